"""What each monstrous attack is worth to the Artificial Dark Player, to the last fraction.

Against Agility 3 a dodge succeeds in 7 of 12 cases; a die wounds Armor 4 in 3 of 6 cases.
"""

from fractions import Fraction

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.hooks import Worth
from undercroft.games.universalis.content.skills import worths
from undercroft.games.universalis.rules.automaton import reckoning
from undercroft.games.universalis.rules.checks import chances

pytestmark = pytest.mark.rule("dun.adp.attack.choice")

HIT, HALF = Fraction(5, 12), Fraction(1, 2)
EQUAL, BETTER = chances.winning(0, True), chances.winning(2, True)


def target(a, x, y, **more):
    return a.hero(x, y, **{"armor": 4, "natural": 4, "agility": 3, "vitality": 20, **more})


def dragon(a, x, y, **more):
    return a.orc(x, y, **{"size": 3, "span": 4, "strength": 6, "agility": 3, **more})


@pytest.mark.parametrize(("allies", "foes"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_breath_counts_all_on_its_line_unless_it_burns_as_many_of_its_own(arena, allies, foes):
    a = arena()
    beast = a.orc(0, 2, skills=("breath",), traits=(Trait("breath", 6),))
    first = target(a, 2, 2)
    target(a, 4, 2)
    target(a, 4, 3)
    for x in (1, 3, 5)[:allies]:
        a.orc(x, 2)
    wounds = foes * HIT * 6 * HALF
    assert worths.breath(a.t, beast, first) == Worth(foes, wounds)


@pytest.mark.parametrize(("x", "foes"), [(6, 2), (7, 1)])
def test_breath_reaches_as_far_as_its_number_says(arena, x, foes):
    a = arena()
    beast = a.orc(0, 2, skills=("breath",), traits=(Trait("breath", 6),))
    first = target(a, 2, 2)
    target(a, x, 2)
    assert worths.breath(a.t, beast, first).foes == foes


def test_vomit_is_five_dice_that_eat_armor(arena):
    a = arena()
    beast, foe = a.orc(3, 3), target(a, 3, 4)
    assert worths.vomit(a.t, beast, foe) == Worth(1, HIT * 5 * Fraction(4, 6))


@pytest.mark.parametrize(("wounds", "left"), [(0, 20), (14, 6), (20, 1)])
def test_who_is_eaten_loses_all_that_is_left(arena, wounds, left):
    a = arena()
    beast, foe = dragon(a, 3, 3), target(a, 3, 5)
    foe.wounds = wounds
    assert worths.devour(a.t, beast, foe) == Worth(1, EQUAL * left)


@pytest.mark.parametrize(("value", "foes"), [(0, 1), (1, 1), (2, 2), (9, 3)])
def test_who_chokes_holds_as_many_as_its_arms_can_and_none_larger(arena, value, foes):
    """2 dice against Strength 3: 4 of 6."""
    a = arena()
    beast = a.orc(3, 3, skills=("grab-and-suffocate",), traits=(Trait("grab-and-suffocate", value),))
    first = target(a, 3, 4, strength=3)
    target(a, 4, 3, strength=3)
    target(a, 2, 3, strength=3)
    target(a, 0, 3, strength=3)
    target(a, 4, 4, strength=3, size=3)
    assert worths.choke(a.t, beast, first) == Worth(foes, foes * HIT * (2 * Fraction(4, 6) + HALF))


def test_who_is_tossed_takes_as_many_dice_as_the_arm_is_strong(arena):
    a = arena()
    beast, foe = dragon(a, 3, 3, agility=5), target(a, 3, 5)
    assert worths.toss(a.t, beast, foe) == Worth(1, BETTER * (6 * HALF + HALF))


def test_a_hypnotist_wants_a_weaker_mind(arena):
    a = arena()
    beast, foe = a.orc(3, 3, intelligence=5, agility=1), target(a, 3, 4, intelligence=3)
    assert worths.enthrall(a.t, beast, foe) == Worth(1, BETTER)


@pytest.mark.parametrize(("mana", "wounds"), [(0, 0), (1, HALF), (2, 1), (5, 1)])
def test_two_points_of_mana_are_leached_at_most(arena, mana, wounds):
    a = arena()
    beast, foe = a.orc(3, 3), target(a, 3, 4, mana=mana)
    assert worths.drain(a.t, beast, foe) == Worth(1, Fraction(wounds))


@pytest.mark.parametrize(("x", "foes"), [(9, 2), (10, 1)])
def test_a_shriek_is_heard_by_all_within_six(arena, x, foes):
    """1 die against Courage 3: 4 of 6."""
    a = arena()
    beast, first = a.orc(3, 3), target(a, 3, 4, courage=3)
    target(a, x, 3, courage=3)
    assert worths.shriek(a.t, beast, first) == Worth(foes, foes * (Fraction(4, 6) + HALF))


def test_a_sting_hits_at_one_less_and_pierces(arena):
    a = arena()
    beast = a.orc(3, 3, combat=3, strength=4, hands=("broadsword",))
    foe = target(a, 3, 2, combat=3, facing="south", hands=("broadsword",))
    chance = chances.winning(-1, False)
    found = worths.sting(a.t, beast, foe)
    assert found.foes == 1
    assert found.wounds == chance * 4 * Fraction(4, 6)


@pytest.mark.parametrize(("size", "foes"), [(3, 2), (4, 3)])
def test_a_sweep_strikes_two_or_three_smaller_ones_on_one_side(arena, size, foes):
    a = arena()
    beast = dragon(a, 4, 4, size=size, facing="north")
    first = target(a, 4, 3)
    target(a, 5, 3)
    target(a, 6, 3)
    target(a, 5, 6)
    target(a, 3, 3, size=size)
    assert worths.swept(a.t, beast, first) == Worth(foes, foes * EQUAL * (6 * HALF + HALF))


@pytest.mark.rule("dun.skill.nature.sweep")
@pytest.mark.parametrize(("size", "foes"), [(2, 2), (3, 1), (4, 1)])
def test_a_sweep_strikes_nobody_of_its_own_size(arena, size, foes):
    a = arena()
    beast = dragon(a, 4, 4, size=3, facing="north")
    first = target(a, 4, 3)
    target(a, 5, 3, size=size)
    assert worths.swept(a.t, beast, first).foes == foes


def test_a_tail_strikes_those_behind(arena):
    a = arena()
    beast = dragon(a, 4, 4, facing="north")
    target(a, 4, 3)
    behind = target(a, 5, 6)
    assert worths.swept(a.t, beast, behind).foes == 1


def test_two_are_trampled_who_are_two_sizes_smaller(arena):
    a = arena()
    beast = dragon(a, 4, 4, size=4)
    first = target(a, 4, 3)
    target(a, 5, 3, size=3)
    assert worths.trampled(a.t, beast, first) == Worth(1, HIT * (6 * HALF + HALF))
    target(a, 6, 3)
    target(a, 3, 3)
    target(a, 1, 3)
    assert worths.trampled(a.t, beast, first) == Worth(2, 2 * HIT * (6 * HALF + HALF))


def test_a_rock_is_eight_dice_that_knock_down(arena):
    """Shooting 5 at 3 squares."""
    a = arena()
    beast, foe = dragon(a, 4, 4, shooting=5, facing="north"), target(a, 4, 1)
    assert worths.rock(a.t, beast, foe) == Worth(1, chances.passing(5) * (8 * Fraction(4, 6) + HALF))


def test_an_onslaught_strikes_the_target_and_one_beside_both(arena):
    a = arena()
    beast = a.orc(4, 4, agility=5, strength=4)
    first = target(a, 4, 3)
    dice = reckoning.shields.damage_dice(a.t, beast, a.content.weapons["unarmed"])
    each = BETTER * (dice * HALF + HALF)
    assert worths.rammed(a.t, beast, first) == Worth(1, each)
    target(a, 4, 5)
    assert worths.rammed(a.t, beast, first) == Worth(1, each), "next to the beast, but not to its target"
    target(a, 5, 3)
    assert worths.rammed(a.t, beast, first) == Worth(2, 2 * each)
    target(a, 3, 3)
    assert worths.rammed(a.t, beast, first) == Worth(2, 2 * each)
