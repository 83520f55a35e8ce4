"""Exploration: opening doors, laying tiles, open sides, dead ends and secret doors."""

from __future__ import annotations

import msgspec

from ..board import Board
from ..content import DoriaTable
from ..events import DoorEventDrawn, DoorJoined, DoorOpened, SecretDoorFound, TileDrawn, TileLaid
from ..shapes import CENTRE, FLOOR, MIDDLE, NOWHERE, OFFSETS, WALL, Dungeon, Placement, Shape, on_side
from ..state import OUTSIDE, Reveal
from . import labels, passages, scenario, spawn
from .ground import board, change
from .options import Lay, Wall
from .telling import tell

NO_DOOR = -1
"""A reveal that begins at open sides which a new connection has woken."""


async def open_door(t: DoriaTable, hero: int, door: int) -> None:
    """Opening costs nothing; onto a tile that lies there already no tile is drawn.

    [doria.reveal.free, doria.reveal.voluntary, doria.reveal.interrupts, doria.explore.draw]
    """
    tell(t, DoorOpened(hero=t.state.heroes[hero].kind, door=door, cites=("doria.reveal.free",)))
    if board(t).beyond(door) != NOWHERE:
        join(t, door)
        return
    if t.state.door_deck or t.state.door_discard:
        await door_event(t, hero)
    t.state.reveal = Reveal(hero, door, len(t.state.dungeon.placements))


