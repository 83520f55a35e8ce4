"""Danger markers: how they come, move and strike."""

import msgspec
import pytest

from undercroft.games.universalis.content.definitions import Nearer, Wound
from undercroft.games.universalis.content.settlements import Danger, Offer
from undercroft.games.universalis.events import DangerMet, DangerRolled
from undercroft.kernel import Catalogue


def striking(on):
    """One danger card, which wounds everybody."""
    card = Danger(id="assassin", offers=(Offer("watch", effects=(Wound(1),)),))
    on.t.content = msgspec.structs.replace(on.content, dangers=Catalogue("dangers", (card,)))
    on.content = on.t.content


def resting(trip, points=114, **more):
    on = trip("t69", inside="krazmor", **more)
    on.heroes[0].vp = points - sum(hero.vp for hero in on.heroes[1:])
    for hero in on.heroes:
        hero.hands, hero.worn, hero.pack = [], [], []
    on.go("enter krazmor", dice=[1])
    return on


@pytest.mark.rule(
    "dun.danger.trigger", "dun.danger.place", "dun.danger.timing", "dun.danger.new-wait", "dun.marker.dp-danger"
)
def test_after_a_rest_in_krazmor_eleven_dice_are_rolled(trip):
    """The heroes are worth 114: eleven dice, two sixes, two markers in the Dark Player's territory; they wait.

    [dun.ex3.danger-dice]
    """
    on = resting(trip)
    on.road.dangers = ["t1"]
    on.go("go inn", "done", "go inn", "done")
    on.night(dice=[6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4])
    (told,) = on.t.told(DangerRolled)
    assert (told.dice, told.found) == (11, 2)
    assert on.road.dangers[1:] == ["t34", "t34"]
    assert on.road.dangers[0] != "t1", "the old one has moved"


@pytest.mark.rule("dun.danger.trigger")
@pytest.mark.parametrize(("points", "dice"), [(119, 11), (120, 12)])
def test_only_full_tens_count_and_no_dice_without_a_rest(trip, points, dice):
    on = resting(trip, points)
    on.go("go inn", "done", "done")
    on.night(dice=[1] * dice)
    idle = resting(trip, points)
    idle.go("done", "done")
    idle.night()
    assert idle.t.told(DangerRolled) == []


@pytest.mark.rule("dun.danger.max")
def test_never_more_than_ten_markers(trip):
    on = resting(trip)
    striking(on)
    on.road.dangers = [f"t{n}" for n in range(1, 10)]
    on.go("go inn", "done", "done")
    on.night(dice=[6] * 11)
    assert len(on.road.dangers) <= 10
    assert on.t.told(DangerRolled)[0].found == 1


@pytest.mark.rule("dun.danger.adp", "dun.danger.move", "dun.campaign.dp-roles")
def test_the_automaton_takes_the_shortest_way_over_rivers_and_sea(trip):
    on = trip("t54")
    on.road.dangers = ["t67", "m4"]
    far = on.chart.steps_to("t54")
    before = far["m4"]
    striking(on)
    on.group.moved = on.group.done = True
    on.night()
    assert [far[at] for at in on.road.dangers] == [before - 1]
    assert len(on.t.told(DangerMet)) == 1, "t67 lies across the river from t54"


@pytest.mark.rule("dun.danger.move", "dun.campaign.dp-roles", "dun.campaign.alternation")
def test_a_played_dark_player_chooses_how_each_marker_comes_nearer(trip):
    on = trip("t54", mode="dark-player")
    on.road.dangers = ["t34"]
    on.group.moved = on.group.done = True
    on.t.script(answers=[lambda ask: ask.options[-1]])
    on.night()
    ask = on.t.asked[-1]
    row = on.chart.steps_to("t54")
    assert (ask.key, ask.seat) == ("danger", 1)
    assert len(ask.options) > 1
    assert {row[option.place] for option in ask.options} == {row["t34"] - 1}
    assert on.road.dangers == [ask.options[-1].place]


@pytest.mark.rule("dun.danger.one-per-territory")
def test_one_marker_in_a_territory_but_for_his_own(trip):
    on = trip("t54")
    striking(on)
    on.road.lair = "t34"
    on.road.dangers = ["t34", "t34", "t34"]
    for _ in range(2):
        on.group.moved = on.group.done = True
        on.night()
    away = [at for at in on.road.dangers if at != "t34"]
    assert len(away) == len(set(away))


@pytest.mark.rule("dun.danger.contact")
def test_a_marker_that_reaches_the_heroes_strikes_and_is_gone(trip):
    on = trip("t54")
    striking(on)
    on.road.dangers = ["t69"]
    on.group.moved = on.group.done = True
    on.night()
    assert (on.road.dangers, [hero.wounds for hero in on.heroes]) == ([], [1, 1])


@pytest.mark.rule("dun.danger.contact")
def test_heroes_who_walk_into_a_marker_meet_it_too(trip):
    on = trip("t30")
    striking(on)
    on.road.dangers = ["t54"]
    on.go("go t54", dice=[1])
    on.rest()
    assert (on.road.dangers, [hero.wounds for hero in on.heroes]) == ([], [1, 1])


@pytest.mark.rule("dun.danger.start-territory")
@pytest.mark.parametrize("mode", ["artificial", "dark-player"])
def test_without_a_named_territory_the_dark_player_chooses_one(trip, mode):
    on = trip(mode=mode)
    region = msgspec.structs.replace(on.chart.region, dark="")
    chart = type(on.chart)(region)
    on.t.content = on.content = msgspec.structs.replace(on.content, charts={region.id: chart})
    on.road.groups = []
    on.t.script(answers=["lair t12"] if mode == "dark-player" else [])
    on.step()
    assert on.road.lair == "t12" if mode == "dark-player" else chart.land(on.road.lair)
    assert on.group.at == "t30"


@pytest.mark.rule("dun.danger.start-territory")
def test_a_named_territory_is_his(trip):
    on = trip()
    on.road.groups = []
    on.step()
    assert on.road.lair == "t34"


def test_an_event_can_bring_the_nearest_danger_nearer(trip):
    on = trip("t54", events=[trip.event("plain", 1, together=True, offers=(Offer("watch", effects=(Nearer(2),)),))])
    on.road.dangers = ["t1", "t34"]
    row = on.chart.steps_to("t54")
    before = row["t34"]
    on.go("stay", dice=[1])
    assert on.road.dangers[0] == "t1"
    assert row[on.road.dangers[1]] == max(0, before - 2)


@pytest.mark.rule("dun.danger.contact", "dun.ko.travel-event-body")
def test_whom_a_danger_kills_is_carried_by_the_others(trip):
    on = trip("t54")
    striking(on)
    dead, other = on.heroes
    dead.wounds = dead.base[9] - 1
    dead.fortune = 0
    on.road.dangers = ["t69"]
    on.group.moved = on.group.done = True
    on.night(dice=[1])
    assert (on.group.members, on.group.bodies) == ([other.id], [dead.id])
