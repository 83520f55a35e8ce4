"""The Goblins of the Red Forest: cowards by the dozen, riders on spiders, and one mushroom too many."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "red-forest-goblins"
goblin = partial(Creature, faction=ID, since=2, natural=2, kinds=("goblin",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))
big = partial(Creature, faction=ID, since=2, kinds=("troll",))

CREATURES: tuple[Creature, ...] = (
    goblin(
        id="forest-mob",
        icon="goblin",
        vp=1,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=3,
            armor=3,
            agility=4,
            intelligence=3,
            courage=2,
            vitality=2,
            dexterity=1,
        ),
        size=SMALL,
        weapons=("club",),
        behaviour="swarm",
        skills=("small", "coward"),
    ),
    goblin(
        id="twig-bow",
        icon="pocket-bow",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=2, vitality=2
        ),
        size=SMALL,
        weapons=("short-bow", "dagger"),
        behaviour="ranged-fighter",
        skills=("small", "skulk"),
    ),
    goblin(
        id="red-snatcher",
        icon="robber-hand",
        vp=1,
        attributes=scores(
            movement=6,
            combat=2,
            strength=2,
            shooting=3,
            armor=3,
            agility=5,
            intelligence=3,
            courage=2,
            vitality=2,
            dexterity=2,
        ),
        size=SMALL,
        weapons=("dagger",),
        behaviour="cutpurse",
        skills=("small", "thief", "slippery", "coward"),
    ),
    goblin(
        id="net-goblin",
        icon="fishing-net",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        size=SMALL,
        weapons=("net", "dagger"),
        behaviour="skirmisher",
        skills=("small", "dirty-fighter"),
    ),
    beast(
        id="red-spider",
        icon="angular-spider",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=2, shooting=0, armor=3, agility=4, intelligence=1, courage=3, vitality=3
        ),
        natural=3,
        weapons=("fangs",),
        behaviour="animal",
        skills=("poisonous", "climber"),
    ),
    goblin(
        id="fungus-fanatic",
        icon="wrecking-ball",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=2, agility=3, intelligence=1, courage=6, vitality=2
        ),
        size=SMALL,
        weapons=("great-flail",),
        behaviour="berserker",
        skills=("small", "spinning-blow"),
    ),
    beast(
        id="gnash-ball",
        icon="carnivore-mouth",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=0, armor=3, agility=4, intelligence=1, courage=4, vitality=3
        ),
        weapons=("fangs",),
        behaviour="berserker",
        skills=("brutal", "flying-jump"),
    ),
    goblin(
        id="big-bully",
        icon="bully-minion",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=3, armor=4, agility=3, intelligence=3, courage=4, vitality=3
        ),
        natural=3,
        weapons=("axe",),
        shield="shield",
        skills=("dirty-fighter", "shield-onslaught"),
    ),
    goblin(
        id="spider-rider",
        icon="spider-face",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=4, armor=3, agility=4, intelligence=3, courage=3, vitality=3
        ),
        size=SMALL,
        weapons=("spear", "short-bow"),
        behaviour="hunter",
        skills=("small", "expert-rider", "climber"),
        mount="great-wolf",
    ),
    goblin(
        id="toadstool-shaman",
        icon="spotted-mushroom",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=2,
            strength=2,
            shooting=2,
            armor=3,
            agility=4,
            intelligence=5,
            mana=7,
            courage=3,
            vitality=3,
        ),
        size=SMALL,
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("small", "reckless-wizard", "alchemist"),
        spells=("acid-spittle", "breath-of-pestilence", "bitter-draught", "grasping-roots"),
    ),
    goblin(
        id="pot-bomber",
        icon="rolling-bomb",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=4, courage=4, vitality=3
        ),
        size=SMALL,
        weapons=("sling", "dagger"),
        behaviour="skirmisher",
        skills=("small", "breath", "corrosive-vomit"),
        traits=(Trait("breath", 4),),
    ),
    goblin(
        id="pit-master",
        icon="spiky-pit",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=4,
            armor=3,
            agility=5,
            intelligence=5,
            courage=3,
            vitality=3,
            dexterity=2,
        ),
        size=SMALL,
        weapons=("spear", "shuriken"),
        behaviour="cutpurse",
        skills=("small", "trapper", "expert-trapper", "mislead"),
    ),
    big(
        id="river-troll",
        icon="troll",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=4, agility=2, intelligence=1, courage=4, vitality=8
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("large", "regeneration", "corrosive-vomit", "stupid"),
    ),
    beast(
        id="spider-mother",
        icon="hanging-spider",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=5, shooting=0, armor=5, agility=4, intelligence=2, courage=5, vitality=9
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="hunter",
        skills=("large", "paralyzing-poison", "grab-and-suffocate", "fearsome"),
        traits=(Trait("grab-and-suffocate", 2),),
    ),
    goblin(
        id="goblin-boss",
        icon="goblin-camp",
        vp=4,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=4, armor=4, agility=4, intelligence=4, courage=4, vitality=6
        ),
        natural=3,
        weapons=("axe", "short-bow"),
        shield="shield",
        skills=("inspiring", "dirty-fighter", "tricky-fighter"),
        upgrades=(
            Upgrade("stolen-mail", 3, (Bonus("armor", 1),)),
            Upgrade("human-shield", 2, skills=("slippery",)),
            Upgrade("last-laugh", 1, skills=("deafening-roar",)),
        ),
    ),
    goblin(
        id="king-of-the-red-caps",
        icon="old-king",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=4,
            shooting=4,
            armor=4,
            agility=5,
            intelligence=5,
            mana=6,
            courage=5,
            vitality=7,
            dexterity=1,
        ),
        natural=3,
        size=SMALL,
        weapons=("scimitar", "shuriken"),
        behaviour="cutpurse",
        skills=("small", "inspiring", "mislead", "slippery", "foresight", "battle-wizard"),
        spells=("spirit-pack", "grasping-roots"),
        upgrades=(
            Upgrade("dyed-cap", 2, skills=("cruel", "lethal-blow")),
            Upgrade("hidden-door", 2, skills=("fast",)),
            Upgrade("fat-of-the-land", 2, (Bonus("vitality", 2),)),
        ),
    ),
)

MOB, BOW, SNATCH, NET = "forest-mob", "twig-bow", "red-snatcher", "net-goblin"
SPID, FAN, SQUIG, BULLY = "red-spider", "fungus-fanatic", "gnash-ball", "big-bully"
RIDER, SHAM, BOMB, TRAPS = "spider-rider", "toadstool-shaman", "pot-bomber", "pit-master"
TROLL, MOTHER, BOSS = "river-troll", "spider-mother", "goblin-boss"

FACTION = Faction(
    id=ID,
    since=2,
    order=23,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (MOB, MOB, MOB, MOB, BOW, BOW),
            (FAN, MOB, MOB, SPID, SPID),
            (BULLY, MOB, MOB, NET, BOW),
            (SHAM, MOB, MOB, MOB),
            (BOMB, MOB, SNATCH, NET),
            (SQUIG, SQUIG, SPID, BOW),
        ),
        "wandering-creature": (
            (MOB, MOB),
            (SNATCH, SNATCH),
            (SPID, SPID),
            (SQUIG,),
            (FAN,),
            (NET, BOW),
        ),
        "special-creature": (
            (RIDER,),
            (FAN,),
            (TROLL,),
            (MOTHER,),
            (BOSS,),
            (TRAPS,),
        ),
        "reinforcements": (
            (MOB, MOB, MOB, MOB, MOB, MOB),
            (RIDER, SQUIG, MOB),
            (BULLY, BULLY, MOB, BOW),
            (TROLL, MOB),
            (BOSS, MOB, MOB),
            (SPID, SPID, SPID, SPID, SPID, SPID),
        ),
        "ambush": (
            (SPID, SPID, SPID, SPID),
            (TRAPS, MOB),
            (FAN, FAN),
            (NET, NET, MOB, MOB),
            (SQUIG, SNATCH, MOB),
            (RIDER, SPID),
        ),
        "thief": ((FAN,), (SQUIG,), (BULLY,), (FAN,), (SQUIG,), (BULLY,)),
    },
)
