"""Blows worth striking: where the hero can get to, with what it can strike, whom, and what that would bring.

Everything here uses only what the acting seat may know: its own hand and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ..board import DISTANCES
from ..content import Content
from ..content.definitions import FAR, NEAR, Card
from ..rules import battle, movement
from ..rules.abilities import bearers, gear, health, marked, pits, room_for, times, to_defeat, value
from ..rules.cards import uses
from ..rules.reach import cell_of, enemies, hero_reach
from ..rules.strengths import Blow, blow, defense, edge, might, obstructed, shelter, strength
from ..rules.xp import ranking
from ..state import FIRST_MONSTER, HEROES, State, Turn
from .charts import BITS, Chart, Ways, chart, each, layers, lowest, shadows, square, union
from .worth import book, facts


class Swing(msgspec.Struct, frozen=True, gc=False):
    """An attack that the hero could make in this activation: with what, and the cards to be played for it."""

    source: str
    attack: Blow
    more: int
    cards: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The best blow in sight: its worth, where to stand, whom to strike, how."""

    worth: float
    cell: int
    target: int
    swing: Swing
    damage: int
    needed: int


Goals = list[tuple[float, int]]
"""Spaces and what they are worth, the best first; where a space is named twice, the higher worth counts."""


class Layout:
    """Who stands where, looked up once for a question."""

    __slots__ = ("beasts", "cells", "chart", "content", "foes", "goals", "heroes", "pits", "state")

    def __init__(self, state: State, content: Content) -> None:
        self.state, self.content, self.chart = state, content, chart(state.arches)
        self.foes = [(who, token.cell) for who, token in state.monsters.items()]
        """The monsters and their spaces."""
        self.cells = [figure.cell for figure in state.heroes]
        beasts = heroes = 0
        for _, cell in self.foes:
            beasts |= BITS[cell]
        for cell in self.cells:
            heroes |= BITS[cell]
        self.beasts, self.heroes = beasts, heroes
        self.pits = 0
        for cell in pits(state, content) if state.challenges else ():
            self.pits |= BITS[cell]
        self.goals: dict[tuple[str, bool, bool], Goals] = {}
        """Where those would go who have one kind of attack, as far as that has been thought of."""


class Field:
    """The same as one hero sees it. Those of rivals whom it may attack are its enemies, too."""

    __slots__ = (
        "beasts",
        "chart",
        "content",
        "foes",
        "here",
        "hero",
        "hostile",
        "layout",
        "others",
        "pits",
        "slips",
        "state",
        "taken",
    )

    def __init__(self, layout: Layout, hero: int) -> None:
        self.layout, self.hero = layout, hero
        self.state, self.content, self.chart = layout.state, layout.content, layout.chart
        self.here, self.foes, self.beasts = layout.cells[hero], layout.foes, layout.beasts
        self.hostile, others = layout.beasts, layout.heroes
        if layout.cells.count(self.here) == 1:
            others ^= BITS[self.here]
        self.taken, self.others = others | self.beasts, others
        mine = gear(self.state, self.content, hero).keywords
        self.slips, self.pits = "slip-away" in mine, 0 if "trap-proof" in mine else layout.pits
        if self.state.pvp:
            rivals = [(who, layout.cells[who]) for who in enemies(self.state, hero) if who < FIRST_MONSTER]
            self.foes = self.foes + rivals
            self.hostile |= union([BITS[cell] for _, cell in rivals])

    @property
    def standing(self) -> int:
        """Where those are who obstruct a line."""
        lying = union([BITS[figure.cell] for figure in self.state.heroes if figure.down])
        return self.others & ~lying | self.beasts

    def ways(self, shunned: int = 0) -> Ways:
        """Where the hero could go; it sets no foot on the shunned spaces."""
        return _ways(self.state.arches, self.here, self.hostile, self.pits, shunned, self.slips)

    def might(self, attack: Blow, cells: Iterable[int]) -> dict[int, int]:
        """The attack from these spaces, where allies nearby may change it: the hero is put there in thought."""
        figure, found = self.state.heroes[self.hero], dict[int, int]()
        for cell in cells:
            figure.cell = cell
            found[cell] = might(self.state, self.content, self.hero, attack)
        figure.cell = self.here
        return found

    def aims(self, attack: Blow, spots: int, away: int) -> list[tuple[int, int, int]]:
        """Whom the hero could strike from these spaces, which are at most so far away: each with its own space and
        those to stand on."""
        reach = range_of(self.state, self.content, self.hero, attack)
        stands, far, most = stands_for(self.chart, attack, reach), DISTANCES[self.here], away + reach[1]
        return [
            (target, where, cells)
            for target, where in self.foes
            if far[where] <= most and (cells := stands[where] & spots)
        ]


