"""Named integer streams that live in the state: splitmix64, the same on every machine, and free to clone.

The stream "" holds the seed; every other stream is derived from it by name when it is first used, so that one more
shuffle never changes the dice.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15

Streams = dict[str, int]


def mix(z: int) -> int:
    """Scramble 64 bits (the output function of splitmix64).

    >>> mix(1)
    6238072747940578789
    """
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seeded(seed: int) -> Streams:
    """Fresh streams for a game with this seed."""
    return {"": mix(seed & MASK)}


def _begin(streams: Streams, name: str) -> int:
    start = streams[""]
    for byte in name.encode():
        start = mix((start ^ byte) + GOLDEN & MASK)
    return start


def below(streams: Streams, name: str, n: int) -> int:
    """The next number of a stream, uniform in 0 .. n-1."""
    at = streams[name] if name in streams else _begin(streams, name)
    streams[name] = z = (at + GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK  # `mix`, written out: this is the most frequently called function
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


def shuffle(streams: Streams, name: str, items: MutableSequence[Any]) -> None:
    """Shuffle in place (Fisher-Yates), with numbers `below` each place, written out."""
    at = streams[name] if name in streams else _begin(streams, name)
    for last in range(len(items) - 1, 0, -1):
        streams[name] = at = z = (at + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        other = ((z ^ (z >> 31)) * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]


def deal_anew(streams: Streams, items: MutableSequence[Any]) -> None:
    """Shuffle independently of the previous order: a re-deal depends only on what is known."""
    items[:] = sorted(items)
    shuffle(streams, "redeal", items)
