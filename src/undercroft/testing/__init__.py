"""Tools for rule tests: a table with scripted dice and answers, and positions built by hand.

>>> from undercroft.games import find
>>> t = scripted(find("cellar"), seats=1, dice=[6])
>>> t.state.packed
False
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from undercroft.kernel import Ask, Config, Event, EventLog, Game, RulesError, Table, configure

from .told import NOTES

T = TypeVar("T")
E = TypeVar("E", bound=Event)

Scripted = str | Callable[[Ask[Any]], Any]


class ScriptedTable(Table[Any, Any]):
    """A table with scripted dice and answers. `asked` records every question."""

    def __init__(
        self, game: Game[Any, Any], state: Any, content: Any, dice: Iterable[int] = (), answers: Iterable[Scripted] = ()
    ) -> None:
        super().__init__(game, state, content, policy=_next_answer, dice=self._next_dice, log=EventLog())
        self.left_dice, self.left_answers = list(dice), list(answers)
        self.asked: list[Ask[Any]] = []
        self.rolled: list[tuple[int, int, str]] = []
        NOTES.table(self)

    def script(self, dice: Iterable[int] = (), answers: Iterable[Scripted] = ()) -> None:
        """Append to the script."""
        self.left_dice += dice
        self.left_answers += answers

    def _next_dice(self, count: int, sides: int, key: str) -> Sequence[int]:
        self.rolled.append((count, sides, key))
        if len(self.left_dice) < count:
            raise AssertionError(f"the script has no more dice for {count}d{sides} ({key})")
        rolled, self.left_dice = self.left_dice[:count], self.left_dice[count:]
        if not all(1 <= die <= sides for die in rolled):
            raise AssertionError(f"the script gives {rolled} for {count}d{sides} ({key})")
        return rolled

    def told(self, kind: type[E]) -> list[E]:
        """All events of one type so far."""
        assert self.log is not None
        return [event for event in self.log if type(event) is kind]


def _next_answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
    assert isinstance(table, ScriptedTable)
    table.asked.append(ask)
    NOTES.question(ask)
    offered = [str(option) for option in ask.options]
    if not table.left_answers:
        raise AssertionError(f"the script has no answer for seat {ask.seat} at {ask.key!r}: {offered}")
    wanted = table.left_answers.pop(0)
    if callable(wanted):
        return wanted(ask)
    found = ask.find(wanted)
    if found is None:
        raise AssertionError(f"{wanted!r} is not offered to seat {ask.seat} at {ask.key!r}: {offered}")
    return found


def scripted(
    game: Game[Any, Any],
    state: Any = None,
    *,
    dice: Iterable[int] = (),
    answers: Iterable[Scripted] = (),
    seed: int = 1,
    content: int | None = None,
    **setup: Any,
) -> ScriptedTable:
    """A table at this state, or at a fresh set-up; `content` is the number of the content, the newest by default."""
    config: Config = configure(game.info, seed=seed, content=content, **setup)
    printed = game.content(config)
    return ScriptedTable(game, state if state is not None else game.setup(config, printed), printed, dice, answers)


def run(step: Awaitable[T], table: ScriptedTable | None = None) -> T:
    """Run a rule to its end and give its result; with `table`, all scripted dice and answers must be used up."""
    try:
        step.__await__().send(None)
    except StopIteration as end:
        if table is not None and (table.left_dice or table.left_answers):
            raise AssertionError(f"not used: dice {table.left_dice}, answers {table.left_answers}") from None
        result: T = end.value
        return result
    raise RulesError("the step waits for something that no script answers")
