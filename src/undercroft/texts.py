"""Texts by id and language (Fluent files). English is complete and the fallback; any other language may have gaps."""

from __future__ import annotations

import os
import re
from collections.abc import Hashable
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentInt

from .kernel.text import Argument, Speaker, Text

FALLBACK = "en"
DECIMAL = re.compile(r"\d+\.\d+")
DECIMAL_MARK = Text("decimal-mark")
REMEMBERED = 20_000
LONGEST = 2_500
"""Letters that the library puts into a gap at most."""


def language(wanted: str | None = None) -> str:
    """The language to speak: as asked for, else as the environment says, else English.

    >>> language("de_DE.UTF-8")
    'de'
    """
    spoken = wanted or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or FALLBACK
    short = _short(spoken)
    return short if short.isalpha() and _exists(short) else FALLBACK


def languages() -> list[str]:
    """All languages that can be spoken.

    >>> languages()
    ['de', 'en']
    """
    folder = resources.files("undercroft").joinpath("text")
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


def speaks(wanted: str) -> bool:
    """Whether this very language can be spoken."""
    return _short(wanted) in languages()


def _short(wanted: str) -> str:
    return wanted.split(".")[0].split("_")[0].split("-")[0].lower()


def _exists(language: str) -> bool:
    return resources.files("undercroft").joinpath("text", f"{language}.ftl").is_file()


@cache
def bundle(package: str, language: str) -> Any:
    """The messages of a package (`undercroft` itself or a game) in one language, or None."""
    folder = resources.files(package).joinpath("text")
    files = [folder.joinpath(f"{language}.ftl")]
    if folder.joinpath(language).is_dir():
        files += sorted(folder.joinpath(language).iterdir(), key=lambda file: file.name)
    sources = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    if not sources:
        return None
    made = FluentBundle([language], use_isolating=False)
    for source in sources:
        made.add_resource(FluentResource(source))
    return made


def questions(slug: str) -> list[str]:
    """The keys of the questions that a game asks.

    >>> questions("cellar")
    ['pack', 'act', 'turn', 'distract', 'roll']
    """
    asked = bundle(f"undercroft.games.{slug}", FALLBACK)
    return [id.removeprefix("ask-") for id in asked._messages if id.startswith("ask-")]


class Message:
    """A message of a bundle. Most are words with gaps, which are filled here; what chooses between forms or refers to
    other messages is left to the library, which takes ten times as long."""

    def __init__(self, made: Any, id: str) -> None:
        self._bundle, self._pattern = made, made.get_message(id).value
        whole = self._pattern.elements if isinstance(self._pattern, resolver.Pattern) else [self._pattern]
        parts = [_part_of(one) for one in whole]
        self._parts = [one for one in parts if one is not None]
        self._plain = len(self._parts) == len(parts)

    def __call__(self, values: dict[str, int | str]) -> str:
        filled = self._filled(values) if self._plain else None
        return str(self._bundle.format_pattern(self._pattern, values)[0]) if filled is None else filled

    def _filled(self, values: dict[str, int | str]) -> str | None:
        said = []
        for words, gap in self._parts:
            value: Any = values.get(gap) if gap else words
            if value.__class__ is int:
                value = _number(value, self._bundle._babel_locale)
            if value.__class__ is not str or len(value) > LONGEST:
                return None
            said.append(value)
        return "".join(said)


def _part_of(element: Any) -> tuple[str, str] | None:
    """Words, or the name of a gap; None for what is neither."""
    if isinstance(element, resolver.Literal) and not isinstance(element, resolver.NumberLiteral):
        words: Any = element
        return words(None), ""
    if isinstance(element, (resolver.Placeable, resolver.NeverIsolatingPlaceable)):
        inner = element.expression
        return ("", inner.id.name) if isinstance(inner, resolver.VariableReference) else None
    return None


@lru_cache(10_000)
def _number(value: int, locale: Any) -> str:
    return FluentInt(value).format(locale)


