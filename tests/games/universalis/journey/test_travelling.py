"""Campaign turns: setting out, going from territory to territory, events, settlements, quests."""

import pytest

from undercroft.games.universalis.content.definitions import Astray, Delay, GainCoins, LoseThing, Wound
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.rules.characters import vitality_left
from undercroft.games.universalis.spine import legacy, next_step
from undercroft.games.universalis.state import Held


@pytest.mark.rule("dun.campaign.start", "dun.campaign.heroes-first", "dun.campaign.setup")
def test_the_group_begins_where_the_region_says_and_decides_first(trip):
    on = trip()
    on.road.groups = []
    assert next_step(on.state, on.content) == ("set_out",)
    on.rest()
    assert (on.group.at, on.group.inside, on.group.members) == ("t30", "norkfall", [1, 2])
    assert on.t.asked[-1].key == "way"


@pytest.mark.rule("dun.travel.adjacent", "dun.campaign.turn", "dun.campaign.free-movement")
def test_a_turn_leads_into_one_neighbouring_territory(trip):
    on = trip("t30")
    assert on.options() == ["go t53", "go t54", "go t62", "cross t73", "stay", "camp", "part borgron", "part taeral"]
    on.go("go t54", dice=[1])
    assert on.options() == ["done"] or on.group.at == "t54"
    on.rest()
    assert (on.group.at, on.road.turn) == ("t54", 2)
    assert "go t53" not in on.options(), "t53 is no neighbour of t54"


@pytest.mark.rule("dun.travel.event-when")
@pytest.mark.parametrize(("answers", "rolls"), [(["go t54"], 1), (["stay", "land", "done"], 1)])
def test_each_territory_entered_or_stayed_in_asks_for_one_event_roll(trip, answers, rolls):
    on = trip("t30")
    on.go(*answers, dice=[1] * rolls)
    assert on.rolls() == rolls


@pytest.mark.rule("dun.travel.event-roll")
@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 1)])
def test_an_event_happens_from_the_number_on_its_card(trip, die, wounds):
    on = trip("t30", events=[trip.event("plain", 4, offers=(Offer("watch", effects=(Wound(1),)),))])
    on.go("go t54", dice=[die])
    assert [hero.wounds for hero in on.heroes] == [wounds, wounds]


@pytest.mark.rule("dun.travel.event-roll")
def test_the_card_is_of_the_kind_of_the_territory(trip):
    on = trip("t53", events=[trip.event("forest", 2, offers=(Offer("watch", effects=(Wound(1),)),))])
    on.go("go t36", dice=[2])
    assert on.heroes[0].wounds == 1, "t36 is a forest"
    other = trip("t36", events=[trip.event("forest", 2, offers=(Offer("watch", effects=(Wound(1),)),))])
    other.go("go t40", dice=[6])
    assert other.heroes[0].wounds == 0, "t40 is a mountain"


@pytest.mark.rule("dun.travel.road-choice")
@pytest.mark.parametrize(("deck", "coins"), [("road", 3), ("land", 0)])
def test_where_there_is_a_road_the_group_chooses_the_deck(trip, deck, coins):
    """From the north to Norkfall, by its road or across the plain.  [dun.ex3.road-norkfall]"""
    on = trip("t53", events=[trip.event("road", 1, offers=(Offer("watch", effects=(GainCoins(3),)),))])
    before = on.heroes[0].coins
    on.go("go t30", deck, dice=[1])
    assert on.heroes[0].coins == before + coins


@pytest.mark.rule("dun.travel.event-modifiers", "dun.camp.event-modifier")
@pytest.mark.parametrize(("how", "die", "wounds"), [("stay", 4, 0), ("camp", 4, 1), ("camp", 3, 0)])
def test_camping_makes_an_event_likelier_by_one(trip, how, die, wounds):
    on = trip("t54", events=[trip.event("plain", 5, offers=(Offer("watch", effects=(Wound(1),)),))])
    on.go(how, dice=[die])
    assert on.heroes[0].wounds == wounds


