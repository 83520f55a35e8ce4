"""The Great Orc Clans: many hard blows, few clever ones; wolves, goblins and trolls run with them.

Attributes: Movement, Combat Skill, Strength, Shooting Skill, Armor, Agility, Intelligence, Mana, Courage, Vitality,
Dexterity, Perception.
"""

from __future__ import annotations

from functools import partial

from .definitions import CHAMPION, ELITE, HUGE, LARGE, SMALL, Bonus, Creature, Faction, Upgrade

orc = partial(Creature, faction="great-orc-clans", kinds=("orc",))
beast = partial(Creature, faction="great-orc-clans")

ORCS: tuple[Creature, ...] = (
    orc(id="orc-warrior", vp=1, attributes=(5, 3, 3, 2, 4, 3, 3, 0, 3, 2, 0, 0), weapons=("axe",), shield="shield"),
    orc(
        id="orc-archer",
        vp=1,
        attributes=(5, 2, 3, 3, 4, 3, 3, 0, 3, 2, 0, 0),
        weapons=("short-bow", "dagger"),
        behaviour="ranged-fighter",
    ),
    beast(
        id="goblin-sneak",
        vp=1,
        attributes=(5, 2, 2, 3, 3, 4, 3, 0, 2, 2, 1, 0),
        natural=2,
        size=SMALL,
        weapons=("short-sword", "shuriken"),
        skills=("small", "coward", "skulk"),
        kinds=("goblin",),
    ),
    orc(
        id="orc-spearman",
        vp=1,
        attributes=(5, 3, 3, 2, 4, 3, 3, 0, 3, 2, 0, 0),
        weapons=("spear",),
        skills=("watchman",),
    ),
    beast(
        id="dire-wolf",
        vp=2,
        attributes=(8, 3, 4, 0, 3, 4, 2, 0, 3, 3, 0, 1),
        weapons=("fangs",),
        behaviour="animal",
        skills=("sharp-senses", "brutal"),
        kinds=("animal", "wolf"),
    ),
    orc(
        id="orc-reaver",
        vp=2,
        attributes=(5, 4, 4, 2, 4, 3, 2, 0, 4, 3, 0, 0),
        weapons=("battleaxe",),
        behaviour="berserker",
        skills=("berserker",),
    ),
    orc(
        id="black-orc",
        vp=2,
        level=ELITE,
        attributes=(4, 4, 4, 2, 5, 3, 3, 0, 4, 3, 0, 0),
        natural=4,
        heavy=True,
        weapons=("broadsword",),
        shield="shield",
        skills=("elite", "shield-onslaught"),
    ),
    orc(
        id="orc-crossbowman",
        vp=2,
        level=ELITE,
        attributes=(5, 3, 3, 4, 4, 3, 3, 0, 3, 3, 0, 0),
        weapons=("crossbow", "axe"),
        behaviour="ranged-fighter",
        skills=("aiming", "quick-reloading"),
    ),
    orc(
        id="orc-shaman",
        vp=3,
        level=ELITE,
        attributes=(5, 3, 3, 2, 4, 3, 5, 6, 4, 3, 0, 0),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("reckless-wizard",),
        spells=("thorn-volley", "grasping-roots", "bone-setting"),
    ),
    beast(
        id="renegade-runesmith",
        vp=3,
        level=ELITE,
        attributes=(4, 4, 4, 2, 5, 3, 5, 5, 5, 4, 0, 0),
        heavy=True,
        weapons=("warhammer",),
        behaviour="battle-sorcerer",
        skills=("battle-wizard", "tough"),
        spells=("rune-of-burden", "rune-of-might", "lightning"),
        kinds=("dwarf",),
    ),
    orc(
        id="orc-champion",
        vp=3,
        level=CHAMPION,
        attributes=(5, 5, 4, 3, 5, 3, 4, 0, 4, 4, 0, 0),
        natural=4,
        heavy=True,
        weapons=("broadsword",),
        shield="shield",
        skills=("lethal-blow",),
        upgrades=(
            Upgrade("thick-skull", 2, (Bonus("vitality", 2),)),
            Upgrade("blade-drill", 2, skills=("elite",)),
            Upgrade("war-cry", 1, skills=("deafening-roar",)),
        ),
    ),
    beast(
        id="cave-troll",
        vp=5,
        level=ELITE,
        attributes=(5, 4, 5, 2, 4, 2, 2, 0, 4, 7, 0, 0),
        natural=4,
        size=LARGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("large", "stupid", "regeneration", "grab-and-throw"),
        kinds=("troll",),
    ),
    beast(
        id="stone-giant",
        vp=9,
        level=CHAMPION,
        attributes=(6, 4, 6, 4, 4, 2, 2, 0, 5, 12, 0, 0),
        natural=4,
        size=HUGE,
        base="2x2",
        weapons=("club",),
        behaviour="large",
        skills=("huge", "rock-throwing", "trampling", "fearsome"),
        kinds=("giant",),
    ),
    orc(
        id="orc-warlord",
        vp=9,
        level=CHAMPION,
        attributes=(5, 5, 5, 3, 5, 4, 4, 0, 5, 6, 0, 1),
        natural=4,
        heavy=True,
        weapons=("bastard-sword", "heavy-javelin"),
        skills=("combat-master", "inspiring", "hardened"),
        upgrades=(
            Upgrade("bodyguards-oath", 2, (Bonus("vitality", 2),)),
            Upgrade("trophy-helm", 3, skills=("fearsome",)),
            Upgrade("butchers-art", 2, skills=("powerful-blow",)),
            Upgrade("cunning", 2, (Bonus("intelligence", 1),), ("foresight",)),
        ),
    ),
    beast(
        id="goblin-wolf-rider",
        vp=3,
        level=ELITE,
        attributes=(5, 3, 3, 3, 3, 4, 3, 0, 3, 3, 0, 0),
        natural=2,
        size=SMALL,
        weapons=("spear", "short-bow"),
        skills=("small", "expert-rider"),
        mount="great-wolf",
        kinds=("goblin",),
    ),
    orc(
        id="orc-boar-rider",
        vp=4,
        level=ELITE,
        attributes=(5, 4, 4, 2, 5, 3, 3, 0, 4, 4, 0, 0),
        weapons=("cavalry-lance", "axe"),
        skills=("brutal",),
        mount="war-boar",
    ),
)

