"""Skills of explorers and of those who wait for them, as people play them: doors, Initiative, traps, searches."""

import pytest
from tests.games.universalis.stage import first, rolled

from undercroft.games.universalis import events
from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Ground, Section
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Mark, SetTrap
from undercroft.games.universalis.view import view
from undercroft.testing import run

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)
TWO = "\n".join(["aaaabbbbbbbb"] * 6)
GATE = (Door("gate", (3, 2), "east"),)
SECTIONS = (Section("a"), Section("b", no_encounter=True))


def totals(a, key):
    return [event.total for event in a.t.told(events.Tested) if event.test == key]


def initiative(a):
    """Totals of both sides and the winner of the last roll."""
    event = a.t.told(events.Initiative)[-1]
    return event.heroes, event.dark, event.winner


def door(arena, hero, *cards, skills=(), **sheet):
    """A hero before a door, behind which these creatures of the sheet wait."""
    waiting = tuple(Fixed(card, at, free=True) for card, at in cards)
    a = arena(TWO, doors=GATE, sections=SECTIONS, creatures=waiting, **sheet)
    figure = a.named(hero, 3, 2, *skills, facing="east", hands=("broadsword",))
    a.state.map.doors[0].obstacle = True
    a.activate(figure)
    return a, figure


# ------------------------------------------------------------------------------------------------ Initiative


@pytest.mark.rule("dun.skill.exploration.ambush", "dun.skill.exploration.lynx")
@pytest.mark.parametrize(
    ("skills", "dice", "total"),
    [
        ((), (4, 3), 7), (("ambush",), (4, 3), 8), (("lynx",), (4, 1, 5), 9), ((), (4, 1), 5), (("lynx",), (1, 1), 2),
        (("lynx", "ambush"), (1, 4, 6), 11), (("lynx",), (4, 3), 7),
    ],
)  # fmt: skip
def test_who_opens_a_door_rolls_for_initiative_with_his_skills(arena, skills, dice, total):
    """Herbod's Perception is 0, and so is the orc's, who rolls two sixes; a double 1 is never repeated."""
    a, herbod = door(arena, "herbod", ("orc-warrior", (9, 2)), skills=skills)
    a.play(herbod, "open #0", [*dice, 6, 6])
    assert initiative(a)[:2] == (total, 12)
    assert rolled(a, "initiative") == ([2, 1, 2] if len(dice) == 3 else [2, 2])


@pytest.mark.rule("dun.skill.exploration.lynx", "dun.fortune.reroll-own")
def test_after_the_lynx_has_listened_twice_fortune_rolls_both_dice(arena):
    a, herbod = door(arena, "herbod", ("orc-warrior", (9, 2)), skills=("lynx",))
    herbod.fortune = 1
    a.play(herbod, "open #0", [1, 2, 2, 5, 4, 5, 5], ["own"])
    assert initiative(a)[:2] == (10, 9)
    assert rolled(a, "initiative") == [2, 1, 2, 2]


@pytest.mark.rule("dun.skill.exploration.ambush.reroll")
@pytest.mark.parametrize(
    ("skills", "dice", "blows"),
    [
        (("ambush",), (6, 4, 1, 2), [2, 2]), ((), (6, 4, 1, 2), [2]), (("ambush",), (1, 2, 6, 4), [2]),
    ],
)  # fmt: skip
def test_who_won_initiative_repeats_his_first_failed_blow(arena, skills, dice, blows):
    """Two blows, both of them too weak: only the first one of a winner with Ambush is rolled again."""
    a, herbod = door(arena, "herbod", ("orc-warrior", (9, 2)), skills=skills)
    a.play(herbod, "open #0", dice)
    orc = next(f for f in a.state.figures.values() if f.card == "orc-warrior")
    for number in range(2):
        herbod.cell, orc.cell = a.at(6, 2), a.at(7, 2)
        a.activate(herbod)
        before = len(rolled(a, "attack"))
        again = [2, 3] if number == 0 and len(blows) == 2 else []
        a.play(herbod, f"attack broadsword #{orc.id}", [2, 3, 6, 5, *again])
        assert rolled(a, "attack")[before:] == (blows if number == 0 else [2])


