"""A board in letters and in SVG."""

from xml.etree import ElementTree

import undercroft
from undercroft import texts
from undercroft.games import infos
from undercroft.kernel import Text
from undercroft.tables.drawing import legend, letters, strips, svg
from undercroft.toolkit.scene import Bar, Board, Cell, Edge, Piece


def person(id, cells, mark, **more):
    return Piece(id=id, icon="hood", name=Text(id), cells=cells, mark=mark, **more)


TWO_ROOMS = Board(
    "b",
    Text("board"),
    (
        Cell("a0", 0, 0, room="a"), Cell("a1", 1, 0, room="a"), Cell("a2", 0, 1, room="a"),
        Cell("a3", 1, 1, "wall", "a"), Cell("b0", 2, 0, room="b"), Cell("b1", 2, 1, "water", "b"),
    ),
    (Edge("e", 1, 0, "east", "door"),),
    (person("ann", ("a0",), "A", tint="seat-0", facing="east", bars=(Bar(Text("life"), 2, 3),)),),
)  # fmt: skip


def test_rooms_walls_doors_floors_and_figures():
    drawn = letters(TWO_ROOMS, marked=["b0"])
    assert drawn.lines == [
        "    0  1  2",
        "   +--+--+--+",
        "  0|A> . :* |",
        "  1|.  ##|~ |",
        "   +--+--+--+",
    ]
    assert drawn.whole
    assert list(legend(drawn, str)) == ["A ann 2/3", "# map-wall", "~ map-water", ": map-door"]


def numbered(mark, side="east", **more):
    """Two rooms with a door of two squares between them, called by a number."""
    cells = [Cell(f"{x}{y}", x, y, room="a" if (x if side == "east" else y) < 2 else "b") for x in (0, 1, 2, 3)
             for y in (0, 1, 2, 3)]  # fmt: skip
    at = [(1, 1), (1, 2)] if side == "east" else [(1, 1), (2, 1)]
    edges = [Edge(f"d{n}", x, y, side, "locked", None, "" if n else mark) for n, (x, y) in enumerate(at)]
    return Board("b", Text("b"), tuple(cells), tuple(edges))


def test_a_door_with_a_number_carries_it():
    assert [line[9] for line in letters(numbered("7")).lines[2:6]] == ["|", "7", "!", "|"]
    assert [line[9] for line in letters(numbered("12")).lines[2:6]] == ["|", "1", "2", "|"]
    assert letters(numbered("7", "south")).lines[4] == "   +--+7!+!!+--+"
    assert letters(numbered("12", "south")).lines[4] == "   +--+12+!!+--+"
    assert ">12</text>" in svg(numbered("12"), str)
    assert letters(numbered("7"), signs={"d0": "a"}).lines[3][9] == "a"  # what is asked about comes first


def test_the_numbers_of_rows_and_of_doors_do_not_run_together():
    cells = tuple(Cell(f"{x}{y}", x, y, room="a") for x in (0, 1) for y in (0, 1))
    door = Edge("d", 0, 0, "west", "locked", None, "12"), Edge("e", 0, 1, "west", "locked")
    drawn = letters(Board("b", Text("b"), cells, door))
    assert drawn.lines == [
        "     0  1",
        "    +--+--+",
        "  0 1.  . |",
        "  1 2.  . |",
        "    +--+--+",
    ]
    assert letters(Board("b", Text("b"), cells, door), axes=False).lines[1] == "1.  . |"
    assert letters(Board("b", Text("b"), cells, door[1:])).lines[3] == "  1!.  . |"  # no number, no room for it


def test_the_second_digit_of_a_narrow_door_stands_nowhere_else():
    board = numbered("12")
    two = Board("b", Text("b"), board.cells, (board.edges[0], Edge("other", 1, 2, "east", "door", None, "3")))
    assert [line[9] for line in letters(two).lines[2:6]] == ["|", "1", "3", "|"]


