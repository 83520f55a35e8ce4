"""All that a rule test's tables ask and tell, compared with what was written down: nothing changes unseen.

A game's `conftest.py` makes a `Record` of its folder `told/` and hands each test to it. After a wanted change, write
the files anew with `UPDATE_PLAYTHROUGHS=1` and look at what differs.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel import Ask, Event, EventLog

HEADING = "== "


class Notes:
    """The logs of the running test's tables and the questions that were put, while somebody listens."""

    def __init__(self) -> None:
        self.listening = False
        self.logs: list[EventLog] = []
        self.questions: list[str] = []

    def begin(self) -> None:
        self.listening, self.logs, self.questions = True, [], []

    def end(self) -> list[str]:
        """A line for each event of all tables, then for each question."""
        self.listening = False
        return [*(_event(event) for log in self.logs for event in log), *self.questions]

    def table(self, log: EventLog) -> None:
        """A table was made."""
        if self.listening:
            self.logs.append(log)

    def question(self, ask: Ask[Any]) -> None:
        """A question is put; now is the time to hear what its options are called."""
        if self.listening:
            self.questions.append(_question(ask))


NOTES = Notes()


class Record:
    """What the tests of a folder have told: a file for each of their modules, a part for each test. `brief`: only how
    many lines a test told, and a mark over them; a folder of thousands of tests would tell megabytes."""

    def __init__(self, folder: Path, *, brief: bool = False) -> None:
        self.folder, self.brief = folder, brief
        self.known: dict[str, dict[str, list[str]]] = {}

    def watched(self, module: str, test: str) -> Iterator[None]:
        """Run a test between the two halves of this; it must ask and tell what it did before."""
        NOTES.begin()
        yield
        lines = NOTES.end()
        if self.brief and lines:
            lines = [f"{len(lines)} lines {marked(lines)}"]
        if os.environ.get("UPDATE_PLAYTHROUGHS"):
            self.write(module, test, lines)
        assert lines == self.read(module).get(test, []), f"{test} asks or tells something else than in {module}.txt"

    def read(self, module: str) -> dict[str, list[str]]:
        if module not in self.known:
            file, parts = self.folder / f"{module}.txt", dict[str, list[str]]()
            for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
                if line.startswith(HEADING):
                    parts[line.removeprefix(HEADING)] = []
                else:
                    next(reversed(parts.values())).append(line)
            self.known[module] = parts
        return self.known[module]

    def write(self, module: str, test: str, lines: list[str]) -> None:
        """The first test of a module in a run begins a new file."""
        parts = self.known.setdefault(module, {})
        if lines:
            parts[test] = lines
        text = "".join(f"{HEADING}{name}\n" + "".join(f"{line}\n" for line in told) for name, told in parts.items())
        if text:
            self.folder.mkdir(exist_ok=True)
            (self.folder / f"{module}.txt").write_text(text, encoding="utf-8")


def marked(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def _event(event: Event) -> str:
    fields = {name: value for name, value in msgspec.to_builtins(event).items() if name not in ("type", "cites")}
    return " ".join([type(event).__name__, *(f"{name}={value}" for name, value in fields.items() if value is not None)])


def _question(ask: Ask[Any]) -> str:
    """Whom it is put to and what it is about; the options as a mark over texts, labels, groups and places."""
    offered = [
        f"{option} {ask.label(option) if ask.label else ''} {getattr(option, 'group', '')} {getattr(option, 'at', '')}"
        for option in ask.options
    ]
    about = " ".join(f"{name}={value}" for name, value in ask.about.items())
    return f"? seat {ask.seat}, {ask.key}: {len(offered)} options {marked(offered)}; {about} {' '.join(ask.at)}".rstrip(
        "; "
    )
