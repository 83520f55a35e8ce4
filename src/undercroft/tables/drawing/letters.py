"""A board as text: axes, walls, doors, and one or two letters for each figure.

Rows of walls are drawn only if there are any; a map that is too large is cut to a window around the current question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from undercroft.kernel import Text
from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Board, Piece

from .plan import Plan

FLOORS = {
    "floor": ".", "start": ".", "wall": "#", "water": "~", "rubble": "%", "pit": "O", "stairs": "<", "exit": ">",
    "dark": ",", "empty": " ", "fire": "^", "ice": "_", "grass": '"', "safe": ".",
    "swamp": ";", "forest": '"', "high": "n", "ladder": "H", "bridge": "=",
    "plain": ".", "mountain": "^", "desert": "%", "volcanic": "&", "glacier": "_",
}  # fmt: skip
BARRIERS = {
    "wall": "|", "door": ":", "locked": "!", "secret": "?", "open": "'", "border": "'", "arch": " ", "gap": " ",
    "gate": "H", "unseen": "/",
}  # fmt: skip
LYING = {"wall": "-"}
ARROWS = {
    "north": "^", "east": ">", "south": "v", "west": "<",
    "north-east": "^>", "south-east": "v>", "south-west": "<v", "north-west": "<^",
}  # fmt: skip
WIDEST = 4
SMALL = 40
"""A board with at most this many squares consists of rooms that can hold several figures."""
MARKED = "*"
BETWEEN = "   "
AXIS = 3
"""The width of the row numbers."""


class LetterMap(msgspec.Struct):
    """The lines of a map, the pieces that can be seen on it (figures first, near ones first), and whether it shows all
    there is."""

    lines: list[str]
    pieces: list[Piece]
    kinds: list[str]
    whole: bool


def letters(
    board: Board,
    *,
    marked: Iterable[str] = (),
    focus: Iterable[str] = (),
    width: int = 80,
    height: int = 1000,
    axes: bool = True,
    signs: Mapping[str, str] | None = None,
) -> LetterMap:
    """Draw a board. `marked` cells carry a star and edges their sign; a map that does not fit is cut around `focus`."""
    plan = Plan(board, signs)
    if not plan.cells:
        return LetterMap([], [], [], True)
    stars = set(marked)
    across = _across(plan, stars)
    left, right, top, bottom = plan.frame
    focused = [plan.places[id] for id in focus if id in plan.places]
    wanted = focused or list(plan.cells)
    figures = [plan.places[cell] for piece in board.pieces if piece.tint != "thing" for cell in piece.cells]
    left, right = _window([x for x, _ in wanted], [x for x, _ in figures], left, right, _columns(width, across))
    matter = [*figures, *(plan.places[id] for id in stars if id in plan.places)]
    near = [y for x, y in matter if left <= x <= right]
    top, bottom = _rows(plan, [y for _, y in wanted], near, (left, right, top, bottom), height)
    drawn = _cut(plan, (left, right, top, bottom), across, stars, focused)
    if not axes:
        margin = len(_margin(plan, (left, right, top, bottom)))
        drawn.lines = [line[margin:] for line in drawn.lines[1:]]
    return drawn


def strips(board: Board, width: int) -> Iterator[LetterMap]:
    """The whole board; one that is too wide is split into strips from left to right."""
    plan = Plan(board)
    if not plan.cells:
        return
    across = _across(plan, set())
    columns = _columns(width, across)
    first, last, _, _ = plan.frame
    for left in range(first, last + 1, columns):
        right = min(last, left + columns - 1)
        rows = [y for x, y in plan.cells if left <= x <= right]
        if rows:
            yield _cut(plan, (left, right, min(rows), max(rows)), across, set(), [])


def _across(plan: Plan, stars: set[str]) -> int:
    """The width of a square that has room for its marks."""
    widest = WIDEST if len(plan.cells) <= SMALL else WIDEST - 1
    return min(widest, max([2, *(len(_inside(who)) + (at in stars) for at, who in plan.pieces.items())]))


def _columns(width: int, across: int) -> int:
    return max(3, (width - 5) // (across + 1))


def _cut(
    plan: Plan, frame: tuple[int, int, int, int], across: int, stars: set[str], focused: list[tuple[int, int]]
) -> LetterMap:
    """The part of a map inside a frame, with the pieces in it."""
    left, right, top, bottom = frame
    seen = [cell for (x, y), cell in plan.cells.items() if left <= x <= right and top <= y <= bottom]
    shown = {cell.id for cell in seen}
    pieces = [piece for piece in plan.board.pieces if shown & set(piece.cells)]
    pieces.sort(key=lambda piece: (piece.tint == "thing", _distance(plan, piece, focused) if focused else 0))
    barriers = {plan.between(cell.x, cell.y, side) for cell in seen for side in ("east", "south", "west", "north")}
    kinds = list(dict.fromkeys([*(cell.kind for cell in seen), *sorted(barriers)]))
    return LetterMap(_draw(plan, frame, across, stars), pieces, kinds, frame == plan.frame)


def _distance(plan: Plan, piece: Piece, wanted: list[tuple[int, int]]) -> int:
    """The distance of a piece from the subject of the question."""
    places = [plan.places[cell] for cell in piece.cells if cell in plan.places]
    return min(max(abs(x - at), abs(y - down)) for x, y in places for at, down in wanted)


def beside(drawings: Iterable[tuple[str, list[str]]], width: int) -> list[str]:
    """Small drawings next to each other, each under its caption, in as many rows as it takes.

    >>> beside([("1", ["+--+", "|. |", "+--+"]), ("2", ["+::+", "|. |", "+--+"])], 20)
    ['1      2', '+--+   +::+', '|. |   |. |', '+--+   +--+']
    """
    rows: list[list[list[str]]] = [[]]
    used = 0
    for caption, lines in drawings:
        block = [caption, *lines]
        across = max(map(len, block)) + len(BETWEEN)
        if used and used + across - len(BETWEEN) > width:
            rows.append([])
            used = 0
        used += across
        rows[-1].append([line.ljust(across) for line in block])
    return [
        "".join(block[n] if n < len(block) else " " * len(block[0]) for block in row).rstrip()
        for row in rows
        for n in range(max(map(len, row), default=0))
    ]


def _window(wanted: list[int], figures: list[int], least: int, most: int, room: int) -> tuple[int, int]:
    """A range of columns or rows around the wanted ones and around nearby figures, inside the board.

    >>> _window([5], [], 0, 20, 5), _window([5], [9, 17], 0, 20, 5), _window([5], [10], 0, 20, 5)
    ((3, 7), (5, 9), (3, 7))
    >>> _window([8], [7, 9], 0, 20, 2)
    (7, 8)
    """
    if most - least < room:
        return least, most
    first, last = min(wanted), max(wanted)
    for one in sorted(figures, key=lambda one: max(first - one, one - last)):
        if max(last, one) - min(first, one) < room:
            first, last = min(first, one), max(last, one)
    middle = (first + last) // 2
    start = middle - room // 2
    if last - first < room:  # a window of few rows must not miss them by rounding
        start = min(max(start, last - room + 1), first)
    start = max(least, min(start, most - room + 1))
    return start, start + room - 1


def _rows(
    plan: Plan, wanted: list[int], figures: list[int], frame: tuple[int, int, int, int], height: int
) -> tuple[int, int]:
    """As many rows as fit, walls counted."""
    left, right, top, bottom = frame
    for rows in range(bottom - top + 1, 1, -1):
        first, last = _window(wanted, figures, top, bottom, rows)
        walls = sum(_has_wall(plan, left, right, y) for y in range(first - 1, last + 1))
        if 1 + rows + walls <= height:
            return first, last
    return _window(wanted, figures, top, bottom, 1)


def _has_wall(plan: Plan, left: int, right: int, y: int) -> bool:
    """Whether there is an edge between row y and the next."""
    return any(plan.between(x, y, "south") not in ("gap", "arch") for x in range(left, right + 1))


def _draw(plan: Plan, frame: tuple[int, int, int, int], across: int, marked: set[str]) -> list[str]:
    left, right, top, bottom = frame
    crowded, margin = any(len(str(x)) > across for x in (left, right)), _margin(plan, frame)
    lines = [f"{margin} " + "".join(_number(x, across + 1, crowded) for x in range(left, right + 1)).rstrip()]
    for y in range(top - 1, bottom + 1):
        if y >= top:
            row = "".join(_inner(plan, x, y, across, marked) + _upright(plan, x, y) for x in range(left, right + 1))
            lines.append(f"{y:>{AXIS}}{margin[AXIS:]}{_upright(plan, left - 1, y)}{row}".rstrip())
        if _has_wall(plan, left, right, y):
            walls = "".join(_lying(plan, x, y, across) for x in range(left, right + 1))
            lines.append(f"{margin}{_corner(plan, left - 1, y)}{walls}".rstrip())
    return lines


def _margin(plan: Plan, frame: tuple[int, int, int, int]) -> str:
    """The columns of the rows' numbers, and one more where a number of the board would run into them."""
    left, _, top, bottom = frame
    signed = any(plan.sign(left - 1, y, "east") for y in range(top, bottom + 1))
    return " " * (AXIS + signed)


