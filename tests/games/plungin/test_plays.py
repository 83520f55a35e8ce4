"""Long games that are played again, choice by choice; see `undercroft.testing.plays`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.contents import CONTENT

from undercroft.testing.plays import check_goes_as_before

FOLDER = Path(__file__).parent / "plays"
BY_CHANCE, BY_PARTY = 350, 900
WHIMS = 0.08
"""How often the party's choice was left to chance, for the sake of what no bot would do."""
PLAYS: dict[str, dict[str, Any]] = {
    "wall": {"scenario": "knocking-wall", "seats": 2, "seed": 5},
    "toll": {"scenario": "drowned-toll", "seats": 3, "seed": 2},
    "abbey": {"scenario": "lampless-abbey", "seats": 1, "seed": 3},
    "winter": {"scenario": "borrowed-winter", "seats": 2, "seed": 7},
    "stair": {"scenario": "ash-stair", "seats": 4, "seed": 4},
    "made": {"scenario": "knocking-wall", "seats": 2, "seed": 6, "options": {"heroes": "points", "buy-back": 50}},
}


@pytest.mark.parametrize("name", list(PLAYS))
def test_a_game_by_chance_goes_as_before(name: str) -> None:
    check_goes_as_before(
        FOLDER / f"{name}-chance.txt", "plungin", PLAYS[name], CONTENT["plungin"], whims=1.0, most=BY_CHANCE
    )


@pytest.mark.parametrize("name", list(PLAYS))
def test_a_game_by_the_party_goes_as_before(name: str) -> None:
    check_goes_as_before(
        FOLDER / f"{name}-party.txt", "plungin", PLAYS[name], CONTENT["plungin"], whims=WHIMS, most=BY_PARTY
    )
