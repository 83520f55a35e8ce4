"""Corruption: strength that eats its bearer, ground that swallows feet."""

from __future__ import annotations

from functools import partial

from ..definitions import Afflict, Grant, Harm, Heal, Lay, Lore, Modify, Spell, Wound

LORE = Lore(id="corruption", realm="darkness", order=13, evil=True, since=2)

spell = partial(Spell, lore=LORE.id, since=2)

SPELLS: tuple[Spell, ...] = (
    spell(
        id="marshy-ground",
        icon="swamp",
        nature="control",
        range=12,
        square=True,
        permanent=True,
        effects=(Lay("swamp", around=1),),
    ),
    spell(
        id="inner-fire",
        icon="fire-silhouette",
        nature="enhancing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("attack", 1, "spell"), Modify("damage", 1, "spell"), Modify("movement", 2, "spell")),
        each=(Wound(1),),
    ),
    spell(
        id="breath-of-pestilence",
        icon="poison-gas",
        nature="damage",
        mana=2,
        cost=15,
        range=6,
        area=1,
        affects="all",
        effects=(Harm(3, against="natural", element="poison"), Afflict("diseased", test="strength")),
    ),
    spell(
        id="acid-spittle",
        icon="acid",
        nature="projectile",
        range=6,
        dice=4,
        armor=-2,
        element="acid",
        effects=(Modify("armor", -1, "combat"),),
    ),
    spell(
        id="knotted-flesh",
        icon="fleshy-mass",
        nature="healing",
        range=6,
        self_too=True,
        effects=(Heal(amount=4), Modify("agility", -1, "quest")),
    ),
    spell(
        id="weeping-skin",
        icon="virus",
        nature="protecting",
        mana=2,
        cost=15,
        range=3,
        self_too=True,
        permanent=True,
        effects=(Modify("armor", 1, "spell"), Grant("poisonous", "spell"), Grant("regeneration", "spell")),
    ),
)
