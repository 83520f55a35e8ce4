"""The parts of a movement."""

from __future__ import annotations

from typing import ClassVar

from .acts import Act


class Walk(Act, frozen=True):
    """Walk to a square and stop there."""

    group: ClassVar[str] = "move"
    square: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.square}",)

    def __str__(self) -> str:
        return f"walk {self.square}"


class RunUp(Act, frozen=True):
    """Walk to a square and jump from there, or lift somebody there, in the same action."""

    group: ClassVar[str] = "jump"
    square: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.square}",)

    def __str__(self) -> str:
        return f"run-up {self.square}"


class Jump(Act, frozen=True):
    """Jump to a square; `aside` is the square to step on to if a character stands there, else the same."""

    group: ClassVar[str] = "jump"
    square: int
    aside: int
    length: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.aside}",)

    def __str__(self) -> str:
        return f"jump {self.square}" if self.square == self.aside else f"jump {self.square} aside {self.aside}"


class Swap(Act, frozen=True):
    """Change places with another character, walking next to it first from `square`."""

    group: ClassVar[str] = "move"
    hero: int
    square: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"hero-{self.hero}",)

    def __str__(self) -> str:
        return f"swap {self.kind} {self.hero}"


class Stop(Act, frozen=True):
    """Go no further; leave a door shut."""

    role: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "stop"


class FarJump(Act, frozen=True):
    """Run up and jump: from where is asked next."""

    group: ClassVar[str] = "jump"

    def __str__(self) -> str:
        return "run-up"


STOP = Stop()

FAR_JUMP = FarJump()

MOST_SQUARES = 48 * 25

WALKS = tuple(Walk(square) for square in range(MOST_SQUARES))
