"""The role-playing mode: a game master who pays for everything, and secondary skills."""

import pytest
from msgspec.structs import replace

import undercroft
from undercroft.bots import make, seated
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.crafts import CRAFTS
from undercroft.games.universalis.content.sheets import read
from undercroft.games.universalis.events import Crafted, CraftLearned, DarkDrew, Followed, FortuneSpent, ReserveRose
from undercroft.games.universalis.rules.actions import crafts
from undercroft.games.universalis.rules.activation import odds
from undercroft.games.universalis.rules.aftermath import experience
from undercroft.games.universalis.rules.dark import hand, mastering, playing, spawning
from undercroft.games.universalis.rules.squares import Do
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import party_vp
from undercroft.games.universalis.spine import legacy
from undercroft.games.universalis.state import DARK
from undercroft.kernel import ContentError

from ..content.test_sheets import SHEET

ROOMS = "aaaabbbb\naaaabbbb\naaaabbbb"
DOOR = (q.Door("b", (3, 0), "east", lock=True),)


def mastered(arena, on=True, drawing=ROOMS, **more):
    a = arena(drawing, dark_seat=1, **more)
    a.state.mode = "role-playing" if on else "classic"
    return a


def opened(mode, **more):
    setup = {"seed": 3, "seats": 2, "heroes": 2, "mode": mode, "options": {"ready-party": True}, **more}
    return undercroft.new("universalis", **setup)


# ------------------------------------------------------------------------------------------------ the game master


@pytest.mark.rule("dun.rpg.prepare")
def test_map_leader_and_goal_are_there_before_the_first_turn_and_the_reserve_follows_the_heroes():
    session, classic = opened("role-playing"), opened("classic")
    state, content = session.state, session.content
    assert (session.request.key, session.request.seat) == ("leader-item", 1)
    assert state.dark.leader_card == content.quests[state.quest.id].leader == "orc-champion"
    assert state.dark.reserve == opened("dark-player").state.dark.reserve + 3 * state.party.start_heroes
    assert state.party.vp == party_vp(state, content)
    session.answer("none")
    assert (session.request.key, session.request.seat) == ("next", 0), "no plan is made: the heroes begin"
    classic.answer("none")
    assert classic.request.key == "plan"


@pytest.mark.rule("dun.rpg.prepare")
def test_where_the_sketch_names_no_leader_any_champion_can_lead():
    sheet = SHEET.replace('leader = "orc-champion"\n', "").replace('kind = "leader"', 'kind = "survive"\nturns = 3')
    offered = [option.value for option in opened("role-playing", pack=sheet).request.options]
    champions = [one.id for one in opened("classic").content.creatures.values() if one.level == "champion"]
    assert sorted(offered) == sorted(champions)
    plain = [option.value for option in opened("classic", pack=sheet).request.options]
    assert plain == ["orc-champion", "stone-giant", "orc-warlord"]


@pytest.mark.rule("dun.rpg.pay")
@pytest.mark.parametrize("on", [True, False])
def test_every_card_is_at_hand_as_often_as_it_can_be_paid(arena, on):
    state = opened("role-playing").state
    assert sorted(state.dark.hand) == sorted(opened("classic").state.dark.hand)
    assert state.dark.obstacle_deck == state.dark.encounter_deck == state.dark.power_deck == []
    a = mastered(arena, on)
    a.state.dark.hand, a.state.dark.reserve = ["fortune"], 9
    for _ in range(4):
        hand.pay(a.t, "fortune", 2)
    assert a.state.dark.reserve == 1
    assert a.state.dark.hand == (["fortune"] if on else [])
    assert hand.affordable(a.t, a.content.dark["fortune"]) is False


@pytest.mark.rule("dun.rpg.pay", "dun.encounter.cost")
@pytest.mark.parametrize("on", [True, False])
def test_creatures_of_all_factions_come_and_each_is_paid(arena, on):
    a = mastered(arena, on, doors=DOOR)
    hero = a.hero(0, 0)
    a.reveal_all()
    a.state.dark.hand, a.state.dark.reserve = ["wandering-creature"], 7
    section = a.board.section[a.at(6, 0)]
    offered = []

    def pick(ask):
        offered.extend(str(option) for option in ask.options)
        return ask.find("ghoul") or ask.find("orc-warrior")

    answers = ["wandering-creature", pick, str(a.at(7, 2)), *([] if on else ["done", "none"]), "pass"]
    a.run(playing.on_reveal(a.t, section, hero.id, broken=False), (), answers)
    came = [f.card for f in a.state.figures.values() if f.side == DARK]
    assert came == (["ghoul"] if on else ["orc-warrior"])
    assert a.state.dark.reserve == 7 - a.content.creatures[came[0]].vp
    assert ("kobold-digger" in offered) == on
    assert "orc-warrior" in offered
    assert "vampire-lord" not in offered, "the card's cost still limits them"


