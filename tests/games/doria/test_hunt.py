"""What activated monsters do: targets, squares, ways, pushing, holes, rubble, and the abilities of each kind."""

from copy import deepcopy

import pytest

from undercroft.games.doria.events import GearDamaged, Struck
from undercroft.games.doria.rules import actions, combat, gear, ground, hunt, monsters, prey, status, trails
from undercroft.games.doria.rules.hunt import Plan
from undercroft.testing import run

CORRIDOR = "#######\n#######\n#######\n#.....#\n#######\n#######\n#######"
LONG = {
    (0, 0): "#######\n#######\n#######\n#.....D\n#######\n#######\n#######",
    (1, 0): "#######\n#######\n#######\nD.....#\n#######\n#######\n#######",
}
DITCH = "#######\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#..O..#\n#######"
MOAT = "#######\n#.OO..#\n#.OO..#\n#.OO..#\n#.OO..#\n#.OO..#\n#######"


def plan(s, monster, answers=(), spared=()) -> Plan | None:
    """What it would do in an activation: played out as a step, then taken back."""
    before, dice = deepcopy(s.state), [5] * monsters.stats(s.t, monster).attack[0]
    s.state.activations = [(monster, monsters.sparing(*spared))]
    s.t.script(dice, answers)
    run(hunt.activate(s.t))
    assert not s.t.left_answers
    struck, square = s.state.strike, s.state.monsters[monster].square
    s.state = s.t.state = before
    return Plan(square, struck.targets) if struck else None


def act(s, monster, dice=(), answers=()):
    """An activation as a step of its own; gives where it ends."""
    s.state.activations = [(monster, monsters.EXTRA)]
    assert s.step(dice, answers) == "activate"
    return s.at(s.state.monsters[monster].square)


def hit(s, monster, attack, defense, answers=()):
    """It attacks, the warrior defends with these dice: two steps; gives the hit points that this costs."""
    before = s.hero("warrior").hp
    act(s, monster, attack)
    assert s.step(defense, answers) == "defend"
    s.state.strike = None
    return before - s.hero("warrior").hp


@pytest.mark.rule("doria.ai.activation", "doria.ai.one-attack-type", "doria.card.monster-ap")
def test_a_monster_moves_then_attacks_once(scene):
    s = scene(heroes={"warrior": (4, 2)})
    orc = s.monster("orc", 0, 2)
    assert act(s, orc, dice=[5, 5]) == (3, 2)
    assert s.state.strike.monster == orc
    assert s.state.strike.targets == (0,)
    assert s.t.rolled == [(2, 10, "monster-attack")]
    assert s.content.monsters["orc"].attack_type in ("melee", "ranged", "magic")
    assert monsters.stats(s.t, orc).ap == 7  # its place on the board and the length of its way


@pytest.mark.rule("doria.ai.target-nearest", "doria.ai.stop-in-range")
def test_the_nearest_is_attacked_and_the_way_ends_as_soon_as_it_can(scene):
    s = scene(heroes={"warrior": (4, 4), "mage": (2, 0)})
    orc = s.monster("orc", 0, 0)
    assert plan(s, orc) == Plan(s.sq(1, 0), (1,))


@pytest.mark.rule("doria.ai.target-nearest")
def test_without_anybody_in_range_it_goes_towards_the_nearest(scene):
    s = scene(LONG, heroes={"warrior": (9, 2)})
    zombie = s.monster("zombie", 0, 2)
    assert act(s, zombie) == (3, 2)
    assert s.state.strike is None


@pytest.mark.rule("doria.ai.target-unreachable-en", "doria.ai.figures-block", "doria.ai.shortest-path")
def test_if_the_nearest_cannot_be_reached_the_next_is_attacked(scene):
    s = scene(
        "#######\n#.....#\n#.....#\n#.....#\n##.####\n##.####\n#######", heroes={"warrior": (1, 4), "mage": (4, 0)}
    )
    s.monster("golem", 1, 3)
    orc = s.monster("orc", 1, 2)
    facts = prey.look_round(s.t, orc)
    keys = prey.target_keys(facts, (0, 1))
    assert keys[0] < keys[1]
    assert plan(s, orc).hit == (1,)


@pytest.mark.rule("doria.ai.shortest-path", "doria.ai.figures-block")
@pytest.mark.parametrize(("kind", "target"), [("orc", 0), ("archer", 1)])
def test_a_third_monster_goes_round_unless_it_can_shoot(scene, kind, target):
    art = "#######\n#.....#\n#.###.#\n#.....#\n##.####\n##.####\n#######"
    s = scene(art, heroes={"huntress": (4, 0), "mage": (1, 4)}, edition="de")
    s.monster("golem", 1, 3)
    third = s.monster(kind, 1, 2)
    assert plan(s, third).hit == (target,)


@pytest.mark.rule("doria.ai.target-attribute")
@pytest.mark.parametrize(("edition", "other"), [("en", "adventurer"), ("de", "huntress")])
def test_at_equal_distance_the_weaker_is_attacked(scene, edition, other):
    s = scene(heroes={other: (0, 2), "mage": (4, 2)}, edition=edition)
    orc = s.monster("orc", 2, 2)
    assert plan(s, orc).hit == (1,)  # strength for melee


@pytest.mark.rule("doria.ai.target-attribute")
@pytest.mark.parametrize(("kind", "attribute"), [("orc", 0), ("slimecrawler", 2), ("golem", 4)])
def test_each_type_of_attack_looks_at_its_own_attribute(scene, kind, attribute):
    s = scene(heroes={"warrior": (0, 2), "mage": (4, 2)})
    for who in s.state.heroes:
        who.attributes = [9] * 6
    s.state.heroes[0].attributes[attribute] = 8
    monster = s.monster(kind, 2, 2)
    assert plan(s, monster).hit == (0,)


