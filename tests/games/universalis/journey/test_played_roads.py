"""The road as people play it: printed cards of the decks and the dangers, chosen ways, scripted dice."""

import pytest
from tests.games.universalis.stage import first

from undercroft.games.universalis.editions import base
from undercroft.games.universalis.events import DangerMet, DangerRolled
from undercroft.games.universalis.road import Vessel


def card(id):
    """A printed Travel Event."""
    return base().travel[id]


def met(comes, answer):
    """What is answered if the card happens; whether it does is seen by whether anybody asks."""
    return [answer] if comes else []


def night(on, dice=()):
    """The group has done its part; what is asked is answered with the first option, and further dice show threes."""
    turn = on.road.turn
    on.t.script([*dice, *[3] * 40], [first] * 40)
    while on.road.turn == turn:
        on.step()
    on.t.left_dice.clear()
    on.t.left_answers.clear()


# ------------------------------------------------------------------------------------------------ events


@pytest.mark.rule("dun.travel.event-modifiers", "dun.camp.event-modifier")
@pytest.mark.parametrize(("how", "die", "comes"), [("stay", 5, True), ("stay", 4, False), ("camp", 4, True),
                                                   ("camp", 3, False)])  # fmt: skip
def test_a_herd_comes_by_on_a_five_or_to_those_in_camp_on_a_four(trip, how, die, comes):
    on = trip("t54", events=[card("wandering-herd")])
    on.go(how, *met(comes, "wait-until-they-pass"), dice=[die])
    assert on.rolls() == 1


@pytest.mark.rule("dun.travel.event-modifiers", "dun.camp.hostile", "dun.alignment.event-modifier")
@pytest.mark.parametrize(
    ("at", "how", "die", "comes"),
    [
        ("t4", "stay", 4, True), ("t4", "stay", 3, False), ("t4", "camp", 3, True), ("t4", "camp", 2, False),
        ("t5", "stay", 4, False), ("t5", "camp", 4, True),
    ],
)  # fmt: skip
def test_near_wolfsend_good_heroes_see_lights_on_a_four_and_in_camp_on_a_three(trip, at, how, die, comes):
    """Wolfsend in t4 is evil, Eisvik in t5 neutral."""
    on = trip(at, events=[card("night-lights")])
    on.go(how, *met(comes, "pull-up-the-hood"), dice=[die])
    assert on.rolls() == 1


@pytest.mark.rule("dun.travel.road-choice")
@pytest.mark.parametrize(("deck", "comes"), [("road", True), ("land", False)])
def test_highwaymen_wait_only_for_those_who_take_the_road(trip, deck, comes):
    on = trip("t53", events=[card("highwaymen")])
    coins = sum(hero.coins for hero in on.heroes)
    on.go("go t30", deck, *met(comes, "deliver"), dice=[4])
    assert (sum(hero.coins for hero in on.heroes) < coins) is comes


# ------------------------------------------------------------------------------------------------ boats


@pytest.mark.rule("dun.river.icons", "dun.river.events")
@pytest.mark.parametrize(("die", "comes"), [(4, True), (3, False)])
def test_at_each_icon_of_a_river_its_own_deck_is_drawn(trip, die, comes):
    on = trip(events=[card("rapids"), card("wandering-herd"), card("old-hunter")])
    on.afloat("r1")
    on.go("sail r2", *met(comes, "line-her-down"), dice=[die])
    assert on.group.at == "r2"
    assert not any(way.startswith("cross") for way in on.options())


