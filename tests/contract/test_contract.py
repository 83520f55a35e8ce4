"""Every registered game, edition, mode and number of seats keeps the contract."""

import random
import time

import msgspec
import pytest

import undercroft
from undercroft.games import infos
from undercroft.kernel import Game, Session
from undercroft.testing import contract
from undercroft.toolkit import showing
from undercroft.toolkit.glossary import glossary

CASES = [(slug, setup) for slug in infos() for setup in contract.setups(slug)]
NAMES = ["-".join([slug, *map(str, setup.values())]) for slug, setup in CASES]


@pytest.mark.parametrize(("slug", "setup"), CASES, ids=NAMES)
def test_a_random_game_keeps_every_promise(slug, setup):
    small = slug == "cellar"
    session = contract.play_through(slug, setup, seed=11, decisions=400 if small else 150, every=3 if small else 30)
    assert session.history


@pytest.mark.parametrize(("slug", "setup"), CASES, ids=NAMES)
def test_lab_and_session_play_the_same_game(slug, setup):
    contract.check_the_lab_plays_the_same(slug, setup, seed=5)


@pytest.mark.parametrize("slug", list(infos()))
def test_people_can_roll_the_dice(slug):
    session = contract.asked_dice(slug, seed=3, decisions=120)
    assert any(answer.seat == -1 for answer in session.history)


@pytest.mark.parametrize("slug", list(infos()))
def test_the_same_seed_gives_the_same_game_and_another_seed_another(slug):
    logs = []
    for seed in (1, 1, 2):
        session = contract.play_through(slug, {}, seed=seed, decisions=40, every=1000)
        logs.append([session.speaker(event.text()) for event in session.events])
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_a_leak_is_found():
    """The re-deal check itself bites: a view that shows the deck does not pass."""
    honest = undercroft.new("cellar", seed=1)
    leaky = msgspec.structs.replace(honest.game, view=lambda state, content, seat: {"deck": list(state.deck)})
    session = Session(leaky, honest.config)
    with pytest.raises(AssertionError, match="shows something hidden"):
        contract.check_redeal(session, random.Random(1))


NEEDED = ("info", "state", "content", "setup", "next_step", "steps", "outcome", "view", "redeal", "events")


def test_a_game_with_nothing_but_what_it_needs_keeps_the_contract():
    """Everything else of a `Game` is optional, as CONTRIBUTING says."""
    full = undercroft.new("cellar", seed=1, seats=2)
    bare = Game(**{name: getattr(full.game, name) for name in NEEDED})
    session, rng = Session(bare, full.config, speaker=full.speaker), random.Random(1)
    for number, here in enumerate(contract.random_walk(session, rng, 60)):
        if number % 10 == 0:
            contract.check_all(here, rng)
    assert session.history
    assert (session.scene(0), session.legacy, glossary(session)) == (None, None, {})
    assert Game.__struct_fields__[: -len(Game.__struct_defaults__)] == NEEDED


@pytest.mark.parametrize("slug", list(infos()))
def test_a_scene_is_made_in_a_millisecond_per_kilobyte(slug):
    """By processor time, the best of several: a busy machine is not a slow scene."""
    session, rng = undercroft.new(slug, seed=5), random.Random(5)
    for _ in contract.random_walk(session, rng, 60):
        pass
    kilobytes = len(msgspec.json.encode(showing.spoken(session.scene(0), session.speaker))) / 1000
    taken = []
    for _ in range(5):
        begin = time.process_time()
        session.scene(0)
        taken.append(time.process_time() - begin)
    assert min(taken) * 1000 < kilobytes
