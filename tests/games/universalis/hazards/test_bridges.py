"""Footbridges over cliffs, and the bottomless squares below them."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.harm import pushing
from undercroft.games.universalis.rules.squares.engagement import field_of, squares
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import NOBODY, Mark

LANE = "a" * 12
TOOLS = ("pickaxes", "rope", "torch")


def cliff(arena, width=2, rows=1, **more):
    """A lane with a cliff from column 4 on."""
    return arena("\n".join([LANE] * rows), ground=(Ground("abyss", (4, 0), width, rows),), **more)


def next_turn(a):
    """Everybody may act again, and the heroes' turn begins."""
    for figure in a.state.figures.values():
        figure.marks &= ~Mark.ACTIVATED
    a.run(turns.start_heroes(a.t))


def builders(arena, width=2, **more):
    a = cliff(arena, width, **more)
    taeral, borgron = a.hero(3, 0), a.hero(4 + width, 0, pack=TOOLS)
    return a, taeral, borgron


@pytest.mark.rule("dun.bridge.start")
def test_a_footbridge_takes_pickaxes_and_rope_for_good(arena):
    a, taeral, borgron = builders(arena)
    a.state.supply.stock = {"rope": 0, "pickaxes": 0}
    a.activate(taeral)
    a.do(taeral, f"bridge #{borgron.id}")
    assert [held.card for held in borgron.pack] == ["torch"]
    assert a.state.supply.stock == {"rope": 0, "pickaxes": 0}
    assert a.state.turn.active.action == a.state.turn.active.points == 0


@pytest.mark.rule("dun.bridge.time")
def test_who_builds_has_begun_his_turn_and_can_still_look_round(arena):
    a, taeral, borgron = builders(arena)
    a.activate(taeral, turned=True)
    a.do(taeral, f"bridge #{borgron.id}")
    assert (a.state.turn.active.begun, a.state.turn.active.turned) == (True, False)
    assert {text.split()[0] for text in a.offers(taeral)} == {"turn", "end"}


@pytest.mark.rule("dun.bridge.start")
@pytest.mark.parametrize("missing", ["rope", "pickaxes"])
def test_one_of_the_two_needs_both_cards(arena, missing):
    a, taeral, borgron = builders(arena)
    borgron.pack = [held for held in borgron.pack if held.card != missing]
    taeral.pack = list(a.hero(0, 0, pack=(missing,)).pack)
    a.activate(taeral)
    assert not any(text.startswith("bridge") for text in a.offers(taeral))


@pytest.mark.rule("dun.bridge.start")
def test_both_stand_at_the_edge_straight_across(arena):
    a = cliff(arena, rows=2)
    taeral, borgron = a.hero(3, 0), a.hero(6, 0, pack=TOOLS)
    a.activate(taeral)
    assert f"bridge #{borgron.id}" in a.offers(taeral)
    borgron.cell = a.at(6, 1)
    assert f"bridge #{borgron.id}" not in a.offers(taeral)
    borgron.cell = a.at(7, 0)
    assert f"bridge #{borgron.id}" not in a.offers(taeral)


@pytest.mark.rule("dun.bridge.start")
def test_nobody_builds_with_an_animal_or_over_an_ordinary_floor(arena):
    a, taeral, borgron = builders(arena)
    borgron.kind = "pet"
    a.activate(taeral)
    assert not any(text.startswith("bridge") for text in a.offers(taeral))
    b = arena(LANE)
    hero, other = b.hero(3, 0, pack=TOOLS), b.hero(4, 0)
    b.activate(hero)
    assert other
    assert not any(text.startswith("bridge") for text in b.offers(hero))


@pytest.mark.rule("dun.bridge.start", "dun.action.not-in-melee-range")
def test_an_enemy_at_either_end_prevents_it(arena):
    a, taeral, _borgron = builders(arena)
    a.orc(7, 0)
    a.activate(taeral)
    assert not any(text.startswith("bridge") for text in a.offers(taeral))


@pytest.mark.rule("dun.ex.footbridge-two-wide", "dun.bridge.time")
def test_two_full_turns_for_a_cliff_two_squares_wide(arena):
    a, taeral, borgron = builders(arena)
    middle = a.at(4, 0)
    for verb in (f"bridge #{borgron.id}", "build"):
        a.activate(taeral)
        a.do(taeral, verb)
        a.activate(borgron)
        a.do(borgron, "build")
        assert field_of(a.t).ground[middle] == "abyss"
        next_turn(a)
    assert field_of(a.t).ground[middle] == field_of(a.t).ground[a.at(5, 0)] == "footbridge"
    assert a.state.map.building == []
    a.activate(taeral)
    assert routes(a.t, taeral, 5).ends[a.at(5, 0)] == 4


