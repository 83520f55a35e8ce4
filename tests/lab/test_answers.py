"""Answers that an experiment gives or forbids: what a card is worth is tried, not only observed."""

import pytest

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import SetupError, configure
from undercroft.lab import answers, experiment, report, running


def rows(text, games=1):
    asked = experiment.read(text)
    return [
        running.play_task(asked, (cell, seed)).rows[0] for cell in range(len(asked.cells())) for seed in range(games)
    ]


CELLAR = 'game = "cellar"\n[setup]\nseats = 2\n'


@pytest.mark.parametrize("bot", ["cautious", "greedy"])
def test_an_answer_that_is_forbidden_is_not_given_and_all_else_is_played_as_ever(bot):
    some = f'{CELLAR}bot = "{bot}"\n[grid]\nnever = [{{}}, {{ act = ["play lullaby", "play bandage"] }}]\n'
    played = rows(some, 6)
    free, bound = played[:6], played[6:]
    tricks = {"lullaby", "bandage"}
    assert any(tricks & {*row.used} for row in free)
    assert not any(tricks & {*row.used} for row in bound)
    assert all(bound_row.decisions > 10 for bound_row in bound)
    lengths = [(one.decisions, other.decisions) for one, other in zip(free, bound, strict=True)]
    assert any(one == other for one, other in lengths), "where no such trick is drawn"


def test_an_answer_that_is_always_given_comes_first():
    (row,) = rows(f'{CELLAR}always = {{ pack = ["club"], act = ["leave"] }}\n')
    assert row.decisions == 4, "two tools, and both leave at once"
    assert row.reason == ["poor", "poor"]
    assert "club" in row.used
    assert not {"lamp", "leather-coat"} & {*row.used}


def test_whoever_has_no_other_answer_gives_the_forbidden_one():
    (row,) = rows(f'{CELLAR}never = {{ pack = ["club", "lamp", "leather-coat"], act = ["wait"] }}\n')
    assert row.decisions > 4


@pytest.mark.parametrize(("game", "bound"), [("alliance", [True, False]), ("cellar", [True, True])])
def test_among_rivals_only_the_first_seat_is_bound(game, bound):
    config = configure(find(game).info, seed=1, seats=2)
    seats = [bots.make(game, "random", seat) for seat in range(2)]
    found = answers.bound(seats, config, {}, {"act": ["wait"]})
    assert [one is not bot for one, bot in zip(found, seats, strict=True)] == bound
    assert answers.bound(seats, config, {}, {}) is seats


def test_a_cell_is_labelled_by_its_answers():
    found = experiment.read(f'{CELLAR}[grid]\nnever = [{{}}, {{ act = ["play haste"] }}]\n')
    assert [cell.label for cell in found.cells()] == ["never as the bot likes", "never play haste"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('never = ["wait"]', "a table of questions and answers"),
        ('always = { act = "wait" }', "a table of questions and answers"),
        ('always = { acts = ["wait"] }', "Cellar has no question 'acts'; did you mean act"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(line, says):
    with pytest.raises(SetupError, match=says):
        experiment.read(CELLAR + line + "\n")


def told(text, games):
    asked = experiment.read(text)
    cells = range(len(asked.cells()))
    rows = [one for n in range(games) for cell in cells for one in running.play_task(asked, (cell, n)).rows]
    return asked, rows, "\n".join(report.summary(asked, rows))


def test_a_report_says_in_how_many_games_an_answer_could_be_given():
    """An answer that is spelt wrong forces nothing, and must not look like a card that is worth nothing."""
    grid = '[grid]\nalways = [{}, { act = ["leave"] }, { act = ["laeve"] }]\n'
    asked, rows, summary = told(CELLAR + grid, 4)
    assert "always leave: 'leave' was offered in 4 of 4 games" in summary
    assert "always laeve: 'laeve' was never offered; is it spelt as the game does?" in summary
    assert all(row.offered["act: leave"] >= 1 for row in rows if row.cell == 1)
    assert all(row.offered == {} for row in rows if row.cell != 1)
    page = report.page(asked, rows)
    assert "&#x27;laeve&#x27; was never offered" in page


def test_the_cells_of_a_grid_are_compared_with_its_first_game_by_game():
    grid = '[grid]\nalways = [{}, { act = ["leave"] }]\n'
    _, rows, summary = told(CELLAR + grid, 12)
    before, after = ([row.score[0] for row in rows if row.cell == cell] for cell in (0, 1))
    change = sum(b - a for a, b in zip(before, after, strict=True)) / 12
    assert "against always as the bot likes, game by game:" in summary
    assert sum(after) == 0
    assert f"always leave: score {sum(before) / 12:.2f} -> 0.00: {change:+.2f} (" in summary
    assert summary.count("clearly lower") == 2


def test_where_only_the_first_seat_is_bound_nobody_speaks_of_a_first_players_advantage():
    some = 'game = "alliance"\n[setup]\nseats = 2\nbot = "random"\n'
    assert "The first player wins" in told(some, 2)[2]
    assert "The first player wins" not in told(some + 'never = { draft = ["pass"] }\n', 2)[2]
    assert "The first player wins" not in told(some + 'party = ["petra"]\n', 2)[2]
    assert "The first player wins" in told(some + 'party = "any"\n', 2)[2], "lots are drawn for both"
