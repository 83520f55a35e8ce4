"""What always holds: no card, tile or figure is lost or doubled, and nobody shares a square."""

from __future__ import annotations

from undercroft.kernel import ContentError

from .content import Content
from .rules import gear, monsters
from .state import NO_CARD, State


def check(state: State, content: Content) -> None:
    """No card, tile or figure is lost or doubled, and nobody shares a square."""
    cards = [number for stack in state.stacks for number in stack]
    cards += [*state.discard, *state.lost, *state.drawn, *state.standard, *state.put_aside]
    cards += [caught.card for caught in state.caught]
    cards += [number for number in state.shop if number != NO_CARD]
    for who in state.heroes:
        cards += [*gear.owned(who), *who.hand]
    if sorted(cards) != list(range(len(content.numbered))):
        raise ContentError("a card is lost or doubled")
    deck = sum(monster.copies for monster in content.monsters.values())
    deck += sum(mod.copies for mod in content.modifications.values())
    if len(state.monster_deck) + len(state.monster_discard) != deck:
        raise ContentError("a monster card is lost or doubled")
    tiles = [*state.tiles, *(place.tile for place in state.dungeon.placements)]
    if len(set(tiles)) != len(tiles):
        raise ContentError("a tile is doubled")
    check_squares(state, content)


def check_squares(state: State, content: Content) -> None:
    """Everybody stands on a square of the board, each on its own."""
    here = content.atlas.board(state.dungeon)
    standing = [state.heroes[hero].square for hero in monsters.targets(state)] if state.moving < 0 else []
    standing += [monster.square for monster in state.monsters.values() if monster.square >= 0]
    if len(set(standing)) != len(standing):
        raise ContentError("two figures share a square")
    if any(not 0 <= square < here.size for square in standing):
        raise ContentError("a figure stands outside the board")
