"""Putting Monsters and Chests on a tile."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..board import FAR, STEPS, cell_at, shape, spot
from ..content import PlunginTable
from ..content.definitions import Encounter, UniqueLocation
from ..content.sizes import part
from ..events.base import Dice, Thing
from ..events.places import Appeared, ChestAppeared, Encountered
from ..state import NO_HOME, OUT, Chest, Foe
from . import detection, figures, pools
from .squares import choose_square

TRIES = 40


async def encounter(t: PlunginTable, index: int, found: Encounter, fell: list[Dice] | None = None) -> None:
    """Monsters first, then Chests, each on a rolled square. `fell`: the dice that said so.

    [plungin.build.encounter-roll, plungin.build.monster-roll]
    """
    kind, count = await roll_group(t, fell) if found.monsters else ("", 0)
    told, cites = figures.called(t, kind) if kind else "", ("plungin.build.encounter-roll",)
    t.tell(Encountered(monster=told, count=count, chests=found.chests, fell=tuple(fell or ()), cites=cites))
    if found.monsters:
        for _ in range(count):
            await place_monster(t, index, kind)
    for _ in range(found.chests):
        await place_chest(t, index, found.difficulty)


async def roll_group(t: PlunginTable, fell: list[Dice] | None = None) -> tuple[str, int]:
    """Type and number of Monsters.  [plungin.build.monster-roll]"""
    chart = t.content.pack.charts.monsters
    group = chart.at(await pools.one(t, chart.die, "monsters", fell))
    extra = await pools.one(t, group.die, "number", fell) if group.die else 0
    return group.monster, part(group.count + extra, group.share)


async def place_monster(t: PlunginTable, index: int, kind: str) -> Foe | None:
    """A rolled square and a rolled facing; unaware of the Heroes.

    [plungin.build.place-roll, plungin.build.monster-facing, plungin.detect.start-unaware]
    """
    fell: list[Dice] = []
    cell = await rolled_square(t, index, kind, fell)
    return await arrive(t, index, kind, cell, fell) if cell != OUT else None


async def arrive(t: PlunginTable, index: int, kind: str, cell: int, fell: list[Dice] | None = None) -> Foe:
    """A Monster on a square, turned by a D4: 1 top, 2 right, 3 bottom, 4 left.  [plungin.build.monster-facing]"""
    fell = [] if fell is None else fell
    facing = await pools.one(t, 4, "facing", fell)
    return appear(t, index, kind, cell, facing - 1, fell)


def appear(t: PlunginTable, index: int, kind: str, cell: int, facing: int, fell: Iterable[Dice] = ()) -> Foe:
    """A Monster with full life and a number of its own."""
    t.used(kind)
    t.state.numbered += 1
    number = figures.FIRST_NUMBER + t.state.numbered
    nth = 0 if t.content.monsters[kind].life else figures.next_of(t, kind)
    foe = Foe(number, kind, cell, index, facing, t.content.monsters[kind].lif, nth=nth)
    t.state.foes.append(foe)
    t.state.rooms[index] = msgspec.structs.replace(t.state.rooms[index], had_monsters=True)
    cites = ("plungin.build.place-roll",)
    t.tell(Appeared(monster=figures.name(t, number), cell=cell, facing=facing, fell=tuple(fell), cites=cites))
    return foe


async def place_chest(t: PlunginTable, index: int, difficulty: int) -> None:
    """The Chest Chart says for each Chest whether it is locked, which all can see.

    [plungin.build.chest-locked, plungin.component.chest-markers, plungin.build.chest-difficulty]
    """
    chart = t.content.pack.charts.chest
    fell: list[Dice] = []
    locked = chart.at(await pools.one(t, chart.die, "chest", fell))
    cell = await rolled_square(t, index, "chest", fell)
    if cell == OUT:
        pools.tell(t, fell)
    else:
        t.state.chests.append(Chest(cell, index, locked, difficulty))
        thing, cites = Thing("chest", len(t.state.chests) - 1), ("plungin.component.chest-markers",)
        t.tell(
            ChestAppeared(
                object=thing, cell=cell, locked=int(locked), difficulty=difficulty, fell=tuple(fell), cites=cites
            )
        )


async def rolled_square(t: PlunginTable, index: int, what: str, fell: list[Dice] | None = None) -> int:
    """Roll column and row (into `fell`) for a Monster of some kind or a chest. A square that is taken or forbidden
    sends the piece to one of the 4 adjacent squares, which the builder chooses; if none of them is free, roll again.

    [plungin.build.coordinates, plungin.build.place-roll, plungin.build.place-occupied]
    """
    placed = t.state.layout.tiles[index]
    form = shape(t.content.tiles[placed.tile], placed.turn)
    free = legal_squares(t, index, chest=what == "chest")
    if not free:
        return OUT
    for _ in range(TRIES):
        column = await pools.one(t, form.width, "column", fell)
        row = await pools.one(t, form.height, "row", fell)
        cell = cell_at(placed.x + column - 1, placed.y + row - 1)
        if cell in free:
            return cell
        beside = [cell + step for step in STEPS if cell + step in free]
        if len(beside) > 1 and fell is not None:
            pools.tell(t, fell)
        if beside:
            return await choose_square(
                t,
                t.state.builder,
                "beside",
                beside,
                about={"what": figures.named_text(t, what), "spot": spot(cell)},
                cites=("plungin.build.place-occupied",),
            )
    return min(free)


def legal_squares(t: PlunginTable, index: int, *, chest: bool) -> set[int]:
    """Free squares of a tile: nothing before the doorway that the Heroes come in by, no Chest before any doorway.

    [plungin.build.place-door-squares, plungin.build.place-entry-square]
    """
    board = figures.board(t)
    free = set(board.cells[index]) - figures.occupied(t) - board.shut
    entrance = t.state.rooms[index].entrance
    for ref, door in enumerate(t.state.doors):
        if chest or ref == entrance:
            free.difference_update(door.cells, door.beyond)
    return free


async def settle_unique(t: PlunginTable, index: int, location: UniqueLocation) -> None:
    """The Monsters and Chests that the quest has planned.

    [plungin.unique.preplanned, plungin.unique.eye-of-doom-setup, plungin.unique.eye-of-doom-detect]
    """
    board = figures.board(t)
    for group in location.inhabitants:
        for _ in range(group.count):
            marked = [cell for cell in board.cells[index] if board.marks.get(cell) == "E"]
            seats = [cell for cell in marked if cell not in figures.occupied(t)] if group.at == "boss" else []
            if seats:
                await arrive(t, index, group.monster, seats[0])
            else:
                await place_monster(t, index, group.monster)
    for _ in range(location.chests):
        await place_chest(t, index, location.difficulty)
    if any(group.aware for group in location.inhabitants):
        detection.alert(t, index)


async def come_in(
    t: PlunginTable, index: int, cells: tuple[int, ...], kind: str, count: int, fell: list[Dice] | None = None
) -> list[int]:
    """Monsters that appear at a doorway: on its squares, else on the nearest empty ones, and they know of the Heroes.
    They belong to no room: what a location is about is not theirs.

    [plungin.wander.full, plungin.wander.detect, plungin.event.monster-patrol, plungin.unique.content]
    """
    numbers = []
    for _ in range(count):
        cell = nearest_on(t, index, cells)
        if cell == OUT:
            break
        foe = await arrive(t, index, kind, cell, fell)
        fell = None
        foe.aware, foe.home = True, NO_HOME
        numbers.append(foe.number)
    return numbers


def nearest_on(t: PlunginTable, index: int, cells: tuple[int, ...]) -> int:
    """The nearest empty square of a tile to a doorway."""
    board, taken = figures.board(t), figures.occupied(t)
    for cell in cells:
        if cell not in taken:
            return cell
    free = set(board.cells[index]) - taken
    steps = board.distances(cells[0], FAR, free)
    return min(free & steps.keys(), key=lambda cell: (steps[cell], cell), default=OUT)
