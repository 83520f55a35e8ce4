"""The plot of a sheet: what comes to pass and when, goals, endings, merits, and what the campaign remembers."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest
from tests.games.universalis.content.test_sheets import SHEET

import undercroft
from undercroft.games.universalis.content import definitions as d
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content import sheets
from undercroft.games.universalis.editions import author
from undercroft.games.universalis.events import MeritEarned
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.aftermath import endings
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.rules.harm import damage
from undercroft.games.universalis.rules.plot import goals, triggers
from undercroft.games.universalis.spine import legacy, next_step, thread
from undercroft.games.universalis.state import HEROES, Held, Mark
from undercroft.kernel import ContentError, configure, say
from undercroft.testing import run
from undercroft.texts import voice
from undercroft.toolkit.campaigns import plain

TWO = "\n".join(["aaaaaabbbbbb"] * 6)
DOOR = q.Door("hatch", (5, 2), "east", lock=True)


def plotted(arena, *triggers, drawing=TWO, **sheet):
    """A hall and a second section behind a door, a hero in the first, and this to come."""
    sheet.setdefault("doors", (DOOR,) if "b" in drawing else ())
    a = arena(drawing, triggers=triggers, **sheet)
    hero = a.hero(1, 1)
    a.activate(hero)
    return a, hero


def steps(a, dice=(), answers=()):
    """Play the plot on as long as the spine says that something comes to pass."""
    a.t.script(dice, answers)
    while (step := next_step(a.state, a.content)) == ("plot",):
        run(GAME.steps["plot"](a.t), a.t)
    return step


def told(a, kind):
    return [event for event in a.t.log if type(event).__name__ == kind]


@pytest.mark.rule("dun.quest-sheet.special-rules")
def test_at_a_turn_something_comes_to_pass_once_and_not_before(arena):
    bell = q.Trigger("bell", "turn", turn=3, note="the bell rings", on="all", effects=(d.Wound(1),))
    a, hero = plotted(arena, bell)
    other = a.hero(2, 1)
    assert a.state.turn.number == 2
    assert steps(a) == ("act", hero.id)
    a.state.turn.number = 3
    assert steps(a) == ("act", hero.id)
    assert (a.state.saga.facts, hero.wounds, other.wounds) == (["bell"], 1, 1)
    assert [event.note for event in told(a, "CameToPass")] == ["the bell rings"]
    a.state.turn.number = 4
    steps(a)
    assert hero.wounds == 1


def test_not_in_the_dark_players_turn(arena):
    a, _ = plotted(arena, q.Trigger("bell", "turn", turn=2))
    a.state.turn.active, a.state.turn.side, a.state.turn.queue = None, 1 - HEROES, []
    assert next_step(a.state, a.content) == ("end_dark",)


def test_a_section_that_is_revealed(arena):
    a, hero = plotted(arena, q.Trigger("look", "section", target="b", effects=(d.GainFortune(1),)))
    other = a.hero(2, 1)
    assert steps(a) == ("act", hero.id)
    a.reveal_all()
    steps(a)
    assert (hero.fortune, other.fortune) == (1, 0)


def test_who_revealed_the_section_is_meant_where_nobody_is_active(arena):
    a, hero = plotted(arena, q.Trigger("look", "section", target="b", effects=(d.GainFortune(1),)))
    other = a.hero(2, 1)
    a.state.turn.active, a.state.map.revealed_by = None, other.id
    a.reveal_all()
    steps(a)
    assert (hero.fortune, other.fortune) == (0, 1)


def test_so_many_must_be_down_and_the_leader_counts_as_such(arena):
    a, hero = plotted(
        arena,
        q.Trigger("two", "slain", target="orc-warrior", count=2),
        q.Trigger("chief", "slain", target="leader"),
    )
    orcs = [a.creature("orc-warrior", 4, y) for y in (2, 3)]
    a.creature("orc-archer", 4, 5)
    chief = a.creature("orc-champion", 4, 4, leader=True, marks=0)
    a.run(damage.knock_out(a.t, orcs[0].id, hero.id))
    steps(a)
    assert a.state.saga.facts == []
    a.run(damage.knock_out(a.t, orcs[1].id, hero.id))
    steps(a)
    assert a.state.saga.facts == ["two"]
    a.run(damage.knock_out(a.t, chief.id, hero.id), [1, 1])
    steps(a)
    assert a.state.saga.facts == ["two", "chief"]


@pytest.mark.rule("dun.campaign.replay-other-faction")
def test_whoever_dwells_there_instead_is_counted_for_the_one_on_the_sheet(arena):
    a, hero = plotted(arena, q.Trigger("one", "slain", target="orc-warrior"))
    a.state.dark.dwellers = "creatures-of-the-night"
    for card in ("ghoul", "skeleton-warrior"):
        assert a.state.quest.slain == {}
        a.run(damage.knock_out(a.t, a.creature(card, 4, 2).id, hero.id))
    assert a.state.quest.slain == {"orc-warrior": 1}


def test_where_no_sheet_asks_nobody_counts_the_fallen(arena):
    a, hero = plotted(arena)
    orc = a.creature("orc-warrior", 4, 2)
    a.run(damage.knock_out(a.t, orc.id, hero.id))
    assert a.state.quest.slain == {}


def test_a_search_and_an_object_in_somebodys_pack(arena):
    a, hero = plotted(
        arena,
        q.Trigger("opened", "found", target="coffin"),
        q.Trigger("stolen", "taken", target="uncut-gem", effects=(d.Reserve(3),)),
    )
    steps(a)
    assert a.state.saga.facts == []
    a.state.map.found.append("coffin")
    steps(a)
    assert a.state.saga.facts == ["opened"]
    a.state.map.floor.append((hero.cell, Held("uncut-gem")))
    steps(a)
    assert a.state.saga.facts == ["opened"]
    hero.pack.append(Held("uncut-gem"))
    before = a.state.dark.reserve
    steps(a)
    assert (a.state.saga.facts, a.state.dark.reserve) == (["opened", "stolen"], before + 3)


def test_what_must_have_come_to_pass_and_what_must_not(arena):
    a, _ = plotted(
        arena,
        q.Trigger("late", "turn", turn=1, needs=("opened",), bars=("warned",)),
        q.Trigger("never", "turn", turn=1, needs=("opened",), bars=("late",)),
        q.Trigger("opened", "found", target="coffin"),
    )
    steps(a)
    assert a.state.saga.facts == []
    a.state.map.found.append("coffin")
    steps(a)
    assert a.state.saga.facts == ["opened", "late"]
    b, _ = plotted(arena, q.Trigger("late", "turn", turn=1, bars=("warned",)))
    b.state.saga.facts = ["warned"]
    steps(b)
    assert b.state.saga.facts == ["warned"]


@pytest.mark.rule("dun.init.trigger-spawn", "dun.quest-sheet.fixed-creature-cost")
def test_creatures_come_and_initiative_is_rolled(arena):
    come = (
        q.Fixed("orc-warrior", (5, 5), free=True),
        q.Fixed("orc-archer", (5, 4)),
        q.Fixed("orc-warrior", (8, 1), free=True),
    )
    a, _ = plotted(arena, q.Trigger("horn", "turn", turn=2, creatures=come))
    a.state.dark.reserve = 0
    assert steps(a, [6, 6, 1, 1]) == ("start_heroes",)
    (orc,) = [f for f in a.state.figures.values() if f.kind == "creature"]
    assert (orc.card, orc.cell) == ("orc-warrior", a.at(5, 5))
    b, _ = plotted(arena, q.Trigger("horn", "turn", turn=2, creatures=come))
    b.state.dark.reserve = 3
    assert steps(b, [1, 1, 6, 6]) == ("start_dark",)
    assert sorted(f.card for f in b.state.figures.values() if f.kind == "creature") == ["orc-archer", "orc-warrior"]
    assert b.state.dark.reserve == 2


@pytest.mark.rule("dun.quest-sheet.fixed-creature-unaffordable")
def test_creatures_of_the_sheet_wait_for_what_came_to_pass(arena):
    there = (
        q.Fixed("orc-warrior", (8, 1), free=True, needs=("warned",)),
        q.Fixed("orc-archer", (8, 2), free=True, bars=("warned",)),
        q.Fixed("orc-spearman", (8, 3)),
    )
    for facts, found in (([], ["orc-archer"]), (["warned"], ["orc-warrior"])):
        a, hero = plotted(arena, creatures=there)
        a.reveal_all()
        a.state.saga.facts, a.state.dark.reserve = facts, 0
        a.run(revealing.place_fixed(a.t, 1, hero.id))
        assert [f.card for f in a.state.figures.values() if f.kind == "creature"] == found


def test_doors_light_and_ground_change(arena):
    hidden = q.Door("niche", (5, 4), "east", kind="secret")
    flood = q.Trigger(
        "flood",
        "turn",
        turn=2,
        unlocks=("hatch", "niche"),
        darkens=("b",),
        lays=(q.Ground("swamp", (5, 0), width=2, depth=2),),
    )
    a, _ = plotted(arena, flood, doors=(DOOR, hidden))
    steps(a)
    hatch, niche = a.state.map.doors
    assert (hatch.lock, hatch.obstacle, niche.state) == (False, True, "closed")
    assert a.state.map.dark_sections == {1: "dark"}
    assert a.state.map.layout.overtiles == ((a.at(5, 0), "swamp"), (a.at(5, 1), "swamp"))


def test_a_trigger_can_end_the_quest(arena):
    a, _ = plotted(arena, q.Trigger("too-late", "turn", turn=2, ends="lost"))
    assert steps(a) == ("aftermath",)
    assert (a.state.quest.ended, GAME.outcome(a.state, a.content)[0].won) == ("failed", False)
    b, _ = plotted(arena, q.Trigger("done", "turn", turn=2, ends="won"))
    steps(b)
    assert GAME.outcome(b.state, b.content)[0].won


def test_the_last_blow_still_counts_for_the_ending(arena):
    """A quest that ends with its goal tells what the goal has brought about."""
    a, _ = plotted(arena, q.Trigger("freed", "goal"), leave=False)
    a.state.quest.goal_done, a.state.quest.ended = True, "won"
    assert steps(a) == ("aftermath",)
    assert a.state.saga.facts == ["freed"]


# ------------------------------------------------------------------------------------------------ goals


@pytest.mark.rule("dun.end.quest-victory")
def test_gathering_needs_every_piece(arena):
    a = arena(goal=q.Goal("gather", targets=("one", "two")))
    a.hero(1, 1)
    a.state.map.found = ["one"]
    goals.check(a.t)
    assert not a.state.quest.goal_done
    a.state.map.found.append("two")
    goals.check(a.t)
    assert a.state.quest.goal_done


def test_slaying_counts_the_named_creature_only(arena):
    a = arena(goal=q.Goal("slay", target="orc-archer", count=2))
    hero = a.hero(1, 1)
    for y, card in enumerate(("orc-archer", "orc-warrior", "orc-archer"), 2):
        assert not a.state.quest.goal_done
        a.run(damage.knock_out(a.t, a.creature(card, 4, y).id, hero.id))
        goals.check(a.t)
    assert a.state.quest.goal_done


def test_an_escort_is_done_when_the_companion_is_there_not_a_hero(arena):
    a = arena(goal=q.Goal("escort", target="freed-prisoner", targets=("cage",)), goals=((5, 5),))
    a.hero(5, 5)
    goals.check(a.t)
    assert not a.state.quest.goal_done
    friend = a.companion("freed-prisoner", 4, 4)
    goals.check(a.t)
    assert not a.state.quest.goal_done
    friend.cell = a.at(5, 5)
    friend.marks |= Mark.KNOCKED_OUT
    goals.check(a.t)
    assert not a.state.quest.goal_done
    friend.marks = 0
    goals.check(a.t)
    assert a.state.quest.goal_done


# ------------------------------------------------------------------------------------------------ endings, merits


def concluded(arena, ended="won", facts=(), **sheet):
    a, hero = plotted(arena, **sheet)
    a.state.quest.ended, a.state.saga.facts = ended, list(facts)
    a.run(GAME.steps["aftermath"](a.t))
    return a, hero


ENDINGS = (
    q.Ending("mercy", needs=("spared",), text="You let him go."),
    q.Ending("justice", text="He hangs."),
    q.Ending("shame", when="lost", text="He laughs."),
)


@pytest.mark.rule("dun.quest-sheet.sections")
@pytest.mark.parametrize(
    ("ended", "facts", "ending"),
    [("won", ["spared"], "mercy"), ("won", [], "justice"), ("fled", ["spared"], "shame"), ("late", [], "shame")],
)
def test_the_first_ending_that_fits_is_read(arena, ended, facts, ending):
    a, _ = concluded(arena, ended, facts, endings=ENDINGS)
    assert a.state.quest.ending == ending
    assert a.state.saga.facts == [*facts, ending]
    assert [event.ending for event in told(a, "EndRead")] == [one.text for one in ENDINGS if one.id == ending]


@pytest.mark.rule("dun.ko.prisoner-rescue", "dun.quest-sheet.sections")
@pytest.mark.parametrize("ended", ["won", "fled"])
def test_who_only_went_back_for_a_prisoner_hears_no_ending(arena, ended):
    """The quest of a campaign was won before; a second attempt after a failure has its ending as always."""
    for attempts, heard in (({}, 0), ({"arena": 1}, 1)):
        a, _ = plotted(arena, endings=ENDINGS, kind="campaign")
        a.state.quest.ended, a.state.saga.visited, a.state.saga.attempts = ended, ["arena"], attempts
        a.run(GAME.steps["aftermath"](a.t))
        assert (len(told(a, "EndRead")), bool(a.state.quest.ending), len(a.state.saga.facts)) == (
            heard,
            bool(heard),
            heard,
        )
        before = GAME.campaigns.parcel(visited=["arena"], attempts=attempts, facts=["bell"], next=["the-toll-fort"])
        handed = GAME.campaigns.hand_on(a.state, a.content, before)
        assert (handed.facts == ["bell"], handed.next == ["the-toll-fort"]) == (not heard, not heard)
        ending = {"won": "He hangs.", "fled": "He laughs."}[ended]
        assert any(ending in str(line) for line in handed.log) == bool(heard)


@pytest.mark.rule("dun.quest-sheet.rewards")
def test_merits_are_for_those_who_win_and_have_earned_them(arena):
    merits = (
        q.Merit(("spared",), text="For mercy.", coins=5, xp=1, effects=(d.Gain("healing-potion"),)),
        q.Merit(("robbed",), coins=50),
    )
    for ended, facts, coins, xp, pack in (
        ("won", ["spared"], 8, 2, ["healing-potion"]),
        ("won", [], 3, 1, []),
        ("fled", ["spared"], 0, 0, []),
    ):
        _, hero = concluded(arena, ended, facts, merits=merits, reward=q.Reward(coins=3, xp=1))
        assert (hero.coins, hero.xp, [held.card for held in hero.pack]) == (coins, xp, pack)


@pytest.mark.parametrize(
    ("lang", "coins", "xp", "said"),
    [
        ("en", 0, 1, "So be it. Everybody gains an experience point more."),
        ("en", 5, 0, "So be it. 5 coins more for the group."),
        ("en", 1, 2, "So be it. One coin more for the group. Everybody gains 2 experience points more."),
        ("de", 0, 1, "So be it. Alle gewinnen einen Erfahrungspunkt mehr."),
    ],
)
def test_a_merit_is_told_with_what_it_brings(lang, coins, xp, said):
    assert voice("universalis", lang)(MeritEarned(merit="So be it.", coins=coins, xp=xp).text()) == said


@pytest.mark.rule("dun.quest-sheet.rewards")
@pytest.mark.parametrize(
    ("scenario", "room", "fact", "points"),
    [
        ("the-old-cellar", "cellar-store", "cellar-stock-taken", 1),
        ("the-oathbound-barrow", "barrow-scriptorium", "barrow-roll-read", 2),
        ("the-toll-fort", "fort-prison", "fort-cage-opened", 2),
        ("the-red-mothers-lair", "lair-warren", "lair-warren-crossed", 2),
    ],
)
def test_who_looks_into_a_room_beside_the_way_of_a_printed_quest_learns_from_it(scenario, room, fact, points):
    session = undercroft.new("universalis", seed=1, seats=2, heroes=2, scenario=scenario, options={"ready-party": True})
    state, board = session.state, session.content.boards[scenario]
    place = next(n for n, section in enumerate(board.sections) if section.note == room)
    assert triggers.next_of(state, board) is None
    state.map.layout = msgspec.structs.replace(state.map.layout, revealed=state.map.layout.revealed | 1 << place)
    assert triggers.next_of(state, board).id == fact
    hero, other = [figure for figure in state.figures.values() if figure.kind == "hero"]
    for facts, xp in (([], 0), ([fact], points)):
        state.quest.ended, state.saga.facts, hero.xp, other.xp = "won", facts, 0, 0
        run(endings.reward(session.table, [hero, other]))
        assert (hero.xp, other.xp) == (xp, xp)


# ------------------------------------------------------------------------------------------------ the thread

FORK = (
    q.Ending("high-road", needs=("spared",), next="the-toll-fort"),
    q.Ending("low-road", next="the-red-mothers-lair"),
    q.Ending("no-road", when="lost", next="the-wolf-road"),
)


def forked(arena, ended, facts=(), attempts=0, kind="starts"):
    a, hero = plotted(arena, endings=FORK, kind=kind)
    hero.card = "shara"
    a.content = msgspec.structs.replace(
        a.content, quests={**GAME.content(configure(GAME.info, seed=1)).quests, **a.content.quests}
    )
    a.t.content = a.content
    a.state.quest.ended, a.state.saga.facts = ended, list(facts)
    a.state.saga.attempts = {"arena": attempts} if attempts else {}
    a.run(GAME.steps["aftermath"](a.t))
    return a


@pytest.mark.rule("dun.quest-sheet.two-attempts", "dun.quest-sheet.after-second-attempt", "dun.campaign.quest-limit")
@pytest.mark.parametrize(
    ("ended", "facts", "attempts", "following"),
    [
        ("won", ["spared"], 0, ["the-toll-fort"]),
        ("won", [], 1, ["the-red-mothers-lair"]),
        ("fled", [], 0, ["arena", "the-wolf-road"]),
        ("fled", [], 1, ["the-wolf-road"]),
    ],
)
def test_the_thread_forks_by_the_ending(arena, ended, facts, attempts, following):
    a = forked(arena, ended, facts, attempts)
    assert thread(a.state, a.content) == following
    assert legacy(a.state, a.content)["scenario"] == following[0]


def test_two_failures_and_no_other_way_on_end_the_campaign(arena):
    a, _ = concluded(arena, "fled", endings=ENDINGS, kind="campaign")
    assert endings.follows(a.state, a.content, held=False) == ["arena"]
    a.state.saga.attempts = {"arena": 1}
    assert endings.follows(a.state, a.content, held=False) == []
    assert endings.follows(a.state, a.content, held=True) == ["arena"]


def test_the_next_quest_knows_what_happened_and_a_second_attempt_begins_afresh(arena):
    a = forked(arena, "won", ["spared"])
    a.state.saga.facts += ["bell"]
    handed = legacy(a.state, a.content)
    assert handed["facts"] == ["spared", "high-road", "bell"]
    sheet = SHEET + '\n[[triggers]]\nid = "bell"\nwhen = "turn"\nturn = 9\n'
    session = undercroft.new("universalis", seed=1, seats=1, scenario="the-toll-fort", legacy=handed, pack=sheet)
    assert session.state.saga.facts == ["spared", "high-road"]


def test_the_book_keeps_the_story(arena):
    a = forked(arena, "won", ["spared"])
    handed = GAME.campaigns.hand_on(a.state, a.content, GAME.campaigns.parcel())
    assert (handed.scenario, handed.next, handed.facts) == ("the-toll-fort", ["the-toll-fort"], ["spared", "high-road"])
    a, _ = concluded(arena, "won", endings=ENDINGS, kind="campaign")
    over = GAME.campaigns.hand_on(a.state, a.content, GAME.campaigns.parcel())
    assert (over.scenario, over.next) == ("", [])
    assert "scenario" not in plain(over)


# ------------------------------------------------------------------------------------------------ for authors

TABLE = Path(__file__).parent.parent / "tables" / "plot_mistakes.toml"
MISTAKES = tomllib.loads(TABLE.read_text(encoding="utf-8"))["plot"]
PLOT = (
    SHEET
    + """
