"""Encounter cards: what appears, what it costs, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...content.catalogue import UTable
from ...content.definitions import CHAMPION, ELITE, GRUNT, Attribute, Creature
from ...events import LeaderGrew, NoRoom, SpawnRow
from ...plane import VECTORS
from ...state import DARK, HEROES, NOBODY, Figure, standing
from .. import labels, meanings
from ..characters import figures
from ..checks import half
from ..encounters import figure_of, imagined, initiative, leader_placed, legal_square, place, water
from ..options import DONE, PASS, Discard, Play, Printed, Section, Square
from ..squares import anchors, away, board_of, field_of, side_in_combat
from . import armory, hand, mastering
from .dwellers import faction

LARGE_ROOM = 40
LEADER_SPARE = 20
THIEF = 3


# ------------------------------------------------------------------------------------------------ the automaton


async def artificial_reveal(t: UTable, section: int, who: int, *, broken: bool, barred: bool) -> None:
    """The Main Room first has its own group; a large section always an Encounter card; then the Scenario Die, twice if
    a door was broken down and the first shows no Encounter.

    [dun.adp.encounter.roll, dun.adp.encounter.main-room, dun.adp.encounter.large-sections,
    dun.adp.encounter.broken-door]
    """
    board = board_of(t)
    main = board.sections[section].main
    if main:
        rows = await spawn_row(t, next(card.id for card in t.content.dark.values() if card.main_room))
        if rows and price(t, rows) <= t.state.dark.reserve:
            arrange(t, rows, section, who)
    if not barred:
        if bin(board.squares[section]).count("1") > LARGE_ROOM and not main:
            await draw_encounter(t, section, who)
        shown = await hand.scenario_die(t, "encounter")
        if shown != "encounter" and broken:
            shown = await hand.scenario_die(t, "encounter")
        if shown == "encounter":
            await draw_encounter(t, section, who)
    if main:
        strengthen_leader(t)


def strengthen_leader(t: UTable) -> None:
    """With the Main Room filled, points above 20 become the Leader's Vitality, where players run him only a third.

    [dun.adp.leader.vitality, dun.adp.rotating-dp]
    """
    leader = next((f for f in t.state.figures.values() if f.leader and f.side == DARK), None)
    if leader is None or not leader_placed(t):
        return
    spare = max(0, t.state.dark.reserve - LEADER_SPARE)
    if t.state.mode == "rotating":
        spare //= 3
    base = list(leader.base)
    base[9] += spare
    leader.base = tuple(base)  # type: ignore[assignment]
    t.state.dark.reserve = min(t.state.dark.reserve, LEADER_SPARE)
    if spare:
        cites, left = ("dun.adp.leader.vitality",), t.state.dark.reserve
        t.tell(LeaderGrew(who=leader.id, name=leader.card, gained=spare, reserve=left, cites=cites))


async def draw_encounter(t: UTable, section: int, who: int) -> None:
    """The top Encounter card, paid and placed if the points suffice, else discarded.

    [dun.adp.encounter.sequence, dun.adp.encounter.spawn-table, dun.adp.insufficient-points, dun.dp.draw-deck-empty]
    """
    if not t.state.dark.encounter_deck:
        return
    t.reveal()
    card = t.state.dark.encounter_deck.pop()
    rows = await spawn_row(t, card)
    if not rows or price(t, rows) > t.state.dark.reserve:
        hand.throw_away(t, card)
        return
    hand.pay(t, card, 0)
    arrange(t, rows, section, who)


async def spawn_row(t: UTable, card: str) -> tuple[str, ...]:
    """1D6 on the faction's Creature Spawn Table.  [dun.adp.encounter.spawn-table, dun.adp.place.spawn-table]"""
    table = t.content.factions[faction(t)].spawn.get(card, ())
    if not table:
        return ()
    (rolled,) = await t.roll(1, 6, "spawn")
    row = table[rolled - 1]
    cost = price(t, row)
    cites = ("dun.adp.encounter.spawn-table", "dun.adp.insufficient-points")
    t.tell(SpawnRow(card=card, rolled=rolled, row=row, cost=cost, enough=cost <= t.state.dark.reserve, cites=cites))
    return row


def price(t: UTable, row: tuple[str, ...]) -> int:
    return sum(t.content.creatures[card].vp for card in row)


