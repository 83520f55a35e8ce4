"""Menus in two steps: a spell before its target, whom to attack before how, one option to turn."""

from __future__ import annotations

from undercroft.games.universalis.rules.activation import menus
from undercroft.games.universalis.rules.options import END, Do, Menu


def test_several_ways_to_do_one_thing_open_a_second_menu():
    casts = [Do("cast", target, word="fireball", ways=ways) for target in (5, 6) for ways in ((), ("scroll",))]
    lone = Do("cast", 7, word="healing-light")
    shown = menus.folded([Do("run"), *casts, lone, END])
    assert [str(option) for option in shown] == [
        "run",
        "cast fireball ...",
        "cast healing-light #7",
        "end",
    ]
    first = shown[1]
    assert isinstance(first, Menu)
    assert list(first.inside) == casts
    assert first.at == ("figure-5", "figure-6")
    assert first.group == "magic"


def test_nothing_is_lost_and_two_blows_need_no_second_menu():
    two = [Do("attack", 5, word="dagger", ways=ways) for ways in ((), ("elite",))]
    three = [Do("attack", 6, word=word) for word in ("dagger", "axe", "mace")]
    shown = menus.folded([*two, *three])
    assert shown[:2] == two
    assert str(shown[2]) == "attack #6 ..."
    assert len(shown) == 3


def test_a_turn_takes_two_answers(arena):
    a = arena()
    hero = a.hero(3, 3, facing="north")
    a.activate(hero)
    a.do(hero, "turn east")
    assert hero.facing == 2
    assert [ask.key for ask in a.t.asked] == ["act", "act-how"]
    assert "turn east" not in [str(option) for option in a.t.asked[0].options]
