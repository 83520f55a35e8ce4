"""The worked examples of Hero creation: the printed Heroes are made step by step. Docstrings name the example."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from undercroft.games import find
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import MAG, MOV
from undercroft.games.plungin.events.fights import Attacked
from undercroft.games.plungin.rules import attacks, creation, figures, inventory, muster
from undercroft.games.plungin.rules.options import Learn
from undercroft.testing import scripted


@pytest.mark.rule("plungin.hero.party-split")
def test_two_and_two_three_and_one_or_all_four() -> None:
    """plungin.ex.party-split"""
    owners = []
    for seats, split in ((2, "even"), (2, "uneven"), (1, "even")):
        t = scripted(find("plungin"), seats=seats, heroes=4, options={"party-split": split})
        owners.append([muster.seat_of(t, number) for number in range(4)])
    assert owners == [[0, 1, 0, 1], [0, 0, 0, 1], [0, 0, 0, 0]]


@pytest.mark.rule("plungin.hero.start-stats")
def test_three_squares_without_a_point_spent(quest: Any) -> None:
    """plungin.ex.move-three"""
    q = quest("meezle")
    q.state.heroes[0] = creation.blank("meezle", 0, False)
    q.hero(cell=q.at(1, 6))
    assert (q.hero().stats[MOV], q.hero().points, figures.moves(q.t, 0)) == (3, 200, 3)
    assert {to(q, 1, 3), to(q, 4, 6)} <= set(q.options())
    assert not {to(q, 1, 2), to(q, 5, 6)} & set(q.options())


def to(q: Any, column: int, row: int, tile: int = 0) -> str:
    cell = q.at(column, row, tile)
    return f"move {spot(cell)}"


@pytest.mark.rule("plungin.hero.ability-half-price")
def test_a_school_of_a_hundred_costs_fifty(quest: Any) -> None:
    """plungin.ex.half-price"""
    q = quest("meezle", points={"creation": True})
    assert q.t.content.abilities["magic-school"].cost == 100
    hero = q.state.heroes[0] = creation.blank("william", 0, True)
    hero.stats[MAG] = 2
    q.run(muster.carry_out(q.t, 0, Learn("magic-school water")))
    assert (hero.points, hero.abilities) == (150, ["magic-school water"])


def make(id: str, kind: str, *steps: str) -> Any:
    """A Hero made by points; he has not said yet that he is done."""
    s = undercroft.new("plungin", seed=1, heroes=1, options={"heroes": "points"})
    for answer in (id, kind, *steps):
        s.answer(answer)
    return s


def offered(s: Any) -> set[str]:
    return {option.value for option in s.request.options}


def on_the_board(quest: Any, s: Any) -> Any:
    """The Hero just made, beside an Orc."""
    q = quest("meezle")
    if s.request.key == "prepare":  # with nothing left to buy he is done already
        s.answer("done")
    q.state.heroes[0] = s.state.heroes[0]
    q.hero(cell=q.at(3, 3))
    q.foe("orc", q.at(3, 4))
    return q


def pool(q: Any, weapon: str) -> tuple[int, int, int]:
    """Attack dice, what they must show, defense dice."""
    foe = q.state.foes[0]
    return (
        attacks.dice(q.t, 0, foe, weapon),
        attacks.least(q.t, q.hero(), weapon),
        figures.defense_dice(q.t, 0),
    )


@pytest.mark.rule("plungin.hero.creation-points", "plungin.hero.stat-cost", "plungin.ability.weapon-mastery")
def test_george_is_made(quest: Any) -> None:
    """plungin.ex.george"""
    s = make("george", "non-magic", "raise wit")
    assert s.state.heroes[0].points == 175
    for _ in range(3):
        s.answer("raise lif")
    assert s.state.heroes[0].points == 100
    for answer in ("buy sword", "learn weapon-mastery sword"):
        s.answer(answer)
    assert s.state.heroes[0].points == 0
    for answer in ("buy chainmail", "buy shield"):
        s.answer(answer)
    hero = s.state.heroes[0]
    assert (hero.stats, hero.gold) == ([1, 1, 2, 1, 0, 3, 1, 5], 0)
    q = on_the_board(quest, s)
    assert pool(q, "sword") == (3, 4, 4)
    q.act("attack sword orc-11", "stay", dice=[4, 3, 3, 5, 1, 1])  # a 4 hits
    assert q.t.told(Attacked)[0].hits == 1


@pytest.mark.rule("plungin.ability.magic-school-free-spells", "plungin.hero.start-gold", "plungin.attack.dice")
def test_william_is_made(quest: Any) -> None:
    """plungin.ex.william"""
    s = make("william", "magic", *["raise mag"] * 4)
    assert s.state.heroes[0].points == 100
    s.answer("raise lif")
    s.answer("raise lif")
    assert s.state.heroes[0].points == 50
    for answer in ("learn magic-school water", "study quicken", "study ice-shards"):
        s.answer(answer)
    assert s.state.heroes[0].points == 0  # both spells are free
    for answer in ("buy mage-robe", "buy manna-staff"):
        s.answer(answer)
    hero = s.state.heroes[0]
    assert (hero.stats, hero.spells, hero.gold) == ([1, 1, 1, 1, 5, 3, 1, 3], ["quicken", "ice-shards"], 5)
    assert pool(on_the_board(quest, s), "manna-staff") == (2, 5, 3)


@pytest.mark.rule("plungin.hero.ability-half-price", "plungin.equip.backpack-positions", "plungin.hero.start-gold")
def test_sonia_is_made(quest: Any) -> None:
    """plungin.ex.sonia"""
    s = make("sonia", "non-magic", "raise def", "raise wit", "raise dex", "raise mov", "raise lif", "raise lif")
    assert s.state.heroes[0].points == 50
    s.answer("learn nimble")
    assert s.state.heroes[0].points == 0
    for answer in ("buy leather", "buy sword", "buy bottle", "buy backpack"):
        s.answer(answer)
    hero = s.state.heroes[0]
    assert (hero.stats, hero.gold) == ([1, 2, 2, 2, 0, 4, 1, 4], 0)
    q = on_the_board(quest, s)
    assert pool(q, "sword") == (3, 5, 3)
    q.hero(items=["bottle", "torch", "torch", "backpack"])  # the fourth position
    assert inventory.positions(q.hero()) == 8
    q.hero(items=["bottle", "torch", "torch", "torch", "backpack"])  # there is no fifth for it
    assert inventory.positions(q.hero()) == 4


@pytest.mark.rule("plungin.hero.creation-points", "plungin.equip.shield-hand", "plungin.damage.defense-dice")
def test_brother_cecil_is_made(quest: Any) -> None:
    """plungin.ex.cecil"""
    s = make("brother-cecil", "magic", *["raise mag"] * 4, "raise lif", "raise lif")
    assert s.state.heroes[0].points == 50
    for answer in ("learn magic-school earth", "study life-force", "study rebirth"):
        s.answer(answer)
    assert s.state.heroes[0].points == 0
    for answer in ("buy mage-robe", "buy mace"):
        s.answer(answer)
    assert "buy wooden-shield" in offered(s)  # 5 gold; a hand is free
    s.answer("buy healing-potion")
    assert s.state.heroes[0].gold == 0
    assert "buy wooden-shield" not in offered(s)
    q = on_the_board(quest, s)
    assert pool(q, "mace") == (2, 5, 3)
    q.hero().hands.append("wooden-shield")
    assert pool(q, "mace") == (2, 5, 4)


@pytest.mark.rule("plungin.hero.stat-cap-start", "plungin.equip.two-handed", "plungin.equip.plate-move")
def test_konrad_is_made(quest: Any) -> None:
    """plungin.ex.konrad"""
    s = make("konrad", "non-magic", "raise mov", "raise mov", "raise mov")
    assert s.state.heroes[0].points == 125
    assert "raise mov" not in offered(s)  # 6 is the most
    s.answer("raise lif")
    assert s.state.heroes[0].points == 100
    for answer in ("buy battle-axe", "learn weapon-mastery battle-axe"):
        s.answer(answer)
    assert s.state.heroes[0].points == 0
    s.answer("buy plate-mail")
    hero = s.state.heroes[0]
    assert (hero.stats, hero.gold) == ([1, 1, 1, 1, 0, 6, 1, 3], 0)
    q = on_the_board(quest, s)
    assert inventory.hands_free(q.t.content, q.hero()) == 0
    assert pool(q, "battle-axe") == (4, 4, 5)
    assert figures.moves(q.t, 0) == 4
