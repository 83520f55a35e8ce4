"""What a session keeps of a game: the answers, checkpoints of the state, standing orders, re-deals."""

from __future__ import annotations

from typing import Any, Generic

import msgspec

from .game import S, Step
from .requests import Ask


class Answer(msgspec.Struct, array_like=True, gc=False):
    """One answer of the history. `luck`: dice or a reveal followed it; `ordered`: a standing order gave it."""

    seat: int
    value: str
    luck: bool = False
    ordered: bool = False


class History(list[Answer]):
    """All answers, oldest first. The last `waiting` of them wait for the answers of other seats."""

    def last(self, seat: int | None) -> int | None:
        """The index of the last answer (of this seat) that was not given by a standing order."""
        for at in range(len(self) - 1, -1, -1):  # not a generator: a server asks this for each client of each answer
            if not self[at].ordered and (seat is None or self[at].seat == seat):
                return at
        return None

    def kept_by(self, seat: int | None, waiting: int = 0) -> str | None:
        """Why the last answer (of this seat) cannot be undone without consent."""
        index = self.last(seat)
        if index is None:
            return "undo-nothing"
        if index >= len(self) - waiting:
            return None
        later = self[index:]
        if any(answer.luck for answer in later):
            return "undo-luck"
        return "undo-others" if any(answer.seat != later[0].seat for answer in later) else None

    def undoable(self, seat: int | None) -> bool:
        return self.kept_by(seat) is None


class Checkpoint(msgspec.Struct, Generic[S]):
    """The state at the start of a step (packed until it is needed), with the number of answers and events before it."""

    state: S | bytes
    step: Step
    answers: int
    events: int


class Order(msgspec.Struct, frozen=True):
    """A standing order: give `answer` whenever a window asks `key`.

    The seat is still asked about options that start with a word of `unless`, in one of the `places`, at a cost of
    `most` or less (all conditions that are given must match). To prevent a pause from revealing its hand, it is also
    asked whenever the number of answers so far is divisible by `decoy`.
    """

    key: str
    answer: str = "pass"
    unless: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    most: int | None = None
    decoy: int = 0

    def fits(self, ask: Ask[Any], answers: int) -> bool:
        if self.key not in (ask.key, "*") or (self.decoy and answers % self.decoy == 0):
            return False
        if not self.unless and not self.places and self.most is None:
            return True
        return not any(self.interests(ask, option) for option in ask.options if str(option) != self.answer)

    def interests(self, ask: Ask[Any], option: Any) -> bool:
        return (
            (not self.unless or str(option).startswith(self.unless))
            and (not self.places or ask.about.get("place") in self.places)
            and (self.most is None or getattr(option, "cost", 0) <= self.most)
        )


class Redeal(msgspec.Struct):
    """A re-deal: after this many answers, everything hidden from `seat` was dealt again from `seed`."""

    after: int
    seat: int | None
    seed: int
