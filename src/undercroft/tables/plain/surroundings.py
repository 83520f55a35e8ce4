"""Nearby figures and things in words instead of a map, for players who cannot see one."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Request, Text, say
from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Board, Cell, Edge, Piece, Scene, Side

NEAR = 12
MOST = 12
DOORS = ("door", "locked", "open", "arch", "unseen", "secret")
BEYOND: dict[Side, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE: dict[Side, Side] = {"north": "south", "east": "west", "south": "north", "west": "east"}


def around(scene: Scene, request: Request, speak: Speaker, most: int = MOST) -> str:
    """The figures, things and doors near the figure whose turn it is, nearest first, with direction and distance. A
    door of its own square is on one of its sides."""
    board = scene.boards[0]
    me = _standing(scene, board, request)
    if me is None:
        return ""
    here = next(cell for cell in board.cells if cell.id == me.cells[0])
    found: dict[tuple[str, str], int] = {}
    for name, way, far in _things(board, me, here, speak):
        if far <= NEAR:
            found[name, way] = min(far, found.get((name, way), far))
    nearest = sorted(found.items(), key=lambda one: one[1])[:most]
    told = [speak(say("plain-there", name=name, way=Text(f"plain-{way}"), squares=far)) for (name, way), far in nearest]
    return speak(say("plain-around", name=me.name, x=here.x, y=here.y, things="; ".join(told))) if told else ""


def _things(board: Board, me: Piece, here: Cell, speak: Speaker) -> Iterator[tuple[str, str, int]]:
    """The name of each thing and door, where it is, and how many squares away."""
    cells = {cell.id: cell for cell in board.cells}
    for piece in board.pieces:
        if piece is not me and piece.cells:
            there = min((cells[id] for id in piece.cells), key=lambda cell: _far(here, cell.x, cell.y))
            yield speak(piece.name), f"way-{_way(there.x - here.x, there.y - here.y)}", _far(here, there.x, there.y)
    for edge in board.edges:
        if edge.kind in DOORS:
            name = speak(edge.name or Text(f"plain-edge-{edge.kind}")).partition(";")[0]
            yield name, *_door(edge, here)


def _door(edge: Edge, here: Cell) -> tuple[str, int]:
    """Where a door is: on a side of this square, or in a direction, counted to the nearer of its two squares."""
    right, down = BEYOND[edge.side]
    squares = {(edge.x, edge.y): edge.side, (edge.x + right, edge.y + down): OPPOSITE[edge.side]}
    if (side := squares.get((here.x, here.y))) is not None:
        return f"side-{side}", 0
    x, y = min(squares, key=lambda square: _far(here, *square))
    return f"way-{_way(x - here.x, y - here.y)}", _far(here, x, y)


def _standing(scene: Scene, board: Board, request: Request) -> Piece | None:
    """The figure that the question is about, or the one whose turn it is."""
    active = {sheet.id for sheet in scene.sheets if sheet.active}
    pieces = [piece for piece in board.pieces if piece.cells]
    asked = (piece for piece in pieces if piece.id in request.at)
    return next(asked, next((piece for piece in pieces if (piece.sheet or piece.id) in active), None))


def _far(here: Cell, x: int, y: int) -> int:
    return max(abs(x - here.x), abs(y - here.y))


def _way(right: int, down: int) -> str:
    """One of eight directions, or `here`.

    >>> _way(0, -3), _way(2, 2), _way(5, -1), _way(0, 0)
    ('north', 'south-east', 'east', 'here')
    """
    if not right and not down:
        return "here"
    straight = abs(right) * 2 < abs(down) or abs(down) * 2 < abs(right)
    if straight:
        return ("south" if down > 0 else "north") if abs(down) > abs(right) else ("east" if right > 0 else "west")
    return f"{'south' if down > 0 else 'north'}-{'east' if right > 0 else 'west'}"
