"""Who decides for a character: its seat, or the Artificial Dark Player by its rules; and of whom a question speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeVar

from undercroft.kernel import Meaning, Value
from undercroft.kernel.text import Argument, Text

from ...content.catalogue import UTable
from ...content.names import CALLED
from ...state import DARK, HEROES, NOBODY, NOWHERE, Figure, number
from ..options import seen
from .figures import board_of

T = TypeVar("T", bound=Value)
MOST_NUMBERED = 1000


def place_of(t: UTable, cell: int) -> str:
    """The section in which something happens, as standing orders name it."""
    board = board_of(t)
    return board.sections[board.section[cell]].id if cell != NOWHERE else ""


def someone(t: UTable, id: int) -> Text:
    """A hero by name; all others with their number, since several may be alike."""
    figure = t.state.figures[id]
    return named(figure.card) if figure.kind == "hero" else numbered(figure.card, id)


@cache
def named(card: str) -> Text:
    """The name on a card: every question begins with one."""
    return Text(f"figure-{card}")


@lru_cache(MOST_NUMBERED)
def numbered(card: str, id: int) -> Text:
    """The same with a number, unless there is only one of that name."""
    return named(card) if card in CALLED else Text("figure-number", {"name": named(card), "number": number(id)})


def seat_of(t: UTable, figure: Figure) -> int:
    """The seat that runs a character; NOBODY for the Artificial Dark Player.  [dun.turn.companion-activation]"""
    return dark_seat(t) if figure.side == DARK else figure.seat


def dark_seat(t: UTable) -> int:
    """Who runs the creatures: the Dark Player, nobody, or the players in turn; who is about to act with a hero of his
    own leaves the answers of the creatures to his neighbour.  [dun.adp.rotating-dp]"""
    state = t.state
    if state.mode != "rotating":
        return state.dark.seat
    seat, active = (state.turn.number - 1) % state.seats, state.turn.active
    if state.turn.side == HEROES and active is not None and active.who in state.figures:
        figure = state.figures[active.who]
        if figure.side == HEROES and figure.seat == seat:
            return (seat + 1) % state.seats
    return seat


def automaton(t: UTable) -> bool:
    """Whether nobody runs the creatures, so that the Artificial Dark Player's own rules for them hold."""
    return t.state.dark.seat == NOBODY and t.state.mode != "rotating"


async def decide(
    t: UTable,
    figure: Figure,
    key: str,
    options: Sequence[T],
    default: Callable[[Sequence[T]], T],
    *,
    label: Callable[[T], Text] | None = None,
    meaning: Callable[[T], Meaning] | None = None,
    cites: tuple[str, ...] = (),
    about: Mapping[str, Argument] | None = None,
    at: tuple[str, ...] = (),
    window: bool = False,
) -> T:
    """Ask the seat that runs a character; where nobody does, or it acts on an order, take the Artificial Dark Player's
    choice.

    [dun.adp.conductor]
    """
    seat, order = dark_seat(t) if figure.side == DARK else figure.seat, t.state.turn.order
    if seat == NOBODY or (order is not None and order.who == figure.id):
        return default(options)
    asked: dict[str, Argument] = {"name": figure.card, **(about or {})}
    if window:
        asked["place"] = place_of(t, figure.cell)
    return await t.choose(
        seat,
        key,
        options,
        label=label,
        meaning=meaning,
        cites=cites,
        about=asked,
        at=at or seen(figure),
        window=window,
    )


def first(options: Sequence[T]) -> T:
    return options[0]


def last(options: Sequence[T]) -> T:
    return options[-1]
