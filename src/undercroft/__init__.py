"""Undercroft: dungeon crawls that need no game master, played by people and bots on one small kernel.

>>> import undercroft
>>> session = undercroft.new("cellar", seed=7, seats=2)
>>> session.request.key, [option.value for option in session.request.options]
('pack', ['club', 'lamp', 'leather-coat'])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import games, load, new, replay, sequel
    from .kernel import (
        ContentError,
        Diverged,
        GameInfo,
        IllegalAnswer,
        SaveError,
        Session,
        SetupError,
        UndercroftError,
        UndoRefused,
    )

__all__ = [
    "ContentError", "Diverged", "GameInfo", "IllegalAnswer", "SaveError", "Session", "SetupError", "UndercroftError",
    "UndoRefused", "games", "load", "new", "replay", "sequel",
]  # fmt: skip
__version__ = "0.3.0"


def __getattr__(name: str) -> Any:
    """Loaded when they are first used, so that the program can tell its version without loading a game."""
    if name in ("campaign", "games", "kernel", "texts"):  # the package `games` can be called, too
        return import_module(f".{name}", __name__)
    if name in ("load", "new", "replay", "sequel"):
        return getattr(import_module(".api", __name__), name)
    if name in __all__:
        return getattr(import_module(".kernel", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
