"""A scene in one language: the same values as plain JSON, with every `Text` translated. Also the things of a scene
by id."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from undercroft.kernel import Text
from undercroft.kernel.text import Speaker

from .scene import Card, Cell, Edge, Piece, Scene, Sheet, Zone

Thing = Cell | Edge | Piece | Card | Sheet | Zone


def spoken(value: Any, speak: Speaker) -> Any:
    """A scene, or any part of one, as plain values with every text in words. Defaults are left out.

    >>> from undercroft.toolkit.scene import Bar
    >>> spoken(Bar(Text("health"), 2, 3), str)
    {'name': 'health', 'value': 2, 'most': 3}
    """
    return msgspec.to_builtins(value, enc_hook=speak)


def things(scene: Scene) -> Iterator[Thing]:
    """Everything in a scene that an option can refer to: cells, edges, pieces, sheets, zones and cards."""
    for board in scene.boards:
        yield from board.cells
        yield from board.edges
        yield from board.pieces
    for sheet in scene.sheets:
        yield sheet
        for zone in sheet.zones:
            yield zone
            yield from zone.cards
    for zone in scene.zones:
        yield zone
        yield from zone.cards


def every_text(value: Any, seen: Callable[[Text], None]) -> None:
    """Show every text of a scene or a part of it to `seen`."""
    if isinstance(value, Text):
        seen(value)
    elif isinstance(value, tuple):
        for part in value:
            every_text(part, seen)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            every_text(getattr(value, name), seen)
