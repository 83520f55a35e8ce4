"""What can be said of the dungeon as a whole: the Plot Counter, what is unexplored, which keys are wanting."""

from __future__ import annotations

from ..content import Look, PlunginTable
from ..events.base import Thing
from ..state import Door, Foe


def modifier(t: PlunginTable) -> int:
    """What is added to Doorway Chart rolls in the coming Construction Phase.  [plungin.time.door-modifier]"""
    least, most = t.content.pack.span
    return min(max(0, t.state.built + 1 - least), most)


def counter(t: Look) -> tuple[int, bool]:
    """The number that the Plot Counter shows, and whether it is a pink one; after the last it stays there.

    [plungin.time.counter-start, plungin.time.counter-advance, plungin.component.plot-counter]
    """
    least, most = t.content.pack.span
    left = least - t.state.built
    return (left, False) if left >= 1 else (max(1, min(1 - left, most)), True)


def complete(t: Look) -> bool:
    """After phase N + X the dungeon is complete.  [plungin.time.complete, plungin.time.span]"""
    least, most = t.content.pack.span
    return t.state.built >= least + most


def unexplored(door: Door) -> bool:
    """A door behind which something could still be built."""
    return door.leads < 0 and not door.dead and door.kind != "exit"


def secret_exit(t: Look, tile: int) -> bool:
    """Whether a tile is a Unique Location whose secret exit shows: all the Monsters that belong there are gone, not
    just somewhere else. Anyone who comes in later does not hide it again.

    [plungin.unique.eye-of-doom-exit]
    """
    unique = t.state.rooms[tile].unique
    if not unique or not t.content.uniques[unique].secret_exit:
        return False
    return not natives(t, tile)


def natives(t: Look, tile: int) -> list[Foe]:
    """The Monsters that belong to a tile; an unruly demon belongs to its caster.

    [plungin.unique.content, plungin.spell.demon-control]
    """
    return [foe for foe in t.state.foes if foe.home == tile and foe.bound < 0]


def only_great_doors_left(t: PlunginTable) -> bool:
    """Nothing is left to explore but what lies behind Great Doors, or behind doors whose key is out of reach."""
    return not any(door.kind != "great" and unexplored(door) and within_reach(t, door) for door in t.state.doors)


def within_reach(t: PlunginTable, door: Door) -> bool:
    """Whether a door can be opened: one that needs a key, only if there is one or a Chest that may hold it."""
    if door.open or not door.key_only:
        return True
    return any("key" in hero.items for hero in t.state.heroes) or any(not chest.open for chest in t.state.chests)


def uniques_left(t: Look) -> list[str]:
    """Unique Locations that have not turned up, in the order of the pack.  [plungin.build.unique-once]"""
    return [id for id in t.content.uniques if id not in t.state.used_uniques]


def last_chest(t: PlunginTable, chest: int) -> bool:
    """With nothing left to explore and no Great Key found, the last Chest holds one.

    [plungin.key.great-last-chest]
    """
    if t.state.great_keys or not only_great_doors_left(t):
        return False
    return all(other.open or number == chest for number, other in enumerate(t.state.chests))


def keys_held(t: PlunginTable) -> int:
    """Great Keys that the party has, dead Heroes' included."""
    return sum(hero.items.count("great-key") for hero in t.state.heroes)


def key_wanted(t: PlunginTable) -> bool:
    """Whether a Great Key is needed that no Chest can hold any more.  [plungin.key.great-last-chest]"""
    if not only_great_doors_left(t) or not uniques_left(t) or keys_held(t):
        return False
    if any(unexplored(door) and door.open for door in t.state.doors):
        return False
    lying = any(left.thing == "great-key" for things in t.state.litter.values() for left in things)
    return not lying and all(chest.open for chest in t.state.chests)


def name(t: PlunginTable, ref: int, is_door: bool) -> Thing:
    """What events call a door or chest."""
    return Thing("door", ref, len(t.state.doors[ref].cells)) if is_door else Thing("chest", ref)
