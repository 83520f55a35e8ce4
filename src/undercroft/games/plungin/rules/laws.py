"""The Laws: whom a Monster goes for."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel import Text

from ..content import PlunginTable
from ..content.definitions import Monster
from ..ids import figure_id
from ..state import Foe, Hero
from . import blows, figures
from .options import Prey

AWAY = ("conspire", "maneuver", "regroup")
"""Laws that keep their distance.  [plungin.law.table]"""

SHARED = ("regroup", "swarm", "pack")
"""Laws under which all Monsters of a type go for one Hero.  [plungin.law.group-target]"""

PURSUING = ("malicious", "pack")

Filter = Callable[[PlunginTable, Foe, int], bool]
Stands = tuple[int, int]
"""A figure's number and square."""


async def target(t: PlunginTable, foe: Foe) -> int | None:
    """Whom a Monster goes for in this turn.

    [plungin.monster.laws-decide, plungin.law.brutal, plungin.law.conspire, plungin.law.maneuver, plungin.law.malicious,
    plungin.boss.laws]
    """
    if foe.bound >= 0:
        caster = figures.figure(t, foe.bound)
        return foe.bound if caster and goes_for(t, foe, caster.cell) else None
    law = figures.kind_of(t, foe).law
    if law in SHARED:
        return await shared(t, foe)
    if law == "sneaky":
        return await sneaky(t, foe)
    if law in FIRST_CHOICE:
        preferred = await nearest(t, foe, FIRST_CHOICE[law])
        return preferred if preferred is not None else await nearest(t, foe)
    return await nearest(t, foe)


def goes_for(t: PlunginTable, foe: Foe, cell: int) -> bool:
    """Whom a Monster can go for at all: everybody on its tile or within reach of its weapon or its magic; one that
    pursues also those behind a single open doorway.

    [plungin.detect.no-pursuit, plungin.law.malicious, plungin.law.pack, plungin.law.pursuit-escape]
    """
    return bool(within_world(t, foe, [(foe.number, cell)]))


def meets(t: PlunginTable, foe: Foe, cells: set[int], tiles: set[int]) -> bool:
    """Whether anybody on some squares, which are on these tiles, is in the world of a Monster: see `goes_for`."""
    board, kind, start = figures.board(t), figures.kind_of(t, foe), foe.cell
    here = board.tile_of[start]
    if here in tiles or not cells.isdisjoint(board.near[start]):
        return True
    if follows_out(foe, kind) and not tiles.isdisjoint(board.beside.get(here, ())):
        return True
    far = kind.far
    return bool(far) and any(board.in_range(start, cell, far) for cell in cells)


def within_world(t: PlunginTable, foe: Foe, whom: list[Stands]) -> list[Stands]:
    """Those of some figures who stand in the world of a Monster: see `goes_for`."""
    board, kind, start = figures.board(t), figures.kind_of(t, foe), foe.cell
    near, tile_of, far = board.near[start], board.tile_of, kind.far
    here = tile_of[start]
    beyond = board.beside.get(here, ()) if follows_out(foe, kind) else ()
    found = []
    for one in whom:
        cell = one[1]
        there = tile_of[cell]
        if there == here or there in beyond or cell in near or (far and board.in_range(start, cell, far)):
            found.append(one)
    return found


async def nearest(t: PlunginTable, foe: Foe, suits: Filter | None = None) -> int | None:
    """The fewest steps on foot, regardless of who stands in the way; ties go to the Monsters' player.

    [plungin.law.brutal, plungin.monster.controller]
    """
    whom = within_world(t, foe, figures.prey(t))
    cells = {cell: ref for ref, cell in whom if not suits or suits(t, foe, ref)}
    if not cells:
        return None
    board = figures.board(t)
    if len(cells) == 1 and board.tile_of[next(iter(cells))] == board.tile_of[foe.cell]:  # nobody else to choose
        return next(iter(cells.values()))
    refs = sorted(cells[cell] for cell in board.steps_to(foe.cell, cells))
    if not refs:
        return None
    if len(refs) == 1:
        return refs[0]
    options = [Prey(ref, figures.ident(t, ref)) for ref in refs]
    about, at = {"monster": figures.whom(t, foe.number)}, (figure_id(foe.number),)
    cites = ("plungin.monster.controller",)
    seat = t.state.controller
    chosen = await t.choose(
        seat,
        "nearest",
        options,
        label=_label(t),
        meaning=lambda prey: blows.upon(t, foe, prey),
        about=about,
        at=at,
        cites=cites,
    )
    return chosen.ref


