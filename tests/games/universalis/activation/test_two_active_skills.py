"""Two Active skills in an activation, and two in each attack that is received: which take a place, and when."""

import pytest
from tests.games.universalis.stage import rolled

import undercroft
from undercroft.games.universalis import events
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.events import Cast, Shot
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.checks import opposed
from undercroft.games.universalis.state import Fallen, Held, Mark, SetTrap
from undercroft.testing import run

LANE = "a" * 14
HALL = "\n".join([LANE] * 9)
TWO_OTHERS = ["climber", "impassible"]
"""Active skills that help none of what follows."""


def totals(a, key):
    return [event.total for event in a.t.told(events.Tested) if event.test == key]


# ------------------------------------------------------------------------------------------------ shots


def archer(arena, *skills, table=False, moved=0, using=(), hands="short-bow"):
    """Shooting Skill 4, three squares away from an orc who stands behind a table or in the open."""
    a = arena(HALL, furniture=(Furnishing("table", (3, 3)),) if table else ())
    x, y = a.board.xy(max(a.board.pieces[0].squares) + 1) if table else (4, 3)
    hero = a.hero(x - 3, y, shooting=4, agility=5, movement=5, hands=(hands,), facing="east", skills=skills)
    orc = a.creature("orc-warrior", x, y, facing="west", vitality=30)
    active = a.activate(hero, moved=moved, skills=list(using))
    return a, hero, orc, active


def declared(*skills):
    return "".join(f"+{skill}" for skill in skills)


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.expert-shooter", "dun.skill.exploration.eagle-eye.cover")
@pytest.mark.parametrize(
    ("skill", "setting"), [("expert-shooter", {"moved": 2}), ("eagle-eye", {"table": True})], ids=["moved", "cover"]
)
@pytest.mark.parametrize(
    ("others", "using", "total", "after"),
    [
        ((), [], 13, 1),
        ((), ["climber"], 13, 2),
        ((), TWO_OTHERS, 12, 2),
        (("accurate-shooting", "lethal-shot"), [], 12, 2),
        (("strong", "hardy"), [], 13, 1),
    ],
)
def test_what_spares_a_shot_a_modifier_takes_a_place(arena, skill, setting, others, using, total, after):
    """5 and 4 and Shooting Skill 4. Declared with two others, or after two others, the shot has its modifier; skills
    that are always in effect take no place."""
    a, hero, orc, active = archer(arena, skill, *others, using=using, **setting)
    ways = [other for other in others if a.content.skills[other].active]
    a.play(hero, f"shoot short-bow{declared(*ways)} #{orc.id}", [5, 4])
    assert a.t.told(Shot)[0].total == total
    assert (skill in active.skills) is (total == 13)
    assert len(active.skills) == after


@pytest.mark.rule("dun.skill.two-active")
@pytest.mark.parametrize(("moved", "table", "taken"), [(0, False, []), (3, False, []), (0, True, ["eagle-eye"])])
def test_a_modifier_that_is_not_there_takes_no_place(arena, moved, table, taken):
    a, hero, orc, active = archer(arena, "expert-shooter", "eagle-eye", moved=moved, table=table)
    a.play(hero, f"shoot short-bow #{orc.id}", [5, 4])
    assert active.skills == taken


@pytest.mark.rule("dun.skill.two-active")
@pytest.mark.parametrize(("using", "total", "taken"), [([], 13, 2), (["climber"], 12, 1), (TWO_OTHERS, 11, 0)])
def test_with_one_place_left_one_modifier_stands(arena, using, total, taken):
    a, hero, orc, active = archer(arena, "expert-shooter", "eagle-eye", moved=2, table=True, using=using)
    a.play(hero, f"shoot short-bow #{orc.id}", [5, 4])
    assert a.t.told(Shot)[0].total == total
    assert active.skills == [*using, *("expert-shooter", "eagle-eye")[:taken]]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.accurate-shooting")
