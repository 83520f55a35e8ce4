"""One more or one less: bounds, ends and order, where a rule's neighbour begins."""

import pytest

from undercroft.games.doria.events import (
    ModsTaken,
    NoFigure,
)

SOUTH = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n###D###"
SHUT = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
WEST = "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######"
EAST = "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######"


# ----------------------------------------------------------------------------------------------- exploring


def two_bends(scene, east):
    """E-4 is laid with its first bend at the southern door; its way on lies against `east`."""
    s = scene({(0, 0): SOUTH, (1, 1): east}, heroes={"warrior": (2, 4)})
    s.state.tiles = ["a-3", "e-4"]
    s.step(answers=[f"open {s.sq(2, 4)} south"])
    s.step(answers=[lambda ask: next(way for way in ask.options if way.turn == 0)])
    return s


@pytest.mark.rule("doria.deadend.condition")
def test_doors_that_nobody_can_reach_do_not_keep_the_dungeon_from_a_dead_end(scene):
    s = two_bends(scene, SHUT)
    assert [door >> 2 for door in s.board.doors if s.board.beyond(door) < 0] == [s.sq(2, 9), s.sq(0, 7)]
    assert not {s.sq(2, 9), s.sq(0, 7)} & s.board.connected  # the second bend of E-4 has doors, but no way leads there
    assert s.state.dead_ends


@pytest.mark.rule("doria.deadend.condition")
def test_a_door_that_only_has_to_be_opened_leads_on_to_the_doors_behind_it(scene):
    room = "#######\n#.....#\n#.....#\nD.....D\n#.....#\n#.....#\n#######"
    assert two_bends(scene, WEST).state.dead_ends  # a room behind the shut door, but none of its own leads on
    assert not two_bends(scene, room).state.dead_ends


# ----------------------------------------------------------------------------------------------- spawning


@pytest.mark.rule("doria.spawn.no-figure-mods-en", "doria.spawn.modification")
def test_the_cards_of_a_horde_pass_on_once_however_many_figures_are_missing(scene):
    s = scene(heroes={"warrior": (4, 4)})
    vampire = s.monster("vampire", 0, 0, acted=True)
    s.state.icons, s.state.monster_deck = [s.sq(2, 2)], ["vampire", "colossal", "horde"]
    assert s.step() == "spawn_icon"
    beast = s.state.monsters[vampire]
    assert beast.mods == ("horde", "colossal")
    assert beast.hp == 2 + 1  # a level card and one colossal
    assert len(s.told(ModsTaken)) == 1
    assert len(s.told(NoFigure)) == 2
    assert [monster for monster, _ in s.state.activations] == [vampire] * 3  # but each missing one acts


@pytest.mark.rule("doria.spawn.no-figure-mods-en")
def test_who_came_with_the_cards_of_its_horde_takes_them_no_second_time(scene):
    s = scene(heroes={"warrior": (4, 4)})
    first = s.monster("mummy", 0, 0, acted=True)
    s.state.icons, s.state.monster_deck = [s.sq(3, 3)], ["mummy", "horde"]
    s.step()
    second = first + 1
    assert s.state.monsters[second].mods == ("horde",)
    assert s.state.monsters[first].mods == ()
    assert [monster for monster, _ in s.state.activations] == [second, second]  # the nearer one, twice
