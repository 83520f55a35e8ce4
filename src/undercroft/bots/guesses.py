"""What all search rests on: guesses at what a seat cannot see, candidates, roll-outs, and what a leaf is worth."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel import Ask, Policy, Request, RulesError, Session, Table
from undercroft.kernel.requests import Together

from .chance import RandomBot


class Leaf(msgspec.Struct):
    """Where a roll-out ended, as each seat sees it: what the game's evaluation says, and, if it was over, who won."""

    worth: list[float]
    won: list[bool] | None
    score: list[int]


class _Cut(Exception):
    """A roll-out has gone on for long enough."""


def own_policy(session: Session[Any, Any], seed: int = 0) -> Policy:
    """The game's own bot; where there is none, chance."""
    bots = session.game.bots
    if bots:
        return next(iter(bots.values()))
    policy = RandomBot(seed).policy
    assert policy is not None
    return policy


def guess(session: Session[Any, Any], seat: int, seed: int) -> Session[Any, Any]:
    """A clone that knows no more than the seat; dice roll by themselves in it."""
    made = session.determinised(seat, seed)
    made.table.ask_dice = False
    return made


def candidates(
    session: Session[Any, Any], request: Request, most: int, policy: Policy, rng: random.Random
) -> list[str]:
    """The options worth a look, the bot's own choice first: what it would choose next if the better ones were not
    there, for half of the places; chance fills the rest."""
    left = list(request.ask.options)
    if len(left) <= most:
        first = str(policy(session.table, request.ask))
        return sorted((str(option) for option in left), key=lambda text: text != first)
    chosen: list[str] = []
    while len(chosen) < (most + 1) // 2:
        picked = _second_thought(session, request.ask, left, policy)
        if picked is None:
            break
        chosen.append(picked)
        left = [option for option in left if str(option) != picked]
    return chosen + [str(option) for option in rng.sample(left, most - len(chosen))]


def _second_thought(session: Session[Any, Any], ask: Ask[Any], left: list[Any], policy: Policy) -> str | None:
    """What a bot chooses among some of the options; it may insist on one that is not there."""
    try:
        picked = str(policy(session.table, msgspec.structs.replace(ask, options=left)))
    except (StopIteration, LookupError, ValueError):
        return None
    return picked if picked in map(str, left) else None


def rolled_out(made: Session[Any, Any], seat: int, text: str | None, policy: Policy, depth: int) -> Leaf:
    """Give an answer in a guess (None: it has been given) and let the policy play on for `depth` decisions (0: to the
    end of the game). The guess is used up by this."""
    if text is not None and isinstance(made._pending, Together):
        made.answer(text, seat)
        text = None
    game, left = made.game, depth or game_length(made)

    def limited(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise _Cut
        return policy(table, ask)

    raw = None
    if text is not None:
        request = made.request_for(seat)
        raw = request.ask.find(text) if request is not None else None
        if raw is None:
            raise RulesError(f"{game.info.slug}: {text!r} is gone in a re-dealt clone")
    try:
        outcome = made.roll_out(limited, raw)
    except _Cut:
        return _leaf(made, None, [])
    return _leaf(made, [seat.won for seat in outcome], [seat.score for seat in outcome])


def game_length(session: Session[Any, Any]) -> int:
    return session.game.info.length


def _leaf(made: Session[Any, Any], won: list[bool] | None, score: list[int]) -> Leaf:
    evaluate = made.game.evaluate
    seats = range(made.config.seats)
    worth = [evaluate(made.state, made.content, seat) if evaluate else 0.0 for seat in seats]
    return Leaf(worth, won, score)


class Scale(msgspec.Struct):
    """Puts leaves of one decision on a common scale from 0 to 1: half of it is the game's evaluation, compared with
    the other leaves; the other half is for games that were won."""

    middle: float
    spread: float

    @staticmethod
    def of(leaves: Sequence[Leaf], seat: int) -> Scale:
        going_on = [leaf.worth[seat] for leaf in leaves if leaf.won is None]
        values = sorted(going_on if len(going_on) > 3 else [leaf.worth[seat] for leaf in leaves])
        low, high = values[len(values) // 4], values[(3 * len(values)) // 4]
        return Scale(values[len(values) // 2], max(1e-9, (high - low) / 1.35) or 1.0)

    def __call__(self, leaf: Leaf, seat: int) -> float:
        place = 0.5 + 0.5 * math.tanh((leaf.worth[seat] - self.middle) / (2 * self.spread))
        return 0.5 * place + (0.25 if leaf.won is None else 0.5 * leaf.won[seat])
