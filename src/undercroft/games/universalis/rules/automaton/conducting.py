"""The Conductor: a player who decides for the Artificial Dark Player where its rules leave something open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...events import Conducting
from ...state import NOBODY, Figure
from .. import labels
from ..activation import captions
from ..characters import control
from ..options import PASS, Do, Square, seen

T = TypeVar("T")
WILLING = Word("willing")


def wanted(t: UTable) -> bool:
    """Whether a Conductor is named in this game: with the switch, where the automaton runs its creatures alone."""
    return bool(t.state.settings.conductor) and control.automaton(t)


async def name(t: UTable) -> None:
    """Before the quest everybody says whether he would; chance decides among several.

    [dun.adp.conductor, dun.adp.conductor-choice]
    """
    if not wanted(t):
        return
    cites = ("dun.adp.conductor", "dun.adp.conductor-choice")
    willing = []
    for seat in range(t.state.seats):
        if await t.choose(seat, "conduct", (PASS, WILLING), cites=cites) == WILLING:
            willing.append(seat)
    t.state.dark.conductors = willing
    if willing:
        take(t, willing[t.below(len(willing), "conductor") if len(willing) > 1 else 0])


def take(t: UTable, seat: int) -> None:
    t.state.dark.conductor = seat
    t.tell(Conducting(player=seat + 1, cites=("dun.adp.conductor",)))


def pass_on(t: UTable) -> None:
    """At the end of a turn, clockwise to the next who is willing.  [dun.adp.conductor-pass]"""
    willing, now = t.state.dark.conductors, t.state.dark.conductor
    if len(willing) > 1:
        take(t, next((seat for seat in willing if seat > now), willing[0]))


async def settle(t: UTable, figure: Figure, equal: Sequence[T], as_do: Callable[[T], Do]) -> T:
    """One of several that the rules rank alike: the Conductor's choice, else chance.

    [dun.adp.conductor, dun.adp.target.priority]
    """
    if t.state.dark.conductor == NOBODY:
        return equal[t.below(len(equal))]
    chosen = await t.choose(
        t.state.dark.conductor,
        "doubt",
        [as_do(one) for one in equal],
        label=lambda do: captions.label(t, figure.id, do),
        about={"name": control.someone(t, figure.id)},
        at=seen(figure),
        cites=("dun.adp.conductor",),
    )
    return next(one for one in equal if as_do(one) == chosen)


async def settle_square(t: UTable, figure: Figure, equal: Sequence[int]) -> int:
    """One of several squares that the rules rank alike; without a Conductor the first.  [dun.adp.conductor]"""
    if t.state.dark.conductor == NOBODY or len(equal) == 1:
        return equal[0]
    chosen = await t.choose(
        t.state.dark.conductor,
        "doubt-square",
        [Square(cell) for cell in equal],
        label=lambda option: labels.square(t, option),
        about={"name": control.someone(t, figure.id)},
        at=seen(figure),
        cites=("dun.adp.conductor",),
    )
    return chosen.cell
