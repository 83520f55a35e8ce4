"""Campaigns: rewards, monster points, fleeing, death; joining and leaving; other modes of play."""

import json

import pytest

from undercroft.games.doria.book import page
from undercroft.games.doria.game import GAME
from undercroft.games.doria.parcel import Character, Parcel
from undercroft.games.doria.rules import campaign, gear, handing_on, health, labels, phases, preparation
from undercroft.kernel import configure
from undercroft.testing import scripted

PARTY = ["warrior", "mage", "huntress"]


def scenario_of(number):
    return next(one.id for one in GAME.info.scenarios if one.id.startswith(f"ash-{number}"))


def after(scene, number, result="won-goal", heroes=("warrior",), points=0, won=None, **more):
    """A campaign whose scenario of this number has just ended."""
    s = scene(heroes=list(heroes), mode="campaign", scenario=scenario_of(number), **more)
    s.state.result, s.state.campaign_points = result, points
    s.state.chapters_won = number - 1 if won is None else won
    return s


def close(s, *answers):
    """Play the rewards to their end."""
    left = list(answers)
    while s.next() is not None:
        s.t.script((), left)
        left = []
        from undercroft.testing import run

        name, *arguments = s.next()
        run(GAME.steps[name](s.t, *arguments))
        left, s.t.left_answers = s.t.left_answers, []
    assert left == []
    return GAME.legacy(s.state, s.content)


@pytest.mark.rule("doria.camp.scenarios-en", "doria.mode.campaign")
def test_eight_scenarios_in_a_row_and_then_the_heroes_retire(scene):
    every = [one for one in scene().content.scenarios.values() if one.chapter]
    for story in ("ash-crown", "glass-orchard", "pawned-shadow"):
        assert [one.chapter for one in every if one.campaign == story] == list(range(1, 9))
    assert [one.chapter for one in every if one.campaign == "winter-bell"] == [1, 2, 3, 3, 4, 5, 6, 7, 8]
    s = after(scene, 1)
    handed = close(s)
    assert handed["scenario"] == scenario_of(2)
    s = after(scene, 8)
    assert close(s, "melee") is None


@pytest.mark.rule("doria.camp.keep-cards-en", "doria.camp.discard-en", "doria.camp.rewards-en")
@pytest.mark.parametrize(("number", "cards"), [(1, 1), (3, 2), (5, 3), (7, 4)])
def test_after_odd_scenarios_one_more_card_is_kept(scene, number, cards):
    s = after(scene, number)
    numbers = [s.give("warrior", "small-healing-potion", "pack") for _ in range(6)]
    names = [f"small-healing-potion {n}" for n in numbers[:cards]]
    handed = close(s, *names)
    kept = [id for id in handed["heroes"][0]["cards"] if id == "small-healing-potion"]
    assert len(kept) == cards
    assert s.hero("warrior").pack == []
    assert set(numbers[cards:]) <= set(s.state.discard)
    GAME.check(s.state, s.content)


@pytest.mark.rule("doria.camp.keep-by-gold-en")
@pytest.mark.parametrize(("golds", "kept"), [((1, 1, 1, 1), 3), ((3, 1), 1), ((2, 1, 1), 2)])
def test_as_a_variant_three_gold_worth_are_kept(scene, golds, kept):
    s = after(scene, 1, keep_by_gold=True)
    numbers = [s.give("warrior", "small-healing-potion", "pack") for _ in golds]
    for number, gold in zip(numbers, golds, strict=True):
        s.revise(number, gold=gold)
    handed = close(s, *(f"small-healing-potion {number}" for number in numbers[:kept]))
    assert len([id for id in handed["heroes"][0]["cards"] if id == "small-healing-potion"]) == kept


@pytest.mark.rule("doria.camp.hero-bonus-en", "doria.level.hero-campaign", "doria.camp.rules-de")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_after_even_scenarios_a_bonus_must_be_chosen(scene, edition):
    s = after(scene, 2, edition=edition)
    s.set("warrior", bonuses=["melee"])
    handed = close(s, "range")
    assert handed["heroes"][0]["bonuses"] == ["melee", "range"]
    assert "none" not in [str(option) for option in s.t.asked[0].options]
    s = after(scene, 3, edition=edition)
    assert close(s)["heroes"][0]["bonuses"] == []


