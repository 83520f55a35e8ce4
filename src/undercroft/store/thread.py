"""A thread that an event loop hands work to, one piece after the other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Piece = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Thread:
    """What an executor with one thread does, for less: a server hands over hundreds of pieces a second."""

    def __init__(self) -> None:
        self._pieces: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    def run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """The result of the work, in the loop that asked for it. What is cancelled before its turn is not done."""
        if self._closed:
            raise RuntimeError("this thread has been closed")
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="store", daemon=True)
            self._thread.start()
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._pieces.put((work, result))
        return result

    def close(self) -> None:
        """Wait until all is done that was asked for."""
        self._closed = True
        if self._thread is not None:
            self._pieces.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (piece := self._pieces.get()) is not None:
            work, result = piece
            if result.cancelled():
                continue
            told: tuple[Any, BaseException | None]
            try:
                told = work(), None
            except BaseException as error:
                told = None, error
            with suppress(RuntimeError):  # nobody waits for it any more: the loop is closed
                result.get_loop().call_soon_threadsafe(_settle, result, *told)
            del piece, work, result, told


def _settle(result: asyncio.Future[Any], value: Any, error: BaseException | None) -> None:
    if result.cancelled():
        return
    if error is None:
        result.set_result(value)
    else:
        result.set_exception(error)
