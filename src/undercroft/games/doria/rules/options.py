"""What a seat can choose: small values with a stable text, each of which knows what it concerns in the scene.

Ids of the scene: `cell-N` a square, `door-N` a door, `hero-N` and `monster-N` figures, `card-N` a card by its number,
`slot-N-PLACE` a place of a character's body, `treasure-N` and `token-N` what lies on a square, `stack-N` a loot stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import ClassVar, overload

from undercroft.kernel import Text, Value, Word, say

from ..board import on_side
from ..content import DoriaTable
from ..state import NO_CARD

SIDES = ("north", "east", "south", "west")
YES, NO = Word("yes"), Word("no")


# ----------------------------------------------------------------------------------------------- things and people


class Thing(Value, frozen=True):
    """A card by its number; the text names what is printed on it, too."""

    group: ClassVar[str] = "cards"
    number: int
    card: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.number}",) if self.card else ()

    def __str__(self) -> str:
        return f"{self.card} {self.number}" if self.card else "none"


NOTHING = Thing(NO_CARD, "")


def things(t: DoriaTable, numbers: Iterable[int]) -> list[Thing]:
    return [Thing(number, t.content.numbered[number].id) for number in numbers]


def thing_label(thing: Thing) -> Text:
    return say("thing", card=thing.card or "nothing")


class Person(Value, frozen=True):
    """A character by its number."""

    group: ClassVar[str] = "heroes"
    hero: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-hero-{self.hero}",)

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


# ----------------------------------------------------------------------------------------------- actions


class Act(Value, frozen=True):
    """An action of a character."""


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


class Stop(Act, frozen=True):
    """Go no further; leave a door shut."""

    def __str__(self) -> str:
        return "stop"


class FarJump(Act, frozen=True):
    """Run up and jump: from where is asked next."""

    group: ClassVar[str] = "jump"

    def __str__(self) -> str:
        return "run-up"


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


STOP = Stop()
FAR_JUMP = FarJump()
MOST_SQUARES = 48 * 25
MOST_AP = 40
WAITS = tuple(Wait(ap) for ap in range(MOST_AP + 1))
WALKS = tuple(Walk(square) for square in range(MOST_SQUARES))


# ----------------------------------------------------------------------------------------------- tiles


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


# ----------------------------------------------------------------------------------------------- equipment


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


class Give(Value, frozen=True):
    """Hand a starting card on to another character."""

    group: ClassVar[str] = "heroes"
    hero: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-hero-{self.hero}",)

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
    """Attack a monster at once with a card that is being taken."""

    monster: int
    name: Text

    @property
    def at(self) -> tuple[str, ...]:
        return (f"monster-{self.monster}",)

    def __str__(self) -> str:
        return f"attack {self.monster}"


class Deal(Value, frozen=True):
    """Something that can be done in the shop."""

    verb: str
    number: int = NO_CARD
    card: str = ""

    @property
    def group(self) -> str:  # type: ignore[override]
        return f"shop-{self.verb}" if self.card else ""

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card-{self.number}",) if self.card else ()

    def __str__(self) -> str:
        return f"{self.verb} {self.card} {self.number}" if self.card else self.verb


# ----------------------------------------------------------------------------------------------- growing and the party


class Persona(Value, frozen=True):
    """A premade character."""

    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"persona-{self.kind}",)

    def __str__(self) -> str:
        return self.kind


class Bonus(Value, frozen=True):
    """A permanent bonus."""

    bonus: str

    def __str__(self) -> str:
        return self.bonus


class Grow(Value, frozen=True):
    """An attribute to raise, by its number."""

    attribute: int
    name: str

    def __str__(self) -> str:
        return self.name


class Split(Value, frozen=True):
    """How recovered points are divided."""

    hp: int
    pp: int

    def __str__(self) -> str:
        return f"hp {self.hp} pp {self.pp}"


class Spring(Value, frozen=True):
    """A character who springs the trap in the shop."""

    hero: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-hero-{self.hero}",)

    def __str__(self) -> str:
        return f"spring {self.hero}"


class Leave(Value, frozen=True):
    """A character leaves the game."""

    hero: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-hero-{self.hero}",)

    def __str__(self) -> str:
        return f"leave {self.hero}"


class Join(Value, frozen=True):
    """A new character, run by this seat."""

    seat: int

    def __str__(self) -> str:
        return f"join {self.seat}"


class Speak(Value, frozen=True):
    """This seat speaks for the party from now on."""

    seat: int

    def __str__(self) -> str:
        return f"speaker {self.seat}"
