"""Traps: whom they concern, how they are avoided, what lasts, and what they are worth."""

from __future__ import annotations

from msgspec.structs import replace

from ..content import DoriaTable
from ..content.definitions import Trap
from ..events import HeroLearned, TrapBegan, TrapChecked, TrapEnded, TrapKept, TrapSprung, TrapWorks
from ..state import NOBODY, OUTSIDE, Caught
from . import gear, ground, health, status, xp
from .dice import check
from .telling import tell


def trap_of(t: DoriaTable, number: int) -> Trap:
    trap = t.content.numbered[number].trap
    assert trap is not None
    return trap


def target_number(t: DoriaTable, trap: Trap) -> int:
    """The printed number and a multiple of the monster level.  [doria.trap.disarm]"""
    return trap.tn + trap.per_level * t.state.level


def concerned(t: DoriaTable, hero: int, trap: Trap) -> list[int]:
    """One character, those around it, or all in the room; the unconscious and monsters never.

    [doria.trap.types-en, doria.trap.types-de, doria.trap.immune]
    """
    others = [other for other in range(len(t.state.heroes)) if other != hero and health.conscious(t, other)]
    first = [hero] if health.conscious(t, hero) else []
    scope = "room" if trap.scope == "area" and t.content.points.area_traps_fill_rooms else trap.scope
    square = t.state.heroes[hero].square
    if scope == "person" or square == OUTSIDE:
        return first
    if scope == "area":
        row = ground.board(t).range_row(square)
        return [*first, *(other for other in others if row[t.state.heroes[other].square] <= trap.radius)]
    slots = ground.room_slots(t, square // 25)
    return [*first, *(other for other in others if t.state.heroes[other].square // 25 in slots)]


async def avoids(t: DoriaTable, hero: int, number: int, later: bool = False) -> bool:
    """The check that a trap card names; critical results mean nothing here.

    [doria.trap.disarm, doria.trap.failure-en, doria.card.trap-bonus-en, doria.bonus.ap-not-checks,
    doria.card.tn-bonus-en]
    """
    trap, who = trap_of(t, number), t.state.heroes[hero]
    bonus = who.worn[gear.TRAPS] + gear.modifier(who, "traps")
    result = await check(t, hero, trap.check, target_number(t, trap), "trap", bonus)
    tell(
        t,
        TrapChecked(
            hero=who.kind,
            card=t.content.numbered[number].id,
            total=result.total,
            target=result.target,
            passed=int(result.passed),
            later=int(later),
            cites=("doria.trap.disarm",),
        ),
    )
    return result.passed


async def spring(t: DoriaTable, hero: int, number: int) -> None:
    """A trap acts the moment it is drawn.  [doria.trap.in-loot, doria.trap.rewards-en, doria.trap.rewards-de]"""
    trap, card = trap_of(t, number), t.content.numbered[number]
    tell(t, TrapSprung(hero=t.state.heroes[hero].kind, card=card.id, cites=("doria.trap.in-loot",)))
    t.state.lost.append(number)
    caught, winner = list[int](), NOBODY
    for other in concerned(t, hero, trap):
        if await avoids(t, other, number):
            winner = other if winner == NOBODY else winner
            if trap.lasting and trap.scope == "room":
                break
        else:
            caught.append(other)
    if trap.lasting and trap.scope == "room" and winner != NOBODY:
        caught = []
    for other in caught:
        if trap.fail is not None and health.conscious(t, other):
            await trap.fail(t, other)
    t.state.lost.remove(number)
    if trap.lasting and caught:
        begin_lasting(t, hero, number, caught)
    else:
        reward(t, winner, hero, number)


def begin_lasting(t: DoriaTable, hero: int, number: int, caught: list[int]) -> None:
    """Doors are blocked or characters held until the trap is disarmed.

    [doria.trap.blocked-doors, doria.trap.no-movement-en]
    """
    trap = trap_of(t, number)
    slots = ground.room_slots(t, t.state.heroes[hero].square // 25) if trap.scope == "room" else ()
    barred = ground.bar_doors(t, slots) if trap.blocks and slots else ()
    held = tuple(caught) if trap.holds else ()
    tell(t, TrapBegan(card=t.content.numbered[number].id, bars=int(trap.blocks), cites=("doria.trap.blocked-doors",)))
    for other in held:
        status.hold(t, other)
    t.state.caught.append(Caught(number, hero, slots, held, barred, t.state.round))


def victims(t: DoriaTable, caught: Caught) -> list[int]:
    """The conscious characters that a lasting trap still has."""
    awake = [hero for hero in range(len(t.state.heroes)) if health.conscious(t, hero)]
    if caught.slots:
        return [hero for hero in awake if t.state.heroes[hero].square // 25 in caught.slots]
    return [hero for hero in awake if hero in caught.heroes]


def end_trap(t: DoriaTable, caught: Caught, winner: int) -> None:
    """All its effects on the room end, and its rewards are given.

    [doria.trap.effects-end-en, doria.trap.rewards-en]
    """
    t.state.caught.remove(caught)
    ground.unbar(t, [door for door in caught.barred if not shut_by_another(t, door)])
    for hero in caught.heroes:
        if not any(hero in other.heroes for other in t.state.caught):
            status.free(t, hero)
    tell(t, TrapEnded(card=t.content.numbered[caught.card].id, cites=("doria.trap.effects-end-en",)))
    reward(t, winner, caught.hero, caught.card)


def shut_by_another(t: DoriaTable, door: int) -> bool:
    """Whether another trap of a room on either side keeps this door shut; it is that trap's door from now on.

    [doria.trap.blocked-doors]
    """
    here = ground.board(t)
    slots = {(side >> 2) // 25 for side in (door, here.opposite(door)) if side >= 0}
    for at, other in enumerate(t.state.caught):
        if trap_of(t, other.card).blocks and not slots.isdisjoint(other.slots):
            t.state.caught[at] = replace(other, barred=(*other.barred, door))
            return True
    return False


def end_abandoned(t: DoriaTable) -> None:
    """A trap of a room in which no character is any more is over: nobody could ever disarm it.

    [doria.trap.effects-end-en, doria.trap.blocked-doors]
    """
    for caught in tuple(t.state.caught):
        inside = (not who.away and who.square // 25 in caught.slots for who in t.state.heroes)
        if caught.slots and caught in t.state.caught and not any(inside):
            end_trap(t, caught, NOBODY)


def release(t: DoriaTable, hero: int) -> None:
    """A character is no longer where a trap holds it; without any victim left the trap is over.

    [doria.trap.effects-end-en]
    """
    status.free(t, hero)
    for caught in tuple(t.state.caught):
        if hero in caught.heroes:
            left = tuple(other for other in caught.heroes if other != hero)
            at = t.state.caught.index(caught)
            t.state.caught[at] = replace(caught, heroes=left)
            if not left and not caught.slots:
                end_trap(t, t.state.caught[at], NOBODY)
    end_abandoned(t)


def reward(t: DoriaTable, winner: int, drawer: int, number: int) -> None:
    """The card pays as gold and its experience goes to the group, also if the trap struck; in the first edition only
    the character who disarmed it gains experience.  [doria.trap.rewards-en, doria.trap.rewards-de,
    doria.card.trap-xp-en]
    """
    trap = trap_of(t, number)
    if t.content.points.trap_rewards_group:
        xp.gain(t, trap.xp)
        owner = t.state.heroes[winner if winner != NOBODY else drawer]
        if owner.away:
            gear.to_discard(t, number)
        else:
            owner.pack.append(number)
            tell(t, TrapKept(hero=owner.kind, card=t.content.numbered[number].id, cites=("doria.trap.rewards-en",)))
        return
    gear.to_discard(t, number)
    if winner != NOBODY:
        t.state.heroes[winner].xp += trap.xp
        tell(t, HeroLearned(hero=t.state.heroes[winner].kind, xp=trap.xp, cites=("doria.trap.rewards-de",)))


# ----------------------------------------------------------------------------------------------- later


def disarmable(t: DoriaTable, hero: int) -> list[int]:
    """The lasting traps that a character can try to disarm: those it is in, or whose victims are next to it."""
    square, found = t.state.heroes[hero].square, []
    for at, caught in enumerate(t.state.caught):
        near = [t.state.heroes[other].square for other in caught.heroes]
        row = ground.board(t).range_row(square)
        if square // 25 in caught.slots or hero in caught.heroes or any(row[other] <= 1 for other in near):
            found.append(at)
    return found


async def disarm(t: DoriaTable, hero: int, at: int) -> None:
    """Try to disarm a lasting trap.  [doria.trap.disarm]"""
    caught = t.state.caught[at]
    t.state.heroes[hero].ap -= trap_of(t, caught.card).ap
    if await avoids(t, hero, caught.card, later=True):
        end_trap(t, caught, hero)


async def phase_f(t: DoriaTable) -> None:
    """Traps that last act on those they have; some end by themselves.  [doria.phase-f.sources]"""
    for caught in tuple(t.state.caught):
        trap = trap_of(t, caught.card)
        held = victims(t, caught)
        if trap.each_round is not None and held:
            tell(t, TrapWorks(card=t.content.numbered[caught.card].id, cites=("doria.phase-f.sources",)))
            for hero in held:
                await trap.each_round(t, hero)
        if trap.ends_after and t.state.round >= caught.began + trap.ends_after - 1:
            end_trap(t, caught, NOBODY)
    end_abandoned(t)
