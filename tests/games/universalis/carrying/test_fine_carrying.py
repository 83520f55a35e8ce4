"""The fine print of loads: limits to the last coin, bodies to the last point of Movement."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.carrying import baggage, bodies, load
from undercroft.games.universalis.state import NOBODY, Held, Mark


def named(a, figure, word):
    return [text for text in a.offers(figure) if text.startswith(word)]


# ------------------------------------------------------------------------------------------------ limits


@pytest.mark.rule("dun.carry.coin-limit", "dun.carry.excess-simple", "dun.carry.excess-severe")
@pytest.mark.parametrize(("coins", "over"), [(0, 0), (30, 0), (31, 1), (60, 1), (61, 2)])
def test_thirty_coins_and_no_more(arena, coins, over):
    a = arena()
    hero = a.hero(3, 3, coins=coins)
    assert load.excess(a.t, hero) == over


LIMITS = [
    (["shield"], 0), (["shield"] * 2, 1), (["shield"] * 3, 2), (["leather-armor"] * 2, 0), (["leather-armor"] * 3, 1),
    (["leather-armor"] * 4, 1), (["leather-armor"] * 5, 2), (["dagger"] * 5, 0), (["dagger"] * 6, 1),
    (["dagger"] * 10, 1), (["dagger"] * 11, 2), (["dagger"] * 6 + ["shield"] * 2, 1),
]  # fmt: skip


@pytest.mark.rule("dun.carry.object-limit", "dun.carry.excess-simple", "dun.carry.excess-severe")
@pytest.mark.parametrize(("pack", "over"), LIMITS)
def test_one_shield_two_armors_five_weapons(arena, pack, over):
    """Too many things of two kinds are still one limit that is broken."""
    a = arena()
    hero = a.hero(3, 3, pack=pack, strength=40, vitality=40)
    assert load.excess(a.t, hero) == over


@pytest.mark.rule("dun.carry.excess-severe")
def test_two_limits_that_are_broken_weigh_as_much_as_one_doubled(arena):
    a = arena()
    hero = a.hero(3, 3, pack=["dagger"] * 6, coins=31, strength=40, vitality=40)
    assert load.excess(a.t, hero) == 2


@pytest.mark.rule("dun.carry.weight-limit", "dun.equip.weight")
@pytest.mark.parametrize(("gems", "over"), [(16, 0), (17, 1), (32, 1), (33, 2)])
def test_strength_and_vitality_twice_can_be_carried(arena, gems, over):
    """(3 + 5) x 2; what no card weighs weighs 1."""
    a = arena()
    hero = a.hero(3, 3, pack=["unknown"] * gems, strength=3, vitality=5)
    assert load.weight(a.t, hero) == gems
    assert load.excess(a.t, hero) == over


@pytest.mark.rule("dun.skill.nature.large.equipment", "dun.equip.weight")
@pytest.mark.parametrize(("size", "times"), [(2, 1), (3, 2)])
def test_weapons_and_armor_of_the_large_weigh_double(arena, size, times):
    a = arena()
    hero = a.hero(3, 3, size=size)
    c = a.content
    for zone, card, table, double in (
        ("hands", "broadsword", c.weapons, True),
        ("worn", "leather-armor", c.armors, True),
        ("pack", "torch", c.objects, False),
        ("hands", "shield", c.shields, False),
    ):
        hero.hands, hero.worn, hero.pack = [], [], []
        getattr(hero, zone).append(Held(card))
        assert load.weight(a.t, hero) == table[card].weight * (times if double else 1), card


@pytest.mark.rule("dun.carry.excess-simple", "dun.carry.excess-severe")
@pytest.mark.parametrize(("coins", "marked", "stuck"), [(30, False, False), (31, True, False), (61, True, True)])
def test_who_carries_too_much_is_slow_and_far_too_much_stands(arena, coins, marked, stuck):
    a = arena()
    hero, beast = a.hero(3, 3, coins=coins), a.pet(8, 3, coins=coins)
    active = a.activate(hero)
    hero.marks |= Mark.OVERLOADED
    load.weigh_down(a.t, hero.id)
    assert bool(hero.marks & Mark.OVERLOADED) is marked
    assert (active.action, active.points, active.move_over) == ((0, 0, True) if stuck else (1, 5, False))
    a.activate(beast)
    load.weigh_down(a.t, beast.id)
    assert not beast.marks & Mark.OVERLOADED


# ------------------------------------------------------------------------------------------------ bodies


def bearer(arena, **more):
    a = arena()
    one = a.hero(3, 3, **{"movement": 5, **more})
    return a, one, a.hero(4, 3, marks=Mark.KNOCKED_OUT, strength=3, vitality=5)


@pytest.mark.rule("dun.carry.companion-cost", "dun.ko.body")
@pytest.mark.parametrize(("points", "left"), [(5, 4), (1, 0), (0, 0)])
def test_taking_up_a_body_is_an_action_and_costs_a_point(arena, points, left):
    a, one, body = bearer(arena)
    active = a.activate(one, points=points)
    a.do(one, f"lift #{body.id}")
    assert (active.action, active.points, active.movement) == (0, left, 4)
    assert body.owner == one.id
    assert load.weight(a.t, one) == 16


@pytest.mark.rule("dun.carry.companion-cost")
@pytest.mark.parametrize(("movement", "left"), [(5, 4), (2, 1), (1, 1)])
def test_every_turn_with_a_body_costs_an_action_and_a_point(arena, movement, left):
    a, one, body = bearer(arena, movement=movement, strength=9, vitality=9)
    body.owner = one.id
    a.run(activation.begin(a.t, one.id))
    active = a.state.turn.active
    assert (active.action, active.points, active.movement) == (0, left, left)


@pytest.mark.rule("dun.ko.body")
@pytest.mark.parametrize("change", ["", "far", "carried", "standing", "larger", "gone", "orc", "beside-enemy"])
def test_whose_body_can_be_taken_up(arena, change):
    a, one, body = bearer(arena)
    if change == "far":
        body.cell = a.at(5, 3)
    elif change == "carried":
        body.owner = a.hero(9, 3).id
    elif change == "standing":
        body.marks = 0
    elif change == "larger":
        body.size = 3
    elif change == "gone":
        body.cell = -1
    elif change == "orc":
        body.kind = "creature"
    elif change == "beside-enemy":
        a.orc(2, 3, facing="east")
    a.activate(one)
    assert named(a, one, "lift") == ([] if change else [f"lift #{body.id}"])


@pytest.mark.rule("dun.ko.body")
def test_who_carries_a_body_lays_it_down_where_he_is(arena):
    a, one, body = bearer(arena)
    body.owner = one.id
    a.activate(one, action=0)
    assert named(a, one, "l") == ["lay-down"]
    a.do(one, "lay-down")
    assert (body.owner, body.cell) == (NOBODY, one.cell)


@pytest.mark.rule("dun.carry.companion-pair")
@pytest.mark.parametrize("change", ["", "pet", "carries", "enemy", "on-the-body", "still", "lost-turn", "wide"])
def test_who_can_help_with_a_larger_body(arena, change):
    a, one, body = bearer(arena)
    body.size = 3
    kind = "pet" if change == "pet" else "mercenary"
    two = a.companion("sellsword", 3, 4, kind=kind)
    if change == "carries":
        a.hero(3, 4, marks=Mark.KNOCKED_OUT, owner=two.id)
    elif change == "enemy":
        a.orc(2, 5, facing="north-east")
    elif change == "on-the-body":
        two.cell = body.cell
    elif change == "still":
        two.marks |= Mark.STATIONARY
    elif change == "lost-turn":
        two.marks |= Mark.LOSES_TURN
    elif change == "wide":
        two.span, two.other = 2, a.at(2, 4)
    a.activate(one)
    helped = change in ("", "on-the-body")
    assert named(a, one, "lift-pair") == ([f"lift-pair #{body.id} @{two.cell}"] if helped else [])


@pytest.mark.rule("dun.carry.companion-pair")
@pytest.mark.parametrize("change", ["", "apart", "down", "gone", "acted"])
def test_two_lay_the_body_down_if_one_cannot_go_on(arena, change):
    a, one, body = bearer(arena, strength=9, vitality=9)
    body.size = 3
    two = a.hero(3, 4, movement=4)
    body.owner, body.uses[bodies.HELPER] = one.id, two.id
    if change == "apart":
        two.cell = a.at(3, 5)
    elif change == "down":
        two.marks |= Mark.KNOCKED_DOWN
    elif change == "gone":
        del a.state.figures[two.id]
    elif change == "acted":
        two.marks |= Mark.ACTIVATED
    active = a.activate(one)
    bodies.burden(a.t, one.id)
    if change:
        assert (body.owner, body.cell, dict(body.uses)) == (NOBODY, one.cell, {})
        assert (active.action, active.points) == (1, 5)
    else:
        assert (body.owner, active.action, active.points, active.movement) == (one.id, 0, 3, 3)
        assert two.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.carry.companion-weight", "dun.carry.companion-pair")
@pytest.mark.parametrize(("strength", "vitality", "half"), [(3, 5, 8), (3, 4, 7)])
def test_each_of_two_carries_half_the_body(arena, strength, vitality, half):
    a, one, body = bearer(arena)
    two = a.hero(3, 4)
    body.owner, body.uses[bodies.HELPER] = one.id, two.id
    body.base = tuple({2: strength, 9: vitality}.get(n, value) for n, value in enumerate(body.base))
    assert load.most_weight(body) == 2 * half
    assert load.weight(a.t, one) == load.weight(a.t, two) == half


# ------------------------------------------------------------------------------------------------ companions


def porter(arena, **more):
    a = arena()
    hero = a.hero(3, 3, pack=("torch",), coins=10)
    man = a.companion("sellsword", 4, 3, owner=hero.id, **more)
    return a, hero, man


@pytest.mark.rule("dun.carry.by-companions")
@pytest.mark.parametrize(("has", "gives", "left"), [(0, 10, 0), (25, 5, 5), (29, 1, 9)])
def test_a_companion_takes_coins_up_to_thirty(arena, has, gives, left):
    a, hero, man = porter(arena)
    man.coins = has
    a.activate(hero)
    a.do(hero, f"give coins #{man.id}")
    assert (man.coins, hero.coins) == (has + gives, left)
    a.activate(hero)
    a.do(hero, f"take-back coins #{man.id}")
    assert (man.coins, hero.coins) == (0, has + 10)


@pytest.mark.rule("dun.carry.by-companions")
@pytest.mark.parametrize("change", ["", "full", "none", "far", "down-and-out", "enemy", "found"])
def test_what_a_companion_beside_him_takes(arena, change):
    a, hero, man = porter(arena)
    if change == "full":
        man.coins = 30
    elif change == "none":
        hero.coins = 0
    elif change == "far":
        man.cell = a.at(6, 3)
    elif change == "down-and-out":
        man.marks |= Mark.KNOCKED_OUT
    elif change == "enemy":
        a.orc(5, 3, facing="west")
    elif change == "found":
        hero.pack = [Held("torch", found=True)]
    a.activate(hero)
    torch, coins = f"give torch #{man.id}", f"give coins #{man.id}"
    wanted = {"": [torch, coins], "full": [torch], "none": [torch], "found": [coins]}.get(change, [])
    assert [text for text in named(a, hero, "give") if f"#{man.id}" in text] == wanted


@pytest.mark.rule("dun.carry.by-companions")
def test_what_a_lost_companion_bore_lies_there_and_its_coins_come_back(arena):
    a, hero, man = porter(arena)
    man.pack, man.coins = [Held("torch", borne=True), Held("rope")], 4
    baggage.spill(a.t, man)
    assert a.state.map.floor == [(man.cell, Held("torch"))]
    assert (man.pack, hero.coins, man.coins) == ([Held("rope")], 14, 0)


@pytest.mark.rule("dun.carry.by-companions")
def test_after_the_quest_everything_is_the_heros_again(arena):
    a, hero, man = porter(arena)
    man.pack, man.coins = [Held("torch", borne=True), Held("rope")], 4
    baggage.unload(a.t, man)
    assert (hero.pack, man.pack) == ([Held("torch"), Held("torch")], [Held("rope")])
    assert (hero.coins, man.coins) == (14, 0)
    assert baggage.own(man) == [Held("rope")]