@pytest.mark.rule("dun.skill.exploration.ambush.reroll", "dun.skill.two-active")
def test_two_declared_skills_leave_no_room_for_the_ambush(arena):
    a, herbod = door(arena, "herbod", ("orc-warrior", (9, 2)), skills=("ambush", "mighty-blow", "powerful-blow"))
    a.play(herbod, "open #0", (6, 4, 1, 2))
    orc = next(f for f in a.state.figures.values() if f.card == "orc-warrior")
    herbod.cell, orc.cell = a.at(6, 2), a.at(7, 2)
    a.activate(herbod)
    a.play(herbod, f"attack broadsword+mighty-blow+powerful-blow #{orc.id}", [2, 3, 6, 5])
    assert rolled(a, "attack") == [2]


@pytest.mark.rule("dun.skill.exploration.ambush.reroll")
def test_a_night_wolf_that_was_quicker_bites_again(arena):
    """The winning side is the one with the skill, be it the dark one; a thrown or shot miss counts like a blow."""
    a, herbod = door(arena, "herbod", ("night-wolf", (9, 2)))
    herbod.base = (*herbod.base[:9], 30, *herbod.base[10:])
    a.play(herbod, "open #0", [1, 2, 6, 4])
    wolf = next(f for f in a.state.figures.values() if f.card == "night-wolf")
    herbod.cell, wolf.cell = a.at(6, 2), a.at(7, 2)
    a.activate(wolf)
    for blows in ([2, 2], [2], [2]):
        before = len(rolled(a, "attack"))
        a.play(wolf, f"attack claws #{herbod.id}", [1, 2, 6, 5, *([1, 3] if len(blows) == 2 else [])])
        assert rolled(a, "attack")[before:] == blows


@pytest.mark.rule("dun.skill.nature.huge.allies")
@pytest.mark.parametrize(("cards", "total"), [
    ((("orc-warrior", (7, 2)), ("stone-giant", (10, 2))), 6), ((("orc-warrior", (7, 2)), ("cave-troll", (10, 2))), 7),
])  # fmt: skip
def test_a_giant_gives_his_friends_away(arena, cards, total):
    """The orc, who has the better senses, rolls 4 and 3."""
    a, herbod = door(arena, "herbod", *cards)
    a.play(herbod, "open #0", [6, 5, 4, 3])
    assert initiative(a)[1] == total


@pytest.mark.rule("dun.skill.nature.huge.perception", "dun.skill.nature.large.attributes")
@pytest.mark.parametrize(
    ("card", "total"), [("stone-giant", 5), ("cave-troll", 5), ("maze-minotaur", 6), ("orc-warrior", 7)]
)
def test_the_big_hear_little(arena, card, total):
    """4 and 3 on the dice: a giant is Huge, a minotaur Large, a troll stupid as well."""
    a, herbod = door(arena, "herbod", (card, (9, 2)))
    a.play(herbod, "open #0", [6, 5, 4, 3])
    assert initiative(a)[1] == total


@pytest.mark.rule("dun.skill.nature.small.perception")
@pytest.mark.parametrize(("card", "total"), [("pim", 8), ("herbod", 7)])
def test_the_small_have_sharp_ears(arena, card, total):
    a, hero = door(arena, card, ("orc-warrior", (9, 2)))
    a.play(hero, "open #0", [4, 3, 6, 5])
    assert initiative(a)[0] == total


@pytest.mark.rule("dun.skill.nature.mimetism")
@pytest.mark.parametrize(("kind", "total"), [("rock", 6), ("swamp", 7)])
def test_a_kobold_among_rocks_is_not_noticed(arena, kind, total):
    a, herbod = door(arena, "herbod", ("kobold-slinger", (9, 2)), ground=(Ground(kind, (9, 2)),))
    a.play(herbod, "open #0", [4, 3, 6, 5])
    assert initiative(a)[0] == total


@pytest.mark.rule("dun.skill.nature.watchman.initiative")
@pytest.mark.parametrize(("card", "total"), [("orc-spearman", 9), ("orc-warrior", 7)])
def test_a_watchman_hears_the_door(arena, card, total):
    a, herbod = door(arena, "herbod", (card, (9, 2)))
    a.play(herbod, "open #0", [6, 6, 4, 3])
    assert initiative(a)[1] == total


