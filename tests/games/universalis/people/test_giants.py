"""Giants that serve a lone hero."""

import pytest

from undercroft.games.universalis.content.companions import GIANTS
from undercroft.games.universalis.rules.actions import quick
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.harm import damage, effects
from undercroft.games.universalis.rules.magic import spell_effects
from undercroft.games.universalis.rules.people import companions, giants
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import HEROES, Held, Mark


def tamed(arena, x=3, y=1, **more):
    """A tamer at (1, 1) and his stone giant, at rest."""
    a = arena()
    a.state.party.start_heroes = 1
    hero = a.hero(1, 1, skills=("giant-tamer",), **{"mana": 3, "intelligence": 4, **more})
    giant = a.figure(
        x,
        y,
        side=HEROES,
        kind="mercenary",
        card="giant-of-stone",
        owner=hero.id,
        size=3,
        span=4,
        vitality=8,
        strength=6,
    )
    giants.rest(a.t)
    return a, hero, giant


# ------------------------------------------------------------------------------------------------ hiring


def taming(arena, heroes=1, **more):
    a = arena()
    a.state.party.start_heroes = heroes
    hero = a.hero(1, 1, coins=30, skills=("giant-tamer",), **{"mana": 3, **more})
    return a, hero


@pytest.mark.rule("dun.giant.solo-only")
@pytest.mark.parametrize(("heroes", "offered"), [(1, True), (2, False)])
def test_only_a_single_hero_has_a_giant(arena, heroes, offered):
    a, hero = taming(arena, heroes)
    assert ("giant-of-stone" in companions.hireable(a.t, hero)) is offered
    assert "sellsword" in companions.hireable(a.t, hero)


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.handle")
@pytest.mark.parametrize("change", [{"skills": ()}, {"mana": 0}])
def test_only_who_can_command_it_and_has_mana(arena, change):
    a, hero = taming(arena)
    hero.skills = change.get("skills", hero.skills)
    hero.base = (*hero.base[:7], change.get("mana", 3), *hero.base[8:])
    assert not {card.id for card in GIANTS} & set(companions.hireable(a.t, hero))


@pytest.mark.rule("dun.giant.rules")
def test_a_giant_takes_the_place_of_the_mercenary(arena):
    a, hero = taming(arena)
    a.figure(2, 1, side=HEROES, kind="mercenary", card="giant-of-iron", owner=hero.id)
    found = companions.hireable(a.t, hero)
    assert "sellsword" not in found
    assert "giant-of-stone" not in found
    hero.skills = ("taming-animals",)
    assert "giant-rat" in companions.hireable(a.t, hero)


# ------------------------------------------------------------------------------------------------ commanding


@pytest.mark.rule("dun.giant.rules")
def test_a_giant_does_nothing_by_itself_once_it_is_inside(arena):
    a, hero, giant = tamed(arena)
    assert turns.waiting_ids(a.t) == [hero.id]
    outside = a.figure(-1, -1, side=HEROES, kind="mercenary", card="giant-of-iron", owner=hero.id)
    man = a.figure(6, 6, side=HEROES, kind="mercenary", card="sellsword", owner=hero.id)
    giants.rest(a.t)
    assert turns.waiting_ids(a.t) == [hero.id, outside.id, man.id]
    assert giant.marks & Mark.ACTIVATED


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.test", "dun.giant.rules")
def test_a_passed_intelligence_test_gives_it_its_activation(arena):
    a, hero, giant = tamed(arena)
    a.activate(hero)
    a.do(hero, f"command #{giant.id}", [3, 3])
    assert turns.waiting_ids(a.t) == [giant.id]
    assert (hero.mana, a.state.turn.active.quick, a.state.turn.active.action) == (3, 0, 1)
    assert f"command #{giant.id}" not in a.offers(hero)  # once per turn, though the Action could be given for it


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.test")
def test_a_failed_one_costs_a_point_of_mana_and_roots_it_to_the_spot(arena):
    a, hero, giant = tamed(arena)
    a.activate(hero)
    a.do(hero, f"command #{giant.id}", [2, 3])
    assert turns.waiting_ids(a.t) == []
    assert hero.mana == 2
    assert giant.marks & Mark.STATIONARY
    a.state.turn.number += 1
    a.activate(hero)
    a.do(hero, f"command #{giant.id}", [3, 3])
    assert not giant.marks & Mark.STATIONARY
    a.run(activation.begin(a.t, giant.id))
    assert a.state.turn.active.action == 1
    assert a.state.turn.active.points > 0


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.handle")
def test_within_six_squares_even_beside_an_enemy_and_not_without_mana(arena):
    a, hero, giant = tamed(arena, x=7)
    a.orc(1, 2)
    a.activate(hero)
    offer = f"command #{giant.id}"
    assert offer in a.offers(hero)
    giant.cell = a.at(8, 1)
    assert offer not in a.offers(hero)
    giant.cell = a.at(7, 1)
    hero.mana = 0
    assert offer not in a.offers(hero)
    hero.mana, giant.owner = 1, 99
    assert offer not in a.offers(hero)


@pytest.mark.rule("dun.skill.scholarly.giant-tamer.handle", "dun.skill.two-active")
def test_commanding_is_an_active_skill(arena):
    a, hero, giant = tamed(arena)
    a.activate(hero, skills=["mighty-blow", "lethal-blow"])
    assert f"command #{giant.id}" not in a.offers(hero)
    a.activate(hero, quick=0, action=0)
    assert f"command #{giant.id}" not in a.offers(hero)


# ------------------------------------------------------------------------------------------------ healing


@pytest.mark.rule("dun.giant.no-healing")
def test_neither_potions_nor_healing_spells_do_anything_for_a_giant(arena):
    a, hero, giant = tamed(arena, spells=("mending-rune", "favour-of-the-gods"))
    man = a.figure(1, 2, side=HEROES, kind="mercenary", card="sellsword", owner=hero.id, wounds=2)
    giant.wounds = 4
    giant.pack = [Held("healing-potion")]
    for one in (giant, man):
        a.run(spell_effects.resolve(a.t, hero.id, one.id, a.content.spells["mending-rune"], Roll((3, 4), 11)))
    assert (giant.wounds, man.wounds) == (4, 0)
    a.activate(giant)
    a.run(quick.drink(a.t, giant.id, next(do for do in activation.legal(a.t, giant.id) if do.verb == "drink")))
    assert giant.wounds == 4
    a.run(
        effects.apply_all(
            a.t, a.content.spells["favour-of-the-gods"].effects, effects.Use("favour-of-the-gods", hero.id, giant.id)
        )
    )
    assert a.state.lasting[0].target == giant.id  # other spells work


@pytest.mark.rule("dun.giant.recovers", "dun.giant.survives")
def test_a_giant_ends_the_quest_whole_even_where_its_hero_has_left_it_behind(arena):
    a, hero, giant = tamed(arena)
    man = a.figure(6, 6, side=HEROES, kind="mercenary", card="sellsword", owner=hero.id, wounds=2)
    giant.wounds, giant.marks = 7, Mark.STUNNED | Mark.POISONED | Mark.STATIONARY
    hero.marks |= Mark.LEFT
    companions.come_home(a.t)
    assert (giant.wounds, giant.marks) == (0, 0)
    assert giant.id in a.state.figures
    assert man.wounds == 2  # others are not mended by it


@pytest.mark.rule("dun.giant.survives")
def test_one_that_was_knocked_out_is_gone_like_any_mercenary(arena):
    a, _hero, giant = tamed(arena)
    a.run(damage.knock_out(a.t, giant.id))
    companions.come_home(a.t)
    assert giant.id not in a.state.figures
