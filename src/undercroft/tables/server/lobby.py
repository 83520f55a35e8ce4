"""The lobby over HTTP: what can be played, opening and joining tables, looking things up."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import undercroft
from undercroft import bots, ledger, texts
from undercroft.campaign.parcels import told_by
from undercroft.games import find, infos
from undercroft.kernel import GameInfo, Session, SetupError, Text, UndercroftError, configure, say
from undercroft.store import Seat, journal, records, reports
from undercroft.store.log import saved
from undercroft.store.records import NAME, Record, Right
from undercroft.texts import Voice
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.showing import spoken

from . import clean, faces, packs
from .hall import Hall
from .messages import PROTOCOL, Token, Word, write
from .refusing import Refused
from .safety import Addresses, address_of, bearer
from .seats import seated, sitting
from .talk import moment

T = TypeVar("T")
LANGUAGES = ("de", "en")
STATUS = {"token": 401, "role": 403, "unknown": 404, "size": 413, "rate": 429, "busy": 503, "broken": 409, "taken": 409}
MOST_RULES = 50
GLANCES, WAKING = 8, 0.8
"""How many of a person's tables are loaded for a list, and how many seconds the list waits for them."""

Handler = Callable[[Request], Awaitable[Response]]


class SeatWish(msgspec.Struct):
    kind: Word = "open"
    name: Word = ""
    bot: Word = ""


class Opening(msgspec.Struct):
    """A request to open a table."""

    game: Word
    mode: Word | None = None
    edition: Word | None = None
    scenario: Word | None = None
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=50)] = {}
    heroes: int | None = None
    dice: Word = "stream"
    pack: str = ""
    name: Word = ""
    public: bool = False
    seats: Annotated[list[SeatWish], Meta(max_length=20)] | None = None


class Pack(msgspec.Struct):
    game: Word
    text: str


class Mine(msgspec.Struct):
    tokens: Annotated[list[Token], Meta(max_length=50)]


class Joining(msgspec.Struct):
    name: Word = ""
    seat: int | None = None


class Muting(msgspec.Struct):
    """`seat` None: all spectators."""

    seat: int | None = None
    muted: bool = True


class Complaining(msgspec.Struct):
    """About a seat, or a spectator (None), and perhaps about the chat line with this number."""

    seat: int | None = None
    line: int | None = None
    reason: Annotated[str, Meta(max_length=2000)] = ""


