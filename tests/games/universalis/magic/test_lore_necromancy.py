"""Necromancy: what the fallen are still good for."""

import pytest

from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.magic import spellbound
from undercroft.games.universalis.state import HEROES, Fallen, Mark

from ..stage import acts, cast, offered

GRUNT, LEADER, RICH = Fallen("grunt"), Fallen("champion", leader=True), Fallen("elite", magic=("whisper",))


@pytest.mark.rule("dun.corpse.search", "dun.magic.permanent-duration")
def test_the_fallen_rise_for_a_while_and_cannot_be_searched_any_more(arena):
    a = arena()
    hero = a.hero(1, 1, mana=4, intelligence=9, spells=("raise-the-fallen",))
    a.activate(hero)
    assert offered(a, hero, "cast") == []  # nobody has fallen
    a.state.map.fallen = [LEADER, RICH]
    assert offered(a, hero, "cast") == []  # Leaders rest, and treasure is not buried
    a.state.map.fallen = [LEADER, GRUNT, RICH]
    a.do(hero, f"cast raise-the-fallen #{hero.id}", [3, 4], [str(a.at(4, 1))])
    risen = [f for f in a.state.figures.values() if f.card == "risen-dead"]
    assert [f.side for f in risen] == [HEROES, HEROES]
    assert a.state.map.fallen == [LEADER, RICH]
    for _ in range(4):
        spellbound.count_down(a.t, HEROES)
    assert [f.card for f in a.state.figures.values()] == ["herbod"]


@pytest.mark.rule("dun.adp.attack.choice")
def test_the_automaton_raises_them_before_the_enemy(arena):
    a = arena()
    hero = a.hero(1, 3)
    witch = a.orc(9, 3, mana=4, intelligence=9, spells=("raise-the-fallen",))
    a.state.map.fallen = [GRUNT]
    acts(a, witch, [3, 4])
    risen = [f for f in a.state.figures.values() if f.card == "risen-dead"]
    assert len(risen) == 2
    assert all(f.side == witch.side and f.kind == "creature" for f in risen)
    assert min(a.board.distance(f.cell, hero.cell) for f in risen) < a.board.distance(witch.cell, hero.cell)


@pytest.mark.rule("dun.spell.aoe")
def test_a_corpse_bursts_among_friends_and_foes(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, vitality=9, agility=3)
    friend, far = a.hero(5, 2, vitality=9, agility=3), a.orc(7, 1)
    a.state.map.fallen = [GRUNT]
    cast(a, hero, "corpse-burst", orc, [3, 3, 6, 6, 1, 1, 1, 3, 4, 6, 1])
    assert (orc.wounds, friend.wounds, far.wounds) == (2, 1, 0)
    assert a.state.map.fallen == []


@pytest.mark.rule("dun.damage.natural-armor", "dun.damage.vitality")
def test_borrowed_life_is_two_at_most_and_none_of_the_dead(arena):
    a = arena()
    hero, orc = a.hero(1, 1, wounds=4), a.orc(5, 1, vitality=9)
    cast(a, hero, "borrowed-life", orc, [3, 3, 3, 1])
    assert (orc.wounds, hero.wounds) == (3, 2)
    cast(a, hero, "borrowed-life", orc, [3, 1, 1, 1])
    assert (orc.wounds, hero.wounds) == (4, 1)
    dead = a.creature("bone-colossus", 8, 4)
    cast(a, hero, "borrowed-life", dead, [6, 1, 1, 1])
    assert (dead.wounds, hero.wounds) == (1, 1)


def test_a_shroud_of_bones(arena):
    a = arena()
    hero, friend = a.hero(1, 1), a.hero(3, 1)
    cast(a, hero, "shroud-of-bones", friend)
    assert figures.has(a.t, friend, "takes-blows")
    assert figures.has(a.t, friend, "frightens")
    assert not figures.has(a.t, hero, "frightens")


def test_palsy_and_calm(arena):
    a = arena()
    hero, orc = a.hero(1, 1, wounds=3, vitality=4), a.orc(5, 1, strength=4, combat=4)
    cast(a, hero, "palsy", orc)
    by_name = figures.BY_NAME
    assert [figures.value(a.t, orc, by_name[name]) for name in ("strength", "combat")] == [3, 3]
    hurting = figures.value(a.t, hero, by_name["combat"])
    cast(a, hero, "dead-mans-calm", hero)
    assert figures.value(a.t, hero, by_name["combat"]) == hurting + 1  # no pain
    assert figures.has(a.t, hero, "unholy")
    assert not orc.marks & Mark.STUNNED
