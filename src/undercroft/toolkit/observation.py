"""What a seat sees as integers in fixed places, for learners, which need arrays quickly.

A game defines its blocks. A block has rows of one kind of thing, with a number in each column; missing things are zero.
Names of content are encoded as fixed numbers, so what was learnt on one machine is valid on another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeVar
from zlib import crc32

import msgspec

T = TypeVar("T")

WORDS = 9973
"""Names are encoded as numbers from 1 to this."""
KEPT = 256
"""The number of packed parts cached of each kind."""
NOTHING = [0] * 4096


class Words(dict[str | None, int]):
    """The number of each name; nothing is 0.

    >>> words = Words()
    >>> words["ogre"] == words["ogre"] != words["rat"], words[""], words[None]
    (True, 0, 0)
    """

    def __missing__(self, name: str | None) -> int:
        found = self[name] = crc32(name.encode()) % WORDS + 1 if name else 0
        return found


number = Words().__getitem__


def numbers(names: Iterable[str]) -> list[int]:
    """The numbers of names, in their order."""
    return [*map(number, names)]


class Block(NamedTuple):
    """A block with this many rows and these columns."""

    name: str
    rows: int
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        return self.rows * len(self.columns)


Pack = Callable[[Any, Any, int], bytearray]
"""Packs what a seat sees: state, content, seat."""


class Observation(NamedTuple):
    """The blocks of a game, in order, and a factory for observers. An observer packs what a seat sees into the
    blocks. It may remember what it saw last, so every table has its own."""

    blocks: tuple[Block, ...]
    onlooker: Callable[[], Pack]

    def pack(self, state: Any, content: Any, seat: int) -> bytearray:
        """What a seat sees, packed by an observer without history."""
        return self.onlooker()(state, content, seat)

    @property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)

    @property
    def places(self) -> dict[str, slice]:
        """The offset of each block in the row of numbers."""
        ends = ends_of(self.blocks)
        return {block.name: slice(end - block.size, end) for block, end in zip(self.blocks, ends, strict=True)}


def ends_of(blocks: Iterable[Block]) -> tuple[int, ...]:
    """Where each block ends."""
    return tuple(accumulate(block.size for block in blocks))


class Kept(dict[bytes, bytes], Generic[T]):
    """Packs a part that seldom changes and caches it by the text it shows. `make` depends on nothing else."""

    def __init__(self, make: Callable[[T], bytes]) -> None:
        self.make = make

    def __call__(self, shown: T) -> bytes:
        text = _text(shown)
        found = self.get(text)
        if found is None:
            if len(self) >= KEPT:
                self.clear()
            found = self[text] = self.make(shown)
        return found


_text = msgspec.msgpack.Encoder().encode


class Latest(Generic[T]):
    """Packs a part of one table and reuses the result while the part is unchanged, which is cheaper than a cache key.
    `copied` snapshots what can be changed in place.
    """

    def __init__(self, make: Callable[[T], bytes], copied: Callable[[T], T]) -> None:
        self.make, self.copied = make, copied
        self.shown: T | None = None
        self.bytes = b""

    def __call__(self, shown: T) -> bytes:
        if shown != self.shown:
            self.shown, self.bytes = self.copied(shown), self.make(shown)
        return self.bytes


def filled(values: list[int], size: int) -> list[int]:
    """The values, cut off or filled up with zeros to this size.

    >>> filled([4, 5], 3), filled([4, 5], 1)
    ([4, 5, 0], [4])
    """
    missing = size - len(values)
    if missing > 0:
        values += NOTHING[:missing]
    elif missing:
        del values[size:]
    return values


class _Packers(dict[int, Callable[..., bytes]]):
    """Packers for arrays of this many integers, four bytes each."""

    def __missing__(self, size: int) -> Callable[..., bytes]:
        found = self[size] = Struct(f"{size}i").pack
        return found


_packers = _Packers()
_zeros = bytes(4 * 4096)


def packed(values: list[int], size: int) -> bytes:
    """The values, cut off or filled up with zeros to this size, four bytes each.

    >>> packed([1, 2], 3) == packed([1, 2, 0, 0], 3)
    True
    """
    missing = size - len(values)
    if missing < 0:
        del values[size:]
    found = _packers[len(values)](*values)
    return found + _zeros[: 4 * missing] if missing > 0 else found


def halves(bits: int) -> tuple[int, int]:
    """Up to 60 bits as two numbers."""
    return bits & 0x3FFFFFFF, bits >> 30 & 0x3FFFFFFF


def names_kept(most: int) -> Kept[list[str]]:
    """Packs a list of names, padded to this many."""
    return Kept(lambda names: packed(numbers(names), most))
