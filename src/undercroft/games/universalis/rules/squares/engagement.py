"""Facing, Melee Range and engagement. Engagement is judged from positions each time; nothing is remembered."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.toolkit.grid import mask, members

from ...board import Board
from ...content.catalogue import UTable
from ...content.definitions import AVERAGE, HUGE, LARGE
from ...field import Field
from ...state import NOBODY, NOWHERE, OUT, Figure, Mark, standing
from ..characters import board_of, field_of, figures, footprint, has, squares

IN_COMBAT = 12
"""So near an enemy makes a turn a combat turn."""
FARTHEST = 5
"""No Melee Range, counted between the first squares of two bases, goes farther."""
ARMS_LENGTH = 2
"""Nor farther than this between two bases of one square, unless somebody is Huge."""
EVERYWHERE = -1
"""All squares, as a bitmask."""
ALL_ROUND = -1
"""For Tentacles there is no front."""
Allies = list[tuple[Figure, int]]
"""Those of one's side on the board, each with his squares as a bitmask."""
HELPLESS = Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.KNOCKED_OUT | Mark.LEFT


def around(t: UTable, figure: Figure) -> int:
    """The squares of a base and those that touch it, no wall between, as a bitmask."""
    field = field_of(t)
    if figure.span == 1:
        return field.touch[figure.cell] | 1 << figure.cell
    found = 0
    for cell in squares(field.board, figure):
        found |= field.touch[cell] | 1 << cell
    return found


def within(t: UTable, figure: Figure, radius: int) -> int:
    """The squares within so many squares of a base, as far as no wall parts them from it, as a bitmask.

    [dun.spell.aoe, dun.los.wall]
    """
    field = field_of(t)
    found = ring = footprint(field.board, figure)
    for _ in range(radius):
        wider = 0
        for cell in members(ring):
            wider |= field.touch[cell]
        ring = wider & ~found
        found |= wider
    return found


def away(board: Board, figure: Figure, cell: int) -> int:
    """The least number of squares between a base and a square.  [dun.ranged.distance]"""
    if figure.span == 1:
        return board.distance(figure.cell, cell)
    return board.between(squares(board, figure), (cell,))


def occupied(t: UTable) -> dict[int, int]:
    """Which character stands on each square; of a pair the rider."""
    taken: dict[int, int] = {}
    for figure in t.state.figures.values():
        if figure.cell != NOWHERE and not figure.marks & OUT and figure.ridden == NOBODY:
            if figure.span == 1:
                taken[figure.cell] = figure.id
            else:
                taken.update(dict.fromkeys(squares(board_of(t), figure), figure.id))
    return taken


def taken_by_others(t: UTable, walker: Figure) -> int:
    """The squares on which others stand than a walker and his mount, as a bitmask."""
    found, mount = 0, walker.riding
    for f in t.state.figures.values():
        if f.cell != NOWHERE and not f.marks & OUT and f is not walker and f.id != mount:
            found |= 1 << f.cell if f.span == 1 else footprint(board_of(t), f)
    return found


def shared(t: UTable, who: int, cell: int = NOWHERE) -> bool:
    """Whether somebody else stands where this walker is, or on the square to which he passes on."""
    walker = t.state.figures[who]
    if walker.span != 1:
        own = footprint(board_of(t), walker)
        return bool(taken_by_others(t, walker) & (own if cell == NOWHERE else own | 1 << cell))
    here, mount = walker.cell, walker.riding
    spots = (here, cell)
    for f in t.state.figures.values():
        if f.cell not in spots and f.span == 1:
            continue
        if f.cell == NOWHERE or f.marks & OUT or f is walker or f.id == mount:
            continue
        if f.span == 1 or here in (base := squares(board_of(t), f)) or cell in base:
            return True
    return False


def distance(board: Board, one: Figure, other: Figure) -> int:
    """The least number of squares between two bases.  [dun.ranged.distance]"""
    if one.span == other.span == 1:
        (y, x), (v, u) = board.rows[one.cell], board.rows[other.cell]  # as `Board.distance`
        across, along = x - u if x > u else u - x, y - v if y > v else v - y
        return across if across > along else along
    return board.between(squares(board, one), squares(board, other))


