"""What a seasoned player sees at a glance: reachable spaces, blows worth striking, doors, chests, threats.

Everything here uses only what the acting seat may know: its own hand and what lies open on the table.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from .content import Content
from .content.definitions import Card, Exhaust, Heal, Mark
from .geometry import BEYOND, BORDER, PLACE, SPACES, arch, distance, near
from .rules import battle, movement
from .rules.abilities import health, power, room_for, value
from .rules.board import cell_of, enemies
from .rules.cards import uses
from .rules.ground import Ground
from .rules.strengths import (
    Blow,
    blow,
    defense,
    defense_against_monster,
    monster_strength,
    strength,
)
from .rules.xp import ranking
from .state import FIRST_MONSTER, HEROES, State, Turn, own

AVERAGE_DIE = 7 / 6


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


# ------------------------------------------------------------------------------------------------------------- ways


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
            if ground.open(other) and (other not in best or after < best[other].cost):
                best[other] = Way(after, other if cell == start else best[cell].first)
                heappush(queue, (after, other))
    return {cell: way for cell, way in best.items() if cell not in ground.taken}


# ------------------------------------------------------------------------------------------------------------ blows


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


def needed(state: State, content: Content, who: int) -> int:
    """How many more wounds defeat a character."""
    if who >= FIRST_MONSTER:
        return content.monsters[state.monsters[who].card].health - len(state.monsters[who].wounds)
    figure = state.heroes[who]
    return health(state, content, who) - figure.wounds - figure.poison


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
    here, left = figure.cell, needed(state, content, target)
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


# ------------------------------------------------------------------------------------------------- places to go to


def goals(state: State, content: Content, hero: int, points: int) -> dict[int, float]:
    """Spaces worth standing on: at doors that lead on, at chests, within reach of monsters."""
    found: dict[int, float] = {}
    if any(state.tile_area):
        for cell, worth in frontier(state).items():
            found[cell] = max(found.get(cell, 0.0), worth)
    for token in state.challenges:
        card = content.challenges[token.card]
        if token.up and card.reward is not None:
            for cell in (token.cell, *near(state.arches)[token.cell]):
                found[cell] = max(found.get(cell, 0.0), 2.0 * card.reward.xp[token.level - 1])
    strength_here = content.heroes[state.heroes[hero].card]
    for target in enemies(state, hero):
        worth = 2.0 if target < FIRST_MONSTER else 0.8 * value(content, state.monsters[target].card)
        where = cell_of(state, target)
        if strength_here.kind == "melee":
            cells = list(near(state.arches)[where])
        else:
            cells = [cell for cell in _spaces(state) if 2 <= distance(cell, where) <= 3]
        for cell in cells:
            found[cell] = max(found.get(cell, 0.0), worth)
    return found


def _spaces(state: State) -> list[int]:
    return [cell for place in state.tiles for cell in SPACES[place]]


def frontier(state: State) -> dict[int, float]:
    """Spaces at doors behind which no tile lies yet; a border without a door is worth less."""
    found: dict[int, float] = {}
    for place, tile in state.tiles.items():
        for side in range(4):
            beyond = BEYOND[place][side]
            if beyond < 0 or beyond in state.tiles or not state.places >> beyond & 1:
                continue
            if state.arches & arch(place, side):
                continue
            worth = 5.0 if tile.doors >> side & 1 else 2.0
            for cell in BORDER[place][side]:
                found[cell] = max(found.get(cell, 0.0), worth)
    return found


def crowd(state: State, place: int) -> int:
    """Monsters in a room and in the rooms that are connected to it."""
    rooms = {place} | {BEYOND[place][side] for side in range(4) if _joined(state, place, side)}
    return sum(PLACE[token.cell] in rooms for token in state.monsters.values())


def _joined(state: State, place: int, side: int) -> bool:
    return BEYOND[place][side] >= 0 and bool(state.arches & arch(place, side))


# ---------------------------------------------------------------------------------------------------------- threats


def bite(state: State, content: Content, who: int, hero: int, bonus: int = 0) -> float:
    """The damage that a monster would do to a hero, on average."""
    special = power(content.monsters[state.monsters[who].card])
    total = monster_strength(state, content, who, hero) + bonus + (AVERAGE_DIE if special.attack_die else 0.0)
    return max(0.0, total - defense_against_monster(state, content, who, hero))


def harm(state: State, content: Content, who: int, hero: int, bonus: int = 0) -> float:
    """How much such an attack matters: its damage, more if it defeats the hero."""
    damage, left = bite(state, content, who, hero, bonus), needed(state, content, hero)
    return min(damage, float(left)) + (3.0 if damage >= left else 0.0)


def steering(state: State, content: Content, seat: int, who: int, heroes: list[int]) -> float:
    """The worth of the best attack for the player who moves the monster: harm to rivals, not to own heroes."""
    return max((_malice(state, content, seat, who, hero) for hero in heroes), default=0.0)


def _malice(state: State, content: Content, seat: int, who: int, hero: int) -> float:
    mine = hero // HEROES == seat or content.points.together
    return (-1.3 if mine else 1.0) * (0.1 + harm(state, content, who, hero)) + lead(state, seat, hero)


def lead(state: State, seat: int, hero: int) -> float:
    """Rivals who are ahead are the better victims."""
    other = hero // HEROES
    if other == seat:
        return 0.0
    return 0.02 * (state.alliances[other].xp + state.alliances[other].spent)


def threatened(state: State, content: Content, seat: int) -> list[int]:
    """Ready monsters near own heroes, the strongest first."""
    cells = [state.heroes[hero].cell for hero in own(seat) if not state.heroes[hero].down]
    close = [
        who
        for who, token in state.monsters.items()
        if token.ready and any(distance(token.cell, cell) <= content.monsters[token.card].speed + 2 for cell in cells)
    ]
    return sorted(close, key=lambda who: (-content.monsters[state.monsters[who].card].attack, who))


# ------------------------------------------------------------------------------------------------------------ cards


def heals(card: Card) -> int:
    """Wounds that a card removes."""
    return sum(effect.amount for effect in card.effects if isinstance(effect, Heal)) + 2 * (card.play is not None)


def hinders(card: Card) -> bool:
    """A card that keeps a monster from doing harm."""
    marks = [effect.mark for effect in card.effects if isinstance(effect, Mark)]
    return any(mark in ("weak", "held", "slow", "dazed") for mark in marks) or any(
        isinstance(effect, Exhaust) for effect in card.effects
    )


def softens(card: Card) -> bool:
    """A card that makes its target easier to hurt."""
    return any(isinstance(effect, Mark) and effect.mark in ("exposed", "prey") for effect in card.effects)
