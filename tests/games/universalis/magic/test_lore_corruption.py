"""Corruption: mire, fire within, and healing that has a price."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.state import HEROES, Mark

from ..stage import cast, goes_on, laid


@pytest.mark.rule("dun.quest-sheet.other-elements", "dun.terrain.difficult-cost")
def test_marshy_ground_lies_around_a_square_also_under_feet(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(6, 4)
    cast(a, hero, "marshy-ground", hero, answers=[str(a.at(5, 4))])
    assert laid(a) == {(x, y): "swamp" for x in (4, 5, 6) for y in (3, 4, 5)}
    assert a.board.xy(orc.cell) in laid(a)
    for _ in range(3):
        spellbound.count_down(a.t, HEROES)
    assert laid(a) == {}


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-evil.cast")
@pytest.mark.parametrize("spell", ["marshy-ground", "inner-fire"])
def test_champions_of_evil_gods_pray_for_them(arena, spell):
    a = arena()
    knight = a.hero(1, 1, courage=5, skills=("champion-of-the-gods-of-evil",), spells=(spell,))
    a.orc(6, 4)
    a.activate(knight)
    answers = [str(a.at(5, 4))] if spell == "marshy-ground" else []
    a.do(knight, f"cast {spell} #{knight.id}", [3, 4], answers)
    assert [bound.spell for bound in a.state.spellbound] == [spell]
    a.activate(knight)
    assert f"cast {spell} #{knight.id}" not in a.offers(knight)  # once in a game


@pytest.mark.rule("dun.magic.permanent-duration")
def test_the_inner_fire_burns_its_bearer(arena):
    a = arena()
    hero, friend = a.hero(1, 1), a.hero(3, 1, vitality=5, movement=5)
    cast(a, hero, "inner-fire", friend)
    assert [figures.bonus(a.t, friend, roll) for roll in ("attack", "damage")] == [1, 1]
    assert (figures.value(a.t, friend, Attribute.MOVEMENT), friend.wounds) == (7, 0)
    goes_on(a)
    assert (friend.wounds, hero.wounds) == (1, 0)
    spellbound.end_spells(a.t, hero.id)
    goes_on(a)
    assert friend.wounds == 1


def test_pestilence_is_nobodys_friend(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, vitality=9, strength=3)
    friend = a.hero(5, 2, vitality=9, strength=3)
    cast(a, hero, "breath-of-pestilence", orc, [3, 1, 1, 3, 4, 1, 1, 1, 3, 3])
    assert (orc.wounds, friend.wounds) == (1, 0)
    assert not orc.marks & Mark.DISEASED
    assert friend.marks & Mark.DISEASED


def test_acid_eats_armor_for_the_rest_of_the_fight(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, vitality=9, armor=5)
    cast(a, hero, "acid-spittle", orc, [3, 2, 2, 2])  # against 3: two less
    assert orc.wounds == 1
    assert figures.value(a.t, orc, Attribute.ARMOR) == 4
    cast(a, hero, "acid-spittle", orc, [2, 1, 1, 1])
    assert orc.wounds == 2


def test_flesh_grows_back_crooked(arena):
    a = arena()
    hero = a.hero(1, 1, wounds=4, vitality=9, agility=4)
    cast(a, hero, "knotted-flesh", hero)
    assert (hero.wounds, figures.value(a.t, hero, Attribute.AGILITY)) == (0, 3)
    spellbound.end_spells(a.t, hero.id)
    assert figures.value(a.t, hero, Attribute.AGILITY) == 3


def test_weeping_skin(arena):
    a = arena()
    hero = a.hero(1, 1, armor=3)
    cast(a, hero, "weeping-skin", hero)
    assert figures.value(a.t, hero, Attribute.ARMOR) == 4
    assert [figures.has(a.t, hero, word) for word in ("poisons", "regrows")] == [True, True]
