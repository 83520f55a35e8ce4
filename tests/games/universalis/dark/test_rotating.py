"""The rotating Dark Player: the automaton's cards, and creatures that the players run in turn."""

import random

import pytest

import undercroft
from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Section
from undercroft.games.universalis.rules.characters import control, figures
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.rules.shooting import defensive
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.spine import next_step
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Held, Mark

TWO = "\n".join(["aaaabbbbbb"] * 6)


def rotating(arena, **more):
    a = arena(more.pop("drawing", TWO), **more)
    a.state.mode, a.state.seats = "rotating", 3
    return a


@pytest.mark.rule("dun.adp.rotating-dp")
def test_the_players_run_the_creatures_in_turn(arena):
    a = rotating(arena)
    orc = a.orc(2, 2)
    a.state.turn.side = DARK
    seats = []
    for a.state.turn.number in (1, 2, 3, 4):
        seats.append(control.seat_of(a.t, orc))
    assert seats == [0, 1, 2, 0]
    a.state.mode = "artificial"
    assert control.seat_of(a.t, orc) == NOBODY


@pytest.mark.rule("dun.adp.rotating-dp")
def test_nobody_answers_for_a_creature_against_his_own_hero(arena):
    a = rotating(arena)
    mine, other = a.hero(0, 0), a.hero(1, 0)
    mine.seat, other.seat = 1, 2
    orc = a.orc(3, 5)
    a.state.turn.number, a.state.turn.side = 2, HEROES
    a.activate(mine)
    assert control.seat_of(a.t, orc) == 2
    a.activate(other)
    assert control.seat_of(a.t, orc) == 1


@pytest.mark.rule("dun.adp.rotating-dp")
def test_a_dark_turn_is_played_by_a_seat_without_cards(arena):
    a = rotating(arena)
    hero, orc = a.hero(0, 0), a.orc(3, 5)
    a.state.turn.side, a.state.turn.phase, a.state.turn.number = DARK, "start", 2
    a.state.dark.power_deck = ["fortune"]
    a.run(turns.start_dark(a.t), [1])
    assert a.state.turn.queue == []
    assert next_step(a.state, a.content) == ("dark_act",)
    assert [str(do) for do in turns.dark_options(a.t)] == [
        f"activate #{orc.id}",
        f"assault #{hero.id}",
        "nature",
        "end",
    ]
    a.run(turns.dark_act(a.t), (), [f"activate #{orc.id}"])
    assert a.t.asked[-1].seat == 1
    assert a.state.turn.active.who == orc.id
    assert a.state.turn.active.action == 1


@pytest.mark.rule("dun.adp.rotating-dp", "dun.adp.leader.vitality")
@pytest.mark.parametrize(("mode", "more"), [("rotating", 2), ("artificial", 8)])
def test_every_third_spare_point_strengthens_the_leader(arena, mode, more):
    a = rotating(arena)
    a.state.mode = mode
    boss = a.orc(3, 5, leader=True)
    a.state.dark.leader_placed = True
    a.state.dark.reserve = 28
    spawning.strengthen_leader(a.t)
    assert figures.value(a.t, boss, Attribute.VITALITY) == 5 + more
    assert a.state.dark.reserve == 20


@pytest.mark.rule("dun.adp.rotating-dp", "dun.defshot.trigger")
def test_a_player_decides_about_a_creatures_shot(arena):
    a = rotating(arena)
    hero = a.hero(0, 0)
    archer = a.orc(9, 0, hands=(Held("short-bow"),))
    a.activate(hero)
    a.state.turn.number = 2
    assert a.run(defensive.defensive_shot(a.t, archer.id, hero.id), (), ["pass"]) is False
    assert (a.t.asked[-1].seat, a.t.asked[-1].window) == (1, True)


# ------------------------------------------------------------------------------------------------ acting at once


@pytest.mark.rule("dun.init.reveal-in-combat", "dun.init.reinforce-win")
def test_a_dark_player_runs_creatures_that_act_at_once(arena):
    a = arena(TWO, dark_seat=1, sections=(Section("a"), Section("b")))
    a.reveal_all()
    hero = a.hero(0, 0)
    orc = a.orc(8, 3)
    active = a.activate(hero)
    a.state.turn.extra = [orc.id]
    a.run(turns.extra_next(a.t), (), [f"activate #{orc.id}"])
    assert a.state.turn.active.who == orc.id
    assert next_step(a.state, a.content) == ("act", orc.id)
    a.do(orc, f"move @{a.at(7, 3)}")
    assert a.t.asked[-1].seat == 1
    a.do(orc, "end")
    assert next_step(a.state, a.content) == ("resume",)
    a.run(turns.resume(a.t))
    assert a.state.turn.active is active
    assert orc.marks & Mark.WAITS
    assert (a.state.turn.cutting, a.state.turn.held) == (NOBODY, None)


@pytest.mark.rule("dun.init.reveal-in-combat")
def test_the_heroes_turn_goes_on_with_somebody_else_if_the_active_hero_falls(arena):
    a = arena(TWO, dark_seat=1)
    hero, orc = a.hero(0, 0), a.orc(3, 3)
    a.activate(hero)
    a.state.turn.extra = [orc.id]
    a.run(turns.extra_next(a.t), (), [f"activate #{orc.id}"])
    hero.marks |= Mark.KNOCKED_OUT
    a.state.turn.active = None
    a.hero(1, 0)
    a.run(turns.resume(a.t))
    assert a.state.turn.active is None


@pytest.mark.parametrize("mode", ["rotating", "classic"])
@pytest.mark.parametrize("heroes", [1, 5])
def test_random_games_of_the_modes_come_to_an_end(mode, heroes):
    rng = random.Random(heroes)
    for scenario in INFO.scenarios:
        session = undercroft.new("universalis", seed=heroes, seats=2, mode=mode, heroes=heroes, scenario=scenario.id)
        outcome = session.roll_out(lambda table, ask: ask.options[int(rng.random() * len(ask.options))])
        assert len(outcome) == 2
