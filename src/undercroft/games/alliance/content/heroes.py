"""The 17 Hero Cards. No two share race and both classes; six heroes have one class twice."""

from __future__ import annotations

from .definitions import Hero

RACES = ("human", "elf", "dwarf", "gnome")
CLASSES = ("warrior", "rogue", "hunter", "mage", "priest", "bard")

HEROES = (
    Hero(
        id="petra", number=1, race="human", classes=("warrior", "warrior"),
        kind="melee", attack=3, armor=2, speed=4, health=5,
    ),
    Hero(
        id="lorna", number=2, race="elf", classes=("hunter", "rogue"),
        kind="ranged", attack=2, dodge=2, speed=5, health=5,
    ),
    Hero(
        id="mysterios", number=3, race="human", classes=("mage", "mage"),
        kind="ranged", attack=2, dodge=1, speed=4, health=5,
    ),
    Hero(
        id="mcfarlin", number=4, race="dwarf", classes=("rogue", "warrior"),
        kind="melee", attack=2, armor=1, dodge=1, speed=4, health=6,
    ),
    Hero(
        id="krom", number=5, race="gnome", classes=("rogue", "rogue"),
        kind="melee", attack=3, dodge=2, speed=5, health=4,
    ),
    Hero(
        id="aveline", number=6, race="human", classes=("warrior", "priest"),
        kind="melee", attack=2, armor=2, speed=4, health=6,
    ),
    Hero(
        id="jack-tallow", number=7, race="human", classes=("rogue", "bard"),
        kind="melee", attack=2, dodge=2, speed=5, health=5,
    ),
    Hero(
        id="oda-fenn", number=8, race="human", classes=("hunter", "priest"),
        kind="ranged", attack=2, armor=1, dodge=1, speed=4, health=5,
    ),
    Hero(
        id="thessaly", number=9, race="elf", classes=("bard", "bard"),
        kind="melee", attack=2, dodge=2, speed=5, health=5,
    ),
    Hero(
        id="ildren", number=10, race="elf", classes=("hunter", "hunter"),
        kind="ranged", attack=3, dodge=1, speed=5, health=4,
    ),
    Hero(
        id="caerwyn", number=11, race="elf", classes=("warrior", "mage"),
        kind="melee", attack=2, armor=1, dodge=1, speed=5, health=5,
    ),
    Hero(
        id="brunhild", number=12, race="dwarf", classes=("priest", "priest"),
        kind="melee", attack=2, armor=2, speed=3, health=7,
    ),
    Hero(
        id="durgan", number=13, race="dwarf", classes=("warrior", "hunter"),
        kind="ranged", attack=2, armor=2, speed=3, health=6,
    ),
    Hero(
        id="hroda", number=14, race="dwarf", classes=("bard", "warrior"),
        kind="melee", attack=3, armor=2, speed=3, health=6,
    ),
    Hero(
        id="tibbet", number=15, race="gnome", classes=("mage", "rogue"),
        kind="ranged", attack=2, dodge=2, speed=4, health=5,
    ),
    Hero(
        id="nib-wrenlock", number=16, race="gnome", classes=("hunter", "mage"),
        kind="ranged", attack=1, armor=1, dodge=1, speed=4, health=5,
    ),
    Hero(
        id="pipkin", number=17, race="gnome", classes=("bard", "priest"),
        kind="melee", attack=2, dodge=2, speed=5, health=5,
    ),
)  # fmt: skip
