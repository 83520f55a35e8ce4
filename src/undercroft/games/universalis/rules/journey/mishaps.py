"""What cards of the road do to a group or a hero: delays, wrong ways, losses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ...content import definitions as d
from ...content.catalogue import UTable
from ...events import Astray, Delayed, Lost
from ..carrying import bags
from ..harm import effects
from ..people import companions
from . import dangers, groups, parting, ships


async def delay(t: UTable, effect: d.Delay, use: effects.Use) -> None:
    """The group goes nowhere in so many of its next turns."""
    group = groups.of(t, use.target)
    group.delay += effect.turns
    t.tell(Delayed(turns=effect.turns))


async def astray(t: UTable, effect: d.Astray, use: effects.Use) -> None:
    """The group comes out in a neighbouring territory, and no event waits there; a boat on the shore is lost.

    [dun.boat.lost]
    """
    group, chart = groups.of(t, use.target), groups.chart(t)
    around = chart.walks(group.at) if chart.land(group.at) is not None else []
    if around and not group.inside:
        ships.leave_behind(t, group)
        group.half_way, before = "", groups.look(t)
        group.at = around[t.below(len(around), "astray")]
        moved = groups.changed(t, before) | groups.named_so(t, group)
        t.tell(Astray(place=groups.spot(t, group.at), **moved))


async def lose_thing(t: UTable, effect: d.LoseThing, use: effects.Use) -> None:
    """Something from the pack is gone, at random."""
    figure = t.state.figures[use.target]
    if figure.pack:
        before = bags.look(t, figure)
        held = figure.pack.pop(t.below(len(figure.pack), "loss"))
        if not held.magic:
            effects.put_back(t, held.card)
        t.tell(Lost(who=figure.id, name=figure.card, item=held.card, **bags.moved(t, before)))


async def lose_beast(t: UTable, effect: d.LoseBeast, use: effects.Use) -> None:
    """The animal of a hero is gone."""
    figure = t.state.figures[use.target]
    for companion in [one for one in companions.of(t, figure) if one.kind == "pet"]:
        del t.state.figures[companion.id]
        t.tell(Lost(who=figure.id, name=figure.card, item=companion.card))


HANDLERS: dict[type[d.Effect], Callable[[UTable, Any, effects.Use], Awaitable[None]]] = {
    d.Delay: delay,
    d.Astray: astray,
    d.LoseThing: lose_thing,
    d.LoseBeast: lose_beast,
    d.Hull: ships.hull,
    d.Jail: parting.jail,
    d.Nearer: dangers.draw_near,
}
