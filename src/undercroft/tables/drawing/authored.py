"""The description and picture of a quest for its author."""

from __future__ import annotations

from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Board

from .letters import legend, letters
from .svg import svg

WIDTH = 100


def authored(told: str, drawn: Board | str, speak: Speaker) -> tuple[str, str]:
    """The quest as text and SVG: a board is drawn here, a finished SVG is used as it is."""
    if isinstance(drawn, str):
        return told, drawn
    plan = letters(drawn, width=WIDTH)
    return "\n".join([told, "", *plan.lines, *legend(plan, speak)]), svg(drawn, speak)
