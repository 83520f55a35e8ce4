"""What earlier quests of the same party change in this one."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from .definitions import Echo, Inhabitant, Pack, UniqueLocation


def with_echoes(pack: Pack, deeds: Collection[str]) -> Pack:
    """A pack with those of its echoes that answer to a deed: a mark of an earlier quest, or a quest that was won."""
    heard = tuple(echo for echo in pack.echoes if echo.after in deeds)
    uniques = list(pack.uniques)
    for echo in heard:
        uniques = [changed(unique, echo) if unique.id == echo.location else unique for unique in uniques]
    return replace(pack, echoes=heard, uniques=tuple(uniques))


def changed(place: UniqueLocation, echo: Echo) -> UniqueLocation:
    """A location where fewer or more live."""
    lived = [_thinned(each, echo.count) if each.monster == echo.fewer else each for each in place.inhabitants]
    more = [Inhabitant(echo.more, echo.count)] if echo.more else []
    return replace(place, inhabitants=tuple(each for each in (*lived, *more) if each is not None))


def _thinned(lived: Inhabitant, count: int) -> Inhabitant | None:
    return replace(lived, count=lived.count - count) if lived.count > count else None
