"""Boards of other games without squares, played as if they had some.  [dun.adapt.gridless]"""

from __future__ import annotations

SMALLEST, LARGEST = 2, 3
"""The side of an imagined square, in centimetres."""


def squares_along(cm: int) -> range:
    """How many squares of 2 to 3 cm can lie along a side of so many centimetres.

    >>> [list(squares_along(cm)) for cm in (9, 10, 5)]
    [[3, 4], [4, 5], [2]]
    """
    return range(-(-cm // LARGEST), cm // SMALLEST + 1)


def sides(squares: frozenset[tuple[int, int]]) -> tuple[int, int]:
    """Width and depth of a section."""
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return 1 + max(columns) - min(columns), 1 + max(rows) - min(rows)
