"""What a hero does while nobody fights: where the party goes, who opens and searches, who heals whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.toolkit.once import once
from undercroft.toolkit.paths import FAR

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..plane import FACINGS
from ..rules.activation import odds
from ..rules.carrying import baggage, load
from ..rules.characters import figures
from ..rules.magic import spell_effects
from ..rules.squares import Do, Routes, arrow_at, base_at, board_of, distance, routes, squares
from ..state import HEROES, Figure, Mark
from . import fencing, rescuing, scouting

NEVER = -1e9
TOGETHER = 6
"""Nobody opens a door before the others are so near."""

MILD = 6
"""Elements that turned out to be at least so much do no harm."""

ERRAND = 1
"""How far somebody goes to search a piece of furniture or to open a chest: every turn is a point for the enemy."""

ASIDE = 16.0
"""What a step to an errand is worth: it comes before any step onward."""

SHORT = 4
"""For so few steps nobody gets into the saddle."""

ROUND = 24
"""So many Movement points somebody goes round what is in his way."""

LIKELY = 5
"""The dice of a run give so much as a rule."""

SURE_FOOTED = 0.55
"""The chance of a jump from which somebody dares it."""

HEALING = 1
"""So near healers come to the wounded."""

WEAK = 12
"""How much worse somebody stands in front who is badly hurt."""

PATIENCE = 3
"""In each turn of so many anyone who stands at a lock or riddle tries it, though another would be better at it; and
who goes alone does not wait for those whom he pays."""


def least(row: list[int], cells: tuple[int, ...]) -> int:
    """The fewest steps from any square of a base."""
    return row[cells[0]] if len(cells) == 1 else min(row[cell] for cell in cells)


class Plan:
    """An exploration activation: what to do, and where to go."""

    def __init__(self, t: UTable, figure: Figure, *, racing: bool = False) -> None:
        self.t, self.figure, self.racing = t, figure, racing
        self.heroes, self.board = scouting.party(t), board_of(t)
        self.base = squares(self.board, figure)
        self.late = racing or t.state.turn.number * 5 > self.board.quest.turn_limit * 3

    @once
    def way(self) -> scouting.Way | None:
        """The unexplored way that costs the party least."""
        return scouting.next_way(self.t, self.heroes)

    @once
    def goals(self) -> tuple[int, ...]:
        """The squares that the party heads for."""
        return scouting.destination(self.t, lambda: self.way)

    @once
    def onward(self) -> list[int]:
        """The steps from each square to the nearest of these."""
        return scouting.rows(self.t, self.goals) if self.goals else [0] * self.board.size

    @once
    def leader(self) -> Figure:
        """The hero in front."""
        row, leader, first = self.onward, self.figure, (FAR + 1, 0)
        for hero in self.heroes:
            place = (row[hero.cell] if hero.span == 1 else least(row, squares(self.board, hero)), hero.id)
            if place < first:
                leader, first = hero, place
        return leader

    @once
    def scattered(self) -> bool:
        """Whether somebody has fallen behind; who goes alone looks for those whom he pays."""
        board, leader = self.board, self.leader
        if self.heroes == [leader] and self.t.state.turn.number % PATIENCE:
            return any(distance(board, leader, one) > TOGETHER // 2 for one in scouting.hirelings(self.t))
        for hero in self.heroes:
            if not hero.marks & Mark.MOVED or distance(board, leader, hero) <= TOGETHER:
                continue
            return True
        return False

    @once
    def wounded(self) -> list[Figure]:
        return [hero for hero in self.heroes if hero.wounds >= 2]

    @once
    def resting(self) -> bool:
        """Whether somebody is to be healed before the party continues."""
        return not self.late and any(
            can_heal(self.t, hero)
            and any(hero.marks & Mark.MOVED or distance(self.board, hero, one) <= HEALING for one in self.wounded)
            for hero in self.heroes
        )

    @once
    def row(self) -> list[int]:
        """The steps from each square to where he goes: healers to the wounded, stragglers to the one in front, all
        others onward."""
        t, figure = self.t, self.figure
        if self.fetches:
            return scouting.rows(t, self.fetches)
        if t.state.quest.goal_done or self.racing:
            return self.onward
        if (
            self.resting
            and can_heal(t, figure)
            and not any(distance(self.board, figure, f) <= HEALING for f in self.wounded)
        ):
            return scouting.rows(t, tuple(one.cell for one in self.wounded))
        if self.scattered and distance(self.board, self.leader, figure) > TOGETHER // 2:
            return scouting.rows(t, (self.leader.cell,))
        return self.onward

    @once
    def fetches(self) -> tuple[int, ...]:
        """With the deed done, the squares next to one of the fallen whom he is to carry out, alone or with a friend."""
        if not self.t.state.quest.goal_done or self.racing:
            return ()
        return rescuing.squares_beside(self.t, self.figure, self.onward)

    @once
    def errand(self) -> list[int]:
        """The steps to something near by that can be searched or opened."""
        cells = () if self.late or self.t.state.quest.goal_done else scouting.errands(self.t, self.figure, ERRAND)
        return scouting.rows(self.t, cells) if cells else [0] * self.board.size

    @once
    def traps(self) -> set[int]:
        """The squares of traps that have been found."""
        return {trap.cell for trap in self.t.state.map.traps if trap.known}

    def best(self, options: Sequence[Any]) -> Any:
        """The option of the greatest worth, the first of equals; a menu is worth its best thing. Dozens of them are
        moves, and few need more thought than how near each comes to the destination."""
        plain = options[0].verb == "move" and self.unhindered
        here, row = (self.left, self.row) if plain else (0, [])
        wide, found = len(row), list[float]()
        for one in options:
            if not isinstance(one, Do):
                verb = one.head.verb
                rate = VERBS.get(verb) if verb != "turn" or self.looks else None
                found.append(max([rate(self, do) for do in one.inside]) if rate is not None else -5.0)
            elif plain and one.verb == "move" and ((there := row[one.cell]) > 1 or not self.yields):
                found.append(5.0 + here - there - 0.01 * one.cell / wide if there < here else -2.0)
            else:
                rate = VERBS.get(one.verb)
                found.append(rate(self, one) if rate is not None else -5.0)
        return options[found.index(max(found))]

    def worth(self, do: Do) -> float:
        rate = VERBS.get(do.verb)
        return rate(self, do) if rate is not None else -5.0

    def move(self, do: Do) -> float:
        """To an errand, if he can get there; else towards the destination; those in front wait for those behind, and
        companions are in nobody's way."""
        cell, row = do.cell, self.row
        goal = (cell,) if self.figure.span == 1 else base_at(self.t, self.figure, cell)
        aside = self.aside
        if aside and (there := least(self.errand, goal)) < aside and not self.trapped(cell):
            return ASIDE + aside - there
        here, there = self.left, row[cell] if len(goal) == 1 else least(row, goal)
        if self.makes_room and not self.makes_room.isdisjoint((*self.base, *goal)):
            return 4.0 - 0.1 * there if self.makes_room.isdisjoint(goal) else -2.0
        active = self.t.state.turn.active
        if active is not None and active.moved and cell == active.start:
            return -2.0
        if self.figure.kind != "hero" and (self.bars or self.yields):
            return self.following(here, there)
        if self.waits or (there <= 1 and self.yields):
            return -1.0
        return self.onward_to(cell, goal, here, there)

    def onward_to(self, cell: int, goal: tuple[int, ...], here: int, there: int) -> float:
        """Nearer to the destination, or on a way round; into traps only if there is nothing better."""
        if self.traps and self.trapped(cell):
            return 0.5 if there < here else -1.0
        if self.detour and (step := max(self.detour.get(part, 0) for part in goal)) > self.gone:
            return 3.0 + 0.1 * step
        return 5.0 + here - there - 0.01 * cell / len(self.row) if there < here else -2.0

    @once
    def unhindered(self) -> bool:
        """A hero who need think of nothing but the way to the destination: so most of them are."""
        active = self.t.state.turn.active
        if active is not None and active.moved:
            return False
        plain = self.figure.span == 1 and self.figure.kind == "hero" and not self.traps
        return plain and not self.aside and not self.makes_room and not self.waits and not self.detour

    @once
    def left(self) -> int:
        """The steps that he has still to go to the destination."""
        return least(self.row, self.base)

    @once
    def aside(self) -> int:
        """And those to an errand."""
        return least(self.errand, self.base)

    @once
    def bars(self) -> bool:
        """A companion next to the hero in front who gets no farther: he is in his way."""
        stuck = not self.leader.marks & Mark.MOVED and least(self.onward, squares(self.board, self.leader)) > 0
        return self.figure.kind != "hero" and stuck and distance(self.board, self.leader, self.figure) <= 1

    def following(self, here: int, there: int) -> float:
        """A companion gets out of the way of the hero in front, or comes after him."""
        if self.bars:
            return 4.0 + 0.1 * there if there > here else -2.0
        return self.behind(here, there)

    def behind(self, here: int, there: int) -> float:
        """A companion comes after the hero in front; anyone who has got ahead of him steps back."""
        front = least(self.row, squares(board_of(self.t), self.leader))
        active = self.t.state.turn.active
        if there <= front or (active is not None and active.moved):
            return -2.0
        return 4.0 - 0.1 * there if here < front else 5.0 + here - there if there < here else -2.0

    @once
    def yields(self) -> bool:
        """Leaves the squares before a door to a better guard who can be there soon, and a companion to the heroes."""
        if self.t.state.quest.goal_done:
            return False
        if self.figure.kind != "hero":
            return not (scouting.shut(self.t, self.way) or scouting.arriving(self.t))
        if self.late or scouting.shut(self.t, self.way):
            return False
        soon = [
            hero
            for hero in self.heroes
            if hero is not self.figure
            and (hero.marks & Mark.MOVED or not least(self.row, squares(self.board, hero)))
        ]  # fmt: skip
        mine = guard(self.t, self.figure) if soon else 0
        if self.spared:
            return True
        return any(guard(self.t, hero) > mine for hero in soon)

    def trapped(self, cell: int) -> bool:
        """Whether the way there leads over a trap that has been found."""
        if not self.traps or not self.ways:
            return False
        return not self.traps.isdisjoint(self.ways.path(cell))

    @once
    def ways(self) -> Routes | None:
        active = self.t.state.turn.active
        if active is None or not self.traps:
            return None
        return routes(self.t, self.figure, active.points, running=active.running)

    @once
    def waits(self) -> bool:
        """In front of the party, and the party is not complete (or not well) behind."""
        if self.t.state.quest.goal_done or self.racing:
            return False
        if not self.scattered and (not self.resting or can_heal(self.t, self.figure)):
            return False
        return distance(self.board, self.leader, self.figure) <= TOGETHER // 2

    def run(self, do: Do) -> float:
        """For a long way, if it is free."""
        far = self.left if not self.aside else 0
        moves = figures.value(self.t, self.figure, Attribute.MOVEMENT)
        if self.figure.kind != "hero" and self.yields:
            far -= least(self.row, squares(self.board, self.leader))
        if (far <= moves + 2 and not self.detour) or self.waits:
            return -5.0
        ways = routes(self.t, self.figure, min(2 * moves, moves + LIKELY), running=True)
        return 6.0 + far if self.nearest(ways) < self.left else -5.0

    def nearest(self, ways: Routes) -> int:
        """The fewest steps that are left from the end of a move."""
        if self.figure.span == 1:
            return min((self.row[end] for end in ways.ends), default=FAR)
        return min((least(self.row, base_at(self.t, self.figure, end)) for end in ways.ends), default=FAR)

    @once
    def detour(self) -> dict[int, int]:
        """The steps to each square of a way round to a nearer place, for anyone who gets no nearer in one move."""
        active, figure = self.t.state.turn.active, self.figure
        if active is None or active.move_over or active.running or not self.left or self.waits:
            return {}
        if self.nearest(routes(self.t, figure, active.points)) < self.left:
            return {}
        ways = routes(self.t, figure, ROUND)
        near = self.nearest(ways)
        ends = [end for end in ways.ends if least(self.row, base_at(self.t, figure, end)) == near]
        if near >= self.left or not ends:
            return {}
        path = ways.path(min(ends, key=lambda end: (ways.ends[end], end)))
        return {cell: step for step, cell in enumerate(path, 1)}

    @once
    def gone(self) -> int:
        """How far he is along it."""
        return max(self.detour.get(part, 0) for part in self.base)

    def jump(self, do: Do) -> float:
        """Over a gap where no way leads round it, if he is likely to land on his feet."""
        chance = float(odds.of(self.t, self.figure.id, do) or 0)
        there = least(self.row, base_at(self.t, self.figure, do.cell))
        if there >= self.left or chance < SURE_FOOTED or self.waits or self.detour:
            return -5.0
        active = self.t.state.turn.active
        if active is None or self.nearest(routes(self.t, self.figure, active.points)) < self.left:
            return -5.0
        return 5.0 + chance

    def mount(self, do: Do) -> float:
        """Into the saddle for a long way in the open."""
        far = least(self.row, self.base)
        return 14.0 + far if far > SHORT and any(board_of(self.t).open_air >> cell & 1 for cell in self.goals) else -5.0

    def dismount(self, do: Do) -> float:
        """Where the mount gets no nearer, such as before a house; on the side that is."""
        active, here = self.t.state.turn.active, least(self.row, self.base)
        if active is None or not here or self.waits:
            return -5.0
        ends = routes(self.t, self.figure, active.points).ends if not active.move_over else ()
        if active.moved or any(least(self.row, base_at(self.t, self.figure, cell)) < here for cell in ends):
            return -5.0
        return 4.0 - 0.1 * self.row[do.cell]

    def lead(self, do: Do) -> float:
        """A mount that came along comes along."""
        return 7.0 if least(self.row, self.base) > 0 and not self.waits else -5.0

    def gallop(self, do: Do) -> float:
        far = least(self.row, self.base)
        active = self.t.state.turn.active
        return 6.0 + far if active is not None and far > active.movement + 2 and not self.waits else -5.0

    def open(self, do: Do) -> float:
        """Through the door, once all are there and as well as they can be."""
        door = self.t.state.map.doors[do.target]
        if (self.scattered or self.resting or self.spared or self.tended) and not self.late:
            return -1.0
        return 20.0 - 5 * bool(door.trap)

    @once
    def tended(self) -> bool:
        """Whether a friend is about to drink what heals him."""
        return any(weak(hero) and cure(self.t, hero) for hero in self.heroes if hero is not self.figure)

    def give(self, do: Do) -> float:
        """Coins that are too heavy; and a potion for a friend who needs it more."""
        if do.word == baggage.COINS:
            return 31.0 if self.figure.coins > load.MOST_COINS else -5.0
        mark, thing = self.t.state.figures[do.target], self.t.content.objects.get(do.word)
        heals = thing is not None and thing.potion == "healing"
        return (
            27.0
            if heals and mark.kind == "hero" and weak(mark) and not weak(self.figure) and not cure(self.t, mark)
            else -5.0
        )

    @once
    def spared(self) -> bool:
        """Badly hurt, and a friend in better health is coming to open the next door."""
        return weak(self.figure) and any(
            not weak(hero)
            and distance(self.board, hero, self.figure) <= TOGETHER
            and (hero.marks & Mark.MOVED or not least(self.row, squares(self.board, hero)))
            for hero in self.heroes
        )

    def shut(self, do: Do) -> float:
        """The party tries once: he leaves it to somebody who is better at it and near. Nobody waits for long for one
        who cannot get there."""
        mine = odds.of(self.t, self.figure.id, do) or 0
        near = [hero for hero in scouting.party(self.t) if distance(board_of(self.t), hero, self.figure) <= TOGETHER]
        better = any((odds.of(self.t, hero.id, do) or 0) > mine for hero in near)
        if better and not self.late and self.t.state.turn.number % PATIENCE:
            return -1.0
        return 15.0 + 4 * float(mine)

    @once
    def makes_room(self) -> frozenset[int]:
        """The squares at a lock or riddle, for as long as somebody near is better at it than he and not there yet."""
        way, board = self.way, self.board
        door = self.t.state.map.doors[way.door] if way is not None else None
        if way is None or door is None or not (door.lock or door.riddle) or door.failed or self.late:
            return frozenset()
        do, row = Do("pick" if door.lock else "solve", target=way.door), scouting.rows(self.t, way.squares)
        skill = {hero.id: odds.of(self.t, hero.id, do) or 0 for hero in (*scouting.party(self.t), self.figure)}
        masters = [hero for hero in scouting.party(self.t) if skill[hero.id] > skill[self.figure.id]]
        coming = [
            hero
            for hero in masters
            if distance(board, hero, self.figure) <= TOGETHER
            and (hero.marks & Mark.MOVED or self.t.state.turn.number % PATIENCE)
        ]
        if not coming or any(least(row, squares(board, hero)) == 0 for hero in masters):
            return frozenset()
        return frozenset(way.squares)

    def smash(self, do: Do) -> float:
        return 12.0 + figures.value(self.t, self.figure, Attribute.STRENGTH)

    def turn(self, do: Do) -> float:
        """Look through the passage."""
        if (self.scattered or self.resting) and not self.late:
            return -1.0
        return 18.0 if do.word in self.looks else -5.0

    @once
    def looks(self) -> list[str]:
        """The ways to look through a passage from here."""
        return [FACINGS[facing] for _, facing in arrow_at(self.t, *self.base)]

    def leave(self, do: Do) -> float:
        return 99.0 if self.t.state.quest.goal_done and not self.fetches else NEVER

    def lift(self, do: Do) -> float:
        """The fallen are carried out once the deed is done."""
        return 70.0 if self.fetches else -5.0

    def drink(self, do: Do) -> float:
        thing = self.t.content.objects[do.word]
        if thing.potion == "healing":
            full = self.figure.base[Attribute.VITALITY]
            return 25.0 if figures.vitality_left(self.figure) <= max(2, full // 2) else -5.0
        if thing.potion == "mana":
            return 15.0 if self.figure.spells and self.figure.mana <= 1 else -5.0
        return -5.0

    def cast(self, do: Do) -> float:
        """Healing only, while nobody fights."""
        spell = self.t.content.spells[do.word]
        if spell.nature != "healing" or do.ways or do.target not in self.t.state.figures:
            return -5.0
        reached = [
            self.t.state.figures[one] for one in spell_effects.affected(self.t, self.figure.id, do.target, spell)
        ]
        hurt = [one.wounds for one in reached if one.wounds >= 2]
        return 22.0 + sum(hurt) if hurt else -5.0

    def use(self, do: Do) -> float:
        """Food for the hurt, herbs for the sick."""
        mark = self.t.state.figures.get(do.target)
        if mark is None or mark.side != HEROES:
            return -5.0
        kind = self.t.content.objects[do.word].kind
        if kind == "herbs":
            return 16.0 if mark.marks & (Mark.POISONED | Mark.DISEASED) else -5.0
        if kind != "provisions" or not mark.wounds:
            return -5.0
        return 21.0 if mark.wounds >= 2 else 12.0  # before the next door is opened

    def talent(self, do: Do) -> float:
        mark = self.t.state.figures[do.target]
        if do.word == "first-aid":
            return 21.0 if mark.wounds >= 2 else -5.0
        return 14.0 if do.word == "recovering-mana" and self.figure.mana <= 1 else -5.0

    def light(self, do: Do) -> float:
        """A torch, for those whom the dark hinders, where it has been seen to be dark."""
        seen = self.t.state.map.layout.revealed
        dark = any(seen >> section & 1 for section in self.t.state.map.dark_sections)
        return 7.0 if "lost-in-the-dark" in self.figure.skills and dark else -5.0

    def search(self, do: Do) -> float:
        """The thing of the quest at once; others if there is time; a known fountain only if it heals."""
        board = board_of(self.t)
        sheet = board.furnishings[do.target].id
        if sheet in board.quest.goal.sought and sheet not in self.t.state.map.found:
            return 60.0
        if do.target in self.t.state.map.searched:
            kind = self.t.state.saga.elements.get(f"{self.t.state.quest.id}/{do.target}", 0) >= MILD
            return 9.0 if kind and self.figure.wounds else -5.0
        return 9.0 if not self.late and not self.t.state.quest.goal_done else -2.0

    def chest(self, do: Do) -> float:
        return 9.0 if not self.late and not self.t.state.quest.goal_done else -2.0

    def corpses(self, do: Do) -> float:
        return 8.0 if not self.late and not self.t.state.quest.goal_done else -2.0

    def secret(self, do: Do) -> float:
        """When no way leads on."""
        return 10.0 if not self.goals else -3.0

    def end(self, do: Do) -> float:
        return 0.0

    @property
    def hands(self) -> int:
        return figures.value(self.t, self.figure, Attribute.DEXTERITY)

    def lever(self, do: Do) -> float:
        return 19.0 if not self.scattered else -1.0


def burden(t: UTable, figure: Figure, do: Do) -> float:
    """Anyone who is overloaded puts down what he does not hold, weapons first; not if it is the coins alone."""
    coins = figure.coins > load.MOST_COINS and load.excess(t, figure) == 1
    if not figure.marks & Mark.OVERLOADED or coins or any(held.card == do.word for held in figure.hands):
        return -5.0
    return 30.0 if do.word in t.content.weapons or do.word in t.content.shields else 28.0


def weak(hero: Figure) -> bool:
    """With so little Vitality nobody goes first."""
    return hero.wounds > 0 and figures.vitality_left(hero) <= 2


def cure(t: UTable, hero: Figure) -> bool:
    """Whether he has a potion that heals."""
    things = t.content.objects
    return any(held.card in things and things[held.card].potion == "healing" for held in hero.pack)


def can_heal(t: UTable, hero: Figure) -> bool:
    """Whether this hero still has a healing spell to cast."""
    return any(t.content.spells[name].nature == "healing" and fencing.has_left(t, hero, name) for name in hero.spells)


def guard(t: UTable, hero: Figure) -> int:
    """How well a hero stands in front."""
    return (
        2 * figures.value(t, hero, Attribute.ARMOR)
        + figures.value(t, hero, Attribute.COMBAT)
        + figures.vitality_left(hero)
        - 6 * fencing.shoots(t, hero)
        - WEAK * weak(hero)
    )


VERBS: dict[str, Callable[[Plan, Do], float]] = {
    "move": Plan.move,
    "run": Plan.run,
    "mount-up": Plan.mount,
    "dismount": Plan.dismount,
    "lead": Plan.lead,
    "gallop": Plan.gallop,
    "open": Plan.open,
    "pick": Plan.shut,
    "solve": Plan.shut,
    "break": Plan.smash,
    "jump": Plan.jump,
    "turn": Plan.turn,
    "leave": Plan.leave,
    "lift": Plan.lift,
    "lift-pair": Plan.lift,
    "drink": Plan.drink,
    "cast": Plan.cast,
    "search": Plan.search,
    "chest": Plan.chest,
    "corpses": Plan.corpses,
    "secret": Plan.secret,
    "end": Plan.end,
    "lever": Plan.lever,
    "use": Plan.use,
    "talent": Plan.talent,
    "light": Plan.light,
    "hold": lambda plan, do: 14.0 if plan.late or not plan.scattered else -1.0,
    "stow": lambda plan, do: fencing.stow(plan.t, plan.figure, do),
    "put-down": lambda plan, do: burden(plan.t, plan.figure, do),
    "give": Plan.give,
    "identify": lambda plan, do: 10.0,
    "coat": lambda plan, do: 9.0,
    "disarm": lambda plan, do: 11.0 + plan.hands,
    "disarm-door": lambda plan, do: 18.0 + plan.hands,
    "disarm-chest": lambda plan, do: 9.5 + plan.hands,
    "solve-chest": lambda plan, do: 9.5,
    "climb": lambda plan, do: 30.0,
    "land": lambda plan, do: 2.0,
    "recover": lambda plan, do: 10.0,
    "pick-up": lambda plan, do: 7.0,
}
