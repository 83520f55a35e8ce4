"""The Great Orc Clans: many hard blows, few clever ones; wolves, goblins and trolls run with them."""

from __future__ import annotations

from functools import partial

from ..definitions import CHAMPION, ELITE, HUGE, LARGE, SMALL, Bonus, Creature, Faction, Upgrade, scores

orc = partial(Creature, faction="great-orc-clans", kinds=("orc",))
beast = partial(Creature, faction="great-orc-clans")

CREATURES: tuple[Creature, ...] = (
    orc(
        id="orc-warrior",
        icon="orc-head",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("axe",),
        shield="shield",
    ),
    orc(
        id="orc-archer",
        icon="bowman",
        vp=1,
        attributes=scores(
            movement=5, combat=2, strength=3, shooting=3, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("short-bow", "dagger"),
        behaviour="ranged-fighter",
    ),
    beast(
        id="goblin-sneak",
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
        natural=2,
        size=SMALL,
        weapons=("short-sword", "shuriken"),
        skills=("small", "coward", "skulk"),
        kinds=("goblin",),
    ),
    orc(
        id="orc-spearman",
        icon="spear-hook",
        vp=1,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=2, armor=4, agility=3, intelligence=3, courage=3, vitality=2
        ),
        weapons=("spear",),
        skills=("watchman",),
    ),
    beast(
        id="dire-wolf",
        icon="wolf-head",
        vp=2,
        attributes=scores(
            movement=8,
            combat=3,
            strength=4,
            shooting=0,
            armor=3,
            agility=4,
            intelligence=2,
            courage=3,
            vitality=3,
            perception=1,
        ),
        weapons=("fangs",),
        behaviour="animal",
        skills=("sharp-senses", "brutal"),
        kinds=("animal", "wolf"),
    ),
    orc(
        id="orc-reaver",
        icon="barbarian",
        vp=2,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=4, agility=3, intelligence=2, courage=4, vitality=3
        ),
        weapons=("battleaxe",),
        behaviour="berserker",
        skills=("berserker",),
    ),
    orc(
        id="black-orc",
        icon="brute",
        vp=2,
        level=ELITE,
        attributes=scores(
            movement=4, combat=4, strength=4, shooting=2, armor=5, agility=3, intelligence=3, courage=4, vitality=3
        ),
        natural=4,
        heavy=True,
        weapons=("broadsword",),
        shield="shield",
        skills=("elite", "shield-onslaught"),
    ),
    orc(
        id="orc-crossbowman",
        icon="crossbow",
        vp=2,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=4, armor=4, agility=3, intelligence=3, courage=3, vitality=3
        ),
        weapons=("crossbow", "axe"),
        behaviour="ranged-fighter",
        skills=("aiming", "quick-reloading"),
    ),
    orc(
        id="orc-shaman",
        icon="ceremonial-mask",
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
            mana=6,
            courage=4,
            vitality=3,
        ),
        weapons=("staff",),
        behaviour="sorcerer",
        skills=("reckless-wizard",),
        spells=("thorn-volley", "grasping-roots", "bone-setting"),
    ),
    beast(
        id="renegade-runesmith",
        icon="anvil-impact",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=4,
            combat=4,
            strength=4,
            shooting=2,
            armor=5,
            agility=3,
            intelligence=5,
            mana=5,
            courage=5,
            vitality=4,
        ),
        heavy=True,
        weapons=("warhammer",),
        behaviour="battle-sorcerer",
        skills=("battle-wizard", "tough"),
        spells=("rune-of-burden", "rune-of-might", "lightning"),
        kinds=("dwarf",),
    ),
    orc(
        id="orc-champion",
        icon="crowned-skull",
        vp=3,
        level=CHAMPION,
        attributes=scores(
            movement=5, combat=5, strength=4, shooting=3, armor=5, agility=3, intelligence=4, courage=4, vitality=4
        ),
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
        icon="troll",
        vp=5,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=5, shooting=2, armor=4, agility=2, intelligence=2, courage=4, vitality=7
        ),
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
        icon="rock-golem",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=6, combat=4, strength=6, shooting=4, armor=4, agility=2, intelligence=2, courage=5, vitality=12
        ),
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
        icon="overlord-helm",
        vp=9,
        level=CHAMPION,
        attributes=scores(
            movement=5,
            combat=5,
            strength=5,
            shooting=3,
            armor=5,
            agility=4,
            intelligence=4,
            courage=5,
            vitality=6,
            perception=1,
        ),
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
        icon="cavalry",
        vp=3,
        level=ELITE,
        attributes=scores(
            movement=5, combat=3, strength=3, shooting=3, armor=3, agility=4, intelligence=3, courage=3, vitality=3
        ),
        natural=2,
        size=SMALL,
        weapons=("spear", "short-bow"),
        skills=("small", "expert-rider"),
        mount="great-wolf",
        kinds=("goblin",),
    ),
    orc(
        id="orc-boar-rider",
        icon="boar-tusks",
        vp=4,
        level=ELITE,
        attributes=scores(
            movement=5, combat=4, strength=4, shooting=2, armor=5, agility=3, intelligence=3, courage=4, vitality=4
        ),
        weapons=("cavalry-lance", "axe"),
        skills=("brutal",),
        mount="war-boar",
    ),
)

W, A, G, P = "orc-warrior", "orc-archer", "goblin-sneak", "orc-spearman"
WOLF, REAVER, BLACK, BOLT = "dire-wolf", "orc-reaver", "black-orc", "orc-crossbowman"
SHAMAN, CHIEF, TROLL, GIANT = "orc-shaman", "orc-champion", "cave-troll", "stone-giant"
RUNES = "renegade-runesmith"

FACTION = Faction(
    id="great-orc-clans",
    order=1,
    creatures=tuple(creature.id for creature in CREATURES),
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
        "thief": ((BLACK,), (WOLF,), (BOLT,), (REAVER,), (WOLF,), (BOLT,)),
    },
)
