"""Who acts when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from undercroft.kernel import Text
from undercroft.toolkit.scene import Actor, Value

from .. import glossary
from ..content import Content
from ..events.base import Who
from ..icons import icon
from ..ids import figure_id
from ..state import OUT
from .seen import INSIDE, Seen


def order(seen: Seen, content: Content) -> Iterator[Actor]:
    """An Action Phase: the Heroes by their initiative, each with the creatures that he called, then the Monsters that
    know of them, by their dice once these have fallen.

    [plungin.turn.initiative, plungin.spell.summon-control, plungin.turn.monster-order]
    """
    if seen["phase"] not in INSIDE or seen["over"]:
        return
    for ref in seen["order"]:
        hero = seen["heroes"][ref]
        if hero["cell"] != OUT and hero["lif"] > 0:
            state = actor_state(seen, ref, hero)
            actions = Value(Text("value-actions"), hero["actions"], key="actions") if state == "now" else None
            picture, name = glossary.portrait(hero["id"], content), Text("name", {"name": hero["id"]})
            tint = f"seat-{hero['seat']}"
            yield Actor(of=figure_id(ref), icon=picture, name=name, tint=tint, state=state, value=actions)
        for ally in seen["allies"]:
            if ally["owner"] == ref:
                name, tint = Who(ally["kind"], ally["nth"]).text, f"seat-{hero['seat']}"
                picture, state = icon(ally["kind"], "creature"), actor_state(seen, ally["number"], ally)
                yield Actor(of=figure_id(ally["number"]), icon=picture, name=name, tint=tint, state=state)
    for foe in sorted((foe for foe in seen["foes"] if foe["aware"] and not foe["blind"]), key=_place(seen)):
        yield Actor(
            of=figure_id(foe["number"]),
            icon=icon(foe["kind"], "boss" if foe["boss"] else "monster"),
            name=Who(foe["name"], foe["nth"]).text,
            tint="foe",
            state=monster_state(seen, foe["number"]),
        )


def _place(seen: Seen) -> Callable[[Seen], int]:
    """Where a Monster comes in the order: those that have acted first, then by the dice."""
    places = {number: place + 1 for place, number in enumerate(seen["queue"])}
    return lambda foe: places.get(foe["number"], 0)


def actor_state(seen: Seen, number: int, figure: Seen) -> Literal["done", "now", "next"]:
    """Whether somebody on the Heroes' side has acted in this Action Phase."""
    if seen["turn"] == number:
        return "now"
    if seen["phase"] != "heroes":
        return "next" if seen["phase"] == "begin" else "done"
    return "next" if number in seen["queue"] or not figure["turn"]["begun"] else "done"


def monster_state(seen: Seen, number: int) -> Literal["done", "now", "next"]:
    if seen["turn"] == number:
        return "now"
    waiting = seen["phase"] in ("begin", "heroes") or number in seen["queue"]
    return "next" if waiting else "done"
