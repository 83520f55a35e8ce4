"""From quest to quest: which comes next, who goes along, and what they bring."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import undercroft
from undercroft import bots, commands, store, texts
from undercroft.games import find
from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import DEX, MOV
from undercroft.games.plungin.handing_on import legacy
from undercroft.games.plungin.rules import attacks, figures
from undercroft.games.plungin.setup import setup
from undercroft.kernel import SetupError, configure
from undercroft.testing import ScriptedTable

QUESTS = ["knocking-wall", "drowned-toll", "lampless-abbey", "borrowed-winter", "ash-stair"]


def given_up(scenario: str, seats: int = 2) -> Any:
    """The first of every list of recruits, all on the squares before the exit, out at once and home."""
    s = undercroft.new("plungin", seed=3, seats=seats, scenario=scenario)
    while not s.over:
        options = [str(option.value) for option in s.request.options]
        wanted = {"act": "leave", "outside": "give-up"}.get(s.request.key)
        s.answer(wanted if wanted in options else options[-1] if s.request.key == "place" else options[0])
    return s


def won(quest: Any, scenario: str, *party: str, **things: Any) -> Any:
    """What a party hands on that has just won this quest, with some things of its first Hero changed."""
    q = quest(*(party or ("george", "meezle")), pack=packs.built_in(scenario))
    q.hero(**things)
    q.state.scenario, q.state.reason = scenario, "won"
    return legacy(q.state, q.t.content)


def next_table(handed: dict[str, Any], scenario: str, **given: Any) -> ScriptedTable[Any, Any]:
    game = find("plungin")
    config = configure(game.info, seed=2, scenario=scenario, legacy=handed, **given)
    content = game.content(config)
    return ScriptedTable(game, setup(config, content), content)


# ------------------------------------------------------------------------------------------ the next quest


@pytest.mark.parametrize(("before", "after"), [*pairwise(QUESTS)])
def test_after_a_quest_that_was_won_comes_the_next_of_the_list(quest: Any, before: str, after: str) -> None:
    assert [choice.id for choice in find("plungin").info.scenarios] == QUESTS
    assert won(quest, before)["scenario"] == after


def test_after_the_last_quest_none_is_named(quest: Any) -> None:
    handed = won(quest, "ash-stair")
    assert "scenario" not in handed
    assert handed["won"] is True


def test_after_a_quest_that_somebody_wrote_the_list_begins_or_none_is_named(quest: Any) -> None:
    q = quest("george")
    q.state.scenario, q.state.reason = "my-own-cellar", "slain"
    assert "scenario" not in legacy(q.state, q.t.content)
    q.state.reason = "won"
    assert legacy(q.state, q.t.content)["scenario"] == "knocking-wall"


def test_a_quest_that_was_given_up_is_tried_again() -> None:
    s = given_up("drowned-toll")
    assert (s.state.reason, s.legacy["won"], s.legacy["scenario"]) == ("abandoned", False, "drowned-toll")
    again = undercroft.sequel(s, seed=4)
    assert again.config.scenario == "drowned-toll"
    assert [hero.id for hero in again.state.heroes] == [hero.id for hero in s.state.heroes]


def test_a_party_of_bots_wins_and_goes_on_to_the_next_quest() -> None:
    s = undercroft.new("plungin", seed=1, seats=2)
    bots.finish(s, [bots.make("plungin", "party", seat) for seat in range(2)])
    assert s.outcome[0].won
    after = undercroft.sequel(s, seed=1)
    assert after.config.scenario == "drowned-toll"
    assert after.request.key == "prepare"
    assert [(hero.id, hero.gold, hero.xp) for hero in after.state.heroes] == [
        (hero.id, hero.gold, hero.xp) for hero in s.state.heroes
    ]


def test_after_a_finished_game_without_a_scenario_the_next_is_played(
    tmp_path: Any, monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    store.keep("friday", given_up("lampless-abbey").save())
    for words, title in (((), "The Lampless Abbey"), (("--scenario", "ash-stair"), "The Ash Stair")):
        with pytest.raises(SystemExit):
            commands.main(["play", "--after", "friday", "--seed", "4", *words])
        assert title in capsys.readouterr().out


# ------------------------------------------------------------------------------------------ the size of a party


@pytest.mark.rule("plungin.hero.party-split", "plungin.players.count")
@pytest.mark.parametrize(
    ("seats", "split"), [(1, [0, 0, 0, 0]), (2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])]
)
def test_four_heroes_are_shared_out_among_the_seats(seats: int, split: list[int]) -> None:
    s = undercroft.new("plungin", seed=1, seats=seats)
    asked = []
    while s.request.key == "recruit":
        asked.append(s.request.seat)
        s.answer(s.request.options[0])
    assert asked == split
    assert [hero.seat for hero in s.state.heroes] == split


@pytest.mark.rule("plungin.hero.party-split")
def test_a_table_may_want_another_number_but_every_seat_needs_a_hero() -> None:
    s = undercroft.new("plungin", seed=1, seats=2, heroes=3)
    while s.request.key == "recruit":
        s.answer(s.request.options[0])
    assert [hero.seat for hero in s.state.heroes] == [0, 1, 0]
    with pytest.raises(SetupError, match="3 seats need at least as many Heroes, not 2"):
        undercroft.new("plungin", seed=1, seats=3, heroes=2)


@pytest.mark.rule("plungin.hero.party-split", "plungin.dead.replace")
def test_a_party_keeps_its_size_and_everybody_the_own_heroes(quest: Any) -> None:
    """A seat that had none takes the last Hero of whoever has the most; nobody else changes hands."""
    handed = won(quest, "knocking-wall", "george", "meezle", "william")
    t = next_table(handed, "drowned-toll", seats=2)
    assert (t.state.party, [hero.seat for hero in t.state.heroes]) == (3, [0, 0, 1])
    for hero, seat in zip(handed["party"], (1, 0, 1), strict=True):
        hero["seat"] = seat
    kept = next_table(handed, "drowned-toll", seats=2)
    assert [hero.seat for hero in kept.state.heroes] == [1, 0, 1]


# ------------------------------------------------------------------------------------------ gear brought along


def test_gear_of_one_pack_works_in_the_next(quest: Any) -> None:
    things = {"armor": "oilskin", "hands": ["ferry-pole", "ferry-pole"], "attire": ["eel-boots"]}
    handed = won(quest, "drowned-toll", **things)
    t = next_table(handed, "lampless-abbey", seats=1)
    hero = t.state.heroes[0]
    assert (hero.armor, hero.hands, hero.attire) == ("oilskin", ["ferry-pole", "ferry-pole"], ["eel-boots"])
    bare = next_table(won(quest, "drowned-toll", armor="", hands=[], attire=[]), "lampless-abbey", seats=1)
    for stat in (MOV, DEX):
        assert figures.stat(t, hero, stat) == figures.stat(bare, bare.state.heroes[0], stat) + 1
    hero.cell = bare.state.heroes[0].cell = figures.board(t).cells[0][0]
    assert figures.defense_dice(t, 0) == figures.defense_dice(bare, 0) + 3
    assert attacks.weapons(t, hero) == ["ferry-pole"]
    assert (t.content.weapons["ferry-pole"].bonus, attacks.reach(t, hero, "ferry-pole")) == (3, 2)
    assert texts.voice("plungin")(figures.named_text(t, "ferry-pole")) == "ferryman's spare pole"


def test_gear_of_a_quest_that_somebody_wrote_keeps_its_name(quest: Any) -> None:
    q = quest("george", pack=packs.load(packs.source("drowned-toll")))
    q.hero(attire=["eel-boots"])
    q.state.reason = "won"
    handed = legacy(q.state, q.t.content)
    assert handed["gear"]["names"] == {"eel-boots": "boots of eel skin"}
    assert figures.called(next_table(handed, "lampless-abbey", seats=1), "eel-boots") == "boots of eel skin"


def test_only_what_somebody_carries_comes_along(quest: Any) -> None:
    handed = won(quest, "drowned-toll", hands=["ferry-pole", "ferry-pole"])
    content = next_table(handed, "lampless-abbey", seats=1).content
    assert "ferry-pole" in content.weapons
    assert "oilskin" not in content.armors
    assert "eel-boots" not in content.attire
    assert "toll-ledger" not in content.items


def test_gear_goes_on_through_a_third_quest_and_is_written_once(quest: Any) -> None:
    handed = won(quest, "drowned-toll", attire=["eel-boots"])
    t = next_table(handed, "lampless-abbey", seats=1)
    t.state.reason = "won"
    again = legacy(t.state, t.content)
    assert [thing["id"] for thing in again["gear"]["attire"]] == ["eel-boots"]
    back = next_table(again, "drowned-toll", seats=1).content  # which has boots of its own by this name
    assert len([thing for thing in back.pack.attire if thing.id == "eel-boots"]) == 1
    assert back.attire["eel-boots"].mov == 1


def test_what_a_quest_was_about_stays_behind(quest: Any) -> None:
    handed = won(quest, "drowned-toll", items=["toll-ledger", "key", "great-key", "torch"])
    assert handed["party"][0]["items"] == ["torch"]


def test_gear_that_cannot_be_read_is_an_error_of_the_set_up(quest: Any) -> None:
    handed = {**won(quest, "drowned-toll"), "gear": {"weapons": [{"id": 7}]}}
    with pytest.raises(SetupError, match="what this party brings along cannot be read"):
        undercroft.new("plungin", seed=1, seats=1, legacy=handed)
