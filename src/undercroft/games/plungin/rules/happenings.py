"""Random Events, Monster Patrols and wandering Monsters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.kernel import Text

from ..content import PlunginTable
from ..content.definitions import Happening
from ..events.base import Dice
from ..events.fights import Healed
from ..events.places import Happened, StayedQuiet, Wandered
from ..events.things import Gained
from ..ids import figure_id
from ..state import Hero
from . import combat, dead, detection, figures, inhabitants, monsters, pools, traps
from .options import Printed


async def random_event(t: PlunginTable, ref: int) -> None:
    """Nothing but 1s and 2s: roll on the Random Event Chart; the Lucky roll twice and choose.

    [plungin.dice.event-trigger, plungin.event.chart, plungin.event.reroll, plungin.ability.lucky]
    """
    hero = t.state.heroes[ref]
    if t.state.reason or not figures.on_map(hero):
        return
    fell: list[Dice] = []
    first = await roll_event(t, ref, fell)
    if first is None:
        return
    chosen = first.id
    if figures.has(hero, "lucky"):
        second = await roll_event(t, ref, fell)
        assert second is not None
        options = [Printed(id) for id in dict.fromkeys((first.id, second.id))]
        if len(options) > 1:
            pools.tell(t, fell)
        about, cites = {"hero": figures.named_text(t, hero.id)}, ("plungin.ability.lucky",)
        picked = await t.choose(
            hero.seat, "event", options, label=event_label(t), about=about, at=(figure_id(ref),), cites=cites
        )
        chosen = picked.id
    await happen(t, ref, t.content.happenings[chosen], fell)


def event_label(t: PlunginTable) -> Callable[[Printed], Text]:
    return lambda found: Text("pick-event", {"event": figures.named_text(t, found.id)})


async def roll_event(t: PlunginTable, ref: int, fell: list[Dice] | None = None) -> Happening | None:
    """Roll until an event comes that can apply; none if no event on the chart can.  [plungin.event.reroll]"""
    chart = t.content.pack.charts.event
    if not any(applies(t, ref, t.content.happenings[id]) for id in chart.results):
        return None
    while True:
        rolled = await pools.one(t, chart.die, "event", fell, figure_id(ref))
        found = t.content.happenings[chart.at(rolled)]
        if applies(t, ref, found):
            return found


def applies(t: PlunginTable, ref: int, event: Happening) -> bool:
    """Whether an event can happen to this Hero now.  [plungin.event.reroll]"""
    hero = t.state.heroes[ref]
    if event.kind == "draught":
        return any(other.torch for other in t.state.heroes)
    if event.kind == "alarm":
        return any(not foe.aware and not foe.blind for foe in figures.foes_on(t, figures.tile_of(t, hero.cell)))
    if event.kind == "boon":
        return not figures.full_life(hero)
    return True


async def happen(t: PlunginTable, ref: int, event: Happening, fell: Iterable[Dice] = ()) -> None:
    """What an event does.  [plungin.event.chart, plungin.trap.where, plungin.move.other-effects]"""
    hero = t.state.heroes[ref]
    t.used(event.id)
    t.tell(Happened(event=figures.called(t, event.id), fell=tuple(fell), cites=("plungin.event.chart",)))
    if event.kind == "patrol":
        await patrol(t, hero)
    elif event.kind == "trap":
        await traps.spring(t, ref, event.what, False)
    elif event.kind == "draught":
        for other in t.state.heroes:
            dead.darken(t, other)
    elif event.kind == "slow":
        traps.slow(t, ref)
    elif event.kind == "alarm":
        detection.alert(t, figures.tile_of(t, hero.cell))
    elif event.kind == "coins":
        hero.gold += event.amount
        who, cites = figures.name(t, ref), ("plungin.event.chart",)
        t.tell(Gained(hero=who, amount=event.amount, purse=hero.gold, cites=cites))
    else:
        gained = combat.heal(t, hero, 1)
        who, cites = figures.name(t, ref), ("plungin.event.chart",)
        t.tell(Healed(who=who, lif=gained, left=hero.lif, cites=cites))


async def patrol(t: PlunginTable, hero: Hero) -> None:
    """Monsters appear at the doorway by which the Heroes came in and know of them, and so do all others there; on the
    Entry Tile that is the exit.

    [plungin.event.monster-patrol, plungin.detect.all-monsters]
    """
    tile = figures.tile_of(t, hero.cell)
    entered = hero.entered if hero.entered >= 0 else t.state.rooms[tile].entrance
    door = t.state.doors[entered] if entered >= 0 else next(door for door in t.state.doors if door.kind == "exit")
    cells = door.cells if door.tile == tile else door.beyond
    fell: list[Dice] = []
    kind, count = await inhabitants.roll_group(t, fell)
    if await inhabitants.come_in(t, tile, cells, kind, count, fell):
        detection.alert(t, tile)


async def wander(t: PlunginTable) -> None:
    """Once a Move is finished: the first Hero back in a cleared room rolls a D6, and a 1 brings wandering Monsters. For
    several who come back together there is one roll.

    [plungin.wander.roll, plungin.wander.where]
    """
    returned, t.state.returned = dict.fromkeys(t.state.returned), []
    rolled: set[int] = set()
    for ref in returned:
        hero = t.state.heroes[ref]
        if not figures.on_map(hero):
            continue
        tile = figures.tile_of(t, hero.cell)
        room = t.state.rooms[tile]
        if t.content.tiles[t.state.layout.tiles[tile].tile].kind in ("entry", "hallway"):
            continue
        here = [other for other in figures.heroes_on(t, tile) if other not in returned]
        if not room.had_monsters or figures.foes_on(t, tile) or here or tile in rolled:
            continue
        rolled.add(tile)
        fell: list[Dice] = []
        if await pools.one(t, 6, "wander", fell, figure_id(ref)) == 1:
            await wanderers(t, tile, fell)
        else:
            t.tell(StayedQuiet(fell=tuple(fell), cites=("plungin.wander.roll",)))


async def wanderers(t: PlunginTable, tile: int, fell: list[Dice] | None = None) -> None:
    """A doorway is picked by a die; the Monsters know of the Heroes and attack first.

    [plungin.wander.doorway, plungin.wander.full, plungin.wander.detect, plungin.wander.attack-first]
    """
    doors = [door for door in t.state.doors if tile in (door.tile, door.leads)]
    which = await pools.one(t, len(doors), "doorway-number", fell) if len(doors) > 1 else 1
    door = doors[which - 1]
    cells = door.cells if door.tile == tile else door.beyond
    kind, count = await inhabitants.roll_group(t, fell)
    t.tell(Wandered(fell=tuple(fell or ()), cites=("plungin.wander.roll",)))
    numbers = await inhabitants.come_in(t, tile, cells, kind, count)
    t.state.ambush = await monsters.rolled_order(t, numbers)


async def ambush(t: PlunginTable, number: int) -> None:
    """A wandering Monster takes a full turn at once, against the nearest Hero.  [plungin.wander.attack-first]"""
    t.state.ambush.remove(number)
    foe = figures.foe_with(t, number)
    if foe is not None:
        await monsters.act(t, foe, first=True)
