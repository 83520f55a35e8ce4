"""The options of a question by their kinds, sorted once for all ideas about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")


class Offer(list[Any]):
    """A list of options that knows which of them are of one kind."""

    @cached_property
    def kinds(self) -> dict[type, list[Any]]:
        found: dict[type, list[Any]] = {}
        for option in self:
            found.setdefault(type(option), []).append(option)
        return found


def of_kind(options: Iterable[Any], kind: type[T]) -> list[T]:
    """The options of exactly one kind, in their order."""
    if isinstance(options, Offer):
        return options.kinds.get(kind, [])
    return [option for option in options if type(option) is kind]
