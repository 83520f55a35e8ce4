"""A game as a PettingZoo environment in which the seats take turns (AEC)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer, int16, int32, ndarray
from pettingzoo import AECEnv

from undercroft.api import load
from undercroft.games import find
from undercroft.kernel import Option, Session, SetupError, configure
from undercroft.tables.plain.story import standing
from undercroft.texts import voice
from undercroft.toolkit.observation import Observation

from .encoding import Encoder

REWARDS = ("won", "score")
SETTINGS = {"scenario", "edition", "mode", "heroes", "seats"}


class Seats:
    """What both kinds of environment share: the session, its spaces, observations and rewards.

    `actions` is the size of the action space: action n is the n-th option of the open question, and the mask shows how
    many there are. `reward` is 1 or -1 at the end (`won`), or the points (`score`). `observe`: `view` for all that the
    seat knows, `options` for the question only, which is faster. `blocks` describes the numbers of an observation, and
    `places` gives the offset of each block. Environments can be pickled and copied in the middle of a game.
    """

    def __init__(
        self,
        slug: str,
        *,
        actions: int = 256,
        words: int = 8,
        reward: str = "won",
        observe: str = "view",
        **setup: Any,
    ) -> None:
        if reward not in REWARDS:
            raise SetupError(f"the reward is {' or '.join(REWARDS)}, not {reward!r}")
        if observe not in ("view", "options"):
            raise SetupError(f"what is observed is view or options, not {observe!r}")
        self._made = {
            "slug": slug, "actions": actions, "words": words, "reward": reward, "observe": observe, **setup
        }  # fmt: skip
        self.game, self.setup = find(slug), setup
        self.actions, self.reward = actions, reward
        self.encoder, self._shape = Encoder(actions, words), (actions, words)
        told: Observation = self.game.observation
        self.blocks, self.places, size = told.blocks, told.places, told.size
        self._pack = told.onlooker() if observe == "view" else lambda *_: bytearray(4 * size)
        self._masks = [*np.tri(actions + 1, actions, -1, np.int8)]  # row n allows the first n actions
        self.rng = random.Random()
        self.seats = configure(self.game.info, seed=0, **setup).seats
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-(2**31), 2**31 - 1, (size,), np.int32),
                "options": spaces.Box(0, 2**15 - 1, (actions, words), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.session: Session[Any, Any]

    def begin(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """Start the game with this seed, as `undercroft.new` would; without one, a different game each time.

        `options["setup"]` changes the set-up of this game: a scenario, an edition, anything but the number of seats.
        """
        for name in SETTINGS & {*(options or {})}:
            raise SetupError(f'{name!r} belongs in the "setup" of the options: options={{"setup": {{"{name}": ...}}}}')
        if seed is not None:
            self.rng = random.Random(seed)
        drawn = self.rng.getrandbits(62)
        config = configure(
            self.game.info, seed=drawn if seed is None else seed, **{**self.setup, **(options or {}).get("setup", {})}
        )
        if config.seats != self.seats:
            raise SetupError(f"this environment has {self.seats} seats, not {config.seats}")
        self.session = Session(self.game, config)
        self._hurry()

    def _hurry(self) -> None:
        """Learners seldom undo or clone, so no checkpoints are kept; either replays the game from its start."""
        self.session.kept_every = self.session.due = self.game.info.length
        self.session.table.listed = None

    def __getstate__(self) -> dict[str, Any]:
        session = getattr(self, "session", None)
        return {"made": self._made, "rng": self.rng, "save": None if session is None else session.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made"])  # type: ignore[misc]
        self.rng = kept["rng"]
        if kept["save"] is not None:
            self.session = load(kept["save"])
            self._hurry()

    def drawn(self, seat: int | None) -> str:
        """The table as a seat (None: a spectator) sees it, in letters, with the open question and its options."""
        session = self.session
        session.speaker = voice(session.config.game, "en")
        lines = [*standing(session, seat)]
        for request in session.requests:
            if seat is None or request.seat == seat:
                lines += ["", f"seat_{request.seat}: {request.prompt}"]
                lines += [f"{n:4} {option.label}" for n, option in enumerate(request.options)]
        return "\n".join(lines)

    def observation(self, seat: int) -> dict[str, Any]:
        """What a seat sees; the mask is empty unless it is asked."""
        session = self.session
        request = session.request
        if request is not None and request.seat != seat:
            request = session.request_for(seat)
        key, offered = ("", ()) if request is None else (request.key, request.ask.options)
        if len(offered) > self.actions:
            offered = offered[: self.actions]
        return {
            "observation": frombuffer(self._pack(session.state, session.content, seat), int32),
            "options": ndarray(self._shape, int16, self.encoder.options(key, offered)),
            "action_mask": self._masks[len(offered)].copy(),
        }

    def take(self, action: int) -> bool:
        """Answer the open question with its n-th option; False if there is none."""
        request = self.session.request
        if request is None or not 0 <= action < self.actions:
            return False
        ask = request.ask
        if action >= len(ask.options):
            return False
        self.session.answer(Option(ask.options[action], ask, str))
        return True

    def ended(self, seat: int) -> dict[str, Any]:
        """How the game has ended for a seat; nothing before."""
        outcome = self.session.outcome
        if outcome is None:
            return {}
        return {"won": outcome[seat].won, "score": outcome[seat].score, "reason": outcome[seat].reason}

    def rewards(self) -> list[float]:
        """The reward of each seat: zero until the end of the game."""
        outcome = self.session.outcome
        if outcome is None:
            return [0.0] * self.seats
        if self.reward == "score":
            return [float(seat.score) for seat in outcome]
        return [1.0 if seat.won else -1.0 for seat in outcome]


class ZooEnv(AECEnv):
    """Agents are `seat_0`, `seat_1` ... A masked action ends the game and costs its agent -1. At the end, `infos`
    contains `won`, `score` and `reason` for each agent."""

    metadata = {"name": "undercroft_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, slug: str, render_mode: str | None = None, **more: Any) -> None:
        super().__init__()
        self.table = Seats(slug, **more)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{slug}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.table.space

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        request = self.table.session.request
        self.agent_selection = self.agents[0] if request is None else self.possible_agents[request.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.take(int(action)):
            self.rewards[agent] = -1.0
            self.infos[agent]["illegal"] = True
        elif (request := self.table.session.request) is not None:
            self.agent_selection = self.possible_agents[request.seat]
            return  # no rewards before the end
        else:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            for one, seat in self._seats.items():
                self.infos[one] |= self.table.ended(seat)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        request = self.table.session.request
        return self.table.drawn(None if request is None else request.seat)

    def close(self) -> None:
        """Does nothing: there are no resources to close."""
