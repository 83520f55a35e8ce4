"""Attacks, damage, pushback, conditions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import Chart, Life, LifeChart
from undercroft.games.plungin.events import fights
from undercroft.games.plungin.events.fights import LifeRolled
from undercroft.games.plungin.rules import acting, combat, figures, monsters, phases, pools, spells
from undercroft.games.plungin.rules.turns import actions_left
from undercroft.games.plungin.state import INCAPACITATED, STUNNED, WELL


def duel(quest: Any, *heroes: str, kind: str = "orc", **setup: Any) -> Any:
    """The first Hero stands at 3,3 of the Entry Tile, a Monster south of him at 3,4."""
    q = quest(*(heroes or ("meezle",)), **setup)
    q.hero(cell=q.at(3, 3))
    q.foe(kind, q.at(3, 4))
    return q


# ------------------------------------------------------------------------------------------ dice


@pytest.mark.rule("plungin.dice.pool", "plungin.dice.success")
@pytest.mark.parametrize(("dice", "successes"), [((3, 5, 6), 2), ((1, 4, 4), 0)])
def test_three_dice(quest: Any, dice: tuple[int, ...], successes: int) -> None:
    q = quest("meezle", dice=dice)
    pool = q.run(pools.roll(q.t, 3, "x"))
    assert (len(pool.dice), pool.successes) == (3, successes)
    assert q.t.rolled == [(3, 6, "x")]


# ------------------------------------------------------------------------------------------ attack


@pytest.mark.rule("plungin.attack.dice", "plungin.stat.atk")
def test_attack_dice_are_atk_plus_weapon_bonus(quest: Any) -> None:
    q = duel(quest)
    q.hero(atk=2)
    q.act("attack sword orc-11", dice=[1, 1, 3, 3])  # ATK 2 and Sword +2; no hit, so no Defense
    assert q.t.rolled == [(4, 6, "attack")]


@pytest.mark.rule("plungin.attack.hits", "plungin.attack.twice")
def test_three_hits_and_a_second_attack(quest: Any) -> None:
    q = duel(quest)
    q.hero(atk=2)
    q.act("attack sword orc-11", "follow", dice=[1, 5, 6, 6, 5, 5, 6])  # 3 hits, all blocked
    assert q.t.log[0].hits == 3
    assert q.state.foes[0].lif == 1
    q.act("attack sword orc-11", dice=[1, 3, 4, 4])
    assert q.t.log[-1].hits == 0


@pytest.mark.rule("plungin.attack.twice", "plungin.action.limits")
def test_no_third_attack_even_with_a_third_action(quest: Any) -> None:
    q = duel(quest, "sonia")
    q.hero().turn.attacks = 1
    assert "attack sword orc-11" in q.options()
    q.hero().turn.attacks = 2
    q.hero().turn.done = 2
    assert actions_left(q.t, q.hero()) == 1
    assert not [option for option in q.options() if option.startswith("attack")]


@pytest.mark.rule("plungin.attack.unarmed")
def test_bare_hands_have_no_bonus(quest: Any) -> None:
    q = duel(quest)
    q.hero(hands=[], atk=2)
    q.act("attack bare-hands orc-11", dice=[3, 3])
    assert q.t.rolled == [(2, 6, "attack")]


@pytest.mark.rule("plungin.attack.melee", "plungin.term.adjacent")
def test_melee_reaches_the_four_adjacent_squares_only(quest: Any) -> None:
    q = duel(quest)
    for square, reached in (((3, 2), True), ((2, 3), True), ((4, 3), True), ((4, 4), False), ((3, 5), False)):
        q.state.foes[0].cell = q.at(*square)
        assert ("attack sword orc-11" in q.options()) is reached, square


@pytest.mark.rule("plungin.attack.ranged", "plungin.attack.range-count")
def test_a_bow_reaches_eight_squares_columns_plus_rows(quest: Any) -> None:
    q = duel(quest)
    room = q.room()
    q.hero(hands=["bow"], cell=q.at(3, 1))
    q.state.foes[0].cell = q.at(3, 1, room)  # 6 rows up
    assert "attack bow orc-11" in q.options()
    q.state.foes[0].cell = q.at(5, 1, room)  # and 2 columns: 8
    assert "attack bow orc-11" in q.options()
    q.state.foes[0].cell = q.at(6, 1, room)  # 9
    assert "attack bow orc-11" not in q.options()


@pytest.mark.rule("plungin.attack.line-of-sight")
def test_closed_doors_and_walls_block_others_do_not(quest: Any) -> None:
    q = duel(quest, "meezle", "george")
    room = q.room(open=False)
    q.hero(hands=["bow"], cell=q.at(3, 2))
    q.hero(1, cell=q.at(3, 1))
    q.state.foes[0].cell = q.at(3, 5, room)
    assert "attack bow orc-11" not in q.options()
    q.open(0)
    assert "attack bow orc-11" in q.options()  # over George's head
    q.hero(cell=q.at(1, 2))
    q.state.foes[0].cell = q.at(1, 5, room)  # a wall between
    assert "attack bow orc-11" not in q.options()


@pytest.mark.rule("plungin.equip.spear")
def test_a_spear_is_thrown_three_squares_and_stays(quest: Any) -> None:
    q = duel(quest)
    q.hero(hands=["spear"], cell=q.at(3, 2))
    q.state.foes[0].cell = q.at(3, 5)
    q.act("attack spear orc-11", dice=[1, 1, 3])
    assert q.t.rolled == [(3, 6, "attack")]  # the throw keeps the +2
    assert q.hero().hands == ["spear"]
    q.fresh()
    q.state.foes[0].cell = q.at(3, 6)
    assert "attack spear orc-11" not in q.options()


@pytest.mark.rule("plungin.attack.target")
def test_heroes_are_no_targets_of_heroes(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, cell=q.at(1, 3))
    q.hero(cell=q.at(1, 2))
    assert not [option for option in q.options() if option.startswith("attack")]


# ------------------------------------------------------------------------------------------ defense, damage


@pytest.mark.rule("plungin.damage.defense-dice", "plungin.stat.def")
def test_defense_is_def_plus_all_armor(quest: Any) -> None:
    q = quest("meezle")
    q.hero(def_=2, armor="leather", hands=["sword", "shield"])
    assert figures.defense_dice(q.t, 0) == 4
    q.hero(hands=["sword"])
    assert figures.defense_dice(q.t, 0) == 3


@pytest.mark.rule("plungin.damage.amount")
def test_damage_is_hits_minus_blocks(quest: Any) -> None:
    q = duel(quest)
    q.hero(def_=2, lif=5, res=3, cell=q.at(3, 3))  # DEF 2 and leather: 3 dice
    orc = q.state.foes[0]
    q.run(combat.attack(q.t, orc.number, 0, 3, 5, melee=True), dice=[5, 5, 6, 2, 5, 6])
    assert q.hero().lif == 4
    assert q.hero().cell == q.at(3, 2)  # and pushed back one square
    q.run(combat.attack(q.t, orc.number, 0, 3, 5, melee=False), dice=[5, 1, 1, 5, 6, 5])
    assert q.hero().lif == 4  # never below nothing


@pytest.mark.rule("plungin.damage.zero-life", "plungin.stat.lif")
def test_a_monster_without_life_is_gone(quest: Any) -> None:
    q = duel(quest)
    q.act("attack sword orc-11", dice=[5, 1, 1, 1, 1, 1])
    assert q.state.foes == []
    assert "Pushed" not in q.events()


@pytest.mark.rule("plungin.damage.healing-cap")
def test_healing_stops_at_the_maximum(quest: Any) -> None:
    q = quest("meezle")
    q.hero(lif=3)
    assert combat.heal(q.t, q.hero(), 4) == 2
    assert q.hero().lif == 5


# ------------------------------------------------------------------------------------------ pushback


@pytest.mark.rule("plungin.pushback.trigger", "plungin.pushback.distance")
def test_a_hit_pushes_one_square_away_even_when_blocked(quest: Any) -> None:
    q = duel(quest)
    q.act("attack sword orc-11", "stay", dice=[5, 1, 1, 5, 1, 1])
    assert q.state.foes[0].cell == q.at(3, 5)
    assert q.state.foes[0].lif == 1
    assert q.hero().cell == q.at(3, 3)


@pytest.mark.rule("plungin.pushback.trigger")
def test_no_hit_no_push(quest: Any) -> None:
    q = duel(quest)
    q.act("attack sword orc-11", dice=[4, 1, 1])
    assert q.state.foes[0].cell == q.at(3, 4)


@pytest.mark.rule("plungin.pushback.follow-up")
def test_a_melee_attacker_may_follow_and_it_is_no_move(quest: Any) -> None:
    q = duel(quest)
    q.act("attack sword orc-11", "follow", dice=[5, 1, 1, 5, 1, 1])
    assert q.hero().cell == q.at(3, 4)
    assert q.hero().turn.moves == 0


@pytest.mark.rule("plungin.pushback.follow-up")
def test_a_ranged_attacker_pushes_but_does_not_follow(quest: Any) -> None:
    q = duel(quest)
    q.hero(hands=["bow"], cell=q.at(3, 2))
    q.act("attack bow orc-11", dice=[5, 1, 5, 1, 1])
    assert q.state.foes[0].cell == q.at(3, 5)
    assert q.hero().cell == q.at(3, 2)


@pytest.mark.rule("plungin.pushback.distance")
def test_the_larger_distance_decides_and_the_attacker_when_alike(quest: Any) -> None:
    q = duel(quest)
    q.hero(hands=["bow"], cell=q.at(2, 1))
    q.state.foes[0].cell = q.at(3, 3)  # 1 east, 2 south
    q.act("attack bow orc-11", dice=[5, 1, 5, 1, 1])
    assert q.state.foes[0].cell == q.at(3, 4)
    q.fresh()
    q.state.foes[0].cell = q.at(4, 3)  # 2 and 2
    q.act("attack bow orc-11", "east", dice=[5, 1, 5, 1, 1])
    assert q.state.foes[0].cell == q.at(5, 3)


@pytest.mark.rule("plungin.pushback.blocked")
@pytest.mark.parametrize("blocker", ["hero", "chest", "wall", "door"])
def test_anything_in_the_way_stops_a_push(quest: Any, blocker: str) -> None:
    q = duel(quest, "meezle", "george")
    if blocker == "hero":
        q.hero(1, cell=q.at(3, 5))
    elif blocker == "chest":
        q.chest(q.at(3, 5))
    else:
        q.hero(cell=q.at(3 if blocker == "door" else 1, 2))
        q.state.foes[0].cell = q.at(3 if blocker == "door" else 1, 1)  # a closed door, or a wall, to the north
    before = q.state.foes[0].cell
    q.act("attack sword orc-11", dice=[5, 1, 1, 5, 1, 1])
    assert q.state.foes[0].cell == before


@pytest.mark.rule("plungin.pushback.blocked")
def test_a_push_goes_through_an_open_doorway(quest: Any) -> None:
    q = duel(quest)
    room = q.room()
    q.hero(cell=q.at(3, 2))
    q.state.foes[0].cell = q.at(3, 1)
    q.act("attack sword orc-11", "stay", dice=[5, 1, 1, 5, 1, 1])
    assert q.state.foes[0].cell == q.at(3, 6, room)


@pytest.mark.rule("plungin.pushback.monster-follow-up", "plungin.law.appendix-short-form")
@pytest.mark.parametrize(("kind", "followed"), [("orc", True), ("stone-deviling", True), ("wood-ghoblin", False)])
def test_a_monster_follows_as_its_law_says(quest: Any, kind: str, followed: bool) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    foe = q.foe(kind, q.at(3, 4))
    q.run(combat.attack(q.t, foe.number, 0, 1, 5, melee=True), dice=[5, 5, 1])
    assert q.hero().cell == q.at(3, 2)
    assert foe.cell == (q.at(3, 3) if followed else q.at(3, 4))


# ------------------------------------------------------------------------------------------ side effects


@pytest.mark.rule("plungin.effect.none", "plungin.effect.stunned", "plungin.effect.incapacitated")
@pytest.mark.parametrize(("damage", "condition"), [(2, WELL), (3, STUNNED), (4, INCAPACITATED)])
def test_side_effects_with_res_two(quest: Any, damage: int, condition: int) -> None:
    q = quest("meezle")
    q.hero(res=2, life=6)
    q.run(combat.harm(q.t, 0, damage))
    assert q.hero().condition == condition


@pytest.mark.rule("plungin.effect.table", "plungin.effect.stunned", "plungin.stat.res")
def test_with_res_one_nobody_is_ever_merely_stunned(quest: Any) -> None:
    q = quest("meezle")
    q.run(combat.harm(q.t, 0, 1))
    assert q.hero().condition == WELL
    q.run(combat.harm(q.t, 0, 2))
    assert q.hero().condition == INCAPACITATED


@pytest.mark.rule("plungin.effect.table")
def test_a_condition_never_gets_better_by_a_blow(quest: Any) -> None:
    q = quest("meezle")
    q.hero(res=2, life=6, condition=INCAPACITATED)
    q.run(combat.harm(q.t, 0, 3))
    assert q.hero().condition == INCAPACITATED


@pytest.mark.rule("plungin.effect.stun-recovery", "plungin.effect.stun-success")
def test_a_stun_overcome_allows_a_move_only(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(condition=STUNNED, res=2, cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    q.t.script([1, 5], [lambda ask: next(o for o in ask.options if o.verb == "move")])
    q.run(acting.act(q.t, 0))
    assert {option.verb for option in q.t.asked[0].options} == {"pass", "move"}
    assert q.hero().condition == WELL
    assert q.state.queue == [1]  # and the turn is over
    assert q.t.rolled[0] == (2, 6, "recover")


@pytest.mark.rule("plungin.effect.stun-failure")
def test_a_failed_stun_roll_ends_the_turn(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(condition=STUNNED)
    q.run(acting.act(q.t, 0), dice=[4])
    assert q.hero().condition == STUNNED
    assert q.state.queue == [1]
    assert q.t.asked == []


@pytest.mark.rule("plungin.effect.incap-recovery", "plungin.effect.incap-success", "plungin.effect.incap-failure")
@pytest.mark.parametrize(("dice", "condition"), [([5, 6], WELL), ([5, 4], INCAPACITATED)])
def test_incapacity_needs_two_successes_and_allows_no_action(quest: Any, dice: list[int], condition: int) -> None:
    q = quest("meezle", "george")
    q.hero(condition=INCAPACITATED, res=2)
    q.run(acting.act(q.t, 0), dice=dice)
    assert q.hero().condition == condition
    assert q.t.asked == []
    assert q.state.queue == [1]


@pytest.mark.rule("plungin.effect.incap-recovery")
@pytest.mark.parametrize(("other", "needed"), [(INCAPACITATED, 1), (STUNNED, 2), (WELL, 2)])
def test_who_lies_helpless_himself_helps_nobody(quest: Any, other: int, needed: int) -> None:
    """With RES 1 George cannot roll two successes; somebody must come, unless nobody can."""
    q = quest("george", "meezle")
    q.hero(condition=INCAPACITATED)
    q.hero(1, condition=other)
    q.step(dice=[6])
    (told,) = q.t.told(fights.Tested)
    assert (told.needed, told.recovered, q.hero().condition) == (
        needed,
        int(needed == 1),
        WELL if needed == 1 else INCAPACITATED,
    )


@pytest.mark.rule("plungin.effect.assist")
def test_helpers_add_their_wit_to_the_next_roll_only(quest: Any) -> None:
    q = quest("meezle", "george", "sonia")
    q.hero(0, condition=INCAPACITATED, cell=q.at(3, 3))
    q.hero(1, cell=q.at(3, 4))  # WIT 2
    q.hero(2, cell=q.at(4, 4))  # diagonal
    assert not [option for option in q.options(2) if option.startswith("assist")]
    q.act("assist meezle-0", number=1)
    q.hero(2, cell=q.at(4, 3))
    q.act("assist meezle-0", number=2)
    assert q.hero().help == 4
    q.run(acting.act(q.t, 0), dice=[1, 1, 1, 1, 5])
    assert q.hero().help == 0
    assert q.hero().condition == INCAPACITATED


@pytest.mark.rule("plungin.effect.incap-recovery")
def test_a_lone_hero_with_res_one_can_recover(quest: Any) -> None:
    q = quest("meezle")
    q.hero(condition=INCAPACITATED)
    q.run(acting.act(q.t, 0), dice=[5])
    assert q.hero().condition == WELL
    printed = quest("meezle", points={"lone_recovery": False})
    printed.hero(condition=INCAPACITATED)
    printed.run(acting.act(printed.t, 0), dice=[6])
    assert printed.hero().condition == INCAPACITATED
    helped = quest("meezle", "george")
    helped.hero(condition=INCAPACITATED)
    helped.run(acting.act(helped.t, 0), dice=[6])
    assert helped.hero().condition == INCAPACITATED  # George could come to assist


# ------------------------------------------------------------------------------------------ bosses


BOSS = LifeChart(Chart(6, (5, 6, 9), (Life("unhurt"), Life("wounded", atk=-1, defense=-2), Life("slain"))))


def boss(quest: Any, builds: bool = False) -> Any:
    q = quest("meezle")
    orc = q.t.content.monsters["orc"]
    life = msgspec.structs.replace(BOSS, builds=builds)
    q.t.content.monsters["orc"] = msgspec.structs.replace(orc, life=life)
    q.hero(cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    return q


@pytest.mark.rule("plungin.boss.life-chart")
def test_damage_plus_die_is_looked_up(quest: Any) -> None:
    q = boss(quest)
    q.run(combat.harm(q.t, q.state.foes[0].number, 3, 0), dice=[4])  # 7
    assert q.state.foes == []
    assert q.t.told(LifeRolled)[0].total == 7


@pytest.mark.rule("plungin.boss.life-chart", "plungin.boss.no-side-effects")
def test_each_hit_stands_alone_unless_the_chart_says_so(quest: Any) -> None:
    q = boss(quest)
    number = q.state.foes[0].number
    q.run(combat.harm(q.t, number, 4, 0), dice=[1])  # 5: unhurt
    q.run(combat.harm(q.t, number, 4, 0), dice=[2])  # 6: wounded
    assert (q.state.foes[0].atk, q.state.foes[0].defense) == (-1, -2)
    assert q.state.foes[0].condition == WELL
    assert figures.defense_dice(q.t, number) == 1
    growing = boss(quest, builds=True)
    number = growing.state.foes[0].number
    growing.run(combat.harm(growing.t, number, 4, 0), dice=[1])
    growing.run(combat.harm(growing.t, number, 2, 0), dice=[1])  # 1 + 2 + 4 before: 7
    assert growing.state.foes == []


@pytest.mark.rule("plungin.boss.life-chart")
@pytest.mark.parametrize(("die", "slower"), [(2, 0), (3, 1), (5, 1)])
def test_the_frost_reeve_grows_slow_before_he_falls(quest: Any, die: int, slower: int) -> None:
    q = quest("george", pack=packs.built_in("borrowed-winter"))
    q.hero(cell=q.at(3, 3))
    reeve = q.foe("frost-reeve", q.at(3, 5))
    before = figures.moves(q.t, reeve.number)
    q.run(combat.harm(q.t, reeve.number, 15, 0), dice=[die])
    assert (reeve.mov, figures.moves(q.t, reeve.number)) == (-slower, before - slower)
    assert (reeve.atk, reeve.defense) == (0, 0)


@pytest.mark.rule("plungin.boss.life-chart")
def test_a_hit_without_damage_rolls_nothing(quest: Any) -> None:
    q = boss(quest)
    q.act("attack sword orc-11", "stay", dice=[5, 1, 1, 5, 1, 1])
    assert q.rolls() == ["attack", "defense"]
    assert q.state.foes[0].cell == q.at(3, 5)  # pushed all the same


# ------------------------------------------------------------------------------------------ venom, sleepy


@pytest.mark.rule("plungin.power.venomous-inject")
@pytest.mark.parametrize(
    ("attack", "defense", "venom"), [([5, 5, 6], [1, 2], True), ([5, 5, 4], [1, 2], False), ([5, 5, 6], [1, 5], False)]
)
def test_venom_needs_all_hits_and_no_block(quest: Any, attack: list[int], defense: list[int], venom: bool) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3), res=3)
    foe = q.foe("giant-scorpion", q.at(3, 4))
    q.run(combat.attack(q.t, foe.number, 0, 3, 5, melee=True), dice=[*attack, *defense])
    assert q.hero().venom is venom


@pytest.mark.rule("plungin.power.venomous-inject")
def test_others_have_no_venom(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3), res=3)
    foe = q.foe("orc", q.at(3, 4))
    q.run(combat.attack(q.t, foe.number, 0, 3, 5, melee=True), dice=[5, 5, 6, 1, 1])
    assert not q.hero().venom


@pytest.mark.rule("plungin.power.venomous-damage")
def test_venom_is_rolled_for_each_round_without_defense(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(venom=True)
    q.run(phases.venom(q.t), dice=[4])
    assert q.hero().lif == 4
    q.run(phases.venom(q.t), dice=[5])
    assert q.hero().lif == 4
    assert q.t.rolled == [(1, 6, "venom"), (1, 6, "venom")]  # George is well


@pytest.mark.rule("plungin.power.venomous-damage")
def test_venom_works_once_a_round_or_each_phase_by_switch(quest: Any) -> None:
    q = quest("meezle")
    q.hero(venom=True)
    q.run(phases.begin_phase(q.t))
    assert q.rolls() == []
    q.run(phases.end_round(q.t), dice=[5])
    assert q.rolls() == ["venom"]
    often = quest("meezle", points={"venom_each_phase": True})
    often.hero(venom=True)
    often.run(phases.begin_phase(often.t), dice=[5])
    assert often.rolls() == ["venom"]


@pytest.mark.rule("plungin.power.sleepy")
def test_a_sleepy_spell_asks_for_sixes_in_actions_only(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 3))
    wisp = q.foe("will-o-the-wisp", q.at(3, 4))
    magic = q.t.content.monsters["will-o-the-wisp"].magic
    q.run(monsters.use_magic(q.t, wisp, magic, 0), dice=[5, 1, 1, 1])
    assert q.state.sleepy == {0: [wisp.number]}
    q.act("attack sword will-o-the-wisp-11", dice=[5, 5, 4])  # mastery does not help either
    assert wisp.cell == q.at(3, 4)
    defended = q.run(combat.defend(q.t, 0), dice=[5, 1, 1, 1])
    assert defended.successes == 1


@pytest.mark.rule("plungin.power.sleepy")
def test_the_sleepy_spell_ends_with_the_wisps_next_turn_or_its_end(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=q.at(1, 1))
    wisp = q.foe("will-o-the-wisp", q.at(6, 6))
    q.state.sleepy = {0: [wisp.number]}
    q.state.queue = [wisp.number]
    q.run(monsters.turn(q.t, wisp.number), dice=[1, 1, 1, 1, 1, 1, 1, 1])  # both casts fail
    assert q.state.sleepy == {}
    q.state.sleepy = {0: [wisp.number]}
    q.run(combat.harm(q.t, wisp.number, 1, 0))
    assert q.state.sleepy == {}


@pytest.mark.rule("plungin.power.undead")
def test_the_undead_pass_every_resistance_roll_and_know_no_stun(quest: Any) -> None:
    q = quest("george")
    bones = q.foe("bone-skeleton", q.at(3, 4), lif=9)
    orc = q.foe("orc", q.at(3, 5))
    pit = q.t.content.spells["pit"]
    assert q.run(spells.resists(q.t, bones.number, pit)) == (True, None)
    assert q.rolls() == []
    assert q.run(spells.resists(q.t, orc.number, pit), dice=[5, 1, 1])[0] is False
    q.run(combat.harm(q.t, bones.number, 5, 0))
    assert bones.condition == WELL


@pytest.mark.rule("plungin.equip.wooden-shield-fire")
def test_fire_burns_a_wooden_shield_that_still_defends(quest: Any) -> None:
    q = quest("meezle")
    q.hero(hands=["sword", "wooden-shield"], armor="")
    foe = q.foe("orc", q.at(3, 5))
    q.run(combat.attack(q.t, foe.number, 0, 2, 5, melee=False, fire=True), dice=[1, 1])
    assert q.hero().hands == ["sword", "wooden-shield"]  # not hit
    q.run(combat.attack(q.t, foe.number, 0, 2, 5, melee=False, fire=True), dice=[5, 1, 5, 5])
    assert q.hero().hands == ["sword"]
    assert q.t.rolled[-1] == (2, 6, "defense")  # DEF 1 and the shield
