"""Light: healing, courage, and a glare in the eyes of evil."""

from __future__ import annotations

from functools import partial

from ..definitions import Afflict, Cure, Harm, Heal, Lore, Modify, Spell

LORE = Lore(id="light", realm="harmony", order=2)

spell = partial(Spell, lore=LORE.id)

SPELLS: tuple[Spell, ...] = (
    spell(
        id="healing-light",
        icon="healing",
        nature="healing",
        range=6,
        self_too=True,
        effects=(Heal(amount=2), Cure(("stunned",))),
    ),
    spell(
        id="sheltering-light",
        icon="aura",
        nature="protecting",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Modify("armor", 1, "spell"),),
    ),
    spell(
        id="holy-light",
        icon="sunbeams",
        nature="damage",
        mana=2,
        cost=15,
        range=8,
        area=1,
        affects="enemies",
        effects=(Harm(4, against="courage", element="light"),),
    ),
    spell(id="spear-of-noon", icon="sun-spear", nature="projectile", range=14, dice=6, element="light"),
    spell(
        id="blinding-halo",
        icon="spiked-halo",
        nature="control",
        range=10,
        illusion=True,
        effects=(Afflict("stunned"), Modify("shooting", -2, "turn")),
    ),
    spell(
        id="dawn-chorus",
        icon="sunrise",
        nature="enhancing",
        mana=2,
        cost=15,
        range=3,
        self_too=True,
        area=2,
        affects="allies",
        permanent=True,
        effects=(Modify("courage", 1, "spell"), Modify("combat", 1, "spell")),
    ),
)
