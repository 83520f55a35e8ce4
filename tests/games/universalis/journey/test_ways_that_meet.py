"""Where rules of the road meet: two places in one turn, winter, burdens, parting, Epic Events and strangers' prices."""

import pytest

from undercroft.games.universalis.book import CAMPAIGNS
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.events import BoatLost, DangerMet, Journeyed, Sailed, Wrecked
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.parcel import Parcel
from undercroft.games.universalis.road import Due, Group, Vessel
from undercroft.games.universalis.rules.between import market, services, stays
from undercroft.games.universalis.rules.checks import take_test
from undercroft.games.universalis.rules.journey import dangers, events, parting, ways
from undercroft.games.universalis.setup import setup
from undercroft.games.universalis.spine import next_step
from undercroft.games.universalis.state import Held
from undercroft.kernel import configure
from undercroft.testing import run
from undercroft.toolkit.campaigns import plain


def card(id):
    """A printed Travel Event."""
    return base().travel[id]


def mounted(on):
    for hero in on.heroes:
        on.companion(hero, "riding-horse")


# ------------------------------------------------------------------------------------------------ two places in a turn


@pytest.mark.rule("dun.river.wreck", "dun.river.wreck-shore", "dun.river.events", "dun.river.downstream")
@pytest.mark.parametrize("structure", [2, 3])
def test_a_boat_that_breaks_at_the_first_icon_does_not_reach_the_sea(trip, structure):
    """From r11 with the current: the rapids of r10 break a boat of two points there, between three banks, and nobody
    is harmed as at sea; one of three points sails on to m20, and there is a roll of its own."""
    on = trip(events=[card("rapids"), card("old-hunter")])
    on.afloat("r11", "merchant-ship", structure)
    wrecked = structure == 2
    ashore = ["ashore t66"] if wrecked else []
    on.go("sail r10 m20", "shoot-the-rapids", *ashore, dice=[4, 1, 1, 1])
    assert (on.group.at, on.group.boat) == (("t66", None) if wrecked else ("m20", Vessel("merchant-ship", 1, "m20")))
    assert [hero.wounds for hero in on.heroes] == [0, 0]
    assert (len(on.t.told(Sailed)), len(on.t.told(Wrecked)), on.rolls()) == ((1, 1, 2) if wrecked else (2, 0, 2))


@pytest.mark.rule("dun.alignment.event-modifier", "dun.travel.mounted-bonus", "dun.travel.event-when")
@pytest.mark.parametrize(("first", "second", "herd"), [(4, 3, False), (5, 3, True), (4, 4, False)])
def test_each_of_two_territories_has_its_own_modifier(trip, first, second, herd):
    """Good heroes ride from t47 by the plain of t37 to t34, where evil Bandmor stands: the herd of the plain comes on
    a 5, and only in t34 strangers are met a point sooner."""
    on = trip("t47", events=[card("wandering-herd"), card("highwaymen")])
    mounted(on)
    answers = ["wait-until-they-pass"] if herd else []
    on.go("ride t37 t34", "land", *answers, dice=[first])
    assert (on.group.at, len(on.t.told(Journeyed))) == ("t37", 1)
    on.go("road", *(["deliver"] if second + 1 >= card("highwaymen").needs else []), dice=[second])
    assert (on.group.at, on.rolls()) == ("t34", 2)


@pytest.mark.rule("dun.danger.contact", "dun.travel.mounted-bonus")
@pytest.mark.parametrize("at", ["t53", "t54"])
def test_riders_meet_the_danger_that_waits_on_their_way(trip, at):
    """Through t53 to t36: the marker in t53 is met there, before t36 is reached; one beside the way is not."""
    on = trip("t30")
    mounted(on)
    on.road.dangers = [at]
    on.go("ride t53 t36", "land", dice=[1])
    met = at == "t53"
    assert next_step(on.state, on.content) == (("contact",) if met else ("befall",))
    assert (on.group.at, on.road.due) == ("t53", [Due("t36", "forest")])


