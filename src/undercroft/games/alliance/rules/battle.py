"""Battles: who may be attacked with what, and the attack itself."""

from __future__ import annotations

from collections.abc import Collection

from ..board import DISTANCES, PLACE, in_arc
from ..content import AllianceTable, Content
from ..content.definitions import Strike
from ..events import NoRiposte
from ..state import FIRST_MONSTER, State, Turn
from . import accounts, onslaught, reactions, wounds
from .abilities import has, marked, power, times, toughness
from .effects import put_mark
from .options import PRIMARY
from .reach import (
    adjacent,
    blind_stands,
    can_be_attacked,
    cell_of,
    characters_in,
    enemies,
    hero_reach,
    protected,
    stands,
)
from .strengths import Blow, blow, defense, defense_against_monster, obstructed, strength


def may_attack(state: State, turn: Turn) -> bool:
    """No attack after a second movement, on a rest, or while dazed.

    [alliance.hero.second-movement-no-attack, alliance.rest.no-attack, alliance.pet.needs-able-hero]
    """
    if turn.movement != 1 or turn.resting or turn.over:
        return False
    return not state.marks or not marked(state, turn.hero, "dazed")


def attacks_left(state: State, content: Content, turn: Turn) -> int:
    """One attack, two without any Speed point spent; a card may grant one more.

    [alliance.hero.one-attack, alliance.hero.two-attacks, alliance.hero.two-attacks-speed-test]
    """
    return _left(state, content, turn) if may_attack(state, turn) else 0


def _left(state: State, content: Content, turn: Turn) -> int:
    return (1 if turn.spent else 2) + times(state, content, turn.hero, "second-attack") - len(turn.struck)


def sources(state: State, content: Content, turn: Turn) -> list[str]:
    """What the active hero can still attack with: the primary attack, attack cards, pets.

    [alliance.pet.free-attack, alliance.pet.no-double]
    """
    if not may_attack(state, turn):
        return []
    figure, left = state.heroes[turn.hero], _left(state, content, turn)
    found = [PRIMARY] if left > 0 else []
    for id in figure.column:
        card = content.cards[id]
        if card.strike is None or turn.strikes.count(id) >= figure.column.count(id) or id in found:
            continue
        if (not card.either or id in figure.based) and (left > 0 or "pet" in card.types):
            found.append(id)
    return found


def targets(state: State, content: Content, turn: Turn, source: str) -> list[int]:
    """Enemies in range and line of sight; a further attack is for a different enemy, a pet's for any.

    [alliance.battle.legal-targets, alliance.pvp.attack, alliance.hero.two-attacks]
    """
    hero, attack = turn.hero, blow(state, content, turn.hero, source)
    most = hero_reach(state, content, hero, attack.strike.kind, attack.strike.reach)[1]
    far = DISTANCES[state.heroes[hero].cell]
    return [
        who
        for who in enemies(state, hero)
        if far[cell_of(state, who)] <= most
        and (attack.pet or who not in turn.struck)
        and can_strike(state, content, hero, attack, who)
    ]


def can_strike(state: State, content: Content, hero: int, attack: Blow, target: int) -> bool:
    """Whether a target is in range, arc and sight, and may be attacked at all."""
    cell = cell_of(state, target)
    if not in_range(state, content, hero, attack, cell):
        return False
    return in_front(state, content, hero, attack, cell) and may_be_target(state, content, hero, target)


def in_front(state: State, content: Content, hero: int, attack: Blow, cell: int) -> bool:
    """[alliance.battle.facing-arc]"""
    figure = state.heroes[hero]
    return attack.blind or in_arc(figure.cell, figure.facing, cell) or has(state, content, hero, "arc-free")


def in_range(state: State, content: Content, hero: int, attack: Blow, cell: int) -> bool:
    """Range and walls, facing aside."""
    return bool(stands_for(state, content, hero, attack, cell, (state.heroes[hero].cell,)))


def stands_for(state: State, content: Content, hero: int, attack: Blow, cell: int, cells: Collection[int]) -> list[int]:
    """Those of these spaces from which the hero could strike a target on `cell`.  [alliance.pet.no-los]"""
    strike = attack.strike
    reach = hero_reach(state, content, hero, strike.kind, strike.reach)
    if attack.blind:
        return blind_stands(state, cells, cell, reach)
    return stands(state, cells, cell, strike.kind, reach)


def may_be_target(state: State, content: Content, hero: int, target: int) -> bool:
    """[alliance.defeat.untargetable, alliance.pvp.safe-tile-monsters]"""
    if target >= FIRST_MONSTER:
        return True
    return can_be_attacked(state, content, target) and not protected(state, hero, target)


async def hero_attack(t: AllianceTable, turn: Turn, source: str, target: int) -> None:
    """An attack of the active hero or its pet.  [alliance.battle.steps, alliance.hero.attack-spell-counts]"""
    attack = blow(t.state, t.content, turn.hero, source)
    if source != PRIMARY:
        turn.strikes += (source,)
    if not attack.pet:
        turn.struck += (target,)
    turn.attacked = True
    t.state.heroes[turn.hero].attacked = True
    await strike(t, turn.hero, attack, target, "none" if source == PRIMARY else source)


