"""A game in progress: one suspended step on top of a checkpointed state.

The checkpoint is the state at the start of the step. Together with the answers since, the current state can be rebuilt
at any time, so clone, undo, save, load and replay are written once for all games.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Generic

import msgspec

from . import inline, randomness, writing
from .clone import cloner
from .errors import IllegalAnswer, RulesError, SetupError, UndercroftError, UndoRefused
from .events import EventLog
from .game import C, Config, Game, S, SeatOutcome, Step
from .history import Answer, Checkpoint, History, Order, Redeal
from .requests import CHANCE, Ask, Begins, Option, Request, Together
from .table import Policy, Table
from .text import Speaker, say

KEPT_CHECKPOINTS = 64
GUESSES = 8  # re-deals of hidden things, to find out whether an answer has revealed any of them


class Session(Generic[S, C]):
    """A game in progress. It waits for an answer (`request`), or is over (`outcome`)."""

    kept_every = 32  # answers: then there is a checkpoint
    lost = 0  # this many of the last answers did not fit newer rules when this was loaded

    def __init__(self, game: Game[S, C], config: Config, *, speaker: Speaker = str) -> None:
        content = game.content(config)
        self._begin(game, config, content, speaker)
        self._restart(_set_up(game, config, content), [], [], [])
        self._running: Coroutine[Any, Any, None] = inline.steps(self.table)
        self._send(None)

    def _begin(self, game: Game[S, C], config: Config, content: C, speaker: Speaker) -> None:
        self.game, self.config, self.content, self.speaker = game, config, content, speaker
        self._past = History()
        self._raws: list[Any] = []  # the options behind the answers, as the rules know them; None after a load
        self.digests: list[tuple[int, str]] = []
        self.orders: dict[int, list[Order]] = {}
        self._redeals: list[Redeal] = []
        self._tally: dict[str, int] | None = None
        self._repeated: int | None = None  # answers, while they are given again
        self._watched, self._unwatched = False, sys.maxsize  # the first event that was logged while nobody watched
        self._written: dict[str, tuple[str, Any, int, Any]] = {}  # the growing parts, as in the last save

    def _restart(self, state: S, events: Iterable[Any], checkpoints: list[Checkpoint[S]], listed: list[Any]) -> None:
        self.table = Table(self.game, state, self.content, log=EventLog(events), ask_dice=self.config.dice == "ask")
        self.table.tally, self.table.listed, self.table.due = self._tally, listed, True
        self.table.watched, self._unwatched = self._watched, min(self._unwatched, len(self.table.log or ()))
        self._older = checkpoints
        self._pending: Ask[Any] | Together | None = None
        self._given: dict[int, Any] = {}
        self._asked: Request | None = None  # the last question that was looked at

    # ------------------------------------------------------------------------------------------ what a caller sees

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def history(self) -> History:
        """All answers so far."""
        for answer, raw in zip(reversed(self._past), reversed(self._raws), strict=True):
            if answer.value:
                break
            answer.value = str(raw)
        return self._past

    @property
    def events(self) -> EventLog:
        """The log. Reading it starts watching: until then, events lack what only cues need."""
        if not self._watched and self.table.log is not None:
            self._watch()
        return self.table.log  # type: ignore[return-value]

    @property
    def over(self) -> bool:
        return self._pending is None

    @property
    def outcome(self) -> tuple[SeatOutcome, ...] | None:
        return self.game.outcome(self.state, self.content) if self.over else None

    @property
    def legacy(self) -> dict[str, Any] | None:
        """What a finished game passes to the next game of its campaign, or None."""
        return self.game.legacy(self.state, self.content) if self.over and self.game.legacy else None

    @property
    def requests(self) -> tuple[Request, ...]:
        """All open questions: one, or several if seats choose at the same time."""
        return tuple([Request(ask, self.speaker, self.undoable) for ask in self._asks() if ask.seat not in self._given])

    def _asks(self) -> Iterable[Ask[Any]]:
        if isinstance(self._pending, Together):
            return self._pending.asks.values()
        return () if self._pending is None else (self._pending,)

    @property
    def request(self) -> Request | None:
        ask, asked = self._pending, self._asked
        if type(ask) is not Ask:
            first = next((one for one in self._asks() if one.seat not in self._given), None)
            return None if first is None else Request(first, self.speaker, self.undoable)
        if asked is None or asked.ask is not ask or asked.speaker is not self.speaker:
            self._asked = asked = Request(ask, self.speaker, self._past.undoable)
        return asked

    def request_for(self, seat: int) -> Request | None:
        """The open question of this seat, or None."""
        one = self.request
        return one if one is None or one.seat == seat else next((r for r in self.requests if r.seat == seat), None)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """A copy of everything that a seat (None: a spectator) may know, without secrets."""
        seen: dict[str, Any] = msgspec.to_builtins(self.game.view(self.state, self.content, seat))
        return {**seen, "seat": seat, "waiting": [request.seat for request in self.requests], "over": self.over}

    def eyes(self, seat: int | None) -> Any:
        """Seats with equal keys may know the same things: their views differ only in the seat number."""
        return seat if self.game.eyes is None else self.game.eyes(self.state, seat)

    def scene(self, seat: int | None = None) -> Any:
        """What a seat (None: a spectator) sees, in the vocabulary of `toolkit.scene` that front ends share."""
        return self.game.scene(self.view(seat), self.content) if self.game.scene else None

    def preview(self, seat: int | None, option: Option[Any]) -> Any:
        """The tile that an option would place, as a small board; None for other options."""
        return self.game.preview(self.view(seat), self.content, option.raw) if self.game.preview else None

    # ------------------------------------------------------------------------------------------ answering

    def answer(self, value: str | Option[Any], seat: int | None = None) -> None:
        """Answer the open question (of `seat`, if there are several). It succeeds, or changes nothing and raises."""
        if type(value) is not Option or value._ask is not self._pending or seat not in (None, value._ask.seat):
            request = self.request if seat is None else self.request_for(seat)
            if request is None:
                raise IllegalAnswer(self.speaker(say("refused-over" if self.over else "refused-not-asked")))
            value = Option(request.check(value)[1], request.ask, self.speaker)
        self._give(value._ask.seat, value.raw)

    def _give(self, seat: int, raw: Any, ordered: bool = False) -> None:
        """Apply an answer completely or not at all: if a rule raises, the answer is lost, not the game."""
        table, past, given, answer = self.table, self._past, self._given, Answer(seat, "", False, ordered)
        luck, answers = table.luck, len(past)
        past.append(answer)
        self._raws.append(raw)
        table.due = table.due or answers + 1 >= self.due
        try:
            self._send(raw) if type(self._pending) is Ask else self._feed(seat, raw)
            answer.luck = table.luck != luck
            if self.orders:
                self._follow_orders()
        except Exception as fault:
            del self.history[answers:], self._raws[answers:]
            self._go_back()
            self._given = given
            if isinstance(fault, UndercroftError):
                raise
            raise RulesError(self.speaker(say("broken-answer"))) from fault

    def _feed(self, seat: int, raw: Any) -> None:
        """Pass an answer to the step once all seats have given theirs."""
        if type(self._pending) is Together:
            self._given = {**self._given, seat: raw}
            if len(self._given) < len(self._pending.asks):
                return
            raw, self._given = {other: self._given[other] for other in self._pending.asks}, {}
            self.table.luck += len(raw) > 1
        self._send(raw)

    def _send(self, value: Any) -> None:
        """Resume the steps with this value until one asks a question or the game is over."""
        try:
            while type(pending := self._running.send(value)) is Begins:
                self._keep(pending.step)
                value = None
            self._pending = pending
        except StopIteration:
            self._pending = None

    def _keep(self, step: Step) -> None:
        """Store a checkpoint. Only some steps get one, because answers can be replayed; after a replay the last step
        gets one, so that it is not replayed twice.
        """
        table, older, repeated = self.table, self._older, self._repeated
        table.listed, table.reached = (table.listed or [])[table.reached :], 0
        if repeated is not None:
            older.append(Checkpoint(cloner(self.game.state)(self.state), step, repeated, len(self.table.log or ())))
            return
        packed, answers = msgspec.msgpack.encode(self.state), len(self._past)
        older.append(Checkpoint(packed, step, answers, len(self.table.log or ())))
        del older[:-KEPT_CHECKPOINTS]
        if not self._redeals:  # a re-deal needs no digest
            self.digests.append((answers, digest(packed)))
        table.due, self.due = False, (answers // self.kept_every + 1) * self.kept_every  # after this many answers

    def order(self, seat: int, *orders: Order) -> None:
        """Set the standing orders of a seat. They answer matching questions at once, including an open one."""
        if not 0 <= seat < self.config.seats:
            raise IllegalAnswer(self.speaker(say("refused-not-asked")))
        self.orders[seat] = list(orders)
        self._follow_orders()

    def _follow_orders(self) -> None:
        while isinstance(ask := self._pending, Ask) and ask.window:
            order = next((order for order in self.orders.get(ask.seat, ()) if order.fits(ask, len(self._past))), None)
            raw = ask.find(order.answer) if order else None
            if order is None or raw is None:
                return
            self._give(ask.seat, raw, ordered=True)

    # ------------------------------------------------------------------------------------------ watching

    def _watch(self) -> None:
        """Somebody starts to watch: complete the events that were logged before, as far back as there are
        checkpoints. The game is rebuilt for that; if the result differs because somebody has changed the state by
        hand, it is discarded."""
        self._watched = self.table.watched = True
        points = [point for point in self._older if point.events <= self._unwatched] or self._older[:1]
        try:
            again = self._copy(points, [], watched=True)
        except Exception:  # from a state that was changed by hand
            return
        if again.state == self.state and len(again.table.log or ()) == len(self.table.log or ()):
            last, again.table.tally = again._older[-1], self.table.tally
            self._older = [*[point for point in self._older if point.answers < last.answers], last]
            self.table, self._running, self._pending = again.table, again._running, again._pending
            self._given, self._asked, self.due = again._given, None, again.due
            for point in self._older:  # a watched game may stay open for hours and seldom goes back
                if not isinstance(point.state, bytes):
                    point.state = msgspec.msgpack.encode(point.state)

    # ------------------------------------------------------------------------------------------ copies, undo

    def save(self) -> str:
        """Return the game as text, for `undercroft.load`."""
        return writing.save(self)

    def clone(self) -> Session[S, C]:
        """Return an independent copy."""
        other = self._copy(self._older[:], self.table.listed or [], self._watched)
        table, made = self.table, other.table  # avoids repeating the same answers again
        self._older, table.listed, table.reached = other._older[:], (made.listed or [])[:], made.reached
        return other

    def _copy(self, checkpoints: list[Checkpoint[S]], listed: list[Any], watched: bool) -> Session[S, C]:
        """The same game, rebuilt from the last of these checkpoints."""
        other: Session[S, C] = object.__new__(Session)
        other._begin(self.game, self.config, self.content, self.speaker)
        other._watched, other._unwatched = watched, self._unwatched
        other._past, other._raws, other.digests = History(self.history), self._raws[:], self.digests[:]
        other.orders, other._redeals = {seat: orders[:] for seat, orders in self.orders.items()}, self._redeals[:]
        other._resume(checkpoints, self.table.log or EventLog(), listed)
        return other

    __copy__ = clone
    __deepcopy__ = lambda self, memo: self.clone()  # noqa: E731

    def _resume(self, checkpoints: list[Checkpoint[S]], events: EventLog, listed: list[Any]) -> None:
        """Rebuild the state from the last checkpoint and the answers since, with options as they were `listed`."""
        if not checkpoints:
            self._from_the_start()
            return
        last, count = checkpoints[-1], len(checkpoints)
        if isinstance(last.state, bytes):
            last.state = msgspec.msgpack.decode(last.state, type=self.game.state)
        self._restart(cloner(self.game.state)(last.state), events[: last.events], checkpoints, listed[:])
        self._running, self._repeated = inline.steps(self.table, last.step), last.answers
        self._send(None)
        self._redeal_after(last.answers)
        for index in range(last.answers, len(self.history)):
            self._repeat(index)
            self._redeal_after(index + 1)
        del checkpoints[count:-1]
        self._repeated, self.table.due = None, False
        self.due = (checkpoints[-1].answers // self.kept_every + 1) * self.kept_every

    def _repeat(self, index: int) -> None:
        """Feed an answer of the history again."""
        answer, raw = self.history[index], self._raws[index]
        if raw is None:
            request = self.request_for(answer.seat)
            if request is None:
                raise IllegalAnswer(self.speaker(say("refused-not-asked")))
            raw = self._raws[index] = request.check(answer.value)[1]
        self._repeated = index + 1
        self._feed(answer.seat, raw)

    def _from_the_start(self) -> None:
        """Rebuild everything in a second session and take it over at the end, so that a failure changes nothing."""
        again = replayed(self.game, self.config, self.history, self.speaker)
        if self._watched:
            again._watch()
        vars(self).update({**vars(again), "orders": self.orders, "_redeals": self._redeals})

    def undoable(self, seat: int | None = None) -> bool:
        """Whether neither luck nor another seat's answer prevents undoing the last answer (of this seat). It may
        still have revealed something; `kept_by` checks that."""
        return self.history.kept_by(seat, len(self._given)) is None

    def kept_by(self, seat: int | None = None) -> str | None:
        """Why the last answer (of this seat) cannot be undone without consent."""
        reason, index = self.history.kept_by(seat, len(self._given)), self.history.last(seat)
        fed = index is not None and index < len(self.history) - len(self._given)
        return "undo-luck" if reason is None and fed and self._revealed(index) else reason  # type: ignore[arg-type]

    def _revealed(self, index: int) -> bool:
        """Whether the answers from here on have shown their seat something new. If so, the seat would see something
        else in a re-deal of everything hidden from it.
        """
        before, later = self.clone(), self.history[index:]
        before.orders = {}
        del before.history[index:], before._raws[index:]
        before._go_back()
        seat, told = later[0].seat, len(before.events)
        for seed in range(GUESSES if seat != CHANCE else 0):
            other = before.determinised(seat, seed)
            try:
                for answer in later:
                    other.answer(answer.value, answer.seat)
            except UndercroftError:
                return True
            if other._known(seat, told) != self._known(seat, told):
                return True
        return False

    def _known(self, seat: int, told: int) -> tuple[Any, ...]:
        """Everything a seat sees, is asked, and has learnt since this many events."""
        values = [option.value for request in self.requests if request.seat == seat for option in request.options]
        return self.view(seat), values, [event.for_seat(seat) for event in self.events[told:]]

    def undo(self, seat: int | None = None, agreed: Iterable[int] = ()) -> str:
        """Undo the last answer (of `seat`) and return it.

        This is free unless a roll or another seat's answer has happened since, or the answer has revealed something;
        then all seats must be in `agreed`.
        """
        index, all_agreed = self.history.last(seat), set(agreed) >= set(range(self.config.seats))
        reason = "undo-nothing" if index is None else None if all_agreed else self.kept_by(seat)
        if index is None or reason:
            raise UndoRefused(self.speaker(say(reason or "undo-nothing")))
        undone = self.history[index].value
        taken = slice(index, index + 1 if index >= len(self.history) - len(self._given) else None)
        del self.history[taken], self._raws[taken]
        self._go_back()
        return undone

    def _go_back(self) -> None:
        """Rebuild the state after answers were removed from the history."""
        self.digests = [(answers, value) for answers, value in self.digests if answers <= len(self.history)]
        self._resume(
            [point for point in self._older if point.answers <= len(self.history)], self.table.log or EventLog(), []
        )

    def determinised(self, seat: int | None, rng: Any) -> Session[S, C]:
        """Return a clone in which everything that `seat` cannot see, and all future randomness, is dealt again."""
        other = self.clone()
        seed = rng.getrandbits(63) if hasattr(rng, "getrandbits") else int(rng)
        other._redeals.append(Redeal(len(other.history), seat, seed))
        other._redeal_after(len(other.history))
        return other

    def _redeal_after(self, answers: int) -> None:
        for redeal in self._redeals:
            if redeal.after == answers:
                self.state.streams = randomness.seeded(redeal.seed)
                self.game.redeal(self.state, self.content, redeal.seat, self.state.streams)
                self._asked = None
                for ask in self._asks():
                    ask.options = self.table.listing(ask.renew) if ask.renew else ask.options

    def roll_out(self, policy: Policy, value: Any = None) -> tuple[SeatOutcome, ...]:
        """Play to the end in lab mode, without checkpoints. Use it on a clone, which is used up by this."""
        ask, self._pending = self._pending, None
        self.table.policy, self.table.log, self.table.listed = policy, None, None
        self.table.ask_dice = self.table.due = self.table.watched = False
        if isinstance(ask, Together):
            value = {seat: self._given.get(seat) or policy(self.table, one) for seat, one in ask.asks.items()}
        elif ask is not None and value is None:
            value = policy(self.table, ask)
        if ask is not None:
            inline.finish(self.table, self._running, value)
        return self.game.outcome(self.state, self.content)


def _set_up(game: Game[S, C], config: Config, content: C) -> S:
    """The first state. The legacy of an earlier game is untrusted input, so it may not fit."""
    try:
        return game.setup(config, content)
    except Exception as fault:
        if isinstance(fault, UndercroftError) or config.legacy is None:
            raise
        raise SetupError("what the earlier game hands on does not fit this one") from fault


def digest(state: Any) -> str:
    """A short digest of a state (packed or not), the same on every machine; it detects accidents, not tampering."""
    return f"{zlib.crc32(state if isinstance(state, bytes) else msgspec.msgpack.encode(state)):08x}"


Watch = Callable[[Session[Any, Any]], None]


def replayed(
    game: Game[S, C], config: Config, history: Iterable[Answer], speaker: Speaker = str, watch: Watch = lambda _: None
) -> Session[S, C]:
    """A new session that replays these answers; `watch` is called after each."""
    session = Session(game, config, speaker=speaker)
    for answer in history:
        session.answer(answer.value, answer.seat)
        session.history[-1].ordered = answer.ordered
        watch(session)
    return session