@pytest.mark.rule("doria.camp.rules-de")
def test_the_first_edition_ignores_the_level_five_loss_and_pays_one_experience(scene):
    from undercroft.games.doria.rules import doom

    s = scene(mode="campaign", edition="de", scenario=scenario_of(1))
    s.state.level = s.state.first_level = 4
    doom.level_up(s.t)
    assert s.state.result == ""
    doom.level_up(s.t)
    assert s.state.level == 5  # only the first level-up counts
    s.state.xp = 1
    phases.redeem(s.t)
    assert s.hero("warrior").xp == 1


@pytest.mark.rule("doria.camp.monster-level-en", "doria.setup.level-cards")
def test_every_ten_points_raise_the_monsters_for_good(scene):
    assert [campaign.monster_level(points) for points in (0, 5, 9, 10, 19, 20)] == [1, 1, 1, 2, 2, 3]
    s = after(scene, 3, points=8)
    s.state.monster_points = 4
    handed = close(s)
    assert handed["points"] == 12
    following = begin(handed)
    assert following.state.level == following.state.first_level == 2
    assert campaign.monster_level(5) == campaign.monster_level(5 + 4) == 1


def begin(handed, **more):
    config = configure(GAME.info, seed=3, seats=1, mode="campaign", scenario=handed["scenario"], legacy=handed, **more)
    content = GAME.content(config)
    return scripted(GAME, GAME.setup(config, content), mode="campaign", scenario=handed["scenario"], seats=1, **more)


@pytest.mark.rule("doria.camp.points-for-hero-level-en", "doria.camp.points-permanent-en")
@pytest.mark.parametrize(("points", "total"), [(18, 19), (20, 20)])
def test_heroes_above_the_monsters_give_them_a_point(scene, points, total):
    s = after(scene, 4, points=points)  # heroes rise to level 3
    assert close(s, "melee")["points"] == total
    s = after(scene, 3, points=points)
    assert close(s)["points"] == points


@pytest.mark.rule("doria.camp.xp-carry-en", "doria.camp.reserve-cards-en", "doria.camp.start-cards-en")
def test_the_next_scenario_begins_with_what_was_kept(scene):
    s = after(scene, 1)
    s.state.xp = 2
    s.set("warrior", str_=15)
    potion = s.give("warrior", "small-healing-potion", "pack")
    handed = json.loads(json.dumps(close(s, f"small-healing-potion {potion}")))
    t = begin(handed)
    assert t.state.xp == 2
    who = t.state.heroes[0]
    assert (who.kind, who.attributes[0]) == ("warrior", 15)
    held = [t.content.numbered[number].id for number in who.hand]
    assert "small-healing-potion" in held
    assert sum(1 for stack in t.state.stacks for n in stack if n in who.hand) == 0  # taken out of the decks
    GAME.check(t.state, t.content)
    assert t.state.queue == []  # nobody chooses a hero again
    t.state.phase, t.state.queue = "cards", [0]
    plain = [n for n in t.state.stacks[0] if t.content.numbered[n].kind == "melee"]
    t.state.stacks[0] = plain
    t.state.stacks[1], t.state.stacks[2] = [], []
    from undercroft.testing import run

    run(preparation.starting_cards(t))
    assert len(who.hand) == preparation.hand_size(t)


@pytest.mark.rule("doria.camp.escape-en")
def test_a_party_may_flee_at_the_end_of_a_round(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, mode="campaign", scenario=scenario_of(1))
    s.state.phase = "end"
    assert campaign.can_flee(s.t)
    s.step(answers=["go-on"])
    assert s.state.result == ""
    s.state.phase = "end"
    s.step(answers=["flee"])
    assert s.state.result == "fled"


@pytest.mark.rule("doria.camp.escape-en", "doria.walk.pass-heroes")
def test_friends_in_a_passage_keep_nobody_from_fleeing_but_a_monster_does(scene):
    """A-4 is a passage one square wide, behind the tile with the stairs."""
    tiles, chapter = {(0, 0): "a-1", (0, -1): "a-4"}, scenario_of(1)
    party = scene(tiles, heroes={"warrior": (2, -2), "mage": (2, -3)}, mode="campaign", scenario=chapter)
    assert campaign.can_flee(party.t)
    alone = scene(tiles, heroes={"mage": (2, -3)}, mode="campaign", scenario=chapter)
    assert campaign.can_flee(alone.t)
    alone.monster("zombie", 2, -2)
    assert not campaign.can_flee(alone.t)


