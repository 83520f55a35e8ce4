"""The quick reference: each of its lines in one situation."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.dark import preparing
from undercroft.games.universalis.rules.encounters.encounters import legal_square
from undercroft.games.universalis.rules.fighting import hits, shields
from undercroft.games.universalis.rules.fighting.hits import Blows
from undercroft.games.universalis.rules.fighting.melee import attack_plus
from undercroft.games.universalis.rules.harm.damage import Blow, afflict, harm, throw
from undercroft.games.universalis.rules.squares.engagement import melee_range
from undercroft.games.universalis.setup import name_leader
from undercroft.games.universalis.state import NOBODY, Held, Mark

TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


def blows(a, figure, foe, weapon="broadsword"):
    held = next(held for held in figure.hands if held.card == weapon)
    return Blows(figure.id, foe.id, held, a.content.weapons[weapon])


@pytest.mark.rule("dun.qref.recovery-stunned", "dun.qref.stunned", "dun.condition.stunned-recovery")
@pytest.mark.parametrize(("die", "stays"), [(3, True), (4, False)])
def test_stunned_is_one_less_without_a_run_until_a_four(arena, die, stays):
    a = arena()
    hero = a.hero(1, 1, armor=3, mana=4)
    before = [figures.value(a.t, hero, one) for one in Attribute]
    afflict(a.t, hero.id, "stunned")
    same = (Attribute.ARMOR, Attribute.VITALITY, Attribute.MANA)
    for one, value in zip(Attribute, before, strict=True):
        assert figures.value(a.t, hero, one) == value - (one not in same)
    a.activate(hero)
    assert "run" not in a.offers(hero)
    a.state.turn.active = None
    a.run(activation.begin(a.t, hero.id), [die])
    assert bool(hero.marks & Mark.STUNNED) is stays
    assert ("run" in a.offers(hero)) is not stays


@pytest.mark.rule("dun.qref.recovery-down", "dun.condition.kd-stand-up")
def test_the_fallen_rise_stunned_alone_at_once_and_beside_an_enemy_at_the_second_try(arena):
    a = arena()
    alone, beside = a.hero(1, 1, marks=Mark.KNOCKED_DOWN), a.hero(8, 5, agility=4, marks=Mark.KNOCKED_DOWN)
    a.orc(9, 5)
    a.run(activation.begin(a.t, alone.id))
    assert alone.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN) == Mark.STUNNED
    a.state.turn.active = None
    a.run(activation.begin(a.t, beside.id), [3, 3])
    assert beside.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN) == Mark.KNOCKED_DOWN
    a.state.turn.active = None
    a.run(activation.begin(a.t, beside.id))
    assert beside.marks & (Mark.STUNNED | Mark.KNOCKED_DOWN) == Mark.STUNNED


@pytest.mark.rule("dun.qref.dp-distance", "dun.encounter.distance")
def test_no_creature_comes_within_two_squares_of_anybody(arena):
    a = arena()
    a.hero(0, 0)
    a.pet(8, 0)
    orc = a.orc(11, 7)
    legal = [x for x in range(12) if legal_square(a.t, orc, a.at(x, 0), NOBODY)]
    assert legal == [3, 4, 5, 11]


@pytest.mark.rule("dun.qref.melee-blunder", "dun.melee-mod.blunder-ends-activation", "dun.melee.blunder-shield")
def test_blunders_end_the_attack_and_cost_the_defender_weapon_or_shield(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, facing="south", vitality=20)
    active = a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [1, 1, 2, 2, 1])
    assert (active.action, active.points, active.quick) == (0, 0, 0)
    assert (hero.hands, a.state.map.floor) == ([], [])
    for die, left in ((4, "shield"), (3, "broadsword")):
        hero.hands = [Held("broadsword"), Held("shield")]
        a.run(shields.defender_blunders(a.t, hero.id, orc.cell), [die, 6])
        assert [held.card for held in hero.hands] == [left]


@pytest.mark.rule("dun.qref.shielding", "dun.melee-mod.shielding")
def test_shielding_repeats_block_rolls_and_costs_the_next_attack_and_run(arena):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword", "shield")), a.orc(5, 3, facing="south")
    sword = a.content.weapons["broadsword"]
    block = lambda: shields.blocks(a.t, orc.id, hero.id, sword, 0, from_behind=False, ranged=False)  # noqa: E731
    assert a.run(block(), [2, 5], ["shield"])
    assert not a.run(block(), [1, 4])
    a.activate(hero)
    assert not any(text.startswith(("attack", "run")) for text in a.offers(hero))
    hero.marks = 0
    a.activate(hero)
    assert any(text.startswith("attack") for text in a.offers(hero))


@pytest.mark.rule("dun.qref.long-range", "dun.longrange.reach", "dun.longrange.adjacent-penalty")
def test_long_weapons_reach_two_squares_ahead_and_suffer_close_by(arena):
    a = arena()
    orc = a.orc(5, 2, hands=("spear",), facing="south", vitality=20)
    assert melee_range(a.t, orc) >> a.at(5, 4) & 1
    assert not melee_range(a.t, orc) >> a.at(5, 0) & 1
    hero = a.hero(5, 4, hands=("broadsword",), combat=9)
    assert attack_plus(a.t, orc, hero, blows(a, orc, hero, "spear")) == 3
    wall = a.orc(5, 3)
    assert hero not in attacks.attackable(a.t, orc)
    del a.state.figures[wall.id]
    a.activate(hero)
    a.do(hero, f"attack broadsword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], ["-1"])
    assert hero.cell == a.at(5, 3)
    assert attack_plus(a.t, orc, hero, blows(a, orc, hero, "spear")) == 2


@pytest.mark.rule("dun.longrange.not-through", "dun.longrange.closing-in", "dun.qref.long-range")
def test_a_spear_is_stopped_by_high_furniture_and_a_loser_does_not_close_in(arena):
    a = arena(furniture=(Furnishing("library", (4, 3)),))
    orc, hero = a.orc(5, 2, hands=("spear",), facing="south", combat=9), a.hero(5, 4, hands=("broadsword",))
    assert hero not in attacks.attackable(a.t, orc)
    b = arena()
    orc, hero = b.orc(5, 2, hands=("spear",), facing="south", combat=9), b.hero(5, 4, hands=("broadsword",))
    assert hero in attacks.attackable(b.t, orc)
    b.activate(hero)
    b.do(hero, f"attack broadsword #{orc.id}", [3, 3, 4, 2])
    assert hero.cell == b.at(5, 4)


@pytest.mark.rule("dun.qref.damage", "dun.break.heavy-armor")
def test_ones_never_wound_armor_ends_at_six_and_doors_are_heavily_armored(arena):
    a = arena(TWO, doors=(Door("gate", (3, 1), "east"),))
    assert a.run(throw(a.t, 2, 0, Blow(2)), [1, 2]).wounds == 1
    hero, orc = a.hero(3, 1, strength=5, hands=("scimitar",), skills=("cruel", "powerful-blow")), a.orc(2, 1)
    assert hits.make_blow(a.t, blows(a, hero, orc, "scimitar"), 1, backed=False).dice == 8
    assert hits.make_blow(a.t, blows(a, hero, orc, "scimitar"), 0, backed=False).dice == 7
    a.state.map.doors[0].lock = True
    del a.state.figures[orc.id]
    a.activate(hero)
    a.do(hero, "break #0", [1, 1, 1, 1, 1])
    assert a.t.rolled[-1][0] == 5
    iron = a.hero(0, 0, armor=6, worn=("chainmail",))
    assert a.run(harm(a.t, iron.id, Blow(2)), [6, 5]).wounds == 1


@pytest.mark.rule("dun.leader.paid-in-advance")
def test_the_leader_is_paid_at_once_and_may_carry_one_bought_object(arena):
    a = arena(TWO, dark_seat=1, leader="orc-champion")
    a.state.dark.reserve, a.state.turn.phase = 30, "prepare"
    name_leader(a.t, "orc-champion")
    assert a.state.dark.reserve == 27
    a.state.supply.magic = list(a.content.magic)
    item = next(name for name in a.state.supply.magic if not a.content.magic[name].relic)
    a.run(preparing.prepare(a.t), (), [item])
    assert a.state.dark.reserve == 27 - a.content.magic[item].vp
    assert (a.state.dark.leader_item, a.state.dark.leader_debt) == (item, 0)
