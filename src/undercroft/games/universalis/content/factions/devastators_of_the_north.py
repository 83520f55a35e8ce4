"""The Devastators of the North: few, in black iron, and each of them with something else looking out of his eyes."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, HUGE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "devastators-of-the-north"
northman = partial(Creature, faction=ID, since=2, kinds=("human",))
beast = partial(Creature, faction=ID, since=2, behaviour="hunter", kinds=("animal",))
possessed = partial(Creature, faction=ID, since=2, kinds=("demon",))

CREATURES: tuple[Creature, ...] = (
    northman(
        id="north-thrall",
        icon="manacles",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=3, agility=3, intelligence=2, courage=2, vitality=3
        ),
        weapons=("axe",),
        skills=("coward",),
    ),
    northman(
        id="axe-thrower",
        icon="tomahawk",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=3, agility=3, intelligence=3, courage=4, vitality=2
        ),
        weapons=("throwing-axe", "axe"),
        behaviour="skirmisher",
        skills=("swift-drawing",),
    ),
    northman(
        id="ash-raider",
        icon="viking-helmet",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=4, shooting=2, armor=4, agility=3, intelligence=2, courage=4, vitality=2
        ),
        weapons=("axe",),
        behaviour="berserker",
        skills=("brutal",),
    ),
    northman(
        id="north-reaver",
        icon="barbarian",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=2, armor=3, agility=3, intelligence=2, courage=5, vitality=4
        ),
        weapons=("battleaxe",),
        behaviour="berserker",
        skills=("berserker", "tough"),
    ),
    beast(
        id="frost-hound",
        icon="direwolf",
        vp=2,
        attributes=scores(
            movement=8,
            combat=3,
            strength=4,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=1,
            courage=3,
            vitality=3,
            perception=1,
        ),
        weapons=("fangs",),
        skills=("sharp-senses", "brutal"),
    ),
    northman(
        id="black-shield",
        icon="viking-shield",
        vp=2,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=2, armor=5, agility=2, intelligence=3, courage=5, vitality=3
        ),
        heavy=True,
        weapons=("broadsword",),
        shield="great-shield",
        behaviour="phalanx",
        skills=("hardened",),
    ),
    northman(
        id="ash-seer",
        icon="volcano",
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
            mana=7,
            courage=4,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("reckless-wizard",),
        spells=("hellbolt", "cinder-dart", "soul-dread", "favour-of-the-gods"),
    ),
    northman(
        id="war-skald",
        icon="bugle-call",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=4, agility=3, intelligence=4, courage=5, vitality=4
        ),
        weapons=("axe",),
        shield="buckler",
        skills=("inspiring", "encouraging", "deafening-roar"),
    ),
    northman(
        id="iron-hulk",
        icon="spiked-armor",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=2, armor=6, agility=2, intelligence=2, courage=5, vitality=4
        ),
        natural=4,
        heavy=True,
        weapons=("great-flail",),
        behaviour="duellist",
        skills=("mighty-blow",),
    ),
    possessed(
        id="ember-spawn",
        icon="fire-ring",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=0, armor=4, agility=4, intelligence=2, courage=6, vitality=4
        ),
        natural=4,
        weapons=("claws",),
        behaviour="berserker",
        skills=("underworld", "aura"),
    ),
    beast(
        id="white-bear",
        icon="bear-head",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=4,
            strength=5,
            shooting=0,
            armor=4,
            agility=3,
            intelligence=1,
            courage=5,
            vitality=8,
            perception=1,
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "brutal", "grab-and-suffocate"),
        traits=(Trait("grab-and-suffocate", 1),),
    ),
    possessed(
        id="twice-born",
        icon="horned-helm",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=2, armor=5, agility=4, intelligence=4, courage=6, vitality=6
        ),
        heavy=True,
        weapons=("greatsword",),
        behaviour="duellist",
        skills=("underworld", "fearsome", "elite"),
    ),
    beast(
        id="rime-giant",
        icon="ice-golem",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=6, shooting=4, armor=4, agility=2, intelligence=2, courage=5, vitality=11
        ),
        natural=4,
        size=HUGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("huge", "rock-throwing", "trampling", "fearsome", "vulnerable"),
        traits=(Trait("vulnerable", word="fire"),),
        kinds=("giant",),
    ),
    northman(
        id="jarl-of-ashes",
        icon="crowned-skull",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=3, armor=5, agility=4, intelligence=4, courage=5, vitality=6
        ),
        heavy=True,
        weapons=("battleaxe", "heavy-javelin"),
        skills=("powerful-blow", "inspiring"),
        upgrades=(
            Upgrade("second-soul", 3, (Bonus("vitality", 3),)),
            Upgrade("hearth-burner", 2, skills=("fearsome",)),
            Upgrade("oath-of-blood", 2, skills=("combat-master",)),
        ),
    ),
    possessed(
        id="prince-of-the-black-fortress",
        icon="daemon-skull",
        vp=10,
        level=CHAMPION,
        attributes=scores(
            movement=6,
            combat=6,
            strength=5,
            shooting=3,
            armor=5,
            agility=4,
            intelligence=5,
            mana=5,
            courage=6,
            vitality=9,
        ),
        natural=4,
        heavy=True,
        weapons=("fausal-sword",),
        behaviour="battle-sorcerer",
        skills=("underworld", "fearsome", "combat-master"),
        spells=("favour-of-the-gods", "hellbolt", "grip-of-the-damned"),
        upgrades=(
            Upgrade("wings-of-soot", 3, skills=("flying",)),
            Upgrade("furnace-blood", 3, skills=("aura",)),
            Upgrade("mask-of-iron", 3, (Bonus("armor", 1),)),
        ),
    ),
)

THRALL, THROWER, RAIDER, REAVER = "north-thrall", "axe-thrower", "ash-raider", "north-reaver"
HOUND, SHIELD, SEER, SKALD = "frost-hound", "black-shield", "ash-seer", "war-skald"
IRON, SPAWN, BEAR, KNIGHT = "iron-hulk", "ember-spawn", "white-bear", "twice-born"
GIANT, JARL = "rime-giant", "jarl-of-ashes"

FACTION = Faction(
    id=ID,
    since=2,
    order=11,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (REAVER, REAVER, RAIDER, THROWER),
            (SHIELD, SHIELD, THROWER, THROWER),
            (KNIGHT, THRALL),
            (SEER, RAIDER, RAIDER, THRALL),
            (SKALD, REAVER, RAIDER),
            (BEAR, HOUND),
        ),
        "wandering-creature": (
            (RAIDER, THROWER),
            (REAVER,),
            (HOUND,),
            (SHIELD,),
            (THRALL, RAIDER),
            (THRALL, THRALL),
        ),
        "special-creature": (
            (IRON,),
            (SPAWN,),
            (BEAR,),
            (KNIGHT,),
            (JARL,),
            (GIANT,),
        ),
        "reinforcements": (
            (REAVER, REAVER, REAVER),
            (HOUND, HOUND, HOUND),
            (IRON, SPAWN),
            (KNIGHT, RAIDER),
            (SKALD, RAIDER, RAIDER, RAIDER),
            (JARL, THRALL),
        ),
        "ambush": (
            (HOUND, HOUND),
            (REAVER, RAIDER, THRALL),
            (SPAWN, RAIDER),
            (BEAR,),
            (RAIDER, RAIDER, THROWER, THROWER),
            (IRON, THRALL),
        ),
        "thief": ((REAVER,), (HOUND,), (HOUND,), (REAVER,), (SHIELD,), (REAVER,)),
    },
)
