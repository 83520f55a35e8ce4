"""Casting spells: who can, at whom, the roll with its modifiers, and what a blunder costs."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import CHAMPION, HUGE, LARGE, OFFENSIVE, Attribute, Spell
from ...events import Cast
from ...events.base import Dice
from ...state import NOBODY, NOWHERE, OUT, Activation, Figure, Mark, standing
from .. import telling
from ..characters import figures, has
from ..checks import Roll, Trial, attempt, may_spend, passes, roll_again, skills, spoiled, two_dice, with_fortune
from ..harm import Blow, afflict, harm, lose
from ..riding import charge, falls
from ..squares import Do, Situation, adjacent, best_line, board_of, distance, spared, spend_action
from . import spellbound
from .aids import AIDS, aids_of, conjured, use_aid, wizardry
from .dispelling import dispelled
from .spell_effects import MASTER, chosen_square, fallen, is_apprentice, open_squares, resolve

EXPERT, RECKLESS = "casts-again", "casts-recklessly"
PRAYER = ("dun.skill.scholarly.champion-of-the-gods-of-good.cast",)


def casts_allowed(figure: Figure) -> int:
    """[dun.magic.cast-limit, dun.sorcery.apprentice-casts, dun.sorcery.master]"""
    if figure.kind == "hero" and figure.vp >= MASTER:
        return 4
    return 2 if is_apprentice(figure) else 3


def hands_full(t: UTable, figure: Figure) -> bool:
    """[dun.magic.free-hand, dun.injury.one-armed]"""
    if figure.kind != "hero":
        return False
    ware, taken = t.content.outfits.ware, 0
    for held in figure.hands:
        taken += ware(held.card).hands
    return taken >= figures.arms(figure)


def castable(t: UTable, s: Situation, spell: Spell) -> bool:
    """What falls on a square needs a free one in range and sight.

    [dun.magic.cast-limit, dun.magic.basic, dun.magic.superior, dun.magic.superior-no-move, dun.spell.range-number]
    """
    figure = s.figure
    if spell.mana >= 2 and s.active.moved:
        return False
    if spell.square and next(open_squares(t, figure, spell), None) is None:
        return False
    if blessed(t, figure, spell.id):
        return not figure.casts.get(spell.id) and skills.has_place(t, champion(t, figure, spell.id), s.active.skills)
    if figure.mana < spell.mana or figure.casts.get(spell.id, 0) >= casts_allowed(figure):
        return False
    return not spell.corpse or bool(fallen(t))


def blessed(t: UTable, figure: Figure, spell: str) -> bool:
    """Whether a spell comes from the gods: once per game, by a Courage test.

    [dun.skill.scholarly.champion-of-the-gods-of-good.cast, dun.skill.scholarly.champion-of-the-gods-of-evil.cast]
    """
    return spell in t.content.known[figure.skills].gifts


def champion(t: UTable, figure: Figure, spell: str) -> str:
    """The skill by which the gods grant a spell."""
    return next(skill for skill in figure.skills if spell in t.content.skills[skill].spells)


PRAYER_TRIAL = Trial(Attribute.COURAGE, "prayer")


async def pray(t: UTable, who: int, do: Do) -> None:
    """A Courage test instead of mana; nobody can dispel what the gods grant.

    [dun.skill.scholarly.champion-of-the-gods-of-good.cast, dun.skill.scholarly.champion-of-the-gods-of-evil.cast,
    dun.skill.two-active]
    """
    spell = t.content.spells[do.word]
    cell = await chosen_square(t, who, spell)
    active = t.state.turn.active
    assert active is not None
    spend_on(active, spell)
    skills.take_up(t, champion(t, t.state.figures[who], spell.id), active.skills)
    result = await attempt(t, who, PRAYER_TRIAL)
    t.used(spell.id)
    figure = t.state.figures[who]
    won = int(result.passed)
    tell_cast(t, who, do, result.roll.total, won, PRAYER)
    if result.passed:
        figure.casts[spell.id] = 1
        await resolve(t, who, do.target, spell, result.roll, cell)


def spend_on(active: Activation, spell: Spell) -> None:
    """The Action, and with a superior spell the move.  [dun.action.cast, dun.magic.superior-no-move]"""
    spend_action(active)
    if spell.mana >= 2:
        active.move_over, active.points = True, 0


def tell_cast(
    t: UTable, who: int, do: Do, total: int, success: int, cites: tuple[str, ...], dice: Dice | None = None
) -> None:
    """What was cast at whom."""
    name, mark = t.state.figures[who].card, t.state.figures.get(do.target)
    event = Cast(who=who, name=name, spell=do.word, total=total, success=success, dice=dice, cites=cites)
    if mark is not None and do.target != who:
        event.target, event.other = do.target, mark.card
    t.tell(event)


def offers(t: UTable, s: Situation) -> list[Do]:
    """[dun.magic.who, dun.magic.cast, dun.magic.free-hand, dun.water.deep-no-magic, dun.action.not-in-melee-range,
    dun.spell.skinchanger-limits]"""
    figure = s.figure
    if not figure.spells or not s.may_act or s.hampered or figure.marks & Mark.KNOCKED_DOWN or s.sprints:
        return []
    if s.beast or hands_full(t, figure) or figures.swimming(t, figure):
        return []
    found = []
    aids = [(aid,) for aid in aids_of(t, figure)]
    lines: dict[int, bool] = {}
    for id in figure.spells:
        spell = t.content.spells[id]
        if castable(t, s, spell):
            for do in targets(t, figure, spell, lines):
                found.append(do)
                for aid in aids:
                    found.append(Do("cast", do.target, NOWHERE, id, "", aid, do.who))
    expert = figures.known(t, figure).words.get(EXPERT, "")
    if expert and skills.may_use(t, figure, expert, s.active.skills):
        own = [do for do in found if not blessed(t, figure, do.word)]
        found += [Do("cast", do.target, NOWHERE, do.word, "", (*do.ways, expert), do.who) for do in own]
    return found


def aided(t: UTable, do: Do) -> tuple[str, str]:
    """The aid, and the skill by which a wizard means to repeat a failure."""
    if not do.ways:
        return "", ""
    return next((one for one in do.ways if one in AIDS), ""), t.content.known[do.ways].words.get(EXPERT, "")


def targets(t: UTable, figure: Figure, spell: Spell, lines: dict[int, bool] | None = None) -> list[Do]:
    """Whom a spell can be aimed at: in range and sight; harm at enemies, help for friends; a rider aims none at the
    Average mount of another. `lines` keeps whom the caster sees, for the next of his spells.

    [dun.magic.los, dun.spell.range-number, dun.spell.range-self, dun.spell.range-self-or-other,
    dun.mount.attack-mounts]
    """
    who, word, far = figure.id, spell.id, spell.range
    if not far or spell.square:
        return [Do("cast", who, NOWHERE, word, "", (), who)]
    board = board_of(t)
    found = []
    lines = {} if lines is None else lines
    hostile, side = spell.nature in OFFENSIVE, figure.side
    for other in t.state.figures.values():
        if (other.side != side) != hostile or other.cell == NOWHERE or other.marks & OUT:
            continue
        id = other.id
        if other is figure:
            if spell.self_too:
                found.append(Do("cast", id, NOWHERE, word, "", (), who))
            continue
        if distance(board, figure, other) > far or (spell.only and not of_kind(t, other, spell.only)):
            continue
        if hostile and figure.riding != NOBODY and spared(other):
            continue
        if id not in lines:
            lines[id] = best_line(t, figure, other, facing=False) is not None
        if lines[id]:
            found.append(Do("cast", id, NOWHERE, word, "", (), who))
    return found


def of_kind(t: UTable, figure: Figure, word: str) -> bool:
    """Whether this word is on a creature's card; heroes are nothing but themselves."""
    return figure.kind != "hero" and word in t.content.profile(figure.card).kinds


