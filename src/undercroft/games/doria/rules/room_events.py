"""The Room Events book: what a new room has in store besides its monsters."""

from __future__ import annotations

from ..content import DoriaTable
from ..content.definitions import RoomEvent
from ..events import RoomEventRead
from ..state import NOBODY
from . import health, scenario
from .dice import SIDES
from .telling import note, tell


def is_used(t: DoriaTable) -> bool:
    """Whether the book lies on the table: chosen, or advised because there is no scenario. Games that were begun before
    it was written, and the first edition, are played without it.  [doria.mode.exploration]"""
    wanted = t.state.setting.switches.room_events or scenario.of(t.state, t.content).room_events
    return wanted and t.content.points.room_events_book and bool(t.content.room_events)


async def look_up(t: DoriaTable, slot: int) -> None:
    """Once all tiles of a reveal lie, who revealed them rolls a die: the page of the last tile's kind says what
    happens.  [doria.mode.exploration]"""
    hero = t.state.active
    if not is_used(t) or hero == NOBODY or not health.conscious(t, hero):
        return
    (number,) = await t.roll(1, SIDES, "room-event")
    if t.watched:
        note(t, "room-event", (number,), 0)
    entry = find(t, t.content.tiles[t.state.dungeon.placements[slot].tile].theme, number)
    who = t.state.heroes[hero].kind
    tell(t, RoomEventRead(hero=who, event=entry.id if entry else "", number=number, cites=("doria.mode.exploration",)))
    if entry is not None:
        t.used(entry.id)
        await entry.event(t, hero)


def find(t: DoriaTable, theme: str, number: int) -> RoomEvent | None:
    """What the page of these rooms says to a number, if anything."""
    events = t.content.room_events.values()
    return next((one for one in events if (one.theme, one.number) == (theme, number)), None)
