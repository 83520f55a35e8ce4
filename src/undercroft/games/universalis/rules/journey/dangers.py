"""Danger markers: when they appear, how they come nearer, and what they turn out to be."""

from __future__ import annotations

from ...content import definitions as d
from ...content.catalogue import UTable
from ...events import DangerMet, DangerMoved, DangerRolled
from ...state import NOBODY
from ..between import stays
from ..harm import effects
from ..options import Way
from . import groups

MOST = 10
"""So many markers can be on the map.  [dun.danger.max]"""


async def stalk(t: UTable) -> None:
    """The Dark Player's turn: dice for those who rested, then every marker that was there before comes nearer.

    [dun.danger.timing, dun.danger.new-wait, dun.campaign.dp-roles]
    """
    road = groups.road(t)
    if road.dice:
        await gather(t)
        return
    await prowl(t, road.prowling.pop(0))


async def gather(t: UTable) -> None:
    """1D6 for each full 10 Value Points of a group that rested; each 6 puts a marker into his territory.

    [dun.danger.trigger, dun.danger.place, dun.danger.max, dun.danger.timing]
    """
    road = groups.road(t)
    dice, road.dice = road.dice, 0
    rolled = await t.roll(dice, 6, "danger")
    found = min(rolled.count(6), MOST - len(road.dangers))
    before = groups.look(t)
    road.dangers += [road.lair] * found
    t.tell(
        DangerRolled(
            dice=dice, found=found, fell=tuple(rolled), cites=("dun.danger.trigger",), **groups.changed(t, before)
        )
    )


async def prowl(t: UTable, marker: int) -> None:
    """A marker comes nearer: by the Dark Player's choice, or by the shortest way; a blocked one waits.

    [dun.danger.move, dun.danger.adp, dun.danger.one-per-territory]
    """
    chart, road = groups.chart(t), groups.road(t)
    steps = nearer(t, marker)
    if not steps:
        return
    if t.state.dark.seat == NOBODY:
        step = steps[t.below(len(steps), "danger")]
    else:
        options = [Way("step", id, chart.ids[id]) for id in steps]
        chosen = await t.choose(
            t.state.dark.seat,
            "danger",
            options,
            label=groups.named(chart),
            about={"place": groups.place(chart, road.dangers[marker])},
            at=chart.ids[road.dangers[marker]],
            cites=("dun.danger.move",),
        )
        step = chosen.place
    move(t, marker, step)


def nearer(t: UTable, marker: int) -> list[str]:
    """The places next to a marker that are nearer to the nearest group, over rivers and the sea; one marker in each.

    [dun.danger.move, dun.danger.one-per-territory]
    """
    chart, road = groups.chart(t), groups.road(t)
    here = road.dangers[marker]
    rows = [chart.steps_to(group.at) for group in road.groups]

    def far(id: str) -> int:
        return min((row.get(id, FAR) for row in rows), default=FAR)

    taken = {*road.dangers} - {road.lair}
    return [id for id in chart.links[here] if far(id) < far(here) and id not in taken]


FAR = 10_000


def move(t: UTable, marker: int, step: str) -> None:
    road = groups.road(t)
    before, left = groups.look(t), groups.spot(t, road.dangers[marker])
    road.dangers[marker] = step
    moved, cites = groups.changed(t, before), ("dun.danger.move",)
    t.tell(DangerMoved(place=left, other=groups.spot(t, step), cites=cites, **moved))


async def contact(t: UTable) -> None:
    """A marker and a group are in the same place: a random danger card, and the marker is gone.

    [dun.danger.contact]
    """
    road = groups.road(t)
    found = groups.met(road)
    assert found is not None
    marker, group = found
    acting, at = group is groups.acting(t.state), group.at
    before = groups.look(t)
    del road.dangers[marker]
    road.prowling = [one - (one > marker) for one in road.prowling if one != marker]
    cards = list(t.content.dangers.values())
    t.reveal()
    card = cards[t.below(len(cards), "danger-card")]
    t.used(card.id)
    moved, cites = groups.changed(t, before), ("dun.danger.contact",)
    t.tell(DangerMet(danger=card.id, place=groups.spot(t, group.at), cites=cites, **moved))
    t.state.stay.trading = list(group.members)
    await stays.happen(t, card)
    t.state.stay.trading = []
    groups.bury(t)
    if acting:
        groups.break_off(t, group, at)


async def draw_near(t: UTable, effect: d.Nearer, use: effects.Use) -> None:
    """The nearest marker comes nearer by so many places, by the shortest way.  [dun.danger.adp]"""
    road = groups.road(t)
    for _ in range(effect.places):
        rows = [groups.chart(t).steps_to(group.at) for group in road.groups]
        order = sorted(range(len(road.dangers)), key=lambda one: min(row[road.dangers[one]] for row in rows))
        step = next(((one, nearer(t, one)[0]) for one in order if nearer(t, one)), None)
        if step is not None:
            move(t, *step)
