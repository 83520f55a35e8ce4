"""Batches of games on the machines of a Ray cluster. Only experiments and rows travel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from undercroft.kernel import RulesError, SetupError

HERE = "here"
RETRIES = 3
"""How often a batch is played again after its worker died."""


def check(address: str) -> None:
    """Check that an experiment can run on a cluster."""
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
    """A Ray cluster with the interface of a process pool."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._sent: dict[Callable[..., Any], Any] = {}

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Batch:
        if work not in self._sent:
            self._sent[work] = self.ray.remote(max_retries=RETRIES)(work)
        return Batch(self.ray, self._sent[work].remote(*arguments))

    def first(self, waiting: list[Any]) -> list[Any]:
        """Wait until any batch is done and return it."""
        (ready, *_), _ = self.ray.wait([batch.reference for batch in waiting])
        return [batch for batch in waiting if batch.reference == ready]


class Batch(msgspec.Struct):
    """A Ray reference with the interface of a future."""

    ray: Any
    reference: Any

    def result(self) -> Any:
        """What the worker returned; a rules error is raised as it was there."""
        try:
            return self.ray.get(self.reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            said = str(error).strip().partition("\n")[0]
            raise RulesError(f"Ray has given up ({said}); run the same command again to play what is missing") from None


@contextmanager
def cluster(address: str) -> Iterator[Pool]:
    """The cluster at an address, or for `ray` a local one, for the duration of the context."""
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
