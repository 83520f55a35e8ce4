"""Where a hero stands best in a fight: what can be hit from a square, and how many enemies can come at him there.

A crowd is met at a door, where only one or two of it get through at a time; shooters and casters stay behind.
"""

from __future__ import annotations

from functools import cache
from math import inf

from undercroft.toolkit.grid import mask
from undercroft.toolkit.once import once
from undercroft.toolkit.paths import spread

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..rules.characters import figures
from ..rules.checks import winning
from ..rules.squares import field_of, footprint, squares
from ..state import HEROES, Figure, standing
from . import fencing, lookout

RISK = 0.8
"""What each enemy who can come near counts, in wounds."""

BRAVE = 2
"""So many at once do not trouble a sound fighter, unless there are two and more for each friend."""

CALM = 0.3
"""For so little danger nobody steps back."""

STRIDE = 6
"""How far enemies walk and strike."""

WALKER = 2
MOST_PERILS = 32
"""So many positions are remembered for one layout."""


class Footing:
    """The squares around one hero, as long as nobody moves."""

    def __init__(self, t: UTable, figure: Figure, foes: list[Figure]) -> None:
        self.t, self.figure, self.foes, self.field = t, figure, foes, field_of(t)
        self.shoots = fencing.shoots(t, figure)
        self.lookout = lookout.Lookout(t, figure, foes)
        active = t.state.turn.active
        self.done = active is not None and active.action <= 0 and active.most <= 0

    @once
    def brave(self) -> int:
        """How many enemies at once do not trouble him."""
        t, figure, foes = self.t, self.figure, self.foes
        if self.shoots or figures.vitality_left(figure) <= 2:
            return 0
        if len(foes) > 2 * (1 + len(figures.allies(t.state, figure))):
            return 0
        return BRAVE if any(fencing.harms(t, figure, foe) for foe in foes) else 0

    @once
    def here(self) -> float:
        return self.worth(self.figure.cell)

    @once
    def fear(self) -> float:
        return self.danger(self.figure.cell)

    @once
    def barred(self) -> set[int]:
        """Squares that the other heroes keep enemies from passing."""
        found: set[int] = set()
        for f in self.t.state.figures.values():
            if f.side != HEROES or f is self.figure or not standing(f):
                continue
            if f.span == 1:
                found.add(f.cell)
            else:
                found.update(squares(self.field.board, f))
        return found

    @once
    def wall(self) -> int:
        return mask(self.barred)

    @once
    def bases(self) -> list[tuple[int, int]]:
        """The enemies, each with its squares."""
        board = self.field.board
        return [(foe.id, 1 << foe.cell if foe.span == 1 else footprint(board, foe)) for foe in self.foes]

    @once
    def threats(self) -> int:
        """The squares of the enemies."""
        found = 0
        for _, base in self.bases:
            found |= base
        return found

    @once
    def gains(self) -> dict[int, float]:
        """What a blow at each enemy is worth."""
        t, figure = self.t, self.figure
        held, weapon = figures.melee_weapon(t, figure)
        skill = figures.value(t, figure, Attribute.COMBAT) + weapon.combat
        return {
            foe.id: fencing.blow(t, figure, foe, weapon, held)
            * hitting(skill - figures.value(t, foe, Attribute.COMBAT))
            for foe in self.foes
        }

    @once
    def held(self) -> int:
        """Squares next to other heroes, where enemies have to stop."""
        touch, held = self.field.touch, 0
        for cell in self.barred:
            held |= touch[cell]
        return held

    @once
    def exposures(self) -> dict[int, int]:
        """What is known of the squares, as long as nobody but this hero moves."""
        known, key = self.field.perils, (self.threats, self.wall, len(self.foes))
        if key not in known:
            if len(known) > MOST_PERILS:
                known.clear()
            known[key] = {}
        return known[key]

    def exposure(self, cell: int) -> int:
        """How many squares next to this one enemies could reach in a turn."""
        exposures = self.exposures
        known = exposures.get(cell)
        if known is None:
            known = exposures[cell] = self._exposure(cell)
        return known

    def _exposure(self, cell: int) -> int:
        field, most, wave = self.field, len(self.foes), self.threats
        ways, near = field.ways(WALKER), field.touch[cell]
        halts, free = near | self.held, ~(1 << cell | self.wall | wave)
        found = (near & wave).bit_count()
        for _ in range(STRIDE - 1):
            if found >= most or not wave:
                break
            wave = spread(wave, ways) & free
            free &= ~wave
            found += (near & wave).bit_count()
            wave &= ~halts
        return min(most, found)

    def danger(self, cell: int) -> float:
        if len(self.foes) <= self.brave:
            return 0.0
        return RISK * max(0, self.exposure(cell) - self.brave)

    def gain(self, cell: int) -> float:
        """The best blow from this square; with nobody in reach, nearer is better."""
        touch = self.field.touch[cell]
        if not touch & self.threats:
            return -0.05 * self.lookout.steps(cell)
        return max([self.gains[foe] for foe, base in self.bases if touch & base])

    def worth(self, cell: int) -> float:
        """The gain, less the danger."""
        return self.gain(cell) - self.danger(cell)

    def hope(self, cell: int) -> float:
        """The most that a walk to a square can be worth, before anybody has looked how dangerous it is there."""
        if self.done:
            return self.fear - 0.02 * self.lookout.steps(cell) if self.fear > CALM else -1.0
        return self.lookout.hope(cell) if self.shoots else better(self.gain(cell) - self.here)

    @property
    def ceiling(self) -> float:
        """More than this no walk can be worth, as far as can be told without looking about."""
        return self.lookout.ceiling if self.shoots and not self.done else inf

    @once
    def most(self) -> float:
        """The most that any walk can be worth."""
        if self.done:
            return self.fear if self.fear > CALM else -1.0
        return self.lookout.most if self.shoots else better(max(0.0, *self.gains.values()) - self.here)

    def walk(self, cell: int, least: float) -> float:
        """The worth of walking to a square, before anybody has looked at the danger if it is less than this even so."""
        if self.done:
            return self.retreat(cell)
        if not self.shoots:
            return better(self.worth(cell) - self.here)
        sight = self.lookout.line(cell)
        return sight - self.danger(cell) if sight > 0 and sight >= least else sight

    @once
    def corks(self) -> bool:
        """Whether he stands in a gap through which a friend could come at the enemy, and nowhere else."""
        t = self.t
        steps, touch = self.field.steps(WALKER), self.field.touch
        front = 0
        for foe in self.foes:
            for part in squares(self.field.board, foe):
                front |= touch[part]
        if not front >> self.figure.cell & 1:
            return False
        taken = {*self.barred, self.figure.cell, *(foe.cell for foe in self.foes)}
        for friend in figures.allies(t.state, self.figure):
            edge = reached = [friend.cell]
            for _ in range(STRIDE):
                edge = list({near for at in edge for near in steps[at]} - taken - {*reached})
                reached = reached + edge
            if not any(front >> cell & 1 for cell in reached):
                return True
        return False

    def shift(self, cell: int) -> float:
        """A step along the enemy lets the others come through."""
        return 25.0 - self.danger(cell) if self.corks else -5.0

    def retreat(self, cell: int) -> float:
        """After the Action: where fewer enemies can come, but not out of the fight."""
        gain = self.fear - self.danger(cell)
        return gain - 0.02 * self.lookout.steps(cell) if gain > CALM else -1.0


@cache
def hitting(difference: int) -> float:
    """The chance of a blow by somebody who is better by so much."""
    return float(winning(difference, True))


def better(gain: float) -> float:
    """What it is worth to gain so much by a move."""
    return 8.0 + gain if gain > 0.01 else -1.0
