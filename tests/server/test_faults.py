"""A store, a thinker or the rules fail under a table: nothing is lost, people are told, and it goes on by itself."""

import asyncio
import os
import resource
import signal
import time
import urllib.error
import urllib.request

import pytest
from tests.server.inside import Outage, log, run, table, until
from tools.serving import Served

from undercroft.games import find, infos
from undercroft.kernel import SaveError, Session, SetupError, configure
from undercroft.store import reports
from undercroft.store.log import Played
from undercroft.tables import server
from undercroft.tables.server import Settings, table_bots
from undercroft.tables.server.refusing import Refused
from undercroft.tables.server.thinkers import STARTING, Failed, Mind, Position, Thinker

# ---------------------------------------------------------------------------------------------- the store


@pytest.mark.parametrize("reads", [False, True], ids=["gone", "read-only"])
def test_a_table_whose_write_failed_takes_nothing_until_it_has_been_read_again(tmp_path, monkeypatch, reads):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, bo)):
            outage = Outage(monkeypatch, at)
            outage.broken, outage.reads = True, reads
            for _ in range(3):
                with pytest.raises(SaveError):
                    await at.answer(ann, 0, "club")
            assert at.adrift is not reads
            at.changed()
            await asyncio.sleep(0.05)
            assert all(one["number"] == 0 for one in bo.told if one["type"] == "request"), (
                "nobody saw what was not kept"
            )
            outage.broken = False
            assert await at.answer(bo, 0, "lamp") == 1
            assert await at.answer(ann, 0, "club") == 2
            assert await log(at) == [(1, "lamp"), (2, "club")]

    run(test())


def test_a_table_that_failed_recovers_though_nobody_does_anything(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, bo)):
            outage = Outage(monkeypatch, at)
            outage.broken = True
            with pytest.raises(SaveError):
                await at.answer(ann, 0, "club")
            await asyncio.sleep(0.5)
            assert at.adrift
            outage.broken = False
            await until(lambda: not at.adrift)
            assert at.played.number == 0
            await until(lambda: any(one["type"] == "request" for one in bo.told))

    run(test())


def test_a_server_that_closes_in_the_middle_of_a_write_looks_for_nothing_afterwards(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, _)):

            async def append(change):
                await asyncio.sleep(60)

            monkeypatch.setattr(at.hall.writer, "append", append)
            at.hall.spawn(at.answer(ann, 0, "club"))
            await until(at.lock.locked)
            assert at.hall._tasks
        assert at.adrift
        assert not at.hall._tasks, "nobody reads a store that is closed"

    run(test())


def test_a_write_that_was_done_before_the_line_broke_is_acknowledged(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, bo)):
            real = at.hall.writer.append

            async def append(change):
                await real(change)
                raise SaveError("the store cannot be reached")

            monkeypatch.setattr(at.hall.writer, "append", append)
            assert await at.answer(ann, 0, "club") == 1
            monkeypatch.undo()
            with pytest.raises(Refused) as stale:
                await at.answer(ann, 0, "lamp")
            assert stale.value.code in ("stale", "not-asked")
            assert await at.answer(bo, 0, "lamp") == 2
            assert await log(at) == [(1, "club"), (2, "lamp")]

    run(test())


def test_bots_go_on_by_themselves_when_the_store_is_back(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "bot") as (at, (ann,)):
            outage = Outage(monkeypatch, at)
            await until(lambda: at.played.number == 1 and not at.busy)
            await at.answer(ann, at.played.asked, "club")
            await until(lambda: not at.busy)
            outage.broken, asked = True, at.played.asked
            with pytest.raises(SaveError):
                await at.answer(ann, asked, "wait")
            outage.broken = False
            await at.answer(ann, asked, "wait")
            while not at.bots.asked():
                await at.answer(ann, at.played.asked, "wait")
            outage.broken = True  # while the bot thinks
            await until(lambda: at.adrift)
            await asyncio.sleep(0.5)
            outage.broken = False
            await until(lambda: not at.adrift and not at.busy and at.played.session.request.seat == 0)
            numbers = [number for number, _ in await log(at)]
            assert numbers == list(range(1, at.played.number + 1))

    run(test())


# ---------------------------------------------------------------------------------------------- thinkers


def test_a_killed_thinker_is_asked_again_and_nobody_hears_of_it(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "bot") as (at, (ann,)):
            await until(lambda: at.played.number == 1 and not at.busy)
            real, killed = Thinker._ask, []

            def ask(thinker, what, arguments):
                if not killed:
                    killed.append(thinker._process.pid)
                    os.kill(thinker._process.pid, signal.SIGKILL)
                return real(thinker, what, arguments)

            monkeypatch.setattr(Thinker, "_ask", ask)
            await at.answer(ann, at.played.asked, "club")
            while not at.bots.asked():
                await at.answer(ann, at.played.asked, "wait")
            await until(lambda: killed and not at.busy and at.played.session.request.seat == 0)
            assert at.state == "playing"
            assert at.hall.counts["faults"] == 0

    run(test())


