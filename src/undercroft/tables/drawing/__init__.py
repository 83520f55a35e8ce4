"""Pictures of a scene's board: in letters for lines, in SVG for documents and reports."""

from .letters import LetterMap, legend, letters
from .svg import svg

__all__ = ["LetterMap", "legend", "letters", "svg"]
