"""Ten-sided dice: exploding rolls, fumbles, checks against a target number, and the exact odds of all of them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

from ..content import DoriaTable
from ..content.definitions import ATTRIBUTES, Dice
from .telling import name_parts, note

SIDES = 10
LONGEST = 60
"""A die explodes at most so often: nobody has ever seen it, and loaded dice cannot hold up the game."""


class Rolled(NamedTuple):
    """A roll: its total with the bonus, and how many dice first showed a one."""

    total: int
    ones: int

    @property
    def fumble(self) -> bool:
        """Two ones, whatever the number of dice.  [doria.dice.fumble]"""
        return self.ones >= 2


async def roll(t: DoriaTable, dice: Dice, key: str) -> Rolled:
    """Each zero counts ten and is rolled on; a one after it is no one.  [doria.dice.explode, doria.dice.zero-one]"""
    count, bonus = dice
    rolled = await t.roll(count, SIDES, key)
    total, ones, again, fallen = sum(rolled) + bonus, rolled.count(1), rolled.count(SIDES), rolled
    for _ in range(LONGEST):
        if not again:
            break
        rolled = await t.roll(again, SIDES, key)
        total, again, fallen = total + sum(rolled), rolled.count(SIDES), fallen + rolled
    if t.watched:
        note(t, key, fallen, bonus)
    return Rolled(total, ones)


async def roll_for_monster(t: DoriaTable, dice: Dice, key: str) -> Rolled:
    """As a variant each die of a monster counts six and never fumbles.  [doria.solo.fixed-dice-en]"""
    if t.state.setting.switches.average_monster_dice:
        return Rolled(dice[0] * 6 + dice[1], 0)
    rolled = await roll(t, dice, key)
    if t.watched:
        name_parts(t, ("part-own", dice[1]))
    return rolled


class Check(NamedTuple):
    """A check against a target number. `steps`: critical successes, or critical failures if it failed."""

    total: int
    target: int
    passed: bool
    steps: int
    fumble: bool


def judged(rolled: Rolled, target: int) -> Check:
    """Equal is enough, a fumble never; each full ten points off is one critical step, a fumble one more.

    [doria.dice.target-number, doria.dice.critical-success, doria.dice.critical-failure, doria.dice.fumble]
    """
    if rolled.total >= target and not rolled.fumble:
        return Check(rolled.total, target, True, (rolled.total - target) // 10, False)
    return Check(rolled.total, target, False, max(0, target - rolled.total) // 10 + rolled.fumble, rolled.fumble)


async def check(t: DoriaTable, hero: int, attributes: tuple[int, int], target: int, key: str, bonus: int = 0) -> Check:
    """Two attributes and 2D against a target number.  [doria.dice.target-number]"""
    own = t.state.heroes[hero].attributes
    rolled = await roll(t, (2, own[attributes[0]] + own[attributes[1]] + bonus), key)
    if t.watched:
        name_parts(t, *[(f"attribute-{ATTRIBUTES[one]}", own[one]) for one in attributes])
    return judged(rolled, target)


# ----------------------------------------------------------------------------------------------- odds

DEEPEST = 7
"""Odds follow a die until it has exploded so often; what it adds after that is not told apart."""


def every(count: int) -> int:
    """What the weights of all totals of so many dice add up to."""
    return int(SIDES ** (DEEPEST * count))


@cache
def spread(count: int) -> tuple[tuple[int, int, int], ...]:
    """For each total of so many dice its weights without and with a fumble, of `every`.

    >>> sum(clean + fumbled for _, clean, fumbled in spread(2)) == every(2)
    True
    """
    size = width(count)
    shown = [value for value in range(2, SIDES * DEEPEST) if value % SIDES]
    rest = [*((value, SIDES ** (DEEPEST - 1 - value // SIDES)) for value in shown), (SIDES * DEEPEST, 1)]
    one, others = packed([(1, SIDES ** (DEEPEST - 1))], size), packed(rest, size)
    clean = others**count + count * one * others ** max(0, count - 1)
    fumbled = unpacked((others + one) ** count - clean, size)
    rows = enumerate(zip_longest(unpacked(clean, size), fumbled, fillvalue=0))
    return tuple((total, *both) for total, both in rows if any(both))


def width(count: int) -> int:
    """The bytes that any weight of so many dice fits into."""
    return every(count).bit_length() // 8 + 1


def packed(weights: Iterable[tuple[int, int]], size: int) -> int:
    """Places and their weights as one long number: the product of two such numbers adds up all their pairs at once."""
    return sum(weight << 8 * size * place for place, weight in weights)


def unpacked(number: int, size: int) -> list[int]:
    """The weights of such a number, by their places.

    >>> unpacked(packed([(0, 2), (3, 5)], 1) * packed([(1, 10)], 1), 1)
    [0, 20, 0, 0, 50]
    """
    data = number.to_bytes(number.bit_length() // 8 + 1, "little")
    return [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]


class AttackOdds(NamedTuple):
    """Before you choose: the chances to hit, to hit critically and to fumble, and the damage to be expected."""

    hit: Fraction
    critical: Fraction
    fumble: Fraction
    damage: Fraction


@cache
def margins(attack: int, defense: int) -> tuple[tuple[int, int, int], ...]:
    """For each difference of so many attack dice without a fumble and so many defense dice its weights, the defense
    not fumbled and fumbled. Bonuses only shift it."""
    size, top = width(attack + defense), SIDES * DEEPEST * defense
    own = packed([(total, clean) for total, clean, _ in spread(attack)], size)
    plain = unpacked(own * packed([(top - total, clean) for total, clean, _ in spread(defense)], size), size)
    fumbled = unpacked(own * packed([(top - total, lost) for total, _, lost in spread(defense)], size), size)
    rows = enumerate(zip_longest(plain, fumbled, fillvalue=0))
    return tuple((place - top, *both) for place, both in rows if any(both))


@cache
def attack_odds(attack: Dice, defense: Dice, damage: int, armor: int, clumsy: int) -> AttackOdds:
    """Exact odds of an attack roll against a defense roll; a fumbled defense is hit, for `clumsy` more damage.

    [doria.dice.comparative, doria.damage.critical, doria.dice.fumble]
    """
    hit = critical = expected = 0
    for difference, plain, fumbled in margins(attack[0], defense[0]):
        over = difference + attack[1] - defense[1]
        if fumbled:
            more = max(0, over // 10) + clumsy
            hit, critical = hit + fumbled, critical + (fumbled if more else 0)
            expected += fumbled * max(0, damage + more - armor)
        if over >= 0:
            hit += plain
            critical += plain if over >= 10 else 0
            expected += plain * max(0, damage + over // 10 - armor)
    rolls, fumbles = every(attack[0] + defense[0]), sum(fumbled for _, _, fumbled in spread(attack[0]))
    return AttackOdds(
        Fraction(hit, rolls), Fraction(critical, rolls), Fraction(fumbles, every(attack[0])), Fraction(expected, rolls)
    )


@cache
def check_odds(own: int, target: int) -> Fraction:
    """The chance that 2D and so many points reach a target number.  [doria.dice.target-number]"""
    return Fraction(sum(clean for total, clean, _ in spread(2) if total + own >= target), every(2))
