"""The fine print of equipment: what each printed piece comes to in use."""

from __future__ import annotations

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.equipment import ARMORS, SHIELDS, WEAPONS
from undercroft.games.universalis.content.magic_objects import MAGIC
from undercroft.games.universalis.content.outfits import added_up
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.state import Held

NAMES = [name.name.lower() for name in Attribute]


def outfit(a, kind="hero", card="herbod", hands=(), worn=()):
    return a.content.outfits[kind, card, tuple(hands), tuple(worn)]


@pytest.mark.rule("dun.hero.attr-armor", "dun.equip-table.armors")
@pytest.mark.parametrize("card", ARMORS, ids=lambda card: card.id)
def test_what_each_armor_adds_and_takes(arena, card):
    a = arena()
    found = outfit(a, worn=(Held(card.id),))
    slow = sum(one.value for one in card.penalties if one.to == "movement")
    assert (found.armor, found.heavy, found.shield, found.arms) == (card.bonus, card.heavy, None, ())
    assert found.attributes == added_up(list(card.penalties))
    assert found.dragging == (-slow if card.heavy else 0)
    assert found.rolls == {}
    hero = a.hero(3, 3, worn=(card.id,), armor=2)
    assert figures.value(a.t, hero, Attribute.ARMOR) == 2 + card.bonus
    assert figures.heavy(a.t, hero) is card.heavy
    for place, name in enumerate(NAMES):
        less = sum(one.value for one in card.penalties if one.to == name)
        if name != "armor":
            assert figures.value(a.t, hero, Attribute(place)) == hero.base[place] + less
    hero.skills = ("used-to-armors",)
    assert figures.value(a.t, hero, Attribute.MOVEMENT) == hero.base[Attribute.MOVEMENT] + slow * (not card.heavy)


@pytest.mark.rule("dun.equip-table.armors")
@pytest.mark.parametrize("card", SHIELDS, ids=lambda card: card.id)
def test_a_shield_hampers_heroes_alone(arena, card):
    a = arena()
    held = (Held(card.id),)
    assert outfit(a, hands=held).shield == (held[0], card)
    assert outfit(a, hands=held).attributes == added_up(list(card.penalties))
    assert outfit(a, "creature", "orc-warrior", hands=held).attributes == {}
    assert outfit(a, "creature", "orc-warrior", hands=held).shield == (held[0], card)
    assert outfit(a, worn=held).shield is None


@pytest.mark.rule("dun.equip.javelin-melee", "dun.equip.ranged-in-melee")
@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.id)
def test_with_what_one_fights_in_melee(arena, card):
    a = arena()
    held = Held(card.id)
    found = outfit(a, hands=(held,))
    assert found.arms == ((held, card),)
    if card.kind == "melee":
        assert found.blades == ((held, card),)
    elif card.melee:
        ((_, blade),) = found.blades
        assert (blade.armor, blade.combat, blade.damage, blade.fixed) == (0, card.combat - 1, card.damage, False)
        assert blade.id == card.id
    else:
        assert found.blades == ()


@pytest.mark.rule("dun.equip.natural-hands")
def test_claws_fight_with_empty_hands_and_those_of_beasts_always(arena):
    a = arena()
    sword, fangs, claws = Held("broadsword"), Held("fangs"), Held("claws")

    def blades(kind, *hands):
        return [arm.id for _, arm in outfit(a, kind, "sellsword" if kind != "hero" else "herbod", hands=hands).blades]

    for kind in ("hero", "mercenary"):
        assert blades(kind, sword, fangs) == ["broadsword"]
        assert blades(kind, fangs, claws) == ["fangs", "claws"]
        assert blades(kind, fangs, Held("shield")) == []
    for kind in ("creature", "pet"):
        assert blades(kind, sword, fangs) == ["broadsword", "fangs"]


@pytest.mark.rule("dun.identify.unknown")
@pytest.mark.parametrize("card", [one for one in MAGIC if one.base], ids=lambda card: card.id)
def test_a_magic_thing_works_once_it_is_known(arena, card):
    a = arena()
    held, unknown = Held(card.base, magic=card.id), Held(card.base, magic=card.id, known=False)
    worn = card.base in a.content.armors
    zone = "worn" if worn else "hands"
    plain, found = outfit(a, **{zone: (unknown,)}), outfit(a, **{zone: (held,)})
    assert (plain.magic, plain.lent) == ((), ())
    assert (found.magic, found.lent) == ((card,), card.grants)
    more = added_up(list(card.bonuses))
    assert found.rolls == more
    own = {name: found.attributes.get(name, 0) - plain.attributes.get(name, 0) for name in (*more, *plain.attributes)}
    assert {name: value for name, value in own.items() if value} == {
        name: value for name, value in more.items() if value
    }
    if card.base in a.content.weapons:
        base, arm = a.content.weapons[card.base], found.arms[0][1]
        assert plain.arms[0][1] is base
        assert (arm.damage, arm.armor) == (base.damage + card.damage, base.armor + card.armor)
        assert arm.marks == base.marks + card.marks
    beast = outfit(a, "creature", "orc-warrior", **{zone: (held,)})
    assert beast.attributes == (found.attributes if worn else {})


def test_heavy_armor_may_stand_in_the_profile(arena):
    a = arena()
    for one in (*a.content.creatures.values(), *a.content.companions.values()):
        assert outfit(a, "creature", one.id).heavy is one.heavy
        assert outfit(a, "hero", one.id).heavy is False
    assert {one.heavy for one in a.content.creatures.values()} == {True, False}


@pytest.mark.rule("dun.equip.unarmed", "dun.equip.natural-disarm")
def test_which_weapon_one_defends_with(arena):
    a = arena()
    hero = a.hero(3, 3, hands=(Held("javelin", loaded=False), Held("dagger")))
    held, arm = figures.melee_weapon(a.t, hero)
    assert (held, arm.id) == (Held("dagger"), "dagger")
    hero.hands = [Held("javelin"), Held("dagger")]
    assert figures.melee_weapon(a.t, hero)[1].id == "javelin"
    assert [arm.id for _, arm in figures.melee_arms(a.t, hero)] == ["javelin", "dagger"]
    hero.hands = [Held("longbow")]
    assert figures.melee_weapon(a.t, hero) == (None, a.content.weapons["unarmed"])
    assert figures.melee_arms(a.t, hero) == [(None, a.content.weapons["unarmed"])]
