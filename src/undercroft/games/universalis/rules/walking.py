"""The walk, square by square: traps, Defensive Shots, exploration arrows, Melee Ranges, running, swimming, jumping."""

from __future__ import annotations

from itertools import pairwise

from ..content.catalogue import UTable
from ..content.definitions import HUGE, LARGE, Attribute
from ..events import Moved, Ran
from ..state import HEROES, NOBODY, Figure, Mark, standing
from . import bridges, companions, control, dark, exploration, fear, figures, labels, ranged, reactions, ropes, together
from .choices import Square
from .damage import Blow, afflict, harm
from .engagement import board_of, engaged_with, field_of, in_melee, occupied, shared, zones
from .figures import has
from .movement import Routes, routes, stand
from .options import Do, Situation, spend_action
from .pushing import PIT_HEIGHT, drop, end_activation, fall, firm, free
from .rolls import Trial, attempt, half

NO_RUN = (
    Mark.STUNNED | Mark.KNOCKED_DOWN | Mark.DISEASED | Mark.POISONED | Mark.FLYING | Mark.SHIELDED | Mark.OVERLOADED
)


def points_of(t: UTable, figure_id: int) -> int:
    """Movement of an activation: Movement, or the flying distance (half of it in corridors).

    [dun.move.points, dun.fly.corridor-half, dun.skill.nature.flying.choose]
    """
    figure = t.state.figures[figure_id]
    if figure.marks & Mark.FLYING:
        far = figures.trait(figure, "flying") or figures.value(t, figure, Attribute.MOVEMENT)
        board = board_of(t)
        return half(far) if board.sections[board.section[figure.cell]].kind == "corridor" else far
    return max(1, figures.value(t, figure, Attribute.MOVEMENT))


def move_offers(t: UTable, s: Situation) -> list[Do]:
    """Squares to move to; an engaged character can only shift within his opponent's Melee Range or break away.

    [dun.move.points, dun.move.within-melee-range, dun.move.disengage, dun.meleerange.relief]
    """
    active, figure = s.active, s.figure
    if active.move_over or active.points <= 0 or figure.marks & (Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT):
        return []
    if s.engaged:
        found = [Do("disengage")] if active.action and not active.moved and "disengage" not in active.used else []
        if not active.moved and active.action:
            return found + [Do("shift", cell=cell) for cell in shifts(t, s)]
        return found
    ways = routes(t, figure, active.points, running=active.running)
    ends = ways.ends
    other = together.partner(t, figure.id) if active.used else None
    if other is not None:
        return [Do("move", cell=cell) for cell in ends if together.clear(t, ways, cell, other)]
    if figure.kind != "hero" and figure.side == HEROES:
        return [Do("move", cell=cell) for cell in ends if not companions.too_far(t, figure, cell)]
    return [Do("move", cell=cell) for cell in ends]


def shifts(t: UTable, s: Situation) -> list[int]:
    """One step to another square of the Melee Range of a single opponent.  [dun.move.within-melee-range]"""
    if len(s.engaged) != 1 or s.figure.span != 1:
        return []
    held = dict(zones(t, s.figure))
    zone = held[s.engaged[0]]
    ends = routes(t, s.figure, s.active.points, one_step=True).ends
    others = [other for enemy, other in held.items() if enemy != s.engaged[0]]
    return [cell for cell in ends if zone >> cell & 1 and not any(other >> cell & 1 for other in others)]


async def move(t: UTable, who: int, do: Do) -> None:
    """Walk to a square by the cheapest way. A move that has shown nothing can be taken back like any slip, unless the
    table plays strictly.  [dun.move.points, dun.move.no-takeback]"""
    active = t.state.active
    assert active is not None
    ways = routes(t, t.state.figures[who], active.points, running=active.running)
    active.begun = True
    active.turned = False
    if t.state.passing == "-move":
        t.state.passing = ""
    await walk(t, who, ways, do.cell)
    if t.state.options.get("strict-moves"):
        t.reveal()


async def shift(t: UTable, who: int, do: Do) -> None:
    """A step within the Melee Range uses up the move and binds the attack; a trap can lie on it like on any other.

    [dun.move.within-melee-range, dun.trap.detected-step]
    """
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    active.bound = engaged_with(t, figure)[0]
    active.begun = True
    if await dark.on_trap(t, who, do.cell):
        return
    step(t, who, do.cell, 1)
    active.move_over, active.points = True, 0


