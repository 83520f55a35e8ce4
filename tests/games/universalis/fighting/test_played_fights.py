"""Fights as people play them: printed fighters, chosen deeds, scripted dice. Each case with the die that just fails."""

import pytest

from undercroft.games.universalis.content.quests import Furnishing, Ground
from undercroft.games.universalis.events import Attacked, Shot
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run

HALL = "\n".join(["a" * 14] * 8)


def two(total):
    """Two dice that add up to this and are no double."""
    return next([x, total - x] for x in (6, 5, 4, 3, 2, 1) if 1 <= total - x <= 6 and 2 * x != total)


# ------------------------------------------------------------------------------------------------ shots


@pytest.mark.rule("dun.ranged.modifiers")
@pytest.mark.parametrize(
    ("card", "foe", "own", "needs"),
    [
        pytest.param("orc-warrior", {}, {}, 6, id="plain"),
        pytest.param("goblin-sneak", {}, {}, 7, id="small", marks=pytest.mark.rule("dun.ranged.mod-small")),
        pytest.param("cave-troll", {}, {}, 5, id="large", marks=pytest.mark.rule("dun.ranged.mod-large")),
        pytest.param("stone-giant", {}, {}, 4, id="huge", marks=pytest.mark.rule("dun.ranged.mod-large")),
        pytest.param(
            "orc-warrior", {"marks": Mark.STATIONARY}, {}, 4,
            id="stationary", marks=pytest.mark.rule("dun.ranged.mod-stationary"),
        ),
        pytest.param(
            "drakeling", {"marks": Mark.FLYING}, {}, 7, id="flying", marks=pytest.mark.rule("dun.ranged.mod-flying")
        ),
        pytest.param(
            "dire-wolf", {}, {"agility": 3}, 7, id="quick", marks=pytest.mark.rule("dun.ranged.mod-agility")
        ),
        pytest.param(
            "orc-warrior", {"facing": "east"}, {}, 5, id="from behind", marks=pytest.mark.rule("dun.ranged.mod-behind")
        ),
        pytest.param(
            "orc-warrior", {}, {"moved": 2}, 7, id="half the way", marks=pytest.mark.rule("dun.ranged.mod-moved")
        ),
        pytest.param(
            "orc-warrior", {}, {"moved": 3}, 8, id="all the way", marks=pytest.mark.rule("dun.ranged.mod-moved")
        ),
        pytest.param(
            "orc-warrior", {"x": 5}, {}, 7, id="at four squares", marks=pytest.mark.rule("dun.ranged.mod-distance")
        ),
        pytest.param(
            "orc-warrior", {}, {"moved": 3, "hands": ("javelin",)}, 6,
            id="thrown", marks=pytest.mark.rule("dun.ranged.mod-moved-throwing"),
        ),
    ],
)  # fmt: skip
def test_what_a_shot_needs(arena, card, foe, own, needs):
    """Shooting Skill 4 against 10."""
    for total in (needs, needs - 1):
        a = arena(HALL)
        hands, moved = own.get("hands", ("short-bow",)), own.get("moved", 0)
        hero = a.hero(1, 3, shooting=4, agility=own.get("agility", 5), hands=hands, facing="east", strength=3)
        more = {"facing": "west", **{k: v for k, v in foe.items() if k != "x"}}
        orc = a.creature(card, foe.get("x", 4), 3, **more)
        a.activate(hero, moved=moved)
        a.play(hero, f"shoot {hands[0]} #{orc.id}", two(total))
        assert a.t.told(Shot)[0].hit == (total == needs)


@pytest.mark.rule("dun.ranged.mod-cover", "dun.cover.types", "dun.cover.when", "dun.skill.exploration.eagle-eye.cover")
@pytest.mark.parametrize(("skills", "piece", "needs"), [((), False, 6), ((), True, 7), (("eagle-eye",), True, 6)])
def test_a_table_covers_who_stands_behind_it(arena, skills, piece, needs):
    for total in (needs, needs - 1):
        a = arena(HALL, furniture=(Furnishing("table", (3, 3)),) if piece else ())
        behind = max(a.board.pieces[0].squares) + 1 if piece else a.at(4, 3)
        x, y = a.board.xy(behind)
        hero = a.hero(max(0, x - 3), y, shooting=4, agility=5, hands=("short-bow",), facing="east", skills=skills)
        orc = a.creature("orc-warrior", x, y, facing="west")
        a.activate(hero)
        a.play(hero, f"shoot short-bow #{orc.id}", two(total))
        assert a.t.told(Shot)[0].hit == (total == needs)


