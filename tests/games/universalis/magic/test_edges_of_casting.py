"""Bounds of casting, of attacks and turns that are left, and of the odds."""

from fractions import Fraction

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.activation import activation, odds
from undercroft.games.universalis.rules.checks import Trial, half
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.magic import casting
from undercroft.games.universalis.rules.squares import Do, situation
from undercroft.games.universalis.state import NOBODY, Held, Mark, Note

LONG = "a" * 20


@pytest.mark.rule("dun.skill.scholarly.experienced-wizard", "dun.fortune.reroll-own")
@pytest.mark.parametrize(
    ("dice", "asked", "total"),
    [
        ((4, 6), 0, 10),
        ((4, 5, 4, 6), 0, 10),
        ((4, 5, 4, 5), 1, 9),
        ((3, 3, 6, 6), 0, 12),
        ((1, 1), 1, 2),
    ],
)
def test_the_experienced_cast_again_below_ten_and_then_fortune_is_asked(arena, dice, asked, total):
    a = arena()
    hero = a.hero(1, 1, skills=("experienced-wizard",), fortune=1)
    a.activate(hero)
    roll = a.run(casting.roll_casting(a.t, hero.id, hero.id, 0, "experienced-wizard"), dice, ["pass"] * asked)
    assert (roll.total, len(a.t.asked)) == (total, asked)


@pytest.mark.rule("dun.ranged.requirements", "dun.melee.target")
@pytest.mark.parametrize(("action", "most", "shoots"), [(1, 0, True), (0, 1, False), (0, 0, False)])
@pytest.mark.parametrize("down", [False, True])
def test_shots_cost_an_action_that_is_left(arena, action, most, shoots, down):
    a = arena(LONG)
    hero = a.hero(1, 0, facing="east", marks=Mark.KNOCKED_DOWN if down else 0)
    hero.hands = [Held("handgun")]
    a.orc(7, 0)
    a.activate(hero, action=action, most=most)
    found = attacks.attack_offers(a.t, situation(a.t, hero.id))
    assert bool([do for do in found if do.verb == "shoot"]) is shoots


@pytest.mark.rule("dun.melee.target")
@pytest.mark.parametrize(("size", "made", "may"), [(2, 2, True), (2, 3, False), (3, 3, False), (4, 3, True)])
def test_three_attacks_are_the_most_except_for_the_huge(arena, size, made, may):
    a, hero, _ = arena.duel(hero={"size": size})
    a.activate(hero, attacks=made)
    assert bool(attacks.attack_offers(a.t, situation(a.t, hero.id))) is may


@pytest.mark.rule("dun.melee.target")
def test_who_is_bound_to_one_enemy_strikes_at_him_alone_and_does_not_shoot(arena):
    a, hero, orc = arena.duel()
    other = a.orc(4, 4)
    a.activate(hero)
    assert {do.target for do in attacks.attack_offers(a.t, situation(a.t, hero.id))} == {orc.id, other.id}
    a.activate(hero, bound=other.id)
    assert {do.target for do in attacks.attack_offers(a.t, situation(a.t, hero.id))} == {other.id}
    a.activate(hero, bound=other.id, action=0, most=1)
    assert {do.target for do in attacks.attack_offers(a.t, situation(a.t, hero.id))} == {other.id}
    hero.marks |= Mark.SHIELDED
    assert attacks.attack_offers(a.t, situation(a.t, hero.id)) == []


# ------------------------------------------------------------------------------------------------ activations


@pytest.mark.rule("dun.condition.stationary", "dun.skill.scholarly.first-aid")
@pytest.mark.parametrize(
    ("marks", "aided", "left"),
    [
        (0, 0, (1, 5, 1, False)),
        (Mark.LOSES_TURN, 0, (0, 0, 0, True)),
        (Mark.STATIONARY, 0, (0, 0, 0, True)),
        (Mark.HELD, 0, (0, 5, 1, False)),
        (0, 2, (0, 0, 1, True)),
        (0, 1, (1, 5, 1, False)),
    ],
)
def test_what_is_left_to_those_who_are_hindered(arena, marks, aided, left):
    """Actions, movement, quick actions, and whether the move is over; it is the second turn."""
    a = arena()
    hero = a.hero(1, 1, movement=5, marks=marks)
    if aided:
        hero.uses[Note.AIDED] = aided
    active = a.activate(hero, points=5, quick=1)
    a.run(activation.hinder(a.t, hero.id))
    assert (active.action, active.points, active.quick, active.move_over) == left
    assert not hero.marks & (Mark.LOSES_TURN | Mark.HELD)


@pytest.mark.rule("dun.condition.stationary")
@pytest.mark.parametrize(("still", "held", "left"), [(0, False, 0), (1, True, 0), (2, True, 1)])
def test_the_stationary_count_their_turns(arena, still, held, left):
    a = arena()
    hero = a.hero(1, 1, marks=Mark.STATIONARY)
    hero.still = still
    a.activate(hero)
    a.run(activation.recover(a.t, hero.id))
    assert (bool(hero.marks & Mark.STATIONARY), hero.still) == (held, left)


# ------------------------------------------------------------------------------------------------ odds


