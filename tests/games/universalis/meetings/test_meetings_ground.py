"""Where pits, abysses, walls and doors meet another rule: pushes, positions, surprise, throws, bodies, pursuers."""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.content.skills import monstrous
from undercroft.games.universalis.plane import FACINGS
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting.melee import strike
from undercroft.games.universalis.rules.hazards import traps
from undercroft.games.universalis.rules.magic import spell_effects
from undercroft.games.universalis.rules.moving import efforts
from undercroft.games.universalis.rules.squares import adjacent, situation, within
from undercroft.games.universalis.state import Mark

from ..stage import acts

WON = [3, 3, 1, 1]

# ------------------------------------------------------------------------------------------ at the bottom of a pit


def dug(arena, *cells, kind="pit"):
    """The hall with holes in its floor."""
    return arena(ground=tuple(Ground(kind, cell) for cell in cells))


@pytest.mark.rule("dun.push.no-room", "dun.climb.pit")
@pytest.mark.parametrize("below", [True, False])
def test_nobody_is_pushed_out_of_a_pit(arena, below):
    a = dug(arena, (5, 3))
    hero = a.hero(5, 4, hands=("broadsword",), combat=9)
    orc = a.orc(5, 3, marks=Mark.IN_PIT if below else Mark.FLYING, vitality=20, armor=6, facing="south")
    dice = [4, 3, 1, 2, *[1] * 4, *([6] if below else [])]
    a.run(strike(a.t, a.blows(hero, orc)), dice, [] if below else [str(a.at(5, 2))])
    assert (orc.cell == a.at(5, 3), orc.wounds) == (below, int(below)), "there is no room for him, which costs a die"


@pytest.mark.rule("dun.push.fall", "dun.fall.damage")
@pytest.mark.parametrize("below", [True, False])
def test_who_is_pushed_along_the_bottom_of_a_pit_does_not_fall_again(arena, below):
    a = dug(arena, (5, 3), (5, 2)) if below else dug(arena, (5, 2))
    hero = a.hero(5, 4, hands=("broadsword",), combat=9)
    orc = a.orc(5, 3, marks=Mark.IN_PIT if below else 0, vitality=20, armor=6, natural=6, facing="south")
    dice = [4, 3, 1, 2, *[1] * 4, *([] if below else [6] * 4)]
    a.run(strike(a.t, a.blows(hero, orc)), dice, [str(a.at(5, 2)), *([] if below else ["stay"])])
    assert (orc.cell, bool(orc.marks & Mark.IN_PIT)) == (a.at(5, 2), True)
    assert (orc.wounds, bool(orc.marks & Mark.KNOCKED_DOWN)) == ((0, False) if below else (4, True))


@pytest.mark.rule("dun.position.take", "dun.climb.pit")
@pytest.mark.parametrize("below", [True, False])
def test_who_strikes_from_a_pit_does_not_come_out_of_it_by_taking_a_position(arena, below):
    a = dug(arena, (5, 4)) if below else arena()
    hero = a.hero(5, 4, hands=("broadsword",), combat=9, strength=6, marks=Mark.IN_PIT if below else 0)
    orc = a.orc(5, 3, vitality=1, armor=2, facing="south")
    a.run(strike(a.t, a.blows(hero, orc)), [4, 3, 1, 2, *[6] * 7], [] if below else ["take"])
    assert orc.id not in a.state.figures
    assert hero.cell == (a.at(5, 4) if below else a.at(5, 3))


@pytest.mark.rule("dun.surprise.effect", "dun.climb.pit")
@pytest.mark.parametrize("below", [True, False])
def test_who_is_surprised_in_a_pit_is_turned_but_stays_in_it(arena, below):
    a = dug(arena, (5, 3))
    hero = a.hero(5, 3, marks=Mark.IN_PIT) if below else a.hero(4, 3)
    orc = a.orc(5, 0)
    a.run(encounters.startle(a.t, orc, hero.id))
    assert (a.board.xy(hero.cell), FACINGS[hero.facing]) == (((5, 3), "south") if below else ((5, 2), "south"))
    a.activate(hero)
    verbs = {do.verb for do in efforts.other_offers(a.t, situation(a.t, hero.id))}
    assert ("climb" in verbs) is below


