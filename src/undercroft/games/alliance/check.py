"""What must never be lost: every card, tile and token is somewhere, once. And all that is printed, by id."""

from __future__ import annotations

from collections import Counter

from undercroft.kernel import ContentError

from .board import PLACE
from .content import Content
from .content.figures import TILE_COUNTS
from .rules.opening import generic_cards
from .state import State


def check(state: State, content: Content) -> None:
    """No card, tile or token is lost or doubled, and nobody stands in anybody's space outside a movement."""
    _check_cards(state, content)
    _check_tiles(state, content)
    _check_challenges(state, content)
    active = state.turn.hero if state.turn is not None else -1
    cells = [figure.cell for hero, figure in enumerate(state.heroes) if hero != active and figure.cell >= 0]
    cells += [token.cell for token in state.monsters.values()]
    if len(cells) != len(set(cells)):
        raise ContentError("two characters stand in one space")
    for cell in cells:
        if PLACE[cell] not in state.tiles:
            raise ContentError("a character stands off the tiles")


def _check_cards(state: State, content: Content) -> None:
    there = Counter(card for card in state.box if card in content.cards)
    for deck in (*state.upgrade_decks, state.upgrade_area, state.upgrade_discard):
        there.update(card for card in deck if card)
    for alliance in state.alliances:
        there.update([*alliance.hand, *alliance.deck, *alliance.discard, *alliance.artifacts])
    for figure in state.heroes:
        there.update([*figure.column, *figure.buried])
    wanted = Counter({card.id: card.copies for card in content.cards.values() if card.level})
    if state.heroes:
        heroes, most = {figure.card for figure in state.heroes}, 1 if content.points.generic else 3
        wanted.update(card.id for card in content.cards.values() if card.hero in heroes and card.number <= most)
        wanted.update(generic_cards(content) * state.seats if content.points.generic else [])
    if there != wanted:
        raise ContentError(f"cards are lost or doubled: {sorted((there - wanted) + (wanted - there))}")


def _check_tiles(state: State, content: Content) -> None:
    tiles = [one for one in (*state.tile_stack, *state.tile_area) if one]
    tiles += [one.tile for one in state.tiles.values()] + [one for one in state.box if one in content.tiles]
    if len(set(tiles)) != len(tiles) or len(tiles) != sum(TILE_COUNTS[state.seats]) + state.seats:
        raise ContentError("a tile is lost or doubled")


def _check_challenges(state: State, content: Content) -> None:
    there = Counter(card for stack in state.challenge_stacks for card in stack)
    there.update(token.card for token in state.challenges)
    there.update(card for card in state.box if card in content.challenges)
    if there != Counter({card.id: sum(card.tokens) for card in content.challenges.values()}):
        raise ContentError("a challenge token is lost or doubled")


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play."""
    tiles = [tile.id for tile in content.tiles.values() if not tile.color]
    cards = [card.id for card in content.cards.values() if card.hero or card.level]
    return [*content.heroes, *cards, *content.monsters, *content.challenges, *tiles, *content.solo]
