"""Where a hero could go and whom it could strike, and how much of that still holds at its next question.

No answer rests on what is remembered: what would be found again is not looked for twice, that is all.
"""

from __future__ import annotations

from typing import Any

from ..content import Content
from ..state import HEROES, State, Turn
from . import threats
from .blows import Field, Plan, plans
from .charts import BITS, Ways

Moment = tuple[Any, ...]


class Prospects:
    """The ways of a hero with so many Speed points, and the blows to which they lead, the best first."""

    def __init__(
        self, state: State, content: Content, turn: Turn, points: int, moment: Moment, known: Prospects | None
    ) -> None:
        self.turn, self.points, self.moment = turn, points, moment
        self.field: Field = Field(state, content, turn.hero) if known is None else known.field
        self.here = self.field.here = state.heroes[turn.hero].cell
        self.shunned = threats.deadly_rooms(state, content, turn.hero)
        if turn.resting:
            self.shunned |= threats.lairs(state, turn.hero)
        self.ways: Ways = self.field.ways(self.shunned)
        """No foot is set before traps that may fell the hero, and on a rest among ready monsters."""
        self.reach = self.within(points)
        if known is not None and known.shunned == self.shunned and self._in_reach(known.plans):
            self.plans: list[Plan] = known.plans
        else:
            self.plans = plans(self.field, turn, self.reach)
        self.step = -1
        """The space to which the hero wants to go next, and which brings it nearer to the best of these blows."""

    def _in_reach(self, found: list[Plan]) -> bool:
        """Whether the hero still gets to the best blow: where it stands now it may be slower than where it was."""
        return not found or any(ring & BITS[found[0].cell] for ring in self.reach)

    def within(self, points: int) -> list[int]:
        """The spaces where the hero could end its movement, its own included, by the Speed points they cost."""
        free = ~self.field.taken
        return [ring & free for ring in self.ways.within(points)]

    def holds(self, state: State, turn: Turn, points: int, moment: Moment) -> bool:
        """Whether nothing has happened since but that the hero was activated, or took the step that it wanted to take.

        A step on the shortest way to the best blow leaves it the best, because no other comes nearer by more; and
        where there was none in reach, there is none now.
        """
        if self.field.state is not state or turn.movement > 1 or turn.resting or turn.attacked:
            return False
        if self.turn is turn:
            as_before = state.heroes[turn.hero].cell == self.step and points < self.points
        else:
            as_before = turn.idle and not turn.used and not self.turn.used and points == self.points
            as_before = as_before and state.heroes[turn.hero].cell == self.here
        return as_before and self.moment == moment

    def sets_out(self, cell: int) -> None:
        """The hero is about to step to a space. Cards that cost Speed, and rivals who are safe while one of the two is
        at home, are thought of anew after each step; so is a blow that might wait for a door, because its worth grows
        with each step."""
        state, content = self.field.state, self.field.content
        waits = content.points.solo_cards and self.plans
        dear = any(content.cards[id].speed_cost for id in state.alliances[self.turn.hero // HEROES].hand)
        if not state.pvp and not waits and not dear:
            self.step, self.plans = cell, self.plans[:1]


def moment_of(state: State, hero: int) -> Moment:
    """Whose turn it is, and all of what a hero's blows rest on that could be another at its next question."""
    figure, alliance = state.heroes[hero], state.alliances[hero // HEROES]
    return (
        (state.round, state.cycle, state.at, state.arches, figure.wounds, figure.poison, figure.down, figure.burst),
        figure.column,
        alliance.artifacts,
        alliance.hand[:],
        state.challenges[:],
        state.marks[:],
        [(who, token.cell, token.wounds) for who, token in state.monsters.items()],
    )


_LATELY: dict[int, Prospects] = {}
"""The prospects that heroes had when they were last thought of, in the game that was last played."""


def prospects_of(state: State, content: Content, turn: Turn, points: int) -> Prospects:
    """What the hero of a turn could do now."""
    known, moment = _LATELY.get(turn.hero), moment_of(state, turn.hero)
    if known is not None and not known.holds(state, turn, points, moment):
        known = None
    found = _LATELY[turn.hero] = Prospects(state, content, turn, points, moment, known)
    return found
