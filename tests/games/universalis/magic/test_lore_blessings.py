"""Blessings: what the gods do for those who ask, and to those whom they dislike."""

import pytest

from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.fighting import spoils
from undercroft.games.universalis.rules.harm import Blow, harm
from undercroft.games.universalis.state import Mark

from ..stage import cast, rolled


@pytest.mark.rule("dun.damage.other-attribute", "dun.skill.nature.undead")
def test_the_scourge_falls_twice_as_hard_on_the_unholy(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, courage=4, vitality=9)
    dead, far = a.creature("skeleton-warrior", 5, 2), a.orc(7, 1, vitality=9)
    friend = a.hero(6, 1)
    cast(a, hero, "scourge-of-evil", orc, [4, 3, 1, *[1] * 6])
    assert rolled(a, "damage") == [3, 6]
    assert (orc.wounds, dead.wounds, far.wounds, friend.wounds) == (1, 0, 0, 0)


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-good.cast")
def test_a_champion_of_the_gods_of_good_prays_for_it_once(arena):
    a = arena()
    paladin = a.named("nariant", 1, 1, spells=("scourge-of-evil",), courage=5)
    orc = a.orc(5, 1, vitality=9)
    a.activate(paladin)
    a.do(paladin, f"cast scourge-of-evil #{orc.id}", [3, 4, 1, 1, 1])
    a.activate(paladin)
    assert f"cast scourge-of-evil #{orc.id}" not in a.offers(paladin)


@pytest.mark.rule("dun.magic-object.spell-enhanced")
def test_hallowed_arms_count_as_magic(arena):
    a = arena()
    hero = a.hero(1, 1, hands=("broadsword",))
    sword = a.content.weapons["broadsword"]
    assert not spoils.enchanted(a.t, hero, sword)
    cast(a, hero, "hallowed-arms", hero)
    assert spoils.enchanted(a.t, hero, sword)
    assert (figures.bonus(a.t, hero, "attack"), figures.bonus(a.t, hero, "damage")) == (1, 1)


@pytest.mark.rule("dun.fortune.temporary")
def test_providence_is_for_a_friend(arena):
    a = arena()
    hero, friend = a.hero(1, 1, mana=4, intelligence=9, spells=("providence",)), a.hero(3, 1)
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("cast")] == [f"cast providence #{friend.id}"]
    a.do(hero, f"cast providence #{friend.id}", [3, 4])
    assert (hero.fortune, friend.fortune) == (0, 1)


def test_a_robe_of_peace_guards_and_binds(arena):
    a = arena()
    hero = a.hero(1, 1)
    cast(a, hero, "robe-of-peace", hero)
    assert [figures.bonus(a.t, hero, roll) for roll in ("defence", "attack", "shot")] == [2, -2, -2]


@pytest.mark.rule("dun.damage.vitality")
@pytest.mark.parametrize(("wounds", "taken"), [(0, 0), (1, 1), (4, 2), (5, 2)])
def test_a_martyr_takes_half_of_it(arena, wounds, taken):
    a = arena()
    hero, friend = a.hero(1, 1, vitality=6), a.hero(2, 1, vitality=6, wounds=wounds)
    cast(a, hero, "martyrs-hands", friend)
    assert (hero.wounds, friend.wounds) == (taken, 0)


@pytest.mark.rule("dun.spell.control-leaders")
def test_who_stays_his_hand_does_so_until_he_is_harmed(arena):
    a = arena()
    hero, bold = a.hero(1, 1), a.orc(5, 1, courage=3)
    timid, boss = a.orc(5, 3, courage=3, vitality=9), a.orc(5, 5, leader=True)
    cast(a, hero, "stay-thy-hand", bold, [3, 4])
    cast(a, hero, "stay-thy-hand", timid, [3, 3])
    cast(a, hero, "stay-thy-hand", boss)
    assert [bool(one.marks & Mark.HELD) for one in (bold, timid, boss)] == [False, True, False]
    a.run(harm(a.t, timid.id, Blow(1, source=hero.id)), [1])
    assert not timid.marks & Mark.HELD


def test_held_hands_do_nothing(arena):
    a = arena()
    hero, orc = a.hero(4, 1, vitality=9), a.orc(5, 1, courage=3, hands=("broadsword",))
    cast(a, hero, "stay-thy-hand", orc, [3, 3])
    orc.marks &= ~Mark.ACTIVATED
    a.state.turn.side = 1
    a.run(activation.begin(a.t, orc.id))
    assert not [text for text in a.offers(orc) if text.startswith("attack")]
