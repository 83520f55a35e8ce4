"""Bots for both sides. They use only what their seat may know: the explored map, public figures, their own cards.

The heroes explore together, heal before they open the next door, and pick the blow, shot or spell with the greatest
expected effect. The Dark Player's creatures fight by the same reckoning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..rules.characters import figures
from ..rules.magic import spell_effects
from ..rules.options import Menu, Square
from ..rules.squares import Do, board_of, distance
from ..state import DARK, Figure, standing
from . import fencing, luck, making, mustering, roaming, scheming, scouting, trading
from .exploring import NEVER, TOGETHER, Plan, burden, guard
from .fencing import IDLE
from .footing import Footing
from .luck import number

DIRE = 2.0
"""Value Points of enemies for each hero: with more of them a party does not stay to fight once the goal is reached."""


def policy(t: UTable, ask: Ask[Any]) -> Any:
    """One of the options."""
    answer = ANSWERS.get(ask.key)
    return ask.options[0] if answer is None else answer(t, ask)


def best(t: UTable, options: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    """The option of the greatest worth, the first of equals; a menu is worth its best thing."""
    found = [max(map(worth, one.inside)) if isinstance(one, Menu) else worth(one) for one in options]
    return options[found.index(max(found))]


# ------------------------------------------------------------------------------------------------ what the heroes do


def act(t: UTable, ask: Ask[Any]) -> Any:
    """One thing for the active character."""
    active = t.state.turn.active
    assert active is not None
    figure = t.state.figures[active.who]
    if figure.side == DARK:
        return best(t, ask.options, lambda do: scheming.worth(t, figure, do))
    foes = figures.enemies(t.state, figure)  # all of them are in explored sections
    if not foes:
        return Plan(t, figure).best(ask.options)
    if onward(ask.options) and (flees(t, figure, foes) or helpless(t, foes)):
        plan = Plan(t, figure, racing=True)
        return best(t, ask.options, lambda do: race(t, plan, do))
    if ask.key == "act-how" and ask.options[0].verb == "cast":  # so are all of them
        found = fencing.casts(t, figure, ask.options)
        return ask.options[found.index(max(found))]
    return stand(t, ask.options, Footing(t, figure, foes))


def stand(t: UTable, options: Sequence[Any], footing: Footing) -> Any:
    """A fight on good ground: everybody chooses his square with care. Walks are looked at from the most promising one
    on, until none can come up to what has been found; among equals the first of the options is taken. Nobody reckons
    the chance of the only blow or shot where nothing else can be as good as any of them."""
    walks: list[int] = []
    blows: list[int] = []
    others: list[float] = []
    for n, one in enumerate(options):
        if (verb := one.verb) == "move":
            walks.append(n)
            others.append(NEVER)
        elif verb in fencing.BLOWS:
            blows.append(n)
            others.append(NEVER)
        else:
            others.append(here(t, footing, one) if verb in WEIGHED else IDLE)
    if (
        len(blows) == 1
        and max(others) < fencing.BLOW
        and (not walks or footing.ceiling < fencing.BLOW or footing.most < fencing.BLOW)
        and fencing.tells(t, footing.figure, options[blows[0]])
    ):
        return options[blows[0]]
    for n in blows:
        others[n] = here(t, footing, options[n])
    place = others.index(top := max(others))
    if not walks or top > footing.ceiling or top > footing.most:
        return options[place]
    walk, most = best_walk(options, walks, footing, top)
    return options[walk if most > top or (most == top and walk < place) else place]


def best_walk(options: Sequence[Any], walks: list[int], footing: Footing, top: float) -> tuple[int, float]:
    """The best of these walks and its worth; those that promise less than `top` are not looked at."""
    walk, most = len(options), NEVER
    hopes = [(-footing.hope(options[n].cell), n) for n in walks]
    for hope, n in sorted(hopes):
        if -hope < top or -hope < most:
            break
        if -hope > most or n < walk:
            worth = footing.walk(options[n].cell, most)
            if worth > most or (worth == most and n < walk):
                walk, most = n, worth
    return walk, most


def here(t: UTable, footing: Footing, one: Do | Menu) -> float:
    """What can be done without a walk."""
    if one.verb == "shift" and isinstance(one, Do):
        return footing.shift(one.cell)
    rate, figure = FIGHT[one.verb], footing.figure
    if not isinstance(one, Menu):
        return rate(t, figure, one)
    if one.verb == "cast":
        return max(fencing.casts(t, figure, one.inside))
    return max([rate(t, figure, do) for do in one.inside])


def onward(options: Sequence[Any]) -> bool:
    """Whether there is a way to go at all; anyone who has none just fights."""
    for one in options:  # walks come first
        if one.verb not in ONWARD:
            continue
        return True
    return False


ONWARD = frozenset(("move", "run", "leave", "shift"))


def flees(t: UTable, figure: Figure, foes: list[Figure]) -> bool:
    """On the last way, home or to the goal, nobody stays for a fight that goes badly: one hero who gets there is
    enough."""
    if figure.kind != "hero" or not scouting.last_leg(t):
        return False
    theirs = sum(foe.vp * left(foe) for foe in foes)
    ours = sum(left(hero) for hero in scouting.party(t))
    return theirs > DIRE * ours


def helpless(t: UTable, foes: list[Figure]) -> bool:
    """Nobody has anything that hurts these: the party goes on its way as if they were weather."""
    for hero in scouting.party(t):
        for foe in foes:
            if fencing.harms(t, hero, foe):
                return False
    return True


def left(figure: Figure) -> float:
    """The share of its Vitality that a figure still has."""
    return figures.vitality_left(figure) / max(1, figure.base[Attribute.VITALITY])


def race(t: UTable, plan: Plan, do: Do) -> float:
    """Onward as far as the legs carry; anyone who cannot move fights."""
    onward = plan.worth(do) if do.verb in ("move", "run", "leave") else 0.0
    return 40.0 + onward if onward > 0 else fight(t, plan.figure, do)


def fight(t: UTable, figure: Figure, do: Do) -> float:
    """In a fight: heal when it is needed, else the best attack or the best way to one."""
    rate = FIGHT.get(do.verb)
    return rate(t, figure, do) if rate is not None else IDLE


def potion(t: UTable, figure: Figure, do: Do) -> float:
    """Drink what heals when half of the Vitality is gone; other potions while enemies are near."""
    thing = t.content.objects[do.word]
    left, full = figures.vitality_left(figure), figure.base[Attribute.VITALITY]
    if thing.potion == "healing":
        return 30.0 if left <= max(1, full // 2) else -5.0
    if thing.potion == "mana":
        return 8.0 if figure.spells and figure.mana <= 1 else -5.0
    near = any(distance(board_of(t), figure, foe) <= 4 for foe in figures.enemies(t.state, figure))
    return 6.0 if near and thing.potion in ("strength", "heroic") and figure.vp else -5.0


FIGHT: dict[str, Callable[[UTable, Figure, Do], float]] = {
    **fencing.VERBS,
    "drink": potion,
    "put-down": burden,
    "leave": lambda t, figure, do: 50.0 if t.state.quest.goal_done else NEVER,
}
"""What is rated in a fight; all else is idle."""
WEIGHED = frozenset((*FIGHT, "shift"))


# ------------------------------------------------------------------------------------------------ smaller choices


def following(t: UTable, ask: Ask[Any]) -> Any:
    """In a fight, those who can strike first; else the best guard. Of equals the one in front."""
    board = board_of(t)
    waiting = [t.state.figures[do.target] for do in ask.options]
    foes = figures.enemies(t.state, waiting[0])

    def order(figure: Figure) -> tuple[int, int]:
        if figure.cell < 0:
            return 0, -figure.id
        near = min([distance(board, figure, foe) for foe in foes], default=99)
        if near > 20:
            return 1, guard(t, figure)
        return 1, (1 if fencing.shoots(t, figure) else 0) + (near <= 1)

    orders = [order(figure) for figure in waiting]
    place = orders.index(top := max(orders))
    if orders.count(top) > 1 and (goals := scouting.destination(t)):
        row = scouting.rows(t, goals)
        place = min((row[waiting[n].cell], n) for n, one in enumerate(orders) if one == top)[1]
    return ask.options[place]


def last(t: UTable, ask: Ask[Any]) -> Any:
    return ask.options[-1]


def surprise(t: UTable, ask: Ask[Any]) -> Any:
    """Anyone who is caught stumbles away from his friends, to where most of us can strike him."""
    board, caught = board_of(t), t.state.figures[number(ask, "who")]
    ours = [figure.cell for figure in figures.enemies(t.state, caught)]
    theirs = [figure.cell for figure in figures.allies(t.state, caught)]

    def worth(square: Square) -> float:
        near = sum(1.0 / max(1, board.distance(square.cell, other)) for other in ours)
        return near - sum(0.5 / max(1, board.distance(square.cell, other)) for other in theirs)

    return best(t, ask.options, worth)


def surprise_facing(t: UTable, ask: Ask[Any]) -> Any:
    """With his back to as many of us as possible."""
    board, caught, cell = board_of(t), t.state.figures[number(ask, "who")], number(ask, "cell")
    ours = [figure.cell for figure in figures.enemies(t.state, caught)]
    near = [other for other in ours if board.distance(cell, other) <= TOGETHER] or ours
    return best(t, ask.options, lambda one: sum(board.ahead(cell, one.way, other) < 0 for other in near))


def land_beside(t: UTable, ask: Ask[Any]) -> Any:
    """Off the mount, as far from enemies as can be."""
    board, foes = board_of(t), [f for f in t.state.figures.values() if f.side == DARK and standing(f)]
    return max(ask.options, key=lambda one: min((board.distance(one.cell, foe.cell) for foe in foes), default=0))


def spell_square(t: UTable, ask: Ask[Any]) -> Any:
    """What a spell lays or calls is wanted where the enemies are."""
    active = t.state.turn.active
    caster = t.state.figures.get(active.who) if active is not None else None
    return spell_effects.foremost(t, caster, ask.options) if caster is not None else ask.options[0]


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "act": act,
    "spell-square": spell_square,
    "act-how": act,
    "land-beside": land_beside,
    "next": following,
    "defensive-shot": last,
    "obstacle": scheming.obstacle,
    "encounter": scheming.encounter,
    "creature": scheming.creature,
    "place": scheming.place,
    "dark": scheming.dark,
    "draw": scheming.draw,
    "plan": scheming.plan,
    "plan-at": scheming.plan_at,
    "discard": scheming.discard,
    "follows": scheming.follows,
    "upgrade": scheming.upgrade,
    "leader": scheming.leader,
    "half-price": scheming.bargain,
    "surprise": surprise,
    "surprise-facing": surprise_facing,
    "bodyguard": last,
    "hand-over": last,
    "use-skill": last,
    "clock": last,
    **luck.ANSWERS,
    **making.ANSWERS,
    **mustering.ANSWERS,
    **trading.ANSWERS,
    **roaming.ANSWERS,
}
