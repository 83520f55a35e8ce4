"""The Construction Phase: what lies beyond the open doors."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.kernel import Text

from ..board import place as board_place
from ..content import PlunginTable
from ..content.definitions import Doorway, Encounter, Location, Tile
from ..events.base import Dice
from ..events.places import BlindDoorway, DoorFound, DoorShared, GreatDoorAppeared, Told
from ..ids import door_ids
from ..state import Door
from . import dungeon, figures, inhabitants, laying, objects, pools, treasure
from .options import Lay, Wall

DEAD_END_ROOM = "room-6x6"


def waiting_doors(t: PlunginTable) -> list[int]:
    """Open doors to unrevealed areas with a Hero on a square before them.

    [plungin.round.construction-trigger, plungin.round.many-rooms]
    """
    doors = t.state.doors
    waiting = [
        ref for ref, door in enumerate(doors) if door.open and door.leads < 0 and door.kind != "exit" and not door.dead
    ]
    if not waiting:
        return waiting
    stand = {t.state.heroes[ref].cell for ref in figures.living(t)}
    return [ref for ref in waiting if not stand.isdisjoint(doors[ref].cells)]


async def build(t: PlunginTable, ref: int) -> None:
    """Reveal one area: tile, doors, Monsters and Chests.

    [plungin.build.order, plungin.build.great-door, plungin.build.normal-door, plungin.time.complete-rooms,
    plungin.door.great-meaning]
    """
    t.state.queue.remove(ref)
    door = t.state.doors[ref]
    if door.leads >= 0 or door.dead:
        return
    if door.kind == "great" and dungeon.uniques_left(t):
        await build_unique(t, ref)
    elif dungeon.complete(t) or door.kind == "great":
        await build_room(t, ref, Location(tile=DEAD_END_ROOM, doors=1))
    else:
        fell: list[Dice] = []
        found = await roll_location(t, ref, fell)
        if found is None:
            laying.kill(t, ref)
        elif isinstance(found, str):
            await build_special(t, ref, found, fell)
        else:
            await build_room(t, ref, found, fell)


# ------------------------------------------------------------------------------------------ which tile


async def roll_location(t: PlunginTable, ref: int, fell: list[Dice] | None = None) -> Location | str | None:
    """Roll on the Location Chart, and on the Special Location Chart if it says so; a tile that fits nowhere is rolled
    again among those that do. A text names a Special Location.

    [plungin.build.normal-door, plungin.build.special-tile, plungin.build.no-fit]
    """
    chart, special = t.content.pack.charts.location, t.content.pack.charts.special
    while any(row_fits(t, ref, row) for row in chart.results):
        row = chart.at(await pools.one(t, chart.die, "location", fell))
        if not row_fits(t, ref, row):
            continue
        if not row.special:
            return row
        while True:
            id = special.at(await pools.one(t, special.die, "special", fell))
            if special_fits(t, ref, id):
                return id
    return None


def row_fits(t: PlunginTable, ref: int, row: Location) -> bool:
    if row.special:
        return any(special_fits(t, ref, id) for id in t.content.pack.charts.special.results)
    return bool(laying.spots(t, t.state.doors[ref], t.content.tiles[row.tile]))


def special_fits(t: PlunginTable, ref: int, id: str) -> bool:
    return bool(laying.spots(t, t.state.doors[ref], t.content.tiles[t.content.specials[id].tile]))


async def place(t: PlunginTable, ref: int, tile: Tile, fell: list[Dice]) -> int | None:
    """Orient and place the tile; the number of its place, or nothing if it fits nowhere.

    [plungin.build.orientation, plungin.build.no-fit, plungin.round.builder-rotation]
    """
    found = laying.spots(t, t.state.doors[ref], tile)
    if len(found) != 1:
        pools.tell(t, fell)
    if not found:
        return None
    about, at = {"tile": figures.named_text(t, tile.id)}, door_ids(ref, len(t.state.doors[ref].cells))
    cites = ("plungin.build.orientation",)
    chosen = await t.choose(t.state.builder, "turn", found, label=turn_label, about=about, at=at, cites=cites)
    return laying.lay(t, chosen.placed, ref)


def turn_label(lay: Lay) -> Text:
    x, y = board_place(lay.placed.corner)
    return Text("turn-tile", {"turn": lay.placed.turn, "x": x, "y": y})


# ------------------------------------------------------------------------------------------ doors


async def add_doors(t: PlunginTable, index: int, count: int, ways: tuple[Doorway, ...] = ()) -> None:
    """Give a tile so many further doorways. Doors that were planned (`ways`) are put first, on walls that lead
    somewhere. Where none are planned, doorways that meet another tile's come first and share its door; the others are
    rolled. The builder says which wall, as long as there are any that lead somewhere.

    [plungin.build.door-roll, plungin.build.door-walls-choice, plungin.build.shared-doorway, plungin.build.dead-doorway,
    plungin.build.door-position]
    """
    entrance = t.state.doors[t.state.rooms[index].entrance]
    sides = laying.walls(t, index, entrance=(entrance.side + 2) % 4)
    spare = max(0, count - len(ways))
    for side in [side for side, sight in sides.items() if sight == "door"][:spare]:
        share_door(t, index, side)
        del sides[side]
        count -= 1
    ways = tuple(sorted(ways, key=lambda way: way.kind != "great"))
    for number in range(min(count, len(sides))):
        free = [side for side, sight in sides.items() if sight == "space"]
        met = [side for side, sight in sides.items() if sight == "door"]
        if not free and met:
            side = met[0]
            share_door(t, index, side)
        elif not free:
            side = min(sides)
            add_door(t, index, side, Doorway(kind="unlocked"))
        else:
            fell: list[Dice] = []
            found = ways[number] if number < len(ways) else await roll_door(t, fell)
            if len(free) > 1:
                pools.tell(t, fell)
            side = await choose_wall(t, index, free, found)
            add_door(t, index, side, found, fell)
        del sides[side]
    laying.close_off(t, index)


async def roll_door(t: PlunginTable, fell: list[Dice] | None = None) -> Doorway:
    """The Doorway Chart with the Plot Counter's modifier; once every Unique Location has turned up, a Great Door is a
    locked one.

    [plungin.build.door-roll, plungin.build.door-roll-modifier, plungin.build.door-difficulty]
    """
    chart = t.content.pack.charts.doorway
    found = chart.at(await pools.one(t, chart.die, "doorway", fell) + dungeon.modifier(t))
    if found.kind == "great" and not dungeon.uniques_left(t) and t.content.points.no_spare_doors:
        return Doorway(kind="locked", difficulty=found.difficulty)
    return found


async def choose_wall(t: PlunginTable, index: int, sides: list[int], found: Doorway) -> int:
    """The builder says which wall carries this door.  [plungin.build.door-walls-choice]"""
    options = [Wall(side, laying.doorway_on(t, index, side)[0]) for side in sides]
    tile = figures.named_text(t, t.state.layout.tiles[index].tile)
    chosen = await t.choose(
        t.state.builder,
        "wall",
        options,
        label=lambda wall: Text(f"side-{wall}"),
        about={"door": Text("name", {"name": found.kind}), "difficulty": hardness(found), "tile": tile},
        cites=("plungin.build.door-walls-choice",),
    )
    return chosen.side


def add_door(t: PlunginTable, index: int, side: int, found: Doorway, fell: Iterable[Dice] = ()) -> int:
    """Put a door marker on a wall; where the doorway looks at a wall it is marked X.

    [plungin.component.door-markers, plungin.build.dead-doorway, plungin.door.great-untrapped]
    """
    cells, beyond = laying.doorway_on(t, index, side)
    trap = "" if found.kind == "great" else "?"
    door = Door(index, side, cells, beyond, found.kind, found.difficulty, found.key_only, trap=trap)
    t.state.doors.append(door)
    ref = len(t.state.doors) - 1
    if laying.outlook(t, cells, beyond) == "wall":
        laying.mark_dead(t, ref)
        thing = dungeon.name(t, ref, True)
        t.tell(BlindDoorway(object=thing, cell=cells[0], fell=tuple(fell), cites=("plungin.build.dead-doorway",)))
    else:
        tell_door(t, ref, "plungin.build.door-roll", fell=fell)
    return ref


def tell_door(t: PlunginTable, ref: int, cite: str, *, sudden: bool = False, fell: Iterable[Dice] = ()) -> None:
    door, thing = t.state.doors[ref], dungeon.name(t, ref, True)
    cell, hard = door.cells[0], hardness(door)
    t.tell(
        DoorFound(
            object=thing,
            door=door.kind,
            cell=cell,
            difficulty=hard,
            sudden=int(sudden),
            fell=tuple(fell),
            cites=(cite,),
        )
    )


def hardness(door: Door | Doorway) -> int:
    """What people are told of a door's Difficulty; a Great Door has none."""
    return 0 if door.kind == "great" else door.difficulty


