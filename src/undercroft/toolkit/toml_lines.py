"""Finds the line of each value in a TOML text, which `tomllib` does not report.

The text must be valid TOML (let `tomllib` read it first); the scanner then only has to find where things are.

>>> index = line_index('''# a comment
... title = "Deep"
... [charts.door]
... rows = [
...     { roll = "1-3", door = "locked" },
...     { roll = "4+" },
... ]
... [[monsters]]
... id = "orc"
... ''')
>>> line_of(index, ("charts", "door", "rows", 1, "roll"))
6
>>> line_of(index, ("monsters", 0, "no-such-key"))
8
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping

Path = tuple[str | int, ...]
"""The path of a value: keys of tables and indexes of list entries."""

KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\]|\\.)*\"|'[^']*'")
STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
PLAIN = re.compile(r"[^,\]}#\n]+")
BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
SPACE = re.compile(r"[ \t]*")


def line_index(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every key and every list entry."""
    return _Scanner(text.replace("\r\n", "\n")).scan()


def line_of(index: Mapping[Path, int], path: Path) -> int:
    """The line of a value, or of the innermost enclosing element that has one."""
    for length in range(len(path), 0, -1):
        if path[:length] in index:
            return index[path[:length]]
    return 1


class _Scanner:
    """Walks over a TOML text once and notes the first line of everything that has a path."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.breaks = [at for at, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.entries: dict[Path, int] = {}

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        self._skip(BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(BLANK)
        return self.lines

    def _header(self) -> Path:
        """`[a.b]` or `[[a.b]]`: the path of the table that begins here."""
        double = self.text.startswith("[[", self.at)
        self.at += 1 + double
        named: Path = ()
        for key in self._keys():
            named = self._latest((*named, key))
        self.at += 1 + double
        if double:
            named = named[:-1] if isinstance(named[-1], int) else named
            self._note(named)
            self.entries[named] = self.entries.get(named, -1) + 1
            named = (*named, self.entries[named])
        self._note(named)
        return named

    def _latest(self, path: Path) -> Path:
        """Keys below an array of tables belong to its latest entry."""
        return (*path, self.entries[path]) if path in self.entries else path

    def _pair(self, table: Path) -> None:
        """`key = value`, dotted keys included."""
        path = table
        for key in self._keys():
            path = (*path, key)
            self._note(path)
        self.at += 1  # the equals sign
        self._skip(SPACE)
        self._value(path)

    def _keys(self) -> list[str]:
        keys = list[str]()
        while True:
            self._skip(SPACE)
            match = KEY.match(self.text, self.at)
            if match is None:
                raise ValueError(f"no key at line {self._line()}")
            keys.append(match[0].strip("\"'"))
            self.at = match.end()
            self._skip(SPACE)
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def _value(self, path: Path) -> None:
        start = self.text[self.at]
        if start == "[":
            self._list(path)
        elif start == "{":
            self._inline_table(path)
        else:
            match = (STRING if start in "\"'" else PLAIN).match(self.text, self.at)
            if match is None:
                raise ValueError(f"no value at line {self._line()}")
            self.at = match.end()

    def _list(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self._skip(BLANK) != "]":
            self._note((*path, number))
            self._value((*path, number))
            number += 1
            if self._skip(BLANK) == ",":
                self.at += 1
        self.at += 1

    def _inline_table(self, path: Path) -> None:
        self.at += 1
        while self._skip(BLANK) != "}":
            self._pair(path)
            if self._skip(BLANK) == ",":
                self.at += 1
        self.at += 1

    def _skip(self, what: re.Pattern[str]) -> str:
        """Skip whitespace and comments; return the next character."""
        match = what.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.text[self.at : self.at + 1]

    def _note(self, path: Path) -> None:
        self.lines.setdefault(path, self._line())

    def _line(self) -> int:
        return bisect_left(self.breaks, self.at) + 1
