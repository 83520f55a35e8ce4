"""The pytest plugin behind `@pytest.mark.rule(...)`, which collects the rules that a passing test has verified, and
`--positions`."""

from __future__ import annotations

import gc
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .told import NOTES

VERIFIED: dict[str, bool] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-json", metavar="FILE", help="write the ids of all rules verified by passing tests")
    parser.addoption("--positions", type=int, default=200, help="positions of each game in which bots are compared")
    parser.addoption("--rules", action="store_true", help="print how much of each ledger is verified")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Keep compiled tests even where Python is told to leave no bytecode beside the sources: pytest takes longer to
    rewrite the assertions of all tests than to run many of them."""
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode = False
        sys.pycache_prefix = str(early_config.rootpath / ".pytest_cache" / "bytecode")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect without the garbage collector: all that is made stays, and looking through it again and again (the syntax
    trees of rewritten assertions above all) takes as long as collecting."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.fixture
def positions(pytestconfig: pytest.Config) -> int:
    """In how many positions of a game the bots are compared."""
    return int(pytestconfig.getoption("--positions"))


def pytest_configure(config: pytest.Config) -> None:
    split = config.getoption("numprocesses", None) and config.getoption("dist", "no") != "loadfile"
    if os.environ.get("UPDATE_PLAYTHROUGHS") and split and not hasattr(config, "workerinput"):
        raise pytest.UsageError("UPDATE_PLAYTHROUGHS writes the records of whole files: add --dist loadfile to -n")
    config.addinivalue_line("markers", "rule(id, ...): the ledger rules that this test verifies")
    VERIFIED.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    NOTES.collected.clear()
    whole = not any("::" in argument for argument in config.args)
    for item in items:
        if whole and (place := re.search(r"/tests/games/(\w+)/", item.path.as_posix())):
            NOTES.collected.setdefault((place[1], item.path.stem), []).append(item.name)
        for mark in item.iter_markers("rule"):
            item.user_properties += [("rule", id) for id in mark.args]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A rule counts as verified when every test that names it has passed."""
    if report.when == "call" or report.outcome == "failed":
        for name, id in report.user_properties:
            if name == "rule":
                VERIFIED[str(id)] = VERIFIED.get(str(id), True) and report.outcome == "passed"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    file = session.config.getoption("--rules-json")
    if file and not hasattr(session.config, "workerinput"):
        Path(file).write_text(json.dumps(sorted(id for id, passed in VERIFIED.items() if passed)))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if config.getoption("--rules"):
        terminalreporter.section("rule ledger")
        for line in summary(id for id, passed in VERIFIED.items() if passed):
            terminalreporter.line(line)


def summary(verified: Iterator[str]) -> Iterator[str]:
    from undercroft import ledger
    from undercroft.games import infos

    ids = list(verified)
    for slug in infos():
        found = ledger.coverage(slug, ids)
        later = f", {found.later} later" if found.later else ""
        yield (
            f"{slug}: {found.verified} of {found.rules - found.not_applicable - found.later} applicable rules verified "
            f"({100 * found.share:.1f} %), {found.not_applicable} not applicable{later}, "
            f"{len(found.unverified)} unverified"
        )
