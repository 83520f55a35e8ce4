"""The Artificial Dark Player: activation order, targets, movement and attacks of its creatures."""

from __future__ import annotations

from fractions import Fraction

from undercroft.toolkit.paths import FAR

from ..content.catalogue import UTable
from ..content.definitions import OFFENSIVE, Attribute
from ..state import DARK, Figure, Mark, standing
from . import (
    activation,
    exploration,
    fighting,
    figures,
    magic,
    melee,
    monstrous,
    odds,
    ranged,
    reactions,
    talents,
    walking,
)
from .engagement import attackable, board_of, distance, engaged_with, field_of, in_melee, squares
from .movement import Routes, routes
from .options import END, Do, situation

# ------------------------------------------------------------------------------------------------ the turn


def order(t: UTable) -> list[int]:
    """Shooters, spellcasters, others, Leaders; within a step by Value Points and Agility.

    [dun.adp.order, dun.adp.order-ties]
    """
    mine = [f for f in t.state.figures.values() if f.side == DARK and standing(f) and not f.marks & Mark.WAITS]
    mine.sort(key=lambda f: (step_of(t, f), -f.vp, -figures.value(t, f, Attribute.AGILITY), f.id))
    return [f.id for f in mine]


def step_of(t: UTable, figure: Figure) -> int:
    if figure.spells and figure.mana:
        return 1
    if figure.leader:
        return 3
    return 0 if shooter(t, figure) else 2


def shooter(t: UTable, figure: Figure) -> bool:
    return any(
        (weapon := figures.weapon(t, held)) is not None and weapon.range and weapon.kind != "melee"
        for held in figure.hands
    )


def extra_actions(t: UTable, figure: Figure) -> int:
    """The Leader has an Action more for each hero above the second, at most 2.  [dun.adp.leader.actions]"""
    if not figure.leader:
        return 0
    return max(0, min(2, t.state.start_heroes - 2))


async def activate(t: UTable, who: int) -> None:
    """One creature's whole activation.  [dun.turn.dp-turn, dun.dp.creature-activation, dun.adp.attack.kind-priority]"""
    await activation.begin(t, who)
    if not going(t, who):
        await finish(t, who)
        return
    figure, active = t.state.figures[who], t.state.active
    assert active is not None
    active.action = active.action and active.action + extra_actions(t, figure)
    await mood(t, who)
    await draw_something(t, who)
    if await kindly(t, who):
        await finish(t, who)
        return
    for _ in range(8):
        if not going(t, who) or not await one_thing(t, who):
            break
        await reactions.spring_up(t)
    await finish(t, who)


def going(t: UTable, who: int) -> bool:
    figure, active = t.state.figures.get(who), t.state.active
    return figure is not None and standing(figure) and active is not None and active.who == who and not t.state.ended


async def finish(t: UTable, who: int) -> None:
    if who in t.state.figures and t.state.active is not None and t.state.active.who == who:
        await activation.end(t, who, END)
    elif t.state.active is not None and t.state.active.who == who:
        t.state.active = None
    activation.check_goal(t)


async def draw_something(t: UTable, who: int) -> None:
    """A creature without a weapon in hand draws another, or picks its own up if nobody is near; a shooter whom the
    heroes have reached takes a blade.  [dun.adp.blunder.dropped-weapon]"""
    from . import quick

    figure, active = t.state.figures[who], t.state.active
    assert active is not None
    hampered = in_melee(t, figure)
    arms = [held for held in figure.hands if held.card in t.content.weapons]
    ready = any(t.content.weapons[held.card].kind == "melee" for held in arms) if hampered else bool(arms)
    if ready:
        return
    for held in figure.pack:
        weapon = t.content.weapons.get(held.card)
        if weapon is not None and (weapon.kind == "melee" or not hampered):
            await quick.draw(t, who, Do("draw", word=held.card))
            return
    near = field_of(t).touch[figure.cell] | 1 << figure.cell
    lying = next((cell for cell, held in t.state.floor if near >> cell & 1 and held.card in t.content.weapons), None)
    if lying is not None and not hampered and not arms:
        held = next(held for cell, held in t.state.floor if cell == lying)
        active.action -= 1
        quick.take_from_floor(t, who, Do("pick-up", cell=lying, word=held.card))


