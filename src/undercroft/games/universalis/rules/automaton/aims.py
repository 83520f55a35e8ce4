"""Whom the Artificial Dark Player's creatures attack, and with what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeVar

from undercroft.toolkit.grid import mask

from ...content.behaviours import BESET, HURT, LONE, NEAR, PROUD, RICH
from ...content.catalogue import UTable
from ...content.definitions import OFFENSIVE, Attribute, Behaviour, Weapon
from ...content.hooks import Worth
from ...state import NOBODY, Figure, Held, Mark, Note, standing
from ..actions import attacks, deeds
from ..activation import odds
from ..characters import figures, party
from ..checks import chances
from ..fighting import hits, melee
from ..magic import casting
from ..options import Manner
from ..shooting import ranged
from ..squares import Do, around, attackable, board_of, distance, routes, situation
from . import conducting, reckoning

T = TypeVar("T")
Rank = tuple[Fraction | int, ...]

MOST_USES = 3
ALONE = 99
"""Farther from his friends than anybody who has some."""


async def picked(
    t: UTable, figure: Figure, found: Sequence[T], rank: Callable[[T], Rank], as_do: Callable[[T], Do]
) -> T | None:
    """The first in rank; among equals the Conductor or chance decides. A lone one needs no rank.

    [dun.adp.target.priority, dun.adp.conductor]
    """
    if len(found) < 2:
        return found[0] if found else None
    ranks = [rank(one) for one in found]
    best = min(ranks)
    equal = [one for one, order in zip(found, ranks, strict=True) if order == best]
    if len(equal) == 1:
        return equal[0]
    return await conducting.settle(t, figure, equal, as_do)


# ------------------------------------------------------------------------------------------------ targets


def cards(t: UTable, figure: Figure) -> list[Behaviour]:
    """The card of its profile; a Leader follows the Leader card too.

    [dun.adp.behavior-profile, dun.adp.behavior-types, dun.adp.behavior-leader]
    """
    own = t.content.behaviours[t.content.profile(figure.card).behaviour]
    return [own, t.content.behaviours["leader"]] if figure.leader else [own]


def follows(t: UTable, figure: Figure, word: str) -> bool:
    """Whether one of its cards says so."""
    own, leads = t.content.behaviours[t.content.profile(figure.card).behaviour], figure.leader
    return bool(getattr(own, word) or (leads and getattr(t.content.behaviours["leader"], word)))


def prey(t: UTable, figure: Figure) -> Figure | None:
    """Whom its player has ordered it to attack; else the target that the sheet gives to a creature: a hero or companion
    by name, or the nearest of a group of classes.

    [dun.adp.attack.specific-target]
    """
    if (quarry := ordered(t, figure)) is not None:
        return quarry
    place = figure.uses.get(Note.SHEET, 0)
    wanted = board_of(t).quest.creatures[place - 1].target if place else ""
    if not wanted:
        return None
    found = [foe for foe in figures.enemies(t.state, figure) if wanted in (foe.card, group(t, foe))]
    return min(found, key=lambda foe: (distance(board_of(t), figure, foe), foe.id), default=None)


def ordered(t: UTable, figure: Figure) -> Figure | None:
    """Whom its player has ordered it to attack, from afar if it can."""
    order = t.state.turn.order
    return t.state.figures.get(order.quarry) if order is not None and order.who == figure.id else None


def group(t: UTable, figure: Figure) -> str:
    """Fighter, explorer or spellcaster; a companion's kind."""
    if figure.kind != "hero":
        return figure.kind
    return party.class_of(t, figure).group


def priority(t: UTable, figure: Figure, target: Figure, chance: Fraction, *, near: int = -1) -> Rank:
    """The target of the sheet; whom its card names; then the most likely to be hit, the lowest Armor, the nearest.

    [dun.adp.target.priority, dun.adp.specific-over-general, dun.adp.attack.specific-target]
    """
    near = near if near >= 0 else distance(board_of(t), figure, target)
    sought = prey(t, figure)
    rank: list[Fraction | int] = [sought is not None and sought is not target]
    for card in cards(t, figure):
        rank += [_wish(t, figure, target, word, near) for word in card.first]
    return (*rank, -chance, figures.value(t, target, Attribute.ARMOR), near)


def _wish(t: UTable, figure: Figure, target: Figure, word: str, near: int) -> int:
    """How far down a target is on a card's list; the least comes first.  [dun.adp.behavior-types]"""
    if word == LONE:
        board = board_of(t)
        return -min((distance(board, target, one) for one in figures.allies(t.state, target)), default=ALONE)
    if word == BESET:
        near_it = around(t, target)
        return -sum(near_it >> one.cell & 1 for one in figures.allies(t.state, figure))
    if word == RICH:
        return -target.coins
    if word == NEAR:
        return near
    if word == HURT:
        return -target.wounds
    if word == PROUD:
        return -target.vp
    return 0 if shooter(t, target) or (target.spells and target.mana) else 1