@pytest.mark.rule("doria.ai.target-armor")
def test_then_the_one_with_less_active_armor(scene):
    s = scene(heroes={"warrior": (0, 2), "mage": (4, 2)})
    for who in s.state.heroes:
        who.attributes = [9] * 6
    helmet = s.give("warrior", "leather-helmet")
    orc = s.monster("orc", 2, 2)
    assert plan(s, orc).hit == (1,)
    hood = s.give("mage", "padded-hood")
    s.revise(hood, ar=9)
    for who in s.state.heroes:
        who.attributes = [9] * 6
    assert plan(s, orc).hit == (0,)
    gear.damage_card(s.t, hood)
    assert plan(s, orc).hit == (1,)  # damaged armor does not count
    assert helmet not in s.state.damaged


@pytest.mark.rule("doria.ai.target-players")
def test_then_the_players_decide(scene):
    s = scene(heroes={"warrior": (0, 2), "mage": (4, 2)}, seats=2)
    for who in s.state.heroes:
        who.attributes = [9] * 6
    orc = s.monster("orc", 2, 2)
    assert plan(s, orc, answers=["mage 1"]).hit == (1,)
    assert s.t.asked[0].seat == s.state.speaker


@pytest.mark.rule("doria.ai.ignore-unconscious", "doria.uncon.immune")
def test_the_unconscious_are_never_targets(scene):
    s = scene(heroes={"warrior": (1, 2), "mage": (4, 2)})
    s.set("warrior", unconscious=True)
    orc = s.monster("orc", 0, 2)
    assert plan(s, orc).hit == (1,)
    assert plan(s, orc).square == s.sq(3, 2)  # over the square where the warrior lies


@pytest.mark.rule("doria.ai.path-along-wall")
def test_among_equal_squares_it_keeps_to_a_wall_then_to_cover(scene):
    s = scene(heroes={"warrior": (1, 1)})
    orc = s.monster("orc", 1, 4)
    s.state.monsters[orc].square = s.sq(2, 2)
    assert plan(s, orc).square in (s.sq(1, 2), s.sq(2, 1))
    s = scene(heroes={"warrior": (1, 1)})
    orc = s.monster("orc", 3, 3)
    s.hero("warrior").square = s.sq(3, 1)
    s.state.monsters[orc].square = s.sq(4, 2)
    assert plan(s, orc).square == s.sq(4, 1)  # along the wall, not (3, 2)


@pytest.mark.rule("doria.ai.path-along-wall")
def test_then_where_fewer_characters_see_it(scene):
    art = "#######\n#.....#\n#.###.#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene(art, heroes={"warrior": (2, 0), "mage": (0, 4)})
    found = [s.sq(1, 0), s.sq(3, 0)]
    ways = {square: trails.Way(3, square, True) for square in found}
    orc = s.monster("orc", 2, 4)
    facts = prey.look_round(s.t, orc)
    chosen = hunt.choose_square(facts, 0, found, ways)
    exposed = {square: sum(s.board.sees(square, who.square) for who in facts.prey.values()) for square in found}
    assert exposed[chosen] == min(exposed.values())


@pytest.mark.rule("doria.ai.keep-distance", "doria.ai.keep-distance-others")
def test_the_slimecrawler_withdraws_to_its_range_away_from_the_others(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 4), "ranger": (1, 4)})
    slime = s.monster("slimecrawler", 1, 0)
    chosen = plan(s, slime)
    assert chosen.hit == (0,)  # the nearest
    assert s.board.range_row(s.sq(0, 0))[chosen.square] == 5  # as far as its range allows
    assert s.at(chosen.square) == (4, 1)  # of those the farthest from the others, at a wall


@pytest.mark.rule("doria.ai.keep-distance")
def test_it_keeps_sight_and_its_action_points(scene):
    s = scene(heroes={"warrior": (0, 0)})
    mercenary = s.monster("mercenary", 1, 0)  # melee with range 2
    chosen = plan(s, mercenary)
    assert s.board.range_row(s.sq(0, 0))[chosen.square] == 2
    golem = s.monster("golem", 0, 1)
    s.state.monsters.pop(mercenary)
    chosen = plan(s, golem)
    assert s.board.range_row(s.sq(0, 0))[chosen.square] == 5
    status.hold_monster(s.t, golem)
    assert plan(s, golem).square == s.sq(0, 1)  # held it attacks from where it stands


@pytest.mark.rule("doria.ai.target-multi")
def test_several_targets_are_preferred_even_if_others_are_nearer(scene):
    s = scene(heroes={"warrior": (0, 2), "mage": (4, 3), "ranger": (4, 4)})
    ogre = s.monster("ogre", 2, 2)
    assert set(plan(s, ogre).hit) == {1, 2}
    orc = s.monster("orc", 2, 1)
    assert len(plan(s, orc).hit) == 1


# ----------------------------------------------------------------------------------------------- pushing


@pytest.mark.rule("doria.ai.push-en", "doria.ai.push-one-en")
def test_a_monster_without_another_way_pushes_one_out_of_its_square(scene):
    s = scene("#######\n#######\n#######\n#.....#\n##.####\n#######\n#######", heroes={"mage": (4, 2)})
    slime = s.monster("slimecrawler", 3, 2)
    goblin = s.monster("goblin", 0, 2)
    other = s.monster("golem", 1, 3)
    assert act(s, goblin, dice=[9, 9]) == (3, 2)
    assert s.at(s.state.monsters[slime].square) == (2, 2)  # as near as possible, along the way that the goblin came
    assert s.at(s.state.monsters[other].square) == (1, 3)  # all others stay


