"""Campaigns of our sheets: their threads hold together, and bots play them to the end, Three Bells by both forks."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

import undercroft
from undercroft.bots import make, seated
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Quest
from undercroft.games.universalis.content.sheets import quests
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.journey import groups
from undercroft.kernel import Table, configure, inline
from undercroft.texts import Voice
from undercroft.toolkit.campaigns import plain

SHEETS = {quest.id: quest for quest in quests()}
STORIES = [story for story in GAME.campaigns.stories if story.scenario in SHEETS and SHEETS[story.scenario].threaded]


def thread(first: str) -> list[Quest]:
    """All quests that can follow from one."""
    found = [first]
    for id in found:
        found += sorted({one.next for one in SHEETS[id].endings if one.next} - set(found))
    return [SHEETS[id] for id in found]


def test_every_campaign_has_a_story_and_begins_where_it_says():
    starts = [quest.id for quest in SHEETS.values() if quest.kind == "starts"]
    assert sorted(story.scenario for story in STORIES) == sorted(starts)
    told = [quest.id for story in STORIES for quest in thread(story.scenario)]
    assert sorted(told) == sorted(quest.id for quest in SHEETS.values() if quest.threaded)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_the_thread_of_a_campaign_holds(story):
    """Four quests; what somebody waits for can happen in another of them or here; no fact has two meanings."""
    sheets = thread(story.scenario)
    assert len(sheets) == 4
    facts = [fact for quest in sheets for fact in quest.own]
    assert len(facts) == len(set(facts))
    for quest in sheets:
        waiting = (quest, *quest.triggers, *quest.creatures, *quest.endings, *quest.merits)
        assert {fact for one in waiting for fact in (*one.needs, *one.bars)} <= set(facts), quest.id
        assert {one.when for one in quest.endings} == {"won", "lost"}
        assert {one.next for one in quest.endings} <= {"", *(other.id for other in sheets if other.id != quest.id)}
    assert sum(len({one.next for one in quest.endings if one.next}) > 1 for quest in sheets) >= 1
    crossing = [
        fact for quest in sheets for one in (*quest.creatures, *quest.triggers) for fact in (*one.needs, *one.bars)
    ]
    assert any(fact not in quest.own for quest in sheets for fact in crossing)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_that_is_read_out_has_words(lang):
    voice = Voice("universalis", lang)
    for quest in SHEETS.values():
        words = [f"note-{one.note}" for one in (*quest.triggers, *quest.sections) if one.note]
        words += [f"ending-{one.text}" for one in quest.endings] + [f"merit-{one.text}" for one in quest.merits]
        words += [f"quest-{quest.id}", f"quest-{quest.id}-story", f"quest-{quest.id}-goal", f"quest-{quest.id}-end"]
        assert [one for one in words if not voice.knows(one)] == []


# ------------------------------------------------------------------------------------------------ played to the end


def mighty(state):
    """Heroes as they are sung of, so that the test sees the whole story."""
    for figure in state.figures.values():
        if figure.kind == "hero":
            base = list(figure.base)
            for name, value in (("COMBAT", 9), ("STRENGTH", 6), ("ARMOR", 9), ("VITALITY", 30), ("COURAGE", 9)):
                base[Attribute[name]] = value
            figure.base, figure.natural = tuple(base), 9


def too_late(state):
    """The cage in the crypt is empty."""
    mighty(state)
    board = GAME.content(configure(GAME.info, seed=1)).boards[state.quest.id]
    state.map.searched += [n for n, put in enumerate(board.furnishings) if put.id == "sexton"]


def link(config, change=None):
    """One quest played by the bot, and what the book hands on."""
    content = GAME.content(config)
    state = GAME.setup(config, content)
    if change is not None:
        change(state)
    table = Table(GAME, state, content, policy=seated([make("universalis", "careful", config.seed)]))
    inline.finish(table)
    GAME.check(table.state, content)
    before = GAME.campaigns.parcel() if config.legacy is None else GAME.campaigns.parcel(facts=config.legacy["facts"])
    return table.state, GAME.campaigns.hand_on(table.state, content, before)


@cache
def chain(scenario, change, seed):
    """All links of a campaign: quest, ending and facts of each."""
    options = {"ready-party": True}
    config = configure(GAME.info, seed=seed, seats=1, mode="artificial", scenario=scenario, heroes=3, options=options)
    links = []
    while len(links) < 8:
        state, handed = link(config, change if not links else None)
        links.append((config.scenario, state.quest.ended, state.quest.ending, tuple(handed.facts)))
        if not handed.next:
            return links
        config = replace(config, scenario=handed.scenario, legacy=plain(handed), seed=config.seed + 100)
    return links


FORKS = [
    (mighty, ["the-drowned-chapel", "the-founders-house", "the-ferry-of-sleepers", "the-bell-below"]),
    (too_late, ["the-drowned-chapel", "the-ferry-of-sleepers", "the-founders-house", "the-bell-below"]),
]


@pytest.mark.rule("dun.campaign.flags", "dun.quest-sheet.types")
@pytest.mark.parametrize(("change", "order"), FORKS, ids=["sexton-freed", "sexton-lost"])
def test_three_bells_is_played_to_its_end_through_both_forks(change, order):
    """Each quest in its turn, whoever lost one tried it again; the last one is won."""
    links = chain("the-drowned-chapel", change, 3)
    assert list(dict.fromkeys(quest for quest, *_ in links)) == order, links
    assert links[-1][1] == "won", links
    facts = links[-1][3]
    assert ("sexton-freed" in facts) == (change is mighty)
    assert ("ferry-taken" in facts) == ("house-warned" in facts) == (change is too_late)
    assert ("house-entered" in facts) == ("ferry-papers" in facts) == (change is mighty)
    assert ("tower-note" in facts) == ("moulds-taken" in facts)
    assert ("tower-friends" in facts) == ("sleepers-saved" in facts)


def test_the_great_campaign_is_played_to_the_end_of_its_fourth_quest():
    """A lost hermit leads past the scriptorium; what was done on the way is felt in the castle."""
    links = chain("the-hermits-oak", mighty, 5)
    facts = links[-1][3]
    with_hermit = ["the-hermits-oak", "the-silent-scriptorium", "the-nail-smiths-pit", "the-fourth-nail"]
    order = with_hermit if "hermit-safe" in facts else [with_hermit[0], *with_hermit[2:]]
    assert list(dict.fromkeys(quest for quest, *_ in links)) == order, links
    assert ("nail-warned" in facts) == ("hermit-safe" in facts)
    assert not ("raazbal-early" in facts and "mould-broken" in facts)
    assert not ("raazbal-late" in facts and "mould-broken" not in facts)


@pytest.mark.rule("dun.campaign.flags")
def test_a_flag_of_a_campaign_can_be_followed_when_its_time_has_come():
    table = undercroft.new("universalis", seed=1, seats=1, scenario="journey").table
    flags = {flag.quest: flag for chart in table.content.charts.values() for flag in chart.region.quests}

    def open_to(facts):
        table.state.saga.facts = facts
        return {quest for quest, flag in flags.items() if SHEETS[quest].threaded and groups.beckons(table, flag)}

    assert open_to([]) == {"the-hermits-oak", "the-nail-smiths-pit"}
    assert open_to(["hermit-safe"]) == {"the-silent-scriptorium", "the-nail-smiths-pit"}
    assert open_to(["hermit-safe", "pages-found", "priests-slain"]) == {"the-fourth-nail"}
    assert open_to(["hermit-safe", "pages-found", "priests-slain", "nail-left"]) == set()
    table.state.saga.attempts = {"the-hermits-oak": 2}
    assert open_to([]) == {"the-nail-smiths-pit"}


def test_the_book_begins_where_the_story_does():
    story = next(one for one in STORIES if one.id == "three-bells")
    session = undercroft.new("universalis", seed=1, seats=1, scenario=story.scenario)
    assert session.content.quests[session.state.quest.id].kind == "starts"