class Lobby:
    """The routes. Every refusal is a status and a sentence."""

    def __init__(self, hall: Hall, addresses: Addresses) -> None:
        self.hall, self.addresses, self.limits = hall, addresses, hall.settings.limits
        self.checks = packs.Checks(self.limits.checks, self.limits.queue)
        self.seen: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        self._listing: asyncio.Task[list[Record]] | None = None
        self._listed = 0.0

    def routes(self) -> list[Route]:
        table = "/api/tables/{table:str}"
        return [
            Route("/api/about", self.safe(self.about)),
            Route("/api/games", self.safe(self.games)),
            Route("/api/games/{game:str}/how", self.safe(self.how)),
            Route("/api/games/{game:str}/rules", self.safe(self.rules)),
            Route("/api/games/{game:str}/glossary", self.safe(self.glossary)),
            Route("/api/packs", self.safe(self.pack), methods=["POST"]),
            Route("/api/tables", self.safe(self.open), methods=["POST"]),
            Route("/api/tables", self.safe(self.public)),
            Route("/api/tables/mine", self.safe(self.mine), methods=["POST"]),
            Route(f"{table}/join", self.safe(self.join), methods=["POST"]),
            Route(f"{table}/seats/{{seat:int}}", self.safe(self.seat), methods=["POST"]),
            Route(f"{table}/watch", self.safe(self.watch), methods=["POST"]),
            Route(f"{table}/mute", self.safe(self.mute), methods=["POST"]),
            Route(f"{table}/complaints", self.safe(self.complain), methods=["POST"]),
            Route(f"{table}/report", self.safe(self.report)),
            Route(table, self.safe(self.close), methods=["DELETE"]),
        ]

    def safe(self, handler: Handler) -> Handler:
        async def handled(request: Request) -> Response:
            self.hall.counts["requests"] += 1
            try:
                if not self.addresses.request(address_of(request)):
                    raise Refused("rate", say("server-rate"))
                return await handler(request)
            except Refused as refused:
                code, reason = refused.code, refused.said(house(request))
            except SetupError as error:
                code, reason = "form", str(error)
            except IntegrityError:  # something it needs was deleted meanwhile
                code, reason = "busy", house(request)(say("server-busy"))
            except UndercroftError:
                code, reason = "busy", house(request)(say("server-store"))
            return answer({"code": code, "reason": reason}, STATUS.get(code, 400))

        return handled

    # ------------------------------------------------------------------------------------------ what can be played

    async def about(self, request: Request) -> Response:
        limits = {"message": self.limits.message, "pack": self.limits.pack, "chat": self.limits.chat}
        return answer(
            {"protocol": PROTOCOL, "version": undercroft.__version__, "languages": LANGUAGES, "limits": limits}
        )

    async def games(self, request: Request) -> Response:
        return Response(await self.hall.apart(lambda: games(spoken_in(request))), media_type="application/json")

    async def how(self, request: Request) -> Response:
        info = known(request.path_params["game"])
        voice = speaker(info.slug, spoken_in(request))
        text = voice(Text("how-to-play")) if voice.knows("how-to-play") else info.about
        return answer({"title": _title(voice, "setup-title", info.title), "text": text})

    async def rules(self, request: Request) -> Response:
        game, words, ids = known(request.path_params["game"]).slug, request.query_params.get("q", ""), []
        if "ids" in request.query_params:
            ids = request.query_params["ids"].split(",")[:MOST_RULES]
            return answer({"rules": faces.rules(game, ids), "more": False})
        found = ledger.search(game, words[:200]) if words.strip() else list(ledger.rules(game).values())
        return answer({"rules": [faces.rule(one) for one in found[:MOST_RULES]], "more": len(found) > MOST_RULES})

    async def glossary(self, request: Request) -> Response:
        info, edition = known(request.path_params["game"]), request.query_params.get("edition") or None
        configure(info, seed=0, edition=edition)
        made = await self.hall.apart(lambda: _glossary(info.slug, edition, spoken_in(request)))
        return Response(made, media_type="application/json")

    async def pack(self, request: Request) -> Response:
        wish = await self.body(request, Pack, self.limits.pack)
        verdict = await self._tried({"game": known(wish.game).slug, "pack": wish.text}, request)
        return answer({"ok": True, "picture": verdict.picture})

    async def _tried(self, setup: dict[str, Any], request: Request) -> packs.Verdict:
        try:
            verdict = await self.checks.tried(setup, address_of(request))
        except packs.Crowded:
            raise Refused("busy", say("server-checking")) from None
        if verdict.reason:
            voice = house(request)
            reason = voice(Text(verdict.reason)) if voice.knows(verdict.reason) else clean.line(verdict.reason, 400)
            raise Refused("form", reason)
        return verdict

    # ------------------------------------------------------------------------------------------ tables

    async def open(self, request: Request) -> Response:
        wish = await self.body(request, Opening, self.limits.pack)
        if not self.addresses.open(address_of(request)):
            raise Refused("rate", say("server-tables"))
        info = known(wish.game)
        seats = [seated(info.slug, one.kind, one.bot, one.name) for one in wish.seats] if wish.seats else None
        setup = {"seats": len(seats) if seats else None, "mode": wish.mode, "edition": wish.edition,
                 "scenario": wish.scenario, "options": wish.options, "heroes": wish.heroes, "dice": wish.dice,
                 "pack": wish.pack}  # fmt: skip
        if wish.pack:
            await self._tried({"game": info.slug, **setup}, request)
        config = configure(info, seed=secrets.randbits(63), **setup)  # type: ignore[arg-type]
        sitting_down = seats or [Seat("person")] + [seated(info.slug, "bot")] * (config.seats - 1)
        await self.hall.apart(lambda: Session(find(info.slug), config))
        name = clean.line(wish.name, 60).rstrip(" .")
        opened = await self.hall.database.arun(
            lambda connection: _open(
                connection, config, name if NAME.fullmatch(name) else info.title, sitting_down, wish.public
            )
        )
        self.hall.counts["tables"] += 1
        self._listing = None if wish.public else self._listing
        if all(seat.kind == "bot" for seat in sitting_down):
            self.hall.spawn(self.hall.live(opened["table"]))  # it continues without clients
        return answer(opened, 201)

    async def public(self, request: Request) -> Response:
        """Read from the store at most once per second: a hundred tables may each have a large pack."""
        if self._listing is None or (self._listing.done() and time.monotonic() - self._listed > 1):
            self._listed = time.monotonic()
            work = self.hall.database.arun(lambda connection: records.listed(connection, public=True))
            self._listing = asyncio.create_task(work)
        listed = await asyncio.shield(self._listing)
        return answer({"tables": [self.summary(record) for record in listed]})

    async def mine(self, request: Request) -> Response:
        wish = await self.body(request, Mine)

        def work(connection: Any) -> list[tuple[str, Right, Record]]:
            rights = {token: right for token in wish.tokens if (right := records.right(connection, token))}
            tables = {one.id: one for one in records.listed(connection, {right.table for right in rights.values()})}
            return [(token, right, tables[right.table]) for token, right in rights.items() if right.table in tables]

        found = await self.hall.database.arun(work)
        await self.wake([record for _, _, record in found])
        language = spoken_in(request)
        return answer(
            {
                "tables": [
                    {
                        **self.summary(record),
                        **self.glance(record, language),
                        "token": token,
                        "role": right.role,
                        "seat": right.seat,
                    }
                    for token, right, record in found
                ]
            }
        )

    async def wake(self, tables: list[Record]) -> None:
        """Load the newest of these tables into memory, to show whose turn it is; slow ones are ready for the next
        request."""
        newest = sorted(tables, key=lambda one: one.changed, reverse=True)[:GLANCES]
        asleep = {one.id for one in newest if one.state != "broken" and one.id not in self.hall.lives}
        if asleep:
            waking = [asyncio.create_task(self.hall.live(id)) for id in asleep]
            await asyncio.wait(waking, timeout=WAKING)
            for task in waking:
                task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def glance(self, record: Record, language: str) -> dict[str, Any]:
        """What the lobby shows of a table: the scene's headline, the heroes, and who has won. During a write, the
        previous values."""
        live = self.hall.lives.get(record.id)
        if live is None or live.adrift or live.fault:
            return {}
        key = (record.id, language)
        number, seen = self.seen.get(key, (-1, dict[str, Any]()))
        if number != live.played.number and not live.lock.locked():
            session, say = live.played.session, speaker(record.game, language)
            try:
                scene = session.scene(None)
            except Exception as error:
                live.broke(error)
                return {}
            heroes = [
                {"icon": one.icon, "tint": one.tint, "name": say(one.name)}
                for one in (scene.sheets if scene else ())
                if one.seat is not None and one.bars
            ]
            won = [one.won for one in session.outcome] if session.outcome else []
            # The headline of a game with one scenario only shows its progress.
            telling = scene is not None and len(infos()[record.game].scenarios) > 1
            seen = {"headline": say(scene.headline) if telling else "", "heroes": heroes, "won": won}
            self.seen[key] = live.played.number, seen
            while len(self.seen) > 1000:
                self.seen.pop(next(iter(self.seen)))
        return seen

    def summary(self, record: Record) -> dict[str, Any]:
        live = self.hall.lives.get(record.id)
        info = infos().get(record.game)
        waiting = live.waiting if live is not None and not live.adrift else []
        return {
            "table": record.id, "name": record.name, "game": record.game, "title": info.title if info else record.game,
            "mode": record.config.mode, "scenario": record.config.scenario,
            "state": "over" if record.ended is not None else live.state if live else record.state,
            "number": record.decisions, "public": record.public,
            "opened": moment(record.opened),
            "changed": moment(record.changed), "seats": sitting(record, live.company.here() if live else set()),
            "waiting": waiting,
        }  # fmt: skip

    async def join(self, request: Request) -> Response:
        wish, id = await self.body(request, Joining), request.path_params["table"]
        right = await self.right(request, id)
        if right is not None and right.role not in ("invite", "host"):
            raise Refused("role", say("server-not-yours"))
        live = await self.hall.live(id)
        seat, token = await live.join(right is not None, wish.seat, clean.line(wish.name, 40))
        return answer({"seat": seat, "token": token})

    async def seat(self, request: Request) -> Response:
        wish = await self.body(request, SeatWish)
        id = request.path_params["table"]
        right = await self.right(request, id)
        if right is None:
            raise Refused("token", say("server-token"))
        live = await self.hall.live(id)
        _, token = await live.seat(right, request.path_params["seat"], wish.kind, wish.bot, wish.name)
        return answer({"token": token} if token else {})

    async def watch(self, request: Request) -> Response:
        """The host removes all spectators; only the new token lets people watch."""
        live = await self.hall.live(await self._host(request))
        return answer({"watch": await live.watchers_out()})

    async def mute(self, request: Request) -> Response:
        """The host of a table decides who may chat."""
        wish = await self.body(request, Muting)
        live = await self.hall.live(await self._host(request))
        await live.mute(wish.seat, wish.muted)
        return answer({})

    async def complain(self, request: Request) -> Response:
        """Report another person at the table to the operator."""
        wish, id = await self.body(request, Complaining), request.path_params["table"]
        right = await self.right(request, id)
        if right is None or right.role == "invite":
            raise Refused("token", say("server-token"))
        if not self.addresses.letter(address_of(request)):
            raise Refused("rate", say("server-letters"))

        def work(connection: Any) -> None:
            record = records.find(connection, id)
            if record is None:
                raise Refused("unknown", say("server-gone"))
            line = records.line(connection, id, wish.line) if wish.line is not None else None
            about = line.seat if line else wish.seat
            if about is not None and not 0 <= about < len(record.seats):
                raise Refused("unknown", say("server-no-seat"))
            complaint = journal.Complaint(
                table=id, table_name=record.name, seat=right.seat,
                name=record.seats[right.seat].name if right.seat is not None else right.role,
                about_seat=about, about_name=line.name if line else "" if about is None else record.seats[about].name,
                said=line.text if line else "", reason=clean.line(wish.reason, 500),
            )  # fmt: skip
            journal.complain(connection, complaint)

        await self.hall.database.arun(work)
        self.hall.counts["complaints"] += 1
        return answer({}, 201)

    async def report(self, request: Request) -> Response:
        """A report of a table that is broken or over, for its host: it contains the whole game with its secrets."""
        id = await self._host(request)
        record, body, entries = await self.hall.read(id)
        try:
            live = await self.hall.live(id)
            async with live.settled():
                if not live.trace and not live.played.session.over:
                    raise Refused("role", say("server-no-report"))
                save, trace = live.played.session.save(), live.trace
        except Refused as refused:
            if refused.code != "broken":
                raise
            save, trace = saved(record.config, body), f"{refused.__cause__!r}"
        text = await self.hall.apart(lambda: reports.pack(save, trace, entries))
        name = f"undercroft-report-{record.game}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    async def close(self, request: Request) -> Response:
        await self.hall.close_table(await self._host(request))
        return answer({})

    async def _host(self, request: Request) -> str:
        id: str = request.path_params["table"]
        right = await self.right(request, id)
        if right is None or right.role != "host":
            raise Refused("role", say("server-not-yours"))
        return id

    async def right(self, request: Request, table: str) -> Right | None:
        """The rights of a request's token at this table; None without a token."""
        if not request.headers.get("authorization", ""):
            return None
        token = bearer(request)
        right = await self.hall.database.arun(lambda connection: records.right(connection, token))
        if right is None or right.table != table:
            raise Refused("token", say("server-token"))
        return right

    async def body(self, request: Request, kind: type[T], most: int | None = None) -> T:
        most, read = most or self.limits.body, bytearray()
        async for part in request.stream():
            read += part
            if len(read) > most:
                raise Refused("size", say("server-size"))
        try:
            return msgspec.json.decode(bytes(read) or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError):
            raise Refused("form", say("server-form")) from None


