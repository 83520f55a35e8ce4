"""Whether a chain holds: every link is played again, and what it hands on is what the next one began with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from undercroft.games import find
from undercroft.kernel import Session, UndercroftError, saves
from undercroft.store import Database
from undercroft.store.books import Campaign, Link, Party
from undercroft.store.games import load
from undercroft.toolkit.campaigns import plain

from . import parcels

Verdict = Literal["well", "older", "gone", "broken"]


class Finding(msgspec.Struct, frozen=True):
    """What was found of a link: well; of older rules, which tell nothing any more; its game is gone; or broken."""

    number: int
    verdict: Verdict
    why: str = ""


def verify(database: Database, campaign: Campaign, party: Party) -> Iterator[Finding]:
    """Look at each link in turn."""
    before: Link | None = None
    for link in party.links:
        yield _finding(database, campaign, link, before)
        before = link


def _finding(database: Database, campaign: Campaign, link: Link, before: Link | None) -> Finding:
    if link.table is None:
        return Finding(link.number, "gone")
    id = link.table
    session = database.run(lambda connection: load(connection, id))(str).session
    if session.config.version != find(campaign.game).info.version:
        return Finding(link.number, "older", session.config.version)
    try:
        why = _began_otherwise(session, link, before) or _ended_otherwise(_again(session), link)
    except UndercroftError as error:
        why = str(error)
    return Finding(link.number, "broken" if why else "well", why)


def _again(session: Session[Any, Any]) -> Session[Any, Any]:
    body = saves.read(session.save())
    return saves.replay(body, session.game)


def _began_otherwise(session: Session[Any, Any], link: Link, before: Link | None) -> str:
    """A link begins with what the one before has handed on, in the hands of those who were chosen."""
    given = session.config.legacy
    if before is None or before.parcel is None:
        return "" if given is None else "it began with something that no link before it handed on"
    parcel = parcels.opened(session.config.game, before.parcel)
    handed = parcels.begun_with(session.config, parcel, link.who, link.size, session.config.seats)
    return "" if given == handed else f"it did not begin with what link {before.number} handed on"


def _ended_otherwise(session: Session[Any, Any], link: Link) -> str:
    if not link.over:
        return ""
    if not session.over or session.outcome != link.outcome:
        return "played again it ends in another way"
    parcel = parcels.handed_on(session)
    same = _untold(plain(parcel) if parcel else None) == _untold(link.parcel)
    return "" if same else "played again it hands on something else"


def _untold(parcel: dict[str, Any] | None) -> dict[str, Any] | None:
    """A parcel without its lines for the chronicle: a newer version may tell the same game in better words."""
    return {name: value for name, value in parcel.items() if name != "log"} if parcel else parcel
