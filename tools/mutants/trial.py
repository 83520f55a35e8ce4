"""Plant faults and run the tests that reach them, each in a forked copy of one pytest process that has collected all
tests."""

from __future__ import annotations

import contextlib
import functools
import gc
import io
import signal
import time
import types
from collections.abc import Callable, Iterable
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
import pytest

from .faults import Fault
from .forks import forked
from .planting import plant

QUIETLY = ("-s", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist")
"""Plain asserts: pytest writes those of the game anew, too, and nothing could be planted in a function that has one."""


PATIENCE = 15.0
"""A test hangs if it takes ten times its usual processor time plus this many seconds."""
PRINTED = ("content", "editions")
"""What functions here remember is what is printed, which a fault in the rules does not change."""


def _hangs(*_: object) -> None:
    raise TimeoutError("the fault hangs this test")


class Cover(msgspec.Struct):
    """Which tests ran which lines, as bits; for each test by its bit: the number of its item (-1: not collected), how
    long it takes, and whether it is among those that fail without any fault. `imported` are the lines that run when a
    module is loaded: a fault planted later would not show in them."""

    items: list[int]
    seconds: list[float]
    failing: set[int]
    lines: dict[str, dict[int, int]]
    imported: dict[str, list[int]]

    def of(self, file: str, fault: Fault, most: float = 0) -> list[tuple[int, float]]:
        """The items that reach a fault with their seconds, the fastest first; at most `most` seconds together."""
        bits = 0
        for line in range(fault.lines[0], fault.lines[1] + 1):
            bits |= self.lines.get(file, {}).get(line, 0)
        found = [test for test in ones(bits) if self.items[test] >= 0 and test not in self.failing]
        ranked = sorted(((self.items[test], self.seconds[test]) for test in found), key=lambda one: one[1])
        sums = accumulate(seconds for _, seconds in ranked)
        return [one for one, sum_ in zip(ranked, sums, strict=True) if not most or sum_ <= most]

    def middling(self, number: int) -> list[int]:
        """A few items that pass and take neither long nor no time at all."""
        sound = [test for test, item in enumerate(self.items) if item >= 0 and test not in self.failing]
        sound.sort(key=lambda test: self.seconds[test])
        return [self.items[test] for test in sound[len(sound) // 2 :][:number]]


SURVIVED, HUNG = -1, -2


class Verdict(msgspec.Struct):
    """`caught` is the number of the test that noticed the fault; so many `tests` were run."""

    caught: int
    tests: int


@functools.cache
def replays(file: Path) -> bool:
    """Whether a test file compares whole games with recordings."""
    text = file.read_text(encoding="utf-8")
    return "UPDATE_PLAYTHROUGHS" in text or "check_goes_as_before" in text


class Trials:
    """A pytest plugin: when all tests are collected, it hands over to `work` instead of running them."""

    def __init__(
        self, game: str, work: Callable[[Trials], None], words: tuple[str, ...] = (), recordings: bool = True
    ) -> None:
        self.game, self.work, self.words, self.recordings = game, work, words, recordings
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
        tests whose names hold one of them; without `recordings` none that plays a recorded game again."""
        own = f"games/{self.game}/" in item.nodeid or item.nodeid.endswith(f"[{self.game}]")
        named = not self.words or any(word in item.nodeid for word in self.words)
        return own and named and (self.recordings or not replays(item.path))

    def _look_around(self) -> None:
        """Find the functions of the game, and those that remember results; then keep copies from touching the rest.
        What was frozen after collecting would not be found."""
        gc.unfreeze()
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

    def run(self, numbers: Iterable[int]) -> list[tuple[int, float, bool]]:
        """Run tests in this process: number, seconds of the processor and whether it passed."""
        found = []
        for number in numbers:
            self.failed, begin = False, time.process_time()
            item = self.items[number]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            found.append((number, time.process_time() - begin, not self.failed))
        return found

    def forget(self, *, printed: bool = True) -> None:
        """Empty what the functions of the game remember from earlier calls; of what is printed only if asked to."""
        for memory in self.memories:
            if printed or str(memory.__module__).split(".")[3] not in PRINTED:
                memory.cache_clear()

    def verdict(self, file: Path, fault: Fault, tests: list[tuple[int, float]]) -> Verdict:
        """Plant a fault and run the tests until one fails or hangs."""
        plant(file, fault, self.functions.get(str(file), []))
        self.forget(printed="rules" not in file.parts)
        signal.signal(signal.SIGVTALRM, _hangs)
        for count, (number, seconds) in enumerate(tests, 1):
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 10 * seconds)
            passed = self.run([number])[0][2]
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if not passed:
                return Verdict(number, count)
        return Verdict(SURVIVED, len(tests))

    def try_all(
        self, folder: Path, faults: dict[int, tuple[str, Fault]], cover: Cover, jobs: int, most: float = 0
    ) -> Iterable[tuple[int, Verdict]]:
        """The verdict on each fault, in the order in which they finish. A hang or a crash counts as caught."""

        def work() -> Iterable[tuple[int, Callable[[], Any], float]]:
            for number, (file, fault) in faults.items():
                tests = cover.of(file, fault, most)
                patience = 300 + 100 * sum(seconds for _, seconds in tests)
                yield number, functools.partial(self.verdict, folder / file, fault, tests), patience

        for number, said in forked(jobs, work()):
            yield number, Verdict(HUNG, 0) if said is None else msgspec.convert(said, Verdict)

    def unsound(self, numbers: Iterable[int]) -> set[int]:
        """The tests that fail without any fault."""
        for _, said in forked(1, [(0, lambda: self.run(sorted(set(numbers))), 7200.0)]):
            return {number for number, _, passed in said or () if not passed}
        return set()


def collected(folders: list[Path], trials: Trials) -> None:
    """Collect the tests of some folders and hand them to the trials."""
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        code = pytest.main([*QUIETLY, *map(str, folders)], plugins=[trials])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"pytest has failed ({code}):\n{shown.getvalue()[-3000:]}")


def ones(bits: int) -> list[int]:
    """The places of the ones in a number.

    >>> ones(0b1010)
    [1, 3]
    """
    return [at for at, digit in enumerate(reversed(f"{bits:b}")) if digit == "1"]
