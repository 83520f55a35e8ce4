"""Falling from the saddle, and what the mount does then."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import HUGE, Attribute
from ...events import Dismounted, Thrown
from ...state import HEROES, NOBODY, Figure, Mark, standing
from .. import labels, telling
from ..characters import control, has
from ..checks import Trial, attempt
from ..harm import Blow, afflict, firm, harm, pushing, undo
from ..options import Square, seen
from ..squares import board_of, carrier, field_of, unbind
from . import saddle, stable

DICE = 3
SEAT = Trial(Attribute.AGILITY, "seat")
NERVE = Trial(Attribute.COURAGE, "courage")


def blunder(t: UTable, who: int) -> None:
    """A critical failure in the saddle; what comes of it follows the act.  [dun.mount.blunder]"""
    t.state.turn.unseated.append((who, "blunder"))


def down(t: UTable, who: int) -> None:
    """Somebody of a pair has been Knocked Out.  [dun.mount.runaway, dun.mount.mount-falls]"""
    figure = t.state.figures[who]
    if figure.riding != NOBODY:
        t.state.turn.unseated.append((figure.riding, "riderless"))
        cells = saddle.beside(t, figure)
        unbind(t, figure)
        figure.cell = cells[0] if cells else figure.cell
    elif figure.ridden != NOBODY:
        flies = bool(figure.marks & Mark.FLYING)
        t.state.turn.unseated.append((figure.ridden, "crashing" if flies else "sinking"))
        unbind(t, figure)


async def settle(t: UTable) -> None:
    """After an act: who falls, who keeps his seat, and which mount runs away."""
    while t.state.turn.unseated:
        who, why = t.state.turn.unseated.pop(0)
        figure = t.state.figures.get(who)
        if figure is None or not standing(figure):
            continue
        if why == "plunging":
            await plunge(t, who)
        elif why == "riderless":
            await bolt(t, who, NOBODY)
        elif why == "thrown":
            if figure.riding != NOBODY:
                await fall(t, who)
        elif why == "blunder":
            if figure.riding != NOBODY and not (await attempt(t, who, SEAT)).passed:
                await fall(t, who)
        elif (await attempt(t, who, SEAT)).passed:
            await land(t, who)
        else:
            await fall(t, who, high=why == "crashing")


async def plunge(t: UTable, who: int) -> None:
    """Who has been struck out of the air falls where there is no floor below.  [dun.fall.where, dun.fall.damage]"""
    figure = t.state.figures[who]
    ground, held = field_of(t).ground[figure.cell], Mark.FLYING | Mark.IN_PIT
    if ground in pushing.DROPS and figure.size < HUGE and figure.riding == NOBODY and not figure.marks & held:
        await pushing.fall(t, who, pushing.PIT_HEIGHT, abyss=ground == "abyss")


async def land(t: UTable, who: int) -> int:
    """Onto a free square of his choice next to the mount, or where it was. [dun.mount.mount-falls, dun.mount.fall]"""
    rider = t.state.figures[who]
    cells = footholds(t, rider)
    chosen = await control.decide(
        t,
        rider,
        "land-beside",
        [Square(cell) for cell in cells],
        control.first,
        label=lambda option: labels.square(t, option),
        about={"name": control.someone(t, who)},
        at=seen(rider),
        cites=("dun.mount.fall",),
    )
    saddle.get_down(t, t.state.figures[who], chosen.cell)
    active = t.state.turn.active
    if active is not None and active.who == who:
        active.points, active.move_over = 0, True
    return chosen.cell


def footholds(t: UTable, rider: Figure) -> list[int]:
    """Where he can get to his feet: the free squares next to the mount, or where there are none the nearest one."""
    cells, board, start = saddle.beside(t, rider), board_of(t), rider.cell
    if cells:
        return cells
    unbind(t, rider)
    near = sorted(range(board.size), key=lambda cell: (board.span(start, cell), cell))
    return [cell for cell in near if cell != start and firm(t, rider, cell)][:1]


def dismount_all(t: UTable) -> None:
    """After the quest the heroes' riders stand next to their mounts. [dun.mount.mounting]"""
    for rider in [f for f in t.state.figures.values() if f.riding != NOBODY and f.side == HEROES]:
        beast = carrier(t, rider)
        saddle.get_down(t, rider, footholds(t, rider)[0])
        stance, cites = telling.stance(t, rider), ("dun.mount.mounting",)
        t.tell(Dismounted(who=rider.id, name=rider.card, target=beast.id, other=beast.card, cites=cites, **stance))


async def fall(t: UTable, who: int, *, high: bool = False) -> None:
    """Next to the mount, Knocked Down, and 3 dice against Natural Armor, twice as many from the air; then the mount is
    frightened. Fortune that saves his life leaves him on his feet.

    [dun.mount.fall, dun.mount.fall-flying, dun.mount.knocked-down-rider, dun.mount.runaway, dun.fortune.fatal-roll]
    """
    rider = t.state.figures[who]
    mount = rider.riding
    high = high or bool(carrier(t, rider).marks & Mark.FLYING)
    cell = await land(t, who)
    rider = t.state.figures[who]
    at, stance = board_of(t).spot(cell), telling.stance(t, rider)
    t.tell(Thrown(who=who, name=rider.card, cell=cell, at=at, target=mount, cites=("dun.mount.fall",), **stance))
    before = rider.wounds, rider.still, rider.marks
    afflict(t, who, "knocked-down")
    if (await harm(t, who, Blow(2 * DICE if high else DICE, against="natural", kind="fall"))).cancelled:
        undo(t, who, before)
    if mount in t.state.figures:
        await bolt(t, mount, who)


async def bolt(t: UTable, mount: int, rider: int) -> None:
    """A mount whose rider is down or out: a Courage test, or it runs away.  [dun.mount.runaway]"""
    if not await steady(t, mount, rider):
        stable.run_away(t, mount)


async def steady(t: UTable, mount: int, rider: int) -> bool:
    """A Courage test of a mount, which an expert in the saddle makes it repeat.

    [dun.mount.runaway, dun.skill.exploration.expert-rider.reroll]
    """
    if (await attempt(t, mount, NERVE)).passed:
        return True
    return soothes(t, t.state.figures.get(rider)) and (await attempt(t, mount, NERVE)).passed


def soothes(t: UTable, rider: Figure | None) -> bool:
    """[dun.skill.exploration.expert-rider.reroll]"""
    return rider is not None and standing(rider) and has(t, rider, "rides-well")
