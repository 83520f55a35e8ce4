"""Magic Elements: rings, wands and boots in use."""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis.content.definitions import Attribute, Wound
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.state import Held, Mark


def magic(card, **more):
    return Held(card, magic=card, **more)


@pytest.mark.rule("dun.magic-object.backpack", "dun.magic-object.one-per-type")
def test_an_element_is_put_on_and_only_one_at_a_time(arena):
    a = arena()
    hero = a.hero(1, 1, courage=3)
    hero.pack = [magic("necklace-of-calm"), magic("boots-of-the-hare"), magic("cloak-of-dusk", known=False)]
    a.activate(hero)
    offers = a.offers(hero)
    assert "wear necklace-of-calm" in offers
    assert "wear cloak-of-dusk" not in offers  # nobody knows what it is
    a.do(hero, "wear necklace-of-calm")
    assert figures.value(a.t, hero, Attribute.COURAGE) == 5
    assert a.state.turn.active.quick == 0
    a.do(hero, "wear boots-of-the-hare")  # instead of an Action, and instead of the necklace
    assert figures.value(a.t, hero, Attribute.COURAGE) == 3
    assert [held.card for held in hero.worn] == ["boots-of-the-hare"]
    a.activate(hero)
    assert "wear necklace-of-calm" in a.offers(hero)
    orc = a.orc(9, 1)
    assert "wear necklace-of-calm" in a.offers(hero)  # the enemy is far away
    orc.cell = a.at(2, 1)
    assert "wear necklace-of-calm" not in a.offers(hero)


@pytest.mark.rule("dun.magic-object.types")
def test_a_ring_heals_its_bearer_twice_in_a_quest(arena):
    a = arena()
    hero = a.hero(1, 1, wounds=5, vitality=9, marks=Mark.POISONED)
    hero.worn = [magic("ring-of-second-breath")]
    offer = f"invoke ring-of-second-breath #{hero.id}"
    a.activate(hero)
    a.do(hero, offer)
    assert (hero.wounds, hero.marks & Mark.POISONED, a.state.turn.active.action) == (3, 0, 0)
    assert offer not in a.offers(hero)
    a.activate(hero)
    a.do(hero, offer)
    a.activate(hero)
    assert hero.wounds == 1
    assert offer not in a.offers(hero)


@pytest.mark.rule("dun.magic-object.types")
def test_a_wand_reaches_eight_squares_of_sight(arena):
    a = arena("a" * 12)
    hero = a.hero(0, 0, facing="east")
    near, far = a.orc(8, 0, vitality=20), a.orc(9, 0)
    hero.worn = [magic("wand-of-cinders")]
    a.activate(hero)
    offers = a.offers(hero)
    assert f"invoke wand-of-cinders #{near.id}" in offers
    assert f"invoke wand-of-cinders #{far.id}" not in offers
    a.do(hero, f"invoke wand-of-cinders #{near.id}", [6, 6, 1, 1, 1])
    assert near.wounds == 2
    far.cell = a.at(1, 0)
    a.activate(hero)
    assert not [offer for offer in a.offers(hero) if offer.startswith("invoke")]  # in a Melee Range


@pytest.mark.rule("dun.magic-object.backpack")
def test_what_is_in_the_backpack_or_unknown_has_no_power(arena):
    a = arena()
    hero = a.hero(1, 1, wounds=1)
    hero.pack, hero.worn = [magic("ring-of-second-breath")], [magic("ring-of-second-breath", known=False)]
    a.activate(hero)
    assert not [offer for offer in a.offers(hero) if offer.startswith("invoke")]


