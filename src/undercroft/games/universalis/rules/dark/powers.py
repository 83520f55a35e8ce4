"""Power cards: who benefits, and what they do."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...content.definitions import DarkCard
from ...events import Empowered
from ...state import DARK, NOBODY, Figure, Mark, standing
from .. import telling
from ..characters import figures
from ..harm import effects, pushing
from ..squares import board_of, carrier, field_of, stand
from . import classic


def eligible(t: UTable, card: DarkCard) -> list[Figure]:
    """The creatures that a card names by behaviour, skill, level or kind; all of them if it names none.

    [dun.dp-card.power, dun.adp.power.beneficiary]
    """
    found = [f for f in t.state.figures.values() if f.side == DARK and standing(f)]
    if not card.creatures:
        return found
    return [f for f in found if words(t, f) & set(card.creatures)]


def words(t: UTable, figure: Figure) -> set[str]:
    if figure.kind == "hero":
        return set(figure.skills)
    profile = t.content.profile(figure.card)
    behaviour = t.content.behaviours[profile.behaviour]
    marks = {behaviour.id, behaviour.like, figure.level, *profile.kinds, *figure.skills}
    return marks | ({"leader"} if figure.leader else set())


def beneficiary(t: UTable, card: DarkCard) -> int | None:
    """The Quest Leader before all others, then the highest Value Points.  [dun.adp.power.beneficiary]"""
    found = eligible(t, card)
    if not found:
        return None
    return max(found, key=lambda f: (f.leader, f.vp, -f.id)).id


async def activate(t: UTable, card: str, who: int) -> None:
    """Fortune waits for its moment, which a Dark Player picks like a hero; other effects are resolved, lasting ones
    until the creature is gone.

    [dun.adp.power.duration, dun.adp.power.fortune, dun.dp-card.power, dun.classic.one-power]
    """
    definition = t.content.dark[card]
    lasts, cites = definition.use in ("fortune", "boost"), ("dun.dp-card.power",)
    ended = classic.end_earlier_power(t, who) if classic.plays(t) else ()
    t.tell(Empowered(who=who, name=t.state.figures[who].card, card=card, lasts=lasts, ended=ended, cites=cites))
    use = effects.Use(card=card, source=who, target=who, kind="power")
    if definition.use == "fortune":
        t.state.dark.powers.append(("fortune", who))
        t.state.figures[who].fortune += int(t.state.dark.seat != NOBODY)
    elif definition.use == "flee":
        flee(t, who)
    elif definition.use == "darkness":
        darken(t, board_of(t).section[t.state.figures[who].cell])
    else:
        if definition.use == "boost":
            t.state.dark.powers.append((card, who))
        await effects.apply_all(t, definition.effects, use)


def darken(t: UTable, section: int) -> None:
    """A section lies in the dark, and every light there goes out.  [dun.light.darkness, dun.light.activate]"""
    board = board_of(t)
    t.state.map.dark_sections[section] = "dark"
    t.state.map.lights = [cell for cell in t.state.map.lights if board.section[cell] != section]
    for figure in t.state.figures.values():
        if standing(figure) and board.section[figure.cell] == section:
            figure.hands[:] = [replace(held, lit=False) if held.lit else held for held in figure.hands]


def flee(t: UTable, who: int) -> None:
    """The creature vanishes, be it from the bottom of a pit, and reappears on the free square of an explored section
    farthest from the heroes.

    [dun.dp-card.power]
    """
    figure, board = t.state.figures[who], board_of(t)
    heroes = figures.enemies(t.state, figure)
    cells = [cell for cell in range(board.size) if field_of(t).explored >> cell & 1 and pushing.firm(t, figure, cell)]
    if cells and heroes:
        stand(t, figure, max(cells, key=lambda cell: (min(board.distance(cell, h.cell) for h in heroes), -cell)))
        beast = carrier(t, figure)
        before = beast.marks
        beast.marks &= ~Mark.IN_PIT
        telling.stands(t, figure, "leap", ("dun.dp-card.power",))
        telling.marked(t, beast, before, ("dun.dp-card.power",))