@pytest.mark.rule("doria.camp.escape-en")
def test_no_flight_from_an_active_trap_a_closed_way_or_where_it_is_forbidden(scene):
    from undercroft.games.doria.state import Caught

    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, mode="campaign", scenario=scenario_of(1))
    s.state.caught.append(Caught(s.card("spiked-walls"), 0, (0,), (), (), 1))
    assert not campaign.can_flee(s.t)
    s.state.caught.clear()
    assert campaign.can_flee(s.t)
    for x in range(5):
        if s.board.walk[s.sq(x, 3)]:
            s.monster("archer", x, 3)
    assert not campaign.can_flee(s.t)
    forbidden = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)}, mode="campaign", scenario=scenario_of(8))
    assert not campaign.can_flee(forbidden.t)
    single = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 2)})
    assert not campaign.can_flee(single.t)


@pytest.mark.rule("doria.camp.escape-en")
def test_one_way_out_is_enough_and_who_stands_on_the_stairs_bars_none(scene):
    """Two stairs, in the north-west and the south-east, and a wall with one gap between them."""
    halves = "#######\n#s....#\n#.....#\n###.###\n#.....#\n#....s#\n#######"
    s = scene(halves, heroes={"warrior": (0, 1), "mage": (4, 3)}, mode="campaign", scenario=scenario_of(1))
    s.state.phase = "end"
    s.monster("orc", 2, 2, acted=True)  # each has one of the two stairs left
    assert (s.step(answers=["go-on"]), s.t.asked[-1].key) == ("flee_or_change", "flee")
    s.state.phase = "end"
    s.monster("troll", 4, 4, acted=True)  # on the stairs themselves: one goes past
    assert (s.step(answers=["go-on"]), len(s.t.asked)) == ("flee_or_change", 2)
    s.state.phase = "end"
    s.monster("zombie", 3, 4, acted=True)
    s.hero("mage").square = s.sq(3, 3)
    s.monster("zombie", 4, 3, acted=True)
    s.step()
    assert len(s.t.asked) == 2  # now the mage gets to neither


@pytest.mark.rule("doria.camp.escape-result-en")
def test_after_fleeing_experience_and_points_stay_and_cards_by_the_last_success(scene):
    s = after(scene, 3, result="fled", points=4, won=1)
    s.state.monster_points, s.state.xp = 2, 5
    old, new = (s.give("warrior", "small-healing-potion", "pack") for _ in range(2))
    handed = close(s, f"small-healing-potion {new}")
    assert (handed["scenario"], handed["points"], handed["xp"]) == (scenario_of(3), 6, 2)
    assert (handed["heroes"][0]["gained"], handed["heroes"][0]["xp"]) == (1, 1)  # three of the five were enough for one
    assert handed["heroes"][0]["cards"].count("small-healing-potion") == 1  # one, as after scenario 1
    assert old in s.state.discard


def slay(s, name="mage"):
    s.state.result = ""
    s.set(name, hp=-19)
    health.lose_hp(s.t, s.number(name), 1)
    return s


@pytest.mark.rule("doria.camp.death-en", "doria.camp.death-points-en", "doria.camp.death-replay-en")
def test_after_a_death_the_scenario_is_played_again(scene):
    s = after(scene, 3, heroes=PARTY, points=3, won=2)
    axe, gift = s.give("mage", "war-axe", "pack"), s.give("mage", campaign_item(s), "pack")
    potion = s.give("warrior", "small-healing-potion", "pack")
    s.state.monster_points, s.state.xp = 4, 1
    slay(s)
    assert s.state.result == "lost-death"
    club = s.give("warrior", "wooden-club")
    hammer = s.give("warrior", "combat-hammer", "belt")  # a standard item
    handed = close(s, "new-hero", "replay")
    assert handed["scenario"] == scenario_of(3)
    assert handed["points"] == 7  # no further points
    assert handed["xp"] == 1
    assert axe in s.state.discard
    gone = Character(kind="", seat=0, gained=0, owed=0, cards=[s.content.numbered[gift].id])
    assert Character(**handed["heroes"][1]) == gone
    assert handed["heroes"][0]["cards"] == ["wooden-club", "combat-hammer", "small-healing-potion"]  # without a limit
    again = begin(handed)
    assert [again.content.numbered[n].id for n in again.state.heroes[0].hand] == handed["heroes"][0]["cards"]
    GAME.check(again.state, again.content)
    assert not {axe, club, hammer, potion} & set(s.hero("warrior").pack)  # all taken off