def _label(t: PlunginTable) -> Callable[[Prey], Text]:
    return lambda prey: Text("nearest-who", {"who": figures.whom(t, prey.ref)})


def other_than_last(t: PlunginTable, foe: Foe, ref: int) -> bool:
    """Frenzy: not the one it attacked on its turn before.  [plungin.law.frenzy]"""
    return ref != foe.last


def magical(t: PlunginTable, foe: Foe, ref: int) -> bool:
    """Lured: a Hero with a Magic School.  [plungin.law.lured]"""
    found = figures.figure(t, ref)
    return isinstance(found, Hero) and figures.magic_school(found)


def unmagical(t: PlunginTable, foe: Foe, ref: int) -> bool:
    """Repulsed: somebody without a Magic School.  [plungin.law.repulsed]"""
    return not magical(t, foe, ref)


FIRST_CHOICE: dict[str, Filter] = {"frenzy": other_than_last, "lured": magical, "repulsed": unmagical}


async def shared(t: PlunginTable, foe: Foe) -> int | None:
    """The Hero nearest to the first of the type to act, for all of them in this Action Phase. Those of the type who
    cannot get at him, because they keep to another room, go together for one of their own there.

    [plungin.law.swarm, plungin.law.pack, plungin.law.regroup, plungin.law.group-target, plungin.detect.no-pursuit]
    """
    for group in (foe.kind, f"{foe.kind} {figures.tile_of(t, foe.cell)}"):
        chosen = t.state.prey.get(group)
        prey = figures.figure(t, chosen) if chosen is not None else None
        if prey is None:
            first = await nearest(t, foe)
            if first is not None:
                t.state.prey[group] = first
            return first
        if goes_for(t, foe, prey.cell):
            return chosen
    return None


async def sneaky(t: PlunginTable, foe: Foe) -> int | None:
    """Only a Hero who stands next to another Monster, or the one who attacked it in a corner.

    [plungin.law.sneaky, plungin.law.sneaky-cornered]
    """
    attacker = figures.figure(t, foe.cornered) if foe.cornered >= 0 else None
    if attacker is not None and goes_for(t, foe, attacker.cell):
        return foe.cornered
    return await nearest(t, foe, beside_another)


def sneaks_at(t: PlunginTable, foe: Foe, ref: int) -> bool:
    """Whether a Sneaky Monster may attack somebody now.  [plungin.law.sneaky, plungin.law.sneaky-cornered]"""
    return ref == foe.cornered or beside_another(t, foe, ref)


def beside_another(t: PlunginTable, foe: Foe, ref: int) -> bool:
    found = figures.figure(t, ref)
    near = figures.board(t).near
    return found is not None and any(other is not foe and other.cell in near[found.cell] for other in t.state.foes)


def keeps_away(t: PlunginTable, foe: Foe, chosen: int) -> bool:
    """Whether a Monster retreats from its target: by its Law, or a Repulsed one from a magic user.

    [plungin.law.conspire, plungin.law.maneuver, plungin.law.regroup, plungin.law.repulsed-no-target]
    """
    law = figures.kind_of(t, foe).law
    return law in AWAY or (law == "repulsed" and magical(t, foe, chosen))


def pursues(t: PlunginTable, foe: Foe) -> bool:
    """Malicious and Pack Monsters follow, and so does a demon that is after its caster.

    [plungin.law.malicious, plungin.law.pack]
    """
    return follows_out(foe, figures.kind_of(t, foe))


def follows_out(foe: Foe, kind: Monster) -> bool:
    return foe.bound >= 0 or kind.law in PURSUING
