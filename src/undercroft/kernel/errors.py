"""What can go wrong, by kind. A player is shown the message, never a traceback."""

from __future__ import annotations


def shown(value: object, most: int = 60) -> str:
    """Something that a stranger gave, short enough and plain enough to stand in a sentence.

    >>> shown("a" * 99, 8)
    'aaaaa...'
    """
    text = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in str(value)[: most + 1])
    return text if len(text) <= most else text[: most - 3] + "..."


class UndercroftError(Exception):
    """The root of every error that a caller can do something about."""


class SetupError(UndercroftError):
    """A game cannot be started as asked: an unknown game, edition, mode, scenario, option or number of seats."""


class IllegalAnswer(UndercroftError):
    """The answer is not allowed now. The state is untouched; `why` says the reason and `cites` the rules."""

    def __init__(self, why: str, cites: tuple[str, ...] = ()) -> None:
        self.why, self.cites = why, cites
        super().__init__(f"{why} [{', '.join(cites)}]" if cites else why)


class UndoRefused(UndercroftError):
    """Nothing to take back, or dice, a reveal or another seat's answer stand in between."""


class ContentError(UndercroftError):
    """A card, a tile, a layer or a pack names something that does not exist or does not fit."""


class SaveError(UndercroftError):
    """A save is damaged, foreign, or newer than this program."""


class Diverged(UndercroftError):
    """A replay left the recorded path; `at` is the number of answers before the first step that differs."""

    def __init__(self, message: str, at: int) -> None:
        self.at = at
        super().__init__(message)


class RulesError(UndercroftError):
    """The rules code itself is at fault: an empty option list, an endless loop, a step that is not there."""
