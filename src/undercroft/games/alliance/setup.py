"""Set-up."""

from __future__ import annotations

from undercroft.kernel import Config, below, seeded, shuffle
from undercroft.kernel.randomness import Streams

from .board import LETTERS, PLACES, SOUTH
from .content import Content
from .content.definitions import COLORS, Frame
from .content.figures import POOLS, TILE_COUNTS, TILE_SLOTS
from .rules.borders import doors_of
from .state import HEROES, Alliance, PlacedTile, State


def setup(config: Config, content: Content) -> State:
    """The frame with its Starting Tiles, stacks, pools and the row of heroes.

    [alliance.setup.frame, alliance.setup.colors, alliance.setup.monsters, alliance.setup.tile-draft-area,
    alliance.setup.xp-reserve]
    """
    streams, seats = seeded(config.seed), config.seats
    frame = next(one for one in content.frames.values() if one.players == seats)
    stack = master_stack(content, seats, streams)
    area = [stack.pop() for _ in range(TILE_SLOTS)]
    return State(
        streams=streams,
        seats=seats,
        alliances=[Alliance(COLORS[seat], frame.entrances[seat][0]) for seat in range(seats)],
        tiles=starting_tiles(content, frame, seats),
        places=places_of(frame),
        tile_stack=stack,
        tile_area=area,
        hero_row=hero_row(content, seats, streams),
        upgrade_decks=upgrade_decks(content, streams),
        challenge_stacks=challenge_stacks(content, streams),
        pools=list(POOLS[seats]),
        initiative=below(streams, "initiative", seats),
        pvp=content.points.pvp,
        solo_deck=solo_deck(content, streams),
    )


def places_of(frame: Frame) -> int:
    """The places inside the Dungeon Frame as bits.  [alliance.component.frame]"""
    return sum(1 << place for place in range(PLACES) if frame.rows[place // 5][place % 5] == "#")


def starting_tiles(content: Content, frame: Frame, seats: int) -> dict[int, PlacedTile]:
    """Each Starting Tile with its coloured door (printed south) at an entrance of the frame.

    [alliance.setup.starting-tile, alliance.component.dungeon-tiles]
    """
    found = {}
    for seat in range(seats):
        place, side = frame.entrances[seat]
        turn = (LETTERS.index(side) - SOUTH) % 4
        tile = f"start-{COLORS[seat]}"
        level = content.points.starting_tile_level
        found[place] = PlacedTile(tile, turn, doors_of(content, tile, turn), level)
    return found


def master_stack(content: Content, seats: int, streams: Streams) -> list[str]:
    """Level III at the bottom, Level II on it, Level I on top; the rest goes back to the box unseen.

    [alliance.setup.master-stack, alliance.setup.tile-counts, alliance.setup.unused-tiles]
    """
    stack: list[str] = []
    for level in (3, 2, 1):
        tiles = [tile.id for tile in content.tiles.values() if tile.level == level and not tile.color]
        shuffle(streams, "tiles", tiles)
        stack += tiles[: TILE_COUNTS[seats][level - 1]]
    return stack


def hero_row(content: Content, seats: int, streams: Streams) -> list[str]:
    """Four heroes for each player and one more; alone, two for each of four picks.

    [alliance.setup.hero-row, alliance.solo.hero-draft]
    """
    heroes = list(content.heroes)
    shuffle(streams, "heroes", heroes)
    return heroes[: HEROES * seats + 1] if seats > 1 else heroes[: 2 * HEROES]


def upgrade_decks(content: Content, streams: Streams) -> list[list[str]]:
    """[alliance.setup.upgrade-decks]"""
    decks = []
    for level in (1, 2, 3):
        deck = [card.id for card in content.cards.values() if card.level == level for _ in range(card.copies)]
        shuffle(streams, "upgrades", deck)
        decks.append(deck)
    return decks


def challenge_stacks(content: Content, streams: Streams) -> list[list[str]]:
    """[alliance.setup.challenges]"""
    stacks = []
    for level in range(3):
        stack = [card.id for card in content.challenges.values() for _ in range(card.tokens[level])]
        shuffle(streams, "challenges", stack)
        stacks.append(stack)
    return stacks


def solo_deck(content: Content, streams: Streams) -> list[str]:
    """[alliance.solo.deck, alliance.setup.solo-deck-box]"""
    if not content.points.solo_cards:
        return []
    deck = list(content.solo)
    shuffle(streams, "solo", deck)
    return deck
