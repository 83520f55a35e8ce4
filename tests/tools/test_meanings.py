"""Options that do not say what they cost or how likely they succeed are found."""

from fractions import Fraction

from tools import meanings
from undercroft.kernel import Cost, Meaning, Text
from undercroft.toolkit.cues import Change, Roll, Strike
from undercroft.toolkit.odds import either

MINE = {"figure-0", "hero-0"}
ODDS = Meaning(odds=either(Fraction(1, 2), "hit", "miss"))
COST = Meaning(cost=(Cost(2, Text("cost-mana")),))


def noted(meaning, *cues):
    kind = meanings.Kind()
    kind.note("strike-7", meaning, list(cues), MINE)
    return kind


def test_own_dice_need_odds_and_those_of_others_do_not():
    own, other = (
        Roll("figure-0", Text("roll-attack"), (4,), against=3),
        Roll("figure-7", Text("roll-attack"), (4,), against=3),
    )
    assert noted(Meaning(), own).silent == {"odds": "strike-7, roll-attack"}
    assert (noted(ODDS, own).rolls, noted(ODDS, own).odds) == (1, 1)
    assert noted(Meaning(), other).rolls == 0
    assert noted(Meaning(), other, own).rolls == 0


def test_dice_that_stand_against_nothing_need_no_odds():
    assert noted(Meaning(), Roll("figure-0", Text("roll-damage"), (4,))).rolls == 0


def test_what_is_spent_needs_a_cost_and_what_is_lost_does_not():
    paid = Change("hero-0", "mana", 5, 3)
    assert noted(Meaning(), paid).silent == {"cost": "strike-7"}
    assert (noted(COST, paid).costs, noted(COST, paid).cost) == (1, 1)
    assert noted(Meaning(), Change("hero-0", "mana", 3, 5)).costs == 0
    assert noted(Meaning(), Change("hero-0", "health", 5, 3)).costs == 0
    assert noted(Meaning(), Change("hero-1", "mana", 5, 3)).costs == 0
    assert noted(Meaning(), Strike("figure-7", ("figure-0",)), paid).costs == 0


def test_the_cellar_tells_all_odds():
    kinds = meanings.surveyed("cellar", games=4, answers=60, seed=3)
    assert sum(one.rolls for one in kinds.values()) == sum(one.odds for one in kinds.values()) > 0
    assert list(meanings.lines("cellar", kinds, 5)) == [next(meanings.lines("cellar", kinds, 5))]
