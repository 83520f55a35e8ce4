"""The first edition (German): other decks, other figures, other rule points."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Layer, revised
from undercroft.toolkit.grid import Corners
from undercroft.toolkit.sight import Ends, SightRule

from ..content import Rubble
from ..content.first_edition import HEROES_DE, LOOT_DE, MODIFICATIONS_DE, MONSTERS_DE, TILES_DE
from ..content.standard import STANDARD, STANDARD_DE
from ..scenarios.kinds import Guard, Scenario
from .newer import NEWER_POINTS

STANDARD_LAYER: Layer[Any] = Layer("first edition", add=STANDARD_DE, withdraw=tuple(card.id for card in STANDARD))
"""The 16 standard items replace the 24.  [doria.comp.standard-items-de]"""

RIMED = Guard("d-4", kind="gargoyle", mods=("shielded",))

SCENARIOS_DE: Layer[Scenario] = Layer(
    "first edition", revise={"bell-8-bell": {"guards": (Guard("d-4", boss="rime-dragon"), RIMED, RIMED)}}
)
"""Its deck holds no Frost Creatures: the guards of the bell wear their ice as a shield."""

LAYERS: dict[str, Layer[Any]] = {
    "tiles": TILES_DE,
    "loot": LOOT_DE,
    "standard": STANDARD_LAYER,
    "monsters": MONSTERS_DE,
    "modifications": MODIFICATIONS_DE,
    "heroes": HEROES_DE,
    "scenarios": SCENARIOS_DE,
}

FIRST_POINTS = revised(
    NEWER_POINTS,
    {
        "belt_ap": 3,
        "two_handed_from_belt": True,
        "tn_bonus_kinds": ("ritual", "spell", "ward"),
        "repair_surcharge": (0, 0),
        "set_belt_ap": 0,
        "death_at": -40,
        "round_limit": 40,
        "level_limit": 5,
        "fresh_hp_on_level": True,
        "hero_level_rounds": (7, 14, 21),
        "extra_levels": False,
        "order_by_letter": False,
        "poisoned_monsters_suffer": False,
        "phase_f": ("zombies", "modifications", "traps", "scenario"),
        "crowd_at_entrance": False,
        "wake_choice_at_roll": True,
        "shop_traps_block": False,
        "shop_discard_needs_all": True,
        "traps_worth_gold": False,
        "swap_places": False,
        "area_traps_fill_rooms": True,
        "trap_rewards_group": False,
        "mods_pass_on": False,
        "zombies_all_multiply": False,
        "buried_stay": False,
        "rubble": Rubble("doria.marker.rubble-de", "doria.marker.rubble-buried-de", "doria.marker.rubble-clear-de"),
        "sight": SightRule(Ends.ANY_POINTS, Corners.CLEAR),
        "dodge_always": False,
        "dodge_needs": (),
        "innate_psi_needs": (),
        "loot_stops_at_trap": True,
        "fumbled_defense_damage": 0,
        "points_per_redeem": (3, 1),
        "redeem_factor": (1, 1),
        "xp_per_point": 3,
        "hero_bonuses": (
            "melee", "ranged", "magic", "damage", "parry", "psi-resistance", "initiative", "action-points", "range",
        ),
        "start_cards": (8, 7),
        "start_bonus_up_to": 1,
        "standard_first": False,
        "redraw_needed": True,
        "lightning_branches": False,
        "small_party_track": 1,
        "never_unconscious_up_to": 2,
        "negative_not_subtracted_up_to": 0,
        "doom_for_xp": False,
        "secret_on_dead_door_last": False,
        "secret_joins_parts": False,
        "joining": False,
        "door_event_deck": False,
        "room_events_book": False,
        "whole_tile_deck": True,
    },
)  # fmt: skip
