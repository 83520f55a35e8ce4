"""Cards that are played, attacks, wounds and what comes of them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.kernel.text import Argument
from undercroft.toolkit.cues import (
    Change,
    Cue,
    Go,
    Mark,
    Part,
    Pass,
    Roll,
    Strike,
)

from .. import ids
from ..content.figures import DIE
from ..state import HEROES
from .base import UNKNOWN, AllianceEvent, FigureEvent, LifeEvent, scored
from .heroes import Faced


class CardPlayed(FigureEvent):
    """`target`: somebody else whom it is aimed at; `under`: the hero in whose column it lies."""

    hero: str
    card: str
    target: str = "none"
    under: int = UNKNOWN

    def shown(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.hand(self.figure // HEROES), ids.column(self.under)),)


class Buried(FigureEvent):
    """A card goes face down into a column, for a Burst of Strength; `under`: whose."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    hero: str
    card: str | None
    under: int = UNKNOWN

    def shown(self) -> tuple[Cue, ...]:
        return (Pass(self.card or "", ids.hand(self.figure // HEROES), ids.buried(self.under)),)


class Burst(LifeEvent):
    hero: str
    option: str


class PowerRolled(FigureEvent):
    """A monster adds the die to its attack, before anybody reacts. `die` is its side."""

    who: str
    added: int
    strength: int
    die: int = 0

    def shown(self) -> tuple[Cue, ...]:
        parts, what = (Part(Text("part-attack"), self.strength - self.added),), Text("roll-power")
        return (Roll(self.piece, what, (self.die,), parts=parts, total=self.strength, faces=DIE),)


class Attacked(FigureEvent):
    """`damage` is 0 for a miss. `guard` and `tough` are what a Reaction and toughness take off it; `rolled` and
    `parried` what the die has given to strength and defense, `die` its side for the defense."""

    who: str
    target: str
    strength: int
    defense: int
    damage: int
    guard: int = 0
    tough: int = 0
    rolled: int = 0
    parried: int = 0
    source: str = "none"
    """The card that makes the attack, if it is not the attacker's own."""
    aim: int = UNKNOWN
    how: str = "blow"
    die: int = 0
    made_of: tuple[tuple[str, int], ...] = ()
    """What is added to the printed strength, the die aside: reasons by their texts."""
    shielded_by: tuple[tuple[str, int], ...] = ()
    """The same for the defense, those in the line aside."""
    cover: int = 0
    """What those who stand in the line add to the defense."""

    def text(self) -> Text:
        said = super().text()
        strength = (*self.made_of, ("by-die", self.rolled))
        defense = (*self.shielded_by, ("by-line", self.cover), ("by-die", self.parried))
        named = {"made_of": _named(strength), "shielded_by": _named(defense)}
        return Text(said.id, {**said.args, **named}, said.cites)

    def shown(self) -> tuple[Cue, ...]:
        outcome = "hit" if self.damage else "block"
        strike = Strike(self.piece, (ids.piece(self.aim),), self.how, outcome)
        return (self.shield(), strike) if self.die else (strike,)

    def shield(self) -> Roll:
        """The die of who is attacked; that of the attacker has been told."""
        found = [("part-defense", self.defense - self.parried), ("part-guard", self.guard), ("part-tough", self.tough)]
        parts = tuple(Part(Text(name), value) for name, value in found if value)
        what, total = Text("roll-defense"), self.defense + self.guard + self.tough
        return Roll(ids.piece(self.aim), what, (self.die,), 6, (), parts, total, self.strength, faces=DIE)


def _named(parts: tuple[tuple[str, int], ...]) -> Argument:
    """Each reason with its figure; 0 if there is none."""
    return tuple([Text("reason", {"why": Text(why), "value": f"{value:+d}"}) for why, value in parts if value]) or 0


class Reacted(FigureEvent):
    seat: int
    hero: str
    card: str

    def shown(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.hand(self.seat), ids.column(self.figure)),)


class NoRiposte(FigureEvent):
    """A Reaction would strike back, but its hero cannot."""

    hero: str


class Wounded(LifeEvent):
    """`cause`: why, where no attack or trap was told of just before."""

    who: str
    wounds: int
    poison: int = 0
    cause: str = "none"


class Healed(LifeEvent):
    """`cause`: why, where nothing was told of just before."""

    hero: str
    removed: int
    cause: str = "none"


class Regrew(LifeEvent):
    """Wounds of a monster have closed."""

    who: str
    wounds: int


class MonsterExhausted(FigureEvent):
    """A spell has put a monster to sleep."""

    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, "exhausted"),)


class Exhausted(MonsterExhausted):
    """A monster has been activated."""


class MonsterDefeated(FigureEvent):
    who: str

    def shown(self) -> tuple[Cue, ...]:
        return (Go(self.piece, "slain"),)


class HeroDefeated(FigureEvent):
    """`total`: how often heroes of this Alliance have fallen; `score`: its points now."""

    seat: int
    hero: str
    total: int = 0
    score: int = 0

    def shown(self) -> tuple[Cue, ...]:
        sheet = ids.alliance(self.seat)
        falls = Change(sheet, "defeats", self.total - 1, self.total)
        return (Mark(self.piece, "down"), falls, *scored(self.seat, -1, self.score, "defeats"))


TALLIES = {"alliance.xp.sole-kill": "kills", "alliance.xp.shared-kill": "shared", "alliance.pvp.xp": "rivals"}
"""The rules by which XP are gained, in the words of the reckoning; all others are finds."""


class GainedXp(AllianceEvent):
    """`cause`: why, where it is more than the usual. `total`: what it can spend now; `score`: its points now."""

    seat: int
    xp: int
    cause: str = "none"
    total: int = UNKNOWN
    score: int = 0

    def cues(self) -> tuple[Cue, ...]:
        if self.total == UNKNOWN:
            return ()
        sheet = ids.alliance(self.seat)
        more = Change(sheet, "xp", self.total - self.xp, self.total)
        why = next((why for rule, why in TALLIES.items() if rule in self.cites), "finds")
        return (more, *scored(self.seat, self.xp, self.score, why))


class Turned(Faced):
    """A spell turns a character."""

    in_a_row: ClassVar[tuple[str, ...]] = ()


class Marked(FigureEvent):
    """`key`: the condition, by its mark and by who put it there."""

    who: str
    mark: str
    amount: int
    key: str = ""

    def text(self) -> Text:
        said = super().text()
        effect = Text(f"marked-{self.mark}", {"amount": self.amount})
        return Text(said.id, {"who": said.args["who"], "effect": effect}, said.cites)

    def shown(self) -> tuple[Cue, ...]:
        return (Mark(self.piece, self.key, "come", self.amount),)
