"""What the heroes' bot does between two quests, by the questions that it is truly asked."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from undercroft.games.universalis.bots import heroes, trading
from undercroft.games.universalis.rules.aftermath import experience
from undercroft.games.universalis.rules.between import stays
from undercroft.games.universalis.rules.people import companions
from undercroft.games.universalis.setup import stock
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run


def guest(arena: Any, **more: Any) -> tuple[Any, Any]:
    """A warrior with three visits in a town."""
    a = arena()
    hero = a.hero(-1, -1, **{"hands": ("broadsword",), "coins": 0, **more})
    a.state.stay.trading, a.state.stay.visits, a.state.stay.resting = [hero.id], {hero.id: 3}, "town"
    a.state.supply.stock, a.state.figures[hero.id].vp = stock(a.content), 10
    return a, hero


def stay(a: Any, dice: list[int] | None = None) -> list[str]:
    """The bot's answers until the hero sets out; the dice are for tests and rolls on the way."""
    answers = list[str]()

    def policy(t: Any, ask: Any) -> Any:
        chosen = heroes.policy(t, ask)
        answers.append(str(chosen))
        return chosen

    a.t.script(dice or [], [])
    a.t.policy = policy
    while a.state.stay.trading:
        with contextlib.suppress(StopIteration):
            stays.visit(a.t, a.state.stay.trading[0]).send(None)
    assert a.t.left_dice == []
    return answers


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stay ends where the next quest would begin."""
    monkeypatch.setattr(stays, "gathered", lambda t: None)


@pytest.mark.usefixtures("quiet")
def test_the_sick_and_hurt_are_healed_first(arena):
    a, hero = guest(arena, coins=13, marks=Mark.DISEASED, injuries=["4 combat"])
    answers = stay(a, [1, 1])
    assert answers[:3] == ["go healer", "cure-disease", "cure-injury"]
    assert (hero.injuries, hero.marks & Mark.DISEASED, hero.coins) == ([], 0, 0)


@pytest.mark.usefixtures("quiet")
def test_armor_is_bought_before_lessons_and_luck(arena):
    a, hero = guest(arena, coins=30, card="shara")
    answers = stay(a, [6, 6])
    assert answers[0] == "go blacksmith"
    assert any(held.card in a.content.armors and a.content.armors[held.card].body for held in hero.worn)
    assert hero.coins < 30


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(("spells", "bought", "stowed"), [((), True, False), (("lightning",), False, True)])
def test_a_wizard_keeps_a_hand_free(arena, spells: tuple[str, ...], bought: bool, stowed: bool):
    """He buys no shield, and puts one away that takes his second hand; others do neither."""
    a, hero = guest(arena, coins=30, worn=("chainmail",), spells=spells)
    assert any(card in a.content.shields for card in trading.protection(a.t, hero)) == bought
    hero.hands.append(Held("shield"))
    hero.coins = 0
    assert ("stow shield" in stay(a, [1, 1])) == stowed
    assert (Held("shield") in hero.pack) == stowed


@pytest.mark.usefixtures("quiet")
def test_who_is_clad_learns_and_lights_a_candle(arena):
    every = tuple(card.id for card in arena().content.armors.values())
    a, hero = guest(arena, coins=11, worn=every, hands=("broadsword", "shield"))
    assert stay(a, [1, 1]) == [
        "go combat-school",
        "sparring",
        "go temple",
        "candle",
        "leave",
        "go market",
        "haggle",
        "done",
    ]
    assert (hero.xp, hero.coins) == (1, 0)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(("party", "coins", "hired"), [(1, 12, True), (1, 6, False), (2, 12, False)])
def test_who_goes_alone_hires_a_fighter_before_all_else(arena, party: int, coins: int, hired: bool):
    a, hero = guest(arena, coins=coins)
    a.state.party.start_heroes = party
    answers = stay(a, [1, 1])[:2]
    assert (answers == ["go mercenary-hall", "hire dwarf-ironbreaker"]) is hired
    assert [figure.card for figure in companions.of(a.t, hero)] == ["dwarf-ironbreaker"] * hired


def test_the_rich_earn_nothing_and_lay_in_potions(arena):
    a, hero = guest(arena, pack=("healing-potion", "healing-potion"))
    wishes = {}
    for hero.coins in (20, 21):
        wishes[hero.coins] = [wish.take for wish in trading.wishes(a.t, hero)]
    assert ["haggle" in wishes[20], "buy healing-potion" in wishes[20]] == [True, False]
    assert ["haggle" in wishes[21], "buy healing-potion" in wishes[21]] == [False, True]


@pytest.mark.usefixtures("quiet")
def test_found_armor_is_put_on_and_experience_invested(arena):
    a, hero = guest(arena, pack=("leather-armor",), xp=3)
    answers = stay(a, [1, 1])
    assert answers[0] == "invest"
    assert "wear leather-armor" in answers
    assert (hero.xp, hero.vp, [held.card for held in hero.worn]) == (0, 13, ["leather-armor"])


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(("crafts", "begins"), [({"cooking": 1}, "go market"), ({}, "invest")])
def test_nobody_asks_for_lessons_that_he_does_not_want(arena, crafts: dict[str, int], begins: str):
    """Two points are kept for something better by whoever has a craft: he does not ask again and again."""
    a, hero = guest(arena, xp=2, crafts=dict(crafts))
    a.state.mode = "role-playing"
    answers = stay(a, [1, 1] if crafts else [6, 6, 1, 1])
    assert answers[0] == begins
    assert (answers.count("invest"), hero.xp) == ((0, 2) if crafts else (1, 1))


@pytest.mark.usefixtures("quiet")
def test_who_has_nothing_haggles_once_and_goes(arena):
    a, hero = guest(arena)
    assert stay(a, [1, 1]) == ["go market", "haggle", "done"]
    assert hero.coins == 0


@pytest.mark.usefixtures("quiet")
def test_empty_hands_take_a_blade(arena):
    a, hero = guest(arena, hands=(), pack=("broadsword",))
    assert "hold broadsword" in stay(a, [1, 1])
    assert hero.hands == [Held("broadsword")]


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    ("magic", "known", "held"), [("blade-of-dawn", True, "blade-of-dawn"), ("blade-of-dawn", False, ""), ("", True, "")]
)
def test_a_blade_that_is_known_to_be_magic_is_taken_instead_of_a_plain_one(arena, magic, known, held):
    a, hero = guest(arena)
    hero.pack.append(Held("broadsword", magic=magic, known=known))
    answers = stay(a, [1, 1])
    assert [one for one in answers if one.endswith("broadsword")] == (
        ["stow broadsword", "hold broadsword"] * bool(held)
    )
    assert [one.magic for one in hero.hands] == [held]
    assert len(hero.pack) == 1


@pytest.mark.parametrize(("xp", "crafts", "left", "luck"), [(3, {}, 0, 1), (4, {}, 3, 0), (4, {"cooking": 1}, 1, 1)])
def test_a_point_that_is_over_buys_a_lesson_in_a_craft(arena, xp: int, crafts: dict[str, int], left: int, luck: int):
    """Only in the role-playing mode, only what no other investment needs, and only a first craft."""
    a, hero = guest(arena, xp=xp, crafts=dict(crafts))
    a.state.stay.investing, a.state.mode = [hero.id], "role-playing"
    a.t.script([6, 6] if not crafts and xp == 4 else [], [])
    a.t.policy = heroes.policy
    run(experience.invest(a.t, hero.id), a.t)
    assert (hero.xp, hero.luck, len(hero.crafts)) == (left, luck, int(xp == 4))


def test_fortune_before_skills(arena):
    a, hero = guest(arena, xp=3)
    a.state.stay.investing = [hero.id]
    a.t.script([], [])
    a.t.policy = heroes.policy
    run(experience.invest(a.t, hero.id), a.t)
    assert (hero.luck, hero.xp, hero.vp) == (1, 0, 13)


@pytest.mark.usefixtures("quiet")
def test_nobody_buys_more_than_he_can_carry_and_the_overloaded_sell(arena):
    """One shield is enough: a second is not bought, and one that was found is sold."""
    a, hero = guest(arena, coins=30, card="shara", hands=("bastard-sword",), pack=("shield",))
    wish = trading.Wish("blacksmith", "buy buckler")
    assert not trading.payable(a.t, hero, wish)
    hero.pack.clear()
    assert trading.payable(a.t, hero, wish)
    hero.coins, hero.pack = 0, [Held("rope"), Held("buckler"), Held("shield")]
    answers = stay(a, [1, 1])
    assert answers[0] == "sell buckler"
    assert sum(one.startswith("sell") for one in answers) == 1


@pytest.mark.parametrize(("hands", "shield"), [((), False), (("broadsword",), True), (("bastard-sword",), False)])
def test_a_shield_is_for_the_hand_beside_a_weapon(arena, hands, shield):
    a, hero = guest(arena, coins=30, card="shara", hands=hands, worn=("chainmail",))
    assert any(card in a.content.shields for card in trading.protection(a.t, hero)) is shield


def test_whoever_has_lost_everything_buys_a_weapon_before_armor(arena):
    a, hero = guest(arena, coins=30, card="shara", hands=())
    first = next(wish.take.removeprefix("buy ") for wish in trading.needs(a.t, hero))
    assert first in a.content.weapons
    hero.hands = [Held("broadsword")]
    assert next(wish.take.removeprefix("buy ") for wish in trading.needs(a.t, hero)) in a.content.armors
