"""Companions who came later: five mercenaries, and beasts for those who can tame them. Each does something that nobody
else for hire does."""

from __future__ import annotations

from functools import partial

from .definitions import SMALL, Companion, Trait, scores

mercenary = partial(Companion, since=2)
beast = partial(Companion, pet=True, behaviour="animal", kinds=("animal",), since=2)

LATER_MERCENARIES: tuple[Companion, ...] = (
    mercenary(
        id="field-surgeon",
        icon="doctor-face",
        vp=2,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=3, agility=4, intelligence=5, courage=4, vitality=3
        ),
        weapons=("short-sword",),
        cost=9,
        upkeep=2,
        skills=("first-aid",),
        options=(("short-sword",), ("staff",)),
        kinds=("human",),
    ),
    mercenary(
        id="dwarf-arbalester",
        icon="crossbow",
        vp=3,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=4, armor=4, agility=3, intelligence=3, courage=5, vitality=4
        ),
        weapons=("crossbow", "axe"),
        cost=12,
        upkeep=3,
        behaviour="ranged-fighter",
        skills=("tough", "quick-reloading"),
        options=(("crossbow", "axe"), ("arquebus", "short-sword")),
        kinds=("dwarf",),
    ),
    mercenary(
        id="goblin-snarer",
        icon="lasso",
        vp=1,
        attributes=scores(
            movement=5,
            combat=2,
            strength=2,
            shooting=3,
            armor=3,
            agility=5,
            intelligence=3,
            courage=2,
            vitality=2,
            perception=3,
        ),
        natural=2,
        size=SMALL,
        weapons=("javelin", "dagger"),
        cost=5,
        upkeep=1,
        behaviour="ranged-fighter",
        skills=("small", "coward", "trapper"),
        options=(("javelin", "dagger"), ("net", "dagger")),
        kinds=("goblin",),
    ),
    mercenary(
        id="dogfolk-tracker",
        icon="footprint",
        vp=2,
        attributes=scores(
            movement=6,
            combat=3,
            strength=3,
            shooting=4,
            armor=3,
            agility=3,
            intelligence=3,
            courage=4,
            vitality=3,
            perception=2,
        ),
        weapons=("short-bow", "short-sword"),
        cost=8,
        upkeep=2,
        behaviour="ranged-fighter",
        skills=("sharp-senses", "tracker"),
        options=(("short-bow", "short-sword"), ("spear",)),
        kinds=("dogfolk",),
    ),
    mercenary(
        id="temple-spearman",
        icon="lizardman",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=2, armor=5, agility=3, intelligence=3, courage=3, vitality=3
        ),
        natural=4,
        weapons=("spear",),
        shield="shield",
        cost=9,
        upkeep=2,
        skills=("cold-blooded",),
        options=(("spear",), ("macuahuitl",)),
        kinds=("reptilian",),
    ),
)

LATER_PETS: tuple[Companion, ...] = (
    beast(
        id="black-cat",
        icon="hollow-cat",
        vp=1,
        attributes=scores(
            movement=6,
            combat=2,
            strength=1,
            shooting=0,
            armor=2,
            agility=6,
            intelligence=3,
            courage=3,
            vitality=2,
            perception=2,
        ),
        natural=2,
        size=SMALL,
        weapons=("claws",),
        cost=6,
        upkeep=1,
        skills=("small", "slippery", "familiar"),
    ),
    beast(
        id="bottled-imp",
        icon="imp-laugh",
        vp=2,
        attributes=scores(
            movement=4, combat=3, strength=2, shooting=0, armor=3, agility=5, intelligence=4, courage=4, vitality=2
        ),
        size=SMALL,
        weapons=("claws",),
        cost=9,
        upkeep=1,
        behaviour="flying",
        skills=("small", "flying", "underworld", "familiar"),
        traits=(Trait("flying", 8),),
        kinds=("demon",),
    ),
    beast(
        id="badger",
        icon="badger",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=0, armor=4, agility=3, intelligence=1, courage=5, vitality=3
        ),
        natural=4,
        size=SMALL,
        weapons=("claws",),
        cost=6,
        upkeep=1,
        skills=("small", "hardened"),
    ),
    beast(
        id="web-spider",
        icon="hanging-spider",
        vp=2,
        attributes=scores(
            movement=6, combat=3, strength=2, shooting=0, armor=3, agility=5, intelligence=1, courage=4, vitality=2
        ),
        weapons=("fangs",),
        cost=10,
        upkeep=2,
        skills=("paralyzing-poison",),
    ),
    beast(
        id="hunting-lynx",
        icon="saber-toothed-cat-head",
        vp=2,
        attributes=scores(
            movement=8,
            combat=4,
            strength=3,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=2,
            courage=3,
            vitality=3,
            perception=2,
        ),
        weapons=("claws",),
        cost=9,
        upkeep=2,
        skills=("ambush",),
    ),
    beast(
        id="bog-toad",
        icon="toad-teeth",
        vp=2,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=0, armor=3, agility=3, intelligence=1, courage=3, vitality=4
        ),
        weapons=("fangs",),
        cost=9,
        upkeep=1,
        skills=("corrosive-vomit", "pathfinder"),
        traits=(Trait("pathfinder", word="swamp"),),
    ),
    beast(
        id="house-viper",
        icon="snake",
        vp=1,
        attributes=scores(
            movement=4, combat=3, strength=2, shooting=0, armor=2, agility=5, intelligence=1, courage=4, vitality=1
        ),
        natural=2,
        size=SMALL,
        weapons=("fangs",),
        cost=6,
        upkeep=1,
        skills=("small", "poisonous"),
    ),
    beast(
        id="silverback",
        icon="gorilla",
        vp=3,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=3, agility=4, intelligence=2, courage=5, vitality=5
        ),
        weapons=("fangs",),
        cost=14,
        upkeep=3,
        skills=("fearsome",),
    ),
    beast(
        id="river-crocodile",
        icon="croc-jaws",
        vp=3,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=0, armor=5, agility=2, intelligence=1, courage=4, vitality=5
        ),
        natural=5,
        base="2x1",
        weapons=("fangs",),
        cost=14,
        upkeep=3,
        skills=("aquatic-animal", "tail-swipe"),
    ),
    beast(
        id="jar-of-hornets",
        icon="wasp-sting",
        vp=2,
        attributes=scores(
            movement=3, combat=3, strength=2, shooting=0, armor=3, agility=5, intelligence=1, courage=6, vitality=3
        ),
        size=SMALL,
        weapons=("fangs",),
        cost=8,
        upkeep=1,
        behaviour="flying",
        skills=("small", "flying", "vermin"),
        traits=(Trait("flying", 8),),
    ),
    beast(
        id="werewolf-in-chains",
        icon="werewolf",
        vp=4,
        attributes=scores(
            movement=7,
            combat=4,
            strength=4,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=2,
            courage=4,
            vitality=5,
            perception=2,
        ),
        weapons=("claws",),
        cost=20,
        upkeep=4,
        skills=("sharp-senses", "multiple-attacks"),
        kinds=("werewolf", "animal"),
    ),
)
