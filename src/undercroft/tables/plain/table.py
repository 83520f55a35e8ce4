"""One terminal, one or more people, the other seats played by bots."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from undercroft import bots, ledger
from undercroft.bots import hints
from undercroft.kernel import (
    CHANCE,
    IllegalAnswer,
    Option,
    Request,
    RulesError,
    SaveError,
    Session,
    Text,
    UndoRefused,
    say,
)
from undercroft.store import reports
from undercroft.store.records import nameable
from undercroft.toolkit import pointing

from . import looking, orders, story, words
from .keeping import AtHand
from .menu import Menu
from .numbering import Numbers
from .screen import WALKED_MAP, Screen, screen

HOW = Text("how-to-play")
LONGEST_LINE = 500
UNREAD = 3
"""If there are more new lines than these and the menu would be cut, the player reads them first."""
LENT, MOST_LENT = 10, 999
"""How many questions a bot answers by default, and at most."""
LATELY = 10
"""How many events are repeated when a game continues; `log` has all of them."""


class Quit(Exception):
    """The player leaves; the game is stored."""


SYNONYMS = {"?": "help", "exit": "quit", "q": "quit", "sichern": "save"}
SWITCHED = {"off": False, "aus": False, "on": True, "an": True}


class PlainTable:
    """Asks people line by line. `read` returns a line or raises EOFError; `write` prints one; `clear` wipes what the
    last person saw; `size` returns the terminal's columns and lines.
    """

    def __init__(
        self,
        game: AtHand,
        others: dict[int, bots.Bot],
        *,
        read: Callable[[str], str],
        write: Callable[[str], None],
        clear: Callable[[], None] = lambda: None,
        size: Callable[[], tuple[int, int]] = words.size,
    ) -> None:
        self.game, self.others, self.read = game, others, read
        self._write, self.clear, self.size = write, clear, size
        lately = max(0, len(self.session.events) - LATELY) if self.session.history else 0
        self.shown = dict.fromkeys(range(self.session.config.seats), lately)
        self.at: int | None = None
        self.queued: list[str] = []
        self.fresh = 0  # lines that have not been read yet: they must stay on the screen
        self.hurried = False  # input is ahead of the output
        self.returning = bool(self.session.history)
        self.unbriefed = set(self.people())
        self.briefing: dict[int, list[str]] = {}  # shown at the start, not repeated by events
        self.explained: set[str] = set()
        self.guiding = True
        self.refused: tuple[str, ...] = ()
        self.lent: dict[int, int] = {}  # seat -> how many more of its questions a bot answers
        self.unkept = False
        self.maps = True
        self.told: tuple[str, ...] = ()  # without maps: what was last said about the situation
        self.numbers = Numbers()
        self.commands: dict[str, Callable[[str, Request], None]] = {
            "help": self.help, "goal": self.goal, "look": self.look, "list": self.list, "map": self.map,
            "why": self.why, "hint": self.hint, "guide": self.guide, "undo": self.undo, "log": self.log,
            "rules": self.rules, "orders": self.orders, "bot": self.bot, "save": self.save, "quit": self.quit,
        }  # fmt: skip
        self.called = {self.session.speaker(say(f"plain-word-{command}")): command for command in self.commands}

    @property
    def session(self) -> Session[Any, Any]:
        return self.game.session

    # ------------------------------------------------------------------------------------------ words

    @property
    def width(self) -> int:
        return self.size()[0]

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, a page at a time."""
        for line in lines:
            if self.fresh >= self.size()[1] - 2:
                self.pause()
            self.fresh += 1
            self._write(line)

    def pause(self) -> None:
        """Wait until the screen has been read. Anything typed is kept for the next question."""
        if not self.hurried and not self.queued:
            typed = self.line("plain-more")
            self.queued += [typed] if typed else []
            self.hurried = bool(typed)
        self.fresh = 0

    def tell(self, sentence: str) -> None:
        self.write(words.fold(sentence, self.width))

    def say(self, id: str, **args: Any) -> None:
        self.tell(self.session.speaker(say(id, **args)))

    # ------------------------------------------------------------------------------------------ the loop

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            if not self.returning and self.session.config.legacy is None:
                self.say("plain-welcome")
            self.say("plain-seats", seats=tuple(self.sitting()))
            if self.game.notice:
                self.tell(self.session.speaker(self.game.notice))
            while (request := self.session.request) is not None:
                self.turn(request)
            for seat in self.people()[:1]:
                self.news(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.hurried = True
            if self.session.outcome is None:
                if self.told_that_kept():
                    self.how_to_go_on()
                return
        self.hurried = True
        self.write(["", *(line for one in story.ending(self.session) for line in words.fold(one, self.width))])
        if self.told_that_kept() and self.session.legacy is not None and not self.game.campaign:
            self.say("plain-campaign", name=self.game.name, program=words.program())

    def how_to_go_on(self) -> None:
        """Where the game is stored and, on a line of its own for copying, the command to continue."""
        told, command = "plain-kept", "plain-kept-command"
        if self.game.campaign:
            told, command = "plain-kept-campaign", "plain-kept-campaign-command"
        name = self.game.campaign or self.game.name
        self.say(told, name=name)
        self.write([words.clean(self.session.speaker(say(command, name=name, program=words.program())))])

    def sitting(self) -> Iterator[Text]:
        """Who plays which seat."""
        for number, seat in enumerate(self.game.seats, 1):
            if seat.kind != "person":
                yield say("plain-seat-bot", seat=number, bot=bots.title(seat.bot, self.session.speaker))
            elif seat.name:
                yield say("plain-seat-named", seat=number, name=seat.name)
            else:
                yield say("plain-seat-person", seat=number)

    def turn(self, request: Request) -> None:
        bot = self.others.get(request.seat) or self.standing_in(request.seat)
        if bot:
            self.answer(value_of(bot.answer(self.session, request)), request.seat)
            return
        self.greet(request.seat)
        self.ask(request)

    def standing_in(self, seat: int) -> bots.Bot | None:
        """The bot that answers for a person on request."""
        left = self.lent.pop(seat, 0)
        if not left:
            return None
        self.lent |= {seat: left - 1} if left > 1 else {}
        slug = self.session.config.game
        return bots.make(slug, bots.names(slug)[0], self.session.config.seed + seat)

    def people(self) -> list[int]:
        return [seat for seat in range(self.session.config.seats) if seat not in self.others]

    def greet(self, seat: int) -> None:
        """Print news for the player. People who share a keyboard hand it over behind a cleared screen."""
        if seat == CHANCE:
            if self.at is not None:
                self.news(self.at)  # what led to these dice
            return
        if self.at != seat:
            if self.at is not None and len(self.people()) > 1:
                self.clear()
                self.say("plain-hand-over", seat=seat + 1)
                self.line("plain-ready")
                self.clear()
                self.told = ()
            self.at = seat
        if seat in self.unbriefed:
            self.unbriefed.remove(seat)
            self.brief(seat)
        self.news(seat)

    def brief(self, seat: int) -> None:
        """The goal and the situation, without what the first news repeats. A returning player sees the goal, which is
        the first note.
        """
        told = words.clean(" ".join(story.sentences(self.session, seat, self.shown[seat])))
        notes = self.notes()[:1] if self.returning else self.notes()
        self.briefing[seat] = [note for note in notes if words.clean(note) not in told]
        for note in self.briefing[seat]:
            self.tell(note)

    def news(self, seat: int) -> None:
        """The new events, without sentences that the briefing already contained."""
        known = self.briefing.get(seat, [])
        for sentence in story.sentences(self.session, seat, self.shown[seat]):
            told, rest = [], words.clean(sentence)
            for note in known:
                if words.clean(note) in rest:
                    told.append(note)
                    rest = rest.replace(words.clean(note), "", 1)
            if rest.strip():
                self.tell(sentence)
            else:
                known[:] = [note for note in known if note not in told]
        self.shown[seat] = len(self.session.events)

    def ask(self, request: Request) -> None:
        """Ask a question until it is answered; after any command it is asked again, with the map."""
        again, seen = True, False
        while True:
            if again and not self.queued:
                self.put(request)
                seen = not self.queued
            line = self.queued.pop(0) if self.queued else self.line("plain-prompt", request)
            again, self.fresh, self.hurried = not seen, 0, False
            try:
                answered, again = self.obey(line, request)
                if answered:
                    return
            except IllegalAnswer as refused:
                self.refused = refused.cites
                self.tell(words.sentence(refused.why))
            except (UndoRefused, SaveError, RulesError) as error:
                self.tell(words.sentence(str(error)))

    def answer(self, value: str, seat: int) -> None:
        """Give an answer. A rules error is recorded so that `undercroft report` can include it."""
        try:
            self.game.answer(value, seat)
        except RulesError as fault:
            reports.note("".join(traceback.format_exception(fault)))
            raise
        self.told_that_kept()

    def put(self, request: Request) -> None:
        if request.seat == CHANCE:
            return
        width, height = self.size()
        self.explain(request)
        if self.fresh > UNREAD and self.crowded(request):
            self.pause()
            if self.queued:
                return
        room = height - 1 - min(self.fresh, height // 2)
        seen = self.screen(request, width, room)
        self.told, shown = seen.told, ["", *seen.lines]
        self.fresh = min(self.fresh, height - 2 - len(shown))
        self.write(shown)

    def crowded(self, request: Request) -> bool:
        """Whether printing the news above the question would cut off options, much of the map or card texts."""
        width, height = self.size()
        beside = self.screen(request, width, height - 1 - self.fresh)
        if not beside.whole:
            return True
        alone = self.screen(request, width, height - 1)
        if beside.map < min(alone.map, WALKED_MAP):
            return True
        return self.menu(request).of_cards and alone.options > beside.options

    def explain(self, request: Request) -> None:
        """Explain a kind of question the first time it comes up."""
        if self.guiding and request.key not in self.explained:
            self.explained.add(request.key)
            self.write(self.guidance(request))

    def guidance(self, request: Request) -> list[str]:
        """What this kind of question is about, for newcomers."""
        text = Text(f"guide-{request.key}")
        spoken = self.session.speaker(text)
        return words.fold(f"({spoken})", self.width) if spoken != str(text) else []

    def line(self, prompt: str, request: Request | None = None) -> str:
        """One clean line from the player."""
        asked = request.prompt + " " if request and request.seat == CHANCE else self.session.speaker(say(prompt)) + " "
        line = words.clean(self.read(words.clean(asked))[: LONGEST_LINE + 1]).strip()
        if len(line) > LONGEST_LINE:
            self.say("plain-too-long")
            return ""
        return line

    def obey(self, line: str, request: Request) -> tuple[bool, bool]:
        """Execute a line: returns whether the game has moved on, and whether the question must be repeated."""
        if not line:
            self.say("plain-empty")
            return False, False
        word, _, rest = line.partition(" ")
        command = self.called.get(word.lower(), SYNONYMS.get(word.lower(), word.lower()))
        if command in self.commands and not self.is_option(line, request):
            answers = len(self.session.history)
            self.commands[command](rest.strip(), request)
            return answers != len(self.session.history), True
        if request.seat == CHANCE:
            line = self.first_die(line, request)
        value = self.menu(request).meant(line)
        if not self.sure(value, request):
            return False, True
        self.answer(value, request.seat)
        self.refused = ()
        return True, True

    def sure(self, value: str, request: Request) -> bool:
        """Ask for confirmation of an option that cannot be undone."""
        question = next((one.meaning.confirm for one in request.options if one.value == value), None)
        if question is None:
            return True
        self.tell(self.session.speaker(question))
        return self.line("plain-sure").lower() in ("yes", self.session.speaker(say("plain-word-yes")))

    def is_option(self, line: str, request: Request) -> bool:
        """Whether a line that begins like a command is an answer: the value of an option, or several words of a
        label."""
        shown = line.lower() if " " in line else None
        return any(line == one.value or (shown and one.label.lower().startswith(shown)) for one in request.options)

    def first_die(self, line: str, request: Request) -> str:
        """The die asked for; further dice of the same roll are queued, and extra ones are refused."""
        first, *more = line.replace(",", " ").split() or [""]
        about = request.ask.about
        to_come = int(str(about["count"])) - int(str(about["die"]))
        if len(more) > to_come:
            raise IllegalAnswer(self.session.speaker(say("plain-dice", most=to_come + 1, given=len(more) + 1)))
        self.queued += more
        return first

    def menu(self, request: Request) -> Menu:
        seat = None if request.seat == CHANCE else request.seat
        return Menu(request, self.session.scene(seat), self.session.speaker, self.numbered(request))

    def screen(self, request: Request, width: int, height: int) -> Screen:
        return screen(self.session, request, width, height, self.maps, self.numbered(request), self.told)

    def numbered(self, request: Request) -> Mapping[str, int] | None:
        """Stable option numbers for players who have maps turned off."""
        return None if self.maps or request.seat == CHANCE else self.numbers.of(request)

    # ------------------------------------------------------------------------------------------ commands

    def help(self, rest: str, request: Request) -> None:
        """The question and the commands in one list."""
        self.write(self.guidance(request))
        for command in self.commands:
            self.say(f"plain-help-{command}")

    def look(self, rest: str, request: Request) -> None:
        """Describe a card, a figure, a square or an option in full, or the whole table."""
        self.write(looking.look(self.session, request, self.at, rest, self.width, self.numbered(request)))

    def notes(self) -> list[str]:
        scene = self.session.scene(self.at)
        return [words.capital(self.session.speaker(note)) for note in (scene.notes if scene else ())]

    def goal(self, rest: str, request: Request) -> None:
        """What there is to do."""
        for note in self.notes():
            self.tell(note)

    def list(self, rest: str, request: Request) -> None:
        """Every option, a line each."""
        self.write(self.menu(request).everything(self.width))

    def map(self, rest: str, request: Request) -> None:
        """The whole map in full size, and every character in a line. `map off` describes the surroundings in words
        instead; then `map` repeats them.
        """
        self.told = ()
        if rest in SWITCHED:
            self.maps = SWITCHED[rest]
            self.say("plain-map-on" if self.maps else "plain-map-off")
        if rest in SWITCHED or not self.maps:
            return
        self.write(story.standing(self.session, self.at, self.width))

    def why(self, rest: str, request: Request) -> None:
        """The rules behind an option, a refusal, the question and the last event. `why not X`: why nothing can be done
        with X.
        """
        word, _, thing = rest.partition(" ")
        if word.lower() in ("not", self.session.speaker(say("plain-word-not"))):
            self.why_not(thing.strip(), request)
            return
        if rest.isascii() and rest.isdigit() and len(rest) < 7:
            cited = list(self.menu(request).numbered(int(rest)).cites)
        else:
            recent = [id for event in self.session.events[-8:] for id in event.cites]
            cited = list(dict.fromkeys([*self.refused, *request.cites, *recent]))
        known = ledger.rules(self.session.config.game)
        for id in cited:
            if id in known:
                self.tell(f"{known[id].text} [{id}]")
        if not cited:
            self.say("plain-no-why")

    def why_not(self, thing: str, request: Request) -> None:
        """Why nothing can be done with a square, a figure or a card; `why` then cites the rules."""
        seat = self.at if self.at is not None else request.seat
        pointed = looking.pointed(self.session, seat, thing) if thing else []
        if not pointed:
            self.say("look-nothing" if thing else "plain-why-not", wanted=thing)
            return
        found = [pointing.why_not(self.session, seat, id) for id in pointed]
        if not all(found):
            self.say("plain-why-not-offered")
            return
        reasons = {self.session.speaker(text): text.cites for some in found for text in some}
        for reason in reasons:
            self.tell(words.sentence(reason))
        self.refused = tuple(dict.fromkeys([id for cites in reasons.values() for id in cites]))

    def hint(self, rest: str, request: Request) -> None:
        """The options that a short search prefers, the best first: how the game may end, and what may come next."""
        if request.seat == CHANCE:
            self.say("plain-hint-dice")
            return
        numbers = {one.option.value: one.number for one in self.menu(request).options}
        self.say("plain-thinking")
        for one in hints.hint(self.session, request.seat, len(self.session.history), hints.QUICK):
            self.tell(f"{numbers[one.value]}. {self.session.speaker(one.text())}")

    def guide(self, rest: str, request: Request) -> None:
        """Turn explanations of new kinds of questions on or off."""
        self.guiding = not self.guiding
        self.say("plain-guide-on" if self.guiding else "plain-guide-off")

    def undo(self, rest: str, request: Request) -> None:
        """Undo the last answer of this seat; past dice only if everybody agrees."""
        seat = request.seat if request.seat != CHANCE else self.at
        try:
            undone = self.game.undo(seat)
        except UndoRefused as refused:
            if seat is None or not any(answer.seat == seat for answer in self.session.history):
                raise
            self.tell(words.sentence(str(refused)))
            if self.line("plain-agree").lower() not in ("yes", "y", "ja", "j"):
                return
            undone = self.game.undo(seat, agreed=True)
        self.queued.clear()
        self.shown = {one: min(shown, len(self.session.events)) for one, shown in self.shown.items()}
        self.say("plain-undone", what=self.named(undone, seat))
        self.told_that_kept()

    def named(self, value: str, seat: int | None) -> str:
        """An option of the reopened question, by its label."""
        waiting = None if seat is None else self.session.request_for(seat)
        found = waiting.ask.find(value) if waiting else None
        return next((o.label for o in waiting.options if o.raw is found), value) if waiting and found else value

    def log(self, rest: str, request: Request) -> None:
        for sentence in story.sentences(self.session, self.at):
            self.tell(sentence)

    def rules(self, rest: str, request: Request) -> None:
        """How the game works; or the rules with a word."""
        if not rest:
            self.write(words.page(self.session.speaker(HOW), self.width))
            return
        found = ledger.search(self.session.config.game, rest)
        for rule in found[:12]:
            self.tell(f"{rule.text} [{rule.id}]")
        if not found:
            self.say("plain-no-rule")

    def orders(self, rest: str, request: Request) -> None:
        """`orders pass KEY ...`: do not ask me about this, except ...; `orders clear`: ask me everything again."""
        word, _, line = rest.partition(" ")
        seat = self.at or 0
        if word == "clear":
            self.game.order(seat)
        elif word == "pass":
            self.order(seat, line, request)
        elif word:
            self.say("plain-order-unclear", word=word)
        for order in self.session.orders.get(seat, []):
            self.say("plain-order", **orders.write(order))
        if not self.session.orders.get(seat):
            self.say("plain-no-orders")

    def order(self, seat: int, line: str, request: Request) -> None:
        """Add a standing order, if it can be parsed and the question can be passed."""
        try:
            wanted = orders.read(line, request.key)
        except ValueError as unclear:
            self.say("plain-order-unclear", word=str(unclear))
            return
        if wanted.key == request.key and all(option.value != wanted.answer for option in request.options):
            self.say("plain-order-idle")
        else:
            self.game.order(seat, *self.session.orders.get(seat, []), wanted)

    def bot(self, rest: str, request: Request) -> None:
        """Let a bot answer the next questions of this seat while the player is away."""
        if request.seat == CHANCE:
            self.say("plain-hint-dice")
        elif rest and not (rest.isascii() and rest.isdigit() and 1 <= int(rest[:7]) <= MOST_LENT):
            self.say("plain-how-many", least=1, most=MOST_LENT)
        else:
            self.lent[request.seat] = int(rest or LENT)
            self.turn(request)

    def save(self, rest: str, request: Request) -> None:
        """Save the game under a name; a name used by another game gets a number. In a campaign this is a copy."""
        name = self.game.name
        if rest and not nameable(rest):
            self.say("plain-bad-name")
            return
        if rest and rest != name:
            name = self.game.save_as(rest)
            if name != rest:
                self.say("plain-renamed", name=name)
        if self.told_that_kept():
            self.say("plain-saved" if name == self.game.name else "plain-copied", name=name)

    def quit(self, rest: str, request: Request) -> None:
        raise Quit

    # ------------------------------------------------------------------------------------------ nothing is lost

    def told_that_kept(self) -> bool:
        """Whether everything is on disk. If saving fails, the game continues, and this says so until it works again."""
        if self.game.unkept:
            self.say("plain-unkept", why=self.game.unkept)
        elif self.unkept:
            self.say("plain-kept-again", name=self.game.name)
        self.unkept = bool(self.game.unkept)
        return not self.unkept


def value_of(chosen: Option[Any] | str) -> str:
    return chosen if isinstance(chosen, str) else chosen.value
