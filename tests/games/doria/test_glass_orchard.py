"""The Glass Orchard: what its chapters do, with the printed tiles and bosses."""

import pytest

from undercroft.games.doria import INFO
from undercroft.games.doria.content.campaign_items import CAMPAIGN_ITEMS
from undercroft.games.doria.editions import edition
from undercroft.games.doria.events import ScenarioTold
from undercroft.games.doria.rules import combat, scenario
from undercroft.games.doria.rules.options import Do
from undercroft.games.doria.scenarios.glass_orchard import GLASS_ORCHARD


def chapter(scene, id, tiles, heroes, **more):
    return scene(tiles, heroes=heroes, mode="campaign", scenario=id, **more)


def revealed(scene, id, *tiles, **more):
    """A chapter with these tiles east of the stairs, all of them revealed."""
    laid = {(0, 0): "a-1", **{(x, 0): tile for x, tile in enumerate(tiles, 1)}}
    s = chapter(scene, id, laid, {"warrior": (2, 1)}, **more)
    for slot in range(1, len(laid)):
        s.run(scenario.tile_revealed(s.t, slot))
    return s


def told(s):
    return [event.what for event in s.told(ScenarioTold)]


def slay(s, boss):
    (number,) = [one.id for one in s.state.monsters.values() if one.boss == boss]
    s.run(combat.defeat(s.t, number, 0))


def stand_on(s, token):
    square = next(square for square, lying in s.state.tokens.items() if lying == token)
    s.hero("warrior").square = square
    return square


def test_games_begun_before_do_not_know_the_orchard():
    assert INFO.content >= 3
    assert not [id for id in edition("en", 2).scenarios if id.startswith("orchard-")]
    assert [one.id for one in edition("en").scenarios.values() if one.campaign == "glass-orchard"] == [
        one.id for one in GLASS_ORCHARD
    ]


def test_nothing_is_given_twice():
    given = [item for one in GLASS_ORCHARD for item in one.items]
    assert len(given) == len(set(given)) == 14
    assert set(given) < {card.id for card in CAMPAIGN_ITEMS}


@pytest.mark.parametrize(("party", "wanted"), [(1, 5), (2, 6), (3, 6), (6, 6)])
def test_names_are_called_where_treasure_lies_and_in_time(scene, party, wanted):
    names = ["warrior", "mage", "ranger", "huntress", "priestess", "scoundrel"][:party]
    s = chapter(scene, "orchard-1-names", {(0, 0): "a-1", (1, 0): "a-2"}, dict.fromkeys(names, (2, 1)))
    s.run(scenario.tile_revealed(s.t, 1))
    assert list(s.state.tokens.values()) == ["name"]  # one on each tile
    s.state.tally["name"], s.state.round = wanted - 1, 12
    assert scenario.result(s.state, s.content) is None
    square = stand_on(s, "name")
    s.run(scenario.act(s.t, 0, Do("call", square)))
    assert scenario.result(s.state, s.content) == "won-goal"
    s.state.tally["name"], s.state.round = wanted - 1, 13
    assert scenario.result(s.state, s.content) == "lost-time"


def test_every_hive_draws_a_monster_in_every_second_round_until_it_is_empty(scene):
    s = revealed(scene, "orchard-2-bees", "c-6")
    for s.state.round, monsters in ((1, 0), (2, 1), (3, 1), (4, 2)):
        s.state.monster_deck = ["mummy"]
        s.run(scenario.phase_f(s.t))
        assert len(s.state.monsters) == monsters
    square = stand_on(s, "hive")
    s.run(scenario.act(s.t, 0, Do("smoke-out", square)), dice=[1, 2])
    assert s.hero("warrior").poison == 1  # who fails is stung
    assert s.state.tokens[square] == "hive"
    s.run(scenario.act(s.t, 0, Do("smoke-out", square)), dice=[10, 9, 9])
    assert square not in s.state.tokens
    assert told(s)[-1] == "smoked"
    s.state.round = 6
    s.run(scenario.phase_f(s.t))
    assert len(s.state.monsters) == 2


