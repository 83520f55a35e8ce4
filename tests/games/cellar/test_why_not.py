"""What a thief is told about a thing that it points at and that has no option."""

import pytest

import undercroft
from undercroft.games.cellar import ids
from undercroft.games.cellar.setup import STAIRS
from undercroft.games.cellar.state import SIDES, Room
from undercroft.toolkit.pointing import why_not

NORTH = STAIRS + SIDES["north"]
FAR = NORTH + SIDES["north"]


@pytest.fixture
def game():
    """Thief 1 acts on the stairs; north of them the larder with a rat and silver, and a cell beyond it."""
    session = undercroft.new("cellar", seed=1, seats=2)
    for seat in (0, 1):
        session.answer("club", seat)
    state = session.state
    for at, tile, doors in ((NORTH, "larder", ("north", "south")), (FAR, "cell", ("south",))):
        state.rooms[at] = Room(tile, doors)
        state.silver[at], state.rats[at] = 2, 1
    state.thieves[0].hand[:] = ["bandage", "distraction", "cheese"]
    for ask in session._asks():
        ask.options = ask.renew()
    session._asked = None
    return session


def reasons(session, id, seat=0):
    return [text.id for text in why_not(session, seat, id)]


def test_what_an_option_is_at_has_no_reason(game):
    assert reasons(game, ids.room(NORTH)) == []
    offered = {id for option in game.request.options for id in option.at}
    assert all(reasons(game, id) == [] for id in offered)


def test_each_thing_has_its_own_reason(game):
    assert reasons(game, ids.room(STAIRS)) == ["no-stay"]
    assert reasons(game, ids.room(FAR)) == ["no-far"]
    assert reasons(game, ids.rat(NORTH, 0)) == ["no-other-room"]
    assert reasons(game, ids.silver(NORTH)) == ["no-other-room"]
    assert reasons(game, ids.card(0, 0)) == ["no-wound"]
    assert reasons(game, ids.card(0, 1)) == ["no-reaction"]
    assert reasons(game, ids.thief(1)) == ["no-thief"]
    assert reasons(game, ids.door(STAIRS, "north")) == ["no-arch"]


def test_a_reason_changes_with_what_stands_in_the_way(game):
    game.state.thieves[0].room = NORTH
    game.state.rats[NORTH] = 2
    again(game)
    assert reasons(game, ids.rat(NORTH, 0)) == []
    assert reasons(game, ids.rat(NORTH, 1)) == ["no-one-rat"]
    assert reasons(game, ids.silver(NORTH)) == ["no-rats-first"]
    assert why_not(game, 0, ids.silver(NORTH))[0].cites == ("cellar.search",)


def again(game):
    game.request.ask.options = game.request.ask.renew()
    game._asked = None


def test_a_door_has_the_reason_of_its_room(game):
    assert reasons(game, ids.door(NORTH, "north")) == ["no-door-here"]
    game.state.stack.clear()
    again(game)
    assert reasons(game, ids.door(STAIRS, "west")) == ["no-tiles"]
    game.state.rats[STAIRS] = 1
    again(game)
    assert reasons(game, ids.door(STAIRS, "west")) == ["no-rats-first"]


def test_next_door_is_a_wall_where_no_doors_meet(game):
    game.state.rooms[NORTH] = Room("larder", ("north",))
    again(game)
    assert reasons(game, ids.room(NORTH)) == ["no-wall"]


def test_tricks_have_their_reasons(game):
    assert reasons(game, ids.card(0, 2)) == ["no-rat"]
    game.state.thieves[0].hand[:] = ["cheese", "cheese", "bandage", "bandage"]
    game.state.thieves[0].room, game.state.thieves[0].health = NORTH, 2
    again(game)
    assert reasons(game, ids.card(0, 0)) == []
    assert reasons(game, ids.card(0, 1)) == ["no-second"], "the first copy is played"
    assert reasons(game, ids.card(0, 3)) == ["no-second"]


def test_other_questions_have_no_reasons_of_their_own():
    session = undercroft.new("cellar", seed=1, seats=2)
    (text,) = why_not(session, 0, ids.room(STAIRS))
    assert text.id == "why-not-now", "the thieves still choose their tools"


def test_who_wears_a_coat_is_wounded_at_three(game):
    game.state.thieves[0].tool = "leather-coat"
    again(game)
    assert reasons(game, ids.card(0, 0)) == []
    game.state.thieves[0].hand[:] = ["bandage", "bandage"]
    again(game)
    assert reasons(game, ids.card(0, 1)) == ["no-second"]
    game.state.thieves[0].health = 4
    again(game)
    assert reasons(game, ids.card(0, 0)) == ["no-wound"]


def test_who_is_not_asked_hears_whose_turn_it_is(game):
    (text,) = why_not(game, 1, ids.room(NORTH))
    assert game.speaker(text) == "It is not your turn: seat 1 is being asked."


def test_what_the_game_says_nothing_about_is_no_answer_to_the_question(game):
    (text,) = why_not(game, 0, ids.DECK)
    assert text.id == "why-not-now"
    assert text.cites == ("cellar.turn.actions",)
    assert game.speaker(game.request.text) in game.speaker(text)
