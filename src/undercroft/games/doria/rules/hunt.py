"""What an activated monster does: where it can go, whom it attacks, from which square."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple

import msgspec

from ..board import FAR, FLOOR, Board, mask
from ..content import DoriaTable
from ..events import Activated, MonsterMoved, MonsterPushed
from ..state import Monster
from . import defense, gear, ground, monsters, spawn
from .monsters import Stats, stats
from .options import Person, people, person_label

JUMP_AP = 5
PAST_AP = 6
RUBBLE_AP = 10
CITES = ("doria.ai.target-players",)
MANY = frozenset(("sweep", "quake", "mighty", "fireball", "lightning"))
"""Abilities that attack several characters at once."""


class Way(NamedTuple):
    """How a square is reached: action points spent, the square before, and whether an attack may follow."""

    cost: int
    before: int
    armed: bool


class Plan(NamedTuple):
    """What the monster will do: go to a square and attack these, or none."""

    square: int
    hit: tuple[int, ...]


async def activate(t: DoriaTable) -> None:
    """The next activation that waits: a free attack on one character, or a full one.

    [doria.phase-d.monster-turn, doria.monster.mercenary-de, doria.monster.orc-de]
    """
    monster, code = t.state.activations.pop(0)
    if monster not in t.state.monsters:
        return
    if code >= 0:
        await free_attack(t, monster, code)
    else:
        await act(t, monster, monsters.spared(code))


async def take_turn(t: DoriaTable, monster: int) -> None:
    """Its one activation in Phase D.  [doria.phase-d.monster-turn]"""
    t.state.monsters[monster].acted = True
    await act(t, monster)


async def free_attack(t: DoriaTable, monster: int, hero: int) -> None:
    """A mercenary strikes who stops next to it.  [doria.monster.mercenary-de]"""
    who = t.state.heroes[hero]
    if (
        hero in monsters.targets(t.state)
        and ground.board(t).range_row(t.state.monsters[monster].square)[who.square] <= 1
    ):
        await defense.strike(t, monster, [hero], free=True)


async def act(t: DoriaTable, monster: int, spared: tuple[int, ...] = ()) -> None:
    """Move, then attack at most once.  [doria.ai.activation]"""
    who = t.state.monsters[monster]
    t.tell(Activated(**monsters.told(who), cites=("doria.ai.activation",)))
    if who.buried:
        ground.clear_rubble(t, who.square)
        return
    plan = await planned(t, monster, spared)
    held, who = who.held, t.state.monsters[monster]
    who.held = False
    if plan is None:
        if not held:
            approach(t, monster)
        return
    if plan.square != who.square:
        go(t, monster, plan.square)
    await defense.strike(t, monster, list(plan.hit), spared=spared)


# ----------------------------------------------------------------------------------------------- where it can go


def blocked(t: DoriaTable, monster: int) -> tuple[int, int]:
    """The squares of characters, and those of other monsters.  [doria.ai.no-pass-heroes, doria.ai.figures-block]"""
    heroes = mask(t.state.heroes[hero].square for hero in monsters.targets(t.state))
    others = mask(other.square for other in t.state.monsters.values() if other.square >= 0 and other.id != monster)
    return heroes, others


def start_of(t: DoriaTable, here: Board, monster: int) -> tuple[int, int]:
    """Where it starts and what that costs: one outside enters by the free entrance nearest to a character.

    [doria.phase-g.refill-place-en, doria.phase-g.refill-entrance-en, doria.phase-g.refill-blocked-en,
    doria.phase-g.refill-place-de]
    """
    who = t.state.monsters[monster]
    if who.square >= 0:
        return who.square, 0
    taken = monsters.occupied(t)
    free = [square for square in monsters.entrances(here) if not taken >> square & 1]
    if not free and t.content.points.crowd_at_entrance:
        return spawn.free_square(t, who.kind, monsters.entrances(here)[0]), 1
    heroes = [t.state.heroes[hero].square for hero in monsters.targets(t.state)]
    return min(free, key=lambda at: min([here.range_row(at)[to] for to in heroes], default=0), default=-1), 1


def ways(t: DoriaTable, here: Board, monster: int, values: Stats, most: int, through: bool = False) -> dict[int, Way]:
    """All squares that a monster reaches with so many action points. `through`: as if no other monster stood there.

    [doria.ai.shortest-path, doria.ai.hole-jump, doria.monster.gargoyle, doria.monster.poltergeist-move]
    """
    start, spent = start_of(t, here, monster)
    if start < 0:
        return {}
    heroes, others = blocked(t, monster)
    if t.state.monsters[monster].held or spent > most:
        return {start: Way(spent, start, True)}
    closed = heroes if through else heroes | others
    if "permeable" in values.abilities:
        return steps(here.ghostly, start, spent, closed, most)
    if "flight" in values.abilities:
        return steps(here.near, start, spent, closed, most)
    if not here.has_leaps:
        return steps(here.walk, start, spent, closed, most)
    return leaping(here, start, spent, heroes, 0 if through else others, most)


def steps(table: tuple[tuple[int, ...], ...], start: int, spent: int, closed: int, most: int) -> dict[int, Way]:
    """Plain steps of one point each."""
    found, wave = {start: Way(spent, start, True)}, [start]
    for cost in range(spent + 1, most + 1):
        ahead = []
        for square in wave:
            for other in table[square]:
                if other not in found and not closed >> other & 1:
                    found[other] = Way(cost, square, True)
                    ahead.append(other)
        if not ahead:
            break
        wave = ahead
    return found


def leaping(here: Board, start: int, spent: int, heroes: int, others: int, most: int) -> dict[int, Way]:
    """Steps and straight jumps over holes for 5 AP; a short jump uses up all that is left and spends the attack.

    [doria.ai.hole-jump, doria.ai.hole-short-ap, doria.ai.hole-exact-ap-en, doria.ai.hole-monster-behind-en,
    doria.ai.hole-monster-behind-de]
    """
    closed, found, heap = heroes | others, dict[int, Way](), [(spent, False, start, start)]
    while heap:
        cost, unarmed, square, before = heappop(heap)
        if square in found:
            continue
        found[square] = Way(cost, before, not unarmed)
        if unarmed or cost >= most:
            continue
        for other in here.walk[square]:
            if other not in found and not closed >> other & 1:
                heappush(heap, (cost + 1, False, other, square))
        for landing, behind in here.leaps[square]:
            if not closed >> landing & 1:
                short = cost + JUMP_AP > most
                heappush(heap, (most if short else cost + JUMP_AP, short, landing, square))
            elif others >> landing & 1 and cost + PAST_AP <= most and _free_floor(here, behind, closed):
                heappush(heap, (cost + PAST_AP, False, behind, square))
    return found


def _free_floor(here: Board, square: int, closed: int) -> bool:
    return square >= 0 and here.kinds[square] == FLOOR and not closed >> square & 1


def path(found: dict[int, Way], end: int) -> list[int]:
    """The squares of a way, from the first to the last."""
    squares = [end]
    while found[squares[-1]].before != squares[-1]:
        squares.append(found[squares[-1]].before)
    return squares[::-1]


# ----------------------------------------------------------------------------------------------- whom it attacks


def reaches(here: Board, values: Stats, square: int, target: int, buried: bool) -> bool:
    """Whether it could attack from this square: in range and in sight, across a hole, or out of a wall.

    [doria.card.monster-range, doria.los.required, doria.ai.hole-attack-across, doria.monster.poltergeist-visible]
    """
    if "permeable" in values.abilities:
        return here.apart(square, target) <= (1 if buried else values.range)
    if buried:
        return here.touches(square, target)
    row = here.range_row(target)
    if row[square] <= values.range and here.sees(square, target):
        return True
    return values.attack_type == "melee" and square in here.leaps_to.get(target, ())


def chances(t: DoriaTable, here: Board, values: Stats, squares: Collection[int]) -> dict[int, list[int]]:
    """For each character the squares among these from which it could be attacked."""
    found = {hero: attack_squares(t, here, values, squares, hero) for hero in monsters.targets(t.state)}
    return {hero: at for hero, at in found.items() if at}


def attack_squares(t: DoriaTable, here: Board, values: Stats, squares: Collection[int], hero: int) -> list[int]:
    """The squares among these from which this character could be attacked."""
    who = t.state.heroes[hero]
    if who.buried or "permeable" in values.abilities:
        return [square for square in squares if reaches(here, values, square, who.square, who.buried)]
    row, target, sees = here.range_row(who.square), who.square, here.sees
    at = [square for square in squares if row[square] <= values.range and sees(square, target)]
    return at + across(here, values, squares, target, at)


def far_squares(t: DoriaTable, here: Board, values: Stats, squares: Collection[int], hero: int) -> list[int]:
    """Of those squares only the farthest within range: nobody who keeps a distance looks at the others."""
    who = t.state.heroes[hero]
    if values.range == 1 or who.buried or "permeable" in values.abilities:
        return attack_squares(t, here, values, squares, hero)
    row, rings = here.range_row(who.square), dict[int, list[int]]()
    for square in squares:
        if row[square] <= values.range:
            rings.setdefault(row[square], []).append(square)
    for distance in sorted(rings, reverse=True):
        at = [square for square in rings[distance] if here.sees(square, who.square)]
        if at:
            return at + across(here, values, squares, who.square, at)
    return across(here, values, squares, who.square, [])


def preferred(
    t: DoriaTable, here: Board, monster: int, values: Stats, squares: Collection[int], spared: tuple[int, ...]
) -> dict[int, list[Plan]]:
    """The character that is attacked rather than others, and from where; several only if nothing tells them apart.

    [doria.ai.target-nearest, doria.ai.target-unreachable-en, doria.monster.orc-de]
    """
    keys = {hero: (hero in spared, target_key(t, here, monster, values, hero)) for hero in monsters.targets(t.state)}
    found, best = dict[int, list[Plan]](), None
    for hero in sorted(keys, key=keys.__getitem__):
        if best is not None and keys[hero] != best:
            break
        at = far_squares(t, here, values, squares, hero)
        if at:
            best, found[hero] = keys[hero], [Plan(square, (hero,)) for square in at]
    return found


def across(here: Board, values: Stats, squares: Collection[int], target: int, known: list[int]) -> list[int]:
    """More squares from which a melee attack just spans a hole.  [doria.ai.hole-attack-across]"""
    if values.attack_type != "melee" or not here.has_leaps:
        return []
    return [square for square in here.leaps_to.get(target, ()) if square in squares and square not in known]


def struck_from(t: DoriaTable, here: Board, values: Stats, square: int, hero: int) -> tuple[int, ...]:
    """All characters that an attack on this one from that square hits, the chosen one first.

    [doria.monster.ogre-de, doria.monster.troll-de, doria.monster.spear-thrower-de, doria.monster.shaman-de]
    """
    abilities = values.abilities
    if abilities.isdisjoint(MANY):
        return (hero,)
    others = [other for other in monsters.targets(t.state) if other != hero and not t.state.heroes[other].buried]
    others.sort(key=lambda other: preference(t, here, values, square, other))
    at = t.state.heroes[hero].square
    if "sweep" in abilities or "quake" in abilities:
        near = [other for other in others if reaches(here, values, square, t.state.heroes[other].square, False)]
        return (hero, *(near if "quake" in abilities else near[:1]))
    beside = [other for other in others if here.range_row(at)[t.state.heroes[other].square] <= 1]
    if "fireball" in abilities:
        return (hero, *beside)
    if "mighty" in abilities:
        return (hero, *beside[:1])
    return lightning(t, here, hero, others)


def preference(t: DoriaTable, here: Board, values: Stats, square: int, hero: int) -> tuple[int, int, int]:
    """Whom an attack from this square takes along first: the nearer, the weaker, the less armored.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor]
    """
    who = t.state.heroes[hero]
    return here.apart(square, who.square), who.attributes[spawn.WEAK[values.attack_type]], active_armor(t, hero)


def lightning(t: DoriaTable, here: Board, hero: int, others: list[int]) -> tuple[int, ...]:
    """It leaps to targets within range 2 of one hit: in branches, or in the longest single row.

    [doria.monster.dark-mage-en, doria.monster.dark-mage-de]
    """
    near = {one: [two for two in others if two != one and _leap(t, here, one, two)] for one in (hero, *others)}
    if not t.content.points.lightning_branches:
        return max(_chains(near, (hero,)), key=len)
    hit = [hero]
    for one in hit:
        hit += [two for two in near[one] if two not in hit]
    return tuple(hit)


def _leap(t: DoriaTable, here: Board, one: int, two: int) -> bool:
    return here.range_row(t.state.heroes[one].square)[t.state.heroes[two].square] <= 2


def _chains(near: dict[int, list[int]], so_far: tuple[int, ...]) -> list[tuple[int, ...]]:
    found = [so_far]
    for two in near[so_far[-1]]:
        if two not in so_far:
            found += _chains(near, (*so_far, two))
    return found


async def planned(t: DoriaTable, monster: int, spared: tuple[int, ...]) -> Plan | None:
    """Choose target and square; None if nobody can be attacked in this activation.

    [doria.ai.target-multi, doria.ai.push-en, doria.ai.push-de, doria.ai.push-multi-en, doria.ai.target-unreachable-en]
    """
    here, values = ground.board(t), stats(t, monster)
    if not monsters.targets(t.state):
        return None
    found = ways(t, here, monster, values, values.ap)
    armed = [square for square, way in found.items() if way.armed]
    pushing = dict[int, Way]()
    if not values.abilities.isdisjoint(MANY) and len(monsters.targets(t.state)) > 1:
        pushing = push_squares(t, here, monster, found, values)
        plans = most_hit(t, here, values, chances(t, here, values, armed), chances(t, here, values, pushing))
    else:
        plans = preferred(t, here, monster, values, armed, spared)
        if not plans:
            pushing = push_squares(t, here, monster, found, values)
            plans = preferred(t, here, monster, values, pushing, spared)
    if not plans:
        return None
    hero = await target_among(t, here, monster, values, list(plans))
    return choose_square(t, here, values, hero, plans[hero], {**found, **pushing})


def push_squares(t: DoriaTable, here: Board, monster: int, found: dict[int, Way], values: Stats) -> dict[int, Way]:
    """The squares of other monsters at the end of a way that it can go.  [doria.ai.push-en, doria.ai.push-holes-en]"""
    if t.state.monsters[monster].held:
        return {}
    squares = {other.square for other in t.state.monsters.values() if other.square >= 0 and other.id != monster}
    through = ways(t, here, monster, values, values.ap, through=True)
    result = {}
    for square in sorted(squares & set(through)):
        before = through[square].before
        if before in found and through[square].armed and through[square].cost <= values.ap:
            result[square] = Way(through[square].cost, before, True)
    return result


def most_hit(
    t: DoriaTable, here: Board, values: Stats, at: dict[int, list[int]], pushed: dict[int, list[int]]
) -> dict[int, list[Plan]]:
    """Of all attacks those that hit most characters; pushing only where it hits more.  [doria.ai.target-multi]"""
    free, best = _best(t, here, values, at)
    with_pushes, more = _best(
        t, here, values, {hero: [*at.get(hero, ()), *pushed.get(hero, ())] for hero in {**at, **pushed}}
    )
    return with_pushes if more > best else free


def _best(t: DoriaTable, here: Board, values: Stats, at: dict[int, list[int]]) -> tuple[dict[int, list[Plan]], int]:
    plans = {
        hero: [Plan(square, struck_from(t, here, values, square, hero)) for square in squares]
        for hero, squares in at.items()
    }
    best = max((len(plan.hit) for found in plans.values() for plan in found), default=0)
    kept = {hero: [plan for plan in found if len(plan.hit) == best] for hero, found in plans.items()}
    return {hero: found for hero, found in kept.items() if found}, best


async def target_among(t: DoriaTable, here: Board, monster: int, values: Stats, heroes: list[int]) -> int:
    """The nearest, the weakest in the attribute that counts, the one with less active armor; else the players decide.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor, doria.ai.target-players,
    doria.monster.archer-de, doria.monster.ghoul-de, doria.monster.poltergeist-target-de]
    """
    if len(heroes) == 1:
        return heroes[0]
    keys = {hero: target_key(t, here, monster, values, hero) for hero in heroes}
    best = min(keys.values())
    tied = [hero for hero in heroes if keys[hero] == best]
    chosen: Person = await t.choose(
        t.state.speaker,
        "target",
        people(t, tied),
        label=person_label,
        cites=CITES,
        about={"monster": monsters.named(t, monster)},
        at=(f"sheet-monster-{monster}",),
    )
    return chosen.hero


def target_key(t: DoriaTable, here: Board, monster: int, values: Stats, hero: int) -> tuple[int, int, int, int]:
    """The lower, the rather attacked."""
    who, first = t.state.heroes[hero], 0
    if "carrion" in values.abilities:
        first = who.hp
    elif "aimed" in values.abilities:
        first = who.attributes[spawn.WEAK[values.attack_type]]
    return first, *nearness(t, here, monster, values, hero)


def nearness(t: DoriaTable, here: Board, monster: int, values: Stats, hero: int) -> tuple[int, int, int]:
    """Distance, the attribute that counts, and active armor: the lower, the sooner it goes there.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor]
    """
    who = t.state.heroes[hero]
    weak = who.attributes[spawn.WEAK[values.attack_type]]
    return monsters.distance(t, here, monster, who.square), weak, active_armor(t, hero)


def active_armor(t: DoriaTable, hero: int) -> int:
    """Undamaged armor that is worn.  [doria.ai.target-armor]"""
    worn = gear.equipped(t.state.heroes[hero])
    return sum(t.content.numbered[number].ar for number in worn if number not in t.state.damaged)


def choose_square(
    t: DoriaTable, here: Board, values: Stats, hero: int, plans: list[Plan], found: dict[int, Way]
) -> Plan:
    """The nearest square will do for those who fight at arm's length; others keep their distance.

    [doria.ai.stop-in-range, doria.ai.keep-distance, doria.ai.keep-distance-others, doria.ai.path-along-wall]
    """
    if len(plans) == 1:
        return plans[0]
    if values.range > 1:
        plans = farthest(t, here, values, hero, plans)
    least = min(found[plan.square].cost for plan in plans)
    wall = here.beside_wall
    if values.range > 1:
        plans = [plan for plan in plans if plan.square in wall] or plans
        least = min(found[plan.square].cost for plan in plans)
        plans = [plan for plan in plans if found[plan.square].cost == least]
    else:
        plans = [plan for plan in plans if found[plan.square].cost == least]
        plans = [plan for plan in plans if plan.square in wall] or plans
    if len(plans) > 1:
        plans.sort(key=lambda plan: (exposure(t, here, plan.square), plan.square))
    return plans[0]


def farthest(t: DoriaTable, here: Board, values: Stats, hero: int, plans: list[Plan]) -> list[Plan]:
    """The squares farthest from the target within range, and of those the farthest from all other characters."""
    row = here.range_row(t.state.heroes[hero].square)
    best = max(min(row[plan.square], values.range) for plan in plans)
    plans = [plan for plan in plans if min(row[plan.square], values.range) == best]
    rows = [here.range_row(t.state.heroes[other].square) for other in monsters.targets(t.state) if other != hero]
    if not rows or len(plans) == 1:
        return plans
    away = {
        plan: (min(other[plan.square] for other in rows), sum(other[plan.square] for other in rows)) for plan in plans
    }
    most = max(away.values())
    return [plan for plan in plans if away[plan] == most]


def exposure(t: DoriaTable, here: Board, square: int) -> int:
    """How many characters see a square.  [doria.ai.path-along-wall]"""
    return sum(here.sees(square, t.state.heroes[hero].square) for hero in monsters.targets(t.state))


# ----------------------------------------------------------------------------------------------- moving


def go(t: DoriaTable, monster: int, square: int) -> None:
    """Stand on a square; who stands there is pushed to the nearest free one, if in doubt along the way.

    [doria.ai.push-en, doria.ai.push-one-en, doria.ai.push-holes-en]
    """
    pushed = next(
        (other for other in t.state.monsters.values() if other.square == square and other.id != monster), None
    )
    who = t.state.monsters[monster]
    came, who.square = who.square, square
    t.tell(MonsterMoved(**monsters.placed(t, who), cites=("doria.ai.shortest-path",)))
    if pushed is not None:
        displace(t, pushed, came)


def displace(t: DoriaTable, pushed: Monster, came: int) -> None:
    here = ground.board(t)
    in_wall, taken = not here.near[pushed.square], monsters.occupied(t)
    row = here.flood(here.ghostly, pushed.square) if in_wall else here.range_row(pushed.square)
    free = [at for at in range(here.size) if row[at] < FAR and here.kinds[at] == FLOOR and not taken >> at & 1]
    towards = here.range_row(came) if came >= 0 else row
    pushed.square = min(free, key=lambda at: (row[at], towards[at], at), default=spawn.OUTSIDE)
    t.tell(MonsterPushed(**monsters.placed(t, pushed), cites=("doria.ai.push-en",)))


def approach(t: DoriaTable, monster: int) -> None:
    """Nobody can be attacked now: go towards the nearest who can be reached, as far as the action points last; so do
    those who choose other targets once they are in range.

    [doria.monster.archer-de, doria.monster.ghoul-de, doria.ai.target-nearest, doria.ai.shortest-path,
    doria.ai.rubble-en, doria.marker.blocked-door-monsters-en]
    """
    here, values = ground.board(t), stats(t, monster)
    heroes = monsters.targets(t.state)
    if not heroes:
        return
    everywhere = ways(t, here, monster, values, 99)
    if not everywhere:
        return
    heroes.sort(key=lambda hero: nearness(t, here, monster, values, hero))
    goal = next((at for hero in heroes if (at := goal_square(t, here, values, hero, everywhere)) >= 0), -1)
    if goal < 0:
        if t.state.dungeon.rubble and dig_through(t, monster, values):
            return
        goal = closest(t, here, values, heroes[0], everywhere)
    within = ways(t, here, monster, values, values.ap)
    steps = [square for square in path(everywhere, goal) if square in within]
    if steps and steps[-1] != t.state.monsters[monster].square:
        go(t, monster, steps[-1])


def goal_square(t: DoriaTable, here: Board, values: Stats, hero: int, found: dict[int, Way]) -> int:
    """The cheapest square from which this character could be attacked, or -1."""
    who = t.state.heroes[hero]
    at = [square for square in found if reaches(here, values, square, who.square, who.buried)]
    return min(at, key=lambda square: (found[square].cost, square not in here.beside_wall, square), default=-1)


def closest(t: DoriaTable, here: Board, values: Stats, hero: int, found: dict[int, Way]) -> int:
    """The square nearest to a character that cannot be reached now.  [doria.marker.blocked-door-monsters-en]"""
    target = t.state.heroes[hero].square
    row = here.range_row(target)
    return min(found, key=lambda square: (row[square], here.apart(square, target), found[square].cost, square))


def dig_through(t: DoriaTable, monster: int, values: Stats) -> bool:
    """Move up to the rubble in the way and clear it with 10 AP or all that is left.  [doria.ai.rubble-en]"""
    bare = t.content.atlas.board(msgspec.structs.replace(t.state.dungeon, rubble=()))
    beyond = ways(t, bare, monster, values, 99)
    heroes = sorted(monsters.targets(t.state), key=lambda hero: nearness(t, bare, monster, values, hero))
    goal = next((at for hero in heroes if (at := goal_square(t, bare, values, hero, beyond)) >= 0), -1)
    if goal < 0:
        return False
    route = path(beyond, goal)
    rubble = next((square for square in route if square in t.state.dungeon.rubble), -1)
    if rubble < 0:
        return False
    within = ways(t, ground.board(t), monster, values, values.ap)
    steps = [square for square in route[: route.index(rubble)] if square in within]
    if not steps:
        return False
    if steps[-1] != t.state.monsters[monster].square:
        go(t, monster, steps[-1])
    if bare.apart(steps[-1], rubble) == 1 and within[steps[-1]].cost < values.ap:
        ground.clear_rubble(t, rubble)
    return True
