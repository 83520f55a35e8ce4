"""`make soak`: thousands of random games per game without a crash, with all kinds of switches and parties, and the
content that never came into play."""

from __future__ import annotations

import itertools
import random
import sys
import time
from collections.abc import Iterator

from msgspec.structs import replace
from rich.console import Console
from rich.progress import track

from undercroft.games import find, infos
from undercroft.kernel import Config, SetupError
from undercroft.lab.exhaust import configs, exhaust, play_counted

GAMES = 2000


def varied(slug: str) -> Iterator[Config]:
    """All set-ups, over and over: every other one with switches and a number of heroes drawn by its seed."""
    info = find(slug).info
    for config in configs(slug):
        if config.seed % 2 == 0:
            yield config
            continue
        rng = random.Random(config.seed)
        options = {switch.id: rng.choice(switch.values) for switch in info.options}
        heroes = rng.choice([None, *range(info.heroes[0], info.heroes[1] + 1)]) if info.heroes else None
        other = replace(config, options=options, heroes=heroes)
        try:
            find(slug).setup(other, find(slug).content(other))
        except SetupError:
            other = config
        yield other


def soak(slug: str, games: int) -> None:
    begin, decisions = time.monotonic(), 0
    runs = itertools.islice(varied(slug), games)
    console = Console(stderr=True)
    quiet = not console.is_terminal
    for config in track(runs, f"{slug}: random games", games, console=console, transient=True, disable=quiet):
        decisions += play_counted(config, "random", {}).decisions
    spent = time.monotonic() - begin
    print(f"{slug}: {games} random games, {decisions} decisions, {spent:.0f} s, no crash, no broken invariant")
    found = exhaust(slug, games, 600)
    if not found.never:
        print(f"{slug}: all content was in play within {found.games} games")
    for edition, ids in found.never.items():
        print(f"{slug} ({edition}): never in play in {found.games} games ({len(ids)}): {', '.join(ids)}")


def main(arguments: list[str]) -> None:
    """Arguments: games by slug (all if none), and a number of random games for each."""
    numbers = [int(argument) for argument in arguments if argument.isdigit()]
    for slug in [argument for argument in arguments if not argument.isdigit()] or list(infos()):
        soak(slug, numbers[0] if numbers else GAMES)


if __name__ == "__main__":
    main(sys.argv[1:])
