"""What a seat may see, and how the rest is dealt again. The only place that hides secrets."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from undercroft.kernel import deal_anew
from undercroft.kernel.randomness import Streams
from undercroft.toolkit.again import once
from undercroft.toolkit.scene import SIDES

from .board import BEYOND, EAST, KEPT, SOUTH, arch
from .content import Content
from .rules.abilities import Bearers, bearers, figures, monster_speed
from .rules.battle import attacks_left
from .rules.borders import kind_of_door
from .rules.decks import hand_size
from .rules.movement import left
from .spine import penalty, score
from .state import FIRST_MONSTER, HEROES, ChallengeToken, HeroFigure, State, own

DOORS = tuple(tuple(SIDES[side] for side in range(4) if doors >> side & 1) for doors in range(16))
"""The sides with doors, by their bits."""


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """Hands, decks, stacks, face-down tokens and face-down cards are secret; all else lies open.

    [alliance.draft.discard-open]
    """
    seen = once("open", shared_view, state, content)
    if seat is None:
        return seen
    heroes, alliances = list(seen["heroes"]), list(seen["alliances"])
    for hero in own(seat) if heroes else ():
        heroes[hero] = {**heroes[hero], "buried": state.heroes[hero].buried}
    alliances[seat] = {**alliances[seat], "hand": state.alliances[seat].hand}
    return {**seen, "heroes": heroes, "alliances": alliances}


def shared_view(state: State, content: Content) -> dict[str, Any]:
    """A copy for all seats: the state continues, and after an undo it is here again."""
    copied: dict[str, Any] = msgspec.to_builtins(open_view(state, content))
    return copied


def open_view(state: State, content: Content) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "stage": state.stage,
        "round": state.round,
        "cycle": state.cycle,
        "initiative": state.initiative,
        "hero_row": state.hero_row if state.seats > 1 else state.hero_row[-2:],
        "places": [place for place in range(25) if state.places >> place & 1],
        "tiles": [
            {"place": place, "tile": one.tile, "turn": one.turn, "doors": [*DOORS[one.doors]], "level": one.level}
            for place, one in state.tiles.items()
        ],
        "borders": [
            {"place": place, "side": side, "kind": kind}
            for place, side, kind in _borders(
                tuple([(place, one.doors) for place, one in state.tiles.items()]), state.places, state.arches
            )
        ],
        "heroes": _heroes(state, content) if state.heroes else [],
        "monsters": [_monster(state, content, who) for who in state.monsters],
        "challenges": [_challenge(token) for token in state.challenges],
        "challenges_left": [len(stack) for stack in state.challenge_stacks],
        "tile_area": state.tile_area,
        "tiles_left": len(state.tile_stack),
        "upgrade_area": state.upgrade_area,
        "upgrade_discard": state.upgrade_discard,
        "upgrade_level": state.upgrade_level,
        "upgrades_left": [len(deck) for deck in state.upgrade_decks],
        "pools": state.pools,
        "marks": [{"mark": one.mark, "amount": one.amount, "by": one.by, "on": one.on} for one in state.marks],
        "solo_card": state.solo_card,
        "solo_left": len(state.solo_deck),
        "turn": None if state.turn is None else _turn(state, content),
        "alliances": [_alliance(state, content, other) for other in range(state.seats)],
        "penalty": penalty(state) if content.points.solo_cards else 0,
        "called": state.called,
        "kept_on": state.kept_on,
    }


@lru_cache(maxsize=KEPT)
def _borders(lying: tuple[tuple[int, int], ...], places: int, arches: int) -> list[tuple[int, str, str]]:
    """What stands on each side of every room, each border once: an arch, a closed door (normal, locked, or one into
    the unknown), a bare wall that may hide a door, or the frame, at which a door leads nowhere. It is the same until
    a tile is laid or a door opened."""
    tiles, found = dict(lying), list[tuple[int, str, str]]()
    for place, doors in lying:
        for side in range(4):
            beyond = BEYOND[place][side]
            if beyond not in tiles or side in (EAST, SOUTH):
                inside = beyond >= 0 and bool(places >> beyond & 1)
                there = tiles.get(beyond) if inside else None
                opened = there is not None and bool(arches & arch(place, side))
                found.append((place, SIDES[side], _border(bool(doors >> side & 1), inside, there, side, opened)))
    return found


def _border(here: bool, inside: bool, there: int | None, side: int, opened: bool) -> str:
    """[alliance.door.types, alliance.door.frame]"""
    if not inside:
        return "blocked" if here else "frame"
    if there is None:
        return "unknown" if here else "bare"
    return "arch" if opened else kind_of_door(here, bool(there >> (side ^ 2) & 1))


def _monster(state: State, content: Content, who: int) -> dict[str, Any]:
    token = state.monsters[who]
    return {
        "id": who,
        "number": who - FIRST_MONSTER + 1,
        "card": token.card,
        "cell": token.cell,
        "facing": SIDES[token.facing],
        "ready": token.ready,
        "wounds": token.wounds,
        "health": content.monsters[token.card].health,
        "speed": monster_speed(state, content, who),
    }


def _heroes(state: State, content: Content) -> list[dict[str, Any]]:
    found = []
    for other in range(state.seats):
        auras = bearers(state, content, other)
        found += [_hero(state, content, hero, auras) for hero in own(other)]
    return found


def _hero(state: State, content: Content, hero: int, auras: Bearers) -> dict[str, Any]:
    """[alliance.burst.cost]"""
    figure: HeroFigure = state.heroes[hero]
    now = figures(state, content, hero, auras)
    return {
        "hero": figure.card,
        "health": now.health,
        "speed": now.speed,
        "armor": now.armor,
        "dodge": now.dodge,
        "attack": now.attack,
        "seat": hero // HEROES,
        "cell": figure.cell,
        "facing": SIDES[figure.facing],
        "wounds": figure.wounds,
        "poison": figure.poison,
        "ready": figure.ready,
        "down": figure.down,
        "burst": figure.burst,
        "column": figure.column,
        "face_down": len(figure.buried),
        "buried": None,
    }


def _challenge(token: ChallengeToken) -> dict[str, Any]:
    """A face-down token shows its level only; a trap that was seen is known to all.  [alliance.search.trap-known]"""
    return {
        "cell": token.cell,
        "level": token.level,
        "up": token.up,
        "known": token.known,
        "challenge": token.card if token.up or token.known else None,
    }


def _turn(state: State, content: Content) -> dict[str, Any]:
    turn = state.turn
    assert turn is not None
    return {
        "hero": turn.hero,
        "speed": left(state, content, turn),
        "attacks": max(0, attacks_left(state, content, turn)),
        "used": turn.used,
        "movement": turn.movement,
        "resting": turn.resting,
        "attacked": turn.attacked,
        "struck": turn.struck,
        "strikes": turn.strikes,
        "over": turn.over,
    }


def _alliance(state: State, content: Content, other: int) -> dict[str, Any]:
    alliance = state.alliances[other]
    return {
        "hand_size": hand_size(state, content, other),
        "color": alliance.color,
        "home": alliance.home,
        "picks": alliance.picks,
        "xp": alliance.xp,
        "spent": alliance.spent,
        "defeats": alliance.defeats,
        "score": score(state, other),
        "drafted": alliance.drafted,
        "artifacts": alliance.artifacts,
        "cards": len(alliance.hand),
        "deck": len(alliance.deck),
        "discard": alliance.discard,
        "hand": None,
    }


# ------------------------------------------------------------------------------------------------------- dealing again


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Deal again all that a seat cannot see: decks, others' hands and face-down cards, stacks, face-down tokens."""
    for other in range(state.seats):
        _redeal_alliance(state, other, other == seat, streams)
    for deck in (*state.upgrade_decks, state.solo_deck):
        deal_anew(streams, deck)
    _redeal_tiles(state, content, streams)
    _redeal_challenges(state, streams)
    if state.seats == 1 and state.stage == "pick":
        rest = state.hero_row[:-2]
        deal_anew(streams, rest)
        state.hero_row[:-2] = rest


