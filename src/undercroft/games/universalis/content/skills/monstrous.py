"""Skills of nature that are Actions: breath, gaze, grabs, sweeps and the like."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...plane import VECTORS
from ...rules import telling
from ...rules.characters import figures, trait
from ...rules.checks import opposed, passes, skills, take_test
from ...rules.fighting import hits, melee, shields
from ...rules.harm import Blow, afflict, hardiness, harm, pushing
from ...rules.shooting import ranged
from ...rules.squares import (
    RANK,
    Situation,
    adjacent,
    best_line,
    board_of,
    carrier,
    distance,
    field_of,
    in_front,
    keep,
    occupied,
    placement,
    spared,
    squares,
    stand,
)
from ...state import NOBODY, NOWHERE, Figure, Held, Mark, Note, standing
from ..catalogue import UTable
from ..definitions import HUGE, LARGE, Attribute, Weapon

AGILE = Attribute.AGILITY
BREATH, GRASP = "breathes", "grasps"
ROOTED = Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT | Mark.CLIMBING
ROCK = Weapon(id="rock", kind="throwing", damage=8, fixed=True, armor=-1, range=1, range_strength=True, breaks=0)


# ------------------------------------------------------------------------------------------------ whom they can hit


def near_front(t: UTable, s: Situation) -> list[Figure]:
    """Enemies in adjacent squares; he may turn first. Riders attack no Average mount of others.

    [dun.mount.attack-mounts]
    """
    rides = s.figure.riding != NOBODY
    near = (foe for foe in figures.enemies(t.state, s.figure) if adjacent(t, s.figure, foe))
    return [foe for foe in near if not (rides and spared(foe))]


def _ids(found: list[Figure]) -> list[int]:
    return [figure.id for figure in found]


def aim_breath(t: UTable, s: Situation) -> list[int]:
    """Enemies in a straight line within its squares, while not engaged.  [dun.skill.nature.breath.attack]"""
    if s.hampered:
        return []
    board, far = board_of(t), trait(t, s.figure, BREATH)
    return [
        foe.id
        for foe in figures.enemies(t.state, s.figure)
        if distance(board, s.figure, foe) <= far
        and any(cell in breath_line(t, s.figure, foe) for cell in squares(board, foe))
    ]


def breath_line(t: UTable, figure: Figure, foe: Figure) -> list[int]:
    """The squares straight ahead towards a target, as far as no wall stops them; of a larger one that square counts
    which lies in a straight line."""
    lines = [_straight(t, figure, cell) for cell in squares(board_of(t), foe)]
    return next((line for line, cell in zip(lines, squares(board_of(t), foe), strict=True) if cell in line), lines[0])


def _straight(t: UTable, figure: Figure, goal: int) -> list[int]:
    board, field = board_of(t), field_of(t)
    start = pushing.nearest_square(t, figure, goal)
    dx, dy = VECTORS[board.facing(start, goal)]
    line: list[int] = []
    cell = start
    for _ in range(trait(t, figure, BREATH)):
        ahead = cell + dx + dy * board.width
        if not 0 <= ahead < board.size or not field.touch[cell] >> ahead & 1:
            break
        line.append(ahead)
        cell = ahead
    return line


def aim_smaller(t: UTable, s: Situation) -> list[int]:
    """Average or Small enemies next to it."""
    return _ids([foe for foe in near_front(t, s) if foe.size < LARGE])


def aim_swallow(t: UTable, s: Situation) -> list[int]:
    """Only the Huge eat somebody.  [dun.skill.nature.grab-and-eat]"""
    return aim_smaller(t, s) if s.figure.size >= HUGE else []


def aim_throw(t: UTable, s: Situation) -> list[int]:
    """Only the Large and Huge throw somebody.  [dun.skill.nature.grab-and-throw.throw]"""
    return aim_smaller(t, s) if s.figure.size >= LARGE else []


def aim_equal(t: UTable, s: Situation) -> list[int]:
    return _ids([foe for foe in near_front(t, s) if foe.size <= s.figure.size])


def aim_near(t: UTable, s: Situation) -> list[int]:
    return _ids(near_front(t, s))


def aim_mana(t: UTable, s: Situation) -> list[int]:
    """Of the enemies with Mana within 6 squares the one of lowest Intelligence.  [dun.skill.nature.leach-mana]"""
    board = board_of(t)
    found = [f for f in figures.enemies(t.state, s.figure) if f.mana and distance(board, f, s.figure) <= 6]
    found.sort(key=lambda f: (figures.value(t, f, Attribute.INTELLIGENCE), f.id))
    return _ids(found[:1])


def aim_six(t: UTable, s: Situation) -> list[int]:
    board = board_of(t)
    return [s.figure.id] if any(distance(board, f, s.figure) <= 6 for f in figures.enemies(t.state, s.figure)) else []


def aim_sweep(t: UTable, s: Situation) -> list[int]:
    """Without moving, smaller enemies in front.  [dun.skill.nature.sweep]"""
    if s.active.moved:
        return []
    return [f.id for f in near_front(t, s) if f.size < s.figure.size and in_front(board_of(t), s.figure, f.cell)][:1]


def aim_tail(t: UTable, s: Situation) -> list[int]:
    """Without moving, smaller enemies behind.  [dun.skill.nature.tail-swipe]"""
    if s.active.moved:
        return []
    return [f.id for f in near_front(t, s) if f.size < s.figure.size and not in_front(board_of(t), s.figure, f.cell)][
        :1
    ]


def aim_trample(t: UTable, s: Situation) -> list[int]:
    """Without moving, much smaller characters.  [dun.skill.nature.trampling]"""
    if s.active.moved:
        return []
    return [f.id for f in near_front(t, s) if s.figure.size - f.size >= 2][:1]


def aim_rock(t: UTable, s: Situation) -> list[int]:
    """Without moving, within Strength squares and in sight.  [dun.skill.nature.rock-throwing.attack]"""
    if s.active.moved or s.hampered or s.figure.size < LARGE:
        return []
    board, far = board_of(t), figures.value(t, s.figure, Attribute.STRENGTH)
    return [
        f.id
        for f in figures.enemies(t.state, s.figure)
        if distance(board, f, s.figure) <= far and best_line(t, s.figure, f, facing=False) is not None
    ]


def aim_shield(t: UTable, s: Situation) -> list[int]:
    """As an Onslaught, with a shield.  [dun.skill.combat.shield-onslaught]"""
    return aim_charge(t, s) if figures.shield_of(t, s.figure) is not None else []


def aim_charge(t: UTable, s: Situation) -> list[int]:
    """After three squares forward, an enemy who does not lie and does not ride.

    [dun.skill.nature.onslaught.unarmed, dun.skill.nature.onslaught.not-down, dun.skill.combat.shield-onslaught,
    dun.mount.onslaught]
    """
    if s.active.forward < 3:
        return []
    return [f.id for f in near_front(t, s) if not f.marks & Mark.KNOCKED_DOWN and f.riding == NOBODY]


# ------------------------------------------------------------------------------------------------ what they do


async def breathe(t: UTable, who: int, target: int) -> None:
    """Everybody on the line dodges to a neighbouring square or takes x dice against Natural Armor, less for cover.

    [dun.skill.nature.breath.attack, dun.skill.nature.breath.agility, dun.skill.nature.breath.cover]
    """
    figure, board = t.state.figures[who], board_of(t)
    line = breath_line(t, figure, t.state.figures[target])
    element = figures.trait_word(t, figure, BREATH) or "fire"
    hit = [f for f in t.state.figures.values() if f.id != who and standing(f) and set(squares(board, f)) & set(line)]
    dice = {f.id: trait(t, figure, BREATH) - cover_of(t, figure, f) for f in hit}
    for one in remaining(t, list(dice)):
        victim = t.state.figures[one]
        aside = [c for c in field_of(t).touching[victim.cell] if dodges(t, victim, c, line)]
        if aside and (await take_test(t, one, Attribute.AGILITY, "avoid")).passed:
            stand(t, t.state.figures[one], aside[0])
            continue
        await harm(t, one, Blow(dice[one], against="natural", source=who, kind="breath", element=element, magic=True))


def cover_of(t: UTable, figure: Figure, victim: Figure) -> int:
    """What cover takes off a breath: a die behind light cover or a shield held against it, two behind heavy cover; a
    shield adds nothing to cover.

    [dun.skill.nature.breath.cover, dun.shield.magic-breath]
    """
    cover = RANK[best_line(t, figure, victim, facing=False) or ""]
    start = pushing.nearest_square(t, figure, victim.cell)
    return cover or int(shields.held_against(t, victim, start) is not None)


def remaining(t: UTable, hit: list[int]) -> Iterator[int]:
    """One after the other of those who are hit; who has fled when his Leader fell, or has been thrown by his mount and
    lies, is out of it.  [dun.psych.leader-death]"""
    return (one for one in hit if one in t.state.figures and standing(t.state.figures[one]))


def dodges(t: UTable, victim: Figure, cell: int, line: list[int]) -> bool:
    """Whether a character who can move at all finds room off the line with its first square here."""
    if victim.marks & ROOTED or not pushing.firm(t, victim, cell):
        return False
    spot = placement(t, victim, cell)
    return spot is not None and not set(board_of(t).base(cell, victim.span, spot.other)) & set(line)


async def vomit(t: UTable, who: int, target: int) -> None:
    """[dun.skill.nature.corrosive-vomit]"""
    if not (await take_test(t, target, Attribute.AGILITY, "avoid")).passed:
        await harm(t, target, Blow(5, armor=-1, source=who, kind="breath", magic=True))


async def swallow(t: UTable, who: int, target: int) -> None:
    """An opposed Agility roll: the loser is Knocked Out.  [dun.skill.nature.grab-and-eat]"""
    if (await opposed(t, who, target, Attribute.AGILITY, "grab")).won:
        await pushing.into_the_abyss(t, target)
        victim = t.state.figures.get(target)
        if victim is not None and victim.marks & Mark.KNOCKED_OUT:
            victim.uses[Note.SWALLOWED], victim.cell = who, NOWHERE


async def suffocate(t: UTable, who: int, target: int) -> None:
    """Up to x enemies: an Agility test, or 2 dice against Strength and the next turn lost.

    [dun.skill.nature.grab-and-suffocate]
    """
    figure = t.state.figures[who]
    near = [f.id for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and f.size <= figure.size]
    for one in remaining(t, [target, *(id for id in near if id != target)][: max(1, trait(t, figure, GRASP))]):
        if not (await take_test(t, one, Attribute.AGILITY, "avoid")).passed:
            hurt = await harm(t, one, Blow(2, against="strength", source=who, kind="grab"))
            if not hurt.out and not hurt.cancelled and one in t.state.figures:
                t.state.figures[one].marks |= Mark.LOSES_TURN


async def throw(t: UTable, who: int, target: int) -> None:
    """An opposed Agility roll: thrown straight away as far as the creature's Strength, which is the damage too, over
    whatever has no floor; a wall or an obstacle on the way stops the flight and lowers the Armor by 1, a character on
    the way is pushed and falls. Only where he comes down is there a floor, or none.

    [dun.skill.nature.grab-and-throw.throw, dun.skill.nature.grab-and-throw.wall,
    dun.skill.nature.grab-and-throw.collision, dun.push.fall]
    """
    figure, board = t.state.figures[who], board_of(t)
    if not (await opposed(t, who, target, Attribute.AGILITY, "grab")).won:
        return
    far = figures.value(t, figure, Attribute.STRENGTH)
    victim = t.state.figures[target]
    start = min(squares(board, figure), key=lambda part: (board.span(part, victim.cell), part))
    path, struck = trajectory(t, victim, board.facing(start, victim.cell), far, who)
    stopped = len(path) < far and struck == NOBODY
    if struck != NOBODY:
        last = path[-1] if path else victim.cell
        beside = pushing.push_squares(t, t.state.figures[struck], last)
        afflict(t, struck, "knocked-down")
        stopped = not beside or victim.span != 1
        if not stopped:
            path.append(t.state.figures[struck].cell)
            await pushing.put(t, struck, beside[0])
    if path and target in t.state.figures:
        await pushing.put(t, target, path[-1])
        if field_of(t).ground[path[-1]] == "abyss" and victim.size < HUGE and not victim.marks & Mark.FLYING:
            return
    if target not in t.state.figures or victim.marks & Mark.KNOCKED_OUT:
        return
    hurt = await harm(t, target, Blow(far, armor=-int(stopped), source=who, kind="grab"))
    if not hurt.cancelled:
        afflict(t, target, "knocked-down")


def trajectory(t: UTable, victim: Figure, way: int, far: int, thrower: int) -> tuple[list[int], int]:
    """The squares over which somebody flies who is thrown, and whom he hits at the end of them, if anybody. Who is at
    the bottom of a pit is flown over.  [dun.skill.nature.grab-and-throw.throw]"""
    path: list[int] = []
    cell, there = victim.cell, occupied(t)
    for count in range(far):
        ahead = _onward(t, victim, cell, way)
        if ahead == NOWHERE:
            break
        other = there.get(ahead, victim.id)
        if other not in (victim.id, thrower):
            below = carrier(t, t.state.figures[other]).marks & Mark.IN_PIT and count < far - 1
            if not below:
                return path, other
        elif not pushing.free(t, victim, ahead):
            break
        path.append(ahead)
        cell = ahead
    return path, NOBODY


def _onward(t: UTable, victim: Figure, cell: int, way: int) -> int:
    """The next square of somebody who is thrown; -1: a wall, a floor higher than where he began or the edge of the
    board stops him, or he is at the bottom of a pit.  [dun.skill.nature.grab-and-throw.wall]"""
    board, (dx, dy) = board_of(t), VECTORS[way]
    x, y = board.xy(cell)
    if not (0 <= x + dx < board.width and 0 <= y + dy < board.height) or victim.marks & Mark.IN_PIT:
        return NOWHERE
    ahead = board.at(x + dx, y + dy)
    open_way = field_of(t).touch[cell] >> ahead & 1
    return ahead if open_way and board.levels[ahead] < board.levels[victim.cell] + victim.size else NOWHERE


async def hypnotise(t: UTable, who: int, target: int) -> None:
    """[dun.skill.nature.hypnotic]"""
    if (await opposed(t, who, target, Attribute.INTELLIGENCE, "hypnosis")).won:
        t.state.figures[target].marks |= Mark.HELD


async def leach(t: UTable, who: int, target: int) -> None:
    """3D6: each die that reaches the victim's Intelligence steals 1 Mana.  [dun.skill.nature.leach-mana]"""
    victim = t.state.figures[target]
    wits = figures.value(t, victim, Attribute.INTELLIGENCE)
    rolled, thief = await t.roll(3, 6, "leach"), t.state.figures[who]
    telling.some_dice(t, who, "leach", rolled, wits, ("dun.skill.nature.leach-mana",))
    stolen = min(victim.mana, sum(die >= wits for die in rolled))
    victim.mana -= stolen
    thief.mana += stolen
    telling.mana(t, victim, victim.mana + stolen)
    telling.mana(t, thief, thief.mana - stolen)