def adjacent(t: UTable, one: Figure, other: Figure) -> bool:
    """Bases that touch with no wall between.  [dun.los.wall]"""
    field = field_of(t)
    return bool(touched(field, one) & footprint(field.board, other))


def touched(field: Field, figure: Figure) -> int:
    """The squares that touch a base, no wall between and not too far up or down, as a bitmask; within a larger base its
    own squares too."""
    if figure.span == 1:
        return field.within_reach[figure.cell]
    found = 0
    for cell in squares(field.board, figure):
        found |= field.within_reach[cell]
    return found


def in_front(board: Board, figure: Figure, cell: int) -> bool:
    """Whether a square lies ahead of a character or to his sides.  [dun.facing.front-back]

    A base of several squares has its back where no part of it has its front.
    """
    if figure.span == 1:
        return board.ahead(figure.cell, figure.facing, cell) >= 0
    return max(board.ahead(part, figure.facing, cell) for part in squares(board, figure)) >= 0


def behind(board: Board, figure: Figure, other: Figure) -> bool:
    """Whether `figure` stands wholly at the back of `other`."""
    if figure.span == other.span == 1:
        return board.ahead(other.cell, other.facing, figure.cell) < 0
    return not any(in_front(board, other, cell) for cell in squares(board, figure))


def reach(t: UTable, figure: Figure) -> int:
    """The depth of the Melee Range: 1; 2 with a long-range weapon; Tentacles 2, or 3 if Huge.

    [dun.meleerange.area, dun.reach.range, dun.skill.nature.tentacles]
    """
    skills = t.content.known
    mine = skills.get(figure.skills) or skills[figure.skills]
    lent = t.state.lasting or "long-armed" in skills.lendable  # else as `has`, of which this is most of what is asked
    if "long-armed" in mine.words or (lent and has(t, figure, "long-armed")):
        return 3 if figure.size >= HUGE else 2
    long = t.content.outfits.long
    for held in figure.hands:
        if held.card in long:
            return 2
    return 1


def melee_range(t: UTable, figure: Figure) -> int:
    """The squares of a character's Melee Range, as a bitmask.

    [dun.meleerange.area, dun.meleerange.none, dun.condition.kd-no-range, dun.condition.stationary]
    """
    return 0 if figure.marks & HELPLESS else _range(t, field_of(t), figure)


def _range(t: UTable, field: Field, figure: Figure) -> int:
    """The same for somebody who is not helpless."""
    if figure.span == 1:
        near = field.within_reach[figure.cell]
    else:
        near = own = 0
        for cell in squares(field.board, figure):
            near |= field.within_reach[cell]
            own |= 1 << cell
        near &= ~own
    if reach(t, figure) > 1:
        return near | _far(t, figure, near)
    return near


def _far(t: UTable, figure: Figure, near: int) -> int:
    """The second ring in front, as long as no enemy is adjacent (Tentacles all round).

    [dun.reach.range, dun.reach.adjacent-loses-reach, dun.equip.long-range-symbol]
    """
    field, arms = field_of(t), has(t, figure, "long-armed")
    if _close(t, figure, near):
        return 0
    base, deep = squares(field.board, figure), reach(t, figure)
    key = (base, deep, ALL_ROUND if arms else figure.facing)
    known = field.rings.get(key)
    if known is None:
        found = _beyond(field, near, deep) & ~mask(base)
        if not arms:
            found = mask(cell for cell in members(found & ~near) if in_front(field.board, figure, cell))
        known = field.rings[key] = found
    return known


def _beyond(field: Field, near: int, deep: int) -> int:
    """The rings around a Melee Range of one square, up to so many squares away."""
    ring, found = near, 0
    for _ in range(deep - 1):
        wider = 0
        for cell in members(ring):
            wider |= field.within_reach[cell]
        ring = wider
        found |= wider
    return found


def capacity(enemy: Figure, held: list[Figure]) -> int:
    """How many enemies a character holds: 1, 2 if larger than they are, 3 if they are all much smaller.

    [dun.meleerange.capacity]
    """
    largest = enemy.size if not held else 0
    for figure in held:
        if figure.size > largest:
            largest = figure.size
    return 3 if enemy.size - largest >= 2 else 2 if enemy.size > largest else 1


