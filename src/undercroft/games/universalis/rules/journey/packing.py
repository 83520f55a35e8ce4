"""Animals that carry what is too much for their heroes."""

from __future__ import annotations

from collections.abc import Iterator

from ...content.catalogue import UTable
from ...events import Loaded
from ...road import Group
from ...state import Figure
from ..carrying import baggage, bags, load
from ..options import Way
from ..people import companions
from . import groups


def options(t: UTable, group: Group) -> Iterator[Way]:
    """Anyone who carries too much may put it on his animal, which costs no time. [dun.travel.mount-carries]"""
    for hero in groups.members(t, group):
        if load.excess(t, hero) and movable(t, hero) is not None:
            yield Way("load", hero.card, groups.chart(t).ids[group.at])


def movable(t: UTable, hero: Figure) -> tuple[Figure, str] | None:
    """Something that a companion could take: coins beyond the limit, or what is in the pack."""
    for bearer in companions.of(t, hero):
        if not baggage.bears(t, bearer):
            continue
        if hero.coins > load.MOST_COINS and bearer.coins < load.MOST_COINS:
            return bearer, baggage.COINS
        for held in hero.pack:
            if baggage.takes(bearer, held) and baggage.fits(t, bearer, held):
                return bearer, held.card
    return None


def carry_out(t: UTable, way: Way) -> None:
    """Thing after thing, until hero or animal has reached a limit.  [dun.travel.mount-carries]"""
    hero = next(figure for figure in t.state.figures.values() if figure.card == way.place)
    before = bags.look(t, *(figure for figure in t.state.figures.values() if hero.id in (figure.id, figure.owner)))
    while load.excess(t, hero) and (found := movable(t, hero)) is not None:
        baggage.entrust(t, hero, *found)
    t.tell(Loaded(who=hero.id, name=hero.card, cites=("dun.travel.mount-carries",), **bags.moved(t, before)))
