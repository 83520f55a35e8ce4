"""Darkness takes a die from everything that needs eyes, and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin.content.definitions import Stage
from undercroft.games.plungin.rules import acting, meanings, offers, traps
from undercroft.games.plungin.state import Ally
from undercroft.testing import run


@pytest.mark.rule("plungin.item.torch", "plungin.trap.other-rolls")
@pytest.mark.parametrize(
    ("stat", "lit", "dice"), [("dex", False, 2), ("dex", True, 3), ("wit", False, 1), ("mov", False, 3)]
)
def test_darkness_takes_a_die_from_dodging_a_trap(quest: Any, stat: Any, lit: bool, dice: int) -> None:
    q = quest("meezle", dark=True)
    q.hero(dex=3, wit=1, mov=3, torch=int(lit))  # never the last die
    stage = Stage(kind="test", stat=stat, successes=1, damage=1)
    q.run(traps.strike(q.t, 0, stage, 0), dice=[6] * dice)
    assert q.t.rolled[0][0] == dice


@pytest.mark.rule("plungin.item.torch", "plungin.trap.other-rolls", "plungin.spell.shadow-images-actions")
def test_darkness_troubles_a_copy_that_dodges(quest: Any) -> None:
    q = quest("meezle", dark=True)
    q.state.allies.append(Ally(50, "doppelganger", 0, 0, q.at(3, 4), (1, 1, 2, 3, 0, 4, 1, 1)))
    stage = Stage(kind="test", stat="dex", successes=1, damage=1)
    q.run(traps.strike(q.t, 50, stage, 0), dice=[6, 6])
    assert q.t.rolled[0][0] == 2


@pytest.mark.rule("plungin.item.torch", "plungin.spell.doppelganger")
@pytest.mark.parametrize(("row", "lit", "dice"), [(6, False, 3), (6, True, 4), (3, False, 4)])
def test_darkness_takes_a_die_from_a_copys_shot(quest: Any, row: int, lit: bool, dice: int) -> None:
    """Not from its blow, and not where a torch burns; its label says the same."""
    q = quest("wrenna", dark=True)
    room = q.room()
    orc = q.foe("orc", q.at(3, 2, room))
    copy = Ally(50, "doppelganger", 0, 0, q.at(3, row, room), (4, 3, 2, 1, 0, 4, 1, 1), (), 8)
    q.state.allies.append(copy)
    q.hero(cell=q.at(1, 1, room), torch=int(lit))
    (shot,) = [act for act in offers.ally_options(q.t, copy) if str(act).startswith("attack")]
    detail = meanings.ally(q.t, 50, shot).detail
    assert detail is not None
    assert detail.args["dice"] == dice
    q.run(acting.ally_attack(q.t, copy, orc.number), dice=[1] * dice)
    assert q.t.rolled[0][0] == dice


@pytest.mark.rule("plungin.item.torch", "plungin.ability.charge-attack-bonus")
@pytest.mark.parametrize("dark", [True, False])
def test_a_charge_is_announced_with_the_dice_it_has(quest: Any, dark: bool) -> None:
    """It ends in a blow: darkness is no matter, however far away it begins."""
    q = quest("konrad", dark=dark)
    room = q.room("room-8x8")
    q.foe("orc", q.at(4, 1, room))
    q.hero(abilities=["charge"], mov=8, cell=q.at(4, 7, room))
    charge = next(act for act in offers.hero_options(q.t, 0) if str(act).startswith("charge"))
    detail = meanings.hero(q.t, 0, charge).detail
    assert detail is not None
    q.t.script([3, *[1] * 40], [str(charge), *[lambda ask: ask.options[0]] * 4])
    run(acting.act(q.t, 0))
    assert detail.args["dice"] == next(count for count, _, key in q.t.rolled if key == "attack")
