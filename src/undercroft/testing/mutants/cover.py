"""Which tests run which line: measured once per game and kept until a file changes."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import coverage
import msgspec

from .forks import forked
from .trial import Cover, Trials

LOADING = """
import coverage, importlib, json, pkgutil, sys
from pathlib import Path
folder, game = sys.argv[1:]
watch = coverage.Coverage(data_file=None, source=[folder], messages=False)
watch.start()
package = importlib.import_module(f"undercroft.games.{game}")
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
watch.stop()
data = watch.get_data()
print(json.dumps({str(Path(file).relative_to(folder)): data.lines(file) for file in data.measured_files()}))
"""


FORGETFUL = 25
"""What functions remember is emptied before every so many tests: the content of a large game takes a second to read."""


class Part(msgspec.Struct):
    """What one copy has measured."""

    tests: list[tuple[int, float, bool]]
    lines: dict[str, dict[int, list[int]]]


def fingerprint(folders: Iterable[Path]) -> str:
    """Changes with any file that a map rests on."""
    seen = hashlib.blake2b(digest_size=8)
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".ftl", ".csv", ".txt"):
                seen.update(file.name.encode() + file.read_bytes())
    return seen.hexdigest()


def measured(trials: Trials, folder: Path, jobs: int, only: str = "") -> Cover:
    """Run all tests with every line watched; of files with `only` in their path, which is much quicker. What functions
    remember is emptied now and then, or else only the first test would be seen to reach them."""
    files = [str(file) for file in sorted(folder.rglob("*.py")) if only in str(file.relative_to(folder))]

    def part(share: int) -> Part:
        watch = coverage.Coverage(data_file=None, include=files, messages=False)
        watch.set_option("run:disable_warnings", ["no-data-collected"])
        watch.start()

        def before(number: int) -> None:
            if number // jobs % FORGETFUL == 0:
                trials.forget()
            watch.switch_context(str(number))

        ran = trials.run(range(share, len(trials.items), jobs), before)
        watch.stop()
        data = watch.get_data()
        lines = {
            str(Path(file).relative_to(folder)): {
                line: [int(context) for context in contexts if context]
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        return Part(ran, lines)

    cover = Cover([item.nodeid for item in trials.items], [0.0] * len(trials.items), [], {}, {})
    lines: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for _, said in forked(jobs, ((share, lambda share=share: part(share), 3600.0) for share in range(jobs))):  # type: ignore[misc]
        if said is None:
            raise SystemExit("the tests could not be measured")
        done = msgspec.convert(said, Part, strict=False)
        for number, seconds, passed in done.tests:
            cover.seconds[number] = seconds
            if not passed:
                cover.failing.append(number)
        for file, found in done.lines.items():
            for line, tests in found.items():
                lines[file][line] += tests
    cover.imported = imported(trials.game, folder)
    cover.lines = {file: dict(found) for file, found in lines.items()}
    return cover


def imported(game: str, folder: Path) -> dict[str, list[int]]:
    """The lines that run while a game is loaded, seen from a fresh process."""
    run = subprocess.run([sys.executable, "-c", LOADING, str(folder), game], capture_output=True, check=True, text=True)
    return msgspec.json.decode(run.stdout, type=dict[str, list[int]])
