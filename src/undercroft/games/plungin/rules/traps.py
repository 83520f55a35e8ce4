"""Traps: sprung once, at once."""

from __future__ import annotations

from ..content import PlunginTable
from ..content.definitions import DEX, STATS, WIT, Stage
from ..events.base import Dice, Thing
from ..events.fights import Poisoned, Slowed
from ..events.things import Sprung, SprungOn, TrapStruck, TrapTested
from ..state import INCAPACITATED, STUNNED, Ally, Hero
from . import combat, detection, figures, pools

CONDITION = {"stunned": STUNNED, "incapacitated": INCAPACITATED}


async def spring(
    t: PlunginTable, ref: int, trap: str, detected: bool, on: Thing | None = None, fell: tuple[Dice, ...] = ()
) -> None:
    """The trap acts before anybody does anything else; who knew of it has an extra die. `fell`: the dice that have just
    brought it about.

    [plungin.trap.immediate, plungin.open.detected-bonus, plungin.disarm.failure-bonus, plungin.detect.trap]
    """
    found = figures.figure(t, ref)
    assert found is not None
    t.used(trap)
    t.state.idle = 0
    who, called, cites = figures.name(t, ref), figures.called(t, trap), ("plungin.trap.immediate",)
    if on is not None:
        t.tell(SprungOn(who=who, trap=called, object=on, fell=fell, cites=cites))
    else:
        t.tell(Sprung(who=who, trap=called, fell=fell, cites=cites))
    cell = found.cell
    detection.trap_heard(t, cell)
    for stage in t.content.traps[trap].stages:
        for victim in victims(t, ref, cell, stage):
            if figures.figure(t, victim) is not None:
                await strike(t, victim, stage, int(detected))


def victims(t: PlunginTable, ref: int, cell: int, stage: Stage) -> list[int]:
    """The one who set it off, and others nearby if the trap says so. [plungin.open.trapped,
    plungin.trap.poison-needle]"""
    if stage.affects == "opener":
        return [ref]
    board = figures.board(t)
    others = [other for other, at in figures.prey(t) if other != ref]
    if stage.affects == "adjacent":
        return [ref, *(other for other in others if _cell(t, other) in board.near[cell])]
    return [ref, *(other for other in others if board.tile_of[_cell(t, other)] == board.tile_of[cell])]


def _cell(t: PlunginTable, ref: int) -> int:
    found = figures.figure(t, ref)
    assert found is not None
    return found.cell


async def strike(t: PlunginTable, ref: int, stage: Stage, extra: int) -> None:
    """An attack with Defense as usual but no pushback, or a test of a stat.

    [plungin.trap.attack, plungin.trap.other-rolls, plungin.dice.event-exempt]
    """
    if combat.vanished(t, ref):
        return
    if stage.kind == "attack":
        rolled = await pools.roll(t, stage.dice, "trap")
        who, cites = figures.name(t, ref), ("plungin.trap.attack",)
        t.tell(TrapStruck(who=who, dice=stage.dice, hits=rolled.successes, **rolled.told, cites=cites))
        if rolled.successes:
            defended = await combat.defend(t, ref, extra, against=rolled)
            if stage.fire:
                combat.burn(t, ref)
            if rolled.successes > defended.successes:
                await combat.harm(t, ref, rolled.successes - defended.successes)
                suffer(t, ref, stage)
        return
    dice = test_dice(t, ref, stage) + extra
    rolled = await pools.roll(t, dice, "avoid")
    avoided = rolled.successes >= stage.successes or (stage.stat == "res" and combat.undead(t, ref))
    t.tell(
        TrapTested(
            who=figures.name(t, ref),
            dice=dice,
            stat=stage.stat,
            needed=stage.successes,
            avoided=int(avoided),
            rolled=rolled.dice,
            least=rolled.least,
            cites=("plungin.trap.other-rolls",),
        )
    )
    if avoided:
        return
    if stage.fire:
        combat.burn(t, ref)
    if stage.damage:
        await combat.harm(t, ref, stage.damage)
    suffer(t, ref, stage)


def test_dice(t: PlunginTable, ref: int, stage: Stage) -> int:
    """Dice for a trap's test; Defense and Resistance count their bonuses, darkness troubles eyes and feet.

    [plungin.trap.other-rolls, plungin.item.torch]
    """
    if stage.stat == "def":
        return figures.defense_dice(t, ref)
    if stage.stat == "res":
        return figures.resistance_dice(t, ref)
    found = figures.figure(t, ref)
    assert isinstance(found, (Hero, Ally))
    index = STATS.index(stage.stat)
    dice = figures.stat(t, found, index) if isinstance(found, Hero) else found.stats[index]
    return figures.dimmed(t, found.cell, dice) if index in (WIT, DEX) else dice


def suffer(t: PlunginTable, ref: int, stage: Stage) -> None:
    """What a trap does besides damage.  [plungin.trap.other-rolls, plungin.move.other-effects]"""
    found = figures.figure(t, ref)
    if found is None:
        return
    if stage.condition:
        combat.disable(t, ref, CONDITION[stage.condition])
    if stage.venom and isinstance(found, Hero) and not found.venom and not combat.undead(t, ref):
        found.venom = True
        t.tell(Poisoned(hero=figures.name(t, ref), cites=("plungin.trap.other-rolls",)))
    if stage.no_move:
        slow(t, ref)


def slow(t: PlunginTable, ref: int) -> None:
    """No Move in this Action Phase, neither for a Hero nor for a creature.  [plungin.move.other-effects]"""
    found = figures.figure(t, ref)
    assert isinstance(found, (Hero, Ally))
    found.turn.slowed = True
    t.tell(Slowed(who=figures.name(t, ref), cites=("plungin.move.other-effects",)))
