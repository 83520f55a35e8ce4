"""Questions per seat and round are counted as they are asked."""

from tools import prompts
from undercroft.games import find
from undercroft.kernel import configure
from undercroft.kernel.inline import play


def test_every_question_of_a_game_is_counted_once():
    game, told = find("cellar"), []
    policy = next(iter(game.bots.values()))

    def watch(t, ask):
        told.append((ask.seat, t.state.round, ask.key))
        return policy(t, ask)

    mode = game.info.modes[0].id
    play(game, configure(game.info, seed=3, seats=2, mode=mode, scenario=game.info.scenarios[0].id), watch)
    found = prompts.asked("cellar", mode, 1, seed=3)
    for seat, one in found.items():
        own = [(round, key) for who, round, key in told if who == seat]
        assert sum(one.keys.values()) == len(own)
        assert all(one.rounds[0, round] == sum(r == round for r, _ in own) for round, _ in own)
        assert len(one.rounds) == max(round for _, round, _ in told), "rounds without a question count, too"
    assert "median" in next(iter(found.values())).told()


def test_rounds_go_by_the_games_own_name():
    assert prompts.round_of(type("State", (), {"turn": 7})()) == 7
    assert prompts.round_of(type("State", (), {"turn": None, "round": 3})()) == 3
    assert not prompts.playing(type("State", (), {"phase": "muster"})())
