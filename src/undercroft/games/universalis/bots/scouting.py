"""Where the heroes' bot goes when nobody fights: unexplored ways, the goal, the way home, as far as they are seen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.toolkit.grid import Neighbours, members
from undercroft.toolkit.paths import FAR, spread

from ..content.catalogue import UTable
from ..content.quests import Quest
from ..field import Field
from ..rules.harm import furniture
from ..rules.squares import board_of, field_of, footprint, nearest_spot, squares
from ..state import HEROES, NOWHERE, OUT, Figure, State, standing

WALKER = 2
"""The height of an ordinary hero: what is as high cannot be crossed."""


MOST_ROWS = 32
"""So many are kept for one layout."""

HARD, BARRED, BOLTED, FARTHEST = 8, 12, 32, 99
"""Steps that a lock or riddle is worth (a gate that must be held: three times); what more after the party has failed at
it, for a door that must be broken and for a strong one; and the most that any way counts."""


class Way(msgspec.Struct, frozen=True):
    """An unexplored door or passage: the squares in front of it on the known side, and the look through it."""

    door: int
    squares: tuple[int, ...]
    facing: int


def frontier(t: UTable) -> list[Way]:
    """The ways that lead on, as far as the party knows them; gates are only short cuts."""
    field, doors = field_of(t), t.state.map.doors
    if field.leading is None:
        field.leading = _leading(field)
    return [way for way in field.leading if doors[way.door].state != "hidden"]


def _leading(field: Field) -> list[Way]:
    """All ways out of what has been laid out, be they known or not."""
    board, revealed = field.board, field.layout.revealed
    found = []
    for n, access in enumerate(board.doors):
        one, two = (revealed >> section & 1 for section in access.sections)
        if n in board.gates or one == two:
            continue
        if one:
            found.append(Way(n, tuple(pair[0] for pair in access.pairs), access.facing))
        else:
            found.append(Way(n, tuple(pair[1] for pair in access.pairs), (access.facing + 4) % 8))
    return found


def rows(t: UTable, goals: tuple[int, ...]) -> list[int]:
    """The steps from every square to the nearest of these, around what cannot be crossed; people are disregarded."""
    field = field_of(t)
    known = field.rows.get(goals)
    if known is None:
        if len(field.rows) > MOST_ROWS:
            field.rows.clear()
        known = field.rows[goals] = _rows(field.steps(WALKER), goals)
    return known


def _rows(steps: Neighbours, goals: tuple[int, ...]) -> list[int]:
    best = [FAR] * len(steps)
    for goal in goals:
        best[goal] = 0
    queue = list(goals)
    for cell in queue:
        ahead = best[cell] + 1
        for near in steps[cell]:
            if best[near] > ahead:
                best[near] = ahead
                queue.append(near)
    return best


def party(t: UTable) -> list[Figure]:
    found = []
    for f in t.state.figures.values():
        if f.kind == "hero" and f.side == HEROES and f.cell != NOWHERE and not f.marks & OUT:
            found.append(f)
    return found


def hirelings(t: UTable) -> list[Figure]:
    """Those who fight for pay."""
    return [f for f in t.state.figures.values() if f.kind == "mercenary" and f.side == HEROES and standing(f)]


def last_leg(t: UTable) -> bool:
    """Whether nothing is left but to walk: home, or to the squares that are the goal."""
    board = board_of(t)
    if t.state.quest.goal_done:
        return True
    return board.quest.goal.kind == "reach" and any(field_of(t).explored >> cell & 1 for cell in board.goals)


def destination(t: UTable, onward: Callable[[], Way | None] | None = None) -> tuple[int, ...]:
    """The squares that the party heads for: home, the goal, the thing to find, else the best unexplored way, if
    somebody knows it already that which leads `onward`."""
    board, state = board_of(t), t.state
    quest = board.quest
    if t.state.quest.goal_done:
        return board.start
    for target in quest.goal.sought:
        if target not in state.map.found and (cells := target_squares(t, target)):
            return cells
    if quest.goal.kind == "reach" or escorting(t):
        seen = tuple(cell for cell in board.goals if field_of(t).explored >> cell & 1)
        if seen:
            return seen if quest.goal.kind == "reach" else beside(t, seen)
    way = onward() if onward is not None else next_way(t)
    return way.squares if way is not None else ()


def progress(state: State, quest: Quest) -> float:
    """How much of the goal has been done, from 0 to 1, where it has parts."""
    goal = quest.goal
    match goal.kind:
        case "gather":
            return sum(one in state.map.found for one in goal.targets) / len(goal.targets)
        case "slay":
            return min(1.0, state.quest.slain.get(goal.target, 0) / goal.count)
        case "escort":
            return 0.5 * any(f.card == goal.target and standing(f) for f in state.figures.values())
        case "survive":
            return min(1.0, state.turn.number / goal.turns)
    return 0.0


def merits(state: State, quest: Quest) -> int:
    """How much has come to pass, as all have heard, that a merit or an ending of this sheet waits for."""
    wanted = {fact for one in quest.merits for fact in one.needs} | {
        fact for one in quest.endings for fact in one.needs
    }
    return len(wanted & quest.own & {*state.saga.facts})


def escorting(t: UTable) -> bool:
    """Whether the one who is to be brought to the goal has joined."""
    goal = board_of(t).quest.goal
    return goal.kind == "escort" and any(f.card == goal.target and standing(f) for f in t.state.figures.values())


def arriving(t: UTable) -> bool:
    """Whether he can see where he is to be brought."""
    return escorting(t) and any(field_of(t).explored >> cell & 1 for cell in board_of(t).goals)


def beside(t: UTable, goals: tuple[int, ...]) -> tuple[int, ...]:
    """For the one who is brought the squares themselves, for all others those that leave him the way."""
    board, active = board_of(t), t.state.turn.active
    if active is not None and t.state.figures[active.who].card == board.quest.goal.target:
        return goals
    near = {cell for cell in range(board.size) for goal in goals if board.distance(cell, goal) in (2, 3)}
    kept = {cell for cell in near if min(board.distance(cell, goal) for goal in goals) >= 2}
    return tuple(sorted(cell for cell in kept if field_of(t).explored >> cell & 1)) or goals


def next_way(t: UTable, heroes: list[Figure] | None = None) -> Way | None:
    """The unexplored way that costs the party least, the first of equals."""
    found = frontier(t)
    if len(found) < 2:
        return found[0] if found else None
    heroes, field = party(t) if heroes is None else heroes, field_of(t)
    efforts = [effort(t, field, way, heroes) for way in found]
    return found[efforts.index(min(efforts))]


def shut(t: UTable, way: Way | None) -> bool:
    """Whether the next way is a door with a lock or riddle on it."""
    return way is not None and (t.state.map.doors[way.door].lock or t.state.map.doors[way.door].riddle)


def target_squares(t: UTable, target: str) -> tuple[int, ...]:
    """The squares around the furnishing that the quest is about, once it has been seen."""
    board, field = board_of(t), field_of(t)
    for piece in t.state.map.layout.pieces:
        if board.furnishings[piece.index].id == target and field.explored >> piece.cell & 1:
            near = {cell for square in piece.squares for cell in field.touching[square]}
            return tuple(sorted(near))
    return ()


def effort(t: UTable, field: Field, way: Way, heroes: list[Figure]) -> int:
    """How far the party is from a way, all in all, and how hard it is to open."""
    row = field.rows.get(way.squares) or rows(t, way.squares)
    door = t.state.map.doors[way.door]
    board = field.board
    sheet = board.doors[way.door].door
    hard = HARD * ((door.lock or door.riddle) + 3 * (sheet.kind == "gate"))
    if door.failed:
        hard += BOLTED if door.riddle or sheet.reinforced else BARRED
    total = hard * len(heroes)
    for hero in heroes:
        steps = row[hero.cell] if hero.span == 1 else min(row[cell] for cell in squares(board, hero))
        total += steps if steps < FARTHEST else FARTHEST
    return total if room_at(t, way, heroes) else total + FARTHEST * len(heroes)


def room_at(t: UTable, way: Way, heroes: list[Figure]) -> bool:
    """Whether one of them has room to stand before a way: where all are large, furniture can be in their way."""
    board = board_of(t)
    return any(
        hero.span == 1 or cell in squares(board, hero) or nearest_spot(t, hero, cell) is not None
        for hero in heroes
        for cell in way.squares
    )


def errands(t: UTable, figure: Figure, far: int) -> tuple[int, ...]:
    """Squares near by from which something can still be searched or opened."""
    board, field, state = board_of(t), field_of(t), t.state
    near, found = footprint(board, figure), 0
    for _ in range(far):
        near |= spread(near, field.ways(WALKER))
    for piece, beside in field.fringes:
        if near & beside and piece.index not in state.map.searched and furniture.can_search(t, figure, piece):
            found |= near & beside
    for cell, chest in state.map.chests.items():
        if field.explored >> cell & 1 and chest.state == "closed" and not chest.tried and not chest.failed:
            found |= near & field.touch[cell]
    return tuple(members(found)) if found else ()
