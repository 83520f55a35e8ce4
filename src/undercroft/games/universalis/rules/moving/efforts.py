"""Running, swimming, flying, jumping, climbing and breaking away."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import HUGE, Attribute
from ...events import Ran, Swam
from ...state import NOBODY, NOWHERE, Figure, Mark, standing
from .. import labels, telling
from ..carrying import together
from ..characters import control, figures, has
from ..checks import Trial, attempt, half, skills, take_test
from ..dark import playing
from ..fighting import hits
from ..harm import PIT_HEIGHT, Blow, drop, end_activation, fall, firm, free, harm, nearest_square, pushing
from ..hazards import ropes
from ..options import Square
from ..riding import saddle
from ..shooting import defensive
from ..squares import (
    NO_RUN,
    Do,
    Situation,
    Spot,
    alight,
    around,
    away,
    board_of,
    carrier,
    come_upon,
    engaged_with,
    field_of,
    in_melee,
    nearest_spot,
    points_of,
    routes,
    spend_action,
    squares,
)
from .walking import interrupted, step, walk

ROOTED = Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT | Mark.CLIMBING
"""Nobody walks away so."""


def other_offers(t: UTable, s: Situation) -> list[Do]:
    """Running, swimming, flying, jumping, climbing out.

    [dun.run.declare, dun.run.barred, dun.swim.roll, dun.fly.declare, dun.jump.test, dun.climb.pit]
    """
    figure = s.figure if s.figure.riding == NOBODY else carrier(t, s.figure)
    if figure.marks & Mark.IN_PIT:
        able = s.may_act and not figure.marks & Mark.KNOCKED_DOWN
        return [Do("climb", cell=cell) for cell in climb_squares(t, s)] if able else []
    if figure.marks & (Mark.KNOCKED_DOWN | Mark.STATIONARY):
        return []
    found = hasty_offers(t, s) + flight_offers(t, s, figure)
    if (s.field.gap or s.field.board.steep) and not has(t, figure, "lumbering"):
        found += crossing_offers(t, s)
    return found


def hasty_offers(t: UTable, s: Situation) -> list[Do]:
    """At the beginning of a move, unless a new section has been seen: there one stands still.

    [dun.run.declare, dun.run.barred, dun.mount.gallop]
    """
    if s.active.begun or s.active.move_over:
        return []
    if s.figure.riding != NOBODY:
        return [Do("gallop")] if saddle.gallops(t, s) else []
    return [Do("run")] if can_run(t, s) else []


def flight_offers(t: UTable, s: Situation, figure: Figure) -> list[Do]:
    """Who is in the air can land where there is a floor; nobody rises out of a Melee Range.  [dun.fly.declare]"""
    if s.active.begun or not has(t, figure, "flies"):
        return []
    if figure.marks & Mark.FLYING:
        floor = s.field.ground[figure.cell] not in pushing.DROPS or figure.size >= HUGE
        return [Do("land")] if floor else []
    return [Do("fly")] if not s.engaged and can_fly(t, figure) else []


def crossing_offers(t: UTable, s: Situation) -> list[Do]:
    """Into the water at the beginning of a move, and over gaps at any time.  [dun.swim.roll, dun.jump.test]"""
    active, found = s.active, []
    if not active.begun and not active.swimming and near_water(t, s):
        found.append(Do("swim"))
    if s.may_act and not active.move_over:
        found += [Do("jump", cell=cell) for cell in leaps(t, s.figure, active.points)]
    return found


def can_fly(t: UTable, figure: Figure) -> bool:
    """[dun.skill.nature.flying.blocked]"""
    return not figures.heavy(t, figure) and not figures.lamed(t, figure)


async def come_down(t: UTable, who: int) -> None:
    """A flyer who has been Wounded in the air does not stay there; where there is no floor he falls.

    [dun.skill.nature.flying.blocked, dun.fall.damage]
    """
    figure = carrier(t, t.state.figures[who])
    if can_fly(t, figure):
        return
    alight(t, figure)
    ground = field_of(t).ground[figure.cell]
    if ground in pushing.DROPS and figure.size < HUGE:
        await fall(t, who, PIT_HEIGHT, abyss=ground == "abyss")


def can_run(t: UTable, s: Situation) -> bool:
    """[dun.run.barred, dun.run.declare, dun.action.not-in-melee-range]"""
    figure = s.figure
    if (
        figure.riding != NOBODY
        or not s.may_act
        or s.hampered
        or figure.marks & NO_RUN
        or figures.lamed(t, figure)
        or has(t, figure, "lumbering")
    ):
        return False
    return s.field.ground[figure.cell] not in ("ladder", "deep-water") and together.runs(t, figure.id)


async def run(t: UTable, who: int, do: Do) -> None:
    """Movement + 2D6, at most twice the Movement; a double 1 leaves half of it. Who is fast uses that where the dice
    are low.

    [dun.run.distance, dun.run.stumble, dun.run.declare, dun.skill.exploration.fast.run, dun.skill.two-active]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.action -= 1
    active.running = active.begun = True
    rolled = await t.roll(2, 6, "run")
    full = active.movement
    if rolled == (1, 1):
        active.points = half(full)
    else:
        active.points = min(2 * full, full + sum(rolled))
        light = active.points < 2 * full and not figures.heavy(t, figure)
        if light and skills.apply(t, figure, "runs-further", active.skills):
            active.points = 2 * full
    squares, dice, cites = active.points, telling.plain(who, "run", rolled), ("dun.run.distance",)
    t.tell(Ran(who=who, name=figure.card, rolled=sum(rolled), squares=squares, dice=dice, cites=cites))


