"""Accounts over HTTP: signing in by a link in an e-mail, and the tables that an account restores. Nobody needs an
account."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.kernel import say
from undercroft.store import accounts
from undercroft.store.accounts import Account

from .lobby import Lobby, answer, house
from .messages import Token
from .post import Post
from .refusing import Refused
from .safety import address_of

COOKIE = "undercroft-account"
MAIL = re.compile(r"[a-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}")
"""Addresses that can be used in a header as they are, without characters that have a meaning there."""
MOST = 1000


class Wanted(msgspec.Struct):
    mail: Annotated[str, Meta(max_length=200)]


class Link(msgspec.Struct):
    token: Token


class Leaving(msgspec.Struct):
    everywhere: bool = False


class Collected(msgspec.Struct):
    """What this browser has."""

    tokens: Annotated[list[Token], Meta(max_length=MOST)] = []
    keys: Annotated[list[Token], Meta(max_length=MOST)] = []


class Accounts:
    """The routes. Every change is a POST or DELETE, so that its origin is checked."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.hall, self.settings = lobby, lobby.hall, lobby.hall.settings
        self.post = Post(self.settings.mail, self.hall.counts)
        self._hosts = frozenset(mail.strip().lower() for mail in self.settings.hosts)

    def routes(self) -> list[Route]:
        safe, one = self.lobby.safe, "/api/account"
        return [
            Route(one, safe(self.show)),
            Route(one, safe(self.forget), methods=["DELETE"]),
            Route(f"{one}/link", safe(self.link), methods=["POST"]),
            Route(f"{one}/whose", safe(self.whose), methods=["POST"]),
            Route(f"{one}/enter", safe(self.enter), methods=["POST"]),
            Route(f"{one}/leave", safe(self.leave), methods=["POST"]),
            Route(f"{one}/tables", safe(self.tables), methods=["POST"]),
        ]

    def close(self) -> None:
        self.post.close()

    async def show(self, request: Request) -> Response:
        account = await self.of(request)
        mail = account.mail if account else ""
        return answer({"on": self.settings.accounts, "mail": mail, "host": self.is_host(account)})

    async def link(self, request: Request) -> Response:
        """Send a link. The answer is the same for every address, known or not."""
        self._on()
        wish = await self.lobby.body(request, Wanted)
        mail = wish.mail.strip().lower()
        if not MAIL.fullmatch(mail):
            raise Refused("form", say("server-no-mail"))
        if not self.lobby.addresses.letter(address_of(request)):
            raise Refused("rate", say("server-letters"))
        token = await self.hall.database.arun(lambda connection: accounts.write_link(connection, mail))
        if token is not None:
            voice = house(request)
            link = f"{self.settings.url.rstrip('/')}/#enter={token}"
            self.post.send(mail, voice(say("server-letter-subject")), voice(say("server-letter", link=link)))
        return answer({}, 202)

    async def whose(self, request: Request) -> Response:
        """The address that a link belongs to. The page shows it before signing in, because somebody else's link
        would collect your tables for them."""
        self._on()
        token = (await self.lobby.body(request, Link)).token
        mail = await self.hall.database.arun(lambda connection: accounts.addressee(connection, token))
        if mail is None:
            raise Refused("token", say("server-link"))
        return answer({"mail": mail})

    async def enter(self, request: Request) -> Response:
        """Sign in. This replaces an earlier sign-in of this browser."""
        self._on()
        token, before = (await self.lobby.body(request, Link)).token, login_of(request)

        def work(connection: Any) -> tuple[Account, str, list[str]] | None:
            found = accounts.sign_in(connection, token)
            return (*found, accounts.sign_out(connection, before)) if found else None

        found = await self.hall.database.arun(work)
        if found is None:
            raise Refused("token", say("server-link"))
        account, login, tables = found
        self.hall.check_rights(tables)
        self.hall.counts["logins"] += 1
        return self._remembered(request, login, {"mail": account.mail})

    async def leave(self, request: Request) -> Response:
        everywhere, login = (await self.lobby.body(request, Leaving)).everywhere, login_of(request)
        return self._gone(
            request,
            await self.hall.database.arun(
                lambda connection: accounts.sign_out(connection, login, everywhere=everywhere)
            ),
        )

    async def forget(self, request: Request) -> Response:
        account = await self._account(request)
        tables = await self.hall.database.arun(lambda connection: accounts.forget(connection, account))
        return self._gone(request, tables)

    def _gone(self, request: Request, tables: list[str]) -> Response:
        """The browser is signed out, and sockets that were opened with tokens of the account are closed."""
        self.hall.check_rights(tables)
        reply = answer({})
        reply.delete_cookie(COOKIE, **self._cookie(request))
        return reply

    async def tables(self, request: Request) -> Response:
        """Collect what this browser has, and return what it lacks."""
        wish, account, login = (
            await self.lobby.body(request, Collected),
            await self._account(request),
            login_of(request),
        )
        tables, campaigns = await self.hall.database.arun(
            lambda connection: accounts.refresh(connection, account, login, wish.tokens, wish.keys)
        )
        return self._remembered(request, login, {"tables": tables, "campaigns": campaigns})

    # ------------------------------------------------------------------------------------------ who it is

    async def of(self, request: HTTPConnection) -> Account | None:
        """Who is signed in."""
        login = login_of(request)
        if not login or not self.settings.accounts:
            return None
        return await self.hall.database.arun(lambda connection: accounts.signed_in(connection, login))

    def is_host(self, account: Account | None) -> bool:
        """Whether it opens the operator's page."""
        return account is not None and account.mail in self._hosts

    async def _account(self, request: Request) -> Account:
        self._on()
        account = await self.of(request)
        if account is None:
            raise Refused("token", say("server-signed-out"))
        return account

    def _on(self) -> None:
        if not self.settings.accounts:
            raise Refused("role", say("server-no-accounts"))

    def _remembered(self, request: Request, login: str, told: dict[str, Any]) -> Response:
        """An answer after which the browser stays signed in for as long as the login lasts."""
        reply = answer(told)
        reply.set_cookie(COOKIE, login, accounts.LOGIN // 1000, **self._cookie(request))
        return reply

    def _cookie(self, request: Request) -> dict[str, Any]:
        secure = request.url.scheme == "https" or self.settings.url.startswith("https:")
        return {"path": "/", "httponly": True, "samesite": "strict", "secure": secure}


def login_of(request: HTTPConnection) -> str:
    return request.cookies.get(COOKIE, "")[:64]
