"""What happened: typed, in order, with the rules that caused it and a part that only some seats may see."""

from __future__ import annotations

import re
from typing import Any, ClassVar, TypeVar

import msgspec

from .text import Argument, Text

E = TypeVar("E", bound="Event")


class Event(msgspec.Struct, kw_only=True, tag=True, gc=False):
    """Base class of a game's events. Fields named in `hidden` are shown only to the seats in `to` (None: to all). No
    event refers back to itself, so the garbage collector need not track events (`gc=False`).
    """

    hidden: ClassVar[tuple[str, ...]] = ()

    cites: tuple[str, ...] = ()
    to: tuple[int, ...] | None = None

    def for_seat(self: E, seat: int | None) -> E:
        """Return this event as a seat (None: a spectator) may see it."""
        if self.to is None or seat in self.to or not self.hidden:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.hidden))

    def text(self) -> Text:
        """`event-<kind>`, or `event-<kind>-hidden` where the secret part is missing. Fields fill the gaps."""
        args: dict[str, Argument] = {
            name: value
            for name in self.__struct_fields__
            if name not in ("cites", "to") and (value := getattr(self, name)) is not None
        }
        missing = any(getattr(self, name) is None for name in self.hidden)
        return Text(f"event-{kind(type(self))}{'-hidden' if missing else ''}", args, self.cites)

    def cues(self) -> tuple[Any, ...]:
        """What it looks like, for front ends that animate it; see `toolkit.cues`."""
        return ()


def kind(event: type[Event]) -> str:
    """The name of an event type in texts: `DoorOpened` is `door-opened`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", event.__name__).lower()


class EventLog(list[Event]):
    """All events of a session, oldest first."""

    def for_seat(self, seat: int | None) -> EventLog:
        return EventLog(event.for_seat(seat) for event in self)
