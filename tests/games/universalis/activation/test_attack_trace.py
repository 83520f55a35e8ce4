"""How many functions and modules a blow passes through, from the Action to the place that is taken after the push.

`pytest -s -n 0 tests/games/universalis/activation/test_attack_trace.py` prints who calls whom, each function where it
first comes.
"""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from undercroft.games.universalis.rules.actions import attacks
from undercroft.games.universalis.rules.activation import activation

HOUSE = "/games/universalis/"
FUNCTIONS, MODULES = 77, 16
"""These numbers only go down. They went up once, from 53 and 10, when the checks whether a rule has anything to do
moved from the text of the attack into the rules themselves: a plain blow now visits them. The modules went up by
one when hits, which follow from a blow, got a module beside melee."""


def visited(call: Callable[[], Any]) -> dict[tuple[str, str], int]:
    """The functions of the game that a call visits, each with its module and how deep it was when it first came. What a
    table asks of a question's options, their texts, labels and places, is no part of the call."""
    found: dict[tuple[str, str], int] = {}

    def ours(frame: FrameType) -> bool:
        return HOUSE in frame.f_code.co_filename and "/src/" in frame.f_code.co_filename

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and ours(frame) and frame.f_code.co_name[0] != "<":
            depth, back, foreign = 0, frame.f_back, False
            while back is not None:
                if foreign and ours(back):
                    return
                foreign = not ours(back)
                depth, back = depth + (not foreign and back.f_code.co_name[0] != "<"), back.f_back
            found.setdefault((frame.f_code.co_filename.split(HOUSE)[1], frame.f_code.co_name), depth)

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return found


def test_a_blow_takes_no_detours(arena):
    """The second of two equal blows: what is put together once, such as what equipment comes to, is no part of it."""
    a, hero, orc = arena.duel()
    places, a.t.log = (hero.cell, orc.cell), None  # what the log tells to listeners is no part of it either
    for _ in range(2):
        (hero.cell, orc.cell), orc.wounds = places, 0
        a.activate(hero)
        do = next(do for do in activation.legal(a.t, hero.id) if do.verb == "attack")
        found = visited(lambda: a.run(attacks.attack(a.t, hero.id, do), [5, 4, 1, 2, 6, 5, 1, 1], ["29", "take"]))  # noqa: B023
        assert (orc.wounds, a.board.xy(hero.cell)) == (2, (5, 3))
    modules = {module for module, _ in found}
    print(*(f"{'  ' * depth}{name}  ({module})" for (module, name), depth in found.items()), sep="\n")
    print(len(found), "functions in", len(modules), "modules")
    assert len(found) <= FUNCTIONS
    assert len(modules) <= MODULES
