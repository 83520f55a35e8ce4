"""Scenarios: decks, tokens, guards, deeds, goals, the ground, exploration; and every one of them can be won."""

import pytest

from undercroft.games import find
from undercroft.games.doria.content.definitions import CON, PSI, STR, WIS
from undercroft.games.doria.events import DeedChecked, ScenarioTold
from undercroft.games.doria.rules import moving, previews, scenario
from undercroft.games.doria.rules.options import Do
from undercroft.games.doria.scenarios import SCENARIOS
from undercroft.games.doria.scenarios.goals import (
    EVERYONE_OUT,
    all_of,
    before,
    counted,
    give,
    mapped,
    outlasted,
    wealthy,
)
from undercroft.games.doria.scenarios.kinds import Part, Placing, Scenario
from undercroft.kernel import Catalogue, configure, seeded

GAME = find("doria")


def deck(scenario_id, edition="en", seed=1, heroes=4):
    config = configure(GAME.info, seed=seed, seats=1, edition=edition, scenario=scenario_id)
    return scenario.tile_deck(config, GAME.content(config), seeded(seed), heroes)


def with_scenario(s, **fields):
    """Play a scenario written for the test."""
    import msgspec

    made = Scenario(id="test", **{"deck": (Part(others=6),), "goal": counted("never", 1), **fields})
    s.content = s.t.content = msgspec.structs.replace(s.content, scenarios=Catalogue("scenarios", [made]))
    s.state.setting = msgspec.structs.replace(s.state.setting, scenario="test")
    return made


# ----------------------------------------------------------------------------------------------- decks


@pytest.mark.rule("doria.setup.tile-deck-en")
def test_the_deck_is_built_part_by_part_from_the_top():
    for seed in range(8):
        tiles = deck("the-warlord", seed=seed)
        assert len(tiles) == 9
        assert len(set(tiles)) == 9
        assert "a-1" not in tiles
        assert "c-8" in tiles[-5:-3]


@pytest.mark.parametrize(
    ("chapter", "named", "sizes", "depths"),
    [
        ("ash-3-shards", None, (12, 12, 12), None),
        ("ash-4-gates", "d-4", (10, 8, 9), ({3, 4}, {2, 3}, {2, 3})),
        ("ash-6-forge", "d-5", (10, 8, 8), ({3, 4}, {1, 2}, {1, 2})),
        ("ash-7-siege", None, (12, 8, 6), None),
        ("ash-8-crown", "c-5", (9, 8, 7), ({3, 4}, {2, 3}, {1, 2})),
    ],
)
def test_large_parties_find_what_they_seek_behind_fewer_rooms(chapter, named, sizes, depths):
    assert deck(chapter, heroes=3) == deck(chapter, heroes=4)
    for at, heroes in enumerate((4, 5, 6)):
        decks = [deck(chapter, seed=seed, heroes=heroes) for seed in range(20)]
        assert {len(tiles) for tiles in decks} == {sizes[at]}
        if named:
            assert {len(tiles) - tiles.index(named) for tiles in decks} == depths[at]


def test_small_parties_find_what_they_seek_behind_more_rooms():
    """Few heroes meet few monsters in every room: buried alive, two go through eight rooms more than four do."""
    found = [deck("buried-alive", heroes=heroes) for heroes in range(1, 7)]
    assert [len(tiles) for tiles in found] == [17, 17, 13, 10, 8, 8]
    assert [len(tiles) - tiles.index("f-8") - 1 for tiles in found] == [
        pytest.approx(3 + added, abs=1) for added in (8, 8, 4, 1, -1, -1)
    ]


@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [
        ("last-stand", [10, 10, 9, 10, 9, 7]),
        ("scattered-pages", [7, 8, 7, 7, 7, 7]),
        ("bounty-hunt", [14, 20, 18, 19, 22, 30]),
        ("the-cartographer", [11, 14, 13, 14, 8, 9]),
    ],
)
def test_goals_follow_the_size_of_the_party(scenario, wanted):
    found = []
    for heroes in range(1, 7):
        config = configure(GAME.info, seed=1, seats=1, heroes=heroes, scenario=scenario)
        content = GAME.content(config)
        found.append(content.scenarios[scenario].goal.left(GAME.setup(config, content), content)[0]["wanted"])
    assert found == wanted


