"""The Construction Phase, the Plot Counter, special and unique locations, no dead ends."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin.board import WIDTH, spot
from undercroft.games.plungin.content.definitions import (
    Chart,
    Doorway,
    Encounter,
    Group,
    Location,
    SpecialLocation,
    UniqueLocation,
)
from undercroft.games.plungin.events.places import DeadEnd
from undercroft.games.plungin.rules import construction, dungeon, figures, inhabitants, laying, phases
from undercroft.games.plungin.state import OUT

NOTHING = Encounter()


def build(q: Any, door: int = 0, dice: Any = (), answers: Any = ()) -> None:
    """Build behind a door of the Entry Tile."""
    if not q.state.doors[door].open:
        q.open(door)
    q.state.queue = [door]
    q.run(construction.build(q.t, door), dice=dice, answers=answers)


def planned(quest: Any, charts: Any, one: Any, **rows: Any) -> Any:
    """A quest whose charts have one result each: a 6x6 room with so many doors and nothing in it."""
    made = {
        "location": one(rows.get("location", Location("room-6x6", 1)), 20),
        "doorway": rows.get("doorway", one(Doorway("unlocked"), 10)),
        "encounter": one(rows.get("encounter", NOTHING), 12),
        "monsters": one(rows.get("monsters", Group("orc", 1)), 20),
        "chest": one(rows.get("chest", False), 6),
    }
    return quest("meezle", "george", seats=rows.get("seats", 1), charts=charts(**made), **rows.get("pack", {}))


# ------------------------------------------------------------------------------------------ the Plot Counter


@pytest.mark.rule("plungin.time.counter-start", "plungin.time.counter-advance", "plungin.component.plot-counter")
def test_the_counter_starts_on_n_and_turns_pink_after_phase_n(quest: Any) -> None:
    q = quest("meezle")
    assert q.pack.span == (12, 6)
    assert dungeon.counter(q.t) == (12, False)
    q.run(phases.end_round(q.t))
    assert dungeon.counter(q.t) == (11, False)
    q.state.built = 11
    assert dungeon.counter(q.t) == (1, False)
    q.state.built = 12
    assert dungeon.counter(q.t) == (1, True)
    q.state.built = 17
    assert dungeon.counter(q.t) == (6, True)
    q.state.built = 30
    assert dungeon.counter(q.t) == (6, True)  # the dungeon is complete


@pytest.mark.rule("plungin.time.door-modifier", "plungin.time.span")
@pytest.mark.parametrize(("phase", "modifier"), [(1, 0), (12, 0), (13, 1), (14, 2), (18, 6), (25, 6)])
def test_the_modifier_grows_from_phase_n_plus_one_to_x(quest: Any, phase: int, modifier: int) -> None:
    q = quest("meezle")
    q.state.built = phase - 1
    assert dungeon.modifier(q.t) == modifier


@pytest.mark.rule("plungin.time.complete")
def test_the_dungeon_is_complete_after_phase_n_plus_x(quest: Any) -> None:
    q = quest("meezle")
    q.state.built = 17
    assert not dungeon.complete(q.t)
    q.state.built = 18
    assert dungeon.complete(q.t)


@pytest.mark.rule("plungin.time.counter-advance", "plungin.round.end")
def test_one_step_per_phase_however_many_rooms(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one)
    build(q, 0, [1, 1])
    build(q, 1, [1, 1])
    assert q.state.built == 0
    q.run(phases.end_round(q.t))
    assert (q.state.built, q.state.round) == (1, 2)


@pytest.mark.rule("plungin.time.complete-rooms", "plungin.time.complete-rooms-encounter")
def test_in_a_complete_dungeon_lie_dead_ends_with_encounters(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("hall", 0), encounter=Encounter(False, 1, 1))
    q.state.built = 18
    doors = len(q.state.doors)
    build(q, 0, [7, 1, 1, 1])
    assert q.rolls() == ["encounter", "chest", "column", "row"]  # no Location, no Doorway Chart
    assert q.state.layout.tiles[1].tile == "room-6x6"
    assert len(q.state.doors) == doors
    assert len(q.state.chests) == 1


@pytest.mark.rule("plungin.time.complete-rooms", "plungin.build.no-fit", "plungin.build.dead-doorway")
@pytest.mark.parametrize("narrow", [True, False])
def test_in_a_complete_dungeon_a_door_to_too_little_room_leads_nowhere(quest: Any, narrow: bool) -> None:
    q = quest("meezle")
    north, east = q.room("room-6x6", 0), q.room("room-6x6", 1)
    if narrow:  # between both lies a gap of 6 by 6 squares, of which this takes the most
        q.room("room-4x4", q.door(east, 0))
    ref = q.door(north, 1)
    q.open(ref)
    q.hero(cell=q.state.doors[ref].cells[0])
    q.state.built = 18
    q.passing()
    q.step()
    assert (q.state.phase, q.state.queue) == ("build", [ref])
    q.step(dice=[] if narrow else [1])
    assert (q.state.doors[ref].dead, q.state.doors[ref].leads) == ((True, -1) if narrow else (False, 3))
    assert [told.object.number for told in q.t.told(DeadEnd)] == [ref] * narrow


# ------------------------------------------------------------------------------------------ who builds


@pytest.mark.rule("plungin.round.builder-rotation", "plungin.monster.controller")
def test_the_players_take_turns_at_building_and_run_the_monsters(quest: Any) -> None:
    q = quest("meezle", "george", seats=2)
    assert (q.state.builder, q.state.controller) == (0, 0)
    q.run(phases.end_round(q.t))
    assert (q.state.builder, q.state.controller) == (1, 0)
    q.run(phases.end_round(q.t))
    assert (q.state.builder, q.state.controller) == (0, 1)


@pytest.mark.rule("plungin.round.builder-rotation")
def test_the_builder_decides(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", 2), seats=2)
    q.state.builder = 1
    build(q, 0, [1, 1, 1], ["north"])
    assert [ask.seat for ask in q.t.asked] == [1]


# ------------------------------------------------------------------------------------------ tiles


@pytest.mark.rule("plungin.build.order", "plungin.build.normal-door", "plungin.players.no-game-master")
def test_tile_then_doors_then_monsters_and_chests(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", 2), encounter=Encounter(True, 1, 1))
    build(q, 0, [5, 3, 4, 9, 1, 1, 2, 1, 6, 1], ["north"])
    assert q.rolls() == [
        "location",
        "doorway",
        "encounter",
        "monsters",
        "column",
        "row",
        "facing",
        "chest",
        "column",
        "row",
    ]
    assert q.t.rolled[0] == (1, 20, "location")


@pytest.mark.rule("plungin.build.room-doors", "plungin.build.door-roll")
@pytest.mark.parametrize(("doors", "rolls"), [(1, 0), (2, 1), (4, 3)])
def test_the_entrance_counts_as_one_of_a_rooms_doors(quest: Any, charts: Any, one: Any, doors: int, rolls: int) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", doors))
    build(q, 0, [1] * (rolls + 2), ["north", "east"][:rolls])
    assert q.rolls().count("doorway") == rolls
    assert sum(door.tile == 1 for door in q.state.doors) == rolls


@pytest.mark.rule("plungin.build.hallway-doors", "plungin.build.encounter-rooms-only", "plungin.build.tile-types")
@pytest.mark.parametrize(("tile", "doors"), [("corner", 2), ("hall", 2), ("t-hall", 3), ("x-hall", 4)])
def test_hallways_have_a_door_at_each_end_and_no_encounter(
    quest: Any, charts: Any, one: Any, tile: str, doors: int
) -> None:
    q = planned(quest, charts, one, location=Location(tile, 0))

    def first(ask: Any) -> Any:
        return ask.options[0]

    q.open(0)
    q.state.queue = [0]
    q.t.script([1] * doors, [first] * 4)
    from undercroft.testing import run

    run(construction.build(q.t, 0))
    assert sum(door.tile == 1 for door in q.state.doors) + 1 == doors
    assert q.rolls().count("doorway") == doors - 1
    assert "encounter" not in q.rolls()


@pytest.mark.rule("plungin.build.door-roll-modifier", "plungin.build.door-difficulty", "plungin.component.door-markers")
def test_the_modifier_is_added_to_door_rolls(quest: Any, charts: Any, one: Any) -> None:
    ways = Chart(10, (9, 11, 99), (Doorway("unlocked"), Doorway("locked", 2), Doorway("great")))
    for built, kind, difficulty in ((0, "unlocked", 1), (13, "locked", 2), (16, "great", 1)):
        q = planned(quest, charts, one, location=Location("room-6x6", 2), doorway=ways)
        q.state.built = built
        build(q, 0, [1, 9, 1], ["north"])
        door = q.state.doors[-1]
        assert (door.kind, door.difficulty) == (kind, difficulty)
        assert door.trap == ("" if kind == "great" else "?")


@pytest.mark.rule("plungin.build.door-position", "plungin.build.door-walls-choice")
def test_a_doorway_is_the_middle_of_a_wall_that_the_builder_chooses(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", 3))
    build(q, 0, [1, 1, 7, 1], ["east", "west"])
    east, west = q.state.doors[-2:]
    assert set(east.cells) == {q.at(6, 3, 1), q.at(6, 4, 1)}
    assert set(west.cells) == {q.at(1, 3, 1), q.at(1, 4, 1)}
    assert [str(option) for option in q.t.asked[0].options] == ["north", "east", "west"]
    assert [str(option) for option in q.t.asked[1].options] == ["north", "west"]  # one doorway per wall


@pytest.mark.rule("plungin.build.orientation")
def test_a_hallway_can_be_turned(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("corner", 0))
    found = laying.spots(q.t, q.state.doors[0], q.t.content.tiles["corner"])
    ends = set()
    for lay in found:
        form = q.shape("corner", lay.placed.turn)
        ends |= {side for side in range(4) if form.doorways[side]}
    assert ends == {1, 2, 3}  # in from the south, out to the east or west
    assert len(found) == 2


@pytest.mark.rule("plungin.build.orientation")
def test_ways_that_lead_nowhere_are_avoided_where_possible(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one)
    q.room("room-6x6", 1)  # east of the Entry Tile
    q.room("room-8x8", 0)
    q.door(2, 1)
    door = q.state.doors[-1]  # the east wall of the room in the north: a corner to the south would end at a wall
    found = laying.spots(q.t, door, q.t.content.tiles["corner"])
    assert found
    assert all(spot.bad == 0 for spot in found)


@pytest.mark.rule("plungin.build.tile-size", "plungin.map.entry-position", "plungin.entry.tile")
def test_the_entry_tile_lies_near_the_bottom_centre(quest: Any) -> None:
    q = quest("meezle")
    placed = q.state.layout.tiles[0]
    assert abs(placed.x + 3 - WIDTH // 2) <= 1
    assert placed.y > WIDTH * 3 // 4
    assert not q.state.foes
    assert not q.state.chests


@pytest.mark.rule("plungin.entry.doors", "plungin.entry.unrevealed")
def test_the_entry_tile_has_an_exit_and_three_closed_doors(quest: Any) -> None:
    q = quest("meezle")
    assert sorted(door.kind for door in q.state.doors) == ["exit", "unlocked", "unlocked", "unlocked"]
    assert {door.side for door in q.state.doors} == {0, 1, 2, 3}
    assert all(door.leads < 0 for door in q.state.doors)
    assert len(q.state.rooms) == 1


@pytest.mark.rule("plungin.build.no-fit")
def test_a_tile_that_does_not_fit_is_rolled_again_among_those_that_do(quest: Any, charts: Any, one: Any) -> None:
    rows = Chart(20, (10, 20), (Location("room-8x8", 1), Location("room-4x4", 1)))
    q = quest("meezle", charts=charts(location=rows, encounter=one(NOTHING, 12)))
    q.room("room-6x6", 0)
    q.room("room-6x6", 1)
    ref = q.door(1, 1)  # between both lies a gap of 6 by 6 squares above the eastern room
    q.open(ref)
    assert not laying.spots(q.t, q.state.doors[ref], q.t.content.tiles["room-8x8"])
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[3, 9, 15, 1])
    assert q.state.layout.tiles[-1].tile == "room-4x4"
    assert q.rolls() == ["location", "location", "location", "encounter"]


@pytest.mark.rule("plungin.build.no-fit", "plungin.build.dead-doorway", "plungin.map.symbols")
def test_where_nothing_fits_the_door_leads_nowhere(quest: Any, charts: Any, one: Any) -> None:
    q = quest("meezle", charts=charts(location=one(Location("room-8x8", 1), 20)))
    q.room("room-6x6", 0)
    q.room("room-6x6", 1)
    ref = q.door(1, 1)
    q.open(ref)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref))
    assert q.state.doors[ref].dead
    assert len(q.t.told(DeadEnd)) == 1
    assert ref not in construction.waiting_doors(q.t)


@pytest.mark.rule("plungin.build.shared-doorway")
def test_doorway_against_doorway_is_one_door_without_a_roll(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", 2))
    q.room("room-6x6", 1)  # east of the Entry Tile
    shared = q.door(1, 0)  # its north door looks at the square that is built next
    q.room("room-6x6", 0)
    ref = q.door(2, 1)
    q.open(ref)
    q.state.queue = [ref]
    doors = len(q.state.doors)
    q.run(construction.build(q.t, ref), dice=[1, 1])
    assert q.rolls() == ["location", "encounter"]
    assert q.state.doors[shared].leads == 3
    assert len(q.state.doors) == doors


@pytest.mark.rule("plungin.build.orientation", "plungin.door.great-meaning")
def test_great_doors_are_kept_clear_where_possible_and_never_shared(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", 2))
    q.room("room-6x6", 1)
    great = q.door(1, 0, "great")
    q.room("room-6x6", 0)
    ref = q.door(2, 1)
    assert laying.spots(q.t, q.state.doors[ref], q.t.content.tiles["room-6x6"])[0].bad == 4
    hall = laying.spots(q.t, q.state.doors[ref], q.t.content.tiles["corner"])
    assert [spot.bad for spot in hall] == [0]  # the way that turns north
    q.open(ref)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[1, 1, 1], answers=["north"])
    assert (q.state.doors[great].leads, q.state.doors[great].dead) == (-1, True)


@pytest.mark.rule("plungin.build.shared-doorway", "plungin.build.dead-doorway")
def test_a_doorway_against_a_bare_wall_leads_nowhere(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location("room-6x6", 1))
    q.room("room-6x6", 1)
    blocked = q.door(1, 0)
    q.room("room-6x6", 0)
    ref = q.door(2, 1)
    q.open(ref)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref), dice=[1, 1])  # a dead end: no doorway of its own
    assert q.state.doors[blocked].dead


# ------------------------------------------------------------------------------------------ encounters


@pytest.mark.rule(
    "plungin.build.encounter-roll",
    "plungin.build.chest-difficulty",
    "plungin.build.chest-locked",
    "plungin.build.monster-roll",
)
def test_monster_and_two_chests(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, encounter=Encounter(True, 2, 2), monsters=Group("orc", 2))
    locks = Chart(6, (4, 6), (False, True))
    q = quest("meezle", charts=msgspec.structs.replace(q.pack.charts, chest=locks))
    build(q, 0, [1, 1, 1, 1, 1, 1, 6, 6, 2, 3, 2, 2, 5, 5, 5])
    assert [foe.kind for foe in q.state.foes] == ["orc", "orc"]
    assert [(chest.locked, chest.difficulty) for chest in q.state.chests] == [(False, 2), (True, 2)]
    assert q.rolls().count("monsters") == 1
    assert q.rolls().count("chest") == 2


@pytest.mark.rule("plungin.component.chest-markers")
def test_whether_a_chest_is_locked_is_open_to_all(quest: Any) -> None:
    from undercroft.games.plungin.view import view

    q = quest("meezle")
    q.chest(q.at(5, 5), locked=True)
    assert view(q.state, q.t.content, None)["chests"][0]["locked"] is True


@pytest.mark.rule("plungin.build.monster-roll")
def test_a_number_may_be_rolled(quest: Any, charts: Any, one: Any) -> None:
    q = quest("meezle", charts=charts(monsters=one(Group("orc", 1, 4), 20)))
    assert q.run(inhabitants.roll_group(q.t), dice=[7, 3]) == ("orc", 4)


@pytest.mark.rule("plungin.build.coordinates", "plungin.build.place-roll")
@pytest.mark.parametrize(("dice", "square"), [((1, 1), (1, 1)), ((6, 6), (6, 6)), ((4, 6), (4, 6)), ((4, 1), (4, 1))])
def test_column_first_then_row_from_the_top_left(quest: Any, dice: tuple[int, int], square: tuple[int, int]) -> None:
    q = quest("meezle")
    room = q.room("room-6x6", 1)  # entered from the west
    cell = q.run(inhabitants.rolled_square(q.t, room, "orc"), dice=dice)
    assert cell == q.at(*square, room)
    assert q.t.rolled == [(1, 6, "column"), (1, 6, "row")]


@pytest.mark.rule("plungin.build.place-roll")
def test_the_dice_follow_the_sides(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("room-4x6", 1, turn=0)
    q.run(inhabitants.rolled_square(q.t, room, "orc"), dice=[4, 6])
    assert q.t.rolled == [(1, 4, "column"), (1, 6, "row")]


@pytest.mark.rule("plungin.build.place-occupied")
def test_a_taken_square_sends_the_piece_next_door(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("room-6x6", 1)
    q.foe("orc", q.at(3, 3, room))
    q.chest(q.at(3, 2, room))
    cell = q.run(inhabitants.rolled_square(q.t, room, "orc"), dice=[3, 3], answers=[spot(q.at(4, 3, room))])
    assert cell == q.at(4, 3, room)
    assert {square.cell for square in q.t.asked[0].options} == {q.at(4, 3, room), q.at(2, 3, room), q.at(3, 4, room)}
    assert q.t.asked[0].about["spot"] == spot(q.at(3, 3, room))  # the question says which one is taken


@pytest.mark.rule("plungin.build.place-occupied")
def test_without_a_free_neighbour_roll_again(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("room-6x6", 1)
    for square in ((1, 1), (2, 1), (1, 2)):
        q.foe("orc", q.at(*square, room))
    assert q.run(inhabitants.rolled_square(q.t, room, "orc"), dice=[1, 1, 5, 5]) == q.at(5, 5, room)


@pytest.mark.rule("plungin.build.place-door-squares", "plungin.build.place-entry-square")
def test_nothing_before_the_entrance_no_chest_before_any_doorway(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("room-6x6", 0)
    q.door(room, 0)
    entrance, other = q.at(3, 6, room), q.at(3, 1, room)
    assert entrance not in inhabitants.legal_squares(q.t, room, chest=False)
    assert other in inhabitants.legal_squares(q.t, room, chest=False)  # a Monster may stand there
    assert other not in inhabitants.legal_squares(q.t, room, chest=True)


@pytest.mark.rule("plungin.build.monster-facing")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_d4_turns_a_monster(quest: Any, die: int) -> None:
    q = quest("meezle")
    room = q.room()
    foe = q.run(inhabitants.place_monster(q.t, room, "orc"), dice=[1, 1, die])
    assert foe.facing == die - 1  # top, right, bottom, left
    assert not foe.aware


# ------------------------------------------------------------------------------------------ special locations


@pytest.mark.rule("plungin.build.special-tile", "plungin.special.preplanned")
def test_a_special_result_rolls_on_its_own_chart(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one, location=Location(special=True))
    build(q, 0, [20, 5, 1, 1], ["north"])
    assert q.rolls() == ["location", "special", "doorway", "encounter"]
    assert q.state.layout.tiles[1].tile == "sarcophagus"


@pytest.mark.rule(
    "plungin.special.fountain-encounter", "plungin.special.sarcophagus-encounter", "plungin.special.preplanned"
)
@pytest.mark.parametrize("place", ["fountain-of-healing", "sarcophagus-of-reviving"])
def test_special_rooms_keep_monsters_and_drop_chests(quest: Any, charts: Any, one: Any, place: str) -> None:
    q = planned(quest, charts, one, encounter=Encounter(True, 2, 1))
    q.open(0)
    q.run(construction.build_special(q.t, 0, place), dice=[1, 1, 1, 1, 1, 1], answers=["north"])
    assert len(q.state.foes) == 1
    assert q.state.chests == []


@pytest.mark.rule("plungin.special.preplanned")
def test_an_entry_may_plan_its_doors(quest: Any, charts: Any, one: Any) -> None:
    q = planned(quest, charts, one)
    q.t.content.specials["vault"] = SpecialLocation(
        id="vault", tile="fountain", doors=2, ways=(Doorway("locked", 3),), monsters=False
    )
    q.open(0)
    q.run(construction.build_special(q.t, 0, "vault"), dice=[1], answers=["east"])
    assert (q.state.doors[-1].kind, q.state.doors[-1].difficulty) == ("locked", 3)
    assert q.rolls() == ["encounter"]


# ------------------------------------------------------------------------------------------ unique locations


def behind_great_door(quest: Any, **setup: Any) -> Any:
    q = quest("meezle", "george", **setup)
    room = q.room()
    ref = q.door(room, 0, "great", open=True)
    q.state.queue = [ref]
    return q


@pytest.mark.rule(
    "plungin.unique.preplanned",
    "plungin.unique.eye-of-doom-setup",
    "plungin.unique.eye-of-doom-tile",
    "plungin.build.great-door",
)
def test_the_eye_of_doom(quest: Any) -> None:
    q = behind_great_door(quest)
    q.run(construction.build(q.t, 4), dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 2, 6, 6, 3])
    assert q.state.layout.tiles[2].tile == "eye-of-doom"
    assert set(q.rolls()) == {"facing", "column", "row"}  # no rolls for doors, Monsters, Chests
    demon, *gremlins = q.state.foes
    assert figures.board(q.t).marks[demon.cell] == "E"
    assert demon.cell in {q.at(x, y, 2) for x in (3, 4) for y in (3, 4)}
    assert [foe.kind for foe in gremlins] == ["gremlin"] * 4
    assert not [door for door in q.state.doors if door.tile == 2]  # one door: the Great Door of entry


@pytest.mark.rule("plungin.unique.eye-of-doom-detect", "plungin.unique.eye-of-doom")
def test_the_demon_and_with_him_all_others_know_of_the_heroes_at_once(quest: Any) -> None:
    q = behind_great_door(quest)
    q.run(construction.build(q.t, 4), dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 2, 6, 6, 3])
    assert all(foe.aware for foe in q.state.foes)


@pytest.mark.rule(
    "plungin.unique.eye-of-doom-end",
    "plungin.unique.eye-of-doom-staff",
    "plungin.unique.eye-of-doom-exit",
    "plungin.xp.quest",
)
def test_when_all_are_dead_the_quest_is_won(quest: Any) -> None:
    from undercroft.games.plungin.rules import removal

    q = behind_great_door(quest)
    q.run(construction.build(q.t, 4), dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 2, 6, 6, 3])
    demon, *gremlins = q.state.foes
    for foe in gremlins:
        removal.remove(q.t, foe, 0)
    assert q.state.reason == ""
    removal.remove(q.t, demon, 0)
    assert q.state.reason == "won"
    assert q.state.prizes == ["sacred-staff"]
    from undercroft.games.plungin.spine import next_step, outcome

    assert next_step(q.state, q.t.content) is None  # home by the secret exit, no way back to walk
    assert outcome(q.state, q.t.content)[0].won


@pytest.mark.rule("plungin.build.unique-once", "plungin.unique.content", "plungin.door.great-meaning")
def test_each_location_comes_once_in_order_or_by_the_chart(quest: Any, charts: Any) -> None:
    places = tuple(UniqueLocation(id=id, tile="eye-of-doom") for id in ("one", "two", "three"))
    q = quest("meezle", uniques=places)
    assert q.run(construction.next_unique(q.t)) == "one"
    q.state.used_uniques = ["one"]
    assert q.run(construction.next_unique(q.t)) == "two"
    rolled = quest("meezle", uniques=places, charts=charts(unique=Chart(6, (2, 4, 6), ("one", "two", "three"))))
    rolled.state.used_uniques = ["one"]
    assert rolled.run(construction.next_unique(rolled.t), dice=[1, 2, 5]) == "three"


@pytest.mark.rule("plungin.door.great-meaning")
def test_once_all_have_turned_up_a_great_door_is_a_locked_one(quest: Any, charts: Any, one: Any) -> None:
    q = quest("meezle", charts=charts(doorway=one(Doorway("great", 2), 10)))
    assert q.run(construction.roll_door(q.t), dice=[1]).kind == "great"
    q.state.used_uniques = list(q.t.content.uniques)
    assert q.run(construction.roll_door(q.t), dice=[1]) == Doorway("locked", 2)


# ------------------------------------------------------------------------------------------ no dead ends


@pytest.mark.rule("plungin.door.great-meaning")
def test_a_complete_dungeon_without_a_great_door_gets_one(quest: Any) -> None:
    for switched in (True, False):
        q = quest("meezle", points={"great_door": switched})
        q.state.built = sum(q.pack.span)
        construction.provide_doors(q.t)
        assert [door.kind for door in q.state.doors].count("great") == int(switched)
    q.state.built -= 1
    construction.provide_doors(q.t)
    assert all(door.kind != "great" for door in q.state.doors)


@pytest.mark.rule("plungin.door.great-meaning")
def test_a_dead_doorway_or_a_bare_wall_will_do(quest: Any) -> None:
    q = quest("meezle")
    q.state.built = sum(q.pack.span)
    for door in (0, 1, 2):
        q.state.doors[door] = msgspec.structs.replace(q.state.doors[door], dead=True)
    construction.provide_doors(q.t)
    assert [(door.kind, door.dead) for door in q.state.doors[:3]].count(("great", False)) == 1
    walled = quest("meezle")
    walled.state.built = sum(walled.pack.span)
    for door in (0, 1, 2):
        walled.room("room-6x6", door)
    construction.provide_doors(walled.t)
    assert walled.state.doors[-1].kind == "great"
    assert walled.state.doors[-1].tile > 0


@pytest.mark.rule("plungin.time.span")
def test_before_it_is_complete_a_dungeon_never_runs_out_of_doors(quest: Any) -> None:
    for switched in (True, False):
        q = quest("meezle", points={"great_door": switched})
        for door in (0, 1, 2):
            q.room("room-6x6", door)
        doors = len(q.state.doors)
        q.run(phases.end_round(q.t))
        assert len(q.state.doors) == doors + switched
    q = quest("meezle")
    q.run(phases.end_round(q.t))
    assert len(q.state.doors) == 4  # there is enough to explore
    for door in (0, 1, 2):
        q.room("room-6x6", door)
    q.run(phases.end_round(q.t))
    assert (q.state.doors[-1].kind, q.state.doors[-1].trap, q.state.doors[-1].open) == ("unlocked", "?", False)
    q.state.used_uniques = list(q.t.content.uniques)
    q.run(phases.end_round(q.t))
    assert len(q.state.doors) == 5


@pytest.mark.rule("plungin.time.span")
def test_a_door_whose_key_is_out_of_reach_is_nothing_to_explore(quest: Any) -> None:
    q = quest("meezle")
    for door in (0, 1, 2):
        q.room("room-6x6", door)
    q.door(1, 0, "locked", key_only=True)
    assert dungeon.only_great_doors_left(q.t)
    chest = q.chest(q.at(1, 1, 1))
    assert not dungeon.only_great_doors_left(q.t)  # a Chest may hold the key
    q.state.chests[chest] = msgspec.structs.replace(q.state.chests[chest], open=True, empty=True)
    q.hero(items=["key"])
    assert not dungeon.only_great_doors_left(q.t)
    q.hero(items=[])
    doors = len(q.state.doors)
    q.passing()
    q.step()
    assert len(q.state.doors) == doors + 1


@pytest.mark.rule("plungin.build.no-fit")
def test_a_unique_location_that_does_not_fit_gives_the_key_back(quest: Any) -> None:
    q = quest("meezle", uniques=(UniqueLocation(id="side-hall", tile="pillar-hall"),))
    q.room("room-6x6", 0)
    q.room("room-6x6", 1)
    ref = q.door(1, 1, "great", open=True)
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref))
    assert q.state.doors[ref].dead
    assert "great-key" in q.hero().items
    assert q.state.used_uniques == []


@pytest.mark.rule("plungin.round.repeat")
def test_a_party_without_progress_gives_up(quest: Any) -> None:
    q = quest("meezle", points={"idle_phases": 3})
    for _ in range(3):
        q.run(phases.begin_phase(q.t))
    assert q.state.reason == ""
    q.state.idle = 0  # something happened
    for _ in range(4):
        q.run(phases.begin_phase(q.t))
    assert q.state.reason == "abandoned"


@pytest.mark.rule("plungin.map.contents-not-positions")
def test_left_rooms_keep_their_squares(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    orc = q.foe("orc", q.at(2, 2, room), aware=False)
    q.passing()
    q.step()
    assert orc.cell == q.at(2, 2, room)
    assert OUT == -1
