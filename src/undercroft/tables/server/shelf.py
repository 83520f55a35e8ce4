"""The campaign book over HTTP. The holder of a campaign's key can read it, play on, fork it and add notes."""

from __future__ import annotations

from itertools import count
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.campaign import pages
from undercroft.campaign.book import Book, Wish
from undercroft.kernel import say
from undercroft.store import Database, Seat, books, records
from undercroft.store.books import Campaign, Party

from . import clean
from .lobby import Lobby, Mine, SeatWish, answer, known, minted, spoken_in
from .messages import Word
from .refusing import Refused
from .safety import address_of, bearer
from .seats import seated

MOST_SEATS, MOST_OPTIONS, MOST_HEROES = 20, 50, 20


class Playing(msgspec.Struct, kw_only=True):
    """What should change in the next link; a number says which party plays."""

    party: int = 1
    scenario: Word | None = None
    mode: Word | None = None
    edition: Word | None = None
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=MOST_OPTIONS)] = {}
    heroes: int | None = None
    who: Annotated[list[Word], Meta(max_length=MOST_HEROES)] | None = None
    dice: Word | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] | None = None
    anew: bool = False

    def wish(self, game: str) -> Wish:
        sitting = [seated(game, one.kind, one.bot, one.name) for one in self.seats] if self.seats else None
        return Wish(
            scenario=self.scenario, mode=self.mode, edition=self.edition, options=self.options, heroes=self.heroes,
            who=None if self.who is None else tuple(self.who), dice=self.dice,
            seats=None if sitting is None else tuple(sitting), anew=self.anew,
        )  # fmt: skip


class Beginning(Playing, kw_only=True):
    """A new campaign."""

    game: Word
    name: Word
    story: Word | None = None


class Forking(msgspec.Struct):
    link: int
    name: Word
    party: int = 1


class Noting(msgspec.Struct):
    link: int
    text: Annotated[str, Meta(max_length=500)]
    party: int = 1


