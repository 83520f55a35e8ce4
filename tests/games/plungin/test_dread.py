"""What the undead fear: things that are made for them work without a roll."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin import INFO, packs
from undercroft.games.plungin.content.gear import ITEMS
from undercroft.games.plungin.rules import dead, figures, items, monsters
from undercroft.games.plungin.state import INCAPACITATED, STUNNED, WELL

BELL = "passing-bell"


def ringing(quest: Any) -> Any:
    """A Hero with the bell, two Skeletons and an Orc on his tile."""
    q = quest("george")
    q.hero(items=[BELL, "torch"])
    bones, other, orc = q.foe("bone-skeleton", q.at(1, 3)), q.foe("bone-skeleton", q.at(2, 3)), q.foe("orc", q.at(3, 3))
    return q, bones, other, orc


@pytest.mark.rule("plungin.power.undead", "plungin.item.one-use")
def test_the_undead_are_stunned_by_the_bell_without_a_roll_and_nobody_else(quest: Any) -> None:
    q, bones, other, orc = ringing(quest)
    q.act(f"use {BELL}")
    assert [foe.condition for foe in (bones, other, orc)] == [STUNNED, STUNNED, WELL]
    assert q.hero().items == ["torch"]
    assert q.rolls() == []
    assert q.events()[-2:] == ["Disabled", "Disabled"]


@pytest.mark.rule("plungin.power.undead")
def test_it_is_not_rung_for_those_who_are_down_or_where_nobody_is_undead(quest: Any) -> None:
    q, bones, other, _orc = ringing(quest)
    bones.condition, other.condition = STUNNED, INCAPACITATED
    assert not items.usable(q.t, 0, BELL)
    other.condition = WELL
    assert items.usable(q.t, 0, BELL)
    q.act(f"use {BELL}")
    assert (bones.condition, other.condition) == (STUNNED, STUNNED)
    q.state.foes.remove(bones)
    q.state.foes.remove(other)
    assert not items.usable(q.t, 0, BELL)


@pytest.mark.rule("plungin.boss.no-side-effects", "plungin.power.undead")
def test_a_boss_hears_nothing(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("lampless-abbey"))
    abbot = q.foe("pale-abbot", q.at(1, 3))
    assert "undead" in q.t.content.monsters["pale-abbot"].powers
    assert items.who_dread(q.t, q.hero().cell) == []
    shade = q.foe("choir-shade", q.at(2, 3))
    assert items.who_dread(q.t, q.hero().cell) == [shade.number]
    assert abbot.condition == WELL


@pytest.mark.rule("plungin.power.undead")
def test_it_is_heard_on_its_tile_only(quest: Any) -> None:
    q, bones, other, _orc = ringing(quest)
    far = q.room("room-4x4")
    q.foe("bone-skeleton", q.at(1, 1, far))
    assert items.who_dread(q.t, q.hero().cell) == [bones.number, other.number]


def test_games_begun_before_do_not_know_it() -> None:
    (bell,) = [item for item in ITEMS if item.id == BELL]
    assert (bell.since, INFO.content >= 3) == (3, True)


@pytest.mark.rule("plungin.power.undead", "plungin.effect.stun-success")
def test_the_stunned_undead_need_no_roll_to_recover_but_only_move(quest: Any) -> None:
    q, bones, other, _orc = ringing(quest)
    q.hero(cell=q.at(1, 2))
    q.act(f"use {BELL}")
    other.condition = WELL
    q.state.queue, q.state.phase = [bones.number], "monsters"
    q.run(monsters.turn(q.t, bones.number), dice=[1] * figures.resistance_dice(q.t, bones.number))
    assert bones.condition == WELL
    assert "attack" not in q.rolls()


@pytest.mark.rule("plungin.dead.use-items")
def test_a_dead_friends_bell_can_be_rung(quest: Any) -> None:
    q = quest("george", "meezle")
    skeleton = q.foe("bone-skeleton", q.at(1, 3))
    q.hero(items=[])
    q.hero(1, items=[BELL])
    dead.die(q.t, 1)
    q.act(f"use {BELL}")
    assert (q.hero(1).items, skeleton.condition) == ([], STUNNED)
