"""The 15 monster Encounter Cards with their 42 Monster Tokens: one for every monster picture on the tiles."""

from __future__ import annotations

from .definitions import Monster, Power

MONSTERS = (
    # Level I: two or three wounds end them, and there are many.
    Monster(
        id="goblin", kind="melee", attack=3, dodge=1, speed=4, health=2, xp=(1, 1), tokens=8,
        power=Power(("attack",), pack=1),
    ),
    Monster(
        id="skeleton", kind="melee", attack=4, armor=1, speed=3, health=3, xp=(2, 1), tokens=4,
        power=Power(("defense",), against_ranged=1),
    ),
    Monster(
        id="giant-spider", kind="melee", attack=3, dodge=1, speed=5, health=3, xp=(2, 1), tokens=4,
        power=Power(("attack", "speed"), poison=True, slips=True),
    ),
    Monster(id="kobold-slinger", kind="ranged", attack=4, dodge=2, speed=4, health=2, xp=(2, 1), tokens=4),
    Monster(
        id="grave-slime", kind="melee", attack=3, speed=2, health=5, xp=(2, 1), tokens=2,
        power=Power(("attack", "health"), ignores="armor", thorns=1),
    ),
    # Level II
    Monster(
        id="orc-reaver", kind="melee", attack=4, armor=2, speed=4, health=4, xp=(3, 2), tokens=4,
        power=Power(("attack",), attack_die=True),
    ),
    Monster(
        id="ghoul", kind="melee", attack=5, dodge=1, speed=5, health=4, xp=(3, 1), tokens=3,
        power=Power(("attack",), poison=True),
    ),
    Monster(
        id="bone-archer", kind="ranged", attack=5, armor=1, speed=3, health=4, xp=(3, 1), tokens=3,
        power=Power(("attack",), reach=(2, 4)),
    ),
    Monster(
        id="hex-priest", kind="ranged", attack=5, dodge=2, speed=4, health=3, xp=(3, 1), tokens=2,
        power=Power(("attack", "defense"), ignores="dodge", defense_die=True),
    ),
    Monster(id="ogre", kind="melee", attack=6, armor=1, speed=3, health=6, xp=(3, 2), tokens=2),
    Monster(
        id="wraith", kind="melee", attack=5, dodge=2, speed=5, health=4, xp=(4, 2), tokens=2,
        power=Power(("attack", "defense", "speed"), ignores="armor", against_melee=1, flies=True, slips=True),
    ),
    # Level III: each is a battle of its own.
    Monster(
        id="cave-troll", kind="melee", attack=7, armor=2, speed=4, health=7, xp=(5, 3), tokens=1,
        power=Power(("health",), regrows=2),
    ),
    Monster(
        id="stone-golem", kind="melee", attack=7, armor=4, speed=3, health=6, xp=(5, 3), tokens=1,
        power=Power(("attack",), sweep=1),
    ),
    Monster(
        id="lich", kind="ranged", attack=6, armor=1, dodge=2, speed=4, health=6, xp=(6, 3), tokens=1,
        power=Power(("attack", "health"), attack_die=True, curse=2),
    ),
    Monster(
        id="void-drake", kind="ranged", attack=8, armor=3, dodge=1, speed=5, health=9, xp=(8, 4), tokens=1,
        power=Power(("attack", "speed"), reach=(1, 3), sweep=2, flies=True, slips=True),
    ),
)  # fmt: skip
