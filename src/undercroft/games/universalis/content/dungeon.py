"""The 32 furniture and the 42 special element cards.  [dun.furniture.reading, dun.element.icons]

Named pieces, their heights and covers, and the Cupboard's 11 are the rulebook's; what else is found in them is this
project's. A search is a roll of 2D6 on the card's table; `DUSTY`, `USEFUL` and `RICH` are what most tables begin
with.
"""

from __future__ import annotations

from .definitions import (
    Afflict,
    AnyEffect,
    Cure,
    Find,
    Furniture,
    Gain,
    GainCoins,
    GainFortune,
    GainMana,
    Grant,
    Harm,
    Heal,
    Modify,
    Outcome,
    Reserve,
    Reveal,
    SpecialElement,
    Spring,
    Summon,
    Teleport,
    Wound,
)


def on(low: int, high: int, *effects: AnyEffect) -> Outcome:
    return Outcome(low, high, effects)


COIN, COINS, PURSE = GainCoins(amount=1), GainCoins(d3=1), GainCoins(d6=1)
DUSTY = (on(8, 10, COIN), on(11, 12, COINS))
SMALL_CHANGE = (on(7, 9, COIN), on(10, 10, COINS), on(11, 12, Find("common")))

FURNITURE: tuple[Furniture, ...] = (
    # sleeping and storing
    Furniture(
        id="cupboard",
        height=2,
        cover="light",
        trap_on_blunder=True,
        search=(on(7, 8, COIN), on(9, 10, COINS), on(11, 11, Find("special")), on(12, 12, Find("special"), COINS)),
    ),
    Furniture(
        id="wardrobe",
        height=2,
        width=2,
        cover="light",
        trap_on_blunder=True,
        search=(on(6, 8, COIN), on(9, 11, Find("common")), on(12, 12, Find("armor"))),
    ),
    Furniture(id="bed", width=2, depth=1, cover="light", search=DUSTY),
    Furniture(id="bunks", height=2, width=2, cover="light", search=SMALL_CHANGE),
    Furniture(
        id="trunk",
        cover="light",
        movable=True,
        trap_on_blunder=True,
        search=(on(6, 9, COINS), on(10, 11, Find("common")), on(12, 12, Find("treasure"))),
    ),
    Furniture(
        id="barrels-and-boxes",
        width=2,
        cover="light",
        search=(on(7, 9, Gain("pack-of-provisions")), on(10, 11, Find("common")), on(12, 12, Find("special"))),
    ),
    Furniture(
        id="amphoras",
        cover="light",
        movable=True,
        search=(on(8, 9, Gain("flask-of-oil")), on(10, 11, COINS), on(12, 12, Find("potion"))),
    ),
    Furniture(
        id="sacks-of-grain",
        cover="light",
        movable=True,
        search=(on(9, 11, Gain("pack-of-provisions")), on(12, 12, PURSE)),
    ),
    # eating and living
    Furniture(id="table", width=2, cover="light", movable=True, search=DUSTY),
    Furniture(id="chairs", cover="light", movable=True, search=(on(11, 12, COIN),)),
    Furniture(
        id="dining-room",
        width=3,
        depth=2,
        cover="light",
        search=(on(6, 9, COINS), on(10, 12, Gain("pack-of-provisions"), COINS)),
    ),
    Furniture(
        id="kitchen",
        width=3,
        cover="light",
        search=(on(6, 9, Gain("pack-of-provisions")), on(10, 11, Gain("healing-herbs")), on(12, 12, Find("potion"))),
    ),
    Furniture(
        id="fireplace",
        height=2,
        width=2,
        cover="heavy",
        impassable=True,
        search=(on(8, 10, COIN), on(11, 12, Reveal("secret"), COINS)),
    ),
    Furniture(id="latrine", cover="light", search=(on(2, 4, Afflict("diseased", test="strength")), on(11, 12, PURSE))),
    Furniture(
        id="water-well",
        cover="heavy",
        impassable=True,
        search=(on(6, 9, Heal(amount=1)), on(10, 11, COINS), on(12, 12, Find("magic"))),
    ),
    Furniture(id="washbasin", cover="light", search=(on(5, 9, Cure(("stunned",))), on(11, 12, COINS))),
    # learning
    Furniture(
        id="library",
        height=2,
        width=3,
        cover="heavy",
        impassable=True,
        books=True,
        search=(on(8, 9, COINS), on(10, 11, Gain("magic-scroll")), on(12, 13, Gain("magic-scroll"), Reveal("secret"))),
    ),
    Furniture(
        id="writing-desk",
        cover="light",
        books=True,
        search=(on(7, 9, COIN), on(10, 11, Reserve(-1)), on(12, 13, Gain("magic-scroll"))),
    ),
    Furniture(
        id="sorcery-table",
        width=2,
        cover="light",
        books=True,
        trap_on_blunder=True,
        search=(on(7, 8, COINS), on(9, 10, Gain("components-for-magic")), on(11, 13, Find("special"), GainMana(1))),
    ),
    Furniture(
        id="alchemy-table",
        width=2,
        cover="light",
        alchemy=True,
        trap_on_blunder=True,
        search=(on(8, 10, Find("potion")), on(11, 12, Find("potion", 2))),
    ),
    Furniture(
        id="spice-table",
        width=2,
        cover="light",
        alchemy=True,
        search=(on(7, 9, Gain("healing-herbs")), on(10, 12, Find("potion"))),
    ),
    Furniture(
        id="alembic",
        cover="light",
        alchemy=True,
        trap_on_blunder=True,
        search=(on(9, 10, Gain("poison-flask")), on(11, 12, Find("potion"))),
    ),
    # fighting and working
    Furniture(
        id="armory",
        height=2,
        width=3,
        cover="heavy",
        impassable=True,
        search=(on(6, 8, Find("melee")), on(9, 10, Find("shield")), on(11, 12, Find("armor"))),
    ),
    Furniture(id="weapon-rack", height=2, cover="light", search=(on(7, 10, Find("melee")), on(11, 12, Find("ranged")))),
    Furniture(
        id="archery-target",
        height=2,
        cover="light",
        movable=True,
        search=(on(10, 11, Find("ranged")), on(12, 12, Gain("crossbow"))),
    ),
    Furniture(
        id="training-dummy",
        height=2,
        cover="light",
        movable=True,
        search=(on(11, 11, COINS), on(12, 12, Find("melee"))),
    ),
    Furniture(
        id="workbench",
        width=2,
        cover="light",
        search=(on(7, 9, Gain("rope")), on(10, 11, Gain("picklocks")), on(12, 12, Find("melee"))),
    ),
    Furniture(
        id="forge",
        height=2,
        width=2,
        depth=2,
        cover="heavy",
        impassable=True,
        search=(on(7, 9, Gain("pickaxes")), on(10, 11, Find("melee")), on(12, 12, Find("armor"))),
    ),
    Furniture(
        id="torture-machine",
        width=2,
        cover="light",
        trap_on_blunder=True,
        search=(on(2, 3, Wound(1)), on(9, 11, COINS), on(12, 12, Find("common"), COINS)),
    ),
    Furniture(
        id="cart",
        width=2,
        cover="heavy",
        search=(on(6, 8, Gain("torch")), on(9, 11, Find("common")), on(12, 12, Find("treasure"))),
    ),
    Furniture(id="loom", height=2, width=2, cover="light", search=(on(8, 10, Gain("rope")), on(11, 12, COINS))),
    Furniture(
        id="lectern",
        cover="light",
        books=True,
        search=(on(8, 10, COIN), on(11, 11, Reveal("secret")), on(12, 13, GainFortune(1))),
    ),
)