@pytest.mark.rule("doria.ai.push-en", "doria.ai.push-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_it_does_not_push_while_somebody_else_can_be_reached(scene, edition):
    s = scene(CORRIDOR, heroes={"mage": (4, 2), "warrior": (0, 2)}, edition=edition)
    s.monster("slimecrawler", 3, 2)
    goblin = s.monster("goblin", 2, 2)
    assert plan(s, goblin).hit == (1,)
    s.state.heroes[1].unconscious = True
    chosen = plan(s, goblin)
    assert chosen == Plan(s.sq(3, 2), (0,))


@pytest.mark.rule("doria.ai.push-multi-en", "doria.ai.push-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_it_pushes_to_hit_more(scene, edition):
    art = "#######\n#.....#\n##.####\n#.....#\n#######\n#######\n#######"
    s = scene(art, heroes={"warrior": (0, 2), "mage": (2, 2)}, edition=edition)
    s.monster("golem", 1, 1)
    troll = s.monster("troll", 1, 0)
    s.state.level = 1
    chosen = plan(s, troll)
    reach_without = [
        square for square in (s.sq(1, 0), s.sq(0, 0), s.sq(2, 0)) if s.board.in_range(square, s.sq(0, 2), 2)
    ]
    assert len(chosen.hit) == 2
    assert chosen.square == s.sq(1, 1)
    assert not reach_without


@pytest.mark.rule("doria.ai.push-holes-en")
def test_a_push_across_a_hole_throws_the_other_back(scene):
    s = scene("#######\n#######\n#######\n#..O..#\n#######\n#######\n#######", heroes={"mage": (4, 2)})
    blocked = s.monster("golem", 3, 2)
    goblin = s.monster("goblin", 1, 2)
    chosen = plan(s, goblin)
    if chosen is not None and chosen.square == s.sq(3, 2):
        hunt.go(s.t, goblin, chosen.square)
        assert s.at(s.state.monsters[blocked].square) == (1, 2)
    else:
        pytest.fail(f"the goblin does not push: {chosen}")


# ----------------------------------------------------------------------------------------------- holes and rubble


@pytest.mark.rule("doria.ai.hole-jump", "doria.ai.hole-straight-en", "doria.ai.hole-exact-ap-en")
def test_monsters_jump_straight_over_holes_for_five_points_without_a_check(scene):
    s = scene(MOAT, heroes={"warrior": (4, 2)})
    troll = s.monster("troll", 0, 2)
    ways = trails.ways(s.t, prey.look_round(s.t, troll), 7)
    assert ways[s.sq(3, 2)].cost == 5
    assert s.sq(1, 2) not in ways
    exact = trails.ways(s.t, prey.look_round(s.t, troll), 5)
    assert exact[s.sq(3, 2)].armed  # exactly five points are enough for an attack
    assert act(s, troll, dice=[5, 5, 5, 5]) == (3, 1)  # one step on, to keep its distance
    assert [what for _, _, what in s.t.rolled] == ["monster-attack"]


@pytest.mark.rule("doria.ai.hole-short-ap")
def test_a_short_jump_spends_the_attack(scene):
    s = scene(DITCH, heroes={"warrior": (3, 2)})
    s.hero("warrior").square = s.sq(4, 2)
    golem = s.monster("golem", 1, 2)
    ways = trails.ways(s.t, prey.look_round(s.t, golem), 4)
    assert not ways[s.sq(3, 2)].armed
    zombie = s.monster("zombie", 1, 1)
    assert act(s, zombie) == (3, 1)
    assert s.state.strike is None


@pytest.mark.rule("doria.ai.hole-monster-behind-en", "doria.ai.hole-monster-behind-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_past_a_monster_on_the_far_side_with_six_points(scene, edition):
    s = scene(DITCH, heroes={"warrior": (4, 0)}, edition=edition)
    s.monster("golem", 3, 2)
    troll = s.monster("troll", 1, 2)
    values = monsters.stats(s.t, troll)
    straight = lambda most: trails.leaping(s.board, s.sq(1, 2), 0, 0, 1 << s.sq(3, 2), most)  # noqa: E731
    assert straight(6)[s.sq(4, 2)].cost == 6
    assert straight(5).get(s.sq(4, 2), trails.Way(0, 0, False)).armed is False
    assert values.ap == 7
    assert act(s, troll, dice=[5, 5, 5, 5]) == (4, 2)  # along the wall, at its distance
    s.monster("zombie", 4, 2)
    assert s.sq(4, 2) not in trails.leaping(s.board, s.sq(1, 2), 0, 0, 1 << s.sq(3, 2) | 1 << s.sq(4, 2), 6)


@pytest.mark.rule("doria.ai.hole-attack-across")
def test_a_melee_attack_just_spans_the_hole(scene):
    s = scene(MOAT, heroes={"warrior": (3, 2)})
    orc = s.monster("orc", 0, 2)
    values = monsters.stats(s.t, orc)
    assert prey.reaches(s.board, values, s.sq(0, 2), s.sq(3, 2), False)
    assert not prey.reaches(s.board, values, s.sq(0, 1), s.sq(3, 2), False)  # not diagonally
    assert not prey.reaches(s.board, values, s.sq(0, 2), s.sq(4, 2), False)  # not beyond
    assert plan(s, orc) == Plan(s.sq(0, 2), (0,))


@pytest.mark.rule("doria.ai.rubble-en")
def test_a_monster_clears_the_rubble_in_its_way(scene):
    s = scene(CORRIDOR, heroes={"mage": (4, 2)})
    ground.drop_rubble(s.t, s.sq(2, 2))
    orc = s.monster("orc", 0, 2)
    assert act(s, orc) == (1, 2)
    assert s.state.dungeon.rubble == ()
    assert s.state.strike is None
    assert act(s, orc, dice=[9, 9]) == (3, 2)


@pytest.mark.rule("doria.ai.rubble-en", "doria.ai.activation")
@pytest.mark.parametrize(("mods", "strikes"), [(("fast",), True), ((), False)])
def test_who_has_points_left_after_clearing_rubble_attacks(scene, mods, strikes):
    s = scene(CORRIDOR, heroes={"mage": (4, 2)})
    ground.drop_rubble(s.t, s.sq(2, 2))
    archer = s.monster("archer", 1, 2, mods=mods)  # 9 AP, 12 if it is fast
    assert act(s, archer, dice=[9, 9] if strikes else []) == ((0, 2) if strikes else (1, 2))
    assert s.state.dungeon.rubble == ()
    assert (s.state.strike is not None) is strikes


@pytest.mark.rule("doria.ai.rubble-en", "doria.marker.rubble-buried-en")
@pytest.mark.parametrize(("kind", "strikes"), [("gargoyle", True), ("goblin", False)])
def test_ten_points_are_enough_to_dig_oneself_out_and_strike(scene, kind, strikes):
    s = scene(heroes={"warrior": (0, 0)})
    monster = s.monster(kind, 1, 0)  # 10 AP, or 9
    ground.drop_rubble(s.t, s.sq(1, 0))
    assert act(s, monster, dice=[9, 9] if strikes else []) == (1, 0)
    assert s.state.dungeon.rubble == ()
    assert (s.state.strike is not None) is strikes
    far = scene(heroes={"warrior": (3, 0)})
    monster = far.monster(kind, 1, 0)
    ground.drop_rubble(far.t, far.sq(1, 0))
    assert act(far, monster) == (1, 0)  # nothing is left for a step
    assert far.state.strike is None


@pytest.mark.rule("doria.marker.blocked-door-monsters-en")
def test_behind_a_blocked_door_they_come_as_close_as_they_can(scene):
    s = scene(LONG, heroes={"warrior": (9, 2)})
    ground.bar_doors(s.t, [0])
    orc = s.monster("orc", 0, 2)
    assert act(s, orc) == (4, 2)


@pytest.mark.rule("doria.ai.no-pass-heroes")
def test_monsters_never_move_through_characters(scene):
    s = scene(CORRIDOR, heroes={"warrior": (2, 2), "mage": (4, 2)})
    orc = s.monster("orc", 0, 2)
    assert s.sq(3, 2) not in trails.ways(s.t, prey.look_round(s.t, orc), 9)
    assert act(s, orc, dice=[5, 5]) == (1, 2)
    assert s.state.strike.targets == (0,)


# ----------------------------------------------------------------------------------------------- the nineteen kinds


@pytest.mark.rule("doria.monster.levels-de", "doria.monster.constant-de", "doria.monster.specials-de")
@pytest.mark.parametrize(
    ("kind", "level", "attack", "defense", "psi", "damage", "hp", "ar", "range", "ap"),
    [
        ("goblin", 1, (2, 4), (2, 2), (2, 3), 1, 1, 0, 1, 9),
        ("troll", 4, (5, 2), (3, 1), (3, 0), 8, 4, 3, 2, 7),
        ("dark-mage", 3, (4, 0), (2, 5), (4, 0), 5, 2, 2, 6, 8),
        ("archer", 4, (3, 3), (2, 5), (2, 5), 6, 2, 1, 6, 9),
        ("golem", 2, (3, 1), (2, 4), (3, 0), 2, 2, 2, 5, 4),
        ("skeleton", 1, (3, 0), (3, 0), (2, 2), 2, 2, 0, 1, 8),
    ],
)
def test_the_level_cards(scene, kind, level, attack, defense, psi, damage, hp, ar, range, ap):
    s = scene(edition="de")
    s.state.level = level
    values = monsters.stats(s.t, s.monster(kind, 4, 4))
    assert (values.attack, values.defense, values.psi) == (attack, defense, psi)
    assert (values.damage, values.hp, values.ar, values.range, values.ap) == (damage, hp, ar, range, ap)
    assert len(s.content.monsters[kind].abilities) == 1


@pytest.mark.rule("doria.monster.orc-de")
def test_an_orc_that_wounds_acts_again_against_somebody_else(scene):
    s = scene(heroes={"warrior": (1, 2), "mage": (4, 2)})
    s.set("warrior", hp=10)
    orc = s.monster("orc", 0, 2)
    s.state.activations = [(orc, -1)]
    s.step(dice=[9, 9])
    assert s.step(dice=[2, 3]) == "defend"
    assert s.hero("warrior").hp < 10
    assert s.step() == "end_strike"
    assert s.state.activations[0][0] == orc
    s.state.monsters[orc].square = s.sq(2, 2)
    s.step(dice=[2, 2])
    assert s.told(Struck)[-1].targets == 1
    assert s.state.strike is None or s.state.strike.targets == (1,)
    assert plan(s, orc, spared=(0,)).hit == (1,)
    s.set("mage", unconscious=True)
    assert plan(s, orc, spared=(0,)).hit == (0,)  # the same hero only if no other can be reached


@pytest.mark.rule("doria.monster.orc-de")
def test_an_orc_stopped_by_armor_does_not_act_again(scene):
    s = scene(heroes={"warrior": (1, 2)})
    armor = s.give("warrior", "leather-armor")
    s.revise(armor, ar=9, vulnerable="")
    orc = s.monster("orc", 0, 2)
    s.state.activations = [(orc, -1)]
    s.step(dice=[9, 9])
    s.step(dice=[2, 3], answers=[f"leather-armor {armor}"])
    s.step()
    assert s.state.activations == []


@pytest.mark.rule("doria.monster.mummy", "doria.monster.mummy-armor")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_mummy_breaks_magic(scene, edition):
    from undercroft.games.doria.rules import health

    s = scene(heroes={"warrior": (1, 2)}, edition=edition)
    sword, orb, armor = (
        s.give("warrior", "short-sword"),
        s.give("warrior", "psi-orb"),
        s.give("warrior", "leather-armor"),
    )
    mummy = s.monster("mummy", 0, 2)
    s.revise(sword, magic=True)
    texts = [str(option) for option in combat.attacks(s.t, 0, s.board)]
    assert texts == [f"attack mummy-{mummy} with psi-orb {orb}"]  # spells work
    s.revise(sword, magic=False)
    assert len(combat.attacks(s.t, 0, s.board)) == 2
    assert health.usable_armor(s.t, 0, "", True) == [armor]
    s.revise(armor, magic=True)
    assert health.usable_armor(s.t, 0, "", True) == []
    assert health.usable_armor(s.t, 0, "", False) == [armor]


@pytest.mark.rule("doria.monster.skeleton-de")
def test_arrows_do_not_hurt_skeletons(scene):
    s = scene(heroes={"warrior": (1, 2)})
    bow = s.give("warrior", "hunting-bow")
    s.monster("skeleton", 0, 2)
    assert combat.attacks(s.t, 0, s.board) == []
    zombie = s.monster("zombie", 0, 1)
    assert [option.monster for option in combat.attacks(s.t, 0, s.board)] == [zombie]
    s.step(
        [9, 9, 9, 2, 2][-2 - s.content.numbered[bow].attack[0] :], [f"attack zombie-{zombie} with hunting-bow {bow}"]
    )
    assert zombie not in s.state.monsters


@pytest.mark.rule("doria.monster.vampire-de")
def test_the_vampire_drinks_beyond_its_maximum(scene):
    s = scene(heroes={"warrior": (1, 2)})
    vampire = s.monster("vampire", 0, 2)
    assert hit(s, vampire, [5, 5], [5, 5]) == 2  # 15 against 10
    assert s.state.monsters[vampire].hp == 2 + 2
    armor = s.give("warrior", "leather-armor")
    assert hit(s, vampire, [5, 5], [5, 5], [f"leather-armor {armor}"]) == 0
    assert s.state.monsters[vampire].hp == 4


@pytest.mark.rule("doria.monster.ghoul-de")
def test_the_ghoul_smells_the_lowest_hit_points(scene):
    s = scene(heroes={"warrior": (1, 2), "mage": (4, 2)})
    s.set("warrior", hp=9)
    s.set("mage", hp=2)
    ghoul = s.monster("ghoul", 0, 2)
    assert plan(s, ghoul).hit == (1,)
    s.set("mage", hp=10)
    assert plan(s, ghoul).hit == (0,)


@pytest.mark.rule("doria.monster.ghoul-de", "doria.game.rule-priority", "doria.ai.push-en", "doria.ai.push-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_ghoul_pushes_its_way_to_the_weakest(scene, edition):
    s = scene(CORRIDOR, heroes={"warrior": (0, 2), "mage": (4, 2)}, edition=edition)
    s.set("mage", hp=1)
    ghoul, zombie = s.monster("ghoul", 2, 2), s.monster("zombie", 3, 2)
    assert plan(s, ghoul) == Plan(s.sq(3, 2), (1,))
    assert act(s, ghoul, dice=[5, 5]) == (3, 2)
    assert s.at(s.state.monsters[zombie].square) == (2, 2)  # it stands where the ghoul came from
    s.state.strike = None
    s.state.monsters[zombie].kind = "ghoul"
    s.set("warrior", hp=1)
    assert plan(s, zombie) == Plan(s.sq(1, 2), (0,))  # as weak, and nobody is in the way
    goblin = s.monster("goblin", 1, 2)
    s.set("mage", hp=0)
    assert plan(s, goblin) == Plan(s.sq(1, 2), (0,))  # a goblin takes whom it can get


@pytest.mark.rule("doria.monster.orc-de", "doria.game.rule-priority", "doria.ai.push-en", "doria.ai.push-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_an_orc_pushes_its_way_to_who_has_not_bled_yet(scene, edition):
    s = scene(CORRIDOR, heroes={"warrior": (0, 2), "mage": (4, 2)}, edition=edition)
    orc, zombie = s.monster("orc", 1, 2), s.monster("zombie", 3, 2)
    assert plan(s, orc) == Plan(s.sq(1, 2), (0,))  # its first attack is on the nearest
    assert plan(s, orc, spared=(0,)) == Plan(s.sq(3, 2), (1,))
    assert plan(s, orc, spared=(0, 1)) == Plan(s.sq(1, 2), (0,))  # both have bled: nobody is pushed for that
    s.state.monsters[zombie].square = s.sq(2, 2)
    assert plan(s, orc, spared=(0,)) == Plan(s.sq(1, 2), (0,))  # no way leads past two others


@pytest.mark.rule("doria.monster.mercenary-de")
def test_the_mercenary_strikes_who_stops_next_to_it(scene):
    s = scene(heroes={"warrior": (0, 2)})
    mercenary = s.monster("mercenary", 2, 1, acted=True)
    s.step(answers=[f"walk {s.sq(2, 2)}"])
    assert s.state.activations == [(mercenary, 0)]
    s.step(dice=[5, 5, 5])
    assert s.state.strike.free
    s.state.strike = None
    s.step(answers=[f"walk {s.sq(4, 2)}"])
    assert s.state.activations == []  # walking away is free, and so is passing
    s.step(answers=[f"walk {s.sq(0, 2)}"])
    assert s.state.activations == []


@pytest.mark.rule("doria.monster.black-knight-de")
def test_the_black_knight_damages_what_is_held(scene):
    s = scene(heroes={"warrior": (1, 2)})
    sword, dagger, helmet = (
        s.give("warrior", "short-sword"),
        s.give("warrior", "dagger"),
        s.give("warrior", "leather-helmet"),
    )
    knight = s.monster("black-knight", 0, 2)
    hit(s, knight, [5, 5, 5], [5, 5], ["none", "none"])  # 17 against a dodge of 10
    assert sorted(s.state.damaged) == sorted([sword, dagger])
    assert helmet not in s.state.damaged
    hit(s, knight, [5, 5, 5], [5, 5], ["none"])
    assert [told.card for told in s.told(GearDamaged)] == ["short-sword", "dagger"]  # told once


@pytest.mark.rule("doria.monster.gargoyle")
def test_the_gargoyle_flies_over_holes_and_stands_on_them(scene):
    s = scene(DITCH, heroes={"warrior": (4, 2)})
    gargoyle = s.monster("gargoyle", 0, 2)
    ways = trails.ways(s.t, prey.look_round(s.t, gargoyle), 10)
    assert ways[s.sq(2, 2)].cost == 2
    assert ways[s.sq(3, 2)].cost == 3
    assert act(s, gargoyle, dice=[5, 5]) == (3, 2)


@pytest.mark.rule("doria.monster.gargoyle", "doria.ai.hole-attack-across")
def test_who_flies_comes_near_instead_of_striking_across_a_hole(scene):
    s = scene("#######\n#######\n#######\n#.OOO.#\n#######\n#######\n#######", heroes={"warrior": (0, 2)})
    gargoyle = s.monster("gargoyle", 4, 2)
    assert plan(s, gargoyle) == Plan(s.sq(1, 2), (0,))
    winged = s.monster("zombie", 4, 2, mods=("winged",))
    s.state.monsters[gargoyle].square = -1
    assert plan(s, winged) == Plan(s.sq(1, 2), (0,))  # four squares of its five
    zombie = s.monster("zombie", 4, 2)
    s.state.monsters[winged].square = -1
    assert plan(s, zombie) == Plan(s.sq(4, 2), (0,))  # whom the hole keeps off strikes across


@pytest.mark.rule("doria.monster.ogre-de")
def test_the_ogre_strikes_two_with_one_roll(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 1), "ranger": (0, 2)})
    ogre = s.monster("ogre", 1, 1)
    chosen = plan(s, ogre)
    assert len(chosen.hit) == 2
    s.hero("ranger").square = s.sq(1, 3)
    assert prey.struck_from(prey.look_round(s.t, ogre), s.sq(1, 1), 0) == (0, 1)  # the mage is nearer than the ranger
    s.hero("ranger").square = s.sq(2, 1)
    assert prey.struck_from(prey.look_round(s.t, ogre), s.sq(1, 1), 0) == (0, 1)  # as near, but stronger
    s.t.rolled.clear()
    act(s, ogre, dice=[5, 5, 5])
    assert len(s.t.rolled) == 1
    assert len(s.state.strike.targets) == 2


@pytest.mark.rule("doria.monster.troll-de")
def test_the_troll_strikes_all_in_range_with_earth(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 1), "ranger": (1, 0), "huntress": (4, 4)})
    troll = s.monster("troll", 1, 1)
    values = monsters.stats(s.t, troll)
    assert set(prey.struck_from(prey.look_round(s.t, troll), s.sq(1, 1), 0)) == {0, 1, 2}
    assert values.element == "earth"
    act(s, troll, dice=[5, 5, 5, 5])
    assert set(s.state.strike.targets) == {0, 1, 2}


@pytest.mark.rule("doria.monster.slimecrawler-de", "doria.card.poison-en")
def test_slime_poisons_even_through_armor_and_other_poison_does_not(scene):
    s = scene(heroes={"warrior": (1, 2)})
    s.set("warrior", pp=0)
    armor = s.give("warrior", "leather-armor")
    slime, golem = s.monster("slimecrawler", 0, 2), s.monster("golem", 4, 4)
    assert hit(s, slime, [5, 5, 5], [5, 5], [f"leather-armor {armor}"]) == 0
    assert s.hero("warrior").poison == 1
    gear.mend_card(s.t, armor)
    assert hit(s, golem, [5, 5, 5], [5, 5], ["0", f"leather-armor {armor}"]) == 0
    assert s.hero("warrior").poison == 1


@pytest.mark.rule("doria.card.poison-en")
def test_a_venomous_monster_gives_a_marker_if_it_wounds(scene):
    s = scene(heroes={"warrior": (1, 2)})
    s.set("warrior", pp=0)
    golem = s.monster("golem", 4, 4, mods=("venomous",))
    assert hit(s, golem, [5, 5, 5], [8, 8]) == 0  # 15 against 16
    assert s.hero("warrior").poison == 0
    assert hit(s, golem, [5, 5, 5], [5, 5], ["0"]) == 1
    assert s.hero("warrior").poison == 3  # beside its own two


@pytest.mark.rule("doria.monster.golem-de")
def test_the_golem_gives_two_markers_if_it_wounds(scene):
    s = scene(heroes={"warrior": (1, 2)})
    s.set("warrior", pp=0)
    golem = s.monster("golem", 4, 4)
    assert hit(s, golem, [5, 5, 5], [8, 8]) == 0  # 15 against 16
    assert s.hero("warrior").poison == 0
    assert hit(s, golem, [5, 5, 5], [5, 5], ["0"]) == 1
    assert s.hero("warrior").poison == 2


@pytest.mark.rule("doria.monster.archer-de")
def test_the_archer_prefers_low_agility_in_range(scene):
    s = scene(heroes={"warrior": (1, 2), "mage": (4, 4)})
    s.set("warrior", agi=9)
    s.set("mage", agi=5)
    archer = s.monster("archer", 0, 2)
    assert plan(s, archer).hit == (1,)
    s.set("mage", agi=10)
    assert plan(s, archer).hit == (0,)


@pytest.mark.rule("doria.monster.spear-thrower-de")
def test_the_spear_hits_one_more_next_to_the_target(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 1), "ranger": (2, 2)})
    thrower = s.monster("spear-thrower", 4, 4)
    assert prey.struck_from(prey.look_round(s.t, thrower), s.sq(4, 0), 0) == (0, 1)
    assert prey.struck_from(prey.look_round(s.t, thrower), s.sq(4, 0), 2) == (2,)
    act(s, thrower, dice=[5, 5, 5])
    assert sorted(s.state.strike.targets) == [0, 1]


