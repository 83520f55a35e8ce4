"""Long games that are played again: everything asked, offered and told is what it was.

Each line of `plays/` is one decision: a mark over all that was offered (with labels and odds) and told since, who was
asked what, and the choice. After a wanted change, write them anew with `UPDATE_PLAYTHROUGHS=1` and look at the first
line that differs.
"""

from __future__ import annotations

import hashlib
import os
import random
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import bots

FOLDER = Path(__file__).parent / "plays"
BY_CHANCE, BY_PARTY = 350, 900
PLAYS: dict[str, dict[str, Any]] = {
    "wall": {"scenario": "knocking-wall", "seats": 2, "seed": 5},
    "toll": {"scenario": "drowned-toll", "seats": 3, "seed": 2},
    "abbey": {"scenario": "lampless-abbey", "seats": 1, "seed": 3},
    "winter": {"scenario": "borrowed-winter", "seats": 2, "seed": 7},
    "stair": {"scenario": "ash-stair", "seats": 4, "seed": 4},
    "made": {"scenario": "knocking-wall", "seats": 2, "seed": 6, "options": {"heroes": "points", "buy-back": 50}},
}


def mark(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def played(answer: Any, most: int, **config: Any) -> list[str]:
    """A line for each decision of a game."""
    session = undercroft.new("plungin", **config)
    lines, told = [], 0
    while session.request is not None and len(lines) < most:
        request = session.request
        shown = [request.prompt, *(f"{option.value} {option.label}" for option in request.options)]
        events = list(session.events)
        shown += [str(event) for event in events[told:]]
        told = len(events)
        chosen = answer(session, request)
        lines.append(f"{mark(shown)} {request.seat} {request.key} {chosen}")
        session.answer(chosen)
    return [*lines, f"{session.over} {mark([str(event) for event in list(session.events)[told:]])}"]


def compare(name: str, lines: list[str]) -> None:
    file = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", list(PLAYS))
def test_a_game_by_chance_goes_as_before(name: str) -> None:
    rng = random.Random(name)
    compare(f"{name}-chance", played(lambda _, request: rng.choice(request.options).value, BY_CHANCE, **PLAYS[name]))


@pytest.mark.parametrize("name", list(PLAYS))
def test_a_game_by_the_party_goes_as_before(name: str) -> None:
    seats = [bots.make("plungin", "party", seat) for seat in range(PLAYS[name]["seats"])]

    def answer(session: Any, request: Any) -> Any:
        return seats[request.seat].answer(session, request)

    compare(f"{name}-party", played(answer, BY_PARTY, **PLAYS[name]))