def _open(connection: Any, config: Any, name: str, seats: list[Seat], public: bool) -> dict[str, Any]:
    id, named = records.create(connection, config, name, seats, public=public)
    return {"table": id, "name": named, **minted(connection, id, seats)}


def minted(connection: Any, id: str, seats: Sequence[Seat], *, all_of_it: bool = True) -> dict[str, Any]:
    """New tokens for a table: to invite and to watch, and (`all_of_it`) for its host and the seats of people."""
    people = [n for n, seat in enumerate(seats) if seat.kind == "person"] if all_of_it else []
    wanted: list[tuple[str, int | None]] = [("invite", None), ("watch", None)]
    if all_of_it:
        wanted += [("host", None), *[("seat", n) for n in people]]
    tokens = dict(zip(wanted, records.mint_all(connection, id, wanted), strict=True))
    told = [
        {"seat": n, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": tokens.get(("seat", n), "")}
        for n, seat in enumerate(seats)
    ]
    return {**{role: tokens.get((role, None), "") for role in ("host", "invite", "watch")}, "seats": told}


# ---------------------------------------------------------------------------------------------- languages


def answer(value: Any, status: int = 200) -> Response:
    return Response(write(value), status, media_type="application/json")


def spoken_in(request: Request) -> str:
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "en").split(",")[0]
    return texts.language(wanted[:20] or "en")