def casting_plus(t: UTable, figure: Figure, spell: Spell, target: int, declared: tuple[str, ...] = ()) -> int:
    """Intelligence and all modifiers to the casting roll; recklessness where the declared skills leave room for it.

    [dun.magic.cast, dun.skill.scholarly.reckless-wizard, dun.skill.two-active,
    dun.magic.cast-while-active, dun.spell.control-size, dun.terrain.difficult-penalty,
    dun.skill.scholarly.battle-wizard.not-native, dun.skill.scholarly.battle-wizard.heavy-armor,
    dun.skill.nature.familiar.bonus, dun.mount.shooting-casting]
    """
    reckless = skills.usable(t, figure, RECKLESS, skills.both(t, figure, declared))
    total = figures.value(t, figure, Attribute.INTELLIGENCE) + figures.bonus(t, figure, "casting", (reckless,))
    if any(bound.caster == figure.id and spellbound.in_force(t, bound) for bound in t.state.spellbound):
        total -= 1
    if figure.marks & Mark.ROUGH and not figures.sure_footed(t, figure):
        total -= 1
    total += wizardry(t, figure) + figures.arms(figure) - 2 + charge.unsteady(t, figure)
    mark = t.state.figures.get(target)
    if spell.will and mark is not None:
        if mark.size >= HUGE or mark.level == CHAMPION:
            total -= 2
        elif mark.size >= LARGE:
            total -= 1
    own = [f for f in t.state.figures.values() if f.owner == figure.id and f.side == figure.side and standing(f)]
    if any(has(t, f, "serves-a-wizard") and adjacent(t, f, figure) for f in own):
        total += 1
    return total


