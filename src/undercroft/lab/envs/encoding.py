"""Views and options as arrays of a fixed size.

Everything a seat may know is in its view, a tree of numbers and words. Each leaf is a feature; features are hashed
into a vector of fixed length, so that one encoding fits all games. An option is the words of its text, hashed likewise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

LONGEST = 64
"""Entries of a list beyond this one are not looked at."""
FEW = 6
"""What holds no more than this is not taken apart."""
MOST = 4000
"""So many parts are remembered."""
UNIT = 4096
"""Numbers are rounded to this part of one and added up as whole numbers: then it makes no difference in which order,
and what has changed since the last look can be taken off and put on."""

Unit = tuple[bytes, Any]
"""A part of a view, packed, and what it comes to."""


class Encoder:
    """Remembers where each path and each text goes, what the parts of a view come to, and the last view: little of a
    view changes at once, and so a position costs little that has much in common with the one before."""

    def __init__(self, features: int, option_features: int) -> None:
        self.features, self.option_features = features, option_features
        self._places: dict[int, dict[Any, int]] = {}
        self._amounts: dict[float, int] = {}
        self._parts: dict[tuple[int, bytes], Any] = {}
        self._rows: dict[str, dict[Any, int]] = {}  # by question and option: a row of
        self._words, self._known = np.zeros((256, option_features), np.float32), 0
        self._encode = msgspec.msgpack.Encoder().encode
        self._forget([])

    def _forget(self, names: list[str]) -> None:
        self._names, self._total = names, np.zeros(self.features, np.int32)
        self._last: dict[int, tuple[bytes, dict[int, Unit]]] = {}  # by place: packed, and its parts

    def view(self, seen: Any) -> Any:
        """The numbers of a view (the larger, the more squeezed) and its words."""
        seen = seen if type(seen) is dict else msgspec.to_builtins(seen)
        names = list(seen)
        if names != self._names:
            self._forget(names)
        places, leaves = self._places.setdefault(0, {}), {}
        for name, inner in seen.items():
            kind = type(inner)
            if kind is dict or kind is list or kind is tuple:
                self._look(places.get(name) or self._learn(places, 0, name), inner)
            else:
                leaves[name] = inner
        self._look(0, leaves)
        return np.multiply(self._total, np.float32(1 / UNIT), dtype=np.float32)

    def _look(self, place: int, value: Any) -> None:
        """Put right what a table or list adds to the whole, if it is another than at the last look."""
        packed, (before, units) = self._encode(value), self._last.get(place, (b"", {}))
        if packed == before:
            return
        now = dict[int, Unit]()
        for at, part in self._taken_apart(place, value) if len(value) > FEW else ((place, value),):
            unit = self._encode(part)
            old = units.get(at)
            if old is None or old[0] != unit:
                added = self._part(at, unit, part)
                self._total += added
                now[at] = unit, added
            else:
                now[at] = units.pop(at)
        for _, gone in units.values():
            self._total -= gone
        self._last[place] = packed, now

    def _taken_apart(self, place: int, value: Any) -> Iterator[tuple[int, Any]]:
        """The tables and lists in it, and the rest of it, by their places."""
        places, rest = self._places.setdefault(place, {}), {}
        for name, inner in value.items() if type(value) is dict else enumerate(value[:LONGEST]):
            kind = type(inner)
            if kind is dict or kind is list or kind is tuple:
                yield places.get(name) or self._learn(places, place, name), inner
            else:
                rest[name] = inner
        if rest:
            yield place, rest

    def _part(self, place: int, packed: bytes, value: Any) -> Any:
        """What a part of a view comes to."""
        key = place, packed
        known = self._parts.get(key)
        if known is None:
            if len(self._parts) > MOST:
                self._parts.clear()
            found = dict[int, int]()
            self._add(found, place, value)
            known = self._parts[key] = np.zeros(self.features, np.int32)
            known[list(found)] = list(found.values())
        return known

    def _add(self, found: dict[int, int], path: int, value: Any) -> None:
        """All that a table or list holds. Leaves are dealt with on the spot: most of a view are leaves."""
        places, size = self._places.setdefault(path, {}), self.features
        for name, inner in value.items() if type(value) is dict else enumerate(value[:LONGEST]):
            place = places.get(name) or self._learn(places, path, name)
            kind = type(inner)
            if kind is int or kind is bool or kind is float:
                at, amount = place % size, self._amounts.get(inner)
                found[at] = found.get(at, 0) + (self._squeezed(inner) if amount is None else amount)
            elif kind is str:
                words = self._places.setdefault(place, {})
                at = (words.get(inner) or self._learn(words, place, inner)) % size
                found[at] = found.get(at, 0) + UNIT
            elif kind is dict or kind is list or kind is tuple:
                self._add(found, place, inner)
            elif inner is not None:
                self._add(found, path, {name: msgspec.to_builtins(inner)})

    def _squeezed(self, number: float) -> int:
        """A number between -1 and 1, the larger the nearer to them, in units."""
        near = number if -1 <= number <= 1 else number / (1.0 + abs(number))
        amount = round(UNIT * near)
        if len(self._amounts) < MOST:
            self._amounts[number] = amount
        return amount

    def _learn(self, places: dict[Any, int], path: int, name: Any) -> int:
        place = places[name] = crc32(f"{path} {name}".encode())
        return place

    def options(self, key: str, offered: Sequence[Any], into: Any) -> None:
        """The words of each option under its question, and of the question itself: a row for each."""
        rows = self._rows.get(key)
        if rows is None:
            rows = self._rows[key] = {}
        try:
            at = [rows[option] for option in offered]
        except KeyError:
            at = [rows[option] if option in rows else self._row(key, rows, option) for option in offered]
        self._words.take(at, 0, into[: len(at)], "clip")  # all are in range, and so nothing is checked or copied twice

    def _row(self, key: str, rows: dict[Any, int], option: Any) -> int:
        """Where the words of an option stand that is met for the first time."""
        words = str(option).split()
        if self._known == len(self._words):
            self._words = np.concatenate((self._words, np.zeros_like(self._words)))
        for word in (key, *words, *(f"{key} {word}" for word in words[:1])):
            self._words[self._known, crc32(word.encode()) % self.option_features] += 1.0
        rows[option] = self._known
        self._known += 1
        return self._known - 1