@pytest.mark.rule("dun.ranged.not-engaged", "dun.equip.handgun-close", "dun.equip.guns-ignore-shield")
def test_only_a_handgun_is_fired_at_arms_length_and_no_shield_stops_it(arena):
    a = arena(HALL)
    hero = a.hero(3, 3, shooting=4, agility=5, hands=("short-bow", "handgun"), facing="east")
    orc = a.creature("black-orc", 4, 3, facing="west", hands=("broadsword", "great-shield"))
    a.activate(hero)
    offers = a.offers(hero)
    assert f"shoot handgun #{orc.id}" in offers
    assert f"shoot short-bow #{orc.id}" not in offers
    a.play(hero, f"shoot handgun #{orc.id}", [5, 4, 6, 6, 6])
    assert "block" not in [key for *_, key in a.t.rolled]
    assert orc.id not in a.state.figures


@pytest.mark.rule("dun.equip.reload", "dun.equip.crossbow-far", "dun.ranged.half-range-critical")
@pytest.mark.parametrize(("x", "six", "dice", "armor"), [(4, True, 5, 4), (4, False, 4, 4), (13, True, 4, 5)])
def test_beyond_half_its_range_a_crossbow_is_blunt_and_has_no_criticals(arena, x, six, dice, armor):
    """Range 24: at 12 squares and less a six is a die more and Armor counts 1 less."""
    a = arena("a" * 30)
    hero = a.hero(0, 0, shooting=9, agility=5, hands=("crossbow",), facing="east")
    orc = a.creature("orc-champion", x, 0, facing="west", vitality=30)
    a.activate(hero)
    need = armor if x < 13 else 5
    a.play(hero, f"shoot crossbow #{orc.id}", [6 if six else 5, 4, *[need] * dice])
    damage = next(one for one in a.t.rolled if one[2] == "damage")
    assert damage[0] == dice
    assert orc.wounds == dice
    assert hero.hands == [Held("crossbow", loaded=False)]
    assert not [text for text in a.offers(hero) if text.startswith("shoot")]


# ------------------------------------------------------------------------------------------------ blows


@pytest.mark.rule("dun.melee.roll", "dun.melee.tie")
@pytest.mark.parametrize(
    ("own", "foe", "needs"),
    [
        pytest.param({}, {}, 8, id="plain"),
        pytest.param(
            {}, {"facing": "north"}, 7,
            id="from behind", marks=pytest.mark.rule("dun.melee.mod-behind", "dun.behind.condition"),
        ),
        pytest.param(
            {}, {"card": "drakeling", "marks": Mark.FLYING}, 9,
            id="flying", marks=pytest.mark.rule("dun.melee.mod-flying"),
        ),
        pytest.param({"hands": ("axe",)}, {}, 9, id="axe", marks=pytest.mark.rule("dun.melee.mod-weapon")),
        pytest.param(
            {}, {"hands": ("short-sword",)}, 7,
            id="short sword of the defender", marks=pytest.mark.rule("dun.equip.short-sword-defence"),
        ),
        pytest.param(
            {}, {"hands": ("staff",)}, 9, id="staff of the defender", marks=pytest.mark.rule("dun.melee.mod-weapon")
        ),
        pytest.param({"hands": ()}, {}, 9, id="bare hands", marks=pytest.mark.rule("dun.equip.unarmed")),
    ],
)  # fmt: skip
def test_what_a_blow_needs(arena, own, foe, needs):
    """Combat Skill 3 on both sides, the defender rolls 7: 8 wins; a tie goes to the more agile, here the defender."""
    for total in (needs, needs - 1):
        a = arena(HALL)
        hands = own.get("hands", ("broadsword",))
        hero = a.hero(5, 4, hands=hands, agility=2, strength=1)
        more = {"hands": ("broadsword",), "facing": "south", **{k: v for k, v in foe.items() if k != "card"}}
        orc = a.creature(foe.get("card", "orc-warrior"), 5, 3, combat=3, agility=4, **more)
        a.activate(hero)
        weapon = hands[0] if hands else "unarmed"
        a.play(hero, f"attack {weapon} #{orc.id}", [*two(total), 4, 3])
        assert a.t.told(Attacked)[0].hit == (total == needs)


