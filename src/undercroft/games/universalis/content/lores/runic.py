"""Runic: signs of iron, might and burden."""

from __future__ import annotations

from functools import partial

from ..definitions import Afflict, Harm, Heal, Lore, Modify, Spell

LORE = Lore(id="runic", realm="harmony", order=3)

spell = partial(Spell, lore=LORE.id)

SPELLS: tuple[Spell, ...] = (
    spell(id="lightning", icon="lightning-arc", nature="projectile", range=12, dice=6, armor=-1, element="lightning"),
    spell(
        id="rune-of-iron",
        icon="rune-stone",
        nature="protecting",
        range=3,
        self_too=True,
        permanent=True,
        effects=(Modify("armor", 1, "spell"), Modify("block", 1, "spell")),
    ),
    spell(
        id="rune-of-might",
        icon="rune-sword",
        nature="enhancing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("strength", 1, "spell"),),
    ),
    spell(
        id="mending-rune", icon="healing-shield", nature="healing", range=6, self_too=True, effects=(Heal(amount=2),)
    ),
    spell(
        id="rune-of-burden",
        icon="weight",
        nature="control",
        range=10,
        will=True,
        permanent=True,
        effects=(Modify("movement", -3, "spell"), Modify("agility", -1, "spell")),
    ),
    spell(
        id="earthshock",
        icon="earth-crack",
        nature="damage",
        mana=2,
        cost=15,
        range=8,
        area=1,
        affects="all",
        effects=(Harm(4, half_if="agility"), Afflict("knocked-down", test="agility")),
    ),
)
