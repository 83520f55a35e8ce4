"""The Pawned Shadow: its counters and what its chapters do, with the printed tiles and bosses."""

import pytest

from undercroft.games.doria import INFO
from undercroft.games.doria.bots import quests
from undercroft.games.doria.content.campaign_items import CAMPAIGN_ITEMS
from undercroft.games.doria.editions import edition
from undercroft.games.doria.events import ScenarioTold, WoundsClosed
from undercroft.games.doria.rules import combat, scenario
from undercroft.games.doria.rules.options import Do
from undercroft.games.doria.scenarios.pawned_shadow import PAWNED_SHADOW
from undercroft.games.doria.state import OUTSIDE

NAMES = ["warrior", "mage", "ranger", "huntress", "priestess", "scoundrel"]


def revealed(scene, id, *tiles, party=1, mode="campaign", **more):
    """A chapter with these tiles east of the stairs, all of them revealed."""
    laid = {(0, 0): "a-1", **{(x, 0): tile for x, tile in enumerate(tiles, 1)}}
    s = scene(laid, heroes=dict.fromkeys(NAMES[:party], (2, 1)), mode=mode, scenario=id, **more)
    for slot in range(1, len(laid)):
        s.run(scenario.tile_revealed(s.t, slot))
    return s


def told(s):
    return [event.what for event in s.told(ScenarioTold)]


def stand_on(s, token):
    square = next(square for square, lying in s.state.tokens.items() if lying == token)
    s.hero("warrior").square = square
    return square


def verbs(s):
    return [deed.verb for deed in scenario.actions(s.t, 0)]


def do(s, verb, token, **more):
    square = stand_on(s, token)
    s.run(scenario.act(s.t, 0, Do(verb, square)), **more)
    return square


def test_games_begun_before_do_not_know_the_house():
    assert INFO.content >= 4
    assert not [id for id in edition("en", 3).scenarios if id.startswith("shadow-")]
    chapters = [one for one in edition("en").scenarios.values() if one.campaign == "pawned-shadow"]
    assert [(one.id, one.chapter) for one in chapters] == [(one.id, at) for at, one in enumerate(PAWNED_SHADOW, 1)]


def test_nothing_is_given_twice():
    given = [item for one in PAWNED_SHADOW for item in one.items]
    assert len(given) == len(set(given)) == 14
    assert set(given) < {card.id for card in CAMPAIGN_ITEMS}


def test_the_house_lends_two_cards_for_a_monster_point(scene):
    s = revealed(scene, "shadow-1-receipts", "a-2")  # with a green icon
    assert sorted(s.state.tokens.values()) == ["counter", "receipt"]
    s.state.monster_points, s.hero("warrior").ap = 3, 10
    square = do(s, "pawn", "counter")
    assert (s.state.loot_due, s.state.monster_points, s.hero("warrior").ap) == ([(0, 2)], 4, 8)
    assert (square in s.state.tokens, told(s)[-1]) == (False, "pawned")  # everybody has one shadow only
    assert scenario.to_do(s.state, s.content)[0]["done"] == 0


def test_there_is_one_counter_in_all_where_it_is_not_said_otherwise(scene):
    s = revealed(scene, "shadow-1-receipts", "a-2", "c-8")
    assert list(s.state.tokens.values()).count("counter") == 1
    s = revealed(scene, "shadow-5-interest", "a-2", "c-8")
    assert list(s.state.tokens.values()).count("counter") == 2


def test_in_a_single_scenario_the_counters_are_closed(scene):
    s = revealed(scene, "shadow-1-receipts", "a-2", mode="single")
    stand_on(s, "counter")
    assert verbs(s) == []
    s = revealed(scene, "shadow-1-receipts", "a-2")
    stand_on(s, "counter")
    assert verbs(s) == ["pawn"]


@pytest.mark.parametrize(
    ("points", "won_here", "borrows"), [(0, 0, True), (8, 0, True), (9, 0, False), (5, 4, False), (10, 0, True)]
)
def test_bots_borrow_as_long_as_it_does_not_raise_the_monsters(scene, points, won_here, borrows):
    s = revealed(scene, "shadow-1-receipts", "a-2")
    s.state.campaign_points, s.state.monster_points = points, won_here
    assert quests.borrows(s.t) == borrows
    square = stand_on(s, "counter")
    assert (quests.deed(s.t, 0, [Do("pawn", square)]) is not None) == borrows