@pytest.mark.rule("doria.monster.poltergeist", "doria.card.magic-item-en", "doria.combat.element-not-magic-en")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_only_magic_hurts_poltergeists(scene, edition):
    s = scene(heroes={"warrior": (1, 2)}, edition=edition)
    sword, orb = s.give("warrior", "short-sword"), s.give("warrior", "psi-orb")
    ghost = s.monster("poltergeist", 0, 2)
    assert [option.number for option in combat.attacks(s.t, 0, s.board)] == [orb]
    status.charm(s.t, sword, "fire")
    assert sword not in [option.number for option in combat.attacks(s.t, 0, s.board)]  # an element is not magic
    status.charm(s.t, sword, "magic")
    assert sword in [option.number for option in combat.attacks(s.t, 0, s.board)]
    s.step([5, 5, 5, 2, 2], [f"attack poltergeist-{ghost} with short-sword {sword}"])
    assert ghost not in s.state.monsters


@pytest.mark.rule("doria.monster.poltergeist-move", "doria.monster.poltergeist-target-de")
def test_poltergeists_pass_walls_holes_and_rubble(scene):
    s = scene(
        "#######\n#.#...#\n#.#O..#\n#.#...#\n#.#...#\n#.#...#\n#######", heroes={"warrior": (3, 0), "mage": (0, 4)}
    )
    ghost = s.monster("poltergeist", 0, 1)
    ground.drop_rubble(s.t, s.sq(3, 1))
    ways = trails.ways(s.t, prey.look_round(s.t, ghost), 9)
    assert ways[s.sq(1, 1)].cost == 1  # into the wall
    assert ways[s.sq(2, 1)].cost == 2  # over the hole
    assert ways[s.sq(3, 1)].cost == 3  # through rubble
    assert monsters.nearest_distance(s.t, ghost) == 3  # the mage; through the wall the warrior is 4 away
    s.hero("mage").square = s.sq(0, 4)
    s.hero("warrior").square = s.sq(2, 2)
    assert plan(s, ghost).hit in ((0,), (1,))
    s.hero("mage").square = s.sq(4, 4)
    assert plan(s, ghost).hit == (0,)  # the hero behind the wall is nearer


