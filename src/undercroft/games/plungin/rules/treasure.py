"""Chests' contents, gold, Great Keys, and what a Hero can carry."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel import Text, Word

from ..content import PlunginTable
from ..content.definitions import Treasure
from ..events.base import Dice, Move
from ..events.things import FoundTreasure, KeyKept, LeftBehind
from ..ids import figure_id, zone_id
from ..state import NO_OWNER, OUT, Door, Hero, Left
from . import dungeon, figures, inventory, pools
from .options import LEAVE_IT, Drop, Printed

GREAT_KEY = "great-key"


async def loot(t: PlunginTable, ref: int, last: bool) -> None:
    """The opener rolls on the Treasure Chart and keeps the find; the last Chest may hold the Great Key instead.

    [plungin.treasure.chest-roll, plungin.key.great-last-chest]
    """
    if last:
        await receive(t, ref, Treasure(id=GREAT_KEY, kind="great-key", what=GREAT_KEY))
        return
    fell: list[Dice] = []
    await receive(t, ref, await roll(t, ref, fell), fell)


async def roll(t: PlunginTable, ref: int, fell: list[Dice] | None = None) -> Treasure:
    """One roll, or two to choose from for the Prosperous.  [plungin.treasure.chest-roll, plungin.ability.prosperous]"""
    by = figures.roller(t, ref)
    first = await roll_once(t, fell, by)
    hero = t.state.heroes[ref]
    if not figures.has(hero, "prosperous"):
        return first
    second = await roll_once(t, fell, by)
    options = [Printed(id) for id in dict.fromkeys((first.id, second.id))]
    if len(options) > 1 and fell is not None:
        pools.tell(t, fell)
    about, cites = {"hero": figures.named_text(t, hero.id)}, ("plungin.ability.prosperous",)
    chosen = await t.choose(
        hero.seat, "treasure", options, label=treasure_label(t), about=about, at=(figure_id(ref),), cites=cites
    )
    return first if chosen.id == first.id else second


def treasure_label(t: PlunginTable) -> Callable[[Printed], Text]:
    return lambda found: Text("pick-treasure", {"thing": figures.named_text(t, found.id)})


async def roll_once(t: PlunginTable, fell: list[Dice] | None = None, by: str = "") -> Treasure:
    """A unique treasure that was found before is rolled again.  [plungin.treasure.unique-reroll]"""
    chart = t.content.pack.charts.treasure
    while True:
        found = t.content.treasures[chart.at(await pools.one(t, chart.die, "treasure", fell, by))]
        if not (found.unique and found.id in t.state.found_uniques) or spent_out(t):
            return found


def spent_out(t: PlunginTable) -> bool:
    """Whether every row of the chart is a unique treasure already found, so that rolling again would never end."""
    found = [t.content.treasures[id] for id in t.content.pack.charts.treasure.results]
    return all(entry.unique and entry.id in t.state.found_uniques for entry in found)


async def receive(t: PlunginTable, ref: int, found: Treasure, fell: list[Dice] | None = None) -> None:
    """Gold, gems and trinkets lie under Treasure; the rest needs a place.

    [plungin.treasure.storage, plungin.treasure.storage-item, plungin.treasure.storage-attire]
    """
    hero = t.state.heroes[ref]
    t.used(found.id)
    amount = found.amount
    if found.die:
        fell = [] if fell is None else fell
        amount += await pools.one(t, found.die, "gold", fell, figures.roller(t, ref))
    if found.unique:
        t.state.found_uniques.append(found.id)
    rich, stays = found.kind in ("gold", "gem", "trinket"), found.kind == "trinket"
    thing = found.what or GREAT_KEY
    into = inventory.zone(t, hero, thing) if not rich and inventory.fits(t, hero, thing) else ""
    moved = (Move(found.id, "", zone_id("trinkets", ref)),) if stays else (Move(thing, "", into),) if into else ()
    t.tell(
        FoundTreasure(
            hero=figures.name(t, ref),
            treasure=figures.called(t, found.id),
            amount=amount,
            moved=moved,
            purse=hero.gold + amount if rich else 0,
            fell=tuple(fell or ()),
            cites=("plungin.treasure.chest-roll",),
        )
    )
    if found.kind in ("gold", "gem"):
        hero.gold += amount
    elif found.kind == "trinket":
        hero.trinkets.append(found.id)
        hero.gold += amount
    else:
        if found.kind == "great-key":
            t.state.great_keys += 1
        await stow(t, ref, thing)


async def stow(t: PlunginTable, ref: int, thing: str, *, taken_up: bool = False) -> None:
    """Take a thing, in exchange for another if there is no room, or leave it lying; what is taken up on purpose is not
    left again.

    [plungin.treasure.abandoned, plungin.equip.slots]
    """
    hero = t.state.heroes[ref]
    if inventory.fits(t, hero, thing):
        inventory.take(t, hero, thing, passed=True)
        return
    drops = [Drop(other, ref, thing) for other in inventory.exchanges(t, hero, thing)]
    options: list[Drop | Word] = [*drops] if taken_up else [LEAVE_IT, *drops]
    cites = ("plungin.treasure.abandoned", "plungin.equip.slots")
    chosen = await t.choose(
        hero.seat,
        "stow",
        options,
        label=lambda option: stow_label(t, option),
        about={"hero": figures.named_text(t, hero.id), "thing": figures.named_text(t, thing)},
        at=(figure_id(ref),),
        cites=cites,
    )
    if not isinstance(chosen, Drop):
        leave(t, ref, thing)
        return
    source = inventory.drop(t, hero, chosen.thing)
    leave(t, ref, chosen.thing, source)
    inventory.take(t, hero, thing)


def stow_label(t: PlunginTable, option: Drop | Word) -> Text:
    if isinstance(option, Drop):
        return Text("stow-drop", {"thing": figures.named_text(t, option.thing)})
    return Text("stow-leave")


def leave(t: PlunginTable, ref: int, thing: str, source: str = "") -> None:
    """Something is left lying on the tile where the Hero is, perhaps off his sheet.  [plungin.treasure.abandoned]"""
    hero = t.state.heroes[ref]
    tile = figures.tile_of(t, hero.cell)
    t.state.litter.setdefault(tile, []).append(Left(ref, thing))
    who, called, cites = figures.name(t, ref), figures.called(t, thing), ("plungin.treasure.abandoned",)
    t.tell(LeftBehind(hero=who, thing=called, moved=(Move(thing, source, zone_id("lying", tile)),), cites=cites))


def key_of_last_group(t: PlunginTable, by: int) -> None:
    """When a Great Door still needs a key that no Chest can hold, the next group of Monsters leaves one.

    [plungin.key.great-last-chest]
    """
    if not t.content.points.key_from_monsters or not dungeon.key_wanted(t):
        return
    finder = taker(t, by)
    if finder is not None:
        t.state.great_keys += 1
        give(t, finder, GREAT_KEY)


def taker(t: PlunginTable, by: int) -> Hero | None:
    """The Hero who gets what a Monster leaves."""
    ally = figures.ally_with(t, by)
    ref = ally.owner if ally else by
    if figures.is_hero(ref) and t.state.heroes[ref].lif > 0:
        return t.state.heroes[ref]
    alive = [other for other in t.state.order if t.state.heroes[other].lif > 0]
    return t.state.heroes[alive[0]] if alive else None


def hand_prize(t: PlunginTable, item: str, by: int) -> None:
    """The prize of a location falls to the party.  [plungin.unique.eye-of-doom-staff]"""
    finder = taker(t, by)
    t.used(item)
    if finder is not None:
        give(t, finder, item)


def keep_key(t: PlunginTable, door: Door) -> None:
    """A Great Key that has opened a way to nowhere is as good as new, for the one who stands before the door.

    [plungin.build.great-door]
    """
    before = [ref for ref in figures.living(t) if t.state.heroes[ref].cell in door.cells]
    finder = taker(t, before[0] if before else -1)
    if finder is not None:
        holder = bearer(t, finder, GREAT_KEY)
        who, called, cites = figures.hero_name(t, holder), figures.called(t, GREAT_KEY), ("plungin.build.great-door",)
        t.tell(KeyKept(hero=who, thing=called, moved=kept(t, holder, GREAT_KEY), cites=cites))
        put(t, finder, GREAT_KEY)


def put(t: PlunginTable, hero: Hero, thing: str) -> None:
    """Something that must not be lost goes to the first Hero with a place for it. Where nobody has one it lies there
    until somebody can take it up, wherever they go meanwhile.

    [plungin.equip.item-positions, plungin.treasure.storage-item, plungin.treasure.abandoned]
    """
    holder = bearer(t, hero, thing)
    if inventory.fits(t, holder, thing):
        holder.items.append(thing)
        return
    inside = [other.cell for other in [hero, *living_heroes(t)] if other.cell != OUT]
    tile = figures.tile_of(t, inside[0]) if inside else 0
    t.state.litter.setdefault(tile, []).append(Left(NO_OWNER, thing))
    who, called, cites = figures.hero_name(t, hero), figures.called(t, thing), ("plungin.equip.item-positions",)
    t.tell(LeftBehind(hero=who, thing=called, moved=(Move(thing, "", zone_id("lying", tile)),), cites=cites))


def kept(t: PlunginTable, holder: Hero, thing: str) -> tuple[Move, ...]:
    """Where something that must not be lost goes, for cues."""
    if not inventory.fits(t, holder, thing):
        return ()
    return (Move(thing, "", zone_id("items", figures.number_of(t, holder))),)


def bearer(t: PlunginTable, hero: Hero, thing: str) -> Hero:
    """Who gets what a Hero has found: himself, or the first of the others if only they have a place for it."""
    return next((other for other in [hero, *living_heroes(t)] if inventory.fits(t, other, thing)), hero)


def give(t: PlunginTable, hero: Hero, thing: str) -> None:
    """The party finds something that must not be lost."""
    holder = bearer(t, hero, thing)
    t.tell(
        FoundTreasure(
            hero=figures.hero_name(t, holder),
            treasure=figures.called(t, thing),
            amount=0,
            moved=kept(t, holder, thing),
            cites=("plungin.treasure.storage-item",),
        )
    )
    put(t, hero, thing)


def living_heroes(t: PlunginTable) -> list[Hero]:
    return [hero for hero in t.state.heroes if hero.lif > 0]
