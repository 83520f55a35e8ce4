"""What the games' evaluations promise to bots that look ahead."""

import math
import sys

import pytest

from undercroft.games import find
from undercroft.games.universalis.state import DARK, OUT
from undercroft.kernel import configure, inline

LARGE = ["alliance", "doria", "plungin", "universalis"]


def beside(slug):
    """The module of a game's `evaluate`."""
    return sys.modules[find(slug).evaluate.__module__]


def watched(slug, seed, see, **setup):
    """A game of the own bot; `see` looks at the table before every answer."""
    game = find(slug)
    policy = next(iter(game.bots.values()))

    def seeing(table, ask):
        see(table, ask)
        return policy(table, ask)

    return inline.play(game, configure(game.info, seed=seed, **setup), seeing)


@pytest.mark.parametrize("slug", LARGE)
def test_every_sign_has_a_weight_from_the_first_question_to_the_last(slug):
    module, seen = beside(slug), []

    def see(table, ask):
        signs = module.signs(table.state, table.content, max(0, ask.seat))
        assert signs.keys() == module.WEIGHTS.keys()
        assert signs["base"] == 1
        seen.append(find(slug).evaluate(table.state, table.content, 0))

    watched(slug, 1, see)
    assert all(map(math.isfinite, seen))
    assert max(seen) - min(seen) > 0.5, "it sees something happen"


@pytest.mark.parametrize("slug", LARGE)
def test_the_clock_never_goes_back_and_each_round_has_questions(slug):
    times = []
    watched(slug, 3, lambda table, ask: times.append(beside(slug).clock(table.state)))
    assert times == sorted(times)
    assert 3 < len(set(times)) < len(times) / 3


def test_heroes_of_universalis_look_ahead_while_somebody_stands_against_them_and_a_dark_player_always():
    foresees, seen = beside("universalis").foresees, {}

    def see(table, ask):
        foes = [one for one in table.state.figures.values() if one.side == DARK and one.cell >= 0]
        if not any(one.marks & OUT for one in foes):
            seen.setdefault((bool(foes), ask.seat), set()).add(foresees(table.state, ask.seat))

    setup = {"seats": 2, "mode": "dark-player", "scenario": "the-chain-in-the-river", "heroes": 2}
    watched("universalis", 1, see, **setup)
    assert seen == {(False, 0): {False}, (True, 0): {True}, (False, 1): {True}, (True, 1): {True}}
    over = watched("universalis", 1, lambda table, ask: None, **setup).state
    for one in over.figures.values():
        one.marks |= OUT if one.side == DARK else 0
    assert not foresees(over, 0), "who lies on the ground is no danger"


@pytest.mark.parametrize(
    ("slug", "setup"), [("doria", {"scenario": "ash-2-goblin-king", "seats": 2}), ("plungin", {}), ("universalis", {})]
)
def test_a_game_that_is_over_is_certain(slug, setup):
    game = find(slug)
    ends = set()
    for seed in range(30):
        table = watched(slug, seed, lambda table, ask: None, **setup)
        won = game.outcome(table.state, table.content)[0].won
        assert game.evaluate(table.state, table.content, 0) == (30.0 if won else -30.0)
        ends.add(won)
        if len(ends) == 2:
            break
    assert ends == {True, False}
