"""What a proposal for more furniture leaves free: every square that the sheet needs, and no other."""

import pytest

from undercroft.games.universalis.content.furnishing import PIECES, Room
from undercroft.games.universalis.content.quests import (
    Door,
    Fixed,
    Furnishing,
    Goal,
    Ground,
    Quest,
    Section,
    TrapSquare,
)

HALL = "\n".join(["aab" + "b" * 7] * 6)
BARE = Quest(
    id="test-bare",
    map=HALL,
    sections=(Section("a", kind="corridor"), Section("b")),
    start=((0, 0),),
    goal=Goal("leader"),
    factions=("great-orc-clans",),
)


def sheet(**more):
    return Quest(**{**{name: getattr(BARE, name) for name in BARE.__struct_fields__}, **more})


@pytest.mark.rule("dun.adapt.simple-maps")
@pytest.mark.parametrize(
    ("more", "kept"),
    [
        ({}, []),
        ({"doors": (Door("gate", (1, 2), "east", width=2),)}, [(1, 2), (1, 3), (2, 2), (2, 3)]),
        ({"goals": ((5, 5),), "chests": ((6, 1),)}, [(5, 5), (6, 1)]),
        ({"traps": (TrapSquare("stake", (4, 4)),)}, [(4, 4)]),
        ({"creatures": (Fixed("orc-warrior", (7, 2)),), "leader_at": (8, 3)}, [(7, 2), (8, 3)]),
        ({"ground": (Ground("rock", (3, 2), width=2, depth=3),)}, [(3, 2), (3, 3), (3, 4), (4, 2), (4, 3), (4, 4)]),
    ],
)
def test_what_the_sheet_needs_stays_free(more, kept):
    assert Room(sheet(**more)).kept == {(0, 0), *kept}


@pytest.mark.rule("dun.adapt.simple-maps")
def test_pieces_cover_their_squares_and_only_rooms_are_furnished():
    room = Room(sheet(elements=(Furnishing("rocks", (4, 4)), Furnishing("rocks", (8, 1), turned=True))))
    assert room.covered == {(4, 4), (5, 4), (8, 1), (8, 2)}
    assert (room.rooms, room.load("b"), room.load("a")) == (["b"], 4, 0)
    assert room.used == ["rocks", "rocks"]


@pytest.mark.rule("dun.adapt.simple-maps")
def test_only_what_is_longer_than_wide_is_turned():
    room = Room(sheet())
    square = next(card for card in PIECES.values() if card.width == card.depth == 1)
    long = next(card for card in PIECES.values() if (card.width, card.depth) == (2, 1))
    assert [(put.at, put.turned) for put in room.fitting(square, "b")][:2] == [((2, 0), False), ((3, 0), False)]
    assert [(put.at, put.turned) for put in room.fitting(long, "b")][:2] == [((2, 0), False), ((2, 0), True)]
