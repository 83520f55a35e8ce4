"""Pushing, falling, taking the opponent's position."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.definitions import HUGE, Attribute
from ...events import Fell, Moved, Pushed
from ...state import NOBODY, NOWHERE, OUT, Figure, Mark
from .. import labels, telling
from ..characters import control, figures
from ..checks import take_test
from ..options import Square
from ..squares import (
    Spot,
    board_of,
    bulk,
    carrier,
    field_of,
    fits,
    ground,
    keep,
    nearest_spot,
    placement,
    squares,
    stand,
)
from .damage import DROPS, Blow, afflict, averted, hardiness, harm, knock_out

TAKE = Word("take")

PIT_HEIGHT = 4
UNSTABLE = (*DROPS, "deep-water")


def free(t: UTable, figure: Figure, cell: int) -> bool:
    """Whether a character can be put on a square: empty, and not higher than itself; pits and abysses count.

    [dun.move.no-end-occupied, dun.encounter.free-squares]
    """
    field = field_of(t)
    board = field.board
    if board.section[cell] == NOWHERE or not t.state.map.layout.revealed >> board.section[cell] & 1:
        return False
    if figure.side == 1 and board.reserved >> cell & 1:
        return False
    if figure.span != 1:
        return fits(t, figure, cell)
    if field.impassable >> cell & 1:
        return False
    for one in t.state.figures.values():
        here = one.cell == cell if one.span == 1 else one.cell != NOWHERE and cell in squares(board, one)
        if here and one.ridden == NOBODY and not one.marks & OUT:
            return False
    place = field.piece_at.get(cell)
    return place is None or field.layout.pieces[place].height < figure.size


def firm(t: UTable, figure: Figure, cell: int) -> bool:
    """Whether a character can be put on a square to stand there: free, and no pit, abyss or deep water.

    [dun.encounter.free-squares]
    """
    return field_of(t).ground[cell] not in UNSTABLE and free(t, figure, cell)


def push_squares(t: UTable, pushed: Figure, cell: int) -> list[int]:
    """Empty squares next to the pushed one and two squares away from the pusher's square `cell`, straightest first;
    who is at the bottom of a pit is not pushed out of it.

    [dun.push.allowed, dun.push.no-room, dun.climb.pit]
    """
    field = field_of(t)
    board, beside = field.board, field.touching[pushed.cell]
    part = nearest_square(t, pushed, cell)
    near, rows = board.distance(cell, part), board.rows
    found = [other for other in beside if board.distance(cell, other + part - pushed.cell) > near]
    (y, x), (v, u), (n, m) = rows[cell], rows[part], rows[pushed.cell]
    found.sort(key=lambda to: (abs((rows[to][1] - m) * (v - y) - (rows[to][0] - n) * (u - x)), to))
    if board.steep:
        up = board.levels[pushed.cell] + pushed.size
        found = [other for other in found if board.levels[other] < up]
    if field.ground[pushed.cell] == "pit" and carrier(t, pushed).marks & Mark.IN_PIT:
        found = [other for other in found if field.ground[other] == "pit"]
    found = [other for other in found if free(t, pushed, other)]
    return found if pushed.span == 1 else [other for other in found if clears(t, pushed, other, cell, near)]


def clears(t: UTable, pushed: Figure, first: int, cell: int, near: int) -> bool:
    """Whether a larger base that is pushed leaves the pusher's reach with all of its squares."""
    board, spot = board_of(t), placement(t, pushed, first)
    return spot is not None and all(
        board.distance(cell, part) > near for part in board.base(first, pushed.span, spot.other)
    )


def pushable(t: UTable, pusher: Figure, pushed: Figure) -> bool:
    """Only an opponent of one's own size or smaller; a rider and his mount push, and stand, as one.

    [dun.push.allowed, dun.push.larger, dun.mount.push]
    """
    if pusher.riding == pusher.ridden and pushed.riding == pushed.ridden:
        return pushed.size <= pusher.size
    return bulk(t, pushed) <= bulk(t, pusher)


