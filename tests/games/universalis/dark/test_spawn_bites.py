"""Where the Artificial Dark Player's creatures appear: square after square, from every side."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Section
from undercroft.games.universalis.plane import FACINGS
from undercroft.games.universalis.rules.dark import spawning
from undercroft.games.universalis.state import Mark

EAST, WEST, SOUTH, NORTH = (FACINGS.index(name) for name in ("east", "west", "south", "north"))


def room(arena, width, depth, row, **more):
    """A corridor of one square and a room to the east of it, with a door in some row."""
    drawing = "\n".join(["a" + "b" * width] * depth)
    a = arena(drawing, doors=(Door("gate", (0, row), "east"),), **more)
    a.reveal_all()
    return a, a.hero(0, row)


def order(a, cells):
    return [a.board.xy(cell) for cell in cells]


@pytest.mark.rule("dun.adp.place.room-first", "dun.adp.place.room-fill", "dun.adp.place.room-checkerboard")
def test_a_room_is_filled_from_the_third_row_on_like_a_checkerboard(arena):
    a, hero = room(arena, 5, 5, 2)
    found = order(a, spawning.room_squares(a.t, 1, hero.cell, EAST))
    assert found == [
        *((3, 2), (3, 4), (3, 0)), *((4, 1), (4, 3)), *((5, 0), (5, 2), (5, 4)),
        *((2, 1), (2, 3)), *((1, 0), (1, 2), (1, 4)),
        *((3, 3), (3, 1)), *((4, 0), (4, 2), (4, 4)), *((5, 1), (5, 3)),
        *((2, 0), (2, 2), (2, 4)), *((1, 1), (1, 3)),
    ]  # fmt: skip


@pytest.mark.rule("dun.adp.place.room-first", "dun.adp.place.room-blocked")
def test_a_room_without_a_third_row_is_filled_from_its_first(arena):
    a, hero = room(arena, 2, 3, 1)
    found = order(a, spawning.room_squares(a.t, 1, hero.cell, EAST))
    assert found == [(1, 1), (2, 0), (2, 2), (1, 2), (1, 0), (2, 1)]
    b, guest = room(arena, 3, 3, 1)
    assert order(b, spawning.room_squares(b.t, 1, guest.cell, EAST))[:3] == [(3, 1), (2, 0), (2, 2)]


@pytest.mark.rule("dun.adp.place.large-room")
@pytest.mark.parametrize(("width", "depth", "large"), [(8, 5, False), (7, 6, True)])
def test_in_a_room_of_more_than_forty_squares_every_other_row_stays_free(arena, width, depth, large):
    a, hero = room(arena, width, depth, 2)
    found = order(a, spawning.room_squares(a.t, 1, hero.cell, EAST))
    assert len(set(found)) == len(found) == width * depth
    assert found[:4] == ([(3, 2), (3, 4), (3, 0), (5, 0)] if large else [(3, 2), (3, 4), (3, 0), (4, 1)])
    if large:
        assert found[3:12] == [(x, y) for x in (5, 7, 1) for y in (0, 2, 4)]
        assert found[12:15] == [(3, 3), (3, 5), (3, 1)]


@pytest.mark.rule("dun.adp.place.room-blocked", "dun.adp.place.on-low-furniture")
def test_high_furniture_is_left_out_and_low_is_not(arena):
    a, hero = room(arena, 5, 5, 2, elements=(Furnishing("statue", (3, 2)), Furnishing("rocks", (4, 3))))
    found = order(a, spawning.room_squares(a.t, 1, hero.cell, EAST))
    assert (3, 2) not in found
    assert found[:3] == [(3, 4), (3, 0), (4, 1)]


@pytest.mark.rule("dun.adp.place.on-low-furniture")
def test_what_is_as_high_as_a_man_is_high(arena):
    content = arena().content
    two = next(card.id for card in content.furniture.values() if card.height == 2 and card.width == card.depth == 1)
    a, hero = room(arena, 5, 5, 2, furniture=(Furnishing(two, (3, 2)),))
    assert (3, 2) not in order(a, spawning.room_squares(a.t, 1, hero.cell, EAST))


@pytest.mark.rule("dun.adp.place.corridor-first", "dun.adp.place.corridor-fill")
def test_a_corridor_is_filled_from_its_far_end(arena):
    a, hero = room(arena, 3, 3, 1)
    found = order(a, spawning.corridor_squares(a.t, 1, hero.cell, EAST))
    assert found == [(x, y) for x in (3, 2, 1) for y in (1, 0, 2)]


@pytest.mark.rule("dun.adp.place.corridor-furniture")
def test_nobody_stands_on_a_statue_in_a_corridor(arena):
    a, hero = room(arena, 3, 3, 1, elements=(Furnishing("statue", (3, 1)),))
    assert order(a, spawning.corridor_squares(a.t, 1, hero.cell, EAST))[0] == (3, 0)


@pytest.mark.rule("dun.adp.place.general")
@pytest.mark.parametrize(
    ("facing", "ahead", "right"),
    [(EAST, 2, 1), (WEST, -2, -1), (SOUTH, 1, -2), (NORTH, -1, 2)],
)
def test_ahead_and_to_the_right_go_by_the_way_one_looks(arena, facing, ahead, right):
    a = arena()
    found = {cell: (deep, side) for deep, side, cell in spawning.axes(a.t, 0, a.at(5, 4), facing)}
    assert found[a.at(7, 5)] == (ahead, right)
    assert found[a.at(5, 4)] == (0, 0)
    assert len(found) == 96


@pytest.mark.rule("dun.adp.place.general")
def test_a_hero_looks_through_the_door_he_stands_at_else_to_the_middle(arena):
    a, hero = room(arena, 5, 5, 2)
    assert spawning.look_into(a.t, 1, hero.cell) == EAST
    assert spawning.look_into(a.t, 0, a.at(1, 2)) == WEST
    assert spawning.look_into(a.t, 1, a.at(0, 0)) == EAST
    assert spawning.look_into(a.t, 0, a.at(5, 2)) == WEST


@pytest.mark.rule("dun.adp.place.room-ties", "dun.adp.place.corridor-ties")
@pytest.mark.parametrize(
    ("card", "in_rooms", "in_corridors"),
    [("orc-spearman", 0, 2), ("orc-warrior", 1, 0), ("orc-shaman", 2, 1)],
)
def test_who_stands_in_front_in_rooms_and_corridors(arena, card, in_rooms, in_corridors):
    a = arena()
    creature = a.content.creatures[card]
    assert spawning.tie_rank(a.t, creature, False) == in_rooms
    assert spawning.tie_rank(a.t, creature, True) == in_corridors


@pytest.mark.rule("dun.adp.place.facing")
def test_creatures_look_at_the_nearest_hero_who_stands(arena):
    a = arena()
    first, second = a.hero(1, 1), a.hero(9, 1)
    assert spawning.nearest_hero(a.t, a.at(4, 1)) == first.cell
    assert spawning.nearest_hero(a.t, a.at(6, 1)) == second.cell
    assert spawning.nearest_hero(a.t, a.at(5, 1)) == first.cell
    first.marks |= Mark.KNOCKED_OUT
    assert spawning.nearest_hero(a.t, a.at(4, 1)) == second.cell
    second.marks |= Mark.KNOCKED_OUT
    assert spawning.nearest_hero(a.t, a.at(4, 1)) == a.at(4, 1)


@pytest.mark.rule("dun.adp.place.thief")
def test_a_thief_appears_three_squares_away_and_no_nearer_to_another(arena):
    a = arena("a" * 12)
    heroes = [a.hero(2, 0), a.hero(6, 0)]
    assert order(a, spawning.beside_heroes(a.t, 0, heroes)) == [(9, 0)]
    assert order(a, spawning.beside_heroes(a.t, 0, heroes[:1])) == [(5, 0)]
    assert order(a, spawning.beside_heroes(a.t, 0, heroes[1:])) == [(3, 0), (9, 0)]


@pytest.mark.rule("dun.adp.leader.vitality", "dun.adp.rotating-dp")
@pytest.mark.parametrize(
    ("reserve", "mode", "placed", "more", "left"),
    [
        (20, "artificial", 1, 0, 20),
        (25, "artificial", 1, 5, 20),
        (19, "artificial", 1, 0, 19),
        (25, "rotating", 1, 1, 20),
        (26, "rotating", 1, 2, 20),
        (25, "artificial", 0, 0, 25),
    ],
)
def test_points_above_twenty_become_the_leaders_vitality(arena, reserve, mode, placed, more, left):
    a = arena(leader="orc-champion", sections=(Section("a", main=True),))
    a.state.dark.reserve, a.state.mode = reserve, mode
    leader = a.orc(3, 3, leader=True, vitality=6)
    if placed:
        a.state.dark.leader_placed = True
    spawning.strengthen_leader(a.t)
    assert (leader.base[9], a.state.dark.reserve) == (6 + more, left)


@pytest.mark.rule("dun.adp.place.ambush-reinforcements", "dun.adp.place.ambush-no-los")
def test_ambushes_come_from_explored_sections_next_to_the_heroes_but_not_from_the_first(arena):
    doors = (Door("one", (1, 0), "east"), Door("two", (3, 0), "east"), Door("three", (5, 0), "east"))
    a = arena("aabbccdd", doors=doors)
    a.reveal_all()
    hero = a.hero(3, 0)
    assert spawning.back_sections(a.t) == [(2, (a.at(3, 0), EAST))]
    hero.cell = a.at(5, 0)
    assert spawning.back_sections(a.t) == [(1, (a.at(4, 0), WEST)), (3, (a.at(5, 0), EAST))]
    a.state.map.layout = type(a.state.map.layout)(ways=0b011, revealed=0b1111, pieces=a.board.pieces)
    assert spawning.back_sections(a.t) == [(1, (a.at(4, 0), WEST))]
    hero.marks |= Mark.KNOCKED_OUT
    assert spawning.back_sections(a.t) == []


@pytest.mark.rule("dun.adp.place.corridor-first", "dun.adp.place.corridor-fill")
def test_seen_from_its_other_end_a_corridor_is_filled_left_hand_first_all_the_same(arena):
    a = arena("aaab\naaab\naaab", doors=(Door("gate", (2, 1), "east"),), start=((3, 0),))
    a.reveal_all()
    found = order(a, spawning.corridor_squares(a.t, 0, a.at(3, 1), WEST))
    assert found == [(x, y) for x in (0, 1, 2) for y in (1, 2, 0)]


@pytest.mark.rule("dun.adp.encounter.large-sections", "dun.adp.encounter.roll", "dun.adp.encounter.broken-door")
@pytest.mark.parametrize(
    ("width", "broken", "main", "dice", "drawn"),
    [
        (10, False, False, 1, 0),
        (11, False, False, 1, 1),
        (10, True, False, 2, 0),
        (11, False, True, 1, 0),
    ],
)
def test_a_section_of_more_than_forty_squares_has_an_encounter(arena, monkeypatch, width, broken, main, dice, drawn):
    a = arena("\n".join(["a" * width] * 4), sections=(Section("a", main=main),))
    hero, cards, rolled = a.hero(0, 0), [], []

    async def note(t, section, who):
        cards.append((section, who))

    async def shown(t, wanted):
        rolled.append(1)
        return ""

    async def nobody(t, card):
        return ()

    monkeypatch.setattr(spawning, "draw_encounter", note)
    monkeypatch.setattr(spawning.hand, "scenario_die", shown)
    monkeypatch.setattr(spawning, "spawn_row", nobody)
    a.run(spawning.artificial_reveal(a.t, 0, hero.id, broken=broken, barred=False))
    assert (len(rolled), cards) == (dice, [(0, hero.id)] * drawn)
    cards.clear()
    rolled.clear()
    a.run(spawning.artificial_reveal(a.t, 0, hero.id, broken=broken, barred=True))
    assert (rolled, cards) == ([], [])


@pytest.mark.rule("dun.adp.encounter.broken-door")
@pytest.mark.parametrize(("faces", "times"), [(["encounter"], 1), (["", "encounter"], 1), (["", ""], 0)])
def test_the_second_die_of_a_broken_door_is_rolled_only_after_a_blank(arena, monkeypatch, faces, times):
    a = arena("aaa")
    hero, cards, left = a.hero(0, 0), [], list(faces)

    async def note(t, section, who):
        cards.append(section)

    async def shown(t, wanted):
        return left.pop(0)

    monkeypatch.setattr(spawning, "draw_encounter", note)
    monkeypatch.setattr(spawning.hand, "scenario_die", shown)
    a.run(spawning.artificial_reveal(a.t, 0, hero.id, broken=True, barred=False))
    assert (left, cards) == ([], [0] * times)


@pytest.mark.rule("dun.adp.place.ambush-reinforcements")
def test_nobody_comes_from_a_section_that_nobody_has_seen(arena):
    a = arena("aabbcc", doors=(Door("one", (1, 0), "east"), Door("two", (3, 0), "east")))
    a.state.map.layout = type(a.state.map.layout)(ways=0b11, revealed=0b011, pieces=a.board.pieces)
    a.hero(3, 0)
    assert spawning.back_sections(a.t) == []
    a.reveal_all()
    assert spawning.back_sections(a.t) == [(2, (a.at(3, 0), EAST))]


@pytest.mark.rule("dun.adp.place.room-ties", "dun.encounter.ranged-half")
def test_who_has_one_long_weapon_or_one_bow_counts_as_such(arena):
    a = arena()
    lancer = next(card for card in a.content.creatures.values() if card.weapons == ("cavalry-lance", "axe"))
    archer = next(card for card in a.content.creatures.values() if card.weapons == ("spear", "short-bow"))
    assert spawning.is_long(a.t, lancer)
    assert spawning.is_long(a.t, archer)
    assert spawning.has_bow(a.t, archer)
    assert spawning.shoots(a.t, archer)
    assert not spawning.has_bow(a.t, lancer)
    warrior = a.content.creatures["orc-warrior"]
    assert not spawning.is_long(a.t, warrior)
    names = [lancer.id, "orc-warrior", archer.id]
    assert [spawning.ranged_allowed(a.t, names[:n]) for n in (1, 2, 3)] == [True, True, False]
    assert not spawning.ranged_allowed(a.t, [lancer.id, archer.id])
    assert spawning.ranged_allowed(a.t, [lancer.id, archer.id, "orc-warrior", "orc-warrior"])


@pytest.mark.rule("dun.dp.level-mix")
@pytest.mark.parametrize(
    ("names", "placed", "may"),
    [
        (["orc-warrior"], {}, True),
        (["orc-champion"], {}, False),
        (["orc-warrior", "orc-champion"], {}, False),
        (["orc-warrior", "orc-warrior", "orc-champion"], {}, True),
        (["orc-champion"], {"grunt": 1}, False),
        (["orc-champion"], {"grunt": 2}, True),
        (["orc-champion"], {"grunt": 2, "champion": 1}, False),
        (["orc-champion"], {"grunt": 3, "champion": 1}, True),
        (["orc-champion"], {"grunt": 2, "elite": 2}, True),
        (["orc-champion", "orc-warrior"], {}, True),
    ],
)
def test_with_the_switch_there_are_fewer_of_the_strong_than_grunts(arena, names, placed, may):
    a = arena()
    assert spawning.mixed(a.t, names)
    a.switch(level_mix=True)
    a.state.dark.placed = placed
    assert spawning.mixed(a.t, names) is may


@pytest.mark.rule("dun.place.other")
@pytest.mark.parametrize(("section", "cells"), [(0, [(0, 0), (0, 1)]), (1, [(1, 0), (2, 0), (1, 1), (2, 1)])])
def test_a_section_that_can_be_chosen_shows_its_squares(arena, section, cells):
    a, _ = room(arena, 2, 2, 0)
    value = spawning.section_value(a.t, section)
    assert (value.number, order(a, value.cells)) == (section, cells)
