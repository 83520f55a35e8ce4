"""The fine print of monstrous attacks: who is hit, how hard, and where everybody stands afterwards."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.skills import feats, monstrous, reactions, worths
from undercroft.games.universalis.rules.squares import Do, situation
from undercroft.games.universalis.state import HEROES, Held, Lasting, Mark, Note

LANE = "\n".join(["a" * 20] * 9)
WON, LOST = [6, 5, 1, 2], [1, 2, 6, 5]


def rolled(a, step, *, winning=()):
    """The rolls of a step, by key and number of dice; opposed rolls are won or lost as told."""
    found, left = [], list(winning)

    def dice(count, sides, key):
        found.append((key, count))
        return [left.pop(0) for _ in range(count)] if len(left) >= count and key != "damage" else [1] * count

    a.t.dice = dice
    a.t.policy = lambda t, ask: ask.options[0]
    a.run(step)
    return found


# ------------------------------------------------------------------------------------------------ throws


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw", "dun.skill.nature.grab-and-throw.wall")
@pytest.mark.parametrize(
    ("x", "strength", "end", "stopped"), [(6, 3, 9, False), (6, 5, 11, False), (17, 3, 19, True), (16, 3, 19, False)]
)
def test_a_throw_goes_as_far_as_strength_or_to_the_wall(arena, x, strength, end, stopped):
    """A wall takes a point of Armor; as many dice as Strength."""
    a = arena(LANE)
    beast, hero = a.orc(x - 1, 4, size=3, strength=strength), a.hero(x, 4, armor=4, vitality=30)
    a.run(monstrous.throw(a.t, beast.id, hero.id), [*WON, *[3] * strength])
    assert hero.cell == a.at(end, 4)
    assert hero.wounds == (strength if stopped else 0)
    assert hero.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.grab-and-throw.throw")
def test_a_lost_grab_throws_nobody(arena):
    a = arena(LANE)
    beast, hero = a.orc(5, 4, size=3), a.hero(6, 4)
    a.run(monstrous.throw(a.t, beast.id, hero.id), LOST)
    assert (hero.cell, hero.wounds, hero.marks) == (a.at(6, 4), 0, 0)


@pytest.mark.rule("dun.skill.nature.grab-and-throw.collision")
@pytest.mark.parametrize("full", [False, True])
def test_who_is_hit_by_the_thrown_is_pushed_and_falls(arena, full):
    """Where he cannot be pushed the thrown one stops before him as before a wall."""
    a = arena(LANE)
    beast, hero, other = a.orc(5, 4, size=3, strength=4), a.hero(6, 4, armor=4, vitality=30), a.hero(8, 4)
    if full:
        for y in (3, 4, 5):
            a.orc(9, y)
    a.run(monstrous.throw(a.t, beast.id, hero.id), [*WON, 3, 3, 3, 3])
    assert other.marks & Mark.KNOCKED_DOWN
    assert (hero.cell, other.cell) == ((a.at(7, 4), a.at(8, 4)) if full else (a.at(8, 4), a.at(9, 4)))
    assert hero.wounds == (4 if full else 0)


# ------------------------------------------------------------------------------------------------ sweeps and feet


@pytest.mark.rule("dun.skill.nature.sweep", "dun.skill.nature.tail-swipe")
@pytest.mark.parametrize(("size", "hit"), [(3, 2), (4, 3)])
def test_how_many_a_sweep_hits(arena, size, hit):
    a = arena(LANE)
    beast = a.orc(5, 4, size=size, facing="north", strength=4)
    heroes = [a.hero(x, 3, vitality=30, armor=6) for x in (4, 5, 6)]
    behind = a.hero(5, 5, vitality=30, armor=6)
    found = rolled(a, monstrous.sweep(a.t, beast.id, heroes[0].id), winning=WON * hit)
    assert found.count(("damage", 4)) == hit
    assert [bool(hero.marks & Mark.KNOCKED_DOWN) for hero in (*heroes, behind)] == [n < hit for n in range(3)] + [False]
    assert [hero.cell != a.at(x, 3) for hero, x in zip(heroes, (4, 5, 6), strict=True)] == [n < hit for n in range(3)]


@pytest.mark.rule("dun.skill.nature.sweep")
def test_who_dodges_a_sweep_stays_and_the_next_is_tried(arena):
    a = arena(LANE)
    beast = a.orc(5, 4, size=3, facing="north", strength=2)
    one, two = (a.hero(x, 3, vitality=30, armor=6) for x in (4, 5))
    a.run(monstrous.sweep(a.t, beast.id, one.id), [*LOST, *WON, 1, 1])
    assert (one.marks, one.cell) == (0, a.at(4, 3))
    assert two.marks & Mark.KNOCKED_DOWN
    assert two.cell == a.at(5, 2)


@pytest.mark.rule("dun.skill.nature.trampling", "dun.skill.nature.large.armor")
def test_two_are_trampled_and_those_behind_not(arena):
    a = arena(LANE)
    beast = a.orc(5, 4, size=4, facing="north", strength=3)
    one, two, three = (a.hero(x, 3, vitality=30, armor=5, agility=3) for x in (4, 5, 6))
    a.hero(5, 5, vitality=30)
    a.run(monstrous.trample(a.t, beast.id, two.id), [1, 2, 4, 4, 3, 6, 6])
    assert (two.wounds, one.wounds, three.wounds) == (2, 0, 0)
    assert two.marks & Mark.STUNNED
    assert not one.marks & Mark.STUNNED


# ------------------------------------------------------------------------------------------------ onslaughts and rocks


@pytest.mark.rule("dun.skill.nature.onslaught.targets", "dun.skill.nature.onslaught.knockdown")
@pytest.mark.parametrize("change", ["", "down", "rides", "apart", "behind"])
def test_an_onslaught_hits_another_beside_the_first(arena, change):
    a = arena(LANE)
    beast = a.orc(5, 4, facing="east", strength=4)
    mark = a.hero(6, 4, vitality=30, armor=6, strength=3)
    other = a.hero(*{"apart": (6, 6), "behind": (4, 4)}.get(change, (6, 3)), vitality=30, armor=6, strength=3)
    other.marks |= Mark.STUNNED | (Mark.KNOCKED_DOWN if change == "down" else 0)
    other.riding = 99 if change == "rides" else -1
    found = rolled(a, monstrous.charge(a.t, beast.id, mark.id), winning=WON * 2)
    assert sum(key == "onslaught" for key, _ in found) == (2 if change else 4)
    assert mark.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.skill.nature.onslaught.knockdown", "dun.equip.horns-onslaught")
@pytest.mark.parametrize(("strength", "falls"), [(3, True), (4, True), (5, False)])
def test_the_stronger_are_not_knocked_down(arena, strength, falls):
    a = arena(LANE)
    beast, hero = a.orc(5, 4, strength=4), a.hero(6, 4, strength=strength, armor=6, vitality=30)
    rolled(a, monstrous.collide(a.t, beast.id, hero.id), winning=WON)
    assert bool(hero.marks & Mark.KNOCKED_DOWN) is falls


@pytest.mark.rule("dun.skill.nature.onslaught.avoid")
@pytest.mark.parametrize("dice", [[3, 4, 4, 3], [1, 2, 6, 5]])
def test_a_tie_avoids_an_onslaught(arena, dice):
    a = arena(LANE)
    beast, hero = a.orc(5, 4), a.hero(6, 4)
    a.run(monstrous.collide(a.t, beast.id, hero.id), dice)
    assert beast.cell == a.at(6, 4)
    assert hero.cell != a.at(6, 4)
    assert not hero.wounds


@pytest.mark.rule("dun.skill.nature.onslaught.avoid")
@pytest.mark.parametrize("mark", [Mark.KNOCKED_DOWN, Mark.STATIONARY, Mark.IN_PIT, Mark.CLIMBING])
def test_who_cannot_move_does_not_step_aside(arena, mark):
    a = arena(LANE)
    beast, hero = a.orc(5, 4), a.hero(6, 4, marks=mark)
    monstrous.step_aside(a.t, beast.id, hero.id)
    assert (beast.cell, hero.cell) == (a.at(5, 4), a.at(6, 4))
    assert not monstrous.dodges(a.t, hero, a.at(7, 4), [])


@pytest.mark.rule("dun.skill.nature.rock-throwing.condition")
@pytest.mark.parametrize(("size", "mark"), [(2, Mark.KNOCKED_DOWN), (3, Mark.STUNNED), (4, Mark.STUNNED)])
def test_a_rock_fells_the_small_and_stuns_the_large(arena, size, mark):
    a = arena(LANE)
    giant = a.orc(5, 4, size=3, shooting=9, facing="east")
    hero = a.hero(9, 4, size=size, vitality=60, armor=6, facing="west")
    a.activate(giant)
    rolled(a, monstrous.hurl(a.t, giant.id, hero.id), winning=[5, 4])
    assert hero.marks & (Mark.KNOCKED_DOWN | Mark.STUNNED) == mark


@pytest.mark.rule("dun.skill.nature.leach-mana")
@pytest.mark.parametrize(("dice", "mana", "stolen"), [((3, 2, 3), 5, 2), ((6, 6, 6), 2, 2), ((1, 2, 1), 5, 0)])
def test_each_die_that_reaches_the_wits_leaches_a_point(arena, dice, mana, stolen):
    a = arena(LANE)
    beast, hero = a.orc(5, 4), a.hero(7, 4, intelligence=3, mana=mana)
    a.run(monstrous.leach(a.t, beast.id, hero.id), dice)
    assert (hero.mana, beast.mana) == (mana - stolen, stolen)


@pytest.mark.rule("dun.skill.nature.grab-and-eat", "dun.fortune.fatal-roll")
@pytest.mark.parametrize(
    ("dice", "fortune", "answers", "out"),
    [(WON, 0, [], True), (LOST, 0, [], False), ([*WON, 6], 1, ["pass", "spend"], False)],
)
def test_who_is_swallowed_is_gone_unless_fortune_helps(arena, dice, fortune, answers, out):
    a = arena(LANE)
    beast, hero = a.orc(5, 4, size=4), a.hero(6, 4, fortune=fortune)
    a.run(monstrous.swallow(a.t, beast.id, hero.id), dice, answers)
    assert bool(hero.marks & Mark.KNOCKED_OUT) is out
    assert hero.uses.get(Note.SWALLOWED, 0) == (beast.id if out else 0)
    assert (hero.cell == -1) is out


# ------------------------------------------------------------------------------------------------ feats and answers


@pytest.mark.rule("dun.skill.exploration.stealth")
@pytest.mark.parametrize("change", ["", "used", "over", "large", "unskilled", "far"])
def test_who_sneaks_past_whom(arena, change):
    a = arena(LANE)
    hero = a.hero(
        5, 4, skills=() if change == "unskilled" else ("stealth",), size=3 if change == "large" else 2, movement=4
    )
    orc = a.orc(12 if change == "far" else 8, 4, facing="west")
    active = a.activate(hero, used=["sneak"] if change == "used" else [], move_over=change == "over")
    offered = feats.sneak_offers(a.t, situation(a.t, hero.id))
    assert offered == ([] if change else [Do("sneak", target=orc.id)])
    if not change:
        a.do(hero, f"sneak #{orc.id}")
        assert (active.free_of, "sneak" in active.used) == ([orc.id], True)


@pytest.mark.rule("dun.skill.nature.lycanthropy.change")
def test_a_change_is_an_action_of_a_turn_and_spends_it(arena):
    a = arena(LANE)
    hero = a.hero(5, 4, skills=("lycanthropy",), vitality=7, pack=("torch",), hands=("axe",))
    active = a.activate(hero)
    assert feats.change_offers(a.t, situation(a.t, hero.id)) == [Do("change")]
    hero.riding = 99
    assert feats.change_offers(a.t, situation(a.t, hero.id)) == []
    hero.riding = -1
    a.run(feats.change(a.t, hero.id, Do("change")))
    assert (active.action, hero.uses[Note.CHANGED], hero.base[9]) == (0, a.state.turn.number, 7)
    assert hero.human is not None
    assert hero.human.pack == (Held("torch"),)
    a.activate(hero, action=0)
    assert feats.change_offers(a.t, situation(a.t, hero.id)) == []


@pytest.mark.rule("dun.skill.combat.quick-reloading")
def test_a_quick_reload_costs_a_point_of_shooting_this_turn(arena):
    a = arena(LANE)
    hero = a.hero(5, 4, skills=("quick-reloading",))
    hero.hands = [Held("handgun", loaded=False)]
    a.activate(hero)
    a.do(hero, "quick-reload handgun")
    assert a.state.lasting == [Lasting(hero.id, "shooting", -1, "turn", "quick-reloading", hero.id)]


@pytest.mark.rule("dun.skill.combat.bodyguard.transfer")
@pytest.mark.parametrize(
    ("answer", "before", "takes"), [("take", None, True), ("pass", None, False), ("take", 1, True)]
)
def test_a_bodyguard_stands_in_once_a_turn(arena, answer, before, takes):
    a = arena(LANE)
    guard, friend = a.hero(5, 4), a.hero(6, 4)
    if before:
        guard.uses[Note.STOOD_IN] = before
    assert a.run(reactions.take_for(a.t, guard, friend.id), (), [answer]) is takes
    assert guard.uses.get(Note.STOOD_IN) == (a.state.turn.number if takes else before)
    if takes:
        assert a.run(reactions.take_for(a.t, guard, friend.id)) is False


@pytest.mark.rule("dun.skill.exploration.trapper", "dun.skill.exploration.trapper.limits", "dun.run.perception")
@pytest.mark.parametrize(
    ("change", "dice", "caught"),
    [
        ("", [3, 4, 1, 1, 1, 1], True), ("", [4, 4], False), ("running", [5, 4, 1, 1, 1, 1], True),
        ("running", [5, 5], False), ("edge", [4, 4], False),
        ("leader", None, False), ("far", None, False), ("again", None, False), ("asked", None, False),
    ],
)  # fmt: skip
def test_a_trapper_springs_his_trap(arena, change, dice, caught):
    """Eight with a Perception of 0; two less for those who run."""
    a = arena(LANE)
    trapper = a.hero(5, 4, skills=("trapper",))
    orc = a.orc({"far": 9, "edge": 8}.get(change, 7), 4, leader=change == "leader", vitality=30)
    active = a.activate(orc, running=change == "running")
    if change == "again":
        trapper.uses[f"trapper-{orc.id}"] = 1
    elif change == "asked":
        active.used.append(f"asked-{trapper.id}")
    answers = [] if dice is None else ["spring"]
    assert a.run(reactions.trapped(a.t, trapper, orc), dice or [], answers) is caught
    assert (f"trapper-{orc.id}" in trapper.uses) is (dice is not None or change == "again")
    assert active.move_over is caught
    assert orc.side != HEROES


@pytest.mark.rule("dun.adp.attack.choice", "dun.skill.nature.sweep")
@pytest.mark.parametrize(("size", "foes"), [(3, 2), (4, 3)])
def test_of_four_before_it_a_beast_hopes_to_sweep_two_or_three(arena, size, foes):
    a = arena(LANE)
    beast = a.orc(5, 4, size=size, span=4, facing="north", strength=4)
    heroes = [a.hero(x, 3) for x in (4, 5, 6, 7)]
    assert worths.swept(a.t, beast, heroes[0]).foes == foes
    assert rolled(a, monstrous.sweep(a.t, beast.id, heroes[0].id), winning=LOST * 4).count(("sweep", 2)) == 2 * foes


@pytest.mark.rule("dun.skill.nature.sting")
@pytest.mark.parametrize("strength", [2, 5])
def test_a_sting_is_a_blow_with_bare_hands_that_pierces(arena, strength):
    """At -1; as many dice as Strength; Armor 5 counts as 4."""
    a, hero, orc = arena.duel(
        {"armor": 5, "vitality": 30, "combat": 3}, {"combat": 3, "strength": strength, "hands": ()}
    )
    a.activate(orc)
    found = []

    def dice(count, sides, key):
        found.append((key, count))
        return {"attack": [5, 4], "defence": [1, 2]}.get(key, [4] * count)

    a.t.dice = dice
    a.t.policy = lambda t, ask: ask.options[-1]
    a.run(monstrous.sting(a.t, orc.id, hero.id))
    assert ("damage", strength) in found
    assert hero.wounds == strength
    assert not orc.marks & Mark.STUNNED
