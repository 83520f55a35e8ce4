"""Competing heroes: counts of their own, and experience for the best and the last."""

import pytest

from undercroft.games.universalis.content.quests import Reward
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.aftermath import aftermath
from undercroft.games.universalis.rules.characters import competing
from undercroft.games.universalis.rules.checks.rolls import score
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.state import DARK, HEROES


def contest(arena, *feats, on=True, **sheet):
    a = arena(**sheet)
    a.switch(compete=on)
    heroes = [a.hero(x, 0) for x in range(len(feats))]
    for hero, points in zip(heroes, feats, strict=True):
        a.activate(hero)
        score(a.t, HEROES, points, "riddle", "dun.score.heroes")
    a.state.turn.active = None
    return a, heroes


@pytest.mark.rule("dun.compete.markers")
def test_points_count_for_the_group_and_for_the_active_hero(arena):
    a, (first, second) = contest(arena, 2, 3)
    assert a.state.quest.achievements[HEROES] == 5
    assert [hero.uses[competing.FEATS] for hero in (first, second)] == [2, 3]
    assert [one["feats"] for one in GAME.view(a.state, a.content, 0)["figures"]] == [2, 3]
    a.activate(first)
    score(a.t, DARK, 4, "turn", "dun.score.dp-turn")
    assert first.uses[competing.FEATS] == 2
    a, (first, second) = contest(arena, 2, 3, on=False)
    assert first.uses == second.uses == {}


@pytest.mark.rule("dun.compete.markers")
def test_a_kill_counts_for_the_striker_and_a_pets_for_its_hero(arena):
    a, (first, second) = contest(arena, 1, 1)
    pet = a.pet(5, 5, owner=second.id)
    orc, other = a.orc(6, 5), a.orc(7, 5)
    a.activate(first)
    a.run(damage.knock_out(a.t, orc.id, pet.id))
    assert [hero.uses[competing.FEATS] for hero in (first, second)] == [1, 2]
    a.run(damage.knock_out(a.t, other.id))
    assert [hero.uses[competing.FEATS] for hero in (first, second)] == [2, 2]


@pytest.mark.rule("dun.compete.best", "dun.compete.worst")
def test_two_six_and_seven_points(arena):
    """dun.ex3.compete"""
    a, heroes = contest(arena, 2, 6, 7, reward=Reward(xp=2))
    a.state.quest.achievements[DARK], a.state.quest.ended = 33, "won"
    assert a.state.quest.achievements[HEROES] == 15
    aftermath.award(a.t)
    assert [hero.xp for hero in heroes] == [1, 2, 3]


@pytest.mark.rule("dun.compete.worst")
def test_nobody_loses_what_the_quest_has_not_brought(arena):
    a, heroes = contest(arena, 2, 6, 7, reward=Reward(xp=2))
    for hero in heroes:
        hero.xp = 4
    a.state.quest.ended = "fallen"
    aftermath.award(a.t)
    assert [hero.xp for hero in heroes] == [4, 4, 5]


@pytest.mark.rule("dun.compete.worst", "dun.compete.best")
@pytest.mark.parametrize(
    ("feats", "xp"), [((2, 6), [2, 3]), ((2, 2, 6), [2, 2, 3]), ((6, 6, 1), [2, 2, 1]), ((3,), [2])]
)
def test_of_two_nobody_loses_and_of_equals_nobody_gains_or_loses(arena, feats, xp):
    a, heroes = contest(arena, *feats, reward=Reward(xp=2))
    a.state.quest.ended = "won"
    aftermath.award(a.t)
    assert [hero.xp for hero in heroes] == xp


@pytest.mark.rule("dun.compete.best")
def test_no_contest_without_the_switch(arena):
    a, heroes = contest(arena, 2, 6, 7, on=False, reward=Reward(xp=2))
    a.state.quest.ended = "won"
    aftermath.award(a.t)
    assert [hero.xp for hero in heroes] == [2, 2, 2]


@pytest.mark.rule("dun.score.to-experience")
@pytest.mark.parametrize(
    ("ended", "points", "xp"), [("won", [5, 4], 2), ("won", [4, 4], 1), ("fled", [5, 4], 1), ("fled", [4, 5], 0)]
)
def test_points_and_success_turn_into_experience(arena, ended, points, xp):
    a, (hero,) = contest(arena, 0, on=False)
    a.state.quest.ended, a.state.quest.achievements, a.state.map.sections_found = ended, points, 0
    aftermath.award(a.t)
    assert hero.xp == xp
