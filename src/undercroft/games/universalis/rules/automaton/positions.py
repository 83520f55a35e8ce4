"""Where the Artificial Dark Player's creatures go: to their target, apart from each other, before their Leader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from undercroft.toolkit.grid import members

from ...content.catalogue import UTable
from ...content.definitions import HUGE
from ...state import NOBODY, Figure, Mark, standing
from ..activation import odds
from ..characters import figures
from ..fighting import hits
from ..moving import efforts, walking
from ..riding import saddle
from ..shooting import ranged
from ..squares import (
    MOST_ROUTES,
    Do,
    Routes,
    Spot,
    away,
    base_at,
    best_line,
    board_of,
    distance,
    engaged_with,
    field_of,
    footprint,
    in_front,
    reach,
    routes,
    situation,
    squares,
    thrust,
)
from . import aims, conducting

FAR = 9999
FLIGHT = 8
"""How far a creature that flees stays from its enemies."""
HEEDLESS = (0, 0, 0)
"""To those who do not look about them all squares are the same."""


# ------------------------------------------------------------------------------------------------ ways


def walks(t: UTable, mover: Figure, target: int) -> tuple[int, ...]:
    """How many steps it takes this mover from each square to one next to the target's, counted from the target; FAR
    where it would have to jump, swim or climb.

    [dun.adp.move.nearest, dun.adp.move.no-agility-tests]
    """
    field = field_of(t)
    flying = bool(mover.marks & Mark.FLYING)
    key = ("walks", target, 9 if flying else figures.body(t, mover), mover.size >= HUGE, flying)
    known: tuple[int, ...] | None = field.routes.get(key)
    if known is None:
        if len(field.routes) > MOST_ROUTES:
            field.routes.clear()
        known = field.routes[key] = _spread(t, mover, target, flying)
    return known


def _spread(t: UTable, mover: Figure, target: int, flying: bool) -> tuple[int, ...]:
    field = field_of(t)
    steps = field.steps(9 if flying else figures.body(t, mover), mover.size >= HUGE)
    found = [FAR] * field.board.size
    drops = [] if flying else [cell for cell in members(field.gap) if cell != target]
    for cell in drops:
        found[cell] = 0  # no way leads there
    found[target] = 0
    queue = [cell for cell in field.touching[target] if found[cell] == FAR]
    for cell in queue:
        found[cell] = 1
    for cell in queue:
        away = found[cell] + 1
        for other in steps[cell]:
            if found[other] == FAR:
                found[other] = away
                queue.append(other)
    for cell in drops:
        found[cell] = FAR
    return tuple(found)


def steps_to(t: UTable, figure: Figure, foe: Figure) -> int:
    """Steps from a creature to an enemy by a valid way."""
    row = approach_to(t, figure, foe)
    return row[figure.cell] if figure.span == 1 else min(row[part] for part in squares(board_of(t), figure))


def approach_to(t: UTable, figure: Figure, foe: Figure) -> tuple[int, ...]:
    """The steps from each square to the nearest square of an enemy's base."""
    if foe.span == 1:
        return walks(t, figure, foe.cell)
    return tuple(map(min, *(walks(t, figure, cell) for cell in squares(board_of(t), foe))))


# ------------------------------------------------------------------------------------------------ approach


