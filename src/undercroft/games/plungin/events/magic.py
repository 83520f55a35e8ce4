"""Spells, of Heroes and of Monsters."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Event
from undercroft.toolkit.cues import Come, Cue, Mark, Strike

from ..icons import icon
from ..ids import FIRST_NUMBER, cell_id, gate_id
from .base import Rolled, Somebody, Spoken, Thing, Who, ends, piece, ref_of, sheet, squares


class CastSpell(Rolled):
    hero: Somebody
    spell: str
    successes: int
    needed: int
    worked: int

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "cast", bool(self.worked), self.needed)


class CastSpellOn(CastSpell):
    target: Who

    def shown(self) -> Iterator[Cue]:
        yield from super().shown()
        if self.worked and self.target.ref >= FIRST_NUMBER:
            yield Strike(piece(self.hero), (piece(self.target),), "spell", "hit")


class CastSpellAt(CastSpell):
    object: Thing


class SpellLost(Spoken):
    hero: Somebody
    spell: str


class SpellKept(Spoken):
    hero: Somebody
    spell: str


class Resisted(Rolled):
    untold = ("needed",)
    monster: Who
    spell: str
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.monster), "resist", True, self.needed)


class Affected(Rolled):
    """What a spell does, by its id in `deed`; `amount`: so many dice of Defense. `mark`: the condition that it brings,
    `ended` those that are over; the dice, if any, did not resist."""

    untold = ("mark", "ended", "needed")
    who: Who
    spell: str
    deed: str
    amount: int = 0
    mark: str = ""
    ended: tuple[str, ...] = ()
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.who), "resist", False, self.needed)
        yield from ends(self.who, self.ended)
        if self.mark:
            yield Mark(sheet(self.who), self.mark)


class Transformed(Spoken):
    """A Hero in the form of a Monster."""

    hero: Somebody
    shape: str

    def shown(self) -> Iterator[Cue]:
        yield Mark(sheet(self.hero), "likeness")


class GateOpened(Spoken):
    hero: Somebody
    cell: int

    def shown(self) -> Iterator[Cue]:
        ref = ref_of(self.hero)
        if ref >= 0:
            yield Come(gate_id(ref), (cell_id(self.cell),), "summon", icon("earth-gate", "gate"), tint="thing")


class Blasted(Spoken):
    """A spell that strikes all squares of a block."""

    untold = ("by", "cells")
    spell: str
    cell: int
    far: int
    damage: int
    by: Who | None = None
    cells: tuple[int, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield Strike(piece(self.by), squares(self.cells), "spell")


class Breathed(Spoken):
    """A Monster's breath, which strikes all squares of a block."""

    untold = ("cells",)
    monster: Who
    cell: int
    far: int
    damage: int
    cells: tuple[int, ...] = ()

    def shown(self) -> Iterator[Cue]:
        yield Strike(piece(self.monster), squares(self.cells), "breath")


class Called(Rolled):
    """A creature comes at a spell's word of `by`, whose dice, if any, were to master it. `friend`: whether it obeys."""

    untold = ("by", "friend")
    who: Who
    cell: int
    by: Who | None = None
    friend: int = 1

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.by), "control", bool(self.friend), 1)
        tint = "friend" if self.friend else "foe"
        yield Come(
            piece(self.who), (cell_id(self.cell),), "summon", icon(self.who.name, "creature"), self.who.text, tint
        )


class Fizzled(Rolled):
    """`who`: whose magic item did not work (with its dice), or on whom a spell had nothing to change; `mark`: what
    can be seen anyway."""

    untold = ("who", "mark", "needed")
    thing: str
    who: Who | None = None
    mark: str = ""
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.who), "magic-item", False, self.needed)
        if self.mark:
            yield Mark(sheet(self.who), self.mark)


EVENTS: tuple[type[Event], ...] = (
    CastSpell,
    CastSpellOn,
    CastSpellAt,
    SpellLost,
    SpellKept,
    Resisted,
    Affected,
    Transformed,
    GateOpened,
    Blasted,
    Breathed,
    Called,
    Fizzled,
)
