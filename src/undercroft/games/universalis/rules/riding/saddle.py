"""Up into the saddle and down again; galloping; what mount and rider do of a turn."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import AVERAGE
from ...events import Dismounted, Mounted, Ran
from ...state import NOBODY, Figure, Mark, Note, standing
from .. import telling
from ..carrying import bodies, hands
from ..characters import figures, has
from ..checks import half
from ..harm import firm
from ..squares import (
    NO_RUN,
    Do,
    Situation,
    adjacent,
    around,
    attackable,
    bind,
    board_of,
    carrier,
    footprint,
    points_of,
    squares,
    stand,
    unbind,
)

CARRIED, GALLOPED = Note.CARRIED, Note.GALLOPED
FAST_HELD = Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT | Mark.CLIMBING


def now(t: UTable) -> int:
    """A number for each turn of either side."""
    return 2 * t.state.turn.number + t.state.turn.side


def carries(t: UTable, figure: Figure) -> bool:
    """An animal with one of the two skills, or one that the sheet lets serve as a mount.

    [dun.mount.who, dun.mount.exception]
    """
    return has(t, figure, "carries-riders") or figure.card in board_of(t).quest.mounts


def bears(rider: Figure, mount: Figure) -> bool:
    """Smaller characters; an Average mount also Average ones.

    [dun.skill.nature.mount.ride, dun.skill.nature.raging-mount.ride]
    """
    return rider.size < mount.size or rider.size == mount.size == AVERAGE


def rides(t: UTable, figure: Figure) -> bool:
    """Who could sit on a mount at all: people, not animals."""
    if figure.kind == "hero":
        return figure.human is None
    return figure.kind != "pet" and "animal" not in t.content.profile(figure.card).kinds


def open_ground(t: UTable, mount: Figure) -> bool:
    """Whether somebody may ride where a mount stands.  [dun.mount.where, dun.mount.indoors]"""
    board = board_of(t)
    return not footprint(board, mount) & board.closed


def offers(t: UTable, s: Situation) -> list[Do]:
    """A Quick Action next to a mount of his side that nobody rides, or to one of the squares next to his own; nobody
    steps down out of the air.

    [dun.mount.mounting, dun.mount.who, dun.quick.not-in-melee-range, dun.mount.fall-flying]
    """
    figure = s.figure
    if figure.riding != NOBODY:
        able = not s.hampered and s.may_quick and not carrier(t, figure).marks & Mark.FLYING
        return [Do("dismount", cell=cell) for cell in beside(t, figure)] if able else []
    if s.hampered or figure.marks & FAST_HELD or not s.may_quick:
        return []
    found: list[Do] = []
    for mount in s.allies:
        if mount.kind == "hero" or mount.ridden != NOBODY or not carries(t, mount) or mount.marks & FAST_HELD:
            continue
        if not (bears(figure, mount) and rides(t, figure) and adjacent(t, figure, mount) and open_ground(t, mount)):
            continue
        if bodies.carried_by(t, mount.id) is None and bodies.carried_by(t, figure.id) is None:
            found.append(Do("mount-up", target=mount.id))
    return found


def beside(t: UTable, rider: Figure) -> list[int]:
    """The free squares next to his mount, for a base of his own.  [dun.mount.mounting, dun.mount.fall]"""
    mount, near = carrier(t, rider), around(t, rider)
    own = squares(board_of(t), mount)
    unbind(t, rider)
    cells = [cell for cell in range(board_of(t).size) if near >> cell & 1 and cell not in own and firm(t, rider, cell)]
    bind(t, rider, mount)
    return cells


async def mount(t: UTable, who: int, do: Do) -> None:
    """Into the saddle; the mount can move as usual, unless it has moved already, but not gallop.

    [dun.mount.mounting, dun.mount.movement]
    """
    active, rider, beast = t.state.turn.active, t.state.figures[who], t.state.figures[do.target]
    assert active is not None
    hands.spend_quick(t)
    active.begun = True
    fresh = beast.uses.get(CARRIED) != now(t) and (has(t, beast, "stands-still") or not beast.marks & Mark.ACTIVATED)
    if has(t, beast, "stands-still"):
        beast.marks &= ~Mark.ACTIVATED
    bind(t, rider, beast)
    begin_anew(t, rider)
    active.movement = points_of(t, who)
    active.points, active.moved, active.forward = active.movement if fresh else 0, 0, 0
    active.move_over = not fresh
    stance, cites = telling.stance(t, rider), ("dun.mount.mounting",)
    t.tell(Mounted(who=who, name=rider.card, target=beast.id, other=beast.card, cites=cites, **stance))


async def dismount(t: UTable, who: int, do: Do) -> None:
    """Down next to the mount. Who has not ridden yet can still walk; a mount that stands still has had its turn.

    [dun.mount.mounting, dun.mount.riderless-still]
    """
    active, rider = t.state.turn.active, t.state.figures[who]
    assert active is not None
    hands.spend_quick(t)
    active.begun = True
    beast = carrier(t, rider)
    get_down(t, rider, do.cell)
    if has(t, beast, "stands-still"):
        beast.marks |= Mark.ACTIVATED
    if active.moved:
        active.points, active.move_over = 0, True
    else:
        active.movement = active.points = points_of(t, who)
    stance, cites = telling.stance(t, rider), ("dun.mount.mounting",)
    t.tell(Dismounted(who=who, name=rider.card, target=beast.id, other=beast.card, cites=cites, **stance))


def get_down(t: UTable, rider: Figure, cell: int) -> None:
    """Off the mount, onto a square."""
    unbind(t, rider)
    stand(t, rider, cell)
    begin_anew(t, rider)


def begin_anew(t: UTable, figure: Figure) -> None:
    """A base of another size has begun its move where it is now."""
    active = t.state.turn.active
    if active is not None and active.who == figure.id:
        active.start, active.start_other = figure.cell, figure.other


def moved(t: UTable, rider: Figure) -> None:
    """A step of a rider is a step of his mount.  [dun.mount.movement]"""
    beast = t.state.figures[rider.riding]
    beast.marks |= rider.marks & (Mark.MOVED | Mark.ROUGH)
    beast.uses[CARRIED] = now(t)


def gallops(t: UTable, s: Situation) -> bool:
    """Whether his mount can gallop: as it would run, with its Action still to come and not from difficult ground. Who
    has just mounted has begun, and nobody runs then.

    [dun.mount.gallop, dun.mount.mounting, dun.mount.difficult-terrain, dun.run.barred]
    """
    beast = carrier(t, s.figure)
    if beast is s.figure or s.active.running or s.engaged:
        return False
    if beast.marks & (NO_RUN | Mark.ACTIVATED) or figures.lamed(t, beast) or has(t, beast, "lumbering"):
        return False
    field = s.field
    return not any(field.is_difficult(cell) for cell in squares(field.board, beast))


async def gallop(t: UTable, who: int, do: Do) -> None:
    """The mount runs: Movement + 2D6, at most twice the Movement. It has no Action left this turn; its rider has.

    [dun.mount.gallop, dun.run.distance, dun.run.stumble]
    """
    active, rider = t.state.turn.active, t.state.figures[who]
    assert active is not None
    beast = carrier(t, rider)
    active.running = active.begun = True
    beast.marks |= Mark.ACTIVATED
    beast.uses[GALLOPED] = now(t)
    rolled = await t.roll(2, 6, "run")
    full = active.movement
    if rolled == (1, 1):
        active.points = half(full)
    elif has(t, beast, "runs-further") and not figures.heavy(t, beast):
        active.points = 2 * full
    else:
        active.points = min(2 * full, full + sum(rolled))
    squares, dice = active.points, telling.plain(beast.id, "run", rolled)
    cites = ("dun.mount.gallop",)
    t.tell(Ran(who=beast.id, name=beast.card, rolled=sum(rolled), squares=squares, dice=dice, cites=cites))


def rest_under(t: UTable, who: int) -> None:
    """After its rider's activation a mount that is well and has nobody to attack has had its own.

    [dun.mount.both-attack]
    """
    rider = t.state.figures[who]
    beast = carrier(t, rider)
    if beast is rider or beast.marks & (figures.HURTING | Mark.STATIONARY) or attackable(t, beast):
        return
    if not t.content.known[beast.skills].attacks:
        beast.marks |= Mark.ACTIVATED


def hold(t: UTable, who: int) -> None:
    """The activation of a mount with a rider: it has moved or will move with him, and can attack on its own, unless it
    gallops.

    [dun.mount.both-attack, dun.mount.gallop]
    """
    beast, active = t.state.figures[who], t.state.turn.active
    if active is None or beast.ridden == NOBODY:
        return
    active.points, active.quick, active.move_over = 0, 0, True
    if beast.uses.get(GALLOPED) == now(t) or not standing(beast):
        active.action = 0
