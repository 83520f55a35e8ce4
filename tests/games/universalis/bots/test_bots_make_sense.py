"""What the bots do not do: run against their friends' backs, wait for those who are stuck, leave the fallen behind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.universalis.bots import exploring, fencing, heroes, mustering, rescuing, scheming, scouting
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.options import Follow, Printed
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Held, Mark
from undercroft.kernel import Ask

ROOMS = "\n".join(["aaaabbbbbbb"] * 5)
GATE = {"start": ((0, 0),), "doors": (Door("gate", (3, 2), "east"),)}
CORRIDOR = {"start": ((0, 0),), "doors": (Door("gate", (9, 0), "east"),)}


def choice(a: Any, figure: Any) -> Do:
    """What the bot does with the active character."""
    return heroes.policy(a.t, Ask(0, "act", activation.legal(a.t, figure.id)))


def asked(a: Any, key: str, *options: Any, **about: Any) -> Any:
    return heroes.policy(a.t, Ask(a.state.dark.seat, key, options, about=about))


# ------------------------------------------------------------------------------------------------ on the way


@pytest.mark.parametrize(("crowd", "runs"), [(range(0), True), (range(1, 10), False)])
def test_nobody_runs_against_a_wall_of_friends(arena, crowd: range, runs: bool):
    """Friends stand in all squares of the corridor where the run could end."""
    a = arena("a" * 10 + "b", **CORRIDOR)
    hero = a.hero(0, 0)
    for x in crowd:
        a.hero(x, 0)
    a.activate(hero)
    assert (exploring.Plan(a.t, hero).run(Do("run")) > 0) is runs


@pytest.mark.parametrize(("foe", "runs"), [((20, 0), True), ((20, 3), False)])
def test_in_a_fight_nobody_runs_where_he_comes_no_nearer(arena, foe: tuple[int, int], runs: bool):
    """An enemy behind a wall without a door is not run at."""
    a = arena("a" * 22 + "\n" + "." * 22 + "\n" + "." * 22 + "\n" + "b" * 22, start=((0, 0),))
    a.reveal_all()
    orc, _ = a.orc(0, 0), a.hero(*foe)
    a.activate(orc)
    assert (fencing.run(a.t, orc, Do("run")) > 0) is runs


def test_a_friend_who_gets_no_farther_is_not_given_way_to(arena):
    """A better fighter comes who has moved: the square before the door is his. One who stands still does not."""
    a = arena("aaaaaabb\naaaaaabb", start=((0, 0),), doors=(Door("gate", (5, 0), "east"),))
    guard, weak = a.hero(4, 1, armor=5, combat=5), a.hero(4, 0)
    guard.marks |= Mark.MOVED
    a.activate(weak)
    assert exploring.Plan(a.t, weak).yields
    guard.marks &= ~Mark.MOVED
    assert not exploring.Plan(a.t, weak).yields
    assert choice(a, weak).cell == a.at(5, 0)


def test_a_companion_leaves_the_way_to_the_one_in_front_who_is_stuck(arena):
    a = arena("aaaaaabb\naaaaaabb", start=((0, 0),), doors=(Door("gate", (5, 0), "east"),))
    hero = a.hero(3, 0)
    sword = a.companion("sellsword", 4, 0, owner=hero.id)
    a.activate(sword)
    chosen = choice(a, sword)
    assert chosen.verb == "move"
    assert scouting.rows(a.t, scouting.destination(a.t))[chosen.cell] > 1
    hero.marks |= Mark.MOVED
    assert not exploring.Plan(a.t, sword).bars


@pytest.mark.parametrize(("agility", "jumps"), [(6, True), (2, False)])
@pytest.mark.parametrize("wide", [False, True])
def test_over_a_pit_that_fills_the_way_jumps_who_is_sure_of_foot(arena, agility: int, jumps: bool, wide: bool):
    """Where there is room beside the pit nobody jumps."""
    rows = ["aaaaaabb"] * (2 if wide else 1)
    a = arena("\n".join(rows), start=((0, 0),), doors=(Door("gate", (5, 0), "east"),))
    a.state.map.layout = msgspec.structs.replace(a.state.map.layout, overtiles=((a.at(3, 0), "pit"),))
    hero = a.hero(2, 0, agility=agility)
    a.activate(hero)
    assert (choice(a, hero).verb == "jump") is (jumps and not wide)


# ------------------------------------------------------------------------------------------------ hurt


def test_the_badly_hurt_leave_the_next_door_to_a_friend_who_comes(arena):
    a = arena(ROOMS, **GATE)
    hurt, friend = a.hero(3, 2, wounds=3), a.hero(1, 2)
    a.activate(hurt)
    assert choice(a, hurt).verb == "open"  # nobody comes
    friend.marks |= Mark.MOVED
    assert choice(a, hurt).verb != "open"
    friend.wounds = 3
    assert choice(a, hurt).verb == "open"


def test_nobody_opens_a_door_before_a_friend_has_drunk_what_heals_him(arena):
    a = arena(ROOMS, **GATE)
    hero, hurt = a.hero(3, 2), a.hero(1, 2, wounds=3)
    a.activate(hero)
    assert choice(a, hero).verb == "open"
    hurt.pack = [Held("healing-potion")]
    assert choice(a, hero).verb != "open"
    a.activate(hurt)
    assert str(choice(a, hurt)) == "drink healing-potion"


def test_who_needs_a_potion_more_is_given_it(arena):
    a = arena(ROOMS, **GATE)
    hero, hurt = a.hero(1, 1, pack=("healing-potion",)), a.hero(1, 2, wounds=3)
    a.activate(hero)
    give = choice(a, hero)
    assert str(give) == f"give healing-potion #{hurt.id}"
    plan = exploring.Plan(a.t, hero)
    assert plan.give(give) > 0
    hurt.pack = [Held("healing-potion")]
    assert plan.give(give) < 0  # he has one of his own
    hurt.pack, hurt.wounds = [], 2
    assert plan.give(give) < 0


def test_food_is_eaten_before_the_next_door_is_opened(arena):
    a = arena(ROOMS, **GATE)
    hero = a.hero(3, 2, wounds=2, pack=("pack-of-provisions",))
    a.activate(hero)
    assert choice(a, hero).verb == "use"
    hero.wounds = 1
    assert choice(a, hero).verb == "open"


# ------------------------------------------------------------------------------------------------ the fallen


def fallen(a: Any, x: int, y: int, **more: Any) -> Any:
    return a.hero(x, y, marks=Mark.KNOCKED_OUT, **more)


def home(a: Any) -> list[int]:
    return scouting.rows(a.t, a.board.start)


def test_with_the_deed_done_the_nearest_goes_back_for_a_fallen_friend_and_carries_him_out(arena):
    a = arena()
    a.state.quest.goal_done = True
    near, far, friend = a.hero(4, 0), a.hero(1, 0), fallen(a, 6, 0)
    assert rescuing.squares_beside(a.t, far, home(a)) == ()
    assert a.at(5, 0) in rescuing.squares_beside(a.t, near, home(a))
    a.activate(near)
    chosen = choice(a, near)
    assert chosen.verb == "move"
    assert a.board.distance(chosen.cell, friend.cell) == 1
    near.cell = a.at(5, 0)
    a.activate(near)
    assert str(choice(a, near)) == f"lift #{friend.id}"
    a.do(near, f"lift #{friend.id}")
    assert rescuing.squares_beside(a.t, near, home(a)) == ()
    far.cell = a.at(0, 0)
    a.activate(far)
    assert choice(a, far).verb == "leave"


def test_nobody_goes_back_before_the_deed_is_done_or_when_time_is_short(arena):
    a = arena()
    hero, _ = a.hero(4, 0), fallen(a, 6, 0)
    a.activate(hero)
    assert exploring.Plan(a.t, hero).fetches == ()
    a.state.quest.goal_done = True
    assert exploring.Plan(a.t, hero).fetches
    a.state.turn.number = a.board.quest.turn_limit - rescuing.SPARE
    assert exploring.Plan(a.t, hero).fetches == ()


def test_a_larger_friend_is_fetched_by_two(arena):
    a = arena()
    a.state.quest.goal_done = True
    one, two, third = a.hero(4, 0), a.hero(3, 0), a.hero(0, 0)
    body = fallen(a, 6, 0, size=3)
    assert rescuing.squares_beside(a.t, one, home(a))
    assert rescuing.squares_beside(a.t, two, home(a))
    assert rescuing.squares_beside(a.t, third, home(a)) == ()
    one.cell = a.at(5, 0)
    assert set(rescuing.squares_beside(a.t, two, home(a))) <= {
        cell
        for cell in range(a.board.size)
        if a.board.distance(cell, one.cell) == 1 >= a.board.distance(cell, body.cell)
    }
    two.cell = third.cell = -1
    assert rescuing.squares_beside(a.t, one, home(a)) == ()


# ------------------------------------------------------------------------------------------------ who sets out


def test_not_the_same_heroes_set_out_for_every_quest(arena):
    a = arena()
    options = [Printed("figure", card) for card in a.content.heroes]
    found = set()
    for seats in range(1, 6):
        a.state.seats = seats
        found.add(asked(a, "hero", *options).id)
        assert asked(a, "hero", *options).id in found
    assert len(found) > 1


def test_between_equals_the_one_who_fits_through_doors_is_chosen(arena, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(mustering, "taste", lambda t, word: 0.0)
    a = arena()
    a.state.party.start_heroes = 3
    large, slim = Printed("figure", "dumpling"), Printed("figure", "halewyn")
    assert mustering.usefulness(a.content, "dumpling") > mustering.usefulness(a.content, "halewyn")
    assert asked(a, "hero", large, slim) == slim


def test_now_and_then_a_party_is_evil(arena, monkeypatch: pytest.MonkeyPatch):
    a = arena()
    a.state.party.start_heroes = 3
    for word, chosen in ((0.0, "shara"), (1.0, "malkin")):
        monkeypatch.setattr(mustering, "taste", lambda t, name, word=word: word if name == "evil" else 0.0)
        assert asked(a, "hero", Printed("figure", "malkin"), Printed("figure", "shara")).id == chosen


# ------------------------------------------------------------------------------------------------ the Dark Player


def test_cards_are_kept_as_long_as_the_points_suffice_for_all(arena):
    a = arena(dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["fortune", "locked-door", "wandering-creature"], 5
    assert not scheming.spare(a.t, "fortune")
    a.state.dark.reserve = 2
    assert scheming.spare(a.t, "fortune")  # the lock and the creature take three


def test_a_game_master_asks_for_no_tests_and_rewards_what_is_passed(arena):
    a = arena(dark_seat=1)
    hero = a.hero(1, 1)
    ask, end = Do("ask-test", target=hero.id), Do("end")
    assert asked(a, "dark", ask, end) == end
    nothing, coin, mend = Follow("nothing"), Follow("coins", 1), Follow("mend")
    assert asked(a, "follows", nothing, coin, mend, passed=1) == mend
    assert asked(a, "follows", nothing, coin, passed=1) == coin
    assert asked(a, "follows", nothing, coin, mend, passed=0) == nothing
