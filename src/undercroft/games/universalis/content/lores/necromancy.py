"""Necromancy: the dead have one more thing to give."""

from __future__ import annotations

from functools import partial

from ...rules.checks import skills
from ...rules.harm import Blow, Use, harm, heal
from ..catalogue import UTable
from ..definitions import Grant, Harm, Lore, Modify, Spell, Summon

LORE = Lore(id="necromancy", realm="darkness", order=11, evil=True, since=2)

spell = partial(Spell, lore=LORE.id, since=2)


async def drain(t: UTable, use: Use) -> None:
    """Dice against Natural Armor; what the target loses, up to 2, heals the caster. The dead have nothing to give.

    [dun.damage.natural-armor, dun.damage.vitality]
    """
    undead = skills.able(t, t.state.figures[use.target], "undead")
    dice = t.content.spells[use.card].dice
    blow = Blow(dice + use.extra, "natural", source=use.source, kind="spell", magic=True, ones=use.ones)
    hurt = await harm(t, use.target, blow)
    if not undead and not hurt.cancelled and use.source in t.state.figures:
        heal(t, use.source, min(2, hurt.wounds))


SPELLS: tuple[Spell, ...] = (
    spell(
        id="raise-the-fallen",
        icon="raise-skeleton",
        nature="damage",
        mana=2,
        cost=15,
        range=6,
        square=True,
        permanent=True,
        corpse=True,
        effects=(Summon("risen-dead", count=2, bound=True),),
    ),
    spell(
        id="corpse-burst",
        icon="carrion",
        nature="damage",
        range=10,
        area=1,
        affects="all",
        corpse=True,
        effects=(Harm(5, element="poison", half_if="agility"),),
    ),
    spell(id="borrowed-life", icon="life-tap", nature="damage", range=8, dice=4, play=drain),
    spell(
        id="shroud-of-bones",
        icon="skull-shield",
        nature="protecting",
        range=3,
        self_too=True,
        permanent=True,
        effects=(Grant("hardened", "spell"), Grant("fearsome", "spell")),
    ),
    spell(
        id="palsy",
        icon="arm-bandage",
        nature="control",
        range=8,
        permanent=True,
        effects=(Modify("strength", -1, "spell"), Modify("combat", -1, "spell"), Modify("block", -1, "spell")),
    ),
    spell(
        id="dead-mans-calm",
        icon="death-skull",
        nature="enhancing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Grant("undead", "spell"), Modify("courage", 2, "spell")),
    ),
)