def _redeal_alliance(state: State, other: int, own_cards: bool, streams: Streams) -> None:
    alliance = state.alliances[other]
    if own_cards:
        deal_anew(streams, alliance.deck)
        return
    figures = [state.heroes[hero] for hero in own(other)] if state.heroes else []
    pool = alliance.deck + alliance.hand + [card for figure in figures for card in figure.buried]
    deal_anew(streams, pool)
    alliance.hand = [pool.pop() for _ in alliance.hand]
    for figure in figures:
        figure.buried = tuple([pool.pop() for _ in figure.buried])
    alliance.deck = pool


def _redeal_tiles(state: State, content: Content, streams: Streams) -> None:
    """Any tile of its level that has not been seen may lie in the stack, also those that went back to the box."""
    seen = {*state.tile_area, *(one.tile for one in state.tiles.values()), *state.box}
    for level in (1, 2, 3):
        slots = [index for index, tile in enumerate(state.tile_stack) if content.tiles[tile].level == level]
        unseen = [
            one.id for one in content.tiles.values() if one.level == level and not one.color and one.id not in seen
        ]
        deal_anew(streams, unseen)
        for index, tile in zip(slots, unseen, strict=False):
            state.tile_stack[index] = tile


def _redeal_challenges(state: State, streams: Streams) -> None:
    """Face-down tokens and the stack of their level are mixed, known traps aside."""
    for level in (1, 2, 3):
        stack = state.challenge_stacks[level - 1]
        down = [
            index
            for index, token in enumerate(state.challenges)
            if token.level == level and not token.up and not token.known
        ]
        pool = stack + [state.challenges[index].card for index in down]
        deal_anew(streams, pool)
        for index in down:
            token = state.challenges[index]
            state.challenges[index] = ChallengeToken(pool.pop(), level, token.cell)
        state.challenge_stacks[level - 1] = pool
