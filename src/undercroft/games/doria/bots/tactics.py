"""How the party acts: survive, strike first, finish what the scenario asks, keep together, open a door every round."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from undercroft.kernel import Ask

from ..board import FAR, OFFSETS, Board
from ..content import DoriaTable
from ..content.definitions import Card
from ..rules import combat, dice, gear, items, monsters, moving, scenario, trade
from ..rules.ground import board
from ..rules.options import STOP, Attack, Clear, Cut, Disarm, Do, Jump, OpenDoor, Plain, Search, Use, Wait, Walk
from ..state import Hero
from . import worth

WEAK_HIT = 0.015
"""An attack that is expected to do less is no attack."""

BEARABLE = 1.1
"""So many monsters for each healthy character are no reason to leave a door shut."""


def speaking(t: DoriaTable, ask: Ask[Any]) -> int:
    """The character that a question is about."""
    kind = ask.about.get("hero")
    found = [hero for hero in worth.present(t) if t.state.heroes[hero].kind == kind]
    return found[0] if found else max(0, t.state.active)


def act(t: DoriaTable, ask: Ask[Any]) -> Any:
    """Survive, strike, use the place, look after the gear, go on."""
    hero = t.state.active
    options = ask.options
    for idea in (rescue, finish, flee, scout, strike, deed, search, tend, advance, regroup, cross, press):
        chosen = idea(t, hero, options)
        if chosen is not None:
            return chosen
    return rest(t, hero, options)


def rescue(t: DoriaTable, hero: int, options: Any) -> Any:
    """Heal whoever is near the end, free oneself from traps and rubble."""
    if not fighting(t, hero):
        for option in options:
            if isinstance(option, (Disarm, Clear)) or (isinstance(option, Cut) and harmless(t, option)):
                return option
    found = [(need(t, hero, option), option) for option in options if isinstance(option, Use)]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= 1.0 else None


def harmless(t: DoriaTable, option: Cut) -> bool:
    """Whether an attack on a trap spares those whom it holds."""
    return not t.content.numbered[option.number].reach.friends


def need(t: DoriaTable, hero: int, option: Use) -> float:
    """How much somebody needs this potion or spell now; 1 is enough."""
    card, who, other = t.content.numbered[option.number], t.state.heroes[hero], t.state.heroes[option.target]
    if card.pp and who.pp - card.pp < 0:
        return 0.0
    sure = 1.0
    if card.tn:
        own = who.attributes
        sure = float(
            dice.check_odds(own[card.needs[0][0]] + own[card.needs[-1][0]], items.target_number(t, hero, card))
        )
    lack = worth.lack(t, card, other, bool(t.state.monsters))
    return lack * (1.0 if sure > 0.55 else 0.0) - 0.02 * card.gold


def fighting(t: DoriaTable, hero: int) -> bool:
    """Whether a monster is about to come here."""
    here, square = board(t), t.state.heroes[hero].square
    row = here.range_row(square)
    return any(monster.square >= 0 and row[monster.square] < 12 for monster in t.state.monsters.values())


def flee(t: DoriaTable, hero: int, options: Any) -> Any:
    """Who is near the end gets out of reach, as far from all monsters as the legs carry."""
    who = t.state.heroes[hero]
    if who.hp > 0 or not t.state.monsters or not fighting(t, hero):
        return None
    here = board(t)
    rows = [here.range_row(monster.square) for monster in t.state.monsters.values() if monster.square >= 0]
    walks = [option for option in options if type(option) is Walk]
    best = max(walks, key=lambda option: min(row[option.square] for row in rows), default=None)
    if best is None or min(row[best.square] for row in rows) < min(row[who.square] for row in rows) + 3:
        return None
    return best


def finish(t: DoriaTable, hero: int, options: Any) -> Any:
    """What needs no luck and ends the scenario comes before any fight: the way out, the crown, the page."""
    open_to_all = [one for one in scenario.of(t.state, t.content).deeds if one.check is None]
    sure = {one.token: one.verb for one in open_to_all if one.may is None or one.may(t.state, hero)}
    if not sure:
        return None
    for option in options:
        if isinstance(option, Do) and option.verb in sure.values() and deed_chance(t, hero, option) > 0:
            return option
    here, who = board(t), t.state.heroes[hero]
    squares = [square for square, token in t.state.tokens.items() if token in sure]
    if "" in sure:
        squares += monsters.entrances(here)
    steps = here.reach(who.square, moving.monster_mask(t), 60)
    taken = moving.hero_squares(t, hero)
    goals = [square for square in squares if square in steps and square not in taken]
    nearest = min(goals, key=lambda square: steps[square], default=-1)
    return towards(t, hero, nearest, options) if nearest >= 0 else None


def scout(t: DoriaTable, hero: int, options: Any) -> Any:
    """Open a door early in the round while the others can still act: doom counts rounds without one."""
    who, here = t.state.heroes[hero], board(t)
    if t.state.door_opened or who.hp <= 2 or not bearable(t):
        return None
    doors = [option for option in options if isinstance(option, OpenDoor)]
    if doors:
        return doors[0]
    door = next_door(t, here)
    if door < 0 or door >> 2 in moving.hero_squares(t, hero):
        return None
    steps = walked(t, hero).get(door >> 2, FAR)
    return towards(t, hero, door >> 2, options) if steps <= min(who.ap - 3, 11) else None


def bearable(t: DoriaTable) -> bool:
    """Whether the party can stand another room now."""
    awake = [who for who in t.state.heroes if not who.unconscious and not who.away]
    threat = sum(1.0 + 0.5 * bool(monster.mods) + bool(monster.boss) for monster in t.state.monsters.values())
    strength = sum(min(1.0, max(0.0, who.hp / max(1, who.max_hp)) + 0.2) for who in awake)
    points = sum(who.ap for who in awake if who.ap > 0)
    return threat <= BEARABLE * strength and points >= 9 * len(awake)


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
        row = self.here.range_row(square)
        beasts = [monster for monster in self.t.state.monsters.values() if monster.square >= 0]
        near = sum(row[monster.square] <= 1 for monster in beasts)
        hard = [m for m in beasts if row[m.square] == 1 and "battle-hardened" in monsters.stats(self.t, m.id).abilities]
        return near * self.frailty + 0.15 * len(hard) + (0.12 if square // 25 != self.camp else 0.0)

    def from_square(self, square: int, ap: int) -> float:
        """The best that could be done from a square with so many action points left."""
        for value, cost, reach, monster, _ in self.blows:
            if self.here.in_range(square, self.t.state.monsters[monster].square, reach):
                return value * (1 + (ap - 1) // max(1, cost)) if ap > 0 else 0.0
        return 0.0


def camp(t: DoriaTable, hero: int) -> int:
    """The tile where most of the others are."""
    others = [f.square // 25 for n, f in enumerate(t.state.heroes) if n != hero and not f.away and f.square >= 0]
    return max(sorted(set(others)), key=others.count) if others else t.state.heroes[hero].square // 25


def attack_value(t: DoriaTable, hero: int, action: Attack) -> float:
    """Expected share of the monster's life, weighed by how dangerous it is; spent psi points and coins count."""
    who, values = t.state.monsters[action.monster], monsters.stats(t, action.monster)
    card = t.content.numbered[action.number]
    harm = expected_damage(t, hero, action, card, values)
    share = min(1.0, harm / max(1, who.hp)) + (0.15 if card.poison or card.disarm else 0.0)
    danger = 1.0 + 0.12 * values.damage + 0.3 * bool(who.boss) + 0.3 * ("awakening" in values.abilities)
    cost = 0.04 * (combat.attack_pp(card) + combat.boost_of(t, action).pp) + 0.2 * card.spent + 0.2 * card.reach.friends
    return share * danger * spread(t, action, card) - cost


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
    found, rolls = dict[int, int](), dice.every(attack + guard)
    for total, clean, _ in dice.spread(attack):
        for other, plain, fumbled in dice.spread(guard):
            found[total - other] = found.get(total - other, 0) + clean * (plain + fumbled)
    chances = [(over, weight / rolls) for over, weight in sorted(found.items())]
    return tuple((over, chance) for over, chance in chances if over > -40 and chance > 1e-7)