def ignores(mover: Figure, enemy: Figure, zone: int, allies: Allies, *, running: bool) -> bool:
    """Whether a mover pays no heed to an enemy's Melee Range (`zone`), because of his size or since his allies, each
    with his squares, keep the enemy busy; a runner does though others hold the enemy.

    [dun.large.ignore-melee-range, dun.meleerange.occupied-ignore, dun.meleerange.capacity, dun.run.no-melee-range,
    dun.mount.ignores-mr]
    """
    if mover.size - enemy.size >= 2:
        return True
    if mover.ridden != NOBODY and enemy.size <= AVERAGE:
        return True
    if running:
        return False
    held = [mover]
    for figure, base in allies:
        if zone & base:
            held.append(figure)
    return len(held) > 1 and len(held) > capacity(enemy, held)


def zones(
    t: UTable, mover: Figure, *, running: bool = False, within: int = EVERYWHERE, near: int = EVERYWHERE
) -> list[tuple[int, int]]:
    """The enemies that hinder a mover on the squares `within`, each with its Melee Range; a rider is hindered as his
    mount is, and nobody who flies or has no body. Only enemies who stand on the squares `near` come into question.

    [dun.fly.ignores, dun.skill.nature.ethereal.move]
    """
    if mover.riding != NOBODY:
        mover = t.state.figures[mover.riding]
    active, side, field = t.state.turn.active, mover.side, field_of(t)
    free = active.free_of if active is not None and active.who in (mover.id, mover.ridden) else ()
    foes: list[tuple[Figure, int]] = []
    allies: Allies = []
    for one in t.state.figures.values():
        if one.cell == NOWHERE or one.marks & OUT:
            continue
        if one.side == side:
            if one is not mover and one.id != mover.ridden:
                allies.append((one, 1 << one.cell if one.span == 1 else footprint(field.board, one)))
        elif not one.marks & HELPLESS and near >> one.cell & 1 and one.id not in free:
            zone = _range(t, field, one)
            if zone & within:
                foes.append((one, zone))
    if not foes or mover.marks & Mark.FLYING or has(t, mover, "bodiless"):
        return []
    return [(enemy.id, zone) for enemy, zone in foes if not ignores(mover, enemy, zone, allies, running=running)]


def hindrance(
    t: UTable, field: Field, mover: Figure, enemy: Figure, allies: Allies, *, running: bool, within: int
) -> int:  # fmt: skip
    """The Melee Range of an enemy who is not helpless, if it hinders a mover on the squares `within`; else none."""
    zone = _range(t, field, enemy)
    return zone if zone & within and not ignores(mover, enemy, zone, allies, running=running) else 0


def engaged_with(t: UTable, figure: Figure) -> list[int]:
    """The enemies that hold a character.  [dun.meleerange.enter-stop, dun.reach.one-sided]"""
    board = board_of(t)
    near = board.disc(figure.cell, FARTHEST)
    return [enemy for enemy, _ in zones(t, figure, within=footprint(board, figure), near=near)]


def in_melee(t: UTable, figure: Figure) -> bool:
    """In an enemy's Melee Range at all, or adjacent to an enemy: most Actions are barred.

    [dun.action.not-in-melee-range]
    """
    foes = figures.enemies(t.state, figure)
    return bool(foes) and beset(t, field_of(t), figure, foes)


def hampered(t: UTable, figure: Figure, foes: Iterable[Figure]) -> bool:
    """In the Melee Range of one of these enemies, or adjacent to him.  [dun.action.not-in-melee-range]"""
    return beset(t, field_of(t), figure, foes)


def beset(t: UTable, field: Field, figure: Figure, foes: Iterable[Figure]) -> bool:
    """The same for callers that already have the board."""
    board, plain = field.board, figure.span == 1
    near = field.within_reach[figure.cell] if plain else touched(field, figure)
    close = board.disc(figure.cell, ARMS_LENGTH if plain else FARTHEST)
    for enemy in foes:
        if enemy.span == 1 and enemy.size < HUGE:
            if near >> enemy.cell & 1:
                return True
            within = close
        else:
            if near & footprint(board, enemy):
                return True
            within = board.disc(figure.cell, FARTHEST)
        if within >> enemy.cell & 1 and reach(t, enemy) > 1 and melee_range(t, enemy) & footprint(board, figure):
            return True
    return False


