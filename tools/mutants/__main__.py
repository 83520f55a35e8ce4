"""Plant faults in the rules and content effects of games and count what their tests catch."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from rich.console import Console

import undercroft
from undercroft.games import find, infos
from undercroft.testing.told import ALONE

from . import cover
from .faults import Fault, faults
from .trial import SURVIVED, Cover, Trials, Verdict, collected

ROOT = Path(undercroft.__file__).parents[2]
WARM = 5
"""The number of tests that run first, so that content is loaded before the process is forked."""


class Asked(msgspec.Struct, frozen=True):
    """Plant `number` faults, drawn by the seed, in files with `file` in their path; with tests that have one of the
    `words` in their names."""

    number: int
    seed: int = 0
    jobs: int = 1
    file: str = ""
    words: tuple[str, ...] = ()
    fresh: bool = False
    seconds: float = 0
    """Only the fastest tests that reach a fault, together this many seconds; 0 for all."""
    recordings: bool = True
    """Whether recorded games and recorded tests count."""


class Survivor(msgspec.Struct):
    """A fault that no test has noticed; `tests` is how many reach it."""

    file: str
    line: int
    function: str
    old: str
    new: str
    code: str
    tests: int


class Count(msgspec.Struct):
    planted: int = 0
    caught: int = 0
    equivalent: int = 0
    survivors: list[Survivor] = []


class Equivalent(msgspec.Struct, frozen=True, kw_only=True):
    """A fault that changes nothing anybody could see, and why. `code` is its line, without indentation."""

    file: str
    code: str
    old: str
    new: str
    why: str


def equivalents(game: str) -> set[tuple[str, str, str, str]]:
    """The list of the game's tests: `tests/games/<game>/equivalent.toml`, entries `[[fault]]`."""
    file = ROOT / "tests" / "games" / game / "equivalent.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("fault", []) if file.is_file() else []
    return {(one.file, one.code, one.old, one.new) for one in msgspec.convert(entries, list[Equivalent])}


def all_faults(folder: Path) -> list[tuple[str, Fault]]:
    """Everything that can be planted in a game, in order."""
    return [(file, fault) for file, text in cover.sources(folder).items() for fault in faults(text)]


@cache
def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").split("\n")


def _named(folder: Path, file: str, fault: Fault) -> tuple[str, str, str, str]:
    """How the list of equivalents names a fault: without line numbers, which change with every edit."""
    return file, _lines(folder / file)[fault.line - 1].strip(), fault.old, fault.new


def stale(game: str) -> list[tuple[str, str, str, str]]:
    """Entries of the list that match no fault any more, because the line has changed."""
    folder = ROOT / "src" / "undercroft" / "games" / game
    return sorted(equivalents(game) - {_named(folder, *one) for one in all_faults(folder)})


def plantable(file: str, fault: Fault, found: Cover) -> bool:
    """Whether a line runs only while the game is loaded; a fault planted later would have no effect."""
    lines = range(fault.lines[0], fault.lines[1] + 1)
    loaded = set(found.imported.get(file, ()))
    reached = found.lines.get(file, {})
    return any(reached.get(line) for line in lines) or not any(line in loaded for line in lines)


def mutants(asked: Asked, game: str) -> Count:
    """Plant faults and count."""
    folder, tests = ROOT / "src" / "undercroft" / "games" / game, ROOT / "tests" / "games" / game
    count, same = Count(), equivalents(game)
    console = Console(stderr=True, soft_wrap=True)

    def say(text: str) -> None:
        console.print(text, style="red", markup=False, highlight=False)

    def work(trials: Trials) -> None:
        found = known_cover(trials, folder, asked, say)
        for test in found.failing:
            if found.items[test] >= 0:
                say(f"fails without any fault and is left out: {trials.items[found.items[test]].nodeid}")
        for one in stale(game):
            say(f"equivalent.toml names a fault that is not there: {one}")
        sites = [one for one in all_faults(folder) if asked.file in one[0] and plantable(*one, found)]
        drawn = random.Random(asked.seed).sample(sites, min(asked.number, len(sites)))
        survivors: dict[int, Survivor] = {}
        for at, verdict in judged(trials, folder, drawn, found, asked):
            file, fault = drawn[at]
            name = _named(folder, file, fault)
            if verdict.caught != SURVIVED:
                count.caught += 1
            elif name in same:
                count.equivalent += 1
            else:
                survivors[at] = Survivor(file, fault.line, fault.function, fault.old, fault.new, name[1], verdict.tests)
                say(line(survivors[at]))
        count.planted, count.survivors = len(drawn), [one for _, one in sorted(survivors.items())]

    collected([tests, ROOT / "tests" / "contract"], Trials(game, work, asked.words, asked.recordings))
    return count


