"""How a server is run, and what it allows."""

from __future__ import annotations

import os
from typing import Literal

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client, one address and the whole server may use. An IPv6 address counts as its /64 network, which is
    what one household has."""

    message: int = 16_384  # bytes of a message on the socket
    body: int = 65_536  # bytes of a request by HTTP
    pack: int = 262_144  # bytes of a pack
    rate: float = 20.0  # messages per second on one socket, on average
    burst: int = 60
    patience: float = 20.0  # seconds for a complete HTTP request to arrive
    connections: int = 120  # open connections by HTTP of one address
    sockets: int = 60  # open sockets of one address
    opened: int = 60  # tables that one address opens in an hour
    requests: int = 1200  # requests by HTTP of one address in a minute
    live: int = 2000  # tables held in memory
    chat: int = 500  # characters of a chat line
    waiting: int = 300  # queued messages for a slow client
    checks: int = 2  # uploaded packs that are checked at once
    queue: int = 20  # and that wait for a check
    letters: int = 10  # links to sign in, and reports, that one address sends in an hour


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server that sends links to sign in."""

    host: str
    sender: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; passed to the worker processes as JSON."""

    store: str | None = None
    thinkers: int = max(1, min(4, (os.cpu_count() or 1) - 1))  # processes in which bots think
    hint: float = 2.0  # seconds of search for a hint
    pace: float = 0.35  # seconds per answer if only bots play and somebody watches
    patience: float = 30.0  # seconds that a bot may think, and that its claim on a table is valid
    idle: float = 120.0  # seconds after which a table without clients is unloaded
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses and networks whose X-Forwarded-For is trusted
    access_log: bool = False  # a line for each request by HTTP
    retention: float = 0  # days after which an untouched table is exported and removed; 0: never
    expired: str = ""  # the folder for exported tables; by default `expired` in the data folder
    password: str = ""  # required to open the page
    metrics: str = ""  # the token that opens /metrics; without one only this machine reads it
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to this server
    url: str = ""  # where people reach this server; links in e-mails begin with it
    accounts: bool = False  # people may sign in; without `mail` the links are printed
    mail: Mail | None = None
    host: str = ""  # the token that opens /host
    hosts: tuple[str, ...] = ()  # e-mail addresses whose accounts open it
    limits: Limits = Limits()
