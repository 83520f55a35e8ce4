"""Doors, Chests and traps, and what Heroes find, carry and use."""

from __future__ import annotations

from undercroft.kernel import Event

from .base import Rolled, Spoken, Thing, Who


class Examined(Spoken):
    hero: Who
    object: Thing
    found: int


class TrapKnown(Spoken):
    object: Thing
    trap: str


class Disarmed(Rolled):
    hero: Who
    trap: str
    worked: int
    xp: int


class LockTried(Rolled):
    hero: Who
    object: Thing
    opened: int
    xp: int


class Opened(Spoken):
    who: Who
    object: Thing


class Sprung(Spoken):
    who: Who
    trap: str


class SprungOn(Sprung):
    """A trap on a door or Chest."""

    object: Thing


class TrapStruck(Spoken):
    who: Who
    dice: int
    hits: int


class TrapTested(Spoken):
    who: Who
    dice: int
    stat: str
    needed: int
    avoided: int


class FoundTreasure(Spoken):
    hero: str
    treasure: str
    amount: int


class Gained(Spoken):
    hero: str
    amount: int


class KeyKept(Spoken):
    hero: str
    thing: str


class LeftBehind(Spoken):
    hero: str
    thing: str


class Lost(Spoken):
    thing: str


class Used(Spoken):
    hero: Who
    thing: str


class Drank(Spoken):
    hero: str
    bottled: int


class PickedUp(Spoken):
    hero: str
    thing: str


class Given(Spoken):
    hero: str
    thing: str
    who: Who


class Changed(Spoken):
    hero: str
    thing: str


class PutOn(Spoken):
    """Armor or attire that was found is worn at once."""

    hero: str
    thing: str


class Boosted(Rolled):
    """Magic poured into a Manna weapon."""

    hero: str
    weapon: str
    dice: int


class Exhausted(Spoken):
    hero: str
    weapon: str


class TorchOut(Spoken):
    hero: str


class Coffined(Spoken):
    hero: str


EVENTS: tuple[type[Event], ...] = (
    Examined,
    TrapKnown,
    Disarmed,
    LockTried,
    Opened,
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
    Boosted,
    Exhausted,
    TorchOut,
    Coffined,
)
