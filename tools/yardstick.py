"""How fast is this machine right now, in plain Python?

One unit is a fixed piece of the kind of work that a board game does for one decision: flood a walled grid from a
figure, list what can be reached, score it, copy a small state and pick a move. Speeds are given as ratios to this
figure, taken in the same run, because absolute figures drift on shared machines.
"""

from __future__ import annotations

import random
import statistics
import time

SIDE = 20

State = dict[str, list[int]]


def _world(seed: int) -> tuple[list[tuple[int, ...]], list[int]]:
    rng = random.Random(seed)
    wall = [rng.random() < 0.25 for _ in range(SIDE * SIDE)]
    wall[0] = False
    steps = []
    for cell in range(SIDE * SIDE):
        x, y = cell % SIDE, cell // SIDE
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        steps.append(tuple(b * SIDE + a for a, b in near if 0 <= a < SIDE and 0 <= b < SIDE and not wall[b * SIDE + a]))
    return steps, [rng.randrange(10) for _ in range(SIDE * SIDE)]


def _unit(steps: list[tuple[int, ...]], worth: list[int], state: State, rng: random.Random) -> State:
    start = state["at"][0]
    distance = {start: 0}
    queue = [start]
    for cell in queue:
        here = distance[cell] + 1
        if here > 13:
            break
        for other in steps[cell]:
            if other not in distance:
                distance[other] = here
                queue.append(other)
    options = [(worth[cell] - distance[cell], cell) for cell in queue]
    options.sort()
    chosen = options[rng.randrange(len(options))][1]
    state = {key: list(values) for key, values in state.items()}
    state["at"][0] = chosen
    state["log"].append(chosen)
    del state["log"][:-50]
    return state


def units_per_second(seconds: float = 0.5, runs: int = 5) -> float:
    """The median of several runs, in processor time: what else the machine does at the moment does not count."""
    figures = []
    for run in range(runs):
        steps, worth = _world(run)
        rng = random.Random(run)
        state: State = {"at": [0], "log": [], "hands": list(range(60)), "hp": [5] * 16}
        done, begin = 0, time.process_time()
        while time.process_time() < begin + seconds:
            for _ in range(50):
                state = _unit(steps, worth, state, rng)
            done += 50
        figures.append(done / (time.process_time() - begin))
    return statistics.median(figures)
