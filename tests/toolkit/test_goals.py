"""What there is to do, who leads and how long there is, in every game's scene."""

import pytest

import undercroft
from undercroft import bots


def scenes(slug, seats=2, mode=None, scenario=None, answers=60):
    """The scene of the first seat after each answer of a bot game."""
    session = undercroft.new(slug, seed=3, seats=seats, mode=mode, scenario=scenario)
    bot = bots.make(slug, bots.names(slug)[0], 1)
    for _ in range(answers):
        if session.request is None:
            return
        yield session.scene(0)
        session.answer(bot.answer(session, session.request))


def kinds(scene):
    return {track.kind: track for track in scene.tracks if track.kind}


def test_cellar_counts_silver_and_noise():
    *_, last = scenes("cellar")
    (goal,) = last.goals
    assert (goal.value, goal.most) == (sum(sheet.values[0].value for sheet in last.sheets), goal.most)
    assert kinds(last)["doom"].id == "noise"


def test_doria_names_each_part_of_a_goal_and_the_last_round():
    first = next(scenes("doria", answers=1))
    assert first.goals
    assert kinds(first).keys() == {"doom", "round"}
    doom = kinds(first)["doom"]
    assert doom.least <= doom.value <= doom.most


def test_alliance_scores_by_seat_as_on_the_tracks():
    for scene in scenes("alliance"):
        tracks = {track.id: track.value for track in scene.tracks}
        assert list(scene.scores) == [tracks["score-0"], tracks["score-1"]]
    assert scene.goals[0].most == 0
    (goal,) = next(scenes("alliance", seats=1, mode="solo", answers=1)).goals
    assert goal.most > 0


def test_plungin_counts_the_places_behind_great_doors():
    for scene in scenes("plungin"):
        (goal,) = scene.goals
        assert 0 <= goal.value <= goal.most
    assert kinds(scene).keys() == {"round"}


@pytest.mark.parametrize(("slug", "word"), [("cellar", "leave"), ("plungin", "leave")])
def test_leaving_for_good_asks_once_more(slug, word):
    session = undercroft.new(slug, seed=3, seats=2)
    bot = bots.make(slug, bots.names(slug)[0], 1)
    for _ in range(300):
        found = [option for option in session.request.options if option.value == word]
        if found:
            assert found[0].meaning.confirm is not None
            others = [option for option in session.request.options if option.value != word]
            assert all(option.meaning.confirm is None for option in others)
            return
        session.answer(bot.answer(session, session.request))
    raise AssertionError(f"{slug}: nobody could leave")