@pytest.mark.rule("dun.bridge.time")
def test_a_turn_in_which_one_of_them_does_not_work_is_lost(arena):
    a, taeral, borgron = builders(arena, width=1)
    a.activate(taeral)
    a.do(taeral, f"bridge #{borgron.id}")
    next_turn(a)
    assert a.state.map.building[0].left == 1
    assert field_of(a.t).ground[a.at(4, 0)] == "abyss"


@pytest.mark.rule("dun.bridge.time")
def test_a_builder_who_walks_away_gives_it_up(arena):
    a, taeral, borgron = builders(arena, width=1)
    a.activate(taeral)
    a.do(taeral, f"bridge #{borgron.id}")
    a.activate(borgron)
    a.do(borgron, f"move @{a.at(7, 0)}")
    assert "build" not in a.offers(borgron)
    next_turn(a)
    assert a.state.map.building == []
    assert field_of(a.t).ground[a.at(4, 0)] == "abyss"


@pytest.mark.rule("dun.bridge.time")
def test_who_has_moved_cannot_work_in_the_same_turn(arena):
    a, taeral, _borgron = builders(arena)
    a.activate(taeral, moved=1)
    assert not any(text.startswith("bridge") for text in a.offers(taeral))


def bridged(arena, length=2, rows=1):
    """A cliff with a footbridge of the sheet in its first row."""
    ground = (Ground("abyss", (4, 0), length, rows), Ground("footbridge", (4, 0), length))
    return arena("\n".join([LANE] * rows), ground=ground)


@pytest.mark.rule("dun.bridge.difficult")
def test_a_footbridge_is_difficult_terrain(arena):
    a = bridged(arena)
    hero = a.hero(3, 0, movement=6)
    a.activate(hero)
    assert routes(a.t, hero, 6).ends[a.at(6, 0)] == 5
    a.do(hero, f"move @{a.at(6, 0)}", dice=[6])
    assert hero.marks & Mark.ROUGH


@pytest.mark.rule("dun.ex.footbridge-destroy", "dun.bridge.destroy")
def test_an_orc_in_front_of_the_end_destroys_it_and_one_beside_does_not(arena):
    a = bridged(arena, rows=2)
    front, beside = a.orc(6, 0), a.orc(6, 1)
    a.activate(beside)
    assert not any(text.startswith("cut-bridge") for text in a.offers(beside))
    a.activate(front)
    a.do(front, f"cut-bridge @{a.at(4, 0)}")
    assert [field_of(a.t).ground[a.at(x, 0)] for x in (4, 5)] == ["abyss", "abyss"]
    assert field_of(a.t).bridges == ()
    assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.bridge.destroy")
def test_a_footbridge_of_one_square_has_its_ends_where_it_rests(arena):
    a = arena("\n".join([LANE] * 3), ground=(Ground("abyss", (4, 0), 1, 3), Ground("footbridge", (4, 1))))
    west, corner = a.hero(3, 1), a.hero(5, 0)
    a.activate(west)
    assert f"cut-bridge @{a.at(4, 1)}" in a.offers(west)
    a.activate(corner)
    assert f"cut-bridge @{a.at(4, 1)}" not in a.offers(corner)


@pytest.mark.rule("dun.bridge.destroy", "dun.fall.abyss")
def test_whoever_is_on_it_goes_down_with_it(arena):
    a = bridged(arena)
    orc, hero = a.orc(6, 0), a.hero(4, 0)
    near = a.hero(3, 0)
    a.activate(orc)
    orc.cell = a.at(6, 0)
    a.do(orc, f"cut-bridge @{a.at(4, 0)}")
    assert hero.marks & Mark.KNOCKED_OUT
    assert not near.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.bridge.destroy")
def test_a_bridge_that_was_built_can_be_destroyed_too(arena):
    a, taeral, borgron = builders(arena, width=1)
    a.activate(taeral)
    a.do(taeral, f"bridge #{borgron.id}")
    a.activate(borgron)
    a.do(borgron, "build")
    next_turn(a)
    assert a.state.map.layout.bridges == ((a.at(4, 0),),)
    a.activate(taeral)
    a.do(taeral, f"cut-bridge @{a.at(4, 0)}")
    assert a.state.map.layout.bridges == ()
    assert field_of(a.t).ground[a.at(4, 0)] == "abyss"


