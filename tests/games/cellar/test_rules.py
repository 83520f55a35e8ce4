import pytest

import undercroft
from undercroft.games import find
from undercroft.games.cellar import ids
from undercroft.games.cellar.events import (
    Began,
    Dawned,
    Distracted,
    Drew,
    Listened,
    Packed,
    Peeked,
    Played,
    Quieted,
    RanOff,
    Reshuffled,
    Wounded,
    Wounding,
)
from undercroft.games.cellar.rules import actions, turn
from undercroft.games.cellar.rules.options import LEAVE, LISTEN, WAIT, Fight, Search
from undercroft.games.cellar.setup import STAIRS
from undercroft.games.cellar.spine import legacy, next_step, outcome
from undercroft.games.cellar.state import SIDES, Room
from undercroft.games.cellar.view import redeal, view
from undercroft.kernel import IllegalAnswer, Order, say, seeded
from undercroft.testing import run, scripted

GAME = find("cellar")
NORTH = STAIRS + SIDES["north"]


def table(seats=2, tools=("club", "lamp"), dice=(), answers=(), **setup):
    """Packed and ready; the larder lies north of the stairs, with one rat and two silver."""
    t = scripted(GAME, seats=seats, answers=[tools[seat % len(tools)] for seat in range(seats)], **setup)
    run(turn.pack(t), t)
    t.state.stack.remove("larder")
    t.state.rooms[NORTH] = Room("larder", ("north", "south"))
    t.state.silver[NORTH], t.state.rats[NORTH] = 2, 1
    for thief in t.state.thieves:
        t.state.discard += thief.hand
        thief.hand = []
    t.script(dice, answers)
    return t


def give(t, seat, *cards):
    for card in cards:
        (t.state.deck if card in t.state.deck else t.state.discard).remove(card)
        t.state.thieves[seat].hand.append(card)


def offered(t, seat=0):
    return [str(option) for option in actions.legal(t, seat)]


# ------------------------------------------------------------ set-up


@pytest.mark.rule("cellar.setup.stairs")
def test_everybody_starts_on_the_stairs_with_three_health():
    state = scripted(GAME, seats=3).state
    assert [(thief.room, thief.health) for thief in state.thieves] == [(STAIRS, 3)] * 3
    assert list(state.rooms) == [STAIRS]
    assert state.rooms[STAIRS].doors == ("north", "east", "south", "west")


@pytest.mark.rule("cellar.setup.hands")
def test_two_tricks_each_from_a_shuffled_deck():
    states = [scripted(GAME, seats=2, seed=seed, content=1).state for seed in (1, 2)]
    assert [len(thief.hand) for thief in states[0].thieves] == [2, 2]
    assert len(states[0].deck) == 20 - 4
    assert states[0].deck != states[1].deck


@pytest.mark.rule("cellar.setup.stack")
def test_the_counting_room_is_one_of_the_four_lowest():
    places = {scripted(GAME, seed=seed).state.stack.index("counting-room") for seed in range(60)}
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("cellar.setup.goal")
@pytest.mark.parametrize(("scenario", "seats", "goal"), [("cellar", 1, 5), ("cellar", 4, 8), ("vault", 2, 8)])
def test_the_goal_grows_with_the_crew(scenario, seats, goal):
    assert scripted(GAME, seats=seats, scenario=scenario).state.goal == goal


@pytest.mark.rule("cellar.setup.tools")
def test_tools_are_chosen_at_the_same_time_and_may_be_alike():
    session = undercroft.new("cellar", seed=1, seats=2)
    session.answer("lamp", seat=1)
    assert session.view(0)["thieves"][1]["tool"] == ""
    session.answer("lamp", seat=0)
    assert [thief.tool for thief in session.state.thieves] == ["lamp", "lamp"]


# ------------------------------------------------------------ the turn


@pytest.mark.rule("cellar.turn.order")
def test_turns_go_round_past_those_who_left_or_fell():
    t = table(seats=4)
    assert t.state.turn == 0
    t.state.thieves[1].left = True
    t.state.thieves[2].health = 0
    turn.pass_turn(t)
    assert t.state.turn == 3
    turn.pass_turn(t)
    assert t.state.turn == 0


