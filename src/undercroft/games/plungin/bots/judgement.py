"""What the party bot believes: danger, needs, chances, and what to do next. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

from undercroft.toolkit.once import once

from ..board import FAR, Board, Ways, apart
from ..content import PlunginTable
from ..content.definitions import DEX, LIF, STATS, WIT
from ..rules import casting, dungeon, experience, figures, laws, lending, objects, outfit, pools
from ..state import INCAPACITATED, OUT, Chest, Door, Foe, Hero
from . import taking

GREAT_KEY = "great-key"
HEALING, REVIVING = ("heal",), ("revive",)
FOUNTAIN = "F"
PATIENCE = 12
"""So many Action Phases without progress, and the party tries something else."""
MENDING = 9
"""So many Action Phases in a row are enough to mend: who is still wounded then continues as he is. The helpless are
waited for twice as long."""
PARTY_ROOM = 7
"""Nobody opens a door while a friend is farther away than this."""
LOCK_STEPS, FAR_OFF = 2, 80
"""What a roll for a lock is worth in steps, and the most that a stubborn lock may cost."""
STUBBORN = 0.25
"""A lock that opens less often than this is worth a key."""
STUCK = 2
"""So many Action Phases without progress, and friends look whether they are in the way."""
WELL_NEAR = 8
"""So many steps the wounded go for a drink."""


@lru_cache(maxsize=4096)
def damage_chances(dice: int, least: int, defense: int) -> tuple[float, ...]:
    """The chance of each amount of damage of one attack roll."""
    hits, blocks = _successes(dice, least), _successes(defense, pools.NORMAL)
    chances = [0.0] * (dice + 1)
    for hit, likely in enumerate(hits):
        for block, blocked in enumerate(blocks):
            chances[max(0, hit - block)] += likely * blocked
    return tuple(chances)


@lru_cache(maxsize=512)
def _successes(dice: int, least: int) -> tuple[float, ...]:
    chances, good = [1.0], (7 - least) / 6
    for _ in range(dice):
        before = [*chances, 0.0]
        chances = [now * (1 - good) + (before[index - 1] * good if index else 0.0) for index, now in enumerate(before)]
    return tuple(chances)


def chance(dice: int, needed: int, least: int = pools.NORMAL) -> float:
    """The chance of so many successes."""
    return sum(_successes(max(0, dice), least)[needed:])


def blow(t: PlunginTable, foe: Foe, dice: int, least: int) -> float:
    """What an attack is worth: the chance to remove the Monster, and a little for hurting it."""
    chances = damage_chances(max(0, dice), least, figures.defense_dice(t, foe.number))
    life = figures.kind_of(t, foe).life
    if life is not None:
        return 0.6 * (1 - chances[0]) + 0.1 * sum(points * likely for points, likely in enumerate(chances))
    kill = sum(chances[foe.lif :])
    return kill + 0.3 * (1 - chances[0] - kill)


# ------------------------------------------------------------------------------------------------------ danger


def hunting(t: PlunginTable) -> list[Foe]:
    """Monsters that are awake to the Heroes and can get at somebody now."""
    if not t.state.foes:
        return []
    board = figures.board(t)
    cells = [cell for _, cell in figures.prey(t)]
    tiles = {board.tile_of[cell] for cell in cells}
    return [foe for foe in t.state.foes if foe.aware and not foe.blind and _can_come(t, board, foe, cells, tiles)]


def lurking(t: PlunginTable) -> bool:
    """Whether Monsters that know of the Heroes are left somewhere."""
    return any(foe.aware and not foe.blind for foe in t.state.foes)


def _can_come(t: PlunginTable, board: Board, foe: Foe, cells: list[int], tiles: set[int]) -> bool:
    kind = figures.kind_of(t, foe)
    if board.tile_of[foe.cell] in tiles or (kind.law in laws.PURSUING and len(tiles) > 0):
        return True
    reach = max(1, kind.range, kind.magic.range if kind.magic else 0)
    return any(board.in_range(foe.cell, cell, reach) for cell in cells)


def deadly(t: PlunginTable, foe: Foe) -> bool:
    """Whether a Monster can hurt at all: some only keep away and hum."""
    kind = figures.kind_of(t, foe)
    return kind.law != "conspire" or kind.magic is None or kind.magic.kind == "bolt"


def beside_foe(t: PlunginTable, cell: int, foes: Iterable[Foe]) -> bool:
    near = figures.board(t).near[cell]
    return any(foe.cell in near for foe in foes)


def missing(hero: Hero) -> int:
    return hero.stats[LIF] - hero.lif


def worn(hero: Hero) -> bool:
    """Half of his life is gone, or venom is in him."""
    return hero.venom or hero.lif * 2 <= hero.stats[LIF]


def in_need(hero: Hero) -> bool:
    """Worth the party's time: venom, or a third of his life gone. Scratches heal at home."""
    return hero.venom or 3 * missing(hero) >= hero.stats[LIF]


