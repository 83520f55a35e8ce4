"""Exploration: revealing sections, doors, chests, searches, riddles, breaking."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute, Weapon
from ...events import Broke, CoinsFound, Opened, Searched, Struck
from ...events.base import Dice
from ...state import HEROES, NOBODY, NOWHERE, Figure, Held, Note
from .. import labels, telling
from ..carrying import hands
from ..characters import figures, has
from ..checks import Trial, attempt, d3, score, skills
from ..dark import playing
from ..fighting import shields, spoils
from ..harm import Blow, effects, furniture, rank, throw
from ..hazards import traps
from ..options import Person, seen
from ..shooting import ranged
from ..squares import (
    Do,
    Situation,
    barrier,
    beside_door,
    blundered,
    board_of,
    distance,
    field_of,
    spend_action,
    squares,
)
from .revealing import reveal

TORTURER = ("dun.skill.scholarly.torturer",)
ORDINARY, REINFORCED = (5, 5), (6, 6)
"""Armor and Vitality.  [dun.break.values]"""


# ------------------------------------------------------------------------------------------------ revealing


# ------------------------------------------------------------------------------------------------ doors and chests


def door_offers(t: UTable, s: Situation) -> list[Do]:
    """Opening, unlocking, solving and breaking what stands next to him.

    [dun.door.open-unexplored, dun.door.pick-lock, dun.door.pick-lock-once, dun.riddle.solve, dun.break.door,
    dun.riddle.once, dun.riddle.break-door]
    """
    found: list[Do] = []
    board = s.field.board
    base = s.base & board.doorsteps
    for n in board.doors_beside(base) if base else ():
        door = t.state.map.doors[n]
        if door.state != "closed" or door.explored:
            continue
        if n in board.gates or not t.state.map.layout.revealed >> board.section[s.figure.cell] & 1:
            continue
        shut, before = door.lock or door.riddle, beside_door(t, base, n, False)
        if (not shut or door.trap) and opens(t, s.figure) and before:
            found.append(Do("open", target=n))
        if door.trap and s.may_explore and s.deft and before:
            found.append(Do("disarm-door", target=n))
        if door.lock and not door.failed and s.may_explore and s.deft:
            found.append(Do("pick", target=n))
        if door.riddle and not door.failed and s.may_explore:
            found.append(Do("solve", target=n))
        if shut and (door.lock or door.failed):
            found += [Do("break", target=n), *(Do("blast", n, word=gun, who=s.figure.id) for gun in guns(t, s.figure))]
    return found


def opens(t: UTable, figure: Figure) -> bool:
    """Heroes open doors to the unknown, and the Dark Player's watchmen.  [dun.skill.nature.watchman.doors]"""
    if figure.kind == "hero":
        return True
    return figure.side != HEROES and skills.could(t, figure, "keeps-watch", skills.own(t, figure))


async def open_door(t: UTable, who: int, do: Do) -> None:
    """Declare to open a door; the Dark Player may answer with a card. A lock or riddle leaves him his Action; a trap
    that is detected or goes off ends his turn.

    [dun.door.open-unexplored, dun.walk.lock-on-declare, dun.dp-trap.when-door-chest, dun.trap.ends-turn,
    dun.skill.nature.watchman.doors, dun.skill.two-active]
    """

    n, figure = do.target, t.state.figures[who]
    door = t.state.map.doors[n]
    if figure.kind != "hero":
        skills.apply(t, figure, "keeps-watch", skills.own(t, figure))
    if door.trap:
        await traps.go_off(t, who, door.trap)
        door.trap = ""
    elif not door.obstacle and t.state.figures[who].side == HEROES:
        outcome = await playing.on_opening(t, who, door, "door")
        if outcome == "shut":
            return
        if outcome == "trapped":
            return
    if who not in t.state.figures or t.state.turn.active is None or t.state.turn.active.who != who:
        return
    spend_action(t.state.turn.active)
    await swing_open(t, who, n)


