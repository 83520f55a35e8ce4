"""The fine print of offers and of those who follow a hero: what is paid, rolled and settled; who comes home."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content.definitions import Attribute, Outcome
from undercroft.games.universalis.content.quests import Ground, Section
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.rules.between import services
from undercroft.games.universalis.rules.carrying import baggage
from undercroft.games.universalis.rules.people import companions, mounts
from undercroft.games.universalis.rules.riding import falls
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.state import NOBODY, Held, Mark, Note

from .test_between import stay

PAID = Offer("x", coins=3, xp=2, experience=4, effects=(d.GainCoins(1),), failed=(d.GainCoins(-2),), test="agility")
FIELD = "\n".join(["a" * 14] * 8)


# ------------------------------------------------------------------------------------------------ paying and testing


@pytest.mark.rule("dun.place.cards", "dun.evolve.places")
@pytest.mark.parametrize(("dice", "coins", "xp"), [((5, 4), 8, 7), ((1, 2), 5, 3)])
def test_an_offer_is_paid_tested_and_settled(arena, dice, coins, xp):
    """Ten coins and five points: three and two are the price; only who passes gains experience."""
    a, hero = stay(arena, coins=10, agility=3, vp=12)
    hero.xp = 5
    a.run(services.accept(a.t, hero.id, PAID, fortune=False), dice)
    assert (hero.coins, hero.xp, hero.vp) == (coins, xp, 14)


@pytest.mark.rule("dun.place.no-fortune", "dun.travel.fortune")
@pytest.mark.parametrize(("fortune", "asked"), [(True, True), (False, False)])
def test_fortune_helps_in_travel_events_alone(arena, fortune, asked):
    a, hero = stay(arena, coins=10, agility=3, fortune=1)
    hero.xp = 5
    a.run(services.accept(a.t, hero.id, PAID, fortune=fortune), [1, 2], ["pass"] if asked else [])
    assert bool(a.t.asked) is asked


@pytest.mark.rule("dun.place.cards")
@pytest.mark.parametrize(("die", "coins"), [(1, 10), (2, 12), (4, 12), (5, 10), (6, 15)])
def test_a_die_on_the_table_of_a_card(arena, die, coins):
    table = (Outcome(2, 4, (d.GainCoins(2),)), Outcome(6, 6, (d.GainCoins(5),)))
    a, hero = stay(arena, coins=10)
    a.run(services.accept(a.t, hero.id, Offer("x", table=table), fortune=False), [die])
    assert hero.coins == coins


@pytest.mark.rule("dun.skill.scholarly.eloquence.rolls")
@pytest.mark.parametrize(
    ("skills", "card", "dice", "answers", "shown"),
    [
        ((), True, [2], [], 2), (("eloquence",), False, [2], [], 2), (("eloquence",), True, [2], ["keep"], 2),
        (("eloquence",), True, [2, 5], ["again"], 5),
    ],
)  # fmt: skip
def test_the_eloquent_roll_again(arena, skills, card, dice, answers, shown):
    a, hero = stay(arena, skills=skills)
    assert a.run(services.one_die(a.t, hero.id, card), dice, answers) == shown


@pytest.mark.rule("dun.equip.consumed")
@pytest.mark.parametrize("zone", ["pack", "hands", "worn"])
def test_what_an_offer_uses_up_is_gone(arena, zone):
    a, hero = stay(arena)
    a.state.supply.stock["torch"] = 0
    getattr(hero, zone).append(Held("torch"))
    services.use_up(a.t, [hero], Offer("x", carries="torch"))
    assert len(getattr(hero, zone)) == 1
    services.use_up(a.t, [hero], Offer("x", carries="torch", spent=True))
    assert getattr(hero, zone) == []
    assert a.state.supply.stock["torch"] == 1


@pytest.mark.rule("dun.fortune.temporary", "dun.ko.when")
@pytest.mark.parametrize(
    ("effect", "fatal", "after"),
    [
        (d.GainCoins(-3), False, (7, 1, 3)), (d.GainCoins(-30), False, (0, 1, 3)),
        (d.GainFortune(2), False, (10, 3, 3)),
        (d.GainFortune(-3), False, (10, 0, 3)), (d.Wound(1), False, (10, 1, 4)), (d.Wound(9), False, (10, 1, 4)),
        (d.GainCoins(2), True, (12, 1, 3)),
    ],
)  # fmt: skip
def test_what_befalls_somebody_in_no_scenario(arena, effect, fatal, after):
    """Of five points of Vitality two are left; places leave one of them."""
    a, hero = stay(arena, coins=10, fortune=1, vitality=5)
    hero.wounds = 3
    a.run(services.settle(a.t, hero.id, (effect,), fatal=fatal))
    assert (hero.coins, hero.fortune, hero.wounds) == after
    if isinstance(effect, d.GainFortune):
        assert hero.uses[Note.BOON] == effect.amount
        a.run(services.settle(a.t, hero.id, (d.GainFortune(1),), fatal=fatal))
        assert hero.uses[Note.BOON] == effect.amount + 1


@pytest.mark.rule("dun.ko.when")
def test_nothing_more_befalls_who_has_fallen_in_an_event(arena):
    a, hero = stay(arena, vitality=2, coins=3)
    a.run(services.settle(a.t, hero.id, (d.Wound(2), d.GainCoins(4)), fatal=True))
    assert hero.marks & Mark.KNOCKED_OUT
    assert hero.coins == 3


@pytest.mark.parametrize(
    ("skills", "dice", "locked"),
    [((), [1, 2], 1), ((), [5, 4], 0), (("eloquence",), [1, 2, 5, 4], 0), (("eloquence",), [1, 2, 1, 2], 1)],
)
def test_who_pleads_in_vain_is_locked_up(arena, skills, dice, locked):
    a, hero = stay(arena, skills=skills, intelligence=3)
    a.run(services.plead(a.t, hero.id), dice)
    assert hero.uses.get(services.LOCKED_UP, 0) == locked


@pytest.mark.rule("dun.ko.recovered-injured")
@pytest.mark.parametrize(
    ("injury", "raised"),
    [("3", ("agility",)), ("2", ("combat", "dexterity")), ("6 courage", ("courage",)), ("8 strong", ("strength",))],
)
def test_a_cure_gives_back_what_was_lost(arena, injury, raised):
    a, hero = stay(arena)
    before = hero.base
    hero.injuries = [injury]
    a.run(services.cure_injury(a.t, hero.id))
    up = {name for name in Attribute if name.name.lower() in raised}
    assert hero.base == tuple(value + (n in up) for n, value in enumerate(before))
    assert hero.injuries == []
    assert ("strong" in hero.skills) is injury.startswith("8")


@pytest.mark.rule("dun.spell.learning-cost", "dun.skill.scholarly.powerful-mind.learning")
@pytest.mark.parametrize(
    ("skills", "wits", "less"), [((), 4, 0), (("powerful-mind",), 4, 5), (("powerful-mind",), 3, 0)]
)
def test_what_a_spell_costs_at_school(arena, skills, wits, less):
    a, hero = stay(arena, skills=skills, intelligence=wits)
    for card in a.content.spells.values():
        assert services.spell_coins(a.t, hero, card) == max(0, card.cost - less)


# ------------------------------------------------------------------------------------------------ companions and mounts


@pytest.mark.rule("dun.companion.owner-knocked-out")
@pytest.mark.parametrize("taken", [True, False])
def test_the_companion_of_the_fallen_finds_a_master(arena, taken):
    a = arena()
    hero, friend = a.hero(3, 3), a.hero(5, 3)
    friend.seat = 1
    a.hero(6, 3, marks=Mark.KNOCKED_OUT)
    man = a.companion("sellsword", 4, 4, owner=hero.id)
    a.run(companions.hand_over(a.t, hero.id), (), [lambda ask: ask.options[1 if taken else 0]])
    assert [option.id for option in a.t.asked[-1].options] == [NOBODY, friend.id]
    assert (man.owner, man.seat) == ((friend.id, 1) if taken else (hero.id, 0))
    assert man.uses == ({companions.HIRER: hero.id} if taken else {})


@pytest.mark.rule("dun.companion.owner-knocked-out", "dun.companion.owner-dead")
@pytest.mark.parametrize(("dead", "hirer"), [(False, True), (True, True), (False, False)])
def test_after_the_quest_companions_are_with_who_hired_them(arena, dead, hirer):
    a = arena()
    hero, friend = a.hero(3, 3), a.hero(5, 3)
    hero.seat = 1
    hero.marks |= Mark.DEAD if dead else 0
    man = a.companion("sellsword", 4, 4, owner=friend.id)
    man.uses |= {companions.HIRER: hero.id} if hirer else {}
    companions.come_home(a.t)
    if dead:
        assert man.id not in a.state.figures
    else:
        assert (man.owner, man.seat, man.uses) == ((hero.id, 1, {}) if hirer else (friend.id, 0, {}))


@pytest.mark.rule("dun.companion.mercenary-loadout")
def test_the_arms_of_each_mercenary(arena):
    a = arena()
    hero = a.hero(3, 3)
    for card in a.content.companions.values():
        for place, arms in enumerate(card.options or (card.weapons,)):
            man = a.companion(card.id, 4, 4, owner=hero.id)
            man.uses[baggage.LOADOUT] = place
            companions.arm(a.t, man)
            assert [held.card for held in man.hands] == [*arms[:1], *([card.shield] if card.shield else [])]
            assert [held.card for held in man.pack] == list(arms[1:])


@pytest.mark.rule("dun.travel.mount-epic")
@pytest.mark.parametrize(("saddled", "riding"), [(1, True), (0, False)])
def test_a_hero_comes_in_on_his_mount_or_beside_it(arena, saddled, riding):
    a = arena(FIELD, sections=(Section("a", outdoor=True),))
    hero = a.hero(-1, -1)
    horse = a.companion("riding-horse", -1, -1, kind="pet", owner=hero.id)
    horse.cell = horse.other = -1
    horse.uses[mounts.SADDLED] = saddled
    mounts.come_in(a.t, hero, a.at(5, 4))
    assert (hero.riding == horse.id) is riding
    assert horse.cell >= 0
    if not riding:
        assert hero.cell == a.at(5, 4)
        assert a.board.distance(hero.cell, horse.cell) == 1


@pytest.mark.rule("dun.mount.fall", "dun.mount.mount-falls")
def test_who_lands_beside_his_mount_moves_no_further(arena):
    a = arena(FIELD, sections=(Section("a", outdoor=True),), ground=(Ground("difficult", (0, 0)),))
    hero = a.hero(5, 4)
    horse = a.companion("riding-horse", 5, 4, kind="pet", owner=hero.id)
    bind(a.t, hero, horse)
    active = a.activate(hero)
    cell = a.run(falls.land(a.t, hero.id), (), [lambda ask: ask.options[-1]])
    assert (hero.cell, hero.riding, horse.ridden) == (cell, NOBODY, NOBODY)
    assert (active.points, active.move_over) == (0, True)
    assert cell == max(option.cell for option in a.t.asked[-1].options)
    assert Note.CARRIED not in hero.uses
