"""Spells that change whom somebody serves, or what he is: thralls and skinchangers."""

from __future__ import annotations

from msgspec.structs import replace

from ...content import definitions as d
from ...content.catalogue import UTable
from ...events import Changed, SpellEnded, Turned
from ...state import DARK, NOBODY, Figure, Lasting, Mark, Note, Spellbound, standing
from .. import telling
from ..carrying import bodies
from ..characters import has, shapes
from ..harm import GROUND, Use, afflict, effects, remove
from ..riding import falls, stable
from ..squares import adjacent, alight

THRALL, SHAPE, SUMMONED = Note.THRALL, Note.SHAPE, Note.SUMMONED
"""Thralls note their own side under the first word; the effects that hold a spell's victims are named by both."""


async def control(t: UTable, effect: d.Control, use: Use) -> None:
    """A creature serves the caster's side as long as the spell lasts, and parts from its mount or its rider; heroes and
    their companions are only held for a turn.

    [dun.spell.controlled-ally, dun.mount.who]
    """
    figure, master = t.state.figures[use.target], t.state.figures.get(use.source)
    if figure.kind != "creature":
        afflict(t, use.target, "stationary")
        return
    if master is None or master.side == figure.side:
        return
    rider = use.target if figure.riding != NOBODY else figure.ridden
    if rider != NOBODY:
        await falls.land(t, rider)
    figure = t.state.figures[use.target]
    figure.uses[THRALL] = figure.side
    figure.side, figure.seat = master.side, master.seat
    for pool in (t.state.turn.queue, t.state.turn.extra):
        if use.target in pool:
            pool.remove(use.target)
    t.state.lasting.append(Lasting(use.target, "", 0, "spell", use.card, use.source, use.turns, skill=THRALL))
    t.tell(Turned(who=figure.id, name=figure.card, how="serves", cites=("dun.spell.controlled-ally",)))


async def transform(t: UTable, effect: d.Transform, use: Use) -> None:
    """A hero in the shape of an animal, with his own Vitality, as long as the spell lasts; animals do not ride and
    carry nobody, and what is left of the move is theirs.

    [dun.spell.skinchanger, dun.spell.skinchanger-limits, dun.skill.nature.mount.ride, dun.move.points]
    """
    figure = t.state.figures[use.target]
    if figure.kind != "hero" or figure.human is not None:
        return
    if figure.riding != NOBODY:
        mount = t.state.figures[figure.riding]
        await falls.land(t, use.target)
        mount.marks |= Mark.ACTIVATED if stable.still(t, mount) else 0
    figure = t.state.figures[use.target]
    bodies.let_go(t, use.target)
    before = effects.pace(t, use.target)
    shapes.take(t, figure, t.content.profile(effect.animal))
    no_wings(t, figure)
    effects.keep_pace(t, use.target, before)
    t.state.lasting.append(Lasting(use.target, "", 0, "spell", use.card, use.source, use.turns, skill=SHAPE))
    t.tell(Changed(who=figure.id, name=figure.card, shape=effect.animal, cites=("dun.spell.skinchanger",)))


def lift(t: UTable) -> None:
    """Where the spell is gone, thralls are their own masters and skinchangers themselves again; what it has called is
    gone too.

    [dun.spell.controlled-ally, dun.spell.skinchanger, dun.magic.permanent-duration]
    """
    held = {(effect.target, effect.skill) for effect in t.state.lasting}
    called = [f for f in t.state.figures.values() if SUMMONED in f.uses and (f.id, SUMMONED) not in held]
    for figure in called:
        dismiss(t, figure)
    for figure in t.state.figures.values():
        if THRALL in figure.uses and (figure.id, THRALL) not in held:
            free(t, figure)
        if figure.human is not None and Note.CHANGED not in figure.uses and (figure.id, SHAPE) not in held:
            shapes.leave(figure)
            no_wings(t, figure)
            t.tell(Changed(who=figure.id, name=figure.card, shape="human", cites=("dun.spell.skinchanger",)))


def no_wings(t: UTable, figure: Figure) -> None:
    """Who has changed his shape in the air and cannot fly in the new one comes down, and falls where there is no floor.

    [dun.skill.nature.flying.choose, dun.fall.where]
    """
    if figure.marks & Mark.FLYING and not has(t, figure, "flies"):
        before = figure.marks
        alight(t, figure)
        telling.marked(t, figure, before, ("dun.fly.declare",))
        t.state.turn.unseated.append((figure.id, "plunging"))


def unmoved(t: UTable, figure: Figure) -> None:
    """Leaders, and minds that cannot be reached, are told to be so.  [dun.spell.control-leaders]"""
    t.tell(Turned(who=figure.id, name=figure.card, how="unmoved", cites=("dun.spell.control-leaders",)))


