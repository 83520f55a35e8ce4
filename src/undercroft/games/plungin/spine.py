"""Rounds, phases, whose turn; how a quest ends."""

from __future__ import annotations

from undercroft.kernel import SeatOutcome, Step

from .content import Content
from .ids import FIRST_NUMBER
from .state import OUT, State

CITES = {
    "won": ("plungin.round.repeat",),
    "slain": ("plungin.dead.all-dead",),
    "abandoned": ("plungin.exit.only-way-out",),
}


def next_step(state: State, content: Content) -> Step | None:
    """Muster, enter, then rounds of Action Phases and one Construction Phase each.

    [plungin.round.phases, plungin.round.action-order, plungin.round.repeat]
    """
    if state.reason:
        return None
    phase = state.phase
    if phase == "heroes":
        if state.ambush:
            return ("ambush", state.ambush[0])
        if not state.queue:
            return ("monsters_phase",)
        actor = state.queue[0]
        return ("act", actor) if actor < FIRST_NUMBER else ("act_ally", actor)
    if phase == "monsters":
        return ("monster", state.queue[0]) if state.queue else ("check_doors",)
    if phase == "begin":
        return ("begin_phase",)
    if phase == "build":
        return ("build", state.queue[0]) if state.queue else ("end_round",)
    return _outside(state)


def _outside(state: State) -> Step:
    """Before the quest, and between visits."""
    if state.phase == "muster":
        return ("muster",)
    if state.phase == "prepare":
        waiting = next((ref for ref, hero in enumerate(state.heroes) if not hero.ready), None)
        return ("set_out",) if waiting is None else ("prepare", waiting)
    if state.phase == "enter":
        waiting = next((ref for ref, hero in enumerate(state.heroes) if hero.cell == OUT and hero.lif > 0), None)
        return ("enter",) if waiting is None else ("place", waiting)
    return ("outside",)


def outcome(state: State, content: Content) -> tuple[SeatOutcome, ...]:
    """Won or lost together; the score is what was earned: XP, gold and the living."""
    won = state.reason == "won"
    living = sum(hero.lif > 0 for hero in state.heroes)
    score = state.pool + sum(hero.gold for hero in state.heroes) + 100 * living + 1000 * won
    reason = state.reason or "unfinished"
    return tuple(SeatOutcome(won, score, reason, CITES.get(reason, ())) for _ in range(state.seats))
