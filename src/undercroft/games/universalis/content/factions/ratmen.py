"""The Ratmen: from every hole at once, sick, clever and gone with your purse."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "ratmen"
rat = partial(Creature, faction=ID, since=2, natural=2, kinds=("ratman",))
beast = partial(Creature, faction=ID, since=2, natural=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    rat(
        id="rat-slave",
        icon="rat",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=2, armor=2, agility=4, intelligence=2, courage=2, vitality=3
        ),
        weapons=("dagger",),
        behaviour="swarm",
        skills=("coward",),
    ),
    rat(
        id="burrow-rat",
        icon="seated-mouse",
        vp=1,
        attributes=scores(
            movement=6, combat=4, strength=3, shooting=2, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("short-sword",),
        shield="buckler",
        behaviour="swarm",
        skills=("dirty-fighter",),
    ),
    rat(
        id="gutter-slinger",
        icon="sling",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=2, vitality=2
        ),
        weapons=("sling", "dagger"),
        behaviour="ranged-fighter",
        skills=("skulk",),
    ),
    rat(
        id="gutter-cutpurse",
        icon="robber",
        vp=1,
        attributes=scores(
            movement=7,
            combat=3,
            strength=2,
            shooting=4,
            armor=2,
            agility=5,
            intelligence=4,
            courage=2,
            vitality=2,
            dexterity=2,
        ),
        weapons=("dagger", "shuriken"),
        behaviour="cutpurse",
        skills=("thief", "slippery"),
    ),
    beast(
        id="rat-tide",
        icon="mouse",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=0, armor=3, agility=4, intelligence=1, courage=4, vitality=3
        ),
        base="2x2",
        weapons=("fangs",),
        behaviour="swarm",
        skills=("vermin", "plague-bearer"),
        kinds=("animal", "vermin"),
    ),
    rat(
        id="plague-penitent",
        icon="plague-doctor-profile",
        vp=2,
        attributes=scores(
            movement=5, combat=3, strength=4, shooting=0, armor=4, agility=3, intelligence=2, courage=6, vitality=4
        ),
        weapons=("flail",),
        behaviour="berserker",
        skills=("plague-bearer", "tough"),
    ),
    rat(
        id="tunnel-fang",
        icon="mining",
        vp=2,
        attributes=scores(
            movement=6,
            combat=4,
            strength=4,
            shooting=2,
            armor=4,
            agility=4,
            intelligence=3,
            courage=4,
            vitality=3,
            dexterity=1,
        ),
        weapons=("katar",),
        behaviour="hunter",
        skills=("ambush", "trapper"),
    ),
    rat(
        id="nest-guard",
        icon="sharp-halberd",
        vp=2,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=5, agility=4, intelligence=3, courage=4, vitality=3
        ),
        natural=3,
        weapons=("halberd",),
        behaviour="phalanx",
        skills=("hardened", "slippery"),
    ),
    rat(
        id="glass-thrower",
        icon="bad-breath",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=4, courage=4, vitality=3
        ),
        weapons=("sling", "dagger"),
        behaviour="skirmisher",
        skills=("breath", "poisonous"),
        traits=(Trait("breath", 3),),
    ),
    rat(
        id="long-gun-team",
        icon="winchester-rifle",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=5, armor=3, agility=4, intelligence=4, courage=3, vitality=3
        ),
        weapons=("arquebus", "dagger"),
        behaviour="outrider",
        skills=("aiming", "lethal-shot", "quick-reloading"),
    ),
    rat(
        id="sewer-runner",
        icon="running-ninja",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=7,
            combat=5,
            strength=4,
            shooting=4,
            armor=3,
            agility=5,
            intelligence=4,
            courage=4,
            vitality=4,
            dexterity=1,
        ),
        weapons=("katar", "shuriken"),
        behaviour="assassin",
        skills=("stealth", "poisonous", "fast-attacks"),
    ),
    rat(
        id="grey-whisperer",
        icon="hooded-figure",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=3,
            strength=2,
            shooting=2,
            armor=3,
            agility=4,
            intelligence=5,
            mana=8,
            courage=3,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("reckless-wizard", "mislead"),
        spells=("breath-of-pestilence", "lightning", "acid-spittle", "smothering-dark"),
    ),
    rat(
        id="stitched-brute",
        icon="beast-eye",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=5, shooting=0, armor=5, agility=3, intelligence=1, courage=5, vitality=8
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="berserker",
        skills=("large", "double-attack", "stupid"),
    ),
    rat(
        id="mad-wheel",
        icon="cartwheel",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=7, combat=5, strength=6, shooting=0, armor=5, agility=3, intelligence=1, courage=6, vitality=9
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("improvised-weapon",),
        behaviour="large",
        skills=("large", "onslaught", "trampling", "aura"),
        kinds=("construct",),
    ),
    rat(
        id="ratman-chieftain",
        icon="overlord-helm",
        vp=4,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=4, shooting=3, armor=4, agility=5, intelligence=4, courage=4, vitality=6
        ),
        natural=3,
        weapons=("halberd", "shuriken"),
        behaviour="cutpurse",
        skills=("inspiring", "tricky-fighter", "cat-reflexes"),
        upgrades=(
            Upgrade("food-first", 2, (Bonus("vitality", 2),)),
            Upgrade("tail-blade", 2, skills=("tail-swipe",)),
            Upgrade("escape-hole", 1, skills=("fast",)),
        ),
    ),
    rat(
        id="lord-of-the-cracked-bell",
        icon="ringing-bell",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=6,
            combat=5,
            strength=4,
            shooting=3,
            armor=4,
            agility=5,
            intelligence=7,
            mana=11,
            courage=5,
            vitality=9,
        ),
        natural=3,
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("experienced-wizard", "plague-bearer", "mislead", "slippery"),
        spells=("hellbolt", "breath-of-pestilence", "grip-of-the-damned", "weeping-skin", "regeneration"),
        upgrades=(
            Upgrade("green-candle", 3, (Bonus("mana", 4),)),
            Upgrade("bell-fever", 2, skills=("aura",)),
            Upgrade("many-lives", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

SLAVE, CLAN, SLING, CUT = "rat-slave", "burrow-rat", "gutter-slinger", "gutter-cutpurse"
SWARM, PLAG, TUN, VERM = "rat-tide", "plague-penitent", "tunnel-fang", "nest-guard"
GLOBE, JEZ, NIGHT, SEER = "glass-thrower", "long-gun-team", "sewer-runner", "grey-whisperer"
OGRE, WHEEL, CHIEF = "stitched-brute", "mad-wheel", "ratman-chieftain"

FACTION = Faction(
    id=ID,
    since=2,
    order=28,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (SLAVE, SLAVE, SLAVE, CLAN, CLAN, SLING),
            (SWARM, SWARM, CLAN, CLAN, SLING, CUT),
            (PLAG, PLAG, SLAVE, SLAVE),
            (VERM, CLAN, CLAN, SLING, CUT),
            (SEER, SLAVE, SLAVE, SLAVE),
            (GLOBE, CLAN, SLAVE, CUT),
        ),
        "wandering-creature": (
            (SLAVE, SLAVE),
            (CUT, CLAN),
            (SWARM, SWARM),
            (TUN,),
            (PLAG,),
            (CLAN, SLING),
        ),
        "special-creature": (
            (NIGHT,),
            (GLOBE,),
            (OGRE,),
            (WHEEL,),
            (CHIEF,),
            (JEZ,),
        ),
        "reinforcements": (
            (SLAVE, SLAVE, SLAVE, SLAVE, SLAVE, SLAVE),
            (SWARM, SWARM, SWARM, SWARM, CLAN, CLAN),
            (VERM, PLAG, PLAG),
            (OGRE, SLAVE),
            (NIGHT, TUN, CUT),
            (JEZ, CLAN, CLAN, CLAN),
        ),
        "ambush": (
            (TUN, TUN),
            (SWARM, SWARM, SWARM, SWARM),
            (NIGHT, CUT),
            (CLAN, CLAN, CUT, SLING),
            (TUN, SLAVE, SLAVE),
            (PLAG, SWARM, SWARM),
        ),
        "thief": ((PLAG,), (TUN,), (VERM,), (PLAG,), (TUN,), (TUN,)),
    },
)
