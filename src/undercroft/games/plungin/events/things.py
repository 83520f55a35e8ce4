"""Doors, Chests and traps, and what Heroes find, carry and use."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Event, Text
from undercroft.toolkit.cues import Change, Cue, Go, Mark, Open, Strike

from ..ids import chest_id, door_ids
from .base import Move, Rolled, Somebody, Spoken, Thing, Who, earned, ends, passes, piece, sheet


class Passed(Spoken, kw_only=True):
    """Things go from hand to hand: `moved`, from where to where."""

    moved: tuple[Move, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield from passes(self.moved)


class Examined(Rolled):
    untold = ("needed",)
    hero: Who
    object: Thing
    found: int
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "detect-trap", bool(self.found), self.needed)


class TrapKnown(Spoken):
    object: Thing
    trap: str


class Disarmed(Rolled):
    untold = ("needed",)
    hero: Who
    trap: str
    worked: int
    xp: int
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "disarm", bool(self.worked), self.needed)
        yield from earned("traps", self.xp)


class LockTried(Rolled):
    untold = ("needed",)
    hero: Who
    object: Thing
    opened: int
    xp: int
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "lock", bool(self.opened), self.needed)
        yield from earned("locks", self.xp)


class Opened(Spoken):
    """`emptied`: a Chest that is taken off the map with it."""

    untold = ("emptied",)
    who: Who
    object: Thing
    emptied: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.object.kind == "door":
            yield from (Open(edge) for edge in door_ids(self.object.number, self.object.parts))
        elif self.emptied:
            yield Go(chest_id(self.object.number), "take")


class Looted(Spoken):
    """A Hero empties a Chest that was open already."""

    hero: Who
    object: Thing

    def shown(self) -> Iterator[Cue]:
        yield Go(chest_id(self.object.number), "take")


class NothingSprung(Spoken):
    """A lock has held, and there is no trap on it."""

    object: Thing


class Sprung(Spoken):
    who: Who
    trap: str


class SprungOn(Sprung):
    """A trap on a door or Chest."""

    object: Thing


class TrapStruck(Rolled):
    who: Who
    dice: int
    hits: int

    def shown(self) -> Iterator[Cue]:
        yield from self.roll("", "trap", self.hits > 0)
        yield Strike("", (piece(self.who),), "trap", "hit" if self.hits else "miss")


class TrapTested(Rolled):
    who: Who
    dice: int
    stat: str
    needed: int
    avoided: int

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.who), "avoid", bool(self.avoided), self.needed)


class FoundTreasure(Passed):
    """`purse`: the gold that the Hero has now."""

    untold = ("moved", "purse")
    hero: Somebody
    treasure: str
    amount: int
    purse: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from super().shown()
        if self.purse:
            yield Change(sheet(self.hero), "gold", self.purse - self.amount, self.purse)


class Gained(Spoken):
    untold = ("purse",)
    hero: Somebody
    amount: int
    purse: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.purse:
            yield Change(sheet(self.hero), "gold", self.purse - self.amount, self.purse)


class KeyKept(Passed):
    untold = ("moved",)
    hero: Somebody
    thing: str


class LeftBehind(Passed):
    untold = ("moved",)
    hero: Somebody
    thing: str


class Lost(Passed):
    """`hero` left it behind; logs from before do not say so."""

    untold = ("moved",)
    thing: str
    hero: Who | None = None

    def text(self) -> Text:
        said = super().text()
        return said if self.hero is None else Text(f"{said.id}-by", said.args, said.cites)


class Used(Passed):
    """`mark`: a torch burns from now on."""

    untold = ("moved", "mark")
    hero: Who
    thing: str
    mark: str = ""

    def shown(self) -> Iterator[Cue]:
        yield from super().shown()
        if self.mark:
            yield Mark(sheet(self.hero), self.mark)


class Drank(Passed):
    untold = ("moved",)
    hero: Somebody
    bottled: int


class PickedUp(Passed):
    untold = ("moved",)
    hero: Somebody
    thing: str


class Given(Passed):
    untold = ("moved",)
    hero: Somebody
    thing: str
    who: Who


class Changed(Passed):
    untold = ("moved",)
    hero: Somebody
    thing: str


class PutOn(Passed):
    """Armor or attire that was found is worn at once."""

    untold = ("moved",)
    hero: Somebody
    thing: str


class Stowed(Passed):
    """What was found takes the place of something else."""

    untold = ("moved",)
    hero: Somebody
    thing: str


class Boosted(Rolled):
    """Magic poured into a Manna weapon."""

    hero: Somebody
    weapon: str
    dice: int

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "manna", True)


class Exhausted(Rolled):
    hero: Somebody
    weapon: str

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "manna", False)


class TorchOut(Spoken):
    hero: Somebody

    def shown(self) -> Iterator[Cue]:
        yield from ends(self.hero, ("torch",))


class TorchesBurned(Spoken):
    """Torches that burn on."""

    heroes: tuple[Who, ...]


class Coffined(Spoken):
    hero: Somebody


EVENTS: tuple[type[Event], ...] = (
    Examined,
    TrapKnown,
    Disarmed,
    LockTried,
    Opened,
    Looted,
    NothingSprung,
    Sprung,
    SprungOn,
    TrapStruck,
    TrapTested,
    FoundTreasure,
    Gained,
    KeyKept,
    LeftBehind,
    Lost,
    Used,
    Drank,
    PickedUp,
    Given,
    Changed,
    PutOn,
    Stowed,
    Boosted,
    Exhausted,
    TorchOut,
    TorchesBurned,
    Coffined,
)