async def swing_open(t: UTable, who: int, n: int) -> None:
    """The door stands open and shows what is behind it.  [dun.door.open-unexplored, dun.reveal.door-then-move]"""
    door = t.state.map.doors[n]
    door.state, door.explored, door.lock, door.riddle = "open", True, False, False
    t.tell(
        Opened(
            who=who,
            name=t.state.figures[who].card,
            what="door",
            at=board_of(t).spot(board_of(t).doors[n].pairs[0][0]),
            cites=("dun.door.open-unexplored",),
            **telling.edge(t, n),
        )
    )
    await reveal(t, who, n)


async def pick_lock(t: UTable, who: int, do: Do) -> None:
    """A Dexterity test, one for the whole party.  [dun.door.pick-lock, dun.door.pick-lock-once]"""
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    figure, door = t.state.figures[who], t.state.map.doors[do.target]
    with_tools(t, figure)
    result = await attempt(t, who, lock_trial(t, figure, do))
    blundered(t, result.blunder)
    if not result.passed:
        door.failed = True
        return
    score(t, HEROES, t.content.points.unlock_points, "unlocked", "dun.walk.achievement-unlock")
    await swing_open(t, who, do.target)


def with_tools(t: UTable, figure: Figure) -> None:
    """What helps with locks and is in hand has been used.  [dun.quick.give]"""
    for held in figure.hands:
        thing = t.content.objects.get(held.card)
        if thing is not None and any(one.to == "lock" for one in thing.bonuses):
            hands.put_to_use(t, held.card)


def lock_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.door.pick-lock, dun.chest.open]"""
    key = "chest" if do.cell != NOWHERE else "lock"
    return Trial(Attribute.DEXTERITY, key, kind="lock")


async def solve(t: UTable, who: int, do: Do) -> None:
    """An Intelligence test at -2; if it fails the thing stays shut.

    [dun.riddle.solve, dun.riddle.penalty, dun.riddle.once]
    """
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    figure, thing = t.state.figures[who], barrier(t, do)
    result = await attempt(t, who, riddle_trial(t, figure, do))
    blundered(t, result.blunder)
    if result.passed:
        thing.riddle = False
        score(t, HEROES, t.content.points.riddle_points, "riddle", "dun.score.heroes")
        edge = telling.edge(t, do.target) if do.cell == NOWHERE else {}
        t.tell(Opened(who=who, name=figure.card, what="riddle", chest=do.cell, cites=("dun.riddle.solve",), **edge))
    else:
        thing.failed = True


def riddle_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.riddle.solve, dun.riddle.penalty]"""
    return Trial(Attribute.INTELLIGENCE, "riddle", t.content.points.riddle_penalty + figures.bonus(t, figure, "riddle"))


def toughness(t: UTable, do: Do) -> tuple[int, int]:
    """Armor and Vitality of a door or chest.  [dun.break.values, dun.riddle.break-door]"""
    if do.cell != NOWHERE:
        return ORDINARY
    door = t.state.map.doors[do.target]
    return REINFORCED if door.riddle or board_of(t).doors[do.target].door.reinforced else ORDINARY


