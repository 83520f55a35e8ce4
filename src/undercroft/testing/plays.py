"""Long games that are played again, choice by choice: all that is asked, offered and told is what it was.

Each line of a record is one decision: a mark over what has been told since the last one, over the table as all see it,
the question, all that was offered, and the label of what was chosen, with its odds; then who was asked what, and the
choice. The choices are read from there, so that a bot may change its mind, and the texts stand for their words, so that
those may change too. After an intended change of the rules, renew them with `UPDATE_PLAYTHROUGHS=1` and look at the
first line that differs.
"""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import Request, Session, configure

Chooser = Callable[[Session[Any, Any], Request, int], str]
"""Answers a question; the number says how many have been answered before."""


def check_goes_as_before(
    file: Path, game: str, config: dict[str, Any], content: int, *, whims: float, most: int
) -> None:
    """Play a recorded game again, with this content, and compare. `whims`: how often a choice was left to chance when
    it was written, for the sake of what no bot would do; `most`: it ends after this many decisions."""
    config = config | {"content": content}
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        file.parent.mkdir(exist_ok=True)
        lines = played(game, config, whimsical(game, config, file.stem, whims), most)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    recorded = file.read_text(encoding="utf-8").splitlines()
    choices = [line.split(" ", 3)[-1] for line in recorded]
    assert played(game, config, lambda _, request, at: choices[at] if at < len(choices) else "", most) == recorded


def whimsical(game: str, config: dict[str, Any], name: str, whims: float) -> Chooser:
    """A party of the game's own bots with whims."""
    rng, party = random.Random(name), dict[int, Any]()

    def answer(session: Session[Any, Any], request: Request, _: int) -> str:
        if rng.random() < whims:
            return rng.choice(request.options).value
        seat = request.seat
        bot = party.setdefault(seat, bots.make(game, bots.names(game)[0], seat))
        return str(getattr(chosen := bot.answer(session, request), "value", chosen))

    return answer


def played(game: str, config: dict[str, Any], answer: Chooser, most: int) -> list[str]:
    """A line for each decision of a game, and one for its end."""
    rules = find(game)
    session = Session(rules, configure(rules.info, **config), speaker=repr)
    lines, told = list[str](), 0
    while (request := session.request) is not None and len(lines) < most:
        shown, told = told_since(session, told)
        choice = answer(session, request, len(lines))
        offered = {option.value: option for option in request.options}
        shown += [request.prompt, *offered, offered[choice].label if choice in offered else ""]
        shown.append(repr(session.view(None)))
        lines.append(f"{mark(shown)} {request.seat} {request.key} {choice}")
        if choice not in offered:
            return lines
        session.answer(choice, request.seat)
    shown, _ = told_since(session, told)
    return [*lines, f"{mark(shown)} {session.over}"]


def told_since(session: Session[Any, Any], told: int) -> tuple[list[str], int]:
    events = session.events
    return [repr(event) for event in events[told:]], len(events)


def mark(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()
