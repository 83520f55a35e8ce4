"""Time-limited games: the timekeeper's word, and the Dark Player's points."""

import pytest

from undercroft.games.universalis.rules import turns
from undercroft.games.universalis.state import DARK, HEROES, Mark


def timed(arena):
    a = arena()
    a.state.options["timed"] = 1
    return a


@pytest.mark.rule("dun.timed.heroes", "dun.timed.penalty")
def test_each_overrun_of_a_hero_is_a_point_for_the_dark_player(arena):
    a = timed(arena)
    for x in (1, 3, 5):
        a.hero(x, 1, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t), (), ["over", "in-time", "over"])
    assert a.state.achievements[DARK] == 2
    assert a.state.achievements[HEROES] == 0
    assert [ask.key for ask in a.t.asked] == ["clock"] * 3
    assert {ask.seat for ask in a.t.asked} == {a.state.speaker}
    assert a.state.side == DARK


@pytest.mark.rule("dun.timed.heroes")
def test_companions_share_the_minute_and_who_did_not_act_has_none(arena):
    a = timed(arena)
    hero = a.hero(1, 1, marks=Mark.ACTIVATED)
    a.hero(3, 1, marks=Mark.KNOCKED_OUT)
    a.pet(2, 2, owner=hero.id, marks=Mark.ACTIVATED)
    a.orc(9, 6, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t), (), ["in-time"])
    assert len(a.t.asked) == 1
    assert a.state.achievements == [0, 0]


@pytest.mark.rule("dun.timed.penalty")
def test_nobody_watches_the_clock_in_a_common_game(arena):
    a = arena()
    a.hero(1, 1, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t))
    assert a.t.asked == []
    assert a.state.achievements == [0, 0]
