"""The contract of all games holds on the road, in every mode and number of seats."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.testing import contract

SETUPS = [
    {"scenario": "journey", "mode": mode.id, "seats": seats}
    for mode in INFO.modes
    for seats in range(INFO.seats(mode.id)[0], INFO.seats(mode.id)[1] + 1)
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['mode']}-{setup['seats']}")
def test_a_random_journey_keeps_every_promise(setup):
    session = contract.play_through("universalis", setup, seed=11, decisions=120, every=40)
    assert session.history


@pytest.mark.parametrize("setup", SETUPS[::3], ids=lambda setup: f"{setup['mode']}-{setup['seats']}")
def test_lab_and_session_play_the_same_journey(setup):
    contract.check_the_lab_plays_the_same("universalis", setup, seed=5)
