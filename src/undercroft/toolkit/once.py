"""Values computed once, on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801
    """Like `functools.cached_property`, but without its lock: bots look at thousands of positions per second and
    share none of them between threads."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find, self.__doc__ = find, find.__doc__

    def __get__(self, one: Any, owner: type) -> T:
        found = one.__dict__[self.find.__name__] = self.find(one)
        return found
