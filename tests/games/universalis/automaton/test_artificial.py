"""The Artificial Dark Player."""

import pytest

from undercroft.games.universalis.rules.automaton import aims, artificial, positions, reckoning
from undercroft.games.universalis.rules.dark import playing
from undercroft.games.universalis.rules.fighting import hits
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, Mark


@pytest.mark.rule("dun.adp.order", "dun.adp.order-ties")
def test_shooters_then_casters_then_fighters_then_leaders(arena):
    a = arena()
    a.hero(0, 0)
    boss = a.orc(9, 0, leader=True, vp=9)
    weak, strong = a.orc(9, 1, vp=1), a.orc(9, 2, vp=3)
    witch = a.orc(9, 3, spells=("lightning",), mana=2)
    archer = a.orc(9, 4, hands=("short-bow",))
    quick = a.orc(9, 5, vp=1, agility=5)
    assert artificial.order(a.t) == [archer.id, witch.id, strong.id, quick.id, weak.id, boss.id]


@pytest.mark.rule("dun.adp.leader.actions")
def test_the_leader_has_more_actions_against_more_heroes(arena):
    a = arena()
    boss, orc = a.orc(9, 0, leader=True), a.orc(9, 1)
    for heroes, extra in ((1, 0), (2, 0), (3, 1), (4, 2), (5, 2)):
        a.state.party.start_heroes = heroes
        assert artificial.extra_actions(a.t, boss) == extra
        assert artificial.extra_actions(a.t, orc) == 0


@pytest.mark.rule("dun.adp.target.priority", "dun.adp.target.engaged")
def test_the_one_most_likely_to_be_hit_is_attacked(arena):
    a = arena()
    orc = a.orc(5, 4, hands=("broadsword",))
    a.hero(5, 3, combat=5)
    weak = a.hero(5, 5, combat=3)
    a.activate(orc)
    assert a.run(aims.best_blow(a.t, orc.id))[0].target == weak.id


@pytest.mark.rule("dun.adp.target.priority")
def test_equal_chances_go_to_the_lower_armor_then_the_nearer(arena):
    a = arena("a" * 20, start=((19, 0),))
    archer = a.orc(9, 0, hands=("short-bow",))
    near, far = a.hero(6, 0, armor=4), a.hero(12, 0, armor=3)
    a.activate(archer)
    assert a.run(aims.best_shot(a.t, archer.id)).target == far.id
    far.base = near.base
    far.cell = a.at(11, 0)
    near.cell = a.at(8, 0)
    assert a.run(aims.best_shot(a.t, archer.id)).target == near.id


@pytest.mark.rule("dun.adp.target.engaged")
def test_an_orc_charges_the_easier_target_it_can_reach(arena):
    a = arena()
    orc = a.orc(5, 0, hands=("broadsword",))
    a.hero(3, 2, combat=6)
    weak = a.hero(8, 2, combat=2)
    a.activate(orc)
    end = a.run(positions.attack_square(a.t, orc, routes(a.t, orc, 5)))
    assert a.board.distance(end, weak.cell) == 1


@pytest.mark.rule("dun.adp.attack.kind-priority")
def test_spells_come_before_shots_and_shots_before_blows(arena):
    a = arena("a" * 20, start=((19, 0),))
    hero = a.hero(3, 0, vitality=50)
    witch = a.orc(9, 0, spells=("lightning",), mana=2, intelligence=9, hands=("short-bow",))
    a.activate(witch)
    a.run(artificial.one_thing(a.t, witch.id), [4, 4, 1, 1, 1, 1, 1, 1])
    assert witch.mana == 1
    witch.mana = 0
    a.activate(witch)
    a.run(artificial.one_thing(a.t, witch.id), [2, 2])
    assert a.t.rolled[-1][2] == "shot"
    assert hero


@pytest.mark.rule("dun.adp.move.nearest")
def test_a_creature_that_cannot_attack_runs_towards_the_nearest_enemy(arena):
    a = arena("a" * 30, start=((29, 0),))
    a.hero(0, 0)
    orc = a.orc(20, 0, hands=("broadsword",), movement=5)
    a.run(artificial.activate(a.t, orc.id), [4, 4])
    assert orc.cell == a.at(10, 0)
    assert orc.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.turn.dp-turn")
def test_a_creature_moves_and_strikes(arena):
    a = arena("a" * 12, start=((11, 0),))
    hero = a.hero(2, 0, hands=("broadsword",))
    orc = a.orc(6, 0, hands=("broadsword",), combat=9)
    a.run(artificial.activate(a.t, orc.id), [3, 3, 2, 2, 5, 1, 1, 1])
    assert orc.cell == a.at(3, 0)
    assert hero.wounds == 1
    assert hero.cell == a.at(1, 0)


