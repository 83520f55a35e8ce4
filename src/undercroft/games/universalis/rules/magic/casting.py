"""Magic: casting, dispelling, projectiles, durations, sorcery levels."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from undercroft.kernel import Meaning, Text, Value
from undercroft.toolkit.odds import either

from ...content.catalogue import UTable
from ...content.definitions import CHAMPION, HUGE, LARGE, OFFENSIVE, Attribute, Spell
from ...events import Cast, Dispelled, Handled
from ...events.base import Dice
from ...state import DARK, NOBODY, NOWHERE, OUT, Fallen, Figure, Lasting, Mark, Note, Spellbound, standing
from .. import labels, meanings, telling
from ..carrying import bags
from ..characters import class_of, control, figures, has
from ..checks import (
    Roll,
    Trial,
    attempt,
    chances,
    may_spend,
    passes,
    roll_again,
    skills,
    spoiled,
    two_dice,
    with_fortune,
)
from ..fighting import shields
from ..harm import Blow, afflict, charted, effects, harm, lose, pushing
from ..options import PASS, Dispel, Square, seen
from ..riding import charge, falls
from ..shooting import knock
from ..squares import (
    Do,
    Situation,
    adjacent,
    away,
    best_line,
    board_of,
    distance,
    field_of,
    flight,
    footprint,
    spared,
    spend_action,
    squares,
    threatened,
    within,
)
from . import spellbound

DISPEL_RANGE = 8
APPRENTICE, MASTER = 18, 40
AIDS = ("scroll", "components")
EXPERT, RECKLESS = "casts-again", "casts-recklessly"
PRAYER = ("dun.skill.scholarly.champion-of-the-gods-of-good.cast",)
COVERED = {"": 0, "light": 1, "heavy": 2}


def is_apprentice(figure: Figure) -> bool:
    """A hero below 18 Value Points.  [dun.sorcery.apprentice]"""
    return figure.kind == "hero" and figure.vp < APPRENTICE


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
    """[dun.magic.cast-limit, dun.magic.basic, dun.magic.superior, dun.magic.superior-no-move]"""
    figure = s.figure
    if blessed(t, figure, spell.id):
        return not figure.casts.get(spell.id) and skills.has_place(t, champion(t, figure, spell.id), s.active.skills)
    if figure.mana < spell.mana or figure.casts.get(spell.id, 0) >= casts_allowed(figure):
        return False
    if spell.corpse and not fallen(t):
        return False
    return spell.mana < 2 or not s.active.moved


def fallen(t: UTable) -> list[Fallen]:
    """The dead who lie here unsearched and can be used for a spell: Leaders rest."""
    return [dead for dead in t.state.map.fallen if not dead.leader and not dead.magic]


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
    active, spell = t.state.turn.active, t.content.spells[do.word]
    assert active is not None
    spend_action(active)
    skills.take_up(t, champion(t, t.state.figures[who], spell.id), active.skills)
    result = await attempt(t, who, PRAYER_TRIAL)
    t.used(spell.id)
    figure = t.state.figures[who]
    won = int(result.passed)
    tell_cast(t, who, do, result.roll.total, won, PRAYER)
    if result.passed:
        figure.casts[spell.id] = 1
        await resolve(t, who, do.target, spell, result.roll)


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


def aids_of(t: UTable, figure: Figure) -> list[str]:
    """One scroll or set of components per turn.  [dun.magic.one-aid-per-turn, dun.equip.scroll,
    dun.equip.components]"""
    if figure.uses.get(Note.AID) == this_turn(t):
        return []
    objects = t.content.objects
    mine = {objects[held.card].kind for held in figure.pack if held.card in objects}
    return [aid for aid in AIDS if aid in mine]


def has_aid(t: UTable, figure: Figure, aid: str) -> bool:
    """[dun.magic.one-aid-per-turn]"""
    return aid in aids_of(t, figure)


def this_turn(t: UTable) -> int:
    """A number for each turn of either side."""
    return 2 * t.state.turn.number + t.state.turn.side


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


def wizardry(t: UTable, figure: Figure) -> int:
    """A Battle Wizard by choice or in heavy armor.  [dun.skill.scholarly.battle-wizard.not-native]"""
    if not has(t, figure, "casts-in-armor"):
        return 0
    native = figure.kind != "hero" or "casts-in-armor" in t.content.known[class_of(t, figure).skills].words
    return -int(not native) - int(figures.heavy(t, figure))


async def cast(t: UTable, who: int, do: Do) -> None:
    """An Intelligence test; success costs the mana and counts a casting, and the other side may dispel it.

    [dun.action.cast, dun.magic.cast, dun.magic.cast-success, dun.magic.cast-fail-no-mana, dun.magic.dispel-effect]
    """
    active, figure = t.state.turn.active, t.state.figures[who]
    assert active is not None
    name, (aid, expert) = do.word, aided(t, do)
    if blessed(t, figure, name):
        await pray(t, who, do)
        return
    spell = t.content.spells[name]
    spend_action(active)
    if spell.mana >= 2:
        active.move_over, active.points = True, 0
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
    if roll.dice != (6, 6) and await dispelled(t, who, do.target, spell, roll.total):
        return
    await resolve(t, who, do.target, spell, roll)


def use_aid(t: UTable, who: int, aid: str) -> int:
    """Scrolls and components give +2 and are used up; a Polyglot reads scrolls better.

    [dun.equip.scroll, dun.equip.components, dun.skill.scholarly.polyglot.scrolls]
    """
    if not aid:
        return 0
    figure = t.state.figures[who]
    held = next(h for h in figure.pack if h.card in t.content.objects and t.content.objects[h.card].kind == aid)
    before = bags.look(t, figure)
    figure.pack.remove(held)
    effects.put_back(t, held.card)
    figure.uses[Note.AID] = this_turn(t)
    moved, cites = bags.moved(t, before), ("dun.equip.components",)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="used", cites=cites, **moved))
    return aid_bonus(t, figure, aid)


def aid_bonus(t: UTable, figure: Figure, aid: str) -> int:
    return 2 + (aid == "scroll" and has(t, figure, "reads-all")) if aid else 0


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


def conjured(t: UTable, who: int, key: str, roll: Roll) -> Dice:
    """The dice of a casting or dispelling roll, with what is added to them.  [dun.magic.cast, dun.magic.dispel]"""
    figure = t.state.figures[who]
    wits, more = figures.value(t, figure, Attribute.INTELLIGENCE), figures.bonus(t, figure, key)
    return telling.dice(who, key, roll, (("attribute-intelligence", wits), ("part-skills", more)))


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


# ------------------------------------------------------------------------------------------------ dispelling


def dispellers(t: UTable, caster: int, target: int) -> list[Figure]:
    """Spellcasters of the other side with mana, out of Melee Range, within 8 squares of caster or target.

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
        and any(distance(board, other, aim) <= DISPEL_RANGE for aim in aims)
        and not any(threatened(t, cell, other.side) for cell in squares(board, other))
    ]