@pytest.mark.rule("dun.break.door")
@pytest.mark.parametrize(
    ("dice", "need", "tough", "wounds", "chance"),
    [
        (1, 1, 1, 0, Fraction(5, 6)),
        (1, 2, 1, 0, Fraction(5, 6)),
        (1, 3, 1, 0, Fraction(4, 6)),
        (1, 6, 1, 0, Fraction(1, 6)),
        (1, 7, 1, 0, Fraction(1, 36)),
        (2, 6, 1, 0, Fraction(11, 36)),
        (2, 6, 2, 0, Fraction(1, 36)),
        (2, 6, 2, 1, Fraction(11, 36)),
    ],
)
def test_the_odds_of_breaking_a_door(arena, monkeypatch, dice, need, tough, wounds, chance):
    a = arena("aabb", doors=(Door("gate", (1, 0), "east"),))
    hero = a.hero(1, 0)
    a.state.map.doors[0].wounds = wounds
    monkeypatch.setattr(odds.exploration, "battering", lambda *_: (dice, need))
    monkeypatch.setattr(odds.exploration, "toughness", lambda *_: (0, tough))
    assert odds.breaking(a.t, hero, Do("break", 0)) == chance


@pytest.mark.rule("dun.skill.nature.fearsome.attack", "dun.skill.combat.giant-killer.courage")
@pytest.mark.parametrize(
    ("skills", "size", "chance"),
    [
        ((), 2, Fraction(7, 12)),
        (("giant-killer",), 2, Fraction(7, 12)),
        ((), 3, Fraction(5, 12)),
        (("giant-killer",), 3, Fraction(5, 12) + Fraction(7, 12) * Fraction(5, 12)),
    ],
)
def test_the_odds_of_daring_to_strike(arena, skills, size, chance):
    """Courage 3 against 10, one less against a larger one; a giant killer tests twice."""
    a = arena()
    hero, ghoul = a.hero(4, 4, courage=3, skills=skills), a.orc(4, 3, card="ghoul", skills=("fearsome",), size=size)
    assert odds.daring(a.t, a.blows(hero, ghoul)) == chance
    hero.braved = ["ghoul"]
    assert odds.daring(a.t, a.blows(hero, ghoul)) == 1


@pytest.mark.rule("dun.skill.nature.ethereal.agility")
def test_the_ethereal_never_slip(arena):
    a = arena()
    for skills, chance in ((("ethereal",), Fraction(1)), ((), Fraction(7, 12))):
        figure = a.hero(4, 4, agility=3, skills=skills)
        assert odds.of_trial(a.t, figure, Trial(Attribute.AGILITY, "avoid")) == chance


# ------------------------------------------------------------------------------------------------ revealing


@pytest.mark.rule("dun.element.half-cost-creature", "dun.element.what")
@pytest.mark.parametrize("seat", [NOBODY, 1])
@pytest.mark.parametrize(("section", "short", "pays"), [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_the_creature_of_an_element_comes_where_it_lies_for_half_its_cost(arena, seat, section, short, pays):
    name = next(card.id for card in arena().content.elements.values() if card.creature)
    a = arena("\n".join(["aaaabbbbbb"] * 6), dark_seat=seat, elements=(Furnishing(name, (7, 3)),))
    a.reveal_all()
    hero = a.hero(3, 2)
    cost = half(a.content.creatures[a.content.elements[name].creature].vp)
    a.state.dark.reserve = cost - short
    asked = pays and seat != NOBODY
    a.run(revealing.half_price(a.t, section, hero.id), (), ["pay", lambda ask: ask.options[0]] if asked else [])
    assert len(a.state.figures) == 1 + pays
    assert a.state.dark.reserve == (0 if pays else cost - short)


@pytest.mark.rule("dun.element.half-cost-creature")
def test_a_dark_player_need_not_pay_for_it(arena):
    name = next(card.id for card in arena().content.elements.values() if card.creature)
    a = arena("\n".join(["aaaabbbbbb"] * 6), dark_seat=1, elements=(Furnishing(name, (7, 3)),))
    a.reveal_all()
    hero = a.hero(3, 2)
    a.state.dark.reserve = 30
    a.run(revealing.half_price(a.t, 1, hero.id), (), ["pass"])
    assert (len(a.state.figures), a.state.dark.reserve) == (1, 30)


# ------------------------------------------------------------------------------------------------ two shots


@pytest.mark.rule("dun.equip.repeating-crossbow", "dun.action.ranged")
@pytest.mark.parametrize(("using", "shots"), [([], 2), (["aiming"], 1)])
def test_who_aims_with_a_repeating_crossbow_shoots_once(arena, using, shots):
    a = arena(LONG)
    hero, orc = a.hero(1, 0, shooting=3, hands=("repeating-crossbow",), facing="east"), a.orc(5, 0)
    active = a.activate(hero, skills=using)
    a.run(attacks.shoot(a.t, hero.id, Do("shoot", orc.id, word="repeating-crossbow", who=hero.id)), [2, 3] * shots)
    assert (active.attacks, active.action) == (shots, 0)


@pytest.mark.rule("dun.equip.repeating-crossbow")
def test_a_blunder_with_the_first_bolt_spares_the_second(arena):
    a = arena(LONG)
    hero, orc = a.hero(1, 0, shooting=3, hands=("repeating-crossbow",), facing="east"), a.orc(5, 0)
    active = a.activate(hero, moved=1)
    a.run(attacks.shoot(a.t, hero.id, Do("shoot", orc.id, word="repeating-crossbow", who=hero.id)), [1, 1, 6])
    assert (active.attacks, active.move_over) == (1, True)
