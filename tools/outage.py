"""`make outage`: the store fails again and again while people and bots play. No log may get a gap, and nothing
acknowledged may be lost.

Each kind of outage happens many times in the middle of play. Meanwhile people answer at tables of all games, chat, and
write in a campaign's book; each request must either succeed or be refused in one sentence. A store that is merely slow
must be noticeable, but nothing may be refused because of it. At the end the server is killed and restarted, and
everything is compared with the store.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.client import HTTPException
from typing import Any

import msgspec

from undercroft.store import Database, records
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Settings
from undercroft.tables.server.sent_table import Happened

from .crash import damaged
from .postgres import postgres_server
from .serving import ROOMY, Served
from .twins import missing

PERSON, BOT = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}
TABLES: tuple[tuple[str, list[dict[str, str]]], ...] = (
    ("cellar", [PERSON, PERSON, BOT]),
    ("alliance", [PERSON, BOT]),
    ("doria", [PERSON]),
    ("plungin", [PERSON, BOT]),
    ("universalis", [PERSON, BOT]),
)
WRITTEN = ("entries", "chat", "links", "tokens", "seats")
PATIENCE = 60.0
HELD, FREE = 0.12, 0.06
"""Seconds for which a slow store stops before it continues."""


class Figures(msgspec.Struct):
    """The effects of one kind of outage on one kind of store. All of `bad` must be empty."""

    store: str
    kind: str
    times: int = 0
    acknowledged: int = 0
    refused: int = 0
    said: int = 0
    noted: int = 0
    waited: int = 0  # answers that were acknowledged only after a slow store's pause
    longest: float = 0.0
    seconds: float = 0.0
    bad: list[str] = []

    def line(self) -> str:
        return (
            f"{self.store} {self.kind}: {self.times} times in {self.seconds:.0f} s; {self.acknowledged} answers,"
            f" {self.said} lines of chat and {self.noted} notes acknowledged, {self.refused} refused, {self.waited}"
            f" answers waited; all tables went on within {self.longest:.1f} s;"
            f" {len(self.bad)} holes, losses or divergences"
        )


# ---------------------------------------------------------------------------------------------- people


class Party:
    """Clients that play, chat and write, and remember what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        self.url, self.rng = url, random.Random(seed)
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.said: dict[tuple[str, int], str] = {}
        self.notes: list[tuple[dict[str, Any], str]] = []
        self.shown: dict[str, tuple[int, list[Any], Any]] = {}  # by token: the last number, the events, the scene
        self.gone_on: set[int] = set()
        self.refused, self.busy, self.waited, self.bad, self.stopping = 0, 0, 0, list[str](), False

    async def play(self) -> None:
        sitting = [self._evening(n, game, seats) for n, (game, seats) in enumerate(TABLES)]
        await asyncio.gather(*sitting, self._chronicle())

    async def _evening(self, n: int, game: str, seats: list[dict[str, str]]) -> None:
        while not self.stopping:
            table = await self._called("/api/tables", {"game": game, "seats": seats})
            if table is not None:
                people = [self._person(n, table["table"], one["token"]) for one in table["seats"] if one["token"]]
                await asyncio.gather(*people)

    async def _called(self, path: str, wish: dict[str, Any] | None, token: str = "") -> dict[str, Any] | None:
        try:
            return await asyncio.to_thread(call, f"{self.url}{path}", wish, token)
        except Refused as refused:
            self._heard(refused)
        except (OSError, HTTPException) as error:
            self.bad.append(f"the line broke: {error!r}")
        await asyncio.sleep(0.1)
        return None

    def _heard(self, refused: Refused) -> None:
        """A refusal must be one sentence without internal details."""
        self.refused += 1
        self.busy += refused.code == "busy"
        sentence, expected = str(refused), refused.code in ("busy", "stale", "not-asked")
        if not expected or not sentence or "\n" in sentence or "Error" in sentence:
            self.bad.append(f"refused with {refused.code}: {sentence[:80]!r}")

    async def _person(self, n: int, table: str, token: str) -> None:
        client = Client(self.url, token, patience=PATIENCE)
        while True:
            try:
                await client.connect()
                break
            except Refused as refused:
                self._heard(refused)
            except OSError:
                pass
            await asyncio.sleep(0.1)
        try:
            async for request in client.questions():
                if self.stopping:
                    break
                await self._answer(client, n, table, request)
                if self.rng.random() < 0.2:
                    await self._say(client, table)
        finally:
            if client.number is not None:
                self.shown[token] = (client.number, client.events[-20:], client.scene)
            await client.close()

    async def _answer(self, client: Client, n: int, table: str, request: dict[str, Any]) -> None:
        await asyncio.sleep(self.rng.random() * 0.04)
        value = self.rng.choice(request["options"])["value"]
        with suppress(ConnectionResetError, TimeoutError):
            begun = time.monotonic()
            try:
                reply = await client.ask("answer", number=request["number"], value=value)
            except Refused as refused:
                self._heard(refused)
                return
            self.waited += time.monotonic() - begun > HELD
            key = table, reply["number"]
            if key in self.acknowledged:
                self.bad.append(f"two answers have number {key}")
            self.acknowledged[key] = (request["seat"], value)
            self.gone_on.add(n)
            while client.number is not None and client.number < reply["number"] and client.closed is None:
                await client.news()

    async def _say(self, client: Client, table: str) -> None:
        text = f"line {self.rng.random()}"
        with suppress(ConnectionResetError, TimeoutError):
            try:
                self.said[table, (await client.ask("say", text=text))["number"]] = text
            except Refused as refused:
                self._heard(refused)

    async def _chronicle(self) -> None:
        """A client that starts a link of a campaign and adds notes to it."""
        made = link = None
        while not self.stopping:
            await asyncio.sleep(0.1)
            if made is None:
                wish = {"game": "cellar", "name": f"Outage {self.rng.random()}", "seats": [PERSON]}
                made = await self._called("/api/campaigns", wish)
                continue
            address = f"/api/campaigns/{made['campaign']}"
            link = link or await self._called(f"{address}/play", {}, made["token"])
            text = f"note {len(self.notes)}"
            if link and await self._called(f"{address}/notes", {"link": 1, "text": text}, made["token"]) is not None:
                self.notes.append((made, text))


