"""One terminal, one or more people, the other seats played by bots."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from undercroft import bots, ledger, store
from undercroft.kernel import (
    CHANCE,
    IllegalAnswer,
    Request,
    SaveError,
    Session,
    UndercroftError,
    UndoRefused,
    say,
)

from . import orders, story

LONGEST_LINE = 500


class Quit(Exception):
    """The player leaves; the game is kept."""


class PlainTable:
    """Asks people line by line. `read` gives a line or raises EOFError; `write` prints one."""

    def __init__(
        self,
        session: Session[Any, Any],
        others: dict[int, bots.Bot],
        *,
        read: Callable[[str], str],
        write: Callable[[str], None],
        name: str,
    ) -> None:
        self.session, self.others, self.read, self.write, self.name = session, others, read, write, name
        self.shown = dict.fromkeys(range(session.config.seats), 0)
        self.drawn: dict[int, str] = {}
        self.at: int | None = None
        self.queued: list[str] = []
        self.commands: dict[str, Callable[[str, Request], None]] = {
            "help": self.help, "why": self.why, "undo": self.undo, "save": self.save, "map": self.map, "log": self.log,
            "rules": self.rules, "orders": self.orders, "quit": self.quit,
        }  # fmt: skip

    def say(self, id: str, **args: Any) -> None:
        self.write(self.session.speaker(say(id, **args)))

    # ------------------------------------------------------------------------------------------ the loop

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while (request := self.session.request) is not None:
                self.turn(request)
        except (Quit, EOFError, KeyboardInterrupt):
            self.keep(self.name)
            self.say("plain-kept", name=self.name)
            return
        except UndercroftError:
            raise
        except Exception:
            self.crashed(traceback.format_exc())
            raise
        for seat in self.people()[:1]:
            self.news(seat)
        for line in story.ending(self.session):
            self.write(line)
        self.keep(self.name)
        if self.session.legacy is not None:
            self.say("plain-campaign", name=self.name)

    def turn(self, request: Request) -> None:
        if request.seat in self.others:
            self.session.answer(self.others[request.seat].answer(self.session, request), request.seat)
            return
        self.greet(request.seat)
        self.ask(request)

    def people(self) -> list[int]:
        return [seat for seat in range(self.session.config.seats) if seat not in self.others]

    def greet(self, seat: int) -> None:
        """News for the person at the keyboard; people who share it are told to hand it over first."""
        if seat == CHANCE:
            return
        if self.at != seat:
            if self.at is not None and len(self.people()) > 1:
                self.say("plain-hand-over", seat=seat + 1)
                self.line("plain-ready")
            self.at = seat
        if self.news(seat):
            self.redraw(seat)

    def news(self, seat: int) -> bool:
        fresh = list(story.sentences(self.session, seat, self.shown[seat]))
        for sentence in fresh:
            self.write(sentence)
        first = self.shown[seat] == 0
        self.shown[seat] = len(self.session.events)
        return bool(fresh) or first

    def ask(self, request: Request) -> None:
        if request.seat != CHANCE:
            self.write("")
            self.write(request.prompt)
            for number, option in enumerate(request.options, 1):
                self.write(f"  {number}. {option.label}")
        while True:
            line = self.queued.pop(0) if self.queued else self.line("plain-prompt", request)
            try:
                if self.obey(line, request):
                    return
            except (IllegalAnswer, UndoRefused, SaveError) as error:
                self.write(str(error))

    def line(self, prompt: str, request: Request | None = None) -> str:
        """One clean line from the player."""
        asked = request.prompt + " " if request and request.seat == CHANCE else self.session.speaker(say(prompt)) + " "
        line = "".join(letter for letter in self.read(asked)[: LONGEST_LINE + 1] if letter.isprintable()).strip()
        if len(line) > LONGEST_LINE:
            self.say("plain-too-long")
            return ""
        return line

    def obey(self, line: str, request: Request) -> bool:
        """Do what a line says; True when the question has been answered or the table has changed."""
        if not line:
            self.say("plain-empty")
            return False
        word, _, rest = line.partition(" ")
        if word.lower() in self.commands and line not in [option.value for option in request.options]:
            answers = len(self.session.history)
            self.commands[word.lower()](rest.strip(), request)
            return answers != len(self.session.history)
        if request.seat == CHANCE:
            line, *more = line.replace(",", " ").split() or [""]
            self.queued += more
        self.session.answer(self.meant(line, request), request.seat)
        self.keep(self.name)
        return True

    def meant(self, line: str, request: Request) -> str:
        """The option that a line means: its number, its text (as shown or as kept), or the only one that begins so."""
        if request.seat != CHANCE and line.isascii() and line.isdigit() and len(line) < 7:
            number = int(line)
            if 1 <= number <= len(request.options):
                return request.options[number - 1].value
            raise IllegalAnswer(self.session.speaker(say("plain-no-number", most=len(request.options))))
        if line in [option.value for option in request.options]:
            return line
        wanted = line.lower()
        begun = [option.value for option in request.options if option.value.lower().startswith(wanted)]
        shown = [option.value for option in request.options if option.label.lower() == wanted]
        shown = shown or [option.value for option in request.options if option.label.lower().startswith(wanted)]
        return next((found[0] for found in (begun, shown) if len(found) == 1), line)

    # ------------------------------------------------------------------------------------------ commands

    def help(self, rest: str, request: Request) -> None:
        """The commands, in one list."""
        for command in self.commands:
            self.say(f"plain-help-{command}")

    def why(self, rest: str, request: Request) -> None:
        """The rules behind an option, or behind what happened last and what is asked now."""
        if rest.isascii() and rest.isdigit() and 1 <= int(rest[:6]) <= len(request.options):
            cited = list(request.options[int(rest) - 1].cites)
        else:
            recent = [id for event in self.session.events[-8:] for id in event.cites]
            cited = list(dict.fromkeys([*request.cites, *recent]))
        known = ledger.rules(self.session.config.game)
        for id in cited:
            if id in known:
                self.write(f"{known[id].text} [{id}]")
        if not cited:
            self.say("plain-no-why")

    def undo(self, rest: str, request: Request) -> None:
        """Take back the last answer of this seat; past dice only if the whole table agrees."""
        seat = request.seat if request.seat != CHANCE else self.at
        try:
            undone = self.session.undo(seat)
        except UndoRefused as refused:
            if seat is None or not any(answer.seat == seat for answer in self.session.history):
                raise
            self.write(str(refused))
            if self.line("plain-agree").lower() not in ("yes", "y", "ja", "j"):
                return
            undone = self.session.undo(seat, agreed=range(self.session.config.seats))
        self.queued.clear()
        self.shown = {one: min(shown, len(self.session.events)) for one, shown in self.shown.items()}
        self.say("plain-undone", what=undone)

    def save(self, rest: str, request: Request) -> None:
        name = rest or self.name
        self.keep(name)
        self.say("plain-saved", name=name)

    def map(self, rest: str, request: Request | None) -> None:
        if self.session.game.draw:
            self.write(self.session.game.draw(self.session.view(self.at), self.session.speaker))

    def redraw(self, seat: int) -> None:
        """The table again, if it has changed since this person saw it."""
        if self.session.game.draw:
            drawn = self.session.game.draw(self.session.view(seat), self.session.speaker)
            if self.drawn.get(seat) != drawn:
                self.write(drawn)
            self.drawn[seat] = drawn

    def log(self, rest: str, request: Request) -> None:
        for sentence in story.sentences(self.session, self.at):
            self.write(sentence)

    def rules(self, rest: str, request: Request) -> None:
        found = ledger.search(self.session.config.game, rest) if rest else []
        for rule in found[:12]:
            self.write(f"{rule.text} [{rule.id}]")
        if not found:
            self.say("plain-no-rule")

    def orders(self, rest: str, request: Request) -> None:
        """`orders pass KEY ...`: never ask me about this, but for ...; `orders clear`: ask me everything again."""
        word, _, line = rest.partition(" ")
        seat = self.at or 0
        standing = self.session.orders.get(seat, [])
        if word == "clear":
            self.session.order(seat)
        elif word == "pass":
            try:
                self.session.order(seat, *standing, orders.read(line, request.key))
            except ValueError as unclear:
                self.say("plain-order-unclear", word=str(unclear))
        for order in self.session.orders.get(seat, []):
            self.say("plain-order", **orders.write(order))
        if not self.session.orders.get(seat):
            self.say("plain-no-orders")

    def quit(self, rest: str, request: Request) -> None:
        raise Quit

    # ------------------------------------------------------------------------------------------ nothing is lost

    def keep(self, name: str) -> None:
        store.keep(name, self.session.save())

    def crashed(self, error: str) -> None:
        """Keep the game and the error, so that `undercroft report` can pack both."""
        store.keep("crash", self.session.save())
        store.write(store.home() / "last-error.txt", error)
        self.say("plain-crashed")
