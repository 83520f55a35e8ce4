"""The thirty spells and the creatures that some of them call."""

from __future__ import annotations

from .definitions import Spell, Summon

TILE, NEAR, SELF, BESIDE = 0, -1, -2, -3

AIR = (
    Spell(
        id="teleport", school="air", difficulty=3, cost=25, range=NEAR, target="character", effect="teleport", amount=6
    ),
    Spell(
        id="invisibility",
        school="air",
        difficulty=2,
        cost=25,
        range=TILE,
        target="hero",
        effect="invisibility",
        amount=3,
    ),
    Spell(
        id="ethereal",
        school="air",
        difficulty=3,
        cost=35,
        range=TILE,
        target="square",
        effect="summon",
        summon="ethereal",
    ),
    Spell(id="lightning", school="air", difficulty=1, cost=15, range=6, target="character", effect="attack", amount=2),
    Spell(id="sleep", school="air", difficulty=2, cost=50, range=TILE, target="monsters", effect="blind", resist=2),
    Spell(id="soul-catcher", school="air", difficulty=4, cost=50, range=TILE, target="dead-hero", effect="revive"),
)

FIRE = (
    Spell(
        id="fireball",
        school="fire",
        difficulty=2,
        cost=30,
        range=TILE,
        target="block",
        effect="area",
        amount=1,
        fire=True,
    ),
    Spell(id="fire-shield", school="fire", difficulty=2, cost=20, range=TILE, target="hero", effect="armor", amount=2),
    Spell(id="pulse", school="fire", difficulty=2, cost=20, range=NEAR, target="hero", effect="heal", amount=4),
    Spell(
        id="fire-drake",
        school="fire",
        difficulty=4,
        cost=35,
        range=TILE,
        target="square",
        effect="summon",
        summon="fire-drake",
    ),
    Spell(
        id="flame",
        school="fire",
        difficulty=1,
        cost=20,
        range=4,
        target="character",
        effect="attack",
        amount=2,
        fire=True,
    ),
    Spell(id="consume", school="fire", difficulty=4, cost=25, range=BESIDE, target="door", effect="open-door"),
)

EARTH = (
    Spell(id="life-force", school="earth", difficulty=2, cost=20, range=NEAR, target="hero", effect="heal", amount=4),
    Spell(id="earth-gate", school="earth", difficulty=4, cost=45, range=TILE, target="square", effect="earth-gate"),
    Spell(
        id="golem", school="earth", difficulty=3, cost=30, range=TILE, target="square", effect="summon", summon="golem"
    ),
    Spell(id="pit", school="earth", difficulty=2, cost=30, range=6, target="monster", effect="pit", resist=2),
    Spell(id="harden", school="earth", difficulty=1, cost=10, range=TILE, target="hero", effect="armor", amount=1),
    Spell(id="rebirth", school="earth", difficulty=4, cost=50, range=TILE, target="dead-hero", effect="revive"),
)

WATER = (
    Spell(id="quicken", school="water", difficulty=2, cost=30, range=TILE, target="hero", effect="quicken"),
    Spell(id="wave", school="water", difficulty=3, cost=35, range=SELF, target="self", effect="wave", amount=3),
    Spell(id="fog", school="water", difficulty=2, cost=40, range=TILE, target="monsters", effect="blind", resist=2),
    Spell(id="doppelganger", school="water", difficulty=1, cost=20, range=TILE, target="hero", effect="doppelganger"),
    Spell(id="ice-shards", school="water", difficulty=4, cost=45, range=TILE, target="block", effect="area", amount=2),
    Spell(id="likeness", school="water", difficulty=4, cost=30, range=SELF, target="self", effect="likeness"),
)

SHADOW = (
    Spell(id="drain", school="shadow", difficulty=2, cost=25, range=TILE, target="character", effect="drain"),
    Spell(
        id="shadow-images", school="shadow", difficulty=3, cost=20, range=SELF, target="self", effect="images", amount=2
    ),
    Spell(id="find", school="shadow", difficulty=2, cost=15, range=TILE, target="object", effect="find"),
    Spell(id="shadow-passage", school="shadow", difficulty=4, cost=25, range=BESIDE, target="door", effect="open-door"),
    Spell(id="night", school="shadow", difficulty=2, cost=40, range=TILE, target="monsters", effect="blind", resist=2),
    Spell(
        id="demon", school="shadow", difficulty=2, cost=40, range=TILE, target="square", effect="summon", summon="demon"
    ),
)

SPELLS = (*AIR, *FIRE, *EARTH, *WATER, *SHADOW)
"""Six per school.  [plungin.spell.table]"""

SUMMONS = (
    Summon(id="ethereal", atk_most=6, mag_per_atk=2, defense=0, mov=6, res=1, powers=("ethereal",)),
    Summon(id="fire-drake", atk_most=4, mag_per_atk=2, defense=2, mov=6, res=1, powers=("flying",)),
    Summon(id="golem", atk_most=4, mag_per_atk=2, defense=3, mov=4, res=3),
    Summon(
        id="demon", atk_most=8, mag_per_atk=1, defense=6, wit=3, dex=2, mov=6, res=3, powers=("flying",), must_obey=True
    ),
)
