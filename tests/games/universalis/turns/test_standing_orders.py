"""What the Dark Player is asked while others walk: windows with places and costs, passes that hold, standing orders."""

import random

import pytest

import undercroft
from undercroft.games.universalis import INFO
from undercroft.games.universalis.bots import heroes
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES
from undercroft.kernel import Order, Table, configure, inline

ROOMS = "\n".join(["aaaaaaaaaabb"] * 4)


def walker(arena, hand=("electric-shock", "locked-door"), **more):
    """A hero at the left of a long room; squares from the fourth on are outside his Safe Zone."""
    more.setdefault("doors", (Door("gap", (9, 0), "east", kind="arrow"),))
    a = arena(ROOMS, dark_seat=1, **more)
    a.state.dark.hand, a.state.dark.reserve = list(hand), 9
    hero = a.hero(0, 2, movement=6, perception=9)
    a.activate(hero)
    return a, hero


def keys(a):
    return [ask.key for ask in a.t.asked if ask.seat == 1]


@pytest.mark.rule("dun.dp-trap.when-other-square", "dun.dp-trap.safe-zone")
def test_every_step_outside_the_safe_zone_is_a_window_with_its_place_and_costs(arena):
    a, hero = walker(arena)
    a.do(hero, f"move @{a.at(5, 2)}", (), ["pass"] * 3)
    assert keys(a) == ["obstacle"] * 3
    ask = a.t.asked[-1]
    assert ask.window
    assert ask.about["place"] == "a"
    assert [str(option) for option in ask.options] == [
        "pass",
        "pass-move",
        "pass-section",
        "electric-shock",
        "discard electric-shock",
        "discard locked-door",
    ]
    assert ask.options[3].cost == 3


def test_a_pass_for_the_move_ends_with_the_move(arena):
    a, hero = walker(arena)
    a.do(hero, f"move @{a.at(4, 2)}", (), ["pass-move"])
    assert hero.cell == a.at(4, 2)
    a.do(hero, f"move @{a.at(6, 2)}", (), ["pass", "pass"])
    assert keys(a) == ["obstacle"] * 3


def test_a_pass_for_the_section_lasts_until_another_is_seen(arena):
    a, hero = walker(arena)
    a.do(hero, f"move @{a.at(3, 2)}", (), ["pass-section"])
    a.do(hero, f"move @{a.at(6, 2)}")
    assert keys(a) == ["obstacle"]
    hero.cell, hero.marks = a.at(7, 0), 0
    a.activate(hero)
    a.do(hero, f"move @{a.at(9, 0)}", (), ["pass"])
    assert keys(a) == ["obstacle", "encounter"]
    assert a.state.dark.passing == ""


def test_a_pass_for_the_section_ends_with_his_own_turn(arena):
    a, hero = walker(arena)
    a.do(hero, f"move @{a.at(3, 2)}", (), ["pass-section"])
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    assert a.state.dark.passing == ""


def test_a_pass_at_a_door_holds_for_the_door_alone(arena):
    a, hero = walker(arena, ("poison-needle", "locked-door"), doors=(Door("gate", (9, 0), "east"),))
    hero.cell = a.at(9, 0)
    a.activate(hero)
    a.do(hero, "open #0", (), ["pass", "pass"])
    options = [str(option) for option in a.t.asked[1].options]
    assert options[:2] == ["pass", "poison-needle"]
    assert "pass-move" not in options


@pytest.mark.rule("dun.dp.discard-for-points", "dun.dp.discard-face-up")
def test_cards_become_points_also_in_the_heroes_turn(arena):
    a, hero = walker(arena)
    a.state.dark.reserve = 2
    a.do(hero, f"move @{a.at(3, 2)}", [1, 1, 1, 1, 1, 1], ["discard locked-door", "electric-shock"])
    assert a.state.dark.reserve == 2 + 1 - 3
    assert a.state.dark.discard == ["locked-door", "electric-shock"]
    assert a.state.dark.hand == []


def test_nobody_is_asked_without_cards(arena):
    a, hero = walker(arena, hand=())
    a.do(hero, f"move @{a.at(5, 2)}")
    assert a.t.asked[-1].seat == 0


