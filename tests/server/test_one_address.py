"""What one address can do to a server: half-sent requests, many connections, uploads, figures."""

import asyncio
import socket
import time
from contextlib import suppress

import httpx
import pytest
from tools.serving import Served

from undercroft.games import infos
from undercroft.kernel import configure
from undercroft.store import Database, records
from undercroft.tables.server import Limits, Settings, packs
from undercroft.tables.server.app import application

HALVES = {
    "nothing": b"",
    "half a line": b"GET /healthz HT",
    "no end of the headers": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: y",
    "half a body": b"POST /api/tables/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory):
    """A server that believes no proxy and has little patience."""
    store = f"sqlite:///{tmp_path_factory.mktemp('narrow') / 'narrow.db'}"
    limits = Limits(patience=1.0, connections=5)
    with Served(Settings(store=store, limits=limits, thinkers=1, proxies=())) as served:
        yield served


def line(served):
    return socket.create_connection(("127.0.0.1", served.port), timeout=10)


def well(one):
    """Ask once, and whether a whole answer came."""
    one.sendall(WHOLE)
    told = b""
    while not told.endswith(b"well\n") and (part := one.recv(4096)):
        told += part
    return told.startswith(b"HTTP/1.1 200")


def ended(one):
    """Whether the server closes a connection, whatever it says before."""
    try:
        while one.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES)
def test_a_request_that_is_not_sent_to_its_end_is_given_up(narrow, sent):
    with line(narrow) as one:
        begun = time.monotonic()
        one.sendall(sent)
        assert ended(one)
        assert 0.5 < time.monotonic() - begun < 5


def test_a_request_sent_letter_by_letter_is_given_up_too(narrow):
    with line(narrow) as one:
        begun = time.monotonic()
        with suppress(OSError):
            for letter in (b"GET /" + b"x" * 400).decode():
                one.sendall(letter.encode())
                time.sleep(0.05)
        assert 0.5 < time.monotonic() - begun < 5


def test_a_second_request_has_a_time_of_its_own(narrow):
    with line(narrow) as one:
        for _ in range(3):
            assert well(one)
            time.sleep(0.6)
        one.sendall(HALVES["half a line"])
        begun = time.monotonic()
        assert ended(one)
        assert time.monotonic() - begun > 0.5


def test_one_address_has_so_many_connections_and_gets_them_back(narrow):
    lines = [line(narrow) for _ in range(5)]
    with line(narrow) as one_more:
        assert ended(one_more)
    for one in lines:
        one.close()
    time.sleep(0.2)
    with line(narrow) as again:
        assert well(again)


# ---------------------------------------------------------------------------------------------- figures, prefixes


@pytest.fixture
def served_by(tmp_path):
    """The application itself, as clients of any address see it: the answers to so many requests."""
    store = f"sqlite:///{tmp_path / 'x.db'}"
    Database(store).prepare().close()

    def make(**settings):
        app = application(Settings(store=store, thinkers=1, **settings))

        async def ask(client, path, number, headers):
            way = httpx.ASGITransport(app, client=(client, 5000))
            async with httpx.AsyncClient(transport=way, base_url="http://house") as front:
                return [await front.get(path, headers=headers) for _ in range(number)]

        return lambda client, path, number=1, **headers: asyncio.run(ask(client, path, number, headers))

    return make


@pytest.mark.parametrize(
    ("client", "token", "given", "status"),
    [
        ("127.0.0.1", "", "", 200),
        ("::1", "", "", 200),
        ("192.0.2.7", "", "", 403),
        ("nobody", "", "", 403),
        ("192.0.2.7", "word", "word", 200),
        ("192.0.2.7", "word", "wort", 403),
        ("127.0.0.1", "word", "", 403),
    ],
)
def test_the_figures_are_for_the_operator(served_by, client, token, given, status):
    (told,) = served_by(metrics=token)(client, "/metrics", authorization=f"Bearer {given}")
    assert told.status_code == status
    assert ("undercroft_clients" in told.text) == (status == 200)


def test_a_network_of_ipv6_is_one_address(served_by):
    ask = served_by(limits=Limits(requests=3))

    def codes(client, number):
        return [one.status_code for one in ask(client, "/api/about", number)]

    assert codes("2001:db8:1:2::1", 2) == [200, 200]
    assert codes("2001:db8:1:2:ffff::2", 2) == [200, 429]
    assert codes("2001:db8:1:3::1", 1) == [200]
    assert codes("::ffff:192.0.2.1", 3) + codes("192.0.2.1", 1) == [200, 200, 200, 429]


def test_the_store_is_tried_at_most_once_a_second_for_however_many_ask(served_by, monkeypatch):
    ask, tried, real = served_by(), [], Database.arun

    async def counted(self, work):
        tried.append(work)
        return await real(self, work)

    monkeypatch.setattr(Database, "arun", counted)
    assert {one.status_code for one in ask("192.0.2.7", "/healthz", 20)} == {200}
    assert 1 <= len(tried) <= 2


# ---------------------------------------------------------------------------------------------- packs, claims


def test_so_many_packs_are_checked_at_once_and_one_for_each_address(monkeypatch):
    running, most = 0, 0

    async def slow(setup, seconds=1):
        nonlocal running, most
        running, most = running + 1, max(most, running + 1)
        await asyncio.sleep(0.05)
        running -= 1
        return packs.Verdict("")

    async def crowd():
        checks = packs.Checks(2, 3)
        told = await asyncio.gather(*[checks.tried({}, f"a{n}") for n in range(7)], return_exceptions=True)
        twice = await asyncio.gather(*[checks.tried({}, "same") for _ in range(2)], return_exceptions=True)
        return told, twice, await checks.tried({}, "a0")

    monkeypatch.setattr(packs, "tried", slow)
    told, twice, later = asyncio.run(crowd())
    assert [isinstance(one, packs.Crowded) for one in told] == [False] * 5 + [True] * 2
    assert [isinstance(one, packs.Crowded) for one in twice] == [False, True]
    assert later.reason == ""
    assert most == 2


def test_claims_do_not_trust_the_clocks_of_servers(tmp_path, monkeypatch):
    """A server whose clock was an hour ahead has died: its claim ends all the same."""
    config = configure(infos()["cellar"], seed=1)
    database = Database(f"sqlite:///{tmp_path / 'x.db'}").prepare()
    kept = database.run(lambda connection: records.create(connection, config, "Friday", [records.Seat("person")])[0])
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 3600 * 10**9)
    assert database.run(lambda connection: records.claim(connection, kept, "ahead", 100))
    monkeypatch.setattr(time, "time_ns", real)
    assert not database.run(lambda connection: records.claim(connection, kept, "right", 100))
    time.sleep(0.15)
    assert database.run(lambda connection: records.claim(connection, kept, "right", 100))
    assert not database.run(lambda connection: records.claim(connection, kept, "ahead", 100))
    database.close()
