"""The end phase and the end of the game."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import (
    Cue,
    Mark,
    Pass,
    Say,
    Score,
    Turn,
)

from .. import ids
from .base import AllianceEvent


class EndPhaseBegan(AllianceEvent):
    """Hero Tokens go back to their cards, and monsters become ready. `marks`: whose conditions end with that, and
    which; `tired`: the monsters that were exhausted."""

    round: int
    marks: tuple[tuple[int, str], ...] = ()
    tired: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        ready = [Mark(ids.piece(who), "exhausted", "end") for who in self.tired]
        ends = [Mark(ids.piece(who), key, "end") for who, key in self.marks]
        return (Turn(title=Text("stage-end")), *ready, *ends)


class PoisonAdvanced(AllianceEvent):
    """The wounds of this end phase follow."""


class UpgradeDeckAdvanced(AllianceEvent):
    """`out`: how many cards of the old deck leave the game; `left`: how many the new one has."""

    level: int
    out: int = 0
    left: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return Pass("", ids.UPGRADE_DECK, "", self.out), Pass("", "", ids.UPGRADE_DECK, self.left)


class Tallied(AllianceEvent):
    """What an Alliance has at the end: all its XP, and each fall costs a point."""

    seat: int
    xp: int
    falls: int


class DueTallied(AllianceEvent):
    """What the dungeon takes at the end from who plays with solo cards."""

    empty: int
    monsters: int
    unopened: int
    cost: int

    def cues(self) -> tuple[Cue, ...]:
        due = {"empty": self.cost * self.empty, "monsters": self.monsters, "unopened": self.unopened}
        return tuple(Score("friend", Text(f"tally-{why}"), -points) for why, points in due.items() if points)


class EndCalled(AllianceEvent):
    def cues(self) -> tuple[Cue, ...]:
        return (Say(self.text()),)
