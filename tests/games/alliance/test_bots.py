"""The veteran: it wins, it plays every mode, it peeks at nothing, and its choices make sense."""

import random

import pytest

from undercroft.games import find
from undercroft.games.alliance.board import distance
from undercroft.games.alliance.bots import BOTS, blows, evaluate, onsets, prospects, trips, turns, veteran
from undercroft.games.alliance.bots.charts import lowest
from undercroft.games.alliance.bots.offers import offer
from undercroft.games.alliance.bots.worth import card_rating, hero_rating
from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.rules import drafting, monsters, movement
from undercroft.games.alliance.rules.activation import Actions
from undercroft.games.alliance.rules.options import Burst
from undercroft.kernel import Layer, Session, configure, revised
from undercroft.kernel.inline import play
from undercroft.kernel.session import digest
from undercroft.testing import run

GAME = find("alliance")


def chance(seed):
    luck = random.Random(seed)
    return lambda t, ask: ask.options[luck.randrange(len(ask.options))]


def test_the_veteran_beats_chance_and_is_offered_as_a_bot():
    won = 0
    for seed in range(20):
        seats = [veteran, chance(seed)] if seed % 2 else [chance(seed), veteran]
        table = play(
            GAME, configure(GAME.info, seed=seed, seats=2), lambda t, ask, seats=seats: seats[ask.seat](t, ask)
        )
        won += GAME.outcome(table.state, table.content)[0 if seed % 2 else 1].reason == "won"
    assert won >= 19
    assert GAME.bots["veteran"] is BOTS["veteran"] is veteran


@pytest.mark.parametrize(("mode", "seats"), [("rivals", 3), ("pvp", 2), ("solo", 1), ("cooperative", 2), ("basic", 4)])
def test_the_veteran_plays_every_mode_to_its_end_and_gathers_experience(mode, seats):
    config = configure(GAME.info, seed=11, mode=mode, seats=seats)
    table = play(GAME, config, veteran)
    assert len(GAME.outcome(table.state, table.content)) == seats
    assert all(alliance.xp + alliance.spent > 5 for alliance in table.state.alliances)
    assert all(alliance.drafted > 0 for alliance in table.state.alliances)


@pytest.mark.parametrize(("mode", "seats"), [("rivals", 2), ("pvp", 3), ("solo", 1)])
def test_the_veteran_neither_changes_the_table_nor_looks_at_what_is_hidden(mode, seats):
    session, luck = Session(GAME, configure(GAME.info, seed=4, mode=mode, seats=seats)), random.Random(4)
    for count in range(150):
        ask = session.request.ask
        before = digest(session.state)
        chosen = str(veteran(session.table, ask))
        assert digest(session.state) == before
        if count % 5 == 0:
            other = session.determinised(ask.seat, luck)
            assert str(veteran(other.table, other.request.ask)) == chosen
        session.answer(chosen)


def remembered_games(mode, seats, seeds):
    """Play games in which the veteran is asked twice, with and without what it remembers; how often it used that, and
    how often it went on with a trip and with a blow."""
    reused = followed = struck = 0
    memories = prospects._LATELY, trips._LAST, onsets._LAST

    def answer(t, ask):
        nonlocal reused, followed, struck
        if ask.key not in ("act", "face"):
            return veteran(t, ask)
        remembered = [dict(memory) for memory in memories]
        for memory in memories:
            memory.clear()
        alone = str(veteran(t, ask))
        for memory, before in zip(memories, remembered, strict=True):
            memory.clear()
            memory.update(before)
        turn = t.state.turn
        if ask.key == "face":
            assert str(veteran(t, ask)) == alone
            return veteran(t, ask)
        known = remembered[0].get(turn.hero)
        reused += known is not None and known.holds(t, turn, ask.about["speed"])
        followed += trips.follow(t, turn, ask.about["speed"], ask.options) is not None
        onset = remembered[2].get("onset")
        struck += onset is not None and onset.holds(t, turn)
        chosen = veteran(t, ask)
        assert str(chosen) == alone
        return chosen

    for seed in seeds:
        play(GAME, configure(GAME.info, seed=seed, mode=mode, seats=seats), answer)
    return reused, followed, struck


