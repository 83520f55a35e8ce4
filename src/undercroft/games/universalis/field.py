"""A board under a layout: which doors are open, where furniture stands, what lies on the ground.

It is computed once per layout and shared by all copies of a game.
"""

from __future__ import annotations

import functools
import operator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from undercroft.toolkit.grid import mask, members
from undercroft.toolkit.paths import Ways, ways

from .outline import Line
from .state import Activation, Layout, Placed

if TYPE_CHECKING:
    from .board import Board

WALL_HEIGHT = 4
GAPS = ("pit", "abyss", "deep-water")
"""What must be jumped or swum."""
DIFFICULT = ("difficult", "footbridge", "swamp", "forest", "rock")
"""Kinds of difficult terrain; a Pathfinder knows one of them.  [dun.skill.nature.pathfinder]"""
HARD = frozenset((*DIFFICULT, "ladder"))
"""With what is so for somebody with full hands."""


class Field:
    """The board under one layout."""

    def __init__(self, board: Board, layout: Layout) -> None:
        self.board, self.layout = board, layout
        self.outline = outline = board.outline(layout.ways)
        self.walls = outline.walls
        self.touching: tuple[tuple[int, ...], ...] = outline.touching
        """For each square those adjacent to it: no wall stands between.  [dun.los.wall]"""
        self.touch: tuple[int, ...] = outline.touch
        self.within_reach: tuple[int, ...] = outline.within_reach
        """As `touch`, but only where floors are not too far apart to strike each other."""
        self._lay_ground()
        self._put_pieces()
        self._raise_squares()
        self._keep()

    def _lay_ground(self) -> None:
        """The ground with overtiles and the footbridges that stand now."""
        board, layout = self.board, self.layout
        self.overtile: dict[int, str] = dict(layout.overtiles)
        for squares in layout.bridges:
            for cell in squares:
                self.overtile.setdefault(cell, "footbridge")
        ground = list(board.terrain)
        for cell, kind in self.overtile.items():
            ground[cell] = kind or ground[cell]
        self.ground: tuple[str, ...] = tuple(ground)
        """The kind of ground of each square, overtiles first."""
        self.bridges: tuple[tuple[int, ...], ...] = (
            *(squares for squares in board.bridges if self.ground[squares[0]] == "footbridge"),
            *layout.bridges,
        )
        """The footbridges that stand now."""

    def _put_pieces(self) -> None:
        """Pieces in the sections that lie open, and walls of fire, ice and stone: how high they are, what cover they
        give, where nobody passes."""
        board, layout = self.board, self.layout
        self.heights: list[int] = list(board.levels)
        self.cover: dict[int, str] = {}
        self.piece_at: dict[int, int] = {}
        impassable = walled = 0
        for place, piece in enumerate(layout.pieces):
            if not board.sections or not layout.revealed >> board.section[piece.cell] & 1:
                continue
            for cell in piece.squares:
                self.piece_at[cell] = place
                self.heights[cell] = max(self.heights[cell], board.floors[cell] + piece.height)
                if piece.cover:
                    self.cover[cell] = piece.cover
                if piece.impassable:
                    impassable |= 1 << cell
        for cell, kind in layout.overtiles:
            if kind in ("fire-wall", "ice-wall", "stone-wall"):
                walled |= 1 << cell
                self.heights[cell] = WALL_HEIGHT
        self.impassable, self.walled = impassable | walled, walled
        self.cluttered: int = mask(cell for cell, place in self.piece_at.items() if layout.pieces[place].height)
        """Squares with something on them that a larger base does not end on."""

    def _raise_squares(self) -> None:
        """How high one stands on each square.  [dun.terrain.elevated]"""
        board, layout = self.board, self.layout
        level = list(board.footing)
        for cell, place in self.piece_at.items():
            level[cell] = max(board.levels[cell], board.floors[cell] + layout.pieces[place].height)
        self.level: tuple[int, ...] = tuple(level)
        """How high above the floor somebody on each square stands.  [dun.terrain.elevated]"""
        covered = mask(self.piece_at)
        self.bare: int = board.flat & ~covered & ~self.walled
        """Squares with nothing on them that could stand in a line."""
        topped = mask(cell for cell in self.piece_at if level[cell] > board.floors[cell])
        self.raised: int = board.uphill & ~covered | topped
        """Stairs, high ground and low pieces: each of these squares costs 1 more, unless one comes down to it."""

    def _keep(self) -> None:
        """What is worked out when it is first asked for, and kept."""
        self._near: dict[int, tuple[Placed, ...]] = {}
        self._indexes: dict[int, tuple[int, ...]] = {}
        self._movable: dict[int, tuple[Placed, ...]] = {}
        self.routes: dict[tuple[object, ...], Any] = {}
        """Ways found by the movement rules, kept because the same question is asked again and again."""
        self.offered: tuple[Activation | None, Any] = (None, None)
        """The ways that were offered last, and in which activation: anyone who takes one of them asks no more."""
        self.rows: dict[tuple[int, ...], list[int]] = {}
        """Steps to the nearest of some squares, kept likewise for those who plan."""
        self.leading: list[Any] | None = None
        """And the ways that lead on."""
        self.perils: dict[tuple[int, int, int], dict[int, int]] = {}
        """And how many enemies could come near to each square, by where everybody stands."""
        self.gaits: dict[tuple[object, ...], Any] = {}
        """How those who move get along, by what it depends on."""
        self.rings: dict[tuple[tuple[int, ...], int, int], int] = {}
        """What lies in the Melee Ranges of long-range weapons beyond the first square, by base, depth and facing."""
        self._steps: dict[tuple[int, bool], tuple[tuple[int, ...], ...]] = {}
        self._fours: dict[int, tuple[tuple[tuple[int, ...], ...], int]] = {}
        self._ways: dict[int, Ways] = {}
        self._costs: dict[tuple[bool, str, bool], tuple[int, ...]] = {}

    def steps(self, height: int, huge: bool = False) -> tuple[tuple[int, ...], ...]:
        """Where a walker of this height can step: elements as high as it cannot be crossed.

        [dun.move.diagonal-corner, dun.terrain.too-high, dun.element.impassable, dun.move.mostly-blocked-square]
        """
        known = self._steps.get((height, huge))
        if known is None:
            least = 3 if huge else height
            blocked = self.impassable | mask(
                cell for cell, piece in self.piece_at.items() if self.layout.pieces[piece].height >= least
            )
            known = self.outline.steps(blocked)
            if self.board.steep:
                known = tuple(tuple(o for o in near if self.even(cell, o, least)) for cell, near in enumerate(known))
            self._steps[height, huge] = known
        return known

    def fours(self, steps: tuple[tuple[int, ...], ...]) -> int:
        """The upper left squares of all places where a base of four squares could stand, if one can step on its squares
        and nobody is there: no wall, no clutter and no ledge parts them.  [dun.large.reference-square]"""
        known = self._fours.get(id(steps))
        if known is not None and known[0] is steps:
            return known[1]
        board, east, south = self.board, self.outline.east, self.outline.south
        free = mask(cell for cell, near in enumerate(steps) if near and board.section[cell] >= 0) & ~self.cluttered
        found = free & free >> 1 & free >> board.width & free >> board.width + 1
        found &= east & east >> board.width & south & south >> 1
        if board.steep:
            found = mask(at for at in members(found) if len({board.levels[cell] for cell in board.base(at, 4)}) == 1)
        self._fours[id(steps)] = (steps, found)
        return found

    def ways(self, height: int) -> Ways:
        """The same steps as bitmasks."""
        known = self._ways.get(height)
        if known is None:
            known = self._ways[height] = ways(self.steps(height))
        return known

    def even(self, cell: int, other: int, least: int) -> bool:
        """Whether one can step between two squares: the difference is less than the walker's height, or there is a
        ladder.  [dun.terrain.too-high, dun.terrain.ladder]"""
        board = self.board
        if abs(board.levels[cell] - board.levels[other]) < least:
            return True
        return bool((board.ladders >> cell | board.ladders >> other) & 1)

    def costs(self, sure_footed: bool = False, path: str = "", laden: bool = False) -> tuple[int, ...]:
        """Movement points for entering each square: 1, +1 for difficult terrain (not of the kind `path`), also ladders
        with something in hand, +1 for climbing onto something low.

        [dun.terrain.difficult-cost, dun.terrain.climb-cost, dun.terrain.ladder, dun.terrain.table]
        """
        known = self._costs.get((sure_footed, path, laden))
        if known is None:
            prices = [1] * self.board.size
            for cell in members(self.raised):
                prices[cell] += 1
            if not sure_footed and self.difficult:
                for cell, kind in enumerate(self.ground):
                    prices[cell] += kind != path and self.is_difficult(cell, laden)
            known = tuple(prices)
            known = self._costs[sure_footed, path, laden] = self.board.prices.setdefault(known, known)
        return known

    @cached_property
    def smooth(self) -> tuple[int, ...]:
        """What those pay who heed no difficult terrain, and everybody where there is none."""
        return self.costs(True)

    @cached_property
    def difficult(self) -> bool:
        """Whether there is difficult ground anywhere, also for somebody with full hands."""
        return not HARD.isdisjoint(self.ground)

    def descends(self, cell: int, other: int) -> bool:
        """Whether a step comes down to stairs or something low, which costs nothing more.  [dun.terrain.step-down]"""
        return bool(self.raised >> other & 1) and self.level[other] < self.level[cell]

    def is_difficult(self, cell: int, laden: bool = False) -> bool:
        """[dun.terrain.difficult-cost, dun.terrain.ladder]"""
        kind = self.ground[cell]
        return kind in DIFFICULT or (laden and kind == "ladder")

    @cached_property
    def gaps(self) -> dict[str, int]:
        """The squares of pits, of abysses and of deep water, as bitmasks."""
        found = dict.fromkeys(GAPS, 0)
        for cell, kind in enumerate(self.ground) if not found.keys().isdisjoint(self.ground) else ():
            if kind in found:
                found[kind] |= 1 << cell
        return found

    @cached_property
    def gap(self) -> int:
        """All of them."""
        return functools.reduce(operator.or_, self.gaps.values())

    def line(self, start: int, end: int) -> Line:
        """The line of sight between two squares as far as walls matter; heights are judged by the rules."""
        return self.outline.lines.get(start * self.board.size + end) or self.outline.draw(start, end)

    def pieces_near(self, cell: int) -> tuple[Placed, ...]:
        """The pieces of explored sections on a square or next to it."""
        known = self._near.get(cell)
        if known is None:
            near = self.touch[cell] | 1 << cell
            known = self._near[cell] = tuple([piece for piece, base in self._shown if base & near])
        return known

    @cached_property
    def _shown(self) -> list[tuple[Placed, int]]:
        """The pieces of explored sections, each with its squares as a bitmask."""
        return [(piece, mask(piece.squares)) for piece in self.layout.pieces if self.explored >> piece.cell & 1]

    @cached_property
    def fringes(self) -> list[tuple[Placed, int]]:
        """The same pieces, each with the squares that touch it."""
        return [
            (piece, functools.reduce(operator.or_, [self.touch[cell] for cell in piece.squares]))
            for piece, _ in self._shown
        ]

    def movable_near(self, cell: int) -> tuple[Placed, ...]:
        """Those of them that can be moved."""
        known = self._movable.get(cell)
        if known is None:
            known = self._movable[cell] = tuple([piece for piece in self.pieces_near(cell) if piece.movable])
        return known

    def indexes_near(self, cell: int) -> tuple[int, ...]:
        """The numbers of these pieces, each of them once."""
        known = self._indexes.get(cell)
        if known is None:
            known = self._indexes[cell] = tuple(dict.fromkeys(piece.index for piece in self.pieces_near(cell)))
        return known

    @cached_property
    def explored(self) -> int:
        """All squares of sections that have been laid out, as a bitmask."""
        squares = 0
        for n in members(self.layout.revealed):
            squares |= self.board.squares[n]
        return squares
