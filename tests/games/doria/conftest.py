"""Positions for the rule tests: a hand-drawn dungeon, named heroes and monsters, cards by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.contents import CONTENT

from undercroft.games.doria import INFO
from undercroft.games.doria.board import Atlas
from undercroft.games.doria.content import Content
from undercroft.games.doria.content.definitions import Tile
from undercroft.games.doria.game import GAME
from undercroft.games.doria.rules import gear, spawn
from undercroft.games.doria.rules.monsters import stats_of
from undercroft.games.doria.shapes import OFFSETS, Dungeon, Placement, on_side
from undercroft.games.doria.state import OUTSIDE, PLACES, Hero, Monster, State
from undercroft.kernel import Catalogue, configure
from undercroft.testing import ScriptedTable, run
from undercroft.testing.told import Record

RECORD = Record(Path(__file__).parent / "told", INFO, CONTENT["doria"])

HALL = """
#######
#.....#
#.....#
#.....#
#.....#
#.....#
#######
"""

Art = str | dict[tuple[int, int], str]


class Scene:
    """A table in the middle of Phase D with scripted dice and answers; only the first hero has action points left."""

    def __init__(
        self,
        art: Art = HALL,
        heroes: Iterable[str] | dict[str, tuple[int, int]] = ("warrior",),
        edition: str = "en",
        seats: int = 1,
        mode: str = "single",
        scenario: str | None = None,
        **options: Any,
    ) -> None:
        named = {name.replace("_", "-"): value for name, value in options.items()}
        names = list(heroes)
        config = configure(
            GAME.info,
            seed=1,
            seats=seats,
            edition=edition,
            mode=mode,
            heroes=len(names),
            scenario=scenario,
            options=named,
        )
        self.content = self._with_tiles(GAME.content(config), art)
        self.state: State = GAME.setup(config, self.content)
        self.t = ScriptedTable(GAME, self.state, self.content)
        self.state.phase, self.state.queue, self.state.round = "D", [], 1
        self.state.tiles = [tile for tile in self.state.tiles if not tile.startswith("test-")]
        self._lay(art)
        self.state.heroes = [self._hero(name, at % seats, 0 if at else 20) for at, name in enumerate(names)]
        for at, name in enumerate(names):
            x, y = heroes[name] if isinstance(heroes, dict) else (at % 5, at // 5)
            self.state.heroes[at].square = self.sq(x, y)

    def _with_tiles(self, content: Content, art: Art) -> Content:
        arts = {(0, 0): art} if isinstance(art, str) else art
        tiles = [*content.tiles.values()]
        for (x, y), drawing in arts.items():
            if drawing not in content.tiles:
                tiles.append(Tile(id=f"test-{x}-{y}", art=drawing))
        book = Catalogue("tiles", tiles)
        return msgspec.structs.replace(content, tiles=book, atlas=Atlas(book, content.points.sight), memo={})

    def _lay(self, art: Art) -> None:
        arts = {(0, 0): art} if isinstance(art, str) else art
        places = tuple(
            Placement(drawing if drawing in self.content.tiles else f"test-{x}-{y}", x, y, 0)
            for (x, y), drawing in arts.items()
        )
        lattice = {(place.x, place.y): slot for slot, place in enumerate(places)}
        opened = []
        for slot, place in enumerate(places):
            shape = self.content.atlas.shape(place.tile, 0)
            for side in (1, 2):
                dx, dy = OFFSETS[side]
                other = lattice.get((place.x + dx, place.y + dy))
                if other is not None:
                    beyond = self.content.atlas.shape(places[other].tile, 0)
                    both = [at for at in shape.exits[side] if at in beyond.exits[side ^ 2]]
                    opened += [(slot * 25 + on_side(side, at)) * 4 + side for at in both]
        self.state.dungeon = Dungeon(places, tuple(opened))

    def _hero(self, name: str, seat: int, ap: int) -> Hero:
        hero = Hero(name, seat, list(self.content.heroes[name].attributes), ap=ap)
        gear.refresh(self.content, hero)
        return hero

    # ------------------------------------------------------------------------------------------ what is where

    @property
    def board(self) -> Any:
        return self.content.atlas.board(self.state.dungeon)

    def sq(self, x: int, y: int) -> int:
        square: int = self.board.at(x, y)
        assert square >= 0, f"no square at {x}, {y}"
        return square

    def at(self, square: int) -> tuple[int, int]:
        found: tuple[int, int] = self.board.xy(square)
        return found

    def number(self, name: str) -> int:
        """The number of the hero with this name."""
        return next(at for at, who in enumerate(self.state.heroes) if who.kind == name)

    def hero(self, name: str) -> Hero:
        return self.state.heroes[self.number(name)]

    def set(self, name: str, **values: Any) -> Hero:
        """Change a hero; attribute names raise or lower attributes."""
        who = self.hero(name)
        for key, value in values.items():
            if key in ("str_", "con", "agi", "per", "wis", "psi"):
                who.attributes[("str_", "con", "agi", "per", "wis", "psi").index(key)] = value
        gear.refresh(self.content, who)
        for key, value in values.items():
            if key not in ("str_", "con", "agi", "per", "wis", "psi"):
                setattr(who, key, value)
        return who

    def card(self, id: str) -> int:
        """Take a copy of a card out of the stacks; any printed card will do."""
        for pile in (*self.state.stacks, self.state.standard, self.state.lost, self.state.discard):
            for number in pile:
                if self.content.numbered[number].id == id:
                    pile.remove(number)
                    return number
        raise AssertionError(f"no copy of {id} is left")

    def give(self, name: str, id: str, place: str = "", meets: bool = True) -> int:
        """Give a card to a hero: to a place of the body, belt or pack."""
        number, who = self.card(id), self.hero(name)
        if meets:
            for attribute, value in self.content.numbered[number].needs:
                who.attributes[attribute] = max(who.attributes[attribute], value)
        if place in ("belt", "pack"):
            getattr(who, place).append(number)
        else:
            spots = gear.ZONE_PLACES[self.content.numbered[number].zone]
            free = [at for at in spots if who.body[at] == -1]
            gear.put_on(self.content, who, number, PLACES.index(place) if place else (free or spots)[0])
        gear.refresh(self.content, who)
        return number

    def revise(self, number: int, **fields: Any) -> None:
        """Print something else on one card of this scene."""
        card = msgspec.structs.replace(self.content.numbered[number], **fields)
        numbered = list(self.content.numbered)
        numbered[number] = card
        self.content = msgspec.structs.replace(self.content, numbered=tuple(numbered))
        self.t.content = self.content
        for who in self.state.heroes:
            gear.refresh(self.content, who)

    def points(self, **fields: Any) -> None:
        """Replace rule points of this scene."""
        points = msgspec.structs.replace(self.content.points, **fields)
        self.content = self.t.content = msgspec.structs.replace(self.content, points=points, memo={})

    def monster(self, kind: str, x: int = -1, y: int = -1, mods: tuple[str, ...] = (), **values: Any) -> int:
        """Put a monster on a square, or outside."""
        id = self.state.next_monster
        square = OUTSIDE if x < 0 else self.sq(x, y)
        monster = Monster(id, kind, square, 1, mods, figure=spawn.figure(self.t, kind))
        monster.hp = stats_of(self.state, self.content, monster).hp
        self.state.monsters[id] = monster
        self.state.next_monster += 1
        for key, value in values.items():
            setattr(monster, key, value)
        return id

    # ------------------------------------------------------------------------------------------ playing

    def run(self, rule: Awaitable[Any], dice: Iterable[int] = (), answers: Iterable[Any] = ()) -> Any:
        """Run a rule; all dice and answers must be used up."""
        self.t.script(dice, answers)
        return run(rule, self.t)

    def step(self, dice: Iterable[int] = (), answers: Iterable[Any] = ()) -> str:
        """Play the next step of the spine; gives its name."""
        step = GAME.next_step(self.state, self.content)
        assert step is not None
        self.run(GAME.steps[step[0]](self.t, *step[1:]), dice, answers)
        return str(step[0])

    def offers(self) -> list[str]:
        """All that the character whose turn it is may do; it waits a point, and gets that back."""
        found: list[str] = []

        def wait(ask: Any) -> Any:
            found.extend(str(option) for option in ask.options)
            return ask.find("wait 1")

        acting = self.next()
        assert acting is not None
        assert self.step(answers=[wait]) == "act"
        self.state.heroes[acting[1]].ap += 1
        return found

    def next(self) -> tuple[Any, ...] | None:
        return GAME.next_step(self.state, self.content)

    def told(self, kind: type[Any]) -> list[Any]:
        return self.t.told(kind)


@pytest.fixture(autouse=True)
def told(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test asks and tells what it did before."""
    yield from RECORD.watched(request.node.path.stem, request.node.name)


@pytest.fixture
def scene() -> Callable[..., Scene]:
    return Scene