def range_of(state: State, content: Content, hero: int, attack: Blow) -> tuple[int, int]:
    return hero_reach(state, content, hero, attack.strike.kind, attack.strike.reach)


def stands_for(lies: Chart, attack: Blow, reach: tuple[int, int]) -> Mapping[int, int]:
    """For each space those from which an attack of such a range could be struck there."""
    if attack.blind:
        return lies.strolls(reach)
    return lies if attack.strike.kind == "melee" and reach == NEAR else lies.sights(reach)


def _ways(arches: int, start: int, hostile: int, pits: int, shunned: int, slips: bool) -> Ways:
    lies = chart(arches)
    return Ways(lies, start, hostile | shunned, 0 if slips else lies.around(hostile), pits)


def sources(state: State, content: Content, turn: Turn) -> list[tuple[str, Card | None]]:
    """What the hero could attack with: what it has, and attack cards that it holds, be it that they cannot be played
    now."""
    if not battle.may_attack(state, turn):
        return []
    found: list[tuple[str, Card | None]] = [(source, None) for source in battle.sources(state, content, turn)]
    strikers = book(content, state.heroes[turn.hero].card).strikers
    for id in state.alliances[turn.hero // HEROES].hand:
        if id in strikers:
            found.append((id, strikers[id]))
    return found


def can_be_played(state: State, content: Content, turn: Turn, card: Card) -> bool:
    """Whether an attack card in hand could be played to strike with it."""
    return playable(state, content, turn, card) and not {"", "attack"}.isdisjoint(uses(state, content, turn, card))


def playable(state: State, content: Content, turn: Turn, card: Card) -> bool:
    """Whether there is room for a card in the hero's column, and Speed for its cost."""
    if not room_for(state, content, turn.hero, card):
        return False
    return not card.speed_cost or card.speed_cost <= movement.left(state, content, turn)


class Prey(msgspec.Struct, frozen=True, gc=False):
    """A monster as those see it who choose a hero: its health, what it lacks to be defeated, its armor and dodge, its
    worth, and what it is worth to defeat it."""

    health: int
    left: int
    guard: int
    value: int
    prize: float


def prey(state: State, content: Content, who: int, seat: int) -> Prey:
    token = state.monsters[who]
    monster = content.monsters[token.card]
    left, worth = monster.health - len(token.wounds), monster.xp[0] + monster.xp[1]
    prize = worth_of(state, content, HEROES * seat, who, left, left) if token.wounds else DEFEAT * worth + 1.0
    guard = monster.armor + monster.dodge
    return Prey(monster.health, left, max(0, guard - marked(state, who, "exposed")), worth, prize)


def utmost(state: State, content: Content, hero: int, hand: list[str]) -> tuple[int, int]:
    """The strongest attack that a hero could make with what it has and holds, as if more of it told where a card says
    so, and from how far away."""
    figure, mine = state.heroes[hero], gear(state, content, hero)
    printed, cards = content.heroes[figure.card], book(content, figure.card)
    base, more, reach = printed.attack, mine.bonus.melee if printed.kind == "melee" else mine.bonus.ranged, FAR[1]
    held = cards.among(cards.telling, hand)
    for known in [*held, *[facts(content.cards[id]) for id in figure.column]] if figure.column else held:
        base, reach = max(base, known.strength), max(reach, known.reach)
        more += known.sharp
    for known in held:
        more += known.boost
    return base + more + (figure.burst == "attack"), reach + mine.keywords.get("far-shot", 0)


def hoped_for(prey: Prey, force: int) -> float:
    """The worth of such an attack on a monster."""
    damage = force - prey.guard
    return prey.prize if damage >= prey.left else 1.6 * prey.value * max(0, damage) / prey.health


def swing_with(state: State, content: Content, turn: Turn, source: str, attack: Blow, played: Card | None) -> Swing:
    """The strongest bonus cards in hand for an attack, one of each type."""
    mine, hand = book(content, state.heroes[turn.hero].card), state.alliances[turn.hero // HEROES].hand
    more, chosen, types = 0, list[str](), set[str]()
    if played is not None:
        chosen, types = [played.id], set(played.types)
    boosts = [(known.card, boost(known.card, attack)) for known in mine.among(mine.boosts, hand)]
    for card, gained in sorted(boosts, key=lambda one: -one[1]) if len(boosts) > 1 else boosts:
        if gained <= 0:
            break
        if card.aim in ("none", "ally") and types.isdisjoint(card.types) and playable(state, content, turn, card):
            more += gained
            chosen.append(card.id)
            types.update(card.types)
    return Swing(source, attack, more, tuple(chosen))


def boost(card: Card, attack: Blow) -> int:
    """What a bonus card adds to an attack; the card that strikes itself adds nothing."""
    if card.strike is not None and not card.either:
        return 0
    if not attack.generic:
        return card.bonus.pet
    return card.bonus.melee if attack.strike.kind == "melee" else card.bonus.ranged


def plans(field: Field, turn: Turn, rings: Sequence[int], leap: int = 0) -> list[Plan]:
    """Blows that would hurt from the spaces in reach (`rings`: by the Speed points they cost, or by a leap over this
    many spaces), the best first: the best of each attack on each target, and those from where the hero stands."""
    if not field.foes:
        return []
    state, content, hero, found, spots = field.state, field.content, field.hero, list[Plan](), union(rings)
    away = max(len(rings) - 1, leap)
    stand: Stand | None = None
    for source, card in sources(state, content, turn):
        attack, swing = blow(state, content, hero, source), None
        for target, where, cells in field.aims(attack, spots, away):
            if target in turn.struck and not attack.pet:
                continue
            if turn.attacked and not battle.in_front(state, content, hero, attack, where):
                continue  # no turning any more
            if target < FIRST_MONSTER and not battle.may_be_target(state, content, hero, target):
                continue
            if swing is None:
                if card is not None and not can_be_played(state, content, turn, card):
                    break
                stand = stand or Stand(field, rings, spots)
                swing = Assault(stand, swing_with(state, content, turn, source, attack, card))
            swing.on(target, where, cells, found)
    return sorted(found, key=lambda plan: (-plan.worth, plan.cell, plan.target)) if len(found) > 1 else found


def strokes(state: State, content: Content, turn: Turn) -> list[Plan]:
    """The same for one who takes no further step, without the fear: it is where it is. A burst makes the blow stronger
    for which it is made, and no other the better one."""
    hero, found, with_what = turn.hero, list[Plan](), sources(state, content, turn)
    if not with_what:
        return found
    here, lies, burst = state.heroes[hero].cell, chart(state.arches), state.heroes[hero].burst == "attack"
    far, foes = DISTANCES[here], [(who, cell_of(state, who)) for who in enemies(state, hero)]
    for source, card in with_what:
        attack = blow(state, content, hero, source)
        reach = range_of(state, content, hero, attack)
        close = [(who, where) for who, where in foes if far[where] <= reach[1]]
        if not close or (card is not None and not can_be_played(state, content, turn, card)):
            continue
        stands, swing = stands_for(lies, attack, reach), None
        for target, where in close:
            if not stands[where] & BITS[here] or (target in turn.struck and not attack.pet):
                continue
            if turn.attacked and not battle.in_front(state, content, hero, attack, where):
                continue  # no turning any more
            if battle.may_be_target(state, content, hero, target):
                swing = swing or swing_with(state, content, turn, source, attack, card)
                against = defense(state, content, hero, attack, target)
                damage = strength(state, content, hero, attack, target) + swing.more - against.total - against.die
                if damage > 0:
                    left = to_defeat(state, content, target)
                    planned = damage - (burst and attack.generic)
                    worth = worth_of(state, content, hero, target, planned, left) - 0.1 * len(swing.cards)
                    found.append(Plan(worth, here, target, swing, damage, left))
    return sorted(found, key=lambda plan: (-plan.worth, plan.target)) if len(found) > 1 else found


class Stand:
    """The spaces in reach, by the Speed points they cost and by the beasts next to them, and how much a hero minds
    those."""

    __slots__ = ("auras", "crowds", "dread", "fear", "field", "rings")

    def __init__(self, field: Field, rings: Sequence[int], spots: int) -> None:
        self.field, self.rings = field, rings
        self.auras, lies = bearers(field.state, field.content, field.hero // HEROES), field.chart
        self.fear = fear(field.state, field.content, field.hero)
        self.dread = self.fear * (lies[field.here] & field.beasts).bit_count()
        """Of the beasts next to where the hero stands now."""
        self.crowds = [spots]
        if spots != BITS[field.here] and (beasts := field.beasts & lies.around(spots)):
            self.crowds = layers(spots, [lies[cell] for cell in each(beasts)])

    def best(self, cells: int) -> tuple[float, int, int]:
        """The best of these spaces for a blow: the fear of those next to it, the Speed points, and the space. Where
        more beasts are, only fewer points make up for it."""
        rings, found = self.rings, (0.0, 0, -1)
        most = len(rings)
        for beside, crowd in enumerate(self.crowds):
            some = crowd & cells
            if some:
                for cost in range(most):
                    ring = rings[cost] & some
                    if ring:
                        dread = self.fear * beside
                        if found[2] < 0 or dread + 0.02 * cost < found[0] + 0.02 * found[1]:
                            found = dread, cost, lowest(ring)
                        most = cost
                        break
        return found


class Assault:
    """An attack with all its cards, as strong as it would be wherever the hero stands."""

    __slots__ = ("edged", "field", "might", "most", "obstacles", "pits", "stand", "swing")

    def __init__(self, stand: Stand, swing: Swing) -> None:
        field = stand.field
        state, content, hero = field.state, field.content, field.hero
        self.field, self.stand, self.swing = field, stand, swing
        self.pits = field.pits if swing.attack.generic else 0
        self.might = might(state, content, hero, swing.attack, stand.auras) + swing.more
        self.might += self.pits & BITS[field.here] != 0
        """Out of pits."""
        self.obstacles = obstructed(state, content, hero, swing.attack)
        self.most = range_of(state, content, hero, swing.attack)[1] if self.obstacles else 0
        self.edged = swing.attack.generic and bool(state.marks or times(state, content, hero, "ambush"))

    def on(self, target: int, where: int, cells: int, found: list[Plan]) -> None:
        """Find the best blow on one target, and the one from here: what it brings, less a little for the cards, the
        Speed and the fear of standing among enemies."""
        field, swing = self.field, self.swing
        state, content, hero = field.state, field.content, field.hero
        against = shelter(state, content, hero, swing.attack, target)
        less = against.total + against.die
        if self.edged:
            less -= edge(state, content, hero, swing.attack, target)
        if self.might <= less and not self.stand.auras:
            return
        left, spent, here = to_defeat(state, content, target), 0.1 * len(swing.cards), BITS[field.here]
        best: Plan | None = None
        for damage, some in self._by_damage(where, cells, less):
            worth = worth_of(state, content, hero, target, damage, left) - spent
            if some & here:
                found.append(Plan(worth - self.stand.dread, field.here, target, swing, damage, left))
                some ^= here
            if some:
                dread, cost, cell = self.stand.best(some)
                now = worth - dread - 0.02 * cost
                if best is None or (now, -cell) > (best.worth, -best.cell):
                    best = Plan(now, cell, target, swing, damage, left)
        if best is not None:
            found.append(best)

    def _by_damage(self, where: int, cells: int, less: int) -> Iterable[tuple[int, int]]:
        """Those of these spaces from which the attack would hurt, by the damage: less where an ally's aura does not
        reach, in a pit, and with each one who stands in the line."""
        if not self.stand.auras and not cells & self.pits:
            found = {self.might - less: cells}
        else:
            found = self._by_might(cells, less)
        shades = self._shades(where, cells) if self.obstacles else None
        if not shades:
            return found.items()
        hampered: dict[int, int] = {}
        for damage, some in found.items():
            for weaker, spots in enumerate(layers(some, shades)):
                if damage > weaker and spots:
                    hampered[damage - weaker] = hampered.get(damage - weaker, 0) | spots
        return hampered.items()

    def _shades(self, where: int, cells: int) -> list[int]:
        """Those of these spaces from which others stand in the line to a target, for each of them."""
        shades, close = shadows(where, self.most), self.field.standing & square(where, self.most)
        return [shade for cell in each(close) if cell in shades and (shade := shades[cell] & cells)]

    def _by_might(self, cells: int, less: int) -> dict[int, int]:
        """Spaces by the damage that would be done from there if nobody stood in the line."""
        low, found = cells & self.pits, dict[int, int]()
        if not self.stand.auras:
            found = {self.might - less: cells ^ low, self.might - less - 1: low}
        else:
            for cell, strong in self.field.might(self.swing.attack, each(cells)).items():
                damage = strong + self.swing.more - less
                found[damage] = found.get(damage, 0) | BITS[cell]
        return {damage: some for damage, some in found.items() if damage > 0 and some}


DEFEAT = 3.0
"""The worth of an XP for a defeat."""


def worth_of(state: State, content: Content, hero: int, target: int, damage: int, left: int) -> float:
    """XP for a defeat, shared as it would be; part of it for wounds that lead there."""
    seat = hero // HEROES
    if target < FIRST_MONSTER:
        return 2.0 * (damage // 2) + 0.2 * damage + (1.5 if damage >= left else 0.0)
    token = state.monsters[target]
    total = value(content, token.card)
    if damage >= left and token.wounds.count(seat) == len(token.wounds):
        return DEFEAT * total + 1.0
    if damage >= left:
        order = ranking(token.wounds + (seat,) * damage)
        return DEFEAT * (*content.monsters[token.card].xp, 0, 0)[order.index(seat)] + 1.0
    return 1.6 * total * damage / content.monsters[token.card].health


def fear(state: State, content: Content, hero: int) -> float:
    """Of each enemy next to the hero; more with few wounds to spare."""
    spare = health(state, content, hero) - state.heroes[hero].wounds - state.heroes[hero].poison
    return 0.25 if spare > 3 else 0.6
