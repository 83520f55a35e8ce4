"""A toy game that shows one kernel feature at a time: its step list is the scenario's name."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel import Ask, Event, Game, GameInfo, GameState, SeatOutcome, Session, Table, configure, seeded
from undercroft.kernel import Choice as Scenario


class Hit(Event):
    damage: int


class State(GameState, kw_only=True):
    plan: list[str]
    done: int = 0
    heard: list[str] = []
    hands: list[list[int]] = []


ToyTable = Table[State, None]


async def ask(t: ToyTable) -> None:
    t.state.done += 1
    t.state.heard.append(await t.choose(0, "ask", ["a", "b"]))


async def other(t: ToyTable) -> None:
    t.state.done += 1
    t.state.heard.append(await t.choose(1, "ask", ["a", "b"]))


async def roll(t: ToyTable) -> None:
    t.state.done += 1
    await t.choose(0, "ask", ["a", "b"])
    t.state.heard.append(str(await t.roll(2, 6)))


async def twice(t: ToyTable) -> None:
    t.state.done += 1
    first = await t.choose(0, "first", ["a", "b"])
    second = await t.choose(0, "second", ["c", "d"])
    t.state.heard.append(first + second)


async def together(t: ToyTable) -> None:
    t.state.done += 1
    given = await t.choose_together({seat: Ask(seat, "secret", ["x", "y"]) for seat in range(2)})
    t.state.heard.append("".join(given.values()))


async def window(t: ToyTable) -> None:
    t.state.done += 1
    await t.choose(0, "ask", ["a", "b"])
    for seat in (1, 0, 0):
        blocked = await t.choose(seat, "shield", ["pass", "block"], window=True) == "block"
        t.tell(Hit(damage=3 if blocked else 5))


async def lone(t: ToyTable) -> None:
    t.state.done += 1
    t.state.heard.append(await t.choose(0, "lone", ["only"]))
    t.state.heard.append(await t.choose(0, "hidden", ["only"], hidden=True))


async def empty(t: ToyTable) -> None:
    await t.choose(0, "nothing", [])


async def forever(t: ToyTable) -> None:
    return


async def deal(t: ToyTable) -> None:
    t.state.done += 1
    hand = t.state.hands[1]
    chosen = await t.choose(1, "card", lambda: list(t.state.hands[1]), hidden=True)
    t.state.hands[1].remove(chosen)
    assert hand is t.state.hands[1] or chosen not in t.state.hands[1]


LISTED: list[tuple[str, ...]] = []
"""What the step `menu` has listed, in all its games."""


async def menu(t: ToyTable) -> None:
    def listed(*words: str) -> list[str]:
        LISTED.append(words)
        return list(words)

    t.state.done += 1
    first = await t.choose(0, "first", lambda: listed("a", "b"))
    t.state.heard.append(await t.choose(0, "second", lambda: listed(first + "1", first + "2")))


def redeal(state: State, content: None, seat: int | None, streams: dict[str, int]) -> None:
    if seat != 1 and state.hands:
        state.hands[1] = [card + 100 for card in state.hands[1]]


STEPS = {
    "ask": ask, "other": other, "roll": roll, "twice": twice, "together": together, "window": window, "lone": lone,
    "empty": empty, "forever": forever, "deal": deal, "menu": menu,
}  # fmt: skip

GAME: Game[State, None] = Game(
    info=GameInfo(
        slug="toy",
        title="Toy",
        about="",
        version="2.0",
        players=(2, 2),
        length=300,
        scenarios=(Scenario("any", "Any"),),
    ),
    state=State,
    content=lambda config: None,
    setup=lambda config, content: State(
        streams=seeded(config.seed), plan=list((config.legacy or {})["plan"]), hands=[[1, 2], [3, 4]]
    ),
    next_step=lambda state, content: (state.plan[state.done],) if state.done < len(state.plan) else None,
    steps=STEPS,
    outcome=lambda state, content: (SeatOutcome(True, 1, "won"), SeatOutcome(False, 0, "lost")),
    view=lambda state, content, seat: {"heard": state.heard, "hand": state.hands[seat] if seat is not None else None},
    redeal=redeal,
    events=(Hit,),
)


class Toy:
    """Starts toy games; `listed` keeps the options that a lazy question listed."""

    game = GAME
    listed = LISTED

    def __call__(self, *plan: str, seed: int = 1, **setup: Any) -> Session[State, None]:
        return Session(GAME, configure(GAME.info, seed=seed, legacy={"plan": plan}, **setup))


@pytest.fixture
def toy() -> Toy:
    """Start a toy game with these steps."""
    LISTED.clear()
    return Toy()