def spread(t: DoriaTable, action: Attack, card: Card) -> float:
    """More targets, more worth."""
    if card.reach.kind == "one" or len(t.state.monsters) < 2:
        return 1.0
    row = board(t).range_row(t.state.monsters[action.monster].square)
    near = [other for other in t.state.monsters.values() if other.square >= 0 and row[other.square] <= 2]
    return 1.0 + 0.5 * min(2, len(near) - 1)


def strike(t: DoriaTable, hero: int, options: Any) -> Any:
    """The best attack from here, or a walk to where a better one is possible this round."""
    if not t.state.monsters:
        return None
    plan = Plan(t, hero)
    if not plan.blows:
        return None
    who = t.state.heroes[hero]
    costs = dict(combat.weapons(t, hero))
    now = [(rate(t, hero, option, costs), option) for option in options if type(option) is Attack]
    value, attack = max(now, key=lambda pair: pair[0], default=(0.0, None))
    if attack is not None and value > WEAK_HIT:
        return attack
    return approach(t, plan, who, options)


def rate(t: DoriaTable, hero: int, option: Attack, costs: dict[int, int]) -> float:
    """Worth of an attack per action point; what goes below zero costs nothing."""
    who = t.state.heroes[hero]
    card, boost = t.content.numbered[option.number], combat.boost_of(t, option)
    if who.pp - combat.attack_pp(card) - boost.pp < 0 and combat.attack_pp(card) + boost.pp:
        return 0.0
    value = attack_value(t, hero, option)
    return value / max(4, min(costs[option.number], who.ap)) * 12 if value > WEAK_HIT else 0.0