@pytest.mark.rule("doria.monster.poltergeist-visible", "doria.symbol.walls")
def test_in_a_wall_it_can_be_attacked_after_its_first_attack(scene):
    s = scene("#######\n#.#...#\n#.#...#\n#.#...#\n#.#...#\n#.#...#\n#######", heroes={"warrior": (0, 2)})
    s.give("warrior", "psi-orb")
    ghost = s.monster("poltergeist", 1, 2)
    assert combat.attacks(s.t, 0, s.board) == []
    assert act(s, ghost, dice=[5, 5]) == (1, 2)
    assert len(combat.attacks(s.t, 0, s.board)) == 1


@pytest.mark.rule("doria.monster.poltergeist-visible", "doria.los.required")
def test_a_poltergeist_strikes_out_of_walls_and_not_through_them(scene):
    room = "#######\n#.....#\n#.....#\n#.....#\n#.....#\n#.....#\n#######"
    s = scene({(0, 0): room, (1, 0): room}, heroes={"warrior": (4, 2)})
    ghost = s.monster("poltergeist", 5, 2)
    assert act(s, ghost, dice=[5, 5]) == (4, 1)  # through the wall between the rooms to the next square
    s.give("warrior", "psi-orb")
    assert len(combat.attacks(s.t, 0, s.board)) == 1  # and there it can be struck back
    pillar = scene("#######\n#.....#\n#.#...#\n#.....#\n#.....#\n#.....#\n#######", heroes={"warrior": (0, 1)})
    inside = pillar.monster("poltergeist", 1, 1)
    assert act(pillar, inside, dice=[5, 5]) == (1, 1)


