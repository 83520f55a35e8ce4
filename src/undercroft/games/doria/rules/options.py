"""What a seat can choose: small values with a stable text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import overload

import msgspec

from undercroft.kernel import Text, say

from ..content import DoriaTable
from ..state import NO_CARD


class Thing(msgspec.Struct, frozen=True):
    """A card by its number; the text names what is printed on it, too."""

    number: int
    card: str

    def __str__(self) -> str:
        return f"{self.card} {self.number}" if self.card else "none"


NOTHING = Thing(NO_CARD, "")


def things(t: DoriaTable, numbers: Iterable[int]) -> list[Thing]:
    return [Thing(number, t.content.numbered[number].id) for number in numbers]


class Person(msgspec.Struct, frozen=True):
    """A character by its number."""

    hero: int
    kind: str

    def __str__(self) -> str:
        return f"{self.kind} {self.hero}"


NOBODY = Person(-1, "nobody")


def people(t: DoriaTable, heroes: Iterable[int]) -> list[Person]:
    return [Person(hero, t.state.heroes[hero].kind) for hero in heroes]


def person_label(person: Person) -> Text:
    return say("person", hero=person.kind)


class Beast(msgspec.Struct, frozen=True):
    """A monster by its number."""

    monster: int
    kind: str

    def __str__(self) -> str:
        return f"{self.kind}-{self.monster}"


def beasts(t: DoriaTable, monsters: Iterable[int]) -> list[Beast]:
    return [Beast(monster, t.state.monsters[monster].kind) for monster in monsters]


class Act(msgspec.Struct, frozen=True):
    """An action of a character."""


class Walk(Act, frozen=True):
    """Walk to a square and stop there."""

    square: int

    def __str__(self) -> str:
        return f"walk {self.square}"


class RunUp(Act, frozen=True):
    """Walk to a square and jump from there in the same action."""

    square: int

    def __str__(self) -> str:
        return f"run-up {self.square}"


class Jump(Act, frozen=True):
    """Jump to a square; `aside` is the square to step on to if a character stands there, else the same."""

    square: int
    aside: int
    length: int

    def __str__(self) -> str:
        return f"jump {self.square}" if self.square == self.aside else f"jump {self.square} aside {self.aside}"


class Swap(Act, frozen=True):
    """Change places with another character, walking next to it first from `square`."""

    hero: int
    square: int
    kind: str

    def __str__(self) -> str:
        return f"swap {self.kind} {self.hero}"


SIDES = ("north", "east", "south", "west")


class OpenDoor(Act, frozen=True):
    door: int

    def __str__(self) -> str:
        return f"open {self.door >> 2} {SIDES[self.door & 3]}"


class Search(Act, frozen=True):
    cards: int

    def __str__(self) -> str:
        return "search" if self.cards == 1 else "search carefully"


class Attack(Act, frozen=True):
    """Attack with a card; `boost` is the number of its special effect, -1 for none."""

    number: int
    card: str
    monster: int
    kind: str
    boost: int = -1

    def __str__(self) -> str:
        text = f"attack {self.kind}-{self.monster} with {self.card} {self.number}"
        return text if self.boost < 0 else f"{text} effect {self.boost}"


class Use(Act, frozen=True):
    """Use a card on a character."""

    number: int
    card: str
    target: int

    def __str__(self) -> str:
        return f"use {self.card} {self.number} on {self.target}"


class Plain(Act, frozen=True):
    """An action that asks for the rest later: equip, throw, take, repair, clear ..."""

    verb: str
    at: int = -1

    def __str__(self) -> str:
        return self.verb if self.at < 0 else f"{self.verb} {self.at}"


class Wait(Act, frozen=True):
    ap: int

    def __str__(self) -> str:
        return f"wait {self.ap}"


class Choices(Sequence[Act]):
    """Options that are listed only when somebody looks at them; there is always one."""

    def __init__(self, listed: Callable[[], list[Act]]) -> None:
        self._listed = listed

    @cached_property
    def _options(self) -> list[Act]:
        return self._listed()

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Act]:
        return iter(self._options)

    @overload
    def __getitem__(self, at: int) -> Act: ...
    @overload
    def __getitem__(self, at: slice) -> list[Act]: ...
    def __getitem__(self, at: int | slice) -> Act | list[Act]:
        return self._options[at]


STOP = Plain("stop")
MOST_SQUARES = 48 * 25
WALKS = tuple(Walk(square) for square in range(MOST_SQUARES))
RUN_UPS = tuple(RunUp(square) for square in range(MOST_SQUARES))