def _number(x: int, width: int, crowded: bool) -> str:
    """A column's number; where some are long, only at every second column."""
    return " " * width if crowded and x % 2 else str(x).ljust(width)


def _upright(plan: Plan, x: int, y: int) -> str:
    return plan.sign(x, y, "east") or BARRIERS.get(plan.between(x, y, "east"), ":")


def _lying(plan: Plan, x: int, y: int, across: int) -> str:
    kind, sign = plan.between(x, y, "south"), plan.sign(x, y, "south")
    if sign:
        return sign.ljust(across, BARRIERS.get(kind, ":")) + _corner(plan, x, y)
    return (LYING.get(kind) or BARRIERS.get(kind, ":")) * across + _corner(plan, x, y)


def _corner(plan: Plan, x: int, y: int) -> str:
    """A plus where walls meet or turn."""
    lying = [plan.between(at, y, "south") for at in (x, x + 1)]
    upright = [plan.between(x, at, "east") for at in (y, y + 1)]
    solid = [kind for kind in (*lying, *upright) if kind not in ("gap", "arch")]
    return "+" if solid else " "


def _inner(plan: Plan, x: int, y: int, across: int, marked: set[str]) -> str:
    cell = plan.cells.get((x, y))
    if cell is None:
        return " " * across
    standing = plan.pieces.get(cell.id)
    star = MARKED if cell.id in marked else ""
    if standing:
        inside = _inside(standing)
        return (inside[: across - len(star)] + star).ljust(across)
    if cell.kind == "wall":
        return "#" * across
    return (star or FLOORS.get(cell.kind, ".")).ljust(across)


