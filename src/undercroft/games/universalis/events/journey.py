"""On the road: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Come, Cue, Go, Move, Roll, Turn

from .. import ids
from .base import Event, Goods


class Travel(Event, kw_only=True):
    """Something that a group does or suffers: `heroes` are its members, where there is more than one group."""

    untold: ClassVar[tuple[str, ...]] = ("heroes",)
    heroes: tuple[str, ...] = ()

    def text(self) -> Text:
        said = super().text()
        names = tuple(Text(f"figure-{hero}") for hero in self.heroes)
        return Text("event-of-group", {"heroes": names, "said": said}, said.cites) if names else said


class OnTheMap(Travel, kw_only=True):
    """Groups, boats and dangers that are elsewhere on the map now, each with its square; those that have come and those
    that are gone."""

    untold: ClassVar[tuple[str, ...]] = (*Travel.untold, "moved", "come", "gone")
    moved: tuple[tuple[str, str], ...] = ()
    come: tuple[tuple[str, str], ...] = ()
    gone: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        gone = (Go(id, "leave") for id in self.gone)
        come = (Come(id, (cell,), "enter") for id, cell in self.come)
        return (*gone, *come, *(Move(id, (cell,)) for id, cell in self.moved))


class SetOut(OnTheMap):
    place: str
    region: str


class CampaignTurn(Event):
    """A new turn of some days."""

    turn: int
    season: str

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(title=self.text()), Change(ids.TURN, "", self.turn - 1, self.turn))


class Journeyed(OnTheMap):
    """A group has come to another territory."""

    place: str
    terrain: str


class Stayed(Travel):
    """A group goes nowhere in this turn."""

    place: str


class PutOff(Event):
    """Somebody does not want to begin a quest this turn."""

    quest: str


class Camped(Travel):
    place: str


class Entered(Travel):
    """A group has entered a settlement."""

    place: str
    settlement: str


class Arrived(Event):
    """The journey is over."""

    how: str
    quest: str


class Delayed(Travel):
    turns: int


class Astray(OnTheMap):
    """A group has lost its way."""

    place: str


class Lost(Goods):
    """A thing or an animal is gone."""

    who: int
    name: str
    item: str


class HalfWay(Travel):
    """The overloaded need another turn."""

    place: str


class Cold(Travel):
    """Winter nights in mountains and on glaciers."""

    place: str


class Sailed(OnTheMap):
    place: str
    terrain: str
    boat: str


class BoatTaken(OnTheMap):
    who: int
    name: str
    boat: str


class BoatLost(OnTheMap):
    """A boat is left behind permanently."""

    boat: str
    place: str


class HullChanged(Event):
    """The Structure points that a boat has left."""

    boat: str
    left: int


class Wrecked(OnTheMap):
    boat: str
    place: str


class WashedAshore(OnTheMap):
    place: str


class Parted(OnTheMap):
    who: int
    name: str
    place: str


class Joined(OnTheMap):
    who: int
    name: str
    place: str


class Buried(OnTheMap):
    """A dead hero was laid to rest on the way."""

    name: str
    place: str


class Jailed(OnTheMap):
    who: int
    name: str
    turns: int


class SetFree(Event):
    who: int
    name: str
    place: str


class DangerRolled(OnTheMap):
    """The Dark Player's dice after a rest."""

    untold = (*OnTheMap.untold, "fell")
    dice: int
    found: int
    fell: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        counted = tuple(die == 6 for die in self.fell)
        roll = Roll("", Text("roll-danger"), self.fell, counted=counted, total=self.found)
        return (*((roll,) if self.fell else ()), *super().cues())


class DangerMoved(OnTheMap):
    place: str
    other: str


class DangerMet(OnTheMap):
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