def test_the_shop_is_closed_when_its_owner_is_dead(scene):
    s = revealed(scene, "orchard-3-merchant", "c-8")
    kinds = [one.boss or one.kind for one in s.state.monsters.values()]
    assert kinds == ["warlord-gorrak", "orc", "archer", "goblin"]
    assert scenario.result(s.state, s.content) is None
    slay(s, "warlord-gorrak")
    assert scenario.result(s.state, s.content) == "won-goal"


@pytest.mark.parametrize(("round", "spaces"), [(3, 0), (4, 2)])
def test_each_dark_lantern_brings_doom_nearer_in_every_fourth_round(scene, round, spaces):
    s = revealed(scene, "orchard-4-lanterns", "d-1", "b-6")
    assert list(s.state.tokens.values()) == ["lantern", "lantern"]
    s.state.round = round
    before = s.state.doom + s.state.doom_due
    s.run(scenario.phase_f(s.t))
    assert s.state.doom + s.state.doom_due - before == spaces
    assert ("dark" in told(s)) == bool(spaces)


def test_who_fails_at_a_lantern_loses_heart(scene):
    s = revealed(scene, "orchard-4-lanterns", "d-1")
    square, pp = stand_on(s, "lantern"), s.hero("warrior").pp
    s.run(scenario.act(s.t, 0, Do("light", square)), dice=[1, 2])
    assert (s.hero("warrior").pp, s.state.tokens[square]) == (pp - 1, "lantern")
    s.run(scenario.act(s.t, 0, Do("light", square)), dice=[10, 9, 9])
    assert (s.state.tally["lit"], square in s.state.tokens) == (1, False)


def test_weeding_counts_what_is_defeated_and_ends_with_the_fifteenth_round(scene):
    s = chapter(scene, "orchard-5-weeding", {(0, 0): "a-1"}, {"warrior": (2, 1), "mage": (1, 1)})
    wanted = scenario.to_do(s.state, s.content)[0]["wanted"]
    assert wanted == 4 + 2 * 4 + 5
    s.state.tally["kills"], s.state.round = wanted - 1, 15
    assert scenario.result(s.state, s.content) is None
    s.run(combat.defeat(s.t, s.monster("goblin", 2, 2), 0))
    assert scenario.result(s.state, s.content) == "won-goal"
    s.state.tally["kills"], s.state.round = wanted - 1, 16
    assert scenario.result(s.state, s.content) == "lost-time"


def test_all_must_be_up_the_shaft_before_the_water_is(scene):
    s = chapter(scene, "orchard-6-sluice", {(0, 0): "a-1", (1, 0): "f-8"}, {"warrior": (2, 1), "mage": (1, 1)})
    s.run(scenario.tile_revealed(s.t, 1))
    assert [one.boss for one in s.state.monsters.values()] == ["iron-colossus"]
    square = stand_on(s, "exit")
    s.run(scenario.act(s.t, 0, Do("leave", square)))
    s.state.round = 16
    assert scenario.result(s.state, s.content) is None  # somebody is still below
    s.state.round = 17
    assert scenario.result(s.state, s.content) == "lost-time"
    s.hero("mage").away, s.state.round = "left", 16
    assert scenario.result(s.state, s.content) == "won-goal"


def test_roots_are_cut_by_will_or_by_force(scene):
    s = revealed(scene, "orchard-7-roots", "d-4", "d-2")
    assert sorted(s.state.tokens.values()) == ["root", "root", "root"]
    square = stand_on(s, "root")
    assert [deed.verb for deed in scenario.actions(s.t, 0)] == ["cut-by-will", "cut-by-force"]
    s.run(scenario.act(s.t, 0, Do("cut-by-force", square)), dice=[10, 9, 9])
    assert (s.state.tally["cut"], scenario.result(s.state, s.content)) == (1, None)
    s.state.tally["cut"] = 4
    assert scenario.result(s.state, s.content) == "won-goal"


def test_the_gardener_and_his_tree_must_both_fall(scene):
    s = revealed(scene, "orchard-8-gardener", "c-5")
    assert "flee" in scenario.forbids(s.content, s.state)
    slay(s, "lich-of-feronde")
    assert scenario.result(s.state, s.content) is None
    square = stand_on(s, "tree")
    s.run(scenario.act(s.t, 0, Do("fell-by-force", square)), dice=[10, 9, 9])
    assert scenario.result(s.state, s.content) == "won-goal"