def arrange(
    t: UTable, cards: tuple[str, ...], section: int, who: int, *, access: tuple[int, int] | None = None
) -> list[int]:
    """Place creatures by the patterns for rooms and corridors, as the hero `who` sees them, or a hero who stood on the
    square of `access` (square, facing); those without a square are not paid for.

    [dun.adp.place.general, dun.adp.place.room-order, dun.adp.place.room-ties, dun.adp.place.corridor-order,
    dun.adp.place.corridor-ties, dun.adp.place.no-space, dun.adp.place.facing, dun.encounter.no-space]
    """
    board = board_of(t)
    corridor = board.sections[section].kind == "corridor"
    creatures = [t.content.creatures[card] for card in cards]
    creatures.sort(key=lambda card: (card.vp, tie_rank(t, card, corridor)))
    if access is None:
        hero = t.state.figures[who].cell
        access = hero, look_into(t, section, hero)
    hero, facing = access
    spots = list(corridor_squares(t, section, hero, facing) if corridor else room_squares(t, section, hero, facing))
    placed = []
    for card in creatures:
        figure = figure_of(t, card, DARK, t.state.dark.seat)
        spot = next(fitting(t, figure, spots, section, who), None)
        if spot is None:
            t.tell(NoRoom(card=card.id, cites=("dun.adp.place.no-space",)))
            continue
        t.state.dark.reserve -= card.vp
        if water.lurks(t, card, section):
            t.state.dark.submerged.append(card.id)
            continue
        place(t, figure, spot, board.facing(spot, nearest_hero(t, spot)))
        placed.append(figure.id)
    return placed


def fitting(t: UTable, figure: Figure, spots: list[int], section: int, who: int) -> Iterator[int]:
    """Where a base can be put down: it is enough that a part of it covers the square due.  [dun.adp.place.big-base]"""
    board = board_of(t)
    for cell in spots:
        for anchor in anchors(board, cell, figure.span):
            if anchor >= 0 and board.section[anchor] == section and legal_square(t, figure, anchor, who):
                yield anchor


def nearest_hero(t: UTable, cell: int) -> int:
    board = board_of(t)
    heroes = [f.cell for f in t.state.figures.values() if f.side == HEROES and standing(f)]
    return min(heroes, key=lambda other: (board.distance(cell, other), other), default=cell)


def tie_rank(t: UTable, card: Creature, corridor: bool) -> int:
    """Rooms: long weapons, then close fighters, then shooters. Corridors: close fighters, shooters, long weapons.

    [dun.adp.place.room-ties, dun.adp.place.corridor-ties]
    """
    if is_long(t, card):
        return 2 if corridor else 0
    if shoots(t, card):
        return 1 if corridor else 2
    return 0 if corridor else 1


def is_long(t: UTable, card: Creature) -> bool:
    return any("long" in t.content.weapons[weapon].marks for weapon in card.weapons)


def shoots(t: UTable, card: Creature) -> bool:
    """Whether a creature can attack from afar: it shoots, throws or casts.  [dun.adp.place.room-ties]"""
    return bool(card.spells) or any(t.content.weapons[weapon].range for weapon in card.weapons)


def has_bow(t: UTable, card: Creature) -> bool:
    return any(t.content.weapons[weapon].kind == "ranged" for weapon in card.weapons)


