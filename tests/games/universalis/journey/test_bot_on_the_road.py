"""The bot on the road: to quests on foot or by boat, to an Inn when worn, into shops with a full purse, together."""

import random

import msgspec
import pytest

import undercroft
from undercroft.games.universalis.bots import heroes
from undercroft.games.universalis.content.definitions import GainCoins, GainFortune, Wound
from undercroft.games.universalis.content.journey.charts import Chart
from undercroft.games.universalis.content.journey.places import Flag
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.state import Mark
from undercroft.kernel import configure, inline
from undercroft.testing import contract


def asked(on):
    """The bot's answer to the question that waits."""
    on.options()
    return str(heroes.policy(on.t, on.t.asked[-1]))


def led(on, answers, dice=()):
    """The bot's answers to the next questions, but for the deck on a road, with these dice."""
    found = []

    def answer(table, ask):
        chosen = heroes.policy(table, ask)
        found.extend([str(chosen)] if ask.key != "deck" else [])
        return chosen

    before, on.t.policy = on.t.policy, answer
    on.t.script(dice)
    while len(found) < answers:
        on.step()
    on.t.policy = before
    return found


def fresh(trip, at, coins=9, **more):
    """Heroes with all their Fortune, and too few coins for a lesson that is not on their way."""
    on = trip(at, **more)
    for hero in on.heroes:
        hero.fortune, hero.coins = on.content.heroes[hero.card].fortune, min(hero.coins, coins)
    return on


def flagged(on, *flags):
    """Other quests on the map."""
    region = msgspec.structs.replace(on.chart.region, quests=tuple(Flag(*flag) for flag in flags))
    on.chart = Chart(region)
    on.t.content = on.content = msgspec.structs.replace(on.content, charts={region.id: on.chart})
    return on


# ------------------------------------------------------------------------------------------------ where to


def test_it_goes_to_the_nearest_flag_that_is_open(trip):
    assert asked(fresh(trip, "t30")) == "go t62"
    closed = fresh(trip, "t30")
    closed.state.saga.attempts = {"the-old-cellar": 2}
    assert asked(closed) == "go t53", "westward, to the barrow"
    won = fresh(trip, "t30")
    won.state.saga.visited, won.state.saga.attempts = ["the-old-cellar"], {"the-old-cellar": 0}
    assert asked(won) == "go t53", "a quest that is done is done"


@pytest.mark.parametrize(("coins", "way"), [(9, "go t53"), (10, "go t46")])
def test_with_a_full_purse_it_goes_to_those_who_teach(trip, coins, way):
    """To the Library of Harrenfeld, two places westward, before the quest in the east."""
    assert asked(flagged(fresh(trip, "t51", coins), ("the-red-mothers-lair", "t53"))) == way


@pytest.mark.parametrize(("hands", "coins", "way"), [(False, 9, "go t46"), (True, 9, "go t53"), (False, 0, "go t53")])
def test_who_has_lost_everything_is_armed_before_the_next_quest(trip, hands, coins, way):
    """To the smith of Harrenfeld, if he can be paid."""
    on = flagged(fresh(trip, "t51", coins), ("the-red-mothers-lair", "t53"))
    first, *others = on.heroes
    for hero in others:
        hero.coins = 0
    if not hands:
        first.hands, first.pack = [], []
    assert asked(on) == way


def test_it_goes_further_for_an_easier_quest(trip):
    near, far = ("the-red-mothers-lair", "t53"), ("the-old-cellar", "t50")
    assert asked(flagged(fresh(trip, "t51"), near, far)) == "go t46"
    assert asked(flagged(fresh(trip, "t51"), near)) == "go t53"


def test_it_tries_another_quest_before_one_that_it_has_lost(trip):
    """Two places away instead of one; but to a quest that is much harder or farther it does not go instead."""
    near, far = ("the-old-cellar", "t53"), ("the-oathbound-barrow", "t46")
    on = flagged(fresh(trip, "t51"), near, far)
    assert asked(on) == "go t53"
    on.state.saga.attempts = {"the-old-cellar": 1}
    assert asked(on) == "go t46"
    alone = flagged(fresh(trip, "t51"), near)
    alone.state.saga.attempts = {"the-old-cellar": 1}
    assert asked(alone) == "go t53"


@pytest.mark.parametrize(("at", "chosen"), [("t54", "go t69"), ("t28", "camp")])
def test_the_worn_look_for_a_bed_and_camp_where_none_is_near(trip, at, chosen):
    on = fresh(trip, at)
    on.heroes[0].wounds = on.heroes[0].base[9] - 1
    assert asked(on) == chosen


def test_the_luckless_look_for_a_bed_too_but_no_camp_helps_them(trip):
    on = trip("t54")  # nobody has any Fortune left
    assert asked(on) == "go t69"
    assert asked(trip("t28")) != "camp"


def test_nobody_goes_into_a_quest_half_dead_unless_the_year_is_nearly_over(trip):
    on = fresh(trip, "t62", turn=5)
    on.go("stay", dice=[1])
    assert asked(on) == "quest the-old-cellar"
    on.heroes[1].wounds = on.heroes[1].base[9] - 1
    assert asked(on) == "enter sudfall", "there is a bed"
    on.group.entered = ["sudfall"]
    assert asked(on) == "done"
    on.road.turn = on.road.last
    assert asked(on) == "quest the-old-cellar"