class Voice:
    """Speaks the texts of one game in one language. The files are read when it first speaks."""

    def __init__(self, slug: str | None, language: str) -> None:
        self.slug = slug
        self.language = language
        self._said: dict[Hashable, str] = {}
        self._same: dict[str, tuple[str, ...]] = {}
        self._messages: dict[str, Message] = {}

    @cached_property
    def _bundles(self) -> list[Any]:
        """The game's messages before those of all games, the language before the fallback."""
        packages = ([f"undercroft.games.{self.slug}"] if self.slug else []) + ["undercroft"]
        pairs = [(package, spoken) for spoken in dict.fromkeys((self.language, FALLBACK)) for package in packages]
        return [made for made in (bundle(*pair) for pair in pairs) if made is not None]

    @property
    def ready(self) -> bool:
        """Whether it can speak at once, because the files have been read."""
        return "_bundles" in self.__dict__

    def knows(self, id: str) -> bool:
        return self._find(id) is not None

    def _find(self, id: str) -> tuple[Any, str] | None:
        """The messages that have this id, and the id. `card-bolt` is `item-bolt` or `spell-bolt` where that is missing
        and `same-card` says `item spell`."""
        kind, _, name = id.partition("-")
        for one in (id, *(f"{other}-{name}" for other in self._kinds(kind))):
            for made in self._bundles:
                if made.has_message(one):
                    return made, one
        return None

    def _kinds(self, kind: str) -> tuple[str, ...]:
        if kind not in self._same:
            having = (made for made in self._bundles if made.has_message(f"same-{kind}"))
            spoken = [made.format_pattern(made.get_message(f"same-{kind}").value)[0] for made in having]
            self._same[kind] = tuple(str(spoken[0]).split()) if spoken else ()
        return self._same[kind]

    def __call__(self, text: Text) -> str:
        """The sentence. What was said lately is remembered: a scene says the same hundred names again and again."""
        key = _key(text) if text.args else text.id
        try:
            said = self._said.get(key)
        except TypeError:  # an event may have lists in it
            return self._speak(text)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._speak(text)
        return said

    def _speak(self, text: Text) -> str:
        message = self._messages.get(text.id)
        if message is None:
            found = self._find(text.id)
            if found is None:
                return str(text)
            message = self._messages[text.id] = Message(*found)
        return message({name: self._value(name, value) for name, value in text.args.items()})

    def _value(self, name: str, value: Argument) -> int | str:
        """Nested texts are spoken; so is an id such as tile="larder", by the message `tile-larder` if there is one. A
        decimal fraction is written with the language's own mark."""
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, tuple):
            return ", ".join(self(part) if isinstance(part, Text) else str(part) for part in value)
        if isinstance(value, str) and self.knows(f"{name}-{value}"):
            return self(Text(f"{name}-{value}"))
        if isinstance(value, str) and DECIMAL.fullmatch(value):
            return value.replace(".", self(DECIMAL_MARK))
        return value


def _key(text: Text) -> Hashable:
    """What a sentence is remembered by. Most gaps are filled with words and numbers, which stand for themselves; this
    is asked thousands of times a second."""
    args = text.args
    for value in args.values():
        if value.__class__ is not str and value.__class__ is not int:
            return (text.id, *[part for name, value in args.items() for part in (name, _part(value))])
    return (text.id, *args, *args.values())


def _part(value: Argument) -> Hashable:
    if value.__class__ is str or value.__class__ is int:
        return value
    if isinstance(value, Text):
        return _key(value)
    return (tuple, *map(_part, value)) if isinstance(value, tuple) else (value.__class__, value)


def voice(slug: str | None = None, language: str = FALLBACK) -> Speaker:
    """The speaker for a game's texts."""
    return _voice(slug, language or FALLBACK)


@cache
def _voice(slug: str | None, language: str) -> Voice:
    return Voice(slug, language)
