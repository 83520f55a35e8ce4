"""What is looked up instead of being worked out again stays true."""

from itertools import combinations, pairwise

import pytest

from undercroft.games.doria.board import Atlas, Board
from undercroft.games.doria.rules import combat, items
from undercroft.toolkit.grid import Corners, Frame, Grid, Walls
from undercroft.toolkit.sight import Ends, SightRule, sees

SIZE = 9


def tunnels(length):
    """All ways of so many steps to the south and to one side that never turn back."""
    for side in (1, -1):
        for south in range(length + 1):
            for downs in combinations(range(length), south):
                x, y = (1, 1) if side > 0 else (7, 1)
                way = [(x, y)]
                for step in range(length):
                    x, y = (x, y + 1) if step in downs else (x + side, y)
                    way.append((x, y))
                yield [y * SIZE + x for x, y in way]


def seen_through(way, corners):
    """Whether sight passes a tunnel when all other squares and all other edges are closed."""
    opaque = east = south = (1 << SIZE * SIZE) - 1
    for cell in way:
        opaque &= ~(1 << cell)
    for one, two in pairwise(way):
        if abs(one - two) == 1:
            east &= ~(1 << min(one, two))
        else:
            south &= ~(1 << min(one, two))
    walls = Walls(east, south)
    grid = Grid(Frame(0, 0, SIZE, SIZE), 0, opaque, opaque, walls, walls)
    return sees(grid, way[0], way[-1], SightRule(Ends.ANY_POINTS, corners))


@pytest.mark.parametrize(("corners", "surely"), [(Corners.CUT, 4), (Corners.CLEAR, 3)])
def test_so_short_a_way_is_always_a_line_of_sight_and_a_longer_one_not(scene, corners, surely):
    s = scene()
    atlas = Atlas(s.content.tiles, SightRule(Ends.ANY_POINTS, corners))
    assert Board(atlas, s.state.dungeon)._surely == surely
    assert all(seen_through(way, corners) for length in range(1, surely + 1) for way in tunnels(length))
    assert not all(seen_through(way, corners) for way in tunnels(surely + 1))


def test_what_a_sword_costs_is_known_anew_whenever_anything_about_it_changes(scene):
    s = scene()
    sword = s.give("warrior", "sabre")
    assert combat.weapons(s.t, 0) == ((sword, 12),)
    s.state.damaged.append(sword)
    assert combat.weapons(s.t, 0) == ()
    s.state.damaged.remove(sword)
    s.hero("warrior").bonuses.append("action-points")
    assert combat.weapons(s.t, 0) == ((sword, 9),)
    s.revise(sword, ap=14)
    assert combat.weapons(s.t, 0) == ((sword, 11),)
    s.set("warrior", agi=9)
    assert combat.weapons(s.t, 0) == ()


def test_a_potion_from_the_belt_costs_what_the_rule_points_say(scene):
    s = scene()
    potion = s.give("warrior", "small-healing-potion", "belt")
    assert items.usable(s.t, 0) == ((potion, 9),)
    s.points(belt_ap=2)
    assert items.usable(s.t, 0) == ((potion, 7),)
    s.hero("warrior").belt.remove(potion)
    s.hero("warrior").pack.append(potion)
    assert items.usable(s.t, 0) == ()


def test_another_weapon_in_hand_is_another_cost_and_back_again(scene):
    s = scene()
    sword, club = s.give("warrior", "sabre"), s.give("warrior", "wooden-club", "pack")
    before = combat.weapons(s.t, 0)
    who = s.hero("warrior")
    body, who.body = who.body, [club if number == sword else number for number in who.body]
    assert combat.weapons(s.t, 0) == ((club, 14),)
    who.body = body
    assert combat.weapons(s.t, 0) == before == ((sword, 12),)