@pytest.mark.rule("dun.skill.nature.watchman.adp", "dun.adp.initiative.perception")
@pytest.mark.parametrize(("cards", "total"), [
    (("orc-spearman", "cave-viper"), 9), (("orc-warrior", "cave-viper"), 8), (("orc-spearman", "night-wolf"), 11),
])  # fmt: skip
def test_the_automaton_lets_whoever_watches_best_listen(arena, cards, total):
    """4 and 3 on the dice: a viper has Perception 1, a watchman two more than none, a werewolf three, and one for
    its Ambush."""
    a, herbod = door(arena, "herbod", *zip(cards, ((9, 2), (9, 4)), strict=True))
    a.play(herbod, "open #0", [6, 6, 4, 3])
    assert initiative(a)[1] == total


@pytest.mark.rule("dun.skill.nature.watchman.initiative", "dun.skill.exploration.ambush")
@pytest.mark.parametrize(("hidden", "total"), [(True, 7), (False, 9)])
def test_a_watchman_is_no_quicker_in_an_ambush(arena, hidden, total):
    """Spearmen who come out of the water do so as in an Ambush, and those behind a door do not."""
    if not hidden:
        a, herbod = door(arena, "herbod", ("orc-spearman", (9, 2)))
        a.play(herbod, "open #0", [6, 6, 4, 3])
    else:
        a = arena("\n".join(["a" * 8] * 3), ground=(Ground("deep-water", (3, 1)),), dark_seat=1)
        a.named("herbod", 6, 1)
        a.state.dark.submerged, a.state.turn.side = ["orc-spearman"], 1
        a.state.dark.obstacle_deck, a.state.dark.encounter_deck = [], []
        a.t.script([6, 6, 4, 3], [str(a.at(0, 2))])
        run(turns.start_dark(a.t))
    assert initiative(a)[1] == total


# ------------------------------------------------------------------------------------------------ surprise


@pytest.mark.rule("dun.skill.exploration.skulk.surprise", "dun.skill.exploration.skulk.size")
@pytest.mark.parametrize(
    ("race", "skills", "dice", "caught"),
    [
        ("humans", ("skulk",), (3, 5), True), ("humans", (), (3, 5), False), ("humans", ("skulk",), (2, 5), False),
        ("ogres", ("skulk",), (3, 5), False), ("humans", (), (4, 5), True),
    ],
)  # fmt: skip
def test_who_skulks_surprises_sharper_minds(arena, race, skills, dice, caught):
    """An orc champion has Intelligence 4: both dice of the winner must reach it, or 3 for a skulker."""
    waiting = (Fixed("orc-champion", (7, 2), free=True),)
    a = arena(TWO, doors=GATE, sections=SECTIONS, creatures=waiting)
    hero = a.of_race(race, 3 if race == "humans" else 2, 2, facing="east", skills=skills, perception=9)
    a.state.map.doors[0].obstacle = True
    a.activate(hero)
    a.play(hero, "open #0", [*dice, 1, 2], [first, "0"] if caught else [])
    assert bool(a.t.told(events.Surprised)) is caught


# ------------------------------------------------------------------------------------------------ traps


@pytest.mark.rule(
    "dun.skill.exploration.eagle-eye.perception",
    "dun.skill.exploration.expert-trapper",
    "dun.skill.exploration.scout.traps",
    "dun.skill.max-bonus",
)
@pytest.mark.parametrize(
    ("skills", "total"),
    [
        ((), 7), (("eagle-eye",), 8), (("expert-trapper",), 8), (("scout",), 8), (("locksmith",), 7),
        (("eagle-eye", "expert-trapper", "scout"), 10), (("hunter", "eagle-eye", "expert-trapper", "scout"), 10),
        (("hunter", "eagle-eye"), 9),
    ],
)  # fmt: skip
def test_who_detects_a_trap_of_the_sheet(arena, skills, total):
    """4 and 3 on the dice and Perception 0; four skills together give no more than three."""
    a = arena(LANE)
    herbod = a.named("herbod", 2, 0, *skills, facing="east", vitality=30)
    a.state.map.traps = [SetTrap(a.at(4, 0), "electric-shock", free=True)]
    a.activate(herbod)
    a.play(herbod, f"move @{a.at(5, 0)}", [4, 3])
    assert totals(a, "detect") == [total]
    assert herbod.cell == a.at(3 if total >= a.content.dark["electric-shock"].detect else 4, 0)