def test_it_buys_a_boat_where_one_is_needed_and_sails_to_the_quest(trip):
    on = flagged(fresh(trip, "t31"), ("the-old-cellar", "t8"))
    for hero in on.heroes:
        hero.coins = 9
    assert led(on, 2, dice=[1]) == ["stay", "enter ostrand"]
    assert led(on, 2, dice=[1]) == ["go pier", "boat rowboat"]
    on.go("done", "done")
    assert (on.group.boat.kind, sum(hero.coins for hero in on.heroes)) == ("rowboat", 12)
    assert led(on, 4, dice=[1, 1, 1]) == ["sail m4", "sail m3", "land t8", "quest the-old-cellar"]


def test_without_the_coins_for_a_boat_it_stays_ashore(trip):
    on = flagged(fresh(trip, "t31"), ("the-old-cellar", "t8"))
    for hero in on.heroes:
        hero.coins = 4
    assert led(on, 2, dice=[1]) == ["stay", "done"], "four coins are kept for two beds"


# ------------------------------------------------------------------------------------------------ together


def test_those_who_are_apart_find_each_other_again(trip):
    on = fresh(trip, "t30", heroes=("borgron", "taeral", "quartz"))
    on.go("part quartz")
    on.road.groups[1].at = "t53"
    for hero in on.heroes:
        hero.coins = 0
    assert led(on, 3, dice=[1]) == ["stay", "done", "go t30"], "most of them wait, one goes"
    on.go("road", "done", dice=[1])
    assert asked(on) == "join quartz"


@pytest.mark.parametrize(("party", "wounds", "chosen"), [(3, 0, "epic"), (2, 0, "automatic"), (3, 2, "automatic")])
def test_an_epic_event_is_for_three_who_are_well(trip, party, wounds, chosen):
    card = trip.event("plain", 1, epic="the-wolf-road")
    on = fresh(trip, "t15", events=[card], heroes=("borgron", "taeral", "quartz")[:party])
    on.heroes[0].wounds = wounds
    assert led(on, 2, dice=[1])[1] == chosen


# ------------------------------------------------------------------------------------------------ what it takes


def test_whoever_is_worn_sleeps_in_the_inn(trip):
    on = fresh(trip, "t30", inside="norkfall")
    for hero in on.heroes:
        hero.coins = 2
    on.heroes[0].wounds = 2
    on.go("enter norkfall", dice=[1])
    assert asked(on) == "go inn"
    on.go("go inn")
    assert asked(on) != "go inn"


def test_a_full_purse_buys_what_heals_and_an_empty_one_nothing(trip):
    on = fresh(trip, "t30", inside="norkfall")
    on.heroes[0].coins = 8
    on.go("enter norkfall", "go alchemist", dice=[1])
    assert asked(on) == "buy healing-potion"
    on.go("buy healing-potion")
    assert (on.heroes[0].coins, asked(on)) == (3, "leave")


def test_the_ill_buy_a_brew_and_others_do_not(trip):
    on = fresh(trip, "t30", inside="norkfall")
    on.heroes[0].marks |= Mark.DISEASED
    on.go("enter norkfall", "go herbalist", dice=[1])
    assert asked(on) == "fever-brew"
    on.heroes[0].marks &= ~Mark.DISEASED
    assert asked(on) == "leave"


@pytest.mark.parametrize(("surcharge", "goes"), [(0, True), (1, False)])
def test_nobody_goes_out_for_what_costs_more_in_a_foreign_place_than_he_has(trip, surcharge, goes):
    on = fresh(trip, "t30", inside="norkfall")
    on.heroes[0].marks |= Mark.DISEASED
    on.go("enter norkfall", dice=[1])
    on.heroes[0].coins, on.state.stay.surcharge = 3, surcharge
    assert (asked(on) == "go herbalist") is goes


@pytest.mark.parametrize(("wounds", "chosen"), [(0, "wager"), (2, "watch")])
def test_a_risk_is_taken_by_those_who_can_bear_it(trip, wounds, chosen):
    offers = (Offer("watch"), Offer("wager", test="strength", effects=(GainCoins(9),), failed=(Wound(2),)))
    on = fresh(trip, "t63", events=[trip.event("swamp", 1, offers=offers, one=True)], heroes=("borgron",))
    on.heroes[0].wounds = wounds and on.heroes[0].base[9] - wounds
    on.group.delay = 1
    assert led(on, 2, dice=[6, 6, 6])[1] == chosen


@pytest.mark.parametrize(("wounds", "chosen"), [(0, "bargain"), (2, "nothing")])
def test_the_group_thinks_of_all_its_members(trip, wounds, chosen):
    offers = (Offer("bargain", effects=(GainFortune(2), Wound(2))), Offer("nothing"))
    on = fresh(trip, "t63", events=[trip.event("swamp", 1, offers=offers, together=True)])
    on.heroes[1].wounds, on.group.delay = wounds, 1
    assert led(on, 2, dice=[6])[1] == chosen


# ------------------------------------------------------------------------------------------------ whole journeys


def test_its_journeys_come_to_a_quest():
    config = configure(GAME.info, seed=2, seats=2, heroes=3, scenario="journey", options={"ready-party": True})
    table = inline.play(GAME, config, heroes.policy)
    assert (table.state.quest.ended, table.state.road.quest) == ("quest", "the-old-cellar")


def test_it_knows_only_what_its_seat_may_know():
    session = undercroft.new(
        "universalis", seed=4, seats=2, heroes=3, scenario="journey", options={"ready-party": True}
    )
    rng = random.Random(1)
    compared = sum(contract.check_bots(here, rng) or 1 for here in contract.random_walk(session, rng, 25))
    assert compared >= 25
