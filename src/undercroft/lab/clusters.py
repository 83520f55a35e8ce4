"""Batches of games on the machines of a Ray cluster. Only experiments and rows travel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from undercroft.kernel import RulesError, SetupError

HERE = "here"
RETRIES = 3
"""So often a batch is played again whose worker has died."""


def check(address: str) -> None:
    """Whether an experiment can run there."""
    if address not in (HERE, "ray") and not address.startswith("ray://"):
        raise SetupError(f"an experiment runs on here, ray or ray://HOST:PORT, not {address[:60]!r}")
    if address != HERE:
        _library()


def _library() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError("for Ray, install the extra: pip install 'undercroft[ray]'") from None
    return ray


class Pool:
    """A Ray cluster that takes work like a pool of processes."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._sent: dict[Callable[..., Any], Any] = {}

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Batch:
        if work not in self._sent:
            self._sent[work] = self.ray.remote(max_retries=RETRIES)(work)
        return Batch(self.ray, self._sent[work].remote(*arguments))

    def first(self, waiting: list[Any]) -> list[Any]:
        """One that is done, as soon as there is any."""
        (ready, *_), _ = self.ray.wait([batch.reference for batch in waiting])
        return [batch for batch in waiting if batch.reference == ready]


class Batch(msgspec.Struct):
    """A Ray reference in the clothes of a future."""

    ray: Any
    reference: Any

    def result(self) -> Any:
        """What the worker found; a fault in the rules is told as it was there."""
        try:
            return self.ray.get(self.reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            said = str(error).strip().partition("\n")[0]
            raise RulesError(f"Ray has given up ({said}); the same command goes on with what is missing") from None


@contextmanager
def cluster(address: str) -> Iterator[Pool]:
    """The cluster at an address, or for `ray` one on this machine, as long as it is needed."""
    ray = _library()
    ours = not ray.is_initialized()
    try:
        if ours and address == "ray":
            ray.init(include_dashboard=False)
        elif ours:
            ray.init(address)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise SetupError(f"no Ray cluster answers at {address[:60]}: {' '.join(str(error).split())[:200]}") from None
    try:
        yield Pool(ray)
    finally:
        if ours:
            ray.shutdown()