async def shriek(t: UTable, who: int, target: int) -> None:
    """Every enemy within 6 squares is Stunned and takes a die against his Courage.

    [dun.skill.nature.shriek-from-the-underworld]
    """
    figure, board = t.state.figures[who], board_of(t)
    for one in remaining(t, [f.id for f in figures.enemies(t.state, figure) if distance(board, f, figure) <= 6]):
        hurt = await harm(t, one, Blow(1, against="courage", source=who, kind="shriek", magic=True))
        if not hurt.cancelled:
            afflict(t, one, "stunned")


async def sting(t: UTable, who: int, target: int) -> None:
    """A blow at -1 Combat Skill, as with bare hands, with as many dice as Strength and Armor -1.

    [dun.skill.nature.sting]
    """
    weapon = replace(figures.unarmed(t), armor=-1, marks=("natural",))
    await melee.strike(t, hits.Blows(who, target, None, weapon))


async def sweep(t: UTable, who: int, target: int) -> None:
    """Up to two smaller enemies on that side (three if Huge): opposed Agility; the beaten take normal damage without
    Armor reduction, fall and are pushed.  [dun.skill.nature.sweep, dun.skill.nature.tail-swipe]"""
    figure, board = t.state.figures[who], board_of(t)
    front = in_front(board, figure, t.state.figures[target].cell)
    hit = [
        f.id
        for f in figures.enemies(t.state, figure)
        if adjacent(t, figure, f) and f.size < figure.size and in_front(board, figure, f.cell) is front
    ]
    _, weapon = figures.melee_weapon(t, figure)
    for one in remaining(t, hit[: 3 if figure.size >= HUGE else 2]):
        if not (await opposed(t, who, one, Attribute.AGILITY, "sweep")).won:
            continue
        hurt = await harm(t, one, Blow(shields.damage_dice(t, figure, weapon), source=who, kind="melee"))
        if hurt.out or hurt.cancelled or one not in t.state.figures:
            continue
        afflict(t, one, "knocked-down")
        away = pushing.push_squares(
            t, t.state.figures[one], pushing.nearest_square(t, figure, t.state.figures[one].cell)
        )
        if away:
            await pushing.put(t, one, away[0])


