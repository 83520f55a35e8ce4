"""What the thirty spells do. Each function tells whether it changed anything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ..board import WIDTH, apart
from ..content import PlunginTable
from ..content.definitions import LIF, Spell
from ..events.base import Dice
from ..events.fights import Cured, Healed, Moved, Pushed
from ..events.magic import Affected, Blasted, Fizzled, GateOpened, Resisted, Transformed
from ..events.things import Opened
from ..ids import figure_id
from ..state import OUT, Hero
from . import calling, combat, dead, dungeon, figures, movement, objects, pools, removal, turns
from .options import Aim
from .squares import choose_square

Effect = Callable[[PlunginTable, int, Spell, int, pools.Pool], Awaitable[bool]]


async def work(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """Apply a spell that was cast successfully.  [plungin.cast.further-requirements, plungin.spell.table]"""
    return await EFFECTS[spell.effect](t, ref, spell, target, rolled)


def affected(
    t: PlunginTable, who: int, spell: Spell, amount: int = 0, mark: str = "", resisted: pools.Pool | None = None
) -> None:
    """What a spell does to somebody. `mark`: as what one can see it; `resisted`: the dice that were to prevent it."""
    t.tell(
        Affected(
            who=figures.name(t, who),
            spell=spell.id,
            deed=spell.id,
            amount=amount,
            mark=mark,
            ended=("aware", "unaware") if mark == "blind" else (),
            needed=spell.resist,
            **(resisted.told if resisted else {}),
            cites=(f"plungin.spell.{spell.id}",),
        )
    )


def lasts(t: PlunginTable, who: int, spell: Spell, changed: bool, mark: str, amount: int = 0) -> bool:
    """A spell whose second casting adds nothing; whether it changed anything."""
    if changed:
        affected(t, who, spell, amount, mark)
    else:
        cites = (f"plungin.spell.{spell.id}",)
        t.tell(Fizzled(thing=spell.id, who=figures.name(t, who), mark=mark, cites=cites))
    return changed


# ------------------------------------------------------------------------------------------ attack


async def attack(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """The Magic roll is the attack roll too: every success is a hit.  [plungin.spell.lightning, plungin.spell.flame]"""
    await combat.struck(t, ref, target, rolled, melee=False, fire=spell.fire, spell=spell.id)
    return True


async def area(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """A 3x3 block of the tile: fixed damage to everybody in it, Heroes too.

    [plungin.spell.fireball, plungin.spell.ice-shards]
    """
    hero = t.state.heroes[ref]
    corners = blocks(t, figures.tile_of(t, hero.cell))
    cites = (f"plungin.spell.{spell.id}",)
    about = {"hero": figures.named_text(t, hero.id), "spell": figures.named_text(t, spell.id)}
    corner = await choose_square(t, hero.seat, "block", corners, about=about, at=(figure_id(ref),), cites=cites)
    cells = block_cells(t, figures.tile_of(t, hero.cell), corner)
    refs = [other for other in figures.everybody(t) if _cell(t, other) in cells]
    foes = {foe.number for foe in t.state.foes}
    t.tell(
        Blasted(
            spell=spell.id,
            cell=min(cells),
            far=max(cells),
            damage=spell.amount,
            by=figures.name(t, ref),
            cells=tuple(sorted(cells)),
            cites=cites,
        )
    )
    await combat.blast(t, refs, spell.amount, ref, spell.fire)
    return any(foe in refs for foe in foes)


def blocks(t: PlunginTable, tile: int) -> list[int]:
    """Upper left corners of 3x3 blocks on a tile; where it is narrower the block is cut off.

    [plungin.spell.fireball]
    """
    cells = figures.board(t).cells[tile]
    left, right = min(cell % WIDTH for cell in cells), max(cell % WIDTH for cell in cells)
    top, bottom = min(cells) // WIDTH, max(cells) // WIDTH
    return [
        x + y * WIDTH
        for y in range(top, max(top, bottom - 2) + 1)
        for x in range(left, max(left, right - 2) + 1)
        if block_cells(t, tile, x + y * WIDTH)
    ]


def block_cells(t: PlunginTable, tile: int, corner: int) -> set[int]:
    floor = figures.board(t).tile_of
    cells = (corner + x + y * WIDTH for x in range(3) for y in range(3))
    return {cell for cell in cells if floor.get(cell) == tile}


async def drain(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """Each success beyond the Difficulty moves a point of life to the caster; no Defense.  [plungin.spell.drain]"""
    points = rolled.successes - spell.difficulty
    foe = figures.foe_with(t, target)
    if foe is None or points <= 0:
        return False
    if figures.kind_of(t, foe).life is None:
        points = min(points, foe.lif)
    combat.note_fight(t, ref, target)
    t.state.idle = 0
    gained = combat.heal(t, t.state.heroes[ref], points)
    affected(t, target, spell)
    left, cites = t.state.heroes[ref].lif, ("plungin.spell.drain",)
    t.tell(Healed(who=figures.name(t, ref), lif=gained, left=left, cites=cites))
    await combat.harm(t, target, points, ref)
    return True


async def pit(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """The Monster is swallowed unless it resists; bosses are not.  [plungin.spell.pit]"""
    foe = figures.foe_with(t, target)
    assert foe is not None
    combat.note_fight(t, ref, target)
    if figures.kind_of(t, foe).life is not None:
        shrugged_off(t, target, spell)
        return False
    passed, dice = await resists(t, target, spell)
    if not passed:
        affected(t, target, spell, resisted=dice)
        removal.remove(t, foe, ref)
    return not combat.undead(t, target)


async def blind(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """Monsters of the tile that fail to resist detect nothing and do nothing until one of them is attacked. Those who
    sleep or are blinded already are left as they are.

    [plungin.spell.blind-sleep, plungin.spell.sleep, plungin.spell.fog, plungin.spell.night, plungin.cast.resist]
    """
    tile, tested = figures.tile_of(t, t.state.heroes[ref].cell), False
    for foe in [foe for foe in figures.foes_on(t, tile) if not foe.blind]:
        passed, dice = await resists(t, foe.number, spell)
        if not passed:
            foe.blind, foe.aware = True, False
            affected(t, foe.number, spell, mark="blind", resisted=dice)
        tested = tested or not combat.undead(t, foe.number)
    return tested


# ------------------------------------------------------------------------------------------ healing and help


async def heal(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """1d4 LIF, and venom ends.  [plungin.spell.pulse, plungin.spell.life-force, plungin.spell.heal-venom]"""
    return await mend(t, target, spell.amount)


async def mend(t: PlunginTable, ref: int, sides: int) -> bool:
    """Roll for life and end venom; whether it did any good.

    [plungin.power.venomous-cure, plungin.damage.healing-cap]
    """
    hero = t.state.heroes[ref]
    (rolled,) = await t.roll(1, sides, "heal")
    gained = combat.heal(t, hero, rolled)
    cured = hero.venom
    fell: tuple[Dice, ...] = (Dice("heal", (rolled,), sides, figures.roller(t, ref)),)
    if gained or not cured:
        who, cites = figures.name(t, ref), ("plungin.damage.healing-cap",)
        t.tell(Healed(who=who, lif=gained, left=hero.lif, fell=fell, cites=cites))
        fell = ()
    cure(t, hero, fell)
    return gained > 0 or cured


def cure(t: PlunginTable, hero: Hero, fell: tuple[Dice, ...] = ()) -> None:
    """Venom is gone.  [plungin.power.venomous-cure]"""
    if hero.venom:
        hero.venom = False
        t.tell(Cured(hero=figures.hero_name(t, hero), fell=fell, cites=("plungin.power.venomous-cure",)))


async def revive(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """A dead Hero is back with full life.  [plungin.spell.soul-catcher, plungin.spell.rebirth]"""
    dead.revive(t, target, t.state.heroes[target].stats[LIF], t.state.heroes[ref].cell)
    return True


async def armor(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """An armor bonus until the quest ends or the Hero dies; a second casting adds nothing.

    [plungin.spell.fire-shield, plungin.spell.harden]
    """
    hero = t.state.heroes[target]
    field = "skin" if spell.school == "earth" else "shell"
    changed: bool = getattr(hero, field) < spell.amount
    setattr(hero, field, max(getattr(hero, field), spell.amount))
    return lasts(t, target, spell, changed, field, spell.amount)


async def invisibility(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """Harder to detect, until damage ends it.  [plungin.spell.invisibility, plungin.spell.invisibility-end]"""
    hero = t.state.heroes[target]
    changed, hero.unseen = not hero.unseen, True
    return lasts(t, target, spell, changed, "unseen")


async def quicken(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """A third action in this Action Phase, at once if the Hero has had his turn. Who has a third action anyway, loses
    or lost his turn to a stun or incapacity, or has had three actions, gains nothing.

    [plungin.spell.quicken, plungin.action.nothing, plungin.effect.incap-failure, plungin.ability.nimble]
    """
    hero = t.state.heroes[target]
    changed, hero.turn.extra = not hero.turn.extra, 1
    if changed and target in t.state.queue:
        changed = not hero.condition and not turns.nimble(t, hero)
    elif changed:
        changed = turns.recall(t, hero)
        if changed:
            t.state.queue.insert(0, target)
    return lasts(t, target, spell, changed, "quickened")


# ------------------------------------------------------------------------------------------ space


async def teleport(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """To any empty square of a laid tile within 6 squares, whatever lies between.  [plungin.spell.teleport]"""
    found = figures.figure(t, target)
    assert found is not None
    board, taken = figures.board(t), figures.occupied(t)
    cells = [
        cell
        for cell in board.tile_of
        if apart(cell, found.cell) <= spell.amount and cell not in taken and cell not in board.shut
    ]
    if not cells:
        return False
    seat = t.state.heroes[ref].seat
    about, at = {"who": figures.whom(t, target)}, (figure_id(target),)
    cell = await choose_square(t, seat, "teleport", cells, about=about, at=at, cites=("plungin.spell.teleport",))
    movement.shift(t, target, cell)
    who, cites = figures.name(t, target), ("plungin.spell.teleport",)
    t.tell(Moved(who=who, cell=cell, path=(cell,), how="leap", cites=cites))
    await movement.noticed(t, target)
    return True


async def wave(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """All adjacent Characters are pushed 3 squares, as far as nothing stops them.  [plungin.spell.wave]"""
    hero = t.state.heroes[ref]
    near = figures.board(t).near[hero.cell]
    moved = False
    for other in [other for other in figures.everybody(t) if _cell(t, other) in near]:
        start = _cell(t, other)
        side = await combat.direction(t, ref, other, hero.cell, start)
        path = [_cell(t, other) for _ in range(spell.amount) if combat.shove(t, other, side)]
        affected(t, other, spell)
        if _cell(t, other) != start:
            moved = True
            who, cites = figures.name(t, other), ("plungin.spell.wave",)
            t.tell(Pushed(who=who, cell=_cell(t, other), path=tuple(path), cites=cites))
    return moved


async def earth_gate(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """A gate on an empty square of the tile; a new one replaces the old.

    [plungin.spell.earth-gate, plungin.spell.earth-gate-single]
    """
    cell = await calling.empty_square(t, ref, spell)
    hero = t.state.heroes[ref]
    changed, hero.gate = cell != hero.gate, cell
    t.tell(GateOpened(hero=figures.name(t, ref), cell=cell, cites=("plungin.spell.earth-gate",)))
    return changed


async def go_through_gate(t: PlunginTable, ref: int) -> None:
    """The caster and everything next to him return to the gate, and who waits there may notice it; those who find no
    room take the nearest squares.

    [plungin.spell.earth-gate-return, plungin.detect.front, plungin.detect.adjacent]
    """
    hero = t.state.heroes[ref]
    near = figures.board(t).near[hero.cell]
    along = [other for other in figures.everybody(t) if _cell(t, other) in near]
    for other in [ref, *along]:
        cell = movement.nearest_free(t, hero.gate)
        if cell == OUT or figures.figure(t, other) is None:
            continue
        movement.shift(t, other, cell)
        who, cites = figures.name(t, other), ("plungin.spell.earth-gate-return",)
        t.tell(Moved(who=who, cell=cell, path=(cell,), how="leap", cites=cites))
        await movement.noticed(t, other)


# ------------------------------------------------------------------------------------------ doors and chests


def passable(t: PlunginTable, ref: int, spell: Spell) -> bool:
    """No spell works on a Great Door, and Shadow Passage on none that only a key opens.

    [plungin.spell.no-great-door, plungin.spell.consume, plungin.spell.shadow-passage]
    """
    door = t.state.doors[ref]
    return door.kind not in ("great", "exit") and not (door.key_only and spell.school == "shadow")


async def open_door(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """The door is open from now on; traps and locks do not matter.

    [plungin.spell.consume, plungin.spell.shadow-passage]
    """
    objects.change(t, target, True, open=True, trap="")
    t.state.idle = 0
    name = dungeon.name(t, target, True)
    t.tell(Opened(who=figures.name(t, ref), object=name, cites=(f"plungin.spell.{spell.id}",)))
    objects.join(t, target)
    return True


def findable(t: PlunginTable, ref: int, tile: int) -> tuple[Aim, ...]:
    """Doors and Chests of a tile on which Find has not yet worked.

    [plungin.spell.find, plungin.spell.find-once]
    """
    doors = [
        number
        for number, door in enumerate(t.state.doors)
        if tile in (door.tile, door.leads) and not door.open and not door.dead and door.kind not in ("great", "exit")
    ]
    chests = [number for number, chest in enumerate(t.state.chests) if chest.tile == tile and not chest.open]
    things = [(number, True) for number in doors] + [(number, False) for number in chests]
    if t.content.points.find_per_room and any(objects.get(t, *thing).found for thing in things):
        return ()
    return tuple(objects.at(t, *thing) for thing in things if not objects.get(t, *thing).found)


async def find(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """Whether it is trapped, and how, by a roll on the trap chart; what everybody knows already is nothing new.

    [plungin.spell.find, plungin.xp.spell-lock-trap]
    """
    number, is_door = divmod(target, 2)
    news = objects.get(t, number, bool(is_door)).trap == objects.UNSETTLED
    await objects.learn_trap(t, number, bool(is_door))
    objects.change(t, number, bool(is_door), found=True)
    return news


# ------------------------------------------------------------------------------------------ likeness


async def likeness(t: PlunginTable, ref: int, spell: Spell, target: int, rolled: pools.Pool) -> bool:
    """The caster takes the form of a Monster in the room: its stats and powers in place of his own.

    [plungin.spell.likeness]
    """
    foe = figures.foe_with(t, target)
    assert foe is not None
    hero = t.state.heroes[ref]
    hero.likeness = foe.kind
    shape, cites = figures.called(t, foe.kind), ("plungin.spell.likeness",)
    t.tell(Transformed(hero=figures.name(t, ref), shape=shape, cites=cites))
    return True


def _cell(t: PlunginTable, ref: int) -> int:
    found = figures.figure(t, ref)
    assert found is not None
    return found.cell


EFFECTS: dict[str, Effect] = {
    "attack": attack,
    "area": area,
    "drain": drain,
    "pit": pit,
    "blind": blind,
    "heal": heal,
    "revive": revive,
    "armor": armor,
    "invisibility": invisibility,
    "quicken": quicken,
    "teleport": teleport,
    "wave": wave,
    "earth-gate": earth_gate,
    "open-door": open_door,
    "find": find,
    "likeness": likeness,
    "summon": calling.summon,
    "doppelganger": calling.doppelganger,
    "images": calling.images,
}


async def resists(t: PlunginTable, target: int, spell: Spell) -> tuple[bool, pools.Pool | None]:
    """RES dice against the spell's Resist number; the undead always pass. Whether it did, and its dice.

    [plungin.cast.resist, plungin.power.undead]
    """
    resisted, rolled = combat.undead(t, target), None
    if not resisted:
        rolled = await pools.roll(t, figures.resistance_dice(t, target), "resist")
        resisted = rolled.successes >= spell.resist
    if resisted:
        shrugged_off(t, target, spell, rolled)
    return resisted, rolled


def shrugged_off(t: PlunginTable, target: int, spell: Spell, rolled: pools.Pool | None = None) -> None:
    who, dice = figures.name(t, target), rolled.told if rolled else {}
    t.tell(Resisted(monster=who, spell=spell.id, needed=spell.resist, **dice, cites=("plungin.cast.resist",)))
