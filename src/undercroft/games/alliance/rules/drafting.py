"""Drafting upgrades."""

from __future__ import annotations

from undercroft.kernel import Value

from ..content import AllianceTable, Content
from ..events import Drafted, Swapped, UpgradePurged, UpgradeRevealed, XpSpent
from ..state import NOWHERE, State, own
from . import labels, meanings
from .abilities import to_defeat
from .options import PASS, Upgrade


def usable_by_alliance(state: State, content: Content, seat: int, cards: list[str]) -> list[str]:
    """Those of these cards that one of its heroes can use.  [alliance.draft.usable-by-alliance]"""
    if not cards:
        return []
    one, two, three, four = [content.usable[state.heroes[hero].card] for hero in own(seat)]
    return [id for id in cards if id in one or id in two or id in three or id in four]


def drafts(state: State, content: Content, seat: int, swapped: int) -> list[Value]:
    """What the player may draft, swap or buy back; after a swap only the new card.

    [alliance.draft.when, alliance.draft.swap, alliance.draft.swap-affordable, alliance.draft.swap-any-card,
    alliance.draft.swap-then-draft, alliance.draft.swap-once, alliance.draft.from-discard]
    """
    xp, cards = state.alliances[seat].xp, content.cards
    row = state.upgrade_area if swapped == NOWHERE else [state.upgrade_area[swapped]]
    row = [id for id in dict.fromkeys(row) if id and cards[id].cost <= xp]
    found: list[Value] = [PASS]
    found += [Upgrade("buy", id) for id in usable_by_alliance(state, content, seat, row)]
    if swapped != NOWHERE:
        return found
    pile = [id for id in dict.fromkeys(state.upgrade_discard) if cards[id].cost + 1 <= xp]
    found += [Upgrade("salvage", id) for id in usable_by_alliance(state, content, seat, pile)]
    return found + [Upgrade("swap", id) for id in row]


async def draft(t: AllianceTable, seat: int) -> None:
    """Draft one Upgrade Card, or swap one and perhaps draft the new one.

    [alliance.draft.when, alliance.draft.one-per-activation, alliance.rest.draft-draw]
    """
    swapped = NOWHERE
    while True:
        options = drafts(t.state, t.content, seat, swapped)
        about = {"xp": t.state.alliances[seat].xp}
        cites = ("alliance.draft.when",)
        chosen = await t.choose(
            seat,
            "draft",
            options,
            label=labels.upgrade,
            meaning=lambda one: meanings.upgrade(t.content, one),
            cites=cites,
            about=about,
        )
        if not isinstance(chosen, Upgrade):
            return
        if chosen.verb != "swap":
            take(t, seat, chosen)
            return
        swapped = t.state.upgrade_area.index(chosen.card)
        swap(t, seat, swapped)


def take(t: AllianceTable, seat: int, chosen: Upgrade) -> None:
    """From the Upgrade Draft Area, whose slot is filled again, or for 1 XP more from the discard pile.

    [alliance.draft.refill, alliance.draft.from-discard]
    """
    cost = t.content.cards[chosen.card].cost
    if chosen.verb == "buy":
        buy(t, seat, chosen.card, cost)
        refill(t, t.state.upgrade_area.index(chosen.card))
    else:
        buy(t, seat, chosen.card, cost + 1, salvaged=True)
        t.state.upgrade_discard.remove(chosen.card)


def buy(t: AllianceTable, seat: int, id: str, cost: int, salvaged: bool = False) -> None:
    """Turn the price face down; the card goes to hand, an artifact onto the table; the Draft Token moves on.

    [alliance.draft.pay, alliance.draft.to-hand, alliance.draft.advance-token, alliance.draft.from-discard-handling,
    alliance.artifact.table, alliance.artifact.counts-as-draft]
    """
    alliance = t.state.alliances[seat]
    spend(t, seat, cost)
    alliance.drafted += 1
    t.used(id)
    if "artifact" in t.content.cards[id].types:
        alliance.artifacts += (id,)
    else:
        alliance.hand.append(id)
    card = t.content.cards[id]
    told = Drafted(
        seat=seat,
        card=id,
        cost=cost,
        salvaged=int(salvaged),
        total=alliance.xp,
        worn=int("artifact" in card.types),
        lives=tuple([to_defeat(t.state, t.content, hero) for hero in own(seat)]) if card.bonus.health else (),
        cites=("alliance.draft.pay", "alliance.draft.to-hand"),
    )
    t.tell(told)


def spend(t: AllianceTable, seat: int, xp: int) -> None:
    """Turn XP face down; it still scores.  [alliance.overview.xp-spent-kept, alliance.xp.change]"""
    alliance = t.state.alliances[seat]
    alliance.xp -= xp
    alliance.spent += xp


def swap(t: AllianceTable, seat: int, slot: int) -> None:
    """Put a card of the Upgrade Draft Area onto the discard pile and replace it.  [alliance.draft.swap]"""
    id = t.state.upgrade_area[slot]
    t.state.upgrade_discard.append(id)
    t.tell(Swapped(seat=seat, card=id, cites=("alliance.draft.swap",)))
    refill(t, slot)


def refill(t: AllianceTable, slot: int) -> None:
    """The next card of the deck in use; one that no hero in the game can use is discarded and replaced.

    [alliance.draft.refill, alliance.draft.refill-purge, alliance.setup.upgrade-area-purge, alliance.solo.no-purge]
    """
    state = t.state
    deck = state.upgrade_decks[state.upgrade_level - 1]
    state.upgrade_area[slot] = ""
    while deck:
        id = deck.pop()
        t.reveal()
        if not t.content.points.purge or usable_by_anybody(state, t.content, id):
            state.upgrade_area[slot] = id
            t.tell(UpgradeRevealed(card=id, cites=("alliance.draft.refill",)))
            return
        state.upgrade_discard.append(id)
        t.tell(UpgradePurged(card=id, cites=("alliance.draft.refill-purge",)))


def usable_by_anybody(state: State, content: Content, card: str) -> bool:
    return any(card in content.usable[figure.card] for figure in state.heroes)


def spend_by_card(t: AllianceTable, seat: int) -> bool:
    """A solo card turns 1 XP face down, if there is one; says whether there is.  [alliance.solo.spend-xp-icon]"""
    if not t.state.alliances[seat].xp:
        return False
    spend(t, seat, 1)
    t.tell(XpSpent(seat=seat, xp=1, total=t.state.alliances[seat].xp, cites=("alliance.solo.spend-xp-icon",)))
    return True
