"""The Kingdoms of the Great Rivers: scales, skins and poison; what you see is on the bank, the rest is below."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, HUGE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "kingdoms-of-the-great-rivers"
scaled = partial(Creature, faction=ID, since=2, natural=4, kinds=("reptilian",))
frog = partial(Creature, faction=ID, since=2, kinds=("amphibian",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    scaled(
        id="river-skink",
        icon="lizard-tongue",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=2, shooting=3, armor=3, agility=4, intelligence=3, courage=3, vitality=2
        ),
        natural=3,
        size=SMALL,
        weapons=("javelin", "dagger"),
        behaviour="skirmisher",
        skills=("small",),
    ),
    scaled(
        id="reed-blower",
        icon="dart",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=2, shooting=4, armor=3, agility=5, intelligence=3, courage=3, vitality=2
        ),
        natural=3,
        size=SMALL,
        weapons=("blowgun", "dagger"),
        behaviour="ranged-fighter",
        skills=("small", "mimetism", "slippery"),
        traits=(Trait("mimetism", word="swamp"),),
    ),
    frog(
        id="mud-frog",
        icon="frog",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=3, agility=3, intelligence=2, courage=3, vitality=2
        ),
        weapons=("spear",),
        shield="shield",
        behaviour="phalanx",
        skills=("pathfinder",),
        traits=(Trait("pathfinder", word="swamp"),),
    ),
    beast(
        id="red-piranhas",
        icon="school-of-fish",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=2, shooting=0, armor=2, agility=5, intelligence=1, courage=5, vitality=2
        ),
        natural=2,
        base="2x2",
        weapons=("fangs",),
        behaviour="swarm",
        skills=("aquatic-animal", "vermin"),
        kinds=("animal", "vermin"),
    ),
    frog(
        id="poison-toad",
        icon="toad-teeth",
        vp=2,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=0, armor=3, agility=3, intelligence=2, courage=4, vitality=3
        ),
        weapons=("fangs",),
        behaviour="animal",
        skills=("poisonous", "tough"),
    ),
    scaled(
        id="temple-saurian",
        icon="lizardman",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=4, agility=2, intelligence=2, courage=5, vitality=3
        ),
        weapons=("macuahuitl",),
        shield="shield",
        behaviour="phalanx",
        skills=("tough",),
    ),
    scaled(
        id="chameleon-stalker",
        icon="chameleon-glyph",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=4,
            strength=3,
            shooting=4,
            armor=4,
            agility=5,
            intelligence=4,
            courage=4,
            vitality=3,
            perception=1,
        ),
        weapons=("blowgun", "short-sword"),
        behaviour="assassin",
        skills=("mimetism", "stealth", "paralyzing-poison"),
        traits=(Trait("mimetism", word="forest"),),
    ),
    beast(
        id="old-crocodile",
        icon="croc-jaws",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=4, agility=2, intelligence=1, courage=5, vitality=6
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="hunter",
        skills=("large", "aquatic-animal", "grab-and-eat"),
    ),
    frog(
        id="chask-brute",
        icon="frog-foot",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=2, armor=3, agility=2, intelligence=1, courage=4, vitality=4
        ),
        weapons=("club",),
        behaviour="berserker",
        skills=("brutal", "sharp-senses", "powerful-blow"),
    ),
    frog(
        id="chask-lizard-rider",
        icon="velociraptor",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=3, armor=4, agility=3, intelligence=2, courage=4, vitality=4
        ),
        weapons=("spear", "javelin"),
        behaviour="hunter",
        skills=("expert-rider", "brutal"),
        mount="war-boar",
    ),
    frog(
        id="frog-oracle",
        icon="frog-prince",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4,
            combat=2,
            strength=3,
            shooting=2,
            armor=3,
            agility=2,
            intelligence=6,
            mana=8,
            courage=5,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("experienced-wizard",),
        spells=("lance-of-frost", "drowning-on-land", "grasping-roots", "bone-setting"),
    ),
    scaled(
        id="feathered-serpent",
        icon="sea-serpent",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=0, armor=4, agility=5, intelligence=3, courage=5, vitality=5
        ),
        weapons=("fangs",),
        behaviour="flying",
        skills=("flying", "poisonous", "hypnotic"),
        traits=(Trait("flying", 9),),
        kinds=("animal", "reptilian"),
    ),
    scaled(
        id="crested-hulk",
        icon="stegosaurus-scales",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=6, shooting=0, armor=5, agility=2, intelligence=1, courage=5, vitality=6
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("great-flail",),
        behaviour="large",
        skills=("large", "tail-swipe", "hardened"),
    ),
    beast(
        id="thunder-lizard",
        icon="dinosaur-rex",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=6, shooting=0, armor=5, agility=2, intelligence=1, courage=5, vitality=10
        ),
        natural=5,
        size=HUGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="large",
        skills=("huge", "grab-and-eat", "tail-swipe", "fearsome"),
    ),
    scaled(
        id="temple-veteran",
        icon="gecko",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=5, agility=3, intelligence=3, courage=6, vitality=5
        ),
        weapons=("macuahuitl", "heavy-javelin"),
        shield="shield",
        behaviour="phalanx",
        skills=("tail-swipe", "combat-master"),
        upgrades=(
            Upgrade("first-spawning", 2, (Bonus("vitality", 2),)),
            Upgrade("cold-blood", 2, skills=("cold-blooded",)),
            Upgrade("obsidian-edge", 2, skills=("lethal-blow",)),
        ),
    ),
    frog(
        id="priest-king-of-the-pyramid",
        icon="mayan-pyramid",
        vp=11,
        level=CHAMPION,
        attributes=scores(
            movement=4,
            combat=4,
            strength=5,
            shooting=2,
            armor=5,
            agility=1,
            intelligence=7,
            mana=14,
            courage=6,
            vitality=9,
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("large", "experienced-wizard", "magic-resistance", "recovering-mana"),
        spells=("lightning", "earthshock", "sever-the-current", "clear-spring", "holy-light", "rain-of-embers"),
        upgrades=(
            Upgrade("floating-throne", 3, skills=("flying",)),
            Upgrade("dream-of-stars", 3, (Bonus("mana", 4),)),
            Upgrade("ancient-slime", 2, skills=("poisonous",)),
        ),
    ),
)

SKINK, BLOW, FROG, PIR = "river-skink", "reed-blower", "mud-frog", "red-piranhas"
TOAD, SAUR, CHAM, CROC = "poison-toad", "temple-saurian", "chameleon-stalker", "old-crocodile"
CHASK, RIDER, ORAC, FEATH = "chask-brute", "chask-lizard-rider", "frog-oracle", "feathered-serpent"
HULK, REX, SCAR = "crested-hulk", "thunder-lizard", "temple-veteran"

FACTION = Faction(
    id=ID,
    since=2,
    order=27,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (SKINK, SKINK, BLOW, FROG, PIR, PIR),
            (SAUR, SAUR, SKINK, BLOW),
            (CHASK, SKINK, SKINK, FROG),
            (CHAM, TOAD, SKINK),
            (ORAC, SAUR, SKINK),
            (CROC, SKINK, FROG),
        ),
        "wandering-creature": (
            (SKINK, BLOW),
            (TOAD,),
            (PIR, PIR),
            (SAUR,),
            (FROG, SKINK),
            (SKINK, SKINK),
        ),
        "special-creature": (
            (CROC,),
            (CHAM,),
            (FEATH,),
            (REX,),
            (SCAR,),
            (HULK,),
        ),
        "reinforcements": (
            (SKINK, SKINK, SKINK, SKINK, FROG, BLOW),
            (SAUR, SAUR, TOAD),
            (CHASK, CHASK),
            (RIDER, TOAD),
            (HULK, SKINK),
            (ORAC, CHAM),
        ),
        "ambush": (
            (PIR, PIR, PIR, PIR),
            (CROC,),
            (CHAM, SKINK),
            (TOAD, TOAD),
            (SKINK, SKINK, BLOW, FROG),
            (CHASK, PIR),
        ),
        "thief": ((TOAD,), (SAUR,), (TOAD,), (TOAD,), (SAUR,), (TOAD,)),
    },
)
