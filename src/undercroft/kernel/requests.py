"""Questions to a seat. Rules ask with `Ask`; people and bots see a `Request` with options that have a text form."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .errors import IllegalAnswer, shown
from .meaning import PLAIN, Chance, Cost, Meaning
from .text import Argument, Speaker, Text

T = TypeVar("T")

CHANCE = -1
"""The seat of the dice when people roll them by hand or an analysis enumerates them."""

NOTHING: dict[str, Argument] = {}


class Value(msgspec.Struct, frozen=True, gc=False):
    """A choice as a typed value. Its `str()` is stable, the same in every version.

    `group` puts it under a heading (the text `group-<group>`); `at` names the cells, edges, pieces and cards of the
    scene that it concerns, so that a table can offer it there. `role` is the kind of choice: `act`, `end` (a turn or
    phase is over), `decline` (no, pass, not now), `back` (to the question before) or `more`.
    """

    group: ClassVar[str] = ""
    role: ClassVar[str] = "act"

    @property
    def at(self) -> tuple[str, ...]:
        return ()


class Word(Value, frozen=True):
    """A plain word: yes, north, three."""

    word: str

    def __str__(self) -> str:
        return self.word


class End(Word, frozen=True):
    """A word that ends a turn, a phase or a list of choices, such as done or ready."""

    role: ClassVar[str] = "end"


class Decline(Word, frozen=True):
    """A word that declines, such as pass, skip or none."""

    role: ClassVar[str] = "decline"


class Back(Word, frozen=True):
    """A word that returns to the previous question."""

    role: ClassVar[str] = "back"


class Ask(msgspec.Struct, Generic[T]):
    """One question as the rules ask it. `str(option)` is an option's stable text; labels and meanings are computed on
    demand.

    `window`: a chance to react; whether it is asked depends only on public information, and standing orders can answer
    it. `renew` lists the options again when hidden things are re-dealt while the question waits. `at` names what the
    question is about: pieces, cells or cards of the asked seat's scene.
    """

    seat: int
    key: str
    options: Sequence[T]
    label: Callable[[T], Text] | None = None
    cites: tuple[str, ...] = ()
    refuse: Callable[[str], Text | None] | None = None
    about: Mapping[str, Argument] = NOTHING
    window: bool = False
    renew: Callable[[], Sequence[T]] | None = None
    at: tuple[str, ...] = ()
    meaning: Callable[[T], Meaning] | None = None

    def __await__(self) -> Generator[Any, T, T]:
        return (yield self)

    def find(self, text: str) -> T | None:
        """The option with this text."""
        return next((option for option in self.options if str(option) == text), None)


class Together(msgspec.Struct):
    """Several seats choose at once; no answer is revealed before all are in."""

    asks: dict[int, Ask[Any]]

    def __await__(self) -> Generator[Any, dict[int, Any], dict[int, Any]]:
        return (yield self)


class Begins(msgspec.Struct, gc=False):
    """A step is about to begin; the driver keeps a checkpoint of the state before it."""

    step: tuple[Any, ...]

    def __await__(self) -> Generator[Any, None, None]:
        yield self


class Option(Generic[T]):
    """One option of a request: `value` is its stable text, `label` is for people, `cites` lists its rules."""

    __slots__ = ("_ask", "_meaning", "_speaker", "_text", "raw")

    def __init__(self, raw: T, ask: Ask[T], speaker: Speaker) -> None:
        self.raw, self._ask, self._speaker = raw, ask, speaker
        self._text: Text | None = None
        self._meaning: Meaning | None = None

    @property
    def value(self) -> str:
        return str(self.raw)

    @property
    def text(self) -> Text:
        if self._text is None:
            self._text = self._ask.label(self.raw) if self._ask.label else Text(f"{self._ask.key}-{self.value}")
        return self._text

    @property
    def label(self) -> str:
        return self.value if self._ask.seat == CHANCE else self._speaker(self.text)

    @property
    def cites(self) -> tuple[str, ...]:
        return self.text.cites or self._ask.cites

    @property
    def at(self) -> tuple[str, ...]:
        """The ids of cells, edges, pieces and cards in the scene that it concerns."""
        return getattr(self.raw, "at", ())

    @property
    def group(self) -> str:
        """Its heading; the title is the text `group-<group>`."""
        return getattr(self.raw, "group", "")

    @property
    def role(self) -> str:
        """Its kind for front ends: act, end, decline, back or more."""
        return getattr(self.raw, "role", "act")

    @property
    def meaning(self) -> Meaning:
        if self._meaning is None:
            self._meaning = self._ask.meaning(self.raw) if self._ask.meaning else PLAIN
        return self._meaning

    @property
    def cost(self) -> tuple[Cost, ...]:
        return self.meaning.cost

    @property
    def odds(self) -> tuple[Chance, ...]:
        return self.meaning.odds

    @property
    def detail(self) -> Text | None:
        return self.meaning.detail

    @property
    def rank(self) -> int:
        return self.meaning.rank


class Request:
    """An open question to a seat."""

    def __init__(self, ask: Ask[Any], speaker: Speaker, undoable: Callable[[int], bool]) -> None:
        self.ask, self.speaker, self._undoable = ask, speaker, undoable
        self.seat, self.key, self.cites, self.window, self.at = ask.seat, ask.key, ask.cites, ask.window, ask.at

    @cached_property
    def options(self) -> tuple[Option[Any], ...]:
        return tuple([Option(raw, self.ask, self.speaker) for raw in self.ask.options])

    @property
    def undoable(self) -> bool:
        """Whether this seat may undo its last answer without the others' consent."""
        return self._undoable(self.seat)

    @property
    def text(self) -> Text:
        return Text(f"ask-{self.key}", self.ask.about, self.cites)

    @property
    def prompt(self) -> str:
        return self.speaker(self.text)

    def check(self, given: str | Option[Any]) -> tuple[str, Any]:
        """Return the text and the raw form of an option, or raise an `IllegalAnswer` that says why not."""
        given = given.value if isinstance(given, Option) else given
        found = self.ask.find(given) if isinstance(given, str) else None
        if found is not None:
            return given, found
        reason = self.ask.refuse(given) if self.ask.refuse and isinstance(given, str) else None
        if reason is not None:
            raise IllegalAnswer(self.speaker(reason), reason.cites or self.cites)
        raise IllegalAnswer(self.speaker(Text("refused-not-offered", {"value": shown(given)})), self.cites)
