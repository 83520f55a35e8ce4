"""Where tiles, secret doors and loot come from."""

from __future__ import annotations

from undercroft.kernel import Value
from undercroft.toolkit.scene import SIDES

from ...shapes import on_side


class Lay(Value, frozen=True):
    """A way of laying the tile in hand: beyond this side of that slot, turned so often."""

    slot: int
    side: int
    turn: int

    @property
    def at(self) -> tuple[str, ...]:
        return tuple(f"cell-{self.slot * 25 + on_side(self.side, place)}" for place in range(5))

    def __str__(self) -> str:
        return f"lay {self.slot} {SIDES[self.side]} turned {self.turn}"


class Wall(Value, frozen=True):
    """A wall that a secret door breaks: the square and its side as one number."""

    door: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.door >> 2}",)

    def __str__(self) -> str:
        return str(self.door)


class Stack(Value, frozen=True):
    """A stack of loot cards."""

    place: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"stack-{self.place}",)

    def __str__(self) -> str:
        return str(self.place)