def approach(t: DoriaTable, plan: Plan, who: Hero, options: Any) -> Any:
    """Walk to the square with the best attack; if there is none this round, let them come."""
    steps = walked(t, plan.hero)
    best, chosen = WEAK_HIT, None
    for option in options:
        if type(option) is Walk:
            used = steps[option.square]
            value = plan.from_square(option.square, who.ap - used) - 0.01 * used - plan.risk(option.square)
            if value > best:
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


def deed(t: DoriaTable, hero: int, options: Any) -> Any:
    """What the scenario asks for, if it is likely to succeed or nobody does it better."""
    found = [option for option in options if isinstance(option, Do)]
    if not found:
        return None
    best = max(found, key=lambda option: deed_chance(t, hero, option))
    return best if deed_chance(t, hero, best) > 0.15 else None


def deed_chance(t: DoriaTable, hero: int, option: Do) -> float:
    one = next(deed for deed in scenario.of(t.state, t.content).deeds if deed.verb == option.verb)
    if one.check is None:
        return 1.0 if option.verb != "leave" or safe_to_leave(t, hero) else 0.0
    own = t.state.heroes[hero].attributes
    return float(dice.check_odds(own[one.check[0]] + own[one.check[1]], one.tn + one.per_level * t.state.level))


def safe_to_leave(t: DoriaTable, hero: int) -> bool:
    """Nobody lies unconscious who would be left behind, unless this one carries them."""
    down = [other for other, who in enumerate(t.state.heroes) if who.unconscious and not who.away]
    up = [other for other, who in enumerate(t.state.heroes) if not who.unconscious and not who.away]
    return not down or len(up) > len(down) or t.state.heroes[hero].carries >= 0


def search(t: DoriaTable, hero: int, options: Any) -> Any:
    """Carefully if there is time, so that a trap can be left alone."""
    found = [option for option in options if isinstance(option, Search)]
    if not found or (fighting(t, hero) and t.state.heroes[hero].ap < 6):
        return None
    return found[-1]


def tend(t: DoriaTable, hero: int, options: Any) -> Any:
    """Between fights: put on what is better, repair what is worn, help those who are hurt a little. Whose weapon broke
    in a fight does it at once."""
    if fighting(t, hero) and combat.weapons(t, hero):
        return None
    verbs = {option.verb: option for option in options if isinstance(option, Plain)}
    if "equip" in verbs and best_shift(t, hero) is not None:
        return verbs["equip"]
    if "repair" in verbs and best_repair(t, hero) is not None:
        return verbs["repair"]
    found = [(need(t, hero, option), option) for option in options if isinstance(option, Use)]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= 0.55 else None