@pytest.mark.parametrize(("mode", "seats"), [("rivals", 2), ("pvp", 2), ("solo", 1), ("basic", 3)])
def test_what_the_veteran_remembers_is_what_it_would_find_again(mode, seats):
    reused, followed, struck = remembered_games(mode, seats, range(3))
    assert reused > 30
    assert struck > 10
    assert followed > 0 or mode == "pvp"


def test_a_blow_that_was_struck_is_not_gone_through_with(board):
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    turn = b.state.turn
    plan = blows.strokes(b.state, b.content, turn)[0]
    onset = onsets.Onset(b.t, turn, plan, Burst("attack"))
    b.t.decisions, b.state.heroes[turn.hero].burst = onset.due, "attack"
    assert onset.holds(b.t, turn)
    turn.struck = (plan.target,)
    assert not onset.holds(b.t, turn), "the last card may have been buried without a question"


@pytest.mark.parametrize(("field", "value"), [("movement", 2), ("used", 1)])
def test_who_has_given_up_its_blow_or_gone_on_does_not_strike_it(board, field, value):
    """As when somebody else has answered for the hero in between."""
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    turn = b.state.turn
    onset = onsets.Onset(b.t, turn, blows.strokes(b.state, b.content, turn)[0], Burst("attack"))
    b.t.decisions, b.state.heroes[turn.hero].burst = onset.due, "attack"
    assert onset.holds(b.t, turn)
    setattr(turn, field, value)
    assert not onset.holds(b.t, turn)


@pytest.mark.parametrize("foes", [1, 0])
def test_who_leaves_a_blow_behind_for_an_errand_thinks_again_on_the_way(board, foes):
    """The best blow is struck from where it stood, so nothing that was thought of holds after a step."""
    b = stage(board, "petra")
    for _ in range(foes):
        b.monster("t-rat", 11, 1)
    turn, state = b.state.turn, b.state
    points = movement.left(state, b.content, turn)
    offered = offer(state, b.content, turn, points, Actions(state, b.content, turn, points))
    outlook = turns.Outlook(b.t, turn, points, offered)
    assert [plan.cell == outlook.here for plan in outlook.plans[:1]] == [True] * foes
    goal = lowest(next(ring for ring in outlook.reach[1:] if ring))
    assert outlook.go(b.t, goal, busy=True) is not None
    assert bool(outlook.prospects.cells) is not bool(foes)


def test_who_steps_out_of_an_ally_s_aura_is_slower_and_thinks_again():
    assert remembered_games("rivals", 2, [91057])[0] > 10


# ------------------------------------------------------------------------------------------------------ single choices


def asked(b, step):
    """The veteran's answers to the questions of one step, by key."""
    given = []

    def answer(t, ask):
        chosen = veteran(t, ask)
        given.append((ask.key, str(chosen)))
        return chosen

    b.t.policy = answer
    run(step)
    return given


def next_action(b):
    actions = GAME.steps["act"]
    answers = [answer for _, answer in asked(b, actions(b.t))]
    return " ".join(answers) if answers[0] == "face" else answers[0]


def stage(board, hero, **setup):
    b = board(**setup)
    b.tile(11)
    b.hero(hero, 11, 4, facing="north")
    b.turn(hero)
    return b


def test_it_strikes_what_it_can_defeat(board):
    b = stage(board, "petra")
    b.monster("t-brute", 11, 0)
    b.monster("t-rat", 11, 1, wounds=(0, 0))
    b.hand(0, "t-elven")
    actions = [next_action(b) for _ in range(3)]
    attacks = [action for action in actions if action.startswith("attack")]
    assert attacks[0] == "attack t-rat-101 with primary", "after a step away from the brute, it may be"


