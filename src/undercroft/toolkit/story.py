"""The story between two scenes: applies cues to the first one, and finds what they do not explain of the second.

A silent change (a figure that is suddenly somewhere else) is an error in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from undercroft.kernel import Text

from .cues import Alter, Change, Come, Cue, Go, Lay, Mark, Move, Open, Pass
from .scene import Board, Card, Edge, Piece, Scene, Sheet, Value, Zone

T = TypeVar("T", Piece, Sheet)

NAMELESS = Text("")
BESIDE = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def played(before: Scene, cues: Iterable[Cue], after: Scene) -> Scene:
    """The first scene after these cues. The look of new things is taken from the second scene."""
    stage = Stage(before, after)
    for cue in cues:
        stage.play(cue)
    return stage.scene()


class Stage:
    """A scene to which cues are applied: its boards, sheets and zones by id."""

    def __init__(self, before: Scene, after: Scene) -> None:
        self.before, self.after = before, after
        self.boards = {board.id: Ground(board) for board in before.boards}
        self.coming = {board.id: Ground(board) for board in after.boards}
        self.sheets = {sheet.id: sheet for sheet in before.sheets}
        self.zones = {zone.id: zone for zone in zones(before)}
        self.new_zones = {zone.id: zone for zone in zones(after)}
        self.tracks = {track.id: track for track in before.tracks}

    def play(self, cue: Cue) -> None:
        match cue:
            case Move():
                self.move(cue)
            case Come(how="change"):
                self.renew(cue.piece)
            case Come():
                self.put(self.looks(cue), cue.cells)
            case Go(piece=id):
                for ground in self.boards.values():
                    ground.pieces.pop(id, None)
            case Change(of=of, key="") if of in self.tracks:
                self.tracks[of] = replace(self.tracks[of], value=cue.after)
            case Change(of=of):
                self.each(of, lambda owner: changed(owner, cue.key, cue.after))
            case Mark(of=of):
                self.each(of, lambda owner: marked(owner, cue))
            case Pass():
                self.hand_over(cue)
            case Open(edge=id):
                self.set_edge(id, cue.kind)
            case Lay():
                for board in self.boards.keys() & self.coming.keys():
                    self.boards[board].lay(self.coming[board], cue)
            case Alter(cell=id):
                for ground in self.boards.values():
                    ground.alter(id, cue.kind)

    def move(self, cue: Move) -> None:
        for ground in self.boards.values():
            piece = ground.pieces.get(cue.piece)
            if piece is not None:
                turned = replace(piece, facing=cue.facing or piece.facing)
                self.put(turned, cue.cells or cue.path[-1:] or piece.cells)
                return

    def put(self, piece: Piece, cells: tuple[str, ...]) -> None:
        """Place a piece on these cells, on the board that has them."""
        for ground in self.boards.values():
            ground.pieces.pop(piece.id, None)
        for ground in self.boards.values():
            if cells and cells[0] in ground.cells:
                ground.pieces[piece.id] = replace(piece, cells=cells)

    def renew(self, id: str) -> None:
        """Give a piece that is there the looks, the sheet and the belongings that the next scene shows of it."""
        now = {piece.id: piece for ground in self.boards.values() for piece in ground.pieces.values()}
        for ground in self.coming.values():
            if id in now and id in ground.pieces:
                self.put(ground.pieces[id], now[id].cells)
        sheet = next((one for one in self.after.sheets if id in now and one.id == now[id].sheet), None)
        if sheet is not None:
            self.sheets[sheet.id] = sheet
            self.zones |= {zone.id: zone for zone in sheet.zones}

    def looks(self, cue: Come) -> Piece:
        """A piece that comes into play, as in the next scene, or as described by the cue if it is gone by then."""
        for ground in self.coming.values():
            if cue.piece in ground.pieces:
                return ground.pieces[cue.piece]
        return Piece(
            id=cue.piece, icon=cue.icon, name=cue.name or NAMELESS, cells=cue.cells, mark="?", tint=cue.tint
        )  # fmt: skip

    def each(self, of: str, change: Callable[[Any], Any]) -> None:
        """Change a piece and the sheet that it opens, or a sheet and the piece that opens it."""
        pieces = [piece for ground in self.boards.values() for piece in ground.pieces.values()]
        sheets = {of, *(piece.sheet for piece in pieces if piece.id == of)} - {""}
        for sheet in sheets & self.sheets.keys():
            opened = [piece.id for piece in pieces if piece.sheet == sheet]
            if sheet == of or len(opened) == 1:  # one sheet may represent all of a kind
                self.sheets[sheet] = change(self.sheets[sheet])
        for ground in self.boards.values():
            for piece in pieces:
                alone = sum(other.sheet == of for other in pieces) == 1
                if piece.id in ground.pieces and (piece.id == of or (piece.sheet == of and alone)):
                    ground.pieces[piece.id] = change(piece)

    def hand_over(self, cue: Pass) -> None:
        """Move a named card, or a number of face-down ones."""
        known = None
        if cue.source in self.zones:
            self.zones[cue.source], known = taken(self.zones[cue.source], cue)
        if cue.target not in self.zones and cue.target in self.new_zones:
            self.zones[cue.target] = replace(self.new_zones[cue.target], cards=(), count=0)
        if cue.target in self.zones:
            zone = self.zones[cue.target]
            lies_open = shown(zone) and shown(self.new_zones.get(zone.id, zone))
            new = (known or Card(id="", of=cue.card, icon="", name=NAMELESS),) if cue.card and lies_open else ()
            self.zones[cue.target] = replace(zone, cards=zone.cards + new, count=zone.count + cue.count)

    def set_edge(self, id: str, kind: str) -> None:
        for board, ground in self.boards.items():
            known = ground.edges.get(id) or (board in self.coming and self.coming[board].edges.get(id))
            if known:
                ground.edges[id] = replace(known, kind=kind)

    def scene(self) -> Scene:
        def held(sheet: Sheet) -> Sheet:
            return replace(sheet, zones=tuple(self.zones[zone.id] for zone in sheet.zones))

        sheets = (*self.before.sheets, *self.sheets.values())
        inside = {zone.id for sheet in sheets for zone in sheet.zones}
        return replace(
            self.before,
            boards=tuple(ground.board() for ground in self.boards.values()),
            sheets=tuple(held(sheet) for sheet in self.sheets.values()),
            zones=tuple(zone for zone in self.zones.values() if zone.id not in inside),
            tracks=tuple(self.tracks.values()),
        )


class Ground:
    """A board by ids."""

    def __init__(self, board: Board) -> None:
        self.base = board
        self.cells = {cell.id: cell for cell in board.cells}
        self.edges = {edge.id: edge for edge in board.edges}
        self.pieces = {piece.id: piece for piece in board.pieces}

    def board(self) -> Board:
        cells, edges, pieces = (tuple(some.values()) for some in (self.cells, self.edges, self.pieces))
        return replace(self.base, cells=cells, edges=edges, pieces=pieces)

    def lay(self, coming: Ground, cue: Lay) -> None:
        """Add the laid cells and all edges around them."""
        new = {id: cell for id, cell in coming.cells.items() if id in cue.cells or cell.room in cue.rooms}
        laid = {(cell.x, cell.y) for cell in new.values()}
        self.cells = {id: cell for id, cell in self.cells.items() if (cell.x, cell.y) not in laid} | new
        kept = {id: edge for id, edge in self.edges.items() if not touches(edge, laid)}
        self.edges = kept | {id: edge for id, edge in coming.edges.items() if touches(edge, laid)}

    def alter(self, id: str, kind: str) -> None:
        if kind == "gone":
            self.cells.pop(id, None)
        elif id in self.cells:
            self.cells[id] = replace(self.cells[id], kind=kind)


def touches(edge: Edge, cells: set[tuple[int, int]]) -> bool:
    """Whether an edge lies at one of these squares, on either side."""
    x, y = BESIDE[edge.side]
    return (edge.x, edge.y) in cells or (edge.x + x, edge.y + y) in cells


def changed(owner: T, key: str, value: int) -> T:
    """A piece or sheet, one of its bars or figures at this value."""
    bars = tuple(replace(bar, value=value) if (bar.key or bar.kind) == key else bar for bar in owner.bars)
    if isinstance(owner, Piece):
        return replace(owner, bars=bars)
    return replace(owner, bars=bars, values=tuple(replace(v, value=value) if v.key == key else v for v in owner.values))


def marked(owner: T, cue: Mark) -> T:
    """A piece or sheet with a condition added, removed or changed."""
    name = "badges" if isinstance(owner, Piece) else "conditions"
    known: tuple[Value, ...] = getattr(owner, name)
    found = next((value for value in known if value.key == cue.key), Value(NAMELESS, key=cue.key))
    others = tuple(value for value in known if value.key != cue.key)
    new = () if cue.how == "end" else (replace(found, value=cue.value if cue.value is not None else found.value),)
    return replace(owner, **{name: others + new})


def taken(zone: Zone, cue: Pass) -> tuple[Zone, Card | None]:
    """A zone without the cards that leave it, and the card if it is visible."""
    card = next((card for card in reversed(zone.cards) if named(card) == cue.card), None)
    cards = list(zone.cards)
    if card is not None:
        cards.remove(card)
    elif zone.cards and not cue.card:
        del cards[-cue.count :]
    return replace(zone, cards=tuple(cards), count=max(0, zone.count - cue.count)), card


def shown(zone: Zone) -> bool:
    """Whether the seat sees the cards of this zone."""
    return bool(zone.cards) or (zone.count == 0 and zone.kind != "deck")


def zones(scene: Scene) -> Iterator[Zone]:
    yield from scene.zones
    for sheet in scene.sheets:
        yield from sheet.zones


def named(card: Card) -> str:
    return card.of or card.id


# ---------------------------------------------------------------------------------------------- what must be told

Facts = dict[tuple[str, ...], Any]
"""The facts that a story must explain, by kind (place, facing, bar, condition, door, tile, cell, cards) and ids."""


def facts(scene: Scene) -> Facts:
    found: Facts = {}
    for board in scene.boards:
        for cell in board.cells:
            if cell.kind != "empty":  # cells onto which the board may grow are still empty
                found["cell", cell.id] = "floor" if cell.kind == "dark" else cell.kind  # light moves with its carrier
                found.setdefault(("tile", cell.room), set()).add(cell.id)
        found |= {("door", edge.id): edge.kind for edge in board.edges}
        for piece in board.pieces:
            found["place", piece.id] = tuple(sorted(piece.cells))
            found["facing", piece.id] = piece.facing
            found |= _figures(piece.id, piece, piece.badges)
    for sheet in scene.sheets:
        found |= _figures(sheet.id, sheet, sheet.conditions)
    houses = scene.market.houses if scene.market else ""
    for zone in zones(scene):
        # An empty zone may be omitted; a market and the houses of a town are not places on the table.
        if zone.kind != "market" and zone.id != houses and zone.count:
            found["cards", zone.id] = zone.count, tuple(sorted(map(named, zone.cards)))
    return found


def _figures(id: str, owner: Piece | Sheet, conditions: tuple[Value, ...]) -> Facts:
    bars: Facts = {("bar", id, bar.key or bar.kind): bar.value for bar in owner.bars}
    return bars | {
        ("condition", id, value.key or f"({value.name.id} has no key)"): value.value
        if isinstance(value.value, int)
        else None
        for value in conditions
    }


class Told(NamedTuple):
    """The number of facts that differ between two scenes, and those that the cues do not explain: the fact, and what
    the cues say."""

    changes: int
    unexplained: dict[tuple[str, ...], tuple[Any, Any]]


def told(before: Scene, cues: Iterable[Cue], after: Scene) -> Told:
    """Compare cues with changes. Boards and sheets that appear or disappear need no cue: the whole scene has
    changed."""
    first, last, said = facts(before), facts(after), facts(played(before, cues, after))
    stay = _owners(before) & _owners(after)
    replaced = _replaced(before, after)

    def counts(fact: tuple[str, ...]) -> bool:
        kind, id = fact[:2]
        if id in replaced:
            return False
        if kind == "cell":  # one that appears or disappears is explained by its tile
            return fact in first and fact in last
        return id in stay or kind not in ("bar", "condition", "facing")

    every = filter(counts, first.keys() | last.keys() | said.keys())
    differ = {fact for fact in every if first.get(fact) != last.get(fact) or said.get(fact) != last.get(fact)}
    wrong = {fact: (last.get(fact), said.get(fact)) for fact in differ if said.get(fact) != last.get(fact)}
    return Told(len(differ), dict(sorted(wrong.items())))


def _replaced(before: Scene, after: Scene) -> set[str]:
    """Everything on boards, and all zones of sheets, that only one of the scenes has."""
    boards = {board.id for board in before.boards} & {board.id for board in after.boards}
    elsewhere = [board for scene in (before, after) for board in scene.boards if board.id not in boards]
    found = {id for board in elsewhere for cell in board.cells for id in (cell.id, cell.room)}
    found |= {edge.id for board in elsewhere for edge in board.edges}
    found |= {piece.id for board in elsewhere for piece in board.pieces}
    sheets = [sheet for scene in (before, after) for sheet in scene.sheets]
    stay = _owners(before) & _owners(after)
    return found | {zone.id for sheet in sheets if sheet.id not in stay for zone in sheet.zones}


def _owners(scene: Scene) -> set[str]:
    """Pieces and sheets."""
    return {piece.id for board in scene.boards for piece in board.pieces} | {sheet.id for sheet in scene.sheets}


def ids(cue: Cue) -> Iterator[str]:
    """The things of the scene that a cue names."""
    for field in msgspec.structs.fields(type(cue)):
        value = getattr(cue, field.name)
        if field.name in ("who", "piece", "by", "of", "source", "target", "edge", "cell"):
            yield from (value,) if value else ()
        elif field.name in ("path", "cells", "at"):
            yield from value
        elif isinstance(value, Cue):
            yield from ids(value)
