"""Positions for rule tests: a party on the Entry Tile, rooms, Monsters and Chests where a test wants them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.contents import CONTENT

from undercroft.games.plungin import INFO, packs
from undercroft.games.plungin.board import Layout, shape
from undercroft.games.plungin.content import Points, of_pack
from undercroft.games.plungin.content.definitions import Chart, Pack
from undercroft.games.plungin.game import GAME
from undercroft.games.plungin.rules import acting, construction, figures, laying, objects, offers
from undercroft.games.plungin.rules.creation import from_sheet
from undercroft.games.plungin.rules.options import Act, Cast
from undercroft.games.plungin.setup import setup
from undercroft.games.plungin.state import Chest, Foe, Hero, Turn
from undercroft.kernel import configure
from undercroft.testing import ScriptedTable, run
from undercroft.testing.told import Record

RECORD = Record(Path(__file__).parent / "told", INFO, CONTENT["plungin"])


def spelled(act: Act) -> list[str]:
    """An option's text, and for a spell one for each target."""
    return [str(act), *(f"{act} {aim}" for aim in act.aims)] if isinstance(act, Cast) else [str(act)]


NORTH_DOOR, EAST_DOOR, WEST_DOOR, EXIT = range(4)

EVENTS = Chart(
    6,
    (2, 3, 4, 5, 6),
    ("monster-patrol", "clattering-echo", "loose-flagstone", "second-wind", "dropped-purse"),
)
"""More Random Events than the one of the first quest, so that a test can have each."""


