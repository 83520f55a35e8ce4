"""What can be printed: the kinds of definitions. Everything has a default, so that entries show only what is printed.

Regular effects are small functions made by calls such as `heal(3)`; irregular ones are written next to their entry.
Attributes are numbers: `needs=((STR, 9), (CON, 9))`. Dice are pairs: `(3, 2)` is 3D+2.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from undercroft.kernel import Definition

STR, CON, AGI, PER, WIS, PSI = range(6)
ATTRIBUTES = ("str", "con", "agi", "per", "wis", "psi")
ZONES = ("head", "torso", "arms", "legs", "feet", "accessory", "hands", "any")
ELEMENTS = ("fire", "water", "earth", "air")

Dice = tuple[int, int]
Need = tuple[int, int]

HeroEffect = Callable[[Any, int], Awaitable[None]]
"""`async (t, hero)`: what happens to a character."""
UseEffect = Callable[[Any, int, int], Awaitable[None]]
"""`async (t, user, target)`: both are characters."""
MonsterEffect = Callable[[Any, int], Awaitable[None]]
"""`async (t, monster)`."""


class Tile(Definition, frozen=True):
    """A room tile, drawn 7 x 7: the ring shows the sides, the inner 5 x 5 the squares.

    Ring: `#` wall, `D` door, blank open, `^` the stairs. Squares: `.` floor, `t` furniture (floor), `#` wall, `O` red
    border, `$` treasure; monsters `w` white, `g` green, `y` yellow, `r` red; runes `b` blue, `p` purple, `o` orange,
    `e` green; `1` to `6` start squares; `s` entrance squares; `=` the bridge (its upper passage runs east-west).
    """

    art: str
    theme: str = ""


class Boost(msgspec.Struct, frozen=True):
    """The special action of a weapon, paid in psi points before the roll."""

    pp: int
    dice: int = 0
    bonus: int = 0
    damage: int = 0
    element: str = ""
    piercing: bool = False
    poison: int = 0
    immobilize: bool = False
    disarm: bool = False


class Reach(msgspec.Struct, frozen=True):
    """Whom an attack hits.

    one; burst: the target square and all within `radius`; chain: leaps on to targets within `radius` of one hit;
    sweep: up to `count` targets in range, one roll (0: all); around: all within `radius` of the user.
    `friends`: characters in it must defend too.
    """

    kind: str = "one"
    radius: int = 1
    count: int = 0
    friends: bool = False


class Trap(msgspec.Struct, frozen=True):
    """A trap: two attributes + 2D (+ trap bonuses) against `tn + per_level * ML`.

    `fail` befalls each character concerned that missed the check. A lasting trap stays until it is disarmed (an action
    of `ap` with the same check) or `ends_after` rounds; `blocks` shuts the doors of the room meanwhile; `holds` keeps
    its victims from moving; `each_round` befalls every character caught in it in Phase F. One with a `guard` can be
    attacked by what hits several targets, and ends when it is hit.
    """

    scope: str
    check: tuple[int, int]
    tn: int
    per_level: int = 0
    xp: int = 1
    radius: int = 1
    fail: HeroEffect | None = None
    lasting: bool = False
    blocks: bool = False
    holds: bool = False
    each_round: HeroEffect | None = None
    ap: int = 10
    ends_after: int = 0
    guard: Dice | None = None


class Card(Definition, frozen=True, cache_hash=True):
    """A loot card, a standard item or a campaign item.

    Kinds: melee ranged spell (an attack spell) ritual (a spell with a target number) ward (a defensive spell) shield
    armor accessory potion tool trap event. The attack type follows from the kind; `needs` are the attribute minima, and
    with a `tn` also the attributes of its check. `anywhere`: its target may be out of range and out of sight.
    """

    kind: str
    group: str = ""
    copies: int = 1
    gold: int = 0
    needs: tuple[Need, ...] = ()
    zone: str = "hands"
    hands: int = 0
    ap: int = 0
    pp: int = 0
    range: int = 1
    attack: Dice | None = None
    defense: Dice | None = None
    psi: Dice | None = None
    damage: int = 0
    element: str = ""
    piercing: bool = False
    poison: int = 0
    immobilize: bool = False
    disarm: bool = False
    versus: tuple[tuple[str, int], ...] = ()
    reach: Reach = Reach()
    boosts: tuple[Boost, ...] = ()
    drain: bool = False
    push: int = 0
    spent: bool = False
    magic: bool = False
    ar: int = 0
    vulnerable: str = ""
    ip: int = 0
    hp: int = 0
    psi_points: int = 0
    melee: int = 0
    ranged: int = 0
    spell: int = 0
    defend: int = 0
    resist: int = 0
    tn_bonus: int = 0
    belt: int = 0
    jump: int = 0
    traps: int = 0
    strength: int = 0
    tn: int = 0
    friendly: bool = False
    anywhere: bool = False
    use: UseEffect | None = None
    usable: Callable[[Any, Any, int, int], bool] | None = None
    trap: Trap | None = None
    event: HeroEffect | None = None


class Level(msgspec.Struct, frozen=True):
    """A monster level card."""

    attack: Dice
    defense: Dice
    psi: Dice
    damage: int
    hp: int
    ar: int


class Monster(Definition, frozen=True):
    """A type of monster: what is the same at all levels, and its level cards.

    Abilities: group berserker awakening magic-breaker thin-bones bloodsucker carrion battle-hardened destroying flight
    sweep quake slime aimed mighty permeable fireball lightning psi-poison. Tags: undead greenskin beast construct
    human.
    """

    attack_type: str
    range: int
    ap: int
    letter: str
    vulnerable: str
    element: str = ""
    levels: tuple[Level, ...] = ()
    figures: int = 1
    copies: int = 1
    tags: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()


class Modification(Definition, frozen=True):
    """A monster modification: bonuses are added to the printed values; `first` acts directly after being revealed,
    `pins` keeps characters next to it from walking away, `count` figures appear instead of one."""

    copies: int = 1
    xp: int = 1
    loot: int = 0
    attack: int = 0
    defense: int = 0
    psi: int = 0
    damage: int = 0
    hp: int = 0
    ar: int = 0
    ap: int = 0
    range: int = 0
    element: str = ""
    poison: int = 0
    count: int = 1
    piercing: bool = False
    flies: bool = False
    drains: bool = False
    immune: str = ""
    first: bool = False
    pins: bool = False
    dies: MonsterEffect | None = None
    phase_f: MonsterEffect | None = None
    hit: Callable[[Any, int, int], Awaitable[None]] | None = None


class Boss(Definition, frozen=True):
    """A boss card: a monster of a known type with more of everything; `per_hero` hit points are added per character.

    A rule card has no `base` but an end condition for play without a scenario: `goal`, a scenario id; a blank has
    neither.
    """

    base: str = ""
    hp: int = 0
    per_hero: int = 1
    attack: int = 0
    defense: int = 0
    psi: int = 0
    damage: int = 0
    ar: int = 0
    ap: int = 0
    range: int = 0
    element: str = ""
    abilities: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    figure: str = ""
    xp: int = 3
    loot: int = 2
    phase_f: MonsterEffect | None = None
    goal: str = ""


class DoorEvent(Definition, frozen=True):
    """Drawn before a door opens onto a new tile; without an event the card says so. With a `check` the opener adds two
    attributes to 2D, against `tn + per_level * ML`."""

    copies: int = 1
    event: HeroEffect | None = None
    check: tuple[int, int] | None = None
    tn: int = 0
    per_level: int = 0


class RoomEvent(Definition, frozen=True):
    """An entry of the Room Events book: it happens in a room of this theme when the die shows the number. With a
    `check` two attributes are added to 2D, against `tn + per_level * ML`."""

    event: HeroEffect
    theme: str = ""
    number: int = 0
    check: tuple[int, int] | None = None
    tn: int = 0
    per_level: int = 0


class Hero(Definition, frozen=True):
    """A premade character: attributes in the order of `ATTRIBUTES`, and standard items."""

    attributes: tuple[int, int, int, int, int, int]
    items: tuple[str, ...] = ()
