"""What an Alliance sees as numbers, for learners."""

from __future__ import annotations

from itertools import chain
from operator import attrgetter

from undercroft.toolkit.observation import (
    Block,
    Kept,
    Observation,
    ends_of,
    halves,
    names_kept,
    number,
    packed,
)

from .board import PLACES
from .content import Content
from .state import HEROES, ChallengeToken, HeroFigure, MarkToken, MonsterToken, PlacedTile, State

SEATS, COLUMN = 4, 4
TURN_FIELDS = ("hero", "used", "movement", "resting", "spent", "spun", "attacked", "over", "idle", "drafted")
OWN_FIELDS = ("home", "drafted", "xp", "spent", "defeats", "hand_less")
TABLE = Block(
    "table",
    1,
    (
        "seat", "stage", "at", "round", "cycle", "initiative", "called", "upgrade_level", "solo_card", "solo_left",
        "tiles_left", "pool-1", "pool-2", "arches-1", "arches-2",
    ),
)  # fmt: skip
TURN = Block("turn", 1, (*TURN_FIELDS, "struck", "strikes"))
ALLIANCES = Block("alliances", SEATS, (*OWN_FIELDS, "cards", "deck", "discard"))
FIGURES = Block(
    "heroes",
    SEATS * HEROES,
    (
        "hero", "cell", "facing", "wounds", "poison", "ready", "down", "burst", "attacked", "peaceful", "face_down",
        *(f"column-{n}" for n in range(1, COLUMN + 1)),
    ),
)  # fmt: skip
MONSTERS = Block("monsters", 24, ("number", "monster", "cell", "facing", "ready", "wounds"))
TILES = Block("tiles", PLACES, ("tile", "turn", "doors", "level"))
CHALLENGES = Block("challenges", 16, ("cell", "level", "up", "known", "challenge"))
MARKS = Block("marks", 8, ("mark", "amount", "by", "on"))
OFFERED = Block("offered", 24, ("card",))
HAND = Block("hand", 8, ("card",))
PILE = Block("pile", 24, ("card",))
"""Heroes and alliances stand by seat. On offer are tiles and upgrades, at first heroes; the pile is what the seat has
discarded or put face down."""

TABLE_END, TURN_END, ALLIANCES_END = ends_of((TABLE, TURN, ALLIANCES))
_turn, _own, _buried = attrgetter(*TURN_FIELDS), attrgetter(*OWN_FIELDS), attrgetter("buried")


def _hero(one: HeroFigure) -> bytes:
    values = [
        number(one.card), one.cell, one.facing, one.wounds, one.poison, one.ready, one.down, number(one.burst),
        one.attacked, one.peaceful, len(one.buried), *map(number, one.column),
    ]  # fmt: skip
    return packed(values, len(FIGURES.columns))


def _monsters(monsters: dict[int, MonsterToken]) -> bytes:
    rows = [(who, number(one.card), one.cell, one.facing, one.ready, len(one.wounds)) for who, one in monsters.items()]
    return packed([*chain.from_iterable(rows)], MONSTERS.size)


def _tiles(tiles: dict[int, PlacedTile]) -> bytes:
    values = [0] * TILES.size
    for place, one in tiles.items():
        values[4 * place : 4 * place + 4] = (number(one.tile), one.turn, one.doors, one.level)
    return packed(values, TILES.size)


def _challenges(tokens: list[ChallengeToken]) -> bytes:
    """A face-down token shows its level only; a trap that was seen is known to all.  [alliance.search.trap-known]"""
    rows = [(one.cell, one.level, one.up, one.known, number(one.card) * (one.up or one.known)) for one in tokens]
    return packed([*chain.from_iterable(rows)], CHALLENGES.size)


def _marks(marks: list[MarkToken]) -> bytes:
    return packed([*chain.from_iterable((number(one.mark), one.amount, one.by, one.on) for one in marks)], MARKS.size)


hero = Kept(_hero)
heroes = Kept[list[HeroFigure]](lambda four: b"".join(map(hero, four)))
monsters, tiles, challenges, marks = Kept(_monsters), Kept(_tiles), Kept(_challenges), Kept(_marks)
offered, hand, pile = (names_kept(block.size) for block in (OFFERED, HAND, PILE))
NO_TURN, NO_HEROES = (0,) * TURN.size, bytes(FIGURES.size * 4)


def pack(state: State, content: Content, seat: int) -> bytearray:
    """What `view` tells, without what follows from it."""
    figures, mine, row = state.heroes, state.alliances[seat], state.hero_row
    values = [
        seat, number(state.stage), state.at, state.round, state.cycle, state.initiative, state.called,
        state.upgrade_level, number(state.solo_card), len(state.solo_deck), len(state.tile_stack), *state.pools[:2],
        *halves(state.arches),
    ]  # fmt: skip
    turn = state.turn
    values += (*_turn(turn), len(turn.struck), len(turn.strikes)) if turn is not None else NO_TURN
    for one in state.alliances:
        values += _own(one)
        values += (len(one.hand), len(one.deck), len(one.discard))
    buried = chain.from_iterable(map(_buried, figures[HEROES * seat : HEROES * seat + HEROES]))
    return bytearray().join(
        (
            packed(values, ALLIANCES_END),
            *[heroes(figures[at : at + HEROES]) for at in range(0, len(figures), HEROES)],
            NO_HEROES[len(figures) * 4 * len(FIGURES.columns) :],
            monsters(state.monsters),
            tiles(state.tiles),
            challenges(state.challenges),
            marks(state.marks),
            offered(state.tile_area + state.upgrade_area + (row if state.seats > 1 else row[-2:])),
            hand(mine.hand),
            pile([*mine.discard, *buried]),
        )
    )


OBSERVATION = Observation(
    (TABLE, TURN, ALLIANCES, FIGURES, MONSTERS, TILES, CHALLENGES, MARKS, OFFERED, HAND, PILE), pack
)
