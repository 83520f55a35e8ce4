"""Channeling: power that flows from one to another."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from ...rules import telling
from ...rules.harm import Blow, Use, harm
from ...rules.magic import spellbound
from ...state import Figure
from ..catalogue import UTable
from ..definitions import GainMana, Grant, Heal, Lore, Modify, Spell, Wound

LORE = Lore(id="channeling", realm="nature", order=15, since=2)

spell = partial(Spell, lore=LORE.id, since=2)

MOST = 4
"""So much mana goes into a surge at most."""


async def surge(t: UTable, use: Use) -> None:
    """Its dice, and 1 more for each point of mana that the caster has left, up to 4: they are spent.

    [dun.magic.basic, dun.damage.wound]
    """
    caster = t.state.figures[use.source]
    before, spent = caster.mana, min(MOST, caster.mana)
    caster.mana -= spent
    telling.mana(t, caster, before)
    dice = t.content.spells[use.card].dice + spent
    blow = Blow(dice + use.extra, source=use.source, kind="spell", magic=True, ones=use.ones)
    await harm(t, use.target, blow)


async def sever(t: UTable, use: Use) -> None:
    """2 mana are gone, and the permanent spells of the target with them.  [dun.magic.permanent-duration]"""
    figure = t.state.figures[use.target]
    before, figure.mana = figure.mana, max(0, figure.mana - 2)
    telling.mana(t, figure, before)
    spellbound.end_spells(t, use.target)


def severing(t: UTable, figure: Figure, foe: Figure) -> Fraction:
    """Only those who can cast lose by it, and those most whose spell is in force."""
    return Fraction(min(2, foe.mana), 2) + sum(bound.caster == foe.id for bound in t.state.spellbound)


SPELLS: tuple[Spell, ...] = (
    spell(id="surge", icon="power-lightning", nature="damage", range=12, dice=2, play=surge),
    spell(id="sever-the-current", icon="cut-lemon", nature="control", range=12, play=sever, worth=severing),
    spell(
        id="drink-deep",
        icon="magic-swirl",
        nature="enhancing",
        effects=(Wound(1), GainMana(4, markers=1)),
    ),
    spell(
        id="share-the-current",
        icon="energy-breath",
        nature="enhancing",
        range=6,
        effects=(GainMana(2, markers=2), Modify("casting", 1, "turn")),
    ),
    spell(
        id="grounding",
        icon="shield-reflect",
        nature="protecting",
        mana=2,
        cost=15,
        range=3,
        self_too=True,
        area=1,
        affects="allies",
        permanent=True,
        effects=(Grant("magic-resistance", "spell"), Modify("dispel", 2, "spell")),
    ),
    spell(
        id="river-of-life",
        icon="heart-drop",
        nature="healing",
        mana=2,
        cost=15,
        range=8,
        self_too=True,
        permanent=True,
        effects=(Heal(amount=2),),
        each=(Heal(amount=2),),
    ),
)
