"""Winter, cold, camps, heavy loads, riding, bridges."""

import pytest

from undercroft.games.universalis.content.definitions import Wound
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.events import Cold, HalfWay
from undercroft.games.universalis.road import winter

HURTS = (Offer("watch", effects=(Wound(1),)),)


@pytest.mark.rule("dun.winter.cycle")
@pytest.mark.parametrize(
    ("turn", "cold"),
    [(1, False), (30, False), (31, True), (40, True), (41, False), (70, False), (71, True), (81, False)],
)
def test_winter_comes_after_thirty_turns_for_ten(turn, cold):
    assert winter(turn) == cold


@pytest.mark.rule("dun.winter.frozen-sea", "dun.campaign.boat-needed")
def test_in_winter_the_sea_beside_a_glacier_is_a_glacier(trip):
    """t5 is a glacier beside the sea area m2."""
    assert "go m2" not in trip("t5", turn=30).options()
    on = trip("t5", turn=31, events=[trip.event("glacier", 1, offers=HURTS), trip.event("sea", 7)])
    assert "go m2" in on.options()
    on.go("go m2", dice=[1])
    assert (on.group.at, on.heroes[0].wounds) == ("m2", 1), "the card is one of the glacier"
    assert {"go t1", "go t5", "go t10"} <= set(trip("m2", turn=31).options())
    assert "go m6" not in trip("t15", turn=31).options(), "the sea beside a plain stays open"


@pytest.mark.rule("dun.winter.frozen-sea")
def test_when_the_ice_melts_the_group_goes_ashore(trip):
    on = trip("m2", turn=40)
    on.road.last = 80
    on.go("stay", dice=[1, 1, 1])
    on.go("ashore t10")
    assert (on.group.at, on.road.turn) == ("t10", 41)


@pytest.mark.rule("dun.winter.cold")
@pytest.mark.parametrize(
    ("at", "turn", "inside", "freezes"),
    [
        ("t5", 31, "", True),
        ("t11", 31, "", True),
        ("t5", 30, "", False),
        ("t54", 31, "", False),
        ("t5", 31, "eisvik", False),
    ],
)
def test_the_cold_of_winter_nights(trip, at, turn, inside, freezes):
    """One die for each hero on a glacier or in the mountains, outside a settlement."""
    on = trip(at, turn=turn)
    on.group.moved = on.group.done = True
    on.group.inside = inside
    on.night(dice=[6, 6] if freezes else [])
    assert len(on.t.told(Cold)) == freezes
    assert [hero.wounds for hero in on.heroes] == ([1, 1] if freezes else [0, 0])


@pytest.mark.rule("dun.winter.cold")
def test_the_cold_is_rolled_against_natural_armor(trip):
    on = trip("t5", turn=31, heroes=("borgron",))
    hero = on.heroes[0]
    on.group.moved = on.group.done = True
    on.night(dice=[hero.natural - 1])
    assert hero.wounds == 0, "a die must reach it"


@pytest.mark.rule("dun.winter.cold", "dun.skill.combat.tough.armor")
@pytest.mark.parametrize(("skills", "wounds"), [(("tough",), 0), ((), 1)])
def test_the_tough_bear_the_cold_better(trip, skills, wounds):
    on = trip("t5", turn=31, heroes=("borgron",))
    hero = on.heroes[0]
    hero.skills = skills
    on.group.moved = on.group.done = True
    on.night(dice=[hero.natural])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.camp.recovery")
def test_a_camp_gives_two_vitality_and_a_mana_to_everybody(trip):
    on = trip("t54", heroes=("borgron", "maeliss"))
    borgron, maeliss = on.heroes
    hound = on.companion(borgron, "war-hound", wounds=1)
    borgron.wounds, maeliss.wounds, maeliss.mana = 3, 1, 0
    borgron.pack, maeliss.pack = [], []
    on.go("camp", dice=[1])
    on.night()
    assert (borgron.wounds, maeliss.wounds, maeliss.mana, hound.wounds) == (1, 0, 1, 0)
    maeliss.mana = maeliss.base[7]
    on.go("camp", dice=[1])
    on.night()
    assert maeliss.mana == maeliss.base[7], "never more than there was"
    borgron.wounds = 3
    on.go("stay", dice=[1])
    on.night()
    assert borgron.wounds == 3, "staying is no rest"


