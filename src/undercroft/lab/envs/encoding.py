"""Options as rows of integers: the question and the words of each option, with the same numbers as in observations."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any

from undercroft.toolkit.observation import WORDS, number

FIGURES = WORDS + 1
"""Numbers in an option up to this limit are encoded with an offset."""


class Encoder:
    """Caches the row of each option it has seen, for a fixed number of options and words."""

    def __init__(self, most: int, words: int) -> None:
        self.words = words
        self._rows: dict[str, dict[Any, bytes]] = {}  # by question and option
        self._pack = Struct(f"{words}h").pack
        self._room = [bytes(2 * words * (most - used)) for used in range(most + 1)]  # emptied after this many

    def options(self, key: str, offered: Sequence[Any]) -> bytearray:
        """The question and the words of each option: a row for each."""
        rows = self._rows.get(key)
        if rows is None:
            rows = self._rows[key] = {}
        try:
            found = [*map(rows.__getitem__, offered)]
        except KeyError:
            found = [rows[option] if option in rows else self._row(key, rows, option) for option in offered]
        found.append(self._room[len(found)])
        return bytearray().join(found)

    def _row(self, key: str, rows: dict[Any, bytes], option: Any) -> bytes:
        """Encode an option seen for the first time."""
        words = [*map(told, (key, *str(option).replace(",", " ").split()[: self.words - 1]))]
        found = rows[option] = self._pack(*words, *[0] * (self.words - len(words)))
        return found


def told(word: str) -> int:
    """The number of a word. Figures and squares (`@61`) keep their order; two of them never share a number.

    >>> told("311") - told("11"), told("@61") - told("@20"), told("step") == number("step")
    (300, 41, True)
    """
    digits = word.removeprefix("@")
    figure = int(digits) if digits.isdecimal() and len(digits) < 6 else FIGURES + 1
    return FIGURES + figure if figure <= FIGURES else number(word)
