"""The basis of all search: guesses at hidden information, candidates, roll-outs, and the value of a leaf."""

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

EARNEST = 16
"""For this many decisions a seat avoids a kind of action; a round would never end for a seat that avoids ending it."""


class Leaf(msgspec.Struct):
    """The end of a roll-out as each seat sees it: the game's evaluation, who won if it was over, and the time if it
    was cut off.
    """

    worth: list[float]
    won: list[bool] | None
    score: list[int]
    when: int | None = None

    def value(self, seat: int) -> float:
        """From 0 to 1: the chance to win that the evaluation sees; where the game is over, half of it is who won, so
        that points count too in a race."""
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, self.worth[seat]))))
        return chance if self.won is None else 0.5 * chance + 0.5 * self.won[seat]


class _Cut(Exception):
    """A roll-out has reached its limit."""


def own_policy(session: Session[Any, Any], name: str = "") -> Policy:
    """The policy of the named bot; by default of the game's own one, random if it has none."""
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
    from . import make  # which bots there are is known where all of them are

    return make(slug, name).policy


def guess(session: Session[Any, Any], seat: int, seed: int) -> Session[Any, Any]:
    """A clone restricted to what the seat knows; its dice are random."""
    made = session.determinised(seat, seed)
    made.table.ask_dice = False
    return made


def candidates(table: Table[Any, Any], ask: Ask[Any], most: int, policy: Policy, rng: random.Random) -> list[str]:
    """The options worth trying, the bot's own choice first: then what it would choose without that one, its favourite
    under each heading (the best attack, the best move ...), and random ones to fill up.
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
    """What a bot chooses among some of the options; it may insist on one that is not among them."""
    try:
        picked = policy(table, msgspec.structs.replace(ask, options=few))
    except (StopIteration, LookupError, ValueError):
        return None
    return picked if picked in few else None


def abstaining(policy: Policy, seat: int, shunned: str) -> Policy:
    """The policy, except that a seat avoids one heading as long as it has another option."""

    def answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        if ask.seat == seat:
            few = [option for option in ask.options if heading(option) != shunned]
            favourite = _favourite(table, ask, few, policy) if 0 < len(few) < len(ask.options) else None
            if favourite is not None:
                return favourite
        return policy(table, ask)

    return answer


def in_earnest(made: Session[Any, Any], seat: int, policy: Policy, shunned: str) -> Policy:
    """The policy in a guess, except that for the rest of this round, and at most EARNEST decisions, the seat avoids
    the `shunned` heading.
    """
    if not shunned:
        return policy
    clock, first = clock_of(made), abstaining(policy, seat, shunned)
    begin, until = clock(made.table), made.table.decisions + EARNEST

    def answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        meant = clock(table) == begin and table.decisions <= until
        return first(table, ask) if meant else policy(table, ask)

    return answer


def rolled_out(
    made: Session[Any, Any], seat: int, text: str, policy: Policy, depth: int, when: int | None = None
) -> Leaf:
    """Give an answer in a guess and let the policy play on for `depth` decisions and to the end of that round, or
    until a given time (`depth` 0: to the end of the game). This consumes the guess.
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
            raise _Cut
        return policy(table, ask)

    try:
        outcome = made.roll_out(limited, raw)
    except _Cut:
        return msgspec.structs.replace(judged(made), when=last)
    return judged(made, [seat.won for seat in outcome], [seat.score for seat in outcome])


def rounds_of(session: Session[Any, Any]) -> Callable[[Any], int] | None:
    """The function that reads the round from a state: the `clock` beside a game's `evaluate`, if there is one."""
    evaluate = session.game.evaluate
    return getattr(sys.modules[evaluate.__module__], "clock", None) if evaluate else None


def clock_of(session: Session[Any, Any]) -> Callable[[Table[Any, Any]], int]:
    """The time in a game: the round if the game tells it, otherwise the number of decisions. Only positions at the
    same time can be compared fairly.
    """
    rounds = rounds_of(session)
    return (lambda table: int(rounds(table.state))) if rounds else (lambda table: table.decisions)


def foreseen(session: Session[Any, Any], seat: int) -> bool:
    """Whether a game's evaluation can tell now what becomes of a seat's answers: the game says so if there is a
    `foresees` beside its `evaluate`, else it is taken for granted. Both see no more than the seat does."""
    evaluate = session.game.evaluate
    foresees = getattr(sys.modules[evaluate.__module__], "foresees", None) if evaluate else None
    return foresees is None or bool(foresees(session.state, seat))


def game_length(session: Session[Any, Any]) -> int:
    return session.game.info.length


def judged(made: Session[Any, Any], won: list[bool] | None = None, score: Sequence[int] = ()) -> Leaf:
    """A position as the game's evaluation rates it."""
    evaluate = made.game.evaluate
    seats = range(made.config.seats)
    worth = [evaluate(made.state, made.content, seat) if evaluate else 0.0 for seat in seats]
    return Leaf(worth, won, list(score))
