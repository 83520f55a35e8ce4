"""What a thief sees as numbers, for learners."""

from __future__ import annotations

from functools import cache
from operator import attrgetter

from undercroft.toolkit.observation import Block, Latest, Observation, ends_of, filled, number, packed

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
TABLE_END, THIEVES_END = ends_of((TABLE, THIEVES))
_thief = attrgetter("room", "health", "silver", "left")


@cache
def _placed(room: Room) -> tuple[int, ...]:
    return number(room.tile), *(side in room.doors for side in SIDES)


def _rooms(rooms: dict[int, Room]) -> bytes:
    values = []
    for at, room in rooms.items():
        values.append(at)
        values += _placed(room)
    return packed(values, PLACES.size)


def _amounts(found: dict[int, int]) -> bytes:
    return packed([*found.values()], ROOMS)


def _discard(cards: list[str]) -> bytes:
    return packed([cards.count(card.id) for card in CARDS], DISCARD.size)


class Onlooker:
    """Packs what `view` tells: thieves by seat, each with the hand that may be seen, and rooms in the order in which
    they were found.  [cellar.card.secret]"""

    def __init__(self) -> None:
        self.rooms, self.discard = Latest(_rooms, dict), Latest(_discard, list)
        self.silver, self.rats = Latest(_amounts, dict), Latest(_amounts, dict)

    def __call__(self, state: State, content: Content, seat: int) -> bytearray:
        values = [
            seat, state.turn, state.actions, state.round, state.noise, state.wakes_at, state.goal, len(state.stack),
            len(state.deck), number(state.drawn), number(peeked(state, content, seat)),
        ]  # fmt: skip
        for other, thief in enumerate(state.thieves):
            hand = thief.hand
            values += _thief(thief)
            values += (number(thief.tool), len(hand))
            if hand and (other == seat or state.open_hands):
                values += filled([*map(number, hand)], HAND_LIMIT)
            else:
                values += UNSEEN
        return bytearray().join(
            (
                packed(values, THIEVES_END),
                self.silver(state.silver),
                self.rats(state.rats),
                self.rooms(state.rooms),
                self.discard(state.discard),
            )
        )


OBSERVATION = Observation((TABLE, THIEVES, SILVER, RATS, PLACES, DISCARD), Onlooker)
