"""Settlements of both sides, houses, sacred places; heroes apart from their group; quests that are closed."""

import pytest

from undercroft.games.universalis.content.definitions import Jail
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.road import Group
from undercroft.games.universalis.state import Held


@pytest.mark.rule("dun.alignment.surcharge", "dun.alignment.penalised")
@pytest.mark.parametrize(("heroes", "paid"), [(("borgron",), 2), (("malkin",), 1)])
def test_in_a_settlement_of_the_other_side_everything_costs_a_coin_more(trip, heroes, paid):
    """The tavern of Wolfsend: a round for a coin, for two to those who are not welcome."""
    on = trip("t4", inside="wolfsend", heroes=heroes)
    on.go("enter wolfsend", dice=[1])
    on.go("go tavern", "a-round", dice=[3])
    assert on.heroes[0].coins == 10 - paid


@pytest.mark.rule("dun.alignment.surcharge")
@pytest.mark.parametrize(("heroes", "price"), [(("malkin",), 2), (("borgron",), 1)])
def test_provisions_cost_two_coins_instead_of_one(trip, heroes, price):
    """[dun.ex3.provisions-surcharge]"""
    on = trip("t62", inside="sudfall", heroes=heroes)
    on.go("enter sudfall", dice=[1])
    on.go("go market", "buy pack-of-provisions")
    assert on.heroes[0].coins == 10 - price


