"""The 8 challenge Encounter Cards with their 22 Challenge Tokens (9 of Level I, 8 of Level II, 5 of Level III)."""

from __future__ import annotations

from .definitions import ALL, Challenge, Reward, Trap

CHALLENGES = (
    Challenge(id="treasure-chest", tokens=(3, 2, 1), reward=Reward(xp=(1, 2, 3), draw=1)),
    Challenge(id="locked-chest", tokens=(2, 2, 2), locked=True, reward=Reward(xp=(2, 3, 5), draw=1, heal=1)),
    Challenge(id="pit-trap", tokens=(2, 1, 0), trap=Trap(wounds=(1, 2, 3), speed=1, pit=True)),
    Challenge(id="dart-trap", tokens=(1, 1, 0), trap=Trap(wounds=(1, 2, 3), poison=True)),
    Challenge(id="alarm-gong", tokens=(1, 0, 0), trap=Trap(alarm=True, discard=1)),
    Challenge(id="flame-jet", tokens=(0, 1, 1), trap=Trap(wounds=(1, 2, 3), room=True)),
    Challenge(id="snare-net", tokens=(0, 1, 0), trap=Trap(wounds=(0, 1, 2), speed=ALL)),
    Challenge(id="void-rune", tokens=(0, 0, 1), trap=Trap(wounds=(1, 1, 2), discard=2)),
)
