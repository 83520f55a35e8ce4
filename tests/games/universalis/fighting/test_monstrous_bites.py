"""Whom monstrous attacks can be aimed at: each bound with the neighbouring square, size or point."""

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Furnishing
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.state import Mark

LONG = "a" * 20


def aimed(a, figure, aim, **active):
    """Whom a creature could aim at in its activation."""
    a.activate(figure, **active)
    return aim(a.t, situation(a.t, figure.id))


@pytest.mark.rule("dun.skill.nature.grab-and-eat", "dun.skill.nature.grab-and-suffocate")
def test_grabbing_goes_by_size(arena):
    a = arena()
    troll = a.creature("cave-troll", 4, 4)
    small, average, large, huge = (a.hero(x, 3, size=size) for x, size in ((3, 1), (4, 2), (5, 3), (6, 4)))
    a.hero(8, 4)
    assert aimed(a, troll, monstrous.aim_smaller) == [small.id, average.id]
    assert aimed(a, troll, monstrous.aim_equal) == [small.id, average.id, large.id]
    assert aimed(a, troll, monstrous.aim_near) == [small.id, average.id, large.id, huge.id]


@pytest.mark.rule("dun.skill.nature.leach-mana")
def test_mana_is_leached_from_the_dullest_who_has_some_within_six(arena):
    a = arena(LONG)
    orc = a.orc(0, 0)
    bright, dull = a.hero(3, 0, mana=2, intelligence=5), a.hero(6, 0, mana=1, intelligence=2)
    far, empty = a.hero(7, 0, mana=3, intelligence=1), a.hero(2, 0, mana=0, intelligence=1)
    assert aimed(a, orc, monstrous.aim_mana) == [dull.id]
    dull.mana = 0
    assert aimed(a, orc, monstrous.aim_mana) == [bright.id]
    empty.mana, far.mana = 1, 0
    bright.base = empty.base
    assert aimed(a, orc, monstrous.aim_mana) == [bright.id]
    bright.mana = empty.mana = 0
    assert aimed(a, orc, monstrous.aim_mana) == []


@pytest.mark.rule("dun.skill.nature.shriek-from-the-underworld")
@pytest.mark.parametrize(("x", "heard"), [(6, True), (7, False)])
def test_a_shriek_needs_somebody_within_six(arena, x, heard):
    a = arena(LONG)
    orc = a.orc(0, 0)
    a.hero(x, 0)
    assert bool(aimed(a, orc, monstrous.aim_six)) is heard


@pytest.mark.rule("dun.skill.nature.sweep", "dun.skill.nature.tail-swipe")
def test_a_sweep_goes_to_the_front_and_a_tail_to_the_back_without_a_step(arena):
    a = arena()
    troll = a.creature("cave-troll", 4, 4, facing="north")
    alike, front, behind = a.hero(3, 3, size=3), a.hero(4, 3), a.hero(5, 6)
    assert aimed(a, troll, monstrous.aim_sweep) == [front.id]
    assert aimed(a, troll, monstrous.aim_tail) == [behind.id]
    assert aimed(a, troll, monstrous.aim_sweep, moved=1) == []
    assert aimed(a, troll, monstrous.aim_tail, moved=1) == []
    for one in (front, behind):
        one.size = 3
    assert aimed(a, troll, monstrous.aim_sweep) == aimed(a, troll, monstrous.aim_tail) == []
    assert alike.size == troll.size


