"""Boards laid out by hand, in a small world of fixed figures, so that no change of balance touches a rule test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.contents import CONTENT

from undercroft.games import find
from undercroft.games.alliance import INFO
from undercroft.games.alliance.board import arch, cell_at
from undercroft.games.alliance.content import Content, looked_up
from undercroft.games.alliance.content import content as content_of
from undercroft.games.alliance.content.definitions import (
    Aura,
    Bonus,
    Card,
    Challenge,
    Draw,
    Exhaust,
    Face,
    Guard,
    Heal,
    Mark,
    Monster,
    Power,
    Requirement,
    Reveal,
    Reward,
    Riposte,
    Shift,
    Strike,
    Tile,
    Trap,
    Wound,
)
from undercroft.games.alliance.rules import activation, movement
from undercroft.games.alliance.rules.options import Act
from undercroft.games.alliance.state import ChallengeToken, HeroFigure, MonsterToken, PlacedTile, State, Turn, name
from undercroft.kernel import Catalogue, Config, Layer, configure, revised
from undercroft.testing import ScriptedTable, run
from undercroft.testing.told import Record
from undercroft.toolkit.scene import SIDES

RECORD = Record(Path(__file__).parent / "told", INFO, CONTENT["alliance"])

HEROES = {
    "petra": {"kind": "melee", "attack": 2, "armor": 1, "dodge": 0, "speed": 4, "health": 5},
    "lorna": {"kind": "ranged", "attack": 2, "armor": 0, "dodge": 1, "speed": 4, "health": 4},
    "mysterios": {"kind": "ranged", "attack": 1, "armor": 0, "dodge": 0, "speed": 4, "health": 4},
    "krom": {"kind": "melee", "attack": 2, "armor": 0, "dodge": 2, "speed": 5, "health": 4},
    "mcfarlin": {"kind": "melee", "attack": 3, "armor": 1, "dodge": 1, "speed": 4, "health": 6},
    "thessaly": {"kind": "melee", "attack": 2, "armor": 0, "dodge": 1, "speed": 4, "health": 4},
    "ildren": {"kind": "ranged", "attack": 3, "armor": 0, "dodge": 1, "speed": 4, "health": 4},
    "pipkin": {"kind": "melee", "attack": 1, "armor": 0, "dodge": 0, "speed": 4, "health": 3},
}
PICKS = (("petra", "lorna", "mysterios", "krom"), ("mcfarlin", "thessaly", "ildren", "pipkin"))

CARDS = (
    Card(id="t-boots", types=("action",), bonus=Bonus(speed=1), level=1, cost=2),
    Card(id="t-sprint", types=("action",), bonus=Bonus(speed=2), level=1, cost=2),
    Card(id="t-sword", types=("weapon",), bonus=Bonus(melee=2), level=1, cost=3),
    Card(id="t-axe", types=("weapon",), bonus=Bonus(melee=1), level=1, cost=3),
    Card(id="t-bow", types=("weapon",), bonus=Bonus(ranged=1), level=1, cost=2),
    Card(id="t-mail", types=("armor",), bonus=Bonus(armor=2), level=1, cost=3),
    Card(id="t-hammer", types=("weapon",), strike=Strike("melee", 3), bonus=Bonus(melee=2), either=True),
    Card(id="t-fire", types=("attack-spell",), strike=Strike("ranged", 5)),
    Card(id="t-spark", types=("attack-spell",), strike=Strike("ranged", 4)),
    Card(id="t-plain", types=("attack-spell",), strike=Strike("ranged", 4), no_generic=True),
    Card(id="t-quake", types=("attack-spell",), strike=Strike("melee", 4, room=1)),
    Card(id="t-hold", types=("control-spell",), aim="foe", effects=(Mark("held"),)),
    Card(id="t-weaken", types=("control-spell",), aim="foe", effects=(Mark("weak", 2),), no_sight=True),
    Card(id="t-daze", types=("control-spell",), aim="foe", effects=(Mark("dazed"),), no_sight=True),
    Card(id="t-tire", types=("control-spell",), aim="foe", effects=(Exhaust(),), no_sight=True),
    Card(id="t-stun", types=("control-spell",), aim="foe", effects=(Mark("held"), Exhaust()), no_sight=True),
    Card(id="t-sense", types=("action",), effects=(Reveal(3),)),
    Card(id="t-march", types=("battle-tactic",), aura=Aura(2, Bonus(speed=1))),
    Card(id="t-ward", types=("enhance-spell",), aim="ally", no_sight=True, bonus=Bonus(armor=1)),
    Card(id="t-grace", types=("enhance-spell",), aim="ally", no_sight=True, bonus=Bonus(dodge=1)),
    Card(id="t-mend", types=("healing-spell",), aim="ally", no_sight=True, effects=(Heal(2),)),
    Card(id="t-glance", types=("healing-spell",), aim="ally", effects=(Heal(1),)),
    Card(id="t-parry", types=("reaction",), trigger="attacked", bonus=Bonus(armor=2)),
    Card(id="t-shieldwall", types=("reaction", "armor"), trigger="attacked", bonus=Bonus(armor=1)),
    Card(id="t-salve", types=("action",), keywords=("mending",)),
    Card(id="t-guard", types=("reaction",), trigger="ally-attacked", effects=(Guard(2),)),
    Card(id="t-riposte", types=("reaction",), trigger="attacked", effects=(Riposte(Strike("melee", 3)),)),
    Card(id="t-wolf", types=("pet",), strike=Strike("melee", 3), no_sight=True, no_generic=True),
    Card(id="t-hawk", types=("pet",), strike=Strike("ranged", 3), no_sight=True, no_generic=True),
    Card(id="t-whistle", types=("battle-tactic",), bonus=Bonus(pet=2)),
    Card(id="t-dual", types=("weapon", "armor"), bonus=Bonus(armor=1)),
    Card(id="t-banner", types=("battle-tactic",), aura=Aura(2, Bonus(melee=1))),
    Card(id="t-picks", types=("action",), keywords=("unhindered",)),
    Card(id="t-scope", types=("battle-tactic",), keywords=("clear-sight",)),
    Card(id="t-longbow", types=("action",), keywords=("far-shot",)),
    Card(id="t-pierce", types=("battle-tactic",), keywords=("ignore-armor",)),
    Card(id="t-vault", types=("action",), speed_cost=1, bonus=Bonus(dodge=1)),
    Card(id="t-belt", types=("treasure",), doubles=("weapon",)),
    Card(id="t-elven", types=("armor",), needs=Requirement(("elf",)), bonus=Bonus(dodge=1), level=1, cost=1),
    Card(id="t-orb", types=("artifact",), bonus=Bonus(armor=1), level=3, cost=4),
    Card(id="t-crown", types=("artifact",), bonus=Bonus(speed=1), level=3, cost=5),
    Card(id="t-jab", types=("action",), aim="enemy", effects=(Wound(1),)),
    Card(id="t-shove", types=("control-spell",), aim="foe", effects=(Shift(2),)),
    Card(id="t-turn", types=("control-spell",), aim="foe", effects=(Face(),)),
    Card(id="t-study", types=("action",), effects=(Draw(2),)),
)
MAD, SHADE = Power(("attack",), attack_die=True), Power(("defense",), defense_die=True)
MONSTERS = (
    Monster(id="t-rat", kind="melee", attack=3, speed=3, health=3, armor=1, xp=(2, 1), tokens=6),
    Monster(id="t-archer", kind="ranged", attack=4, speed=3, health=3, dodge=1, xp=(3, 2), tokens=4),
    Monster(id="t-brute", kind="melee", attack=5, speed=3, health=6, armor=2, xp=(5, 3), tokens=2),
    Monster(id="t-snake", kind="melee", attack=4, speed=3, health=2, xp=(1, 1), power=Power(("attack",), poison=True)),
    Monster(id="t-mad", kind="melee", attack=3, speed=3, health=4, xp=(3, 1), power=MAD),
    Monster(id="t-shade", kind="melee", attack=3, speed=3, health=4, xp=(3, 1), power=SHADE),
)
CHALLENGES = (
    Challenge(id="t-chest", tokens=(1, 1, 0), reward=Reward(xp=(1, 2, 3), draw=1)),
    Challenge(id="t-locked", tokens=(1, 1, 0), locked=True, reward=Reward(xp=(2, 3, 4))),
    Challenge(id="t-dart", tokens=(1, 1, 0), trap=Trap(wounds=(1, 2, 3))),
    Challenge(id="t-pit", tokens=(1, 1, 0), trap=Trap(wounds=(1, 2, 3), pit=True)),
)
TILES = (
    Tile(id="t-hall", level=1, doors="NS", monsters=((0, "t-rat"), (8, "t-archer")), challenges=((4, 1),)),
    Tile(id="t-vault-room", level=2, doors="N", challenges=((4, 2),)),
    Tile(id="t-cross", level=3, doors="NESW"),
)


World = Callable[[str, int, dict[str, int], bool], tuple[Config, Content]]
"""A game's set-up and content by mode, seats, options, and whether only what is printed is in it."""


