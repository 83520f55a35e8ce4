"""A hint for a seat: its best options, how the game may end with each, and in words what may come next."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from undercroft.kernel import IllegalAnswer, Session, Text
from undercroft.kernel.text import Argument
from undercroft.significance import holm, paired, wilson

from .flat import Budget, Candidate, SearchResult, mean, search
from .rollouts import own_policy, sample

BUDGET = Budget(rollouts=48, depth=0, candidates=4)
QUICK = Budget(seconds=2.0, depth=0, candidates=4)
"""The budget of a hint: a person is waiting."""
MIN_TRIES = 5
"""With fewer tries, a hint does not say how the game ends."""
LINE_LENGTH = 4
"""The number of events in a line."""


class Hint(msgspec.Struct, frozen=True):
    """One option. `won` is the share won of `tries` games in which the game's own bot continued for all seats; `low`
    and `high` are its 95 % confidence interval. `alike` means that the difference between this option and the best
    one (for the best: to all others) may be luck. `line` describes what came next in the game with the median
    result."""

    value: str
    label: str
    won: float
    score: float
    tries: int
    line: tuple[str, ...]
    low: float = 0.0
    high: float = 1.0
    alike: bool = False

    def text(self) -> Text:
        """The hint in words: `hint` with `hint-alike` and `hint-line`; `hint-few` if there were too few tries, as in a
        long game; `hint-only` if there is no choice."""
        if not self.tries:
            return Text("hint-only", {"option": self.label})
        line: dict[str, Argument] = {"line": Text("hint-line", {"events": " ".join(self.line)}) if self.line else ""}
        if self.tries < MIN_TRIES:
            return Text("hint-few", {"option": self.label, "tries": self.tries, **line})
        rated: dict[str, Argument] = {"option": self.label, "won": round(100 * self.won), "score": f"{self.score:.0f}"}
        rated |= {"low": round(100 * self.low), "high": round(100 * self.high)}
        rated["alike"] = Text("hint-alike") if self.alike else ""
        return Text("hint", {**rated, **line, "tries": self.tries})


def hint(session: Session[Any, Any], seat: int, seed: int = 0, budget: Budget = BUDGET) -> list[Hint]:
    """The options of the seat to move, the best first. The session does not change, and nothing hidden is used."""
    request = session.request_for(seat)
    if request is None:
        raise IllegalAnswer(session.speaker(Text("refused-not-asked")))
    labels = {option.value: option for option in request.options}
    if len(labels) == 1:
        (only,) = labels.values()
        return [Hint(only.value, only.label, 0.0, 0.0, 0, ())]
    found = search(session, request, msgspec.structs.replace(budget, patient=True), random.Random(seed))
    best = found.best()
    others = [one for one in found.ranked() if one is not best]
    differs = holm([_luck(found, best, one) for one in others])
    alike = [not any(differs), *(not differing for differing in differs)]
    return [
        _hint(session, found, one, labels[one.text].label, same)
        for one, same in zip([best, *others], alike, strict=True)
    ]


def _luck(found: SearchResult, best: Candidate, other: Candidate) -> float:
    """The p-value of the difference between two options on the same samples."""
    gains = found.gains(best, other)
    return paired(gains).p if len(gains) > 1 else 1.0


def _hint(session: Session[Any, Any], found: SearchResult, one: Candidate, label: str, alike: bool) -> Hint:
    seat, ended = found.seat, [leaf for leaf in one.leaves if leaf.won is not None]
    won = mean([float(leaf.won[seat]) for leaf in ended if leaf.won])
    score = mean([float(leaf.score[seat]) for leaf in ended])
    low, high = wilson(won * len(ended), len(ended))
    return Hint(one.text, label, won, score, len(one.leaves), _line(session, found, one), low, high, alike)


def _line(session: Session[Any, Any], found: SearchResult, one: Candidate) -> tuple[str, ...]:
    """What happens next in the sample with the median result."""
    order = sorted(range(len(one.leaves)), key=lambda at: one.leaves[at].value(found.seat))
    made = sample(session, found.seat, found.seeds[order[len(order) // 2]])
    before, policy = len(made.events), own_policy(session)
    made.answer(one.text, found.seat)
    last = len(session.history) + 20
    while len(made.events) - before < LINE_LENGTH and made.request is not None and len(made.history) < last:
        request = made.request
        made.answer(str(policy(made.table, request.ask)), request.seat)
    told = made.events.for_seat(found.seat)[before : before + LINE_LENGTH]
    return tuple(session.speaker(event.text()) for event in told)