def test_the_deck_of_a_game_is_that_of_its_party():
    for heroes, tiles in ((4, 12), (6, 6)):
        config = configure(GAME.info, seed=1, seats=1, heroes=heroes, mode="campaign", scenario="ash-7-siege")
        assert len(GAME.setup(config, GAME.content(config)).tiles) == tiles


@pytest.mark.rule("doria.setup.tile-deck-de")
def test_in_the_first_edition_all_tiles_are_in_the_deck():
    tiles = deck("the-warlord", "de")
    assert sorted(["a-1", *tiles]) == sorted(GAME.content(configure(GAME.info, seed=1, edition="de")).tiles)
    assert "c-8" in tiles[-5:-3]


def test_two_seeds_give_two_dungeons():
    assert deck("the-warlord", seed=1) == deck("the-warlord", seed=1)
    assert deck("the-warlord", seed=1) != deck("the-warlord", seed=2)


# ----------------------------------------------------------------------------------------------- tokens and guards


def test_tokens_are_laid_on_marks_when_their_tile_is_revealed(scene):
    s = scene({(0, 0): "a-1", (1, 0): "d-4"}, heroes={"warrior": (2, 1)})
    with_scenario(
        s, tokens=(Placing("seal", "d-4", "bp", each=True), Placing("gate", "d-4"), Placing("other", "d-5", "o"))
    )
    s.run(scenario.tile_revealed(s.t, 1))
    laid = {s.at(square): token for square, token in s.state.tokens.items()}
    assert laid == {(6, 1): "seal", (8, 1): "seal", (7, 2): "gate"}


def test_tokens_of_every_tile_end_with_their_number(scene):
    s = scene({(0, 0): "a-7", (1, 0): "d-7"}, heroes={"warrior": (1, 1)})
    with_scenario(s, tokens=(Placing("page", "", "$", each=True, most=3),))
    s.run(scenario.tile_revealed(s.t, 0))
    s.run(scenario.tile_revealed(s.t, 1))
    assert sorted(s.state.tokens.values()) == ["page"] * 3


def test_a_guard_waits_on_its_tile_and_nowhere_else(scene):
    s = scene({(0, 0): "a-1", (1, 0): "c-8"}, heroes={"warrior": (2, 1)}, scenario="the-warlord")
    s.run(scenario.tile_revealed(s.t, 0))
    assert s.state.monsters == {}
    s.run(scenario.tile_revealed(s.t, 1))
    (boss,) = s.state.monsters.values()
    assert (boss.kind, boss.boss) == ("orc", "warlord-gorrak")
    assert boss.square // 25 == 1
    assert scenario.result(s.state, s.content) is None
    s.run(scenario.monster_defeated(s.t, boss.id, 0))
    assert scenario.result(s.state, s.content) == "won-goal"


@pytest.mark.parametrize(("x", "y", "stands"), [(1, 0, (7, 2)), (0, 1, (2, 6))])
def test_guards_of_a_bridge_stand_where_the_party_comes_along(scene, x, y, stands):
    """F-3 is a passage over another one: coming from the side the party meets the troll on the bridge, else below."""
    s = scene({(0, 0): "f-2", (x, y): "f-3"}, heroes={"warrior": (0, 0)}, scenario="bell-2-toll")
    s.run(scenario.tile_revealed(s.t, 1))
    troll, *archers = s.state.monsters.values()
    assert (troll.boss, s.at(troll.square), len(archers)) == ("bridge-troll", stands, 3)
    assert all(monster.square in s.board.connected for monster in (troll, *archers))


def test_tokens_of_any_tile_do_not_lie_behind_a_wall(scene):
    """The lower room of E-8 cannot be got at from its upper one; what belongs to this very tile lies there anyway."""
    s = scene({(0, 0): "a-1", (1, 0): "e-8"}, heroes={"warrior": (2, 1)})
    behind = next(square for square in range(25, 50) if s.board.marks[square] == "$")
    assert behind not in s.board.connected
    with_scenario(s, tokens=(Placing("purse", "", "$"), Placing("page", "e-8", "$")))
    s.run(scenario.tile_revealed(s.t, 1))
    assert s.state.tokens == {behind: "page"}


# ----------------------------------------------------------------------------------------------- deeds


