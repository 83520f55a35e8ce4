"""`make crash`: kill the server again and again while people play. Nothing that was acknowledged may be lost, and
clients must reconnect and continue."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from http.client import HTTPException

import undercroft
from undercroft import store
from undercroft.kernel import UndercroftError
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Settings

from .postgres import postgres
from .serving import REAL, ROOMY, Served
from .twins import missing

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}, {"kind": "bot", "bot": "random"}]
PAUSE = 0.02


class Crowd:
    """Players who reconnect by themselves and open another table when a game is over."""

    def __init__(self, url: str, tables: int, games: Sequence[str] = REAL) -> None:
        self.url, self.tables, self.games = url, tables, games
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.finished, self.stopping = 0, False
        self.since: Counter[int] = Counter()  # answers since the last kill, by table

    async def run(self) -> None:
        await asyncio.gather(*[self._evening(n) for n in range(self.tables)])

    async def stop(self, playing: asyncio.Task[None]) -> None:
        """Disconnect the clients with a question first, then those that wait for others."""
        self.stopping = True
        await asyncio.wait([playing], timeout=2)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    async def _evening(self, n: int) -> None:
        wish = {"game": self.games[n % len(self.games)], "seats": SEATS}
        while not self.stopping:
            try:
                table = await asyncio.to_thread(call, f"{self.url}/api/tables", wish)
            except (OSError, HTTPException, Refused):
                await asyncio.sleep(0.2)
                continue
            people = [self._person(n, table["table"], seat) for seat in table["seats"] if seat["token"]]
            await asyncio.gather(*people)
            self.finished += not self.stopping

    async def _person(self, n: int, table: str, seat: dict[str, str]) -> None:
        client, rng = Client(self.url, seat["token"], patience=120), random.Random(f"{n} {seat['seat']}")
        while True:
            try:
                await client.connect()
                break
            except (OSError, Refused):
                await asyncio.sleep(0.2)
        try:
            async for request in client.questions():
                if self.stopping:
                    return
                await asyncio.sleep(rng.random() * PAUSE)
                value = rng.choice(request["options"])["value"]
                try:
                    reply = await client.ask("answer", number=request["number"], value=value)
                except (ConnectionResetError, Refused):
                    continue
                self.acknowledged[table, reply["number"]] = (request["seat"], value)
                self.since[n] += 1
        finally:
            await client.close()


async def torment(
    served: Served, kills: int, tables: int, games: Sequence[str] = REAL, seed: int = 1
) -> tuple[Crowd, float]:
    """Kill the server this many times and wait each time until every table has continued. Returns the longest wait."""
    crowd, rng = Crowd(served.url, tables, games), random.Random(seed)
    playing = asyncio.create_task(crowd.run())
    longest = 0.0
    for _ in range(kills):
        await asyncio.sleep(0.2 + rng.random())
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
        crowd.since.clear()
        begun = time.monotonic()
        while len(crowd.since) < tables:
            await asyncio.sleep(0.02)
            longest = max(longest, time.monotonic() - begun)
            if playing.done():
                playing.result()
            if longest > 60:
                raise RuntimeError(f"only {len(crowd.since)} of {tables} tables went on within a minute")
    await crowd.stop(playing)
    return crowd, longest


def damaged(url: str) -> list[str]:
    """Tables that cannot be opened, or whose replay from the first decision differs."""
    found = []
    with store.open(url) as kept:
        for name in kept.names():
            try:
                undercroft.replay(kept.export(name))
            except UndercroftError as error:
                found.append(f"{name}: {error}")
    return found


def main() -> None:
    """`python -m tools.crash [kills] [sqlite|postgres]`"""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    backend = sys.argv[2] if len(sys.argv) > 2 else "sqlite"
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(postgres()) if backend == "postgres" else f"sqlite:///{folder}/crash.db"
        served = stack.enter_context(Served(Settings(store=url, limits=ROOMY, patience=5.0, pace=0)))
        begun = time.monotonic()
        crowd, longest = asyncio.run(torment(served, kills, 8))
        served.stop()
        lost, harmed = missing(url, crowd.acknowledged), damaged(url)
        took = time.monotonic() - begun
    print(
        f"{backend}: {kills} kills in {took:.0f} s, {len(crowd.acknowledged)} answers acknowledged, {len(lost)} lost,"
        f" {crowd.finished} games finished, {len(harmed)} tables damaged; after each kill all tables went on by"
        f" themselves, within {longest:.1f} s of the server's return"
    )
    sys.exit(bool(lost or harmed))


if __name__ == "__main__":
    main()
