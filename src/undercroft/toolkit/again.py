"""Parts of a scene that are rebuilt only when their inputs have changed.

Most of a scene stays the same from one answer to the next. A game builds a large part with `again(slot, made_of, make,
...)`, which returns the same as `make(...)`. With a memory (`with remembering(memory)`: a server has one per table),
the identical object is returned as long as the inputs are equal, so comparing and encoding scenes is quick. Without a
memory nothing is cached.

`made_of` must contain everything of the view that `make` reads; a contract test compares scenes built in both ways.
Parts of a position that look the same to all seats are built with `once(slot, make, ...)`, which does not compare
inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from msgspec.msgpack import encode

P = ParamSpec("P")
T = TypeVar("T")
POSITIONS = 4


class Memory:
    """The parts of one table's scenes made last, by slot and inputs, because seats may see different things in the same
    slot. `trim` is called for each new position and drops what was not used in the last few: while a large part is
    reused, the small parts inside it are not requested.
    """

    def __init__(self) -> None:
        self._parts: dict[tuple[Hashable, bytes], Any] = {}
        self._wanted: dict[tuple[Hashable, bytes], Any] = {}
        self._now: dict[Hashable, Any] = {}
        self._positions = 0

    def again(self, slot: Hashable, made_of: Any, make: Callable[P, T], *inputs: P.args, **named: P.kwargs) -> T:
        """
        >>> memory = Memory()
        >>> first = memory.again("sheet", {"health": 3}, lambda: ["three"])
        >>> memory.again("sheet", {"health": 3}, lambda: ["three"]) is first
        True
        >>> memory.again("sheet", {"health": 2}, lambda: ["two"])
        ['two']
        """
        key = slot, encode(made_of)
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = make(*inputs, **named)
        self._wanted[key] = part
        found: T = part
        return found

    def once(self, slot: Hashable, make: Callable[P, T], *inputs: P.args, **named: P.kwargs) -> T:
        """
        >>> memory = Memory()
        >>> memory.once("round", lambda: [1]) is memory.once("round", lambda: [2])
        True
        >>> memory.pass_on()
        >>> memory.once("round", lambda: [2])
        [2]
        """
        if slot not in self._now:
            self._now[slot] = make(*inputs, **named)
        found: T = self._now[slot]
        return found

    def pass_on(self) -> None:
        """There is a new position."""
        self._now.clear()

    def trim(self) -> None:
        self._positions += 1
        if self._positions % POSITIONS == 0:
            self._parts, self._wanted = self._wanted, {}


_memory: ContextVar[Memory | None] = ContextVar("memory", default=None)


def again(slot: Hashable, made_of: Any, make: Callable[P, T], *inputs: P.args, **named: P.kwargs) -> T:
    """Return `make(*inputs)`, or the remembered result for this slot if the inputs are the same."""
    memory = _memory.get()
    return make(*inputs, **named) if memory is None else memory.again(slot, made_of, make, *inputs, **named)


def once(slot: Hashable, make: Callable[P, T], *inputs: P.args, **named: P.kwargs) -> T:
    """Return `make(*inputs)`, or the remembered result for this slot if the position is the same."""
    memory = _memory.get()
    return make(*inputs, **named) if memory is None else memory.once(slot, make, *inputs, **named)


@contextmanager
def remembering(memory: Memory) -> Iterator[None]:
    before = _memory.set(memory)
    try:
        yield
    finally:
        _memory.reset(before)
