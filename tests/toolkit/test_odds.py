from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.toolkit.odds import Odds, certain, die, pool

few = st.integers(1, 4)
sided = st.integers(1, 6)
odds = st.dictionaries(st.integers(-4, 4), st.integers(1, 5), min_size=1, max_size=4).map(Odds)


def counted(count: int, sides: int) -> list[tuple[int, ...]]:
    """Every roll of so many dice."""
    return list(product(range(1, sides + 1), repeat=count))


def test_exact_examples() -> None:
    two = die(6) + die(6)
    assert two.weights == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert (two.total, two[7], two[13]) == (36, Fraction(1, 6), Fraction(0))
    assert two.at_least(10) == Fraction(1, 6)
    assert pool(3, 6, (5, 6)).weights == {0: 8, 1: 12, 2: 6, 3: 1}


@given(odds, odds)
def test_operations_match_pairs(a: Odds[int], b: Odds[int]) -> None:
    pairs = Counter[int]()
    for (one, weight), (two, other) in product(a.weights.items(), b.weights.items()):
        pairs[one + two] += weight * other
    assert a + b == Odds(pairs)


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


def test_a_second_roll_may_depend_on_the_first() -> None:
    assert die(2).then(die).weights == {1: 3, 2: 1}
    assert die(3).then(lambda n: certain(n) if n > 1 else die(6))[1] == Fraction(1, 18)


@given(few, sided, st.lists(st.integers(0, 7), max_size=4))
def test_pools_match_enumeration(count: int, sides: int, success: list[int]) -> None:
    expected = Counter(sum(number in success for number in roll) for roll in counted(count, sides))
    assert pool(count, sides, tuple(success)) == Odds(expected)
