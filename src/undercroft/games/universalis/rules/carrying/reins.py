"""A mount on foot: led by the reins, and with a body on its back."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import NOBODY, Figure, Note, standing
from ..characters import has
from ..squares import Do, Situation, adjacent, around, points_of, spend_action
from . import bodies, together


def mounts_of(t: UTable, hero: Figure) -> list[Figure]:
    """His own animals that could carry somebody, next to him, with nobody on their backs."""
    return [
        one
        for one in t.state.figures.values()
        if one.owner == hero.id
        and one.kind == "pet"
        and one.ridden == NOBODY
        and standing(one)
        and has(t, one, "carries-riders")
        and adjacent(t, hero, one)
    ]


def offers(t: UTable, s: Situation) -> list[Do]:
    """To lead a mount, and to put a body on its back or take it down.

    [dun.mount.reins, dun.carry.companion-mount]
    """
    if not s.own or s.figure.kind != "hero" or s.figure.riding != NOBODY or s.beast:
        return []
    found: list[Do] = []
    for mount in mounts_of(t, s.figure):
        if not s.active.begun and not s.active.used and led(t, mount):
            found.append(Do("lead", target=mount.id))
        body = bodies.carried_by(t, mount.id)
        if body is not None:
            found.append(Do("unload-body", target=body.id))
        elif s.may_act and not s.hampered:
            near = around(t, mount) & around(t, s.figure)
            found += [
                Do("load-body", target=one.id, cell=mount.cell)
                for one in t.state.figures.values()
                if bodies.lies(t, one) and near >> one.cell & 1 and one.size <= mount.size
            ]
    return found


def led(t: UTable, mount: Figure) -> bool:
    """One that stands still waits for nothing else; a raging one goes by itself or with him.

    [dun.mount.reins, dun.mount.riderless-still, dun.mount.raging]
    """
    return not mount.marks & (together.HELD_FAST if has(t, mount, "stands-still") else together.FETTERED)


async def lead(t: UTable, who: int, do: Do) -> None:
    """At the pace of who walks, or of the mount if it is the slower one; a body on its back makes it slower.

    [dun.mount.reins, dun.carry.companion-mount]
    """
    together.pair_up(t, do.target, together.LEADING)
    t.state.figures[do.target].uses[Note.CARRIED] = 2 * t.state.turn.number + t.state.turn.side
    active, mount = t.state.turn.active, t.state.figures[do.target]
    assert active is not None
    if bodies.carried_by(t, mount.id) is not None:
        pace = max(1, points_of(t, mount.id) - 1)
        active.points, active.movement = min(active.points, pace), min(active.movement, pace)


async def load_body(t: UTable, who: int, do: Do) -> None:
    """Putting a body on a mount is an Action; from then on the mount has the penalties of a carrier.

    [dun.carry.companion-mount, dun.carry.companion-cost]
    """
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    mount = next(one for one in mounts_of(t, t.state.figures[who]) if one.cell == do.cell)
    t.state.figures[do.target].owner = mount.id
    bodies.follow(t, mount.id)


async def unload_body(t: UTable, who: int, do: Do) -> None:
    """[dun.carry.companion-mount]"""
    bodies.let_go(t, t.state.figures[do.target].owner)
