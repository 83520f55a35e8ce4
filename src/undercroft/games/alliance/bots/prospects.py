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
from .worth import facts

Way = list[tuple[int, int]]


class Prospects:
    """The ways of a hero with so many Speed points, and the blows to which they lead, the best first."""

    def __init__(
        self, t: AllianceTable, turn: Turn, points: int, layout: Layout | None, known: Prospects | None
    ) -> None:
        state, content = t.state, t.content
        self.turn, self.points = turn, points
        self.table, self.asked, self.luck, self.mark = t, t.decisions, t.luck, _mark(state, turn.hero)
        self.field: Field = known.field if known is not None else Field(layout or Layout(state, content), turn.hero)
        self.here = self.field.here = state.heroes[turn.hero].cell
        self.shunned = threats.deadly_rooms(state, content, turn.hero)
        """No foot is set before traps that may fell the hero, and on a rest among ready monsters."""
        if turn.resting:
            self.shunned |= threats.lairs(state, turn.hero)
        self._ways: Ways | None = None
        self._reach: list[int] | None = None
        self.way: Way = []
        """The way to where the hero wants to go, once it has set out."""
        self.spare = 0
        """The Speed points that will be left there."""
        if known is not None and known.shunned == self.shunned and known.leads(self.here, points):
            self.plans: list[Plan] = known.plans
            if self.here != known.here:
                at = known.cells.index(self.here)
                self.way, self.spare = known.way[:at], points - known.way[at][1]
            else:
                self.way, self._ways, self._reach, self.spare = known.way, known._ways, known._reach, known.spare
        else:
            self.plans = self._thought_of()
        self.cells: list[int] = []
        """Where the hero will be at the questions to come, the last first, if it goes its way."""

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
        """The same with so many points."""
        free = ~self.field.taken
        if not points:
            return [BITS[self.here] & free]
        return [ring & free for ring in self.ways.within(points)]

    def leads(self, here: int, points: int) -> bool:
        """Whether the hero, now here, still gets to the best blow: it may be slower than where it was."""
        return not self.plans or here == self.here or self.way[self.cells.index(here)][1] <= points

    def step_to(self, goal: int) -> int:
        """The first step to a space in reach; -1: none is needed."""
        if not self.way or self.way[0][0] != goal:
            self.way = self.ways.to(goal, self.points)
            self.spare = self.points - self.ways.leaving - self.way[-1][1] if self.way else self.points
        return self.way[-1][0] if self.way else -1

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
        Speed, and rivals who are safe while one of the two is at home, are thought of anew each time; so is a blow that
        might wait for a door, because its worth grows with each step, and what comes into reach of one who strikes from
        where it stands."""
        state, content = self.field.state, self.field.content
        waits = content.points.solo_cards and self.plans
        if state.pvp or waits or committed(state, content, self.turn.hero):
            return False
        me, hand = state.heroes[self.turn.hero].card, state.alliances[self.turn.hero // HEROES].hand
        if [id for id in hand if content.cards[id].speed_cost and content.usable[me, id]]:
            return False
        self.cells, self.plans = [cell for cell, _ in self.way], self.plans[:1]
        return True


def committed(state: State, content: Content, hero: int) -> bool:
    """Whether a hero has played a card for a blow, or burst for it."""
    figure = state.heroes[hero]
    return figure.burst == "attack" or True in [facts(content.cards[id]).commits for id in figure.column]


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
    if known is not None and not known.holds(t, turn, points):
        known = None
    found = _LATELY[turn.hero] = Prospects(t, turn, points, layout, known)
    return found
