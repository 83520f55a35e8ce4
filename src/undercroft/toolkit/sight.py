"""Line of sight, exactly: from centre to centre, or from any point of one square to any point of another.

Squares and edges block as the grid says, `blockers` (figures) as a bitmask; the two squares themselves never block.
A line that passes exactly through a point where squares meet obeys the rule's `corners`. A line between any two points
may also lie along the edges of squares, but never past a wall or a square that blocks.
Without blockers an answer is computed once per grid, and is then a lookup.

>>> from undercroft.testing.maps import parse
>>> grid = parse('''
... +-+-+-+
... |. # .|
... +     +
... |. . .|
... +-+-+-+
... ''')
>>> sees(grid, 0, 2, CENTRES), sees(grid, 0, 4, CENTRES), sees(grid, 0, 4, SightRule(Ends.CENTRES, Corners.CLEAR))
(False, True, False)
>>> sees(grid, 0, 5, CENTRES), sees(grid, 0, 5, ANY_POINTS)
(False, True)
"""

from __future__ import annotations

from undercroft.toolkit.grid import Corners, Grid
from undercroft.toolkit.lines import Ends, SightRule, judge, offsets

__all__ = ["ANY_POINTS", "CENTRES", "Corners", "Ends", "SightRule", "between", "grazed", "sees", "track"]

CENTRES = SightRule(Ends.CENTRES)
ANY_POINTS = SightRule(Ends.ANY_POINTS)


def sees(grid: Grid, viewer: int, target: int, rule: SightRule, blockers: int = 0) -> bool:
    """Whether one square sees another. Sight is mutual, and figures can only take it away.

    >>> from undercroft.testing.maps import parse
    >>> hall = parse("+-+-+-+\\n|. . .|\\n+-+-+-+")
    >>> sees(hall, 0, 2, CENTRES), sees(hall, 0, 2, CENTRES, blockers=0b010)
    (True, False)
    """
    if viewer > target:
        viewer, target = target, viewer
    row = grid.sight_rows[rule.index][viewer]
    known = (row and row[target]) or _learn(grid, viewer, target, rule)
    if known == 1 or not blockers:
        return known == 2
    return judge(grid, viewer, target, rule, blockers)


def between(grid: Grid, start: int, end: int) -> tuple[int, ...]:
    """The squares whose inside the line between two centres crosses, in order, without the two.

    >>> from undercroft.testing.maps import parse
    >>> grid = parse("+-+-+-+\\n|. . .|\\n+     +\\n|. . .|\\n+-+-+-+")
    >>> between(grid, 0, 5), between(grid, 0, 4), grazed(grid, 0, 4)
    ((1, 4), (), (1, 3))
    """
    return track(grid, start, end)[0]


def grazed(grid: Grid, start: int, end: int) -> tuple[int, ...]:
    """The squares that the line between two centres only touches with a corner, in order."""
    return track(grid, start, end)[1]


def track(grid: Grid, start: int, end: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Both: the squares crossed and those only touched."""
    (y, x), (v, u) = divmod(start, grid.width), divmod(end, grid.width)
    crossed, grazed = offsets(u - x, v - y, grid.width)
    return tuple([start + far for far in crossed]), tuple([start + far for far in grazed])


def _learn(grid: Grid, viewer: int, target: int, rule: SightRule) -> int:
    """Fill one entry of the grid's table: 1 for hidden, 2 for visible; rows hold only higher numbers."""
    rows = grid.sight_rows[rule.index]
    row = rows[viewer] = rows[viewer] or bytearray(grid.size)
    row[target] = 1 + judge(grid, viewer, target, rule, 0)
    return row[target]
