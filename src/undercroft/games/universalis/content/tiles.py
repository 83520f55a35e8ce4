"""The tiles of the box: what their codes mean, and whether some of them make up a section."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .quests import At

NUMBERS = 41
"""Double-sided tiles in the box.  [dun.tile.code]"""

SIZES: dict[str, tuple[At, ...]] = {
    "a": ((10, 8),),
    "b": ((10, 4),),
    "c": ((6, 6),),
    "d": ((6, 4), (4, 4)),
    "e": ((6, 2),),
    "f": ((4, 2), (3, 3)),
    "g": ((6, 1),),
    "h": ((3, 2),),
    "i": ((2, 2),),
}
"""The squares of a tile by the letter of its size; two letters stand for two sizes.  [dun.tile.sizes]"""

CODE = re.compile(r"([1-9]\d?)([AB])/([a-i])")


class Tile(NamedTuple):
    """One side of a tile."""

    number: int
    front: bool
    sizes: tuple[At, ...]


def tile(code: str) -> Tile | None:
    """The tile of a code such as 17A/c: number 17, its front, 6x6 squares; None: no such code.  [dun.tile.code]

    >>> tile("17A/c")
    Tile(number=17, front=True, sizes=((6, 6),))
    """
    found = CODE.fullmatch(code)
    if found is None or int(found[1]) > NUMBERS:
        return None
    return Tile(int(found[1]), found[2] == "A", SIZES[found[3]])


MOST_TRIES = 20_000
"""So many layings are tried for one section; an author's tiles need a few hundred."""


def covers(tiles: tuple[Tile, ...], squares: frozenset[At], red: frozenset[At]) -> bool:
    """Whether these tiles, put together, make up a section; red squares next to it may lie on them.

    [dun.tile.sizes, dun.gloss.section]
    """
    areas = [[width * depth for width, depth in one.sizes] for one in tiles]
    if sum(map(min, areas)) > len(squares) + len(red) or sum(map(max, areas)) < len(squares):
        return False
    return _lay(tiles, squares, red, iter(range(MOST_TRIES)))


def _lay(tiles: tuple[Tile, ...], squares: frozenset[At], red: frozenset[At], tries: Iterator[int]) -> bool:
    """Lay one tile after another on the first square that is left, until all fit or the tries are used up."""
    if not squares:
        return not tiles
    corner = min(squares, key=lambda at: (at[1], at[0]))
    for n, one in enumerate(tiles):
        if one in tiles[:n]:
            continue
        for shape in turned(one.sizes):
            for laid in layings(shape, corner):
                if not laid <= squares | red:
                    continue
                if next(tries, None) is None:
                    return False
                if _lay(tiles[:n] + tiles[n + 1 :], squares - laid, red - laid, tries):
                    return True
    return False


def turned(sizes: tuple[At, ...]) -> tuple[At, ...]:
    """All sizes, lengthwise and across."""
    return tuple(dict.fromkeys(size for width, depth in sizes for size in ((width, depth), (depth, width))))


@lru_cache(maxsize=4096)
def layings(size: At, on: At) -> tuple[frozenset[At], ...]:
    """The rectangles of a size that lie on a square."""
    width, depth = size
    return tuple(
        frozenset((on[0] - left + x, on[1] - up + y) for x in range(width) for y in range(depth))
        for up in range(depth)
        for left in range(width)
    )
