"""The road part of the bots: on foot or by boat to the quest that is nearest and easiest, well rested, and together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import Any, NamedTuple

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..content.journey.places import Flag
from ..road import Group
from ..rules.between import stays
from ..rules.characters import figures, hero_of
from ..rules.journey import EPIC, groups, ships, ways
from ..rules.options import Way
from ..state import Figure
from . import haggling, trading

WORN, WEARY = 0.75, 0.5
"""A group rests where somebody has less than the first share of his Vitality; with less than the second it passes no
bed to go into a quest."""
NEAR, FAR = 2, 99
"""So many turns a worn group goes to sleep in a bed rather than in a camp."""
HARD = 3
"""Turns that a group goes for a quest of less difficulty by one."""
BEATEN = 6
"""Turns that a group travels for a quest that it has not lost yet: a second visit is expected."""
VOYAGE = 3
"""Turns that a boat must save to be bought."""
HASTE = 15
"""So many turns before the end of a journey nobody rests any more."""
BAND = 3
"""With fewer heroes nobody plays out an Epic Event."""
NIGHT = 2
"""Coins that everybody keeps for a bed when a boat is bought."""
RICH, DETOUR = 10, 3
"""With so many coins for each a group goes so many turns out of its way to those who teach."""
ERRAND = 6
"""So many turns a group goes for arms and healers."""
IDLE = ("haggle", "candle")
"""For these alone nobody enters a settlement."""


class Node(NamedTuple):
    """Where a group can be, with which boat under or next to it."""

    at: str
    boat: str = ""


def here(group: Group) -> Node:
    return Node(group.at, group.boat.kind if group.boat is not None and group.boat.at == group.at else "")


def purse(t: UTable, group: Group) -> int:
    return sum(figure.coins for figure in groups.members(t, group))


def onward(t: UTable, group: Group, node: Node) -> Iterator[tuple[int, Node]]:
    """What can follow within a turn: a march, which leaves the boat behind; a course; at a pier a boat, if the group
    can pay for it."""
    chart = groups.chart(t)
    if chart.land(node.at) is None and not node.boat:
        yield from ((1, Node(id)) for id in chart.shores(node.at))
        return
    if chart.land(node.at) is not None:
        crossings = [id for id in chart.bridges[node.at] if id not in group.refused]
        yield from ((1, Node(id)) for id in (*ways.neighbours(t, node.at), *crossings))
    if node.boat:
        near = chart.waters(node.at) if chart.land(node.at) is not None else (*chart.seas(node.at), *chart.up(node.at))
        down = (chart.down(node.at),) if chart.down(node.at) else ()
        yield from ((1, Node(id, node.boat)) for id in (*near, *down) if ships.navigable(t, node.boat, id))
        if chart.land(node.at) is None:
            yield from ((1, Node(id, node.boat)) for id in chart.shores(node.at))
    elif group.boat is None and pier(t, node.at):
        spent = purse(t, group) - NIGHT * len(group.members)
        yield from ((VOYAGE, Node(node.at, one.id)) for one in t.content.boats.values() if one.cost <= spent)


def pier(t: UTable, at: str) -> bool:
    return any(t.content.services[id].boats for town in groups.chart(t).settled(at) for id in town.services)


def route(t: UTable, group: Group, goals: dict[str, int]) -> list[Node]:
    """The way that takes the fewest turns to one of the goals, with what each of them costs besides; none if there is
    no way at all."""
    start = here(group)
    best, before = {start: 0}, dict[Node, Node]()
    queue: list[tuple[int, int, Node]] = [(0, 0, start)]
    end, least = start if start.at in goals else None, goals.get(start.at, FAR)
    while queue:
        cost, _, node = heappop(queue)
        if cost > best[node]:
            continue
        if node.at in goals and cost + goals[node.at] < least:
            end, least = node, cost + goals[node.at]
        for turns, following in onward(t, group, node):
            if cost + turns < best.get(following, FAR):
                best[following], before[following] = cost + turns, node
                heappush(queue, (cost + turns, len(best), following))
    if end is None:
        return []
    path = [end]
    while path[0] != start:
        path.insert(0, before[path[0]])
    return path


# ------------------------------------------------------------------------------------------------ where to


def worn(t: UTable, group: Group, share: float) -> bool:
    """Whether somebody of the group has lost so much of his Vitality."""
    return any(
        figures.vitality_left(figure) < share * figure.base[Attribute.VITALITY] for figure in groups.members(t, group)
    )


def luckless(t: UTable, group: Group) -> bool:
    """Whether most of the group's Fortune is used up, which only a bed gives back."""
    heroes = groups.members(t, group)
    full = sum(hero_of(t.state, t.content, figure).fortune + figure.luck for figure in heroes)
    return sum(figure.fortune for figure in heroes) * 2 < full


