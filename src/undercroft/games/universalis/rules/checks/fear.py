"""Fear: Fearsome creatures and Courage tests."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import LARGE, Attribute
from ...events import Frightened
from ...state import NOBODY, Figure, Mark, standing
from ..characters import figures, has
from ..squares import FARTHEST, adjacent, board_of, footprint, melee_range, reach
from . import skills
from .rolls import Trial, attempt


def fearless(t: UTable, figure: Figure, of: Figure) -> bool:
    """[dun.skill.nature.fearsome.immunity, dun.skill.combat.berserker.effects, dun.skill.nature.fearsome.overcome]"""
    if figure.marks & Mark.BERSERK or of.card in figure.braved:
        return True
    return has(t, figure, "frightens") and of.size <= figure.size


async def courage(t: UTable, who: int, of: int) -> bool:
    """A Courage test against a fearsome enemy: -1 for each size that it is larger.

    [dun.psych.fear-size, dun.skill.combat.giant-killer.courage,
    dun.skill.combat.hatred-towards-character-creature.courage, dun.skill.combat.hatred-towards-the-underworld.combat,
    dun.skill.exploration.expert-rider.reroll]
    """
    figure, enemy = t.state.figures[who], t.state.figures[of]
    result = await attempt(t, who, courage_trial(t, figure, enemy), lambda: heartened(t, who, of))
    figure = t.state.figures[who]
    t.tell(
        Frightened(
            who=who, name=figure.card, other=enemy.card, passed=int(result.passed), cites=("dun.psych.fear-size",)
        )
    )
    if result.passed:
        figure.braved.append(enemy.card)
        if enemy.card in figure.fears:
            figure.fears.remove(enemy.card)
    return result.passed


def courage_trial(t: UTable, figure: Figure, enemy: Figure) -> Trial:
    """[dun.psych.fear-size, dun.skill.combat.hatred-towards-character-creature.courage]"""
    return Trial(Attribute.COURAGE, "courage", skills.hates(t, figure, enemy) - max(0, enemy.size - figure.size))


def heartened(t: UTable, who: int, of: int) -> bool:
    """Whether a failed test is repeated: a mount's by its rider, a Giant Killer's by himself.

    [dun.skill.exploration.expert-rider.reroll, dun.skill.combat.giant-killer.courage]
    """
    figure = t.state.figures[who]
    if figure.ridden != NOBODY and has(t, t.state.figures[figure.ridden], "rides-well"):
        return True
    brave = again(t, figure, t.state.figures[of])
    return brave and skills.apply(t, figure, "braves-giants", skills.own(t, figure))


def again(t: UTable, figure: Figure, enemy: Figure, declared: tuple[str, ...] = ()) -> bool:
    """Whether a Giant Killer tests once more, next to what is declared. [dun.skill.combat.giant-killer.courage]"""
    if enemy.size < LARGE:
        return False
    return skills.could(t, figure, "braves-giants", skills.both(t, figure, declared))


def frightening(t: UTable, figure: Figure, to: Figure) -> bool:
    """Fearsome by nature or by a roar; or armed with the element to which the other is Vulnerable.

    [dun.skill.nature.fearsome.contact, dun.skill.combat.deafening-roar.fearsome, dun.skill.nature.vulnerable.fear]
    """
    if has(t, figure, "frightens"):
        return True
    element = figures.trait_word(t, to, "vulnerable-to") if has(t, to, "vulnerable-to") else ""
    return bool(element) and element in elements(t, figure)


def elements(t: UTable, figure: Figure) -> list[str]:
    """The elements among a character's attacks: flaming weapons, breath and spells."""
    found = [t.content.spells[spell].element for spell in figure.spells]
    weapons = (figures.weapon(t, held) for held in figure.hands)
    found += ["fire" for weapon in weapons if weapon is not None and "flaming" in weapon.marks]
    if has(t, figure, "breathes"):
        found.append(figures.trait_word(t, figure, "breathes") or "fire")
    return found


async def contact(t: UTable, who: int) -> None:
    """Anyone who has a Fearsome enemy in his Melee Range tests, and fights worse against it after a failure; so does
    his mount.

    [dun.skill.nature.fearsome.contact, dun.mount.fearsome, dun.reach.range]
    """
    mover = t.state.figures.get(who)
    if mover is None or not standing(mover):
        return
    if mover.riding != NOBODY:
        await contact(t, mover.riding)
    pairs = []
    near = board_of(t).disc(mover.cell, FARTHEST)
    for enemy in figures.enemies(t.state, mover):
        if near >> enemy.cell & 1:
            pairs += [(mover.id, enemy.id)] if frightening(t, enemy, mover) and faces(t, mover, enemy) else []
            pairs += [(enemy.id, mover.id)] if frightening(t, mover, enemy) and faces(t, enemy, mover) else []
    for scared, of in pairs:
        victim, source = t.state.figures[scared], t.state.figures[of]
        if fearless(t, victim, source) or source.card in victim.fears:
            continue
        if not await courage(t, scared, of):
            t.state.figures[scared].fears.append(source.card)


def faces(t: UTable, figure: Figure, enemy: Figure) -> bool:
    """Whether an enemy is next to him or in the second square of his long-range weapon.

    [dun.skill.nature.fearsome.contact, dun.reach.range]
    """
    if adjacent(t, figure, enemy):
        return True
    return reach(t, figure) > 1 and bool(melee_range(t, figure) & footprint(board_of(t), enemy))


async def dares(t: UTable, who: int, target: int) -> bool:
    """Before a melee attack on a Fearsome enemy: a failed test costs the turn.  [dun.skill.nature.fearsome.attack]"""
    figure, enemy = t.state.figures[who], t.state.figures[target]
    if not frightening(t, enemy, figure) or fearless(t, figure, enemy):
        return True
    return await courage(t, who, target)
