"""What a way of laying the new room would look like."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text
from undercroft.toolkit.scene import Board, Cell, Edge

from .content import Content
from .rules.options import Lay


def preview(seen: dict[str, Any], content: Content, option: object) -> Board | None:
    """The room by itself, with its doors."""
    if not isinstance(option, Lay):
        return None
    doors = tuple(Edge(f"door-{side}", 0, 0, side, "door") for side in option.doors)  # type: ignore[arg-type]
    return Board("preview", Text(f"tile-{seen['drawn']}"), (Cell("room", 0, 0),), doors)
