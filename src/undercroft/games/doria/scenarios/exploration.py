"""Play without a scenario: a rule card of the boss deck gives the end condition, and a boss prowls somewhere below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import ScenarioTold
from ..rules import spawn
from ..rules.spots import middle
from ..rules.telling import tell
from .goals import counted, mapped, outlasted, wealthy
from .kinds import Goal, Left, Part, Scenario

if TYPE_CHECKING:
    from ..content import Content, DoriaTable
    from ..state import State

LAIR = 5
"""The boss waits on the fifth tile."""

GOALS: dict[str, Goal] = {
    "slay": counted("boss-slain", 1),
    "map": mapped(11, (0, 1, 0, 0, 0, -2)),
    "hoard": wealthy(6, 8, (0, 4, 0, 0, 0, -14)),
    "survive": outlasted(11, (0, 1, 0, 0, 0, -2)),
}


async def begins(t: DoriaTable) -> None:
    """Turn up cards of the boss deck until there is a rule card and a boss.  [doria.mode.exploration]"""
    deck = [card for card in t.content.bosses.values() if card.goal or card.base]
    rules = [card for card in deck if card.goal]
    bosses = [card for card in deck if card.base]
    rule = rules[t.below(len(rules), "boss")]
    boss = bosses[t.below(len(bosses), "boss")]
    t.state.tally[f"goal-{rule.goal}"] = 1
    t.state.tally[f"prowls-{boss.id}"] = 1
    t.used(rule.id)
    tell(t, ScenarioTold(what=rule.id, cites=("doria.mode.exploration", "doria.comp.boss-cards-en")))


async def revealed(t: DoriaTable, slot: int) -> None:
    """The boss comes out of its lair."""
    prowling = [key for key in t.state.tally if key.startswith("prowls-")]
    if slot + 1 >= LAIR and prowling:
        boss = prowling[0].removeprefix("prowls-")
        del t.state.tally[prowling[0]]
        await spawn.appear(t, t.content.bosses[boss].base, middle(t, slot), (), boss)


async def defeated(t: DoriaTable, monster: int, by: int) -> None:
    if t.state.monsters[monster].boss:
        t.state.tally["boss-slain"] = 1


def drawn(state: State) -> list[Goal]:
    """The end condition on the rule card, once it is drawn."""
    return [goal for name, goal in GOALS.items() if state.tally.get(f"goal-{name}")]


def test(state: State, content: Content) -> str | None:
    """As the rule card says."""
    return next((goal(state, content) for goal in drawn(state)), None)


def left(state: State, content: Content) -> Left:
    return [part for goal in drawn(state) for part in goal.left(state, content)]


EXPLORATION = Scenario(
    id="exploration",
    deck=(Part(others=20),),
    begins=begins,
    revealed=revealed,
    defeated=defeated,
    goal=Goal(test, left),
    door_events=True,
    room_events=True,
)
