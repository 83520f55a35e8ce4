"""The exhaustive run: games in every edition, mode, scenario and number of seats until all content has been in play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.bots import make, seated
from undercroft.games import find
from undercroft.kernel import Config, RulesError, Table, configure, inline


class Exhaust(msgspec.Struct):
    """The content that was played, and that never came into play, per edition."""

    games: int
    decisions: int
    never: dict[str, list[str]]


def configs(slug: str) -> Iterator[Config]:
    """All set-ups, over and over, with new seeds."""
    info = find(slug).info
    seed = 0
    while True:
        for mode in info.modes:
            least, most = info.seats(mode.id)
            for scenario in info.scenarios:
                for edition in info.editions:
                    seats = least + seed % (most - least + 1)
                    yield configure(
                        info, seed=seed, seats=seats, edition=edition.id, mode=mode.id, scenario=scenario.id
                    )
                    seed += 1


def play_counted(config: Config, bot: str, tally: dict[str, int]) -> Table[Any, Any]:
    """Play one game in lab mode and record the content that came into play; an error names the command that repeats
    it.
    """
    game = find(config.game)
    policy = seated([make(config.game, bot, config.seed + seat) for seat in range(config.seats)])
    assert policy is not None
    content = game.content(config)
    table = Table(game, game.setup(config, content), content, policy=policy)
    table.tally = tally
    try:
        inline.finish(table)
        if game.check:
            game.check(table.state, content)
    except Exception as error:
        after = " after one that handed on its party" if config.legacy else ""
        raise RulesError(f"{type(error).__name__}: {error}\nrepeat{after} with: {repeat(config, bot)}") from error
    return table


def sequel(config: Config, table: Table[Any, Any]) -> Config | None:
    """The next game of a campaign, if this one hands anything on."""
    game = find(config.game)
    handed_on = game.legacy(table.state, table.content) if game.legacy else None
    if handed_on is None:
        return None
    scenario = handed_on.get("scenario", config.scenario)
    return msgspec.structs.replace(config, legacy=handed_on, scenario=scenario)


def repeat(config: Config, bot: str) -> str:
    """The command line that plays this game again."""
    return (
        f"undercroft simulate {config.game} --games 1 --seed {config.seed} --seats {config.seats} --bot {bot} "
        f"--edition {config.edition} --mode {config.mode} --scenario {config.scenario}"
    )


def exhaust(slug: str, games: int, seconds: float) -> Exhaust:
    """Play until everything has been seen, or the limit of games or seconds is reached. Heuristic and random bots
    alternate, and every third game is followed by its sequel.
    """
    game = find(slug)
    bots = [*game.bots, "random"]
    tallies: dict[str, dict[str, int]] = {edition.id: {} for edition in game.info.editions}
    missing = {edition: set[str]() for edition in tallies}
    for edition in tallies:
        config = configure(game.info, seed=0, edition=edition)
        missing[edition] = set(game.printed(game.content(config))) if game.printed else set()
    played, decisions, end = 0, 0, time.monotonic() + seconds
    cycle = len(game.info.modes) * len(game.info.scenarios) * len(tallies)
    for config in configs(slug):
        if played >= games or time.monotonic() > end or not any(missing.values()):
            break
        bot = bots[(played + played // cycle) % len(bots)]
        table = play_counted(config, bot, tallies[config.edition])
        decisions += table.decisions
        following = sequel(config, table) if played % 3 == 2 else None
        if following is not None:
            decisions += play_counted(following, bot, tallies[config.edition]).decisions
        missing[config.edition] -= tallies[config.edition].keys()
        played += 1
    return Exhaust(played, decisions, {edition: sorted(ids) for edition, ids in missing.items() if ids})