@pytest.mark.rule("dun.skill.max-bonus", "dun.hero.attr-perception")
def test_the_limit_is_for_skills_alone(arena):
    """A hunter's own sharp pet adds a point that does not come from his skills."""
    a = arena(LANE + "\n" + LANE)
    herbod = a.named("herbod", 2, 0, "eagle-eye", "expert-trapper", "scout", facing="east", vitality=30)
    a.companion("war-hound", 3, 1, kind="pet", owner=herbod.id)
    a.state.map.traps = [SetTrap(a.at(4, 0), "electric-shock", free=True)]
    a.activate(herbod)
    a.play(herbod, f"move @{a.at(5, 0)}", [4, 3])
    assert totals(a, "detect") == [11]


@pytest.mark.rule("dun.skill.exploration.expert-trapper")
@pytest.mark.parametrize(("skills", "total"), [((), 7), (("expert-trapper",), 8), (("eagle-eye",), 7), (("scout",), 7)])
def test_an_expert_trapper_disarms_better_too(arena, skills, total):
    a = arena(LANE)
    herbod = a.named("herbod", 2, 0, *skills, facing="east", vitality=30)
    a.state.map.traps = [SetTrap(a.at(3, 0), "electric-shock", known=True)]
    a.activate(herbod)
    a.play(herbod, f"disarm @{a.at(3, 0)}", [4, 3])
    assert totals(a, "disarm") == [total]


@pytest.mark.rule("dun.skill.exploration.trapper.limits")
def test_a_trapper_lays_two_traps_one_for_each_enemy_and_none_for_a_leader(arena):
    """One orc after another walks up to her: the first twice, then two more, then their leader."""
    a = arena("a" * 20)
    scout = a.named("taeral", 0, 0, "trapper", facing="east")
    first_, second, third = (a.creature("orc-warrior", x, 0, facing="west", vitality=30) for x in (5, 8, 11))
    leader = a.creature("orc-champion", 14, 0, facing="west", leader=True)

    def comes(orc, x, answers):
        before = orc.cell, len(a.t.asked)
        orc.cell = a.at(x + 2, 0)
        a.activate(orc)
        a.play(orc, f"move @{a.at(x, 0)}", [1, 2, *[1] * 4] if answers else [], answers)
        keys = [ask.key for ask in a.t.asked[before[1] :]]
        orc.cell = before[0]
        return "trapper" in keys

    assert not comes(leader, 3, [])
    assert comes(first_, 3, ["spring"])
    assert not comes(first_, 3, [])
    assert comes(second, 3, ["spring"])
    assert not comes(third, 3, [])
    assert scout.uses["trapper"] == 2


@pytest.mark.rule("dun.skill.exploration.trapper.limits", "dun.skill.exploration.trapper")
def test_who_lets_an_enemy_pass_keeps_the_trap_for_later(arena):
    a = arena(LANE)
    scout = a.named("taeral", 0, 0, "trapper", facing="east")
    orc = a.creature("orc-warrior", 5, 0, facing="west", vitality=30)
    for answer, x in (("pass", 3), ("spring", 3)):
        orc.cell = a.at(5, 0)
        a.activate(orc)
        a.play(orc, f"move @{a.at(x, 0)}", [1, 2, 6, 6, 6, 6] if answer == "spring" else [], [answer])
    assert orc.wounds == 4
    assert scout.uses["trapper"] == 1


# ------------------------------------------------------------------------------------------------ searches


@pytest.mark.rule("dun.skill.exploration.eagle-eye.perception")
@pytest.mark.parametrize("what", ["secret", "search-room"])
@pytest.mark.parametrize(
    ("skills", "total"), [((), 8), (("eagle-eye",), 9), (("expert-trapper",), 8), (("hunter", "eagle-eye"), 10)]
)
def test_eagle_eyes_search_halls_and_walls_better(arena, what, skills, total):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, *skills)
    a.activate(herbod)
    a.play(herbod, what, [4, 4])
    assert totals(a, what.removesuffix("-room")) == [total]