class Shelf:
    """The routes of the book. They work on their own copies of games, not on the tables in memory."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.hall = lobby, lobby.hall
        self.database = Database(self.hall.database.url)
        self.book = Book(self.database)

    def routes(self) -> list[Route]:
        safe, one = self.lobby.safe, "/api/campaigns/{campaign:str}"
        return [
            Route("/api/campaigns", safe(self.new), methods=["POST"]),
            Route("/api/campaigns/mine", safe(self.mine), methods=["POST"]),
            Route(f"{one}/play", safe(self.play), methods=["POST"]),
            Route(f"{one}/fork", safe(self.fork), methods=["POST"]),
            Route(f"{one}/notes", safe(self.note), methods=["POST"]),
            Route(one, safe(self.show)),
            Route(one, safe(self.forget), methods=["DELETE"]),
        ]

    async def close(self) -> None:
        await self.hall.apart(self.database.close)

    # ------------------------------------------------------------------------------------------ reading

    async def mine(self, request: Request) -> Response:
        wish, lang = await self.lobby.body(request, Mine), spoken_in(request)

        def work() -> list[dict[str, Any]]:
            opened = {key: self._opened_by(key) for key in wish.tokens}
            return [{**pages.summary(self.book.campaign(id), lang), "token": key} for key, id in opened.items() if id]

        return answer({"campaigns": await self.hall.apart(work)})

    async def show(self, request: Request) -> Response:
        wanted, lang = request.query_params.get("party", "1")[:40], spoken_in(request)
        campaign = await self._campaign(request)
        return answer(await self.hall.apart(lambda: self._page(campaign.id, wanted, lang)))

    def _page(self, id: str, party: str, lang: str) -> dict[str, Any]:
        campaign, chosen = self._party(id, party)
        return pages.whole(self.book, campaign, chosen, lang)

    def _party(self, id: str, party: str) -> tuple[Campaign, Party]:
        """A party as it is now: a game that is over closes its link."""
        self.book.party(self.book.campaign(id), party)
        campaign = self.book.campaign(id)
        return campaign, self.book.party(campaign, party)

    # ------------------------------------------------------------------------------------------ writing

    async def new(self, request: Request) -> Response:
        wish, lang = await self.lobby.body(request, Beginning), spoken_in(request)
        self._not_too_often(request)
        game, name = known(wish.game).slug, clean.line(wish.name, 60).rstrip(" .")

        def work() -> dict[str, Any]:
            taken = {
                one.name for one in self.book.campaigns()
            }  # including those of strangers: a name gets a number, as for tables
            made = self.book.new(game, free(name, taken), wish=wish.wish(game), story=wish.story, lang=lang)
            key = self.database.run(lambda connection: books.mint(connection, made.id))
            return {"campaign": made.id, "name": made.name, "token": key}

        return answer(await self.hall.apart(work), 201)

    async def play(self, request: Request) -> Response:
        """The table of the open link, or of a new one. The client who starts it gets tokens for all its seats, as at
        any table; later the key only opens seats that belong to nobody."""
        wish, campaign = await self.lobby.body(request, Playing), await self._campaign(request)
        self._not_too_often(request)

        def work() -> dict[str, Any]:
            current, party = self._party(campaign.id, str(wish.party))
            waiting = self.book.open(party)
            kept = waiting or self.book.begin(current, party, wish.wish(current.game))
            return self.database.run(lambda connection: _tokens(connection, kept.id, begun=waiting is None))

        return answer(await self.hall.apart(work), 201)

    async def fork(self, request: Request) -> Response:
        wish, campaign = await self.lobby.body(request, Forking), await self._campaign(request)

        def work() -> dict[str, Any]:
            current, party = self._party(campaign.id, str(wish.party))
            made = self.book.fork(current, party, wish.link, clean.line(wish.name, 60).rstrip(" ."))
            return {"party": made.number, "name": made.name}

        return answer(await self.hall.apart(work), 201)

    async def note(self, request: Request) -> Response:
        wish, campaign = await self.lobby.body(request, Noting), await self._campaign(request)

        def work() -> None:
            self.book.note(self._party(campaign.id, str(wish.party))[1], wish.link, clean.line(wish.text, 500))

        await self.hall.apart(work)
        return answer({})

    async def forget(self, request: Request) -> Response:
        campaign = await self._campaign(request)
        await self.hall.apart(lambda: self.book.delete(campaign))
        return answer({})

    # ------------------------------------------------------------------------------------------ keys

    async def _campaign(self, request: Request) -> Campaign:
        """The campaign of an address, if the key opens it."""
        key = bearer(request)
        id = await self.hall.apart(lambda: self._opened_by(key))
        if id is None or id != request.path_params["campaign"]:
            raise Refused("token", say("server-token"))
        return await self.hall.apart(lambda: self.book.campaign(id))

    def _opened_by(self, key: str) -> str | None:
        return self.database.run(lambda connection: books.opened_by(connection, key))

    def _not_too_often(self, request: Request) -> None:
        if not self.lobby.addresses.open(address_of(request)):
            raise Refused("rate", say("server-tables"))


def _tokens(connection: Any, id: str, *, begun: bool) -> dict[str, Any]:
    """Tokens for a link's table. Several people may have the key of a campaign, and they may be rivals: if several
    people play, it opens no seat that has been given out, and makes nobody host."""
    record = records.find(connection, id)
    seats: tuple[Seat, ...] = record.seats if record else ()
    alone = sum(seat.kind == "person" for seat in seats) <= 1
    return {
        "table": id,
        "name": record.name if record else "",
        **minted(connection, id, seats, all_of_it=begun or alone),
    }


def free(name: str, taken: set[str]) -> str:
    """A name within the length limit of the book; if it is taken, it gets a number."""
    for n in count(1):
        number = f" {n}" if n > 1 else ""
        found = name[: books.LONGEST - len(number)].rstrip(" .") + number
        if found not in taken:
            return found
    raise AssertionError("numbers do not run out")
