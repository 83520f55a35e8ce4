"""Ready-made Heroes of higher levels, for a party that begins with a later quest.

Each has spent the points of its levels by the level chart, and on abilities and spells no more XP than the next level
would have cost; a test adds it all up.
"""

from __future__ import annotations

import msgspec

from .beginners import PRINTED, RECRUITS
from .definitions import HeroSheet

Figures = tuple[int, int, int, int, int, int, int, int]

BASE = {sheet.id: sheet for sheet in (*PRINTED, *RECRUITS)}


def veteran(
    id: str,
    level: int,
    stats: Figures,
    *,
    learned: tuple[str, ...] = (),
    spells: tuple[str, ...] = (),
    armor: str = "",
    hands: tuple[str, ...] = (),
    items: tuple[str, ...] = (),
    attire: tuple[str, ...] = (),
    gold: int = 0,
) -> HeroSheet:
    """A Hero of the ready-made ones after some quests: ATK DEF WIT DEX MAG MOV RES LIF, and what was learned since."""
    base = BASE[id]
    return msgspec.structs.replace(
        base,
        id=f"{id}-{level}",
        level=level,
        stats=stats,
        abilities=(*base.abilities, *learned),
        spells=(*base.spells, *spells),
        armor=armor or base.armor,
        hands=hands or base.hands,
        items=items,
        attire=attire,
        gold=gold,
    )


POTIONS = ("healing-potion", "healing-potion")
FLASKS = ("healing-potion", "healing-potion", "potion-of-breath")

THIRD = (
    veteran("george", 3, (4, 4, 2, 1, 0, 3, 3, 6), learned=("dodge",), armor="scale-mail", items=POTIONS, gold=20),
    veteran(
        "meezle",
        3,
        (4, 4, 4, 4, 0, 3, 2, 5),
        learned=("sneak-attack",),
        armor="chainmail",
        hands=("sword", "shield"),
        items=(*POTIONS, "antidote"),
        gold=15,
    ),
    veteran(
        "brother-cecil",
        3,
        (1, 4, 1, 1, 6, 3, 3, 5),
        spells=("pit", "life-force", "harden", "golem"),
        hands=("mace", "shield"),
        items=FLASKS,
        gold=10,
    ),
    veteran(
        "odile",
        3,
        (1, 4, 1, 1, 6, 4, 3, 5),
        spells=("lightning", "sleep"),
        hands=("dagger", "shield"),
        items=FLASKS,
        gold=10,
    ),
    veteran(
        "sonia",
        3,
        (4, 4, 2, 3, 0, 4, 3, 5),
        learned=("acrobat",),
        armor="chainmail",
        hands=("sword", "shield"),
        items=("bottle", "healing-potion", "torch", "backpack"),
        gold=15,
    ),
    veteran(
        "wrenna", 3, (4, 4, 2, 2, 0, 4, 3, 6), learned=("lucky",), armor="chainmail", items=(*POTIONS, "torch"), gold=5
    ),
)

FIFTH = (
    veteran("konrad", 5, (6, 6, 3, 1, 0, 6, 5, 7), learned=("dodge", "charge"), items=(*FLASKS, "torch"), gold=60),
    veteran(
        "sonia",
        5,
        (6, 6, 3, 3, 0, 5, 5, 7),
        learned=("dodge", "weapon-mastery sword"),
        armor="scale-mail",
        hands=("sword", "shield"),
        items=(*POTIONS, "torch", "backpack", "torch"),
        gold=20,
    ),
    veteran(
        "brother-cecil",
        5,
        (1, 6, 4, 2, 7, 4, 5, 7),
        learned=("willpower",),
        armor="starlit-robe",
        spells=("pit", "life-force", "harden", "golem", "earth-gate"),
        hands=("mace", "shield"),
        items=(*FLASKS, "torch"),
        gold=30,
    ),
    veteran(
        "pell",
        5,
        (1, 6, 2, 1, 7, 5, 5, 7),
        learned=("willpower",),
        spells=("flame", "fire-drake", "consume", "fireball"),
        hands=("dagger", "shield"),
        items=(*FLASKS, "torch"),
        gold=30,
    ),
    veteran(
        "tobias",
        5,
        (6, 6, 5, 5, 0, 4, 5, 6),
        learned=("trap-trickster", "lock-picking"),
        armor="scale-mail",
        hands=("sword", "shield"),
        items=(*POTIONS, "lock-picks", "torch"),
        gold=5,
    ),
    veteran(
        "vesper",
        5,
        (1, 6, 2, 1, 7, 5, 5, 7),
        learned=("stealth",),
        spells=("drain", "night", "shadow-images", "find", "shadow-passage"),
        hands=("dagger", "shield"),
        items=(*FLASKS, "torch"),
        gold=30,
    ),
)