@pytest.mark.rule("dun.skill.exploration.great-explorer")
def test_a_great_explorer_repeats_three_searches_and_no_more(arena):
    """He is asked each time; what he passes up is not used, and other tests are none of it."""
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "great-explorer")
    asked = []
    for what, answers in (("secret", ["use"]), ("search-room", ["pass"]), ("secret", ["use"]), ("secret", ["use"])):
        a.activate(herbod)
        a.play(herbod, what, [1, 2, *([2, 3] if answers == ["use"] else [])], answers)
        asked.append(len(rolled(a, "secret")) + len(rolled(a, "search")))
    assert asked == [2, 3, 5, 7]
    assert herbod.uses["great-explorer"] == 3
    a.activate(herbod)
    a.play(herbod, "secret", [1, 2])
    assert [ask.key for ask in a.t.asked].count("use-skill") == 4


@pytest.mark.rule("dun.skill.exploration.great-explorer", "dun.fortune.reroll-own", "dun.search.room-double-six")
def test_his_second_look_comes_before_fortune_and_may_find_a_treasure(arena):
    a = arena(HALL)
    herbod = a.named("herbod", 5, 4, "great-explorer", fortune=1)
    a.state.supply.treasures = ["fletchers-chest"]
    a.activate(herbod)
    a.play(herbod, "search-room", [1, 2, 6, 6], ["use"])
    assert a.state.supply.treasures == []
    assert herbod.fortune == 1


@pytest.mark.rule("dun.skill.exploration.lucky")
def test_the_lucky_draw_two_treasures_and_keep_one_but_once_in_a_quest(arena):
    """Pim is lucky; whoever is not takes what is on top. What he leaves goes back."""
    a = arena(HALL)
    pim, herbod = a.named("pim", 5, 4, "lucky"), a.named("herbod", 7, 4)
    cards = [card.id for card in a.content.treasures.values()][:4]
    a.state.supply.treasures = list(reversed(cards))
    for hero, keep, left in ((herbod, None, 3), (pim, cards[2], 2), (pim, None, 1)):
        a.state.map.inspected.clear()
        a.activate(hero)
        a.play(hero, "search-room", [6, 6, *[1] * 9], [keep] if keep else [])
        assert len(a.state.supply.treasures) == left
    assert [ask.key for ask in a.t.asked].count("lucky") == 1
    assert cards[1] in a.state.supply.treasures


@pytest.mark.rule("dun.skill.scholarly.alchemist.tables")
@pytest.mark.parametrize(
    ("piece", "skills", "rolls"),
    [
        ("alchemy-table", ("alchemist",), 2), ("alchemy-table", (), 1), ("bed", ("alchemist",), 1),
        ("spice-table", ("alchemist",), 2),
    ],
)  # fmt: skip
def test_an_alchemist_looks_twice_at_his_tables(arena, piece, skills, rolls):
    """A 3 finds nothing there, so he rolls again; at a bed he is like others."""
    a = arena(HALL, furniture=(Furnishing(piece, (5, 3)),))
    square = a.board.pieces[0].squares[-1]
    malkin = a.named("malkin", a.board.xy(square)[0], a.board.xy(square)[1] + 1, *skills)
    a.activate(malkin)
    a.play(malkin, "search #0", [1, 2, 4, 4])
    assert len(rolled(a, "furniture")) == rolls


# ------------------------------------------------------------------------------------------------ moving


@pytest.mark.rule("dun.skill.exploration.acrobat")
@pytest.mark.parametrize(("skills", "agility", "total"), [((), 4, 9), (("acrobat",), 4, 10), (("acrobat",), 3, 8)])
def test_an_acrobat_jumps_better_while_he_is_nimble(arena, skills, agility, total):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    herbod = a.named("herbod", 2, 0, *skills, facing="east", agility=agility, vitality=30)
    a.activate(herbod)
    a.play(herbod, f"jump @{a.at(4, 0)}", [3, 2])
    assert totals(a, "jump") == [total]
    assert (herbod.cell == a.at(4, 0)) is (total >= 10)


