"""Going back for prisoners: a hidden prison door, and what is left of those behind it."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import Freed, PrisonFound
from ...state import NOBODY, NOWHERE, Figure, Mark, standing
from .. import telling
from ..harm import pushing
from ..squares import Do, Situation, around, board_of, spend_action, stand
from . import aftermath


def captives(t: UTable) -> list[Figure]:
    """The prisoners of this scenario."""
    return t.state.saga.captives.get(t.state.quest.id, [])


async def enter(t: UTable, section: int) -> None:
    """1D6 for every room that is found: on a 6, or in the last room, there is the door to the prison.

    [dun.ko.prisoner-rescue]
    """
    rooms = [n for n, one in enumerate(board_of(t).sections) if one.kind == "room"]
    if not captives(t) or t.state.map.prison != NOWHERE or section not in rooms:
        return
    t.state.map.prison_room = section
    (rolled,) = await t.roll(1, 6, "prison")
    telling.one_die(t, NOBODY, "prison", rolled, 6, ("dun.ko.prisoner-rescue",))
    if rolled == 6 or all(t.state.map.layout.revealed >> room & 1 for room in rooms):
        appear(t)


def appear(t: UTable) -> None:
    """The door is by a free square of the room, far from the heroes.  [dun.ko.prisoner-rescue]"""
    board, prisoner = board_of(t), captives(t)[0]
    near = [f.cell for f in t.state.figures.values() if f.kind == "hero" and standing(f)]
    cells = [cell for cell in range(board.size) if board.section[cell] == t.state.map.prison_room]
    cells.sort(key=lambda cell: (-min((board.distance(cell, one) for one in near), default=0), cell))
    t.state.map.prison = next((cell for cell in cells if pushing.firm(t, prisoner, cell)), cells[0])
    x, y = board.xy(t.state.map.prison)
    t.tell(PrisonFound(x=x + 1, y=y + 1, cites=("dun.ko.prisoner-rescue",)))


def found_at_last(t: UTable) -> bool:
    """Heroes who want to leave find the door in the last room that they explored, if no die has shown it before.

    [dun.ko.prisoner-rescue]
    """
    if not captives(t) or t.state.map.prison != NOWHERE or t.state.map.prison_room == NOWHERE:
        return False
    appear(t)
    return True


def offers(t: UTable, s: Situation) -> list[Do]:
    """A hero by the prison door can open it with an Action, where no enemy hinders him."""
    door = t.state.map.prison
    if door == NOWHERE or not captives(t) or not s.may_act or s.hampered or s.figure.kind != "hero":
        return []
    near = around(t, s.figure)
    return [Do("free-captives")] if near >> door & 1 else []


async def free(t: UTable, who: int, do: Do) -> None:
    """The prisoners join the group: alive, robbed of half they had, and hurt permanently.

    [dun.ko.lost-prisoner, dun.ko.prisoner-losses, dun.ko.prisoner-injury, dun.injury.decision-first]
    """
    active, board = t.state.turn.active, board_of(t)
    assert active is not None
    spend_action(active)
    for figure in t.state.saga.captives.pop(t.state.quest.id):
        t.state.next_id += 1
        figure.id, figure.seat = t.state.next_id, figure.seat % (t.state.seats - (t.state.dark.seat != NOBODY))
        figure.marks = Mark.ACTIVATED | Mark.WAS_OUT
        near = sorted(range(board.size), key=lambda cell: (board.distance(cell, t.state.map.prison), cell))
        cell = next((cell for cell in near if pushing.firm(t, figure, cell)), NOWHERE)
        stand(t, figure, cell)
        t.state.figures[figure.id] = figure
        t.tell(Freed(who=figure.id, name=figure.card, cites=("dun.ko.prisoner-rescue",)))
        await aftermath.set_free(t, figure.id)
    t.state.map.prison = NOWHERE
