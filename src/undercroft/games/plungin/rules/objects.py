"""Doors and Chests: looking for traps, disarming, opening, locks and keys. Traps are decided when somebody has to
know."""

from __future__ import annotations

import msgspec

from ..board import Board, Layout
from ..content import PlunginTable
from ..content.definitions import DEX, STATS, WIT
from ..events.base import Dice, Move, Who
from ..events.things import Disarmed, Examined, LockTried, Looted, NothingSprung, Opened, TrapKnown, Used
from ..ids import zone_id
from ..state import Ally, Chest, Door, Hero
from . import dead, dungeon, experience, figures, lending, makeup, pools, traps, treasure
from .options import ChestAt, DoorAt

UNSETTLED, NO_TRAP = "?", ""


def get(t: PlunginTable, ref: int, is_door: bool) -> Door | Chest:
    return t.state.doors[ref] if is_door else t.state.chests[ref]


def at(t: PlunginTable, ref: int, is_door: bool) -> DoorAt | ChestAt:
    """A door or Chest as options name it."""
    return DoorAt(ref, len(t.state.doors[ref].cells)) if is_door else ChestAt(ref)


def change(t: PlunginTable, ref: int, is_door: bool, **fields: object) -> None:
    """Replace a door or chest by one with some fields changed."""
    if is_door:
        t.state.doors[ref] = msgspec.structs.replace(t.state.doors[ref], **fields)
    else:
        t.state.chests[ref] = msgspec.structs.replace(t.state.chests[ref], **fields)


def doors_at(t: PlunginTable, board: Board, cell: int) -> list[int]:
    """Closed doors before which a square lies.  [plungin.trapfind.action]"""
    if cell not in board.sills:  # doors stand only where a tile has a place for a doorway, on both sides
        return []
    return [
        ref
        for ref, door in enumerate(t.state.doors)
        if not door.open and not door.dead and (cell in door.cells or (door.leads >= 0 and cell in door.beyond))
    ]


def chests_at(t: PlunginTable, board: Board, cell: int) -> list[int]:
    """Chests adjacent to a square that still hold something."""
    if not t.state.chests:
        return []
    near = board.near[cell]
    return [ref for ref, chest in enumerate(t.state.chests) if chest.cell in near and not chest.empty]


def locked(thing: Door | Chest) -> bool:
    return thing.kind in ("locked", "great") if isinstance(thing, Door) else thing.locked


def great(thing: Door | Chest) -> bool:
    return isinstance(thing, Door) and thing.kind == "great"


def armed(thing: Door | Chest) -> bool:
    """A trap that is settled and still set."""
    return thing.trap not in (UNSETTLED, NO_TRAP)


# ------------------------------------------------------------------------------------------ trap charts


async def settle(t: PlunginTable, ref: int, is_door: bool) -> tuple[Dice, ...]:
    """Roll on the Door Trap or Chest Trap Chart, once and for all; the dice, if any fell.

    [plungin.trapfind.success, plungin.open.trap-check, plungin.open.locked-failure-trap-check,
    plungin.door.great-untrapped]
    """
    if get(t, ref, is_door).trap != UNSETTLED:
        return ()
    chart = t.content.pack.charts.door_trap if is_door else t.content.pack.charts.chest_trap
    (rolled,) = await t.roll(1, chart.die, "trap-chart")
    change(t, ref, is_door, trap=chart.at(rolled))
    return (Dice("trap-chart", (rolled,), chart.die),)


async def learn_trap(t: PlunginTable, ref: int, is_door: bool) -> None:
    """The trap state becomes known; a trap so found counts as detected.

    [plungin.trapfind.success, plungin.map.symbols]
    """
    fell = await settle(t, ref, is_door)
    trap = get(t, ref, is_door).trap
    change(t, ref, is_door, detected=True)
    name, called = dungeon.name(t, ref, is_door), figures.called(t, trap) or "none"
    t.tell(TrapKnown(object=name, trap=called, fell=fell, cites=("plungin.trapfind.success",)))


