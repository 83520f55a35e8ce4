"""A rider and his mount on the squares: two characters who stand on the same base and look the same way."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...state import NOBODY, NOWHERE, Figure, Mark
from ..characters import hero_of

SPANS = {"1x1": 1, "2x1": 2, "2x2": 4}


def carrier(t: UTable, figure: Figure) -> Figure:
    """The figure that moves when a character moves: himself, or his mount. [dun.mount.movement]"""
    return t.state.figures[figure.riding] if figure.riding != NOBODY else figure


def partner(t: UTable, figure: Figure) -> Figure | None:
    """The mount of a rider, the rider of a mount."""
    return t.state.figures.get(figure.riding if figure.riding != NOBODY else figure.ridden)


def keep(t: UTable, figure: Figure) -> None:
    """The other one of a pair is where this one is and looks where he looks.  [dun.mount.movement, dun.mount.facing]"""
    other = partner(t, figure)
    if other is not None:
        other.cell, other.other, other.facing = figure.cell, figure.other, figure.facing


def alight(t: UTable, figure: Figure) -> None:
    """Down to the ground again, both of a pair."""
    for one in (figure, partner(t, figure)):
        if one is not None:
            one.marks &= ~Mark.FLYING


def bulk(t: UTable, figure: Figure) -> int:
    """The size that counts when bodies are thrown against each other: of a pair the larger one's.  [dun.mount.push]"""
    other = partner(t, figure)
    return figure.size if other is None else max(figure.size, other.size)


def bind(t: UTable, rider: Figure, mount: Figure) -> None:
    """From now on the rider stands where his mount stands.  [dun.mount.mounting]"""
    rider.riding, mount.ridden, rider.span = mount.id, rider.id, mount.span
    rider.marks = (rider.marks & ~Mark.FLYING) | (mount.marks & Mark.FLYING)
    keep(t, mount)


def unbind(t: UTable, figure: Figure) -> None:
    """They are two again, and the rider, on a base of his own, still stands on the mount's first square."""
    other = partner(t, figure)
    rider, mount = (figure, other) if figure.riding != NOBODY else (other, figure)
    if mount is not None:
        mount.ridden = NOBODY
    if rider is not None:
        rider.riding, rider.other = NOBODY, NOWHERE
        rider.marks &= ~Mark.FLYING
        base = t.content.races[hero_of(t.state, t.content, rider).race].base if rider.kind == "hero" else ""
        rider.span = SPANS[base or t.content.profile(rider.card).base]
