"""Animals to ride: three that stand still without a rider, two that rage on by themselves, and one that flies.

Attributes: Movement, Combat Skill, Strength, Shooting Skill, Armor, Agility, Intelligence, Mana, Courage, Vitality,
Dexterity, Perception. No card of a mount is printed in the rulebook; sizes and bases are: an Average mount covers two
squares, and a Large one four.
"""

from __future__ import annotations

from functools import partial

from .definitions import LARGE, Companion, Trait

mount = partial(Companion, pet=True, base="2x1", behaviour="animal", kinds=("animal",))

MOUNTS: tuple[Companion, ...] = (
    mount(
        id="riding-horse",
        vp=1,
        attributes=(9, 2, 4, 0, 3, 3, 1, 0, 3, 5, 0, 0),
        weapons=("improvised-weapon",),
        cost=10,
        upkeep=1,
        skills=("mount",),
    ),
    mount(
        id="war-horse",
        vp=2,
        attributes=(8, 4, 4, 0, 4, 3, 2, 0, 5, 6, 0, 0),
        weapons=("improvised-weapon",),
        cost=18,
        upkeep=2,
        skills=("mount",),
    ),
    mount(
        id="hill-pony",
        vp=1,
        attributes=(7, 2, 3, 0, 3, 4, 1, 0, 4, 4, 0, 0),
        weapons=("improvised-weapon",),
        cost=8,
        upkeep=1,
        skills=("mount", "pathfinder"),
        traits=(Trait("pathfinder", word="rock"),),
    ),
    mount(
        id="great-wolf",
        vp=2,
        attributes=(8, 4, 3, 0, 3, 4, 2, 0, 4, 4, 0, 1),
        weapons=("fangs",),
        cost=14,
        upkeep=2,
        skills=("raging-mount", "sharp-senses"),
    ),
    mount(
        id="war-boar",
        vp=2,
        attributes=(6, 4, 4, 0, 4, 3, 1, 0, 5, 5, 0, 0),
        natural=4,
        weapons=("horns",),
        cost=15,
        upkeep=2,
        skills=("raging-mount", "brutal"),
    ),
    mount(
        id="hippogriff",
        vp=4,
        attributes=(6, 4, 5, 0, 4, 4, 2, 0, 4, 7, 0, 2),
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        cost=30,
        upkeep=3,
        skills=("large", "mount", "flying"),
        traits=(Trait("flying", 12),),
    ),
)
