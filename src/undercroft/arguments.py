"""What several commands of the program take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from undercroft.games import find
from undercroft.kernel import SetupError, near

Option = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help="An option of the game, as NAME=VALUE.")
]
Stdin = Annotated[bool, Parameter(negative="")]
Lang = Annotated[str | None, Parameter(help="The language, such as en or de; else as LANG says.")]


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
