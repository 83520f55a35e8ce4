"""Runs steps one after another. In lab mode a policy answers inline: nothing is suspended, stored or logged."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from .errors import RulesError
from .game import C, Config, Game, S, Step
from .requests import Begins
from .table import Policy, Table


def run(running: Any, value: Any = None) -> None:
    """Run steps that never suspend."""
    try:
        running.send(value)
    except StopIteration:
        return
    raise RulesError("a step suspended although a policy answers")


def finish(table: Table[S, C], running: Coroutine[Any, Any, None] | None = None, value: Any = None) -> None:
    """Play to the end; steps that are already `running` get `value` first."""
    run(steps(table) if running is None else running, value)


async def steps(table: Table[S, C], first: Step | None = None) -> None:
    """Run one step after another, starting with `first` if given. If a checkpoint is `due`, the driver is told before
    the next step begins.
    """
    game, state, content = table.game, table.state, table.content
    next_step, deeds, most, idle = game.next_step, game.steps, table.decisions + game.info.length, 0
    if first is not None:
        await deeds[first[0]](table, *first[1:])
    while (step := next_step(state, content)) is not None:
        if table.due:
            await Begins(step)
        before = table.decisions
        await deeds[step[0]](table, *step[1:])
        idle = 0 if table.decisions != before else idle + 1
        if idle > game.info.length or (table.decisions > most and table.policy is not None):
            raise RulesError(f"{game.info.slug}: steps without end, at {step}, after {table.decisions} decisions")


def play(game: Game[S, C], config: Config, policy: Policy, content: C | None = None) -> Table[S, C]:
    """Play a whole game from its set-up; the table holds the final state."""
    content = game.content(config) if content is None else content
    table = Table(game, game.setup(config, content), content, policy=policy)
    finish(table)
    return table
