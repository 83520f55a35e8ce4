"""What creatures on the Heroes' side do, and where they appear."""

from __future__ import annotations

from undercroft.kernel import Ask

from ..board import FAR, apart
from ..content import PlunginTable
from ..rules import figures, pools
from ..rules.options import Act, Attack, Move, Square
from ..state import Ally
from . import judgement
from .judgement import blow, distances

BESIDE = 2
"""So many squares from its master a creature appears in quiet times."""


def ally(t: PlunginTable, ask: Ask[Act]) -> Act:
    """Creatures fight what is near, else keep with their master."""
    mine = figures.ally_with(t, t.state.queue[0])
    assert isinstance(mine, Ally)
    strikes = [option for option in ask.options if isinstance(option, Attack)]
    if strikes:
        return max(strikes, key=lambda option: _strike(t, mine, option.target.ref))
    hunters = judgement.hunting(t)
    moves = [option for option in ask.options if isinstance(option, Move)]
    if not hunters or not moves:
        return keep_aside(t, mine, moves, ask.options[0])
    far = distances(t, [foe.cell for foe in hunters])
    best = min(moves, key=lambda option: far.get(option.cell, FAR))
    return best if far.get(best.cell, FAR) < far.get(mine.cell, FAR) else ask.options[0]


def keep_aside(t: PlunginTable, mine: Ally, moves: list[Move], stay: Act) -> Act:
    """In quiet times a creature keeps near its master and out of everybody's way."""
    heroes = [t.state.heroes[ref].cell for ref in figures.living(t)]
    near = figures.board(t).near
    master = t.state.heroes[mine.owner]
    far = distances(t, [master.cell] if figures.on_map(master) else [])
    errand = judgement.errand(t)
    sent, ways = set[int](), set[int]()
    if errand is not None:
        goals = distances(t, errand.goals)
        sent = judgement.way(t, errand.who, goals) | set(errand.goals)
        ways = {cell for ref in figures.living(t) for cell in judgement.way(t, ref, goals)}

    def off(cell: int) -> float:
        crowds = any(other in near[cell] for other in heroes)
        return 4.0 * (cell in ways) + 6.0 * (cell in sent) + 2.0 * crowds + max(0, far.get(cell, FAR) - 5)

    best = min(moves, key=lambda option: off(option.cell), default=None)
    return best if best is not None and off(best.cell) < off(mine.cell) else stay


def _strike(t: PlunginTable, mine: Ally, number: int) -> float:
    foe = figures.foe_with(t, number)
    return blow(t, foe, mine.stats[0], pools.NORMAL) if foe else 0.0


def square(t: PlunginTable, ask: Ask[Square]) -> Square:
    """A creature appears as near to the Monsters as it can, else at its master's side but not in his way."""
    foes, master = t.state.foes, t.state.heroes[t.state.queue[0]].cell
    if foes:
        return min(ask.options, key=lambda option: min(apart(option.cell, foe.cell) for foe in foes))
    return min(ask.options, key=lambda option: abs(apart(option.cell, master) - BESIDE))