async def walk(t: UTable, who: int, ways: Routes, end: int) -> bool:
    """Step along a path until its end or until something stops the mover; True if it got there."""
    figure = t.state.figures[who]
    start, path = figure.cell, ways.path(end)
    if figure.span != 1:
        return await _walk_big(t, who, path, end, ways.ends[end])
    for cell in path:
        figure = t.state.figures[who]
        warned = dark.before_step if figure.side == HEROES else dark.on_trap
        if await warned(t, who, cell):
            return False
        if who not in t.state.figures or not _goes_on(t, who):
            return False
        left, other = t.state.figures[who].cell, together.partner(t, who)
        step(t, who, cell, _cost(t, who, cell))
        if other is not None:
            together.follow(t, who, other, left)
        if figure.size >= LARGE and await bridges.gives_way(t, who, left, cell):
            return False
        if await _interrupted(t, who, start, end):
            return False
    return True


def _goes_on(t: UTable, who: int) -> bool:
    figure, active = t.state.figures.get(who), t.state.active
    return figure is not None and standing(figure) and active is not None and active.who == who and not active.move_over


def _cost(t: UTable, who: int, cell: int) -> int:
    figure = t.state.figures[who]
    if figure.marks & Mark.FLYING:
        return 1
    sure, field = has(figure, "ethereal") or figures.sure_footed(t, figure), field_of(t)
    cost = field.costs(figure.size, sure, figures.path_of(figure), figures.laden(t, figure))[cell]
    down = field.board.steep and field.descends(figure.cell, cell)
    return cost - down + (cell in occupied(t) and not has(figure, "ethereal"))


def step(t: UTable, who: int, cell: int, cost: int) -> None:
    """One square: facing follows, points are spent, difficult ground is felt until the next turn.

    [dun.move.facing, dun.terrain.difficult-penalty]
    """
    figure, active, board = t.state.figures[who], t.state.active, board_of(t)
    start = figure.cell
    facing = board.facing(start, cell)
    if active is not None and active.who == who:
        active.forward = active.forward + 1 if facing == figure.facing or not active.moved else 1
        active.points -= cost
        active.moved += 1
    figure.facing, figure.cell = facing, cell
    figure.marks |= Mark.MOVED
    if field_of(t).is_difficult(cell, figures.laden(t, figure)) and field_of(t).ground(cell) != figures.path_of(figure):
        figure.marks |= Mark.ROUGH
        if active is not None:
            active.forward = 0
    at = board.spot(cell)
    t.tell(Moved(who=who, name=figure.card, start=start, end=cell, at=at, cites=("dun.move.points",)))
    if board.thin_air and board.section[start] != board.section[cell]:
        gasp(t, who)


def gasp(t: UTable, who: int) -> None:
    """Rarefied air stuns whoever comes into it.  [dun.condition.stunned, dun.element.on-entry]"""
    board = board_of(t)
    if board.thin_air >> board.section[t.state.figures[who].cell] & 1:
        afflict(t, who, "stunned")


async def _walk_big(t: UTable, who: int, path: list[int], end: int, cost: int) -> bool:
    """A larger base is moved by one of its squares and put down at the end.  [dun.large.reference-square]"""
    figure, active, board = t.state.figures[who], t.state.active, board_of(t)
    start = figure.cell
    figure.facing = board.facing(path[-2] if len(path) > 1 else start, path[-1]) if path else figure.facing
    stand(t, figure, end)
    if active is not None and active.who == who:
        active.points -= cost
        active.moved += len(path)
        active.forward = len(path)
    figure.marks |= Mark.MOVED
    if await _breaks_through(t, who, [start, *path]):
        return False
    if any(field_of(t).is_difficult(cell) or board.narrow >> cell & 1 for cell in path) and figure.size < HUGE:
        figure.marks |= Mark.ROUGH
    at = board.spot(end)
    t.tell(Moved(who=who, name=figure.card, start=start, end=end, at=at, cites=("dun.large.reference-square",)))
    if board.thin_air:
        gasp(t, who)
    await fear.contact(t, who)
    return who in t.state.figures


