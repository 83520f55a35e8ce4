"""Long games that are played again, choice by choice; see `undercroft.testing.plays`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.contents import CONTENT

from undercroft.testing.plays import check_goes_as_before

FOLDER = Path(__file__).parent.parent / "plays"
MOST = 260
WHIMS, FOLLY, WANDERLUST = 0.12, 0.6, 0.9
"""How often a choice of a recorded game was left to chance, for the sake of what no bot would do."""
DEALT = {"ready-party": True}
HOUSE = {"climbing": True, "jump-attacks": True, "compete": True, "literal-obstacles": True}
PLAYS: dict[str, dict[str, Any]] = {
    "cellar": {"scenario": "the-old-cellar", "seats": 3, "seed": 1, "options": DEALT},
    "cellar-chosen": {"scenario": "the-old-cellar", "seats": 2, "seed": 2},
    "barrow": {"scenario": "the-oathbound-barrow", "seats": 2, "heroes": 4, "seed": 3, "options": DEALT | HOUSE},
    "fort": {"scenario": "the-toll-fort", "seats": 1, "heroes": 3, "seed": 4, "options": DEALT},
    "lair": {"scenario": "the-red-mothers-lair", "seats": 5, "seed": 5, "options": DEALT},
    "played-cellar": {"scenario": "the-old-cellar", "mode": "dark-player", "seats": 3, "seed": 6, "options": DEALT},
    "played-fort": {"scenario": "the-toll-fort", "mode": "dark-player", "seats": 2, "seed": 7, "options": DEALT},
    "classic": {"scenario": "the-oathbound-barrow", "mode": "classic", "seats": 3, "seed": 8, "options": DEALT},
    "classic-lair": {"scenario": "the-red-mothers-lair", "mode": "classic", "seats": 4, "seed": 9, "options": DEALT},
    "rotating": {"scenario": "the-old-cellar", "mode": "rotating", "seats": 3, "seed": 10, "options": DEALT},
    "master": {"scenario": "the-toll-fort", "mode": "role-playing", "seats": 3, "seed": 11, "options": DEALT},
    "chapel": {"scenario": "the-drowned-chapel", "seats": 3, "seed": 12, "options": DEALT},
    "founder": {"scenario": "the-founders-house", "seats": 3, "seed": 13, "options": DEALT},
    "ferry": {"scenario": "the-ferry-of-sleepers", "seats": 4, "seed": 14, "options": DEALT},
    "below": {"scenario": "the-bell-below", "seats": 3, "seed": 15, "options": DEALT},
    "oak": {"scenario": "the-hermits-oak", "mode": "dark-player", "seats": 4, "seed": 16, "options": DEALT},
    "scriptorium": {"scenario": "the-silent-scriptorium", "seats": 3, "seed": 17, "options": DEALT},
    "nail-pit": {"scenario": "the-nail-smiths-pit", "seats": 3, "seed": 18, "options": DEALT},
    "fourth-nail": {"scenario": "the-fourth-nail", "mode": "classic", "seats": 4, "seed": 19, "options": DEALT},
    "wolf-road": {"scenario": "the-wolf-road", "seats": 3, "seed": 20, "options": DEALT},
    "swamp": {"scenario": "risen-out-from-the-swamp", "seats": 3, "seed": 21, "options": DEALT},
}
FOLLIES: dict[str, dict[str, Any]] = {
    "fools": {"scenario": "the-oathbound-barrow", "seats": 3, "seed": 31, "options": DEALT | HOUSE},
    "fools-chosen": {"scenario": "the-toll-fort", "seats": 2, "seed": 32, "options": {"free-party": True}},
    "fools-fort": {"scenario": "the-toll-fort", "seats": 4, "seed": 33, "options": DEALT | {"conductor": True}},
    "fools-lair": {"scenario": "the-red-mothers-lair", "seats": 4, "seed": 34, "options": DEALT | HOUSE},
    "fools-played": {
        "scenario": "the-oathbound-barrow",
        "mode": "dark-player",
        "seats": 4,
        "seed": 35,
        "options": DEALT,
    },
    "fools-classic": {"scenario": "the-toll-fort", "mode": "classic", "seats": 3, "seed": 36, "options": DEALT},
    "fools-rotating": {
        "scenario": "the-red-mothers-lair",
        "mode": "rotating",
        "seats": 2,
        "seed": 37,
        "options": DEALT,
    },
    "fools-master": {"scenario": "the-old-cellar", "mode": "role-playing", "seats": 2, "seed": 38, "options": DEALT},
    "fools-fog": {"scenario": "the-old-cellar", "seats": 2, "seed": 39, "options": DEALT | {"fog-of-memory": True}},
    "fools-wolves": {"scenario": "the-wolf-road", "mode": "dark-player", "seats": 3, "seed": 40, "options": DEALT},
    "fools-gorge": {"scenario": "the-whistling-gorge", "seats": 3, "seed": 41, "options": DEALT},
    "fools-chain": {"scenario": "the-chain-in-the-river", "seats": 3, "seed": 42, "options": DEALT | HOUSE},
    "fools-flag": {"scenario": "a-joke-on-the-flag", "seats": 3, "seed": 43, "options": DEALT | HOUSE},
    "fools-faction": {"scenario": "the-toll-fort", "seats": 2, "seed": 45, "options": DEALT | {"other-faction": True}},
}
WANDERERS: dict[str, dict[str, Any]] = {
    f"wander-{seed}": {"scenario": "journey", "mode": mode, "seats": 3, "seed": seed, "options": DEALT}
    for seed, mode in (
        (50, "artificial"), (52, "artificial"), (55, "dark-player"), (58, "artificial"), (61, "dark-player"),
        (62, "classic"),
    )
}  # fmt: skip
EVERY = (PLAYS, WHIMS), (FOLLIES, FOLLY), (WANDERERS, WANDERLUST)


@pytest.mark.parametrize(("name", "config", "whims"), [(*one, whims) for kind, whims in EVERY for one in kind.items()])
def test_a_game_goes_as_before(name: str, config: dict[str, Any], whims: float) -> None:
    check_goes_as_before(FOLDER / f"{name}.txt", "universalis", config, CONTENT["universalis"], whims=whims, most=MOST)
