"""Winter, cold, camps, heavy loads, riding, bridges."""

import pytest

from undercroft.games.universalis.content.definitions import Wound
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.events import Cold, HalfWay
from undercroft.games.universalis.road import Group, Vessel, winter

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


# ------------------------------------------------------------------------------------------------ riders on their way


def way_of_riders(on, first, second):
    """From where one can ride in a turn through a territory that fits to another that fits."""
    chart = on.chart
    return next(
        (land.id, near, far)
        for land in chart.region.land
        for near in chart.touching[land.id]
        if chart.land(near) is not None and first(chart, near)
        for far in chart.touching[near]
        if far != land.id and chart.land(far) is not None and second(chart, far)
    )


def riding(trip, way, **more):
    on = trip(way[0], **more)
    for hero in on.heroes:
        on.companion(hero, "riding-horse")
    ride = next(one for one in on.options() if one.startswith("ride") and way[1] in one and way[2] in one)
    return on, ride


def through_mountains(on):
    return way_of_riders(
        on,
        lambda chart, id: id in chart.roads and chart.kind(id) == "mountain",
        lambda chart, id: chart.kind(id) not in ("mountain", "glacier"),
    )


@pytest.mark.rule("dun.winter.cold", "dun.travel.mounted-bonus")
@pytest.mark.parametrize(("turn", "wounds"), [(31, 1), (30, 0)])
def test_the_cold_bites_riders_who_have_crossed_mountains_in_winter(trip, turn, wounds):
    """In the next turn, on lower ground, nobody freezes any more."""
    way = through_mountains(trip())
    on, ride = riding(trip, way, turn=turn)
    dice = [1, 1, *[6] * (2 * wounds)]
    on.t.script(dice, [ride, *[lambda ask: ask.find("land") or ask.find("done") or ask.options[-1]] * 4])
    while on.road.turn == turn:
        on.step()
    assert [hero.wounds for hero in on.heroes] == [wounds, wounds]
    assert (on.t.left_dice, on.group.through) == ([], [])
    on.t.left_answers.clear()


@pytest.mark.rule("dun.place.scattered", "dun.travel.mounted-bonus")
def test_riders_visit_the_services_of_the_territory_through_which_they_came(trip):
    def has_some(chart, id):
        return (id in chart.roads or chart.kind(id) == "plain") and bool(chart.scattered(id))

    way = way_of_riders(trip(), has_some, lambda chart, id: not chart.scattered(id))
    on, ride = riding(trip, way)
    seen = []

    def visit(ask):
        seen.append([str(option) for option in ask.options])
        return ask.find(f"visit {way[1]}") or ask.find("land") or ask.find("done") or ask.options[0]

    on.t.script([1] * 6, [ride, *[visit] * 8])
    for _ in range(12):
        if on.road.services:
            break
        on.step()
    assert on.group.at == way[2]
    assert on.road.services == list(on.chart.scattered(way[1]))
    assert on.group.entered == [way[1]], "and only once"
    on.t.left_dice.clear()
    on.t.left_answers.clear()


@pytest.mark.rule("dun.bridge.crossing", "dun.place.no-fortune")
def test_fortune_changes_nothing_at_a_bridge(trip):
    """Without coins and wits they are turned away, however lucky they are."""
    on = trip("t30")
    for hero in on.heroes:
        hero.fortune, hero.coins = 3, 0
    on.go("cross t73", dice=[1, 2])
    assert [hero.fortune for hero in on.heroes] == [3, 3]
    assert (on.group.at, on.group.refused) == ("t30", ["t73"])
    assert not [ask for ask in on.t.asked if ask.key.startswith("fortune")]


@pytest.mark.rule("dun.campaign.split")
@pytest.mark.parametrize(
    ("own", "theirs", "left"),
    [
        ("merchant-ship", "rowboat", "merchant-ship"),
        ("", "rowboat", "rowboat"),
        ("merchant-ship", "", "merchant-ship"),
        ("", "", ""),
    ],
)
def test_who_joins_others_goes_on_with_their_boat_or_brings_his_own(trip, own, theirs, left):
    """The boat of those whom he joins, if they have one."""
    on = trip("t30")
    one, two = on.heroes
    mine, others = (Vessel(kind, 6, "t30") if kind else None for kind in (theirs, own))
    on.road.groups = [Group([one.id], "t30", boat=mine), Group([two.id], "t30", boat=others)]
    on.go(f"join {two.card}")
    (group,) = on.road.groups
    assert group.members == [two.id, one.id]
    assert (group.boat.kind if group.boat else "") == left
