"""What the strength and the defense of a blow are made of, by name: the log tells it."""

from __future__ import annotations

from ..content import AllianceTable
from ..content.definitions import Kind
from ..state import FIRST_MONSTER, HEROES, State, own
from .abilities import has, in_pit, marked, nearby, power
from .strengths import Blow, defenses, edge, left_by_monster, left_of_it, monster_strength

Account = tuple[tuple[str, int], ...]
"""Cards and other reasons, each with what it adds or takes away. A card is named by its own text (`card-...`)."""


def of_strength(t: AllianceTable, hero: int, attack: Blow, target: int) -> Account:
    """What is added to the base attack of a hero or its pet.  [alliance.battle.attack-total]"""
    state, figure = t.state, t.state.heroes[hero]
    if not attack.generic:
        return _told(_worn(t, hero, "pet") if attack.pet else [])
    kind = attack.strike.kind
    found = [*_worn(t, hero, kind), *_auras(t, hero, kind)]
    found.append(("by-burst", int(figure.burst == "attack")))
    found.append(("by-weak", -marked(state, hero, "weak")))
    pit = in_pit(state, t.content, figure.cell) and not has(state, t.content, hero, "trap-proof")
    found.append(("by-pit", -int(pit)))
    prey = _prey(state, hero, target)
    found.append(("by-ambush", edge(state, t.content, hero, attack, target) - prey))
    return _told([*found, ("by-prey", prey)])


def _prey(state: State, hero: int, target: int) -> int:
    marks = [one for one in state.marks if one.on == target and one.mark == "prey"]
    return sum([one.amount for one in marks if one.by // HEROES == hero // HEROES])


def of_monster_strength(t: AllianceTable, who: int, target: int, bonus: int) -> Account:
    """What is added to the printed attack of a monster, the die aside; `bonus`: what a solo card gives.

    [alliance.battle.monster-attack-total, alliance.monster.pit]
    """
    state, token = t.state, t.state.monsters[who]
    card = t.content.monsters[token.card]
    weak = marked(state, who, "weak")
    pit = int(in_pit(state, t.content, token.cell) and not power(card).flies)
    pack = monster_strength(state, t.content, who, target) - card.attack + weak + pit
    return _told([("by-pack", pack), ("by-weak", -weak), ("by-pit", -pit), (f"solo-{state.solo_card}", bonus)])


def of_defense(t: AllianceTable, hero: int, attack: Blow, target: int) -> Account:
    """What changes the printed armor and dodge of a hero's target, those in the line and the die aside.

    [alliance.battle.defense-sum]
    """
    plate, step, _ = left_of_it(t.state, t.content, hero, attack, target)
    return _defense(t, target, attack.strike.kind, plate, step)


def of_defense_against_monster(t: AllianceTable, who: int, target: int) -> Account:
    """[alliance.battle.defense-sum, alliance.battle.monsters-same]"""
    kind = t.content.monsters[t.state.monsters[who].card].kind
    return _defense(t, target, kind, *left_by_monster(t.state, t.content, who, target))


def _defense(t: AllianceTable, target: int, kind: Kind, plate: int, step: int) -> Account:
    """`plate` and `step`: the armor and dodge that the attack does not ignore."""
    armor, dodge, _ = defenses(t.state, t.content, target, kind)
    if target < FIRST_MONSTER:
        found = _shields(t, target, "armor") + _shields(t, target, "dodge")
    else:
        found = [(f"by-{kind}", armor - t.content.monsters[t.state.monsters[target].card].armor)]
    exposed = min(marked(t.state, target, "exposed"), plate + step)
    return _told([*found, ("by-no-armor", plate - armor), ("by-no-dodge", step - dodge), ("by-exposed", -exposed)])


def _shields(t: AllianceTable, hero: int, ability: str) -> list[tuple[str, int]]:
    return [*_worn(t, hero, ability), *_auras(t, hero, ability)]


def _worn(t: AllianceTable, hero: int, ability: str) -> list[tuple[str, int]]:
    """What the hero's own cards and the artifacts of its Alliance give."""
    figure = t.state.heroes[hero]
    cards = [card for card in figure.column if card not in figure.based]
    cards += t.state.alliances[hero // HEROES].artifacts
    return [(f"card-{card}", getattr(t.content.cards[card].bonus, ability)) for card in cards]


def _auras(t: AllianceTable, hero: int, ability: str) -> list[tuple[str, int]]:
    """What the cards of allies nearby give; those of the fallen have no effect.  [alliance.battle.attack-auras]"""
    seat, found = hero // HEROES, list[tuple[str, int]]()
    for ally in own(seat):
        bearer = t.state.heroes[ally]
        for card in () if bearer.down else bearer.column + t.state.alliances[seat].artifacts:
            aura = t.content.cards[card].aura
            if aura is not None and nearby(t.state, hero, [(ally, aura)]):
                found.append((f"card-{card}", getattr(aura.bonus, ability)))
    return found


def _told(found: list[tuple[str, int]]) -> Account:
    """Without what changes nothing; what two cards of a name or two abilities of a card give is one figure."""
    sums: dict[str, int] = {}
    for name, value in found:
        sums[name] = sums.get(name, 0) + value
    return tuple([(name, value) for name, value in sums.items() if value])
