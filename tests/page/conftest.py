"""A real server and a real browser. Where there is no Chromium or no page, the tests are left out and named."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undercroft.tables import server

ROOT = Path(__file__).parents[2]
BUILT = Path(server.__file__).parent / "page"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-prefers-reduced-motion"]
SERVE = """
import sys
from undercroft.tables.server import Limits, Settings, serve
serve(port=int(sys.argv[1]), store=sys.argv[2], settings=Settings(
    limits=Limits(opened=10_000, requests=100_000), hint=0.1, pace=0))
"""


def missing() -> str:
    if not CHROMIUM:
        return "no Chromium on this machine (Debian: apt install chromium)"
    if not (BUILT / "index.html").is_file():
        return "the page has not been built (make page)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    for item in items:
        if reason and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=f"left out: {reason}"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Name what was left out, so that nobody takes it for tested."""
    left = sorted({one.nodeid for one in terminalreporter.stats.get("skipped", []) if "tests/page/" in one.nodeid})
    if left and missing():
        terminalreporter.write_line(f"Left out ({missing()}):")
        for name in left:
            terminalreporter.write_line(f"  {name}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server process that can be stopped and started again on the same store and port."""

    def __init__(self, folder: Path) -> None:
        self.port, self.store = free_port(), f"sqlite:///{folder / 'tables.sqlite'}"
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.store]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(1200):  # a minute: machines that do much else at once start slowly
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[object]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()