def dispel_plus(t: UTable, figure: Figure) -> int:
    return figures.value(t, figure, Attribute.INTELLIGENCE) + figures.bonus(t, figure, "dispel") + wizardry(t, figure)


async def dispelled(t: UTable, caster: int, target: int, spell: Spell, total: int) -> bool:
    """One attempt: 2D6 + Intelligence must exceed the caster's total; only a success costs 1 mana. A scroll helps, and
    the encouraged try again. Fortune repeats a failure, and the caster's a success.

    [dun.magic.dispel, dun.magic.dispel-cost, dun.magic.max-power, dun.equip.scroll,
    dun.skill.scholarly.polyglot.scrolls, dun.skill.scholarly.encouraging, dun.fortune.reroll-own,
    dun.fortune.reroll-opponent]
    """
    able = dispellers(t, caster, target)
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


# ------------------------------------------------------------------------------------------------ effects


async def resolve(t: UTable, who: int, target: int, spell: Spell, roll: Roll) -> None:
    """Projectiles fly; everything else works on its targets; permanent spells stay. A spell that rolls for damage has a
    die more for each 6, and one less from an apprentice.

    [dun.magic.durations, dun.magic.permanent-duration, dun.magic.one-permanent, dun.adp.spells.two-permanent,
    dun.magic.critical-damage, dun.sorcery.apprentice-damage, dun.skill.combat.cruel]
    """
    figure = t.state.figures[who]
    turns = 0
    if spell.corpse:
        t.state.map.fallen.remove(fallen(t)[-1])
    if spell.permanent:
        turns = max(1, max(roll.dice) - is_apprentice(figure))
        if figure.side != DARK or not control.automaton(t):
            spellbound.end_spells(t, who)
        if target not in t.state.figures:
            return  # his own servant, whom he has let go
        t.state.spellbound.append(Spellbound(who, spell.id, turns))
    dice_less = int(is_apprentice(figure) and spell.nature in OFFENSIVE)
    if spell.nature == "projectile":
        await fly(t, who, target, spell, spell.dice + roll.criticals - dice_less, roll.criticals)
        return
    cruel = spell.nature == "damage" and skills.apply(t, figure, "cruel-spells", skills.own(t, figure))
    more = roll.criticals - dice_less
    use = effects.Use(spell.id, who, target, kind="spell", turns=turns, extra=more, ones=cruel)
    if spell.square:
        use = use._replace(cell=await chosen_square(t, who, spell))
    for one in affected(t, who, target, spell):
        if one in t.state.figures and standing(t.state.figures[one]):
            if not spell.square and await resists(t, one, spell):
                continue
            await effects.play_out(t, spell, use._replace(target=one))
            if spell.each and spell.range:
                hold(t, spell, use, one)
    if spell.each and not spell.range:
        hold(t, spell, use, who)
    if spell.permanent:
        spellbound.end_idle(t, who, spell.id)


