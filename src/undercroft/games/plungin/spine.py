"""Rounds, phases, whose turn; how a quest ends; what lives on."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import SeatOutcome, Step

from . import INFO
from .content import Content, gear_of
from .state import OUT, State

FIRST_NUMBER = 10
QUESTS = tuple(choice.id for choice in INFO.scenarios)
"""The packs that come with the game, in the order of a campaign."""

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


def legacy(state: State, content: Content) -> dict[str, Any] | None:
    """The party lives on: sheets, the XP pool, those who fell; keys and prizes of the quest stay behind.

    [plungin.exit.services, plungin.dead.replace, plungin.xp.pool]
    """
    party = []
    for hero in state.heroes:
        sheet = msgspec.to_builtins(hero)
        sheet["items"] = [item for item in hero.items if not _of_the_quest(content, item)]
        party.append(sheet)
    carried = {thing for hero in state.heroes for thing in (hero.armor, *hero.hands, *hero.attire, *hero.items)}
    handed: dict[str, Any] = {"party": party, "pool": state.pool, "fallen": [*state.fallen]}
    handed |= {"gear": msgspec.to_builtins(gear_of(content.pack, carried)), "won": state.reason == "won"}
    following = next_quest(state)
    return {**handed, "scenario": following} if following else handed


def next_quest(state: State) -> str:
    """The quest that comes after one that was won; a lost one is tried again, and after the last nothing is named."""
    if state.scenario not in QUESTS:
        return ""
    at = QUESTS.index(state.scenario) + (state.reason == "won")
    return QUESTS[at] if at < len(QUESTS) else ""


def _of_the_quest(content: Content, item: str) -> bool:
    return item in content.items and content.items[item].effect in ("great-key", "key", "goal")