async def trample(t: UTable, who: int, target: int) -> None:
    """One or two much smaller characters in front: an Agility test, or Stunned and Strength dice.
    [dun.skill.nature.trampling, dun.skill.combat.tough.conditions]"""
    figure, board = t.state.figures[who], board_of(t)
    near = [
        f.id
        for f in figures.enemies(t.state, figure)
        if adjacent(t, figure, f) and figure.size - f.size >= 2 and in_front(board, figure, f.cell)
    ]
    for one in remaining(t, [target, *(id for id in near if id != target)][:2]):
        plus = hardiness(t, t.state.figures[one], "stunned")
        if not (await take_test(t, one, Attribute.AGILITY, "avoid", plus=plus)).passed:
            dice, heavy = figures.value(t, figure, Attribute.STRENGTH), shields.bears_down(figure, t.state.figures[one])
            hurt = await harm(t, one, Blow(dice, armor=-heavy, source=who, kind="melee"))
            if not hurt.cancelled:
                afflict(t, one, "stunned")


async def hurl(t: UTable, who: int, target: int) -> None:
    """A rock, thrown like any other weapon: 8 dice at Armor -1; smaller targets fall, Large and Huge ones are Stunned.

    [dun.skill.nature.rock-throwing.attack, dun.skill.nature.rock-throwing.condition, dun.ranged.modifiers]
    """
    figure, mark, rock = t.state.figures[who], t.state.figures[target], Held(ROCK.id)
    backed = hits.from_behind(t, figure, mark)
    using = skills.own(t, figure)
    plus = ranged.shot_plus(t, figure, mark, ROCK, rock, using)
    for skill in ranged.hindered(t, figure, mark, ROCK, using)[1]:
        skills.use(t, figure, skill, using)
    roll = await ranged.aimed(t, who, target, ROCK, plus, using)
    if not passes(roll, 10):
        await ranged.stray(t, who, target, ROCK, rock, roll, using)
        return
    hurt = await ranged.land(t, who, target, ROCK, rock, roll, backed, using)
    if not hurt.cancelled:
        afflict(t, target, "stunned" if mark.size >= LARGE else "knocked-down")