async def approach(t: UTable, who: int) -> bool:
    """Move to where it can attack, else towards the nearest enemy, running if need be. True: it can still act.

    [dun.adp.move.nearest, dun.adp.attack.specific-target, dun.adp.behavior-leader, dun.mount.gallop]
    """
    figure, active = t.state.figures[who], t.state.turn.active
    assert active is not None
    if active.move_over or active.points <= 0 or engaged_with(t, figure) or runs_away(t, figure):
        return False
    if figure.marks & (Mark.KNOCKED_DOWN | Mark.IN_PIT):
        return False
    ways = routes(t, figure, active.points)
    goal = await attack_square(t, figure, ways)
    if goal is None:
        if holds_place(t, figure):
            return False
        if not active.begun and efforts.can_run(t, situation(t, who)) and run_helps(t, figure, active.movement):
            await efforts.run(t, who, Do("run"))
            ways = routes(t, figure, active.points, running=True)
        elif not active.begun and figure.riding != NOBODY and saddle.gallops(t, situation(t, who)):
            await saddle.gallop(t, who, Do("gallop"))
            ways = routes(t, figure, active.points, running=True)
            goal = await attack_square(t, figure, ways)
        goal = await nearer_square(t, figure, ways) if goal is None else goal
    if goal is None:
        return False
    active.begun = True
    await walking.walk(t, who, ways, goal)
    still = t.state.turn.active is active and who in t.state.figures
    if still:
        active.points, active.move_over = 0, True
    return still and bool(active.action)


def holds_place(t: UTable, figure: Figure) -> bool:
    """A Leader who is unhurt and has allies lets the enemy come, unless a card of its own says otherwise.

    [dun.adp.behavior-leader, dun.adp.specific-over-general]
    """
    if not aims.follows(t, figure, "holds") or aims.follows(t, figure, "restless") or aims.prey(t, figure) is not None:
        return False
    return not figure.wounds and bool(figures.allies(t.state, figure))


async def attack_square(t: UTable, figure: Figure, ways: Routes) -> int | None:
    """Where it can strike or shoot the enemy who ranks first among those within reach.

    [dun.adp.target.engaged, dun.adp.target.priority, dun.adp.attack.specific-target]
    """
    sought = aims.prey(t, figure)
    if aims.shooter(t, figure) and (sought is None or aims.ordered(t, figure) is sought):
        return sight_square(t, figure, ways, sought)
    foes = [foe for foe in figures.enemies(t.state, figure) if sought in (None, foe)]
    within = [(foe, ends) for foe in foes if (ends := striking_squares(t, figure, foe, ways))]

    def rank(one: tuple[Figure, list[int]]) -> aims.Rank:
        foe, ends = one
        return aims.priority(t, figure, foe, _chance(t, figure, foe), near=min(ways.ends[end] for end in ends))

    chosen = await aims.picked(t, figure, within, rank, lambda one: Do("go-for", target=one[0].id))
    if chosen is None:
        return None
    foe, ends = chosen
    if len(ends) == 1:
        return ends[0]
    stance = stances(t, figure, foe)
    return await best_square(t, figure, {cell: (*stance(cell), ways.ends[cell]) for cell in ends})


async def best_square(t: UTable, figure: Figure, squares: dict[int, tuple[int, ...]]) -> int:
    """The square of the least rank; among equals the Conductor's, else the first.  [dun.adp.conductor]"""
    least = min(squares.values())
    return await conducting.settle_square(t, figure, sorted(cell for cell, rank in squares.items() if rank == least))


def _chance(t: UTable, figure: Figure, foe: Figure) -> Fraction:
    """The chance of its best weapon against this enemy, wherever it stands."""
    arms = figures.melee_arms(t, figure)
    return max(odds.blow(t, hits.Blows(figure.id, foe.id, held, weapon)) for held, weapon in arms)


def striking_squares(t: UTable, figure: Figure, foe: Figure, ways: Routes) -> list[int]:
    """Ends of a move from which an enemy can be struck: next to him, or two squares away with a long weapon."""
    board, field = board_of(t), field_of(t)
    near = wide = 0
    for cell in squares(board, foe):
        near |= field.touch[cell]
        wide |= board.disc(cell, 2)
    if figure.span == 1:
        found = [end for end in ways.ends if near >> end & 1]
    else:
        close = [end for end in ways.ends if wide >> end & 1]
        found = [end for end in close if any(near >> part & 1 for part in base_at(t, figure, end))]
    deep = reach(t, figure)
    if deep > 1:
        cells = squares(board, foe)
        found += [
            end
            for end in ways.ends
            if end not in found
            and any(
                board.distance(part, cell) <= deep and thrust(t, part, cell)
                for part in base_at(t, figure, end)
                for cell in cells
            )
        ]
    return found


