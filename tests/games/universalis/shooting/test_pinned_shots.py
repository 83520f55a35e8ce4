"""Shots in figures: what helps and hinders, the dice of a hit, and where a stray arrow goes."""

import pytest

from undercroft.games.universalis.content.definitions import Trait
from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.rules.checks import skills
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.state import Held, Lasting, Mark

LANE = "a" * 24
WIDE = "\n".join(["a" * 12] * 5)


def pair(arena, own=(), foe=(), hands="short-bow", **sheet):
    """Shooting 4 and equal Agility at three squares, the target facing the shooter."""
    a = arena(LANE, start=((23, 0),), **sheet)
    own, foe = dict(own), dict(foe)
    hero = a.hero(2, 0, **{"hands": (hands,), "facing": "east", "shooting": 4, **own})
    orc = a.orc(foe.pop("x", 5), 0, **{"facing": "west", **foe})
    return a, hero, orc


def plus(a, hero, orc, **more):
    held = hero.hands[0]
    return ranged.shot_plus(a.t, hero, orc, a.content.weapons[held.card], held, **more)


@pytest.mark.rule("dun.ranged.modifiers")
@pytest.mark.parametrize(
    ("own", "foe", "change"),
    [
        pytest.param({}, {}, 0, id="plain"),
        pytest.param({}, {"x": 6}, -1, id="four squares"),
        pytest.param({}, {"x": 9}, -2, id="seven squares"),
        pytest.param({}, {"x": 12}, -3, id="ten squares"),
        pytest.param({}, {"size": 1}, -1, id="small"),
        pytest.param({}, {"size": 3}, 1, id="large"),
        pytest.param({}, {"size": 4}, 2, id="huge"),
        pytest.param({}, {"marks": Mark.STATIONARY}, 2, id="stationary"),
        pytest.param({}, {"marks": Mark.CLIMBING}, 2, id="climbing"),
        pytest.param({}, {"marks": Mark.FLYING}, -1, id="flying"),
        pytest.param({}, {"agility": 4}, -1, id="quicker"),
        pytest.param({"agility": 4}, {"agility": 4}, 0, id="as quick"),
        pytest.param({"agility": 5}, {"skills": ("slippery",), "agility": 4}, -1, id="slippery"),
        pytest.param({"fears": ["orc-warrior"]}, {}, -1, id="afraid"),
        pytest.param({"hands": (Held("short-bow", taken=True),)}, {}, -1, id="a bow from the floor"),
        pytest.param(
            {"hands": (Held("short-bow", taken=True),), "fears": ["orc-warrior"]}, {}, -1, id="afraid, with such a bow"
        ),
        pytest.param({"hands": ("long-bow",)}, {}, None, id="a long bow"),
    ],
)
def test_what_a_shot_adds(arena, own, foe, change):
    if own.get("hands") == ("long-bow",):
        own = {
            **own,
            "hands": (next(c.id for c in arena().content.weapons.values() if c.kind == "ranged" and c.shooting),),
        }
    a, hero, orc = pair(arena, own, foe)
    weapon = a.content.weapons[hero.hands[0].card]
    assert plus(a, hero, orc) == 4 + (weapon.shooting if change is None else change)
    assert plus(a, hero, orc, defensive=True) == plus(a, hero, orc) - 2


@pytest.mark.rule("dun.ranged.mod-behind")
@pytest.mark.parametrize(("facing", "noted", "change"), [("east", True, 1), ("west", True, 0), ("east", False, 0)])
def test_from_behind_if_it_was_so_from_the_start(arena, facing, noted, change):
    a, hero, orc = pair(arena, foe={"facing": facing})
    active = a.activate(hero)
    active.behind = [orc.id] if noted else []
    assert plus(a, hero, orc) == 4 + change


@pytest.mark.rule("dun.skill.nature.mimetism")
@pytest.mark.parametrize(("kind", "change"), [("forest", -1), ("swamp", 0), ("", 0)])
def test_who_blends_in_is_harder_to_hit_on_his_ground(arena, kind, change):
    sheet = {"ground": (Ground(kind, (5, 0)),)} if kind else {}
    a, hero, orc = pair(arena, foe={"skills": ("mimetism",), "traits": (Trait("mimetism", 0, "forest"),)}, **sheet)
    assert plus(a, hero, orc) == 4 + change