@pytest.mark.rule("dun.travel.event-when")
def test_who_is_led_astray_or_locked_up_on_the_way_does_not_reach_its_end(trip):
    on = trip("t30")
    mounted(on)
    for change in ("astray", "jailed", "gone", "none"):
        on.road.due, on.road.groups = [Due("t36", "forest")], [on.group]
        group = on.group
        group.at, group.jailed = "t53", 0
        if change == "astray":
            group.at = "t40"
        elif change == "jailed":
            group.jailed = 2
        elif change == "gone":
            on.road.groups = [Group([99], "t1")]
        ways.groups.break_off(on.t, group, "t53")
        assert on.road.due == ([Due("t36", "forest")] if change == "none" else [])
        on.road.groups = [group]


# ------------------------------------------------------------------------------------------------ burdens and boats


@pytest.mark.rule("dun.travel.overloaded", "dun.travel.mounted-bonus")
@pytest.mark.parametrize("coins", [30, 31])
def test_the_overloaded_ride_no_second_territory(trip, coins):
    """They need two turns even for one."""
    on = trip("t30")
    mounted(on)
    on.heroes[0].coins = coins
    on.heroes[0].pack = on.heroes[1].pack = []
    rides = [way for way in on.options() if way.startswith("ride")]
    assert bool(rides) is (coins == 30)
    assert "go t53" in on.options()


@pytest.mark.rule("dun.winter.cold", "dun.travel.overloaded")
@pytest.mark.parametrize("coins", [10, 31])
def test_half_way_is_outside_the_settlement_in_the_cold(trip, coins):
    """From Krazmor in the mountains of t69: the overloaded spend the night under the open sky; who stays inside, in
    bed."""
    on = trip("t69", inside="krazmor", turn=31)
    on.heroes[0].coins = coins
    outside = coins == 31
    if outside:
        on.go("go t75", "land", "done", dice=[1, 6, 6])
    else:
        on.go("enter krazmor", "done", "done", dice=[1])
        on.night()
    assert on.group.inside == ("" if outside else "krazmor")
    assert on.rolls("damage") == 2 * outside


@pytest.mark.rule("dun.campaign.split")
def test_parting_and_joining_shake_off_no_delay(trip):
    on = trip("t30")
    on.group.delay, on.group.half_way = 2, "t53"
    on.go("part taeral")
    assert [(group.delay, group.half_way) for group in on.road.groups] == [(2, "t53"), (2, "t53")]
    on.road.groups[1].delay = 0
    parting.carry_out(on.t, on.road.groups[0], ways.Way("join", "taeral", ()))
    assert [(group.members, group.delay) for group in on.road.groups] == [([2, 1], 2)]


@pytest.mark.rule("dun.campaign.split", "dun.campaign.boat-needed")
@pytest.mark.parametrize(("at", "parts"), [("r11", False), ("m20", False), ("t66", True)])
def test_nobody_steps_from_a_boat_into_the_water(trip, at, parts):
    on = trip()
    on.afloat(at)
    assert ("part taeral" in on.options()) is parts


@pytest.mark.rule("dun.campaign.boat-needed", "dun.campaign.split")
def test_who_is_locked_up_on_a_river_is_on_its_bank_in_the_morning(trip):
    """A writ of arrest takes Taeral off the boat on r11; the others sail on with it."""
    on = trip()
    on.afloat("r11")
    group = parting.split(on.t, on.group, on.heroes[1].id)
    group.jailed, group.moved, group.done = 2, True, True
    on.group.moved = on.group.done = True
    on.go("ashore t63")
    assert [(one.at, one.jailed) for one in on.road.groups] == [("r11", 0), ("t63", 2)]


