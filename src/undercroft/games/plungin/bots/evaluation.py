"""How well a party stands."""

from __future__ import annotations

from ..content import Content
from ..content.definitions import LIF
from ..state import State


def evaluate(state: State, content: Content, seat: int) -> float:
    """How well the party stands: the living and their life, what has been found, and the time it took; Monsters count
    less than one thinks, because they are there when a party goes forward. Weighed by the games that the bot wins."""
    if state.reason:
        return 1000.0 if state.reason == "won" else -1000.0
    life = sum(5.0 * (hero.lif > 0) + 1.5 * hero.lif / hero.stats[LIF] for hero in state.heroes)
    gained = 4.0 * state.pool / 100 + 10.0 * sum(hero.gold for hero in state.heroes) / 100 + 20.0 * len(state.prizes)
    foes = sum(0.2 + 0.3 * foe.lif for foe in state.foes)
    return life + gained + 0.15 * len(state.layout.tiles) + state.great_keys - foes - 1.5 * state.round