def test_a_border_is_a_line_that_one_walks_over():
    lands = (Cell("a", 0, 0, room="a"), Cell("b", 1, 0, room="b"), Cell("c", 0, 1, room="c"), Cell("d", 1, 1, room="c"))
    borders = (Edge("e", 0, 0, "east", "border"), Edge("f", 0, 0, "south", "border"), Edge("g", 1, 0, "south", "gap"))
    drawn = letters(Board("b", Text("b"), lands, borders))
    assert drawn.lines == ["    0  1", "   +--+--+", "  0|. '. |", "   +''+  +", "  1|.  . |", "   +--+--+"]
    assert list(legend(drawn, str)) == ["' map-border"]
    shown = svg(Board("b", Text("b"), lands, borders), str)
    assert shown.count('stroke-width="1" stroke-dasharray="4 4"') == 4, "each of two borders, from either side"


def test_a_figure_of_two_letters_shows_where_it_looks_and_two_in_one_square_do_not():
    ann = person("ann", ("a0",), "An", facing="west")
    board = Board("b", Text("b"), TWO_ROOMS.cells, (), (ann,))
    assert letters(board, marked=["a0"]).lines[2] == "  0|An<* .   |.   |"
    both = Board("b", Text("b"), TWO_ROOMS.cells, (), (ann, person("bo", ("a0",), "Bo")))
    assert letters(both).lines[2].startswith("  0|AnBo ")


def test_things_that_look_alike_share_an_entry_of_the_legend():
    things = tuple(person(id, (cell,), "=", tint="thing") for id, cell in (("table", "a1"), ("chair", "a2")))
    board = Board("b", Text("b"), TWO_ROOMS.cells, (), (person("ann", ("a0",), "A"), *things))
    assert list(legend(letters(board), str))[:2] == ["A ann", "= table, chair"]


def test_a_wall_row_is_drawn_only_where_there_is_a_wall():
    open_hall = Board("b", Text("b"), tuple(Cell(f"c{y}", 0, y, room="r") for y in range(3)))
    assert letters(open_hall).lines == ["    0", "   +--+", "  0|. |", "  1|. |", "  2|. |", "   +--+"]


def test_a_map_that_does_not_fit_is_cut_around_what_matters():
    hall = Board("b", Text("b"), tuple(Cell(f"{x}-{y}", x, y, room="r") for x in range(60) for y in range(40)))
    drawn = letters(hall, focus=["50-30"], width=40, height=9)
    assert not drawn.whole
    assert len(drawn.lines) <= 9
    assert max(map(len, drawn.lines)) <= 40
    assert " 50" in drawn.lines[0]
    assert any(line.startswith(" 30") for line in drawn.lines)


def test_a_large_figure_stands_on_all_its_squares():
    giant = person("giant", ("a0", "a1", "a2"), "G")
    board = Board("b", Text("b"), TWO_ROOMS.cells, (), (giant,))
    assert [line.count("G") for line in letters(board).lines] == [0, 0, 2, 1, 0]


def test_two_who_share_a_square_are_both_shown_people_first():
    pieces = (person("rat", ("a0",), "r", tint="foe"), person("ann", ("a0",), "1", tint="seat-0"))
    assert "|1r" in letters(Board("b", Text("b"), TWO_ROOMS.cells, (), pieces)).lines[2]


def test_an_empty_board_draws_nothing():
    assert letters(Board("b", Text("b"), ())).lines == []


def test_every_game_is_drawn_in_svg_without_a_raw_sign():
    for slug in infos():
        session = undercroft.new(slug, seed=2)
        scene = session.scene(None)
        for board in scene.boards if scene else ():
            root = ElementTree.fromstring(svg(board, session.speaker))
            assert len(root.findall("{http://www.w3.org/2000/svg}rect")) == len(board.cells)
    hostile = person("<script>&", ("a0",), "<")
    assert "<script>" not in svg(Board("b", Text("b"), TWO_ROOMS.cells, (), (hostile,)), str)


def test_the_legend_names_whoever_is_near_first_and_things_last():
    cells = tuple(Cell(f"c{x}", x, 0) for x in range(9))
    marks = [("far", "c8", "seat-0"), ("near", "c1", "foe"), ("chest", "c0", "thing")]
    pieces = tuple(
        Piece(id=name, icon="x", name=Text(name), cells=(at,), mark=name[0], tint=tint) for name, at, tint in marks
    )
    board = Board("b", Text("b"), cells, (), pieces)
    assert list(legend(letters(board, focus=["c0"]), str)) == ["n near", "f far", "c chest"]
    assert list(legend(letters(board), str)) == ["f far", "n near", "c chest"]