@pytest.mark.rule("dun.winter.frozen-sea", "dun.boat.lost")
@pytest.mark.parametrize("turn", [30, 31])
def test_a_boat_in_the_ice_stays_there_until_it_thaws(trip, turn):
    """m1 lies beside a glacier: in winter its people walk, and the ship waits."""
    on = trip(turn=turn)
    on.afloat("m1")
    found = {way.split()[0] for way in on.options()}
    assert found >= ({"go", "camp"} if turn == 31 else {"sail", "land"})
    assert not found & ({"sail", "land"} if turn == 31 else {"go", "camp"})


@pytest.mark.rule("dun.boat.lost")
@pytest.mark.parametrize("failed", [True, False])
def test_who_strays_from_the_shore_has_lost_the_boat(trip, failed):
    """The path moves in the forest of t18, where they have landed."""
    on = trip(events=[card("the-path-moves")])
    on.afloat("t18")
    on.go("stay", "read-the-moss", dice=[6, *([1, 1] if failed else [6, 6])])
    assert (on.group.at != "t18", on.group.boat is None) == (failed, failed)
    assert len(on.t.told(BoatLost)) == failed


# ------------------------------------------------------------------------------------------------ the end of a turn


@pytest.mark.rule("dun.camp.recovery", "dun.winter.cold", "dun.campaign.heroes-first")
@pytest.mark.parametrize("waits", [True, False])
def test_a_quest_of_one_group_does_not_cheat_another_of_its_night(trip, waits):
    """Taeral's camp does him good when Borgron takes up a quest, unless somebody has still to act in this turn."""
    flag = next(one for one in trip().chart.region.quests if not base().quests[one.quest].needs)
    on = trip(flag.at, heroes=("borgron", "taeral", "shara"))
    borgron, taeral, shara = on.heroes
    on.road.groups = [
        Group([borgron.id], flag.at, moved=True),
        Group([taeral.id], "t54", moved=True, done=True, camped=True, rested=True),
        Group([shara.id], "t53", moved=not waits, done=not waits),
    ]
    taeral.wounds = 3
    on.go(f"quest {flag.quest}", dice=[] if waits else [1] * (on.heroes[1].vp // 10))
    assert taeral.wounds == (3 if waits else 1)
    parcel = CAMPAIGNS.hand_on(on.state, on.content, Parcel())
    assert parcel.road.turn == (1 if waits else 2)
    assert [(band.camped, band.rested) for band in parcel.road.groups][1] == (waits, waits)


@pytest.mark.rule("dun.danger.trigger", "dun.danger.new-wait", "dun.campaign.heroes-first")
@pytest.mark.parametrize("rested", [True, False])
def test_a_quest_on_the_day_of_a_rest_does_not_save_from_the_dice(trip, rested):
    """114 Value Points are eleven dice; two sixes put two markers into the Dark Player's territory, where they wait."""
    flag = next(one for one in trip().chart.region.quests if not base().quests[one.quest].needs)
    on = trip(flag.at)
    for hero in on.heroes:
        hero.hands, hero.worn, hero.pack = [], [], []
    on.heroes[0].vp = 114 - on.heroes[1].vp
    on.group.moved, on.group.rested = True, rested
    on.go(f"quest {flag.quest}", dice=[6, 6, *[1] * 9] if rested else [])
    assert on.road.dangers == [on.road.lair] * (2 * rested)
    assert CAMPAIGNS.hand_on(on.state, on.content, Parcel()).road.dangers == on.road.dangers


@pytest.mark.rule("dun.boat.types", "dun.winter.frozen-sea")
@pytest.mark.parametrize(("where", "offered"), [("m1", True), ("t5", False)])
def test_who_has_left_a_boat_in_the_ice_may_take_another_at_a_pier(trip, where, offered):
    """In Eisvik on t5; whose boat lies there needs none."""
    on = trip("t5", inside="eisvik", turn=31)
    on.group.boat = Vessel("rowboat", 3, where)
    pier = on.content.services["pier"]
    on.state.stay.trading = [hero.id for hero in on.heroes]
    assert bool(stays.for_sale(on.t, on.heroes[0].id, pier)) is offered
    if offered:
        stays.take_boat(on.t, on.heroes[0].id, "rowboat")
        assert on.group.boat == Vessel("rowboat", 3, "t5")


def back_on_the_road(on):
    """After an Epic Event that was won."""
    parcel = CAMPAIGNS.hand_on(on.state, on.content, Parcel())
    config = configure(GAME.info, seed=1, seats=2, scenario="journey", legacy=plain(parcel))
    on.state = on.t.state = setup(config, on.content)
    on.road = on.state.road


@pytest.mark.rule("dun.travel.epic-option", "dun.place.three-visits", "dun.travel.event-when")
def test_after_an_epic_event_in_a_city_the_visits_follow_without_another_roll(trip):
    epic = next(one for one in base().travel.values() if one.epic and one.place == "city")
    on = trip("t44", inside="harrenfeld", events=[epic])
    on.go("enter harrenfeld", "epic", dice=[6])
    assert on.road.due == [Due("harrenfeld", events.SETTLED)]
    back_on_the_road(on)
    rolls = on.rolls()
    on.step()
    assert (on.rolls(), on.state.stay.visits, on.road.groups[0].entered) == (rolls, {1: 3, 2: 3}, ["harrenfeld"])


@pytest.mark.rule("dun.travel.epic-option", "dun.camp.declare", "dun.camp.recovery")
@pytest.mark.parametrize("how", ["camp", "stay"])
def test_a_camp_is_still_a_camp_after_an_epic_event(trip, how):
    """In t44 lies Harrenfeld, which nobody in a camp enters."""
    epic = next(one for one in base().travel.values() if one.epic and one.place == "plain")
    on = trip("t44", events=[epic])
    answers = ["land"] if "t44" in on.chart.roads else []
    on.go(how, *answers, "epic", dice=[6])
    back_on_the_road(on)
    group = on.road.groups[0]
    assert (group.camped, group.moved) == (how == "camp", True)
    assert bool([way for way in ways.doings(on.t, group) if way.verb == "enter"]) is (how == "stay")


# ------------------------------------------------------------------------------------------------ Fortune and prices


@pytest.mark.rule("dun.fortune.temporary", "dun.campaign.no-recovery")
@pytest.mark.parametrize(("amount", "rested", "again"), [(1, 6, 6), (-1, 5, 5)])
def test_the_inn_gives_back_lost_fortune_and_takes_no_gift_away(trip, amount, rested, again):
    """Borgron has 5. A point that the road gave him is his until he uses it, however often he sleeps in a bed; one
    that it took comes back with the first."""
    on = trip("t30", inside="norkfall")
    hero = on.heroes[0]
    hero.fortune = 5
    on.state.stay.trading = [hero.id]
    run(services.settle(on.t, hero.id, (services.d.GainFortune(amount),)))
    assert hero.fortune == 5 + amount
    stays.stay(on.t, hero)
    assert hero.fortune == rested
    stays.stay(on.t, hero)
    assert hero.fortune == again
    hero.fortune = 2
    stays.stay(on.t, hero)
    assert hero.fortune == 5, "a gift that is used up does not come back"


@pytest.mark.rule("dun.fortune.temporary", "dun.travel.fortune")
@pytest.mark.parametrize(
    ("given", "used", "rested"), [(1, 0, 6), (1, 1, 5), (2, 1, 6), (2, 2, 5), (2, 5, 5), (0, 1, 5), (1, -1, 5)]
)
def test_a_gift_of_the_road_that_is_used_before_the_inn_does_not_come_back(trip, given, used, rested):
    """Borgron has 5 and uses what was given first, in tests of the road that he fails by a 2 and a 3; the last number
    stands for a point that the road takes again."""
    on = trip("t30", inside="norkfall")
    hero = on.heroes[0]
    hero.fortune = 5
    on.state.stay.trading = [hero.id]
    if given:
        run(services.settle(on.t, hero.id, (services.d.GainFortune(given),)))
    for _ in range(used):
        on.t.script([2, 3, 2, 3], ["again"])
        run(take_test(on.t, hero.id, Attribute.COURAGE, "courage", target=14))
    if used < 0:
        run(services.settle(on.t, hero.id, (services.d.GainFortune(used),)))
    assert hero.fortune == 5 + given - abs(used)
    for _ in range(2):
        stays.stay(on.t, hero)
        assert hero.fortune == rested


@pytest.mark.rule("dun.fortune.temporary", "dun.between.visits")
def test_a_night_in_straw_takes_no_gift_away(trip):
    """Nobody has a coin, so nothing comes back; in the next bed the gift comes on top of the 5."""
    on = trip("t30", inside="norkfall")
    hero = on.heroes[0]
    on.state.stay.trading = [hero.id]
    hero.fortune, hero.coins = 0, 0
    run(services.settle(on.t, hero.id, (services.d.GainFortune(1),)))
    stays.stay(on.t, hero)
    assert hero.fortune == 1
    hero.coins = 3
    stays.stay(on.t, hero)
    assert hero.fortune == 6


@pytest.mark.rule("dun.alignment.surcharge", "dun.mount.armor", "dun.spell.learning-cost")
@pytest.mark.parametrize("more", [0, 1])
def test_strangers_pay_more_for_leather_and_for_spells(trip, more):
    """In evil Bandmor a good hero pays 5 coins for his horse's armor instead of 4, and a coin more for each spell."""
    on = trip("t34", inside="bandmor", heroes=("borgron", "shara"))
    hero = on.heroes[0]
    horse = on.companion(hero, "riding-horse")
    on.state.stay.surcharge, hero.coins = more, 4
    assert market.bardings(on.t, hero) == ([] if more else ["leather-armor"])
    hero.coins = 4 + more
    market.bard(on.t, hero.id, "leather-armor")
    assert (hero.coins, horse.worn) == (0, [Held("leather-armor")])
    spell = next(one for one in on.content.spells.values() if one.cost > 0)
    assert services.spell_coins(on.t, hero, spell) == spell.cost + more


@pytest.mark.rule("dun.danger.contact", "dun.campaign.split")
def test_a_danger_that_strikes_others_leaves_the_way_of_who_rides_alone(trip):
    """Shara rides; the marker is where the other group waits."""
    on = trip("t30")
    one, two = on.heroes
    mounted(on)
    on.road.groups = [Group([one.id], "t53", moved=True), Group([two.id], "t1", moved=True, done=True)]
    on.road.due, on.road.dangers = [Due("t36", "forest")], ["t1"]
    on.t.script([3] * 20, [lambda ask: ask.options[0]] * 5)
    run(dangers.contact(on.t))
    assert len(on.t.told(DangerMet)) == 1
    assert on.road.due == [Due("t36", "forest")]


@pytest.mark.rule("dun.equip.uncommon-attempts", "dun.place.longer-stay")
@pytest.mark.parametrize("leaves", [False, True])
def test_what_was_not_to_be_had_is_not_there_next_turn_either(trip, leaves):
    """Borgron asks the smith of Norkfall for something uncommon and fails. Another turn in the castle is the same stay;
    who has been outside meanwhile may ask again."""
    on = trip("t30", inside="norkfall")
    hero = on.heroes[0]
    hero.coins = 30
    smith = on.content.services["blacksmith"]
    on.go("enter norkfall", dice=[1])
    ware = next(card for card in stays.wares(on.t, hero, smith) if market.ware(on.t, card).uncommon)
    on.go("go blacksmith", f"buy {ware}", "leave", "done", "done", dice=[1, 1])
    on.night()
    if leaves:
        on.go("stay", "land", "enter norkfall", dice=[1, 1])
    else:
        on.go("enter norkfall", dice=[1])
    assert (ware in stays.wares(on.t, hero, smith)) is leaves