async def put(t: UTable, who: int, cell: int) -> None:
    """Move a character against its will; it keeps its facing and falls where there is no floor, unless it is at the
    bottom already.

    [dun.push.facing, dun.push.fall]
    """
    figure, field = t.state.figures[who], field_of(t)
    board = field.board
    deep = drop(t, figure.cell, cell) if board.steep else 0
    if figure.span == 1 and figure.riding == figure.ridden:
        figure.cell = cell
    else:
        stand(t, figure, cell)
    at = board.spot(cell)
    stance = {} if t.log is None else telling.stance(t, figure)
    t.tell(Pushed(who=who, name=figure.card, cell=cell, at=at, cites=("dun.push.allowed",), **stance))
    if field.ground[cell] in DROPS:
        await sink(t, who, cell)
    elif deep > 0 and not figure.marks & Mark.FLYING:
        await fall(t, who, deep)


async def sink(t: UTable, who: int, cell: int) -> None:
    """Who has come over a square without a floor falls, unless he flies, is too big for it or at the bottom already.

    [dun.push.fall, dun.skill.nature.flying.traps, dun.skill.nature.huge.terrain]
    """
    figure, kind = t.state.figures[who], field_of(t).ground[cell]
    borne = figure.marks & Mark.FLYING or figure.size >= HUGE or carrier(t, figure).marks & Mark.IN_PIT
    if kind in DROPS and not borne:
        await fall(t, who, PIT_HEIGHT, abyss=kind == "abyss")


def drop(t: UTable, start: int, end: int) -> int:
    """How far one falls over the edge of a floor; stairs and ladders are no edges.  [dun.push.fall, dun.fall.low]"""
    board = board_of(t)
    if any(board.terrain[cell] in ("stairs", "ladder") for cell in (start, end)):
        return 0
    return max(0, board.levels[start] - board.levels[end])


async def fall(t: UTable, who: int, height: int, *, abyss: bool = False) -> None:
    """Over 2: Knocked Down and a die per point of height; up to 2: Stunned unless nimble; an abyss ends it.

    [dun.fall.damage, dun.fall.low, dun.fall.abyss, dun.fall.ends, dun.fall.where, dun.mount.mount-falls,
    dun.skill.combat.tough.conditions]
    """
    end_activation(t, who)
    figure = carrier(t, t.state.figures[who])
    who = figure.id
    t.tell(Fell(who=who, name=figure.card, height=height, cites=("dun.fall.damage",)))
    if abyss:
        await into_the_abyss(t, who)
        return
    if height <= 2:
        plus = hardiness(t, figure, "stunned")
        if not (await take_test(t, who, Attribute.AGILITY, "fall", plus=plus)).passed:
            afflict(t, who, "stunned")
        return
    if field_of(t).ground[figure.cell] == "pit":
        before = figure.marks
        figure.marks |= Mark.IN_PIT
        telling.marked(t, figure, before, ("dun.fall.ends",))
    hurt = await harm(t, who, Blow(height, against="natural", kind="fall"))
    if not hurt.cancelled:
        afflict(t, who, "knocked-down")


async def into_the_abyss(t: UTable, who: int) -> None:

    if not await averted(t, who):
        await knock_out(t, who)
    else:
        to_the_edge(t, who)


def to_the_edge(t: UTable, who: int) -> None:
    """Fortune has cancelled the fall: the character is on the nearest square with a floor.  [dun.fortune.fatal-roll]"""
    figure, board = t.state.figures[who], board_of(t)
    if any(field_of(t).ground[cell] == "abyss" for cell in squares(board, figure)):
        cells = (cell for cell in range(board.size) if firm(t, figure, cell))
        stand(t, figure, min(cells, key=lambda cell: (board.span(figure.cell, cell), cell), default=figure.cell))
        telling.stands(t, figure, "leap", ("dun.fortune.fatal-roll",))


def end_activation(t: UTable, who: int) -> None:
    """The active character does nothing more this turn."""
    active = t.state.turn.active
    if active is not None and active.who == who:
        active.action = active.quick = active.points = active.most = 0
        active.move_over = True


