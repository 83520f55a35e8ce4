"""Fights to look at: games that bots have played, the same from a seed each time, up to the answer that leads there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

import undercroft
from undercroft import bots, store, texts
from undercroft.kernel import CHANCE, Session
from undercroft.store import Seat, records
from undercroft.tables.server import faces

SETUPS: dict[str, dict[str, Any]] = {
    "cellar": {"seed": 5},
    "doria": {"seed": 1, "scenario": "the-warlord"},
    "alliance": {"seed": 3, "mode": "solo"},
    "plungin": {"seed": 1},
    "universalis": {"seed": 1},
}
WALKING = frozenset({"walk", "roll", "strike", "harm"})
STANDING = WALKING - {"walk"}
WANTED = {"cellar": STANDING, "alliance": STANDING}
"""In these games nobody walks and strikes in the wake of one answer."""
MOST = 400


class Fight(msgspec.Struct, frozen=True):
    """A game that stands before an answer, and the lines that this answer leads to."""

    session: Session[Any, Any]
    value: str
    events: list[dict[str, Any]]

    @property
    def lines(self) -> list[str]:
        return [one["text"] for one in self.events if one["text"]]


def cues(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for event in events:
        for cue in event.get("cues", ()):
            yield msgspec.to_builtins(cue)


def kinds(events: list[dict[str, Any]]) -> set[str]:
    """What is to be seen: the kinds of cues, and `walk` where somebody goes a way, `harm` where life falls."""
    found = set()
    for cue in cues(events):
        found.add(cue["cue"])
        if cue["cue"] == "move" and cue.get("path") and cue.get("how", "walk") == "walk":
            found.add("walk")
        if cue["cue"] == "change" and cue["key"] == "life" and cue["after"] < cue["before"]:
            found.add("harm")
    return found


@cache
def before_a_fight(slug: str, wanted: frozenset[str] = frozenset()) -> Fight:
    """The first answer of a lone player in whose wake all that is wanted is to be seen."""
    wanted = wanted or WANTED.get(slug, WALKING)
    session = undercroft.new(slug, seats=1, **SETUPS[slug])
    players = [bots.make(slug, bots.names(slug)[0], seat) for seat in range(session.config.seats)]
    voice = texts.voice(slug, "en")
    for _ in range(MOST):
        request = session.request
        assert request is not None, f"{slug}: over before a fight"
        value = str(players[request.seat].answer(session, request))
        told, before = len(session.events), session.clone()
        session.answer(value, request.seat)
        if request.seat == CHANCE:
            continue
        events = faces.events(session, 0, voice, told, len(session.events))
        if wanted <= kinds(events):
            return Fight(before, value, events)
    raise AssertionError(f"{slug}: no fight in {MOST} answers")


def laid(url: str, fight: Fight) -> dict[str, Any]:
    """A table in the store at this address, where the fight is about to begin."""
    with store.open(url) as shelf:
        kept = shelf.create(fight.session.clone(), fight.session.game.info.title, [Seat("person", "Ann")])
        token = shelf.database.run(lambda connection: records.mint(connection, kept.id, "seat", 0))
    return {"table": kept.id, "seats": [{"seat": 0, "token": token}]}
