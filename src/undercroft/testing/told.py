"""Recorded rule tests: everything the tables of a test ask and tell, and the state they leave, compared with a file. A
game's `conftest.py` makes a `Record` of its folder `told/` and passes each test to it. After an intended change, renew
the files with `UPDATE_PLAYTHROUGHS=1` and read the diff.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel import Ask, Event, GameInfo, Table

ALONE = "WITHOUT_RECORDINGS"
"""With this in the environment tests are not compared with what was written down, so that they stand for themselves."""
HEADING, LATER = "== ", ", content "


class Notes:
    """The running test's tables and the questions that were put, while somebody listens."""

    def __init__(self) -> None:
        self.listening = False
        self.collected: dict[tuple[str, str], list[str]] = {}
        """The tests of whole files, in their order, by the folder of their game and their module."""
        self.tables: list[Table[Any, Any]] = []
        self.questions: list[str] = []

    def begin(self) -> None:
        self.listening, self.tables, self.questions = True, [], []

    def end(self) -> tuple[list[str], list[str]]:
        """A line for each event of all tables, and for each question."""
        self.listening = False
        return [_event(event) for table in self.tables for event in table.log or ()], self.questions

    def left(self) -> list[str]:
        """A line for the state that each table is left with: a mark over each part of it that is not as by default, and
        how often chance or a reveal has spoken there."""
        return [f"left luck {table.luck}, {_parts(table.state)}" for table in self.tables]

    def table(self, table: Table[Any, Any]) -> None:
        """A table was made."""
        if self.listening:
            self.tables.append(table)

    def question(self, ask: Ask[Any]) -> None:
        """A question is put; now is the time to hear what its options are called."""
        if self.listening:
            self.questions.append(_question(ask))


NOTES = Notes()


class Record:
    """What the tests of a folder have told: a file for each of their modules, a part for each test. `brief`: only the
    kinds of its events and the keys of its questions, with a mark over the rest; a folder of thousands of tests would
    tell megabytes. `states`: marks, too, over the states that its tables are left with.

    A test plays with the content of `game` that it was recorded with, `content` unless its heading says another, so
    that a new card changes no record. A test without a record plays with the newest."""

    def __init__(
        self, folder: Path, game: GameInfo, content: int, *, brief: bool = False, states: bool = False
    ) -> None:
        self.folder, self.game, self.content, self.brief, self.states = folder, game, content, brief, states
        self.newest = game.content
        self.known: dict[str, dict[str, list[str]]] = {}
        self.later: dict[tuple[str, str], int] = {}

    def watched(self, module: str, test: str) -> Iterator[None]:
        """Run a test between the two halves of this; it must ask and tell what it did before."""
        recorded = self.read(module).get(test)
        content = self.newest if recorded is None else self.later.get((module, test), self.content)
        msgspec.structs.force_setattr(self.game, "content", content)
        try:
            NOTES.begin()
            yield
            told, asked = NOTES.end()
        finally:
            msgspec.structs.force_setattr(self.game, "content", self.newest)
        if not os.environ.get(ALONE):
            self.compare(module, test, told, asked)

    def compare(self, module: str, test: str, told: list[str], asked: list[str]) -> None:
        lines = [*_brief("told", told), *_brief("asked", asked)] if self.brief else [*told, *asked]
        lines += NOTES.left() if self.states else []
        if os.environ.get("UPDATE_PLAYTHROUGHS"):
            self.write(module, test, lines)
        recorded = self.read(module).get(test, [])
        assert lines == recorded, "\n".join(
            [
                f"{test} asks, tells or leaves something else than in {self.folder.name}/{module}.txt.",
                f"If that is wanted: UPDATE_PLAYTHROUGHS=1 python -m pytest {self.folder.parent} -k {module}",
                *unified_diff(recorded, lines, "recorded", "now", lineterm="", n=1),
                "All of it now:",
                *told,
                *asked,
            ]
        )

    def read(self, module: str) -> dict[str, list[str]]:
        if module not in self.known:
            file, parts = self.folder / f"{module}.txt", dict[str, list[str]]()
            for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
                if line.startswith(HEADING):
                    name, _, later = line.removeprefix(HEADING).partition(LATER)
                    parts[name] = []
                    if later:
                        self.later[module, name] = int(later)
                else:
                    next(reversed(parts.values())).append(line)
            self.known[module] = parts
        return self.known[module]

    def write(self, module: str, test: str, lines: list[str]) -> None:
        """Tests that are not collected any more leave the record."""
        if lines and test not in self.read(module) and self.newest != self.content:
            self.later[module, test] = self.newest
        parts = self.read(module)
        if lines:
            parts[test] = lines
        else:
            parts.pop(test, None)
        if collected := NOTES.collected.get((self.folder.parent.name, module)):
            parts = self.known[module] = {name: parts[name] for name in collected if name in parts}
        text = "".join("\n".join([self.heading(module, name), *told, ""]) for name, told in parts.items())
        if text:
            self.folder.mkdir(exist_ok=True)
            (self.folder / f"{module}.txt").write_text(text, encoding="utf-8")

    def heading(self, module: str, test: str) -> str:
        later = self.later.get((module, test))
        return f"{HEADING}{test}{LATER}{later}" if later else f"{HEADING}{test}"


