"""Revealing tiles, open sides, dead ends, secret doors, unconnected parts, symbols and markers."""

import msgspec
import pytest

from undercroft.games.doria.content.definitions import DoorEvent
from undercroft.games.doria.events import (
    CutOff,
    DoorEventDrawn,
    HeroMarked,
    MonsterMarked,
    RubbleCleared,
    RubbleFell,
    SecretDoorFound,
    TileLaid,
    TokenMoved,
)
from undercroft.games.doria.game import GAME
from undercroft.games.doria.rules import actions, explore, ground, moving, phases, previews, spawn
from undercroft.games.doria.rules.options import Clear, OpenDoor
from undercroft.games.doria.shapes import FLOOR
from undercroft.games.doria.state import OUTSIDE
from undercroft.kernel import Catalogue


def start(scene, *tiles, heroes=None, **more):
    """On A-1 with these tiles on top of the deck, the first one drawn first."""
    s = scene({(0, 0): "a-1"}, heroes=heroes or {"mage": (4, 2)}, **more)
    s.state.tiles = [*tiles[::-1]]
    s.state.monster_deck = ["golem"] * 20
    return s


def east_door(s):
    return s.sq(4, 2) * 4 + 1


def opened(s, *answers, dice=()):
    """Open the door in the east and lay tiles until the reveal is over."""
    s.run(explore.open_door(s.t, 0, east_door(s)))
    left = list(answers)
    while s.state.reveal is not None:
        s.t.script((), left[:1])
        before = len(s.t.left_answers)
        from undercroft.testing import run

        run(explore.reveal_tile(s.t))
        left = left[before - len(s.t.left_answers) :] if before else left
        s.t.left_answers = []
    assert not left
    return s.state.dungeon.placements


# ----------------------------------------------------------------------------------------------- opening


@pytest.mark.rule("doria.reveal.voluntary", "doria.reveal.free", "doria.reveal.standing-at-door-en")
def test_a_door_opens_only_when_wanted_and_for_nothing(scene):
    s = start(scene, "a-3", heroes={"mage": (3, 2)})
    s.step(answers=[f"walk {s.sq(4, 2)}", "stop"])
    assert len(s.state.dungeon.placements) == 1  # standing beside it reveals nothing
    ap = s.hero("mage").ap
    s.step(answers=[f"open {s.sq(4, 2)} east"])
    assert s.next() == ("reveal_tile",)
    s.step()
    assert s.hero("mage").ap == ap == 19
    assert len(s.state.dungeon.placements) == 2
    assert s.state.door_opened


@pytest.mark.rule("doria.reveal.interrupts")
def test_revealing_ends_the_movement_even_with_the_last_point(scene):
    s = start(scene, "a-3", heroes={"mage": (3, 2), "warrior": (0, 2)})
    s.set("mage", ap=1)
    s.step(answers=[f"walk {s.sq(4, 2)}", f"open {s.sq(4, 2)} east"])
    s.set("warrior", ap=1)
    assert s.hero("mage").ap == 0
    s.step()
    while s.next()[0] in ("spawn_icon", "tile_revealed", "activate"):
        s.state.icons, s.state.fresh, s.state.activations = [], [], []
    assert s.next() == ("act", 1)  # the board is checked again