async def smash(t: UTable, who: int, do: Do) -> None:
    """Damage dice straight against a door or chest, without criticals or skills; wounds carry over.

    [dun.break.door, dun.break.accumulate, dun.break.chest, dun.break.no-ranged, dun.damage.structures-heavy,
    dun.damage.structures-skills, dun.break.initiative]
    """
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    figure, thing = t.state.figures[who], barrier(t, do)
    vitality = toughness(t, do)[1]
    dice, need = battering(t, figure, do)
    if not do.word and (tool := figures.melee_weapon(t, figure)[0]) is not None:
        hands.put_to_use(t, tool.card)
    if do.word:
        hands.put_to_use(t, do.word)
        ranged.spend_weapon(t, who, *gun_of(t, figure, do.word))
    thrown = await throw(t, dice, need, Blow(dice))
    thing.wounds += thrown.wounds
    thing.blows = (*thing.blows, t.state.turn.number) if t.state.turn.number not in thing.blows else thing.blows
    what = "chest" if do.cell != NOWHERE else "door"
    at = board_of(t).spot(do.cell if do.cell != NOWHERE else board_of(t).doors[do.target].pairs[0][0])
    t.tell(
        Struck(
            who=who,
            name=figure.card,
            what=what,
            wounds=thing.wounds,
            left=max(0, vitality - thing.wounds),
            at=at,
            dice=None if t.log is None else thrown.told(who),
            need=need,
            cites=("dun.break.door",),
        )
    )
    if thing.wounds < vitality:
        return
    thing.state, thing.explored, thing.lock, thing.riddle = "broken", True, False, False
    edge = telling.edge(t, do.target) if do.cell == NOWHERE else {}
    t.tell(
        Broke(who=who, name=figure.card, what=what, at=at, chest=do.cell, cites=("dun.break.accumulate",), **edge)
    )  # fmt: skip
    if do.cell != NOWHERE:
        await spoils.open_treasure(t, who)
    elif figure.kind == "hero":
        await reveal(t, who, do.target, broken=True)


def battering(t: UTable, figure: Figure, do: Do) -> tuple[int, int]:
    """How many dice hit a door or chest, and what each must show.

    [dun.break.door, dun.break.no-ranged, dun.damage.structures-heavy]
    """
    weapon = gun_of(t, figure, do.word)[1] if do.word else figures.melee_weapon(t, figure)[1]
    dice = max(1, shields.damage_dice(t, figure, weapon) + weapon.against_heavy)
    return dice, toughness(t, do)[0] + weapon.armor


def guns(t: UTable, figure: Figure) -> list[str]:
    """Loaded gunpowder weapons in hand, the only ranged ones that break doors and chests.  [dun.break.no-ranged]"""
    loaded = (held.card for held in figure.hands if held.loaded and held.card in t.content.weapons)
    return [card for card in dict.fromkeys(loaded) if "detonation" in t.content.weapons[card].marks]


def gun_of(t: UTable, figure: Figure, card: str) -> tuple[Held, Weapon]:
    held = next(held for held in figure.hands if held.card == card and held.loaded)
    return held, figures.weapon(t, held) or t.content.weapons[card]


def chest_offers(t: UTable, s: Situation) -> list[Do]:
    """[dun.chest.open, dun.break.chest, dun.trap.ignore, dun.mount.no-search]"""
    if s.figure.riding != NOBODY:
        return []
    found = []
    near = (s.base | s.near) & s.field.explored
    for cell, chest in t.state.map.chests.items():
        if not near >> cell & 1 or chest.state != "closed":
            continue
        if s.may_explore and s.deft and not chest.riddle and chest.tried < t.content.points.chest_attempts:
            found.append(Do("chest", cell=cell))
        if s.may_explore and s.deft and chest.trap:
            found.append(Do("disarm-chest", cell=cell))
        if s.may_explore and chest.riddle and not chest.failed:
            found.append(Do("solve-chest", cell=cell))
        if not chest.riddle and chest.tried >= t.content.points.chest_attempts:
            found.append(Do("break-chest", cell=cell))
            found += [Do("blast-chest", cell=cell, word=gun, who=s.figure.id) for gun in guns(t, s.figure)]
    return found


async def open_chest(t: UTable, who: int, do: Do) -> None:
    """A Dexterity test for the lock, after the Dark Player has had his say.

    [dun.chest.open, dun.dp-trap.when-door-chest, dun.chest.share]
    """

    chest = t.state.map.chests[do.cell]
    if chest.trap:
        await traps.go_off(t, who, chest.trap)
        chest.trap = ""
    elif not chest.obstacle and await playing.on_opening(t, who, chest, "chest"):
        return
    if who not in t.state.figures or t.state.turn.active is None or t.state.turn.active.who != who:
        return
    spend_action(t.state.turn.active)
    chest.tried += 1
    figure = t.state.figures[who]
    with_tools(t, figure)
    result = await attempt(t, who, lock_trial(t, figure, do))
    blundered(t, result.blunder)
    if result.passed:
        chest.state = "open"
        t.tell(Opened(who=who, name=figure.card, what="chest", chest=do.cell, cites=("dun.chest.open",)))
        score(t, HEROES, t.content.points.chest_points, "chest", "dun.score.heroes")
        await spoils.open_treasure(t, who)


