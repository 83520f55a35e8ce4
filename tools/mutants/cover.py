"""Which tests run which line: measured once per game, kept in the build folder, and updated.

If a test file has changed, its tests are measured again. If a source file has changed, its lines are tracked to where
they are now, and a new line counts as reached by the tests that reach its neighbours. So a map that is not quite fresh
can list a test too few or too many. A whole new module means that everything is measured again.
"""

from __future__ import annotations

import difflib
import hashlib
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from .faults import LOOKED_AT, faults
from .forks import forked
from .probes import Probes
from .trial import Cover, Trials, ones

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

FORGETFUL = 50
"""Function caches are cleared after this many tests, otherwise only the first test would be seen to reach them."""
PIECE = 400
"""The number of tests that are measured and saved at a time."""

Lines = dict[str, dict[int, str]]
"""By file and line: which tests, as bits of a number in hexadecimal."""


class Seen(msgspec.Struct):
    """What is known about a test; `mark` stands for the text of its file."""

    mark: str
    seconds: float
    passed: bool


class Map(msgspec.Struct):
    """What is kept: tests by the numbers that the lines use, the sources that the lines are those of."""

    tests: dict[str, Seen] = {}
    lines: Lines = {}
    sources: dict[str, str] = {}
    imported: dict[str, list[int]] = {}


class Part(msgspec.Struct):
    """What one copy has measured."""

    tests: list[tuple[int, float, bool]]
    lines: Lines


def known(trials: Trials, folder: Path, kept: Path, jobs: int, only: str, say: Callable[[str], None]) -> Cover:
    """The map of lines and tests, from what is `kept` and up to date; of files with `only` in their path."""
    texts = sources(folder, only)
    old = msgspec.json.decode(kept.read_bytes(), type=Map, strict=False) if kept.is_file() else Map()
    found = followed(old, texts)
    if found.sources != old.sources or not found.imported:
        found.imported = imported(trials.game, folder)
    marks = {item.path: _mark(item.path.read_bytes()) for item in trials.items}
    wanted = [
        number
        for number, item in enumerate(trials.items)
        if item.nodeid not in found.tests or found.tests[item.nodeid].mark != marks[item.path]
    ]
    if wanted:
        say(f"{trials.game}: measuring which lines {len(wanted)} of {len(trials.items)} tests run")
    forget(found, [trials.items[number].nodeid for number in wanted])
    for part in measured(trials, folder, list(texts), wanted, jobs):
        add(found, part, trials, marks)
        _write(kept, found)
    if not wanted and found.sources != old.sources:
        _write(kept, found)
    return cover(found, trials)


def sources(folder: Path, only: str = "") -> dict[str, str]:
    """The files that faults are planted in, with their texts."""
    files = {
        str(file.relative_to(folder)): file.read_text(encoding="utf-8")
        for part in LOOKED_AT
        for file in sorted((folder / part).rglob("*.py"))
    }
    return {name: text for name, text in files.items() if only in name}


def followed(old: Map, texts: dict[str, str]) -> Map:
    """A map for the current sources; an empty one if there is a new module with functions."""
    if any(name not in old.sources and faults(text) for name, text in texts.items()):
        return Map(sources=texts)
    lines = {
        name: moved(old.lines.get(name, {}), old.sources.get(name, ""), text)
        if text != old.sources.get(name)
        else old.lines.get(name, {})
        for name, text in texts.items()
    }
    return Map(dict(old.tests), lines, texts, old.imported)


def moved(lines: dict[int, str], old: str, new: str) -> dict[int, str]:
    """The lines of a changed text. New lines get the tests of those that they replace, or of their neighbours."""
    found: dict[int, int] = {}
    for tag, a1, a2, b1, b2 in difflib.SequenceMatcher(
        None, old.split("\n"), new.split("\n"), autojunk=False
    ).get_opcodes():
        before, after = (a1, a2) if tag in ("equal", "replace") else (max(a1 - 1, 0), a2 + 1)
        block = 0
        for at in range(before, after):
            block |= int(lines.get(at + 1, "0"), 16)
        for at in range(b1, b2):
            found[at + 1] = int(lines.get(a1 + at - b1 + 1, "0"), 16) if tag == "equal" else block
    return {line: f"{bits:x}" for line, bits in found.items() if bits}