# ------------------------------------------------------------------------------------------ thrown


@pytest.mark.rule("dun.skill.nature.grab-and-throw.wall", "dun.skill.nature.grab-and-throw.collision")
@pytest.mark.parametrize("wall", [True, False])
def test_nobody_is_thrown_at_a_friend_behind_a_wall(arena, wall):
    a = arena("aaaaaa\n" + "bbbbbb\n" * 4 if wall else "bbbbbb\n" * 5, start=((0, 4),))
    a.reveal_all()
    troll = a.orc(2, 2, span=4, size=3, strength=3, agility=9)
    hero = a.hero(2, 1, agility=0, vitality=20, armor=4)
    friend = a.hero(2, 0, vitality=20)
    if not wall:
        troll.cell, hero.cell, friend.cell = a.at(2, 3), a.at(2, 2), a.at(2, 1)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [*WON, 3, 3, 3])
    assert bool(friend.marks & Mark.KNOCKED_DOWN) is not wall
    assert (hero.wounds, hero.cell) == ((3, a.at(2, 1)) if wall else (0, a.at(2, 1)))


@pytest.mark.rule("dun.skill.nature.grab-and-throw.wall")
def test_the_edge_of_the_board_stops_who_is_thrown_whoever_stands_at_the_other_one(arena):
    a = arena("aaaaaa\n" * 5, start=((0, 4),))
    troll = a.orc(3, 1, span=4, size=3, strength=3, agility=9)
    hero, friend = a.hero(5, 1, agility=0, vitality=20, armor=4), a.hero(0, 2, vitality=20)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [*WON, 3, 3, 3])
    assert (hero.cell, hero.wounds) == (a.at(5, 1), 3)
    assert (friend.cell, friend.marks & Mark.KNOCKED_DOWN) == (a.at(0, 2), 0)


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-throw.wall")
@pytest.mark.parametrize(("high", "cell", "wounds"), [(True, (2, 3), 3), (False, (2, 1), 0)])
def test_who_is_thrown_flies_straight_and_not_around_a_cupboard(arena, high, cell, wounds):
    pieces = (Furnishing(card="cupboard", at=(2, 2)),) if high else ()
    a = arena("aaaaaa\n" * 7, start=((0, 6),), furniture=pieces)
    troll = a.orc(2, 4, span=4, size=3, strength=2, agility=9)
    hero = a.hero(2, 3, agility=0, vitality=20, armor=4)
    a.run(monstrous.throw(a.t, troll.id, hero.id), [*WON, 3, 3])
    assert (a.board.xy(hero.cell), hero.wounds) == (cell, 2 if wounds else 0)


# ------------------------------------------------------------------------------------------ bodies


@pytest.mark.rule("dun.fall.abyss", "dun.ko.body")
@pytest.mark.parametrize(("kind", "lifted"), [("abyss", False), ("", True)])
def test_nobody_fetches_a_body_up_from_an_abyss(arena, kind, lifted):
    a = dug(arena, (5, 3), kind=kind) if kind else arena()
    body, friend = a.hero(5, 3, marks=Mark.KNOCKED_OUT), a.hero(5, 4)
    a.activate(friend)
    assert (f"lift #{body.id}" in a.offers(friend)) is lifted


# ------------------------------------------------------------------------------------------ doors


def two_rooms(arena, **more):
    """Two explored rooms, and the door between them shut again."""
    a = arena("aaaaaabbbbbb\n" * 3, doors=(Door("way", (5, 1), "east"),), **more)
    a.reveal_all()
    a.state.map.doors[0].state = "closed"
    a.state.map.layout = replace(a.state.map.layout, ways=0)
    return a