def share_door(t: PlunginTable, index: int, side: int) -> None:
    """Doorway against doorway is one door, whose marker stays.  [plungin.build.shared-doorway]"""
    ref = laying.facing(t, *laying.doorway_on(t, index, side))
    assert ref is not None
    t.state.doors[ref] = msgspec.structs.replace(t.state.doors[ref], leads=index)
    objects.join(t, ref)
    t.tell(DoorShared(object=dungeon.name(t, ref, True), cites=("plungin.build.shared-doorway",)))


# ------------------------------------------------------------------------------------------ kinds of areas


async def build_room(t: PlunginTable, ref: int, found: Location, fell: list[Dice] | None = None) -> None:
    """A room has as many doors as the chart says, a hallway one at each end; only rooms have encounters.

    [plungin.build.room-doors, plungin.build.hallway-doors, plungin.build.encounter-rooms-only,
    plungin.time.complete-rooms, plungin.time.complete-rooms-encounter]
    """
    tile = t.content.tiles[found.tile]
    fell = [] if fell is None else fell
    index = await place(t, ref, tile, fell)
    if index is None:
        laying.kill(t, ref)
        return
    doors = found.doors if tile.kind != "hallway" else len(tile.doors)
    laying.announce(t, index, doors, fell)
    await add_doors(t, index, doors - 1)
    if tile.kind != "hallway":
        dice: list[Dice] = []
        await inhabitants.encounter(t, index, await roll_encounter(t, dice), dice)


