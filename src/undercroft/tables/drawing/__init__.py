"""Pictures of a scene's board: in letters for lines, in SVG for documents and reports."""

from .letters import LetterMap, beside, legend, letters
from .svg import svg

__all__ = ["LetterMap", "beside", "legend", "letters", "svg"]