async def _breaks_through(t: UTable, who: int, way: list[int]) -> bool:
    """Whether a footbridge on its way gives way under a larger base, which is then gone with it.  [dun.bridge.large]"""
    for before, cell in pairwise(way):
        if await bridges.gives_way(t, who, before, cell):
            if who in t.state.figures and standing(t.state.figures[who]):
                await fall(t, who, bridges.CLIFF_HEIGHT, abyss=True)
            return True
    return False


async def _interrupted(t: UTable, who: int, start: int, end: int) -> bool:
    """What can stop a walker on the square that he has just entered; nothing does on an ally's square."""
    if shared(t, who):
        return not _goes_on(t, who)
    if await reactions.watched(t, who):
        return True
    if await _shot_at(t, who, start, end):
        if who in t.state.figures and t.state.active is not None and t.state.active.who == who:
            t.state.active.move_over = True
        return True
    if who not in t.state.figures or not standing(t.state.figures[who]):
        return True
    if await exploration.look_ahead(t, who):
        return True
    if _goes_on(t, who) and in_melee(t, t.state.figures[who]):
        await fear.contact(t, who)
        if who in t.state.figures and t.state.active is not None and engaged_with(t, t.state.figures[who]):
            t.state.active.points = 0
            return True
    return not _goes_on(t, who)


async def _shot_at(t: UTable, who: int, start: int, end: int) -> bool:
    """Defensive Shots when the mover, bound for a shooter, first comes within 3 squares of him.

    [dun.defshot.trigger, dun.defshot.timing, dun.defshot.stop]
    """
    figure, board, field = t.state.figures[who], board_of(t), field_of(t)
    if board.distance(start, figure.cell) < 1:
        return False
    for shooter in figures.enemies(t.state, figure):
        if (
            shooter.span == 1
            and board.distance(figure.cell, shooter.cell) == 3
            and field.touch[end] >> shooter.cell & 1
        ):
            if ranged.may_defend(t, shooter, figure, start) and await ranged.defensive_shot(t, shooter.id, who):
                return True
            if who not in t.state.figures or not standing(t.state.figures[who]):
                return True
    return False


# ------------------------------------------------------------------------------------------------ other ways to move


def other_offers(t: UTable, s: Situation) -> list[Do]:
    """Running, swimming, flying, jumping, climbing out.

    [dun.run.declare, dun.run.barred, dun.swim.roll, dun.fly.declare, dun.jump.test, dun.climb.pit]
    """
    figure, active = s.figure, s.active
    found = []
    if figure.marks & Mark.IN_PIT:
        return (
            [Do("climb", cell=cell) for cell in climb_squares(t, s)]
            if s.may_act and not figure.marks & Mark.KNOCKED_DOWN
            else []
        )
    if figure.marks & (Mark.KNOCKED_DOWN | Mark.STATIONARY):
        return []
    if not active.begun and can_run(t, s):
        found.append(Do("run"))
    if (
        not active.begun
        and has(figure, "flying")
        and not s.engaged
        and not figures.heavy(t, figure)
        and not figures.wounded(figure)
    ):
        found.append(Do("land" if figure.marks & Mark.FLYING else "fly"))
    if not active.begun and not active.swimming and near_water(t, s) and not has(figure, "staggering"):
        found.append(Do("swim"))
    if s.may_act and not active.move_over and not has(figure, "staggering") and figure.span == 1:
        found += [Do("jump", cell=cell) for cell in jumps(t, s)]
    return found


def can_run(t: UTable, s: Situation) -> bool:
    """[dun.run.barred, dun.run.declare, dun.action.not-in-melee-range]"""
    figure = s.figure
    if not s.may_act or s.hampered or figure.marks & NO_RUN or figures.wounded(figure) or has(figure, "staggering"):
        return False
    return field_of(t).ground(figure.cell) not in ("ladder", "deep-water") and together.runs(t, figure.id)


