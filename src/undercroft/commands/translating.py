"""The program in German: translates help texts and errors by their English sentences.

Errors are raised in English where they happen, in every layer. Here, at the edge, a sentence is recognised by its fixed
words and translated; a message without a translation is shown in English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter, HelpPanel
from rich.text import Text

from undercroft import texts

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

GERMAN = "de"
NEAR = re.compile(r"; did you mean (.*?)\?")


@cache
def table(name: str) -> dict[str, str]:
    """The sentences of a part: `errors`, `parsing` or `help`."""
    text = resources.files("undercroft.commands").joinpath("german.toml").read_text("utf-8")
    found: dict[str, str] = tomllib.loads(text)[name]
    return found


def language_of(arguments: Sequence[str]) -> str:
    """The language for these arguments: that of --lang, otherwise the system's.

    >>> language_of(["play", "--lang", "de"]), language_of(["play", "--lang=en"])
    ('de', 'en')
    """
    given = list(arguments)
    for place, one in enumerate(given):
        if one.startswith("--lang="):
            return texts.language(one.removeprefix("--lang="))
        if one == "--lang" and place + 1 < len(given):
            return texts.language(given[place + 1])
    return texts.language()


def error(sentence: str, part: str = "errors") -> str:
    """An error in German, as far as it is known.

    >>> error("there is no game 'chess'; did you mean chest? (there are: a, b)")
    "es gibt kein Spiel 'chess'; meinst du chest? (es gibt: a, b)"
    >>> error("something else")
    'something else'
    """
    for pattern, german in _patterns(part):
        if found := pattern.fullmatch(sentence):
            parts = [NEAR.sub(r"; meinst du \1?", one) for one in found.groups()]
            return german.format(*parts)
    return sentence


@cache
def _patterns(part: str) -> list[tuple[re.Pattern[str], str]]:
    """Those with the most fixed words first: a sentence that fits several means the closest one."""
    found = sorted(table(part).items(), key=lambda pair: -len(pair[0].replace("{}", "")))
    return [(re.compile(_pattern(english), re.S), german) for english, german in found]


def _pattern(english: str) -> str:
    """A phrase and the suggestion that may follow it."""
    words = re.escape(english).replace(r"\{\}", "{}")
    return words.replace("{}{}", r"(.*?)((?:; did you mean .*?\?)?)").replace("{}", "(.*?)")


class German(DefaultFormatter):
    """Help in German."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [entry.copy(description=said(entry.description)) for entry in panel.entries]
        title = table("help").get(str(panel.title), panel.title)
        super().__call__(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(Text(f"{table('help')['Usage']}: {str(usage).strip()}", style="bold"))
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        super().render_description(console, options, said(description))


def said(description: Any) -> Any:
    """A description in German; what follows it, such as a default, is kept."""
    from cyclopts.help.inline_text import InlineText
    from rich.markdown import Markdown

    if not isinstance(description, InlineText) or not isinstance(description.primary_renderable, Markdown):
        return description
    english = " ".join(description.primary_renderable.markup.split())
    german = InlineText(Markdown(table("help").get(english, english)), force_empty_end=description.force_empty_end)
    german.texts = list(description.texts)
    return german
