"""What a thief sees as numbers, for learners."""

from __future__ import annotations

from itertools import chain

from undercroft.toolkit.observation import Block, Kept, Observation, ends_of, filled, number, packed

from .content import Content
from .content.cards import CARDS
from .content.tiles import TILES
from .rules.actions import HAND_LIMIT
from .state import SIDES, Room, State
from .view import peeked

ROOMS = 1 + sum(tile.copies for tile in TILES)
TABLE = Block(
    "table",
    1,
    ("seat", "turn", "actions", "round", "noise", "wakes_at", "goal", "tiles_left", "deck", "drawn", "next_tile"),
)
HAND = tuple(f"card-{n}" for n in range(1, HAND_LIMIT + 1))
THIEVES = Block("thieves", 4, ("room", "health", "silver", "left", "tool", "cards", *HAND))
SILVER = Block("silver", ROOMS, ("silver",))
RATS = Block("rats", ROOMS, ("rats",))
PLACES = Block("rooms", ROOMS, ("room", "tile", *SIDES))
DISCARD = Block("discard", len(CARDS), ("copies",))

UNSEEN = (0,) * HAND_LIMIT
TABLE_END, THIEVES_END, SILVER_END, RATS_END = ends_of((TABLE, THIEVES, SILVER, RATS))


def _rooms(rooms: dict[int, Room]) -> bytes:
    rows = [(room, number(one.tile), *(side in one.doors for side in SIDES)) for room, one in rooms.items()]
    return packed([*chain.from_iterable(rows)], PLACES.size)


rooms = Kept(_rooms)
discard = Kept[list[str]](lambda cards: packed([cards.count(card.id) for card in CARDS], DISCARD.size))


def pack(state: State, content: Content, seat: int) -> bytearray:
    """What `view` tells: thieves by seat, each with the hand that may be seen, and rooms in the order in which they
    were found.  [cellar.card.secret]"""
    values = [
        seat, state.turn, state.actions, state.round, state.noise, state.wakes_at, state.goal, len(state.stack),
        len(state.deck), number(state.drawn), number(peeked(state, content, seat)),
    ]  # fmt: skip
    for other, thief in enumerate(state.thieves):
        hand = thief.hand
        values += (thief.room, thief.health, thief.silver, thief.left, number(thief.tool), len(hand))
        if hand and (other == seat or state.open_hands):
            values += filled([*map(number, hand)], HAND_LIMIT)
        else:
            values += UNSEEN
    filled(values, THIEVES_END)
    values += state.silver.values()
    filled(values, SILVER_END)
    values += state.rats.values()
    return bytearray().join((packed(values, RATS_END), rooms(state.rooms), discard(state.discard)))


OBSERVATION = Observation((TABLE, THIEVES, SILVER, RATS, PLACES, DISCARD), pack)
