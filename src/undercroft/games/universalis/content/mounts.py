"""Animals to ride: three that stand still without a rider, two that rage on by themselves, one that flies, and one that
has died already.

Attributes: Movement, Combat Skill, Strength, Shooting Skill, Armor, Agility, Intelligence, Mana, Courage, Vitality,
Dexterity, Perception. No card of a mount is printed in the rulebook; sizes and bases are: an Average mount covers two
squares, and a Large one four.
"""

from __future__ import annotations

from functools import partial

from .definitions import LARGE, Companion, Trait, scores

mount = partial(Companion, pet=True, base="2x1", behaviour="animal", kinds=("animal",))

MOUNTS: tuple[Companion, ...] = (
    mount(
        id="riding-horse",
        vp=1,
        attributes=scores(
            movement=9, combat=2, strength=4, shooting=0, armor=3, agility=3, intelligence=1, courage=3, vitality=5
        ),
        weapons=("improvised-weapon",),
        cost=10,
        upkeep=1,
        skills=("mount",),
    ),
    mount(
        id="war-horse",
        vp=2,
        attributes=scores(
            movement=8, combat=4, strength=4, shooting=0, armor=4, agility=3, intelligence=2, courage=5, vitality=6
        ),
        weapons=("improvised-weapon",),
        cost=18,
        upkeep=2,
        skills=("mount",),
    ),
    mount(
        id="hill-pony",
        vp=1,
        attributes=scores(
            movement=7, combat=2, strength=3, shooting=0, armor=3, agility=4, intelligence=1, courage=4, vitality=4
        ),
        weapons=("improvised-weapon",),
        cost=8,
        upkeep=1,
        skills=("mount", "pathfinder"),
        traits=(Trait("pathfinder", word="rock"),),
    ),
    mount(
        id="great-wolf",
        vp=2,
        attributes=scores(
            movement=8,
            combat=4,
            strength=3,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=2,
            courage=4,
            vitality=4,
            perception=1,
        ),
        weapons=("fangs",),
        cost=14,
        upkeep=2,
        skills=("raging-mount", "sharp-senses"),
    ),
    mount(
        id="war-boar",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=0, armor=4, agility=3, intelligence=1, courage=5, vitality=5
        ),
        natural=4,
        weapons=("horns",),
        cost=15,
        upkeep=2,
        skills=("raging-mount", "brutal"),
    ),
    mount(
        id="hippogriff",
        vp=4,
        attributes=scores(
            movement=6,
            combat=4,
            strength=5,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=2,
            courage=4,
            vitality=7,
            perception=2,
        ),
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        cost=30,
        upkeep=3,
        skills=("large", "mount", "flying"),
        traits=(Trait("flying", 12),),
    ),
    mount(
        id="grave-horse",
        icon="cloaked-figure-on-horseback",
        vp=2,
        attributes=scores(
            movement=8, combat=3, strength=4, shooting=0, armor=3, agility=3, intelligence=1, courage=6, vitality=5
        ),
        weapons=("improvised-weapon",),
        cost=16,
        upkeep=1,
        skills=("mount", "undead"),
        since=2,
    ),
)
