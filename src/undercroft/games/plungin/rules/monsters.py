"""Monsters' turns: order, movement, attacks, magic, breath."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from undercroft.kernel import Event

from ..board import FAR, NOBODY, WIDTH, apart, path_to
from ..content import PlunginTable
from ..content.definitions import Breath, Magic
from ..events.fights import MonsterActed, OrderRolled, Withstood
from ..events.magic import Breathed
from ..events.quest import PhaseBegan
from ..state import STUNNED, Foe
from . import combat, detection, figures, laws, makeup, movement, pools, removal


async def order(t: PlunginTable) -> None:
    """A D6 for every Monster that is awake to the Heroes; the highest acts first, ties roll again.

    [plungin.turn.monster-order, plungin.turn.monster-order-ties, plungin.detect.unaware-idle]
    """
    numbers = []
    for foe in t.state.foes:
        if foe.aware and not foe.blind:
            numbers.append(foe.number)
        else:
            passed_over(t, foe)
    t.state.prey = {}
    t.state.queue = await rolled_order(t, numbers)
    t.state.phase = "monsters"


async def rolled_order(t: PlunginTable, numbers: list[int]) -> list[int]:
    """Monsters in the order of their dice.  [plungin.turn.monster-order]"""
    if t.log is None or len(numbers) <= 1:
        return await sorted_by_dice(t, numbers)
    fell: list[tuple[int, int]] = []
    found = await sorted_by_dice(t, numbers, fell)
    named = tuple(figures.name(t, number) for number in found)
    t.tell(OrderRolled(monsters=named, rolls=tuple(fell), cites=("plungin.turn.monster-order",)))
    return found


async def sorted_by_dice(t: PlunginTable, numbers: list[int], fell: list[tuple[int, int]] | None = None) -> list[int]:
    """Only the tied ones roll again, among themselves. `fell`: whose dice fell, where somebody is told.

    [plungin.turn.monster-order-ties]
    """
    if len(numbers) <= 1:
        return numbers
    rolled = await t.roll(len(numbers), 6, "order")
    if fell is not None:
        fell += zip(numbers, rolled, strict=True)
    scores: dict[int, list[int]] = {}
    for number, die in zip(numbers, rolled, strict=True):
        if die in scores:
            scores[die].append(number)
        else:
            scores[die] = [number]
    found: list[int] = []
    for die in sorted(scores, reverse=True):
        tied = scores[die]
        found += tied if len(tied) == 1 else await sorted_by_dice(t, tied, fell)
    return found


async def turn(t: PlunginTable, number: int) -> None:
    """One Monster's turn: test its condition, then two actions by its Law. The next one's follows at once where it
    finds nobody to go for.

    [plungin.monster.actions, plungin.flow.action.monsters, plungin.power.dragon-nimble]
    """
    queue = t.state.queue
    queue.remove(number)
    cells = {cell for _, cell in figures.prey(t)}
    tiles = set(map(figures.board(t).tile_of.__getitem__, cells))
    foe = begun(t, number, cells, tiles)
    while foe is None and queue:
        foe = begun(t, queue.pop(0), cells, tiles)
    if foe is None:
        return
    if not foe.condition:
        await act(t, foe)
    elif await combat.recover(t, foe.number):
        await move_only(t, foe)
    foe.cornered = -1


def begun(t: PlunginTable, number: int, cells: set[int], tiles: set[int]) -> Foe | None:
    """A Monster whose turn has begun, unless there is nothing for it to do: nobody whom it could go for, whatever its
    Law. `cells` and `tiles`: where all on the Heroes' side stand.

    [plungin.flow.action.monsters, plungin.detect.unaware-idle, plungin.detect.no-pursuit]
    """
    foe = figures.foe_with(t, number)
    if foe is None or not foe.aware or foe.blind:
        return None
    if t.state.sleepy:
        removal.end_sleepy(t, foe)
    foe.fighting = []
    if foe.condition or laws.meets(t, foe, cells, tiles):
        return foe
    foe.cornered = -1
    return None


def passed_over(t: PlunginTable, foe: Foe) -> None:
    """The turn of a Monster that sleeps or knows of nobody passes, and what was to last until then is over: its spell,
    its fights, the corner it was driven into.

    [plungin.power.sleepy, plungin.spell.blind-sleep, plungin.ability.sneak-attack, plungin.law.sneaky-cornered]
    """
    if t.state.sleepy:
        removal.end_sleepy(t, foe)
    if foe.fighting:
        foe.fighting = []
    foe.cornered = -1


async def move_only(t: PlunginTable, foe: Foe) -> None:
    """A Monster that shook off a stun may only move, by its Law: towards its target or away from it.

    [plungin.effect.stun-success, plungin.law.conspire, plungin.law.maneuver, plungin.law.regroup,
    plungin.law.repulsed-no-target]
    """
    chosen = await laws.target(t, foe)
    if chosen is None:
        return
    if laws.keeps_away(t, foe, chosen):
        keep_distance(t, foe, chosen)
    else:
        move(t, foe, chosen)


async def act(t: PlunginTable, foe: Foe, *, first: bool = False) -> None:
    """Two actions, three for the Nimble. `first`: wandering Monsters attack at once: by their Law, whose means they
    keep to, unless it would not let them.

    [plungin.monster.actions, plungin.wander.attack-first]
    """
    kind = figures.kind_of(t, foe)
    choose: Choose = laws.nearest if first else laws.target
    chosen = await choose(t, foe)
    if chosen is None:
        return
    actions = 3 if "nimble" in kind.powers else 2
    if kind.breathes_first and kind.breath is not None:
        await breathe_all(t, foe, kind.breath, actions)
    elif laws.keeps_away(t, foe, chosen) and (not first or strikes_from_afar(t, foe)):
        await keep_away(t, foe, chosen, actions, choose)
    else:
        await close_in(t, foe, chosen, actions, choose)


Choose = Callable[[PlunginTable, Foe], Awaitable[int | None]]


async def still(t: PlunginTable, foe: Foe, chosen: int, choose: Choose) -> int | None:
    """The target of the next action: the same, or another where that one is gone, out of the Monster's world, or no
    longer where a Sneaky one would attack him.

    [plungin.monster.actions, plungin.law.brutal, plungin.law.sneaky]
    """
    if figures.foe_with(t, foe.number) is None or t.state.reason:
        return None
    found = figures.figure(t, chosen)
    same = found is not None and laws.goes_for(t, foe, found.cell)
    if same and choose is laws.target and figures.kind_of(t, foe).law == "sneaky":
        same = laws.sneaks_at(t, foe, chosen)
    return chosen if same else await choose(t, foe)


async def close_in(t: PlunginTable, foe: Foe, prey: int, actions: int, choose: Choose) -> None:
    """Attack whenever the target is in reach, else move towards it, once. When the target is gone, what actions are
    left go to the next.

    [plungin.law.brutal, plungin.monster.actions, plungin.attack.twice]
    """
    moved, attacks = False, 0
    for _ in range(actions):
        chosen = await still(t, foe, prey, choose)
        found = figures.figure(t, chosen) if chosen is not None else None
        if chosen is None or found is None:
            return
        prey = chosen
        if in_reach(t, foe, found.cell):
            if attacks < 2:
                await hit(t, foe, chosen, found.cell)
                attacks += 1
        elif not moved:
            moved = True
            move(t, foe, chosen)


async def hit(t: PlunginTable, foe: Foe, chosen: int, cell: int) -> None:
    """A blow or a shot; what only its breath can reach is breathed at.  [plungin.law.brutal, plungin.boss.laws]"""
    breath = figures.kind_of(t, foe).breath
    if breath is not None and not weapon_reaches(t, foe, cell):
        await breathe(t, foe, breath, chosen)
    else:
        await strike(t, foe, chosen)


async def keep_away(t: PlunginTable, foe: Foe, prey: int, actions: int, choose: Choose) -> None:
    """Move first, as far away as it still reaches its target, then use magic or a ranged weapon; one that stands best
    where it is stays, and has its Move left for another target, or if a blow drove this one out of reach. When the
    target is gone, what actions are left go to the next.

    [plungin.law.conspire, plungin.law.maneuver, plungin.law.regroup, plungin.law.repulsed-no-target]
    """
    moved, strikes = bool(keep_distance(t, foe, prey)), 0
    for _ in range(actions - moved):
        chosen = await still(t, foe, prey, choose)
        found = figures.figure(t, chosen) if chosen is not None else None
        if chosen is None or found is None:
            return
        far, prey = longest_reach(t, foe), chosen
        if not moved and far and not figures.within(t, foe.cell, found.cell, far):
            moved = bool(keep_distance(t, foe, chosen))
        elif strikes < 2:
            strikes += 1
            await shoot(t, foe, chosen, found.cell)


def strikes_from_afar(t: PlunginTable, foe: Foe) -> bool:
    """Whether a Monster that keeps away has anything to attack with from there: a weapon, breath, or magic where magic
    works.

    [plungin.law.conspire, plungin.law.maneuver, plungin.law.repulsed-no-target]
    """
    kind = figures.kind_of(t, foe)
    magic = kind.law == "conspire" and kind.magic is not None and not figures.silent(t, foe.cell)
    return bool(magic or kind.range or kind.breath)


async def shoot(t: PlunginTable, foe: Foe, chosen: int, cell: int) -> None:
    """Magic under Conspire, else ranged weapon or breath; without them a blow, if the target is next to it."""
    kind = figures.kind_of(t, foe)
    law = kind.law
    silent = figures.silent(t, foe.cell)
    if kind.magic is not None and law == "conspire" and not silent and magic_reaches(t, foe, kind.magic, cell):
        if foe.number not in t.state.sleepy.get(figures.tile_of(t, foe.cell), ()):  # a second one changes nothing
            await use_magic(t, foe, kind.magic, chosen)
    elif kind.breath is not None and on_tile(t, foe, chosen):
        await breathe(t, foe, kind.breath, chosen)
    elif kind.range:
        if figures.within(t, foe.cell, cell, kind.range):
            await strike(t, foe, chosen)
    elif law in laws.AWAY and figures.adjacent(t, foe.cell, cell) and kind.magic is None:
        await strike(t, foe, chosen)


def in_reach(t: PlunginTable, foe: Foe, cell: int) -> bool:
    """Adjacent, within the range of its weapon, or on its tile for one that breathes.

    [plungin.attack.melee, plungin.attack.ranged, plungin.power.fire-breath]
    """
    breathes = figures.kind_of(t, foe).breath is not None
    return weapon_reaches(t, foe, cell) or (breathes and figures.tile_of(t, cell) == figures.tile_of(t, foe.cell))


def weapon_reaches(t: PlunginTable, foe: Foe, cell: int) -> bool:
    reach = figures.kind_of(t, foe).range
    return figures.adjacent(t, foe.cell, cell) or bool(reach and figures.within(t, foe.cell, cell, reach))


async def strike(t: PlunginTable, foe: Foe, chosen: int) -> None:
    """A Monster's attack: ATK dice, no weapon bonus.

    [plungin.attack.unarmed, plungin.stat.atk, plungin.dice.event-exempt]
    """
    found = figures.figure(t, chosen)
    assert found is not None
    kind = figures.kind_of(t, foe)
    foe.last = chosen
    melee = figures.adjacent(t, foe.cell, found.cell)
    dice, fire = max(0, kind.atk + foe.atk), "fire" in kind.powers
    parts = makeup.creature(t, dice)
    await combat.attack(t, foe.number, chosen, dice, pools.NORMAL, melee=melee, fire=fire, parts=parts)


# ------------------------------------------------------------------------------------------ movement


def reachable(t: PlunginTable, foe: Foe) -> tuple[dict[int, int], set[int]]:
    """Where a Monster can go: on its own tile, or through open doors if it pursues; and the squares that are taken.

    [plungin.detect.no-pursuit, plungin.move.blocked, plungin.power.flying]
    """
    board = figures.board(t)
    steps, inside = figures.squares(t, board, foe), not laws.pursues(t, foe)
    if figures.flies(figures.kind_of(t, foe).powers):
        return board.reach(foe.cell, steps, NOBODY, inside=inside, over=True), figures.occupied(t)
    taken = figures.held(t)
    return board.reach(foe.cell, steps, taken, inside=inside), taken


def move(t: PlunginTable, foe: Foe, chosen: int) -> None:
    """Towards the target: to the nearest square from which it can attack, else as near as it gets.

    [plungin.law.brutal, plungin.law.malicious, plungin.law.pack]
    """
    found = figures.figure(t, chosen)
    assert found is not None
    before, taken = reachable(t, foe)
    go(
        t,
        foe,
        before,
        nearest_post(t, foe, found.cell, [cell for cell in before if cell not in taken or cell == foe.cell]),
    )


def nearest_post(t: PlunginTable, foe: Foe, cell: int, posts: list[int]) -> int:
    """Of some squares, the nearest to the Monster first, the first from which it can attack another; else the one that
    is the fewest steps from there.

    [plungin.law.brutal]
    """
    board, far = figures.board(t), figures.kind_of(t, foe).range
    beside = board.near[cell]
    for post in posts:
        if post in beside or (far and board.in_range(post, cell, far)):
            return post
    steps = board.distances(cell, FAR, (foe.cell,))
    return min(posts, key=lambda post: steps.get(post, FAR))


def keep_distance(t: PlunginTable, foe: Foe, chosen: int) -> int:
    """To the square farthest from the target from which it reaches him, its own among them; where its weapon reaches
    him from none, towards him. 0 if it stays where it stands.

    [plungin.law.conspire, plungin.law.maneuver, plungin.law.regroup, plungin.law.repulsed-no-target]
    """
    found = figures.figure(t, chosen)
    assert found is not None
    before, taken = reachable(t, foe)
    far = longest_reach(t, foe)
    posts = [cell for cell in before if cell not in taken or cell == foe.cell]
    good = [cell for cell in posts if not far or figures.within(t, cell, found.cell, far)]
    best = farthest_post(good, found.cell) if good else nearest_post(t, foe, found.cell, posts)
    if best == foe.cell:
        return 0
    go(t, foe, before, best)
    return 1


def farthest_post(posts: list[int], cell: int) -> int:
    """Of some squares, the nearest to the Monster first, the farthest from another."""
    return max(posts, key=lambda post: apart(post, cell))


def longest_reach(t: PlunginTable, foe: Foe) -> int:
    """How far a Monster that keeps away can strike; 0 where that does not matter: its magic or breath fills the tile,
    or it has no such means here and only retreats.

    [plungin.law.conspire, plungin.law.maneuver, plungin.law.repulsed-no-target]
    """
    kind = figures.kind_of(t, foe)
    return 0 if kind.law == "conspire" and figures.silent(t, foe.cell) else kind.far


def go(t: PlunginTable, foe: Foe, before: dict[int, int], end: int) -> None:
    """Walk there; a Monster faces the way it went."""
    deed = "stay" if end == foe.cell else "move"
    way = [foe.cell, *path_to(before, end)]
    if len(way) > 1:
        detection.face(foe, *way[-2:])
        movement.shift(t, foe.number, end)
    if t.log is not None and not (deed == "stay" and said_so(t.log)):
        cites = ("plungin.monster.laws-decide",)
        how = "fly" if figures.flies(figures.kind_of(t, foe).powers) else "walk"
        name, path = figures.name(t, foe.number), tuple(way[1:])
        t.tell(MonsterActed(monster=name, deed=deed, cell=foe.cell, path=path, how=how, looks=foe.facing, cites=cites))


def said_so(log: list[Event]) -> bool:
    """Whether a Monster that finds no way has been told of in this Action Phase already: once is enough."""
    for event in reversed(log):
        if isinstance(event, MonsterActed) and event.deed == "stay":
            return True
        if isinstance(event, PhaseBegan):
            return False
    return False


# ------------------------------------------------------------------------------------------ magic and breath


def magic_reaches(t: PlunginTable, foe: Foe, magic: Magic, cell: int) -> bool:
    if magic.range:
        return figures.within(t, foe.cell, cell, magic.range)
    return figures.tile_of(t, foe.cell) == figures.tile_of(t, cell)


async def use_magic(t: PlunginTable, foe: Foe, magic: Magic, chosen: int) -> None:
    """MAG dice against the Difficulty of a Monster's spell.

    [plungin.power.sleepy, plungin.law.conspire, plungin.stat.mag]
    """
    kind = figures.kind_of(t, foe)
    bonus = magic.bonus if magic.kind == "bolt" else 0
    rolled = await pools.roll(t, kind.mag + bonus, "magic")
    works, who = rolled.successes >= magic.difficulty, figures.name(t, foe.number)
    if works and magic.kind == "bolt":
        await combat.struck(t, foe.number, chosen, rolled, melee=False, fire=magic.fire, magic=True)
        return
    cites = ("plungin.law.conspire",)
    t.tell(
        MonsterActed(
            monster=who,
            deed=magic.kind,
            cell=foe.cell,
            worked=int(works),
            needed=magic.difficulty,
            rolled=rolled.dice,
            least=rolled.least,
            cites=cites,
        )
    )
    tile = figures.tile_of(t, foe.cell)
    if works and magic.kind == "sleepy":
        t.state.sleepy.setdefault(tile, []).append(foe.number)
    elif works:
        await frighten(t, tile, magic.resist)


async def frighten(t: PlunginTable, tile: int, resist: int) -> None:
    """Heroes on the tile who do not resist fear are stunned.  [plungin.stat.res]"""
    for ref in figures.heroes_on(t, tile):
        rolled = await pools.roll(t, figures.resistance_dice(t, ref), "resist")
        if rolled.successes < resist and not combat.undead(t, ref):
            combat.disable(t, ref, STUNNED, rolled, resist)
        else:
            name, cites = figures.name(t, ref), ("plungin.stat.res",)
            t.tell(Withstood(hero=name, needed=resist, rolled=rolled.dice, least=rolled.least, cites=cites))


async def breathe_all(t: PlunginTable, foe: Foe, breath: Breath, actions: int) -> None:
    """The Doom Dragon: one blow at an adjacent Hero, all other actions breath, each at a different target; a Move
    only if
    an action cannot be used otherwise.

    [plungin.monster.doom-dragon-law, plungin.monster.doom-dragon-adjacent, plungin.power.dragon-nimble]
    """
    beside = await laws.nearest(t, foe, next_to)
    if beside is not None:
        await strike(t, foe, beside)
        actions -= 1
    aimed: list[int] = []
    for _ in range(actions):
        if t.state.reason:
            return
        chosen = await laws.nearest(t, foe, lambda t, foe, ref: ref not in aimed and on_tile(t, foe, ref))
        if chosen is None:
            away = await laws.nearest(t, foe)
            if away is not None:
                keep_distance(t, foe, away)
            return
        aimed.append(chosen)
        await breathe(t, foe, breath, chosen)


def next_to(t: PlunginTable, foe: Foe, ref: int) -> bool:
    found = figures.figure(t, ref)
    return found is not None and figures.adjacent(t, foe.cell, found.cell)


def on_tile(t: PlunginTable, foe: Foe, ref: int) -> bool:
    found = figures.figure(t, ref)
    return found is not None and figures.tile_of(t, found.cell) == figures.tile_of(t, foe.cell)


async def breathe(t: PlunginTable, foe: Foe, breath: Breath, chosen: int) -> None:
    """Fixed damage to everybody in a block that lies wholly on the tile and holds the target.

    [plungin.power.fire-breath]
    """
    found = figures.figure(t, chosen)
    assert found is not None
    tile = figures.tile_of(t, foe.cell)
    if figures.tile_of(t, found.cell) != tile:
        return
    foe.last = chosen
    cells = best_block(t, tile, found.cell, breath.size, foe.number)
    t.tell(
        Breathed(
            monster=figures.name(t, foe.number),
            cell=min(cells),
            far=max(cells),
            damage=breath.damage,
            cells=tuple(sorted(cells)),
            cites=("plungin.power.fire-breath",),
        )
    )
    refs = [ref for ref in figures.everybody(t) if _cell(t, ref) in cells and ref != foe.number]
    await combat.blast(t, refs, breath.damage, foe.number, breath.fire)


def best_block(t: PlunginTable, tile: int, cell: int, size: int, caster: int) -> set[int]:
    """Of the blocks that hold the target the one with most Heroes and fewest Monsters, the upper left one first."""
    floor = set(figures.board(t).cells[tile])
    found: list[tuple[int, int, set[int]]] = []
    for dy in range(size):
        for dx in range(size):
            corner = cell - dx - dy * WIDTH
            block = {corner + x + y * WIDTH for x in range(size) for y in range(size)}
            if block <= floor:
                prey = sum(at in block for _, at in figures.prey(t))
                own = sum(foe.cell in block for foe in t.state.foes)
                found.append((own - prey, corner, block))
    return min(found)[2] if found else {cell}


def _cell(t: PlunginTable, ref: int) -> int:
    found = figures.figure(t, ref)
    assert found is not None
    return found.cell
