"""Safe Zones, sections without creatures, and where one can be pushed."""

import pytest

from undercroft.games.universalis.content.quests import Door, Ground
from undercroft.games.universalis.rules.harm import pushing
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.moving import pouncing
from undercroft.games.universalis.state import Mark

LONG = "a" * 20


@pytest.mark.rule("dun.dp-trap.safe-zone")
@pytest.mark.parametrize(("x", "safe"), [(8, False), (9, True), (11, True), (13, True), (14, False)])
def test_the_safe_zone_reaches_two_squares_from_where_one_began(arena, x, safe):
    a = arena(LONG)
    hero = a.hero(11, 0)
    a.activate(hero)
    hero.cell = a.at(17, 0)
    assert traps.in_safe_zone(a.t, hero.id, a.at(x, 0)) is safe
    a.state.turn.active.who = 99
    assert not traps.in_safe_zone(a.t, hero.id, a.at(11, 0)), "it is not his activation"


@pytest.mark.rule("dun.dp-trap.safe-zone")
def test_a_large_hero_began_on_all_of_his_squares(arena):
    a = arena("\n".join(["a" * 14] * 2))
    ogre = a.of_race("ogres", 4, 0)
    a.activate(ogre)
    ogre.cell = a.at(11, 0)
    assert [x for x in range(14) if traps.in_safe_zone(a.t, ogre.id, a.at(x, 0))] == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("dun.dp-trap.safe-zone")
@pytest.mark.parametrize(("x", "safe"), [(7, False), (8, True), (12, True), (13, False)])
def test_an_ally_who_stands_makes_his_surroundings_safe(arena, x, safe):
    a = arena(LONG)
    hero, friend = a.hero(0, 0), a.hero(10, 0)
    assert traps.in_safe_zone(a.t, hero.id, a.at(x, 0)) is safe
    friend.marks |= Mark.KNOCKED_OUT
    assert not traps.in_safe_zone(a.t, hero.id, a.at(x, 0))
    a.orc(10, 0)
    assert not traps.in_safe_zone(a.t, hero.id, a.at(x, 0))
    assert not traps.in_safe_zone(a.t, hero.id, hero.cell), "nobody is his own ally"


@pytest.mark.rule("dun.dp-trap.not-with-creatures")
def test_a_section_is_clear_without_creatures_on_their_feet(arena):
    a = arena("aaaaabbbbb\naaaaabbbbb", doors=(Door("gate", (4, 0), "east"),))
    a.reveal_all()
    a.hero(1, 0)
    assert traps.section_clear(a.t, a.at(2, 0))
    troll = a.creature("cave-troll", 7, 0)
    assert traps.section_clear(a.t, a.at(2, 0))
    assert not traps.section_clear(a.t, a.at(9, 1))
    troll.marks |= Mark.KNOCKED_OUT
    assert traps.section_clear(a.t, a.at(9, 1))


# ------------------------------------------------------------------------------------------------ pushing


@pytest.mark.rule("dun.push.allowed", "dun.push.no-room")
@pytest.mark.parametrize(
    ("pusher", "to"),
    [
        ((5, 5), [(5, 3), (4, 3), (6, 3)]),
        ((5, 3), [(5, 5), (4, 5), (6, 5)]),
        ((4, 4), [(6, 4), (6, 3), (6, 5)]),
        ((4, 5), [(6, 3), (5, 3), (6, 4), (4, 3), (6, 5)]),
    ],
)
def test_one_is_pushed_away_straight_first(arena, pusher, to):
    a = arena()
    orc = a.orc(5, 4)
    found = [a.board.xy(cell) for cell in pushing.push_squares(a.t, orc, a.at(*pusher))]
    assert found[0] == to[0]
    assert sorted(found) == sorted(to)
    a.orc(*to[0])
    assert a.at(*to[0]) not in pushing.push_squares(a.t, orc, a.at(*pusher))


@pytest.mark.rule("dun.push.allowed")
def test_a_large_base_is_pushed_with_all_of_its_squares(arena):
    a = arena()
    troll = a.creature("cave-troll", 5, 3)
    found = [a.board.xy(cell) for cell in pushing.push_squares(a.t, troll, a.at(5, 5))]
    assert found[0] == (5, 2)
    assert all(y == 2 for _, y in found)


@pytest.mark.rule("dun.push.allowed", "dun.push.larger")
@pytest.mark.parametrize(("mine", "other", "may"), [(2, 2, True), (2, 1, True), (2, 3, False), (3, 3, True)])
def test_only_who_is_no_larger_is_pushed(arena, mine, other, may):
    a = arena()
    assert pushing.pushable(a.t, a.hero(4, 4, size=mine), a.orc(4, 3, size=other)) is may


@pytest.mark.rule("dun.jump-attack.test")
@pytest.mark.parametrize(("x", "drop"), [(1, 2), (3, 2), (4, 0)])
def test_the_height_above_a_large_one_is_counted_from_its_lowest_square(arena, x, drop):
    """From the fifth column on everything lies 2 points higher."""
    a = arena("\n".join(["a" * 12] * 2), ground=(Ground("high", (4, 0), 8, 2, 2),))
    assert pouncing.height(a.t, a.hero(8, 0), a.creature("cave-troll", x, 0)) == drop
