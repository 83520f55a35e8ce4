"""Heroes apart from their group: parting, meeting again, and prison."""

from __future__ import annotations

from collections.abc import Iterator

from ...content import definitions as d
from ...content.catalogue import UTable
from ...events import Buried, Jailed, Joined, Parted, SetFree
from ...road import Group
from ..harm import effects
from ..options import Way
from . import groups, ships


def options(t: UTable, group: Group) -> Iterator[Way]:
    """A hero may go his own way, though not from a boat; groups in the same place may go on together. Nobody parts and
    joins for ever: that happens in a turn twice for each hero at most.  [dun.campaign.split, dun.campaign.boat-needed]
    """
    road = groups.road(t)
    yield from (Way("bury", t.state.figures[who].card, groups.chart(t).ids[group.at]) for who in group.bodies)
    if road.shifts >= 2 * sum(len(one.members) for one in road.groups):
        return
    here = groups.chart(t).ids[group.at]
    if len(group.members) > 1 and not ships.afloat(t, group):
        yield from (Way("part", figure.card, here) for figure in groups.members(t, group))
    for other in groups.road(t).groups:
        if other is not group and other.at == group.at and not other.jailed and not other.moved:
            yield Way("join", t.state.figures[other.members[0]].card, here)


def carry_out(t: UTable, group: Group, way: Way) -> None:
    """The boat stays with those who stay; companions go with their hero.  [dun.campaign.split]"""
    road, before = groups.road(t), groups.look(t)
    who = next(figure.id for figure in t.state.figures.values() if figure.card == way.place)
    if way.verb == "bury":
        group.bodies.remove(who)
        del t.state.figures[who]
        cites = ("dun.ko.travel-event-body",)
        t.tell(Buried(name=way.place, place=groups.spot(t, group.at), cites=cites, **groups.changed(t, before)))
        return
    road.shifts += 1
    cites = ("dun.campaign.split",)
    if way.verb == "part":
        split(t, group, who)
        moved, place = groups.changed(t, before), groups.spot(t, group.at)
        t.tell(Parted(who=who, name=way.place, place=place, cites=cites, **moved))
        return
    other = next(one for one in road.groups if who in one.members)
    other.members += group.members
    other.bodies += group.bodies
    other.boat = other.boat or group.boat
    other.delay = max(other.delay, group.delay)
    road.groups.remove(group)
    moved, place = groups.changed(t, before), groups.spot(t, other.at)
    t.tell(Joined(who=who, name=way.place, place=place, cites=cites, **moved))


def split(t: UTable, group: Group, who: int) -> Group:
    """A group of one hero, in the same place; what holds the others up there holds him up too."""
    group.members.remove(who)
    alone = Group([who], group.at, inside=group.inside, done=group.done, moved=group.moved, rested=group.rested)
    alone.delay, alone.half_way = group.delay, group.half_way
    groups.road(t).groups.append(alone)
    return alone


async def jail(t: UTable, effect: d.Jail, use: effects.Use) -> None:
    """A hero is locked up for some turns, alone.  [dun.campaign.split]"""
    group, before = groups.of(t, use.target), groups.look(t)
    if len(group.members) > 1:
        group = split(t, group, use.target)
    group.jailed = effect.turns
    group.moved = group.done = True
    figure = t.state.figures[use.target]
    moved, cites = groups.changed(t, before), ("dun.campaign.split",)
    t.tell(Jailed(who=figure.id, name=figure.card, turns=effect.turns, cites=cites, **moved))


def sit(t: UTable, group: Group) -> None:
    """Another turn in prison is over; after the last one the hero goes on alone until he meets the others.

    [dun.campaign.split]
    """
    group.jailed -= 1
    group.done = True
    if not group.jailed:
        figure = t.state.figures[group.members[0]]
        t.tell(
            SetFree(
                who=figure.id,
                name=figure.card,
                place=groups.spot(t, group.at),
                cites=("dun.campaign.split",),
            )
        )
