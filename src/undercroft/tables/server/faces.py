"""What a seat sees of a session, in one language: scene, question and events as plain values.

This is the only way from a session to a client. Everything here goes through `scene(seat)`, `request_for(seat)` and
`Event.for_seat`, which take secrets out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from undercroft import ledger
from undercroft.kernel import CHANCE, Event, Option, Request, Session, Text, say
from undercroft.kernel.events import kind
from undercroft.kernel.meaning import PLAIN
from undercroft.kernel.text import Speaker
from undercroft.store.log import Played
from undercroft.tables.printed import named
from undercroft.texts import Voice
from undercroft.toolkit import pointing, showing
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.scene import Board, Card
from undercroft.toolkit.showing import spoken

MOST_EVENTS = 500
WHOLE_TALE = 5_000
"""The maximum number of events sent; more when the game is over, because the summary needs all of them."""


def scene(session: Session[Any, Any], seat: int | None, voice: Speaker) -> Any:
    return spoken(session.scene(seat), voice)


# ---------------------------------------------------------------------------------------------- questions


def request(played: Played, seat: int | None, voice: Voice) -> dict[str, Any]:
    """Who is asked, and the question if it is for this seat (or dice, which any person may roll)."""
    session = played.session
    waiting = session.requests
    mine = next((one for one in waiting if seat is not None and one.seat in (seat, CHANCE)), None)
    return {
        "number": played.number,
        "waiting": [one.seat for one in waiting],
        "over": ending(session, voice),
        "undo": undo(session, seat),
        "since": played.since(seat),
        "request": question(session, Request(mine.ask, voice, session.undoable), played.asked, voice) if mine else None,
    }


def question(session: Session[Any, Any], asked: Request, number: int, voice: Voice) -> dict[str, Any]:
    laid, cards = previews(session, asked), glossary(session)
    options = [_option(one, laid.get(n), cards, voice) for n, one in enumerate(asked.options)]
    groups = dict.fromkeys(option["group"] for option in options)
    guide = f"guide-{asked.key}"
    return {
        "number": number,
        "seat": asked.seat,
        "key": asked.key,
        "prompt": asked.prompt,
        "at": asked.at,
        "window": asked.window,
        "cites": asked.cites,
        "guide": voice(Text(guide)) if voice.knows(guide) else "",
        "groups": [{"id": id, "title": voice(Text(f"group-{id}")) if id else ""} for id in groups],
        "options": options,
    }


def _option(option: Option[Any], laid: Board | None, cards: Mapping[str, Card], voice: Voice) -> dict[str, Any]:
    at = option.at
    told: dict[str, Any] = {
        "value": option.value, "label": option.label, "at": at, "group": option.group, "cites": option.cites,
    }  # fmt: skip
    if (role := option.role) != "act":
        told["role"] = role
    if (meaning := option.meaning) is not PLAIN:
        told |= spoken(meaning, voice)
    if laid is not None:
        told["preview"] = spoken(laid, voice)
    if not at and (of := named(option, cards)):
        told["of"] = of
    if facing := pointing.facing(option):
        told["facing"] = facing
    return told


class Lazily(dict[str, Any]):
    """A view that is computed on demand: few options place anything on the board."""

    def __init__(self, make: Callable[[], dict[str, Any]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: str) -> Any:
        self.update(self._make())
        return self[key]


def previews(session: Session[Any, Any], asked: Request) -> dict[int, Board]:
    """What options would place on the board, by index; the view is computed once for all of them."""
    make = session.game.preview
    if make is None or asked.seat == CHANCE:
        return {}
    seen = Lazily(lambda: session.view(asked.seat))
    boards = enumerate([make(seen, session.content, option) for option in asked.ask.options])
    return {place: board for place, board in boards if board is not None}


def undo(session: Session[Any, Any], seat: int | None) -> str:
    if seat is None:
        return "no"
    return "free" if session.undoable(seat) else "no" if session.history.last(seat) is None else "ask"


def ending(session: Session[Any, Any], voice: Speaker) -> dict[str, Any] | None:
    outcome = session.outcome
    if outcome is None:
        return None
    seats, told = [], []
    for seat, one in enumerate(outcome):
        reason = voice(say(f"end-{one.reason}"))
        ended = {"seat": seat, "won": one.won, "score": one.score, "reason": reason, "cites": one.cites}
        seats.append({**ended, "stage": True} if one.stage else ended)
        word = voice(say("end-won-word" if one.won else "end-lost-word"))
        told.append((word, reason, one.score))
    if all(one.stage for one in outcome):
        return {"seats": seats, "text": [told[0][1]]}
    if len(set(told)) == 1:
        result, reason, score = told[0]
        return {"seats": seats, "text": [voice(say("end-all", result=result, reason=reason, score=score))]}
    text = [
        voice(say("end-seat", seat=seat + 1, result=result, reason=reason, score=score))
        for seat, (result, reason, score) in enumerate(told)
    ]
    return {"seats": seats, "text": text}


# ---------------------------------------------------------------------------------------------- events


Tale = dict[int, dict[str, Any]]
"""Events without hidden parts, by index, as sent in one language."""


def events(
    session: Session[Any, Any], seat: int | None, voice: Speaker, start: int, end: int, known: Tale | None = None
) -> list[dict[str, Any]]:
    """The events with these indexes as the seat may know them. Events in `known` are the same for all seats and
    taken from there."""
    known = {} if known is None else known
    last = session.events[start - 1] if start else None
    before = last and last.for_seat(seat)
    told = []
    for number, event in enumerate(session.events[start:end], start):
        shown = event.for_seat(seat)
        if shown is not event or before is not last:
            told.append(_told(number, shown, before, voice))
        else:
            if number not in known:
                known[number] = _told(number, shown, before, voice)
            told.append(known[number])
        last, before = event, shown
    return told


def _told(number: int, event: Event, before: Event | None, voice: Speaker) -> dict[str, Any]:
    text = event.text()
    said = voice(text)
    plain: dict[str, Any] = {
        "n": number, "kind": kind(type(event)), "text": "" if said == str(text) else said, "cites": event.cites
    }  # fmt: skip
    rolled = getattr(event, "rolled", None)
    if isinstance(rolled, int) and not isinstance(rolled, bool) and rolled:  # 0: nothing was rolled
        plain["dice"] = [rolled]
    elif isinstance(rolled, (list, tuple)) and all(type(die) is int for die in rolled):
        plain["dice"] = list(rolled)
    if counted := getattr(event, "counted", ()):
        plain["counted"] = list(counted)
    if cues := event.cues():
        plain["cues"] = spoken(list(cues), voice)
    if before is not None and _goes_on(before, event):
        plain["joins"] = True
    return plain


def _goes_on(event: Event, following: Event) -> bool:
    same: tuple[str, ...] = getattr(event, "in_a_row", ())
    if not same or type(event) is not type(following):
        return False
    return all(getattr(event, field) == getattr(following, field) for field in same)


# ---------------------------------------------------------------------------------------------- to look up


def why_not(session: Session[Any, Any], seat: int, at: str, voice: Voice) -> list[dict[str, Any]]:
    """Why nothing can be done with a thing; empty for things that are not in the seat's scene."""
    scene = session.scene(seat)
    if scene is None or all(thing.id != at for thing in showing.things(scene)):
        return []
    return [{"text": voice(text), "cites": list(text.cites)} for text in pointing.why_not(session, seat, at)]


def rules(game: str, ids: Iterable[str]) -> list[dict[str, str]]:
    known = ledger.rules(game)
    return [rule(known[id]) for id in ids if id in known]


def rule(one: ledger.Rule) -> dict[str, str]:
    return {"id": one.id, "text": one.text, "edition": one.edition}
