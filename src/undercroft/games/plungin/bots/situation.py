"""What matters for one Hero's next action, and how much things are worth next to each other."""

from __future__ import annotations

from undercroft.toolkit.once import once

from ..content import PlunginTable
from . import judgement

NEVER = -100.0

ATTACK, MEND, REVIVE, ASSIST = 50.0, 40.0, 95.0, 62.0


class Scene:
    """What matters for one Hero's next action, each worked out once per question, if somebody asks for it."""

    def __init__(self, t: PlunginTable, ref: int) -> None:
        self.t, self.ref, self.hero = t, ref, t.state.heroes[ref]
        self.hunters = judgement.hunting(t)
        self.calm = not self.hunters

    @once
    def mending(self) -> bool:
        """Whether the party stays where it is until it has recovered."""
        return self.calm and judgement.recovering(self.t)

    @once
    def errand(self) -> judgement.Errand | None:
        """What the party does when nobody attacks it."""
        if self.mending:
            return judgement.chore(self.t)
        free = self.calm and (not self.t.state.foes or judgement.going_home(self.t))
        return judgement.errand(self.t) if free else None
