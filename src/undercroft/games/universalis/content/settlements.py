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
    carries: str = ""
    """Only for a hero who carries this object; `spent`: it is used up."""
    spent: bool = False
    knows: str = ""
    """Only for a hero who has this skill."""
    season: str = ""
    """Only on the road in this season: "winter" or "mild"."""


class Service(Definition, frozen=True):
    """A card of Places and Services.  [dun.place.cards]"""

    goods: tuple[str, ...] = ()
    """The decks of equipment that can be bought here, or "pet" and "mercenary"."""
    offers: tuple[Offer, ...] = ()
    group: bool = False
    """It concerns everybody, and is a visit of everybody.  [dun.place.group-cards]"""
    boats: bool = False
    """A pier: the three boats are to be had.  [dun.boat.types]"""
    home: bool = False
    """A house can be bought here and lived in.  [dun.home.buy, dun.home.use]"""
    raises: bool = False
    """A Healer: on the road the dead whom a group has brought can be called back.  [dun.ko.recovered-death]"""
    rest: bool = False
    """An Inn or the like: a visit gives back Vitality, Mana and Fortune, and companions are paid.  [dun.danger.trigger]
    """
    road: bool = False
    """It is met on the road only, not between independent quests."""
    eloquent: bool = False
    """Its 1D6 can be repeated with Eloquence.  [dun.skill.scholarly.eloquence.rolls]"""


class TravelEvent(Definition, frozen=True):
    """A Travel Event card: the kind of place, and the number that 1D6 must reach.  [dun.travel.card-format]"""

    place: str
    """The deck: a kind of land (forest, mountain, plain, swamp, desert, volcanic, glacier), sea, river, road, town,
    castle or city."""
    needs: int
    """2 to 6; lower ones happen oftener."""
    offers: tuple[Offer, ...]
    """What each hero concerned may do about it; what costs more than he has is not for him."""
    one: bool = False
    """It happens to one hero, at random."""
    together: bool = False
    """The group decides as one: the best of them is tested, they pay together, and what follows befalls everybody."""
    epic: str = ""
    """The Epic Event that can be played on the road instead, once.  [dun.travel.epic-option]"""


class Danger(Definition, frozen=True):
    """A Campaign Danger card: what a Danger marker turns out to be when it reaches the heroes. Its fields are those of
    a Travel Event; it always happens.  [dun.danger.contact]"""

    offers: tuple[Offer, ...]
    one: bool = False
    together: bool = False