ELEMENTS: tuple[SpecialElement, ...] = (
    # waters and wells
    SpecialElement(
        id="magic-fountain",
        width=2,
        depth=2,
        cover="heavy",
        impassable=True,
        interaction_table=(
            on(2, 3, Afflict("poisoned")),
            on(4, 7, Heal(amount=1)),
            on(8, 10, Heal(amount=2), GainMana(1)),
            on(11, 12, Heal(full=True)),
        ),
    ),
    SpecialElement(
        id="wishing-pool",
        cover="light",
        once=True,
        interaction_table=(on(2, 4, Reserve(1)), on(9, 11, PURSE), on(12, 12, GainFortune(1))),
    ),
    SpecialElement(id="spring-of-clear-water", cover="light", on_interaction=(Cure(("poisoned", "stunned")),)),
    SpecialElement(id="flooded-cellar", height=0, terrain="difficult", width=2, depth=2),
    SpecialElement(id="deep-abyss", height=0, terrain="abyss", width=2),
    SpecialElement(id="rope-footbridge", height=0, terrain="footbridge", depth=2),
    # growths and airs
    SpecialElement(
        id="mysterious-mist",
        height=0,
        width=2,
        depth=2,
        terrain="difficult",
        on_entry=(Modify("perception", -1, "combat"),),
    ),
    SpecialElement(id="rarefied-air", height=0, thin_air=True, no_encounter=True),
    SpecialElement(
        id="patch-of-mold",
        height=0,
        terrain="difficult",
        width=2,
        on_entry=(Afflict("diseased", test="strength", target=8),),
    ),
    SpecialElement(
        id="glowing-mushrooms",
        height=0,
        interaction_table=(
            on(2, 5, Afflict("poisoned", test="strength")),
            on(6, 9, Heal(amount=1)),
            on(10, 12, GainMana(2)),
        ),
    ),
    SpecialElement(id="hanging-roots", height=0, terrain="difficult", depth=2),
    SpecialElement(
        id="old-tree",
        height=4,
        cover="heavy",
        impassable=True,
        once=True,
        interaction_table=(on(8, 10, Gain("healing-herbs")), on(11, 12, Find("special"))),
    ),
    # fires
    SpecialElement(
        id="bonfire",
        cover="light",
        on_interaction=(Heal(amount=1),),
        interaction_table=(on(2, 3, Harm(2, element="fire")),),
    ),
    SpecialElement(
        id="brazier-of-spirits",
        movable=True,
        height=2,
        cover="light",
        once=True,
        interaction_table=(on(2, 5, Harm(3, against="courage")), on(6, 9, Reveal("secret")), on(10, 12, Reserve(-2))),
    ),
    SpecialElement(
        id="lava-seam",
        height=0,
        terrain="difficult",
        width=2,
        on_entry=(Harm(2, against="natural", element="fire", avoid="agility"),),
    ),
    # places of prayer
    SpecialElement(
        id="shrine",
        cover="light",
        interaction_table=(
            on(2, 4, Modify("courage", -1, "quest")),
            on(7, 10, Modify("courage", 1, "quest")),
            on(11, 12, GainFortune(1)),
        ),
    ),
    SpecialElement(
        id="altar",
        width=2,
        cover="light",
        interaction_table=(
            on(2, 3, Wound(1)),
            on(6, 9, Cure(("diseased", "poisoned"))),
            on(10, 11, Heal(amount=2)),
            on(12, 12, GainFortune(1)),
        ),
    ),
    SpecialElement(
        id="dark-altar",
        width=2,
        cover="light",
        once=True,
        interaction_table=(
            on(2, 5, Reserve(2)),
            on(6, 8, Wound(1), GainMana(2)),
            on(9, 11, Modify("combat", 1, "combat")),
            on(12, 12, Find("magic")),
        ),
        on_entry=(Harm(1, against="courage"),),
    ),
    SpecialElement(
        id="circle-of-symbols",
        interaction_table=(
            on(2, 4, Harm(3, against="intelligence")),
            on(8, 10, GainMana(2)),
            on(11, 12, Reveal("identify")),
        ),
    ),
    # the dead
    SpecialElement(
        id="tomb",
        width=2,
        cover="light",
        once=True,
        creature="skeleton-warrior",
        interaction_table=(on(2, 5, Spring()), on(6, 9, COINS), on(10, 11, Find("armor")), on(12, 12, Find("magic"))),
    ),
    SpecialElement(
        id="open-coffin",
        width=2,
        cover="light",
        once=True,
        interaction_table=(
            on(2, 4, Afflict("diseased", test="strength")),
            on(8, 11, COINS),
            on(12, 12, Find("special")),
        ),
    ),
    SpecialElement(
        id="heap-of-bones",
        height=0,
        terrain="difficult",
        once=True,
        interaction_table=(on(9, 11, COIN), on(12, 12, Find("melee"))),
    ),
    # dwellers
    SpecialElement(
        id="nest-of-snakes",
        height=0,
        terrain="difficult",
        on_entry=(Harm(2, against="natural", element="poison", avoid="agility"),),
        once=True,
        interaction_table=(on(2, 7, Afflict("poisoned", test="agility")), on(10, 12, Gain("poison-flask"))),
    ),
    SpecialElement(
        id="witch-at-her-cauldron",
        height=2,
        cover="light",
        no_encounter=True,
        once=True,
        interaction_table=(
            on(2, 4, Afflict("poisoned")),
            on(5, 7, Find("potion")),
            on(8, 10, Find("potion", 2)),
            on(11, 12, Find("potion", 2), GainFortune(1)),
        ),
    ),
    SpecialElement(
        id="wolf-den",
        width=2,
        creature="dire-wolf",
        once=True,
        interaction_table=(on(7, 10, COIN), on(11, 12, Find("common"))),
    ),
    SpecialElement(
        id="spider-webs",
        height=0,
        terrain="difficult",
        width=2,
        depth=2,
        once=True,
        on_interaction=(Afflict("stationary", test="strength", turns=1),),
    ),
    SpecialElement(
        id="gelatinous-cube",
        height=2,
        cover="heavy",
        impassable=True,
        once=True,
        interaction_table=(
            on(2, 6, Harm(3, against="natural", element="acid")),
            on(7, 10, COINS),
            on(11, 12, Find("special")),
        ),
    ),
    SpecialElement(
        id="dragons-lair",
        width=3,
        depth=2,
        terrain="difficult",
        once=True,
        interaction_table=(on(2, 6, PURSE), on(7, 10, PURSE, Find("special")), on(11, 12, PURSE, Find("magic"))),
    ),
    SpecialElement(
        id="small-prison",
        height=4,
        width=2,
        depth=2,
        cover="light",
        impassable=True,
        once=True,
        interaction_table=(on(2, 5, Spring()), on(6, 9, Reserve(-1)), on(10, 12, Summon("freed-prisoner"))),
    ),
    # stone and crystal
    SpecialElement(id="column", height=4, cover="heavy", impassable=True),
    SpecialElement(id="statue", height=3, cover="heavy", impassable=True),
    SpecialElement(
        id="weeping-statue",
        height=3,
        cover="heavy",
        impassable=True,
        interaction_table=(
            on(2, 4, Modify("courage", -1, "combat")),
            on(8, 10, Reveal("secret")),
            on(11, 12, Modify("courage", 2, "quest")),
        ),
    ),
    SpecialElement(id="rocks", height=1, cover="heavy", width=2, terrain="difficult"),
    SpecialElement(
        id="crystal-vein",
        height=2,
        cover="light",
        impassable=True,
        once=True,
        interaction_table=(on(2, 4, Harm(2)), on(7, 10, PURSE), on(11, 12, GainMana(2), PURSE)),
    ),
    # devices
    SpecialElement(id="lever", height=1),
    SpecialElement(id="magic-portal", on_interaction=(Teleport(12),)),
    SpecialElement(
        id="mirror-of-truth",
        height=2,
        cover="light",
        impassable=True,
        once=True,
        interaction_table=(
            on(2, 5, Harm(2, against="courage")),
            on(6, 9, Reveal("secret")),
            on(10, 12, Reveal("identify"), Reserve(-1)),
        ),
    ),
    SpecialElement(
        id="old-ballista",
        width=2,
        cover="light",
        once=True,
        on_interaction=(Modify("shooting", 2, "turn"), Modify("ranged-damage", 3, "turn")),
    ),
    SpecialElement(
        id="trapdoor",
        once=True,
        interaction_table=(
            on(2, 4, Harm(3, against="natural", avoid="agility")),
            on(7, 10, COINS),
            on(11, 12, Find("treasure")),
        ),
    ),
    SpecialElement(
        id="throne",
        height=2,
        cover="heavy",
        once=True,
        interaction_table=(on(2, 3, Spring()), on(6, 9, COINS), on(10, 12, Grant("inspiring", "quest"))),
    ),
    # what others left
    SpecialElement(
        id="adventurers-remains",
        once=True,
        on_interaction=(Find("common"),),
        interaction_table=(on(2, 4, Spring()), on(9, 11, Find("special")), on(12, 12, Find("magic"))),
    ),
    SpecialElement(
        id="great-treasure",
        width=2,
        cover="light",
        once=True,
        on_interaction=(GainCoins(amount=5, d6=2), Find("treasure")),
    ),
)
