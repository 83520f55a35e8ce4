"""Whoever comes in while something changes: nothing is missed or heard twice, and no right outlives its token."""

import asyncio

import msgspec
import pytest
from tests.server.inside import Outage, log, run, table, until
from tools.postgres import postgres

from undercroft import store
from undercroft.games import infos
from undercroft.kernel import SaveError, Session, configure
from undercroft.store import Database, records
from undercroft.store.records import Right, Seat
from undercroft.tables.server import Limits, Settings, door, hall, lobby, messages
from undercroft.tables.server.client import Client
from undercroft.tables.server.hall import Hall
from undercroft.tables.server.refusing import Refused
from undercroft.tables.server.safety import Addresses
from undercroft.tables.server.seats import seated


def entering(at, token, **hello):
    """Somebody says hello; the client that was let in."""
    front = door.Door(at.hall, Addresses(at.hall.settings.limits))
    return front._let_in(None, messages.Hello(token=token, **hello), "en")


def told(client, kind):
    """Everything of this kind that waits to be sent."""
    found = [msgspec.json.decode(line) for line in client.taken().splitlines()]
    return [one for one in found if one["type"] == kind]


def between(monkeypatch, at, do, word="_catch_up"):
    """When the store has been read for somebody who comes in, this happens, once."""
    database, left = at.hall.database, [do]
    real = database.arun

    async def arun(work):
        found = await real(work)
        if word in work.__qualname__ and left:
            await left.pop()()
        return found

    monkeypatch.setattr(database, "arun", arun)


def test_what_is_said_while_somebody_comes_in_is_heard_once(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, bo)):
            await at.talk.say(ann, "one")
            between(monkeypatch, at, lambda: at.talk.say(ann, "two"))
            came = await entering(at, bo.token)
            lines = [line["text"] for chat in told(came, "chat") for line in chat["lines"]]
            assert lines == ["one", "two"]
            came.hear(await at.hall.database.arun(lambda c: records.heard(c, at.id, 0)))
            assert told(came, "chat") == [], "these are no news"
            await at.talk.say(ann, "three")
            assert [line["n"] for chat in told(came, "chat") for line in chat["lines"]] == [3]

    run(test())


def test_whoever_is_replaced_while_coming_in_stays_outside(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, bo)):
            at.clients.discard(bo)
            real = at.hall.live

            async def loading(id):
                monkeypatch.setattr(at.hall, "live", real)
                await at.seat(at.host, 1, "person", "", "Cleo")
                return await real(id)

            monkeypatch.setattr(at.hall, "live", loading)
            with pytest.raises(Refused) as refused:
                await entering(at, bo.token)
            assert refused.value.code == "token"
            assert at.clients == {ann}

    run(test())


def test_whoever_signs_out_while_coming_in_stays_outside(tmp_path, monkeypatch):
    """A token that an account gave ends without an entry in the log."""

    async def test():
        async with table(tmp_path, "person", "person") as (at, (_ann, bo)):
            at.clients.discard(bo)

            async def ended():
                await at.hall.database.arun(lambda connection: records.void(connection, at.id, 1))
                await at.check_rights()

            between(monkeypatch, at, ended)
            with pytest.raises(Refused) as refused:
                await entering(at, bo.token)
            assert refused.value.code == "token"

    run(test())