@pytest.mark.rule("dun.melee.tie", "dun.melee.roll")
@pytest.mark.parametrize(
    ("hero", "orc", "shield", "wins"),
    [(4, 3, (), True), (3, 4, (), False), (3, 3, (), False), (4, 3, ("shield",), True), (3, 3, ("shield",), False)],
)
def test_who_wins_a_tie(arena, hero, orc, shield, wins):
    """Agility, then a shield of the defender's opponent; a shield costs a point of Agility."""
    a = arena(HALL)
    one = a.hero(5, 4, hands=("broadsword", *shield), agility=hero, strength=1)
    two_ = a.creature("orc-warrior", 5, 3, agility=orc, facing="south", hands=("broadsword",))
    a.activate(one)
    a.play(one, f"attack broadsword #{two_.id}", [4, 3, 5, 2])
    assert bool(a.t.told(Attacked)[0].hit) is wins


@pytest.mark.rule("dun.melee.stationary", "dun.melee.stationary-armor", "dun.condition.stationary")
def test_the_stationary_are_hit_without_a_roll_and_their_armor_counts_one_less(arena):
    a = arena(HALL)
    hero = a.hero(5, 4, hands=("broadsword",), strength=2)
    orc = a.creature("orc-warrior", 5, 3, facing="south", marks=Mark.STATIONARY, vitality=9)
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [3, 3, 2])
    assert [key for *_, key in a.t.rolled] == ["damage"]
    assert orc.wounds == 2, "Armor 4 counts as 3"


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.rule("dun.condition.chart", "dun.condition.relative-size", "dun.condition.chart-timing")
@pytest.mark.parametrize(
    ("who", "card", "sixes", "marks"),
    [
        ("human", "orc-warrior", 0, 0),
        ("human", "orc-warrior", 1, 0),
        pytest.param(
            "human", "orc-warrior", 2, Mark.KNOCKED_DOWN, marks=pytest.mark.rule("dun.condition.kd-state")
        ),
        pytest.param(
            "human", "goblin-sneak", 1, Mark.KNOCKED_DOWN, marks=pytest.mark.rule("dun.condition.kd-larger")
        ),
        ("human", "goblin-sneak", 0, 0),
        pytest.param("ogre", "orc-warrior", 1, Mark.KNOCKED_DOWN, marks=pytest.mark.rule("dun.condition.kd-larger")),
        ("ogre", "orc-warrior", 0, 0),
        pytest.param(
            "ogre", "goblin-sneak", 0, Mark.KNOCKED_DOWN, marks=pytest.mark.rule("dun.condition.kd-much-larger")
        ),
        pytest.param("human", "cave-troll", 1, 0, marks=pytest.mark.rule("dun.push.larger")),
        pytest.param(
            "human", "cave-troll", 2, Mark.STUNNED, marks=pytest.mark.rule("dun.condition.smaller-double-stuns")
        ),
        ("ogre", "cave-troll", 2, Mark.KNOCKED_DOWN),
        pytest.param("human", "stone-giant", 2, 0, marks=pytest.mark.rule("dun.push.larger")),
    ],
)  # fmt: skip
def test_what_a_hit_does_besides_wounding(arena, who, card, sixes, marks):
    a = arena(HALL)
    more = {"hands": ("broadsword",), "combat": 9, "strength": 1}
    hero = a.hero(5, 4, **more) if who == "human" else a.of_race("ogres", 5, 4, **more)
    foe = a.creature(card, 5, 2 if card in ("cave-troll", "stone-giant") else 3, facing="south", vitality=30)
    a.activate(hero)
    dice = {0: [5, 4], 1: [6, 4], 2: [6, 6]}[sixes]
    a.play(hero, f"attack broadsword #{foe.id}", [*dice, 1, 2, *[1] * 30])
    assert foe.marks & (Mark.KNOCKED_DOWN | Mark.STUNNED) == marks
    pushed = any(ask.key == "push" for ask in a.t.asked)
    assert pushed is (foe.size <= hero.size)


@pytest.mark.rule(
    "dun.condition.kd-attacked-behind", "dun.condition.kd-no-range", "dun.condition.kd-stunned", "dun.meleerange.none"
)
def test_who_lies_on_the_ground_is_struck_from_behind_and_holds_nobody(arena):
    a = arena(HALL)
    hero = a.hero(5, 4, hands=("broadsword",), agility=2, strength=1)
    orc = a.creature("orc-warrior", 5, 3, agility=4, facing="south", hands=("broadsword",), marks=Mark.KNOCKED_DOWN)
    a.activate(hero)
    assert f"move @{a.at(9, 4)}" in a.offers(hero), "nobody holds him"
    a.play(hero, f"attack broadsword #{orc.id}", [4, 3, 4, 3])
    event = a.t.told(Attacked)[0]
    assert (event.attack, event.defence) == (7 + 3 + 1, 7 + 3 - 1), "from behind, and as if Stunned"


