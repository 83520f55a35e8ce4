"""The Wild Beasts: no plan, no fear of death, and noses; each hunts in a way of its own."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "wild-beasts"
beast = partial(Creature, faction=ID, since=2, kinds=("animal",), behaviour="animal")

CREATURES: tuple[Creature, ...] = (
    beast(
        id="grey-wolf",
        icon="wolf-head",
        vp=1,
        attributes=scores(
            movement=7,
            combat=3,
            strength=3,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=1,
            courage=3,
            vitality=2,
            perception=1,
        ),
        weapons=("fangs",),
        behaviour="hunter",
        skills=("sharp-senses",),
    ),
    beast(
        id="cellar-rats",
        icon="rat",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=2, shooting=0, armor=2, agility=4, intelligence=1, courage=3, vitality=3
        ),
        natural=2,
        base="2x2",
        weapons=("fangs",),
        behaviour="swarm",
        skills=("vermin", "slippery"),
    ),
    beast(
        id="cave-bats",
        icon="bat",
        vp=1,
        attributes=scores(
            movement=3,
            combat=3,
            strength=2,
            shooting=0,
            armor=2,
            agility=5,
            intelligence=1,
            courage=3,
            vitality=2,
            perception=2,
        ),
        natural=2,
        size=SMALL,
        weapons=("fangs",),
        behaviour="flying",
        skills=("small", "flying", "slippery"),
        traits=(Trait("flying", 9),),
    ),
    beast(
        id="grass-viper",
        icon="snake",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=2, shooting=0, armor=2, agility=5, intelligence=1, courage=3, vitality=2
        ),
        natural=2,
        weapons=("fangs",),
        behaviour="phalanx",
        skills=("poisonous", "mimetism"),
        traits=(Trait("mimetism", word="forest"),),
    ),
    beast(
        id="carrion-crows",
        icon="raven",
        vp=1,
        attributes=scores(
            movement=3,
            combat=3,
            strength=2,
            shooting=0,
            armor=2,
            agility=5,
            intelligence=2,
            courage=3,
            vitality=2,
            perception=2,
        ),
        natural=2,
        size=SMALL,
        weapons=("claws",),
        behaviour="cutpurse",
        skills=("small", "flying", "vermin", "thief"),
        traits=(Trait("flying", 10),),
    ),
    beast(
        id="wild-boar",
        icon="boar",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=0, armor=3, agility=3, intelligence=1, courage=5, vitality=3
        ),
        weapons=("horns",),
        behaviour="berserker",
        skills=("onslaught",),
    ),
    beast(
        id="black-panther",
        icon="tiger-head",
        vp=2,
        attributes=scores(
            movement=7,
            combat=4,
            strength=4,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=1,
            courage=3,
            vitality=2,
            perception=2,
        ),
        weapons=("claws",),
        behaviour="assassin",
        skills=("stealth", "ambush"),
    ),
    beast(
        id="wild-bees",
        icon="bee",
        vp=2,
        attributes=scores(
            movement=3, combat=3, strength=3, shooting=0, armor=2, agility=5, intelligence=1, courage=6, vitality=3
        ),
        natural=2,
        size=SMALL,
        weapons=("fangs",),
        behaviour="swarm",
        skills=("small", "flying", "vermin", "aura"),
        traits=(Trait("flying", 8),),
        kinds=("animal", "vermin"),
    ),
    beast(
        id="cave-bear",
        icon="bear-head",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=5, shooting=0, armor=4, agility=3, intelligence=1, courage=5, vitality=7
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "double-attack"),
    ),
    beast(
        id="great-ape",
        icon="gorilla",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=4, armor=3, agility=4, intelligence=2, courage=4, vitality=6
        ),
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="duellist",
        skills=("large", "rock-throwing", "deafening-roar", "grab-and-throw"),
    ),
    beast(
        id="trapdoor-spider",
        icon="spider-alt",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=0, armor=4, agility=4, intelligence=1, courage=4, vitality=4
        ),
        natural=4,
        weapons=("fangs",),
        behaviour="hunter",
        skills=("paralyzing-poison", "ambush", "climber"),
    ),
    beast(
        id="mire-eel",
        icon="eel",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=0, armor=3, agility=5, intelligence=1, courage=5, vitality=3
        ),
        weapons=("fangs",),
        behaviour="animal",
        skills=("aquatic-animal", "paralyzing-poison"),
    ),
    beast(
        id="horn-nose",
        icon="rhinoceros-horn",
        vp=6,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=6, shooting=0, armor=6, agility=1, intelligence=1, courage=5, vitality=7
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("horns",),
        behaviour="berserker",
        skills=("large", "onslaught", "brutal", "stupid"),
    ),
    beast(
        id="grave-worm",
        icon="earth-worm",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=4, strength=6, shooting=0, armor=5, agility=1, intelligence=1, courage=6, vitality=10
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="large",
        skills=("large", "grab-and-eat", "corrosive-vomit", "regeneration"),
    ),
    beast(
        id="old-one-eye",
        icon="direwolf",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=8,
            combat=5,
            strength=5,
            shooting=0,
            armor=4,
            agility=4,
            intelligence=3,
            courage=5,
            vitality=6,
            perception=2,
        ),
        weapons=("fangs",),
        behaviour="hunter",
        skills=("brutal", "sharp-senses", "lynx", "double-attack"),
        upgrades=(
            Upgrade("winter-coat", 3, (Bonus("armor", 1),)),
            Upgrade("bullet-in-the-bone", 2, (Bonus("vitality", 2),)),
            Upgrade("throat-grip", 2, skills=("lethal-blow",)),
        ),
    ),
    beast(
        id="horned-king",
        icon="stag-head",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=8,
            combat=5,
            strength=6,
            shooting=0,
            armor=5,
            agility=5,
            intelligence=5,
            mana=6,
            courage=6,
            vitality=9,
            perception=2,
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("horns",),
        behaviour="large",
        skills=("large", "onslaught", "fearsome", "magic-resistance", "regeneration"),
        spells=("angry-wasps", "spirit-pack", "bone-setting"),
        upgrades=(
            Upgrade("crown-of-twelve", 3, skills=("sweep",)),
            Upgrade("voice-of-the-wood", 3, skills=("shriek-from-the-underworld",)),
            Upgrade("moss-blood", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

WOLF, RATS, BATS, SNAKE = "grey-wolf", "cellar-rats", "cave-bats", "grass-viper"
CROW, BOAR, PANT, BEES = "carrion-crows", "wild-boar", "black-panther", "wild-bees"
BEAR, APE, SPID, PIKE = "cave-bear", "great-ape", "trapdoor-spider", "mire-eel"
RHINO, WORM, ALPHA = "horn-nose", "grave-worm", "old-one-eye"

FACTION = Faction(
    id=ID,
    since=2,
    order=32,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (WOLF, WOLF, WOLF, WOLF, WOLF, WOLF),
            (BOAR, BOAR, CROW, CROW),
            (BEAR, SNAKE, SNAKE),
            (SPID, RATS, RATS, BATS),
            (APE, PANT),
            (BEES, BEES, SNAKE, BATS),
        ),
        "wandering-creature": (
            (WOLF, WOLF),
            (BOAR,),
            (PANT,),
            (RATS, BATS),
            (SNAKE, CROW),
            (BEES,),
        ),
        "special-creature": (
            (BEAR,),
            (APE,),
            (RHINO,),
            (WORM,),
            (ALPHA,),
            (PIKE,),
        ),
        "reinforcements": (
            (WOLF, WOLF, WOLF, WOLF, BATS, BATS),
            (RATS, RATS, RATS, RATS, RATS, RATS),
            (BEAR, PANT),
            (RHINO,),
            (SPID, PIKE),
            (BOAR, BOAR, BOAR),
        ),
        "ambush": (
            (PANT, PANT),
            (WOLF, WOLF, WOLF, WOLF),
            (SPID, BATS),
            (SNAKE, SNAKE, SNAKE, SNAKE),
            (PIKE, CROW),
            (BEAR,),
        ),
        "thief": ((PANT,), (BOAR,), (PANT,), (BEES,), (PANT,), (BOAR,)),
    },
)
