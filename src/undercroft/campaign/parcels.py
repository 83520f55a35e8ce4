"""What a finished game passes on, and who takes part in the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.games import find
from undercroft.kernel import Config, ContentError, Session, SetupError, near
from undercroft.toolkit.campaigns import Campaigns, Page, Parcel, plain, read


def told_by(slug: str) -> Campaigns | None:
    """How a game is played in campaigns; None if it has only single games."""
    found: Campaigns | None = find(slug).campaigns
    return found


def handed_on(session: Session[Any, Any]) -> Parcel | None:
    """Everything a finished game passes on, including heroes who stayed at home, with current names."""
    campaigns, game = told_by(session.config.game), session.config.game
    if campaigns is None or not session.over:
        return None
    parcel = campaigns.hand_on(session.state, session.content, opened(game, session.config.legacy or {}))
    return opened(game, plain(parcel)) if campaigns.lift else parcel


def opened(slug: str, handed: dict[str, Any]) -> Parcel:
    """Decode a parcel from plain values; older ones are upgraded, unreadable ones raise one sentence."""
    campaigns = told_by(slug)
    if campaigns is None:
        raise SetupError(f"{find(slug).info.title} hands nothing on")
    return read(campaigns.parcel, handed, find(slug).info, campaigns.lift)


def page(config: Config, parcel: Parcel) -> Page:
    """The state of a campaign after a game with this set-up."""
    campaigns, game = told_by(config.game), find(config.game)
    assert campaigns is not None
    try:
        return campaigns.page(parcel, game.content(msgspec.structs.replace(today(config), legacy=plain(parcel))))
    except (ContentError, LookupError) as unknown:
        raise SetupError(
            f"what an earlier game handed on names something that {game.info.title} {game.info.version} does not know: "
            f"{unknown}"[:300]
        ) from None


def today(config: Config) -> Config:
    """The set-up of an earlier link under today's rules and content: new options get their defaults, removed ones are
    dropped.
    """
    old, info = config.options, find(config.game).info
    switches = info.options
    chosen = {one.id: old[one.id] if old.get(one.id) in one.values else one.default for one in switches}
    return msgspec.structs.replace(config, options=chosen, content=info.content)


def going(config: Config, parcel: Parcel, who: Sequence[str] | None, heroes: int | None) -> tuple[list[str], int]:
    """Who takes part in the next game, and the size of the party: as before, unless heroes or a number are named. A
    hero who is gone leaves a gap if the game says so.
    """
    shown, limits = page(config, parcel), find(config.game).info.heroes
    party, bench = [sheet.id for sheet in shown.party], [sheet.id for sheet in shown.bench]
    for id in who or ():
        if id not in (*party, *bench):
            raise SetupError(f"nobody called {id[:40]!r} can take part{near(id, [*party, *bench])}")
    if who is not None:
        chosen = list(dict.fromkeys(who))
    elif heroes is not None:
        chosen = [*party, *bench][:heroes]
    else:
        chosen = party[: limits[1]] if limits else party
        heroes = shown.places
    return chosen, max(len(chosen), heroes or 0)


def begun_with(config: Config, parcel: Parcel, who: Sequence[str], size: int, seats: int) -> dict[str, Any]:
    """The parcel for the next game, with these heroes in the party."""
    campaigns = told_by(config.game)
    assert campaigns is not None
    return plain(campaigns.choose(parcel, who, size, seats) if campaigns.choose else parcel)
