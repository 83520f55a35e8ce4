"""Tribal: thorns, stones, and the animals of the land."""

from __future__ import annotations

from functools import partial

from ..definitions import Afflict, Heal, Lay, Lore, Spell, Summon, Transform

LORE = Lore(id="tribal", realm="nature", order=5)

spell = partial(Spell, lore=LORE.id)

SPELLS: tuple[Spell, ...] = (
    spell(id="thorn-volley", icon="thorny-tentacle", nature="projectile", range=12, dice=5),
    spell(
        id="grasping-roots",
        icon="root-tip",
        nature="control",
        range=10,
        effects=(Afflict("stationary", test="strength", turns=1),),
    ),
    spell(
        id="totem-of-the-bear", icon="bear-face", nature="enhancing", permanent=True, effects=(Transform("hill-bear"),)
    ),
    spell(
        id="ring-of-stones",
        icon="stone-wall",
        nature="protecting",
        range=8,
        square=True,
        permanent=True,
        effects=(Lay("stone-wall"),),
    ),
    spell(
        id="bone-setting",
        icon="broken-bone",
        nature="healing",
        mana=2,
        cost=15,
        range=1,
        self_too=True,
        effects=(Heal(amount=1, die=True),),
    ),
    spell(
        id="spirit-pack",
        icon="wolf-howl",
        nature="damage",
        mana=2,
        cost=15,
        range=4,
        square=True,
        effects=(Summon("spirit-wolf"),),
    ),
)
