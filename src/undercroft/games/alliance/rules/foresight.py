"""What people see before they decide: how far Speed lasts and whom one could still attack there, and what a monster can
strike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from undercroft.kernel import Ask, Value
from undercroft.toolkit.pointing import Prospect, Threat, meant

from .. import ids
from ..board import CELLS, PLACE, sees
from ..content import AllianceTable
from ..state import FIRST_MONSTER, HEROES, Turn
from . import battle, monsters
from .abilities import marked
from .ground import Ground
from .movement import left
from .options import Move
from .reach import at_home, can_be_attacked, cell_of, enemies, stands
from .strengths import blow, monster_reach


def reach(t: AllianceTable, ask: Ask[Value]) -> Iterator[Prospect]:
    """The spaces where the active hero could end its movement, be it after several steps.

    [alliance.move.step-cost, alliance.move.end-empty]
    """
    turn = t.state.turn
    if ask.key != "act" or turn is None or not any(isinstance(option, Move) for option in ask.options):
        return
    came, targets = ways(t, turn), prey(t, turn)
    here, taken = t.state.heroes[turn.hero].cell, Ground(t.state, t.content, turn.hero).taken
    for cell in came:
        if cell != here and cell not in taken:
            path, at = list[str](), cell
            while at != here:
                path.append(ids.cell(at))
                at = came[at]
            found = [ids.piece(who) for who, cells in targets.items() if cell in cells]
            yield Prospect(ids.cell(cell), tuple(path[::-1]), tuple(found))


def ways(t: AllianceTable, turn: Turn) -> dict[int, int]:
    """The spaces that the Speed points reach, each with the space before it on the cheapest way, its own first.

    [alliance.move.step-cost, alliance.move.leave-penalty, alliance.move.not-through-enemies]
    """
    ground, here = Ground(t.state, t.content, turn.hero), t.state.heroes[turn.hero].cell
    rest, came, edge = {here: left(t.state, t.content, turn)}, {here: here}, [here]
    for cell in edge:
        after = rest[cell] - ground.leaving(cell)
        for other in ground.near[cell] if after >= 0 else ():
            if other not in ground.foes and after > rest.get(other, -1):
                rest[other], came[other] = after, cell
                edge.append(other)
    return came


def prey(t: AllianceTable, turn: Turn) -> dict[int, frozenset[int]]:
    """Whom the active hero could still attack after a step, and from which spaces; it may turn for nothing.

    [alliance.hero.two-attacks, alliance.battle.legal-targets, alliance.move.spin-free]
    """
    state, content, hero = t.state, t.content, turn.hero
    moved = msgspec.structs.replace(turn, spent=True)
    made = [blow(state, content, hero, source) for source in battle.sources(state, content, moved)]
    found: dict[int, frozenset[int]] = {}
    for who in enemies(state, hero):
        if who not in turn.struck:
            at, cells = cell_of(state, who), allowed(t, hero, who)
            from_there = [battle.stands_for(state, content, hero, attack, at, cells) for attack in made]
            found[who] = frozenset[int]().union(*from_there)
    return found


def allowed(t: AllianceTable, hero: int, target: int) -> Sequence[int]:
    """The spaces from which a hero may attack somebody, range and sight aside: a rival at home from none, and no rival
    from its own home.

    [alliance.pvp.safe-tile-target, alliance.pvp.safe-tile-attacker]
    """
    if target >= FIRST_MONSTER:
        return range(CELLS)
    if not can_be_attacked(t.state, t.content, target) or at_home(t.state, target):
        return ()
    home = t.state.alliances[hero // HEROES].home
    return [cell for cell in range(CELLS) if PLACE[cell] != home]


def threat(t: AllianceTable, id: str) -> Threat | None:
    """The spaces that a monster can attack now and after its movement, whichever way it turns.

    [alliance.monster.speed, alliance.monster.spin, alliance.battle.monsters-same]
    """
    state, content, who = t.state, t.content, meant(id, ids.piece, t.state.monsters)
    if who is None:
        return None
    token, ground = state.monsters[who], [cell for cell, place in enumerate(PLACE) if place in state.tiles]
    heroes = [hero for hero in range(len(state.heroes)) if can_be_attacked(state, content, hero)]
    seen = tuple([ids.piece(hero) for hero in heroes if sees(state.arches, token.cell, state.heroes[hero].cell)])
    if marked(state, who, "dazed"):
        return Threat(seen=seen)
    kind, far = content.monsters[token.card].kind, monster_reach(content, token.card)
    posts = monsters.reach(state, content, who)
    now = [ids.cell(cell) for cell in ground if stands(state, (token.cell,), cell, kind, far)]
    soon = [ids.cell(cell) for cell in ground if stands(state, posts, cell, kind, far)]
    return Threat(tuple(now), tuple(soon), seen)
