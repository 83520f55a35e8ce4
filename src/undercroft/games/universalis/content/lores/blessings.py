"""Blessings: a god looks your way, and at those in yours."""

from __future__ import annotations

from functools import partial

from ...rules.characters import has
from ...rules.checks import half, take_test
from ...rules.harm import Blow, Use, harm, heal, lose
from ...state import Mark
from ..catalogue import UTable
from ..definitions import Attribute, GainFortune, Lore, Modify, Spell

LORE = Lore(id="blessings", realm="harmony", order=9, since=2)

spell = partial(Spell, lore=LORE.id, since=2)


async def scourge(t: UTable, use: Use) -> None:
    """Dice against Courage; twice as many for undead and the brood of the underworld.

    [dun.damage.other-attribute, dun.skill.nature.undead]
    """
    dice = t.content.spells[use.card].dice * (2 if has(t, t.state.figures[use.target], "unholy") else 1)
    await harm(
        t,
        use.target,
        Blow(dice + use.extra, "courage", source=use.source, kind="spell", element="light", magic=True, ones=use.ones),
    )


async def martyr(t: UTable, use: Use) -> None:
    """All wounds of a friend close; half as many, rounded down but at least 1, open on the caster.

    [dun.damage.vitality]
    """
    wounds = t.state.figures[use.target].wounds
    heal(t, use.target, wounds)
    if wounds:
        await lose(t, use.source, half(wounds))


async def stay_thy_hand(t: UTable, use: Use) -> None:
    """Courage, or no Action in the next activation; anyone who is harmed is free of it. [dun.skill.nature.hypnotic]"""
    if not (await take_test(t, use.target, Attribute.COURAGE, "resist")).passed:
        t.state.figures[use.target].marks |= Mark.HELD


SPELLS: tuple[Spell, ...] = (
    spell(
        id="scourge-of-evil",
        icon="holy-symbol",
        nature="damage",
        mana=2,
        cost=15,
        range=8,
        area=1,
        affects="enemies",
        dice=3,
        element="light",
        play=scourge,
    ),
    spell(
        id="hallowed-arms",
        icon="winged-sword",
        nature="enhancing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("damage", 1, "spell"), Modify("attack", 1, "spell")),
    ),
    spell(id="providence", icon="clover", nature="enhancing", range=6, effects=(GainFortune(1),), mana=2, cost=15),
    spell(
        id="robe-of-peace",
        icon="angel-outfit",
        nature="protecting",
        range=4,
        self_too=True,
        permanent=True,
        effects=(Modify("defence", 2, "spell"), Modify("attack", -2, "spell"), Modify("shot", -2, "spell")),
    ),
    spell(id="martyrs-hands", icon="prayer", nature="healing", range=1, play=martyr),
    spell(id="stay-thy-hand", icon="stop-sign", nature="control", range=10, will=True, play=stay_thy_hand),
)
