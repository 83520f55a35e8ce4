"""The printed content by id, the rule points, and the table that the rules are written for."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Catalogue, Table

from ..board import Board
from ..state import State
from .definitions import (
    Armor,
    Behaviour,
    Companion,
    Creature,
    DarkCard,
    Faction,
    Furniture,
    Hero,
    HeroClass,
    Lore,
    MagicObject,
    Object,
    Race,
    Shield,
    Skill,
    SpecialElement,
    Spell,
    Treasure,
    Weapon,
)
from .quests import Quest
from .settlements import Service, TravelEvent


class Points(msgspec.Struct, frozen=True):
    """Rule points: figures and readings that an edition or a ruling can replace. See RULINGS.md."""

    scenario_die: tuple[str, ...] = ("obstacle", "obstacle", "encounter", "encounter", "power", "power")
    chart: tuple[tuple[str, str, str], ...] = (
        ("", "", "stunned"),
        ("", "", "stunned"),
        ("", "", "knocked-down"),
        ("", "knocked-down", "knocked-down"),
        ("knocked-down", "knocked-down", "knocked-down"),
    )
    """Rows: the attacker is much smaller, smaller, of the same size, larger, much larger. Columns: criticals."""
    riddle_penalty: int = -2
    chest_attempts: int = 1
    obstacle_roll_each_step: bool = False
    unlock_points: int = 1
    kill_points: tuple[int, int, int] = (1, 2, 3)
    """For a Grunt, an Elite and a Champion."""
    leader_points: int = 5
    goal_points: int = 5
    chest_points: int = 1
    disarm_points: int = 1
    riddle_points: int = 1
    knock_out_points: int = 5
    turn_points: int = 1
    overrun_points: int = 1
    fortune_points: int = 1
    total_darkness_penalty: int = -1
    resurrection_cost: int = 20
    inn_cost: int = 1


class Content(msgspec.Struct, frozen=True):
    """All that an edition prints."""

    races: Catalogue[Race]
    classes: Catalogue[HeroClass]
    skills: Catalogue[Skill]
    heroes: Catalogue[Hero]
    weapons: Catalogue[Weapon]
    armors: Catalogue[Armor]
    shields: Catalogue[Shield]
    objects: Catalogue[Object]
    magic: Catalogue[MagicObject]
    treasures: Catalogue[Treasure]
    lores: Catalogue[Lore]
    spells: Catalogue[Spell]
    furniture: Catalogue[Furniture]
    elements: Catalogue[SpecialElement]
    dark: Catalogue[DarkCard]
    behaviours: Catalogue[Behaviour]
    creatures: Catalogue[Creature]
    companions: Catalogue[Companion]
    factions: Catalogue[Faction]
    travel: Catalogue[TravelEvent]
    services: Catalogue[Service]
    quests: Catalogue[Quest]
    points: Points
    boards: dict[str, Board]

    def profile(self, card: str) -> Creature:
        """The profile of a creature, a mercenary or a pet."""
        return self.companions[card] if card in self.companions else self.creatures[card]


UTable = Table[State, Content]