def test_a_deed_is_offered_on_its_token_only(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)}, scenario="prisoners")
    s.state.tokens[s.sq(1, 0)] = "prisoner"
    assert scenario.actions(s.t, 0) == []
    assert scenario.actions(s.t, 1) == [Do("free", s.sq(1, 0))]


@pytest.mark.parametrize(("dice", "freed"), [([2, 2], 0), ([3, 3], 1)])
def test_a_deed_costs_action_points_and_needs_its_check(scene, dice, freed):
    s = scene(heroes={"warrior": (0, 0)}, scenario="prisoners")
    s.state.tokens[s.sq(0, 0)] = "prisoner"
    s.run(scenario.act(s.t, 0, Do("free", s.sq(0, 0))), dice=dice)
    assert s.hero("warrior").ap == 14
    (told,) = s.told(DeedChecked)
    assert (told.target, told.passed) == (28, freed)
    assert s.state.tally.get("freed", 0) == freed
    assert (s.sq(0, 0) in s.state.tokens) == (not freed)
    assert s.state.xp == freed


@pytest.mark.rule("doria.card.tn-bonus-en")
def test_a_target_number_bonus_does_not_help_with_deeds(scene):
    s = scene(heroes={"mage": (0, 0)}, scenario="four-seals")
    s.give("mage", "runed-focus")
    s.set("mage", wis=8, psi=8, ap=20)
    s.state.tokens[s.sq(0, 0)] = "seal"
    s.run(scenario.act(s.t, 0, Do("break-by-will", s.sq(0, 0))), dice=[4, 6])
    assert s.told(DeedChecked)[0].target == 27
    assert s.state.tally.get("broken", 0) == 0


def test_seals_yield_to_will_or_force(scene):
    s = scene(heroes={"mage": (0, 0)}, scenario="four-seals")
    s.state.tokens[s.sq(0, 0)] = "seal"
    checks = {deed.verb: deed.check for deed in s.content.scenarios["four-seals"].deeds}
    assert checks == {"break-by-will": (WIS, PSI), "break-by-force": (STR, CON)}
    odds = [previews.act_meaning(s.t, 0, option).odds for option in scenario.actions(s.t, 0)]
    assert [round(part[1].percent) for part in odds] == [99, 13]  # 26 against 27 by will: all but a fumble; 8 by force


def test_failing_at_a_well_poisons(scene):
    s = scene(heroes={"warrior": (0, 0)}, scenario="poisoned-wells")
    s.state.tokens[s.sq(0, 0)] = "well"
    s.run(scenario.act(s.t, 0, Do("cleanse", s.sq(0, 0))), dice=[2, 2])
    assert (s.hero("warrior").poison, s.state.tally.get("cleansed", 0)) == (1, 0)
    s.run(scenario.act(s.t, 0, Do("cleanse", s.sq(0, 0))), dice=[5, 5])
    assert (s.hero("warrior").poison, s.state.tally["cleansed"]) == (1, 1)


def test_all_must_leave_and_who_is_carried_leaves_too(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0), "ranger": (1, 0)}, scenario="buried-alive")
    s.state.tokens[s.sq(0, 0)] = "exit"
    s.set("mage", unconscious=True)
    s.hero("warrior").carries = 1
    s.run(scenario.act(s.t, 0, Do("leave", s.sq(0, 0))))
    assert [who.away for who in s.state.heroes] == ["left", "left", ""]
    assert scenario.result(s.state, s.content) is None
    s.set("ranger", square=s.sq(0, 0), ap=5)
    s.run(scenario.act(s.t, 2, Do("leave", s.sq(0, 0))))
    assert scenario.result(s.state, s.content) == "won-goal"


def test_only_the_bearer_carries_the_crown_out(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (1, 4), "mage": (2, 4)}, scenario="the-stolen-crown")
    assert scenario.actions(s.t, 0) == []
    s.state.tokens[s.sq(1, 4)] = "crown"
    s.run(scenario.act(s.t, 0, Do("lift", s.sq(1, 4))))
    assert scenario.actions(s.t, 0) == [Do("carry-out", s.sq(1, 4))]
    assert scenario.actions(s.t, 1) == []
    s.hero("mage").carries = 0
    assert scenario.actions(s.t, 1) == [Do("carry-out", s.sq(2, 4))]
    s.run(scenario.act(s.t, 1, Do("carry-out", s.sq(2, 4))))
    assert scenario.result(s.state, s.content) == "won-goal"


