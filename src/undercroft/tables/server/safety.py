"""Access control, rate limits, and security headers."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.kernel import SetupError

from .client import Bucket
from .settings import Limits, Settings

COOKIE = "undercroft-house"
TRIES = 20
"""Wrong passwords, or tokens of the operator, that one address may send in an hour."""
REMEMBERED = "Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
ASKED = {"www-authenticate": 'Basic realm="Undercroft", charset="UTF-8"'}
POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def address_of(connection: HTTPConnection) -> str:
    """The client address of a connection, for its limits."""
    return network(connection.client.host if connection.client else "")


@lru_cache(10_000)
def network(host: str) -> str:
    """The address, or its network: a household with IPv6 has 2^64 addresses.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7"), network("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def on_this_machine(connection: HTTPConnection) -> bool:
    try:
        return ipaddress.ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def may_measure(request: HTTPConnection, token: str) -> bool:
    """Whether a request may read the metrics: with the operator's token, or from this machine if there is none."""
    if not token:
        return on_this_machine(request)
    return secrets.compare_digest(bearer(request).encode(), token.encode())


def bearer(request: HTTPConnection) -> str:
    """The token that a request carries."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


class Proxies:
    """The proxies that are trusted about a client's address."""

    def __init__(self, trusted: Sequence[str]) -> None:
        self._all = "*" in trusted
        try:
            self._networks = [ipaddress.ip_network(one, strict=False) for one in trusted if one != "*"]
        except ValueError as error:
            raise SetupError(f"a proxy is an address or a network: {error}") from None

    def trusts(self, host: str) -> bool:
        """
        >>> Proxies(("10.0.0.0/8", "::1")).trusts("10.1.2.3"), Proxies(("127.0.0.1",)).trusts("10.1.2.3")
        (True, False)
        """
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return self._all
        return self._all or any(address in one for one in self._networks)


class Addresses:
    """What each address uses. Buckets that are full again are forgotten, so that this never grows."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._requests: dict[str, Bucket] = {}
        self._opened: dict[str, Bucket] = {}
        self._letters: dict[str, Bucket] = {}
        self._failed: dict[str, Bucket] = {}
        self._known = lru_cache(10_000)(self._failed_with)
        self._swept = time.monotonic()

    def enter(self, address: str) -> bool:
        """Count one more socket, unless there are too many."""
        self._sockets[address] += 1
        return self._sockets[address] <= self._limits.sockets

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def request(self, address: str) -> bool:
        return self._take(self._requests, address, self._limits.requests / 60, self._limits.requests)

    def open(self, address: str) -> bool:
        return self._take(self._opened, address, self._limits.opened / 3600, self._limits.opened)

    def letter(self, address: str) -> bool:
        return self._take(self._letters, address, self._limits.letters / 3600, self._limits.letters)

    def may_try(self, address: str) -> bool:
        """Whether an address may still try a password or the operator's token."""
        return address not in self._failed or self._failed[address].some

    def failed(self, address: str) -> None:
        self._take(self._failed, address, TRIES / 3600, TRIES)

    def failed_with(self, address: str, cookie: str) -> None:
        """The same, counted once per value: a browser sends an outdated cookie with every request."""
        self._known(address, hashlib.sha256(cookie.encode()).digest())

    def _failed_with(self, address: str, cookie: bytes) -> None:
        self.failed(address)

    def _take(self, buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> bool:
        if time.monotonic() - self._swept > 60:
            self._swept = time.monotonic()
            for each in (self._requests, self._opened, self._letters, self._failed):
                for full in [key for key, bucket in each.items() if bucket.full]:
                    del each[full]
        return buckets.setdefault(address, Bucket(rate, burst)).take()


class Guard:
    """Wraps the whole application: refuses requests from foreign pages, and adds security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, addresses: Addresses) -> None:
        self.app, self.settings, self.addresses = app, settings, addresses
        self._name = urlsplit(settings.url).hostname or ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, cookie = time.monotonic(), ""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                if self.settings.access_log:
                    self._log(scope, message["status"], time.monotonic() - begun)
                headers = MutableHeaders(scope=message)
                if cookie:
                    headers.append("set-cookie", cookie)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if self._foreign(scope):
            await _turn_away(scope, receive, guarded)
            return
        if self.settings.password and scope["type"] == "http" and scope["path"] not in ("/healthz", "/metrics"):
            request = HTTPConnection(scope)
            may_try = self.addresses.may_try(address_of(request))
            if not self._remembered(request):
                if not may_try:
                    await _plain(guarded, 429, "These were too many wrong passwords. Please wait for a while.")
                    return
                if not self._knows(request):
                    await _plain(guarded, 401, "This server has a password. Any name will do.", **ASKED)
                    return
                cookie = f"{COOKIE}={self._pass_on()}; {REMEMBERED}{'; Secure' if scope['scheme'] == 'https' else ''}"
        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

    def _remembered(self, request: HTTPConnection) -> bool:
        """Whether a browser has sent the password before. It can be guessed by the cookie too."""
        cookie = request.cookies.get(COOKIE, "")
        if secrets.compare_digest(cookie.encode(), self._pass_on().encode()):
            return True
        if cookie:
            self.addresses.failed_with(address_of(request), cookie)
        return False

    def _pass_on(self) -> str:
        """The cookie of a browser that has sent the password."""
        return hashlib.sha256(b"undercroft " + self.settings.password.encode()).hexdigest()

    def _knows(self, request: HTTPConnection) -> bool:
        """Whether a request has the password. Wrong ones are counted. Sockets and requests with a token are checked
        by the token instead."""
        kind, _, given = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "basic":
            return False
        with suppress(ValueError):
            said = base64.b64decode(given, validate=True).partition(b":")[2]
            if secrets.compare_digest(said, self.settings.password.encode()):
                return True
        self.addresses.failed(address_of(request))
        return False

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        """Neither the path nor the query string contains a token."""
        client = scope["client"][0] if scope.get("client") else "-"
        path = scope["path"].encode("unicode_escape").decode()[:200]
        print(f"{client} {scope['method']} {path} {status} {1000 * seconds:.0f} ms", flush=True)

    def _foreign(self, scope: Scope) -> bool:
        """Whether a page of another address tries to change something or opens a socket. Programs send no origin. A
        foreign name can be pointed at this address, so that host and origin agree; if the operator has configured
        the server's name, only that name is accepted."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
            return False
        if origin in self.settings.origins:
            return False
        try:
            page = urlsplit(origin)
            name = page.hostname or ""
        except ValueError:
            return True
        named = _is_address(self._name) or _is_address(name) or name == self._name
        return page.netloc != headers.get("host") or not named


def _is_address(name: str) -> bool:
    """Whether this is an address or `localhost`, and not a name that anybody could have registered.

    >>> _is_address("192.168.0.7"), _is_address("localhost"), _is_address(""), _is_address("example.org")
    (True, True, True, False)
    """
    with suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return name in ("", "localhost")


async def _plain(send: Send, status: int, sentence: str, **headers: str) -> None:
    told = [(name.encode(), value.encode()) for name, value in {"content-type": "text/plain", **headers}.items()]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": sentence.encode()})


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    await _plain(send, 403, "This page belongs to another address.")
