"""The map of a quest, and what can be looked up on it: sections, doors, neighbours, Melee Range squares, lines.

A `Board` is what the Quest Sheet prints and never changes. A `Field` is the board under a `Layout` (which doors are
open,
where furniture stands); it is computed once per layout and shared by all copies of a game.
"""

from __future__ import annotations

import functools
import operator
from functools import cached_property
from typing import Any, NamedTuple

from undercroft.toolkit.building import Builder
from undercroft.toolkit.grid import Frame, Grid, Side, Step, mask, members
from undercroft.toolkit.paths import Ways, ways
from undercroft.toolkit.sight import track

from .content.definitions import Furniture, SpecialElement
from .content.quests import Door, Furnishing, Quest, Section
from .outline import MOST_LINES, Line, Outline
from .state import Activation, Layout, Placed

VECTORS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight facings, clockwise from north."""

FACING_OF = {vector: facing for facing, vector in enumerate(VECTORS)}
FACINGS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
SIDES = {side.name.lower(): side for side in Side}
WALL_HEIGHT = 4
GAPS = ("pit", "abyss", "deep-water")
"""What must be jumped or swum."""


class Access(NamedTuple):
    """A door or passage: the pairs of squares on both sides of it, and the two sections."""

    door: Door
    pairs: tuple[tuple[int, int], ...]
    sections: tuple[int, int]
    facing: int
    """Looking from the first section into the second."""


class Board:
    """A compiled Quest Sheet."""

    def __init__(self, quest: Quest, furniture: dict[str, Furniture], elements: dict[str, SpecialElement]) -> None:
        rows = quest.map.strip("\n").split("\n")
        self.quest, self.height, self.width = quest, len(rows), max(map(len, rows))
        self.furniture, self.elements = furniture, elements
        self.size = self.width * self.height
        self.sections: tuple[Section, ...] = quest.sections
        self.places: dict[str, int] = {section.id: n for n, section in enumerate(quest.sections)}
        """The number of each section by its letter."""
        letters = "".join(row.ljust(self.width, ".") for row in rows)
        self.section: tuple[int, ...] = tuple(self.places.get(letter, -1) for letter in letters)
        self.red: int = mask(cell for cell, letter in enumerate(letters) if letter == "#")
        self.squares: tuple[int, ...] = tuple(
            mask(cell for cell in range(self.size) if self.section[cell] == n) for n in range(len(self.sections))
        )
        self.doors: tuple[Access, ...] = tuple(self._access(door) for door in quest.doors)
        self.start: tuple[int, ...] = tuple(self.at(*at) for at in quest.start)
        self.start_section: int = self.section[self.start[0]]
        self.goals: tuple[int, ...] = tuple(self.at(*at) for at in quest.goals)
        self.chests: tuple[int, ...] = tuple(self.at(*at) for at in quest.chests)
        self.terrain: list[str] = [""] * self.size
        self.floors: list[int] = [self.sections[s].height if s >= 0 else 0 for s in self.section]
        """The height of each section's floor; 0 unless the sheet says so.  [dun.jump-attack.floor-heights]"""
        self.levels: list[int] = list(self.floors)
        """With stairs and high ground."""
        self._lay_ground()
        self.pieces: tuple[Placed, ...] = self._pieces(furniture, elements)
        self.furnishings: tuple[Furnishing, ...] = (*quest.furniture, *quest.elements)
        self.thin_air: int = mask(
            self.section[piece.cell] for piece in self.pieces if piece.element and elements[piece.card].thin_air
        )
        self.bridges: tuple[tuple[int, ...], ...] = self._footbridges()
        """The footbridges of the sheet, each as its squares in a line."""
        self.cliffs: int = mask(cell for cell in range(self.size) if self.terrain[cell] in ("abyss", "footbridge"))
        self._fields: dict[Layout, Field] = {}
        self._by_id: dict[int, tuple[Layout, Field]] = {}
        self._outlines: dict[int, Outline] = {}
        self._tracks: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self.edges: dict[tuple[object, ...], tuple[tuple[int, ...], tuple[tuple[int, int], ...]]] = {}
        """What the steps from a square cost, by what that depends on."""
        self.lines: dict[int, tuple[int, dict[int, Line]]] = {}
        """For two squares the doors (bits) on the way, and the line of sight while some of them are open."""
        self.prices: dict[tuple[int, ...], tuple[int, ...]] = {}
        """The tables of what entering each square costs, each of them once."""
        self.rows = [divmod(cell, self.width) for cell in range(self.size)]
        self._discs: dict[int, int] = {}
        self.special_cells: tuple[int, ...] = tuple(
            cell for cell in range(self.size) if self.terrain[cell] in ("pit", "abyss", "deep-water")
        )
        self.at_door: tuple[int, ...] = tuple(mask(cell for pair in a.pairs for cell in pair) for a in self.doors)
        """For each door the squares that have it on one of their sides."""
        self.by_door: tuple[int, ...] = tuple(self._beside(access) for access in self.doors)
        """And those that touch its end with a corner, on the same side of the wall."""
        self.beside: tuple[int, ...] = tuple(at | by for at, by in zip(self.at_door, self.by_door, strict=True))
        """Both of them."""
        self.doors_at: dict[int, tuple[int, ...]] = {
            cell: tuple(n for n, near in enumerate(self.at_door) if near >> cell & 1)
            for cell in members(functools.reduce(operator.or_, self.at_door, 0))
        }
        """The doors on the sides of each square that has one."""
        self._door_bits: dict[int, int] = {cell: mask(doors) for cell, doors in self.doors_at.items()}
        self._doors_beside: dict[int, tuple[int, ...]] = {}
        self.thresholds: int = mask(cell for a in self.doors for pair in a.pairs for cell in pair)
        self.entrance: int = mask(self.start)
        self.aims: int = mask(self.goals)
        self.reserved: int = self.entrance | self.aims
        self.steep: bool = len({self.levels[cell] for cell in range(self.size) if self.section[cell] >= 0}) > 1
        """Whether there is more than one level."""
        self.open_air: int = mask(
            cell
            for cell, n in enumerate(self.section)
            if n >= 0 and (quest.riding == "everywhere" or (quest.riding == "outdoors" and self.sections[n].outdoor))
        )
        """Squares where one can ride.  [dun.mount.indoors, dun.mount.where]"""
        self.closed: int = ((1 << self.size) - 1) & ~self.open_air
        self.ladders: int = mask(cell for cell in range(self.size) if self.terrain[cell] == "ladder")
        self.narrow: int = mask(cell for cell in range(self.size) if self._is_narrow(cell))
        gaps = mask(self.special_cells)
        self.ledges: int = self.narrow | mask(cell for cell in range(self.size) if self._is_narrow(cell, gaps))
        """Also what a pit, an abyss or water leaves of a passage."""
        self.tight: frozenset[tuple[int, int]] = frozenset(
            way for a in self.doors if len(a.pairs) == 1 for pair in a.pairs for way in (pair, pair[::-1])
        )
        """The steps through doors 1 square wide."""
        self.pinched: int = self._pinched()
        """Squares where a Large one may have to squeeze: in a narrow place or next to one."""
        self.gates: tuple[int, ...] = tuple(n for n, a in enumerate(self.doors) if a.door.kind == "gate")

    def at(self, x: int, y: int) -> int:
        return y * self.width + x

    def xy(self, cell: int) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def spot(self, cell: int) -> str:
        """A square for people, column and row counted from 1."""
        return f"{cell % self.width + 1},{cell // self.width + 1}"

    def distance(self, one: int, other: int) -> int:
        """Squares between two squares, diagonals counting 1.  [dun.ranged.distance]"""
        (y, x), (v, u) = self.rows[one], self.rows[other]
        across, along = x - u if x > u else u - x, y - v if y > v else v - y
        return across if across > along else along

    def between(self, some: tuple[int, ...], others: tuple[int, ...]) -> int:
        """The least distance between two bases."""
        return min(self.distance(one, other) for one in some for other in others)

    def doors_beside(self, base: int) -> tuple[int, ...]:
        """The doors that a base (its squares as a bitmask) has on its sides or touches with a corner."""
        known = self._doors_beside.get(base)
        if known is None:
            known = self._doors_beside[base] = tuple(n for n, near in enumerate(self.beside) if near & base)
        return known

    def disc(self, cell: int, radius: int) -> int:
        """The squares within a distance of a square, as a bitmask.  [dun.ranged.distance]"""
        key = radius * self.size + cell
        known = self._discs.get(key)
        if known is None:
            known = self._discs[key] = self._disc(cell, radius)
        return known

    def _disc(self, cell: int, radius: int) -> int:
        (y, x), wide = self.rows[cell], self.width
        left, right = max(0, x - radius), min(wide - 1, x + radius)
        row = ((1 << right - left + 1) - 1) << left
        return sum(row << v * wide for v in range(max(0, y - radius), min(self.height - 1, y + radius) + 1))

    def span(self, one: int, other: int) -> int:
        """The square of the straight distance, to tell the straightest way from others of equal length."""
        (y, x), (v, u) = self.rows[one], self.rows[other]
        return (x - u) ** 2 + (y - v) ** 2

    def facing(self, start: int, end: int) -> int:
        """The facing that comes nearest to the direction from one square to another."""
        (y, x), (v, u) = self.rows[start], self.rows[end]
        dx, dy = u - x, v - y
        beside = FACING_OF.get((dx, dy))
        if beside is not None:
            return beside
        if abs(dx) > 2 * abs(dy):
            dy = 0
        elif abs(dy) > 2 * abs(dx):
            dx = 0
        return FACING_OF.get(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)), 0)

    def ahead(self, cell: int, facing: int, other: int) -> int:
        """How far a square lies ahead: positive in front, 0 beside, negative behind.  [dun.facing.front-back]"""
        (y, x), (v, u) = self.rows[cell], self.rows[other]
        dx, dy = VECTORS[facing]
        return (u - x) * dx + (v - y) * dy

    @cached_property
    def flight_costs(self) -> tuple[int, ...]:
        """What flyers pay: 1 everywhere, 2 in corridors.  [dun.fly.ignores, dun.fly.corridor-half]"""
        kinds = [section.kind for section in self.sections]
        return tuple(1 + (section >= 0 and kinds[section] == "corridor") for section in self.section)

    @cached_property
    def flat(self) -> int:
        """Squares at the height of the floor of everything, as a bitmask."""
        return mask(cell for cell, level in enumerate(self.levels) if not level)

    @cached_property
    def footing(self) -> tuple[int, ...]:
        """How high above the floor somebody on each square stands where nothing else is on it."""
        return tuple(max(level, 0) for level in self.levels)

    @cached_property
    def uphill(self) -> int:
        """Squares of stairs and high ground, as a bitmask."""
        return mask(cell for cell in range(self.size) if self.footing[cell] > self.floors[cell])

    @cached_property
    def doorsteps(self) -> int:
        """The squares beside any door, also those that touch its end with a corner, as a bitmask."""
        return functools.reduce(operator.or_, (*self.at_door, *self.by_door), 0)

    @cached_property
    def levers(self) -> tuple[int, ...]:
        """The furnishings that open a door from afar."""
        return tuple(n for n, one in enumerate(self.furnishings) if one.opens)

    @cached_property
    def straits(self) -> int:
        """The squares of doors and of passages 1 square wide, as a bitmask."""
        return self.narrow | mask(cell for access in self.doors for pair in access.pairs for cell in pair)

    @cached_property
    def shut(self) -> Grid:
        """The squares with all doors closed."""
        builder = Builder()
        for cell in range(self.size):
            if self.section[cell] >= 0:
                builder.square(*self.xy(cell))
        for cell in range(self.size):
            here = self.section[cell]
            x, y = self.xy(cell)
            for side, other in ((Side.EAST, cell + 1), (Side.SOUTH, cell + self.width)):
                inside = x + 1 < self.width if side is Side.EAST else y + 1 < self.height
                if inside and here >= 0 <= self.section[other] != here:
                    builder.wall(x, y, side)
        return builder.build(Frame(0, 0, self.width, self.height))

    @cached_property
    def touch(self) -> tuple[int, ...]:
        """For each square those that touch it while all doors are closed, as a bitmask."""
        return tuple(mask(cells) for cells in self.shut.neighbours(Step.SQUEEZING))

    @cached_property
    def rectangles(self) -> frozenset[int]:
        """The sections that fill the rectangle around them."""
        found = []
        for n, squares in enumerate(self.squares):
            (top, left), (bottom, right) = (1 << 20, 1 << 20), (-1, -1)
            for y, x in (self.rows[cell] for cell in members(squares)):
                top, left, bottom, right = min(top, y), min(left, x), max(bottom, y), max(right, x)
            if squares.bit_count() == (bottom - top + 1) * (right - left + 1):
                found.append(n)
        return frozenset(found)

    @cached_property
    def gaps(self) -> tuple[tuple[int, int], ...]:
        """For each door the upright and the level edges that are free when it is open."""
        found = []
        for access in self.doors:
            upright = mask(min(pair) for pair in access.pairs if abs(pair[0] - pair[1]) == 1)
            level = mask(min(pair) for pair in access.pairs if abs(pair[0] - pair[1]) != 1)
            found.append((upright, level))
        return tuple(found)

    def squeezes(self, cell: int, other: int) -> bool:
        """Whether a step leads into a passage, or through a door, that is 1 square wide.  [dun.large.narrow]"""
        return bool(self.narrow >> other & 1) or (not self.narrow >> cell & 1 and (cell, other) in self.tight)

    def base(self, cell: int, span: int, other: int = -1) -> tuple[int, ...]:
        """The squares of a base whose first square is `cell`; of two squares `other` is the second, also where a Large
        one squeezes through.  [dun.size.creatures, dun.large.narrow]"""
        if span == 1:
            return (cell,)
        if other >= 0:
            return (cell, other)
        return (cell, cell + 1, cell + self.width, cell + self.width + 1)

    def field(self, layout: Layout) -> Field:
        """The board under a layout."""
        known = self._by_id.get(id(layout))
        if known is not None and known[0] is layout:
            return known[1]
        field = self._fields.get(layout)
        if field is None:
            if len(self._fields) > 400:
                self._fields.clear()
                self.prices.clear()
            field = self._fields[layout] = Field(self, layout)
        if len(self._by_id) > 2000:
            self._by_id.clear()
        self._by_id[id(layout)] = (layout, field)
        return field

    def track(self, start: int, end: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The squares that the line between two squares crosses, and those that it only touches with a corner."""
        key = start * self.size + end
        known = self._tracks.get(key)
        if known is None:
            if len(self._tracks) > MOST_LINES:
                self._tracks.clear()
            known = self._tracks[key] = track(self.shut, start, end)
        return known

    def lines_between(self, start: int, end: int) -> tuple[int, dict[int, Line]]:
        """The place for the lines between two squares, with the doors at all squares that these cross or touch. None
        matters within a section that is a rectangle, unless its edge is touched."""
        crossed, touched = self.track(start, end)
        doors, section = 0, self.section[start]
        if touched or section != self.section[end] or section not in self.rectangles:
            for cell in (start, *crossed, *touched, end):
                doors |= self._door_bits.get(cell, 0)
        if len(self.lines) > MOST_LINES:
            self.lines.clear()
        found: tuple[int, dict[int, Line]] = (doors, {})
        self.lines[start * self.size + end] = found
        return found

    def outline(self, ways: int) -> Outline:
        """The walls while these doors (bits) are open."""
        known = self._outlines.get(ways)
        if known is None:
            if len(self._outlines) > 100:
                self._outlines.clear()
            known = self._outlines[ways] = Outline(self, ways)
        return known

    def _beside(self, access: Access) -> int:
        """[dun.door.diagonal]"""
        found = 0
        for pair in access.pairs:
            along = (self.width,) if abs(pair[0] - pair[1]) == 1 else (1,)
            for cell in pair:
                for other in (cell + along[0], cell - along[0]):
                    level = along[0] == self.width or other // self.width == cell // self.width
                    if 0 <= other < self.size and level and self.section[other] == self.section[cell]:
                        found |= 1 << other
        return found

    def _pinched(self) -> int:
        tight, wide = mask(cell for way in self.tight for cell in way), self.width
        return tight | self.ledges | self.ledges << 1 | self.ledges >> 1 | self.ledges << wide | self.ledges >> wide

    def _is_narrow(self, cell: int, gaps: int = 0) -> bool:
        """Whether a square belongs to a passage 1 square wide."""
        here = self.section[cell]
        if here < 0 or gaps >> cell & 1:
            return False
        x, y = self.xy(cell)
        same = [
            0 <= x + dx < self.width
            and 0 <= y + dy < self.height
            and self.section[self.at(x + dx, y + dy)] == here
            and not gaps >> self.at(x + dx, y + dy) & 1
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        ]
        return not (same[0] or same[2]) or not (same[1] or same[3])

    def _access(self, door: Door) -> Access:
        side, (x, y) = SIDES[door.side], door.at
        dx, dy = side.offset
        along = (0, 1) if dx else (1, 0)
        firsts = [self.at(x + along[0] * n, y + along[1] * n) for n in range(door.width)]
        pairs = tuple((cell, cell + dx + dy * self.width) for cell in firsts)
        return Access(door, pairs, (self.section[pairs[0][0]], self.section[pairs[0][1]]), FACING_OF[dx, dy])

    def _lay_ground(self) -> None:
        for ground in self.quest.ground:
            for dy in range(ground.depth):
                for dx in range(ground.width):
                    cell = self.at(ground.at[0] + dx, ground.at[1] + dy)
                    self.terrain[cell] = ground.kind
                    if ground.kind in ("stairs", "high"):
                        self.levels[cell] = self.floors[cell] + ground.height

    def _footbridges(self) -> tuple[tuple[int, ...], ...]:
        """[dun.bridge.difficult]"""
        found = [
            tuple(self.at(g.at[0] + x, g.at[1] + y) for y in range(g.depth) for x in range(g.width))
            for g in self.quest.ground
            if g.kind == "footbridge"
        ]
        laid = {cell for squares in found for cell in squares}
        return (
            *found,
            *(p.squares for p in self.pieces if self.terrain[p.cell] == "footbridge" and p.cell not in laid),
        )

    def _pieces(self, furniture: dict[str, Furniture], elements: dict[str, SpecialElement]) -> tuple[Placed, ...]:
        found = []
        for n, put in enumerate((*self.quest.furniture, *self.quest.elements)):
            is_element = n >= len(self.quest.furniture)
            card: Furniture | SpecialElement = elements[put.card] if is_element else furniture[put.card]
            width, depth = (card.depth, card.width) if put.turned else (card.width, card.depth)
            squares = tuple(self.at(put.at[0] + dx, put.at[1] + dy) for dy in range(depth) for dx in range(width))
            if isinstance(card, SpecialElement) and card.terrain:
                for cell in squares:
                    self.terrain[cell] = card.terrain
            found.append(
                Placed(
                    n, put.card, squares[0], squares, card.height, card.cover, card.impassable, card.movable, is_element
                )
            )
        return tuple(found)


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
        self.heights: list[int] = list(board.levels)
        self.cover: dict[int, str] = {}
        self.piece_at: dict[int, int] = {}
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
        self.impassable = impassable | walled
        self.cluttered: int = mask(cell for cell, place in self.piece_at.items() if layout.pieces[place].height)
        """Squares with something on them that a larger base does not end on."""
        self._near: dict[int, tuple[Placed, ...]] = {}
        self._indexes: dict[int, tuple[int, ...]] = {}
        self._movable: dict[int, tuple[Placed, ...]] = {}
        self.routes: dict[tuple[object, ...], Any] = {}
        """Ways found by the movement rules, kept because the same question is asked again and again."""
        self.offered: tuple[Activation | None, Any] = (None, None)
        """The ways that were offered last, and in which activation: whoever takes one of them asks no more."""
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
        level = list(board.footing)
        for cell, place in self.piece_at.items():
            level[cell] = max(board.levels[cell], board.floors[cell] + layout.pieces[place].height)
        self.level: tuple[int, ...] = tuple(level)
        """How high above the floor somebody on each square stands.  [dun.terrain.elevated]"""
        covered = mask(self.piece_at)
        self.bare: int = board.flat & ~covered & ~walled
        """Squares with nothing on them that could stand in a line."""
        topped = mask(cell for cell in self.piece_at if level[cell] > board.floors[cell])
        self.raised: int = board.uphill & ~covered | topped
        """Stairs, high ground and low pieces: each of these squares costs 1 more, unless one comes down to it."""

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
