"""The Dark Player's cards: what can happen."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Cue, Pass, Roll, Turn

from .. import ids
from .base import Event, Goods


class Dealt(Event):
    """The Dark Player's decks lie ready, so many cards in each, and he holds so many; which ones, only he knows."""

    hidden: ClassVar[tuple[str, ...]] = ("hand",)
    untold = ("decks", "hand")
    decks: tuple[tuple[str, int], ...]
    count: int
    hand: tuple[str, ...] | None

    def text(self) -> Text:
        said = super().text()
        return Text("event-dealt", {"count": self.count}, said.cites)

    def cues(self) -> tuple[Cue, ...]:
        decks = (Pass("", "", ids.deck(name), count) for name, count in self.decks if count)
        if self.hand is not None:
            return (*decks, *(Pass(card, "", ids.HAND) for card in self.hand))
        return (*decks, Pass("", "", ids.HAND, self.count)) if self.count else tuple(decks)


class DarkDrew(Event):
    """The Dark Player drew a card into his hand."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    card: str | None
    deck: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card or "", ids.deck(self.deck), ids.HAND),)


class DarkPlayed(Event):
    """`source`: the zone that the card comes from; one that lies aside stays there."""

    untold = ("source",)
    card: str
    cost: int
    reserve: int
    source: str = ""

    def cues(self) -> tuple[Cue, ...]:
        paid = Change(ids.RESERVE, "", self.reserve + self.cost, self.reserve)
        return (Pass(self.card, self.source, ids.DISCARD), paid) if self.source else (paid,)


class Empowered(Event):
    """A Power card works on a creature."""

    untold = ("lasts", "ended")
    who: int
    name: str
    card: str
    lasts: bool = False
    ended: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        over = (Pass(card, ids.POWERS, "") for card in self.ended)
        lies = (Pass(self.card, "", ids.POWERS),) if self.lasts else ()
        return (Turn(ids.sheet(self.who)), *over, *lies)


class Outfitted(Goods):
    """A creature gets something that the Dark Player has paid for."""

    who: int
    name: str
    item: str
    cost: int
    reserve: int

    def cues(self) -> tuple[Cue, ...]:
        return (*super().cues(), Change(ids.RESERVE, "", self.reserve + self.cost, self.reserve))


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

    def cues(self) -> tuple[Cue, ...]:
        return (Change(ids.RESERVE, "", self.reserve - 1, self.reserve),)


class DarkDiscarded(Event):
    untold = ("source",)
    card: str
    gained: int
    reserve: int
    source: str = ""

    def cues(self) -> tuple[Cue, ...]:
        paid = Change(ids.RESERVE, "", self.reserve - self.gained, self.reserve)
        return (Pass(self.card, self.source, ids.DISCARD), paid) if self.source else (paid,)


class ScenarioDie(Event):
    """`fits`: whether it shows what it was rolled for."""

    untold = ("rolled",)
    shown: str
    fits: int
    rolled: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return (Roll("", Text("roll-scenario"), (self.rolled,)),) if self.rolled else ()


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

    def cues(self) -> tuple[Cue, ...]:
        return (Change(ids.RESERVE, "", self.reserve + self.cost, self.reserve),)


class LeaderGrew(Event):
    """Points above 20 have become the Leader's Vitality, of which there is so much `left`."""

    untold = ("left",)
    who: int
    name: str
    gained: int
    reserve: int
    left: int = -1

    def cues(self) -> tuple[Cue, ...]:
        if self.left < 0:
            return ()
        paid = Change(ids.RESERVE, "", self.reserve + self.gained, self.reserve)
        return (paid, Change(ids.figure(self.who), ids.LIFE, self.left - self.gained, self.left))


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

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.item, "", "leader"),) if self.bought and self.item is not None else ()