@pytest.mark.parametrize(("party", "wanted"), [(1, 4), (2, 5), (4, 7), (6, 5)])
def test_receipts_are_filed(scene, party, wanted):
    s = revealed(scene, "shadow-1-receipts", "a-3", party=party)
    s.state.tally["receipt"] = wanted - 2
    s.state.tokens[s.hero("warrior").square] = "receipt"
    do(s, "file", "receipt")
    assert scenario.result(s.state, s.content) is None
    s.state.tokens[s.hero("warrior").square] = "receipt"
    do(s, "file", "receipt")
    assert scenario.result(s.state, s.content) == "won-goal"


def test_a_slip_at_a_lock_rings_for_a_porter(scene):
    s = revealed(scene, "shadow-2-debtors", "d-7")
    assert [one.kind for one in s.state.monsters.values()] == ["ogre"]
    s.state.monster_deck = ["mummy"]
    square = do(s, "unlock", "debtor", dice=[1, 2])
    assert [(one.kind, one.square) for one in s.state.monsters.values()][1:] == [("mummy", OUTSIDE)]
    assert (s.state.tokens[square], told(s)) == ("debtor", ["rung"])
    do(s, "unlock", "debtor", dice=[10, 9, 9])
    assert (s.state.tally["unlocked"], len(s.state.monsters), square in s.state.tokens) == (1, 2, False)


@pytest.mark.parametrize(("pp", "may"), [(1, False), (2, True)])
def test_a_lot_costs_a_memory_but_never_the_last(scene, pp, may):
    s = revealed(scene, "shadow-3-auction", "a-3")
    square = next(iter(s.state.tokens))
    s.set("warrior", square=square, pp=pp)
    assert verbs(s) == (["bid"] if may else [])
    if may:
        s.run(scenario.act(s.t, 0, Do("bid", square)))
        assert (s.hero("warrior").pp, s.state.tally["lot"], s.state.xp) == (1, 1, 1)


def test_the_auction_ends_with_the_twelfth_round(scene):
    s = revealed(scene, "shadow-3-auction", "a-3", party=2)
    wanted = int(scenario.to_do(s.state, s.content)[0]["wanted"])
    s.state.tally["lot"], s.state.round = wanted - 1, 12
    assert scenario.result(s.state, s.content) is None
    s.state.round = 13
    assert scenario.result(s.state, s.content) == "lost-time"
    s.state.tally["lot"], s.state.round = wanted, 12
    assert scenario.result(s.state, s.content) == "won-goal"


def test_a_mirror_is_covered_with_skill_or_shattered_with_bad_luck(scene):
    s = revealed(scene, "shadow-4-mirrors", "d-1", "b-6")
    square = stand_on(s, "mirror")
    assert verbs(s) == ["cover", "shatter"]
    before = s.state.doom + s.state.doom_due
    do(s, "cover", "mirror", dice=[1, 2])
    assert (s.state.tokens[square], s.state.doom + s.state.doom_due) == ("mirror", before)
    do(s, "cover", "mirror", dice=[10, 9, 9])
    assert (s.state.tally["blinded"], s.state.doom + s.state.doom_due) == (1, before)
    do(s, "shatter", "mirror")
    assert (s.state.tally["blinded"], s.state.doom + s.state.doom_due) == (2, before + 3)
    assert "mirror" not in s.state.tokens.values()


def test_something_climbs_out_of_each_open_mirror_in_every_third_round(scene):
    s = revealed(scene, "shadow-4-mirrors", "d-1")
    for s.state.round, monsters in ((1, 0), (2, 0), (3, 1), (4, 1), (6, 2)):
        s.state.monster_deck = ["mummy"]
        s.run(scenario.phase_f(s.t))
        assert len(s.state.monsters) == monsters
    do(s, "shatter", "mirror")
    s.state.round = 9
    s.run(scenario.phase_f(s.t))
    assert len(s.state.monsters) == 2


@pytest.mark.parametrize(("loans", "round", "come"), [(0, 4, 0), (1, 4, 1), (2, 4, 2), (2, 3, 0), (2, 8, 2)])
def test_each_loan_has_its_collector_in_every_fourth_round(scene, loans, round, come):
    s = revealed(scene, "shadow-5-interest", "a-3")
    s.state.tally["pawned"], s.state.round, s.state.monster_deck = loans, round, ["mummy", "ogre"]
    s.run(scenario.phase_f(s.t))
    assert [one.square for one in s.state.monsters.values()] == [OUTSIDE] * come
    assert [(event.what, event.number) for event in s.told(ScenarioTold)] == ([("interest", loans)] if come else [])


