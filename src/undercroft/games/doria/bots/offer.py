"""The options of a question by their kinds, sorted once for all ideas about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from ..rules.options import Choices

T = TypeVar("T")


class Offer:
    """Options that are known by their kinds; kinds that no idea looks at are not even listed."""

    def __init__(self, options: Iterable[Any]) -> None:
        self.options = options
        self.kinds: dict[type, list[Any]] = {}

    def __iter__(self) -> Iterator[Any]:
        return iter(self.options)

    def of(self, kind: type[T]) -> list[T]:
        found = self.kinds.get(kind)
        if found is None:
            found = self.kinds[kind] = of_kind(self.options, kind)
        return found


def of_kind(options: Iterable[Any], kind: type[T]) -> list[T]:
    """The options of exactly one kind, in their order."""
    if isinstance(options, (Offer, Choices)):
        return options.of(kind)
    return [option for option in options if type(option) is kind]
