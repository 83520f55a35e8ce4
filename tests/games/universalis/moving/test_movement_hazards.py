"""Movement in water, in the air and over pits."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground, Section
from undercroft.games.universalis.rules.moving import efforts
from undercroft.games.universalis.rules.squares.engagement import behind
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

LANE = "a" * 12


def ends(a, figure, points=None, **more):
    return set(routes(a.t, figure, points or a.state.turn.active.points, **more).ends)


@pytest.mark.rule("dun.swim.distance", "dun.water.deep-swim", "dun.swim.roll")
def test_deep_water_is_swum_with_agility(arena):
    a = arena(LANE, ground=(Ground("deep-water", (1, 0), 4),))
    hero = a.hero(0, 0, agility=4)
    active = a.activate(hero)
    assert ends(a, hero) == set()
    a.do(hero, "swim", [3, 4])
    assert active.points == 4
    assert a.at(4, 0) in ends(a, hero)
    active = a.activate(hero)
    a.do(hero, "swim", [1, 1])
    assert active.points == 0


@pytest.mark.rule("dun.swim.shore")
def test_points_left_at_the_shore_serve_on_land(arena):
    a = arena(LANE, ground=(Ground("deep-water", (1, 0), 2),))
    hero = a.hero(0, 0, agility=5)
    a.activate(hero)
    a.do(hero, "swim", [3, 4])
    assert a.at(5, 0) in ends(a, hero)


@pytest.mark.rule("dun.swim.gear-penalty", "dun.swim.drowning")
def test_shield_and_heavy_armor_weigh_and_may_drown(arena):
    a = arena(LANE, ground=(Ground("deep-water", (1, 0), 4),))
    hero = a.hero(1, 0, agility=3, armor=3, hands=("shield",), worn=("chainmail",), vitality=9)
    assert efforts.swimming_agility(a.t, hero.id) == -1, "one each in the water, besides what they always cost"
    a.run(efforts.drown(a.t, hero.id), [3, 2, 6])
    assert hero.wounds == 2
    hero.worn = []
    a.run(efforts.drown(a.t, hero.id))
    assert hero.wounds == 2


@pytest.mark.rule("dun.water.deep-melee", "dun.water.deep-no-shooting", "dun.water.deep-penalty")
def test_in_deep_water_only_daggers_and_claws_serve(arena):
    from undercroft.games.universalis.rules.fighting.hits import Blows
    from undercroft.games.universalis.rules.fighting.melee import fighting

    a = arena(LANE, ground=(Ground("deep-water", (1, 0), 4),))
    hero = a.hero(1, 0, hands=("broadsword",))
    orc = a.orc(0, 0)
    a.activate(hero)
    assert not any(text.startswith("attack") for text in a.offers(hero))
    hero.hands[0] = hero.hands[0].__class__("dagger")
    assert any(text.startswith("attack dagger") for text in a.offers(hero))
    assert fighting(a.t, hero, orc, a.content.weapons["dagger"], None) == 2
    hero.skills = ("aquatic-animal",)
    assert fighting(a.t, hero, orc, a.content.weapons["dagger"], None) == 3
    assert Blows


@pytest.mark.rule("dun.fly.declare", "dun.fly.ignores", "dun.fly.pass-through", "dun.fly.is-move")
def test_a_flyer_passes_over_enemies_and_furniture(arena):
    from undercroft.games.universalis.content.definitions import Trait

    a = arena(LANE, furniture=(Furnishing("cupboard", (3, 0)),))
    hero = a.hero(0, 0, skills=("flying",), traits=(Trait("flying", 8),))
    a.orc(2, 0)
    a.activate(hero)
    assert ends(a, hero) == {a.at(1, 0)}
    a.do(hero, "fly")
    assert a.at(8, 0) in ends(a, hero)
    assert a.at(2, 0) not in ends(a, hero)


@pytest.mark.rule("dun.fly.corridor-half")
def test_in_a_corridor_a_flyer_goes_half_as_far(arena):
    from undercroft.games.universalis.content.definitions import Trait

    a = arena(LANE, sections=(Section("a", kind="corridor"),))
    hero = a.hero(0, 0, skills=("flying",), traits=(Trait("flying", 7),), marks=Mark.FLYING)
    a.activate(hero)
    assert max(ends(a, hero)) == a.at(3, 0)


@pytest.mark.rule("dun.skill.nature.flying.blocked")
def test_no_flight_when_engaged_wounded_or_in_heavy_armor(arena):
    a = arena()
    hero = a.hero(5, 5, skills=("flying",), vitality=2)
    a.activate(hero)
    assert "fly" in a.offers(hero)
    hero.wounds = 1
    assert "fly" not in a.offers(hero)
    hero.wounds = 0
    a.orc(5, 4)
    assert "fly" not in a.offers(hero)


@pytest.mark.rule("dun.jump.test")
def test_one_jumps_onto_the_first_square_of_the_board_as_well(arena):
    a = arena(LANE, ground=(Ground("pit", (1, 0)),), start=((5, 0),))
    hero = a.hero(2, 0, agility=4)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(0, 0)}", [3, 3])
    assert hero.cell == a.at(0, 0)


@pytest.mark.rule("dun.jump.test", "dun.jump.interrupt")
def test_a_great_jump_clears_a_pit_and_the_move_goes_on(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(2, 0, agility=4)
    active = a.activate(hero)
    assert ends(a, hero) == {a.at(1, 0), a.at(0, 0)}
    a.do(hero, f"jump @{a.at(4, 0)}", [3, 3])
    assert hero.cell == a.at(4, 0)
    assert active.points == 3
    assert active.action == 0


@pytest.mark.rule("dun.jump.wide", "dun.jump.melee-range")
def test_wide_jumps_and_enemies_cost_one_each(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0), 2),))
    hero = a.hero(2, 0, agility=4, vitality=20, armor=6)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(5, 0)}", [4, 3])
    assert hero.cell == a.at(5, 0)
    hero.cell = a.at(2, 0)
    a.orc(1, 0)
    a.activate(hero)
    a.do(hero, f"jump @{a.at(5, 0)}", [4, 3, 1, 1, 1, 1])
    assert hero.marks & Mark.IN_PIT


@pytest.mark.rule("dun.jump.fail", "dun.fall.where", "dun.fall.ends", "dun.fall.damage")
def test_a_failed_jump_falls_into_the_pit_nearest_the_target(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0), 2),))
    hero = a.hero(2, 0, agility=1, armor=3, vitality=20)
    active = a.activate(hero)
    a.do(hero, f"jump @{a.at(5, 0)}", [3, 3, 4, 4, 2, 1])
    assert hero.cell == a.at(4, 0)
    assert hero.wounds == 2
    assert hero.marks & Mark.KNOCKED_DOWN
    assert (active.points, active.quick) == (0, 0)


@pytest.mark.rule("dun.climb.pit")
def test_climbing_out_needs_eleven_minus_nothing(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(3, 0, agility=3, marks=Mark.IN_PIT)
    active = a.activate(hero)
    a.do(hero, f"climb @{a.at(4, 0)}", [4, 4])
    assert hero.cell == a.at(4, 0)
    assert not hero.marks & Mark.IN_PIT
    assert (active.points, active.quick) == (0, 0)


@pytest.mark.rule("dun.climb.melee-range")
def test_an_enemy_at_the_rim_costs_one(arena):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    hero = a.hero(3, 0, agility=3, marks=Mark.IN_PIT)
    a.orc(2, 0)
    a.activate(hero)
    a.do(hero, f"climb @{a.at(4, 0)}", [4, 3])
    assert hero.marks & Mark.IN_PIT


@pytest.mark.rule("dun.fall.low")
def test_a_low_fall_stuns_unless_nimble(arena):
    from undercroft.games.universalis.rules.harm.pushing import fall

    a = arena()
    hero, other = a.hero(1, 1, agility=3), a.hero(3, 3, agility=3)
    a.run(fall(a.t, hero.id, 2), [3, 3])
    assert hero.marks & Mark.STUNNED
    assert hero.wounds == 0
    a.run(fall(a.t, other.id, 2), [4, 3])
    assert not other.marks & Mark.STUNNED


@pytest.mark.rule("dun.fall.abyss")
def test_an_abyss_knocks_out_without_a_roll(arena):
    from undercroft.games.universalis.rules.harm.pushing import fall

    a = arena()
    hero = a.hero(1, 1)
    a.run(fall(a.t, hero.id, 4, abyss=True))
    assert hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.quest-map.starting-squares")
def test_creatures_never_end_on_starting_squares(arena):
    a = arena(LANE)
    orc, hero = a.orc(1, 0), a.hero(11, 0)
    a.activate(orc)
    assert a.at(0, 0) not in ends(a, orc)
    hero.cell = a.at(1, 0)
    orc.cell = a.at(11, 0)
    a.activate(hero)
    assert a.at(0, 0) in ends(a, hero)


@pytest.mark.rule("dun.behind.condition")
def test_behind_is_judged_from_the_whole_base(arena):
    a = arena()
    troll = a.orc(4, 4, size=3, span=4, facing="north")
    hero = a.hero(4, 6)
    assert behind(a.board, hero, troll)
    hero.cell = a.at(3, 4)
    assert not behind(a.board, hero, troll)
