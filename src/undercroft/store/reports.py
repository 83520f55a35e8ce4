"""Bug reports: one file that carries the whole game, its log, the versions and the last error."""

from __future__ import annotations

import contextlib
import platform
import sys
from importlib import metadata

import msgspec

import undercroft
from undercroft.kernel import SaveError, UndercroftError

from . import files
from .log import Entry

PACKAGES = ("msgspec", "cyclopts", "rich", "fluent.runtime")


class Report(msgspec.Struct, kw_only=True):
    """`entries`: the log entries after the save, if the store has them."""

    undercroft: str = "report"
    save: str
    log: list[str]
    error: str
    versions: dict[str, str]
    entries: list[Entry] = []


def note(error: str) -> None:
    """Remember the last fault for a report. If that fails, it is ignored: the game matters more."""
    with contextlib.suppress(SaveError):
        files.write_private(files.home() / "last-error.txt", error)


def last_fault() -> str:
    file = files.home() / "last-error.txt"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def pack(save: str, error: str = "", entries: list[Entry] | None = None) -> str:
    """Build a report of this save as text. It contains the whole game, including secrets."""
    try:
        session = undercroft.load(save)
        log = [session.speaker(event.text()) for event in session.events]
    except UndercroftError as problem:
        log, error = [], error or str(problem)
    except Exception as problem:
        log, error = [], error or f"{type(problem).__name__}: {problem}"
    report = Report(save=save, log=log, error=error, versions=_versions(), entries=entries or [])
    return msgspec.json.format(msgspec.json.encode(report).decode(), indent=1)


def _versions() -> dict[str, str]:
    found = {"undercroft": undercroft.__version__, "python": platform.python_version(), "platform": sys.platform}
    for package in PACKAGES:
        found[package] = metadata.version(package)
    return found


def unpack(text: str) -> tuple[str, str]:
    """Read a save or a report; returns the save and the error that the report describes."""
    try:
        report = msgspec.json.decode(text, type=Report)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return text, ""
    if report.undercroft != "report":
        raise SaveError("this is neither a save nor a report of Undercroft")
    return report.save, report.error
