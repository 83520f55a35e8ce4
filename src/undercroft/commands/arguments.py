"""Parameters shared by several commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from undercroft import store, texts
from undercroft.games import find
from undercroft.kernel import SetupError, near

Option = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="An option of the game, as NAME=VALUE; see `undercroft games`."),
]
Edition = Annotated[str | None, Parameter(help="The edition of the rules; the game's first by default.")]
Mode = Annotated[str | None, Parameter(help="The mode, such as solo; the game's first by default.")]
Scenario = Annotated[str | None, Parameter(help="The scenario or quest; the game's first by default.")]
Heroes = Annotated[int | None, Parameter(help="The number of heroes, in games where a seat can have several.")]
Stdin = Annotated[bool, Parameter(negative="", help="Read answers from standard input even if it is not a terminal.")]
Lang = Annotated[str | None, Parameter(help="The language, en or de; by default that of your system.")]
Json = Annotated[bool, Parameter(negative="", help="Print the result as JSON.")]
Where = Annotated[
    str | None,
    Parameter(name="--store", help="Where games are stored: a file or postgresql://...; your data folder by default."),
]  # fmt: skip
Output = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file to write; `-` is standard output."""


def language(wanted: str | None) -> str:
    """The language to speak; one that is asked for must exist."""
    spoken = texts.language(wanted)
    if wanted is not None and not texts.speaks(wanted):
        raise SetupError(f"there is no language {wanted[:20]!r} (there are: {', '.join(texts.languages())})")
    return spoken


def address(where: str | None) -> str | None:
    """The address of a store; a plain path is an SQLite file."""
    return where if where is None or "://" in where else f"sqlite:///{where}"


def options(slug: str, given: list[str]) -> dict[str, bool | int | str]:
    """NAME=VALUE pairs, read by what the game's switch can be."""
    switches = {switch.id: switch for switch in find(slug).info.options}
    found: dict[str, bool | int | str] = {}
    for pair in given:
        id, equals, text = pair.partition("=")
        if id not in switches:
            raise SetupError(f"{find(slug).info.title} has no option {id!r}{near(id, switches)}")
        known = {str(value).lower(): value for value in switches[id].values}
        wanted = text.lower() if equals else "true"
        if wanted not in known:
            raise SetupError(f"option {id!r} can be {', '.join(known)}, not {text!r}")
        found[id] = known[wanted]
    return found


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise SetupError(f"there is no readable file {str(file)[:80]!r}") from None


def pack_of(slug: str, file: Path) -> str:
    """The text of a quest that a user wrote, after checking it, so that errors have file and line."""
    text = text_of(file)
    if (author := find(slug).author) is not None:
        author(text, file.name)
    return text


def known_game(slug: str) -> None:
    """Refuse a game that does not exist; for the name of a save, say how to continue it."""
    try:
        find(slug)
    except SetupError as error:
        if slug in store.open().names():
            raise SetupError(f"{slug!r} is a saved game; continue it with play --resume {slug!r}") from None
        raise error from None
