"""`undercroft saves`: the stored games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from cyclopts import App

from undercroft import store, texts
from undercroft.kernel import SetupError, say
from undercroft.store import backup as backups
from undercroft.store import expiry, reports
from undercroft.tables.plain import words

from .arguments import Json, Output, Where, address, text_of
from .output import STANDARD, print_json, write

app = App(name="saves", help="List, export, import and delete saved games.")


@app.default
@app.command(name="list")
def list_saves(*, where: Where = None, json: Json = False) -> None:
    """List the saved games, the last played first."""
    found = store.open(address(where)).games()
    if json:
        print_json(found)
        return
    if not found:
        print(texts.voice(None, texts.language())(say("saves-none")), file=sys.stderr)
    for one in found:
        told = _summary(one)
        print("\n".join(words.fold(told, words.size()[0], "  ")) if sys.stdout.isatty() else told)


def _summary(one: store.Summary) -> str:
    played = datetime.fromtimestamp(one.changed / 1000).strftime("%Y-%m-%d %H:%M")
    who = ", ".join(player or "you" for player in one.players)
    return f"{one.name}: {one.title} ({one.scenario}), {who}; {one.decisions} answers, {one.state}, {played}"


@app.command
def export(name: str, *, to: Output | None = None, where: Where = None) -> None:
    """Write a saved game to a file that others can import and replay. It contains all secrets of the game.

    Args:
        name: The saved game.
        to: The file to write, which must not exist; - for standard output.
    """
    file = to or Path(f"{name}.undercroft")
    if file != STANDARD and file.is_file():
        raise SetupError(f"{file.name!r} exists already; choose another file with --to")
    write(file, store.open(address(where)).export(name))
    if file != STANDARD:
        print(f"{name!r} is written to {file.name}.")


@app.command(name="import")
def take_in(file: Path, *, name: str | None = None, where: Where = None) -> None:
    """Save a game from an exported file or a bug report.

    Args:
        file: The exported file or report.
        name: The name to save it under; by default that of the file.
    """
    kept = store.open(address(where)).take_in(reports.unpack(text_of(file))[0], name or file.stem)
    print(f"Saved as {kept.name!r}.")


@app.command
def delete(name: str, *, where: Where = None) -> None:
    """Delete a saved game for good.

    Args:
        name: The saved game.
    """
    store.open(address(where)).delete(name)
    print(f"{name!r} is deleted.")


@app.command
def backup(to: Path, *, where: Where = None) -> None:
    """Copy all games and campaigns into one file; a server may be running.

    Args:
        to: The file to write. It contains the secrets of all games.
    """
    with _database(where) as database:
        told = backups.backup(database, to)
    print(f"{told.tables} games with {told.entries} entries and {told.campaigns} campaigns are written to {to.name}.")


@app.command
def restore(file: Path, *, where: Where = None) -> None:
    """Restore a backup into an empty store, SQLite or PostgreSQL.

    Args:
        file: A file written by `undercroft saves backup`.
    """
    with _database(where) as database:
        told = backups.restore(database, file)
    print(f"{told.tables} games with {told.entries} entries and {told.campaigns} campaigns are restored.")


@app.command
def expire(*, days: float, to: Path, where: Where = None) -> None:
    """Export games that have not been played for some days to files, and delete them.

    Args:
        days: The number of days.
        to: The folder for the files.
    """
    if days < 1:
        raise SetupError("--days must be at least 1")
    with _database(where) as database:
        gone = [file for file in expiry.all_expired(database.prepare(), days, to) if file is not None]
    print(f"{len(gone)} games are exported to {to} and deleted.")


@contextmanager
def _database(where: str | None) -> Iterator[store.Database]:
    database = store.Database(address(where) or store.default_url())
    try:
        yield database
    finally:
        database.close()
