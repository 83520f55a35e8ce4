"""The Sons of the Kraken: the drowned and those who feed them. Every pool is a door, and it opens from below."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "sons-of-the-kraken"
son = partial(Creature, faction=ID, since=2, kinds=("human",))
drowned = partial(Creature, faction=ID, since=2, behaviour="undead", kinds=("undead",))
deep = partial(Creature, faction=ID, since=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    son(
        id="oar-slave",
        icon="manacles",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=4, shooting=2, armor=3, agility=3, intelligence=2, courage=2, vitality=3
        ),
        weapons=("flail",),
        behaviour="swarm",
        skills=("coward",),
    ),
    son(
        id="harpooner",
        icon="harpoon-trident",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=4, armor=3, agility=3, intelligence=3, courage=4, vitality=2
        ),
        weapons=("javelin", "short-sword"),
        behaviour="skirmisher",
    ),
    son(
        id="grey-island-marine",
        icon="trident-shield",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=4, vitality=2
        ),
        weapons=("trident",),
        shield="shield",
        behaviour="phalanx",
    ),
    drowned(
        id="drowned-sailor",
        icon="drowning",
        vp=1,
        attributes=scores(
            movement=4, combat=3, strength=4, shooting=0, armor=4, agility=2, intelligence=1, courage=6, vitality=3
        ),
        weapons=("claws",),
        skills=("undead", "aquatic-animal"),
    ),
    deep(
        id="reef-crab",
        icon="crab",
        vp=1,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=0, armor=4, agility=2, intelligence=1, courage=4, vitality=3
        ),
        natural=4,
        weapons=("claws",),
        behaviour="animal",
        skills=("aquatic-animal", "tough"),
    ),
    deep(
        id="eel-knot",
        icon="worms",
        vp=2,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=0, armor=3, agility=5, intelligence=1, courage=5, vitality=4
        ),
        natural=2,
        base="2x2",
        weapons=("fangs",),
        behaviour="swarm",
        skills=("aquatic-animal", "vermin", "slippery"),
        kinds=("animal", "vermin"),
    ),
    son(
        id="net-mother",
        icon="fishing-net",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=3, shooting=4, armor=4, agility=4, intelligence=4, courage=4, vitality=3
        ),
        weapons=("net", "dagger"),
        behaviour="skirmisher",
        skills=("expert-thrower", "tricky-fighter"),
    ),
    deep(
        id="grey-siren",
        icon="siren",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=5,
            mana=6,
            courage=5,
            vitality=3,
        ),
        weapons=("claws",),
        behaviour="sorcerer",
        skills=("aquatic-animal", "hypnotic"),
        spells=("lullaby", "rune-of-burden", "soul-dread"),
        kinds=("siren",),
    ),
    son(
        id="priest-of-the-deep",
        icon="octopus",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=2,
            armor=4,
            agility=3,
            intelligence=5,
            mana=8,
            courage=5,
            vitality=3,
        ),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("cruel", "experienced-wizard"),
        spells=("drowning-on-land", "smothering-dark", "lightning", "regeneration"),
    ),
    drowned(
        id="bloated-mate",
        icon="poison-gas",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=3, combat=3, strength=5, shooting=0, armor=4, agility=1, intelligence=1, courage=6, vitality=6
        ),
        weapons=("claws",),
        skills=("undead", "staggering", "plague-bearer", "corrosive-vomit"),
    ),
    drowned(
        id="drowned-boatswain",
        icon="hook",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=0, armor=4, agility=3, intelligence=3, courage=6, vitality=5
        ),
        weapons=("trident",),
        behaviour="hunter",
        skills=("undead", "aquatic-animal", "grab-and-suffocate"),
        traits=(Trait("grab-and-suffocate", 1),),
    ),
    deep(
        id="white-death",
        icon="shark-bite",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=0, armor=4, agility=4, intelligence=1, courage=6, vitality=6
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="hunter",
        skills=("large", "aquatic-animal", "grab-and-eat", "fearsome"),
    ),
    deep(
        id="arm-of-the-kraken",
        icon="kraken-tentacle",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=3, combat=5, strength=6, shooting=0, armor=4, agility=3, intelligence=1, courage=6, vitality=8
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "aquatic-animal", "tentacles", "grab-and-throw", "grab-and-suffocate"),
        traits=(Trait("grab-and-suffocate", 2),),
    ),
    drowned(
        id="captain-of-the-sunken-ship",
        icon="ship-wreck",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=4, agility=3, intelligence=5, courage=6, vitality=7
        ),
        weapons=("scimitar",),
        skills=("undead", "aquatic-animal", "inspiring", "fearsome"),
        upgrades=(
            Upgrade("barnacle-coat", 3, (Bonus("armor", 1),)),
            Upgrade("last-breath", 2, (Bonus("vitality", 2),)),
            Upgrade("anchor-grip", 2, skills=("powerful-blow",)),
        ),
    ),
    son(
        id="kraken-king",
        icon="squid-head",
        vp=10,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=6,
            strength=5,
            shooting=4,
            armor=5,
            agility=4,
            intelligence=6,
            mana=9,
            courage=6,
            vitality=9,
        ),
        natural=4,
        weapons=("trident",),
        behaviour="battle-sorcerer",
        skills=("aquatic-animal", "tentacles", "fearsome", "battle-wizard", "combat-master"),
        spells=("drowning-on-land", "rising-tide", "lightning", "favour-of-the-gods"),
        upgrades=(
            Upgrade("eight-arms", 3, skills=("multiple-attacks",)),
            Upgrade("ink-cloud", 2, skills=("projectile-immunity",)),
            Upgrade("pressure-of-the-deep", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

OAR, HARP, MARINE, DROWN = "oar-slave", "harpooner", "grey-island-marine", "drowned-sailor"
CRAB, EELS, NET, SIREN = "reef-crab", "eel-knot", "net-mother", "grey-siren"
PRIEST, BLOAT, HOOK, SHARK = "priest-of-the-deep", "bloated-mate", "drowned-boatswain", "white-death"
TENT, CAPT = "arm-of-the-kraken", "captain-of-the-sunken-ship"

FACTION = Faction(
    id=ID,
    since=2,
    order=33,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (DROWN, DROWN, DROWN, MARINE, HARP, OAR),
            (MARINE, MARINE, MARINE, HARP, HARP, CRAB),
            (HOOK, DROWN, DROWN, DROWN),
            (PRIEST, MARINE, MARINE, HARP),
            (BLOAT, OAR, OAR, HARP),
            (EELS, NET, CRAB, CRAB),
        ),
        "wandering-creature": (
            (DROWN, DROWN),
            (CRAB, CRAB),
            (EELS,),
            (NET,),
            (OAR, HARP),
            (MARINE, HARP),
        ),
        "special-creature": (
            (SIREN,),
            (HOOK,),
            (SHARK,),
            (TENT,),
            (CAPT,),
            (BLOAT,),
        ),
        "reinforcements": (
            (DROWN, DROWN, DROWN, DROWN, DROWN, DROWN),
            (SHARK, OAR),
            (HOOK, SIREN),
            (EELS, EELS, NET),
            (BLOAT, PRIEST),
            (CAPT, HARP),
        ),
        "ambush": (
            (DROWN, DROWN, DROWN, DROWN),
            (EELS, EELS),
            (HOOK, DROWN),
            (CRAB, CRAB, HARP, HARP),
            (SIREN, CRAB),
            (NET, DROWN, DROWN),
        ),
        "thief": ((NET,), (NET,), (EELS,), (EELS,), (NET,), (EELS,)),
    },
)