W, A, G, P = "orc-warrior", "orc-archer", "goblin-sneak", "orc-spearman"
WOLF, REAVER, BLACK, BOLT = "dire-wolf", "orc-reaver", "black-orc", "orc-crossbowman"
SHAMAN, CHIEF, TROLL, GIANT = "orc-shaman", "orc-champion", "cave-troll", "stone-giant"
RUNES = "renegade-runesmith"

ORC_FACTION = Faction(
    id="great-orc-clans",
    creatures=tuple(creature.id for creature in ORCS),
    spawn={
        "enemy-spotted": (
            (W, W, W, A, A, P),
            (REAVER, REAVER, W, A),
            (CHIEF, WOLF, A),
            (SHAMAN, W, W, P),
            (RUNES, BOLT, W),
            (TROLL, G),
        ),
        "wandering-creature": ((W, A), (WOLF,), (G, G), (P, W), (BOLT,), (REAVER,)),
        "special-creature": ((WOLF,), (SHAMAN,), (CHIEF,), (TROLL,), (BLACK,), (GIANT,)),
        "reinforcements": (
            (W, W, W, W, A, A),
            (WOLF, WOLF, WOLF),
            (BLACK, BLACK, BOLT),
            (CHIEF, W, W, A),
            (RUNES, REAVER, W),
            (REAVER, REAVER, BOLT),
        ),
        "ambush": ((G, G, G, G), (WOLF, WOLF), (W, W, A, P), (REAVER, W, A), (BOLT, W, W), (CHIEF, G)),
        "thief": ((G, G), (WOLF,), (G, W), (REAVER,), (G, P), (BOLT,)),
    },
)
