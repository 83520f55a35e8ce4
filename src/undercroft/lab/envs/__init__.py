"""Games as environments for learning: PettingZoo (all seats) and Gymnasium (one seat), with action masks.

Importing this registers every game with Gymnasium: `gymnasium.make("undercroft.lab.envs:undercroft/cellar-v0")`.
"""

from __future__ import annotations

import gymnasium

from undercroft.games import infos

for slug in infos():
    gymnasium.register(f"undercroft/{slug}-v0", entry_point="undercroft.lab.envs.gym:GymEnv", kwargs={"slug": slug})
