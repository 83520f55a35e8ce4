"""What a quest hands on to the next one: heroes and companions with all they have, prisoners, and what is known."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.toolkit import campaigns

from . import INFO
from .content.definitions import Hero
from .state import Figure


class AtHome(msgspec.Struct, kw_only=True):
    """A hero who does not take part, with his companions and, if a player created him, what he is."""

    hero: Figure
    companions: list[Figure] = []
    created: Hero | None = None


class Parcel(campaigns.Parcel, kw_only=True):
    """`party` is how many heroes set out; attempts, prisoners and searched furniture are by quest."""

    party: int = 0
    attempts: dict[str, int] = {}
    captives: dict[str, list[Figure]] = {}
    companions: list[Figure] = []
    created: dict[str, Hero] = {}
    heroes: list[Figure] = []
    bench: list[AtHome] = []
    visited: list[str] = []
    searched: dict[str, list[int]] = {}
    elements: dict[str, int] = {}


def read(handed: dict[str, Any]) -> Parcel:
    return campaigns.read(Parcel, handed, INFO)
