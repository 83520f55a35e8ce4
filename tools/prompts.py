"""`make prompts`: how many questions each seat answers in a round, over games that a game's own bot plays."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from statistics import median
from typing import Any

import msgspec

from undercroft.games import find, infos
from undercroft.kernel import Ask, Game, Table, configure
from undercroft.kernel.inline import play


class Asked(msgspec.Struct):
    """The questions to one seat, per round of each game and by key."""

    rounds: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    keys: Counter[str] = msgspec.field(default_factory=Counter)

    def told(self) -> str:
        often = ", ".join(f"{key} {count}" for key, count in self.keys.most_common(5))
        counts = self.rounds.values()
        busy = [count for count in counts if count] or [0]
        return (
            f"median {median(counts):g} ({median(busy):g} where anything is asked), most {max(counts)} questions "
            f"in {len(counts)} rounds ({often})"
        )


def asked(slug: str, mode: str, games: int, seed: int = 0) -> dict[int, Asked]:
    """The questions to every seat after the preparations. Scenarios take turns, with two seats where the mode allows
    it."""
    game: Game[Any, Any] = find(slug)
    policy = next(iter(game.bots.values()))
    found: dict[int, Asked] = {}
    low, high = game.info.seats(mode)
    for number in range(games):
        scenario = game.info.scenarios[number % len(game.info.scenarios)].id
        config = configure(game.info, seed=seed + number, seats=min(max(2, low), high), mode=mode, scenario=scenario)

        def count(t: Table[Any, Any], ask: Ask[Any], number: int = number) -> Any:
            if (now := round_of(t.state)) and playing(t.state):
                seat = found.setdefault(ask.seat, Asked())
                seat.rounds[number, now] += 1
                seat.keys[ask.key] += 1
            return policy(t, ask)

        end = play(game, config, count).state
        for seat, now in product(found.values(), range(1, round_of(end) + 1)):
            seat.rounds[number, now] += 0  # a round without a question counts, too
    return found


def round_of(state: Any) -> int:
    """The round of a game, whatever it is called; Universalis keeps its turn in a part of the state."""
    turn = getattr(state, "turn", None)
    now = getattr(state, "round", getattr(turn, "number", turn))
    return now if isinstance(now, int) else 1


def playing(state: Any) -> bool:
    """Whether the preparations are over."""
    return getattr(state, "phase", getattr(getattr(state, "turn", None), "phase", "")) not in (
        "muster",
        "prepare",
        "start",
    )


def main(arguments: list[str]) -> None:
    """Arguments: games by name (all), and how many games of each mode (4)."""
    games = next((int(word) for word in arguments if word.isdigit()), 4)
    for slug in [word for word in arguments if not word.isdigit()] or list(infos()):
        for mode in infos()[slug].modes:
            for seat, one in sorted(asked(slug, mode.id, games).items()):
                print(f"{slug} ({mode.id}), seat {seat}: {one.told()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
