"""What answers a spell or a relic: elementals, and the dead. None can be hired; whom a spell calls is gone with it."""

from __future__ import annotations

from functools import partial

from .definitions import LARGE, Companion, Trait, scores

summoned = partial(Companion, pet=True, cost=0, upkeep=0, since=2)

SUMMONED: tuple[Companion, ...] = (
    summoned(
        id="earth-elemental",
        icon="rock-golem",
        vp=4,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=0, armor=5, agility=2, intelligence=1, courage=6, vitality=5
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "staggering"),
        kinds=("elemental",),
    ),
    summoned(
        id="air-elemental",
        icon="tornado",
        vp=3,
        attributes=scores(
            movement=4, combat=4, strength=3, shooting=0, armor=3, agility=6, intelligence=2, courage=5, vitality=3
        ),
        weapons=("claws",),
        behaviour="flying",
        skills=("flying", "projectile-immunity"),
        traits=(Trait("flying", 10),),
        kinds=("elemental",),
    ),
    summoned(
        id="water-elemental",
        icon="wave-crest",
        vp=3,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=0, armor=3, agility=4, intelligence=1, courage=5, vitality=5
        ),
        weapons=("claws",),
        behaviour="animal",
        skills=("aquatic-animal", "regeneration"),
        kinds=("elemental",),
    ),
    summoned(
        id="fire-elemental",
        icon="fire-silhouette",
        vp=4,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=0, armor=3, agility=4, intelligence=2, courage=6, vitality=4
        ),
        weapons=("claws",),
        behaviour="berserker",
        skills=("aura", "vulnerable"),
        traits=(Trait("vulnerable", word="ice"),),
        kinds=("elemental",),
    ),
    summoned(
        id="risen-dead",
        icon="raise-skeleton",
        vp=1,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=0, armor=3, agility=2, intelligence=1, courage=6, vitality=2
        ),
        weapons=("claws",),
        behaviour="undead",
        skills=("undead",),
        kinds=("undead",),
    ),
)
