"""Attack strength and defense, as they stand before a blow.  They are also what previews show."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import msgspec

from ..board import DISTANCES
from ..content import Content
from ..content.definitions import FAR, NEAR, Kind, Strike
from ..state import FIRST_MONSTER, HEROES, State
from .abilities import Bearers, attack_bonus, gear, guards, has, in_pit, marked, power, times
from .options import PRIMARY
from .reach import adjacent, can_be_attacked, cell_of, obstruction, stands


class Blow(msgspec.Struct, frozen=True, gc=False):
    """An attack of a hero. `blind`: it needs no line of sight, so that nothing obstructs it; `generic`: bonuses that
    do not name its kind count."""

    strike: Strike
    pet: bool = False
    blind: bool = False
    generic: bool = True


class Defense(msgspec.Struct, frozen=True, gc=False):
    """A target's defense against one attack; `die`: the Dungeon Die is added to it."""

    total: int
    die: bool = False


def blow(state: State, content: Content, hero: int, source: str) -> Blow:
    """The attack of a card, or the primary one of the Hero Card.

    [alliance.battle.primary-type, alliance.battle.base-attack-card]
    """
    if source == PRIMARY:
        card = content.heroes[state.heroes[hero].card]
        return _primary(card.kind, card.attack)
    played = content.cards[source]
    assert played.strike is not None
    return Blow(played.strike, "pet" in played.types, played.no_sight, not played.no_generic)


@cache
def _primary(kind: Kind, attack: int) -> Blow:
    return Blow(Strike(kind, attack))


def strength(state: State, content: Content, hero: int, attack: Blow, target: int) -> int:
    """Base attack and the bonuses of its type; a pet has only bonuses that name pets.

    [alliance.battle.attack-total, alliance.battle.base-attack-boost, alliance.pet.no-generic-bonus,
    alliance.cards.no-generic-bonus-icon, alliance.burst.no-pet]
    """
    return might(state, content, hero, attack) + edge(state, content, hero, attack, target)


def might(state: State, content: Content, hero: int, attack: Blow, auras: Bearers | None = None) -> int:
    """What an attack has from where the hero stands, regardless of the target; the auras in the Alliance may be
    known."""
    total = attack.strike.strength + (gear(state, content, hero).bonus.pet if attack.pet else 0)
    return total + attack_bonus(state, content, hero, attack.strike.kind, auras) if attack.generic else total


def edge(state: State, content: Content, hero: int, attack: Blow, target: int) -> int:
    """What an attack has over one target: an exhausted monster in an ambush, marked prey."""
    if not attack.generic:
        return 0
    total, ambush = 0, times(state, content, hero, "ambush")
    if ambush and target >= FIRST_MONSTER and not state.monsters[target].ready:
        total = 2 * ambush
    for mark in state.marks:
        if mark.on == target and mark.mark == "prey" and mark.by // HEROES == hero // HEROES:
            total += mark.amount
    return total


def defense(state: State, content: Content, hero: int, attack: Blow, target: int) -> Defense:
    """Armor, dodge and obstruction against a hero's attack.

    [alliance.battle.defense-sum, alliance.battle.obstruction-irreducible, alliance.pet.no-obstruction]
    """
    found = shelter(state, content, hero, attack, target)
    if not obstructed(state, content, hero, attack):
        return found
    return Defense(found.total + obstruction(state, state.heroes[hero].cell, cell_of(state, target)), found.die)


def obstructed(state: State, content: Content, hero: int, attack: Blow) -> bool:
    """Whether those who stand in the line count against an attack.  [alliance.pet.no-obstruction]"""
    return attack.strike.kind == "ranged" and not attack.blind and not has(state, content, hero, "clear-sight")


def shelter(state: State, content: Content, hero: int, attack: Blow, target: int) -> Defense:
    """Armor and dodge against a hero's attack, wherever it comes from.  [alliance.battle.defense-sum]"""
    plate, step, die = left_of_it(state, content, hero, attack, target)
    return Defense(max(0, plate + step - marked(state, target, "exposed")) if state.marks else plate + step, die)


