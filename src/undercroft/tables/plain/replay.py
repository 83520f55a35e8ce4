"""Step through a recorded game: forwards, backwards, to a place, or to the fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Diverged, Game, Session, UndercroftError, saves, say
from undercroft.kernel.text import Speaker

from . import story, words

COMMANDS = ("next", "back", "start", "end", "map", "quit")


class Replay:
    """A recorded game and a position in it. Stepping back rebuilds the session from the start."""

    def __init__(self, body: saves.Body, game: Game[Any, Any], speaker: Speaker, write: Callable[[str], None]) -> None:
        self.body, self.game, self.speaker, self.write = body, game, speaker, write
        self.shown = 0
        self.called = {speaker(say(f"replay-word-{command}")): command for command in COMMANDS}
        self._recorded = saves.recorded(body, game)
        self._begin()

    def _begin(self) -> None:
        self.session: Session[Any, Any] = Session(self.game, self.body.header, speaker=self.speaker)
        self._compare()

    @property
    def at(self) -> int:
        return len(self.session.history)

    def step(self) -> None:
        """Give the next recorded answer."""
        answer = self.body.history[self.at]
        self.session.answer(answer.value, answer.seat)
        self._compare()

    def _compare(self) -> None:
        for answers, mine in self.session.digests[-1:]:
            if self._recorded.get(answers, mine) != mine:
                raise Diverged(self.speaker(say("replay-diverged", at=answers)), answers)

    def goto(self, place: int) -> None:
        if place < self.at:
            self._begin()
            self.shown = 0
        while self.at < min(place, len(self.body.history)):
            self.step()

    def show(self) -> None:
        """The events since the last look."""
        for sentence in story.sentences(self.session, None, self.shown):
            self.write(words.clean(sentence))
        self.shown = len(self.session.events)
        self.write(self.speaker(say("replay-at", at=self.at, all=len(self.body.history))))

    def run(self, to: int | None = None) -> bool:
        """Run to a position, the end or the fault; False at a fault, which is printed."""
        try:
            self.goto(len(self.body.history) if to is None else to)
        except UndercroftError as error:
            return self._fault(str(error))
        except Exception as error:
            return self._fault(f"{type(error).__name__}: {error}")
        self.show()
        for line in story.standing(self.session, None, words.size()[0]):
            self.write(line)
        for line in story.ending(self.session) if self.session.over else ():
            self.write(line)
        return True

    def _fault(self, error: str) -> bool:
        self.show()
        self.write(self.speaker(say("replay-fault", at=self.at, error=words.clean(error))))
        return False

    def interactive(self, read: Callable[[str], str], start: int = 0) -> None:
        """Commands: next, back, a number, end, map, quit."""
        self.run(start)
        while True:
            try:
                typed = read(self.speaker(say("replay-prompt")) + " ").strip().lower()
            except EOFError:
                return
            line = self.called.get(typed, typed)
            if line in ("q", "quit"):
                return
            self._command(line)

    def _command(self, line: str) -> None:
        places = {"": self.at + 1, "next": self.at + 1, "back": self.at - 1, "end": len(self.body.history), "start": 0}
        if line == "map":
            self.run(self.at)
        elif line in places:
            self.run(max(0, places[line]))
        elif line.isascii() and line.isdigit() and len(line) < 8 and int(line) <= len(self.body.history):
            self.run(int(line))
        else:
            self.write(self.speaker(say("replay-help")))