@pytest.mark.rule("doria.comp.campaign-items-en")
def test_campaign_items_enter_play_only_when_the_campaign_says_so(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0)})
    number = next(n for n in s.state.lost if s.content.numbered[n].id == "ashbrand")
    give(s.t, 1, "ashbrand")
    assert number in s.hero("mage").belt
    assert number not in s.state.lost
    give(s.t, 0, "ashbrand")
    assert number not in s.hero("warrior").belt + s.hero("warrior").pack


# ----------------------------------------------------------------------------------------------- times and ground


def test_portals_bring_a_monster_in_every_third_round(scene):
    s = scene(heroes={"warrior": (0, 0)}, scenario="closing-the-portals")
    s.state.tokens = {s.sq(4, 4): "portal", s.sq(4, 0): "stone"}
    s.state.monster_deck = ["skeleton", "skeleton"]
    s.state.round = 4
    s.run(scenario.phase_f(s.t))
    assert s.state.monsters == {}
    s.state.round = 6
    s.run(scenario.phase_f(s.t))
    (monster,) = s.state.monsters.values()
    assert monster.square == s.sq(4, 4)


@pytest.mark.parametrize(("party", "visitors"), [(3, (0, 1, 2)), (4, (0, 1, 1, 2, 2)), (5, (0, 1, 1, 1, 2))])
def test_the_besieged_get_visitors_and_large_parties_have_longer_to_breathe(scene, party, visitors):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="last-stand")
    s.state.party = party
    s.state.monster_deck = ["skeleton"] * 4
    for number, count in enumerate(visitors, start=1):
        s.state.round = number
        s.run(scenario.phase_f(s.t))
        assert len(s.state.monsters) == count
    assert {monster.square for monster in s.state.monsters.values()} == {-1}


def test_the_dragon_is_not_alone_for_long(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="ash-8-crown", mode="campaign")
    s.state.party = 4
    s.state.monster_deck = ["skeleton", "skeleton"]
    for number, visitors in ((1, 0), (2, 1), (3, 1), (4, 2)):
        s.state.round = number
        s.run(scenario.phase_f(s.t))
        assert len(s.state.monsters) == visitors


def test_the_siege_begins_in_the_third_round_and_does_not_let_up(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="ash-7-siege", mode="campaign")
    s.state.monster_deck = ["skeleton", "skeleton"]
    for number, visitors in ((1, 0), (2, 0), (3, 1), (4, 2)):
        s.state.round = number
        s.run(scenario.phase_f(s.t))
        assert len(s.state.monsters) == visitors


@pytest.mark.rule("doria.phase-a.scenario-rounds")
def test_a_scenario_may_mark_a_round(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="ash-3-shards", mode="campaign")
    s.state.round = 11
    s.run(scenario.round_begins(s.t))
    assert s.state.monster_points == 0
    s.state.round = 12
    s.run(scenario.round_begins(s.t))
    assert s.state.monster_points == 1


@pytest.mark.rule("doria.marker.elements-en", "doria.marker.fire-de")
def test_fire_burns_ice_slows_and_air_does_nothing(scene):
    lane = "#######\n#.....#\n#.#####\n#.#####\n#######\n#######\n#######"
    s = scene(lane, heroes={"warrior": (0, 0)})
    s.state.ground = {s.sq(1, 0): "fire", s.sq(2, 0): "fire", s.sq(0, 1): "ice", s.sq(0, 2): "air"}
    s.step(answers=[f"walk {s.sq(3, 0)}"])
    assert (s.hero("warrior").hp, s.hero("warrior").ap) == (11, 17)
    s.set("warrior", square=s.sq(0, 0), ap=20)
    s.step(answers=[f"walk {s.sq(0, 2)}"])
    assert (s.hero("warrior").hp, s.hero("warrior").ap) == (11, 17)