@pytest.mark.rule("dun.skill.nature.trampling")
@pytest.mark.parametrize(("size", "moved", "hit"), [(1, 0, True), (2, 0, False), (1, 1, False)])
def test_only_the_much_smaller_are_trampled(arena, size, moved, hit):
    a = arena()
    troll, hero = a.creature("cave-troll", 4, 4), a.hero(4, 3, size=size)
    assert aimed(a, troll, monstrous.aim_trample, moved=moved) == ([hero.id] if hit else [])


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack")
@pytest.mark.parametrize(
    ("x", "moved", "size", "hit"), [(7, 0, 3, True), (8, 0, 3, False), (7, 1, 3, False), (7, 0, 2, False)]
)
def test_a_rock_flies_as_far_as_the_arm_is_strong(arena, x, moved, size, hit):
    a = arena(LONG)
    giant, hero = a.orc(1, 0, strength=6, size=size), a.hero(x, 0)
    assert aimed(a, giant, monstrous.aim_rock, moved=moved) == ([hero.id] if hit else [])


@pytest.mark.rule("dun.skill.nature.rock-throwing.attack")
def test_no_rock_is_thrown_at_whom_one_does_not_see_or_while_engaged(arena):
    a = arena("a" * 9, elements=(Furnishing("column", (3, 0)),))
    giant = a.orc(1, 0, strength=9, size=3)
    hero = a.hero(6, 0)
    assert aimed(a, giant, monstrous.aim_rock) == []
    hero.cell = a.at(2, 0)
    assert aimed(a, giant, monstrous.aim_rock) == []


@pytest.mark.rule("dun.skill.nature.onslaught.unarmed", "dun.skill.nature.onslaught.not-down", "dun.mount.onslaught")
@pytest.mark.parametrize(
    ("forward", "marks", "riding", "hit"), [(3, 0, -1, True), (2, 0, -1, False), (3, 1, -1, False), (3, 0, 9, False)]
)
def test_an_onslaught_wants_three_squares_forward_and_somebody_on_his_feet(arena, forward, marks, riding, hit):
    a = arena()
    boar, hero = a.orc(4, 4), a.hero(4, 3, marks=Mark.KNOCKED_DOWN if marks else 0)
    a.activate(boar, forward=forward)
    s = situation(a.t, boar.id)
    hero.riding = riding
    assert monstrous.aim_charge(a.t, s) == ([hero.id] if hit else [])
    assert monstrous.aim_shield(a.t, s) == []


@pytest.mark.rule("dun.skill.combat.shield-onslaught")
def test_an_onslaught_with_the_shield_needs_one(arena):
    a = arena()
    shield = next(iter(a.content.shields))
    hero, orc = a.hero(4, 4, hands=(shield,)), a.orc(4, 3)
    assert aimed(a, hero, monstrous.aim_shield, forward=3) == [orc.id]
    assert aimed(a, hero, monstrous.aim_shield, forward=2) == []


@pytest.mark.rule("dun.skill.nature.breath.attack")
@pytest.mark.parametrize(
    ("x", "y", "hit"), [(7, 4, True), (8, 4, False), (7, 7, True), (6, 5, False), (4, 1, True), (3, 5, False)]
)
def test_breath_goes_straight_and_only_from_afar(arena, x, y, hit):
    a = arena()
    beast = a.orc(4, 4, skills=("breath",), traits=(Trait("breath", 3),))
    hero = a.hero(x, y)
    assert aimed(a, beast, monstrous.aim_breath) == ([hero.id] if hit else [])


@pytest.mark.rule("dun.skill.nature.corrosive-vomit")
@pytest.mark.parametrize(("dice", "wounds"), [((6, 5), 0), ((1, 2, 3, 4, 2, 2, 1), 2)])
def test_vomit_is_dodged_or_eats_armor(arena, dice, wounds):
    """Five dice against Armor 4 less 1."""
    a = arena()
    beast, hero = a.orc(4, 4), a.hero(4, 3, armor=4, vitality=9, agility=3)
    a.run(monstrous.vomit(a.t, beast.id, hero.id), dice)
    assert hero.wounds == wounds


