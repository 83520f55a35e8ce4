"""Traps on doors and chests."""

from __future__ import annotations

from .definitions import Stage, Trap

TRAPS = (
    Trap(id="poison-needle", stat="wit", difficulty=1, stages=(Stage(kind="attack", dice=3),)),
    Trap(id="swinging-axe", stat="dex", difficulty=2, stages=(Stage(kind="attack", dice=5),)),
    Trap(
        id="fire-jet",
        stat="dex",
        difficulty=1,
        stages=(Stage(kind="attack", affects="adjacent", dice=4, fire=True),),
    ),
    Trap(
        id="snake-basket",
        stat="wit",
        difficulty=2,
        stages=(Stage(kind="test", stat="dex", successes=1, damage=1, venom=True),),
    ),
    Trap(
        id="sleeping-gas",
        stat="wit",
        difficulty=1,
        stages=(Stage(kind="test", affects="tile", stat="res", successes=1, condition="stunned"),),
    ),
    Trap(
        id="falling-block",
        stat="dex",
        difficulty=2,
        stages=(
            Stage(kind="test", stat="dex", successes=1, damage=2),
            Stage(kind="test", stat="res", successes=1, no_move=True),
        ),
    ),
    Trap(
        id="scything-wire",
        stat="dex",
        difficulty=3,
        stages=(Stage(kind="attack", affects="adjacent", dice=8),),
    ),
    Trap(
        id="soul-bell",
        stat="mag",
        difficulty=2,
        stages=(
            Stage(kind="test", affects="tile", stat="res", successes=1, condition="stunned"),
            Stage(kind="test", stat="res", successes=2, damage=2, condition="incapacitated"),
        ),
    ),
    Trap(
        id="dragonfire-vent",
        stat="dex",
        difficulty=3,
        stages=(Stage(kind="attack", affects="tile", dice=9, fire=True),),
    ),
)
"""The printed needle, the axe that an example names, and seven more of rising nastiness.  [plungin.trap.table]"""