@pytest.mark.parametrize(("column", "first"), [((), "move"), (("t-axe",), "attack t-rat-100 with primary")])
def test_who_has_played_a_card_for_a_blow_strikes_from_where_it_stands(board, column, first):
    """Without it the hero goes past the rat to the archer, who is worth more."""
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    b.monster("t-archer", 11, 8, wounds=(0, 0))
    b.hero("petra", column=column, local=3, place=11)
    assert next_action(b).startswith(first)


@pytest.mark.parametrize(("cell", "moves_only"), [(4, True), (5, False)])
def test_after_one_step_into_a_taken_space_nothing_is_offered_but_the_way_on(board, cell, moves_only):
    """A policy is not told lazily of all that there is, as it is elsewhere."""
    b = stage(board, "petra")
    b.hero("lorna", 11, cell)
    b.monster("t-rat", 11, 1)
    b.state.turn.used = 1
    seen = []

    def first(t, ask):
        seen.append((type(ask.options) is Actions, {str(option).split()[0] for option in ask.options}))
        return next(option for option in ask.options if str(option).startswith("move"))

    b.t.policy = first
    run(GAME.steps["act"](b.t))
    assert [lazy for lazy, _ in seen] == [not moves_only]
    assert (seen[0][1] == {"move"}) is moves_only


def test_it_walks_to_where_it_can_strike_and_turns_to_its_target(board):
    b = stage(board, "petra")
    b.hero("petra", 11, 7, facing="south")
    b.monster("t-rat", 11, 1, wounds=(0, 0))
    assert next_action(b).startswith("move n")
    assert next_action(b) in ("face north", "face east", "face west")
    assert next_action(b) == "attack t-rat-100 with primary"


def test_it_plays_the_cards_that_make_a_defeat_and_keeps_them_if_none_is_needed(board):
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    b.hand(0, "overhead-swing")
    assert next_action(b) == "play overhead-swing"
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1, wounds=(0, 0))
    b.hand(0, "overhead-swing")
    assert next_action(b) == "attack t-rat-100 with primary"


def test_it_bursts_when_one_point_is_missing_or_the_cards_are_idle(board):
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1, wounds=(0,))
    b.hand(0, "silverstring", "lance-of-embers")
    assert next_action(b) == "burst attack", "one point makes the defeat"
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    b.hand(0, "silverstring", "lance-of-embers")
    assert next_action(b) == "attack t-rat-100 with primary", "two points are missing, and others need the cards"
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    b.hand(0, "knock", "acid-flask")
    assert next_action(b) == "burst attack", "nobody here can use these cards"


def test_it_opens_doors_when_nothing_is_left_to_fight_and_chests_before_that(board):
    b = stage(board, "petra")
    b.state.tile_area = ["web-hall", "old-crypt"]
    b.hero("petra", 11, 1)
    b.state.places |= 1 << 6
    assert next_action(b).startswith("open north")
    b = stage(board, "petra")
    b.challenge("treasure-chest", 11, 0, up=True)
    b.hero("petra", 11, 1)
    assert next_action(b).startswith("chest")


@pytest.mark.parametrize(
    ("wounds", "poison", "healed"), [(4, 0, True), (2, 0, True), (1, 1, True), (1, 0, False), (0, 0, False)]
)
def test_it_heals_the_hurt_and_neither_the_whole_nor_a_scratch(board, wounds, poison, healed):
    b = stage(board, "lorna")
    b.hand(0, "healing-draught")
    b.hero("petra", 11, 1, wounds=wounds, poison=poison)
    assert (next_action(b) == "play healing-draught on petra") is healed


