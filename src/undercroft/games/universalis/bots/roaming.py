"""The road part of the bots: to the nearest quest by the shortest way, with a rest where somebody needs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from ..rules.characters import figures
from ..rules.journey import groups

WEARY = 0.5
"""Below this share of its Vitality a group rests before it goes into a quest."""


def weary(t: UTable) -> bool:
    """Whether somebody of the group has lost half of his Vitality."""
    return any(
        figures.vitality_left(figure) < WEARY * figure.base[Attribute.VITALITY]
        for figure in groups.members(t, groups.current(t))
    )


def way(t: UTable, ask: Ask[Any]) -> Any:
    """Onward to the nearest flag; stay where one stands already, camp if somebody is weary."""
    group, chart = groups.current(t), groups.chart(t)
    rows = [chart.on_foot(flag.at) for flag in chart.region.quests]
    far = {option: min((row.get(option.place or group.at, 99) for row in rows), default=99) for option in ask.options}
    if weary(t) and ask.find("camp"):
        return ask.find("camp")
    near = [option for option in ask.options if option.verb in ("go", "cross", "stay")]
    return min(near, key=lambda option: (far[option], option.verb != "stay"))


def there(t: UTable, ask: Ask[Any]) -> Any:
    """Take up a quest, unless somebody is weary; then see what the settlement has."""
    quests = [option for option in ask.options if str(option).startswith("quest ")]
    towns = [option for option in ask.options if str(option).startswith("enter ")]
    wanted = towns + quests if weary(t) else quests
    return wanted[0] if wanted else ask.find("done")


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "way": way,
    "there": there,
}
