"""Option numbers that stay the same between questions, for players who listen to the list."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from undercroft.kernel import Request


class Numbers:
    """From one question of a kind to the next, options that are still offered keep their number. New ones get the
    lowest numbers that did not just mean something else; if nothing remains of the last list, numbering restarts at
    1.
    """

    def __init__(self) -> None:
        self._last: dict[tuple[int, str], dict[str, int]] = {}

    def of(self, request: Request) -> Mapping[str, int]:
        """The number of each option, by its value; repeated calls give the same numbers."""
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
