"""Whatever happens at a table, a client that applied its patches has exactly the scene that its seat would be shown."""

import asyncio
import random

import msgspec
import pytest

from undercroft import store, texts
from undercroft.games import infos
from undercroft.kernel import UndoRefused, configure
from undercroft.store import Database
from undercroft.store.records import Right
from undercroft.tables.server import Settings, clean
from undercroft.tables.server.client import Client
from undercroft.tables.server.hall import Hall
from undercroft.tables.server.lobby import _open
from undercroft.tables.server.refusing import Refused
from undercroft.tables.server.seats import seated
from undercroft.toolkit.patches import patched
from undercroft.toolkit.showing import spoken


class Screen:
    """A client, and what its messages have added up to."""

    def __init__(self, live, seat, language, limits):
        right = Right(live.id, "watch" if seat is None else "seat", seat)
        self.client = Client(None, live, right, language, limits, patches=True)
        self.scene, self.number, self.patches = None, -1, 0

    def read(self):
        for line in self.client.taken().splitlines():
            told = msgspec.json.decode(line)
            if told["type"] == "scene":
                self.scene, self.number = told["scene"], told["number"]
            elif told["type"] == "patch":
                assert told["base"] == self.number
                self.scene, self.number = patched(self.scene, told), told["number"]
                self.patches += 1


class Evening:
    """A table at one server, people in two languages, a spectator; and somebody who plays on at another server."""

    def __init__(self, hall, live, rng, name):
        self.hall, self.live, self.rng, self.name = hall, live, rng, name
        self.done = dict.fromkeys(("answered", "taken_back", "elsewhere", "returned", "changed_language"), 0)
        places = [(seat, "de" if seat % 2 else "en") for seat in range(len(live.record.seats))]
        limits = hall.settings.limits
        self.screens = [Screen(live, seat, language, limits) for seat, language in (*places, (None, "en"))]
        live.clients |= {screen.client for screen in self.screens}

    async def happen(self):
        deed = self.rng.choices(list(self.done), (12, 3, 3, 1, 1))[0]
        if await getattr(self, deed)():
            self.done[deed] += 1
        async with self.live.settled():
            await self.live.updates.show(*self.live.clients)
        for screen in self.screens:
            screen.read()
            voice = texts.voice(self.live.record.game, screen.client.language)
            whole = spoken(self.live.played.session.scene(screen.client.seat), voice)
            assert screen.scene == msgspec.json.decode(msgspec.json.encode(whole)), (deed, screen.client.seat)

    async def answered(self):
        request = self.live.played.session.requests[0]
        value = self.rng.choice(request.options).value
        await self.live.answer(self.screens[request.seat].client, self.live.played.asked, value)
        return True

    async def taken_back(self):
        seat = self.rng.randrange(len(self.live.record.seats))
        try:
            number = await self.live.undo(self.screens[seat].client)
        except (Refused, UndoRefused):
            return False
        for other in self.live.played.proposal.asked if self.live.played.proposal else ():
            if other != seat:
                await self.live.agree(self.screens[other].client, number, True)
        return True

    async def elsewhere(self):
        """As another server does, which tells this one only that there is something new."""
        with store.open(self.hall.settings.store) as kept:
            game = kept.open(self.name)
            game.answer(self.rng.choice(game.session.request.options).value)
        await self.live.refresh(self.live.played.number + 1)
        return True

    async def returned(self):
        """Somebody's line breaks, and he comes back."""
        self.rng.choice(self.screens).client.again()
        return True

    async def changed_language(self):
        client = self.rng.choice(self.screens).client
        client.language = "en" if client.language == "de" else "de"
        client.again()
        return True


@pytest.mark.parametrize("game", sorted(infos()))
def test_patches_add_up_whatever_happens(tmp_path, game):
    async def play(seed):
        settings, rng = Settings(store=f"sqlite:///{tmp_path / f'{seed}.db'}", thinkers=1), random.Random(seed)
        Database(settings.store).prepare().close()
        hall = Hall(settings)
        await hall.open()
        try:
            config = configure(infos()[game], seed=seed, seats=3)
            people = [seated(game, "person", name=clean.line(name, 40)) for name in ("Ann", "Bo", "Cy")]
            made = await hall.database.arun(lambda connection: _open(connection, config, "Friday", people, False))
            evening = Evening(hall, await hall.live(made["table"]), rng, "Friday")
            for _ in range(60):
                if evening.live.played.session.over:
                    break
                await evening.happen()
            return evening
        finally:
            await hall.close()

    evenings = [asyncio.run(play(seed)) for seed in range(3)]
    for deed in ("answered", "taken_back", "elsewhere", "returned", "changed_language"):
        assert sum(evening.done[deed] for evening in evenings), deed
    assert sum(screen.patches for evening in evenings for screen in evening.screens) > 100


def test_a_table_that_nobody_watches_keeps_nothing_made_for_clients(tmp_path):
    async def play():
        settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1)
        Database(settings.store).prepare().close()
        hall = Hall(settings)
        await hall.open()
        try:
            config = configure(infos()["alliance"], seed=1, seats=2)
            people = [seated("alliance", "person", name=name) for name in ("Ann", "Bo")]
            made = await hall.database.arun(lambda connection: _open(connection, config, "Friday", people, False))
            evening = Evening(hall, await hall.live(made["table"]), random.Random(1), "Friday")
            await evening.happen()
            live, (ann, bo, watcher) = evening.live, [screen.client for screen in evening.screens]
            live.left(ann)
            live.left(bo)
            assert live.updates._shown._scenes, "a spectator is still there"
            live.left(watcher)
            assert not live.updates._shown._scenes
            assert not live.updates._made
            live.clients.add(ann)
            evening.screens = evening.screens[:1]
            ann.again()
            await evening.happen()  # and who comes back sees the whole scene
        finally:
            await hall.close()

    asyncio.run(play())
