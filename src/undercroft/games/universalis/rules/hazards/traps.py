"""Traps: springing, detecting, going off, deactivating."""

from __future__ import annotations

from ... import ids
from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import TrapDisarmed, TrapSprung
from ...state import HEROES, NOBODY, NOWHERE, OUT, Barrier, Figure, Lasting, SetTrap, standing
from .. import telling
from ..checks import Trial, attempt, score, skills, take_test
from ..harm import effects, end_activation
from ..squares import (
    Do,
    Situation,
    around,
    arrow_at,
    barrier,
    blundered,
    board_of,
    come_upon,
    footprint,
    spend_action,
    squares,
    within,
)

SAFE = 2


def in_safe_zone(t: UTable, who: int, cell: int) -> bool:
    """Whether no trap can be sprung on a square while somebody is active: seen from the square, which is quicker than
    all of the zone.  [dun.dp-trap.safe-zone]"""
    board, active = board_of(t), t.state.turn.active
    near = board.disc(cell, SAFE)
    if active is not None and active.who == who:
        for part in board.base(active.start, t.state.figures[who].span, active.start_other):
            if near >> part & 1:
                return True
    for figure in t.state.figures.values():
        if figure.side != HEROES or figure.id == who or figure.cell == NOWHERE or figure.marks & OUT:
            continue
        if near >> figure.cell & 1 or (figure.span != 1 and near & footprint(board, figure)):
            return True
    return False


def safe_zone(t: UTable, who: int) -> int:
    """The squares within 2 squares of where the active character began, or of an ally, who stands where he has finished
    his last activation, as a bitmask.

    [dun.dp-trap.safe-zone]
    """
    board, active, zone = board_of(t), t.state.turn.active, 0
    if active is not None and active.who == who:
        for part in board.base(active.start, t.state.figures[who].span, active.start_other):
            zone |= board.disc(part, SAFE)
    for figure in t.state.figures.values():
        if figure.side == HEROES and figure.id != who and standing(figure):
            for part in squares(board, figure):
                zone |= board.disc(part, SAFE)
    return zone


def section_clear(t: UTable, cell: int) -> bool:
    """Room and corridor traps need a section without creatures of the Dark Player.  [dun.dp-trap.not-with-creatures]"""
    board = board_of(t)
    here = board.section[cell]
    for f in t.state.figures.values():
        if f.side == HEROES or f.cell == NOWHERE or f.marks & OUT:
            continue
        if board.section[f.cell] == here or (f.span != 1 and board.squares[here] & footprint(board, f)):
            return False
    return True


def trap_here(t: UTable, cell: int) -> SetTrap | None:
    for trap in t.state.map.traps:
        if trap.cell == cell:
            return trap
    return None


async def spring(t: UTable, who: int, card: str, cell: int, thing: Barrier | None = None) -> bool:
    """A trap is activated against a character: he stops, tries to detect it, and loses the rest of his turn either way.
    True: he detected it.

    [dun.trap.reaction, dun.dp-card.trap-values, dun.trap.detected, dun.trap.undetected, dun.trap.ends-turn,
    dun.trap.detect-double-six]
    """
    figure, trap = t.state.figures[who], t.content.dark[card]
    t.used(card)
    plus = -2 * (t.state.turn.active is not None and t.state.turn.active.running)
    result = await take_test(t, who, Attribute.PERCEPTION, "detect", target=trap.detect, plus=plus, kind="detect")
    stays = cell if result.passed and thing is None else NOWHERE
    lying = [one for one in t.state.map.traps if one.cell == cell and thing is None]
    gone = tuple(ids.trap(one.cell, one.card) for one in lying)
    bared = cell if any(one.card == card and not one.known for one in lying) else NOWHERE
    chest = next((ids.chest(at) for at, one in t.state.map.chests.items() if one is thing), "")
    t.tell(
        TrapSprung(
            who=who, name=figure.card, card=card, detected=int(result.passed),
            set_at=stays, gone=gone, bared=bared, thing=chest, cites=("dun.trap.reaction",),
        )
    )  # fmt: skip
    end_activation(t, who)
    if result.passed:
        keen = int(result.roll.dice == (6, 6))
        if thing is not None:
            thing.trap, thing.trap_bonus = card, keen
        else:
            t.state.map.traps = [one for one in t.state.map.traps if one.cell != cell]
            t.state.map.traps.append(SetTrap(cell, card, known=True, bonus=keen))
        return True
    t.state.map.traps = [one for one in t.state.map.traps if one.cell != cell]
    if thing is None:
        come_upon(t, t.state.figures[who], cell)
        telling.stands(t, t.state.figures[who], "walk", ("dun.trap.undetected",))
    await go_off(t, who, card)
    return False


