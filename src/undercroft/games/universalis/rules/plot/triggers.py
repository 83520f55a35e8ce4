"""What comes to pass on the way: the triggers of a sheet, each of them once."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...board import Board
from ...content.catalogue import Content, UTable
from ...content.quests import Trigger, holds
from ...events import CameToPass, Ended
from ...state import DARK, HEROES, NOBODY, Figure, State, standing
from .. import telling
from ..dark import dwellers
from ..encounters import initiative
from ..harm import effects
from ..squares import board_of, side_in_combat

LEADER = "leader"
"""Under this name the Leader's end is counted, whoever he was."""


def due(state: State, content: Content) -> bool:
    """Whether something of the sheet comes to pass now."""
    last = content.boards.last  # as `board_of`: this is asked before every step
    map = state.map
    field = last[1] if last[0] is map.layout else content.boards.field(state.quest.id, map.guess, map.layout)
    board, facts = field.board, state.saga.facts
    for one in board.quest.triggers:  # as `next_of`
        if one.id not in facts and MOMENTS[one.when](state, board, one) and holds(facts, one.needs, one.bars):
            return True
    return False


def next_of(state: State, board: Board) -> Trigger | None:
    """The first trigger whose moment has come and that has not yet come to pass."""
    facts = state.saga.facts
    for one in board.quest.triggers:
        if one.id not in facts and MOMENTS[one.when](state, board, one) and holds(facts, one.needs, one.bars):
            return one
    return None


Moment = Callable[[State, Board, Trigger], bool]


def _turn(state: State, board: Board, one: Trigger) -> bool:
    return (
        state.turn.number >= one.turn
        and state.turn.side == HEROES
        and state.turn.phase == "act"
        and not state.quest.ended
    )


def _section(state: State, board: Board, one: Trigger) -> bool:
    return bool(state.map.layout.revealed >> board.places[one.target] & 1)


def _slain(state: State, board: Board, one: Trigger) -> bool:
    return state.quest.slain.get(one.target, 0) >= one.count


def _found(state: State, board: Board, one: Trigger) -> bool:
    return one.target in state.map.found


def _taken(state: State, board: Board, one: Trigger) -> bool:
    heroes = (f for f in state.figures.values() if f.kind == "hero" and standing(f))
    return any(held.card == one.target for f in heroes for held in (*f.hands, *f.worn, *f.pack))


def _goal(state: State, board: Board, one: Trigger) -> bool:
    return state.quest.goal_done


MOMENTS: dict[str, Moment] = {
    "turn": _turn,
    "section": _section,
    "slain": _slain,
    "found": _found,
    "taken": _taken,
    "goal": _goal,
}


def fallen(t: UTable, who: int) -> None:
    """Creatures and companions who are down are counted where the sheet speaks of them."""
    figure, quest = t.state.figures[who], board_of(t).quest
    if figure.kind == "hero" or not (quest.triggers or quest.goal.kind == "slay"):
        return
    for name in {quest.goal.target, *(one.target for one in quest.triggers)}:
        if figure.leader if name == LEADER else is_called(t, figure, name):
            t.state.quest.slain[name] = t.state.quest.slain.get(name, 0) + 1


def is_called(t: UTable, figure: Figure, name: str) -> bool:
    """Whether somebody is meant by a name of the sheet, or dwells here instead.  [dun.campaign.replay-other-faction]"""
    return figure.card == (dwellers.instead(t, name) if name in t.content.creatures else name)


async def come_to_pass(t: UTable) -> None:
    """A note of the sheet is read, and all that belongs to it happens.  [dun.quest-sheet.special-rules]"""
    one = next_of(t.state, board_of(t))
    assert one is not None
    t.state.saga.facts.append(one.id)
    t.reveal()
    if one.note:
        t.tell(CameToPass(note=one.note, cites=("dun.quest-sheet.special-rules",)))
    change_places(t, one)
    for who in concerned(t, one):
        await effects.apply_all(t, one.effects, effects.Use(card="", source=NOBODY, target=who))
    if one.ends and not t.state.quest.ended:
        t.state.quest.ended = "won" if one.ends == "won" else "failed"
        t.tell(Ended(reason=t.state.quest.ended, cites=("dun.end.conditions",)))
    elif not t.state.quest.ended:
        await appear(t, one)


def change_places(t: UTable, one: Trigger) -> None:
    """Doors that can be opened now, sections where the light goes out, ground that is no longer the same."""
    board, layout, before = board_of(t), t.state.map.layout, telling.edges(t)
    for n, access in enumerate(board.doors):
        if access.door.id in one.unlocks:
            door = t.state.map.doors[n]
            door.lock = door.riddle = False
            door.obstacle = True
            door.state = "closed" if door.state == "hidden" else door.state
    for n, section in enumerate(board.sections):
        if section.id in one.darkens and t.state.map.dark_sections.get(n) != "total-darkness":
            t.state.map.dark_sections[n] = "dark"
    laid = {
        board.at(ground.at[0] + x, ground.at[1] + y): ground.kind
        for ground in one.lays
        for x in range(ground.width)
        for y in range(ground.depth)
    }
    seen = tuple((cell, kind) for cell, kind in laid.items() if layout.revealed >> board.section[cell] & 1)
    if seen:
        t.state.map.layout = replace(
            layout, overtiles=(*(old for old in layout.overtiles if old[0] not in laid), *seen)
        )
    telling.ground(t, layout.overtiles, ("dun.quest-sheet.other-elements",))
    telling.doors(t, before, ("dun.quest-sheet.other-elements",))


def concerned(t: UTable, one: Trigger) -> list[int]:
    """All heroes who stand, or the one who has just acted; failing him who revealed the last section, or anybody."""
    heroes = [f.id for f in t.state.figures.values() if f.kind == "hero" and standing(f)]
    if one.on == "all" or not heroes:
        return heroes
    active = t.state.turn.active.who if t.state.turn.active is not None else NOBODY
    return [next((who for who in (active, t.state.map.revealed_by) if who in heroes), heroes[0])]


async def appear(t: UTable, one: Trigger) -> None:
    """Creatures come upon the heroes, and Initiative is rolled as for any who appear.

    [dun.init.trigger-spawn, dun.quest-sheet.fixed-creature-cost, dun.quest-sheet.fixed-creature-unaffordable]
    """
    board, fighting = board_of(t), side_in_combat(t, HEROES)
    heroes = concerned(t, one)
    before = set(t.state.figures)
    for fixed in one.creatures:
        if heroes and t.state.map.layout.revealed >> board.section[board.at(*fixed.at)] & 1:
            dwellers.move_in(t, fixed, heroes[0])
    new = [id for id, f in t.state.figures.items() if id not in before and f.side == DARK]
    if new:
        await initiative(t, new, fighting=fighting)
