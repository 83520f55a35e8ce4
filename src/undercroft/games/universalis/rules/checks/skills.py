"""Using skills: what they need, how often they can be used, and how many Active ones at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from undercroft.kernel import Word

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...content.hooks import Edge, Hit
from ...events import UsedSkill
from ...state import NOBODY, NOWHERE, Figure
from .. import telling
from ..characters import control, figures, has, hero_of, known
from ..options import PASS, seen
from ..squares import board_of, distance

USE = Word("use")

MOST_ACTIVE = 2
FAR = 6


def able(t: UTable, figure: Figure, skill: str) -> bool:
    """Has the skill, meets its conditions and has a use left; a lent one asks only for lighter armor."""
    card = t.content.skills[skill]
    if skill not in figure.skills:
        return granted(t, figure, skill) and not (card.light_only and figures.heavy(t, figure))
    if not figures.meets(t, figure, card):
        return False
    return not card.uses or figure.uses.get(skill, 0) < card.uses


def granted(t: UTable, figure: Figure, skill: str) -> bool:
    """Whether an effect or a magic object in use lends the skill."""
    if t.state.lasting and any(effect.target == figure.id and effect.skill == skill for effect in t.state.lasting):
        return True
    return skill in figures.outfit(t, figure).lent


def use(t: UTable, figure: Figure, skill: str, using: list[str]) -> bool:
    """Use a skill now if that is possible. `using` are the Active skills of this activation or of this attack received,
    of which there can be two.  [dun.skill.two-active, dun.skill.active-passive]"""
    if not may_use(t, figure, skill, using):
        return False
    take_up(t, skill, using)
    if t.content.skills[skill].uses:
        figure.uses[skill] = figure.uses.get(skill, 0) + 1
    return True


def take_up(t: UTable, skill: str, using: list[str]) -> None:
    """From now on a skill is in use, and if it is an Active one it has its place.  [dun.skill.two-active]"""
    if t.content.skills[skill].active and skill not in using:
        using.append(skill)
    t.used(f"skill-{skill}")


def edges(t: UTable, hit: Hit, among: tuple[tuple[str, Edge], ...], using: list[str]) -> list[Edge]:
    """What comes into play of these for a hit; each counts as used.  [dun.skill.two-active]"""
    return [edge for skill, edge in among if edge.when(t, hit) and use(t, hit.attacker, skill, using)]


def giver(t: UTable, figure: Figure, word: str) -> str:
    """The first skill that gives this, has its conditions met and a use left; none: ""."""
    if not has(t, figure, word):
        return ""
    return next((skill for skill in t.content.known.givers[word] if able(t, figure, skill)), "")


def usable(t: UTable, figure: Figure, word: str, using: Sequence[str]) -> str:
    """The first skill that gives this and could be used now; none: "".  [dun.skill.two-active]"""
    if not has(t, figure, word):
        return ""
    return next((skill for skill in t.content.known.givers[word] if may_use(t, figure, skill, using)), "")


def could(t: UTable, figure: Figure, word: str, using: Sequence[str]) -> bool:
    """Whether a skill that gives this could be used now.  [dun.skill.two-active]"""
    return bool(usable(t, figure, word, using))


def apply(t: UTable, figure: Figure, word: str, using: list[str]) -> bool:
    """Use a skill that gives this now, if that is possible."""
    if word not in known(t, figure).words:
        return False
    return any(use(t, figure, skill, using) for skill in t.content.known.givers[word])


def tell(t: UTable, figure: Figure, skill: str, target: int) -> None:
    """Everybody hears which skill is used as an Action, and on whom.  [dun.skill.active-passive]"""
    mark = t.state.figures.get(target)
    stance, cites = telling.stance(t, figure), ("dun.skill.active-passive",)
    event = UsedSkill(who=figure.id, name=figure.card, skill=skill, cites=cites, **stance)
    if mark is not None and mark is not figure:
        event.target, event.other = target, mark.card
    t.tell(event)


def may_use(t: UTable, figure: Figure, skill: str, using: Sequence[str]) -> bool:
    """Whether a skill could be used now.  [dun.skill.two-active]"""
    return able(t, figure, skill) and has_place(t, skill, using)


def has_place(t: UTable, skill: str, using: Sequence[str]) -> bool:
    """Whether there is room for a skill next to the Active ones in use. [dun.skill.two-active]"""
    return not t.content.skills[skill].active or skill in using or len(using) < MOST_ACTIVE


def own(t: UTable, figure: Figure, answering: Sequence[str] = ()) -> list[str]:
    """The list of Active skills that a character is using: its activation's, or outside of it those with which it
    answers an attack."""
    active = t.state.turn.active
    return active.skills if active is not None and active.who == figure.id else [*answering]


def both(t: UTable, figure: Figure, declared: Sequence[str]) -> list[str]:
    """What a character would be using with what is declared besides.  [dun.skill.two-active]"""
    return list(dict.fromkeys((*own(t, figure), *declared)))


# ------------------------------------------------------------------------------------------------ tests


def helpers(t: UTable, figure: Figure, attribute: Attribute, kind: str) -> tuple[str, ...]:
    """The Active skills that would add to a test or an opposed roll of this kind, the first for which there is room.

    [dun.skill.two-active, dun.skill.exploration.acrobat, dun.skill.exploration.eagle-eye.perception,
    dun.skill.exploration.expert-trapper, dun.skill.exploration.fast.agility, dun.skill.exploration.locksmith]
    """
    adding = t.content.known[figure.skills].bonuses.get(kind, ()) if kind else ()
    found = [card.id for _, card in adding if card is not None and card.active]
    if attribute is Attribute.AGILITY and (nimble := giver(t, figure, "nimble")):
        found.append(nimble)
    using = own(t, figure)
    for skill in found[:]:
        if may_use(t, figure, skill, using):
            using = [*using, skill]
        else:
            found.remove(skill)
    return tuple(found)


def test_plus(t: UTable, figure: Figure, attribute: Attribute, helping: Collection[str]) -> int:
    """What skills add to attribute tests and opposed rolls.

    [dun.skill.exploration.acrobat, dun.skill.scholarly.inspiring.bonus]
    """
    if attribute is Attribute.AGILITY:
        return int(giver(t, figure, "nimble") in helping)
    if attribute is Attribute.COURAGE:
        return inspired(t, figure)
    return 0


def inspired(t: UTable, figure: Figure) -> int:
    """+1 Courage from an inspiring ally within 6 squares who is not frightened and has passed all his Courage tests.

    [dun.skill.scholarly.inspiring.bonus, dun.skill.scholarly.inspiring.fear, dun.skill.scholarly.inspiring.lost]
    """
    if figure.cell == NOWHERE:
        return 0
    board = board_of(t)
    return int(
        any(
            has(t, ally, "inspires")
            and not ally.fears
            and not noted(t, ally, "inspires")
            and distance(board, ally, figure) <= FAR
            for ally in figures.allies(t.state, figure)
        )
    )


def is_asked(t: UTable, figure: Figure, skill: str) -> bool:
    """Whether his seat says when to use a skill: one with few uses.  [dun.skill.active-passive]"""
    return bool(t.content.skills[skill].uses) and control.seat_of(t, figure) != NOBODY


async def repeats(t: UTable, figure: Figure, attribute: Attribute, key: str, total: int) -> bool:
    """Whether a skill lets a character roll a failed test again; where it can be used only a few times, if he wants to.

    [dun.skill.scholarly.impassible, dun.skill.exploration.climber, dun.skill.exploration.great-explorer,
    dun.skill.exploration.up-and-back-to-fight, dun.skill.scholarly.encouraging]
    """
    if not figure.skills and not t.state.lasting:
        return False
    skill, who = repeating(t, figure, attribute, key), figure.id
    if skill and is_asked(t, figure, skill):
        chosen = await t.choose(
            control.seat_of(t, figure),
            "use-skill",
            (PASS, USE),
            window=True,
            cites=("dun.skill.active-passive",),
            about={"name": figure.card, "skill": skill, "roll": key, "total": total},
            at=seen(figure),
        )
        skill = skill if chosen == USE else ""
    figure = t.state.figures[who]
    return use(t, figure, skill, own(t, figure)) if skill else encouraged(t, figure)


def repeating(t: UTable, figure: Figure, attribute: Attribute, key: str, declared: tuple[str, ...] = ()) -> str:
    """The skill by which a failed test of this kind would be rolled again next to what is declared, or none."""
    repeats = known(t, figure).repeats
    if not repeats:
        return ""
    helpful = (*repeats.get(figures.NAMES[attribute], ()), *repeats.get(key, ()))
    using = both(t, figure, declared)
    return next((skill for skill in helpful if may_use(t, figure, skill, using)), "")


def encouraged(t: UTable, figure: Figure) -> bool:
    """Until his next turn an encouraged ally repeats what he fails.  [dun.skill.scholarly.encouraging]"""
    for effect in t.state.lasting:
        if effect.target != figure.id or effect.skill != "encouraged":
            continue
        return True
    return False


def noted(t: UTable, figure: Figure, word: str) -> bool:
    """Whether something has been noted about a character under the skill that gives this."""
    return bool(figure.uses.get(known(t, figure).words.get(word, "")))


def note(t: UTable, figure: Figure, word: str) -> None:
    """Note that the skill that gives this is spent, or at hand."""
    figure.uses[known(t, figure).words[word]] = 1


def from_ambush(t: UTable, figure: Figure, using: list[str]) -> bool:
    """The first failed attack roll after a won Initiative may be repeated, unless two other Active skills are in use.

    [dun.skill.exploration.ambush.reroll, dun.skill.two-active]
    """
    skill = known(t, figure).words.get("strikes-from-ambush", "")
    return bool(figure.uses.pop(skill, None)) and use(t, figure, skill, using)


def hates(t: UTable, figure: Figure, foe: Figure) -> bool:
    """Whether a character hates this enemy: its kind, its faction, itself, or all that is undead or of the Underworld.

    [dun.skill.combat.hatred-towards-character-creature.courage, dun.skill.combat.hatred-towards-the-underworld.combat]
    """
    if has(t, foe, "unholy") and has(t, figure, "hates-the-unholy"):
        return True
    words = [trait.word for trait in figure.traits if trait.word and trait.skill.startswith(t.content.known.worded)]
    if not words:
        return False
    if foe.kind == "hero":
        return foe.card in words or hero_of(t.state, t.content, foe).race in words
    profile = t.content.profile(foe.card)
    return foe.card in words or profile.faction in words or any(kind in words for kind in profile.kinds)
