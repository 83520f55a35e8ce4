"""What clients are shown: patches that add up to the whole scene, and slow tables that nobody else waits for."""

import asyncio
import random
import time

import pytest

from undercroft.games import infos
from undercroft.kernel import configure
from undercroft.store import Database
from undercroft.store.records import Right
from undercroft.tables.client import Client, call
from undercroft.tables.server import Settings, live
from undercroft.tables.server import client as clients
from undercroft.tables.server.hall import Hall
from undercroft.tables.server.live import Live
from undercroft.tables.server.lobby import _open
from undercroft.tables.server.seats import seated
from undercroft.toolkit.patches import patched


class Noting(Client):
    """A client that counts what it is sent."""

    def __init__(self, *arguments, patches=True, **named):
        super().__init__(*arguments, **named)
        self._hello["patches"] = patches
        self.got = []

    def _learn(self, message):
        self.got.append(message["type"])
        super()._learn(message)


async def reached(client, number):
    async with asyncio.timeout(20):
        while client.number != number:
            await client.news()


@pytest.mark.parametrize("game", [game for game in infos() if game != "cellar"])
def test_patches_add_up_to_the_scene(house, game):
    """For a seat, for another language, for a spectator; a client that does not ask for patches gets whole scenes."""
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    table, rng = call(f"{house.url}/api/tables", {"game": game, "seats": people}), random.Random(3)

    async def play():
        tokens = [seat["token"] for seat in table["seats"]]
        seats = [Noting(house.url, token) for token in tokens]
        plain = Noting(house.url, tokens[0], patches=False)
        german = Noting(house.url, table["watch"], language="de")
        old = Noting(house.url, table["watch"], language="de", patches=False)
        everybody = [*seats, plain, german, old]
        for one in everybody:
            await one.connect()
        number = 0
        for _ in range(40):
            asked = next((one for one in seats if one.request), None)
            if asked is None:
                break
            value = rng.choice(asked.request["options"])["value"]
            number = (await asked.ask("answer", number=asked.request["number"], value=value))["number"]
            for one in everybody:
                await reached(one, number)
            assert seats[0].scene == plain.scene
            assert german.scene == old.scene
        assert seats[0].got.count("scene") == 1
        assert seats[0].got.count("patch") > 5
        assert "patch" not in plain.got
        assert plain.got.count("scene") > 5
        await seats[0].ask("language", language="de")
        while seats[0].got.count("scene") < 2:
            await seats[0].news()
        whole = await seats[1].ask("scene")
        assert whole["scene"] == seats[1].scene
        for one in everybody:
            await one.close()

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_patch_for_a_scene_that_is_lost_is_no_harm():
    assert patched({}, {"rest": {"headline": "x"}, "sheets": {"ids": []}}) == {"headline": "x"}


# ---------------------------------------------------------------------------------------------- slow tables


class Desk:
    """A table in this process, with people whose messages are kept."""

    def __init__(self, tmp_path):
        self.settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1)
        Database(self.settings.store).prepare().close()

    async def __aenter__(self):
        self.hall = Hall(self.settings)
        await self.hall.open()
        config = configure(infos()["cellar"], seed=3, seats=2)
        seats = [seated("cellar", "person", name="Ann"), seated("cellar", "person", name="Bo")]
        made = await self.hall.database.arun(lambda connection: _open(connection, config, "Friday", seats, False))
        self.live = await self.hall.live(made["table"])
        self.people = [
            clients.Client(None, self.live, Right(self.live.id, "seat", n), "en", self.settings.limits) for n in (0, 1)
        ]
        self.live.clients |= set(self.people)
        return self

    async def __aexit__(self, *error):
        await self.hall.close()

    async def answer(self):
        """Somebody answers what is asked."""
        live = self.live
        asked = live.played.session.requests[0]
        return await live.answer(self.people[asked.seat], live.played.asked, asked.options[0].value)


def test_a_slow_table_lets_others_go_on(tmp_path, monkeypatch):
    """What takes long is done apart from the third time on; meanwhile the loop turns."""
    real, paused = Live._next, []

    def slow(self, make):
        begun = time.thread_time()
        while time.thread_time() - begun < 0.2:
            pass
        return real(self, make)

    async def run():
        async with Desk(tmp_path) as desk:
            await desk.answer()
            assert not desk.live.slow  # something may have been loaded
            await desk.answer()
            assert desk.live.slow
            ticking = asyncio.create_task(tick())
            for _ in range(4):
                await desk.answer()
            ticking.cancel()
            return desk.live.played.number, [entry.number for entry in (await desk.hall.read(desk.live.id))[2]]

    async def tick():
        while True:
            begun = time.monotonic()
            await asyncio.sleep(0.01)
            paused.append(time.monotonic() - begun)

    monkeypatch.setattr(Live, "_next", slow)
    number, kept = asyncio.run(asyncio.wait_for(run(), 60))
    assert number == 6
    assert kept == [1, 2, 3, 4, 5, 6]
    assert len(paused) > 10
    assert sorted(paused)[len(paused) // 2] < 0.15


def test_who_leaves_while_a_slow_table_works_leaves_no_harm(tmp_path, monkeypatch):
    """The work goes on to its end, nothing of it counts, and the table is read again."""
    monkeypatch.setattr(live, "SLOW", -1.0)
    real = Live._next

    def slow(self, make):
        time.sleep(0.2)
        return real(self, make)

    async def run():
        async with Desk(tmp_path) as desk:
            for _ in range(2):
                await desk.answer()
            monkeypatch.setattr(Live, "_next", slow)
            leaving = asyncio.create_task(desk.answer())
            await asyncio.sleep(0.1)
            leaving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await leaving
            assert desk.live.adrift
            while desk.live.adrift:
                await asyncio.sleep(0.05)
            assert desk.live.played.number == 2
            assert await desk.answer() == 3
            return [entry.number for entry in (await desk.hall.read(desk.live.id))[2]]

    assert asyncio.run(asyncio.wait_for(run(), 60)) == [1, 2, 3]
