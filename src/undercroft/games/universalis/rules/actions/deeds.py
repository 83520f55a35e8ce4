"""Skills that are Actions: attacks of nature, talents of professionals, and feats with a verb of their own.

What each of them does stands next to its entry.
"""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.hooks import Deed
from ...events import WithoutEffect
from ...state import NOBODY, Mark
from ..characters import known
from ..checks import fear, skills
from ..harm import pushing
from ..squares import Do, Situation, board_of, keep, spend_action


def deed_of(t: UTable, do: Do) -> Deed:
    """The deed that an option names."""
    found = t.content.skills[do.word].deed
    assert found is not None
    return found


def offers(t: UTable, s: Situation) -> list[Do]:
    """All that skills allow now: feats first, each under its own verb, then attacks of nature, then talents."""
    mine = known(t, s.figure)
    if not mine.feats and not mine.attacks and not mine.talents:
        return []
    found = [do for feat in mine.feats for do in feat.offers(t, s)]
    return found + attacks(t, s) + talents(t, s)


def feats_of(t: UTable, s: Situation, verb: str) -> list[Do]:
    """What one kind of feat allows, if the character has it."""
    return [do for feat in known(t, s.figure).feats if feat.verb == verb for do in feat.offers(t, s)]


async def perform(t: UTable, who: int, do: Do) -> None:
    await t.content.known.feats[do.verb].perform(t, who, do)


def attacks(t: UTable, s: Situation) -> list[Do]:
    """Skills of nature that can be used as an Action now, none as the third Active one.  [dun.skill.two-active]"""
    mine = known(t, s.figure).attacks
    if not mine or not s.active.action or s.figure.marks & (Mark.KNOCKED_DOWN | Mark.SHIELDED) or s.sprints:
        return []
    bound = s.active.bound
    return [
        Do("skill", target=id, word=word)
        for word, deed in mine
        if skills.has_place(t, word, s.active.skills)
        for id in deed.aim(t, s)
        if bound in (NOBODY, id)
    ]


async def attack(t: UTable, who: int, do: Do) -> None:
    """An Action, counted for the Artificial Dark Player's limit. Its user turns to the target, except for a blow with
    the tail; at arm's length he must dare to come to grips with whom he fears.

    [dun.adp.attack.skill-limit, dun.skill.nature.tail-swipe, dun.skill.nature.fearsome.attack]
    """
    active, figure, deed = t.state.turn.active, t.state.figures[who], deed_of(t, do)
    assert active is not None
    spend_action(active)
    active.attacks += 1
    figure.uses[do.word] = figure.uses.get(do.word, 0) + 1
    skills.take_up(t, do.word, active.skills)
    if do.target != who and deed.turns:
        mark = t.state.figures[do.target]
        figure.facing = board_of(t).facing(pushing.nearest_square(t, figure, mark.cell), mark.cell)
        keep(t, figure)
    skills.tell(t, figure, do.word, do.target)
    if do.target != who and deed.bodily and not deed.distant and not await fear.dares(t, who, do.target):
        pushing.end_activation(t, who)
        return
    before = condition(t, do.target)
    await deed.perform(t, who, do.target)
    if do.target != who and before == condition(t, do.target):
        other = t.state.figures[do.target].card
        t.tell(WithoutEffect(skill=do.word, target=do.target, other=other, cites=("dun.skill.active-passive",)))


def condition(t: UTable, who: int) -> tuple[int, ...]:
    """What a skill could change of a character: wounds, marks, mana, place and being there at all."""
    figure = t.state.figures.get(who)
    return (figure.wounds, figure.marks, figure.mana, figure.cell) if figure is not None else ()


def talents(t: UTable, s: Situation) -> list[Do]:
    """Skills that are Actions and no attacks, none as the third Active one; few of them work with enemies adjacent.

    [dun.skill.two-active]
    """
    mine = known(t, s.figure).talents
    if not mine or not s.may_act or s.figure.marks & Mark.KNOCKED_DOWN or s.sprints:
        return []
    return [
        Do("talent", target=id, word=skill)
        for skill, deed in mine
        if (not s.hampered or deed.beside_enemies) and skills.may_use(t, s.figure, skill, s.active.skills)
        for id in deed.aim(t, s)
    ]


async def talent(t: UTable, who: int, do: Do) -> None:
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_action(active)
    skills.use(t, figure, do.word, active.skills)
    skills.tell(t, figure, do.word, do.target)
    await deed_of(t, do).perform(t, who, do.target)
