"""A board as an SVG picture, for documents, quest authors and bug reports."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from undercroft.kernel.text import Speaker
from undercroft.toolkit.scene import Board, Edge, Piece

from .plan import OFFSETS, Plan

SIZE = 36
FLOORS = {
    "wall": "#3a322c", "water": "#8fb6c9", "rubble": "#a89c8a", "pit": "#4b423b", "stairs": "#d9c9a0",
    "exit": "#b9d19a", "dark": "#9a9084", "fire": "#e2a06a", "ice": "#cfe4ea", "grass": "#b7c98f", "safe": "#cfdcb8",
    "empty": "none", "plain": "#d3cfa0", "forest": "#9fb383", "mountain": "#bcae9b", "swamp": "#a3ac91",
    "desert": "#e2cd96", "volcanic": "#c99a83", "glacier": "#dbe8ec",
}  # fmt: skip
FLOOR = "#e2d8c3"
WALL, DOOR = "#2d2621", "#8a5a2b"
LINES = {"wall": 4, "border": 1, "unseen": 2}
TINTS = {"foe": "#7a3b3b", "friend": "#3b6e4f", "thing": "#8a7a5c"}
SEATS = ("#3a82c4", "#c23b3b", "#3d8f5a", "#c28f2c", "#7a55b0", "#4a8d94")


def svg(board: Board, speak: Speaker) -> str:
    """The whole board; each piece with its mark, its name as a tooltip."""
    plan = Plan(board)
    left, right, top, bottom = plan.frame
    width, height = (right - left + 2) * SIZE, (bottom - top + 2) * SIZE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    parts = [head, f"<title>{escape(speak(board.name))}</title>"]
    shift = (left, top)
    for cell in board.cells:
        x, y = _corner(cell.x, cell.y, shift)
        fill = FLOORS.get(cell.kind, FLOOR)
        parts.append(f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="{fill}" stroke="#00000018"/>')
    for cell in board.cells:
        parts += _barriers(plan, cell.x, cell.y, shift)
    parts += [_mark(edge, shift) for edge in board.edges if edge.mark]
    for piece in board.pieces:
        parts.append(_piece(plan, piece, shift, speak))
    for x in range(left, right + 1):
        parts.append(_axis(x, *_corner(x, top, shift), (SIZE // 2, -6)))
    for y in range(top, bottom + 1):
        parts.append(_axis(y, *_corner(left, y, shift), (-9, SIZE // 2 + 4)))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _corner(x: int, y: int, shift: tuple[int, int]) -> tuple[int, int]:
    return (x - shift[0]) * SIZE + SIZE // 2, (y - shift[1]) * SIZE + SIZE // 2


def _axis(number: int, x: int, y: int, off: tuple[int, int]) -> str:
    return f'<text x="{x + off[0]}" y="{y + off[1]}" font-size="10" text-anchor="middle" fill="#6b5f50">{number}</text>'


def _barriers(plan: Plan, cx: int, cy: int, shift: tuple[int, int]) -> Iterator[str]:
    x, y = _corner(cx, cy, shift)
    ends = {
        "north": (x, y, x + SIZE, y),
        "west": (x, y, x, y + SIZE),
        "east": (x + SIZE, y, x + SIZE, y + SIZE),
        "south": (x, y + SIZE, x + SIZE, y + SIZE),
    }
    for side, (x1, y1, x2, y2) in ends.items():
        kind = plan.between(cx, cy, side)
        if kind in ("gap", "arch"):
            continue
        colour, thick = (WALL, LINES[kind]) if kind in LINES else (DOOR, 7)
        dashes = ' stroke-dasharray="4 4"' if kind in ("open", "secret", "border", "unseen") else ""
        yield f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="{thick}"{dashes}/>'


def _mark(edge: Edge, shift: tuple[int, int]) -> str:
    """The mark of a door, in the middle of its side."""
    (x, y), (dx, dy) = _corner(edge.x, edge.y, shift), OFFSETS[edge.side]
    x, y = x + SIZE // 2 + dx * SIZE // 2, y + SIZE // 2 + dy * SIZE // 2 + 4
    return f'<text x="{x}" y="{y}" font-size="11" text-anchor="middle" fill="#fff">{escape(edge.mark)}</text>'


def _piece(plan: Plan, piece: Piece, shift: tuple[int, int], speak: Speaker) -> str:
    places = [plan.places[id] for id in piece.cells]
    corners = [_corner(x, y, shift) for x, y in places]
    x = sum(corner[0] for corner in corners) / len(corners) + SIZE / 2
    y = sum(corner[1] for corner in corners) / len(corners) + SIZE / 2
    reach = SIZE * (max(x for x, _ in places) - min(x for x, _ in places) + 1) / 2 - 4
    fill = SEATS[int(piece.tint[5:]) % len(SEATS)] if piece.tint.startswith("seat-") else TINTS.get(piece.tint, "#777")
    faded = ' opacity="0.5"' if piece.faded else ""
    return (
        f"<g{faded} aria-label={quoteattr(speak(piece.name))}><title>{escape(speak(piece.name))}</title>"
        f'<circle cx="{x:g}" cy="{y:g}" r="{reach:g}" fill="{fill}"/>'
        f'<text x="{x:g}" y="{y + 4:g}" font-size="13" text-anchor="middle" fill="#fff">{escape(piece.mark)}</text></g>'
    )
