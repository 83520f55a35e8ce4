"""Saves as text: a header, the checkpoint, every answer, digests of checkpoints, and a checksum over all of it."""

from __future__ import annotations

from typing import Any, TypeVar, Union

import msgspec

from .errors import Diverged, IllegalAnswer, SaveError, SetupError, UndercroftError, shown
from .events import EventLog
from .game import Config, Game, configure
from .history import Answer, Checkpoint, History, Order
from .session import Session, replayed
from .text import Speaker
from .writing import FORMAT, sealed

T = TypeVar("T")


class Body(msgspec.Struct, kw_only=True):
    """The content of a save. `state` and `events` stay raw until the game's own types can read them."""

    format: int
    header: Config
    events: msgspec.Raw
    state: msgspec.Raw
    step: list[Any]
    answers: int
    history: list[Answer]
    digests: list[tuple[int, str]]
    orders: dict[int, list[Order]]


class Envelope(msgspec.Struct):
    """The outermost layer: the kind of file, and a checksum that shows damage."""

    undercroft: str
    seal: str
    body: msgspec.Raw


def read(text: str) -> Body:
    """Parse a save and check its checksums, without building a session yet."""
    envelope = _decoded(text, Envelope)
    if envelope.undercroft != "save":
        raise SaveError(f"this is an Undercroft {shown(envelope.undercroft)!r}, not a save")
    raw = bytes(envelope.body)
    parts = [
        sealed(name.encode() + bytes(part)).digest() for name, part in _decoded(raw, dict[str, msgspec.Raw]).items()
    ]
    if envelope.seal not in (
        sealed(b"".join(parts)).hexdigest(),
        sealed(raw).hexdigest(),
    ):  # older format: one over everything
        raise SaveError("this save has been changed or damaged since it was written")
    version = _decoded(raw, dict[str, Any]).get("format")
    if isinstance(version, int) and version > FORMAT:
        raise SaveError(f"this save has format {version}; this program reads up to {FORMAT}: please upgrade")
    return _decoded(raw, Body)


def _decoded(text: str | bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError):
        raise SaveError("not a whole Undercroft save: it is cut short, damaged or another kind of file") from None


def load(body: Body, game: Game[Any, Any], speaker: Speaker = str) -> Session[Any, Any]:
    """Load a saved game. A checksum detects damage, not tampering: nothing in the body is trusted."""
    saved, now, title = body.header.version, game.info.version, game.info.title
    if game.info.older_than(saved):
        raise SaveError(f"this save needs {title} rules {shown(saved)}; this program has {now}: please upgrade")
    if not 1 <= body.header.content <= game.info.content:
        mine, its = game.info.content, shown(body.header.content)
        raise SaveError(f"this save needs {title} content {its}; this program has {mine}: please upgrade")
    try:
        return _loaded(body, game, speaker)
    except SaveError:
        raise
    except UndercroftError as error:
        raise SaveError(f"this save does not fit the rules it names: {shown(error, 200)}") from None
    except Exception as fault:
        raise SaveError("this save does not fit the rules it names: its contents cannot be played") from fault


def _loaded(body: Body, game: Game[Any, Any], speaker: Speaker) -> Session[Any, Any]:
    config = check_header(body.header, game)
    if not 0 <= body.answers <= len(body.history) or not body.step or body.step[0] not in game.steps:
        raise SaveError("this save does not fit the rules it names: its last checkpoint is none")
    session: Session[Any, Any] = object.__new__(Session)
    session._begin(game, config, game.content(config), speaker)
    state = _state(body, game)
    if game.check:
        game.check(state, session.content)
    session._past, session.digests, session.orders = History(body.history), body.digests, body.orders
    session._raws = [None] * len(body.history)
    events = _events(body, game)
    point = Checkpoint(state, tuple(body.step), body.answers, len(events))
    try:
        session._resume([point], events, [])
    except Exception:  # the rules have changed even if their version has not: continue from the checkpoint
        session.lost = len(body.history) - body.answers
        del session.history[body.answers :], session._raws[body.answers :]
        session._resume([point], events, [])
    return session


def check_header(header: Config, game: Game[Any, Any]) -> Config:
    """Validate the set-up with the rules and content version that wrote it. Options added since get their defaults."""
    own = ("game", "version", "content")
    given = {name: getattr(header, name) for name in header.__struct_fields__ if name not in own}
    return msgspec.structs.replace(configure(game.info, **given), version=header.version, content=header.content)


def _state(body: Body, game: Game[Any, Any]) -> Any:
    try:
        if body.header.version != game.info.version and game.migrate:
            old = msgspec.json.decode(body.state, type=dict[str, Any])
            return msgspec.convert(game.migrate(old, body.header.version), game.state, strict=False)
        return msgspec.json.decode(body.state, type=game.state)
    except (msgspec.DecodeError, KeyError, TypeError, RecursionError) as error:
        raise SaveError(f"the state in this save cannot be read: {shown(error, 200)}") from None


def _events(body: Body, game: Game[Any, Any]) -> EventLog:
    """The log so far. A log that this version cannot read is dropped instead of refused."""
    kinds: Any = Union.__getitem__((*game.events, None))
    try:
        return EventLog(msgspec.json.decode(body.events, type=list[kinds]))
    except (msgspec.DecodeError, RecursionError):
        return EventLog()


def recorded(body: Body, game: Game[Any, Any]) -> dict[int, str]:
    """The digests of a save by number of answers; those of another version or format are ignored."""
    return dict(body.digests) if (body.header.version, body.format) == (game.info.version, FORMAT) else {}


def replay(body: Body, game: Game[Any, Any], speaker: Speaker = str) -> Session[Any, Any]:
    """Replay a save from its first decision and compare every checkpoint with the recorded digest."""
    known = recorded(body, game)

    def compare(session: Session[Any, Any]) -> None:
        answers, mine = session.digests[-1]
        if known.get(answers, mine) != mine:
            raise Diverged(f"the replay leaves the recorded game after {answers} answers", answers)

    try:
        return replayed(game, check_header(body.header, game), body.history, speaker, compare)
    except IllegalAnswer as error:
        raise Diverged(f"a recorded answer is not legal any more: {error}", 0) from None
    except SetupError as error:
        raise SaveError(f"this save does not fit the rules it names: {error}") from None
