"""The store as used at a keyboard: games by name, each answer on disk before the next question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from undercroft import texts
from undercroft.games import find
from undercroft.kernel import (
    IllegalAnswer,
    Order,
    RulesError,
    SaveError,
    Session,
    SetupError,
    Text,
    UndercroftError,
    near,
    saves,
    say,
)

from . import files, records
from .database import Database
from .log import EVERY, Entry, Kind, Played
from .records import Append, Seat


class Outrun(SaveError):
    """Another process has continued this game; the session has been brought up to date."""


class Summary(msgspec.Struct, frozen=True):
    """A stored game in a list: what, who and when (milliseconds since 1970)."""

    name: str
    game: str
    title: str
    scenario: str
    players: tuple[str, ...]
    state: str
    opened: int
    changed: int
    decisions: int


class Kept:
    """A stored game played in this process. Its `session` is read-only; changes go through these methods."""

    def __init__(self, database: Database, id: str, name: str, played: Played) -> None:
        self._database, self.id, self.name, self._played = database, id, name, played
        self._patient = False
        self._unwritten: list[Entry] = []
        self._adrift = False  # a write failed, and the session has not been read again since
        self.unkept = ""  # why the last change is not on disk; only a patient game continues

    def patiently(self) -> Kept:
        """From now on, play on if writing fails, and write what is missing as soon as writing works again."""
        self._patient = True
        return self

    @property
    def session(self) -> Session[Any, Any]:
        return self._played.session

    @property
    def lost(self) -> int:
        """How many of its last entries could not be replayed; the game continues before them."""
        return self._played.lost

    @property
    def notice(self) -> Text | None:
        """The notice about them for the players."""
        return self._played.notice

    def answer(self, value: str, seat: int | None = None) -> None:
        """Answer the open question; when this returns, the answer is on disk."""
        request = self.session.request if seat is None else self.session.request_for(seat)
        if request is None:
            raise IllegalAnswer(self.session.speaker(say("refused-over" if self.session.over else "refused-not-asked")))
        text, _ = request.check(value)
        self._change("answer", request.seat, text)

    def undo(self, seat: int | None = None, *, agreed: bool = False) -> str:
        """Undo the last answer (of `seat`) and return it; past dice only if the table agreed."""
        before = [answer.value for answer in self.session.history]
        self._change("undo", seat, "agreed" if agreed else "")
        kept = self.session.history
        return next((value for n, value in enumerate(before) if n >= len(kept) or kept[n].value != value), "")

    def order(self, seat: int, *orders: Order) -> None:
        """Set a seat's standing orders."""
        self._change("order", seat, msgspec.json.encode(orders).decode())

    def _change(self, kind: Kind, seat: int | None, value: str) -> None:
        if self._adrift:
            self._reload()
        try:
            entry = self._played.next(kind, seat, value)
        except UndercroftError:
            raise
        except Exception as fault:
            self._reload()  # a fault in the rules: nothing of it was kept
            raise RulesError(self.session.speaker(say("broken-answer"))) from fault
        self._unwritten.append(entry)
        try:
            change = self._append(self._unwritten)
            (written,) = self._database.run(lambda connection: records.append(connection, [change]))
        except SaveError as failed:
            if self._patient:
                self.unkept = str(failed)
                return
            self._reload()
            raise
        except IntegrityError:
            self._reload()
            raise SaveError(f"{self.name!r} is no longer in the store as it was; this is where it stands") from None
        except BaseException:
            self._reload()
            raise
        self._unwritten, self.unkept = [], ""
        self._played.kept()
        if not written:
            self._reload()
            raise Outrun(f"{self.name!r} has been played on elsewhere; this is where it stands now")

    def _append(self, entries: list[Entry]) -> Append:
        due = any(entry.number % EVERY == 0 for entry in entries) or self.session.over or self._played.lost > 0
        return appended(self.id, self._played, tuple(entries), self._played.checkpoint() if due else None)

    def _reload(self) -> None:
        """Bring the session up to date with the store; until that succeeds, it accepts no change."""
        self._unwritten, self._adrift = [], True
        speaker = self.session.speaker
        self._played = self._database.run(lambda connection: load(connection, self.id)(speaker))
        self._adrift = False


