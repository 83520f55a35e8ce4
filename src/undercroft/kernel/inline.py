"""Lab mode: a policy answers inline, so that steps run to their end without suspension, checkpoints or log."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from .errors import RulesError
from .game import C, Config, Game, S
from .table import Policy, Table


def run(step: Any, value: Any = None) -> None:
    """Run a step that never has to wait."""
    try:
        step.send(value)
    except StopIteration:
        return
    raise RulesError("a step suspended although a policy answers")


def finish(table: Table[S, C], running: Coroutine[Any, Any, None] | None = None, value: Any = None) -> None:
    """Play to the end. `running` is a suspended step that first gets `value`."""
    if running is not None:
        run(running, value)
    run(_steps(table))


async def _steps(table: Table[S, C]) -> None:
    """One step after another."""
    game, state, content = table.game, table.state, table.content
    next_step, steps, most, idle = game.next_step, game.steps, table.decisions + game.info.length, 0
    while (step := next_step(state, content)) is not None:
        before = table.decisions
        await steps[step[0]](table, *step[1:])
        idle = 0 if table.decisions != before else idle + 1
        if table.decisions > most or idle > game.info.length:
            raise RulesError(f"{game.info.slug}: not over after {table.decisions} decisions, at step {step}")


def play(game: Game[S, C], config: Config, policy: Policy, content: C | None = None) -> Table[S, C]:
    """A whole game from its set-up; the table holds the final state."""
    content = game.content(config) if content is None else content
    table = Table(game, game.setup(config, content), content, policy=policy)
    finish(table)
    return table
