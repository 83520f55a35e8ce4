"""What a seat may see, and how the rest is dealt anew. The only place that hides secrets."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import deal_anew
from undercroft.kernel.randomness import Streams
from undercroft.toolkit.scene import SIDES

from .board import BEYOND, EAST, SOUTH, arch
from .content import Content
from .rules.abilities import armor, attack_bonus, dodge, health, monster_speed, speed
from .rules.battle import attacks_left
from .rules.borders import has_door, kind_of_door
from .rules.decks import hand_size
from .rules.movement import left
from .spine import penalty, score
from .state import FIRST_MONSTER, HEROES, ChallengeToken, HeroFigure, PlacedTile, State, own


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """Hands, decks, stacks, face-down tokens and face-down cards are secret; all else lies open.

    [alliance.draft.discard-open]
    """
    return {
        "stage": state.stage,
        "round": state.round,
        "cycle": state.cycle,
        "initiative": state.initiative,
        "hero_row": state.hero_row if state.seats > 1 else state.hero_row[-2:],
        "places": [place for place in range(25) if state.places >> place & 1],
        "tiles": [
            {"place": place, "tile": one.tile, "turn": one.turn, "doors": _doors(one), "level": one.level}
            for place, one in state.tiles.items()
        ],
        "borders": _borders(state),
        "heroes": [_hero(state, content, hero, seat) for hero in range(len(state.heroes))],
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
        "alliances": [_alliance(state, content, other, seat) for other in range(state.seats)],
        "penalty": penalty(state) if content.points.solo_cards else 0,
        "called": state.called,
    }


def _doors(tile: PlacedTile) -> list[str]:
    return [SIDES[side] for side in range(4) if tile.doors >> side & 1]


def _borders(state: State) -> list[dict[str, Any]]:
    """What stands on each side of every room, each border once: an arch, a closed door (normal, locked, or one into
    the unknown), a bare wall that may hide a door, or the frame, at which a door leads nowhere."""
    found = []
    for place in state.tiles:
        for side in range(4):
            beyond = BEYOND[place][side]
            if beyond not in state.tiles or side in (EAST, SOUTH):
                found.append({"place": place, "side": SIDES[side], "kind": _border(state, place, side, beyond)})
    return found


def _border(state: State, place: int, side: int, beyond: int) -> str:
    """[alliance.door.types, alliance.door.frame]"""
    here = has_door(state, place, side)
    if beyond < 0 or not state.places >> beyond & 1:
        return "blocked" if here else "frame"
    if beyond not in state.tiles:
        return "unknown" if here else "bare"
    if state.arches & arch(place, side):
        return "arch"
    return kind_of_door(here, has_door(state, beyond, side ^ 2))


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


def _hero(state: State, content: Content, hero: int, seat: int | None) -> dict[str, Any]:
    """[alliance.burst.cost]"""
    figure: HeroFigure = state.heroes[hero]
    card = content.heroes[figure.card]
    return {
        "hero": figure.card,
        "health": health(state, content, hero),
        "speed": speed(state, content, hero),
        "armor": armor(state, content, hero),
        "dodge": dodge(state, content, hero),
        "attack": max(0, card.attack + attack_bonus(state, content, hero, card.kind)),
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
        "buried": figure.buried if hero // HEROES == seat else None,
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


def _alliance(state: State, content: Content, other: int, seat: int | None) -> dict[str, Any]:
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
        "hand": alliance.hand if other == seat else None,
    }


# ------------------------------------------------------------------------------------------------------- dealing anew


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Deal anew all that a seat cannot see: decks, others' hands and face-down cards, stacks, face-down tokens."""
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
