"""Time-limited games: the timekeeper's word, and the Dark Player's points."""

import pytest

from undercroft.games.universalis.content.quests import Section
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Mark


def timed(arena):
    a = arena()
    a.switch(timed=True)
    return a


@pytest.mark.rule("dun.timed.heroes", "dun.timed.penalty")
def test_each_overrun_of_a_hero_is_a_point_for_the_dark_player(arena):
    a = timed(arena)
    for x in (1, 3, 5):
        a.hero(x, 1, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t), (), ["over", "in-time", "over"])
    assert a.state.quest.achievements[DARK] == 2
    assert a.state.quest.achievements[HEROES] == 0
    assert [ask.key for ask in a.t.asked] == ["clock"] * 3
    assert {ask.seat for ask in a.t.asked} == {a.state.party.speaker}
    assert a.state.turn.side == DARK


@pytest.mark.rule("dun.timed.heroes")
def test_companions_share_the_minute_and_who_did_not_act_has_none(arena):
    a = timed(arena)
    hero = a.hero(1, 1, marks=Mark.ACTIVATED)
    a.hero(3, 1, marks=Mark.KNOCKED_OUT)
    a.pet(2, 2, owner=hero.id, marks=Mark.ACTIVATED)
    a.orc(9, 6, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t), (), ["in-time"])
    assert len(a.t.asked) == 1
    assert a.state.quest.achievements == [0, 0]


@pytest.mark.rule("dun.timed.penalty")
def test_nobody_watches_the_clock_in_a_common_game(arena):
    a = arena()
    a.hero(1, 1, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t))
    assert a.t.asked == []
    assert a.state.quest.achievements == [0, 0]


@pytest.mark.rule("dun.timed.clock-stops")
def test_looking_up_rules_costs_nothing(arena):
    a = timed(arena)
    for x in (1, 3):
        a.hero(x, 1, marks=Mark.ACTIVATED)
    a.run(turns.end_heroes(a.t), (), ["looked-up", "over"])
    assert a.state.quest.achievements[DARK] == 1


def battle(arena, **more):
    """Two orcs of a Dark Player against a hero in the Main Room; one of them has acted."""
    a = arena(dark_seat=1, sections=more.pop("sections", (Section("a", main=True),)), **more)
    a.switch(timed=True)
    a.state.turn.side = DARK
    a.hero(2, 2)
    first, second = a.orc(3, 3), a.orc(5, 5)
    first.marks |= Mark.ACTIVATED
    return a, first, second


@pytest.mark.rule("dun.timed.dark-player")
def test_two_minutes_for_the_dark_player_in_a_great_fight(arena):
    a, _, second = battle(arena)
    a.run(turns.dark_act(a.t), (), ["pass", f"activate #{second.id}"])
    assert [(ask.seat, ask.key, ask.window) for ask in a.t.asked] == [(0, "clock-dark", True), (1, "dark", False)]
    a, _, second = battle(arena)
    a.run(turns.dark_act(a.t), (), ["over"])
    assert a.state.turn.side == HEROES
    assert not second.marks & Mark.ACTIVATED
    assert a.state.quest.achievements == [0, 0]


@pytest.mark.rule("dun.timed.dark-player")
def test_no_clock_before_the_first_creature_nor_after_the_last_nor_in_small_rooms(arena):
    a, first, second = battle(arena)
    first.marks &= ~Mark.ACTIVATED
    a.run(turns.dark_act(a.t), (), ["end"])
    a, first, second = battle(arena)
    second.marks |= Mark.ACTIVATED
    a.run(turns.dark_act(a.t), (), [])
    assert a.t.asked == [], "with no creature to activate and no card in hand nobody is asked"
    small = "\n".join(["aaaaaa"] * 6)
    a, first, second = battle(arena, drawing=small, sections=(Section("a"),))
    a.run(turns.dark_act(a.t), (), ["end"])
    a, first, second = battle(arena, sections=(Section("a"),))
    a.run(turns.dark_act(a.t), (), ["pass", "end"])
    a, first, second = battle(arena)
    a.switch(timed=False)
    a.run(turns.dark_act(a.t), (), ["end"])
    assert [ask.key for ask in a.t.asked] == ["dark"]


@pytest.mark.rule("dun.timed.dark-player")
def test_the_clock_is_shown_where_the_first_creature_stands(arena):
    a = arena("\n".join(["aaaaaabbbbbb"] * 8), dark_seat=1, sections=(Section("a", main=True), Section("b")))
    a.reveal_all()
    a.switch(timed=True)
    a.state.turn.side = DARK
    a.hero(2, 2)
    a.orc(3, 3, marks=Mark.ACTIVATED)
    a.orc(8, 3)
    a.run(turns.dark_act(a.t), (), ["over"])
    assert a.t.asked[0].about["place"] == "a"