def shooter(t: UTable, figure: Figure) -> bool:
    """With a bow or something to throw in hand."""
    for held in figure.hands:
        if far_weapon(t, held) is None:
            continue
        return True
    return False


def far_weapon(t: UTable, held: Held) -> Weapon | None:
    """A bow, loaded or to be loaded again, or something that has not been thrown yet."""
    weapon = figures.weapon(t, held)
    if weapon is None or not weapon.range or weapon.kind == "melee":
        return None
    return weapon if held.loaded or "reload" in weapon.marks else None


# ------------------------------------------------------------------------------------------------ blows


class Swing:
    """A way to strike at a target. What it is worth is reckoned where there is another one to compare it with."""

    def __init__(self, t: UTable, figure: Figure, foe: Figure, how: Manner, targets: int) -> None:
        self.t, self.figure, self.foe, self.how, self.targets = t, figure, foe, how, targets
        self.held, self.weapon = _arm(t, figure, how.word, how.mode)

    @cached_property
    def chance(self) -> Fraction:
        """[dun.melee.roll]"""
        blows = hits.Blows(self.figure.id, self.foe.id, self.held, self.weapon, self.how.ways)
        return odds.blow(self.t, blows)

    @cached_property
    def wounds(self) -> Fraction:
        """[dun.adp.attack.choice]"""
        return reckoning.struck(self.t, self.figure, self.foe, self.weapon, self.how.ways)

    @property
    def worth(self) -> Fraction:
        return self.chance * self.wounds


def swings(t: UTable, figure: Figure, foe: Figure) -> list[Swing]:
    """Every weapon in every mode, with and without declared skills, each of them three times a quest at most.

    [dun.adp.attack.choice, dun.adp.attack.skill-limit, dun.adp.conductor]
    """
    found = []
    for how in attacks.blows_with(t, figure, foe):
        if any(figure.uses.get(skill, 0) >= MOST_USES for skill in how.ways):
            continue
        wide = how.ways and "strikes-around" in t.content.known[how.ways].words
        found.append(Swing(t, figure, foe, how, min(3, len(attackable(t, figure))) if wide else 1))
    return found


def _arm(t: UTable, figure: Figure, card: str, mode: str) -> tuple[Held | None, Weapon]:
    arms = [arm for arm in figures.melee_arms(t, figure) if arm[0] is not None and arm[0].card == card]
    held, weapon = arms[0] if arms else (None, figures.unarmed(t))
    return held, melee.in_mode(weapon, next((one for one in weapon.modes if one.id == mode), None))


def best_swing(t: UTable, figure: Figure, foe: Figure) -> Swing | None:
    """First what strikes at several; then the weapon: against heavy armor that of the worst wounds, else the surest;
    then the most effective use of it.

    [dun.adp.attack.max-targets, dun.adp.attack.weapon-by-armor, dun.adp.attack.choice]
    """
    found = swings(t, figure, foe)
    if len(found) < 2:
        return found[0] if found else None
    most = max(swing.targets for swing in found)
    found = [swing for swing in found if swing.targets == most]
    plain = [swing for swing in found if not swing.how.ways] or found
    heavy = figures.heavy(t, foe)
    chosen = max(plain, key=lambda s: (s.wounds, s.chance) if heavy else (s.chance, s.wounds))
    weapon = chosen.how.word, chosen.how.mode
    same = [swing for swing in found if (swing.how.word, swing.how.mode) == weapon]
    return max(same, key=lambda swing: (swing.worth, -len(str(swing.how))))


def suits(t: UTable, figure: Figure, foe: Figure, card: str) -> tuple[Fraction, Fraction]:
    """How well a weapon suits an enemy's armor: the more, the better.  [dun.adp.attack.weapon-by-armor]"""
    weapon = t.content.weapons[card]
    chance = odds.blow(t, hits.Blows(figure.id, foe.id, Held(card), weapon))
    wounds = reckoning.struck(t, figure, foe, weapon)
    return (wounds, chance) if figures.heavy(t, foe) else (chance, wounds)


