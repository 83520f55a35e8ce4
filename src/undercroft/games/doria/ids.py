"""What things are called in the scene: said once, for scene and cues alike, so that they cannot drift."""

from __future__ import annotations


def hero(n: int) -> str:
    return f"hero-{n}"


def monster(id: int) -> str:
    return f"monster-{id}"


def hero_sheet(n: int) -> str:
    return f"sheet-hero-{n}"


def monster_sheet(id: int) -> str:
    return f"sheet-monster-{id}"


def cell(square: int) -> str:
    return f"cell-{square}"


def room(slot: int) -> str:
    return f"room-{slot}"


def door(number: int) -> str:
    return f"door-{number}"


def treasure(square: int) -> str:
    return f"treasure-{square}"


def token(square: int) -> str:
    return f"token-{square}"


def slot(n: int, place: str) -> str:
    """A place of the body, the belt or the backpack of a character."""
    return f"slot-{n}-{place}"


def hand(n: int) -> str:
    """The starting cards of a character that have no place yet."""
    return f"hand-{n}"


def card(number: int) -> str:
    return f"card-{number}"


def stack(place: int) -> str:
    return f"stack-{place}"


DISCARD, DRAWN, SHOP, STANDARD, TRAPS = "discard", "drawn", "shop", "standard", "traps"
TILES, MONSTERS, DOORS, TILE = "deck-tiles", "deck-monsters", "deck-doors", "tile-in-hand"
