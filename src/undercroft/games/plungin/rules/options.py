"""What a seat can choose: small values with a stable text, each of which knows what it concerns.

Ids in the scene: `cell-<square>`, `door-<number>-<part>`, `chest-<number>`, `figure-<number>` for everybody on the map,
`sheet-<number>` for Heroes, `own-<Hero>-<thing>` for what is on a sheet, `lying-<tile>-<place>` for what lies about.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Decline, End, Value, Word
from undercroft.toolkit.scene import SIDES

from ..board import SQUARES, Placed, spot
from ..ids import cell_id, chest_id, door_ids, figure_id, own_id, sheet_id

# ------------------------------------------------------------------------------------------ whom and what


class Somebody(Value, frozen=True):
    """A figure on the map: Heroes by their place in the party, others by their own number."""

    ref: int
    kind: str

    @property
    def at(self) -> tuple[str, ...]:
        return (figure_id(self.ref),)

    def __str__(self) -> str:
        return f"{self.kind}-{self.ref}"


class Corpse(Somebody, frozen=True):
    """A dead Hero, who has no square."""

    @property
    def at(self) -> tuple[str, ...]:
        return (sheet_id(self.ref),)


class DoorAt(Value, frozen=True):
    """A door by its number; `parts`: how many squares wide. `tag`: one number for doors and Chests together."""

    ref: int
    parts: int = 2

    @property
    def tag(self) -> int:
        return self.ref * 2 + 1

    @property
    def at(self) -> tuple[str, ...]:
        return door_ids(self.ref, self.parts)

    def __str__(self) -> str:
        return f"door-{self.ref}"


class ChestAt(Value, frozen=True):
    """A Chest by its number."""

    ref: int

    @property
    def tag(self) -> int:
        return self.ref * 2

    @property
    def at(self) -> tuple[str, ...]:
        return (chest_id(self.ref),)

    def __str__(self) -> str:
        return f"chest-{self.ref}"


Aim = Somebody | DoorAt | ChestAt
"""What a spell can be cast at."""


class Prey(Somebody, frozen=True):
    """Whom a Monster goes for."""

    def __str__(self) -> str:
        return str(self.ref)


class Square(Value, frozen=True):
    """A square of the map."""

    cell: int

    @property
    def at(self) -> tuple[str, ...]:
        return (cell_id(self.cell),)

    def __str__(self) -> str:
        return spot(self.cell)


# ------------------------------------------------------------------------------------------ actions


class Act(Value, frozen=True):
    """Something to do."""

    verb: ClassVar[str] = ""


class Plain(Act, frozen=True):
    """A deed that one word names."""

    word: str
    heading: str = "other"

    @property
    def verb(self) -> str:  # type: ignore[override]
        return self.word

    @property
    def group(self) -> str:  # type: ignore[override]
        return self.heading

    @property
    def role(self) -> str:  # type: ignore[override]
        return "end" if self.heading == "end" else "act"

    def __str__(self) -> str:
        return self.word


PASS, DONE = Plain("pass", "end"), Plain("done", "end")
LEAVE, GATE = Plain("leave", "move"), Plain("gate", "move")
DRINK, FILL, RISE = Plain("drink", "place"), Plain("fill", "place"), Plain("rise", "growth")
REPLACE, KEEP = Plain("replace"), Plain("keep")
SEARCH = Plain("search", "place")

FREE = ("pass", "rise", "raise", "gate")
"""What costs no action."""


class Move(Act, frozen=True):
    """Walk to a square."""

    verb: ClassVar[str] = "move"
    group: ClassVar[str] = "move"
    cell: int

    @property
    def at(self) -> tuple[str, ...]:
        return (cell_id(self.cell),)

    def __str__(self) -> str:
        return f"{self.verb} {spot(self.cell)}"


class Leap(Move, frozen=True):
    """Over one square onto the next."""

    verb: ClassVar[str] = "leap"


MOVES = [Move(cell) for cell in range(SQUARES)]
"""A Move to each square."""


class Attack(Act, frozen=True):
    """Attack a Monster with a weapon, or with two."""

    verb: ClassVar[str] = "attack"
    group: ClassVar[str] = "attack"
    weapon: str
    target: Somebody
    second: str = ""

    @property
    def at(self) -> tuple[str, ...]:
        return self.target.at

    def __str__(self) -> str:
        weapons = f"{self.weapon}+{self.second}" if self.second else self.weapon
        return f"{self.verb} {weapons} {self.target}"


class Boost(Attack, frozen=True):
    """Attack with a manna weapon whose bonus is rolled."""

    verb: ClassVar[str] = "boost"


class Charge(Act, frozen=True):
    """Straight ahead to a square, and attack."""

    verb: ClassVar[str] = "charge"
    group: ClassVar[str] = "attack"
    weapon: str
    target: Somebody
    cell: int

    @property
    def at(self) -> tuple[str, ...]:
        return (*self.target.at, cell_id(self.cell))

    def __str__(self) -> str:
        return f"charge {self.weapon} {self.target} {spot(self.cell)}"


class Cast(Act, frozen=True):
    """Cast a spell; `aims`: what it could be cast at, which is asked next. Without any it needs no target."""

    verb: ClassVar[str] = "cast"
    group: ClassVar[str] = "magic"
    spell: str
    caster: int
    aims: tuple[Aim, ...] = ()

    @property
    def at(self) -> tuple[str, ...]:
        return (own_id(self.caster, self.spell), *(id for aim in self.aims for id in aim.at))

    def __str__(self) -> str:
        return f"cast {self.spell}"


class CastAt(Value, frozen=True):
    """What a spell that was chosen is cast at."""

    spell: str
    target: Aim

    @property
    def at(self) -> tuple[str, ...]:
        return self.target.at

    def __str__(self) -> str:
        return str(self.target)


class Handle(Act, frozen=True):
    """Detect, disarm, open, pick, unlock or loot a door or Chest."""

    group: ClassVar[str] = "things"
    deed: str
    thing: DoorAt | ChestAt

    @property
    def verb(self) -> str:  # type: ignore[override]
        return self.deed

    @property
    def is_door(self) -> bool:
        return isinstance(self.thing, DoorAt)

    @property
    def at(self) -> tuple[str, ...]:
        return self.thing.at

    def __str__(self) -> str:
        return f"{self.deed} {self.thing}"


class Use(Act, frozen=True):
    """Use an item from a Hero's sheet, perhaps on somebody."""

    verb: ClassVar[str] = "use"
    group: ClassVar[str] = "items"
    thing: str
    owner: int
    on: Somebody | None = None

    @property
    def at(self) -> tuple[str, ...]:
        return (own_id(self.owner, self.thing), *(self.on.at if self.on else ()))

    def __str__(self) -> str:
        return f"use {self.thing} {self.on}" if self.on else f"use {self.thing}"