def hurried(t: UTable) -> bool:
    road = groups.road(t)
    return road.turn > road.last - HASTE


def sought(t: UTable) -> list[Flag]:
    """The flags of quests that can be played; first of all those that are still to be won."""
    flags = [flag for flag in groups.chart(t).region.quests if groups.beckons(t, flag)]
    return [flag for flag in flags if not groups.won(t.state.saga.visited, t.state.saga.attempts, flag.quest)] or flags


def quests(t: UTable) -> dict[str, int]:
    """Where these are, each with what its difficulty costs; the easiest of those in one place."""
    found = dict[str, int]()
    for flag in sought(t):
        cost = HARD * t.content.quests[flag.quest].difficulty + BEATEN * t.state.saga.attempts.get(flag.quest, 0)
        found[flag.at] = min(found.get(flag.at, FAR), cost)
    return found


def beds(t: UTable) -> dict[str, int]:
    return {town.at: 0 for town in groups.chart(t).region.settlements if "inn" in town.services}


def menders(t: UTable, group: Group) -> dict[str, int]:
    """Where somebody gets what he should not be without in the next quest."""
    return towns(t, {wish.service for one in groups.members(t, group) for wish in paid(t, one, trading.needs)})


def paid(t: UTable, figure: Figure, kind: Callable[[UTable, Figure], Iterator[trading.Wish]]) -> list[trading.Wish]:
    return [wish for wish in kind(t, figure) if trading.payable(t, figure, wish)]


def towns(t: UTable, wanted: set[str]) -> dict[str, int]:
    """Settlements with one of these services."""
    return {town.at: 0 for town in groups.chart(t).region.settlements if not wanted.isdisjoint(town.services)}


def teachers(t: UTable, group: Group) -> dict[str, int]:
    """Where somebody of a group that can pay for it learns something."""
    if purse(t, group) < RICH * len(group.members):
        return {}
    found = [wish for figure in groups.members(t, group) for wish in paid(t, figure, trading.wishes)]
    return towns(t, {wish.service for wish in found if wish.take in trading.LESSONS})


def main_group(t: UTable) -> Group:
    """The one that the others look for: the largest, the first of equals."""
    return max(groups.road(t).groups, key=lambda group: len(group.members))


def way(t: UTable, ask: Ask[Any]) -> Any:
    """Onward along the route: alone to the others, worn to a bed, else to a quest. Where no bed is near there is a
    camp; those who are missed are waited for."""
    group, main = groups.current(t), main_group(t)
    found = {option.verb: option for option in ask.options}
    for verb in ("wait", "load", "join"):
        if verb in found:
            return found[verb]
    if group is not main:
        return along(t, ask, route(t, group, {main.at: 0}))
    tired = not hurried(t) and (worn(t, group, WORN) or luckless(t, group))
    if tired:
        path = route(t, group, beds(t))
        if path and len(path) - 1 <= NEAR:
            return along(t, ask, path)
        if worn(t, group, WORN) and "camp" in found:
            return found["camp"]
    if len(groups.road(t).groups) > 1 and not hurried(t):
        return found.get("enter", found["stay"])
    for shops, far in ((menders, ERRAND), (teachers, DETOUR)):
        errand = route(t, group, shops(t, group)) if not hurried(t) else []
        if 1 < len(errand) <= far + 1:
            return along(t, ask, errand)
    return along(t, ask, route(t, group, quests(t)))


