"""Finer points of skills and of hands at work."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.content.skills import talents
from undercroft.games.universalis.rules.characters import shapes
from undercroft.games.universalis.rules.fighting import reactions
from undercroft.games.universalis.state import Mark


@pytest.mark.rule("dun.furniture.not-blocking-access")
def test_furniture_is_never_moved_into_a_doorway(arena):
    chairs = (Furnishing("chairs", (2, 1)),)
    for drawing, doors in (("aaaaaaa", ()), ("aaaabbb", (Door("gate", (3, 1), "east"),))):
        a = arena("\n".join([drawing] * 3), doors=doors, furniture=chairs)
        hero = a.hero(1, 1, strength=9)
        a.activate(hero)
        offers = a.offers(hero)
        assert (f"shove-piece #0 @{a.at(3, 1)}" in offers) is (not doors)
        assert f"shove-piece #0 @{a.at(3, 2)}" in offers


@pytest.mark.rule("dun.furniture.move", "dun.spell.skinchanger-limits", "dun.action.not-in-melee-range")
@pytest.mark.parametrize("change", ["", "mercenary", "pet", "beast", "acted", "enemy"])
def test_who_moves_chairs(arena, change):
    a = arena("\n".join(["aaaaaaa"] * 3), furniture=(Furnishing("chairs", (2, 1)),))
    hero = a.hero(1, 1, strength=9)
    if change in ("mercenary", "pet"):
        hero.kind = change
    elif change == "beast":
        shapes.take(a.t, hero, next(card for card in a.content.creatures.values() if "werewolf" in card.kinds))
    elif change == "enemy":
        a.orc(0, 0)
    a.activate(hero, action=int(change != "acted"))
    shoves = [text for text in a.offers(hero) if text.startswith("shove-piece")]
    assert bool(shoves) is (change in ("", "mercenary"))


@pytest.mark.rule("dun.light.activate")
def test_the_lamp_that_was_named_is_lit(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("torch", "lantern"))
    a.activate(hero)
    a.do(hero, "light lantern")
    assert [held.lit for held in hero.hands] == [False, True]
    a.activate(hero)
    assert "light lantern" not in a.offers(hero)
    assert "light torch" in a.offers(hero)


@pytest.mark.rule("dun.skill.exploration.up-and-back-to-fight", "dun.skill.two-active")
def test_springing_up_counts_among_the_active_skills(arena):
    a = arena()
    hero = a.hero(1, 1, skills=("up-and-back-to-fight",), marks=Mark.KNOCKED_DOWN)
    hero.uses["fallen"] = 1
    active = a.activate(hero)
    a.run(reactions.spring_up(a.t), [6, 5])
    assert active.skills == ["up-and-back-to-fight"]
    assert (hero.marks & Mark.KNOCKED_DOWN, bool(hero.marks & Mark.STUNNED)) == (0, True)


@pytest.mark.rule("dun.skill.nature.stupid.idle")
@pytest.mark.parametrize(("die", "idle"), [(1, True), (2, False)])
def test_the_stupid_roll_one_die(arena, die, idle):
    a = arena()
    orc = a.orc(1, 1, skills=("stupid",))
    assert a.run(reactions.idles(a.t, orc.id), [die]) is idle
    assert a.t.rolled == [(1, 6, "idle")]


@pytest.mark.rule("dun.skill.scholarly.recovering-mana")
def test_only_ones_cost_blood_when_mana_comes_back(arena):
    a = arena()
    hero = a.hero(1, 1, mana=6, vitality=9)
    hero.mana = 1
    a.run(talents.recover_mana(a.t, hero.id, hero.id), [1, 2, 2, 5])
    assert (hero.mana, hero.wounds) == (4, 1)