def left_of_it(state: State, content: Content, hero: int, attack: Blow, target: int) -> tuple[int, int, bool]:
    """What an attack does not ignore of armor and of dodge; whether a power adds the die."""
    strike, mine = attack.strike, gear(state, content, hero).keywords
    plate, step, die = defenses(state, content, target, strike.kind)
    if strike.ignores == "armor" or "ignore-armor" in mine:
        plate = 0
    if strike.ignores == "dodge" or "ignore-dodge" in mine:
        step = 0
    if mine:
        plate, step = max(0, plate - mine.get("piercing", 0)), max(0, step - mine.get("tracking", 0))
    return plate, step, die


def defenses(state: State, content: Content, who: int, kind: Kind) -> tuple[int, int, bool]:
    """Armor, dodge, and whether a power adds the die."""
    if who < FIRST_MONSTER:
        return (*guards(state, content, who), False)
    monster = content.monsters[state.monsters[who].card]
    special = power(monster)
    more = special.against_melee if kind == "melee" else special.against_ranged
    return monster.armor + more, monster.dodge, special.defense_die


def monster_reach(content: Content, card: str) -> tuple[int, int]:
    monster = content.monsters[card]
    return power(monster).reach or (NEAR if monster.kind == "melee" else FAR)


def monster_targets(state: State, content: Content, who: int, cell: int) -> list[int]:
    """The heroes whom a monster could attack from a cell, whichever way it faces.  [alliance.battle.monsters-same]"""
    return monster_stands(state, content, who, (cell,))[cell]


def monster_stands(state: State, content: Content, who: int, cells: Collection[int]) -> dict[int, list[int]]:
    """For each of these cells the heroes whom a monster could attack from there; most are too far from all of them."""
    token = state.monsters[who]
    monster, far = content.monsters[token.card], DISTANCES[token.cell]
    reach = monster_reach(content, monster.id)
    most = max([far[cell] for cell in cells]) + reach[1]
    found: dict[int, list[int]] = {cell: [] for cell in cells}
    for hero, figure in enumerate(state.heroes):
        if far[figure.cell] <= most and can_be_attacked(state, content, hero):
            for cell in stands(state, cells, figure.cell, monster.kind, reach):
                found[cell].append(hero)
    return found


def monster_strength(state: State, content: Content, who: int, target: int) -> int:
    """Printed attack and special power, the die aside.  [alliance.battle.monster-attack-total, alliance.monster.pit]"""
    token = state.monsters[who]
    monster = content.monsters[token.card]
    special, total = power(monster), monster.attack - marked(state, who, "weak")
    if special.pack:
        cell = cell_of(state, target)
        mates = [other for other in state.monsters if other not in (who, target)]
        total += special.pack * sum(adjacent(state, cell, state.monsters[other].cell) for other in mates)
    return total - (in_pit(state, content, token.cell) and not special.flies)


def defense_against_monster(state: State, content: Content, who: int, target: int) -> int:
    """The defense of a hero, or of another monster, against a monster's attack.  [alliance.battle.monsters-same]"""
    plate, step = left_by_monster(state, content, who, target)
    total = max(0, plate + step - marked(state, target, "exposed"))
    if content.monsters[state.monsters[who].card].kind == "ranged":
        total += obstruction(state, state.monsters[who].cell, cell_of(state, target))
    return total


def left_by_monster(state: State, content: Content, who: int, target: int) -> tuple[int, int]:
    """What a monster's attack does not ignore of armor and of dodge.  [alliance.battle.monsters-same]"""
    monster = content.monsters[state.monsters[who].card]
    ignored = power(monster).ignores
    plate, step, _ = defenses(state, content, target, monster.kind)
    return 0 if ignored == "armor" else plate, 0 if ignored == "dodge" else step