# ------------------------------------------------------------------------------------------------ pauses tell nothing


def asked_with(hand):
    """Every question of a whole game in which the Dark Player holds these cards and plays none of them."""
    config = configure(INFO, seed=8, seats=3, mode="dark-player", heroes=3, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    state.dark.hand, state.dark.obstacle_deck, state.dark.encounter_deck = list(hand), [], []
    rng, asked = random.Random(4), []

    def policy(table, ask):
        assert "place" in ask.about or not ask.window
        asked.append((ask.seat, ask.key, str(ask.about), table.state.dark.reserve))
        if ask.seat != table.state.dark.seat:
            return ask.options[int(rng.random() * len(ask.options))]
        if ask.key == "dark":
            return next((do for do in ask.options if do.verb == "activate"), ask.options[-1])
        return ask.options[0]

    inline.finish(Table(GAME, state, content, policy=policy))
    return asked


def test_what_is_asked_does_not_rest_on_the_hand():
    first = asked_with(["pit", "fortune", "enemy-spotted"])
    assert sum(key == "obstacle" for _, key, _, _ in first) > 10
    assert asked_with(["riddle", "regeneration", "ambush"]) == first
    assert asked_with(["locked-door", "locked-door", "thief"]) == first


def with_orders(*orders, most=900):
    """How often the Dark Player is asked, and answered for, in the heroes' turns of a game of the bots."""
    session = undercroft.new(
        "universalis", seed=6, seats=3, mode="dark-player", heroes=4, options={"ready-party": True}
    )
    session.order(2, *orders)
    asked = answered = 0
    for _ in range(most):
        request = session.request
        if request is None:
            break
        if request.seat == 2 and session.state.turn.side == HEROES:
            asked += 1
        policy = heroes.policy(session.table, request.ask)
        session.answer("pass" if request.window and request.seat == 2 else str(policy))
    answered = sum(answer.ordered for answer in session.history)
    return asked, answered, session.state.turn.number


def test_standing_orders_take_most_of_the_prompts_away():
    asked, answered, turns_played = with_orders()
    assert answered == 0
    silent, ordered, _ = with_orders(Order("*"))
    assert ordered > asked // 2
    assert silent < asked // 2
    seldom, decoyed, _ = with_orders(Order("*", decoy=5))
    assert silent < seldom < asked
    assert decoyed < ordered
    print(f"prompts per turn of the heroes: {asked / turns_played:.1f}, with orders {silent / turns_played:.1f}")


def test_orders_look_at_words_places_and_costs(arena):
    a, hero = walker(arena)
    a.do(hero, f"move @{a.at(3, 2)}", (), ["pass"])
    ask = a.t.asked[-1]
    assert not Order("obstacle", unless=("electric-shock",)).fits(ask, 1)
    assert Order("obstacle", unless=("pit",)).fits(ask, 1)
    assert not Order("obstacle", places=("a",)).fits(ask, 1)
    assert Order("obstacle", places=("b",)).fits(ask, 1)
    assert not Order("obstacle", most=3).fits(ask, 1)
    assert Order("obstacle", most=2).fits(ask, 1)


def prompts(policy):
    """Questions about obstacles in a few games, for each turn."""
    counts, played = [0], 0
    setup = {"seats": 3, "heroes": 4, "scenario": "the-toll-fort", "options": {"ready-party": True}}

    def answer(table, ask):
        counts[0] += ask.key == "obstacle"
        return policy(table, ask)

    for seed in (2, 3, 6):
        config = configure(INFO, seed=seed, mode="dark-player", **setup)
        played += inline.play(GAME, config, answer).state.turn.number
    return counts[0] / played


def test_letting_a_move_go_saves_prompts():
    def step_by_step(table, ask):
        return ask.options[0] if ask.key == "obstacle" else heroes.policy(table, ask)

    def by_moves(table, ask):
        let_go = ask.find("pass-move") if ask.key == "obstacle" else None
        return let_go or step_by_step(table, ask)

    steps, moves = prompts(step_by_step), prompts(by_moves)
    print(f"questions about obstacles per turn: step by step {steps:.1f}, by moves {moves:.1f}")
    assert moves < steps * 4 / 5