@pytest.mark.rule("cellar.turn.actions", "cellar.wait")
def test_a_turn_has_two_actions_and_waiting_is_one():
    t = table(answers=["wait", "wait"])
    before = (t.state.noise, t.state.thieves[0].room)
    for _ in range(2):
        assert next_step(t.state, t.content) == ("act", 0)
        run(turn.act(t, 0))
    assert next_step(t.state, t.content) == ("end_turn",)
    assert (t.state.noise, t.state.thieves[0].room) == before


# ------------------------------------------------------------ rooms


@pytest.mark.rule("cellar.sneak")
def test_sneaking_needs_two_doors_that_meet_and_rats_do_not_mind():
    t = table()
    assert "sneak north" in offered(t)
    actions.sneak(t, 0, "north")
    assert t.state.thieves[0].room == NORTH
    assert "sneak south" in offered(t)
    t.state.rooms[NORTH] = Room("larder", ("north", "east"))
    assert "sneak south" not in offered(t)
    t.state.thieves[0].room = STAIRS
    assert "sneak north" not in offered(t)
    assert "open north" not in offered(t)


@pytest.mark.rule("cellar.open")
def test_opening_draws_the_top_tile_and_leads_in():
    t = table(answers=["east-west"])
    t.state.stack.remove("passage")
    t.state.stack.append("passage")
    left = len(t.state.stack)
    run(actions.open_door(t, 0, "east"))
    assert t.state.thieves[0].room == STAIRS + 1
    assert t.state.rooms[STAIRS + 1] == Room("passage", ("east", "west"))
    assert (t.state.silver[STAIRS + 1], t.state.rats[STAIRS + 1]) == (0, 0)
    assert len(t.state.stack) == left - 1


@pytest.mark.rule("cellar.open")
def test_rats_keep_doors_shut():
    t = table()
    t.state.thieves[0].room = NORTH
    assert "open north" not in offered(t)
    t.state.rats[NORTH] = 0
    assert "open north" in offered(t)
    t.state.stack.clear()
    assert "open north" not in offered(t)


@pytest.mark.rule("cellar.open.turn")
def test_a_tile_is_turned_so_that_a_door_meets_the_door():
    assert actions.turnings("N", "south") == [("south",)]
    assert actions.turnings("NS", "west") == [("east", "west")]
    found = [("north", "east", "south"), ("east", "south", "west"), ("north", "south", "west")]
    assert actions.turnings("NEW", "south") == found


@pytest.mark.rule("cellar.search")
def test_searching_takes_all_silver_for_one_noise_when_no_rat_is_left():
    t = table()
    t.state.thieves[0].room = NORTH
    assert "search" not in offered(t)
    t.state.rats[NORTH] = 0
    assert "search" in offered(t)
    actions.search(t, 0)
    assert (t.state.thieves[0].silver, t.state.silver[NORTH], t.state.noise) == (2, 0, 1)
    assert "search" not in offered(t)


# ------------------------------------------------------------ fights


@pytest.mark.rule("cellar.fight.target")
@pytest.mark.parametrize(("edition", "needed"), [("revised", 4), ("first", 5)])
def test_a_rat_falls_to_the_edition_s_number(edition, needed):
    for rolled in (needed - 1, needed):
        t = table(tools=("lamp",), dice=[rolled], edition=edition)
        t.state.thieves[0].room = NORTH
        run(actions.fight(t, 0), t)
        assert t.state.rats[NORTH] == (0 if rolled == needed else 1)
        assert t.rolled == [(1, 6, "fight")]


@pytest.mark.rule("cellar.fight.bite")
def test_a_failed_fight_costs_one_health_and_the_last_one_everything():
    t = table(dice=[1, 1])
    thief = t.state.thieves[0]
    thief.room, thief.health = NORTH, 2
    give(t, 0, "haste")
    run(actions.fight(t, 0))
    assert (thief.health, thief.hand) == (1, ["haste"])
    run(actions.fight(t, 0), t)
    assert (thief.health, thief.hand) == (0, [])
    assert "haste" in t.state.discard
    assert next_step(t.state, t.content) == ("end_turn",)


