import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.toolkit.drawing import draw, parse
from undercroft.toolkit.grid import Blocks, Frame, Side, edge_key, members
from undercroft.toolkit.paths import distance
from undercroft.toolkit.tiles import Contact, Exit, Layout, Origin, Placement, Tile, any_joint, same_joint

HALL = Tile.parse(
    "hall",
    """
+-+-+-+
D. . .D
+-+-+-+
""",
)
NOOK = Tile.parse(
    "nook",
    """
+-+-+
|T .|
+-+ +
|. .|
+-+D+
""",
    squares={"T": Blocks.SIGHT},
)
CAVE = Tile.parse(
    "cave",
    """
+ + +-+
|. . .|
+     +
|. # .D
+-+-+-+
""",
)
CELLS = Tile.parse("cells", "+-+-+\n|.D.D\n+-+-+")
BOOK = {tile.id: tile for tile in (HALL, NOOK, CAVE, CELLS)}
START = Layout(BOOK, (Placement("hall", 0, 0),))


def picture(tile: Tile) -> str:
    return draw(Layout({tile.id: tile}, (Placement(tile.id, 0, 0),)).board().grid)


def test_a_tile_knows_its_squares_walls_and_exits() -> None:
    assert HALL.exits == (Exit(0, 0, Side.WEST, "door"), Exit(2, 0, Side.EAST, "door"))
    assert CAVE.exits == (Exit(0, 0, Side.NORTH, "open"), Exit(1, 0, Side.NORTH, "open"), Exit(2, 1, Side.EAST, "door"))
    assert [square.mark for square in NOOK.squares] == ["T", ".", ".", "."]
    assert NOOK.squares[0].blocks == Blocks.SIGHT
    assert CELLS.exits == (Exit(1, 0, Side.EAST, "door"),)
    assert CELLS.doors == (Exit(0, 0, Side.EAST, "door"), Exit(1, 0, Side.WEST, "door"))


def test_a_turned_tile_keeps_its_own_numbers() -> None:
    turned = NOOK.turned(1)
    assert picture(NOOK) == "+-+-+\n|% .|\n+-+ +\n|. .|\n+-+-+"
    assert picture(turned) == "+-+-+\n|.|%|\n+ + +\n|. .|\n+-+-+"
    assert [(square.x, square.y, square.local) for square in turned.squares] == [
        (0, 0, 2),
        (1, 0, 0),
        (0, 1, 3),
        (1, 1, 1),
    ]
    assert turned.exits == (Exit(0, 1, Side.WEST, "door"),)
    assert CAVE.turned(1).exits[2] == Exit(0, 2, Side.SOUTH, "door")
    assert (CAVE.turned(1).width, CAVE.turned(1).height) == (2, 3)
    assert CELLS.turned(3).doors[0] == Exit(0, 1, Side.NORTH, "door")


@given(st.sampled_from(sorted(BOOK)), st.integers(-5, 5), st.integers(-5, 5))
def test_turns_add_up(id: str, one: int, two: int) -> None:
    tile = BOOK[id]
    assert tile.turned(one).turned(two) == tile.turned(one + two)
    assert tile.turned(4) is tile
    assert tile.turned(1) is tile.turned(5)


def test_an_unknown_mark_is_named_with_its_place() -> None:
    with pytest.raises(ValueError, match=r"'Z' in row 2, column 2"):
        Tile.parse("bad", "+-+\n|Z|\n+-+")
    with pytest.raises(ValueError, match=r"'=' in row 2, column 3"):
        Tile.parse("bad", "+-+\n|.=\n+-+")


def test_all_placements_at_an_open_exit() -> None:
    west, east = START.open_exits()
    assert east.beyond == (3, 0)
    assert START.placements_at(east, "nook") == [Placement("nook", 3, -1, 1)]
    assert START.placements_at(west, "nook") == [Placement("nook", -2, 0, 3)]
    assert START.placements_at(east, "hall") == [Placement("hall", 3, 0, 0), Placement("hall", 3, 0, 2)]
    assert START.placements_at(east, "cave") == [Placement("cave", 3, 0, 2)]
    assert START.placements_at(east, "cave", any_joint) == [
        Placement("cave", 3, 0, 2),
        Placement("cave", 3, -2, 3),
        Placement("cave", 3, -1, 3),
    ]


def test_an_open_side_meets_a_door_only_if_the_joint_allows_it() -> None:
    east = START.open_exits()[1]
    turned = BOOK["cave"].turned(3)
    opens = [way for way in turned.exits if way.side == Side.WEST]
    assert [(way.y, way.kind) for way in opens] == [(2, "open"), (1, "open")]
    for way in opens:
        placement = Placement("cave", 3, -way.y, 3)
        assert placement in START.placements_at(east, "cave", any_joint)
        assert START.fits(placement, any_joint)
        assert not START.fits(placement, same_joint)


def test_entries_choose_how_a_tile_may_be_joined() -> None:
    east = START.open_exits()[1]
    found = START.placements_at(
        east, "cave", any_joint, entries=lambda tile: [way for way in tile.exits if way.kind == "open"]
    )
    assert [(place.turn, place.y) for place in found] == [(3, -2), (3, -1)]
    wall = START.placements_at(east, "nook", any_joint, entries=lambda tile: [Exit(0, 0, Side.WEST, "broken")])
    assert [(place.x, place.y, place.turn) for place in wall] == [(3, 0, turn) for turn in range(4)]


