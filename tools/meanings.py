"""`make meanings`: whether options say what they cost and how likely they are to succeed. Games are played, and what
each answer shows is compared with what its option said: own dice that fall first, own figures that drop before them.

It prints for each game in how many of the answers that rolled dice the option told odds, in how many of those that
spent something it told a cost, and the kinds of options that most often did not:

    make meanings ARGS="doria --games 12 --answers 120 --show 20"        --json for machines
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

import msgspec

import undercroft
from undercroft.games import infos
from undercroft.kernel import CHANCE, Meaning
from undercroft.kernel.requests import Word
from undercroft.testing.contract import Setup, setups
from undercroft.toolkit.cues import Change, Cue, Roll, Strike
from undercroft.toolkit.scene import Scene

GAMES, ANSWERS = 6, 120
HARM = ("health", "life", "wounds")
"""Figures that nobody spends."""


class Kind(msgspec.Struct):
    """The answers with one kind of option: how many, how many of them rolled or spent, and how many of those said so.
    `spent` counts them by the figures that dropped; `silent` is an example of each that did not say so."""

    answers: int = 0
    rolls: int = 0
    odds: int = 0
    costs: int = 0
    cost: int = 0
    spent: Counter[str] = msgspec.field(default_factory=Counter)
    silent: dict[str, str] = {}

    def note(self, value: str, meaning: Meaning, cues: list[Cue], mine: set[str]) -> None:
        """One answer: what its option said, and what was seen until the next question."""
        quiet = takewhile(lambda cue: not isinstance(cue, Roll | Strike), cues)
        spent = {cue.key for cue in quiet if isinstance(cue, Change) and cue.of in mine and cue.after < cue.before}
        spent.difference_update(HARM)
        first = next((cue for cue in cues if isinstance(cue, Roll)), None)  # dice that follow others' are not its own
        rolls = bool(first and first.who in mine and (first.outcome or first.against))
        self.answers += 1
        self.rolls += rolls
        self.odds += rolls and bool(meaning.odds)
        self.costs += bool(spent)
        self.cost += bool(spent) and bool(meaning.cost)
        self.spent.update(spent)
        if first and rolls and not meaning.odds:
            self.silent.setdefault("odds", f"{value}, {first.what.id}")
        if spent and not meaning.cost:
            self.silent.setdefault("cost", value)


def surveyed(slug: str, games: int, answers: int, seed: int) -> dict[str, Kind]:
    """Games of every edition, mode and number of seats in turn."""
    found, every = dict[str, Kind](), list(setups(slug))
    for number in range(games):
        played(slug, every[number * max(1, len(every) // games) % len(every)], seed + number, answers, found)
    return found


def played(slug: str, setup: Setup, seed: int, answers: int, found: dict[str, Kind]) -> None:
    """One game, half played by its own bot and half by chance."""
    session, rng = undercroft.new(slug, seed=seed, **setup), random.Random(seed)
    bots = list(session.game.bots.values())
    for _ in range(answers):
        if (request := session.request) is None:
            return
        own = bots and rng.random() < 0.5
        text = str(bots[0](session.table, request.ask)) if own else rng.choice(request.options).value
        option = next(one for one in request.options if one.value == text)
        scene, meaning, heard = session.scene(request.seat), option.meaning, len(session.events)
        session.answer(option, request.seat)
        if request.seat != CHANCE and option.role == "act":
            name = text if isinstance(option.raw, Word) else type(option.raw).__name__
            cues = [cue for event in session.events[heard:] for cue in event.for_seat(request.seat).cues()]
            kind = found.setdefault(f"{request.key}: {name}", Kind())
            kind.note(text, meaning, cues, belongings(scene, request.seat))


def belongings(scene: Scene, seat: int) -> set[str]:
    """The ids of the sheets and pieces of a seat."""
    sheets = {sheet.id for sheet in scene.sheets if sheet.seat == seat}
    pieces = (piece for board in scene.boards for piece in board.pieces)
    return sheets | {piece.id for piece in pieces if piece.sheet in sheets or piece.tint == f"seat-{seat}"}


def share(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 100.0


def lines(slug: str, kinds: dict[str, Kind], show: int) -> Iterator[str]:
    every = kinds.values()
    rolls, odds = sum(one.rolls for one in every), sum(one.odds for one in every)
    costs, cost = sum(one.costs for one in every), sum(one.cost for one in every)
    yield (
        f"{slug}: of {rolls} answers that rolled dice, {share(odds, rolls):g} % had told odds; of {costs} that spent "
        f"something, {share(cost, costs):g} % had told a cost"
    )
    for name, one in sorted(kinds.items(), key=lambda kind: kind[1].odds - kind[1].rolls)[:show]:
        if one.rolls > one.odds:
            example = f"{one.rolls} of {one.answers} rolled; as {one.silent['odds']!r}"
            yield f"  {one.rolls - one.odds:5} without odds, {name} ({example})"
    for name, one in sorted(kinds.items(), key=lambda kind: kind[1].cost - kind[1].costs)[:show]:
        if one.costs > one.cost:
            spent = ", ".join(f"{key} {count}" for key, count in one.spent.most_common(4))
            example = f"{spent}; as {one.silent['cost']!r}"
            yield f"  {one.costs - one.cost:5} without a cost, {name} ({one.costs} of {one.answers} spent {example})"


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Whether options say what they cost and how likely they succeed.")
    parser.add_argument("game", nargs="*", help="games (all by default)")
    parser.add_argument("--games", type=int, default=GAMES, help="so many games of each")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="so many answers of each game")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--show", type=int, default=12, help="so many kinds of options without odds or cost")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(given)
    found = {}
    for slug in chosen.game or infos():
        found[slug] = surveyed(slug, chosen.games, chosen.answers, chosen.seed)
        if not chosen.json:
            print("\n".join(lines(slug, found[slug], chosen.show)), flush=True)
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(found)))


if __name__ == "__main__":
    main()
