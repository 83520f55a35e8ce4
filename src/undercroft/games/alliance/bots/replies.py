"""Reactions that tell: what a card spares the hero who is attacked, and what it does to the attacker."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from ..content import AllianceTable, Content
from ..content.definitions import Card, Guard, Riposte, Strike
from ..rules.abilities import gear, power, to_defeat
from ..rules.battle import can_strike_back
from ..rules.options import Reaction
from ..rules.reach import adjacent, cell_of
from ..rules.strengths import Blow, defense, strength
from ..state import FIRST_MONSTER, State

FALL = 3.0
"""What it is worth, beyond its wounds, that a hero does not fall."""


def react(t: AllianceTable, ask: Ask[Any]) -> Any:
    """The Reaction that does most, the first of equals; none against a blow that it does nothing about."""
    power, shield = ask.about["strength"], ask.about["defense"]
    assert isinstance(power, int)
    assert isinstance(shield, int)
    damage = max(0, power - shield)
    return max(ask.options, key=lambda one: worth(t, one, damage) if isinstance(one, Reaction) else 0.0)


def worth(t: AllianceTable, option: Reaction, damage: int) -> float:
    """Wounds that are spared, a fall above all, and wounds for the attacker by who still stands then."""
    state, content, card = t.state, t.content, t.content.cards[option.card]
    left = to_defeat(state, content, option.target)
    before, after = min(damage, left), min(max(0, damage - _stops(state, content, card, option)), left)
    spared = before - after + (FALL if after < before == left else 0.0)
    if after == left and option.hero == option.target:
        return spared
    return spared + _strikes_back(state, content, card, option)


def _stops(state: State, content: Content, card: Card, option: Reaction) -> int:
    """By how much less the blow hurts."""
    guard = sum(effect.amount for effect in card.effects if isinstance(effect, Guard))
    if option.hero != option.target:
        return guard
    return guard + ("tough" in card.keywords) + shields(state, content, card, option.by)


def shields(state: State, content: Content, card: Card, by: int) -> int:
    """What the armor and dodge of a card are good for against an attacker who may ignore one of them."""
    ignored: tuple[str, ...]
    if by >= FIRST_MONSTER:
        ignored = (f"ignore-{power(content.monsters[state.monsters[by].card]).ignores}",)
    else:
        ignored = tuple(gear(state, content, by).keywords)
    return card.bonus.armor * ("ignore-armor" not in ignored) + card.bonus.dodge * ("ignore-dodge" not in ignored)


def _strikes_back(state: State, content: Content, card: Card, option: Reaction) -> float:
    """The wounds of a riposte that reaches the attacker, and of retribution on one who stands next to the hero."""
    found, cells = 0.0, (cell_of(state, option.hero), cell_of(state, option.by))
    for effect in card.effects:
        if isinstance(effect, Riposte):
            found += _riposte(state, content, effect.strike, option)
    return found + ("retribution" in card.keywords and option.hero == option.target and adjacent(state, *cells))


def _riposte(state: State, content: Content, strike: Strike, option: Reaction) -> float:
    blow = Blow(strike)
    if not can_strike_back(state, content, option.hero, blow, option.by):
        return 0.0
    total = strength(state, content, option.hero, blow, option.by)
    return max(0.0, total - defense(state, content, option.hero, blow, option.by).total)