async def best_blow(t: UTable, who: int) -> tuple[Do, Swing] | None:
    """The engaged enemy who ranks first, with the most suitable weapon.

    [dun.adp.target.engaged, dun.adp.target.priority, dun.adp.attack.weapon-by-armor]
    """
    figure, active = t.state.figures[who], t.state.turn.active
    if figure.marks & (Mark.KNOCKED_DOWN | Mark.SHIELDED):
        return None
    found = []
    for foe in attackable(t, figure):
        if active is not None and active.bound not in (NOBODY, foe.id):
            continue
        swing = best_swing(t, figure, foe)
        if swing is not None:
            found.append((attacks.blow(who, foe.id, swing.how), swing))
    return await picked(
        t, figure, found, lambda one: priority(t, figure, one[1].foe, one[1].chance), lambda one: one[0]
    )


# ------------------------------------------------------------------------------------------------ skills of nature


def skill_options(t: UTable, who: int, *, distant: bool) -> list[tuple[Worth, Do]]:
    """Skills that can be used as an Action with some effect, from afar or in melee.

    [dun.adp.attack.kind-priority, dun.adp.attack.choice]
    """
    if not figures.known(t, t.state.figures[who]).attacks:
        return []
    s = situation(t, who)
    found = [(reckoning.skill(t, s.figure, do), do) for do in deeds.attacks(t, s)]
    return [(worth, do) for worth, do in found if worth.wounds > 0 and deeds.deed_of(t, do).distant is distant]


def rested(t: UTable, who: int, options: list[tuple[Worth, Do]], *, others: bool) -> list[tuple[Worth, Do]]:
    """Those used less than three times; the others too if there is no other way to attack.

    [dun.adp.attack.skill-limit]
    """
    uses = t.state.figures[who].uses
    fresh = [(worth, do) for worth, do in options if uses.get(do.word, 0) < MOST_USES]
    return fresh if fresh or others else options


async def best_skill(t: UTable, who: int, *, distant: bool, others: bool) -> tuple[Worth, Do] | None:
    """The skill that hits most enemies, if it hits several; then the most effective one."""
    figure = t.state.figures[who]

    def rank(one: tuple[Worth, Do]) -> Rank:
        worth, mark = one[0], t.state.figures[one[1].target]
        several = worth.foes if worth.foes > 1 else 0
        return -several, -worth.wounds, *priority(t, figure, mark, Fraction(0))

    found = rested(t, who, skill_options(t, who, distant=distant), others=others)
    return await picked(t, figure, found, rank, lambda one: one[1])


