"""The Level I Upgrade Deck: 30 cards for 2 to 5 XP."""

from __future__ import annotations

from .definitions import Aura, Bonus, Card, Draw, Face, Heal, Mark, Requirement, Reveal, Shift, Strike

ANYONE = Requirement()

UPGRADES_1 = (
    # Treasures: any hero may use them.
    Card(
        id="trail-boots", level=1, cost=2, types=("treasure",), needs=ANYONE, bonus=Bonus(speed=1), effects=(Draw(1),)
    ),
    Card(
        id="healing-draught", level=1, cost=3, types=("treasure",), needs=ANYONE,
        aim="ally", within=1, effects=(Heal(3),),
    ),
    Card(
        id="bottled-fire", level=1, cost=3, types=("treasure",), needs=ANYONE,
        strike=Strike("ranged", 4, (1, 2), splash=1),
    ),
    # Arms and armor.
    Card(
        id="broadsword", level=1, cost=3, types=("weapon",), needs=Requirement(classes=("warrior",)),
        bonus=Bonus(melee=2),
    ),
    Card(
        id="ash-bow", level=1, cost=3, types=("weapon",), needs=Requirement((), ("hunter", "rogue"), either=True),
        bonus=Bonus(ranged=1), keywords=("far-shot", "point-blank"),
    ),
    Card(
        id="iron-mace", level=1, cost=3, types=("weapon",), needs=Requirement((), ("priest", "rogue"), either=True),
        either=True, strike=Strike("melee", 3), bonus=Bonus(melee=2),
    ),
    Card(
        id="parrying-dagger", level=1, cost=3, types=("weapon", "reaction"),
        needs=Requirement((), ("warrior", "rogue"), either=True), trigger="attacked", bonus=Bonus(melee=1, dodge=1),
    ),
    Card(
        id="chain-shirt", level=1, cost=3, types=("armor",), needs=Requirement((), ("warrior", "priest"), either=True),
        bonus=Bonus(armor=2), keywords=("poison-proof",),
    ),
    Card(
        id="supple-leathers", level=1, cost=3, types=("armor",),
        needs=Requirement((), ("rogue", "hunter"), either=True), bonus=Bonus(dodge=1, speed=1),
    ),
    Card(
        id="shield-wall", level=1, cost=4, types=("armor",), needs=Requirement(("human", "dwarf"), ("warrior",)),
        bonus=Bonus(armor=2), aura=Aura(1, Bonus(armor=1)),
    ),
    # What a people is known for.
    Card(
        id="delvers-lantern", level=1, cost=2, types=("action",), needs=Requirement(("dwarf", "gnome")),
        bonus=Bonus(die=1), effects=(Reveal(6),), keywords=("trap-proof", "unhindered"),
    ),
    Card(
        id="elven-step", level=1, cost=3, types=("action",), needs=Requirement(("elf",)),
        bonus=Bonus(speed=2, dodge=1), keywords=("slip-away",),
    ),
    Card(
        id="stubborn-as-stone", level=1, cost=3, types=("reaction",), needs=Requirement(("dwarf",)),
        trigger="attacked", bonus=Bonus(armor=2), keywords=("retribution",),
    ),
    Card(id="pocket-inventions", level=1, cost=2, types=("action",), needs=Requirement(("gnome",)), effects=(Draw(2),)),
    Card(
        id="make-a-name", level=1, cost=4, types=("battle-tactic",), needs=Requirement(("human",)),
        bonus=Bonus(melee=1, ranged=1), keywords=("bounty",),
    ),
    Card(
        id="smoke-pellet", level=1, cost=3, types=("reaction",), needs=Requirement(("human", "gnome"), ("rogue",)),
        trigger="attacked", bonus=Bonus(dodge=2), keywords=("slip-away",),
    ),
    # Tactics and tricks.
    Card(
        id="skeleton-keys", level=1, cost=2, types=("action",), needs=Requirement(classes=("rogue",)),
        bonus=Bonus(die=2), effects=(Draw(1),), keywords=("unhindered",),
    ),
    Card(
        id="steady-breath", level=1, cost=3, types=("battle-tactic",), needs=Requirement(classes=("hunter",)),
        bonus=Bonus(ranged=2), keywords=("clear-sight",),
    ),
    Card(
        id="cleaving-blow", level=1, cost=5, types=("battle-tactic",),
        needs=Requirement(classes=("warrior", "warrior")), bonus=Bonus(melee=2), keywords=("second-attack",),
    ),
    Card(
        id="twist-the-knife", level=1, cost=4, types=("battle-tactic",), needs=Requirement(classes=("rogue", "rogue")),
        bonus=Bonus(melee=2), keywords=("ambush",),
    ),
    # Spells.
    Card(
        id="comet-bolt", level=1, cost=4, types=("attack-spell",), needs=Requirement(classes=("mage",)),
        strike=Strike("ranged", 5),
    ),
    Card(
        id="seeking-motes", level=1, cost=4, types=("attack-spell",),
        needs=Requirement((), ("mage", "bard"), either=True), strike=Strike("ranged", 4, (1, 3)), no_sight=True,
    ),
    Card(
        id="frost-shackles", level=1, cost=3, types=("control-spell",),
        needs=Requirement((), ("mage", "hunter"), either=True), aim="foe", effects=(Mark("held"), Mark("exposed")),
    ),
    Card(
        id="beckon", level=1, cost=3, types=("control-spell",), needs=Requirement((), ("bard", "mage"), either=True),
        aim="foe", effects=(Shift(3), Face()),
    ),
    Card(
        id="hunters-mark", level=1, cost=3, types=("control-spell",), needs=Requirement(("elf",), ("hunter",)),
        aim="enemy", effects=(Mark("prey", 2),),
    ),
    Card(
        id="mend-flesh", level=1, cost=3, types=("healing-spell",), needs=Requirement(classes=("priest",)),
        aim="ally", no_sight=True, effects=(Heal(4),),
    ),
    Card(
        id="blessing-of-arms", level=1, cost=4, types=("enhance-spell",),
        needs=Requirement((), ("priest", "bard"), either=True), aim="ally", no_sight=True,
        bonus=Bonus(melee=1, ranged=1, armor=1),
    ),
    Card(
        id="quickening-reel", level=1, cost=3, types=("enhance-spell",), needs=Requirement(classes=("bard",)),
        aim="ally", no_sight=True, bonus=Bonus(speed=3),
    ),
    # Pets.
    Card(
        id="pit-badger", level=1, cost=4, types=("pet",), needs=Requirement(classes=("hunter",)),
        strike=Strike("melee", 4, (1, 2)), no_sight=True, no_generic=True,
    ),
    Card(
        id="cellar-cat", level=1, cost=3, types=("pet",), needs=Requirement((), ("mage", "rogue"), either=True),
        strike=Strike("melee", 3, (1, 3)), no_sight=True, no_generic=True, effects=(Draw(1),),
    ),
)  # fmt: skip
