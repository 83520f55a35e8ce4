"""Who is taken along in an experiment."""

from collections import Counter

import pytest

from undercroft.lab import experiment, parties, running


def heroes(text, seed=0):
    """Whose cards came into play as heroes."""
    asked = experiment.read(text)
    (row, *_) = running.play_task(asked, (0, seed)).rows
    known = parties.roster(asked.game, running.find(asked.game).content(asked.config(asked.cells()[0], seed)))
    return {name for name in row.used if name in known}, row


@pytest.mark.parametrize(
    ("game", "party", "more"),
    [
        ("doria", {"priestess", "scoundrel"}, 'scenario = "the-warlord"'),
        ("plungin", {"odile", "bram"}, ""),
        ("universalis", {"pim", "taeral"}, 'mode = "artificial"\nseats = 1'),
        ("cellar", {"lamp", "leather-coat"}, "seats = 2"),
    ],
)
def test_the_named_heroes_are_played_and_nobody_else(game, party, more):
    assert heroes(f'game = "{game}"\n[setup]\nparty = {sorted(party)}\n{more}\n')[0] == party


def test_seats_share_the_party():
    found, _ = heroes('game = "doria"\n[setup]\nseats = 2\nparty = ["mage", "ranger", "huntress"]\n')
    assert found == {"mage", "ranger", "huntress"}


def test_where_seats_are_rivals_the_party_is_that_of_the_first():
    found, row = heroes('game = "alliance"\n[setup]\nseats = 2\nparty = ["jack-tallow", "mcfarlin", "petra"]\n', 3)
    mine = found & {*row.mine}
    assert {"jack-tallow", "mcfarlin"} <= mine, "those whom the other did not take first"
    assert len(found - mine) >= 3


def test_whoever_searches_takes_the_same():
    text = 'game = "cellar"\n[setup]\nseats = 2\nparty = ["lamp", "leather-coat"]\nbot = "greedy"\n'
    assert heroes(text)[0] == {"lamp", "leather-coat"}


def test_lots_are_others_in_every_game_and_the_same_for_a_seed():
    text = 'game = "doria"\n[setup]\nheroes = 2\nparty = "any"\n'
    drawn = [frozenset(heroes(text, seed)[0]) for seed in range(6)]
    assert {len(party) for party in drawn} == {2}
    assert len(set(drawn)) > 2
    assert max(Counter(name for party in drawn for name in party).values()) < 6
    assert heroes(text, 3)[0] == drawn[3]
