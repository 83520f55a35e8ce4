"""Campaign turns: setting out, the seasons, the end of a turn and of a journey."""

from __future__ import annotations

from collections.abc import Iterable

from ...content.catalogue import UTable
from ...content.definitions import Attribute, Harm
from ...content.journey.charts import Chart
from ...events import Arrived, CampaignTurn, Cold, Healed, SetOut, WashedAshore
from ...road import Due, Group, season, winter
from ...state import NOBODY, State
from .. import telling
from ..between import services, stays
from ..characters import figures
from ..options import Way
from . import groups

COLD = (Harm(1, against="natural", element="cold"),)
BITTER = ("glacier", "mountain")
TENTH = 10


def frozen(chart: Chart, turn: int) -> frozenset[str]:
    """In winter sea areas next to a glacier are glacier themselves. [dun.winter.frozen-sea]"""
    return chart.icy if winter(turn) else frozenset()


def terrain(t: UTable, id: str) -> str:
    """The kind of a place as it is now.  [dun.campaign.territories, dun.winter.frozen-sea]"""
    chart = groups.chart(t)
    return "glacier" if id in frozen(chart, groups.road(t).turn) else chart.kind(id)


def due(t: UTable, id: str) -> Due:
    """The event roll of a place: its own deck, or where a road is the Road deck if the group likes.

    [dun.travel.event-when, dun.travel.road-choice, dun.river.events]
    """
    return Due(id, "" if id in groups.chart(t).roads else terrain(t, id))


async def set_out(t: UTable) -> None:
    """All heroes begin as one group at the place that the region names; the Dark Player has his territory.

    [dun.campaign.setup, dun.campaign.start, dun.campaign.heroes-first, dun.danger.start-territory]
    """
    chart, road = groups.chart(t), groups.road(t)
    road.lair = chart.region.dark or await choose_lair(t)
    start = chart.region.start
    town = chart.settlements.get(start)
    heroes = [figure.id for figure in t.state.figures.values() if figure.kind == "hero"]
    before = groups.look(t)
    road.groups = [Group(heroes, town.at if town else start, inside=start if town else "")]
    place, cites = town.name if town else groups.spot(t, start), ("dun.campaign.start",)
    t.tell(SetOut(place=place, region=chart.region.name, cites=cites, **groups.changed(t, before)))


async def choose_lair(t: UTable) -> str:
    """Where the map names no territory for him the Dark Player chooses one; the automaton takes one at random.

    [dun.danger.start-territory]
    """
    chart = groups.chart(t)
    lands = [land.id for land in chart.region.land]
    if t.state.dark.seat == NOBODY:
        return lands[t.below(len(lands), "lair")]
    chosen = await t.choose(
        t.state.dark.seat,
        "lair",
        [Way("lair", id, chart.ids[id]) for id in lands],
        label=groups.named(chart),
        cites=("dun.danger.start-territory",),
    )
    return chosen.place


# ------------------------------------------------------------------------------------------------ the end of a turn


async def nightfall(t: UTable) -> None:
    """The heroes' turn is over: camps do good, the cold does harm. Then the Dark Player's turn comes: with a die for
    each full 10 Value Points of the groups that rested, and with the markers that are there already.

    [dun.campaign.alternation, dun.camp.recovery, dun.winter.cold, dun.danger.trigger, dun.danger.new-wait]
    """
    road = groups.road(t)
    await evening(t, road.groups)
    road.dark = True
    road.dice = dice_for(t)
    road.prowling = list(range(len(road.dangers)))


