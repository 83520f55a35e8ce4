"""What the clients of one table are sent: everything that is new to them, computed once per seat and language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel import Text
from undercroft.texts import Voice
from undercroft.toolkit.showing import spoken

from . import faces
from .messages import write
from .shown import Shown

if TYPE_CHECKING:
    from .client import Client
    from .live import Live


class Updates:
    """Called with the table's lock held."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._made: dict[Any, bytes] = {}
        self._tales: dict[str, faces.Tale] = {}
        self._shown = Shown()

    def outdated(self) -> None:
        """The table has changed."""
        self._made.clear()
        self._tales.clear()
        self._shown.forget()

    async def show(self, *clients: Client) -> None:
        """Send clients everything that is new to them. Called with the lock held."""
        with self.live.hall.measures.show.timed():
            for client, messages in await self.live.work(lambda: [(one, self.face(one)) for one in clients]):
                client.tell(*messages)

    def face(self, client: Client) -> list[bytes]:
        """Everything new to a client, computed once per seat and language. While the session is ahead of the log,
        nothing of it is shown.
        """
        messages = []
        if client.table_changed or client.state != self.live.state:
            client.table_changed, client.state = False, self.live.state
            messages.append(write({"type": "table", "table": self.live.table()}))
        if client.fault != self.live.fault:
            client.fault = self.live.fault
            reason = self.live.voice(client.language)(Text(self.live.fault)) if self.live.fault else ""
            messages.append(write({"type": "fault", "reason": reason}))
        if self.live.adrift:
            return messages
        if (notice := self.live.played.notice) and not client.noticed:
            client.noticed = True
            messages.append(write({"type": "notice", "reason": self.live.voice(client.language)(notice)}))
        total = len(self.live.played.session.events)
        most = faces.WHOLE_TALE if self.live.played.session.over else faces.MOST_EVENTS
        start = max(client.events, total - most)
        if start < total or client.must_cut:
            messages.append(self._once(client, "events", self.live.played.session.eyes(client.seat), start, total))
            client.events, client.must_cut = total, False
        if client.number != self.live.played.number:
            client.number = self.live.played.number
            messages += [*self._scene(client), self._once(client, "request", client.seat)]
        if client.proposal != (now := self.proposal()):
            client.proposal = now
            messages.append(write(now))
        return messages

    def _scene(self, client: Client) -> list[bytes]:
        """The scene, or the changes since the one that the client has."""
        voice, number = self.live.voice(client.language), self.live.played.number
        try:
            scene, known = self._shown.scene(self.live.played.session, client.seat), client.scene
            if known is None or scene is None or not client.patches:
                told = self._shown.whole(scene, voice, number)
            else:
                told = self._shown.patch(known, scene, voice, client.shown, number) or b""
        except Exception as error:
            return [self._failed(client, error)]
        client.scene, client.shown = scene, number if told else client.shown
        return [told] if told else []

    async def whole(self, client: Client) -> dict[str, Any]:
        """The complete scene, for a client that has lost its own."""
        async with self.live.settled():
            voice, number = self.live.voice(client.language), self.live.played.number
            scene = await self.live.work(lambda: self._shown.scene(self.live.played.session, client.seat))
            client.scene, client.shown = scene, number
            return {"type": "scene", "number": number, "scene": spoken(scene, voice)}

    def _once(self, client: Client, what: str, *key: Any) -> bytes:
        made = self._made.get((what, client.language, *key))
        if made is None:
            try:
                made = self._make(what, client.seat, self.live.voice(client.language), *key[1:])
            except Exception as error:
                made = self._failed(client, error)
            self._made[what, client.language, *key] = made
        return made

    def _failed(self, client: Client, error: Exception) -> bytes:
        self.live.broke(error)
        return write({"type": "fault", "reason": self.live.voice(client.language)(Text(self.live.fault))})

    def _make(self, what: str, seat: int | None, voice: Voice, *places: int) -> bytes:
        if what == "events":
            tale = self._tales.setdefault(voice.language, {})
            start, end = places
            told = faces.events(self.live.played.session, seat, voice, start, end, tale)
            return write({"type": "events", "number": self.live.played.number, "from": start, "events": told})
        return write({"type": "request", **faces.request(self.live.played, seat, voice)})

    def proposal(self) -> dict[str, Any]:
        open_one = self.live.played.proposal
        if open_one is None:
            return {"type": "proposal", "number": 0, "seat": None}
        return {
            "type": "proposal", "number": open_one.number, "seat": open_one.seat, "agreed": open_one.agreed,
            "asked": open_one.asked,
        }  # fmt: skip
