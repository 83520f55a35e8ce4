"""How rolls are reported before a question about them: the sum of the modifiers is shown, and damage counts dice."""

import pytest

import undercroft
from undercroft.games.universalis.events.base import Dice
from undercroft.games.universalis.events.fighting import Rolled

ATTACK = Dice(1, "attack", (5, 4), 14, (("part-skill", 6), ("part-other", -1)))


@pytest.fixture(scope="module")
def speak():
    return undercroft.new("universalis", seed=1, lang="en").speaker


def told(speak, dice, other=None, needed=None):
    return speak(Rolled(who=1, name="orc-warrior", dice=dice, other=other, needed=needed).text())


def test_modifiers_are_added_up_beside_the_dice(speak):
    plain = Dice(2, "attack", (4, 1), 5)
    assert told(speak, ATTACK, plain).endswith("rolls 5 + 4 (+5), total 14, against 4 + 1, total 5.")


def test_damage_counts_the_dice_that_wound(speak):
    damage = Dice(1, "damage", (6, 2, 5), 2, (), (True, False, True))
    assert told(speak, damage, needed=4).endswith("rolls 6 + 2 + 5; 2 dice wound (4 or more).")
    missed = Dice(1, "damage", (1, 2), 0, (), (False, False))
    assert told(speak, missed, needed=5).endswith("rolls 1 + 2; no die wounds (5 or more).")
