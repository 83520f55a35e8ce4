"""The ways of a group: where it can go in this turn, and what it can do where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.kernel import Text, Value, Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.journey.charts import Chart
from ...events import Camped, Entered, HalfWay, Journeyed, PutOff, Stayed
from ...road import Due, Group, winter
from ..between import stays
from ..carrying import load
from ..options import DONE, Way
from . import dangers, days, groups, packing, parting, ships, supplies


async def decide(t: UTable) -> None:
    """At the start of a turn: go on to a neighbour, over a bridge or by boat, stay, or camp; part from each other.

    [dun.campaign.turn, dun.campaign.free-movement, dun.travel.adjacent, dun.campaign.split]
    """
    group, chart = groups.current(t), groups.chart(t)
    options = [
        *(onward(t, group) if not group.delay else ()),
        *resting(t, group),
        *parting.options(t, group),
        *packing.options(t, group),
        *supplies.options(t, group),
    ]
    if group.jailed:
        options = [Way("wait", "", chart.ids[group.at])]
    chosen = await t.choose(
        groups.speaker(t, group),
        "way",
        options,
        label=label(t),
        about=about(t, group),
        at=chart.ids[group.at],
        cites=("dun.campaign.turn",),
    )
    if chosen.verb in ("part", "join", "bury"):
        parting.carry_out(t, group, chosen)
        return
    if chosen.verb == "load":
        packing.carry_out(t, chosen)
        return
    if chosen.verb == "drink":
        await supplies.carry_out(t, group, chosen)
        return
    group.moved, group.delay = True, max(0, group.delay - 1)
    if chosen.verb == "wait":
        parting.sit(t, group)
    elif chosen.verb in ("go", "ride", "cross"):
        await march(t, group, chosen)
    elif chosen.verb in ("sail", "land"):
        sail(t, group, chosen)
    elif chosen.verb == "enter":
        enter(t, group, chosen.place)
    else:
        group.inside = ""
        group.camped = chosen.verb == "camp"
        rest = Camped if group.camped else Stayed
        cites = ("dun.camp.declare",) if group.camped else ("dun.campaign.turn",)
        t.tell(rest(place=groups.spot(t, group.at), cites=cites, **groups.named_so(t, group)))
        groups.road(t).due.append(days.due(t, group.at))


def onward(t: UTable, group: Group) -> Iterator[Way]:
    """Neighbouring territories, a second one for those who all ride and carry no more than they may, the other side of
    a bridge; waters by boat.

    [dun.travel.adjacent, dun.travel.mounted-bonus, dun.travel.overloaded, dun.bridge.crossing, dun.travel.boat,
    dun.boat.only-water]
    """
    chart = groups.chart(t)
    if chart.kind(group.at) in ("sea", "river") and days.terrain(t, group.at) != "glacier":
        yield from ships.courses(t, group)
        return
    yield from (Way("go", id, chart.ids[id]) for id in neighbours(t, group.at))
    if mounted(t, group) and not overloaded(t, group):
        yield from rides(t, group)
    bridges = [id for id in chart.bridges[group.at] if id not in group.refused]
    yield from (Way("cross", id, chart.ids[id]) for id in bridges)
    yield from ships.courses(t, group)


def neighbours(t: UTable, id: str) -> list[str]:
    """Where one can walk from here: land, and in winter the frozen sea.

    [dun.travel.adjacent, dun.winter.frozen-sea, dun.campaign.boat-needed]
    """
    chart = groups.chart(t)
    ice = days.frozen(chart, groups.road(t).turn)
    return [near for near in chart.touching[id] if chart.land(near) is not None or near in ice]


def rides(t: UTable, group: Group) -> Iterator[Way]:
    """Two territories in a turn if the first of them is a plain or has a road.  [dun.travel.mounted-bonus]"""
    chart = groups.chart(t)
    for first in neighbours(t, group.at):
        if days.terrain(t, first) == "plain" or first in chart.roads:
            for second in neighbours(t, first):
                if second != group.at:
                    yield Way("ride", second, chart.ids[second], first)


def mounted(t: UTable, group: Group) -> bool:
    """All heroes have an animal that they can ride; companions on foot do not hinder.  [dun.travel.mounted-bonus]"""
    return all(groups.steed(t, figure) for figure in groups.members(t, group))


def overloaded(t: UTable, group: Group) -> bool:
    """The others wait for those who carry too much. [dun.travel.overloaded]"""
    return any(load.excess(t, figure) for figure in groups.members(t, group))


def resting(t: UTable, group: Group) -> Iterator[Way]:
    """Anyone who stays may do so in the settlement where he is, in the open, or on land in a camp.

    [dun.campaign.turn, dun.place.longer-stay, dun.camp.declare]
    """
    chart = groups.chart(t)
    if group.inside:
        yield Way("enter", group.inside, chart.ids[group.at])
    yield Way("stay", "", chart.ids[group.at])
    if days.terrain(t, group.at) not in ("sea", "river"):
        yield Way("camp", "", chart.ids[group.at])


async def march(t: UTable, group: Group, way: Way) -> None:
    """On foot or mounted. The overloaded are half-way at the end of a turn and arrive in the next one; at a bridge its
    card is read first, and who is refused may still do something else in this turn.

    [dun.travel.adjacent, dun.travel.overloaded, dun.travel.mounted-bonus, dun.bridge.crossing, dun.boat.lost]
    """
    if overloaded(t, group) and group.half_way != way.place:
        group.half_way, group.inside = way.place, ""
        whose, cites = groups.named_so(t, group), ("dun.travel.overloaded",)
        t.tell(HalfWay(place=groups.spot(t, way.place), cites=cites, **whose))
        groups.road(t).due.append(days.due(t, group.at))
        return
    if way.verb == "cross" and not await cross(t, group):
        group.refused.append(way.place)
        group.moved = False
        return
    group.half_way = ""
    ships.leave_behind(t, group)
    reach(t, group, way.via or way.place)
    group.through = [way.via] if way.via else []
    groups.road(t).due = legs(t, way)


def sail(t: UTable, group: Group, way: Way) -> None:
    """To another water, with an event roll at each icon or sea area that is reached; or ashore, where the boat waits.

    [dun.travel.boat, dun.river.events, dun.boat.disembark, dun.sea.move]
    """
    ships.reach(t, group, way.via or way.place)
    groups.road(t).due = legs(t, way)


async def cross(t: UTable, group: Group) -> bool:
    """The Bridge card: a toll, or an Intelligence test that the eloquent may repeat.

    [dun.bridge.crossing, dun.place.no-fortune, dun.skill.scholarly.eloquence.tests]
    """
    card = t.content.services["bridge"]
    t.state.stay.trading = list(group.members)
    passed = await stays.as_one(t, card.id, card.offers, fortune=False, eloquent=True)
    t.state.stay.trading = []
    return passed


def reach(t: UTable, group: Group, id: str) -> None:
    """A territory is entered.  [dun.travel.adjacent]"""
    before = groups.look(t)
    group.at, group.inside = id, ""
    moved, cites = {**groups.changed(t, before), **groups.named_so(t, group)}, ("dun.travel.adjacent",)
    t.tell(Journeyed(place=groups.spot(t, id), terrain=days.terrain(t, id), cites=cites, **moved))


def legs(t: UTable, way: Way) -> list[Due]:
    """The event rolls of a way: the second place of a ride or of a course with the current is reached only when the
    first is behind the group.  [dun.travel.event-when, dun.river.events]"""
    return [days.due(t, id) for id in (way.via, way.place) if id]


def go_on(t: UTable, group: Group, id: str) -> None:
    """From the first place of a way to the second.  [dun.travel.mounted-bonus, dun.river.downstream]"""
    (ships.reach if ships.afloat(t, group) else reach)(t, group, id)


# ------------------------------------------------------------------------------------------------ being there


async def there(t: UTable) -> None:
    """After the events of its place a group may enter the settlements there, visit what lies outside them, or take up
    a quest.

    [dun.travel.enter-settlement, dun.campaign.free-movement, dun.campaign.flags, dun.place.scattered]
    """
    group, chart = groups.current(t), groups.chart(t)
    options: list[Value] = [*doings(t, group), *supplies.options(t, group), DONE]
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
    elif chosen.verb == "drink":
        await supplies.carry_out(t, group, chosen)
    elif chosen.verb == "visit":
        group.entered.append(chosen.place)
        call_on(t, group, chosen.place)
    else:
        await take_up(t, group, chosen.place)


AGREE, NOT_YET = Word("agree"), Word("not-yet")


async def agreed(t: UTable, group: Group, quest: str) -> bool:
    """A quest that ends the journey is begun when everybody who plays a hero on the road wants it; else it is put off
    for this turn.  [dun.campaign.free-movement, dun.campaign.split]"""
    leading = groups.speaker(t, group)
    others = {t.state.figures[who].seat for one in groups.road(t).groups for who in one.members} - {leading}
    for seat in sorted(others):
        about: dict[str, Argument] = {"quest": Text(f"quest-{quest}"), "place": groups.place(groups.chart(t), group.at)}
        if await t.choose(seat, "set-out", (AGREE, NOT_YET), about=about) == NOT_YET:
            group.put_off.append(quest)
            t.tell(PutOff(quest=quest, cites=("dun.campaign.free-movement",)))
            return False
    return True


async def take_up(t: UTable, group: Group, quest: str) -> None:
    """A quest ends the journey for now. If nobody else has still to act, the turn is over with it, for those who camp
    or freeze elsewhere too; and who has rested is looked for, though no marker moves.

    [dun.campaign.heroes-first, dun.camp.recovery, dun.winter.cold, dun.danger.trigger]
    """
    if not await agreed(t, group, quest):
        return
    road = groups.road(t)
    others = [one for one in road.groups if one is not group]
    if all(one.done for one in others):
        await days.evening(t, others)
        road.dice = days.dice_for(t)
        if road.dice:
            await dangers.gather(t)
    road.quest = quest
    days.finish(t, "quest")


def doings(t: UTable, group: Group) -> Iterator[Way]:
    """Settlements and services that have not been visited this turn, none for those in a camp; for riders also the
    services of the territory through which they came; quests with a flag here that can be followed.

    [dun.travel.enter-settlement, dun.camp.declare, dun.campaign.flags, dun.campaign.quest-limit, dun.place.scattered]
    """
    chart = groups.chart(t)
    here = chart.ids[group.at]
    if not group.camped:
        for town in chart.settled(group.at):
            if town.id not in group.entered:
                yield Way("enter", town.id, here)
        for id in (group.at, *group.through):
            if chart.scattered(id) and id not in group.entered:
                yield Way("visit", id, chart.ids[id])
    for flag in chart.flags(group.at):
        if groups.beckons(t, flag) and flag.quest not in group.put_off:
            yield Way("quest", flag.quest, here)


def enter(t: UTable, group: Group, id: str) -> None:
    """A settlement is entered, or not left: its own event roll, then the visits. Who comes from outside begins a new
    stay.

    [dun.travel.enter-settlement, dun.travel.event-when, dun.place.longer-stay, dun.equip.uncommon-attempts]
    """
    town = groups.chart(t).settlements[id]
    group.sought = group.sought if group.inside == id else []
    group.inside = id
    group.entered.append(id)
    whose, cites = groups.named_so(t, group), ("dun.travel.enter-settlement",)
    t.tell(Entered(place=town.name, settlement=town.kind, cites=cites, **whose))
    groups.road(t).due.append(Due(id, town.kind))


def call_on(t: UTable, group: Group, place: str) -> None:
    """What lies outside settlements can be visited without a roll; it does not count among the three visits, so each
    hero can see all of it.

    [dun.place.scattered]
    """
    services = groups.chart(t).scattered(place)
    t.state.stay.trading, t.state.stay.resting, t.state.stay.surcharge = list(group.members), "town", 0
    t.state.stay.visits = dict.fromkeys(group.members, len(services))
    t.state.stay.sought = list(group.sought)
    groups.road(t).services = list(services)


# ------------------------------------------------------------------------------------------------ what it is called


def label(t: UTable) -> Callable[[Value], Text]:
    """What a group can do, with the place by its name."""
    chart = groups.chart(t)

    def name(option: Value) -> Text:
        if not isinstance(option, Way):
            return Text(f"way-{option}")
        if option.verb == "quest":
            return Text("way-quest", {"quest": Text(f"quest-{option.place}")})
        if option.verb in ("part", "join", "load", "bury"):
            return Text(f"way-{option.verb}", {"hero": Text(f"figure-{option.place}")})
        if option.verb == "drink":
            return Text("way-drink", {"hero": Text(f"figure-{option.place}"), "what": Text(f"card-{option.via}")})
        if not option.place:
            return Text(f"way-{option.verb}")
        found = more(chart, option.place) if option.verb not in ("enter", "visit") else ()
        told: dict[str, Argument] = {"place": groups.place(chart, option.place), "more": found}
        if option.via:
            told["via"] = groups.place(chart, option.via)
        kind = f"{option.verb}-via" if option.via else option.verb
        return Text(f"way-{kind}-with" if found else f"way-{kind}", told)

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
    season = Text("season-winter" if winter(turn) else "season-mild")
    return {"place": groups.place(groups.chart(t), group.inside or group.at), "turn": turn, "season": season}