@pytest.mark.rule("cellar.tool.club")
def test_a_club_helps_by_one():
    t = table(tools=("club", "lamp"))
    assert actions.needed_to_fight(t, 0) == 3
    assert actions.needed_to_fight(t, 1) == 4
    meaning = actions.meaning(t, 0, Fight(NORTH))
    assert [(part.outcome, part.percent) for part in meaning.odds] == [("harm", 33.3), ("hit", 66.7)]
    assert meaning.detail.args == {"needed": 3}


@pytest.mark.rule("cellar.tool.leather-coat")
def test_a_coat_is_one_health():
    t = table(tools=("leather-coat", "lamp"))
    assert [thief.health for thief in t.state.thieves] == [4, 3]


# ------------------------------------------------------------ tricks


@pytest.mark.rule("cellar.listen", "cellar.card.draw")
def test_listening_draws_up_to_three_and_an_empty_deck_is_made_new():
    t = table()
    box = t.state.deck + t.state.discard
    t.state.deck, t.state.discard = [], box[:]
    actions.draw(t, 0)
    assert len(t.state.thieves[0].hand) == 1
    assert t.state.discard == []
    assert sorted(t.state.deck + t.state.thieves[0].hand) == sorted(box)
    give(t, 0, *t.state.deck[:1])
    assert "listen" in offered(t)
    give(t, 0, *t.state.deck[:1])
    assert "listen" not in offered(t)
    (drew,) = t.told(Drew)
    assert drew.for_seat(1).card is None


@pytest.mark.rule("cellar.card.play", "cellar.card.cheese")
def test_cheese_needs_a_rat():
    t = table()
    give(t, 0, "cheese")
    assert "play cheese" not in offered(t)
    t.state.thieves[0].room = NORTH
    assert "play cheese" in offered(t)
    run(actions.play(t, 0, "cheese"))
    assert t.state.rats[NORTH] == 0
    assert t.state.thieves[0].hand == []
    assert t.state.discard.count("cheese") >= 1


@pytest.mark.rule("cellar.card.lullaby")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_a_lullaby_quiets_by_two_not_below_zero(before, after):
    t = table()
    t.state.noise = before
    give(t, 0, "lullaby")
    run(actions.play(t, 0, "lullaby"))
    assert t.state.noise == after
    assert [(one.before, one.noise) for one in t.told(Quieted)] == [(before, after)]


@pytest.mark.rule("cellar.card.bandage")
def test_a_bandage_needs_a_wound():
    t = table()
    give(t, 0, "bandage")
    assert "play bandage" not in offered(t)
    t.state.thieves[0].health = 2
    assert "play bandage" in offered(t)
    run(actions.play(t, 0, "bandage"))
    assert t.state.thieves[0].health == 3


@pytest.mark.rule("cellar.card.haste")
def test_haste_gives_two_more_actions():
    t = table(answers=["play haste"])
    give(t, 0, "haste")
    run(turn.act(t, 0), t)
    assert t.state.actions == 3


@pytest.mark.rule("cellar.card.distraction")
def test_a_distraction_saves_a_friend_who_is_near():
    t = table(dice=[1], answers=["play distraction"])
    t.state.thieves[0].room = NORTH
    give(t, 1, "distraction")
    run(actions.fight(t, 0), t)
    assert t.state.thieves[0].health == 3
    assert t.state.thieves[1].hand == []


@pytest.mark.rule("cellar.card.distraction")
def test_a_distraction_does_not_carry_two_rooms_or_help_oneself():
    t = table(dice=[1])
    t.state.thieves[0].room = NORTH + SIDES["north"]
    t.state.rooms[t.state.thieves[0].room] = Room("well", ("south",))
    t.state.rats[t.state.thieves[0].room] = 1
    give(t, 1, "distraction")
    give(t, 0, "distraction")
    run(actions.fight(t, 0), t)
    assert t.state.thieves[0].health == 2
    assert t.asked[2:] == []