class Wield(Act, frozen=True):
    """Take a weapon or shield in hand."""

    verb: ClassVar[str] = "wield"
    group: ClassVar[str] = "items"
    thing: str
    owner: int

    @property
    def at(self) -> tuple[str, ...]:
        return (own_id(self.owner, self.thing),)

    def __str__(self) -> str:
        return f"{self.verb} {self.thing}"


class Sell(Wield, frozen=True):
    """Give a thing back for gold."""

    verb: ClassVar[str] = "sell"
    group: ClassVar[str] = "shop"


class Give(Act, frozen=True):
    """Hand a thing to somebody on an adjacent square."""

    verb: ClassVar[str] = "give"
    group: ClassVar[str] = "items"
    thing: str
    owner: int
    to: Somebody

    @property
    def at(self) -> tuple[str, ...]:
        return (own_id(self.owner, self.thing), *self.to.at)

    def __str__(self) -> str:
        return f"give {self.thing} {self.to}"


class Assist(Act, frozen=True):
    """Help a friend to recover."""

    verb: ClassVar[str] = "assist"
    group: ClassVar[str] = "friends"
    friend: Somebody

    @property
    def at(self) -> tuple[str, ...]:
        return self.friend.at

    def __str__(self) -> str:
        return f"{self.verb} {self.friend}"


