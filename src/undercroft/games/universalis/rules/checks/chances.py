"""Chances of dice: two of them against a number, two against two, one against a shield."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from undercroft.toolkit.odds import Odds, certain, die

Pair = tuple[int, int]


TWO = die(6).joint(die(6))
"""Two dice."""


def _best_two(dice: tuple[Pair, int]) -> Pair:
    _, mid, high = sorted((*dice[0], dice[1]))
    return high, mid


def _fast(dice: tuple[Pair, int]) -> Pair:
    return (1, 1) if (*dice[0], dice[1]).count(1) >= 2 else _best_two(dice)


THREE = TWO.joint(die(6)).map(_best_two)
"""The best two of three dice."""


FAST = TWO.joint(die(6)).map(_fast)
"""The best two of three dice, but two 1s are a blunder."""


@cache
def ones_again(dice: Odds[Pair]) -> Odds[Pair]:
    """A single 1 is rolled again."""
    return dice.then(lambda pair: die(6).map(lambda new: (new, max(pair))) if pair.count(1) == 1 else certain(pair))


def succeeds(pair: Pair, plus: int, target: int) -> bool:
    return pair != (1, 1) and (pair == (6, 6) or sum(pair) + plus >= target)


@cache
def passing(plus: int, target: int = 10, dice: Odds[Pair] = TWO) -> Fraction:
    """2D6 + plus against a target; a double 1 fails, a double 6 passes.

    >>> passing(0), passing(99), passing(-99)
    (Fraction(1, 6), Fraction(35, 36), Fraction(1, 36))
    """
    return dice.chance(lambda pair: succeeds(pair, plus, target))


@cache
def reaching(plus: int, target: int) -> Fraction:
    """2D6 + plus against a target where only a double 1 is special."""
    return TWO.chance(lambda pair: pair != (1, 1) and sum(pair) + plus >= target)


@cache
def winning(
    difference: int,
    tie: bool,
    blunder: int = 1,
    guard: int = 1,
    attack: Odds[Pair] = TWO,
    defence: Odds[Pair] = TWO,
    spurs: tuple[bool, bool] = (False, False),
) -> Fraction:
    """An opposed roll: the first side is better by `difference` and wins ties or not; doubles up to `blunder` lose.
    `spurs`: whether the attacker and the defender roll again when they are about to lose.

    >>> winning(0, False) + winning(0, True)
    Fraction(1, 1)
    """

    def wins(one: Result, two: Result) -> bool:
        (total, lost), (other, saved) = one, two
        if lost != saved:
            return saved
        margin = total + difference - other
        return margin > 0 or (margin == 0 and tie)

    ours, theirs = results(attack, blunder), results(defence, guard)
    our_next, their_next = results(TWO, blunder), results(TWO, guard)
    again = TWO.total
    won = 0
    for one, weight in ours.items():
        saved = sum(part for two, part in their_next.items() if wins(one, two)) if spurs[1] else again
        for two, part in theirs.items():
            if wins(one, two):
                won += weight * part * saved
            elif spurs[0]:
                won += weight * part * sum(more for other, more in our_next.items() if wins(other, two))
    return Fraction(won, attack.total * defence.total * again)


@cache
def striking(
    difference: int,
    tie: bool,
    blunder: int,
    guard: int,
    attack: Odds[Pair],
    defence: Odds[Pair],
    spurs: tuple[bool, bool],
    least: int,
) -> Odds[str]:
    """The same for a blow, whose dice are critical from `least` on: miss, hit or critical.

    >>> odds = striking(0, False, 1, 1, TWO, TWO, (False, False), 6)
    >>> odds["hit"] + odds["critical"] == winning(0, False)
    True
    """

    def outcome(pair: Pair, other: Pair) -> str:
        lost, saved = pair[0] == pair[1] <= blunder, other[0] == other[1] <= guard
        margin = sum(pair) + difference - sum(other)
        if not (saved if lost != saved else margin > 0 or (margin == 0 and tie)):
            return "miss"
        return "critical" if max(pair) >= least else "hit"

    def again(pairs: tuple[Pair, Pair]) -> Odds[str]:
        one, two = pairs
        found = outcome(one, two)
        if found == "miss":
            return TWO.map(lambda new: outcome(new, two)) if spurs[0] else certain(found)
        return TWO.map(lambda new: outcome(one, new)) if spurs[1] else certain(found)

    return attack.joint(defence).then(again)


Result = tuple[int, bool]
"""The total of two dice, and whether they are a double so low that it loses."""


@cache
def results(dice: Odds[Pair], blunder: int) -> dict[Result, int]:
    """In how many ways two dice give each result."""
    found: dict[Result, int] = {}
    for pair, weight in dice.weights.items():
        result = (sum(pair), pair[0] == pair[1] <= blunder)
        found[result] = found.get(result, 0) + weight
    return found


def block(number: int, twice: bool) -> Fraction:
    """1D6 against the blocking number; Shielding repeats it.  [dun.shield.block, dun.melee.shielding]

    >>> block(5, False), block(5, True)
    (Fraction(1, 3), Fraction(5, 9))
    """
    missed = 1 - die(6).at_least(number)
    return 1 - missed * missed if twice else 1 - missed


def _counts(face: int, need: int) -> Odds[int]:
    if need > 6:
        return die(6).map(lambda second: int(second == 6)) if face == 6 else certain(0)
    return certain(int(face >= need and face > 1))


@cache
def wounds(dice: int, need: int, ones: int = 0, sixes: bool = False) -> Odds[int]:
    """The wounds of damage dice: each that reaches the number, but no 1. So many 1s are rolled again, and a 6 may add a
    die; against an Armor of 7 each 6 is rolled again, and only a second 6 counts.

    >>> wounds(2, 4)[0], wounds(1, 7)[1], wounds(1, 2, ones=1)[0], wounds(1, 6, sixes=True)[2]
    (Fraction(1, 4), Fraction(1, 36), Fraction(1, 36), Fraction(1, 36))
    """
    if not dice:
        return certain(0)

    def lies(face: int) -> Odds[int]:
        own = _counts(face, need)
        return own + die(6).then(lambda more: _counts(more, need)) if sixes and face == 6 else own

    def falls(face: int) -> Odds[int]:
        if face == 1 and ones:
            return die(6).then(lies) + wounds(dice - 1, need, ones - 1, sixes)
        return lies(face) + wounds(dice - 1, need, ones, sixes)

    return die(6).then(falls)


def again(key: str, plus: int, target: int) -> Fraction:
    """The chance of a roll that is repeated; in an opposed roll a double 6 is nothing special."""
    return reaching(plus, target) if key == "dispel" else passing(plus, target)
