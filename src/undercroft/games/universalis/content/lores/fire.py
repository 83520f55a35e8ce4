"""Fire: what burns, near and far."""

from __future__ import annotations

from functools import partial

from ..definitions import Cure, Harm, Heal, Lay, Lore, Modify, Spell

LORE = Lore(id="fire", realm="elements", order=1)

spell = partial(Spell, lore=LORE.id)

SPELLS: tuple[Spell, ...] = (
    spell(id="fireball", icon="fireball", nature="projectile", range=12, dice=5, element="fire", splash=True),
    spell(id="cinder-dart", icon="burning-dot", nature="projectile", range=18, dice=5, armor=-1, element="fire"),
    spell(
        id="rain-of-embers",
        icon="fire-ray",
        nature="damage",
        mana=2,
        cost=15,
        range=10,
        area=1,
        affects="all",
        effects=(Harm(5, element="fire", half_if="agility"),),
    ),
    spell(
        id="wall-of-fire",
        icon="fire-wave",
        nature="protecting",
        range=8,
        square=True,
        permanent=True,
        effects=(Lay("fire-wall"),),
    ),
    spell(
        id="burning-blade",
        icon="flaming-sheet",
        nature="enhancing",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("melee-damage", 2, "spell"),),
    ),
    spell(
        id="searing-touch",
        icon="burning-passion",
        nature="healing",
        range=1,
        self_too=True,
        effects=(Heal(amount=1), Cure(("poisoned", "diseased"))),
    ),
)
