"""Monster activation: the choice in three tiers, forced movement, forced attack."""

from __future__ import annotations

from collections.abc import Collection

from undercroft.kernel import Meaning
from undercroft.toolkit.scene import SIDES

from .. import ids
from ..board import DISTANCES, PLACE, WIDTH, connected, in_arc, near, shortest
from ..content import AllianceTable, Content
from ..events import Exhausted, Faced, Lingers, MonsterActivated, Moved
from ..state import State, name, own
from . import battle, labels, meanings
from .abilities import marked, monster_speed, pits, power
from .options import Character, Facing, Space
from .reach import taken
from .strengths import monster_stands, monster_targets


def ready(state: State) -> list[int]:
    """The ready monsters on the board.  [alliance.cycle.monster-once, alliance.cycle.new-monster-ready]"""
    return [who for who, token in state.monsters.items() if token.ready]


def choices(state: State, content: Content, seat: int) -> list[int]:
    """The ready monsters that are neither with nor next to an own hero; if there is none, those in connected rooms; if
    there is none, those in the same room.

    [alliance.monster.choice-tier1, alliance.monster.choice-tier2, alliance.monster.choice-tier3,
    alliance.monster.connected, alliance.monster.choice-free]
    """
    figures = [state.heroes[hero] for hero in own(seat)]
    same = {PLACE[figure.cell] for figure in figures if content.points.fallen_count or not figure.down}
    beside = {other for place in same for other in connected(state.arches, place)}
    rooms = {who: PLACE[state.monsters[who].cell] for who in ready(state)}
    apart = [who for who, place in rooms.items() if place not in same]
    return [who for who in apart if rooms[who] not in beside] or apart or list(rooms)


async def activate(t: AllianceTable, seat: int) -> None:
    """A player activates one ready monster: move it, attack, exhaust it.

    [alliance.monster.steps, alliance.cycle.monster-mandatory, alliance.monster.exhaust, alliance.monster.one-attack,
    alliance.monster.no-second-movement]
    """
    found = choices(t.state, t.content, seat)
    options = [Character(who, t.state.monsters[who].card) for who in found]
    cites = ("alliance.monster.choice-tier1", "alliance.monster.choice-free")
    who = (await t.choose(seat, "monster", options, label=labels.plain, cites=cites)).who
    t.tell(MonsterActivated(seat=seat, who=name(t.state, who), figure=who, cites=("alliance.monster.steps",)))
    start, reached = t.state.monsters[who].cell, await move(t, seat, who)
    await attack(t, seat, who, reached)
    if not reached and t.state.monsters[who].cell == start:
        t.tell(Lingers(who=name(t.state, who), figure=who, cites=("alliance.monster.move-free-otherwise",)))
    exhaust(t, who)
    t.state.at += 1


def exhaust(t: AllianceTable, who: int) -> None:
    """After its activation, if it has survived it.  [alliance.monster.exhaust]"""
    if who in t.state.monsters:
        t.state.monsters[who].ready = False
        if t.log is not None:
            t.tell(Exhausted(who=name(t.state, who), figure=who, cites=("alliance.monster.exhaust",)))


def reach(state: State, content: Content, who: int) -> dict[int, int]:
    """The Speed points that a monster needs to each space where it may end its movement.

    [alliance.monster.speed, alliance.monster.through-archways, alliance.monster.not-through-heroes,
    alliance.monster.through-monsters, alliance.monster.end-empty, alliance.monster.on-tokens, alliance.monster.pit,
    alliance.monster.no-doors, alliance.challenge.monsters-do-not-trigger, alliance.defeat.pass-through,
    alliance.defeat.no-leave-penalty]
    """
    token, cells, points = state.monsters[who], near(state.arches), monster_speed(state, content, who)
    special, far = power(content.monsters[token.card]), DISTANCES[token.cell]
    heroes = frozenset([one.cell for one in state.heroes if far[one.cell] <= points and not one.down])
    holes = [] if special.flies else pits(state, content)
    closed, hinder = () if special.flies else heroes, bool(heroes) and not special.slips
    best, edge = {token.cell: 0}, [token.cell]
    for cell in edge:
        spent = best[cell] + 1 + (cell in holes) + (hinder and not heroes.isdisjoint(cells[cell]))
        if spent > points:
            continue
        for other in cells[cell]:
            if other not in closed and (other not in best or spent < best[other]):
                best[other] = spent
                edge.append(other)
    occupied = taken(state)
    return {cell: cost for cell, cost in best.items() if cell == token.cell or cell not in occupied}


def positions(state: State, content: Content, who: int) -> dict[int, list[int]]:
    """Where the monster may end its movement, and whom it could attack from there.  [alliance.defeat.untargetable]"""
    cells = reach(state, content, who)
    if marked(state, who, "dazed"):
        return {cell: [] for cell in cells}
    return monster_stands(state, content, who, cells)