# ------------------------------------------------------------------------------------------------ searches


def search_offers(t: UTable, s: Situation) -> list[Do]:
    """Pieces that he is or was next to in this activation can be searched.

    [dun.search.secret-door, dun.search.room, dun.search.room-once, dun.search.element, dun.corpse.search]
    """
    if not s.may_explore:
        return []
    found = []
    board = s.field.board
    section = board.section[s.figure.cell]
    if not s.active.moved:
        found.append(Do("secret"))
        if board.sections[section].kind == "room" and section not in t.state.map.inspected:
            found.append(Do("search-room"))
    near = pieces_beside(t, s.figure)
    for index in dict.fromkeys((*s.active.passed, *near)) if s.active.passed else near:
        piece = next(piece for piece in t.state.map.layout.pieces if piece.index == index)
        if furniture.can_search(t, s.figure, piece):
            found.append(Do("search", target=index))
    if t.state.map.fallen and any(who == s.figure.id for dead in t.state.map.fallen for who in dead.fighters):
        found.append(Do("corpses"))
    return found


def pieces_beside(t: UTable, figure: Figure) -> tuple[int, ...]:
    """The pieces of furniture that a base stands on or next to, each of them once."""
    field = field_of(t)
    if figure.span == 1:
        return field.indexes_near(figure.cell)
    return tuple(dict.fromkeys(index for cell in squares(field.board, figure) for index in field.indexes_near(cell)))


def pass_by(t: UTable, who: int) -> None:
    """A hero may search what he was next to at some point of his activation.  [dun.search.element]"""
    active, figure = t.state.turn.active, t.state.figures[who]
    if active is not None and active.who == who and figure.kind == "hero":
        for index in pieces_beside(t, figure):
            if index not in active.passed:
                active.passed.append(index)


async def search_secret(t: UTable, who: int, do: Do) -> None:
    """A Perception test for the whole section, instead of moving.

    [dun.search.secret-door, dun.search.secret-door-no-move, dun.search.secret-door-normal,
    dun.search.secret-door-retry]
    """
    figure = t.state.figures[who]
    _instead_of_moving(t)
    result = await attempt(t, who, secret_trial(t, figure, do))
    blundered(t, result.blunder)
    if result.passed:
        board = board_of(t)
        section = board.section[figure.cell]
        for n, access in enumerate(board.doors):
            if t.state.map.doors[n].state == "hidden" and section in access.sections:
                t.state.map.doors[n].state = "closed"
                t.reveal()
                cites, edge = ("dun.search.secret-door",), telling.edge(t, n)
                t.tell(Opened(who=who, name=figure.card, what="secret-door", cites=cites, **edge))


