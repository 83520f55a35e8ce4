"""Who travels with whom: the groups on the map, the one that acts now, and who speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from undercroft.kernel import Text

from ... import ids
from ...content.catalogue import UTable
from ...content.journey.charts import Chart
from ...content.journey.places import Flag
from ...content.quests import holds
from ...road import Group, Road
from ...setup import value_points
from ...state import MOST_ATTEMPTS, Figure, Mark, State
from ..options import Way
from ..people import companions
from ..riding import saddle


def road(t: UTable) -> Road:
    """The journey that is under way."""
    assert t.state.road is not None
    return t.state.road


def chart(t: UTable) -> Chart:
    return t.content.charts[road(t).region]


def acting(state: State) -> Group | None:
    """The group whose turn it is: one after the other.  [dun.campaign.split]"""
    assert state.road is not None
    return next((group for group in state.road.groups if not group.done), None)


def current(t: UTable) -> Group:
    group = acting(t.state)
    assert group is not None
    return group


def of(t: UTable, who: int) -> Group:
    """The group of a hero."""
    return next(group for group in road(t).groups if who in group.members)


Spots = dict[str, str]
"""Groups, boats and dangers by their ids in the scene, each with its square."""


def look(t: UTable) -> Spots | None:
    """What is where on the map, before something happens to it; in the lab nobody listens."""
    if t.log is None or t.state.road is None:
        return None
    here, squares = road(t), chart(t).ids
    found = {ids.group(n): ids.in_the_middle(squares[group.at]) for n, group in enumerate(here.groups, 1)}
    found |= {ids.danger(n): squares[at][0] for n, at in enumerate(here.dangers, 1)}
    afloat = {n: group.boat.at for n, group in enumerate(here.groups, 1) if group.boat is not None}
    return found | {ids.boat(n): squares[at][-1] for n, at in afloat.items()}


def changed(t: UTable, before: Spots | None) -> dict[str, Any]:
    """What has come, gone or moved since then, for an event."""
    now = look(t)
    if before is None or now is None:
        return {}
    return {
        "moved": tuple((id, now[id]) for id in now if id in before and now[id] != before[id]),
        "come": tuple((id, now[id]) for id in now if id not in before),
        "gone": tuple(id for id in before if id not in now),
    }


def named_so(t: UTable, group: Group) -> dict[str, Any]:
    """Who they are, for an event, where there is more than one group."""
    if t.log is None or len(road(t).groups) < 2:
        return {}
    return {"heroes": tuple(figure.card for figure in members(t, group))}


def members(t: UTable, group: Group) -> list[Figure]:
    return [t.state.figures[who] for who in group.members if who in t.state.figures]


def speaker(t: UTable, group: Group) -> int:
    """The seat that answers for the group: that of its first hero."""
    return t.state.figures[group.members[0]].seat


def bury(t: UTable) -> None:
    """Those who are gone leave their group, and a group without heroes is gone; without any the journey is lost. The
    dead are carried along.  [dun.ko.travel-event-body]"""
    here = road(t)
    for group in here.groups:
        left = [t.state.figures[who] for who in group.members if who in t.state.figures]
        group.bodies += [figure.id for figure in left if figure.marks & Mark.DEAD]
        group.members = [figure.id for figure in left if not figure.marks & Mark.DEAD]
    here.groups = [group for group in here.groups if group.members]
    if not here.groups:
        t.state.quest.ended, t.state.quest.settled = "lost", True


def break_off(t: UTable, group: Group, at: str) -> None:
    """Who was at a place and has come off his way there, or goes no further, does not reach the second place of it.

    [dun.travel.event-when]
    """
    here = road(t)
    if group not in here.groups or group.jailed or at not in (group.at, group.inside):
        here.due = [one for one in here.due if group in here.groups and one.at == group.at]


def company(t: UTable, group: Group) -> list[Figure]:
    """The heroes of a group and those who follow them.  [dun.campaign.split]"""
    return [f for f in t.state.figures.values() if f.id in group.members or f.owner in group.members]


def worth(t: UTable, group: Group) -> int:
    """The Value Points of a group.  [dun.heroes.group-vp, dun.danger.trigger]"""
    return value_points(company(t, group), t.content)


def met(road: Road) -> tuple[int, Group] | None:
    """A marker that is where a group is, with that group.  [dun.danger.contact]"""
    for marker, at in enumerate(road.dangers):
        for group in road.groups:
            if group.at == at:
                return marker, group
    return None


def named(chart: Chart) -> Callable[[Way], Text]:
    """Options that are places, by their names."""
    return lambda option: place(chart, option.place)


def steed(t: UTable, hero: Figure) -> bool:
    """Whether a hero has an animal that can carry him.  [dun.travel.mounted-bonus, dun.mount.who]"""
    return saddle.rides(t, hero) and any(
        saddle.carries(t, animal) and saddle.bears(hero, animal) for animal in companions.of(t, hero)
    )


def spot(t: UTable, id: str) -> str:
    """Where a place is, for the log."""
    return begins(chart(t), id)


def begins(chart: Chart, id: str) -> str:
    """The square at which a place begins on the map, as column and row."""
    x, y = chart.cells[id][0]
    return f"{x},{y}"


def place(chart: Chart, id: str) -> Text:
    """A place of the map by its name or kind, and where it begins on the map; a settlement by its name.

    [dun.campaign.map-labels]
    """
    if id in chart.settlements:
        return Text("words", {"words": chart.settlements[id].name})
    found = chart.places[id]
    if not found.name:
        return Text("land-nameless", {"spot": begins(chart, id), "terrain": Text(f"terrain-{chart.kind(id)}")})
    name = Text("words", {"words": found.name}) if found.name[:1].isupper() else Text(f"land-{found.name}")
    return Text("land-named", {"spot": begins(chart, id), "name": name})


def won(visited: Container[str], attempts: Mapping[str, int], quest: str) -> bool:
    """Whether the last attempt at a quest was its last.  [dun.campaign.quest-limit]"""
    return quest in visited and not attempts.get(quest)


def beckons(t: UTable, flag: Flag) -> bool:
    """Whether a quest with a flag can be taken up: its flag still stands, and in a campaign its time has come.

    [dun.campaign.flags, dun.campaign.quest-limit]
    """
    quest = t.content.quests[flag.quest]
    return flag.quest not in closed(t.state) and holds(t.state.saga.facts, quest.needs, quest.bars)


def closed(state: State) -> list[str]:
    """The quests whose flags are gone: those that failed twice, and those that were won, unless other tenants have
    moved in.  [dun.campaign.quest-limit, dun.campaign.replay-other-faction]"""
    saga = state.saga
    failed = [quest for quest, times in saga.attempts.items() if times >= MOST_ATTEMPTS]
    if state.settings.other_faction:
        return failed
    return [*failed, *(quest for quest in saga.visited if won(saga.visited, saga.attempts, quest))]
