"""Doors and tiles: normal, locked and secret doors, onto tiles that lie there and onto new ones."""

import pytest

from undercroft.games.alliance.board import EAST, NORTH, arch
from undercroft.games.alliance.events import Attempted, DoorOpened, EndCalled, TilePlaced
from undercroft.games.alliance.rules import doors
from undercroft.games.alliance.rules.die import chance
from undercroft.kernel import Text
from undercroft.toolkit.scene import SIDES


def at_a_border(board, here, beyond, level=1, **setup):
    """McFarlin (Speed 4) in the middle of the eastern side of place 11; place 12 beyond."""
    b = board(picks=(("mcfarlin", "petra", "lorna", "krom"), ("thessaly", "ildren", "pipkin", "mysterios")), **setup)
    b.tile(11, doors=here)
    if beyond is not None:
        b.tile(12, doors=beyond, level=level)
    b.hero("mcfarlin", 11, 5)
    b.turn("mcfarlin")
    return b


def opened(b, place=11, side=EAST):
    return bool(b.state.arches & arch(place, side))


# ------------------------------------------------------------------------------------------------- kinds and adjacency


@pytest.mark.rule("alliance.door.types", "alliance.locked.definition", "alliance.secret.definition")
@pytest.mark.parametrize(
    ("here", "beyond", "offered"),
    [("E", "W", "open east"), ("E", "N", "force east"), ("N", "W", "force east"), ("N", "N", "force east")],
)
def test_two_sides_make_a_normal_a_locked_or_a_secret_door(board, here, beyond, offered):
    b = at_a_border(board, here, beyond)
    assert [text for text in b.options() if text.endswith("east") and not text.startswith("face")] == [offered]


@pytest.mark.rule("alliance.door.types")
def test_kinds_of_doors():
    assert [doors.kind_of_door(*sides) for sides in ((True, True), (True, False), (False, True), (False, False))] == [
        "normal",
        "locked",
        "locked",
        "secret",
    ]


@pytest.mark.rule("alliance.door.adjacent", "alliance.secret.adjacent")
@pytest.mark.parametrize(("local", "works"), [(2, True), (5, True), (8, True), (4, False), (0, False)])
@pytest.mark.parametrize(("here", "beyond", "verb"), [("E", "W", "open"), ("N", "N", "force")])
def test_a_door_is_worked_on_from_the_three_spaces_along_its_side(board, local, works, here, beyond, verb):
    b = at_a_border(board, here, beyond)
    b.hero("mcfarlin", 11, local)
    assert (f"{verb} east" in b.options()) == works


@pytest.mark.rule("alliance.door.adjacent")
def test_example_lorna_opens_a_door_from_a_diagonal_space(board):
    b = board()
    b.tile(11, doors="E")
    b.tile(12, doors="W")
    b.hero("lorna", 11, 2)
    b.turn("lorna")
    b.act("open east")
    assert opened(b)
    assert b.speed() == 3


@pytest.mark.rule("alliance.door.frame")
def test_nothing_opens_onto_the_frame(board):
    b = board()
    b.tile(6, doors="NESW")
    b.hero("petra", 6, 1)
    b.turn("petra")
    assert not [text for text in b.options() if text in ("open north", "force north")]
    b.hero("petra", 10, 3)  # beside the coloured door of the own Starting Tile
    assert not [text for text in b.options() if text in ("open west", "force west")]


@pytest.mark.rule("alliance.door.wall-beyond")
def test_a_door_with_a_wall_beyond_is_locked(board):
    b = at_a_border(board, "E", "N")
    b.act("force east", "0", dice=[5])
    assert b.t.told(DoorOpened)[0].door == "locked"


# ------------------------------------------------------------------------------------------------------- normal doors


@pytest.mark.rule("alliance.door.normal-cost", "alliance.door.normal-existing-tile")
def test_a_normal_door_costs_one_point_and_no_roll_even_among_enemies(board):
    b = at_a_border(board, "E", "W")
    b.monster("t-rat", 11, 4)
    b.act("open east")
    assert opened(b)
    assert b.speed() == 3
    assert b.t.rolled == []


@pytest.mark.rule("alliance.door.any-number", "alliance.door.archway-permanent", "alliance.component.archway-tokens")
def test_several_doors_in_one_activation_and_they_stay_open(board):
    b = at_a_border(board, "NE", "W")
    b.tile(6, doors="S")
    b.hero("mcfarlin", 11, 2)
    b.act("open east")
    b.act("open north")
    assert opened(b)
    assert opened(b, 11, NORTH)
    assert b.speed() == 2
    assert not [text for text in b.options() if text.startswith(("open", "force"))]  # nothing to open again