async def one_thing(t: UTable, who: int) -> bool:
    """Spells before shots before blows; else come closer. False: nothing more to do.

    [dun.adp.attack.kind-priority, dun.adp.target.engaged, dun.adp.move.nearest]
    """
    active = t.state.active
    assert active is not None
    if active.action <= 0 and active.most <= 0:
        return False
    s = situation(t, who)
    if not s.hampered and active.action > 0:
        if "watchman" in s.figure.skills and await keep_watch(t, who):
            return True
        spell = best_spell(t, who)
        if spell is not None:
            await magic.cast(t, who, spell)
            return True
        shot = best_shot(t, who)
        if shot is not None:
            await fighting.shoot(t, who, shot)
            return True
    special = best_skill(t, who)
    if special is not None:
        await monstrous.use(t, who, special)
        return True
    blow = best_blow(t, who)
    if blow is not None:
        await fighting.attack(t, who, blow)
        return True
    if active.most > 0 and active.action <= 0:
        return False
    return await approach(t, who)


async def keep_watch(t: UTable, who: int) -> bool:
    """A watchman opens an unexplored door of its section, or walks to one.  [dun.skill.nature.watchman.adp]"""
    s = situation(t, who)
    door = next((do for do in exploration.door_offers(t, s) if do.verb == "open"), None)
    if door is not None:
        await exploration.open_door(t, who, door)
        return True
    if s.active.move_over or s.active.points <= 0:
        return False
    board, ways = board_of(t), routes(t, s.figure, s.active.points)
    shut = [n for n, door in enumerate(t.state.doors) if door.state == "closed" and not door.explored and not door.lock]
    here = board.section[s.figure.cell]
    ends = [
        cell
        for cell in ways.ends
        if board.section[cell] == here and any(exploration.beside_door(t, cell, n, False) for n in shut)
    ]
    if not ends:
        return False
    await walking.walk(t, who, ways, min(ends, key=lambda cell: (ways.ends[cell], cell)))
    return True


# ------------------------------------------------------------------------------------------------ targets


def nearest_key(t: UTable, figure: Figure, target: Figure) -> int:
    return distance(board_of(t), figure, target)


def priority(t: UTable, figure: Figure, target: Figure, chance: Fraction) -> tuple[Fraction, int, int, int]:
    """Most likely to be hit, lowest Armor, nearest, then the first; the card of its behaviour may put the nearest
    first.

    [dun.adp.target.priority, dun.adp.specific-over-general]
    """
    near, armor = nearest_key(t, figure, target), figures.value(t, target, Attribute.ARMOR)
    if behaviour(t, figure) in NEAREST_FIRST:
        return Fraction(near), -int(1000 * chance), armor, target.id
    return -chance, armor, near, target.id


NEAREST_FIRST = ("animal", "berserker", "undead")
"""Behaviours that go for whoever is nearest."""


def behaviour(t: UTable, figure: Figure) -> str:
    """The card of its profile; a Leader follows it together with the Leader card.

    [dun.adp.behavior-profile, dun.adp.behavior-types, dun.adp.behavior-leader]
    """
    return t.content.profile(figure.card).behaviour


async def mood(t: UTable, who: int) -> None:
    """What a behaviour does at the start: berserkers rage, flyers take off.  [dun.adp.specific-over-general]"""
    s = situation(t, who)
    if behaviour(t, s.figure) == "berserker" and talents.rage_offers(t, s):
        await talents.rage(t, who, Do("rage"))
    grounded = behaviour(t, s.figure) == "flying" and not s.figure.marks & Mark.FLYING
    if grounded and any(do.verb == "fly" for do in walking.other_offers(t, s)):
        await walking.take_off(t, who, Do("fly"))


