"""Threats: the harm that monsters can do, and whom one would like to see it done to."""

from __future__ import annotations

from collections.abc import Mapping

from ..board import DISTANCES, PLACE, distance
from ..content import Content
from ..content.definitions import NEAR
from ..rules.abilities import has, marked, monster_speed, power, to_defeat
from ..rules.reach import can_be_attacked
from ..rules.strengths import defense_against_monster, monster_reach, monster_strength
from ..state import HEROES, State, own
from .charts import ROOMS, chart, square, union

AVERAGE_DIE = 7 / 6
DEEPEST = 3
"""The highest Dungeon Level, and the most wounds of a trap."""


def bite(state: State, content: Content, who: int, hero: int, bonus: int = 0) -> float:
    """The damage that a monster would do to a hero, on average."""
    total = monster_strength(state, content, who, hero) + bonus - defense_against_monster(state, content, who, hero)
    if power(content.monsters[state.monsters[who].card]).attack_die:
        return max(0.0, total + AVERAGE_DIE)
    return float(total) if total > 0 else 0.0


def harm(state: State, content: Content, who: int, hero: int, bonus: int = 0) -> float:
    """How much such an attack matters: its damage, more if it defeats the hero."""
    damage, left = bite(state, content, who, hero, bonus), to_defeat(state, content, hero)
    return min(damage, float(left)) + (3.0 if damage >= left else 0.0)


class Prowl:
    """Whom monsters could get at, looked up once for a question."""

    def __init__(self, state: State, content: Content) -> None:
        self.state, self.content, self.chart = state, content, chart(state.arches)
        self.heroes = [(who, figure.cell) for who, figure in enumerate(state.heroes) if not figure.down]

    def close_to(self, who: int) -> list[int]:
        """The heroes whom a monster might attack in this activation, as the crow flies."""
        if marked(self.state, who, "dazed"):
            return []
        token = self.state.monsters[who]
        most = monster_speed(self.state, self.content, who) + monster_reach(self.content, token.card)[1]
        far = DISTANCES[token.cell]
        return [hero for hero, cell in self.heroes if far[cell] <= most]

    def struck_from(self, who: int, spots: int) -> list[int]:
        """The heroes whom a monster could attack from some of these spaces, which it can get to."""
        state, content, stands = self.state, self.content, self.stands(who)
        struck = [hero for hero in self.close_to(who) if stands[state.heroes[hero].cell] & spots]
        return [hero for hero in struck if can_be_attacked(state, content, hero)]

    def stands(self, who: int) -> Mapping[int, int]:
        """For each space those from which a monster could strike there."""
        card = self.state.monsters[who].card
        reach = monster_reach(self.content, card)
        melee = self.content.monsters[card].kind == "melee" and reach == NEAR
        return self.chart if melee else self.chart.sights(reach)


def rivals(content: Content, seat: int, heroes: list[int]) -> list[int]:
    """Those of these heroes to whom a player does harm gladly."""
    return [] if content.points.together else [one for one in heroes if one // HEROES != seat]


def victims(content: Content, seat: int, heroes: list[int]) -> list[int]:
    """Own heroes are victims only where there is no rival."""
    return rivals(content, seat, heroes) or heroes


def worst_hit(state: State, content: Content, seat: int, who: int, heroes: list[int]) -> int:
    """The one of these heroes whom the player who moves a monster would like to see hurt most."""
    if len(heroes) == 1:
        return heroes[0]
    return max(heroes, key=lambda hero: malice(state, content, seat, who, hero))


def malice(state: State, content: Content, seat: int, who: int, hero: int) -> float:
    """The worth of an attack on one hero."""
    mine = hero // HEROES == seat or content.points.together
    return (-1.3 if mine else 1.0) * (0.1 + harm(state, content, who, hero)) + lead(state, seat, hero)


def lead(state: State, seat: int, hero: int) -> float:
    """Rivals who are ahead are the better victims."""
    other = hero // HEROES
    if other == seat:
        return 0.0
    return 0.02 * (state.alliances[other].xp + state.alliances[other].spent)


def deadly_rooms(state: State, content: Content, hero: int) -> int:
    """The spaces of other rooms in which a trap that may lie there face down could fell the hero."""
    left, found = to_defeat(state, content, hero) if state.challenges else DEEPEST + 1, 0
    if left > DEEPEST or has(state, content, hero, "trap-proof"):
        return 0
    here = PLACE[state.heroes[hero].cell]
    for token in state.challenges:
        if token.level >= left and not token.up and PLACE[token.cell] != here:
            found |= ROOMS[PLACE[token.cell]]
    return found


def unseen_rooms(state: State, here: int) -> int:
    """The spaces of other rooms in which a challenge lies face down: nobody goes there to be safe."""
    rooms = {PLACE[token.cell] for token in state.challenges if not token.up} - {PLACE[here]}
    return union(ROOMS[place] for place in rooms)


def lairs(state: State, hero: int) -> int:
    """The spaces of other rooms with ready monsters."""
    rooms = {PLACE[token.cell] for token in state.monsters.values() if token.ready} - {PLACE[state.heroes[hero].cell]}
    return union(ROOMS[place] for place in rooms)


def threatened(state: State, content: Content, seat: int) -> list[int]:
    """Ready monsters near own heroes, the strongest first."""
    cells = [state.heroes[hero].cell for hero in own(seat) if not state.heroes[hero].down]
    close = [
        who
        for who, token in state.monsters.items()
        if token.ready and any(distance(token.cell, cell) <= content.monsters[token.card].speed + 2 for cell in cells)
    ]
    return sorted(close, key=lambda who: (-content.monsters[state.monsters[who].card].attack, who))


def exposed(state: State, content: Content) -> int:
    """The spaces at which a ready monster might get, as the crow flies."""
    found = 0
    for token in state.monsters.values():
        if token.ready:
            found |= square(token.cell, content.monsters[token.card].speed + monster_reach(content, token.card)[1])
    return found