MOST = 24
"""How many names are written out in a brief line."""


def _brief(verb: str, lines: list[str]) -> list[str]:
    """The first words of lines, repeats counted, with a mark over the whole; nothing if there are none."""
    if not lines:
        return []
    runs = [(name, len(list(run))) for name, run in groupby(_name(line) for line in lines)]
    names = [name if count == 1 else f"{name} x{count}" for name, count in runs[:MOST]]
    more = [f"{len(runs) - MOST} more"] if len(runs) > MOST else []
    return [f"{verb} {', '.join([*names, *more])}: {marked(lines)}"]


def _name(line: str) -> str:
    """The kind of an event, or the key of a question."""
    return line.partition(", ")[2].partition(":")[0] if line.startswith("? ") else line.partition(" ")[0]


def _parts(state: msgspec.Struct) -> str:
    held = ((name, getattr(state, name), default) for name, default in _fields(type(state)))
    return ", ".join(f"{name} {marked([plain(part)])[:4]}" for name, part, default in held if part != default)


def plain(value: Any) -> str:
    """A state as a text, without what is as it is by default: a field that is new in all of them changes no text.

    >>> plain({1: [2, "x"]})
    "{1:[2,'x',],}"
    """
    if isinstance(value, msgspec.Struct):
        fields = ((name, getattr(value, name), default) for name, default in _fields(type(value)))
        return f"({''.join(f'{name}={plain(held)},' for name, held, default in fields if held != default)})"
    if isinstance(value, dict):
        return f"{{{''.join(f'{plain(key)}:{plain(held)},' for key, held in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{''.join(f'{plain(held)},' for held in value)}]"
    return repr(value)


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct, each with its default."""
    return [
        (field.name, field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default)
        for field in msgspec.structs.fields(kind)
    ]


def marked(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def _event(event: Event) -> str:
    fields = {name: value for name, value in msgspec.to_builtins(event).items() if name not in ("type", "cites")}
    return " ".join([type(event).__name__, *(f"{name}={value}" for name, value in fields.items() if value is not None)])


NOT_ASKED = ", confirm=None"
"""Marks were made before options could ask once more: those that do not have kept theirs."""


def _question(ask: Ask[Any]) -> str:
    """Whom it is put to and what it is about; the options as a mark over texts, labels, groups, places and meanings."""
    offered = [
        f"{option} {ask.label(option) if ask.label else ''} {getattr(option, 'group', '')} {getattr(option, 'at', '')}"
        + (f" {ask.meaning(option)}".replace(NOT_ASKED, "") if ask.meaning else "")
        for option in ask.options
    ]
    about = " ".join(f"{name}={value}" for name, value in ask.about.items())
    return f"? seat {ask.seat}, {ask.key}: {len(offered)} options {marked(offered)}; {about} {' '.join(ask.at)}".rstrip(
        "; "
    )
