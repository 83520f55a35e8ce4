"""The road part of the bots: to the nearest quest by the shortest way, with a rest where somebody needs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..rules.characters import figures, hero_of
from ..rules.journey import groups
from ..state import Figure

WEARY = 0.5
"""Below this share of its Vitality a group rests before it goes into a quest."""
NEAR = 2
"""So far a weary group goes to sleep in a bed rather than in a camp."""
FAR = 99


def weary(t: UTable) -> bool:
    """Whether somebody of the group has lost half of his Vitality."""
    return any(
        figures.vitality_left(figure) < WEARY * figure.base[Attribute.VITALITY]
        for figure in groups.members(t, groups.current(t))
    )


def way(t: UTable, ask: Ask[Any]) -> Any:
    """Onward to the nearest flag whose quest is still open; the weary go to the nearest Inn, or camp where none is
    near. Nobody goes far by boat or alone."""
    group, chart = groups.current(t), groups.chart(t)
    tired = weary(t)
    beds = [town.at for town in chart.region.settlements if "inn" in town.services]
    flags = [flag.at for flag in chart.region.quests if groups.beckons(t, flag)]
    rows = [chart.on_foot(at) for at in (beds if tired else flags)]

    def far(option: Any) -> int:
        return min((row.get(option.place or group.at, FAR) for row in rows), default=FAR)

    near = [option for option in ask.options if option.verb in ("go", "cross", "ride", "land", "stay")]
    if not near:
        return ask.options[0]
    best = min(near, key=lambda option: (far(option), option.verb != "stay"))
    camp = ask.find("camp")
    return camp if tired and camp is not None and far(best) >= NEAR else best


def there(t: UTable, ask: Ask[Any]) -> Any:
    """Take up a quest, unless somebody is weary; then see what the settlement has."""
    quests = [option for option in ask.options if str(option).startswith("quest ")]
    towns = [option for option in ask.options if str(option).startswith("enter ")]
    wanted = towns + quests if weary(t) else quests
    return wanted[0] if wanted else ask.find("done")


def trade(t: UTable, ask: Ask[Any]) -> Any:
    """A bed for whoever is worn, home for all others."""
    inn = ask.find("go inn")
    if t.state.road is None or inn is None:
        return ask.options[0]
    return inn if worn(t, t.state.figures[t.state.trading[0]]) else ask.options[0]


def worn(t: UTable, figure: Figure) -> bool:
    """Wounded, or short of Mana or Fortune."""
    full = hero_of(t.state, t.content, figure).fortune + figure.luck
    return bool(figure.wounds) or figure.mana < figure.base[Attribute.MANA] or figure.fortune < full - 1


def together(t: UTable, ask: Ask[Any]) -> Any:
    """What costs nothing but a test comes last; so the last thing that is offered without coins."""
    return ask.options[-1]


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "way": way,
    "there": there,
    "trade": trade,
    "travel-together": together,
}
