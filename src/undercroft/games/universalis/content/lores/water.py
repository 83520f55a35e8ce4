"""Water: it freezes, drowns and washes clean."""

from __future__ import annotations

from functools import partial

from ..definitions import Afflict, Cure, Harm, Heal, Lay, Lore, Modify, Spell, Summon

LORE = Lore(id="water", realm="elements", order=8, since=2)

spell = partial(Spell, lore=LORE.id, since=2)

SPELLS: tuple[Spell, ...] = (
    spell(
        id="lance-of-frost",
        icon="ice-spear",
        nature="projectile",
        range=14,
        dice=5,
        element="ice",
        effects=(Modify("movement", -2, "turn"),),
    ),
    spell(
        id="wall-of-ice",
        icon="ice-cube",
        nature="protecting",
        range=10,
        square=True,
        permanent=True,
        effects=(Lay("ice-wall", wide=2),),
    ),
    spell(
        id="black-ice",
        icon="ice-skate",
        nature="control",
        range=10,
        area=1,
        affects="all",
        effects=(Afflict("knocked-down", test="agility", afoot=True),),
    ),
    spell(
        id="drowning-on-land",
        icon="drowning",
        nature="damage",
        mana=2,
        cost=15,
        range=8,
        permanent=True,
        effects=(Harm(4, against="strength"),),
        each=(Harm(3, against="strength"),),
    ),
    spell(
        id="clear-spring",
        icon="heavy-rain",
        nature="healing",
        mana=2,
        cost=15,
        range=6,
        self_too=True,
        area=1,
        affects="allies",
        effects=(Heal(amount=2), Cure(("poisoned", "diseased"))),
    ),
    spell(
        id="rising-tide",
        icon="wave-crest",
        nature="damage",
        mana=2,
        cost=15,
        range=4,
        square=True,
        permanent=True,
        effects=(Summon("water-elemental", bound=True),),
    ),
)
