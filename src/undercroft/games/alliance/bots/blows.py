"""Blows worth striking: where the hero can get to, with what it can strike, whom, and what that would bring.

Everything here uses only what the acting seat may know: its own hand and what lies open on the table.
"""

from __future__ import annotations

from typing import NamedTuple

from ..board import DISTANCES, between, near
from ..content import Content
from ..content.definitions import Card
from ..rules import battle, movement
from ..rules.abilities import gear, health, room_for, to_defeat, value
from ..rules.cards import uses
from ..rules.ground import Ground
from ..rules.reach import cell_of, enemies, hero_reach, standing_cells
from ..rules.strengths import Blow, blow, edge, might, obstructed, shelter
from ..rules.xp import ranking
from ..state import FIRST_MONSTER, HEROES, State, Turn, own


class Reach(NamedTuple):
    """Where a hero could end its movement: the Speed points, and the space of the first step (-1: none is needed)."""

    costs: dict[int, int]
    first: dict[int, int]


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


def ways(state: State, content: Content, hero: int, points: int, shunned: frozenset[int] = frozenset()) -> Reach:
    """The spaces where the hero could end its movement with so many Speed points, its own included; it sets no foot on
    the shunned ones."""
    ground, start = Ground(state, content, hero), state.heroes[hero].cell
    near, foes, hindered, pits = ground.near, ground.foes | shunned, ground.hindered(), ground.pits
    costs, first = {start: 0}, {start: -1}
    rings: list[list[int]] = [[start], *([] for _ in range(points))]
    for cost, ring in enumerate(rings):
        for cell in sorted(ring):
            after = cost + 1 + (cell in hindered) + (cell in pits)
            if cost > costs[cell] or after > points:
                continue
            begun = first[cell]
            for other in near[cell]:
                if after < costs.get(other, 99) and other not in foes:
                    costs[other], first[other] = after, other if begun < 0 else begun
                    rings[after].append(other)
    for cell in ground.taken:
        costs.pop(cell, None)
    return Reach(costs, first)


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


def plans(state: State, content: Content, turn: Turn, costs: dict[int, int]) -> list[Plan]:
    """All blows that would hurt, from every space in reach, the best first."""
    hero, found = turn.hero, list[Plan]()
    foes = enemies(state, hero)
    if not foes:
        return []
    spots, far = Spots(state, content, hero), DISTANCES[state.heroes[hero].cell]
    steps = max([far[cell] for cell in costs], default=0)
    for swing in swings(state, content, turn):
        strike = swing.attack.strike
        most = steps + hero_reach(state, content, hero, strike.kind, strike.reach)[1]
        for target in foes:
            where = cell_of(state, target)
            if turn.attacked and not battle.in_front(state, content, hero, swing.attack, where):
                continue  # no turning any more
            if far[where] <= most and (target not in turn.struck or swing.attack.pet):
                found += _blows(spots, swing, target, costs)
    return sorted(found, key=lambda plan: (-plan.worth, plan.cell, plan.target))


class Spots:
    """What a hero would be worth on other spaces: it is put there in thought, once for each."""

    def __init__(self, state: State, content: Content, hero: int) -> None:
        self.state, self.content, self.hero = state, content, hero
        self.others = standing_cells(state, but=hero)
        self.near, self.beasts = near(state.arches), [token.cell for token in state.monsters.values()]
        self.fear = fear(state, content, hero)
        seat = own(hero // HEROES)
        self.uneven = bool(state.challenges) or any(gear(state, content, ally).auras for ally in seat)
        """Whether an attack is stronger in some spaces than in others."""
        self._might: dict[tuple[int, str], int] = {}

    def danger(self, cell: int) -> float:
        """A little fear of standing among enemies."""
        return self.fear * sum(map(self.near[cell].__contains__, self.beasts))

    def might(self, cell: int, swing: Swing) -> int:
        key = cell if self.uneven else -1, swing.source
        if key not in self._might:
            figure = self.state.heroes[self.hero]
            here, figure.cell = figure.cell, cell
            self._might[key] = might(self.state, self.content, self.hero, swing.attack)
            figure.cell = here
        return self._might[key]

    def in_the_way(self, cell: int, target: int) -> int:
        """How many stand in the line; the hero itself has left its space."""
        crossed = between(cell, target)
        return sum(map(crossed.__contains__, self.others)) if crossed else 0


def _blows(spots: Spots, swing: Swing, target: int, costs: dict[int, int]) -> list[Plan]:
    """The blows with one attack on one target: the damage to be expected of it with all its cards."""
    state, content, hero, attack = spots.state, spots.content, spots.hero, swing.attack
    where = cell_of(state, target)
    cells = battle.stands_for(state, content, hero, attack, where, costs)
    if not cells or not battle.may_be_target(state, content, hero, target):
        return []
    against, found = shelter(state, content, hero, attack, target), list[Plan]()
    more = swing.more + edge(state, content, hero, attack, target) - against.total - against.die
    left, obstacles = to_defeat(state, content, target), obstructed(state, content, hero, attack)
    for cell in cells:
        damage = spots.might(cell, swing) + more - (spots.in_the_way(cell, where) if obstacles else 0)
        if damage > 0:
            worth = worth_of(state, content, hero, target, damage, left)
            worth -= 0.1 * len(swing.cards) + 0.02 * costs[cell] + spots.danger(cell)
            found.append(Plan(worth, cell, target, swing, damage, left))
    return found


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


def fear(state: State, content: Content, hero: int) -> float:
    """Of each enemy beside the hero; more with few wounds to spare."""
    spare = health(state, content, hero) - state.heroes[hero].wounds - state.heroes[hero].poison
    return 0.25 if spare > 3 else 0.6
