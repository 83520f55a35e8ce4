"""Walking up to somebody Fearsome, and being Fearsome oneself."""

import pytest

from undercroft.games.universalis.content.quests import Section
from undercroft.games.universalis.rules.squares.mounted import bind
from undercroft.games.universalis.state import Mark

LONG = "a" * 20


@pytest.mark.rule("dun.skill.nature.fearsome.contact")
@pytest.mark.parametrize(("dice", "afraid"), [((2, 2), True), ((6, 5), False)])
def test_who_walks_up_to_somebody_fearsome_tests_his_courage_there(arena, dice, afraid):
    a = arena(LONG)
    hero, ghoul = a.hero(1, 0, courage=3), a.orc(5, 0, skills=("fearsome",), card="ghoul", marks=Mark.ACTIVATED)
    a.activate(hero)
    a.do(hero, f"move @{a.at(4, 0)}", dice)
    assert hero.fears == (["ghoul"] if afraid else [])
    assert hero.braved == ([] if afraid else ["ghoul"])
    assert ghoul.fears == ghoul.braved == []


@pytest.mark.rule("dun.skill.nature.fearsome.contact")
def test_two_squares_away_nobody_is_tested(arena):
    a = arena(LONG)
    hero = a.hero(1, 0, courage=3)
    a.orc(5, 0, skills=("fearsome",), card="ghoul")
    a.activate(hero)
    a.do(hero, f"move @{a.at(3, 0)}")
    assert hero.fears == hero.braved == []


@pytest.mark.rule("dun.skill.nature.fearsome.contact")
def test_somebody_fearsome_who_walks_up_frightens_the_other(arena):
    a = arena(LONG)
    hero, orc = a.hero(1, 0, skills=("fearsome",)), a.orc(5, 0, courage=3)
    a.activate(hero)
    a.do(hero, f"move @{a.at(4, 0)}", [2, 2])
    assert (orc.fears, hero.fears) == (["herbod"], [])


@pytest.mark.rule("dun.skill.nature.fearsome.contact")
def test_who_has_braved_it_or_fears_it_already_does_not_test_again(arena):
    for known in ("braved", "fears"):
        a = arena(LONG)
        hero = a.hero(1, 0, courage=3)
        a.orc(5, 0, skills=("fearsome",), card="ghoul")
        setattr(hero, known, ["ghoul"])
        a.activate(hero)
        a.do(hero, f"move @{a.at(4, 0)}")
        assert getattr(hero, known) == ["ghoul"]


@pytest.mark.rule("dun.mount.fearsome", "dun.skill.nature.fearsome.contact")
def test_a_mount_tests_before_its_rider(arena):
    a = arena("\n".join(["a" * 14] * 5), sections=(Section("a", outdoor=True),))
    hero = a.hero(3, 2, courage=3)
    horse = a.companion("war-horse", 3, 2, kind="pet", owner=hero.id, courage=3)
    bind(a.t, hero, horse)
    a.orc(8, 2, skills=("fearsome",), card="ghoul", size=2)
    a.activate(hero)
    a.do(hero, f"move @{a.at(7, 2)}", [2, 2, 6, 5])
    assert (horse.fears, hero.fears, hero.braved) == (["ghoul"], [], ["ghoul"])