@pytest.mark.rule("doria.marker.elements-en", "doria.jump.purpose")
def test_fire_and_ice_are_jumped_over_like_holes(scene):
    lane = "#######\n#.....#\n#######\n#######\n#######\n#######\n#######"
    s = scene(lane, heroes={"warrior": (1, 0)})
    s.state.ground = {s.sq(2, 0): "fire"}
    before = s.hero("warrior").hp
    assert [text for text in s.offers() if "jump" in text] == [f"jump {s.sq(3, 0)}", f"jump {s.sq(4, 0)}"]
    s.step(answers=[f"jump {s.sq(3, 0)}"])
    assert s.hero("warrior").ap == 15
    s.step(answers=["stop"], dice=[2, 2])  # 13 + 9 + 4 against 20
    assert s.hero("warrior").hp == before
    s.set("warrior", square=s.sq(0, 0), ap=20)
    assert [text for text in s.offers() if "run-up" in text]  # from two squares off one walks up to it first
    assert not [text for text in s.offers() if text.startswith("jump")]
    s.state.ground = {s.sq(2, 0): "air"}
    s.set("warrior", square=s.sq(1, 0), ap=20)
    assert not [text for text in s.offers() if "jump" in text]  # air hinders nobody


@pytest.mark.rule("doria.marker.elements-en", "doria.jump.purpose")
def test_a_way_around_the_ice_that_is_as_short_needs_no_jump(scene):
    s = scene(heroes={"warrior": (0, 1)})
    s.state.ground = {s.sq(1, 1): "ice"}
    jumps = [text for text in s.offers() if text.startswith("jump")]
    assert jumps == [f"jump {s.sq(x, 1)}" for x in (2, 3, 4)]  # straight on; to all others a walk is as short
    s.state.ground |= {s.sq(2, 1): "fire"}
    assert f"jump {s.sq(2, 1)}" not in s.offers()  # nobody jumps into the fire
    wall = scene(heroes={"warrior": (0, 1)})
    wall.state.ground = {wall.sq(1, y): "fire" for y in range(5)}
    wall.monster("orc", 3, 1, acted=True)
    lengths = {jump.square: jump.length for jump in moving.jumps(wall.t, wall.board, 0)}
    assert lengths[wall.sq(2, 1)] == 2
    assert lengths[wall.sq(4, 1)] == 6  # around the orc
    assert wall.sq(3, 1) not in lengths


@pytest.mark.rule("doria.walk.not-negative", "doria.carry.double-cost-en")
def test_ice_counts_when_a_walk_is_offered_and_nobody_walks_below_zero(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (0, 0)})
    s.state.ground = {s.sq(x, y): "ice" for x in (1, 2, 3) for y in range(5)}
    s.set("warrior", ap=3)
    far = {square: ap for square, ap in moving.costs(s.t, s.board, 0).items() if s.at(square)[1] == 0}
    assert far == {s.sq(0, 0): 0, s.sq(1, 0): 2}  # two squares of ice would be four
    s.set("mage", unconscious=True)
    s.set("warrior", carries=1)
    assert s.sq(1, 0) not in moving.costs(s.t, s.board, 0)  # who carries pays double, for the ice too


@pytest.mark.rule("doria.marker.elements-en")
def test_of_two_ways_as_short_the_one_without_fire_is_taken(scene):
    s = scene(heroes={"warrior": (0, 0)})
    s.state.ground = {s.sq(1, 0): "fire"}
    s.step(answers=[f"walk {s.sq(1, 1)}"])
    assert s.hero("warrior").hp == s.hero("warrior").max_hp


@pytest.mark.rule("doria.marker.elements-unconscious-en", "doria.marker.elements-monsters-en")
def test_fire_burns_the_unconscious_and_no_monster(scene):
    s = scene(heroes={"warrior": (0, 0), "mage": (1, 0), "ranger": (2, 0)})
    beast = s.monster("troll", 1, 1)
    s.set("mage", unconscious=True)
    s.state.ground = {s.sq(1, 0): "fire", s.sq(1, 1): "fire", s.sq(2, 0): "air"}
    s.run(scenario.phase_f(s.t))
    assert [s.hero(name).hp for name in ("warrior", "mage", "ranger")] == [13, 3, 10]
    assert s.state.monsters[beast].hp == 3


def test_the_ground_of_a_tile_is_laid_with_it(scene):
    s = scene({(0, 0): "a-1", (1, 0): "d-5"}, heroes={"warrior": (2, 1)})
    with_scenario(s, ground=(Placing("fire", "d-5", "wy", each=True),))
    s.run(scenario.tile_revealed(s.t, 1))
    assert {s.board.marks[square] for square in s.state.ground} == {"w", "y"}
    assert set(s.state.ground.values()) == {"fire"}


# ----------------------------------------------------------------------------------------------- goals


