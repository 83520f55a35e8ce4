"""Two optional extras: climbing walls and furniture, and great jumps onto enemies."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground, Section
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.moving import heights, pouncing
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Mark

LANE = "a" * 12


def ledge(arena, height=3, rows=1, **more):
    """A lane whose squares from column 4 on lie higher."""
    a = arena("\n".join([LANE] * rows), ground=(Ground("high", (4, 0), 8, rows, height),), **more)
    a.switch(climbing=True, jump_attacks=True)
    return a


# ------------------------------------------------------------------------------------------------ climbing walls


@pytest.mark.rule("dun.ex3.climb-wall", "dun.climb-surface.action", "dun.climb-surface.end")
def test_taeral_climbs_a_wall_of_height_three_with_six_points(arena):
    a = ledge(arena)
    taeral = a.hero(1, 0, movement=6, agility=5)
    a.activate(taeral)
    a.do(taeral, f"move @{a.at(3, 0)}")
    a.activate(taeral)
    a.do(taeral, f"scale @{a.at(4, 0)}", dice=[2, 3])
    assert taeral.cell == a.at(4, 0)
    assert (a.state.turn.active.points, a.state.turn.active.move_over, a.state.turn.active.action) == (0, True, 0)
    assert not taeral.marks & Mark.CLIMBING


@pytest.mark.rule("dun.climb-surface.scope")
def test_only_with_the_switch_and_only_what_is_as_high_as_the_climber(arena):
    a = ledge(arena, 2)
    hero = a.hero(3, 0)
    a.activate(hero)
    assert f"scale @{a.at(4, 0)}" in a.offers(hero)
    a.switch(climbing=False)
    assert f"scale @{a.at(4, 0)}" not in a.offers(hero)
    b = ledge(arena, 1)
    low = b.hero(3, 0)
    b.activate(low)
    assert not any(text.startswith("scale") for text in b.offers(low))


@pytest.mark.rule("dun.climb-surface.action", "dun.climb-surface.hands", "dun.condition.stationary")
@pytest.mark.parametrize(
    ("hero", "active", "may"),
    [
        ({}, {}, True),
        ({"marks": Mark.KNOCKED_DOWN}, {}, False),
        ({"marks": Mark.STATIONARY}, {}, False),
        ({"marks": Mark.IN_PIT}, {}, False),
        ({"marks": Mark.STUNNED}, {}, True),
        ({"hands": ("broadsword", "shield")}, {}, False),
        ({}, {"points": 2}, True),
        ({}, {"points": 1}, False),
        ({}, {"move_over": True}, False),
        ({}, {"action": 0}, False),
    ],
)
def test_who_can_climb_a_wall(arena, hero, active, may):
    a = ledge(arena, 2)
    climber = a.hero(3, 0, **hero)
    a.activate(climber, **active)
    assert (f"scale @{a.at(4, 0)}" in a.offers(climber)) is may


@pytest.mark.rule("dun.climb-surface.scope", "dun.climb-surface.end")
def test_tall_furniture_is_climbed_over_to_a_square_beside_it(arena):
    a = arena(LANE, furniture=(Furnishing("cupboard", (4, 0)),))
    a.switch(climbing=True)
    (piece,) = a.board.pieces
    hero = a.hero(3, 0)
    a.activate(hero)
    beyond = max(piece.squares) + 1
    assert [text for text in a.offers(hero) if text.startswith("scale")] == [f"scale @{beyond}"]
    a.do(hero, f"scale @{beyond}", dice=[4, 3])
    assert hero.cell == beyond


@pytest.mark.rule("dun.climb-surface.scope")
@pytest.mark.parametrize(("card", "over"), [("wardrobe", True), ("fireplace", False)])
def test_nobody_climbs_over_what_cannot_be_passed_at_all(arena, card, over):
    a = arena(LANE, furniture=(Furnishing(card, (4, 0)),))
    a.switch(climbing=True)
    hero = a.hero(3, 0)
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("scale")] == [f"scale @{a.at(6, 0)}"] * over


@pytest.mark.rule("dun.climb-surface.end")
@pytest.mark.parametrize(("height", "over"), [(0, True), (1, False), (3, False)])
def test_nobody_climbs_over_furniture_to_where_the_ground_is_higher(arena, height, over):
    ground = (Ground("high", (5, 0), 7, 1, height),) if height else ()
    a = arena(LANE, furniture=(Furnishing("cupboard", (4, 0)),), ground=ground)
    a.switch(climbing=True)
    hero = a.hero(3, 0)
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("scale")] == [f"scale @{a.at(5, 0)}"] * over


@pytest.mark.rule("dun.climb-surface.hands")
@pytest.mark.parametrize(("hands", "can"), [((), True), (("rope",), True), (("dagger",), False), (("torch",), False)])
def test_both_hands_are_free_but_for_a_rope(arena, hands, can):
    a = ledge(arena)
    hero = a.hero(3, 0, hands=hands)
    a.activate(hero)
    assert (f"scale @{a.at(4, 0)}" in a.offers(hero)) == can


@pytest.mark.rule("dun.climb-surface.test")
def test_a_failure_from_the_ground_costs_the_turn_and_nothing_else(arena):
    a = ledge(arena)
    hero = a.hero(3, 0)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", dice=[3, 3])
    assert (hero.cell, hero.wounds) == (a.at(3, 0), 0)
    assert not hero.marks & (Mark.CLIMBING | Mark.KNOCKED_DOWN | Mark.STUNNED)
    assert a.offers(hero) == [text for text in a.offers(hero) if text.startswith("turn")] + ["end"]


def on_the_wall(arena, movement=4):
    """A hero who has climbed two of three points of height."""
    a = ledge(arena)
    hero = a.hero(3, 0, movement=movement)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(4, 0)}", dice=[4, 3])
    return a, hero


@pytest.mark.rule("dun.climb-surface.action", "dun.climb-surface.continue")
def test_with_too_little_movement_he_hangs_there_and_tests_again(arena):
    a, hero = on_the_wall(arena)
    assert hero.marks & Mark.CLIMBING
    assert hero.uses["wall-done"] == 2
    a.activate(hero)
    assert a.offers(hero) == [f"scale-on @{a.at(4, 0)}", "end"]
    a.do(hero, f"scale-on @{a.at(4, 0)}", dice=[4, 3])
    assert hero.cell == a.at(4, 0)
    assert not set(hero.uses) & set(heights.NOTES)


@pytest.mark.rule("dun.climb-surface.continue")
def test_a_failure_on_the_wall_is_a_fall_from_the_height_he_tried_to_reach(arena):
    a, hero = on_the_wall(arena)
    a.activate(hero)
    a.do(hero, f"scale-on @{a.at(4, 0)}", dice=[3, 3, 2, 2, 2])
    assert hero.cell == a.at(3, 0)
    assert hero.marks & Mark.KNOCKED_DOWN
    assert not hero.marks & Mark.CLIMBING


@pytest.mark.rule("dun.climb-surface.action")
def test_one_climbs_down_as_well_and_falls_what_is_left(arena):
    a = ledge(arena)
    hero = a.hero(4, 0, movement=4)
    a.activate(hero)
    a.do(hero, f"scale @{a.at(3, 0)}", dice=[4, 3])
    a.activate(hero)
    a.do(hero, f"scale-on @{a.at(3, 0)}", dice=[3, 3, 4, 3])
    assert hero.cell == a.at(3, 0)
    assert not hero.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN)


@pytest.mark.rule("dun.climb-surface.melee-range")
def test_an_enemy_at_the_foot_of_the_wall_makes_it_harder_by_two(arena):
    a = ledge(arena, rows=2)
    hero = a.hero(3, 0)
    do = Do("scale", cell=a.at(4, 0))
    assert heights.trial(a.t, hero, do).plus == 0
    a.orc(2, 1)
    assert heights.trial(a.t, hero, do).plus == -2


@pytest.mark.rule("dun.climb-surface.attacked")
def test_a_climber_is_struck_like_a_stationary_target(arena):
    a, hero = on_the_wall(arena)
    hero.base = (*hero.base[:4], 5, *hero.base[5:])
    orc = a.orc(2, 0, facing="east", hands=("broadsword",))
    a.activate(orc)
    assert odds.of(a.t, orc.id, Do("attack", target=hero.id, word="broadsword")) == 1
    a.do(orc, f"attack broadsword #{hero.id}", dice=[4, 3, 3, 3, 1])
    assert hero.wounds == 1


@pytest.mark.rule("dun.climb-surface.attacked")
def test_a_climber_who_is_struck_down_falls(arena):
    a, hero = on_the_wall(arena)
    hero.marks |= Mark.KNOCKED_DOWN
    a.run(heights.hold_on(a.t, hero.id), dice=[4, 3])
    assert not hero.marks & Mark.CLIMBING
    b, other = on_the_wall(arena)
    other.cell = b.at(2, 0)
    b.run(heights.hold_on(b.t, other.id))
    assert not other.marks & Mark.CLIMBING


# ------------------------------------------------------------------------------------------------ jumping onto enemies


@pytest.mark.rule("dun.ex3.jump-orc", "dun.jump-attack.success", "dun.jump-attack.test")
def test_taeral_lands_on_the_orc_and_strikes_with_four_more_dice(arena):
    a = ledge(arena, 4)
    taeral, orc = a.hero(4, 0, hands=("broadsword",)), a.orc(3, 0, vitality=9, combat=0)
    a.activate(taeral)
    a.do(taeral, f"pounce #{orc.id}", dice=[4, 3, 6, 5, 1, 2, *[2] * 9], answers=["-1"])
    assert taeral.cell == a.at(3, 0)
    assert orc.cell == a.at(2, 0)
    assert a.t.rolled[-1] == (3 + 1 + 1 + 4, 6, "damage")
    assert a.state.lasting == []
    assert a.state.turn.active.action == 0
    assert not taeral.wounds


@pytest.mark.rule("dun.jump-attack.test", "dun.jump.melee-range")
@pytest.mark.parametrize(
    ("hands", "beside", "plus"), [((), False, 0), (("pickaxes",), False, 1), ((), True, -1), (("pickaxes",), True, 0)]
)
def test_what_helps_and_hinders_a_jump_onto_an_enemy(arena, hands, beside, plus):
    a = ledge(arena, 4)
    hero, orc = a.hero(4, 0, hands=hands), a.orc(3, 0)
    if beside:
        a.orc(5, 0, facing="west", hands=("broadsword",))
    assert pouncing.trial(a.t, hero, Do("pounce", target=orc.id)).plus == plus


@pytest.mark.rule("dun.ex3.jump-skeleton", "dun.jump-attack.fail")
def test_shara_misses_and_lies_where_the_dark_player_likes(arena):
    a = ledge(arena, 4, rows=2, dark_seat=1)
    shara, skeleton = a.hero(4, 0), a.orc(3, 0)
    a.activate(shara)
    a.do(shara, f"pounce #{skeleton.id}", dice=[3, 3, 3, 2, 2, 2], answers=[str(a.at(2, 1))])
    assert shara.cell == a.at(2, 1)
    assert shara.marks & Mark.KNOCKED_DOWN
    assert shara.wounds == 1
    assert a.t.rolled[-1] == (4, 6, "damage")
    assert skeleton.cell == a.at(3, 0)


@pytest.mark.rule("dun.jump-attack.fail")
def test_who_misses_and_finds_no_room_below_stays_and_does_nothing_more(arena):
    a = ledge(arena, 4, dark_seat=1)
    shara, skeleton = a.hero(4, 0), a.orc(3, 0)
    a.orc(2, 0)
    active = a.activate(shara)
    a.do(shara, f"pounce #{skeleton.id}", dice=[3, 3])
    assert (shara.cell, shara.wounds) == (a.at(4, 0), 0)
    assert (active.action, active.quick, active.points, active.move_over) == (0, 0, 0, True)


@pytest.mark.rule("dun.ex3.jump-troll", "dun.jump-attack.larger-target")
def test_borgron_lands_beside_the_troll_and_strikes(arena):
    a = ledge(arena, 4, rows=2)
    borgron, troll = a.hero(4, 0, hands=("broadsword",)), a.orc(3, 0, size=3, vitality=9, combat=0)
    a.activate(borgron)
    a.do(borgron, f"pounce #{troll.id}", dice=[4, 3, 5, 5, 1, 2, *[2] * 8], answers=["strike", str(a.at(3, 1))])
    assert borgron.cell == a.at(3, 1)
    assert troll.cell == a.at(3, 0)
    assert a.t.rolled[-1] == (3 + 1 + 4, 6, "damage")


def clinging(arena, **more):
    a = ledge(arena, 4)
    hero, troll = a.hero(4, 0), a.orc(3, 0, size=3, vitality=9, **more)
    a.activate(hero)
    a.do(hero, f"pounce #{troll.id}", dice=[4, 3], answers=["cling"])
    return a, hero, troll


@pytest.mark.rule("dun.jump-attack.cling")
def test_a_troll_with_a_hero_on_its_neck_stays_stunned(arena):
    a, hero, troll = clinging(arena)
    assert hero.cell == -1
    assert a.state.turn.active is None
    a.run(activation.begin(a.t, troll.id))
    assert troll.marks & Mark.STUNNED


@pytest.mark.rule("dun.jump-attack.cling-roll")
def test_a_won_roll_keeps_him_there_and_a_lost_one_throws_him_off(arena):
    a, hero, troll = clinging(arena)
    a.run(activation.begin(a.t, hero.id), dice=[5, 5, 2, 3])
    assert (hero.cell, a.state.turn.active) == (-1, None)
    assert troll.marks & Mark.STUNNED
    a.run(activation.begin(a.t, hero.id), dice=[2, 3, 5, 5])
    assert hero.cell == a.at(2, 0)
    assert hero.marks & Mark.STUNNED
    assert a.state.turn.active is None
    assert not troll.marks & Mark.STUNNED


@pytest.mark.rule("dun.jump-attack.cling-roll")
def test_when_the_enemy_is_gone_he_stands_where_it_was(arena):
    a, hero, troll = clinging(arena)
    del a.state.figures[troll.id]
    a.run(activation.begin(a.t, hero.id))
    assert hero.cell == a.at(3, 0)
    assert a.state.turn.active.who == hero.id


@pytest.mark.rule("dun.jump-attack.no-combat-skills")
def test_learned_combat_skills_do_not_count_from_above(arena):
    a = ledge(arena, 4)
    hero = a.hero(4, 0, hands=("broadsword",), skills=("giant-killer", "scout"))
    troll = a.orc(3, 0, size=3, span=1, vitality=9, combat=0)
    a.activate(hero)
    a.do(hero, f"pounce #{troll.id}", dice=[4, 3, 5, 5, 1, 2, *[2] * 8], answers=["strike"])
    assert a.t.rolled[-1] == (3 + 1 + 4, 6, "damage")
    assert hero.skills == ("giant-killer", "scout")


@pytest.mark.rule("dun.jump-attack.no-flyers", "dun.jump-attack.floor-heights")
def test_no_flyers_and_only_from_a_height(arena):
    a = ledge(arena, 4)
    hero, orc = a.hero(4, 0), a.orc(3, 0)
    a.activate(hero)
    assert f"pounce #{orc.id}" in a.offers(hero)
    hero.skills = ("flying",)
    assert f"pounce #{orc.id}" not in a.offers(hero)
    b = ledge(arena, 1)
    low, foe = b.hero(4, 0), b.orc(3, 0)
    b.activate(low)
    assert f"pounce #{foe.id}" not in b.offers(low)
    c = arena("ab", sections=(Section("a"), Section("b")), doors=(Door("d", (0, 0), "east", kind="open"),))
    assert set(c.board.floors) == {0}
    assert pouncing.height(a.t, hero, orc) == 4


@pytest.mark.rule("dun.jump-attack.test", "dun.move.points")
@pytest.mark.parametrize(("points", "over", "found"), [(0, False, False), (1, False, True), (2, True, False)])
def test_a_jump_onto_somebody_is_part_of_the_move(arena, points, over, found):
    """The last point is enough; without one, or once the move is over, nobody jumps."""
    a = ledge(arena, 4)
    shara, orc = a.named("shara", 4, 0), a.creature("orc-warrior", 3, 0)
    a.activate(shara, points=points, move_over=over)
    assert (f"pounce #{orc.id}" in a.offers(shara)) is found


@pytest.mark.rule("dun.jump-attack.test")
@pytest.mark.parametrize(("height", "x", "found"), [(2, 2, True), (1, 2, False), (2, 1, False)])
def test_one_square_of_a_large_enemy_below_is_enough_to_jump_at(arena, height, x, found):
    """Onto the part of him that lies below a drop as high as the jumper; not onto one who is a square away."""
    a = ledge(arena, height, rows=2)
    hero, troll = a.hero(4, 0), a.orc(x, 0, span=4, size=3)
    a.activate(hero)
    assert (f"pounce #{troll.id}" in a.offers(hero)) is found