def house(request: Request) -> Voice:
    return speaker(None, spoken_in(request))


def speaker(game: str | None, language: str) -> Voice:
    return texts.voice(game, language)  # type: ignore[return-value]


def known(game: str) -> GameInfo:
    if game not in infos():
        raise Refused("unknown", say("server-no-game"))
    return infos()[game]


@cache
def games(language: str) -> bytes:
    return write({"games": [_game(info, speaker(info.slug, language)) for info in infos().values()]})


def _game(info: GameInfo, voice: Voice) -> dict[str, Any]:
    def choices(what: str, found: Any) -> list[dict[str, Any]]:
        return [
            {
                "id": one.id,
                "title": _title(voice, f"setup-{what}-{one.id}", one.title),
                "about": _title(voice, f"setup-{what}-{one.id}-about", one.about),
                **({"players": info.seats(one.id)} if what == "mode" else {}),
            }
            for one in found
        ]

    names = bots.names(info.slug)
    return {
        "slug": info.slug, "title": _title(voice, "setup-title", info.title),
        "about": _title(voice, "setup-about", info.about), "players": info.players,
        "default_seats": info.default_seats or info.players[0], "modes": choices("mode", info.modes),
        "editions": choices("edition", info.editions), "scenarios": choices("scenario", info.scenarios),
        "options": [
            {"id": one.id, "title": _title(voice, f"setup-option-{one.id}", one.title), "values": one.values,
             "rules": one.cites}
            for one in info.options
        ],
        "heroes": info.heroes,
        "bots": [
            {"id": name, "title": _title(voice, f"setup-bot-{name}", name), "best": name == names[0]} for name in names
        ],
        "packs": find(info.slug).author is not None, "how": voice.knows("how-to-play"),
        "stories": _stories(info, voice),
    }  # fmt: skip


def _stories(info: GameInfo, voice: Voice) -> list[dict[str, str]]:
    """The stories of a game's campaigns."""
    told = told_by(info.slug)
    return [
        {"id": one.id, "title": voice(Text(f"story-{one.id}")), "about": voice(Text(f"story-{one.id}-about"))}
        for one in (told.stories if told else ())
    ]


def _title(voice: Voice, id: str, otherwise: str) -> str:
    return voice(Text(id)) if voice.knows(id) else otherwise


@cache
def _glossary(game: str, edition: str | None, language: str) -> bytes:
    session = Session(find(game), configure(find(game).info, seed=0, edition=edition))
    voice = speaker(game, language)
    return write({"cards": [spoken(card, voice) for card in glossary(session).values()]})
