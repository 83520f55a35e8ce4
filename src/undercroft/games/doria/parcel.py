"""What a scenario passes on to the next one: the campaign's overview sheet and the characters' sheets."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.toolkit import campaigns

from . import INFO


class Character(msgspec.Struct, kw_only=True):
    """A character sheet; without a kind it is the place of somebody new, who is owed what the others have."""

    kind: str
    seat: int = 0
    attributes: list[int] = []
    bonuses: list[str] = []
    xp: int | None = None
    gained: int = 0
    owed: int | None = None
    cards: list[str] = []


class Fallen(msgspec.Struct):
    """Who died, and in which chapter."""

    kind: str
    chapter: int


class Row(msgspec.Struct):
    """A line of the overview sheet: the scenario and how it ended, group experience left over, monster points gained
    and in all, the reward (`cards` that each may keep, -1 for a hero bonus, 0 for none), and who took part. `link` is
    the number of the game in the chain."""

    link: int
    scenario: str
    result: str
    xp: int
    gained: int
    total: int
    cards: int
    heroes: list[str]


class Parcel(campaigns.Parcel, kw_only=True):
    """`points` and `level` are the monsters', `xp` belongs to the group, `bench` are characters who stayed at home."""

    heroes: list[Character] = []
    bench: list[Character] = []
    fallen: list[Fallen] = []
    level: int | None = None
    points: int = 0
    won: int = 0
    xp: int = 0
    chapter: int = 0
    played: list[str] = []
    sheet: list[Row] = []


def read(handed: dict[str, Any]) -> Parcel:
    return campaigns.read(Parcel, handed, INFO)


def ids(sheets: list[Character]) -> list[str]:
    """A name for each character that no other has."""
    kinds = [sheet.kind or "newcomer" for sheet in sheets]
    return [kind if kind not in kinds[:at] else f"{kind}-again-{at}" for at, kind in enumerate(kinds)]
