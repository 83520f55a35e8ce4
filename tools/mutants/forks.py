"""Work in forked copies of this process, so that their changes vanish with them."""

from __future__ import annotations

import os
import resource
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

MEMORY = 4 * 2**30


class _Copy(msgspec.Struct):
    pid: int
    pipe: int
    end: float
    key: Any
    said: bytes = b""


def forked(jobs: int, work: Iterable[tuple[Any, Callable[[], Any], float]]) -> Iterator[tuple[Any, Any]]:
    """Run each piece of work (a key, a function, the seconds allowed) in a forked copy, `jobs` at a time. Yields key
    and result in the order in which they finish; the result is None if a copy died or took too long."""
    waiting, running = iter(work), list[_Copy]()
    more = True
    while more or running:
        while more and len(running) < jobs:
            piece = next(waiting, None)
            if piece is None:
                more = False
                break
            running.append(_fork(*piece))
        for copy in _ended(running):
            running.remove(copy)
            yield copy.key, msgspec.json.decode(copy.said) if copy.said else None


def _fork(key: Any, do: Callable[[], Any], seconds: float) -> _Copy:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        _in_the_copy(do, writing)
    os.close(writing)
    return _Copy(pid, reading, time.monotonic() + seconds, key)


def _in_the_copy(do: Callable[[], Any], writing: int) -> None:
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        said = msgspec.json.encode(do())
        while said:
            said = said[os.write(writing, said) :]
    finally:
        os._exit(0)


def _ended(running: list[_Copy]) -> list[_Copy]:
    """Copies that have finished or timed out."""
    wait = max(0.0, min(copy.end for copy in running) - time.monotonic()) if running else 0.0
    ready, _, _ = select.select([copy.pipe for copy in running], [], [], wait)
    ended = []
    for copy in running:
        if copy.pipe in ready:
            part = os.read(copy.pipe, 1 << 16)
            copy.said += part
            if part:
                continue
        elif time.monotonic() < copy.end:
            continue
        else:
            os.kill(copy.pid, signal.SIGKILL)
            copy.said = b""
        os.close(copy.pipe)
        os.waitpid(copy.pid, 0)
        ended.append(copy)
    return ended