@pytest.mark.rule("cellar.card.window")
def test_whoever_holds_a_card_is_asked_and_whoever_holds_none_is_not():
    t = table(seats=3, dice=[1], answers=["pass"])
    t.state.thieves[0].room = NORTH
    give(t, 1, "haste")
    run(actions.fight(t, 0), t)
    asked = [
        (ask.seat, [str(option) for option in ask.options], ask.window) for ask in t.asked if ask.key == "distract"
    ]
    assert asked == [(1, ["pass"], True)]
    assert t.state.thieves[0].health == 2


def test_a_standing_order_passes_for_a_seat():
    session = undercroft.new("cellar", seed=1, seats=2)
    for seat in (0, 1):
        session.answer("lamp", seat=seat)
    session.order(1, Order("distract", unless=("play",)))
    session.table.tell(Wounding(thief=0))
    assert session.orders[1][0].fits(type(session.request.ask)(1, "distract", ["pass"], window=True), 1)
    assert not session.orders[1][0].fits(type(session.request.ask)(1, "distract", ["pass", "play distraction"]), 1)


@pytest.mark.rule("cellar.card.secret")
def test_hands_deck_and_stack_are_secret():
    t = table()
    give(t, 1, "cheese")
    for seat in (0, None):
        seen = view(t.state, t.content, seat)
        assert seen["thieves"][1]["hand"] is None
        assert seen["thieves"][1]["cards"] == 1
        assert seen["deck"] == len(t.state.deck)
        assert seen["next_tile"] is None
    assert view(t.state, t.content, 1)["thieves"][1]["hand"] == ["cheese"]


@pytest.mark.rule("cellar.option.open-hands")
def test_open_hands_are_seen_by_all():
    t = table(options={"open-hands": True})
    give(t, 1, "cheese")
    assert view(t.state, t.content, 0)["thieves"][1]["hand"] == ["cheese"]
    redeal(t.state, t.content, 0, seeded(5))
    assert t.state.thieves[1].hand == ["cheese"]


@pytest.mark.rule("cellar.tool.lamp")
def test_a_lamp_shows_the_next_tile_to_its_bearer_on_its_turn():
    t = table(tools=("lamp", "club"))
    (peeked,) = t.told(Peeked)
    top = t.told(Peeked)[0].tile
    assert peeked.for_seat(0).tile == top
    assert peeked.for_seat(1).tile is None
    assert view(t.state, t.content, 0)["next_tile"] == t.state.stack[-1]
    assert view(t.state, t.content, 1)["next_tile"] is None
    turn.pass_turn(t)
    assert len(t.told(Peeked)) == 1
    assert view(t.state, t.content, 0)["next_tile"] is None


# ------------------------------------------------------------ noise and the end


@pytest.mark.rule("cellar.noise.roll")
@pytest.mark.parametrize(("rolled", "noise"), [(1, 1), (2, 0), (6, 0)])
def test_the_ogre_stirs_when_the_roll_is_not_above_the_rats(rolled, noise):
    t = table(dice=[rolled])
    run(turn.end_turn(t), t)
    assert t.state.noise == noise
    assert t.state.turn == 1
    assert t.rolled == [(1, 6, "ogre")]


@pytest.mark.rule("cellar.noise.dawn")
@pytest.mark.parametrize(("round", "noise"), [(8, 0), (9, 1), (10, 1)])
def test_from_the_tenth_round_on_the_night_grows_thin(round, noise):
    t = table(dice=[6, 6])
    t.state.round = round
    run(turn.end_turn(t))
    assert (t.state.noise, t.state.round) == (0, round), "not in the middle of a round"
    run(turn.end_turn(t), t)
    assert (t.state.noise, t.state.round) == (noise, round + 1)


@pytest.mark.rule("cellar.leave")
def test_leaving_is_for_good_and_only_from_the_stairs():
    t = table()
    give(t, 0, "haste")
    t.state.thieves[0].silver = 3
    t.state.thieves[0].room = NORTH
    assert "leave" not in offered(t)
    t.state.thieves[0].room = STAIRS
    assert "leave" in offered(t)
    actions.leave(t, 0)
    assert (t.state.thieves[0].left, t.state.thieves[0].silver, t.state.thieves[0].hand) == (True, 3, [])
    turn.pass_turn(t)
    turn.pass_turn(t)
    assert t.state.turn == 1


