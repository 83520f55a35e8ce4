"""The map of a quest as its sheet prints it, which never changes: sections, doors, ground, pieces, lines."""

from __future__ import annotations

import functools
import operator
from functools import cached_property
from typing import NamedTuple

from undercroft.toolkit.building import Builder
from undercroft.toolkit.grid import Frame, Grid, Side, Step, mask, members
from undercroft.toolkit.sight import track

from .content.definitions import Furniture, SpecialElement
from .content.quests import Door, Furnishing, Ground, Quest, Section
from .field import Field
from .outline import MOST_LINES, Line, Outline
from .plane import FACING_OF, SIDES, Plane
from .state import Layout, Placed


class Access(NamedTuple):
    """A door or passage: the pairs of squares on both sides of it, and the two sections."""

    door: Door
    pairs: tuple[tuple[int, int], ...]
    sections: tuple[int, int]
    facing: int
    """Looking from the first section into the second."""


class Board(Plane):
    """A compiled Quest Sheet."""

    def __init__(self, quest: Quest, furniture: dict[str, Furniture], elements: dict[str, SpecialElement]) -> None:
        rows = quest.map.strip("\n").split("\n")
        super().__init__(max(map(len, rows)), len(rows))
        self.quest, self.furniture, self.elements = quest, furniture, elements
        self._draw_sections("".join(row.ljust(self.width, ".") for row in rows))
        self._mark_squares()
        self._lay_ground()
        self._put_pieces()
        self._hang_doors()
        self._note_ground()
        self._find_straits()
        self._keep()

    def _draw_sections(self, letters: str) -> None:
        """The sections by their letters, and their floors.  [dun.jump-attack.floor-heights]"""
        self.sections: tuple[Section, ...] = self.quest.sections
        self.places: dict[str, int] = {section.id: n for n, section in enumerate(self.sections)}
        """The number of each section by its letter."""
        self.section: tuple[int, ...] = tuple(self.places.get(letter, -1) for letter in letters)
        self.red: int = mask(cell for cell, letter in enumerate(letters) if letter == "#")
        self.squares: tuple[int, ...] = tuple(
            mask(cell for cell in range(self.size) if self.section[cell] == n) for n in range(len(self.sections))
        )
        self.floors: list[int] = [self.sections[s].height if s >= 0 else 0 for s in self.section]
        """The height of each section's floor; 0 unless the sheet says so."""

    def _mark_squares(self) -> None:
        """Where the heroes begin and where they want to be."""
        quest = self.quest
        self.start: tuple[int, ...] = tuple(self.at(*at) for at in quest.start)
        self.start_section: int = self.section[self.start[0]]
        self.goals: tuple[int, ...] = tuple(self.at(*at) for at in quest.goals)
        self.chests: tuple[int, ...] = tuple(self.at(*at) for at in quest.chests)
        self.entrance: int = mask(self.start)
        self.aims: int = mask(self.goals)
        self.reserved: int = self.entrance | self.aims

    def _lay_ground(self) -> None:
        """The ground that the sheet prints; `levels` are the floors with stairs and high ground."""
        self.terrain: list[str] = [""] * self.size
        self.levels: list[int] = list(self.floors)
        for ground in self.quest.ground:
            for cell in self._covered(ground):
                self.terrain[cell] = ground.kind
                if ground.kind in ("stairs", "high"):
                    self.levels[cell] = self.floors[cell] + ground.height

    def _put_pieces(self) -> None:
        """Furniture and Special Elements, some of which are ground themselves."""
        self.pieces: tuple[Placed, ...] = self._pieces(self.furniture, self.elements)
        self.furnishings: tuple[Furnishing, ...] = (*self.quest.furniture, *self.quest.elements)
        self.thin_air: int = mask(
            self.section[piece.cell] for piece in self.pieces if piece.element and self.elements[piece.card].thin_air
        )
        self.bridges: tuple[tuple[int, ...], ...] = self._footbridges()
        """The footbridges of the sheet, each as its squares in a line."""

    def _hang_doors(self) -> None:
        """Doors and passages with the squares next to them. [dun.door.diagonal]"""
        self.doors: tuple[Access, ...] = tuple(self._access(door) for door in self.quest.doors)
        self.gates: tuple[int, ...] = tuple(n for n, a in enumerate(self.doors) if a.door.kind == "gate")
        self.at_door: tuple[int, ...] = tuple(mask(cell for pair in a.pairs for cell in pair) for a in self.doors)
        """For each door the squares that have it on one of their sides."""
        self.by_door: tuple[int, ...] = tuple(self._beside(access) for access in self.doors)
        """And those that touch its end with a corner, on the same side of the wall."""
        self.beside: tuple[int, ...] = tuple(at | by for at, by in zip(self.at_door, self.by_door, strict=True))
        """Both of them."""
        self.thresholds: int = functools.reduce(operator.or_, self.at_door, 0)
        self.doors_at: dict[int, tuple[int, ...]] = {
            cell: tuple(n for n, near in enumerate(self.at_door) if near >> cell & 1)
            for cell in members(self.thresholds)
        }
        """The doors on the sides of each square that has one."""
        self._door_bits: dict[int, int] = {cell: mask(doors) for cell, doors in self.doors_at.items()}

    def _note_ground(self) -> None:
        """The squares of each kind of ground that rules ask for.  [dun.mount.indoors, dun.mount.where]"""
        self.cliffs: int = self._of_kind("abyss", "footbridge")
        self.ladders: int = self._of_kind("ladder")
        self.special_cells: tuple[int, ...] = tuple(members(self._of_kind("pit", "abyss", "deep-water")))
        self.steep: bool = len({self.levels[cell] for cell in range(self.size) if self.section[cell] >= 0}) > 1
        """Whether there is more than one level."""
        self.open_air: int = mask(cell for cell, n in enumerate(self.section) if n >= 0 and self._ridable(n))
        """Squares where one can ride."""
        self.closed: int = ((1 << self.size) - 1) & ~self.open_air

    def _find_straits(self) -> None:
        """Where there is little room.  [dun.large.narrow]"""
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

    def _keep(self) -> None:
        """What is worked out when it is first asked for, and kept."""
        self._fields: dict[Layout, Field] = {}
        self._by_id: dict[int, tuple[Layout, Field]] = {}
        self._outlines: dict[int, Outline] = {}
        self._tracks: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._doors_beside: dict[int, tuple[int, ...]] = {}
        self.edges: dict[tuple[object, ...], tuple[tuple[int, ...], tuple[tuple[int, int], ...]]] = {}
        """What the steps from a square cost, by what that depends on."""
        self.lines: dict[int, tuple[int, dict[int, Line]]] = {}
        """For two squares the doors (bits) on the way, and the line of sight while some of them are open."""
        self.prices: dict[tuple[int, ...], tuple[int, ...]] = {}
        """The tables of what entering each square costs, each of them once."""

    def _of_kind(self, *kinds: str) -> int:
        return mask(cell for cell in range(self.size) if self.terrain[cell] in kinds)

    def _ridable(self, section: int) -> bool:
        """[dun.mount.where]"""
        riding = self.quest.riding
        return riding == "everywhere" or (riding == "outdoors" and self.sections[section].outdoor)

    def _covered(self, ground: Ground) -> tuple[int, ...]:
        """The squares of a piece of ground."""
        x, y = ground.at
        return tuple(self.at(x + dx, y + dy) for dy in range(ground.depth) for dx in range(ground.width))

    def doors_beside(self, base: int) -> tuple[int, ...]:
        """The doors that a base (its squares as a bitmask) has on its sides or touches with a corner."""
        known = self._doors_beside.get(base)
        if known is None:
            known = self._doors_beside[base] = tuple(n for n, near in enumerate(self.beside) if near & base)
        return known

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
        """The squares next to any door, also those that touch its end with a corner, as a bitmask."""
        return functools.reduce(operator.or_, (*self.at_door, *self.by_door), 0)

    @cached_property
    def levers(self) -> tuple[int, ...]:
        """The furnishings that open a door from afar."""
        return tuple(n for n, one in enumerate(self.furnishings) if one.opens)

    @cached_property
    def straits(self) -> int:
        """The squares of doors and of passages 1 square wide, as a bitmask."""
        return self.narrow | self.thresholds

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

    def _footbridges(self) -> tuple[tuple[int, ...], ...]:
        """[dun.bridge.difficult]"""
        found = [self._covered(ground) for ground in self.quest.ground if ground.kind == "footbridge"]
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