@pytest.mark.rule("alliance.door.new-tile-choose", "alliance.door.new-tile-orient", "alliance.door.new-tile-archway")
def test_a_door_without_a_tile_asks_for_one_of_the_two_and_a_door_that_meets(board):
    b = at_a_border(board, "E", None)
    b.state.tile_area, b.state.tile_stack = ["t-hall", "t-vault-room"], ["t-cross"]
    b.act("open east", "t-hall 1")
    ways = [str(way) for way in b.t.asked[1].options]
    assert ways == ["t-hall 1", "t-hall 3", "t-vault-room 3"]  # a door on the western side
    assert b.state.tiles[12].tile == "t-hall"
    assert opened(b)
    assert b.speed() == 3


@pytest.mark.rule("alliance.door.new-tile-orient", "alliance.component.tile-rotation")
def test_other_sides_of_a_new_tile_need_not_match(board):
    b = at_a_border(board, "E", None)
    b.tile(7, doors="NEW")  # a wall on the southern side
    b.state.tile_area, b.state.tile_stack = ["t-cross", ""], []
    b.act("open east")  # the only tile looks the same in every turn
    assert doors.kinds_beyond(b.state, b.content, 12, NORTH) == {"locked"}


@pytest.mark.rule("alliance.door.no-tile-left")
def test_one_tile_left_must_be_taken_and_without_any_nothing_opens(board):
    b = at_a_border(board, "E", None)
    b.state.tile_area, b.state.tile_stack = ["", "t-vault-room"], []
    b.act("open east")  # the only tile, in the only turn that fits
    assert b.state.tiles[12].tile == "t-vault-room"
    assert b.state.tile_area == ["", ""]
    b.tile(13)
    b.hero("mcfarlin", 11, 1)
    assert not [text for text in b.options() if text in ("open north", "force north")]


# ------------------------------------------------------------------------------------------- locked and secret doors


@pytest.mark.rule("alliance.locked.definition", "alliance.door.adjacent")
@pytest.mark.parametrize(("here", "beyond"), [("E", "N"), ("N", "W")])
def test_example_mcfarlin_tries_a_locked_door_from_either_side(board, here, beyond):
    """[alliance.ex.mcfarlin-locked-either-side]"""
    b = at_a_border(board, here, beyond)
    b.act("force east", "0", dice=[3])
    assert opened(b)


@pytest.mark.rule("alliance.locked.no-enemies", "alliance.secret.no-enemies")
@pytest.mark.parametrize(("here", "beyond"), [("E", "N"), ("N", "N")])
def test_enemies_on_the_own_tile_forbid_it_unless_a_card_allows(board, here, beyond):
    b = at_a_border(board, here, beyond)
    rat = b.monster("t-rat", 12, 3)
    assert "force east" in b.options()  # enemies beyond do not matter
    b.state.monsters[rat].cell = b.at(11, 0)
    assert "force east" not in b.options()
    b.hand(0, "t-picks")
    b.act("play t-picks")
    assert "force east" in b.options()


@pytest.mark.rule("alliance.locked.attempt", "alliance.locked.fail-retry")
def test_a_locked_door_needs_the_level_of_the_room_to_be_entered(board):
    b = at_a_border(board, "E", "N", level=2)
    b.act("force east", "0", dice=[4])  # a 1
    assert not opened(b)
    assert b.speed() == 3
    b.act("force east", "0", dice=[5])  # a 2
    assert opened(b)
    assert b.speed() == 2
    assert [event.level for event in b.t.told(Attempted)] == [2, 2]


@pytest.mark.rule("alliance.locked.attempt")
def test_the_same_door_is_easier_from_the_other_side(board):
    b = at_a_border(board, "E", "N", level=3)
    b.hero("mcfarlin", 12, 3)
    b.act("force west", "0", dice=[3])
    assert opened(b)
    assert b.t.told(Attempted)[0].level == 1


@pytest.mark.rule("alliance.locked.take-time", "alliance.secret.take-time")
@pytest.mark.parametrize(("here", "beyond"), [("E", "N"), ("N", "N")])
def test_each_extra_point_before_the_roll_adds_one(board, here, beyond):
    b = at_a_border(board, here, beyond, level=3)
    b.act("force east", "2", dice=[2])  # 0 + 2
    assert not opened(b)
    assert b.speed() == 1
    b.state.turn.used = 0
    b.act("force east", "2", dice=[3])  # 1 + 2
    assert opened(b)
    assert b.speed() == 1


@pytest.mark.rule("alliance.locked.auto-success", "alliance.secret.auto-success")
@pytest.mark.parametrize(("here", "beyond"), [("E", "N"), ("N", "N")])
def test_one_and_the_level_open_it_without_a_roll(board, here, beyond):
    b = at_a_border(board, here, beyond, level=3)
    b.state.turn.used = 1
    assert "force east" in b.options()
    b.act("force east", "2", dice=[2])
    assert [str(option) for option in b.t.asked[1].options] == ["0", "1", "2"]  # three points are too few to be sure
    b.state.turn.used = 0
    b.act("force east", "sure")
    assert opened(b)
    assert b.speed() == 0
    assert len(b.t.rolled) == 1


