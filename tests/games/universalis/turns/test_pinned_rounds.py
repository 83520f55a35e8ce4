"""Turns of both sides: how a quest ends, what a turn leaves behind, debts and cards."""

import pytest

from undercroft.games.universalis.content.quests import Section
from undercroft.games.universalis.events import DarkDrew, Ended, SheetRead
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, NOBODY, Held, Lasting, Mark

OUT, LEFT = Mark.KNOCKED_OUT, Mark.LEFT

# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.rule("dun.end.conditions", "dun.end.all-left", "dun.end.defeat")
@pytest.mark.parametrize(
    ("marks", "done", "leave", "turn", "reason"),
    [
        ((0, 0), False, True, 2, ""),
        ((0, LEFT), True, True, 2, ""),
        ((LEFT, LEFT), True, True, 2, "won"),
        ((LEFT, OUT), True, True, 2, "won"),
        ((LEFT, OUT), False, True, 2, "fled"),
        ((OUT, OUT), True, True, 2, "fallen"),
        ((OUT, 0), False, True, 2, ""),
        ((0, 0), True, False, 2, "won"),
        ((0, 0), False, True, 60, ""),
        ((0, 0), False, True, 61, "late"),
        ((0, 0), True, False, 61, "won"),
    ],
)
def test_how_a_quest_ends(arena, marks, done, leave, turn, reason):
    a = arena(leave=leave)
    for x, mark in enumerate(marks):
        a.hero(x, 0, marks=mark)
    a.figure(5, 5, side=0, kind="mercenary", card="sellsword", owner=1)
    a.state.quest.goal_done, a.state.turn.number = done, turn
    turns.settle(a.t)
    assert a.state.quest.ended == reason
    assert [event.reason for event in a.t.told(Ended)] == [reason] * bool(reason)
    turns.settle(a.t)
    assert len(a.t.told(Ended)) == bool(reason), "it ends once"


# ------------------------------------------------------------------------------------------------ after a turn


@pytest.mark.rule("dun.turn.alternate")
def test_what_the_dark_players_turn_leaves_behind(arena):
    a = arena()
    hero, orc = (
        a.hero(1, 1, marks=Mark.SHIELDING | Mark.HAS_SHOT | Mark.WAITS),
        a.orc(2, 1, marks=Mark.WAITS | Mark.HAS_SHOT),
    )
    a.run(turns.end_dark(a.t))
    assert a.state.turn.number == 3
    assert a.state.turn.side == HEROES
    assert not hero.marks & (Mark.SHIELDING | Mark.HAS_SHOT)
    assert not orc.marks & (Mark.WAITS | Mark.HAS_SHOT)


@pytest.mark.rule("dun.skill.nature.fearsome.overcome", "dun.equip.thrown-retrieval")
@pytest.mark.parametrize("near", [True, False])
def test_fear_and_thrown_weapons_last_as_long_as_the_combat(arena, near):
    a = arena("a" * 20)
    hero = a.hero(
        0, 0, hands=(Held("javelin", loaded=False), Held("crossbow", loaded=False)), fears=["x"], braved=["y"]
    )
    hero.pack = [Held("throwing-axe", loaded=False), Held("torch")]
    a.orc(12 if near else 13, 0)
    combat, other = Lasting(hero.id, "strength", 1, "combat"), Lasting(hero.id, "strength", 1, "quest")
    a.state.lasting = [combat, other]
    a.run(turns.end_dark(a.t))
    assert (hero.fears, hero.braved) == ((["x"], ["y"]) if near else ([], []))
    assert [held.loaded for held in hero.hands] == [not near, False]
    assert [held.loaded for held in hero.pack] == [not near, True]
    assert a.state.lasting == ([combat, other] if near else [other])


@pytest.mark.rule("dun.skill.combat.berserker.end")
@pytest.mark.parametrize(("x", "facing", "rages"), [(15, "east", True), (15, "west", False), (None, "east", False)])
def test_rage_lasts_as_long_as_an_enemy_is_seen(arena, x, facing, rages):
    a = arena("a" * 20)
    hero = a.hero(1, 0, marks=Mark.BERSERK, facing=facing)
    if x is not None:
        a.orc(x, 0)
    turns.calm(a.t)
    assert bool(hero.marks & Mark.BERSERK) is rages


@pytest.mark.rule("dun.turn.order-free")
def test_who_has_not_been_activated_yet(arena):
    a = arena()
    waits = a.hero(1, 1)
    for mark in (OUT, LEFT, Mark.ACTIVATED):
        a.hero(2, 2, marks=mark)
    outside = a.hero(-1, 0)
    a.orc(5, 5)
    assert turns.waiting_ids(a.t) == [waits.id, outside.id]


@pytest.mark.rule("dun.init.reinforce-win", "dun.init.reveal-in-combat")
def test_after_a_creature_that_acted_at_once_the_turn_goes_on(arena):
    a = arena()
    hero, orc = a.hero(1, 1), a.orc(5, 5)
    held = a.activate(hero)
    a.state.turn.held, a.state.turn.active, a.state.turn.cutting = held, None, orc.id
    a.run(turns.resume(a.t))
    assert (a.state.turn.active, a.state.turn.held, a.state.turn.cutting) == (held, None, NOBODY)
    assert orc.marks & Mark.WAITS
    a.state.turn.held, a.state.turn.active, a.state.turn.cutting = held, None, 99
    hero.marks |= OUT
    a.hero(3, 3)
    a.run(turns.resume(a.t))
    assert (a.state.turn.active, a.state.turn.held, a.state.turn.cutting) == (None, None, NOBODY)
    hero.marks = 0
    a.state.turn.held, a.state.turn.active, a.state.turn.side = held, None, DARK
    a.run(turns.resume(a.t))
    assert a.state.turn.active is None
    a.state.turn.held = None
    a.run(turns.resume(a.t))
    assert a.state.turn.active is None