def forget(found: Map, tests: list[str]) -> None:
    """Forget what is known about some tests, and give new tests their numbers."""
    numbers = {test: number for number, test in enumerate(found.tests)}
    gone = sum(1 << numbers[test] for test in tests if test in numbers)
    for test in tests:
        found.tests[test] = Seen("", 0.0, passed=False)
    for known_lines in found.lines.values():
        for line, bits in known_lines.items():
            known_lines[line] = f"{int(bits, 16) & ~gone:x}"


def add(found: Map, part: Part, trials: Trials, marks: dict[Path, str]) -> None:
    for number, seconds, passed in part.tests:
        item = trials.items[number]
        found.tests[item.nodeid] = Seen(marks[item.path], seconds, passed)
    numbers = {test: number for number, test in enumerate(found.tests)}
    place = {number: numbers[trials.items[number].nodeid] for number, _, _ in part.tests}
    for file, lines in part.lines.items():
        into = found.lines.setdefault(file, {})
        for line, bits in lines.items():
            more = sum(1 << place[number] for number in ones(int(bits, 16)))
            into[line] = f"{int(into.get(line, '0'), 16) | more:x}"


def cover(found: Map, trials: Trials) -> Cover:
    """What a trial asks of a map."""
    item = {test.nodeid: number for number, test in enumerate(trials.items)}
    return Cover(
        [item.get(test, -1) for test in found.tests],
        [seen.seconds for seen in found.tests.values()],
        {number for number, seen in enumerate(found.tests.values()) if not seen.passed},
        {file: {line: int(bits, 16) for line, bits in lines.items()} for file, lines in found.lines.items()},
        found.imported,
    )


def measured(trials: Trials, folder: Path, files: list[str], wanted: list[int], jobs: int) -> Iterator[Part]:
    """Run tests with a probe in every statement, in batches, each in a forked copy of this process."""
    pieces = [wanted[at : at + PIECE] for at in range(0, len(wanted), PIECE)]
    work = ((at, partial(_piece, trials, folder, files, piece), 7200.0) for at, piece in enumerate(pieces))
    for _, said in forked(jobs, work):
        if said is None:
            raise SystemExit("the tests could not be measured")
        yield msgspec.convert(said, Part, strict=False)


def _piece(trials: Trials, folder: Path, files: list[str], numbers: list[int]) -> Part:
    probes = Probes()
    for file in files:
        probes.put(folder / file, file, trials.functions.get(str(folder / file), []))
    reached: dict[int, list[int]] = defaultdict(list)
    ran = []
    for count, number in enumerate(numbers):
        if count % FORGETFUL == 0:
            trials.forget()
        ran += trials.run([number])
        for probe in probes.passed():
            reached[probe].append(number)
    lines: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for probe, tests in reached.items():
        place, bits = probes.places[probe], sum(1 << test for test in tests)
        for line in range(place.first, place.last + 1):
            lines[place.file][line] |= bits
    return Part(ran, {file: {line: f"{bits:x}" for line, bits in found.items()} for file, found in lines.items()})


def imported(game: str, folder: Path) -> dict[str, list[int]]:
    """The lines that run while a game is loaded, seen from a fresh process."""
    run = subprocess.run([sys.executable, "-c", LOADING, str(folder), game], capture_output=True, check=True, text=True)
    return msgspec.json.decode(run.stdout, type=dict[str, list[int]])


def _mark(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=8).hexdigest()


def _write(kept: Path, found: Map) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    part = kept.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(found))
    part.replace(kept)
