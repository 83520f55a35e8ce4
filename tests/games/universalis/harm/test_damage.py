"""Damage dice, conditions, being Knocked Out."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.harm.damage import Blow, afflict, charted, harm, heal, knock_out, throw
from undercroft.games.universalis.state import Held, Mark


@pytest.mark.rule("dun.damage.wound", "dun.damage.one-never")
@pytest.mark.parametrize(
    ("dice", "need", "wounds"),
    [((1, 2, 4, 5, 6, 6, 6), 4, 5), ((1, 2, 3, 4, 4, 5, 6), 3, 5), ((1, 4, 4, 4, 5), 4, 4), ((1, 1, 2), 0, 1)],
)
def test_dice_that_reach_the_armor_wound_but_ones_never(arena, dice, need, wounds):
    a = arena()
    assert a.run(throw(a.t, len(dice), need, Blow(len(dice))), dice).wounds == wounds


@pytest.mark.rule("dun.damage.wound", "dun.ko.when", "dun.ko.hero")
def test_four_wounds_knock_a_hero_of_vitality_four_out(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=4, armor=3, worn=("leather-armor",))
    hurt = a.run(harm(a.t, hero.id, Blow(5)), [1, 4, 4, 4, 5])
    assert hurt.wounds == 4
    assert hurt.out
    assert hero.marks & Mark.KNOCKED_OUT
    assert hero.id in a.state.figures


@pytest.mark.rule("dun.ko.removed")
def test_a_creature_is_removed(arena):
    a = arena()
    a.hero(5, 5)
    orc = a.orc(1, 1, vitality=1)
    a.run(harm(a.t, orc.id, Blow(1)), [6])
    assert orc.id not in a.state.figures


@pytest.mark.rule("dun.damage.armor-max")
def test_armor_counts_at_most_six(arena):
    a = arena()
    hero = a.hero(1, 1, armor=6, worn=("chainmail",))
    assert figures.value(a.t, hero, Attribute.ARMOR) == 6
    assert a.run(harm(a.t, hero.id, Blow(2)), [6, 5]).wounds == 1


@pytest.mark.rule("dun.damage.armor-six-plus-one", "dun.equip.armor-modifier")
def test_a_weak_weapon_against_armor_six_needs_a_second_six(arena):
    a = arena()
    hero = a.hero(1, 1, armor=6)
    assert a.run(harm(a.t, hero.id, Blow(3, armor=1)), [6, 6, 5, 6, 5]).wounds == 1
    assert a.run(harm(a.t, hero.id, Blow(3, armor=-1)), [6, 5, 4]).wounds == 2


@pytest.mark.rule("dun.equip.minimum-damage")
def test_without_dice_left_one_is_rolled_against_armor_one_higher(arena):
    a = arena()
    hero = a.hero(1, 1, armor=4)
    assert a.run(harm(a.t, hero.id, Blow(0)), [4]).wounds == 0
    assert a.run(harm(a.t, hero.id, Blow(-3)), [5]).wounds == 1
    assert a.run(harm(a.t, hero.id, Blow(1)), [4]).wounds == 1


@pytest.mark.rule("dun.damage.other-attribute")
def test_damage_against_courage(arena):
    a = arena()
    hero = a.hero(1, 1, courage=4, armor=6, vitality=9)
    assert a.run(harm(a.t, hero.id, Blow(5, against="courage")), [1, 3, 4, 5, 6]).wounds == 3


@pytest.mark.rule("dun.damage.natural-armor", "dun.hero.attr-armor")
def test_natural_armor_ignores_what_is_worn(arena):
    a = arena()
    hero = a.hero(1, 1, armor=3, worn=("chainmail",), vitality=9)
    assert a.run(harm(a.t, hero.id, Blow(3, against="natural")), [3, 4, 2]).wounds == 2
    assert a.run(harm(a.t, hero.id, Blow(3)), [3, 4, 5]).wounds == 1


@pytest.mark.rule("dun.damage.vitality")
def test_wounds_are_markers_that_healing_takes_off(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=5)
    a.run(damage.lose(a.t, hero.id, 3))
    assert hero.wounds == 3
    heal(a.t, hero.id, 1)
    assert hero.wounds == 2
    heal(a.t, hero.id, 9)
    assert hero.wounds == 0


@pytest.mark.rule("dun.condition.stunned")
def test_stunned_lowers_all_but_armor_vitality_and_mana(arena):
    a = arena()
    hero = a.hero(1, 1, mana=4, armor=3)
    before = [figures.value(a.t, hero, attribute) for attribute in Attribute]
    afflict(a.t, hero.id, "stunned")
    after = [figures.value(a.t, hero, attribute) for attribute in Attribute]
    lowered = {Attribute(n).name for n, (x, y) in enumerate(zip(before, after, strict=True)) if y == x - 1}
    assert lowered == set(Attribute.__members__) - {"ARMOR", "VITALITY", "MANA"}
    assert [after[n] for n in (4, 7, 9)] == [before[n] for n in (4, 7, 9)]


@pytest.mark.rule("dun.condition.wounded", "dun.condition.wounded-penalty", "dun.condition.wounded-end")
def test_one_vitality_left_is_wounded_but_a_full_vitality_of_one_is_not(arena):
    a = arena()
    hero, frail = a.hero(1, 1, vitality=3, combat=4), a.orc(5, 5, vitality=1, combat=4)
    hero.wounds = 2
    assert figures.wounded(hero)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    assert not figures.wounded(frail)
    assert figures.value(a.t, frail, Attribute.COMBAT) == 4
    heal(a.t, hero.id, 1)
    assert figures.value(a.t, hero, Attribute.COMBAT) == 4


@pytest.mark.rule("dun.condition.cumulative", "dun.condition.poisoned", "dun.condition.diseased")
def test_different_conditions_add_up_and_the_same_one_does_not(arena):
    a = arena()
    hero = a.hero(1, 1, combat=5, vitality=3)
    hero.wounds = 2
    afflict(a.t, hero.id, "poisoned")
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    afflict(a.t, hero.id, "poisoned")
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    afflict(a.t, hero.id, "diseased")
    assert figures.value(a.t, hero, Attribute.COMBAT) == 2


@pytest.mark.rule("dun.condition.kd-stunned", "dun.skill.nature.undead")
def test_knocked_down_counts_as_stunned_once_even_for_the_undead(arena):
    a = arena()
    hero, bones = a.hero(1, 1, combat=5), a.orc(5, 5, combat=5, skills=("undead",))
    afflict(a.t, hero.id, "stunned")
    afflict(a.t, hero.id, "knocked-down")
    assert figures.value(a.t, hero, Attribute.COMBAT) == 4
    afflict(a.t, bones.id, "stunned")
    afflict(a.t, bones.id, "poisoned")
    assert bones.marks == 0
    afflict(a.t, bones.id, "knocked-down")
    assert figures.value(a.t, bones, Attribute.COMBAT) == 4


@pytest.mark.rule("dun.skill.nature.underworld.poison", "dun.skill.nature.vermin")
def test_the_underworld_is_not_poisoned_but_stunned_and_swarms_are_neither(arena):
    a = arena()
    fiend, swarm = a.orc(1, 1, skills=("underworld",)), a.orc(5, 5, skills=("vermin",))
    for condition in ("poisoned", "diseased", "stunned", "knocked-down"):
        afflict(a.t, fiend.id, condition)
        afflict(a.t, swarm.id, condition)
    assert fiend.marks == Mark.STUNNED | Mark.KNOCKED_DOWN
    assert swarm.marks == 0


CHART = {
    (2, 2, 0): "",
    (2, 2, 1): "",
    (2, 2, 2): "knocked-down",
    (3, 2, 0): "",
    (3, 2, 1): "knocked-down",
    (3, 2, 2): "knocked-down",
    (4, 2, 0): "knocked-down",
    (2, 3, 1): "",
    (2, 3, 2): "stunned",
    (1, 3, 1): "",
    (1, 3, 2): "stunned",
}


@pytest.mark.rule(
    "dun.condition.chart",
    "dun.condition.relative-size",
    "dun.condition.kd-larger",
    "dun.condition.kd-much-larger",
    "dun.condition.smaller-double-stuns",
)
@pytest.mark.parametrize(("attacker", "defender", "criticals"), CHART)
def test_the_condition_chart(arena, attacker, defender, criticals):
    a = arena()
    one, two = a.hero(1, 1, size=attacker), a.orc(5, 5, size=defender)
    assert charted(a.t, one, two, criticals) == CHART[attacker, defender, criticals]


@pytest.mark.rule("dun.condition.small-leader")
def test_a_small_leader_shrugs_off_the_starred_cell(arena):
    a = arena()
    hero = a.hero(1, 1)
    leader, goblin = a.orc(5, 5, size=1, leader=True), a.orc(6, 6, size=1)
    assert charted(a.t, hero, leader, 1) == ""
    assert charted(a.t, hero, leader, 2) == "knocked-down"
    assert charted(a.t, hero, goblin, 1) == "knocked-down"


@pytest.mark.rule("dun.fortune.fatal-roll")
def test_a_five_undoes_the_fatal_blow_with_all_its_effects(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=3, armor=3, fortune=1)
    hero.wounds = 1
    hurt = a.run(harm(a.t, hero.id, Blow(3)), [4, 4, 4, 5], ["pass", "spend"])
    assert hurt.cancelled
    assert hero.wounds == 1
    assert not hero.marks & Mark.KNOCKED_OUT


@pytest.mark.rule("dun.fortune.fatal-second", "dun.fortune.not-when-out")
def test_two_points_always_save_him_and_one_may_not(arena):
    a = arena()
    hero, other = a.hero(1, 1, vitality=3, fortune=2), a.hero(3, 3, vitality=3, fortune=1)
    assert a.run(damage.lose(a.t, hero.id, 3), [4], ["spend", "spend"]).cancelled
    assert hero.fortune == 0
    assert a.run(damage.lose(a.t, other.id, 3), [4], ["spend"]).out
    assert not damage.may_spend(other)


@pytest.mark.rule("dun.fortune.reroll-opponent", "dun.walk.fortune-on-damage")
def test_a_hero_has_the_damage_roll_repeated_once(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=4, armor=4, fortune=5)
    hurt = a.run(harm(a.t, hero.id, Blow(5)), [1, 4, 4, 4, 5, 4, 5, 1, 2, 3], ["again"])
    assert hurt.wounds == 2
    assert hero.fortune == 4


@pytest.mark.rule("dun.score.dp-knockout")
def test_a_knock_out_scores_once_per_hero(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.run(knock_out(a.t, hero.id))
    points = a.content.points.knock_out_points
    assert a.state.quest.achievements[1] == points
    hero.marks &= ~Mark.KNOCKED_OUT
    a.run(knock_out(a.t, hero.id))
    assert a.state.quest.achievements[1] == points


@pytest.mark.rule("dun.psych.leader-death")
def test_grunts_near_a_fallen_leader_test_courage(arena):
    a = arena("a" * 20, start=((19, 0),))
    leader = a.orc(0, 0, leader=True, level="champion")
    near, brave, far, elite = a.orc(2, 0), a.orc(6, 0), a.orc(7, 0), a.orc(1, 0, level="elite")
    a.run(knock_out(a.t, leader.id), [2, 2, 5, 4])
    assert near.id not in a.state.figures
    assert {brave.id, far.id, elite.id} <= set(a.state.figures)


@pytest.mark.rule("dun.walk.achievement-kill")
def test_kills_score_for_the_heroes(arena):
    a = arena()
    a.hero(1, 1)
    for _ in range(2):
        a.run(knock_out(a.t, a.orc(5, 5).id))
    assert a.state.quest.achievements[0] == 2


@pytest.mark.rule("dun.skill.combat.hardened")
def test_the_hardened_shake_one_wound_off_on_four(arena):
    a = arena()
    hero = a.hero(1, 1, armor=3, vitality=9, skills=("hardened",))
    assert a.run(harm(a.t, hero.id, Blow(2, kind="melee")), [5, 5, 4]).wounds == 1
    assert a.run(harm(a.t, hero.id, Blow(2, kind="melee")), [5, 5, 3]).wounds == 2
    assert a.run(harm(a.t, hero.id, Blow(2, kind="trap")), [5, 5]).wounds == 2


@pytest.mark.rule("dun.skill.nature.ethereal.hit")
def test_only_magic_hurts_the_ethereal(arena):
    a = arena()
    ghost = a.orc(1, 1, skills=("ethereal",), armor=3)
    assert a.run(harm(a.t, ghost.id, Blow(2, kind="melee"))).wounds == 0
    assert a.run(harm(a.t, ghost.id, Blow(2, kind="melee", magic=True)), [5, 1]).wounds == 1


@pytest.mark.rule("dun.skill.nature.invulnerable.hits")
def test_only_criticals_and_spells_hurt_the_invulnerable(arena):
    a = arena()
    golem = a.orc(1, 1, skills=("invulnerable",), armor=3, vitality=9)
    assert a.run(harm(a.t, golem.id, Blow(2, kind="melee", magic=True))).wounds == 0
    assert a.run(harm(a.t, golem.id, Blow(2, kind="melee", criticals=1)), [5, 1]).wounds == 1
    assert a.run(harm(a.t, golem.id, Blow(2, kind="spell", magic=True)), [5, 1]).wounds == 1


@pytest.mark.rule("dun.adp.power.fortune", "dun.adp.power.duration")
def test_a_creature_with_two_fortune_cards_is_sure_to_survive_once(arena):
    a = arena()
    orc = a.orc(1, 1, vitality=2)
    a.state.dark.powers = [("fortune", orc.id), ("fortune", orc.id)]
    assert a.run(damage.lose(a.t, orc.id, 2), [3]).cancelled
    assert a.state.dark.powers == []
    assert orc.wounds == 0


@pytest.mark.rule("dun.magic.permanent-ends-ko")
def test_a_knocked_out_casters_spell_ends(arena):
    from undercroft.games.universalis.state import Lasting, Spellbound

    a = arena()
    caster, friend = a.hero(1, 1), a.hero(2, 2, combat=3)
    a.state.spellbound = [Spellbound(caster.id, "favour-of-the-gods", 4)]
    a.state.lasting = [Lasting(friend.id, "combat", 1, "spell", "favour-of-the-gods", caster.id)]
    assert figures.value(a.t, friend, Attribute.COMBAT) == 4
    a.run(knock_out(a.t, caster.id))
    assert figures.value(a.t, friend, Attribute.COMBAT) == 3
    assert a.state.spellbound == []


@pytest.mark.rule("dun.corpse.leader")
def test_what_a_fallen_enemy_carried_is_remembered(arena):
    a = arena()
    hero = a.hero(1, 1)
    orc = a.orc(5, 5, level="elite")
    orc.worn.append(Held("broadsword", magic="some-blade"))
    a.run(knock_out(a.t, orc.id))
    (dead,) = a.state.map.fallen
    assert (dead.level, dead.magic, dead.fighters) == ("elite", ("some-blade",), (hero.id,))
