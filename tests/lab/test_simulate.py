import pytest

from tools import balance
from undercroft.kernel import SeatOutcome
from undercroft.lab.simulate import Result, seats_of, shared_out, simulate, statistics_of
from undercroft.significance import wilson


def test_two_processes_give_the_same_games_as_one():
    alone = list(simulate("cellar", 12, ["cautious", "random"], seed=3, seats=2))
    shared = list(simulate("cellar", 12, ["cautious", "random"], seed=3, seats=2, jobs=2))
    assert alone == shared
    assert [result.seed for result in alone] == list(range(3, 15))


def test_work_that_breaks_off_is_no_end_of_the_list():
    def work(number, least):
        return next(one for one in range(number) if one >= least)

    assert list(shared_out(work, [3, 4], [2, 2], jobs=1)) == [2, 2]
    with pytest.raises(RuntimeError):
        list(shared_out(work, [3, 1, 4], [2, 2, 2], jobs=1))


def test_bots_change_seats_from_game_to_game():
    assert seats_of(["a", "b"], 3) == ["a", "b", "a"]
    assert seats_of(["a", "b"], 3, shift=1) == ["b", "a", "b"]


def test_statistics_count_wins_reasons_and_bots():
    results = list(simulate("cellar", 20, ["cautious", "random"], seats=2))
    found = statistics_of("cellar", results)
    assert found.won == sum(result.outcome[0].won for result in results)
    assert sum(found.reasons.values()) == found.games == 20
    assert set(found.bots) == {"cautious", "random"}
    assert found.interval[0] <= found.win_rate <= found.interval[1]
    assert found.longest == max(result.decisions for result in results)


def test_of_two_sides_each_is_counted_once():
    """Two heroes against their enemy: the game is won by the first seat's side or by the other, never by any."""
    lost = Result(1, 10, tuple(SeatOutcome(seat == 2, 4 + seat // 2, "fallen") for seat in range(3)), ["a"] * 3)
    won = Result(2, 20, tuple(SeatOutcome(seat < 2, 9 - seat // 2, "won") for seat in range(3)), ["a"] * 3)
    found = statistics_of("x", [lost, won, lost])
    assert (found.won, found.games) == (1, 3)
    assert [(side.seats, side.won) for side in found.sides] == [([0, 1], 1), ([2], 2)]
    assert found.score == (4 + 5 + 9 + 8 + 4 + 5) / 6
    together = statistics_of("cellar", list(simulate("cellar", 5, ["random"], seats=3)))
    assert [side.seats for side in together.sides] == [[0, 1, 2]]


def test_the_interval_of_a_rate_is_never_outside_zero_and_one():
    assert wilson(0, 10)[0] < 1e-9
    assert wilson(0, 10)[1] < 0.31
    assert wilson(10, 10)[0] > 0.69
    assert wilson(0, 0) == (0.0, 1.0)


def test_balance_prints_a_line_per_scenario_and_bot(capsys):
    balance.balance("cellar", 10, 2, None, 1, [])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "cellar cellar (cautious)", "cellar cellar (random)", "cellar vault (cautious)", "cellar vault (random)",
    ]  # fmt: skip


def test_of_two_sides_balance_counts_the_first_seats():
    lost = Result(1, 10, (SeatOutcome(False, 0, "fallen"), SeatOutcome(True, 0, "fallen")), ["a", "a"])
    won = Result(2, 20, (SeatOutcome(True, 0, "won"), SeatOutcome(False, 0, "won")), ["a", "a"])
    assert balance.verdict([lost, won], "a").startswith("50.0 % of 2 ")
    assert balance.verdict([lost, lost], "a").endswith("10 decisions  <- needs balancing")
    assert balance.verdict([lost, lost], "random").endswith("10 decisions")
