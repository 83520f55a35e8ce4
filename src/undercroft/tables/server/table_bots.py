"""The bots of one table: they play until a person is asked, give hints, and answer for a person who lends a seat.

They think in other processes (see `thinkers`); their answers are logged like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from undercroft import bots
from undercroft.kernel import IllegalAnswer, RulesError, SaveError, say
from undercroft.store.games import appended
from undercroft.store.log import EVERY, Entry

from .refusing import Refused
from .thinkers import BATCH, Failed, Position, Thinker

if TYPE_CHECKING:
    from .client import Client
    from .live import Live

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 60.0
"""Seconds until bots that failed try again: the first time, and at most."""
RECENT = 200
"""The number of recent entries kept for thinkers that only lack these."""
logger = logging.getLogger("undercroft.server")


class Bots:
    """The bots of a table, and the entries that were sent to them last."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.busy = False
        self.recent: list[Entry] = []
        self._mended = asyncio.Event()  # something has changed since a bot failed
        self._hints: dict[tuple[int, str], asyncio.Task[Any]] = {}

    def wake(self) -> None:
        """Start thinking soon, if one of them is asked."""
        if not self.busy and not self.live.gone and not self.live.adrift and self.asked():
            self.busy = True
            self.live.hall.spawn(self._think())

    def heard(self, entries: tuple[Entry, ...] = ()) -> None:
        """React to a change of the table: hints are outdated, and bots that failed may try again."""
        self.recent = [*self.recent, *entries][-RECENT:]
        self._hints.clear()
        self._mended.set()

    def mended(self) -> None:
        """React to a change of seats."""
        self._mended.set()

    def forget_hints(self) -> None:
        self._hints.clear()

    def asked(self) -> dict[int, str]:
        """The bots who are asked now."""
        return {seat: one for seat, one in self.everybody().items() if seat in self.live.asked}

    def everybody(self) -> dict[int, str]:
        return {seat: one.bot for seat, one in enumerate(self.live.record.seats) if one.kind == "bot"}

    async def _think(self) -> None:
        """Let bots play until a person is asked. A claim that expires decides which server thinks for a table. Bots
        that play among themselves keep a pace that people can follow, so that a player who lent a seat can take it
        back."""
        failures = 0
        try:
            while not self.live.gone and not self.live.adrift and self.asked():
                if not await self.live.hall.claim(self.live.id):
                    await asyncio.sleep(1)
                    continue
                try:
                    await self._think_once(1 if self._shown() else BATCH)
                except Failed as failed:
                    failures += 1
                    if not await self._again(failed, failures):
                        return
                    continue
                failures = 0
                if self._shown():
                    await asyncio.sleep(self.live.hall.settings.pace)
        except Refused as refused:
            logger.warning("table %s: bots do not play: %s", self.live.id, refused)
        except SaveError as error:
            logger.warning("table %s: bots wait for the store: %s", self.live.id, error)
            self.live.drift()
        finally:
            self.busy = False
            self.live.hall.spawn(self.live.hall.release(self.live.id))
            self.live.tell()

    async def _again(self, failed: Failed, failures: int) -> bool:
        """Whether bots that failed should try again: at once in a new process if the thinker was killed; otherwise
        the table is notified, and they try again after a change or a delay. A killed thinker offers no report,
        because a report reveals the secrets of the game."""
        self.live.hall.thinkers.of(self.live.id).forget(self.live.id)
        if failed.killed and failures == 1:
            return True
        if self.live.fault != "server-bot-fault":
            self.live.tell_fault("server-bot-fault", "" if failed.killed else failed.trace)
        with suppress(TimeoutError):
            async with asyncio.timeout(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures)):
                await self._mended.wait()
        return bool(self.live.clients)

    def _shown(self) -> bool:
        """Whether only bots play, and somebody watches."""
        return (
            self.live.hall.settings.pace > 0
            and bool(self.live.clients)
            and len(self.everybody()) == len(self.live.record.seats)
        )

    async def _think_once(self, most: int) -> None:
        async with self.live.settled():  # not while somebody is changing who sits there
            seats = self.everybody()
            self._mended.clear()
        number, given = await self._ask(self.live.hall.thinkers.of(self.live.id), "play", seats, most)
        async with self.live.settled():
            if number != self.live.played.number or self.live.gone:
                self.live.hall.thinkers.of(self.live.id).forget(self.live.id)
                return  # the game has moved on, or the table was ended
            if not given:
                raise Failed("a bot had nothing to say")
            try:
                entries, append = await self.live.work(lambda: self._follow(given))
            except (RulesError, IllegalAnswer) as error:
                await self.live.reload()
                raise Failed("".join(traceback.format_exception(error))) from None
            if await self.live.written(append):
                self.live.accepted(*entries)
                self.live.hall.counts["entries"] += len(entries)
            else:
                self.live.hall.thinkers.of(self.live.id).forget(self.live.id)
                await self.live.reload()
        self.live.changed()

    def _follow(self, given: list[tuple[int, str]]) -> tuple[tuple[Entry, ...], Any]:
        before = self.live.played.number
        entries = tuple([self.live.played.next("answer", seat, value) for seat, value in given])
        due = (
            self.live.played.number // EVERY > before // EVERY or self.live.played.session.over or self.live.played.lost
        )
        return entries, appended(
            self.live.id, self.live.played, entries, self.live.played.checkpoint() if due else None
        )

    async def hint(self, seat: int, language: str) -> Any:
        """A hint, computed once per position, seat and language."""
        thought = self._hints.get((seat, language))
        if thought is None or (thought.done() and (thought.cancelled() or thought.exception() is not None)):
            thought = self._hints[seat, language] = asyncio.create_task(
                self._ask(self.live.hall.thinkers.aside, "hint", seat, language, self.live.hall.settings.hint)
            )
        return await asyncio.shield(thought)

    async def _ask(self, thinker: Thinker, what: str, *arguments: Any) -> Any:
        """Ask a thinker, with the whole table if it does not remember it. The reply is for the number that it begins
        with.
        """
        for whole in (False, True):
            async with self.live.settled():
                known, number = thinker.known(self.live.id), self.live.played.number
                position = self._position(known, whole)
            reply = await thinker.ask(what, position, *arguments)
            if reply is not None:
                thinker.remembers(self.live.id, reply[0])
                return number, *reply[1:]
        raise Failed("a thinker forgot a table that it was told")

    def _position(self, known: int | None, whole: bool) -> Position:
        number, config = self.live.played.number, self.live.record.config
        since = [entry for entry in self.recent if known is not None and entry.number > known]
        if not whole and known is not None and len(since) == number - known:
            return Position(self.live.id, config, known, since)
        return Position(self.live.id, config, number, [], self.live.played.checkpoint())

    async def lend(self, client: Client) -> int:
        """Let a bot answer the open question of this seat; the answer can be undone like any other."""
        seat, asked, thinker = client.seated(), self.live.played.asked, self.live.hall.thinkers.of(self.live.id)
        self.live.may_play(seat)
        _, given = await self._ask(thinker, "play", {seat: bots.names(self.live.record.game)[0]}, 1)
        try:
            if not given:
                raise Refused("not-asked", say("refused-not-asked"), outdated=True)
            return await self.live.answer(client, asked, given[0][1])
        except (Refused, IllegalAnswer):
            thinker.forget(self.live.id)  # the thinker assumes that the answer was given
            raise
