"""Air: it carries friends, throws enemies about and takes the breath."""

from __future__ import annotations

from functools import partial

from ..definitions import Afflict, Cure, Grant, Harm, Heal, Lore, Modify, Shove, Spell, Summon, Teleport

LORE = Lore(id="air", realm="elements", order=7, since=2)

spell = partial(Spell, lore=LORE.id, since=2)

SPELLS: tuple[Spell, ...] = (
    spell(
        id="scattering-gust",
        icon="wind-slap",
        nature="control",
        range=8,
        area=1,
        affects="enemies",
        effects=(Shove(2),),
    ),
    spell(
        id="thunderclap",
        icon="thunder-struck",
        nature="damage",
        mana=2,
        cost=15,
        area=2,
        affects="enemies",
        effects=(Harm(3, against="natural", element="lightning"), Afflict("stunned", test="courage")),
    ),
    spell(
        id="on-the-wind",
        icon="feathered-wing",
        nature="enhancing",
        range=6,
        self_too=True,
        effects=(Teleport(6), Modify("disengage", 2, "turn")),
    ),
    spell(
        id="turning-winds",
        icon="whirlwind",
        nature="protecting",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Grant("projectile-immunity", "spell"),),
    ),
    spell(
        id="second-wind",
        icon="lungs",
        nature="healing",
        range=8,
        self_too=True,
        effects=(Heal(amount=1), Cure(("stunned", "knocked-down", "stationary")), Modify("movement", 2, "turn")),
    ),
    spell(
        id="call-the-whirlwind",
        icon="tornado",
        nature="damage",
        mana=2,
        cost=15,
        range=6,
        square=True,
        permanent=True,
        effects=(Summon("air-elemental", bound=True),),
    ),
)