def stances(t: UTable, figure: Figure, foe: Figure) -> Callable[[int], tuple[int, ...]]:
    """How suitable a square next to an enemy is; the least is the best. Its cards first; then the ways of its allies,
    the Leader's safety, and room around it.

    [dun.adp.move.path, dun.adp.position.guard-leader, dun.adp.position.spread, dun.adp.specific-over-general]
    """
    board, field, polite = board_of(t), field_of(t), manners(t, figure, foe)
    flanks, wades = aims.follows(t, figure, "flanks"), aims.follows(t, figure, "wades")
    foes, long = figures.enemies(t.state, figure) if wades else [], reach(t, figure) > 1

    def stance(cell: int) -> tuple[int, ...]:
        parts = base_at(t, figure, cell)
        back = flanks and any(in_front(board, foe, part) for part in parts)
        many = sum(any(field.touch[part] >> at & 1 for part in parts for at in squares(board, f)) for f in foes)
        close = long and min(away(board, foe, part) for part in parts) < 2
        return (int(close), int(back), -many, *polite(cell))

    return stance


def manners(t: UTable, figure: Figure, foe: Figure) -> Callable[[int], tuple[int, int, int]]:
    """[dun.adp.move.path, dun.adp.position.guard-leader, dun.adp.position.spread]"""
    if aims.follows(t, figure, "heedless"):
        return lambda cell: HEEDLESS
    return lambda cell: (blocks(t, figure, foe, cell), detour(t, figure, foe, cell), crowded(t, figure, cell))


def crowded(t: UTable, figure: Figure, cell: int) -> int:
    """Allies next to a square; creatures keep apart where they can.  [dun.adp.position.spread]"""
    field, found = field_of(t), 0
    near = field.touch[cell]
    for ally in figures.allies(t.state, figure):
        if near & (1 << ally.cell if ally.span == 1 else footprint(field.board, ally)):
            found += 1
    return found


def blocks(t: UTable, figure: Figure, foe: Figure, cell: int) -> int:
    """Whether somebody on this square would stand in a door or passage through which allies must come.

    [dun.adp.move.path]
    """
    if not board_of(t).straits >> cell & 1:
        return 0
    row = walks(t, figure, foe.cell)
    return sum(
        row[cell] < row[ally.cell] < FAR and not engaged_with(t, ally) for ally in figures.allies(t.state, figure)
    )


def detour(t: UTable, figure: Figure, foe: Figure, cell: int) -> int:
    """How far a square lies from the enemy's way to the Leader; 0: on it, or there is none to guard.

    [dun.adp.position.guard-leader]
    """
    leader = figure
    for f in t.state.figures.values():
        if f.leader and f.side == figure.side and standing(f):
            leader = f
            break
    if leader is figure:
        return 0
    ours, theirs = walks(t, figure, leader.cell), walks(t, figure, foe.cell)
    whole = ours[foe.cell]
    return max(0, ours[cell] + theirs[cell] - whole) if whole < FAR else 0


def sights(t: UTable, figure: Figure, foe: Figure) -> bool:
    """Whether it can shoot this enemy from where it stands."""
    return any(aims.far_weapon(t, held) is not None and ranged.can_shoot(t, figure, held, foe) for held in figure.hands)


def sight_square(t: UTable, figure: Figure, ways: Routes, sought: Figure | None = None) -> int | None:
    """The nearest square from which a shooter sees somebody, or its quarry, out of arm's reach of its enemies where it
    can."""
    held = next(held for held in figure.hands if aims.far_weapon(t, held) is not None)
    foes, board = figures.enemies(t.state, figure) if sought is None else [sought], board_of(t)
    at = Spot(figure.cell, figure.other)
    try:
        for end in sorted(ways.ends, key=lambda cell: (ways.ends[cell], cell)):
            figure.cell, figure.other = ways.spot(end)
            if any(distance(board, figure, foe) > 1 and ranged.can_shoot(t, figure, held, foe) for foe in foes):
                return end
    finally:
        figure.cell, figure.other = at
    return None