SIXTH = (
    veteran(
        "george",
        6,
        (7, 7, 3, 3, 0, 5, 7, 8),
        learned=("dodge", "nimble", "willpower"),
        armor="scale-mail",
        items=(*FLASKS, "torch"),
        gold=60,
    ),
    veteran(
        "bram",
        6,
        (7, 8, 4, 2, 0, 5, 6, 8),
        learned=("dodge", "weapon-mastery morningstar"),
        armor="scale-mail",
        items=(*FLASKS, "torch"),
        attire=("kettle-helmet",),
        gold=40,
    ),
    veteran(
        "brother-cecil",
        6,
        (2, 7, 4, 2, 8, 5, 6, 7),
        learned=("willpower", "elemental-memory"),
        armor="starlit-robe",
        spells=("pit", "life-force", "harden", "golem", "earth-gate", "golem"),
        hands=("mace", "shield"),
        items=(*FLASKS, "torch"),
        gold=40,
    ),
    veteran(
        "pell",
        6,
        (1, 7, 3, 3, 8, 5, 6, 7),
        learned=("willpower", "elemental-memory"),
        spells=("flame", "fire-drake", "fireball", "fireball", "pulse"),
        hands=("manna-staff", "shield"),
        items=(*FLASKS, "torch"),
        gold=40,
    ),
    veteran(
        "wrenna",
        6,
        (7, 7, 4, 4, 0, 5, 6, 8),
        learned=("lucky", "lock-picking", "weapon-mastery crossbow", "acrobat"),
        armor="scale-mail",
        hands=("crossbow", "shield"),
        items=(*POTIONS, "torch", "torch"),
        gold=60,
    ),
    veteran(
        "odile",
        6,
        (1, 7, 4, 2, 8, 5, 7, 7),
        learned=("willpower", "elemental-memory"),
        spells=("lightning", "sleep", "ethereal", "invisibility", "lightning"),
        hands=("manna-staff", "shield"),
        items=(*FLASKS, "torch"),
        gold=40,
    ),
)

EIGHTH = (
    veteran(
        "george",
        8,
        (9, 9, 5, 5, 0, 7, 9, 9),
        learned=("dodge", "parry sword", "nimble", "dual-weapons", "willpower"),
        armor="drake-scale",
        hands=("sword", "shield"),
        items=(*FLASKS, "healing-potion"),
        gold=120,
    ),
    veteran(
        "konrad",
        8,
        (9, 9, 4, 5, 0, 8, 9, 9),
        learned=("dodge", "charge", "nimble", "willpower"),
        items=(*FLASKS, "healing-potion"),
        attire=("kettle-helmet",),
        gold=120,
    ),
    veteran(
        "brother-cecil",
        8,
        (4, 9, 5, 3, 9, 7, 9, 9),
        learned=("willpower", "elemental-memory", "dodge"),
        armor="starlit-robe",
        spells=("life-force", "pit", "harden", "golem", "golem", "earth-gate", "rebirth"),
        hands=("mace", "shield"),
        items=(*FLASKS, "antidote"),
        gold=80,
    ),
    veteran(
        "odile",
        8,
        (4, 9, 5, 4, 9, 7, 9, 9),
        learned=("willpower", "elemental-memory", "dodge"),
        spells=("lightning", "lightning", "sleep", "teleport", "invisibility", "ethereal", "ethereal"),
        hands=("manna-staff", "shield"),
        items=FLASKS,
        gold=80,
    ),
    veteran(
        "meezle",
        8,
        (9, 9, 7, 7, 0, 6, 7, 9),
        learned=("sneak-attack", "trap-trickster", "weapon-mastery sword", "nimble"),
        armor="scale-mail",
        hands=("sword", "shield"),
        items=(*FLASKS, "lock-picks"),
        gold=60,
    ),
    veteran(
        "william",
        8,
        (3, 9, 5, 4, 9, 7, 9, 9),
        learned=("willpower", "elemental-memory"),
        spells=("doppelganger", "fog", "wave", "likeness", "quicken", "ice-shards", "doppelganger"),
        hands=("manna-staff", "shield"),
        items=FLASKS,
        gold=80,
    ),
)

VETERANS = (*THIRD, *FIFTH, *SIXTH, *EIGHTH)
