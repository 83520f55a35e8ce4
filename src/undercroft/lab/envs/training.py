"""A training example: a policy that learns to rob the ogre's cellar from nothing but observations and rewards.

`python -m undercroft.lab.envs.training` plays with random weights, learns for a minute by policy gradients, and plays
the same seeds again: from 0.1 silver a game to about 1.8, of 100 games none won before and four after. An option's
chance grows with its score, a bilinear function of what is seen and its words.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from undercroft.lab import gym_env
from undercroft.significance import Change, paired

FEATURES, WORDS = 512, 96
SPREAD = 2654435761
"""A large odd number for hashing."""


def features(seen: Any) -> Any:
    """Which number is at which position, hashed: a square or a card is a name, not an amount."""
    at = seen.nonzero()[0]
    found = np.bincount((at * SPREAD + seen[at].astype(np.int64) * 40503) % FEATURES, minlength=FEATURES)
    return found / (1.0 + np.linalg.norm(found))


def words(options: Any) -> Any:
    """The words of each option, hashed: a row for each."""
    found = np.zeros((len(options), WORDS))
    row, column = options.nonzero()
    np.add.at(found, (row, options[row, column].astype(np.int64) * SPREAD % WORDS), 1.0)
    return found


class Policy:
    """Scores options by `words @ (bias + weights @ seen)` and learns by REINFORCE with a running baseline."""

    def __init__(self, seed: int = 0, rate: float = 0.1) -> None:
        self.rng, self.rate = np.random.default_rng(seed), rate
        self.bias, self.weights = np.zeros(WORDS), np.zeros((WORDS, FEATURES))
        self.baseline: dict[int, float] = {}

    def chances(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        offered, known = words(seen["options"][: int(seen["action_mask"].sum())]), features(seen["observation"])
        scores = offered @ (self.bias + self.weights @ known)
        chances = np.exp(scores - scores.max())
        return chances / chances.sum(), offered, known

    def act(self, seen: dict[str, Any]) -> int:
        return int(self.rng.choice(int(seen["action_mask"].sum()), p=self.chances(seen)[0]))

    def learn(self, steps: list[tuple[dict[str, Any], int, float]], discount: float = 0.97) -> None:
        """Learn from one game: compare the return after each decision with the usual return at that point."""
        gained = 0.0
        for at, (seen, action, reward) in reversed(list(enumerate(steps))):
            gained = reward + discount * gained
            usual = self.baseline.get(at, gained)
            self.baseline[at] = usual + 0.05 * (gained - usual)
            chances, offered, known = self.chances(seen)
            slope = self.rate * (gained - usual) * (offered[action] - chances @ offered)
            self.bias += slope
            self.weights += np.outer(slope, known)


def play(
    env: Any, policy: Policy, seed: int | None = None
) -> tuple[list[tuple[dict[str, Any], int, float]], int, bool]:
    """One game: its steps, the points at its end and whether it was won."""
    seen, _ = env.reset(seed=seed)
    steps, over = [], env.table.session.over
    while not over:
        action = policy.act(seen)
        after, reward, over, _, _ = env.step(action)
        steps.append((seen, action, reward))
        seen = after
    outcome = env.table.session.outcome[env.seat]
    return steps, outcome.score, outcome.won


def measured(env: Any, policy: Policy, games: int) -> list[tuple[int, bool]]:
    """Points and whether the game was won, on fixed seeds."""
    return [play(env, policy, seed)[1:] for seed in range(games)]


def train(seconds: float, games: int = 10**9, seed: int = 0) -> tuple[list[tuple[int, bool]], list[tuple[int, bool]]]:
    """Scores in the same 100 games before and after training."""
    env = gym_env("cellar", seats=1, actions=32, reward="score")
    policy, end = Policy(seed), time.monotonic() + seconds
    before = measured(env, policy, 100)
    env.reset(seed=10_000 + seed)
    for _ in range(games):
        if time.monotonic() > end:
            break
        policy.learn(play(env, policy)[0])
    return before, measured(env, policy, 100)


def gained(before: list[tuple[int, bool]], after: list[tuple[int, bool]]) -> Change:
    """The mean gain in points, game by game."""
    return paired([new - old for (old, _), (new, _) in zip(before, after, strict=True)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    before, after = train(asked.seconds, seed=asked.seed)
    for when, games in (("before", before), ("after", after)):
        silver = sum(score for score, _ in games) / len(games)
        print(f"{when}: {silver:.2f} silver a game, {sum(won for _, won in games)} of {len(games)} games won")
    change = gained(before, after)
    print(f"learnt: {change.size:+.2f} silver a game ({change.low:+.2f} to {change.high:+.2f}), p = {change.p:.2g}")


if __name__ == "__main__":
    main()
