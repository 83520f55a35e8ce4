"""The Level III Upgrade Deck: 20 artifacts for 5 to 10 XP. Each helps all heroes of its owner from then on."""

from __future__ import annotations

from typing import Any

from .definitions import Bonus, Card, Requirement

ANYONE = Requirement()


def _artifact(id: str, cost: int, needs: Requirement, **fields: Any) -> Card:
    return Card(id=id, level=3, cost=cost, types=("artifact",), needs=needs, **fields)


UPGRADES_3 = (
    _artifact("crown-of-the-deep", 8, Requirement(("human", "dwarf")), bonus=Bonus(armor=1, health=1)),
    _artifact("winged-sandals", 7, ANYONE, bonus=Bonus(speed=1)),
    _artifact(
        "sword-of-dawn",
        8,
        Requirement((), ("warrior", "rogue"), either=True),
        bonus=Bonus(melee=1),
        keywords=("piercing", "arc-free"),
    ),
    _artifact(
        "endless-quiver",
        8,
        Requirement((), ("hunter", "rogue"), either=True),
        bonus=Bonus(ranged=1),
        keywords=("far-shot",),
        doubles=("weapon",),
    ),
    _artifact("eye-of-the-void", 6, ANYONE, keywords=("clear-sight", "tracking")),
    _artifact("chalice-of-morning", 7, Requirement(classes=("priest",)), keywords=("mending",)),
    _artifact("ring-of-all-doors", 6, ANYONE, bonus=Bonus(die=2), keywords=("unhindered",)),
    _artifact("veil-of-stars", 7, Requirement(("elf", "gnome")), bonus=Bonus(dodge=1)),
    _artifact(
        "horn-of-beasts",
        6,
        Requirement((), ("hunter", "bard"), either=True),
        bonus=Bonus(pet=3),
        doubles=("pet",),
    ),
    _artifact("book-of-hours", 7, Requirement((), ("mage", "bard"), either=True), bonus=Bonus(hand=1)),
    _artifact("worldcleaver", 9, Requirement(classes=("warrior",)), keywords=("ignore-armor",)),
    _artifact("lens-of-truth", 8, Requirement((), ("mage", "hunter"), either=True), keywords=("ignore-dodge",)),
    _artifact("oathstone", 8, ANYONE, keywords=("bounty",)),
    _artifact("heart-of-the-mountain", 8, Requirement(("dwarf",)), keywords=("tough",)),
    _artifact("thorn-crown", 6, ANYONE, bonus=Bonus(health=1), keywords=("retribution",)),
    _artifact("ghostwalk-boots", 6, Requirement(("gnome",)), keywords=("slip-away", "trap-proof")),
    _artifact("hourglass-of-two-hands", 10, ANYONE, keywords=("second-attack",)),
    _artifact(
        "staff-of-echoes",
        7,
        Requirement((), ("mage", "priest"), either=True),
        doubles=("attack-spell", "control-spell", "healing-spell"),
    ),
    _artifact("serpent-stone", 5, ANYONE, keywords=("poison-proof", "first-aid")),
    _artifact("banner-of-the-oath", 8, Requirement(("human",)), bonus=Bonus(melee=1, ranged=1, pet=1)),
)