@pytest.mark.rule("dun.rpg.pay", "dun.classic.no-discard")
def test_cards_are_never_turned_into_points(arena):
    a = mastered(arena)
    a.hero(0, 0)
    a.state.dark.hand, a.state.dark.reserve = ["fortune", "riddle"], 0
    assert [str(do) for do in turns.dark_options(a.t)] == ["ask-test #1", "end"]
    assert hand.discards(a.t) == []


@pytest.mark.rule("dun.rpg.pay", "dun.encounter.no-space")
def test_a_card_that_brings_nobody_is_not_offered_again_in_this_section(arena):
    a = mastered(arena, drawing="aaaab\naaaaa", doors=(q.Door("b", (3, 0), "east"),))
    hero = a.hero(3, 0)
    a.reveal_all()
    a.state.dark.hand, a.state.dark.reserve = ["wandering-creature"], 9
    a.run(spawning.dark_reveal(a.t, a.board.section[a.at(4, 0)], hero.id), (), ["wandering-creature", "ghoul", "pass"])
    assert a.state.dark.reserve == 9
    assert [str(option) for option in a.t.asked[-1].options] == ["pass"]


@pytest.mark.rule("dun.rpg.pay", "dun.place.other")
def test_an_ambush_comes_once_in_a_turn_and_again_in_the_next(arena):
    a = mastered(
        arena, drawing="aaaaaabbbbbb\naaaaaabbbbbb\naaaaaabbbbbb", doors=(q.Door("b", (5, 0), "east", "open"),)
    )
    a.hero(11, 2)
    a.reveal_all()
    a.board.start_section = -1
    a.state.dark.hand, a.state.dark.reserve, a.state.turn.side = ["ambush"], 30, DARK
    called = [str(do) for do in turns.dark_options(a.t) if do.verb == "come"]
    assert called == ["come ambush"]
    a.state.dark.called["ambush"] = a.state.turn.number
    assert [do for do in turns.dark_options(a.t) if do.verb == "come"] == []
    a.state.turn.number += 1
    assert [str(do) for do in turns.dark_options(a.t) if do.verb == "come"] == called


@pytest.mark.rule("dun.rpg.no-income")
@pytest.mark.parametrize("on", [True, False])
def test_his_turns_bring_no_points_and_no_cards(arena, on):
    a = mastered(arena, on)
    a.hero(0, 0)
    a.state.turn.side, a.state.dark.reserve, a.state.dark.hand = DARK, 4, ["pit"]
    a.state.dark.obstacle_deck = ["locked-door"]
    a.run(turns.start_dark(a.t))
    assert a.state.dark.reserve == 4 + (not on)
    assert len(a.t.told(ReserveRose)) == (not on)
    assert a.t.told(DarkDrew) == []
    assert a.state.dark.hand == ["pit"]


@pytest.mark.rule("dun.rpg.no-income", "dun.classic.income-blunder", "dun.leader.unaffordable")
def test_a_point_from_the_heroes_blunder_pays_an_owed_leader_in_his_turn(arena):
    a = mastered(arena)
    hero = a.hero(0, 0)
    a.state.dark.reserve, a.state.dark.leader_debt = 4, 5
    a.activate(hero)
    a.do(hero, "secret", [1, 1])
    assert a.state.dark.reserve == 5
    a.state.turn.side = DARK
    a.run(turns.start_dark(a.t))
    assert (a.state.dark.reserve, a.state.dark.leader_debt) == (0, 0)


# ------------------------------------------------------------------------------------------------ tests and fruits


@pytest.mark.rule("dun.rpg.prepare")
def test_he_asks_one_test_in_each_turn_and_says_what_follows(arena):
    a = mastered(arena)
    hero = a.hero(0, 0, intelligence=4, coins=2)
    other = a.hero(1, 0)
    a.state.turn.side = DARK
    assert [str(do) for do in turns.dark_options(a.t)] == [f"ask-test #{hero.id}", f"ask-test #{other.id}", "end"]
    a.run(turns.dark_act(a.t), [3, 3], [f"ask-test #{hero.id}", "intelligence", "coins 3"])
    assert hero.coins == 5
    assert [(ask.key, ask.seat) for ask in a.t.asked] == [("dark", 1), ("trial", 1), ("follows", 1)]
    assert a.t.asked[-1].about["passed"] == 1
    assert [event.what for event in a.t.told(Followed)] == ["coins"]
    assert [str(do) for do in turns.dark_options(a.t)] == ["end"]
    a.state.turn.number += 1
    assert len(turns.dark_options(a.t)) == 3
    a.state.mode = "classic"
    assert [str(do) for do in turns.dark_options(a.t)] == ["end"]


