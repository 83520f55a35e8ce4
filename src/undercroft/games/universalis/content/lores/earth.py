"""Earth: ground that rises, opens and walks."""

from __future__ import annotations

from functools import partial

from ...rules.characters import figures
from ...rules.checks import take_test
from ...rules.harm import PIT_HEIGHT, Use, fall
from ...state import Mark
from ..catalogue import UTable
from ..definitions import HUGE, Afflict, Attribute, Heal, Lay, Lore, Modify, Spell, Summon

LORE = Lore(id="earth", realm="elements", order=6, since=2)

spell = partial(Spell, lore=LORE.id, since=2)


async def chasm(t: UTable, use: Use) -> None:
    """The floor opens and closes again: an Agility test, or a fall as into a pit. Flyers, swimmers and Huge ones do not
    mind.

    [dun.fall.damage, dun.skill.nature.flying.traps, dun.skill.nature.huge.terrain]
    """
    figure = t.state.figures[use.target]
    if figure.marks & Mark.FLYING or figure.size >= HUGE or figures.swimming(t, figure):
        return
    if not (await take_test(t, use.target, Attribute.AGILITY, "avoid")).passed:
        await fall(t, use.target, PIT_HEIGHT)


SPELLS: tuple[Spell, ...] = (
    spell(
        id="rolling-boulder",
        icon="stone-sphere",
        nature="projectile",
        range=8,
        dice=4,
        effects=(Afflict("knocked-down", test="strength"),),
    ),
    spell(
        id="rampart",
        icon="brick-wall",
        nature="protecting",
        mana=2,
        cost=15,
        range=8,
        square=True,
        permanent=True,
        effects=(Lay("stone-wall", wide=4),),
    ),
    spell(id="yawning-ground", icon="hole", nature="damage", range=10, play=chasm),
    spell(
        id="shifting-scree",
        icon="stone-pile",
        nature="control",
        range=10,
        square=True,
        permanent=True,
        effects=(Lay("rock", around=2),),
    ),
    spell(
        id="flesh-to-flint",
        icon="stone-bust",
        nature="protecting",
        range=3,
        self_too=True,
        permanent=True,
        effects=(Heal(amount=1), Modify("armor", 2, "spell"), Modify("movement", -2, "spell")),
    ),
    spell(
        id="wake-the-mountain",
        icon="rock-golem",
        nature="damage",
        mana=2,
        cost=15,
        range=4,
        square=True,
        permanent=True,
        effects=(Summon("earth-elemental", bound=True),),
    ),
)
