"""Whether a Quest Sheet can be laid out and played: every doubt is a problem with the line where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.kernel import near
from undercroft.toolkit.reading import Reader
from undercroft.toolkit.toml_lines import Path, line_of

from .bestiary import CREATURES, FACTIONS
from .companions import COMPANIONS
from .dark_cards import DARK
from .definitions import CHAMPION, Attribute, Furniture, SpecialElement
from .dungeon import ELEMENTS, FURNITURE
from .heroes import HEROES
from .imagined import sides, squares_along
from .journey.places import DECKS
from .quests import IN_ADVANCE, ON_PLACEMENT, At, Door, Furnishing, Quest, Section
from .tiles import NUMBERS, Tile, covers, tile

KINDS = ("room", "corridor")
LIGHTS = ("lit", "dark", "total-darkness")
DOORS = ("door", "secret", "open", "arrow", "gate")
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
RIDING = ("outdoors", "everywhere", "nowhere")
GOALS = ("leader", "reach", "find", "gather", "slay", "escort", "eliminate", "survive")
GROUNDS = (
    "difficult",
    "swamp",
    "forest",
    "rock",
    "deep-water",
    "pit",
    "abyss",
    "footbridge",
    "ladder",
    "stairs",
    "high",
)
NOTHING = ". "
MOST_SQUARES, MOST_ENTRIES, MOST = 60, 300, 10_000
"""The longest side of a map, the longest list and the highest number of a sheet."""
TARGETS = (
    *("fighter", "explorer", "spellcaster", "mercenary", "pet"),
    *(hero.id for hero in HEROES),
    *(companion.id for companion in COMPANIONS),
)
"""Whom a creature of the sheet can be sent after."""
CRAFT = re.compile(r"[a-z]+(-[a-z]+)*")
ATTRIBUTES = tuple(name.lower() for name in Attribute.__members__)

Pieces = dict[str, Furniture] | dict[str, SpecialElement]


class Plan:
    """The map of a sheet as letters by square."""

    def __init__(self, quest: Quest) -> None:
        self.rows = quest.map.strip("\n").split("\n")
        self.letters = {
            (x, y): letter for y, row in enumerate(self.rows) for x, letter in enumerate(row) if letter not in NOTHING
        }

    def at(self, at: At) -> str:
        """The section of a square, "" outside of all of them."""
        letter = self.letters.get((at[0], at[1]), "") if len(at) == 2 else ""
        return "" if letter == "#" else letter

    def squares(self, letter: str) -> frozenset[At]:
        """All squares of a section, or the red ones."""
        return frozenset(at for at, other in self.letters.items() if other == letter)


def check(reader: Reader, quest: Quest) -> None:
    """All checks; sizes first and then those of the map, for the others rest on them."""
    _sizes(reader, quest)
    if reader.found:
        return
    plan = Plan(quest)
    _map(reader, quest, plan)
    _sections(reader, quest, plan)
    _tiles(reader, quest, plan)
    _doors(reader, quest, plan)
    _squares(reader, quest, plan)
    _furnishings(reader, quest, plan)
    _people(reader, quest)
    _waiting(reader, quest, plan)
    _goal(reader, quest)
    _terrain(reader, quest)
    if not reader.found:
        _reachable(reader, quest, plan)


def _terrain(reader: Reader, quest: Quest) -> None:
    """Only Epic Events name the terrain or settlement where they can happen, and each of them does.

    [dun.quest-sheet.epic-terrain]
    """
    known(reader, ("kind",), quest.kind, QUESTS, "kind of quest")
    for n, one in enumerate(quest.terrain):
        known(reader, ("terrain", n), one, DECKS, "terrain or settlement")
    if quest.terrain and quest.kind != "epic":
        reader.problem(("terrain",), "only an Epic Event names the terrain where it can happen")
    if quest.kind == "epic" and not quest.terrain:
        reader.problem(("kind",), "an Epic Event names the terrain where it can happen: terrain = [...]")


QUESTS = ("independent", "campaign", "starts", "epic")


def _sizes(reader: Reader, quest: Quest) -> None:
    """What no table could hold: a map, a list, a stretch or a number beyond all measure; squares that are none."""
    rows = quest.map.strip("\n").split("\n")
    if len(rows) > MOST_SQUARES or max(map(len, rows)) > MOST_SQUARES:
        reader.problem(("map",), f"a map has at most {MOST_SQUARES} x {MOST_SQUARES} squares")
    lists = {"sections": quest.sections, "doors": quest.doors, "furniture": quest.furniture, "ground": quest.ground}
    lists |= {"elements": quest.elements, "creatures": quest.creatures, "traps": quest.traps}
    for key, entries in lists.items():
        if len(entries) > MOST_ENTRIES:
            reader.problem((key,), f"there are at most {MOST_ENTRIES} of these")
        for n, one in enumerate(entries[:MOST_ENTRIES]):
            at = getattr(one, "at", (0, 0))
            if len(at) != 2:
                reader.problem((key, n, "at"), "a square is written [column, row]")
            for name in ("width", "depth"):
                if not 1 <= getattr(one, name, 1) <= MOST_SQUARES:
                    reader.problem((key, n, name), f"this is between 1 and {MOST_SQUARES}")
    for key, cells in (("start", quest.start), ("goals", quest.goals), ("chests", quest.chests)):
        if len(cells) > MOST_ENTRIES:
            reader.problem((key,), f"there are at most {MOST_ENTRIES} of these")
    if any(abs(number) > MOST for number in _numbers(msgspec.to_builtins(quest))):
        reader.problem((), f"no number of a sheet is beyond {MOST}")


def _numbers(value: Any) -> Iterator[int]:
    """All whole numbers in a sheet, however deep."""
    stack = [value]
    while stack:
        one = stack.pop()
        if isinstance(one, dict):
            stack += one.values()
        elif isinstance(one, list | tuple):
            stack += one
        elif isinstance(one, int):
            yield one


def known(reader: Reader, path: Path, value: str, among: tuple[str, ...], what: str) -> bool:
    """A problem unless the value is one of these."""
    if value in among:
        return True
    listed = f" (one of {', '.join(among)})" if len(among) <= 8 else ""
    reader.problem(path, f"there is no {what} {value!r}{near(value, among)}{listed}")
    return False


def _map(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Each letter is a section; the line of a wrong row is that row's."""
    first = line_of(reader.index, ("map",)) + 1
    ids = [section.id for section in quest.sections]
    for number, row in enumerate(plan.rows):
        for letter in dict.fromkeys(row):
            if letter not in NOTHING and letter != "#" and letter not in ids:
                reader.found.append(
                    (first + number, f"the map has squares of {letter!r}, but there is no such section")
                )


