"""Refusals of the server."""

from __future__ import annotations

from undercroft.kernel import Text, UndercroftError
from undercroft.texts import Voice


class Refused(UndercroftError):
    """A message is refused: a code for programs, a text for people, the rules behind it."""

    def __init__(self, code: str, reason: Text | str, rules: tuple[str, ...] = (), *, outdated: bool = False) -> None:
        self.code, self.reason, self.rules, self.outdated = code, reason, rules, outdated
        super().__init__(str(reason))

    def said(self, voice: Voice) -> str:
        return voice(self.reason) if isinstance(self.reason, Text) else self.reason
