"""Damage, wounds, conditions, being Knocked Out."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from undercroft.kernel.text import Argument
from undercroft.toolkit.odds import Odds

from ...content.catalogue import UTable
from ...content.definitions import AVERAGE, CHAMPION, ELITE, SMALL, Attribute
from ...events import Afflicted, Cured, Damaged, Fled, FortuneSpent, Healed, KnockedOut, Saved
from ...events.base import Dice
from ...state import DARK, HEROES, NOBODY, NOWHERE, Fallen, Figure, Mark, Note, standing
from .. import meanings, telling
from ..carrying import baggage
from ..characters import BY_NAME, figures, has, place_of, seat_of
from ..checks import AGAIN, chances, may_spend, score, spend_fortune, take_test
from ..options import PASS, Priced, seen
from ..squares import IN_COMBAT, away, board_of, field_of, squares, unbind
from . import moments

MARK_OF = {
    "stunned": Mark.STUNNED,
    "knocked-down": Mark.KNOCKED_DOWN,
    "diseased": Mark.DISEASED,
    "poisoned": Mark.POISONED,
    "stationary": Mark.STATIONARY,
}


CONDITIONS = sum(MARK_OF.values()) | Mark.LAY_DOWN | Mark.FLYING
"""The marks that an attack can put on somebody or take off him."""
SPEND = Priced("spend", 1)
SAVED = Fraction(1, 3)
"""5+ on one die saves a life."""
STRUCK = ("melee", "ranged", "throwing")
DROPS = ("pit", "abyss")


class Blow(NamedTuple):
    """Damage dice on their way: how many, against what, and where they come from."""

    dice: int
    against: str = "armor"
    armor: int = 0
    criticals: int = 0
    source: int = -1
    kind: str = "other"
    """melee, ranged, throwing, projectile, spell, trap, fall or other"""
    weapon: str = ""
    element: str = ""
    magic: bool = False
    ones: bool = False
    """One die showing 1 may be rolled again (Cruel)."""
    all_ones: bool = False
    """All dice showing 1 may be rolled again (Heart Seeker)."""
    sixes: bool = False
    """Each 6 adds one more die (Powerful Blow)."""


class Hurt(NamedTuple):
    wounds: int
    out: bool = False
    cancelled: bool = False
    """A hero's Fortune has undone it all, or it cannot touch him."""


def counted(t: UTable, figure: Figure, blow: Blow) -> tuple[int, int]:
    """The number of dice, and what each must reach: Armor (at most 6, or 7 with a weapon that raises it), or another
    attribute. There is always 1 die; where modifiers leave none the target's Armor counts 1 higher.

    [dun.damage.wound, dun.damage.armor-max, dun.damage.other-attribute, dun.damage.natural-armor,
    dun.damage.armor-six-plus-one, dun.equip.minimum-damage, dun.equip.flaming, dun.skill.nature.vulnerable.damage,
    dun.skill.nature.underworld, dun.skill.nature.invulnerable.automatic]
    """
    dice, skills = blow.dice, figures.known(t, figure)
    if blow.element:
        dice += blow.element == figures.trait_word(t, figure, "vulnerable-to")
        dice -= blow.element in skills.resists
    for held in figure.worn:
        armor = t.content.armors.get(held.card)
        if armor is not None and (_kind(blow) in armor.die_less or blow.weapon in armor.die_less):
            dice -= 1
    if blow.against == "armor":
        need = figures.value(t, figure, Attribute.ARMOR) + blow.armor
    elif blow.against == "natural":
        need = natural_against(t, figure, blow.element) + blow.armor
    else:
        need = figures.value(t, figure, BY_NAME[blow.against])
    if blow.against in ("armor", "natural"):
        need = min(7 if blow.armor > 0 else 6, need)
    if has(t, figure, "hit-by-criticals-only") and blow.kind not in STRUCK and not blow.magic:
        need = max(6, need)
    return (dice, need) if dice >= 1 else (1, min(7, need + 1))


def natural_against(t: UTable, figure: Figure, element: str) -> int:
    """Natural Armor, which counts 1 higher against some things for the Tough.

    [dun.skill.combat.tough.armor, dun.damage.armor-max]
    """
    return min(6, figures.natural_armor(t, figure) + (element in figures.known(t, figure).hardy))


def hardiness(t: UTable, figure: Figure, condition: str) -> int:
    """What the Tough add to a roll by which a condition is avoided.  [dun.skill.combat.tough.conditions]"""
    return int(condition in figures.known(t, figure).hardy)