@pytest.mark.rule("dun.skill.exploration.acrobat")
@pytest.mark.parametrize(("skills", "thrown"), [((), True), (("acrobat",), False)])
def test_an_acrobat_slips_out_of_a_trolls_hand(arena, skills, thrown):
    """Opposed: the troll's 7 and 2 against his 4 and 4; a tie would be rolled again."""
    a = arena(HALL)
    herbod = a.named("herbod", 11, 4, *skills, agility=4, vitality=30)
    troll = a.creature("cave-troll", 9, 4, facing="east")
    a.activate(troll)
    a.play(troll, f"skill grab-and-throw #{herbod.id}", [4, 3, 2, 2])
    assert bool(herbod.marks & Mark.KNOCKED_DOWN) is thrown


@pytest.mark.rule("dun.skill.exploration.scout.terrain")
@pytest.mark.parametrize(
    ("skills", "worn", "far", "rough"),
    [((), (), 2, True), (("scout",), (), 5, False), (("scout",), ("leather-armor",), 5, False),
     (("scout",), ("chainmail",), 2, True)],
)  # fmt: skip
def test_a_scout_walks_over_rubble_unless_his_armor_is_heavy(arena, skills, worn, far, rough):
    """Five points of Movement; rough ground costs two a square, and a point of Combat Skill."""
    a = arena(LANE, ground=(Ground("difficult", (1, 0), 13),))
    herbod = a.named("herbod", 0, 0, *skills, worn=worn, hands=("broadsword",), facing="east", movement=5)
    a.activate(herbod)
    ends = {text for text in a.offers(herbod) if text.startswith("move")}
    assert f"move @{a.at(far, 0)}" in ends
    assert f"move @{a.at(far + 1, 0)}" not in ends
    a.play(herbod, f"move @{a.at(far, 0)}", [])
    orc = a.creature("orc-warrior", far + 1, 0, facing="west")
    a.play(herbod, f"attack broadsword #{orc.id}", [3, 4, 6, 5])
    assert a.t.told(events.Attacked)[0].attack == 12 - rough


# ------------------------------------------------------------------------------------------------ watch and water


@pytest.mark.rule("dun.skill.nature.watchman.adp")
@pytest.mark.parametrize(("card", "opened"), [("orc-spearman", True), ("orc-warrior", False)])
def test_the_automatons_watchman_thinks_of_the_door_first(arena, card, opened):
    """Herbod is in the same hall; a warrior goes for him."""
    a = arena(TWO, doors=GATE, sections=SECTIONS)
    a.named("herbod", 0, 5, vitality=30)
    orc = a.creature(card, 2, 2, facing="west")
    a.state.turn.side, a.state.turn.queue = 1, [orc.id]
    a.t.script([1] * 40, [first] * 9)
    run(turns.artificial_next(a.t))
    assert (a.state.map.doors[0].state == "open") is opened
    assert (orc.cell == a.at(3, 2)) is opened


@pytest.mark.rule("dun.skill.nature.watchman.adp")
def test_a_watchman_who_is_held_fights(arena):
    a = arena(TWO, doors=GATE, sections=SECTIONS)
    herbod = a.named("herbod", 1, 2, vitality=30, hands=("broadsword",))
    orc = a.creature("orc-spearman", 2, 2, facing="west")
    a.state.turn.side, a.state.turn.queue = 1, [orc.id]
    a.t.script([1, 2, 6, 5, *[1] * 40], [first] * 9)
    run(turns.artificial_next(a.t))
    assert a.state.map.doors[0].state == "closed"
    assert a.t.told(events.Attacked)[0].target == herbod.id


