"""Skills that change what a character may do in its activation: leaps, stealth, tracking, another shape."""

from __future__ import annotations

from msgspec.structs import replace

from ...events import Changed, Tracked
from ...rules.carrying import bodies, hands
from ...rules.characters import figures, shapes
from ...rules.checks import skills, take_test
from ...rules.dark import playing
from ...rules.harm import effects, pushing
from ...rules.moving import walking
from ...rules.squares import (
    Do,
    Situation,
    Spot,
    adjacent,
    board_of,
    distance,
    field_of,
    spend_action,
    zones,
)
from ...state import NOBODY, Lasting, Mark, Note
from ..catalogue import UTable
from ..definitions import LARGE, Attribute
from .reactions import BODYGUARD, escorted

LOOKED_AT = 3
WOLF = "werewolf"


# ------------------------------------------------------------------------------------------------ bodyguards, weapons


def escort_offers(t: UTable, s: Situation) -> list[Do]:
    """Another adjacent ally to escort.  [dun.skill.combat.bodyguard.defence]"""
    now = escorted(t, s.figure)
    near = [ally.id for ally in figures.allies(t.state, s.figure) if adjacent(t, s.figure, ally)]
    return [Do("escort", target=id) for id in near if id != now]


async def escort(t: UTable, who: int, do: Do) -> None:
    """Name the ally who is escorted.  [dun.skill.combat.bodyguard.defence]"""
    t.state.figures[who].uses[BODYGUARD] = do.target


def reload_offers(t: UTable, s: Situation) -> list[Do]:
    """An empty weapon is loaded with a Quick Action.  [dun.skill.combat.quick-reloading]"""
    if s.hampered or not s.may_quick or not skills.may_use(t, s.figure, "quick-reloading", s.active.skills):
        return []
    empty = [held for held in s.figure.hands if not held.loaded and "reload" in t.content.weapons[held.card].marks]
    return [Do("quick-reload", word=held.card, who=s.figure.id) for held in empty[:1]]


async def quick_reload(t: UTable, who: int, do: Do) -> None:
    """Loaded at once, at -1 Shooting Skill this turn.  [dun.skill.combat.quick-reloading]"""
    figure = t.state.figures[who]
    hands.spend_quick(t)
    skills.use(t, figure, "quick-reloading", skills.own(t, figure))
    place = next(n for n, held in enumerate(figure.hands) if held.card == do.word and not held.loaded)
    figure.hands[place] = replace(figure.hands[place], loaded=True)
    t.state.lasting.append(Lasting(who, "shooting", -1, "turn", "quick-reloading", who))


# ------------------------------------------------------------------------------------------------ leaps and stealth


def leap_offers(t: UTable, s: Situation) -> list[Do]:
    """Squares beyond an adjacent enemy of equal or smaller size, once per turn during the move.

    [dun.skill.exploration.flying-jump]
    """
    figure, active = s.figure, s.active
    barred = Mark.KNOCKED_DOWN | Mark.STATIONARY | Mark.IN_PIT
    if active.move_over or "leap" in active.used or figure.marks & barred or figure.span != 1:
        return []
    if not skills.may_use(t, figure, "flying-jump", active.skills):
        return []
    board, field, found = board_of(t), field_of(t), []
    for foe in figures.enemies(t.state, figure):
        if foe.span == 1 and foe.size <= figure.size and adjacent(t, figure, foe):
            found += [
                Do("leap", target=foe.id, cell=cell)
                for cell in field.touching[foe.cell]
                if board.distance(figure.cell, cell) == 2
                and field.ground[cell] not in (*pushing.DROPS, "deep-water")
                and pushing.free(t, figure, cell)
            ]
    return found


