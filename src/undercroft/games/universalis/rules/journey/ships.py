"""Boats: where they can go, what becomes of them on land, and what happens when they sink."""

from __future__ import annotations

from collections.abc import Iterator

from ...content import definitions as d
from ...content.catalogue import UTable
from ...content.definitions import Harm
from ...events import BoatLost, HullChanged, Sailed, Wrecked
from ...road import Group
from ..between import services
from ..characters import has
from ..harm import effects
from ..options import Way
from . import days, groups

DROWNING = (Harm(2, against="natural"),)


def afloat(t: UTable, group: Group) -> bool:
    """Whether the group is on its boat.  [dun.boat.only-water]"""
    return group.boat is not None and group.boat.at == group.at and days.terrain(t, group.at) in ("sea", "river")


def bears(t: UTable, group: Group, id: str) -> bool:
    """Whether the boat of a group can go there; without Structure points it has sunk.  [dun.boat.structure]"""
    return group.boat is not None and navigable(t, group.boat.kind, id)


def navigable(t: UTable, boat: str, id: str) -> bool:
    """Whether such a boat can go there: rivers, coastal or open sea; never onto ice.

    [dun.boat.types, dun.river.to-sea, dun.winter.frozen-sea]
    """
    chart = groups.chart(t)
    if days.terrain(t, id) not in ("sea", "river"):
        return False
    kind = "river" if chart.kind(id) == "river" else "coast" if chart.coastal(id) else "sea"
    return kind in t.content.boats[boat].waters


def courses(t: UTable, group: Group) -> Iterator[Way]:
    """From land into the water next to it; from sea to sea or up a river; one icon against the current, up to two with
    it; and from any water onto the land next to it. From the ice no boat comes away before it thaws.

    [dun.travel.boat, dun.sea.move, dun.river.upstream, dun.river.downstream, dun.river.to-sea, dun.boat.disembark,
    dun.winter.frozen-sea]
    """
    chart, here = groups.chart(t), group.at
    if group.boat is None or group.boat.at != here or here in days.frozen(chart, groups.road(t).turn):
        return
    if chart.land(here) is not None:
        for id in chart.waters(here):
            if bears(t, group, id):
                yield Way("sail", id, chart.ids[id])
        return
    beside = dict.fromkeys((*chart.seas(here), *chart.up(here)))
    first = chart.down(here)
    if first:
        beside[first] = None  # a mouth lies next to the sea that its river flows into: one way, not two
    for id in beside:
        if bears(t, group, id):
            yield Way("sail", id, chart.ids[id])
    if first and bears(t, group, first):
        second = chart.down(first)
        if second and second not in beside and bears(t, group, second):
            yield Way("sail", second, chart.ids[second], first)
    yield from (Way("land", id, chart.ids[id]) for id in chart.shores(here))


def reach(t: UTable, group: Group, id: str) -> None:
    """A water is reached by boat, or the shore.  [dun.travel.boat, dun.boat.disembark, dun.sea.move]"""
    assert group.boat is not None
    before = groups.look(t)
    group.at, group.inside = id, ""
    group.boat.at = id
    moved, cites, kind = groups.changed(t, before), ("dun.travel.boat",), group.boat.kind
    moved |= groups.named_so(t, group)
    t.tell(Sailed(place=groups.spot(t, id), terrain=days.terrain(t, id), boat=kind, cites=cites, **moved))


def leave_behind(t: UTable, group: Group) -> None:
    """Anyone who goes on from the territory where he landed loses the boat; one that is frozen in waits.

    [dun.boat.lost, dun.winter.frozen-sea]
    """
    if group.boat is not None and group.boat.at == group.at and groups.chart(t).land(group.at) is not None:
        before, kind = groups.look(t), group.boat.kind
        group.boat = None
        moved, cites = groups.changed(t, before) | groups.named_so(t, group), ("dun.boat.lost",)
        t.tell(BoatLost(boat=kind, place=groups.spot(t, group.at), cites=cites, **moved))


async def hull(t: UTable, effect: d.Hull, use: effects.Use) -> None:
    """The boat under the group loses or regains Structure points; at none it sinks.  [dun.boat.structure]"""
    group = groups.of(t, use.target)
    boat = group.boat
    if boat is None or not afloat(t, group):
        return
    boat.structure = max(0, min(t.content.boats[boat.kind].structure, boat.structure + effect.amount))
    t.tell(HullChanged(boat=boat.kind, left=boat.structure, cites=("dun.boat.structure",)))
    if not boat.structure:
        await sink(t, group)


async def sink(t: UTable, group: Group) -> None:
    """Animals that cannot fly drown. At sea heroes and mercenaries are harmed and come to the nearest land; from a
    river they climb onto a bank of their choice, where an event roll is due.

    [dun.river.wreck, dun.river.wreck-shore, dun.river.wreck-event, dun.sea.wreck, dun.sea.wreck-damage,
    dun.sea.wreck-landing]
    """
    assert group.boat is not None
    at_sea = groups.chart(t).kind(group.at) == "sea"
    before, kind = groups.look(t), group.boat.kind
    group.boat = None
    moved = groups.changed(t, before) | groups.named_so(t, group)
    cites = ("dun.sea.wreck" if at_sea else "dun.river.wreck",)
    t.tell(Wrecked(boat=kind, place=groups.spot(t, group.at), cites=cites, **moved))
    for figure in groups.company(t, group):
        if figure.kind == "pet" and not has(t, figure, "flies"):
            del t.state.figures[figure.id]
    road = groups.road(t)
    road.due = []
    if at_sea:
        for figure in groups.company(t, group):
            if figure.kind != "pet":
                await services.settle(t, figure.id, DROWNING)
    await days.ashore(t, group)
    if not at_sea:
        road.due = [days.due(t, group.at)]
