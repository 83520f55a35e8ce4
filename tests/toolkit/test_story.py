"""Cues played on a scene, and what they leave unexplained."""

import pytest
from msgspec.structs import replace

from undercroft.kernel import Text
from undercroft.toolkit.cues import Alter, Change, Come, Go, Lay, Mark, Move, Open, Pass, Roll, Turn
from undercroft.toolkit.scene import Bar, Board, Card, Cell, Edge, Market, Piece, Scene, Sheet, Track, Value, Zone
from undercroft.toolkit.story import ids, played, told

A, B, C = (Cell(id, x, 0, room=f"room-{id}") for x, id in enumerate("abc"))


def piece(id="hero", cells=("a",), life=3, badges=(), **more):
    bars = (Bar(Text("life"), life, 3),)
    return Piece(id=id, icon="", name=Text(id), cells=cells, mark="h", bars=bars, badges=badges, **more)


def sheet(life=3, **more):
    return Sheet(id="sheet", icon="", name=Text("hero"), bars=(Bar(Text("life"), life, 3),), **more)


def scene(*pieces, cells=(A, B), edges=(), sheets=(), zones=(), tracks=()):
    return Scene(
        headline=Text(""), boards=(Board("map", Text(""), cells, edges, pieces),), sheets=sheets, zones=zones,
        tracks=tracks,
    )  # fmt: skip


def zone(id, *cards, count=None, kind="hand"):
    shown = tuple(Card(id=f"{id}-{n}", of=of, icon="", name=Text(of)) for n, of in enumerate(cards))
    return Zone(id=id, name=Text(id), kind=kind, cards=shown, count=len(cards) if count is None else count)


def unexplained(before, cues, after):
    return list(told(before, cues, after).unexplained)


EDGE = Edge("door", 1, 0, "east", "door")
POISON = Value(Text("poison"), 2, key="poison")

TELLING = {
    "place": (scene(piece()), scene(piece(cells=("b",))), [Move("hero", ("b",))]),
    "large place": (scene(piece()), scene(piece(cells=("a", "b"))), [Move("hero", ("b",), cells=("a", "b"))]),
    "facing": (scene(piece(facing="north")), scene(piece(facing="west")), [Move("hero", facing="west")]),
    "presence": (scene(), scene(piece()), [Come("hero", ("a",))]),
    "absence": (scene(piece()), scene(), [Go("hero")]),
    "bar": (scene(piece()), scene(piece(life=1)), [Change("hero", "life", 3, 1)]),
    "condition": (scene(piece()), scene(piece(badges=(POISON,))), [Mark("hero", "poison", value=2)]),
    "end of a condition": (scene(piece(badges=(POISON,))), scene(piece()), [Mark("hero", "poison", "end")]),
    "door": (
        scene(edges=(EDGE,)),
        scene(edges=(Edge("door", 1, 0, "east", "open"),)),
        [Open("door")],
    ),
    "square": (scene(), scene(cells=(A, Cell("b", 1, 0, "fire", "room-b"))), [Alter("b", "fire")]),
    "tile": (scene(edges=(EDGE,)), scene(cells=(A, B, C)), [Lay(("c",))]),
    "tile by its room": (scene(edges=(EDGE,)), scene(cells=(A, B, C)), [Lay(rooms=("room-c",))]),
    "card": (
        scene(zones=(zone("hand", "key", "rope"), zone("pile"))),
        scene(zones=(zone("hand", "rope"), zone("pile", "key"))),
        [Pass("key", "hand", "pile")],
    ),
    "card face down": (
        scene(zones=(zone("deck", count=9, kind="deck"), zone("hand", count=2))),
        scene(zones=(zone("deck", count=7, kind="deck"), zone("hand", count=4))),
        [Pass("", "deck", "hand", 2)],
    ),
    "new zone": (scene(), scene(zones=(zone("pile", "key"),)), [Pass("key", "", "pile")]),
}


@pytest.mark.parametrize("name", list(TELLING))
def test_a_cue_explains_its_change_and_nothing_else_does(name):
    before, after, cues = TELLING[name]
    assert unexplained(before, cues, after) == []
    assert unexplained(before, [], after) != []
    assert unexplained(before, [], before) == []


