"""The story is complete: what people see change between two questions is told by the cues of the events between them.

`tests/games/<slug>/story.toml` says how much of it a game tells today (`percent`, at the figures of `make story`). It
may only rise; a game at 100 tells everything, in every edition, mode and number of seats.
"""

import random
import tomllib
from pathlib import Path

import pytest

import undercroft
from tools import story
from undercroft.games import infos
from undercroft.testing import contract

GAMES = Path(__file__).parent.parent / "games"
FLOORS = {slug: tomllib.loads((GAMES / slug / "story.toml").read_text())["percent"] for slug in infos()}
COMPLETE = [slug for slug, floor in FLOORS.items() if floor == 100]
CASES = [(slug, setup) for slug in COMPLETE for setup in contract.setups(slug)]
NAMES = ["-".join([slug, *map(str, setup.values())]) for slug, setup in CASES]


@pytest.mark.parametrize("slug", list(infos()))
def test_the_story_only_becomes_more_complete(slug):
    share = story.surveyed(slug)
    assert share.changes > 200
    kinds = "\n".join(story.lines(slug, share, 12))
    assert share.percent >= FLOORS[slug] - 0.05, f"less is told than before (make story ARGS={slug}):\n{kinds}"
    assert share.percent < FLOORS[slug] + 2, f"more is told: write percent = {share.percent:.1f} into story.toml"
    assert share.strange == [], kinds


@pytest.mark.parametrize(("slug", "setup"), CASES, ids=NAMES)
def test_the_story_is_complete(slug, setup):
    seats = [None, *range(setup["seats"])]
    for number, seat in enumerate(seats):
        share = story.watched(slug, setup, 20 + number, 60, seat)
        assert share.changes
        assert share.silent == []
        assert share.strange == []
        assert share.told == share.dice, "a die fell that no cue tells"


@pytest.mark.parametrize("slug", list(infos()))
def test_what_a_seat_cannot_see_changes_no_cue(slug):
    rng = random.Random(4)
    session = undercroft.new(slug, seed=4, **list(contract.setups(slug))[-1])
    for number, here in enumerate(contract.random_walk(session, rng, 60)):
        if number % 6 == 0:
            for seat in (None, *range(session.config.seats)):
                guess = here.determinised(seat, rng)
                told, again = (
                    [event.for_seat(seat).cues() for event in one.events[-40:]] for one in (here, guess)
                )  # fmt: skip
                assert told == again, f"a cue tells seat {seat} something hidden"
