"""By HTTP: signing in by a link in an e-mail, and the tables that an account brings back. Nobody needs an account."""

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
MAIL = re.compile(r"[^\s@<>\",;:()\[\]\\]{1,64}@[^\s@<>\",;:()\[\]\\]{1,120}\.[^\s@<>\",;:()\[\]\\.]{1,60}")
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
    """The routes. Whatever changes something is a POST or DELETE, so that the check of its origin applies."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.hall, self.settings = lobby, lobby.hall, lobby.hall.settings
        self.post = Post(self.settings.mail, self.hall.counts)

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
        return answer({"on": self.settings.accounts, "mail": mail, "host": mail in self.settings.hosts and bool(mail)})

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
        """Whose link this is. The page shows it before it signs in: a link of somebody else would collect one's own
        tables for them."""
        self._on()
        token = (await self.lobby.body(request, Link)).token
        mail = await self.hall.database.arun(lambda connection: accounts.addressee(connection, token))
        if mail is None:
            raise Refused("token", say("server-link"))
        return answer({"mail": mail})

    async def enter(self, request: Request) -> Response:
        self._on()
        token = (await self.lobby.body(request, Link)).token
        found = await self.hall.database.arun(lambda connection: accounts.sign_in(connection, token))
        if found is None:
            raise Refused("token", say("server-link"))
        account, login = found
        self.hall.counts["logins"] += 1
        reply = answer({"mail": account.mail})
        age = accounts.LOGIN // 1000
        reply.set_cookie(COOKIE, login, age, **self._cookie(request))
        return reply

    async def leave(self, request: Request) -> Response:
        everywhere, login = (await self.lobby.body(request, Leaving)).everywhere, login_of(request)
        await self.hall.database.arun(lambda connection: accounts.sign_out(connection, login, everywhere=everywhere))
        return await self._gone(request)

    async def forget(self, request: Request) -> Response:
        account = await self._account(request)
        await self.hall.database.arun(lambda connection: accounts.forget(connection, account))
        return await self._gone(request)

    async def _gone(self, request: Request) -> Response:
        """The browser is signed out, and sockets that were opened with tokens of the account are closed."""
        await self.hall.check_rights()
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
        return answer({"tables": tables, "campaigns": campaigns})

    # ------------------------------------------------------------------------------------------ who it is

    async def of(self, request: HTTPConnection) -> Account | None:
        """Who is signed in."""
        login = login_of(request)
        if not login or not self.settings.accounts:
            return None
        return await self.hall.database.arun(lambda connection: accounts.signed_in(connection, login))

    async def _account(self, request: Request) -> Account:
        self._on()
        account = await self.of(request)
        if account is None:
            raise Refused("token", say("server-signed-out"))
        return account

    def _on(self) -> None:
        if not self.settings.accounts:
            raise Refused("role", say("server-no-accounts"))

    def _cookie(self, request: Request) -> dict[str, Any]:
        return {"path": "/", "httponly": True, "samesite": "strict", "secure": request.url.scheme == "https"}


def login_of(request: HTTPConnection) -> str:
    return request.cookies.get(COOKIE, "")[:64]
