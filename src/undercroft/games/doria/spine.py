"""The spine: what interrupts comes first, then the phases of the round in their order."""

from __future__ import annotations

from undercroft.kernel import SeatOutcome, Step

from .content import Content
from .rules import campaign, monsters, scenario
from .state import State

PHASES: dict[str, tuple[Step, Step]] = {
    "A": (("begin_round",), ("begin_round",)),
    "C": (("initiative",), ("all_rolled",)),
    "E": (("poison",), ("poisoned_monsters",)),
    "F": (("special",), ("end_special",)),
    "G": (("count_doom",), ("count_doom",)),
    "H": (("begin_level_up",), ("begin_level_up",)),
    "H2": (("level_up",), ("open_shop",)),
    "I": (("trade",), ("close",)),
    "end": (("flee_or_change",), ("flee_or_change",)),
    "change": (("end_round",), ("end_round",)),
}
"""The step of each phase for the next in the queue, and the one that follows when nobody waits there."""

PREPARATION = {"heroes": "choose_hero", "standard": "standard_items", "cards": "starting_cards", "arrange": "arrange"}


def next_step(state: State, content: Content) -> Step | None:
    """The step to play now.  [doria.round.phases]"""
    if state.result:
        return campaign.next_step(state, content)
    phase = state.phase
    if phase in PREPARATION:
        return (PREPARATION[phase],) if state.queue else ("next_stage",)
    if phase != "A" and (ended := scenario.result(state, content)):
        return ("end", ended)
    step = interruption(state)
    if step is not None:
        return step
    return actor(state, content) if phase == "D" else phase_step(state)


def interruption(state: State) -> Step | None:
    """What has begun must end: attacks, activations, loot, tiles, new monsters, doom."""
    if state.strike is not None:
        return ("defend",) if state.strike.targets else ("end_strike",)
    if state.activations:
        return ("activate",)
    if state.loot_due:
        return ("take_due",)
    if state.reveal is not None:
        return doom_comes(state) or ("reveal_tile",)
    if state.icons:
        return ("spawn_icon",)
    if state.fresh:
        return ("tile_revealed",)
    if state.dead_ends:
        return ("choose_dead_end",)
    if state.rush:
        return ("rush",)
    if state.moving >= 0:
        return ("go_on", state.moving)
    return doom_comes(state) if state.doom_due else None


def doom_comes(state: State) -> Step | None:
    """The doom counter moves; a door event that moves it is resolved before the tile is drawn.

    [doria.phase-g.trigger, doria.doorevent.use-en]
    """
    if state.rush:
        return ("rush",)
    return ("doom_step",) if state.doom_due > 0 else None


def phase_step(state: State) -> Step:
    """The next step of a phase that goes through its queue."""
    waiting, done = PHASES[state.phase]
    return waiting if state.queue else done


def actor(state: State, content: Content) -> Step:
    """Who is highest on the initiative board: characters before monsters at equal values.

    [doria.phase-d.highest-acts, doria.phase-d.tie-monster, doria.phase-d.tie-heroes-en, doria.phase-d.zero-stops,
    doria.phase-d.end]
    """
    best = 0
    heroes: list[int] = []
    for hero, who in enumerate(state.heroes):
        ap = who.ap
        if ap >= best and ap > 0 and not who.unconscious and not who.away:
            if ap > best:
                best, heroes = ap, []
            heroes.append(hero)
    top = best
    beasts: list[int] = []
    for monster in state.monsters.values():
        if monster.acted:
            continue
        value = monsters.initiative(state, content, monster)
        if value > top:
            top, beasts = value, [monster.id]
        elif value == top and beasts:
            beasts.append(monster.id)
    if beasts:
        return ("monster_turn", *beasts)
    if not heroes:
        return ("end_actions",)
    return ("act", heroes[0]) if len(heroes) == 1 else ("tie", *heroes)


def outcome(state: State, content: Content) -> tuple[SeatOutcome, ...]:
    """All win together or lose together.  [doria.game.win-together]"""
    won = state.result.startswith("won")
    score = 100 * won + state.round if state.result else 0
    return tuple(
        SeatOutcome(won, score, state.result or "unfinished", ("doria.game.win-together",))
        for _ in range(state.setting.seats)
    )
