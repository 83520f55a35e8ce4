"""What a character is told about a thing that it points at and that has no option."""

import pytest

from undercroft.games.doria import ids
from undercroft.games.doria.rules.why_not import why_not
from undercroft.kernel import Ask
from undercroft.texts import voice

WALLED = """
#######
#..#..#
#..#..#
#..#..#
#..#..#
#..#..#
#######
"""
english = voice("doria")


def told(s, id, key="act"):
    """The first character points at something while it acts."""
    s.state.active = 0
    return [english(text) for text in why_not(s.t, Ask(0, key, []), id)]


def ids_of(s, id, key="act"):
    s.state.active = 0
    return [text.id for text in why_not(s.t, Ask(0, key, []), id)]


def test_a_square_too_far_names_both_numbers(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.set("warrior", ap=3)
    assert told(s, ids.cell(s.sq(4, 4))) == ["Too far: 8 AP, and you have 3."]
    s.set("warrior", ap=8)
    assert ids_of(s, ids.cell(s.sq(0, 0))) == ["no-stand"]


def test_carrying_doubles_what_a_square_needs(scene):
    s = scene(heroes={"warrior": (0, 0), "adventurer": (0, 0)})
    s.set("adventurer", unconscious=True)
    s.set("warrior", ap=3, carries=1)
    assert told(s, ids.cell(s.sq(2, 0))) == ["Too far: 4 AP, and you have 3."]


def test_figures_walls_and_blockers_stand_in_the_way(scene):
    s = scene(art=WALLED, heroes={"warrior": (0, 0), "adventurer": (1, 1)})
    s.monster("zombie", 0, 3)
    assert ids_of(s, ids.cell(s.sq(0, 3))) == ["no-monster-there"]
    assert ids_of(s, ids.cell(s.sq(1, 1))) == ["no-hero-there"]
    assert ids_of(s, ids.cell(s.sq(2, 2))) == ["no-wall"]
    assert ids_of(s, ids.cell(s.sq(4, 4))) == ["no-way"]
    s.monster("zombie", 1, 0, mods=("blocker",))
    assert ids_of(s, ids.cell(s.sq(1, 4))) == ["no-pinned"]


def test_a_monster_out_of_range_out_of_sight_or_with_nothing_to_hit_it(scene):
    s = scene(art=WALLED, heroes={"warrior": (0, 0)})
    near, behind, outside = s.monster("zombie", 0, 4), s.monster("zombie", 4, 0), s.monster("zombie")
    assert ids_of(s, ids.monster(near)) == ["no-weapon"]
    s.give("warrior", "short-sword")
    assert told(s, ids.monster(near)) == ["Zombie 1 is out of range: 4 squares away, and your weapons reach 1."]
    assert ids_of(s, ids.monster(behind)) == ["no-sight"]
    assert ids_of(s, ids.monster_sheet(outside)) == ["no-outside"]


def test_a_monster_that_a_weapon_cannot_hurt(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.give("warrior", "short-sword")
    ghost = s.monster("poltergeist", 1, 0, shown=True)
    assert ids_of(s, ids.monster(ghost)) == ["no-immune"]


@pytest.mark.parametrize(
    ("place", "damaged", "meets", "reason"),
    [
        ("pack", False, True, "no-card-pack"),
        ("", True, True, "no-card-damaged"),
        ("", False, False, "no-card-needs"),
        ("", False, True, "no-prey"),
    ],
)
def test_a_card_says_what_it_lacks(scene, place, damaged, meets, reason):
    s = scene(heroes={"warrior": (0, 0)})
    number = s.give("warrior", "short-sword", place)
    if damaged:
        s.state.damaged.append(number)
    if not meets:
        s.set("warrior", **dict.fromkeys(("str_", "con", "agi", "per", "wis", "psi"), 0))
    assert ids_of(s, ids.card(number)) == [reason]


def test_whose_card_it_is_and_what_the_shop_wants(scene):
    s = scene(heroes=("warrior", "adventurer"))
    number, ware = s.give("adventurer", "short-sword"), s.card("short-sword")
    assert told(s, ids.card(number)) == ["Adventurer carries this. You can take it from a neighbor."]
    s.state.shop[0] = ware
    assert ids_of(s, ids.card(ware), "shop") == ["no-gold"]
    assert ids_of(s, ids.card(number), "defend") == ["no-defense"]


def test_treasures_doors_and_friends(scene):
    s = scene(art=WALLED, heroes={"warrior": (0, 0), "adventurer": (4, 4)})
    s.state.treasures.append(s.sq(0, 4))
    assert ids_of(s, ids.treasure(s.sq(0, 4))) == ["no-treasure-away"]
    assert ids_of(s, ids.hero(0)) == ["no-self"]
    assert ids_of(s, ids.hero(1)) == ["no-friend-sight"]
    s.set("adventurer", away="left")
    assert ids_of(s, ids.hero_sheet(1)) == ["no-gone"]


def test_other_questions_are_left_to_the_kernel(scene):
    s = scene(heroes={"warrior": (0, 0)})
    assert ids_of(s, ids.cell(s.sq(1, 1)), "keep") == []
    assert ids_of(s, "no such thing") == []
