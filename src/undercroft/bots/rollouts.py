"""The basis of all search: samples of the hidden information, candidates, roll-outs, and the value of a leaf."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from undercroft.kernel import Ask, Policy, RulesError, Session, Table
from undercroft.kernel.requests import Together

from .chance import RandomBot

AVOID_FOR = 16
"""The most decisions for which a seat avoids a kind of action, such as ending its turn."""


class Leaf(msgspec.Struct):
    """The end of a roll-out: the evaluation for each seat, who won and the score if the game ended, and the time if
    the roll-out was cut off.
    """

    worth: list[float]
    won: list[bool] | None
    score: list[int]
    when: int | None = None

    def value(self, seat: int) -> float:
        """The estimated chance to win, from 0 to 1. After the end of the game, half of it is who won; the other half
        remains the evaluation, so that points count in a race."""
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, self.worth[seat]))))
        return chance if self.won is None else 0.5 * chance + 0.5 * self.won[seat]


class _CutOff(Exception):
    """A roll-out has reached its limit."""


def own_policy(session: Session[Any, Any], name: str = "") -> Policy:
    """The policy of the named bot; by default that of the game's own bot, or the random one if the game has none."""
    bots = session.game.bots
    if name in bots:
        return bots[name]
    if bots and not name:
        return next(iter(bots.values()))
    policy = RandomBot(0).policy if name in ("", "random") else _installed(session.game.info.slug, name)
    assert policy is not None, f"{name} cannot answer at once"
    return policy


@cache
def _installed(slug: str, name: str) -> Policy | None:
    from . import make  # the package imports this module

    return make(slug, name).policy


def sample(session: Session[Any, Any], seat: int, seed: int) -> Session[Any, Any]:
    """A clone in which everything hidden from the seat is dealt again, with random dice."""
    made = session.determinised(seat, seed)
    made.table.ask_dice = False
    return made


def candidates(table: Table[Any, Any], ask: Ask[Any], most: int, policy: Policy, rng: random.Random) -> list[str]:
    """The options worth trying. First comes the bot's own choice, then its second choice, its favourite of each group
    (the best attack, the best move ...), and random ones to fill up.
    """
    options = list(ask.options)
    chosen = [str(policy(table, ask))]
    rest = [option for option in options if str(option) != chosen[0]]
    if len(options) <= most:
        return chosen + [str(option) for option in rest]
    headings: dict[str, list[Any]] = {}
    for option in rest:
        headings.setdefault(heading(option), []).append(option)
    for few in (rest, *headings.values()):
        favourite = _favourite(table, ask, few, policy)
        if favourite is not None and str(favourite) not in chosen and len(chosen) < most:
            chosen.append(str(favourite))
    others = [str(option) for option in rest if str(option) not in chosen]
    return chosen + rng.sample(others, most - len(chosen))


def heading(option: Any) -> str:
    return str(getattr(option, "group", ""))


def _favourite(table: Table[Any, Any], ask: Ask[Any], few: list[Any], policy: Policy) -> Any | None:
    """What a bot chooses from some of the options; None if it insists on another one."""
    try:
        picked = policy(table, msgspec.structs.replace(ask, options=few))
    except (StopIteration, LookupError, ValueError):
        return None
    return picked if picked in few else None


def avoiding(policy: Policy, seat: int, avoided: str) -> Policy:
    """The policy, except that a seat avoids one group of options as long as it has another."""

    def answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        if ask.seat == seat:
            few = [option for option in ask.options if heading(option) != avoided]
            favourite = _favourite(table, ask, few, policy) if 0 < len(few) < len(ask.options) else None
            if favourite is not None:
                return favourite
        return policy(table, ask)

    return answer


def avoiding_this_round(made: Session[Any, Any], seat: int, policy: Policy, avoided: str) -> Policy:
    """The policy, except that the seat avoids a group of options for the rest of this round, at most for AVOID_FOR
    decisions.
    """
    if not avoided:
        return policy
    clock, first = clock_of(made), avoiding(policy, seat, avoided)
    begin, until = clock(made.table), made.table.decisions + AVOID_FOR

    def answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        meant = clock(table) == begin and table.decisions <= until
        return first(table, ask) if meant else policy(table, ask)

    return answer


def roll_out(
    made: Session[Any, Any], seat: int, text: str, policy: Policy, depth: int, when: int | None = None
) -> Leaf:
    """Answer in a sample and let the policy continue: for `depth` decisions and to the end of that round, until the
    time `when`, or with a `depth` of 0 to the end of the game. The sample cannot be used again.
    """
    raw = None
    if isinstance(made._pending, Together):
        made.answer(text, seat)
    else:
        request = made.request_for(seat)
        raw = request.ask.find(text) if request is not None else None
        if raw is None:
            raise RulesError(f"{made.game.info.slug}: {text!r} is gone in a re-dealt clone")
    left, clock = depth or game_length(made), clock_of(made)
    last = clock(made.table)

    def limited(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        nonlocal left, last
        now, left = clock(table), left - 1
        over = now >= when if when is not None else left < 0 and now > last
        last = now
        if over:
            raise _CutOff
        return policy(table, ask)

    try:
        outcome = made.roll_out(limited, raw)
    except _CutOff:
        return msgspec.structs.replace(evaluated(made), when=last)
    return evaluated(made, [seat.won for seat in outcome], [seat.score for seat in outcome])


def rounds_of(session: Session[Any, Any]) -> Callable[[Any], int] | None:
    """The function `clock` next to a game's `evaluate`, if there is one. It reads the round from a state."""
    evaluate = session.game.evaluate
    return getattr(sys.modules[evaluate.__module__], "clock", None) if evaluate else None


def clock_of(session: Session[Any, Any]) -> Callable[[Table[Any, Any]], int]:
    """The time in a game: the round if the game has a `clock`, otherwise the number of decisions. Only positions at
    the same time can be compared fairly.
    """
    rounds = rounds_of(session)
    return (lambda table: int(rounds(table.state))) if rounds else (lambda table: table.decisions)


def can_evaluate(session: Session[Any, Any], seat: int) -> bool:
    """Whether the evaluation can judge a seat's answers now. A game may say so with a function `foresees` next to its
    `evaluate`; otherwise it always can. Both see no more than the seat does."""
    evaluate = session.game.evaluate
    foresees = getattr(sys.modules[evaluate.__module__], "foresees", None) if evaluate else None
    return foresees is None or bool(foresees(session.state, seat))


def game_length(session: Session[Any, Any]) -> int:
    return session.game.info.length


def evaluated(made: Session[Any, Any], won: list[bool] | None = None, score: Sequence[int] = ()) -> Leaf:
    """Evaluate a position for every seat."""
    evaluate = made.game.evaluate
    seats = range(made.config.seats)
    worth = [evaluate(made.state, made.content, seat) if evaluate else 0.0 for seat in seats]
    return Leaf(worth, won, list(score))
