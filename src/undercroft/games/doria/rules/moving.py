"""Movement actions: walking, jumping, swapping places, carrying. A movement may be made of several parts."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import zip_longest
from typing import NamedTuple

import msgspec

from undercroft.kernel import Meaning
from undercroft.toolkit.paths import FAR

from ..board import Board
from ..content import DoriaTable
from ..content.definitions import AGI, STR
from ..events import JumpChecked, Jumped, MonsterPushed, PickedUp, PutDown, Swapped, Walked
from ..plan import mask
from ..shapes import FLOOR, NOWHERE
from ..state import NOBODY, OUTSIDE, Hero
from . import explore, gear, health, labels, meanings, monsters, traps
from .dice import check
from .ground import board
from .options import FAR_JUMP, NO, STOP, WALKS, YES, Act, FarJump, Jump, LetDown, OpenDoor, PickUp, RunUp, Swap, Walk
from .telling import tell

JUMP_AP = SWAP_AP = 5
TARGET_PER_SQUARE = 10
LONGEST_JUMP = 6


def factor(who: Hero) -> int:
    """Carrying doubles the cost of every movement.  [doria.carry.double-cost-en, doria.carry.double-cost-de]"""
    return 2 if who.carries != NOBODY else 1


def can_move(t: DoriaTable, who: Hero) -> bool:
    """Not held, and not buried where the buried stay.  [doria.card.immobilized-en, doria.marker.rubble-buried-en]"""
    return not who.held and not (who.buried and t.content.points.buried_stay)


def board_for(t: DoriaTable, who: Hero) -> Board:
    """The board as a character walks on it: who may leave the rubble above them does.

    [doria.marker.rubble-buried-de]
    """
    if not who.buried:
        return board(t)
    rubble = tuple(square for square in t.state.dungeon.rubble if square != who.square)
    return t.content.atlas.aside(msgspec.structs.replace(t.state.dungeon, rubble=rubble))


def monster_mask(t: DoriaTable) -> int:
    bits = 0
    for monster in t.state.monsters.values():
        if monster.square != OUTSIDE:
            bits |= 1 << monster.square
    return bits


def hero_squares(t: DoriaTable, hero: int) -> set[int]:
    """Where the other characters stand."""
    heroes, mine = t.state.heroes, t.state.heroes[hero]
    return {
        who.square
        for who in heroes
        if who is not mine and not who.unconscious and not who.away and who.square != OUTSIDE
    }


def pinned(t: DoriaTable, here: Board, square: int) -> bool:
    """A blocker next to a square keeps a character there from walking away."""
    for monster in t.state.monsters.values():
        if monster.mods and monster.square in here.near[square] and monsters.stats(t, monster.id).pins:
            return True
    return False


def reach(t: DoriaTable, here: Board, hero: int) -> dict[int, int]:
    """The squares that a walk reaches and their steps; monsters cannot be passed, characters can.

    [doria.walk.cost, doria.walk.monsters-block, doria.walk.pass-heroes, doria.walk.not-negative,
    doria.walk.blocked-squares]
    """
    who = t.state.heroes[hero]
    return here.reach(who.square, monster_mask(t), max(0, who.ap // factor(who)))


def costs(t: DoriaTable, here: Board, hero: int) -> dict[int, int]:
    """The squares that a walk reaches and the action points for it; ice costs one more each, carrying doubles all.

    [doria.walk.cost, doria.walk.not-negative, doria.carry.double-cost-en, doria.marker.elements-en]
    """
    if t.state.ground:
        return {square: way.ap for square, way in ways(t, here, hero).items()}
    double = factor(t.state.heroes[hero])
    steps = reach(t, here, hero)
    return steps if double == 1 else {square: 2 * number for square, number in steps.items()}


class Way(NamedTuple):
    """How a square is reached over fire and ice: action points and burns."""

    ap: int
    burns: int


def ways(t: DoriaTable, here: Board, hero: int) -> dict[int, Way]:
    """The cheapest way to each square within reach, and of those the one with least fire.

    [doria.walk.not-negative, doria.marker.elements-en, doria.marker.fire-de]
    """
    who, closed, ground = t.state.heroes[hero], monster_mask(t), t.state.ground
    double, heap = factor(who), [(0, 0, who.square)]
    found: dict[int, Way] = {}
    while heap:
        ap, burns, square = heappop(heap)
        if square in found:
            continue
        found[square] = Way(ap, burns)
        for other in here.walk[square]:
            element = ground.get(other, "")
            spent = ap + double * (1 + (element == "ice"))
            if other not in found and not closed >> other & 1 and spent <= who.ap:
                heappush(heap, (spent, burns + (element == "fire"), other))
    return found


def moves(t: DoriaTable, hero: int) -> list[Act]:
    """Every part of a movement that a character can begin now."""
    who = t.state.heroes[hero]
    if who.ap < 1 or not can_move(t, who):
        return []
    here = board_for(t, who)
    found: list[Act] = []
    squares, taken, edges = {who.square: 0}, hero_squares(t, hero), takeoffs(t, here)
    taken.add(who.square)
    if not pinned(t, here, who.square):
        squares = costs(t, here, hero)
        found = [WALKS[square] for square in squares if square not in taken]
        if leads_on(t, hero, squares, taken, edges):
            found.append(FAR_JUMP)
    leaps = jumps(t, here, hero) if who.square in edges else []
    if not taken.isdisjoint(here.near[who.square]):
        leaps += [jump for jump in vaults(t, here, hero, taken) if jump not in leaps]
    found += leaps
    if t.content.points.swap_places:
        found += swaps(t, here, hero, squares, taken)
    return found


def leads_on(t: DoriaTable, hero: int, squares: dict[int, int], taken: set[int], edges: frozenset[int]) -> bool:
    """Whether there is a square from which the same action can go on: by a jump from an edge, or with whom it picks up.
    [doria.jump.combine]"""
    ap, down = t.state.heroes[hero].ap, lying(t, hero)
    if not down and edges.isdisjoint(squares):
        return False
    for square in (*edges, *down) if down else edges:
        if square in squares and square not in taken and squares[square] < ap:
            return True
    return False


def run_ups(t: DoriaTable, hero: int) -> list[RunUp]:
    """Squares from which the same action can go on by a jump, or where somebody can be picked up.

    [doria.jump.combine, doria.carry.no-interrupt-en]
    """
    who = t.state.heroes[hero]
    here, taken, down = board_for(t, who), hero_squares(t, hero), lying(t, hero)
    edges = takeoffs(t, here)
    return [
        RunUp(square)
        for square, ap in costs(t, here, hero).items()
        if (square in edges or square in down) and ap < who.ap and square not in (*taken, who.square)
    ]


def lying(t: DoriaTable, hero: int) -> list[int]:
    """Where somebody lies whom this character could pick up.  [doria.carry.limits-en]"""
    if t.state.heroes[hero].carries != NOBODY:
        return []
    return [other.square for other in t.state.heroes if other.unconscious and not other.away and not other.held]


ROUGH = ("fire", "ice")
"""What hurts or slows anyone who walks over it."""


def rough(t: DoriaTable) -> list[int]:
    """The squares of fire and ice, which may be jumped over like holes.  [doria.marker.elements-en]"""
    return [square for square, element in t.state.ground.items() if element in ROUGH]


def takeoffs(t: DoriaTable, here: Board) -> frozenset[int]:
    """Squares from which a jump can begin: next to a red border, a hole, fire or ice.

    [doria.jump.purpose, doria.marker.elements-en]
    """
    if not t.state.ground:
        return here.takeoffs
    return here.takeoffs.union(*(here.near[square] for square in rough(t)))


def jumps(t: DoriaTable, here: Board, hero: int) -> list[Act]:
    """Jumps from where the character stands: over holes, red borders, fire and ice, never over monsters, to squares in
    sight.

    [doria.jump.purpose, doria.jump.monsters-en, doria.jump.monsters-de, doria.jump.sight-en, doria.jump.free-landing,
    doria.jump.monster-at-landing, doria.marker.elements-en]
    """
    who, closed, uneven = t.state.heroes[hero], monster_mask(t), mask(rough(t))
    taken = hero_squares(t, hero)
    walked = here.reach(who.square, closed, LONGEST_JUMP)
    dry = here.reach(who.square, closed | uneven, LONGEST_JUMP) if uneven else walked
    found: list[Act] = []
    for landing, length in flight(here, who.square, closed).items():
        on_foot = walked if uneven >> landing & 1 else dry
        if here.kinds[landing] != FLOOR or on_foot.get(landing, FAR) <= length:
            continue
        if not here.sees(who.square, landing):
            continue
        if landing not in taken:
            found.append(Jump(landing, landing, length))
        else:
            found += [Jump(landing, at, length) for at in asides(t, here, hero, landing)]
    return found


def asides(t: DoriaTable, here: Board, hero: int, landing: int) -> list[int]:
    """Where one can step from the square of the character on whom a jump lands. That is walking: it needs the action
    points that the jump leaves, and nobody walks away from a blocker.

    [doria.jump.onto-hero, doria.walk.not-negative]
    """
    who, closed, taken = t.state.heroes[hero], monster_mask(t), hero_squares(t, hero)
    left = who.ap - JUMP_AP * factor(who)
    if left < 1 or pinned(t, here, landing):
        return []
    free = [at for at in here.walk[landing] if at not in taken and not closed >> at & 1 and at != who.square]
    return [at for at in free if step_cost(t, who, at) <= left]


def step_cost(t: DoriaTable, who: Hero, square: int) -> int:
    """The action points for a step onto a square.  [doria.walk.cost, doria.carry.double-cost-en,
    doria.marker.elements-en]"""
    return factor(who) * (1 + (t.state.ground.get(square) == "ice"))


def vaults(t: DoriaTable, here: Board, hero: int, taken: set[int]) -> list[Act]:
    """Jumps straight over other characters, and what lies between them, to the next square behind. The squares that are
    taken are those of characters.

    [doria.jump.purpose, doria.jump.monsters-en, doria.jump.monsters-de, doria.jump.free-landing]
    """
    closed = monster_mask(t)
    found: list[Act] = []
    for over, landing in here.hurdles(t.state.heroes[hero].square, taken):
        free = here.kinds[landing] == FLOOR and not closed >> landing & 1
        if free and len(over) < LONGEST_JUMP and not taken.isdisjoint(over) and not mask(over) & closed:
            found.append(Jump(landing, landing, len(over) + 1))
    return found


def flight(here: Board, start: int, closed: int) -> dict[int, int]:
    """The squares within a jump, by the length of the shortest way of squares without monsters."""
    found, wave = {start: 0}, [start]
    for length in range(1, LONGEST_JUMP + 1):
        ahead = []
        for square in wave:
            for other in here.near[square]:
                if other not in found and not closed >> other & 1:
                    found[other] = length
                    ahead.append(other)
        wave = ahead
    return found


def swaps(t: DoriaTable, here: Board, hero: int, squares: dict[int, int], taken: set[int]) -> list[Act]:
    """Characters to change places with, next to this one or after a walk to one of these squares that is not taken;
    nobody steps onto a hole in place of who still stands there.

    [doria.swap.cost-en, doria.swap.combine-en, doria.marker.hole]
    """
    who, near = t.state.heroes[hero], here.near
    found: list[Act] = []
    barred = taken - {who.square}
    for other, friend in enumerate(t.state.heroes):
        if other == hero or friend.unconscious or friend.away or friend.square == OUTSIDE:
            continue
        if friend.buried or friend.held or here.kinds[friend.square] != FLOOR:
            continue
        best, beside = who.ap, NOWHERE
        for at in near[friend.square]:
            if at not in squares or at in barred or here.kinds[at] != FLOOR:
                continue
            if (ap := squares[at]) < best or (ap == best and at < beside):
                best, beside = ap, at
        if beside != NOWHERE:
            found.append(Swap(other, beside, friend.kind))
    return found


# ----------------------------------------------------------------------------------------------- doing it


async def move(t: DoriaTable, hero: int, part: Act) -> None:
    """One part of a movement; a plain walk ends it, after the others it may go on.

    [doria.walk.single-action, doria.jump.combine]
    """
    if isinstance(part, Walk):
        await walk(t, hero, part.square)
        await end_movement(t, hero)
        return
    t.state.moving = hero
    if isinstance(part, FarJump):
        await run_up(t, hero)
    elif isinstance(part, Jump):
        jump(t, hero, part)
    elif isinstance(part, Swap):
        await swap(t, hero, part)


async def walk(t: DoriaTable, hero: int, square: int) -> None:
    """1 AP for each square; fire burns.  [doria.walk.cost, doria.marker.elements-en, doria.marker.fire-de]"""
    who = t.state.heroes[hero]
    here = board_for(t, who)
    cost = costs(t, here, hero)[square]
    burns = ways(t, here, hero)[square].burns if t.state.ground else 0
    passed = trail(t, here, hero, square) if t.watched else ()
    who.ap -= cost
    put(t, hero, square)
    if t.log is not None:
        x, y = board(t).xy(square)
        tell(t, Walked(hero=who.kind, square=square, x=x, y=y, ap=cost, path=passed, cites=("doria.walk.cost",)))
    if burns:
        burn(t, hero, burns)


def trail(t: DoriaTable, here: Board, hero: int, square: int) -> tuple[int, ...]:
    """The squares of a walk, for those who watch it."""
    return along(t, here, hero, square, ways(t, here, hero))


def along(t: DoriaTable, here: Board, hero: int, square: int, found: dict[int, Way]) -> tuple[int, ...]:
    """The squares of the way to one of those that were found, the last one included."""
    who, row = t.state.heroes[hero], [square]
    while row[-1] != who.square:
        at, way = row[-1], found[row[-1]]
        before = Way(way.ap - step_cost(t, who, at), way.burns - (t.state.ground.get(at) == "fire"))
        row.append(next(other for other, known in found.items() if known == before and at in here.walk[other]))
    return tuple(row[-2::-1])


def burn(t: DoriaTable, hero: int, squares: int) -> None:
    """A hit point for each burning square entered, also for whom one carries.

    [doria.marker.elements-en, doria.marker.fire-de, doria.marker.elements-unconscious-en]
    """
    for burned in (hero, t.state.heroes[hero].carries):
        if burned != NOBODY:
            health.lose_hp(t, burned, squares, ("doria.marker.elements-en",), by="fire")


def lands_in_fire(t: DoriaTable, hero: int) -> None:
    """Who comes into the fire by a jump, a swap or magic is burned like who walks.  [doria.marker.elements-en]"""
    burn(t, hero, int(t.state.ground.get(t.state.heroes[hero].square) == "fire"))


async def run_up(t: DoriaTable, hero: int) -> None:
    """Walk to where a jump begins or somebody lies, and go on from there.  [doria.jump.combine]"""
    who = t.state.heroes[hero]
    chosen = await t.choose(
        who.seat,
        "run-up",
        run_ups(t, hero),
        label=lambda way: labels.run_up_label(t, way),
        meaning=lambda way: Meaning(meanings.points(costs(t, board_for(t, who), hero)[way.square])),
        cites=("doria.jump.combine",),
        about={"hero": who.kind},
        at=(f"hero-{hero}",),
    )
    await walk(t, hero, chosen.square)


def jump(t: DoriaTable, hero: int, part: Jump) -> None:
    """5 AP whatever the length, and 1 more to step aside from a character; the check comes after the whole movement.

    [doria.jump.cost, doria.jump.negative-ap, doria.jump.onto-hero, doria.jump.always-lands]
    """
    who = t.state.heroes[hero]
    who.ap -= jump_cost(t, who, part)
    t.state.jumps.append(part.length)
    t.state.laden.append(who.carries)
    if part.aside != part.square:
        put(t, hero, part.square)
        lands_in_fire(t, hero)
    put(t, hero, part.aside)
    x, y = board(t).xy(part.aside)
    tell(t, Jumped(hero=who.kind, square=part.aside, x=x, y=y, length=part.length, cites=("doria.jump.cost",)))
    lands_in_fire(t, hero)


def jump_cost(t: DoriaTable, who: Hero, part: Jump) -> int:
    """[doria.jump.cost, doria.jump.onto-hero, doria.carry.double-cost-en]"""
    aside = step_cost(t, who, part.aside) if part.aside != part.square else 0
    return JUMP_AP * factor(who) + aside


async def swap(t: DoriaTable, hero: int, part: Swap) -> None:
    """Walk next to the other and change places for 5 AP, if the other agrees.  [doria.swap.cost-en]"""
    who, friend = t.state.heroes[hero], t.state.heroes[part.hero]
    if part.square != who.square:
        await walk(t, hero, part.square)
    agreed = YES
    if friend.seat != who.seat:
        agreed = await t.choose(
            friend.seat,
            "agree-swap",
            (YES, NO),
            about={"hero": who.kind, "other": friend.kind},
            cites=("doria.swap.cost-en",),
            at=(f"hero-{hero}", f"hero-{part.hero}"),
        )
    if agreed is NO:
        return
    who, friend = t.state.heroes[hero], t.state.heroes[part.hero]
    who.ap -= SWAP_AP * factor(who)
    mine, theirs = who.square, friend.square
    put(t, hero, theirs)
    put(t, part.hero, mine)
    tell(t, Swapped(hero=who.kind, other=friend.kind, cites=("doria.swap.cost-en",)))
    lands_in_fire(t, hero)
    lands_in_fire(t, part.hero)


def parts(t: DoriaTable, hero: int) -> list[Act]:
    """After a run-up, a jump or a swap: how the movement can go on.  [doria.jump.combine, doria.swap.combine-en]"""
    return [*moves(t, hero), *lifts(t, hero), STOP] if not t.state.result else [STOP]


async def move_on(t: DoriaTable, hero: int, chosen: Act) -> None:
    """Go on with the same movement, or stop.  [doria.jump.combine, doria.swap.combine-en]"""
    if chosen is STOP:
        await end_movement(t, hero)
    elif isinstance(chosen, (PickUp, LetDown)):
        lift(t, hero, chosen)
    else:
        await move(t, hero, chosen)


async def end_movement(t: DoriaTable, hero: int) -> None:
    """The movement is over: each jump is checked, and a door that was reached may be opened.

    [doria.jump.check, doria.reveal.interrupts, doria.reveal.voluntary]
    """
    jumped = list(zip_longest(t.state.jumps, t.state.laden, fillvalue=NOBODY))
    t.state.jumps, t.state.laden, t.state.moving = [], [], NOBODY
    for length, carried in jumped:
        await land(t, hero, length, carried)
    if t.state.result:
        return
    if t.state.caught:
        traps.end_abandoned(t)
    who = t.state.heroes[hero]
    doors = board(t).doors_at.get(who.square, ())
    if doors and openable(t, doors) and not who.buried:
        options = [*openable(t, doors), STOP]
        chosen = await t.choose(
            who.seat,
            "open",
            options,
            label=labels.door_label,
            cites=("doria.reveal.voluntary",),
            about={"hero": who.kind},
            at=(f"hero-{hero}",),
        )
        if isinstance(chosen, OpenDoor):
            await explore.open_door(t, hero, chosen.door)


def openable(t: DoriaTable, doors: tuple[int, ...]) -> list[OpenDoor]:
    """Doors that lead somewhere: onto a tile that lies there, or onto a new one while the deck lasts."""
    here = board(t)
    return [OpenDoor(door, here.edge(door)) for door in doors if t.state.tiles or here.beyond(door) != NOWHERE]


async def land(t: DoriaTable, hero: int, length: int, carried: int = NOBODY) -> None:
    """STR + AGI + 2D against 10 per square; a failure costs hit points that no armor saves, also of whom it carried in
    that jump, who may have been put down since.

    [doria.jump.check, doria.jump.target-number, doria.jump.fall-damage, doria.jump.fall-multiplier,
    doria.carry.jump-damage, doria.card.jump-bonus-en]
    """
    who = t.state.heroes[hero]
    bonus = who.worn[gear.JUMP] + gear.modifier(who, "jump")
    result = await check(t, hero, (STR, AGI), TARGET_PER_SQUARE * length, "jump", bonus)
    tell(
        t,
        JumpChecked(
            hero=who.kind,
            total=result.total,
            target=result.target,
            passed=int(result.passed),
            times=1 if result.passed else 1 + result.steps,
            cites=("doria.jump.check", "doria.jump.fall-multiplier"),
        ),
    )
    if not result.passed:
        fall = length * (1 + result.steps)
        health.lose_hp(t, hero, fall, ("doria.jump.fall-damage",))
        if carried != NOBODY:
            health.lose_hp(t, carried, fall, ("doria.carry.jump-damage",))


def put(t: DoriaTable, hero: int, square: int) -> None:
    """Stand on a square, with whom one carries."""
    who = t.state.heroes[hero]
    who.square = square
    who.buried = square in t.state.dungeon.rubble
    if who.carries != NOBODY:
        t.state.heroes[who.carries].square = square


def lifts(t: DoriaTable, hero: int) -> list[Act]:
    """Pick up who lies here, or put down whom one carries; who is held or buried stays where it lies.

    [doria.carry.pick-up, doria.carry.limits-en, doria.card.immobilized-en, doria.marker.rubble-buried-en]
    """
    who = t.state.heroes[hero]
    if who.carries != NOBODY:
        return [LetDown(who.carries)]
    carried = [other.carries for other in t.state.heroes]
    return [
        PickUp(other, friend.kind)
        for other, friend in enumerate(t.state.heroes)
        if friend.unconscious
        and not friend.away
        and friend.square == who.square
        and other not in carried
        and not friend.buried
        and not friend.held
    ]


def lift(t: DoriaTable, hero: int, chosen: PickUp | LetDown) -> None:
    """Costs nothing and interrupts nothing.  [doria.carry.pick-up, doria.carry.no-interrupt-en]"""
    who = t.state.heroes[hero]
    if isinstance(chosen, PickUp):
        who.carries = chosen.hero
        tell(t, PickedUp(hero=who.kind, other=chosen.kind, cites=("doria.carry.pick-up",)))
    else:
        other, who.carries = who.carries, NOBODY
        tell(t, PutDown(hero=who.kind, other=t.state.heroes[other].kind, cites=("doria.carry.pick-up",)))


def push(t: DoriaTable, monster: int, source: int, squares: int) -> None:
    """Push a monster away from a square, as far as the way is free."""
    here, who = board(t), t.state.monsters[monster]
    row, before = here.range_row(source), who.square
    closed = monsters.occupied(t)
    for _ in range(squares):
        ahead = [at for at in here.walk[who.square] if row[at] > row[who.square] and not closed >> at & 1]
        if not ahead:
            break
        who.square = ahead[0]
    if who.square != before:
        tell(t, MonsterPushed(**monsters.placed(t, who)))
