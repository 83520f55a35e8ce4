"""How a quest begins, goes on and ends; experience, and the market between two visits."""

from __future__ import annotations

from undercroft.kernel import Event, Text

from .base import Spoken


class QuestBegan(Spoken):
    title: str
    goal: str
    what: str


class Mustered(Spoken):
    hero: str
    level: int


class Placed(Spoken):
    """A Hero on the Entry Tile."""

    hero: str
    cell: int


class PhaseBegan(Spoken):
    phase: int
    round: int


class PlotAdvanced(Spoken):
    """The Plot Counter, `pink` once doors get worse; `complete` when nothing but dead ends is left to build."""

    counter: int
    pink: int
    complete: int


class Stalled(Spoken):
    """So many Action Phases, `idle` ones or all, and the party gives up."""

    phases: int
    idle: int


class Shared(Spoken):
    xp: int


class Earned(Spoken):
    """XP for the group that no other event tells."""

    xp: int


class LearnedMore(Spoken):
    """XP of a Hero's own."""

    hero: str
    xp: int


class Levelled(Spoken):
    hero: str
    level: int


class Raised(Spoken):
    hero: str
    stat: str
    value: int


class Learned(Spoken):
    """`of`: the school or weapon that an ability names."""

    hero: str
    thing: str
    of: str = ""

    def text(self) -> Text:
        said = super().text()
        if not self.of:
            return said
        parts = {"name": Text("name", {"name": self.thing}), "of": Text("name", {"name": self.of})}
        return Text(said.id, {**said.args, "thing": Text("name-with", parts)}, said.cites)


class Bought(Spoken):
    hero: str
    thing: str
    gold: int


class Sold(Spoken):
    hero: str
    thing: str
    gold: int


class Went(Spoken):
    hero: str


class Returned(Spoken):
    visits: int


class Rewarded(Spoken):
    """For the quest."""

    xp: int
    gold: int


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
