"""Turns, recovery, the end of a quest, set-up, the Dark Player's seat."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.quests import Goal
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.dark import hand
from undercroft.games.universalis.rules.harm import lose
from undercroft.games.universalis.rules.plot import goals
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import choosable, party_vp
from undercroft.games.universalis.spine import next_step, outcome
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark
from undercroft.kernel import configure
from undercroft.testing import run, scripted


@pytest.mark.rule("dun.turn.recovery-stunned")
@pytest.mark.parametrize(("die", "stunned"), [(3, True), (4, False)])
def test_the_stunned_recover_on_four(arena, die, stunned):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.STUNNED)
    a.run(activation.begin(a.t, hero.id), [die])
    assert bool(hero.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.turn.recovery-rise", "dun.turn.recovery-rise-stunned")
def test_the_fallen_stand_up_stunned(arena):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.KNOCKED_DOWN)
    a.run(activation.begin(a.t, hero.id))
    assert not hero.marks & Mark.KNOCKED_DOWN
    assert hero.marks & Mark.STUNNED


@pytest.mark.rule("dun.turn.recovery-rise", "dun.turn.recovery-second-try")
def test_next_to_an_enemy_standing_up_takes_a_test_once(arena):
    a = arena()
    hero = a.hero(1, 1, agility=4, marks=Mark.KNOCKED_DOWN)
    a.orc(2, 1)
    a.run(activation.begin(a.t, hero.id), [3, 3])
    assert hero.marks & Mark.KNOCKED_DOWN
    a.state.turn.active = None
    a.run(activation.begin(a.t, hero.id))
    assert not hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.combat.tough.recovery")
def test_the_tough_recover_on_three(arena):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.STUNNED, skills=("tough",))
    a.run(activation.begin(a.t, hero.id), [3])
    assert not hero.marks & Mark.STUNNED


@pytest.mark.rule("dun.skill.nature.regeneration")
def test_regeneration_heals_on_fives(arena):
    a = arena()
    troll = a.orc(1, 1, vitality=9, skills=("regeneration",))
    a.run(lose(a.t, troll.id, 3))
    a.run(activation.begin(a.t, troll.id), [5, 4, 6])
    assert troll.wounds == 1


@pytest.mark.rule("dun.skill.nature.aura")
def test_an_aura_burns_whoever_starts_beside_it(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.orc(2, 1, skills=("aura",))
    a.run(activation.begin(a.t, hero.id), [6])
    assert hero.wounds == 1


@pytest.mark.rule("dun.turn.budget", "dun.turn.phases")
def test_an_activation_has_one_move_and_one_action(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.run(activation.begin(a.t, hero.id))
    active = a.state.turn.active
    assert (active.action, active.quick, active.points) == (1, 1, 5)
    assert hero.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.turn.budget")
def test_an_action_in_the_middle_ends_the_move(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("short-bow",), shooting=3)
    orc = a.orc(9, 1, vitality=20)
    a.activate(hero)
    a.do(hero, f"move @{a.at(2, 1)}")
    assert any(text.startswith("move") for text in a.offers(hero))
    a.do(hero, f"shoot short-bow #{orc.id}", [2, 2])
    assert not any(text.startswith("move") for text in a.offers(hero))


@pytest.mark.rule("dun.heroes.start-outside", "dun.heroes.start-square")
def test_a_hero_enters_by_a_starting_square_of_his_choice(arena):
    a = arena(start=((0, 0), (1, 0)))
    hero, late = a.hero(-1, 0), a.hero(-1, 0)
    a.run(activation.begin(a.t, hero.id), (), [str(a.at(1, 0))])
    assert hero.cell == a.at(1, 0)
    assert a.state.turn.active.points == 5
    a.state.turn.active = None
    a.run(activation.begin(a.t, late.id))
    assert late.cell == a.at(0, 0)


@pytest.mark.rule("dun.end.leave-square", "dun.end.conditions", "dun.end.all-left")
def test_leaving_from_a_starting_square_after_the_goal_wins(arena):
    a = arena()
    hero, other = a.hero(0, 0), a.hero(5, 5, marks=Mark.KNOCKED_OUT)
    a.state.quest.goal_done = True
    a.activate(hero)
    a.do(hero, "leave")
    turns.settle(a.t)
    assert a.state.quest.ended == "won"
    assert outcome(a.state, a.content)[0].won
    assert other


@pytest.mark.rule("dun.end.defeat")
def test_leaving_early_and_falling_are_defeats(arena):
    a = arena()
    hero = a.hero(0, 0, marks=Mark.LEFT)
    turns.settle(a.t)
    assert a.state.quest.ended == "fled"
    b = arena()
    b.hero(0, 0, marks=Mark.KNOCKED_OUT)
    turns.settle(b.t)
    assert b.state.quest.ended == "fallen"
    assert not outcome(b.state, b.content)[0].won
    assert hero


@pytest.mark.rule("dun.quest-sheet.special-rules")
def test_a_turn_limit_ends_the_quest(arena):
    a = arena(turn_limit=2)
    a.hero(0, 0)
    turns.settle(a.t)
    assert not a.state.quest.ended
    a.state.turn.number = 3
    turns.settle(a.t)
    assert a.state.quest.ended == "late"


@pytest.mark.rule("dun.end.quest-victory", "dun.quest-map.goal-squares")
def test_goals_of_the_sheet(arena):
    a = arena(goal=Goal("reach"), goals=((5, 5),))
    hero = a.hero(4, 5)
    goals.check(a.t)
    assert not a.state.quest.goal_done
    hero.cell = a.at(5, 5)
    goals.check(a.t)
    assert a.state.quest.goal_done
    b = arena(goal=Goal("find", "idol"))
    b.state.map.found = ["idol"]
    goals.check(b.t)
    assert b.state.quest.goal_done


@pytest.mark.rule("dun.turn.alternate", "dun.score.dp-turn", "dun.adp.turn.achievement")
def test_the_sides_take_turns_and_the_dark_player_scores_his(arena):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.ACTIVATED)
    assert next_step(a.state, a.content) == ("end_heroes",)
    a.run(turns.end_heroes(a.t))
    assert next_step(a.state, a.content) == ("start_dark",)
    a.run(turns.start_dark(a.t))
    assert a.state.quest.achievements == [0, 1]
    assert next_step(a.state, a.content) == ("end_dark",)
    a.run(turns.end_dark(a.t))
    assert (a.state.turn.side, a.state.turn.number) == (HEROES, 3)
    assert not hero.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.turn.order-free")
def test_the_party_chooses_who_acts_next(arena):
    a = arena()
    one, two = a.hero(1, 1), a.hero(3, 3)
    a.run(turns.choose_next(a.t), (), [f"activate #{two.id}"])
    assert a.state.turn.active.who == two.id
    a.state.turn.active = None
    assert turns.waiting_ids(a.t) == [one.id]


@pytest.mark.rule("dun.adp.power.roll", "dun.adp.power.main-room")
def test_a_power_card_comes_only_in_combat_and_always_in_the_main_room(arena):
    from undercroft.games.universalis.content.quests import Section

    a = arena(sections=(Section("a", main=True),), points={"scenario_die": ("encounter",) * 6})
    a.hero(1, 1)
    a.run(turns.start_dark(a.t))
    assert a.t.rolled == []
    a.hero(2, 1)
    a.orc(9, 5, spawned=0)
    assert a.run(hand.scenario_die(a.t, "power"), [1]) == "power"
    a.state.figures[2].marks = Mark.KNOCKED_OUT
    assert a.run(hand.scenario_die(a.t, "power"), [1]) == "encounter"


# ------------------------------------------------------------------------------------------------ a Dark Player


@pytest.mark.rule("dun.dp.draw", "dun.dp.hand-secret")
def test_a_dark_player_draws_from_the_deck_he_likes_in_secret(arena):
    a = arena(dark_seat=1)
    a.hero(1, 1)
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck = ["riddle"], ["ambush"]
    a.run(turns.start_dark(a.t), (), ["encounters"])
    assert a.state.dark.hand == ["ambush"]
    (event,) = a.t.told(turns.DarkDrew)
    assert event.for_seat(0).card is None
    assert event.for_seat(1).card == "ambush"


@pytest.mark.rule("dun.dp.draw-main-room", "dun.dp.draw-mission-done")
def test_no_card_after_the_goal(arena):
    a = arena(dark_seat=1)
    a.hero(1, 1)
    a.state.dark.obstacle_deck, a.state.quest.goal_done = ["riddle"], True
    a.run(turns.start_dark(a.t))
    assert a.state.dark.hand == []


@pytest.mark.rule("dun.dp.hand-limit", "dun.dp.hand-limit-enforce", "dun.dp.discard-for-points")
def test_the_hand_is_cut_to_twice_the_heroes_but_at_least_four(arena):
    a = arena(dark_seat=1)
    for x in range(3):
        a.hero(x, 1)
    assert hand.most_cards(a.t) == 6
    a.state.figures[1].marks = Mark.KNOCKED_OUT
    assert hand.most_cards(a.t) == 4
    a.state.dark.hand = ["riddle"] * 4 + ["fortune"]
    a.run(hand.hand_limit(a.t), (), ["fortune"])
    assert a.state.dark.hand == ["riddle"] * 4
    assert a.state.dark.reserve == a.content.dark["fortune"].discard
    assert a.state.dark.discard == ["fortune"]


@pytest.mark.rule("dun.dp.activate-cost", "dun.dp.activate-remove", "dun.dp-card.trap-icons")
def test_a_dark_player_locks_a_door_and_pays(arena):
    from undercroft.games.universalis.content.quests import Door

    a = arena("aaab", dark_seat=1, doors=(Door("gate", (2, 0), "east"),))
    a.state.dark.hand, a.state.dark.reserve = ["locked-door", "electric-shock"], 1
    hero = a.hero(2, 0)
    active = a.activate(hero)
    a.do(hero, "open #0", (), ["locked-door"])
    discards = ["discard locked-door", "discard electric-shock"]
    assert [str(option) for option in a.t.asked[-1].options] == ["pass", "locked-door", *discards]
    assert a.state.dark.reserve == 0
    assert a.state.dark.hand == ["electric-shock"]
    assert active.action == 1
    assert a.state.map.doors[0].lock


@pytest.mark.rule("dun.dp-trap.when-other-square", "dun.dp-trap.only-these-cases")
def test_a_dark_player_is_asked_before_each_step_outside_the_safe_zone(arena):
    a = arena("a" * 12, dark_seat=1)
    a.state.dark.hand, a.state.dark.reserve = ["electric-shock"], 9
    hero = a.hero(0, 0, vitality=20)
    a.activate(hero)
    a.do(hero, f"move @{a.at(5, 0)}", [6, 3], ["pass", "electric-shock"])
    assert hero.cell == a.at(3, 0)
    assert a.state.dark.reserve == 6
    assert a.state.map.traps[0].cell == a.at(4, 0)


@pytest.mark.rule("dun.dp.activate-is-dp-action", "dun.dp-card.power")
def test_a_power_card_is_played_in_the_dark_players_turn(arena):
    a = arena(dark_seat=1)
    a.hero(1, 1)
    orc = a.orc(9, 5)
    a.state.dark.hand, a.state.dark.reserve, a.state.turn.side = ["fortune"], 9, DARK
    a.run(turns.dark_act(a.t), (), [f"power fortune #{orc.id}"])
    assert a.state.dark.powers == [("fortune", orc.id)]
    assert a.state.dark.reserve == 9 - a.content.dark["fortune"].cost


# ------------------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("dun.heroes.unique-class", "dun.heroes.type-mix")
def test_a_party_of_three_needs_all_groups_and_no_class_twice():
    t = scripted(GAME, seats=1, heroes=3)
    content = t.content
    groups = []
    for _ in range(3):
        options = choosable(t.state, content)
        classes = [content.heroes[f.card].hero_class for f in t.state.figures.values()]
        assert not set(classes) & {content.heroes[name].hero_class for name in options}
        if len(options) == 1:
            run(turns.muster(t))
        else:
            t.script((), [options[0]])
            run(turns.muster(t), t)
        last = list(t.state.figures.values())[-1]
        groups.append(content.classes[content.heroes[last.card].hero_class].group)
    assert sorted(groups) == ["explorer", "fighter", "spellcaster"]


@pytest.mark.rule(
    "dun.adp.decks.obstacles", "dun.adp.decks.power", "dun.adp.decks.encounter", "dun.adp.decks.set-aside"
)
@pytest.mark.parametrize("heroes", [1, 2, 3, 5])
def test_the_automatons_decks(heroes):
    config = configure(INFO, seed=3, seats=1, heroes=heroes, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    more = 2 if heroes > 2 else 1
    uses = [content.dark[card].use for card in state.dark.obstacle_deck]
    assert len(state.dark.obstacle_deck) == 6 * heroes + 1 + more
    assert (uses.count("robber"), uses.count("lurkers")) == (1, more)
    powers = [content.dark[card].use for card in state.dark.power_deck]
    assert len(state.dark.power_deck) == 5 * heroes + more
    assert powers.count("relief") == more
    assert len(state.dark.encounter_deck) == -(-party_vp(state, content) // 10)
    assert not {"robber", "lurkers", "relief"} & {content.dark[card].use for card in state.dark.encounter_deck}


@pytest.mark.rule("dun.dpsetup.obstacle-deck", "dun.dpsetup.encounter-deck", "dun.dpsetup.opening-hand")
@pytest.mark.parametrize("heroes", [1, 4])
def test_the_dark_players_decks(heroes):
    config = configure(INFO, seed=3, seats=2, mode="dark-player", heroes=heroes, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    assert len(state.dark.obstacle_deck) == 5 * heroes - 1
    assert len(state.dark.encounter_deck) == 2 * heroes
    assert len(state.dark.hand) == 2
    assert content.dark[state.dark.hand[1]].use == "special"
    assert not any(content.dark[card].kind == "encounter" for card in state.dark.obstacle_deck)


@pytest.mark.rule("dun.heroes.group-vp", "dun.dpsetup.reserve", "dun.dpsetup.pay-leader", "dun.adp.leader-cost")
def test_the_budget_is_the_partys_worth_less_the_leader(arena):
    config = configure(INFO, seed=3, seats=1, heroes=2, options={"ready-party": True})
    content = GAME.content(config)
    state = GAME.setup(config, content)
    leader = content.creatures[content.quests[state.quest.id].leader]
    quest = content.quests[state.quest.id]
    assert state.dark.reserve == party_vp(state, content) * quest.share // 100 - leader.vp + quest.reserves[1]
    a = arena()
    a.hero(1, 1, vp=10)
    a.state.figures[1].pack = [Held("healing-potion")]
    a.pet(2, 2, vp=2)
    a.orc(5, 5, vp=7)
    assert party_vp(a.state, a.content) == 12 + a.content.objects["healing-potion"].vp
