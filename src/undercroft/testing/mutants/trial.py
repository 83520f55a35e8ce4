"""Plant faults and run the tests that reach them, each in a forked copy of one test run that has collected everything.

A fault is planted by giving the functions that are loaded the changed code, so that no module is imported again.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import io
import signal
import time
import types
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from .faults import Fault
from .forks import forked

Code = types.CodeType
Key = tuple[str, int, int]

QUIETLY = ("-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")


PATIENCE = 15.0
"""So many seconds more than ten times its own a test may take before a fault is said to hang it."""


def _hangs(*_: object) -> None:
    raise TimeoutError("the fault hangs this test")


class Cover(msgspec.Struct):
    """Which tests (by number) ran which lines, how long each test takes, and which fail without any fault.
    `imported` are the lines that run when a module is loaded: a fault planted later would not show in them."""

    tests: list[str]
    seconds: list[float]
    failing: list[int]
    lines: dict[str, dict[int, list[int]]]
    imported: dict[str, list[int]]

    def of(self, file: str, fault: Fault) -> list[int]:
        """The tests that reach a fault, the quickest first."""
        first, last = fault.lines
        found = {test for line in range(first, last + 1) for test in self.lines.get(file, {}).get(line, ())}
        return sorted(found - set(self.failing), key=lambda test: self.seconds[test])


class Verdict(msgspec.Struct):
    """`caught` names the test; it is empty where the fault survived."""

    caught: str
    tests: int


class Trials:
    """A pytest plugin: when all tests are collected, it hands over to `work` instead of running them."""

    def __init__(self, game: str, work: Callable[[Trials], None], words: tuple[str, ...] = ()) -> None:
        self.game, self.work, self.words = game, work, words
        self.items: list[pytest.Item] = []
        self.session: pytest.Session | None = None
        self.failed = False
        self.functions: dict[str, list[types.FunctionType]] = {}
        self.memories: list[functools._lru_cache_wrapper[Any]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.session, self.items = session, [item for item in session.items if self._wanted(item)]
        self._look_around()
        self.work(self)
        return True

    def _wanted(self, item: pytest.Item) -> bool:
        """The game's own tests, and of the tests of all games those that are run once for this one; with `words` only
        tests whose names hold one of them."""
        own = f"games/{self.game}/" in item.nodeid or item.nodeid.endswith(f"[{self.game}]")
        return own and (not self.words or any(word in item.nodeid for word in self.words))

    def _look_around(self) -> None:
        """Find the functions of the game, and those that remember results; then keep copies from touching the rest."""
        gc.collect()
        package = f"undercroft.games.{self.game}."
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and str(thing.__module__).startswith(package):
                self.functions.setdefault(thing.__code__.co_filename, []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper) and str(thing.__module__).startswith(package):
                self.memories.append(thing)
        gc.freeze()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.outcome == "failed"

    def run(
        self, numbers: Iterable[int], before: Callable[[int], None] = lambda number: None
    ) -> list[tuple[int, float, bool]]:
        """Run tests in this process: number, seconds and whether it passed."""
        found = []
        for number in numbers:
            before(number)
            self.failed, begin = False, time.perf_counter()
            item = self.items[number]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            found.append((number, time.perf_counter() - begin, not self.failed))
        return found

    def forget(self) -> None:
        """Empty what the functions of the game remember from earlier calls."""
        for memory in self.memories:
            memory.cache_clear()

    def verdict(self, file: Path, fault: Fault, numbers: list[int], seconds: list[float]) -> Verdict:
        """Plant a fault here and run the tests until one fails, or takes far longer than its `seconds`."""
        plant(file, fault, self.functions.get(str(file), []))
        self.forget()
        signal.signal(signal.SIGALRM, _hangs)
        for count, number in enumerate(numbers, 1):
            signal.setitimer(signal.ITIMER_REAL, PATIENCE + 10 * seconds[number])
            passed = self.run([number])[0][2]
            signal.setitimer(signal.ITIMER_REAL, 0)
            if not passed:
                return Verdict(self.items[number].nodeid, count)
        return Verdict("", len(numbers))

    def try_all(
        self, folder: Path, faults: list[tuple[str, Fault]], cover: Cover, jobs: int
    ) -> Iterable[tuple[int, Verdict]]:
        """The verdict on each fault, by number, as they come. Whoever hangs or dies is caught."""

        def work() -> Iterable[tuple[int, Callable[[], Any], float]]:
            for number, (file, fault) in enumerate(faults):
                tests = cover.of(file, fault)
                seconds = 20 + 10 * sum(cover.seconds[test] for test in tests)
                yield number, functools.partial(self.verdict, folder / file, fault, tests, cover.seconds), seconds

        for number, said in forked(jobs, work()):
            yield number, Verdict("(it hangs)", 0) if said is None else msgspec.convert(said, Verdict)


def collected(folders: list[Path], trials: Trials) -> None:
    """Collect the tests of some folders and hand them to the trials."""
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        code = pytest.main([*QUIETLY, *map(str, folders)], plugins=[trials])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"pytest has failed ({code}):\n{shown.getvalue()[-3000:]}")


def plant(file: Path, fault: Fault, functions: list[types.FunctionType]) -> None:
    """Change the code of those functions that the fault is in."""
    source = file.read_text(encoding="utf-8")
    before, after = (
        _codes(compile(text, str(file), "exec", dont_inherit=True)) for text in (source, fault.planted(source))
    )
    changed = {key: after[key] for key, code in before.items() if key in after and after[key] != code}
    for function in functions:
        name, line = function.__code__.co_qualname, function.__code__.co_firstlineno
        for key, code in changed.items():
            if key[:2] == (name, line) and before[key] == function.__code__:
                function.__code__ = code
                break


def _codes(module: Code) -> dict[Key, Code]:
    """All code objects in a module by qualified name, first line and number among those."""
    found: dict[Key, Code] = {}

    def walk(code: Code) -> None:
        for constant in code.co_consts:
            if isinstance(constant, Code):
                number = 0
                while (key := (constant.co_qualname, constant.co_firstlineno, number)) in found:
                    number += 1
                found[key] = constant
                walk(constant)

    walk(module)
    return found
