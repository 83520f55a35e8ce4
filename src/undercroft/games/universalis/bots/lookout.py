"""The squares around somebody who shoots: what he sees from each, and how near his enemies can come."""

from __future__ import annotations

from undercroft.toolkit.grid import Step, mask
from undercroft.toolkit.once import once
from undercroft.toolkit.paths import distances

from ..content.catalogue import UTable
from ..rules.shooting import ranged
from ..rules.squares import (
    Ground,
    Spot,
    best_line,
    board_of,
    distance,
    field_of,
    footprint,
    ground,
    melee_range,
    placement,
    squares,
)
from ..state import NOBODY, NOWHERE, OUT, Figure


def in_the_way(t: UTable, figure: Figure, mark: Figure, splash: bool) -> list[Figure]:
    """Whom a magic projectile hits besides its target: all on its line, and all around a target that it splashes."""
    board, field = board_of(t), field_of(t)
    start = figure.cell
    if figure.span != 1:
        start = min(squares(board, figure), key=lambda cell: board.distance(cell, mark.cell))
    cells = mask(board.track(start, mark.cell)[0])
    if splash:
        for cell in squares(board, mark):
            cells |= field.touch[cell]
    if not cells:
        return []
    found: list[Figure] = []
    for f in t.state.figures.values():
        if f is mark or f is figure or f.cell == NOWHERE or f.marks & OUT:
            continue
        if cells >> f.cell & 1 if f.span == 1 else cells & footprint(board, f):
            found.append(f)
    return found


AFAR = 5
"""Enemies at this distance are as good as any further away."""


class Lookout:
    """The squares around somebody who shoots, as long as nobody moves."""

    def __init__(self, t: UTable, figure: Figure, foes: list[Figure]) -> None:
        self.t, self.figure, self.foes, self.field = t, figure, foes, field_of(t)

    @once
    def well_placed(self) -> bool:
        """Whether he can hit something from where he is, with nobody next to him: then no other square is better."""
        return self.close(self.figure.cell) > 1 and sees_any(self.t, self.figure, self.foes)

    @once
    def land(self) -> Ground:
        return ground(self.t, self.figure)

    @once
    def held(self) -> int:
        """All Melee Ranges of his enemies, as a bitmask."""
        found = 0
        for foe in self.foes:
            found |= melee_range(self.t, foe)
        return found

    @once
    def rows(self) -> list[tuple[int, ...]]:
        """How far each enemy has to walk to each square."""
        walls = self.field.walls
        return [distances(walls, foe.cell, Step.DIAGONAL) for foe in self.foes]

    def steps(self, cell: int) -> int:
        """How far the nearest enemy has to walk to a square."""
        rows = self.rows
        if len(rows) == 1:
            return rows[0][cell]
        return min([row[cell] for row in rows], default=0)

    @once
    def now(self) -> int:
        """And to where he is."""
        return self.steps(self.figure.cell)

    @once
    def rings(self) -> list[int]:
        """The squares within each distance of an enemy, as bitmasks."""
        board, found = self.field.board, []
        for far in range(AFAR):
            found.append(0)
            for foe in self.foes:
                found[far] |= board.disc(foe.cell, far)
        return found

    def close(self, cell: int) -> int:
        """The distance of the nearest enemy; nobody asks for more."""
        for far, ring in enumerate(self.rings):
            if ring >> cell & 1:
                return far
        return AFAR

    def line(self, cell: int) -> float:
        """A square from which something can be hit, out of reach of the enemy."""
        if self.well_placed:
            return -1.0
        close = self.close(cell)
        return self.covered(cell, close) if self.sees_from(cell) else self.nearer(cell, close)

    def hope(self, cell: int) -> float:
        """The most that a square can be worth, before anybody has looked what can be hit from it."""
        if self.well_placed:
            return -1.0
        close = AFAR
        for far, ring in enumerate(self.rings):  # as `close` and `covered`: this is asked of all squares in reach
            if ring >> cell & 1:
                close = far
                break
        most = 7.0 + 0.2 * close - 3.0 * (self.held >> cell & 1)
        return most if close <= 2 or most >= self.nearest else max(most, self.nearer(cell, close))

    @once
    def nearest(self) -> float:
        """The most that a square could be worth from which nothing can be hit: right next to the enemy."""
        return 4.0 + 0.3 * self.now

    @once
    def ceiling(self) -> float:
        """The most that any square could be worth to somebody who is badly placed."""
        return max(7.0 + 0.2 * AFAR, self.nearest)

    @once
    def most(self) -> float:
        """The most that any square can be worth."""
        return -1.0 if self.well_placed else self.ceiling

    def covered(self, cell: int, close: int) -> float:
        """The worth of a square from which something can be hit."""
        return 7.0 + 0.2 * close - 3.0 * (self.held >> cell & 1)

    def nearer(self, cell: int, close: int) -> float:
        """And of one from which nothing can."""
        there = self.steps(cell) if close > 2 else self.now
        return 4.0 + 0.3 * (self.now - there) if there < self.now else -1.0

    @once
    def marks(self) -> list[tuple[Figure, int]]:
        """His enemies, each with each of its squares."""
        board = self.field.board
        return [(foe, cell) for foe in self.foes for cell in squares(board, foe)]

    def sees_from(self, cell: int) -> bool:
        """Whether something can be hit from a square; he may turn freely there. Walls come first: behind them most
        squares need no further look, nor enemies."""
        figure, foes = self.figure, self.foes
        if figure.span == 1:
            outline, first, open_to = self.field.outline, cell * self.field.board.size, dict[int, Figure]()
            for foe, mark in self.marks:  # as `Field.line`: dozens of squares are looked at
                if (outline.lines.get(first + mark) or outline.draw(cell, mark)).seen:
                    open_to[foe.id] = foe
            if not open_to:
                return False
            foes = [*open_to.values()]
        start = Spot(figure.cell, figure.other)
        if figure.span == 1 and figure.riding == NOBODY:
            figure.cell = cell  # where a walk ends there is room for him
        else:
            figure.cell, figure.other = placement(self.t, figure, cell, self.land) or start
        found = sees_any(self.t, figure, foes)
        figure.cell, figure.other = start
        return found


def sees_any(t: UTable, figure: Figure, foes: list[Figure]) -> bool:
    for held in figure.hands:
        weapon = t.content.weapons.get(held.card)
        if weapon is not None and weapon.kind == "ranged":
            return any(ranged.can_shoot(t, figure, held, foe) for foe in foes)
    return any(distance(board_of(t), figure, foe) <= 12 and clear(t, figure, foe) for foe in foes)


def clear(t: UTable, figure: Figure, foe: Figure) -> bool:
    """Whether a spell can fly there without hitting a friend on its way."""
    if best_line(t, figure, foe, facing=False) is None:
        return False
    return all(one.side != figure.side for one in in_the_way(t, figure, foe, False))
