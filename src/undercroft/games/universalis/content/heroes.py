"""Ready heroes."""

from __future__ import annotations

from .definitions import Hero

HEROES: tuple[Hero, ...] = (
    Hero(
        id="borgron",
        race="dwarves",
        hero_class="runic-master",
        attributes=(5, 4, 4, 3, 3, 4, 5, 4, 4, 4, 0, 0),
        fortune=5,
        spells=("lightning", "mending-rune"),
        hands=("axe",),
        worn=("leather-armor",),
        pack=("picklocks", "healing-potion"),
    ),
    Hero(
        id="shara",
        race="humans",
        hero_class="knight",
        attributes=(5, 5, 4, 3, 3, 4, 4, 0, 4, 5, 0, 0),
        fortune=3,
        skills=("elite",),
        hands=("broadsword", "shield"),
        worn=("chainmail",),
        pack=("healing-potion",),
    ),
    Hero(
        id="taeral",
        race="elves",
        hero_class="scout",
        attributes=(6, 3, 3, 5, 2, 5, 4, 0, 4, 4, 0, 0),
        fortune=3,
        skills=("locksmith", "sharp-senses"),
        hands=("short-bow",),
        worn=("leather-armor",),
        pack=("dagger",),
    ),
    Hero(
        id="herbod",
        race="humans",
        hero_class="warrior",
        attributes=(5, 4, 4, 3, 3, 4, 3, 0, 4, 5, 0, 0),
        fortune=3,
        hands=("broadsword", "shield"),
        worn=("leather-armor",),
    ),
    Hero(
        id="maeliss",
        race="humans",
        hero_class="wizard",
        attributes=(5, 3, 3, 3, 2, 4, 5, 8, 4, 3, 0, 0),
        fortune=4,
        spells=("fireball",),
        hands=("dagger",),
        pack=("healing-potion",),
    ),
)
