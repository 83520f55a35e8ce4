"""Views and options as arrays of a fixed size.

Everything a seat may know is in its view, a tree of numbers and words. Each leaf is a feature; features are hashed
into a vector of fixed length, so that one encoding fits all games. An option is the words of its text, hashed likewise.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import numpy as np

LONGEST = 64
"""Entries of a list beyond this one are not looked at."""


class Encoder:
    """Remembers where each path and each text goes, so that the same position costs little the second time."""

    def __init__(self, features: int, option_features: int) -> None:
        self.features, self.option_features = features, option_features
        self._places: dict[tuple[int, Any], int] = {}
        self._options: dict[tuple[str, str], Any] = {}

    def view(self, seen: Any) -> Any:
        """The numbers of a view (the larger, the more squeezed) and its words."""
        found = [0.0] * self.features
        self._add(found, 0, seen)
        return np.array(found, np.float32)

    def _add(self, found: list[float], path: int, value: Any) -> None:
        kind = type(value)
        if kind is int or kind is bool or kind is float:
            number = float(value)
            found[path % self.features] += number / (1.0 + abs(number)) if abs(number) > 1 else number
        elif kind is str:
            found[self._place(path, value) % self.features] += 1.0
        elif kind is dict:
            for name, inner in value.items():
                self._add(found, self._place(path, name), inner)
        elif kind is list or kind is tuple:
            for at, inner in enumerate(value[:LONGEST]):
                self._add(found, self._place(path, at), inner)
        elif value is not None:
            self._add(found, path, msgspec.to_builtins(value))

    def _place(self, path: int, name: Any) -> int:
        place = self._places.get((path, name))
        if place is None:
            place = self._places[path, name] = crc32(f"{path} {name}".encode())
        return place

    def option(self, key: str, text: str) -> Any:
        """The words of an option under its question, and the question itself."""
        made = self._options.get((key, text))
        if made is None:
            made = np.zeros(self.option_features, np.float32)
            for word in (key, *text.split(), *(f"{key} {word}" for word in text.split()[:1])):
                made[crc32(word.encode()) % self.option_features] += 1.0
            self._options[key, text] = made
        return made
