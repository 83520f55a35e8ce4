"""What monsters and solo cards do."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import (
    Change,
    Cue,
    Mark,
    Pass,
    Turn,
)

from .. import ids
from .base import TILE_IDS, UNKNOWN, AllianceEvent, FigureEvent


class MonsterActivated(FigureEvent):
    seat: int
    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Turn(self.piece),)


class Hunts(MonsterActivated):
    """A solo card sends a monster against an Alliance and adds to its attack."""

    bonus: int


class Lingers(FigureEvent):
    """A monster that was activated neither moves nor attacks."""

    who: str


class MonsterReadied(FigureEvent):
    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, "exhausted", "end"),)


class SoloCardTurned(AllianceEvent):
    """`out`: the card before it; `left`: how many lie in the deck now."""

    solo: str
    out: str = ""
    left: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        if self.out:
            return Pass(self.out, ids.SOLO, ""), Pass(self.solo, ids.SOLO_DECK, ids.SOLO)
        return Pass("", "", ids.SOLO_DECK, max(0, self.left)), Pass(self.solo, "", ids.SOLO)


class SoloDeckEmpty(AllianceEvent):
    """The last card leaves the game."""

    solo: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.solo, ids.SOLO, ""),)


class DungeonActs(AllianceEvent):
    """The card of this cycle comes true."""

    solo: str

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(title=Text(f"solo-{self.solo}")),)


class NobodyHunts(AllianceEvent):
    """What the card wants of the monsters cannot be done, or is not: its last part comes true for this Alliance."""

    solo: str
    seat: int = -1


class NothingTaken(AllianceEvent):
    """The last part of a solo card finds nothing to do."""

    seat: int


class HandLessened(AllianceEvent):
    """A solo card of the last cycle: this many cards fewer in the end phase."""

    seat: int
    count: int


class LeftGame(AllianceEvent):
    """A card or a tile leaves the game."""

    thing: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.thing, ids.TILES if self.thing in TILE_IDS else ids.UPGRADES, ""),)


class XpSpent(AllianceEvent):
    """`total`: what can be spent now."""

    seat: int
    xp: int
    total: int = UNKNOWN

    def cues(self) -> tuple[Cue, ...]:
        if self.total == UNKNOWN:
            return ()
        return (Change(ids.alliance(self.seat), "xp", self.total + self.xp, self.total),)
