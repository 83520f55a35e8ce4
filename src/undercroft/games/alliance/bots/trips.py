"""Trips: who has set out for a place does not think again at every step, while nothing happens on the way.

No answer rests on what is remembered: at each step of a trip its hero would decide to take the next one.
"""

from __future__ import annotations

from typing import Any

from ..content import AllianceTable
from ..rules.activation import Actions
from ..rules.challenges import handlings
from ..rules.doors import passages
from ..rules.options import Move
from ..state import HEROES, State, Turn, own
from .worth import book


class Trip:
    """The way that a hero has taken at one question: its spaces from the goal back to the first step, each with the
    Speed points from there to the goal, where `spare` points will be left. `busy`: it is an errand, so that doors
    next to the hero are worth a stop."""

    __slots__ = ("busy", "decisions", "hand", "luck", "spare", "table", "turn", "way")

    def __init__(self, t: AllianceTable, turn: Turn, spare: int, way: list[tuple[int, int]], busy: bool) -> None:
        self.table, self.turn, self.way, self.busy = t, turn, way, busy
        self.decisions, self.luck, self.spare = t.decisions, t.luck, spare
        self.hand = _hand(t.state, turn.hero)[:]

    def next_step(self, t: AllianceTable, turn: Turn, points: int) -> Move | None:
        """The step that follows, if the hero has done nothing but go this way since it set out."""
        taken = t.decisions - self.decisions
        if t is not self.table or turn is not self.turn or not 0 < taken < len(self.way) or t.luck != self.luck:
            return None
        state, (here, rest) = t.state, self.way[-taken]
        if state.heroes[turn.hero].cell != here or not rest <= points <= rest + self.spare:
            return None
        if _hand(state, turn.hero) != self.hand or self._stops(t, turn.hero):
            return None
        return Move(here, self.way[-taken - 1][0])

    def _stops(self, t: AllianceTable, hero: int) -> bool:
        """Whether there is something next to the hero that might be worth a stop."""
        beside = handlings(t.state, t.content, hero) if t.state.challenges else []
        if self.busy:
            return bool(beside or passages(t.state, t.content, hero))
        return any(one.verb == "chest" for one in beside)


def _hand(state: State, hero: int) -> list[str]:
    return state.alliances[hero // HEROES].hand


_LAST: dict[str, Trip] = {}
"""The trip of the hero who last set out."""


def set_out(t: AllianceTable, turn: Turn, spare: int, way: list[tuple[int, int]], busy: bool) -> None:
    """Go a way of more than one step, unless the hero might want to play a card at one of them which it does not play
    now."""
    if len(way) > 1 and not _tempted(t, turn, busy):
        _LAST["trip"] = Trip(t, turn, spare, way, busy)


def _tempted(t: AllianceTable, turn: Turn, busy: bool) -> bool:
    """Whether the hero holds something to heal others with, when they come in sight, or on an errand something to leap
    with, which may bring a blow into reach. (Who gets nowhere near a blow with more Speed, does not on the way
    either.)"""
    state, content, seat = t.state, t.content, turn.hero // HEROES
    healing, leaping = hurt(state, seat), busy and content.points.solo_cards
    if not healing and not leaping:
        return False
    mine, hand = book(content, state.heroes[turn.hero].card), _hand(state, turn.hero)
    return (healing and not mine.healing.isdisjoint(hand)) or (leaping and not mine.leaping.isdisjoint(hand))


def hurt(state: State, seat: int) -> bool:
    """Whether the heroes of a seat have wounds that are worth healing: nobody plays a card against a single one."""
    return sum([state.heroes[hero].wounds + state.heroes[hero].poison for hero in own(seat)]) > 1


def follow(t: AllianceTable, turn: Turn, points: int, options: Any) -> Move | None:
    """The next step of the trip that the hero is on."""
    trip = _LAST.get("trip")
    return trip.next_step(t, turn, points) if trip is not None and type(options) is Actions else None