def wit_dice(t: PlunginTable, actor: int) -> int:
    """WIT, one less in the dark.  [plungin.stat.wit, plungin.item.torch]"""
    return _dark(t, actor, _stat(t, actor, WIT))


def _stat(t: PlunginTable, actor: int, index: int) -> int:
    found = figures.figure(t, actor)
    if isinstance(found, Hero):
        return figures.stat(t, found, index)
    return found.stats[index] if isinstance(found, Ally) else 0


def _dark(t: PlunginTable, actor: int, dice: int) -> int:
    """Dice of somebody who may stand in the dark.  [plungin.item.torch]"""
    found = figures.figure(t, actor)
    assert found is not None
    return figures.dimmed(t, found.cell, dice)


def least(t: PlunginTable, actor: int, ability: str = "") -> int:
    """What this figure's action dice must show."""
    found = figures.figure(t, actor)
    if isinstance(found, Hero):
        return pools.least(t, found, bool(ability) and figures.has(found, ability))
    return pools.NORMAL


async def detect(t: PlunginTable, actor: int, ref: int, is_door: bool) -> bool:
    """Examine one object for traps: WIT dice against its Difficulty. Whether the roll was botched.

    [plungin.trapfind.action, plungin.trapfind.limit, plungin.trapfind.difficulty, plungin.trapfind.failure]
    """
    found = figures.figure(t, actor)
    assert isinstance(found, (Hero, Ally))
    found.turn.examined.append(tag(ref, is_door))
    dice = wit_dice(t, actor)
    rolled = await pools.roll(t, dice, "detect-trap", least(t, actor), makeup.skill(t, actor, WIT, dice))
    needed = get(t, ref, is_door).difficulty
    success = rolled.successes >= needed
    t.tell(
        Examined(
            hero=figures.name(t, actor),
            object=dungeon.name(t, ref, is_door),
            found=int(success),
            needed=needed,
            rolled=rolled.dice,
            least=rolled.least,
            parts=rolled.parts,
            cites=("plungin.trapfind.action",),
        )
    )
    if success:
        await learn_trap(t, ref, is_door)
    return rolled.botched


def tag(ref: int, is_door: bool) -> int:
    """One number for an object, for lists of what was tried."""
    return ref * 2 + is_door


# ------------------------------------------------------------------------------------------ disarming


def disarm_dice(t: PlunginTable, actor: int, trap: str) -> int:
    """The stat that the trap names; darkness troubles eyes and fingers, not magic.

    [plungin.disarm.stat, plungin.stat.dex, plungin.item.torch]
    """
    index = STATS.index(t.content.traps[trap].stat)
    dice = _stat(t, actor, index)
    return _dark(t, actor, dice) if index in (WIT, DEX) else dice


async def disarm(t: PlunginTable, actor: int, ref: int, is_door: bool) -> bool:
    """Only a detected trap; success removes it, failure springs it. The object stays closed.

    [plungin.disarm.allowed, plungin.disarm.stat, plungin.disarm.failure, plungin.disarm.stays-closed,
    plungin.xp.spell-lock-trap, plungin.trap.spring-disarm]
    """
    trap = get(t, ref, is_door).trap
    entry = t.content.traps[trap]
    dice = disarm_dice(t, actor, trap)
    parts = makeup.skill(t, actor, STATS.index(entry.stat), dice)
    rolled = await pools.roll(t, dice, "disarm", least(t, actor, "trap-trickster"), parts)
    change(t, ref, is_door, trap=NO_TRAP)
    works = rolled.successes >= entry.difficulty
    name, told, cites = figures.name(t, actor), figures.called(t, trap), ("plungin.disarm.stat",)
    xp = 2 * entry.difficulty if works else 0
    needed = entry.difficulty
    t.tell(Disarmed(hero=name, trap=told, worked=int(works), xp=xp, needed=needed, **rolled.told, cites=cites))
    experience.earn(t, xp)
    if not works:
        await traps.spring(t, actor, trap, True, dungeon.name(t, ref, is_door))
    return rolled.botched


