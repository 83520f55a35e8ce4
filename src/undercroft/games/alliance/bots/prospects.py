"""Where a hero could go and whom it could strike, and how much of that still holds at its next question.

No answer rests on what is remembered: what would be found again is not looked for twice, that is all.
"""

from __future__ import annotations

from ..content import AllianceTable, Content
from ..rules import battle
from ..state import HEROES, State, Turn
from . import threats
from .blows import Field, Layout, Plan, plans
from .charts import BITS, Ways
from .worth import book

Way = list[tuple[int, int]]


class Prospects:
    """The ways of a hero with this many Speed points, and the blows to which they lead, the best first."""

    __slots__ = (
        "_reach",
        "_ways",
        "asked",
        "cells",
        "field",
        "here",
        "luck",
        "mark",
        "plans",
        "points",
        "shunned",
        "spare",
        "table",
        "turn",
        "way",
    )

    def __init__(self, t: AllianceTable, turn: Turn, points: int, layout: Layout | None) -> None:
        self.field = Field(layout or Layout(t.state, t.content), turn.hero)
        self._ask(t, turn, points)
        self.shunned = _shunned(t.state, t.content, turn)
        """No foot is set before traps that may fell the hero, and on a rest among ready monsters."""
        self._think()

    def _ask(self, t: AllianceTable, turn: Turn, points: int) -> None:
        """At this question."""
        self.turn, self.points = turn, points
        self.table, self.asked, self.luck, self.mark = t, t.decisions, t.luck, _mark(t.state, turn.hero)
        self.here = self.field.here = t.state.heroes[turn.hero].cell
        self.cells: list[int] = []
        """Where the hero will be at the questions to come, the last first, if it goes its way."""

    def _think(self) -> None:
        """As if for the first time."""
        self._ways: Ways | None = None
        self._reach: list[int] | None = None
        self.way: Way = []
        """The way to where the hero wants to go, once it has set out."""
        self.spare = 0
        """The Speed points that will be left there."""
        self.plans: list[Plan] = self._thought_of()

    def go_on(self, t: AllianceTable, turn: Turn, points: int) -> None:
        """The hero was activated, or has done what it wanted to do: the best blow is still the best, if it gets to
        it."""
        here, shunned = t.state.heroes[turn.hero].cell, _shunned(t.state, t.content, turn)
        leads, shunned_before = self.leads(here, points), self.shunned
        at = self.cells.index(here) if leads and here != self.here else -1
        self._ask(t, turn, points)
        self.shunned = shunned
        if not leads or shunned != shunned_before:
            self._think()
        elif at >= 0:
            self._ways = self._reach = None
            self.way, self.spare = self.way[:at], points - self.way[at][1]

    def _thought_of(self) -> list[Plan]:
        """The blows in reach."""
        return plans(self.field, self.turn, self.reach) if battle.may_attack(self.field.state, self.turn) else []

    @property
    def ways(self) -> Ways:
        if self._ways is None:
            self._ways = self.field.ways(self.shunned)
        return self._ways

    @property
    def reach(self) -> list[int]:
        """The spaces where the hero could end its movement, its own included, by the Speed points they cost."""
        if self._reach is None:
            self._reach = self.within(self.points)
        return self._reach

    def within(self, points: int) -> list[int]:
        """The same with this many points."""
        free = ~self.field.taken
        if not points:
            return [BITS[self.here] & free]
        return [ring & free for ring in self.ways.within(points)]

    def leads(self, here: int, points: int) -> bool:
        """Whether the hero, now here, still gets to the best blow: it may be slower than where it was."""
        return not self.plans or here == self.here or self.way[self.cells.index(here)][1] <= points

    def step_to(self, goal: int) -> int:
        """The first step to a space in reach; -1: none is needed."""
        if not self.leads_to(goal):
            self.take(self.ways.to(goal, self.points))
        return self.way[-1][0] if self.way else -1

    def leads_to(self, goal: int) -> bool:
        """Whether the hero is on its way to a space."""
        return bool(self.way) and self.way[0][0] == goal

    def take(self, way: Way, beyond: int = 0) -> None:
        """Go this way, which is a part of one that costs so much more beyond its end."""
        self.way = [(cell, rest - beyond) for cell, rest in way] if beyond else way
        self.spare = self.points - self.ways.leaving - self.way[-1][1] if way else self.points

    def holds(self, t: AllianceTable, turn: Turn, points: int) -> bool:
        """Whether nothing has happened since but that the hero was activated, or did what it wanted to do.

        A step on the shortest way to the best blow leaves it the best, because no other comes nearer by more; and
        where there was none in reach, there is none now.
        """
        if self.table is not t or self.luck != t.luck or turn.resting or turn.attacked:
            return False
        here, since = t.state.heroes[turn.hero].cell, t.decisions - self.asked
        if self.turn is not turn:
            as_before = since == 1 and turn.idle and not turn.used and not self.turn.used
        else:
            on_the_way = 0 < since <= len(self.cells) and self.cells[-since] == here
            return on_the_way and points - self.way[-since][1] <= self.spare and self.mark == _mark(t.state, turn.hero)
        return as_before and here == self.here and points == self.points and self.mark == _mark(t.state, turn.hero)

    def sets_out(self) -> bool:
        """The hero is about to go its way; whether it will still be right to do so after each step. Cards that cost
        Speed, and rivals who are safe while one of the two is at home, are thought of again each time; so is a blow
        that might wait for a door, because its worth grows with each step, and what comes into reach of one who
        strikes from where it stands."""
        state, content = self.field.state, self.field.content
        waits = content.points.solo_cards and self.plans
        if state.pvp or waits or committed(state, content, self.turn.hero):
            return False
        mine, hand = book(content, state.heroes[self.turn.hero].card), state.alliances[self.turn.hero // HEROES].hand
        if not mine.dear.isdisjoint(hand):
            return False
        self.cells, self.plans = [cell for cell, _ in self.way], self.plans[:1]
        return True


def _shunned(state: State, content: Content, turn: Turn) -> int:
    """Spaces before which the hero of a turn stops."""
    found = threats.deadly_rooms(state, content, turn.hero)
    return found | threats.lairs(state, turn.hero) if turn.resting else found


def committed(state: State, content: Content, hero: int) -> bool:
    """Whether a hero has played a card for a blow, or burst for it."""
    figure = state.heroes[hero]
    return figure.burst == "attack" or not book(content, figure.card).committing.isdisjoint(figure.column)


def _mark(state: State, hero: int) -> tuple[int, int, int, tuple[str, ...]]:
    """What may become of a hero on its way though nobody is asked and nothing is rolled: a chest lies there, a wound is
    taken."""
    figure = state.heroes[hero]
    return figure.wounds, figure.poison, len(state.challenges), state.alliances[hero // HEROES].artifacts


_LATELY: dict[int, Prospects] = {}
"""The prospects that heroes had when they were last thought of, in the game that was last played."""


def prospects_of(t: AllianceTable, turn: Turn, points: int, layout: Layout | None = None) -> Prospects:
    """What the hero of a turn could do now."""
    known = _LATELY.get(turn.hero)
    if known is None or not known.holds(t, turn, points):
        known = _LATELY[turn.hero] = Prospects(t, turn, points, layout)
    else:
        known.go_on(t, turn, points)
    return known
