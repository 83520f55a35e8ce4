"""A series: independent games with a table of wins."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.store import Seat
from undercroft.store.books import Link


class Standing(msgspec.Struct):
    """One player in a series. People without a name go by their seat, bots by theirs."""

    player: str
    bot: str = ""
    seat: int | None = None
    played: int = 0
    won: int = 0
    score: int = 0
    best: int = 0


def standings(links: Iterable[Link]) -> list[Standing]:
    """Everybody who has played, the most wins first, then the highest sum of scores."""
    table: dict[str, Standing] = {}
    for link in links:
        for number, (seat, result) in enumerate(zip(link.seats, link.outcome, strict=False)):
            one = _line(table, number, seat)
            one.played, one.won, one.score = one.played + 1, one.won + result.won, one.score + result.score
            one.best = result.score if one.played == 1 else max(one.best, result.score)
    return sorted(table.values(), key=lambda one: (-one.won, -one.score, one.player))


def _line(table: dict[str, Standing], number: int, seat: Seat) -> Standing:
    if seat.name:
        return table.setdefault(f"name {seat.name}", Standing(seat.name))
    bot = seat.bot if seat.kind == "bot" else ""
    return table.setdefault(f"seat {number} {bot}", Standing("", bot, number))