# ------------------------------------------------------------------------------------------ opening


async def open_unlocked(t: PlunginTable, actor: int, ref: int, is_door: bool) -> None:
    """An action without a roll: the truth comes out, a trap is sprung, and then the object is open.

    [plungin.open.unlocked-action, plungin.open.truth-revealed, plungin.open.trap-check, plungin.open.untrapped,
    plungin.open.trapped, plungin.trap.spring-open, plungin.door.unlocked]
    """
    who = figures.name(t, actor)  # an image does not outlive a trap
    fell = await settle(t, ref, is_door)
    sprung = await set_off(t, actor, ref, is_door, fell)
    await opened(t, actor, ref, is_door, who, () if sprung else fell)


async def set_off(t: PlunginTable, actor: int, ref: int, is_door: bool, fell: tuple[Dice, ...]) -> bool:
    """A trap that is still armed acts once; whether there was one.  [plungin.trap.once]"""
    thing = get(t, ref, is_door)
    if not armed(thing):
        return False
    change(t, ref, is_door, trap=NO_TRAP)
    await traps.spring(t, actor, thing.trap, thing.detected, dungeon.name(t, ref, is_door), fell)
    return True


async def opened(
    t: PlunginTable, actor: int, ref: int, is_door: bool, who: Who | None = None, fell: tuple[Dice, ...] = ()
) -> None:
    """A door is open permanently; a Chest gives its treasure to the opener, if he lives.

    [plungin.door.open, plungin.open.untrapped, plungin.treasure.chest-roll]
    """
    change(t, ref, is_door, open=True)
    t.state.idle = 0
    emptied = not is_door and figures.is_hero(actor) and figures.figure(t, actor) is not None
    t.tell(
        Opened(
            who=who or figures.name(t, actor),
            object=dungeon.name(t, ref, is_door),
            emptied=int(emptied),
            fell=fell,
            cites=("plungin.door.open",),
        )
    )
    if is_door:
        join(t, ref)
    elif emptied:
        await empty(t, actor, ref)


async def loot(t: PlunginTable, actor: int, ref: int) -> None:
    """A Chest that was open already; creatures and images leave it to a Hero.

    [plungin.treasure.chest-roll, plungin.open.trapped]
    """
    if figures.is_hero(actor):
        name, cites = dungeon.name(t, ref, False), ("plungin.treasure.chest-roll",)
        t.tell(Looted(hero=figures.name(t, actor), object=name, cites=cites))
        await empty(t, actor, ref)


async def empty(t: PlunginTable, actor: int, ref: int) -> None:
    """What a Chest holds.

    [plungin.treasure.chest-roll, plungin.open.trapped]
    """
    last = dungeon.last_chest(t, ref)
    change(t, ref, False, empty=True)
    await treasure.loot(t, actor, last)


def join(t: PlunginTable, ref: int) -> None:
    """An open door with a tile behind it is a way through.  [plungin.door.open]"""
    door = t.state.doors[ref]
    if door.open and door.leads >= 0:
        pairs = tuple(zip(door.cells, door.beyond, strict=True))
        old = t.state.layout
        t.state.layout = Layout(old.tiles, old.passages + pairs)


# ------------------------------------------------------------------------------------------ locks and keys


def lock_dice(t: PlunginTable, actor: int) -> int:
    """DEX, two more with lock picks.  [plungin.open.locked-roll, plungin.item.lock-picks]"""
    found = figures.figure(t, actor)
    picks = 2 if isinstance(found, Hero) and not found.likeness and lending.has_picks(t, found) else 0
    return _dark(t, actor, _stat(t, actor, DEX) + picks)


