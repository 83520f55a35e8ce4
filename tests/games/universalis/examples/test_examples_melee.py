"""The worked examples of the rulebook: pushing, melee and long weapons.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing, Ground
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.fighting.melee import attack_plus, defence_plus, strike
from undercroft.games.universalis.rules.squares.engagement import engaged_with
from undercroft.games.universalis.rules.squares.movement import routes
from undercroft.games.universalis.state import Mark

TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


def ends(a, figure, points):
    return routes(a.t, figure, points).ends


@pytest.mark.rule("dun.push.allowed", "dun.push.fall", "dun.fall.damage")
def test_shara_pushes_an_orc_into_a_pit(arena):
    """dun.ex.push-pit"""
    hero = {"combat": 9, "strength": 2}
    a, shara, orc = arena.duel(hero, {"vitality": 9, "natural": 3, "armor": 6}, ground=(Ground("pit", (5, 2)),))
    a.run(strike(a.t, a.blows(shara, orc)), [3, 3, 2, 2, 1, 1, 1, 3, 4, 2, 1], [str(a.at(5, 2)), "stay"])
    assert orc.cell == a.at(5, 2)
    assert orc.wounds == 2
    assert orc.marks & Mark.KNOCKED_DOWN


@pytest.mark.rule("dun.push.larger")
def test_borgron_does_not_push_a_troll(arena):
    """dun.ex.push-troll"""
    a, borgron, troll = arena.duel({"combat": 9}, {"vitality": 9, "size": 3})
    a.run(strike(a.t, a.blows(borgron, troll)), [3, 3, 2, 2, 1, 1, 1, 1])
    assert troll.cell == a.at(5, 3)
    assert a.t.asked == []


@pytest.mark.rule("dun.push.allowed")
def test_the_square_of_a_troll_is_no_place_for_a_pushed_orc(arena):
    """dun.ex.push-orc-by-troll"""
    a, borgron, orc = arena.duel({"combat": 9}, {"vitality": 9})
    a.orc(5, 1, size=3, span=4, facing="south")
    a.run(strike(a.t, a.blows(borgron, orc)), [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(4, 2)), "stay"])
    assert orc.cell == a.at(4, 2)
    assert {str(option) for option in a.t.asked[0].options} == {"-1", str(a.at(4, 2))}


@pytest.mark.rule("dun.push.allowed", "dun.turn.budget")
def test_after_the_push_she_may_move_freely(arena):
    """dun.ex.push-then-move (a)"""
    a, shara, orc = arena.duel({"combat": 9}, {"vitality": 9})
    active = a.activate(shara)
    a.do(shara, f"attack broadsword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(5, 2)), "stay"])
    assert engaged_with(a.t, shara) == []
    assert active.points == 5
    assert f"move @{a.at(5, 7)}" in a.offers(shara)


@pytest.mark.rule("dun.position.take")
def test_after_her_move_she_may_still_take_the_square(arena):
    """dun.ex.push-then-move (b)"""
    a, shara, orc = arena.duel({"combat": 9}, {"vitality": 9})
    a.activate(shara, moved=5, points=0)
    a.do(shara, f"attack broadsword #{orc.id}", [3, 3, 2, 2, 1, 1, 1, 1], [str(a.at(5, 2)), "take"])
    assert shara.cell == a.at(5, 3)
    assert engaged_with(a.t, shara) == [orc.id]


@pytest.mark.rule("dun.melee.mod-weapon")
def test_an_axe_costs_one(arena):
    """dun.ex.axe-minus-one, dun.ex.axe-combat-skill"""
    a, hero, orc = arena.duel({"hands": ("axe",), "combat": 4})
    assert attack_plus(a.t, hero, orc, a.blows(hero, orc, "axe")) == 3
    assert defence_plus(a.t, hero, orc) == 3


@pytest.mark.rule("dun.melee.mod-cover")
@pytest.mark.parametrize("attacker", ["skeleton", "borgron"])
def test_past_the_door_jamb_at_minus_one(arena, attacker):
    """dun.ex.skeleton-door-jamb, dun.ex.melee-cover-corner, dun.ex.melee-cover-door-jamb,
    dun.ex.melee-cover-door-corner"""
    a = arena(TWO, doors=(Door("gap", (3, 1), "east", kind="open"),))
    a.reveal_all()
    borgron = a.hero(3, 1, hands=("broadsword",))
    bones = a.orc(4, 2, hands=("broadsword",), facing="west")
    one, two = (bones, borgron) if attacker == "skeleton" else (borgron, bones)
    assert attack_plus(a.t, one, two, a.blows(one, two)) == 2
    bones.cell = a.at(4, 1)
    assert attack_plus(a.t, one, two, a.blows(one, two)) == 3


@pytest.mark.rule("dun.melee.mod-cover")
def test_friends_and_enemies_do_not_hinder_a_diagonal_blow_but_furniture_does(arena):
    """dun.ex.walk-t5-shara-dice: Shara strikes diagonally beside Borgron without a penalty."""
    a = arena(furniture=(Furnishing("cupboard", (5, 3)),))
    shara, orc = a.hero(2, 2, hands=("broadsword",)), a.orc(3, 1, facing="south")
    a.hero(2, 1)
    a.orc(3, 2)
    assert attack_plus(a.t, shara, orc, a.blows(shara, orc)) == 3
    shara.cell, orc.cell = a.at(5, 4), a.at(6, 3)
    assert attack_plus(a.t, shara, orc, a.blows(shara, orc)) == 2


@pytest.mark.rule("dun.melee.mod-cover", "dun.reach.range")
def test_a_spear_reaches_over_a_bed_at_minus_one(arena):
    """dun.ex.spear-over-bed"""
    a = arena("\n".join(["a" * 8] * 5), furniture=(Furnishing("bed", (3, 2)),))
    bones, shara = a.orc(3, 1, hands=("spear",), facing="south"), a.hero(3, 3)
    assert shara in attacks.attackable(a.t, bones)
    assert attack_plus(a.t, bones, shara, a.blows(bones, shara, "spear")) == 2


@pytest.mark.rule("dun.melee.mod-elevated")
def test_from_the_top_of_the_stairs(arena):
    """dun.ex.stairs-plus-one, dun.ex.melee-elevated-stairs"""
    a, shara, orc = arena.duel(ground=(Ground("stairs", (5, 4)),))
    assert attack_plus(a.t, shara, orc, a.blows(shara, orc)) == 4
    assert attack_plus(a.t, orc, shara, a.blows(orc, shara)) == 3


@pytest.mark.rule("dun.reach.blocked")
def test_no_spear_through_an_ally(arena):
    """dun.ex.spear-through-ally"""
    a = arena()
    orc, borgron = a.orc(5, 2, hands=("spear",), facing="south"), a.hero(5, 4)
    assert borgron in attacks.attackable(a.t, orc)
    a.orc(5, 3)
    assert borgron not in attacks.attackable(a.t, orc)


@pytest.mark.rule("dun.reach.stop", "dun.reach.closing", "dun.reach.adjacent-penalty")
def test_the_spear_stops_shara_and_she_closes_in(arena):
    """dun.ex.spear-stops-shara, dun.ex.longrange-stop, dun.ex.longrange-close-in"""
    a = arena("\n".join(["aaa"] * 10))
    orc = a.orc(1, 2, hands=("spear",), facing="south", vitality=9)
    shara = a.hero(1, 7, hands=("broadsword",), combat=9)
    a.activate(shara, rolled=True)
    assert a.at(1, 3) not in ends(a, shara, 5)
    a.do(shara, f"move @{a.at(1, 4)}")
    assert attack_plus(a.t, orc, shara, a.blows(orc, shara, "spear")) == 3
    a.do(shara, f"attack broadsword #{orc.id}", [3, 3, 2, 2, 6, 1, 1, 1], ["-1"])
    assert shara.cell == a.at(1, 3)
    assert (orc.cell, orc.wounds) == (a.at(1, 2), 1)
    assert attack_plus(a.t, orc, shara, a.blows(orc, shara, "spear")) == 2
