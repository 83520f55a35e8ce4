"""Setting out: the draft, the places, the rounds."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import (
    Change,
    Come,
    Cue,
    Pass,
    Turn,
)

from .. import ids
from ..icons import icon
from .base import UNKNOWN, AllianceEvent, FigureEvent


class HeroDrafted(AllianceEvent):
    """`out` and `drawn`: alone, the hero who leaves the game, and those who lie there next."""

    seat: int
    hero: str
    out: str = ""
    drawn: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        taken = Pass(self.hero, ids.ROW, ids.picks(self.seat))
        other = (Pass(self.out, ids.ROW, ""),) if self.out else ()
        return (taken, *other, *(Pass(hero, "", ids.ROW) for hero in self.drawn))


class Gathered(AllianceEvent):
    """The Alliances are complete. `lives`: the heroes of each; `out`: those in the row who stay at home; `left`: the
    cards in each deck."""

    lives: tuple[tuple[str, ...], ...] = ()
    out: tuple[str, ...] = ()
    left: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        away = [Pass(hero, ids.ROW, "") for hero in self.out]
        away += [Pass(hero, ids.picks(seat), "") for seat, picks in enumerate(self.lives) for hero in picks]
        return (*away, *(Pass("", "", ids.deck(seat), count) for seat, count in enumerate(self.left)))


class HeroesPlaced(FigureEvent):
    """`hero`: the one in the central square. Each figure is told, and all of them as one."""

    in_a_row: ClassVar[tuple[str, ...]] = ("seat", "hero")

    seat: int
    hero: str
    cell: int = UNKNOWN
    key: str = ""
    """The hero whose figure this is."""
    waiting: int = 0
    """How many of the Alliance are still to be placed."""

    def text(self) -> Text:
        said, follows = super().text(), Text(f"hero-{self.key}")
        if self.key == self.hero:
            return said
        form = "event-heroes-placed-next" if self.waiting else "event-heroes-placed-all"
        return Text(form, {**said.args, "follows": follows}, said.cites)

    def shown(self) -> tuple[Cue, ...]:
        cells, look, name = (ids.cell(self.cell),), icon(self.key, "hero"), Text(f"hero-{self.key}")
        return (Come(self.piece, cells, "enter", look, name, f"seat-{self.seat}"),)


class RoundBegan(AllianceEvent):
    round: int
    seat: int
    """Who holds the Initiative Token."""

    def cues(self) -> tuple[Cue, ...]:
        return (Turn(title=Text("title-round", {"round": self.round})), Change("round", "", self.round - 1, self.round))
