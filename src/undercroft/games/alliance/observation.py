"""What an Alliance sees as numbers, for learners."""

from __future__ import annotations

from copy import copy
from itertools import chain
from operator import attrgetter

from undercroft.toolkit.observation import (
    Block,
    Latest,
    Observation,
    ends_of,
    halves,
    number,
    numbers,
    packed,
)

from .board import PLACES
from .content import Content
from .state import HEROES, ChallengeToken, HeroFigure, MarkToken, MonsterToken, PlacedTile, State

SEATS, COLUMN = 4, 4
TABLE_FIELDS = ("at", "round", "cycle", "initiative", "called", "upgrade_level")
TURN_FIELDS = ("hero", "used", "movement", "resting", "spent", "attacked", "over", "idle", "drafted")
OWN_FIELDS = ("home", "drafted", "xp", "spent", "defeats", "hand_less")
TABLE = Block(
    "table",
    1,
    (
        "seat", "stage", *TABLE_FIELDS, "solo_card", "solo_left", "tiles_left", "pool-1", "pool-2", "arches-1",
        "arches-2",
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
_turn, _own, _table = attrgetter(*TURN_FIELDS), attrgetter(*OWN_FIELDS), attrgetter(*TABLE_FIELDS)


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


NO_TURN = (0,) * TURN.size
HERO_BYTES = 4 * len(FIGURES.columns)


class Heroes:
    """The heroes as they were last seen: only who has changed is packed again."""

    def __init__(self) -> None:
        self.shown: list[HeroFigure] = []
        self.bytes = bytearray(4 * FIGURES.size)

    def __call__(self, heroes: list[HeroFigure]) -> bytearray:
        if len(heroes) != len(self.shown):
            self.shown, self.bytes = [*map(copy, heroes)], bytearray(4 * FIGURES.size)
            for who, one in enumerate(heroes):
                self._put(who, one)
        else:
            shown = self.shown
            for who, one in enumerate(heroes):
                if one != shown[who]:
                    shown[who] = copy(one)
                    self._put(who, one)
        return self.bytes

    def _put(self, who: int, one: HeroFigure) -> None:
        self.bytes[HERO_BYTES * who : HERO_BYTES * who + HERO_BYTES] = _hero(one)


class Onlooker:
    """Packs what `view` tells, without what follows from it."""

    def __init__(self) -> None:
        self.heroes = Heroes()
        self.monsters = Latest(_monsters, lambda tokens: {who: copy(one) for who, one in tokens.items()})
        self.tiles, self.challenges, self.marks = Latest(_tiles, dict), Latest(_challenges, list), Latest(_marks, list)
        self.offered = Latest[list[str]](lambda names: packed(numbers(names), OFFERED.size), list)
        self.hands = [Latest[list[str]](lambda names: packed(numbers(names), HAND.size), list) for _ in range(SEATS)]
        self.piles = [Latest[list[str]](lambda names: packed(numbers(names), PILE.size), list) for _ in range(SEATS)]

    def __call__(self, state: State, content: Content, seat: int) -> bytearray:
        figures, mine, row = state.heroes, state.alliances[seat], state.hero_row
        values = [
            seat, number(state.stage), *_table(state), number(state.solo_card), len(state.solo_deck),
            len(state.tile_stack), *state.pools[:2], *halves(state.arches),
        ]  # fmt: skip
        turn = state.turn
        values += (*_turn(turn), len(turn.struck), len(turn.strikes)) if turn is not None else NO_TURN
        for one in state.alliances:
            values += _own(one)
            values += (len(one.hand), len(one.deck), len(one.discard))
        pile = mine.discard[:]
        for hero in figures[HEROES * seat : HEROES * seat + HEROES]:
            if hero.buried:
                pile += hero.buried
        return bytearray().join(
            (
                packed(values, ALLIANCES_END),
                self.heroes(figures),
                self.monsters(state.monsters),
                self.tiles(state.tiles),
                self.challenges(state.challenges),
                self.marks(state.marks),
                self.offered(state.tile_area + state.upgrade_area + (row if state.seats > 1 else row[-2:])),
                self.hands[seat](mine.hand),
                self.piles[seat](pile),
            )
        )


OBSERVATION = Observation(
    (TABLE, TURN, ALLIANCES, FIGURES, MONSTERS, TILES, CHALLENGES, MARKS, OFFERED, HAND, PILE), Onlooker
)
