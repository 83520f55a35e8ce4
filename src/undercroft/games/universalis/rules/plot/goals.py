"""The goal of a quest."""

from __future__ import annotations

from collections.abc import Callable

from ...board import Board
from ...content.catalogue import UTable
from ...content.quests import Goal
from ...events import GoalReached
from ...state import DARK, HEROES, Note, State, standing
from ..checks import score
from ..squares import board_of, footprint


def check(t: UTable) -> None:
    """Has the goal of the quest been reached?  [dun.end.quest-victory]"""
    if t.state.quest.goal_done or not reached(t):
        return
    t.state.quest.goal_done = True
    t.tell(GoalReached(goal=board_of(t).quest.goal.kind, cites=("dun.end.quest-victory",)))
    score(t, HEROES, t.content.points.goal_points, "goal", "dun.score.heroes")


def reached(t: UTable) -> bool:
    """Each kind of goal in its own words.  [dun.end.quest-victory, dun.quest-sheet.sections]"""
    board = board_of(t)
    goal = board.quest.goal
    return GOALS[goal.kind](t.state, board, goal)


def _leader(state: State, board: Board, goal: Goal) -> bool:
    return state.dark.leader_placed and not led(state)


def _reach(state: State, board: Board, goal: Goal) -> bool:
    return arrived(state, board)


def _escort(state: State, board: Board, goal: Goal) -> bool:
    return arrived(state, board, goal.target)


def _find(state: State, board: Board, goal: Goal) -> bool:
    return set(goal.sought) <= set(state.map.found)


def _slay(state: State, board: Board, goal: Goal) -> bool:
    return state.quest.slain.get(goal.target, 0) >= goal.count


def _eliminate(state: State, board: Board, goal: Goal) -> bool:
    every = (1 << len(board.sections)) - 1
    return state.map.layout.revealed == every and not resisted(state)


def _survive(state: State, board: Board, goal: Goal) -> bool:
    return state.turn.number > goal.turns


GOALS: dict[str, Callable[[State, Board, Goal], bool]] = {
    "leader": _leader,
    "reach": _reach,
    "escort": _escort,
    "find": _find,
    "gather": _find,
    "slay": _slay,
    "eliminate": _eliminate,
    "survive": _survive,
}


def led(state: State) -> bool:
    """Whether the Leader is still there."""
    for f in state.figures.values():  # asked after every act
        if not f.leader or f.side != DARK:
            continue
        return True
    return False


def resisted(state: State) -> bool:
    """Whether any creature is left, be it on the heroes' side for a while."""
    return any(f.side == DARK or Note.THRALL in f.uses for f in state.figures.values())


def arrived(state: State, board: Board, card: str | None = None) -> bool:
    """Whether a hero, or the one of their side who is named, stands on a goal square."""
    for f in state.figures.values():
        meant = f.kind == "hero" if card is None else f.card == card and f.side == HEROES
        if meant and standing(f) and board.aims & footprint(board, f):
            return True
    return False
