"""Durations, measured for Prometheus."""

from __future__ import annotations

import resource
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hall import Hall

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """Times in seconds, by how long they are."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure the block if it succeeds."""
        begun = time.perf_counter()
        yield
        self.add(time.perf_counter() - begun)

    def lines(self, name: str) -> Iterator[str]:
        """
        >>> histogram = Histogram()
        >>> histogram.add(0.004)
        >>> histogram.add(20)
        >>> [*histogram.lines("x")][2:4]
        ['x_bucket{le="0.0025"} 0', 'x_bucket{le="0.005"} 1']
        >>> [*histogram.lines("x")][-3:]
        ['x_bucket{le="+Inf"} 2', 'x_sum 20.004', 'x_count 2']
        """
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {round(self._sum, 6)}"
        yield f"{name}_count {total}"


class Measures:
    """The durations that a server measures: accepting an answer, writing to the store, showing a change."""

    def __init__(self) -> None:
        self.answer, self.store, self.show = Histogram(), Histogram(), Histogram()

    def lines(self) -> Iterator[str]:
        for name in ("answer", "store", "show"):
            yield from getattr(self, name).lines(f"undercroft_{name}_seconds")


def gauges(hall: Hall) -> dict[str, float]:
    """How busy this process is now."""
    lives = list(hall.lives.values())
    return {
        "tables_in_memory": len(lives),
        "clients": sum(len(live.clients) for live in lives),
        "broken_tables": sum(bool(live.fault) for live in lives),
        "uptime_seconds": round(time.monotonic() - hall.started, 1),
        "memory_bytes": memory(),
        "slow_tables": sum(live.slow for live in lives),
        "queue_store": hall.writer.waiting,
        "queue_thinkers": hall.thinkers.waiting,
        "queue_sockets": sum(client.waiting for live in lives for client in live.clients),
    }


def memory() -> int:
    """The memory used by this process now; if the system does not report that, the maximum so far."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