async def melee_attack(t: UTable, who: int) -> bool:
    """A blow or a skill, whichever strikes more enemies, else whichever is more effective; False: neither is possible.

    [dun.adp.attack.max-targets, dun.adp.attack.choice, dun.adp.attack.skill-limit]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    blow = await best_blow(t, who) if active.action or active.most else None
    special = await best_skill(t, who, distant=False, others=blow is not None) if not active.most else None
    if special is not None and blow is not None:
        count = attacks.attacks_per_action(t, figure)
        if (blow[1].targets, count * blow[1].worth) >= (special[0].foes, special[0].wounds):
            special = None
    if special is not None:
        await deeds.attack(t, who, special[1])
        return True
    if blow is None:
        return False
    for skill in blow[0].ways:
        if not t.content.skills[skill].uses:
            figure.uses[skill] = figure.uses.get(skill, 0) + 1
    await attacks.attack(t, who, blow[0])
    return True


# ------------------------------------------------------------------------------------------------ from afar


async def best_shot(t: UTable, who: int) -> Do | None:
    """[dun.adp.attack.kind-priority, dun.adp.target.priority, dun.adp.attack.weapon-by-armor]"""
    if not shooter(t, t.state.figures[who]):
        return None
    s = situation(t, who)
    figure = s.figure
    arms = [(held, weapon) for held in figure.hands if (weapon := far_weapon(t, held)) is not None]

    def hits(shot: Shot) -> Fraction:
        return chances.passing(ranged.shot_plus(t, figure, shot.foe, shot.weapon, shot.held, s.active.skills))

    def suited(shot: Shot) -> tuple[Fraction, Fraction]:
        chance, wounds = hits(shot), reckoning.struck(t, figure, shot.foe, shot.weapon)
        return (wounds, chance) if figures.heavy(t, shot.foe) else (chance, wounds)

    found: list[Shot] = []
    for foe in s.foes:
        shots = [Shot(foe, held, weapon) for held, weapon in arms if ranged.can_shoot(t, figure, held, foe)]
        if shots:
            found.append(max(shots, key=suited) if len(shots) > 1 else shots[0])

    def as_do(shot: Shot) -> Do:
        fast = attacks.fast(t, s, shot.weapon)
        quick = (fast,) if fast and figure.uses.get(fast, 0) < MOST_USES else ()
        return Do("shoot", shot.foe.id, word=shot.held.card, ways=quick, who=who)

    chosen = await picked(t, figure, found, lambda shot: priority(t, figure, shot.foe, hits(shot)), as_do)
    return as_do(chosen) if chosen is not None else None


class Shot(NamedTuple):
    """A weapon for an enemy who can be shot at."""

    foe: Figure
    held: Held
    weapon: Weapon


def comes_to_blows(t: UTable, who: int) -> bool:
    """Whether a creature could still walk up to an enemy and strike it.  [dun.adp.attack.skill-limit]"""
    figure, active = t.state.figures[who], t.state.turn.active
    if active is None or active.move_over or active.points <= 0:
        return False
    board, near = board_of(t), 0
    for foe in figures.enemies(t.state, figure):
        near |= around(t, foe)
    ways = routes(t, figure, active.points)
    if figure.span == 1:
        return any(near >> end & 1 for end in ways.ends)
    return any(near & mask(board.base(end, figure.span, ways.spot(end).other)) for end in ways.ends)


async def distant_attack(t: UTable, who: int) -> bool:
    """A shot or a skill from afar, whichever is more effective.  [dun.adp.attack.kind-priority]"""
    figure = t.state.figures[who]
    shot = await best_shot(t, who)
    if shot is None and not figures.known(t, figure).attacks:
        return False
    strikes = bool(attackable(t, figure)) or comes_to_blows(t, who)
    special = await best_skill(t, who, distant=True, others=shot is not None or strikes)
    if special is not None and shot is not None and special[0].foes < 2:
        chance = odds.of(t, who, shot)
        held = next(held for held in figure.hands if held.card == shot.word)
        weapon = figures.weapon(t, held)
        assert weapon is not None
        assert chance is not None
        if chance * reckoning.struck(t, figure, t.state.figures[shot.target], weapon) >= special[0].wounds:
            special = None
    if special is not None:
        await deeds.attack(t, who, special[1])
        return True
    if shot is None:
        return False
    for skill in shot.ways:
        if not t.content.skills[skill].uses:
            figure.uses[skill] = figure.uses.get(skill, 0) + 1
    await attacks.shoot(t, who, shot)
    return True


async def best_spell(t: UTable, who: int) -> Do | None:
    """The most effective offensive spell; its target by the order of targets.

    [dun.adp.spells.friendly-fire, dun.adp.attack.kind-priority, dun.adp.attack.choice]
    """
    if not t.state.figures[who].spells:
        return None
    s = situation(t, who)

    def rank(one: tuple[Worth, Do]) -> Rank:
        worth, do = one
        spell, mark = t.content.spells[do.word], t.state.figures[do.target]
        chance = chances.passing(casting.casting_plus(t, s.figure, spell, do.target))
        order = priority(t, s.figure, mark, chance)
        return (-worth.foes if worth.foes > 1 else 0, *order[:-3], -worth.wounds, *order[-3:])

    plain = [(reckoning.spell(t, s.figure, do), do) for do in casting.offers(t, s) if not do.ways]
    chosen = await picked(t, s.figure, [one for one in plain if one[0].wounds > 0], rank, lambda one: one[1])
    return chosen[1] if chosen is not None else None


def supports(t: UTable, who: int, *, self_only: bool = False) -> list[Do]:
    """Spells and skills that would help a friend now: healing for the hurt, strength for those near an enemy.

    [dun.adp.attack.non-offensive]
    """
    figure = t.state.figures[who]
    if not figure.spells and not figures.known(t, figure).talents:
        return []
    s = situation(t, who)
    if s.hampered:
        return []
    found = []
    for do in casting.offers(t, s):
        spell = t.content.spells[do.word] if not do.ways else None
        mark = t.state.figures.get(do.target)
        if spell is None or spell.nature in OFFENSIVE or spell.square or mark is None:
            continue
        if self_only and (do.target != who or spell.nature == "healing"):
            continue
        bound = any(one.caster == who and one.spell == spell.id for one in t.state.spellbound)
        if mark.wounds if spell.nature == "healing" else (spell.permanent and not bound and near_foe(t, mark)):
            found.append(do)
    if not self_only:
        for do in deeds.talents(t, s):
            helps = deeds.deed_of(t, do).helps
            if helps is not None and helps(t, s.figure, t.state.figures[do.target]):
                found.append(do)
    return found


def near_foe(t: UTable, figure: Figure) -> bool:
    board = board_of(t)
    return any(standing(foe) and distance(board, figure, foe) <= 8 for foe in figures.enemies(t.state, figure))
