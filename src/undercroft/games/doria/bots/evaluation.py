"""How likely a party is to win, as a sum of signs that anybody at the table can read off."""

from __future__ import annotations

from ..content import Content
from ..rules import gear, scenario
from ..rules.doom import FIRST, LAST
from ..state import State
from . import worth

CERTAIN = 30.0
LAP = FIRST - LAST + 1
"""Steps of the doom counter from one monster level to the next."""

WEIGHTS = {
    "base": -1.8,
    "health": 1.9,
    "below zero": 0.4,
    "unconscious": -2.0,
    "gear": 0.05,
    "potions": 0.16,
    "foes": -0.8,
    "boss": 3.0,
    "boss health": -0.6,
    "tiles": 0.17,
    "kills": 0.4,
    "doom": -0.05,
    "goal": 1.0,
    "deadline": -0.5,
}
"""What each sign adds to the logarithm of the odds, as `make strength ARGS="doria --fit"` finds it."""


def signs(state: State, content: Content, seat: int) -> dict[str, float]:
    """What a game that will be won can be told by: all but the progress per character."""
    heroes = [who for who in state.heroes if who.away not in ("quit", "dead")]
    party, foes = max(1, len(heroes)), state.monsters.values()
    worn = sum(worth.of_card(content.numbered[n]) for who in heroes for n in gear.equipped(who)) / 10
    potions = sum(content.numbered[n].kind == "potion" for who in heroes for n in (*who.belt, *who.pack))
    parts = {part["kind"]: int(part["done"]) / max(1, int(part["wanted"])) for part in scenario.to_do(state, content)}
    late = parts.pop("deadline", 0.0)
    return {
        "base": 1.0,
        "health": sum(max(0, who.hp) / max(1, who.max_hp) for who in heroes) / party,
        "below zero": sum(min(0, who.hp) + min(0, who.pp) for who in heroes) / party,
        "unconscious": sum(who.unconscious for who in heroes) / party,
        "gear": worn / party,
        "potions": potions / party,
        "foes": sum(foe.hp for foe in foes) / party,
        "boss": sum(bool(foe.boss) for foe in foes),
        "boss health": sum(foe.hp for foe in foes if foe.boss) / party,
        "tiles": len(state.dungeon.placements),
        "kills": state.tally.get("kills", 0) / party,
        "doom": LAP * (state.level - state.first_level) + state.doom,
        "goal": sum(min(1.0, part) for part in parts.values()) / max(1, len(parts)),
        "deadline": late,
    }


def evaluate(state: State, content: Content, seat: int) -> float:
    """The logarithm of the odds that the party wins."""
    if state.result:
        return CERTAIN if state.result.startswith("won") else -CERTAIN
    return sum(WEIGHTS[name] * value for name, value in signs(state, content, seat).items())


def clock(state: State) -> int:
    """The round: who looks ahead compares positions at the beginning of the same one."""
    return state.round
