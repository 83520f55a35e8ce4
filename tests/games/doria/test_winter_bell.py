"""The Winter Bell: what its chapters do that no other scenario does, with the printed tiles and bosses."""

import pytest

from undercroft.games.doria.events import Lost, ScenarioTold
from undercroft.games.doria.rules import combat, monsters, scenario
from undercroft.games.doria.rules.options import Do
from undercroft.games.doria.rules.spawn import OUTSIDE


def chapter(scene, id, tiles, heroes, **more):
    return scene(tiles, heroes=heroes, mode="campaign", scenario=id, **more)


def told(s):
    return [event.what for event in s.told(ScenarioTold)]


def slay(s, boss):
    (number,) = [one.id for one in s.state.monsters.values() if one.boss == boss]
    s.run(combat.defeat(s.t, number, 0))


def test_snow_freezes_where_monsters_wait_on_every_tile(scene):
    s = chapter(scene, "bell-1-snow", {(0, 0): "a-1", (1, 0): "c-8"}, {"warrior": (2, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    assert {s.at(square) for square, element in s.state.ground.items() if element == "ice"} == {(5, 0), (9, 4)}
    s.run(scenario.tile_revealed(s.t, 0))  # the start tile has no such squares
    assert len(s.state.ground) == 2


@pytest.mark.parametrize(("party", "wanted"), [(["warrior"], 8), (["warrior", "mage"], 10)])
def test_so_many_tiles_in_time_and_not_a_round_later(scene, party, wanted):
    """Ten, but a character alone needs only eight."""
    names = ["a-1", "f-7", "f-1", "f-3", "c-6", "d-3", "e-3", "e-6", "f-6", "d-6"][:wanted]
    tiles = {(x, 0): tile for x, tile in enumerate(names)}
    s = chapter(scene, "bell-1-snow", tiles, dict.fromkeys(party, (2, 1)))
    s.state.round = 10
    assert scenario.result(s.state, s.content) == "won-goal"
    del tiles[wanted - 1, 0]
    s = chapter(scene, "bell-1-snow", tiles, dict.fromkeys(party, (2, 1)))
    s.state.round = 10
    assert scenario.result(s.state, s.content) is None
    s.state.round = 11
    assert scenario.result(s.state, s.content) == "lost-time"


@pytest.mark.rule("doria.camp.scenarios-en")
def test_the_troll_is_slain_or_paid_and_each_is_an_ending_of_its_own(scene):
    s = chapter(scene, "bell-2-toll", {(0, 0): "a-1", (1, 0): "f-3"}, {"warrior": (2, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    assert [one.boss or one.kind for one in s.state.monsters.values()] == ["bridge-troll", "archer", "archer", "archer"]
    s.state.tally["purse"] = 8
    assert scenario.result(s.state, s.content) is None
    s.state.tokens[s.hero("warrior").square] = "purse"
    s.run(scenario.act(s.t, 0, Do("pocket", s.hero("warrior").square)))
    assert scenario.result(s.state, s.content) == "won-toll"
    s.state.tally["purse"] = 8
    slay(s, "bridge-troll")
    assert scenario.result(s.state, s.content) == "won-troll"
    assert [part["kind"] for part in scenario.to_do(s.state, s.content)] == ["purse", "slain-bridge-troll"]


@pytest.mark.parametrize(("ending", "story"), [("won-toll", True), ("won-troll", True), ("lost-death", False)])
def test_a_chapter_that_is_won_is_told_to_its_end(scene, ending, story):
    s = chapter(scene, "bell-2-toll", {(0, 0): "a-1"}, {"warrior": (2, 1)})
    scenario.tell_end(s.t, ending)
    assert told(s) == ([f"bell-2-toll-{ending}"] if story else [])
    single = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 1)}, scenario="the-warlord")
    scenario.tell_end(single.t, ending)
    assert told(single) == []


def test_the_dinner_is_cancelled_only_when_the_guests_are_out_as_well(scene):
    s = chapter(scene, "bell-3-kitchen", {(0, 0): "a-1", (1, 0): "d-5"}, {"warrior": (2, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    slay(s, "ogre-cook")
    assert scenario.result(s.state, s.content) is None
    s.state.tally["fished"] = 2
    assert scenario.result(s.state, s.content) == "won-goal"


def test_the_vat_brings_slime_in_every_fifth_round_and_the_hatch_lets_out(scene):
    s = chapter(scene, "bell-3-larder", {(0, 0): "a-1", (1, 0): "c-6", (2, 0): "f-4"}, {"warrior": (2, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    s.run(scenario.tile_revealed(s.t, 2))
    assert sorted(s.state.tokens.values()) == ["exit", "vat"]
    assert [one.boss for one in s.state.monsters.values()] == ["slime-mother"]
    s.state.round = 4
    s.run(scenario.phase_f(s.t))
    assert len(s.state.monsters) == 1
    s.state.round = 5
    s.run(scenario.phase_f(s.t))
    assert [(one.kind, one.boss) for one in s.state.monsters.values()][1:] == [("slimecrawler", "")]
    assert scenario.actions(s.t, 0) == []
    s.hero("warrior").square = next(square for square, token in s.state.tokens.items() if token == "exit")
    (out,) = scenario.actions(s.t, 0)
    s.run(scenario.act(s.t, 0, out))
    assert scenario.result(s.state, s.content) == "won-goal"


def test_the_ransom_grows_with_the_party_and_counts_what_all_own(scene):
    s = chapter(scene, "bell-4-ransom", {(0, 0): "a-1"}, {"warrior": (2, 1), "mage": (2, 2)})
    wanted = scenario.to_do(s.state, s.content)[0]["wanted"]
    alone = chapter(scene, "bell-4-ransom", {(0, 0): "a-1"}, {"warrior": (2, 1)})
    assert wanted > scenario.to_do(alone.state, alone.content)[0]["wanted"]
    for name in ("warrior", "mage"):
        axe = s.give(name, "war-axe", "pack")
        s.revise(axe, gold=-(-int(wanted) // 2))
    assert scenario.result(s.state, s.content) == "won-goal"


def test_the_rider_comes_back_until_his_head_is_buried(scene):
    s = chapter(scene, "bell-5-rider", {(0, 0): "a-1", (1, 0): "f-6", (2, 0): "e-2"}, {"warrior": (2, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    s.run(scenario.tile_revealed(s.t, 2))
    s.state.round = 4
    slay(s, "headless-rider")
    assert told(s)[-2:] == ["slain-headless-rider", "rides-again"]
    (again,) = [monster for monster in s.state.monsters.values() if monster.boss]  # the others lie in wait
    assert (again.boss, again.kind, again.square) == ("headless-rider", "black-knight", OUTSIDE)
    assert again.hp == monsters.stats(s.t, again.id).hp
    assert scenario.result(s.state, s.content) is None
    s.hero("warrior").square = next(square for square, token in s.state.tokens.items() if token == "head")
    (bury,) = scenario.actions(s.t, 0)
    s.run(scenario.act(s.t, 0, bury), dice=[6, 5])
    assert told(s)[-1] == "buried"
    assert scenario.result(s.state, s.content) is None
    slay(s, "headless-rider")
    assert [monster.kind for monster in s.state.monsters.values()] == ["ghoul", "ghoul", "skeleton", "skeleton"]
    assert scenario.result(s.state, s.content) == "won-goal"


def test_others_stay_dead_at_the_crossroads(scene):
    s = chapter(scene, "bell-5-rider", {(0, 0): "a-1", (1, 0): "f-6"}, {"warrior": (2, 1)})
    orc = s.monster("orc", 7, 2)
    s.run(combat.defeat(s.t, orc, 0))
    assert s.state.monsters == {}
    assert "rides-again" not in told(s)


@pytest.mark.parametrize(("round", "stalls", "doom"), [(4, 2, 2), (4, 0, 0), (3, 2, 0), (8, 1, 1)])
def test_every_stall_that_sings_brings_doom_a_space_nearer(scene, round, stalls, doom):
    s = chapter(scene, "bell-6-choir", {(0, 0): "a-1", (1, 0): "e-3"}, {"mage": (2, 1)})
    for x in range(stalls):
        s.state.tokens[s.sq(5 + x, 2)] = "stall"
    s.state.round = round
    s.run(scenario.phase_f(s.t))
    assert s.state.doom_due == doom
    assert told(s) == (["choir"] if doom else [])


def mould(scene):
    s = chapter(scene, "bell-7-mould", {(0, 0): "a-1", (1, 0): "d-3"}, {"warrior": (1, 4), "mage": (1, 3)})
    s.run(scenario.tile_revealed(s.t, 1))
    return s


def test_everyone_bears_one_ingot_and_pours_it_at_the_stairs(scene):
    s = mould(scene)
    place = next(square for square, token in s.state.tokens.items() if token == "ingot")
    assert scenario.actions(s.t, 0) == []  # with empty hands there is nothing to pour
    s.hero("warrior").square = place
    (lift,) = scenario.actions(s.t, 0)
    s.run(scenario.act(s.t, 0, lift))
    assert place not in s.state.tokens
    s.state.tokens[place] = "ingot"
    assert scenario.actions(s.t, 0) == []  # one is enough for a back
    s.hero("warrior").square = s.sq(1, 4)
    (pour,) = scenario.actions(s.t, 0)
    assert (pour.verb, s.board.marks[pour.square]) == ("pour", "s")
    s.run(scenario.act(s.t, 0, pour))
    assert (s.state.tally["poured"], s.state.xp) == (1, 1)
    assert scenario.actions(s.t, 0) == []
    s.state.tally["poured"] = 3
    assert scenario.result(s.state, s.content) == "won-goal"


def test_who_carries_the_bearer_can_pour_for_both(scene):
    s = mould(scene)
    s.state.tally["bears-1"] = 1
    assert scenario.actions(s.t, 0) == []
    s.set("warrior", carries=1)
    (pour,) = scenario.actions(s.t, 0)
    s.run(scenario.act(s.t, 0, pour))
    assert "bears-1" not in s.state.tally
    assert s.state.tally["poured"] == 1


@pytest.mark.rule("doria.xp.leave-en")
def test_a_bearer_who_leaves_the_game_leaves_the_ingot(scene):
    s = mould(scene)
    s.state.tokens.clear()
    scenario.hero_leaves(s.t, 1)
    assert s.state.tokens == {}
    s.state.tally["bears-1"] = 1
    scenario.hero_leaves(s.t, 1)
    assert s.state.tokens == {s.sq(1, 3): "ingot"}
    assert "bears-1" not in s.state.tally


@pytest.mark.parametrize(("round", "rings"), [(2, False), (3, True), (4, False)])
def test_the_bell_tolls_and_freezes_who_is_in_its_room(scene, round, rings):
    s = chapter(scene, "bell-8-bell", {(0, 0): "a-1", (1, 0): "d-4"}, {"warrior": (6, 2), "mage": (2, 2)})
    s.run(scenario.tile_revealed(s.t, 1))
    s.state.round = round
    s.run(scenario.phase_f(s.t))
    assert s.state.doom_due == int(rings)
    assert [event.hero for event in s.told(Lost)] == (["warrior"] if rings else [])
    s.state.doom_due = 0
    s.state.tokens.clear()
    s.run(scenario.phase_f(s.t))
    assert s.state.doom_due == 0  # a cracked bell is quiet


def test_bell_and_dragon_must_both_end_and_nobody_flees(scene):
    s = chapter(scene, "bell-8-bell", {(0, 0): "a-1", (1, 0): "d-4"}, {"warrior": (2, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    slay(s, "rime-dragon")
    assert scenario.result(s.state, s.content) is None
    s.hero("warrior").square = next(iter(s.state.tokens))
    s.run(scenario.act(s.t, 0, Do("crack-by-force", s.hero("warrior").square)), dice=[6, 5])
    assert scenario.result(s.state, s.content) == "won-goal"
    assert "flee" in scenario.forbids(s.content, s.state)


@pytest.mark.parametrize(
    ("id", "party", "wanted"),
    [
        ("bell-2-toll", 1, 9), ("bell-2-toll", 3, 7), ("bell-4-ransom", 1, 43), ("bell-4-ransom", 4, 73),
        ("bell-4-ransom", 5, 83), ("bell-7-mould", 1, 2), ("bell-7-mould", 2, 2), ("bell-7-mould", 3, 3),
    ],
)  # fmt: skip
def test_what_is_asked_for_follows_the_size_of_the_party(scene, id, party, wanted):
    names = ["warrior", "mage", "ranger", "huntress", "priestess"][:party]
    s = chapter(scene, id, {(0, 0): "a-1"}, dict.fromkeys(names, (2, 1)))
    assert scenario.to_do(s.state, s.content)[0]["wanted"] == wanted