@pytest.mark.rule("alliance.component.dungeon-die")
def test_odds_follow_from_the_faces_of_the_die():
    faces = {1: (4, 6, 6), 2: (2, 4, 6), 3: (1, 2, 4)}
    assert {level: tuple(6 * chance(level, extra) for extra in range(3)) for level in (1, 2, 3)} == faces


def test_the_odds_are_shown_before_the_choice(board):
    b = at_a_border(board, "E", "N", level=2)
    b.act("force east", "1", dice=[6])
    first, ask = b.t.asked
    assert first.label(first.find("force east")).args == {"side": Text("side-east")}
    meant = first.meaning(first.find("force east"))
    assert [part.percent for part in meant.odds] == [66.7, 33.3]
    assert meant.detail.args == {"level": 2, "sure": 3}
    assert [ask.meaning(option).odds[1].percent for option in ask.options] == [33.3, 66.7, 100]
    costs = [[cost.value for cost in ask.meaning(option).cost] for option in ask.options]
    assert costs == [[], [1], [2]]


@pytest.mark.rule("alliance.secret.attempt", "alliance.secret.archway", "alliance.secret.adjacent")
def test_example_mysterios_finds_a_secret_door(board):
    """[alliance.ex.mysterios-secret]"""
    b = board()
    b.tile(11, doors="N")
    b.tile(12, doors="N", level=2)
    b.hero("mysterios", 11, 8)
    b.turn("mysterios")
    b.act("force east", "0", dice=[5])
    assert opened(b)
    assert b.speed() == 3
    assert b.t.told(DoorOpened)[0].door == "secret"


@pytest.mark.rule("alliance.secret.fail-retry")
def test_a_failed_search_may_be_repeated(board):
    b = at_a_border(board, "N", "N", level=2)
    b.act("force east", "0", dice=[1])
    assert not opened(b)
    assert "force east" in b.options()


@pytest.mark.rule("alliance.locked.attempt")
def test_a_starting_tile_counts_as_level_one_or_by_the_switch_as_none(board):
    for options, offered in (({}, ["0", "sure"]), ({"starting-tile-level": 0}, [])):
        b = board(options=options)
        b.tile(11, doors="E")
        b.hero("petra", 11, 3)
        b.turn("petra")
        b.act("force west", *(["0"] if offered else []), dice=[3] if offered else [])
        asked = [[str(option) for option in ask.options] for ask in b.t.asked if ask.key == "effort"]
        assert asked == ([offered] if offered else [])
        assert b.state.arches == arch(10, EAST)


# -------------------------------------------------------------------------------- locked and secret doors to new tiles


def unknown(board, here):
    b = at_a_border(board, here, None)
    b.state.tile_area, b.state.tile_stack = ["t-hall", "t-vault-room"], ["t-cross"]
    return b


@pytest.mark.rule("alliance.locked.no-tile-beyond", "alliance.locked.declare-tile")
def test_at_a_door_a_new_tile_may_be_forced_by_a_wall_side(board):
    b = unknown(board, "E")
    assert {"open east", "force east"} <= set(b.options())
    b.act("force east", "t-vault-room 0", "0", dice=[4])
    ways = [str(way) for way in b.t.asked[1].options]
    assert ways == ["t-hall 0", "t-hall 2", "t-vault-room 0", "t-vault-room 1", "t-vault-room 2"]
    assert b.t.told(Attempted)[0].what == "locked"
    assert b.t.told(Attempted)[0].level == 2  # that of the named tile


@pytest.mark.rule("alliance.locked.new-tile-fail", "alliance.locked.new-tile-success")
def test_a_named_tile_stays_in_the_area_until_the_attempt_succeeds(board):
    b = unknown(board, "N")
    b.act("force east", "t-vault-room 3", "0", dice=[4])
    assert b.state.tile_area == ["t-hall", "t-vault-room"]
    assert 12 not in b.state.tiles
    b.act("force east", "t-hall 1", "0", dice=[4])  # another tile this time
    assert b.state.tile_area == ["t-cross", "t-vault-room"]
    assert (b.state.tiles[12].tile, b.state.tiles[12].turn) == ("t-hall", 1)
    assert {SIDES[one.facing] for one in b.state.monsters.values()} == {"west"}, "the side of the new archway"
    assert b.state.tiles[12].doors >> SIDES.index("west") & 1  # the named side lies here
    assert opened(b)


