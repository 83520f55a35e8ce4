"""The Corsair Kingdoms: a pistol, a grin and your purse; hurt, they are already on the ladder."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "corsair-kingdoms"
corsair = partial(Creature, faction=ID, since=2, kinds=("human",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    corsair(
        id="deckhand",
        icon="bandana",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        weapons=("scimitar",),
        skills=("climber",),
    ),
    corsair(
        id="wharf-cutpurse",
        icon="robber-mask",
        vp=1,
        attributes=scores(
            movement=6,
            combat=3,
            strength=2,
            shooting=3,
            armor=3,
            agility=5,
            intelligence=4,
            courage=2,
            vitality=2,
            dexterity=2,
        ),
        weapons=("dagger",),
        behaviour="cutpurse",
        skills=("thief", "slippery"),
    ),
    corsair(
        id="pistol-corsair",
        icon="saber-and-pistol",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=3, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("handgun", "saber"),
        behaviour="ranged-fighter",
    ),
    corsair(
        id="topman",
        icon="acrobatic",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=4, armor=3, agility=5, intelligence=3, courage=3, vitality=2
        ),
        weapons=("throwing-axe", "short-sword"),
        behaviour="skirmisher",
        skills=("acrobat", "climber"),
    ),
    beast(
        id="ship-monkey",
        icon="monkey",
        vp=1,
        attributes=scores(
            movement=6,
            combat=2,
            strength=1,
            shooting=3,
            armor=2,
            agility=5,
            intelligence=3,
            courage=2,
            vitality=2,
            dexterity=2,
        ),
        natural=2,
        size=SMALL,
        weapons=("fangs",),
        behaviour="cutpurse",
        skills=("small", "thief", "slippery", "coward"),
    ),
    corsair(
        id="boarding-axe",
        icon="pirate-hook",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=3, armor=3, agility=4, intelligence=3, courage=4, vitality=3
        ),
        weapons=("axe", "throwing-axe"),
        behaviour="berserker",
        skills=("brutal", "swift-drawing"),
    ),
    corsair(
        id="powder-monkey",
        icon="rolling-bomb",
        vp=2,
        attributes=scores(
            movement=6, combat=2, strength=2, shooting=4, armor=3, agility=5, intelligence=3, courage=3, vitality=2
        ),
        natural=2,
        size=SMALL,
        weapons=("sling", "dagger"),
        behaviour="skirmisher",
        skills=("small", "breath", "slippery"),
        traits=(Trait("breath", 3),),
    ),
    corsair(
        id="iberian-duellist",
        icon="stiletto",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6, combat=5, strength=3, shooting=3, armor=3, agility=5, intelligence=4, courage=5, vitality=3
        ),
        weapons=("rapier",),
        behaviour="duellist",
        skills=("cat-reflexes", "foresight", "tricky-fighter"),
    ),
    corsair(
        id="master-gunner",
        icon="cannon",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=5, armor=3, agility=3, intelligence=4, courage=4, vitality=3
        ),
        weapons=("arquebus", "saber"),
        behaviour="ranged-fighter",
        skills=("aiming", "quick-reloading", "heart-seeker"),
    ),
    corsair(
        id="bosun",
        icon="whip",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=3, armor=4, agility=3, intelligence=3, courage=5, vitality=4
        ),
        weapons=("whip", "short-sword"),
        skills=("inspiring", "dirty-fighter", "deafening-roar"),
    ),
    corsair(
        id="wind-seller",
        icon="windsock",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5,
            combat=3,
            strength=3,
            shooting=2,
            armor=3,
            agility=4,
            intelligence=5,
            mana=7,
            courage=4,
            vitality=3,
        ),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("mislead", "lucky"),
        spells=("lightning", "scattering-gust", "second-wind", "rune-of-burden"),
    ),
    corsair(
        id="marooned-spectre",
        icon="pirate-skull",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=3, armor=3, agility=5, intelligence=4, courage=6, vitality=3
        ),
        weapons=("scimitar",),
        behaviour="assassin",
        skills=("undead", "ethereal", "fearsome"),
        kinds=("undead",),
    ),
    beast(
        id="harbour-shark",
        icon="shark-jaws",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=5, shooting=0, armor=4, agility=4, intelligence=1, courage=6, vitality=5
        ),
        weapons=("fangs",),
        behaviour="hunter",
        skills=("aquatic-animal", "brutal", "cruel"),
    ),
    corsair(
        id="ogre-cannoneer",
        icon="cannon-shot",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=4, strength=6, shooting=4, armor=4, agility=2, intelligence=2, courage=5, vitality=7
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("large", "rock-throwing", "breath", "sweep"),
        traits=(Trait("breath", 3),),
        kinds=("ogre",),
    ),
    corsair(
        id="corsair-captain",
        icon="pirate-captain",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=4, shooting=5, armor=4, agility=5, intelligence=5, courage=5, vitality=5
        ),
        weapons=("scimitar", "handgun"),
        behaviour="cutpurse",
        skills=("inspiring", "mislead", "sword-master"),
        upgrades=(
            Upgrade("lucky-coin", 2, skills=("lucky", "slippery")),
            Upgrade("brace-of-pistols", 2, skills=("quick-reloading",)),
            Upgrade("rum-ration", 2, (Bonus("vitality", 2),)),
        ),
    ),
    corsair(
        id="queen-of-the-corsairs",
        icon="pirate-flag",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=6,
            combat=6,
            strength=4,
            shooting=5,
            armor=4,
            agility=5,
            intelligence=6,
            courage=6,
            vitality=8,
            dexterity=1,
        ),
        weapons=("rapier", "handgun"),
        behaviour="duellist",
        skills=("combat-master", "inspiring", "foresight", "mislead", "cat-reflexes"),
        upgrades=(
            Upgrade("black-letter", 2, skills=("fearsome",)),
            Upgrade("whalebone-corset", 3, (Bonus("armor", 1),)),
            Upgrade("nine-lives-of-the-sea", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

DECK, CUT, PIST, TOP = "deckhand", "wharf-cutpurse", "pistol-corsair", "topman"
MONK, BOARD, GREN, DUEL = "ship-monkey", "boarding-axe", "powder-monkey", "iberian-duellist"
GUN, BOSUN, WITCH, GHOST = "master-gunner", "bosun", "wind-seller", "marooned-spectre"
SHARK, OGRE, CAPT = "harbour-shark", "ogre-cannoneer", "corsair-captain"

FACTION = Faction(
    id=ID,
    since=2,
    order=31,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (DECK, DECK, DECK, PIST, PIST, CUT),
            (BOARD, BOARD, TOP, PIST),
            (DUEL, DECK, CUT, PIST),
            (BOSUN, DECK, TOP, PIST),
            (GREN, BOARD, DECK, TOP),
            (WITCH, DECK, DECK, CUT),
        ),
        "wandering-creature": (
            (DECK, PIST),
            (MONK, CUT),
            (BOARD,),
            (GREN,),
            (TOP, TOP),
            (DECK, DECK),
        ),
        "special-creature": (
            (DUEL,),
            (GHOST,),
            (SHARK,),
            (OGRE,),
            (CAPT,),
            (GUN,),
        ),
        "reinforcements": (
            (DECK, DECK, DECK, DECK, TOP, PIST),
            (BOARD, BOARD, BOARD),
            (DUEL, BOSUN),
            (GUN, BOARD, DECK),
            (GHOST, GREN),
            (SHARK, BOARD),
        ),
        "ambush": (
            (TOP, TOP, CUT, CUT),
            (BOARD, GREN),
            (DUEL, CUT),
            (SHARK,),
            (GHOST,),
            (DECK, DECK, PIST, CUT),
        ),
        "thief": ((GREN,), (BOARD,), (GREN,), (BOARD,), (GREN,), (BOARD,)),
    },
)