async def swim(t: UTable, who: int, do: Do) -> None:
    """As many squares as his Agility, less for shield and heavy armor; a double 1 leaves none.

    [dun.swim.distance, dun.swim.gear-penalty, dun.swim.roll, dun.swim.shore]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.swimming = active.begun = True
    rolled = await t.roll(2, 6, "swim")
    active.points = 0 if rolled == (1, 1) else max(0, swimming_agility(t, who))
    squares, dice, cites = active.points, telling.plain(who, "swim", rolled), ("dun.swim.distance",)
    t.tell(Swam(who=who, name=figure.card, rolled=sum(rolled), squares=squares, dice=dice, cites=cites))


def swimming_agility(t: UTable, who: int) -> int:
    figure = t.state.figures[who]
    figure = carrier(t, figure)
    laden = (figures.shield_of(t, figure) is not None) + figures.heavy(t, figure)
    return figures.value(t, figure, Attribute.AGILITY) - laden


def near_water(t: UTable, s: Situation) -> bool:
    wet = s.field.gaps["deep-water"]
    return bool(wet) and bool(around(t, s.figure) & wet)


async def drown(t: UTable, who: int) -> None:
    """Agility below 0 at the end of an activation in deep water: 3 dice against Natural Armor.  [dun.swim.drowning]"""
    figure = t.state.figures.get(who)
    if figure is None or not standing(figure) or not figures.swimming(t, figure):
        return
    if swimming_agility(t, who) < 0 and not has(t, figure, "swims"):
        await harm(t, who, Blow(3, against="natural", kind="water"))


async def take_off(t: UTable, who: int, do: Do) -> None:
    """Flying is declared at the start and is a move, even on the spot.  [dun.fly.declare, dun.fly.is-move]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    for one in (figure, carrier(t, figure)):
        before = one.marks
        one.marks = one.marks | Mark.FLYING if do.verb == "fly" else one.marks & ~Mark.FLYING
        telling.marked(t, one, before, ("dun.fly.declare",))
    active.begun, active.moved = True, int(do.verb == "fly")
    active.points = points_of(t, who)


def leaps(t: UTable, figure: Figure, points: int) -> dict[int, int]:
    """Free squares straight beyond a pit, a cliff or water, within the movement that is left, and those of a floor that
    is too far down for a step; each with the square of the base that jumps.

    [dun.jump.test, dun.jump.interrupt, dun.large.reference-square]
    """
    board, field = board_of(t), field_of(t)
    found: dict[int, int] = {}
    for part in squares(board, figure):
        if board.steep and points > 0:
            low = board.levels[part] - figures.body(t, figure)
            for cell in field.touching[part]:
                if board.levels[cell] <= low and drop(t, part, cell) and lands(t, figure, cell):
                    found.setdefault(cell, part)
        for other in field.touching[part]:
            if field.gap >> other & 1:
                cell = _beyond(t, part, other, points)
                if cell != NOWHERE and lands(t, figure, cell):
                    found.setdefault(cell, part)
    return found


