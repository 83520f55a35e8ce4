"""`make sense`: count actions of bots that make no sense over many games. Each game has a module with its kinds of
nonsense.

A kind is a function over all actions of a game. It yields a `Verdict` for every occasion, such as every run: whether it
was senseless. `each` makes a kind from a predicate over a single action, which returns None if there is no occasion.

    make sense ARGS="doria --number 40 --show 3"        3 examples of each kind, by seed and decision
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from undercroft import bots
from undercroft.games import find
from undercroft.kernel import Ask, Config, Event, EventLog, SetupError, Table, configure
from undercroft.kernel.clone import clone
from undercroft.kernel.inline import finish

S = TypeVar("S")
GOAL = 0.01
"""The largest acceptable share of senseless actions of a kind."""


class Deed(msgspec.Struct, Generic[S]):
    """One answer: the state before it, the question and what it was about, the answer, and the events until the next
    one."""

    number: int
    seat: int
    key: str
    options: Sequence[Any]
    chosen: Any
    about: Mapping[str, Any]
    before: S
    after: S
    events: Sequence[Event]

    def told(self, kind: type[Event]) -> Iterator[Any]:
        """The events of a kind."""
        return (event for event in self.events if isinstance(event, kind))


class Game(NamedTuple):
    """A finished game: its set-up, its printed content and every action in order."""

    config: Config
    content: Any
    deeds: list[Deed[Any]]


class Verdict(NamedTuple):
    """An occasion: whether it was senseless, and in which action."""

    senseless: bool
    deed: Deed[Any]


Kind = Callable[[Game], Iterator[Verdict]]


def at(game: Game, state: Any) -> Table[Any, Any]:
    """A table in a state that was noted, for rules that want one."""
    return Table(find(game.config.game), state, game.content)


def each(predicate: Callable[[Any, Any], bool | None]) -> Kind:
    """A kind from a predicate over one action and the content; None means no occasion."""

    def kind(game: Game) -> Iterator[Verdict]:
        for deed in game.deeds:
            senseless = predicate(deed, game.content)
            if senseless is not None:
                yield Verdict(senseless, deed)

    kind.__name__, kind.__doc__ = predicate.__name__, predicate.__doc__
    return kind


Draft = Callable[[Game], tuple[set[str], set[str]]]
"""Who was on offer in a game, and who was chosen."""
OFTEN = 10
"""A hero who was on offer in this many games should have been chosen at least once."""


class Count(msgspec.Struct):
    """How often a kind could have been and was, and the first examples: set-up, seed, decision, answer."""

    kind: str
    about: str
    of: int = 0
    senseless: int = 0
    examples: list[str] = []

    @property
    def share(self) -> float:
        return self.senseless / self.of if self.of else 0.0


def setups(slug: str, number: int, seed: int = 0, **asked: Any) -> Iterator[Config]:
    """A number of set-ups: scenarios take turns, with every mode, number of seats and number of heroes that a game
    allows."""
    info, found = find(slug).info, 0
    scenarios = [asked["scenario"]] if asked.get("scenario") else [choice.id for choice in info.scenarios]
    modes = [asked["mode"]] if asked.get("mode") else [choice.id for choice in info.modes]
    sizes = [*range(info.heroes[0], info.heroes[1] + 1)] if info.heroes else [None]
    for at in count():
        turn, mode = at // len(modes), modes[at % len(modes)]
        low, high = info.mode_players.get(mode, info.players)
        heroes = asked.get("heroes") or sizes[turn % len(sizes)]
        seats = asked.get("seats") or low + (at + turn // 2) % (high - low + 1)
        try:
            made = configure(info, seed=seed + at, scenario=scenarios[at % len(scenarios)], mode=mode, seats=seats,
                             heroes=heroes)  # fmt: skip
            find(slug).setup(made, find(slug).content(made))
        except SetupError:
            continue
        yield made
        found += 1
        if found == number:
            return


def played(config: Config, bot: str = "") -> Game:
    """Play one game of bots and record every action."""
    game = find(config.game)
    content = game.content(config)
    name = bot or next(iter(game.bots))
    policy = bots.seated([bots.make(config.game, name, config.seed * 31 + seat) for seat in range(config.seats)])
    assert policy is not None, f"{name} cannot play in lab mode"
    deeds, log = list[Deed[Any]](), EventLog()

    def answered(state: Any) -> None:
        if deeds:
            deeds[-1].after = state
            deeds[-1].events = tuple(log)
        log.clear()

    def answer(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        before = clone(table.state)
        answered(before)
        chosen = policy(table, ask)
        deeds.append(Deed(len(deeds), ask.seat, ask.key, tuple(ask.options), chosen, ask.about, before, before, ()))
        return chosen

    table = Table(game, game.setup(config, content), content, policy=answer)
    table.log = log
    finish(table)
    answered(table.state)
    return Game(config, content, deeds)


def counted(kinds: Sequence[Kind], games: Iterator[Game], show: int = 0, drafted: Draft | None = None) -> list[Count]:
    """What the kinds find in some games, and who of those on offer was never drafted."""
    offered, taken = Counter[str](), set[str]()
    found = [Count(kind.__name__.replace("_", " "), (kind.__doc__ or "").split("\n")[0]) for kind in kinds]
    for game in games:
        if drafted is not None:
            there, chosen = drafted(game)
            offered.update(there)
            taken |= chosen
        for one, kind in zip(found, kinds, strict=True):
            for senseless, deed in kind(game):
                one.of += 1
                one.senseless += senseless
                if senseless and len(one.examples) < show:
                    config = game.config
                    size = f"{config.seats} seats" + (f", {config.heroes} heroes" if config.heroes else "")
                    what = f"{config.scenario} ({config.mode}, {size}, seed {config.seed})"
                    one.examples.append(f"{what}, decision {deed.number}: {deed.key}: {deed.chosen}")
    if drafted is not None:
        often = [name for name, times in offered.items() if times >= OFTEN]
        never = [name for name in often if name not in taken]
        about = "Somebody who was on offer in many games and was never chosen."
        found.append(Count("never drafted", about, len(often), len(never), never[:show]))
    return found


def table(slug: str, games: int, counts: Sequence[Count]) -> Iterator[str]:
    """The report: each kind with its share, and a mark if that is too large."""
    yield f"{slug}, {games} games:"
    for one in counts:
        doubt = "  <- more than 1 %" if one.share >= GOAL and one.senseless > 1 else ""
        yield f"  {one.kind:<44} {one.senseless:>5} of {one.of:>6}  {100 * one.share:5.1f} %{doubt}"
        yield from (f"      {example}" for example in one.examples)
