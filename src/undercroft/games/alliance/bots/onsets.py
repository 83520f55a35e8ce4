"""Onsets: who has begun to make ready for a blow goes through with it, while nothing else happens.

No answer rests on what is remembered: the hero would find the same blow the best again.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..content import AllianceTable
from ..content.definitions import Card
from ..rules.abilities import gear
from ..rules.cards import ATTACK
from ..rules.options import Burst, Playing, Spin
from ..state import Turn
from .blows import Plan

IDLE = frozenset(("bounty", "tough", "retribution", "hidden", "unhindered"))
"""Keywords that make no difference to whom a hero hurts from where it stands."""


class Onset:
    """A blow from where the hero stands, and the step that it takes for it at a question: it plays a card, bursts or
    turns."""

    __slots__ = ("based", "burst", "column", "done", "due", "facing", "luck", "plan", "spun", "table", "turn")

    def __init__(self, t: AllianceTable, turn: Turn, plan: Plan, step: Any) -> None:
        figure = t.state.heroes[turn.hero]
        self.table, self.turn, self.plan, self.luck = t, turn, plan, t.luck
        self.column, self.based, self.spun = figure.column, figure.based, type(step) is Spin
        self.burst: str = figure.burst
        self.facing = figure.facing
        self.done = _done(turn)
        self.due = t.decisions + 1
        """The question at which the blow will be thought of again: the next one, if it is not to which side to turn, or
        what cards to bury."""
        if type(step) is Playing:
            self.column += (step.card,)
            if step.use == ATTACK:
                self.based += (step.card,)
        elif type(step) is Burst:
            self.due, self.burst = t.decisions + 3, step.option
            self.plan = replace(plan, damage=plan.damage + 1)
        else:
            self.due = t.decisions + 2

    def holds(self, t: AllianceTable, turn: Turn) -> bool:
        """Whether nothing has happened but that step."""
        if t.decisions != self.due or turn is not self.turn or t is not self.table or t.luck != self.luck:
            return False
        figure = t.state.heroes[turn.hero]
        return (
            figure.cell == self.plan.cell
            and _done(turn) == self.done
            and (figure.facing != self.facing) == self.spun
            and figure.column == self.column
            and figure.burst == self.burst
            and figure.based == self.based
        )


def _done(turn: Turn) -> tuple[int, int, tuple[int, ...], tuple[str, ...]]:
    """What no card, burst or turning changes: who has gone on since, or has given up its attack, strikes no more."""
    return turn.movement, turn.used, turn.struck, turn.strikes


_LAST: dict[str, Onset] = {}
"""The onset of the hero who last made ready."""


def begin(t: AllianceTable, turn: Turn, plan: Plan, step: Any) -> None:
    """Take a step for a blow, unless it changes more than that blow, as some cards do."""
    if type(step) is Playing:
        if not counted(t.content.cards[step.card]) or gear(t.state, t.content, turn.hero).doubles:
            return
    elif type(step) is not Burst and type(step) is not Spin:
        return
    _LAST["onset"] = Onset(t, turn, plan, step)


def counted(card: Card) -> bool:
    """Whether all that a card does for blows is to strike one, or to add to them."""
    bonus = card.bonus
    more = card.effects or card.aura or card.doubles or card.speed_cost or bonus.speed or bonus.health
    if card.strike is not None and not card.either:
        more = more or bonus.melee or bonus.ranged or bonus.pet
    return not more and IDLE.issuperset(card.keywords)


def follow(t: AllianceTable, turn: Turn) -> Plan | None:
    """The blow for which the hero has just taken a step, once: a lone card is buried without a question, so that they
    may be counted wrongly."""
    onset = _LAST.pop("onset", None)
    return onset.plan if onset is not None and onset.holds(t, turn) else None


def turning(t: AllianceTable, turn: Turn) -> Plan | None:
    """The blow for which the hero turns, at the question to which side."""
    onset = _LAST.get("onset")
    if onset is None or not onset.spun or turn is not onset.turn or t is not onset.table:
        return None
    return onset.plan if t.decisions == onset.due - 1 and t.luck == onset.luck else None
