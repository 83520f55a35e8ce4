"""The fine print of the road: who is lost, who parts, who waits."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import SetFree
from undercroft.games.universalis.rules.harm import Use
from undercroft.games.universalis.rules.journey import dangers, days, groups, parting, ships, supplies
from undercroft.games.universalis.state import Mark
from undercroft.testing import run


@pytest.mark.rule("dun.ko.travel-event-body")
@pytest.mark.parametrize(("dead", "ended"), [(1, ""), (2, "lost")])
def test_the_journey_is_lost_with_the_last_hero(trip, dead, ended):
    on = trip("t54", heroes=("borgron", "taeral"))
    for hero in on.heroes[:dead]:
        hero.marks |= Mark.DEAD | Mark.LEFT
    bodies = [hero.id for hero in on.heroes[:dead]]
    first = on.group
    groups.bury(on.t)
    assert (on.state.quest.ended, on.state.quest.settled) == (ended, bool(ended))
    assert (first.bodies, first.members) == (bodies, [hero.id for hero in on.heroes[dead:]])
    assert len(on.road.groups) == (not ended)


@pytest.mark.rule("dun.campaign.split")
@pytest.mark.parametrize(("shifts", "offered"), [(0, True), (3, True), (4, False)])
def test_two_heroes_part_and_join_four_times_in_a_turn_at_most(trip, shifts, offered):
    on = trip("t54", heroes=("borgron", "taeral"))
    on.road.shifts = shifts
    assert ("part taeral" in on.options()) is offered
    assert ("part borgron" in on.options()) is offered


@pytest.mark.rule("dun.campaign.split")
@pytest.mark.parametrize("change", ["", "moved", "jailed", "elsewhere"])
def test_groups_join_where_the_other_waits_free_in_the_same_place(trip, change):
    on = trip("t54", heroes=("borgron", "taeral"))
    on.go("part taeral")
    other = on.road.groups[1]
    if change == "moved":
        other.moved = True
    elif change == "jailed":
        other.jailed = 1
    elif change == "elsewhere":
        other.at = "t30"
    assert ("join taeral" in on.options()) is (not change)
    assert not any(option.startswith("part") for option in on.options()), "he is alone"


@pytest.mark.rule("dun.skill.scholarly.eloquence.tests")
@pytest.mark.parametrize(
    ("skills", "dice", "over"),
    [
        (("eloquence",), [6, 5], True),
        (("eloquence",), [1, 2, 6, 5], True),
        (("eloquence",), [1, 2, 1, 2], False),
        ((), [1, 2], False),
    ],
)
def test_only_who_has_failed_lets_the_eloquent_talk_at_a_bridge(trip, skills, dice, over):
    on = trip("t30", heroes=("borgron",))
    on.heroes[0].skills = skills
    on.go("cross t73", "talk-the-keeper-round", *(["land"] if over else []), dice=[*dice, *([1] if over else [])])
    assert on.group.at == ("t73" if over else "t30")
    assert on.rolls("service") == len(dice) // 2


@pytest.mark.rule("dun.campaign.no-recovery")
@pytest.mark.parametrize(
    ("effect", "change", "helps"),
    [
        (d.Heal(1), {}, False), (d.Heal(1), {"wounds": 1}, True), (d.GainMana(1), {"mana": 0}, True),
        (d.GainMana(1), {"mana": 99}, False), (d.Cure(("diseased",)), {"marks": Mark.DISEASED}, True),
        (d.Cure(("diseased",)), {}, False), (d.Cure(("stunned",)), {"marks": Mark.DISEASED}, False),
        (d.GainCoins(3), {"wounds": 1}, False),
    ],
)  # fmt: skip
def test_what_is_drunk_on_the_road(trip, effect, change, helps):
    on = trip("t54", heroes=("taeral",))
    hero = on.heroes[0]
    hero.base = tuple(3 if n == Attribute.MANA else value for n, value in enumerate(hero.base))
    hero.mana = 3
    for name, value in change.items():
        setattr(hero, name, value)
    assert supplies.helps(hero, effect) is helps


@pytest.mark.rule("dun.camp.recovery")
@pytest.mark.parametrize(("wounds", "mana", "after"), [(3, 0, (1, 1)), (2, 2, (0, 3)), (1, 3, (0, 3)), (0, 5, (0, 5))])
def test_a_camp_gives_two_vitality_and_a_point_of_mana(trip, wounds, mana, after):
    on = trip("t54", heroes=("taeral",))
    hero = on.heroes[0]
    hero.base = tuple(3 if n == Attribute.MANA else value for n, value in enumerate(hero.base))
    hero.wounds, hero.mana = wounds, mana
    days.recover(on.t, on.group)
    assert (hero.wounds, hero.mana) == after


@pytest.mark.rule("dun.danger.trigger", "dun.danger.max")
@pytest.mark.parametrize(
    ("there", "dice", "found"), [(0, [6, 5, 6], 2), (9, [6, 6, 1], 1), (10, [6, 6, 6], 0), (0, [5, 5, 5], 0)]
)
def test_each_six_brings_a_danger_up_to_ten(trip, there, dice, found):
    on = trip("t54")
    on.road.lair = "t30"
    on.road.dangers, on.road.dice = ["t73"] * there, 3
    on.t.script(dice)
    run(dangers.gather(on.t), on.t)
    assert on.road.dangers == ["t73"] * there + ["t30"] * found
    assert on.road.dice == 0


@pytest.mark.rule("dun.danger.move", "dun.danger.one-per-territory")
def test_a_danger_comes_nearer_to_the_nearest_group_where_no_other_is(trip):
    on = trip("t54")
    chart = on.chart
    row = chart.steps_to("t54")
    far = next(id for id in chart.places if row[id] == 3)
    on.road.lair, on.road.dangers = "", [far]
    steps = dangers.nearer(on.t, 0)
    assert steps
    assert {row[id] for id in steps} == {2}
    assert set(steps) == {id for id in chart.links[far] if row[id] == 2}
    on.road.dangers = [far, steps[0]]
    assert dangers.nearer(on.t, 0) == steps[1:]
    on.road.lair = steps[0]
    assert dangers.nearer(on.t, 0) == steps, "any number may be in his own territory"


@pytest.mark.rule("dun.campaign.split")
@pytest.mark.parametrize(("heroes", "turns"), [(("borgron", "taeral"), 2), (("borgron",), 1)])
def test_a_hero_in_prison_sits_alone(trip, heroes, turns):
    on = trip("t54", heroes=heroes)
    hero = on.heroes[-1]
    on.t.script()
    run(parting.jail(on.t, d.Jail(turns), Use("", -1, hero.id)), on.t)
    cell = groups.of(on.t, hero.id)
    assert (cell.members, cell.jailed, cell.moved, cell.done) == ([hero.id], turns, True, True)
    assert len(on.road.groups) == len(heroes)
    for left in range(turns - 1, -1, -1):
        cell.done = False
        parting.sit(on.t, cell)
        assert (cell.jailed, cell.done) == (left, True)
    assert [event.who for event in on.t.told(SetFree)] == [hero.id]


@pytest.mark.rule("dun.boat.structure")
@pytest.mark.parametrize(("amount", "left"), [(-2, 3), (1, 6), (9, 6), (0, 5)])
def test_a_hull_is_never_better_than_new(trip, amount, left):
    on = trip("t54")
    sea = on.chart.region.sea[0].id
    on.afloat(sea, "merchant-ship", 5)
    most = on.content.boats["merchant-ship"].structure
    on.t.script()
    run(ships.hull(on.t, d.Hull(amount), Use("", -1, on.heroes[0].id)), on.t)
    assert most == 6
    assert on.group.boat.structure == left


@pytest.mark.rule("dun.campaign.quest-limit")
@pytest.mark.parametrize(
    ("visited", "attempts", "won"),
    [(["x"], {}, True), (["x"], {"x": 0}, True), (["x"], {"x": 1}, False), ([], {}, False), (["x"], {"y": 1}, True)],
)
def test_a_quest_that_was_visited_and_not_failed_is_won(visited, attempts, won):
    assert groups.won(visited, attempts, "x") is won