def join(t: DoriaTable, door: int) -> None:
    """Open onto a tile that lies there already; what waited there wakes up.  [doria.spawn.unconnected]"""
    tile = t.state.dungeon.placements[board(t).beyond(door) // 25].tile
    tell(t, DoorJoined(tile=tile, cites=("doria.explore.draw",)))
    change(t, opened=(*t.state.dungeon.opened, door))
    wake_dormant(t)


async def door_event(t: DoriaTable, hero: int) -> None:
    """With the option, and where the scenario allows it, a card is drawn and resolved before the tile is.

    [doria.doorevent.use-en, doria.doorevent.not-always-en]
    """
    if not scenario.door_events(t.content, t.state):
        return
    if not t.state.door_deck:
        t.state.door_deck, t.state.door_discard = t.state.door_discard, []
        t.shuffle(t.state.door_deck, "doors")
    t.reveal()
    id = t.state.door_deck.pop()
    t.state.door_discard.append(id)
    t.used(id)
    tell(t, DoorEventDrawn(event=id, cites=("doria.doorevent.use-en",)))
    event = t.content.door_events[id].event
    if event is not None:
        await event(t, hero)


async def reveal_tile(t: DoriaTable) -> None:
    """Draw one tile and lay it; open sides that are left call for another.

    [doria.explore.draw, doria.open.one-at-a-time, doria.open.draw-on]
    """
    work = t.state.reveal
    assert work is not None
    if not t.state.tiles:
        finish(t)
        return
    t.reveal()
    tile = t.state.tiles.pop()
    t.state.reveal = msgspec.structs.replace(work, tile=tile)
    t.used(tile)
    options = layings(t, work, tile)
    if len(options) > 1:
        tell(t, TileDrawn(tile=tile, cites=("doria.explore.draw",)))
    chosen = await t.choose(
        t.state.heroes[work.hero].seat,
        "lay",
        options,
        label=lambda way: labels.lay_label(t, tile, way),
        cites=("doria.explore.choose-door-en",),
        about={"hero": t.state.heroes[work.hero].kind, "tile": tile},
        at=(f"tile-{tile}",),
    )
    t.state.reveal = msgspec.structs.replace(work, tile="")
    lay(t, tile, chosen, work)
    if work.counts:
        t.state.door_opened = True
    if not waiting_sides(t):
        finish(t)


def waiting_sides(t: DoriaTable) -> tuple[tuple[int, int], ...]:
    """The open sides that call for a tile: unconnected parts wait, so that no goal is placed behind them.

    [doria.open.draw-on, doria.open.unconnected-en]
    """
    return board(t).open_sides


def layings(t: DoriaTable, work: Reveal, tile: str) -> list[Lay]:
    """How the tile in hand may be laid; turns that look the same are one."""
    shapes = list[Shape]()
    for turn in range(4):
        shape = t.content.atlas.shape(tile, turn)
        if not any(shape.looks_like(other) for other in shapes):
            shapes.append(shape)
    if len(t.state.dungeon.placements) == work.first and work.door != NO_DOOR:
        slot, side = (work.door >> 2) // 25, work.door & 3
        return at_door(shapes, slot, side)
    return at_open_sides(shapes, waiting_sides(t))


def at_door(shapes: list[Shape], slot: int, side: int) -> list[Lay]:
    """A door of the new tile must meet the opened one; an open side only where the tile has no door.

    [doria.explore.door-to-door, doria.explore.path, doria.explore.choose-door-en, doria.explore.choose-door-de]
    """
    facing = side ^ 2
    ways = [Lay(slot, side, shape.turn) for shape in shapes if shape.is_door(facing)]
    return ways or [Lay(slot, side, shape.turn) for shape in shapes if MIDDLE in shape.exits[facing]]


def at_open_sides(shapes: list[Shape], sides: tuple[tuple[int, int], ...]) -> list[Lay]:
    """An open tile lays an open side against one; a tile with doors only lies freely.

    [doria.open.match, doria.open.doors-only-tile]
    """
    if not shapes[0].open_sides:
        return [Lay(slot, side, shape.turn) for slot, side in sides for shape in shapes]
    return [Lay(slot, side, shape.turn) for slot, side in sides for shape in shapes if shape.is_open(side ^ 2)]


def lay(t: DoriaTable, tile: str, way: Lay, work: Reveal) -> None:
    """Lay a tile and join what meets."""
    here, dungeon = board(t), t.state.dungeon
    place, (dx, dy) = dungeon.placements[way.slot], OFFSETS[way.side]
    laid = Placement(tile, place.x + dx, place.y + dy, way.turn)
    first = len(dungeon.placements) == work.first
    opened = (*dungeon.opened, work.door) if first and work.door != NO_DOOR else dungeon.opened
    dungeon = msgspec.structs.replace(dungeon, placements=(*dungeon.placements, laid), opened=opened)
    t.state.dungeon = msgspec.structs.replace(dungeon, opened=(*opened, *joints(t, dungeon, work.first, here)))
    tell(t, TileLaid(tile=tile, slot=len(dungeon.placements) - 1, cites=("doria.explore.draw",)))


def joints(t: DoriaTable, dungeon: Dungeon, first: int, before: Board) -> list[int]:
    """The places where the last tile meets another and is open at once: open sides that meet open sides, and doors
    between tiles of the same reveal. Other doors that meet stay shut.  [doria.open.match, doria.open.doors-auto-open]
    """
    slot = len(dungeon.placements) - 1
    shape, found = t.content.atlas.shape(dungeon.placements[slot].tile, dungeon.placements[slot].turn), list[int]()
    lattice = {(place.x, place.y): at for at, place in enumerate(dungeon.placements)}
    for side in range(4):
        (dx, dy), place = OFFSETS[side], dungeon.placements[slot]
        other = lattice.get((place.x + dx, place.y + dy))
        if other is None:
            continue
        facing = before.shapes[other]
        both = [at for at in shape.exits[side] if at in facing.exits[side ^ 2]]
        wide = shape.is_open(side) and facing.is_open(side ^ 2)
        if wide or other >= first:
            found += [(slot * 25 + on_side(side, at)) * 4 + side for at in both]
    return found


def finish(t: DoriaTable) -> None:
    """All tiles lie: place loot markers and monsters, then look for a dead end.

    [doria.explore.setup-icons, doria.treasure.place, doria.spawn.unconnected]
    """
    work = t.state.reveal
    assert work is not None
    t.state.reveal = None
    slots = range(work.first, len(t.state.dungeon.placements))
    t.state.dormant += [slot * 25 + local for slot in slots for local in range(25)]
    t.state.fresh += slots
    wake_dormant(t)
    dead_end(t)


def wake_dormant(t: DoriaTable) -> None:
    """Squares that hang together with the dungeon now get their loot markers and monsters.

    [doria.spawn.unconnected, doria.treasure.place, doria.spawn.icon-colors-en]
    """
    here, colors = board(t), spawn.icon_colors(t.state.party)
    awake = [square for square in t.state.dormant if square in here.connected]
    t.state.dormant = [square for square in t.state.dormant if square not in here.connected and _printed(here, square)]
    for square in awake:
        if here.marks[square] == "$":
            t.state.treasures.append(square)
        elif here.marks[square] in colors:
            t.state.icons.append(square)
    if waiting_sides(t) and t.state.tiles and t.state.reveal is None:
        hero = max(t.state.active, 0)
        t.state.reveal = Reveal(hero, NO_DOOR, len(t.state.dungeon.placements), counts=False)


def _printed(here: Board, square: int) -> bool:
    return here.marks[square] in "$wgyr"


# ----------------------------------------------------------------------------------------------- secret doors


def dead_end(t: DoriaTable) -> None:
    """Without any door left to open, a secret door appears on the last tile.

    [doria.deadend.condition, doria.deadend.place, doria.deadend.surrounded, doria.deadend.like-door-en]
    """
    here = board(t)
    if not t.state.tiles or leads_on(here):
        return
    last = len(here.shapes) - 1
    places = secret_places(t, here, last) or [door for slot in range(last) for door in secret_places(t, here, slot)]
    t.state.dead_ends = places


def leads_on(here: Board) -> bool:
    """Whether a door onto nothing can be reached, perhaps through doors between tiles that are only shut. What a wall
    cuts off from the dungeon leads nowhere.  [doria.deadend.condition]
    """
    onward = [door >> 2 for door in here.doors if not here.is_open(door) and here.beyond(door) == NOWHERE]
    return not here.connected.isdisjoint(onward) or not passages.joined(here).isdisjoint(onward)


async def choose_dead_end(t: DoriaTable) -> None:
    """Where several walls are possible the players choose.  [doria.deadend.place, doria.deadend.surrounded]"""
    places, t.state.dead_ends = t.state.dead_ends, []
    door = await choose_place(t, t.state.speaker, places, f"cell-{places[0] >> 2}")
    make_secret(t, door)
    passages.seek(t)


async def choose_place(t: DoriaTable, seat: int, places: list[int], about: str) -> int:
    """Which wall the secret door breaks."""
    chosen = await t.choose(
        seat,
        "secret-door",
        [Wall(door) for door in places],
        label=lambda wall: labels.wall_label(t, wall),
        cites=("doria.secret.place",),
        at=(about,),
    )
    return chosen.door


def secret_places(t: DoriaTable, here: Board, slot: int) -> list[int]:
    """The middles of the wall sides of a tile with nothing beyond.  [doria.secret.place, doria.deadend.place]"""
    shape, found = here.shapes[slot], list[int]()
    for side in range(4):
        square = slot * 25 + on_side(side, MIDDLE)
        door = square * 4 + side
        if door in here.dungeon.secret or here.neighbour_slot(slot, side) is not None:
            continue
        if not shape.exits[side] and "^" not in side_marks(t, shape, side) and diggable(here, square):
            found.append(door)
    return found


def side_marks(t: DoriaTable, shape: Shape, side: int) -> str:
    """What is printed along a side, for the stairs, whose tile is never turned."""
    rows = t.content.tiles[shape.tile].art.strip("\n").split("\n")
    return (rows[0], "".join(row[-1] for row in rows), rows[-1], "".join(row[0] for row in rows))[side]


def diggable(here: Board, square: int) -> bool:
    """Whether a way leads from the dungeon to the square, once its wall is gone."""
    return not here.connected.isdisjoint(passages.floor_at(here, square))


def make_secret(t: DoriaTable, door: int) -> None:
    """A secret door in the middle of a wall; the wall on its square is gone, and so is one beyond.

    [doria.marker.secret-door]
    """
    here, dungeon = board(t), t.state.dungeon
    sides = [side for side in (door, here.opposite(door)) if side != NOWHERE]
    dug = [square for side in sides for square in passages.tunnel(here, side)[0]]
    change(t, secret=(*dungeon.secret, door), dug=(*dungeon.dug, *dug))
    tile = dungeon.placements[(door >> 2) // 25].tile
    tell(t, SecretDoorFound(tile=tile, door=door, cites=("doria.marker.secret-door",)))


async def secret_door(t: DoriaTable, hero: int) -> None:
    """A secret door near a character: a tile is drawn and laid there, which never counts as an opened door.

    [doria.secret.place, doria.secret.no-wall, doria.secret.on-dead-door, doria.trap.new-tile, doria.secret.e8-en,
    doria.phase-g.no-door-other-reveals, doria.secret.in-trapped-room-en]
    """
    here, square = board(t), t.state.heroes[hero].square
    start = square if square != OUTSIDE else here.entrances[0]
    slot = start // 25
    if t.content.points.secret_joins_parts and joins_parts(here, slot):
        break_middle(t, slot)
        return
    row = here.range_row(start)
    near = sorted(range(len(here.shapes)), key=lambda at: (at != slot, min(row[at * 25 : at * 25 + 25]), at))
    for place in near:
        places = wall_places(t, here, place)
        if places:
            door = await choose_place(t, t.state.heroes[hero].seat, places, f"hero-{hero}")
            make_secret(t, door)
            lead_on(t, hero, door)
            return


def lead_on(t: DoriaTable, hero: int, door: int) -> None:
    """Behind the secret door lies a tile already, or one is drawn; during another reveal it stays shut for now."""
    if board(t).beyond(door) != NOWHERE:
        join(t, door)
    elif t.state.tiles and t.state.reveal is None:
        t.state.reveal = Reveal(hero, door, len(t.state.dungeon.placements), counts=False)


def wall_places(t: DoriaTable, here: Board, slot: int) -> list[int]:
    """The walls of a tile where a secret door may open, walled-off doors last or among them.

    [doria.secret.place, doria.secret.on-dead-door]
    """
    walls, dead = secret_places(t, here, slot), dead_doors(here, slot)
    if t.content.points.secret_on_dead_door_last:
        return walls or dead
    return [*walls, *dead]


def dead_doors(here: Board, slot: int) -> list[int]:
    """Doors of a tile that a wall of the neighbour has closed, where that wall can be broken."""
    return [
        door
        for door in here.doors
        if (door >> 2) // 25 == slot
        and not here.is_open(door)
        and (other := here.opposite(door)) != NOWHERE
        and not here.leads_out(other)
        and door >> 2 in here.connected
        and here.kinds[other >> 2] == FLOOR
    ]


def joins_parts(here: Board, slot: int) -> bool:
    """A tile of two rooms divided around its middle square.  [doria.secret.e8-en]"""
    shape, middle = here.shapes[slot], slot * 25 + CENTRE
    if here.kinds[middle] != WALL:
        return False
    around = [shape.parts[CENTRE + dy * 5 + dx] for dx, dy in OFFSETS]
    return len({part for part in around if part >= 0}) > 1


def break_middle(t: DoriaTable, slot: int) -> None:
    """The middle square becomes the way between the two rooms, and what hung alone wakes up.  [doria.secret.e8-en]"""
    change(t, dug=(*t.state.dungeon.dug, slot * 25 + CENTRE))
    tile = t.state.dungeon.placements[slot].tile
    tell(t, SecretDoorFound(tile=tile, door=(slot * 25 + CENTRE) * 4, cites=("doria.secret.e8-en",)))
    wake_dormant(t)
