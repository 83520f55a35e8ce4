"""What a character can do in the action phase; movement has a module of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, TypeVar, overload

from undercroft.kernel import Value
from undercroft.toolkit.scene import SIDES

T = TypeVar("T")


class Act(Value, frozen=True):
    """An action of a character."""


class OpenDoor(Act, frozen=True):
    """A door, seen from the square of who opens it; `edge` is the same door as the scene numbers it."""

    group: ClassVar[str] = "door"
    door: int
    edge: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"door-{self.edge}",)

    def __str__(self) -> str:
        return f"open {self.door >> 2} {SIDES[self.door & 3]}"


class Search(Act, frozen=True):
    """Search the treasure on this square: one card, or two of which one is kept."""

    group: ClassVar[str] = "here"
    cards: int
    square: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"treasure-{self.square}",)

    def __str__(self) -> str:
        return "search" if self.cards == 1 else "search carefully"


class Attack(Act, frozen=True):
    """Attack with a card; `boost` is the number of its special effect, -1 for none."""

    group: ClassVar[str] = "attack"
    number: int
    card: str
    monster: int
    kind: str
    boost: int = -1

    @property
    def at(self) -> tuple[str, ...]:
        return (f"monster-{self.monster}", f"card-{self.number}")

    def __str__(self) -> str:
        text = f"attack {self.kind}-{self.monster} with {self.card} {self.number}"
        return text if self.boost < 0 else f"{text} effect {self.boost}"


class Cut(Attack, frozen=True):
    """Attack a trap that holds somebody on this square; `kind` is its card, `trap` its place among those that last."""

    trap: int = -1
    square: int = -1

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.square}", f"card-{self.number}")

    def __str__(self) -> str:
        return f"attack {self.kind} {self.trap} on {self.square} with {self.card} {self.number}"


class Use(Act, frozen=True):
    """Use a card on a character."""

    group: ClassVar[str] = "use"
    number: int
    card: str
    target: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.number}", f"hero-{self.target}")

    def __str__(self) -> str:
        return f"use {self.card} {self.number} on {self.target}"


class Plain(Act, frozen=True):
    """An action that asks for the rest later (equip, stow, throw, take, repair), and stopping."""

    group: ClassVar[str] = "gear"
    verb: str

    def __str__(self) -> str:
        return self.verb


class Clear(Act, frozen=True):
    """Clear the rubble on a square away."""

    group: ClassVar[str] = "here"
    square: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.square}",)

    def __str__(self) -> str:
        return f"clear {self.square}"


class Disarm(Act, frozen=True):
    """Disarm a lasting trap: the place of its card among those that lie open, and the card."""

    group: ClassVar[str] = "here"
    trap: int
    card: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.card}",)

    def __str__(self) -> str:
        return f"disarm {self.trap}"


class PickUp(Act, frozen=True):
    """Take an unconscious character on one's back."""

    group: ClassVar[str] = "here"
    hero: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"hero-{self.hero}",)

    def __str__(self) -> str:
        return f"pick-up {self.hero}"


class LetDown(Act, frozen=True):
    """Let the character down that one carries."""

    group: ClassVar[str] = "here"
    hero: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"hero-{self.hero}",)

    def __str__(self) -> str:
        return "put-down"


class Do(Act, frozen=True):
    """An action of the scenario on the square where the character stands."""

    group: ClassVar[str] = "deed"
    verb: str
    square: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"cell-{self.square}",)

    def __str__(self) -> str:
        return f"do {self.verb}"


class Wait(Act, frozen=True):
    group: ClassVar[str] = "wait"
    ap: int

    def __str__(self) -> str:
        return f"wait {self.ap}"


MOST_AP = 40

WAITS = tuple(Wait(ap) for ap in range(MOST_AP + 1))


class Choices(Sequence[Act]):
    """Options that are listed only when somebody looks at them; there is always one. Who looks for one kind of them
    does not have the others listed: `part` gives those among which a kind is."""

    def __init__(self, listed: Callable[[], list[Act]], part: Callable[[type], Sequence[Act]]) -> None:
        self._listed, self._part = listed, part
        self._made: list[Act] | None = None

    @property
    def _options(self) -> list[Act]:
        if self._made is None:
            self._made = self._listed()
        return self._made

    def of(self, kind: type[T]) -> list[T]:
        """The options of exactly this kind, in their order."""
        options = self._part(kind) if self._made is None else self._made
        return [option for option in options if type(option) is kind]

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