async def charge(t: UTable, who: int, target: int) -> None:
    """Onslaught at one enemy and at another next to him. [dun.skill.nature.onslaught.targets]"""
    figure, mark, board = t.state.figures[who], t.state.figures[target], board_of(t)
    beside = [
        foe.id
        for foe in figures.enemies(t.state, figure)
        if foe is not mark
        and not foe.marks & Mark.KNOCKED_DOWN
        and foe.riding == NOBODY
        and adjacent(t, figure, foe)
        and adjacent(t, mark, foe)
        and in_front(board, figure, foe.cell)
    ]
    await collide(t, who, target)
    for one in beside[:1]:
        if one in t.state.figures and who in t.state.figures and adjacent(t, figure, t.state.figures[one]):
            await collide(t, who, one)


async def collide(t: UTable, who: int, target: int) -> None:
    """Opposed Agility; the target that wins or ties steps aside and the attacker takes its square; else it is hit as by
    an unarmed blow and, if not stronger, knocked down.

    [dun.skill.nature.onslaught.avoid, dun.skill.nature.onslaught.knockdown, dun.equip.horns-onslaught,
    dun.skill.nature.large.armor]
    """
    figure, mark = t.state.figures[who], t.state.figures[target]
    if not (await opposed(t, who, target, AGILE, "onslaught", ties=False)).won:
        step_aside(t, who, target)
        return
    horns = next((w for h in figure.hands if (w := figures.weapon(t, h)) is not None and w.id == "horns"), None)
    weapon = horns or figures.unarmed(t)
    armor = weapon.armor - shields.bears_down(figure, mark)
    hurt = await harm(t, target, Blow(shields.damage_dice(t, figure, weapon), armor=armor, source=who, kind="melee"))
    strong = figures.value(t, figure, Attribute.STRENGTH) >= figures.value(t, mark, Attribute.STRENGTH)
    if strong and not hurt.cancelled:
        afflict(t, target, "knocked-down")


def step_aside(t: UTable, who: int, target: int) -> None:
    """The target of an Onslaught makes way, and its attacker rushes on to where it was, each with the whole base.

    [dun.skill.nature.onslaught.avoid, dun.large.reference-square]
    """
    figure, mark = t.state.figures[who], t.state.figures[target]
    left = squares(board_of(t), mark)
    aside = [cell for cell in field_of(t).touching[mark.cell] if pushing.firm(t, mark, cell)]
    if mark.marks & ROOTED or not aside:
        return
    stand(t, mark, aside[0])
    found = pushing.left_square(t, figure, left)
    if found is not None:
        figure.cell, figure.other = found[1]
        keep(t, figure)
