from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from undercroft.toolkit.dice import (
    LIMIT,
    Contest,
    Exploded,
    Roller,
    Tie,
    at_least,
    counted,
    exploding,
    faces,
    kept,
    opposed,
    rerolled,
    summed,
    winner,
)

T = TypeVar("T")


class Loaded:
    """Dice that show what the test says, and note how they were rolled."""

    def __init__(self, *numbers: int) -> None:
        self.numbers, self.rolls = list(numbers), list[tuple[int, int, str]]()

    async def roll(self, count: int, sides: int, key: str = "roll") -> tuple[int, ...]:
        self.rolls.append((count, sides, key))
        rolled, self.numbers = self.numbers[:count], self.numbers[count:]
        assert len(rolled) == count, "the script has run out"
        return tuple(rolled)


def run(step: Coroutine[Any, Any, T]) -> T:
    """Drive a step that never has to wait."""
    with pytest.raises(StopIteration) as done:
        step.send(None)
    result: T = done.value.value
    return result


def test_what_rolled_numbers_mean() -> None:
    assert summed((), 3) == 3
    assert counted((4, 5, 6, 6), at_least(5, 6)) == 3
    assert counted((4, 5, 6, 6), {6: 2, 4: -1}) == 3
    assert at_least(-1, 3) == {1: 1, 2: 1, 3: 1}
    assert at_least(7, 6) == {}
    assert faces((3, 1, 1), "abc") == ("c", "a", "a")
    assert kept((1, 6, 3, 6), 3) == (6, 6, 3)


def test_each_die_explodes_by_itself_and_all_at_once() -> None:
    dice = Loaded(6, 2, 6, 6, 1, 3)
    result = run(exploding(dice, 3, 6, "attack"))
    assert result == Exploded(((6, 6, 3), (2,), (6, 1)))
    assert (result.dice, result.total, result.explosions) == ((15, 2, 7), 24, 3)
    assert dice.rolls == [(3, 6, "attack"), (2, 6, "attack"), (1, 6, "attack")]


def test_explosions_stop_at_the_cap() -> None:
    assert run(exploding(Loaded(6, 6), 1, 6, cap=1)).total == 12
    assert run(exploding(Loaded(6), 1, 6, cap=0)).total == 6
    assert run(exploding(Loaded(*[10] * 200), 1, 10)).explosions == LIMIT
    assert run(exploding(Loaded(1, 1), 2, 1)).total == 2


def test_no_dice_are_rolled_again_without_need() -> None:
    dice = Loaded(3, 4)
    assert run(exploding(dice, 2, 6)).total == 7
    assert run(rerolled(dice, (3, 4), 6, lambda number: number == 1)) == (3, 4)
    assert dice.rolls == [(2, 6, "roll")]


def test_picked_dice_are_rolled_once_more() -> None:
    dice = Loaded(1, 6)
    assert run(rerolled(dice, (1, 4, 1), 6, lambda number: number == 1)) == (1, 4, 6)
    assert dice.rolls == [(2, 6, "reroll")]


@pytest.mark.parametrize(("tie", "expected"), [(Tie.FIRST, 1), (Tie.SECOND, -1), (Tie.NEITHER, 0), (Tie.AGAIN, 0)])
def test_the_tie_rule_counts_only_for_ties(tie: Tie, expected: int) -> None:
    assert winner(3, 3, tie) == expected
    assert winner(4, 3, tie) == 1
    assert winner(3, 4, tie) == -1


def contest(dice: Roller, tie: Tie) -> Contest:
    async def one() -> int:
        return summed(await dice.roll(2, 6, "one"))

    async def two() -> int:
        return summed(await dice.roll(1, 6, "two"), 1)

    return run(opposed(one, two, tie))


def test_opposed_rolls() -> None:
    assert contest(Loaded(1, 2, 3), Tie.FIRST) == (3, 4, -1)
    assert contest(Loaded(1, 2, 2), Tie.FIRST) == (3, 3, 1)
    assert contest(Loaded(1, 2, 2), Tie.NEITHER) == (3, 3, 0)


def test_a_tie_may_be_rolled_again_but_not_for_ever() -> None:
    dice = Loaded(1, 2, 2, 4, 4, 2)
    assert contest(dice, Tie.AGAIN) == (8, 3, 1)
    assert [key for _, _, key in dice.rolls] == ["one", "two"] * 2
    assert contest(Loaded(*[1, 2, 2] * LIMIT), Tie.AGAIN) == (3, 3, 0)