@pytest.mark.rule("dun.ranged.mod-moved", "dun.ranged.mod-moved-throwing", "dun.skill.combat.expert-shooter")
@pytest.mark.parametrize(
    ("moved", "skills", "weapon", "change"),
    [
        (0, (), "short-bow", 0),
        (1, (), "short-bow", -1),
        (2, (), "short-bow", -1),
        (3, (), "short-bow", -2),
        (2, ("expert-shooter",), "short-bow", 0),
        (3, ("expert-shooter",), "short-bow", -2),
        (3, (), "javelin", 0),
    ],
)
def test_shooting_on_the_move(arena, moved, skills, weapon, change):
    a, hero, orc = pair(arena, {"skills": skills}, hands=weapon)
    card = a.content.weapons[weapon]
    assert ranged.hindered(a.t, hero, orc, card, ())[0] == 0
    active = a.activate(hero, moved=moved)
    assert ranged.hindered(a.t, hero, orc, card, ())[0] == change
    assert active.movement == 5
    if moved == 3 and not skills and weapon == "short-bow":
        active.movement = 6
        assert ranged.moved_modifier(a.t, hero, card) == -1, "just half of it"
    active.who = 99
    assert ranged.moved_modifier(a.t, hero, card) == 0


@pytest.mark.rule("dun.equip.range", "dun.equip.range-strength", "dun.ranged.requirements")
@pytest.mark.parametrize(
    ("weapon", "strength", "far"), [("short-bow", 3, 18), ("javelin", 3, 9), ("javelin", 4, 12), ("dagger", 3, 4)]
)
def test_how_far_one_shoots(arena, weapon, strength, far):
    a = arena(LANE, start=((23, 0),))
    hero = a.hero(1, 0, hands=(weapon,), strength=strength, facing="west")
    held = hero.hands[0]
    assert ranged.max_range(a.t, hero, a.content.weapons[weapon]) == far
    assert ranged.can_shoot(a.t, hero, held, a.orc(1 + far, 0))
    assert not ranged.can_shoot(a.t, hero, held, a.orc(2 + far, 0))
    near = a.orc(3, 0)
    assert not ranged.can_shoot(a.t, hero, Held(weapon, loaded=False), near)
    assert not ranged.can_shoot(a.t, hero, Held("axe"), near)
    assert not ranged.can_shoot(a.t, hero, Held("shield"), near)
    assert ranged.thrown(a.content.weapons[weapon]) is (weapon != "short-bow")


# ------------------------------------------------------------------------------------------------ repeats


@pytest.mark.rule("dun.skill.combat.aiming.single-shot")
@pytest.mark.parametrize(
    ("active", "marks", "fast", "may"),
    [
        ({}, 0, False, True),
        ({}, 0, True, False),
        ({}, Mark.MOVED, False, False),
        ({"moved": 1}, 0, False, False),
        ({"attacks": 1}, 0, False, True),
        ({"attacks": 2}, 0, False, False),
        ({"who": 99, "moved": 1}, 0, False, True),
    ],
)
def test_who_takes_aim(arena, active, marks, fast, may):
    a, hero, _ = pair(arena, {"marks": marks})
    assert ranged.takes_aim(a.t, hero, fast) is (not fast and not marks)
    a.activate(hero, **active)
    assert ranged.takes_aim(a.t, hero, fast) is may


@pytest.mark.rule("dun.skill.combat.aiming.reroll", "dun.skill.combat.expert-archer.reroll")
@pytest.mark.parametrize(
    ("skills", "weapon", "using", "found"),
    [
        ((), "short-bow", (), ()),
        (("aiming",), "short-bow", (), ("aims",)),
        (("expert-archer",), "short-bow", (), ()),
        (("expert-archer",), "short-bow", ("expert-archer",), ("rolls-shots-again",)),
        (("aiming", "expert-thrower"), "short-bow", (), ("aims",)),
        (("aiming", "expert-thrower"), "javelin", (), ("shot-ones-again", "aims")),
    ],
)
def test_which_skills_would_repeat_the_dice(arena, skills, weapon, using, found):
    a, hero, _ = pair(arena, {"skills": skills}, hands=weapon)
    a.activate(hero, skills=list(using))
    assert ranged.repeaters(a.t, hero, a.content.weapons[weapon], list(using), fast=False) == found
    assert ranged.expert(a.t, hero, list(using)) is ("expert-archer" in using)
    a.state.turn.active = None
    assert ranged.expert(a.t, hero, list(using))


