"""The plan of a dungeon in squares: `slot * 25 + y * 5 + x` lies on the placement `slot`, x and y as the tile lies.

Doors are numbers too: `square * 4 + side`, sides clockwise from north.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from itertools import chain, islice
from typing import Protocol

import msgspec

from undercroft.toolkit.grid import members
from undercroft.toolkit.paths import FAR, flood, steps_from

from .shapes import CENTRE, FLOOR, OFFSETS, RED, WALL, Dungeon, Shape, Steps, on_side


class Plans(Protocol):
    """Where plans come from: the shapes of the tiles, and the plan of another dungeon made of them."""

    def shape(self, tile: str, turn: int) -> Shape: ...

    def aside(self, dungeon: Dungeon) -> Plan: ...


class Walked(msgspec.Struct, frozen=True, gc=False):
    """How far the squares within so many steps are, nearest first, and the farthest of them; none if there are no
    more. Thousands are kept, and in none of them is anything that the collector of cycles need look at."""

    steps: int
    found: dict[int, int]
    wave: tuple[int, ...]


class Plan:
    """What follows from a dungeon. `near` steps over squares that are not wall (range, flight), `walk` over floor."""

    def __init__(self, atlas: Plans, dungeon: Dungeon) -> None:
        self.atlas, self.dungeon = atlas, dungeon
        self.shapes = [atlas.shape(place.tile, place.turn) for place in dungeon.placements]
        self.lattice = {(place.x, place.y): slot for slot, place in enumerate(dungeon.placements)}
        self.size = 25 * len(self.shapes)
        self.marks = list(chain.from_iterable([shape.marks for shape in self.shapes]))
        self.kinds = self._kinds()
        self.near, self.walk = self._tables()
        self._rows: dict[int, list[int]] = {}
        self._walks: dict[tuple[int, int], Walked] = {}
        self._within: dict[tuple[int, int, int], dict[int, int]] = {}
        self._around: dict[tuple[int, int], dict[int, int]] = {}
        self._older: dict[int, list[int]] = {}
        self._seams: list[int] = []
        self._doors_near: dict[tuple[tuple[int, ...], bool], int] = {}

    # ------------------------------------------------------------------------------------------ squares

    def xy(self, square: int) -> tuple[int, int]:
        """Where a square lies in the whole dungeon; the start tile's upper left corner is (0, 0)."""
        return self.places[square]

    @cached_property
    def places(self) -> list[tuple[int, int]]:
        """The coordinates of all squares."""
        return list(chain.from_iterable([covered(place.x, place.y) for place in self.dungeon.placements]))

    def at(self, x: int, y: int) -> int:
        """The square at these coordinates, or -1."""
        slot = self.lattice.get((x // 5, y // 5))
        return -1 if slot is None else slot * 25 + y % 5 * 5 + x % 5

    def beyond(self, door: int) -> int:
        """The square on the other side of a door, or -1 where no tile lies."""
        x, y = self.xy(door >> 2)
        dx, dy = OFFSETS[door & 3]
        return self.at(x + dx, y + dy)

    def apart(self, one: int, other: int) -> int:
        """How many columns and rows lie between two squares, whatever stands between."""
        places = self.places
        x, y = places[one]
        u, v = places[other]
        return (x - u if x > u else u - x) + (y - v if y > v else v - y)

    @cached_property
    def bare(self) -> Plan:
        """The same dungeon without rubble."""
        if not self.dungeon.rubble:
            return self
        return self.atlas.aside(msgspec.structs.replace(self.dungeon, rubble=()))

    def touches(self, one: int, other: int) -> bool:
        """The same square or one next to it with no wall between, whatever rubble lies there.

        [doria.marker.rubble-buried-en, doria.marker.rubble-clear-en]
        """
        return one == other or other in self.bare.near[one]

    def _kinds(self) -> list[int]:
        kinds = list(chain.from_iterable([shape.kinds for shape in self.shapes]))
        for square in self.dungeon.dug:
            kinds[square] = FLOOR
        for square in self.dungeon.holes:
            kinds[square] = RED
        for square in self.dungeon.rubble:
            kinds[square] = WALL
        return kinds

    def _tables(self) -> tuple[Steps, Steps]:
        """All steps, and those onto floor; apart from what has been changed they are known from the tiles."""
        tables = [shape.tables(slot) for slot, shape in enumerate(self.shapes)]
        near = list(chain.from_iterable([inner for inner, _ in tables]))
        walk = list(chain.from_iterable([inner for _, inner in tables]))
        self._change(near)
        changed = self.dungeon.dug or self.dungeon.holes or self.dungeon.rubble
        joined = [at for door in self.dungeon.opened for at in (door >> 2, self.beyond(door)) if at >= 0]
        for square in range(self.size) if changed else joined:
            walk[square] = tuple([other for other in near[square] if self.kinds[other] == FLOOR])
        return tuple(near), tuple(walk)

    def _change(self, near: list[tuple[int, ...]]) -> None:
        for square in self.dungeon.dug:
            self._dig(near, square)
        for door in self.dungeon.opened:
            if not self.is_barred(door):
                self._join(near, door >> 2, self.beyond(door))
        for square in self.dungeon.rubble:
            for other in near[square]:
                near[other] = tuple([step for step in near[other] if step != square])
            near[square] = ()

    def _dig(self, near: list[tuple[int, ...]], square: int) -> None:
        slot, local = divmod(square, 25)
        y, x = divmod(local, 5)
        for dx, dy in OFFSETS:
            if 0 <= x + dx < 5 and 0 <= y + dy < 5:
                other = slot * 25 + (y + dy) * 5 + x + dx
                if self.kinds[other] != WALL:
                    self._join(near, square, other)

    @staticmethod
    def _join(near: list[tuple[int, ...]], one: int, other: int) -> None:
        if other not in near[one]:
            near[one] += (other,)
            near[other] += (one,)

    # ------------------------------------------------------------------------------------------ doors and sides

    def is_barred(self, door: int) -> bool:
        """Blocked, from either side.  [doria.marker.blocked-door]"""
        barred = self.dungeon.barred
        return bool(barred) and (door in barred or self.opposite(door) in barred)

    def opposite(self, door: int) -> int:
        """The same door seen from the other side, or -1 where no tile lies."""
        other = self.beyond(door)
        return -1 if other < 0 else other * 4 + (door & 3 ^ 2)

    def edge(self, door: int) -> int:
        """One number for a door, from whichever side it is seen."""
        other = self.opposite(door)
        return door if other < 0 else min(door, other)

    def is_open(self, door: int) -> bool:
        return door in self.dungeon.opened or self.opposite(door) in self.dungeon.opened

    @cached_property
    def doors(self) -> tuple[int, ...]:
        """All doors of tiles, seen from inside."""
        found = [
            (slot * 25 + on_side(side, shape.exits[side][0])) * 4 + side
            for slot, shape in enumerate(self.shapes)
            for side in shape.doors
        ]
        return tuple(dict.fromkeys([*found, *self.dungeon.secret]))

    @cached_property
    def unopened(self) -> tuple[int, ...]:
        """Doors that can still be opened: onto nothing yet, or onto a way out of a tile that already lies there.

        A door against a wall of its neighbour is dead.  [doria.explore.may-block-others]
        """
        return tuple(door for door in self.doors if self._can_open(door))

    def _can_open(self, door: int) -> bool:
        if self.is_open(door) or self.is_barred(door):
            return False
        other = self.opposite(door)
        return other < 0 or self.leads_out(other)

    def leads_out(self, door: int) -> bool:
        """Whether a tile has a way out at this place: a door, part of an open side, or a secret door of either tile."""
        slot, local = divmod(door >> 2, 25)
        exits = self.shapes[slot].exits[door & 3]
        return any(on_side(door & 3, place) == local for place in exits) or self._is_secret(door)

    def _is_secret(self, door: int) -> bool:
        secret = self.dungeon.secret
        return bool(secret) and (door in secret or self.opposite(door) in secret)

    @cached_property
    def doors_at(self) -> dict[int, tuple[int, ...]]:
        """The doors that can be opened from each square; one behind a hole, also from around that."""
        found: dict[int, tuple[int, ...]] = {}
        for door in self.unopened:
            for side in (door, self.opposite(door)):
                square = side >> 2
                for at in (square, *self.walk[square]) if square in self.dungeon.holes else (square,):
                    if side >= 0 and side not in found.get(at, ()):
                        found[at] = (*found.get(at, ()), side)
        return found

    @cached_property
    def connected(self) -> frozenset[int]:
        """All squares that hang together with the start tile as the tiles lie; rubble and barred doors cut nothing off.

        [doria.open.unconnected-en, doria.spawn.unconnected]
        """
        if self.dungeon.rubble or self.dungeon.barred:
            return self.atlas.aside(msgspec.structs.replace(self.dungeon, rubble=(), barred=())).connected
        first = [square for square in range(25) if self.near[square]]
        row = self.range_row(first[0])
        joined = [square for square in range(self.size) if row[square] < FAR]
        return frozenset([*joined, *first])

    @cached_property
    def entrances(self) -> tuple[int, ...]:
        """The entrance squares, on the tile that has them, else the middle of the start tile."""
        return tuple(square for square, mark in enumerate(self.marks) if mark == "s") or (CENTRE,)

    @cached_property
    def islands(self) -> list[int]:
        """For each square a number that it shares with all squares to which one can walk from it, figures aside. A hole
        joins nothing, though who stands on a new one can leave it on any side."""
        found, walk, kinds = [-1] * self.size, self.walk, self.kinds
        for start in range(self.size):
            if found[start] < 0:
                found[start], ahead = start, [start] if walk[start] and kinds[start] == FLOOR else []
                for square in ahead:
                    for other in walk[square]:
                        if found[other] != start:
                            found[other] = start
                            ahead.append(other)
        return found

    def door_near(self, squares: tuple[int, ...], onward: bool) -> int:
        """The unopened door that is nearest to all these squares together, better one to which one can walk from one
        of them; or -1. `onward`: there are tiles to lay, so that doors onto nothing can be opened."""
        key = (squares, onward)
        if key not in self._doors_near:
            ours = {self.islands[square] for square in squares}
            found: list[tuple[bool, int, int]] = []
            for door in self.openable(onward):
                away = sum([min(self.steps(square, door >> 2), 99) for square in squares])
                found.append((self.islands[door >> 2] not in ours, away, door))
            self._doors_near[key] = min(found, default=(False, 0, -1))[2]
        return self._doors_near[key]

    def openable(self, onward: bool) -> list[int]:
        """The doors that can be opened, each from all its sides. `onward`: those onto nothing too."""
        return [door for doors in self.doors_at.values() for door in doors if onward or self.beyond(door) >= 0]

    @cached_property
    def open_sides(self) -> tuple[tuple[int, int], ...]:
        """Slots and sides that are open onto nothing, as far as they hang together with the dungeon."""
        return tuple(
            (slot, side)
            for slot, shape in enumerate(self.shapes)
            for side in shape.open_sides
            if self.neighbour_slot(slot, side) is None
            and any(slot * 25 + on_side(side, place) in self.connected for place in shape.exits[side])
        )

    def neighbour_slot(self, slot: int, side: int) -> int | None:
        place, (dx, dy) = self.dungeon.placements[slot], OFFSETS[side]
        return self.lattice.get((place.x + dx, place.y + dy))

    @cached_property
    def rooms(self) -> tuple[int, ...]:
        """For each slot the lowest slot of its large room: tiles joined by open sides.  [doria.open.large-room-en]"""
        rooms = list(range(len(self.shapes)))
        for slot, shape in enumerate(self.shapes):
            for side in shape.open_sides:
                other = self.neighbour_slot(slot, side)
                if other is not None and self.shapes[other].is_open(side ^ 2) and self._joined(slot, side):
                    low, high = sorted((rooms[slot], rooms[other]))
                    rooms = [low if room == high else room for room in rooms]
        return tuple(rooms)

    def _joined(self, slot: int, side: int) -> bool:
        doors = [(slot * 25 + on_side(side, place)) * 4 + side for place in self.shapes[slot].exits[side]]
        return any(self.is_open(door) for door in doors)

    def joined_slots(self, slot: int) -> list[int]:
        """The slots next to this one that an open door, secret door or open side leads to."""
        return self._joins[slot]

    @cached_property
    def _joins(self) -> list[list[int]]:
        """For each slot those next to it: only what was opened leads from one tile to another."""
        joins: list[list[int]] = [[] for _ in self.shapes]
        for door in self.dungeon.opened:
            one, other = door >> 2, self.beyond(door)
            if other in self.near[one] and other // 25 not in joins[one // 25]:
                joins[one // 25].append(other // 25)
                joins[other // 25].append(one // 25)
        return joins

    # ------------------------------------------------------------------------------------------ distances

    def range_row(self, square: int) -> list[int]:
        """For each square its distance in range.  [doria.los.range, doria.grid.orthogonal]"""
        row = self._rows.get(square)
        if row is None:
            known = self._older.get(square)
            row = self._rows[square] = flood(self.near, square) if known is None else self._grown(known)
        return row

    def _grown(self, known: list[int]) -> list[int]:
        """The distances on the board that this one has grown out of, shortened by what has been joined since."""
        near, wave = self.near, self._seams
        row = known + [FAR] * (self.size - len(known))
        while wave:
            ahead = []
            for square in wave:
                steps = row[square] + 1
                for other in near[square]:
                    if row[other] > steps:
                        row[other] = steps
                        ahead.append(other)
            wave = ahead
        return row

    def steps(self, one: int, other: int) -> int:
        """The distance in range between two squares."""
        row = self._rows.get(one)
        return row[other] if row is not None else self.range_row(other)[one]

    def around(self, square: int, most: int) -> dict[int, int]:
        """The squares within so many steps in range, and how many each is away."""
        found = self._around.get((square, most))
        if found is None:
            found = self._around[square, most] = steps_from((square,), self.near.__getitem__, most)
        return found

    def least_steps(self, square: int, others: list[int]) -> int:
        """The distance to the nearest of some squares, `FAR` if there is none; as much of it as possible is known."""
        rows = self._rows
        row = rows.get(square)
        if row is None:
            for other in others:
                if other not in rows:
                    row = self.range_row(square)
                    break
            else:
                return min([rows[other][square] for other in others], default=FAR)
        return min([row[other] for other in others], default=FAR)

    def reach(self, start: int, blocked: int, most: int = 40) -> dict[int, int]:
        """The floor squares that at most `most` steps reach, nearest first, without entering a square of `blocked`."""
        found = self._within.get((start, blocked, most))
        if found is None:
            if len(self._within) > 4000:
                self._within.clear()
                self._walks.clear()
            found = self._within[start, blocked, most] = self._cut(start, blocked, most)
        return found

    def _cut(self, start: int, blocked: int, most: int) -> dict[int, int]:
        """The same out of what is known of shorter and of longer walks from there."""
        known = self._walks.get((start, blocked)) or Walked(0, {start: 0}, (start,))
        if known.wave and most > known.steps:
            known = self._walks[start, blocked] = self._walk_on(known, blocked, most)
        found = known.found
        return found if most >= known.steps else dict(islice(found.items(), bisect(list(found.values()), most)))

    def _walk_on(self, known: Walked, blocked: int, most: int) -> Walked:
        """Go on from where a shorter walk ended; what it found stays as it is."""
        walk, steps, found, wave = self.walk, known.steps, known.found.copy(), known.wave
        shut = [square for square in squares_of(blocked) if square not in found]
        for square in shut:
            found[square] = FAR  # so that nobody looks there
        while wave and steps < most:
            steps += 1
            ahead = []
            for square in wave:
                for other in walk[square]:
                    if other not in found:
                        found[other] = steps
                        ahead.append(other)
            wave = tuple(ahead)
        for square in shut:
            del found[square]
        return Walked(steps, found, wave)

    @cached_property
    def leaps(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each floor square the straight jumps over red borders and holes: the landing and the square behind it.

        [doria.ai.hole-straight-en]
        """
        found: list[tuple[tuple[int, int], ...]] = [()] * self.size
        for square in self.takeoffs:
            if self.kinds[square] == FLOOR:
                found[square] = self._leaps(square)
        return tuple(found)

    @cached_property
    def takeoffs(self) -> frozenset[int]:
        """Squares next to a red border or hole, from which a jump can begin."""
        red = [square for square, kind in enumerate(self.kinds) if kind == RED]
        return frozenset([other for square in red for other in self.near[square]])

    @cached_property
    def has_leaps(self) -> bool:
        return any(self.leaps)

    def _leaps(self, square: int) -> tuple[tuple[int, int], ...]:
        found = []
        for dx, dy in OFFSETS:
            over, at = 0, self.step(square, dx, dy)
            while at >= 0 and self.kinds[at] == RED:
                over, at = over + 1, self.step(at, dx, dy)
            if over and at >= 0:
                found.append((at, self.step(at, dx, dy)))
        return tuple(found)

    def hurdles(self, square: int, figures: set[int]) -> list[tuple[list[int], int]]:
        """In each direction where such a figure or a red square is next: these in a row, and the square behind."""
        near, kinds, places = self.near[square], self.kinds, self.places
        x, y = places[square]
        found = {}
        for side in near:
            if side in figures or kinds[side] == RED:
                u, v = places[side]
                dx, dy = u - x, v - y
                over, at = [side], self.step(side, dx, dy)
                while at >= 0 and (at in figures or kinds[at] == RED):
                    over.append(at)
                    at = self.step(at, dx, dy)
                if at >= 0:
                    found[dx, dy] = over, at
        return [found[way] for way in OFFSETS if way in found] if found else []

    def step(self, square: int, dx: int, dy: int) -> int:
        """The next square in a direction that no wall cuts off, or -1."""
        x, y = self.places[square]
        x, y = x + dx, y + dy
        slot = self.lattice.get((x // 5, y // 5))
        if slot is None:
            return -1
        ahead = slot * 25 + y % 5 * 5 + x % 5
        return ahead if ahead in self.near[square] else -1

    @cached_property
    def leaps_to(self) -> dict[int, tuple[int, ...]]:
        """For each landing the squares from which a straight jump over an obstacle leads there."""
        found: dict[int, tuple[int, ...]] = {}
        for square in sorted(self.takeoffs):
            for landing, _ in self.leaps[square]:
                found[landing] = (*found.get(landing, ()), square)
        return found

    @cached_property
    def ghostly(self) -> Steps:
        """Steps for those who pass through walls: any square of a laid tile.  [doria.monster.poltergeist-move]"""
        table = []
        for square in range(self.size):
            x, y = self.places[square]
            around = [self.at(x + dx, y + dy) for dx, dy in OFFSETS]
            table.append(tuple([other for other in around if other >= 0]))
        return tuple(table)

    @cached_property
    def floor(self) -> tuple[int, ...]:
        """All squares where a figure can stand."""
        return tuple([square for square, kind in enumerate(self.kinds) if kind == FLOOR])

    def nearest(self, row: list[int], taken: int) -> list[int]:
        """Of the floor squares without a figure those with the least distance in a row; none if none is near."""
        least = FAR
        found: list[int] = []
        for square in self.floor:
            steps = row[square]
            if steps > least or steps == FAR or taken >> square & 1:
                continue
            if steps < least:
                least, found = steps, []
            found.append(square)
        return found

    def free_near(self, square: int, taken: int) -> list[int]:
        """The same for the distances from a square: rings around it are looked at only until one has room."""
        near, kinds = self.near, self.kinds
        seen, ring = {square}, [square]
        while ring:
            found = [at for at in ring if kinds[at] == FLOOR and not taken >> at & 1]
            if found:
                return sorted(found)
            ahead = []
            for at in ring:
                for other in near[at]:
                    if other not in seen:
                        seen.add(other)
                        ahead.append(other)
            ring = ahead
        return []

    @cached_property
    def beside_wall(self) -> frozenset[int]:
        """Squares with a wall on at least one side."""
        return frozenset(square for square in range(self.size) if len(self.near[square]) < 4)


@cache
def covered(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The coordinates of the squares of a tile at this place of the lattice."""
    return tuple((5 * x + column, 5 * y + row) for row in range(5) for column in range(5))


@lru_cache(maxsize=4096)
def squares_of(bits: int) -> frozenset[int]:
    """The squares of a bitmask; mostly of one that was asked about before."""
    return frozenset(members(bits))


def mask(squares: Iterable[int]) -> int:
    """A bitmask of squares."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits
