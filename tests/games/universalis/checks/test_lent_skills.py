"""Skills that magic objects and cards lend count like one's own."""

from undercroft.games.universalis.rules.characters.figures import has
from undercroft.games.universalis.rules.checks import skills
from undercroft.games.universalis.rules.fighting import venoms
from undercroft.games.universalis.state import Held, Lasting, Mark


def test_a_known_magic_object_lends_its_skill_while_it_is_worn(arena):
    a = arena()
    mail = Held("leather-armor", magic="moth-mail", known=True)
    hero, orc = a.hero(5, 4), a.orc(5, 2, facing="south")
    assert not has(a.t, hero, "hides")
    hero.worn = [mail]
    assert has(a.t, hero, "hides")
    assert not has(a.t, orc, "hides")
    hero.worn = [Held("leather-armor", magic="moth-mail", known=False)]
    assert not has(a.t, hero, "hides")


def test_a_shield_that_resists_magic(arena):
    a = arena()
    hero = a.hero(5, 4, hands=("broadsword",))
    assert not has(a.t, hero, "resists-magic")
    hero.hands.append(Held("buckler", magic="moon-buckler", known=True))
    assert has(a.t, hero, "resists-magic")


def test_the_cloak_of_dusk_lets_its_wearer_sneak(arena):
    a, hero, orc = arena.duel({"agility": 4})
    a.activate(hero)
    assert not [text for text in a.offers(hero) if text.startswith("sneak")]
    hero.worn = [Held("cloak-of-dusk", magic="cloak-of-dusk", known=True)]
    assert [text for text in a.offers(hero) if text.startswith("sneak")] == [f"sneak #{orc.id}"]


def test_a_venomous_bite_poisons(arena):
    """The card lends Poisonous for the quest: a wound brings a die of poison."""
    a, hero, orc = arena.duel(orc={"combat": 6}, hero={"vitality": 9, "armor": 3})
    a.run(venoms.venom(a.t, orc.id, hero.id, None, 1, False))
    assert hero.wounds == 0
    a.state.lasting.append(Lasting(orc.id, "", 0, "quest", "venomous-bite", orc.id, skill="poisonous"))
    a.run(venoms.venom(a.t, orc.id, hero.id, None, 1, False), [5])
    assert hero.wounds == 1
    assert hero.marks & Mark.POISONED


def test_who_is_lent_inspiration_loses_it_by_a_failed_test(arena):
    a = arena()
    hero, friend = a.hero(5, 4), a.hero(6, 4)
    a.state.lasting.append(Lasting(hero.id, "", 0, "quest", "altar", hero.id, skill="inspiring"))
    assert skills.inspired(a.t, friend) == 1
    hero.cell, friend.cell = a.at(1, 0), a.at(0, 0)
    assert skills.inspired(a.t, friend) == 1, "the first square of the board is a square, too"
    friend.cell = -1
    assert skills.inspired(a.t, friend) == 0, "who is not there is inspired by nobody"
    friend.cell = a.at(0, 0)
    skills.note(a.t, hero, "inspires")
    assert skills.inspired(a.t, friend) == 0
