"""Animism: shapes, tongues and ghosts of beasts."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.spine import stays_on
from undercroft.games.universalis.state import DARK, HEROES, Mark

from ..exploring.test_exploration import rooms
from ..stage import cast, goes_on, offered


@pytest.mark.rule("dun.spell.skinchanger")
@pytest.mark.parametrize(
    ("shape", "strength", "flies"), [("shape-of-the-wolf", 4, False), ("shape-of-the-raven", 1, True)]
)
def test_shapes(arena, shape, strength, flies):
    a = arena()
    hero = a.hero(1, 1, strength=3, vitality=5)
    cast(a, hero, shape, hero)
    assert (hero.base[Attribute.STRENGTH], hero.base[Attribute.VITALITY]) == (strength, 5)
    assert figures.has(a.t, hero, "flies") is flies
    spellbound.end_spells(a.t, hero.id)
    assert hero.base[Attribute.STRENGTH] == 3


@pytest.mark.rule("dun.spell.controlled-ally")
def test_only_animals_understand(arena):
    a = arena()
    hero = a.hero(1, 1, mana=4, intelligence=9, spells=("beast-tongue",))
    wolf = a.creature("dire-wolf", 5, 1)
    a.orc(5, 3)
    a.activate(hero)
    assert offered(a, hero, "cast") == [f"cast beast-tongue #{wolf.id}"]
    a.do(hero, f"cast beast-tongue #{wolf.id}", [3, 4])
    assert wolf.side == HEROES
    spellbound.end_spells(a.t, hero.id)
    assert wolf.side == DARK


@pytest.mark.rule("dun.magic.permanent-duration")
def test_rats_come_by_threes_and_are_nobodys_pets(arena):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, "carpet-of-rats", hero, answers=[str(a.at(4, 1))])
    rats = [f for f in a.state.figures.values() if f.card == "giant-rat"]
    assert len(rats) == 3
    assert not any(stays_on(rat, a.content) for rat in rats)
    a.run(damage.knock_out(a.t, rats[0].id))
    assert spellbound.in_force(a.t, a.state.spellbound[0])  # two are left
    spellbound.end_spells(a.t, hero.id)
    assert [f.card for f in a.state.figures.values()] == ["herbod"]
    bought = a.companion("giant-rat", 3, 3, kind="pet", owner=hero.id)
    assert stays_on(bought, a.content)


@pytest.mark.rule("dun.magic.permanent-duration")
def test_an_ancestor_helps_up_again_and_again(arena):
    a = arena()
    hero, friend = a.hero(1, 1), a.hero(3, 1, courage=3, marks=Mark.POISONED)
    cast(a, hero, "ancestor-at-the-shoulder", friend)
    assert friend.marks & Mark.POISONED  # not before the next turn
    assert figures.bonus(a.t, friend, "recovery") == 2
    friend.marks |= Mark.KNOCKED_DOWN | Mark.STATIONARY
    goes_on(a)
    assert friend.marks == Mark.STATIONARY


@pytest.mark.rule("dun.search.secret-door")
def test_walls_whisper_of_doors(arena):
    a = rooms(arena, kind="secret")
    hero = a.hero(1, 1, perception=1)
    assert a.state.map.doors[0].state == "hidden"
    cast(a, hero, "whispers-in-the-walls", hero)
    assert a.state.map.doors[0].state == "closed"
    assert figures.value(a.t, hero, Attribute.PERCEPTION) == 3
    assert figures.bonus(a.t, hero, "initiative") == 2
