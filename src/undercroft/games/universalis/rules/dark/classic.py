"""The classic Dark Player: no decks, a point instead of a card, and every card three times at most."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...events import LeaderPaid, ReserveRose
from ...state import DARK, Figure, standing
from . import mastering

MOST_USES = 3


def plays(t: UTable) -> bool:
    """Whether somebody plays the Dark Player the classic way.  [dun.classic.role]"""
    return t.state.mode == "classic"


def free_hand(t: UTable) -> bool:
    """No decks: he holds every card and turns none into points.  [dun.classic.role, dun.classic.no-discard,
    dun.rpg.pay]"""
    return plays(t) or mastering.plays(t)


def take_cards(t: UTable, cards: list[str]) -> None:
    """He holds every card that the sheet does not ban.  [dun.classic.role, dun.classic.no-random, dun.rpg.pay]"""
    t.state.dark.hand = list(dict.fromkeys(cards))


def spent(t: UTable, card: str) -> bool:
    """A card that lies next to the board leaves the hand; in the classic way only after its third use, and a game
    master has it as often as he can pay.

    [dun.dp.activate-remove, dun.classic.three-uses, dun.rpg.pay]
    """
    if mastering.plays(t):
        return False
    return not plays(t) or t.state.dark.discard.count(card) >= MOST_USES


def income(t: UTable) -> None:
    """A Reserve Point at the start of each of his turns; a Leader who is owed is paid from it at once.

    [dun.classic.income, dun.leader.unaffordable]
    """
    state = t.state
    state.dark.reserve += 1
    t.tell(ReserveRose(reserve=state.dark.reserve, cites=("dun.classic.income",)))
    pay_leader(t)


def pay_leader(t: UTable) -> None:
    """A Leader who is owed, as soon as the points are there.  [dun.leader.unaffordable]"""
    state = t.state
    if state.dark.leader_debt and state.dark.reserve >= state.dark.leader_debt:
        cost, state.dark.leader_debt = state.dark.leader_debt, 0
        state.dark.reserve -= cost
        t.tell(LeaderPaid(cost=cost, reserve=state.dark.reserve, cites=("dun.leader.unaffordable",)))


def placed_leader(t: UTable) -> Figure | None:
    """The Leader on the board, who can still be improved.  [dun.classic.income]"""
    return next((f for f in t.state.figures.values() if f.leader and f.side == DARK and standing(f)), None)


def end_earlier_power(t: UTable, who: int) -> tuple[str, ...]:
    """Another Power card on the same creature ends what the earlier one still does; the cards that are over.

    [dun.classic.one-power]
    """
    state = t.state
    state.figures[who].fortune = 0
    earlier = [card for card, id in state.dark.powers if id == who]
    state.dark.powers = [(card, id) for card, id in state.dark.powers if id != who]
    state.lasting = [e for e in state.lasting if not (e.target == who == e.source and e.card in earlier)]
    return tuple(earlier)
