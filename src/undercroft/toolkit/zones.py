"""Zones of cards: decks, hands, discards and rows are lists of card ids, of which the last is the top.

>>> deck, hand, discard = Zone([1, 2, 3]), Zone(seen=Seen.OWNER, owner=0), Zone([7], seen=Seen.ALL)
>>> draw(deck, 2, into=hand)
[3, 2]
>>> hand.cards, seen_by(hand, 0), seen_by(hand, 1), seen_by(deck, 0)
([3, 2], [3, 2], [None, None], [None])
>>> draw(deck, 2, into=hand, discard=discard, shuffle=list.reverse)
[1, 7]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

import msgspec

Card = int | str
Shuffle = Callable[[list[Any]], object]
"""Shuffles a list in place."""


class Seen(Enum):
    """Who may see the cards of a zone."""

    NOBODY = "nobody"
    OWNER = "owner"
    ALL = "all"
    TOP = "top"


class Zone(msgspec.Struct):
    """Cards in order, the top one last."""

    cards: list[Card] = []
    seen: Seen = Seen.NOBODY
    owner: int | None = None


def draw(
    zone: Zone, count: int = 1, *, into: Zone | None = None, discard: Zone | None = None, shuffle: Shuffle | None = None
) -> list[Card]:
    """Take cards from the top, in the order drawn, and put them on top of `into`.

    When the zone runs out, the discard, if given, is shuffled to become the zone. Fewer cards come if both run out.
    """
    drawn = list[Card]()
    while len(drawn) < count and (zone.cards or refill(zone, discard, shuffle)):
        drawn.append(zone.cards.pop())
    if into is not None:
        into.cards.extend(drawn)
    return drawn


def refill(zone: Zone, discard: Zone | None, shuffle: Shuffle | None = None) -> bool:
    """Put all discarded cards under the zone, shuffled if a shuffle is given; whether there were any."""
    if discard is None or not discard.cards:
        return False
    cards, discard.cards = discard.cards, []
    if shuffle is not None:
        shuffle(cards)
    zone.cards[:0] = cards
    return True


def move(card: Card, source: Zone, target: Zone, *, under: bool = False) -> None:
    """Move one card to the top of another zone, or under it; a card that is not there is a ValueError."""
    source.cards.remove(card)
    target.cards.insert(0 if under else len(target.cards), card)


def move_all(source: Zone, target: Zone) -> None:
    """Move all cards on top of another zone, keeping their order."""
    cards, source.cards = source.cards, []
    target.cards.extend(cards)


def deal(zone: Zone, hands: Sequence[Zone], count: int) -> None:
    """Deal one card to each hand in turn, until each has got `count` or the zone is empty.

    >>> hands = [Zone(), Zone()]
    >>> deal(Zone([1, 2, 3, 4, 5]), hands, 2)
    >>> [hand.cards for hand in hands]
    [[5, 3], [4, 2]]
    """
    for _ in range(count):
        for hand in hands:
            draw(zone, into=hand)


def may_see(zone: Zone, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) may see all cards of a zone."""
    return zone.seen is Seen.ALL or (zone.seen is Seen.OWNER and seat is not None and seat == zone.owner)


def seen_by(zone: Zone, seat: int | None) -> list[Card | None]:
    """The cards as a seat may know them: None in the place of each that it may not see."""
    if may_see(zone, seat):
        return [*zone.cards]
    known: list[Card | None] = [None] * len(zone.cards)
    if zone.seen is Seen.TOP and known:
        known[-1] = zone.cards[-1]
    return known


def find(card: Card, zones: Iterable[Zone]) -> Zone | None:
    """The first zone that holds a card."""
    return next((zone for zone in zones if card in zone.cards), None)