@pytest.mark.rule("dun.skill.nature.aquatic-animal.hidden")
@pytest.mark.parametrize(("answer", "hidden"), [("hide", ["cave-viper"]), ("show", [])])
def test_the_dark_player_may_leave_a_viper_under_water(arena, answer, hidden):
    """He plays Enemy Spotted! as Herbod opens the door to a pool; the heroes do not even hear of what stays below."""
    pool = (Ground("deep-water", (6, 4), 2, 2),)
    a = arena(TWO, doors=GATE, ground=pool, dark_seat=1, factions=("followers-of-the-claw",))
    herbod = a.named("herbod", 3, 2, facing="east")
    a.state.map.doors[0].obstacle = True
    a.state.dark.hand, a.state.dark.reserve = ["enemy-spotted"], 9
    a.activate(herbod)

    def spotted(ask):
        return next(option for option in ask.options if "enemy-spotted" in str(option))

    place = [] if hidden else [str(a.at(9, 2))]
    a.t.script([4, 3, 6, 5], ["open #0", spotted, "cave-viper", answer, *place, "done", *[first] * 4])
    run(turns.act(a.t, herbod.id))
    assert a.state.dark.submerged == hidden
    assert [f.card for f in a.state.figures.values() if f.side == 1] == ([] if hidden else ["cave-viper"])
    assert view(a.state, a.content, 0)["submerged"] is None
    assert view(a.state, a.content, 1)["submerged"] == hidden
    assert bool(rolled(a, "initiative")) is not bool(hidden)


@pytest.mark.rule("dun.skill.nature.aquatic-animal.hidden", "dun.quest-sheet.fixed-creature-cost")
@pytest.mark.parametrize(
    ("seat", "wet", "reserve", "answers", "hidden", "left"),
    [
        pytest.param(-1, True, 3, (), True, 1, id="the automaton's hides"),
        pytest.param(1, True, 3, ("hide",), True, 1, id="the Dark Player hides it"),
        pytest.param(1, True, 3, ("show",), False, 1, id="or shows it"),
        pytest.param(-1, False, 3, (), False, 1, id="there is no water"),
        pytest.param(-1, True, 1, (), False, 1, id="it cannot be paid"),
    ],
)
def test_a_viper_of_the_sheet_waits_below_where_there_is_water(arena, seat, wet, reserve, answers, hidden, left):
    """It is paid as it would have been, and shows itself later like all that lurk."""
    pool = (Ground("deep-water", (6, 4), 2, 2),) if wet else ()
    a = arena(TWO, doors=GATE, ground=pool, dark_seat=seat, factions=("followers-of-the-claw",),
              creatures=(Fixed("cave-viper", (8, 2)),), points={"scenario_die": ("power",) * 6})  # fmt: skip
    herbod = a.named("herbod", 3, 2, facing="east")
    a.state.map.doors[0].obstacle, a.state.dark.reserve = True, reserve
    a.activate(herbod)
    a.t.script([4, 3, 6, 5, 1, 1, 1, 1], ["open #0", *answers, *[first] * 4])
    run(turns.act(a.t, herbod.id))
    a.t.left_dice.clear()
    a.t.left_answers.clear()
    assert a.state.dark.submerged == (["cave-viper"] if hidden else [])
    assert bool([f for f in a.state.figures.values() if f.side == 1]) is (reserve == 3 and not hidden)
    assert a.state.dark.reserve == left


def test_printed_sheets_have_vipers_where_there_is_water():
    content, found = base(), []
    for quest in content.quests.values():
        board = content.boards[quest.id]
        wet = {board.section[board.at(*one.at)] for one in quest.ground if one.kind == "deep-water"}
        lurking = [one for one in quest.creatures if "aquatic-animal" in content.creatures[one.creature].skills]
        found += [quest.id for one in lurking if board.section[board.at(*one.at)] in wet]
    assert found == ["the-nail-smiths-pit"]


@pytest.mark.rule("dun.skill.nature.aquatic-animal.hidden")
def test_without_water_a_viper_comes_like_others(arena):
    a = arena(TWO, doors=GATE, dark_seat=1, factions=("followers-of-the-claw",))
    herbod = a.named("herbod", 3, 2, facing="east")
    a.state.map.doors[0].obstacle = True
    a.state.dark.hand, a.state.dark.reserve = ["enemy-spotted"], 9
    a.activate(herbod)

    def spotted(ask):
        return next(option for option in ask.options if "enemy-spotted" in str(option))

    a.t.script([4, 3, 6, 5], ["open #0", spotted, "cave-viper", str(a.at(9, 2)), "done", *[first] * 4])
    run(turns.act(a.t, herbod.id))
    assert "dive" not in [ask.key for ask in a.t.asked]
    assert [f.card for f in a.state.figures.values() if f.side == 1] == ["cave-viper"]
