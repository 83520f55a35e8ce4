"""Air: gusts, thunder, a ride on the wind, and arrows that lose their way."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.harm import Blow, harm
from undercroft.games.universalis.state import HEROES, Mark

from ..stage import cast, offered


@pytest.mark.rule("dun.push.allowed")
def test_a_gust_scatters_the_target_and_its_friends_but_not_yours(arena):
    a = arena()
    hero, friend = a.hero(1, 3), a.hero(6, 4)
    orc, other, far = a.orc(5, 3), a.orc(5, 2), a.orc(8, 3)
    cast(a, hero, "scattering-gust", orc)
    assert a.board.xy(orc.cell) == (7, 3)
    assert a.board.xy(other.cell)[0] == 7
    assert (a.board.xy(friend.cell), a.board.xy(far.cell)) == ((6, 4), (8, 3))


@pytest.mark.rule("dun.spell.aoe", "dun.damage.natural-armor")
def test_thunder_reaches_two_squares_and_shakes_the_timid(arena):
    a = arena()
    hero = a.hero(4, 4)
    near, bold, far = a.orc(5, 4, vitality=9), a.orc(4, 6, vitality=9), a.orc(7, 4)
    cast(a, hero, "thunderclap", hero, [3, 3, 1, 3, 3, 1, 1, 1, 3, 4])
    assert (near.wounds, bool(near.marks & Mark.STUNNED)) == (2, True)
    assert (bold.wounds, bold.marks & Mark.STUNNED) == (0, 0)
    assert (far.wounds, far.marks & Mark.STUNNED) == (0, 0)


def test_the_wind_carries_over_everybody_to_a_free_square(arena):
    a = arena()
    hero = a.hero(1, 1, mana=3, intelligence=9, spells=("on-the-wind",))
    friend = a.hero(3, 1)
    a.orc(4, 1)
    asked = []

    def fly(ask):
        asked.extend(a.board.xy(one.cell) for one in ask.options)
        return next(one for one in ask.options if a.board.xy(one.cell) == (9, 1))

    a.activate(hero)
    a.do(hero, f"cast on-the-wind #{friend.id}", [3, 4], [fly])
    assert a.board.xy(friend.cell) == (9, 1)
    assert (4, 1) not in asked  # the orc's
    assert (10, 1) not in asked  # seven squares away


@pytest.mark.rule("dun.skill.nature.projectile-immunity")
def test_winds_turn_arrows_and_neither_magic_nor_blades(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=9)
    cast(a, hero, "turning-winds", hero)
    assert a.run(harm(a.t, hero.id, Blow(3, kind="ranged"))).cancelled
    a.run(harm(a.t, hero.id, Blow(1, kind="ranged", magic=True)), [6])
    a.run(harm(a.t, hero.id, Blow(1, kind="melee")), [6])
    assert hero.wounds == 2


def test_a_second_wind_lifts_those_who_are_down(arena):
    a = arena()
    hero = a.hero(1, 1)
    friend = a.hero(3, 1, wounds=2, marks=Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.POISONED, movement=5)
    cast(a, hero, "second-wind", friend)
    assert (friend.wounds, friend.marks) == (1, Mark.POISONED)
    assert figures.value(a.t, friend, Attribute.MOVEMENT) == 6  # poison costs one of them


@pytest.mark.rule("dun.sorcery.apprentice-damage")
def test_a_whirlwind_flies_and_is_an_elemental(arena):
    a = arena()
    hero = a.hero(1, 1, vp=10)
    cast(a, hero, "call-the-whirlwind", hero, answers=[str(a.at(6, 1))])
    (storm,) = (f for f in a.state.figures.values() if f.card == "air-elemental")
    assert (a.board.xy(storm.cell), storm.side) == ((6, 1), HEROES)
    assert [(e.to, e.value) for e in a.state.lasting if e.target == storm.id] == [("", 0), ("damage", -1)]
    orc = a.orc(7, 1)
    storm.marks = 0
    a.activate(storm)
    assert offered(a, storm, "attack") == [f"attack claws #{orc.id}"]


@pytest.mark.rule("dun.magic.one-permanent")
def test_a_second_permanent_spell_on_the_servant_of_the_first_finds_nobody(arena):
    a = arena()
    hero = a.hero(1, 1, vp=20)
    cast(a, hero, "call-the-whirlwind", hero, answers=[str(a.at(6, 1))])
    (storm,) = (f for f in a.state.figures.values() if f.card == "air-elemental")
    cast(a, hero, "turning-winds", storm)
    assert storm.id not in a.state.figures
    assert (a.state.spellbound, a.state.lasting) == ([], [])