@pytest.mark.rule("alliance.secret.no-tile-beyond", "alliance.secret.declare-tile")
def test_at_a_wall_a_new_tile_may_be_forced_by_door_or_wall(board):
    b = unknown(board, "N")
    assert "open east" not in b.options()
    b.act("force east", "t-vault-room 0", "0", dice=[1])
    assert len(b.t.asked[1].options) == 8  # both tiles in every turn
    assert b.t.told(Attempted)[0].what == "secret"


@pytest.mark.rule("alliance.secret.new-tile-fail", "alliance.secret.new-tile-success")
def test_a_secret_door_to_a_new_tile(board):
    b = unknown(board, "N")
    b.act("force east", "t-vault-room 0", "0", dice=[1])
    assert 12 not in b.state.tiles
    assert b.state.tile_area == ["t-hall", "t-vault-room"]
    b.act("force east", "t-vault-room 2", "1", dice=[4])
    assert (b.state.tiles[12].tile, b.state.tiles[12].turn) == ("t-vault-room", 2)
    assert opened(b)
    assert [token.cell for token in b.state.challenges] == [b.at(12, 4)]  # the steps for a new tile follow


# ------------------------------------------------------------------------------------------------------- new tiles


@pytest.mark.rule("alliance.tile.steps", "alliance.tile.replenish", "alliance.tile.challenges")
def test_a_new_tile_brings_its_monsters_and_challenges_and_the_area_is_refilled(board):
    b = unknown(board, "E")
    b.state.challenge_stacks = [["t-chest", "t-dart"], [], []]
    b.act("open east", "t-hall 3")
    assert b.state.tile_area == ["t-cross", "t-vault-room"]  # in its slot, of a higher level
    assert b.state.tile_stack == []
    (token,) = b.state.challenges
    assert (token.card, token.cell, token.up, token.level) == ("t-dart", b.at(12, 4), False, 1)
    (placed,) = b.t.told(TilePlaced)
    assert (placed.tile, placed.place, placed.monsters, placed.challenges) == ("t-hall", 12, 2, 1)
    assert b.t.asked[1].at == ("border-11-east",)
    assert b.t.asked[1].about == {"side": Text("side-east")}
    assert {laying.place for laying in b.t.asked[1].options} == {12}
    assert b.state.challenge_stacks[0] == ["t-chest"]
    assert "move w" in b.options()  # the activation goes on


@pytest.mark.rule("alliance.tile.monsters", "alliance.cycle.new-monster-ready")
def test_example_new_monsters_face_the_opened_door(board):
    """Mysterios opens a door; both monsters of the new tile face him.  [alliance.ex.mysterios-monster-facing]"""
    b = board()
    b.tile(11, doors="E")
    b.hero("mysterios", 11, 5)
    b.state.tile_area, b.state.tile_stack = ["t-hall", ""], []
    b.turn("mysterios")
    b.act("open east", "t-hall 1")
    rat, archer = b.state.monsters.values()
    assert (rat.card, rat.cell, archer.card, archer.cell) == ("t-rat", b.at(12, 2), "t-archer", b.at(12, 6))
    assert [SIDES[token.facing] for token in (rat, archer)] == ["west", "west"]
    assert rat.ready
    assert archer.ready


@pytest.mark.rule("alliance.tile.replenish")
def test_an_empty_stack_leaves_the_slot_empty(board):
    b = unknown(board, "E")
    b.state.tile_stack = []
    b.act("open east", "t-vault-room 3")
    assert b.state.tile_area == ["t-hall", ""]


@pytest.mark.rule("alliance.end.early-trigger")
@pytest.mark.parametrize(
    ("area", "stack", "tile", "called"),
    [
        (["", "t-vault-room"], [], "t-vault-room", True),
        (["", "t-hall"], [], "t-hall 3", False),  # its monsters are still to be defeated
        (["", "t-vault-room"], ["t-hall"], "t-vault-room", False),  # another tile takes the slot
    ],
)
def test_the_last_tile_calls_the_end_where_nobody_lives_on_it(board, area, stack, tile, called):
    b = at_a_border(board, "E", None)
    b.state.tile_area, b.state.tile_stack = area, stack
    b.act("open east", *([tile] if " " in tile else []))
    assert (b.state.called, len(b.t.told(EndCalled))) == (called, int(called))


@pytest.mark.rule("alliance.component.tile-contents", "alliance.component.tile-grid")
def test_tiles_have_nine_spaces_and_print_monsters_and_challenges_of_their_level(board):
    b = board()
    real = [tile for tile in b.content.tiles.values() if not tile.id.startswith("t-")]
    spaces = [[space for space, _ in (*tile.monsters, *tile.challenges)] for tile in real]
    assert all(len(set(found)) == len(found) and all(0 <= space < 9 for space in found) for found in spaces)
    assert all(level == tile.level for tile in real for _, level in tile.challenges)
    assert all(tile.doors for tile in real)