def judged(
    trials: Trials, folder: Path, drawn: list[tuple[str, Fault]], found: Cover, asked: Asked
) -> Iterator[tuple[int, Verdict]]:
    """The verdict on each fault. If the test that caught a fault also fails without one, the fault is tried again
    without it."""
    trials.run(found.middling(WARM))
    left, sound = dict(enumerate(drawn)), set[int]()
    while left:
        caught: dict[int, Verdict] = {}
        for at, verdict in trials.try_all(folder, dict(left), found, asked.jobs, asked.seconds):
            if verdict.caught in sound or verdict.caught < 0:
                del left[at]
                yield at, verdict
            else:
                caught[at] = verdict
        broken = trials.unsound(verdict.caught for verdict in caught.values())
        found.failing |= {test for test, item in enumerate(found.items) if item in broken}
        for at, verdict in caught.items():
            if verdict.caught not in broken:
                sound.add(verdict.caught)
                del left[at]
                yield at, verdict


def known_cover(trials: Trials, folder: Path, asked: Asked, say: Callable[[str], None]) -> Cover:
    """The map of lines and tests; for a single file without a complete map, one of that file only."""
    kept = ROOT / "build" / "mutants"
    whole, part = kept / f"{trials.game}.json", kept / f"{trials.game}-{asked.file.replace('/', '_')}.json"
    if asked.fresh:
        whole.unlink(missing_ok=True)
        part.unlink(missing_ok=True)
    if not asked.file or whole.is_file():
        return cover.known(trials, folder, whole, asked.jobs, "", say)
    return cover.known(trials, folder, part, asked.jobs, asked.file, say)


def line(one: Survivor) -> str:
    reached = f"{one.tests} tests" if one.tests else "no test reaches it"
    return f"survived: {one.file}:{one.line} in {one.function}: {one.old}  ->  {one.new}   ({reached})"


def told(game: str, count: Count) -> str:
    """A line for each survivor and one for all."""
    lines = [line(one) for one in count.survivors]
    counted = count.planted - count.equivalent
    share = 100 * count.caught / counted if counted else 100.0
    lines.append(
        f"{game}: {count.planted} faults planted, {count.caught} caught ({share:.1f} %), "
        f"{count.equivalent} equivalent, {len(count.survivors)} survived"
    )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games by slug; all if none is named")
    parser.add_argument("--number", type=int, default=200, help="faults per game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", default="", help="only files with this in their path")
    parser.add_argument(
        "--tests", default="", help="only tests with one of these words (commas between) in their names"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="end with all counts as JSON in one line")
    parser.add_argument("--seconds", type=float, default=0, help="run the quickest tests of a fault so long; 0: all")
    parser.add_argument(
        "--without-recordings", action="store_true", help="only tests of rules: no recorded game, nothing told"
    )
    parser.add_argument("--fresh", action="store_true", help="measure again which test runs which line")
    said = parser.parse_args(arguments)
    words = tuple(word for word in said.tests.split(",") if word)
    recordings = not said.without_recordings
    if not recordings:
        os.environ[ALONE] = "1"
    asked = Asked(said.number, said.seed, said.jobs, said.file, words, said.fresh, said.seconds, recordings)
    every = Count()
    for slug in said.games or list(infos()):
        find(slug)
        count = mutants(asked, slug)
        print(told(slug, count), flush=True)
        every.planted, every.caught = every.planted + count.planted, every.caught + count.caught
        every.equivalent += count.equivalent
        for one in count.survivors:
            one.file = f"{slug}/{one.file}"
        every.survivors += count.survivors
    if said.json:
        print(json.dumps(msgspec.to_builtins(every)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
