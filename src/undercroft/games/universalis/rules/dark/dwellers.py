"""Who dwells in the quest: the faction of its sheet, or another one that was chosen before play."""

from __future__ import annotations

from ...content.catalogue import Content, UTable
from ...content.definitions import CHAMPION, Creature
from ...content.quests import Fixed
from ...events import Dwelling
from ...state import DARK, NOBODY, Figure, State
from .. import labels
from ..encounters import figure_of, near_square, place, water
from ..options import Printed
from ..squares import board_of


def faction(t: UTable) -> str:
    return faction_of(t.state, t.content)


def faction_of(state: State, content: Content) -> str:
    """The faction whose creatures come.  [dun.dpsetup.read-quest, dun.campaign.replay-other-faction]"""
    return state.dark.dwellers or content.quests[state.quest.id].factions[0]


def instead(t: UTable, name: str) -> str:
    """Who of another faction takes the place of a creature of the sheet: the nearest in Value Points of its level. Who
    belongs to none of the sheet's factions stays.  [dun.campaign.replay-other-faction]"""
    cards, own = t.content.creatures, faction(t)
    if not name or own == cards[name].faction or cards[name].faction not in sheet_factions(t):
        return name
    alike = [one for one in t.content.factions[own].creatures if cards[one].level == cards[name].level]
    return min(alike, key=lambda one: abs(cards[one].vp - cards[name].vp), default=name)


def sheet_factions(t: UTable) -> tuple[str, ...]:
    return t.content.quests[t.state.quest.id].factions


def could_dwell(t: UTable) -> list[str]:
    """The sheet's own faction first, then all others with a Champion to lead them."""
    cards = t.content.creatures
    led = [one.id for one in t.content.factions.values() if any(cards[n].level == CHAMPION for n in one.creatures)]
    return list(dict.fromkeys((sheet_factions(t)[0], *led)))


async def choose(t: UTable) -> None:
    """The Dark Player says who dwells here, or the heroes where nobody plays him; all are told.

    [dun.campaign.replay-other-faction]
    """
    state = t.state
    seat = state.party.speaker if state.dark.seat == NOBODY else state.dark.seat
    chosen = await t.choose(
        seat,
        "dwell",
        [Printed("faction", id) for id in could_dwell(t)],
        label=labels.printed,
        cites=("dun.campaign.replay-other-faction",),
    )
    state.dark.dwellers = chosen.id
    t.tell(Dwelling(faction=chosen.id, cites=("dun.campaign.replay-other-faction",)))


def price(t: UTable, fixed: Fixed) -> tuple[Creature, int]:
    """Who dwells there, and what it costs to place it.

    [dun.quest-sheet.fixed-creature-cost, dun.quest-sheet.no-counter-no-cost, dun.adapt.pay-on-placement,
    dun.campaign.replay-other-faction]
    """
    quest, card = board_of(t).quest, t.content.creatures[instead(t, fixed.creature)]
    free = fixed.free or fixed.leader or not quest.use_reserve or quest.prepaid
    return card, 0 if free else card.vp


async def lies_below(t: UTable, fixed: Fixed, section: int) -> bool:
    """A creature of the sheet stays hidden where the section has water for it; it is paid anyway. Neither the Leader
    nor one that is after somebody does.

    [dun.skill.nature.aquatic-animal.hidden, dun.quest-sheet.fixed-creature-cost]
    """
    card, cost = price(t, fixed)
    if fixed.leader or fixed.target or cost > t.state.dark.reserve or not await water.dives(t, card, section):
        return False
    t.state.dark.reserve -= cost
    return True


def move_in(t: UTable, fixed: Fixed, seen_by: int) -> Figure | None:
    """A creature of the sheet on its square, paid as it is placed and left out where points are missing.

    [dun.quest-sheet.fixed-creature-cost, dun.quest-sheet.fixed-creature-unaffordable,
    dun.quest-sheet.no-counter-no-cost, dun.adapt.pay-on-placement, dun.campaign.replay-other-faction]
    """
    board = board_of(t)
    card, cost = price(t, fixed)
    if cost and cost > t.state.dark.reserve:
        return None
    figure = figure_of(t, card, DARK, t.state.dark.seat)
    spot = near_square(t, figure, board.at(*fixed.at), NOBODY)
    if spot is None:
        return None
    t.state.dark.reserve -= cost
    figure.leader = fixed.leader
    if fixed.leader:
        t.state.dark.leader_placed = True
    place(t, figure, spot, board.facing(spot, t.state.figures[seen_by].cell))
    return figure
