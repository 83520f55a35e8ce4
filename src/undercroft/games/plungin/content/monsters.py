"""The Monsters: the printed ones, then those written for this game's quests, by level.

XP of new Monsters follows the printed ones: about the sum of ATK, DEF, WIT, DEX and MAG, more where a power bites.
"""

from __future__ import annotations

from .definitions import Breath, Law, Magic, Monster, Power

Figures = tuple[int, int, int, int, int, int, int, int, int]
NO_RES = -1


def monster(
    id: str,
    level: int,
    figures: Figures,
    gold: int,
    xp: int,
    law: Law,
    *powers: Power,
    range: int = 0,
    magic: Magic | None = None,
    breath: Breath | None = None,
    breathes_first: bool = False,
) -> Monster:
    """A Monster by its line of figures: ATK DEF WIT RNG DEX MAG MOV RES LIF."""
    atk, defense, wit, rng, dex, mag, mov, res, lif = figures
    return Monster(
        id=id,
        level=level,
        atk=atk,
        defense=defense,
        wit=wit,
        rng=rng,
        dex=dex,
        mag=mag,
        mov=mov,
        res=res,
        lif=lif,
        gold=gold,
        xp=xp,
        powers=powers,
        law=law,
        range=range,
        magic=magic,
        breath=breath,
        breathes_first=breathes_first,
    )


PRINTED = (
    monster("stone-deviling", 1, (2, 3, 3, 4, 3, 0, 3, 3, 1), 4, 11, "swarm", "flying"),
    monster("stone-gargoyle", 1, (4, 2, 4, 6, 4, 0, 6, 3, 1), 6, 14, "brutal", "flying"),
    monster("wood-ghoblin", 1, (2, 2, 4, 4, 4, 0, 3, 4, 1), 4, 9, "sneaky"),
    monster("orc", 1, (3, 3, 3, 4, 2, 0, 3, 3, 1), 6, 11, "brutal"),
    monster("giant-scorpion", 1, (3, 3, 3, 4, 3, 0, 3, 1, 1), 0, 11, "brutal", "venomous"),
    monster("bone-skeleton", 1, (3, 3, 3, 3, 2, 0, 2, NO_RES, 1), 3, 13, "brutal", "undead"),
    monster("will-o-the-wisp", 1, (1, 3, 4, 6, 1, 4, 6, 2, 1), 0, 13, "conspire", magic=Magic(kind="sleepy")),
    monster(
        "doom-dragon",
        10,
        (15, 15, 8, 8, 6, 0, 8, 10, 2),
        200,
        45,
        "maneuver",
        "flying",
        "nimble",
        breath=Breath(damage=7),
        breathes_first=True,
    ),
)
"""[plungin.monster.table]"""

CELLAR_FOLK = (
    monster("gremlin", 1, (2, 2, 3, 4, 3, 0, 4, 2, 1), 2, 10, "frenzy"),
    monster("tunnel-rat", 1, (2, 1, 2, 4, 3, 0, 5, 1, 1), 0, 8, "pack"),
    monster("orc-bowman", 1, (2, 2, 3, 6, 3, 0, 3, 2, 1), 6, 10, "maneuver", range=6),
    monster("ghoblin-slinger", 1, (2, 1, 4, 6, 4, 0, 4, 3, 1), 4, 11, "regroup", range=5),
    monster("hedge-witch", 1, (1, 2, 3, 6, 1, 3, 3, 3, 1), 8, 12, "conspire", magic=Magic(kind="bolt", range=5)),
    monster("manna-leech", 1, (2, 2, 2, 6, 2, 0, 4, 2, 1), 0, 9, "lured", "flying"),
)

