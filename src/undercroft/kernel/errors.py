"""All errors. Players see the message, never a traceback."""

from __future__ import annotations


def shown(value: object, most: int = 60) -> str:
    """Quote untrusted input so that it is short and safe to print in a sentence.

    >>> shown("a" * 99, 8)
    'aaaaa...'
    """
    text = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in str(value)[: most + 1])
    return text if len(text) <= most else text[: most - 3] + "..."


class UndercroftError(Exception):
    """The base class of all errors."""


class SetupError(UndercroftError):
    """Invalid arguments: an unknown game, edition, mode, scenario, option or number of seats."""


class IllegalAnswer(UndercroftError):
    """The answer is not allowed now, and the state did not change. `why` is the reason, `cites` lists the rules."""

    def __init__(self, why: str, cites: tuple[str, ...] = ()) -> None:
        self.why, self.cites = why, cites
        super().__init__(f"{why} [{', '.join(cites)}]" if cites else why)


class UndoRefused(UndercroftError):
    """There is nothing to undo, or dice, a reveal or another seat's answer came in between."""


class ContentError(UndercroftError):
    """A card, tile, layer or pack refers to something that does not exist or does not fit."""


class SaveError(UndercroftError):
    """A save is damaged, not a save, or newer than this program."""


class Diverged(UndercroftError):
    """A replay differs from the record; `at` is the number of answers before the first step that differs."""

    def __init__(self, message: str, at: int) -> None:
        self.at = at
        super().__init__(message)


class RulesError(UndercroftError):
    """A bug in the rules: an empty list of options, an endless loop, a missing step."""
