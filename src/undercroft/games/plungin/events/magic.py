"""Spells, of Heroes and of Monsters."""

from __future__ import annotations

from undercroft.kernel import Event

from .base import Rolled, Spoken, Thing, Who


class CastSpell(Rolled):
    hero: str
    spell: str
    successes: int
    needed: int
    worked: int


class CastSpellOn(CastSpell):
    target: Who


class CastSpellAt(CastSpell):
    object: Thing


class SpellLost(Spoken):
    hero: str
    spell: str


class SpellKept(Spoken):
    hero: str
    spell: str


class Resisted(Spoken):
    monster: Who
    spell: str


class Affected(Spoken):
    """What a spell does, by its id in `deed`; `amount`: so many dice of Defense."""

    who: Who
    spell: str
    deed: str
    amount: int = 0


class Transformed(Spoken):
    """A Hero in the form of a Monster."""

    hero: str
    shape: str


class GateOpened(Spoken):
    hero: str
    cell: int


class Blasted(Spoken):
    """A spell that strikes all squares of a block."""

    spell: str
    cell: int
    far: int
    damage: int


class Breathed(Spoken):
    """A Monster's breath, which strikes all squares of a block."""

    monster: Who
    cell: int
    far: int
    damage: int


class Called(Spoken):
    """A creature comes at a spell's word."""

    who: Who
    cell: int


class Fizzled(Spoken):
    thing: str


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
