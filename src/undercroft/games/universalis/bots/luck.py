"""What Fortune is spent on, and when a spell is worth dispelling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..rules.options import PASS
from ..state import HEROES


def pick(ask: Ask[Any], word: str) -> Any:
    """The option with this text."""
    return next(option for option in ask.options if str(option) == word)


def number(ask: Ask[Any], key: str) -> int:
    """A number that the question tells."""
    value = ask.about.get(key, 0)
    return value if isinstance(value, int) else 0


def fortune(t: UTable, ask: Ask[Any]) -> Any:
    """Roll again while there is Fortune to spend and a fair chance."""
    left, total, target = (number(ask, key) for key in ("left", "total", "target"))
    roll = ask.about.get("roll")
    worth = roll in ("casting", "avoid", "courage", "shot", "rise")
    return pick(ask, "again" if worth and left >= 3 and target - total <= 4 else "pass")


def fortune_melee(t: UTable, ask: Ask[Any]) -> Any:
    """Own dice again; rather for a defence than for an attack."""
    left = number(ask, "left")
    active = t.state.turn.active
    attacking = active is not None and t.state.figures[active.who].side == HEROES
    margin = number(ask, "attack") - number(ask, "defence")
    if left < 3 or (attacking and margin < -3) or (not attacking and margin > 4):
        return pick(ask, "pass")
    return next((option for option in ask.options if option != PASS), PASS)


def fortune_opposed(t: UTable, ask: Ask[Any]) -> Any:
    """Own dice again while there is Fortune to spare and little is missing."""
    near = number(ask, "their") - number(ask, "own") <= 3
    return ask.options[1] if near and number(ask, "left") >= 3 else PASS


def fortune_against(t: UTable, ask: Ask[Any]) -> Any:
    """Have an enemy roll again who has only just succeeded, while there is Fortune to spare."""
    near = number(ask, "total") - number(ask, "target") <= 2
    return ask.options[1] if near and number(ask, "left") >= 3 else PASS


def fatal(t: UTable, ask: Ask[Any]) -> Any:
    return pick(ask, "spend")


def damage_again(t: UTable, ask: Ask[Any]) -> Any:
    """Against a heavy blow, while something is left for a fatal one."""
    wounds, left = (number(ask, key) for key in ("wounds", "left"))
    return pick(ask, "again" if wounds >= 3 and left >= 2 else "pass")


def dispel(t: UTable, ask: Ask[Any]) -> Any:
    total = number(ask, "total")
    return next((option for option in ask.options if option != PASS), PASS) if total <= 13 else PASS


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "fortune": fortune,
    "fortune-melee": fortune_melee,
    "fortune-opposed": fortune_opposed,
    "fortune-against": fortune_against,
    "fortune-damage": damage_again,
    "fatal": fatal,
    "fatal-again": fatal,
    "dispel": dispel,
}
