"""Writing a session as a save. The parts that grow are appended to the last save; for reading, see `saves`."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from .errors import SaveError

FORMAT = 2  # 1: other checkpoints had digests


def save(session: Any) -> str:
    """Serialise this session with everything needed to continue it or to replay it from the start."""
    if session._redeals:
        raise SaveError("a re-dealt session is a guess, not a game; it is not saved")
    session.events  # noqa: B018 (a save tells all that there is to tell)
    session.clone()  # updates the last checkpoint
    point = session._older[-1]
    values = {
        "format": FORMAT, "header": session.config, "state": point.state, "step": point.step, "answers": point.answers,
        "digests": session.digests, "orders": session.orders,
    }  # fmt: skip
    raws = [(name, msgspec.json.encode(value)) for name, value in values.items()]
    (log, told), (past, given) = _grown(session, "events", point.events), _grown(session, "history", None)
    seal = sealed(b"".join([*[sealed(name.encode() + raw).digest() for name, raw in raws], told, given])).hexdigest()
    rest = ",".join([f'"{name}":{raw.decode()}' for name, raw in raws])
    return f'{{"undercroft":"save","seal":"{seal}","body":{{{rest},{log}],{past}]}}}}'  # an Envelope


def _grown(session: Any, name: str, most: int | None) -> tuple[str, bytes]:
    """The session's events or answers (all, or the first ones) as a part of a Body without its end, and the part's
    checksum. Such a list only grows unless something is undone, so the last text is extended, and a long game saves as
    fast as a short one.
    """
    items, (text, seal, told, last) = getattr(session, name)[:most], session._written.get(name, ("", None, 0, None))
    if not text or told > len(items) or (told and items[told - 1] is not last):
        text, seal, told = f'"{name}":[', sealed(name.encode() + b"["), 0
    more = (b"," if 0 < told < len(items) else b"") + msgspec.json.encode(items[told:])[1:-1]
    seal.update(more)
    session._written[name] = text + more.decode(), seal, len(items), items[-1] if items else None
    (whole := seal.copy()).update(b"]")
    return session._written[name][0], whole.digest()


def sealed(raw: bytes) -> Any:
    return hashlib.blake2b(raw, digest_size=8)
