"""Terms and tables that gather other rules: experience, Fortune, outcomes of Initiative, fields of equipment cards."""

from collections.abc import Callable

import pytest

from undercroft import texts
from undercroft.games.universalis.content.definitions import Attribute, Wound
from undercroft.games.universalis.content.quests import Door, Fixed
from undercroft.games.universalis.content.settlements import Offer
from undercroft.games.universalis.editions import base
from undercroft.games.universalis.glossary import glossary
from undercroft.games.universalis.rules.aftermath import aftermath
from undercroft.games.universalis.rules.between import services
from undercroft.games.universalis.rules.checks.rolls import take_test
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.options import Deal, Printed
from undercroft.games.universalis.state import DARK, HEROES, Mark

# ------------------------------------------------------------------------------------------------ experience, Fortune


@pytest.mark.rule("dun.score.to-experience")
@pytest.mark.parametrize(("ended", "achievements", "xp"), [
    ("won", [5, 4], 2), ("won", [4, 4], 1), ("fled", [5, 4], 1), ("fled", [4, 5], 0),
])  # fmt: skip
def test_achievements_and_success_become_experience(arena, ended, achievements, xp):
    a = arena()
    one, two = a.hero(1, 1, card="borgron"), a.hero(2, 2, card="shara")
    a.state.quest.ended, a.state.quest.achievements = ended, achievements
    a.run(aftermath.begin(a.t))
    assert (one.xp, two.xp) == (xp, xp)


def rolls_again(t, who):
    """A failed test."""
    return take_test(t, who, Attribute.STRENGTH, "recover")


def survives(t, who):
    """A fatal blow."""
    return damage.lose(t, who, 9)


def wrestles(t, who):
    """A test of a Travel Event."""
    return services.accept(t, who, Offer(id="wrestle", test="strength", experience=1), fortune=True)


def stumbles(t, who):
    """A fatal Travel Event."""
    return services.settle(t, who, (Wound(9),), fatal=True)


@pytest.mark.rule("dun.fortune.scope", "dun.score.dp-fortune")
@pytest.mark.parametrize(("what", "dice", "answer", "more"), [
    (rolls_again, [1, 2], "again", [6, 6]),
    (survives, [], "spend", [5]),
    (wrestles, [1, 2], "again", [6, 6]),
    (stumbles, [], "spend", [5]),
])  # fmt: skip
def test_fortune_changes_a_roll_or_cancels_a_fatal_blow(arena, what, dice, answer, more):
    a = arena()
    hero = a.hero(1, 1, fortune=1, strength=3)
    a.run(what(a.t, hero.id), [*dice, *more], [answer])
    assert (hero.fortune, hero.wounds) == (0, 0)
    assert a.state.quest.achievements == [0, 1]
    b = arena()
    hero = b.hero(1, 1, fortune=0, strength=3)
    b.run(what(b.t, hero.id), dice)
    assert b.t.asked == []
    assert hero.wounds or not hero.xp


# ------------------------------------------------------------------------------------------------ Initiative


@pytest.mark.rule("dun.init.outcomes")
@pytest.mark.parametrize(("dice", "side", "caught"), [
    ([6, 1, 2, 3], HEROES, False),  # the heroes win: a new turn for them
    ([2, 3, 6, 1], DARK, False),  # they lose: the Dark Player's turn
    ([6, 1, 3, 4, 6, 1, 2, 3], HEROES, False),  # a tie of equal wits is rolled again
    ([4, 3, 2, 1], HEROES, True),  # both dice reach the orc's Intelligence: surprise
    ([6, 1, 1, 1], HEROES, True),  # a double 1: surprise
])  # fmt: skip
def test_what_follows_when_enemies_are_revealed(arena, dice, side, caught):
    drawing = "\n".join(["aaaabbbbbb"] * 3)
    a = arena(drawing, doors=(Door("gate", (3, 1), "east"),), creatures=(Fixed("orc-warrior", (8, 1)),),
              points={"scenario_die": ("power",) * 6})  # fmt: skip
    a.state.dark.reserve = 1
    hero = a.hero(3, 1)
    a.activate(hero)
    where = [str(a.at(7, 1)), "2"] if caught else []
    a.do(hero, "open #0", [1, 1, *dice], where)
    assert (a.state.turn.side, a.state.turn.phase) == (side, "start")
    (orc,) = [figure for figure in a.state.figures.values() if figure.side == DARK]
    assert orc.cell == a.at(7 if caught else 8, 1)