def campaign_item(s):
    return s.content.numbered[s.content.standard].id


@pytest.mark.rule("doria.camp.death-next-en")
def test_after_a_death_the_party_may_go_on_at_a_price(scene):
    s = after(scene, 4, heroes=PARTY, points=3, won=3)
    slay(s)
    spoils = s.content.scenarios[scenario_of(4)].items
    handed = close(s, "new-hero", "next", *("warrior 0" for _ in spoils), "melee", "range")
    assert handed["scenario"] == scenario_of(5)
    assert handed["heroes"][0]["cards"] == [*spoils]  # all rewards of the scenario left behind
    assert handed["points"] == 3 + 5 + 1  # five for going on, one for heroes above the monsters
    assert [sheet.get("bonuses") for sheet in handed["heroes"]] == [["melee"], [], ["range"]]
    assert handed["heroes"][1]["owed"] == 1  # the successor chooses one, too


@pytest.mark.rule("doria.camp.death-next-en", "doria.camp.keep-cards-en")
def test_who_goes_on_after_a_death_keeps_what_the_rewards_allow(scene):
    s = after(scene, 1, heroes=PARTY, won=0)
    first, _ = (s.give("warrior", "small-healing-potion", "pack") for _ in range(2))
    slay(s)
    spoils = s.content.scenarios[scenario_of(1)].items
    handed = close(s, "new-hero", "next", *("mage 1" for _ in spoils), f"small-healing-potion {first}")
    assert handed["heroes"][0]["cards"] == ["small-healing-potion"]
    assert handed["heroes"][1]["cards"] == [*spoils]  # for who takes the dead one's place


@pytest.mark.rule("doria.camp.death-new-hero-en")
def test_a_successor_has_as_much_as_the_one_who_has_most(scene):
    s = after(scene, 3, heroes=PARTY, won=2)
    s.set("warrior", gained=2, bonuses=["damage", "range"])
    s.set("huntress", gained=4, bonuses=["damage"])
    slay(s)  # the mage, who had nothing
    sheet = close(s, "new-hero", "replay")["heroes"][1]
    assert (sheet["gained"], sheet["owed"]) == (4, 2)


@pytest.mark.rule("doria.camp.death-new-hero-en", "doria.solo.bonus-en", "doria.duo.bonus-en")
@pytest.mark.parametrize(("number", "way", "owed"), [(4, "next", 3), (4, "replay", 2), (3, "next", 2)])
def test_who_follows_a_lone_hero_has_the_bonus_that_it_began_with_too(scene, number, way, owed):
    s = after(scene, number, heroes=("mage",), won=number - 1)
    s.set("mage", bonuses=["magic", "range"])  # one from the start, one after the second chapter
    slay(s)
    assert [sheet["owed"] for sheet in close(s, way)["heroes"]] == [owed]


@pytest.mark.rule("doria.camp.death-new-hero-en", "doria.camp.death-en")
def test_what_the_dead_leave_goes_to_who_is_out_already_and_somebody_always_goes_on(scene):
    s = after(scene, 3, heroes=("warrior", "mage"), won=2)
    gift = s.give("mage", campaign_item(s), "pack")
    s.set("warrior", away="left")
    slay(s)
    handed = close(s, "fewer", "replay")
    assert [(sheet["kind"], sheet["cards"]) for sheet in handed["heroes"]] == [
        ("warrior", [s.content.numbered[gift].id])
    ]
    both = after(scene, 3, heroes=("warrior", "mage"), won=2)
    gift = both.give("warrior", campaign_item(both), "pack")
    both.set("warrior", hp=-20)
    slay(both)
    handed = close(both, "fewer", "replay")  # the second dead has no such choice: the party would be empty
    assert [(sheet["kind"], sheet["cards"]) for sheet in handed["heroes"]] == [("", [both.content.numbered[gift].id])]