def _kind(blow: Blow) -> str:
    return "ranged" if blow.kind == "throwing" else blow.kind


class Throw(NamedTuple):
    """Damage dice: the wounds, all dice that have fallen, and which of them wound; in the lab only the wounds."""

    wounds: int
    fell: tuple[int, ...] = ()
    counted: tuple[bool, ...] = ()

    def told(self, who: int) -> Dice:
        return Dice(who, "damage", self.fell, self.wounds, (), self.counted)


async def throw(t: UTable, dice: int, need: int, blow: Blow) -> Throw:
    """Roll damage dice and count the wounds: each die that reaches the number wounds, a 1 never does. Against an Armor
    of 7 every 6 is rolled again and only a second 6 counts.

    [dun.damage.wound, dun.damage.one-never, dun.damage.armor-six-plus-one, dun.skill.combat.cruel,
    dun.skill.combat.powerful-blow, dun.skill.combat.heart-seeker]
    """
    rolled, gone = list(await t.roll(dice, 6, "damage")), list[int]()
    again = [n for n, die in enumerate(rolled) if die == 1]
    again = again if blow.all_ones else again[: int(blow.ones)]
    if again:
        for n, die in zip(again, await t.roll(len(again), 6, "damage"), strict=True):
            gone.append(rolled[n])
            rolled[n] = die
    if blow.sixes and 6 in rolled:
        rolled += await t.roll(rolled.count(6), 6, "damage")
    if need > 6:
        sixes = await t.roll(rolled.count(6), 6, "damage") if 6 in rolled else ()
        gone, rolled, need = [*gone, *rolled], list(sixes), 6
    wounds = sum(die >= need and die > 1 for die in rolled)
    if t.log is None:
        return Throw(wounds)
    counted = (*(False for _ in gone), *(die >= need and die > 1 for die in rolled))
    return Throw(wounds, (*gone, *rolled), counted)


async def harm(t: UTable, who: int, blow: Blow) -> Hurt:
    """A damage roll against a character, and what comes of it.

    [dun.damage.roll-when, dun.fortune.reroll-opponent, dun.fortune.reroll-once, dun.skill.nature.invulnerable.hits,
    dun.spell.controlled-ally, dun.skill.nature.hypnotic]
    """
    figure = t.state.figures[who]
    if blow.source != NOBODY and figure.marks & Mark.HELD:
        telling.released(t, figure)
    if figure.uses:
        for answer in moments.STRUCK:
            answer(t, who, blow.source)
    if shrugs_off(t, figure, blow):
        return Hurt(0, cancelled=True)
    dice, need = counted(t, figure, blow)
    thrown, asked = await throw(t, dice, need, blow), False
    wounds = thrown.wounds
    if wounds and figure.fortune and may_spend(figure):
        telling.rolled(t, thrown.told(blow.source), need, ("dun.damage.wound",))
        ones = dice if blow.all_ones else int(blow.ones)
        asked = not await wants_damage_again(t, who, wounds, lambda: chances.wounds(dice, need, ones, blow.sixes))
        thrown = thrown if asked else await throw(t, dice, need, blow)
        wounds = thrown.wounds
    figure = t.state.figures[who]
    if wounds and has(t, figure, "takes-blows"):
        wounds = await hardened(t, figure, wounds, blow)
    t.tell(
        Damaged(
            who=who,
            name=figure.card,
            dice=dice,
            wounds=wounds,
            left=max(0, figures.vitality_left(figure) - wounds),
            before=figures.vitality_left(figure),
            wounded=figures.vitality_left(figure) - wounds == 1,
            rolled=None if asked or t.log is None else thrown.told(blow.source),
            need=need,
            cites=("dun.damage.wound",),
        )
    )
    return await suffer(t, who, wounds, blow.source)


def shrugs_off(t: UTable, figure: Figure, blow: Blow) -> bool:
    """Ethereal: only magic hits. Invulnerable: only critical hits and spells; automatic damage is left to the dice.

    [dun.skill.nature.ethereal.hit, dun.skill.nature.invulnerable.hits, dun.skill.nature.projectile-immunity]
    """
    if has(t, figure, "hit-by-magic-only") and not blow.magic:
        return True
    if has(t, figure, "missile-proof") and blow.kind == "ranged" and not blow.magic:
        return True
    return has(t, figure, "hit-by-criticals-only") and blow.kind in STRUCK and not blow.criticals