async def leap(t: UTable, who: int, do: Do) -> None:
    """An Agility test; no Melee Range hinders the jump, but where it ends one has arrived like any walker.

    [dun.skill.exploration.flying-jump, dun.trap.detected-step, dun.reveal.arrow]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    active.used.append("leap")
    active.begun, active.turned = True, False
    skills.use(t, figure, "flying-jump", active.skills)
    if not (await take_test(t, who, Attribute.AGILITY, "leap")).passed:
        return
    if await playing.on_trap(t, who, do.cell, Spot(do.cell)):
        return
    walking.step(t, who, do.cell, 0)
    active.moved += 1
    await walking.interrupted(t, who, [])


def sneak_offers(t: UTable, s: Situation) -> list[Do]:
    """Once per combat turn one enemy's Melee Range may be ignored.  [dun.skill.exploration.stealth]"""
    figure, active = s.figure, s.active
    if not s.combat or "sneak" in active.used or active.move_over or figure.size >= LARGE:
        return []
    if not skills.able(t, figure, "stealth"):
        return []
    board, figures_by_id = board_of(t), t.state.figures
    near = [id for id, _ in zones(t, figure) if distance(board, figure, figures_by_id[id]) <= active.movement + 1]
    return [Do("sneak", target=id) for id in near]


async def sneak(t: UTable, who: int, do: Do) -> None:
    """[dun.skill.exploration.stealth]"""
    active = t.state.turn.active
    assert active is not None
    active.used.append("sneak")
    active.free_of.append(do.target)
    t.used("skill-stealth")


# ------------------------------------------------------------------------------------------------ tracking


def tracks(t: UTable) -> list[str]:
    """The Encounter cards that a tracker can see: the Dark Player's hand, or the automaton's next three.

    [dun.skill.exploration.tracker.human-dp, dun.skill.exploration.tracker.adp]
    """
    if t.state.dark.seat == NOBODY:
        return t.state.dark.encounter_deck[-LOOKED_AT:][::-1]
    return [card for card in t.state.dark.hand if t.content.dark[card].kind == "encounter"]


def track_offers(t: UTable, s: Situation) -> list[Do]:
    return [Do("track")] if skills.may_use(t, s.figure, "tracker", s.active.skills) and tracks(t) else []


async def track(t: UTable, who: int, do: Do) -> None:
    """The Dark Player shows his cards to all; what the automaton will draw is seen by the tracker alone.

    [dun.skill.exploration.tracker.human-dp, dun.skill.exploration.tracker.adp]
    """
    figure = t.state.figures[who]
    skills.use(t, figure, "tracker", skills.own(t, figure))
    t.reveal()
    to = (figure.seat,) if t.state.dark.seat == NOBODY else None
    for card in tracks(t):
        t.tell(Tracked(who=who, name=figure.card, card=card, to=to, cites=("dun.skill.exploration.tracker.adp",)))


# ------------------------------------------------------------------------------------------------ another shape


def change_offers(t: UTable, s: Situation) -> list[Do]:
    """An Action like most: not next to an enemy, and not in the saddle.

    [dun.skill.nature.lycanthropy.change, dun.action.not-in-melee-range]
    """
    free = s.may_act and not s.hampered and s.figure.riding == NOBODY
    return [Do("change")] if free and skills.may_use(t, s.figure, "lycanthropy", s.active.skills) else []


async def change(t: UTable, who: int, do: Do) -> None:
    """The werewolf's profile with his own Vitality; his gear is carried along and cannot be used.

    [dun.skill.nature.lycanthropy.change]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    skills.use(t, figure, "lycanthropy", active.skills)
    wolf = next(
        card for card in t.content.creatures.values() if WOLF in card.kinds and "lycanthropy" not in card.skills
    )
    bodies.let_go(t, who)
    before = effects.pace(t, who)
    shapes.take(t, figure, wolf)
    effects.keep_pace(t, who, before)
    figure.uses[Note.CHANGED] = t.state.turn.number
    t.tell(Changed(who=who, name=figure.card, shape=WOLF, cites=("dun.skill.nature.lycanthropy.change",)))