@pytest.mark.rule("cellar.end.over")
@pytest.mark.parametrize(("mode", "mark"), [("standard", 11), ("light-sleeper", 8)])
def test_the_game_ends_at_the_mark_or_when_nobody_stands(mode, mark):
    t = table(mode=mode)
    t.state.noise = mark - 1
    assert next_step(t.state, t.content) is not None
    t.state.noise = mark
    assert next_step(t.state, t.content) is None
    t.state.noise = 0
    t.state.thieves[0].left, t.state.thieves[1].health = True, 0
    assert next_step(t.state, t.content) is None


@pytest.mark.rule("cellar.end.won", "cellar.end.poor")
@pytest.mark.parametrize(("silver", "won", "reason"), [(6, True, "won"), (5, False, "poor")])
def test_enough_silver_must_be_carried_out(silver, won, reason):
    t = table()
    t.state.thieves[0].left, t.state.thieves[0].silver = True, silver
    t.state.thieves[1].health, t.state.thieves[1].silver = 0, 9
    assert [(one.won, one.score, one.reason) for one in outcome(t.state, t.content)] == [(won, silver, reason)] * 2


@pytest.mark.rule("cellar.end.woken", "cellar.end.fallen")
def test_a_waking_ogre_beats_silver_and_falling_is_falling():
    t = table()
    t.state.thieves[0].left, t.state.thieves[0].silver, t.state.noise = True, 9, 11
    assert {(one.won, one.reason) for one in outcome(t.state, t.content)} == {(False, "woken")}
    t = table()
    for thief in t.state.thieves:
        thief.health = 0
    assert {(one.won, one.reason) for one in outcome(t.state, t.content)} == {(False, "fallen")}


# ------------------------------------------------------------ campaign and editions


@pytest.mark.rule("cellar.campaign.vault")
@pytest.mark.parametrize(("silver", "tricks"), [(5, 2), (6, 3), (11, 3), (12, 4), (30, 4)])
def test_the_vault_starts_noisy_and_with_more_tricks(silver, tricks):
    state = scripted(GAME, scenario="vault", legacy={"silver": silver}).state
    assert state.noise == 2
    assert {len(thief.hand) for thief in state.thieves} == {tricks}


@pytest.mark.rule("cellar.campaign.vault")
def test_only_a_crew_that_won_the_cellar_goes_on():
    t = table()
    t.state.thieves[0].left, t.state.thieves[0].silver, t.state.thieves[1].left = True, 7, True
    assert legacy(t.state, t.content) == {"scenario": "vault", "silver": 7}
    t.state.thieves[0].silver = 5
    assert legacy(t.state, t.content) is None
    t.state.thieves[0].silver, t.state.scenario = 9, "vault"
    assert legacy(t.state, t.content) is None


@pytest.mark.rule("cellar.edition.first")
def test_the_first_printing_has_no_cheese_and_more_bandages():
    cards = {edition: scripted(GAME, edition=edition).content.cards for edition in ("first", "revised")}
    assert "cheese" not in cards["first"]
    assert cards["revised"]["cheese"].copies == 4
    assert (cards["first"]["bandage"].copies, cards["revised"]["bandage"].copies) == (5, 3)


# ------------------------------------------------------------ refusals and the picture


@pytest.mark.parametrize(
    ("answer", "said", "rule"),
    [
        ("search", "There is no silver", "cellar.search"),
        ("fight", "There is no rat", "cellar.fight.target"),
        ("play cheese", "do not hold", "cellar.card.play"),
        ("open up", "not one of the options", "cellar.turn.actions"),
    ],
)
def test_a_refusal_says_why(answer, said, rule):
    session = undercroft.new("cellar", seed=1, seats=2)
    for seat in (0, 1):
        session.answer("lamp", seat=seat)
    with pytest.raises(IllegalAnswer, match=said) as caught:
        session.answer(answer)
    assert rule in caught.value.cites