@pytest.mark.parametrize(
    ("ways", "total", "dice"),
    [
        ((), 13, 3),
        (("accurate-shooting", "expert-shooter"), 12, 4),
        (("accurate-shooting", "eagle-eye"), 12, 4),
        (("expert-shooter", "eagle-eye"), 13, 3),
    ],
)
def test_of_three_that_could_help_a_shot_its_player_names_two(arena, ways, total, dice):
    """By themselves the first two come into play, which leaves no room for the third."""
    a, hero, orc, active = archer(arena, "expert-shooter", "eagle-eye", "accurate-shooting", moved=2, table=True)
    shots = [one for one in a.offers(hero) if one.startswith("shoot")]
    assert not any(one.count("+") > 2 for one in shots)
    a.play(hero, f"shoot short-bow{declared(*ways)} #{orc.id}", [5, 4])
    assert a.t.told(Shot)[0].total == total
    assert rolled(a, "damage") == [dice]
    assert len(active.skills) == 2


@pytest.mark.rule("dun.skill.two-active", "dun.ranged.hit")
@pytest.mark.parametrize("ways", [(), ("accurate-shooting", "lethal-shot"), ("accurate-shooting", "eagle-eye")])
def test_the_odds_of_a_shot_know_of_the_two(arena, ways):
    """At 5 less than 10, and at 6 less with the modifier of the table."""
    a, hero, orc, _ = archer(arena, "eagle-eye", "accurate-shooting", "lethal-shot", table=True)
    text = f"shoot short-bow{declared(*ways)} #{orc.id}"
    do = next(one for one in activation.legal(a.t, hero.id) if str(one) == text)
    assert odds.of(a.t, hero.id, do) * 36 == (26 if ways != ("accurate-shooting", "lethal-shot") else 21)


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.aiming.reroll")
@pytest.mark.parametrize(("table", "dice"), [(True, [2]), (False, [2, 1])])
def test_who_sees_past_a_table_with_the_last_place_does_not_aim_besides(arena, table, dice):
    a, hero, orc, _ = archer(arena, "eagle-eye", "aiming", table=table, using=["climber"])
    text = f"shoot short-bow #{orc.id}"
    do = next(one for one in activation.legal(a.t, hero.id) if str(one) == text)
    assert (odds.of(a.t, hero.id, do) * 36 == 26) is table, "at 4 more, without a second try"
    a.play(hero, text, [3, 1, 6])
    assert rolled(a, "shot") == dice


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.expert-archer.defensive-longbow")
@pytest.mark.parametrize(("hands", "dice", "wounds"), [("longbow", 6, 0), ("short-bow", 5, 5)])
def test_a_longbow_in_defence_takes_the_place_of_a_skill(arena, hands, dice, wounds):
    """Accurate Shooting and Lethal Shot both help a short bow; with a longbow there is room for the first alone, and
    the orc's Armor of 4 is as it was. What he uses himself has nothing to do with it."""
    a = arena(LANE)
    orc = a.creature("orc-warrior", 11, 0, facing="west", vitality=30, movement=9)
    skills = ("expert-archer", "accurate-shooting", "lethal-shot")
    a.hero(2, 0, hands=(hands,), facing="east", shooting=6, skills=skills)
    active = a.activate(orc, skills=TWO_OTHERS[:])
    a.play(orc, f"move @{a.at(3, 0)}", [6, 4, *[3] * 6], ["shoot"])
    assert rolled(a, "damage") == [dice]
    assert orc.wounds == wounds
    assert active.skills == TWO_OTHERS


