"""Clones, steps back, saves and loads between answers: the game that is played is the same without them."""

import gc
import random
import weakref

import pytest

import undercroft
from undercroft.bots.chance import RandomBot
from undercroft.games import infos
from undercroft.kernel import Session

ANSWERS = 90


def played(slug, seed, between=None):
    session = undercroft.new(slug, seed=seed, seats=2)
    bot = RandomBot(seed)
    while session.request is not None and len(session.history) < ANSWERS:
        request = session.request
        session.answer(bot.answer(session, request).value, request.seat)
        if between:
            session = between(session)
    return session


def meddling(seed):
    """Something or other after each answer."""
    chance = random.Random(seed)

    def clone(session):
        other = session.clone()
        while other.request is not None and len(other.history) < len(session.history) + 5:
            other.answer(other.request.options[0])
        return session

    def go_back_and_repeat(session):
        last = session.history[-1]
        if session.undoable(last.seat):
            session.undo(last.seat)
            session.answer(last.value, last.seat)
        return session

    def go_on_as_a_clone(session):
        return session.clone()

    def save_and_load(session):
        return undercroft.load(session.save())

    def guess(session):
        session.determinised(0, random.Random(1))
        return session

    things = [clone, go_back_and_repeat, go_on_as_a_clone, save_and_load, guess, *[lambda session: session] * 4]
    return lambda session: chance.choice(things)(session)


@pytest.mark.parametrize("slug", infos())
@pytest.mark.parametrize("seed", [1, 2])
def test_what_happens_between_answers_leaves_no_trace(slug, seed):
    plain, meddled = played(slug, seed), played(slug, seed, meddling(seed))
    assert len(plain.digests) > len(plain.history) // 40
    assert meddled.digests == plain.digests
    assert meddled.save() == plain.save()
    assert list(meddled.events) == list(plain.events)


@pytest.mark.parametrize("slug", infos())
def test_a_copy_costs_the_same_once_its_answers_were_repeated(slug):
    """After a clone the last checkpoint is that of the step which asks: a second one repeats nothing but that step."""
    session = undercroft.new(slug, seed=3, seats=2)
    bot, before = RandomBot(3), None
    while before is None:
        session.answer(bot.answer(session, session.request))
        clone, answers = session.clone(), len(session.history)
        if len(clone._older) > 1 and clone._older[-1].answers == answers and answers % Session.kept_every:
            before = [(point.answers, point.step) for point in clone._older]
    assert [(point.answers, point.step) for point in session._older] == before, (
        "the session remembers what was repeated"
    )
    session.clone()
    assert [(point.answers, point.step) for point in session._older] == before


@pytest.mark.parametrize("slug", infos())
def test_who_lets_go_of_a_session_frees_it_at_once(slug):
    """Search makes thousands of copies, and nobody sweeps up after it."""
    session = undercroft.new(slug, seed=3, seats=2)
    bot = RandomBot(3)
    for _ in range(24):
        session.answer(bot.answer(session, session.request))
    clone = session.clone()
    clone.answer(bot.answer(clone, clone.request))
    seen = [weakref.ref(one) for one in (session, clone, session.table, clone.table)]
    gc.disable()
    try:
        del session, clone
        assert [one() for one in seen] == [None] * 4
    finally:
        gc.enable()
