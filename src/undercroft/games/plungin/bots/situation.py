"""What matters for one Hero's next action, and how much things are worth beside each other."""

from __future__ import annotations

from ..content import PlunginTable
from . import judgement

NEVER = -100.0

ATTACK, MEND, REVIVE, ASSIST = 50.0, 40.0, 95.0, 62.0


class Scene:
    """What matters for one Hero's next action, worked out once per question."""

    def __init__(self, t: PlunginTable, ref: int) -> None:
        self.t, self.ref, self.hero = t, ref, t.state.heroes[ref]
        self.hunters = judgement.hunting(t)
        self.calm = not self.hunters
        self.mending = self.calm and judgement.recovering(t)
        free = self.calm and not self.mending and (not t.state.foes or judgement.going_home(t))
        self.errand = judgement.errand(t) if free else judgement.chore(t) if self.mending else None