@pytest.mark.rule(
    "dun.condition.wounded", "dun.condition.wounded-penalty", "dun.condition.wounded-end", "dun.damage.vitality"
)
def test_who_has_one_point_of_vitality_left_fights_worse(arena):
    for vitality, wounds, minus in ((3, 1, 0), (3, 2, 1), (1, 0, 0)):
        a = arena(HALL)
        hero = a.hero(5, 4, hands=("broadsword",), agility=2, strength=1, vitality=vitality, wounds=wounds)
        orc = a.creature("orc-warrior", 5, 3, facing="south")
        a.activate(hero)
        a.play(hero, f"attack broadsword #{orc.id}", [4, 3, 6, 5])
        assert a.t.told(Attacked)[0].attack == 7 + 3 - minus


# ------------------------------------------------------------------------------------------------ shields


@pytest.mark.rule(
    "dun.shield.block",
    "dun.shield.block-critical",
    "dun.shield.block-double-critical",
    "dun.equip.flail-ignores-shield",
)
@pytest.mark.parametrize(
    ("weapon", "dice", "block", "stopped"),
    [
        ("broadsword", (5, 4), 5, True), ("broadsword", (5, 4), 4, False), ("broadsword", (6, 4), 6, True),
        ("broadsword", (6, 4), 5, False), ("broadsword", (6, 6), None, False), ("flail", (6, 4), None, False),
        ("flail", (5, 4), 5, True),
    ],
)  # fmt: skip
def test_what_a_shield_stops(arena, weapon, dice, block, stopped):
    a = arena(HALL)
    hero = a.hero(5, 4, hands=(weapon,), combat=9, strength=3)
    orc = a.creature("black-orc", 5, 3, facing="south", hands=("broadsword", "shield"), vitality=30)
    a.activate(hero)
    rolled = [*dice, 1, 2, *([block] if block else []), *[6] * 9]
    a.play(hero, f"attack {weapon} #{orc.id}", rolled)
    assert ("block" in [key for *_, key in a.t.rolled]) is (block is not None)
    assert (orc.wounds == 0) is stopped


@pytest.mark.rule(
    "dun.break.shield-when", "dun.break.shield-roll", "dun.break.shield-damage", "dun.equip.shield-breaker"
)
@pytest.mark.parametrize(("rolled", "broken"), [(2, True), (3, False)])
def test_a_greatsword_tests_the_shield_that_stops_it(arena, rolled, broken):
    a = arena(HALL)
    hero = a.hero(5, 4, hands=("greatsword",), combat=9, strength=3)
    orc = a.creature("black-orc", 5, 3, facing="south", hands=("broadsword", "shield"), vitality=30)
    a.activate(hero)
    a.play(hero, f"attack greatsword #{orc.id}", [5, 4, 1, 2, 5, rolled, 6, *[1] * 9])
    assert ([held.card for held in orc.hands] == ["broadsword"]) is broken
    assert orc.wounds == int(broken), "a broken shield lets a single die through"


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.rule(
    "dun.damage.dice-count", "dun.equip.damage-relative", "dun.equip.armor-modifier",
)  # fmt: skip
@pytest.mark.parametrize(("weapon", "dice", "need"), [
    ("broadsword", 4, 4), ("axe", 4, 3), ("dagger", 2, 4), ("club", 3, 4),
    ("battleaxe", 5, 3), ("greatsword", 6, 4), ("scimitar", 5, 4),
])  # fmt: skip
def test_how_many_dice_a_weapon_rolls_and_what_they_need(arena, weapon, dice, need):
    """Strength 3 against Armor 4."""
    for shown in (need, need - 1):
        a = arena(HALL)
        hero = a.hero(5, 4, hands=(weapon,), combat=9, strength=3)
        orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=30)
        a.activate(hero)
        a.t.script([5, 4, 1, 2, *[shown] * dice], [*a.way_to(hero, f"attack {weapon} #{orc.id}"), "-1"])
        run(activation.act(a.t, hero.id), a.t)
        assert orc.wounds == (dice if shown == need else 0)


@pytest.mark.rule("dun.melee.mod-elevated")
@pytest.mark.parametrize(("high", "attack"), [(0, 10), (1, 11)])
def test_who_stands_higher_has_one_more(arena, high, attack):
    ground = (Ground("high", (0, 4), 14, 4, high),) if high else ()
    a = arena(HALL, ground=ground)
    hero = a.hero(5, 4, hands=("broadsword",))
    orc = a.creature("orc-warrior", 5, 3, facing="south")
    a.activate(hero)
    a.play(hero, f"attack broadsword #{orc.id}", [4, 3, 6, 5])
    assert a.t.told(Attacked)[0].attack == attack
