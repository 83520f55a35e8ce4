"""Travel Events on the road: which deck, which card, and what makes them likelier."""

from __future__ import annotations

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.journey.places import Settlement
from ...content.settlements import TravelEvent
from ...road import Due, Group
from ..between import VISITS, stays
from ..characters import alignment, hero_of
from . import days, groups, ways

ROAD, LAND = Word("road"), Word("land")
AUTOMATIC, EPIC = Word("automatic"), Word("epic")
SETTLED = "settled"
"""The deck of a place whose event is behind the group: nothing else befalls it there."""


async def befall(t: UTable) -> None:
    """A roll for the place that was reached: a random card of its kind, 1D6 with what makes it likelier. After that of
    a settlement come the visits.

    [dun.travel.event-when, dun.travel.event-roll, dun.place.three-visits]
    """
    road, group = groups.road(t), groups.current(t)
    due = road.due.pop(0)
    if due.at not in (group.at, group.inside):
        ways.go_on(t, group, due.at)
    deck = due.deck or await choose_deck(t, group, due)
    cards = [card for card in t.content.travel.values() if card.place == deck]
    t.state.stay.trading = list(group.members)
    if cards:
        card = cards[t.below(len(cards), "travel")]
        if await stays.strikes(t, card, modifier(t, group)):
            if await plays_out(t, group, card, due):
                return
            await stays.happen(t, card)
    t.state.stay.trading = []
    groups.bury(t)
    groups.break_off(t, group, due.at)
    town = groups.chart(t).settlements.get(due.at)
    if town is not None and group in road.groups and not group.jailed:
        visit(t, town, group)


async def plays_out(t: UTable, group: Group, card: TravelEvent, due: Due) -> bool:
    """Some events can be played out as an Epic Event instead, where it can happen, once and never again; the journey
    continues after it in the same turn: with the rest of the way, or with the visits to the settlement.

    [dun.travel.epic-option, dun.quest-sheet.epic-terrain, dun.quest-sheet.epic-single-attempt]
    """
    road, quest = groups.road(t), t.content.quests.get(card.epic)
    if quest is None or quest.id in road.spent or card.place not in quest.terrain:
        return False
    chosen = await t.choose(
        groups.speaker(t, group),
        "epic",
        (AUTOMATIC, EPIC),
        about={"story": card.id, "quest": quest.id},
        at=groups.chart(t).ids[group.at],
        cites=("dun.travel.epic-option",),
    )
    if chosen != EPIC:
        return False
    t.state.stay.trading = []
    if due.at in groups.chart(t).settlements:
        road.due.insert(0, Due(due.at, SETTLED))
    road.spent.append(quest.id)
    road.quest, road.epic = quest.id, True
    days.finish(t, "quest")
    return True


async def choose_deck(t: UTable, group: Group, due: Due) -> str:
    """Where there is a road the group chooses between its deck and that of the territory.  [dun.travel.road-choice]"""
    land = groups.chart(t).land(due.at)
    assert land is not None
    chosen = await t.choose(
        groups.speaker(t, group),
        "deck",
        (ROAD, LAND),
        about={"place": groups.place(groups.chart(t), due.at)},
        at=groups.chart(t).ids[due.at],
        cites=("dun.travel.road-choice",),
    )
    return "road" if chosen == ROAD else land.kind


def modifier(t: UTable, group: Group) -> int:
    """+1 for those who camp, +1 where a settlement of the other side stands.

    [dun.travel.event-modifiers, dun.camp.event-modifier, dun.camp.hostile, dun.alignment.event-modifier]
    """
    return int(group.camped) + any(hostile(t, group, town) for town in groups.chart(t).settled(group.at))


def hostile(t: UTable, group: Group, town: Settlement) -> bool:
    """Good groups are foreign in evil settlements, evil ones in all others; neutral ones nowhere.

    [dun.alignment.penalised]
    """
    sides = {alignment(t.content, hero_of(t.state, t.content, figure)) for figure in groups.members(t, group)}
    return ("good" in sides and town.alignment == "evil") or ("evil" in sides and town.alignment != "evil")


def visit(t: UTable, town: Settlement, group: Group) -> None:
    """Three visits for each hero, among the services whose icons stand next to the settlement; in a settlement of the
    other side everything costs a coin more.

    [dun.place.three-visits, dun.place.icons, dun.place.longer-stay, dun.alignment.surcharge,
    dun.equip.uncommon-attempts]
    """
    t.state.stay.trading, t.state.stay.resting = list(group.members), town.kind
    t.state.stay.surcharge = int(hostile(t, group, town))
    t.state.stay.visits = dict.fromkeys(group.members, VISITS)
    t.state.stay.sought = list(group.sought)
    groups.road(t).services = list(town.services)
