"""A server for strangers: a password, a log, figures, bots that play alone, a restart, and the files in deploy/."""

import asyncio
import base64
import hashlib
import random
import re
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest
from tools.serving import ROOMY, Served
from tools.twins import missing

from undercroft.commands import serving
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def shut(tmp_path_factory):
    """A server with a password."""
    folder = tmp_path_factory.mktemp("shut")
    with Served(Settings(store=f"sqlite:///{folder / 'x.db'}", thinkers=1, password="sésame: open")) as served:
        yield served


def asked(served, path, body=None, **headers):
    request = urllib.request.Request(served.url + path, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers


def basic(word):
    return {"Authorization": "Basic " + base64.b64encode(f"ann:{word}".encode()).decode()}


def test_a_house_with_a_password_asks_once(shut):
    for path in ("/", "/api/games", "/api/tables"):
        status, headers = asked(shut, path)
        assert status == 401
        assert headers["www-authenticate"].startswith("Basic")
    assert asked(shut, "/healthz")[0] == 200
    for wrong in (basic("sesame"), basic(""), {"Authorization": "Basic %%%"}, {"Cookie": "undercroft-house=known"}):
        assert asked(shut, "/api/about", **wrong)[0] == 401
    assert asked(shut, "/api/tables", b"{}", Authorization="Bearer xyz")[0] == 401
    status, headers = asked(shut, "/api/about", **basic("sésame: open"))
    assert status == 200
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "sésame" not in cookie
    status, headers = asked(shut, "/api/tables", b'{"game": "cellar"}', Cookie=cookie.split(";")[0])
    assert status == 201
    assert "set-cookie" not in headers


def test_a_password_is_not_guessed_for_long(tmp_path):
    with Served(Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, password="sesame")) as served:
        cookie = asked(served, "/api/about", **basic("sesame"))[1]["set-cookie"].split(";")[0]
        got = [asked(served, "/api/about", **basic(f"wrong {n}"))[0] for n in range(22)]
        assert got == [401] * 20 + [429] * 2
        assert asked(served, "/api/about", **basic("sesame"))[0] == 429
        assert asked(served, "/api/about", Cookie=cookie)[0] == 200  # whoever is in stays in


def test_a_password_is_not_guessed_by_the_cookie_either(tmp_path):
    with Served(Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, password="sesame")) as served:
        outdated = [asked(served, "/api/about", Cookie="undercroft-house=old")[0] for _ in range(40)]
        assert outdated == [401] * 40, "a browser sends it with every request"
        guesses = [asked(served, "/api/about", Cookie=f"undercroft-house={n}")[0] for n in range(21)]
        assert guesses == [401] * 19 + [429] * 2
        cookie = asked(
            served, "/api/about", Cookie="undercroft-house=" + hashlib.sha256(b"undercroft sesame").hexdigest()
        )
        assert cookie[0] == 200


def test_a_line_for_each_request_and_no_token_in_it(tmp_path, capfd):
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", thinkers=1, access_log=True)
    with Served(settings, quiet=False) as served:
        table = call(f"{served.url}/api/tables", {"game": "cellar"})
        asked(served, f"/api/tables/{table['table']}/report?x=secret", Authorization=f"Bearer {table['host']}")
        asked(served, "/a%0Ab")
    told = capfd.readouterr().out
    assert "127.0.0.1 POST /api/tables 201 " in told
    assert f"GET /api/tables/{table['table']}/report 403" in told
    assert "secret" not in told
    assert table["host"] not in told
    assert "/a\\nb 404" in told


def test_tables_of_bots_play_without_anybody_and_after_a_restart(tmp_path):
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", limits=ROOMY, thinkers=1)
    served = Served(settings)
    served.start()
    wish = {"game": "cellar", "seats": [{"kind": "bot"}] * 2, "public": True, "name": "Bots"}
    table = call(f"{served.url}/api/tables", wish)
    state(served, table, lambda one: one["number"] > 0)
    figures = served.figures()
    served.kill()
    served.start()
    state(served, table, lambda one: one["state"] == "over")
    served.stop()
    assert figures["answer_seconds_count"] == 0
    assert figures["store_seconds_count"] > 0
    assert figures["store_errors_total"] == 0
    assert figures["queue_store"] == 0


def state(served, table, wanted):
    async def look():
        async with asyncio.timeout(120):
            while not wanted(one(call(f"{served.url}/api/tables"))):
                await asyncio.sleep(0.1)

    def one(told):
        return next(each for each in told["tables"] if each["table"] == table["table"])

    asyncio.run(look())


