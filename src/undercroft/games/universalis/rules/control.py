"""Who decides for a character: its seat, or the Artificial Dark Player by its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from undercroft.kernel.text import Argument, Text

from ..content.catalogue import UTable
from ..state import DARK, NOBODY, Figure

T = TypeVar("T")


def seat_of(t: UTable, figure: Figure) -> int:
    """The seat that runs a character; NOBODY for the Artificial Dark Player.  [dun.turn.companion-activation]"""
    return t.state.dark_seat if figure.side == DARK else figure.seat


async def decide(
    t: UTable,
    figure: Figure,
    key: str,
    options: Sequence[T],
    default: Callable[[Sequence[T]], T],
    *,
    label: Callable[[T], Text] | None = None,
    cites: tuple[str, ...] = (),
    about: Mapping[str, Argument] | None = None,
    window: bool = False,
) -> T:
    """Ask the seat that runs a character; where nobody does, take the Artificial Dark Player's choice.

    [dun.adp.conductor]
    """
    seat = seat_of(t, figure)
    if seat == NOBODY:
        return default(options)
    asked = {"name": figure.card, **(about or {})}
    return await t.choose(seat, key, options, label=label, cites=cites, about=asked, window=window)


def first(options: Sequence[T]) -> T:
    return options[0]


def last(options: Sequence[T]) -> T:
    return options[-1]
