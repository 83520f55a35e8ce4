"""Skills of professionals that are Actions, and the rage of berserkers."""

from __future__ import annotations

from ...rules import telling
from ...rules.characters import figures
from ...rules.checks import Trial, attempt, opposed, skills
from ...rules.harm import heal, lose, pushing
from ...rules.squares import Do, Situation, adjacent, board_of, distance
from ...state import Figure, Lasting, Mark, Note
from ..catalogue import UTable
from ..definitions import Attribute

NEAR = 6
MUSIC = Trial(Attribute.INTELLIGENCE, "music")


def oneself(t: UTable, s: Situation) -> list[int]:
    return [s.figure.id]


def aim_patients(t: UTable, s: Situation) -> list[int]:
    """Himself or an adjacent friend whose activation is still to come, if he has not moved himself.

    [dun.skill.scholarly.first-aid]
    """
    if s.active.moved:
        return []
    friends = [f for f in figures.allies(t.state, s.figure) if adjacent(t, s.figure, f)]
    return [f.id for f in (s.figure, *friends) if f.wounds and (f is s.figure or not f.marks & Mark.ACTIVATED)]


def aim_dupes(t: UTable, s: Situation) -> list[int]:
    """Enemies within 6 squares in the same section, no Leaders, each only once.  [dun.skill.scholarly.mislead]"""
    board = board_of(t)
    return [
        f.id
        for f in figures.enemies(t.state, s.figure)
        if not f.leader
        and not f.uses.get(Note.MISLED)
        and distance(board, f, s.figure) <= NEAR
        and board.section[f.cell] == board.section[s.figure.cell]
    ]


def aim_roar(t: UTable, s: Situation) -> list[int]:
    return [s.figure.id] if any(adjacent(t, s.figure, f) for f in figures.enemies(t.state, s.figure)) else []


def aim_music(t: UTable, s: Situation) -> list[int]:
    """With an instrument, after at most half the Movement.  [dun.skill.scholarly.inspiring-music]"""
    kinds = [t.content.objects[h.card].kind for h in (*s.figure.hands, *s.figure.pack) if h.card in t.content.objects]
    slow = s.active.moved <= (s.active.movement + 1) // 2
    return [s.figure.id] if "instrument" in kinds and slow else []


async def first_aid(t: UTable, who: int, target: int) -> None:
    """Up to 2 Vitality; neither of the two moves, and the patient performs no Action.
    [dun.skill.scholarly.first-aid]"""
    heal(t, target, 2)
    active = t.state.turn.active
    if active is not None:
        active.move_over, active.points = True, 0
    if target != who:
        patient = t.state.figures[target]
        patient.marks |= Mark.HELD
        patient.uses[Note.AIDED] = t.state.turn.number


async def encourage(t: UTable, who: int, target: int) -> None:
    """Allies within 6 squares may repeat failed tests and fight rolls until their next turn.

    [dun.skill.scholarly.encouraging]
    """
    figure, board = t.state.figures[who], board_of(t)
    for ally in figures.allies(t.state, figure):
        if distance(board, ally, figure) <= NEAR:
            t.state.lasting.append(Lasting(ally.id, "", 0, "turn", "encouraging", who, skill="encouraged"))


async def play_music(t: UTable, who: int, target: int) -> None:
    """[dun.skill.scholarly.inspiring-music]"""
    figure, board, active = t.state.figures[who], board_of(t), t.state.turn.active
    if active is not None:
        active.points = min(active.points, (active.movement + 1) // 2 - active.moved)
    if not (await attempt(t, who, MUSIC)).passed:
        return
    for ally in figures.allies(t.state, figure):
        if distance(board, ally, figure) <= NEAR:
            for to in ("combat", "courage"):
                t.state.lasting.append(Lasting(ally.id, to, 1, "turn", "inspiring-music", who))


async def mislead(t: UTable, who: int, target: int) -> None:
    """[dun.skill.scholarly.mislead]"""
    t.state.figures[target].uses[Note.MISLED] = 1
    if (await opposed(t, who, target, Attribute.INTELLIGENCE, "mislead")).won:
        t.state.figures[target].marks |= Mark.LOSES_TURN


async def recover_mana(t: UTable, who: int, target: int) -> None:
    """4D6: each 1 costs a point of Vitality, the others give Mana; up to two spells can be cast once more.

    [dun.skill.scholarly.recovering-mana, dun.skill.scholarly.recovering-mana.markers]
    """

    rolled = await t.roll(4, 6, "mana")
    figure = t.state.figures[who]
    telling.some_dice(t, who, "mana", rolled, 2, ("dun.skill.scholarly.recovering-mana",))
    before = figure.mana
    figure.mana = min(figure.base[Attribute.MANA], figure.mana + sum(die > 1 for die in rolled))
    telling.mana(t, figure, before)
    cast = sorted((spell for spell, count in figure.casts.items() if count), key=lambda spell: -figure.casts[spell])
    for spell in cast[:2]:
        figure.casts[spell] -= 1
    await lose(t, who, rolled.count(1), who)


async def roar(t: UTable, who: int, target: int) -> None:
    """Adjacent enemies step back and he is Fearsome for the rest of the combat.

    [dun.skill.combat.deafening-roar.push, dun.skill.combat.deafening-roar.fearsome]
    """
    figure = t.state.figures[who]
    for foe in [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f)]:
        away = pushing.push_squares(t, foe, pushing.nearest_square(t, figure, foe.cell))
        if away:
            await pushing.put(t, foe.id, away[0])
    t.state.lasting.append(Lasting(who, "", 0, "combat", "deafening-roar", who, skill="fearsome"))


# ------------------------------------------------------------------------------------------------ whom they help


def hurt(t: UTable, figure: Figure, friend: Figure) -> bool:
    return bool(friend.wounds)


def spent(t: UTable, figure: Figure, friend: Figure) -> bool:
    return figure.mana <= 1 < figure.base[Attribute.MANA]


def in_company(t: UTable, figure: Figure, friend: Figure) -> bool:
    return bool(figures.allies(t.state, figure))


# ------------------------------------------------------------------------------------------------ berserk rage


def rage_offers(t: UTable, s: Situation) -> list[Do]:
    """At the start of the activation, without shield and heavy armor.  [dun.skill.combat.berserker.enter]"""
    figure = s.figure
    if s.active.begun or figure.marks & Mark.BERSERK:
        return []
    return [] if figures.heavy(t, figure) or figures.shield_of(t, figure) is not None else [Do("rage")]


async def rage(t: UTable, who: int, do: Do) -> None:
    active = t.state.turn.active
    assert active is not None
    active.begun = False
    active.turned = False
    t.state.figures[who].marks |= Mark.BERSERK
    skills.tell(t, t.state.figures[who], "berserker", who)
