"""Moving: where figures may go, and what happens when they change tiles."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import msgspec

from ..board import FAR, NOBODY, apart, path_to
from ..content import PlunginTable
from ..events.base import Move
from ..events.fights import Faded, Moved
from ..events.things import Lost
from ..ids import zone_id
from ..state import OUT, Ally, Foe, Hero
from . import detection, figures

NOWHERE = -1
"""No tile: where a Hero was who comes from outside or from the dead."""


def flies(t: PlunginTable, found: figures.Figure) -> bool:
    """Whether a figure passes over others.  [plungin.power.flying]"""
    if isinstance(found, Hero) and not found.likeness:
        return False
    return figures.flies(figures.powers(t, found))


def ways(t: PlunginTable, found: figures.Figure, avoid: AbstractSet[int] = NOBODY) -> dict[int, int]:
    """The squares that a figure can move to around those that are held, each with the square before it, its own first.
    `avoid`: squares that it goes round besides.

    [plungin.move.distance, plungin.move.orthogonal, plungin.move.blocked, plungin.move.closed-door,
    plungin.power.flying]
    """
    board = figures.board(t)
    steps = figures.squares(t, board, found)
    if flies(t, found):
        return board.reach(found.cell, steps, avoid, over=True)
    held = figures.in_the_way(t)
    return board.reach(found.cell, steps, [*held, *avoid] if avoid else held)


def landings(t: PlunginTable, ref: int) -> list[int]:
    """Where a Move may end: flyers pass over others but do not stop there.  [plungin.power.flying]"""
    found, taken = figures.figure(t, ref), figures.occupied(t)
    assert found is not None
    return [cell for cell in ways(t, found) if cell not in taken]


def way_to(t: PlunginTable, ref: int, end: int, known: dict[int, int] | None = None) -> list[int]:
    """The squares stepped on: a way on which nobody notices, if there is one within the Move, else the shortest.
    `known`: the `ways` of the figure, where they have been found already."""
    found = figures.figure(t, ref)
    assert found is not None
    if detection.unaware(t):
        quiet = ways(t, found, detection.danger(t))
        if end in quiet:
            return path_to(quiet, end)
    return path_to(known if known is not None else ways(t, found), end)


async def walk(t: PlunginTable, ref: int, way: list[int], told: type[Moved] = Moved) -> None:
    """Step by step; every square counts for detection.  [plungin.move.distance, plungin.detect.front]"""
    if t.log is not None:
        found = figures.figure(t, ref)
        assert found is not None
        how = "fly" if flies(t, found) else "walk"
        who, cites = figures.name(t, ref), ("plungin.move.distance",)
        t.tell(told(who=who, cell=way[-1], path=tuple(way), how=how, cites=cites))
    if not detection.unaware(t):
        for cell in landmarks(t, ref, way):
            shift(t, ref, cell)
        return
    tried: list[int] = []
    for cell in way:
        shift(t, ref, cell)
        await detection.step_seen(t, ref, cell, tried)


def landmarks(t: PlunginTable, ref: int, way: list[int]) -> list[int]:
    """The squares of a way that matter where nobody looks: on a tile that is not left, only the last."""
    found, tiles = figures.figure(t, ref), figures.board(t).tile_of
    assert found is not None
    here = tiles[found.cell]
    for cell in way:
        if tiles[cell] != here:
            return way
    return way[-1:]


async def noticed(t: PlunginTable, ref: int) -> None:
    """Somebody stands on a square without having walked there: a Hero, copy or image is seen as after a step.

    [plungin.detect.front, plungin.detect.adjacent]
    """
    found = figures.figure(t, ref)
    seen = isinstance(found, Hero) or (isinstance(found, Ally) and found.kind in ("shadow-image", "doppelganger"))
    if found is not None and seen:
        await detection.step_seen(t, ref, found.cell, [])


def shift(t: PlunginTable, ref: int, cell: int) -> None:
    """Put a figure on a square, and see to it if that is on another tile."""
    found = figures.figure(t, ref)
    assert found is not None
    before, found.cell = found.cell, cell
    if isinstance(found, Hero):
        tiles = figures.board(t).tile_of
        left = tiles.get(before, NOWHERE)
        if tiles[cell] != left:
            changed_tile(t, ref, left, before)


def changed_tile(t: PlunginTable, ref: int, left: int, before: int) -> None:
    """A Hero has come to another tile: what he left lying is lost, his ice copies melt, a new visit begins, and he is
    now the last who came in.

    [plungin.turn.initiative, plungin.treasure.abandoned, plungin.special.fountain-limit,
    plungin.spell.doppelganger-end]
    """
    hero = t.state.heroes[ref]
    hero.drank = False
    hero.entered = next(
        (n for n, door in enumerate(t.state.doors) if joins(door.cells, door.beyond, before, hero.cell)), -1
    )
    if ref in t.state.order:
        t.state.order.remove(ref)
        t.state.order.append(ref)
    if left != NOWHERE:
        abandon(t, ref, left)
        melt(t, ref)
    visit(t, ref, back=left != NOWHERE)


def visit(t: PlunginTable, ref: int, *, back: bool) -> None:
    """A Hero has come to a tile: where some Hero has been before it is entered again, unless he comes from nowhere.

    [plungin.wander.roll]
    """
    rooms, tile = t.state.rooms, figures.tile_of(t, t.state.heroes[ref].cell)
    if not rooms[tile].entered:
        rooms[tile] = msgspec.structs.replace(rooms[tile], entered=True)
        t.state.returned = [other for other in t.state.returned if other != ref]
    elif back:
        t.state.returned.append(ref)


def joins(cells: tuple[int, ...], beyond: tuple[int, ...], one: int, other: int) -> bool:
    """Whether a step from one square to another goes through a doorway."""
    return (one in cells and other in beyond) or (one in beyond and other in cells)


def abandon(t: PlunginTable, ref: int, tile: int) -> None:
    """What a Hero left on a tile is gone once he leaves it.  [plungin.treasure.abandoned]"""
    lying = t.state.litter.get(tile)
    if not lying:
        return
    kept = [left for left in lying if left.owner != ref]
    for left in lying:
        if left.owner == ref:
            moved = (Move(left.thing, zone_id("lying", tile), ""),)
            called, cites = figures.called(t, left.thing), ("plungin.treasure.abandoned",)
            t.tell(Lost(thing=called, hero=figures.name(t, ref), moved=moved, cites=cites))
    if kept:
        t.state.litter[tile] = kept
    else:
        del t.state.litter[tile]


def melt(t: PlunginTable, ref: int) -> None:
    """An ice copy ends when its Hero leaves the room.  [plungin.spell.doppelganger-end]"""
    for ally in [ally for ally in t.state.allies if ally.kind == "doppelganger" and ally.owner == ref]:
        dismiss(t, ally, "plungin.spell.doppelganger-end")


def creatures(t: PlunginTable, ref: int) -> list[int]:
    """The creatures that act right after a Hero and have not had their turn yet.  [plungin.spell.summon-control]"""
    return [ally.number for ally in t.state.allies if ally.owner == ref and not ally.turn.begun]


def dismiss(t: PlunginTable, ally: Ally, cite: str) -> None:
    """A creature on the Heroes' side is no more."""
    who = figures.name(t, ally.number)
    t.state.allies.remove(ally)
    if ally.number in t.state.queue:
        t.state.queue.remove(ally.number)
    t.tell(Faded(who=who, cites=(cite,)))


def cornered(t: PlunginTable, foe: Foe, attacker: int) -> bool:
    """A Monster is cornered if no free square within its Move is farther from its attacker.

    [plungin.law.sneaky-cornered]
    """
    here = apart(foe.cell, attacker)
    reach = figures.board(t).reach(foe.cell, figures.moves(t, foe.number), figures.in_the_way(t), inside=True)
    return all(apart(cell, attacker) <= here for cell in reach)


def nearest_free(t: PlunginTable, cell: int) -> int:
    """The nearest empty square, this one included; OUT if the map is full."""
    taken = figures.occupied(t)
    shut = figures.board(t).shut
    for near in figures.board(t).distances(cell, FAR):
        if near not in taken and near not in shut:
            return near
    return OUT


def place_ally(t: PlunginTable, ally: Ally) -> int:
    """Put a new creature on the map under a number of its own."""
    t.state.numbered += 1
    number, nth = figures.FIRST_NUMBER + t.state.numbered, figures.next_of(t, ally.kind)
    numbered = msgspec.structs.replace(ally, number=number, nth=nth)
    t.state.allies.append(numbered)
    return numbered.number
