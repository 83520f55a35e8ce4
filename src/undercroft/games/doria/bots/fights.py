"""Attacks: what each is worth, and where to stand for the best one."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from undercroft.toolkit.once import once
from undercroft.toolkit.paths import FAR

from ..content import DoriaTable
from ..content.definitions import Card
from ..rules import combat, dice, health, monsters, moving
from ..rules.ground import board
from ..rules.options import Attack, Swap, Walk
from ..state import Hero
from .danger import camp, distance
from .offer import of_kind
from .ways import towards, walked

WEAK_HIT = 0.015
"""An attack that is expected to do less is no attack."""


class Plan:
    """What a character could do to the monsters: the worth of each attack, wherever it stands."""

    def __init__(self, t: DoriaTable, hero: int) -> None:
        self.t, self.hero, self.here = t, hero, board(t)
        self.who = t.state.heroes[hero]
        self.frailty = 0.12 if self.who.hp <= 4 else 0.05 if self.who.hp <= 8 else 0.01
        self.camp = camp(t, hero)
        self.blows: list[tuple[float, int, int, int, int]] = []
        for number, cost in combat.weapons(t, hero):
            card = t.content.numbered[number]
            if combat.attack_pp(card) and self.who.pp - combat.attack_pp(card) < 0:
                continue
            for monster in t.state.monsters.values():
                if monster.square >= 0 and combat.hurts(t, card, number, monsters.stats(t, monster.id)):
                    value = attack_value(t, hero, Attack(number, card.id, monster.id, monster.kind))
                    if value > WEAK_HIT:
                        self.blows.append((value, cost, self.reach(card), monster.id, number))
        self.blows.sort(reverse=True)

    def reach(self, card: Card) -> int:
        own = combat.reach_of(self.who, card)
        return max(own, card.reach.radius) if card.reach.kind == "around" else own

    def risk(self, square: int) -> float:
        """Frail characters keep away from claws, and nobody stops next to a mercenary without need."""
        near = hard = 0
        for at, hardened in self.beasts:
            if square == at:
                near += 1
            elif square in self.here.near[at]:
                near += 1
                hard += hardened
        return near * self.frailty + 0.15 * hard + (0.12 if square // 25 != self.camp else 0.0)

    @once
    def beasts(self) -> list[tuple[int, bool]]:
        """For each monster on the board its square, and whether it strikes who stops next to it."""
        return [
            (one.square, "battle-hardened" in monsters.stats(self.t, one.id).abilities)
            for one in self.t.state.monsters.values()
            if one.square >= 0
        ]

    @once
    def aims(self) -> list[tuple[dict[int, int], int, float, int]]:
        """For each attack, the best first: the squares within its range, the monster's square, worth and cost."""
        squares = {one.id: one.square for one in self.t.state.monsters.values()}
        return [
            (self.here.around(squares[one], reach), squares[one], value, cost)
            for value, cost, reach, one, _ in self.blows
        ]

    @once
    def ground(self) -> set[int]:
        """All squares within the range of some attack."""
        return set().union(*(near for near, _, _, _ in self.aims))

    @once
    def tops(self) -> list[tuple[float, int]]:
        """The best attack of each cost, with the cost."""
        best: dict[int, float] = {}
        for value, cost, _, _, _ in self.blows:  # the best first
            best.setdefault(max(1, cost), value)
        return [(value, cost) for cost, value in best.items()]

    def most(self, ap: int) -> float:
        """No square is better than this with so many action points left."""
        return max([value * (1 + (ap - 1) // cost) for value, cost in self.tops]) if ap > 0 else 0.0

    def from_square(self, square: int, ap: int) -> float:
        """The best that could be done from a square with so many action points left."""
        for near, at, value, cost in self.aims:
            if square in near and self.here.sees(at, square):
                return value * (1 + (ap - 1) // max(1, cost)) if ap > 0 else 0.0
        return 0.0


def attack_value(t: DoriaTable, hero: int, action: Attack) -> float:
    """Expected share of the monster's life, weighed by how dangerous it is; spent psi points and coins count."""
    who, values = t.state.monsters[action.monster], monsters.stats(t, action.monster)
    card = t.content.numbered[action.number]
    harm = expected_damage(t, hero, action, card, values)
    share = min(1.0, harm / max(1, who.hp)) + (0.15 if card.poison or card.disarm else 0.0)
    danger = 1.0 + 0.12 * values.damage + 0.3 * bool(who.boss) + 0.3 * ("awakening" in values.abilities)
    cost = 0.04 * (combat.attack_pp(card) + combat.boost_of(t, action).pp) + 0.2 * card.spent
    if card.reach.friends:
        cost += 0.5 * endangered(t, hero, card, who.square)
    return share * danger * spread(t, action, card) - cost


def endangered(t: DoriaTable, hero: int, card: Card, square: int) -> int:
    """How many friends a blast around a square would hit, too."""
    within = board(t).around(square, card.reach.radius)
    near = [
        other
        for other, friend in enumerate(t.state.heroes)
        if other != hero and health.conscious(t, other) and friend.square in within
    ]
    return len(near)


def expected_damage(t: DoriaTable, hero: int, action: Attack, card: Card, values: monsters.Stats) -> float:
    """Hit points that an attack takes on average; how far it can go beyond the defense is worked out once per dice."""
    boost = combat.boost_of(t, action)
    attack = combat.attack_dice(t, hero, card, boost)
    guard = values.psi if card.kind == "spell" else values.defense
    armor_left = combat.armor_left(values, boost.element or card.element, card.piercing or boost.piercing)
    net = combat.attack_damage(t, hero, card, boost, values) - armor_left
    return reckoned(attack[0], guard[0], attack[1] - guard[1], net)


@lru_cache(maxsize=50_000)
def reckoned(attack: int, guard: int, lead: int, net: int) -> float:
    """Of so many dice against so many others, with such a lead, every ten points beyond the defense adding to `net`."""
    return sum(
        chance * max(0, net + (over + lead) // 10) for over, chance in margins(attack, guard) if over + lead >= 0
    )


@cache
def margins(attack: int, guard: int) -> tuple[tuple[int, float], ...]:
    """By how much so many dice beat so many others, and the chances; fumbles are misses."""
    rolls = dice.every(attack + guard)
    chances = [(over, (plain + fumbled) / rolls) for over, plain, fumbled in dice.margins(attack, guard)]
    return tuple((over, chance) for over, chance in chances if over > -40 and chance > 1e-7)


def spread(t: DoriaTable, action: Attack, card: Card) -> float:
    """More targets, more worth."""
    if card.reach.kind == "one" or len(t.state.monsters) < 2:
        return 1.0
    within = board(t).around(t.state.monsters[action.monster].square, 2)
    near = [other for other in t.state.monsters.values() if other.square in within]
    return 1.0 + 0.5 * min(2, len(near) - 1)


def strike(t: DoriaTable, hero: int, options: Any) -> Any:
    """The best attack from here."""
    if not t.state.monsters:
        return None
    costs = dict(combat.weapons(t, hero))
    now = [(rate(t, hero, option, costs), option) for option in of_kind(options, Attack)]
    value, attack = max(now, key=lambda pair: pair[0], default=(0.0, None))
    return attack if value > WEAK_HIT else None


def rate(t: DoriaTable, hero: int, option: Attack, costs: dict[int, int]) -> float:
    """Worth of an attack per action point; what goes below zero costs nothing."""
    who = t.state.heroes[hero]
    card, boost = t.content.numbered[option.number], combat.boost_of(t, option)
    if who.pp - combat.attack_pp(card) - boost.pp < 0 and combat.attack_pp(card) + boost.pp:
        return 0.0
    value = attack_value(t, hero, option)
    return value / max(4, min(costs[option.number], who.ap)) * 12 if value > WEAK_HIT else 0.0


def charge(t: DoriaTable, hero: int, options: Any) -> Any:
    """A walk to where a good attack is possible this round."""
    if not t.state.monsters:
        return None
    plan = Plan(t, hero)
    return approach(t, plan, t.state.heroes[hero], options) if plan.blows else None


def relieve(t: DoriaTable, hero: int, options: Any) -> Any:
    """Who is well and gets at nobody changes places with a friend in front who is nearly done for."""
    who = t.state.heroes[hero]
    if not t.state.monsters or who.hp * 2 < who.max_hp or not (swaps := of_kind(options, Swap)):
        return None
    friends = [(option, t.state.heroes[option.hero]) for option in swaps]
    pressed = [
        (option, friend.square)
        for option, friend in friends
        if friend.hp * 3 <= friend.max_hp and distance(t, friend.square) <= 1
    ]
    if not pressed:
        return None
    plan, ap = Plan(t, hero), who.ap - moving.SWAP_AP
    return next((option for option, square in pressed if plan.from_square(square, ap) > WEAK_HIT), None)


def approach(t: DoriaTable, plan: Plan, who: Hero, options: Any) -> Any:
    """Walk to the square with the best attack; if there is none this round, let them come."""
    steps, used, ground = walked(t, plan.hero), 0, plan.ground
    best, chosen = WEAK_HIT, None
    for option in of_kind(options, Walk):  # the nearest first
        if steps[option.square] != used:
            used = steps[option.square]
            if plan.most(who.ap - used) - 0.01 * used <= best:
                break
        if option.square not in ground:
            continue
        value = plan.from_square(option.square, who.ap - used) - 0.01 * used
        if value > best and (value := value - plan.risk(option.square)) > best:  # no risk makes it better
            best, chosen = value, option
    if chosen is not None:
        return chosen
    row = plan.here.range_row(who.square)
    nearest = min((row[m.square] for m in t.state.monsters.values() if m.square >= 0), default=FAR)
    return close_in(t, plan, who, options) if nearest < FAR and nearest > 6 else None


def close_in(t: DoriaTable, plan: Plan, who: Hero, options: Any) -> Any:
    """Half the way towards a far monster that can be hurt, if it does not come by itself."""
    monster = t.state.monsters[plan.blows[0][3]]
    if monster.square < 0 or monsters.stats(t, monster.id).ap > 4:
        return None
    return towards(t, plan.hero, monster.square, options, spare=1)
