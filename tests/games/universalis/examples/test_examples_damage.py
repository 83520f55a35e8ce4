"""The worked examples of the rulebook: damage, conditions, fear.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis.content.definitions import Attribute, Weapon
from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks import fear
from undercroft.games.universalis.rules.fighting import shields
from undercroft.games.universalis.rules.fighting.hits import make_blow
from undercroft.games.universalis.rules.fighting.melee import strike
from undercroft.games.universalis.rules.harm.damage import Blow, afflict, charted, harm, heal, lose
from undercroft.games.universalis.state import Mark


@pytest.mark.rule("dun.damage.critical", "dun.equip.damage-relative")
def test_strength_broadsword_and_critical_are_five_dice(arena):
    """dun.ex.broadsword-critical"""
    a, hero, orc = arena.duel({"strength": 3, "combat": 5, "hands": ("broadsword",)}, {"vitality": 9})
    a.run(strike(a.t, a.blows(hero, orc, "broadsword")), [6, 3, 2, 2, 1, 1, 1, 1, 1], ["-1"])
    assert a.t.rolled[-1] == (5, 6, "damage")


@pytest.mark.rule("dun.damage.wound", "dun.equip.armor-modifier")
def test_an_axe_against_armor_four_wounds_on_three(arena):
    """dun.ex.axe-against-armor-4"""
    a, borgron, orc = arena.duel({"strength": 4, "hands": ("axe",)}, {"armor": 4, "vitality": 9})
    blow = make_blow(a.t, a.blows(borgron, orc, "axe"), 0, backed=False)
    assert blow.dice == 5
    assert a.run(harm(a.t, orc.id, blow), [1, 2, 3, 4, 5]).wounds == 3


@pytest.mark.rule("dun.damage.other-attribute")
@pytest.mark.parametrize(("courage", "wounds"), [(1, 4), (3, 3), (4, 2), (6, 1)])
def test_five_dice_against_courage(arena, courage, wounds):
    """dun.ex.damage-against-courage"""
    a = arena()
    hero = a.hero(1, 1, courage=courage, armor=6, vitality=9)
    assert a.run(harm(a.t, hero.id, Blow(5, against="courage")), [1, 2, 3, 4, 6]).wounds == wounds


@pytest.mark.rule("dun.damage.vitality")
def test_three_markers_and_then_two(arena):
    """dun.ex.vitality-markers"""
    a = arena()
    hero = a.hero(1, 1)
    a.run(lose(a.t, hero.id, 3))
    assert hero.wounds == 3
    heal(a.t, hero.id, 1)
    assert hero.wounds == 2


@pytest.mark.rule("dun.equip.damage-fixed")
@pytest.mark.parametrize("strength", [1, 4, 9])
def test_fixed_damage(arena, strength):
    """dun.ex.weapon-notation-equals: four dice for any Strength; a signed number is added to it."""
    a = arena()
    hero = a.hero(1, 1, strength=strength)
    equals = Weapon(id="test-weapon", kind="ranged", damage=4, fixed=True)
    assert shields.damage_dice(a.t, hero, equals) == 4
    assert shields.damage_dice(a.t, hero, Weapon(id="test-weapon", damage=1)) == strength + 1
    assert shields.damage_dice(a.t, hero, a.content.weapons["short-bow"]) == 3


@pytest.mark.rule("dun.condition.kd-double", "dun.condition.chart-timing")
def test_shara_knocks_an_orc_down_with_a_double_six(arena):
    """dun.ex.kd-same-size-double"""
    a, shara, orc = arena.duel((), {"vitality": 20})
    a.run(strike(a.t, a.blows(shara, orc)), [6, 6, 2, 2, 6, 1, 1, 1, 1, 1], [str(a.at(5, 2)), "stay"])
    assert orc.wounds == 1
    assert orc.marks & Mark.KNOCKED_DOWN
    assert orc.cell == a.at(5, 2)


@pytest.mark.rule("dun.condition.smaller-double-stuns")
def test_a_double_six_stuns_a_troll(arena):
    """dun.ex.stun-larger-double"""
    a, shara, troll = arena.duel((), {"vitality": 20, "size": 3})
    a.run(strike(a.t, a.blows(shara, troll)), [6, 6, 2, 2, 1, 1, 1, 1, 1, 1])
    assert troll.marks & Mark.STUNNED
    assert not troll.marks & Mark.KNOCKED_DOWN
    assert troll.cell == a.at(5, 3)


@pytest.mark.rule("dun.condition.kd-larger", "dun.condition.kd-much-larger")
@pytest.mark.parametrize(("size", "criticals", "down"), [(3, 1, True), (3, 0, False), (4, 0, True), (2, 1, False)])
def test_trolls_and_dragons_knock_shara_down(arena, size, criticals, down):
    """dun.ex.kd-troll-critical, dun.ex.kd-huge-plain"""
    a = arena()
    shara, beast = a.hero(1, 1), a.orc(5, 5, size=size)
    assert (charted(a.t, beast, shara, criticals) == "knocked-down") is down


@pytest.mark.rule("dun.condition.stunned", "dun.condition.stunned-recovery")
@pytest.mark.parametrize("die", range(1, 7))
def test_maeliss_recovers_on_four_outside_of_the_rarefied_air(arena, die):
    """dun.ex.stunned-recovery: stunned as she enters; inside there is no roll at all."""
    gap = Door("gap", (3, 0), "east", kind="open")
    a = arena("aaaabbbb", doors=(gap,), elements=(Furnishing("rarefied-air", (7, 0)),))
    a.reveal_all()
    maeliss = a.hero(2, 0, combat=4)
    a.activate(maeliss, rolled=True)
    a.do(maeliss, f"move @{a.at(3, 0)}")
    assert not maeliss.marks & Mark.STUNNED
    a.do(maeliss, f"move @{a.at(4, 0)}")
    assert figures.value(a.t, maeliss, Attribute.COMBAT) == 3
    a.run(activation.begin(a.t, maeliss.id))
    assert maeliss.marks & Mark.STUNNED
    a.state.turn.active.rolled = True
    a.do(maeliss, f"move @{a.at(3, 0)}")
    a.run(activation.begin(a.t, maeliss.id), [die])
    assert bool(maeliss.marks & Mark.STUNNED) is (die <= 3)


@pytest.mark.rule("dun.condition.cumulative")
def test_wounded_and_poisoned_cost_two(arena):
    """dun.ex.cumulative-minus-two"""
    a = arena()
    hero = a.hero(1, 1, vitality=3, combat=4)
    hero.wounds = 2
    afflict(a.t, hero.id, "poisoned")
    assert figures.value(a.t, hero, Attribute.COMBAT) == 2


@pytest.mark.rule("dun.shield.block-critical")
@pytest.mark.parametrize(("dice", "die", "blocked"), [((4, 6), 5, False), ((4, 6), 6, True), ((5, 5), 5, True)])
def test_shara_blocks_a_critical_only_on_six(arena, dice, die, blocked):
    """dun.ex.shield-critical-six"""
    a = arena()
    shara = a.hero(5, 4, hands=("shield",), vitality=20)
    bones = a.orc(5, 3, hands=("broadsword",), combat=9, facing="south")
    count = 4 + (6 in dice)
    a.run(strike(a.t, a.blows(bones, shara)), [*dice, 2, 2, die, *([] if blocked else [6] * count)], ["pass"])
    assert shara.wounds == (0 if blocked else count)


@pytest.mark.rule("dun.psych.fear-size")
@pytest.mark.parametrize(
    ("size", "dice", "brave"), [(2, [3, 4], True), (2, [3, 3], False), (4, [4, 5], True), (4, [4, 4], False)]
)
def test_courage_against_zombies_and_dragons(arena, size, dice, brave):
    """dun.ex.fear-zombie, dun.ex.fear-dragon"""
    a = arena()
    human, beast = a.hero(1, 1, courage=3), a.orc(9, 5, size=size, skills=("fearsome",))
    assert a.run(fear.courage(a.t, human.id, beast.id), dice) is brave


@pytest.mark.rule("dun.damage.big-counter")
def test_a_giant_with_forty_seven_points_left(arena):
    """dun.ex.giant-counter"""
    a = arena()
    giant = a.orc(5, 5, size=4, vitality=50)
    a.run(lose(a.t, giant.id, 3))
    assert figures.value(a.t, giant, Attribute.VITALITY) - giant.wounds == 47
