"""On the road: what can happen."""

from __future__ import annotations

from .base import Event, Goods


class SetOut(Event):
    place: str
    region: str


class CampaignTurn(Event):
    """A new turn of some days."""

    turn: int
    season: str


class Journeyed(Event):
    """A group has come to another territory."""

    place: str
    terrain: str


class Stayed(Event):
    """A group goes nowhere in this turn."""

    place: str


class PutOff(Event):
    """Somebody does not want to begin a quest this turn."""

    quest: str


class Camped(Event):
    place: str


class Entered(Event):
    """A group has entered a settlement."""

    place: str
    settlement: str


class Arrived(Event):
    """The journey is over."""

    how: str
    quest: str


class Delayed(Event):
    turns: int


class Astray(Event):
    """A group has lost its way."""

    place: str


class Lost(Goods):
    """A thing or an animal is gone."""

    who: int
    name: str
    item: str


class HalfWay(Event):
    """The overloaded need another turn."""

    place: str


class Cold(Event):
    """Winter nights in mountains and on glaciers."""

    place: str


class Sailed(Event):
    place: str
    terrain: str
    boat: str


class BoatTaken(Event):
    who: int
    name: str
    boat: str


class BoatLost(Event):
    """A boat is left behind for good."""

    boat: str
    place: str


class HullChanged(Event):
    """The Structure points that a boat has left."""

    boat: str
    left: int


class Wrecked(Event):
    boat: str
    place: str


class WashedAshore(Event):
    place: str


class Parted(Event):
    who: int
    name: str
    place: str


class Joined(Event):
    who: int
    name: str
    place: str


class Buried(Event):
    """A dead hero was laid to rest on the way."""

    name: str
    place: str


class Jailed(Event):
    who: int
    name: str
    turns: int


class SetFree(Event):
    who: int
    name: str
    place: str


class DangerRolled(Event):
    """The Dark Player's dice after a rest."""

    dice: int
    found: int


class DangerMoved(Event):
    place: str
    other: str


class DangerMet(Event):
    danger: str
    place: str


class HouseBought(Event):
    who: int
    name: str


class Stored(Goods):
    """Something is put into the house or taken out of it."""

    who: int
    name: str
    item: str
    how: str


class Loaded(Goods):
    """What is too much for a hero is on his animal now."""

    who: int
    name: str