@pytest.mark.parametrize("name", list(TELLING))
def test_a_cue_for_a_change_that_did_not_happen_is_found(name):
    before, _, cues = TELLING[name]
    nowhere = {"tile", "tile by its room", "new zone"}  # nothing is laid that the next scene does not have
    assert (unexplained(before, cues, before) == []) == (name in nowhere)


def test_a_wrong_figure_is_found():
    assert unexplained(scene(piece()), [Change("hero", "life", 3, 2)], scene(piece(life=1))) == [
        ("bar", "hero", "life")
    ]


def test_a_piece_and_its_sheet_change_together():
    before = scene(piece(sheet="sheet"), sheets=(sheet(),))
    after = scene(piece(sheet="sheet", life=1), sheets=(sheet(1),))
    assert unexplained(before, [Change("hero", "life", 3, 1)], after) == []
    assert unexplained(before, [Change("sheet", "life", 3, 1)], after) == []


def test_a_sheet_of_a_whole_kind_does_not_change_with_one_of_them():
    both = piece(sheet="sheet"), piece("other", ("b",), sheet="sheet")
    after = scene(piece(sheet="sheet", life=1), both[1], sheets=(sheet(),))
    assert unexplained(scene(*both, sheets=(sheet(),)), [Change("hero", "life", 3, 1)], after) == []


def test_a_condition_without_a_key_cannot_be_told():
    nameless = Value(Text("poison"), 2)
    after = scene(piece(badges=(nameless,)))
    assert unexplained(scene(piece()), [Mark("hero", "poison", value=2)], after) != []


def test_one_that_comes_and_goes_leaves_nothing():
    cues = [Come("rat", ("a",)), Go("rat", "slain")]
    assert unexplained(scene(piece()), cues, scene(piece())) == []


def test_what_comes_looks_as_the_next_scene_shows_it():
    after = scene(piece(life=2))
    assert played(scene(), [Come("hero", ("b",))], after).boards[0].pieces == (piece(life=2, cells=("b",)),)


def test_a_walk_may_lead_over_cells_that_were_just_laid():
    after = scene(piece(cells=("c",)), cells=(A, B, C))
    assert unexplained(scene(piece()), [Lay(("c",)), Move("hero", ("b", "c"))], after) == []


def test_another_board_explains_itself():
    after = Scene(headline=Text(""), boards=(Board("town", Text(""), (Cell("t", 0, 0),), (), (piece(cells=("t",)),)),))
    assert unexplained(scene(piece()), [], after) == []


def test_tracks_and_figures_follow_their_cues():
    before = scene(tracks=(Track("doom", Text(""), 1),), sheets=(sheet(values=(Value(Text(""), 4, key="gold"),)),))
    after = played(before, [Change("doom", "", 1, 2), Change("sheet", "gold", 4, 6)], before)
    assert (after.tracks[0].value, after.sheets[0].values[0].value) == (2, 6)


def test_a_cue_names_what_it_is_about():
    roll = Roll("hero", Text(""), (3,), against=Roll("foe", Text(""), (4,)))
    assert list(ids(roll)) == ["hero", "foe"]
    assert list(ids(Move("hero", ("b", "c")))) == ["hero", "b", "c"]
    assert list(ids(Turn())) == []


def test_another_shape_brings_its_own_sheet():
    """Bars, belongings and looks of one that stays where it is."""
    wolf = Sheet(
        id="sheet", icon="wolf", name=Text("wolf"), bars=(Bar(Text("life"), 5, 5),), zones=(zone("claws", "claw"),)
    )
    before = scene(piece(sheet="sheet"), sheets=(sheet(zones=(zone("pack", "rope"),)),))
    after = scene(piece(sheet="sheet", life=5), sheets=(wolf,))
    assert unexplained(before, [Come("hero", (), "change")], after) == []
    assert unexplained(before, [], after) != []
    assert unexplained(scene(sheets=(sheet(),)), [Come("hero", (), "change")], scene(sheets=(sheet(1),))) != []


def test_the_houses_of_a_town_are_a_window():
    town = Market(name=Text("town"), what=Text("coins"), houses="houses")
    open_now = replace(scene(zones=(zone("houses", "inn", "smith"),)), market=town)
    assert unexplained(scene(), [], open_now) == []
    assert unexplained(scene(), [], scene(zones=(zone("houses", "inn", "smith"),))) != []
