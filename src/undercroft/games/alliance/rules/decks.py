"""Alliance Decks: drawing, reshuffling, discarding."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from undercroft.kernel.text import Argument

from .. import ids
from ..content import AllianceTable, Content
from ..content.figures import DISCARD_LIMIT, HAND_SIZE
from ..events import Discarded, Drew, NothingDrawn, Reshuffled
from ..state import State
from . import labels
from .options import STOP, HandCard


def hand_size(state: State, content: Content, seat: int) -> int:
    """By the Draft Bonus Chart, and artifacts.  [alliance.component.draft-chart, alliance.draft.advance-token]"""
    alliance = state.alliances[seat]
    more = sum(content.cards[id].bonus.hand for id in alliance.artifacts)
    return HAND_SIZE[min(alliance.drafted, 7)] + more - alliance.hand_less


def draw(t: AllianceTable, seat: int, count: int, told: bool = False) -> None:
    """Draw from the Alliance Deck; an empty deck is made new from the discard pile. `told`: that there is nothing left
    to draw is told, too.

    [alliance.draw.reshuffle, alliance.draw.exhausted]
    """
    alliance, drawn = t.state.alliances[seat], []
    for _ in range(count):
        if not alliance.deck:
            alliance.deck, alliance.discard = alliance.discard, []
            t.shuffle(alliance.deck)
            if alliance.deck:
                t.tell(Reshuffled(seat=seat, left=len(alliance.deck), cites=("alliance.draw.reshuffle",)))
        if not alliance.deck:
            break
        drawn.append(alliance.deck.pop())
    if drawn:
        alliance.hand += drawn
        t.reveal()
        cites = ("alliance.draw.draw-up",)
        if t.log is not None:
            t.tell(Drew(seat=seat, count=len(drawn), cards=", ".join(drawn), to=(seat,), cites=cites))
    elif told and count:
        t.tell(NothingDrawn(seat=seat, cites=("alliance.draw.exhausted",)))


def in_hand(state: State, seat: int) -> list[HandCard]:
    """The different cards in a hand."""
    return [_held(card) for card in dict.fromkeys(state.alliances[seat].hand)]


_held = cache(HandCard)


def secret(state: State, seat: int) -> bool:
    """Whether a hand hides something from another player; then even a lone choice is asked, so that nobody learns of
    it."""
    return state.seats > 1 and bool(state.alliances[seat].hand)


async def choose_card(
    t: AllianceTable,
    seat: int,
    key: str,
    cites: tuple[str, ...],
    about: Mapping[str, Argument],
    at: tuple[str, ...] = (),
) -> str:
    """A card from hand that must go; the last one goes without a question, as all can see that it is the last."""
    chosen = await t.choose(
        seat,
        key,
        lambda: in_hand(t.state, seat),
        label=labels.plain,
        hidden=secret(t.state, seat) and len(t.state.alliances[seat].hand) > 1,
        cites=cites,
        about=about,
        at=at,
    )
    return chosen.card


async def discard_and_draw(t: AllianceTable, seat: int) -> None:
    """Discard up to the limit, then draw up to the hand size.

    [alliance.draw.discard-limit, alliance.draw.never-forced, alliance.draw.draw-up, alliance.draw.concurrent]
    """
    cites, at = ("alliance.draw.discard-limit",), (ids.hand(seat),)
    for left in range(DISCARD_LIMIT[min(t.state.alliances[seat].drafted, 7)], 0, -1):
        if not t.state.alliances[seat].hand:
            break
        chosen = await t.choose(
            seat,
            "discard",
            lambda: [STOP, *in_hand(t.state, seat)],
            label=labels.discard,
            hidden=True,
            cites=cites,
            about={"count": left},
            at=at,
        )
        if not isinstance(chosen, HandCard):
            break
        t.state.alliances[seat].hand.remove(chosen.card)
        t.state.alliances[seat].discard.append(chosen.card)
        t.tell(Discarded(seat=seat, card=chosen.card, cites=cites))
    draw(t, seat, hand_size(t.state, t.content, seat) - len(t.state.alliances[seat].hand))