@pytest.mark.rule("doria.monster.shaman-de")
def test_the_fireball_spreads_one_square(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 1), "ranger": (1, 1), "huntress": (1, 0)})
    shaman = s.monster("shaman", 4, 4)
    assert set(prey.struck_from(prey.look_round(s.t, shaman), s.sq(4, 4), 0)) == {0, 1, 3}
    act(s, shaman, dice=[5, 5])
    chosen, *others = s.state.strike.targets  # each of them stands beside two others
    near = s.board.near[s.state.heroes[chosen].square]
    assert len(others) == 2
    assert all(s.state.heroes[other].square in near for other in others)


@pytest.mark.rule("doria.monster.dark-mage-en", "doria.monster.dark-mage-de")
@pytest.mark.parametrize(("edition", "hit"), [("en", {0, 1, 2, 3}), ("de", {0, 1, 2})])
def test_lightning_branches_or_leaps_in_a_row(scene, edition, hit):
    # 1 and 3 hang on 0 on both sides of it; 2 hangs on 1: a single row can only take one side.
    s = scene(LONG, heroes={"warrior": (4, 2), "mage": (6, 2), "ranger": (8, 2), "huntress": (2, 2)}, edition=edition)
    mage = s.monster("dark-mage", 9, 2)
    assert set(prey.struck_from(prey.look_round(s.t, mage), s.sq(9, 2), 0)) == hit
    act(s, mage, dice=[5, 5, 5])
    assert set(s.state.strike.targets) == {0, 1, 2, 3}  # it aims at one end of the row


