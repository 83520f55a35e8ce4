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
    game.request.ask.options = game.request.ask.renew()
    game._asked = None
    assert reasons(game, ids.rat(NORTH, 0)) == []
    assert reasons(game, ids.rat(NORTH, 1)) == ["no-one-rat"]
    assert reasons(game, ids.silver(NORTH)) == ["no-rats-first"]
    assert why_not(game, 0, ids.silver(NORTH))[0].cites == ("cellar.search",)


def test_who_is_not_asked_hears_whose_turn_it_is(game):
    (text,) = why_not(game, 1, ids.room(NORTH))
    assert game.speaker(text) == "It is not your turn: seat 1 is being asked."


def test_what_the_game_says_nothing_about_is_no_answer_to_the_question(game):
    (text,) = why_not(game, 0, ids.DECK)
    assert text.id == "why-not-now"
    assert text.cites == ("cellar.turn.actions",)
    assert game.speaker(game.request.text) in game.speaker(text)
