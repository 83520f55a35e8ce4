"""On the road: what can happen."""

from __future__ import annotations

from .base import Event


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


class Lost(Event):
    """A thing or an animal is gone."""

    who: int
    name: str
    item: str
