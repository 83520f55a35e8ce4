"""Campaign turns: setting out, the seasons, and how a turn and a journey end."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import Arrived, CampaignTurn, SetOut
from ...road import Group
from ...state import State
from . import groups

YEAR, MILD = 40, 30
"""So many turns has a year; after so many of them winter comes.  [dun.winter.cycle]"""


def winter(turn: int) -> bool:
    """Turns 31 to 40, 71 to 80 and so on.  [dun.winter.cycle]"""
    return (turn - 1) % YEAR >= MILD


async def set_out(t: UTable) -> None:
    """All heroes begin as one group at the place that the region names.

    [dun.campaign.setup, dun.campaign.start, dun.campaign.heroes-first]
    """
    chart, road = groups.chart(t), groups.road(t)
    start = chart.region.start
    town = chart.settlements.get(start)
    heroes = [figure.id for figure in t.state.figures.values() if figure.kind == "hero"]
    road.groups = [Group(heroes, town.at if town else start, inside=start if town else "")]
    t.tell(SetOut(place=town.name if town else start, region=chart.region.name, cites=("dun.campaign.start",)))


async def nightfall(t: UTable) -> None:
    """The heroes' turn is over; the next one begins. After a year the journey is handed on as it is.

    [dun.campaign.turn, dun.campaign.alternation, dun.winter.cycle]
    """
    road = groups.road(t)
    road.turn += 1
    for group in road.groups:
        group.moved = group.done = group.camped = False
        group.entered = []
    if road.turn > road.last:
        finish(t, "year")
        return
    season = "winter" if winter(road.turn) else "mild"
    t.tell(CampaignTurn(turn=road.turn, season=season, cites=("dun.campaign.turn",)))


def finish(t: UTable, how: str) -> None:
    """The journey ends: at a quest, after a year, or because nobody is left."""
    t.state.ended, t.state.settled = how, True
    t.tell(Arrived(how=how, quest=groups.road(t).quest, cites=("dun.campaign.free-movement",)))


def next_step(state: State) -> tuple[str, *tuple[int, ...]]:
    """Each group in turn: its way, the events there, what it does there; then night.  [dun.campaign.turn]"""
    road = state.road
    assert road is not None
    if not road.groups:
        return ("set_out",)
    if state.trading:
        return ("visit", state.trading[0])
    if road.due:
        return ("befall",)
    group = groups.acting(state)
    if group is None:
        return ("nightfall",)
    return ("there",) if group.moved else ("way",)
