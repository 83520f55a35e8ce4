"""Strangers at the door: limits, origins, tokens, headers, packs; and a fault of the rules stays at its table."""

import asyncio
import json
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
from tools.hostile import besiege, learned
from tools.serving import Served, free_port
from tools.twins import missing
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from undercroft.kernel import IllegalAnswer, Session, SetupError
from undercroft.store import Database
from undercroft.store.records import Right
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Limits, Settings, clean, packs, serve
from undercroft.tables.server import client as clients
from undercroft.tables.server.hall import Hall
from undercroft.tables.server.lobby import _open, configure, infos
from undercroft.tables.server.refusing import Refused as Turned
from undercroft.tables.server.seats import seated

PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with narrow limits."""
    store = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'strict.db'}"
    limits = Limits(message=4096, body=8192, rate=1, burst=10, sockets=3, opened=4, requests=500)
    with Served(Settings(store=store, limits=limits, thinkers=1)) as served:
        yield served


@pytest.fixture(scope="module")
def table(strict):
    return call(f"{strict.url}/api/tables", {"game": "cellar", "seats": PEOPLE, "name": "Friday"})


def fetched(url, **headers):
    """Status, headers and text of an answer."""
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


# ---------------------------------------------------------------------------------------------- HTTP


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/healthz", "/metrics", "/nothing", "/api/tables/../../etc/passwd"]
)
def test_every_answer_says_what_a_browser_may_do(strict, path):
    status, headers, _ = fetched(strict.url + path)
    assert status in (200, 404)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_pages_of_other_addresses_are_turned_away(strict):
    wish = json.dumps({"tokens": []}).encode()
    for origin, well in (
        ("https://evil.example", False), (strict.url, True), ("null", False), ("http://[", False),
    ):  # fmt: skip
        request = urllib.request.Request(f"{strict.url}/api/tables/mine", wish, {"Origin": origin})
        if well:
            with urllib.request.urlopen(request, timeout=20) as answer:
                assert answer.status == 200
        else:
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(request, timeout=20)
            assert refused.value.code == 403
            refused.value.close()

    async def knock(origin):
        async with connect(strict.url.replace("http", "ws") + "/ws", origin=origin, proxy=None):
            return True

    assert asyncio.run(knock(strict.url))
    with pytest.raises(InvalidStatus):
        asyncio.run(knock("https://evil.example"))


def test_no_other_name_leads_to_a_server_that_has_one(tmp_path):
    """A page of evil.example whose name is made to lead to this address is of the same origin, says the browser."""
    store = f"sqlite:///{tmp_path / 'x.db'}"
    with Served(Settings(store=store, thinkers=1, url="https://dungeon.example.org/")) as served:

        def status(name):
            headers = {"Origin": f"http://{name}", "Host": name}
            request = urllib.request.Request(f"{served.url}/api/tables/mine", b'{"tokens": []}', headers)
            try:
                with urllib.request.urlopen(request, timeout=20) as answer:
                    return answer.status
            except urllib.error.HTTPError as error:
                with error:
                    return error.code

        names = ("dungeon.example.org", "192.168.0.7:8000", "localhost:8000", "evil.example", "evil.example:8000")
        assert [status(name) for name in names] == [200, 200, 200, 403, 403]


def test_what_is_too_large_or_no_message_is_refused(strict):
    for wish, code in (
        ({"game": "x" * 9000}, "form"),
        ({"game": "cellar", "pack": "x" * 300_000}, "size"),
        ([1], "form"),
    ):
        with pytest.raises(Refused) as refused:
            call(f"{strict.url}/api/tables", wish)
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        call(f"{strict.url}/api/tables/mine", {"tokens": ["x" * 60] * 51})
    assert refused.value.code == "form"
    with pytest.raises(Refused) as refused:
        call(f"{strict.url}/api/tables", {"game": "chess"})
    assert refused.value.code == "unknown"


def test_one_address_opens_so_many_tables(strict, table):
    codes = []
    for _ in range(6):
        try:
            codes.append(call(f"{strict.url}/api/tables", {"game": "cellar"})["name"])
        except Refused as refused:
            codes.append(refused.code)
    assert codes[-3:] == ["rate"] * 3


def test_the_figures_tell_nothing_of_a_game(strict, table):
    told = fetched(f"{strict.url}/metrics")[2]
    assert "undercroft_tables_total" in told
    assert "Friday" not in told
    assert table["table"] not in told
    assert fetched(f"{strict.url}/healthz")[:3:2] == (200, "well\n")


def test_the_lobby_explains_all_set_ups_in_both_languages(strict):
    for language in ("en", "de"):
        games = json.loads(fetched(f"{strict.url}/api/games?lang={language}")[2])["games"]
        assert {game["slug"] for game in games} == set(infos())
        for game in games:
            assert game["title"]
            assert game["about"]
            assert game["bots"][0]["best"]
            for choices in (game["modes"], game["editions"], game["scenarios"]):
                assert all(choice["title"] for choice in choices)
    rules = json.loads(fetched(f"{strict.url}/api/games/cellar/rules?q=rat")[2])["rules"]
    assert rules
    assert all("rat" in (rule["id"] + rule["text"]).casefold() for rule in rules)
    cards = json.loads(fetched(f"{strict.url}/api/games/cellar/glossary?lang=de")[2])["cards"]
    assert "Laterne" in {card["name"] for card in cards}
    assert fetched(f"{strict.url}/api/games/cellar/glossary?edition=none")[0] == 400


# ---------------------------------------------------------------------------------------------- the socket


async def door(strict):
    return await connect(strict.url.replace("http", "ws") + "/ws", max_size=None, proxy=None)


async def closed_with(socket):
    await all_told(socket)
    return socket.close_code


async def all_told(socket):
    """Everything until the socket is closed."""
    return [json.loads(line) async for raw in swallowed(socket) for line in raw.split("\n")]


async def swallowed(socket):
    with suppress(ConnectionClosed):
        while True:
            yield await asyncio.wait_for(socket.recv(), 20)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("", 4400),
        ("{", 4400),
        (b"\x00\xff", 4400),
        ('{"type": "answer", "number": 1, "value": "x"}', 4400),
        ('{"type": "hello", "token": "x"}', 4401),
        ('{"type": "hello"}', 4401),
        ('{"type": "hello", "table": "nothing"}', 4404),
        ('{"type": "hello", "protocol": 99}', 4426),
        ("x" * 5000, 1009),
    ],
)
def test_a_bad_hello_closes_the_door(strict, hello, code):
    async def knock():
        socket = await door(strict)
        await socket.send(hello)
        return await closed_with(socket)

    assert asyncio.run(knock()) == code


def test_who_talks_too_fast_is_slowed_and_then_sent_away(strict, table):
    async def chatter():
        socket = await door(strict)
        await socket.send(json.dumps({"type": "hello", "token": table["seats"][0]["token"]}))
        for _ in range(300):
            await socket.send('{"type": "ping"}')
        return await all_told(socket), socket.close_code

    told, code = asyncio.run(chatter())
    assert code == 4429
    assert 5 <= sum(one["type"] == "pong" for one in told) <= 40
    assert sum(one.get("code") == "rate" for one in told) >= 100


def test_one_address_has_so_many_sockets(strict, table):
    async def crowd():
        people = [Client(strict.url, table["seats"][0]["token"]) for _ in range(3)]
        for one in people:
            await one.connect()
        socket = await door(strict)
        try:
            return await closed_with(socket)
        finally:
            for one in people:
                await one.close()

    assert asyncio.run(crowd()) == 4429


def test_tokens_are_in_no_log_and_in_no_file(strict, table, capfd):
    with pytest.raises(Refused):
        call(f"{strict.url}/api/tables/{table['table']}/report", token=table["seats"][0]["token"])
    logged = capfd.readouterr()
    kept = b"".join(
        file.read_bytes() for file in Path(strict.settings.store.removeprefix("sqlite:///")).parent.iterdir()
    )
    for token in (table["host"], table["invite"], *[seat["token"] for seat in table["seats"]]):
        assert token not in logged.out + logged.err
        assert token.encode() not in kept


# ---------------------------------------------------------------------------------------------- packs, names


def test_a_pack_is_tried_in_a_process_of_its_own():
    good = (Path(__file__).parent.parent / "games" / "plungin" / "sample-pack.toml").read_text(encoding="utf-8")
    verdict = asyncio.run(packs.tried({"game": "plungin", "pack": good}))
    assert verdict.reason == ""
    assert verdict.picture
    assert asyncio.run(packs.tried({"game": "plungin", "pack": "x = "})).reason
    assert asyncio.run(packs.tried({"game": "cellar", "pack": good})).reason == "server-no-packs"
    assert asyncio.run(packs.tried({"game": "plungin", "pack": good}, seconds=0)).reason == "server-pack-limits"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        (" A\tn\nn ", "A n n"),
        ("\u202eevil\u2066\u200b", "evil"),
        ("\x1b[2J\x07x", "[2Jx"),
        ("\u00adZo\u00eb", "Zo\u00eb"),
        ("a" + "\u0301" * 50, "\u00e1\u0301\u0301"),
        ("x" * 100, "x" * 40),
        ("\ue000\ufffe", ""),
    ],
)
def test_names_are_made_clean(typed, kept):
    assert clean.line(typed, 40) == kept


# ---------------------------------------------------------------------------------------------- faults


def test_a_fault_of_the_rules_is_one_sentence_at_its_own_table(tmp_path, monkeypatch):
    """Nothing of the fault's own text is told, nothing of it is written, and play goes on with another choice."""
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1)
    Database(settings.store).prepare().close()
    told = []

    async def run():
        hall = Hall(settings)
        await hall.open()
        config = configure(infos()["cellar"], seed=3, seats=2)
        seats = [seated("cellar", "person", name="Ann"), seated("cellar", "person", name="Bo")]
        made = await hall.database.arun(lambda connection: _open(connection, config, "Friday", seats, False))
        live = await hall.live(made["table"])
        ann, bo = [clients.Client(None, live, Right(live.id, "seat", n), "en", settings.limits) for n in (0, 1)]
        bo.tell = lambda *messages: told.extend(messages)
        live.clients |= {ann, bo}
        real = Session._feed

        def broken(session, seat, raw):
            if str(raw) == "lamp":
                raise KeyError("the secret card")
            return real(session, seat, raw)

        monkeypatch.setattr(Session, "_feed", broken)
        with pytest.raises(Turned) as fault:
            await live.answer(ann, 0, "lamp")
        assert fault.value.code == "broken"
        assert "secret" not in fault.value.said(live.voice("en"))
        assert live.state == "broken"
        assert "the secret card" in live.trace
        live.changed()
        while not told:
            await asyncio.sleep(0.01)
        with pytest.raises(IllegalAnswer):
            await live.answer(ann, 0, "fly")
        assert await live.answer(ann, 0, "club") == 1
        assert live.state == "playing"
        entries = (await hall.read(live.id))[2]
        await asyncio.sleep(0.1)
        await hall.close()
        return entries

    entries = asyncio.run(asyncio.wait_for(run(), 60))
    assert [entry.value for entry in entries] == ["club"]
    messages = [json.loads(one) if isinstance(one, bytes) else one for one in told]
    faults = [one["reason"] for one in messages if one["type"] == "fault"]
    assert len(faults) == 2
    assert "Nothing is lost" in faults[0]
    assert faults[1] == ""
    assert "secret" not in json.dumps(messages)


def test_a_short_siege(house):
    """`make hostile` does the same with a hundred thousand messages."""
    sieges, crowd = asyncio.run(besiege(house.url, 2000, tables=2, games=["cellar"]))
    assert sum(eve.sent for one in sieges for eve in one.eves) >= 2000
    assert [learned(house.settings.store, one) for one in sieges] == [[], []]
    beside = {table for table, _ in crowd.acknowledged} - {one.table for one in sieges}
    assert beside, "honest people played at other tables"
    assert missing(house.settings.store, crowd.acknowledged) == []
    figures = house.figures()
    assert figures.get("errors_total", 0) == 0
    assert figures.get("faults_total", 0) == 0


# ---------------------------------------------------------------------------------------------- starting


def test_a_server_that_cannot_start_says_why(strict, tmp_path):
    other = Settings(store=f"sqlite:///{tmp_path / 'other.db'}")
    with pytest.raises(SetupError, match="cannot listen on"):
        serve(port=strict.port, settings=other)
    with pytest.raises(SetupError, match="another server already uses this store"):
        serve(port=free_port(), settings=strict.settings)
    with pytest.raises(SetupError, match="several workers need PostgreSQL"):
        serve(port=free_port(), workers=2, settings=other)