@pytest.mark.rule("doria.duo.bonus-en", "doria.camp.points-for-hero-level-en")
@pytest.mark.parametrize(("bonuses", "points"), [(["melee"], 13), ([], 12)])
def test_who_began_with_a_bonus_is_a_level_higher(scene, bonuses, points):
    s = after(scene, 2, heroes=("warrior", "mage"), points=12)
    for name in ("warrior", "mage"):
        s.set(name, bonuses=list(bonuses))
    handed = close(s, "warrior 0", "warrior 0", "range", "range")
    assert handed["points"] == points  # the monsters are level 2: below level 3, not below level 2
    levels = [value.value for value in page(handing_on.hand_on(s.state, s.content, Parcel()), s.content).standing]
    assert levels[2] == 2 + len(bonuses)


@pytest.mark.rule("doria.camp.death-new-hero-en")
def test_a_new_hero_gets_what_the_others_have_or_the_party_goes_on_with_fewer(scene):
    s = after(scene, 3, heroes=PARTY, won=2)
    for name in PARTY:
        s.set(name, gained=2, bonuses=["damage"])
    slay(s)
    handed = close(s, "new-hero", "replay")
    t = begin(handed)
    assert t.state.queue == [1]
    newcomer = t.state.heroes[1]
    assert (newcomer.xp, newcomer.owed) == (2, 1)
    from undercroft.testing import run

    newcomer.kind, newcomer.attributes = "ranger", [9] * 6
    t.script((), ["range", "str", "save"])
    run(preparation.start_bonus(t, 1), t)
    assert newcomer.bonuses == ["range"]
    assert newcomer.attributes[0] == 10
    fewer = after(scene, 3, heroes=PARTY, won=2)
    slay(fewer)
    assert len(close(fewer, "fewer", "replay")["heroes"]) == 2


@pytest.mark.rule("doria.camp.custom-en")
def test_any_scenario_can_be_played_with_a_handed_on_party(scene):
    s = after(scene, 1)
    handed = {**close(s), "scenario": "the-warlord"}
    t = begin(handed)
    assert t.state.setting.scenario == "the-warlord"
    assert t.state.heroes[0].kind == "warrior"
    assert campaign.chapter(t.state, t.content) == 2  # the second of a homemade campaign
    t.state.result, t.state.phase, t.state.chapters_won, t.state.advances = "won-goal", "closed", 2, True
    onward = GAME.legacy(t.state, t.content)
    assert "scenario" not in onward  # which comes next is for the players to say
    assert onward["won"] == 2
    t.state.homemade = 8
    assert GAME.legacy(t.state, t.content) is None  # and it should not exceed eight


@pytest.mark.rule("doria.mode.single-discard-en", "doria.mode.single-carry-over")
def test_single_heroes_are_discarded_but_may_be_reused_with_both_levels(scene):
    s = scene(heroes=["warrior", "mage"])
    s.state.result, s.state.level = "won-goal", 3
    s.set("warrior", bonuses=["melee"], str_=15)
    assert s.next() is None  # no rewards, nothing is kept
    handed = json.loads(json.dumps(GAME.legacy(s.state, s.content)))
    assert handed["level"] == 3
    config = configure(GAME.info, seed=3, seats=1, legacy=handed)
    state = GAME.setup(config, GAME.content(config))
    assert state.level == 3
    assert (state.heroes[0].kind, state.heroes[0].bonuses, state.heroes[0].attributes[0]) == ("warrior", ["melee"], 15)
    fresh = GAME.setup(configure(GAME.info, seed=3, seats=1), GAME.content(config))
    assert fresh.level == 1
    assert fresh.heroes[0].attributes == [1] * 6


@pytest.mark.rule("doria.mode.exploration")
def test_without_a_scenario_the_boss_deck_tells_when_it_ends():
    t = scripted(GAME, seats=1, scenario="exploration")
    assert len(t.state.boss_deck) == 20
    goals = [boss for boss in t.content.bosses.values() if boss.goal]
    assert len(goals) == 4
    from undercroft.games.doria.rules import scenario

    t.state.phase = "D"
    assert scenario.result(t.state, t.content) is None


@pytest.mark.rule("doria.end.goal", "doria.game.player-count-finished-heroes")
def test_the_goal_ends_the_game_and_who_has_left_still_counts(scene):
    s = scene(heroes=["warrior", "mage"], scenario="buried-alive")
    s.set("warrior", away="left", square=-1)
    assert s.state.party == 2
    assert s.next()[0] != "end"
    s.set("mage", away="left", square=-1)
    assert s.next()[0] == "end"
    s.step()
    assert s.state.result.startswith("won")


