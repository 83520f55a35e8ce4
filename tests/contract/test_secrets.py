"""Bots decide only on what their seat may know: where two states look the same to a seat, its bots answer the same.

`--positions 2000` compares that many of each game instead of the few that every test run can afford.
"""

import random

import msgspec
import pytest

import undercroft
from undercroft.games import infos
from undercroft.kernel import CHANCE, Session, UndoRefused
from undercroft.testing import contract
from undercroft.toolkit.observation import Block, Observation, number, packed


@pytest.mark.parametrize("slug", list(infos()))
def test_no_bot_peeks(slug, positions):
    compared = contract.compare_bots(slug, positions, seed=7)
    assert compared >= positions


@pytest.mark.parametrize("slug", list(infos()))
def test_neither_options_nor_a_free_undo_show_anything_hidden(slug, positions):
    """`--positions 2000` as above: thousands of re-deals for each game."""
    seen = contract.compare_deals(slug, positions, seed=11)
    assert seen["compared"] == positions
    assert seen["free"], "undo is free as a rule"


def test_a_lamp_that_shows_the_next_tile_makes_undo_a_question():
    """A card takes the tile that the thief with the lamp had seen, and he sees the next; no die was rolled for it."""
    shown = 0
    for seed in range(12):
        session, rng = undercroft.new("cellar", seed=seed, seats=1), random.Random(seed)
        session.answer("lamp")
        for here in contract.random_walk(session, rng, 60):
            if not here.undoable(0) or here.history[-1].value == "lamp":
                continue
            seen, now = contract.before(here, here.history.last(0)).view(0)["next_tile"], here.view(0)["next_tile"]
            if now not in (seen, None):
                shown += 1
                assert here.kept_by(0) == "undo-luck"
                with pytest.raises(UndoRefused):
                    here.clone().undo(0)
                here.clone().undo(0, agreed=[0])
    assert shown


def test_a_plan_of_the_dungeon_that_is_turned_up_makes_undo_a_question():
    """Allies play against face-down cards; the next one is turned up when the last of their heroes has acted."""
    turned = 0
    for seed in range(8):
        session = undercroft.new("alliance", seed=seed, seats=2, mode="cooperative")
        for here in contract.half_at_random(session, random.Random(seed), 200):
            seat = here.history[-1].seat if here.history else CHANCE
            index = None if seat == CHANCE else here.history.last(seat)
            if index is None:
                continue
            earlier = contract.before(here, index)
            left = [one.view(seat)["solo_left"] for one in (earlier, here)]
            if left[0] == left[1]:
                continue
            turned += 1
            assert here.kept_by(seat) in ("undo-luck", "undo-others")
            with pytest.raises(UndoRefused):
                here.clone().undo(seat)
            back = here.clone()
            back.undo(seat, agreed=[0, 1])
            assert back.view(seat) == earlier.view(seat)
    assert turned > 10


def test_options_that_rest_on_a_hidden_card_are_found():
    honest = undercroft.new("cellar", seed=1, seats=2)
    session, rng = honest, random.Random(1)
    real = session.table.choose

    async def leaky(seat, key, options, **more):
        listed = options() if callable(options) else options
        if len(listed) > 1 and session.state.stack and len(session.state.stack[-1]) % 2:
            listed = listed[1:]
        return await real(seat, key, listed, **more)

    session.table.choose = leaky
    walk = (contract.check_options(here, rng) for here in contract.random_walk(session, rng, 100))
    with pytest.raises(AssertionError, match="something hidden"):
        list(walk)


@pytest.mark.parametrize("slug", list(infos()))
def test_learners_are_told_whatever_a_seat_sees(slug):
    """Whenever the view of a seat changes, so does its observation."""
    changes, found = contract.untold(slug, games=6, answers=80, seed=5)
    assert changes > 100
    assert found == []


def test_an_observation_that_shows_a_hidden_hand_is_found():
    honest = undercroft.new("cellar", seed=1, seats=2)
    other_hand = Observation((Block("hand", 1, ("card",)),), lambda: lambda s, c, seat: _hand(s, 1 - seat))
    leaky = msgspec.structs.replace(honest.game, observation=other_hand)
    session, rng = Session(leaky, honest.config), random.Random(1)
    walk = (contract.check_observation(here, rng) for here in contract.random_walk(session, rng, 20))
    with pytest.raises(AssertionError, match="told something hidden"):
        list(walk)


@pytest.mark.parametrize("slug", ["doria", "plungin"])
def test_a_party_that_is_too_large_is_told_as_far_as_there_is_room(slug):
    session = undercroft.new(slug, seed=3, seats=4)
    while len(session.state.heroes) < 4:
        session.answer(session.request.options[0])
    told = session.game.observation
    for _ in range(5):
        session.state.heroes.append(session.state.heroes[0])
        assert len(told.pack(session.state, session.content, 0)) == 4 * told.size


def _hand(state, seat):
    return bytearray(packed([number(card) for card in state.thieves[seat].hand[:1]], 1))


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
