"""`undercroft replay`, `report` and `picture`: look at a game that was played."""

from __future__ import annotations

import sys
from pathlib import Path

import undercroft
from undercroft import store, texts
from undercroft.games import find
from undercroft.kernel import SetupError, saves
from undercroft.store import reports
from undercroft.tables import drawing
from undercroft.tables.plain import words

from .arguments import Lang, Output, Stdin, language
from .output import STANDARD, write


def replay(file: str, *, to: int | None = None, lang: Lang = None, stdin: Stdin = False) -> None:
    """Replay a saved game or a bug report: step by step in a terminal, otherwise to its end or its fault.

    Args:
        file: A saved game by name, or a save or report by file.
        to: Stop after this many answers.
    """
    from undercroft.tables.plain.replay import Replay

    error = reports.unpack(store.read(file))[1] if Path(file).is_file() else ""
    body = saves.read(_save_of(file))
    answers = len(body.history)
    if to is not None and not 0 <= to <= answers:
        raise SetupError(f"the game has {answers} answers, so --to goes from 0 to {answers}, not {to}")
    stepper = Replay(body, find(body.header.game), texts.voice(body.header.game, language(lang)), print)
    if error:
        print("The report says: " + words.clean(error.strip().splitlines()[-1]))
    if stdin or sys.stdin.isatty():
        stepper.interactive(input, to or 0)
    elif not stepper.run(to):
        sys.exit(1)


def report(save: str | None = None, *, to: Output = Path("undercroft-report.json")) -> None:
    """Put a game, its log, the versions and the last error into one file for a bug report.

    Args:
        save: A saved game by name, or a save by file; by default the game played last.
        to: The file to write; - for standard output.
    """
    if save is None:
        known = store.open().names()
        if not known:
            raise SetupError("there is no saved game to report")
        save = known[0]
    write(to, reports.pack(_save_of(save), reports.last_fault()))
    if to != STANDARD:
        print(f"{save[:80]!r} is written to {to.name}.")


def _save_of(name_or_file: str) -> str:
    """The text of a save: of a stored game, or from a file that is a save or a report."""
    try:
        return (
            reports.unpack(store.read(name_or_file))[0]
            if Path(name_or_file).is_file()
            else store.open().export(name_or_file)
        )
    except (OSError, ValueError):
        raise SetupError(f"there is no file or game {name_or_file[:80]!r}") from None


def picture(file: str, *, svg: Output, seat: int | None = None, lang: Lang = None) -> None:
    """Draw the board of a saved game or a report as SVG.

    Args:
        file: A saved game by name, or a save or report by file.
        svg: The file to write; - for standard output.
        seat: Show what this seat sees; by default what spectators see.
    """
    session = undercroft.load(_save_of(file), language(lang))
    if seat is not None and not 1 <= seat <= session.config.seats:
        raise SetupError(f"the game has seats 1 to {session.config.seats}, not {seat}")
    scene = session.scene(None if seat is None else seat - 1)
    if scene is None or not scene.boards:
        raise SetupError("this game has no board to draw")
    write(svg, drawing.svg(scene.boards[0], session.speaker))
    if svg != STANDARD:
        print(f"Drawn in {svg.name}.")
