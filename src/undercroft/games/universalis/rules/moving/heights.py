"""Climbing walls and tall furniture, an optional extra.

What a climber has done so far stands in his `uses`: `wall-goal` (the square he climbs to), `wall-height`, `wall-done`
(points of height behind him), `wall-down` and `wall-from` (his square).
"""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...state import NOBODY, Figure, Mark, Note
from .. import telling
from ..characters import figures, has
from ..checks import Trial, attempt
from ..harm import end_activation, fall, firm
from ..squares import Do, Situation, board_of, field_of, in_melee
from .walking import step

NOTES = (Note.WALL_GOAL, Note.WALL_HEIGHT, Note.WALL_DONE, Note.WALL_DOWN, Note.WALL_FROM)
PER_HEIGHT = 2
"""Movement points for each point of height, as in difficult terrain."""


def offers(t: UTable, s: Situation) -> list[Do]:
    """Surfaces as high as the climber or higher, with both hands free; nobody climbs on a mount.

    [dun.climb-surface.scope, dun.climb-surface.action, dun.climb-surface.hands, dun.mount.no-climb]
    """
    figure, active = s.figure, s.active
    if not t.state.settings.climbing or active.move_over or active.points < PER_HEIGHT:
        return []
    if (
        figure.span != 1
        or figure.riding != NOBODY
        or figure.marks & (Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT)
        or not free_hands(t, figure)
    ):
        return []
    return [Do("scale", cell=cell) for cell in surfaces(t, figure)]


def free_hands(t: UTable, figure: Figure) -> bool:
    """Nothing in hand but a rope.  [dun.climb-surface.hands]"""
    things = (t.content.objects.get(held.card) for held in figures.handled(t, figure))
    return not has(t, figure, "lumbering") and all(thing is not None and thing.kind == "rope" for thing in things)


def surfaces(t: UTable, figure: Figure) -> dict[int, int]:
    """The squares where a climb can end, with its height, downwards below 0: the ledge above or the foot of the wall;
    behind a piece of furniture a square next to it.

    [dun.climb-surface.scope, dun.climb-surface.end]
    """
    field, levels = field_of(t), board_of(t).levels
    tall, here = figures.body(t, figure), figure.cell
    found: dict[int, int] = {}
    for cell in field.touching[here]:
        place = field.piece_at.get(cell)
        if place is None or not field.layout.pieces[place].height:
            rise = levels[cell] - levels[here]
            if abs(rise) >= tall and not field.even(here, cell, tall) and firm(t, figure, cell):
                found[cell] = rise
        elif field.layout.pieces[place].height >= tall and not field.impassable >> cell & 1:
            piece = field.layout.pieces[place]
            for beyond in dict.fromkeys(other for part in piece.squares for other in field.touching[part]):
                level = levels[beyond] == levels[here] and beyond not in field.piece_at
                if level and beyond not in field.touching[here] and firm(t, figure, beyond):
                    found.setdefault(beyond, piece.height)
    return found


def trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """Agility, at -2 in an enemy's Melee Range.  [dun.climb-surface.test, dun.climb-surface.melee-range]"""
    plus = figures.bonus(t, figure, "jump") - 2 * in_melee(t, figure)
    return Trial(Attribute.AGILITY, "climb", plus)


async def scale(t: UTable, who: int, do: Do) -> None:
    """Begin to climb: a failure on the ground costs only the turn.

    [dun.climb-surface.action, dun.climb-surface.test]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.action -= 1
    active.begun = True
    rise = surfaces(t, figure)[do.cell]
    noted = (do.cell, abs(rise), 0, int(rise < 0), figure.cell)
    figure.uses |= dict(zip(NOTES, noted, strict=True))
    if await passed(t, who, do):
        advance(t, who)
    else:
        let_go(t, who)
        end_activation(t, who)


async def passed(t: UTable, who: int, do: Do) -> bool:
    """[dun.climb-surface.test, dun.fly.agility-auto]"""
    figure = t.state.figures[who]
    return bool(figure.marks & Mark.FLYING) or (await attempt(t, who, trial(t, figure, do))).passed


def advance(t: UTable, who: int) -> None:
    """As far as the Movement goes: to the end, or he hangs on the wall until his next turn.

    [dun.climb-surface.action, dun.climb-surface.end]
    """

    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    left = figure.uses[Note.WALL_HEIGHT] - figure.uses[Note.WALL_DONE]
    if left * PER_HEIGHT <= active.points:
        goal = figure.uses[Note.WALL_GOAL]
        let_go(t, who)
        step(t, who, goal, left * PER_HEIGHT)
    else:
        figure.uses[Note.WALL_DONE] += active.points // PER_HEIGHT
        before = figure.marks
        figure.marks |= Mark.CLIMBING | Mark.MOVED
        telling.marked(t, figure, before, ("dun.climb-surface.action",))
    active.points, active.move_over = 0, True


def let_go(t: UTable, who: int) -> None:
    """He is not on the wall any more."""
    figure = t.state.figures[who]
    before = figure.marks
    figure.marks &= ~Mark.CLIMBING
    telling.marked(t, figure, before, ("dun.climb-surface.end",))
    for note in NOTES:
        figure.uses.pop(note, None)


def hanging(t: UTable, s: Situation) -> list[Do]:
    """On the wall one can only go on, if there is room at the end.  [dun.climb-surface.continue]"""
    goal = s.figure.uses[Note.WALL_GOAL]
    return (
        [Do("scale-on", cell=goal)] if s.may_act and s.active.points >= PER_HEIGHT and firm(t, s.figure, goal) else []
    )


async def scale_on(t: UTable, who: int, do: Do) -> None:
    """Another test; a failure is a fall from the height that he was about to reach.  [dun.climb-surface.continue]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.action -= 1
    active.begun = True
    if await passed(t, who, do):
        advance(t, who)
        return
    reach = figure.uses[Note.WALL_DONE] + active.points // PER_HEIGHT
    await lose_hold(t, who, reach)


async def lose_hold(t: UTable, who: int, reach: int) -> None:
    """Fall from the wall; who was climbing down falls what is left of it, to its foot.  [dun.climb-surface.continue]"""
    figure = t.state.figures[who]
    goal, whole, done, down, _ = (figure.uses[note] for note in NOTES)
    let_go(t, who)
    high = whole - done if down else min(reach, whole)
    if down and firm(t, figure, goal):
        figure.cell = goal
        telling.stands(t, figure, "fall", ("dun.climb-surface.continue",))
    if high > 0:
        await fall(t, who, high)


async def hold_on(t: UTable, who: int) -> None:
    """At the start of an activation: who has been struck down, or moved away from the wall, hangs there no more."""
    figure = t.state.figures[who]
    if figure.cell != figure.uses[Note.WALL_FROM]:
        let_go(t, who)
    elif figure.marks & Mark.KNOCKED_DOWN:
        await lose_hold(t, who, figure.uses[Note.WALL_DONE])