def _beyond(t: UTable, part: int, gap: int, points: int) -> int:
    """The first square with a floor straight beyond a gap; -1: too far."""
    board, field = board_of(t), field_of(t)
    stride, cell, far = gap - part, gap, 1
    while far < points:
        beyond = cell + stride
        if not 0 <= beyond < board.size or not field.touch[cell] >> beyond & 1:
            break
        cell, far = beyond, far + 1
        if not field.gap >> cell & 1:
            return cell
    return NOWHERE


def lands(t: UTable, figure: Figure, cell: int) -> bool:
    """Whether there is room for a base around the square on which one comes down."""
    if figure.span == 1:
        return free(t, figure, cell)
    return nearest_spot(t, figure, cell) is not None


async def jump(t: UTable, who: int, do: Do) -> None:
    """An Agility test, -1 over more than one square and -1 in a Melee Range; a failure is a fall, or a bath.

    [dun.jump.test, dun.jump.wide, dun.jump.melee-range, dun.jump.fail, dun.fly.agility-auto, dun.fall.where]
    """
    active, figure, board = t.state.turn.active, t.state.figures[who], board_of(t)
    assert active is not None
    start = leaps(t, figure, active.points)[do.cell]
    wide = board.distance(start, do.cell)
    stride = (do.cell - start) // wide
    trial = jump_trial(t, figure, do)
    active.action -= 1
    active.begun = True
    passed = bool(figure.marks & Mark.FLYING) or (await attempt(t, carrier(t, figure).id, trial)).passed
    passed = passed or await ropes.saves(t, who, do.cell, start + stride)
    spot = nearest_spot(t, t.state.figures[who], do.cell) or Spot(do.cell)
    if passed and await playing.on_trap(t, who, do.cell, spot):
        return
    if passed:
        ahead = defensive.watchers(t, who, spot)
        step(t, who, do.cell, wide, before=start, spot=spot)
        await interrupted(t, who, ahead)
        return
    landing = do.cell - stride if wide > 1 else do.cell
    deep = PIT_HEIGHT if wide > 1 else drop(t, start, do.cell)
    come_upon(t, t.state.figures[who], landing)
    kind = field_of(t).ground[landing]
    if kind == "deep-water":
        end_activation(t, who)
    else:
        await fall(t, who, deep, abyss=kind == "abyss")


def first_gap(t: UTable, figure: Figure, cell: int) -> int:
    """The first square between a jumper and his landing place; a climber stands in it."""
    start = nearest_square(t, figure, cell)
    wide = board_of(t).distance(start, cell)
    return start + (cell - start) // wide if wide > 1 else start


def unsteady(t: UTable, figure: Figure, cell: int) -> int:
    """-1 in a Melee Range, or with an enemy at the gap while an ally holds the rope.

    [dun.jump.melee-range, dun.climb.melee-range, dun.rope.enemy-adjacent]
    """
    roped = ropes.helper(t, figure, cell) is not None
    return min(-int(in_melee(t, figure)), ropes.watched(t, figure.side, first_gap(t, figure, cell)) if roped else 0)


def jump_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.jump.test, dun.jump.wide]"""
    wide = away(board_of(t), figure, do.cell) > 2
    plus = unsteady(t, figure, do.cell) - wide + figures.bonus(t, figure, "jump")
    return Trial(Attribute.AGILITY, "jump", plus)


def climb_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.climb.pit]"""
    return Trial(Attribute.AGILITY, "climb", unsteady(t, figure, do.cell) + figures.bonus(t, figure, "jump"))


def climb_squares(t: UTable, s: Situation) -> list[int]:
    """Free squares next to the pit, or those of allies who can step aside.  [dun.climb.pit, dun.climb.no-space]"""
    edge = [cell for cell in s.field.touching[s.figure.cell] if s.field.ground[cell] != "pit"]
    allies = {ally.cell: ally for ally in figures.allies(t.state, s.figure) if ally.span == 1}
    return [
        cell for cell in edge if free(t, s.figure, cell) or (cell in allies and aside(t, allies[cell], s.figure.cell))
    ]


