"""The fine print of stays in settlements: the last coin, the last visit, the last change of mind."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.events import KnockedOut
from undercroft.games.universalis.rules.between import services, stays
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.state import Mark

from .test_between import event, follower, friend, stay


@pytest.mark.rule("dun.companion.maintenance", "dun.companion.unpaid-leaves")
@pytest.mark.parametrize(("more", "remains"), [(0, True), (1, True), (-1, False)])
def test_the_last_coins_keep_a_companion(arena, more, remains):
    """After the Inn, exactly what he wants is enough."""
    a, hero = stay(arena, coins=20)
    man = follower(a, hero)
    upkeep = a.content.companions["sellsword"].upkeep
    hero.coins = 1 + upkeep + more
    a.run(stays.lodge(a.t), (), ["pay"] if remains else [])
    assert (man.id in a.state.figures) is remains
    assert hero.coins == (more if remains else upkeep + more)


@pytest.mark.rule("dun.travel.event-roll", "dun.ko.travel-event-body")
@pytest.mark.parametrize(("wounds", "falls"), [(3, False), (4, True)])
def test_what_befalls_the_group_can_knock_a_hero_out(arena, wounds, falls):
    """A lost fight of the best of them costs everybody a wound."""
    a, hero = stay(arena, combat=3, vitality=5)
    other = friend(a, combat=2, vitality=5)
    other.wounds = wounds
    event(a, "smoke-on-the-horizon", [1, 2, *([5, 6, 5] if falls else [])], ["ride-to-help"])
    assert hero.wounds == 1
    assert [told.who for told in a.t.told(KnockedOut)] == ([other.id] if falls else [])
    assert other.injuries == (["11"] if falls else [])


@pytest.mark.rule("dun.companion.one-each", "dun.companion.solo-two", "dun.companion.no-duplicates")
@pytest.mark.parametrize(
    ("alone", "has", "tamer", "pets", "men"),
    [
        (False, "", True, True, True), (False, "", False, False, True), (False, "pet", True, False, False),
        (True, "pet", True, False, True), (True, "mercenary", True, True, False),
        (True, "mercenary", False, False, False),
    ],
)  # fmt: skip
def test_whom_a_hero_can_hire(arena, alone, has, tamer, pets, men):
    a, hero = stay(arena, coins=99, skills=("taming-animals",) if tamer else ())
    a.state.party.start_heroes = 1 if alone else 2
    if has:
        a.companion("giant-rat" if has == "pet" else "sellsword", 5, 5, kind=has, owner=hero.id)
    found = companions.hireable(a.t, hero)
    cards = a.content.companions
    plain = [
        one
        for one in cards.values()
        if one.cost and "giant" not in one.kinds and one.id not in ("giant-rat", "sellsword")
    ]
    assert {one.id for one in plain if one.pet and one.id in found} == {one.id for one in plain if one.pet and pets}
    assert {one.id for one in plain if not one.pet and one.id in found} == {
        one.id for one in plain if not one.pet and men
    }
    assert not any("giant" in cards[one].kinds for one in found)


@pytest.mark.rule("dun.companion.one-each", "dun.companion.no-duplicates")
def test_a_hero_hires_to_the_last_coin_and_no_type_twice(arena):
    a, hero = stay(arena)
    cost = a.content.companions["sellsword"].cost
    for coins, may in ((cost, True), (cost - 1, False)):
        hero.coins = coins
        assert ("sellsword" in companions.hireable(a.t, hero)) is may
    hero.coins = 99
    mate = friend(a)
    a.companion("sellsword", 5, 5, owner=mate.id)
    assert "sellsword" not in companions.hireable(a.t, hero)


@pytest.mark.rule("dun.travel.event-roll")
@pytest.mark.parametrize(
    ("purses", "cost", "left"),
    [((5, 9, 2), 10, (4, 0, 2)), ((5, 9, 2), 16, (0, 0, 0)), ((5, 5, 5), 3, (2, 5, 5)), ((1, 2, 3), 0, (1, 2, 3))],
)
def test_the_group_pays_from_the_fullest_purse(arena, purses, cost, left):
    a, hero = stay(arena, coins=purses[0])
    heroes = [hero, *(friend(a, coins=coins) for coins in purses[1:])]
    stays.pay_together(a.t, cost)
    assert tuple(one.coins for one in heroes) == left


@pytest.mark.rule("dun.alignment.surcharge")
@pytest.mark.parametrize(("surcharge", "coins"), [(0, (0, 3)), (1, (0, 4))])
def test_in_a_foreign_place_everything_that_costs_costs_more(arena, surcharge, coins):
    a, _ = stay(arena)
    a.state.stay.surcharge = surcharge
    assert tuple(one.coins for one in stays.dearer(a.t, (Offer("free"), Offer("paid", coins=3)))) == coins


@pytest.mark.rule("dun.test.attribute")
def test_the_best_of_the_group_is_tested(arena):
    a, hero = stay(arena, agility=3, courage=5)
    other = friend(a, agility=4, courage=2)
    assert stays.best_at(a.t, Offer("x", test="agility")) is other
    assert stays.best_at(a.t, Offer("x", test="courage")) is hero
    assert stays.best_at(a.t, Offer("x")) is hero


@pytest.mark.rule("dun.between.three-visits", "dun.between.maintenance")
def test_three_visits_but_none_for_those_who_are_locked_up(arena):
    a, hero = stay(arena)
    other = friend(a)
    hero.uses[services.LOCKED_UP] = 1
    a.run(stays.lodge(a.t))
    assert a.state.stay.visits == {hero.id: 0, other.id: 3}
    assert services.LOCKED_UP not in hero.uses


@pytest.mark.rule("dun.heroes.companions", "dun.between.three-visits")
@pytest.mark.parametrize(("thoughts", "offered"), [(29, True), (30, False)])
def test_one_changes_ones_mind_thirty_times_in_a_stay(arena, thoughts, offered):
    a, hero = stay(arena, hands=("broadsword",))
    man = follower(a, hero)
    a.state.making.second_thoughts = thoughts
    a.run(stays.visit(a.t, hero.id), (), ["stow broadsword" if offered else "done"])
    found = [str(option) for option in a.t.asked[-1].options]
    assert ("stow broadsword" in found, f"home {man.card}" in found) == (offered, offered)
    assert a.state.making.second_thoughts == (30 if offered else 0)
    if not offered:
        assert a.state.stay.trading == []


@pytest.mark.rule("dun.heroes.companions")
def test_a_companion_waits_at_home_or_comes_along(arena):
    a, hero = stay(arena)
    man = follower(a, hero)
    for answer, left in ((f"home {man.card}", True), (f"along {man.card}", False)):
        before = a.state.making.second_thoughts
        a.run(stays.visit(a.t, hero.id), (), [answer])
        assert bool(man.marks & Mark.LEFT) is left
        assert a.state.making.second_thoughts == before + 1