@pytest.mark.rule("dun.init.outcomes")
@pytest.mark.parametrize("side", [HEROES, DARK])
@pytest.mark.parametrize(("dice", "won"), [([6, 1, 2, 3], True), ([2, 3, 6, 1], False)])
def test_what_follows_when_enemies_come_into_a_combat(arena, side, dice, won):
    a = arena("a" * 20)
    hero, old, new = a.hero(3, 0), a.orc(4, 0), a.orc(15, 0)
    a.state.turn.side = side
    a.activate(hero if side == HEROES else old)
    a.run(encounters.initiative(a.t, [new.id], fighting=True), dice)
    assert (a.state.turn.side, a.state.turn.phase) == (side, "act")
    assert bool(new.marks & Mark.WAITS) is (won and side == DARK)
    assert a.state.turn.extra == ([new.id] if side == HEROES and not won else [])
    assert not old.marks & Mark.WAITS


# ------------------------------------------------------------------------------------------------ equipment cards

PRINTED = base()
WEAPONS, SHIELDS = tuple(PRINTED.weapons.values()), tuple(PRINTED.shields.values())
ARMORS, OBJECTS = tuple(PRINTED.armors.values()), tuple(PRINTED.objects.values())
FIELDS: dict[str, tuple[tuple, Callable]] = {
    "value points": (OBJECTS, lambda card: card.vp),
    "special": (OBJECTS, lambda card: card.special),
    "two hands": (WEAPONS, lambda card: card.hands == 2),
    "reusable": (OBJECTS, lambda card: card.reusable),
    "no price": (WEAPONS, lambda card: not card.cost),
    "weight": (WEAPONS, lambda card: card.weight > 1),
    "uncommon": (WEAPONS, lambda card: card.uncommon),
    "block": (SHIELDS, lambda card: card.block < 6),
    "breaking of shields": (SHIELDS, lambda card: card.breaks > 1),
    "penalties": ((*ARMORS, *SHIELDS), lambda card: card.penalties),
    "armor bonus": (ARMORS, lambda card: card.bonus),
    "heavy": (ARMORS, lambda card: card.heavy),
    "ranged": (WEAPONS, lambda card: card.kind == "ranged"),
    "thrown": (WEAPONS, lambda card: card.kind == "throwing"),
    "relative damage": (WEAPONS, lambda card: card.damage and not card.fixed),
    "fixed damage": (WEAPONS, lambda card: card.fixed),
    "Armor -1": (WEAPONS, lambda card: card.armor == -1),
    "Armor +1": (WEAPONS, lambda card: card.armor == 1),
    "reload": (WEAPONS, lambda card: "reload" in card.marks),
    "range": (WEAPONS, lambda card: card.range and not card.range_strength),
    "range by Strength": (WEAPONS, lambda card: card.range_strength),
    "breaking of weapons": (WEAPONS, lambda card: card.breaks > 1),
    "detonation": (WEAPONS, lambda card: "detonation" in card.marks),
    "shield breaker": (WEAPONS, lambda card: "shield-breaker" in card.marks),
    "long": (WEAPONS, lambda card: "long" in card.marks),
}


@pytest.mark.rule("dun.equip.card-fields")
@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_on_some_equipment_cards_and_not_on_others(field):
    cards, shows = FIELDS[field]
    marked = [card.id for card in cards if shows(card)]
    assert 0 < len(marked) < len(cards), marked


@pytest.mark.rule("dun.equip.card-fields")
def test_every_equipment_card_has_a_name_and_a_cost_that_is_not_negative():
    voice = texts.voice("universalis")
    for card in (*WEAPONS, *SHIELDS, *ARMORS, *OBJECTS):
        assert voice.knows(f"item-{card.id}"), card.id
        assert min(card.cost, card.weight, card.vp, card.hands, card.copies) >= 0


def test_what_can_be_chosen_is_looked_up_where_it_is_printed():
    content = base()
    printed = {card.id for card in glossary(content)}
    for kind, id, key in (
        ("race", "dwarves", "race-dwarves"), ("class", "warrior", "class-warrior"), ("skill", "thief", "skill-thief"),
        ("faction", "great-orc-clans", "faction-great-orc-clans"), ("figure", "orc-warrior", "orc-warrior"),
        ("spell", "fireball", "fireball"), ("item", "axe", "axe"),
    ):  # fmt: skip
        assert Printed(kind, id).of == (key,)
        assert key in printed
    assert Printed("attribute", "strength").of == ()
    service = next(iter(content.services))
    assert Deal("go", service).of == (f"service-{service}",)
    assert Deal("buy", "axe").of == ("axe",)
    assert {f"service-{service}", "axe"} <= printed
