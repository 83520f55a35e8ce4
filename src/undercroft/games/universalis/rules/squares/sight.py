"""Line of sight and cover."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import LARGE
from ...field import Field
from ...outline import Line
from ...state import NOWHERE, OUT, Figure, Mark
from ..characters import field_of, figures, footprint, has, squares
from .engagement import in_front, occupied

NONE, LIGHT, HEAVY = "", "light", "heavy"
RANK = {NONE: 0, LIGHT: 1, HEAVY: 2}


def sees(t: UTable, viewer: Figure, target: Figure, facing: bool = True) -> bool:
    """Whether a character has Line of Sight to another, from any square of one base to any of the other.

    [dun.los.needed, dun.los.line, dun.los.facing, dun.los.height-block, dun.los.characters-block, dun.los.wall]
    """
    return best_line(t, viewer, target, facing) is not None


def best_line(t: UTable, viewer: Figure, target: Figure, facing: bool = True, *, people: bool = True) -> str | None:
    """The least cover over all lines between two bases, or None without Line of Sight; without `people`, characters
    are no hindrance."""
    field = field_of(t)
    if viewer.span != 1 or target.span != 1:
        return _best_of_lines(t, field, viewer, target, facing, people)
    if facing and not in_front(field.board, viewer, target.cell):
        return None
    line = field.line(viewer.cell, target.cell)
    if not line.seen:
        return None
    if not line.grazed and (not line.crossed or _bare(t, field, viewer, target, line.over, people=people)):
        return NONE
    return judge(t, field, line, viewer, target, target.cell, occupied(t) if people else {})


def _best_of_lines(t: UTable, field: Field, viewer: Figure, target: Figure, facing: bool, people: bool) -> str | None:
    """The same for larger bases, from every square of one to every square of the other."""
    best: str | None = None
    taken: dict[int, int] | None = None if people else {}
    for end in squares(field.board, target):
        if facing and not in_front(field.board, viewer, end):
            continue
        for start in squares(field.board, viewer):
            line = field.line(start, end)
            if not line.seen:
                continue
            if not line.grazed and (not line.crossed or _bare(t, field, viewer, target, line.over, people=people)):
                return NONE
            taken = occupied(t) if taken is None else taken
            cover = judge(t, field, line, viewer, target, end, taken)
            if cover is not None and (best is None or RANK[cover] < RANK[best]):
                best = cover
    return best


def _bare(t: UTable, field: Field, viewer: Figure, target: Figure, over: int, *, people: bool) -> bool:
    """Whether there is nothing at all on these squares between two characters: most lines need no more judgement."""
    if over & ~field.bare or viewer.marks & Mark.IN_PIT:
        return False
    for one in t.state.figures.values() if people else ():
        if one.cell == NOWHERE or one.marks & OUT or one is viewer or one is target:
            continue
        if over >> one.cell & 1 or (one.span != 1 and over & footprint(field.board, one)):
            return False
    return True


def judge(
    t: UTable, field: Field, line: Line, viewer: Figure, target: Figure, end: int, taken: dict[int, int]
) -> str | None:
    """What elements do to a line that no wall stops: those as high as the viewer block it unless the target is higher;
    lower ones, and corners that it touches, give cover to a target next to them. A flyer is seen over everything that
    is not impassable.

    [dun.los.height-block, dun.los.flying, dun.los.pit, dun.cover.when, dun.cover.adjacent, dun.cover.types]
    """
    if viewer.marks & Mark.IN_PIT and not target.marks & Mark.IN_PIT:
        return None
    cover, bare, mine, theirs = NONE, field.bare, NOWHERE, NOWHERE
    single = viewer.span == target.span == 1  # then no line comes back to where it begins or ends
    ends = () if single else {*squares(field.board, viewer), *squares(field.board, target)}
    for cell in line.crossed:
        if cell in ends or (cell not in taken and bare >> cell & 1):
            continue
        tall, kind = _element(t, field, cell, taken, target)
        if not tall:
            continue
        if target.marks & Mark.FLYING:
            if field.impassable >> cell & 1:
                return None
            continue
        if mine == NOWHERE:
            mine, theirs = figures.height(t, viewer), figures.height(t, target)
        if tall >= mine and theirs <= tall:
            return None
        if field.touch[end] >> cell & 1 and RANK[kind] > RANK[cover]:
            cover = kind
    for cell in line.grazed:
        if cell not in ends:
            tall, kind = _element(t, field, cell, taken, target)
            if tall and field.board.distance(cell, end) <= 1 and RANK[kind] > RANK[cover]:
                cover = kind
    return HEAVY if line.wall_corner else cover


def _element(t: UTable, field: Field, cell: int, taken: dict[int, int], target: Figure) -> tuple[int, str]:
    """The height of what stands on a square, and the cover it gives; characters give light cover, and furniture that
    gives no more hides those who can skulk as if it were heavy.

    [dun.los.characters-block, dun.condition.kd-no-range, dun.skill.exploration.skulk.cover,
    dun.skill.exploration.skulk.size]
    """
    tall = field.board.levels[cell]
    kind = field.cover.get(cell, NONE)
    if kind == LIGHT and target.size < LARGE and has(t, target, "hides"):
        kind = HEAVY
    place = field.piece_at.get(cell)
    if place is not None:
        tall = field.level[cell]
    elif field.heights[cell] > field.board.levels[cell]:
        tall, kind = field.heights[cell], HEAVY
    if cell in taken:
        figure = t.state.figures[taken[cell]]
        if not figure.marks & Mark.KNOCKED_DOWN:
            stands = figures.height(t, figure)
            tall, kind = max(tall, stands), kind or LIGHT
    return tall, kind if tall else NONE


def flight(t: UTable, viewer: Figure, target: Figure) -> tuple[int, ...]:
    """The squares between two bases that a shot or a bolt passes through: those of the line with the least cover, then
    of the shortest one.  [dun.los.line, dun.ranged.blunder-ally, dun.spell.projectile-line]"""
    field = field_of(t)
    mine, theirs = squares(field.board, viewer), squares(field.board, target)

    def order(ends: tuple[int, int]) -> tuple[int, int]:
        line = field.line(*ends)
        cover = judge(t, field, line, viewer, target, ends[1], occupied(t)) if line.seen else None
        return len(RANK) if cover is None else RANK[cover], field.board.span(*ends)

    best = min(((start, end) for start in mine for end in theirs), key=order)
    return tuple(cell for cell in field.board.track(*best)[0] if cell not in mine and cell not in theirs)
