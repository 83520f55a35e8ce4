"""The walk, square by square: traps, Defensive Shots, exploration arrows, Melee Ranges, running, swimming, jumping."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.toolkit.grid import mask

from ...content.catalogue import UTable
from ...content.definitions import LARGE
from ...events import Moved
from ...state import HEROES, NOBODY, NOWHERE, OUT, Figure, Mark, standing
from .. import telling
from ..carrying import together
from ..characters import figures
from ..checks import fear
from ..dark import playing
from ..exploring import exploration, revealing
from ..fighting import reactions
from ..harm import afflict
from ..hazards import bridges
from ..options import MOVES
from ..people import companions
from ..riding import saddle
from ..shooting import defensive
from ..squares import (
    ARMS_LENGTH,
    FARTHEST,
    Do,
    Routes,
    Situation,
    Spot,
    board_of,
    carrier,
    detected,
    distance,
    engaged_with,
    field_of,
    hampered,
    keep,
    nearest_spot,
    reach,
    rough,
    routes,
    shared,
    zones,
)


def move_offers(t: UTable, s: Situation) -> list[Do]:
    """Squares to move to; an engaged character can only shift within his opponent's Melee Range or break away.

    [dun.move.points, dun.move.within-melee-range, dun.move.disengage, dun.meleerange.relief]
    """
    active, figure = s.active, s.figure
    if figure.riding != NOBODY and t.state.figures[figure.riding].marks & (Mark.STATIONARY | Mark.IN_PIT):
        return []
    if active.move_over or active.points <= 0 or figure.marks & (Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT):
        return []
    if s.engaged:
        return engaged_offers(t, s)
    ways = routes(t, figure, active.points, running=active.running)
    s.field.offered = (active, ways)
    ends: Iterable[int] = ways.ends
    other = together.partner(t, figure.id) if active.used else None
    if other is not None:
        ends = together.clear(t, ways, other)
    elif figure.kind != "hero" and figure.side == HEROES:
        ends = companions.at_heel(t, figure, ends)
    return list(map(MOVES.__getitem__, ends))  # the quickest way: this is asked again and again


def engaged_offers(t: UTable, s: Situation) -> list[Do]:
    """[dun.move.within-melee-range, dun.move.disengage]"""
    if s.active.moved or not s.active.action:
        return []
    found = [Do("disengage")] if "disengage" not in s.active.used else []
    return found + [Do("shift", cell=cell) for cell in shifts(t, s)]


def shifts(t: UTable, s: Situation) -> list[int]:
    """One step to another square of the Melee Range of a single opponent.  [dun.move.within-melee-range]"""
    if len(s.engaged) != 1:
        return []
    held, board = dict(zones(t, s.figure)), s.field.board
    zone = held[s.engaged[0]]
    others = [other for enemy, other in held.items() if enemy != s.engaged[0]]
    ways = routes(t, s.figure, s.active.points, one_step=True)
    if s.figure.span == 1:
        return [cell for cell in ways.ends if zone >> cell & 1 and not any(other >> cell & 1 for other in others)]
    bases = {end: mask(board.base(end, s.figure.span, ways.spot(end).other)) for end in ways.ends}
    return [end for end, base in bases.items() if zone & base and not any(other & base for other in others)]


async def move(t: UTable, who: int, do: Do) -> None:
    """Walk to a square by the cheapest way. A move that has shown nothing can be taken back like any slip, unless the
    table plays strictly.  [dun.move.points, dun.move.no-takeback]"""
    active = t.state.turn.active
    assert active is not None
    listed, known = field_of(t).offered
    ways = known if listed is active else routes(t, t.state.figures[who], active.points, running=active.running)
    active.begun = True
    active.turned = False
    if t.state.dark.passing == "-move":
        t.state.dark.passing = ""
    await walk(t, who, ways, do.cell)
    if t.state.settings.strict_moves:
        t.reveal()


async def shift(t: UTable, who: int, do: Do) -> None:
    """A step within the Melee Range uses up the move and binds the attack; a trap can lie on it like on any other.

    [dun.move.within-melee-range, dun.trap.detected-step]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.bound = engaged_with(t, figure)[0]
    active.begun = True
    ways = routes(t, figure, active.points, one_step=True)
    cell, spot = ways.path(do.cell)[-1], ways.spot(do.cell)
    if await playing.on_trap(t, who, cell, spot):
        return
    step(t, who, cell, 1, before=ways.came[cell], spot=spot)
    active.move_over, active.points = True, 0