def test_a_window_takes_in_a_foe_that_is_near_enough():
    cells = tuple(Cell(f"c{x}", x, 0) for x in range(40))
    foe = Piece(id="foe", icon="x", name=Text("foe"), cells=("c24",), mark="F", tint="foe")
    board = Board("b", Text("b"), cells, (), (foe,))
    assert "F" in letters(board, focus=["c10"], width=50).lines[2]
    assert "F" not in letters(board, focus=["c2"], width=50).lines[2]


def test_a_mark_of_two_letters_keeps_them_beside_its_star():
    foe = Piece(id="foe", icon="x", name=Text("foe"), cells=("c0",), mark="G1", tint="foe")
    board = Board("b", Text("b"), (Cell("c0", 0, 0), Cell("c1", 1, 0)), (), (foe,))
    assert letters(board, marked=["c0"]).lines[2] == "  0|G1* .  |"
    assert letters(board, marked=["c1"]).lines[2] == "  0|G1 * |"


def test_numbered_pieces_of_one_kind_that_are_alike_share_an_entry():
    cells = tuple(Cell(f"c{x}", x, 0) for x in range(4))
    rats = [("Rat 1", "r1", 2), ("Rat 2", "r2", 2), ("Rat 3", "r3", 1), ("Rat 4", "r4", 2)]
    pieces = tuple(
        Piece(
            id=mark,
            icon="rat",
            name=Text(name),
            cells=(f"c{n}",),
            mark=mark,
            tint="foe",
            bars=(Bar(Text("x"), left, 2),),
        )
        for n, (name, mark, left) in enumerate(rats)
    )
    drawn = letters(Board("b", Text("b"), cells, (), pieces))
    assert list(legend(drawn, str)) == ["r1 r2 r4 Rat 2/2", "r3 Rat 1/2"]


def test_only_figures_lose_their_number_in_the_legend():
    chest = Piece(id="c", icon="chest", name=Text("chest 1: Difficulty 1"), cells=("a1",), mark="$1", tint="thing")
    rat = Piece(id="r", icon="rat", name=Text("rat 1"), cells=("a2",), mark="R1", tint="foe")
    board = Board("b", Text("board"), TWO_ROOMS.cells, (), (chest, rat))
    assert list(legend(letters(board), str))[:2] == ["R1 rat", "$1 chest 1: Difficulty 1"]


def corridor(length, **more):
    return Board("b", Text("x"), tuple(Cell(f"c{x}", x, 1, room="r") for x in range(1, length + 1)), **more)


def test_a_board_that_is_too_wide_is_drawn_in_strips_without_a_wall_at_the_seam():
    first, second = strips(corridor(30), width=80)
    assert first.lines[0].split()[-1] == "25"
    assert second.lines[0].split() == ["26", "27", "28", "29", "30"]
    assert first.lines[2].endswith(".")
    assert second.lines[2] == "  1 .  .  .  .  . |"
    assert not first.whole
    assert not second.whole
    assert [one.whole for one in strips(corridor(25), width=80)] == [True]


def test_a_window_of_few_rows_shows_squares_that_can_be_chosen_rather_than_far_figures():
    cells = tuple(Cell(f"c{y}", 1, y, room="r") for y in range(1, 21))
    far = person("p", ("c4",), "W", tint="foe")
    board = Board("b", Text("x"), cells, pieces=(far,))
    seen = letters(board, focus=["c8"], marked=[f"c{y}" for y in range(8, 12)], height=8)
    assert {"  8|* |", "  9|* |", " 10|* |", " 11|* |"} <= set(seen.lines)
    assert "  4|W |" not in seen.lines


def test_an_unseen_passage_is_drawn_and_explained():
    drawn = letters(corridor(2, edges=(Edge("e", 2, 1, "east", "unseen"),)))
    assert drawn.lines[2] == "  1|.  . /"
    assert "/ unexplored passage" in list(legend(drawn, texts.voice("cellar", "en")))
