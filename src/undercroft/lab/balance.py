"""`make balance`: how often a game's own bot and a random one win each scenario, and which scenarios need balancing."""

from __future__ import annotations

import argparse
import os

from undercroft.games import find, infos

from .simulate import simulate, statistics_of, wilson

LOW, HIGH = 0.15, 0.90


def balance(slug: str, games: int, seats: int | None, mode: str | None, jobs: int, scenarios: list[str]) -> None:
    """One line per scenario and bot."""
    info = find(slug).info
    bots = [*list(find(slug).bots)[:1], "random"]
    for scenario in scenarios or [choice.id for choice in info.scenarios]:
        for bot in bots:
            run = simulate(slug, games, [bot], jobs=jobs, seats=seats, mode=mode, scenario=scenario)
            found = statistics_of(slug, list(run))
            low, high = wilson(found.won, games)
            verdict = "" if bot == "random" or LOW <= found.win_rate <= HIGH else "  <- needs balancing"
            print(
                f"{slug} {scenario} ({bot}): {100 * found.win_rate:.1f} % of {games} "
                f"({100 * low:.0f}-{100 * high:.0f} %), {found.decisions:.0f} decisions{verdict}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games by slug; all if none is named")
    parser.add_argument("--number", type=int, default=400, help="games per scenario and bot")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--mode")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for slug in asked.games or list(infos()):
        balance(slug, asked.number, asked.seats, asked.mode, asked.jobs, asked.scenario)


if __name__ == "__main__":
    main()