def test_a_restart_loses_no_click(tmp_path):
    """A server that is told to end and started again: whoever plays comes back by himself, and every answer counts."""
    settings = Settings(store=f"sqlite:///{tmp_path / 'x.db'}", limits=ROOMY, thinkers=1)
    served, rng, told = Served(settings), random.Random(1), {}
    served.start()
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    table = call(f"{served.url}/api/tables", {"game": "cellar", "seats": people})

    async def play(seat):
        async with Client(served.url, table["seats"][seat]["token"]) as client:
            async for request in client.questions():
                values = [one["value"] for one in request["options"] if one["value"] != "leave"] or ["leave"]
                value = rng.choice(values)
                try:
                    reply = await client.ask("answer", number=request["number"], value=value)
                except ConnectionResetError:
                    continue
                except Refused:
                    continue
                told[table["table"], reply["number"]] = (seat, value)
                await asyncio.sleep(0.01)

    async def restart():
        for _ in range(2):
            await asyncio.sleep(0.4)
            await asyncio.to_thread(served.stop)
            await asyncio.to_thread(served.start)

    async def run():
        playing = [asyncio.create_task(play(seat)) for seat in (0, 1)]
        await restart()
        before = len(told)
        while len(told) < before + 5 and not all(one.done() for one in playing):
            await asyncio.sleep(0.05)
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 300))
    served.stop()
    assert len(told) > 5
    assert missing(settings.store, told) == []


def test_the_host_sends_spectators_away(house):
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    table = call(f"{house.url}/api/tables", {"game": "cellar", "seats": people, "public": True})
    way = f"{house.url}/api/tables/{table['table']}/watch"

    async def run():
        ann = Client(house.url, table["seats"][0]["token"])
        eve, passer_by = Client(house.url, table["watch"]), Client(house.url, table=table["table"])
        for one in (ann, eve, passer_by):
            await one.connect()
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(call, way, {}, table["seats"][0]["token"])
        assert refused.value.code == "role"
        new = (await asyncio.to_thread(call, way, {}, table["host"]))["watch"]
        for one in (eve, passer_by):
            while one.closed is None:
                await one.news()
            assert one.closed == 4401
        with pytest.raises(Refused):
            await Client(house.url, table["watch"]).connect()
        with pytest.raises(Refused):
            await Client(house.url, table=table["table"]).connect()
        async with Client(house.url, new) as friend:
            assert friend.welcome["you"]["role"] == "watch"
        await ann.ask("answer", number=ann.request["number"], value="club")
        assert ann.closed is None
        await ann.close()

    asyncio.run(asyncio.wait_for(run(), 120))


# ---------------------------------------------------------------------------------------------- deploy


def test_the_example_settings_are_settings():
    settings = serving.configured(DEPLOY / "undercroft.toml")
    assert settings.access_log
    assert settings.retention == 180
    every = re.sub(r"^# (?=\w+ = )", "", (DEPLOY / "undercroft.toml").read_text(), flags=re.MULTILINE)
    assert msgspec.convert(tomllib.loads(every), Settings).password == "..."


def test_the_unit_starts_what_there_is():
    unit = (DEPLOY / "undercroft.service").read_text()
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    program, *arguments = lines["ExecStart"].split()
    assert program.endswith("/undercroft")
    assert arguments[0] == "serve"
    known = serving.serve.__kwdefaults__.keys()
    assert {one[2:] for one in arguments if one.startswith("--")} <= {*known, "store"}
    assert lines["Restart"] == "always"
    assert lines["KillSignal"] == "SIGTERM"
    assert "UNDERCROFT_HOME=/var/lib/" in lines["Environment"]


def test_the_proxies_pass_sockets_host_and_address():
    nginx = (DEPLOY / "nginx.conf").read_text()
    for wanted in (
        "proxy_http_version 1.1;", "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;", "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;", "listen 443 ssl;", "proxy_pass http://127.0.0.1:8000;",
    ):  # fmt: skip
        assert wanted in nginx
    assert nginx.count("{") == nginx.count("}")
    limit = int(next(line for line in nginx.splitlines() if "client_max_body_size" in line).split()[1].rstrip("k;"))
    assert limit * 1024 >= Settings().limits.pack
    assert "reverse_proxy 127.0.0.1:8000" in (DEPLOY / "Caddyfile").read_text()
    unit = (DEPLOY / "undercroft.service").read_text()
    assert "--host 127.0.0.1 --port 8000" in unit