@pytest.mark.rule("dun.adp.push")
def test_it_pushes_straight_back_or_into_a_pit(arena):
    from undercroft.games.universalis.content.quests import Ground
    from undercroft.games.universalis.rules.harm.pushing import push

    a = arena()
    orc, hero = a.orc(5, 3, facing="south"), a.hero(5, 4)
    a.run(push(a.t, orc.id, hero.id))
    assert hero.cell == a.at(5, 5)
    b = arena(ground=(Ground("pit", (6, 5)),))
    orc, hero = b.orc(5, 3, facing="south"), b.hero(5, 4, vitality=20)
    b.run(push(b.t, orc.id, hero.id), [1, 1, 1, 1])
    assert hero.cell == b.at(6, 5)


@pytest.mark.rule("dun.adp.spells.friendly-fire")
def test_it_casts_over_its_own_only_if_more_enemies_are_hit(arena):
    from msgspec.structs import replace

    a = arena()
    storm = replace(a.content.spells["test-charm"], id="test-storm", area=1, affects="all", dice=2)
    dict.__setitem__(a.content.spells, "test-storm", storm)
    witch = a.orc(0, 0, spells=("test-storm",), mana=2)
    hero = a.hero(5, 5)
    storm = Do("cast", target=hero.id, word="test-storm")
    assert reckoning.spell(a.t, witch, storm).foes == 1
    a.orc(5, 6)
    assert reckoning.spell(a.t, witch, storm) == reckoning.NOTHING
    a.hero(6, 5)
    assert reckoning.spell(a.t, witch, storm).foes == 2


@pytest.mark.rule("dun.adp.obstacle.draw", "dun.adp.discard", "dun.adp.obstacle.movement-resumes")
def test_a_locked_door_drawn_in_a_corridor_is_discarded_and_the_walk_goes_on(arena):
    a = arena("a" * 12, points={"scenario_die": ("obstacle",) * 6})
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["locked-door"], 5
    hero = a.hero(0, 0)
    a.activate(hero)
    a.do(hero, f"move @{a.at(5, 0)}", [1])
    assert hero.cell == a.at(5, 0)
    assert a.state.dark.reserve == 6
    assert a.state.dark.discard == ["locked-door"]


@pytest.mark.rule("dun.adp.obstacle.triggers", "dun.adp.scenario-die")
def test_the_scenario_die_is_rolled_once_for_a_walk_outside_the_safe_zone(arena):
    a = arena("a" * 12, points={"scenario_die": ("obstacle",) * 6})
    a.state.dark.obstacle_deck, a.state.dark.reserve = ["electric-shock"], 5
    hero = a.hero(0, 0, vitality=20)
    a.activate(hero)
    a.do(hero, f"move @{a.at(5, 0)}", [1, 6, 5])
    assert a.state.dark.reserve == 2
    assert hero.cell == a.at(2, 0)
    other = a.hero(9, 0)
    a.activate(other, rolled=True)
    a.do(other, f"move @{a.at(5, 0)}")
    assert other.cell == a.at(5, 0)


@pytest.mark.rule("dun.adp.power.beneficiary")
def test_powers_go_to_the_leader_else_to_the_strongest(arena):
    from undercroft.games.universalis.rules.dark import powers

    a = arena()
    card = a.content.dark["fortune"]
    assert powers.beneficiary(a.t, card) is None
    weak, strong = a.orc(1, 1, vp=1), a.orc(3, 3, vp=5)
    assert powers.beneficiary(a.t, card) == strong.id
    weak.leader = True
    assert powers.beneficiary(a.t, card) == weak.id


@pytest.mark.rule("dun.adp.blunder.dropped-weapon")
def test_a_disarmed_creature_draws_or_picks_up(arena):
    from undercroft.games.universalis.state import Held

    a = arena()
    hero = a.hero(1, 1)
    orc = a.orc(5, 5, pack=("dagger",))
    a.activate(orc)
    a.run(artificial.make_ready(a.t, orc.id))
    assert orc.hands == [Held("dagger")]
    orc.hands, orc.pack, a.state.map.floor = [], [], [(a.at(5, 6), Held("broadsword", dropped=orc.id))]
    active = a.activate(orc)
    a.run(artificial.make_ready(a.t, orc.id))
    assert orc.hands == [Held("broadsword")]
    assert active.action == 0
    assert hero


@pytest.mark.rule("dun.adp.end")
def test_it_goes_on_after_the_goal(arena):
    a = arena(points={"scenario_die": ("power",) * 6})
    a.hero(1, 1)
    orc = a.orc(9, 5)
    a.state.quest.goal_done, a.state.dark.power_deck, a.state.dark.reserve = True, ["fortune"], 9
    a.run(playing.power_roll(a.t), [1])
    assert a.state.dark.powers == [("fortune", orc.id)]


