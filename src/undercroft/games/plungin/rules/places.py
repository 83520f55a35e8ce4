"""What a quest says of its own locations: special rules, and things that can be looked for."""

from __future__ import annotations

import msgspec

from ..board import Board
from ..content import Look, PlunginTable
from ..content.definitions import WIT, Hidden, PlaceRule
from ..events.places import HazardStruck, Searched, Told
from ..state import Ally, Hero
from . import experience, figures, inhabitants, makeup, objects, pools, traps, treasure

MOST_CALLED = 8
"""So many Monsters of a location at most: who calls waits until there is room."""


def plain(t: Look, board: Board, cell: int) -> bool:
    """Whether a square and its tile have nothing of their own to offer, be it printed or left lying there."""
    tile = board.tile_of[cell]
    room = t.state.rooms[tile]
    special = room.special or room.unique or cell in board.marks or cell in board.stone_sides
    return not (special or tile in t.state.litter)


def hidden(t: Look, tile: int) -> Hidden | None:
    """What can still be found on a tile.  [plungin.trapfind.other-objects]"""
    found = figures.location(t, tile)
    left = found.hidden[t.state.rooms[tile].found :] if found is not None else ()
    return left[0] if left else None


async def search(t: PlunginTable, ref: int) -> bool:
    """Look for what the quest has hidden here: WIT dice against its Difficulty. Whether the roll was botched.
    Images and copies look too, and what they find is for their Hero.

    [plungin.trapfind.other-objects, plungin.trapfind.limit, plungin.spell.shadow-images-actions]
    """
    found = figures.figure(t, ref)
    assert isinstance(found, (Hero, Ally))
    tile = figures.tile_of(t, found.cell)
    thing = hidden(t, tile)
    assert thing is not None
    found.turn.searched = True
    dice = objects.wit_dice(t, ref)
    rolled = await pools.roll(t, dice, "search", objects.least(t, ref), makeup.skill(t, ref, WIT, dice))
    success = rolled.successes >= thing.difficulty
    who, needed, cites = figures.name(t, ref), thing.difficulty, ("plungin.trapfind.other-objects",)
    t.tell(Searched(hero=who, found=int(success), needed=needed, **rolled.told, cites=cites))
    if success:
        room = t.state.rooms[tile]
        t.state.rooms[tile] = msgspec.structs.replace(room, found=room.found + 1)
        await reward(t, ref, thing)
    return rolled.botched


async def reward(t: PlunginTable, ref: int, thing: Hidden) -> None:
    """What was hidden is found."""
    if thing.tell:
        t.tell(Told(story=thing.tell))
    experience.tell_earned(t, thing.xp, "plungin.trapfind.other-objects")
    experience.earn(t, thing.xp)
    if thing.treasure:
        finder = treasure.taker(t, ref)
        if finder is not None:
            await treasure.receive(t, t.state.heroes.index(finder), t.content.treasures[thing.treasure])


async def begin_phase(t: PlunginTable) -> None:
    """Hazards strike, and those who call are heard, at the start of an Action Phase.  [plungin.unique.content]"""
    for tile in [tile for tile, room in enumerate(t.state.rooms) if room.unique or room.special]:
        if not figures.heroes_on(t, tile):
            continue
        for rule in figures.rules_of(t, tile, "hazard"):
            await strike(t, tile, rule.what)
        for rule in figures.rules_of(t, tile, "calls"):
            await call(t, tile, rule)


async def strike(t: PlunginTable, tile: int, trap: str) -> None:
    """A hazard works like a trap that everybody knows of, on all of the Heroes' side."""
    t.tell(HazardStruck(trap=figures.called(t, trap), cites=("plungin.unique.content",)))
    where = figures.board(t).tile_of
    for ref in [ref for ref, cell in figures.prey(t) if where[cell] == tile]:
        for stage in t.content.traps[trap].stages:
            if figures.figure(t, ref) is not None and not t.state.reason:
                await traps.strike(t, ref, stage, 0)


async def call(t: PlunginTable, tile: int, rule: PlaceRule) -> None:
    """More Monsters come as long as one that knows of the Heroes is there to call them."""
    there = figures.foes_on(t, tile)
    if not any(foe.aware and not foe.blind for foe in there):
        return
    for _ in range(min(rule.amount, MOST_CALLED - len(there))):
        foe = await inhabitants.place_monster(t, tile, rule.what)
        if foe is not None:
            foe.aware = True
