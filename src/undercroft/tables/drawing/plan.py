"""An index of a board: squares by place, edges between two places, pieces by square."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.toolkit.scene import Board, Cell, Edge, Piece

OFFSETS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}


class Plan:
    """A board, ready to be drawn. `signs` stand for edges, by id; where there is none, an edge's own mark does."""

    def __init__(self, board: Board, signs: Mapping[str, str] | None = None) -> None:
        self.board = board
        self.cells: dict[tuple[int, int], Cell] = {(cell.x, cell.y): cell for cell in board.cells}
        self.places: dict[str, tuple[int, int]] = {cell.id: (cell.x, cell.y) for cell in board.cells}
        self.edges: dict[tuple[int, int, str], Edge] = {}
        for edge in board.edges:
            dx, dy = OFFSETS[edge.side]
            self.edges[edge.x, edge.y, edge.side] = edge
            self.edges.setdefault((edge.x + dx, edge.y + dy, BACK[edge.side]), edge)
        self.signs = {**self._marks(), **(signs or {})}
        self.pieces: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            for cell in piece.cells:
                self.pieces.setdefault(cell, []).append(piece)

    def _marks(self) -> dict[str, str]:
        """The edges' labels. An upright edge has room for one letter, so the second is drawn below the first."""
        found: dict[str, str] = {}
        for edge in [edge for edge in self.board.edges if edge.mark]:
            lying = edge.side in ("north", "south")
            found[edge.id] = edge.mark if lying else edge.mark[0]
            below = self.edges.get((edge.x, edge.y + 1, edge.side))
            if not lying and edge.mark[1:] and below is not None and not below.mark:
                found[below.id] = edge.mark[1]
        return found

    def between(self, x: int, y: int, side: str) -> str:
        """The edge on that side of the place: its kind, `wall`, or `gap` if there is none."""
        edge = self.edges.get((x, y, side))
        if edge is not None:
            return edge.kind
        dx, dy = OFFSETS[side]
        here, there = self.cells.get((x, y)), self.cells.get((x + dx, y + dy))
        if here is None or there is None:
            return "gap" if here is there else "wall"
        return "gap" if here.room == there.room or here.kind == there.kind == "empty" else "wall"

    def sign(self, x: int, y: int, side: str) -> str:
        edge = self.edges.get((x, y, side)) if self.signs else None
        return self.signs.get(edge.id, "") if edge else ""

    @property
    def frame(self) -> tuple[int, int, int, int]:
        """The least and greatest column and row."""
        xs, ys = [x for x, _ in self.cells], [y for _, y in self.cells]
        return min(xs), max(xs), min(ys), max(ys)