def along(t: UTable, ask: Ask[Any], path: list[Node]) -> Any:
    """As far along a route as one option leads; at its end, stay, in the settlement if that is where one is."""
    ahead = {node: step for step, node in enumerate(path)}
    boat = groups.current(t).boat

    def steps(option: Way) -> int:
        sails = option.verb in ("sail", "land") and boat is not None
        return ahead.get(Node(option.place, boat.kind if sails and boat is not None else ""), 0)

    moves = [option for option in ask.options if option.verb in ("go", "ride", "cross", "sail", "land")]
    best = max(moves, key=steps, default=None)
    if best is not None and steps(best):
        return best
    return ask.find(f"enter {groups.current(t).inside}") or ask.find("stay") or ask.options[0]


def there(t: UTable, ask: Ask[Any]) -> Any:
    """Into a settlement for a bed, a boat or what its shops have; take up a quest if all are there and fit for it."""
    group = groups.current(t)
    fit = hurried(t) or not worn(t, group, WEARY)
    complete = hurried(t) or len(groups.road(t).groups) == 1
    for option in ask.options:
        if isinstance(option, Way) and option.verb == "enter" and calls(t, group, option.place):
            return option
    for option in ask.options:
        if isinstance(option, Way) and option.verb == "visit" and useful(t, group, groups.chart(t).scattered(group.at)):
            return option
    names = [flag.quest for flag in sought(t)]
    quests_here = [option for option in ask.options if isinstance(option, Way) and option.verb == "quest"]
    wanted = [option for option in quests_here if option.place in names]
    easy = min(wanted, key=lambda option: t.content.quests[option.place].difficulty, default=None)
    goal = route(t, group, quests(t))[-1:]
    return easy if easy is not None and fit and complete and goal == [here(group)] else ask.find("done")


def calls(t: UTable, group: Group, town: str) -> bool:
    """Whether a settlement has a bed for those who need one, a boat that is on the route, or wares for the purse."""
    found = groups.chart(t).settlements[town].services
    if "inn" in found and (worn(t, group, WORN) or luckless(t, group)):
        return True
    return bool(vessel(t, group)) or useful(t, group, found)


def useful(t: UTable, group: Group, found: tuple[str, ...]) -> bool:
    """Whether one of these services has what somebody wishes and can pay."""
    return any(
        wish.service in found and wish.take not in IDLE and trading.payable(t, figure, wish)
        for figure in groups.members(t, group)
        for wish in trading.wishes(t, figure)
    )


def vessel(t: UTable, group: Group) -> str:
    """The boat that is to be bought here for the way to the next quest."""
    path = route(t, group, quests(t))
    return path[1].boat if len(path) > 1 and path[1].at == group.at else ""


def service(t: UTable, ask: Ask[Any]) -> Any:
    """A boat if one is needed; else what he has come for."""
    if t.content.services[t.state.stay.visiting].boats:
        boat = vessel(t, stays.group_of(t, t.state.stay.trading[0]))
        return ask.find(f"boat {boat}") or ask.options[0]
    return trading.service(t, ask)


def trade(t: UTable, ask: Ask[Any]) -> Any:
    """On the road to the pier for a boat and into a bed first; else as between all quests."""
    if t.state.road is not None:
        who = t.state.stay.trading[0]
        boat = ask.find("go pier") if vessel(t, stays.group_of(t, who)) else None
        figure = t.state.figures[who]
        paid = stays.lodging(t, figure) <= sum(one.coins for one in stays.travellers(t))
        bed = ask.find("go inn") if paid and haggling.rest(t, figure) > 0 else None
        if boat is not None or bed is not None:
            return boat if boat is not None else bed
    return trading.trade(t, ask)


def epic(t: UTable, ask: Ask[Any]) -> Any:
    """An Epic Event is for those who are many and well."""
    group = groups.current(t)
    able = len(group.members) >= BAND and not worn(t, group, WORN) and not luckless(t, group)
    return EPIC if able else ask.options[0]


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    **haggling.ANSWERS,
    "way": way,
    "there": there,
    "trade": trade,
    "service": service,
    "epic": epic,
    "set-out": lambda t, ask: ways.AGREE,
}
