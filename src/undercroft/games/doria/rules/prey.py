"""Whom a monster sees, from where it could attack, and whom an attack hits."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from ..board import Board
from ..content import Content, DoriaTable
from ..state import Hero
from . import gear, ground, monsters, spawn
from .kept import by_gear
from .monsters import Stats, stats

MANY = frozenset(("sweep", "quake", "mighty", "fireball", "lightning"))
"""Abilities that attack several characters at once."""


class Prey(msgspec.Struct, frozen=True, gc=False):
    """What a monster sees in a character: where it stands, and the values that tell it from others."""

    square: int
    buried: bool
    hp: int
    weak: int


class Hunt(msgspec.Struct, frozen=True):
    """The facts of one activation: the monster, from where it counts distances, and all characters that it sees."""

    here: Board
    monster: int
    values: Stats
    start: int
    prey: dict[int, Prey]
    branches: bool
    armor: Callable[[int], int]


def look_round(t: DoriaTable, monster: int, ap: int | None = None) -> Hunt:
    """Once, for all that follows. `ap`: the action points left, if not all.

    [doria.ai.ignore-unconscious, doria.ai.target-attribute]
    """
    values = stats(t, monster)
    if ap is not None and ap != values.ap:
        values = msgspec.structs.replace(values, ap=ap)
    attribute = spawn.WEAK[values.attack_type]
    prey: dict[int, Prey] = {}
    for hero in monsters.targets(t.state):
        who = t.state.heroes[hero]
        prey[hero] = Prey(who.square, who.buried, who.hp, who.attributes[attribute])
    start, branches = monsters.standing_at(t, monster), t.content.points.lightning_branches
    return Hunt(ground.board(t), monster, values, start, prey, branches, lambda hero: active_armor(t, hero))


@by_gear
def active_armor(content: Content, who: Hero, damaged: list[int]) -> int:
    """Undamaged armor that is worn.  [doria.ai.target-armor]"""
    return sum([content.numbered[number].ar for number in gear.equipped(who) if number not in damaged])


Key = tuple[int, ...]


def target_keys(h: Hunt, heroes: Collection[int]) -> dict[int, Key]:
    """For each of some characters: the lower, the rather attacked."""
    abilities = h.values.abilities
    if "carrion" in abilities:
        return told_apart(h, {hero: (h.prey[hero].hp, *nearness(h, hero)) for hero in heroes})
    if "aimed" in abilities:
        return told_apart(h, {hero: (h.prey[hero].weak, *nearness(h, hero)) for hero in heroes})
    return told_apart(h, {hero: nearness(h, hero) for hero in heroes})


def by_nearness(h: Hunt) -> list[int]:
    """The characters, first whom it would go to first."""
    keys = told_apart(h, {hero: nearness(h, hero) for hero in h.prey})
    return sorted(keys, key=keys.__getitem__)


def nearness(h: Hunt, hero: int) -> Key:
    """Distance and the attribute that counts: the lower, the sooner it goes there.

    [doria.ai.target-nearest, doria.ai.target-attribute]
    """
    who = h.prey[hero]
    return monsters.steps_between(h.here, h.values, h.start, who.square), who.weak


def told_apart(h: Hunt, keys: dict[int, Key]) -> dict[int, Key]:
    """Active armor is looked at last, where nothing else tells characters apart.  [doria.ai.target-armor]"""
    if len(set(keys.values())) == len(keys):
        return keys
    return {hero: (*key, h.armor(hero)) for hero, key in keys.items()}


def reaches(here: Board, values: Stats, square: int, target: int, buried: bool) -> bool:
    """Whether it could attack from this square: in range and in sight, across a hole, or out of a wall.

    [doria.card.monster-range, doria.los.required, doria.ai.hole-attack-across]
    """
    if "permeable" in values.abilities:
        return haunts(here, values, square, target)
    if buried:
        return here.touches(square, target)
    row = here.range_row(target)
    if row[square] <= values.range and here.sees(square, target):
        return True
    return square in here.leaps_to.get(target, ()) and spans(here, values)


def haunts(here: Board, values: Stats, square: int, target: int) -> bool:
    """What passes walls strikes out of them; where it stands on the floor a wall is in its way like in anybody's.

    [doria.monster.poltergeist-visible, doria.los.required, doria.marker.rubble-buried-en]
    """
    if here.apart(square, target) > values.range:
        return False
    return not here.near[square] or here.touches(square, target) or here.sees(square, target)


def spans(here: Board, values: Stats) -> bool:
    """Whether a hole can keep it from who stands behind, so that it strikes across: it fights hand to hand and does not
    fly.  [doria.ai.hole-attack-across, doria.monster.gargoyle]
    """
    return values.attack_type == "melee" and here.has_leaps and "flight" not in values.abilities


def chances(h: Hunt, squares: Collection[int]) -> dict[int, list[int]]:
    """For each character the squares among these from which it could be attacked."""
    found = {hero: attack_squares(h, squares, hero) for hero in h.prey}
    return {hero: at for hero, at in found.items() if at}


def attack_squares(h: Hunt, squares: Collection[int], hero: int) -> list[int]:
    """The squares among these from which this character could be attacked."""
    here, values, who = h.here, h.values, h.prey[hero]
    target, range, sees = who.square, values.range, here.sees
    if who.buried or "permeable" in values.abilities:
        return [square for square in squares if reaches(here, values, square, target, who.buried)]
    if range == 1:
        at = [square for square in (target, *here.near[target]) if square in squares and sees(square, target)]
    else:
        row = here.range_row(target)
        at = [square for square in squares if row[square] <= range and sees(square, target)]
    return at + across(here, values, squares, target, at)


def far_squares(h: Hunt, squares: Collection[int], hero: int) -> list[int]:
    """Of those squares only the farthest within range: nobody who keeps a distance looks at the others."""
    here, values, who = h.here, h.values, h.prey[hero]
    if values.range == 1 or who.buried:
        return attack_squares(h, squares, hero)
    row = here.range_row(who.square)
    rings: dict[int, list[int]] = {}
    for square in squares:
        if row[square] <= values.range:
            rings.setdefault(row[square], []).append(square)
    for distance in sorted(rings, reverse=True):
        at = [square for square in rings[distance] if here.sees(square, who.square)]
        if at:
            return at + across(here, values, squares, who.square, at)
    return across(here, values, squares, who.square, [])


def across(here: Board, values: Stats, squares: Collection[int], target: int, known: list[int]) -> list[int]:
    """More squares from which a melee attack just spans a hole.  [doria.ai.hole-attack-across]"""
    behind = here.leaps_to.get(target)
    if behind is None or not spans(here, values):
        return []
    return [square for square in behind if square in squares and square not in known]


def struck_from(h: Hunt, square: int, hero: int) -> tuple[int, ...]:
    """All characters that an attack on this one from that square hits, the chosen one first. The buried are struck
    like others from the next square; what spreads from its target is kept off by the rubble.

    [doria.monster.ogre-de, doria.monster.troll-de, doria.monster.spear-thrower-de, doria.monster.shaman-de,
    doria.marker.rubble-buried-en]
    """
    here, values, prey = h.here, h.values, h.prey
    abilities = values.abilities
    if abilities.isdisjoint(MANY):
        return (hero,)
    others = [other for other in prey if other != hero]
    if len(others) > 1:
        keys = told_apart(h, {other: preference(h, square, other) for other in others})
        others.sort(key=keys.__getitem__)
    if "sweep" in abilities or "quake" in abilities:
        near = [other for other in others if reaches(here, values, square, prey[other].square, prey[other].buried)]
        return (hero, *(near if "quake" in abilities else near[:1]))
    row = here.range_row(prey[hero].square)
    beside = [other for other in others if row[prey[other].square] <= 1]
    if "fireball" in abilities:
        return (hero, *beside)
    if "mighty" in abilities:
        return (hero, *beside[:1])
    return lightning(h, hero, others)


def number_struck(h: Hunt, at: dict[int, list[int]], hero: int) -> dict[int, int]:
    """How many characters an attack on this one hits, from each square; `at` holds the squares for each character.

    Only those who strike around themselves care where they stand: they hit whom they could have attacked from there.
    """
    abilities = h.values.abilities
    if "sweep" not in abilities and "quake" not in abilities:
        return dict.fromkeys(at[hero], len(struck_from(h, at[hero][0], hero)))
    found = dict.fromkeys(at[hero], 1)
    for other, squares in at.items():
        if other != hero:
            for square in squares:
                if square in found:
                    found[square] += 1
    return found if "quake" in abilities else {square: min(2, number) for square, number in found.items()}


def preference(h: Hunt, square: int, hero: int) -> Key:
    """Whom an attack from this square takes along first: the nearer, the weaker.

    [doria.ai.target-nearest, doria.ai.target-attribute]
    """
    who = h.prey[hero]
    return h.here.apart(square, who.square), who.weak


def lightning(h: Hunt, hero: int, others: list[int]) -> tuple[int, ...]:
    """It leaps to targets within range 2 of one hit: in branches, or in the longest single row.

    [doria.monster.dark-mage-en, doria.monster.dark-mage-de]
    """
    near = {one: [two for two in others if two != one and _leap(h, one, two)] for one in (hero, *others)}
    if not h.branches:
        return max(_chains(near, (hero,)), key=len)
    hit = [hero]
    for one in hit:
        hit += [two for two in near[one] if two not in hit]
    return tuple(hit)


def _leap(h: Hunt, one: int, two: int) -> bool:
    return h.here.range_row(h.prey[one].square)[h.prey[two].square] <= 2


def _chains(near: dict[int, list[int]], so_far: tuple[int, ...]) -> list[tuple[int, ...]]:
    found = [so_far]
    for two in near[so_far[-1]]:
        if two not in so_far:
            found += _chains(near, (*so_far, two))
    return found