def look_into(t: UTable, section: int, hero: int) -> int:
    """The straight direction in which a hero looks into a section."""
    board = board_of(t)
    for access in board.doors:
        for one, two in access.pairs:
            if hero == one and board.section[two] == section:
                return access.facing
            if hero == two and board.section[one] == section:
                return (access.facing + 4) % 8
    cells = [cell for cell in range(board.size) if board.section[cell] == section]
    middle = cells[len(cells) // 2]
    return board.facing(hero, middle) // 2 * 2


def axes(t: UTable, section: int, hero: int, facing: int) -> list[tuple[int, int, int]]:
    """The squares of a section as (rows ahead of the hero, squares to his right, square)."""
    board = board_of(t)
    x, y = board.xy(hero)
    dx, dy = VECTORS[facing]
    found = []
    for cell in range(board.size):
        if board.section[cell] == section:
            u, v = board.xy(cell)
            found.append(((u - x) * dx + (v - y) * dy, (v - y) * dx - (u - x) * dy, cell))
    return found


def room_squares(t: UTable, section: int, hero: int, facing: int) -> Iterator[int]:
    """Row by row from 3 squares ahead: in the first one from straight ahead to the right, then from its left end on,
    in those behind it from left to right; first a checkerboard (in large rooms every other row and square), then what
    it left free.

    [dun.adp.place.room-first, dun.adp.place.room-fill, dun.adp.place.room-checkerboard, dun.adp.place.room-overflow,
    dun.adp.place.large-room, dun.adp.place.room-blocked, dun.adp.place.on-low-furniture]
    """
    cells = [at for at in axes(t, section, hero, facing) if not _high(t, at[2])]
    first = 3 if any(ahead >= 3 for ahead, _, _ in cells) else -99
    rows = sorted({ahead for ahead, _, _ in cells if ahead >= first})
    rows += sorted((ahead for ahead in {a for a, _, _ in cells} if ahead < first), reverse=True)
    large = len(cells) > LARGE_ROOM
    kept: list[int] = []
    rest: list[int] = []
    for ahead in rows:
        row = sorted((right, cell) for deep, right, cell in cells if deep == ahead)
        if ahead == rows[0]:
            row = [at for at in row if at[0] >= 0] + [at for at in row if at[0] < 0]
        for right, cell in row:
            spread = (ahead - first) % 2 == 0 and right % 2 == 0 if large else (ahead - first + right) % 2 == 0
            (kept if spread else rest).append(cell)
    yield from kept
    yield from rest


def corridor_squares(t: UTable, section: int, hero: int, facing: int) -> Iterator[int]:
    """From the far end, rank by rank.  [dun.adp.place.corridor-first, dun.adp.place.corridor-fill,
    dun.adp.place.corridor-furniture]"""
    cells = [at for at in axes(t, section, hero, facing) if not _high(t, at[2])]
    for _, _, cell in sorted(cells, key=lambda at: (-at[0], abs(at[1]), at[1])):
        yield cell


def _high(t: UTable, cell: int) -> bool:
    field = field_of(t)
    place_at = field.piece_at.get(cell)
    return place_at is not None and field.layout.pieces[place_at].height >= 2


async def from_the_dark(t: UTable, card: str, who: int) -> bool:
    """Reinforcements join a fight, Ambush! and Thief! come when there is none.

    [dun.adp.place.ambush-reinforcements, dun.adp.place.ambush-no-los, dun.adp.place.thief,
    dun.adp.place.thief-fallback, dun.adp.place.initiative]
    """
    definition = t.content.dark[card]
    fighting = side_in_combat(t, HEROES)
    if (definition.use == "relief") != fighting:
        return False
    if t.state.dark.seat != NOBODY:
        return await called(t, card)
    rows = await spawn_row(t, card)
    if not rows or sum(t.content.creatures[one].vp for one in rows) > t.state.dark.reserve:
        return False
    placed = near_victim(t, rows) if definition.use == "robber" else []
    for section, access in back_sections(t) if not placed else ():
        placed = arrange(t, rows, section, NOBODY, access=access)
        if placed:
            break
    if not placed:
        return False
    hand.pay(t, card, 0)
    await initiative(t, placed, fighting=fighting, ambushed=definition.use in ("relief", "lurkers"))
    return True


def back_sections(t: UTable) -> list[tuple[int, tuple[int, int]]]:
    """Explored sections next to one that holds a character of the heroes' side, through an open way, each with the
    square of its access and the way in from there.

    [dun.adp.place.ambush-reinforcements, dun.adp.place.ambush-no-los]
    """
    board, found = board_of(t), dict[int, tuple[int, int]]()
    held = {board.section[f.cell] for f in t.state.figures.values() if f.side == HEROES and standing(f)}
    for n, access in enumerate(board.doors):
        if t.state.map.layout.ways >> n & 1:
            near, beyond = access.pairs[0]
            for square, section, other, turn in (
                (near, access.sections[1], access.sections[0], 0),
                (beyond, access.sections[0], access.sections[1], 4),
            ):
                explored = t.state.map.layout.revealed >> section & 1 and section != board.start_section
                if other in held and section not in found and explored:
                    found[section] = square, (access.facing + turn) % 8
    return list(found.items())


def near_victim(t: UTable, cards: tuple[str, ...]) -> list[int]:
    """Three squares from a hero in his section and no nearer to another: the one of worst Perception where there is
    room, chance deciding among equals; never where the heroes began.

    [dun.adp.place.thief, dun.adp.place.general, dun.encounter.not-start-section]
    """
    heroes = [f for f in t.state.figures.values() if f.kind == "hero" and standing(f)]
    t.shuffle(heroes)
    heroes.sort(key=lambda f: figures.value(t, f, Attribute.PERCEPTION))
    placed: list[int] = []
    board = board_of(t)
    for hero in heroes:
        section = board.section[hero.cell]
        if section == board.start_section:
            continue
        spots = [cell for cell in beside_heroes(t, section, heroes) if away(board, hero, cell) == THIEF]
        for name in cards:
            card = t.content.creatures[name]
            figure = figure_of(t, card, DARK, t.state.dark.seat)
            spot = next(fitting(t, figure, spots, section, NOBODY), None)
            if spot is not None:
                t.state.dark.reserve -= card.vp
                place(t, figure, spot, board.facing(spot, hero.cell))
                placed.append(figure.id)
        if placed:
            return placed
    return placed


def beside_heroes(t: UTable, section: int, heroes: list[Figure]) -> list[int]:
    """The squares of a section three away from a hero and no nearer to another.  [dun.adp.place.thief]"""
    board = board_of(t)
    return [
        cell
        for cell in range(board.size)
        if board.section[cell] == section
        and not _high(t, cell)
        and min((away(board, f, cell) for f in heroes), default=0) == THIEF
    ]


# ------------------------------------------------------------------------------------------------ a Dark Player


async def called(t: UTable, card: str) -> bool:
    """A Dark Player picks the section, the creatures within the card's number, and their squares; then Initiative.

    [dun.encounter.cost, dun.encounter.cost-ceiling, dun.place.other, dun.encounter.new-enemies-initiative]
    """
    definition, fighting = t.content.dark[card], side_in_combat(t, HEROES)
    sections = lurking(t, definition.use == "robber")
    if not sections:
        return False
    places = [section_value(t, n) for n in sections]
    came = await t.choose(t.state.dark.seat, "come-from", places, label=labels.section(t), about={"card": card})
    section = came.number
    mastering.note_call(t, card)
    hand.pay(t, card, 0)
    placed = await choose_creatures(t, card, section, NOBODY)
    if placed:
        await initiative(t, placed, fighting=fighting, ambushed=definition.use in ("relief", "lurkers"))
    return True


def section_value(t: UTable, n: int) -> Section:
    """A section of the board, to be chosen."""
    return Section(n, tuple(cell for cell, own in enumerate(board_of(t).section) if own == n))


def lurking(t: UTable, thief: bool) -> list[int]:
    """Sections with room out of which creatures can come; a thief also appears among the heroes, never where they
    began.  [dun.encounter.not-start-section, dun.encounter.no-space]"""
    board = board_of(t)
    options = affordable(t, [], t.state.dark.reserve)
    if not options:
        return []
    scout = imagined(t, t.content.creatures[options[0]], DARK, t.state.dark.seat)
    heroes = [f for f in t.state.figures.values() if f.side == HEROES and standing(f)]
    found = [board.section[f.cell] for f in heroes] if thief else []
    found += [section for section, _ in back_sections(t)]
    return [
        n
        for n in dict.fromkeys(found)
        if n != board.start_section
        and any(board.section[cell] == n and legal_square(t, scout, cell, NOBODY) for cell in range(board.size))
    ]


async def dark_reveal(t: UTable, section: int, who: int, *, barred: bool = False) -> None:
    """A Dark Player may activate Encounter cards when a section is revealed, one after another, and Obstacles that are
    no traps; there are sections without encounters.

    [dun.dp-card.obstacle-timing, dun.walk.encounter-on-reveal, dun.encounter.cost, dun.encounter.cost-ceiling,
    dun.encounter.cost-x]
    """
    vain: list[str] = []
    place = board_of(t).sections[section].id
    while t.state.dark.hand and hand.within_means(t, min(cheapest(t), hand.least(t, "hazard"))):
        chosen = await t.choose(
            t.state.dark.seat,
            "encounter",
            lambda: (PASS, *(() if barred else meetings(t, vain)), *hand.hazards(t, section), *hand.discards(t)),
            label=labels.dark_card,
            meaning=meanings.dark_card(t),
            window=True,
            cites=("dun.walk.encounter-on-reveal",),
            about={"reserve": t.state.dark.reserve, "place": place},
        )
        if isinstance(chosen, Discard):
            hand.throw_away(t, chosen.card)
            continue
        if not isinstance(chosen, Play):
            return
        if t.content.dark[chosen.card].use == "hazard":
            await hand.lay_hazard(t, chosen.card, section, who)
            continue
        hand.pay(t, chosen.card, 0)
        if not await choose_creatures(t, chosen.card, section, who):
            vain.append(chosen.card)


def meetings(t: UTable, vain: Sequence[str] = ()) -> list[Play]:
    """The Encounter cards in hand that can be activated in a new section, but for those that have just brought nobody;
    X costs the cheapest creature at least."""
    least, cards = cheapest(t), t.content.dark
    if least > t.state.dark.reserve:
        return []
    return [
        Play(card, max(least, cards[card].cost))
        for card in dict.fromkeys(t.state.dark.hand)
        if cards[card].use in ("section", "special") and card not in vain
    ]


def cheapest(t: UTable) -> int:
    return min(t.content.creatures[card].vp for card in mastering.bestiary(t))


async def choose_creatures(t: UTable, card: str, section: int, who: int) -> list[int]:
    """Creatures are placed, and then given what they shall have.  [dun.encounter.cost, dun.dp-buy.when]"""
    placed = await place_creatures(t, card, section, who)
    await armory.outfit(t, placed)
    return placed


async def place_creatures(t: UTable, card: str, section: int, who: int) -> list[int]:
    """Creatures one by one up to the card's cost, at most half of them with ranged or long-range weapons; a thief comes
    alone.

    [dun.encounter.cost, dun.encounter.cost-ceiling, dun.encounter.cost-x, dun.encounter.ranged-half,
    dun.encounter.free-squares, dun.adp.place.thief]
    """
    definition, board = t.content.dark[card], board_of(t)
    heroes = [f for f in t.state.figures.values() if f.kind == "hero" and standing(f)]
    spots = [cell for cell in range(board.size) if board.section[cell] == section]
    if definition.use == "robber" and any(board.section[f.cell] == section for f in heroes):
        spots = beside_heroes(t, section, heroes)
    special = definition.use == "special"
    alone = special or definition.use == "robber"
    left = t.state.dark.reserve if special else min(definition.cost, t.state.dark.reserve)
    chosen: list[str] = []
    diving: list[str] = []
    placed: list[int] = []
    while True:
        options = affordable(t, chosen, min(left, t.state.dark.reserve), diving)
        if alone and chosen:
            options = []
        picked = await t.choose(
            t.state.dark.seat,
            "creature",
            [*(Printed("figure", name) for name in options), *([DONE] if chosen or not options else [])],
            label=labels.creature,
            meaning=meanings.creature(t),
            about={"left": min(left, t.state.dark.reserve), "place": board.sections[section].id},
        )
        if not isinstance(picked, Printed):
            return placed
        name = picked.id
        figure = figure_of(t, t.content.creatures[name], DARK, t.state.dark.seat)
        if await water.dives(t, t.content.creatures[name], section):
            left -= figure.vp
            t.state.dark.reserve -= figure.vp
            chosen.append(name)
            diving.append(name)
            continue
        cells = [cell for cell in spots if legal_square(t, figure, cell, who)]
        if not cells:
            return placed
        spot = await t.choose(
            t.state.dark.seat,
            "place",
            [Square(cell) for cell in cells],
            label=lambda option: labels.square(t, option),
            about={"creature": name},
            cites=("dun.place.reveal",),
        )
        cell = spot.cell
        left -= figure.vp
        t.state.dark.reserve -= figure.vp
        chosen.append(name)
        place(t, figure, cell, board_of(t).facing(cell, nearest_hero(t, cell)))
        placed.append(figure.id)


def affordable(t: UTable, chosen: list[str], left: int, waiting: list[str] | None = None) -> list[str]:
    """Creatures that may join those chosen so far, of whom some may be on the board already and others are `waiting`;
    all of them unless it is said.  [dun.dpsetup.read-quest, dun.rpg.pay]"""
    coming = chosen if waiting is None else waiting
    return [
        name
        for name in mastering.bestiary(t)
        if t.content.creatures[name].vp <= left
        and name not in t.state.dark.barred
        and ranged_allowed(t, [*chosen, name])
        and mixed(t, [*coming, name])
    ]


def mixed(t: UTable, names: list[str]) -> bool:
    """With the switch, fewer Elites and fewer Champions than Grunts so far; the Leader does not count.

    [dun.dp.level-mix]
    """
    if not t.state.settings.level_mix:
        return True
    levels = [t.content.creatures[name].level for name in names]
    placed = t.state.dark.placed
    grunts, elites, champions = (placed.get(one, 0) + levels.count(one) for one in (GRUNT, ELITE, CHAMPION))
    return levels[-1] == GRUNT or grunts > (elites if levels[-1] == ELITE else champions)


def ranged_allowed(t: UTable, names: list[str]) -> bool:
    """At most half, counting those who can still come; a single creature may shoot.  [dun.encounter.ranged-half]"""
    far = sum(has_bow(t, card) or is_long(t, card) for card in map(t.content.creatures.__getitem__, names))
    return far <= max(1, half(len(names))) if len(names) > 1 else True