@pytest.fixture(scope="session")
def worlds() -> World:
    made: dict[Any, tuple[Config, Content]] = {}

    def world(mode: str, seats: int, options: dict[str, int], printed: bool) -> tuple[Config, Content]:
        key = (mode, seats, tuple(options.items()), printed, INFO.content)
        if key not in made and printed:
            config = configure(find("alliance").info, seed=1, mode=mode, seats=seats, options=options)
            made[key] = (config, content_of(config))
        if key not in made:
            game = find("alliance")
            config = configure(game.info, seed=1, mode=mode, seats=seats, options=options)
            real = content_of(config)
            heroes = real.heroes.layered(Layer("test", revise=HEROES))
            cards = real.cards.layered(Layer("test", add=CARDS))
            made[key] = (
                config,
                revised(
                    real,
                    {
                        "heroes": heroes,
                        "cards": cards,
                        "monsters": Catalogue("monsters", [*real.monsters.values(), *MONSTERS]),
                        "challenges": Catalogue("challenges", [*real.challenges.values(), *CHALLENGES]),
                        "tiles": Catalogue("tiles", [*real.tiles.values(), *TILES]),
                        **looked_up(heroes, cards),
                    },
                ),
            )
        return made[key]

    return world


class Board:
    """A game past its set-up, with everything where the test puts it.

    Two seats: the frame covers places 5 to 19; seat 0 lives at place 10, seat 1 at place 14. Heroes wait on their
    Starting Tiles until they are put somewhere. Spaces are (place, local space).
    """

    def __init__(
        self,
        world: World,
        mode: str = "rivals",
        seats: int = 2,
        picks: tuple[tuple[str, ...], ...] = PICKS,
        dice: Iterable[int] = (),
        answers: Iterable[Any] = (),
        options: dict[str, int] | None = None,
        printed: bool = False,
    ) -> None:
        config, content = world(mode, seats, options or {}, printed)
        self.crossing = "web-hall" if printed else "t-cross"
        game = find("alliance")
        self.state: State = game.setup(config, content)
        state = self.state
        state.stage, state.initiative, state.hero_row = "heroes", 0, []
        state.upgrade_area, state.upgrade_decks = [""] * 5, [[], [], []]
        for seat, alliance in enumerate(state.alliances):
            alliance.picks = list(picks[seat])
            for spot, hero in zip((4, 6, 7, 8), picks[seat], strict=True):
                turn = state.tiles[alliance.home].turn
                state.heroes.append(HeroFigure(hero, cell_at(alliance.home, spot, turn), turn))
        self.content = content
        self.t = ScriptedTable(game, state, content, dice, answers)

    def at(self, place: int, local: int) -> int:
        return cell_at(place, local)

    def tile(self, place: int, doors: str = "NESW", level: int = 1, tile: str | None = None) -> None:
        bits = sum(1 << "NESW".index(letter) for letter in doors)
        self.state.tiles[place] = PlacedTile(tile or self.crossing, 0, bits, level)

    def arch(self, place: int, side: str) -> None:
        self.state.arches |= arch(place, SIDES.index(side))

    def who(self, hero: str) -> int:
        return next(who for who, figure in enumerate(self.state.heroes) if figure.card == hero)

    def hero(
        self, hero: str, place: int | None = None, local: int = 4, facing: str | None = None, **changes: Any
    ) -> HeroFigure:
        figure = self.state.heroes[self.who(hero)]
        if place is not None:
            figure.cell = cell_at(place, local)
        if facing is not None:
            figure.facing = SIDES.index(facing)
        for field, value in changes.items():
            setattr(figure, field, value)
        return figure

    def monster(self, card: str, place: int, local: int, facing: str = "south", **more: Any) -> int:
        who = self.state.next_monster
        self.state.next_monster += 1
        self.state.monsters[who] = MonsterToken(card, cell_at(place, local), SIDES.index(facing), **more)
        return who

    def challenge(self, card: str, place: int, local: int, level: int = 1, **more: Any) -> ChallengeToken:
        token = ChallengeToken(card, level, cell_at(place, local), **more)
        self.state.challenges.append(token)
        return token

    def hand(self, seat: int, *cards: str) -> None:
        self.state.alliances[seat].hand = list(cards)

    def deck(self, seat: int, *cards: str) -> None:
        self.state.alliances[seat].deck = list(cards)

    def turn(self, hero: str, **more: Any) -> Turn:
        who = self.who(hero)
        self.state.heroes[who].ready = False
        turn = self.state.turn = Turn(who, **more)
        return turn

    @property
    def active(self) -> Turn:
        assert self.state.turn is not None, "no hero is active"
        return self.state.turn

    def actions(self) -> list[Act]:
        """All that the active hero may do."""
        return activation.actions(self.state, self.content, self.active, self.speed())

    def options(self) -> list[str]:
        """The texts of all that the active hero may do."""
        return [str(option) for option in self.actions()]

    def speed(self) -> int:
        return movement.left(self.state, self.content, self.active)

    def act(self, action: str, *answers: Any, dice: Iterable[int] = ()) -> None:
        """Let the active hero do something; all scripted answers and dice must be used up."""
        self.t.script(dice, [action, *answers])
        run(activation.act(self.t), self.t)

    def run(self, step: Awaitable[Any], *answers: Any, dice: Iterable[int] = ()) -> Any:
        self.t.script(dice, answers)
        return run(step, self.t)

    def offered(self, start: str) -> list[str]:
        return [text for text in self.options() if text.startswith(start)]

    def name(self, who: int) -> str:
        return name(self.state, who)


