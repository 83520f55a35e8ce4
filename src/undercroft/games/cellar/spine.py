"""Whose turn it is, and when the game is over."""

from __future__ import annotations

from undercroft.kernel import SeatOutcome, Step

from .content import Content
from .state import State, standing


def next_step(state: State, content: Content) -> Step | None:
    """Pack; then the thieves in turn; after each, the ogre's sleep.  [cellar.turn.order, cellar.end.over]"""
    if not state.packed:
        return ("pack",)
    if state.noise >= state.wakes_at or not any(standing(thief) for thief in state.thieves):
        return None
    if state.actions > 0 and standing(state.thieves[state.turn]):
        return ("act", state.turn)
    return ("end_turn",)


def outcome(state: State, content: Content) -> tuple[SeatOutcome, ...]:
    """Together the thieves who left must have carried out the goal.

    [cellar.end.won, cellar.end.woken, cellar.end.fallen, cellar.end.poor]
    """
    silver = sum(thief.silver for thief in state.thieves if thief.left)
    won = silver >= state.goal and state.noise < state.wakes_at
    if won:
        reason = "won"
    elif state.noise >= state.wakes_at:
        reason = "woken"
    elif not any(thief.left for thief in state.thieves):
        reason = "fallen"
    else:
        reason = "poor"
    return tuple(SeatOutcome(won, silver, reason, (f"cellar.end.{reason}",)) for _ in state.thieves)


def legacy(state: State, content: Content) -> dict[str, int | str] | None:
    """What the crew takes along to the vault.  [cellar.campaign.vault]"""
    if state.scenario != "cellar" or not outcome(state, content)[0].won:
        return None
    return {"scenario": "vault", "silver": sum(thief.silver for thief in state.thieves if thief.left)}
