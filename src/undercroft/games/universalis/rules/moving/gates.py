"""Gates that somebody must hold up: an attribute test as an Action, so that the others can pass."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...events import Closed
from ...state import NOBODY, NOWHERE, Figure, Lasting, Mark, standing
from .. import telling
from ..characters import BY_NAME
from ..checks import Trial, attempt
from ..exploring import exploration
from ..squares import Do, Situation, board_of, footprint, passages, spend_action

HOLDERS = ("hero", "mercenary")


def offers(t: UTable, s: Situation) -> list[Do]:
    """Gates on a side of his square; what lies behind is the heroes' to find.

    [dun.action.other-test, dun.action.not-in-melee-range, dun.action.companions-no-explore]
    """
    gates = s.field.board.gates
    if s.figure.kind not in HOLDERS or s.figure.marks & Mark.KNOCKED_DOWN:
        return []
    return [
        Do("hold", target=n)
        for n in gates
        if t.state.map.doors[n].state == "closed"
        and passages.beside_door(t, footprint(s.field.board, s.figure), n, False)
        and (passages.unexplored(t, n) == NOWHERE or s.may_explore)
    ]


def trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """The attribute that the sheet names.  [dun.action.other-test]"""
    return Trial(BY_NAME[board_of(t).doors[do.target].door.test], "gate")


async def hold(t: UTable, who: int, do: Do) -> None:
    """Passed, it stands open until his next activation, and he stays with it.  [dun.action.other-test]"""
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    if not (await attempt(t, who, trial(t, t.state.figures[who], do))).passed:
        return
    active.move_over, active.points = True, 0
    t.state.lasting.append(Lasting(who, "", 0, "turn", "gate", who, skill=f"gate-{do.target}"))
    await exploration.swing_open(t, who, do.target)


def settle(t: UTable) -> None:
    """A gate that nobody holds falls shut.  [dun.action.other-test]"""
    held = {effect.skill: effect.target for effect in t.state.lasting if effect.card == "gate"}
    for n in board_of(t).gates:
        door = t.state.map.doors[n]
        if door.state == "open" and not holds(t, held.get(f"gate-{n}", NOBODY), n):
            door.state = "closed"
            t.state.map.layout = replace(t.state.map.layout, ways=passages.ways_now(t))
            if t.log is not None:
                at = board_of(t).spot(board_of(t).doors[n].pairs[0][0])
                t.tell(Closed(what="gate", at=at, cites=("dun.action.other-test",), **telling.edge(t, n)))


def holds(t: UTable, who: int, gate: int) -> bool:
    """Whether the holder is still at it."""
    figure = t.state.figures.get(who)
    if figure is None or not standing(figure) or figure.marks & Mark.KNOCKED_DOWN:
        return False
    return passages.beside_door(t, footprint(board_of(t), figure), gate, False)
