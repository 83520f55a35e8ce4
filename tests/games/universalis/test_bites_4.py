"""Bounds of casting and of attacks that are left."""

import pytest

from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.magic import magic
from undercroft.games.universalis.rules.squares import situation
from undercroft.games.universalis.state import Held, Mark

LONG = "a" * 20


@pytest.mark.rule("dun.skill.scholarly.experienced-wizard", "dun.fortune.reroll-own")
@pytest.mark.parametrize(
    ("dice", "asked", "total"),
    [
        ((4, 6), 0, 10),
        ((4, 5, 4, 6), 0, 10),
        ((4, 5, 4, 5), 1, 9),
        ((3, 3, 6, 6), 0, 12),
        ((1, 1), 1, 2),
    ],
)
def test_the_experienced_cast_again_below_ten_and_then_fortune_is_asked(arena, dice, asked, total):
    a = arena()
    hero = a.hero(1, 1, skills=("experienced-wizard",), fortune=1)
    a.activate(hero)
    roll = a.run(magic.roll_casting(a.t, hero.id, 0, "experienced-wizard"), dice, ["pass"] * asked)
    assert (roll.total, len(a.t.asked)) == (total, asked)


@pytest.mark.rule("dun.ranged.requirements", "dun.melee.target")
@pytest.mark.parametrize(("action", "most", "shoots"), [(1, 0, True), (0, 1, False), (0, 0, False)])
@pytest.mark.parametrize("down", [False, True])
def test_shots_cost_an_action_that_is_left(arena, action, most, shoots, down):
    a = arena(LONG)
    hero = a.hero(1, 0, facing="east", marks=Mark.KNOCKED_DOWN if down else 0)
    hero.hands = [Held("handgun")]
    a.orc(7, 0)
    a.activate(hero, action=action, most=most)
    found = attacks.attack_offers(a.t, situation(a.t, hero.id))
    assert bool([do for do in found if do.verb == "shoot"]) is shoots


@pytest.mark.rule("dun.melee.target")
@pytest.mark.parametrize(("size", "made", "may"), [(2, 2, True), (2, 3, False), (3, 3, False), (4, 3, True)])
def test_three_attacks_are_the_most_except_for_the_huge(arena, size, made, may):
    a, hero, _ = arena.duel(hero={"size": size})
    a.activate(hero, attacks=made)
    assert bool(attacks.attack_offers(a.t, situation(a.t, hero.id))) is may


@pytest.mark.rule("dun.melee.target")
def test_who_is_bound_to_one_enemy_strikes_at_him_alone_and_does_not_shoot(arena):
    a, hero, orc = arena.duel()
    other = a.orc(4, 4)
    a.activate(hero)
    assert {do.target for do in attacks.attack_offers(a.t, situation(a.t, hero.id))} == {orc.id, other.id}
    a.activate(hero, bound=other.id)
    assert {do.target for do in attacks.attack_offers(a.t, situation(a.t, hero.id))} == {other.id}
    a.activate(hero, bound=other.id, action=0, most=1)
    assert {do.target for do in attacks.attack_offers(a.t, situation(a.t, hero.id))} == {other.id}
    hero.marks |= Mark.SHIELDED
    assert attacks.attack_offers(a.t, situation(a.t, hero.id)) == []
