"""Reading Quest Sheets."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from undercroft.kernel import ContentError

from .quests import Quest


@cache
def quests() -> tuple[Quest, ...]:
    """All sheets of this game, by number."""
    folder = resources.files("undercroft.games.universalis").joinpath("quests")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(sorted((read(file.read_text("utf-8"), file.name) for file in files), key=lambda quest: quest.number))


def read(text: str, name: str) -> Quest:
    """One sheet from its text."""
    try:
        return msgspec.toml.decode(text.encode(), type=Quest)
    except (msgspec.MsgspecError, ValueError) as wrong:
        raise ContentError(f"{name}: {wrong}") from None
