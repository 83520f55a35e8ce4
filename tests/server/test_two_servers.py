"""Any number of servers on one PostgreSQL (a real one): no answer doubled, none lost."""

import asyncio
from collections import Counter
from contextlib import ExitStack

import pytest
from tools.postgres import postgres
from tools.serving import ROOMY, Served
from tools.twins import SEATS, missing, twins

from undercroft import store
from undercroft.tables.client import Client, call
from undercroft.tables.server import Settings


@pytest.fixture(scope="module")
def url():
    with postgres() as found:
        yield found


@pytest.fixture(scope="module")
def pair(url):
    with ExitStack() as stack:
        settings = Settings(store=url, limits=ROOMY, thinkers=1, patience=5.0)
        yield [stack.enter_context(Served(settings)) for _ in range(2)]


def test_answers_to_both_at_once(pair, url):
    """`make twins` does the same with a thousand."""
    tally = asyncio.run(twins(pair[0].url, pair[1].url, 150, games=["cellar"]))
    assert len(tally.acknowledged) >= 100
    assert tally.doubled == 0
    assert missing(url, tally.acknowledged) == []
    for served in pair:
        assert served.figures().get("errors_total", 0) == 0
        assert served.figures().get("faults_total", 0) == 0
    with store.open(url) as kept:
        games = [kept.open(name) for name in kept.names()]
        told = Counter(table for table, _ in tally.acknowledged)
        assert {game.id: len(game.session.history) for game in games} == told


def test_what_happens_at_one_server_is_seen_at_the_other(pair):
    table = call(f"{pair[0].url}/api/tables", {"game": "cellar", "seats": SEATS})

    async def play():
        async with (
            Client(pair[0].url, table["seats"][0]["token"]) as ann,
            Client(pair[1].url, table["seats"][1]["token"]) as bo,
        ):
            await until(ann, lambda: ann.request)
            await ann.ask("answer", number=ann.request["number"], value="club")
            await until(bo, lambda: bo.number == 1)
            await bo.ask("answer", number=bo.request["number"], value="lamp")
            await until(ann, lambda: ann.request and ann.request["key"] == "act")
            assert ann.events == bo.events
            await bo.ask("say", text="hello over there")
            await until(ann, lambda: ann.chat)
            await bo.ask("seat", seat=1, kind="bot")
            await until(ann, lambda: ann.table["seats"][1]["kind"] == "bot")

    asyncio.run(asyncio.wait_for(play(), 60))


def test_whoever_is_replaced_at_one_server_loses_the_seat_at_the_other(pair):
    table = call(f"{pair[0].url}/api/tables", {"game": "alliance", "seats": SEATS})

    async def play():
        async with Client(pair[1].url, table["seats"][1]["token"]) as bo:
            await until(bo, lambda: bo.scene)
            shown = len(bo.events)
            replaced = asyncio.to_thread(
                call, f"{pair[0].url}/api/tables/{table['table']}/seats/1", {"kind": "person"}, table["host"]
            )
            talking = asyncio.gather(*[bo.ask("say", text="still here") for _ in range(20)], return_exceptions=True)
            token = (await replaced)["token"]
            await until(bo, lambda: bo.closed == 4401)
            await talking
            assert len(bo.events) == shown
            async with Client(pair[1].url, token) as cleo:
                await until(cleo, lambda: cleo.scene)
                assert cleo.welcome["you"]["seat"] == 1
                if cleo.request:
                    await cleo.ask("answer", number=cleo.request["number"], value=cleo.request["options"][0]["value"])

    asyncio.run(asyncio.wait_for(play(), 60))


async def until(client, true):
    async def wait():
        while not true():
            await client.news()

    await asyncio.wait_for(wait(), 20)


def test_bots_of_a_dead_server_are_taken_over(url):
    """The dead server's claim runs out, and the other one thinks on."""
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
    settings = Settings(store=url, limits=ROOMY, thinkers=1, patience=3.0)
    with Served(settings) as doomed, Served(settings) as other:
        table = call(f"{doomed.url}/api/tables", {"game": "cellar", "seats": seats})

        async def play():
            async with Client(doomed.url, table["seats"][0]["token"]) as ann:
                await until(ann, lambda: ann.request)
                first = (await ann.ask("answer", number=ann.request["number"], value="club"))["number"]
            doomed.kill()
            async with Client(other.url, table["seats"][0]["token"]) as ann:
                for _ in range(3):
                    await until(ann, lambda: ann.request)
                    values = [one["value"] for one in ann.request["options"]]
                    value = "wait" if "wait" in values else values[0]
                    number = (await ann.ask("answer", number=ann.request["number"], value=value))["number"]
                    await until(ann, lambda number=number: ann.number >= number)
                assert number > first + 2

        asyncio.run(asyncio.wait_for(play(), 60))


def test_a_campaign_begun_at_one_server_is_played_on_at_another(pair):
    one, other = pair
    made = call(f"{one.url}/api/campaigns", {"game": "cellar", "name": "Both", "seats": SEATS[:1]})
    address = f"/api/campaigns/{made['campaign']}"
    table = call(f"{other.url}{address}/play", {}, made["token"])
    again = call(f"{one.url}{address}/play", {}, made["token"])
    assert again["table"] == table["table"]
    shown = call(f"{other.url}{address}", token=made["token"])
    assert [(link["number"], link["over"]) for link in shown["party"]["links"]] == [(1, False)]


def test_one_server_of_several_workers(url):
    """Both people reach whichever process takes the call; the news travel by the store."""
    with Served(Settings(store=url, limits=ROOMY, thinkers=1, patience=5.0), workers=2) as served:
        tally = asyncio.run(twins(served.url, served.url, 60, games=["cellar"]))
    assert len(tally.acknowledged) >= 60
    assert tally.doubled == 0
    assert missing(url, tally.acknowledged) == []