def test_it_sets_monsters_on_rivals_and_spares_its_own(board):
    b = board()
    b.tile(12)
    b.hero("petra", 12, 0)
    b.hero("mcfarlin", 12, 8)
    who = b.monster("t-rat", 12, 4)
    given = dict(asked(b, monsters.activate(b.t, 0)))
    assert given.get("victim", "mcfarlin") == "mcfarlin"
    assert b.hero("petra").wounds == 0
    assert b.hero("mcfarlin").wounds > 0
    assert not b.state.monsters[who].ready


def test_it_prefers_to_bring_a_rival_down(board):
    b = board()
    b.tile(12)
    b.hero("mcfarlin", 12, 0, wounds=0)
    b.hero("thessaly", 12, 8, wounds=2)
    b.monster("t-rat", 12, 4)
    asked(b, monsters.activate(b.t, 0))
    assert b.hero("thessaly").down
    assert b.hero("mcfarlin").wounds == 0


def test_it_drafts_the_best_card_that_it_can_pay_and_use(board):
    b = board()
    b.state.alliances[0].xp = 3
    b.state.upgrade_area = ["delvers-lantern", "broadsword", "comet-bolt", "mend-flesh", "fireball"]
    assert asked(b, drafting.draft(b.t, 0)) == [("draft", "buy broadsword")]
    b = board()
    b.state.alliances[0].xp = 1
    b.state.upgrade_area = ["broadsword"] + [""] * 4
    assert asked(b, drafting.draft(b.t, 0)) == []


def test_ratings_know_a_strong_card_from_a_weak_one():
    heroes = list(BASE.heroes.values())
    rate = {id: card_rating(BASE.cards[id], heroes) for id in BASE.cards}
    assert rate["greatsword"] > rate["broadsword"] > rate["padded-coat"]
    assert rate["fireball"] > rate["comet-bolt"]
    assert rate["cave-bear"] > rate["pit-badger"] > rate["cellar-cat"]


def test_a_hero_is_judged_by_figures_and_by_the_cards_that_come_along():
    petra, nib, mysterios = (BASE.heroes[id] for id in ("petra", "nib-wrenlock", "mysterios"))
    assert hero_rating(BASE, petra) > hero_rating(BASE, nib)
    assert hero_rating(BASE, nib) > hero_rating(BASE, mysterios), "the falcon and the swarm make up for a feeble attack"
    poor = revised(BASE, {"cards": BASE.cards.layered(Layer("poor", revise={"clockwork-falcon": {"strike": None}}))})
    assert hero_rating(poor, nib) < hero_rating(BASE, nib) - 2


def test_a_spell_is_worth_what_it_adds_to_the_hero_who_casts_it():
    comet = BASE.cards["comet-bolt"]
    assert card_rating(comet, [BASE.heroes["nib-wrenlock"]]) > card_rating(comet, [BASE.heroes["mysterios"]])


def test_the_value_of_a_position_grows_with_experience_and_shrinks_with_wounds(board):
    b = board()
    even = evaluate(b.state, b.content, 0)
    b.state.alliances[0].spent = 4
    ahead = evaluate(b.state, b.content, 0)
    assert ahead > even > evaluate(b.state, b.content, 1)
    b.hero("petra", wounds=3)
    assert even < evaluate(b.state, b.content, 0) < ahead


# --------------------------------------------------------------------------------------- what a player would not do


def test_a_hymn_is_sung_for_those_in_the_room_only(cave):
    for spots, sung in (((), False), (((11, 0), (11, 2)), True)):
        b = cave("pipkin", "petra", "krom")
        b.hand(0, "cheerful-hymn")
        for hero in ("petra", "krom"):
            b.hero(hero, wounds=2)
        for hero, (place, local) in zip(("petra", "krom"), spots, strict=False):
            b.hero(hero, place, local)
        assert (next_action(b) == "play cheerful-hymn") is sung


def test_an_encore_needs_something_to_take_back(cave):
    b = cave("thessaly")
    b.hand(0, "encore")
    assert next_action(b) != "play encore"
    b.state.alliances[0].discard = ["song-of-edges"]
    assert next_action(b) == "play encore"


