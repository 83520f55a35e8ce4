"""The Ogres and Trolls of the Bone Mountains: few, large and hungry; each of them is a fight of its own."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, HUGE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "bone-mountain-ogres"
ogre = partial(Creature, faction=ID, since=2, natural=4, behaviour="large", kinds=("ogre",))
troll = partial(Creature, faction=ID, since=2, natural=4, behaviour="large", kinds=("troll",))
small = partial(Creature, faction=ID, since=2, natural=2, kinds=("goblin",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    small(
        id="pot-boy",
        icon="camp-cooking-pot",
        vp=1,
        attributes=scores(
            movement=5,
            combat=2,
            strength=2,
            shooting=3,
            armor=3,
            agility=4,
            intelligence=3,
            courage=2,
            vitality=2,
            dexterity=1,
        ),
        size=SMALL,
        weapons=("tool",),
        behaviour="cutpurse",
        skills=("small", "coward", "thief"),
    ),
    small(
        id="larder-trapper",
        icon="box-trap",
        vp=1,
        attributes=scores(
            movement=5,
            combat=2,
            strength=3,
            shooting=4,
            armor=3,
            agility=4,
            intelligence=3,
            courage=3,
            vitality=2,
            dexterity=2,
        ),
        size=SMALL,
        weapons=("sling", "dagger"),
        behaviour="outrider",
        skills=("small", "trapper"),
    ),
    small(
        id="ankle-biter",
        icon="imp-laugh",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=0, armor=3, agility=4, intelligence=2, courage=2, vitality=3
        ),
        size=SMALL,
        weapons=("fangs",),
        behaviour="swarm",
        skills=("small", "dirty-fighter"),
    ),
    beast(
        id="sabre-cat",
        icon="saber-toothed-cat-head",
        vp=2,
        attributes=scores(
            movement=7,
            combat=4,
            strength=4,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=1,
            courage=4,
            vitality=3,
            perception=1,
        ),
        weapons=("fangs",),
        behaviour="hunter",
        skills=("brutal",),
    ),
    ogre(
        id="ogre-youth",
        icon="ogre",
        vp=3,
        attributes=scores(
            movement=5, combat=3, strength=5, shooting=2, armor=4, agility=2, intelligence=2, courage=3, vitality=6
        ),
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="berserker",
        skills=("large", "onslaught"),
    ),
    troll(
        id="stone-troll",
        icon="rock-golem",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=2, armor=5, agility=1, intelligence=1, courage=4, vitality=6
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="phalanx",
        skills=("large", "magic-resistance", "stupid", "regeneration"),
    ),
    ogre(
        id="ogre-bull",
        icon="brute",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=2, armor=4, agility=2, intelligence=2, courage=4, vitality=6
        ),
        size=LARGE,
        base="2x2",
        weapons=("great-flail",),
        skills=("large", "onslaught"),
    ),
    ogre(
        id="gut-plate",
        icon="belt-armor",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=5, shooting=2, armor=6, agility=2, intelligence=3, courage=5, vitality=8
        ),
        size=LARGE,
        base="2x2",
        heavy=True,
        weapons=("battleaxe",),
        behaviour="phalanx",
        skills=("large", "bodyguard", "sweep"),
    ),
    ogre(
        id="cannon-bearer",
        icon="cannon-shot",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=4, combat=3, strength=5, shooting=4, armor=5, agility=2, intelligence=3, courage=4, vitality=7
        ),
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("large", "rock-throwing", "breath"),
        traits=(Trait("breath", 4),),
    ),
    ogre(
        id="man-eater",
        icon="meat-hook",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=3, armor=5, agility=3, intelligence=3, courage=5, vitality=6
        ),
        size=LARGE,
        base="2x2",
        weapons=("fausal-sword",),
        behaviour="duellist",
        skills=("large", "grab-and-eat"),
    ),
    ogre(
        id="butcher-priest",
        icon="cleaver",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=4,
            combat=4,
            strength=5,
            shooting=2,
            armor=5,
            agility=2,
            intelligence=5,
            mana=7,
            courage=5,
            vitality=6,
        ),
        size=LARGE,
        base="2x2",
        weapons=("mace",),
        behaviour="sorcerer",
        skills=("large", "herbalist", "reckless-wizard"),
        spells=("bone-setting", "totem-of-the-bear", "inner-fire", "thorn-volley"),
    ),
    troll(
        id="yellow-mountain-sorcerer",
        icon="troll",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=4,
            combat=4,
            strength=5,
            shooting=2,
            armor=4,
            agility=2,
            intelligence=5,
            mana=7,
            courage=5,
            vitality=7,
        ),
        size=LARGE,
        base="2x2",
        weapons=("staff",),
        behaviour="battle-sorcerer",
        skills=("large", "regeneration", "experienced-wizard"),
        spells=("flesh-to-flint", "earthshock", "rolling-boulder", "lightning"),
    ),
    beast(
        id="wool-mammoth",
        icon="mammoth",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=4, strength=6, shooting=0, armor=5, agility=2, intelligence=1, courage=4, vitality=12
        ),
        natural=5,
        size=HUGE,
        base="2x2",
        weapons=("horns",),
        behaviour="large",
        skills=("huge", "trampling", "onslaught"),
    ),
    ogre(
        id="starving-giant",
        icon="giant",
        vp=10,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=6, shooting=4, armor=4, agility=2, intelligence=2, courage=5, vitality=13
        ),
        size=HUGE,
        base="2x2",
        weapons=("club",),
        skills=("huge", "trampling", "rock-throwing", "grab-and-eat"),
        kinds=("giant",),
    ),
    ogre(
        id="ogre-chieftain",
        icon="belt",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=6, shooting=3, armor=5, agility=2, intelligence=3, courage=5, vitality=9
        ),
        size=LARGE,
        base="2x2",
        heavy=True,
        weapons=("battleaxe", "heavy-javelin"),
        skills=("large", "inspiring", "powerful-blow"),
        upgrades=(
            Upgrade("bigger-belt", 2, (Bonus("vitality", 2),)),
            Upgrade("bone-pile", 2, skills=("fearsome",)),
            Upgrade("second-helping", 3, skills=("regeneration",)),
        ),
    ),
    ogre(
        id="tyrant-of-the-bone-mountains",
        icon="crowned-skull",
        vp=11,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=6, strength=6, shooting=4, armor=5, agility=3, intelligence=4, courage=6, vitality=11
        ),
        size=LARGE,
        base="2x2",
        heavy=True,
        weapons=("greatsword", "heavy-javelin"),
        skills=("large", "fearsome", "combat-master", "sweep", "inspiring"),
        upgrades=(
            Upgrade("giant-slayer-teeth", 3, skills=("lethal-blow",)),
            Upgrade("iron-gut", 3, (Bonus("armor", 1),)),
            Upgrade("all-you-can-eat", 3, skills=("grab-and-eat",)),
        ),
    ),
)

POT, TRAP, BITE, CAT = "pot-boy", "larder-trapper", "ankle-biter", "sabre-cat"
YOUNG, STONE, BULL, GUT = "ogre-youth", "stone-troll", "ogre-bull", "gut-plate"
LEAD, EAT, COOK, YELLOW = "cannon-bearer", "man-eater", "butcher-priest", "yellow-mountain-sorcerer"
MAM, CHIEF = "wool-mammoth", "ogre-chieftain"

FACTION = Faction(
    id=ID,
    since=2,
    order=25,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (YOUNG, YOUNG),
            (BULL, BITE, BITE),
            (GUT, TRAP),
            (EAT, POT),
            (STONE, CAT),
            (COOK, BITE),
        ),
        "wandering-creature": (
            (CAT,),
            (BITE, POT),
            (BITE, TRAP),
            (POT, POT),
            (BITE, BITE),
            (CAT,),
        ),
        "special-creature": (
            (EAT,),
            (LEAD,),
            (YELLOW,),
            (MAM,),
            (CHIEF,),
            (STONE,),
        ),
        "reinforcements": (
            (YOUNG, YOUNG),
            (BULL, CAT),
            (LEAD, BITE),
            (STONE, BITE, BITE),
            (CAT, CAT, CAT),
            (YELLOW,),
        ),
        "ambush": (
            (CAT, CAT),
            (BULL,),
            (YOUNG, BITE),
            (STONE,),
            (BITE, BITE, BITE, TRAP),
            (YOUNG, POT),
        ),
        "thief": ((CAT,), (CAT,), (CAT,), (CAT,), (CAT,), (CAT,)),
    },
)