@pytest.mark.rule("doria.ai.order-initiative", "doria.ai.push-en", "doria.ai.keep-distance", "doria.ai.shortest-path")
def test_a_room_full_of_monsters_plays_out_like_the_example(scene):
    """Three heroes in niches without action points; each niche has one square in front of it."""
    art = "#######\n#.....#\n##...##\n##....#\n##....#\n#.....#\n#######"
    s = scene(art, heroes={"huntress": (0, 0), "mage": (0, 4), "warrior": (4, 0)})
    s.set("huntress", ap=0)
    near, far = s.monster("goblin", 1, 1), s.monster("goblin", 3, 3)
    mage, slime, mummy = s.monster("dark-mage", 3, 0), s.monster("slimecrawler", 1, 4), s.monster("mummy", 3, 1)
    s.t.dice = lambda count, sides, key: [4] * count
    turns = []
    while s.next()[0] == "monster_turn":
        before = {monster.id for monster in s.state.monsters.values() if monster.acted}
        s.step()
        (acted,) = {monster.id for monster in s.state.monsters.values() if monster.acted} - before
        turns.append((acted, s.state.strike.targets))
        s.state.strike = None
    assert [monster for monster, _ in turns] == [near, far, mage, slime, mummy]
    assert [targets for _, targets in turns] == [(0,), (1,), (2,), (1,), (2,)]
    where = {name: s.at(s.state.monsters[id].square) for name, id in (("near", near), ("far", far), ("mummy", mummy))}
    assert where == {"near": (1, 0), "far": (1, 4), "mummy": (3, 0)}  # the second goblin has pushed the slime away
    assert s.at(s.state.monsters[mage].square) not in ((3, 0), (1, 1))  # far off, so that the mummy has a free target
    assert (
        s.board.range_row(s.sq(0, 4))[s.state.monsters[slime].square] == 5
    )  # as far from the mage as its range allows


