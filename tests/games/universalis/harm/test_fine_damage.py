"""The fine print of damage: how many dice against what, falls, conditions, who is out."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Trait
from undercroft.games.universalis.rules.harm import damage, pushing
from undercroft.games.universalis.rules.harm.damage import Blow
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Held, Lasting, Mark, Note

# ------------------------------------------------------------------------------------------------ dice and numbers


@pytest.mark.rule(
    "dun.damage.wound", "dun.damage.armor-max", "dun.damage.armor-six-plus-one", "dun.equip.minimum-damage"
)
@pytest.mark.parametrize(
    ("blow", "armor", "dice", "need"),
    [
        (Blow(3), 4, 3, 4), (Blow(3, armor=-1), 4, 3, 3), (Blow(3, armor=1), 4, 3, 5), (Blow(3, armor=1), 6, 3, 7),
        (Blow(3, armor=2), 6, 3, 7), (Blow(0), 4, 1, 5), (Blow(-2), 4, 1, 5), (Blow(0), 6, 1, 7), (Blow(1), 6, 1, 6),
        (Blow(0, armor=1), 6, 1, 7), (Blow(3, against="strength"), 4, 3, 3),
    ],
)  # fmt: skip
def test_how_many_dice_must_reach_what(arena, blow, armor, dice, need):
    a = arena()
    hero = a.hero(3, 3, armor=armor, strength=3)
    assert damage.counted(a.t, hero, blow) == (dice, need)


@pytest.mark.rule("dun.damage.natural-armor", "dun.skill.nature.vulnerable.damage")
@pytest.mark.parametrize(
    ("change", "blow", "dice", "need"),
    [
        ({"natural": 3}, Blow(3, against="natural"), 3, 3), ({"natural": 6}, Blow(3, against="natural", armor=1), 3, 7),
        ({"natural": 3, "skills": ("tough",)}, Blow(3, against="natural", element="poison"), 3, 4),
        ({"natural": 3, "skills": ("tough",)}, Blow(3, against="natural", element="fire"), 3, 3),
        ({"natural": 6, "skills": ("tough",)}, Blow(3, against="natural", element="poison"), 3, 6),
        ({"natural": 3, "skills": ("vulnerable",), "traits": (Trait("vulnerable", word="fire"),)},
         Blow(3, against="natural", element="fire"), 4, 3),
        ({"natural": 3, "skills": ("vulnerable",), "traits": (Trait("vulnerable", word="fire"),)},
         Blow(3, against="natural", element="ice"), 3, 3),
        ({"natural": 3, "skills": ("invulnerable",)}, Blow(3, against="natural", kind="fall"), 3, 6),
        ({"natural": 3, "skills": ("invulnerable",)}, Blow(3, against="natural", kind="melee"), 3, 3),
        ({"natural": 3, "skills": ("invulnerable",)}, Blow(3, against="natural", kind="breath", magic=True), 3, 3),
    ],
)  # fmt: skip
def test_elements_and_natures(arena, change, blow, dice, need):
    a = arena()
    orc = a.orc(3, 3, **change)
    assert damage.counted(a.t, orc, blow) == (dice, need)


@pytest.mark.rule("dun.damage.one-never", "dun.skill.combat.cruel", "dun.skill.combat.heart-seeker")
@pytest.mark.parametrize(
    ("blow", "need", "dice", "wounds"),
    [
        (Blow(3), 4, [4, 3, 5], 2), (Blow(3), 1, [1, 2, 1], 1), (Blow(3, ones=True), 4, [1, 1, 5, 6], 2),
        (Blow(3, all_ones=True), 4, [1, 1, 5, 6, 2], 2), (Blow(3, ones=True), 4, [2, 3, 5], 1),
        (Blow(2, sixes=True), 4, [6, 6, 5, 1], 3), (Blow(2, sixes=True), 4, [5, 3], 1),
        (Blow(3), 7, [6, 6, 5, 6, 5], 1), (Blow(3), 7, [5, 5, 5], 0), (Blow(1), 6, [6], 1), (Blow(1), 6, [5], 0),
    ],
)  # fmt: skip
def test_which_dice_wound(arena, blow, need, dice, wounds):
    a = arena()
    assert a.run(damage.throw(a.t, blow.dice, need, blow), dice).wounds == wounds


@pytest.mark.rule("dun.skill.combat.hardened")
@pytest.mark.parametrize(
    ("kind", "die", "wounds"),
    [("melee", 4, 1), ("melee", 3, 2), ("ranged", 6, 1), ("throwing", 4, 1), ("trap", None, 2)],
)
def test_the_hardened_shrug_off_a_wound_of_weapons(arena, kind, die, wounds):
    a = arena()
    hero = a.hero(3, 3, skills=("hardened",), armor=4, vitality=9)
    a.run(damage.harm(a.t, hero.id, Blow(2, kind=kind)), [5, 5, *([die] if die else [])])
    assert hero.wounds == wounds


@pytest.mark.rule("dun.fortune.reroll-opponent")
@pytest.mark.parametrize(
    ("fortune", "answers", "dice", "wounds"),
    [(1, ["again"], [5, 5, 1, 5], 1), (1, ["pass"], [5, 5], 2), (0, [], [5, 5], 2), (1, [], [1, 1], 0)],
)
def test_a_damage_roll_is_repeated_for_fortune(arena, fortune, answers, dice, wounds):
    a = arena()
    hero = a.hero(3, 3, fortune=fortune, armor=4, vitality=9)
    a.run(damage.harm(a.t, hero.id, Blow(2)), dice, answers)
    assert (hero.wounds, hero.fortune) == (wounds, fortune - answers.count("again"))


@pytest.mark.rule("dun.fortune.self-only", "dun.fortune.reroll-opponent")
def test_a_pet_has_no_fortune_to_spend(arena):
    a = arena()
    pet = a.pet(3, 3, fortune=2, armor=4)
    a.run(damage.harm(a.t, pet.id, Blow(2)), [5, 5])
    assert (pet.wounds, pet.fortune) == (2, 2)


# ------------------------------------------------------------------------------------------------ out


@pytest.mark.rule("dun.ko.when", "dun.damage.vitality")
@pytest.mark.parametrize(("wounds", "out"), [(2, False), (3, True), (4, True), (0, False)])
def test_nobody_stands_without_vitality(arena, wounds, out):
    a = arena()
    hero = a.hero(3, 3, vitality=5)
    hero.wounds = 2
    hurt = a.run(damage.lose(a.t, hero.id, wounds))
    assert (hurt.wounds, hurt.out, hurt.cancelled) == (wounds, out, False)
    assert bool(hero.marks & Mark.KNOCKED_OUT) is out


@pytest.mark.rule("dun.ko.hero", "dun.score.dp-knockout", "dun.ko.removed")
def test_a_hero_who_falls_lies_there_and_counts_once(arena):
    a = arena()
    hero, other = a.hero(3, 3, vitality=3), a.hero(5, 3)
    a.state.dark.powers = [("fortune", hero.id), ("fortune", other.id)]
    a.state.lasting = [Lasting(hero.id, "strength", 1, "turn", "x", NOBODY), Lasting(other.id, "x", 1, "turn", "x", 1)]
    a.activate(other)
    a.run(damage.knock_out(a.t, hero.id))
    points = a.content.points.knock_out_points
    assert hero.marks & Mark.KNOCKED_OUT
    assert hero.marks & Mark.WAS_OUT
    assert a.state.quest.achievements[DARK] == points
    assert a.state.dark.powers == [("fortune", other.id)]
    assert [one.target for one in a.state.lasting] == [other.id]
    assert a.state.turn.active is not None
    hero.marks &= ~Mark.KNOCKED_OUT
    a.activate(hero)
    a.run(damage.knock_out(a.t, hero.id))
    assert a.state.quest.achievements[DARK] == points
    assert a.state.turn.active is None


@pytest.mark.rule("dun.walk.achievement-kill", "dun.ko.removed")
@pytest.mark.parametrize(("level", "place"), [("grunt", 0), ("elite", 1), ("champion", 2)])
def test_what_an_enemy_is_worth(arena, level, place):
    a = arena()
    hero, orc = a.hero(3, 3), a.orc(5, 3, level=level, hands=(Held("axe", magic="wolfs-bite"),))
    a.state.turn.queue, a.state.turn.extra = [orc.id, hero.id], [orc.id]
    a.run(damage.knock_out(a.t, orc.id, hero.id))
    assert a.state.quest.achievements[HEROES] == a.content.points.kill_points[place]
    assert (orc.id in a.state.figures, a.state.turn.queue, a.state.turn.extra) == (False, [hero.id], [])
    assert a.state.map.fallen[0].magic == ("wolfs-bite",)


@pytest.mark.rule("dun.psych.leader-death", "dun.walk.achievement-kill")
@pytest.mark.parametrize(("x", "level", "tested"), [(9, "grunt", True), (10, "grunt", False), (9, "elite", False)])
def test_grunts_within_six_lose_heart_with_their_leader(arena, x, level, tested):
    a = arena()
    hero, leader = a.hero(1, 1), a.orc(3, 3, leader=True)
    grunt = a.orc(x, 3, level=level, courage=2)
    a.run(damage.knock_out(a.t, leader.id, hero.id), [1, 2] if tested else [])
    assert (grunt.id in a.state.figures) is not tested
    assert a.state.quest.achievements[HEROES] == a.content.points.leader_points


@pytest.mark.rule("dun.skill.nature.grab-and-eat")
def test_whom_a_slain_beast_had_swallowed_lies_there(arena):
    a = arena()
    dragon, hero, other = a.orc(5, 3), a.hero(-1, -1, marks=Mark.KNOCKED_OUT), a.hero(-1, -1, marks=Mark.KNOCKED_OUT)
    hero.uses[Note.SWALLOWED], other.uses[Note.SWALLOWED] = dragon.id, 99
    damage.remove(a.t, dragon.id)
    assert (hero.cell, other.cell, dragon.cell) == (a.at(5, 3), -1, -1)


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.rule("dun.condition.chart", "dun.condition.relative-size", "dun.condition.small-leader")
@pytest.mark.parametrize("attacker", [1, 2, 3, 4])
@pytest.mark.parametrize("defender", [1, 2, 3, 4])
@pytest.mark.parametrize("criticals", [0, 1, 2, 3])
def test_the_chart_of_conditions(arena, attacker, defender, criticals):
    a = arena()
    one, two = a.orc(3, 3, size=attacker), a.hero(5, 3, size=defender)
    down, stun = "knocked-down", "stunned"
    rows = {-2: ("", "", stun), -1: ("", "", stun), 0: ("", "", down), 1: ("", down, down), 2: (down, down, down)}
    row = rows[max(-2, min(2, attacker - defender))]
    assert damage.charted(a.t, one, two, criticals) == row[min(2, criticals)]
    two.leader = True
    spared = (attacker, defender, criticals) == (2, 1, 1)
    assert damage.charted(a.t, one, two, criticals) == ("" if spared else row[min(2, criticals)])


@pytest.mark.rule("dun.condition.chart")
def test_conditions_come_once_and_the_longer_stillness_counts(arena):
    a = arena()
    hero = a.hero(3, 3)
    damage.afflict(a.t, hero.id, "stationary", 2)
    damage.afflict(a.t, hero.id, "stationary", 1)
    assert hero.still == 2
    damage.afflict(a.t, hero.id, "stationary", 3)
    assert hero.still == 3
    hero.still = 0
    damage.afflict(a.t, hero.id, "stationary")
    assert hero.still == 1
    told = len(a.t.log)
    damage.afflict(a.t, hero.id, "stunned")
    damage.afflict(a.t, hero.id, "stunned")
    assert len(a.t.log) == told + 1
    damage.cure(a.t, hero.id, "stunned")
    damage.cure(a.t, hero.id, "stunned")
    assert len(a.t.log) == told + 2
    assert not hero.marks & Mark.STUNNED
    hero.marks = Mark.KNOCKED_OUT
    damage.afflict(a.t, hero.id, "stunned")
    damage.afflict(a.t, 99, "stunned")
    assert hero.marks == Mark.KNOCKED_OUT


@pytest.mark.rule("dun.condition.kd-state", "dun.mount.knocked-down-rider", "dun.mount.mount-falls")
def test_who_is_knocked_down_no_longer_flies_or_rides(arena):
    a = arena()
    hero = a.hero(3, 3, marks=Mark.FLYING | Mark.LAY_DOWN)
    damage.afflict(a.t, hero.id, "knocked-down")
    assert hero.marks == Mark.KNOCKED_DOWN
    rider, horse = a.hero(6, 3, riding=77), a.pet(8, 3, ridden=88)
    damage.afflict(a.t, rider.id, "knocked-down")
    damage.afflict(a.t, horse.id, "knocked-down")
    assert a.state.turn.unseated == [(rider.id, "thrown"), (88, "sinking")]


@pytest.mark.rule("dun.damage.vitality", "dun.condition.wounded-end")
@pytest.mark.parametrize(("amount", "left"), [(2, 1), (3, 0), (9, 0), (0, 3), (-1, 3)])
def test_healing_takes_off_wounds_that_are_there(arena, amount, left):
    a = arena()
    hero = a.hero(3, 3)
    hero.wounds = 3
    damage.heal(a.t, hero.id, amount)
    assert hero.wounds == left
    assert len(a.t.log) == (left < 3)


# ------------------------------------------------------------------------------------------------ falls


@pytest.mark.rule("dun.fall.damage", "dun.fall.low", "dun.fall.ends")
@pytest.mark.parametrize(
    ("height", "dice", "wounds", "mark"),
    [(1, [1, 2], 0, Mark.STUNNED), (2, [1, 2], 0, Mark.STUNNED), (2, [6, 6], 0, 0),
     (3, [6, 6, 6], 3, Mark.KNOCKED_DOWN), (5, [6, 1, 1, 1, 1], 1, Mark.KNOCKED_DOWN)],
)  # fmt: skip
def test_how_a_fall_ends(arena, height, dice, wounds, mark):
    a = arena()
    hero = a.hero(3, 3, vitality=9, armor=3, agility=3)
    active = a.activate(hero)
    a.run(pushing.fall(a.t, hero.id, height), dice)
    assert hero.wounds == wounds
    assert hero.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN) == mark
    assert (active.action, active.quick, active.points, active.most, active.move_over) == (0, 0, 0, 0, True)
    assert hero.base[Attribute.ARMOR] == 3


@pytest.mark.rule("dun.push.fall", "dun.fall.where")
@pytest.mark.parametrize(
    ("marks", "size", "falls"), [(0, 2, True), (Mark.FLYING, 2, False), (0, 4, False), (0, 3, True)]
)
def test_who_is_pushed_into_a_pit(arena, marks, size, falls):
    a = arena()
    hero = a.hero(3, 3, vitality=9, marks=marks, size=size, armor=6)
    a.state.map.layout = a.state.map.layout.__class__(ways=0, revealed=1, pieces=(), overtiles=((a.at(4, 3), "pit"),))
    a.run(pushing.put(a.t, hero.id, a.at(4, 3)), [1] * 4 if falls else [])
    assert hero.cell == a.at(4, 3)
    assert bool(hero.marks & Mark.IN_PIT) is falls
    assert bool(hero.marks & Mark.KNOCKED_DOWN) is falls


@pytest.mark.rule("dun.push.larger", "dun.push.allowed")
@pytest.mark.parametrize(("pusher", "pushed", "may"), [(2, 2, True), (2, 1, True), (2, 3, False), (3, 3, True)])
def test_only_those_no_larger_are_pushed(arena, pusher, pushed, may):
    a = arena()
    assert pushing.pushable(a.t, a.hero(3, 3, size=pusher), a.orc(4, 3, size=pushed)) is may


@pytest.mark.rule("dun.adp.power.duration")
def test_whoever_is_slain_takes_his_power_cards_along_and_loses_his_place_in_the_turn(arena):
    a = arena()
    hero, orc, other = a.hero(5, 4), a.orc(5, 3, vitality=1), a.orc(8, 3)
    a.state.dark.powers = [("falling-darkness", orc.id), ("falling-darkness", other.id)]
    a.state.turn.queue, a.state.turn.extra = [other.id, orc.id], [orc.id]
    a.run(damage.harm(a.t, orc.id, damage.Blow(1, source=hero.id)), [6])
    assert orc.id not in a.state.figures
    assert a.state.dark.powers == [("falling-darkness", other.id)]
    assert (a.state.turn.queue, a.state.turn.extra) == ([other.id], [])