def test_odds_agree_with_the_blow(arena):
    from undercroft.games.universalis.rules.activation import odds
    from undercroft.games.universalis.rules.squares.situation import Do

    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",), combat=5), a.orc(5, 3, facing="south")
    a.activate(hero)
    plan = hits.Blows(hero.id, orc.id, hero.hands[0], a.content.weapons["broadsword"])
    assert odds.of(a.t, hero.id, Do("attack", orc.id, word="broadsword")) == odds.blow(a.t, plan)
    assert odds.of(a.t, hero.id, Do("end")) is None


@pytest.mark.rule("dun.adp.attack.non-offensive")
@pytest.mark.parametrize(("die", "helps"), [(4, True), (3, False)])
def test_a_healer_helps_on_four_if_anybody_is_hurt(arena, die, helps):
    a = arena("a" * 12, start=((11, 0),))
    a.hero(0, 0)
    shaman, hurt = a.orc(8, 0, spells=("mending-rune",), mana=3, intelligence=9), a.orc(9, 0)
    a.activate(shaman)
    assert not a.run(artificial.kindly(a.t, shaman.id))
    hurt.wounds = 2
    assert a.run(artificial.kindly(a.t, shaman.id), [die, *([3, 3] if helps else [])]) is helps
    assert hurt.wounds == (0 if helps else 2)


@pytest.mark.rule("dun.adp.specific-over-general", "dun.adp.behavior-profile")
def test_animals_go_for_the_nearest_not_the_easiest(arena):
    from msgspec.structs import replace

    a = arena("a" * 20, start=((19, 0),))
    orc = a.orc(9, 0, hands=("short-bow",))
    near, easy = a.hero(7, 0, agility=9), a.hero(12, 0)
    a.activate(orc)
    assert a.run(aims.best_shot(a.t, orc.id)).target == easy.id
    dict.__setitem__(
        a.content.creatures, "orc-warrior", replace(a.content.creatures["orc-warrior"], behaviour="animal")
    )
    assert a.run(aims.best_shot(a.t, orc.id)).target == near.id


@pytest.mark.rule("dun.adp.position.spread")
def test_of_equal_squares_the_one_away_from_allies_is_taken(arena):
    a = arena()
    hero = a.hero(5, 4)
    orc = a.orc(5, 0, hands=("broadsword",))
    a.orc(3, 3, marks=Mark.KNOCKED_DOWN)
    a.activate(orc)
    end = a.run(positions.attack_square(a.t, orc, routes(a.t, orc, 5)))
    assert positions.crowded(a.t, orc, end) == 0
    assert a.board.distance(end, hero.cell) == 1


@pytest.mark.rule("dun.adp.decks.cards-named")
def test_named_cards_have_their_printed_figures(arena):
    c = arena().content.dark
    assert (c["enemy-spotted"].cost, c["enemy-spotted"].discard) == (6, 2)
    assert [c[name].cost for name in ("wandering-creature", "special-creature", "riddle", "pit", "stake")] == [
        2,
        -1,
        1,
        2,
        2,
    ]
    assert (c["electric-shock"].cost, c["electric-shock"].detect) == (3, 9)
    assert c["fortune"].discard == 2
    assert c["locked-door"].places == ("door",)


@pytest.mark.rule("dun.adp.obstacle.triggers")
def test_by_the_literal_reading_every_step_outside_the_safe_zone_is_rolled_for(arena):
    a = arena("a" * 12, points={"scenario_die": ("power",) * 6})
    a.switch(literal_obstacles=True)
    hero = a.hero(0, 0)
    a.activate(hero)
    a.do(hero, f"move @{a.at(5, 0)}", [1, 2, 3])
    assert hero.cell == a.at(5, 0)


@pytest.mark.rule("dun.adp.order", "dun.end.conditions")
def test_the_next_of_the_queue_has_its_turn_and_then_the_end_is_looked_for(arena):
    """Who has gone down meanwhile has none."""
    a = arena()
    a.hero(0, 0)
    orc, down = a.orc(9, 4, marks=Mark.LOSES_TURN), a.orc(9, 5, marks=Mark.KNOCKED_OUT)
    a.state.turn.side, a.state.turn.queue = DARK, [down.id, orc.id]
    a.run(turns.artificial_next(a.t))
    assert (a.state.turn.queue, down.marks & Mark.ACTIVATED, orc.marks & Mark.ACTIVATED) == ([orc.id], 0, 0)
    a.state.turn.number = a.board.quest.turn_limit + 1
    a.run(turns.artificial_next(a.t))
    assert (a.state.turn.queue, bool(orc.marks & Mark.ACTIVATED), a.state.quest.ended) == ([], True, "late")