@pytest.mark.rule("dun.river.wreck", "dun.river.wreck-shore", "dun.river.wreck-event", "dun.boat.structure")
@pytest.mark.parametrize("structure", [2, 3])
def test_rapids_break_a_boat_of_two_points_and_its_crew_chooses_a_bank(trip, structure):
    """The ground beasts drown; on land there is another roll, for the forest."""
    on = trip(events=[card("rapids"), card("old-hunter")])
    one, two = on.heroes
    hound, raven = on.companion(one, "war-hound"), on.companion(two, "raven-familiar")
    on.afloat("r1", "rowboat", structure)
    wrecked = structure == 2
    on.go("stay", "shoot-the-rapids", *(["ashore t29"] if wrecked else []), dice=[4, 2, 3, *([1] if wrecked else [])])
    assert on.group.boat == (None if wrecked else Vessel("rowboat", 1, "r1"))
    assert (on.group.at, on.rolls()) == (("t29", 2) if wrecked else ("r1", 1))
    assert (hound.id in on.state.figures) is not wrecked
    assert raven.id in on.state.figures, "it flies"
    assert [hero.wounds for hero in on.heroes] == [0, 0]


@pytest.mark.rule("dun.sea.wreck", "dun.sea.wreck-damage", "dun.sea.wreck-landing")
@pytest.mark.parametrize("structure", [1, 2])
def test_a_squall_sinks_a_ship_of_one_point_with_two_dice_for_everybody(trip, structure):
    """They come to the only land beside m20 without another roll; heroes and mercenaries swim, hounds drown."""
    on = trip(events=[card("squall")])
    one, _ = on.heroes
    hound, sword = on.companion(one, "war-hound"), on.companion(one, "sellsword", "mercenary")
    on.afloat("m20", "merchant-ship", structure)
    wrecked = structure == 1
    on.go("stay", "run-before-the-wind", dice=[4, *([6, 6, 1, 1, 6, 1] if wrecked else [])])
    assert (on.group.at, on.rolls()) == ("t70" if wrecked else "m20", 1)
    assert (hound.id in on.state.figures) is not wrecked
    assert ([hero.wounds for hero in on.heroes], sword.wounds) == (([2, 0], 1) if wrecked else ([0, 0], 0))


# ------------------------------------------------------------------------------------------------ dangers


@pytest.mark.rule("dun.danger.max", "dun.danger.trigger")
@pytest.mark.parametrize(("markers", "found"), [(9, 1), (8, 2), (10, 0)])
def test_of_eleven_sixes_only_as_many_count_as_make_ten_markers(trip, markers, found):
    on = trip("t69", inside="krazmor")
    on.heroes[0].vp = 114 - on.heroes[1].vp
    for hero in on.heroes:
        hero.hands, hero.worn, hero.pack = [], [], []
    on.road.dangers = [f"t{n}" for n in range(1, markers + 1)]
    on.go("enter krazmor", dice=[1])
    on.go("go inn", "done", "done")
    night(on, [6] * 11)
    told = on.t.told(DangerRolled)
    assert [event.found for event in told] == ([found] if found else [event.found for event in told])
    assert len(on.road.dangers) == 10


@pytest.mark.rule("dun.danger.adp", "dun.danger.move", "dun.danger.contact")
def test_the_automatons_dangers_come_the_shortest_way_over_river_and_sea(trip):
    """One from t67, across the river from t54, is there at once; one out at sea is a place nearer."""
    on = trip("t54")
    on.road.dangers = ["t67", "m4"]
    far = on.chart.steps_to("t54")
    on.group.moved = on.group.done = True
    night(on)
    assert [far[at] for at in on.road.dangers] == [far["m4"] - 1]
    assert len(on.t.told(DangerMet)) == 1


@pytest.mark.rule("dun.danger.one-per-territory", "dun.danger.move")
def test_markers_leave_their_lair_one_by_one(trip):
    """Two ways lead to the heroes, and two of three go; the third waits at home, where they may be together."""
    on = trip("t54")
    on.road.lair = "t34"
    on.road.dangers = ["t34", "t34", "t34"]
    on.group.moved = on.group.done = True
    night(on)
    away = [at for at in on.road.dangers if at != "t34"]
    assert (len(away), len(set(away)), on.road.dangers.count("t34")) == (2, 2, 1)
