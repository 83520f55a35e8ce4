"""Who stands where, who is whose enemy, and who can be reached by what."""

from __future__ import annotations

from collections.abc import Iterable

from ..board import DISTANCES, PLACE, between, in_arc, near, needed, sees, walk
from ..content import Content
from ..content.definitions import FAR, NEAR, Kind
from ..state import FIRST_MONSTER, HEROES, NOBODY, State
from .abilities import gear, has


def taken(state: State, but: int = NOBODY) -> set[int]:
    """Where somebody stands: monsters and heroes, defeated ones too; the hero `but` is left out.

    [alliance.defeat.space-occupied]
    """
    found = {token.cell for token in state.monsters.values()}
    found.update([figure.cell for hero, figure in enumerate(state.heroes) if hero != but])
    return found


def enemies(state: State, hero: int) -> list[int]:
    """Monsters, and with PvP all heroes of other Alliances who stand.

    [alliance.pvp.enemies, alliance.pvp.off-neutral]
    """
    found = list(state.monsters)
    if state.pvp:
        seat = hero // HEROES
        found += [other for other, figure in enumerate(state.heroes) if other // HEROES != seat and not figure.down]
    return found


def cell_of(state: State, who: int) -> int:
    return state.heroes[who].cell if who < FIRST_MONSTER else state.monsters[who].cell


def enemy_cells(state: State, hero: int) -> set[int]:
    """Where the enemies of a hero stand."""
    found = {token.cell for token in state.monsters.values()}
    if state.pvp:
        seat = hero // HEROES
        found.update([one.cell for who, one in enumerate(state.heroes) if who // HEROES != seat and not one.down])
    return found


def enemy_rooms(state: State, hero: int) -> set[int]:
    """The rooms with an enemy of this hero."""
    return {PLACE[cell] for cell in enemy_cells(state, hero)}


def characters_in(state: State, place: int) -> list[int]:
    """All characters in a room who can be hurt, heroes first."""
    heroes = [who for who, figure in enumerate(state.heroes) if not figure.down and PLACE[figure.cell] == place]
    return heroes + [who for who, token in state.monsters.items() if PLACE[token.cell] == place]


def standing_cells(state: State, but: int = NOBODY) -> list[int]:
    """The cells of all who obstruct: monsters and heroes who are not defeated; the hero `but` is left out."""
    heroes = [figure.cell for hero, figure in enumerate(state.heroes) if not figure.down and hero != but]
    return heroes + [token.cell for token in state.monsters.values()]


def obstruction(state: State, start: int, end: int) -> int:
    """One for each character in a space that the line crosses; nobody blocks it.

    [alliance.battle.obstruction, alliance.battle.los-characters, alliance.defeat.no-obstruction]
    """
    crossed = between(start, end)
    return [cell in crossed for cell in standing_cells(state)].count(True) if crossed else 0


def adjacent(state: State, a: int, b: int) -> bool:
    return b in near(state.arches)[a]


def in_reach(state: State, start: int, end: int, kind: Kind, reach: tuple[int, int]) -> bool:
    """Range and walls, facing aside.  [alliance.battle.legal-targets]"""
    return bool(stands(state, (start,), end, kind, reach))


def stands(state: State, cells: Iterable[int], end: int, kind: Kind, reach: tuple[int, int]) -> list[int]:
    """Those of these spaces from which a target can be attacked, facing aside: a melee attack needs an adjacent target,
    a ranged one a free line.

    [alliance.battle.melee-range, alliance.battle.ranged-range, alliance.battle.los-wall]
    """
    if kind == "melee" and reach == NEAR:
        beside = near(state.arches)[end]
        return [cell for cell in cells if cell in beside]
    far, (least, most), shut = DISTANCES[end], reach, ~state.arches
    return [cell for cell in cells if least <= far[cell] <= most and not needed(cell, end) & shut]


def blind_stands(state: State, cells: Iterable[int], end: int, reach: tuple[int, int]) -> list[int]:
    """The same without sight: there must be a walk through open passages no longer than the range.

    [alliance.pet.no-los]
    """
    steps = walk(state.arches, end, reach[1])
    return [cell for cell in cells if steps.get(cell, -1) >= reach[0]]


def hero_reach(state: State, content: Content, hero: int, kind: Kind, reach: tuple[int, int] | None) -> tuple[int, int]:
    """The range of a hero's attack: its own, or the default one with what cards change of it."""
    least, most = reach or (NEAR if kind == "melee" else FAR)
    if kind == "ranged":
        keywords = gear(state, content, hero).keywords
        least, most = 1 if "point-blank" in keywords else least, most + keywords.get("far-shot", 0)
    return least, most


def hero_sees(state: State, hero: int, cell: int) -> bool:
    """In the arc and with a free line, as for an attack.  [alliance.cards.target-los]"""
    figure = state.heroes[hero]
    return in_arc(figure.cell, figure.facing, cell) and sees(state.arches, figure.cell, cell)


def can_be_attacked(state: State, content: Content, hero: int) -> bool:
    """Not defeated, and not hidden.  [alliance.defeat.untargetable, alliance.cards.hide-krom]"""
    figure = state.heroes[hero]
    return not figure.down and (figure.attacked or not has(state, content, hero, "hidden"))


def protected(state: State, attacker: int, target: int) -> bool:
    """A hero on the own Starting Tile neither attacks rival heroes nor is attacked by them.

    [alliance.pvp.safe-tile-target, alliance.pvp.safe-tile-attacker, alliance.pvp.safe-tile-color]
    """
    return at_home(state, attacker) or at_home(state, target)


def at_home(state: State, hero: int) -> bool:
    return PLACE[state.heroes[hero].cell] == state.alliances[hero // HEROES].home