@pytest.mark.rule("doria.reveal.blocked-by-hero-en", "doria.reveal.blocked-by-hero-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_nobody_else_opens_a_door_where_a_character_stands(scene, edition):
    s = start(scene, "a-3", heroes={"warrior": (3, 2), "mage": (4, 2)}, edition=edition)
    assert not [option for option in actions.legal(s.t, 0) if isinstance(option, OpenDoor)]
    assert s.sq(4, 2) not in {
        option.square for option in moving.moves(s.t, 0) if hasattr(option, "square") and str(option).startswith("walk")
    }
    assert ("swap mage 1" in map(str, moving.moves(s.t, 0))) == (edition == "en")
    s.set("mage", ap=5)
    assert [option for option in actions.legal(s.t, 1) if isinstance(option, OpenDoor)]


@pytest.mark.rule("doria.marker.unopened-door-en")
def test_an_unopened_door_is_a_wall(scene):
    art = {(0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"}
    art[1, 0] = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (4, 2)})
    assert s.board.sees(s.sq(4, 2), s.sq(5, 2))
    s.state.dungeon = msgspec.structs.replace(s.state.dungeon, opened=())
    assert not s.board.sees(s.sq(4, 2), s.sq(5, 2))
    assert s.sq(5, 2) not in s.board.reach(s.sq(4, 2), 0)


def test_a_door_between_laid_tiles_is_opened_without_a_tile(scene):
    art = {(0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"}
    art[1, 0] = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (4, 2)})
    s.state.dungeon = msgspec.structs.replace(s.state.dungeon, opened=())
    tiles = len(s.state.tiles)
    s.step(answers=[f"open {s.sq(4, 2)} east"])
    assert s.board.sees(s.sq(4, 2), s.sq(5, 2))
    assert len(s.state.tiles) == tiles
    assert not s.state.door_opened


# ----------------------------------------------------------------------------------------------- laying


@pytest.mark.rule("doria.explore.draw", "doria.explore.door-to-door", "doria.explore.path")
def test_the_one_door_of_a_3_must_meet_the_opened_one(scene):
    s = start(scene, "a-3")
    ways = explore.layings(s.t, explore.Reveal(0, east_door(s), 1), "a-3")
    assert len(ways) == 1
    placements = opened(s)
    assert s.content.atlas.shape("a-3", placements[1].turn).is_door(3)  # its door faces west
    assert s.sq(5, 2) in s.board.near[s.sq(4, 2)]
    assert s.told(TileLaid)[0].tile == "a-3"


@pytest.mark.rule("doria.explore.choose-door-en", "doria.explore.choose-door-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_any_of_the_three_doors_of_f_1_may_be_connected(scene, edition):
    s = start(scene, "f-1", edition=edition)
    ways = explore.layings(s.t, explore.Reveal(0, east_door(s), 1), "f-1")
    assert len({way.turn for way in ways}) == 3
    opened(s, str(ways[1]))
    assert s.t.asked[0].seat == s.hero("mage").seat  # the opener has the last word


@pytest.mark.rule("doria.explore.may-block-others")
def test_c_7_must_be_laid_even_where_it_walls_off_a_door(scene):
    s = scene({(0, 0): "a-1", (1, -1): "a-4"}, heroes={"mage": (7, -1)})
    shape = s.content.atlas.shape("c-7", 0)
    assert len(shape.doors) == 2
    door = s.sq(2, 0) * 4
    assert door in s.board.unopened
    ways = explore.at_door([s.content.atlas.shape("c-7", turn) for turn in range(4)], 1, 3)
    assert len(ways) == 2
    work = explore.Reveal(0, -1, 2)
    for way in ways:
        dungeon = s.state.dungeon
        explore.lay(s.t, "c-7", way, work)  # the tile goes to (0, -1), onto the north door of A-1
        closed = not s.content.atlas.shape("c-7", way.turn).exits[2]
        assert (door in s.board.unopened) != closed
        s.state.dungeon = dungeon


def test_open_sides_only_where_a_tile_has_no_door(scene):
    s = start(scene, "b-4")
    shapes = [s.content.atlas.shape("b-4", turn) for turn in range(4)]
    assert not shapes[0].doors
    ways = explore.at_door(shapes, 0, 1)
    assert ways
    assert all(2 in s.content.atlas.shape("b-4", way.turn).exits[3] for way in ways)


@pytest.mark.rule("doria.open.definition", "doria.grid.door-width")
def test_two_squares_make_an_open_side_and_one_a_door(scene):
    s = start(scene)
    assert s.content.atlas.shape("a-3", 0).open_sides == []
    assert len(s.content.atlas.shape("a-3", 0).doors) == 1
    b7 = s.content.atlas.shape("b-7", 0)
    assert (len(b7.open_sides), len(b7.doors)) == (2, 1)
    assert len(s.content.atlas.shape("b-4", 0).open_sides) == 2
    assert s.content.atlas.shape("e-3", 0).open_sides == []
    assert len(s.content.atlas.shape("f-1", 0).doors) == 3


@pytest.mark.rule("doria.open.draw-on", "doria.open.match", "doria.open.one-at-a-time", "doria.open.doors-only-tile")
def test_the_chain_of_b_7_f_5_b_4_and_e_3(scene):
    s = start(scene, "b-7", "f-5", "b-4", "e-3", "a-3")
    s.run(explore.open_door(s.t, 0, east_door(s)))
    s.step()
    assert len(s.board.open_sides) == 2  # B-7 by its one door
    assert s.state.icons == []  # nothing is placed before the reveal is complete
    sides = s.board.open_sides
    s.step(answers=[lambda ask: next(way for way in ask.options if (way.slot, way.side) == sides[0])])
    assert {(way.slot, way.side) for way in s.t.asked[-1].options} == set(sides)  # either side may be closed
    assert s.board.open_sides == (sides[1],)
    s.step(answers=[lambda ask: ask.options[0]] if len(explore.layings(s.t, s.state.reveal, "b-4")) > 1 else [])
    laid = s.content.atlas.shape("b-4", s.state.dungeon.placements[-1].turn)
    assert laid.is_open(sides[1][1] ^ 2)  # one of its open sides against the old one
    assert len(s.board.open_sides) == 1
    s.step(answers=[lambda ask: ask.options[2]])
    assert len(s.t.asked[-1].options) == 4  # doors only: in any direction
    assert s.board.open_sides == ()
    assert s.state.reveal is None
    assert s.state.tiles == ["a-3"]  # doors alone force no draw
    assert s.state.icons or s.state.treasures  # and now monsters and treasures are placed


@pytest.mark.rule("doria.open.doors-auto-open", "doria.open.counts-as-one-door")
def test_doors_between_tiles_of_one_reveal_are_open_at_once(scene):
    s = start(scene, "b-7", "f-1", "a-6")
    s.run(explore.open_door(s.t, 0, east_door(s)))
    s.step()
    side = s.board.open_sides[0]
    s.step(
        answers=[lambda ask: next(w for w in ask.options if (w.slot, w.side) == side and facing(s, "f-1", w, "door"))]
    )
    assert 2 in s.board.joined_slots(side[0])
    s2 = start(scene, "b-7", "f-1", "a-6")
    s2.run(explore.open_door(s2.t, 0, east_door(s2)))
    s2.step()
    side = s2.board.open_sides[0]
    s2.step(
        answers=[lambda ask: next(w for w in ask.options if (w.slot, w.side) == side and facing(s2, "f-1", w, "wall"))]
    )
    assert 2 not in s2.board.joined_slots(side[0])  # a wall faces it
    assert side not in s2.board.open_sides  # which closes the side all the same
    s2.step()  # A-6 looks the same however it is turned, and only one side is left
    assert s2.state.reveal is None
    s2.state.icons, s2.state.fresh = [], []
    s2.run(phases.count_doom(s2.t))
    assert s2.state.doom_due == 1  # one tile with a character; the whole chain was one opened door


def facing(s, tile, way, what):
    exits = s.content.atlas.shape(tile, way.turn).exits[way.side ^ 2]
    return (len(exits) == 1) if what == "door" else not exits


@pytest.mark.rule("doria.explore.setup-icons", "doria.treasure.place", "doria.spawn.draw")
def test_loot_markers_and_monsters_are_placed_by_the_icons(scene):
    s = start(scene, "a-3")
    opened(s)
    marks = s.content.atlas.shape("a-3", s.state.dungeon.placements[1].turn).marks
    assert s.state.treasures == [25 + at for at, mark in enumerate(marks) if mark == "$"]
    assert s.state.icons == [25 + at for at, mark in enumerate(marks) if mark == "w"]
    icon = s.state.icons[0]
    s.run(spawn.spawn_icon(s.t))
    golem = next(iter(s.state.monsters.values()))
    assert (golem.kind, golem.square) == ("golem", icon)
    assert s.state.monster_discard[-1] == "golem"


@pytest.mark.rule("doria.phase-g.no-door-no-saving")
def test_several_doors_in_a_round_give_nothing_extra(scene):
    s = start(scene, "a-3")
    opened(s)
    s.state.icons, s.state.fresh, s.state.doom_due = [], [], 0
    assert s.state.door_opened is True  # a mark, not a number
    s.run(phases.count_doom(s.t))
    assert s.state.doom_due == 1
    s.state.phase = "A"
    s.state.doom_due = 0
    s.state.shop = [s.card("dagger"), s.card("dagger"), s.card("short-sword")]
    s.step()
    assert s.state.door_opened is False  # nothing is saved for the next round


# ----------------------------------------------------------------------------------------------- dead ends


@pytest.mark.rule("doria.deadend.condition", "doria.deadend.place", "doria.deadend.like-door-en")
def test_without_a_door_left_a_secret_door_appears_on_the_last_tile(scene):
    s = scene({(0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"}, heroes={"mage": (4, 2)})
    s.state.tiles = ["f-1", "a-3"]
    opened(s)
    assert len(s.state.dead_ends) == 3  # three walls of A-3 without a neighbour
    assert {(door >> 2) // 25 for door in s.state.dead_ends} == {1}
    s.state.icons, s.state.fresh = [], []
    door = s.state.dead_ends[0]
    s.step(answers=[str(door)])
    assert s.board.unopened == (door,)
    assert len(s.state.dungeon.placements) == 2  # it has to be opened before a tile is drawn
    assert s.told(SecretDoorFound)[0].tile == "a-3"
    s.state.door_opened = False
    s.run(explore.open_door(s.t, 0, door))
    s.step(answers=[lambda ask: ask.options[0]])
    assert s.state.door_opened  # treated like a normal door


@pytest.mark.rule("doria.deadend.condition")
def test_with_a_door_left_none_appears(scene):
    s = start(scene, "a-3", "f-1")
    opened(s)
    assert s.state.dead_ends == []  # A-1 has other doors


@pytest.mark.rule("doria.deadend.surrounded")
def test_an_enclosed_last_tile_lets_the_players_choose_another(scene):
    room = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    art = {(0, 0): room, (1, 0): room, (-1, 0): room, (0, 1): room, (0, -1): room}
    s = scene(art, heroes={"mage": (2, 2)})
    s.state.dungeon = msgspec.structs.replace(
        s.state.dungeon, placements=(*s.state.dungeon.placements[1:], s.state.dungeon.placements[0])
    )
    s.state.tiles = ["f-1"]
    explore.dead_end(s.t)
    assert s.state.dead_ends
    assert {(door >> 2) // 25 for door in s.state.dead_ends} <= {0, 1, 2, 3}


@pytest.mark.rule("doria.open.one-at-a-time")
def test_a_tile_is_in_hand_only_until_it_lies(scene):
    s = start(scene, "b-7", "a-3", "f-1")
    s.run(explore.open_door(s.t, 0, east_door(s)))
    seen = []

    def lay(ask):
        seen.append(GAME.view(s.state, s.content, 0)["tile_in_hand"])
        return ask.options[0]

    s.step()
    assert s.next() == ("reveal_tile",)  # the open sides of B-7 call for the next, which nobody has seen yet
    assert GAME.view(s.state, s.content, 0)["tile_in_hand"] == ""
    s.step(answers=[lay])
    assert seen == ["a-3"]


@pytest.mark.rule("doria.secret.place", "doria.marker.secret-door", "doria.trap.new-tile")
def test_a_secret_door_breaks_the_middle_of_a_wall_and_a_tile_follows(scene):
    art = "#######\n#.....#\n#....##\n#....#D\n#....##\n#.....#\n#######"
    art = "#######\n#.....#\n#....##\n#....##\n#....##\n#.....#\n#######"
    s = scene(art, heroes={"mage": (0, 0)})
    s.state.tiles = ["a-3"]
    s.run(explore.secret_door(s.t, 0), answers=[str(s.sq(4, 2) * 4 + 1)])
    assert s.board.kinds[s.sq(4, 2)] == FLOOR  # its wall counts as absent
    s.step()
    assert s.board.is_open(s.sq(4, 2) * 4 + 1)
    assert s.board.sees(s.sq(3, 2), s.sq(5, 2))
    assert not s.state.door_opened  # never counts as an opened door


@pytest.mark.rule("doria.phase-g.no-door-other-reveals", "doria.secret.place")
def test_secret_doors_avoid_doors_and_do_not_count(scene):
    s = start(scene, "a-3", heroes={"mage": (2, 2)})
    places = explore.secret_places(s.t, s.board, 0)
    sides = {door & 3 for door in places}
    assert not sides & set(s.content.atlas.shape("a-1", 0).doors)
    assert 2 not in sides  # not through the stairs
    s.state.door_opened = False
    s.run(phases.count_doom(s.t))
    assert s.state.doom_due == 2


@pytest.mark.rule("doria.secret.on-dead-door")
@pytest.mark.parametrize(("edition", "among"), [("en", False), ("de", True)])
def test_a_walled_off_door_may_take_the_secret_door(scene, edition, among):
    art = {(0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"}
    art[1, 0] = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"mage": (2, 2)}, edition=edition)
    dead = s.sq(4, 2) * 4 + 1
    assert explore.dead_doors(s.board, 0) == [dead]
    assert (dead in explore.wall_places(s.t, s.board, 0)) is among
    closed = dict.fromkeys(((1, 0), (-1, 0), (0, 1), (0, -1)), art[1, 0])
    closed = {(0, 0): art[0, 0], **closed}
    s = scene(closed, heroes={"mage": (2, 2)}, edition=edition)
    assert explore.wall_places(s.t, s.board, 0) == [s.sq(4, 2) * 4 + 1]  # the only option


@pytest.mark.rule("doria.secret.on-dead-door", "doria.secret.place")
def test_a_secret_door_on_a_dead_door_leads_into_the_next_room(scene):
    art = {(0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"}
    room = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    art.update(dict.fromkeys(((1, 0), (-1, 0), (0, 1), (0, -1)), room))
    s = scene(art, heroes={"mage": (2, 2)})
    s.state.tiles = ["a-3"]
    s.run(explore.secret_door(s.t, 0))
    assert s.board.sees(s.sq(4, 2), s.sq(5, 2))
    assert s.state.tiles == ["a-3"]


@pytest.mark.rule("doria.secret.no-wall")
def test_without_a_wall_it_opens_in_the_nearest_other_room(scene):
    cross = "###D###\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n###D###"
    room = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
    s = scene({(0, 0): cross, (1, 0): room}, heroes={"mage": (2, 2)})
    s.state.tiles = ["a-3"]
    s.run(explore.secret_door(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert {(wall.door >> 2) // 25 for wall in s.t.asked[0].options} == {1}


@pytest.mark.rule("doria.secret.no-wall")
def test_who_is_not_in_the_dungeon_finds_it_as_if_at_the_entrance(scene):
    """The start tile has no wall left; a room in its north lies nearer to the entrance than one in its west."""
    cross = "###D###\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n###D###"
    west = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"
    north = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n###D###"
    marked = cross.replace("\n#.....#\nD", "\n#..s..#\nD", 1)
    s = scene({(0, 0): marked, (-1, 0): west, (0, -1): north}, heroes={"mage": (2, 2)})
    s.state.tiles = ["a-3"]
    s.set("mage", square=OUTSIDE)
    s.run(explore.secret_door(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert {(wall.door >> 2) // 25 for wall in s.t.asked[0].options} == {2}


@pytest.mark.rule("doria.secret.in-trapped-room-en")
def test_a_secret_door_gives_a_way_out_of_a_closed_room(scene):
    s = scene("#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######", heroes={"mage": (2, 2)})
    s.state.tiles = ["a-3"]
    ground.bar_doors(s.t, [0])
    assert s.board.doors_at == {}
    s.run(explore.secret_door(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert len(s.t.asked[0].options) == 3
    s.step()
    assert s.board.joined_slots(0) == [1]


def test_a_secret_door_found_during_a_reveal_waits(scene):
    s = scene("#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######", heroes={"mage": (2, 2)})
    s.state.tiles = ["f-1", "a-3"]
    s.run(explore.open_door(s.t, 0, east_door(s)))
    s.run(explore.secret_door(s.t, 0), answers=[lambda ask: ask.options[0]])
    assert s.state.reveal.door == east_door(s)  # the opened door comes first
    assert len(s.board.unopened) == 2


WEST_ROOM = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"


@pytest.mark.rule("doria.secret.e8-en")
def test_on_e_8_the_middle_square_joins_the_two_rooms(scene):
    s = scene({(0, 0): WEST_ROOM, (1, 0): "e-8"}, heroes={"mage": (5, 2)})
    s.state.tiles, s.state.monster_deck = [], ["golem"]
    floor = [square for square in range(25, 50) if s.board.kinds[square] == FLOOR]
    far = [square for square in floor if square not in s.board.connected]
    assert far
    s.state.dormant = [square for square in far if s.board.marks[square] in "$wgyr"]
    s.run(explore.secret_door(s.t, 0))
    assert s.board.kinds[25 + 12] == FLOOR
    assert set(far) <= s.board.connected
    assert s.state.dormant == []
    first = scene({(0, 0): WEST_ROOM, (1, 0): "e-8"}, heroes={"mage": (5, 2)}, edition="de")
    assert not first.content.points.secret_joins_parts


# ----------------------------------------------------------------------------------------------- unconnected parts

SPLIT = "#######\n#..#.. \n#..#.. \nD..#.. \n#..#.. \n#w.#w$ \n#######"
"""Two halves: the left one has the door, the right one an open side."""


def split(scene, edition="en"):
    s = scene(
        {(0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"},
        heroes={"mage": (4, 2)},
        edition=edition,
    )
    from undercroft.games.doria.board import Atlas
    from undercroft.games.doria.content.definitions import Tile

    book = Catalogue("tiles", [*s.content.tiles.values(), Tile(id="split", art=SPLIT)])
    s.content = s.t.content = msgspec.structs.replace(s.content, tiles=book, atlas=Atlas(book, s.content.points.sight))
    s.state.tiles, s.state.monster_deck = ["a-3", "split"], ["golem"] * 9
    return s


@pytest.mark.rule("doria.open.unconnected-en", "doria.spawn.unconnected")
def test_an_unconnected_part_draws_no_tile_and_no_monster_until_it_is_joined(scene):
    s = split(scene)
    opened(s)
    assert s.state.tiles == ["a-3"]  # its open side waits
    assert len(s.state.icons) == 1
    assert s.state.treasures == []
    assert len(s.state.dormant) == 2
    s.state.icons, s.state.fresh, s.state.dead_ends = [], [], []
    ground.change(s.t, dug=(25 + 12,))  # a way through the middle wall
    explore.wake_dormant(s.t)
    assert len(s.state.icons) == 1
    assert len(s.state.treasures) == 1
    assert s.next() == ("reveal_tile",)  # and now the usual rules apply
    s.step(answers=[lambda ask: ask.options[0]])
    assert s.state.tiles == []


def test_in_the_first_edition_too_no_tile_is_laid_behind_a_part_that_no_way_leads_to(scene):
    s = split(scene, "de")
    opened(s)
    assert (s.state.tiles, s.state.reveal) == (["a-3"], None)
    ground.change(s.t, dug=(25 + 12,))
    explore.wake_dormant(s.t)
    assert s.next() == ("reveal_tile",)


@pytest.mark.rule("doria.symbol.bridge")
def test_under_the_bridge_four_squares_make_a_passage_of_their_own(scene):
    s = scene({(0, 0): "f-3"}, heroes={"mage": (2, 0)})
    assert s.content.atlas.shape("f-3", 0).bridge
    below, above = (s.sq(2, 1), s.sq(2, 3)), (s.sq(1, 2), s.sq(2, 2), s.sq(3, 2))
    assert below[1] in s.board.near[below[0]]  # neighbours, the middle square does not exist
    assert s.board.range_row(s.sq(2, 0))[s.sq(2, 4)] == 3
    assert s.board.range_row(s.sq(0, 2))[s.sq(4, 2)] == 4
    assert s.board.sees(s.sq(2, 0), s.sq(2, 4))
    assert s.board.sees(s.sq(0, 2), s.sq(4, 2))
    assert not any(s.board.sees(low, high) for low in below for high in above)
    assert not any(high in s.board.reach(below[0], 0) for high in above)


@pytest.mark.rule("doria.symbol.bridge-connection-de")
@pytest.mark.parametrize("tile", ["f-3", "e-4"])
def test_in_the_first_edition_the_second_passage_is_like_a_new_tile(scene, tile):
    s = scene({(0, 0): WEST_ROOM, (1, 0): tile}, heroes={"mage": (2, 0)}, edition="de")
    shape = s.content.atlas.shape(tile, 0)
    assert len({part for part in shape.parts if part >= 0}) == 2
    assert shape.bridge == (tile == "f-3")
    joined = [at for at in range(25) if 25 + at in s.board.connected]
    others = [at for at in range(25) if shape.parts[at] >= 0 and at not in joined]
    assert len({shape.parts[at] for at in joined}) == 1
    assert others  # ignored until connected
    door = next((25 + at) * 4 + side for at in others for side in range(4) if any(
        d == (25 + at) * 4 + side for d in s.board.doors
    ))  # fmt: skip
    assert door not in [door for at in joined for door in s.board.doors_at.get(25 + at, ())]


@pytest.mark.rule("doria.symbol.runes")
def test_runes_are_normal_squares(scene):
    s = scene("#######\n#bpoe.#\n#.....#\n#.....#\n#.....#\n#.....#\n#######", heroes={"mage": (4, 0)})
    s.run(moving.walk(s.t, 0, s.sq(0, 0)))
    assert s.hero("mage").ap == 16
    assert s.state.icons == []


@pytest.mark.rule("doria.symbol.compass")
def test_north_points_away_from_the_stairs(scene):
    s = start(scene)
    entrances = [at for at, mark in enumerate(s.board.marks) if mark == "s"]
    assert len(entrances) == 3
    assert {at // 5 for at in entrances} == {4}  # the southernmost row
    assert s.at(entrances[0])[1] == 4


@pytest.mark.rule("doria.symbol.walls")
def test_walls_block_steps_and_sight(scene):
    s = scene("#######\n#..#..#\n#..#..#\n#..#..#\n#..#..#\n#..#..#\n#######", heroes={"mage": (0, 0)})
    assert not s.board.sees(s.sq(1, 2), s.sq(3, 2))
    assert s.sq(3, 2) not in s.board.reach(s.sq(1, 2), 0)


# ----------------------------------------------------------------------------------------------- rubble, elements


@pytest.mark.rule("doria.marker.rubble-en", "doria.marker.rubble-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_rubble_is_like_a_wall(scene, edition):
    s = scene("#######\n#######\n#######\n#.....#\n#######\n#######\n#######", heroes={"mage": (0, 2)}, edition=edition)
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert set(s.board.reach(s.sq(0, 2), 0)) == {s.sq(0, 2), s.sq(1, 2)}
    assert not s.board.sees(s.sq(1, 2), s.sq(3, 2))
    assert s.sq(3, 2) not in moving.flight(s.board, s.sq(1, 2), 0)  # nor can it be jumped


@pytest.mark.rule("doria.marker.rubble-buried-en", "doria.marker.rubble-clear-en")
def test_the_buried_stay_and_are_attacked_from_the_next_square_only(scene):
    from undercroft.games.doria.rules import combat

    s = scene(heroes={"mage": (2, 2), "huntress": (2, 0)})
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert s.hero("mage").buried
    assert moving.moves(s.t, 0) == []
    bow = s.give("huntress", "hunting-bow")
    orc = s.monster("orc", 4, 4, buried=True)
    card = s.content.numbered[bow]
    assert not combat.can_attack(s.t, s.hero("huntress"), card, bow, s.state.monsters[orc], s.board)
    s.hero("huntress").square = s.sq(4, 3)
    assert combat.can_attack(s.t, s.hero("huntress"), card, bow, s.state.monsters[orc], s.board)
    s.step(answers=[f"clear {s.sq(2, 2)}"])
    assert s.hero("mage").ap == 10
    assert not s.hero("mage").buried
    assert moving.moves(s.t, 0)


@pytest.mark.rule("doria.marker.rubble-buried-de", "doria.marker.rubble-clear-de")
def test_in_the_first_edition_the_buried_walk_out(scene):
    s = scene(heroes={"mage": (2, 2)}, edition="de")
    ground.drop_rubble(s.t, s.sq(2, 2))
    s.step(answers=[f"walk {s.sq(2, 3)}"])
    assert not s.hero("mage").buried
    assert s.hero("mage").ap == 19
    assert s.sq(2, 2) not in s.board.reach(s.sq(2, 3), 0)
    s.step(answers=[f"clear {s.sq(2, 2)}"])
    assert s.hero("mage").ap == 9
    assert s.sq(2, 2) in s.board.reach(s.sq(2, 3), 0)


@pytest.mark.parametrize("edition", ["en", "de"])
def test_rubble_is_told_with_the_rule_of_the_edition_in_play(scene, edition):
    s = scene(heroes={"mage": (2, 2)}, edition=edition)
    s.monster("orc", 2, 1)
    ground.drop_rubble(s.t, s.sq(2, 2))
    ground.drop_rubble(s.t, s.sq(2, 1))
    assert {event.cites for event in s.told(RubbleFell)} == {(f"doria.marker.rubble-{edition}",)}
    buried = [*s.told(HeroMarked), *s.told(MonsterMarked)]
    assert [event.cites for event in buried] == [(f"doria.marker.rubble-buried-{edition}",)] * 2
    s.step(answers=[clear := f"clear {s.sq(2, 1)}"])
    assert [event.cites for event in s.told(RubbleCleared)] == [(f"doria.marker.rubble-clear-{edition}",)]
    option = Clear(s.sq(2, 2))
    assert previews.clear_label(s.t, option).cites == (f"doria.marker.rubble-clear-{edition}",)
    assert clear not in s.offers()


@pytest.mark.rule("doria.marker.rubble-clear-en", "doria.marker.rubble-clear-de")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("x", "offered"), [(0, False), (1, True), (3, True), (4, False)])
def test_a_corridor_that_rubble_has_closed_is_opened_from_either_side(scene, edition, x, offered):
    """There is no other way between the two ends, and a single game knows no fleeing."""
    corridor = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
    s = scene(corridor, heroes={"mage": (x, 2)}, edition=edition)
    ground.drop_rubble(s.t, s.sq(2, 2))
    assert (f"clear {s.sq(2, 2)}" in s.offers()) is offered
    if offered:
        s.step(answers=[f"clear {s.sq(2, 2)}"])
        assert (s.hero("mage").ap, s.state.dungeon.rubble) == (10, ())
        s.step(answers=[f"walk {s.sq(4 - x, 2)}"])
        assert s.at(s.hero("mage").square) == (4 - x, 2)


@pytest.mark.rule("doria.marker.rubble-clear-de", "doria.setup.scenario")
def test_what_lies_under_rubble_in_the_first_edition_can_be_had_again(scene):
    s = scene(heroes={"mage": (2, 2)}, edition="de", scenario="prisoners")
    s.state.tokens[s.sq(2, 2)] = "prisoner"
    ground.drop_rubble(s.t, s.sq(2, 2))
    s.step(answers=[f"walk {s.sq(2, 3)}"])
    s.step(answers=[f"clear {s.sq(2, 2)}"])
    s.step(answers=[f"walk {s.sq(2, 2)}"])
    assert "do free" in s.offers()


@pytest.mark.rule("doria.marker.hole", "doria.reveal.voluntary")
@pytest.mark.parametrize("x", [2, 3, 4])
def test_a_door_behind_a_hole_is_opened_from_the_edge_of_the_hole(scene, x):
    """The corridor has no other door, and nobody can stop on the square before it any more."""
    corridor = "#######\n#######\n#######\n#.....D\n#######\n#######\n#######"
    s = scene(corridor, heroes={"mage": (x, 2), "warrior": (0, 2)})
    ground.dig_hole(s.t, s.sq(4, 2))
    east = f"open {s.sq(4, 2)} east"
    assert (east in s.offers()) is (x != 2)  # who stood there when it opened does so still
    if x == 3:
        s.state.tiles = ["a-4"]
        s.step(answers=[east])
        while s.next()[0] != "act":
            s.step()
        assert f"jump {s.sq(5, 2)}" in s.offers()


@pytest.mark.rule("doria.marker.hole", "doria.marker.hole-under-hero")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_pit_under_a_token_leaves_it_beside_the_hole(scene, edition):
    """A prisoner lies where the treasure was, and the pit trap opens there: nobody could stand beside him again."""
    s = scene(heroes={"mage": (2, 2), "warrior": (4, 4)}, edition=edition, scenario="prisoners")
    s.state.tokens = {s.sq(2, 2): "prisoner", s.sq(2, 1): "prisoner"}
    ground.dig_hole(s.t, s.sq(2, 2))
    assert s.state.tokens == {s.sq(2, 1): "prisoner", s.sq(1, 2): "prisoner"}  # the next square without one
    x, y = ground.board(s.t).xy(s.sq(1, 2))
    (moved,) = s.told(TokenMoved)
    assert (moved.token, moved.x, moved.y) == ("prisoner", x, y)
    s.step(answers=[f"walk {s.sq(1, 2)}"])
    assert "do free" in s.offers()
    ground.dig_hole(s.t, s.sq(3, 3))  # nothing lies there
    assert len(s.state.tokens) == 2


@pytest.mark.rule("doria.marker.elements-en", "doria.marker.fire-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_fire_may_be_crossed_at_a_price(scene, edition):
    s = scene("#######\n#######\n#######\n#.....#\n#######\n#######\n#######", heroes={"mage": (0, 2)}, edition=edition)
    ground.lay_element(s.t, s.sq(1, 2), "fire")
    s.set("mage", hp=4)
    s.step(answers=[f"walk {s.sq(3, 2)}"])
    assert s.at(s.hero("mage").square) == (3, 2)
    assert s.hero("mage").hp == 3


@pytest.mark.rule("doria.marker.elements-monsters-en")
def test_monsters_ignore_fire(scene):
    from undercroft.games.doria.rules import hunt

    s = scene("#######\n#######\n#######\n#.....#\n#######\n#######\n#######", heroes={"mage": (4, 2)})
    ground.lay_element(s.t, s.sq(1, 2), "fire")
    zombie = s.monster("zombie", 0, 2)
    s.run(hunt.act(s.t, zombie), dice=[9, 9])
    assert s.at(s.state.monsters[zombie].square) == (3, 2)
    assert s.state.monsters[zombie].hp == 1


@pytest.mark.rule("doria.marker.elements-unconscious-en")
def test_fire_burns_the_unconscious_too(scene):
    from undercroft.games.doria.rules import scenario

    s = scene(heroes={"mage": (1, 1), "warrior": (3, 3)})
    ground.lay_element(s.t, s.sq(1, 1), "fire")
    s.set("mage", unconscious=True, hp=0)
    s.run(scenario.phase_f(s.t))
    assert s.hero("mage").hp == -1
    assert s.hero("warrior").hp == 13


# ----------------------------------------------------------------------------------------------- door events


@pytest.mark.rule("doria.doorevent.use-en")
def test_a_door_event_is_resolved_before_the_tile_is_drawn(scene):
    s = start(scene, "a-3", door_events=True)
    seen = []

    async def event(t, hero):
        seen.append((hero, len(t.state.dungeon.placements)))

    events = Catalogue("door events", [DoorEvent(id="test", event=event)])
    s.content = s.t.content = msgspec.structs.replace(s.content, door_events=events)
    s.state.door_deck = ["test"]
    s.run(explore.open_door(s.t, 0, east_door(s)))
    assert seen == [(0, 1)]
    assert s.told(DoorEventDrawn)[0].event == "test"
    assert s.state.door_discard == ["test"]
    plain = start(scene, "a-3")
    plain.run(explore.open_door(plain.t, 0, east_door(plain)))
    assert plain.told(DoorEventDrawn) == []  # the deck is optional


@pytest.mark.rule("doria.doorevent.not-always-en")
def test_some_scenarios_forbid_door_events(scene):
    from undercroft.games.doria.rules import scenario

    s = start(scene, "a-3", door_events=True)
    kept = s.content.scenarios[s.state.setting.scenario]
    forbidding = Catalogue("scenarios", [msgspec.structs.replace(kept, forbids=("door-events",))])
    s.content = s.t.content = msgspec.structs.replace(s.content, scenarios=forbidding)
    assert "door-events" in scenario.forbids(s.content, s.state)
    s.run(explore.open_door(s.t, 0, east_door(s)))
    assert s.told(DoorEventDrawn) == []


@pytest.mark.parametrize(("tile", "ways"), [("a-6", 1), ("a-4", 1), ("f-3", 4), ("f-1", 3)])
def test_turns_that_look_the_same_are_offered_once(scene, tile, ways):
    s = start(scene, tile)
    s.run(explore.open_door(s.t, 0, east_door(s)))
    work = s.state.reveal
    assert len(explore.layings(s.t, work, tile)) == ways


# ----------------------------------------------------------------------------------------------- cut off


HALL = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"


def last_laid(scene, art, tiles=(), **more):
    """The last tile of these has just been laid; the mage stands in the middle of the first."""
    s = scene(art, heroes={"mage": (2, 2)}, **more)
    s.state.tiles, s.state.fresh = list(tiles), [len(art) - 1]
    s.step()
    return s


@pytest.mark.rule("doria.deadend.condition", "doria.deadend.like-door-en", "doria.deadend.place")
def test_once_the_last_tile_lies_a_secret_door_leads_to_what_is_cut_off(scene):
    s = last_laid(scene, {(0, 0): HALL, (1, 0): HALL})
    assert [(event.tile, event.cites) for event in s.told(CutOff)] == [("test-1-0", ("doria.deadend.condition",))]
    assert s.step() == "choose_dead_end"  # there is one wall between them: nobody is asked
    east = s.sq(4, 2) * 4 + 1
    assert [told.door for told in s.told(SecretDoorFound)] == [east]
    assert not s.board.is_open(east)
    assert s.next()[0] == "act"
    s.hero("mage").square = s.sq(4, 2)
    s.step(answers=[f"open {s.sq(4, 2)} east"])
    assert s.board.sees(s.sq(4, 2), s.sq(5, 2))
    assert not s.state.door_opened  # no tile was revealed
    assert (len(s.told(CutOff)), s.state.dead_ends) == (1, [])


@pytest.mark.rule("doria.deadend.condition", "doria.deadend.place")
@pytest.mark.parametrize(("x", "y", "side"), [(0, -1, 0), (1, 0, 1), (0, 1, 2), (-1, 0, 3)])
def test_the_passage_opens_on_whichever_side_the_lost_tile_lies(scene, x, y, side):
    s = last_laid(scene, {(0, 0): HALL, (x, y): HALL})
    s.step()
    wall = ((2, 0), (4, 2), (2, 4), (0, 2))[side]
    assert [told.door for told in s.told(SecretDoorFound)] == [s.sq(*wall) * 4 + side]


EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"
WEST = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"


@pytest.mark.rule("doria.deadend.condition")
@pytest.mark.parametrize(
    ("first", "second", "tiles"),
    [(HALL, HALL, ["a-3"]), (EAST, WEST, [])],  # a tile is left; a door between them waits to be opened
    ids=["tile", "door"],
)
def test_nothing_is_cut_off_while_something_may_lead_there(scene, first, second, tiles):
    s = last_laid(scene, {(0, 0): first, (1, 0): second}, tiles)
    if not tiles:
        s.state.dungeon = msgspec.structs.replace(s.state.dungeon, opened=())
    s.state.fresh = [1]
    s.step()
    assert (s.told(CutOff), s.state.dead_ends) == ([], [])


@pytest.mark.rule("doria.deadend.surrounded", "doria.secret.place")
def test_the_players_choose_among_the_walls_towards_it(scene):
    wide = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n###D###"
    west, north = WEST, "###D###\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = last_laid(scene, {(0, 0): wide, (1, 0): west, (0, 1): north, (1, 1): HALL})
    walls = {s.sq(7, 4) * 4 + 2, s.sq(4, 7) * 4 + 1}
    s.step(answers=[lambda ask: ask.options[0]])
    assert {option.door for option in s.t.asked[-1].options} == walls
    assert s.state.dead_ends == []  # one is enough


@pytest.mark.rule("doria.deadend.condition")
def test_a_row_of_lost_tiles_is_joined_one_after_the_other(scene):
    s = last_laid(scene, dict.fromkeys(((0, 0), (0, 1), (0, 2), (0, 3)), HALL))
    assert [s.step() for _ in range(3)] == ["choose_dead_end"] * 3
    assert [told.door for told in s.told(SecretDoorFound)] == [s.sq(2, y) * 4 + 2 for y in (4, 9, 14)]
    assert [told.tile for told in s.told(SecretDoorFound)] == ["test-0-0", "test-0-1", "test-0-2"]
    assert [told.tile for told in s.told(CutOff)] == ["test-0-1", "test-0-2", "test-0-3"]
    assert s.next()[0] == "act"


@pytest.mark.rule("doria.secret.place")
@pytest.mark.parametrize(
    ("beyond", "place", "dug"),
    [
        ("#######\n#.....#\n#.....#\n##....#\n#.....#\n#.....#\n#######", 2, 1),
        ("#######\n####..#\n####..#\n####..#\n####..#\n####..#\n#######", 2, 3),  # a thick wall
        ("#######\n#####.#\n#####.#\n#######\n#####.#\n#####.#\n#######", 2, 5),
        ("#######\n#.....#\n#.....#\n#O....#\n#.....#\n#.....#\n#######", 1, 0),  # not into a hole
        ("#######\n#.....#\n#O....#\n#O....#\n#.....#\n#.....#\n#######", 3, 0),
    ],
    ids=["wall", "thick", "thickest", "hole", "holes"],
)
def test_the_passage_goes_through_any_wall_and_into_no_hole(scene, beyond, place, dug):
    s = last_laid(scene, {(0, 0): HALL, (1, 0): beyond})
    s.step()
    (found,) = s.told(SecretDoorFound)
    assert found.door == s.sq(4, place) * 4 + 1
    assert len(s.state.dungeon.dug) == dug
    s.hero("mage").square = s.sq(4, place)
    s.step(answers=[f"open {s.sq(4, place)} east"])
    assert s.sq(9, 1) in s.board.connected
    assert s.board.walk[s.sq(5, place)]


@pytest.mark.rule("doria.deadend.condition", "doria.deadend.surrounded")
@pytest.mark.parametrize("what", ["nothing", "token", "monster", "outside"])
def test_a_part_of_a_tile_is_looked_for_only_if_something_is_in_it(scene, what):
    """The second tile has a western part with a door and an eastern one that only a wall parts from the fourth tile."""
    first = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n###D###"
    third = "###D###\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"
    parts = "#######\n#..#..#\n#..#..#\nD..#..#\n#..#..#\n#..#..#\n#######"
    s = scene({(0, 0): first, (1, 0): parts, (0, 1): third, (1, 1): WEST}, heroes={"mage": (2, 2)})
    if what == "token":
        s.state.tokens[s.sq(9, 0)] = "page"
    elif what != "nothing":
        s.monster("orc", *((9, 0) if what == "monster" else ()), acted=True)
    s.state.tiles, s.state.fresh = [], [3]
    s.step()
    lost = what in ("token", "monster")
    assert s.state.dead_ends == [s.sq(7, 5) * 4] * lost
    assert [told.tile for told in s.told(CutOff)] == ["test-1-0"] * lost
    if lost:
        s.step()
        s.hero("mage").square = s.sq(7, 5)
        s.step(answers=[f"open {s.sq(7, 5)} north"])
        assert s.sq(9, 0) in s.board.connected


@pytest.mark.rule("doria.deadend.surrounded")
@pytest.mark.parametrize("east", [True, False])
def test_the_passage_leads_to_what_matters_and_not_to_another_part_that_is_cut_off(scene, east):
    """Two tiles of two parts, in the west and in the east; each has a tile below from which its far part is near."""
    both = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n###D###"
    below = "###D###\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    right = "#######\n#..#..#\n#..#..#\nD..#..#\n#..#..#\n#..#..#\n#######"
    left = "#######\n#..#..#\n#..#..#\n#..#..D\n#..#..#\n#..#..#\n#######"
    arts = {(0, 0): both, (0, 1): below, (1, 0): right, (1, 1): WEST, (-1, 0): left, (-1, 1): EAST}
    s = scene(arts, heroes={"mage": (2, 2)})
    s.state.tokens[s.sq(9, 0) if east else s.sq(-5, 0)] = "page"
    s.state.tiles, s.state.fresh = [], [5]
    s.step()
    assert s.state.dead_ends == [(s.sq(7, 5) if east else s.sq(-3, 5)) * 4]