async def roll_encounter(t: PlunginTable, fell: list[Dice] | None = None) -> Encounter:
    """Monsters, Chests, both or neither.  [plungin.build.encounter-roll, plungin.build.chest-difficulty]"""
    chart = t.content.pack.charts.encounter
    return chart.at(await pools.one(t, chart.die, "encounter", fell))


async def build_special(t: PlunginTable, ref: int, id: str, fell: list[Dice] | None = None) -> None:
    """A preconfigured room follows its own entry: which doors, and whether Monsters and Chests are kept.

    [plungin.special.preplanned, plungin.special.fountain-encounter, plungin.special.sarcophagus-encounter]
    """
    special = t.content.specials[id]
    fell = [] if fell is None else fell
    index = await place(t, ref, t.content.tiles[special.tile], fell)
    assert index is not None
    t.used(id)
    t.state.rooms[index] = msgspec.structs.replace(t.state.rooms[index], special=id)
    laying.announce(t, index, special.doors, fell)
    await add_doors(t, index, special.doors - 1, special.ways)
    dice: list[Dice] = []
    found = await roll_encounter(t, dice)
    kept = Encounter(found.monsters and special.monsters, found.chests if special.chests else 0, found.difficulty)
    await inhabitants.encounter(t, index, kept, dice)


