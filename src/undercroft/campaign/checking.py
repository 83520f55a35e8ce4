"""Checks a chain: replays every link, and compares what it passes on with what the next one started with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from undercroft.games import find
from undercroft.kernel import Diverged, Session, Text, UndercroftError, saves, say
from undercroft.store import Database
from undercroft.store.books import Campaign, Link, Party
from undercroft.store.games import load
from undercroft.toolkit.campaigns import plain

from . import parcels

Verdict = Literal["well", "changed", "older", "gone", "broken"]


class Finding(msgspec.Struct, frozen=True):
    """The result for one link: OK; played under rules that have changed since (same version number or older) and kept
    unchanged; game missing; or broken.
    """

    number: int
    verdict: Verdict
    why: Text | str = ""


def verify(database: Database, campaign: Campaign, party: Party) -> Iterator[Finding]:
    """Check each link in turn."""
    before: Link | None = None
    for link in party.links:
        yield _finding(database, campaign, link, before)
        before = link


def _finding(database: Database, campaign: Campaign, link: Link, before: Link | None) -> Finding:
    if link.table is None:
        return Finding(link.number, "gone")
    id = link.table
    try:
        session = database.run(lambda connection: load(connection, id))(str).session
        if session.config.version != find(campaign.game).info.version:
            return Finding(link.number, "older", session.config.version)
        forged = began_otherwise(session, link, before)
        if forged is not None:
            return Finding(link.number, "broken", forged)
        return _played_again(session, link)
    except UndercroftError as error:
        return Finding(link.number, "broken", str(error))


def _played_again(session: Session[Any, Any], link: Link) -> Finding:
    """Replay the answers under today's rules. If the game takes another course, the rules have changed, which is not an
    error; otherwise the book must contain the same parcel.
    """
    body = saves.read(session.save())
    try:
        return _compared(saves.replay(body, session.game), link, "broken")
    except Diverged:
        pass
    again = Session(session.game, session.config)
    for number, given in enumerate(session.history, 1):
        try:
            again.answer(given.value, given.seat)
        except UndercroftError:
            why = say("campaign-why-refused", answer=number, answers=len(session.history))
            return Finding(link.number, "changed", why)
    return _compared(again, link, "changed")


def began_otherwise(session: Session[Any, Any], link: Link, before: Link | None) -> Text | None:
    """A link must start with what the previous one handed on, with the chosen heroes."""
    given, game = session.config.legacy, session.config.game
    if before is None or before.parcel is None or link.anew:
        return None if given is None else say("campaign-why-from-nowhere")
    parcel = parcels.opened(game, before.parcel)
    handed = parcels.begun_with(session.config, parcel, link.who, link.size, session.config.seats)
    # Both as they are read today: a field that is new since then has its default.
    same = given is not None and parcels.opened(game, given) == parcels.opened(game, handed)
    return None if same else say("campaign-why-began", number=before.number)


def _compared(session: Session[Any, Any], link: Link, differing: Verdict) -> Finding:
    """Compare the ending and the parcel with the book. A newer version may word the same game better and offer other
    continuations.
    """
    if link.over and (not session.over or session.outcome != link.outcome):
        return Finding(link.number, differing, say("campaign-why-ends"))
    handed = parcels.handed_on(session)
    if not link.over or (handed is None and link.parcel is None):
        return Finding(link.number, "well")
    now = {} if handed is None else plain(handed)
    then = {} if link.parcel is None else plain(parcels.opened(session.config.game, link.parcel))
    other = {name for name in now.keys() | then.keys() if now.get(name) != then.get(name)} - {"log"}
    if other - {"scenario", "next"}:
        return Finding(link.number, differing, say("campaign-why-hands"))
    return Finding(link.number, "changed", say("campaign-why-follows")) if other else Finding(link.number, "well")
