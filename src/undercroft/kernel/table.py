"""What a rule works with: state, content, and methods to ask, roll and log. Nothing else survives a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, Generic, TypeVar

from . import randomness
from .errors import RulesError
from .events import Event, EventLog
from .game import C, Game, S
from .meaning import Meaning
from .requests import CHANCE, NOTHING, Ask, Together
from .text import Argument, Text

T = TypeVar("T")

Policy = Callable[["Table[Any, Any]", Ask[Any]], Any]
"""Answers a question inline: it returns one of `ask.options`."""

Dice = Callable[[int, int, str], Sequence[int]]
"""Answers a roll inline: count, sides and key give the numbers."""


class Table(Generic[S, C]):
    """One table, one game. `policy` and `dice`, where given, answer at once instead of suspending the step."""

    def __init__(
        self, game: Game[S, C], state: S, content: C, *, policy: Policy | None = None, dice: Dice | None = None,
        log: EventLog | None = None, ask_dice: bool = False,
    ) -> None:  # fmt: skip
        self.game, self.state, self.content = game, state, content
        self.policy, self.dice, self.log, self.ask_dice, self.due = policy, dice, log, ask_dice, False
        self.watched = log is not None  # somebody watches the events: they must also contain what only cues need
        # rolls and reveals so far (undo beyond one needs consent); questions; lists since the checkpoint
        self.luck = self.decisions = self.reached = 0
        self.tally: dict[str, int] | None = None
        self.listed: list[Sequence[Any]] | None = None  # since the checkpoint, so that a copy need not list them again

    async def choose(
        self, seat: int, key: str, options: Sequence[T] | Callable[[], Sequence[T]], *,
        label: Callable[[T], Text] | None = None, cites: tuple[str, ...] = (),
        refuse: Callable[[str], Text | None] | None = None, about: Mapping[str, Argument] = NOTHING,
        at: tuple[str, ...] = (), window: bool = False, hidden: bool = False,
        meaning: Callable[[T], Meaning] | None = None,
    ) -> T:  # fmt: skip
        """Ask a seat. A single option is taken at once, unless that would tell others something (`window`: a chance
        to react; `hidden`: the options depend on what others cannot see). Pass options that depend on hidden
        information as a function, so that they can be listed again after a re-deal, and long lists too, because
        copies of the game then share them. `at` names the pieces, cells or cards of the seat's scene that the
        question is about. `label` names an option; `meaning` gives its cost, odds and details."""
        renew = None
        if callable(options):
            renew, options = options, options() if self.listed is None else self.listing(options)
        if not window and not hidden and len(options) == 1:
            return options[0]
        if not options:
            raise RulesError(f"{self.game.info.slug}: no option for seat {seat} at {key!r}")
        ask = Ask(seat, key, options, label, cites, refuse, about, window, renew, at, meaning)
        self.decisions += 1
        if self.policy is not None:
            return self.policy(self, ask)  # type: ignore[no-any-return]
        return await ask

    def listing(self, make: Callable[[], Sequence[T]]) -> Sequence[T]:
        """These options; in a clone that repeats a question, the options as they were listed originally."""
        listed, self.reached = self.listed, self.reached + 1
        if listed is not None and self.reached > len(listed):
            listed.append(make())
        return make() if listed is None else listed[self.reached - 1]

    async def choose_together(self, asks: Mapping[int, Ask[T]]) -> dict[int, T]:
        """Ask several seats at once; no answer is revealed before all are in."""
        self.decisions += len(asks)
        if self.policy is not None:
            return {seat: self.policy(self, ask) for seat, ask in asks.items()}
        return await Together(dict(asks)) if asks else {}

    async def roll(self, count: int, sides: int, key: str = "roll", stream: str = "dice") -> tuple[int, ...]:
        """Roll dice: uniform numbers from 1 to `sides`, from the stream, a script, an analysis or real dice."""
        self.luck += 1
        if self.dice is not None:
            return tuple(self.dice(count, sides, key))
        if self.ask_dice:
            return tuple([await self._ask_die(die, count, sides, key) for die in range(1, count + 1)])
        streams = self.state.streams
        if count == 1:
            return (randomness.below(streams, stream, sides) + 1,)
        return tuple([randomness.below(streams, stream, sides) + 1 for _ in range(count)])

    async def _ask_die(self, die: int, count: int, sides: int, key: str) -> int:
        about: dict[str, Argument] = {"die": die, "count": count, "sides": sides, "what": Text(f"roll-{key}")}
        return await Ask[int](CHANCE, "roll", range(1, sides + 1), about=about)

    def below(self, n: int, stream: str = "chance") -> int:
        """A random number from 0 to n-1 that people never roll themselves."""
        self.luck += 1
        return randomness.below(self.state.streams, stream, n)

    def shuffle(self, items: MutableSequence[Any], stream: str = "deck") -> None:
        self.luck += 1
        randomness.shuffle(self.state.streams, stream, items)

    def reveal(self) -> None:
        """Something hidden was revealed to somebody: undo beyond this point needs consent."""
        self.luck += 1

    def tell(self, event: Event) -> None:
        """Add an event to the log."""
        if self.log is not None:
            self.log.append(event)

    def used(self, id: str) -> None:
        """Record that printed content came into play, for the soak run."""
        if self.tally is not None:
            self.tally[id] = self.tally.get(id, 0) + 1