@pytest.fixture(autouse=True)
def told(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test asks and tells what it did before."""
    yield from RECORD.watched(request.node.path.stem, request.node.name)


@pytest.fixture
def board(worlds: World) -> Callable[..., Board]:
    """Makes boards: `board()`, `board(mode="pvp")`, ..."""

    def make(**setup: Any) -> Board:
        return Board(worlds, **setup)

    return make


@pytest.fixture
def table(worlds: World) -> Callable[..., Board]:
    """Makes boards with everything as it is printed, and nothing else."""

    def make(**setup: Any) -> Board:
        return Board(worlds, printed=True, **setup)

    return make


@pytest.fixture
def cave(table: Callable[..., Board]) -> Callable[..., Board]:
    """Printed boards with the first hero of seat 0 in the middle of place 11, facing north; all others are at home."""

    def make(
        first: str, *rest: str, second: Iterable[str] = ("aveline", "jack-tallow", "oda-fenn", "hroda"), **setup: Any
    ) -> Board:
        mine = (first, *rest)
        theirs = tuple(hero if hero not in mine else "brunhild" for hero in second)
        spare = [one for one in ("petra", "lorna", "mysterios", "krom", "ildren") if one not in (*mine, *theirs)]
        b = table(picks=((*mine, *spare)[:4], theirs), **setup)
        b.tile(11)
        b.hero(first, 11, 4, facing="north")
        b.turn(first)
        return b

    return make
