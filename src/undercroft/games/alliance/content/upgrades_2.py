"""The Level II Upgrade Deck: 26 cards for 4 to 7 XP."""

from __future__ import annotations

from .definitions import (
    Aura,
    Bonus,
    Card,
    Draw,
    Exhaust,
    Gain,
    Guard,
    HealAll,
    Incite,
    Leap,
    Mark,
    Requirement,
    Riposte,
    Strike,
    Wound,
)

ANYONE = Requirement()

UPGRADES_2 = (
    # Treasures.
    Card(id="kings-ransom", level=2, cost=6, types=("treasure",), needs=ANYONE, speed_cost=2, effects=(Gain(2),)),
    Card(
        id="burning-oil", level=2, cost=5, types=("treasure", "action"), needs=ANYONE,
        aim="enemy", within=3, effects=(Wound(1, room=True),),
    ),
    # Arms and armor.
    Card(
        id="greatsword", level=2, cost=5, types=("weapon",), needs=Requirement(classes=("warrior",)),
        speed_cost=1, bonus=Bonus(melee=4),
    ),
    Card(
        id="stormbow", level=2, cost=6, types=("weapon",), needs=Requirement(classes=("hunter",)),
        bonus=Bonus(ranged=3), keywords=("far-shot", "clear-sight"),
    ),
    Card(
        id="knights-plate", level=2, cost=6, types=("armor",),
        needs=Requirement((), ("warrior", "priest"), either=True), bonus=Bonus(armor=3), keywords=("tough",),
    ),
    Card(
        id="cloak-of-dusk", level=2, cost=5, types=("armor",), needs=Requirement(classes=("rogue",)),
        bonus=Bonus(dodge=3, speed=1), keywords=("slip-away",),
    ),
    # Actions.
    Card(
        id="mist-walk", level=2, cost=4, types=("action",), needs=Requirement(("elf", "gnome"), ("mage",)),
        bonus=Bonus(speed=1), effects=(Leap(5),),
    ),
    Card(
        id="stonecunning", level=2, cost=4, types=("action",), needs=Requirement(("dwarf",)),
        bonus=Bonus(speed=2, die=3), keywords=("unhindered", "trap-proof"),
    ),
    Card(
        id="call-of-the-wild", level=2, cost=4, types=("action",),
        needs=Requirement((), ("hunter", "bard"), either=True), bonus=Bonus(pet=3), doubles=("pet",),
        effects=(Draw(1),),
    ),
    Card(
        id="rally-banner", level=2, cost=5, types=("action",),
        needs=Requirement(("human",), ("warrior", "bard"), either=True),
        bonus=Bonus(speed=1), aura=Aura(3, Bonus(speed=1, melee=1, armor=1)),
    ),
    # Tactics.
    Card(
        id="whirl-of-blades", level=2, cost=6, types=("battle-tactic",), needs=Requirement(classes=("warrior",)),
        bonus=Bonus(melee=2), keywords=("arc-free", "second-attack"),
    ),
    Card(
        id="twin-arrows", level=2, cost=7, types=("battle-tactic",), needs=Requirement(classes=("hunter", "hunter")),
        bonus=Bonus(ranged=3), keywords=("second-attack",),
    ),
    Card(
        id="killing-stroke", level=2, cost=6, types=("battle-tactic",), needs=Requirement(classes=("rogue",)),
        bonus=Bonus(melee=2, ranged=2), keywords=("ambush", "bounty"),
    ),
    # Reactions.
    Card(
        id="riposte", level=2, cost=5, types=("reaction",), needs=Requirement((), ("warrior", "rogue"), either=True),
        trigger="attacked", bonus=Bonus(armor=1, dodge=1), effects=(Riposte(Strike("melee", 5)),),
    ),
    Card(
        id="guardian-spirit", level=2, cost=5, types=("reaction",), needs=Requirement(classes=("priest",)),
        trigger="ally-attacked", no_sight=True, effects=(Guard(4),),
    ),
    # Spells.
    Card(
        id="fireball", level=2, cost=7, types=("attack-spell",), needs=Requirement(classes=("mage", "mage")),
        strike=Strike("ranged", 7, splash=2),
    ),
    Card(
        id="earthquake", level=2, cost=5, types=("attack-spell",),
        needs=Requirement((), ("mage", "priest"), either=True), strike=Strike("ranged", 5, (1, 3), room=1),
    ),
    Card(
        id="forked-lightning", level=2, cost=7, types=("attack-spell",), needs=Requirement(classes=("mage",)),
        strike=Strike("ranged", 6, (2, 4)), keywords=("second-attack",),
    ),
    Card(
        id="holy-wrath", level=2, cost=6, types=("attack-spell",), needs=Requirement(classes=("priest",)),
        strike=Strike("ranged", 5, ignores="armor", mark=Mark("dazed")),
    ),
    Card(
        id="deep-slumber", level=2, cost=5, types=("control-spell",),
        needs=Requirement((), ("mage", "bard"), either=True), aim="monster", within=4, effects=(Exhaust(),),
    ),
    Card(
        id="turncoats-verse", level=2, cost=6, types=("control-spell",), needs=Requirement(classes=("bard", "bard")),
        aim="monster", effects=(Incite(),),
    ),
    Card(
        id="haste", level=2, cost=6, types=("enhance-spell",), needs=Requirement(classes=("mage",)),
        aim="ally", bonus=Bonus(speed=2), keywords=("second-attack",),
    ),
    Card(
        id="war-hymn", level=2, cost=7, types=("enhance-spell",), needs=Requirement(classes=("bard",)),
        bonus=Bonus(melee=2, ranged=2), aura=Aura(3, Bonus(melee=2, ranged=2)),
    ),
    Card(
        id="miracle", level=2, cost=6, types=("healing-spell",), needs=Requirement(classes=("priest", "priest")),
        no_sight=True, effects=(HealAll(2),),
    ),
    # Pets.
    Card(
        id="cave-bear", level=2, cost=6, types=("pet",), needs=Requirement(classes=("hunter",)),
        strike=Strike("melee", 6, (1, 3)), no_sight=True, no_generic=True,
    ),
    Card(
        id="fire-salamander", level=2, cost=6, types=("pet",), needs=Requirement(classes=("hunter", "mage")),
        strike=Strike("ranged", 6, (1, 4), splash=1), no_sight=True, no_generic=True,
    ),
)  # fmt: skip