@pytest.mark.rule("dun.travel.overloaded")
def test_whoever_carries_too_much_needs_two_turns_for_a_territory(trip):
    on = trip("t54")
    on.heroes[0].coins = 31
    on.go("go t30", dice=[1])
    assert (on.group.at, on.group.half_way, len(on.t.told(HalfWay))) == ("t54", "t30", 1)
    on.night()
    on.go("go t30", "land", dice=[1])
    assert (on.group.at, on.group.half_way) == ("t30", "")
    light = trip("t54")
    light.heroes[0].coins = 30
    light.go("go t30", "land", dice=[1])
    assert light.group.at == "t30"


@pytest.mark.rule("dun.travel.mounted-bonus")
def test_those_who_all_ride_cross_a_second_territory_after_a_plain_or_a_road(trip):
    on = trip("t54")
    one, two = on.heroes
    on.companion(one, "pack-mule", size=3)
    assert not [way for way in on.options() if way.startswith("ride")], "one of them walks"
    on.companion(two, "pack-mule", size=3)
    on.rest()
    rides = [way for way in on.options() if way.startswith("ride")]
    assert "ride t30 t53" in rides, "t30 is a plain"
    assert not [way for way in rides if way.startswith("ride t69 ")] or "t69" in on.chart.roads
    assert "ride t30 t54" not in rides
    on.go("ride t30 t53", "land", "land", dice=[1, 1])
    assert (on.group.at, on.rolls()) == ("t53", 2), "an event roll in each of the two"


@pytest.mark.rule("dun.travel.mounted-bonus")
def test_a_ride_through_a_forest_is_no_faster(trip):
    on = trip("t53", heroes=("borgron",))
    on.companion(on.heroes[0], "pack-mule", size=3)
    rides = [way.split()[1] for way in on.options() if way.startswith("ride")]
    assert "t36" not in rides, "t36 is a forest without a road"
    assert "t51" in rides, "the Troll Forest has a road"


@pytest.mark.rule("dun.bridge.crossing")
def test_a_river_is_crossed_at_a_bridge_once_its_keeper_is_content(trip):
    on = trip("t30")
    assert "go t73" not in on.options()
    on.go("cross t73", "pay-the-toll", "land", dice=[1])
    assert (on.group.at, sum(hero.coins for hero in on.heroes)) == ("t73", 18)


@pytest.mark.rule("dun.bridge.crossing")
def test_who_is_turned_away_at_a_bridge_may_still_go_elsewhere(trip):
    on = trip("t30", heroes=("borgron",))
    on.go("cross t73", "talk-the-keeper-round", dice=[1, 2])
    assert (on.group.at, on.group.moved) == ("t30", False)
    assert "cross t73" not in on.options()
    on.go("go t54", dice=[1])
    assert on.group.at == "t54"
    on.night()
    assert on.group.refused == []


@pytest.mark.rule("dun.skill.scholarly.eloquence.tests")
def test_the_eloquent_try_again_at_a_bridge(trip):
    on = trip("t30", heroes=("borgron",))
    on.heroes[0].skills = (*on.heroes[0].skills, "eloquence")
    on.go("cross t73", "talk-the-keeper-round", "land", dice=[1, 2, 6, 5, 1])
    assert on.group.at == "t73"


@pytest.mark.rule("dun.travel.mount-carries")
def test_an_animal_carries_what_is_too_much_for_its_hero(trip):
    """31 coins are one too many; the mule takes them, within its own limits, and the group arrives in one turn."""
    on = trip("t54", heroes=("borgron",))
    hero = on.heroes[0]
    hero.coins = 31
    assert "load borgron" not in on.options()
    mule = on.companion(hero, "pack-mule")
    on.go("load borgron")
    assert (hero.coins + mule.coins, hero.coins <= 30, mule.coins <= 30) == (31, True, True)
    assert "load borgron" not in on.options()
    on.go("go t30", "land", dice=[1])
    assert on.group.at == "t30"