async def walk(t: UTable, who: int, ways: Routes, end: int) -> None:
    """Step along a path, square by square and with the whole base, until its end or until something stops the
    mover. Where a larger base has no room on the way only the square that moves goes ahead.

    [dun.large.reference-square, dun.large.base-2x1]
    """
    path, goal = ways.costs(end), ways.spot(end)
    ahead = defensive.watchers(t, who, goal)
    if ahead and await _shot_at(t, who, ahead):
        return
    last, under_way = ways.last.get(end, end), False
    before = ways.came[next(iter(path))] if path else end
    for cell, cost in path.items():
        figure = t.state.figures[who]
        spot = goal if cell == last else foothold(t, figure, cell) if figure.span != 1 else None
        warned = playing.before_step if figure.side == HEROES else playing.on_trap
        quiet = figure.side == HEROES and playing.harmless(t, figure, cell)
        if not quiet and await warned(t, who, cell, spot):
            return
        if not (quiet and under_way) and not _goes_on(t, who):
            return
        _step_together(t, who, cell, cost, before, spot)
        mover = figure if figure.riding == NOBODY else carrier(t, figure)
        if mover.size >= LARGE and await bridges.gives_way(t, who, before, cell):
            return
        before, under_way = cell, True
        if not _goes_on(t, who) if _unheeded(t, who, ahead) else await interrupted(t, who, ahead):
            return


def _step_together(t: UTable, who: int, cell: int, cost: int, before: int, spot: Spot | None) -> None:
    """One square, and anyone who helps to carry something follows."""
    left, active = t.state.figures[who].cell, t.state.turn.active
    other = together.partner(t, who) if active is not None and active.used else None
    step(t, who, cell, cost, before=before, spot=spot)
    if other is not None:
        together.follow(t, who, other, left)


def foothold(t: UTable, figure: Figure, cell: int) -> Spot | None:
    """How a larger base stands on the way with one of its squares here, off detected traps and out of enemies' Melee
    Ranges if it can; None: it has no room.  [dun.large.reference-square, dun.trap.one-square]"""
    ranges = 0
    for _, zone in zones(t, figure):
        ranges |= zone
    return nearest_spot(t, figure, cell, detected(t), ranges)


def _goes_on(t: UTable, who: int) -> bool:
    state, active = t.state, t.state.turn.active
    if active is None or active.who != who or active.move_over or state.turn.unseated:
        return False
    figure = state.figures.get(who)
    return figure is not None and figure.cell != NOWHERE and not figure.marks & OUT


def step(t: UTable, who: int, cell: int, cost: int, *, before: int = NOWHERE, spot: Spot | None = None) -> None:
    """One square: facing follows, points are spent, difficult ground is felt until the next turn.

    [dun.move.facing, dun.terrain.difficult-penalty, dun.large.narrow]
    """
    figure, active, field = t.state.figures[who], t.state.turn.active, field_of(t)
    board, start = field.board, figure.cell
    before = start if before == NOWHERE else before
    facing = board.facing(before, cell)
    if active is not None and active.who == who:
        if figure.kind == "hero":
            exploration.pass_by(t, who)
        active.forward = active.forward + 1 if facing == figure.facing or not active.moved else 1
        active.points -= cost
        active.moved += 1
    figure.facing = facing
    if figure.span == 1:
        figure.cell = cell
    elif spot is not None:
        figure.cell, figure.other = spot
    figure.marks |= Mark.MOVED
    if (field.ground[cell] or figure.size >= LARGE or figure.riding != NOBODY) and rough(t, figure, before, cell):
        figure.marks |= Mark.ROUGH
        if active is not None:
            active.forward = 0
    if figure.riding != NOBODY:
        keep(t, figure)
        saddle.moved(t, figure)
    if figure.cell != start and t.log is not None:  # in the lab nobody listens, and no other event is as frequent
        tell_step(t, figure, start)
    if board.thin_air and board.section[start] != board.section[figure.cell]:
        gasp(t, who)


