"""Eighty Magic Objects, 25 Relics and the ten treasure cards: the first of them, and the later ones of other modules.

[dun.magic-object.types]
"""

from __future__ import annotations

from .definitions import (
    Bonus,
    Cure,
    Find,
    GainCoins,
    GainFortune,
    GainMana,
    Grant,
    Harm,
    Heal,
    MagicObject,
    Modify,
    Treasure,
)
from .magic_arms import BLADES, BOWS
from .magic_elements import ELEMENTS
from .magic_wear import ARMORS, SHIELDS
from .relics import LATER_RELICS

FIRST: tuple[MagicObject, ...] = (
    # blades and hammers
    MagicObject(id="blade-of-dawn", type="melee", vp=3, base="broadsword", damage=1, marks=("flaming",)),
    MagicObject(id="whisper", type="melee", vp=2, base="dagger", damage=1, marks=("venomous",)),
    MagicObject(id="oathkeeper", type="melee", vp=4, base="bastard-sword", armor=-1),
    MagicObject(
        id="gravedigger", type="melee", vp=3, base="warhammer", damage=1, grants=("hatred-towards-the-underworld",)
    ),
    MagicObject(id="serpent-tongue", type="melee", vp=2, base="spear", damage=1, bonuses=(Bonus("initiative"),)),
    MagicObject(id="wolfs-bite", type="melee", vp=3, base="axe", damage=1, grants=("lethal-blow",)),
    # bows and things thrown
    MagicObject(id="heron-bow", type="ranged", vp=3, base="longbow", bonuses=(Bonus("shot"),)),
    MagicObject(id="hailstone", type="ranged", vp=2, base="sling", damage=1, grants=("heart-seeker",)),
    MagicObject(id="faithful-javelin", type="ranged", vp=2, base="javelin", damage=1, marks=("returns",)),
    # what is worn
    MagicObject(
        id="moth-mail", type="armor", vp=2, base="leather-armor", bonuses=(Bonus("agility"),), grants=("skulk",)
    ),
    MagicObject(
        id="wardens-mail",
        type="armor",
        vp=4,
        base="chainmail",
        bonuses=(Bonus("armor"), Bonus("movement"), Bonus("perception")),
    ),
    MagicObject(id="helm-of-the-owl", type="armor", vp=2, base="helmet", bonuses=(Bonus("perception", 2),)),
    # shields
    MagicObject(id="mirror-shield", type="shield", vp=3, base="shield", block=-1),
    MagicObject(id="moon-buckler", type="shield", vp=3, base="buckler", block=-1, grants=("magic-resistance",)),
    # rings, boots and other elements
    MagicObject(
        id="ring-of-second-breath", type="element", vp=2, effects=(Heal(amount=2), Cure(("poisoned",))), uses=2
    ),
    MagicObject(id="boots-of-the-hare", type="element", vp=2, bonuses=(Bonus("movement"), Bonus("jump", 2))),
    MagicObject(id="wand-of-cinders", type="element", vp=3, effects=(Harm(5, element="fire"),), uses=2, range=8),
    MagicObject(id="cloak-of-dusk", type="element", vp=2, bonuses=(Bonus("disengage"),), grants=("stealth",)),
    MagicObject(id="necklace-of-calm", type="element", vp=1, bonuses=(Bonus("courage", 2),)),
    MagicObject(id="orb-of-the-deep-well", type="element", vp=2, effects=(GainMana(2, markers=1),), uses=1),
)

FIRST_RELICS: tuple[MagicObject, ...] = (
    MagicObject(
        id="sunbrand",
        type="melee",
        vp=6,
        relic=True,
        base="bastard-sword",
        damage=1,
        armor=-1,
        marks=("flaming",),
        bonuses=(Bonus("courage"),),
        grants=("hatred-towards-the-underworld",),
    ),
    MagicObject(
        id="dragonstring",
        type="ranged",
        vp=6,
        relic=True,
        base="composite-bow",
        damage=1,
        armor=-1,
        grants=("giant-killer",),
    ),
    MagicObject(
        id="bulwark-of-radan",
        type="shield",
        vp=6,
        relic=True,
        base="shield",
        block=-1,
        bonuses=(Bonus("defence"), Bonus("agility")),
    ),
    MagicObject(
        id="crown-of-the-first-king",
        type="element",
        vp=5,
        relic=True,
        bonuses=(Bonus("courage"), Bonus("intelligence")),
        grants=("inspiring",),
    ),
    MagicObject(
        id="star-heart",
        type="element",
        vp=5,
        relic=True,
        uses=2,
        effects=(GainFortune(1), Modify("defence", 1, "combat"), Grant("cat-reflexes", "combat")),
    ),
)

MAGIC_OBJECTS: tuple[MagicObject, ...] = FIRST + BLADES + BOWS + ARMORS + SHIELDS + ELEMENTS
RELICS: tuple[MagicObject, ...] = FIRST_RELICS + LATER_RELICS
MAGIC: tuple[MagicObject, ...] = MAGIC_OBJECTS + RELICS

TREASURES: tuple[Treasure, ...] = (
    Treasure(id="sack-of-coppers", effects=(GainCoins(d6=2),), copies=2),
    Treasure(id="merchants-strongbox", effects=(GainCoins(amount=6, d6=1),)),
    Treasure(id="soldiers-hoard", effects=(GainCoins(d6=1), Find("melee"))),
    Treasure(id="fletchers-chest", effects=(GainCoins(d6=1), Find("ranged"))),
    Treasure(id="quartermasters-trunk", effects=(GainCoins(d3=1), Find("armor"))),
    Treasure(id="apothecarys-case", effects=(Find("special", 2),)),
    Treasure(id="travellers-bundle", effects=(GainCoins(d6=1), Find("common", 2))),
    Treasure(id="sorcerers-reliquary", effects=(Find("magic"),)),
    Treasure(id="kings-ransom", effects=(GainCoins(amount=8), Find("magic"))),
)