@pytest.mark.rule("dun.travel.event-modifiers", "dun.camp.hostile", "dun.alignment.event-modifier")
@pytest.mark.parametrize(
    ("at", "how", "die", "wounds"),
    [("t4", "stay", 4, 1), ("t4", "stay", 3, 0), ("t4", "camp", 3, 1), ("t4", "camp", 2, 0), ("t5", "stay", 4, 0)],
)
def test_a_settlement_of_the_other_side_adds_one_and_both_together_two(trip, at, how, die, wounds):
    """Wolfsend in t4 is evil, Eisvik in t5 neutral; the heroes are good.  [dun.ex3.camp-hostile]"""
    on = trip(at, events=[trip.event("glacier", 5, offers=(Offer("watch", effects=(Wound(1),)),))])
    on.go(how, dice=[die])
    assert on.heroes[0].wounds == wounds


@pytest.mark.rule("dun.alignment.penalised")
@pytest.mark.parametrize(
    ("heroes", "at", "foreign"),
    [
        (("shara", "pim"), "t4", True),
        (("shara",), "t4", False),
        (("pim",), "t5", False),
        (("malkin",), "t5", True),
        (("malkin",), "t4", False),
    ],
)
def test_good_groups_are_foreign_among_evil_ones_and_evil_ones_among_all_others(trip, heroes, at, foreign):
    on = trip(at, heroes=heroes, events=[trip.event("glacier", 7, offers=(Offer("watch", effects=(Wound(1),)),))])
    on.go("stay", dice=[6])
    assert (on.heroes[0].wounds == 1) == foreign


@pytest.mark.rule("dun.travel.enter-settlement", "dun.place.three-visits", "dun.place.icons")
def test_a_settlement_is_entered_in_the_turn_of_arrival_after_a_roll_of_its_own(trip):
    """The way from Sudfall to Norkfall: a roll for the plain, then one for the castle, then its services.

    [dun.ex3.sudfall-norkfall]
    """
    on = trip("t62", inside="sudfall")
    on.go("go t30", "land", "enter norkfall", dice=[1, 1])
    assert on.rolls() == 2
    offered = [one.removeprefix("go ") for one in on.options() if one.startswith("go ")]
    assert set(offered) == set(on.chart.settlements["norkfall"].services)
    assert "market" not in offered
    assert on.state.stay.visits == {1: 3, 2: 3}


@pytest.mark.rule("dun.place.three-visits")
def test_three_visits_and_no_fourth(trip):
    on = trip("t30", inside="norkfall")
    on.go("enter norkfall", dice=[1])
    for place in ("alchemist", "tavern", "combat-school"):
        on.go(f"go {place}", "leave")
    assert not [one for one in on.options() if one.startswith("go ")]


@pytest.mark.rule("dun.place.longer-stay", "dun.campaign.turn")
def test_a_longer_stay_asks_for_a_roll_and_gives_three_more_visits(trip):
    on = trip("t30", inside="norkfall")
    on.go("enter norkfall", dice=[1])
    on.go("go alchemist", "leave", "done", "done")
    on.rest()
    assert (on.road.turn, on.rolls()) == (2, 1)
    on.go("enter norkfall", dice=[1])
    assert (on.rolls(), on.state.stay.visits) == (2, {1: 3, 2: 3})


@pytest.mark.rule("dun.camp.declare")
def test_those_in_camp_enter_no_settlement(trip):
    on = trip("t62")
    on.go("camp", dice=[1])
    assert not [one for one in on.options() if one.startswith("enter")]
    free = trip("t62")
    free.go("stay", dice=[1])
    assert "enter sudfall" in free.options()


@pytest.mark.rule("dun.campaign.flags", "dun.campaign.free-movement")
def test_a_quest_is_begun_where_its_flag_stands_or_passed_by(trip):
    on = trip("t30")
    on.go("go t62", dice=[1])
    assert on.options() == ["enter sudfall", "quest the-old-cellar", "done"]
    on.go("done")
    assert on.state.quest.ended == ""
    on.go("stay", "quest the-old-cellar", dice=[1])
    assert (on.state.quest.ended, on.road.quest) == ("quest", "the-old-cellar")
    assert next_step(on.state, on.content) is None
    kept = legacy(on.state, on.content)
    assert kept["scenario"] == "the-old-cellar"
    assert (kept["attempts"], kept["visited"], len(kept["heroes"])) == ({}, [], 2)


