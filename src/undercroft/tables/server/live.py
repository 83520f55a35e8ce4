"""A table in memory: a cache of the log, its clients, and what each of them has to be shown.

Code that touches the session holds the table's lock from trying a change until it is written; only then are clients
notified. This runs in the event loop; for slow tables (such as a large quest that somebody wrote) it runs in a thread.
If writing fails, the session may be ahead of the log: it is `adrift`, and nobody can play on it or see it until it has
been reloaded.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from undercroft import texts
from undercroft.kernel import (
    CHANCE,
    IllegalAnswer,
    Order,
    Request,
    SaveError,
    UndoRefused,
    say,
)
from undercroft.store import Seat, records
from undercroft.store.games import appended
from undercroft.store.log import EVERY, Entry, Kind, Played
from undercroft.store.records import Append, Record, Right, Work
from undercroft.texts import Voice

from . import faces
from .company import Company
from .refusing import Refused
from .seats import seated, sitting
from .table_bots import FIRST_PAUSE, LONGEST_PAUSE, Bots
from .talk import Talk
from .updates import Updates

if TYPE_CHECKING:
    from .client import Client
    from .hall import Hall

T = TypeVar("T")
SLOW = 0.05
"""Work on a table that takes longer than this many seconds moves to a thread, so that no other table waits."""
LAST_PAUSE = 2.0
"""Seconds between attempts to reach the store, at most."""
logger = logging.getLogger("undercroft.server")


class Live:
    """One table."""

    def __init__(self, hall: Hall, record: Record, played: Played) -> None:
        self.hall, self.record, self.played = hall, record, played
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}  # who is connected to another server
        self.fault, self.trace = "", ""  # the message about a fault; the details for a report
        self.adrift = False
        self.looked = time.monotonic()
        self.bots, self.updates, self.company, self.talk = Bots(self), Updates(self), Company(self), Talk(self)
        self.slow = bool(record.config.pack)
        self._suspect = False  # some work was slow, perhaps only because the machine was busy
        self.asked: frozenset[int] = frozenset()
        self._over = False
        self._number = played.number  # the last entry on disk
        self.rights = 0  # how often it was looked up who may be here
        self._dirty = self._pushing = self._recovering = False
        self._look()

    @property
    def id(self) -> str:
        return self.record.id

    def voice(self, language: str) -> Voice:
        return texts.voice(self.record.game, language)  # type: ignore[return-value]

    @property
    def busy(self) -> bool:
        return self._pushing or self.bots.busy

    @property
    def gone(self) -> bool:
        """Whether it has been unloaded: this object must no longer be used."""
        return self.hall.lives.get(self.id) is not self

    @property
    def state(self) -> str:
        return "broken" if self.fault else "over" if self._over else "playing"

    # ------------------------------------------------------------------------------------------ changes

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the lock, with the session in sync with the store; raises `SaveError` if that fails."""
        async with self.lock:
            if self.adrift:
                await self.reload()
            yield

    async def change(self, make: Callable[[], tuple[Kind, int | None, str]], also: Work | None = None) -> int:
        """Try a change on the session, write it, and notify all clients; `make` returns the change or raises
        `Refused`. `also` is written in the same transaction."""
        begun = time.perf_counter()
        async with self.settled():
            for _ in range(20):
                entry, append = await self._try(make)
                if await self.written(append if also is None else msgspec.structs.replace(append, also=also)):
                    self.accepted(entry)
                    if also is not None:
                        await self.check_rights()  # before anybody else gets the lock
                    break
                await self.reload()  # another server was first: check whether the change still fits
            else:
                raise Refused("busy", say("server-busy"))
        self.hall.counts["entries"] += 1
        self.hall.measures.answer.add(time.perf_counter() - begun)
        self.changed()
        return entry.number

    async def written(self, append: Append) -> bool:
        """Whether a change that the session has accepted is in the log now. If the store fails, the log is read
        again, because the change may have been written before the connection broke."""
        try:
            return await self.hall.writer.append(append)
        except SaveError:
            self.drift()
            await self.reload()
            if await self.hall.database.arun(lambda connection: records.holds(connection, append)):
                return True
            raise
        except BaseException:
            self.drift()
            raise

    def drift(self) -> None:
        """The session may be ahead of the log: drop everything made from it and reload soon."""
        self.adrift = True
        self.bots.forget_hints()
        self.updates.outdated()
        if not self._recovering:
            self._recovering = True
            self.hall.spawn(self._recover())

    async def _recover(self) -> None:
        """Reload the table as soon as the store answers; then clients are notified, and bots continue."""
        pause = FIRST_PAUSE
        try:
            while self.adrift and not self.gone:
                await asyncio.sleep(pause)
                pause = min(LAST_PAUSE, 2 * pause)
                try:
                    async with self.settled():
                        pass
                except SaveError as error:
                    logger.warning("table %s waits for the store: %s", self.id, error)
                except Refused:
                    pause = LONGEST_PAUSE  # its log cannot be read, perhaps until an update
        finally:
            self._recovering = False
        self.changed()

    async def work(self, do: Callable[[], T]) -> T:
        """Work on the session, with the lock held. If that is slow twice, it is done in a thread from now on."""
        if not self.slow:
            begun, used = time.perf_counter(), time.thread_time() if self._suspect else 0.0  # to ask for that is slow
            try:
                return do()
            finally:
                self.slow = self._suspect and time.thread_time() - used > SLOW
                self._suspect |= time.perf_counter() - begun > SLOW
        working = self.hall.slowly(do)
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            while not working.done():  # it continues, and nobody may touch the session until it has ended
                with suppress(asyncio.CancelledError, Exception):
                    await asyncio.wait([working])
            self.drift()
            raise

    async def _try(self, make: Callable[[], tuple[Kind, int | None, str]]) -> tuple[Entry, Any]:
        try:
            return await self.work(lambda: self._next(make))
        except (Refused, IllegalAnswer, UndoRefused):
            raise
        except Exception as error:
            try:
                await self.reload()  # a failed answer leaves no trace; other changes may
            except SaveError:
                self.drift()
            self.broke(error)
            raise Refused("broken", say("server-fault")) from None

    def _next(self, make: Callable[[], tuple[Kind, int | None, str]]) -> tuple[Entry, Any]:
        entry = self.played.next(*make())
        due = entry.number % EVERY == 0 or self.played.session.over or self.played.lost
        return entry, appended(self.id, self.played, (entry,), self.played.checkpoint() if due else None)

    def broke(self, error: BaseException) -> None:
        """Handle a failure of the rules: notify the table and offer a report. Nothing is stored."""
        self.tell_fault("server-fault", "".join(traceback.format_exception(error)))

    def tell_fault(self, id: str, trace: str) -> None:
        self.fault, self.trace = id, trace
        self.hall.fault(self.id, trace)
        logger.error("table %s: %s\n%s", self.id, id, trace)
        self.tell()

    def accepted(self, *entries: Entry) -> None:
        """Handle entries that are on disk and in the session."""
        for entry in entries:
            if entry.kind in ("undo", "agree") and " " in entry.value:
                left = int(entry.value.split()[1])
                for client in self.clients:
                    client.cut(left)
        if entries:
            self.played.kept()
        self._number = self.played.number
        self.updates.outdated()
        self._look()
        self.fault, self.trace = "", ""
        self.bots.heard(entries)

    def _look(self) -> None:
        """The open question as of the session's last stable state; needs no lock."""
        session = self.played.session
        self.asked, self._over = frozenset(one.seat for one in session.requests), session.over

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return sorted(self.asked)

    async def reload(self) -> None:
        """Bring the session up to date with the store. Called with the lock held."""
        self.adrift = True
        record, body, entries = await self.hall.read(self.id)
        seen = self._number
        left = await self.hall.database.arun(lambda connection: records.cut_since(connection, self.id, seen))
        await self.look_up(record)
        try:
            self.played = await self.hall.apart(lambda: Played.load(record.config, body, entries))
        except Exception as error:
            self.broke(error)
            raise Refused("broken", say("server-broken")) from error
        self.adrift = False
        for client in self.clients:
            client.cut(client.events if left is None else left)
        self.accepted()
        self.bots.recent.clear()

    async def refresh(self, number: int) -> None:
        """Another server has written up to this number."""
        if number <= self.played.number and not self.lock.locked():
            return
        try:
            async with self.settled():
                if number > self.played.number:
                    await self._follow_log()
        except SaveError:
            self.drift()
        self.changed()

    async def _follow_log(self) -> None:
        before = self.played.number
        entries = await self.hall.database.arun(lambda connection: records.since(connection, self.id, before))
        try:
            await self.work(lambda: [self.played.apply(entry) for entry in entries])
        except Exception as error:
            self.broke(error)
            return
        self.accepted(*entries)
        if any(entry.kind == "seat" for entry in entries):
            await self.look_up()

    async def look_up(self, record: Record | None = None) -> None:
        """Reload the seats from the store and disconnect clients whose token was revoked."""
        self.rights += 1
        hashes = [client.right.hash for client in self.clients if client.right.hash]

        def work(connection: Any) -> tuple[Record | None, set[str]]:
            return record or records.find(connection, self.id), records.valid(connection, hashes)

        found, valid = await self.hall.database.arun(work)
        if found is None or found.ended is not None:
            reason = "server-gone" if found is None else "server-ended"
            self.hall.gone(self.id, reason)
            raise Refused("unknown", say(reason))
        self.record = found
        self.bots.mended()
        for client in list(self.clients):
            client.table_changed = True
            stranger = client.right.role == "public" and not found.public
            if stranger or (client.right.hash in hashes and client.right.hash not in valid):
                client.evict()

    async def check_rights(self) -> None:
        """Some tokens may be void."""
        try:
            await self.look_up()
        except SaveError:
            self.drift()

    # ------------------------------------------------------------------------------------------ what people do

    async def answer(self, client: Client, number: int, value: str) -> int:
        voice = self.voice(client.language)
        if number > self.played.number and self.hall.database.postgres:
            await self.refresh(number)  # another server has asked this, and we have not heard of it yet

        def make() -> tuple[Kind, int | None, str]:
            seat = client.seated()
            asked = next((one for one in self.played.session.requests if one.seat in (seat, CHANCE)), None)
            if number != self.played.asked:
                raise Refused("stale", say("server-stale"), outdated=True)
            if asked is None:
                over = self.played.session.over
                raise Refused("not-asked", say("refused-over" if over else "refused-not-asked"), outdated=True)
            self.may_play(seat)
            text, _ = Request(asked.ask, voice, self.played.session.undoable).check(value)
            return "answer", asked.seat, text

        return await self.change(make)

    def may_play(self, seat: int) -> None:
        if self.record.seats[seat].kind == "bot":
            raise Refused("role", say("server-bot-plays"))

    async def undo(self, client: Client) -> int:
        def make() -> tuple[Kind, int | None, str]:
            seat, session = client.seated(), self.played.session
            how = faces.undo(session, seat)
            if how == "no":
                raise Refused("undo", say("undo-nothing"))
            if how == "free" and session.kept_by(seat) is None:
                return "undo", seat, "free"
            people = [n for n, one in enumerate(self.record.seats) if one.kind == "person"]
            if set(people) <= {seat}:
                return "undo", seat, "agreed"
            return "propose", seat, msgspec.json.encode(sorted({*people, seat})).decode()

        return await self.change(make)

    async def agree(self, client: Client, number: int, yes: bool) -> int:
        def make() -> tuple[Kind, int | None, str]:
            seat, proposal = client.seated(), self.played.proposal
            if proposal is None or proposal.number != number:
                raise Refused("stale", say("server-settled"), outdated=True)
            if seat not in proposal.asked:
                raise Refused("role", say("server-not-yours"))
            return ("agree" if yes else "decline"), seat, ""

        return await self.change(make)

    async def order(self, client: Client, orders: list[Order]) -> int:
        def make() -> tuple[Kind, int | None, str]:
            return "order", client.seated(), msgspec.json.encode(orders).decode()

        return await self.change(make)

    async def seat(self, right: Right, seat: int, kind: str, bot: str, name: str) -> tuple[int, str]:
        """Change who plays a seat; the number of the entry, and a new token where one was made. The entry, the seat
        and its tokens are written together, so that no answer of the replaced player follows it in the log. The
        token of the client who asks must still be valid at that point."""
        who = self._who(right, seat, kind, bot, name)
        host, id = right.role == "host", self.id
        token = records.new_token() if host and who.kind == "person" else ""

        def work(connection: Any) -> None:
            if not records.valid(connection, [right.hash]):
                raise Refused("token", say("server-token"))
            records.sit(connection, id, seat, who)
            if host and who.kind != "bot":
                records.void(connection, id, seat)
            if token:
                records.mint_all(connection, id, [("seat", seat)], [token])

        def make() -> tuple[Kind, int | None, str]:
            self._who(right, seat, kind, bot, name)
            return "seat", seat, kind

        return await self.change(make, work), token

    async def join(self, invited: bool, wanted: int | None, name: str) -> tuple[int, str]:
        """Take an open seat, this one or the first: the seat, and its token."""
        id, taken, token = self.id, -1, records.new_token()

        def make() -> tuple[Kind, int | None, str]:
            nonlocal taken
            if not (invited or self.record.public):
                raise Refused("token", say("server-token"))
            free = [seat for seat, one in enumerate(self.record.seats) if one.kind == "open"]
            if not free or wanted not in (None, *free):
                raise Refused("taken", say("server-taken"))
            taken = free[0] if wanted is None else wanted
            return "seat", taken, "person"

        def work(connection: Any) -> None:
            records.sit(connection, id, taken, Seat("person", name))
            records.void(connection, id, taken)
            records.mint_all(connection, id, [("seat", taken)], [token])

        await self.change(make, work)
        return taken, token

    async def mute(self, seat: int | None, muted: bool) -> None:
        """Whether a seat, or all spectators, may chat."""
        if seat is not None and not 0 <= seat < len(self.record.seats):
            raise Refused("unknown", say("server-no-seat"))
        id = self.id
        await self.change(lambda: ("seat", seat, "mute"), lambda connection: records.mute(connection, id, seat, muted))

    async def watchers_out(self) -> str:
        """Disconnect all spectators, here and at other servers; returns the new token for watching."""
        token, id = records.new_token(), self.id

        def work(connection: Any) -> None:
            records.send_watchers_away(connection, id)
            records.mint_all(connection, id, [("watch", None)], [token])

        await self.change(lambda: ("seat", None, "watch"), work)
        return token

    def _who(self, right: Right, seat: int, kind: str, bot: str, name: str) -> Seat:
        if not 0 <= seat < len(self.record.seats):
            raise Refused("unknown", say("server-no-seat"))
        if right.role != "host" and (right.role != "seat" or right.seat != seat or kind == "open"):
            raise Refused("role", say("server-not-yours"))
        old = self.record.seats[seat]
        return seated(self.record.game, kind, bot, name or old.name)

    # ------------------------------------------------------------------------------------------ showing

    def changed(self) -> None:
        """Notify the clients and wake the bots soon; several changes may be sent together."""
        self.tell()
        self.bots.wake()

    def tell(self) -> None:
        self._dirty = True
        if not self._pushing:
            self._pushing = True
            self.hall.spawn(self._push())

    async def _push(self) -> None:
        try:
            while self._dirty:
                self._dirty = False
                async with self.lock:
                    await self.updates.show(*self.clients)
        finally:
            self._pushing = False

    def left(self, client: Client) -> None:
        """Drop the caches for clients when nobody is connected: most open tables are waiting for somebody."""
        self.clients.discard(client)
        if not self.clients:
            self.updates = Updates(self)

    def table(self) -> dict[str, Any]:
        record, config, here = self.record, self.record.config, self.company.here()
        return {
            "table": self.id, "name": record.name, "game": record.game, "title": self.played.session.game.info.title,
            "mode": config.mode, "edition": config.edition, "scenario": config.scenario, "options": config.options,
            "seats": sitting(record, here), "watchers": self.company.watchers(), "state": self.state,
            "number": self.played.number, "public": record.public, "quiet": record.quiet,
        }  # fmt: skip