def appended(id: str, played: Played, entries: tuple[Entry, ...], checkpoint: bytes | None) -> Append:
    """The entries to write for a change that a session has accepted."""
    session = played.session
    return Append(
        table=id,
        entries=entries,
        state="over" if session.over else "playing",
        decisions=len(session.history),
        checkpoint=checkpoint,
    )


def load(connection: Any, id: str) -> Callable[[Any], Played]:
    """Read a table; the result builds its session when it is given a speaker."""
    record = records.find(connection, id)
    if record is None:
        raise SaveError("this game is no longer in the store")
    number, body = records.point(connection, id)
    entries = records.since(connection, id, number)
    return lambda speaker: Played.load(record.config, body, entries, speaker)


class Store:
    """Games by name. Names are unique: a new game gets a number if its name is taken."""

    def __init__(self, database: Database) -> None:
        self.database = database.prepare()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self.database.close()

    def create(self, session: Session[Any, Any], name: str, seats: Sequence[Seat] = ()) -> Kept:
        """Store a new or running game. Check the `name` of the result: it may have got a number."""
        played = Played(session)
        sitting = [*seats, *[Seat()] * (session.config.seats - len(seats))]
        begun = bool(session.history or session.orders)

        def work(connection: Any) -> tuple[str, str]:
            id, named = records.create(connection, session.config, name, sitting)
            if begun:
                records.keep(connection, id, 0, played.checkpoint())
                state, decisions = "over" if session.over else "playing", len(session.history)
                records.progress(connection, id, state, decisions)
            return id, named

        id, named = self.database.run(work)
        return Kept(self.database, id, named, played)

    def open(self, name: str, lang: str = "en") -> Kept:
        """Open a stored game."""
        record = self._record(name)
        try:
            played = self.database.run(lambda connection: load(connection, record.id))(texts.voice(record.game, lang))
        except UndercroftError as error:
            raise SaveError(f"{name!r} cannot be opened: {error}") from None
        return Kept(self.database, record.id, record.name, played)

    def seats(self, name: str) -> tuple[Seat, ...]:
        """Who plays."""
        return self._record(name).seats

    def games(self) -> list[Summary]:
        """All games, the one played last first."""
        return [_summary(record) for record in self.database.run(records.listed)]

    def names(self) -> list[str]:
        return [summary.name for summary in self.games()]

    def delete(self, name: str) -> None:
        record = self._record(name)
        self.database.run(lambda connection: records.delete_table(connection, record.id))

    def export(self, name: str) -> str:
        """The whole game as the text of a save."""
        return self.open(name).session.save()

    def take_in(self, text: str, name: str) -> Kept:
        """Import a game from the text of a save."""
        body = saves.read(text)
        return self.create(saves.load(body, find(body.header.game), texts.voice(body.header.game)), name)

    def adopt(self) -> list[str]:
        """Import the save files of older versions and set them aside; unreadable ones stay where they are."""
        folder, taken = files.home() / "saves", []
        for old in reversed(files.names()):
            try:
                kept = self.take_in(files.read(old), old)
                (folder / "taken-in").mkdir(exist_ok=True)
                files.path_of(old).replace(folder / "taken-in" / f"{old}.undercroft")
            except (UndercroftError, OSError):
                continue
            taken.append(kept.name)
        return taken

    def _record(self, name: str) -> records.Record:
        record = self.database.run(lambda connection: records.named(connection, name))
        if record is None:
            raise SaveError(f"there is no saved game {name[:80]!r}{near(name[:80], self.names())}")
        return record


def _summary(record: records.Record) -> Summary:
    try:
        title = find(record.game).info.title
    except SetupError:
        title = record.game
    return Summary(
        record.name, record.game, title, record.config.scenario, tuple(map(player, record.seats)), record.state,
        record.opened, record.changed, record.decisions,
    )  # fmt: skip


def player(seat: Seat) -> str:
    return seat.bot if seat.kind == "bot" else seat.name