async def cast(t: UTable, who: int, do: Do) -> None:
    """An Intelligence test; success costs the mana and counts a casting, and the other side may dispel it. What falls
    on a square is aimed at it first.

    [dun.action.cast, dun.magic.cast, dun.magic.cast-success, dun.magic.cast-fail-no-mana, dun.magic.dispel-effect,
    dun.spell.range-number]
    """
    name, (aid, expert) = do.word, aided(t, do)
    if blessed(t, t.state.figures[who], name):
        await pray(t, who, do)
        return
    spell = t.content.spells[name]
    cell = await chosen_square(t, who, spell)
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    spend_on(active, spell)
    if expert and expert not in active.skills:
        active.skills.append(expert)
    plus = casting_plus(t, figure, spell, do.target) + use_aid(t, who, aid)
    skills.apply(t, figure, RECKLESS, active.skills)
    roll = await roll_casting(t, who, do.target, plus, expert)
    t.used(name)
    success = succeeds(t, figure, roll)
    fell = None if roll.told or t.log is None else conjured(t, who, "casting", roll)
    tell_cast(t, who, do, roll.total, int(success), ("dun.magic.cast",), fell)
    if is_blunder(t, figure, roll):
        await blunder(t, who, spell)
        return
    if not success:
        return
    figure = t.state.figures[who]
    figure.mana -= spell.mana
    telling.mana(t, figure, figure.mana + spell.mana)
    figure.casts[name] = figure.casts.get(name, 0) + 1
    if roll.dice != (6, 6) and await dispelled(t, who, do.target, spell, roll.total, cell):
        return
    await resolve(t, who, do.target, spell, roll, cell)


async def roll_casting(t: UTable, who: int, target: int, plus: int, expert: str = "") -> Roll:
    """2D6; experience repeats no critical failure, encouragement and Fortune any failure, be it one that only the
    reckless know. An enemy at whom it is cast may have a success repeated.

    [dun.skill.scholarly.experienced-wizard, dun.skill.scholarly.reckless-wizard, dun.skill.scholarly.encouraging,
    dun.fortune.reroll-own, dun.fortune.reroll-opponent]
    """
    figure = t.state.figures[who]
    roll = await two_dice(t, plus, "casting")
    learned = expert and not succeeds(t, figure, roll) and not is_blunder(t, figure, roll)
    if learned and skills.use(t, figure, expert, skills.own(t, figure)):
        roll = await roll_again(t, conjured(t, who, "casting", roll), 10, plus, ("dun.magic.cast",))
    if not succeeds(t, figure, roll) and skills.encouraged(t, figure):
        roll = await roll_again(t, conjured(t, who, "casting", roll), 10, plus, ("dun.magic.cast",))
    if not succeeds(t, figure, roll):
        if may_spend(t.state.figures[who]):
            roll = await with_fortune(t, who, conjured(t, who, "casting", roll), roll, 10, plus)
    elif target in t.state.figures and t.state.figures[target].side != figure.side:
        roll = await spoiled(t, target, conjured(t, who, "casting", roll), roll, 10, plus)
    return roll


def succeeds(t: UTable, figure: Figure, roll: Roll) -> bool:
    """Whether a casting roll brings the spell about.  [dun.magic.cast, dun.magic.blunder]"""
    return passes(roll, 10) and not is_blunder(t, figure, roll)


def is_blunder(t: UTable, figure: Figure, roll: Roll) -> bool:
    """A double 1; for the reckless also double 2 and 3.  [dun.magic.blunder, dun.skill.scholarly.reckless-wizard]"""
    return roll.blunder or (0 < roll.double <= 3 and RECKLESS in t.content.known[tuple(skills.own(t, figure))].words)


async def blunder(t: UTable, who: int, spell: Spell) -> None:
    """The mana is gone, the caster Stunned and hurt by 5 dice against his Intelligence.

    [dun.magic.blunder, dun.magic.blunder-harm, dun.skill.nature.familiar.backlash]
    """
    figure = t.state.figures[who]
    before = figure.mana
    figure.mana = max(0, figure.mana - spell.mana)
    telling.mana(t, figure, before)
    if figure.riding != NOBODY:
        falls.blunder(t, who)
    hurt = await harm(t, who, Blow(5, against="intelligence", source=who, kind="spell", magic=True))
    if not hurt.cancelled:
        afflict(t, who, "stunned")
    for pet in [
        f.id for f in t.state.figures.values() if f.owner == who and has(t, f, "serves-a-wizard") and standing(f)
    ]:
        await lose(t, pet, hurt.wounds)