def test_every_hero_action_ends_on_a_free_square(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    assert s.sq(1, 0) not in [option.square for option in actions.legal(s.t, 0) if str(option).startswith("walk")]


BENT = {
    (0, 0): "#######\n#.....#\n#.....#\n#.....D\n#.....#\n#.....#\n#######",
    (1, 0): "#######\n#.....#\n#.....#\nD.....#\n#.....#\n#.....#\n#######",
}


@pytest.mark.rule("doria.marker.blocked-door-monsters-en")
def test_they_wait_at_the_door_and_not_at_the_nearest_wall(scene):
    s = scene(BENT, heroes={"warrior": (4, 4)})
    ground.bar_doors(s.t, [0])
    gargoyle = s.monster("gargoyle", 7, 4)
    assert act(s, gargoyle) == (5, 2)
    near = scene(BENT, heroes={"warrior": (4, 4), "mage": (0, 0)})
    near.set("mage", str_=1)
    ground.bar_doors(near.t, [0])
    ground.drop_rubble(near.t, near.sq(4, 2))  # behind the door: it cannot be cleared from here
    assert act(near, near.monster("orc", 9, 2)) == (5, 2)


@pytest.mark.rule("doria.monster.troll-de", "doria.monster.ogre-de", "doria.marker.rubble-buried-en")
@pytest.mark.parametrize(("kind", "struck"), [("troll", [0, 1, 2]), ("ogre", [0, 1])])
def test_who_strikes_around_strikes_the_buried_too(scene, kind, struck):
    s = scene(heroes={"warrior": (1, 2), "mage": (3, 2), "huntress": (2, 1)})
    for x in (1, 3):
        ground.drop_rubble(s.t, s.sq(x, 2))
    s.set("huntress", str_=20)
    s.set("warrior", str_=2)
    assert sorted(plan(s, s.monster(kind, 2, 2)).hit) == struck
    far = scene(heroes={"warrior": (0, 2), "mage": (3, 2)})
    ground.drop_rubble(far.t, far.sq(0, 2))
    assert plan(far, far.monster(kind, 2, 2, held=True)).hit == (1,)  # two squares away: out of reach


@pytest.mark.rule("doria.monster.shaman-de", "doria.marker.rubble-buried-en")
def test_what_spreads_from_its_target_does_not_reach_under_rubble(scene):
    s = scene(heroes={"warrior": (1, 2), "mage": (2, 2)})
    ground.drop_rubble(s.t, s.sq(2, 2))
    shaman = s.monster("shaman", 1, 4, held=True)
    assert plan(s, shaman).hit == (0,)


@pytest.mark.rule("doria.monster.dark-mage-en")
@pytest.mark.parametrize(("x", "struck"), [(2, (0, 1)), (3, (0,))])
def test_lightning_leaps_two_squares_and_not_three(scene, x, struck):
    s = scene(heroes={"warrior": (0, 0), "mage": (x, 0)})
    s.set("warrior", wis=1)
    mage = s.monster("dark-mage", 0, 2, held=True)
    assert plan(s, mage).hit == struck


@pytest.mark.rule("doria.monster.levels-de")
def test_wings_make_two_points_faster(scene):
    s = scene()
    plain, winged = s.monster("orc", 2, 2), s.monster("orc", 3, 3, mods=("winged",))
    assert monsters.stats(s.t, winged).ap == monsters.stats(s.t, plain).ap + 2
    assert "flight" in monsters.stats(s.t, winged).abilities
    assert "flight" not in monsters.stats(s.t, plain).abilities


@pytest.mark.rule("doria.ai.target-nearest", "doria.marker.rubble-buried-en")
@pytest.mark.parametrize(("x", "target"), [(1, 0), (4, 1)])
def test_who_lies_under_rubble_is_as_near_as_the_squares_say(scene, x, target):
    s = scene(CORRIDOR, heroes={"warrior": (x, 2), "mage": (3, 2)})
    ground.drop_rubble(s.t, s.sq(x, 2))
    assert plan(s, s.monster("orc", 2 if x == 4 else 0, 2)).hit == (target,)
    far = scene(heroes={"warrior": (0, 0), "mage": (0, 4)})
    ground.drop_rubble(far.t, far.sq(0, 0))
    assert plan(far, far.monster("orc", 0, 1)).hit == (0,)  # beside it, the mage three squares away
