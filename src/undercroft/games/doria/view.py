"""What a seat may know: all but the face-down decks. Also conservation and the exhaustive list."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import ContentError, deal_anew
from undercroft.kernel.randomness import Streams

from .board import OFFSETS, RED, WALL, Board
from .content import Content
from .rules import doom, gear, monsters, phases, scenario
from .state import NO_CARD, PLACES, Caught, Hero, Monster, State

Named = list[str | int]
"""A card as its id and its number."""


def view(state: State, content: Content, seat: int | None) -> dict[str, Any]:
    """Decks are hidden from all; equipment, hit points and the shop are open to all.

    [doria.game.hidden-information]
    """
    here = content.atlas.board(state.dungeon)
    return {
        "mode": state.setting.mode,
        "scenario": state.setting.scenario,
        "to_do": scenario.to_do(state, content),
        "round": state.round,
        "phase": state.phase,
        "doom": doom.space(state.doom) if state.doom else "head",
        "level": state.level,
        "party": state.party,
        "xp": state.xp,
        "xp_price": phases.redeem_price(state, content),
        "monster_points": state.campaign_points + state.monster_points,
        "speaker": state.speaker,
        "active": state.active,
        "door_opened": state.door_opened,
        "heroes": [hero_view(state, content, here, who) for who in state.heroes],
        "monsters": [monster_view(state, content, here, who) for who in state.monsters.values()],
        "tiles": [msgspec.to_builtins(place) for place in state.dungeon.placements],
        "dungeon": msgspec.to_builtins(state.dungeon),
        "map": map_view(here),
        "doors": {
            "unopened": list(here.unopened),
            "opened": list(state.dungeon.opened),
            "blocked": list(state.dungeon.barred),
        },
        "treasures": list(state.treasures),
        "tokens": {str(square): token for square, token in state.tokens.items()},
        "ground": {str(square): element for square, element in state.ground.items()},
        "holes": list(state.dungeon.holes),
        "rubble": list(state.dungeon.rubble),
        "tally": dict(state.tally),
        "shop": [named(content, number) for number in state.shop],
        "gold": state.gold,
        "tile_in_hand": state.reveal.tile if state.reveal else "",
        "drawn": [named(content, number) for number in state.drawn],
        "traps": [trap_view(content, caught) for caught in state.caught],
        "standard": [named(content, number) for number in state.standard],
        "left": {
            "tiles": len(state.tiles),
            "loot": [len(stack) for stack in state.stacks],
            "monsters": len(state.monster_deck),
            "door_events": len(state.door_deck),
        },
        "discard": [named(content, number) for number in state.discard],
        "result": state.result,
    }


def named(content: Content, number: int) -> Named:
    return ["" if number == NO_CARD else content.numbered[number].id, number]


def trap_view(content: Content, caught: Caught) -> dict[str, Any]:
    """A trap that lasts: its card, the tiles that it fills and the characters that it holds."""
    return {"card": named(content, caught.card), "slots": list(caught.slots), "heroes": list(caught.heroes)}


def hero_view(state: State, content: Content, here: Board, who: Hero) -> dict[str, Any]:
    """A character sheet with all cards, each with its number."""
    return {
        "hero": who.kind,
        "seat": who.seat,
        "square": who.square,
        "at": here.xy(who.square) if who.square >= 0 else None,
        "attributes": list(who.attributes),
        "hp": [who.hp, who.max_hp],
        "pp": [who.pp, who.max_pp],
        "ip": who.ip,
        "ap": who.ap,
        "body": {place: named(content, number) for place, number in zip(PLACES, who.body, strict=True) if number >= 0},
        "belt": [named(content, number) for number in who.belt],
        "belt_places": gear.belt_places(content, who),
        "pack": [named(content, number) for number in who.pack],
        "hand": [named(content, number) for number in who.hand],
        "damaged": [number for number in gear.owned(who) if number in state.damaged],
        "charms": {str(number): state.charms[number] for number in gear.owned(who) if number in state.charms},
        "bonuses": list(who.bonuses),
        "xp": who.xp,
        "poison": who.poison,
        "unconscious": who.unconscious,
        "resting": who.resting,
        "held": who.held,
        "buried": who.buried,
        "disarmed": who.disarmed,
        "carries": who.carries,
        "boons": dict(who.boons),
        "lasting": dict(who.lasting),
        "away": who.away,
    }


def monster_view(state: State, content: Content, here: Board, who: Monster) -> dict[str, Any]:
    values = monsters.stats_of(state, content, who)
    return {
        "id": who.id,
        "monster": who.kind,
        "figure": who.figure,
        "square": who.square,
        "at": here.xy(who.square) if who.square >= 0 else None,
        "hp": [who.hp, max(who.hp, values.hp)],
        "mods": list(who.mods),
        "boss": who.boss,
        "poison": who.poison,
        "held": who.held,
        "buried": who.buried,
        "disarmed": who.disarmed,
        "acted": who.acted,
        "ap": values.ap,
        "attack_type": values.attack_type,
        "vulnerable": values.vulnerable,
        "element": values.element,
        "immune": sorted(values.immune),
        "range": values.range,
        "attack": values.attack,
        "defense": values.defense,
        "psi": values.psi,
        "damage": values.damage,
        "ar": values.ar,
    }


def map_view(here: Board) -> dict[str, Any]:
    """The squares by rows of text: `#` wall, `O` red border, `.` floor, blank nothing."""
    xs, ys = [x for x, _ in here.places], [y for _, y in here.places]
    rows = []
    for y in range(min(ys), max(ys) + 1):
        squares = [here.at(x, y) for x in range(min(xs), max(xs) + 1)]
        rows.append("".join(" " if at < 0 else {WALL: "#", RED: "O"}.get(here.kinds[at], ".") for at in squares))
    shut = [*here.unopened, *here.dungeon.barred]
    return {
        "left": min(xs),
        "top": min(ys),
        "rows": rows,
        "ways": ways(here),
        "shut": [way(here, door) for door in shut],
    }


def ways(here: Board) -> list[list[int]]:
    """Where one can step from tile to tile: x, y and side, once each, as the east or south side of a square."""
    found = []
    for square, (x, y) in enumerate(here.places):
        for side in (1, 2):
            other = here.at(x + OFFSETS[side][0], y + OFFSETS[side][1])
            if other >= 0 and other // 25 != square // 25 and other in here.near[square]:
                found.append([x, y, side])
    return found


def way(here: Board, door: int) -> list[int]:
    """A door by x, y and side."""
    return [*here.xy(door >> 2), door & 3]


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Shuffle everything that lies face down.  [doria.game.hidden-information]"""
    loot = [number for stack in state.stacks for number in stack]
    deal_anew(streams, loot)
    state.stacks = [[loot.pop() for _ in stack] for stack in state.stacks]
    for deck in (state.tiles, state.monster_deck, state.door_deck, state.boss_deck):
        deal_anew(streams, deck)


def check(state: State, content: Content) -> None:
    """No card, tile or figure is lost or doubled, and nobody shares a square."""
    cards = [number for stack in state.stacks for number in stack]
    cards += [*state.discard, *state.lost, *state.drawn, *state.standard, *(caught.card for caught in state.caught)]
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


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play."""
    bosses = [boss.id for boss in content.bosses.values() if boss.base]
    kinds = (content.cards, content.tiles, content.monsters, content.modifications, content.heroes)
    doors = content.door_events if content.points.door_event_deck else ()
    return [*(id for kind in kinds for id in kind), *bosses, *doors]
