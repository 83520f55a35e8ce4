"""Areas as bitmasks of existing squares: by distance, in a cross, in a block, through walls or not.

>>> from undercroft.toolkit.drawing import parse
>>> from undercroft.toolkit.grid import members
>>> grid = parse('''
... +-+-+-+
... |. .|.|
... +   + +
... |. . .|
... +-+-+-+
... ''')
>>> list(members(diamond(grid, 1, 1))), list(members(walked(grid, 1, 1)))
([0, 1, 2, 4], [0, 1, 4])
"""

from __future__ import annotations

from undercroft.toolkit.grid import Blocks, Grid, Side, Step, mask
from undercroft.toolkit.paths import distances
from undercroft.toolkit.sight import SightRule, seen_from


def square(grid: Grid, centre: int, radius: int) -> int:
    """All squares at most `radius` columns and rows away, whatever blocks; the centre included."""
    x, y = grid.xy(centre)
    return block(grid, x - radius, y - radius, 2 * radius + 1, 2 * radius + 1)


def block(grid: Grid, left: int, top: int, width: int, height: int) -> int:
    """The existing squares of a rectangle, which may stick out of the grid."""
    return grid.full & mask(
        grid.at(x, y) for y in range(top, top + height) for x in range(left, left + width) if grid.has(x, y)
    )


def diamond(grid: Grid, centre: int, radius: int) -> int:
    """All squares at most `radius` orthogonal steps away, whatever blocks; the centre included."""
    x, y = grid.xy(centre)
    result = 0
    for dy in range(-radius, radius + 1):
        wide = radius - abs(dy)
        result |= block(grid, x - wide, y + dy, 2 * wide + 1, 1)
    return result


def cross(grid: Grid, centre: int, radius: int, stopped: Blocks = Blocks.NOTHING) -> int:
    """The centre and four straight arms. An arm ends before a wall, square or void that blocks what `stopped` names.

    >>> from undercroft.toolkit.drawing import parse
    >>> corridor = parse("+-+-+-+-+\\n|. .|. .|\\n+-+-+-+-+")
    >>> bin(cross(corridor, 0, 3)), bin(cross(corridor, 0, 3, Blocks.SIGHT))
    ('0b1111', '0b11')
    """
    return 1 << centre | mask(cell for side in Side for cell in ray(grid, centre, side, radius, stopped))


def ray(grid: Grid, start: int, side: Side, length: int, stopped: Blocks = Blocks.NOTHING) -> list[int]:
    """The existing squares in a straight line from, not including, `start`, in order; see `cross` for `stopped`."""
    found, cell = list[int](), start
    for _ in range(length):
        ahead = grid.beside(cell, side)
        if ahead is None or (grid.edge(cell, side) | grid.square(ahead)) & stopped:
            break
        if not grid.void >> ahead & 1:
            found.append(ahead)
        cell = ahead
    return found


def walked(grid: Grid, centre: int, radius: int, step: Step = Step.ORTHOGONAL, occupied: int = 0) -> int:
    """All squares that at most `radius` steps reach from the centre, which is included."""
    row = distances(grid, centre, step, occupied)
    return mask(cell for cell, steps in enumerate(row) if steps <= radius)


def in_sight(grid: Grid, area: int, viewer: int, rule: SightRule, blockers: int = 0) -> int:
    """Those squares of an area that the viewer's square sees."""
    return seen_from(grid, viewer, rule, within=area, blockers=blockers)
