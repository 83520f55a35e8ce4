"""What the server sends is what its structs say, and the page's types and the docs are made from these."""

import asyncio
import json
import random

import pytest
from tools.serving import ROOMY, Served

from tools import wire
from undercroft.tables.client import Client, call
from undercroft.tables.server import Settings, sent, sent_campaigns, sent_lobby
from undercroft.toolkit.scene import Scene


def test_the_page_and_the_docs_are_as_made():
    """After a change of a struct: `make wire`."""
    assert wire.PAGE.read_text(encoding="utf-8") == wire.page()
    text = wire.DOCS.read_text(encoding="utf-8")
    assert text == wire.documented(text)


BY_TYPE = {one.__struct_config__.tag: one for one in sent.SENT}


class Listening(Client):
    """A client that keeps every message."""

    async def _take(self, message):
        self.__dict__.setdefault("heard", []).append(message)
        await super()._take(message)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    store = f"sqlite:///{tmp_path_factory.mktemp('wire') / 'wire.db'}"
    with Served(Settings(store=store, limits=ROOMY, thinkers=1, hint=0.1, pace=0)) as served:
        yield served


async def played(url, token, answers):
    """All messages of a seat that plays so much, and asks for everything that there is."""
    rng = random.Random(1)
    async with Listening(url, token) as client:
        for message, more in (
            ("hint", {}),
            ("ping", {}),
            ("why", {"ids": ["cellar.search"]}),
            ("why-not", {"at": "room-24"}),
            ("reach", {}),
            ("threat", {"of": "figure-0"}),
            ("look", {"of": "cheese"}),
        ):
            await client.ask(message, **more)
        await client.ask("say", text="hello")
        await client.ask("order", orders=[{"key": "distract"}])
        async for request in client.questions():
            await client.answer(request, rng.choice(request["options"])["value"])
            answers -= 1
            if not answers:
                break
        await client.ask("undo")
        await client.ask("replay", step=2)
        return client.heard


@pytest.mark.parametrize("game", ["cellar", "universalis"])
def test_every_message_of_a_table_fits_its_struct(house, game):
    table = call(f"{house.url}/api/tables", {"game": game, "seats": [{"kind": "person"}]})
    assert wire.misfits(table, sent_lobby.Opened) == []
    heard = asyncio.run(asyncio.wait_for(played(house.url, table["seats"][0]["token"], 30), 60))
    kinds = {message["type"] for message in heard}
    assert kinds >= {
        "welcome",
        "events",
        "scene",
        "request",
        "chat",
        "done",
        "orders",
        "hint",
        "why",
        "why-not",
        "reach",
        "threat",
        "look",
        "replay",
        "pong",
    }
    wrong = {line for message in heard for line in wire.misfits(message, BY_TYPE[message["type"]], message["type"])}
    assert wrong == set()
    assert game != "cellar" or any(
        "detail" in one for message in heard for one in (message.get("request") or {}).get("options", ())
    )


def test_the_lobby_fits_its_structs(house):
    games = call(f"{house.url}/api/games")
    assert [wrong for game in games["games"] for wrong in wire.misfits(game, sent_lobby.Game, game["slug"])] == []
    table = call(f"{house.url}/api/tables", {"game": "cellar", "public": True})
    tokens = {"tokens": [table["host"], table["seats"][0]["token"]]}
    for found in (call(f"{house.url}/api/tables"), call(f"{house.url}/api/tables/mine", tokens)):
        assert found["tables"]
        assert [wrong for one in found["tables"] for wrong in wire.misfits(one, sent_lobby.Summary)] == []


def test_a_campaign_fits_its_structs(house):
    made = call(f"{house.url}/api/campaigns", {"game": "cellar", "name": "Nights"})
    mine = call(f"{house.url}/api/campaigns/mine", {"tokens": [made["token"]]})
    assert [wrong for one in mine["campaigns"] for wrong in wire.misfits(one, sent_campaigns.CampaignLine)] == []
    assert mine["campaigns"]
    page = call(f"{house.url}/api/campaigns/{made['campaign']}", token=made["token"])
    assert wire.misfits(page, sent_campaigns.Campaign) == []


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ({"headline": "Round 1"}, []),
        ({}, [".headline is missing"]),
        ({"headline": "", "colour": 1}, [".colour is unknown"]),
        ({"headline": 3}, [".headline is 3"]),
        ({"headline": "", "tracks": [{"id": "a", "name": "b", "value": None}]}, [".tracks[0].value is None"]),
        ({"headline": "", "notes": "one"}, [".notes is 'one'"]),
    ],
)
def test_a_misfit_is_found(value, wrong):
    assert wire.misfits(json.loads(json.dumps(value)), Scene) == wrong
