"""The laboratory: simulation, statistics, experiments, environments for learning."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import SetupError

MISSING = "for environments, install the extra: pip install 'undercroft[rl]'"


def pettingzoo_env(slug: str, **more: Any) -> Any:
    """A game for PettingZoo (AEC), all seats; `more` is its set-up and what `Seats` takes."""
    try:
        from .envs.zoo import ZooEnv
    except ImportError:
        raise SetupError(MISSING) from None
    return ZooEnv(slug, **more)


def gym_env(slug: str, **more: Any) -> Any:
    """One seat of a game for Gymnasium; bots play the others."""
    try:
        from .envs.gym import GymEnv
    except ImportError:
        raise SetupError(MISSING) from None
    return GymEnv(slug, **more)