async def hardened(t: UTable, figure: Figure, wounds: int, blow: Blow) -> int:
    """On 4+ one wound less from melee and ranged attacks.  [dun.skill.combat.hardened]"""
    if blow.kind in ("melee", "ranged", "throwing"):
        skill = figures.known(t, figure).words["takes-blows"]
        (rolled,) = await t.roll(1, 6, skill)
        telling.one_die(t, figure.id, skill, rolled, 4, ("dun.skill.combat.hardened",))
        return wounds - (rolled >= 4)
    return wounds


async def wants_damage_again(t: UTable, who: int, wounds: int, odds: Callable[[], Odds[int]]) -> bool:
    """A hero may make the damage roll against him be repeated.  [dun.fortune.reroll-opponent]"""
    figure = t.state.figures[who]
    if not may_spend(figure):
        return False
    about: dict[str, Argument] = {
        "name": figure.card,
        "wounds": wounds,
        "vitality": figures.vitality_left(figure),
        "left": figure.fortune,
        "place": place_of(t, figure.cell),
    }
    chosen = await t.choose(
        seat_of(t, figure),
        "fortune-damage",
        (PASS, AGAIN),
        meaning=lambda option: meanings.fewer_wounds(option, odds, wounds),
        window=True,
        cites=("dun.fortune.reroll-opponent",),
        about=about,
        at=seen(figure),
    )
    if chosen == PASS:
        return False
    spend_fortune(t, who, "damage", wounds)
    return True


async def lose(t: UTable, who: int, wounds: int, source: int = -1) -> Hurt:
    """Vitality is lost without a damage roll, and everybody sees it.  [dun.damage.vitality]"""
    figure = t.state.figures[who]
    if wounds:
        before = figures.vitality_left(figure)
        left = max(0, before - wounds)
        t.tell(
            Damaged(
                who=who,
                name=figure.card,
                dice=0,
                wounds=wounds,
                left=left,
                before=before,
                wounded=left == 1,
                cites=("dun.damage.vitality",),
            )
        )
    return await suffer(t, who, wounds, source)


async def suffer(t: UTable, who: int, wounds: int, source: int = -1) -> Hurt:
    """Vitality is lost; a character with none left is Knocked Out at once.

    [dun.damage.vitality, dun.ko.when, dun.fortune.fatal-roll]
    """
    figure = t.state.figures[who]
    if not wounds:
        return Hurt(0)
    if figures.vitality_left(figure) > wounds:
        figure.wounds += wounds
        if has(t, figure, "regrows"):
            figure.uses[Note.LOST] = figure.uses.get(Note.LOST, 0) + wounds
        return Hurt(wounds)
    if await averted(t, who):
        return Hurt(0, cancelled=True)
    figure = t.state.figures[who]
    figure.wounds += wounds
    await knock_out(t, who, source, wounds)
    return Hurt(wounds, out=True)


def undo(t: UTable, who: int, before: tuple[int, int, int]) -> None:
    """Fortune has cancelled an attack that had wounded already: a die for which there was no room, or venom, would have
    been fatal. Its wounds and conditions are gone, nothing of it grows back, and nobody falls from the saddle; what was
    there `before` (wounds, turns of standing still, marks) stays.

    [dun.fortune.fatal-roll, dun.fortune.fatal-second, dun.skill.nature.regeneration]
    """
    figure = t.state.figures[who]
    if Note.LOST in figure.uses:
        figure.uses[Note.LOST] -= figure.wounds - before[0]
    marked, hurt = figure.marks, figure.wounds
    figure.wounds, figure.still, marks = before
    figure.marks = figure.marks & ~CONDITIONS | marks & CONDITIONS
    telling.marked(t, figure, marked, ("dun.fortune.fatal-roll",))
    if hurt > figure.wounds:
        tell_healing(t, figure, hurt - figure.wounds, "dun.fortune.fatal-roll")
    t.state.turn.unseated = [(one, why) for one, why in t.state.turn.unseated if one != who]


async def averted(t: UTable, who: int) -> bool:
    """One Fortune point: on 5+ the blow has no effect; after a failure a second one makes sure.

    [dun.fortune.fatal-roll, dun.fortune.fatal-second, dun.adp.power.fortune]
    """
    if not await pays_to_live(t, who, first=True):
        return False
    (rolled,) = await t.roll(1, 6, "fatal")
    card, saved = t.state.figures[who].card, rolled >= 5
    t.tell(Saved(who=who, name=card, rolled=rolled, saved=int(saved), cites=("dun.fortune.fatal-roll",)))
    if not saved and await pays_to_live(t, who, first=False):
        t.tell(Saved(who=who, name=card, rolled=0, saved=1, cites=("dun.fortune.fatal-second",)))
        return True
    return saved


