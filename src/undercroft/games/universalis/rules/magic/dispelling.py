"""Dispelling: who can, the roll against the caster's total, and what it costs."""

from __future__ import annotations

from fractions import Fraction

from undercroft.kernel import Meaning, Text, Value
from undercroft.toolkit.odds import either

from ...content.catalogue import UTable
from ...content.definitions import Attribute, Spell
from ...events import Dispelled
from ...state import NOBODY, NOWHERE, Figure, Mark
from .. import meanings
from ..characters import control, figures
from ..checks import Roll, chances, roll_again, skills, spoiled, two_dice, with_fortune
from ..options import PASS, Dispel, seen
from ..squares import away, board_of, distance, squares, threatened
from .aids import aid_bonus, conjured, has_aid, use_aid, wizardry

DISPEL_RANGE = 8


def dispellers(t: UTable, caster: int, target: int, cell: int = NOWHERE) -> list[Figure]:
    """Spellcasters of the other side with mana, out of Melee Range, within 8 squares of caster or target, be that a
    character or a square.

    [dun.magic.dispel, dun.magic.dispel-engaged, dun.magic.dispel-needs-mana, dun.magic.dispel-range]
    """
    figure, board = t.state.figures[caster], board_of(t)
    aims = [figure] + ([t.state.figures[target]] if target in t.state.figures else [])
    return [
        other
        for other in figures.enemies(t.state, figure)
        if other.spells
        and other.mana
        and other.human is None
        and not other.marks & Mark.KNOCKED_DOWN
        and not figures.swimming(t, other)
        and (
            any(distance(board, other, aim) <= DISPEL_RANGE for aim in aims)
            or (cell != NOWHERE and away(board, other, cell) <= DISPEL_RANGE)
        )
        and not any(threatened(t, cell, other.side) for cell in squares(board, other))
    ]


def dispel_plus(t: UTable, figure: Figure) -> int:
    return figures.value(t, figure, Attribute.INTELLIGENCE) + figures.bonus(t, figure, "dispel") + wizardry(t, figure)


async def dispelled(t: UTable, caster: int, target: int, spell: Spell, total: int, cell: int = NOWHERE) -> bool:
    """One attempt: 2D6 + Intelligence must exceed the caster's total; only a success costs 1 mana. A scroll helps, and
    the encouraged try again. Fortune repeats a failure, and the caster's a success.

    [dun.magic.dispel, dun.magic.dispel-cost, dun.magic.max-power, dun.equip.scroll,
    dun.skill.scholarly.polyglot.scrolls, dun.skill.scholarly.encouraging, dun.fortune.reroll-own,
    dun.fortune.reroll-opponent]
    """
    able = dispellers(t, caster, target, cell)
    attempt = await who_dispels(t, able, caster, spell, total) if able else None
    if attempt is None:
        return False
    who = attempt.id
    roll = await roll_dispel(t, attempt, caster, total)
    success = exceeds(roll, total)
    figure = t.state.figures[who]
    figure.mana -= int(success)
    t.tell(
        Dispelled(
            who=who,
            name=figure.card,
            spell=spell.id,
            total=roll.total,
            success=int(success),
            dice=None if roll.told or t.log is None else conjured(t, who, "dispel", roll),
            needed=total + 1,
            mana=figure.mana,
            cites=("dun.magic.dispel",),
        )
    )
    return success


async def who_dispels(t: UTable, able: list[Figure], caster: int, spell: Spell, total: int) -> Dispel | None:
    """The one of these who tries, with a scroll or without; the automaton sends its best, people need not try.

    [dun.magic.dispel, dun.equip.scroll]
    """
    best = max(able, key=lambda figure: (dispel_plus(t, figure), -figure.id))
    seat = control.seat_of(t, best)
    if seat == NOBODY:
        return Dispel(best.id)
    options: list[Value] = [PASS, *(Dispel(figure.id) for figure in able)]
    options += [Dispel(figure.id, "scroll") for figure in able if has_aid(t, figure, "scroll")]
    chosen = await t.choose(
        seat,
        "dispel",
        options,
        label=lambda option: dispeller(t, option),
        meaning=lambda option: dispelling(t, total, option),
        window=True,
        cites=("dun.magic.dispel",),
        about={
            "spell": spell.id,
            "total": total,
            "name": control.someone(t, caster),
            "place": control.place_of(t, t.state.figures[caster].cell),
        },
        at=seen(t.state.figures[caster]),
    )
    return chosen if isinstance(chosen, Dispel) else None


async def roll_dispel(t: UTable, attempt: Dispel, caster: int, total: int) -> Roll:
    """2D6 + Intelligence; encouragement and Fortune repeat a failure, the caster's Fortune a success.

    [dun.magic.dispel, dun.skill.scholarly.encouraging, dun.fortune.reroll-own, dun.fortune.reroll-opponent]
    """
    who, target = attempt.id, total + 1
    figure = t.state.figures[who]
    plus = dispel_plus(t, figure) + use_aid(t, who, attempt.aid)
    roll = await two_dice(t, plus, "dispel")
    if not exceeds(roll, total) and skills.encouraged(t, figure):
        roll = await roll_again(t, conjured(t, who, "dispel", roll), target, plus, ("dun.magic.dispel",))
    if exceeds(roll, total):
        return await spoiled(t, caster, conjured(t, who, "dispel", roll), roll, target, plus)
    return await with_fortune(t, who, conjured(t, who, "dispel", roll), roll, target, plus)


def exceeds(roll: Roll, total: int) -> bool:
    """[dun.magic.dispel, dun.test.double-one]"""
    return not roll.blunder and roll.total > total


def dispel_chance(t: UTable, figure: Figure, total: int, aid: str = "") -> Fraction:
    """2D6 + Intelligence must exceed the caster's total.  [dun.magic.dispel, dun.skill.scholarly.encouraging]"""
    chance = chances.reaching(dispel_plus(t, figure) + aid_bonus(t, figure, aid), total + 1)
    return chance + (1 - chance) * chance if skills.encouraged(t, figure) else chance


def dispeller(t: UTable, option: Value) -> Text:
    """Who tries to dispel a spell, and with what."""
    if not isinstance(option, Dispel):
        return Text("dispel-pass")
    return Text("dispel-scroll" if option.aid else "dispel-try", {"name": control.someone(t, option.id)})


def dispelling(t: UTable, total: int, option: Value) -> Meaning:
    """The chance against a spell that was cast with this total; only a success costs mana.  [dun.magic.dispel-cost]"""
    if not isinstance(option, Dispel):
        return Meaning()
    chance = dispel_chance(t, t.state.figures[option.id], total, option.aid)
    return Meaning(meanings.price("mana", 1), either(chance), Text("detail-dispel", {}, ("dun.magic.dispel-cost",)))
