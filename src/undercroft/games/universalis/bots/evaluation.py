"""How likely the heroes are to win, as a sum of signs that anybody at the table can read off."""

from __future__ import annotations

from ..content.catalogue import Content
from ..content.definitions import Attribute
from ..content.quests import Quest
from ..rules.characters import figures
from ..state import HEROES, Figure, Mark, State, standing
from . import scouting

CERTAIN = 30.0

WEIGHTS = {
    "base": -1.1,
    "vitality": 0.22,
    "hale": 1.0,
    "fortune": 0.14,
    "ill": -1.5,
    "left": 2.6,
    "friends": 0.4,
    "foes": -0.5,
    "leader": 1.1,
    "leader's vitality": -0.11,
    "reserve": -0.32,
    "achievements": 0.03,
    "turns": 0.03,
    "explored": 2.5,
    "goal": 2.4,
    "part": 1.0,
    "merits": 0.0,
}
"""What each sign adds to the logarithm of the odds, as `make strength ARGS="universalis --fit"` finds it. What has
been explored counts for so much that a turn in which the party finds a section, and anyone who is in it, changes the
odds no more on average than any other turn: who looks ahead would else do best never to open a door."""

USUAL = 0.7
"""The share of the sections that has been found at some common moment."""


def signs(state: State, content: Content, seat: int) -> dict[str, float]:
    """What a quest that will be won can be told by; all that is summed over figures is per hero who set out."""
    party = max(1, state.party.start_heroes)
    heroes = [figure for figure in state.figures.values() if figure.side == HEROES and figure.kind == "hero"]
    here = [figure for figure in heroes if standing(figure)]
    others = [figure for figure in state.figures.values() if figure.kind != "hero" and standing(figure)]
    foes = [figure for figure in others if figure.side != HEROES]
    quest = content.quests.get(state.quest.id)
    return {
        "base": 1.0,
        "vitality": sum(max(0, figures.vitality_left(figure)) for figure in here) / party,
        "hale": sum(map(_hale, here)) / party,
        "fortune": sum(figure.fortune for figure in heroes if not figure.marks & Mark.DEAD) / party,
        "ill": sum(bool(figure.marks & (Mark.DISEASED | Mark.POISONED)) for figure in here) / party,
        "left": sum(bool(figure.marks & Mark.LEFT) for figure in heroes) / party * (1 if state.quest.goal_done else -1),
        "friends": sum(figure.vp * _hale(figure) for figure in others if figure.side == HEROES) / party,
        "foes": sum(figure.vp * _hale(figure) for figure in foes) / party,
        "leader": sum(figure.leader for figure in foes),
        "leader's vitality": sum(max(0, figures.vitality_left(figure)) for figure in foes if figure.leader) / party,
        "reserve": state.dark.reserve / party,
        "achievements": state.quest.achievements[0] - state.quest.achievements[1],
        "turns": state.turn.number,
        "explored": _explored(state, quest) if quest is not None and seat != state.dark.seat else 0.0,
        "goal": float(state.quest.goal_done),
        "part": scouting.progress(state, quest) * (not state.quest.goal_done) if quest is not None else 0.0,
        "merits": scouting.merits(state, quest) if quest is not None else 0,
    }


def _explored(state: State, quest: Quest) -> float:
    """How much more of the sheet has been found than usual. It is for those who open the doors; the Dark Player waits
    behind them. How many sections there are is no secret in a guess either, only where they lie."""
    return state.map.layout.revealed.bit_count() / max(1, len(quest.sections)) - USUAL


def _hale(figure: Figure) -> float:
    """The share of its Vitality that a figure has left."""
    return max(0, figures.vitality_left(figure)) / max(1, figure.base[Attribute.VITALITY])


def evaluate(state: State, content: Content, seat: int) -> float:
    """The logarithm of the odds that the seat's side wins."""
    if state.quest.ended:
        worth = CERTAIN if state.quest.ended in ("won", "quest", "year") else -CERTAIN
    else:
        worth = sum(WEIGHTS[name] * value for name, value in signs(state, content, seat).items())
    return worth if seat != state.dark.seat else -worth


def foresees(state: State, seat: int) -> bool:
    """Whether these signs tell good answers from bad ones: for the heroes only while enemies stand on the board. Where
    nobody fights, a turn or two show what a door costs but not what it was opened for."""
    return seat == state.dark.seat or any(one.side != HEROES and standing(one) for one in state.figures.values())


def clock(state: State) -> int:
    """The turn: who looks ahead compares positions at the beginning of the same one."""
    return state.turn.number