# ------------------------------------------------------------ what is told, and what the questions say


def told(t, kind):
    return [event for event in t.log if isinstance(event, kind)]


@pytest.mark.rule("cellar.setup.tools", "cellar.turn.order")
def test_what_is_packed_is_told_with_the_health_it_brings_and_then_the_first_thief_begins():
    t = scripted(GAME, seats=2, answers=["lamp", "club"])
    run(turn.pack(t), t)
    more = {tool: t.content.tools[tool].health for tool in ("lamp", "club")}
    assert [(one.thief, one.tool, one.health) for one in told(t, Packed)] == [
        (0, "lamp", 3 + more["lamp"] if more["lamp"] else 0), (1, "club", 3 + more["club"] if more["club"] else 0),
    ]  # fmt: skip
    assert [one.thief for one in told(t, Began)] == [0]
    assert (t.state.turn, t.state.actions) == (0, 2)


@pytest.mark.rule("cellar.turn.actions", "cellar.leave")
def test_the_question_counts_the_actions_that_are_left_and_leaving_is_one_of_them():
    t = table(answers=["leave"])
    run(turn.act(t, 0), t)
    assert t.asked[-1].about == {"thief": 1, "actions": 2}
    assert t.state.actions == 1
    assert t.state.thieves[0].left
    assert not t.state.thieves[1].left


@pytest.mark.rule("cellar.card.window")
@pytest.mark.parametrize(("room", "asked"), [(NORTH, 1), (STAIRS, 1), (STAIRS + SIDES["east"], 0)])
def test_a_friend_in_the_same_or_the_next_room_may_step_in(room, asked):
    t = table(dice=[1], answers=["pass"] * asked)
    t.state.thieves[0].room, t.state.thieves[1].room = NORTH, room
    give(t, 1, "haste")
    run(actions.fight(t, 0), t)
    assert sum(ask.key == "distract" for ask in t.asked) == asked


@pytest.mark.rule("cellar.card.distraction")
def test_a_distraction_is_told_and_its_options_say_what_they_do():
    t = table(dice=[1], answers=["play distraction"])
    t.state.thieves[0].room = NORTH
    give(t, 1, "distraction")
    run(actions.fight(t, 0), t)
    (event,) = told(t, Distracted)
    assert (event.thief, event.friend) == (0, 1)
    assert told(t, Wounded) == []
    (ask,) = [ask for ask in t.asked if ask.key == "distract"]
    assert [str(ask.label(option).id) for option in ask.options] == ["distract-pass", "distract-play"]


@pytest.mark.rule("cellar.card.play", "cellar.card.cheese")
def test_a_trick_is_told_and_cheese_tells_how_many_rats_stay():
    t = table()
    t.state.thieves[0].room = NORTH
    give(t, 0, "cheese")
    run(actions.play(t, 0, "cheese"), t)
    assert [(one.thief, one.card) for one in told(t, Played)] == [(0, "cheese")]
    (ran,) = told(t, RanOff)
    assert (ran.room, ran.rats) == (NORTH, t.state.rats[NORTH])


@pytest.mark.rule("cellar.leave")
def test_only_leaving_says_what_is_carried_out_and_asks_once_more():
    t = table()
    t.state.thieves[0].silver = 2
    leaving, waiting = (actions.meaning(t, 0, action) for action in (LEAVE, WAIT))
    assert leaving.detail == say("detail-leave", silver=2)
    assert leaving.confirm is not None
    assert waiting.confirm is None


@pytest.mark.rule("cellar.search")
def test_searching_names_its_noise_and_the_silver_and_what_is_always_possible_comes_last():
    t = table()
    searching = actions.meaning(t, 0, Search(NORTH))
    assert [(cost.value, cost.what.id) for cost in searching.cost] == [(1, "cost-noise")]
    assert searching.detail == say("detail-search", silver=2)
    assert [actions.meaning(t, 0, action).rank for action in (LISTEN, LEAVE, Fight(NORTH))] == [1, 1, 0]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("sneak west", "no-way"),
        ("open north", "no-way"),
        ("open west", "no-way"),
        ("leave", "no-stairs"),
        ("sneak up", None),
        ("dance", None),
    ],
)
def test_a_refused_way_or_departure_has_its_reason(answer, reason):
    t = table()
    t.state.stack.clear()
    found = actions.why_not(t, 0, answer)
    assert (found and found.id) == reason