# ------------------------------------------------------------------------------------------------ tests


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.locksmith")
@pytest.mark.parametrize(
    ("using", "dice", "total", "opened", "after"),
    [
        ([], (5, 3), 10, True, ["locksmith"]),
        ([], (6, 4), 12, True, []),
        ([], (4, 3), 9, False, []),
        (TWO_OTHERS, (5, 3), 8, False, TWO_OTHERS),
        (["locksmith", "climber"], (5, 3), 10, True, ["locksmith", "climber"]),
    ],
)
def test_a_skill_that_adds_to_a_test_is_in_use_once_it_has_made_the_difference(
    arena, using, dice, total, opened, after
):
    a = arena("\n".join(["aaaabbbb"] * 4), doors=(Door("gate", (3, 2), "east"),))
    door = a.state.map.doors[0]
    door.lock = door.obstacle = True
    hero = a.hero(3, 2, skills=("locksmith",), dexterity=0)
    active = a.activate(hero, skills=list(using))
    a.play(hero, next(one for one in a.offers(hero) if one.startswith("pick")), dice)
    assert totals(a, "lock") == [total]
    assert (door.state == "open") is opened
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.eagle-eye.perception")
@pytest.mark.parametrize(
    ("dice", "using", "total", "after"),
    [
        ((5, 4), [], 11, []),
        ((4, 4), [], 10, ["eagle-eye"]),
        ((4, 3), [], 9, ["eagle-eye", "expert-trapper"]),
        ((4, 3), ["climber"], 8, ["climber"]),
        ((4, 4), TWO_OTHERS, 8, TWO_OTHERS),
    ],
)
def test_only_as_many_skills_are_in_use_as_the_test_called_for(arena, dice, using, total, after):
    """A trap that is found with 9."""
    a = arena(LANE)
    herbod = a.named("herbod", 2, 0, "eagle-eye", "expert-trapper", facing="east", vitality=30)
    assert a.content.dark["electric-shock"].detect == 9
    a.state.map.traps = [SetTrap(a.at(4, 0), "electric-shock", free=True)]
    active = a.activate(herbod, skills=list(using))
    a.play(herbod, f"move @{a.at(5, 0)}", dice)
    assert totals(a, "detect") == [total]
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.acrobat", "dun.skill.exploration.climber")
@pytest.mark.parametrize(
    ("using", "rolls", "found", "after"),
    [
        ([], [3, 2], [10], ["acrobat"]),
        ([], [2, 1, 3, 2], [10], ["climber", "acrobat"]),
        (["impassible"], [2, 1, 3, 2], [9], ["impassible", "climber"]),
        (["impassible", "fast"], [3, 2], [9], ["impassible", "fast"]),
    ],
)
def test_a_repeat_may_take_the_last_place_from_what_adds_to_the_test(arena, using, rolls, found, after):
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    herbod = a.named("herbod", 2, 0, "acrobat", "climber", facing="east", agility=4, vitality=30)
    active = a.activate(herbod, skills=list(using))
    a.play(herbod, f"jump @{a.at(4, 0)}", rolls)
    assert totals(a, "jump") == found
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.acrobat")
def test_who_is_attacked_has_two_of_his_own(arena):
    """The troll's 7 and 2 against 4 and 4 and the acrobat's point; what the troll uses has nothing to do with it."""
    a = arena(HALL)
    herbod = a.named("herbod", 11, 4, "acrobat", agility=4, vitality=30)
    troll = a.creature("cave-troll", 9, 4, facing="east")
    active = a.activate(troll, skills=["climber"])
    a.play(troll, f"skill grab-and-throw #{herbod.id}", [5, 2, 2, 2])
    assert herbod.cell == a.at(11, 4)
    assert active.skills == ["climber", "grab-and-throw"]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.acrobat")
@pytest.mark.parametrize(
    ("using", "dice", "won", "after"),
    [
        ([], (4, 3, 4, 3), 1, ["acrobat"]),
        ([], (4, 4, 4, 3), 1, []),
        ([], (4, 1, 4, 3), -1, []),
        ([], (4, 2, 4, 3), 0, ["acrobat"]),
        (TWO_OTHERS, (4, 3, 4, 3), 0, TWO_OTHERS),
        (TWO_OTHERS, (4, 4, 4, 3), 1, TWO_OTHERS),
    ],
)
def test_an_opposed_roll_in_his_own_activation_is_helped_by_two_at_most(arena, using, dice, won, after):
    """Both have Agility 4; the acrobat's point counts where it turns a defeat into a tie or a tie into a victory."""
    a = arena(HALL)
    herbod, orc = a.named("herbod", 5, 4, "acrobat", agility=4), a.orc(6, 4, agility=4)
    active = a.activate(herbod, skills=list(using))
    for first in (True, False):
        active.skills = list(using)
        pair = (herbod.id, orc.id) if first else (orc.id, herbod.id)
        rolls = dice if first else (*dice[2:], *dice[:2])
        contest = a.run(opposed(a.t, *pair, Attribute.AGILITY, "grip", ties=False), rolls)
        assert contest.winner == (won if first else -won)
        assert active.skills == after


# ------------------------------------------------------------------------------------------------ spells


