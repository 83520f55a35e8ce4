"""Tiles that can be turned and joined into one map.

A tile is drawn like a grid. A mark for exits on an outer edge is a way out; on an inner edge it is a door of the tile.
A layout is a sequence of placements; it tells which placements fit, which exits are still open, where tiles touch, and
the one grid that all of them make.

>>> book = {tile.id: tile for tile in [
...     Tile.parse("hall", '''
... +-+-+-+
... D. . .D
... +-+-+-+
... '''),
...     Tile.parse("nook", '''
... +-+-+
... |T .|
... +-+D+
... ''', squares={"T": Blocks.STEPS})]}
>>> layout = Layout(book, (Placement("hall", 0, 0),))
>>> for placement in layout.placements_at(layout.open_exits()[1], "nook"):
...     print(placement)
Placement(tile='nook', x=3, y=-1, turn=1)
>>> from undercroft.toolkit.drawing import draw
>>> board = layout.placed(placement).board()
>>> print(draw(board.grid))
      +-+
      |o|
+-+-+-+ +
|. . . .|
+-+-+-+-+
>>> board.origins[board.grid.at(3, -1)]
Origin(placement=1, tile='nook', local=0, mark='T')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import msgspec

from undercroft.toolkit.building import Builder
from undercroft.toolkit.drawing import EDGES, SQUARES, lines_of, read_mark
from undercroft.toolkit.grid import Blocks, Frame, Grid, Side, edge_key

EXITS: Mapping[str, str] = {"D": "door", " ": "open"}
"""The usual marks of exits on the outer edges of a tile, and their kinds."""


class Square(NamedTuple):
    """One square of a tile: where it lies now, its number in the unturned tile, its mark in the drawing."""

    x: int
    y: int
    local: int
    mark: str
    blocks: Blocks


class Edge(NamedTuple):
    """A wall on one side of a square of a tile."""

    x: int
    y: int
    side: Side
    blocks: Blocks


class Exit(NamedTuple):
    """A way out over one side of a square, of a tile or of a layout."""

    x: int
    y: int
    side: Side
    kind: str

    @property
    def beyond(self) -> tuple[int, int]:
        dx, dy = self.side.offset
        return self.x + dx, self.y + dy


class Contact(NamedTuple):
    """An edge where two placements touch: the kinds of exits on this side and beyond it, None for walls."""

    x: int
    y: int
    side: Side
    kind: str | None
    beyond: str | None


class Placement(msgspec.Struct, frozen=True):
    """A tile, by its id, turned clockwise by quarters, with the upper left corner of its drawing at (x, y)."""

    tile: str
    x: int
    y: int
    turn: int = 0


class Origin(NamedTuple):
    """Where a square of a board comes from: which placement, which tile, which square of the unturned tile."""

    placement: int
    tile: str
    local: int
    mark: str


class Board(NamedTuple):
    """The one map of a layout, and for each of its squares where it comes from (None: void)."""

    grid: Grid
    origins: tuple[Origin | None, ...]


@dataclass(frozen=True)
class Tile:
    """A shared, unchanging piece of map; its squares are numbered row by row as drawn."""

    id: str
    width: int
    height: int
    squares: tuple[Square, ...]
    walls: tuple[Edge, ...]
    exits: tuple[Exit, ...]
    doors: tuple[Exit, ...] = ()

    @classmethod
    def parse(
        cls, id: str, art: str, squares: Mapping[str, Blocks] | None = None, exits: Mapping[str, str] = EXITS
    ) -> Tile:
        """Read a drawing. `squares` adds marks to the usual ones; `exits` gives the kinds of exits and doors."""
        rows = lines_of(art)
        width, height, legend = len(rows[0]) // 2, len(rows) // 2, {**SQUARES, **(squares or {})}
        found = tuple(
            Square(x, y, y * width + x, rows[2 * y + 1][2 * x + 1], read_mark(legend, rows, 2 * y + 1, 2 * x + 1))
            for y in range(height)
            for x in range(width)
            if rows[2 * y + 1][2 * x + 1] != " "
        )
        return cls(id, width, height, found, *_read_edges(rows, found, exits))

    def turned(self, quarters: int) -> Tile:
        """The tile after so many quarter turns clockwise; it remembers its own numbers of squares."""
        return self._turns[quarters % 4]

    @cached_property
    def _turns(self) -> tuple[Tile, ...]:
        turns = [self]
        while len(turns) < 4:
            turns.append(_quarter(turns[-1]))
        return tuple(turns)


def _read_edges(
    rows: list[str], squares: tuple[Square, ...], exits: Mapping[str, str]
) -> tuple[tuple[Edge, ...], tuple[Exit, ...], tuple[Exit, ...]]:
    """The walls, the exits and the inner doors of a drawing."""
    taken = {(square.x, square.y) for square in squares}
    walls, ways, doors = list[Edge](), list[Exit](), list[Exit]()
    for x, y, side in [(square.x, square.y, side) for square in squares for side in Side]:
        dx, dy = side.offset
        row, column, inner = 2 * y + 1 + dy, 2 * x + 1 + dx, (x + dx, y + dy) in taken
        kind = exits.get(rows[row][column])
        if kind is not None and not inner:
            ways.append(Exit(x, y, side, kind))
        elif kind is not None and rows[row][column] not in EDGES:
            doors.append(Exit(x, y, side, kind))
        elif blocks := read_mark(EDGES, rows, row, column):
            walls.append(Edge(x, y, side, blocks))
    return tuple(walls), tuple(ways), tuple(doors)


def _quarter(tile: Tile) -> Tile:
    last = tile.height - 1
    squares = [square._replace(x=last - square.y, y=square.x) for square in tile.squares]
    return Tile(
        tile.id,
        tile.height,
        tile.width,
        tuple(sorted(squares, key=lambda square: (square.y, square.x))),
        tuple(Edge(last - wall.y, wall.x, wall.side.turned(1), wall.blocks) for wall in tile.walls),
        *(
            tuple(Exit(last - way.y, way.x, way.side.turned(1), way.kind) for way in ways)
            for ways in (tile.exits, tile.doors)
        ),
    )


def _shifted(way: Exit, placement: Placement) -> Exit:
    return way._replace(x=placement.x + way.x, y=placement.y + way.y)


Joint = Callable[[str | None, str | None], bool]
"""Whether two sides may touch: the kinds of the exits that meet, None for a wall."""


def any_joint(_new: str | None, _old: str | None) -> bool:
    """Any side may touch any other."""
    return True


def same_joint(new: str | None, old: str | None) -> bool:
    """Exits meet exits of the same kind, and walls meet walls."""
    return new == old


@dataclass(frozen=True)
class Layout:
    """Placed tiles. Its placements are what a state keeps; the rest follows from them and the book of tiles."""

    book: Mapping[str, Tile]
    placements: tuple[Placement, ...] = ()

    def tile(self, placement: Placement) -> Tile:
        """The tile of a placement as it lies."""
        return self.book[placement.tile].turned(placement.turn)

    def placed(self, placement: Placement) -> Layout:
        """The layout with one tile more; see `fits` for whether it may lie there."""
        return Layout(self.book, (*self.placements, placement))

    @cached_property
    def squares(self) -> dict[tuple[int, int], tuple[int, Square]]:
        """The index of the placement and the square of its tile at each taken place."""
        return {
            (placement.x + square.x, placement.y + square.y): (index, square)
            for index, placement in enumerate(self.placements)
            for square in self.tile(placement).squares
        }

    @cached_property
    def exits(self) -> dict[tuple[int, int, Side], Exit]:
        """All exits by place and side, open or not, in order of placement."""
        found = [way for placement in self.placements for way in self.exits_of(placement)]
        return {(way.x, way.y, way.side): way for way in found}

    def exits_of(self, placement: Placement) -> list[Exit]:
        """The exits of a placed tile at their places in the layout."""
        return [_shifted(way, placement) for way in self.tile(placement).exits]

    def doors(self) -> list[Exit]:
        """The doors inside tiles, each once, as the east or south side of a square, in order of placement."""
        found = [_shifted(way, placement) for placement in self.placements for way in self.tile(placement).doors]
        keys = [(edge_key(way.x, way.y, way.side), way.kind) for way in found]
        return [Exit(*key, kind) for key, kind in dict.fromkeys(keys)]

    def contacts(self) -> list[Contact]:
        """All edges where two placements touch, with the kinds of exits on both sides, row by row."""
        found = []
        for (x, y), (index, _) in sorted(self.squares.items(), key=lambda item: (item[0][1], item[0][0])):
            for side in (Side.EAST, Side.SOUTH):
                u, v = x + side.offset[0], y + side.offset[1]
                if (u, v) in self.squares and self.squares[u, v][0] != index:
                    found.append(Contact(x, y, side, self._kind(x, y, side), self._kind(u, v, side.opposite)))
        return found

    def open_exits(self) -> list[Exit]:
        """The exits with nothing laid beyond them, in order of placement."""
        return [way for way in self.exits.values() if way.beyond not in self.squares]

    def fits(self, placement: Placement, joint: Joint = same_joint) -> bool:
        """Whether a tile overlaps nothing and each side that touches a laid tile may do so."""
        tile = self.tile(placement)
        places = [(placement.x + square.x, placement.y + square.y) for square in tile.squares]
        if any(place in self.squares for place in places):
            return False
        kinds = {(way.x, way.y, way.side): way.kind for way in self.exits_of(placement)}
        return all(
            joint(kinds.get((x, y, side)), self._kind(x + side.offset[0], y + side.offset[1], side.opposite))
            for x, y in places
            for side in Side
            if (x + side.offset[0], y + side.offset[1]) in self.squares
        )

    def placements_at(
        self, way: Exit, tile: str, joint: Joint = same_joint, entries: Callable[[Tile], Iterable[Exit]] | None = None
    ) -> list[Placement]:
        """All ways of laying a tile so that one of its entries, by default any exit, meets this side of a laid tile.

        `entries` may pick some exits of the turned tile, or name walls as exits where a rule breaks through them.
        """
        x, y = way.beyond
        found = dict[Placement, None]()
        for turn in range(4):
            turned = self.book[tile].turned(turn)
            for entry in entries(turned) if entries else turned.exits:
                if entry.side == way.side.opposite:
                    found[Placement(tile, x - entry.x, y - entry.y, turn)] = None
        return [placement for placement in found if self.fits(placement, joint)]

    def board(self, frame: Frame | None = None, edges: Mapping[tuple[int, int, Side], Blocks] | None = None) -> Board:
        """The map of all tiles. Where tiles touch, sight and steps need an exit on both sides; `edges` (by `edge_key`)
        overrules single edges, such as doors that are shut or walls that were broken through."""
        builder, walls = Builder(), dict[tuple[int, int, Side], Blocks]()
        for (x, y), (_, square) in self.squares.items():
            builder.square(x, y, square.blocks)
        for placement in self.placements:
            for wall in self.tile(placement).walls:
                key = edge_key(placement.x + wall.x, placement.y + wall.y, wall.side)
                walls[key] = walls.get(key, Blocks.NOTHING) | wall.blocks
        for (x, y, side), blocks in {**walls, **(edges or {})}.items():
            builder.wall(x, y, side, blocks)
        grid = builder.build(frame)
        return Board(grid, tuple(self._origin(*grid.xy(cell)) for cell in range(grid.size)))

    def _kind(self, x: int, y: int, side: Side) -> str | None:
        way = self.exits.get((x, y, side))
        return way.kind if way else None

    def _origin(self, x: int, y: int) -> Origin | None:
        if (x, y) not in self.squares:
            return None
        index, square = self.squares[x, y]
        return Origin(index, self.placements[index].tile, square.local, square.mark)