@pytest.mark.rule("dun.place.sell")
def test_anything_is_sold_for_half_in_any_settlement(trip):
    on = trip("t61", inside="morwick", heroes=("borgron",))
    on.heroes[0].pack = [Held("broadsword")]
    cost = on.content.weapons["broadsword"].cost
    on.go("enter morwick", dice=[1])
    on.go("sell broadsword")
    assert on.heroes[0].coins == 10 + -(-cost // 2)


@pytest.mark.rule("dun.place.scattered")
def test_services_outside_settlements_need_no_roll_and_no_visit_of_the_three(trip):
    """There is a herbalist in the woods of t59."""
    on = trip("t62", heroes=("borgron",))
    on.go("go t59", dice=[1])
    assert "visit t59" in on.options()
    on.go("visit t59")
    assert on.rolls() == 1
    assert [one for one in on.options() if one.startswith("go ")] == ["go herbalist"]


@pytest.mark.rule("dun.place.scattered", "dun.camp.declare")
def test_those_in_camp_visit_nothing(trip):
    on = trip("t59")
    on.go("camp", dice=[1])
    assert "visit t59" not in on.options()


@pytest.mark.rule("dun.home.buy", "dun.home.use", "dun.danger.trigger")
def test_a_house_is_bought_once_stores_things_and_is_cheaper_than_the_inn(trip):
    on = trip("t30", inside="norkfall")
    one, two = on.heroes
    one.coins, two.coins, one.wounds, one.pack = 20, 12, 2, [Held("torch")]
    on.go("enter norkfall", dice=[1])
    on.go("go home", "house home", "store torch", "bed home")
    assert (one.coins + two.coins, one.wounds, on.road.homes) == (2, 0, {"norkfall": [Held("torch")]})
    assert on.group.rested
    on.go("done", "go home", "fetch torch")
    assert (two.pack[-1], on.road.homes) == (Held("torch"), {"norkfall": []})
    assert "house home" not in on.options()


@pytest.mark.rule("dun.home.buy")
def test_a_second_house_is_not_for_sale(trip):
    on = trip("t73", inside="velmora")
    on.road.homes = {"norkfall": []}
    on.heroes[0].coins = 40
    on.go("enter velmora", dice=[1])
    on.go("go home")
    assert "house home" not in [str(option) for option in on.t.asked[-1].options]


@pytest.mark.rule("dun.home.buy", "dun.campaign.split")
@pytest.mark.parametrize(("coins", "friend", "sold"), [(29, 1, True), (29, 0, False), (30, 0, True)])
def test_a_house_is_paid_by_those_who_are_in_the_settlement(trip, coins, friend, sold):
    """Taeral, two territories away, is rich: he neither helps to buy it nor pays for it."""
    on = trip("t30", inside="norkfall", heroes=("borgron", "nariant", "taeral"))
    one, two, far = on.heroes
    on.road.groups = [Group([one.id, two.id], "t30", inside="norkfall"), Group([far.id], "t59")]
    one.coins, two.coins, far.coins = coins, friend, 90
    on.go("enter norkfall", dice=[1])
    on.go("go home")
    assert ("house home" in on.options()) is sold
    if sold:
        on.go("house home")
    assert (one.coins + two.coins, far.coins) == (0 if sold else 29, 90)
    assert ("norkfall" in on.road.homes) is sold


@pytest.mark.rule("dun.giant.acquire")
@pytest.mark.parametrize(("at", "place", "found"), [("t36", "sacred-place", True), ("t30", "mercenary-hall", False)])
def test_a_tamer_gets_a_giant_at_a_sacred_place_and_nowhere_else(trip, at, place, found):
    on = trip(at, heroes=("quartz",))
    on.heroes[0].skills = (*on.heroes[0].skills, "giant-tamer")
    on.heroes[0].mana, on.heroes[0].coins, on.state.party.start_heroes = 3, 200, 1
    if at == "t30":
        on.group.inside = "norkfall"
        on.go("enter norkfall", f"go {place}", dice=[1])
    else:
        on.go("stay", f"visit {at}", f"go {place}", dice=[1])
    giants = [one for one in on.options() if one.startswith("hire giant-of")]
    assert bool(giants) == found


@pytest.mark.rule("dun.equip.uncommon-where")
def test_uncommon_goods_are_found_in_castles_and_cities_alone(trip):
    rare = next(card for card in trip().content.weapons.values() if card.uncommon and card.kind != "ranged")
    for at, town, sold in (("t69", "krazmor", False), ("t30", "norkfall", True)):
        on = trip(at, inside=town, heroes=("borgron",))
        on.heroes[0].coins = 200
        on.go(f"enter {town}", "go blacksmith", dice=[1])
        assert (f"buy {rare.id}" in on.options()) == sold


# ------------------------------------------------------------------------------------------------ apart


@pytest.mark.rule("dun.campaign.split", "dun.marker.group")
def test_heroes_part_travel_alone_and_meet_again(trip):
    on = trip("t30")
    borgron, taeral = on.heroes
    hound = on.companion(taeral, "war-hound")
    on.go("part taeral")
    assert [group.members for group in on.road.groups] == [[borgron.id], [taeral.id]]
    on.go("go t54", "go t62", "done", dice=[1, 1])
    on.night()
    assert [group.at for group in on.road.groups] == ["t54", "t62"]
    assert on.rolls() == 2, "each group rolls for its own place"
    for _ in range(2):
        on.go("go t30", "land", "done", dice=[1])
    on.night()
    on.go("join taeral")
    assert [sorted(group.members) for group in on.road.groups] == [[borgron.id, taeral.id]]
    assert hound.id in on.state.figures


@pytest.mark.rule("dun.campaign.split")
def test_a_prisoner_sits_three_turns_and_goes_on_alone(trip):
    locked = trip.event("town", 1, one=True, offers=(Offer("watch", effects=(Jail(3),)),))
    on = trip("t62", inside="sudfall", events=[locked])
    on.go("enter sudfall", dice=[1])
    prison = next(group for group in on.road.groups if group.jailed)
    free = next(group for group in on.road.groups if not group.jailed)
    assert (prison.jailed, len(prison.members), len(free.members)) == (3, 1, 1)
    assert on.state.stay.visits == {free.members[0]: 3}, "no visits from a cell"
    on.go("done", "done")
    for left in (2, 1, 0):
        on.night()
        free.moved = free.done = True
        on.step()
        assert prison.jailed == left
    on.night()
    free.moved = free.done = True
    assert "go t30" in on.options(), "he goes on alone"


@pytest.mark.rule("dun.campaign.quest-limit", "dun.quest-sheet.after-second-attempt")
@pytest.mark.parametrize(("failed", "open_"), [(0, True), (1, True), (2, False)])
def test_a_quest_that_failed_twice_has_no_flag_any_more(trip, failed, open_):
    on = trip("t62")
    on.state.saga.attempts = {"the-old-cellar": failed}
    on.go("stay", dice=[1])
    assert ("quest the-old-cellar" in on.options()) == open_


@pytest.mark.rule("dun.skill.nature.large.lodging", "dun.home.use")
@pytest.mark.parametrize(("size", "coins"), [(2, 5), (3, 4)])
def test_a_bed_at_home_is_free_but_for_the_large(trip, size, coins):
    on = trip("t30", inside="norkfall")
    one, _ = on.heroes
    on.road.homes, one.coins, one.wounds, one.size = {"norkfall": []}, 5, 2, size
    on.go("enter norkfall", dice=[1])
    on.go("go home", "bed home")
    assert (one.coins, one.wounds) == (coins, 0)
