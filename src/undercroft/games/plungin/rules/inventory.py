"""Carrying positions: armor, hands, attire, items."""

from __future__ import annotations

from ..content import Content, PlunginTable
from ..events.base import Move
from ..events.things import Changed, PutOn, Stowed
from ..ids import zone_id
from ..state import Hero
from . import figures

POSITIONS, PACKED = 4, 8
RINGS = 10


def kind(content: Content, thing: str) -> str:
    """Which table a thing is printed in."""
    if thing in content.weapons:
        return "weapon"
    if thing in content.armors:
        return "armor" if content.armors[thing].slot == "armor" else "shield"
    return "attire" if thing in content.attire else "item"


def positions(hero: Hero) -> int:
    """Four items, eight with a backpack, which takes one of them.

    [plungin.equip.item-positions, plungin.equip.backpack-positions, plungin.item.backpack]
    """
    return PACKED if "backpack" in hero.items[:POSITIONS] else POSITIONS


def hands_free(content: Content, hero: Hero) -> int:
    """Two hands; some weapons fill both.  [plungin.equip.hands, plungin.equip.two-handed]"""
    return 2 - sum(content.weapons[held].hands if held in content.weapons else 1 for held in hero.hands)


def hands_needed(content: Content, thing: str) -> int:
    return content.weapons[thing].hands if thing in content.weapons else 1


def room_for_attire(content: Content, hero: Hero, thing: str) -> bool:
    """One piece per place on the body, one ring per finger.  [plungin.equip.attire-per-place, plungin.equip.attire]"""
    place = content.attire[thing].place
    worn = sum(content.attire[other].place == place for other in hero.attire)
    return worn < (RINGS if place == "ring" else 1)


def fits(t: PlunginTable, hero: Hero, thing: str) -> bool:
    """Whether a Hero has a place for a thing. A spare weapon or shield takes an item position.

    [plungin.equip.slots, plungin.equip.one-armor, plungin.weapon.change]
    """
    what = kind(t.content, thing)
    if what == "armor":
        return not hero.armor
    if what == "attire":
        return room_for_attire(t.content, hero, thing)
    if what in ("weapon", "shield") and hands_free(t.content, hero) >= hands_needed(t.content, thing):
        return True
    return len(hero.items) < positions(hero)


def zone(t: PlunginTable, hero: Hero, thing: str) -> str:
    """The part of a Hero's sheet, by its id in the scene, where a thing belongs now: see `take`."""
    what = kind(t.content, thing)
    free = what in ("weapon", "shield") and hands_free(t.content, hero) >= hands_needed(t.content, thing)
    return zone_id("worn" if free or what in ("armor", "attire") else "items", figures.number_of(t, hero))


def take(t: PlunginTable, hero: Hero, thing: str, *, passed: bool = False) -> None:
    """Put a thing where it belongs: worn, in the hands if they are free, else among the items. `passed`: it has been
    told already where it goes."""
    what, called = kind(t.content, thing), t.content.pack.names.get(thing, thing)
    who = figures.hero_name(t, hero)
    moved = () if passed else (Move(thing, "", zone(t, hero, thing)),)
    if what in ("armor", "attire"):
        if what == "armor":
            hero.armor = thing
        else:
            hero.attire.append(thing)
        t.tell(PutOn(hero=who, thing=called, moved=moved, cites=("plungin.equip.slots",)))
    elif what in ("weapon", "shield") and hands_free(t.content, hero) >= hands_needed(t.content, thing):
        hero.hands.append(thing)
        t.tell(Changed(hero=who, thing=called, moved=moved, cites=("plungin.equip.hands",)))
    else:
        hero.items.insert(0 if thing == "backpack" else len(hero.items), thing)
        if moved:
            t.tell(Stowed(hero=who, thing=called, moved=moved, cites=("plungin.equip.slots",)))


def exchanges(t: PlunginTable, hero: Hero, thing: str) -> list[str]:
    """What a Hero could leave to make room for a thing; what the quest is about stays with him.

    [plungin.equip.slots, plungin.treasure.abandoned]
    """
    what = kind(t.content, thing)
    if what == "armor":
        return [hero.armor]
    if what == "attire":
        place = t.content.attire[thing].place
        return list(dict.fromkeys(worn for worn in hero.attire if t.content.attire[worn].place == place))
    kept = {"backpack", thing, t.content.pack.goal.what}
    return list(dict.fromkeys(item for item in hero.items if item not in kept))


def drop(t: PlunginTable, hero: Hero, thing: str) -> str:
    """Take a thing off the sheet; the part of it where it was, by its id in the scene."""
    part = "worn"
    if thing == hero.armor:
        hero.armor = ""
    else:
        carried = next(held for held in (hero.items, hero.hands, hero.attire) if thing in held)
        part = "items" if carried is hero.items else part
        carried.remove(thing)
    return zone_id(part, figures.number_of(t, hero))


def take_off(hero: Hero, thing: str) -> None:
    """Take off the sheet what a Hero wears or has in hand; a spare one among his items stays."""
    if thing == hero.armor:
        hero.armor = ""
    else:
        hero.hands.remove(thing)


def weapons_held(t: PlunginTable, hero: Hero) -> list[str]:
    """The weapons in a Hero's hands that still work; of those alike, as many as are not exhausted.

    [plungin.equip.manna-exhausted]
    """
    held = [thing for thing in hero.hands if thing in t.content.weapons]
    for weapon in dict.fromkeys(hero.spent):
        spare = hero.items.count(weapon)
        for _ in range(min(held.count(weapon), hero.spent.count(weapon) - spare)):
            held.remove(weapon)
    return held


def swaps(t: PlunginTable, hero: Hero) -> list[str]:
    """Weapons and shields among the items that could be taken in hand.  [plungin.weapon.change]"""
    weapons, armors = t.content.weapons, t.content.armors
    return [item for item in dict.fromkeys(hero.items) if item in weapons or item in armors]


def can_swap(t: PlunginTable, hero: Hero, thing: str) -> bool:
    """Whether what leaves the hands finds a place among the items."""
    out = put_away(t, hero, thing)
    return len(hero.items) - 1 + len(out) <= positions(hero)


def put_away(t: PlunginTable, hero: Hero, thing: str) -> list[str]:
    """What must leave the hands for a thing: first things of its own kind, the last taken up first."""
    need = hands_needed(t.content, thing) - hands_free(t.content, hero)
    out: list[str] = []
    same = thing in t.content.weapons
    for held in sorted(hero.hands, key=lambda other: (other in t.content.weapons) != same):
        if need <= 0:
            break
        out.append(held)
        need -= hands_needed(t.content, held)
    return out


def swap(t: PlunginTable, hero: Hero, thing: str) -> tuple[str, ...]:
    """Take a weapon or shield in hand and put others away, which are the result: one action may rearrange both hands.

    [plungin.weapon.change]
    """
    out = put_away(t, hero, thing)
    hero.items.remove(thing)
    for held in out:
        hero.hands.remove(held)
        hero.items.append(held)
    hero.hands.append(thing)
    return tuple(out)
