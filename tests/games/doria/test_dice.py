"""Dice: exploding rolls, fumbles, checks, and the odds that are shown before a choice."""

from fractions import Fraction

import pytest

from undercroft.games.doria.content.definitions import CON, PSI
from undercroft.games.doria.rules import dice


@pytest.mark.rule("doria.dice.d10")
def test_three_dice_are_added_with_their_bonus(scene):
    s = scene()
    rolled = s.run(dice.roll(s.t, (3, 2), "attack"), dice=[5, 8, 4])
    assert rolled.total == 19
    assert s.t.rolled == [(3, 10, "attack")]


@pytest.mark.rule("doria.dice.explode")
def test_each_zero_counts_ten_and_rolls_on_without_limit(scene):
    s = scene()
    assert s.run(dice.roll(s.t, (3, 0), "attack"), dice=[7, 4, 10, 6]).total == 27
    assert s.run(dice.roll(s.t, (2, 0), "attack"), dice=[10, 10, 10, 9, 10, 3]).total == 10 + 10 + 10 + 9 + 10 + 3
    assert s.run(dice.roll(s.t, (2, 0), "attack"), dice=[9, 9]).total == 18  # a nine does not explode


@pytest.mark.rule("doria.dice.zero-one", "doria.dice.fumble")
def test_a_zero_then_a_one_is_eleven_and_no_one(scene):
    s = scene()
    rolled = s.run(dice.roll(s.t, (2, 0), "attack"), dice=[10, 1, 1])
    assert rolled.total == 12
    assert rolled.ones == 1
    assert not rolled.fumble


@pytest.mark.rule("doria.dice.fumble")
def test_two_ones_fumble_whatever_the_number_of_dice(scene):
    s = scene()
    assert s.run(dice.roll(s.t, (4, 5), "attack"), dice=[1, 9, 1, 9]).fumble
    assert not s.run(dice.roll(s.t, (4, 5), "attack"), dice=[1, 9, 2, 9]).fumble
    assert dice.judged(dice.Rolled(50, 2), 20) == dice.Check(50, 20, False, 1, True)


@pytest.mark.rule("doria.dice.target-number")
def test_a_check_adds_two_attributes_and_succeeds_with_an_equal_total(scene):
    s = scene(heroes=["priestess"])
    s.set("priestess", con=8, psi=15)
    assert s.run(dice.check(s.t, 0, (CON, PSI), 32, "spell"), dice=[4, 5]).passed
    assert not s.run(dice.check(s.t, 0, (CON, PSI), 33, "spell"), dice=[4, 5]).passed


@pytest.mark.rule("doria.dice.critical-success", "doria.dice.critical-failure")
@pytest.mark.parametrize(
    ("total", "passed", "steps"),
    [(39, True, 0), (40, True, 1), (50, True, 2), (29, False, 0), (20, False, 1), (10, False, 2)],
)
def test_each_full_ten_points_are_one_critical_step(total, passed, steps):
    result = dice.judged(dice.Rolled(total, 0), 30)
    assert (result.passed, result.steps) == (passed, steps)


@pytest.mark.rule("doria.dice.comparative")
def test_the_attacker_wins_ties(scene):
    from undercroft.games.doria.rules import defense

    s = scene(heroes=["warrior"])
    assert s.run(defense.parry(s.t, 0, 12, magic=False), dice=[6, 6]) == (True, 0)
    assert s.run(defense.parry(s.t, 0, 12, magic=False), dice=[6, 7]) == (False, 0)


def test_odds_of_an_attack_are_exact():
    odds = dice.attack_odds((1, 0), (1, 0), 2, 1, True)
    # One die never fumbles. P(a >= d) for two exploding dice: half of the rest besides ties.
    tie = sum(0.1 ** (2 * (k + 1)) * 9 for k in range(20))
    assert odds.hit == pytest.approx((1 + tie) / 2, abs=1e-6)
    assert odds.fumble == 0
    assert dice.attack_odds((2, 0), (0, 0), 3, 1, True).fumble == Fraction(1, 100)
    assert dice.attack_odds((2, 0), (0, 30), 3, 1, True).hit == dice.check_odds(0, 30)


def test_odds_of_a_check_leave_fumbles_out():
    assert dice.check_odds(40, 20) == Fraction(99, 100)
    # 21 or more: two tens, or one ten, a number k beside it and again at least 11 - k.
    assert dice.check_odds(0, 21) == Fraction(1, 100) + 2 * sum(Fraction(k, 1000) for k in range(1, 10))
    assert dice.check_odds(10, 30) == dice.check_odds(20, 40)


def test_an_attack_means_all_odds(scene):
    from undercroft.games.doria.rules import previews
    from undercroft.games.doria.rules.options import Attack

    s = scene(heroes={"warrior": (0, 0)})
    sword, orc = s.give("warrior", "combat-hammer"), s.monster("orc", 1, 0)
    meaning = previews.act_meaning(s.t, 0, Attack(sword, "combat-hammer", orc, "orc"))
    odds = dice.attack_odds((2, 3), (2, 5), 2, 0, 1)
    parts = {"miss": 1 - odds.hit, "hit": odds.hit - odds.critical, "critical": odds.critical}
    assert [(one.outcome, one.percent) for one in meaning.odds] == [
        (outcome, round(float(100 * part), 1)) for outcome, part in parts.items()
    ]
    assert meaning.detail.args["fumble"] == 1
    assert meaning.detail.args["damage"] == f"{float(odds.damage):.1f}"
    assert [cost.value for cost in meaning.cost] == [14]
    assert meaning.rank == 0