def hold(t: UTable, spell: Spell, use: effects.Use, one: int) -> None:
    """A spell that works again and again remembers whom it was cast on.  [dun.magic.permanent-duration]"""
    t.state.lasting.append(Lasting(NOBODY, spellbound.HOLDS, one, "spell", spell.id, use.source, use.turns))


async def go_on(t: UTable, side: int) -> None:
    """At the beginning of a turn the permanent spells of that side work again: songs on all who are around the singer
    then, others on those whom they were cast on.

    [dun.magic.permanent-duration, dun.spell.aoe]
    """
    for bound in list(t.state.spellbound):
        spell, caster = t.content.spells[bound.spell], t.state.figures.get(bound.caster)
        if not spell.each or caster is None or caster.side != side or not standing(caster):
            continue
        mine = (spellbound.HOLDS, bound.caster, spell.id)
        whom = [e.value for e in t.state.lasting if (e.to, e.source, e.card) == mine]
        if not spell.range:
            whom = affected(t, bound.caster, bound.caster, spell)
        use = effects.Use(spell.id, bound.caster, bound.caster, kind="spell", turns=bound.turns)
        for one in whom:
            if spellbound.there(t, one) and not await resists(t, one, spell):
                await effects.apply_all(t, spell.each, use._replace(target=one))
        if bound in t.state.spellbound and not spellbound.in_force(t, bound):
            spellbound.end_spell(t, bound)


async def chosen_square(t: UTable, who: int, spell: Spell) -> int:
    """The free square in range and sight that a spell falls on; none: -1.  [dun.magic.los, dun.spell.range-number]"""
    figure, field = t.state.figures[who], field_of(t)
    own, laid = squares(field.board, figure), {cell for cell, _ in t.state.map.layout.overtiles}
    options = [
        Square(cell)
        for cell in range(field.board.size)
        if away(field.board, figure, cell) <= spell.range
        and cell not in laid
        and pushing.firm(t, figure, cell)
        and any(field.line(part, cell).seen for part in own)
    ]
    if not options:
        return NOWHERE
    chosen = await control.decide(
        t,
        figure,
        "spell-square",
        options,
        lambda found: foremost(t, figure, found),
        label=lambda option: labels.square(t, option),
        about={"name": figure.card, "spell": spell.id},
        at=seen(figure),
        cites=("dun.spell.range-number",),
    )
    return chosen.cell


def foremost(t: UTable, figure: Figure, options: Sequence[Square]) -> Square:
    """The square nearest to an enemy, of those the nearest to the caster."""
    board, foes = board_of(t), figures.enemies(t.state, figure)

    def order(one: Square) -> tuple[int, int, int]:
        near = min((away(board, foe, one.cell) for foe in foes), default=0)
        return near, away(board, figure, one.cell), one.cell

    return min(options, key=order)


