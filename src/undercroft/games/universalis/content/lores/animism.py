"""Animism: the shapes, tongues and ghosts of beasts."""

from __future__ import annotations

from functools import partial

from ..definitions import Control, Cure, Lore, Modify, Reveal, Spell, Summon, Transform

LORE = Lore(id="animism", realm="nature", order=16, since=2)

spell = partial(Spell, lore=LORE.id, since=2)

SPELLS: tuple[Spell, ...] = (
    spell(
        id="shape-of-the-wolf",
        icon="wolf-head",
        nature="enhancing",
        permanent=True,
        effects=(Transform("spirit-wolf"),),
    ),
    spell(
        id="shape-of-the-raven",
        icon="raven",
        nature="enhancing",
        permanent=True,
        effects=(Transform("raven-familiar"),),
    ),
    spell(
        id="beast-tongue",
        icon="beast-eye",
        nature="control",
        range=12,
        only="animal",
        will=True,
        permanent=True,
        effects=(Control(),),
    ),
    spell(
        id="carpet-of-rats",
        icon="rat",
        nature="damage",
        mana=2,
        cost=15,
        range=4,
        square=True,
        permanent=True,
        effects=(Summon("giant-rat", count=3, bound=True),),
    ),
    spell(
        id="ancestor-at-the-shoulder",
        icon="ghost-ally",
        nature="protecting",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("recovery", 2, "spell"), Modify("courage", 2, "spell")),
        each=(Cure(("stunned", "knocked-down", "poisoned", "diseased")),),
    ),
    spell(
        id="whispers-in-the-walls",
        icon="owl",
        nature="enhancing",
        mana=2,
        cost=15,
        permanent=True,
        effects=(Reveal("secret"), Modify("perception", 2, "spell"), Modify("initiative", 2, "spell")),
    ),
)