def test_a_thinker_killed_again_and_again_opens_no_secret_and_the_table_goes_on_after_it(tmp_path, monkeypatch):
    monkeypatch.setattr(table_bots, "FIRST_PAUSE", 0.05)

    async def test():
        async with table(tmp_path, "person", "bot") as (at, (ann,)):
            real, dead = Thinker.ask, [True]

            async def ask(thinker, what, *arguments):
                if dead[0]:
                    raise Failed("no answer: EOFError", killed=True)
                return await real(thinker, what, *arguments)

            monkeypatch.setattr(Thinker, "ask", ask)
            await at.answer(ann, 0, "club")
            await until(lambda: any(one["type"] == "fault" for one in ann.told))
            assert at.state == "broken"
            assert (at.trace, at.played.session.over) == ("", False), "there is nothing that a report could tell"
            dead[0] = False
            await until(lambda: at.state == "playing" and not at.busy)
            await until(lambda: [one["reason"] for one in ann.told if one["type"] == "fault"][-1] == "")
            assert at.played.number >= 2

    run(test())


def test_a_bot_that_broke_goes_on_as_soon_as_its_seat_is_changed(tmp_path, monkeypatch):
    monkeypatch.setattr(table_bots, "FIRST_PAUSE", 60.0)

    async def test():
        async with table(tmp_path, "person", "bot") as (at, _):
            real = Thinker.ask

            async def ask(thinker, what, position, seats, most):
                if seats[1] == "cautious":
                    raise Failed("Traceback: the bot is at fault")
                return await real(thinker, what, position, seats, most)

            monkeypatch.setattr(Thinker, "ask", ask)
            at.changed()
            await until(lambda: at.state == "broken")
            assert "the bot is at fault" in at.trace
            await at.seat(at.host, 1, "bot", "random", "")
            await until(lambda: at.played.number == 2 and not at.busy)
            assert at.state == "playing"

    run(test())


# ---------------------------------------------------------------------------------------------- rights


def test_whoever_was_replaced_is_gone_before_the_next_entry(tmp_path):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, bo)):
            number, token = await at.seat(at.host, 1, "person", "", "Cleo")
            assert (number, len(token)) == (1, 22)
            assert bo not in at.clients
            with pytest.raises(Refused) as refused:
                await at.answer(bo, 0, "lamp")
            assert refused.value.code == "token"
            with pytest.raises(Refused):
                await at.talk.say(bo, "still here")
            assert ann in at.clients

    run(test())


def test_a_store_that_takes_nothing_is_not_well(tmp_path):
    with Served(Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1)) as served:
        before = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))  # as if the disk were full
        time.sleep(1.1)  # the store is tried once a second
        with pytest.raises(urllib.error.HTTPError) as unwell:
            urllib.request.urlopen(f"{served.url}/healthz", timeout=20)
        assert unwell.value.code == 503
        unwell.value.close()
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, before)
        time.sleep(1.1)
        with urllib.request.urlopen(f"{served.url}/healthz", timeout=20) as well:
            assert well.read() == b"well\n"


def test_a_link_to_a_store_is_the_same_store(tmp_path):
    store, link = tmp_path / "x.db", tmp_path / "link.db"
    store.touch()
    link.symlink_to(store)
    lock = server._alone(store)
    with pytest.raises(SetupError, match="another server already uses this store"):
        server._alone(link)
    os.close(lock)


def test_a_file_of_brackets_is_no_report():
    assert reports.unpack("[" * 200_000) == ("[" * 200_000, "")


def test_the_time_to_load_a_game_is_not_taken_from_a_bots_time_to_think(monkeypatch):
    """On a busy machine a game may load longer than a bot may think; its bots play all the same, also in a new
    process."""

    class Process:
        alive = True

        def is_alive(self):
            return self.alive

    asked, config = [], configure(infos()["cellar"], seed=1)

    def start(thinker):
        thinker._games.clear()
        thinker._process = Process()

    def answered(thinker, what, arguments, patience):
        asked.append((what, patience))
        return True, None

    monkeypatch.setattr(Thinker, "_start", start)
    monkeypatch.setattr(Thinker, "_asked", answered)
    thinker, position = Thinker(0.5), Position("t", config, 0, [])
    for _ in range(2):
        thinker._ask("play", (position, {0: "random"}, 1))
    thinker._process.alive = False
    thinker._ask("replay", ("t", config, [], 0, None, "en"))
    assert asked == [("learn", STARTING), ("play", 0.5), ("play", 0.5), ("learn", STARTING), ("replay", 0.5)]


def test_the_time_to_load_a_position_is_not_taken_from_a_bots_time_to_think(monkeypatch):
    """A long game may load longer than a bot may think: its thinker would be killed each time, and its bots never
    play."""
    mind, asked = Mind(), []
    config = configure(infos()["cellar"], seed=1)
    played = Played(Session(find("cellar"), config))
    played.next("answer", 0, played.session.request.options[0].value)

    def answered(thinker, what, arguments, patience):
        asked.append((what, patience))
        return mind.answer(what, arguments)

    monkeypatch.setattr(Thinker, "_start", lambda thinker: None)
    monkeypatch.setattr(Thinker, "_asked", answered)
    thinker, position = Thinker(0.5), Position("t", config, played.number, [], played.checkpoint())
    number, given = thinker._ask("play", (position, dict.fromkeys(range(config.seats), "random"), 1))
    assert asked == [("learn", STARTING), ("recall", STARTING), ("play", 0.5)]
    assert (number, len(given)) == (2, 1)
    damaged = Position("t", config, played.number, [], b"no checkpoint")
    with pytest.raises(Failed):
        thinker._ask("play", (damaged, {0: "random"}, 1))
    assert asked[-1] == ("recall", STARTING)
