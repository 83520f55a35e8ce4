"""From quest to quest: the thread through the packs, the chronicle, and those who stay at home."""

from typing import Any

import pytest

from undercroft.games.plungin.handing_on import QUESTS, choose, hand_on, next_quest
from undercroft.games.plungin.parcel import Parcel


def over(quest: Any, *party: str, reason: str = "won", scenario: str = QUESTS[0]) -> Any:
    q = quest(*party)
    q.state.reason, q.state.scenario = reason, scenario
    return q


@pytest.mark.parametrize(
    ("quest", "won", "done", "following"),
    [
        (QUESTS[0], True, [QUESTS[0]], QUESTS[1]),
        (QUESTS[0], False, [], QUESTS[0]),
        (QUESTS[1], True, [QUESTS[1]], QUESTS[2]),  # played first: the thread goes on from there
        (QUESTS[1], True, [QUESTS[0], QUESTS[2], QUESTS[1]], QUESTS[3]),
        (QUESTS[4], True, list(QUESTS), ""),
        ("our-own", True, [QUESTS[0], "our-own"], QUESTS[1]),
    ],
)
def test_the_thread_goes_on_from_what_was_played_and_passes_what_is_done(quest, won, done, following):
    assert next_quest(quest, won, done) == following


def test_every_open_quest_may_follow_and_all_may_once_they_are_done(quest):
    q = over(quest, "william")
    assert hand_on(q.state, q.t.content, Parcel()).next == list(QUESTS[1:])
    lost = over(quest, "william", reason="slain", scenario=QUESTS[1])
    parcel = hand_on(lost.state, lost.t.content, Parcel(done=[QUESTS[0]]))
    assert (parcel.scenario, parcel.next, parcel.done) == (QUESTS[1], list(QUESTS[1:]), [QUESTS[0]])
    last = over(quest, "william", scenario=QUESTS[4])
    parcel = hand_on(last.state, last.t.content, Parcel(done=list(QUESTS[:4])))
    assert (parcel.scenario, parcel.next) == ("", list(QUESTS))
    assert parcel.log[-1].id == "log-thread"


@pytest.mark.rule("plungin.dead.replace", "plungin.xp.pool")
def test_the_chronicle_tells_who_joined_rose_and_died_and_what_was_earned(quest):
    before = over(quest, "william", "george")
    known = hand_on(before.state, before.t.content, Parcel())
    q = over(quest, "william", "george", "meezle", reason="slain")
    q.state.heroes[0].level, q.state.heroes[1].lif, q.state.pool = 2, 0, 12
    for hero, gold in zip(q.state.heroes, (5, 6, 7), strict=True):
        hero.gold = gold
    told = [(line.id, *line.args.values()) for line in hand_on(q.state, q.t.content, known).log]
    assert [id for id, *_ in told] == ["log-rose", "log-dead", "log-joined", "log-pool"]
    assert told[0][2] == 2
    assert told[3][1:] == (12, 18)
    first = hand_on(q.state, q.t.content, Parcel()).log
    assert "log-joined" not in [line.id for line in first]  # at the beginning nobody joins


def test_keys_stay_behind_and_the_state_keeps_what_it_had(quest):
    q = over(quest, "william")
    q.state.heroes[0].items = ["great-key", "torch"]
    parcel = hand_on(q.state, q.t.content, Parcel())
    assert parcel.party[0].items == ["torch"]
    assert q.state.heroes[0].items == ["great-key", "torch"]


def test_who_is_chosen_goes_in_that_order_and_the_others_stay(quest):
    q = over(quest, "william", "george", "meezle")
    parcel = hand_on(q.state, q.t.content, Parcel())
    chosen = choose(parcel, ["meezle", "william"], 2, 1)
    assert [hero.id for hero in chosen.party] == ["meezle", "william"]
    assert [hero.id for hero in chosen.bench] == ["george"]
    after = hand_on(q.state, q.t.content, chosen)
    assert [hero.id for hero in after.bench] == ["george"]
