"""Earth: walls and broken ground on the board, a floor that opens, an elemental."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.spine import stays_on
from undercroft.games.universalis.state import HEROES, Mark, Note, Spellbound

from ..stage import cast, laid


def test_a_boulder_throws_down_those_who_are_not_strong_enough(arena):
    a = arena()
    hero, weak = a.hero(1, 1), a.orc(5, 1, strength=3, vitality=9, armor=6)
    strong = a.orc(1, 5, strength=3, vitality=9, armor=6)
    cast(a, hero, "rolling-boulder", weak, [1, 1, 1, 1, 3, 3])
    assert weak.marks & Mark.KNOCKED_DOWN
    cast(a, hero, "rolling-boulder", strong, [1, 1, 1, 1, 3, 4])
    assert not strong.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.quest-sheet.other-elements", "dun.magic.permanent-duration")
def test_a_rampart_stands_across_the_view_and_ends_with_the_spell(arena):
    a = arena()
    hero, orc = a.hero(1, 3), a.orc(9, 3)
    cast(a, hero, "rampart", hero, answers=[str(a.at(5, 3))])
    assert laid(a) == dict.fromkeys([(5, 3), (5, 4), (5, 2), (5, 5)], "stone-wall")
    assert a.state.spellbound == [Spellbound(hero.id, "rampart", 3)]
    hero.spells, hero.mana = ("lightning",), 3
    a.activate(hero)
    assert f"cast lightning #{orc.id}" not in a.offers(hero)  # nobody sees through it
    for _ in range(3):
        spellbound.count_down(a.t, HEROES)
    assert laid(a) == {}
    a.activate(hero)
    assert f"cast lightning #{orc.id}" in a.offers(hero)


@pytest.mark.rule("dun.quest-sheet.other-elements")
def test_a_rampart_ends_at_walls_and_at_those_who_are_in_its_way(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.orc(5, 2)
    cast(a, hero, "rampart", hero, answers=[str(a.at(5, 1))])
    assert set(laid(a)) == {(5, 1), (5, 0)}  # an orc on one side, the wall of the hall on the other
    b = arena()
    hero = b.hero(5, 6)
    cast(b, hero, "rampart", hero, answers=[str(b.at(5, 3))])
    assert set(laid(b)) == {(5, 3), (6, 3), (4, 3), (7, 3)}  # to the north it stands from west to east


@pytest.mark.rule("dun.fall.damage", "dun.skill.nature.huge.terrain")
def test_the_ground_yawns_and_the_nimble_and_the_huge_stay_above(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, agility=3, vitality=20)
    cast(a, hero, "yawning-ground", orc, [3, 4])
    assert orc.wounds == 0
    cast(a, hero, "yawning-ground", orc, [3, 3, *[6] * 4])
    assert orc.wounds == 4
    dragon = a.creature("red-dragon", 7, 4)
    cast(a, hero, "yawning-ground", dragon, [3])  # it does not resist; it does not notice either
    assert dragon.wounds == 0


@pytest.mark.rule("dun.terrain.difficult-cost")
def test_scree_lies_under_those_who_stand_there_but_not_over_what_was_laid_before(arena):
    a = arena()
    hero = a.hero(0, 3)
    orc = a.orc(7, 3)
    cast(a, hero, "rampart", hero, answers=[str(a.at(4, 3))])
    a.state.spellbound.clear()  # so that it stays
    cast(a, hero, "shifting-scree", hero, answers=[str(a.at(3, 3))])
    ground = laid(a)
    assert ground[(4, 3)] == "stone-wall"
    assert ground[(3, 5)] == ground[(1, 1)] == "rock"
    assert (0, 3) not in ground
    assert (3, 6) not in ground
    b = arena()
    hero, orc = b.hero(0, 3), b.orc(7, 3)
    cast(b, hero, "shifting-scree", hero, answers=[str(b.at(6, 3))])
    assert laid(b)[b.board.xy(orc.cell)] == "rock"


def test_flint_is_hard_and_slow(arena):
    a = arena()
    hero = a.hero(1, 1, armor=3, movement=5, wounds=2)
    cast(a, hero, "flesh-to-flint", hero)
    assert (figures.value(a.t, hero, Attribute.ARMOR), figures.value(a.t, hero, Attribute.MOVEMENT)) == (5, 3)
    assert hero.wounds == 1


@pytest.mark.rule("dun.magic.permanent-duration", "dun.magic.permanent-ends-ko")
def test_an_elemental_serves_as_long_as_the_spell_lasts(arena):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, "wake-the-mountain", hero, answers=[str(a.at(4, 4))])
    (elemental,) = (f for f in a.state.figures.values() if f.card == "earth-elemental")
    assert (elemental.side, elemental.kind, elemental.owner, elemental.span) == (HEROES, "pet", hero.id, 4)
    assert not stays_on(elemental, a.content)
    for _ in range(2):
        spellbound.count_down(a.t, HEROES)
    assert elemental.id in a.state.figures
    spellbound.count_down(a.t, HEROES)
    assert elemental.id not in a.state.figures
    assert (a.state.spellbound, a.state.lasting) == ([], [])


@pytest.mark.rule("dun.magic.permanent-ends-ko", "dun.magic.cast-while-active")
def test_it_goes_with_its_caster_and_its_end_frees_him(arena):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, "wake-the-mountain", hero, answers=[str(a.at(4, 4))])
    a.run(damage.knock_out(a.t, hero.id))
    assert [f.card for f in a.state.figures.values()] == ["herbod"]
    b = arena()
    hero = b.hero(1, 1)
    cast(b, hero, "wake-the-mountain", hero, answers=[str(b.at(4, 4))])
    elemental = next(f for f in b.state.figures.values() if Note.SUMMONED in f.uses)
    b.run(damage.knock_out(b.t, elemental.id))
    assert not spellbound.in_force(b.t, b.state.spellbound[0])  # he casts as if nothing were in force