class Bury(Assist, frozen=True):
    """Lay a dead Hero in a sarcophagus."""

    verb: ClassVar[str] = "bury"


class Take(Act, frozen=True):
    """Pick up what lies on the tile, at a place of the heap."""

    verb: ClassVar[str] = "take"
    group: ClassVar[str] = "place"
    thing: str
    tile: int
    place: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"lying-{self.tile}-{self.place}",)

    def __str__(self) -> str:
        return f"take {self.thing}"


class Raise(Act, frozen=True):
    """Raise a stat by one."""

    verb: ClassVar[str] = "raise"
    group: ClassVar[str] = "growth"
    stat: str
    hero: int

    @property
    def at(self) -> tuple[str, ...]:
        return (sheet_id(self.hero),)

    def __str__(self) -> str:
        return f"raise {self.stat}"


# ------------------------------------------------------------------------------------------ outside


class Buy(Act, frozen=True):
    """Buy a thing of the Item List."""

    verb: ClassVar[str] = "buy"
    group: ClassVar[str] = "shop"
    thing: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"shop-{self.thing}",)

    def __str__(self) -> str:
        return f"buy {self.thing}"


class Learn(Act, frozen=True):
    """Learn an ability, with the school or weapon that it names: `magic-school fire`."""

    verb: ClassVar[str] = "learn"
    group: ClassVar[str] = "abilities"
    what: str
    hero: int = 0

    @property
    def at(self) -> tuple[str, ...]:
        return (sheet_id(self.hero),)

    def __str__(self) -> str:
        return f"{self.verb} {self.what}"


class Study(Learn, frozen=True):
    """Take up a spell."""

    verb: ClassVar[str] = "study"
    group: ClassVar[str] = "magic"


class Recruit(Value, frozen=True):
    """A Hero who may join."""

    hero: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"recruit-{self.hero}",)

    def __str__(self) -> str:
        return self.hero


# ------------------------------------------------------------------------------------------ finds and tiles


class Printed(Value, frozen=True):
    """One of two things that dice have offered: a treasure, an event."""

    id: str

    def __str__(self) -> str:
        return self.id


class Drop(Value, frozen=True):
    """Leave a thing from one's sheet lying, to make room for another that was found."""

    thing: str
    owner: int
    found: str

    @property
    def at(self) -> tuple[str, ...]:
        return (own_id(self.owner, self.thing),)

    def __str__(self) -> str:
        return self.thing


class Lay(Value, frozen=True):
    """A way to lay a tile: its place and turn, and how bad it is: doorways that would lead nowhere, and four for every
    Great Door that it would wall up."""

    placed: Placed
    bad: int = 0

    def __str__(self) -> str:
        return f"turn-{self.placed.turn} {spot(self.placed.corner)}"


class Wall(Value, frozen=True):
    """A wall for a door: the side, and the squares before the doorway."""

    side: int
    cells: tuple[int, ...]

    @property
    def at(self) -> tuple[str, ...]:
        return tuple(cell_id(cell) for cell in self.cells)

    def __str__(self) -> str:
        return SIDES[self.side]


class Side(Value, frozen=True):
    """A direction."""

    side: int

    def __str__(self) -> str:
        return SIDES[self.side]


FOLLOW, STAY = Word("follow"), Decline("stay")
REMEMBER, FORGET = Word("keep"), Decline("lose")
LEAVE_IT = Decline("leave")
RETURN, GIVE_UP = Word("return"), End("give-up")
MAGIC, NO_MAGIC = Word("magic"), Word("non-magic")