def best_shift(t: DoriaTable, hero: int) -> Any:
    """The change of equipment that is worth its action points: a potion that is needed now, or a better piece."""
    shifts = trade.draws(t, hero)
    needed = [shift for shift in shifts if shift.place in worth.HANDY and needs_potion(t, hero, shift.number)]
    if needed:
        return min(needed, key=lambda shift: worth.HANDY.index(shift.place))
    arms = [shift for shift in shifts if shift.place in worth.BODY and armed_by(t, shift.number)]
    if arms and not combat.weapons(t, hero):
        return max(arms, key=lambda shift: worth.gain_at(t, hero, shift.number, shift.place))
    found = [
        (worth.gain_at(t, hero, shift.number, shift.place), shift)
        for shift in shifts
        if shift.place in worth.BODY and t.content.numbered[shift.number].kind != "potion"
    ]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= worth.USEFUL else None


def armed_by(t: DoriaTable, number: int) -> bool:
    """Whether somebody could strike with a card, once it is in hand."""
    return t.content.numbered[number].attack is not None and number not in t.state.damaged


def needs_potion(t: DoriaTable, hero: int, number: int) -> bool:
    """Whether a potion in the backpack is wanted at hand."""
    who, card = t.state.heroes[hero], t.content.numbered[number]
    return card.kind == "potion" and number in who.pack and worth.lack(t, card, who, False) >= 1.0


def equip(t: DoriaTable, ask: Ask[Any]) -> Any:
    return best_shift(t, t.state.active) or ask.options[-1]


def best_repair(t: DoriaTable, hero: int) -> Any:
    """Own worn things first, most repaired for the least."""
    worn = gear.equipped(t.state.heroes[hero])
    found = [work for work in trade.repairs(t, hero) if work.owner == hero and set(work.numbers) <= set(worn)]
    return max(found, key=lambda work: (len(work.numbers), -work.ap), default=None)


def repair(t: DoriaTable, ask: Ask[Any]) -> Any:
    return best_repair(t, t.state.active) or ask.options[0]


# ----------------------------------------------------------------------------------------------- exploring


def advance(t: DoriaTable, hero: int, options: Any) -> Any:
    """To tokens, treasures and doors; whoever is nearest goes."""
    here, who = board(t), t.state.heroes[hero]
    doors = [option for option in options if isinstance(option, OpenDoor)]
    if doors and ready(t, hero):
        return doors[0]
    jump = leap(t, hero, options)
    if jump is not None:
        return jump
    steps = here.reach(who.square, moving.monster_mask(t), 60)
    goal = goal_square(t, hero, here, steps)
    return towards(t, hero, goal, options) if goal >= 0 and goal != who.square else None


def goal_square(t: DoriaTable, hero: int, here: Board, steps: dict[int, int]) -> int:
    """The square worth going to: a token that this one can deal with, a treasure, a door."""
    found: list[tuple[float, int]] = []
    taken = moving.hero_squares(t, hero)
    for square, value in prizes(t, hero, here):
        if square in steps and square not in taken and not nearer(t, hero, here, square, steps[square]):
            found.append((value - 0.3 * steps[square], square))
    return max(found, default=(0.0, -1))[1]


def prizes(t: DoriaTable, hero: int, here: Board) -> list[tuple[int, float]]:
    """Squares and what they are worth to this character."""
    every = scenario.of(t.state, t.content).deeds
    deeds = [one for one in every if one.may is None or one.may(t.state, hero)]
    found = [
        (square, 14.0 * token_chance(t, hero, token))
        for square, token in t.state.tokens.items()
        if has_deed(deeds, token)
    ]
    if any(not one.token for one in deeds):
        found += [(square, 20.0) for square in monsters.entrances(here)]
    found += [(square, 5.0) for square in t.state.treasures]
    door = next_door(t, here)
    if door >= 0 and ready(t, hero):
        found.append((door >> 2, 6.0))
    return found


def next_door(t: DoriaTable, here: Board) -> int:
    """The unopened door that is nearest to the party as a whole, better one to which somebody can walk; or -1."""
    awake = [who for who in t.state.heroes if not who.unconscious and not who.away and who.square >= 0]
    if not t.state.tiles or not awake:
        return -1
    found, ours = [], {here.islands[who.square] for who in awake}
    for door in here.unopened:
        row = here.range_row(door >> 2)
        away = sum(min(row[who.square], 99) for who in awake)
        found.append((here.islands[door >> 2] not in ours, away, door))
    return min(found, default=(False, 0, -1))[2]


