"""Two servers on one PostgreSQL: every answer is sent to both at once, and must count exactly once."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from undercroft.store import Database, records
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Settings

from .postgres import postgres
from .serving import REAL, ROOMY, Served

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]


class Tally:
    """What the clients were told: by table and number, the answer that was acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.asked = self.refused = self.doubled = 0

    def note(self, table: str, number: int, seat: int, value: str) -> None:
        self.doubled += (table, number) in self.acknowledged
        self.acknowledged[table, number] = (seat, value)


async def twins(
    first: str, second: str, answers: int, tables: int = 4, games: Sequence[str] = REAL, seed: int = 1
) -> Tally:
    """Play until this many questions have been answered through both servers."""
    tally = Tally()
    each = [(games[n % len(games)], seed + n) for n in range(tables)]
    await asyncio.gather(*[_play(first, second, game, answers // tables, tally, one) for game, one in each])
    return tally


async def _play(first: str, second: str, game: str, answers: int, tally: Tally, seed: int) -> None:
    rng, left = random.Random(seed), answers
    while left > 0:
        table = await asyncio.to_thread(call, f"{first}/api/tables", {"game": game, "seats": SEATS})
        async with AsyncExitStack() as stack:
            pairs = [
                [await stack.enter_async_context(Client(url, seat["token"])) for url in (first, second)]
                for seat in table["seats"]
            ]
            while left > 0 and not any(client.over for pair in pairs for client in pair):
                asked = next((n for n, pair in enumerate(pairs) if pair[0].request), None)
                if asked is None:
                    await asyncio.wait([asyncio.ensure_future(pairs[0][0].news())], timeout=0.2)
                    continue
                if await _both(table["table"], asked, pairs[asked], tally, rng):
                    left -= 1


async def _both(table: str, seat: int, pair: list[Client], tally: Tally, rng: random.Random) -> bool:
    request = pair[0].request
    assert request is not None
    values = [rng.choice(request["options"])["value"] for _ in pair]
    number = request["number"]
    replies = await asyncio.gather(
        *[client.ask("answer", number=number, value=value) for client, value in zip(pair, values, strict=True)],
        return_exceptions=True,
    )
    done = [(reply, value) for reply, value in zip(replies, values, strict=True) if isinstance(reply, dict)]
    for reply in replies:
        if isinstance(reply, BaseException) and not isinstance(reply, Refused):
            raise reply
    tally.asked += 1
    tally.refused += len(replies) - len(done)
    tally.doubled += len(done) > 1
    for reply, value in done:
        tally.note(table, reply["number"], seat, value)
        while (pair[0].number or 0) < reply["number"]:
            await pair[0].news()
    if not done:
        await asyncio.sleep(0.05)
    return bool(done)


def missing(store: str, acknowledged: dict[tuple[str, int], tuple[int, str]]) -> list[tuple[str, int]]:
    """Acknowledged answers that the store does not have, or has otherwise."""
    database = Database(store)
    try:
        kept: dict[tuple[str, int], Any] = {}
        for table in {table for table, _ in acknowledged}:
            entries = database.run(partial(records.since, id=table, number=0))
            kept |= {(table, entry.number): (entry.seat, entry.value) for entry in entries if entry.kind == "answer"}
    finally:
        database.close()
    return [key for key, told in acknowledged.items() if kept.get(key) != told]


def main() -> None:
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with (
        postgres() as url,
        Served(Settings(store=url, limits=ROOMY)) as one,
        Served(Settings(store=url, limits=ROOMY)) as two,
    ):
        begun = time.monotonic()
        tally = asyncio.run(twins(one.url, two.url, answers))
        took = time.monotonic() - begun
        lost = missing(url, tally.acknowledged)
    print(
        f"{tally.asked} questions answered through two servers at once in {took:.0f} s:"
        f" {len(tally.acknowledged)} acknowledged, {tally.refused} refused, {tally.doubled} doubled, {len(lost)} lost"
    )
    sys.exit(bool(lost or tally.doubled))


if __name__ == "__main__":
    main()
