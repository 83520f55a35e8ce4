"""Events say what only cues need as soon as somebody has looked at them, and not before."""

import pytest

import undercroft
from undercroft.bots.chance import RandomBot
from undercroft.games import find
from undercroft.kernel import Session, configure


def played(answers, look=None, **given):
    """A random game of Doria; `look` is called with the session before each answer."""
    game = find("doria")
    session, bot = Session(game, configure(game.info, seed=3, seats=2, **given)), RandomBot(5)
    for _ in range(answers):
        if look is not None:
            look(session)
        session.answer(bot.answer(session, session.request))
    return session


def test_nobody_watches_until_somebody_looks():
    session = played(60)
    assert not session.table.watched
    assert not any(event.seen for event in session.table.log)
    assert all(event.seen for event in session.events)
    assert session.table.watched


@pytest.mark.parametrize("after", [0, 1, 37, 90])
def test_who_looks_late_sees_what_others_saw_from_the_start(after):
    watched = played(90, lambda session: session.events)
    late = played(90, lambda session: len(session.history) == after and session.events)
    assert late.events == watched.events
    assert late.save() == watched.save()


def test_a_game_goes_on_and_back_as_before_after_a_look():
    plain, watched = played(90), played(90, lambda session: session.events)
    assert plain.state == watched.state
    assert list(plain.request.ask.options) == list(watched.request.ask.options)
    for session in (plain, watched):
        for _ in range(40):
            session.undo(agreed=range(2))
    assert plain.events == watched.events == played(50).events


def test_a_copy_of_a_watched_game_is_watched_and_of_another_not():
    plain = played(70)
    copy = plain.clone()
    assert not copy.table.watched
    events = plain.events
    assert copy.events == events
    assert plain.clone().table.watched
    assert plain.clone().events == events


def test_a_guess_is_told_as_it_was_dealt():
    """What was dealt again while nobody watched is not dealt otherwise when somebody looks."""
    plain = played(60)
    guess, same = plain.determinised(0, 11), plain.determinised(0, 11)
    same.events  # noqa: B018 (from now on it is watched)
    for session in (guess, same):
        bot = RandomBot(7)
        for _ in range(30):
            session.answer(bot.answer(session, session.request))
    assert guess.state == same.state
    assert guess.events == same.events
    assert all(event.seen for event in guess.events)


def test_a_state_changed_by_hand_is_left_alone():
    session = played(60)
    session.state.heroes[0].xp += 5
    state, told = session.state, list(session.table.log)
    assert session.events == told
    assert session.state is state
    assert session.table.watched


def test_a_loaded_game_tells_the_rest_as_before():
    watched = played(90, lambda session: session.events)
    loaded = undercroft.load(played(70).save())
    for answer in watched.history[70:]:
        loaded.answer(answer.value, answer.seat)
    assert [repr(event) for event in loaded.events] == [repr(event) for event in watched.events]
