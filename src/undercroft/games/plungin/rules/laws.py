"""The Laws: whom a Monster goes for."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel import Text

from ..content import PlunginTable
from ..state import Foe, Hero
from . import figures

AWAY = ("conspire", "maneuver", "regroup")
"""Laws that keep their distance.  [plungin.law.table]"""

SHARED = ("regroup", "swarm", "pack")
"""Laws under which all Monsters of a type go for one Hero.  [plungin.law.group-target]"""

PURSUING = ("malicious", "pack")

Filter = Callable[[PlunginTable, Foe, int], bool]


async def target(t: PlunginTable, foe: Foe) -> int | None:
    """Whom a Monster goes for in this turn.

    [plungin.monster.laws-decide, plungin.law.brutal, plungin.law.conspire, plungin.law.maneuver, plungin.law.malicious,
    plungin.boss.laws]
    """
    if foe.bound >= 0:
        return foe.bound if figures.figure(t, foe.bound) else None
    law = figures.kind_of(t, foe).law
    if law in SHARED:
        return await shared(t, foe)
    if law == "sneaky":
        return await sneaky(t, foe)
    if law in FIRST_CHOICE:
        preferred = await nearest(t, foe, FIRST_CHOICE[law])
        return preferred if preferred is not None else await nearest(t, foe)
    return await nearest(t, foe)


async def nearest(t: PlunginTable, foe: Foe, suits: Filter | None = None) -> int | None:
    """The fewest steps on foot, whoever stands in the way; ties go to the Monsters' player.

    [plungin.law.brutal, plungin.monster.controller]
    """
    cells = {cell: ref for ref, cell in figures.prey(t) if suits is None or suits(t, foe, ref)}
    close = figures.board(t).steps_to(foe.cell, cells)
    refs = sorted(cells[cell] for cell in close)
    if not refs:
        return None
    if len(refs) == 1:
        return refs[0]
    about = {"monster": figures.named_text(t, foe.kind)}
    cites = ("plungin.monster.controller",)
    return await t.choose(t.state.controller, "nearest", refs, label=_label(t), about=about, cites=cites)


def _label(t: PlunginTable) -> Callable[[int], Text]:
    return lambda ref: Text("nearest-who", {"who": figures.named_text(t, figures.name(t, ref))})


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
    """The Hero nearest to the first of the type to act, for all of them in this Action Phase.

    [plungin.law.swarm, plungin.law.pack, plungin.law.regroup, plungin.law.group-target]
    """
    chosen = t.state.prey.get(foe.kind)
    if chosen is None or figures.figure(t, chosen) is None:
        chosen = await nearest(t, foe)
        if chosen is not None:
            t.state.prey[foe.kind] = chosen
    return chosen


async def sneaky(t: PlunginTable, foe: Foe) -> int | None:
    """Only a Hero who stands beside another Monster, or the one who attacked it in a corner.

    [plungin.law.sneaky, plungin.law.sneaky-cornered]
    """
    if foe.cornered >= 0 and figures.figure(t, foe.cornered) is not None:
        return foe.cornered
    return await nearest(t, foe, beside_another)


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


def pursues(t: PlunginTable, foe: Foe, chosen: int) -> bool:
    """Malicious and Pack Monsters follow, until two doorways lie between.

    [plungin.law.malicious, plungin.law.pack, plungin.law.pursuit-escape, plungin.detect.no-pursuit]
    """
    if figures.kind_of(t, foe).law not in PURSUING and foe.bound < 0:
        return False
    return doorways_between(t, foe, chosen) < 2


def doorways_between(t: PlunginTable, foe: Foe, ref: int) -> int:
    """Doorways on the shortest way to a Hero; many if there is none.  [plungin.law.pursuit-escape]"""
    found = figures.figure(t, ref)
    board = figures.board(t)
    before = board.reach(foe.cell, 200, ())
    if found is None or found.cell not in before:
        return 99
    cell, doorways = found.cell, 0
    while before[cell] != cell:
        doorways += board.tile_of[cell] != board.tile_of[before[cell]]
        cell = before[cell]
    return doorways