@pytest.mark.rule("doria.phase-a.scenario-rounds")
def test_a_scenario_may_act_at_a_certain_round(scene):
    from undercroft.games.doria.rules import scenario

    s = scene(mode="campaign", scenario=scenario_of(1))
    s.state.round = 11
    s.run(scenario.round_begins(s.t))
    assert s.state.monster_points == 0
    s.state.round = 12
    s.run(scenario.round_begins(s.t))
    assert s.state.monster_points == 1


# ----------------------------------------------------------------------------------------------- joining and leaving


@pytest.mark.rule("doria.xp.leave-en", "doria.game.player-count-quit")
def test_who_leaves_finishes_the_round_and_is_gone_with_all_items(scene):
    s = scene(heroes=PARTY, seats=3, open_party=True)
    axe = s.give("mage", "war-axe", "pack")
    s.state.xp, s.state.phase = 4, "end"
    assert s.state.party == 3  # until the round is over
    s.step(answers=["leave 1"])
    assert s.state.party == 2
    assert s.hero("mage").away == "quit"
    assert axe in s.state.discard
    assert [who.xp for who in s.state.heroes] == [1, 1, 1]  # experience was paid out first
    s.step(answers=["go-on"])
    assert s.step() == "end_round"
    s.state.shop = [s.card("dagger"), s.card("dagger"), s.card("short-sword")]
    s.step()
    assert s.state.queue == [0, 2]


@pytest.mark.rule("doria.xp.join-en", "doria.xp.join-xp-en", "doria.xp.join-count-en")
def test_who_joins_gets_cards_experience_and_a_place_at_the_entrance(scene):
    s = scene({(0, 0): "a-1"}, heroes={"warrior": (2, 1), "mage": (2, 2)}, seats=2, open_party=True)
    for name in ("warrior", "mage"):
        s.set(name, gained=1, bonuses=["melee"])
    s.state.phase = "end"
    s.step(answers=["join 1"])
    assert s.state.party == 2
    s.step(answers=["ranger"])
    assert s.t.asked[-1].seat == 1
    s.step()
    s.step(answers=["none"])
    s.step()
    plain = [n for n in s.state.stacks[0] if s.content.numbered[n].kind == "potion"][:4]
    s.state.stacks = [plain, [], []]
    s.step()
    new = s.hero("ranger")
    assert len(new.hand) == 6  # two standard items and four loot cards
    s.step()
    preparation.dress(s.t, 2)
    s.step(answers=["range", "str"])
    assert new.bonuses == ["range"]
    assert new.attributes[0] == 13
    s.step()
    assert s.board.marks[new.square] == "s"
    assert s.state.party == 3
    assert s.state.phase == "A"
    assert s.state.joining == []  # next time somebody else arrives


def test_the_word_of_the_party_can_be_passed_on(scene):
    s = scene(heroes=PARTY, seats=3, open_party=True)
    s.state.phase = "end"
    s.step(answers=["speaker 2"])
    assert s.state.speaker == 2
    s.step(answers=["go-on"])
    assert s.t.asked[-1].seat == 2


def test_the_first_edition_does_not_know_it(scene):
    s = scene(heroes=PARTY, open_party=True, edition="de")
    s.state.phase = "end"
    s.step()
    assert s.t.asked == []


@pytest.mark.rule("doria.setup.custom-hero-equipment-en")
def test_a_custom_hero_draws_before_the_points_are_assigned():
    from undercroft.testing import run

    t = scripted(GAME, seats=3, options={"custom-heroes": True}, answers=["custom"])
    run(preparation.choose_hero(t), t)
    assert preparation.unbuilt(t, 0)
    assert len(preparation.spare_standard(t, 0)) == 24  # any standard item, whatever it needs
    assert preparation.hand_size(t) == 6
    t.state.phase, t.state.queue = "arrange", [0]
    t.state.heroes[0].hand = [t.state.standard.pop()]
    t.script((), ["13", "13", "9", "9", "5", "pack"])
    run(preparation.arrange(t), t)
    assert t.state.heroes[0].attributes == [13, 13, 9, 9, 5, 1]
    assert t.state.heroes[0].max_hp == 13


