"""What the author of a quest gets to see of it."""

from __future__ import annotations

from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Board

from .letters import legend, letters
from .svg import svg

WIDTH = 100


def authored(told: str, drawn: Board | str, speak: Speaker) -> tuple[str, str]:
    """The quest in text and as SVG: a board is drawn here, what a game has drawn itself is shown as it is."""
    if isinstance(drawn, str):
        return told, drawn
    plan = letters(drawn, width=WIDTH)
    return "\n".join([told, "", *plan.lines, *legend(plan, speak)]), svg(drawn, speak)