async def go_off(t: UTable, who: int, card: str) -> None:
    """The effects of the card on him and, where it says so, on those around, as far as no wall protects them.

    [dun.trap.undetected, dun.trap.one-square, dun.trap.detected-step]
    """
    trap, figure = t.content.dark[card], t.state.figures[who]
    board = board_of(t)
    hit = [who]
    if trap.area:
        area = within(t, figure, trap.area)
        hit += [f.id for f in t.state.figures.values() if f.id != who and standing(f) and area & footprint(board, f)]
    end_activation(t, who)
    for one in hit:
        if one in t.state.figures and standing(t.state.figures[one]):
            await effects.apply_all(
                t, trap.effects, effects.Use(card=card, source=NOBODY, target=one, cell=figure.cell, kind="trap")
            )
    if trap.play is not None and who in t.state.figures:
        await trap.play(t, effects.Use(card=card, source=NOBODY, target=who, cell=figure.cell, kind="trap"))


def disarm_offers(t: UTable, s: Situation) -> list[Do]:
    """[dun.trap.deactivate]"""
    if not t.state.map.traps or not s.may_explore or not s.deft:
        return []
    found: list[Do] = []
    for trap in t.state.map.traps:
        if trap.known and around(t, s.figure) >> trap.cell & 1 and t.content.dark[trap.card].disarm:
            found.append(Do("disarm", cell=trap.cell))
    return found


async def disarm(t: UTable, who: int, do: Do) -> None:
    """A Dexterity test against the card; a failure sets the trap off.

    [dun.trap.deactivate, dun.skill.exploration.cautious-trapper, dun.action.explore-critical-failure]
    """
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    figure = t.state.figures[who]
    thing = None if do.verb == "disarm" else barrier(t, do)
    card, _ = trap_at(t, do)
    result = await attempt(t, who, disarm_trial(t, figure, do))
    blundered(t, result.blunder)
    t.tell(
        TrapDisarmed(
            who=who,
            name=figure.card,
            card=card,
            success=int(result.passed),
            gone=(ids.trap(do.cell, card),) if thing is None else (),
            thing=ids.chest(do.cell) if thing is not None and do.cell != NOWHERE else "",
            cites=("dun.trap.deactivate",),
        )
    )
    t.state.map.traps = [one for one in t.state.map.traps if thing is not None or one.cell != do.cell]
    if thing is not None:
        thing.trap = ""
    if result.passed:
        score(t, HEROES, t.content.points.disarm_points, "disarmed", "dun.score.heroes")
    else:
        ducked = Lasting(who, "armor", 1, "turn", skills.giver(t, t.state.figures[who], "ducks"), who)
        if skills.apply(t, t.state.figures[who], "ducks", skills.own(t, figure)):
            t.state.lasting.append(ducked)
        await go_off(t, who, card)
        t.state.lasting = [effect for effect in t.state.lasting if effect is not ducked]


def trap_at(t: UTable, do: Do) -> tuple[str, int]:
    """The card of a known trap, and the bonus of the one who found it with a double 6."""
    if do.verb != "disarm":
        thing = barrier(t, do)
        return thing.trap, thing.trap_bonus
    trap = trap_here(t, do.cell)
    assert trap is not None
    return trap.card, trap.bonus


def disarm_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.trap.deactivate, dun.trap.detect-double-six]"""
    card, keen = trap_at(t, do)
    return Trial(Attribute.DEXTERITY, "disarm", keen, t.content.dark[card].disarm or 99, "disarm")


def places_of(t: UTable, cell: int) -> str:
    """Whether a square lies in a room or a corridor."""
    board = board_of(t)
    return board.sections[board.section[cell]].kind


def on_arrow(t: UTable, cells: list[int]) -> bool:
    """Whether one of these squares has an exploration arrow.  [dun.dp-trap.when-arrow]"""
    doors = board_of(t).doors_at
    for cell in cells:
        if cell not in doors or not arrow_at(t, cell):
            continue
        return True
    return False