def test_a_second_movement_must_lead_somewhere(cave):
    b = cave("petra")
    b.state.tile_area = ["", ""]
    b.turn("petra", used=4, spent=True)
    assert next_action(b) == "done", "nothing to go for"
    b.challenge("treasure-chest", 11, 0, up=True)
    b.hero("petra", 11, 8)
    assert next_action(b) == "again"


def test_no_burst_for_a_blow_that_the_facing_forbids(cave):
    b = cave("krom")
    b.monster("goblin", 11, 7)
    b.hero("krom", 11, 4, facing="north")
    b.hand(0, "acid-flask", "arc-bolt")
    b.turn("krom", attacked=True, struck=(999,))
    assert next_action(b) == "done"
    b = cave("krom")
    b.monster("goblin", 11, 1)
    b.turn("krom", attacked=True, struck=(999,))
    assert next_action(b) == "attack goblin-100 with primary"


def test_no_more_speed_goes_into_a_lock_than_it_needs(cave):
    for column, paid in (((), "sure"), (("knock",), "0"), (("light-fingers",), "1")):
        b = cave("petra")
        b.challenge("locked-chest", 11, 1, level=2, up=True)
        b.hero("petra", column=column)
        b.t.script([1], [])
        given = dict(asked(b, GAME.steps["act"](b.t)))
        assert (given["act"], given["effort"]) == (f"unlock {b.at(11, 1)}", paid)


def test_who_could_fall_in_a_trap_stays_out(cave):
    for wounds, goes in ((0, True), (4, False)):
        b = cave("petra")
        b.state.tile_area = ["", ""]
        b.tile(12)
        b.arch(11, "east")
        b.hero("petra", 11, 5, wounds=wounds)
        b.monster("goblin", 12, 4, wounds=(0,))
        b.challenge("dart-trap", 12, 0)
        assert next_action(b).startswith("move") is goes


def test_the_fallen_leave_when_monsters_are_about(cave):
    for monster, verb in ((None, "rest"), ("void-drake", "leave")):
        b = cave("krom")
        b.state.turn = None
        b.state.tile_area = ["", ""]
        for hero in range(1, 4):
            b.state.heroes[hero].ready = False
        b.hero("krom", ready=True, down=True, wounds=4)
        if monster:
            b.monster(monster, 11, 0)
        given = asked(b, GAME.steps["activate"](b.t, 0))
        assert given[0] == ("activate", f"{verb} krom")


def last_of_all(b, hero):
    b.state.round = 4
    for one in range(4):
        b.state.heroes[one].ready = False
    b.turn(hero)


def test_the_last_to_act_takes_the_chest_and_looks_for_nothing(cave):
    b = cave("petra")
    b.tile(12)
    b.arch(11, "east")
    b.hero("petra", 11, 5)
    b.challenge("dart-trap", 12, 0)
    b.challenge("treasure-chest", 11, 0, up=True)
    b.state.tile_area = ["web-hall", "old-crypt"]
    assert next_action(b).startswith(("open", "search"))
    last_of_all(b, "petra")
    assert next_action(b).startswith("move")
    b.state.challenges.pop()
    assert next_action(b) == "done"


def test_on_a_rest_no_door_is_opened_unless_the_dungeon_asks_for_it(cave, table):
    for opens, turn in ((True, {}), (False, {"resting": True}), (True, {"movement": 2})):
        b = cave("petra")
        b.hero("petra", 11, 1)
        b.state.tile_area = ["web-hall", "old-crypt"]
        b.turn("petra", **turn)
        assert next_action(b).startswith("open") is opens
    b = table(mode="solo", seats=1, picks=(("petra", "lorna", "mysterios", "krom"),))
    home = b.state.alliances[0].home
    b.state.tile_area = ["web-hall", "old-crypt"]
    b.hero("petra", home, 1)
    b.turn("petra", resting=True)
    assert next_action(b).startswith("open")