def test_who_has_gone_meanwhile_does_nothing(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.hero(2, 2)
    a.activate(hero)
    hero.marks |= OUT
    a.run(turns.act(a.t, hero.id))
    assert a.state.turn.active is None
    a.activate(a.orc(5, 5))
    a.run(turns.act(a.t, 99))
    assert a.state.turn.active is None


@pytest.mark.rule("dun.adp.quest-sheet", "dun.quest-sheet.red-notes")
@pytest.mark.parametrize(
    ("story", "note", "read"), [("", "", False), ("s", "", True), ("", "n", True), ("s", "n", True)]
)
def test_story_and_first_note_are_read_once(arena, story, note, read):
    a = arena(story=story, sections=(Section("a", note=note),))
    for _ in range(2):
        turns.read_sheet(a.t)
    assert [(event.story, event.note) for event in a.t.told(SheetRead)] == [(story, note)] * read


# ------------------------------------------------------------------------------------------------ debts and cards


@pytest.mark.rule("dun.leader.unaffordable")
@pytest.mark.parametrize(
    ("debt", "reserve", "hand", "left"),
    [
        (0, 3, ["pit"], (0, 3, ["pit"])),
        (5, 7, ["pit"], (0, 2, ["pit"])),
        (5, 5, ["pit"], (0, 0, ["pit"])),
        (5, 4, [], (5, 4, [])),
    ],
)
def test_a_debt_is_paid_as_soon_as_it_can_be(arena, debt, reserve, hand, left):
    a = arena(dark_seat=1)
    a.state.dark.leader_debt, a.state.dark.reserve, a.state.dark.hand = debt, reserve, list(hand)
    turns.pay_debt(a.t)
    assert (a.state.dark.leader_debt, a.state.dark.reserve, a.state.dark.hand) == left


@pytest.mark.rule("dun.leader.unaffordable")
def test_cards_are_thrown_away_until_a_debt_is_paid_and_no_longer(arena):
    a = arena(dark_seat=1)
    a.state.dark.leader_debt, a.state.dark.reserve = 2, 0
    a.state.dark.hand = ["pit", "stake", "riddle", "snare"]
    turns.pay_debt(a.t)
    assert a.state.dark.leader_debt == 0
    thrown = 4 - len(a.state.dark.hand)
    assert 0 < thrown < 4
    assert a.state.dark.hand == ["pit", "stake", "riddle", "snare"][thrown:]


@pytest.mark.rule("dun.dp.draw", "dun.dp.draw-deck-empty", "dun.dp.hand-secret")
def test_a_card_from_whichever_deck_he_likes(arena):
    a = arena(dark_seat=1)
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck, a.state.dark.hand = ["pit", "stake"], ["ambush"], []
    luck = a.t.luck
    a.run(turns.draw_card(a.t), answers=["obstacles"])
    assert (a.state.dark.obstacle_deck, a.state.dark.hand) == (["pit"], ["stake"])
    a.run(turns.draw_card(a.t), answers=["encounters"])
    assert (a.state.dark.encounter_deck, a.state.dark.hand) == ([], ["stake", "ambush"])
    a.run(turns.draw_card(a.t))
    assert (a.state.dark.obstacle_deck, a.state.dark.hand) == ([], ["stake", "ambush", "pit"])
    a.run(turns.draw_card(a.t))
    assert len(a.state.dark.hand) == 3
    assert a.t.luck == luck + 3
    assert [(event.card, event.deck, event.to) for event in a.t.told(DarkDrew)] == [
        ("stake", "obstacles", (1,)), ("ambush", "encounters", (1,)), ("pit", "obstacles", (1,)),
    ]  # fmt: skip


@pytest.mark.rule("dun.turn.dp-turn", "dun.dp.discard-for-points")
def test_what_a_dark_player_can_do(arena):
    a = arena(dark_seat=1)
    a.state.turn.side = DARK
    a.hero(1, 1)
    ready = a.orc(5, 5)
    for mark in (Mark.ACTIVATED, Mark.WAITS, OUT):
        a.orc(6, 6, marks=mark)
    a.state.dark.hand = ["pit", "pit", "stake"]
    found = [str(do) for do in turns.dark_options(a.t)]
    assert [text for text in found if text.startswith("activate")] == [f"activate #{ready.id}"]
    assert [text for text in found if text.startswith("discard")] == ["discard pit", "discard stake"]
    assert found[-1] == "end"
    power = next(card.id for card in a.content.dark.values() if card.kind == "power")
    a.state.dark.hand, a.state.dark.reserve = [power], a.content.dark[power].cost
    rich = [str(do) for do in turns.dark_options(a.t)]
    assert any(text.startswith("power") for text in rich)
    a.state.dark.reserve -= 1
    assert (
        not any(text.startswith("power") for text in map(str, turns.dark_options(a.t)))
        or not a.content.dark[power].cost
    )
