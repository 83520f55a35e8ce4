"""What an activated monster does: it chooses its target and square, moves, pushes and strikes."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from undercroft.toolkit.paths import FAR, flood

from ..content import DoriaTable
from ..events import Activated, MonsterMarked, MonsterMoved, MonsterPushed, MonsterStays, OnGuard
from ..shapes import NOWHERE
from ..state import OUTSIDE, Monster
from . import defense, ground, monsters
from .options import Person, people, person_label
from .prey import (
    MANY,
    Hunt,
    Key,
    attack_squares,
    by_nearness,
    chances,
    far_squares,
    look_round,
    number_struck,
    struck_from,
    target_keys,
)
from .telling import tell
from .trails import Way, path, ways

CITES = ("doria.ai.target-players",)
IDLE, SPENT = -2, -1
"""Instead of the action points that an approach leaves: nothing was done, or nothing more can be."""


class Plan(Struct, frozen=True):
    """What the monster will do: go to a square and attack these, or none."""

    square: int
    hit: tuple[int, ...]


async def activate(t: DoriaTable) -> None:
    """The next activation that waits: a free attack on one character, or a full one.

    [doria.phase-d.monster-turn, doria.monster.mercenary-de, doria.monster.orc-de]
    """
    monster, code = t.state.activations.pop(0)
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
    if hero in monsters.targets(t.state) and t.state.monsters[monster].square in ground.board(t).around(who.square, 1):
        name = monsters.told(t.state.monsters[monster])
        tell(t, OnGuard(**name, hero=who.kind, cites=("doria.monster.mercenary-de",)))
        await defense.strike(t, monster, [hero], free=True)


async def act(t: DoriaTable, monster: int, spared: tuple[int, ...] = (), again: bool = False) -> None:
    """Move, then attack at most once; who is held only strikes, and is free after that. Rubble is cleared first, and
    only who has action points for all of that continues.

    [doria.ai.activation, doria.card.immobilized-en, doria.ai.rubble-en]
    """
    who, left = t.state.monsters[monster], monsters.stats(t, monster).ap
    if t.log is not None:
        tell(t, Activated(**monsters.told(who), again=int(again), cites=("doria.ai.activation",)))
    held, idle = who.held, not who.buried
    if who.buried:
        ground.clear_rubble(t, who.square)
        left -= ground.CLEARING_AP
    while left >= 0:
        plan = await planned(t, monster, spared, left)
        who = t.state.monsters[monster]
        if who.held:
            who.held = False
            tell(t, MonsterMarked(**monsters.told(who), what="freed", cites=("doria.card.immobilized-en",)))
        if plan is not None:
            if plan.square != who.square:
                go(t, monster, plan.square)
            await defense.strike(t, monster, list(plan.hit), spared=spared)
            return
        left = SPENT if held else approach(t, monster, left)
        if left == IDLE and idle:
            tell(t, MonsterStays(**monsters.told(t.state.monsters[monster]), cites=("doria.ai.activation",)))
        idle = False


Keys = dict[int, tuple[bool, Key]]
"""For each character whom a monster sees: the lower, the rather attacked."""


def preferences(h: Hunt, spared: tuple[int, ...]) -> Keys:
    """[doria.ai.target-nearest, doria.monster.orc-de]"""
    return {hero: (hero in spared, key) for hero, key in target_keys(h, h.prey).items()}


def preferred(h: Hunt, squares: Collection[int], keys: Keys) -> dict[int, list[int]]:
    """The character that is attacked rather than others, and from where; several only if nothing tells them apart.

    [doria.ai.target-nearest, doria.ai.target-unreachable-en, doria.monster.orc-de]
    """
    found: dict[int, list[int]] = {}
    best = None
    for hero in sorted(keys, key=keys.__getitem__) if len(keys) > 1 else keys:
        if best is not None and keys[hero] != best:
            break
        at = far_squares(h, squares, hero)
        if at:
            best, found[hero] = keys[hero], at
    return found


def picky(h: Hunt, spared: tuple[int, ...]) -> bool:
    """Whether its card says whom it attacks if it can, which comes before the rule that free squares go first.

    [doria.game.rule-priority, doria.monster.orc-de, doria.monster.ghoul-de]
    """
    return len(h.prey) > 1 and (bool(spared) or "carrion" in h.values.abilities)


def insisted(
    h: Hunt, free: dict[int, list[int]], pushed: dict[int, list[int]], spared: tuple[int, ...]
) -> dict[int, list[int]]:
    """It pushes another monster aside where it can attack nobody else, or only somebody whom its card likes less.

    [doria.ai.push-en, doria.ai.push-de, doria.monster.orc-de, doria.monster.ghoul-de]
    """
    if not free or not pushed:
        return free or pushed

    def liked(hero: int) -> tuple[bool, int]:
        return hero in spared, h.prey[hero].hp if "carrion" in h.values.abilities else 0

    return pushed if min(map(liked, pushed)) < min(map(liked, free)) else free


def at_hand(t: DoriaTable, h: Hunt, keys: Keys) -> int | None:
    """The character that is attacked rather than any other, if a monster that fights at arm's length need not go
    anywhere for it: no way is shorter.  [doria.ai.stop-in-range]
    """
    if h.values.range != 1 or t.state.monsters[h.monster].square == OUTSIDE:
        return None
    first = min(keys, key=keys.__getitem__)
    alone = list(keys.values()).count(keys[first]) == 1
    return first if alone and attack_squares(h, (h.start,), first) else None


async def planned(t: DoriaTable, monster: int, spared: tuple[int, ...], ap: int | None = None) -> Plan | None:
    """Choose target and square; None if nobody can be attacked in this activation. `ap`: what is left of it.

    [doria.ai.target-multi, doria.ai.push-en, doria.ai.push-de, doria.ai.push-multi-en, doria.ai.target-unreachable-en]
    """
    h = look_round(t, monster, ap)
    if not h.prey:
        return None
    if len(h.prey) > 1 and not h.values.abilities.isdisjoint(MANY):
        found = ways(t, h, h.values.ap)
        pushing = push_squares(t, h, found)
        plans = most_hit(h, chances(h, armed(h, found)), chances(h, pushing))
    else:
        keys = preferences(h, spared)
        if (near := at_hand(t, h, keys)) is not None:
            return Plan(h.start, (near,))
        found, pushing = ways(t, h, h.values.ap), {}
        plans = preferred(h, armed(h, found), keys)
        if not plans or picky(h, spared):
            pushing = push_squares(t, h, found)
            plans = insisted(h, plans, preferred(h, pushing, keys), spared)
    if not plans:
        return None
    hero = await target_among(t, h, list(plans))
    square = choose_square(h, hero, plans[hero], {**found, **pushing} if pushing else found)
    return Plan(square, struck_from(h, square, hero) if len(h.prey) > 1 else (hero,))


def armed(h: Hunt, found: dict[int, Way]) -> dict[int, Way]:
    """The squares from which an attack may follow; only jumps spend it.  [doria.ai.hole-short-ap]"""
    return {square: way for square, way in found.items() if way.armed} if h.here.has_leaps else found


def push_squares(t: DoriaTable, h: Hunt, found: dict[int, Way]) -> dict[int, Way]:
    """The squares of other monsters at the end of a way that it can go.  [doria.ai.push-en, doria.ai.push-holes-en]"""
    others = [other.square for other in t.state.monsters.values() if other.square != OUTSIDE and other.id != h.monster]
    return pushes(t, h, found, {square for hero in h.prey for square in attack_squares(h, others, hero)})


def pushes(t: DoriaTable, h: Hunt, found: dict[int, Way], squares: set[int]) -> dict[int, Way]:
    """Those of these squares, where other monsters stand, that it can push them from.  [doria.ai.push-en]"""
    if not squares:
        return {}
    through = ways(t, h, h.values.ap, through=True)
    result = {}
    for square in sorted(squares & through.keys()):
        way = through[square]
        if way.before in found and way.armed and way.cost <= h.values.ap:
            result[square] = Way(way.cost, way.before, True)
    return result


def most_hit(h: Hunt, at: dict[int, list[int]], pushed: dict[int, list[int]]) -> dict[int, list[int]]:
    """Of all attacks those that hit most characters; pushing only where it hits more.  [doria.ai.target-multi]"""
    free, best = _best(h, at)
    if not pushed:
        return free
    with_pushes, more = _best(h, {hero: [*at.get(hero, ()), *pushed.get(hero, ())] for hero in {**at, **pushed}})
    return with_pushes if more > best else free


def _best(h: Hunt, at: dict[int, list[int]]) -> tuple[dict[int, list[int]], int]:
    numbers = {hero: number_struck(h, at, hero) for hero in at}
    best = max([number for found in numbers.values() for number in found.values()], default=0)
    kept = {hero: [square for square in at[hero] if found[square] == best] for hero, found in numbers.items()}
    return {hero: squares for hero, squares in kept.items() if squares}, best


async def target_among(t: DoriaTable, h: Hunt, heroes: list[int]) -> int:
    """The nearest, the weakest in the attribute that counts, the one with less active armor; else the players decide.

    [doria.ai.target-nearest, doria.ai.target-attribute, doria.ai.target-armor, doria.ai.target-players,
    doria.monster.archer-de, doria.monster.ghoul-de, doria.monster.poltergeist-target-de]
    """
    if len(heroes) == 1:
        return heroes[0]
    keys = target_keys(h, heroes)
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


def choose_square(h: Hunt, hero: int, squares: list[int], found: dict[int, Way]) -> int:
    """The nearest square will do for those who fight at arm's length; others keep their distance.

    [doria.ai.stop-in-range, doria.ai.keep-distance, doria.ai.keep-distance-others, doria.ai.path-along-wall]
    """
    if len(squares) == 1:
        return squares[0]
    wall = h.here.beside_wall
    if h.values.range > 1:
        squares = farthest(h, hero, squares)
        squares = [square for square in squares if square in wall] or squares
        squares = cheapest(squares, found)
    else:
        squares = cheapest(squares, found)
        squares = [square for square in squares if square in wall] or squares
    if len(squares) == 1:
        return squares[0]
    return least_exposed(h, squares)


def cheapest(squares: list[int], found: dict[int, Way]) -> list[int]:
    """The squares to which the way needs fewest action points.  [doria.ai.shortest-path]"""
    least = min([found[square].cost for square in squares])
    return [square for square in squares if found[square].cost == least]


def farthest(h: Hunt, hero: int, squares: list[int]) -> list[int]:
    """The squares farthest from the target within range, and of those the farthest from all other characters."""
    row, range = h.here.range_row(h.prey[hero].square), h.values.range
    best = max([min(row[square], range) for square in squares])
    squares = [square for square in squares if min(row[square], range) == best]
    if len(squares) == 1 or len(h.prey) == 1:
        return squares
    rows = [h.here.range_row(who.square) for other, who in h.prey.items() if other != hero]
    away = [(min([other[square] for other in rows]), sum([other[square] for other in rows])) for square in squares]
    most = max(away)
    return [square for square, far in zip(squares, away, strict=True) if far == most]


def least_exposed(h: Hunt, squares: list[int]) -> int:
    """The square that fewest characters see, the first of several; nobody looks on once one is seen by as many as
    another.  [doria.ai.path-along-wall]
    """
    best, chosen = len(h.prey) + 1, NOWHERE
    for square in sorted(squares):
        seen = 0
        for who in h.prey.values():
            seen += h.here.sees(square, who.square)
            if seen >= best:
                break
        else:
            best, chosen = seen, square
    return chosen


def go(t: DoriaTable, monster: int, square: int) -> None:
    """Stand on a square; who stands there is pushed to the nearest free one, if in doubt along the way.

    [doria.ai.push-en, doria.ai.push-one-en, doria.ai.push-holes-en]
    """
    pushed = next(
        (other for other in t.state.monsters.values() if other.square == square and other.id != monster), None
    )
    who = t.state.monsters[monster]
    passed = trail(t, monster, square) if t.watched else ()
    came, who.square = who.square, square
    if t.log is not None:
        tell(t, MonsterMoved(**monsters.placed(t, who), path=passed, cites=("doria.ai.shortest-path",)))
    if pushed is not None:
        displace(t, pushed, came)


def trail(t: DoriaTable, monster: int, square: int) -> tuple[int, ...]:
    """The squares of its way, for those who watch it; one from outside comes in by the first of them."""
    h, start = look_round(t, monster, None), t.state.monsters[monster].square
    for through in (False, True):
        found = ways(t, h, FAR, through)
        if square in found:
            return tuple([at for at in path(found, square) if at != start])
    return (square,)


def displace(t: DoriaTable, pushed: Monster, came: int) -> None:
    here, taken = ground.board(t), monsters.occupied(t)
    if here.near[pushed.square]:
        nearest = here.free_near(pushed.square, taken)
    else:
        nearest = here.nearest(flood(here.ghostly, pushed.square), taken)
    if came != OUTSIDE and len(nearest) > 1:
        towards = here.range_row(came)
        nearest.sort(key=lambda at: (towards[at], at))
    pushed.square = nearest[0] if nearest else OUTSIDE
    tell(t, MonsterPushed(**monsters.placed(t, pushed), cites=("doria.ai.push-en",)))


def approach(t: DoriaTable, monster: int, ap: int) -> int:
    """Nobody can be attacked now: go towards the nearest who can be reached, as far as the action points last; so do
    those who choose other targets once they are in range. Gives what is left of them once rubble is cleared.

    [doria.monster.archer-de, doria.monster.ghoul-de, doria.ai.target-nearest, doria.ai.shortest-path,
    doria.ai.rubble-en, doria.marker.blocked-door-monsters-en]
    """
    h = look_round(t, monster, ap)
    if not h.prey:
        return IDLE
    everywhere = ways(t, h, FAR)
    if not everywhere:
        return IDLE
    heroes = by_nearness(h)
    goal = first_goal(h, heroes, everywhere)
    if goal is None:
        if t.state.dungeon.rubble and (left := dig_through(t, h)) != IDLE:
            return left
        goal = closest(t, h, everywhere)
    within = ways(t, h, h.values.ap)
    steps = [square for square in path(everywhere, goal) if square in within]
    if not steps or steps[-1] == t.state.monsters[monster].square:
        return IDLE
    go(t, monster, steps[-1])
    return SPENT


def first_goal(h: Hunt, heroes: list[int], found: dict[int, Way]) -> int | None:
    """The cheapest square from which the first of these characters that can be reached at all could be attacked."""
    wall = h.here.beside_wall
    for hero in heroes:
        if at := attack_squares(h, found, hero):
            return min(at, key=lambda square: (found[square].cost, square not in wall, square))
    return None


def closest(t: DoriaTable, h: Hunt, found: dict[int, Way]) -> int:
    """The square nearest to a character that cannot be reached now: on the way that blocked doors and rubble cut off,
    so that monsters wait at the door; as the crow flies where there is none.

    [doria.marker.blocked-door-monsters-en]
    """
    open_ways = t.content.atlas.aside(replace(t.state.dungeon, barred=(), rubble=()))
    apart = replace(h, here=open_ways)
    target = h.prey[by_nearness(apart)[0]].square
    row, here = open_ways.range_row(target), h.here
    return min(found, key=lambda square: (row[square], here.apart(square, target), found[square].cost, square))


def dig_through(t: DoriaTable, h: Hunt) -> int:
    """Move up to the rubble in the way and clear it with 10 AP or all that is left. Rubble that only hides a character
    from who shoots or casts is in the way, too.  [doria.ai.rubble-en]
    """
    for reach in (h.values.range, 1):
        route = way_without_rubble(t, h, reach)
        rubble = next((square for square in route if square in t.state.dungeon.rubble), None)
        if rubble is not None:
            return clear_way(t, h, route[: route.index(rubble)], rubble)
    return IDLE


def way_without_rubble(t: DoriaTable, h: Hunt, reach: int) -> list[int]:
    """The way to the nearest character that could be attacked from so far off if no rubble lay there, if any could."""
    bare = replace(h, here=h.here.bare, values=replace(h.values, range=reach))
    beyond = ways(t, bare, FAR)
    heroes = by_nearness(bare)
    goal = first_goal(bare, heroes, beyond)
    return [] if goal is None else path(beyond, goal)


def clear_way(t: DoriaTable, h: Hunt, ahead: list[int], rubble: int) -> int:
    """As near to the rubble as the action points last; anyone who gets next to it with some left clears it, even with
    too few, and may still attack if there were enough. From outside nobody gets at rubble on the entrance.

    [doria.ai.rubble-en]
    """
    within = ways(t, h, h.values.ap)
    stop = next((square for square in reversed(ahead) if square in within), None)
    if stop is None:
        return IDLE
    if stop != t.state.monsters[h.monster].square:
        go(t, h.monster, stop)
    left = h.values.ap - within[stop].cost
    if h.here.apart(stop, rubble) != 1 or left <= 0:
        return SPENT
    ground.clear_rubble(t, rubble)
    return max(SPENT, left - ground.CLEARING_AP)
