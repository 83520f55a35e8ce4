"""How dangerous a place is: who is near, who is hurt, where it is safe."""

from __future__ import annotations

from typing import Any

from ..content import DoriaTable
from ..rules.ground import board
from ..rules.options import Walk
from ..state import Hero
from .offer import Offer, of_kind

BEARABLE = 1.1
"""So many monsters for each healthy character are no reason to leave a door shut."""

NEAR = 12
"""From here a monster is about to come."""

REACH = 5
"""Who is hurt keeps farther away than this."""

CLOSE = 2
"""From here there is no getting away."""


def beasts(t: DoriaTable) -> list[list[int]]:
    """For each monster on the board the distances from it."""
    here = board(t)
    return [here.range_row(monster.square) for monster in t.state.monsters.values() if monster.square >= 0]


def distance(t: DoriaTable, square: int) -> int:
    """How far the nearest monster is from a square; far if there is none."""
    squares = [monster.square for monster in t.state.monsters.values() if monster.square >= 0]
    return board(t).least_steps(square, squares) if squares else 99


def distances(t: DoriaTable, options: Any) -> list[tuple[int, Walk]]:
    """All walks, with the distance of the nearest monster from where each ends."""
    rows = beasts(t)
    walks = of_kind(options, Walk)
    return [(min([row[option.square] for row in rows], default=99), option) for option in walks]


def fighting(t: DoriaTable, hero: int) -> bool:
    """Whether a monster is about to come here."""
    return distance(t, t.state.heroes[hero].square) < NEAR


def spent(t: DoriaTable, hero: int) -> bool:
    """Whether a character is in no state to fight while others still are."""
    others = [who for other, who in enumerate(t.state.heroes) if other != hero and not who.unconscious and not who.away]
    return t.state.heroes[hero].hp <= 0 and any(who.hp > 0 for who in others)


def prudent(t: DoriaTable, hero: int, options: Any) -> Any:
    """What makes sense at all: nobody stops in a fire, and for somebody in no state to fight no walk ends where a
    monster is near. Who could not get away from one is cornered, and fights."""
    ground, tokens = t.state.ground, t.state.tokens
    shunned = {square for square in ground if ground[square] == "fire" and square not in tokens} if ground else set()
    if spent(t, hero) and t.state.monsters:
        now = distance(t, t.state.heroes[hero].square)
        near = REACH if now > REACH else CLOSE if now > CLOSE else 0
        shunned |= {option.square for away, option in distances(t, options) if away <= near}
    if not shunned:
        return options
    return Offer([option for option in options if type(option) is not Walk or option.square not in shunned])


def step_out(t: DoriaTable, hero: int, options: Any) -> Any:
    """Out of a fire, as near as possible."""
    here = t.state.heroes[hero].square
    if t.state.ground.get(here) != "fire" or here in t.state.tokens:
        return None
    row = board(t).range_row(here)
    return min(of_kind(options, Walk), key=lambda option: row[option.square], default=None)


def flee(t: DoriaTable, hero: int, options: Any) -> Any:
    """Who is in no state to fight gets out of reach, as far from all monsters as the legs carry."""
    if not spent(t, hero):
        return None
    now = distance(t, t.state.heroes[hero].square)
    if now > REACH:
        return None
    best, chosen = max(distances(t, options), key=lambda pair: pair[0], default=(0, None))
    return chosen if best >= now + 3 else None


def bearable(t: DoriaTable) -> bool:
    """Whether the party can stand another room now."""
    awake = [who for who in t.state.heroes if not who.unconscious and not who.away]
    threat = sum(1.0 + 0.5 * bool(monster.mods) + bool(monster.boss) for monster in t.state.monsters.values())
    strength = sum(min(1.0, max(0.0, who.hp / max(1, who.max_hp)) + 0.2) for who in awake)
    points = sum(who.ap for who in awake if who.ap > 0)
    return threat <= BEARABLE * strength and points >= 9 * len(awake)


def frail(t: DoriaTable, hero: int) -> bool:
    """Whether a character is badly hurt while somebody sturdier could go ahead."""

    def hurt(who: Hero) -> bool:
        return who.hp * 3 <= who.max_hp

    awake = [who for who in t.state.heroes if not who.unconscious and not who.away]
    return hurt(t.state.heroes[hero]) and not all(hurt(who) for who in awake)


def camp(t: DoriaTable, hero: int) -> int:
    """The tile where most of the others are."""
    others = [f.square // 25 for n, f in enumerate(t.state.heroes) if n != hero and not f.away and f.square >= 0]
    return max(sorted(set(others)), key=others.count) if others else t.state.heroes[hero].square // 25
