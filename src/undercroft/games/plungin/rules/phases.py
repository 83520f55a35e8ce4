"""Rounds and phases."""

from __future__ import annotations

from ..content import PlunginTable
from ..events.fights import VenomWorked
from ..events.places import Happened, Told
from ..events.quest import PhaseBegan, Placed, PlotAdvanced, QuestBegan, Returned, Stalled
from ..ids import sheet_id
from ..state import Turn
from . import (
    combat,
    construction,
    dead,
    dungeon,
    figures,
    happenings,
    items,
    makeup,
    monsters,
    movement,
    places,
    pools,
    removal,
    treasure,
)
from .squares import choose_square


async def begin_phase(t: PlunginTable) -> None:
    """A new Action Phase: turns are fresh, torches burn down, a party that makes no progress gives up.

    [plungin.round.phases, plungin.turn.initiative, plungin.item.torch]
    """
    state = t.state
    state.phases += 1
    state.idle += 1
    limits = t.content.points
    idle = bool(limits.idle_phases) and state.idle > limits.idle_phases
    if idle or (limits.longest and state.phases > limits.longest):
        phases = limits.idle_phases if idle else limits.longest
        t.tell(Stalled(phases=phases, idle=int(idle), cites=("plungin.round.repeat",)))
        removal.end(t, "abandoned")
        return
    over = passing(t) if t.log is not None else ()
    for hero in state.heroes:
        hero.turn = Turn()
    for ally in state.allies:
        ally.turn = Turn()
    state.returned = []
    if t.log is not None:
        t.tell(PhaseBegan(phase=state.phases, round=state.round, ended=over, cites=("plungin.round.phases",)))
    await items.burn_down(t)
    await places.begin_phase(t)
    if t.state.reason:
        return
    if limits.venom_each_phase:
        await venom(t)
    state.queue = [number for ref in state.order for number in actors(t, ref)]
    state.phase = "heroes"


def passing(t: PlunginTable) -> tuple[tuple[int, str], ...]:
    """What is over with an Action Phase: whose, and what it is called in the scene."""
    heroes = [*enumerate(t.state.heroes)]
    charged = [(ref, "charged") for ref, hero in heroes if hero.turn.charged]
    return (*charged, *((ref, "quickened") for ref, hero in heroes if hero.turn.extra))


def actors(t: PlunginTable, ref: int) -> list[int]:
    """Who acts in a Hero's place of the order: he himself; where he is dead or has left, the creatures that he called,
    which stay as long as they have life and are still run by his player.

    [plungin.turn.initiative, plungin.spell.summon-control]
    """
    return [ref] if figures.on_map(t.state.heroes[ref]) else movement.creatures(t, ref)


async def venom(t: PlunginTable) -> None:
    """Each round the poisoned roll RES: without a success they lose 1 LIF.  [plungin.power.venomous-damage]"""
    for ref in figures.living(t):
        hero = t.state.heroes[ref]
        if hero.venom and not combat.undead(t, ref):
            dice = figures.resistance_dice(t, ref)
            rolled = await pools.roll(t, dice, "venom", parts=makeup.resistance(t, ref, 0, dice))
            cites = ("plungin.power.venomous-damage",)
            held = int(rolled.successes > 0)
            t.tell(VenomWorked(hero=figures.name(t, ref), held=held, **rolled.told, cites=cites))
            if not rolled.successes:
                await combat.harm(t, ref, 1)


async def monsters_phase(t: PlunginTable) -> None:
    """After the Heroes the Monsters, in the order of their dice.

    [plungin.round.action-order, plungin.flow.action.no-monsters]
    """
    await monsters.order(t)


async def after_heroes(t: PlunginTable) -> None:
    """The Monsters' part of an Action Phase; where none of them can act, what follows belongs to the same step.

    [plungin.round.action-order, plungin.flow.action.no-monsters]
    """
    await monsters_phase(t)
    if not t.state.queue:
        await after_monsters(t)


async def after_monsters(t: PlunginTable) -> None:
    """The end of an Action Phase. The next one begins in the same step, unless dice have brought something: people may
    have been asked for them, and a step ends with its last question.

    [plungin.turn.phase-end, plungin.round.phases]
    """
    luck = t.luck
    await check_doors(t)
    if t.state.phase == "begin" and t.luck == luck:
        await begin_phase(t)