async def run(t: UTable, who: int, do: Do) -> None:
    """Movement + 2D6, at most twice the Movement; a double 1 leaves half of it.

    [dun.run.distance, dun.run.stumble, dun.run.declare, dun.skill.exploration.fast.run]
    """
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    active.action -= 1
    active.running = active.begun = True
    rolled = await t.roll(2, 6, "run")
    full = active.movement
    if rolled == (1, 1):
        active.points = half(full)
    elif has(figure, "fast") and not figures.heavy(t, figure):
        active.points = 2 * full
    else:
        active.points = min(2 * full, full + sum(rolled))
    t.tell(Ran(who=who, name=figure.card, rolled=sum(rolled), squares=active.points, cites=("dun.run.distance",)))


async def swim(t: UTable, who: int, do: Do) -> None:
    """As many squares as his Agility, less for shield and heavy armor; a double 1 leaves none.

    [dun.swim.distance, dun.swim.gear-penalty, dun.swim.roll, dun.swim.shore]
    """
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    active.swimming = active.begun = True
    rolled = await t.roll(2, 6, "swim")
    active.points = 0 if rolled == (1, 1) else max(0, swimming_agility(t, who))
    t.tell(Ran(who=who, name=figure.card, rolled=sum(rolled), squares=active.points, cites=("dun.swim.distance",)))


def swimming_agility(t: UTable, who: int) -> int:
    figure = t.state.figures[who]
    laden = (figures.shield_of(t, figure) is not None) + figures.heavy(t, figure)
    return figures.value(t, figure, Attribute.AGILITY) - laden


def near_water(t: UTable, s: Situation) -> bool:
    field = field_of(t)
    around = (s.figure.cell, *field.touching[s.figure.cell])
    return any(field.ground(cell) == "deep-water" for cell in around)


async def drown(t: UTable, who: int) -> None:
    """Agility below 0 at the end of an activation in deep water: 3 dice against Natural Armor.  [dun.swim.drowning]"""
    figure = t.state.figures.get(who)
    if figure is None or not standing(figure) or field_of(t).ground(figure.cell) != "deep-water":
        return
    if swimming_agility(t, who) < 0 and not has(figure, "aquatic-animal"):
        await harm(t, who, Blow(3, against="natural", kind="water"))


async def take_off(t: UTable, who: int, do: Do) -> None:
    """Flying is declared at the start and is a move.  [dun.fly.declare, dun.fly.is-move]"""
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    if do.verb == "fly":
        figure.marks |= Mark.FLYING
    else:
        figure.marks &= ~Mark.FLYING
    active.begun = True
    active.points = points_of(t, who)


def jumps(t: UTable, s: Situation) -> list[int]:
    """Free squares straight beyond a pit, a cliff or water, within the movement that is left, and those of a floor that
    is too far down for a step.

    [dun.jump.test, dun.jump.interrupt]
    """
    board, field, figure = board_of(t), field_of(t), s.figure
    found = []
    if board.steep and s.active.points > 0:
        low = board.levels[figure.cell] - figures.body(figure)
        below = [cell for cell in field.touching[figure.cell] if board.levels[cell] <= low]
        found += [cell for cell in below if drop(t, figure.cell, cell) and firm(t, figure, cell)]
    for other in field.touching[figure.cell]:
        if field.ground(other) not in ("pit", "abyss", "deep-water"):
            continue
        stride, cell, squares = other - figure.cell, other, 1
        while squares < s.active.points:
            beyond = cell + stride
            if not 0 <= beyond < board.size or not field.touch[cell] >> beyond & 1:
                break
            cell, squares = beyond, squares + 1
            if field.ground(cell) not in ("pit", "abyss", "deep-water"):
                if free(t, figure, cell):
                    found.append(cell)
                break
    return found


