"""What learners are told of the figures."""

import pytest
from msgspec.structs import replace

from undercroft.games.universalis import observation
from undercroft.games.universalis.state import DARK
from undercroft.toolkit.observation import number


def held(a, seat: int = 0) -> list[list[int]]:
    """The last three columns of each row of figures: what is in the hands, and how much of it is loaded."""
    packed = memoryview(bytes(observation.pack(a.state, a.content, seat))).cast("i")
    start, width = observation.LIGHTS_END, len(observation.FIGURES.columns)
    return [packed[start + row * width + width - 3 : start + (row + 1) * width].tolist() for row in range(2)]


@pytest.mark.parametrize("hands", [(), ("javelin",), ("axe", "shield")])
def test_what_a_creature_holds_is_told_until_it_has_thrown_it(arena, hands):
    a = arena()
    a.orc(3, 3, hands=hands)
    a.hero(0, 0, hands=("broadsword",))
    told = [number(card) for card in hands] + [0] * (2 - len(hands))
    assert held(a) == [[*told, len(hands)], [number("broadsword"), 0, 1]]
    assert next(one for one in a.state.figures.values() if one.side == DARK).hands.clear() is None
    assert held(a)[0] == [0, 0, 0]


def test_a_crossbow_that_has_been_shot_is_told(arena):
    a = arena()
    a.orc(3, 3, hands=("crossbow",))
    a.hero(0, 0)
    assert held(a)[0] == [number("crossbow"), 0, 1]
    orc = next(one for one in a.state.figures.values() if one.side == DARK)
    orc.hands[0] = replace(orc.hands[0], loaded=False)
    assert held(a)[0] == [number("crossbow"), 0, 0]
