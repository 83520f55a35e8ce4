"""The first menu: which game, which scenario, how many people and bots. Enter takes the default."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from undercroft import texts
from undercroft.games import infos
from undercroft.kernel import GameInfo, SetupError, Text, say
from undercroft.kernel.text import Speaker

from . import words

FEW = 6
"""The maximum number of scenarios that are listed with descriptions."""


class Chosen(msgspec.Struct):
    """The chosen game and the chosen parts of its set-up."""

    slug: str
    scenario: str | None = None
    seats: int | None = None
    humans: int | None = None


class Chooser:
    """Asks in one language. `read` returns a line or raises EOFError; `write` prints one."""

    def __init__(self, lang: str, read: Callable[[str], str], write: Callable[[str], None]) -> None:
        self.lang, self.read, self.write, self.speak = lang, read, write, texts.voice(None, lang)

    def choose(self, *, scenario: bool, seats: bool, mode: str | None) -> Chosen:
        """Choose the game, then its scenario and players if these are open."""
        info = self.game()
        found = Chosen(info.slug)
        if scenario and len(info.scenarios) > 1:
            found.scenario = self.scenario(info)
        if seats:
            found.seats, found.humans = self.people(info, mode or info.modes[0].id)
        return found

    def game(self) -> GameInfo:
        known = list(infos().values())
        voices = [texts.voice(info.slug, self.lang) for info in known]
        titles = [named(voice, "setup-title", info.title) for voice, info in zip(voices, known, strict=True)]
        abouts = [named(voice, "setup-about", info.about) for voice, info in zip(voices, known, strict=True)]
        self.listed(titles, abouts)
        names = [(info.slug, info.title.lower(), title.lower()) for info, title in zip(known, titles, strict=True)]
        return known[self.one("plain-games", "plain-which", names, None)]

    def scenario(self, info: GameInfo) -> str:
        voice, known = texts.voice(info.slug, self.lang), info.scenarios
        titles = [named(voice, f"setup-scenario-{one.id}", one.title) for one in known]
        abouts = [named(voice, f"setup-scenario-{one.id}-about", one.about) for one in known]
        self.listed(titles, abouts if len(known) <= FEW else ())
        names = [(one.id, title.lower()) for one, title in zip(known, titles, strict=True)]
        return known[self.one("plain-scenarios", "plain-which-scenario", names, 0)].id

    def people(self, info: GameInfo, mode: str) -> tuple[int, int]:
        """The seats, and which of them people play."""
        least, most = info.seats(mode)
        usual = max(least, info.default_seats)
        humans = self.number("plain-people", 1, most, 1) if most > 1 else 1
        if humans == most:
            return most, humans
        fewest = max(0, least - humans)
        return humans + self.number("plain-bots", fewest, most - humans, max(fewest, usual - humans)), humans

    # ------------------------------------------------------------------------------------------ lines

    def listed(self, titles: Sequence[str], abouts: Sequence[str]) -> None:
        """Print a numbered list with descriptions, or a compact one without."""
        numbered = [f"{number}. {title}" for number, title in enumerate(titles, 1)]
        width = words.size()[0]
        told = [f"{one}: {about}" if about else one for one, about in zip(numbered, abouts, strict=False)]
        lines = [line for one in told for line in words.fold(one, width, "   ")] or words.flow(numbered, width, "  ")
        for line in lines:
            self.write(line)

    def one(self, ask: str, again: str, names: Sequence[tuple[str, ...]], usual: int | None) -> int:
        """The index chosen by number or name; Enter takes the default, if there is one."""
        while True:
            line = self.line(say(ask)).lower()
            if not line and usual is not None:
                return usual
            if line in map(str, range(1, len(names) + 1)):
                return int(line) - 1
            if found := [place for place, name in enumerate(names) if line and line in name]:
                return found[0]
            self.write(self.speak(say(again, most=len(names))))

    def number(self, ask: str, least: int, most: int, usual: int) -> int:
        if least == most:
            return least
        while True:
            line = self.line(say(ask, least=least, most=most, usual=usual))
            if not line:
                return usual
            if line in map(str, range(least, most + 1)):
                return int(line)
            self.write(self.speak(say("plain-how-many", least=least, most=most)))

    def line(self, ask: Text) -> str:
        try:
            return self.read(self.speak(ask) + " ").strip()
        except EOFError:
            raise SetupError("no game was chosen") from None


def named(voice: Speaker, id: str, fallback: str) -> str:
    """A game's own word for a part of its set-up, or the generic one."""
    spoken = voice(Text(id))
    return spoken if spoken != id else fallback
