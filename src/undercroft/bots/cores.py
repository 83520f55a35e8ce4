"""Search on several cores: each gets the game as a save and a share of the work."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, TypeVar

from undercroft.games import find
from undercroft.kernel import Session, saves

T = TypeVar("T")


def at_once(work: Callable[..., T], session: Session[Any, Any], shares: list[tuple[Any, ...]], jobs: int) -> list[T]:
    """Return `work(session, *share)` for each share; `work` must be a module-level function."""
    if jobs == 1:
        return [work(session, *share) for share in shares]
    save = session.save()
    waiting = [_pool(jobs).submit(_elsewhere, work, save, share) for share in shares]
    return [one.result() for one in waiting]


@cache
def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _elsewhere(work: Callable[..., T], save: str, share: tuple[Any, ...]) -> T:
    body = saves.read(save)
    return work(saves.load(body, find(body.header.game)), *share)
