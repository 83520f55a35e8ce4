"""The 85 Dark Player cards."""

from __future__ import annotations

from .definitions import DarkCard, Harm

DARK: tuple[DarkCard, ...] = (
    DarkCard(id="locked-door", kind="obstacle", use="lock", cost=1, places=("door",), copies=6),
    DarkCard(id="riddle", kind="obstacle", use="riddle", cost=1, places=("door", "chest"), copies=4),
    DarkCard(
        id="electric-shock",
        kind="obstacle",
        use="trap",
        cost=3,
        places=("room",),
        detect=9,
        disarm=9,
        effects=(Harm(4, light=5, heavy=6),),
        copies=10,
    ),
    DarkCard(
        id="stake",
        kind="obstacle",
        use="trap",
        cost=2,
        places=("room", "corridor", "door", "chest"),
        detect=8,
        disarm=8,
        effects=(Harm(4),),
        copies=10,
    ),
    DarkCard(id="fortune", kind="power", use="fortune", cost=2, discard=2, copies=25),
    DarkCard(id="enemy-spotted", kind="encounter", use="section", cost=6, discard=2, copies=12),
    DarkCard(id="wandering-creature", kind="encounter", use="section", cost=2, copies=8),
    DarkCard(id="special-creature", kind="encounter", use="special", cost=-1, discard=2, copies=5),
    DarkCard(id="reinforcements", kind="encounter", use="reinforcements", cost=6, discard=2, copies=2),
    DarkCard(id="ambush", kind="encounter", use="ambush", cost=4, discard=2, copies=2),
    DarkCard(id="thief", kind="encounter", use="thief", cost=2, copies=1),
)
