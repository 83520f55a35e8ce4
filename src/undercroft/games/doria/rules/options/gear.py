"""Where cards go: on the body, to others, over the counter."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text, Value

from ...state import NO_CARD
from .things import OfHero


class Spot(Value, frozen=True):
    """A place for a card: on the body of a character, in its belt or its pack."""

    group: ClassVar[str] = "places"
    place: str
    hero: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"slot-{self.hero}-{self.place}",)

    def __str__(self) -> str:
        return self.place


class Give(OfHero, frozen=True):
    """Hand a starting card on to another character."""

    group: ClassVar[str] = "heroes"

    def __str__(self) -> str:
        return f"give {self.hero}"


class Shift(Value, frozen=True):
    """A card of a character and the place that it goes to."""

    group: ClassVar[str] = "cards"
    number: int
    card: str
    place: str
    hero: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.number}", f"slot-{self.hero}-{self.place}")

    def __str__(self) -> str:
        return f"{self.card} {self.number} to {self.place}"


class Repair(Value, frozen=True):
    """Cards of one character repaired together, and what that costs."""

    group: ClassVar[str] = "cards"
    owner: int
    numbers: tuple[int, ...]
    ap: int
    what: str

    @property
    def at(self) -> tuple[str, ...]:
        return tuple(f"card-{number}" for number in self.numbers)

    def __str__(self) -> str:
        return f"repair {self.what} {' '.join(map(str, self.numbers))} of {self.owner}"


class UseTaken(Value, frozen=True):
    """Use a card that is being taken on a character at once."""

    target: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"hero-{self.target}",)

    def __str__(self) -> str:
        return f"use {self.target}"


class StrikeTaken(Value, frozen=True):
    """Attack a monster at once with a card that is being taken; `boost` is the number of its special effect."""

    monster: int
    name: Text
    boost: int = -1

    @property
    def at(self) -> tuple[str, ...]:
        return (f"monster-{self.monster}",)

    def __str__(self) -> str:
        return f"attack {self.monster}" if self.boost < 0 else f"attack {self.monster} effect {self.boost}"


class Deal(Value, frozen=True):
    """Something that can be done in the shop."""

    verb: str
    number: int = NO_CARD
    card: str = ""

    @property
    def group(self) -> str:  # type: ignore[override]
        return f"shop-{self.verb}" if self.card else ""

    @property
    def role(self) -> str:  # type: ignore[override]
        return "act" if self.card else "end"

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.number}",) if self.card else ()

    def __str__(self) -> str:
        return f"{self.verb} {self.card} {self.number}" if self.card else self.verb