def within(t: UTable, figure: Figure, far: int) -> bool:
    """Whether a walk brings it so near to an enemy whom it then sees, to its quarry if it has one: else it is no use to
    draw what is thrown so far."""
    active, board, sought = t.state.turn.active, board_of(t), aims.prey(t, figure)
    steps = active.points if active is not None and not active.move_over else 0
    foes = [sought] if sought is not None else figures.enemies(t.state, figure)
    foes = [foe for foe in foes if distance(board, figure, foe) <= far + steps]
    if not foes:
        return False
    ways, at = routes(t, figure, steps) if steps else None, Spot(figure.cell, figure.other)
    try:
        for end in (figure.cell, *(() if ways is None else ways.ends)):
            figure.cell, figure.other = at if ways is None or end == at.cell else ways.spot(end)
            for foe in foes:
                if distance(board, figure, foe) <= far and best_line(t, figure, foe, facing=False) is not None:
                    return True
    finally:
        figure.cell, figure.other = at
    return False


async def nearest(t: UTable, figure: Figure) -> Figure | None:
    """The enemy whom the sheet names, else the nearest by a valid way; among equals the Conductor or chance decides.

    [dun.adp.move.nearest, dun.adp.move.no-agility-tests, dun.adp.attack.specific-target, dun.adp.conductor]
    """
    foes = nearest_ones(t, figure)
    if len(foes) < 2:
        return foes[0] if foes else None
    return await conducting.settle(t, figure, foes, lambda foe: Do("go-for", target=foe.id))


def nearest_ones(t: UTable, figure: Figure) -> list[Figure]:
    """All enemies to whom the way is shortest.  [dun.adp.move.nearest]"""
    sought = aims.prey(t, figure)
    foes = [sought] if sought is not None else figures.enemies(t.state, figure)
    far = {foe.id: steps_to(t, figure, foe) for foe in foes}
    least = min(far.values(), default=FAR)
    return [foe for foe in foes if far[foe.id] == least < FAR]


def run_helps(t: UTable, figure: Figure, movement: int) -> bool:
    """Whether the longest run would bring it nearer to one of them: nobody runs on the spot behind friends who fill the
    doorway.

    [dun.adp.move.nearest, dun.run.distance]
    """
    foes = nearest_ones(t, figure)
    ends = routes(t, figure, 2 * movement, running=True) if foes else None
    return ends is not None and any(
        min(distances_left(t, figure, foe, ends).values(), default=FAR) < steps_to(t, figure, foe) for foe in foes
    )


def distances_left(t: UTable, figure: Figure, foe: Figure, ways: Routes) -> dict[int, int]:
    """How far it would still have to walk to an enemy from the end of each move."""
    row = approach_to(t, figure, foe)
    if figure.span == 1:
        return {end: row[end] for end in ways.ends}
    return {end: min(row[part] for part in base_at(t, figure, end)) for end in ways.ends}


async def nearer_square(t: UTable, figure: Figure, ways: Routes) -> int | None:
    """The end of a move that lies nearest, by walking, to the nearest enemy.

    [dun.adp.move.nearest, dun.adp.move.path, dun.adp.position.guard-leader, dun.adp.position.spread]
    """
    foe = await nearest(t, figure)
    if foe is None:
        return None
    far = distances_left(t, figure, foe, ways)
    gain = min(far.values(), default=FAR)
    if gain >= steps_to(t, figure, foe):
        return None
    polite = manners(t, figure, foe)
    ends = [end for end in far if far[end] == gain]
    if len(ends) == 1:
        return ends[0]
    return await best_square(t, figure, {cell: (*polite(cell), ways.ends[cell]) for cell in ends})


