"""A campaign from the first chapter to the last by the same party: which chapters are won by those who get there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.kernel import Game, configure, inline

from ..content import Content
from ..state import State
from . import steady

TRIES = 3
"""So often a party tries a chapter before it gives up the campaign."""


class Attempt(msgspec.Struct, frozen=True):
    """One try at a chapter: its place in the campaign, how it ended, and the monsters' level that it began with."""

    chapter: int
    result: str
    rounds: int
    level: int

    @property
    def won(self) -> bool:
        return self.result.startswith("won")


def campaign(game: Game[State, Content], seed: int, *, heroes: int = 4, edition: str = "en") -> list[Attempt]:
    """One party from chapter to chapter, with fresh recruits for the dead, until it is through or gives up."""
    found: list[Attempt] = []
    scenarios = {one.chapter: one.id for one in game.content(configure(game.info, seed=0)).scenarios.values()}
    legacy: dict[str, Any] | None = {"scenario": scenarios[1]}
    handed: dict[str, Any] | None = None
    while legacy is not None and tries(found, legacy["scenario"], scenarios) < TRIES:
        config = configure(
            game.info,
            seed=1000 * seed + len(found),
            seats=1,
            heroes=heroes,
            edition=edition,
            mode="campaign",
            scenario=legacy["scenario"],
            legacy=handed,
        )
        state = inline.play(game, config, steady).state
        chapter = game.content(config).scenarios[config.scenario].chapter
        found.append(Attempt(chapter, state.result, state.round, state.first_level))
        legacy = handed = game.legacy(state, game.content(config)) if game.legacy else None
    return found


def tries(found: list[Attempt], scenario: str, scenarios: dict[int, str]) -> int:
    return sum(scenarios[one.chapter] == scenario for one in found)


def shares(campaigns: Iterable[list[Attempt]]) -> dict[int, tuple[int, int]]:
    """For each chapter how many attempts were won, and how many there were."""
    table: dict[int, tuple[int, int]] = {}
    for attempts in campaigns:
        for one in attempts:
            won, all = table.get(one.chapter, (0, 0))
            table[one.chapter] = won + one.won, all + 1
    return dict(sorted(table.items()))
