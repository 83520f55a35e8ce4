"""Fear: Fearsome creatures and Courage tests."""

from __future__ import annotations

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..events import Frightened
from ..state import Figure, Mark, standing
from . import figures
from .engagement import adjacent, board_of, distance
from .figures import has
from .rolls import take_test


def fearless(figure: Figure, of: Figure) -> bool:
    """[dun.skill.nature.fearsome.immunity, dun.skill.combat.berserker.effects, dun.skill.nature.fearsome.overcome]"""
    if figure.marks & Mark.BERSERK or of.card in figure.braved:
        return True
    return has(figure, "fearsome") and of.size <= figure.size


async def courage(t: UTable, who: int, of: int) -> bool:
    """A Courage test against a fearsome enemy: -1 for each size that it is larger.

    [dun.psych.fear-size, dun.skill.scholarly.impassible, dun.skill.scholarly.inspiring.bonus,
    dun.skill.combat.giant-killer.courage, dun.skill.scholarly.cold-blooded]
    """
    figure, enemy = t.state.figures[who], t.state.figures[of]
    plus = -max(0, enemy.size - figure.size) + figures.bonus(t, figure, "courage") + inspired(t, figure)
    result = await take_test(t, who, Attribute.COURAGE, "courage", plus=plus)
    if not result.passed and has(t.state.figures[who], "impassible"):
        result = await take_test(t, who, Attribute.COURAGE, "courage", plus=plus)
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


def inspired(t: UTable, figure: Figure) -> int:
    """+1 from an inspiring ally within 6 squares who is not frightened.

    [dun.skill.scholarly.inspiring.bonus, dun.skill.scholarly.inspiring.fear, dun.skill.scholarly.inspiring.lost]
    """
    board = board_of(t)
    return int(
        any(
            has(ally, "inspiring")
            and not ally.fears
            and not ally.uses.get("inspiring")
            and distance(board, ally, figure) <= 6
            for ally in figures.allies(t.state, figure)
        )
    )


async def contact(t: UTable, who: int) -> None:
    """Whoever comes into contact with a Fearsome enemy tests, and fights worse against it after a failure.

    [dun.skill.nature.fearsome.contact]
    """
    mover = t.state.figures.get(who)
    if mover is None or not standing(mover):
        return
    pairs = []
    for enemy in figures.enemies(t.state, mover):
        if adjacent(t, mover, enemy):
            pairs += [(mover.id, enemy.id)] if has(enemy, "fearsome") else []
            pairs += [(enemy.id, mover.id)] if has(mover, "fearsome") else []
    for scared, of in pairs:
        if scared not in t.state.figures or of not in t.state.figures:
            continue
        victim, source = t.state.figures[scared], t.state.figures[of]
        if fearless(victim, source) or source.card in victim.fears:
            continue
        if not await courage(t, scared, of):
            victim = t.state.figures[scared]
            victim.fears.append(source.card)
            if has(victim, "inspiring"):
                victim.uses["inspiring"] = 1


async def dares(t: UTable, who: int, target: int) -> bool:
    """Before a melee attack on a Fearsome enemy: a failed test costs the turn.  [dun.skill.nature.fearsome.attack]"""
    figure, enemy = t.state.figures[who], t.state.figures[target]
    if not has(enemy, "fearsome") or fearless(figure, enemy):
        return True
    return await courage(t, who, target)
