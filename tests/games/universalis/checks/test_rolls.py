"""Tests, opposed rolls, Fortune."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.checks import chances, rolls
from undercroft.games.universalis.rules.checks.rolls import Roll, compare, d3, half, passes, take_test


@pytest.mark.rule("dun.dice.d3")
def test_half_a_die_is_rounded_up():
    assert [d3(n) for n in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("dun.dice.rounding")
def test_halves_round_down_and_never_below_one():
    assert [half(n) for n in (1, 2, 5, 7)] == [1, 1, 2, 3]


@pytest.mark.rule("dun.test.attribute")
def test_ten_passes_and_nine_fails(arena):
    a = arena()
    hero = a.hero(1, 1, agility=3)
    assert a.run(take_test(a.t, hero.id, Attribute.AGILITY, "jump"), [3, 4]).passed
    assert not a.run(take_test(a.t, hero.id, Attribute.AGILITY, "jump"), [3, 3]).passed


@pytest.mark.rule("dun.test.attribute", "dun.dp-card.trap-values")
def test_another_target_may_be_stated(arena):
    a = arena()
    hero = a.hero(1, 1)
    assert a.run(take_test(a.t, hero.id, Attribute.PERCEPTION, "detect", target=7), [3, 4]).passed
    assert not a.run(take_test(a.t, hero.id, Attribute.PERCEPTION, "detect", target=7), [2, 4]).passed


@pytest.mark.rule("dun.test.double-one")
def test_a_double_one_fails_whatever_the_total():
    assert not passes(Roll((1, 1), 30), 10)
    assert passes(Roll((1, 2), 30), 10)


@pytest.mark.rule("dun.test.double-six", "dun.test.criticals-natural")
def test_only_a_natural_double_six_always_passes():
    assert passes(Roll((6, 6), 2), 10)
    assert not passes(Roll((5, 4), 9), 10)
    assert Roll((6, 6), 12).criticals == 2
    assert Roll((5, 4), 12).criticals == 0


@pytest.mark.rule("dun.test.opposed")
def test_the_higher_total_wins_an_opposed_roll_even_against_a_double_six():
    assert compare(Roll((2, 3), 15), Roll((6, 6), 14)) == 1
    assert compare(Roll((6, 6), 12), Roll((3, 3), 12)) == 0


@pytest.mark.rule("dun.test.opposed-double-one")
def test_a_double_one_loses_unless_both_have_it():
    assert compare(Roll((1, 1), 20), Roll((2, 1), 3)) == -1
    assert compare(Roll((1, 1), 5), Roll((1, 1), 4)) == 1


@pytest.mark.rule("dun.test.opposed")
def test_a_tie_without_a_tie_break_is_rolled_again(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(2, 1)
    contest = a.run(rolls.opposed(a.t, hero.id, orc.id, Attribute.AGILITY, "grab"), [3, 3, 4, 2, 5, 5, 1, 2])
    assert contest.winner == 1
    assert contest.first.total == 13


@pytest.mark.rule("dun.fortune.reroll-own", "dun.score.dp-fortune")
def test_fortune_repeats_a_failed_roll_and_the_dark_player_scores(arena):
    a = arena()
    hero = a.hero(1, 1, fortune=2)
    result = a.run(take_test(a.t, hero.id, Attribute.AGILITY, "jump"), [1, 1, 6, 4], ["again"])
    assert result.passed
    assert hero.fortune == 1
    assert a.state.quest.achievements == [0, 1]


@pytest.mark.rule("dun.fortune.reroll-once")
def test_the_repeated_roll_is_final(arena):
    a = arena()
    hero = a.hero(1, 1, fortune=2)
    assert not a.run(take_test(a.t, hero.id, Attribute.AGILITY, "jump"), [2, 2, 1, 3], ["again"]).passed
    assert [ask.key for ask in a.t.asked] == ["fortune"]
    assert hero.fortune == 1


@pytest.mark.rule("dun.fortune.self-only", "dun.hero.fortune")
def test_pets_and_creatures_have_no_fortune_to_spend(arena):
    a = arena()
    pet, orc = a.pet(1, 1, fortune=3), a.orc(3, 3)
    for figure in (pet, orc):
        assert not a.run(take_test(a.t, figure.id, Attribute.AGILITY, "jump"), [2, 2]).passed
        assert figure.fortune == (3 if figure is pet else 0)


def test_odds_of_tests_and_contests_are_exact():
    assert chances.passing(3) == pytest.approx(21 / 36)
    assert chances.passing(9) == pytest.approx(35 / 36)
    assert chances.winning(0, True) + chances.winning(0, False) == 1
    assert chances.winning(2, False) > chances.winning(0, False)