def _sections(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Ids of one letter, each on the map in one piece; not more than one Main Room."""
    seen = list[str]()
    for n, section in enumerate(quest.sections):
        path: Path = ("sections", n)
        if len(section.id) != 1 or section.id in ".# ":
            reader.problem((*path, "id"), f"a section's id is one letter of the map, not {section.id!r}")
        elif section.id in seen:
            reader.problem((*path, "id"), f"there are two sections {section.id!r}")
        elif not connected(plan.squares(section.id)):
            reader.problem((*path, "id"), f"section {section.id!r} is not on the map, or not in one piece")
        elif section.kind == "corridor" and broad(plan.squares(section.id)):
            reader.problem((*path, "kind"), "a corridor is 1 or 2 squares wide; this is a room")
        elif section.cm != (0, 0):
            _imagined(reader, path, section, plan)
        seen.append(section.id)
        known(reader, (*path, "kind"), section.kind, KINDS, "kind of section")
        known(reader, (*path, "light"), section.light, LIGHTS, "light")
    mains = [n for n, section in enumerate(quest.sections) if section.main]
    if len(mains) > 1:
        reader.problem(("sections", mains[1], "main"), "there is one Main Room at most")


def _imagined(reader: Reader, path: Path, section: Section, plan: Plan) -> None:
    """A tile of a board without squares has squares of 2 to 3 cm in the drawing.  [dun.adapt.gridless]"""
    for cm, drawn, what in zip(section.cm, sides(plan.squares(section.id)), ("wide", "deep"), strict=True):
        may = squares_along(cm)
        if drawn not in may:
            wanted = " or ".join(map(str, may)) or "no"
            reader.problem((*path, "cm"), f"{cm} cm are {wanted} squares of 2 to 3 cm; the map has it {drawn} {what}")


def broad(squares: frozenset[At]) -> bool:
    """Whether some part is 3 squares wide and deep.  [dun.gloss.corridor]"""
    near = range(3)
    return any(all((x + dx, y + dy) in squares for dx in near for dy in near) for x, y in squares)


def _tiles(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Codes of tiles that exist, each in one place only, and together of the section's shape.

    [dun.tile.code, dun.tile.sizes]
    """
    laid = dict[int, str]()
    for n, section in enumerate(quest.sections):
        path: Path = ("sections", n, "tiles")
        for code in section.tiles:
            found = tile(code)
            if found is None:
                reader.problem(path, f"there is no tile {code!r}; a code is written like 17A/c")
            elif found.number in laid:
                reader.problem(path, f"tile {found.number} lies in section {laid[found.number]!r} already")
            else:
                laid[found.number] = section.id
        _shape(reader, n, section, plan)


def _shape(reader: Reader, n: int, section: Section, plan: Plan) -> None:
    tiles = tuple(found for code in section.tiles if (found := tile(code)) is not None)
    if tiles and len(tiles) == len(section.tiles):
        plain = tuple(Tile(0, True, one.sizes) for one in tiles)
        if len(tiles) > NUMBERS or not covers(plain, plan.squares(section.id), plan.squares("#")):
            reader.problem(("sections", n, "tiles"), f"these tiles do not make up section {section.id!r}")


def connected(squares: frozenset[At]) -> bool:
    """Whether one can walk from each square to each other, sides only."""
    if not squares:
        return False
    queue = [min(squares)]
    reached = set(queue)
    for x, y in queue:
        near = [at for dx, dy in SIDES.values() if (at := (x + dx, y + dy)) in squares and at not in reached]
        reached.update(near)
        queue += near
    return len(reached) == len(squares)


def edges(door: Door) -> list[tuple[At, At]]:
    """The pairs of squares on both sides of a door."""
    dx, dy = SIDES[door.side]
    x, y = door.at
    found = []
    for n in range(door.width):
        one = (x, y + n) if dx else (x + n, y)
        found.append((one, (one[0] + dx, one[1] + dy)))
    return found


def _doors(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Each between two sections over its whole width."""
    seen = list[str]()
    for n, door in enumerate(quest.doors):
        path: Path = ("doors", n)
        if door.id in seen:
            reader.problem((*path, "id"), f"there are two doors {door.id!r}")
        seen.append(door.id)
        known(reader, (*path, "kind"), door.kind, DOORS, "kind of door")
        if not known(reader, (*path, "side"), door.side, tuple(SIDES), "side") or not square(
            reader, (*path, "at"), door.at, plan
        ):
            continue
        if door.kind == "gate":
            known(reader, (*path, "test"), door.test, ATTRIBUTES, "attribute")
        pairs = {(plan.at(one), plan.at(two)) for one, two in edges(door)}
        if len(pairs) > 1 or any(not one or not two or one == two for one, two in pairs):
            reader.problem((*path, "at"), f"door {door.id!r} does not lie between two sections over its whole width")


def square(reader: Reader, path: Path, at: At, plan: Plan) -> bool:
    """A square [column, row] of a section."""
    if len(at) != 2:
        reader.problem(path, "a square is written [column, row]")
    elif plan.at(at):
        return True
    else:
        reader.problem(path, f"[{at[0]}, {at[1]}] is not a square of any section")
    return False


def _squares(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Starting squares in one section; chests, goals, traps, ground and creatures on squares."""
    for key, cells in (("start", quest.start), ("goals", quest.goals), ("chests", quest.chests)):
        for n, at in enumerate(cells):
            square(reader, (key, n), at, plan)
    if not quest.start:
        reader.problem(("start",), "there must be a starting square")
    elif len({plan.at(at) for at in quest.start}) > 1:
        reader.problem(("start",), "all starting squares lie in one section")
    for n, trap in enumerate(quest.traps):
        square(reader, ("traps", n, "at"), trap.at, plan)
    for n, fixed in enumerate(quest.creatures):
        square(reader, ("creatures", n, "at"), fixed.at, plan)
    if quest.leader_at is not None:
        square(reader, ("leader-at",), quest.leader_at, plan)
    for n, ground in enumerate(quest.ground):
        known(reader, ("ground", n, "kind"), ground.kind, GROUNDS, "kind of ground")
        cells = tuple((ground.at[0] + x, ground.at[1] + y) for x in range(ground.width) for y in range(ground.depth))
        if any(not plan.at(at) for at in cells):
            reader.problem(("ground", n, "at"), "this ground reaches beyond the sections")
        if ground.kind == "footbridge" and min(ground.width, ground.depth) > 1:
            reader.problem(("ground", n, "width"), "a footbridge is 1 square wide")


def footprint(put: Furnishing, card: Furniture | SpecialElement) -> list[At]:
    """The squares that a piece covers."""
    width, depth = (card.depth, card.width) if put.turned else (card.width, card.depth)
    return [(put.at[0] + x, put.at[1] + y) for y in range(depth) for x in range(width)]


def _furnishings(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Known cards, inside one section, nothing on top of each other, no door walled up."""
    taken: dict[At, str] = {}
    thresholds = {at for door in quest.doors if door.side in SIDES for pair in edges(door) for at in pair}
    kept = {*quest.start, *quest.goals, *quest.chests}
    furniture: Pieces = {card.id: card for card in FURNITURE}
    elements: Pieces = {card.id: card for card in ELEMENTS}
    for key, list_, cards in (("furniture", quest.furniture, furniture), ("elements", quest.elements, elements)):
        for n, put in enumerate(list_):
            path: Path = (key, n)
            if not known(reader, (*path, "card"), put.card, tuple(cards), "card"):
                continue
            card = cards[put.card]
            squares = footprint(put, card)
            if len({plan.at(at) for at in squares}) > 1 or not plan.at(put.at):
                reader.problem((*path, "at"), f"{put.card!r} does not lie inside one section")
            for at in squares:
                if at in taken:
                    reader.problem((*path, "at"), f"{put.card!r} stands on {taken[at]!r}")
                elif at in kept:
                    reader.problem((*path, "at"), f"{put.card!r} stands on a starting square, a goal or a chest")
                elif at in thresholds and (card.impassable or card.height > 1):
                    reader.problem((*path, "at"), f"{put.card!r} bars a door")
                taken[at] = put.card
            if put.opens and put.opens not in [door.id for door in quest.doors]:
                reader.problem((*path, "opens"), f"there is no door {put.opens!r}")


def _people(reader: Reader, quest: Quest) -> None:
    """Factions, creatures, Leader, mounts, traps and barred cards that exist."""
    factions = tuple(faction.id for faction in FACTIONS)
    creatures = {creature.id: creature for creature in CREATURES}
    if not quest.factions:
        reader.problem(("factions",), "a quest needs a faction")
    for n, name in enumerate(quest.factions):
        known(reader, ("factions", n), name, factions, "faction")
    for n, fixed in enumerate(quest.creatures):
        known(reader, ("creatures", n, "creature"), fixed.creature, tuple(creatures), "creature")
        if fixed.target:
            known(reader, ("creatures", n, "target"), fixed.target, TARGETS, "target")
    _mounts(reader, quest)
    for n, craft in enumerate(quest.crafts):
        if not CRAFT.fullmatch(craft):
            reader.problem(
                ("crafts", n), "a secondary skill is written in lower case with hyphens, as in 'bell-ringing'"
            )
    _payment(reader, quest)
    named = bool(quest.leader) and known(reader, ("leader",), quest.leader, tuple(creatures), "creature")
    if named and creatures[quest.leader].level != CHAMPION:
        reader.problem(("leader",), f"the Leader is a Champion, {quest.leader!r} is not")
    _dark_cards(reader, quest)


def _mounts(reader: Reader, quest: Quest) -> None:
    """What is ridden and what is lent."""
    companions = tuple(companion.id for companion in COMPANIONS)
    animals = (*(creature.id for creature in CREATURES), *companions)
    for n, name in enumerate(quest.mounts):
        known(reader, ("mounts", n), name, animals, "creature")
    if quest.lends:
        known(reader, ("lends",), quest.lends, companions, "mount")
    known(reader, ("riding",), quest.riding, RIDING, "kind of riding")


def _payment(reader: Reader, quest: Quest) -> None:
    """The share of the Reserve, and when it is paid."""
    if quest.share < 0:
        reader.problem(("share",), "a share is at least 0 percent")
    known(reader, ("paid",), quest.paid, (ON_PLACEMENT, IN_ADVANCE), "time of paying")
    if quest.prepaid and not quest.use_reserve:
        reader.problem(("paid",), "without Reserve Points nothing can be paid in advance")


def _dark_cards(reader: Reader, quest: Quest) -> None:
    """Traps on the map, and cards that the quest bars."""
    cards = {card.id: card for card in DARK}
    for n, trap in enumerate(quest.traps):
        if known(reader, ("traps", n, "card"), trap.card, tuple(cards), "card") and cards[trap.card].use != "trap":
            reader.problem(("traps", n, "card"), f"{trap.card!r} is no trap")
    for n, name in enumerate(quest.no_cards):
        known(reader, ("no-cards", n), name, tuple(cards), "card")


def _waiting(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Nobody waits in the section where the heroes begin: they enter it one by one, and anyone who stood there would
    attack the first. Who is to come to it later is brought by a trigger. [dun.quest-sheet.special-rules]"""
    if not quest.start:
        return
    first, later = plan.at(quest.start[0]), "the heroes begin there; a trigger can bring somebody later"
    for n, fixed in enumerate(quest.creatures):
        if plan.at(fixed.at) == first:
            reader.problem(("creatures", n, "at"), f"{fixed.creature!r} waits in section {first!r}: {later}")
    main = [section.id for section in quest.sections if section.main][:1]
    if quest.leader and (plan.at(quest.leader_at) if quest.leader_at is not None else "".join(main)) == first:
        path: Path = ("leader-at",) if quest.leader_at is not None else ("leader",)
        reader.problem(path, f"the Leader waits in section {first!r}: {later}")


def _goal(reader: Reader, quest: Quest) -> None:
    """What the goal needs is on the sheet."""
    goal = quest.goal
    if not known(reader, ("goal", "kind"), goal.kind, GOALS, "goal"):
        return
    if goal.kind == "leader" and not quest.leader and not any(fixed.leader for fixed in quest.creatures):
        reader.problem(("goal", "kind"), "this goal needs a leader")
    if goal.kind in ("reach", "escort") and not quest.goals:
        reader.problem(("goal", "kind"), "this goal needs goal squares: goals = [[column, row]]")
    if goal.kind == "survive" and goal.turns < 1:
        reader.problem(("goal",), "this goal needs turns")
    named = [put.id for put in (*quest.furniture, *quest.elements) if put.id]
    for one in goal.sought:
        if one not in named:
            where = "target" if goal.kind == "find" else "targets"
            reader.problem(("goal", where), f"no furniture or element has the id {one!r}")
    if goal.kind in ("gather", "escort") and not goal.targets:
        reader.problem(("goal", "kind"), "this goal needs targets: the ids of what must be searched")
    if goal.kind == "escort":
        known(reader, ("goal", "target"), goal.target, tuple(one.id for one in COMPANIONS), "companion")
    if goal.kind == "slay":
        known(reader, ("goal", "target"), goal.target, tuple(one.id for one in CREATURES), "creature")
    if goal.kind == "slay" and goal.count < 1:
        reader.problem(("goal", "count"), "at least 1 must be slain")


def _reachable(reader: Reader, quest: Quest, plan: Plan) -> None:
    """Every section can be reached from the starting squares, through secret doors too, but without a gate, which one
    hero alone could not pass."""
    reached = [plan.at(quest.start[0])]
    doors = [door for door in quest.doors if door.kind != "gate"]
    links = [(plan.at(one), plan.at(two)) for door in doors for one, two in edges(door)[:1]]
    for here in reached:
        reached += [b for a, b in links if a == here and b not in reached]
        reached += [a for a, b in links if b == here and a not in reached]
    for n, section in enumerate(quest.sections):
        if section.id not in reached:
            reader.problem(("sections", n), f"no door leads to section {section.id!r}")