def aside(t: UTable, ally: Figure, pit: int) -> list[int]:
    """The squares to which somebody at the edge can make room.  [dun.climb.no-space]"""
    field = field_of(t)
    steps = field.steps(figures.body(t, ally))[ally.cell]
    return [cell for cell in steps if cell != pit and firm(t, ally, cell)]


async def make_room(t: UTable, cell: int, pit: int) -> None:
    """An ally who stands where the climber comes up moves to an adjacent square of his choice.  [dun.climb.no-space]"""
    ally = next((f for f in t.state.figures.values() if standing(f) and f.cell == cell), None)
    if ally is None:
        return
    id = ally.id
    chosen = await control.decide(
        t,
        ally,
        "make-room",
        [Square(cell) for cell in aside(t, ally, pit)],
        control.first,
        label=lambda option: labels.square(t, option),
        cites=("dun.climb.no-space",),
    )
    t.state.figures[id].cell = chosen.cell
    telling.stands(t, t.state.figures[id], "walk", ("dun.climb.no-space",))


async def climb(t: UTable, who: int, do: Do) -> None:
    """An Agility test with the Action, -1 in a Melee Range; passed, he stands outside and his activation is over.

    [dun.climb.pit, dun.climb.melee-range]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    gap = figure.cell
    passed = (await attempt(t, who, climb_trial(t, figure, do))).passed
    if passed or await ropes.saves(t, who, do.cell, gap):
        await make_room(t, do.cell, gap)
        figure = t.state.figures[who]
        figure.cell, before = do.cell, figure.marks
        figure.marks &= ~Mark.IN_PIT
        telling.stands(t, figure, "walk", ("dun.climb.pit",))
        telling.marked(t, figure, before, ("dun.climb.pit",))
        end_activation(t, who)


async def disengage(t: UTable, who: int, do: Do) -> None:
    """An Agility test for each opponent; a failure ends the activation, a double 1 lets the opponent hit.

    The Artificial Dark Player's creatures stay and fight.

    [dun.move.disengage, dun.move.disengage-fail, dun.move.disengage-critical, dun.move.disengage-several,
    dun.adp.disengage]
    """

    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.used.append("disengage")
    active.begun = True
    for enemy in engaged_with(t, figure):
        result = await attempt(t, who, disengage_trial(t, figure, do))
        if result.passed:
            active.free_of.append(enemy)
            continue
        if control.seat_of(t, figure) == NOBODY:
            active.points, active.move_over = 0, True
        else:
            end_activation(t, who)
        if result.blunder and enemy in t.state.figures:
            held, weapon = figures.melee_weapon(t, t.state.figures[enemy])
            await hits.land(t, hits.Blows(enemy, who, held, weapon), 0, backed=False)
        return


def disengage_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.move.disengage]"""
    return Trial(Attribute.AGILITY, "disengage", kind="disengage")


async def flees(t: UTable, who: int) -> None:
    """A coward whose side is outnumbered in the section, and who is not engaged, runs into one without enemies unless
    he passes a Courage test; where there is none he acts as usual.  [dun.skill.nature.coward]"""
    figure, active, board = t.state.figures.get(who), t.state.turn.active, board_of(t)
    if figure is None or active is None or active.who != who or figure.marks & ROOTED or engaged_with(t, figure):
        return
    section = board.section[figure.cell]
    here = [f for f in t.state.figures.values() if standing(f) and board.section[f.cell] == section]
    foes = [f for f in here if f.side != figure.side]
    if 2 * len(foes) <= len(here) or (await take_test(t, who, Attribute.COURAGE, "courage")).passed:
        return
    held = {board.section[f.cell] for f in figures.enemies(t.state, figure)}
    ways = routes(t, t.state.figures[who], active.points)
    refuge = [cell for cell in ways.ends if board.section[cell] not in held]
    if refuge:
        far = max(refuge, key=lambda cell: (min(away(board, foe, cell) for foe in foes), -cell))
        await walk(t, who, ways, far)
        pushing.end_activation(t, who)