def test_party_labels(scene):
    s = scene(heroes=PARTY, open_party=True)
    s.state.phase = "end"
    s.step(answers=["go-on"])
    said = {str(option): labels.party_label(option) for option in s.t.asked[0].options}
    assert said["leave 1"].args == {"hero": "mage"}
    assert said["join 0"].args == {"seat": 1}
    assert said["go-on"].id == "party-go-on"


def test_a_hero_who_has_left_may_be_chosen_again(scene):
    s = scene(heroes=PARTY, open_party=True)
    s.state.phase = "end"
    s.step(answers=["leave 1"])
    s.step(answers=["join 0"])
    s.step(answers=["mage"])
    assert [who.kind for who in s.state.heroes] == ["warrior", "mage", "huntress", "mage"]


@pytest.mark.rule("doria.camp.hero-bonus-en")
def test_every_second_chapter_brings_a_bonus_and_what_is_no_chapter_none():
    assert [number for number in range(9) if campaign.brings_bonus(number)] == [2, 4, 6, 8]


# ----------------------------------------------------------------------------------------------- what is kept


@pytest.mark.rule("doria.comp.campaign-items-en")
@pytest.mark.parametrize("found", [False, True])
def test_a_campaign_item_that_somebody_has_is_not_found_again(scene, found):
    s = after(scene, 2, heroes=("warrior", "mage"))
    id, *others = s.content.scenarios[scenario_of(2)].items
    if found:
        s.give("mage", id, "pack")
    asked = others if found else [id, *others]
    assert s.step(answers=["warrior 0" for _ in asked]) == "begin_rewards"
    assert [ask.about["card"] for ask in s.t.asked] == asked
    ids = [[s.content.numbered[number].id for number in gear.owned(who)] for who in s.state.heroes]
    assert ids == ([others, [id]] if found else [[id, *others], []])


@pytest.mark.rule("doria.comp.campaign-items-en")
def test_who_left_the_game_is_no_heir_and_who_left_the_dungeon_is(scene):
    s = after(scene, 2, heroes=("warrior", "mage", "huntress"))
    s.hero("warrior").away, s.hero("mage").away = "quit", "left"
    s.step(answers=["mage 1" for _ in s.content.scenarios[scenario_of(2)].items])
    assert [str(option) for option in s.t.asked[0].options] == ["mage 1", "huntress 2"]


@pytest.mark.rule("doria.camp.discard-en", "doria.comp.campaign-items-en")
def test_every_campaign_item_stays_and_takes_no_place_of_a_card(scene):
    s = after(scene, 1)
    printed = s.content.numbered[s.content.standard :]
    mine = [s.give("warrior", card.id, "pack") for card in printed]
    potion = s.give("warrior", "small-healing-potion", "pack")
    kept = close(s, f"small-healing-potion {potion}")["heroes"][0]["cards"]
    ids = [s.content.numbered[number].id for number in mine]
    assert sorted(kept) == sorted([*ids, "small-healing-potion"])


@pytest.mark.rule("doria.camp.discard-en")
def test_standard_items_go_back_whole_and_broken_loot_to_the_discards(scene):
    s = after(scene, 1)
    tool, sword = s.state.standard.pop(), s.give("warrior", "short-sword", "pack")
    s.hero("warrior").pack.append(tool)
    s.state.damaged = [tool, sword]
    close(s, "none")
    assert (tool in s.state.standard, sword in s.state.discard) == (True, True)
    assert tool not in s.state.damaged


@pytest.mark.rule("doria.setup.custom-hero-equipment-en")
def test_the_points_of_a_custom_hero_are_assigned_once(scene):
    from undercroft.testing import run

    t = scripted(GAME, seats=3, options={"custom-heroes": True}, answers=["custom"])
    run(preparation.choose_hero(t), t)
    t.state.phase, t.state.queue = "arrange", [0]
    t.state.heroes[0].hand = [t.state.standard.pop(), t.state.standard.pop()]
    t.script((), ["13", "13", "9", "9", "5", "by-hand", lambda ask: ask.options[0]])
    run(preparation.arrange(t), t)
    asked = len(t.asked)
    t.script((), [lambda ask: ask.options[0]])
    run(preparation.arrange(t), t)
    assert "attribute" not in [ask.key for ask in t.asked[asked:]]
    assert t.state.heroes[0].attributes == [13, 13, 9, 9, 5, 1]
