"""A campaign as people see it, in one language and as plain values: the same for the line table and the browser."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import msgspec

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import GameInfo, Text, UndercroftError, say
from undercroft.store.books import Campaign, Link, Party
from undercroft.texts import Voice, voice
from undercroft.toolkit.campaigns import Page
from undercroft.toolkit.scene import Scene
from undercroft.toolkit.showing import spoken

from . import parcels
from .book import Book
from .standings import standings


def summary(campaign: Campaign, lang: str) -> dict[str, Any]:
    """A campaign in a list."""
    speak, info = _voice(campaign.game, lang), find(campaign.game).info
    return {
        "campaign": campaign.id, "name": campaign.name, "game": campaign.game,
        "title": _or(speak, "setup-title", info.title), "story": _story(campaign, speak),
        "changed": _moment(campaign.changed),
        "parties": [
            {"number": party.number, "name": party.name, "links": len(party.links), "state": _state(party)}
            for party in campaign.parties
        ],
    }  # fmt: skip


def whole(book: Book, campaign: Campaign, party: Party, lang: str) -> dict[str, Any]:
    """A campaign with the page of one of its parties: roster, figures, chronicle, and what may come next."""
    speak = _voice(campaign.game, lang)
    return {**summary(campaign, lang), "party": _party(book, campaign, party, speak)}


def _party(book: Book, campaign: Campaign, party: Party, speak: Voice) -> dict[str, Any]:
    info, last = find(campaign.game).info, party.last
    is_open = last is not None and not last.over
    following = [] if is_open else book.next(campaign, party)
    series = parcels.told_by(campaign.game) is None
    shown = page_of(book, campaign, party)
    return {
        "number": party.number,
        "name": party.name,
        "state": _state(party) if is_open or following else "told",
        "page": None if shown is None else spoken(shown, speak),
        "table": _table(campaign, party),
        "links": [_link(info, link, speak) for link in party.links],
        "next": [
            {**_scenario(info, id, speak), "suggested": at == 0, "again": _again(id, party, shown, speak)}
            for at, id in enumerate(following)
        ],
        "anew": bool(party.links) and not is_open and not series,
        "standings": [_standing(one, speak) for one in standings(party.links)] if series else [],
    }  # fmt: skip


def _state(party: Party) -> str:
    return "playing" if party.last is not None and not party.last.over else "between"


def page_of(book: Book, campaign: Campaign, party: Party) -> Page | None:
    """Where the party stood after its last finished link; during the first game, who plays in it."""
    link = next((one for one in reversed(party.links) if one.parcel is not None), None)
    begun = party.last is not None and party.last.anew and not party.last.over
    if link is None or link.parcel is None or begun:
        return _first_game(book, campaign, party)
    return parcels.page(link.config, parcels.opened(campaign.game, link.parcel))


def _first_game(book: Book, campaign: Campaign, party: Party) -> Page | None:
    """Who plays in the first game while it is not over and nothing has been handed on."""
    game = book.open(party) if parcels.told_by(campaign.game) else None
    scene: Scene | None = game.session.scene(None) if game else None
    if scene is None:
        return None
    heroes = tuple(sheet for sheet in scene.sheets if sheet.seat is not None)
    return Page(calendar=Text("campaign-first-game"), party=heroes)


def _table(campaign: Campaign, party: Party) -> dict[str, Any]:
    """The default set-up of the next game."""
    last = party.last
    config, seats = (last.config, last.seats) if last else (campaign.setup.config, campaign.setup.seats)
    size = (last.size if last else 0) or config.heroes
    sitting = [{"kind": one.kind, "name": one.name, "bot": one.bot} for one in seats]
    return {"mode": config.mode, "edition": config.edition, "heroes": size, "seats": sitting}


def _again(id: str, party: Party, shown: Page | None, speak: Voice) -> str:
    """Why a scenario that the party has already played may be played again; None for a new one."""
    if shown is not None and id in shown.calls:
        return speak(shown.calls[id])
    before = next((link.number for link in reversed(party.links) if link.config.scenario == id), 0)
    return speak(say("campaign-before", number=before)) if before else ""


def _link(info: GameInfo, link: Link, speak: Voice) -> dict[str, Any]:
    return {
        "number": link.number,
        **_scenario(info, link.config.scenario, speak, own=bool(link.config.pack)),
        "mode": link.config.mode,
        "table": link.table,
        "over": link.over,
        "won": [one.won for one in link.outcome],
        "score": [one.score for one in link.outcome],
        "result": _result(link, speak),
        "players": players(link, speak),
        "ended": _moment(link.ended) if link.over else None,
        "log": chronicle(info.slug, link, speak),
        "note": link.note,
    }


def players(link: Link, speak: Voice) -> list[str]:
    """Who played a link: people by name, bots of one kind together."""
    people = [seat.name or speak(say("campaign-somebody")) for seat in link.seats if not seat.bot]
    seated = Counter(seat.bot for seat in link.seats if seat.bot)
    return people + [
        speak(say("campaign-bots", count=count, bot=bots.title(bot, speak))) for bot, count in seated.items()
    ]


def _result(link: Link, speak: Voice) -> list[str]:
    """How the game ended, once for all seats or per seat."""
    told = [
        reason if one.stage else speak(say("campaign-result", result=_word(one.won, speak), reason=reason))
        for one in link.outcome
        for reason in [speak(Text(f"end-{one.reason}"))]
    ]
    if len(set(told)) == 1:
        return told[:1]
    scores = [one.score for one in link.outcome]
    return [
        speak(say("campaign-result-seat", player=_player(seat.name or seat.bot, at, speak), told=result, score=score))
        for at, (seat, result, score) in enumerate(zip(link.seats, told, scores, strict=False))
    ]


def _word(won: bool, speak: Voice) -> str:
    return speak(say("end-won-word" if won else "end-lost-word"))


def _player(name: str, seat: int | None, speak: Voice) -> str:
    return name or speak(say("campaign-seat", seat=(seat or 0) + 1))


def chronicle(game: str, link: Link, speak: Voice) -> list[str]:
    """A link's part of the chronicle. Lines that this version cannot read are left out."""
    try:
        log = parcels.opened(game, link.parcel).log if link.parcel else []
    except UndercroftError:
        return []
    return [speak(line.text) for line in log if speak.knows(line.id)]


def _standing(one: Any, speak: Voice) -> dict[str, Any]:
    return {**msgspec.to_builtins(one), "player": _player(one.player or one.bot, one.seat, speak)}


def _scenario(info: GameInfo, id: str, speak: Voice, *, own: bool = False) -> dict[str, str]:
    if own:
        return {"scenario": id, "title": speak(say("campaign-own-quest")), "about": ""}
    printed = next((one for one in info.scenarios if one.id == id), None)
    title, about = (printed.title, printed.about) if printed else (id, "")
    key = f"setup-scenario-{id}"
    return {"scenario": id, "title": _or(speak, key, title), "about": _or(speak, f"{key}-about", about)}


def _story(campaign: Campaign, speak: Voice) -> dict[str, str]:
    id = campaign.setup.story
    if not id:
        return {"id": "", "title": speak(say("campaign-series")), "about": ""}
    return {"id": id, "title": speak(Text(f"story-{id}")), "about": speak(Text(f"story-{id}-about"))}


def _voice(game: str, lang: str) -> Voice:
    return voice(game, lang)  # type: ignore[return-value]


def _or(speak: Voice, id: str, otherwise: str) -> str:
    return speak(Text(id)) if speak.knows(id) else otherwise


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
