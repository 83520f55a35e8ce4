"""Pictures of a scene's board: as text for terminals, as SVG for documents and reports."""

from .authored import authored
from .letters import LetterMap, beside, legend, letters, strips
from .svg import svg

__all__ = ["LetterMap", "authored", "beside", "legend", "letters", "strips", "svg"]