def has_deed(deeds: Any, token: str) -> bool:
    return any(one.token == token for one in deeds)


def token_chance(t: DoriaTable, hero: int, token: str) -> float:
    """How likely this one is to succeed, against the best of the party."""
    own = [
        chance_at(t, other, token) for other, who in enumerate(t.state.heroes) if not who.unconscious and not who.away
    ]
    mine = chance_at(t, hero, token)
    return mine if mine >= 0.8 * max(own) else 0.0


def chance_at(t: DoriaTable, hero: int, token: str) -> float:
    verbs = [one.verb for one in scenario.of(t.state, t.content).deeds if one.token == token]
    return max(deed_chance(t, hero, Do(verb, -1)) for verb in verbs)


def nearer(t: DoriaTable, hero: int, here: Board, square: int, steps: int) -> bool:
    """Whether a friend with points left is nearer to a treasure or a door."""
    if square in t.state.tokens:
        return False
    row = here.range_row(square)
    return any(
        other != hero and friend.ap > row[friend.square] and row[friend.square] < steps
        for other, friend in enumerate(t.state.heroes)
        if not friend.unconscious and not friend.away and friend.square >= 0
    )


def ready(t: DoriaTable, hero: int) -> bool:
    """A new room only while nobody fights, most are near, and there are points left to meet what is in it."""
    if fighting(t, hero) and (t.state.door_opened or len(t.state.monsters) > 1):
        return False
    awake = [who for who in t.state.heroes if not who.unconscious and not who.away]
    row = board(t).range_row(t.state.heroes[hero].square)
    far = sum(row[who.square] > 9 for who in awake)
    points = sum(max(0, who.ap) for who in awake)
    if far * 2 >= len(awake) or (points < 7 * len(awake) and t.state.door_opened):
        return False
    if not t.state.door_opened:
        return True
    mine = sturdiness(t, hero)
    better = [
        other
        for other, who in enumerate(t.state.heroes)
        if other != hero and not who.unconscious and not who.away and who.ap > 6 and sturdiness(t, other) > mine
    ]
    return len(better) < 2


def sturdiness(t: DoriaTable, hero: int) -> float:
    """How well somebody can stand in front."""
    who = t.state.heroes[hero]
    worn = gear.equipped(who)
    armored = sum(t.content.numbered[n].ar for n in worn if n not in t.state.damaged)
    guard = max(
        (6 * d[0] + d[1] for n in worn if (d := t.content.numbered[n].defense) and n not in t.state.damaged), default=12
    )
    return who.hp + armored + guard


def open_door(t: DoriaTable, ask: Ask[Any]) -> Any:
    doors = [option for option in ask.options if isinstance(option, OpenDoor)]
    early = not t.state.door_opened and bearable(t)
    return doors[0] if doors and (early or ready(t, speaking(t, ask))) else STOP


def walked(t: DoriaTable, hero: int) -> dict[int, int]:
    """The squares that this one can walk to now, and what that costs."""
    return moving.costs(t, moving.board_for(t, t.state.heroes[hero]), hero)


def towards(t: DoriaTable, hero: int, goal: int, options: Any, spare: int = 0) -> Any:
    """The walk that ends nearest to a square."""
    who = t.state.heroes[hero]
    back = board(t).reach(goal, moving.monster_mask(t), 60)
    steps = walked(t, hero)
    walks = [o for o in options if type(o) is Walk and steps[o.square] <= who.ap - spare]
    best = min(walks, key=lambda option: (back.get(option.square, FAR), steps[option.square]), default=None)
    if best is None or back.get(best.square, FAR) >= back.get(who.square, FAR):
        return None
    return best


def leap(t: DoriaTable, hero: int, options: Any) -> Any:
    """Jump onto an island with something on it, or over what bars the only way."""
    found = [option for option in options if isinstance(option, Jump)]
    goals = {*t.state.treasures, *t.state.tokens}
    worthy = [option for option in found if option.aside in goals and option.length <= 2]
    return worthy[0] if worthy else None


LONGEST = 3
"""No jump farther than this without need."""