@pytest.mark.rule("dun.door.reopen", "dun.adp.move.nearest")
@pytest.mark.parametrize(("card", "opens"), [("orc-warrior", True), ("cave-viper", False)])
def test_who_shuts_a_door_in_their_faces_shuts_out_animals_only(arena, card, opens):
    a = two_rooms(arena)
    hero, creature = a.hero(3, 1), a.creature(card, 9, 1)
    acts(a, creature)
    assert (a.state.map.doors[0].state == "open", a.board.section[creature.cell] == 0) == (opens, opens)
    assert adjacent(a.t, hero, creature) is opens, "it goes on in the same move"


@pytest.mark.rule("dun.door.reopen")
def test_what_cannot_reach_the_door_in_one_move_opens_it_in_the_next(arena):
    a = two_rooms(arena)
    a.hero(0, 1)
    orc = a.creature("orc-warrior", 11, 1, movement=3)
    acts(a, orc)
    assert (a.board.xy(orc.cell)[0] < 11, a.state.map.doors[0].state) == (True, "closed")
    for _ in range(2):
        orc.marks = 0
        acts(a, orc)
    assert a.state.map.doors[0].state == "open"


@pytest.mark.rule("dun.door.reopen", "dun.adp.move.nearest")
def test_nobody_turns_to_a_door_while_there_is_an_enemy_on_this_side(arena):
    a = two_rooms(arena)
    a.hero(5, 0)
    hero, orc = a.hero(10, 1), a.creature("orc-warrior", 7, 1)
    acts(a, orc)
    assert (a.state.map.doors[0].state, adjacent(a.t, hero, orc)) == ("closed", True)


@pytest.mark.rule("dun.door.reopen", "dun.quick.not-in-melee-range")
@pytest.mark.parametrize(("near", "offered"), [(False, ["reopen"]), (True, [])])
def test_a_dark_player_has_his_creatures_open_doors_out_of_melee(arena, near, offered):
    a = two_rooms(arena, dark_seat=1)
    orc = a.creature("orc-warrior", 6, 1)
    a.hero(7 if near else 2, 1)
    a.activate(orc)
    assert [text.split()[0] for text in a.offers(orc) if "open" in text] == offered


# ------------------------------------------------------------------------------------------ walls


@pytest.mark.rule("dun.spell.aoe", "dun.los.wall")
@pytest.mark.parametrize(("door", "hit"), [("closed", False), ("open", True)])
def test_no_rain_of_embers_falls_through_a_wall_or_a_shut_door(arena, door, hit):
    a = two_rooms(arena)
    hero, orc = a.hero(0, 1), a.orc(5, 1)
    behind, other = a.hero(6, 1), a.hero(4, 2)
    if door == "open":
        a.reveal_all()
    found = spell_effects.affected(a.t, hero.id, orc.id, a.content.spells["rain-of-embers"])
    assert found == [orc.id, *([behind.id] if hit else []), other.id]
    orc.cell, behind.cell = a.at(5, 2), a.at(6, 2)
    found = spell_effects.affected(a.t, hero.id, orc.id, a.content.spells["rain-of-embers"])
    assert behind.id not in found, "a wall stands between them"


@pytest.mark.rule("dun.trap.one-square", "dun.los.wall")
def test_gas_does_not_go_through_a_wall(arena):
    a = two_rooms(arena)
    hero, friend, behind = (a.hero(x, 1, vitality=9, natural=2, strength=9) for x in (5, 4, 6))
    a.activate(hero)
    a.run(traps.go_off(a.t, hero.id, "choking-gas"), [6, 6, 3, 4, 6, 6, 3, 4])
    assert [one.wounds for one in (hero, friend, behind)] == [2, 2, 0]


@pytest.mark.rule("dun.spell.aoe", "dun.spell.large-target-once")
@pytest.mark.parametrize(("radius", "cells"), [(0, 4), (1, 16), (2, 36)])
def test_the_squares_around_a_large_base(arena, radius, cells):
    a = arena("a" * 12 + ("\n" + "a" * 12) * 9)
    troll = a.orc(5, 4, span=4, size=3)
    assert bin(within(a.t, troll, radius)).count("1") == cells
