"""What a seat may know: all but the face-down decks. Also the exhaustive list of what is printed."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import deal_anew
from undercroft.kernel.randomness import Streams

from .board import Board
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
        "initiative": monsters.initiative(state, content, who),
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


def redeal(state: State, content: Content, seat: int | None, streams: Streams) -> None:
    """Shuffle everything that lies face down.  [doria.game.hidden-information]"""
    loot = [number for stack in state.stacks for number in stack]
    deal_anew(streams, loot)
    state.stacks = [[loot.pop() for _ in stack] for stack in state.stacks]
    for deck in (state.tiles, state.monster_deck, state.door_deck, state.boss_deck):
        deal_anew(streams, deck)


def printed(content: Content) -> list[str]:
    """Every id that the exhaustive run must have seen in play."""
    bosses = [boss.id for boss in content.bosses.values() if boss.base]
    kinds = (content.cards, content.tiles, content.monsters, content.modifications, content.heroes)
    doors = content.door_events if content.points.door_event_deck else ()
    rooms = content.room_events if content.points.room_events_book else ()
    return [*(id for kind in kinds for id in kind), *bosses, *doors, *rooms]