def cross(t: DoriaTable, hero: int, options: Any) -> Any:
    """Where all that is left lies beyond a gap: jump it, or walk to where one can."""
    here, who = board(t), t.state.heroes[hero]
    doors = [door >> 2 for door in here.unopened] if t.state.tiles else []
    there = {here.islands[square] for square in (*doors, *t.state.tokens, *t.state.treasures)}
    if who.hp <= 2 or fighting(t, hero) or not there or here.islands[who.square] in there:
        return None
    found = [option for option in options if isinstance(option, Jump) and here.islands[option.aside] in there]
    if found:
        return min(found, key=lambda option: option.length)
    closed = moving.monster_mask(t)
    steps = here.reach(who.square, closed, 60)
    ledges = [square for square in steps if square != who.square and can_cross(here, square, closed, there)]
    nearest = min(ledges, key=lambda square: steps[square], default=-1)
    return towards(t, hero, nearest, options) if nearest >= 0 else None


def can_cross(here: Board, square: int, closed: int, there: set[int]) -> bool:
    """Whether a jump from a square would land on one of these islands."""
    return any(
        length <= LONGEST and here.islands[landing] in there and here.sees(square, landing)
        for landing, length in moving.flight(here, square, closed).items()
    )


def regroup(t: DoriaTable, hero: int, options: Any) -> Any:
    """To the tile with the next door, or where the others fight, so that doom has less to count."""
    who = t.state.heroes[hero]
    here = board(t)
    door = next_door(t, here)
    slot = (door >> 2) // 25 if door >= 0 and not fighting(t, hero) else camp(t, hero)
    if slot == who.square // 25:
        return None
    steps = walked(t, hero)
    inside = [option for option in options if type(option) is Walk and option.square // 25 == slot]
    if inside:
        return min(inside, key=lambda option: steps[option.square])
    inner = [square for square in range(25 * slot, 25 * slot + 25) if here.walk[square]]
    return towards(t, hero, inner[len(inner) // 2], options)


def press(t: DoriaTable, hero: int, options: Any) -> Any:
    """With nothing left to open: go for what is still to be done, or for the monsters that sit on it."""
    here, who = board(t), t.state.heroes[hero]
    row = here.range_row(who.square)
    beasts = [monster.square for monster in t.state.monsters.values() if monster.square >= 0]
    if next_door(t, here) >= 0 or who.hp <= 2 or any(row[square] <= 5 for square in beasts):
        return None
    goals = [square for square in (*t.state.tokens, *beasts) if row[square] < FAR and square != who.square]
    nearest = min(goals, key=lambda square: row[square], default=-1)
    return towards(t, hero, nearest, options, spare=1) if nearest >= 0 else None


def rest(t: DoriaTable, hero: int, options: Any) -> Any:
    """Wait: until the next one has acted while monsters are about, else for the rest of the round, and so does who
    could not strike any more."""
    waits = [option for option in options if isinstance(option, Wait)]
    if not waits:
        return options[-1]
    if t.state.heroes[hero].ap < min((cost for _, cost in combat.weapons(t, hero)), default=1):
        return waits[-1]
    others = [
        n for n, who in enumerate(t.state.heroes) if n != hero and who.ap > 0 and not who.unconscious and not who.away
    ]
    patient = t.state.monsters or (next_door(t, board(t)) >= 0 and any(ready(t, other) for other in others))
    return waits[len(waits) // 2] if patient and len(waits) > 2 else waits[-1] if not patient else waits[0]


def move_on(t: DoriaTable, ask: Ask[Any]) -> Any:
    """After a jump: pick up what lies there, or stop."""
    return STOP


def lay(t: DoriaTable, ask: Ask[Any]) -> Any:
    """With an exit towards the dungeon, and as many doors as possible into the unknown."""
    here, tile = board(t), str(ask.about["tile"])

    def open_ways(way: Any) -> tuple[int, int]:
        shape = t.content.atlas.shape(tile, way.turn)
        place = here.dungeon.placements[way.slot]
        x, y = place.x + OFFSETS[way.side][0], place.y + OFFSETS[way.side][1]
        free = sum((x + dx, y + dy) not in here.lattice for side, (dx, dy) in enumerate(OFFSETS) if shape.exits[side])
        return bool(shape.exits[(way.side + 2) % 4]), free

    return max(ask.options, key=open_ways)
