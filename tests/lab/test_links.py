"""Whole campaigns: chains of games as the book plays them, and what becomes of the parties."""

import pytest

from undercroft.games.universalis import INFO
from undercroft.kernel import SetupError, configure
from undercroft.lab import links
from undercroft.lab.links import LOST, OPEN, TOLD, Chain, Stage


def stage(scenario, won=True, heroes=3, standing=30):
    return Stage(scenario, won, 100, heroes, standing)


def test_a_party_travels_plays_and_travels_on_with_what_it_has():
    config = configure(INFO, seed=1, seats=1, heroes=3, scenario="journey", options={"ready-party": True})
    chain = links.play_links(config, ["careful"], 3)
    assert [one.scenario for one in chain.stages] == ["journey", "the-old-cellar", "journey"]
    assert chain.stages[0].standing == 30
    assert chain.end == OPEN
    assert links.play_links(config, ["careful"], 3) == chain


@pytest.mark.parametrize(
    ("stages", "end", "finished", "flawless"),
    [
        ([stage("a"), stage("b")], TOLD, True, True),
        ([stage("a", won=False), stage("a")], TOLD, True, True),
        ([stage("a", won=False), stage("b")], TOLD, True, False),
        ([stage("a"), stage("b", won=False)], TOLD, False, False),
        ([stage("a"), stage("b")], OPEN, False, False),
        ([stage("a", won=False, heroes=0)], LOST, False, False),
    ],
)
def test_a_campaign_is_finished_where_it_is_told_and_its_last_game_won(stages, end, finished, flawless):
    assert (Chain(stages, end).finished, Chain(stages, end).flawless) == (finished, flawless)


def test_the_figures_say_how_parties_end_and_how_they_grow():
    won = Chain([stage("journey"), stage("a", standing=60)], TOLD)
    lost = Chain([stage("journey"), stage("a", won=False, heroes=0, standing=0)], LOST)
    told = links.table("universalis", [won, won, lost])
    assert told[0].startswith("universalis: 2 of 3 parties finished (66.7 %")
    assert "<- not" not in told[0]
    assert "told for 2, 1 parties were lost, 0 had games left; 2.0 games and 200 decisions" in told[1]
    assert told[3] == "  a: 3 of 3 parties got there, 2 of 3 tries won (67 %), 100 decisions"
    assert told[5] == (
        "  after game 2: 2 parties of 3.0, worth 20.0 each, 20.0 at most (2 at 18 and more, 0 at 40 and more)"
    )
    assert links.table("universalis", [lost], judged=True)[0].endswith("<- not 30-70 %")
    assert "<-" not in links.table("universalis", [lost])[0], "whoever simulates is told figures, not a judgement"


def test_games_without_campaigns_have_no_links():
    with pytest.raises(SetupError, match="not played in campaigns"):
        list(links.play_chains("alliance", 1, 2, ["random"]))
