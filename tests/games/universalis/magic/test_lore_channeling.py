"""Channeling: mana that is burnt, cut off, drunk and shared."""

import pytest

from undercroft.games.universalis.bots import fencing
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.squares import Do
from undercroft.games.universalis.state import HEROES, Lasting, Spellbound

from ..stage import cast, goes_on, rolled


@pytest.mark.parametrize(("mana", "dice", "left"), [(0, 2, 0), (3, 5, 0), (6, 6, 2)])
def test_a_surge_burns_what_is_left_up_to_four(arena, mana, dice, left):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 1, vitality=20)
    hero.mana = mana
    cast(a, hero, "surge", orc, [1] * dice)
    assert (rolled(a, "damage"), hero.mana) == ([dice], left)


@pytest.mark.rule("dun.magic.permanent-duration")
def test_severed_from_mana_and_spell(arena):
    a = arena()
    hero, shaman = a.hero(1, 1), a.orc(5, 1, mana=1, spells=("sheltering-light",))
    other = a.orc(5, 3, mana=3)
    cast(a, shaman, "sheltering-light", shaman)
    cast(a, hero, "sever-the-current", shaman)
    assert (shaman.mana, a.state.spellbound, a.state.lasting) == (0, [], [])
    cast(a, hero, "sever-the-current", other)
    assert other.mana == 1


def test_bots_sever_only_those_who_cast(arena):
    a = arena()
    hero, shaman, orc = a.hero(1, 1), a.orc(5, 1, mana=2), a.orc(5, 3)

    def worth(foe):
        return fencing.spell_gain(
            a.t, hero, Do("cast", foe.id, word="sever-the-current"), a.content.spells["sever-the-current"]
        )

    assert worth(shaman) > 0 == worth(orc)
    before = worth(shaman)
    a.state.spellbound.append(Spellbound(shaman.id, "sheltering-light", 2))
    a.state.lasting.append(Lasting(shaman.id, "armor", 1, "spell", "sheltering-light", shaman.id, 2))
    assert worth(shaman) == 2 * before


@pytest.mark.rule("dun.magic.recovery-potion")
def test_to_drink_deep_costs_blood_and_fills_no_further_than_the_brim(arena):
    a = arena()
    hero = a.hero(1, 1, vitality=5, mana=6)
    hero.mana, hero.casts = 1, {"surge": 2, "drink-deep": 1}
    cast(a, hero, "drink-deep", hero)
    assert (hero.mana, hero.wounds, hero.casts) == (5, 1, {"surge": 1, "drink-deep": 1})
    cast(a, hero, "drink-deep", hero)
    assert hero.mana == 6


def test_the_current_is_shared_with_another(arena):
    a = arena()
    hero = a.hero(1, 1, mana=4, intelligence=9, spells=("share-the-current",))
    friend = a.hero(3, 1, mana=6, spells=("fireball",))
    friend.mana, friend.casts = 1, {"fireball": 3, "lightning": 1, "healing-light": 1}
    a.activate(hero)
    assert [text for text in a.offers(hero) if text.startswith("cast")] == [f"cast share-the-current #{friend.id}"]
    a.do(hero, f"cast share-the-current #{friend.id}", [3, 4])
    assert (friend.mana, friend.casts, hero.mana) == (
        3, {"fireball": 2, "lightning": 0, "healing-light": 1}, 3,
    )  # fmt: skip
    assert figures.bonus(a.t, friend, "casting") == 1


@pytest.mark.rule("dun.skill.nature.magic-resistance.spells")
def test_the_grounded_resist_help_as_well_as_harm(arena):
    a = arena()
    hero, friend, far = a.hero(1, 1), a.hero(3, 1, wounds=2), a.hero(6, 1)
    beside = a.hero(3, 2)
    cast(a, hero, "grounding", friend)
    assert [figures.has(a.t, one, "resists-magic") for one in (friend, beside, far)] == [True, True, False]
    cast(a, far, "mending-rune", friend, [4])
    assert friend.wounds == 2
    cast(a, far, "mending-rune", friend, [3])
    assert friend.wounds == 0


def test_the_river_flows_on(arena):
    a = arena()
    hero, friend = a.hero(1, 1), a.hero(3, 1, wounds=5, vitality=9)
    cast(a, hero, "river-of-life", friend)
    assert friend.wounds == 3
    goes_on(a, HEROES)
    assert friend.wounds == 1