def owner(t: PlunginTable, ref: int, item: str) -> int:
    """On whose sheet an item stands that a Hero uses: his own, or that of a dead friend.  [plungin.dead.use-items]"""
    if item in t.state.heroes[ref].items:
        return ref
    return next(other for other in dead.corpses(t) if item in t.state.heroes[other].items)


def lock_needs(t: PlunginTable, actor: int, thing: Door | Chest) -> int:
    """The Difficulty. Where no living Hero has dice enough, a roll of nothing but successes will do.

    [plungin.open.locked-difficulty, plungin.open.locked-roll]
    """
    dice = lock_dice(t, actor)
    if t.content.points.stubborn_locks and dice < thing.difficulty:
        best = max((lock_dice(t, ref) for ref in figures.living(t)), default=0)
        if best < thing.difficulty:
            return max(1, dice)
    return thing.difficulty


async def pick(t: PlunginTable, actor: int, ref: int, is_door: bool) -> bool:
    """Try a lock: success opens without consequences, failure settles and springs any trap.

    [plungin.open.locked-roll, plungin.open.locked-success, plungin.open.locked-failure-trap-check,
    plungin.open.locked-failure-untrapped, plungin.open.locked-failure-trapped, plungin.xp.spell-lock-trap]
    """
    thing = get(t, ref, is_door)
    needed = lock_needs(t, actor, thing)
    dice = lock_dice(t, actor)
    rolled = await pools.roll(t, dice, "lock", least(t, actor, "lock-picking"), makeup.lock(t, actor, dice))
    success = rolled.successes >= needed
    name = dungeon.name(t, ref, is_door)
    cites, xp = ("plungin.open.locked-roll",), 2 * thing.difficulty if success else 0
    t.tell(
        LockTried(
            hero=figures.name(t, actor),
            object=name,
            opened=int(success),
            xp=xp,
            needed=needed,
            rolled=rolled.dice,
            least=rolled.least,
            parts=rolled.parts,
            cites=cites,
        )
    )
    experience.earn(t, xp)
    if success:
        await opened(t, actor, ref, is_door)
    else:
        fell = await settle(t, ref, is_door)
        if not await set_off(t, actor, ref, is_door, fell) and fell:
            t.tell(NothingSprung(object=name, fell=fell, cites=("plungin.open.locked-failure-untrapped",)))
    return rolled.botched


def key_opens(t: PlunginTable, thing: Door | Chest, is_door: bool) -> bool:
    """Whether the quest's common keys open it.  [plungin.key.quest-rules, plungin.item.key, plungin.door.great]"""
    opens = t.content.pack.keys.opens
    return locked(thing) and not great(thing) and opens in ("both", "doors" if is_door else "chests")


async def use_key(t: PlunginTable, actor: int, ref: int, is_door: bool) -> None:
    """A key bypasses any trap; a Great Door needs a Great Key, which is used up.

    [plungin.key.bypass, plungin.item.key, plungin.door.great, plungin.item.great-door-key, plungin.key.great-source]
    """
    key = treasure.GREAT_KEY if great(get(t, ref, is_door)) else "key"
    spent = key == treasure.GREAT_KEY or t.content.pack.keys.used_up
    moved = (Move(key, zone_id("items", item_owner(t, actor, key)), ""),) if spent else ()
    t.tell(Used(hero=figures.name(t, actor), thing=key, moved=moved, cites=("plungin.key.bypass",)))
    t.used(key)
    if spent:
        spend_item(t, actor, key)
    change(t, ref, is_door, trap=NO_TRAP)
    await opened(t, actor, ref, is_door)


def spend_item(t: PlunginTable, ref: int, item: str) -> None:
    """A one-use item is struck off its owner's list, be he dead.  [plungin.item.one-use, plungin.dead.use-items]"""
    t.state.heroes[item_owner(t, ref, item)].items.remove(item)


def item_owner(t: PlunginTable, ref: int, item: str) -> int:
    """On whose sheet an item stands that a Hero or a creature of his uses."""
    ally = figures.ally_with(t, ref)
    return owner(t, ally.owner if ally else ref, item)
