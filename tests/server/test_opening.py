"""What a server prints when it starts."""

from __future__ import annotations

import socket

import pytest
import uvicorn

from undercroft.tables import server
from undercroft.tables.server import serve


@pytest.fixture
def opened(monkeypatch, tmp_path, capsys):
    """Starts a server that stops at once, and returns what it printed."""
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: [one.close() for one in sockets])
    monkeypatch.setattr(server, "BUILT", True)
    file = tmp_path / "tables.sqlite"

    def opened(host):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        serve(host, port, store=f"sqlite:///{file}")
        return port, file, capsys.readouterr().out.splitlines()

    return opened


def test_a_server_says_where_it_is_how_to_stop_it_and_where_games_are_stored(opened):
    port, file, said = opened("127.0.0.1")
    assert said == [
        f"Undercroft is running. Open this address in your browser: http://127.0.0.1:{port}/",
        f"Ctrl-C stops it. Games are stored in {file}.",
    ]


def test_a_server_without_a_page_invites_nobody_to_it(opened, monkeypatch):
    monkeypatch.setattr(server, "BUILT", False)
    port, _, said = opened("127.0.0.1")
    assert (
        said[0]
        == f"The page is not built, so browsers cannot play yet (run make page). The API: http://127.0.0.1:{port}/"
    )


def test_a_server_on_all_addresses_names_one_that_can_be_reached(opened):
    port, _, said = opened("0.0.0.0")
    address = said[0].rsplit(" ", 1)[1]
    host = address.removeprefix("http://").removesuffix(f":{port}/")
    assert host != "0.0.0.0"
    assert socket.inet_aton(host)


def test_whoever_opens_the_printed_address_at_once_waits_instead_of_being_refused(opened, monkeypatch, capsys):
    """The socket listens before the address is printed, while the application is still being made."""
    met = []

    def connect(self, sockets):
        [listening] = sockets
        met.append("running" in capsys.readouterr().out)
        with socket.create_connection(listening.getsockname(), timeout=5):
            met.append("connected")
        listening.close()

    monkeypatch.setattr(uvicorn.Server, "run", connect)
    opened("127.0.0.1")
    assert met == [True, "connected"]


def test_a_server_listens_on_an_ipv6_address(opened):
    if not socket.has_ipv6:
        pytest.skip("no IPv6 on this machine")
    port, _, said = opened("::1")
    assert said[0].endswith(f"http://[::1]:{port}/")
