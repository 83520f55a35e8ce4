"""The belongings of the dead, which all others may use while they are carried along."""

from __future__ import annotations

from ..content import PlunginTable
from ..state import Hero
from . import dead, inventory


def has_picks(t: PlunginTable, hero: Hero) -> bool:
    """Whether a Hero can use lock picks, his own or those of the dead.  [plungin.item.lock-picks]"""
    return "lock-picks" in hero.items or "lock-picks" in lent_items(t)


def usable_items(t: PlunginTable, ref: int) -> list[str]:
    """A Hero's own items and those of the dead, who are carried along.  [plungin.dead.use-items]"""
    return t.state.heroes[ref].items + lent_items(t)


def lent_items(t: PlunginTable) -> list[str]:
    """The items of the dead who are carried along, which all others may use.  [plungin.dead.use-items]"""
    lent: list[str] = []
    for ref in dead.corpses(t):
        lent += [thing for thing in t.state.heroes[ref].items if inventory.kind(t.content, thing) == "item"]
    return lent