async def pays_to_live(t: UTable, who: int, *, first: bool) -> bool:
    """[dun.fortune.fatal-roll, dun.fortune.fatal-second, dun.adp.power.fortune]"""
    figure = t.state.figures[who]
    if not figure.fortune and ("fortune", who) in t.state.dark.powers:
        t.state.dark.powers.remove(("fortune", who))
        cites = ("dun.adp.power.fortune",)
        t.tell(FortuneSpent(who=who, name=figure.card, left=0, on="fatal", powers=("fortune",), cites=cites))
        return True
    if not may_spend(figure):
        return False
    chosen = await t.choose(
        seat_of(t, figure),
        "fatal" if first else "fatal-again",
        (PASS, SPEND),
        meaning=lambda option: meanings.again(option, lambda: SAVED) if first else meanings.fortune(option),
        window=True,
        cites=("dun.fortune.fatal-roll",),
        about={"name": figure.card, "left": figure.fortune, "place": place_of(t, figure.cell)},
        at=seen(figure),
    )
    if chosen == PASS:
        return False
    spend_fortune(t, who, "fatal")
    return True


async def knock_out(t: UTable, who: int, source: int = -1, lost: int = 0) -> None:
    """A hero lies where he is for the rest of the game; everybody else is removed.

    [dun.ko.removed, dun.ko.hero, dun.companion.knocked-out, dun.score.dp-knockout, dun.magic.permanent-ends-ko]
    """
    figure = t.state.figures[who]
    left, stays = figures.vitality_left(figure), figure.kind == "hero"
    powers = tuple(card for card, id in t.state.dark.powers if id == who)
    t.tell(
        KnockedOut(
            who=who, name=figure.card, stays=stays, before=left + lost, left=left, powers=powers, cites=("dun.ko.when",)
        )
    )
    figure.marks |= Mark.KNOCKED_OUT
    t.state.lasting = [effect for effect in t.state.lasting if effect.target != who]
    for answer in moments.DOWN:
        answer(t, who)
    t.state.dark.powers = [(card, id) for card, id in t.state.dark.powers if id != who]
    active = t.state.turn.active
    if active is not None and active.who == who:
        t.state.turn.active = None
    if figure.kind == "hero":
        if not figure.marks & Mark.WAS_OUT:
            figure.marks |= Mark.WAS_OUT
            score(t, DARK, t.content.points.knock_out_points, "knock-out", "dun.score.dp-knockout")
        for react in moments.HERO_DOWN:
            await react(t, who)
        return
    here = squares(board_of(t), figure)
    remove(t, who)
    if figure.side == DARK:
        _eliminated(t, figure, source, here)
        for mourn in moments.SLAIN:
            mourn(t, source, figure)
        if figure.leader:
            await leader_falls(t, figure, here)


def _eliminated(t: UTable, figure: Figure, source: int, here: tuple[int, ...]) -> None:
    """What the heroes score, and what is left to search for those who were in combat with it; nothing is left of whom a
    spell has called.

    [dun.walk.achievement-kill, dun.corpse.search, dun.combat.turn-kind]
    """
    points = t.content.points
    worth = points.leader_points if figure.leader else points.kill_points[rank(figure.level)]
    score(t, HEROES, worth, "eliminated", "dun.walk.achievement-kill", source)
    board = board_of(t)
    heroes = [f for f in t.state.figures.values() if f.kind == "hero" and standing(f)]
    fighters = tuple(f.id for f in heroes if f.id == source or min(away(board, f, cell) for cell in here) <= IN_COMBAT)
    if Note.SUMMONED in figure.uses:
        return
    carried = tuple(held.magic for held in (*figure.hands, *figure.worn, *figure.pack) if held.magic)
    t.state.map.fallen.append(Fallen(figure.level, figure.leader, carried, fighters))


def rank(level: str) -> int:
    return {ELITE: 1, CHAMPION: 2}.get(level, 0)


def remove(t: UTable, who: int) -> None:
    """Out of the game, and its Power cards with it; what it has swallowed or borne for a hero is found.

    [dun.skill.nature.grab-and-eat, dun.carry.by-companions]
    """

    if t.state.figures[who].riding != t.state.figures[who].ridden:
        unbind(t, t.state.figures[who])
    figure = t.state.figures.pop(who)
    t.state.dark.powers = [(card, id) for card, id in t.state.dark.powers if id != who]
    baggage.spill(t, figure)
    for other in t.state.figures.values():
        if other.uses.get(Note.SWALLOWED) == who:
            other.cell = figure.cell
            telling.stands(t, other, "drop", ("dun.skill.nature.grab-and-eat",))
    figure.cell = NOWHERE
    for pool in (t.state.turn.queue, t.state.turn.extra):
        if who in pool:
            pool.remove(who)