def weak(hero: Hero) -> bool:
    """One more bad blow could be the last."""
    return hero.lif <= max(1, hero.stats[LIF] // 3)


# ------------------------------------------------------------------------------------------------------ needs


def can_cast(t: PlunginTable, effects: Collection[str]) -> list[int]:
    """Heroes who could cast a spell with such an effect."""
    return [
        ref
        for ref in figures.living(t)
        if any(t.content.spells[id].effect in effects for id in castable(t, t.state.heroes[ref]))
        and t.state.heroes[ref].condition != INCAPACITATED
    ]


def wounded(t: PlunginTable) -> list[int]:
    """Those who should be healed before the party continues, the worst first."""
    heroes = t.state.heroes
    hurt = [ref for ref, one in enumerate(heroes) if in_need(one) and figures.on_map(one)]
    if len(hurt) > 1:
        hurt.sort(key=lambda ref: heroes[ref].lif / heroes[ref].stats[LIF])
    return hurt


def helpless(t: PlunginTable) -> list[int]:
    return [ref for ref, hero in enumerate(t.state.heroes) if hero.condition and figures.on_map(hero)]


def able(t: PlunginTable) -> list[int]:
    """Those who can do something."""
    heroes = enumerate(t.state.heroes)
    return [ref for ref, hero in heroes if not hero.condition and hero.lif > 0 and hero.cell != OUT]


def dead(t: PlunginTable) -> list[int]:
    return [ref for ref, hero in enumerate(t.state.heroes) if hero.lif <= 0 and not hero.buried]


def recovering(t: PlunginTable) -> bool:
    """Whether the party should stay where it is and mend. While Monsters lie in wait, scratches can wait, too."""
    if t.state.idle > t.content.points.idle_phases // 2 > 0 or t.state.idle > 2 * MENDING:
        return False
    if helpless(t):
        return True
    if t.state.idle > MENDING:
        return False
    if dead(t) and can_cast(t, REVIVING):
        return True
    if lurking(t) and not any(worn(t.state.heroes[ref]) for ref in figures.living(t)):
        return False
    return bool(wounded(t) and (can_cast(t, HEALING) or thirsty(t)))


def hazardous(t: PlunginTable, tile: int) -> bool:
    """Whether a place itself hurts anyone there."""
    return bool(figures.rules_of(t, tile, "hazard"))


def wells(t: PlunginTable) -> tuple[int, ...]:
    """The squares of all fountains that have been found."""
    marks = figures.board(t).marks
    return tuple([cell for cell, mark in marks.items() if mark == FOUNTAIN]) if marks else ()


def thirsty(t: PlunginTable) -> list[int]:
    """The wounded who have a fountain near from which they have not drunk on this visit."""
    squares = wells(t)
    if not squares:
        return []
    far = distances(t, squares, WELL_NEAR)
    heroes = t.state.heroes
    return [ref for ref in wounded(t) if not heroes[ref].drank and heroes[ref].cell in far]


def carriers_outside(t: PlunginTable, thing: str) -> bool:
    """Whether anybody in the party has such an item, wherever he is."""
    return any(thing in hero.items for hero in t.state.heroes)


def can_be_woken(t: PlunginTable) -> bool:
    """Whether one of the living has a potion that revives, or the gold for one."""
    potions = [item for item in t.content.items.values() if item.effect == "revive"]
    if any(carriers_outside(t, item.id) for item in potions):
        return True
    price = min((item.cost for item in potions if item.cost), default=FAR)
    return any(hero.lif > 0 and hero.gold >= price and not hero.ready for hero in t.state.heroes)


def carriers(t: PlunginTable, thing: str) -> list[int]:
    """Heroes who can use such an item, their own or a dead friend's."""
    bearers = [hero for hero in t.state.heroes if thing in hero.items]
    if not bearers:
        return []
    lent = any(hero.lif == 0 for hero in bearers) and thing in lending.lent_items(t)
    return [ref for ref in figures.living(t) if lent or thing in t.state.heroes[ref].items]


# ------------------------------------------------------------------------------------------------------ errands


def lock_hand(t: PlunginTable, ref: int) -> float:
    """How good a Hero is with locks and traps."""
    hero = t.state.heroes[ref]
    dice = figures.stat(t, hero, DEX) + 2 * ("lock-picks" in hero.items) + 0.5 * figures.stat(t, hero, WIT)
    return dice * (1.5 if figures.has(hero, "lock-picking") else 1.0) + 0.1 * hero.lif


def opener(t: PlunginTable, refs: list[int]) -> int:
    return max(refs, key=lambda ref: lock_hand(t, ref))


def beside_chest(t: PlunginTable, cell: int) -> tuple[int, ...]:
    return figures.board(t).near[cell]


class Hands:
    """Who of those who can do something is sent for what, each found when somebody asks."""

    def __init__(self, t: PlunginTable) -> None:
        self._t, self.able = t, able(t)
        self.chances = dict[tuple[int, int], float]()
        """Of Heroes at locks of some Difficulty."""

    @once
    def leader(self) -> int:
        """The one who can take most."""
        heroes = self._t.state.heroes
        return max(self.able, key=lambda ref: (figures.defense_dice(self._t, ref) + heroes[ref].lif, -ref))

    @once
    def hand(self) -> int:
        """The best at locks."""
        return opener(self._t, self.able)

    @once
    def great(self) -> int:
        """Who has a Great Key."""
        return next(iter(carriers(self._t, GREAT_KEY)), -1)

    @once
    def key(self) -> int:
        """Who has a key."""
        return key_bearer(self._t)


class Errand:
    """What the party does when nobody attacks it: who goes where, and what is opened there."""

    def __init__(self, kind: str, who: int, goals: tuple[int, ...], number: int = -1) -> None:
        self.kind, self.who, self.goals, self.number = kind, who, goals, number


def errand(t: PlunginTable) -> Errand | None:
    """What a friend had to leave lying and Chests first, then a Great Door with its key, then the nearest door, then a
    round through the rooms."""
    hands = Hands(t)
    free = hands.able
    if not free:
        return None
    return carry_out(t, free) or fetch(t, free) or chest_errand(t, hands) or door_errand(t, hands) or roam(t, free)


def chore(t: PlunginTable) -> Errand | None:
    """What can be done while others mend: a Chest at hand, if its opener is neither healer nor in need of one."""
    found = chest_errand(t, hands) if not t.state.foes and (hands := Hands(t)).able else None
    if found is None or weak(t.state.heroes[found.who]):
        return None
    if found.who in can_cast(t, HEALING) or found.who in can_cast(t, REVIVING):
        return None
    return found if t.state.heroes[found.who].cell in distances(t, found.goals, PARTY_ROOM) else None


def going_home(t: PlunginTable) -> bool:
    """Whether the prize that has to be carried out is in the party's hands, be its bearer dead."""
    goal = t.content.pack.goal
    return goal.kind == "carry-out" and any(goal.what in hero.items for hero in t.state.heroes)


def carry_out(t: PlunginTable, able: list[int]) -> Errand | None:
    """The prize is ours: out with it, everybody by the nearest way, be it a secret one."""
    if not going_home(t):
        return None
    return Errand("leave", able[0], ways_out(t))


def ways_out(t: PlunginTable) -> tuple[int, ...]:
    """Squares from which one may leave the dungeon: before the exit, and in places with a secret exit that shows."""
    board = figures.board(t)
    found = list(next(door.cells for door in t.state.doors if door.kind == "exit"))
    for tile in range(len(t.state.rooms)):
        if dungeon.secret_exit(t, tile):
            found += [cell for cell in board.cells[tile] if cell not in board.shut]
    return tuple(found)


def fetch(t: PlunginTable, able: list[int]) -> Errand | None:
    """What somebody left lying for want of room is brought along by the nearest friend who has a place and a use for
    it; the one who left it waits, or it would be lost."""
    if not t.state.litter or t.state.idle // PATIENCE % 2:
        return None
    found = list[tuple[int, int, int]]()
    for tile, lying in t.state.litter.items():
        far = distances(t, figures.board(t).cells[tile], PARTY_ROOM)
        for ref in able:
            hero = t.state.heroes[ref]
            if hero.cell in far and any(taking.can_take(t, hero, left) for left in lying):
                found.append((far.get(hero.cell), ref, tile))
    if not found:
        return None
    _, ref, tile = min(found)
    return Errand("fetch", ref, figures.board(t).cells[tile])


def chest_errand(t: PlunginTable, hands: Hands) -> Errand | None:
    full = [(number, chest.cell) for number, chest in enumerate(t.state.chests) if not chest.empty]
    if not full or t.state.idle // PATIENCE % 2:
        return None
    found = list[tuple[int, int, int]]()
    for number, cell in full:
        who = keeper(t, hands, t.state.chests[number], False)
        far = distances(t, beside_chest(t, cell)).get(t.state.heroes[who].cell, FAR)
        found += [(far, number, who)] if far < FAR else []
    if not found:
        return None
    _, number, who = min(found)
    return Errand("chest", who, beside_chest(t, t.state.chests[number].cell), number)


def door_errand(t: PlunginTable, hands: Hands) -> Errand | None:
    """The best closed door that can be reached; doors that are open already but lead to nothing yet come first."""
    tries = t.state.idle // PATIENCE
    doors = [(ref, door) for ref, door in enumerate(t.state.doors) if door.leads < 0 and dungeon.unexplored(door)]
    best: Task | None = None
    if tries:
        found = [task for ref, door in doors if (task := door_task(t, hands, ref, door, NO_TASK))]
        best = found[tries % len(found)] if found else None
    else:
        for ref, door in reversed(doors):  # the latest are the nearest
            best = door_task(t, hands, ref, door, best or NO_TASK) or best
    return Errand("door", best[3], t.state.doors[best[2]].cells, best[2]) if best else None


Task = tuple[int, int, int, int]
"""How urgent a door is, the steps to it, its number, and who is sent."""
NO_TASK: Task = (FAR, FAR, FAR, FAR)


def door_task(t: PlunginTable, hands: Hands, ref: int, door: Door, best: Task) -> Task | None:
    """What it takes to open a door, if that is better than the best so far."""
    order = -1 if door.open else 0 if door.kind == "great" else 1
    who = sent_to(t, hands, door) if order <= best[0] else -1
    if who < 0:
        return None
    cell = t.state.heroes[who].cell
    if order == best[0] and min([apart(cell, other) for other in door.cells]) > best[1]:
        return None  # it is farther as the crow flies
    far = _walks(figures.board(t), door.cells, FAR).get(cell, FAR)
    if far >= FAR:
        return None
    task = (order, far + lock_cost(t, who, door, hands.chances), ref, who)
    return task if task < best else None


def keeper(t: PlunginTable, hands: Hands, thing: Door | Chest, is_door: bool) -> int:
    """Who sees to a lock: the best hand, or anyone who has a key for it, if the key lasts or the lock is stubborn."""
    if not objects.key_opens(t, thing, is_door) or thing.open or hands.key < 0:
        return hands.hand
    spared = t.content.pack.keys.used_up and lock_chance(t, hands.hand, thing) >= STUBBORN
    return hands.hand if spared else hands.key


def lock_cost(t: PlunginTable, who: int, door: Door, known: dict[tuple[int, int], float]) -> int:
    """How far one would rather walk than try a lock: about two squares for each roll that it takes. `known`: chances of
    Heroes at locks of some Difficulty."""
    if door.open or door.kind != "locked" or door.key_only:
        return 0
    if objects.key_opens(t, door, True) and "key" in lending.usable_items(t, who):
        return 0
    lock = (who, door.difficulty)
    if lock not in known:
        known[lock] = lock_chance(t, who, door)
    return min(FAR_OFF, round(LOCK_STEPS / max(known[lock], 0.01)))


def lock_chance(t: PlunginTable, who: int, thing: Door | Chest) -> float:
    needed = objects.lock_needs(t, who, thing)
    return chance(objects.lock_dice(t, who), needed, objects.least(t, who, "lock-picking"))


def sent_to(t: PlunginTable, hands: Hands, door: Door) -> int:
    """Who has to go to a door: the first of the party, who is good with locks, or who has its key; -1: nobody."""
    if door.open or door.kind not in ("great", "locked"):
        return hands.leader
    if door.kind == "great":
        return hands.great
    return hands.key if door.key_only else keeper(t, hands, door, True)


def key_bearer(t: PlunginTable) -> int:
    return next(iter(carriers(t, "key")), -1)


def roam(t: PlunginTable, able: list[int]) -> Errand | None:
    """Nothing is left to open: back into rooms that were cleared, where Monsters may turn up that carry a key."""
    leader, board = able[0], figures.board(t)
    here = {board.tile_of[t.state.heroes[ref].cell] for ref in figures.living(t)}
    walked = board.distances(t.state.heroes[leader].cell)
    rooms = [
        (not t.state.rooms[tile].had_monsters, walked[cells[0]], tile)
        for tile, cells in enumerate(board.cells)
        if tile not in here and cells[0] in walked
    ]
    if not rooms:
        return None
    return Errand("roam", leader, board.cells[min(rooms)[2]])


def way(t: PlunginTable, ref: int, far: Ways) -> set[int]:
    """The squares on a Hero's way to where he was sent, so that friends keep off them."""
    near, cell, found = figures.board(t).near, t.state.heroes[ref].cell, set[int]()
    for steps in range(far.get(cell, 0) - 1, -1, -1):
        cell = next(other for other in near[cell] if far.get(other) == steps)
        found.add(cell)
    return found


def stuck(t: PlunginTable, errand: Errand) -> bool:
    """Whether nothing has got on for a while because the one who was sent is hemmed in by his friends."""
    if t.state.idle <= STUCK:
        return False
    board, cell, far = figures.board(t), t.state.heroes[errand.who].cell, distances(t, errand.goals)
    here = far.get(cell, FAR)
    reached = board.reach(cell, PARTY_ROOM, figures.in_the_way(t))
    return here > 0 and all(far.get(other, FAR) >= here for other in reached)


def gathered(t: PlunginTable, goals: Collection[int]) -> bool:
    """Whether all who can walk are near."""
    near = distances(t, goals, PARTY_ROOM + t.state.idle // 3)
    return all(t.state.heroes[ref].cell in near for ref in able(t))


def distances(t: PlunginTable, goals: Iterable[int], most: int = FAR) -> Ways:
    """Steps to the nearest of some squares, for every square within so many."""
    return _walks(figures.board(t), tuple(goals), most)


def distances_around(t: PlunginTable, goals: Iterable[int]) -> Ways:
    """The same, around Chests."""
    return _walks(figures.board(t), tuple(goals), FAR, tuple(chest.cell for chest in t.state.chests if not chest.empty))


@lru_cache(maxsize=512)
def _walks(board: Board, goals: tuple[int, ...], most: int, shut: tuple[int, ...] = ()) -> Ways:
    return Ways(board.near, goals, most, shut)


def hitting(t: PlunginTable, hero: Hero, foes: list[Foe]) -> Callable[[int], bool]:
    """Whether a Hero could attack one of some Monsters from a square, by weapon or spell."""
    far, board = outfit.kit(t, hero).far, figures.board(t)
    if hero.turn.casts < 2:
        spells = [t.content.spells[id] for id in castable(t, hero)]
        far = max((spell.range for spell in spells if spell.effect in ("attack", "pit")), default=far)
    cells = {foe.cell for foe in foes}

    def hits(cell: int) -> bool:
        if not cells.isdisjoint(board.near[cell]):
            return True
        return far > 0 and any(board.in_range(cell, other, far) for other in cells)

    return hits


def castable(t: PlunginTable, hero: Hero) -> tuple[str, ...]:
    """The spells a Hero can cast now."""
    spells = outfit.kit(t, hero).spells if hero.spells else ()
    return spells if spells and not casting.hushed(t, hero) else ()


def strikes_from_afar(t: PlunginTable, hero: Hero) -> bool:
    """Whether a Hero lives by spells or shots and keeps off what he fights."""
    return hero.magic and (bool(castable(t, hero)) or outfit.kit(t, hero).far > 1)


def liked(hero: Hero) -> tuple[str, ...]:
    """The stats that a Hero lives by."""
    return ("mag" if hero.magic else "atk", "def", "lif", "res", "mov")


def better_stat(t: PlunginTable, hero: Hero) -> str:
    """The stat to raise: one that the Hero lives by, the cheapest first."""
    offered = [STATS[index] for index in experience.raisable(t, hero)]
    wanted = [name for name in liked(hero) if name in offered]
    return min(wanted or offered, key=lambda name: hero.stats[STATS.index(name)])
