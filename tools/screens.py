"""`make screens`: how often a screen of the plain table (question, options, map) fits 24 lines of 80 columns."""

from __future__ import annotations

import sys
from itertools import product
from typing import Any

import undercroft
from undercroft import bots
from undercroft.games import find, infos
from undercroft.kernel import CHANCE, Session
from undercroft.tables.plain.screen import screen

WIDTH, HEIGHT = 80, 24
LANGUAGES = ("en", "de")
EVERY = 7
"""Only every Nth question is examined, because neighbouring positions look alike."""


def looked_at(slug: str, games: int) -> dict[str, list[tuple[int, bool]]]:
    """The lines of each screen over bot games, and whether it shows all options and the map. Editions, modes, languages
    and scenarios take turns."""
    info = infos()[slug]
    found: dict[str, list[tuple[int, bool]]] = {}
    for number in range(games):
        scenario = info.scenarios[number % len(info.scenarios)].id
        for edition, mode in product(info.editions, info.modes):
            spoken = LANGUAGES[number % len(LANGUAGES)]
            session = undercroft.new(
                slug, seed=number, lang=spoken, edition=edition.id, mode=mode.id, scenario=scenario
            )
            players = [bots.make(slug, bots.names(slug)[0], seat) for seat in range(session.config.seats)]
            named = f"{slug} ({edition.id}, {mode.id})" if len(info.editions) + len(info.modes) > 2 else slug
            found.setdefault(named, []).extend(_play(session, players))
    return found


def _play(session: Session[Any, Any], players: list[bots.Bot]) -> list[tuple[int, bool]]:
    found = []
    while (request := session.request) is not None:
        if request.seat != CHANCE and len(session.history) % EVERY == 0:
            drawn = screen(session, request, WIDTH, HEIGHT - 1)
            found.append((len(drawn.lines) + 1, drawn.whole))
        session.answer(players[request.seat].answer(session, request), request.seat)
    return found


def main(arguments: list[str]) -> None:
    """Arguments: games by name (all), and how many games of each edition and mode (2)."""
    games = next((int(word) for word in arguments if word.isdigit()), 2)
    slugs = [word for word in arguments if not word.isdigit()] or list(infos())
    for slug in slugs:
        find(slug)
        for named, found in looked_at(slug, games).items():
            fit = sum(lines <= HEIGHT and whole for lines, whole in found)
            longest = max(lines for lines, _ in found)
            print(
                f"{named}: {100 * fit / len(found):.1f} % of {len(found)} screens fit {HEIGHT} lines of {WIDTH} "
                f"columns with all options and the map; the longest has {longest} lines",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