def threatened(t: UTable, cell: int, side: int) -> bool:
    """Whether a square lies in the Melee Range of an enemy of this side."""
    return any(
        melee_range(t, enemy) >> cell & 1
        for enemy in t.state.figures.values()
        if enemy.side != side and standing(enemy)
    )


def combat_turn(t: UTable, figure: Figure) -> bool:
    """Whether any enemy is within 12 squares in explored territory.  [dun.combat.turn-kind]"""
    foes = figures.enemies(t.state, figure)
    return bool(foes) and near_any(board_of(t), figure, foes)


def near_any(board: Board, figure: Figure, foes: Iterable[Figure]) -> bool:
    """Whether one of these enemies is within 12 squares.  [dun.combat.turn-kind]"""
    near = board.disc(figure.cell, IN_COMBAT)
    for cell in squares(board, figure) if figure.span != 1 else ():
        near |= board.disc(cell, IN_COMBAT)
    for foe in foes:
        if not near >> foe.cell & 1 and (foe.span == 1 or not near & footprint(board, foe)):
            continue
        return True
    return False


def side_in_combat(t: UTable, side: int) -> bool:
    """Whether anybody of a side is in a combat turn.  [dun.combat.turn-kind]"""
    ours = [f for f in t.state.figures.values() if f.side == side and f.cell != NOWHERE and not f.marks & OUT]
    foes = figures.enemies(t.state, ours[0]) if ours else []
    return bool(foes) and any(near_any(board_of(t), figure, foes) for figure in ours)


def attackable(t: UTable, figure: Figure) -> list[Figure]:
    """Enemies whom a character can strike: within his Melee Range, or those who hold him from two squares away, nobody
    being between. He may turn freely: his front is no limit except for the second square of a long-range weapon.

    [dun.melee.target, dun.behind.must-turn, dun.reach.attack-back, dun.reach.blocked, dun.mount.choose-target]
    """
    if figure.marks & HELPLESS & ~Mark.STATIONARY:
        return []
    field = field_of(t)
    board = field.board
    found: list[Figure] = []
    close, side, near = board.disc(figure.cell, FARTHEST), figure.side, touched(field, figure)
    for enemy in t.state.figures.values():
        if enemy.side == side or enemy.cell == NOWHERE or enemy.marks & OUT or not close >> enemy.cell & 1:
            continue
        if figure.riding != NOBODY and spared(enemy):
            continue
        if near & footprint(board, enemy) or _from_afar(t, figure, enemy, near):
            found.append(enemy)
    return found


def _from_afar(t: UTable, figure: Figure, enemy: Figure, near: int) -> bool:
    """Whether an enemy who is not adjacent can be struck: with a long-range weapon, or because he holds him with one.

    [dun.reach.attack-back, dun.reach.blocked]
    """
    board, deep = board_of(t), reach(t, figure)
    far = deep > 1 and distance(board, figure, enemy) <= deep and not _close(t, figure, near)
    if not far and not (reach(t, enemy) > 1 and melee_range(t, enemy) & footprint(board, figure)):
        return False
    return any(thrust(t, part, cell) for part in squares(board, figure) for cell in squares(board, enemy))


def spared(enemy: Figure) -> bool:
    """Another rider's mount, which riders attack only if it is Large or Huge.  [dun.mount.attack-mounts]"""
    return enemy.ridden != NOBODY and enemy.size < LARGE


def _close(t: UTable, figure: Figure, near: int) -> bool:
    """Whether an enemy is adjacent, so that a long-range weapon reaches no farther; Tentacles always do.
    [dun.reach.adjacent-loses-reach]"""
    if has(t, figure, "long-armed"):
        return False
    board, side = board_of(t), figure.side
    for enemy in t.state.figures.values():
        if enemy.side != side and enemy.cell != NOWHERE and not enemy.marks & OUT and near & footprint(board, enemy):
            return True
    return False


def thrust(t: UTable, start: int, end: int) -> bool:
    """Whether a long-range weapon gets through: no wall, no character and no heavy cover on the way.

    [dun.reach.blocked]
    """
    field, taken = field_of(t), occupied(t)
    line = field.line(start, end)
    pair = (None, taken.get(start), taken.get(end))
    return line.seen and not any(
        taken.get(cell) not in pair or field.cover.get(cell) == "heavy" or field.impassable >> cell & 1
        for cell in line.crossed
    )
