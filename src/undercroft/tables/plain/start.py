"""Starting or resuming a game or the next one of a campaign, and who plays which seat."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import undercroft
from undercroft import bots, store
from undercroft.kernel import Session, SetupError
from undercroft.store import Kept, Seat, reports

from .keeping import AtHand
from .table import PlainTable, value_of

CLEAR = "\033[H\033[2J\033[3J"
"""Moves the cursor home, clears the screen, and clears the scrollback."""


def kept(name_or_file: str, lang: str) -> Kept:
    """Find the game to resume: by name, or a save or report by file, which is imported into the store."""
    file, keeper = Path(name_or_file), store.open()
    try:
        is_file = file.is_file()
    except (OSError, ValueError):
        is_file = False
    if not is_file:
        return keeper.open(name_or_file, lang)
    taken = keeper.take_in(reports.unpack(store.read(name_or_file))[0], file.stem)
    return keeper.open(taken.name, lang)


def seated(session: Session[Any, Any], people: set[int], bot: str | None) -> tuple[Seat, ...]:
    """People on these seats, and the game's best bot (or the named one) on the others."""
    slug = session.config.game
    best = bot or bots.names(slug)[0]
    bots.make(slug, best)
    every = range(session.config.seats)
    return tuple(Seat("person") if seat in people else Seat("bot", bot=best) for seat in every)


def chosen(seats: int, humans: int | None, take: str | None) -> set[int] | None:
    """The seats that people play: the first ones, or those named."""
    if take is not None:
        numbers = take.split(",")
        if not all(number.isdecimal() and 1 <= int(number) <= seats for number in numbers):
            raise SetupError(f"--take names seats from 1 to {seats}, such as 1,{seats}; not {take[:60]}")
        return {int(number) - 1 for number in numbers}
    if humans is None:
        return None
    if not 0 <= humans <= seats:
        raise SetupError(f"there are {seats} seats, so people can take 0 to {seats} of them, not {humans}")
    return set(range(humans))


def begin(session: Session[Any, Any], people: set[int] | None, bot: str | None, name: str | None) -> AtHand:
    """Start a new game, stored under a new name."""
    seats = seated(session, {0} if people is None else people, bot)
    return AtHand(session, name or session.config.game, seats, store.open)


def go_on(game: Kept, people: set[int] | None, bot: str | None) -> AtHand:
    """Resume a stored game with the same players, unless others are given."""
    seats = store.open().seats(game.name)
    if people is not None or bot is not None or not any(seat.kind == "person" for seat in seats):
        sat = {number for number, seat in enumerate(seats) if seat.kind == "person"} or {0}
        known = bot or next((seat.bot for seat in seats if seat.bot), None)
        seats = seated(game.session, sat if people is None else people, known)
    return AtHand(game.patiently(), game.name, seats, store.open)


def minds(session: Session[Any, Any], seats: Iterable[Seat]) -> dict[int, bots.Bot]:
    """The bots for the seats that no person plays."""
    slug, seed = session.config.game, session.config.seed
    return {
        number: bots.make(slug, seat.bot or bots.names(slug)[0], seed + number)
        for number, seat in enumerate(seats)
        if seat.kind != "person"
    }


def by_bots(game: Kept) -> None:
    """Let bots play a stored game to its end on every seat."""
    session = game.session
    if session.config.dice == "ask":
        raise SetupError("dice can only be asked for at a terminal")
    others = minds(session, [Seat("bot")] * session.config.seats)
    while (request := session.request) is not None:
        game.answer(value_of(others[request.seat].answer(session, request)), request.seat)


def table(game: AtHand, read: Callable[[str], str], write: Callable[[str], None]) -> PlainTable:
    """The plain table for a game at hand."""
    return PlainTable(game, minds(game.session, game.seats), read=read, write=write, clear=_clear)


def _clear() -> None:
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
        sys.stdout.flush()


def sequel(finished: Session[Any, Any], lang: str, seed: int | None, changes: dict[str, Any]) -> Session[Any, Any]:
    given = {name: value for name, value in changes.items() if value is not None}
    return undercroft.sequel(finished, seed=seed, lang=lang, **given)
