"""Spells and other shapes: what can happen."""

from __future__ import annotations

from undercroft.toolkit.cues import Change, Come, Cue, Strike

from .. import ids
from .base import Dice, Event


class Cast(Event):
    """A casting roll; `target` is 0 where the spell is for the caster himself."""

    untold = ("dice",)
    who: int
    name: str
    spell: str
    total: int
    success: int
    target: int = 0
    other: str = ""
    dice: Dice | None = None

    def cues(self) -> tuple[Cue, ...]:
        of, outcome = ids.figure(self.who), "hit" if self.success else "miss"
        rolls = (self.dice.roll(10, "pass" if self.success else "fail"),) if self.dice is not None else ()
        return (*rolls, Strike(of, (ids.figure(self.target) if self.target > 0 else of,), "spell", outcome))


class Dispelled(Event):
    """`mana`: what a success has left."""

    untold = ("dice", "needed", "mana")
    who: int
    name: str
    spell: str
    total: int
    success: int
    dice: Dice | None = None
    needed: int = 0
    mana: int = 0

    def cues(self) -> tuple[Cue, ...]:
        outcome = "pass" if self.success else "fail"
        rolls = (self.dice.roll(self.needed, outcome),) if self.dice is not None else ()
        return (*rolls, Change(ids.sheet(self.who), ids.MANA, self.mana + 1, self.mana)) if self.success else rolls


class SpellEnded(Event):
    who: int
    name: str
    spell: str


class Changed(Event):
    """A lycanthrope has another shape."""

    who: int
    name: str
    shape: str

    def cues(self) -> tuple[Cue, ...]:
        return (Come(ids.figure(self.who), (), "change"),)


class Turned(Event):
    """A creature serves the other side, or is free again; what a spell has called is gone."""

    who: int
    name: str
    how: str
