"""The seats of a table, as requested and as announced to everyone."""

from __future__ import annotations

from typing import Any

from undercroft import bots
from undercroft.kernel import say
from undercroft.store import Seat
from undercroft.store.records import Record

from . import clean
from .refusing import Refused


def seated(game: str, kind: str, bot: str = "", name: str = "") -> Seat:
    """A requested seat, sanitised."""
    if kind == "bot":
        known = bots.names(game)
        if bot and bot not in known:
            raise Refused("form", say("server-no-bot"))
        return Seat("bot", clean.line(name, 40), bot or known[0])
    if kind == "person":
        return Seat("person", clean.line(name, 40))
    if kind == "open":
        return Seat()
    raise Refused("form", say("server-no-kind"))


def sitting(record: Record, here: set[int]) -> list[dict[str, Any]]:
    return [
        {"seat": n, "kind": one.kind, "name": one.name, "bot": one.bot, "here": n in here, "muted": one.muted}
        for n, one in enumerate(record.seats)
    ]
