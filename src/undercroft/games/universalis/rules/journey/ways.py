"""The ways of a group: where it can go in this turn, and what it can do where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.kernel import Text, Value
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.journey.charts import Chart
from ...events import Camped, Entered, Journeyed
from ...road import Due, Group
from ..options import DONE, Way
from . import days, groups


async def decide(t: UTable) -> None:
    """At the start of a turn: go on to a neighbour, over a bridge, stay, or camp.

    [dun.campaign.turn, dun.campaign.free-movement, dun.travel.adjacent]
    """
    group, chart = groups.current(t), groups.chart(t)
    options = [*(onward(chart, group) if not group.delay else ()), *resting(chart, group)]
    chosen = await t.choose(
        groups.speaker(t, group),
        "way",
        options,
        label=label(t),
        about=about(t, group),
        at=chart.ids[group.at],
        cites=("dun.campaign.turn",),
    )
    group.moved, group.delay = True, max(0, group.delay - 1)
    if chosen.verb in ("go", "cross"):
        arrive(t, group, chosen.place)
    elif chosen.verb == "enter":
        enter(t, group, chosen.place)
    else:
        group.inside = ""
        group.camped = chosen.verb == "camp"
        if group.camped:
            t.tell(Camped(place=group.at, cites=("dun.camp.declare",)))
        groups.road(t).due.append(due(chart, group.at))


def onward(chart: Chart, group: Group) -> Iterator[Way]:
    """Neighbouring territories.  [dun.travel.adjacent, dun.bridge.crossing]"""
    yield from (Way("go", id, chart.ids[id]) for id in chart.walks(group.at))
    yield from (Way("cross", id, chart.ids[id]) for id in chart.bridges[group.at])


def resting(chart: Chart, group: Group) -> Iterator[Way]:
    """Whoever stays may do so in the settlement where he is, in the open, or in a camp.

    [dun.campaign.turn, dun.place.longer-stay, dun.camp.declare]
    """
    if group.inside:
        yield Way("enter", group.inside, chart.ids[group.at])
    yield Way("stay", "", chart.ids[group.at])
    yield Way("camp", "", chart.ids[group.at])


def arrive(t: UTable, group: Group, id: str) -> None:
    """A territory is entered, and an event roll is due there.  [dun.travel.event-when, dun.travel.adjacent]"""
    chart = groups.chart(t)
    group.at, group.inside = id, ""
    land = chart.land(id)
    assert land is not None
    t.tell(Journeyed(place=id, terrain=land.kind, cites=("dun.travel.adjacent",)))
    groups.road(t).due.append(due(chart, id))


def due(chart: Chart, id: str) -> Due:
    """The event roll of a place: its own deck, or where a road is the Road deck if the group likes.

    [dun.travel.event-when, dun.travel.road-choice]
    """
    land = chart.land(id)
    assert land is not None
    return Due(id, "" if id in chart.roads else land.kind)


# ------------------------------------------------------------------------------------------------ being there


async def there(t: UTable) -> None:
    """After the events of its place a group may enter the settlements there or take up a quest.

    [dun.travel.enter-settlement, dun.campaign.free-movement, dun.campaign.flags]
    """
    group, chart = groups.current(t), groups.chart(t)
    options: list[Value] = [*doings(chart, group), DONE]
    chosen = await t.choose(
        groups.speaker(t, group),
        "there",
        options,
        label=label(t),
        about=about(t, group),
        at=chart.ids[group.at],
        cites=("dun.travel.enter-settlement",),
    )
    if not isinstance(chosen, Way):
        group.done = True
    elif chosen.verb == "enter":
        enter(t, group, chosen.place)
    else:
        groups.road(t).quest = chosen.place
        days.finish(t, "quest")


def doings(chart: Chart, group: Group) -> Iterator[Way]:
    """Settlements that have not been entered this turn, none for those in a camp; quests with a flag here.

    [dun.travel.enter-settlement, dun.camp.declare, dun.campaign.flags]
    """
    here = chart.ids[group.at]
    if not group.camped:
        for town in chart.settled(group.at):
            if town.id not in group.entered:
                yield Way("enter", town.id, here)
    yield from (Way("quest", flag.quest, here) for flag in chart.flags(group.at))


def enter(t: UTable, group: Group, id: str) -> None:
    """A settlement is entered: its own event roll, then the visits.

    [dun.travel.enter-settlement, dun.travel.event-when, dun.place.longer-stay]
    """
    town = groups.chart(t).settlements[id]
    group.inside = id
    group.entered.append(id)
    t.tell(Entered(place=town.name, settlement=town.kind, cites=("dun.travel.enter-settlement",)))
    groups.road(t).due.append(Due(id, town.kind))


# ------------------------------------------------------------------------------------------------ what it is called


def label(t: UTable) -> Callable[[Value], Text]:
    """What a group can do, with the place by its name."""
    chart = groups.chart(t)

    def name(option: Value) -> Text:
        if not isinstance(option, Way):
            return Text(f"way-{option}")
        if option.verb == "quest":
            return Text("way-quest", {"quest": Text(f"quest-{option.place}")})
        if not option.place:
            return Text(f"way-{option.verb}")
        found = more(chart, option.place) if option.verb != "enter" else ()
        id = f"way-{option.verb}-with" if found else f"way-{option.verb}"
        return Text(id, {"place": groups.place(chart, option.place), "more": found})

    return name


def more(chart: Chart, id: str) -> tuple[Text, ...]:
    """What stands in a territory: a road, settlements, flags."""
    found = [Text("way-has-road")] if id in chart.roads else []
    found += [groups.place(chart, town.id) for town in chart.settled(id)]
    found += [Text(f"quest-{flag.quest}") for flag in chart.flags(id)]
    return tuple(found)


def about(t: UTable, group: Group) -> dict[str, Argument]:
    """Where and when the group is."""
    turn = groups.road(t).turn
    season = Text("season-winter" if days.winter(turn) else "season-mild")
    return {"place": groups.place(groups.chart(t), group.inside or group.at), "turn": turn, "season": season}