@pytest.mark.rule("dun.skill.nature.grab-and-suffocate")
@pytest.mark.parametrize(
    ("value", "dice", "held"), [(1, (1, 2, 1, 2), [0]), (2, (1, 2, 1, 2, 6, 5), [0]), (2, (6, 5, 1, 2, 1, 1), [1])]
)
def test_who_is_choked_loses_a_turn(arena, value, dice, held):
    a = arena()
    beast = a.orc(4, 4, skills=("grab-and-suffocate",), traits=(Trait("grab-and-suffocate", value),))
    heroes = [a.hero(4, 3, agility=3, strength=4), a.hero(5, 3, agility=3, strength=4), a.hero(3, 3, size=3)]
    a.run(monstrous.suffocate(a.t, beast.id, heroes[0].id), dice)
    assert [n for n, hero in enumerate(heroes) if hero.marks & Mark.LOSES_TURN] == held


@pytest.mark.rule("dun.skill.nature.leach-mana")
@pytest.mark.parametrize(("mana", "dice", "stolen"), [(5, (4, 3, 6), 2), (1, (4, 4, 6), 1), (5, (3, 3, 1), 0)])
def test_each_die_that_reaches_the_wits_steals_a_point_of_mana(arena, mana, dice, stolen):
    a = arena()
    leech, hero = a.orc(4, 4, mana=1), a.hero(4, 2, mana=mana, intelligence=4)
    hero.mana = mana
    a.run(monstrous.leach(a.t, leech.id, hero.id), dice)
    assert (hero.mana, leech.mana) == (mana - stolen, 1 + stolen)


@pytest.mark.rule("dun.skill.nature.shriek-from-the-underworld")
def test_a_shriek_stuns_all_within_six_and_hurts_the_timid(arena):
    a = arena(LONG)
    wraith = a.orc(8, 0)
    heroes = [a.hero(x, 0, courage=3, vitality=5) for x in (2, 1, 14, 15, 9)]
    a.run(monstrous.shriek(a.t, wraith.id, wraith.id), [3, 2, 6])
    assert [hero.wounds for hero in heroes] == [1, 0, 0, 0, 1]
    assert [bool(hero.marks & Mark.STUNNED) for hero in heroes] == [True, False, True, False, True]


@pytest.mark.rule("dun.skill.nature.trampling")
def test_two_in_front_are_trampled_each_by_his_own_agility(arena):
    """Strength 2: two dice against Armor 4, one less under so much weight."""
    a = arena()
    giant = a.orc(4, 4, size=3, span=4, strength=2, facing="north")
    first, second, third = (a.hero(x, 3, size=1, armor=4, agility=3, vitality=9) for x in (4, 5, 3))
    behind = a.hero(4, 6, size=1)
    a.run(monstrous.trample(a.t, giant.id, second.id), [1, 2, 3, 2, 6, 5])
    assert [hero.wounds for hero in (first, second, third, behind)] == [0, 1, 0, 0]
    assert [bool(hero.marks & Mark.STUNNED) for hero in (first, second, third, behind)] == [False, True, False, False]


@pytest.mark.rule("dun.skill.nature.sweep")
@pytest.mark.parametrize(("size", "rolls"), [(3, 2), (4, 3)])
def test_a_sweep_strikes_two_and_a_huge_one_three(arena, size, rolls):
    """Who is beaten by Agility falls and is pushed; who is quicker stands."""
    a = arena()
    giant = a.orc(4, 4, size=size, span=4, strength=1, agility=3, facing="north")
    heroes = [a.hero(x, 3, armor=6, agility=3, vitality=9) for x in (4, 5, 6, 3)]
    dice = [6, 4, 1, 2, *[2] * 1, *[1, 2, 6, 4] * (rolls - 1)]
    a.run(monstrous.sweep(a.t, giant.id, heroes[0].id), dice)
    assert len([one for one in a.t.rolled if one[2] == "sweep"]) == 2 * rolls
    assert [bool(hero.marks & Mark.KNOCKED_DOWN) for hero in heroes] == [True, False, False, False]
    assert a.board.xy(heroes[0].cell)[1] == 2
