"""How a quest begins, goes on and ends; experience, and the market between two visits."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Event, Text
from undercroft.toolkit.cues import Change, Come, Cue, Go, Mark, Turn

from ..ids import cell_id, gate_id, sheet_id
from .base import Move, Somebody, Spoken, earned, life, passes, piece, sheet


class QuestBegan(Spoken):
    title: str
    goal: str
    what: str


class Mustered(Spoken):
    """`place`: whose place in the party the Hero takes, with what changes on that sheet."""

    untold = ("place", "moved", "lif", "gate")
    hero: str
    level: int
    place: int = -1
    moved: tuple[Move, ...] = ()
    lif: int = 0
    gate: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.place >= 0:
            yield Change(sheet_id(self.place), "life", 0, self.lif)
            yield from passes(self.moved)
        if self.gate:
            yield Go(gate_id(self.place), "vanish")


class Placed(Spoken):
    """A Hero on the Entry Tile."""

    hero: Somebody
    cell: int

    def shown(self) -> Iterator[Cue]:
        yield Come(piece(self.hero), (cell_id(self.cell),))


class PhaseBegan(Spoken):
    """`ended`: whose conditions, by number and key, lasted only until now."""

    untold = ("ended",)
    phase: int
    round: int
    ended: tuple[tuple[int, str], ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield Turn(title=self.text())
        yield Change("actions", "", self.phase - 1, self.phase)
        for ref, mark in self.ended:
            yield Mark(sheet_id(ref), mark, "end")


class PlotAdvanced(Spoken):
    """The Plot Counter, `pink` once doors get worse; `complete` when nothing but dead ends is left to build."""

    untold = ("before", "round")
    counter: int
    pink: int
    complete: int
    before: int = 0
    round: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.round:
            yield Change("plot", "", self.before, self.counter)
            yield Change("round", "", self.round - 1, self.round)


class Stalled(Spoken):
    """So many Action Phases, `idle` ones or all, and the party gives up."""

    phases: int
    idle: int


class Shared(Spoken):
    xp: int


class Earned(Spoken):
    """XP for the group that no other event tells."""

    xp: int

    def shown(self) -> Iterator[Cue]:
        return earned("deeds", self.xp)


class LearnedMore(Spoken):
    """XP of a Hero's own."""

    hero: Somebody
    xp: int


class Levelled(Spoken):
    hero: Somebody
    level: int


class Raised(Spoken):
    """`lif`: life from now on, where that is what was raised."""

    untold = ("lif",)
    hero: Somebody
    stat: str
    value: int
    lif: int = 0

    def shown(self) -> Iterator[Cue]:
        if self.lif:
            yield life(self.hero, self.lif - 1, self.lif)


class Learned(Spoken):
    """`of`: the school or weapon that an ability names."""

    untold = ("moved",)
    hero: Somebody
    thing: str
    of: str = ""
    moved: tuple[Move, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield from passes(self.moved)

    def text(self) -> Text:
        said = super().text()
        if not self.of:
            return said
        parts = {"name": Text("name", {"name": self.thing}), "of": Text("name", {"name": self.of})}
        return Text(said.id, {**said.args, "thing": Text("name-with", parts)}, said.cites)


class Bought(Spoken):
    """`purse`: what is in it now."""

    untold = ("moved", "purse")
    hero: Somebody
    thing: str
    gold: int
    moved: tuple[Move, ...] = ()
    purse: int = 0

    def shown(self) -> Iterator[Cue]:
        yield Change(sheet(self.hero), "gold", self.purse + self.gold, self.purse)
        yield from passes(self.moved)


class Sold(Spoken):
    """`purse`: what is in it now."""

    untold = ("moved", "purse")
    hero: Somebody
    thing: str
    gold: int
    moved: tuple[Move, ...] = ()
    purse: int = 0

    def shown(self) -> Iterator[Cue]:
        yield Change(sheet(self.hero), "gold", self.purse - self.gold, self.purse)
        yield from passes(self.moved)


class Went(Spoken):
    hero: Somebody

    def shown(self) -> Iterator[Cue]:
        yield Go(piece(self.hero), "leave")


class Returned(Spoken):
    visits: int


class Rewarded(Spoken):
    """For the quest."""

    xp: int
    gold: int

    def shown(self) -> Iterator[Cue]:
        return earned("quest", self.xp)


class RewardedFor(Rewarded):
    """For the task of a location."""

    place: str


class WayOutShown(Spoken):
    """A secret exit."""

    place: str


class Ended(Spoken):
    reason: str


EVENTS: tuple[type[Event], ...] = (
    QuestBegan,
    Mustered,
    Placed,
    PhaseBegan,
    PlotAdvanced,
    Stalled,
    Shared,
    Earned,
    LearnedMore,
    Levelled,
    Raised,
    Learned,
    Bought,
    Sold,
    Went,
    Returned,
    Rewarded,
    RewardedFor,
    WayOutShown,
    Ended,
)
