"""What single cards are worth: entries tried many at a time, judged with errors clustered by seed."""

import random

import pytest
from tools.cards import EAGER, Finding, Lots, Trial, cells, differences, eager, judged, play, read, report, verdict_of

from tools import cards
from undercroft.games import find
from undercroft.games.universalis.state import Held
from undercroft.kernel import Table, configure


def trial(seed, won, spells=(), magic=(), heroes=("nariant",), mode="artificial", faction="ratmen", used=None):
    used = dict.fromkeys((*spells, *magic), 1) if used is None else used
    return Trial(seed, mode, "the-toll-fort", faction, [*heroes], [*spells], [*magic], won, used)


def somebody():
    """A hero with two hands and a table."""
    game = find("universalis")
    config = configure(game.info, seed=1, options={"ready-party": True})
    content = game.content(config)
    t = Table(game, game.setup(config, content), content)
    hero = next(figure for figure in t.state.figures.values() if figure.size == 2)
    hero.hands, hero.worn, hero.pack = [], [], []
    return t, hero


def trials(count, gains, seed=1):
    """Games in which each spell is there every second time and adds to the chance to win."""
    chance, found = random.Random(seed), []
    for number in range(count):
        spells = [id for id in gains if chance.random() < 0.5]
        won = chance.random() < 0.5 + sum(gains[id] for id in spells)
        found.append(trial(number, won, spells))
    return found


def gains_of(rows):
    return {one.id: one for one in differences(rows) if one.kind == "spell"}


@pytest.mark.parametrize("mode", ["artificial", "role-playing"])
def test_a_game_is_drawn_by_lot_and_can_be_repeated(mode):
    lots = Lots({f"{mode}/ratmen": 1e9, "rukka": 1e9, "fireball": 1e9, "ring-of-second-breath": 1e9})
    found = play(5, lots)
    assert (found.mode, found.faction, len(found.heroes), len(found.magic)) == (mode, "ratmen", 4, 2)
    assert "rukka" in found.heroes
    assert "ring-of-second-breath" in found.magic
    assert found == play(5, lots)
    assert found != play(6, lots)


@pytest.mark.parametrize(
    ("card", "zone", "before", "after"),
    [
        ("blade-of-dawn", "hands", "axe", "blade-of-dawn"),
        ("oathkeeper", "hands", "longbow", None),
        ("left-hand-of-varn", "hands", "axe", None),
        ("heron-bow", "hands", "short-bow", "heron-bow"),
        ("mirror-shield", "hands", "buckler", "mirror-shield"),
        ("mirror-shield", "hands", "broadsword", None),
        ("wardens-mail", "worn", "breastplate", "wardens-mail"),
        ("wardens-mail", "worn", "leather-armor", None),
    ],
)
def test_a_magic_object_takes_the_place_of_what_is_like_it(card, zone, before, after):
    t, hero = somebody()
    setattr(hero, zone, [Held(before)])
    assert cards.equip(t, hero, t.content.magic[card]) == (after is not None)
    assert [held.magic or held.card for held in getattr(hero, zone)] == [after or before]


def test_nothing_is_held_with_more_hands_than_there_are():
    t, hero = somebody()
    hero.hands = [Held("broadsword"), Held("shield")]
    assert not cards.equip(t, hero, t.content.magic["truce"])  # a greatsword
    assert [held.card for held in hero.hands] == ["broadsword", "shield"]


def test_each_difference_is_told_apart_though_all_are_in_the_same_games():
    found = gains_of(trials(2000, {"good": 0.3, "bad": -0.3, "idle": 0.0}))
    for id, gain in (("good", 0.3), ("bad", -0.3), ("idle", 0.0)):
        assert abs(found[id].gain - gain) < 2 * found[id].reach < 0.15


def test_games_of_one_seed_count_as_one():
    """The same games twice are no more certain than once."""
    once = trials(300, {"good": 0.3, "idle": 0.0})
    alone, twice = gains_of(once), gains_of([*once, *once])
    assert twice["good"].error == pytest.approx(alone["good"].error)
    assert twice["good"].gain == pytest.approx(alone["good"].gain)


def test_only_what_is_certain_is_an_offender():
    rows = trials(1500, {"bad": -0.4, **{f"idle-{n}": 0.0 for n in range(6)}})
    verdicts = {one.id: one.verdict for one in judged(rows) if one.kind == "spell"}
    assert verdicts["bad"] == "worse with than without"
    assert [id for id, verdict in verdicts.items() if verdict not in ("", "?")] == ["bad"]
    rare = [trial(9000 + n, False, ["rare"]) for n in range(10)]
    assert {one.id: one.verdict for one in judged([*rows, *rare])}["rare"] == "?"


@pytest.mark.parametrize(
    ("won", "of", "verdict"),
    [(50, 100, ""), (90, 100, "too easy"), (10, 100, "too hard"), (67, 100, "?"), (65, 100, ""), (2, 2, "?")],
)
def test_a_faction_is_judged_by_what_its_games_prove(won, of, verdict):
    assert verdict_of([trial(n, n < won) for n in range(of)]) == verdict


def test_what_is_suspicious_is_drawn_more_often():
    rows = [trial(n, n % 10 > 0) for n in range(400)]
    rows += [trial(n, n % 2 > 0, faction="kamaerin") for n in range(400)]
    weights = eager(rows).weights
    assert (weights.get("artificial/ratmen"), weights.get("artificial/kamaerin")) == (EAGER, None)
    assert eager(rows[:10]).weights == {}


def test_a_run_goes_on_where_the_last_one_ended(tmp_path, monkeypatch):
    keep = tmp_path / "games.jsonl"
    monkeypatch.setattr(cards, "play", lambda seed, lots: trial(seed, seed % 2 == 0))
    list(cards.rounds(keep, 3, 1, 7))
    *_, second = cards.rounds(keep, 2, 1, 7)
    assert [one.seed for one in second] == [7, 8, 9, 10, 11]
    assert read(keep) == second


def test_the_report_lists_entries_and_offenders():
    rows = [trial(n, n % 10 > 0, ["fireball"] if n % 3 else []) for n in range(300)]
    text = "\n".join(report(rows, {"spell": ["fireball", "poppet"], "magic": [], "hero": ["nariant"]}))
    assert "300 games, the heroes won 90 % (86-93)" in text
    assert "never tried: poppet" in text
    assert text.endswith("1 offenders:\n  ratmen: artificial 90 % (86-93) of 300 too easy")
    assert [*cells(rows)] == [("artificial", "ratmen")]
    assert cards.line(Finding("spell", "x", 50, 3, 0.1, 0.05, 2.0)) == (
        "x: +10.0 ± 9.8, +2.0 deviations, 50 games, used in 3"
    )
