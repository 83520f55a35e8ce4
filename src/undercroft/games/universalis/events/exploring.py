"""Exploring: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text

from .base import Event


class Revealed(Event):
    """`note` is the text id of what the sheet reads out."""

    who: int
    name: str
    section: str
    note: str = ""

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-note", said.args, said.cites) if self.note else said


class Opened(Event):
    who: int
    name: str
    what: str
    at: str = ""


class Broke(Event):
    """A door, a chest, a weapon or a shield."""

    who: int
    name: str
    what: str
    at: str = ""


class Struck(Event):
    """A blow at a door or chest."""

    who: int
    name: str
    what: str
    wounds: int
    left: int
    at: str = ""


class Locked(Event):
    what: str
    card: str

    def text(self) -> Text:
        said = super().text()
        return Text(f"{said.id}-{self.card}", said.args, said.cites)


class Searched(Event):
    who: int
    name: str
    what: str
    total: int


class FoundNothing(Event):
    who: int
    name: str


class Gathered(Event):
    """One of several things that the heroes have come for."""

    who: int
    name: str
    found: int
    of: int


class Found(Event):
    who: int
    name: str
    what: str


class CoinsFound(Event):
    who: int
    name: str
    coins: int


class TrapSprung(Event):
    who: int
    name: str
    card: str
    detected: int


class TrapDisarmed(Event):
    who: int
    name: str
    card: str
    success: int


class PrisonFound(Event):
    """The door behind which prisoners sit, by a square."""

    x: int
    y: int


class Freed(Event):
    who: int
    name: str


class Tracked(Event):
    """A tracker has seen an Encounter card."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)

    who: int
    name: str
    card: str | None
