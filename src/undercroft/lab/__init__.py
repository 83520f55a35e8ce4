"""The laboratory: simulation, statistics, experiments, environments for learning."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import SetupError

MISSING = "for environments, install the extra: pip install 'undercroft[rl]'"


def pettingzoo_env(slug: str, **more: Any) -> Any:
    """Return a PettingZoo environment (AEC) with all seats. `more` is the set-up and the arguments of `Seats`."""
    try:
        from .envs.zoo import ZooEnv
    except ImportError:
        raise SetupError(MISSING) from None
    return ZooEnv(slug, **more)


def gym_env(slug: str, **more: Any) -> Any:
    """Return a Gymnasium environment for one seat; bots play the others."""
    try:
        from .envs.gym import GymEnv
    except ImportError:
        raise SetupError(MISSING) from None
    return GymEnv(slug, **more)
