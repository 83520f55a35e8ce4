"""Set-up."""

from __future__ import annotations

from undercroft.kernel import Config, below, seeded, shuffle

from . import book
from .content import Content
from .state import FULL_HEALTH, WIDTH, Room, State, Thief

STAIRS = WIDTH * (WIDTH // 2) + WIDTH // 2
GOAL = {"cellar": 4, "vault": 6}


def setup(config: Config, content: Content) -> State:
    """Stairs in the middle, tiles and tricks shuffled, two tricks each.

    [cellar.setup.stairs, cellar.setup.hands, cellar.setup.stack, cellar.setup.goal, cellar.campaign.vault]
    """
    streams = seeded(config.seed)
    deck = [card.id for card in content.cards.values() for _ in range(card.copies)]
    shuffle(streams, "deck", deck)
    stack = [tile.id for tile in content.tiles.values() for _ in range(tile.copies)]
    shuffle(streams, "tiles", stack)
    bury(stack, "counting-room", below(streams, "tiles", 4))
    tricks = 2 + min(2, book.read(config.legacy or {}).silver // 6)
    thieves = [Thief(STAIRS, FULL_HEALTH, [deck.pop() for _ in range(tricks)]) for _ in range(config.seats)]
    return State(
        streams=streams,
        thieves=thieves,
        rooms={STAIRS: Room("stairs", ("north", "east", "south", "west"))},
        silver={STAIRS: 0},
        rats={STAIRS: 0},
        stack=stack,
        deck=deck,
        goal=GOAL[config.scenario] + config.seats,
        noise=2 if config.scenario == "vault" else 0,
        wakes_at=content.points.wakes_at(config.mode),
        open_hands=bool(config.options["open-hands"]),
        scenario=config.scenario,
    )


def bury(stack: list[str], tile: str, depth: int) -> None:
    """Put a tile among the lowest; the top of the stack is the end of the list."""
    stack.remove(tile)
    stack.insert(depth, tile)
