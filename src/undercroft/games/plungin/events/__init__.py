"""What can happen in a quest."""

from __future__ import annotations

from undercroft.kernel import Event

from . import fights, magic, places, quest, things

EVENTS: tuple[type[Event], ...] = (
    *quest.EVENTS,
    *fights.EVENTS,
    *magic.EVENTS,
    *things.EVENTS,
    *places.EVENTS,
)
