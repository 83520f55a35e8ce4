"""What lies between two quests: the kinds of cards of a settlement."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Definition

from .definitions import Effects, Outcome


class Offer(msgspec.Struct, frozen=True):
    """Something that a card lets a hero do. Effects follow at once; or after a passed `test` (against `target`), else
    those of `failed`; or by 1D6 on the `table`. `deed` names what `rules.services` does besides."""

    id: str
    coins: int = 0
    xp: int = 0
    """Experience that is invested."""
    effects: Effects = ()
    test: str = ""
    target: int = 10
    failed: Effects = ()
    table: tuple[Outcome, ...] = ()
    deed: str = ""
    experience: int = 0
    """Experience that is gained."""


class Service(Definition, frozen=True):
    """A card of Places and Services.  [dun.place.cards]"""

    goods: tuple[str, ...] = ()
    """The decks of equipment that can be bought here, or "pet" and "mercenary"."""
    offers: tuple[Offer, ...] = ()
    group: bool = False
    """It concerns everybody, and is a visit of everybody.  [dun.place.group-cards]"""
    eloquent: bool = False
    """Its 1D6 can be repeated with Eloquence.  [dun.skill.scholarly.eloquence.rolls]"""


class TravelEvent(Definition, frozen=True):
    """A Travel Event card: the kind of place, and the number that 1D6 must reach.  [dun.travel.card-format]"""

    place: str
    needs: int
    offers: tuple[Offer, ...]
    """What each hero concerned may do about it; what costs more than he has is not for him."""
    one: bool = False
    """It happens to one hero, at random."""
