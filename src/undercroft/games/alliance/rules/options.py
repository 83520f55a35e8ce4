"""What a player can choose: small values with a stable text, each of which knows what it concerns in the scene."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Decline, End, Value, Word
from undercroft.toolkit.scene import SIDES, Side

from .. import ids
from ..board import DIRECTIONS, X, Y
from ..state import FIRST_MONSTER, NOBODY, State

PRIMARY = "primary"
"""The source of an attack that no card makes."""


def named(who: int, card: str) -> str:
    """The stable text of a character: a hero by card, a monster by card and number.

    >>> named(3, "petra"), named(104, "goblin")
    ('petra', 'goblin-104')
    """
    return card if who < FIRST_MONSTER else f"{card}-{who}"


def card_of(state: State, who: int) -> str:
    """The Hero Card or Encounter Card of a character."""
    return state.heroes[who].card if who < FIRST_MONSTER else state.monsters[who].card


# ------------------------------------------------------------------------------------------------ before the dungeon


class Join(Value, frozen=True):
    """A hero of the row joins the Alliance."""

    hero: str

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.in_row(self.hero),)

    def __str__(self) -> str:
        return self.hero


class Post(Value, frozen=True):
    """A hero takes a space of the Starting Tile."""

    who: int
    card: str

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.sheet(self.who),)

    def __str__(self) -> str:
        return self.card


class Start(Value, frozen=True):
    """A hero's activation begins: `activate`, `rest`, `rise` or `leave`."""

    verb: str
    hero: int
    card: str

    @property
    def group(self) -> str:  # type: ignore[override]
        return self.verb

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.piece(self.hero), ids.sheet(self.hero))

    def __str__(self) -> str:
        return f"{self.verb} {self.card}"


# ---------------------------------------------------------------------------------------------- what a hero can do


class Act(Value, frozen=True):
    """One action of the active hero."""


class Attack(Act, frozen=True):
    """An attack of `hero` on `target`, whose card is `card`, with a card of the column or the primary attack."""

    group: ClassVar[str] = "attack"
    hero: int
    target: int
    card: str
    source: str

    @property
    def at(self) -> tuple[str, ...]:
        source = () if self.source == PRIMARY else (ids.in_column(self.hero, self.source),)
        return (ids.piece(self.target), *source)

    def __str__(self) -> str:
        return f"attack {named(self.target, self.card)} with {self.source}"


class Move(Act, frozen=True):
    """One step from a space to the next."""

    group: ClassVar[str] = "move"
    start: int
    cell: int

    @property
    def way(self) -> str:
        return DIRECTIONS[X[self.cell] - X[self.start], Y[self.cell] - Y[self.start]]

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.cell(self.cell),)

    def __str__(self) -> str:
        return f"move {self.way}"


class Spin(Act, frozen=True):
    """Turn on the spot; which way is asked next."""

    group: ClassVar[str] = "turn"
    hero: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.piece(self.hero),)

    def __str__(self) -> str:
        return "face"


class Again(Act, frozen=True):
    """No attack, but a second movement."""

    group: ClassVar[str] = "move"

    def __str__(self) -> str:
        return "again"


class Passage(Act, frozen=True):
    """A border of the hero's room."""

    group: ClassVar[str] = "doors"
    place: int
    side: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.border(self.place, self.side),)


class Open(Passage, frozen=True):
    def __str__(self) -> str:
        return f"open {SIDES[self.side]}"


class Force(Passage, frozen=True):
    def __str__(self) -> str:
        return f"force {SIDES[self.side]}"


class Handle(Act, frozen=True):
    """Something about a Challenge Token on a space: `chest`, `unlock`, `search` or `disarm`."""

    group: ClassVar[str] = "things"
    verb: str
    cell: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.token(self.cell),)

    def __str__(self) -> str:
        return f"{self.verb} {self.cell}"