async def kindly(t: UTable, who: int) -> bool:
    """A creature that could help a friend does so on 4+ instead of attacking.  [dun.adp.attack.non-offensive]"""
    s = situation(t, who)
    helpful = [
        do
        for do in ([] if s.hampered else magic.offers(t, s))
        if "+" not in do.word and t.content.spells[do.word].nature == "healing" and t.state.figures[do.target].wounds
    ]
    if not helpful:
        return False
    (rolled,) = await t.roll(1, 6, "kindness")
    if rolled < 4:
        return False
    helpful.sort(key=lambda do: (-t.state.figures[do.target].wounds, do.target))
    await magic.cast(t, who, helpful[0])
    return True


def best_blow(t: UTable, who: int) -> Do | None:
    """The engaged enemy who is most likely to be hit, with the most suitable weapon.

    [dun.adp.target.engaged, dun.adp.target.priority, dun.adp.attack.weapon-by-armor]
    """
    figure = t.state.figures[who]
    if figure.marks & (Mark.KNOCKED_DOWN | Mark.SHIELDED):
        return None
    best: tuple[tuple[Fraction, int, int, int], Do] | None = None
    for foe in attackable(t, figure):
        held, weapon = fighting.melee_arms(t, figure)[0]
        if distance(board_of(t), figure, foe) > 1 and not fighting.reaches(t, figure, foe, weapon):
            continue
        chance = odds.blow(t, melee.Blows(who, foe.id, held, weapon))
        found = priority(t, figure, foe, chance)
        if best is None or found < best[0]:
            best = found, Do("attack", target=foe.id, word=held.card if held is not None else "unarmed")
    return best[1] if best is not None else None


MOST_USES = 3


def best_skill(t: UTable, who: int) -> Do | None:
    """A skill of nature that can be used as an Action, at most three times a quest each.

    [dun.adp.attack.max-targets, dun.adp.attack.skill-limit, dun.adp.attack.choice]
    """
    s = situation(t, who)
    found = [do for do in monstrous.offers(t, s) if s.figure.uses.get(do.word, 0) < MOST_USES]
    found.sort(key=lambda do: (figures.value(t, t.state.figures[do.target], Attribute.ARMOR), do.target))
    return found[0] if found else None


def best_shot(t: UTable, who: int) -> Do | None:
    """[dun.adp.attack.kind-priority, dun.adp.target.priority]"""
    figure = t.state.figures[who]
    best: tuple[tuple[Fraction, int, int, int], Do] | None = None
    for held in figure.hands:
        weapon = figures.weapon(t, held)
        if weapon is None or not weapon.range or weapon.kind == "melee":
            continue
        for foe in figures.enemies(t.state, figure):
            if ranged.can_shoot(t, figure, held, foe):
                chance = odds.passing(ranged.shot_plus(t, figure, foe, weapon, held))
                found = priority(t, figure, foe, chance)
                if best is None or found < best[0]:
                    best = found, Do("shoot", target=foe.id, word=held.card)
    return best[1] if best is not None else None


def best_spell(t: UTable, who: int) -> Do | None:
    """An offensive spell that hits more enemies than allies; help for a hurt friend.

    [dun.adp.spells.friendly-fire, dun.adp.attack.kind-priority]
    """
    s = situation(t, who)
    best: tuple[int, Do] | None = None
    for do in magic.offers(t, s):
        if "+" in do.word:
            continue
        spell = t.content.spells[do.word]
        worth = spell_worth(t, s.figure, do.target, spell.nature, spell.id)
        if worth > 0 and (best is None or worth > best[0]):
            best = worth, do
    return best[1] if best is not None else None


def spell_worth(t: UTable, figure: Figure, target: int, nature: str, name: str) -> int:
    spell, mark = t.content.spells[name], t.state.figures[target]
    if nature in OFFENSIVE:
        hit = magic.affected(t, figure.id, target, spell) if spell.nature != "projectile" else [target]
        foes = sum(t.state.figures[one].side != figure.side for one in hit)
        if foes <= len(hit) - foes:
            return 0
        return 10 * foes + spell.dice + 10 - figures.value(t, mark, Attribute.ARMOR)
    if nature == "healing":
        return 0
    known = any(bound.caster == figure.id and bound.spell == name for bound in t.state.spellbound)
    return 0 if known or not figures.enemies(t.state, figure) else 3


