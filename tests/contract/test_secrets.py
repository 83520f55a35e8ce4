"""Bots decide only on what their seat may know: where two states look the same to a seat, its bots answer the same.

`--positions 2000` compares that many of each game instead of the few that every test run can afford.
"""

import random

import msgspec
import pytest

import undercroft
from undercroft.games import infos
from undercroft.kernel import Session
from undercroft.testing import contract


@pytest.mark.parametrize("slug", list(infos()))
def test_no_bot_peeks(slug, positions):
    compared = contract.compare_bots(slug, positions, seed=7)
    assert compared >= positions


def test_a_bot_that_peeks_is_found():
    """The comparison itself bites: a bot that reads the deck does not pass."""
    honest = undercroft.new("cellar", seed=1)
    peeking = msgspec.structs.replace(
        honest.game, bots={"sly": lambda t, ask: ask.options[t.state.streams[""] % len(ask.options)]}
    )
    session, rng = Session(peeking, honest.config), random.Random(1)
    walk = (contract.check_bots(here, rng) for here in contract.random_walk(session, rng, 60))
    with pytest.raises(AssertionError, match="sly peeks"):
        list(walk)
