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
    assert "wear boots-of-the-hare" not in a.offers(hero)
    a.do(hero, "unwear necklace-of-calm")
    assert figures.value(a.t, hero, Attribute.COURAGE) == 3
    a.activate(hero)
    assert "wear boots-of-the-hare" in a.offers(hero)
    a.orc(9, 1)
    assert "wear boots-of-the-hare" not in a.offers(hero)  # there is an enemy


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
