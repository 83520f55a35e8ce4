"""Where room events and the deeds of a scenario meet what characters suffer, carry and own."""

import pytest

from undercroft.games.doria.events import ScenarioTold
from undercroft.games.doria.rules import combat, ground, health, scenario, turns
from undercroft.games.doria.rules.options import Do
from undercroft.games.doria.state import OUTSIDE

TWO = {(0, 0): "a-1", (1, 0): "f-1"}


def befalls(s, entry, hero=0, **more):
    s.run(s.content.room_events[entry].event(s.t, hero), **more)


# --------------------------------------------------------------------------------------------- room events


def test_a_beam_takes_more_points_than_there_are(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    s.set("warrior", ap=2)
    befalls(s, "low-beam", dice=[1, 2])
    assert s.hero("warrior").ap == -2  # as a jump may: the turn is over, nothing is owed in the next round


@pytest.mark.rule("doria.card.armor", "doria.damage.hero-armor")
@pytest.mark.parametrize(("entry", "asked"), [("murder-hole", True), ("spilled-flask", False)])
def test_armor_helps_against_stones_and_not_against_what_eats_through_it(scene, entry, asked):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    cap = s.give("warrior", "woolen-cap", "head")
    hp = s.hero("warrior").hp
    befalls(s, entry, dice=[1, 2], answers=[lambda ask: ask.options[0]] if asked else [])
    assert (cap in s.state.damaged) == asked
    assert hp - s.hero("warrior").hp == 1  # of two one is kept off; of one nothing


@pytest.mark.rule("doria.end.death", "doria.death.limit-en")
def test_a_room_can_kill(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    s.set("warrior", hp=1, pp=s.content.points.death_at + 1)
    befalls(s, "cold-hand")
    assert s.state.result == "lost-death"


@pytest.mark.rule("doria.derived.hp-recovery")
def test_nothing_comes_back_beyond_the_maximum(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    who = s.hero("warrior")
    who.hp, who.pp = who.max_hp - 1, who.max_pp
    befalls(s, "dripping-water")
    befalls(s, "eternal-flame")
    assert (who.hp, who.pp) == (who.max_hp, who.max_pp)


def test_the_unconscious_are_fed_but_do_not_wake_and_who_is_out_gets_nothing(scene):
    s = scene(TWO, heroes={"warrior": (2, 2), "mage": (1, 2), "ranger": (1, 1)})
    for name in ("warrior", "mage", "ranger"):
        s.set(name, hp=2, pp=2, ap=5)
    s.set("mage", unconscious=True)
    s.set("ranger", away="left")
    befalls(s, "laid-table")
    assert [(who.hp, who.unconscious) for who in s.state.heroes] == [(4, False), (4, True), (2, False)]


@pytest.mark.rule("doria.spawn.no-figure")
def test_who_has_no_figure_left_sends_another(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    figures = s.content.monsters["archer"].figures
    here = [s.monster("archer", 5, 2) for _ in range(figures)]
    s.state.phase, s.state.active = "D", 0
    befalls(s, "arrow-slit", answers=[lambda ask: ask.options[0]])
    assert len(s.state.monsters) == figures
    assert [monster for monster, *_ in s.state.activations] == [here[0]]


def test_a_draught_where_no_wall_can_hide_a_door_finds_nothing(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    s.state.tiles = []
    befalls(s, "draught")
    assert s.state.dungeon.secret == ()


def test_a_plan_of_what_is_not_there_shows_nothing(scene):
    s = scene(TWO, heroes={"warrior": (2, 2)})
    s.state.tiles = ["a-3"]
    befalls(s, "builders-plan")
    befalls(s, "duty-roster")
    assert s.state.tiles == ["a-3"]


def test_what_befalls_who_reveals_does_not_befall_whom_it_carries(scene):
    s = scene(TWO, heroes={"warrior": (2, 2), "mage": (2, 2)}, room_events=True)
    s.set("mage", unconscious=True, hp=-1)
    s.hero("warrior").carries = 1
    s.state.active, s.state.fresh = 0, [1]
    s.run(turns.tile_revealed(s.t), dice=[7])  # dripping water is for who reveals
    assert s.hero("mage").hp == -1


def test_the_horn_and_the_footsteps_bring_a_whole_pair_of_goblins(scene):
    for entry in ("signal-horn", "footsteps"):
        s = scene(TWO, heroes={"warrior": (9, 2)})
        s.state.active, s.state.monster_deck = 0, ["goblin"]
        befalls(s, entry)
        assert [one.kind for one in s.state.monsters.values()] == ["goblin", "goblin"]


# --------------------------------------------------------------------------------------------- deeds


def house(scene, id, *names, **more):
    return scene({(0, 0): "a-1"}, heroes=dict.fromkeys(names, (2, 1)), mode="campaign", scenario=id, **more)


@pytest.mark.rule("doria.game.player-count-quit")
def test_the_chest_lies_where_its_bearer_left_the_game(scene):
    s = house(scene, "shadow-7-vault", "warrior", "mage")
    s.state.tally["bearer"] = 1
    scenario.hero_leaves(s.t, 0)
    assert s.state.tally["bearer"] == 1  # somebody else's going changes nothing
    scenario.hero_leaves(s.t, 1)
    assert s.state.tokens[s.hero("mage").square] == "chest"


def test_a_pledge_under_a_new_hole_moves_and_can_still_be_sold(scene):
    s = house(scene, "shadow-6-closing", "warrior")
    square = s.hero("warrior").square
    s.state.tokens[square] = "pledge"
    ground.dig_hole(s.t, square)
    assert square not in s.state.tokens
    assert list(s.state.tokens.values()) == ["pledge"]
    s.state.round = 4
    s.run(scenario.phase_f(s.t))
    assert s.state.tokens == {}


def test_who_bids_with_the_last_but_one_memory_keeps_going(scene):
    s = house(scene, "shadow-3-auction", "warrior")
    square = s.hero("warrior").square
    s.state.tokens[square] = "lot"
    s.set("warrior", pp=2)
    s.run(scenario.act(s.t, 0, Do("bid", square)))
    assert (s.hero("warrior").unconscious, s.hero("warrior").pp) == (False, 1)
    s.state.tokens[square] = "lot"
    assert scenario.actions(s.t, 0) == []


def test_in_the_gloom_the_count_never_grows_beyond_what_he_came_with(scene):
    s = house(scene, "shadow-8-count", "warrior")
    s.run(scenario._post(s.t, scenario.of(s.state, s.content).guards[0], 0))
    (count,) = s.state.monsters.values()
    whole = count.hp
    count.hp = whole - 3
    for _ in range(3):
        s.run(scenario.phase_f(s.t))
    assert count.hp == whole


def test_in_the_gloom_nobody_mends_the_dead(scene):
    s = house(scene, "shadow-8-count", "warrior")
    s.run(scenario._post(s.t, scenario.of(s.state, s.content).guards[0], 0))
    s.run(combat.defeat(s.t, next(iter(s.state.monsters)), 0))
    s.run(scenario.phase_f(s.t))
    assert not [one for one in s.state.monsters.values() if one.boss]


def test_collectors_whose_figures_are_all_out_make_others_act(scene):
    s = house(scene, "shadow-5-interest", "warrior")
    s.state.tally["pawned"], s.state.round = 2, 4
    s.state.monster_deck = ["troll"] * 6
    s.run(scenario.phase_f(s.t))
    figures = s.content.monsters["troll"].figures
    assert [one.square for one in s.state.monsters.values()] == [OUTSIDE] * min(2, figures)


def test_a_loan_is_drawn_trap_and_all_and_its_point_counts_at_once(scene):
    s = house(scene, "shadow-1-receipts", "warrior")
    s.state.tokens[s.hero("warrior").square] = "counter"
    points = s.state.monster_points
    s.run(scenario.act(s.t, 0, Do("pawn", s.hero("warrior").square)))
    assert s.state.monster_points == points + 1
    health.lose_hp(s.t, 0, 99)
    assert (s.state.result, s.state.monster_points) == ("lost-death", points + 1)  # the dead have borrowed, too


def test_a_mirror_that_nobody_can_reach_brings_nobody(scene):
    s = house(scene, "shadow-4-mirrors", "warrior")
    wall = next(square for square, mark in enumerate(s.board.marks) if mark == "#")
    s.state.tokens[wall] = "mirror"
    s.state.round = 3
    s.run(scenario.phase_f(s.t))
    assert not s.state.monsters
    assert [event.what for event in s.told(ScenarioTold)] == []
