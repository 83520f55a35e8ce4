"""A server in a process of its own, for runs that kill it, load it or lie to it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import msgspec

from undercroft.tables.server import Limits, Settings, serve

ROOMY = Limits(rate=1e6, burst=1_000_000, sockets=100_000, opened=10_000_000, requests=100_000_000, letters=10_000)
"""Limits that do not stand in the way of a measurement."""


REAL = ("doria", "alliance", "plungin", "universalis")
"""The games that people play; Cellar is the example."""


class Served:
    """A running server. `kill` is a SIGKILL, `stop` is polite; `start` begins again on the same port and store."""

    def __init__(self, settings: Settings = Settings(), port: int = 0, workers: int = 1, quiet: bool = True) -> None:
        self.quiet = quiet
        self.settings, self.port, self.workers = settings, port or free_port(), workers
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self, patience: float = 60.0) -> None:
        settings = msgspec.json.encode(self.settings).decode()
        arguments = [sys.executable, "-P", __file__, str(self.port), str(self.workers), settings]
        self.process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL if self.quiet else None)
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once, with {self.process.returncode}")
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def figures(self) -> dict[str, float]:
        """What /metrics says."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.split() for line in lines if line and not line.startswith("#") and "{" not in line)
        return {name.removeprefix("undercroft_"): float(value) for name, value in pairs}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def main() -> None:
    port, workers, settings = sys.argv[1:]
    serve(port=int(port), workers=int(workers), settings=msgspec.json.decode(settings, type=Settings))


if __name__ == "__main__":
    main()
