"""Movement actions: walking, jumping, swapping places, carrying. A movement may be made of several parts."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Text, say

from ..board import FAR, FLOOR, Board, mask
from ..content import DoriaTable
from ..content.definitions import AGI, STR
from ..events import JumpChecked, Jumped, MonsterPushed, PickedUp, PutDown, Swapped, Walked
from ..state import Hero
from . import explore, gear, health, monsters, scenario
from .dice import check, check_odds
from .ground import board
from .options import RUN_UPS, STOP, WALKS, Act, Jump, OpenDoor, Plain, RunUp, Swap, Walk

JUMP_AP = SWAP_AP = 5
TARGET_PER_SQUARE = 10
LONGEST_JUMP = 6


def factor(who: Hero) -> int:
    """Carrying doubles the cost of every movement.  [doria.carry.double-cost-en, doria.carry.double-cost-de]"""
    return 2 if who.carries >= 0 else 1


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
    return t.content.atlas.board(msgspec.structs.replace(t.state.dungeon, rubble=rubble))


def monster_mask(t: DoriaTable) -> int:
    return mask([monster.square for monster in t.state.monsters.values() if monster.square >= 0])


def hero_squares(t: DoriaTable, hero: int) -> list[int]:
    """Where the other characters stand."""
    return [t.state.heroes[other].square for other in monsters.targets(t.state) if other != hero]


def pinned(t: DoriaTable, here: Board, who: Hero) -> bool:
    """A blocker next to a character keeps it from walking away."""
    return any(
        monster.mods and monster.square in here.near[who.square] and monsters.stats(t, monster.id).pins
        for monster in t.state.monsters.values()
    )


def reach(t: DoriaTable, here: Board, hero: int) -> dict[int, int]:
    """The squares that a walk reaches and their steps; monsters cannot be passed, characters can.

    [doria.walk.cost, doria.walk.monsters-block, doria.walk.pass-heroes, doria.walk.not-negative,
    doria.walk.blocked-squares]
    """
    who = t.state.heroes[hero]
    return here.reach(who.square, monster_mask(t), max(0, who.ap // factor(who)))


def moves(t: DoriaTable, hero: int, chained: bool = False) -> list[Act]:
    """Every part of a movement that a character can begin now."""
    who = t.state.heroes[hero]
    if who.ap < 1 or not can_move(t, who):
        return []
    here = board_for(t, who)
    found: list[Act] = []
    if not pinned(t, here, who):
        squares = reach(t, here, hero)
        taken = hero_squares(t, hero)
        free = [square for square in squares if square not in taken and square != who.square]
        found += [WALKS[square] for square in free]
        found += run_ups(t, here, hero, squares, free)
    if who.square in here.takeoffs:
        found += jumps(t, here, hero)
    if t.content.points.swap_places and len(t.state.heroes) > 1:
        found += swaps(t, here, hero)
    return found


def run_ups(t: DoriaTable, here: Board, hero: int, squares: dict[int, int], free: list[int]) -> list[Act]:
    """Squares from which the same action can go on by a jump, or where somebody can be picked up.

    [doria.jump.combine, doria.carry.no-interrupt-en]
    """
    who = t.state.heroes[hero]
    down = [other.square for other in t.state.heroes if other.unconscious and not other.away] if who.carries < 0 else []
    cost = factor(who)
    return [
        RUN_UPS[square]
        for square in free
        if (square in here.takeoffs or square in down) and squares[square] * cost < who.ap
    ]


def jumps(t: DoriaTable, here: Board, hero: int) -> list[Act]:
    """Jumps from where the character stands: over holes and red borders, never over monsters, to squares in sight.

    [doria.jump.purpose, doria.jump.monsters-en, doria.jump.monsters-de, doria.jump.sight-en, doria.jump.free-landing,
    doria.jump.onto-hero, doria.jump.monster-at-landing]
    """
    who, closed = t.state.heroes[hero], monster_mask(t)
    taken = hero_squares(t, hero)
    walked = here.reach(who.square, closed, LONGEST_JUMP)
    left = who.ap - JUMP_AP * factor(who)
    found: list[Act] = []
    for landing, length in flight(here, who.square, closed).items():
        if length < 2 or here.kinds[landing] != FLOOR or walked.get(landing, FAR) <= length:
            continue
        if not here.sees(who.square, landing):
            continue
        if landing not in taken:
            found.append(Jump(landing, landing, length))
        elif left >= 1:
            asides = [at for at in here.walk[landing] if at not in taken and not closed >> at & 1 and at != who.square]
            found += [Jump(landing, at, length) for at in asides]
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


def swaps(t: DoriaTable, here: Board, hero: int) -> list[Act]:
    """Characters to change places with, next to this one or after a walk.

    [doria.swap.cost-en, doria.swap.combine-en]
    """
    who = t.state.heroes[hero]
    found: list[Act] = []
    squares, taken = reach(t, here, hero), hero_squares(t, hero)
    for other in monsters.targets(t.state):
        friend = t.state.heroes[other]
        if other == hero or friend.buried or friend.held:
            continue
        near = [at for at in here.near[friend.square] if at in squares and (at == who.square or at not in taken)]
        near = [at for at in near if squares[at] * factor(who) < who.ap]
        if near:
            best = min(near, key=lambda at: (squares[at], at))
            found.append(Swap(other, best, friend.kind))
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
    if isinstance(part, RunUp):
        await walk(t, hero, part.square)
    elif isinstance(part, Jump):
        jump(t, hero, part)
    elif isinstance(part, Swap):
        await swap(t, hero, part)


async def walk(t: DoriaTable, hero: int, square: int) -> None:
    """1 AP for each square.  [doria.walk.cost]"""
    who = t.state.heroes[hero]
    here = board_for(t, who)
    cost = reach(t, here, hero)[square] * factor(who)
    if t.state.ground:
        await scenario.crosses(t, hero, walked(t, here, hero, square))
        who = t.state.heroes[hero]
    who.ap -= cost
    put(t, hero, square)
    t.tell(Walked(hero=who.kind, square=square, ap=cost, cites=("doria.walk.cost",)))


def walked(t: DoriaTable, here: Board, hero: int, square: int) -> list[int]:
    """The squares entered on a shortest walk."""
    found = reach(t, here, hero)
    way = [square]
    while found[way[-1]] > 1:
        way.append(next(at for at in here.walk[way[-1]] if found.get(at, FAR) == found[way[-1]] - 1))
    return way[::-1]


def jump(t: DoriaTable, hero: int, part: Jump) -> None:
    """5 AP whatever the length, and 1 more to step aside from a character; the check comes after the whole movement.

    [doria.jump.cost, doria.jump.negative-ap, doria.jump.onto-hero, doria.jump.always-lands]
    """
    who = t.state.heroes[hero]
    who.ap -= (JUMP_AP + (part.aside != part.square)) * factor(who)
    t.state.jumps.append(part.length)
    put(t, hero, part.aside)
    t.tell(Jumped(hero=who.kind, square=part.aside, length=part.length, cites=("doria.jump.cost",)))


async def swap(t: DoriaTable, hero: int, part: Swap) -> None:
    """Walk next to the other and change places for 5 AP, if the other agrees.  [doria.swap.cost-en]"""
    who, friend = t.state.heroes[hero], t.state.heroes[part.hero]
    if part.square != who.square:
        await walk(t, hero, part.square)
    agreed = "yes"
    if friend.seat != who.seat:
        agreed = await t.choose(
            friend.seat, "agree-swap", ("yes", "no"), about={"hero": who.kind, "other": friend.kind},
            cites=("doria.swap.cost-en",),
        )  # fmt: skip
    if agreed == "no":
        return
    who, friend = t.state.heroes[hero], t.state.heroes[part.hero]
    who.ap -= SWAP_AP * factor(who)
    mine, theirs = who.square, friend.square
    put(t, hero, theirs)
    put(t, part.hero, mine)
    t.tell(Swapped(hero=who.kind, other=friend.kind, cites=("doria.swap.cost-en",)))


async def move_on(t: DoriaTable, hero: int) -> None:
    """After a run-up, a jump or a swap: go on with the same movement, or stop.

    [doria.jump.combine, doria.swap.combine-en]
    """
    who = t.state.heroes[hero]
    options = [*moves(t, hero), *lifts(t, hero), STOP] if not t.state.result else [STOP]
    chosen = await t.choose(
        who.seat,
        "move-on",
        options,
        label=lambda part: move_label(t, hero, part),
        cites=("doria.jump.combine",),
        about={"hero": who.kind, "ap": who.ap},
    )
    if chosen == STOP:
        await end_movement(t, hero)
    elif isinstance(chosen, Plain):
        lift(t, hero, chosen)
    else:
        await move(t, hero, chosen)


async def end_movement(t: DoriaTable, hero: int) -> None:
    """The movement is over: each jump is checked, and a door that was reached may be opened.

    [doria.jump.check, doria.reveal.interrupts, doria.reveal.voluntary]
    """
    jumped, t.state.jumps, t.state.moving = t.state.jumps, [], -1
    for length in jumped:
        await land(t, hero, length)
    if t.state.result:
        return
    who = t.state.heroes[hero]
    doors = board(t).doors_at.get(who.square, ())
    if doors and not t.state.moving >= 0 and openable(t, doors):
        options = [*(OpenDoor(door) for door in openable(t, doors)), STOP]
        chosen = await t.choose(
            who.seat,
            "open",
            options,
            label=lambda option: door_label(option),
            cites=("doria.reveal.voluntary",),
            about={"hero": who.kind},
        )
        if isinstance(chosen, OpenDoor):
            await explore.open_door(t, hero, chosen.door)


def openable(t: DoriaTable, doors: tuple[int, ...]) -> list[int]:
    """Doors that lead somewhere: onto a tile that lies there, or onto a new one while the deck lasts."""
    here = board(t)
    return [door for door in doors if t.state.tiles or here.beyond(door) >= 0]


async def land(t: DoriaTable, hero: int, length: int) -> None:
    """STR + AGI + 2D against 10 per square; a failure costs hit points that no armor saves.

    [doria.jump.check, doria.jump.target-number, doria.jump.fall-damage, doria.jump.fall-multiplier,
    doria.carry.jump-damage, doria.card.jump-bonus-en]
    """
    who = t.state.heroes[hero]
    bonus = who.worn[gear.JUMP] + gear.modifier(who, "jump")
    result = await check(t, hero, (STR, AGI), TARGET_PER_SQUARE * length, "jump", bonus)
    t.tell(
        JumpChecked(
            hero=who.kind,
            total=result.total,
            target=result.target,
            passed=int(result.passed),
            cites=("doria.jump.check",),
        )
    )
    if not result.passed:
        fall = length * (1 + result.steps)
        health.lose_hp(t, hero, fall, ("doria.jump.fall-damage",))
        if t.state.heroes[hero].carries >= 0:
            health.lose_hp(t, t.state.heroes[hero].carries, fall, ("doria.carry.jump-damage",))


def put(t: DoriaTable, hero: int, square: int) -> None:
    """Stand on a square, with whom one carries."""
    who = t.state.heroes[hero]
    who.square = square
    who.buried = square in t.state.dungeon.rubble
    if who.carries >= 0:
        t.state.heroes[who.carries].square = square


def lifts(t: DoriaTable, hero: int) -> list[Plain]:
    """Pick up who lies here, or put down whom one carries.  [doria.carry.pick-up, doria.carry.limits-en]"""
    who = t.state.heroes[hero]
    if who.carries >= 0:
        return [Plain("put-down")]
    carried = [other.carries for other in t.state.heroes]
    return [
        Plain("pick-up", other)
        for other, friend in enumerate(t.state.heroes)
        if friend.unconscious
        and not friend.away
        and friend.square == who.square
        and other not in carried
        and not friend.buried
    ]


def lift(t: DoriaTable, hero: int, chosen: Plain) -> None:
    """Costs nothing and interrupts nothing.  [doria.carry.pick-up, doria.carry.no-interrupt-en]"""
    who = t.state.heroes[hero]
    if chosen.verb == "pick-up":
        who.carries = chosen.at
        t.tell(PickedUp(hero=who.kind, other=t.state.heroes[chosen.at].kind, cites=("doria.carry.pick-up",)))
    else:
        other, who.carries = who.carries, -1
        t.tell(PutDown(hero=who.kind, other=t.state.heroes[other].kind, cites=("doria.carry.pick-up",)))


def push(t: DoriaTable, monster: int, source: int, squares: int) -> None:
    """Push a monster away from a square, as far as the way is free."""
    here, who = board(t), t.state.monsters[monster]
    row = here.range_row(source)
    closed = monsters.occupied(t)
    for _ in range(squares):
        ahead = [at for at in here.walk[who.square] if row[at] > row[who.square] and not closed >> at & 1]
        if not ahead:
            break
        who.square = ahead[0]
    t.tell(MonsterPushed(monster=who.kind, figure=monster, square=who.square))


# ----------------------------------------------------------------------------------------------- labels


def move_label(t: DoriaTable, hero: int, part: Act) -> Text:
    """The part of a movement with its cost, a jump with its chance."""
    who = t.state.heroes[hero]
    if isinstance(part, (Walk, RunUp)):
        here = board_for(t, who)
        x, y = here.xy(part.square)
        ap = reach(t, here, hero)[part.square] * factor(who)
        name = "act-walk" if isinstance(part, Walk) else "act-run-up"
        return say(name, x=x, y=y, ap=ap, cites=("doria.walk.cost",))
    if isinstance(part, Jump):
        return jump_label(t, hero, part)
    if isinstance(part, Swap):
        ap = reach(t, board_for(t, who), hero)[part.square] * factor(who) + SWAP_AP * factor(who)
        return say("act-swap", other=part.kind, ap=ap, cites=("doria.swap.cost-en",))
    return say(f"act-{part.verb}") if isinstance(part, Plain) else say("act-stop")


def jump_label(t: DoriaTable, hero: int, part: Jump) -> Text:
    who = t.state.heroes[hero]
    x, y = board(t).xy(part.aside)
    own = who.attributes[STR] + who.attributes[AGI] + who.worn[gear.JUMP] + gear.modifier(who, "jump")
    chance = check_odds(own, TARGET_PER_SQUARE * part.length)
    ap = (JUMP_AP + (part.aside != part.square)) * factor(who)
    return say(
        "act-jump",
        x=x,
        y=y,
        ap=ap,
        length=part.length,
        chance=f"{100 * chance:.0f}",
        cites=("doria.jump.target-number",),
    )


def door_label(option: Act) -> Text:
    if isinstance(option, OpenDoor):
        return say("open-door", side=explore.SIDE_NAMES[option.door & 3], cites=("doria.reveal.voluntary",))
    return say("open-none")
