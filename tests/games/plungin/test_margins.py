"""Where a rule only shows at its margin: the last free square, the far end of a hallway, a door of two tiles."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin.board import EAST, NORTH, SOUTH, WEST, Placed, spot
from undercroft.games.plungin.content.definitions import Doorway, Item
from undercroft.games.plungin.events.places import Happened
from undercroft.games.plungin.rules import (
    combat,
    construction,
    figures,
    happenings,
    laying,
    monsters,
    movement,
    muster,
    objects,
    phases,
)
from undercroft.games.plungin.rules.options import Corpse, Use
from undercroft.games.plungin.state import OUT, Ally


def crowd(q: Any, *free: int) -> None:
    """Orcs on every square that is not taken, but for those that are kept free."""
    taken = figures.occupied(q.t)
    board = figures.board(q.t)
    for cell in board.tile_of:
        if cell not in taken and cell not in board.shut and cell not in free:
            q.foe("orc", cell)


@pytest.mark.rule("plungin.spell.doppelganger", "plungin.spell.golem", "plungin.spell.shadow-images")
@pytest.mark.parametrize(
    ("school", "spell"), [("water", "doppelganger"), ("earth", "golem"), ("shadow", "shadow-images")]
)
@pytest.mark.parametrize("room", [True, False])
def test_nobody_is_called_to_a_map_without_a_free_square(quest: Any, school: str, spell: str, room: bool) -> None:
    q = quest("william")
    q.hero(abilities=[f"magic-school {school}"], spells=[spell], mag=4, cell=q.at(3, 3))
    crowd(q, *[q.at(1, 1)] * room)
    if spell == "golem" and not room:  # its target is an empty square
        assert not [option for option in q.options() if option.startswith("cast")]
        return
    q.act(f"cast {spell}", dice=[5, 5, 5, 5])
    assert [ally.cell for ally in q.state.allies] == [q.at(1, 1)] * room


@pytest.mark.rule("plungin.entry.placement", "plungin.exit.dungeon-persists")
def test_who_comes_back_to_a_crowded_entry_stands_on_the_square_nearest_to_its_corner(quest: Any) -> None:
    """Three steps from the corner through the western door, four through the northern one."""
    q = quest("george")
    north, west = q.room("room-6x6", 0), q.room("room-6x6", 2)
    q.hero(cell=OUT)
    beyond = q.state.doors[0].beyond[1], q.state.doors[2].beyond[0]
    crowd(q, *beyond)
    assert [figures.tile_of(q.t, cell) for cell in beyond] == [north, west]
    q.run(phases.place(q.t, 0))
    assert q.hero().cell == beyond[1]


@pytest.mark.rule("plungin.key.great-last-chest")
@pytest.mark.parametrize("held", [False, True])
def test_a_patrol_brings_the_key_that_nobody_else_can(quest: Any, held: bool) -> None:
    q = quest("meezle")
    for ref in range(3):
        objects.change(q.t, ref, True, dead=True)
    q.room("room-6x6", 0)
    q.door(1, 0, "great")
    q.state.built = 99  # complete: no other door will turn up
    q.hero(cell=q.at(3, 3, 1), items=["great-key"] * held)
    q.passing()
    q.step(dice=[] if held else [1] * 5)
    assert [happened.event for happened in q.t.told(Happened)] == ["monster-patrol"] * (not held)
    assert bool(q.state.foes) != held


@pytest.mark.rule("plungin.spell.demon-control", "plungin.detect.no-pursuit")
@pytest.mark.parametrize("bound", [0, -1])
def test_a_demon_follows_the_first_hero_too_if_he_is_its_caster(quest: Any, bound: int) -> None:
    q = quest("vesper", "george")
    room = q.room()
    q.hero(1, cell=OUT)
    demon = q.foe("unruly-demon", q.at(3, 3, room), bound=bound)  # Brutal: it would stay in its room
    q.hero(cell=q.at(3, 4))
    q.run(monsters.act(q.t, demon), dice=[3] * bool(bound == 0))
    assert (figures.tile_of(q.t, demon.cell) == 0) == (bound == 0)


@pytest.mark.rule("plungin.spell.demon-control")
def test_an_unruly_demon_looks_north(quest: Any) -> None:
    q = quest("vesper")
    q.hero(abilities=["magic-school shadow"], spells=["demon"], mag=3, cell=q.at(3, 4))
    q.act("cast demon", spot(q.at(3, 3)), dice=[5, 5, 5, 1, 1])
    (demon,) = q.state.foes
    assert (demon.number, demon.facing, demon.lif, demon.cell) == (11, NORTH, 1, q.at(3, 3))


def beside_the_shared_door(quest: Any) -> tuple[Any, int, int]:
    """A room behind the eastern door with a door to the north; a third room is laid so that its southern wall meets
    it."""
    q = quest("meezle")
    q.room("room-6x6", 1)
    shared = q.door(1, NORTH)
    q.room("room-6x6", 0)
    ref = q.door(2, EAST)
    q.open(ref)
    spots = laying.spots(q.t, q.state.doors[ref], q.t.content.tiles["room-6x6"])
    return q, laying.lay(q.t, spots[0].placed, ref), shared


@pytest.mark.rule("plungin.build.shared-doorway", "plungin.build.door-roll")
@pytest.mark.parametrize(("count", "rolled"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_a_door_that_is_there_already_is_one_of_those_a_room_gets(quest: Any, count: int, rolled: int) -> None:
    q, index, shared = beside_the_shared_door(quest)
    before = len(q.state.doors)
    q.run(construction.add_doors(q.t, index, count), dice=[1] * rolled, answers=("north",) * (rolled > 0))
    assert q.state.doors[shared].leads == (index if count else -1)
    assert q.rolls() == ["doorway"] * rolled
    assert len(q.state.doors) == before + rolled


def walled_in(quest: Any) -> tuple[Any, int, int]:
    """The same, with rooms without doors in the north and east."""
    q, index, shared = beside_the_shared_door(quest)
    placed = q.state.layout.tiles[index]
    for dx, dy in ((0, -6), (6, 0)):
        laying.lay(q.t, Placed("room-6x6", placed.x + dx, placed.y + dy, 0), -1)
    return q, index, shared


@pytest.mark.rule("plungin.build.shared-doorway", "plungin.unique.preplanned")
def test_a_planned_door_that_finds_no_other_wall_is_the_one_that_is_there(quest: Any) -> None:
    q, index, shared = walled_in(quest)
    before = len(q.state.doors)
    q.run(construction.add_doors(q.t, index, 1, (Doorway(kind="unlocked"),)))
    assert (q.state.doors[shared].leads, len(q.state.doors)) == (index, before)


@pytest.mark.rule("plungin.build.shared-doorway", "plungin.build.dead-doorway")
def test_beside_a_shared_door_the_next_one_leads_nowhere_where_all_is_walled_in(quest: Any) -> None:
    q, index, shared = walled_in(quest)
    before = len(q.state.doors)
    q.run(construction.add_doors(q.t, index, 2))
    assert q.state.doors[shared].leads == index
    (dead,) = q.state.doors[before:]
    assert (dead.side, dead.dead, dead.kind) == (NORTH, True, "unlocked")


@pytest.mark.rule("plungin.build.orientation", "plungin.build.dead-doorway")
@pytest.mark.parametrize(("door", "side"), [(1, EAST), (2, WEST)])
def test_a_bend_turns_away_from_a_wall_whichever_way_one_comes_in(quest: Any, door: int, side: int) -> None:
    q = quest("meezle")
    bend, behind = q.t.content.tiles["corner"], q.state.doors[door]
    assert {other_end(q, spot, side) for spot in laying.spots(q.t, behind, bend)} == {NORTH, SOUTH}
    q.room("room-6x6", 0)
    q.room("room-6x6", q.door(1, side))  # its southern wall is where the bend would end in the north
    assert {other_end(q, spot, side) for spot in laying.spots(q.t, behind, bend)} == {SOUTH}


def other_end(q: Any, lay: Any, side: int) -> int:
    """The side of a bend that is not its entrance, for who comes in through a door on this side of another tile."""
    ways = q.shape("corner", lay.placed.turn).doorways
    return next(end for end in range(4) if ways[end] and end != (side + 2) % 4)


@pytest.mark.rule("plungin.ability.quick-learner")
def test_nobody_learns_from_a_monster_that_a_trap_removed(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, abilities=["quick-learner"])
    for by, xp in ((-1, 0), (0, 0), (1, 1)):
        q.hero(1, xp=0)
        orc = q.foe("orc", q.at(3, 5))
        q.run(combat.harm(q.t, orc.number, 9, by))
        assert q.hero(1).xp == xp


@pytest.mark.rule("plungin.item.potion-of-breath", "plungin.item.healing-potion", "plungin.dead.revive")
@pytest.mark.parametrize(("amount", "sides"), [(0, 4), (6, 6)])
def test_a_potion_of_a_pack_has_its_own_die_or_that_of_a_drink(quest: Any, amount: int, sides: int) -> None:
    own = (Item(id="brew", effect="heal", amount=amount), Item(id="puff", effect="revive", amount=amount))
    q = quest("meezle", "george", items=own)
    q.hero(items=["puff", "brew", "puff"], lif=1, life=6)
    q.hero(lif=1)
    q.hero(1, lif=0, cell=OUT)
    q.act("use brew", dice=[2])
    q.act("use puff george-1", dice=[3])
    assert q.t.rolled == [(1, sides, "heal"), (1, sides, "breath")]
    assert (q.hero().lif, q.hero(1).lif) == (3, 3)
    q.hero(1, lif=0, cell=OUT)
    q.hero(cell=OUT)
    q.run(muster.carry_out(q.t, 0, Use("puff", 0, Corpse(1, "george"))), dice=[2])
    assert q.t.rolled[-1] == (1, sides, "breath")
    assert q.hero(1).lif == 2


@pytest.mark.rule("plungin.spell.earth-gate-return", "plungin.spell.doppelganger-end")
def test_the_way_back_through_a_gate_leaves_a_melted_copy_behind(quest: Any) -> None:
    q = quest("william", "george")
    room = q.room()
    q.hero(cell=q.at(3, 3), gate=q.at(3, 3, room))
    q.hero(1, cell=q.at(3, 4))
    movement.place_ally(q.t, Ally(0, "doppelganger", 0, 0, q.at(3, 2), (1, 1, 1, 1, 1, 1, 1, 1)))
    q.act("gate")
    assert q.state.allies == []
    assert q.hero().cell == q.at(3, 3, room)
    assert figures.tile_of(q.t, q.hero(1).cell) == room


@pytest.mark.rule("plungin.spell.earth-gate-return")
def test_nobody_returns_through_a_gate_to_a_map_without_a_free_square(quest: Any) -> None:
    q = quest("william", "george")
    q.hero(cell=q.at(3, 3), gate=q.at(1, 1))
    q.hero(1, cell=q.at(3, 4))
    crowd(q)
    q.act("gate")
    assert (q.hero().cell, q.hero(1).cell) == (q.at(3, 3), q.at(3, 4))


@pytest.mark.rule("plungin.exit.only-way-out", "plungin.move.blocked")
def test_who_is_out_takes_no_square(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(1, cell=OUT)
    assert figures.occupied(q.t) == {q.hero().cell}


@pytest.mark.rule("plungin.event.monster-patrol")
@pytest.mark.parametrize(("entered", "row"), [(0, 1), (-1, 6)])
def test_a_patrol_follows_by_the_first_door_too(quest: Any, entered: int, row: int) -> None:
    q = quest("george")
    q.room()
    q.hero(cell=q.at(3, 3), entered=entered)  # back on the Entry Tile, or just come in from outside
    q.run(happenings.patrol(q.t, q.hero()), dice=[1] * 5)
    assert {q.at(3, row), q.at(4, row)} <= {rat.cell for rat in q.state.foes}


@pytest.mark.rule("plungin.build.shared-doorway", "plungin.open.unlocked-action")
def test_a_shared_door_is_opened_from_both_sides_and_from_nowhere_else(quest: Any) -> None:
    q, index, shared = beside_the_shared_door(quest)
    construction.share_door(q.t, index, SOUTH)
    door = q.state.doors[shared]
    for cell, offered in ((door.cells[0], True), (door.beyond[0], True), (door.cells[0] + 120, False)):
        q.hero(cell=cell)
        assert (f"open door-{shared}" in q.options()) == offered
