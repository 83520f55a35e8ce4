"""Who dispels, from where, with what, and by how much."""

import pytest

from undercroft.games.universalis.content.quests import Ground
from undercroft.games.universalis.rules.magic import aids, dispelling
from undercroft.games.universalis.state import Mark

LONG = "\n".join(["a" * 24] * 3)
SPELL = "fireball"


def cast(arena, **sheet):
    a = arena(LONG, **sheet)
    return a, a.hero(1, 0, spells=(SPELL,), mana=3), a.hero(3, 0)


@pytest.mark.rule("dun.magic.dispel")
@pytest.mark.parametrize(("wits", "best"), [((3, 5), 1), ((5, 3), 0), ((4, 4), 0)])
def test_the_automaton_lets_its_best_sorcerer_dispel(arena, wits, best):
    a, caster, victim = cast(arena)
    witches = [a.orc(x, 2, spells=(SPELL,), mana=1, intelligence=one) for x, one in zip((5, 7), wits, strict=True)]
    assert a.run(dispelling.dispelled(a.t, caster.id, victim.id, a.content.spells[SPELL], 10), [5, 4])
    assert [witch.mana for witch in witches] == [1 - (n == best) for n in (0, 1)]


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-cost")
@pytest.mark.parametrize(("dice", "total", "works"), [((4, 4), 11, False), ((4, 5), 11, True), ((1, 1), 1, False)])
def test_a_dispel_must_be_more_than_the_casting_and_costs_only_then(arena, dice, total, works):
    a, caster, victim = cast(arena)
    witch = a.orc(5, 2, spells=(SPELL,), mana=2, intelligence=3)
    assert a.run(dispelling.dispelled(a.t, caster.id, victim.id, a.content.spells[SPELL], total), dice) is works
    assert witch.mana == 2 - works


@pytest.mark.rule("dun.magic.dispel-range", "dun.magic.dispel-needs-mana", "dun.magic.dispel-engaged")
@pytest.mark.parametrize(
    ("x", "more", "able"),
    [
        (11, {}, True),
        (12, {}, False),
        (9, {"mana": 0}, False),
        (9, {"spells": ()}, False),
        (9, {"marks": Mark.KNOCKED_DOWN}, False),
        (4, {}, False),
        (16, {}, False),
    ],
)
def test_who_is_within_eight_squares_of_caster_or_victim_can_dispel(arena, x, more, able):
    """The caster stands in the first column, the victim in the third."""
    a, caster, victim = cast(arena)
    witch = a.orc(x, 0, **{"spells": (SPELL,), "mana": 1, **more})
    witch.mana = more.get("mana", 1)
    assert dispelling.dispellers(a.t, caster.id, victim.id) == ([witch] if able else [])


@pytest.mark.rule("dun.magic.dispel-range")
def test_nobody_dispels_out_of_deep_water(arena):
    a, caster, victim = cast(arena, ground=(Ground("deep-water", (8, 0)),))
    witch = a.orc(8, 0, spells=(SPELL,), mana=1)
    assert dispelling.dispellers(a.t, caster.id, victim.id) == []
    witch.cell = a.at(9, 0)
    assert dispelling.dispellers(a.t, caster.id, victim.id) == [witch]
    assert dispelling.dispellers(a.t, caster.id, -1) == [witch], "eight squares from the caster alone"
    witch.cell = a.at(10, 0)
    assert dispelling.dispellers(a.t, caster.id, -1) == []


@pytest.mark.rule("dun.equip.scroll", "dun.equip.components", "dun.skill.scholarly.polyglot.scrolls")
@pytest.mark.parametrize(
    ("aid", "skills", "bonus"),
    [("", (), 0), ("scroll", (), 2), ("scroll", ("polyglot",), 3), ("components", ("polyglot",), 2)],
)
def test_scrolls_and_components_add_two_and_a_polyglot_reads_better(arena, aid, skills, bonus):
    a = arena()
    assert aids.aid_bonus(a.t, a.hero(1, 1, skills=skills), aid) == bonus


@pytest.mark.rule("dun.magic.dispel", "dun.magic.dispel-cost", "dun.fortune.reroll-own", "dun.fortune.reroll-once")
@pytest.mark.parametrize(
    ("first", "again", "works"), [((3, 4), (4, 3), False), ((3, 4), (4, 4), True), ((6, 1), (1, 1), False)]
)
def test_a_dispel_that_fortune_repeats_must_be_more_than_the_casting_too(arena, first, again, works):
    """Intelligence 3 against 10."""
    a = arena(LONG)
    witch, victim = a.orc(9, 0, spells=(SPELL,), mana=3), a.hero(5, 0)
    hero = a.hero(3, 2, spells=(SPELL,), mana=2, intelligence=3, fortune=2)
    answers = [f"dispel #{hero.id}", "again"]
    step = dispelling.dispelled(a.t, witch.id, victim.id, a.content.spells[SPELL], 10)
    assert a.run(step, [*first, *again], answers) is works
    assert (hero.mana, hero.fortune) == (2 - works, 1)
    asked = a.t.asked[-1]
    assert (asked.key, asked.about["total"], asked.about["target"]) == ("fortune", sum(first) + 3, 11)
