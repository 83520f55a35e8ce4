"""Uploaded packs are checked in a separate process, with limited time and memory.

As a program, it reads a set-up as JSON from standard input, sets up the game, and prints the result of the author's
check: a picture, or an error message.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from typing import Any

import msgspec

import undercroft
from undercroft import texts
from undercroft.games import find
from undercroft.kernel import UndercroftError
from undercroft.tables import drawing

SECONDS = 10
MEMORY = 1 << 30
PACK = "pack.toml"


class Verdict(msgspec.Struct):
    """`reason` is empty where the pack is good."""

    reason: str
    picture: str = ""


class Crowded(UndercroftError):
    """No pack can be checked just now."""


class Checks:
    """Limits how many packs are checked at once, one per address; a limited number of others wait."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._free, self._most, self._checked = asyncio.Semaphore(at_once), at_once + waiting, set[str]()

    async def tried(self, setup: dict[str, Any], address: str) -> Verdict:
        if address in self._checked or len(self._checked) >= self._most:
            raise Crowded("too many packs are being checked")
        self._checked.add(address)
        try:
            async with self._free:
                return await tried(setup)
        finally:
            self._checked.discard(address)


async def tried(setup: dict[str, Any], seconds: int = SECONDS) -> Verdict:
    """The result of the process for a set-up with a pack (`game`, `pack` and the rest)."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, str(seconds), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        out, _ = await asyncio.wait_for(process.communicate(msgspec.json.encode(setup)), seconds + 2)
        return msgspec.json.decode(out, type=Verdict)
    except (TimeoutError, msgspec.DecodeError):
        return Verdict("server-pack-limits")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _try(setup: dict[str, Any]) -> Verdict:
    game, pack = find(setup.pop("game")), setup.get("pack", "")
    if game.author is None:
        return Verdict("server-no-packs")
    try:
        picture, _ = drawing.authored(*game.author(pack, PACK), texts.voice(game.info.slug))
        session = undercroft.new(game.info.slug, seed=1, **setup)
        for seat in (None, *range(session.config.seats)):
            session.scene(seat)
    except UndercroftError as error:
        return Verdict(str(error))
    return Verdict("", picture)


def main() -> None:
    seconds = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    verdict = _try(msgspec.json.decode(sys.stdin.buffer.read()))
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main()
