"""`undercroft simulate` and `lab`: many games, played by bots and counted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from undercroft import bots
from undercroft.kernel import SetupError

from .arguments import Edition, Heroes, Json, Mode, Option, Scenario, options, pack_of
from .output import print_json

T = TypeVar("T")


def simulate(
    game: str,
    *,
    games: int = 100,
    bot: str | None = None,
    seed: int = 0,
    seats: int | None = None,
    edition: Edition = None,
    mode: Mode = None,
    scenario: Scenario = None,
    heroes: Heroes = None,
    option: Option = None,
    pack: Path | None = None,
    json: Json = False,
    jobs: int = 1,
    links: int = 0,
    story: str = "",
) -> None:
    """Let bots play many games and print statistics.

    Args:
        game: The game; see `undercroft games`.
        games: The number of games.
        bot: The bot for all seats, or several with commas, which take the seats in turn; the game's best by default.
        seed: The seed of the first game; each further game adds 1.
        seats: The number of seats.
        pack: A quest file that you wrote; see `undercroft author`.
        jobs: The number of processes; it does not change the result.
        links: Let each party play this many games of a campaign.
        story: With --links, the story of the campaign; the game's first by default.
    """
    from undercroft.lab import links as chained
    from undercroft.lab import simulate as lab

    if not 1 <= games <= 10_000_000:
        raise SetupError(f"--games goes from 1 to 10000000, not {games}")
    names = (bot or bots.names(game)[0]).split(",")
    for one in names:
        bots.make(game, one)
    setup = {"seats": seats, "edition": edition, "mode": mode, "scenario": scenario, "heroes": heroes,
             "options": options(game, option or []), "pack": pack_of(game, pack) if pack else ""}  # fmt: skip
    lab.config_for(game, seed, **setup)
    if not 1 <= jobs <= 256:
        raise SetupError(f"--jobs goes from 1 to 256, not {jobs}")
    if not 0 <= links <= 1000:
        raise SetupError(f"--links goes from 1 to 1000, not {links}")
    watched = _progress(f"{game}, {', '.join(names)}", games)
    if links:
        parties = list(watched(chained.play_chains(game, games, links, names, seed, jobs, story, **setup)))
        if json:
            print_json({"parties": parties})
        else:
            print("\n".join(chained.table(game, parties)))
        return
    results = list(watched(lab.simulate(game, games, names, seed, jobs, **setup)))
    found = lab.statistics_of(game, results)
    if json:
        print_json({"statistics": found, "games": results})
    else:
        _print_statistics(found)


def _progress(description: str, total: int) -> Callable[[Iterable[T]], Iterable[T]]:
    """Show on a terminal's stderr how many games are over."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return partial(
        track, description=description, total=total, console=console, transient=True, disable=not console.is_terminal
    )


def _print_statistics(found: Any) -> None:
    (low, high), rivals = found.interval, len(found.sides) > 1
    share = f"{found.won} won, {100 * found.win_rate:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f} %)"
    print(f"{found.games} games of {found.game}" + ("" if rivals else f": {share}"))
    print(f"decisions per game: {found.decisions:.0f} on average, {found.longest} at most")
    print(
        "score: "
        + f"{found.score:.1f} on average; "
        + ", ".join(f"{at}: {score:g}" for at, score in found.scores.items())
    )
    reasons = ", ".join(f"{reason} {times}" for reason, times in found.reasons.items())
    print(f"how it ended{' for seat 1' if rivals else ''}: {reasons}")
    for side in found.sides if rivals else ():
        low, high = side.interval
        seats = ", ".join(str(seat + 1) for seat in side.seats)
        print(f"seat{'s' if len(side.seats) > 1 else ''} {seats}: {side.won} won, {100 * side.win_rate:.1f} % "
              f"({100 * low:.1f} to {100 * high:.1f} %), score {side.score:.1f} on average")  # fmt: skip
    if len(found.bots) > 1:
        print("seats won: " + ", ".join(f"{name} {100 * share:.1f} %" for name, share in found.bots.items()))


def lab(
    files: list[Path],
    *,
    compare: bool = False,
    to: Path | None = None,
    jobs: int = os.cpu_count() or 1,
    on: str = "here",
) -> None:
    """Run an experiment and write a report, or compare two. Finished games are not played again.

    Args:
        files: The experiment as a TOML file; with --compare, the folders of two finished experiments.
        compare: Show which differences between two experiments are significant.
        to: The folder for games and report; by default named after the file.
        jobs: The number of processes.
        on: Where to run: `here`, `ray`, or `ray://HOST:PORT` for a Ray cluster.
    """
    from undercroft.lab import command

    if compare:
        command.compare(files)
    else:
        command.run(files, to, jobs, on)
