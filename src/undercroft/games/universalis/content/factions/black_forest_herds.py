"""The Herds of the Black Forest: beastmen who charge, centaurs who circle, and one who waits in the maze."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, HUGE, LARGE, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "black-forest-herds"
goat = partial(Creature, faction=ID, since=2, kinds=("beastman",))
centaur = partial(Creature, faction=ID, since=2, kinds=("centaur", "beastman"), base="2x1")
bull = partial(Creature, faction=ID, since=2, natural=4, kinds=("minotaur",))

CREATURES: tuple[Creature, ...] = (
    goat(
        id="young-horn",
        icon="goat",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=2, shooting=3, armor=3, agility=4, intelligence=2, courage=3, vitality=2
        ),
        weapons=("spear",),
        behaviour="swarm",
    ),
    goat(
        id="horn-raider",
        icon="bowman",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=3, shooting=4, armor=3, agility=4, intelligence=2, courage=2, vitality=2
        ),
        weapons=("short-bow", "dagger"),
        behaviour="skirmisher",
        skills=("mimetism",),
        traits=(Trait("mimetism", word="forest"),),
    ),
    goat(
        id="goat-axe",
        icon="ram-profile",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=4, shooting=2, armor=3, agility=3, intelligence=2, courage=3, vitality=2
        ),
        weapons=("axe",),
        behaviour="melee-fighter",
        skills=("brutal",),
    ),
    goat(
        id="thorn-hound",
        icon="hound",
        vp=1,
        attributes=scores(
            movement=8,
            combat=3,
            strength=3,
            shooting=0,
            armor=2,
            agility=4,
            intelligence=1,
            courage=3,
            vitality=2,
            perception=1,
        ),
        natural=2,
        weapons=("fangs",),
        behaviour="hunter",
        skills=("sharp-senses", "scout"),
        kinds=("animal",),
    ),
    goat(
        id="great-horn",
        icon="ram",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=2, armor=4, agility=3, intelligence=2, courage=4, vitality=3
        ),
        weapons=("battleaxe",),
        behaviour="berserker",
        skills=("unstoppable-charge",),
    ),
    goat(
        id="faun-piper",
        icon="pan-flute",
        vp=2,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=2, armor=3, agility=5, intelligence=4, courage=3, vitality=3
        ),
        weapons=("club",),
        behaviour="ranged-fighter",
        skills=("hypnotic", "mislead"),
    ),
    goat(
        id="razor-boar",
        icon="boar",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=4, shooting=0, armor=4, agility=3, intelligence=1, courage=5, vitality=3
        ),
        weapons=("horns",),
        behaviour="animal",
        skills=("onslaught",),
        kinds=("animal",),
    ),
    centaur(
        id="centaur-lancer",
        icon="centaur",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=8, combat=4, strength=4, shooting=3, armor=4, agility=3, intelligence=2, courage=4, vitality=4
        ),
        weapons=("spear",),
        behaviour="hunter",
        skills=("onslaught",),
    ),
    centaur(
        id="centaur-archer",
        icon="sagittarius",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=8, combat=3, strength=4, shooting=4, armor=3, agility=3, intelligence=3, courage=4, vitality=3
        ),
        weapons=("longbow", "club"),
        behaviour="outrider",
        skills=("expert-shooter", "expert-archer"),
    ),
    centaur(
        id="drunken-centaur",
        icon="beer-horn",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=8, combat=4, strength=5, shooting=2, armor=3, agility=2, intelligence=1, courage=6, vitality=5
        ),
        weapons=("great-flail",),
        behaviour="berserker",
        skills=("berserker",),
    ),
    goat(
        id="herd-shaman",
        icon="animal-skull",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=3,
            strength=3,
            shooting=2,
            armor=3,
            agility=3,
            intelligence=5,
            mana=7,
            courage=4,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("reckless-wizard",),
        spells=("angry-wasps", "grasping-roots", "thorn-volley", "heart-of-oak"),
    ),
    bull(
        id="young-minotaur",
        icon="minotaur",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=6, combat=5, strength=5, shooting=0, armor=4, agility=3, intelligence=1, courage=5, vitality=6
        ),
        size=LARGE,
        base="2x2",
        weapons=("battleaxe",),
        behaviour="berserker",
        skills=("large", "onslaught", "fearsome"),
    ),
    goat(
        id="jabber-fowl",
        icon="cassowary-head",
        vp=6,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=4, agility=4, intelligence=1, courage=5, vitality=7
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="flying",
        skills=("large", "shriek-from-the-underworld", "flying", "corrosive-vomit"),
        traits=(Trait("flying", 8),),
        kinds=("animal",),
    ),
    bull(
        id="black-forest-cyclops",
        icon="cyclops",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=4, strength=6, shooting=4, armor=4, agility=2, intelligence=2, courage=5, vitality=10
        ),
        size=HUGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("huge", "rock-throwing", "trampling"),
        kinds=("giant",),
    ),
    goat(
        id="herd-lord",
        icon="horned-skull",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=5, shooting=3, armor=4, agility=4, intelligence=3, courage=5, vitality=6
        ),
        weapons=("battleaxe", "throwing-axe"),
        skills=("inspiring", "unstoppable-charge", "powerful-blow"),
        upgrades=(
            Upgrade("many-horned", 2, skills=("fearsome",)),
            Upgrade("herd-stone", 2, skills=("magic-resistance",)),
            Upgrade("thick-pelt", 3, (Bonus("armor", 1),)),
        ),
    ),
    bull(
        id="lord-of-the-maze",
        icon="charging-bull",
        vp=10,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=6, strength=6, shooting=0, armor=5, agility=3, intelligence=3, courage=6, vitality=10
        ),
        size=LARGE,
        base="2x2",
        weapons=("fausal-sword",),
        behaviour="berserker",
        skills=("large", "onslaught", "fearsome", "combat-master", "double-attack"),
        upgrades=(
            Upgrade("blood-greed", 3, skills=("leech-vitality",)),
            Upgrade("brass-horns", 2, skills=("brutal",)),
            Upgrade("mazes-heart", 3, (Bonus("vitality", 3),)),
        ),
    ),
)

UNG, RAID, GOR, HOUND = "young-horn", "horn-raider", "goat-axe", "thorn-hound"
BEST, PIPE, BOAR, CLANCE = "great-horn", "faun-piper", "razor-boar", "centaur-lancer"
CBOW, DRUNK, SHAM, TUSK = "centaur-archer", "drunken-centaur", "herd-shaman", "young-minotaur"
JAB, CYC, LORD = "jabber-fowl", "black-forest-cyclops", "herd-lord"

FACTION = Faction(
    id=ID,
    since=2,
    order=26,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (GOR, GOR, GOR, UNG, RAID, RAID),
            (BEST, BEST, GOR, RAID),
            (CLANCE, GOR, GOR, HOUND),
            (CBOW, BEST, HOUND),
            (SHAM, GOR, GOR, UNG),
            (TUSK, HOUND),
        ),
        "wandering-creature": (
            (GOR, RAID),
            (HOUND, HOUND),
            (PIPE,),
            (BOAR,),
            (UNG, GOR),
            (BEST,),
        ),
        "special-creature": (
            (CLANCE,),
            (DRUNK,),
            (TUSK,),
            (JAB,),
            (CYC,),
            (LORD,),
        ),
        "reinforcements": (
            (GOR, GOR, GOR, GOR, RAID, UNG),
            (BOAR, BOAR, BEST),
            (CLANCE, DRUNK),
            (CBOW, DRUNK),
            (TUSK, GOR),
            (HOUND, HOUND, HOUND, HOUND, PIPE),
        ),
        "ambush": (
            (HOUND, HOUND, HOUND, HOUND),
            (BOAR, BOAR),
            (CLANCE, GOR),
            (GOR, GOR, RAID, RAID),
            (PIPE, BEST),
            (DRUNK, UNG),
        ),
        "thief": ((BEST,), (PIPE,), (PIPE,), (BOAR,), (BOAR,), (BEST,)),
    },
)
