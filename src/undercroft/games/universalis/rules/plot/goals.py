"""The goal of a quest."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import GoalReached
from ...state import DARK, HEROES, Figure, Note, standing
from ..squares import board_of, footprint
from ..tests import score


def check(t: UTable) -> None:
    """Has the goal of the quest been reached?  [dun.end.quest-victory]"""
    if t.state.goal_done or not reached(t):
        return
    t.state.goal_done = True
    t.tell(GoalReached(goal=board_of(t).quest.goal.kind, cites=("dun.end.quest-victory",)))
    score(t, HEROES, t.content.points.goal_points, "goal", "dun.score.heroes")


def reached(t: UTable) -> bool:
    """Each kind of goal in its own words.  [dun.end.quest-victory, dun.quest-sheet.sections]"""
    state, board = t.state, board_of(t)
    goal = board.quest.goal
    match goal.kind:
        case "leader":
            if state.options.get("leader-placed") != 1:
                return False
            return not any(f.leader and f.side == DARK for f in state.figures.values())
        case "reach":
            return any(f.kind == "hero" and arrived(t, f) for f in state.figures.values())
        case "escort":
            return any(f.card == goal.target and f.side == HEROES and arrived(t, f) for f in state.figures.values())
        case "find" | "gather":
            return all(one in state.found for one in goal.sought)
        case "slay":
            return state.slain.get(goal.target, 0) >= goal.count
        case "eliminate":
            every = (1 << len(board.sections)) - 1
            foes = (f for f in state.figures.values() if f.side == DARK or Note.THRALL in f.uses)
            return state.layout.revealed == every and not any(foes)
        case _:
            return state.turn > goal.turns


def arrived(t: UTable, figure: Figure) -> bool:
    """Whether somebody stands on a goal square."""
    board = board_of(t)
    return standing(figure) and bool(board.aims & footprint(board, figure))
