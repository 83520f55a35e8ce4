"""Fear and the skills about it, as people play them: who dares to strike whom, and on which dice."""

import pytest
from tests.games.universalis.stage import rolled

from undercroft.games.universalis import events
from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Mark
from undercroft.testing import run

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)


def courage(a):
    """The totals of all Courage tests."""
    return [event.total for event in a.t.told(events.Tested) if event.test == "courage"]


def facing(arena, card, hero="herbod", *skills, **more):
    """A hero beside a creature; he has a broadsword."""
    a = arena(HALL)
    figure = a.named(hero, 5, 4, *skills, hands=("broadsword",), **more)
    foe = a.creature(card, 5, 2 if a.content.creatures[card].base == "2x2" else 3, facing="south", vitality=30)
    return a, figure, foe


def dares(a, hero, foe, dice, answers=()):
    """Whether he strikes, after these dice for his Courage."""
    a.activate(hero)
    before = len(a.t.told(events.Attacked))
    a.play(hero, f"attack broadsword #{foe.id}", [*dice, 1, 2, 6, 5], answers)
    return len(a.t.told(events.Attacked)) > before


# ------------------------------------------------------------------------------------------------ who repeats


@pytest.mark.rule("dun.skill.combat.giant-killer.courage", "dun.psych.fear-size")
@pytest.mark.parametrize(
    ("card", "skills", "dice", "does"),
    [
        ("stone-giant", (), (4, 4), False), ("stone-giant", (), (5, 4), True),
        ("stone-giant", ("giant-killer",), (4, 4, 5, 4), True), ("stone-giant", ("giant-killer",), (4, 4, 4, 4), False),
        ("maze-minotaur", ("giant-killer",), (4, 3, 4, 4), True), ("grave-wight", ("giant-killer",), (3, 3), False),
    ],
)  # fmt: skip
def test_a_giant_killer_takes_heart_before_the_large(arena, card, skills, dice, does):
    """Courage 3, and 1 less for each size that the other is larger; a wight is no giant."""
    a, herbod, foe = facing(arena, card, "herbod", *skills)
    assert dares(a, herbod, foe, dice) is does
    assert rolled(a, "courage") == [2] * (len(dice) // 2)


@pytest.mark.rule("dun.skill.combat.giant-killer.courage", "dun.fortune.reroll-own", "dun.fortune.reroll-once")
@pytest.mark.parametrize(("dice", "asked"), [((4, 4, 5, 4), 0), ((4, 4, 4, 4), 1)])
def test_his_own_second_try_comes_before_fortune_which_is_asked_once(arena, dice, asked):
    a, herbod, giant = facing(arena, "stone-giant", "herbod", "giant-killer", fortune=2)
    assert dares(a, herbod, giant, dice, ["pass"] if asked else []) is not asked
    assert [ask.key for ask in a.t.asked].count("fortune") == asked


@pytest.mark.rule("dun.skill.combat.giant-killer.courage", "dun.skill.scholarly.inspiring.lost")
@pytest.mark.parametrize(("dice", "inspires"), [((4, 4, 5, 4), True), ((4, 4, 4, 4), False)])
def test_only_the_roll_that_stands_costs_a_bard_her_inspiration(arena, dice, inspires):
    a, bard, giant = facing(arena, "stone-giant", "rosmunde", "giant-killer")
    friend = a.named("herbod", 6, 5, hands=("broadsword",))
    wight = a.creature("grave-wight", 7, 5, facing="west", vitality=30)
    dares(a, bard, giant, dice)
    assert dares(a, friend, wight, (3, 3)) is inspires


@pytest.mark.rule("dun.skill.combat.giant-killer.courage", "dun.companion.mercenary-courage")
def test_a_mercenary_who_takes_heart_has_not_failed(arena):
    """Three failures in a row and he leaves: repeats included, only the last roll counts."""
    a = arena(HALL)
    herbod = a.named("herbod", 1, 1)
    guard = a.companion("sellsword", 5, 4, owner=herbod.id, skills=("giant-killer",), hands=("broadsword",))
    giant = a.creature("stone-giant", 5, 2, facing="south")
    for _ in range(2):
        assert not dares(a, guard, giant, (4, 4, 4, 4))
    assert guard.uses["shaken"] == 2


@pytest.mark.rule("dun.skill.scholarly.impassible")
@pytest.mark.parametrize(
    ("skills", "dice", "does"),
    [((), (3, 3), False), (("impassible",), (3, 3, 4, 3), True), (("impassible",), (3, 3, 3, 3), False)],
)
def test_the_impassible_try_again(arena, skills, dice, does):
    a, herbod, wight = facing(arena, "grave-wight", "herbod", *skills)
    assert dares(a, herbod, wight, dice) is does
    assert rolled(a, "courage") == [2] * (len(dice) // 2)


@pytest.mark.rule("dun.skill.scholarly.impassible", "dun.skill.combat.giant-killer.courage", "dun.skill.two-active")
def test_who_is_both_tries_three_times_and_has_no_skill_left_for_his_blow(arena):
    a, herbod, giant = facing(arena, "stone-giant", "herbod", "impassible", "giant-killer", "lethal-blow")
    a.activate(herbod)
    a.play(herbod, f"attack broadsword #{giant.id}", [4, 4, 4, 4, 5, 4, 6, 5, 1, 2, *[4] * 7])
    assert rolled(a, "courage") == [2, 2, 2]
    assert a.state.turn.active.skills == ["impassible", "giant-killer"]
    assert giant.wounds == 7, "six dice for Strength and sword and one for the six; its Armor of 4 is not lowered"


@pytest.mark.rule("dun.skill.scholarly.cold-blooded")
@pytest.mark.parametrize(
    ("skills", "dice", "does"),
    [
        (("cold-blooded",), (1, 3, 4), True), (("cold-blooded",), (1, 3, 3), False), ((), (3, 3), False),
        (("cold-blooded", "impassible"), (1, 3, 3, 1, 3, 4), True), (("cold-blooded",), (1, 1, 6), True),
    ],
)  # fmt: skip
def test_the_cold_blooded_keep_the_two_best_of_three(arena, skills, dice, does):
    """Two ones among the three are no critical failure, for they are not kept."""
    a, herbod, wight = facing(arena, "grave-wight", "herbod", *skills)
    assert dares(a, herbod, wight, dice) is does
    assert set(rolled(a, "courage")) == {3 if "cold-blooded" in skills else 2}


@pytest.mark.rule("dun.skill.scholarly.cold-blooded")
def test_three_dice_are_for_courage_alone(arena):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "cold-blooded", marks=Mark.KNOCKED_DOWN)
    a.creature("orc-warrior", 5, 3, facing="south")
    a.run(turns.choose_next(a.t), [5, 5])
    assert not herbod.marks & Mark.KNOCKED_DOWN
    assert rolled(a, "rise") == [2]


# ------------------------------------------------------------------------------------------------ hatred


@pytest.mark.rule("dun.skill.combat.hatred-towards-character-creature.courage")
@pytest.mark.parametrize(
    ("word", "card", "total"),
    [
        ("creatures-of-the-night", "grave-wight", 10), ("undead", "grave-wight", 10),
        ("great-orc-clans", "grave-wight", 9), ("great-orc-clans", "stone-giant", 8), ("undead", "stone-giant", 7),
    ],
)  # fmt: skip
def test_hatred_gives_heart_against_those_who_are_hated(arena, word, card, total):
    hate = (Trait("hatred-towards", word=word),)
    a, herbod, foe = facing(arena, card, "herbod", "hatred-towards", traits=hate)
    dares(a, herbod, foe, (3, 3))
    assert courage(a) == [total]


@pytest.mark.rule("dun.skill.combat.hatred-towards-the-underworld.combat")
@pytest.mark.parametrize(("card", "total"), [("grave-wight", 12), ("raazbal", 11), ("stone-giant", 9)])
def test_hatred_of_the_underworld_gives_heart_against_the_dead_and_the_damned(arena, card, total):
    a, nariant, foe = facing(arena, card, "nariant", "hatred-towards-the-underworld")
    dares(a, nariant, foe, (3, 3))
    assert courage(a) == [total]


# ------------------------------------------------------------------------------------------------ what gives heart


@pytest.mark.rule("dun.skill.scholarly.iron-will", "dun.skill.scholarly.inspiring-music")
@pytest.mark.parametrize(("skills", "total"), [((), 9), (("iron-will",), 10)])
def test_an_iron_will_counts_once(arena, skills, total):
    a, herbod, wight = facing(arena, "grave-wight", "herbod", *skills)
    dares(a, herbod, wight, (3, 3))
    assert courage(a) == [total]


@pytest.mark.rule("dun.skill.scholarly.inspiring-music", "dun.skill.scholarly.inspiring.bonus")
def test_music_and_inspiration_each_give_one(arena):
    a, herbod, wight = facing(arena, "grave-wight")
    bard = a.named("rosmunde", 9, 6, hands=("musical-instrument",))
    a.activate(bard)
    a.play(bard, f"talent inspiring-music #{bard.id}", [5, 4])
    dares(a, herbod, wight, (2, 2))
    assert courage(a) == [2 + 2 + 3 + 2]


@pytest.mark.rule("dun.skill.scholarly.inspiring.bonus")
@pytest.mark.parametrize(("x", "total"), [(11, 10), (12, 9)])
def test_a_bard_inspires_within_six_squares(arena, x, total):
    a, herbod, wight = facing(arena, "grave-wight")
    a.named("rosmunde", x, 4)
    dares(a, herbod, wight, (3, 3))
    assert courage(a) == [total]


@pytest.mark.rule("dun.skill.scholarly.inspiring.bonus")
def test_a_bard_inspires_neither_herself_nor_twice(arena):
    a, bard, wight = facing(arena, "grave-wight", "rosmunde")
    dares(a, bard, wight, (5, 4))
    assert courage(a) == [12]
    b, herbod, foe = facing(arena, "grave-wight")
    b.named("rosmunde", 6, 5), b.named("shara", 4, 5, "inspiring")
    dares(b, herbod, foe, (3, 3))
    assert courage(b) == [10]


@pytest.mark.rule("dun.skill.scholarly.inspiring.fear", "dun.skill.scholarly.inspiring.lost")
def test_a_bard_who_was_afraid_inspires_nobody_any_more(arena):
    """She comes near the wight and fails; neither her fear nor the end of the combat gives it back."""
    a = arena(HALL)
    bard, herbod = a.named("rosmunde", 3, 4, facing="east"), a.named("herbod", 6, 5, hands=("broadsword",))
    wight = a.creature("grave-wight", 6, 4, facing="south", vitality=30)
    a.activate(bard)
    a.play(bard, f"move @{a.at(5, 4)}", [3, 3])
    assert bard.fears == ["grave-wight"]
    dares(a, herbod, wight, (3, 3))
    assert courage(a) == [9, 9]
    wight.cell = a.at(13, 8)
    bard.cell, herbod.cell = a.at(0, 0), a.at(0, 1)
    run(turns.end_dark(a.t))
    assert bard.fears == []
    wight.cell, herbod.cell, bard.cell = a.at(6, 4), a.at(6, 5), a.at(7, 6)
    dares(a, herbod, wight, (3, 3))
    assert courage(a)[-1] == 9


@pytest.mark.rule("dun.skill.scholarly.inspiring.lost")
def test_a_bard_who_stood_her_ground_goes_on_inspiring(arena):
    a = arena(HALL)
    bard, herbod = a.named("rosmunde", 3, 4, facing="east"), a.named("herbod", 6, 5, hands=("broadsword",))
    wight = a.creature("grave-wight", 6, 4, facing="south", vitality=30)
    a.activate(bard)
    a.play(bard, f"move @{a.at(5, 4)}", [4, 3])
    dares(a, herbod, wight, (3, 3))
    assert courage(a) == [10, 10]


# ------------------------------------------------------------------------------------------------ who is not afraid


@pytest.mark.rule("dun.skill.nature.fearsome.immunity", "dun.skill.combat.deafening-roar.fearsome")
@pytest.mark.parametrize(("card", "tests"), [("grave-wight", 0), ("stone-giant", 1), ("maze-minotaur", 1)])
def test_who_roars_fears_only_larger_ones(arena, card, tests):
    a, herbod, foe = facing(arena, card, "herbod", "deafening-roar")
    a.activate(herbod)
    a.play(herbod, f"talent deafening-roar #{herbod.id}", [])
    for figure, cell in ((herbod, a.at(5, 4)), (foe, a.at(5, 2 if foe.span == 4 else 3))):
        figure.cell = cell
    assert dares(a, herbod, foe, (5, 4) if tests else ())
    assert len(rolled(a, "courage")) == tests


@pytest.mark.rule("dun.skill.nature.fearsome.immunity", "dun.skill.combat.deafening-roar.fearsome")
@pytest.mark.parametrize(("card", "tests"), [("grave-wight", 0), ("orc-warrior", 1)])
def test_the_fearsome_do_not_mind_a_roar(arena, card, tests):
    """Herbod, who has roared, comes back to where it stood; an orc must now find its courage."""
    a, herbod, foe = facing(arena, card, "herbod", "deafening-roar", facing="north")
    a.activate(herbod)
    a.play(herbod, f"talent deafening-roar #{herbod.id}", [])
    assert foe.cell == a.at(5, 2)
    before = len(rolled(a, "courage"))
    a.activate(herbod)
    a.play(herbod, f"move @{a.at(5, 3)}", [1, 2])
    assert len(rolled(a, "courage")) - before == tests
    assert bool(foe.fears) is bool(tests)


# ------------------------------------------------------------------------------------------------ the vulnerable


@pytest.mark.rule("dun.skill.nature.vulnerable.fear")
@pytest.mark.parametrize(
    ("card", "spells", "tests"),
    [
        ("drakeling", (), 1), ("ember-priest", ("fireball",), 1), ("ember-priest", ("mending-rune",), 0),
        ("orc-warrior", (), 0),
    ],
)  # fmt: skip
def test_hollowbark_fears_those_who_burn(arena, card, spells, tests):
    """Treefolk are vulnerable to fire: they need their Courage of 4 to strike at a drake's breath or a fire priest."""
    a, tree, foe = facing(arena, card, "hollowbark")
    foe.spells = spells
    assert dares(a, tree, foe, (3, 3) if tests else ())
    assert courage(a) == [10] * tests


@pytest.mark.rule("dun.skill.nature.vulnerable.fear", "dun.equip.flaming")
@pytest.mark.parametrize(("hands", "hero", "tests"), [(("torch",), "herbod", 0), ((), "maeliss", 1)])
def test_a_corpse_that_burns_well_fears_a_wizard_of_fire(arena, hands, hero, tests):
    a = arena(HALL)
    figure = a.named(hero, 5, 4, hands=hands, vitality=30)
    figure.spells = ("fireball",) if tests else ()
    corpse = a.creature("shambling-corpse", 5, 3, facing="south", courage=1)
    a.activate(corpse)
    a.play(corpse, f"attack improvised-weapon #{figure.id}", [1, 2, 6, 5])
    assert len(courage(a)) == tests
    assert bool(a.t.told(events.Attacked)) is not bool(tests)
