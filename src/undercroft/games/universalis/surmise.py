"""How the part of a map that nobody has seen could be: its sections are laid again like tiles, with all that is in
them.

What has been seen stays: revealed sections and every door that leads out of them. Behind those doors any of the other
sections may lie, turned or mirrored; secret doors may be in any wall. So anyone who thinks ahead never sees the sheet.
A sheet is drawn on purpose, and a guess is not: its creatures and their worth are the same, but a guard stands next to
the door of his garrison by chance alone, so a guess can be easier than the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from undercroft.kernel.randomness import Streams, below, seeded, shuffle
from undercroft.toolkit.grid import mask, members

from .board import Board
from .content.quests import At, Door, Furnishing, Ground, Quest
from .field import Field
from .plane import SIDES
from .state import Guess, Layout

TRIES = 24
"""So often sections are laid from the beginning before the map is taken as it is, with its secret doors moved."""

TURNS = 8
"""The ways in which a tile can lie, also turned over."""

PLACES = 32
"""So many walls are tried for a door that nobody knows."""

SURMISED = 64
"""So many boards are kept."""


class Boards(dict[str | Guess, Board]):
    """The maps of all quests; those that are guessed are laid when somebody looks."""

    def __init__(self, sheets: dict[str | Guess, Board]) -> None:
        super().__init__(sheets)
        self._guessed: dict[Guess, Board] = {}
        self.last: tuple[Layout | None, Field] = (None, None)  # type: ignore[assignment]
        """The layout that was looked at last, and the board under it: nearly always the one that is asked for again. A
        layout is of one board, also where that is guessed: with every guess comes a layout of its own."""

    def field(self, quest: str, guess: Guess | None, layout: Layout) -> Field:
        """A board under a layout."""
        last = self.last  # read once: several sessions share it
        if last[0] is layout:
            return last[1]
        found = self[guess or quest].field(layout)
        self.last = (layout, found)
        return found

    def __missing__(self, guess: str | Guess) -> Board:
        if isinstance(guess, str):
            raise KeyError(guess)
        found = self._guessed.get(guess)
        if found is None:
            found = surmised(self[guess.of or guess.quest], guess)
            if len(self._guessed) >= SURMISED:
                self._guessed.clear()
            self._guessed[guess] = found
        return found


def surmised(board: Board, guess: Guess) -> Board:
    """One of the boards that look the same to those who have seen only what the guess says."""
    streams = seeded(guess.number)
    shapes = {n: Shape(board, n) for n in range(len(board.sections)) if not guess.revealed >> n & 1}
    for _ in range(TRIES):
        laying = Laying(board, guess, shapes, streams)
        if laying.lay():
            break
    else:
        laying = Laying(board, guess, shapes, streams)
        laying.stay()
    return Board(laying.sheet(), board.furniture, board.elements)


class Move:
    """How a section is turned and where it goes."""

    def __init__(self, corner: At, size: At, turn: int, to: At) -> None:
        self.corner, self.size, self.turn, self.to = corner, size, turn, to

    def __call__(self, at: At) -> At:
        x, y = turned((at[0] - self.corner[0], at[1] - self.corner[1]), self.size, self.turn)
        return x + self.to[0], y + self.to[1]

    def rectangle(self, at: At, width: int, depth: int) -> At:
        """The upper left square of a rectangle after the move."""
        one, two = self(at), self((at[0] + width - 1, at[1] + depth - 1))
        return min(one[0], two[0]), min(one[1], two[1])

    @property
    def swaps(self) -> bool:
        """Whether width becomes depth."""
        return self.turn >= TURNS // 2


def turned(at: At, size: At, turn: int) -> At:
    """A square of a section in one of the eight ways in which a tile can lie."""
    (x, y), (width, depth) = at, size
    if turn & 1:
        x = width - 1 - x
    if turn & 2:
        y = depth - 1 - y
    return (y, x) if turn >= TURNS // 2 else (x, y)


class Shape:
    """A section as a tile: its squares, and for each of the eight ways in which it can lie a bitmask of them in the
    upper left corner of the board, with width and depth."""

    def __init__(self, board: Board, section: int) -> None:
        self.squares: list[At] = [board.xy(cell) for cell in members(board.squares[section])]
        self.corner: At = min(x for x, _ in self.squares), min(y for _, y in self.squares)
        far = max(x for x, _ in self.squares), max(y for _, y in self.squares)
        self.size: At = far[0] - self.corner[0] + 1, far[1] - self.corner[1] + 1
        self.lies: list[tuple[int, int, int]] = []
        for turn in range(TURNS):
            move = Move(self.corner, self.size, turn, (0, 0))
            wide, deep = self.size[::-1] if move.swaps else self.size
            fits = wide <= board.width and deep <= board.height
            self.lies.append((mask(board.at(*move(at)) for at in self.squares) if fits else 0, wide, deep))

    @property
    def symmetries(self) -> list[int]:
        """The turns that leave the section where it is."""
        return [turn for turn, lie in enumerate(self.lies) if lie == self.lies[0]]


class Laying:
    """One attempt at laying all sections that have not been seen."""

    def __init__(self, board: Board, guess: Guess, shapes: dict[int, Shape], streams: Streams) -> None:
        self.board, self.guess, self.streams = board, guess, streams
        self.section: dict[At, int] = {
            board.xy(cell): n for cell, n in enumerate(board.section) if n >= 0 and guess.revealed >> n & 1
        }
        self.seen = frozenset(self.section)
        self.taken: int = board.red | mask(board.at(*at) for at in self.section)
        self.shapes = shapes
        self.left = self.mixed(sorted(shapes))
        self.moves: dict[int, Move] = {}
        self.doors: dict[int, Door] = {}
        self.edges: set[tuple[At, At]] = set()
        self.unknown: list[int] = []
        for n, access in enumerate(board.doors):
            if guess.found >> n & 1 and any(guess.revealed >> section & 1 for section in access.sections):
                self.put(n, access.door)
            else:
                self.unknown.append(n)
        self.unknown = self.mixed(self.unknown)

    def mixed(self, items: list[int]) -> list[int]:
        shuffle(self.streams, "lay", items)
        return items

    def draw(self, count: int) -> int:
        return below(self.streams, "lay", count)

    # -------------------------------------------------------------------------------------------- laying

    def lay(self) -> bool:
        """Sections behind the known doors, then the others, then the doors that are left."""
        if not all(self.behind(n) for n in self.mixed(sorted(self.doors))):
            return False
        largest = sorted(self.left, key=lambda n: -len(self.shapes[n].squares))
        return all(self.attach(section) for section in largest) and all(self.hang(n) for n in self.unknown[:])

    def stay(self) -> None:
        """Every section where it is, but mirrored; every door too; secret ones in another wall if there is one."""
        for n, shape in self.shapes.items():
            turns = shape.symmetries
            self.place(n, Move(shape.corner, shape.size, turns[self.draw(len(turns))], shape.corner))
        secret = [n for n in self.unknown if self.board.doors[n].door.kind == "secret"]
        for n in self.unknown:
            if n not in secret:
                self.put(n, self.board.doors[n].door)
        for n in secret:
            if not self.hang(n):
                self.put(n, self.board.doors[n].door)

    def put(self, n: int, door: Door) -> None:
        self.doors[n] = door
        self.edges |= {edge for near, far in pairs(door) for edge in ((near, far), (far, near))}

    def behind(self, n: int) -> bool:
        """Something lies behind a known door: what is there already, or one of the sections that are left."""
        needed = [two if one in self.seen else one for one, two in pairs(self.doors[n])]
        sections = {self.section.get(at, -1) for at in needed}
        if sections != {-1}:
            return len(sections) == 1
        return any(self.fit(section, needed) for section in self.left[:])

    def attach(self, section: int) -> bool:
        """A section behind a door in the wall of another that nobody has seen; behind a secret one anywhere."""
        walls = [wall for wall in self.walls() if not self.taken >> self.board.at(*beyond(*wall)) & 1]
        for _ in range(PLACES if self.unknown and walls else 0):
            n = self.unknown[self.draw(len(self.unknown))]
            door = self.somewhere(n, walls)
            if self.wall(door, free=True) and self.fit(section, [far for _, far in pairs(door)]):
                self.unknown.remove(n)
                self.put(n, door)
                return True
        return False

    def hang(self, n: int) -> bool:
        """A door that connects two sections which are there already; a narrow one where there is no room for more."""
        walls = [wall for wall in self.walls() if beyond(*wall) in self.section]
        for _ in range(PLACES if walls else 0):
            door = self.somewhere(n, walls)
            if self.wall(door, free=False):
                self.put(n, door)
                return True
        narrow = replace(self.board.doors[n].door, width=1)
        doors = [replace(narrow, at=at, side=side) for at, side in walls]
        fitting = [door for door in doors if self.wall(door, free=False)]
        if fitting:
            self.put(n, fitting[self.draw(len(fitting))])
        return bool(fitting)

    def walls(self) -> Iterator[tuple[At, str]]:
        """The sides of squares that do not lead to another square of the same section."""
        width, height = self.board.width, self.board.height
        for at, section in self.section.items():
            for side in SIDES:
                x, y = beyond(at, side)
                if 0 <= x < width and 0 <= y < height and self.section.get((x, y)) != section:
                    yield at, side

    def somewhere(self, n: int, walls: list[tuple[At, str]]) -> Door:
        at, side = walls[self.draw(len(walls))]
        return replace(self.board.doors[n].door, at=at, side=side)

    def wall(self, door: Door, *, free: bool) -> bool:
        """Whether there is a wall for a door: one section before it and nothing behind it, or another section. Ordinary
        doors of sections that have been seen are known."""
        sides = list(pairs(door))
        near, far = ({self.section.get(pair[way], -1) for pair in sides} for way in (0, 1))
        if len(near) != 1 or len(far) != 1 or -1 in near or near == far or any(pair in self.edges for pair in sides):
            return False
        if door.kind != "secret" and any(self.guess.revealed >> section & 1 for section in (near | far) - {-1}):
            return False
        return far == {-1} if free else -1 not in far

    def fit(self, section: int, needed: list[At]) -> bool:
        """Lay a section, turned somehow, so that it covers these squares and no other section."""
        shape, width, height = self.shapes[section], self.board.width, self.board.height
        if not all(0 <= x < width and 0 <= y < height for x, y in needed):
            return False
        (x, y), want = needed[0], mask(self.board.at(*at) for at in needed)
        found = [
            (turn, left, top)
            for turn, (lie, wide, deep) in enumerate(shape.lies)
            for left in range(max(0, x - wide + 1), min(x, width - wide) + 1)
            for top in range(max(0, y - deep + 1), min(y, height - deep) + 1)
            if not (laid := lie << top * width + left) & self.taken and laid & want == want
        ]
        if not found:
            return False
        turn, left, top = found[self.draw(len(found))]
        self.place(section, Move(shape.corner, shape.size, turn, (left, top)))
        self.left.remove(section)
        return True

    def place(self, section: int, move: Move) -> None:
        squares = sorted(map(move, self.shapes[section].squares))
        self.moves[section] = move
        self.section |= dict.fromkeys(squares, section)
        self.taken |= mask(self.board.at(*at) for at in squares)

    # -------------------------------------------------------------------------------------------- the sheet

    def sheet(self) -> Quest:
        """The Quest Sheet that would have such a map; what will come to pass nobody knows."""
        quest = self.board.quest
        return replace(
            quest,
            map=self.drawn(),
            doors=tuple(self.doors[n] for n in range(len(quest.doors))),
            furniture=tuple(self.furnished(one) for one in quest.furniture),
            elements=tuple(self.furnished(one) for one in quest.elements),
            chests=tuple(self.moved(at) for at in quest.chests),
            ground=tuple(one for ground in quest.ground for one in self.grounds(ground)),
            creatures=tuple(replace(one, at=self.moved(one.at)) for one in quest.creatures),
            traps=tuple(replace(one, at=self.moved(one.at)) for one in quest.traps),
            goals=tuple(self.moved(at) for at in quest.goals),
            leader_at=None if quest.leader_at is None else self.moved(quest.leader_at),
            triggers=(),
        )

    def drawn(self) -> str:
        ids = [section.id for section in self.board.sections]
        rows = []
        for y in range(self.board.height):
            row = [(x, y) for x in range(self.board.width)]
            rows.append("".join(ids[self.section[at]] if at in self.section else self.nothing(at) for at in row))
        return "\n".join(rows)

    def nothing(self, at: At) -> str:
        return "#" if self.board.red >> self.board.at(*at) & 1 else "."

    def move_of(self, at: At) -> Move | None:
        return self.moves.get(self.board.section[self.board.at(*at)])

    def moved(self, at: At) -> At:
        move = self.move_of(at)
        return at if move is None else move(at)

    def furnished(self, one: Furnishing) -> Furnishing:
        move = self.move_of(one.at)
        if move is None:
            return one
        card = self.board.furniture.get(one.card) or self.board.elements[one.card]
        width, depth = (card.depth, card.width) if one.turned else (card.width, card.depth)
        return replace(one, at=move.rectangle(one.at, width, depth), turned=one.turned != move.swaps)

    def grounds(self, ground: Ground) -> Iterator[Ground]:
        """Terrain within one section stays in one piece."""
        squares = [(ground.at[0] + x, ground.at[1] + y) for y in range(ground.depth) for x in range(ground.width)]
        move = self.move_of(ground.at)
        if all(self.move_of(at) is move for at in squares):
            if move is None:
                yield ground
                return
            width, depth = (ground.depth, ground.width) if move.swaps else (ground.width, ground.depth)
            yield replace(ground, at=move.rectangle(ground.at, ground.width, ground.depth), width=width, depth=depth)
            return
        for at in squares:
            yield replace(ground, at=self.moved(at), width=1, depth=1)


def beyond(at: At, side: str) -> At:
    """The square on the other side of a wall."""
    dx, dy = SIDES[side].offset
    return at[0] + dx, at[1] + dy


def pairs(door: Door) -> Iterator[tuple[At, At]]:
    """The squares on both sides of a door."""
    (x, y), upright = door.at, door.side in ("east", "west")
    for n in range(door.width):
        near = (x, y + n) if upright else (x + n, y)
        yield near, beyond(near, door.side)
