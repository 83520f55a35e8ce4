from undercroft.games import find
from undercroft.kernel import configure
from undercroft.lab.exhaust import exhaust, play_counted, sequel


def test_a_campaign_goes_on_with_what_a_game_hands_on():
    config = configure(find("plungin").info, seed=3, seats=2)
    table = play_counted(config, "random", {})
    following = sequel(config, table)
    assert following.legacy == find("plungin").legacy(table.state, table.content)
    assert following.seats == config.seats


def test_games_of_their_own_hand_nothing_on():
    config = configure(find("cellar").info, seed=3, seats=2)
    assert sequel(config, play_counted(config, "random", {})) is None


def test_the_run_ends_when_everything_was_in_play():
    found = exhaust("cellar", 200, 60)
    assert found.never == {}
    assert 0 < found.games < 200
    assert found.decisions > found.games
