"""Where a hero could go and whom it could strike, and how much of that still holds at its next question.

No answer rests on what is remembered: what would be found again is not looked for twice, that is all.
"""

from __future__ import annotations

from typing import Any

from ..content import Content
from ..content.definitions import Card
from ..rules import movement
from ..rules.abilities import gear
from ..state import HEROES, State, Turn
from . import threats
from .blows import Field, Layout, Plan, plans
from .charts import BITS, Ways

Moment = tuple[Any, ...]
Way = list[tuple[int, int]]


class Prospects:
    """The ways of a hero with so many Speed points, and the blows to which they lead, the best first."""

    def __init__(self, layout: Layout, turn: Turn, points: int, moment: Moment, known: Prospects | None) -> None:
        state, content = layout.state, layout.content
        self.turn, self.points, self.moment = turn, points, moment
        self.field: Field = Field(layout, turn.hero) if known is None else known.field
        self.here = self.field.here = state.heroes[turn.hero].cell
        self.shunned = threats.deadly_rooms(state, content, turn.hero)
        """No foot is set before traps that may fell the hero, and on a rest among ready monsters."""
        if turn.resting:
            self.shunned |= threats.lairs(state, turn.hero)
        self._ways: Ways | None = None
        self._reach: list[int] | None = None
        self.way: Way = []
        """The way to the best blow, once the hero has set out on it."""
        if known is not None and known.shunned == self.shunned and known.leads(self.here, points):
            self.plans: list[Plan] = known.plans
            if self.here != known.here:
                self.way = known.way[:-1]
            else:
                self.way, self._ways, self._reach = known.way, known._ways, known._reach
        else:
            self.plans = plans(self.field, turn, self.reach)
        self.awaited: tuple[int, Moment] | None = None
        """Where the hero will be, and what else will be the case, if it does what it is about to do."""

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
        return [ring & free for ring in self.ways.within(points)]

    def leads(self, here: int, points: int) -> bool:
        """Whether the hero, now here, still gets to the best blow: it may be slower than where it was."""
        return not self.plans or here == self.here or self.way[-1][1] <= points

    def step_to(self, goal: int) -> int:
        """The first step to a space in reach; -1: none is needed."""
        if not self.way or self.way[0][0] != goal:
            self.way = self.ways.to(goal, self.points)
        return self.way[-1][0] if self.way else -1

    def holds(self, state: State, turn: Turn, points: int, moment: Moment) -> bool:
        """Whether nothing has happened since but that the hero was activated, or did what it wanted to do.

        A step on the shortest way to the best blow leaves it the best, because no other comes nearer by more; and
        where there was none in reach, there is none now.
        """
        if self.field.state is not state or turn.movement > 1 or turn.resting or turn.attacked:
            return False
        here = state.heroes[turn.hero].cell
        if self.turn is turn:
            faster = points >= self.points if here != self.here else points != self.points
            return not faster and self.awaited == (here, moment)
        as_before = turn.idle and not turn.used and not self.turn.used and points == self.points
        return as_before and here == self.here and self.moment == moment

    def sets_out(self, cell: int) -> None:
        """The hero is about to step to a space. Cards that cost Speed, and rivals who are safe while one of the two is
        at home, are thought of anew after each step; so is a blow that might wait for a door, because its worth grows
        with each step."""
        state, content = self.field.state, self.field.content
        hand = state.alliances[self.turn.hero // HEROES].hand
        if not state.pvp and not self._waits() and not [id for id in hand if content.cards[id].speed_cost]:
            self.awaited, self.plans = (cell, self.moment), self.plans[:1]

    def plays(self, card: Card) -> None:
        """The hero is about to play a card of the best blow. It leaves that blow the best, if it is nothing but a bonus
        which had been counted. (Who would strike a better blow elsewhere, but two of them here, thinks again.)"""
        doubles = gear(self.field.state, self.field.content, self.turn.hero).doubles
        if self.plans[0].cell == self.here and not self._waits() and counted(card) and not doubles:
            figures, column, artifacts, hand, *rest = self.moment
            left = hand[:]
            left.remove(card.id)
            self.awaited = self.here, (figures, (*column, card.id), artifacts, left, *rest)

    def turns(self) -> None:
        """The hero is about to turn to where the best blow goes."""
        self.awaited = self.here, self.moment

    def _waits(self) -> bool:
        """Whether the best blow might wait for a door."""
        return self.field.content.points.solo_cards and bool(self.plans)


def counted(card: Card) -> bool:
    """Whether all that a card does for blows is to strike one, or to add to them."""
    bonus = card.bonus
    more = card.effects or card.aura or card.doubles or card.speed_cost or bonus.speed or bonus.health
    if card.strike is not None and not card.either:
        more = more or bonus.melee or bonus.ranged or bonus.pet
    return not more and IDLE.issuperset(card.keywords)


IDLE = frozenset(("bounty", "tough", "retribution", "hidden", "unhindered"))
"""Keywords that make no difference to where a hero gets and to whom it hurts."""


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


def prospects_of(state: State, content: Content, turn: Turn, points: int, layout: Layout | None = None) -> Prospects:
    """What the hero of a turn could do now."""
    known, moment = _LATELY.get(turn.hero), moment_of(state, turn.hero)
    if known is not None and known.holds(state, turn, points, moment):
        found = Prospects(known.field.layout, turn, points, moment, known)
    else:
        found = Prospects(layout or Layout(state, content), turn, points, moment, None)
    _LATELY[turn.hero] = found
    return found


def plans_here(state: State, content: Content, turn: Turn) -> list[Plan]:
    """The blows that the hero of a turn could strike from where it stands, the best first."""
    known = _LATELY.get(turn.hero)
    if known is not None and known.holds(state, turn, movement.left(state, content, turn), moment_of(state, turn.hero)):
        return known.plans
    field = Field(Layout(state, content), turn.hero)
    return plans(field, turn, [BITS[field.here]])
