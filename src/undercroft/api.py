"""The functions of `import undercroft`."""

from __future__ import annotations

import secrets
from typing import Any

from . import texts
from .campaign import parcels
from .games import find, infos
from .kernel import GameInfo, SaveError, Session, SetupError, configure, saves


def games() -> list[GameInfo]:
    """Return the `GameInfo` of every game."""
    return list(infos().values())


def new(slug: str, *, seed: int | None = None, lang: str = "en", **setup: Any) -> Session[Any, Any]:
    """Start a game.

    Args:
        slug: The game, such as `doria`.
        seed: The same seed and the same answers give the same game; random by default.
        lang: The language of texts, `en` or `de`.
        setup: `seats`, `edition`, `mode`, `scenario`, `options`, `heroes`, `dice`, `pack`, `legacy` and `content` (the
            number of an older content); all have defaults.
    """
    game = find(slug)
    if setup.get("pack") and game.author is None:
        raise SetupError(f"{game.info.title} takes no packs")
    config = configure(game.info, seed=secrets.randbits(63) if seed is None else seed, **setup)
    return Session(game, config, speaker=texts.voice(slug, lang))


def sequel(
    session: Session[Any, Any], *, seed: int | None = None, lang: str = "en", **changes: Any
) -> Session[Any, Any]:
    """Start the next game of a campaign, set up like the finished one and with what that one hands on.

    What is handed on may name the next `scenario`. `changes` override the rest of the set-up. Heroes for whom there is
    no place stay at home and are handed on as well.
    """
    handed_on, config = session.legacy, session.config
    if handed_on is None:
        raise SetupError("this game hands nothing on: it is not over, was not won, or belongs to no campaign")
    parcel, seats = parcels.handed_on(session), changes.get("seats", config.seats)
    if parcel is not None:
        who, size = parcels.going(config, parcel, None, changes.get("heroes"))
        handed_on, changes = parcels.begun_with(config, parcel, who, size, seats), {**changes, "heroes": size or None}
    same = {name: getattr(config, name) for name in ("seats", "edition", "mode", "options", "heroes", "pack", "dice")}
    scenario = handed_on.get("scenario", config.scenario)
    return new(config.game, seed=seed, lang=lang, legacy=handed_on, **{**same, "scenario": scenario, **changes})


def load(text: str, lang: str = "en") -> Session[Any, Any]:
    """Load a game from the text that `Session.save` returned."""
    body = saves.read(text)
    return saves.load(body, _game_of(body), texts.voice(body.header.game, lang))


def replay(text: str, lang: str = "en") -> Session[Any, Any]:
    """Replay a save from its first decision; raises `Diverged` at the first step that differs from the record."""
    body = saves.read(text)
    return saves.replay(body, _game_of(body), texts.voice(body.header.game, lang))


def _game_of(body: saves.Body) -> Any:
    try:
        return find(body.header.game)
    except SetupError as error:
        raise SaveError(f"this save cannot be played here: {error}") from None