@pytest.mark.rule("dun.bridge.large")
@pytest.mark.parametrize(("rolled", "holds"), [(1, False), (2, True)])
def test_a_large_creature_rolls_once_for_each_crossing(arena, rolled, holds):
    a = bridged(arena)
    troll = a.orc(3, 0, size=3, movement=8)
    a.activate(troll)
    a.do(troll, f"move @{a.at(6, 0)}", dice=[rolled])
    assert (troll.id in a.state.figures) == holds
    assert (field_of(a.t).ground[a.at(4, 0)] == "footbridge") == holds
    if holds:
        assert troll.cell == a.at(6, 0)


@pytest.mark.rule("dun.bridge.large")
def test_an_average_creature_crosses_without_a_roll(arena):
    a = bridged(arena)
    orc = a.orc(3, 0, movement=8)
    a.activate(orc)
    a.do(orc, f"move @{a.at(6, 0)}")
    assert orc.cell == a.at(6, 0)


@pytest.mark.rule("dun.bridge.large")
def test_a_base_of_two_squares_goes_down_with_the_bridge(arena):
    a = arena("\n".join([LANE] * 2), ground=(Ground("footbridge", (4, 0), 2), Ground("abyss", (4, 1), 2)))
    beast = a.orc(2, 0, size=3, span=2, other=a.at(2, 1), movement=9)
    a.activate(beast)
    a.do(beast, f"move @{a.at(7, 0)}", dice=[1])
    assert beast.id not in a.state.figures
    assert field_of(a.t).bridges == ()


@pytest.mark.rule("dun.bridge.huge")
def test_a_huge_creature_always_breaks_it(arena):
    a = arena(
        "\n".join([LANE] * 4), ground=(Ground("abyss", (4, 0), 2, 4), Ground("footbridge", (4, 1), 2)), dark_seat=1
    )
    giant = a.orc(2, 1, size=4, span=1, movement=12)
    a.activate(giant)
    a.do(giant, f"move @{a.at(4, 1)}")
    assert giant.id not in a.state.figures
    assert field_of(a.t).bridges == ()


@pytest.mark.rule("dun.bridge.huge")
def test_the_automatons_huge_creatures_keep_off(arena):
    a = bridged(arena)
    giant = a.orc(3, 0, size=4, movement=12)
    assert a.state.dark.seat == NOBODY
    assert max(routes(a.t, giant, 12).ends, default=0) < a.at(4, 0)


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.fall.abyss")
def test_fortune_puts_the_falling_back_on_the_edge(arena):
    a = cliff(arena)
    hero = a.hero(4, 0, fortune=1)
    a.run(pushing.fall(a.t, hero.id, 4, abyss=True), dice=[5], answers=["spend"])
    assert hero.cell == a.at(3, 0)
    assert not hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.fortune.fatal-roll", "dun.large.reference-square")
@pytest.mark.parametrize(("y", "moved"), [(2, True), (4, False)])
def test_a_part_of_a_base_over_the_abyss_is_enough_to_be_put_back(arena, y, moved):
    a = arena("\n".join(["a" * 8] * 6), ground=(Ground("abyss", (3, 2)),))
    troll = a.creature("cave-troll", 2, y)
    pushing.to_the_edge(a.t, troll.id)
    assert (troll.cell != a.at(2, y)) is moved
    assert a.at(3, 2) not in squares(a.board, troll)


@pytest.mark.rule("dun.encounter.free-squares")
def test_creatures_are_not_placed_over_the_abyss(arena):
    a = cliff(arena)
    orc = a.orc(-1, 0)
    assert encounters.near_square(a.t, orc, a.at(4, 0), NOBODY) == a.at(3, 0)
    assert pushing.free(a.t, orc, a.at(4, 0))


def test_the_red_mothers_lair_has_a_cliff_with_a_bridge_and_tools_for_another():
    from undercroft.games.universalis.editions import base

    content = base()
    board = content.boards["the-red-mothers-lair"]
    (bridge,) = board.bridges
    assert len(bridge) == 2
    assert all(board.terrain[cell + board.width] == "abyss" for cell in bridge)
    gains = {effect.object for put in board.quest.furniture for effect in put.effects if hasattr(effect, "object")}
    assert {"pickaxes", "rope"} <= gains


@pytest.mark.rule("dun.bridge.difficult")
def test_an_element_card_can_be_a_footbridge_and_lies_flat(arena):
    a = arena(LANE, elements=(Furnishing("rope-footbridge", (4, 0), turned=True),))
    assert a.board.bridges == ((a.at(4, 0), a.at(5, 0)),)
    assert field_of(a.t).level[a.at(4, 0)] == 0
    assert field_of(a.t).costs()[a.at(4, 0)] == 2
