"""What people see before they decide: where a walk leads and whom one could still attack there, and what a monster can
strike."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from undercroft.kernel import Ask, Value
from undercroft.toolkit.pointing import Prospect, Threat

from .. import ids
from ..board import Board
from ..content import DoriaTable
from ..state import OUTSIDE, Hero
from . import combat, ground, hunt, monsters, moving
from .options import Walk
from .prey import Hunt, look_round, reaches
from .trails import ways


def reach(t: DoriaTable, ask: Ask[Value]) -> Iterator[Prospect]:
    """The squares that a character who acts or goes on moving can walk to.  [doria.walk.cost]"""
    hero = {"act": t.state.active, "move-on": t.state.moving}.get(ask.key)
    walks = [option.square for option in ask.options if isinstance(option, Walk)]
    if hero is None or not walks:
        return
    who = t.state.heroes[hero]
    here = moving.board_for(t, who)
    found = moving.ways(t, here, hero)
    for square in walks:
        path = tuple([ids.cell(at) for at in moving.along(t, here, hero, square, found)])
        there = msgspec.structs.replace(who, square=square, buried=False, ap=who.ap - found[square].ap)
        targets = [ids.monster(monster) for monster in within_reach(t, hero, there, here)] if there.ap > 0 else ()
        yield Prospect(ids.cell(square), path, tuple(targets))


def within_reach(t: DoriaTable, hero: int, there: Hero, here: Board) -> list[int]:
    """The monsters that a character could attack if it stood there.  [doria.los.required, doria.los.range]"""
    arms = [one for one in combat.armory(t, hero) if combat.affordable(t, there, combat.attack_pp(one[1]))]
    found = list[int]()
    for monster in t.state.monsters.values():
        if monster.square == OUTSIDE:
            continue
        needed, values = combat.range_needed(here, there, monster), monsters.stats(t, monster.id)
        if any(needed <= range and combat.hurts(t, card, number, values) for number, card, range in arms):
            found.append(monster.id)
    return found


def threat(t: DoriaTable, id: str) -> Threat | None:
    """The squares that a monster on the board can strike now, and in its next activation.

    [doria.ai.activation, doria.card.monster-range, doria.card.immobilized-en, doria.ai.rubble-en]
    """
    who = next((one for one in t.state.monsters.values() if ids.monster(one.id) == id), None)
    if who is None or who.square == OUTSIDE:
        return None
    left = monsters.stats(t, who.id).ap - (ground.CLEARING_AP if who.buried else 0)
    h = look_round(t, who.id, max(0, left))
    posts = {who.square}
    if not who.held and left >= 0:
        found = ways(t, h, h.values.ap)
        others = {other.square for other in t.state.monsters.values() if other is not who and other.square != OUTSIDE}
        posts |= {*hunt.armed(h, found), *hunt.pushes(t, h, found, others)}
    seen = [ids.hero(hero) for hero, prey in h.prey.items() if h.here.sees(who.square, prey.square)]
    return Threat(struck(h, {who.square}), struck(h, posts), tuple(seen))


def struck(h: Hunt, posts: Collection[int]) -> tuple[str, ...]:
    """The squares on which somebody could be attacked from one of these."""
    here, values = h.here, h.values
    floor = [square for square in range(here.size) if here.near[square]]
    return tuple([
        ids.cell(square)
        for square in floor
        if any(reaches(here, values, post, square, square in here.dungeon.rubble) for post in posts)
    ])  # fmt: skip
