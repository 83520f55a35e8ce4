"""Where two rules of a fight meet: the neighbours of cases that the chapters' own tests show."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.events import KnockedOut
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import take_test
from undercroft.games.universalis.rules.fighting.melee import defence_plus, strike, tie_winner
from undercroft.games.universalis.rules.squares import adjacent, attackable
from undercroft.games.universalis.state import Held, Mark

# ------------------------------------------------------------------------------------------ shields and backs


def surprised(arena, **orc):
    """A hero with a sword at the back of an orc with a shield, where he has begun his activation."""
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",), agility=3, vitality=9)
    foe = a.orc(5, 3, **{"hands": ("short-sword", "shield"), "facing": "north", "agility": 3, "vitality": 9, **orc})
    a.activate(hero)
    return a, hero, foe


@pytest.mark.rule("dun.melee.tie", "dun.melee.mod-behind")
def test_a_shield_that_cannot_be_used_breaks_no_tie(arena):
    a, hero, foe = surprised(arena)
    hero.hands.append(Held("shield"))
    hero.base = (*hero.base[:5], 4, *hero.base[6:])  # a shield costs its bearer 1 Agility
    assert tie_winner(a.t, hero, foe) == 1, "only one of the two shields is in use"
    foe.facing = 4
    assert tie_winner(a.t, hero, foe) == -1
    foe.marks |= Mark.KNOCKED_DOWN
    assert tie_winner(a.t, hero, foe) == 1


@pytest.mark.rule("dun.equip.shield-double-critical", "dun.melee.mod-behind")
@pytest.mark.parametrize(("facing", "stunned"), [("north", False), ("south", True)])
def test_a_shield_at_the_wrong_side_stuns_nobody(arena, facing, stunned):
    a, hero, foe = surprised(arena, facing=facing)
    a.run(strike(a.t, a.blows(hero, foe, "broadsword")), [2, 3, 6, 6])
    assert bool(hero.marks & Mark.STUNNED) is stunned


@pytest.mark.rule("dun.shield.push", "dun.melee.mod-behind")
def test_nobody_pushes_back_with_a_shield_that_he_cannot_use(arena):
    a, hero, foe = surprised(arena, combat=9)
    a.run(strike(a.t, a.blows(hero, foe, "broadsword")), [2, 3, 4, 3])
    assert hero.cell == a.at(5, 4)


@pytest.mark.rule("dun.shield.blunder", "dun.melee.mod-behind")
def test_who_cannot_use_his_shield_drops_his_weapon(arena):
    a, hero, foe = surprised(arena)
    a.run(strike(a.t, a.blows(hero, foe, "broadsword")), [2, 3, 1, 1, 6, 1, 1, 1, 1], ["-1"])
    assert [held.card for held in foe.hands] == ["shield"]
    assert a.state.map.floor == [(hero.cell, Held("short-sword", dropped=foe.id))]


# ------------------------------------------------------------------------------------------ weapons


@pytest.mark.rule("dun.equip.disarming-critical", "dun.equip.natural-disarm")
def test_a_whip_wrests_no_claws_away(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("whip",), combat=9, vitality=9)
    foe = a.orc(5, 2, hands=("claws",), facing="south", vitality=9)
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, foe, "whip")), [6, 3, 1, 2, 1, 1, 1, 1], ["-1"])
    assert ([held.card for held in foe.hands], a.state.map.floor) == (["claws"], [])
    assert foe.marks & Mark.DISARMED
    assert foe.marks & Mark.STUNNED
    assert figures.melee_weapon(a.t, foe)[1].id == "unarmed"


@pytest.mark.rule("dun.equip.javelin-melee", "dun.equip.unarmed")
def test_a_javelin_defends_at_minus_one_and_a_thrown_one_not_at_all(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("javelin",), combat=4, strength=3)
    foe = a.orc(5, 3, facing="south")
    assert defence_plus(a.t, hero, foe) == 3
    hero.hands[0] = Held("javelin", loaded=False)
    assert figures.melee_weapon(a.t, hero)[0] is None
    assert defence_plus(a.t, hero, foe) == 4 + a.content.weapons["unarmed"].combat


@pytest.mark.rule("dun.skill.combat.foresight.counter", "dun.equip.javelin-melee")
def test_a_heavy_javelin_that_strikes_back_lowers_no_armor(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("heavy-javelin",), combat=9, strength=2, skills=("foresight",))
    foe = a.orc(5, 3, hands=("broadsword",), facing="south", armor=4, vitality=9)
    a.run(strike(a.t, a.blows(foe, hero)), [2, 3, 4, 4, 3, 3])
    assert foe.wounds == 0


# ------------------------------------------------------------------------------------------ long weapons, larger bases


@pytest.mark.rule("dun.reach.closing", "dun.large.reference-square")
def test_a_troll_that_wins_against_a_spear_comes_next_to_it(arena):
    a = arena()
    troll = a.creature("cave-troll", 5, 5, facing="north", combat=9, hands=("broadsword",), strength=1, skills=())
    hero = a.hero(5, 3, hands=("spear",), facing="south", armor=6, vitality=20)
    a.run(strike(a.t, a.blows(troll, hero, "broadsword")), [3, 4, 1, 2, 1, 1])
    assert (troll.cell, hero.cell) == (a.at(5, 4), a.at(5, 2)), "and then it pushes"


@pytest.mark.rule("dun.reach.closing", "dun.large.base-2x1")
def test_a_centaur_that_wins_against_a_spear_comes_next_to_it(arena):
    a = arena()
    hero = a.of_race("centaurs", 5, 5, facing="north", combat=9, hands=("broadsword",), strength=1)
    hero.other = a.at(5, 6)
    foe = a.orc(5, 3, hands=("spear",), facing="south", armor=6, vitality=20)
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, foe, "broadsword")), [3, 4, 1, 2, 1, 1], ["-1"])
    assert (hero.cell, adjacent(a.t, hero, foe)) == (a.at(5, 4), True)
    assert a.board.distance(hero.cell, hero.other) == 1


@pytest.mark.rule("dun.reach.attack-back", "dun.reach.blocked")
def test_nobody_strikes_back_at_a_spear_through_somebody_else(arena):
    a = arena("\n".join(["a"] * 6))
    hero = a.hero(0, 4, hands=("axe",), facing="north")
    spear = a.orc(0, 2, hands=("spear",), facing="south")
    assert [foe.id for foe in attackable(a.t, hero)] == [spear.id]
    between = a.orc(0, 3, hands=("axe",), facing="south")
    assert [foe.id for foe in attackable(a.t, hero)] == [between.id]


# ------------------------------------------------------------------------------------------ Fortune and three dice


@pytest.mark.rule("dun.fortune.reroll-own", "dun.skill.combat.fast-attacks.three-dice", "dun.fortune.reroll-once")
def test_fortune_repeats_all_three_dice_of_a_fast_attack(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, hands=("broadsword",), skills=("fast-attacks",), fortune=1, combat=3)
    foe = a.orc(5, 3, hands=("broadsword",), facing="south", combat=3, vitality=9)
    a.activate(hero)
    fast = a.blows(hero, foe, "broadsword", declared=("fast-attacks",))
    a.run(strike(a.t, fast), [2, 2, 3, 4, 4, 1, 5, 5, 1, 1, 1, 1], ["own", "-1"])
    assert (hero.fortune, foe.wounds) == (0, 0)


@pytest.mark.rule("dun.fortune.reroll-own", "dun.skill.scholarly.cold-blooded")
def test_fortune_repeats_all_three_dice_of_the_cold_blooded(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, courage=0, skills=("cold-blooded",), fortune=1)
    result = a.run(take_test(a.t, hero.id, Attribute.COURAGE, "courage"), [1, 2, 3, 1, 5, 5], ["again"])
    assert result.passed
    assert result.roll.dice == (5, 5)


# ------------------------------------------------------------------------------------------ the fallen


@pytest.mark.rule("dun.skill.combat.fast-shooting.two-shots", "dun.ko.hero")
def test_the_second_shot_is_not_wasted_on_one_who_is_out(arena):
    a = arena(dark_seat=1)
    hero = a.hero(5, 4, vitality=1, armor=2, facing="north")
    foe = a.orc(5, 0, hands=("repeating-crossbow",), facing="south", shooting=9)
    a.activate(foe)
    a.do(foe, f"shoot repeating-crossbow #{hero.id}", [4, 4, 6, 6, 6])
    assert hero.marks & Mark.KNOCKED_OUT
    assert len(a.t.told(KnockedOut)) == 1


@pytest.mark.rule("dun.equip.disarming-critical")
@pytest.mark.parametrize(("dice", "left"), [([6, 4], []), ([5, 5], ["short-sword"])])
def test_a_net_that_hits_critically_takes_the_weapon(arena, dice, left):
    a = arena()
    hero = a.hero(5, 4, hands=("net",), shooting=9, strength=1)
    foe = a.orc(5, 2, hands=("short-sword",), facing="south", vitality=9)
    a.activate(hero)
    a.do(hero, f"shoot net #{foe.id}", [*dice, 1])
    assert [held.card for held in foe.hands] == left
    assert bool(foe.marks & Mark.STUNNED) is not bool(left)
    assert a.state.map.floor == ([(foe.cell, Held("short-sword", dropped=foe.id))] if not left else [])


@pytest.mark.rule("dun.melee.stationary", "dun.equip.dagger-behind")
@pytest.mark.parametrize(("facing", "wounds"), [("north", 1), ("south", 0)])
def test_a_dagger_finds_the_back_of_one_who_cannot_move(arena, facing, wounds):
    a = arena()
    hero = a.hero(5, 4, hands=("dagger",), strength=2)
    foe = a.orc(5, 3, facing=facing, marks=Mark.STATIONARY, armor=5, vitality=9)
    a.activate(hero)
    a.run(strike(a.t, a.blows(hero, foe, "dagger")), [3], ["-1"])
    assert foe.wounds == wounds


@pytest.mark.rule("dun.mount.push", "dun.condition.kd-double")
def test_a_double_critical_throws_a_rider_off_a_larger_mount_and_moves_nobody_else(arena):
    from undercroft.games.universalis.rules.squares import bind

    a = arena(riding="everywhere")
    rider = a.hero(5, 2, hands=("broadsword",), facing="south", vitality=9, armor=6)
    beast = a.companion("hippogriff", 5, 2, kind="pet", facing="south", owner=rider.id)
    bind(a.t, rider, beast)
    foe = a.orc(5, 4, hands=("broadsword",), combat=9, facing="north", strength=0)
    a.run(strike(a.t, a.blows(foe, rider)), [6, 6, 2, 2, 1, 1, 1])
    assert rider.marks & Mark.KNOCKED_DOWN
    assert beast.cell == a.at(5, 2)
