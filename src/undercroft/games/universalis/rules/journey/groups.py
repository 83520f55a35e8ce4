"""Who travels with whom: the groups on the map, the one that acts now, and who speaks for it."""

from __future__ import annotations

from undercroft.kernel import Text

from ...content.catalogue import UTable
from ...content.journey.charts import Chart
from ...content.journey.places import Land, River
from ...road import Group, Road
from ...state import Figure, State


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


def members(t: UTable, group: Group) -> list[Figure]:
    return [t.state.figures[who] for who in group.members if who in t.state.figures]


def speaker(t: UTable, group: Group) -> int:
    """The seat that answers for the group: that of its first hero."""
    return t.state.figures[group.members[0]].seat


def bury(t: UTable) -> None:
    """Those who are gone leave their group, and a group without heroes is gone; without any the journey is lost."""
    here = road(t)
    for group in here.groups:
        group.members = [who for who in group.members if who in t.state.figures]
    here.groups = [group for group in here.groups if group.members]
    if not here.groups:
        t.state.ended, t.state.settled = "lost", True


def place(chart: Chart, id: str) -> Text:
    """A place of the map by its name, its label and its kind; a settlement by its name.  [dun.campaign.map-labels]"""
    if id in chart.settlements:
        return Text("words", {"words": chart.settlements[id].name})
    found = chart.places[id]
    if not found.name:
        kind = found.kind if isinstance(found, Land) else "river" if isinstance(found, River) else "sea"
        return Text("land-nameless", {"label": id, "terrain": Text(f"terrain-{kind}")})
    name = Text("words", {"words": found.name}) if found.name[:1].isupper() else Text(f"land-{found.name}")
    return Text("land-named", {"label": id, "name": name})
