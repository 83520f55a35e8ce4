"""What several parts of the scene need of a view."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text
from undercroft.toolkit.scene import Bar, Value

from ..icons import icon
from ..state import OUT

Seen = dict[str, Any]

INSIDE = ("begin", "heroes", "monsters", "build")
"""Phases in which anyone who is not on the map has left it."""
CONDITIONS = ("", "stunned", "incapacitated")


def about(seen: Seen, ref: int) -> tuple[Any, ...]:
    """All that a Hero's sheet is made of."""
    return seen["heroes"][ref], acting(seen, ref), seen["phase"] in INSIDE, str(ref) in seen["coffin"]


def acting(seen: Seen, number: int) -> bool:
    return bool(seen["turn"] == number and not seen["over"])


def badge(name: str, picture: str) -> Value:
    return Value(Text(f"badge-{name}"), None, picture, Text(f"about-{name}"), name)


def bonus(name: str, dice: int, picture: str) -> Value:
    """More dice of Defense."""
    return Value(Text(f"badge-{name}"), f"+{dice}", picture, Text(f"about-{name}"), name)


def life(hero: Seen) -> Bar:
    return Bar(Text("stat-lif"), hero["lif"], hero["stats"]["lif"])


def condition(figure: Seen) -> tuple[Value, ...]:
    name = CONDITIONS[figure["condition"]]
    return (badge(name, icon(name, "condition")),) if name else ()


def troubles(hero: Seen) -> tuple[Value, ...]:
    """What troubles a Hero, and what protects him."""
    found = [*condition(hero)]
    if hero["venom"]:
        found.append(badge("venom", icon("venom", "condition")))
    if hero["unseen"]:
        found.append(badge("unseen", icon("invisibility", "spell")))
    if hero["shell"]:
        found.append(bonus("shell", hero["shell"], icon("fire-shield", "spell")))
    if hero["skin"]:
        found.append(bonus("skin", hero["skin"], icon("harden", "spell")))
    if hero["likeness"]:
        found.append(badge("likeness", icon("likeness", "spell")))
    if hero["torch"]:
        found.append(badge("torch", icon("torch", "item")))
    if hero["turn"]["charged"]:
        found.append(badge("charged", icon("charge", "ability")))
    if hero["turn"]["extra"]:
        found.append(badge("quickened", icon("quicken", "spell")))
    if hero["help"]:
        found.append(Value(Text("badge-help"), f"+{hero['help']}", "shaking-hands", key="help"))
    return tuple(found)


def hero_state(seen: Seen, ref: int) -> str:
    """A word about now."""
    hero = seen["heroes"][ref]
    if hero["lif"] == 0:
        return "buried" if str(ref) in seen["coffin"] else "dead"
    if hero["cell"] == OUT:
        return "outside"
    if seen["turn"] == ref and not seen["over"]:
        return "acting"
    return "done" if hero["turn"]["begun"] or hero["turn"]["over"] else "waiting"