async def move(t: AllianceTable, seat: int, who: int) -> list[int]:
    """As the player pleases, but into a position to attack if there is one. Gives the heroes in reach from there.

    [alliance.monster.move-must-reach, alliance.monster.move-free-otherwise]
    """
    found = positions(t.state, t.content, who)
    cells = [cell for cell, heroes in found.items() if heroes] or list(found)
    cell = await choose_stand(t, seat, who, cells)
    place(t, who, cell)
    heroes = found[cell]
    sides = [side for side in range(4) if any(in_arc(cell, side, t.state.heroes[hero].cell) for hero in heroes)]
    await spin(t, seat, who, sides or list(range(4)))
    return heroes


async def choose_stand(t: AllianceTable, seat: int, who: int, cells: list[int]) -> int:
    """Where a monster ends its movement.  [alliance.monster.move-must-reach]"""
    cites = ("alliance.monster.move-must-reach",)
    about, at = {"who": labels.name_of(t.state, who)}, (ids.piece(who),)
    options = [Space(cell, who) for cell in cells]
    return (await t.choose(seat, "monster-move", options, label=labels.plain, cites=cites, about=about, at=at)).cell


def place(t: AllianceTable, who: int, cell: int) -> None:
    token = t.state.monsters[who]
    if token.cell != cell:
        if t.log is not None:
            way = route(t, who, cell) if t.watched else ()
            x, y, cites = cell % WIDTH, cell // WIDTH, ("alliance.monster.speed",)
            t.tell(Moved(who=name(t.state, who), x=x, y=y, figure=who, way=way, cites=cites))
        token.cell = cell


def route(t: AllianceTable, who: int, goal: int) -> tuple[int, ...]:
    """The spaces that a monster enters on its way, past the heroes unless it flies; for those who watch."""
    token = t.state.monsters[who]
    if power(t.content.monsters[token.card]).flies:
        return shortest(t.state.arches, token.cell, goal)
    heroes = [one.cell for one in t.state.heroes if not one.down]
    dry = shortest(t.state.arches, token.cell, goal, heroes + pits(t.state, t.content))
    return dry or shortest(t.state.arches, token.cell, goal, heroes)


async def spin(t: AllianceTable, seat: int, who: int, sides: list[int]) -> None:
    """[alliance.monster.spin]"""
    options, cites = [Facing(who, side) for side in sides], ("alliance.monster.spin",)
    about, at = {"who": labels.name_of(t.state, who)}, (ids.piece(who),)
    chosen = await t.choose(seat, "monster-face", options, label=labels.plain, cites=cites, about=about, at=at)
    turned, t.state.monsters[who].facing = t.state.monsters[who].facing != chosen.side, chosen.side
    if turned and t.log is not None:
        t.tell(Faced(who=name(t.state, who), side=SIDES[chosen.side], figure=who, cites=cites))


async def attack(t: AllianceTable, seat: int, who: int, reached: list[int]) -> None:
    """The monster must attack one of the heroes in reach whom it faces; the player chooses whom.

    [alliance.monster.attack-mandatory, alliance.monster.no-move-after-attack]
    """
    heroes = faced(t.state, who, reached)
    if heroes:
        await battle.monster_attack(t, who, await choose_victim(t, seat, who, heroes))


async def choose_victim(
    t: AllianceTable, seat: int, who: int, heroes: Collection[int], bonus: int = 0, goes: bool = False
) -> int:
    """The player in control chooses among heroes, and is told what the attack would do. `goes`: the monster moves only
    afterwards, to a space from which it reaches the hero."""
    options = [Character(hero, t.state.heroes[hero].card, who) for hero in heroes]

    def meaning(one: Character) -> Meaning:
        cells = [cell for cell, reached in positions(t.state, t.content, who).items() if one.who in reached]
        return meanings.victim(t.state, t.content, one, bonus, cells if goes else None)

    chosen = await t.choose(
        seat,
        "victim",
        options,
        label=labels.plain,
        meaning=meaning,
        cites=("alliance.monster.attack-mandatory",),
        about={"who": labels.name_of(t.state, who)},
        at=(ids.piece(who),),
    )
    return chosen.who


def victims(state: State, content: Content, who: int) -> list[int]:
    """The heroes whom the monster can attack from where it stands, once it faces them."""
    if marked(state, who, "dazed"):
        return []
    return monster_targets(state, content, who, state.monsters[who].cell)


def faced(state: State, who: int, heroes: list[int]) -> list[int]:
    """Those of these heroes who are in front of the monster or next to it. [alliance.battle.facing-arc]"""
    token = state.monsters[who]
    return [hero for hero in heroes if in_arc(token.cell, token.facing, state.heroes[hero].cell)]