[[elements]]
card = "lever"
at = [3, 0]
id = "winch"

[[triggers]]
id = "alarm"
when = "found"
target = "winch"
on = "all"
note = "a bell, far away"
effects = [{ type = "Wound", amount = 1 }]
unlocks = ["hall"]
creatures = [{ creature = "orc-warrior", at = [0, 1], free = true }]

[[endings]]
id = "quiet"
bars = ["alarm"]
text = "Nobody heard you."

[[merits]]
needs = ["alarm"]
coins = 2
"""
)


def test_a_sound_plot_is_read_and_told_to_its_author():
    quest = sheets.read(PLOT, "s.toml")
    assert quest.triggers[0].effects == (d.Wound(1),)
    assert quest.triggers[0].creatures == (q.Fixed("orc-warrior", (0, 1), free=True),)
    assert quest.own == {"alarm", "quiet"}
    lines = author(PLOT, "s.toml")[0].split("\n")
    assert {"  trigger alarm: found winch", "  ending quiet: won, unless alarm"} <= set(lines)


def problems(text: str) -> list[str]:
    """All that is wrong with a sheet."""
    try:
        sheets.read(text, "s")
    except ContentError as wrong:
        return str(wrong).split("\n")
    return []


@pytest.mark.parametrize("change", MISTAKES, ids=[str(number) for number in range(len(MISTAKES))])
def test_each_mistake_in_a_plot_is_found_with_its_line_and_nothing_else(change):
    assert change["old"] in PLOT
    assert problems(PLOT.replace(change["old"], change["new"], 1)) == change["found"]


@pytest.mark.parametrize(("kind", "one"), [("triggers", 'when = "goal"'), ("endings", ""), ("merits", "needs = []")])
def test_three_hundred_of_each_are_enough(kind, one):
    entries = [f"\n[[{kind}]]\n" + (f'id = "x{n}"\n' if kind != "merits" else "") + one for n in range(300)]
    assert problems(PLOT + "".join(entries[:299])) == []
    (found,) = problems(PLOT + "".join(entries))
    assert found.endswith("there are at most 300 of these")


def test_in_a_campaign_facts_may_come_from_the_quests_before():
    sheet = PLOT.replace('id = "test"', 'id = "test"\nkind = "campaign"\nneeds = ["won"]')
    assert problems(sheet.replace('bars = ["alarm"]', 'bars = ["warned"]\nnext = "the-toll-fort"')) == []


@pytest.mark.parametrize("reason", ["won", "fled", "fallen", "failed", "late", "quest", "year"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_however_it_ends_a_whole_sentence_says_so(reason, language):
    told = voice("universalis", language)(say(f"end-{reason}"))
    assert told[0].isupper()
    assert told.endswith(".")
