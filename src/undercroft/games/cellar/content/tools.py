"""The tools that thieves pack before they go down."""

from __future__ import annotations

from undercroft.kernel import Definition


class Tool(Definition, frozen=True):
    fight: int = 0
    peeks: bool = False
    health: int = 0


TOOLS = (
    Tool(id="club", fight=1),
    Tool(id="lamp", peeks=True),
    Tool(id="leather-coat", health=1),
)
