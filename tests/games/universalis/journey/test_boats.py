"""Boats, rivers, the sea, and wrecks."""

import pytest

from undercroft.games.universalis.content.definitions import Hull
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.road import Vessel


def sinking(trip, deck, amount=-9):
    return trip.event(deck, 1, together=True, offers=(Offer("watch", effects=(Hull(amount),)),))


def sails(on):
    return [way for way in on.options() if way.startswith("sail")]


@pytest.mark.rule("dun.boat.types", "dun.campaign.boat-needed", "dun.travel.boat")
def test_a_boat_is_taken_at_a_pier_and_nobody_sails_without_one(trip):
    on = trip("t42", inside="nimfall")
    assert sails(on) == []
    on.go("enter nimfall", dice=[1])
    on.go("go pier")
    assert [one for one in on.options() if one.startswith("boat")] == ["boat rowboat", "boat merchant-ship"]
    on.go("boat rowboat", "done", "done")
    assert (on.group.boat, sum(hero.coins for hero in on.heroes)) == (Vessel("rowboat", 3, "t42"), 14)
    on.night()
    assert sails(on) == ["sail r2"]


@pytest.mark.rule("dun.river.upstream", "dun.river.to-sea", "dun.river.events", "dun.travel.boat")
def test_up_the_asarlung_from_the_sea(trip):
    """A merchant ship in m20 comes as far as r10 in a turn, with a single roll.  [dun.ex3.river-upstream]"""
    on = trip()
    on.afloat("m20")
    assert "sail r10" in sails(on)
    assert "sail r10 r11" not in sails(on)
    on.go("sail r10", dice=[1])
    assert (on.group.at, on.rolls()) == ("r10", 1)
    on.night()
    assert "sail r11" in sails(on)


@pytest.mark.rule("dun.river.downstream", "dun.river.direction", "dun.river.events", "dun.river.to-sea")
def test_down_the_asarlung_to_the_sea_in_one_turn(trip):
    """From r11 to m20 with the current: two icons, and a roll at each of them.  [dun.ex3.river-downstream]"""
    on = trip()
    on.afloat("r11")
    assert sails(on) == ["sail r10", "sail r10 m20"]
    on.go("sail r10 m20", dice=[1, 1])
    assert (on.group.at, on.rolls(), on.group.boat.at) == ("m20", 2, "m20")


@pytest.mark.rule("dun.river.icons", "dun.river.events")
def test_each_icon_is_a_place_of_its_own_with_the_river_deck(trip):
    on = trip(events=[trip.event("river", 1, offers=(Offer("watch"), Offer("hunt")))])
    on.afloat("r1")
    on.go("sail r2", "watch", "watch", dice=[1])
    assert on.group.at == "r2"
    assert "cross" not in " ".join(on.options()), "a river has no bridge for those on it"


@pytest.mark.rule("dun.river.to-sea", "dun.boat.types", "dun.sea.move")
def test_a_vessel_goes_only_where_it_can(trip):
    open_sea = [one.id for one in trip().chart.region.sea if not trip().chart.coastal(one.id)]
    near = next(id for id in trip().chart.seas(open_sea[0]) if trip().chart.coastal(id))
    for kind, there in (("rowboat", False), ("merchant-ship", True), ("warship", True)):
        on = trip()
        on.afloat(near, kind)
        assert (f"sail {open_sea[0]}" in sails(on)) == there, kind
    ship = trip()
    ship.afloat("m20", "warship", 10)
    assert "sail r10" not in sails(ship)
    assert "sail m13" in sails(ship)


@pytest.mark.rule("dun.boat.only-water")
def test_those_on_board_leave_the_water_only_by_landing(trip):
    on = trip()
    on.afloat("r10")
    assert not [way for way in on.options() if way.startswith(("go", "cross", "ride", "camp"))]
    assert {"land t66", "land t70", "land t74"} <= set(on.options())


@pytest.mark.rule("dun.boat.disembark", "dun.boat.lost")
def test_the_boat_waits_where_the_group_has_landed_and_is_lost_when_it_goes_on(trip):
    on = trip()
    on.afloat("r10")
    on.go("land t66", dice=[1])
    on.night()
    assert (on.group.at, on.group.boat.at) == ("t66", "t66")
    on.go("stay", dice=[1])
    on.night()
    assert "sail r10" in sails(on), "it is still there"
    on.go("go t62", dice=[1])
    assert on.group.boat is None


@pytest.mark.rule("dun.boat.structure")
def test_a_boat_sails_with_one_point_and_sinks_with_none(trip):
    on = trip(events=[sinking(trip, "river", -1)])
    on.afloat("r11", "rowboat", 2)
    on.go("stay", dice=[1])
    assert on.group.boat == Vessel("rowboat", 1, "r11")
    on.night()
    assert "sail r10" in sails(on)
    on.go("stay", "ashore t63", dice=[1, 1])
    assert (on.group.boat, on.group.at) == (None, "t63")


@pytest.mark.rule("dun.river.wreck", "dun.river.wreck-shore", "dun.river.wreck-event")
def test_a_wreck_on_the_river(trip):
    """At r1 the group chooses a bank, and rolls for the land there; animals drown unless they fly, nobody is hurt.

    [dun.ex3.wreck-r1]
    """
    on = trip(events=[sinking(trip, "river"), trip.event("forest", 7)])
    one, two = on.heroes
    hound = on.companion(one, "war-hound")
    raven = on.companion(two, "raven-familiar", skills=("flying",))
    on.afloat("r1")
    on.go("stay", "ashore t29", dice=[1, 1])
    assert (on.group.at, on.group.boat, on.rolls()) == ("t29", None, 2)
    assert hound.id not in on.state.figures
    assert raven.id in on.state.figures
    assert [hero.wounds for hero in on.heroes] == [0, 0]


@pytest.mark.rule("dun.sea.wreck", "dun.sea.wreck-damage", "dun.sea.wreck-landing")
def test_a_wreck_at_sea(trip):
    """Two dice against Natural Armor for heroes and mercenaries, none for animals, which drown; then the nearest land,
    without another roll."""
    on = trip(events=[sinking(trip, "sea")])
    one, _ = on.heroes
    hound = on.companion(one, "war-hound")
    sword = on.companion(one, "sellsword", "mercenary")
    on.afloat("m20")
    on.go("stay", dice=[1, 6, 6, 1, 1, 6, 1])
    assert on.group.at == "t70", "the only land beside m20"
    assert (hound.id in on.state.figures, on.rolls()) == (False, 1)
    assert [hero.wounds for hero in on.heroes] == [2, 0]
    assert sword.wounds == 1


@pytest.mark.rule("dun.sea.wreck-landing")
def test_between_equally_near_shores_the_group_chooses(trip):
    chart = trip().chart
    assert chart.nearest_land("m8") == [id for id in chart.nearest_land("m8") if chart.land(id)]
    assert len(chart.nearest_land("m8")) > 1
    far = next(one.id for one in chart.region.sea if not chart.coastal(one.id))
    assert all(chart.land(id) for id in chart.nearest_land(far))


@pytest.mark.rule("dun.river.to-sea", "dun.river.downstream")
def test_the_sea_at_a_rivers_mouth_is_one_way_not_two(trip):
    """It lies beside the mouth, and the current leads there."""
    on = trip()
    on.afloat("r10")
    assert sorted(sails(on)) == sorted(set(sails(on)))
    assert sails(on).count("sail m20") == 1