@pytest.mark.rule("dun.skill.scholarly.encouraging", "dun.skill.exploration.ambush.reroll")
@pytest.mark.parametrize("encouraged", [False, True])
@pytest.mark.parametrize("won", [False, True])
def test_the_encouraged_and_those_in_ambush_would_roll_a_whole_shot_again(arena, encouraged, won):
    a, hero, _ = pair(arena, {"skills": ("ambush", "aiming")}, hands="short-bow")
    a.activate(hero)
    if encouraged:
        a.state.lasting.append(Lasting(hero.id, "", 0, "turn", "encouraging", hero.id, skill="encouraged"))
    if won:
        skills.note(a.t, hero, "strikes-from-ambush")
    found = ranged.repeaters(a.t, hero, a.content.weapons["short-bow"], [], fast=False)
    assert found == (("aims", "again") if encouraged or won else ("aims",))


@pytest.mark.rule("dun.skill.combat.aiming.reroll")
@pytest.mark.parametrize(
    ("dice", "again", "total"),
    [([2, 3], [4], 7), ([3, 2], [6], 9), ([2, 2], [5], 7), ([4, 6], [], 10), ([1, 1], [], 2)],
)
def test_aiming_repeats_the_lower_die_of_a_miss(arena, dice, again, total):
    a, hero, orc = pair(arena, {"skills": ("aiming",)})
    a.activate(hero)
    weapon = a.content.weapons["short-bow"]
    roll = a.run(ranged.aimed(a.t, hero.id, orc.id, weapon, 0, skills.own(a.t, hero)), [*dice, *again])
    assert roll.total == total


# ------------------------------------------------------------------------------------------------ dice


@pytest.mark.rule("dun.damage.dice-count", "dun.ranged.half-range-critical", "dun.equip.crossbow-far")
@pytest.mark.parametrize(
    ("weapon", "crits", "beyond", "dice", "armor"),
    [
        ("short-bow", 0, False, 3, 0),
        ("short-bow", 1, False, 4, 0),
        ("short-bow", 2, False, 5, 0),
        ("short-bow", 2, True, 3, 0),
        ("crossbow", 0, False, 4, -1),
        ("crossbow", 1, True, 4, 0),
        ("javelin", 1, False, 4, 0),
    ],
)
def test_the_damage_dice_of_a_shot(arena, weapon, crits, beyond, dice, armor):
    a, hero, orc = pair(arena, {"strength": 3}, hands=weapon)
    card = a.content.weapons[weapon]
    blow = ranged.make_blow(a.t, hero.id, orc.id, card, hero.hands[0], crits, [], beyond=beyond)
    assert (blow.dice, blow.armor, blow.criticals, blow.source) == (dice, armor, crits, hero.id)
    assert (blow.kind, blow.weapon, blow.magic) == ("throwing" if weapon == "javelin" else "ranged", weapon, False)
    a.state.lasting.append(Lasting(hero.id, "ranged-damage", 1, "spell"))
    blow = ranged.make_blow(a.t, hero.id, orc.id, card, hero.hands[0], crits, [], beyond=beyond)
    assert (blow.dice, blow.magic) == (dice + 1, True)


@pytest.mark.rule("dun.skill.nature.small.projectiles")
def test_small_ones_shoot_small_arrows_and_throw_as_others_do(arena):
    a, hero, orc = pair(arena, {"skills": ("small",)})
    word = "small-missiles"
    skill = next(one.id for one in a.content.skills.values() if word in one.gives)
    hero.skills = (skill,)
    for weapon in ("short-bow", "javelin"):
        card = a.content.weapons[weapon]
        strength = ranged.shields.damage_dice(a.t, hero, card)
        blow = ranged.make_blow(a.t, hero.id, orc.id, card, Held(weapon), 0, [], beyond=False)
        assert blow.dice == strength - (weapon == "short-bow")