def test_a_wall_is_no_door_and_rats_keep_a_door_shut():
    t = table()
    t.state.thieves[0].room = NORTH
    assert actions.why_not(t, 0, "sneak west").id == "no-door"
    assert actions.why_not(t, 0, "open west").id == "no-door"
    assert actions.why_not(t, 0, "open north").id == "no-rats-first"
    assert actions.why_not(t, 0, "sneak north").id == "no-way"
    assert actions.why_not(t, 0, "search").id == "no-rats-first"
    assert actions.why_not(t, 0, "listen").id == "no-hand-limit"
    t.state.rats[NORTH] = 0
    assert actions.why_not(t, 0, "search").id == "no-silver"


# ------------------------------------------------------------ what an action does, and what is told of it


@pytest.mark.rule("cellar.sneak", "cellar.search", "cellar.fight.target", "cellar.listen")
def test_each_action_does_what_it_says():
    t = table(dice=[6], answers=["sneak north", "fight", "search", "listen"])
    thief = t.state.thieves[0]
    run(turn.act(t, 0))
    assert thief.room == NORTH
    run(turn.act(t, 0))
    assert t.state.rats[NORTH] == 0
    run(turn.act(t, 0))
    assert (thief.silver, t.state.noise) == (2, 1)
    run(turn.act(t, 0), t)
    assert len(thief.hand) == 1


@pytest.mark.rule("cellar.card.draw")
def test_the_new_deck_is_shuffled_and_told():
    t = table()
    t.state.deck, t.state.discard = [], t.state.deck + t.state.discard
    before = list(t.state.discard)
    actions.draw(t, 0)
    assert [one.cards for one in t.told(Reshuffled)] == [len(before)]
    assert sorted([*t.state.deck, *t.state.thieves[0].hand]) == sorted(before)
    assert [*t.state.deck, *t.state.thieves[0].hand] != before


@pytest.mark.parametrize("what", ["draw", "open", "peek"])
def test_nothing_is_undone_alone_once_a_card_or_tile_has_been_seen(what):
    t = table(tools=("lamp", "club"))
    t.state.stack.remove("passage")
    t.state.stack.append("passage")
    seen = t.luck
    if what == "draw":
        actions.draw(t, 0)
    elif what == "open":
        run(actions.open_door(t, 0, "east"), t)
    else:
        turn.peek(t, 0)
        assert t.told(Peeked)[-1].tile == "passage", "the top tile"
    assert t.luck > seen


@pytest.mark.rule("cellar.fight.bite", "cellar.card.window")
def test_who_is_bitten_is_told_first_and_named_in_the_question():
    t = table(seats=3, dice=[1], answers=["pass"])
    t.state.turn, t.state.thieves[1].room = 1, NORTH
    give(t, 2, "haste")
    run(actions.fight(t, 1), t)
    assert [one.thief for one in t.told(Wounding)] == [1]
    (ask,) = [ask for ask in t.asked if ask.key == "distract"]
    assert ask.about == {"thief": 2}
    assert ask.at == (ids.thief(1),)


@pytest.mark.rule("cellar.noise.roll", "cellar.noise.dawn")
def test_alone_every_turn_is_a_round_and_the_night_is_told():
    t = table(seats=1, dice=[2, 6])
    t.state.round = 8
    run(turn.end_turn(t))
    assert (t.state.round, t.state.noise) == (9, 0)
    run(turn.end_turn(t), t)
    assert (t.state.round, t.state.noise) == (10, 1)
    assert [(one.rolled, one.rats, one.before, one.noise) for one in t.told(Listened)] == [(2, 1, 0, 0), (6, 1, 0, 0)]
    assert [one.noise for one in t.told(Dawned)] == [1]
