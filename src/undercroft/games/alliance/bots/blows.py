"""Blows worth striking: where the hero can get to, with what it can strike, whom, and what that would bring.

Everything here uses only what the acting seat may know: its own hand and what lies open on the table.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from ..board import distance, near
from ..content import Content
from ..content.definitions import Card
from ..rules import battle, movement
from ..rules.abilities import health, room_for, to_defeat, value
from ..rules.cards import uses
from ..rules.ground import Ground
from ..rules.reach import cell_of, enemies
from ..rules.strengths import Blow, blow, defense, strength
from ..rules.xp import ranking
from ..state import FIRST_MONSTER, HEROES, State, Turn


class Way(NamedTuple):
    """How to get to a space: the Speed points, and the space of the first step (-1: none is needed)."""

    cost: int
    first: int = -1


class Swing(NamedTuple):
    """An attack that the hero could make in this activation: with what, and the cards to be played for it."""

    source: str
    attack: Blow
    more: int
    cards: tuple[str, ...]
    second: bool = False


class Plan(NamedTuple):
    """The best blow in sight: its worth, where to stand, whom to strike, how."""

    worth: float
    cell: int
    target: int
    swing: Swing
    damage: int
    needed: int


def ways(state: State, content: Content, hero: int, points: int) -> dict[int, Way]:
    """The spaces where the hero could end its movement with so many Speed points, its own included."""
    ground, start = Ground(state, content, hero), state.heroes[hero].cell
    best: dict[int, Way] = {start: Way(0)}
    queue = [(0, start)]
    while queue:
        cost, cell = heappop(queue)
        if cost > best[cell].cost:
            continue
        after = cost + ground.leaving(cell)
        if after > points:
            continue
        for other in ground.near[cell]:
            if other not in ground.foes and (other not in best or after < best[other].cost):
                best[other] = Way(after, other if cell == start else best[cell].first)
                heappush(queue, (after, other))
    return {cell: way for cell, way in best.items() if cell not in ground.taken}


def swings(state: State, content: Content, turn: Turn) -> list[Swing]:
    """Every attack that the hero has or holds, with the bonus cards in hand that go with it."""
    hero = turn.hero
    if not battle.may_attack(state, turn):
        return []
    hand = state.alliances[hero // HEROES].hand
    mine = [content.cards[id] for id in hand if content.usable[state.heroes[hero].card, id]]
    playable = [
        card for card in mine if room_for(state, content, hero, card) and affordable(state, content, turn, card)
    ]
    found = [_swing(state, content, hero, source, (), playable) for source in battle.sources(state, content, turn)]
    for card in playable:
        if card.strike is not None and any(use in ("", "attack") for use in uses(state, content, turn, card)):
            rest = [one for one in playable if not set(one.types) & set(card.types)]
            found.append(_swing(state, content, hero, card.id, (card.id,), rest))
    return found


def affordable(state: State, content: Content, turn: Turn, card: Card) -> bool:
    return not card.speed_cost or card.speed_cost <= movement.left(state, content, turn)


def _swing(
    state: State, content: Content, hero: int, source: str, first: tuple[str, ...], playable: list[Card]
) -> Swing:
    """The strongest cards for this attack, one of each type."""
    attack = blow(state, content, hero, source)
    more, chosen, types = 0, list(first), set[str]()
    for card in sorted(playable, key=lambda card: -boost(card, attack)):
        gained = boost(card, attack)
        if gained > 0 and not types & set(card.types) and card.aim in ("none", "ally"):
            more += gained
            chosen.append(card.id)
            types |= set(card.types)
    second = any("second-attack" in content.cards[id].keywords for id in chosen)
    return Swing(source, attack, more, tuple(chosen), second)


def boost(card: Card, attack: Blow) -> int:
    """What a bonus card adds to an attack; the card that strikes itself adds nothing."""
    if card.strike is not None and not card.either:
        return 0
    if not attack.generic:
        return card.bonus.pet
    return card.bonus.melee if attack.strike.kind == "melee" else card.bonus.ranged


def plans(state: State, content: Content, turn: Turn, reach: dict[int, Way]) -> list[Plan]:
    """All blows that would hurt, from every space in reach, the best first."""
    hero, found = turn.hero, list[Plan]()
    figure, foes = state.heroes[hero], enemies(state, hero)
    if not foes:
        return []
    here, options = figure.cell, swings(state, content, turn)
    for swing in options:
        farthest = (swing.attack.strike.reach or (1, 1 if swing.attack.strike.kind == "melee" else 3))[1] + 1
        for target in foes:
            if target in turn.struck and not swing.attack.pet:
                continue
            where = cell_of(state, target)
            cells = [cell for cell in reach if distance(cell, where) <= farthest]
            found += _from_cells(state, content, turn, swing, target, cells, reach)
    figure.cell = here
    return sorted(found, key=lambda plan: (-plan.worth, plan.cell, plan.target))


def _from_cells(
    state: State, content: Content, turn: Turn, swing: Swing, target: int, cells: list[int], reach: dict[int, Way]
) -> list[Plan]:
    """The blows with one attack on one target; the hero is put there in thought and back again."""
    figure, where, found = state.heroes[turn.hero], cell_of(state, target), list[Plan]()
    here, left = figure.cell, to_defeat(state, content, target)
    for cell in cells:
        figure.cell = cell
        if not battle.in_range(state, content, turn.hero, swing.attack, where):
            continue
        damage = hurt(state, content, turn.hero, swing, target)
        if damage > 0 and battle.may_be_target(state, content, turn.hero, target):
            worth = worth_of(state, content, turn.hero, target, damage, left)
            worth -= 0.1 * len(swing.cards) + 0.02 * reach[cell].cost + danger(state, content, turn.hero, cell)
            found.append(Plan(worth, cell, target, swing, damage, left))
    figure.cell = here
    return found


def hurt(state: State, content: Content, hero: int, swing: Swing, target: int) -> int:
    """The damage to be expected of a swing with all its cards."""
    against = defense(state, content, hero, swing.attack, target)
    total = strength(state, content, hero, swing.attack, target) + swing.more - against.total
    return total - 1 if against.die else total


def worth_of(state: State, content: Content, hero: int, target: int, damage: int, left: int) -> float:
    """XP for a defeat, shared as it would be; part of it for wounds that lead there."""
    seat = hero // HEROES
    if target < FIRST_MONSTER:
        return 2.0 * (damage // 2) + 0.2 * damage + (1.5 if damage >= left else 0.0)
    token = state.monsters[target]
    total = value(content, token.card)
    if damage >= left:
        order = ranking(token.wounds + (seat,) * damage)
        share = total if len(order) == 1 else (*content.monsters[token.card].xp, 0, 0)[order.index(seat)]
        return 3.0 * share + 1.0
    return 1.6 * total * damage / content.monsters[token.card].health


def danger(state: State, content: Content, hero: int, cell: int) -> float:
    """A little fear of standing among enemies with few wounds to spare."""
    spare = health(state, content, hero) - state.heroes[hero].wounds - state.heroes[hero].poison
    beside = sum(token.cell in near(state.arches)[cell] for token in state.monsters.values())
    return beside * (0.25 if spare > 3 else 0.6)
