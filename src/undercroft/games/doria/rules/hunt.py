"""What an activated monster does: where it can go, whom it attacks, from which square."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.toolkit.grid import members
from undercroft.toolkit.paths import flood

from ..board import FAR, FLOOR, Board, mask
from ..content import DoriaTable
from ..events import Activated, MonsterMoved, MonsterPushed, MonsterStays
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


class Prey(NamedTuple):
    """What a monster sees in a character: where it stands, and the values that tell it from others."""

    square: int
    buried: bool
    hp: int
    weak: int
    armor: int


class Hunt(NamedTuple):
    """The facts of one activation: the monster, from where it counts distances, and all characters that it sees."""

    here: Board
    monster: int
    values: Stats
    start: int
    prey: dict[int, Prey]
    branches: bool


def look_round(t: DoriaTable, monster: int) -> Hunt:
    """Once, for all that follows.  [doria.ai.ignore-unconscious, doria.ai.target-attribute]"""
    values = stats(t, monster)
    attribute = spawn.WEAK[values.attack_type]
    prey = dict[int, Prey]()
    for hero in monsters.targets(t.state):
        who = t.state.heroes[hero]
        prey[hero] = Prey(who.square, who.buried, who.hp, who.attributes[attribute], active_armor(t, hero))
    start, branches = monsters.standing_at(t, monster), t.content.points.lightning_branches
    return Hunt(ground.board(t), monster, values, start, prey, branches)


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
        await act(t, monster, monsters.spared(code), again=code < monsters.EXTRA)


async def take_turn(t: DoriaTable, monster: int) -> None:
    """Its one activation in Phase D.  [doria.phase-d.monster-turn]"""
    t.state.monsters[monster].acted = True
    await act(t, monster)


async def free_attack(t: DoriaTable, monster: int, hero: int) -> None:
    """A mercenary strikes who stops next to it.  [doria.monster.mercenary-de]"""
    who = t.state.heroes[hero]
    if (
        hero in monsters.targets(t.state)
        and ground.board(t).range_row(who.square)[t.state.monsters[monster].square] <= 1
    ):
        await defense.strike(t, monster, [hero], free=True)


async def act(t: DoriaTable, monster: int, spared: tuple[int, ...] = (), again: bool = False) -> None:
    """Move, then attack at most once.  [doria.ai.activation]"""
    who = t.state.monsters[monster]
    t.tell(Activated(**monsters.told(who), again=int(again), cites=("doria.ai.activation",)))
    if who.buried:
        ground.clear_rubble(t, who.square)
        return
    plan = await planned(t, monster, spared)
    held, who = who.held, t.state.monsters[monster]
    who.held = False
    if plan is None:
        if held or not approach(t, monster):
            t.tell(MonsterStays(**monsters.told(t.state.monsters[monster]), cites=("doria.ai.activation",)))
        return
    if plan.square != who.square:
        go(t, monster, plan.square)
    await defense.strike(t, monster, list(plan.hit), spared=spared)


# ----------------------------------------------------------------------------------------------- where it can go


def blocked(t: DoriaTable, h: Hunt) -> tuple[int, int]:
    """The squares of characters, and those of other monsters.  [doria.ai.no-pass-heroes, doria.ai.figures-block]"""
    heroes = mask([who.square for who in h.prey.values()])
    others = mask([other.square for other in t.state.monsters.values() if other.square >= 0 and other.id != h.monster])
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


def ways(t: DoriaTable, h: Hunt, most: int, through: bool = False) -> dict[int, Way]:
    """All squares that a monster reaches with so many action points. `through`: as if no other monster stood there.

    [doria.ai.shortest-path, doria.ai.hole-jump, doria.monster.gargoyle, doria.monster.poltergeist-move]
    """
    here, abilities = h.here, h.values.abilities
    start, spent = start_of(t, here, h.monster)
    if start < 0:
        return {}
    heroes, others = blocked(t, h)
    if t.state.monsters[h.monster].held or spent > most:
        return {start: Way(spent, start, True)}
    closed = heroes if through else heroes | others
    if "permeable" in abilities:
        return steps(here.ghostly, start, spent, closed, most)
    if "flight" in abilities:
        return steps(here.near, start, spent, closed, most)
    if not here.has_leaps:
        return steps(here.walk, start, spent, closed, most)
    return leaping(here, start, spent, heroes, 0 if through else others, most)


def steps(table: tuple[tuple[int, ...], ...], start: int, spent: int, closed: int, most: int) -> dict[int, Way]:
    """Plain steps of one point each."""
    found, wave, shut = {start: Way(spent, start, True)}, [start], {start, *members(closed)}
    for cost in range(spent + 1, most + 1):
        ahead = []
        for square in wave:
            way = Way(cost, square, True)
            for other in table[square]:
                if other not in shut:
                    shut.add(other)
                    found[other] = way
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


def chances(h: Hunt, squares: Collection[int]) -> dict[int, list[int]]:
    """For each character the squares among these from which it could be attacked."""
    found = {hero: attack_squares(h, squares, hero) for hero in h.prey}
    return {hero: at for hero, at in found.items() if at}


def attack_squares(h: Hunt, squares: Collection[int], hero: int) -> list[int]:
    """The squares among these from which this character could be attacked."""
    here, values, who = h.here, h.values, h.prey[hero]
    target, range, sees = who.square, values.range, here.sees
    if who.buried or "permeable" in values.abilities:
        return [square for square in squares if reaches(here, values, square, target, who.buried)]
    if range == 1:
        at = [square for square in (target, *here.near[target]) if square in squares and sees(square, target)]
    else:
        row = here.range_row(target)
        at = [square for square in squares if row[square] <= range and sees(square, target)]
    return at + across(here, values, squares, target, at)


def far_squares(h: Hunt, squares: Collection[int], hero: int) -> list[int]:
    """Of those squares only the farthest within range: nobody who keeps a distance looks at the others."""
    here, values, who = h.here, h.values, h.prey[hero]
    if values.range == 1 or who.buried or "permeable" in values.abilities:
        return attack_squares(h, squares, hero)
    row, rings = here.range_row(who.square), dict[int, list[int]]()
    for square in squares:
        if row[square] <= values.range:
            rings.setdefault(row[square], []).append(square)
    for distance in sorted(rings, reverse=True):
        at = [square for square in rings[distance] if here.sees(square, who.square)]
        if at:
            return at + across(here, values, squares, who.square, at)
    return across(here, values, squares, who.square, [])


def preferred(h: Hunt, squares: Collection[int], spared: tuple[int, ...]) -> dict[int, list[Plan]]:
    """The character that is attacked rather than others, and from where; several only if nothing tells them apart.

    [doria.ai.target-nearest, doria.ai.target-unreachable-en, doria.monster.orc-de]
    """
    keys = {hero: (hero in spared, target_key(h, hero)) for hero in h.prey}
    found, best = dict[int, list[Plan]](), None
    for hero in sorted(keys, key=keys.__getitem__):
        if best is not None and keys[hero] != best:
            break
        at = far_squares(h, squares, hero)
        if at:
            best, found[hero] = keys[hero], [Plan(square, (hero,)) for square in at]
    return found


def across(here: Board, values: Stats, squares: Collection[int], target: int, known: list[int]) -> list[int]:
    """More squares from which a melee attack just spans a hole.  [doria.ai.hole-attack-across]"""
    if values.attack_type != "melee" or not here.has_leaps:
        return []
    return [square for square in here.leaps_to.get(target, ()) if square in squares and square not in known]


def struck_from(h: Hunt, square: int, hero: int) -> tuple[int, ...]:
    """All characters that an attack on this one from that square hits, the chosen one first.

    [doria.monster.ogre-de, doria.monster.troll-de, doria.monster.spear-thrower-de, doria.monster.shaman-de]
    """
    here, values, prey = h.here, h.values, h.prey
    abilities = values.abilities
    if abilities.isdisjoint(MANY):
        return (hero,)
    others = [other for other, who in prey.items() if other != hero and not who.buried]
    others.sort(key=lambda other: preference(h, square, other))
    if "sweep" in abilities or "quake" in abilities:
        near = [other for other in others if reaches(here, values, square, prey[other].square, False)]
        return (hero, *(near if "quake" in abilities else near[:1]))
    row = here.range_row(prey[hero].square)
    beside = [other for other in others if row[prey[other].square] <= 1]
    if "fireball" in abilities:
        return (hero, *beside)
    if "mighty" in abilities:
        return (hero, *beside[:1])
    return lightning(h, hero, others)


def preference(h: Hunt, square: int, hero: int) -> tuple[int, int, int]:
    """Whom an attack from this square takes along first: the nearer, the weaker, the less armored.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor]
    """
    who = h.prey[hero]
    return h.here.apart(square, who.square), who.weak, who.armor


def lightning(h: Hunt, hero: int, others: list[int]) -> tuple[int, ...]:
    """It leaps to targets within range 2 of one hit: in branches, or in the longest single row.

    [doria.monster.dark-mage-en, doria.monster.dark-mage-de]
    """
    near = {one: [two for two in others if two != one and _leap(h, one, two)] for one in (hero, *others)}
    if not h.branches:
        return max(_chains(near, (hero,)), key=len)
    hit = [hero]
    for one in hit:
        hit += [two for two in near[one] if two not in hit]
    return tuple(hit)


def _leap(h: Hunt, one: int, two: int) -> bool:
    return h.here.range_row(h.prey[one].square)[h.prey[two].square] <= 2


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
    h = look_round(t, monster)
    if not h.prey:
        return None
    found = ways(t, h, h.values.ap)
    armed = {square: way for square, way in found.items() if way.armed}
    pushing = dict[int, Way]()
    if len(h.prey) > 1 and not h.values.abilities.isdisjoint(MANY):
        pushing = push_squares(t, h, found)
        plans = most_hit(h, chances(h, armed), chances(h, pushing))
    else:
        plans = preferred(h, armed, spared)
        if not plans:
            pushing = push_squares(t, h, found)
            plans = preferred(h, pushing, spared)
    if not plans:
        return None
    hero = await target_among(t, h, list(plans))
    return choose_square(h, hero, plans[hero], {**found, **pushing})


def push_squares(t: DoriaTable, h: Hunt, found: dict[int, Way]) -> dict[int, Way]:
    """The squares of other monsters at the end of a way that it can go.  [doria.ai.push-en, doria.ai.push-holes-en]"""
    squares = {other.square for other in t.state.monsters.values() if other.square >= 0 and other.id != h.monster}
    if not squares or t.state.monsters[h.monster].held:
        return {}
    through = ways(t, h, h.values.ap, through=True)
    result = {}
    for square in sorted(squares & through.keys()):
        way = through[square]
        if way.before in found and way.armed and way.cost <= h.values.ap:
            result[square] = Way(way.cost, way.before, True)
    return result


def most_hit(h: Hunt, at: dict[int, list[int]], pushed: dict[int, list[int]]) -> dict[int, list[Plan]]:
    """Of all attacks those that hit most characters; pushing only where it hits more.  [doria.ai.target-multi]"""
    free, best = _best(h, at)
    if not pushed:
        return free
    with_pushes, more = _best(h, {hero: [*at.get(hero, ()), *pushed.get(hero, ())] for hero in {**at, **pushed}})
    return with_pushes if more > best else free


def _best(h: Hunt, at: dict[int, list[int]]) -> tuple[dict[int, list[Plan]], int]:
    plans = {hero: [Plan(square, struck_from(h, square, hero)) for square in squares] for hero, squares in at.items()}
    best = max((len(plan.hit) for found in plans.values() for plan in found), default=0)
    kept = {hero: [plan for plan in found if len(plan.hit) == best] for hero, found in plans.items()}
    return {hero: found for hero, found in kept.items() if found}, best


async def target_among(t: DoriaTable, h: Hunt, heroes: list[int]) -> int:
    """The nearest, the weakest in the attribute that counts, the one with less active armor; else the players decide.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor, doria.ai.target-players,
    doria.monster.archer-de, doria.monster.ghoul-de, doria.monster.poltergeist-target-de]
    """
    if len(heroes) == 1:
        return heroes[0]
    keys = {hero: target_key(h, hero) for hero in heroes}
    best = min(keys.values())
    tied = [hero for hero in heroes if keys[hero] == best]
    chosen: Person = await t.choose(
        t.state.speaker,
        "target",
        people(t, tied),
        label=person_label,
        cites=CITES,
        about={"monster": monsters.named(t, h.monster)},
        at=(f"sheet-monster-{h.monster}",),
    )
    return chosen.hero


def target_key(h: Hunt, hero: int) -> tuple[int, int, int, int]:
    """The lower, the rather attacked."""
    first = 0
    if "carrion" in h.values.abilities:
        first = h.prey[hero].hp
    elif "aimed" in h.values.abilities:
        first = h.prey[hero].weak
    return first, *nearness(h, hero)


def nearness(h: Hunt, hero: int) -> tuple[int, int, int]:
    """Distance, the attribute that counts, and active armor: the lower, the sooner it goes there.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor]
    """
    who = h.prey[hero]
    return monsters.steps_between(h.here, h.values, h.start, who.square), who.weak, who.armor


def active_armor(t: DoriaTable, hero: int) -> int:
    """Undamaged armor that is worn.  [doria.ai.target-armor]"""
    cards, damaged = t.content.numbered, t.state.damaged
    return sum([cards[number].ar for number in gear.equipped(t.state.heroes[hero]) if number not in damaged])


def choose_square(h: Hunt, hero: int, plans: list[Plan], found: dict[int, Way]) -> Plan:
    """The nearest square will do for those who fight at arm's length; others keep their distance.

    [doria.ai.stop-in-range, doria.ai.keep-distance, doria.ai.keep-distance-others, doria.ai.path-along-wall]
    """
    if len(plans) == 1:
        return plans[0]
    wall = h.here.beside_wall
    if h.values.range > 1:
        plans = farthest(h, hero, plans)
        plans = [plan for plan in plans if plan.square in wall] or plans
        plans = cheapest(plans, found)
    else:
        plans = cheapest(plans, found)
        plans = [plan for plan in plans if plan.square in wall] or plans
    if len(plans) == 1:
        return plans[0]
    return min(plans, key=lambda plan: (exposure(h, plan.square), plan.square))


def cheapest(plans: list[Plan], found: dict[int, Way]) -> list[Plan]:
    """The plans that need fewest action points for the way.  [doria.ai.shortest-path]"""
    least = min([found[plan.square].cost for plan in plans])
    return [plan for plan in plans if found[plan.square].cost == least]


def farthest(h: Hunt, hero: int, plans: list[Plan]) -> list[Plan]:
    """The squares farthest from the target within range, and of those the farthest from all other characters."""
    row = h.here.range_row(h.prey[hero].square)
    best = max([min(row[plan.square], h.values.range) for plan in plans])
    plans = [plan for plan in plans if min(row[plan.square], h.values.range) == best]
    rows = [h.here.range_row(who.square) for other, who in h.prey.items() if other != hero]
    if not rows or len(plans) == 1:
        return plans
    away = {
        plan: (min([other[plan.square] for other in rows]), sum([other[plan.square] for other in rows]))
        for plan in plans
    }
    most = max(away.values())
    return [plan for plan in plans if away[plan] == most]


def exposure(h: Hunt, square: int) -> int:
    """How many characters see a square.  [doria.ai.path-along-wall]"""
    return sum([h.here.sees(square, who.square) for who in h.prey.values()])


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
    row = flood(here.ghostly, pushed.square) if in_wall else here.range_row(pushed.square)
    free = [at for at in range(here.size) if row[at] < FAR and here.kinds[at] == FLOOR and not taken >> at & 1]
    towards = here.range_row(came) if came >= 0 else row
    pushed.square = min(free, key=lambda at: (row[at], towards[at], at), default=spawn.OUTSIDE)
    t.tell(MonsterPushed(**monsters.placed(t, pushed), cites=("doria.ai.push-en",)))


def approach(t: DoriaTable, monster: int) -> bool:
    """Nobody can be attacked now: go towards the nearest who can be reached, as far as the action points last; so do
    those who choose other targets once they are in range. Whether it did anything.

    [doria.monster.archer-de, doria.monster.ghoul-de, doria.ai.target-nearest, doria.ai.shortest-path,
    doria.ai.rubble-en, doria.marker.blocked-door-monsters-en]
    """
    h = look_round(t, monster)
    if not h.prey:
        return False
    everywhere = ways(t, h, 99)
    if not everywhere:
        return False
    heroes = sorted(h.prey, key=lambda hero: nearness(h, hero))
    goal = next((at for hero in heroes if (at := goal_square(h, hero, everywhere)) >= 0), -1)
    if goal < 0:
        if t.state.dungeon.rubble and dig_through(t, h):
            return True
        goal = closest(h, heroes[0], everywhere)
    within = ways(t, h, h.values.ap)
    steps = [square for square in path(everywhere, goal) if square in within]
    if not steps or steps[-1] == t.state.monsters[monster].square:
        return False
    go(t, monster, steps[-1])
    return True


def goal_square(h: Hunt, hero: int, found: dict[int, Way]) -> int:
    """The cheapest square from which this character could be attacked, or -1."""
    wall, at = h.here.beside_wall, attack_squares(h, found, hero)
    return min(at, key=lambda square: (found[square].cost, square not in wall, square), default=-1)


def closest(h: Hunt, hero: int, found: dict[int, Way]) -> int:
    """The square nearest to a character that cannot be reached now.  [doria.marker.blocked-door-monsters-en]"""
    target, here = h.prey[hero].square, h.here
    row = here.range_row(target)
    return min(found, key=lambda square: (row[square], here.apart(square, target), found[square].cost, square))


def dig_through(t: DoriaTable, h: Hunt) -> bool:
    """Move up to the rubble in the way and clear it with 10 AP or all that is left.  [doria.ai.rubble-en]"""
    bare = h._replace(here=h.here.bare)
    beyond = ways(t, bare, 99)
    heroes = sorted(h.prey, key=lambda hero: nearness(bare, hero))
    goal = next((at for hero in heroes if (at := goal_square(bare, hero, beyond)) >= 0), -1)
    if goal < 0:
        return False
    route = path(beyond, goal)
    rubble = next((square for square in route if square in t.state.dungeon.rubble), -1)
    if rubble < 0:
        return False
    within = ways(t, h, h.values.ap)
    steps = [square for square in route[: route.index(rubble)] if square in within]
    if not steps:
        return False
    if steps[-1] != t.state.monsters[h.monster].square:
        go(t, h.monster, steps[-1])
    if bare.here.apart(steps[-1], rubble) == 1 and within[steps[-1]].cost < h.values.ap:
        ground.clear_rubble(t, rubble)
    return True