def dice_for(t: UTable) -> int:
    """A die for each full 10 Value Points of the groups that rested.  [dun.danger.trigger]"""
    return sum(groups.worth(t, group) // TENTH for group in groups.road(t).groups if group.rested)


async def evening(t: UTable, settled: Iterable[Group]) -> None:
    """Camps do good, and the cold does harm to those outside, be it that they have only come through it.

    [dun.camp.recovery, dun.winter.cold]
    """
    for group in list(settled):
        if group.camped:
            recover(t, group)
        if winter(groups.road(t).turn) and not group.inside:
            bitter = [id for id in (group.at, *group.through) if terrain(t, id) in BITTER]
            if bitter:
                await freeze(t, group, bitter[0])


def recover(t: UTable, group: Group) -> None:
    """2 Vitality and 1 Mana for everybody in the camp, companions included.  [dun.camp.recovery]"""
    for figure in groups.company(t, group):
        if healed := min(figure.wounds, 2):
            figure.wounds -= healed
            left, cites = figures.vitality_left(figure), ("dun.camp.recovery",)
            t.tell(
                Healed(who=figure.id, name=figure.card, amount=healed, left=left, wounded=left == 1, cites=cites)
            )  # fmt: skip
        before = figure.mana
        figure.mana = min(max(figure.mana, figure.base[Attribute.MANA]), figure.mana + 1)
        telling.mana(t, figure, before)


async def freeze(t: UTable, group: Group, at: str) -> None:
    """One damage die against Natural Armor for each hero outside a settlement; the Tough bear it better.

    [dun.winter.cold, dun.skill.combat.tough.armor]
    """
    t.tell(Cold(place=groups.spot(t, at), cites=("dun.winter.cold",), **groups.named_so(t, group)))
    t.state.stay.trading = list(group.members)
    for who in list(group.members):
        await services.settle(t, who, COLD)
    await stays.fates(t)
    t.state.stay.trading = []
    groups.bury(t)


async def dawn(t: UTable) -> None:
    """The next turn. After a year the journey is passed on as it is. [dun.campaign.turn, dun.winter.cycle]"""
    road = groups.road(t)
    road.dark, road.turn, road.shifts = False, road.turn + 1, 0
    for group in road.groups:
        group.moved = group.done = group.camped = group.rested = False
        group.entered, group.refused, group.through, group.put_off = [], [], [], []
    if road.turn > road.last:
        finish(t, "year")
        return
    t.tell(CampaignTurn(turn=road.turn, season=season(road.turn), cites=("dun.campaign.turn",)))
    for group in list(road.groups):
        afloat = group.boat is not None and group.boat.at == group.at
        if terrain(t, group.at) in ("sea", "river") and not afloat:
            await ashore(t, group)


async def ashore(t: UTable, group: Group) -> None:
    """To the nearest land; the group chooses between equally near ones.

    [dun.sea.wreck-landing, dun.river.wreck-shore, dun.winter.frozen-sea]
    """
    chart = groups.chart(t)
    chosen = await t.choose(
        groups.speaker(t, group),
        "ashore",
        [Way("ashore", id, chart.ids[id]) for id in chart.nearest_land(group.at)],
        label=groups.named(chart),
        about={"place": groups.place(chart, group.at)},
        at=chart.ids[group.at],
        cites=("dun.river.wreck-shore",),
    )
    before = groups.look(t)
    group.at, group.inside = chosen.place, ""
    moved, cites = groups.changed(t, before) | groups.named_so(t, group), ("dun.sea.wreck-landing",)
    t.tell(WashedAshore(place=groups.spot(t, group.at), cites=cites, **moved))


def finish(t: UTable, how: str) -> None:
    """The journey ends: at a quest, after a year, or because nobody is left."""
    t.state.quest.ended, t.state.quest.settled = how, True
    road = groups.road(t)
    told = "epic" if road.epic else how
    t.tell(Arrived(how=told, quest=road.quest or "none", cites=("dun.campaign.free-movement",)))


def next_step(state: State) -> tuple[str, *tuple[int, ...]]:
    """Each group in turn: its way, the events and dangers there, what it does there; then night, and the Dark Player.

    [dun.campaign.turn, dun.campaign.alternation, dun.campaign.split]
    """
    road = state.road
    assert road is not None
    if not road.groups:
        return ("set_out",)
    if state.stay.trading:
        return ("visit", state.stay.trading[0])
    group = groups.acting(state)
    ahead = bool(road.due) and group is not None and road.due[0].at not in (group.at, group.inside)
    if road.due and not ahead:
        return ("befall",)
    if groups.met(road) is not None:
        return ("contact",)
    if ahead:
        return ("befall",)
    if road.dark:
        return ("stalk",) if road.prowling or road.dice else ("dawn",)
    if group is None:
        return ("nightfall",)
    return ("there",) if group.moved else ("way",)
