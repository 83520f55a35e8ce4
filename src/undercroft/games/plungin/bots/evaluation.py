"""How well a party stands."""

from __future__ import annotations

from ..content import Content
from ..content.definitions import LIF
from ..state import State


def evaluate(state: State, content: Content, seat: int) -> float:
    """How well the party stands: who lives, how much they have learned and how hale they are, how far they have come
    and what they have won there; less the Monsters that are after them. Rounds hardly count: parties that take their
    time win more often. The weights are those with which games that the bot wins are best told from those it loses."""
    if state.reason:
        return 1000.0 if state.reason == "won" else -1000.0
    living = [hero for hero in state.heroes if hero.lif > 0]
    able = sum(0.18 * sum(hero.stats) + 1.9 * hero.level + 1.5 * hero.lif / hero.stats[LIF] - 1.8 for hero in living)
    hunting = sum(0.3 * foe.aware + 0.1 * foe.lif for foe in state.foes)
    gained = 6.0 * len(state.prizes) + 0.1 * len(state.layout.tiles) + 0.1 * state.great_keys
    gained += 0.002 * (state.pool + sum(hero.gold for hero in state.heroes)) + 0.003 * sum(h.xp for h in living)
    return (able - hunting) / max(1, len(state.heroes)) + gained - 0.05 * state.idle - 0.01 * state.round
