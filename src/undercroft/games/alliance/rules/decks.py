"""Alliance Decks: drawing, reshuffling, discarding."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel import Text

from ..content import AllianceTable, Content
from ..content.figures import DISCARD_LIMIT, HAND_SIZE
from ..events import Discarded, Drew
from ..state import State

STOP = "stop"


def hand_size(state: State, content: Content, seat: int) -> int:
    """By the Draft Bonus Chart, and artifacts.  [alliance.component.draft-chart, alliance.draft.advance-token]"""
    alliance = state.alliances[seat]
    more = sum(content.cards[id].bonus.hand for id in alliance.artifacts)
    return HAND_SIZE[min(alliance.drafted, 7)] + more - alliance.hand_less


def draw(t: AllianceTable, seat: int, count: int) -> None:
    """Draw from the Alliance Deck; an empty deck is made new from the discard pile.

    [alliance.draw.reshuffle, alliance.draw.exhausted]
    """
    alliance, drawn = t.state.alliances[seat], []
    for _ in range(count):
        if not alliance.deck:
            alliance.deck, alliance.discard = alliance.discard, []
            t.shuffle(alliance.deck)
        if not alliance.deck:
            break
        drawn.append(alliance.deck.pop())
    if drawn:
        alliance.hand += drawn
        t.reveal()
        cites = ("alliance.draw.draw-up",)
        t.tell(Drew(seat=seat, count=len(drawn), cards=", ".join(drawn), to=(seat,), cites=cites))


def in_hand(t: AllianceTable, seat: int, *more: str) -> Callable[[], list[str]]:
    """Lists the different cards in a hand, after options that are always there."""
    return lambda: [*more, *dict.fromkeys(t.state.alliances[seat].hand)]


async def discard_and_draw(t: AllianceTable, seat: int) -> None:
    """Discard up to the limit, then draw up to the hand size.

    [alliance.draw.discard-limit, alliance.draw.never-forced, alliance.draw.draw-up, alliance.draw.concurrent]
    """
    for _ in range(DISCARD_LIMIT[min(t.state.alliances[seat].drafted, 7)]):
        if not t.state.alliances[seat].hand:
            break
        options = in_hand(t, seat, STOP)
        cites = ("alliance.draw.discard-limit",)
        card = await t.choose(seat, "discard", options, label=discard_label, hidden=True, cites=cites)
        if card == STOP:
            break
        t.state.alliances[seat].hand.remove(card)
        t.state.alliances[seat].discard.append(card)
        t.tell(Discarded(seat=seat, card=card, cites=cites))
    draw(t, seat, hand_size(t.state, t.content, seat) - len(t.state.alliances[seat].hand))


def discard_label(card: str) -> Text:
    return Text("discard-stop") if card == STOP else Text("discard-card", {"card": Text(f"card-{card}")})
