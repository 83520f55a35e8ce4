"""Scenes of every game, made in the ways a server makes them: once for all who may know the same, and only where
something has changed."""

import random

import msgspec
import pytest

import undercroft
from undercroft import texts
from undercroft.games import infos
from undercroft.testing import contract
from undercroft.toolkit import patches
from undercroft.toolkit.again import Memory, again, remembering

CASES = [(slug, setup) for slug in infos() for setup in contract.setups(slug)]
NAMES = ["-".join([slug, *map(str, setup.values())]) for slug, setup in CASES]


def walk(slug, setup, decisions):
    session = undercroft.new(slug, seed=7, **setup)
    yield session
    for _ in contract.random_walk(session, random.Random(7), decisions):
        yield session


@pytest.mark.parametrize(("slug", "setup"), CASES, ids=NAMES)
def test_what_is_remembered_is_what_would_be_made(slug, setup):
    memory, same, before = Memory(), 0, ()
    for session in walk(slug, setup, 120):
        with remembering(memory):
            scenes = [session.scene(seat) for seat in (None, 0)]
        memory.pass_on()
        memory.trim()
        for seat, scene in zip((None, 0), scenes, strict=True):
            assert scene == session.scene(seat)
        same += sum(one is other for one, other in zip(scenes[0].sheets, before, strict=False))
        before = scenes[0].sheets
    assert same > 20 or slug == "cellar", "hardly anything is remembered"


@pytest.mark.parametrize(("slug", "setup"), CASES, ids=NAMES)
def test_seats_with_the_same_eyes_see_the_same(slug, setup):
    """So that a server may make one scene for all of them, and tell them the same events."""
    for session in walk(slug, setup, 60):
        groups = {}
        for seat in (None, *range(session.config.seats)):
            groups.setdefault(session.eyes(seat), []).append(seat)
        for first, *others in groups.values():
            view, scene = session.view(first), session.scene(first)
            for seat in others:
                assert {**session.view(seat), "seat": first} == view
                assert session.scene(seat) == scene
                assert [event.for_seat(seat) for event in session.events] == [
                    event.for_seat(first) for event in session.events
                ]


def test_a_forgotten_ingredient_is_found():
    """The comparison bites: a part that looks at more than it says is stale."""
    honest, memory = undercroft.new("cellar", seed=1), Memory()

    def scene(seen, content):
        made = honest.game.scene(seen, content)
        return msgspec.structs.replace(made, headline=again("headline", (), lambda: made.headline))

    session = undercroft.kernel.Session(msgspec.structs.replace(honest.game, scene=scene), honest.config)
    with remembering(memory):
        before = session.scene(0)
        while session.scene(0).headline == honest.game.scene(session.view(0), session.content).headline:
            session.answer(session.request.options[-1])
        assert session.scene(0).headline == before.headline


@pytest.mark.parametrize(("slug", "setup"), CASES, ids=NAMES)
def test_patches_lead_from_scene_to_scene(slug, setup):
    """In words, as they travel: what a client makes of the patch is what the whole scene would have been."""
    memory, voice, old, plain, sent = Memory(), texts.voice(slug, "de"), None, {}, [0, 0]
    encode = msgspec.json.Encoder(enc_hook=voice).encode
    for session in walk(slug, setup, 80):
        with remembering(memory):
            scene = session.scene(0)
        memory.pass_on()
        memory.trim()
        if old is None:
            plain = msgspec.json.decode(encode(scene))
        else:
            told = msgspec.json.encode(patches.difference(old, scene, encode))
            plain = patches.patched(plain, msgspec.json.decode(told))
            sent[0], sent[1] = sent[0] + len(told), sent[1] + len(encode(scene))
        assert plain == msgspec.json.decode(encode(scene))
        old = scene
    assert sent[0] < 0.6 * sent[1], "patches are hardly shorter than scenes"
