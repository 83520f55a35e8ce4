"""What a quest passes on to the next one: the party with all that it has."""

from __future__ import annotations

from typing import Any

from undercroft.toolkit import campaigns

from . import INFO
from .content import Gear
from .state import Hero


class Parcel(campaigns.Parcel, kw_only=True):
    """`pool` are the party's XP, `gear` things of a pack's own that somebody has, `done` the quests that were won,
    `marks` what they left in the world, by id and with what it is called."""

    party: list[Hero] = []
    bench: list[Hero] = []
    fallen: list[str] = []
    pool: int = 0
    gear: Gear = Gear()
    won: bool = False
    done: list[str] = []
    marks: dict[str, str] = {}


def read(handed: dict[str, Any]) -> Parcel:
    return campaigns.read(Parcel, handed, INFO)
