"""Small figures of the rules that nothing else would miss: what the automaton reckons, hands, plans and points."""

from fractions import Fraction

import pytest

from undercroft.games.universalis.rules.automaton import aims, reckoning
from undercroft.games.universalis.rules.dark import hand, planning
from undercroft.games.universalis.rules.harm import Blow, damage
from undercroft.games.universalis.state import Held, Planned

LONG = "a" * 20


# ------------------------------------------------------------------------------------------------ hands


@pytest.mark.rule("dun.skill.combat.quick-reloading")
@pytest.mark.parametrize("loaded", [(True, False), (False, True)])
def test_the_empty_one_of_two_handguns_is_reloaded(arena, loaded):
    a = arena(LONG)
    hero = a.hero(2, 0, skills=("quick-reloading",))
    hero.hands = [Held("handgun", loaded=one) for one in loaded]
    a.activate(hero)
    assert [offer for offer in a.offers(hero) if offer.startswith("quick-reload")] == ["quick-reload handgun"]
    a.do(hero, "quick-reload handgun")
    assert [held.loaded for held in hero.hands] == [True, True]


# ------------------------------------------------------------------------------------------------ what a blow is worth


@pytest.mark.rule("dun.adp.attack.choice")
@pytest.mark.parametrize(
    ("armor", "dice", "expected"),
    [
        (4, 2, Fraction(1)),  # three faces of six
        (1, 2, Fraction(5, 3)),  # a 1 never wounds
        (6, 3, Fraction(1, 2)),
    ],
)
def test_wounds_to_be_expected_go_by_the_faces_that_wound(arena, armor, dice, expected):
    a = arena(LONG)
    hero = a.hero(3, 0, armor=armor, natural=armor, vitality=9)
    assert reckoning.bite(a.t, hero, Blow(dice)) == expected


@pytest.mark.rule("dun.adp.attack.choice", "dun.damage.armor-six-plus-one")
def test_a_second_six_is_one_chance_in_thirty_six(arena):
    a = arena(LONG)
    hero = a.hero(3, 0, armor=6, natural=6, vitality=9)
    assert reckoning.bite(a.t, hero, Blow(3, armor=1)) == Fraction(3, 36)


@pytest.mark.rule("dun.adp.attack.choice")
def test_nobody_is_worth_more_wounds_than_he_has_vitality_left(arena):
    a = arena(LONG)
    hero = a.hero(3, 0, armor=2, natural=2, vitality=5)
    hero.wounds = 3
    assert reckoning.bite(a.t, hero, Blow(9)) == 2
    hero.wounds = 5
    assert reckoning.bite(a.t, hero, Blow(9)) == 1, "somebody who is down to nothing can still be struck out"


@pytest.mark.rule("dun.adp.attack.choice", "dun.skill.nature.ethereal.hit")
def test_steel_is_worth_nothing_against_the_ethereal(arena):
    a = arena(LONG)
    ghost = a.hero(3, 0, skills=("ethereal",), vitality=5)
    assert reckoning.bite(a.t, ghost, Blow(9)) == 0
    assert reckoning.bite(a.t, ghost, Blow(9, magic=True)) > 0


@pytest.mark.rule("dun.adp.attack.kind-priority")
@pytest.mark.parametrize(("strength", "thrown"), [(7, 1), (1, 0)])
def test_the_more_effective_of_a_rock_and_a_shot_is_chosen(arena, strength, thrown):
    a = arena(LONG, start=((19, 0),))
    giant = a.orc(9, 0, size=3, strength=strength, shooting=5, skills=("rock-throwing",), hands=("crossbow",))
    a.hero(5, 0, vitality=20, armor=3)
    a.activate(giant)
    a.run(aims.distant_attack(a.t, giant.id), [1, 2])
    assert giant.uses.get("rock-throwing", 0) == thrown
    assert giant.hands[0].loaded is bool(thrown)


# ------------------------------------------------------------------------------------------------ the Dark Player


@pytest.mark.rule("dun.classic.prepare", "dun.classic.no-budget")
def test_a_planned_obstacle_is_taken_once_and_only_at_its_own_place(arena):
    a = arena(dark_seat=1)
    a.state.mode, a.state.dark.hand, a.state.dark.reserve = "classic", ["pit", "stake"], 9
    a.state.dark.plan = [Planned("stake", "square", a.at(3, 3)), Planned("pit", "square", a.at(4, 3))]
    assert planning.obstacle(a.t, "square", a.at(5, 3)) == ""
    assert planning.obstacle(a.t, "door", a.at(4, 3)) == ""
    assert planning.obstacle(a.t, "square", a.at(4, 3)) == "pit"
    assert a.state.dark.reserve == 9 - a.content.dark["pit"].cost
    assert planning.obstacle(a.t, "square", a.at(4, 3)) == "", "it lies there no longer"
    assert [item.card for item in a.state.dark.plan] == ["stake"]


@pytest.mark.rule("dun.classic.no-budget")
def test_what_cannot_be_paid_at_its_moment_is_out_for_good(arena):
    a = arena(dark_seat=1)
    cost = a.content.dark["stake"].cost
    a.state.mode, a.state.dark.hand, a.state.dark.reserve = "classic", ["stake"], cost - 1
    a.state.dark.plan = [Planned("stake", "square", a.at(3, 3))]
    assert planning.obstacle(a.t, "square", a.at(3, 3)) == ""
    a.state.dark.reserve = cost
    assert planning.obstacle(a.t, "square", a.at(3, 3)) == ""
    assert (a.state.dark.plan, a.state.dark.reserve) == ([], cost)


@pytest.mark.rule("dun.classic.prepare")
def test_what_a_planned_card_costs(arena):
    a = arena(dark_seat=1)
    two = Planned("enemy-spotted", "section", 1, (("orc-spearman", 0), ("goblin-sneak", 0)))
    worth = [a.content.creatures[name].vp for name in ("orc-spearman", "goblin-sneak")]
    assert planning.cost(a.content, two) == sum(worth)
    assert planning.cost(a.content, Planned("stake", "square", 3)) == a.content.dark["stake"].cost


@pytest.mark.rule("dun.dp.activate-afford")
def test_a_card_can_be_played_for_exactly_the_points_that_are_there(arena):
    a = arena(dark_seat=1)
    stake = a.content.dark["stake"]
    for reserve, able in ((stake.cost, True), (stake.cost - 1, False)):
        a.state.dark.reserve = reserve
        assert hand.affordable(a.t, stake) is able


@pytest.mark.rule("dun.score.heroes", "dun.score.dp-knockout")
def test_a_quest_that_goes_well_outruns_a_point_for_every_turn(arena):
    """A Leader, a Champion, two Elites, four Grunts and the goal, against twenty turns, a fall and eight Fortune."""
    points = arena().content.points
    grunt, elite, champion = points.kill_points
    heroes = points.leader_points + champion + 2 * elite + 4 * grunt + points.goal_points
    assert heroes == 48 > 20 * points.turn_points + points.knock_out_points + 8 * points.fortune_points


@pytest.mark.rule("dun.score.heroes")
@pytest.mark.parametrize(
    ("card", "leader", "scored"),
    [("goblin-sneak", False, 1), ("orc-champion", False, 5), ("orc-champion", True, 8)],
)
def test_an_enemy_scores_by_its_level_and_a_leader_more(arena, card, leader, scored):
    a = arena(LONG)
    hero, enemy = a.hero(2, 0), a.creature(card, 3, 0, leader=leader)
    a.run(damage.knock_out(a.t, enemy.id, hero.id))
    assert a.state.quest.achievements == [scored, 0]
