"""The Astray Elves: poison, knives and bolts for the one who stands at the back. They hurt you first and kill you
later."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "astray-elves"
elf = partial(Creature, faction=ID, since=2, kinds=("elf",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))
thing = partial(Creature, faction=ID, since=2, kinds=("demon",))

CREATURES: tuple[Creature, ...] = (
    elf(
        id="astray-blade",
        icon="sabers-choc",
        vp=1,
        attributes=scores(
            movement=6, combat=3, strength=3, shooting=3, armor=3, agility=4, intelligence=4, courage=3, vitality=2
        ),
        weapons=("scimitar",),
        skills=("cruel",),
    ),
    elf(
        id="astray-bolt",
        icon="heavy-arrow",
        vp=1,
        attributes=scores(
            movement=6, combat=2, strength=2, shooting=4, armor=3, agility=4, intelligence=4, courage=3, vitality=2
        ),
        weapons=("repeating-crossbow", "dagger"),
        behaviour="ranged-fighter",
    ),
    elf(
        id="broken-slave",
        icon="manacles",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=3, agility=3, intelligence=2, courage=2, vitality=3
        ),
        weapons=("club",),
        behaviour="swarm",
        skills=("coward",),
        kinds=("human",),
    ),
    elf(
        id="dart-child",
        icon="dart",
        vp=1,
        attributes=scores(
            movement=6,
            combat=2,
            strength=2,
            shooting=4,
            armor=2,
            agility=5,
            intelligence=4,
            courage=3,
            vitality=2,
            dexterity=1,
        ),
        natural=2,
        size=SMALL,
        weapons=("blowgun", "dagger"),
        behaviour="skirmisher",
        skills=("small", "slippery", "skulk"),
    ),
    elf(
        id="blood-dancer",
        icon="daggers",
        vp=2,
        attributes=scores(
            movement=6, combat=4, strength=3, shooting=2, armor=2, agility=5, intelligence=3, courage=5, vitality=3
        ),
        natural=2,
        weapons=("katar",),
        behaviour="berserker",
        skills=("berserker", "cruel", "poisonous"),
    ),
    elf(
        id="rooftop-shade",
        icon="cloak-dagger",
        vp=2,
        attributes=scores(
            movement=6,
            combat=4,
            strength=3,
            shooting=4,
            armor=3,
            agility=5,
            intelligence=4,
            courage=4,
            vitality=3,
            dexterity=1,
        ),
        weapons=("dagger", "shuriken"),
        behaviour="assassin",
        skills=("stealth", "skulk", "ambush"),
    ),
    beast(
        id="cliff-harpy",
        icon="harpy",
        vp=2,
        attributes=scores(
            movement=4,
            combat=3,
            strength=3,
            shooting=0,
            armor=3,
            agility=5,
            intelligence=2,
            courage=3,
            vitality=3,
            perception=1,
        ),
        weapons=("claws",),
        behaviour="flying",
        skills=("flying", "cruel"),
        traits=(Trait("flying", 10),),
    ),
    elf(
        id="tower-guard",
        icon="guards",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=3, shooting=2, armor=5, agility=4, intelligence=4, courage=5, vitality=3
        ),
        heavy=True,
        weapons=("greatsword",),
        behaviour="phalanx",
        skills=("elite", "blocking"),
    ),
    elf(
        id="star-cursed",
        icon="warlock-eye",
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
            mana=8,
            courage=4,
            vitality=3,
        ),
        weapons=("dagger",),
        behaviour="sorcerer",
        skills=("cruel", "reckless-wizard"),
        spells=("evil-eye", "hellbolt", "fools-cap", "nine-lives"),
    ),
    elf(
        id="beast-lasher",
        icon="whiplash",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=3, shooting=3, armor=4, agility=4, intelligence=4, courage=4, vitality=4
        ),
        weapons=("whip", "short-sword"),
        behaviour="skirmisher",
        skills=("taming-animals", "dirty-fighter", "torturer"),
    ),
    elf(
        id="temple-assassin",
        icon="assassin-pocket",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=6,
            combat=5,
            strength=3,
            shooting=4,
            armor=4,
            agility=5,
            intelligence=4,
            courage=5,
            vitality=4,
            dexterity=1,
            perception=1,
        ),
        weapons=("katar", "shuriken"),
        behaviour="assassin",
        skills=("paralyzing-poison", "stealth", "slippery", "lethal-blow"),
    ),
    elf(
        id="cold-blood-rider",
        icon="velociraptor",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=6, combat=5, strength=4, shooting=3, armor=5, agility=4, intelligence=3, courage=5, vitality=4
        ),
        heavy=True,
        weapons=("cavalry-lance", "broadsword"),
        behaviour="duellist",
        skills=("expert-rider", "brutal"),
        mount="war-boar",
    ),
    beast(
        id="reef-hydra",
        icon="hydra",
        vp=7,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=4, agility=3, intelligence=2, courage=5, vitality=9
        ),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("fangs",),
        behaviour="large",
        skills=("large", "multiple-attacks", "regeneration", "breath"),
        traits=(Trait("breath", 3),),
    ),
    elf(
        id="raid-captain-of-the-astray",
        icon="saber-and-pistol",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=5, strength=4, shooting=4, armor=4, agility=5, intelligence=4, courage=5, vitality=5
        ),
        weapons=("scimitar", "repeating-crossbow"),
        behaviour="assassin",
        skills=("sword-master", "tricky-fighter"),
        upgrades=(
            Upgrade("sea-drake-cloak", 3, (Bonus("armor", 1),)),
            Upgrade("venom-ring", 2, skills=("poisonous",)),
            Upgrade("old-scores", 2, skills=("elite",)),
        ),
    ),
    elf(
        id="blood-queen",
        icon="witch-face",
        vp=10,
        level=CHAMPION,
        attributes=scores(
            movement=6,
            combat=6,
            strength=4,
            shooting=4,
            armor=4,
            agility=5,
            intelligence=6,
            mana=8,
            courage=6,
            vitality=8,
            perception=1,
        ),
        weapons=("elven-sword",),
        behaviour="battle-sorcerer",
        skills=("cruel", "leech-vitality", "hypnotic", "foresight", "battle-wizard"),
        spells=("favour-of-the-gods", "evil-eye", "soul-dread", "hellbolt"),
        upgrades=(
            Upgrade("cauldron-bath", 3, (Bonus("vitality", 3),)),
            Upgrade("thousand-cuts", 3, skills=("double-attack",)),
            Upgrade("black-mirror", 2, skills=("magic-resistance",)),
        ),
    ),
)

CORS, BOLT, SLAVE, DART = "astray-blade", "astray-bolt", "broken-slave", "dart-child"
WITCH, SHADE, HAR, GUARD = "blood-dancer", "rooftop-shade", "cliff-harpy", "tower-guard"
SORC, BEAST, KILL, COLD = "star-cursed", "beast-lasher", "temple-assassin", "cold-blood-rider"
HYDRA, CAPT = "reef-hydra", "raid-captain-of-the-astray"

FACTION = Faction(
    id=ID,
    since=2,
    order=22,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (CORS, CORS, SLAVE, SLAVE, BOLT, BOLT),
            (WITCH, WITCH, SLAVE, DART),
            (SHADE, SHADE, CORS, BOLT),
            (SORC, SLAVE, SLAVE, BOLT),
            (GUARD, CORS, SLAVE, BOLT),
            (KILL, CORS, DART),
        ),
        "wandering-creature": (
            (CORS, BOLT),
            (SHADE,),
            (HAR,),
            (WITCH,),
            (DART, SLAVE),
            (CORS, SLAVE),
        ),
        "special-creature": (
            (GUARD,),
            (KILL,),
            (COLD,),
            (HYDRA,),
            (CAPT,),
            (SORC,),
        ),
        "reinforcements": (
            (SLAVE, SLAVE, SLAVE, CORS, BOLT, BOLT),
            (HAR, HAR, WITCH),
            (WITCH, WITCH, WITCH),
            (GUARD, SORC),
            (BEAST, HAR, CORS),
            (COLD, CORS),
        ),
        "ambush": (
            (SHADE, SHADE),
            (DART, DART, CORS, CORS),
            (KILL,),
            (HAR, HAR),
            (WITCH, DART, SLAVE),
            (BEAST, CORS),
        ),
        "thief": ((SHADE,), (SHADE,), (SHADE,), (WITCH,), (HAR,), (HAR,)),
    },
)
