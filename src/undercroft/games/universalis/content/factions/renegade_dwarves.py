"""The Renegade Dwarves: armor, engines and dark runes, behind a crowd of slaves who go first."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, LARGE, SMALL, Bonus, Creature, Faction, Trait, Upgrade, scores

ID = "renegade-dwarves"
dwarf = partial(Creature, faction=ID, since=2, natural=4, kinds=("dwarf",))
slave = partial(Creature, faction=ID, since=2, natural=2, kinds=("goblin",))
made = partial(Creature, faction=ID, since=2, kinds=("construct",))
beast = partial(Creature, faction=ID, since=2, kinds=("animal",))

CREATURES: tuple[Creature, ...] = (
    slave(
        id="chain-goblin",
        icon="goblin-head",
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
        weapons=("dagger",),
        behaviour="swarm",
        skills=("small", "coward", "dirty-fighter"),
    ),
    slave(
        id="hobgoblin-spear",
        icon="orc-head",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        natural=3,
        weapons=("spear",),
        shield="shield",
        behaviour="phalanx",
        skills=("tough",),
        kinds=("goblin",),
    ),
    slave(
        id="half-orc-drudge",
        icon="slavery-whip",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=4, shooting=2, armor=3, agility=2, intelligence=2, courage=3, vitality=3
        ),
        natural=3,
        weapons=("club",),
        skills=("brutal",),
        kinds=("orc",),
    ),
    dwarf(
        id="renegade-crossbow",
        icon="crossbow",
        vp=2,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=4, armor=4, agility=2, intelligence=3, courage=4, vitality=3
        ),
        weapons=("crossbow", "axe"),
        behaviour="ranged-fighter",
        skills=("aiming",),
    ),
    dwarf(
        id="renegade-axe",
        icon="dwarf-helmet",
        vp=2,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=2, armor=5, agility=2, intelligence=3, courage=4, vitality=3
        ),
        heavy=True,
        weapons=("axe",),
        shield="shield",
        behaviour="phalanx",
        skills=("tough",),
    ),
    dwarf(
        id="tunnel-trapper",
        icon="wolf-trap",
        vp=2,
        attributes=scores(
            movement=4,
            combat=3,
            strength=3,
            shooting=3,
            armor=4,
            agility=3,
            intelligence=4,
            courage=4,
            vitality=3,
            dexterity=2,
        ),
        weapons=("tool",),
        behaviour="cutpurse",
        skills=("trapper", "expert-trapper", "tough"),
    ),
    dwarf(
        id="flame-thrower",
        icon="flamethrower",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4, combat=3, strength=4, shooting=4, armor=5, agility=2, intelligence=4, courage=4, vitality=3
        ),
        heavy=True,
        weapons=("axe",),
        behaviour="large",
        skills=("breath", "hardened"),
        traits=(Trait("breath", 3),),
    ),
    dwarf(
        id="dark-runesmith",
        icon="anvil",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4,
            combat=3,
            strength=4,
            shooting=2,
            armor=5,
            agility=2,
            intelligence=5,
            mana=7,
            courage=5,
            vitality=3,
        ),
        weapons=("warhammer",),
        behaviour="battle-sorcerer",
        skills=("battle-wizard", "reckless-wizard"),
        spells=("rune-of-might", "yawning-ground", "earthshock", "lightning"),
    ),
    dwarf(
        id="oath-breaker",
        icon="battered-axe",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=2, armor=4, agility=3, intelligence=2, courage=6, vitality=3
        ),
        weapons=("battleaxe",),
        behaviour="duellist",
        skills=("berserker", "giant-killer", "hardened"),
    ),
    dwarf(
        id="slave-overseer",
        icon="whiplash",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=3, armor=5, agility=3, intelligence=4, courage=5, vitality=4
        ),
        heavy=True,
        weapons=("whip", "axe"),
        skills=("inspiring", "torturer", "cruel"),
    ),
    dwarf(
        id="hail-gunner",
        icon="heavy-arrow",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=4, combat=3, strength=3, shooting=5, armor=5, agility=2, intelligence=4, courage=4, vitality=4
        ),
        heavy=True,
        weapons=("repeating-crossbow", "axe"),
        behaviour="ranged-fighter",
        skills=("fast-shooting", "expert-shooter"),
    ),
    beast(
        id="brass-boar",
        icon="boar-ensign",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=6, combat=4, strength=5, shooting=0, armor=5, agility=2, intelligence=1, courage=6, vitality=5
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("horns",),
        behaviour="large",
        skills=("large", "onslaught", "brutal"),
        kinds=("construct",),
    ),
    made(
        id="drill-spider",
        icon="spider-bot",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=0, armor=5, agility=3, intelligence=1, courage=6, vitality=5
        ),
        natural=5,
        size=LARGE,
        base="2x2",
        weapons=("claws",),
        behaviour="large",
        skills=("large", "invulnerable", "tentacles"),
    ),
    made(
        id="furnace-engine",
        icon="furnace",
        vp=8,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=5, strength=6, shooting=4, armor=6, agility=1, intelligence=1, courage=6, vitality=9
        ),
        natural=6,
        size=LARGE,
        base="2x2",
        weapons=("improvised-weapon",),
        behaviour="large",
        skills=("large", "breath", "aura", "invulnerable", "staggering"),
        traits=(Trait("breath", 5),),
    ),
    dwarf(
        id="exiled-thane",
        icon="dwarf-king",
        vp=5,
        level=CHAMPION,
        attributes=scores(
            movement=4, combat=5, strength=4, shooting=3, armor=5, agility=2, intelligence=4, courage=5, vitality=5
        ),
        heavy=True,
        weapons=("battleaxe", "throwing-axe"),
        behaviour="phalanx",
        skills=("hardened", "powerful-blow", "inspiring"),
        upgrades=(
            Upgrade("long-memory", 2, (Bonus("combat", 1),)),
            Upgrade("nameless-steel", 3, (Bonus("armor", 1),)),
            Upgrade("deep-ale", 2, (Bonus("vitality", 2),)),
        ),
    ),
    dwarf(
        id="sorcerer-smith",
        icon="blacksmith",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=4,
            combat=5,
            strength=5,
            shooting=3,
            armor=6,
            agility=2,
            intelligence=6,
            mana=9,
            courage=6,
            vitality=8,
        ),
        heavy=True,
        weapons=("warhammer",),
        behaviour="battle-sorcerer",
        skills=("battle-wizard", "experienced-wizard", "magic-resistance", "hardened"),
        spells=("rune-of-iron", "rolling-boulder", "earthshock", "lightning", "hellbolt"),
        upgrades=(
            Upgrade("stone-skin", 3, skills=("invulnerable",)),
            Upgrade("bound-fire", 3, skills=("aura",)),
            Upgrade("black-anvil", 2, (Bonus("mana", 3),)),
        ),
    ),
)

GOB, HOB, HALF, XBOW = "chain-goblin", "hobgoblin-spear", "half-orc-drudge", "renegade-crossbow"
AXE, TRAP, FLAME, RUNE = "renegade-axe", "tunnel-trapper", "flame-thrower", "dark-runesmith"
BERS, OVER, GUN, BULL = "oath-breaker", "slave-overseer", "hail-gunner", "brass-boar"
SPID, ENG, THANE = "drill-spider", "furnace-engine", "exiled-thane"

FACTION = Faction(
    id=ID,
    since=2,
    order=18,
    creatures=tuple(creature.id for creature in CREATURES),
    spawn={
        "enemy-spotted": (
            (GOB, GOB, GOB, GOB, XBOW),
            (AXE, AXE, HOB, GOB),
            (OVER, GOB, HALF, HALF),
            (FLAME, HALF, HALF, HOB),
            (RUNE, AXE, GOB),
            (BERS, XBOW, HALF),
        ),
        "wandering-creature": (
            (GOB, GOB),
            (TRAP,),
            (HALF, HOB),
            (AXE,),
            (XBOW,),
            (HALF, GOB),
        ),
        "special-creature": (
            (FLAME,),
            (BULL,),
            (SPID,),
            (ENG,),
            (THANE,),
            (GUN,),
        ),
        "reinforcements": (
            (GOB, GOB, GOB, GOB, HALF, HALF),
            (AXE, AXE, XBOW),
            (BERS, BERS),
            (GUN, AXE),
            (OVER, HALF, HALF, HOB),
            (FLAME, RUNE),
        ),
        "ambush": (
            (TRAP, TRAP),
            (GOB, GOB, GOB, GOB),
            (BERS, GOB),
            (BULL,),
            (TRAP, HALF, GOB),
            (XBOW, TRAP),
        ),
        "thief": ((TRAP,), (TRAP,), (XBOW,), (TRAP,), (AXE,), (TRAP,)),
    },
)