ROADSIDE_HORRORS = (
    monster("drowned-sailor", 2, (6, 4, 2, 4, 2, 0, 3, NO_RES, 1), 6, 15, "malicious", "undead"),
    monster("moss-wolf", 2, (6, 4, 4, 6, 3, 0, 6, 2, 1), 0, 17, "pack"),
    monster("web-spider", 2, (6, 4, 4, 4, 4, 0, 4, 2, 1), 0, 19, "sneaky", "venomous"),
    monster("hex-breaker", 2, (7, 5, 3, 5, 3, 0, 4, 4, 1), 10, 18, "repulsed", range=5),
    monster("reef-harpy", 3, (6, 5, 4, 6, 4, 0, 6, 3, 1), 5, 19, "swarm", "flying"),
    monster("orc-berserker", 3, (8, 4, 3, 4, 3, 0, 4, 4, 2), 12, 19, "frenzy"),
    monster("bone-archer", 3, (6, 5, 3, 7, 3, 0, 3, NO_RES, 1), 5, 18, "regroup", "undead", range=7),
    monster("toll-witch", 3, (3, 5, 4, 6, 2, 7, 4, 4, 1), 15, 22, "conspire", magic=Magic(kind="bolt", range=6)),
)

ABBEY_DEAD = (
    monster("choir-shade", 4, (8, 7, 4, 6, 2, 0, 6, NO_RES, 1), 0, 23, "lured", "ethereal", "undead"),
    monster("marrow-ghoul", 4, (9, 7, 4, 5, 4, 0, 4, NO_RES, 1), 8, 26, "malicious", "undead", "venomous"),
    monster(
        "candle-imp",
        4,
        (4, 7, 5, 6, 4, 8, 6, 4, 1),
        6,
        28,
        "conspire",
        "flying",
        "fire",
        magic=Magic(kind="bolt", range=6, fire=True),
    ),
    monster(
        "cloister-wight",
        5,
        (9, 8, 5, 6, 3, 6, 4, NO_RES, 2),
        14,
        32,
        "conspire",
        "undead",
        magic=Magic(kind="fear", difficulty=2, resist=1),
    ),
    monster("iron-novice", 5, (9, 9, 3, 5, 3, 0, 3, 6, 2), 12, 26, "repulsed", range=4),
    monster("crypt-troll", 5, (11, 8, 3, 5, 3, 0, 4, 6, 3), 16, 27, "brutal"),
    monster("gallows-crow", 5, (8, 7, 6, 8, 5, 0, 8, 4, 1), 2, 26, "swarm", "flying"),
)

MOUNTAIN_HOST = (
    monster("cinder-hound", 7, (10, 8, 6, 7, 5, 0, 7, 6, 2), 0, 30, "pack", "fire"),
    monster("slag-golem", 7, (11, 11, 3, 4, 3, 0, 3, 9, 2), 10, 30, "brutal", "fire"),
    monster("ash-archer", 7, (11, 8, 6, 8, 6, 0, 5, 6, 1), 18, 32, "maneuver", "fire", range=8),
    monster(
        "ember-witch",
        8,
        (5, 9, 6, 8, 4, 10, 5, 8, 1),
        30,
        36,
        "conspire",
        magic=Magic(kind="bolt", range=8, bonus=1, fire=True),
    ),
    monster("basalt-giant", 8, (13, 10, 4, 6, 4, 0, 5, 8, 3), 40, 34, "malicious", range=5),
    monster("wyvern", 8, (12, 10, 6, 8, 5, 0, 8, 7, 2), 15, 36, "frenzy", "flying", "venomous"),
    monster("fire-drakeling", 8, (10, 9, 6, 8, 5, 0, 7, 7, 1), 25, 33, "maneuver", "flying", breath=Breath(damage=3)),
    monster("oathbroken-knight", 9, (12, 11, 6, 6, 5, 0, 5, NO_RES, 2), 35, 38, "lured", "undead", "nimble"),
    monster("dragon-thrall", 6, (9, 8, 5, 6, 5, 0, 4, 6, 1), 22, 28, "swarm"),
)

MONSTERS = (*PRINTED, *CELLAR_FOLK, *ROADSIDE_HORRORS, *ABBEY_DEAD, *MOUNTAIN_HOST)
