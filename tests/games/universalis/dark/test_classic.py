"""The classic Dark Player: all cards, no decks, a point in each turn."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import DarkDrew, LeaderPaid, ReserveRose
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import hand, powers
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.setup import cards_of
from undercroft.games.universalis.state import DARK, Lasting
from undercroft.kernel import Table, configure


def classic(arena, on=True, **more):
    a = arena(dark_seat=1, **more)
    a.state.mode = "classic" if on else "dark-player"
    return a


def prepared(mode, quest="the-old-cellar"):
    config = configure(INFO, seed=3, seats=2, mode=mode, scenario=quest, heroes=2, options={"ready-party": True})
    content = GAME.content(config)
    return GAME.setup(config, content), content


@pytest.mark.rule("dun.classic.role", "dun.classic.no-random")
def test_every_allowed_card_is_in_hand_and_there_are_no_decks():
    state, content = prepared("classic")
    table = Table(None, state, content)
    allowed = {card for kind in ("obstacle", "power", "encounter") for card in cards_of(table, kind)}
    assert sorted(state.dark.hand) == sorted(allowed)
    assert len(allowed) > 10
    assert not allowed & set(content.quests[state.quest.id].no_cards)
    assert state.dark.obstacle_deck == state.dark.encounter_deck == state.dark.power_deck == []
    standard, _ = prepared("dark-player")
    assert len(standard.dark.hand) == 2
    sheet = content.quests[state.quest.id]
    played, planned = (one.dark.reserve - one.dark.leader_debt for one in (standard, state))
    fewer = 2 * content.points.mode_reserves["dark-player"]
    assert played - planned == sheet.played_reserves[1] + fewer - sheet.classic_reserves[1]
    assert (standard.dark.leader_debt, state.dark.leader_debt) == (0, 0)
    indebted, _ = prepared("classic", "the-toll-fort")
    debt = 11 + content.quests["the-toll-fort"].classic_reserves[1]
    assert (indebted.dark.reserve, indebted.dark.leader_debt) == (debt, 9), "a debt from the start is the Leader's too"
    automaton, _ = prepared("artificial")
    assert automaton.dark.hand == []
    assert automaton.dark.obstacle_deck


@pytest.mark.rule("dun.classic.income", "dun.classic.no-random")
@pytest.mark.parametrize("on", [True, False])
def test_a_point_instead_of_a_card_and_no_hand_limit(arena, on):
    a = classic(arena, on)
    a.hero(1, 1)
    a.state.turn.side, a.state.dark.reserve = DARK, 4
    a.state.dark.hand = ["pit", "fortune", "riddle", "regeneration", "enemy-spotted"]
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck = ["locked-door"], ["wandering-creature"]
    a.run(turns.start_dark(a.t), (), [] if on else ["obstacles", "locked-door", "riddle"])
    if on:
        assert a.state.dark.reserve == 5
        assert len(a.state.dark.hand) == 5
        assert a.t.told(DarkDrew) == []
        assert [event.reserve for event in a.t.told(ReserveRose)] == [5]
    else:
        assert a.state.dark.reserve == 4 + a.content.dark["locked-door"].discard + a.content.dark["riddle"].discard
        assert len(a.state.dark.hand) == 4
        assert a.t.told(ReserveRose) == []


@pytest.mark.rule("dun.classic.income", "dun.leader.unaffordable")
def test_an_owed_leader_is_paid_from_the_income_without_discards(arena):
    a = classic(arena)
    a.hero(1, 1)
    a.state.turn.side, a.state.dark.reserve, a.state.dark.leader_debt, a.state.dark.hand = DARK, 3, 5, ["fortune"]
    a.run(turns.start_dark(a.t))
    assert (a.state.dark.reserve, a.state.dark.leader_debt) == (4, 5)
    assert a.t.told(LeaderPaid) == []
    a.run(turns.start_dark(a.t))
    assert (a.state.dark.reserve, a.state.dark.leader_debt) == (0, 0)
    assert [(event.cost, event.reserve) for event in a.t.told(LeaderPaid)] == [(5, 0)]
    assert a.state.dark.hand == ["fortune"]


@pytest.mark.rule("dun.classic.no-discard")
def test_no_card_is_turned_into_points(arena):
    a = classic(arena)
    a.hero(1, 1)
    a.state.dark.hand, a.state.dark.reserve = ["fortune", "riddle"], 0
    assert [str(do) for do in turns.dark_options(a.t)] == ["end"]
    hand.throw_away(a.t, "fortune")
    assert a.state.dark.reserve == 0
    a.state.mode = "dark-player"
    assert "discard fortune" in [str(do) for do in turns.dark_options(a.t)]


@pytest.mark.rule("dun.classic.no-discard", "dun.adp.discard")
def test_the_automaton_still_earns_its_discards(arena):
    a = arena()
    assert a.state.mode == "artificial"
    hand.throw_away(a.t, "fortune")
    assert a.state.dark.reserve == a.content.dark["fortune"].discard == 2


@pytest.mark.rule("dun.classic.income-blunder")
def test_a_blunder_in_exploration_gives_a_point_as_usual(arena):
    a = classic(arena)
    hero = a.hero(1, 1)
    a.activate(hero)
    a.do(hero, "secret", [1, 1])
    assert a.state.dark.reserve == 1


@pytest.mark.rule("dun.classic.three-uses")
def test_a_card_is_gone_after_its_third_use(arena):
    a = classic(arena)
    a.state.dark.hand, a.state.dark.reserve = ["fortune", "riddle"], 9
    for left in (7, 5):
        hand.pay(a.t, "fortune", 2)
        assert a.state.dark.hand == ["fortune", "riddle"]
        assert a.state.dark.reserve == left
    hand.pay(a.t, "fortune", 2)
    assert a.state.dark.hand == ["riddle"]
    assert a.state.dark.discard == ["fortune"] * 3


@pytest.mark.rule("dun.classic.one-power")
@pytest.mark.parametrize("on", [True, False])
def test_a_second_power_ends_the_first_on_the_same_creature(arena, on):
    a = classic(arena, on)
    a.hero(1, 1)
    orc, other = a.orc(5, 5, armor=3), a.orc(7, 5, armor=3)
    for one in (orc, other):
        a.run(powers.activate(a.t, "iron-hide", one.id))
        assert figures.value(a.t, one, Attribute.ARMOR) == 4
    a.state.lasting.append(Lasting(orc.id, "combat", 1, "quest", "favour-of-the-gods", orc.id))
    a.run(powers.activate(a.t, "fortune", orc.id))
    assert figures.value(a.t, orc, Attribute.COMBAT) == 4
    assert figures.value(a.t, orc, Attribute.ARMOR) == (3 if on else 4)
    assert figures.value(a.t, other, Attribute.ARMOR) == 4
    kept = [("iron-hide", other.id), ("fortune", orc.id)]
    assert a.state.dark.powers == (kept if on else [("iron-hide", orc.id), *kept])


@pytest.mark.rule("dun.classic.income")
def test_points_improve_a_leader_who_is_on_the_board(arena):
    a = classic(arena)
    a.reveal_all()
    a.hero(1, 1)
    card = next(c for c in a.content.creatures.values() if c.upgrades)
    leader = encounters.figure_of(a.t, card, DARK, 1)
    up = card.upgrades[0]
    a.state.dark.reserve = up.cost
    improve = f"improve {up.id} #{leader.id}"
    assert improve not in [str(do) for do in turns.dark_options(a.t)]
    encounters.place(a.t, leader, a.at(8, 3), 0)
    assert improve not in [str(do) for do in turns.dark_options(a.t)]
    leader.leader = True
    improve = f"improve {up.id} #{leader.id}"
    a.run(turns.dark_act(a.t), (), [improve])
    assert a.state.dark.reserve == 0
    assert leader.uses == {f"upgrade-{up.id}": 1}
    a.state.dark.reserve = up.cost
    assert improve not in [str(do) for do in turns.dark_options(a.t)]
    leader.uses.clear()
    a.state.mode = "dark-player"
    assert improve not in [str(do) for do in turns.dark_options(a.t)]