async def push(t: UTable, who: int, target: int, *, must: bool = False) -> tuple[bool, bool]:
    """After the damage roll the winner may push who is no larger; (pushed, there was no room). A double critical that
    knocks somebody down moves him as if by a push; a rider on a larger mount only falls.

    [dun.push.optional, dun.push.no-room, dun.adp.push, dun.condition.kd-double, dun.condition.kd-no-space,
    dun.mount.push]
    """
    pusher, pushed = t.state.figures[who], t.state.figures[target]
    if not pushable(t, pusher, pushed):
        return False, False
    room = push_squares(t, pushed, nearest_square(t, pusher, pushed.cell))
    if not room:
        return False, True
    chosen = await control.decide(
        t,
        pusher,
        "push",
        [Square(cell) for cell in (room if must else (*room, NOWHERE))],
        lambda options: straight(t, options),
        label=lambda option: labels.square(t, option),
        about={"name": control.someone(t, who), "other": control.someone(t, target)},
        at=(f"figure-{target}",),
        cites=("dun.condition.kd-double" if must else "dun.push.optional",),
    )
    if chosen.cell != NOWHERE:
        await put(t, target, chosen.cell)
    return chosen.cell != NOWHERE, False


def straight(t: UTable, options: Sequence[Square]) -> Square:
    """The Artificial Dark Player pushes in a straight line where there is room, into a pit if one is near."""
    deep = (one for one in options if one.cell != NOWHERE and field_of(t).ground[one.cell] in DROPS)
    return next(deep, options[0])


def nearest_square(t: UTable, figure: Figure, cell: int) -> int:
    """The square of a base that is nearest to another square."""
    if figure.span == 1:
        return figure.cell
    board = board_of(t)
    return min(squares(board, figure), key=lambda part: (board.distance(part, cell), part))


def left_square(t: UTable, figure: Figure, cells: Sequence[int]) -> tuple[int, Spot] | None:
    """The square nearest to him, the first of equals, to which he can step and stand with his base, and how; out of a
    pit one climbs.  [dun.climb.pit]"""
    if figure.riding != NOBODY:
        figure = t.state.figures[figure.riding]
    if figure.marks & Mark.IN_PIT:
        return None
    field = field_of(t)
    steps = field.steps(figures.body(t, figure), figure.size >= HUGE)
    ways = [(field.board.distance(part := nearest_square(t, figure, cell), cell), cell, part) for cell in cells]
    for _, cell, part in sorted(ways, key=lambda way: way[0]):
        if cell in steps[part] and field.ground[cell] not in (*DROPS, "deep-water"):
            if figure.span == 1:
                spot = Spot(cell) if free(t, figure, cell) else None
            else:
                spot = nearest_spot(t, figure, cell)
            if spot is not None:
                return cell, spot
    return None


async def take_position(t: UTable, who: int, cells: tuple[int, ...]) -> None:
    """Step into a square that the enemy has left, be it with a part of a larger base; it is no move.
    [dun.position.take]"""
    figure = t.state.figures.get(who)
    if figure is None or figure.cell == NOWHERE or figure.marks & OUT:
        return
    found = left_square(t, figure, cells)
    if found is None:
        return
    (cell, spot), board = found, field_of(t).board
    part = nearest_square(t, figure, cell)
    chosen = await control.decide(
        t,
        figure,
        "take-position",
        (Word("stay"), TAKE),
        control.first,
        at=(f"cell-{cell}",),
        about={"square": board.spot(cell)},
        cites=("dun.position.take",),
    )
    if chosen == TAKE:
        start, figure = figure.cell, t.state.figures[who]
        figure.facing = board.facing(part, cell)
        figure.cell, figure.other = spot
        if figure.riding != figure.ridden:
            keep(t, figure)
        end, at, stance = figure.cell, board.spot(figure.cell), {} if t.log is None else telling.stance(t, figure)
        cites = ("dun.position.take",)
        t.tell(Moved(who=who, name=figure.card, start=start, end=end, at=at, cites=cites, **stance))


__all__ = ["DROPS", "end_activation", "fall", "free", "ground", "push", "push_squares", "put", "take_position"]
