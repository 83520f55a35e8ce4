from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.toolkit.dice import Tie, winner
from undercroft.toolkit.odds import Odds, certain, die, exploding, keep_highest, opposed, pool, repeated

few = st.integers(1, 4)
sided = st.integers(1, 6)
odds = st.dictionaries(st.integers(-4, 4), st.integers(1, 5), min_size=1, max_size=4).map(Odds)


def counted(count: int, sides: int) -> list[tuple[int, ...]]:
    """Every roll of so many dice."""
    return list(product(range(1, sides + 1), repeat=count))


def test_exact_examples() -> None:
    two = repeated(die(6), 2)
    assert two.weights == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert (two.total, two[7], two[13]) == (36, Fraction(1, 6), Fraction(0))
    assert (two.at_least(10), two.at_most(3), two.mean) == (Fraction(1, 6), Fraction(1, 12), Fraction(7))
    assert pool(3, 6, (5, 6)).weights == {0: 8, 1: 12, 2: 6, 3: 1}
    assert keep_highest(4, 6, 3)[18] == Fraction(21, 1296)
    assert opposed(die(6), die(6)).weights == {-1: 5, 0: 2, 1: 5}


def test_equal_odds_are_equal_values_in_lowest_terms() -> None:
    assert Odds({2: 2, 1: 4}) == Odds([(1, 2), (2, 1)])
    assert hash(Odds({2: 2, 1: 4})) == hash(Odds({1: 2, 2: 1}))
    assert list(Odds({2: 2, 1: 4, 9: 0})) == [1, 2]
    assert repr(Odds({2: 2, 1: 4})) == "Odds({1: 2, 2: 1})"
    assert Odds({1: 1}) != Odds({1: 1, 2: 1})
    assert len(certain("x")) == 1


def test_odds_need_weights() -> None:
    for weights in ({}, {1: 0}):
        with pytest.raises(ValueError, match="need an outcome"):
            Odds(weights)
    with pytest.raises(ValueError, match="-1"):
        Odds({1: 2, 2: -1})


def test_exploding_dice() -> None:
    assert exploding(6, 0) == die(6)
    assert exploding(2, 2).weights == {1: 4, 3: 2, 5: 1, 6: 1}
    assert exploding(10, 2).at_least(20) == exploding(10, 5).at_least(20) == Fraction(1, 100)
    assert exploding(10, 2).at_least(30) == exploding(10, 9).at_least(30) == Fraction(1, 1000)
    assert exploding(10, 2).at_least(31) == 0
    assert exploding(1, 5) == certain(1)


def test_the_cap_is_exact_up_to_its_last_explosion() -> None:
    for target in range(1, 4 * 3 + 1):
        assert exploding(4, 2).at_least(target) == exploding(4, 20).at_least(target)


def test_a_second_roll_may_depend_on_the_first() -> None:
    assert die(2).then(die).weights == {1: 3, 2: 1}
    assert die(3).then(lambda n: certain(n) if n > 1 else die(6))[1] == Fraction(1, 18)


def test_impossible_requests() -> None:
    with pytest.raises(ValueError, match="3 of 2"):
        keep_highest(2, 6, 3)
    with pytest.raises(ValueError, match="need an outcome"):
        opposed(certain(3), certain(3), Tie.AGAIN)


def test_ties_rolled_again_leave_the_odds_of_the_rest() -> None:
    assert opposed(die(6), die(6), Tie.AGAIN).weights == {-1: 1, 1: 1}
    assert opposed(die(6), die(6), Tie.FIRST)[1] == Fraction(21, 36)
    assert opposed(die(6), die(6), Tie.SECOND)[1] == Fraction(15, 36)


@given(few, sided)
def test_sums_match_enumeration(count: int, sides: int) -> None:
    assert repeated(die(sides), count) == Odds(Counter(map(sum, counted(count, sides))))


@given(few, sided, st.lists(st.integers(0, 7), max_size=4))
def test_pools_match_enumeration(count: int, sides: int, success: list[int]) -> None:
    expected = Counter(sum(number in success for number in roll) for roll in counted(count, sides))
    assert pool(count, sides, tuple(success)) == Odds(expected)


@given(few, sided, few)
def test_kept_dice_match_enumeration(count: int, sides: int, keep: int) -> None:
    keep = min(keep, count)
    expected = Counter(sum(sorted(roll)[-keep:]) for roll in counted(count, sides))
    assert keep_highest(count, sides, keep) == Odds(expected)


@given(st.integers(2, 4), st.integers(0, 3))
def test_exploding_dice_match_enumeration(sides: int, cap: int) -> None:
    def value(roll: tuple[int, ...]) -> int:
        total = 0
        for number in roll:
            total += number
            if number != sides:
                break
        return total

    assert exploding(sides, cap) == Odds(Counter(map(value, counted(cap + 1, sides))))


@given(odds, odds, st.sampled_from([Tie.FIRST, Tie.SECOND, Tie.NEITHER]))
def test_operations_match_pairs(a: Odds[int], b: Odds[int], tie: Tie) -> None:
    pairs = a.joint(b)
    assert pairs.map(sum) == a + b
    assert pairs.map(lambda pair: pair[0] - pair[1]) == a - b
    assert (a + b).mean == a.mean + b.mean
    assert opposed(a, b, tie) == pairs.map(lambda pair: winner(*pair, tie))
    assert opposed(a, b)[1] == (a - b).at_least(1)
    assert sum(a[outcome] for outcome in a) == 1
    assert a + 2 == a + certain(2)
    assert a - 2 == a + -2
    assert a.then(lambda n: b + n) == a + b
    assert pairs[(0, 1)] == a[0] * b[1]
