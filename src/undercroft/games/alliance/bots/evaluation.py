"""How likely a seat is to win, as a sum of signs that anybody at the table can read off."""

from __future__ import annotations

from ..content import Content
from ..state import State, own

WEIGHTS = {
    "base": 0.0,
    "points": 0.13,
    "to spend": 0.06,
    "drafted": 0.15,
    "artifacts": 0.48,
    "hurt": -0.1,
    "hunted": 0.1,
}
"""What each sign adds to the logarithm of the odds, as `make strength ARGS="alliance --fit"` finds it."""


def signs(state: State, content: Content, seat: int) -> dict[str, float]:
    """What a seat that will win can be told by: its lead over the rival with most points. Who plays with the others has
    no rival."""
    mine = _signs(state, seat)
    rivals = [_signs(state, other) for other in range(state.seats) if other != seat and not content.points.together]
    best = max(rivals, key=lambda one: one["points"], default=dict.fromkeys(mine, 0.0))
    return {"base": 1.0, **{name: value - best[name] for name, value in mine.items()}}


def _signs(state: State, seat: int) -> dict[str, float]:
    alliance = state.alliances[seat]
    heroes = [state.heroes[hero] for hero in own(seat)] if state.heroes else []
    return {
        "points": alliance.xp + alliance.spent - alliance.defeats,
        "to spend": alliance.xp,
        "drafted": alliance.drafted,
        "artifacts": len(alliance.artifacts),
        "hurt": sum(hero.wounds + hero.poison for hero in heroes),
        "hunted": sum(monster.wounds.count(seat) for monster in state.monsters.values()),
    }


def evaluate(state: State, content: Content, seat: int) -> float:
    """The logarithm of the odds that the seat wins."""
    return sum(WEIGHTS[name] * value for name, value in signs(state, content, seat).items())


def clock(state: State) -> int:
    """The cycle: who looks ahead compares positions at the beginning of the same one."""
    return 100 * state.round + state.cycle