def secret_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.search.secret-door]"""
    return Trial(Attribute.PERCEPTION, "secret", kind="secret")


def _instead_of_moving(t: UTable) -> None:
    active = t.state.turn.active
    assert active is not None
    spend_action(active)
    active.move_over = True
    active.points = 0


async def search_room(t: UTable, who: int, do: Do) -> None:
    """A Perception test: 1D3 coins; a natural double 6 gives a treasure card instead.

    [dun.search.room, dun.search.room-once, dun.search.room-no-move, dun.search.room-double-six,
    dun.skill.scholarly.secrets-of-magic.treasure]
    """
    figure = t.state.figures[who]
    _instead_of_moving(t)
    t.state.map.inspected.append(board_of(t).section[figure.cell])
    result = await attempt(t, who, room_trial(t, figure, do))
    blundered(t, result.blunder)
    if not result.passed:
        return
    treasure = result.roll.double == 6 or (result.roll.double in (4, 5) and _learned(t, t.state.figures[who]))
    if treasure and figures.value(t, figure, Attribute.PERCEPTION) >= 0:
        await effects.draw_treasure(t, who)
        return
    (rolled,) = await t.roll(1, 6, "coins")
    gain_coins(t, who, d3(rolled), telling.plain(who, "coins", (rolled,)))


def room_trial(t: UTable, figure: Figure, do: Do) -> Trial:
    """[dun.search.room]"""
    return Trial(Attribute.PERCEPTION, "search", kind="search")


def _learned(t: UTable, figure: Figure) -> bool:
    """Whether somebody who knows the secrets of magic and is not Knocked Out is less than 6 squares away; who searches
    himself uses a skill of his own.

    [dun.skill.scholarly.secrets-of-magic.treasure, dun.skill.two-active]
    """
    board = board_of(t)
    near = (f for f in figures.allies(t.state, figure) if distance(board, f, figure) < 6)
    return any(has(t, f, "knows-magic") for f in near) or skills.apply(t, figure, "knows-magic", skills.own(t, figure))


def gain_coins(t: UTable, who: int, coins: int, dice: Dice | None = None) -> None:
    figure = t.state.figures[who]
    figure.coins += coins
    t.tell(CoinsFound(who=who, name=figure.card, coins=coins, dice=dice, cites=("dun.search.room",)))


async def search_piece(t: UTable, who: int, do: Do) -> None:
    """[dun.search.element, dun.search.element-once, dun.walk.search-furniture]"""
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    await furniture.search(t, who, do.target)


async def interrogate(t: UTable, who: int) -> None:
    """A 6 tells him something: he or an ally may repeat his next Initiative roll.
    [dun.skill.scholarly.torturer]"""
    figure = t.state.figures[who]
    options = [Person(id) for id in (who, *(ally.id for ally in figures.allies(t.state, figure)))]
    told = await t.choose(
        figure.seat,
        "informed",
        options,
        label=labels.person(t),
        about={"name": figure.card},
        at=seen(figure),
        cites=TORTURER,
    )
    t.state.figures[told.id].uses[Note.INFORMED] = 1


async def search_corpses(t: UTable, who: int, do: Do) -> None:
    """A die per Grunt, two per Elite, three per Champion: a coin for each 4+, more for many 6s.

    [dun.corpse.search, dun.corpse.dice, dun.corpse.sixes, dun.corpse.leader, dun.skill.exploration.thief]
    """
    assert t.state.turn.active is not None
    spend_action(t.state.turn.active)
    figure = t.state.figures[who]
    mine = [dead for dead in t.state.map.fallen if who in dead.fighters]
    t.state.map.fallen = [dead for dead in t.state.map.fallen if who not in dead.fighters]
    count = sum(1 + rank(dead.level) for dead in mine)
    rolled, gone = list(await t.roll(count, 6, "corpses")), list[int]()
    low = [n for n, die in enumerate(rolled) if die <= 2]
    if low and skills.apply(t, figure, "robs-the-dead", skills.own(t, figure)):
        for n, die in zip(low, await t.roll(len(low), 6, "corpses"), strict=True):
            gone.append(rolled[n])
            rolled[n] = die
    figure = t.state.figures[who]
    counted = (*(False for _ in gone), *(die >= 4 for die in rolled))
    dice = telling.plain(who, "corpses", (*gone, *rolled), counted)
    if 6 in rolled and skills.apply(t, figure, "makes-them-talk", skills.own(t, figure)):
        await interrogate(t, who)
    total, cites = sum(rolled), ("dun.corpse.dice",)
    t.tell(Searched(who=who, name=figure.card, what="corpses", total=total, dice=dice, cites=cites))
    gain_coins(t, who, sum(die >= 4 for die in rolled))
    sixes = rolled.count(6)
    for needed, deck in ((3, "common"), (4, "special"), (5, "magic")):
        if sixes >= needed:
            await effects.find(t, who, deck)
    for dead in mine:
        for magic in dead.magic:
            await effects.find_magic(t, who, magic)
