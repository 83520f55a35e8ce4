"""Long games that are played again, choice by choice; see `undercroft.testing.plays`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.contents import CONTENT

from undercroft.testing.plays import check_goes_as_before

FOLDER = Path(__file__).parent / "plays"
MOST = 450
WHIMS, FOLLY = 0.12, 0.6
"""How often a choice of a recorded game was left to chance, for the sake of what no bot would do."""
EVERYTHING = {
    "custom-heroes": True, "door-events": True, "calm-doors": 0, "throw-in-sight": True, "shop-trap-removal": True,
    "stop-after-trap": True, "open-party": True, "choose-stack": True,
}  # fmt: skip
PLAYS: dict[str, dict[str, Any]] = {
    "alone": {"scenario": "the-warlord", "heroes": 1, "seed": 3, "options": {"average-monster-dice": True}},
    "two": {"scenario": "scattered-pages", "seats": 2, "seed": 4},
    "three": {"scenario": "buried-alive", "seats": 3, "seed": 5, "options": EVERYTHING},
    "four": {"scenario": "closing-the-portals", "seed": 6},
    "five": {"scenario": "the-cartographer", "heroes": 5, "seed": 7, "options": {"door-events": True}},
    "six": {"scenario": "exploration", "seats": 2, "heroes": 6, "seed": 8, "options": {"calm-doors": 5}},
    "chapter": {"scenario": "ash-1-earthquake", "mode": "campaign", "seed": 9, "options": {"keep-by-gold": True}},
    "chapters": {"scenario": "ash-6-forge", "mode": "campaign", "seats": 2, "heroes": 4, "seed": 10},
    "first": {"scenario": "last-stand", "edition": "de", "heroes": 3, "seed": 11},
    "first-two": {"scenario": "the-restless", "edition": "de", "seats": 2, "seed": 12, "options": {"xp-per-point": 2}},
    "first-six": {"scenario": "the-stolen-crown", "edition": "de", "heroes": 6, "seed": 13},
    "first-chapter": {"scenario": "ash-4-gates", "edition": "de", "mode": "campaign", "heroes": 4, "seed": 14},
    "warlord": {"scenario": "the-warlord", "heroes": 4, "seed": 15},
    "bounty": {"scenario": "bounty-hunt", "heroes": 3, "seed": 16},
    "pages": {"scenario": "scattered-pages", "heroes": 5, "seed": 17},
    "king": {"scenario": "ash-2-goblin-king", "mode": "campaign", "heroes": 4, "seed": 18},
    "shards": {"scenario": "ash-3-shards", "mode": "campaign", "heroes": 6, "seed": 19},
    "explorers": {"scenario": "exploration", "heroes": 3, "seed": 20},
    "first-explorers": {"scenario": "exploration", "edition": "de", "heroes": 5, "seed": 41},
    "first-portals": {"scenario": "closing-the-portals", "edition": "de", "heroes": 4, "seed": 42},
    "snow": {"scenario": "bell-1-snow", "mode": "campaign", "heroes": 4, "seed": 43},
    "larder": {"scenario": "bell-3-larder", "mode": "campaign", "heroes": 5, "seed": 44},
    "ransom": {"scenario": "bell-4-ransom", "mode": "campaign", "heroes": 3, "seed": 45},
    "choir": {"scenario": "bell-6-choir", "mode": "campaign", "seats": 2, "heroes": 4, "seed": 46},
    "bell": {"scenario": "bell-8-bell", "mode": "campaign", "heroes": 6, "seed": 47},
}
FOLLIES: dict[str, dict[str, Any]] = {
    "fools": {"scenario": "prisoners", "heroes": 6, "seed": 21, "options": {"open-party": True}},
    "fools-trade": {"scenario": "poisoned-wells", "seats": 3, "seed": 22, "options": {"shop-trap-removal": True}},
    "fools-doors": {"scenario": "four-seals", "seats": 5, "seed": 23, "options": {"door-events": True}},
    "fools-bounty": {"scenario": "bounty-hunt", "heroes": 5, "seed": 24},
    "fools-siege": {"scenario": "ash-7-siege", "mode": "campaign", "heroes": 5, "seed": 25},
    "fools-made": {"scenario": "midnight-ritual", "seats": 4, "seed": 26, "options": EVERYTHING},
    "fools-first": {"scenario": "prisoners", "edition": "de", "heroes": 5, "seed": 27},
    "fools-first-four": {"scenario": "exploration", "edition": "de", "seats": 4, "seed": 28},
    "fools-six": {"scenario": "the-restless", "heroes": 6, "seed": 29},
    "fools-crown": {"scenario": "the-stolen-crown", "heroes": 6, "seed": 30, "options": {"door-events": True}},
    "fools-warlord": {"scenario": "the-warlord", "seats": 6, "seed": 31, "options": {"open-party": True}},
    "fools-gates": {"scenario": "ash-4-gates", "mode": "campaign", "heroes": 6, "seed": 32},
    "fools-shards": {"scenario": "ash-3-shards", "mode": "campaign", "seats": 2, "seed": 33},
    "fools-first-six": {"scenario": "the-restless", "edition": "de", "heroes": 6, "seed": 34},
    "fools-first-count": {"scenario": "ash-5-count", "edition": "de", "mode": "campaign", "heroes": 5, "seed": 35},
    "fools-alone": {"scenario": "scattered-pages", "heroes": 1, "seed": 36},
    "fools-toll": {"scenario": "bell-2-toll", "mode": "campaign", "heroes": 6, "seed": 48},
    "fools-kitchen": {"scenario": "bell-3-kitchen", "mode": "campaign", "heroes": 5, "seed": 49},
    "fools-rider": {"scenario": "bell-5-rider", "mode": "campaign", "seats": 3, "seed": 50},
    "fools-mould": {"scenario": "bell-7-mould", "mode": "campaign", "heroes": 4, "seed": 51},
    "fools-crowned": {"scenario": "ash-8-crown", "mode": "campaign", "heroes": 6, "seed": 52},
    "fools-map": {"scenario": "the-cartographer", "seats": 2, "heroes": 6, "seed": 53, "options": EVERYTHING},
    "fools-stand": {"scenario": "last-stand", "heroes": 6, "seed": 54, "options": {"open-party": True}},
    "fools-first-map": {"scenario": "the-cartographer", "edition": "de", "heroes": 6, "seed": 55},
    "fools-first-two": {"scenario": "buried-alive", "edition": "de", "seats": 2, "seed": 56},
}


@pytest.mark.parametrize("name", [*PLAYS, *FOLLIES])
def test_a_game_goes_as_before(name: str) -> None:
    config, whims = {**PLAYS, **FOLLIES}[name], FOLLY if name in FOLLIES else WHIMS
    check_goes_as_before(FOLDER / f"{name}.txt", "doria", config, CONTENT["doria"], whims=whims, most=MOST)
