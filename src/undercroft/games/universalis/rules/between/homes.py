"""A house of one's own: bought once, cheaper than the Inn, and a store for what nobody wants to carry."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import HouseBought, Stored
from ...state import Figure
from ..aftermath import aftermath
from ..carrying import bags, unique
from ..options import Deal

PRICE = 30
VERBS = ("house", "store", "fetch")


def settlement(t: UTable, who: int) -> str:
    """Where the hero is."""
    assert t.state.road is not None
    return next(group.inside for group in t.state.road.groups if who in group.members)


def options(t: UTable, who: int) -> list[Deal]:
    """Buy the house if the group has none anywhere; in it, rest without paying, keep things and fetch them.

    [dun.home.buy, dun.home.use]
    """
    road, here, figure = t.state.road, settlement(t, who), t.state.figures[who]
    assert road is not None
    if here not in road.homes:
        purse = sum(one.coins for one in guests(t))
        return [Deal("house", "home")] if not road.homes and purse >= PRICE + t.state.stay.surcharge else []
    found = [Deal("bed", "home")]
    found += [Deal("store", held.card, who) for held in unique(figure.pack)]
    found += [Deal("fetch", held.card) for held in unique(road.homes[here])]
    return found


def guests(t: UTable) -> list[Figure]:
    return [t.state.figures[who] for who in t.state.stay.visits if who in t.state.figures]


def carry_out(t: UTable, who: int, deal: Deal) -> None:
    """[dun.home.buy, dun.home.use]"""
    road, here, figure = t.state.road, settlement(t, who), t.state.figures[who]
    assert road is not None
    if deal.verb == "house":
        aftermath.collect(guests(t), PRICE + t.state.stay.surcharge)
        road.homes[here] = []
        t.tell(HouseBought(who=who, name=figure.card, cites=("dun.home.buy",)))
        return
    source, goal = (figure.pack, road.homes[here]) if deal.verb == "store" else (road.homes[here], figure.pack)
    held, before = next(one for one in source if one.card == deal.card), bags.look(t, figure)
    source.remove(held)
    goal.append(held)
    moved = bags.moved(t, before)
    t.tell(Stored(who=who, name=figure.card, item=deal.card, how=deal.verb, cites=("dun.home.use",), **moved))
