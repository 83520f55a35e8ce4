"""What a seat may see, and how the rest is dealt again. The only place where secrets are taken out."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import ContentError, deal_anew
from undercroft.kernel.randomness import Streams

from .content import Content
from .state import FULL_HEALTH, State


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """Hands are secret, and so are deck and stack; a lamp on its turn shows the next tile.  [cellar.card.secret]"""
    return {
        "round": state.round,
        "noise": state.noise,
        "wakes_at": state.wakes_at,
        "goal": state.goal,
        "turn": state.turn,
        "actions": state.actions,
        "rooms": [
            {
                "room": room,
                "tile": placed.tile,
                "doors": placed.doors,
                "silver": state.silver[room],
                "rats": state.rats[room],
            }
            for room, placed in state.rooms.items()
        ],
        "thieves": [_thief(state, content, other, seat) for other in range(len(state.thieves))],
        "tiles_left": len(state.stack),
        "drawn": state.drawn,
        "next_tile": peeked(state, content, seat),
        "deck": len(state.deck),
        "discard": state.discard,
    }


def _thief(state: State, content: Content, other: int, seat: int | None) -> dict[str, Any]:
    thief = state.thieves[other]
    return {
        "most": FULL_HEALTH + (content.tools[thief.tool].health if thief.tool else 0),
        "room": thief.room,
        "health": thief.health,
        "tool": thief.tool,
        "silver": thief.silver,
        "left": thief.left,
        "cards": len(thief.hand),
        "hand": thief.hand if other == seat or state.open_hands else None,
    }


def peeked(state: State, content: Content, seat: int | None) -> str | None:
    """A lamp lights the next tile on its bearer's own turn.  [cellar.tool.lamp]"""
    if seat is None or seat != state.turn or not state.packed or not state.stack or state.actions <= 0:
        return None
    return state.stack[-1] if content.tools[state.thieves[seat].tool].peeks else None


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Deal again the hands of others, the deck and the stack."""
    lit = [state.stack.pop()] if peeked(state, content, seat) else []
    deal_anew(streams, state.stack)
    state.stack += lit
    unseen = [thief for other, thief in enumerate(state.thieves) if other != seat and not state.open_hands]
    pool = state.deck + [card for thief in unseen for card in thief.hand]
    deal_anew(streams, pool)
    for thief in unseen:
        thief.hand = [pool.pop() for _ in thief.hand]
    state.deck = pool


def check(state: State, content: Content) -> None:
    """No card, tile or piece of silver is lost or doubled, and everybody is in a room that is there."""
    if not 0 <= state.turn < len(state.thieves) or any(thief.room not in state.rooms for thief in state.thieves):
        raise ContentError("a thief is nowhere")
    cards = sorted(state.deck + state.discard + [card for thief in state.thieves for card in thief.hand])
    if cards != sorted(card.id for card in content.cards.values() for _ in range(card.copies)):
        raise ContentError("a trick card is lost or doubled")
    tiles = sorted([*state.stack, *(room.tile for room in state.rooms.values())] + [state.drawn] * bool(state.drawn))
    if tiles != sorted(tile.id for tile in content.tiles.values() for _ in range(max(1, tile.copies))):
        raise ContentError("a tile is lost or doubled")
    carried = sum(thief.silver for thief in state.thieves) + sum(state.silver.values())
    if carried != sum(content.tiles[room.tile].silver for room in state.rooms.values()):
        raise ContentError("silver is lost or doubled")


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play."""
    return [*(tile.id for tile in content.tiles.values() if tile.copies), *content.cards, *content.tools]
