"""The socket of a table: hello, then messages, each answered or refused with a sentence."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import undercroft
from undercroft import texts
from undercroft.kernel import IllegalAnswer, SaveError, Text, UndoRefused, say
from undercroft.store import records
from undercroft.store.records import Line, Right
from undercroft.toolkit import pointing
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.showing import spoken

from . import clean, faces, messages
from .client import Client
from .hall import Hall
from .live import Live
from .lobby import speaker
from .messages import PROTOCOL, write
from .refusing import Refused
from .safety import Addresses, address_of
from .thinkers import Failed

PATIENCE = 10.0
TOO_OFTEN = 200
TRIES = 10
"""How often a joining client catches up while its table keeps changing."""
CODES = {"token": 4401, "unknown": 4404, "form": 4400, "broken": 4404, "version": 4426, "busy": 1013}


class Door:
    """Accepts clients and handles their messages."""

    def __init__(self, hall: Hall, addresses: Addresses) -> None:
        self.hall, self.addresses = hall, addresses

    async def enter(self, socket: WebSocket) -> None:
        address = address_of(socket)
        await socket.accept()
        if not self.addresses.enter(address):
            await socket.close(4429)
            return
        try:
            client = await self._welcomed(socket)
            if client is not None:
                await self._serve(client)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        finally:
            self.addresses.leave(address)

    async def _welcomed(self, socket: WebSocket) -> Client | None:
        language = "en"
        try:
            hello = read(await asyncio.wait_for(heard(socket), PATIENCE))
            if not isinstance(hello, messages.Hello):
                raise Refused("form", say("server-hello"))
            language = texts.language(hello.language or "en")
            if hello.protocol != PROTOCOL:
                raise Refused("version", say("server-version", protocol=PROTOCOL))
            return await self._let_in(socket, hello, language)
        except TimeoutError:
            await socket.close(4408)
        except Refused as refused:
            await _turned_away(socket, refused, language)
        except SaveError:
            await _turned_away(socket, Refused("busy", say("server-store")), language)
        return None

    async def _let_in(self, socket: WebSocket, hello: messages.Hello, language: str) -> Client:
        right = await self.hall.database.arun(lambda connection: _right(connection, hello))
        limits = self.hall.settings.limits
        for _ in range(TRIES):
            live = await self.hall.live(right.table)
            if not (voice := live.voice(language)).ready:  # a second's work: not in the loop
                await self.hall.apart(lambda: voice.knows(""))
            client = Client(socket, live, right, language, limits, patches=hello.patches)
            async with live.settled():
                if not live.gone and await self._catch_up(client, hello):
                    break
        else:
            raise Refused("busy", say("server-busy"))
        live.bots.wake()  # the client gave up meanwhile
        await self.hall.present(live)
        return client

    async def _catch_up(self, client: Client, hello: messages.Hello) -> bool:
        """Send the welcome and everything the client missed. Called with the lock held. False if there was chat or
        rights changed while the store was read, because the client would miss it."""
        live, chat, rights = client.live, client.live.talk.last, client.live.rights

        def work(connection: Any) -> tuple[int | None, list[Line]]:
            _right(connection, hello)  # it may be revoked by now
            cut = records.cut_since(connection, live.id, hello.number) if hello.number is not None else 0
            return cut, records.heard(connection, live.id, hello.chat)

        cut, lines = await self.hall.database.arun(work)
        if (live.talk.last, live.rights) != (chat, rights):
            return False
        if client.right.role == "public" and not live.record.public:
            raise Refused("token", say("server-token"))
        if hello.number is not None and hello.number <= live.played.number:
            client.events = min(hello.events, len(live.played.session.events))
            client.must_cut = client.events < hello.events
            if cut is not None:
                client.cut(cut)
        else:
            client.must_cut = True
        live.clients.add(client)
        client.tell(welcome(client, live))
        await live.updates.show(client)
        if client.seat is not None and (orders := live.played.session.orders.get(client.seat)):
            client.tell({"type": "orders", "orders": orders})
        client.hear(lines)
        return True

    # ------------------------------------------------------------------------------------------ messages

    async def _serve(self, client: Client) -> None:
        sending = asyncio.create_task(client.send())
        hearing = asyncio.create_task(self._hear(client))
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, hearing):
                task.cancel()
            await asyncio.gather(sending, hearing, return_exceptions=True)
            client.live.left(client)
            with suppress(SaveError):
                await self.hall.present(client.live)

    async def _hear(self, client: Client) -> None:
        too_often = 0
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                raw = await heard(client.socket)
                self.hall.counts["messages"] += 1
                if not client.bucket.take():
                    too_often += 1
                    if too_often > TOO_OFTEN:
                        client.dismiss(4429)
                        return
                    client.tell(self._refusal(client, None, Refused("rate", say("server-rate"))))
                    continue
                await self._obey(client, raw)

    async def _obey(self, client: Client, raw: str) -> None:
        to = messages.id_of(raw)
        try:
            message = read(raw)
            reply = await self._do(client, message)
        except Refused as refused:
            client.tell(self._refusal(client, to, refused))
            if refused.outdated:
                client.number = -1
                client.live.changed()
        except IllegalAnswer as error:
            client.tell(self._refusal(client, to, Refused("illegal", error.why, error.cites)))
        except UndoRefused as error:
            client.tell(self._refusal(client, to, Refused("undo", Text(str(error)))))
        except Failed:
            client.tell(self._refusal(client, to, Refused("busy", say("server-no-thought"))))
        except SaveError:
            client.tell(self._refusal(client, to, Refused("busy", say("server-store"))))
        else:
            client.tell({**reply, "to": to})

    def _refusal(self, client: Client, to: int | None, refused: Refused) -> dict[str, Any]:
        self.hall.counts[f"refused_{refused.code.replace('-', '_')}"] += 1
        said = refused.said(client.live.voice(client.language))
        return {"type": "refused", "to": to, "code": refused.code, "reason": said, "rules": refused.rules}

    async def _do(self, client: Client, message: messages.Said) -> dict[str, Any]:
        live = client.live
        match message:
            case messages.Answer(number=number, value=value):
                return _done(await live.answer(client, number, value))
            case messages.Undo():
                return _done(await live.undo(client))
            case messages.Agree(number=number, yes=yes):
                return _done(await live.agree(client, number, yes))
            case messages.Orders(orders=orders):
                done = _done(await live.order(client, orders))
                client.tell({"type": "orders", "orders": orders})
                return done
            case messages.Hint():
                return await self._hint(client)
            case messages.Bot():
                return _done(await live.bots.lend(client))
            case messages.Say(text=text):
                return await self._say(client, text)
            case messages.Why(ids=ids):
                return {"type": "why", "rules": faces.rules(live.record.game, ids)}
            case messages.WhyNot(at=at):
                return await self._why_not(client, at)
            case messages.Reach():
                return await self._reach(client)
            case messages.Threat(of=of):
                return await self._threat(client, of)
            case messages.Look(of=of):
                return self._look(client, of)
            case messages.Whole():
                return await live.updates.whole(client)
            case messages.Replay(step=step):
                return await self._replay(client, step)
            case messages.ChangeSeat():
                number, token = await live.seat(
                    client.right, message.seat, message.kind, message.bot, clean.line(message.name, 40)
                )
                return {**_done(number), **({"token": token} if token else {})}
            case messages.Language(language=language):
                async with live.settled():
                    client.language = texts.language(language or "en")
                    client.again()
                live.changed()
                return {"type": "done", "number": live.played.number}
            case messages.Ping():
                return {"type": "pong"}
            case _:
                raise Refused("form", say("server-hello-once"))

    async def _hint(self, client: Client) -> dict[str, Any]:
        live, seat = client.live, client.seated()
        number, found = await live.bots.hint(seat, client.language)
        if not found or number != live.played.number:
            raise Refused("not-asked", say("refused-not-asked"), outdated=True)
        options = [{"value": value, "text": text} for value, text in found]
        return {
            "type": "hint", "number": live.played.asked, "values": [options[0]["value"]], "text": options[0]["text"],
            "options": options,
        }  # fmt: skip

    async def _say(self, client: Client, text: str) -> dict[str, Any]:
        said = clean.line(text, self.hall.settings.limits.chat)
        if not said:
            raise Refused("form", say("server-nothing-said"))
        return _done(await client.live.talk.say(client, said))

    async def _why_not(self, client: Client, at: str) -> dict[str, Any]:
        live, seat = client.live, client.seated()
        async with live.settled():
            reasons = faces.why_not(live.played.session, seat, at, live.voice(client.language))
        return {"type": "why-not", "at": at, "reasons": reasons}

    async def _reach(self, client: Client) -> dict[str, Any]:
        live, seat = client.live, client.seated()
        async with live.settled():
            squares = pointing.reach(live.played.session, seat)
            return {"type": "reach", "number": live.played.asked, "squares": squares}

    async def _threat(self, client: Client, of: str) -> dict[str, Any]:
        live, seat = client.live, client.seated()
        async with live.settled():
            return {"type": "threat", "of": of, "threat": pointing.threat(live.played.session, seat, of)}

    def _look(self, client: Client, of: str) -> dict[str, Any]:
        live, voice = client.live, client.live.voice(client.language)
        card = spoken(glossary(live.played.session).get(of), voice)
        return {"type": "look", "card": card}

    async def _replay(self, client: Client, step: int) -> dict[str, Any]:
        live = client.live
        async with live.settled():
            history = [(one.seat, one.value) for one in live.played.session.history]
        arguments = (live.id, live.record.config, history, min(step, len(history)), client.seat, client.language)
        return {"type": "replay", **await self.hall.thinkers.aside.ask("replay", *arguments)}


def _right(connection: Any, hello: messages.Hello) -> Right:
    """What a client may do, by its token; without one, watch a public table."""
    if not hello.token and hello.table:
        return Right(hello.table, "public", None)
    right = records.right(connection, hello.token)
    if right is None or right.role == "invite":
        raise Refused("token", say("server-token"))
    return right


async def _turned_away(socket: WebSocket, refused: Refused, language: str) -> None:
    said = refused.said(speaker(None, language))
    await socket.send_text(write({"type": "refused", "code": refused.code, "reason": said, "rules": []}).decode())
    await socket.close(CODES.get(refused.code, 4400))


async def heard(socket: WebSocket) -> str:
    """The next message; binary messages are not part of this protocol."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    return message.get("text") or ""


def welcome(client: Client, live: Live) -> dict[str, Any]:
    role = "seat" if client.seat is not None else "host" if client.right.role == "host" else "watch"
    return {
        "type": "welcome", "protocol": PROTOCOL, "version": undercroft.__version__, "table": live.table(),
        "you": {"seat": client.seat, "role": role}, "language": client.language,
    }  # fmt: skip


def read(raw: str) -> messages.Said:
    try:
        message: messages.Said = messages.read(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("form", say("server-form")) from None
    return message


def _done(number: int) -> dict[str, Any]:
    return {"type": "done", "number": number}
