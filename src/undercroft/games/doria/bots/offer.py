"""The options of a question by their kinds, sorted once for all ideas about it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeVar

T = TypeVar("T")


class Offer(list[Any]):
    """A list of options that knows which of them are of one kind."""

    def __init__(self, options: Iterable[Any]) -> None:
        super().__init__(options)
        self.kinds: dict[type, list[Any]] = {}
        for kind, alike in groupby(self, type):
            self.kinds.setdefault(kind, []).extend(alike)


def of_kind(options: Iterable[Any], kind: type[T]) -> list[T]:
    """The options of exactly one kind, in their order."""
    if isinstance(options, Offer):
        return options.kinds.get(kind, [])
    return [option for option in options if type(option) is kind]
