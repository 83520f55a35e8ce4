"""Nearby figures and things in words instead of a map, for players who cannot see one."""

from __future__ import annotations

from undercroft.kernel import Request, Text, say
from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Board, Cell, Piece, Scene

NEAR = 12
MOST = 12
DOORS = ("door", "locked", "open", "arch", "unseen", "secret")


def around(scene: Scene, request: Request, speak: Speaker) -> str:
    """The figures, things and doors near the figure whose turn it is, nearest first, with direction and distance."""
    board = scene.boards[0]
    cells = {cell.id: cell for cell in board.cells}
    me = _standing(scene, board, request)
    if me is None:
        return ""
    here = cells[me.cells[0]]
    found: dict[tuple[str, str], int] = {}
    for piece in board.pieces:
        if piece is not me and piece.cells:
            there = min((cells[id] for id in piece.cells), key=lambda cell: _far(here, cell.x, cell.y))
            _note(found, speak(piece.name), here, there.x, there.y)
    for edge in board.edges:
        if edge.kind in DOORS:
            _note(found, speak(edge.name or Text(f"plain-edge-{edge.kind}")), here, edge.x, edge.y)
    nearest = sorted(found.items(), key=lambda one: one[1])[:MOST]
    told = [
        speak(say("plain-there", name=name, way=Text(f"plain-way-{way}"), squares=far)) for (name, way), far in nearest
    ]
    return speak(say("plain-around", name=me.name, x=here.x, y=here.y, things="; ".join(told))) if told else ""


def _standing(scene: Scene, board: Board, request: Request) -> Piece | None:
    """The figure that the question is about, or the one whose turn it is."""
    active = {sheet.id for sheet in scene.sheets if sheet.active}
    pieces = [piece for piece in board.pieces if piece.cells]
    asked = (piece for piece in pieces if piece.id in request.at)
    return next(asked, next((piece for piece in pieces if (piece.sheet or piece.id) in active), None))


def _note(found: dict[tuple[str, str], int], name: str, here: Cell, x: int, y: int) -> None:
    far = _far(here, x, y)
    if far <= NEAR:
        key = (name, _way(x - here.x, y - here.y))
        found[key] = min(far, found.get(key, far))


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
