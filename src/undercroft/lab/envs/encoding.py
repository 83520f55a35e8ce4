"""Views and options as arrays of a fixed size.

Everything a seat may know is in its view, a tree of numbers and words. Each leaf is a feature; features are hashed
into a vector of fixed length, so that one encoding fits all games. An option is the words of its text, hashed likewise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

LONGEST = 64
"""Entries of a list beyond this one are not looked at."""


DEEPEST = 2
"""Tables and lists down to this depth are summed up by themselves, and remembered: little of a view changes at once."""
FEW = 6
"""What holds no more than this is not worth remembering."""
MOST = 2000
"""So many parts are remembered."""


class Encoder:
    """Remembers where each path and each text goes, and what the parts of a view come to, so that a position costs
    little that has much in common with others."""

    def __init__(self, features: int, option_features: int) -> None:
        self.features, self.option_features = features, option_features
        self._places: dict[int, dict[Any, int]] = {}
        self._parts: dict[tuple[int, bytes], Any] = {}
        self._rows: dict[str, dict[Any, int]] = {}  # by question and option: a row of
        self._words, self._known = np.zeros((256, option_features), np.float32), 0
        self._encode = msgspec.msgpack.Encoder().encode

    def view(self, seen: Any) -> Any:
        """The numbers of a view (the larger, the more squeezed) and its words."""
        return self._summed(0, seen if type(seen) is dict else msgspec.to_builtins(seen), 0)

    def _part(self, path: int, value: Any, depth: int) -> Any:
        key = path, self._encode(value)
        known = self._parts.get(key)
        if known is None:
            if len(self._parts) > MOST:
                self._parts.clear()
            known = self._parts[key] = self._summed(path, value, depth)
        return known

    def _summed(self, path: int, value: Any, depth: int) -> Any:
        found, parts = dict[int, float](), list[Any]()
        self._add(found, parts, path, value, depth)
        total = np.zeros(self.features, np.float32)
        total[list(found)] = list(found.values())
        for part in parts:
            total += part
        return total

    def _add(self, found: dict[int, float], parts: list[Any], path: int, value: Any, depth: int) -> None:
        """All that a table or list holds. Leaves are dealt with on the spot: most of a view are leaves."""
        places, size = self._places.setdefault(path, {}), self.features
        for name, inner in value.items() if type(value) is dict else enumerate(value[:LONGEST]):
            place = places.get(name)
            if place is None:
                place = self._learn(places, path, name)
            kind = type(inner)
            if kind is int or kind is bool or kind is float:
                at = place % size
                found[at] = found.get(at, 0.0) + (inner if -1 <= inner <= 1 else inner / (1.0 + abs(inner)))
            elif kind is str:
                words = self._places.setdefault(place, {})
                at = (words.get(inner) or self._learn(words, place, inner)) % size
                found[at] = found.get(at, 0.0) + 1.0
            elif kind is dict or kind is list or kind is tuple:
                if depth < DEEPEST and len(inner) > FEW:
                    parts.append(self._part(place, inner, depth + 1))
                else:
                    self._add(found, parts, place, inner, depth)
            elif inner is not None:
                self._add(found, parts, path, {name: msgspec.to_builtins(inner)}, depth)

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