def _inside(standing: list[Piece]) -> str:
    """The marks of all pieces there, people first; a single one shows its facing."""
    people = sorted(standing, key=lambda piece: (piece.tint == "thing", piece.tint == "foe"))
    if len(people) == 1 and people[0].facing:
        return people[0].mark + ARROWS[people[0].facing]
    return "".join(piece.mark for piece in people)


def legend(drawn: LetterMap, speak: Speaker) -> Iterator[str]:
    """What the letters mean: figures before things, near ones first. Numbered ones of one kind that are alike share
    an entry, and so do things that look alike."""
    alike: dict[str, list[str]] = {}
    for piece in drawn.pieces:
        number = "".join(letter for letter in piece.mark if letter.isdigit())
        name = speak(piece.name).removesuffix(f" {number}") if number and piece.tint != "thing" else speak(piece.name)
        bars = "".join(f" {bar.value}/{bar.most}" for bar in piece.bars[:1])
        badges = "".join(f", {speak(badge.name)}" for badge in piece.badges)
        marks = alike.setdefault(f"{name}{bars}{badges}", [])
        if piece.mark not in marks:
            marks.append(piece.mark)
    same: dict[str, list[str]] = {}
    for meaning, marks in alike.items():
        same.setdefault(" ".join(marks), []).append(meaning)
    yield from (f"{marks} {', '.join(meanings)}" for marks, meanings in same.items())
    for kind in drawn.kinds:
        sign = FLOORS.get(kind) or BARRIERS.get(kind, "")
        if sign not in ("", " ", ".", "|") and any(sign in line for line in drawn.lines):
            yield f"{sign} {speak(Text(f'map-{kind}'))}"
