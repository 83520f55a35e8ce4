"""What `undercroft lab` does: run an experiment and report it, or compare two."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from undercroft.kernel import SetupError

from . import clusters, comparing, experiment, parquet, report, running


def run(files: Sequence[Path], to: Path | None, jobs: int, on: str) -> None:
    """Play what is missing, then write the report beside the games."""
    if len(files) != 1:
        raise SetupError("name one experiment; or two folders with --compare")
    if not 1 <= jobs <= 256:
        raise SetupError(f"--jobs goes from 1 to 256, not {jobs}")
    clusters.check(on)
    asked = experiment.load(files[0])
    folder = to or Path(asked.name)
    games = asked.games * len(asked.cells())
    notebook = running.Notebook(folder, asked)
    notebook.claim()
    before = len(notebook.finished())
    console = Console(stderr=True)
    if before:
        console.print(f"{before} of {games} games are there already", markup=False)
    running_on = running.run(asked, folder, jobs, on)
    try:
        for _ in track(running_on, asked.name, games - before, console=console, disable=not console.is_terminal):
            pass
    except KeyboardInterrupt:
        kept = len(notebook.finished())
        console.print(f"Stopped. {kept} of {games} games are in {folder}; the same command continues.", markup=False)
        raise
    write_report(folder)


def write_report(folder: Path) -> None:
    asked, rows = running.opened(folder)
    (folder / "report.html").write_text(report.page(asked, rows), encoding="utf-8")
    written = ["report.html"]
    if importlib.util.find_spec("pyarrow"):
        parquet.write(rows, folder / "rows.parquet")
        written.append("rows.parquet")
    for line in report.summary(asked, rows):
        print(line)
    print(f"in {folder}: {', '.join(written)}")


def compare(folders: Sequence[Path]) -> None:
    """Compare two experiments; the first is the baseline."""
    if len(folders) != 2:
        raise SetupError("two folders of experiments are compared")
    one, two = map(running.opened, folders)
    for line in comparing.told(comparing.compare(one, two), (folders[0].name, folders[1].name)):
        print(line)
