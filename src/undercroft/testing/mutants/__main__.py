"""Plant faults in the rules and content effects of games and count what their tests catch."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tomllib
from functools import cache
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

import undercroft
from undercroft.games import find, infos

from . import cover
from .faults import Fault, faults
from .trial import Cover, Trials, Verdict, collected

ROOT = Path(undercroft.__file__).parents[2]
LOOKED_AT = ("rules", "content", "scenarios")


class Survivor(msgspec.Struct):
    """A fault that no test has noticed; `tests` reach it."""

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
    return [
        (str(file.relative_to(folder)), fault)
        for part in LOOKED_AT
        for file in sorted((folder / part).rglob("*.py"))
        for fault in faults(file.read_text(encoding="utf-8"))
    ]


@cache
def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").split("\n")


def _named(folder: Path, file: str, fault: Fault) -> tuple[str, str, str, str]:
    """How the list of equivalents names a fault: without line numbers, which change with every edit."""
    return file, _lines(folder / file)[fault.line - 1].strip(), fault.old, fault.new


def plantable(file: str, fault: Fault, found: Cover) -> bool:
    """A line that runs only while the game is loaded has made its tables before a fault could be planted."""
    lines = range(fault.lines[0], fault.lines[1] + 1)
    loaded = set(found.imported.get(file, ()))
    reached = found.lines.get(file, {})
    return any(line in reached for line in lines) or not any(line in loaded for line in lines)


def mutants(game: str, number: int, seed: int, jobs: int, only: str, words: tuple[str, ...] = ()) -> Count:
    """Plant `number` faults, drawn by the seed, and count. `only`: in files with this in their name; `words`: with
    tests that have one of these in theirs."""
    folder, tests = ROOT / "src" / "undercroft" / "games" / game, ROOT / "tests" / "games" / game
    count, same = Count(), equivalents(game)
    console = Console(stderr=True)

    def work(trials: Trials) -> None:
        found = known_cover(trials, folder, tests, jobs, console, only)
        for test in found.failing:
            console.print(f"fails without any fault and is left out: {found.tests[test]}", style="red", markup=False)
        every = all_faults(folder)
        for stale in sorted(same - {_named(folder, *one) for one in every}):
            console.print(f"equivalent.toml names a fault that is not there: {stale}", style="red", markup=False)
        sites = [one for one in every if only in one[0] and plantable(*one, found)]
        drawn = random.Random(seed).sample(sites, min(number, len(sites)))
        count.planted = len(drawn)
        verdicts: dict[int, Verdict] = {}
        trying = trials.try_all(folder, drawn, found, jobs)
        shown = track(trying, f"{game}: faults", len(drawn), console=console, disable=not console.is_terminal)
        for at, verdict in shown:
            verdicts[at] = verdict
        for at, (file, fault) in enumerate(drawn):
            if verdicts[at].caught:
                count.caught += 1
            elif (name := _named(folder, file, fault)) in same:
                count.equivalent += 1
            else:
                count.survivors.append(
                    Survivor(file, fault.line, fault.function, fault.old, fault.new, name[1], verdicts[at].tests)
                )

    collected([tests, ROOT / "tests" / "contract"], Trials(game, work, words))
    return count


def known_cover(trials: Trials, folder: Path, tests: Path, jobs: int, console: Console, only: str) -> Cover:
    """The map of lines and tests: from the build folder if nothing has changed since."""
    source = folder.parent.parent
    mark = cover.fingerprint(
        [
            folder,
            source / "kernel",
            source / "toolkit",
            tests,
            ROOT / "tests" / "contract",
            ROOT / "tests" / "playthroughs",
        ]
    )
    part = "-".join(word.replace("/", "_") for word in (only, *trials.words) if word)
    kept = ROOT / "build" / "mutants" / f"{trials.game}-{mark}{part and '-' + part}.json"
    if not kept.is_file():
        console.print(f"{trials.game}: measuring which of {len(trials.items)} tests run which line", markup=False)
        found = cover.measured(trials, folder, jobs, only)
        kept.parent.mkdir(parents=True, exist_ok=True)
        for older in kept.parent.glob(f"{trials.game}-*.json"):
            if mark not in older.name:
                older.unlink()
        kept.write_bytes(msgspec.json.encode(found))
    return msgspec.json.decode(kept.read_bytes(), type=Cover, strict=False)


def told(game: str, count: Count) -> str:
    """A line for each survivor and one for all."""
    lines = [
        f"survived: {one.file}:{one.line} in {one.function}: {one.old}  ->  {one.new}"
        + ("   (no test reaches it)" if not one.tests else f"   ({one.tests} tests)")
        for one in count.survivors
    ]
    judged = count.planted - count.equivalent
    share = 100 * count.caught / judged if judged else 100.0
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
    asked = parser.parse_args(arguments)
    every = Count()
    for slug in asked.games or list(infos()):
        find(slug)
        words = tuple(word for word in asked.tests.split(",") if word)
        count = mutants(slug, asked.number, asked.seed, asked.jobs, asked.file, words)
        print(told(slug, count), flush=True)
        every.planted, every.caught = every.planted + count.planted, every.caught + count.caught
        every.equivalent += count.equivalent
        for one in count.survivors:
            one.file = f"{slug}/{one.file}"
        every.survivors += count.survivors
    if asked.json:
        print(json.dumps(msgspec.to_builtins(every)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