def test_with_nothing_to_do_one_steps_out_of_reach(cave):
    b = cave("petra")
    b.state.tile_area = ["", ""]
    b.tile(12)
    b.arch(11, "east")
    b.arch(10, "east")
    b.hero("petra", 11, 4, wounds=3)
    b.monster("grave-slime", 12, 4)
    b.turn("petra", resting=True)
    assert next_action(b).startswith("move")
    b.state.monsters[100].ready = False
    assert next_action(b) == "done"


def solitary(table, hero="petra"):
    b = table(mode="solo", seats=1, picks=((hero, "lorna", "mysterios", "krom"),))
    b.state.tile_area = ["web-hall", "old-crypt"]
    return b


def test_a_blow_that_waits_for_a_door_is_struck_if_nobody_goes_there(table):
    b = solitary(table)
    home = b.state.alliances[0].home
    b.hero("petra", home, 4)
    b.monster("ghoul", home, 0, wounds=(0, 0))
    b.turn("petra")
    assert next_action(b).startswith(("face", "attack")), "she stands where she wants to, and the door is a step away"


def test_nobody_flees_into_a_room_with_a_hidden_challenge(cave):
    for hidden, goes in ((False, True), (True, False)):
        b = cave("petra")
        b.state.tile_area = ["", ""]
        b.tile(12)
        b.tile(6)
        b.arch(11, "east")
        b.arch(11, "north")
        b.hero("petra", 11, 4)
        b.monster("grave-slime", 12, 4)
        for local, hero in enumerate(("lorna", "krom", "mysterios")):
            b.hero(hero, 11, 3 * local)
        if hidden:
            b.challenge("dart-trap", 6, 0)
        b.turn("petra", resting=True)
        assert (next_action(b) == "move n") is goes


def test_no_card_is_played_for_cards_that_are_not_there(cave):
    for deck, played in (([], False), (["hide"], True)):
        b = cave("jack-tallow")
        b.state.tile_area = ["", ""]
        b.state.alliances[0].deck, b.state.alliances[0].discard = deck, []
        b.hand(0, "loaded-dice")
        assert (next_action(b) == "play loaded-dice") is played


def test_who_cannot_strike_any_more_does_not_run_to_and_fro(cave):
    b = cave("petra")
    b.state.tile_area = ["", ""]
    b.tile(12)
    b.tile(13)
    for place in (10, 11, 12):
        b.arch(place, "east")
    b.hero("petra", 10, 3)
    b.monster("goblin", 13, 4)
    b.turn("petra", movement=2, spent=True)
    seen = []
    while (action := next_action(b)) != "done":
        assert action.startswith("move")
        assert b.hero("petra").cell not in seen
        seen.append(b.hero("petra").cell)
    assert seen, "she comes nearer"
    assert distance(b.hero("petra").cell, b.at(13, 4)) == 6, (
        "but not into the reach of the goblin: four steps and a blow"
    )


@pytest.mark.parametrize(("others", "wounds", "poured"), [((), 0, False), ((), 5, True), (("ghoul",), 0, True)])
def test_oil_is_poured_on_a_crowd_or_on_who_has_one_wound_left(cave, others, wounds, poured):
    b = cave("petra")
    b.hand(0, "burning-oil")
    b.turn("petra", spent=True, attacked=True, struck=(100,))
    b.monster("ogre", 11, 1, wounds=(0,) * wounds)
    for other in others:
        b.monster(other, 11, 2)
    assert (next_action(b) == "play burning-oil on ogre-100") is poured


def test_no_card_is_bought_that_the_veteran_has_no_plan_for(cave):
    b = cave("thessaly")
    b.state.alliances[0].xp = 3
    b.state.upgrade_area = ["beckon", "", "", "", ""]
    assert asked(b, drafting.draft(b.t, 0)) == [("draft", "pass")]