def test_tiles_may_not_overlap() -> None:
    assert not START.fits(Placement("nook", 2, 0), any_joint)
    assert START.fits(Placement("nook", 3, 0), any_joint)
    assert START.fits(Placement("nook", 0, 1), same_joint)


def test_a_wall_against_a_door_fits_only_by_a_lenient_joint() -> None:
    assert not START.fits(Placement("nook", 3, 0), same_joint)
    assert not START.fits(Placement("nook", 0, -2), same_joint)
    assert START.fits(Placement("nook", 0, -2, 2), same_joint)


def test_exits_are_open_until_something_lies_beyond() -> None:
    grown = START.placed(Placement("nook", 3, -1, 1))
    assert [way.side for way in grown.open_exits()] == [Side.WEST]
    walled_off = START.placed(Placement("nook", 3, 0))
    assert [(way.x, way.side) for way in walled_off.open_exits()] == [(0, Side.WEST), (4, Side.SOUTH)]


def test_one_grid_for_the_whole_layout() -> None:
    layout = START.placed(Placement("nook", 3, -1, 1)).placed(Placement("cave", -3, -1, 0))
    board = layout.board()
    assert draw(board.grid) == "\n".join(
        [
            "+-+-+-+     +-+-+",
            "|. . .|     |.|%|",
            "+     +-+-+-+ + +",
            "|. # . . . . . .|",
            "+-+-+-+-+-+-+-+-+",
        ]
    )
    assert board.grid.frame == Frame(-3, -1, 8, 2)
    assert board.origins[board.grid.at(4, -1)] == Origin(1, "nook", 0, "T")
    assert board.origins[board.grid.at(-2, 0)] == Origin(2, "cave", 4, "#")
    assert board.origins[board.grid.at(0, -1)] is None
    assert distance(board.grid, board.grid.at(-1, 0), board.grid.at(3, 0)) == 4


def test_every_square_of_a_board_has_one_origin() -> None:
    layout = START.placed(Placement("nook", 3, -1, 1)).placed(Placement("nook", -2, 0, 3))
    board = layout.board()
    origins = [board.origins[cell] for cell in members(board.grid.full)]
    assert len(set(origins)) == 3 + 4 + 4
    assert sorted({(origin.placement, origin.tile) for origin in origins if origin}) == [
        (0, "hall"),
        (1, "nook"),
        (2, "nook"),
    ]


def test_a_frame_keeps_numbers_while_the_layout_grows() -> None:
    frame = Frame(-8, -8, 16, 16)
    before, after = START.board(frame).grid, START.placed(Placement("nook", -2, 0, 3)).board(frame).grid
    assert before.at(1, 0) == after.at(1, 0) == 8 * 16 + 9


def test_doors_can_be_shut_and_walls_broken() -> None:
    layout = START.placed(Placement("nook", 3, 0))
    door = edge_key(3, 0, Side.WEST)
    assert draw(layout.board().grid).split("\n")[1] == "|. . .|% .|"
    assert draw(layout.board(edges={door: Blocks.NOTHING}).grid).split("\n")[1] == "|. . . % .|"
    joined = START.placed(Placement("hall", 3, 0))
    assert draw(joined.board(edges={door: Blocks.SIGHT}).grid).split("\n")[1] == "|. . .'. . .|"


def test_where_tiles_touch_both_sides_block() -> None:
    book = {"a": Tile.parse("a", "+-+\n|.:\n+-+"), "b": Tile.parse("b", "+-+\n'.|\n+-+")}
    placements = Placement("a", 0, 0), Placement("b", 1, 0)
    for order in (placements, placements[::-1]):
        assert Layout(book, order).board().grid.edge(0, Side.EAST) == Blocks.BOTH


def test_a_layout_knows_its_doors_and_contacts() -> None:
    layout = START.placed(Placement("cells", 3, 0, 2)).placed(Placement("nook", 1, 1))
    assert layout.doors() == [Exit(3, 0, Side.EAST, "door")]
    assert layout.contacts() == [
        Contact(1, 0, Side.SOUTH, None, None),
        Contact(2, 0, Side.EAST, "door", "door"),
        Contact(2, 0, Side.SOUTH, None, None),
    ]


def test_placements_can_be_saved() -> None:
    placements = (Placement("hall", 0, 0), Placement("nook", 3, -1, 1))
    text = msgspec.json.encode(placements)
    assert msgspec.json.decode(text, type=tuple[Placement, ...]) == placements


def test_a_layout_is_one_map_whatever_the_order_of_its_tiles() -> None:
    ways = [Placement("hall", 0, 0), Placement("nook", 3, -1, 1), Placement("cave", -3, -1, 0)]
    grids = [Layout(BOOK, order).board().grid for order in ((ways[0], ways[1], ways[2]), (ways[2], ways[0], ways[1]))]
    assert grids[0] == grids[1]
    assert parse(draw(grids[0]), -3, -1) == grids[0]
