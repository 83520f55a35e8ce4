"""Cards, characters, monsters, squares and numbers as options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.kernel import Decline, Text, Value, Word, say

from ...content import DoriaTable
from ...state import NO_CARD

YES, NO = Word("yes"), Decline("no")


class Thing(Value, frozen=True):
    """A card by its number; the text names what is printed on it, too."""

    group: ClassVar[str] = "cards"
    number: int
    card: str

    @property
    def role(self) -> str:  # type: ignore[override]
        return "act" if self.card else "decline"

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.number}",) if self.card else ()

    def __str__(self) -> str:
        return f"{self.card} {self.number}" if self.card else "none"


NOTHING = Thing(NO_CARD, "")


class Bare(Thing, frozen=True):
    """No card, but what everybody can do: dodge, or resist by will."""

    role: ClassVar[str] = "act"


UNARMED = Bare(NO_CARD, "")


def things(t: DoriaTable, numbers: Iterable[int]) -> list[Thing]:
    return [Thing(number, t.content.numbered[number].id) for number in numbers]


def thing_label(thing: Thing) -> Text:
    return say("thing", card=thing.card or "nothing")


class OfHero(Value, frozen=True):
    """Something about a character, shown at its sheet."""

    hero: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-hero-{self.hero}",)


class Person(OfHero, frozen=True):
    """A character by its number."""

    group: ClassVar[str] = "heroes"

    def __str__(self) -> str:
        return f"{self.kind} {self.hero}"


def people(t: DoriaTable, heroes: Iterable[int]) -> list[Person]:
    return [Person(hero, t.state.heroes[hero].kind) for hero in heroes]


def person_label(person: Person) -> Text:
    return say("person", hero=person.kind)


class Beast(Value, frozen=True):
    """A monster by its number."""

    group: ClassVar[str] = "monsters"
    monster: int
    kind: str
    name: Text

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-monster-{self.monster}",)

    def __str__(self) -> str:
        return f"{self.kind}-{self.monster}"


def beast_label(beast: Beast) -> Text:
    return beast.name


class Square(Value, frozen=True):
    """A square."""

    group: ClassVar[str] = "squares"
    square: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.square}",)

    def __str__(self) -> str:
        return str(self.square)


class Amount(Value, frozen=True):
    """A number of points."""

    number: int

    def __str__(self) -> str:
        return str(self.number)