@pytest.mark.rule("dun.equip.reload", "dun.equip.thrown-retrieval", "dun.equip.detonation-initiative")
@pytest.mark.parametrize(
    ("weapon", "kind", "side", "loaded", "heard"),
    [
        ("short-bow", "hero", 0, True, 0),
        ("crossbow", "hero", 0, False, 0),
        ("crossbow", "creature", 1, False, 0),
        ("javelin", "hero", 0, False, 0),
        ("javelin", "creature", 1, False, 0),
        ("handgun", "hero", 0, False, 1),
        ("handgun", "creature", 1, False, 0),
    ],
)
def test_what_a_shot_leaves_of_the_weapon(arena, weapon, kind, side, loaded, heard):
    a = arena(LANE)
    figure = a.figure(
        2, 0, side=side, kind=kind, card="herbod" if kind == "hero" else "orc-warrior", hands=("axe", weapon)
    )
    ranged.spend_weapon(a.t, figure.id, figure.hands[1], a.content.weapons[weapon])
    assert figure.hands == [Held("axe"), Held(weapon, loaded=loaded)]
    assert a.state.turn.detonations == heard
    ranged.spend_weapon(a.t, figure.id, Held("mace"), a.content.weapons["handgun"])
    assert a.state.turn.detonations == heard


# ------------------------------------------------------------------------------------------------ stray arrows


@pytest.mark.rule("dun.ranged.blunder-ally")
@pytest.mark.parametrize(
    ("allies", "hit"),
    [
        ((), None),
        (((5, 1),), 0),
        (((5, 4),), None),
        (((6, 2), (4, 1)), 0),
        (((6, 1), (4, 1)), 1),
        (((9, 2),), 0),
        (((10, 2),), None),
    ],
)
def test_a_blunder_hits_the_ally_on_the_way_else_beside_it(arena, allies, hit):
    """The arrow flies along the third row from 2 to 8."""
    a = arena(WIDE, start=((11, 4),))
    hero, orc = a.hero(2, 2, hands=("short-bow",), facing="east"), a.orc(8, 2)
    friends = [a.hero(x, y, size=1) for x, y in allies]
    assert a.run(ranged._on_the_way(a.t, hero.id, orc.id)) == (None if hit is None else friends[hit].id)


@pytest.mark.rule("dun.ranged.stray", "dun.ranged.stray-small")
def test_a_miss_with_a_one_hits_an_ally_beside_the_target_who_is_no_smaller(arena):
    a = arena(WIDE, start=((11, 4),))
    hero, orc = a.hero(2, 2, hands=("short-bow",), facing="east"), a.orc(8, 2)
    friend = a.hero(8, 3)
    assert a.run(ranged.beside_target(a.t, hero.id, orc.id)) == friend.id
    friend.size = 1
    assert a.run(ranged.beside_target(a.t, hero.id, orc.id)) is None
    friend.size, friend.cell = 2, a.at(8, 4)
    assert a.run(ranged.beside_target(a.t, hero.id, orc.id)) is None
    hero.cell = a.at(7, 2)
    assert a.run(ranged.beside_target(a.t, hero.id, orc.id)) is None, "he does not hit himself"


@pytest.mark.rule("dun.condition.chart", "dun.condition.kd-double")
@pytest.mark.parametrize(
    ("condition", "crits", "pushed"),
    [("", 2, False), ("stunned", 2, False), ("knocked-down", 1, False), ("knocked-down", 2, True)],
)
def test_only_a_double_critical_that_knocks_down_moves_the_target(arena, monkeypatch, condition, crits, pushed):
    a, hero, orc = pair(arena)
    found = []

    async def push(t, who, target, *, must):
        found.append((who, target, must))

    monkeypatch.setattr(ranged.pushing, "push", push)
    a.run(ranged.knock(a.t, hero.id, orc.id, condition, crits))
    assert found == [(hero.id, orc.id, True)] * pushed
    assert bool(orc.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN)) is bool(condition)
    a.run(ranged.knock(a.t, hero.id, 99, condition, crits))
    assert len(found) == pushed
