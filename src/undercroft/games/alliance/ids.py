"""Ids of what a scene shows, made in one place, so that options and scene agree."""

from __future__ import annotations

from functools import cache

from undercroft.toolkit.scene import SIDES

from .board import BEYOND, NORTH, WEST
from .state import FIRST_MONSTER

SOLO, SOLO_DECK = "solo-card", "solo-deck"
ROW = "hero-row"
UPGRADES, UPGRADE_DECK, UPGRADE_DISCARD = "upgrades", "upgrade-deck", "upgrade-discard"
TILES, TILE_STACK = "tile-area", "tile-stack"


def cell(number: int) -> str:
    return f"cell-{number}"


@cache
def piece(who: int) -> str:
    """A hero's figure or a monster's token.

    >>> piece(3), piece(104)
    ('hero-3', 'monster-104')
    """
    return f"hero-{who}" if who < FIRST_MONSTER else f"monster-{who}"


@cache
def sheet(who: int) -> str:
    return f"sheet-{piece(who)}"


@cache
def actor(who: int) -> tuple[str, str]:
    """The figure of a hero who acts, and its sheet."""
    return piece(who), sheet(who)


def token(number: int) -> str:
    """A chest, or a challenge that lies face down, by its space."""
    return f"token-{number}"


def pit(number: int, count: int) -> str:
    """An open pit, by its space and how many of them are there.

    >>> pit(5, 1), pit(5, 2)
    ('pit-5', 'pit-5-2')
    """
    return f"pit-{number}" if count == 1 else f"pit-{number}-{count}"


def room(place: int) -> str:
    return f"room-{place}"


def alliance(seat: int) -> str:
    """The sheet of an Alliance."""
    return f"sheet-alliance-{seat}"


def score(seat: int) -> str:
    """The track of an Alliance's points."""
    return f"score-{seat}"


def mark(mark: str, by: int) -> str:
    """The key of an effect that a hero has marked on a character."""
    return f"{mark}-{by}"


def border(place: int, side: int) -> str:
    """A side of a place, the same from either side of it where there is another place beyond.

    >>> border(7, NORTH) == border(2, 2), border(0, NORTH)
    (True, 'border-0-north')
    """
    beyond = BEYOND[place][side]
    if side in (NORTH, WEST) and beyond >= 0:
        place, side = beyond, side ^ 2
    return f"border-{place}-{SIDES[side]}"


def hand(seat: int) -> str:
    return f"hand-of-{seat}"


def deck(seat: int) -> str:
    return f"deck-{seat}"


def pile(seat: int) -> str:
    """The own discard pile, which lies open."""
    return f"pile-{seat}"


def picks(seat: int) -> str:
    return f"picks-{seat}"


def artifacts(seat: int) -> str:
    return f"artifacts-{seat}"


def column(hero: int) -> str:
    return f"column-{hero}"


def buried(hero: int) -> str:
    """The face-down cards of a Burst of Strength."""
    return f"buried-{hero}"


def challenges(level: int) -> str:
    """The stack of Challenge Tokens of a level."""
    return f"challenges-{level}"


def in_hand(card: str) -> str:
    return f"hand-{card}"


def in_column(hero: int, card: str) -> str:
    return f"column-{hero}-{card}"


def in_pile(seat: int, card: str) -> str:
    return f"pile-{seat}-{card}"


def for_sale(card: str) -> str:
    """A card in the Upgrade Draft Area."""
    return f"sale-{card}"


def thrown_away(card: str) -> str:
    """A card in the upgrades' discard pile."""
    return f"away-{card}"


def in_tile_area(tile: str) -> str:
    return f"area-{tile}"


def in_row(hero: str) -> str:
    return f"row-{hero}"


def picked(hero: str) -> str:
    return f"picked-{hero}"
