"""The state of a game: plain typed data. Heroes are numbered 4 x seat + k, monsters from 100 on; `who` means either.

Nothing in here refers back to what holds it, so that Python's collector of cycles need not look (`gc=False`).
What has its usual value, as most of it has, is not packed (`omit_defaults`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import GameState

FIRST_MONSTER = 100
NOBODY = -1
NOWHERE = -1
HEROES = 4
"""Heroes of an Alliance.  [alliance.overview.alliance-size]"""


class HeroFigure(msgspec.Struct, gc=False, omit_defaults=True):
    """A hero: card, figure, token and column. Wounds are counted, as excess always is of the latest kind.

    [alliance.component.hero-figure, alliance.component.hero-token]
    """

    card: str
    cell: int = NOWHERE
    facing: int = 0
    wounds: int = 0
    poison: int = 0
    ready: bool = True
    down: bool = False
    burst: Literal["", "speed", "attack", "heal", "repeat"] = ""
    attacked: bool = False
    """Has attacked in this round, or since it hid."""
    peaceful: bool = False
    """Declared not to attack this round, by a second movement or a rest."""
    column: tuple[str, ...] = ()
    based: tuple[str, ...] = ()
    """Cards of the column that were played for their base attack instead of their bonus."""
    buried: tuple[str, ...] = ()
    """Face-down cards of a Burst of Strength."""


class MonsterToken(msgspec.Struct, gc=False, omit_defaults=True):
    """A monster on the board. `wounds`: the seat of each Wound Token in the order of placement."""

    card: str
    cell: int
    facing: int
    ready: bool = True
    wounds: tuple[int, ...] = ()


class ChallengeToken(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A challenge on the board. `up`: face up; `known`: a trap that was seen and turned down again."""

    card: str
    level: int
    cell: int
    up: bool = False
    known: bool = False


class PlacedTile(msgspec.Struct, frozen=True, gc=False):
    """A tile as it lies: turned clockwise by quarters. `doors`: the sides with doors as bits, N 1, E 2, S 4, W 8."""

    tile: str
    turn: int
    doors: int
    level: int


class MarkToken(msgspec.Struct, frozen=True, gc=False):
    """A Hero Token on the map: the effect that hero `by` put on a character."""

    mark: str
    amount: int
    by: int
    on: int


class Alliance(msgspec.Struct, gc=False, omit_defaults=True):
    """What lies before one player.  [alliance.setup.draft-chart, alliance.component.defeated-tokens]"""

    color: str
    home: int
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    picks: list[str] = []
    artifacts: tuple[str, ...] = ()
    drafted: int = 0
    xp: int = 0
    spent: int = 0
    defeats: int = 0
    hand_less: int = 0


class Turn(msgspec.Struct, gc=False, omit_defaults=True):
    """A hero's activation: what the rulebook calls its turn.  [alliance.cycle.turn-term]"""

    hero: int
    used: int = 0
    """Speed points used up in this movement."""
    movement: int = 1
    resting: bool = False
    spent: bool = False
    """Some Speed point has been spent: no second attack."""
    attacked: bool = False
    """An attack, be it a pet's, has ended all movement and turning."""
    struck: tuple[int, ...] = ()
    """Whom the hero has attacked."""
    strikes: tuple[str, ...] = ()
    """The attack cards and pets that have been used."""
    over: bool = False
    idle: bool = True
    """Nothing has been done yet."""
    swapped: int = NOWHERE
    drafted: bool = False


class State(GameState, kw_only=True, omit_defaults=True):
    """All that can change. The top of every deck is the end of its list."""

    seats: int
    alliances: list[Alliance]
    tiles: dict[int, PlacedTile]
    places: int
    """The places inside the Dungeon Frame, as bits."""
    tile_stack: list[str]
    tile_area: list[str]
    hero_row: list[str]
    upgrade_decks: list[list[str]]
    """The decks of levels I to III; the first `upgrade_level - 1` of them are out of use."""
    challenge_stacks: list[list[str]]
    pools: list[int]
    initiative: int
    pvp: bool = False
    heroes: list[HeroFigure] = []
    monsters: dict[int, MonsterToken] = {}
    next_monster: int = FIRST_MONSTER
    challenges: list[ChallengeToken] = []
    arches: int = 0
    upgrade_level: int = 1
    upgrade_area: list[str] = []
    upgrade_discard: list[str] = []
    box: list[str] = []
    """Cards and tiles that have left the game."""
    solo_deck: list[str] = []
    solo_card: str = ""
    marks: list[MarkToken] = []
    stage: Literal["pick", "place", "heroes", "draft", "draw", "monsters", "end", "over"] = "pick"
    at: int = 0
    """Which of the seats acts, counted in the order of the stage."""
    round: int = 1
    cycle: int = 1
    turn: Turn | None = None
    called: bool = False
    """The early end has been called."""
    kept_on: bool = False
    """The solo player plays on in spite of it."""


def own(seat: int) -> range:
    """The heroes of a seat."""
    return _OWN[seat]


_OWN = tuple([range(HEROES * seat, HEROES * seat + HEROES) for seat in range(4)])


def is_hero(who: int) -> bool:
    return 0 <= who < FIRST_MONSTER


def figure(state: State, who: int) -> HeroFigure | MonsterToken:
    """The figure or token of a character."""
    return state.heroes[who] if who < FIRST_MONSTER else state.monsters[who]


def name(state: State, who: int) -> str:
    """How options name a character: a hero by card, a monster by card and number."""
    return state.heroes[who].card if who < FIRST_MONSTER else f"{state.monsters[who].card}-{who}"
