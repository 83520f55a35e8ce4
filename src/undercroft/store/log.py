"""A session built from the numbered entries of a table's log.

Every change of a table is an entry. The same entries give the same session on every machine. A checkpoint is the
session after a number of entries, so that few have to be repeated.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from typing import Any, ClassVar, Literal

import msgspec

from undercroft.games import find
from undercroft.kernel import Config, Order, SaveError, Session, Text, UndercroftError, UndoRefused, saves, say
from undercroft.kernel.text import Speaker

logger = logging.getLogger("undercroft.store")

EVERY = 50
"""A checkpoint is kept after this many entries: a load repeats fewer than twice that."""

Kind = Literal["answer", "undo", "propose", "agree", "decline", "order", "seat"]


class Entry(msgspec.Struct, frozen=True):
    """One numbered change. `value`: the answer; the orders; who is asked to agree; the events left after an undo."""

    number: int
    kind: Kind
    seat: int | None = None
    value: str = ""


class Proposal(msgspec.Struct):
    """A seat asks to undo its last answer; the seats in `asked` must agree."""

    number: int
    seat: int
    asked: list[int]
    agreed: list[int]


class Checkpoint(msgspec.Struct):
    """A whole table after `number` entries."""

    save: str
    number: int
    asked: int
    proposal: Proposal | None = None
    heard: dict[int, int] = {}


class Played:
    """A session and its position in the log. `asked` is the number of the entry that led to the open question."""

    def __init__(self, session: Session[Any, Any], number: int = 0, asked: int = 0) -> None:
        _ = session.events  # a later look would rebuild the open questions and make answers look outdated
        self.session, self.number, self.asked = session, number, asked
        self.proposal: Proposal | None = None
        self.heard: dict[int, int] = {}  # by seat: the number of events when it last answered
        self.lost = 0  # this many of the last entries could not be repeated; the next change keeps a checkpoint
        self.gap = False  # they could not because entries before them are missing, not because the rules have changed

    @classmethod
    def load(cls, config: Config, checkpoint: bytes | None, entries: list[Entry], speaker: Speaker = str) -> Played:
        """Build a session from the last checkpoint, or the set-up, and the entries since. Entries that today's rules
        do not allow, or that follow a gap, are left out: the game continues from the last entry before them, and
        `lost` counts them.
        """
        if checkpoint is None:
            game = find(config.game)
            played = cls(Session(game, saves.check_header(config, game), speaker=speaker))
        else:
            played = cls._from(checkpoint, config, speaker)
        for place, entry in enumerate(entries):
            played.gap = entry.number != played.number + 1
            try:
                if not played.gap:
                    played.apply(entry)
                    continue
            except UndercroftError as error:
                logger.warning("an entry does not fit the rules any more: %r: %s", entry, error)
            played.lost += len(entries) - place
            played.number = played.asked = entries[-1].number
            break
        return played

    @property
    def notice(self) -> Text | None:
        """The notice for the players about entries that were left out."""
        return say("lost-gap" if self.gap else "lost-rules", count=self.lost) if self.lost else None

    def kept(self) -> None:
        """The last change is stored, with a checkpoint if anything was left out."""
        self.lost, self.gap = 0, False

    @classmethod
    def _from(cls, packed: bytes, config: Config, speaker: Speaker) -> Played:
        point = unpacked(packed)
        played = cls(saves.load(saves.read(point.save), find(config.game), speaker), point.number, point.asked)
        played.proposal, played.heard, played.lost = point.proposal, point.heard, played.session.lost
        if played.lost:
            played.asked = point.number
        return played

    def checkpoint(self) -> bytes:
        point = Checkpoint(self.session.save(), self.number, self.asked, self.proposal, self.heard)
        return zlib.compress(msgspec.json.encode(point), 1)

    # ------------------------------------------------------------------------------------------ changes

    def apply(self, entry: Entry) -> Entry:
        """Apply an entry and return it in the form to be stored. A refused entry changes nothing."""
        before = self._asks()
        kept = self.CHANGES[entry.kind](self, entry)
        self.number = entry.number
        now = self._asks()
        if not now or not now.keys() <= before.keys():
            self.asked = entry.number
        return kept or entry

    def _asks(self) -> dict[int, Any]:
        """The open questions by identity: a new question may look the same."""
        return {id(request.ask): request.ask for request in self.session.requests}

    def next(self, kind: Kind, seat: int | None, value: str = "") -> Entry:
        return self.apply(Entry(self.number + 1, kind, seat, value))

    def since(self, seat: int | None) -> int:
        """The first event after the seat's last answer."""
        total = len(self.session.events)
        return total if seat is None else min(total, self.heard.get(seat, 0))

    def _answer(self, entry: Entry) -> None:
        told = len(self.session.events)
        self.session.answer(entry.value, entry.seat)
        if entry.seat is not None:
            self.heard[entry.seat] = told
        self.proposal = None

    def _order(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.session.order(entry.seat, *msgspec.json.decode(entry.value, type=list[Order]))

    def _seat(self, entry: Entry) -> None:
        """The store knows who plays the seat; the entry tells all servers that it has changed."""

    def _undo(self, entry: Entry) -> Entry:
        """`value` says how it was found that this may be: `agreed` where all people at the table are one, and they want
        it, or `free`. Where it says nothing, that is found out."""
        self.session.undo(entry.seat, range(self.session.config.seats) if entry.value else ())
        self.proposal = None
        return self._left(entry, entry.value.split()[0] if entry.value else "free")

    def _propose(self, entry: Entry) -> None:
        assert entry.seat is not None
        asked = msgspec.json.decode(entry.value, type=list[int])
        self.proposal = Proposal(entry.number, entry.seat, asked, [entry.seat])

    def _agree(self, entry: Entry) -> Entry:
        proposal = self.proposal
        if proposal is None or entry.seat not in proposal.asked:
            raise UndoRefused("undo-nothing")
        if set(proposal.asked) - {*proposal.agreed, entry.seat}:
            self.proposal = msgspec.structs.replace(proposal, agreed=[*proposal.agreed, entry.seat])
            return entry
        self.session.undo(proposal.seat, range(self.session.config.seats))
        self.proposal = None
        return self._left(entry, "agreed")

    def _decline(self, entry: Entry) -> None:
        self.proposal = None

    def _left(self, entry: Entry, how: str) -> Entry:
        """Record how many events are left, for clients that were away."""
        return msgspec.structs.replace(entry, value=f"{how} {len(self.session.events)}")

    CHANGES: ClassVar[dict[Kind, Callable[[Played, Entry], Entry | None]]] = {
        "answer": _answer,
        "order": _order,
        "seat": _seat,
        "undo": _undo,
        "propose": _propose,
        "agree": _agree,
        "decline": _decline,
    }
    """What each kind of entry does; it may return the entry in another form."""


def unpacked(checkpoint: bytes) -> Checkpoint:
    try:
        return msgspec.json.decode(zlib.decompress(checkpoint), type=Checkpoint)
    except (zlib.error, msgspec.DecodeError):
        raise SaveError("a checkpoint in the store is damaged") from None


def saved(config: Config, checkpoint: bytes | None) -> str:
    """The save in a checkpoint, or of the set-up, for a report about a table that cannot be loaded; empty if there
    is none.
    """
    try:
        return unpacked(checkpoint).save if checkpoint else Session(find(config.game), config).save()
    except Exception:
        return msgspec.json.encode(config).decode()
