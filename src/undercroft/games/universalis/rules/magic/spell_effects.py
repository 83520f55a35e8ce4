"""What a spell does once it is cast: projectiles, areas, permanent spells, resistance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...content.catalogue import UTable
from ...content.definitions import OFFENSIVE, Shove, Spell
from ...state import DARK, NOBODY, NOWHERE, Fallen, Figure, Lasting, Spellbound, standing
from .. import labels, telling
from ..characters import control, figures, has
from ..checks import Roll, skills
from ..fighting import shields
from ..harm import Blow, charted, effects, harm, pushing
from ..options import Square, seen
from ..shooting import knock
from ..squares import away, best_line, board_of, field_of, flight, footprint, squares, within
from . import spellbound

APPRENTICE, MASTER = 18, 40
COVERED = {"": 0, "light": 1, "heavy": 2}


def is_apprentice(figure: Figure) -> bool:
    """A hero below 18 Value Points.  [dun.sorcery.apprentice]"""
    return figure.kind == "hero" and figure.vp < APPRENTICE


def fallen(t: UTable) -> list[Fallen]:
    """The dead who lie here unsearched and can be used for a spell: Leaders rest."""
    return [dead for dead in t.state.map.fallen if not dead.leader and not dead.magic]


async def resolve(t: UTable, who: int, target: int, spell: Spell, roll: Roll, cell: int = NOWHERE) -> None:
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
    dice_less = fewer(figure, spell)
    if spell.nature == "projectile":
        await fly(t, who, target, spell, spell.dice + roll.criticals - dice_less, roll.criticals)
        return
    cruel = spell.nature == "damage" and skills.apply(t, figure, "cruel-spells", skills.own(t, figure))
    more = roll.criticals - dice_less
    use = effects.Use(spell.id, who, target, cell, kind="spell", turns=turns, extra=more, ones=cruel)
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


def fewer(figure: Figure, spell: Spell) -> int:
    """The dice that an offensive spell of an apprentice does less.  [dun.sorcery.apprentice-damage]"""
    return int(is_apprentice(figure) and spell.nature in OFFENSIVE)


def hold(t: UTable, spell: Spell, use: effects.Use, one: int) -> None:
    """A spell that works again and again remembers whom it was cast on.  [dun.magic.permanent-duration]"""
    t.state.lasting.append(Lasting(NOBODY, spellbound.HOLDS, one, "spell", spell.id, use.source, use.turns))


async def go_on(t: UTable, side: int) -> None:
    """At the beginning of a turn the permanent spells of that side work again: songs on all who are around the singer
    then, and do not resist; others on those whom they have taken hold of, who could resist when they were cast. What
    they give until the next activation is given anew and does not add up.

    [dun.magic.permanent-duration, dun.spell.aoe, dun.sorcery.apprentice-damage,
    dun.skill.nature.magic-resistance.spells]
    """
    for bound in list(t.state.spellbound):
        spell, caster = t.content.spells[bound.spell], t.state.figures.get(bound.caster)
        if not spell.each or caster is None or caster.side != side or not standing(caster):
            continue
        mine = (spellbound.HOLDS, bound.caster, spell.id)
        whom, song = [e.value for e in t.state.lasting if (e.to, e.source, e.card) == mine], not spell.range
        if song:
            whom = affected(t, bound.caster, bound.caster, spell)
        more = -fewer(caster, spell)
        use = effects.Use(spell.id, bound.caster, bound.caster, kind="spell", turns=bound.turns, extra=more)
        for one in whom:
            if spellbound.there(t, one) and not (song and await resists(t, one, spell)):
                heard = ("turn", one, bound.caster, spell.id)
                t.state.lasting = [e for e in t.state.lasting if (e.lasts, e.target, e.source, e.card) != heard]
                await effects.apply_all(t, spell.each, use._replace(target=one))
        if bound in t.state.spellbound and not spellbound.in_force(t, bound):
            spellbound.end_spell(t, bound)


def open_squares(t: UTable, figure: Figure, spell: Spell) -> Iterator[Square]:
    """The free squares in range and sight that a spell can fall on.  [dun.magic.los, dun.spell.range-number]"""
    field = field_of(t)
    own, laid = squares(field.board, figure), {cell for cell, _ in t.state.map.layout.overtiles}
    for cell in range(field.board.size):
        if (
            away(field.board, figure, cell) <= spell.range
            and cell not in laid
            and pushing.firm(t, figure, cell)
            and any(field.line(part, cell).seen for part in own)
        ):
            yield Square(cell)


async def chosen_square(t: UTable, who: int, spell: Spell) -> int:
    """The square that a spell falls on, named before the dice; -1: it falls on none.  [dun.spell.range-number]"""
    figure = t.state.figures[who]
    options = [*open_squares(t, figure, spell)] if spell.square else []
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
    """The target, or everybody of the named kind in the area around it; walls end it. A rider and his mount are blown
    away as one.

    [dun.spell.aoe, dun.los.wall, dun.mount.push]
    """
    if not spell.area and spell.affects == "target":
        return [target]
    board, caster = board_of(t), t.state.figures[who]
    area = within(t, t.state.figures[target], spell.area)
    found = [f for f in t.state.figures.values() if standing(f) and area & footprint(board, f)]
    if spell.affects == "allies":
        found = [f for f in found if f.side == caster.side]
    elif spell.affects == "enemies":
        found = [f for f in found if f.side != caster.side]
    if any(isinstance(effect, Shove) for effect in spell.effects):
        mounts = {f.riding for f in found}
        found = [f for f in found if f.id not in mounts]
    return [f.id for f in found]


async def resists(t: UTable, who: int, spell: Spell) -> bool:
    """Magic Resistance on 4+, be it to a friend's spell; Leaders are not controlled; minds of undead cannot be reached.

    [dun.skill.nature.magic-resistance.spells, dun.spell.control-leaders, dun.skill.nature.undead.control,
    dun.skill.nature.underworld.control]
    """
    figure = t.state.figures[who]
    mental = spell.nature == "control" and (spell.will or spell.illusion)
    if mental and (figure.leader or has(t, figure, "mind-proof")):
        spellbound.unmoved(t, figure)
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