@pytest.mark.rule("dun.rpg.prepare")
def test_what_can_follow(arena):
    a = mastered(arena, doors=DOOR)
    hero = a.hero(0, 0, vitality=5, natural=3)
    hero.wounds = 2
    a.state.turn.side, a.state.supply.stock = DARK, {"healing-potion": 1, "torch": 0}
    a.state.map.doors[0].lock = True

    def ask(follows, dice=()):
        a.state.turn.number += 1
        a.run(turns.dark_act(a.t), [1, 2, *dice], [f"ask-test #{hero.id}", "courage", follows])
        return [str(option) for option in a.t.asked[-1].options]

    everything = ["nothing", "coins 1", "coins 3", "coins 5", "wound", "mend", "yield", "thing healing-potion"]
    assert ask("mend") == everything
    assert hero.wounds == 1
    assert ask("mend") == everything
    assert hero.wounds == 0
    assert "mend" not in ask("thing healing-potion")
    assert [held.card for held in hero.pack] == ["healing-potion"]
    assert a.state.supply.stock["healing-potion"] == 0
    assert "thing healing-potion" not in ask("yield")
    assert not a.state.map.doors[0].lock
    assert ask("wound", [6]) == ["nothing", "coins 1", "coins 3", "coins 5", "wound"]
    assert hero.wounds == 1
    ask("nothing")
    assert (hero.wounds, hero.coins) == (1, 0)


@pytest.mark.rule("dun.rpg.prepare")
@pytest.mark.parametrize("on", [True, False])
def test_a_card_that_is_never_used_up_is_called_once_in_a_turn(arena, on):
    a = mastered(arena, on)
    mastering.note_call(a.t, "ambush")
    assert [mastering.called_today(a.t, card) for card in ("ambush", "thief")] == [on, False]
    a.state.turn.number += 1
    assert not mastering.called_today(a.t, "ambush")


@pytest.mark.rule("dun.rpg.prepare")
@pytest.mark.parametrize(("revealed", "yields"), [(1, [0]), (2, [0, 1]), (4, [1])])
def test_only_a_door_of_a_known_section_can_yield(arena, revealed, yields):
    doors = tuple(q.Door(f"to-{to}", (x, 0), "east", lock=True) for x, to in ((1, "b"), (3, "c")))
    a = mastered(arena, drawing="aabbcc", doors=doors)
    hero = a.hero(0, 0)
    for door in a.state.map.doors:
        door.lock = True
    a.state.map.layout = replace(a.state.map.layout, revealed=revealed)
    found = [option.number for option in crafts.consequences(a.t, hero.id) if option.group == "explore"]
    assert found == yields


# ------------------------------------------------------------------------------------------------ secondary skills


def after_the_quest(arena, mode="role-playing", **more):
    a = arena(dark_seat=1)
    a.state.mode, a.state.quest.settled, a.state.quest.ended = mode, True, "won"
    hero = a.hero(-1, -1, card="shara", vp=20, **{"xp": 2, "intelligence": 4, **more})
    a.state.stay.investing = [hero.id]
    return a, hero


@pytest.mark.rule("dun.rpg.secondary-learn", "dun.rpg.secondary-bonus", "dun.rpg.secondary-test")
def test_the_dwarf_who_learns_to_carve(arena):
    """dun.ex3.carving: two points of experience that took make +2; then 8 on the dice is enough, 7 is not."""
    a, hero = after_the_quest(arena)
    a.run(experience.invest(a.t, hero.id), [3, 3], ["craft", "carving"])
    assert (hero.crafts, hero.xp) == ({"carving": 1}, 1)
    a.run(experience.invest(a.t, hero.id), [2, 4], ["craft", "carving"])
    assert (hero.crafts, hero.xp) == ({"carving": 2}, 0)
    assert [event.bonus for event in a.t.told(CraftLearned)] == [1, 2]
    assert hero.vp == 20, "the Value Points stay"
    a.state.stay.investing, a.state.turn.phase, a.state.quest.ended = [], "act", ""
    hero.cell = a.at(3, 3)
    for dice, passed in (([2, 6], 1), ([1, 6], 0), ([4, 4], 1), ([1, 1], 0)):
        a.activate(hero)
        a.do(hero, "craft carving", dice, ["nothing"])
        assert a.t.told(Crafted)[-1].passed == passed
        assert a.t.told(Crafted)[-1].total == sum(dice) + 2
        assert a.state.turn.active.action == 0


