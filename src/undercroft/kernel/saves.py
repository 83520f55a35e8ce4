"""Saves as text: a header, the checkpoint, every answer, a digest per checkpoint, and a seal over all of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from .errors import Diverged, IllegalAnswer, SaveError
from .events import EventLog
from .game import Config, Game
from .session import Answer, Checkpoint, Order, Session, replayed
from .text import Speaker

FORMAT = 1


class Body(msgspec.Struct, kw_only=True):
    """All of a save. `state` and `events` stay raw until the game's own types can read them."""

    format: int
    header: Config
    state: msgspec.Raw
    step: list[Any]
    answers: int
    history: list[Answer]
    digests: list[tuple[int, str]]
    orders: dict[int, list[Order]]
    events: msgspec.Raw


class Envelope(msgspec.Struct):
    """The outermost layer: what kind of file it is, and a seal that shows damage."""

    undercroft: str
    seal: str
    body: msgspec.Raw


def save(session: Session[Any, Any]) -> str:
    """This session as text. Everything needed to go on, or to play it again from the start, is in it."""
    if session._redeals:
        raise SaveError("a re-dealt session is a guess, not a game; it is not saved")
    point = session._older[-1]
    body = Body(
        format=FORMAT,
        header=session.config,
        state=msgspec.Raw(msgspec.json.encode(point.state)),
        step=list(point.step),
        answers=point.answers,
        history=session.history,
        digests=session.digests,
        orders=session.orders,
        events=msgspec.Raw(msgspec.json.encode(list(session.events[: point.events]))),
    )
    raw = msgspec.json.encode(body)
    return msgspec.json.encode(Envelope("save", _seal(raw), msgspec.Raw(raw))).decode()


def _seal(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=8).hexdigest()


def read(text: str) -> Body:
    """The parts of a save, checked for damage but not yet brought to life."""
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise SaveError("not a whole Undercroft save: it is cut short, damaged or another kind of file") from None
    if envelope.undercroft != "save":
        raise SaveError(f"this is an Undercroft {envelope.undercroft[:40]!r}, not a save")
    raw = bytes(envelope.body)
    if _seal(raw) != envelope.seal:
        raise SaveError("this save has been changed or damaged since it was written")
    try:
        version = msgspec.json.decode(raw, type=dict[str, Any]).get("format")
        if isinstance(version, int) and version > FORMAT:
            raise SaveError(f"this save has format {version}; this program reads up to {FORMAT}: please upgrade")
        return msgspec.json.decode(raw, type=Body)
    except msgspec.DecodeError as error:
        raise SaveError(f"this save cannot be read: {error}") from None


def load(body: Body, game: Game[Any, Any], speaker: Speaker = str) -> Session[Any, Any]:
    """Go on with a saved game."""
    saved, now = body.header.version, game.info.version
    if _numbers(saved) > _numbers(now):
        raise SaveError(f"this save needs {game.info.title} rules {saved}; this program has {now}: please upgrade")
    config = body.header
    session: Session[Any, Any] = object.__new__(Session)
    session._begin(game, config, game.content(config), speaker)
    state = _state(body, game)
    session.history, session.digests, session.orders = body.history, body.digests, body.orders
    session._raws = [None] * len(body.history)
    point = Checkpoint(state, tuple(body.step), body.answers, 0)
    events = _events(body, game)
    point.events = len(events)
    try:
        session._resume([point], events)
    except IllegalAnswer as error:
        if saved == now:
            raise SaveError(f"this save does not fit the rules it names: {error}") from None
        del session.history[body.answers :], session._raws[body.answers :]
        session._resume([point], events)
    return session


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def _state(body: Body, game: Game[Any, Any]) -> Any:
    try:
        if body.header.version != game.info.version and game.migrate:
            old = msgspec.json.decode(body.state, type=dict[str, Any])
            return msgspec.convert(game.migrate(old, body.header.version), game.state, strict=False)
        return msgspec.json.decode(body.state, type=game.state)
    except (msgspec.DecodeError, KeyError) as error:
        raise SaveError(f"the state in this save cannot be read: {error}") from None


def _events(body: Body, game: Game[Any, Any]) -> EventLog:
    """The log so far. A log that an older version wrote in other words is dropped rather than refused."""
    if not game.events:
        return EventLog()
    kinds: Any = game.events[0]
    for other in game.events[1:]:
        kinds = kinds | other
    try:
        return EventLog(msgspec.json.decode(body.events, type=list[kinds]))
    except msgspec.DecodeError:
        return EventLog()


def replay(
    body: Body, game: Game[Any, Any], speaker: Speaker = str, watch: Callable[[Session[Any, Any]], None] | None = None
) -> Session[Any, Any]:
    """Play a save again from its first decision and compare every checkpoint with the recorded digest."""
    expected = iter(body.digests)

    def compare(session: Session[Any, Any], seen: list[int] = [0]) -> None:  # noqa: B006
        for mine in session.digests[seen[0] :]:
            theirs = next(expected, mine)
            if tuple(theirs) != mine:
                raise Diverged(f"the replay leaves the recorded game after {mine[0]} answers", mine[0])
        seen[0] = len(session.digests)
        if watch:
            watch(session)

    try:
        session = replayed(game, body.header, body.history, speaker, compare)
    except IllegalAnswer as error:
        raise Diverged(f"a recorded answer is not legal any more: {error}", 0) from None
    return session