async def strike(t: AllianceTable, hero: int, attack: Blow, target: int, source: str = "none") -> None:
    """Strength against defense, then what the blow does.  [alliance.battle.damage]"""
    power = onslaught.Sum(strength(t.state, t.content, hero, attack, target))
    if t.watched:
        power = onslaught.Sum(power.total, parts=accounts.of_strength(t, hero, attack, target))
    reply = reactions.Reply()
    if target < FIRST_MONSTER:
        reply = await reactions.react(
            t, hero, target, power.total, lambda state: defense(state, t.content, hero, attack, target).total
        )
    parts = accounts.of_defense(t, hero, attack, target) if t.watched else ()
    shield = await onslaught.shield_of(t, target, defense(t.state, t.content, hero, attack, target).total, parts)
    less = reply.guard, toughness(t.state, t.content, target)
    damage = max(0, power.total - shield.total - sum(less))
    if t.log is not None:
        covered = obstructed(t.state, t.content, hero, attack)
        onslaught.tell(t, hero, target, power, shield, damage, less, source, attack.strike.kind, covered)
    await _hit(t, hero, attack.strike, target, damage)
    await answer(t, target, hero, reply)


async def _hit(t: AllianceTable, hero: int, attack: Strike, target: int, damage: int) -> None:
    """Wounds on the target, then on those around it."""
    state = t.state
    cell, thorns = cell_of(state, target), 0
    others = [who for who in characters_in(state, PLACE[cell]) if who != target] if attack.room else []
    around = [who for who in enemies(state, hero) if who != target] if attack.splash else []
    around = [who for who in around if adjacent(state, cell, cell_of(state, who))]
    if target >= FIRST_MONSTER and damage and adjacent(state, cell, state.heroes[hero].cell):
        thorns = power(t.content.monsters[state.monsters[target].card]).thorns
    await wounds.inflict(t, hero, target, damage)
    if damage and attack.mark is not None and still_there(t.state, target):
        put_mark(t, hero, target, attack.mark)
    for who in others:
        await residual(t, hero, who, attack.room, "room")
    for who in around:
        await residual(t, hero, who, attack.splash, "splash")
    if thorns:
        await wounds.wound_hero(t, hero, thorns, cause="thorns")


def still_there(state: State, who: int) -> bool:
    return who in state.monsters if who >= FIRST_MONSTER else not state.heroes[who].down


async def residual(t: AllianceTable, hero: int, who: int, amount: int, cause: str) -> None:
    """Damage besides the attack itself. It hurts rival heroes even without PvP, but then earns nothing.

    [alliance.pvp.off-area-damage]
    """
    if still_there(t.state, who):
        await wounds.inflict(t, hero, who, amount, cause=cause)


async def monster_attack(t: AllianceTable, who: int, target: int, bonus: int = 0) -> None:
    """A monster attacks a hero.

    [alliance.battle.monsters-same, alliance.battle.hero-wounds, alliance.battle.monster-attack-total]
    """
    special = power(t.content.monsters[t.state.monsters[who].card])
    attack = await onslaught.strength_of(t, who, target, bonus)
    reply = await reactions.react(
        t, who, target, attack.total, lambda state: defense_against_monster(state, t.content, who, target)
    )
    parts = accounts.of_defense_against_monster(t, who, target) if t.watched else ()
    shield = onslaught.Sum(defense_against_monster(t.state, t.content, who, target), parts=parts)
    less = reply.guard, toughness(t.state, t.content, target)
    damage = max(0, attack.total - shield.total - sum(less))
    kind = t.content.monsters[t.state.monsters[who].card].kind
    onslaught.tell(t, who, target, attack, shield, damage, less, kind=kind)
    swept = onslaught.swept(t.state, who, target) if special.sweep else []
    await wounds.wound_hero(t, target, damage, poison=special.poison)
    for hero in swept:
        await wounds.wound_hero(t, hero, special.sweep, cause="sweep")
    await answer(t, target, who, reply)


async def answer(t: AllianceTable, target: int, attacker: int, reply: reactions.Reply) -> None:
    """After the attack: retribution on anyone who stands next to the target, and ripostes of heroes who still stand.

    [alliance.reaction.when]
    """
    if target < FIRST_MONSTER and adjacent(t.state, t.state.heroes[target].cell, cell_of(t.state, attacker)):
        thorns = times(t.state, t.content, target, "retribution")
        await wounds.inflict(t, target, attacker, thorns, cause="retribution")
    for hero, blade, card in reply.ripostes:
        if can_strike_back(t.state, t.content, hero, Blow(blade), attacker):
            t.state.heroes[hero].attacked = True
            await strike(t, hero, Blow(blade), attacker, card)
        elif still_there(t.state, attacker):
            t.tell(NoRiposte(hero=t.state.heroes[hero].card, figure=hero, cites=("alliance.reaction.when",)))


def can_strike_back(state: State, content: Content, hero: int, attack: Blow, attacker: int) -> bool:
    """A hero who stands turns on an attacker in range, whichever way it faced; not one that has forgone its attack or
    is dazed.

    [alliance.hero.second-movement-no-attack, alliance.rest.no-attack]
    """
    figure = state.heroes[hero]
    if figure.down or figure.peaceful or marked(state, hero, "dazed") or not still_there(state, attacker):
        return False
    in_reach_of_it = in_range(state, content, hero, attack, cell_of(state, attacker))
    return in_reach_of_it and may_be_target(state, content, hero, attacker)
