"""Numbers of options that stay put, for players who hear a list instead of seeing it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from undercroft.kernel import Request


class Numbers:
    """From one question of a kind to the next, what is still offered keeps its number. What is new gets the lowest
    numbers that did not mean something else just before; where nothing is left of the last list, it begins with 1."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, str], dict[str, int]] = {}

    def of(self, request: Request) -> Mapping[str, int]:
        """The number of each option, by its value; the same however often it is asked for."""
        values = [option.value for option in request.options]
        before = self._last.get((request.seat, request.key), {})
        if before.keys() == set(values):
            return before
        kept = {value: before[value] for value in values if value in before}
        used = set(before.values()) if kept else set()
        free = (number for number in count(1) if number not in used)
        found = {value: kept[value] if value in kept else next(free) for value in values}
        self._last[request.seat, request.key] = found
        return found