def tell_step(t: UTable, figure: Figure, start: int) -> None:
    end, at = figure.cell, board_of(t).spot(figure.cell)
    stance = telling.stance(t, figure)
    t.tell(Moved(who=figure.id, name=figure.card, start=start, end=end, at=at, cites=("dun.move.points",), **stance))


def gasp(t: UTable, who: int) -> None:
    """Rarefied air stuns anyone who comes into it. [dun.condition.stunned, dun.element.on-entry]"""
    board = board_of(t)
    if board.thin_air >> board.section[t.state.figures[who].cell] & 1:
        afflict(t, who, "stunned")


def _unheeded(t: UTable, who: int, ahead: list[int]) -> bool:
    """Whether nothing can stop a walker on the square that he has just entered: nobody waits for him to come near,
    there is nothing to look into, and no enemy at hand. So it is on most of his way."""
    figure, field = t.state.figures[who], field_of(t)
    if ahead or figure.span != 1 or (figure.kind == "hero" and figure.cell in field.board.doors_at):
        return False
    board, known, side = field.board, t.content.known, figure.side
    near = board.disc(figure.cell, ARMS_LENGTH)
    for foe in t.state.figures.values():
        if foe.side == side or foe.cell == NOWHERE or foe.marks & OUT:
            continue
        within = near if foe.span == 1 else board.disc(figure.cell, FARTHEST)
        if within >> foe.cell & 1:
            return False
        if (known.get(foe.skills) or known[foe.skills]).enterings:
            return False
    return True


async def interrupted(t: UTable, who: int, ahead: list[int]) -> bool:
    """What can stop a walker on the square that he has just entered; nothing does on an ally's square."""
    if shared(t, who):
        return not _goes_on(t, who)
    foes = figures.enemies(t.state, t.state.figures[who])
    if foes and ((watching := reactions.watching(t, foes)) or ahead):
        if watching and await reactions.watched(t, who, watching):
            return True
        if ahead and await _shot_at(t, who, ahead):
            return True
        foes = figures.enemies(t.state, t.state.figures[who]) if who in t.state.figures else []
    figure = t.state.figures.get(who)
    if figure is not None and standing(figure):
        if revealing.before_him(t, figure) and await revealing.look_ahead(t, who):
            return True
        if foes and (hampered(t, figure, foes) or reach(t, figure) > 1):
            await fear.contact(t, who)
            if who in t.state.figures and t.state.turn.active is not None and engaged_with(t, t.state.figures[who]):
                t.state.turn.active.points = 0
                return True
    return not _goes_on(t, who)


async def _shot_at(t: UTable, who: int, ahead: list[int]) -> bool:
    """Defensive Shots of the shooters ahead when the mover first comes within 3 squares of them; True if one of them
    ends his move.

    [dun.defshot.trigger, dun.defshot.timing, dun.defshot.stop]
    """
    for id in list(ahead):
        mover, shooter = t.state.figures[who], t.state.figures.get(id)
        if shooter is None or distance(board_of(t), mover, shooter) > defensive.CLOSE:
            continue
        ahead.remove(id)
        stopped = defensive.may_defend(t, shooter, mover) and await defensive.defensive_shot(t, id, who)
        if who not in t.state.figures or not standing(t.state.figures[who]):
            return True
        if stopped:
            if t.state.turn.active is not None:
                t.state.turn.active.move_over = True
            return True
    return False