def dismiss(t: UTable, figure: Figure) -> None:
    """Back to where it was called from; nobody has beaten it.  [dun.magic.permanent-duration]"""
    if not standing(figure):
        return
    t.tell(Turned(who=figure.id, name=figure.card, how="vanished", cites=("dun.magic.permanent-duration",)))
    t.state.lasting = [e for e in t.state.lasting if e.target != figure.id]
    if t.state.turn.active is not None and t.state.turn.active.who == figure.id:
        t.state.turn.active = None
    bodies.let_go(t, figure.id)
    remove(t, figure.id)


def free(t: UTable, figure: Figure) -> None:
    """Back to its own side."""
    figure.side = figure.uses.pop(THRALL)
    figure.seat = t.state.dark.seat if figure.side == DARK else figure.seat
    t.state.lasting = [e for e in t.state.lasting if not (e.target == figure.id and e.skill == THRALL)]
    t.tell(Turned(who=figure.id, name=figure.card, how="free", cites=("dun.spell.controlled-ally",)))


def betrayed(t: UTable, who: int, by: int) -> None:
    """Nobody serves those who attack him.  [dun.spell.controlled-ally]"""
    figure, attacker = t.state.figures[who], t.state.figures.get(by)
    if THRALL in figure.uses and attacker is not None and attacker.side == figure.side:
        free(t, figure)


def thralls(t: UTable, figure: Figure, *, near: bool) -> list[Figure]:
    """Creatures that serve his side and can be attacked anyway; `near`: next to him.

    [dun.spell.controlled-ally]
    """
    if not t.state.lasting:
        return []
    return [
        f
        for f in t.state.figures.values()
        if THRALL in f.uses and f.side == figure.side and standing(f) and (not near or adjacent(t, figure, f))
    ]


HOLDS = "holds"
"""With this word a spell that works again and again remembers whom it was cast on."""

# ------------------------------------------------------------------------------------------------ durations


def end_spells(t: UTable, caster: int) -> None:
    """A caster holds one permanent spell.  [dun.magic.one-permanent]"""
    for bound in [bound for bound in t.state.spellbound if bound.caster == caster]:
        end_spell(t, bound)


def end_idle(t: UTable, caster: int, spell: str) -> None:
    """A permanent spell that has taken hold of nobody, because it was resisted or found no room, is not in force.

    [dun.magic.permanent-duration, dun.magic.cast-while-active, dun.skill.nature.magic-resistance.spells]
    """
    for bound in [bound for bound in t.state.spellbound if (bound.caster, bound.spell) == (caster, spell)]:
        if not in_force(t, bound):
            end_spell(t, bound)


def in_force(t: UTable, bound: Spellbound) -> bool:
    """Whether a permanent spell still holds somebody, or something that it has laid.  [dun.magic.cast-while-active]"""
    mine = ("spell", bound.caster, bound.spell)
    return any(
        (effect.lasts, effect.source, effect.card) == mine and (effect.to != HOLDS or there(t, effect.value))
        for effect in t.state.lasting
    )


def there(t: UTable, who: int) -> bool:
    return who in t.state.figures and standing(t.state.figures[who])


def end_spell(t: UTable, bound: Spellbound) -> None:
    t.state.spellbound.remove(bound)
    fade(t, bound.caster, bound.spell)
    name = t.state.figures[bound.caster].card if bound.caster in t.state.figures else ""
    t.tell(SpellEnded(who=bound.caster, name=name, spell=bound.spell, cites=("dun.magic.permanent-duration",)))


def fade(t: UTable, caster: int, spell: str = "") -> None:
    """What a permanent spell, or all of a caster's, has done is undone, and what it has laid is gone.

    [dun.magic.permanent-duration]
    """
    over = [e for e in t.state.lasting if e.lasts == "spell" and e.source == caster and spell in ("", e.card)]
    t.state.lasting = [e for e in t.state.lasting if e not in over]
    laid = [e.value for e in over if e.to == GROUND]
    if laid:
        before = t.state.map.layout.overtiles
        tiles = tuple(tile for tile in before if tile[0] not in laid)
        t.state.map.layout = replace(t.state.map.layout, overtiles=tiles)
        telling.ground(t, before, ("dun.magic.permanent-duration",))
    lift(t)


def count_down(t: UTable, side: int) -> None:
    """At the end of a side's turn its permanent spells have one turn less; the turn of casting counts.

    [dun.magic.permanent-duration]
    """
    for bound in list(t.state.spellbound):
        caster = t.state.figures.get(bound.caster)
        if caster is None:
            end_spell(t, bound)
        elif caster.side == side:
            t.state.spellbound.remove(bound)
            if bound.turns > 1:
                t.state.spellbound.append(Spellbound(bound.caster, bound.spell, bound.turns - 1))
            else:
                t.state.spellbound.append(bound)
                end_spell(t, bound)


def end_spells_of(t: UTable, caster: int) -> None:
    """Permanent spells end with their caster.  [dun.magic.permanent-ends-ko]"""
    t.state.spellbound = [bound for bound in t.state.spellbound if bound.caster != caster]
    fade(t, caster)