async def jump(t: UTable, who: int, do: Do) -> None:
    """An Agility test, -1 over more than one square and -1 in a Melee Range; a failure is a fall, or a bath.

    [dun.jump.test, dun.jump.wide, dun.jump.melee-range, dun.jump.fail, dun.fly.agility-auto, dun.fall.where]
    """
    active, figure, board = t.state.active, t.state.figures[who], board_of(t)
    assert active is not None
    wide = board.distance(figure.cell, do.cell)
    gap = figure.cell + (do.cell - figure.cell) // wide
    trial = jump_trial(t, figure, do)
    active.action -= 1
    active.begun = True
    passed = bool(figure.marks & Mark.FLYING) or (await attempt(t, who, trial)).passed
    passed = passed or await ropes.saves(t, who, do.cell, gap)
    start = t.state.figures[who].cell
    stride = (do.cell - start) // wide
    if passed and await dark.on_trap(t, who, do.cell):
        return
    if passed:
        step(t, who, do.cell, wide)
        await _interrupted(t, who, start, do.cell)
        return
    landing = do.cell - stride if wide > 1 else do.cell
    deep = PIT_HEIGHT if wide > 1 else drop(t, start, do.cell)
    t.state.figures[who].cell = landing
    kind = field_of(t).ground(landing)
    if kind == "deep-water":
        end_activation(t, who)
    else:
        await fall(t, who, deep, abyss=kind == "abyss")


def first_gap(t: UTable, figure: Figure, cell: int) -> int:
    """The first square between a jumper and his landing place; a climber stands in it."""
    wide = board_of(t).distance(figure.cell, cell)
    return figure.cell + (cell - figure.cell) // wide if wide > 1 else figure.cell


def unsteady(t: UTable, figure: Figure, cell: int) -> int:
    """-1 in a Melee Range, or with an enemy at the gap while an ally holds the rope.

    [dun.jump.melee-range, dun.climb.melee-range, dun.rope.enemy-adjacent]
    """
    roped = ropes.helper(t, figure, cell) is not None
    return min(-int(in_melee(t, figure)), ropes.watched(t, figure.side, first_gap(t, figure, cell)) if roped else 0)


def jump_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.jump.test, dun.jump.wide]"""
    wide = board_of(t).distance(figure.cell, do.cell) > 2
    plus = unsteady(t, figure, do.cell) - wide + figures.bonus(t, figure, "jump")
    return Trial(Attribute.AGILITY, "jump", plus)


def climb_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.climb.pit]"""
    return Trial(Attribute.AGILITY, "climb", unsteady(t, figure, do.cell) + figures.bonus(t, figure, "jump"))


def climb_squares(t: UTable, s: Situation) -> list[int]:
    """Free squares next to the pit, or those of allies who can step aside.  [dun.climb.pit, dun.climb.no-space]"""
    edge = [cell for cell in field_of(t).touching[s.figure.cell] if field_of(t).ground(cell) != "pit"]
    allies = {ally.cell: ally for ally in figures.allies(t.state, s.figure) if ally.span == 1}
    return [
        cell for cell in edge if free(t, s.figure, cell) or (cell in allies and aside(t, allies[cell], s.figure.cell))
    ]


def aside(t: UTable, ally: Figure, pit: int) -> list[int]:
    """The squares to which somebody at the edge can make room.  [dun.climb.no-space]"""
    field = field_of(t)
    steps = field.steps(figures.body(ally), ally.size >= HUGE)[ally.cell]
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
        label=labels.square(t),
        cites=("dun.climb.no-space",),
    )
    t.state.figures[id].cell = chosen.cell


async def climb(t: UTable, who: int, do: Do) -> None:
    """An Agility test with the Action, -1 in a Melee Range; passed, he stands outside and his activation is over.

    [dun.climb.pit, dun.climb.melee-range]
    """
    active, figure = t.state.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    gap = figure.cell
    passed = (await attempt(t, who, climb_trial(t, figure, do))).passed
    if passed or await ropes.saves(t, who, do.cell, gap):
        await make_room(t, do.cell, gap)
        figure = t.state.figures[who]
        figure.cell = do.cell
        figure.marks &= ~Mark.IN_PIT
        end_activation(t, who)


async def disengage(t: UTable, who: int, do: Do) -> None:
    """An Agility test for each opponent; a failure ends the activation, a double 1 lets the opponent hit.

    The Artificial Dark Player's creatures stay and fight.

    [dun.move.disengage, dun.move.disengage-fail, dun.move.disengage-critical, dun.move.disengage-several,
    dun.adp.disengage]
    """
    from . import melee

    active, figure = t.state.active, t.state.figures[who]
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
            await melee.land(t, melee.Blows(enemy, who, held, weapon), 0, backed=False)
        return


def disengage_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.move.disengage]"""
    return Trial(Attribute.AGILITY, "disengage", figures.bonus(t, figure, "disengage"))
