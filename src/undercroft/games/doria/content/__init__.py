"""Printed content as one edition prints it, and the edition's rule points."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import Catalogue, Table
from undercroft.toolkit.grid import Corners
from undercroft.toolkit.sight import Ends, SightRule

from ..board import Atlas
from ..state import State
from .definitions import AGI, WIS, Boss, Card, DoorEvent, Hero, Modification, Monster, Need, RoomEvent, Tile


class Rubble(msgspec.Struct, frozen=True):
    """Where an edition's book speaks of rubble: what it is, who lies under it, and how it is cleared away."""

    lies: str
    buries: str
    cleared: str


class Points(msgspec.Struct, frozen=True):
    """Rules and figures that differ between the editions; the values here are the newer edition's."""

    belt_ap: int = 4
    pack_ap: int = 10
    belt_places: int = 3
    two_handed_from_belt: bool = False
    tn_bonus_kinds: tuple[str, ...] = (
        "ritual",
        "spell",
        "ward",
        "potion",
        "tool",
        "accessory",
        "armor",
        "melee",
        "ranged",
    )
    repair_surcharge: tuple[int, int] = (4, 10)
    set_belt_ap: int = 4
    death_at: int = -20
    round_limit: int = 0
    level_limit: int = 0
    fresh_hp_on_level: bool = False
    hero_level_rounds: tuple[int, ...] = (7, 13, 18)
    extra_levels: bool = True
    order_by_letter: bool = True
    poisoned_monsters_suffer: bool = True
    phase_f: tuple[str, ...] = ("modifications", "traps", "zombies", "scenario")
    crowd_at_entrance: bool = True
    wake_choice_at_roll: bool = False
    shop_traps_block: bool = True
    shop_discard_needs_all: bool = False
    traps_worth_gold: bool = True
    swap_places: bool = True
    area_traps_fill_rooms: bool = False
    trap_rewards_group: bool = True
    mods_pass_on: bool = True
    zombies_all_multiply: bool = True
    buried_stay: bool = True
    rubble: Rubble = Rubble("doria.marker.rubble-en", "doria.marker.rubble-buried-en", "doria.marker.rubble-clear-en")
    push_last: bool = True
    sight: SightRule = SightRule(Ends.ANY_POINTS, Corners.CUT)
    dodge_always: bool = True
    dodge_needs: tuple[Need, ...] = ((AGI, 5),)
    innate_psi_needs: tuple[Need, ...] = ((WIS, 5),)
    loot_stops_at_trap: bool = False
    fumbled_defense_damage: int = 1
    points_per_redeem: tuple[int, int] = (1, 1)
    redeem_factor: tuple[int, int] = (1, 3)
    xp_per_point: int = 1
    hero_bonuses: tuple[str, ...] = (
        "melee", "ranged", "magic", "damage", "defense-psi", "regeneration", "initiative", "action-points", "range",
    )  # fmt: skip
    start_cards: tuple[int, int] = (10, 8)
    start_bonus_up_to: int = 2
    standard_first: bool = True
    redraw_needed: bool = False
    lightning_branches: bool = True
    small_party_track: int = 0
    never_unconscious_up_to: int = 1
    negative_not_subtracted_up_to: int = 1
    doom_for_xp: bool = True
    secret_on_dead_door_last: bool = True
    secret_joins_parts: bool = True
    joining: bool = True
    door_event_deck: bool = True
    room_events_book: bool = True
    whole_tile_deck: bool = False


class Content(msgspec.Struct, frozen=True):
    """All that is printed. `numbered` says which card each number in the state is: loot, standard, campaign items."""

    tiles: Catalogue[Tile]
    cards: Catalogue[Card]
    monsters: Catalogue[Monster]
    modifications: Catalogue[Modification]
    bosses: Catalogue[Boss]
    door_events: Catalogue[DoorEvent]
    room_events: Catalogue[RoomEvent]
    heroes: Catalogue[Hero]
    scenarios: Catalogue[Any]
    points: Points
    loot: int
    standard: int
    numbered: tuple[Card, ...]
    atlas: Atlas
    memo: dict[Any, Any] = {}


DoriaTable = Table[State, Content]


def assemble(
    *,
    tiles: Catalogue[Tile],
    loot: Catalogue[Card],
    standard: Catalogue[Card],
    campaign: Catalogue[Card],
    monsters: Catalogue[Monster],
    modifications: Catalogue[Modification],
    bosses: Catalogue[Boss],
    door_events: Catalogue[DoorEvent],
    room_events: Catalogue[RoomEvent],
    heroes: Catalogue[Hero],
    scenarios: Catalogue[Any],
    points: Points,
) -> Content:
    """Number the cards: every copy of a loot card, then one of each standard and campaign item."""
    deck = [card for card in loot.values() for _ in range(card.copies)]
    cards = [*loot.values(), *standard.values(), *campaign.values()]
    return Content(
        tiles=tiles,
        cards=Catalogue("cards", cards, loot.content, loot.later | standard.later | campaign.later),
        monsters=monsters,
        modifications=modifications,
        bosses=bosses,
        door_events=door_events,
        room_events=room_events,
        heroes=heroes,
        scenarios=scenarios,
        points=points,
        loot=len(deck),
        standard=len(deck) + len(standard),
        numbered=(*deck, *standard.values(), *campaign.values()),
        atlas=Atlas(tiles, points.sight),
    )
