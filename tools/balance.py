"""`make balance`: how often the game's own bot and a random bot win each scenario. `--chains` measures how far one
party gets from quest to quest, `--cards` what single cards are worth."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from undercroft.games import find, infos
from undercroft.lab import chains, links
from undercroft.lab.simulate import Result, simulate
from undercroft.significance import wilson

from . import cards

T = TypeVar("T")

LOW, HIGH = 0.15, 0.90


def balance(slug: str, games: int, seats: int | None, mode: str | None, jobs: int, scenarios: list[str]) -> None:
    """One line per scenario and bot."""
    info = find(slug).info
    bots = [*list(find(slug).bots)[:1], "random"]
    for scenario in scenarios or [choice.id for choice in info.scenarios]:
        for bot in bots:
            run = simulate(slug, games, [bot], jobs=jobs, seats=seats, mode=mode, scenario=scenario)
            print(f"{slug} {scenario} ({bot}): {verdict(list(run), bot)}", flush=True)


def verdict(results: list[Result], bot: str) -> str:
    """How often the first seat's side wins. In a game of two sides, the other side wins the rest."""
    games, won = len(results), sum(result.outcome[0].won for result in results)
    low, high = wilson(won, games)
    decisions = sum(result.decisions for result in results) / games
    doubt = "" if bot == "random" or LOW <= won / games <= HIGH else "  <- needs balancing"
    return (
        f"{100 * won / games:.1f} % of {games} ({100 * low:.0f}-{100 * high:.0f} %), {decisions:.0f} decisions{doubt}"
    )


def measure_chains(asked: argparse.Namespace) -> None:
    """Chains from the first quest or the given one, by parties of each given size."""
    campaigns = [slug for slug in infos() if find(slug).legacy]
    for slug in asked.games or campaigns:
        if asked.links:
            measure_links(slug, asked)
            continue
        setup = {"seats": asked.seats, "mode": asked.mode, "scenario": next(iter(asked.scenario), None)}
        more = {"bot": asked.bot, "seed": asked.seed, "tries": asked.tries, "story": asked.story}
        found = list[list[chains.Link]]()
        sizes: list[int | None] = [*sizes_of(asked.heroes)]
        for heroes in sizes or [None]:
            run = chains.chains(slug, asked.number, asked.jobs, quests=asked.quests, heroes=heroes, **more, **setup)
            found += progress(run, asked.number, party(heroes))
        print("\n".join(chains.table(slug, found)), flush=True)


def measure_links(slug: str, asked: argparse.Namespace) -> None:
    """Whole campaigns by parties of three, four and five heroes, or of the given sizes."""
    scenario, bots = next(iter(asked.scenario), None), [asked.bot or next(iter(find(slug).bots))]
    low, high = find(slug).info.heroes or (1, 1)
    sizes: list[int | None] = [*sizes_of(asked.heroes)] or [size for size in (3, 4, 5) if low <= size <= high]
    every = list[links.Chain]()
    for heroes in sizes or [None]:
        setup = {"seats": asked.seats, "mode": asked.mode, "scenario": scenario, "heroes": heroes}
        run = links.play_chains(slug, asked.number, asked.links, bots, asked.seed, asked.jobs, asked.story, **setup)
        found = list(progress(run, asked.number, party(heroes)))
        every += found
        print("\n".join([f"{party(heroes)}:" if heroes else "", *links.table(slug, found, judged=True)]), flush=True)
    if len(sizes) > 1:
        print("\n".join(["all of them:", *links.table(slug, every, judged=True)]), flush=True)


def sizes_of(heroes: str) -> list[int]:
    """The numbers of heroes: `3`, or `1-5` for parties of each size."""
    low, _, high = heroes.partition("-")
    return list(range(int(low), int(high or low) + 1)) if heroes else []


def party(heroes: int | None) -> str:
    return f"parties of {heroes}" if heroes else "parties"


def progress(run: Iterator[T], number: int, what: str) -> Iterator[T]:
    """Print the progress of a long run to stderr."""
    begin = time.monotonic()
    for done, one in enumerate(run, 1):
        yield one
        left = (time.monotonic() - begin) * (number - done) / done
        print(f"{what}: {done} of {number}, about {left / 60:.1f} minutes left", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games by slug; all if none is named")
    parser.add_argument("--number", type=int, default=400, help="games per scenario and bot")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--heroes", default="", help="with --chains: the size of a party; 1-5: parties of each size")
    parser.add_argument("--quests", type=int, default=0, help="with --chains: until this many quests are won")
    parser.add_argument("--mode")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--chains", action="store_true", help="the same party plays on from quest to quest")
    parser.add_argument("--tries", type=int, default=1, help="with --chains: how often a party tries a lost quest")
    parser.add_argument("--links", type=int, default=0, help="with --chains: campaigns of at most this many games")
    parser.add_argument("--seed", type=int, default=0, help="with --chains or --cards: the first seed")
    parser.add_argument("--story", default="", help="with --chains: which campaign, if not the game's first")
    parser.add_argument("--bot", default="", help="with --chains: who plays, if not the game's own bot")
    parser.add_argument("--cards", action="store_true", help="the worth of spells, objects, heroes and factions")
    parser.add_argument("--keep", type=Path, help="with --cards: the file of the games so far, to go on with")
    asked = parser.parse_args(arguments)
    if asked.cards:
        if asked.games != [cards.SLUG]:
            parser.error(f"--cards knows {cards.SLUG} only")
        cards.measure(asked.number, asked.jobs, asked.seed, asked.keep)
        return
    if asked.chains:
        measure_chains(asked)
        return
    for slug in asked.games or list(infos()):
        balance(slug, asked.number, asked.seats, asked.mode, asked.jobs, asked.scenario)


if __name__ == "__main__":
    main()