# ------------------------------------------------------------------------------------------------ movement


async def approach(t: UTable, who: int) -> bool:
    """Move to where it can attack, else towards the nearest enemy, running if need be.

    [dun.adp.move.nearest, dun.adp.move.no-agility-tests, dun.adp.position.spread]
    """
    figure, active = t.state.figures[who], t.state.active
    assert active is not None
    if (
        active.move_over
        or active.points <= 0
        or engaged_with(t, figure)
        or figure.marks & (Mark.KNOCKED_DOWN | Mark.IN_PIT)
    ):
        return False
    ways = routes(t, figure, active.points)
    goal = attack_square(t, figure, ways)
    if goal is None and not active.begun and walking.can_run(t, situation(t, who)):
        await walking.run(t, who, Do("run"))
        ways = routes(t, figure, active.points, running=True)
    if goal is None:
        goal = nearer_square(t, figure, ways)
    if goal is None:
        return False
    active.begun = True
    await walking.walk(t, who, ways, goal)
    if going(t, who):
        active.points = 0
        active.move_over = True
    return going(t, who) and active.action > 0


def attack_square(t: UTable, figure: Figure, ways: Routes) -> int | None:
    """Where it can strike (or shoot) the enemy that is most likely to be hit.  [dun.adp.target.engaged]"""
    board, field = board_of(t), field_of(t)
    best: tuple[tuple[Fraction, int, int, int], int, int] | None = None
    held, weapon = fighting.melee_arms(t, figure)[0]
    for foe in figures.enemies(t.state, figure):
        near = 0
        for cell in squares(board, foe):
            near |= field.touch[cell]
        ends = [
            end
            for end in ways.ends
            if any(near >> cell & 1 for cell in ((end,) if figure.span == 1 else board.base(end, figure.span, end)))
        ]
        if not ends:
            continue
        end = min(ends, key=lambda cell: (crowded(t, figure, cell), ways.ends[cell], cell))
        found = priority(t, figure, foe, odds.blow(t, melee.Blows(figure.id, foe.id, held, weapon)))
        if best is None or found < best[0]:
            best = found, end, foe.id
    if shooter(t, figure):
        return sight_square(t, figure, ways)
    return best[1] if best is not None else None


def crowded(t: UTable, figure: Figure, cell: int) -> int:
    """Allies next to a square; creatures keep apart where they can.  [dun.adp.position.spread]"""
    near = field_of(t).touch[cell]
    return sum(ally.cell >= 0 and near >> ally.cell & 1 for ally in figures.allies(t.state, figure))


def sight_square(t: UTable, figure: Figure, ways: Routes) -> int | None:
    """The nearest square from which a shooter sees somebody."""
    board = board_of(t)
    foes = figures.enemies(t.state, figure)
    held = next(
        held for held in figure.hands if t.content.weapons.get(held.card) and t.content.weapons[held.card].range
    )
    at = figure.cell
    try:
        for end in sorted(ways.ends, key=lambda cell: (ways.ends[cell], cell)):
            figure.cell = end
            if any(ranged.can_shoot(t, figure, held, foe) and board.distance(end, foe.cell) > 1 for foe in foes):
                return end
    finally:
        figure.cell = at
    return None


def nearer_square(t: UTable, figure: Figure, ways: Routes) -> int | None:
    """The end of a move that lies nearest, by walking, to the nearest enemy.  [dun.adp.move.nearest]"""
    from undercroft.toolkit.grid import Step
    from undercroft.toolkit.paths import distances

    grid, board = field_of(t).walls, board_of(t)
    best: tuple[int, int, int] | None = None
    for foe in figures.enemies(t.state, figure):
        row = distances(grid, foe.cell, Step.DIAGONAL)
        if row[figure.cell] >= FAR:
            continue
        for end in ways.ends:
            far = min(row[cell] for cell in board.base(end, figure.span, end))
            found = far, ways.ends[end], end
            if best is None or found < best:
                best = found
        here = row[figure.cell]
        if best is not None and best[0] >= here:
            best = None
    return best[2] if best is not None else None