@pytest.mark.parametrize(("wounds", "played"), [(0, True), (4, False)])
def test_what_is_an_objects_own_follows_its_effects_unless_the_target_is_out(arena, wounds, played):
    """A wand that wounds, and then does something that no effect says."""
    a, seen = arena(), []

    async def own(t, use):
        seen.append((use.card, use.source, use.target, t.state.figures[use.target].wounds))

    wand = replace(a.content.magic["wand-of-cinders"], effects=(Wound(1),), play=own)
    a.content.magic["wand-of-cinders"] = wand
    hero, orc = a.hero(1, 1), a.orc(5, 1, vitality=5, wounds=wounds)
    hero.worn = [magic("wand-of-cinders")]
    a.activate(hero)
    a.do(hero, f"invoke wand-of-cinders #{orc.id}")
    assert seen == ([("wand-of-cinders", hero.id, orc.id, 1)] if played else [])


def party(a, card):
    """The bearer of an element, a friend at 4 squares, one at 6 and one at 7, all hurt and on the floor."""
    bearer = a.hero(0, 0, wounds=3, vitality=9, courage=3)
    friends = [a.hero(x, 0, wounds=3, vitality=9, courage=3, marks=Mark.STUNNED | Mark.POISONED) for x in (4, 6, 7)]
    bearer.worn = [magic(card)]
    a.activate(bearer)
    return bearer, friends


@pytest.mark.rule("dun.magic-object.types")
def test_the_horn_of_the_last_watch_rouses_friends_within_six_squares(arena):
    a = arena("a" * 12)
    bearer, friends = party(a, "horn-of-the-last-watch")
    a.do(bearer, f"invoke horn-of-the-last-watch #{bearer.id}")
    assert [bool(one.marks & Mark.STUNNED) for one in friends] == [False, False, True]
    assert all(one.marks & Mark.POISONED for one in friends)
    raised = {effect.target: (effect.to, effect.value, effect.lasts) for effect in a.state.lasting}
    assert raised == dict.fromkeys((bearer.id, friends[0].id, friends[1].id), ("courage", 2, "combat"))


@pytest.mark.rule("dun.magic-object.types")
def test_the_brooch_of_the_choir_guards_friends_within_four_squares(arena):
    a = arena("a" * 12)
    bearer, friends = party(a, "brooch-of-the-choir")
    a.do(bearer, f"invoke brooch-of-the-choir #{bearer.id}")
    assert [figures.bonus(a.t, one, "defence") for one in (bearer, *friends)] == [1, 1, 0, 0]
    a.activate(bearer)
    assert f"invoke brooch-of-the-choir #{bearer.id}" not in a.offers(bearer)  # once a quest


@pytest.mark.rule("dun.magic-object.types")
def test_the_evening_chalice_heals_friends_within_six_squares(arena):
    a = arena("a" * 12)
    bearer, friends = party(a, "evening-chalice")
    a.do(bearer, f"invoke evening-chalice #{bearer.id}")
    assert [one.wounds for one in (bearer, *friends)] == [1, 1, 1, 3]
    assert [bool(one.marks & Mark.POISONED) for one in friends] == [False, False, True]
    assert all(one.marks & Mark.STUNNED for one in friends)


@pytest.mark.rule("dun.magic-object.types")
@pytest.mark.parametrize(
    ("card", "base", "reach", "dice"),
    [("salamander-coat", "leather-armor", 3, 3), ("storm-yoroi", "yoroi", 4, 4)],
)
def test_armor_strikes_all_enemies_around_and_no_friend(arena, card, base, reach, dice):
    a = arena()
    hero, friend = a.hero(0, 0), a.hero(2, 2, vitality=9)
    near = [a.orc(reach, 0, vitality=9, armor=4), a.orc(reach, 2, vitality=9, armor=4)]
    far = a.orc(reach + 1, 1, vitality=9)
    hero.worn = [Held(base, magic=card)]
    a.activate(hero)
    a.do(hero, f"invoke {card} #{hero.id}", [6, *[1] * (dice - 1), 6, 6, *[1] * (dice - 2)])
    assert [one.wounds for one in (*near, far, friend)] == [1, 2, 0, 0]