def test_goals(scene):
    s = scene(heroes=("warrior", "mage"))
    state, content = s.state, s.content
    state.tally["kills"] = 5
    assert counted("kills", 2, 2)(state, content) is None
    state.tally["kills"] = 6
    assert counted("kills", 2, 2)(state, content) == "won-goal"
    state.round = 9
    assert outlasted(9)(state, content) is None
    state.round = 10
    assert outlasted(9)(state, content) == "won-goal"
    assert before(10, counted("never", 1))(state, content) is None
    state.round = 11
    assert before(10, counted("never", 1))(state, content) == "lost-time"
    assert before(10, counted("kills", 6))(state, content) == "won-goal"
    assert mapped(2)(state, content) is None
    assert mapped(1)(state, content) == "won-goal"
    assert EVERYONE_OUT(state, content) is None
    assert all_of(counted("kills", 6), counted("never", 1))(state, content) is None
    assert all_of(counted("kills", 6), mapped(1))(state, content) == "won-goal"
    assert all_of(counted("never", 1), before(10, counted("never", 1)))(state, content) == "lost-time"


def test_wealth_counts_loot_alone_and_damage_makes_poor(scene):
    s = scene(heroes=("warrior", "mage"))
    s.give("warrior", "combat-hammer")
    ruby, dagger = s.give("mage", "star-ruby", "pack"), s.give("warrior", "dagger", "belt")
    assert wealthy(0, 2)(s.state, s.content) == "won-goal"
    assert wealthy(1, 2)(s.state, s.content) is None
    s.state.damaged = [dagger]
    assert wealthy(0, 2)(s.state, s.content) is None
    assert ruby in s.hero("mage").pack


@pytest.mark.rule("doria.mode.exploration", "doria.comp.boss-cards-en")
def test_exploration_has_a_rule_card_and_a_boss_on_the_fifth_tile(scene):
    arts = {(x, 0): "a-6" for x in range(7)}
    s = scene(arts, heroes={"warrior": (2, 1)}, scenario="exploration")
    s.run(scenario.begin(s.t))
    goals = [key for key in s.state.tally if key.startswith("goal-")]
    assert len(goals) == 1
    assert any(told.what.startswith("rule-") for told in s.told(ScenarioTold))
    s.run(scenario.tile_revealed(s.t, 3))
    assert s.state.monsters == {}
    s.run(scenario.tile_revealed(s.t, 4))
    (boss,) = s.state.monsters.values()
    assert boss.boss
    s.run(scenario.tile_revealed(s.t, 6))
    assert len(s.state.monsters) == 1
    s.state.tally = {"goal-slay": 1}
    assert scenario.result(s.state, s.content) is None
    s.run(scenario.monster_defeated(s.t, boss.id, 0))
    assert scenario.result(s.state, s.content) == "won-goal"


@pytest.mark.rule("doria.mode.exploration")
def test_exploration_draws_door_events_unasked_and_a_scenario_may_forbid_them(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="exploration")
    assert scenario.door_events(s.content, s.state)
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="prisoners")
    assert not scenario.door_events(s.content, s.state)
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario="prisoners", door_events=True)
    assert scenario.door_events(s.content, s.state)
    with_scenario(s, forbids=("door-events",))
    assert not scenario.door_events(s.content, s.state)


def test_some_chapters_allow_no_escape(scene):
    for chapter, forbidden in (("ash-3-shards", ()), ("ash-7-siege", ("flee",)), ("ash-8-crown", ("flee",))):
        s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, scenario=chapter, mode="campaign")
        assert scenario.forbids(s.content, s.state) == forbidden


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.id)
def test_every_scenario_begins_with_its_story_and_without_an_end(scene, one):
    mode = "campaign" if one.chapter else "single"
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 1), "mage": (2, 2)}, scenario=one.id, mode=mode)
    s.state.phase, s.state.round = "A", 0
    assert s.step() == "begin_round"
    assert type(s.t.log[0]) is ScenarioTold  # before the first round
    assert s.told(ScenarioTold)[0].what == f"{one.id}-intro"
    s.run(scenario.begin(s.t))
    assert scenario.result(s.state, s.content) is None
    s.state.phase = "A"
    s.step()
    assert [event.what for event in s.told(ScenarioTold)].count(f"{one.id}-intro") == 1  # and never again
