"""Bounds, conditions and whose figure it is: where a rule stops, what just does not count, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.plungin import packs
from undercroft.games.plungin.events import Healed, Slowed, Who
from undercroft.games.plungin.rules import acting, happenings, movement, traps
from undercroft.games.plungin.state import Ally

TOLL = packs.built_in("drowned-toll")
GOLEM = (2, 3, 0, 0, 0, 4, 3, 1)


def golem(q: Any, cell: int, owner: int = 0) -> Ally:
    """A golem as the spell makes it."""
    number = movement.place_ally(q.t, Ally(0, "golem", owner, owner, cell, GOLEM))
    return next(ally for ally in q.state.allies if ally.number == number)


# ------------------------------------------------------------------------------------------ traps and events


@pytest.mark.rule("plungin.move.other-effects", "plungin.trap.other-rolls")
@pytest.mark.parametrize(("known", "die", "held"), [(False, [], True), (True, [4], True), (True, [5], False)])
def test_a_sluice_gate_holds_a_creature_as_it_holds_a_hero(quest: Any, known: bool, die: list[int], held: bool) -> None:
    q = quest("odile", pack=TOLL)  # DEX 1
    q.hero(cell=q.at(3, 2))
    creature = golem(q, q.at(4, 5))
    q.run(traps.spring(q.t, 0, "sluice", known), dice=[5, *[1] * known, *die, *[1] * 5])
    assert [slowed.who for slowed in q.t.told(Slowed)] == [Who("golem", 1)] * held
    assert (q.hero().turn.slowed, creature.turn.slowed) == (False, held)
    assert any(option.verb == "move" for option in acting.ally_options(q.t, creature)) != held


@pytest.mark.rule("plungin.event.chart")
def test_a_second_wind_is_told_with_the_life_that_it_brings(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(1, lif=3)
    q.run(happenings.happen(q.t, 1, q.t.content.happenings["second-wind"]))
    assert [(healed.who, healed.lif) for healed in q.t.told(Healed)] == [(Who("george"), 1)]
    assert q.hero(1).lif == 4