def test_the_debt_of_marl_is_paid_in_loot(scene):
    s = revealed(scene, "shadow-5-interest", "a-3")
    wanted = int(scenario.to_do(s.state, s.content)[0]["wanted"])
    axe = s.give("warrior", "war-axe", "pack")
    s.revise(axe, gold=wanted - 1)
    had = int(scenario.to_do(s.state, s.content)[0]["done"]) - (wanted - 1)
    s.revise(axe, gold=wanted - had - 1)
    assert scenario.result(s.state, s.content) is None
    s.revise(axe, gold=wanted - had)
    assert scenario.result(s.state, s.content) == "won-goal"


def test_the_pledge_that_has_lain_longest_is_sold(scene):
    s = revealed(scene, "shadow-6-closing", "a-3", "c-6")
    first, second = [square for square, token in s.state.tokens.items() if token == "pledge"][:2]
    for s.state.round in (2, 3, 5):
        s.run(scenario.phase_f(s.t))
    assert {first, second} <= set(s.state.tokens)
    s.state.round = 4
    s.run(scenario.phase_f(s.t))
    assert (first in s.state.tokens, second in s.state.tokens, told(s)) == (False, True, ["sold"])
    do(s, "redeem", "pledge")
    assert (s.state.tally["redeemed"], s.state.xp) == (1, 1)
    s.state.round = 6
    s.run(scenario.phase_f(s.t))
    assert told(s) == ["sold", "redeemed"]  # nothing is left to be sold; a counter never is


def test_the_chest_is_carried_out_by_the_stairs(scene):
    s = revealed(scene, "shadow-7-vault", "b-8", party=2)
    assert [one.kind for one in s.state.monsters.values()] == ["golem", "gargoyle", "gargoyle"]
    do(s, "heave", "chest")
    door = next(square for square, mark in enumerate(s.board.marks) if mark == "s")
    s.hero("warrior").square = s.hero("mage").square = door
    assert verbs(s) == ["haul-out"]
    assert scenario.actions(s.t, 1) == []  # who has nothing carries nothing out
    s.hero("mage").carries = 0
    assert [deed.verb for deed in scenario.actions(s.t, 1)] == ["haul-out"]
    scenario.hero_leaves(s.t, 0)
    assert (s.state.tokens[door], "bearer" in s.state.tally) == ("chest", False)
    s.run(scenario.act(s.t, 0, Do("heave", door)))
    assert scenario.result(s.state, s.content) is None
    s.run(scenario.act(s.t, 0, Do("haul-out", door)))
    assert scenario.result(s.state, s.content) == "won-goal"


@pytest.mark.parametrize(("opened", "lost", "mended"), [(0, 5, 2), (1, 5, 2), (1, 1, 1), (1, 0, 0), (2, 5, 0)])
def test_the_dark_mends_the_count_until_both_shutters_are_open(scene, opened, lost, mended):
    s = revealed(scene, "shadow-8-count", "c-4")
    count, *others = s.state.monsters.values()
    assert (count.boss, [one.kind for one in others]) == ("vampire-count", ["ghoul", "skeleton"])
    whole = count.hp
    count.hp, s.state.tally["opened"] = whole - lost, opened
    for other in others:
        other.hp -= 1
    hurt = [other.hp for other in others]
    s.run(scenario.phase_f(s.t))
    assert (count.hp, [other.hp for other in others]) == (whole - lost + mended, hurt)
    assert len(list(s.told(WoundsClosed))) == bool(mended)


def test_the_count_falls_and_the_light_comes_in(scene):
    s = revealed(scene, "shadow-8-count", "c-4", "b-5", "b-7")
    assert "flee" in scenario.forbids(s.content, s.state)
    (number,) = [one.id for one in s.state.monsters.values() if one.boss]
    s.run(combat.defeat(s.t, number, 0))
    assert scenario.result(s.state, s.content) is None
    stand_on(s, "shutter")
    assert verbs(s) == ["open-by-will", "open-by-force"]
    do(s, "open-by-force", "shutter", dice=[10, 9, 9])
    assert scenario.result(s.state, s.content) is None
    do(s, "open-by-force", "shutter", dice=[10, 9, 9])
    assert scenario.result(s.state, s.content) == "won-goal"
