"""Dice: what rolled numbers mean, and rolls that need more than one throw.

>>> summed((3, 4), bonus=1), counted((1, 5, 6), {5: 1, 6: 2})
(8, 3)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, Protocol, TypeVar

Face = TypeVar("Face")

LIMIT = 100
"""Explosions and repeated ties end here, so that loaded dice cannot hold up a game."""


class Roller(Protocol):
    """Whatever rolls dice: uniform numbers from 1 to `sides`."""

    def roll(self, count: int, sides: int, key: str = "roll") -> Awaitable[tuple[int, ...]]: ...


class Tie(Enum):
    """What happens when both sides of an opposed roll get the same."""

    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"
    AGAIN = "again"


def summed(rolled: Iterable[int], bonus: int = 0) -> int:
    """The total of the dice."""
    return sum(rolled, bonus)


def counted(rolled: Iterable[int], worth: Mapping[int, int]) -> int:
    """The successes of a pool; numbers that `worth` does not name count nothing."""
    return sum(worth.get(number, 0) for number in rolled)


def at_least(target: int, sides: int, worth: int = 1) -> dict[int, int]:
    """The success faces of dice that must show at least `target`.

    >>> at_least(5, 6)
    {5: 1, 6: 1}
    """
    return dict.fromkeys(range(max(1, target), sides + 1), worth)


def faces(rolled: Iterable[int], printed: Sequence[Face]) -> tuple[Face, ...]:
    """What is printed on the dice: `printed` lists the faces in the order of the numbers 1, 2, ...

    >>> faces((1, 3), ["sword", "shield", None])
    ('sword', None)
    """
    return tuple(printed[number - 1] for number in rolled)


def kept(rolled: Iterable[int], count: int) -> tuple[int, ...]:
    """The highest dice, best first.

    >>> kept((2, 6, 5), 2)
    (6, 5)
    """
    return tuple(sorted(rolled, reverse=True)[:count])


def winner(first: int, second: int, tie: Tie = Tie.NEITHER) -> int:
    """1 if the first side wins, -1 if the second does, 0 if neither."""
    if first != second:
        return 1 if first > second else -1
    return {Tie.FIRST: 1, Tie.SECOND: -1}.get(tie, 0)


class Exploded(NamedTuple):
    """The throws of each die, the explosions after its first number."""

    throws: tuple[tuple[int, ...], ...]

    @property
    def dice(self) -> tuple[int, ...]:
        """The value of each die."""
        return tuple(sum(throws) for throws in self.throws)

    @property
    def total(self) -> int:
        return sum(self.dice)

    @property
    def explosions(self) -> int:
        return sum(len(throws) - 1 for throws in self.throws)


async def exploding(t: Roller, count: int, sides: int, key: str = "roll", cap: int = LIMIT) -> Exploded:
    """Roll dice of which each that shows its highest number is rolled again and adds, up to `cap` times each.

    All dice that explode are rolled together, in the order of the first throw.
    """
    throws = [[number] for number in await t.roll(count, sides, key)]
    for _ in range(cap):
        live = [die for die in throws if die[-1] == sides]
        if not live or sides == 1:
            break
        for die, number in zip(live, await t.roll(len(live), sides, key), strict=True):
            die.append(number)
    return Exploded(tuple(tuple(die) for die in throws))


async def rerolled(
    t: Roller, rolled: Sequence[int], sides: int, again: Callable[[int], bool], key: str = "reroll"
) -> tuple[int, ...]:
    """Roll the dice that `again` picks by their numbers once more; the new numbers stand."""
    places = [place for place, number in enumerate(rolled) if again(number)]
    result = list(rolled)
    if places:
        for place, number in zip(places, await t.roll(len(places), sides, key), strict=True):
            result[place] = number
    return tuple(result)


class Contest(NamedTuple):
    """An opposed roll: the last totals, and the winner as in `winner`."""

    first: int
    second: int
    winner: int


async def opposed(
    first: Callable[[], Awaitable[int]], second: Callable[[], Awaitable[int]], tie: Tie = Tie.NEITHER
) -> Contest:
    """Let both sides roll, the first one first; both again after a tie if the tie rule says so."""
    for _ in range(LIMIT):
        one, two = await first(), await second()
        if one != two or tie is not Tie.AGAIN:
            break
    return Contest(one, two, winner(one, two, tie))
