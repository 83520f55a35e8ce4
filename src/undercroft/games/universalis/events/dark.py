"""The Dark Player's cards: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text

from .base import Event


class DarkDrew(Event):
    """The Dark Player drew a card into his hand."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None
    deck: str


class DarkPlayed(Event):
    card: str
    cost: int
    reserve: int


class Empowered(Event):
    """A Power card works on a creature."""

    who: int
    name: str
    card: str


class SentOut(Event):
    """Creatures are ordered to attack somebody."""

    count: int
    target: int
    other: str


class LetLoose(Event):
    """Creatures do as their nature bids."""

    count: int


class ReserveRose(Event):
    reserve: int


class DarkDiscarded(Event):
    card: str
    gained: int
    reserve: int


class ScenarioDie(Event):
    """`fits`: whether it shows what it was rolled for."""

    shown: str
    fits: int


class NoRoom(Event):
    """A creature that finds no square is not paid for."""

    card: str

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {"creature": self.card}, said.cites)


class LeaderPaid(Event):
    """A Leader who was owed."""

    cost: int
    reserve: int


class LeaderGrew(Event):
    """Points above 20 have become the Leader's Vitality."""

    who: int
    name: str
    gained: int
    reserve: int


class Conducting(Event):
    """Who decides for the Artificial Dark Player from now on."""

    player: int


class Dwelling(Event):
    """It was said which faction dwells in the quest."""

    faction: str


class LeaderArmed(Event):
    """The Dark Player has bought an object for the Leader, or none; which one is his secret."""

    hidden: ClassVar[tuple[str, ...]] = ("item",)
    bought: int
    item: str | None
