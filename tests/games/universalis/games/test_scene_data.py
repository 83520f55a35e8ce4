"""What a scene says beside squares and figures: who acts after whom, the rooms, ranks, shapes and the goal."""

from undercroft.games.universalis import ids
from undercroft.games.universalis.content.quests import Furnishing, Section
from undercroft.games.universalis.scene import scene
from undercroft.games.universalis.state import DARK, Mark
from undercroft.games.universalis.view import view

ROOMS = "aaaabbbb\naaaabbbb\naaaabbbb"


def seen(a, seat=0):
    return scene({**view(a.state, a.content, seat), "over": False}, a.content)


def test_the_order_names_who_has_acted_who_acts_and_who_comes(arena):
    a = arena()
    first, second, orc = a.hero(1, 1), a.hero(3, 1), a.orc(8, 4)
    a.activate(second)
    first.marks |= Mark.ACTIVATED
    found = {one.of: one.state for one in seen(a).order}
    assert found == {ids.figure(first.id): "done", ids.figure(second.id): "now", ids.figure(orc.id): "next"}
    assert list(found)[-1] == ids.figure(orc.id), "the other side comes after them"
    a.state.turn.active, a.state.turn.side = None, DARK
    assert next(iter(seen(a).order)).of == ids.figure(orc.id)
    first.marks |= Mark.KNOCKED_OUT
    assert ids.figure(first.id) not in [one.of for one in seen(a).order]


def test_dark_sections_are_dark_and_have_their_letter(arena):
    a = arena(ROOMS, sections=(Section("a", kind="corridor"), Section("b")), dark_seat=1)
    a.hero(1, 1)
    a.state.map.dark_sections[1] = "dark"
    found = {
        area.id: (area.name.id, area.look, area.light) for area in seen(a, 1).boards[0].areas if area.kind == "room"
    }
    assert found == {"room-0": ("area-corridor", "cobble", "lit"), "room-1": ("area-room", "flag", "dark")}


def test_leaders_and_furniture_look_like_it(arena):
    a = arena(furniture=(Furnishing("cupboard", (0, 0)),))
    a.hero(1, 1)
    plain, leader = a.orc(5, 5), a.orc(7, 5, leader=True)
    pieces = {piece.id: piece for piece in seen(a).boards[0].pieces}
    assert (pieces[ids.figure(plain.id)].rank, pieces[ids.figure(leader.id)].rank) == ("", "leader")
    assert pieces[ids.piece(0)].shape == "cupboard"


def test_the_goal_is_done_and_then_there_is_the_way_out(arena):
    a = arena()
    a.hero(1, 1)
    assert [(goal.value, goal.most) for goal in seen(a).goals] == [(0, 1)]
    a.state.quest.goal_done = True
    assert [goal.value for goal in seen(a).goals] == [1, 0]
    assert [track.kind for track in seen(a).tracks if track.id == "turn"] == ["round"]
