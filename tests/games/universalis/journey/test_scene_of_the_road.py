"""The map of a journey as every table shows it."""

from undercroft.games.universalis.content.journey.charts import Chart
from undercroft.games.universalis.road import Vessel
from undercroft.games.universalis.rules.journey import ways
from undercroft.games.universalis.scene import scene
from undercroft.games.universalis.view import view


def shown(on):
    seen = {**view(on.state, on.content, 0), "seat": 0, "waiting": [], "over": False}
    return scene(seen, on.content)


def test_everybody_and_everything_stands_where_it_is(trip):
    on = trip("t30")
    on.road.dangers, on.group.boat = ["t1", "m4"], Vessel("rowboat", 2, "t42")
    here = shown(on)
    (board,) = here.boards
    rooms = {cell.id: cell.room for cell in board.cells}
    at = {piece.id: rooms[piece.cells[0]] for piece in board.pieces}
    assert (at["group-1"], at["danger-1"], at["danger-2"], at["boat-1"]) == ("t30", "t1", "m4", "t42")
    assert at["settlement-norkfall"] == "t30"
    marks = [piece.mark for piece in board.pieces if piece.id.startswith("settlement-")]
    assert len(set(marks)) == len(marks) == 20
    assert [sheet.state.id for sheet in here.sheets] == ["state-travelling", "state-travelling"]


def test_the_frozen_sea_looks_like_ice_in_winter(trip):
    for turn, kind in ((30, "water"), (31, "glacier")):
        board = shown(trip("t5", turn=turn)).boards[0]
        assert {cell.kind for cell in board.cells if cell.room == "m2"} == {kind}
        assert {cell.kind for cell in board.cells if cell.room == "m20"} == {"water"}


def test_borders_that_can_be_walked_are_dashed_and_rivers_are_not(trip):
    on = trip()
    chart: Chart = on.chart
    edges = {(edge.x, edge.y, edge.side): edge.kind for edge in shown(on).boards[0].edges}
    for (x, y), here in chart.squares.items():
        there = chart.squares.get((x + 1, y), here)
        if there != here and chart.land(here) and chart.land(there):
            assert edges[x, y, "east"] == "border"
        elif there != here and bool(chart.land(here)) != bool(chart.land(there)):
            assert (x, y, "east") not in edges, "coasts and banks are lines"


def test_the_calendar_says_when_winter_comes_and_goes(trip):
    for turn, name, when in ((7, "calendar-winter", 31), (35, "calendar-thaw", 41), (45, "calendar-winter", 71)):
        (mark,) = shown(trip(turn=turn)).tracks[0].marks
        assert (mark.name.id, mark.value) == (name, when)


def test_a_way_says_what_stands_where_it_leads(trip):
    """The road first, then settlements, then the flags of quests."""
    chart = trip().chart
    told = {at: [text.id for text in ways.more(chart, at)] for at in ("t30", "t62", "t51", "t50")}
    assert told["t30"][0] == "way-has-road"
    assert [len(told[at]) for at in ("t30", "t62")] == [2, 2]
    assert [str(text.args["words"]) for text in ways.more(chart, "t62")[:1]] == ["Sudfall"]
    assert told["t62"][1:] == ["quest-the-old-cellar"]
    assert told["t51"] == ["way-has-road", "quest-the-toll-fort", "quest-the-hermits-oak"]