def test_a_table_too_many_is_kept_for_whoever_comes_in(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person") as (first, _):
            monkeypatch.setattr(
                first.hall, "settings", msgspec.structs.replace(first.hall.settings, limits=Limits(live=1))
            )
            config = configure(infos()["cellar"], seed=3, seats=1)
            seats = [seated("cellar", "person")]
            made = await first.hall.database.arun(lambda c: lobby._open(c, config, "Saturday", seats, False))
            second = await first.hall.live(made["table"])
            assert not second.gone
            monkeypatch.setattr(hall, "ARRIVING", 0.0)
            await until(lambda: not second.busy)
            await first.hall.trim()
            assert second.gone, "nobody has come"
            came = await entering(second, made["seats"][0]["token"])
            assert not came.live.gone
            assert came in first.hall.lives[second.id].clients

    run(test())


# ---------------------------------------------------------------------------------------------- late rights


def test_whoever_was_replaced_cannot_give_the_seat_to_a_bot(tmp_path):
    """The message may be under way when the seat is given to somebody else, here or at another server."""

    async def test():
        async with table(tmp_path, "person", "person") as (at, (_ann, bo)):
            await at.seat(at.host, 1, "person", "", "Cleo")
            with pytest.raises(Refused) as refused:
                await at.seat(bo.right, 1, "bot", "", "")
            assert refused.value.code == "token"
            assert at.record.seats[1] == Seat("person", "Cleo")
            async with at.settled():
                assert [kind for kind, _ in await kinds(at)] == ["seat"]

    run(test())


async def kinds(at):
    return [(entry.kind, entry.value) for entry in (await at.hall.read(at.id))[2]]


def test_a_seat_that_was_given_away_is_gone_though_the_store_fails_right_after(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (_ann, bo)):
            outage, real = Outage(monkeypatch, at), at.hall.writer.append

            async def append(change):
                written = await real(change)
                outage.broken = True
                return written

            monkeypatch.setattr(at.hall.writer, "append", append)
            number, token = await at.seat(at.host, 1, "person", "", "Cleo")
            assert (number, len(token)) == (1, 22), "it is done, and told"
            assert at.adrift
            outage.broken = False
            with pytest.raises(Refused) as refused:
                await at.answer(bo, 0, "lamp")
            assert refused.value.code == "token"

    run(test())


def test_spectators_who_were_sent_away_say_nothing(tmp_path):
    async def test():
        async with table(tmp_path, "person") as (at, (_ann,)):
            await at.hall.database.arun(lambda c: c.exec_driver_sql("UPDATE tables SET public = 1"))
            await at.look_up()
            passer_by = Client(None, at, Right(at.id, "public", None), "en", Limits())
            at.clients.add(passer_by)
            assert await at.talk.say(passer_by, "hello") == 1
            await at.watchers_out()
            with pytest.raises(Refused):
                await at.talk.say(passer_by, "still here")

    run(test())


def test_an_open_seat_is_taken_whole_or_not_at_all(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "open", "open") as (at, (_ann,)):
            outage = Outage(monkeypatch, at)
            outage.broken = outage.reads = True
            with pytest.raises(SaveError):
                await at.join(True, None, "Bo")
            outage.broken = False
            assert at.record.seats[1].kind == "open"
            seat, token = await at.join(True, 2, "Bo")
            assert (seat, at.record.seats[2]) == (2, Seat("person", "Bo"))
            came = await entering(at, token)
            assert came.seat == 2
            assert (await at.join(True, None, "Cy"))[0] == 1
            for wish, invited, code in ((None, True, "taken"), (0, True, "taken"), (None, False, "token")):
                with pytest.raises(Refused) as refused:
                    await at.join(invited, wish, "Di")
                assert refused.value.code == code

    run(test())


# ---------------------------------------------------------------------------------------------- failing work


def test_a_change_that_cannot_be_written_stops_no_other(tmp_path):
    """Whatever goes wrong with one of several changes that are written together, the writer goes on."""

    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, _bo)):
            config = configure(infos()["cellar"], seed=3, seats=1)
            made = await at.hall.database.arun(
                lambda c: lobby._open(c, config, "Saturday", [seated("cellar", "person")], False)
            )
            other = await at.hall.live(made["table"])

            def wrong(connection):
                raise KeyError("nobody thought of this")

            failing = at.change(lambda: ("seat", 0, "person"), wrong)
            results = await asyncio.gather(failing, other.change(lambda: ("seat", 0, "mute")), return_exceptions=True)
            assert isinstance(results[0], KeyError)
            assert results[1] == 1
            assert await at.answer(ann, 0, "club") == 1
            assert await log(at) == [(1, "club")]

    run(test())


def test_orders_at_which_the_rules_fail_leave_nothing_behind(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", "person") as (at, (ann, _bo)):

            def order(session, seat, *orders):
                session.orders[seat] = list(orders)
                raise KeyError("the secret card")

            with monkeypatch.context() as broken:
                broken.setattr(Session, "order", order)
                with pytest.raises(Refused) as refused:
                    await at.order(ann, [])
                assert refused.value.code == "broken"
            assert at.state == "broken"
            assert at.played.session.orders == {}
            assert await at.answer(ann, 0, "club") == 1
            assert at.state == "playing"

    run(test())


def test_the_lobby_shows_nothing_that_is_not_written_yet(tmp_path, monkeypatch):
    async def test():
        async with table(tmp_path, "person", game="doria") as (at, (ann,)):
            front, free = lobby.Lobby(at.hall, Addresses(Limits())), asyncio.Event()
            before = front.glance(at.record, "en")
            assert before["heroes"]
            real = at.hall.writer.append

            async def append(change):
                await free.wait()
                return await real(change)

            monkeypatch.setattr(at.hall.writer, "append", append)
            value = at.played.session.request.options[0].value
            answering = asyncio.create_task(at.answer(ann, 0, value))
            while at.played.number == 0:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(Session, "scene", lambda *_: pytest.fail("a scene of what is not written"))
            assert front.glance(at.record, "en") is before
            monkeypatch.undo()
            free.set()
            await answering

    run(test())


def test_a_table_is_up_to_date_although_another_server_wrote_while_it_was_loaded():
    async def test(url):
        here = Hall(Settings(store=url, thinkers=1))
        await here.open()
        try:
            config = configure(infos()["cellar"], seed=3, seats=1)
            people = [seated("cellar", "person")]
            made = await here.database.arun(lambda c: lobby._open(c, config, "Friday", people, False))
            real = here.apart

            async def apart(work):
                found = await real(work)
                here.apart = real
                await real(elsewhere)
                return found

            def elsewhere():
                with store.open(url) as kept:
                    kept.open("Friday").answer("club")

            here.apart = apart
            assert (await here.live(made["table"])).played.number == 1
        finally:
            await here.close()

    with postgres() as url:
        Database(url).prepare().close()
        run(test(url))
