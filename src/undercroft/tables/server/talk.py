"""Lines of chat as they are sent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from undercroft.store.records import Line


def chat_line(line: Line) -> dict[str, Any]:
    return {"n": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": moment(line.at)}


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
