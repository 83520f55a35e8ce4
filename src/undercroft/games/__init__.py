"""The games. Each lives wholly in its folder; a new folder here is a new game."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from undercroft.kernel import Game, GameInfo, SetupError, near


@cache
def infos() -> dict[str, GameInfo]:
    """The descriptor of every game, by slug. Rules and content are not loaded for this."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg and find_spec(f"{__name__}.{module.name}.game"):
            info = importlib.import_module(f"{__name__}.{module.name}").INFO
            found[info.slug] = info
    return dict(sorted(found.items()))


@cache
def find(slug: str) -> Game[Any, Any]:
    """The rules of a game."""
    if slug not in infos():
        raise SetupError(f"there is no game {slug!r}{near(slug, infos())} (there are: {', '.join(infos())})")
    game: Game[Any, Any] = importlib.import_module(f"{__name__}.{slug}.game").GAME
    return game


class _Games(ModuleType):
    """`undercroft.games()` lists the games, `undercroft.games.doria` is one: both a function and a package."""

    def __call__(self) -> list[GameInfo]:
        return list(infos().values())


sys.modules[__name__].__class__ = _Games