# ---------------------------------------------------------------------------------------------- outages

Outage = Callable[[float], None]
"""Makes the store fail for a number of seconds."""


class Sqlite:
    """An SQLite file and the server that writes to it."""

    name = "sqlite"
    kinds = ("locked", "full", "read-only", "slow")

    def __init__(self, stack: ExitStack, kind: str) -> None:
        self.file = f"{stack.enter_context(tempfile.TemporaryDirectory())}/outage.db"
        self.url = f"sqlite:///{self.file}?timeout={5 if kind == 'slow' else 0.2}"

    @contextmanager
    def _other(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self.file, timeout=30, isolation_level=None)
        try:
            yield connection
        finally:
            connection.close()

    def fail(self, kind: str, served: Served, seconds: float) -> None:
        if kind == "full":
            self._full(served, seconds)
        elif kind == "read-only":
            self._read_only(seconds)
        elif kind == "locked":
            self._locked(seconds)
        else:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                self._locked(HELD)
                time.sleep(FREE)

    def _locked(self, seconds: float) -> None:
        with self._other() as connection:
            connection.execute("BEGIN EXCLUSIVE")
            time.sleep(seconds)
            connection.execute("ROLLBACK")

    def _full(self, served: Served, seconds: float) -> None:
        """The server's files cannot grow beyond a page."""
        assert served.process is not None
        pid, before = served.process.pid, resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
        time.sleep(seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    def _read_only(self, seconds: float) -> None:
        with self._other() as connection:
            for table in WRITTEN:
                refusal = "SELECT RAISE(FAIL, 'attempt to write a readonly database')"
                connection.execute(f"CREATE TRIGGER out_{table} BEFORE INSERT ON {table} BEGIN {refusal}; END")
            time.sleep(seconds)
            for table in WRITTEN:
                connection.execute(f"DROP TRIGGER out_{table}")


class Postgres:
    """A real PostgreSQL of its own."""

    name = "postgres"
    kinds = ("stopped", "restarted", "locked", "full", "read-only", "slow")

    def __init__(self, stack: ExitStack, kind: str) -> None:
        self.server = stack.enter_context(postgres_server())
        self.url = self.server.get_uri()

    def fail(self, kind: str, served: Served, seconds: float) -> None:
        getattr(self, f"_{kind.replace('-', '_')}")(seconds)

    def _stopped(self, seconds: float) -> None:
        self.server.stop()
        time.sleep(seconds)
        self.server.start()

    def _restarted(self, seconds: float) -> None:
        """Stop PostgreSQL as a power failure would: it must recover on restart."""
        pid = self.server.get_pid()
        os.kill(pid, signal.SIGQUIT)
        while _alive(pid):
            time.sleep(0.01)
        self.server.start()

    def _locked(self, seconds: float) -> None:
        self.server.psql("ALTER SYSTEM SET lock_timeout = '100ms'; ")
        self.server.psql("SELECT pg_reload_conf();")
        lock = f"SET lock_timeout = '10s'; BEGIN; LOCK TABLE entries, chat, links; SELECT pg_sleep({seconds}); COMMIT;"
        self.server.psql(lock)
        self._reset("lock_timeout")

    def _read_only(self, seconds: float) -> None:
        self.server.psql("ALTER SYSTEM SET default_transaction_read_only = on;")
        self.server.psql("SELECT pg_reload_conf();")
        time.sleep(seconds)
        self._reset("default_transaction_read_only")

    def _reset(self, name: str) -> None:
        self.server.psql(f"ALTER SYSTEM RESET {name};")
        self.server.psql("SELECT pg_reload_conf();")

    def _full(self, seconds: float) -> None:
        raised = "RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'"
        made = [f"CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {raised}; END $$;"]
        for table in WRITTEN:
            made.append(
                f"CREATE TRIGGER a_full_disk BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION disk_is_full();"
            )
        self.server.psql("".join(made))
        time.sleep(seconds)
        self.server.psql("DROP FUNCTION disk_is_full CASCADE;")

    def _slow(self, seconds: float) -> None:
        """Pause PostgreSQL's processes again and again for a moment."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            asked = "SELECT 'pid ' || pid FROM pg_stat_activity WHERE backend_type = 'client backend';"
            listed = [line.split()[-1] for line in self.server.psql(asked).splitlines() if "pid " in line]
            pids = [int(word) for word in listed if word.isdigit()]
            for stop, pause in ((signal.SIGSTOP, HELD), (signal.SIGCONT, FREE)):
                for pid in pids:
                    with suppress(ProcessLookupError):
                        os.kill(pid, stop)
                time.sleep(pause)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


STORES: dict[str, type[Sqlite] | type[Postgres]] = {"sqlite": Sqlite, "postgres": Postgres}


# ---------------------------------------------------------------------------------------------- the run


async def torment(store: Sqlite | Postgres, served: Served, kind: str, times: int, seed: int) -> tuple[Party, float]:
    """Let the store fail this many times; wait each time until every table has continued. Returns the longest wait."""
    party, rng, longest = Party(served.url, seed), random.Random(seed), 0.0
    playing = asyncio.create_task(party.play())
    while len(party.gone_on) < len(TABLES):
        await _moment(playing)
    for _ in range(times):
        await asyncio.sleep(0.05 + 0.15 * rng.random())
        await asyncio.to_thread(store.fail, kind, served, 0.25 + 0.4 * rng.random())
        party.gone_on.clear()
        begun = time.monotonic()
        while len(party.gone_on) < len(TABLES):
            await _moment(playing)
            longest = max(longest, time.monotonic() - begun)
            if longest > PATIENCE:
                left = [TABLES[n][0] for n in range(len(TABLES)) if n not in party.gone_on]
                party.bad.append(f"after an outage these did not go on within a minute: {', '.join(left)}")
                break
        if longest > PATIENCE:
            break
    party.stopping = True
    await asyncio.wait([playing], timeout=10)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return party, longest


async def _moment(playing: asyncio.Task[None]) -> None:
    await asyncio.sleep(0.02)
    if playing.done():
        playing.result()


def holes(url: str) -> list[str]:
    """Tables whose log has a gap."""
    database = Database(url)
    try:
        found = []
        for record in database.run(records.listed):
            numbers = [one.number for one in database.run(partial(records.since, id=record.id, number=0))]
            if numbers != list(range(1, len(numbers) + 1)):
                found.append(f"{record.name}: a gap in {numbers[-8:]}")
        return found
    finally:
        database.close()


def unheard(url: str, said: dict[tuple[str, int], str]) -> list[str]:
    """Lines of chat that were acknowledged but are missing."""
    database = Database(url)
    try:
        kept: dict[tuple[str, int], str] = {}
        for table in {table for table, _ in said}:
            lines = database.run(partial(records.heard, id=table, after=0, most=100_000))
            kept |= {(table, line.number): line.text for line in lines}
    finally:
        database.close()
    return [f"chat {key} is lost" for key, text in said.items() if kept.get(key) != text]


def meant(events: list[Any]) -> list[Happened]:
    """Events with their defaults filled in, because the wire may omit them."""
    return msgspec.convert(events, list[Happened], dec_hook=lambda kind, value: kind(value))


async def diverged(url: str, shown: dict[str, tuple[int, list[Any], Any]]) -> list[str]:
    """What players saw last and see differently after a restart, although nobody has answered since."""
    found = []
    for token, (number, events, scene) in shown.items():
        async with Client(url, token) as client:
            while client.number is None or client.scene is None:
                await client.news()
            if client.number < number:
                found.append(f"{client.table['game']}: a table fell back from {number} to {client.number}")
            elif client.number == number and (meant(client.events[-20:]), client.scene) != (meant(events), scene):
                found.append(f"{client.table['game']}: a table shows something else at {number}")
    return found


def run(name: str, kind: str, times: int, seed: int = 1) -> Figures:
    """One kind of outage, many times, in a store of its own."""
    with ExitStack() as stack:
        store = STORES[name](stack, kind)
        served = stack.enter_context(Served(Settings(store=store.url, limits=ROOMY, thinkers=1, pace=0)))
        begun = time.monotonic()
        party, longest = asyncio.run(torment(store, served, kind, times, seed))
        served.kill()
        served.start()
        bad = party.bad + asyncio.run(asyncio.wait_for(diverged(served.url, party.shown), 120))
        for made, text in party.notes[-1:]:
            page = call(f"{served.url}/api/campaigns/{made['campaign']}", token=made["token"])
            if page["party"]["links"][0]["note"] != text:
                bad.append("a note is lost")
        served.stop()
        bad += holes(store.url) + damaged(store.url) + unheard(store.url, party.said)
        bad += [f"answer {key} is lost" for key in missing(store.url, party.acknowledged)]
        if kind != "slow" and not party.busy:
            bad.append("nobody was refused anything: the outage did not happen, and this run shows nothing")
        if kind == "slow" and party.waited < times:
            bad.append(f"only {party.waited} answers waited: the store was not slow, and this run shows nothing")
        if kind == "slow" and party.busy:
            bad.append(f"{party.busy} were refused because the store was slow")
    return Figures(
        name, kind, times, len(party.acknowledged), party.refused, len(party.said), len(party.notes), party.waited,
        round(longest, 2), round(time.monotonic() - begun, 1), bad,
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="make outage", description=__doc__)
    parser.add_argument("times", nargs="?", type=int, default=50, help="how often each kind of outage happens")
    parser.add_argument("--store", choices=sorted(STORES), action="append", help="only this kind of store")
    parser.add_argument("--kind", action="append", help="only this kind of outage")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    asked = parser.parse_args()
    made = []
    for name in asked.store or STORES:
        for kind in STORES[name].kinds:
            if asked.kind and kind not in asked.kind:
                continue
            made.append(run(name, kind, asked.times, asked.seed))
            if not asked.json:
                print(made[-1].line(), flush=True)
                for problem in made[-1].bad[:20]:
                    print(f"  {problem}", flush=True)
    if asked.json:
        print(msgspec.json.encode(made).decode())
    sys.exit(any(one.bad for one in made))


if __name__ == "__main__":
    main()