def affected(t: UTable, who: int, target: int, spell: Spell) -> list[int]:
    """The target, or everybody of the named kind in the area around it; walls end it.  [dun.spell.aoe, dun.los.wall]"""
    if not spell.area and spell.affects == "target":
        return [target]
    board, caster = board_of(t), t.state.figures[who]
    area = within(t, t.state.figures[target], spell.area)
    found = [f for f in t.state.figures.values() if standing(f) and area & footprint(board, f)]
    if spell.affects == "allies":
        found = [f for f in found if f.side == caster.side]
    elif spell.affects == "enemies":
        found = [f for f in found if f.side != caster.side]
    return [f.id for f in found]


async def resists(t: UTable, who: int, spell: Spell) -> bool:
    """Magic Resistance on 4+, be it to a friend's spell; Leaders are not controlled; minds of undead cannot be reached.

    [dun.skill.nature.magic-resistance.spells, dun.spell.control-leaders, dun.skill.nature.undead.control,
    dun.skill.nature.underworld.control]
    """
    figure = t.state.figures[who]
    mental = spell.nature == "control" and (spell.will or spell.illusion)
    if mental and (figure.leader or has(t, figure, "mind-proof")):
        return True
    if has(t, figure, "resists-magic"):
        (rolled,) = await t.roll(1, 6, "resistance")
        telling.one_die(t, who, "resistance", rolled, 4, ("dun.skill.nature.magic-resistance.spells",))
        return rolled >= 4
    return False


async def fly(t: UTable, who: int, target: int, spell: Spell, dice: int, criticals: int) -> None:
    """A magic projectile: the target, and with 2 dice fewer everybody on the line and around a splash.

    [dun.spell.projectile-line, dun.spell.projectile-secondary, dun.spell.large-target-once, dun.magic.critical-damage]
    """
    caster, mark = t.state.figures[who], t.state.figures[target]
    board, field = board_of(t), field_of(t)
    path = flight(t, caster, mark)
    around = {other for cell in squares(board, mark) for other in field.touching[cell]} if spell.splash else set()
    others = [
        f.id
        for f in t.state.figures.values()
        if f.id not in (who, target) and standing(f) and any(c in path or c in around for c in squares(board, f))
    ]
    for one, count, hits in ((target, dice, criticals), *((id, dice - 2, 0) for id in others)):
        if who in t.state.figures and one in t.state.figures and standing(t.state.figures[one]):
            await struck(t, who, one, spell, count, hits)


async def struck(t: UTable, who: int, one: int, spell: Spell, dice: int, criticals: int) -> None:
    """Cover or a frontal shield, if its bearer uses it, take dice off, Magic Resistance too; the shield is tested.

    [dun.spell.projectile-cover, dun.shield.magic-breath, dun.break.shield-when,
    dun.skill.nature.magic-resistance.projectiles, dun.condition.chart]
    """
    caster, figure = t.state.figures[who], t.state.figures[one]
    cover = COVERED[best_line(t, caster, figure, facing=False) or ""]
    shield = shields.held_against(t, figure, pushing.nearest_square(t, caster, figure.cell))
    if not cover and shield is not None and await shields.raises(t, one):
        cover = 1
        if await shields.breaks(t, figure.id, shield[0], shield[1].breaks):
            shields.lose_item(t, one, shield[0], "dun.break.shield-when")
    dice -= cover + has(t, figure, "resists-magic")
    blow = Blow(
        dice, armor=spell.armor, criticals=criticals, source=who, kind="projectile", element=spell.element, magic=True
    )
    guard = await shields.stands_in(t, one)
    hurt = await harm(t, one if guard is None else guard, blow)
    if guard is not None or hurt.out or hurt.cancelled or one not in t.state.figures or who not in t.state.figures:
        return

    await knock(t, who, one, charted(t, t.state.figures[who], figure, criticals), criticals)
    await effects.play_out(t, spell, effects.Use(card=spell.id, source=who, target=one, kind="spell"))


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