@pytest.mark.rule("dun.rpg.secondary-learn")
def test_a_failed_test_costs_the_point_and_teaches_nothing(arena):
    a, hero = after_the_quest(arena, xp=1)
    a.run(experience.invest(a.t, hero.id), [2, 3], ["craft", "gambling"])
    assert (hero.crafts, hero.xp) == ({}, 0)
    assert [event.passed for event in a.t.told(CraftLearned)] == [0]
    assert "craft" not in map(str, experience.investments(a.t, hero.id)), "without experience nothing is learned"


@pytest.mark.rule("dun.rpg.secondary-learn")
@pytest.mark.parametrize("mode", ["dark-player", "classic"])
def test_only_the_role_playing_mode_teaches_them(arena, mode):
    a, hero = after_the_quest(arena, mode)
    hero.crafts = {"carving": 2}
    assert "craft" not in map(str, experience.investments(a.t, hero.id))
    a.state.turn.phase, a.state.quest.ended, hero.cell = "act", "", a.at(3, 3)
    a.activate(hero)
    assert "craft carving" not in a.offers(hero)


@pytest.mark.rule("dun.rpg.secondary-bonus")
def test_the_bonus_ends_at_five(arena):
    a, hero = after_the_quest(arena)
    hero.crafts = {"carving": 4, "gambling": 5}
    a.run(experience.invest(a.t, hero.id), [6, 6], ["craft", "carving"])
    assert hero.crafts == {"carving": 5, "gambling": 5}
    asked = [str(option) for option in a.t.asked[-1].options]
    assert asked == [craft for craft in CRAFTS if craft != "gambling"]
    assert experience.crafts(a.t, hero) == [craft for craft in CRAFTS if craft not in ("carving", "gambling")]


@pytest.mark.rule("dun.rpg.secondary-final", "dun.fortune.reroll-own")
def test_neither_fortune_nor_a_skill_repeats_the_roll(arena):
    a = mastered(arena)
    hero = a.hero(0, 0, fortune=3, skills=("polyglot",))
    hero.crafts = {"singing": 1}
    a.activate(hero)
    a.do(hero, "craft singing", [4, 4], ["nothing"])
    assert [(ask.key, ask.seat) for ask in a.t.asked] == [("act", 0), ("follows", 1)], "Fortune is not offered"
    assert (hero.fortune, a.t.told(FortuneSpent)) == (3, [])
    assert len(a.t.rolled) == 1
    a.state.turn.side = DARK
    a.run(turns.dark_act(a.t), [4, 4], [f"ask-test #{hero.id}", "singing", "nothing"])
    assert len(a.t.rolled) == 2
    a.state.turn.number += 1
    a.run(turns.dark_act(a.t), [2, 2, 6, 5], [f"ask-test #{hero.id}", "intelligence", "again", "nothing"])
    assert hero.fortune == 2, "an attribute is tested as always"


@pytest.mark.rule("dun.rpg.secondary-test")
def test_it_is_an_action_away_from_enemies_with_its_odds(arena):
    a = mastered(arena)
    hero = a.hero(0, 0)
    hero.crafts = {"singing": 3}
    a.activate(hero)
    assert "craft singing" in a.offers(hero)
    assert odds.of(a.t, hero.id, Do("craft", word="singing")) == odds.passing(3)
    a.orc(0, 1)
    assert "craft singing" not in a.offers(hero)
    a.state.figures.pop(2)
    a.activate(hero, action=0)
    assert "craft singing" not in a.offers(hero)


@pytest.mark.rule("dun.rpg.secondary-learn")
def test_a_sheet_teaches_its_own_and_the_hero_file_keeps_them(arena):
    sheet = read('crafts = ["bell-ringing"]\n' + SHEET, "test.toml")
    assert sheet.crafts == ("bell-ringing",)
    with pytest.raises(ContentError, match="written in lower case with hyphens"):
        read('crafts = ["Bell ringing"]\n' + SHEET, "test.toml")
    a, hero = after_the_quest(arena)
    hero.crafts = {"bell-ringing": 2}
    assert legacy(a.state, a.content)["heroes"][0]["crafts"] == {"bell-ringing": 2}


@pytest.mark.rule("dun.rpg.pay", "dun.rpg.no-income")
def test_bots_play_the_mode_to_its_end():
    session = opened("role-playing", seed=11)
    outcome = session.roll_out(seated([make("universalis", "careful"), make("universalis", "careful")]))
    assert len(outcome) == 2
