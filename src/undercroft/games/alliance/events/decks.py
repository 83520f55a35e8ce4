"""Cards that are drafted, drawn and discarded."""

from __future__ import annotations

from typing import ClassVar

from undercroft.toolkit.cues import (
    Change,
    Cue,
    Pass,
)

from .. import ids
from ..state import HEROES
from .base import UNKNOWN, AllianceEvent, FigureEvent


class Drafted(AllianceEvent):
    """`total`: what can be spent now; `worn`: an artifact, which lies open; `lives`: what its heroes have left, if it
    changes that."""

    seat: int
    card: str
    cost: int
    salvaged: int = 0
    """It came from the discard pile."""
    total: int = UNKNOWN
    worn: int = 0
    lives: tuple[int, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        source = ids.UPGRADE_DISCARD if self.salvaged else ids.UPGRADES
        found: list[Cue] = [Pass(self.card, source, ids.artifacts(self.seat) if self.worn else ids.hand(self.seat))]
        if self.total != UNKNOWN:
            found.append(Change(ids.alliance(self.seat), "xp", self.total + self.cost, self.total))
        for hero, left in enumerate(self.lives, HEROES * self.seat):
            found.append(Change(ids.piece(hero), "life", left, left))
        return tuple(found)


class Swapped(AllianceEvent):
    seat: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADES, ids.UPGRADE_DISCARD),)


class UpgradeRevealed(AllianceEvent):
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADE_DECK, ids.UPGRADES),)


class UpgradePurged(AllianceEvent):
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADE_DECK, ids.UPGRADE_DISCARD),)


class UpgradeDiscarded(AllianceEvent):
    """A solo card puts an upgrade onto the discard pile."""

    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.UPGRADES, ids.UPGRADE_DISCARD),)


class Discarded(AllianceEvent):
    seat: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.hand(self.seat), ids.pile(self.seat)),)


class Drew(AllianceEvent):
    """`cards`: what was drawn, for its owner only."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: str | None

    def cues(self) -> tuple[Cue, ...]:
        source, target = ids.deck(self.seat), ids.hand(self.seat)
        if self.cards is None:
            return (Pass("", source, target, self.count),)
        return tuple(Pass(card, source, target) for card in self.cards.split(", "))


class Reshuffled(AllianceEvent):
    """A new Alliance Deck from the discard pile, of this many cards."""

    seat: int
    left: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return (Pass("", ids.pile(self.seat), ids.deck(self.seat), self.left),) if self.left else ()


class CardStayed(FigureEvent):
    """A card that may stay over the end phase does."""

    hero: str
    card: str


class ColumnCleared(FigureEvent):
    """In the end phase the cards under a hero go to the discard pile, those that lay face down too."""

    in_a_row: ClassVar[tuple[str, ...]] = ("cites",)

    gone: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()

    def shown(self) -> tuple[Cue, ...]:
        pile = ids.pile(self.figure // HEROES)
        open_ones = (Pass(card, ids.column(self.figure), pile) for card in self.gone)
        return (*open_ones, *(Pass(card, ids.buried(self.figure), pile) for card in self.face_down))


class Recalled(AllianceEvent):
    """A card comes back from the own discard pile, which lies open."""

    seat: int
    card: str

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.card, ids.pile(self.seat), ids.hand(self.seat)),)


class NothingBack(AllianceEvent):
    """A card should come back, but the discard pile is empty."""

    seat: int


class NothingDrawn(AllianceEvent):
    """Cards should be drawn, but deck and discard pile are empty."""

    seat: int


class Waited(FigureEvent):
    """A hero's activation in which nothing is done."""

    hero: str