async def build_unique(t: PlunginTable, ref: int) -> None:
    """Behind a Great Door lies a Unique Location, which is fully planned. Where it does not fit, the door leads nowhere
    and the key is as good as new.

    [plungin.build.great-door, plungin.build.unique-once, plungin.unique.preplanned, plungin.unique.content]
    """
    fell: list[Dice] = []
    id = await next_unique(t, fell)
    location = t.content.uniques[id]
    index = await place(t, ref, t.content.tiles[location.tile], fell)
    if index is None:
        laying.kill(t, ref)
        if t.content.points.returned_key:
            treasure.keep_key(t, t.state.doors[ref])
        return
    t.used(id)
    t.state.used_uniques.append(id)
    t.state.rooms[index] = msgspec.structs.replace(t.state.rooms[index], unique=id)
    laying.announce(t, index, 1 + len(location.ways), fell)
    if location.story:
        t.tell(Told(story=location.story))
    await add_doors(t, index, len(location.ways), location.ways)
    await inhabitants.settle_unique(t, index, location)


async def next_unique(t: PlunginTable, fell: list[Dice] | None = None) -> str:
    """Rolled on the Unique Location Chart, or the next in the preset order; none comes twice.

    [plungin.build.great-door, plungin.build.unique-once]
    """
    left = dungeon.uniques_left(t)
    chart = t.content.pack.charts.unique
    if chart is None or not set(left).intersection(chart.results):
        return left[0]
    while True:
        id = chart.at(await pools.one(t, chart.die, "unique", fell))
        if id in left:
            return id


# ------------------------------------------------------------------------------------------ no dead ends


def provide_doors(t: PlunginTable) -> None:
    """The dungeon continues: until it is complete there is a door to explore, and then a Great Door.

    [plungin.time.span, plungin.door.great-meaning]
    """
    complete = dungeon.complete(t)
    if not complete and not dungeon.only_great_doors_left(t):
        return
    if not t.content.points.great_door or not dungeon.uniques_left(t):
        return
    if not complete:
        room = t.content.tiles[DEAD_END_ROOM]
        if any(wall_opens(t, index, room, "unlocked") for index in reversed(range(len(t.state.rooms)))):
            return
    provide_great_door(t)


def provide_great_door(t: PlunginTable) -> None:
    """A complete dungeon has a Great Door as long as a Unique Location is missing: the last unexplored door that is
    still closed becomes one, else a dead doorway, else a bare wall behind which the location fits. An open door is
    never locked again, unless it leads nowhere and nothing else is left.

    [plungin.door.great-meaning, plungin.door.open]
    """
    left = dungeon.uniques_left(t)
    if any(door.kind == "great" and dungeon.unexplored(door) for door in t.state.doors):
        return
    tile = t.content.tiles[t.content.uniques[left[0]].tile]
    fitting = [
        ref
        for ref, door in enumerate(t.state.doors)
        if door.leads < 0 and door.kind != "exit" and laying.spots(t, door, tile)
    ]
    shut = [ref for ref in fitting if not t.state.doors[ref].open]
    if shut:
        become_great(t, min(shut, key=lambda ref: (t.state.doors[ref].dead, -ref)))
    elif not any(wall_opens(t, index, tile, "great") for index in reversed(range(len(t.state.rooms)))):
        for ref in [ref for ref in fitting if t.state.doors[ref].dead][-1:]:
            become_great(t, ref)


def become_great(t: PlunginTable, ref: int) -> None:
    """A door turns out to be a Great Door: always locked, never trapped.

    [plungin.door.great, plungin.door.great-untrapped]
    """
    t.state.doors[ref] = msgspec.structs.replace(
        t.state.doors[ref], kind="great", dead=False, trap="", open=False, key_only=False
    )
    t.tell(GreatDoorAppeared(object=dungeon.name(t, ref, True), cites=("plungin.door.great-meaning",)))


def wall_opens(t: PlunginTable, index: int, tile: Tile, kind: str) -> bool:
    """Find a wall of a tile without a door behind which another tile fits, and put a door there."""
    taken = {door.side for door in t.state.doors if door.tile == index}
    for side, sight in laying.walls(t, index, entrance=-1).items():
        cells, beyond = laying.doorway_on(t, index, side)
        door = Door(index, side, cells, beyond, kind, trap="" if kind == "great" else "?")
        if side not in taken and sight == "space" and laying.spots(t, door, tile):
            t.state.doors.append(door)
            tell_door(t, len(t.state.doors) - 1, "plungin.door.great-meaning", sudden=True)
            return True
    return False
