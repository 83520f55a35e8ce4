"""Water: frost that slows, walls of ice, drowning that goes on."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Mark

from ..stage import cast, goes_on, laid


def test_frost_slows_whom_it_strikes(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(6, 1, vitality=9, movement=5)
    beside = a.orc(6, 2, movement=5)
    cast(a, hero, "lance-of-frost", orc, [1] * 5)
    assert figures.value(a.t, orc, Attribute.MOVEMENT) == 3
    assert figures.value(a.t, beside, Attribute.MOVEMENT) == 5


@pytest.mark.rule("dun.quest-sheet.other-elements")
def test_a_wall_of_ice_is_two_squares_wide(arena):
    a = arena()
    hero = a.hero(1, 3)
    cast(a, hero, "wall-of-ice", hero, answers=[str(a.at(5, 3))])
    assert laid(a) == {(5, 3): "ice-wall", (5, 4): "ice-wall"}


def test_black_ice_throws_down_friend_and_foe(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, agility=3)
    friend, far = a.hero(5, 2, agility=3), a.orc(7, 1, agility=3)
    cast(a, hero, "black-ice", orc, [3, 4, 3, 3])
    assert not orc.marks & Mark.KNOCKED_DOWN
    assert friend.marks & Mark.KNOCKED_DOWN
    assert not far.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.magic.permanent-duration", "dun.damage.other-attribute")
def test_drowning_goes_on_at_the_beginning_of_each_turn(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, strength=4, vitality=9)
    cast(a, hero, "drowning-on-land", orc, [4, 3, 3, 3])
    assert orc.wounds == 1
    goes_on(a, DARK)  # not in the turn of his own side
    assert orc.wounds == 1
    spellbound.count_down(a.t, HEROES)
    a.run(turns.start_heroes(a.t), [4, 4, 1])
    assert orc.wounds == 3
    for _ in range(2):
        spellbound.count_down(a.t, HEROES)
    goes_on(a)
    assert (orc.wounds, a.state.lasting) == (3, [])


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.cast-while-active")
def test_it_ends_with_the_last_of_those_whom_it_holds(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, strength=4, vitality=2)
    cast(a, hero, "drowning-on-land", orc, [4, 3, 3, 3])
    assert spellbound.in_force(a.t, a.state.spellbound[0])
    goes_on(a, HEROES, [4, 1, 1])
    assert orc.id not in a.state.figures
    assert (a.state.spellbound, a.state.lasting) == ([], [])


def test_a_clear_spring_is_for_all_friends_around_one(arena):
    a = arena()
    hero = a.hero(1, 1, wounds=3)
    one, two = a.hero(5, 1, wounds=3, marks=Mark.POISONED), a.hero(5, 2, wounds=1, marks=Mark.DISEASED)
    orc = a.orc(6, 1, wounds=2)
    cast(a, hero, "clear-spring", one)
    assert [f.wounds for f in (hero, one, two, orc)] == [3, 1, 0, 2]
    assert one.marks == two.marks == 0


@pytest.mark.rule("dun.skill.nature.regeneration", "dun.magic.permanent-duration")
def test_a_tide_that_closes_its_wounds(arena):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, "rising-tide", hero, answers=[str(a.at(3, 1))])
    (tide,) = (f for f in a.state.figures.values() if f.card == "water-elemental")
    assert figures.has(a.t, tide, "regrows")
    spellbound.end_spells(a.t, hero.id)
    assert tide.id not in a.state.figures
