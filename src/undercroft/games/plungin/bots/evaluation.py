"""How likely a party is to win, as a sum of signs that anybody at the table can read off."""

from __future__ import annotations

from ..content import Content
from ..content.definitions import LIF
from ..state import State

CERTAIN = 30.0

WEIGHTS = {
    "base": -4.2,
    "stats": 0.03,
    "level": 1.8,
    "life": 0.8,
    "harmed": -1.6,
    "magic": 1.5,
    "things": 0.15,
    "gold": 0.7,
    "learned": 2.0,
    "foes' life": -0.17,
    "prizes": 2.6,
    "rounds": -0.1,
}
"""What each sign adds to the logarithm of the odds, as `make strength ARGS="plungin --fit"` finds it."""


def signs(state: State, content: Content, seat: int) -> dict[str, float]:
    """What a game that will be won can be told by: who lives, how hale they are and what they can do, how far they have
    come and what they have won there, and the Monsters that are after them."""
    party = max(1, len(state.heroes))
    living = [hero for hero in state.heroes if hero.lif > 0]
    return {
        "base": 1.0,
        "stats": sum(sum(hero.stats) for hero in living) / party,
        "level": sum(hero.level for hero in living) / party,
        "life": sum(hero.lif / hero.stats[LIF] for hero in living) / party,
        "harmed": sum(hero.condition > 0 for hero in living) / party,
        "magic": sum(len(hero.spells) for hero in living) / party,
        "things": sum(len(hero.items) + len(hero.hands) + len(hero.attire) for hero in living) / party,
        "gold": (state.pool + sum(hero.gold for hero in living)) / 100,
        "learned": sum(hero.xp for hero in living) / party / 100,
        "foes' life": sum(foe.lif for foe in state.foes) / party,
        "prizes": len(state.prizes),
        "rounds": state.round / 10,
    }


def evaluate(state: State, content: Content, seat: int) -> float:
    """The logarithm of the odds that the party wins."""
    if state.reason:
        return CERTAIN if state.reason == "won" else -CERTAIN
    return sum(WEIGHTS[name] * value for name, value in signs(state, content, seat).items())


def clock(state: State) -> int:
    """The round: who looks ahead compares positions at the beginning of the same one."""
    return state.round