class Quest:
    """A quest in progress: Heroes stand in the second row of the Entry Tile, it is the first one's turn."""

    def __init__(
        self,
        *heroes: str,
        seats: int = 1,
        dice: tuple[int, ...] | list[int] = (),
        answers: tuple[Any, ...] | list[Any] = (),
        points: dict[str, Any] | None = None,
        pack: Pack | None = None,
        **changes: Any,
    ) -> None:
        first = packs.built_in("knocking-wall")
        base = pack or msgspec.structs.replace(first, charts=msgspec.structs.replace(first.charts, event=EVENTS))
        self.pack = msgspec.structs.replace(base, **changes)
        content = of_pack(self.pack, Points(**(points or {})))
        config = configure(GAME.info, seed=1, seats=seats, heroes=max(seats, len(heroes)))
        state = setup(config, content)
        state.party = len(heroes)
        self.t = ScriptedTable(GAME, state, content, dice, answers)
        for number, id in enumerate(heroes):
            hero = from_sheet(content.heroes[id], number % seats)
            state.heroes.append(hero)
            hero.cell = self.at(number + 1, 2)
            state.order.append(number)
        state.queue = [*state.order]
        state.phase, state.visits = "heroes", 1

    @property
    def state(self) -> Any:
        return self.t.state

    def hero(self, number: int = 0, **changes: Any) -> Hero:
        """A Hero, with some fields of the sheet changed; stats by name."""
        hero: Hero = self.state.heroes[number]
        for field, value in changes.items():
            names = ("atk", "def_", "wit", "dex", "mag", "mov", "res", "life")
            if field in names:
                hero.stats[names.index(field)] = value
                if field == "life":
                    hero.lif = value
            else:
                setattr(hero, field, value)
        return hero

    def at(self, column: int, row: int, tile: int = 0) -> int:
        """The square of a tile in these columns and rows, counted from 1 at the top left."""
        placed = self.state.layout.tiles[tile]
        return int((placed.y + row - 1) * 120 + placed.x + column - 1)

    def room(
        self, tile: str = "room-6x6", door: int = NORTH_DOOR, *, open: bool = True, turn: int | None = None
    ) -> int:
        """Lay a tile behind a door, without doors of its own."""
        spots = laying.spots(self.t, self.state.doors[door], self.t.content.tiles[tile])
        spot = next(spot for spot in spots if turn is None or spot.placed.turn == turn)
        index = laying.lay(self.t, spot.placed, door)
        if open:
            self.open(door)
        return index

    def open(self, door: int) -> None:
        """Open a door without anything happening."""
        objects.change(self.t, door, True, open=True, trap="")
        layout = self.state.layout
        self.state.layout = Layout(layout.tiles, layout.passages)
        objects.join(self.t, door)

    def door(self, tile: int, side: int, kind: str = "unlocked", **fields: Any) -> int:
        """Put a door on a wall of a tile, as the Doorway Chart of the first quest has it."""
        chart = packs.built_in("knocking-wall").charts.doorway
        printed = next(row for row in chart.results if row.kind == kind)
        ref = construction.add_door(self.t, tile, side, printed)
        objects.change(self.t, ref, True, **{"difficulty": 1, "key_only": False, **fields})
        return ref

    def foe(self, kind: str, cell: int, *, facing: int = 0, aware: bool = True, **fields: Any) -> Foe:
        """Put a Monster on a square."""
        state = self.state
        state.numbered += 1
        tile = self.t.content.maps.board(state.layout).tile_of[cell]
        lif = fields.pop("lif", self.t.content.monsters[kind].lif)
        nth = figures.next_of(self.t, kind)
        home = fields.pop("home", tile)
        foe = Foe(10 + state.numbered, kind, cell, home, facing, lif, nth=nth, aware=aware, **fields)
        state.foes.append(foe)
        state.rooms[tile] = msgspec.structs.replace(state.rooms[tile], had_monsters=True)
        return foe

    def chest(self, cell: int, *, locked: bool = False, difficulty: int = 1, **fields: Any) -> int:
        """Put a Chest on a square."""
        tile = self.t.content.maps.board(self.state.layout).tile_of[cell]
        self.state.chests.append(Chest(cell, tile, locked, difficulty, **fields))
        return len(self.state.chests) - 1

    def options(self, number: int = 0) -> list[str]:
        """What a Hero may do now; a spell with each of its targets, as `act` takes it."""
        return [text for act in offers.hero_options(self.t, number) for text in spelled(act)]

    def act(self, answer: str, *more: Any, dice: list[int] | tuple[int, ...] = (), number: int = 0) -> None:
        """One action of a Hero; everything scripted must be used up. `cast SPELL TARGET` answers two questions."""
        self.state.heroes[number].turn.begun = True
        self.t.script(dice, (*self.split(answer, number), *more))
        run(acting.act(self.t, number), self.t)

    def split(self, answer: str, number: int) -> list[str]:
        """A spell and its target; who is the only target is not asked for."""
        verb, *words = answer.split()
        if verb != "cast" or len(words) < 2:
            return [answer]
        casts = [act for act in offers.hero_options(self.t, number) if str(act) == f"cast {words[0]}"]
        assert casts, f"{answer!r} is not possible"
        assert isinstance(casts[0], Cast)
        aims = [str(aim) for aim in casts[0].aims]
        assert words[1] in aims, f"{words[1]} is not among {aims}"
        return [f"cast {words[0]}"] if len(aims) == 1 else [f"cast {words[0]}", words[1]]

    def run(self, step: Any, *, dice: list[int] | tuple[int, ...] = (), answers: tuple[Any, ...] = ()) -> Any:
        """A rule, to its end; everything scripted must be used up."""
        self.t.script(dice, answers)
        return run(step, self.t)

    def step(self, *, dice: list[int] | tuple[int, ...] = (), answers: tuple[Any, ...] = ()) -> str:
        """Play the next step of the spine; gives its name."""
        step = GAME.next_step(self.state, self.t.content)
        assert step is not None
        self.run(GAME.steps[step[0]](self.t, *step[1:]), dice=dice, answers=answers)
        return str(step[0])

    def passing(self) -> None:
        """All Heroes whose turn is still to come do nothing."""
        while self.state.phase == "heroes" and self.state.queue:
            self.step(answers=("pass",))

    def fresh(self, number: int = 0) -> None:
        """A Hero's turn begins anew."""
        self.state.heroes[number].turn = Turn()
        if number not in self.state.queue:
            self.state.queue.insert(0, number)

    def rolls(self) -> list[str]:
        """What was rolled for, in order."""
        return [key for _, _, key in self.t.rolled]

    def events(self) -> list[str]:
        """The kinds of all events so far."""
        assert self.t.log is not None
        return [type(event).__name__ for event in self.t.log]

    def shape(self, tile: str, turn: int = 0) -> Any:
        return shape(self.t.content.tiles[tile], turn)


@pytest.fixture(autouse=True)
def told(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test asks and tells what it did before."""
    yield from RECORD.watched(request.node.path.stem, request.node.name)


@pytest.fixture
def quest() -> type[Quest]:
    return Quest


@pytest.fixture
def one() -> Any:
    """A chart that has one result only."""

    def make(result: Any, die: int = 6) -> Chart[Any]:
        return Chart(die, (die,), (result,))

    return make


@pytest.fixture
def charts() -> Any:
    """The charts of the first pack with some replaced."""

    def make(**changes: Any) -> Any:
        return msgspec.structs.replace(packs.built_in("knocking-wall").charts, **changes)

    return make
