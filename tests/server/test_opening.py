"""What a house says when it opens."""

from __future__ import annotations

import socket

import pytest
import uvicorn

from undercroft.tables import server
from undercroft.tables.server import serve


@pytest.fixture
def opened(monkeypatch, tmp_path, capsys):
    """Opens a house that closes at once, and gives what it has printed."""
    monkeypatch.setattr(uvicorn, "run", lambda *args, **more: None)
    monkeypatch.setattr(server, "BUILT", True)
    file = tmp_path / "tables.sqlite"

    def opened(host):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        serve(host, port, store=f"sqlite:///{file}")
        return port, file, capsys.readouterr().out.splitlines()

    return opened


def test_a_house_says_where_to_go_how_to_close_it_and_where_games_are_kept(opened):
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


def test_a_house_that_listens_everywhere_names_an_address_that_can_be_reached(opened):
    port, _, said = opened("0.0.0.0")
    address = said[0].rsplit(" ", 1)[1]
    host = address.removeprefix("http://").removesuffix(f":{port}/")
    assert host != "0.0.0.0"
    assert socket.inet_aton(host)
