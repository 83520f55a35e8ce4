"""Spells of the first five lores that nothing else tries."""

import pytest

from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.state import Mark

from ..stage import cast


def test_a_searing_touch_burns_out_sickness_but_lifts_nobody(arena):
    a = arena()
    hero = a.hero(1, 1)
    friend = a.hero(2, 1, wounds=2, marks=Mark.POISONED | Mark.DISEASED | Mark.STUNNED)
    cast(a, hero, "searing-touch", friend)
    assert (friend.wounds, friend.marks) == (1, Mark.STUNNED)


@pytest.mark.rule("dun.spell.projectile-line")
def test_the_spear_of_noon_strikes_with_six_dice_and_splashes_nobody(arena):
    a = arena()
    hero, orc, beside = a.hero(1, 1), a.orc(9, 1, vitality=9), a.orc(9, 2, vitality=9)
    cast(a, hero, "spear-of-noon", orc, [6, 6, 6, 1, 1, 1])
    assert (orc.wounds, beside.wounds) == (3, 0)


@pytest.mark.rule("dun.magic.permanent-duration")
def test_the_smothering_dark_guards_and_hides_but_does_not_strike(arena):
    a = arena()
    hero, friend = a.hero(1, 1), a.hero(3, 1)
    cast(a, hero, "smothering-dark", friend)
    assert [figures.bonus(a.t, friend, roll) for roll in ("defence", "disengage", "attack")] == [1, 2, 0]
    assert figures.bonus(a.t, hero, "defence") == 0