async def leader_falls(t: UTable, leader: Figure, fell: tuple[int, ...]) -> None:
    """Every Grunt of his side within 6 squares tests Courage or is removed.  [dun.psych.leader-death]"""
    board = board_of(t)
    grunts = [f for f in figures.allies(t.state, leader) if f.level == "grunt"]
    shaken = [f.id for f in grunts if min(away(board, f, cell) for cell in fell) <= 6]
    for who in shaken:
        if who in t.state.figures and not (await take_test(t, who, Attribute.COURAGE, "courage")).passed:
            t.tell(Fled(who=who, name=figures.name(t, who), cites=("dun.psych.leader-death",)))
            remove(t, who)


# ------------------------------------------------------------------------------------------------ conditions


def afflict(t: UTable, who: int, condition: str, turns: int = 0) -> None:
    """Put a condition on a character, unless it is immune.

    [dun.condition.chart, dun.skill.nature.undead, dun.skill.nature.underworld.poison, dun.skill.nature.vermin]
    """
    figure = t.state.figures.get(who)
    if figure is None or not standing(figure) or immune(t, figure, condition):
        return
    mark = MARK_OF[condition]
    if figure.marks & mark and condition != "stationary":
        return
    before = figure.marks
    figure.marks |= mark
    if condition == "stationary":
        figure.still = max(figure.still, turns or 1)
    if condition == "knocked-down":
        flew = bool(figure.marks & Mark.FLYING)
        if flew and field_of(t).ground[figure.cell] in DROPS:
            t.state.turn.unseated.append((who, "plunging"))
        figure.marks &= ~(Mark.LAY_DOWN | Mark.FLYING)
        if has(t, figure, "springs-up"):
            figure.uses[Note.FALLEN] = 1
        if figure.riding != NOBODY:
            t.state.turn.unseated.append((who, "thrown"))
        elif figure.ridden != NOBODY:
            t.state.turn.unseated.append((figure.ridden, "crashing" if flew else "sinking"))
    t.tell(Afflicted(who=who, name=figure.card, condition=condition, cites=(f"dun.condition.{_rule(condition)}",)))
    if t.log is not None:
        telling.marked(t, figure, before | mark, (f"dun.condition.{_rule(condition)}",))


def _rule(condition: str) -> str:
    return "kd-state" if condition == "knocked-down" else condition


def immune(t: UTable, figure: Figure, condition: str) -> bool:
    """[dun.skill.nature.undead, dun.skill.nature.underworld, dun.skill.nature.vermin]"""
    return condition in figures.known(t, figure).proof


def cure(t: UTable, who: int, condition: str) -> None:
    figure = t.state.figures[who]
    mark = MARK_OF[condition]
    if figure.marks & mark:
        figure.marks &= ~mark
        figure.still = 0 if condition == "stationary" else figure.still
        t.tell(Cured(who=who, name=figure.card, condition=condition, cites=("dun.condition.stunned",)))


def heal(t: UTable, who: int, amount: int) -> None:
    """Recovering Vitality takes wound markers off.  [dun.damage.vitality, dun.condition.wounded-end]"""
    figure = t.state.figures[who]
    healed = min(amount, figure.wounds)
    if healed > 0:
        figure.wounds -= healed
        tell_healing(t, figure, healed, "dun.damage.vitality")


def tell_healing(t: UTable, figure: Figure, amount: int, rule: str) -> None:
    """Vitality has come back."""
    left, one = figures.vitality_left(figure), figures.wounded(figure)
    t.tell(Healed(who=figure.id, name=figure.card, amount=amount, left=left, wounded=one, cites=(rule,)))


def charted(t: UTable, attacker: Figure, defender: Figure, criticals: int) -> str:
    """The condition that a hit causes, by relative size in five steps, from much smaller to much larger.

    [dun.condition.chart, dun.condition.relative-size, dun.condition.small-leader, dun.condition.kd-double,
    dun.condition.kd-larger, dun.condition.kd-much-larger, dun.condition.smaller-double-stuns]
    """
    step = max(-2, min(2, attacker.size - defender.size))
    result = t.content.points.chart[step + 2][min(2, criticals)]
    starred = step == 1 and criticals == 1
    if starred and defender.leader and defender.size == SMALL and attacker.size == AVERAGE:
        return ""
    return result