@pytest.mark.rule("dun.campaign.conditions-persist", "dun.campaign.no-recovery")
def test_wounds_stay_from_turn_to_turn(trip):
    on = trip("t54")
    on.heroes[0].wounds, on.heroes[0].fortune = 2, 0
    on.go("go t30", "land", "done", dice=[1])
    on.go("stay", "land", "done", dice=[1])
    on.rest()
    assert (on.heroes[0].wounds, on.heroes[0].fortune, on.road.turn) == (2, 0, 3)


@pytest.mark.rule("dun.campaign.no-recovery", "dun.place.three-visits")
def test_an_inn_restores_the_hero_who_visits_it(trip):
    on = trip("t30", inside="norkfall")
    borgron, taeral = on.heroes
    borgron.wounds = taeral.wounds = 2
    on.go("enter norkfall", dice=[1])
    on.go("go inn", "done", "done")
    assert (borgron.wounds, taeral.wounds, borgron.coins, borgron.fortune) == (0, 2, 9, 5)


def test_an_event_for_the_group_is_decided_once_and_tests_the_best(trip):
    """Astray and Delay befall the group once, wounds everybody."""
    offer = Offer("press-on", test="strength", target=12, failed=(Wound(1), Delay(1), Astray()))
    on = trip(
        "t54",
        heroes=("shara", "borgron"),
        events=[trip.event("plain", 1, together=True, offers=(offer, Offer("watch")))],
    )
    on.go("stay", "press-on", dice=[1, 1, 1])
    assert [hero.wounds for hero in on.heroes] == [1, 1]
    assert on.group.delay == 1
    assert on.group.at in on.chart.walks("t54")
    on.go("done") if "done" in on.options() else None
    on.rest()
    assert not [one for one in on.options() if one.startswith("go")], "a turn is lost"


def test_what_is_lost_goes_back_to_the_shops(trip):
    on = trip(
        "t54", heroes=("shara",), events=[trip.event("plain", 1, offers=(Offer("watch", effects=(LoseThing(),)),))]
    )
    on.heroes[0].pack = [Held("torch")]
    on.state.supply.stock["torch"] = 1
    on.go("stay", dice=[1])
    assert (on.heroes[0].pack, on.state.supply.stock["torch"]) == ([], 2)


def test_a_hero_who_falls_on_the_road_is_not_left_behind(trip):
    on = trip(
        "t54",
        heroes=("shara", "herbod"),
        events=[trip.event("plain", 1, one=True, offers=(Offer("watch", effects=(Wound(20),)),))],
    )
    on.go("stay", dice=[1, 6, 1, 4])
    assert sorted(vitality_left(hero) for hero in on.heroes)[0] == 1
    assert len(on.group.members) == 2


def test_without_heroes_the_journey_is_lost(trip):
    on = trip("t54", heroes=("shara",), events=[trip.event("plain", 1, offers=(Offer("watch", effects=(Wound(20),)),))])
    on.heroes[0].coins = 0
    on.go("stay", dice=[1, 1])
    assert (on.state.quest.ended, on.road.groups) == ("lost", [])


def test_after_a_year_the_journey_is_handed_on(trip):
    on = trip("t54", turn=40)
    on.go("stay", dice=[1])
    on.night()
    assert on.state.quest.ended == "year"
    assert legacy(on.state, on.content)["scenario"] == "journey"


@pytest.mark.rule("dun.campaign.turn", "dun.campaign.free-movement", "dun.place.longer-stay", "dun.travel.event-when")
def test_from_norkfall_to_a_quest_in_the_troll_forest(trip):
    """A turn in the castle with its roll and visits; north into the next territory; then the Troll Forest, where the
    roll for the forest comes before the quest.  [dun.ex3.campaign-turns]
    """
    on = trip("t30", inside="norkfall", events=[trip.event("forest", 1, offers=(Offer("watch", effects=(Wound(1),)),))])
    on.go("enter norkfall", dice=[1])
    on.go("go alchemist", "leave", "done", "done")
    on.night()
    on.go("go t53", "road", dice=[1])
    on.night()
    assert (on.group.at, on.road.turn, on.rolls()) == ("t53", 3, 2)
    on.go("go t51", "land", dice=[1])
    assert [hero.wounds for hero in on.heroes] == [1, 1]
    on.go("quest the-toll-fort")
    assert (on.road.quest, on.road.turn) == ("the-toll-fort", 3)