def doorward(t: UTable, figure: Figure, ways: Routes, doors: list[int]) -> int | None:
    """The end of a move that lies nearest, by walking, to one of these doors.  [dun.adp.move.nearest]"""
    board = board_of(t)
    rows = [walks(t, figure, cell) for n in doors for cell in members(board.at_door[n])]
    far = {end: min(row[part] for row in rows for part in base_at(t, figure, end)) for end in ways.ends}
    here = min(row[part] for row in rows for part in squares(board, figure))
    best = min(far.values(), default=here)
    ends = [end for end in far if far[end] == best]
    return min(ends, key=lambda end: (ways.ends[end], end)) if best < here else None


# ------------------------------------------------------------------------------------------------ keeping away


def keeps(t: UTable, figure: Figure) -> int:
    """The distance that its card tells it to keep, as long as it can shoot or cast."""
    card = aims.cards(t, figure)[0]
    if runs_away(t, figure):
        return FLIGHT
    if not card.keeps:
        return 0
    armed = any(aims.far_weapon(t, held) is not None for held in (*figure.hands, *figure.pack))
    return card.keeps if armed or (figure.spells and figure.mana) else 0


def runs_away(t: UTable, figure: Figure) -> bool:
    """Who flees when hurt, unless a player or the sheet sends him after somebody.  [dun.adp.specific-over-general]"""
    return bool(figure.wounds) and aims.follows(t, figure, "flees") and aims.prey(t, figure) is None


async def break_away(t: UTable, who: int) -> None:
    """A shooter or sorcerer whom one or two enemies hold tries to get away; if it fails it fights on.

    [dun.adp.disengage, dun.adp.specific-over-general]
    """
    figure, active = t.state.figures[who], t.state.turn.active
    assert active is not None
    if not keeps(t, figure) or not active.action or active.points <= 0 or figure.marks & Mark.KNOCKED_DOWN:
        return
    held = engaged_with(t, figure)
    if not 1 <= len(held) <= 2:
        return
    await efforts.disengage(t, who, Do("disengage"))
    figure = t.state.figures.get(who, figure)
    if t.state.turn.active is active and standing(figure) and active.points > 0 and not engaged_with(t, figure):
        await step_back(t, who)


async def step_back(t: UTable, who: int) -> None:
    """Away from its enemies, as far as its card says, if possible where it still sees one of them."""
    figure, active = t.state.figures[who], t.state.turn.active
    wanted = keeps(t, figure)
    if active is None or not wanted or active.move_over or active.running:
        return
    if figure.marks & (Mark.KNOCKED_DOWN | Mark.IN_PIT) or engaged_with(t, figure):
        return
    board, foes = board_of(t), figures.enemies(t.state, figure)
    here = min((distance(board, figure, foe) for foe in foes), default=wanted)
    if here >= wanted:
        return
    ways = routes(t, figure, active.points)
    far = {
        end: min(wanted, *(away(board, foe, part) for foe in foes for part in base_at(t, figure, end)))
        for end in ways.ends
    }
    best = max(far.values(), default=here)
    if best <= here:
        return
    ends = sorted((end for end in far if far[end] == best), key=lambda end: (ways.ends[end], end))
    active.begun = True
    await walking.walk(t, who, ways, _seeing(t, figure, ways, ends))


def _seeing(t: UTable, figure: Figure, ways: Routes, ends: Iterable[int]) -> int:
    foes = figures.enemies(t.state, figure)
    ordered = list(ends)
    at = Spot(figure.cell, figure.other)
    try:
        for end in ordered:
            figure.cell, figure.other = ways.spot(end)
            if any(best_line(t, figure, foe, facing=False) is not None for foe in foes):
                return end
    finally:
        figure.cell, figure.other = at
    return ordered[0]
