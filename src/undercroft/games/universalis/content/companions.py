"""Mercenaries, pets, two who join a quest on the way (a spirit wolf and a freed prisoner), and three giants for those
who can tame them.

The human mercenary's 2 Value Points and the giant rat's Sharp Senses are the rulebook's.
"""

from __future__ import annotations

from .definitions import LARGE, SMALL, Companion, Trait, scores
from .later_companions import LATER_MERCENARIES, LATER_PETS
from .mounts import MOUNTS
from .summoned import SUMMONED

MERCENARIES: tuple[Companion, ...] = (
    Companion(
        id="sellsword",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=3, armor=4, agility=3, intelligence=3, courage=3, vitality=3
        ),
        weapons=("broadsword",),
        shield="shield",
        cost=8,
        upkeep=2,
        options=(("broadsword",), ("halberd",), ("crossbow", "short-sword")),
        kinds=("human",),
    ),
    Companion(
        id="longbow-hunter",
        vp=2,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=4,
            armor=3,
            agility=4,
            intelligence=3,
            courage=3,
            vitality=3,
            perception=1,
        ),
        weapons=("longbow", "short-sword"),
        cost=8,
        upkeep=2,
        behaviour="ranged-fighter",
        skills=("aiming",),
        options=(("longbow", "short-sword"), ("javelin", "dagger")),
        kinds=("human",),
    ),
    Companion(
        id="ogre-bruiser",
        vp=4,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=2, armor=4, agility=2, intelligence=2, courage=3, vitality=6
        ),
        size=LARGE,
        base="2x2",
        weapons=("club",),
        cost=18,
        upkeep=4,
        behaviour="large",
        skills=("large", "grab-and-throw"),
        options=(("club",), ("battleaxe",)),
        kinds=("ogre",),
    ),
    Companion(
        id="halfling-cutpurse",
        vp=2,
        attributes=scores(
            movement=4,
            combat=3,
            strength=2,
            shooting=4,
            armor=3,
            agility=5,
            intelligence=3,
            courage=4,
            vitality=3,
            dexterity=1,
            perception=1,
        ),
        natural=2,
        size=SMALL,
        weapons=("sling", "dagger"),
        cost=7,
        upkeep=2,
        behaviour="ranged-fighter",
        skills=("small", "slippery"),
        options=(("sling", "dagger"), ("shuriken", "short-sword")),
        kinds=("halfling",),
    ),
    Companion(
        id="dwarf-ironbreaker",
        vp=3,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=2, armor=5, agility=3, intelligence=3, courage=5, vitality=4
        ),
        heavy=True,
        weapons=("warhammer",),
        cost=12,
        upkeep=3,
        skills=("tough", "bodyguard"),
        options=(("warhammer",), ("axe",)),
        kinds=("dwarf",),
    ),
)

PETS: tuple[Companion, ...] = (
    Companion(
        id="giant-rat",
        pet=True,
        vp=1,
        attributes=scores(
            movement=6,
            combat=3,
            strength=2,
            shooting=0,
            armor=2,
            agility=4,
            intelligence=1,
            courage=2,
            vitality=2,
            perception=1,
        ),
        natural=2,
        size=SMALL,
        weapons=("fangs",),
        cost=4,
        upkeep=1,
        behaviour="animal",
        skills=("sharp-senses", "small"),
        kinds=("animal",),
    ),
    Companion(
        id="war-hound",
        pet=True,
        vp=1,
        attributes=scores(
            movement=7,
            combat=3,
            strength=3,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=2,
            courage=4,
            vitality=3,
            perception=1,
        ),
        weapons=("fangs",),
        cost=6,
        upkeep=1,
        behaviour="animal",
        skills=("sharp-senses", "fast"),
        kinds=("animal",),
    ),
    Companion(
        id="hill-bear",
        pet=True,
        vp=3,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=4, agility=3, intelligence=2, courage=4, vitality=6
        ),
        natural=4,
        weapons=("claws",),
        cost=14,
        upkeep=3,
        behaviour="animal",
        skills=("double-attack", "brutal"),
        kinds=("animal",),
    ),
    Companion(
        id="raven-familiar",
        pet=True,
        vp=1,
        attributes=scores(
            movement=3,
            combat=2,
            strength=1,
            shooting=0,
            armor=2,
            agility=5,
            intelligence=3,
            courage=3,
            vitality=1,
            perception=2,
        ),
        natural=2,
        size=SMALL,
        weapons=("claws",),
        cost=5,
        upkeep=1,
        behaviour="flying",
        skills=("small", "flying", "familiar"),
        traits=(Trait("flying", 10),),
        kinds=("animal",),
    ),
    Companion(
        id="pack-mule",
        pet=True,
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=4, shooting=0, armor=3, agility=3, intelligence=1, courage=3, vitality=5
        ),
        base="2x1",
        weapons=("improvised-weapon",),
        cost=6,
        upkeep=1,
        behaviour="animal",
        skills=("mount",),
        kinds=("animal",),
    ),
)

JOINERS: tuple[Companion, ...] = (
    Companion(
        id="spirit-wolf",
        pet=True,
        vp=2,
        attributes=scores(
            movement=8,
            combat=4,
            strength=4,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=2,
            courage=5,
            vitality=3,
            perception=1,
        ),
        weapons=("fangs",),
        cost=0,
        upkeep=0,
        behaviour="animal",
        skills=("magic-resistance",),
        kinds=("animal", "elemental"),
    ),
    Companion(
        id="freed-prisoner",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("improvised-weapon",),
        cost=0,
        upkeep=0,
        skills=("hatred-towards",),
        traits=(Trait("hatred-towards", word="orc"),),
        kinds=("human",),
    ),
)

GIANTS: tuple[Companion, ...] = (
    Companion(
        id="giant-of-wood",
        vp=5,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=0, armor=4, agility=2, intelligence=1, courage=6, vitality=8
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        cost=10,
        upkeep=1,
        behaviour="large",
        skills=("large", "vulnerable", "staggering"),
        traits=(Trait("vulnerable", word="fire"),),
        kinds=("giant",),
    ),
    Companion(
        id="giant-of-stone",
        vp=6,
        attributes=scores(
            movement=4, combat=4, strength=6, shooting=0, armor=5, agility=2, intelligence=1, courage=6, vitality=8
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        cost=13,
        upkeep=1,
        behaviour="large",
        skills=("large", "staggering"),
        kinds=("giant",),
    ),
    Companion(
        id="giant-of-iron",
        vp=7,
        attributes=scores(
            movement=3, combat=4, strength=6, shooting=0, armor=6, agility=2, intelligence=1, courage=6, vitality=9
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        cost=16,
        upkeep=1,
        behaviour="large",
        skills=("large", "staggering"),
        kinds=("giant",),
    ),
)

COMPANIONS: tuple[Companion, ...] = (
    MERCENARIES + LATER_MERCENARIES + PETS + LATER_PETS + JOINERS + GIANTS + MOUNTS + SUMMONED
)