class Playing(Act, frozen=True):
    """One way of playing a card from hand: on whom (`whom`: its card), for what; `repeat` takes a Burst of Strength."""

    card: str
    target: int = NOBODY
    use: str = ""
    repeat: bool = False
    whom: str = ""

    @property
    def group(self) -> str:  # type: ignore[override]
        return "burst" if self.repeat else "cards"

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.in_hand(self.card), *((ids.piece(self.target),) if self.target != NOBODY else ()))

    def __str__(self) -> str:
        on = f" on {named(self.target, self.whom)}" if self.target != NOBODY else ""
        return f"{'repeat' if self.repeat else 'play'} {self.card}{on}{' for ' + self.use if self.use else ''}"


class Burst(Act, frozen=True):
    """A Burst of Strength: `speed`, `attack` or `heal`."""

    group: ClassVar[str] = "burst"
    option: str

    def __str__(self) -> str:
        return f"burst {self.option}"


class Done(Act, frozen=True):
    group: ClassVar[str] = "end"
    role: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "done"


# ------------------------------------------------------------------------------------------- spaces, sides, characters


class Space(Value, frozen=True):
    """A space that `who` (NOBODY: no character) comes to."""

    cell: int
    who: int = NOBODY

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.cell(self.cell),)

    def __str__(self) -> str:
        return str(self.cell)


class Token(Space, frozen=True):
    """A face-down challenge, by its space."""

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.token(self.cell),)


class Facing(Value, frozen=True):
    """A side that a character turns to."""

    who: int
    side: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.piece(self.who),)

    @property
    def facing(self) -> Side:
        return SIDES[self.side]

    def __str__(self) -> str:
        return SIDES[self.side]


class Character(Value, frozen=True):
    """A hero or a monster; `by` is the monster that attacks it."""

    who: int
    card: str
    by: int = NOBODY

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.piece(self.who),)

    def __str__(self) -> str:
        return named(self.who, self.card)


# ---------------------------------------------------------------------------------------------------------- the rest


class Laying(Value, frozen=True):
    """A tile of the Tile Draft Area, turned clockwise by quarters, for an empty place of the frame."""

    tile: str
    turn: int
    place: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.in_tile_area(self.tile),)

    def __str__(self) -> str:
        return f"{self.tile} {self.turn}"


class Effort(Value, frozen=True):
    """How many more Speed points go into an attempt; `sure`: so many that no die is needed."""

    points: int
    sure: bool = False

    def __str__(self) -> str:
        return "sure" if self.sure else str(self.points)


class Poison(Value, frozen=True):
    """How many of the Wound Tokens that are removed are poison."""

    count: int

    def __str__(self) -> str:
        return str(self.count)


class HandCard(Value, frozen=True):
    card: str

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.in_hand(self.card),)

    def __str__(self) -> str:
        return self.card


class PileCard(Value, frozen=True):
    """A card of the own discard pile."""

    card: str
    seat: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.in_pile(self.seat, self.card),)

    def __str__(self) -> str:
        return self.card


class Upgrade(Value, frozen=True):
    """Something about an Upgrade Card: `buy`, `salvage` (from the discard pile) or `swap`."""

    verb: str
    card: str

    @property
    def group(self) -> str:  # type: ignore[override]
        return "swap" if self.verb == "swap" else "draft"

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.thrown_away(self.card) if self.verb == "salvage" else ids.for_sale(self.card),)

    def __str__(self) -> str:
        return f"{self.verb} {self.card}"


class Reaction(Value, frozen=True):
    """A hero (`name`: its card) plays a Reaction to an attack on `target`; `by` makes it."""

    hero: int
    name: str
    card: str
    target: int = NOBODY
    by: int = NOBODY

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.in_hand(self.card), ids.piece(self.hero))

    def __str__(self) -> str:
        return f"{self.name} {self.card}"


class Assault(Value, frozen=True):
    """A monster that can carry out one of the two choices of Section II, and what the card adds to its attack."""

    choice: str
    who: int
    card: str
    bonus: int

    @property
    def at(self) -> tuple[str, ...]:
        return (ids.piece(self.who),)

    def __str__(self) -> str:
        return f"{self.choice} {named(self.who, self.card)}"


DONE, AGAIN = Done(), Again()
PASS, STOP, LEAVE, OTHERWISE = Decline("pass"), End("stop"), Decline("leave"), Word("otherwise")
