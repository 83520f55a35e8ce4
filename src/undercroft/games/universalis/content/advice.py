"""What the rulebook advises a quest's author, compared with a sheet. Advice only: nothing here is an error."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .adapted import bill
from .bestiary import CREATURES
from .dark_cards import DARK
from .definitions import CHAMPION
from .furnishing import propose
from .quests import At, Quest, Section
from .sheet_checks import Plan, edges

LARGE_ROOM = 40
"""A room of more squares is large.  [dun.tile.sizes]"""
CORRIDOR = 6
"""The length that counts as one corridor section."""
HARD = ("difficult", "swamp", "forest", "rock", "footbridge", "deep-water")
ROOMS_PER_BONUS = 2
BONUS_COINS = 5
SOLO_COINS = 10
HERO_VP = 10
HEROES = 3
"""The standard is made for so many."""
ROSTER, CARDS = {card.id: card for card in CREATURES}, {card.id: card for card in DARK}


class Size(NamedTuple):
    """What a scenario consists of."""

    corridors: int
    average: int
    large: int
    main: int
    elements: int
    furniture: int


def wanted(heroes: int, vp: int) -> Size:
    """The standard scenario for 1 to 3 heroes, and what more heroes and every full 50 Value Points add.

    [dun.design.base, dun.design.per-extra-hero, dun.design.per-50-vp]
    """
    more, worth = max(0, heroes - 3), vp // 50
    return Size(6 + 2 * more + worth, 4 + 2 * more + worth, 1, 1, 3 + more, 3 + more)


def squares(plan: Plan, section: Section) -> list[At]:
    return [at for at, letter in plan.letters.items() if letter == section.id]


def sides(plan: Plan, section: Section) -> tuple[int, int]:
    """The longer and the shorter side of a section."""
    cells = squares(plan, section)
    width = 1 + max(x for x, _ in cells) - min(x for x, _ in cells)
    depth = 1 + max(y for _, y in cells) - min(y for _, y in cells)
    return max(width, depth), min(width, depth)


def counted(quest: Quest) -> Size:
    """What the sheet has. Corridors are counted in lengths of 6 squares, sections outdoors by their dimensions like all
    others.  [dun.design.base, dun.design.outdoor-tiles]"""
    plan = Plan(quest)
    length = sum(sides(plan, section)[0] for section in quest.sections if section.kind == "corridor")
    rooms = [section for section in quest.sections if section.kind == "room" and not section.main]
    large = sum(len(squares(plan, room)) > LARGE_ROOM for room in rooms)
    main = sum(section.main for section in quest.sections)
    corridors = (2 * length + CORRIDOR) // (2 * CORRIDOR)
    return Size(corridors, len(rooms) - large, large, main, len(quest.elements), len(quest.furniture))


def spare_rooms(quest: Quest, heroes: int, vp: int) -> int:
    """Average rooms beyond the standard (below 0: too few): a large room is worth two, and so many corridors one.

    [dun.design.extra-rooms, dun.design.replace-room, dun.design.per-extra-hero]
    """
    has, should = counted(quest), wanted(heroes, vp)
    corridors = has.corridors - should.corridors
    rooms = has.average - should.average + 2 * (has.large + has.main - should.large - should.main)
    return rooms + corridors // 2 if corridors > 0 else rooms - (-corridors // 2)


def owed(quest: Quest, heroes: int, vp: int) -> tuple[int, int, int]:
    """Furniture, special elements and coins that spare rooms call for, after what the sheet already has.

    [dun.design.extra-rooms]
    """
    pairs = max(0, spare_rooms(quest, heroes, vp)) // ROOMS_PER_BONUS
    has, should = counted(quest), wanted(heroes, vp)
    furniture = max(0, should.furniture + pairs - has.furniture)
    elements = max(0, should.elements + pairs - has.elements)
    return furniture, elements, max(0, BONUS_COINS * pairs - quest.reward.coins)


def advise(quest: Quest) -> list[str]:
    """All advice for a sheet, one line each."""
    lines = [size_line(quest, heroes) for heroes in (3, 4, 5)]
    for part in (quest_level, steps, corridors, doors, large_rooms, solo, automaton):
        lines += part(quest)
    return lines


def quest_level(quest: Quest) -> Iterable[str]:
    """What all creatures and obstacles of the sheet cost together.  [dun.adapt.level]"""
    cost = sum(points for _, points in bill(quest, ROSTER, CARDS))
    parts = ", ".join(f"{name} {points}" for name, points in bill(quest, ROSTER, CARDS))
    when = "taken off the Reserve before play" if quest.prepaid else "paid as they appear"
    yield f"Quest's Level {cost}, {when}" + (f": {parts}" if parts else "")


def furnishing(quest: Quest) -> list[str]:
    """Pieces that a bare map still has room for, ready to be put into the sheet.  [dun.adapt.simple-maps]"""
    more = owed(quest, HEROES, HEROES * HERO_VP)
    return [proposal.line() for proposal in propose(quest, more[0], more[1])]


def size_line(quest: Quest, heroes: int) -> str:
    """The sheet next to the standard for so many heroes of 10 Value Points.

    [dun.design.base, dun.design.per-extra-hero, dun.design.per-50-vp, dun.design.extra-rooms]
    """
    vp = heroes * HERO_VP
    has, should = counted(quest), wanted(heroes, vp)
    parts = [f"{mine} {name} ({other})" for name, mine, other in zip(Size._fields, has, should, strict=True)]
    spare = spare_rooms(quest, heroes, vp)
    verdict = "of the standard size" if not spare else f"{abs(spare)} rooms {'larger' if spare > 0 else 'smaller'}"
    needs = zip(owed(quest, heroes, vp), ("furniture", "elements", "coins"), strict=True)
    missing = [f"{number} more {what}" for number, what in needs if number]
    return f"{heroes} heroes: {', '.join(parts)}: {verdict}" + (f"; add {', '.join(missing)}" if missing else "")


def steps(quest: Quest) -> Iterable[str]:
    """Mission, Leader, reward, turn limit.  [dun.design.steps]"""
    best = [creature.id for creature in CREATURES if creature.level == CHAMPION and creature.faction in quest.factions]
    if not quest.leader and not any(fixed.leader for fixed in quest.creatures):
        yield "there is no Leader: choose one among the highest level of the faction"
    elif quest.leader and best and quest.leader not in best:
        yield f"the Leader {quest.leader} is none of the faction's Champions"
    if not quest.reward.coins and quest.reward.xp < 0:
        yield "there is no reward beyond the standard experience"
    if not any(section.note for section in quest.sections):
        yield "no section has a note to read out"
    yield f"tell the players the limit of {quest.turn_limit} turns" if quest.turn_limit else "there is no turn limit"


def corridors(quest: Quest) -> Iterable[str]:
    """At most a third of them difficult or narrow.  [dun.design.corridor-limit]"""
    plan = Plan(quest)
    hard = {
        (ground.at[0] + x, ground.at[1] + y)
        for ground in quest.ground
        if ground.kind in HARD
        for x in range(ground.width)
        for y in range(ground.depth)
    }
    halls = [section for section in quest.sections if section.kind == "corridor"]
    narrow = [s.id for s in halls if sides(plan, s)[1] == 1]
    rough = [s.id for s in halls if 2 * len(hard & set(squares(plan, s))) > len(squares(plan, s))]
    bad = list(dict.fromkeys(narrow + rough))
    if 3 * len(bad) > len(halls):
        yield f"more than a third of the corridors are difficult or narrow: {', '.join(bad)}"


def doors(quest: Quest) -> Iterable[str]:
    """A double door for every four normal ones.  [dun.design.doors]"""
    real = [door for door in quest.doors if door.kind in ("door", "secret")]
    double = sum(door.width > 1 for door in real)
    normal = len(real) - double
    if double < normal // 4:
        yield f"{normal} normal doors call for {normal // 4} double doors; there are {double}"


def large_rooms(quest: Quest) -> Iterable[str]:
    """Each large room and the Main Room has a double door or an entrance.  [dun.design.large-room-access]"""
    plan = Plan(quest)
    wide = {plan.at(at) for door in quest.doors if door.width > 1 for pair in edges(door) for at in pair}
    for section in quest.sections:
        big = section.kind == "room" and (section.main or len(squares(plan, section)) > LARGE_ROOM)
        if big and section.id not in wide:
            what = "the Main Room" if section.main else "large"
            yield f"section {section.id} is {what} and has no double door or wide entrance"


def solo(quest: Quest) -> Iterable[str]:
    """10 coins for a hero alone.  [dun.design.solo-coins]"""
    if quest.solo_coins < SOLO_COINS:
        yield f"a single hero should get {SOLO_COINS} coins before the quest: solo-coins = {SOLO_COINS}"


def automaton(quest: Quest) -> Iterable[str]:
    """The Artificial Dark Player brings an Encounter card into every large section but the Main Room.

    [dun.design.adp]
    """
    plan = Plan(quest)
    large = [s for s in quest.sections if not s.main and len(squares(plan, s)) > LARGE_ROOM]
    if large:
        yield f"against the Artificial Dark Player an Encounter card waits in: {', '.join(s.id for s in large)}"
    for section in large:
        if section.no_encounter:
            yield f"section {section.id} is large, but bars Encounter cards"