@pytest.mark.rule(
    "dun.skill.two-active", "dun.skill.scholarly.reckless-wizard", "dun.skill.scholarly.experienced-wizard"
)
@pytest.mark.parametrize(
    ("using", "ways", "total", "after"),
    [
        ([], "", 12, ["reckless-wizard"]),
        ([], "+experienced-wizard", 12, ["experienced-wizard", "reckless-wizard"]),
        (["climber"], "+experienced-wizard", 11, ["climber", "experienced-wizard"]),
        (TWO_OTHERS, "", 11, TWO_OTHERS),
    ],
)
def test_recklessness_takes_a_place(arena, using, ways, total, after):
    a = arena(HALL)
    skills = ("reckless-wizard", "experienced-wizard")
    hero = a.hero(1, 2, skills=skills, intelligence=4, mana=6, spells=("lightning",), vitality=9, facing="east")
    orc = a.creature("orc-warrior", 6, 2, vitality=30)
    active = a.activate(hero, skills=list(using))
    text = f"cast lightning{ways} #{orc.id}"
    do = next(one for one in activation.legal(a.t, hero.id) if str(one) == text)
    plain = odds.casting_chance(4, False, bool(ways))
    assert (odds.of(a.t, hero.id, do) == plain) is (total == 11)
    a.play(hero, text, [4, 3])
    assert a.t.told(Cast)[0].total == total
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.magic.blunder")
@pytest.mark.parametrize(("using", "stunned"), [([], True), (TWO_OTHERS, False)])
def test_who_has_no_place_for_it_is_not_reckless(arena, using, stunned):
    a = arena(HALL)
    hero = a.hero(1, 2, skills=("reckless-wizard",), intelligence=4, mana=6, spells=("lightning",), facing="east")
    orc = a.creature("orc-warrior", 6, 2, vitality=30)
    a.activate(hero, skills=list(using))
    a.play(hero, f"cast lightning #{orc.id}", [3, 3])
    assert bool(hero.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.skill.two-active", "dun.skill.scholarly.champion-of-the-gods-of-good.cast")
@pytest.mark.parametrize(("using", "offered"), [([], True), (["climber"], True), (TWO_OTHERS, False)])
def test_a_prayer_is_an_active_skill(arena, using, offered):
    a = arena(HALL)
    good = "champion-of-the-gods-of-good"
    hero = a.hero(1, 2, skills=(good,), courage=4, spells=("healing-light", "mending-rune"), mana=3, wounds=2)
    active = a.activate(hero, skills=list(using))
    assert (f"cast healing-light #{hero.id}" in a.offers(hero)) is offered
    assert f"cast mending-rune #{hero.id}" in a.offers(hero), "a spell of his own is no skill"
    if offered:
        a.play(hero, f"cast healing-light #{hero.id}", [4, 4])
        assert active.skills == [*using, good]


# ------------------------------------------------------------------------------------------------ the rest


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.fast.run")
@pytest.mark.parametrize(
    ("using", "dice", "squares", "after"),
    [([], (1, 2), 10, ["fast"]), ([], (4, 3), 10, []), ([], (1, 1), 2, []), (TWO_OTHERS, (1, 2), 8, TWO_OTHERS)],
)
def test_who_is_fast_uses_it_where_the_dice_are_low(arena, using, dice, squares, after):
    a = arena(HALL)
    hero = a.hero(0, 0, movement=5, agility=4, skills=("fast",))
    active = a.activate(hero, skills=list(using))
    a.do(hero, "run", dice)
    assert active.points == squares
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.skill.exploration.thief", "dun.skill.scholarly.torturer")
@pytest.mark.parametrize(
    ("using", "dice", "asked", "coins", "after"),
    [
        ([], [1, 4, 6, 5], True, 3, ["thief", "torturer"]),
        ([], [3, 4, 5], False, 2, []),
        (["climber"], [1, 4, 6, 5], False, 3, ["climber", "thief"]),
        (TWO_OTHERS, [1, 4, 6], False, 2, TWO_OTHERS),
    ],
)
def test_corpses_are_searched_with_two_skills_at_most(arena, using, dice, asked, coins, after):
    a = arena(HALL)
    hero = a.hero(1, 1, skills=("thief", "torturer"))
    a.hero(2, 1)
    a.state.map.fallen = [Fallen("champion", fighters=(hero.id,))]
    active = a.activate(hero, skills=list(using))
    a.do(hero, "corpses", dice, [str(hero.id)] if asked else [])
    assert hero.coins == coins
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.skill.scholarly.secrets-of-magic.identify")
@pytest.mark.parametrize(("using", "offered"), [([], True), (["climber"], True), (TWO_OTHERS, False)])
def test_whoever_tells_what_an_object_does_uses_a_skill(arena, using, offered):
    a = arena(HALL)
    hero = a.hero(1, 1, skills=("secrets-of-magic",), intelligence=4, pack=())
    hero.pack = [Held("broadsword", magic=next(iter(a.content.magic)), known=False)]
    active = a.activate(hero, skills=list(using))
    assert ("identify broadsword" in a.offers(hero)) is offered
    if offered:
        a.do(hero, "identify broadsword", [3, 3])
        assert active.skills == [*using, "secrets-of-magic"]


@pytest.mark.rule("dun.skill.two-active", "dun.skill.scholarly.secrets-of-magic.treasure")
@pytest.mark.parametrize(
    ("using", "beside", "dice", "coins", "after"),
    [
        ([], False, (5, 5), 0, ["secrets-of-magic"]),
        ([], False, (6, 6), 0, []),
        (TWO_OTHERS, False, (5, 5), 1, TWO_OTHERS),
        (TWO_OTHERS, True, (5, 5), 0, TWO_OTHERS),
    ],
)
def test_a_searcher_finds_treasure_by_his_own_skill_or_by_a_friends(arena, using, beside, dice, coins, after):
    a = arena(HALL)
    hero = a.hero(1, 1, skills=("secrets-of-magic",))
    if beside:
        a.hero(3, 1, skills=("secrets-of-magic",))
    a.state.supply.treasures = list(a.content.treasures)[:1]
    active = a.activate(hero, skills=list(using))
    a.play(hero, "search-room", dice)
    assert bool(a.state.supply.treasures) is bool(coins)
    assert active.skills == after


@pytest.mark.rule("dun.skill.two-active", "dun.skill.combat.blocking.block", "dun.skill.combat.dirty-fighter")
def test_a_blade_that_blocks_and_a_dirty_trick_are_two(arena):
    """He loses with a double: the attacker is Stunned, and the greatsword blocks the hit all the same."""
    a = arena(HALL)
    hero = a.hero(5, 4, hands=("greatsword",), facing="north", skills=("blocking", "dirty-fighter"), agility=5)
    orc = a.creature("orc-warrior", 5, 3, facing="south", hands=("axe",), agility=3)
    active = a.activate(orc, skills=TWO_OTHERS[:])
    a.play(orc, f"attack axe #{hero.id}", [6, 5, 2, 2, 5])
    assert rolled(a, "block") == [1]
    assert not hero.wounds
    assert orc.marks & Mark.STUNNED
    assert active.skills == TWO_OTHERS


@pytest.mark.rule("dun.skill.two-active", "dun.skill.nature.watchman.doors")
@pytest.mark.parametrize(
    ("skills", "using", "offered"),
    [(("watchman",), [], True), (("watchman",), TWO_OTHERS, False), (("lynx",), [], False)],
)
def test_a_watchman_opens_a_door_by_an_active_skill(arena, skills, using, offered):
    a = arena("\n".join(["aaaabbbb"] * 4), doors=(Door("gate", (3, 2), "east"),), dark_seat=1)
    orc = a.orc(3, 2, skills=skills)
    a.hero(0, 2)
    active = a.activate(orc, skills=list(using))
    assert ("open #0" in a.offers(orc)) is offered
    if offered:
        a.play(orc, "open #0", [])
        assert active.skills == ["watchman"]


@pytest.mark.rule("dun.skill.two-active")
@pytest.mark.parametrize(
    ("using", "ways", "said"),
    [
        ([], ("accurate-shooting", "lethal-shot", "aiming"), "Two Active skills at most go together."),
        (["eagle-eye"], ("accurate-shooting", "lethal-shot"), "in an activation. In use already: Eagle Eye."),
        (["eagle-eye", "climber"], ("aiming",), "In use already: Eagle Eye, Climber."),
        (["eagle-eye"], ("aiming", "eagle-eye"), None),
        ([], ("strong", "hardy", "lucky"), None),
        (["eagle-eye", "climber"], (), None),
    ],
)
def test_a_third_is_refused_with_the_reason(arena, using, ways, said):
    a, hero, orc, _ = archer(arena, using=using)
    text, reasons = f"shoot short-bow{declared(*ways)} #{orc.id}", []
    a.t.policy = lambda table, ask: reasons.append(ask.refuse(text)) or ask.find("end")
    run(activation.act(a.t, hero.id))
    (reason,) = reasons
    if said is None:
        assert reason is None
    else:
        assert undercroft.new("universalis", seed=1).speaker(reason).endswith(said)
        assert reason.cites == ("dun.skill.two-active",)
