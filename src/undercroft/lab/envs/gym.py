"""One seat of a game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from undercroft import bots

from .zoo import Seats


class GymEnv(gymnasium.Env[dict[str, Any], int]):
    """The learner plays `seat`; `bot` (by default the game's own) plays the rest. A masked action ends the game and
    costs -1. At the end, `info` contains `won`, `score` and `reason`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, slug: str, seat: int = 0, bot: str = "", render_mode: str | None = None, **more: Any) -> None:
        self.table, self.seat = Seats(slug, **more), seat
        self.render_mode = render_mode
        self.bot = bot or next(iter(self.table.game.bots), "random")
        self.observation_space = self.table.space
        self.action_space: Any = spaces.Discrete(self.table.actions)
        self._others: list[Any] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(seed, options)
        game = self.table.game.info.slug
        self._others = [bots.make(game, self.bot, self.table.session.config.seed + n) for n in range(self.table.seats)]
        self._let_others()
        return self._observed()

    def _let_others(self) -> None:
        """Let the bots play until the learner is asked or the game is over."""
        session = self.table.session
        while (request := session.request) is not None and request.seat != self.seat:
            session.answer(self._others[request.seat].answer(session, request), request.seat)

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.table.observation(self.seat)
        return seen, {"action_mask": seen["action_mask"], **self.table.ended(self.seat)}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.table.take(int(action)):
            seen, info = self._observed()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._let_others()
        seen, info = self._observed()
        return seen, self.table.rewards()[self.seat], self.table.session.over, False, info

    def render(self) -> Any:
        return None if self.render_mode is None else self.table.drawn(self.seat)