async def check_doors(t: PlunginTable) -> None:
    """A Hero next to an open door to an unrevealed area: construction; else another Action Phase.

    Where nothing can be built any more no round ends, so a new phase counts as one for who lies in a sarcophagus.

    [plungin.round.construction-trigger, plungin.flow.action.check-no, plungin.turn.phase-end,
    plungin.special.sarcophagus-revive]
    """
    doors = construction.waiting_doors(t)
    if doors:
        t.state.phase, t.state.queue = "build", doors
        t.state.idle = 0
    elif not figures.living(t):
        t.state.phase = "outside"
    else:
        t.state.phase = "begin"
        construction.provide_doors(t)
        if not any(map(dungeon.unexplored, t.state.doors)):
            dead.rise_from_coffin(t)
        await bring_key(t)


async def bring_key(t: PlunginTable) -> None:
    """Where a Great Key is wanted that no Chest can hold and no Monster is left to leave it, a patrol comes.

    [plungin.key.great-last-chest]
    """
    if t.content.points.key_from_monsters and not t.state.foes and dungeon.key_wanted(t):
        t.tell(Happened(event="monster-patrol", cites=("plungin.key.great-last-chest",)))
        await happenings.patrol(t, t.state.heroes[figures.living(t)[0]])


async def end_round(t: PlunginTable) -> None:
    """Advance the Plot Counter; the next player builds next; a new round begins.

    [plungin.round.end, plungin.time.counter-advance, plungin.round.builder-rotation, plungin.monster.controller]
    """
    state = t.state
    before, was = dungeon.complete(t), dungeon.counter(t)[0]
    state.built += 1
    state.round += 1
    if not before:
        counter, pink = dungeon.counter(t)
        complete, cites = dungeon.complete(t), ("plungin.time.counter-advance",)
        t.tell(
            PlotAdvanced(
                counter=counter,
                pink=int(pink),
                complete=int(complete),
                before=was,
                round=state.round,
                cites=cites,
            )
        )
    state.controller = state.builder
    state.builder = (state.builder + 1) % state.seats
    for hero in state.heroes:
        hero.paid = []
    construction.provide_doors(t)
    dead.rise_from_coffin(t)
    if not t.content.points.venom_each_phase:
        await venom(t)
    state.phase = "begin"


async def place(t: PlunginTable, ref: int) -> None:
    """The players put their Heroes on any squares of the Entry Tile; the order is the initiative.

    [plungin.entry.placement, plungin.turn.initiative]
    """
    hero = t.state.heroes[ref]
    if not t.state.visits and not t.state.order:
        tell_quest(t)
    taken = figures.occupied(t)
    entry = figures.board(t).cells[0]
    cells = [cell for cell in entry if cell not in taken] or [movement.nearest_free(t, entry[0])]
    about, at = {"hero": figures.named_text(t, hero.id)}, (sheet_id(ref),)
    cell = await choose_square(t, hero.seat, "place", cells, about=about, at=at, cites=("plungin.entry.placement",))
    hero.cell, hero.entered = cell, -1
    t.tell(Placed(hero=figures.name(t, ref), cell=cell, cites=("plungin.entry.placement",)))
    if ref in t.state.order:
        t.state.order.remove(ref)
    t.state.order.append(ref)


def tell_quest(t: PlunginTable) -> None:
    """What brought the party here, and what it has to do."""
    pack = t.content.pack
    for echo in pack.echoes:
        if not echo.gift:
            t.tell(Told(story=echo.story))
    t.tell(Told(story=pack.story))
    t.tell(QuestBegan(title=pack.title, goal=pack.goal.kind, what=figures.called(t, pack.goal.what)))


async def gifts(t: PlunginTable) -> None:
    """What earlier deeds bring the party falls to the first Hero who is in."""
    for echo in t.content.pack.echoes:
        if echo.gift:
            t.tell(Told(story=echo.story))
            await treasure.receive(t, t.state.order[0], t.content.treasures[echo.gift])


async def enter(t: PlunginTable) -> None:
    """All are in: the first Action Phase, or the first after coming back.  [plungin.exit.dungeon-persists]"""
    t.state.visits += 1
    t.used(t.content.pack.entry)
    if t.state.visits > 1:
        t.tell(Returned(visits=t.state.visits, cites=("plungin.exit.dungeon-persists",)))
    else:
        await gifts(t)
    t.state.phase = "begin"
